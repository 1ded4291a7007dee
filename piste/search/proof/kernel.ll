; kernel.c ad507ee7ddfa744aa53a8b83425880895041ad1a5e1f0977f69ac874e5247726

%struct.Work = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, [16 x i64], [16 x i64], [16 x ptr], [16 x ptr], [16 x i64], ptr, [16 x ptr], ptr, ptr, [16 x i64], [16 x ptr], [1024 x double], [1024 x double], [1024 x double], [1024 x double], [65 x double], [32 x double], [33 x double], [33 x double], [32 x double], [1024 x i64], [16 x i64], [512 x [16 x double]], [512 x [16 x double]], [1024 x double], [1024 x [16 x double]], [64 x [16 x i32]], [64 x double], i64, [16 x [1024 x i64]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x i64]], %struct.Logs }
%struct.Logs = type { [2048 x double], [2048 x double] }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Goal = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double }
%struct.Table = type { i64, ptr, ptr, ptr, ptr, i64, ptr }
%struct.Best = type { double, i64, i64, i64, [16 x i64] }
%struct.Regions = type { i64, [65 x i64], [65 x i64] }
%struct.Intervals = type { i64, i64, i64, ptr, ptr, ptr, ptr }

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
  %70 = add i64 %12, 35248
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
  %118 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %76
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
  %194 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %126
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
  %242 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %200
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
  %284 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %283
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
  %310 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %296, i64 %305
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
  %324 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %296, i64 %315
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
  %341 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %296, i64 %332
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
  %354 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %296, i64 %347
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
  %385 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %372, i64 %257
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
  %423 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %389, i64 %257
  store double %422, ptr %423, align 8
  %424 = load double, ptr %385, align 8
  %425 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %389, i64 %257
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
  br i1 %455, label %456, label %2415

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
  %506 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %459
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
  br i1 %455, label %518, label %2415

518:                                              ; preds = %517
  %519 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  %520 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 50
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

539:                                              ; preds = %518, %2410
  %540 = phi i64 [ 1, %518 ], [ %2411, %2410 ]
  %541 = phi i64 [ 0, %518 ], [ %2412, %2410 ]
  %542 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %541
  %543 = load i64, ptr %542, align 8
  %544 = load ptr, ptr %519, align 8
  %545 = getelementptr inbounds ptr, ptr %544, i64 %543
  %546 = load ptr, ptr %545, align 8
  %547 = load i64, ptr %546, align 8
  %548 = icmp eq i64 %547, 0
  br i1 %548, label %2637, label %549

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
  %703 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %678, i64 %699
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
  %715 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %678, i64 %711
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
  %723 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %678, i64 %720
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
  %1288 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %1245
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
  %1779 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %543, i64 %1763
  store i64 %1764, ptr %1779, align 8
  %1780 = load i64, ptr %734, align 8
  %1781 = add nsw i64 %1780, 1
  store i64 %1781, ptr %734, align 8
  %1782 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %543, i64 %1780
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
  %1798 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 50, i32 1, i64 %1793
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
  %1840 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 50, i32 1, i64 %1793
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
  %2085 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 50, i32 1, i64 %2080
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
  %2127 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 50, i32 1, i64 %2080
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
  %2135 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %543, i64 %1913
  store i64 %2134, ptr %2135, align 8
  %2136 = load i64, ptr %734, align 8
  %2137 = add nsw i64 %2136, 1
  store i64 %2137, ptr %734, align 8
  %2138 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %543, i64 %2136
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
  br i1 %2154, label %2637, label %2155

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
  br label %2189

2177:                                             ; preds = %2262, %2155
  %2178 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %543
  store i64 0, ptr %2178, align 8
  %2179 = load i64, ptr %1, align 8
  %2180 = load i64, ptr %521, align 8
  %2181 = add nsw i64 %2180, %2179
  %2182 = icmp sgt i64 %2181, 0
  br i1 %2182, label %2183, label %2265

2183:                                             ; preds = %2177
  %2184 = load ptr, ptr %0, align 8
  %2185 = getelementptr inbounds %struct.Problem, ptr %2184, i64 0, i32 7
  %2186 = load ptr, ptr %2185, align 8
  %2187 = getelementptr inbounds %struct.Problem, ptr %2184, i64 0, i32 1
  %2188 = getelementptr inbounds %struct.Problem, ptr %2184, i64 0, i32 6
  br label %2279

2189:                                             ; preds = %2161, %2262
  %2190 = phi i64 [ 0, %2161 ], [ %2263, %2262 ]
  %2191 = add nsw i64 %2169, %2190
  %2192 = getelementptr inbounds i64, ptr %2164, i64 %2191
  %2193 = load i64, ptr %2192, align 8
  %2194 = icmp eq i64 %2193, 0
  br i1 %2194, label %2262, label %2195

2195:                                             ; preds = %2189
  %2196 = load ptr, ptr %2170, align 8
  %2197 = getelementptr inbounds ptr, ptr %2196, i64 %543
  %2198 = load ptr, ptr %2197, align 8
  %2199 = getelementptr inbounds %struct.Table, ptr %2198, i64 0, i32 1
  %2200 = load ptr, ptr %2199, align 8
  %2201 = getelementptr inbounds ptr, ptr %2200, i64 %2193
  %2202 = load ptr, ptr %2201, align 8
  %2203 = icmp slt i64 %2190, %2156
  %2204 = icmp eq ptr %2202, null
  br i1 %2204, label %2262, label %2205

2205:                                             ; preds = %2195
  %2206 = select i1 %2203, double 0x7FF0000000000000, double 0.000000e+00
  br i1 %2172, label %2259, label %2207

2207:                                             ; preds = %2205
  br i1 %2174, label %2243, label %2208

2208:                                             ; preds = %2207
  %2209 = load ptr, ptr %573, align 8
  %2210 = load ptr, ptr %573, align 8
  br label %2211

2211:                                             ; preds = %2238, %2208
  %2212 = phi double [ %2206, %2208 ], [ %2239, %2238 ]
  %2213 = phi i64 [ 0, %2208 ], [ %2240, %2238 ]
  %2214 = phi i64 [ 0, %2208 ], [ %2241, %2238 ]
  %2215 = getelementptr inbounds i32, ptr %2209, i64 %2213
  %2216 = load i32, ptr %2215, align 4
  %2217 = sext i32 %2216 to i64
  %2218 = getelementptr inbounds double, ptr %2202, i64 %2217
  %2219 = load double, ptr %2218, align 8
  br i1 %2203, label %2220, label %2222

2220:                                             ; preds = %2211
  %2221 = fcmp olt double %2219, %2212
  br i1 %2221, label %2224, label %2225

2222:                                             ; preds = %2211
  %2223 = fcmp ogt double %2219, %2212
  br i1 %2223, label %2224, label %2225

2224:                                             ; preds = %2222, %2220
  br label %2225

2225:                                             ; preds = %2224, %2222, %2220
  %2226 = phi double [ %2219, %2224 ], [ %2212, %2220 ], [ %2212, %2222 ]
  %2227 = or i64 %2213, 1
  %2228 = getelementptr inbounds i32, ptr %2210, i64 %2227
  %2229 = load i32, ptr %2228, align 4
  %2230 = sext i32 %2229 to i64
  %2231 = getelementptr inbounds double, ptr %2202, i64 %2230
  %2232 = load double, ptr %2231, align 8
  br i1 %2203, label %2235, label %2233

2233:                                             ; preds = %2225
  %2234 = fcmp ogt double %2232, %2226
  br i1 %2234, label %2237, label %2238

2235:                                             ; preds = %2225
  %2236 = fcmp olt double %2232, %2226
  br i1 %2236, label %2237, label %2238

2237:                                             ; preds = %2235, %2233
  br label %2238

2238:                                             ; preds = %2237, %2235, %2233
  %2239 = phi double [ %2232, %2237 ], [ %2226, %2235 ], [ %2226, %2233 ]
  %2240 = add nuw i64 %2213, 2
  %2241 = add i64 %2214, 2
  %2242 = icmp eq i64 %2241, %2175
  br i1 %2242, label %2243, label %2211

2243:                                             ; preds = %2238, %2207
  %2244 = phi double [ undef, %2207 ], [ %2239, %2238 ]
  %2245 = phi double [ %2206, %2207 ], [ %2239, %2238 ]
  %2246 = phi i64 [ 0, %2207 ], [ %2240, %2238 ]
  br i1 %2176, label %2259, label %2247

2247:                                             ; preds = %2243
  %2248 = load ptr, ptr %573, align 8
  %2249 = getelementptr inbounds i32, ptr %2248, i64 %2246
  %2250 = load i32, ptr %2249, align 4
  %2251 = sext i32 %2250 to i64
  %2252 = getelementptr inbounds double, ptr %2202, i64 %2251
  %2253 = load double, ptr %2252, align 8
  br i1 %2203, label %2256, label %2254

2254:                                             ; preds = %2247
  %2255 = fcmp ogt double %2253, %2245
  br i1 %2255, label %2258, label %2259

2256:                                             ; preds = %2247
  %2257 = fcmp olt double %2253, %2245
  br i1 %2257, label %2258, label %2259

2258:                                             ; preds = %2256, %2254
  br label %2259

2259:                                             ; preds = %2243, %2258, %2256, %2254, %2205
  %2260 = phi double [ %2206, %2205 ], [ %2244, %2243 ], [ %2253, %2258 ], [ %2245, %2256 ], [ %2245, %2254 ]
  %2261 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2190, i64 %543
  store double %2260, ptr %2261, align 8
  br label %2262

2262:                                             ; preds = %2189, %2195, %2259
  %2263 = add nuw nsw i64 %2190, 1
  %2264 = icmp slt i64 %2263, %2158
  br i1 %2264, label %2189, label %2177

2265:                                             ; preds = %2298, %2177
  %2266 = load ptr, ptr %33, align 8
  %2267 = sub i64 0, %2153
  %2268 = getelementptr inbounds i32, ptr %2266, i64 %2267
  store ptr %2268, ptr %33, align 8
  %2269 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %543
  store ptr %2268, ptr %2269, align 8
  %2270 = load ptr, ptr %30, align 8
  %2271 = getelementptr inbounds double, ptr %2270, i64 %2267
  store ptr %2271, ptr %30, align 8
  %2272 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22, i64 %543
  store ptr %2271, ptr %2272, align 8
  %2273 = icmp sgt i64 %2152, 0
  br i1 %2273, label %2274, label %2320

2274:                                             ; preds = %2265
  %2275 = and i64 %2152, 3
  %2276 = icmp ult i64 %2152, 4
  br i1 %2276, label %2308, label %2277

2277:                                             ; preds = %2274
  %2278 = and i64 %2152, -4
  br label %2328

2279:                                             ; preds = %2183, %2298
  %2280 = phi i64 [ 0, %2183 ], [ %2302, %2298 ]
  %2281 = phi i64 [ 0, %2183 ], [ %2303, %2298 ]
  %2282 = load i64, ptr %2184, align 8
  %2283 = load i64, ptr %2187, align 8
  %2284 = add nsw i64 %2283, %2282
  %2285 = mul nsw i64 %2284, %543
  %2286 = add nsw i64 %2285, %2281
  %2287 = getelementptr inbounds i64, ptr %2186, i64 %2286
  %2288 = load i64, ptr %2287, align 8
  %2289 = icmp eq i64 %2288, 0
  br i1 %2289, label %2298, label %2290

2290:                                             ; preds = %2279
  %2291 = load ptr, ptr %2188, align 8
  %2292 = getelementptr inbounds ptr, ptr %2291, i64 %543
  %2293 = load ptr, ptr %2292, align 8
  %2294 = getelementptr inbounds %struct.Table, ptr %2293, i64 0, i32 1
  %2295 = load ptr, ptr %2294, align 8
  %2296 = getelementptr inbounds ptr, ptr %2295, i64 %2288
  %2297 = load ptr, ptr %2296, align 8
  br label %2298

2298:                                             ; preds = %2279, %2290
  %2299 = phi ptr [ %2297, %2290 ], [ null, %2279 ]
  %2300 = icmp ne ptr %2299, null
  %2301 = zext i1 %2300 to i64
  %2302 = add nuw nsw i64 %2280, %2301
  store i64 %2302, ptr %2178, align 8
  %2303 = add nuw nsw i64 %2281, 1
  %2304 = load i64, ptr %1, align 8
  %2305 = load i64, ptr %521, align 8
  %2306 = add nsw i64 %2305, %2304
  %2307 = icmp slt i64 %2303, %2306
  br i1 %2307, label %2279, label %2265

2308:                                             ; preds = %2328, %2274
  %2309 = phi i64 [ 0, %2274 ], [ %2346, %2328 ]
  %2310 = icmp eq i64 %2275, 0
  br i1 %2310, label %2320, label %2311

2311:                                             ; preds = %2308, %2311
  %2312 = phi i64 [ %2317, %2311 ], [ %2309, %2308 ]
  %2313 = phi i64 [ %2318, %2311 ], [ 0, %2308 ]
  %2314 = load ptr, ptr %30, align 8
  %2315 = getelementptr inbounds double, ptr %2314, i64 %2267
  store ptr %2315, ptr %30, align 8
  %2316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %543, i64 %2312
  store ptr %2315, ptr %2316, align 8
  %2317 = add nuw nsw i64 %2312, 1
  %2318 = add i64 %2313, 1
  %2319 = icmp eq i64 %2318, %2275
  br i1 %2319, label %2320, label %2311

2320:                                             ; preds = %2308, %2311, %2265
  %2321 = load i64, ptr %41, align 8
  %2322 = icmp sgt i64 %2321, 0
  br i1 %2322, label %2323, label %2361

2323:                                             ; preds = %2320
  %2324 = and i64 %2321, 3
  %2325 = icmp ult i64 %2321, 4
  br i1 %2325, label %2349, label %2326

2326:                                             ; preds = %2323
  %2327 = and i64 %2321, -4
  br label %2383

2328:                                             ; preds = %2328, %2277
  %2329 = phi i64 [ 0, %2277 ], [ %2346, %2328 ]
  %2330 = phi i64 [ 0, %2277 ], [ %2347, %2328 ]
  %2331 = load ptr, ptr %30, align 8
  %2332 = getelementptr inbounds double, ptr %2331, i64 %2267
  store ptr %2332, ptr %30, align 8
  %2333 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %543, i64 %2329
  store ptr %2332, ptr %2333, align 8
  %2334 = or i64 %2329, 1
  %2335 = load ptr, ptr %30, align 8
  %2336 = getelementptr inbounds double, ptr %2335, i64 %2267
  store ptr %2336, ptr %30, align 8
  %2337 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %543, i64 %2334
  store ptr %2336, ptr %2337, align 8
  %2338 = or i64 %2329, 2
  %2339 = load ptr, ptr %30, align 8
  %2340 = getelementptr inbounds double, ptr %2339, i64 %2267
  store ptr %2340, ptr %30, align 8
  %2341 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %543, i64 %2338
  store ptr %2340, ptr %2341, align 8
  %2342 = or i64 %2329, 3
  %2343 = load ptr, ptr %30, align 8
  %2344 = getelementptr inbounds double, ptr %2343, i64 %2267
  store ptr %2344, ptr %30, align 8
  %2345 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %543, i64 %2342
  store ptr %2344, ptr %2345, align 8
  %2346 = add nuw nsw i64 %2329, 4
  %2347 = add i64 %2330, 4
  %2348 = icmp eq i64 %2347, %2278
  br i1 %2348, label %2308, label %2328

2349:                                             ; preds = %2383, %2323
  %2350 = phi i64 [ 0, %2323 ], [ %2401, %2383 ]
  %2351 = icmp eq i64 %2324, 0
  br i1 %2351, label %2361, label %2352

2352:                                             ; preds = %2349, %2352
  %2353 = phi i64 [ %2358, %2352 ], [ %2350, %2349 ]
  %2354 = phi i64 [ %2359, %2352 ], [ 0, %2349 ]
  %2355 = load ptr, ptr %30, align 8
  %2356 = getelementptr inbounds double, ptr %2355, i64 %2267
  store ptr %2356, ptr %30, align 8
  %2357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %543, i64 %2353
  store ptr %2356, ptr %2357, align 8
  %2358 = add nuw nsw i64 %2353, 1
  %2359 = add i64 %2354, 1
  %2360 = icmp eq i64 %2359, %2324
  br i1 %2360, label %2361, label %2352

2361:                                             ; preds = %2349, %2352, %2320
  %2362 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %543
  store i64 %2153, ptr %2362, align 8
  %2363 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %543
  store i64 0, ptr %2363, align 8
  %2364 = icmp sgt i64 %2153, 0
  br i1 %2364, label %2365, label %2410

2365:                                             ; preds = %2361
  %2366 = load ptr, ptr %2269, align 8
  %2367 = icmp ult i64 %2153, 8
  br i1 %2367, label %2381, label %2368

2368:                                             ; preds = %2365
  %2369 = and i64 %2153, -8
  br label %2370

2370:                                             ; preds = %2370, %2368
  %2371 = phi i64 [ 0, %2368 ], [ %2376, %2370 ]
  %2372 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %2368 ], [ %2377, %2370 ]
  %2373 = add <4 x i32> %2372, <i32 4, i32 4, i32 4, i32 4>
  %2374 = getelementptr inbounds i32, ptr %2366, i64 %2371
  store <4 x i32> %2372, ptr %2374, align 4
  %2375 = getelementptr inbounds i32, ptr %2374, i64 4
  store <4 x i32> %2373, ptr %2375, align 4
  %2376 = add nuw i64 %2371, 8
  %2377 = add <4 x i32> %2372, <i32 8, i32 8, i32 8, i32 8>
  %2378 = icmp eq i64 %2376, %2369
  br i1 %2378, label %2379, label %2370

2379:                                             ; preds = %2370
  %2380 = icmp eq i64 %2153, %2369
  br i1 %2380, label %2410, label %2381

2381:                                             ; preds = %2365, %2379
  %2382 = phi i64 [ 0, %2365 ], [ %2369, %2379 ]
  br label %2404

2383:                                             ; preds = %2383, %2326
  %2384 = phi i64 [ 0, %2326 ], [ %2401, %2383 ]
  %2385 = phi i64 [ 0, %2326 ], [ %2402, %2383 ]
  %2386 = load ptr, ptr %30, align 8
  %2387 = getelementptr inbounds double, ptr %2386, i64 %2267
  store ptr %2387, ptr %30, align 8
  %2388 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %543, i64 %2384
  store ptr %2387, ptr %2388, align 8
  %2389 = or i64 %2384, 1
  %2390 = load ptr, ptr %30, align 8
  %2391 = getelementptr inbounds double, ptr %2390, i64 %2267
  store ptr %2391, ptr %30, align 8
  %2392 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %543, i64 %2389
  store ptr %2391, ptr %2392, align 8
  %2393 = or i64 %2384, 2
  %2394 = load ptr, ptr %30, align 8
  %2395 = getelementptr inbounds double, ptr %2394, i64 %2267
  store ptr %2395, ptr %30, align 8
  %2396 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %543, i64 %2393
  store ptr %2395, ptr %2396, align 8
  %2397 = or i64 %2384, 3
  %2398 = load ptr, ptr %30, align 8
  %2399 = getelementptr inbounds double, ptr %2398, i64 %2267
  store ptr %2399, ptr %30, align 8
  %2400 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %543, i64 %2397
  store ptr %2399, ptr %2400, align 8
  %2401 = add nuw nsw i64 %2384, 4
  %2402 = add i64 %2385, 4
  %2403 = icmp eq i64 %2402, %2327
  br i1 %2403, label %2349, label %2383

2404:                                             ; preds = %2381, %2404
  %2405 = phi i64 [ %2408, %2404 ], [ %2382, %2381 ]
  %2406 = trunc i64 %2405 to i32
  %2407 = getelementptr inbounds i32, ptr %2366, i64 %2405
  store i32 %2406, ptr %2407, align 4
  %2408 = add nuw nsw i64 %2405, 1
  %2409 = icmp eq i64 %2408, %2153
  br i1 %2409, label %2410, label %2404

2410:                                             ; preds = %2404, %2379, %2361
  %2411 = tail call i64 @llvm.smax.i64(i64 %2153, i64 %540)
  %2412 = add nuw nsw i64 %541, 1
  %2413 = load i64, ptr %2, align 8
  %2414 = icmp slt i64 %2412, %2413
  br i1 %2414, label %539, label %2415

2415:                                             ; preds = %2410, %453, %517
  %2416 = phi i64 [ 1, %517 ], [ 1, %453 ], [ %2411, %2410 ]
  %2417 = load ptr, ptr %33, align 8
  %2418 = sub i64 0, %2416
  %2419 = getelementptr inbounds i32, ptr %2417, i64 %2418
  store ptr %2419, ptr %33, align 8
  %2420 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  store ptr %2419, ptr %2420, align 8
  %2421 = load ptr, ptr %30, align 8
  %2422 = getelementptr inbounds double, ptr %2421, i64 %2418
  %2423 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23
  store ptr %2422, ptr %2423, align 8
  %2424 = getelementptr inbounds double, ptr %2422, i64 %2418
  store ptr %2424, ptr %30, align 8
  %2425 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24
  store ptr %2424, ptr %2425, align 8
  %2426 = load i64, ptr %53, align 8
  %2427 = icmp sgt i64 %2426, 0
  br i1 %2427, label %2428, label %2443

2428:                                             ; preds = %2415
  %2429 = icmp eq i64 %2426, 1
  br i1 %2429, label %2441, label %2430

2430:                                             ; preds = %2428
  %2431 = and i64 %2426, -2
  br label %2432

2432:                                             ; preds = %2432, %2430
  %2433 = phi i64 [ 0, %2430 ], [ %2437, %2432 ]
  %2434 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2433
  %2435 = load <2 x double>, ptr %2434, align 8
  %2436 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %2433
  store <2 x double> %2435, ptr %2436, align 8
  %2437 = add nuw i64 %2433, 2
  %2438 = icmp eq i64 %2437, %2431
  br i1 %2438, label %2439, label %2432

2439:                                             ; preds = %2432
  %2440 = icmp eq i64 %2426, %2431
  br i1 %2440, label %2443, label %2441

2441:                                             ; preds = %2428, %2439
  %2442 = phi i64 [ 0, %2428 ], [ %2431, %2439 ]
  br label %2446

2443:                                             ; preds = %2446, %2439, %2415
  %2444 = load i64, ptr %2, align 8
  %2445 = icmp sgt i64 %2444, 0
  br i1 %2445, label %2453, label %2475

2446:                                             ; preds = %2441, %2446
  %2447 = phi i64 [ %2451, %2446 ], [ %2442, %2441 ]
  %2448 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2447
  %2449 = load double, ptr %2448, align 8
  %2450 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %2447
  store double %2449, ptr %2450, align 8
  %2451 = add nuw nsw i64 %2447, 1
  %2452 = icmp eq i64 %2451, %2426
  br i1 %2452, label %2443, label %2446

2453:                                             ; preds = %2443, %2472
  %2454 = phi i64 [ %2473, %2472 ], [ 0, %2443 ]
  %2455 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2454
  %2456 = load i64, ptr %2455, align 8
  %2457 = icmp sgt i64 %2456, 0
  br i1 %2457, label %2458, label %2472

2458:                                             ; preds = %2453
  %2459 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %2454
  %2460 = load i64, ptr %2459, align 8
  %2461 = icmp sgt i64 %2460, 0
  %2462 = sitofp i64 %2460 to double
  %2463 = and i64 %2460, 7
  %2464 = icmp ult i64 %2460, 8
  %2465 = and i64 %2460, -8
  %2466 = icmp eq i64 %2463, 0
  br label %2467

2467:                                             ; preds = %2458, %2589
  %2468 = phi i64 [ 0, %2458 ], [ %2597, %2589 ]
  br i1 %2461, label %2469, label %2589

2469:                                             ; preds = %2467
  %2470 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2454, i64 %2468
  %2471 = load ptr, ptr %2470, align 8
  br i1 %2464, label %2575, label %2599

2472:                                             ; preds = %2589, %2453
  %2473 = add nuw nsw i64 %2454, 1
  %2474 = icmp eq i64 %2473, %2444
  br i1 %2474, label %2475, label %2453

2475:                                             ; preds = %2472, %2443
  %2476 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 0
  store <2 x double> zeroinitializer, ptr %2476, align 8
  %2477 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 2
  store <2 x double> zeroinitializer, ptr %2477, align 8
  %2478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 4
  store <2 x double> zeroinitializer, ptr %2478, align 8
  %2479 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 6
  store <2 x double> zeroinitializer, ptr %2479, align 8
  %2480 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 8
  store <2 x double> zeroinitializer, ptr %2480, align 8
  %2481 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 10
  store <2 x double> zeroinitializer, ptr %2481, align 8
  %2482 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 12
  store <2 x double> zeroinitializer, ptr %2482, align 8
  %2483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 14
  store <2 x double> zeroinitializer, ptr %2483, align 8
  %2484 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 16
  store <2 x double> zeroinitializer, ptr %2484, align 8
  %2485 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 18
  store <2 x double> zeroinitializer, ptr %2485, align 8
  %2486 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 20
  store <2 x double> zeroinitializer, ptr %2486, align 8
  %2487 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 22
  store <2 x double> zeroinitializer, ptr %2487, align 8
  %2488 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 24
  store <2 x double> zeroinitializer, ptr %2488, align 8
  %2489 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 26
  store <2 x double> zeroinitializer, ptr %2489, align 8
  %2490 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 28
  store <2 x double> zeroinitializer, ptr %2490, align 8
  %2491 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 30
  store <2 x double> zeroinitializer, ptr %2491, align 8
  %2492 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 32
  store <2 x double> zeroinitializer, ptr %2492, align 8
  %2493 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 34
  store <2 x double> zeroinitializer, ptr %2493, align 8
  %2494 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 36
  store <2 x double> zeroinitializer, ptr %2494, align 8
  %2495 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 38
  store <2 x double> zeroinitializer, ptr %2495, align 8
  %2496 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 40
  store <2 x double> zeroinitializer, ptr %2496, align 8
  %2497 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 42
  store <2 x double> zeroinitializer, ptr %2497, align 8
  %2498 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 44
  store <2 x double> zeroinitializer, ptr %2498, align 8
  %2499 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 46
  store <2 x double> zeroinitializer, ptr %2499, align 8
  %2500 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 48
  store <2 x double> zeroinitializer, ptr %2500, align 8
  %2501 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 50
  store <2 x double> zeroinitializer, ptr %2501, align 8
  %2502 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 52
  store <2 x double> zeroinitializer, ptr %2502, align 8
  %2503 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 54
  store <2 x double> zeroinitializer, ptr %2503, align 8
  %2504 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 56
  store <2 x double> zeroinitializer, ptr %2504, align 8
  %2505 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 58
  store <2 x double> zeroinitializer, ptr %2505, align 8
  %2506 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 60
  store <2 x double> zeroinitializer, ptr %2506, align 8
  %2507 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 62
  store <2 x double> zeroinitializer, ptr %2507, align 8
  %2508 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 64
  store double 0.000000e+00, ptr %2508, align 8
  %2509 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31
  store double 1.000000e+00, ptr %2509, align 8
  %2510 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 0
  store double 0.000000e+00, ptr %2510, align 8
  %2511 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 1
  store double 0.000000e+00, ptr %2511, align 8
  %2512 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 2
  store double 0.000000e+00, ptr %2512, align 8
  %2513 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 3
  store double 0.000000e+00, ptr %2513, align 8
  %2514 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 4
  store double 0.000000e+00, ptr %2514, align 8
  %2515 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 5
  store double 0.000000e+00, ptr %2515, align 8
  %2516 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 6
  store double 0.000000e+00, ptr %2516, align 8
  %2517 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 7
  store double 0.000000e+00, ptr %2517, align 8
  %2518 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 8
  store double 0.000000e+00, ptr %2518, align 8
  %2519 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 9
  store double 0.000000e+00, ptr %2519, align 8
  %2520 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 10
  store double 0.000000e+00, ptr %2520, align 8
  %2521 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 11
  store double 0.000000e+00, ptr %2521, align 8
  %2522 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 12
  store double 0.000000e+00, ptr %2522, align 8
  %2523 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 13
  store double 0.000000e+00, ptr %2523, align 8
  %2524 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 14
  store double 0.000000e+00, ptr %2524, align 8
  %2525 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 15
  store double 0.000000e+00, ptr %2525, align 8
  %2526 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 16
  store double 0.000000e+00, ptr %2526, align 8
  %2527 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 17
  store double 0.000000e+00, ptr %2527, align 8
  %2528 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 18
  store double 0.000000e+00, ptr %2528, align 8
  %2529 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 19
  store double 0.000000e+00, ptr %2529, align 8
  %2530 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 20
  store double 0.000000e+00, ptr %2530, align 8
  %2531 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 21
  store double 0.000000e+00, ptr %2531, align 8
  %2532 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 22
  store double 0.000000e+00, ptr %2532, align 8
  %2533 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 23
  store double 0.000000e+00, ptr %2533, align 8
  %2534 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 24
  store double 0.000000e+00, ptr %2534, align 8
  %2535 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 25
  store double 0.000000e+00, ptr %2535, align 8
  %2536 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 26
  store double 0.000000e+00, ptr %2536, align 8
  %2537 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 27
  store double 0.000000e+00, ptr %2537, align 8
  %2538 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 28
  store double 0.000000e+00, ptr %2538, align 8
  %2539 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 29
  store double 0.000000e+00, ptr %2539, align 8
  %2540 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 30
  store double 0.000000e+00, ptr %2540, align 8
  %2541 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 31
  store double 0.000000e+00, ptr %2541, align 8
  %2542 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 0
  store double 0.000000e+00, ptr %2542, align 8
  %2543 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 1
  store double 0.000000e+00, ptr %2543, align 8
  %2544 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 2
  store double 0.000000e+00, ptr %2544, align 8
  %2545 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 3
  store double 0.000000e+00, ptr %2545, align 8
  %2546 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 4
  store double 0.000000e+00, ptr %2546, align 8
  %2547 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 5
  store double 0.000000e+00, ptr %2547, align 8
  %2548 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 6
  store double 0.000000e+00, ptr %2548, align 8
  %2549 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 7
  store double 0.000000e+00, ptr %2549, align 8
  %2550 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 8
  store double 0.000000e+00, ptr %2550, align 8
  %2551 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 9
  store double 0.000000e+00, ptr %2551, align 8
  %2552 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 10
  store double 0.000000e+00, ptr %2552, align 8
  %2553 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 11
  store double 0.000000e+00, ptr %2553, align 8
  %2554 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 12
  store double 0.000000e+00, ptr %2554, align 8
  %2555 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 13
  store double 0.000000e+00, ptr %2555, align 8
  %2556 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 14
  store double 0.000000e+00, ptr %2556, align 8
  %2557 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 15
  store double 0.000000e+00, ptr %2557, align 8
  %2558 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 16
  store double 0.000000e+00, ptr %2558, align 8
  %2559 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 17
  store double 0.000000e+00, ptr %2559, align 8
  %2560 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 18
  store double 0.000000e+00, ptr %2560, align 8
  %2561 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 19
  store double 0.000000e+00, ptr %2561, align 8
  %2562 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 20
  store double 0.000000e+00, ptr %2562, align 8
  %2563 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 21
  store double 0.000000e+00, ptr %2563, align 8
  %2564 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 22
  store double 0.000000e+00, ptr %2564, align 8
  %2565 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 23
  store double 0.000000e+00, ptr %2565, align 8
  %2566 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 24
  store double 0.000000e+00, ptr %2566, align 8
  %2567 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 25
  store double 0.000000e+00, ptr %2567, align 8
  %2568 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 26
  store double 0.000000e+00, ptr %2568, align 8
  %2569 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 27
  store double 0.000000e+00, ptr %2569, align 8
  %2570 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 28
  store double 0.000000e+00, ptr %2570, align 8
  %2571 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 29
  store double 0.000000e+00, ptr %2571, align 8
  %2572 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 30
  store double 0.000000e+00, ptr %2572, align 8
  %2573 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 31
  store double 0.000000e+00, ptr %2573, align 8
  %2574 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 32
  store double 0.000000e+00, ptr %2574, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24)
  store i64 -1, ptr %24, align 8
  call fastcc void @push(ptr noundef nonnull %0, double noundef 0xFFF0000000000000, ptr noundef nonnull %24, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24)
  br label %2637

2575:                                             ; preds = %2599, %2469
  %2576 = phi double [ undef, %2469 ], [ %2633, %2599 ]
  %2577 = phi i64 [ 0, %2469 ], [ %2634, %2599 ]
  %2578 = phi double [ 0.000000e+00, %2469 ], [ %2633, %2599 ]
  br i1 %2466, label %2589, label %2579

2579:                                             ; preds = %2575, %2579
  %2580 = phi i64 [ %2586, %2579 ], [ %2577, %2575 ]
  %2581 = phi double [ %2585, %2579 ], [ %2578, %2575 ]
  %2582 = phi i64 [ %2587, %2579 ], [ 0, %2575 ]
  %2583 = getelementptr inbounds double, ptr %2471, i64 %2580
  %2584 = load double, ptr %2583, align 8
  %2585 = fadd double %2581, %2584
  %2586 = add nuw nsw i64 %2580, 1
  %2587 = add i64 %2582, 1
  %2588 = icmp eq i64 %2587, %2463
  br i1 %2588, label %2589, label %2579

2589:                                             ; preds = %2575, %2579, %2467
  %2590 = phi double [ 0.000000e+00, %2467 ], [ %2576, %2575 ], [ %2585, %2579 ]
  %2591 = fdiv double %2590, %2462
  %2592 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2454, i64 %2468
  %2593 = load i64, ptr %2592, align 8
  %2594 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %2593
  %2595 = load double, ptr %2594, align 8
  %2596 = fadd double %2591, %2595
  store double %2596, ptr %2594, align 8
  %2597 = add nuw nsw i64 %2468, 1
  %2598 = icmp eq i64 %2597, %2456
  br i1 %2598, label %2472, label %2467

2599:                                             ; preds = %2469, %2599
  %2600 = phi i64 [ %2634, %2599 ], [ 0, %2469 ]
  %2601 = phi double [ %2633, %2599 ], [ 0.000000e+00, %2469 ]
  %2602 = phi i64 [ %2635, %2599 ], [ 0, %2469 ]
  %2603 = getelementptr inbounds double, ptr %2471, i64 %2600
  %2604 = load double, ptr %2603, align 8
  %2605 = fadd double %2601, %2604
  %2606 = or i64 %2600, 1
  %2607 = getelementptr inbounds double, ptr %2471, i64 %2606
  %2608 = load double, ptr %2607, align 8
  %2609 = fadd double %2605, %2608
  %2610 = or i64 %2600, 2
  %2611 = getelementptr inbounds double, ptr %2471, i64 %2610
  %2612 = load double, ptr %2611, align 8
  %2613 = fadd double %2609, %2612
  %2614 = or i64 %2600, 3
  %2615 = getelementptr inbounds double, ptr %2471, i64 %2614
  %2616 = load double, ptr %2615, align 8
  %2617 = fadd double %2613, %2616
  %2618 = or i64 %2600, 4
  %2619 = getelementptr inbounds double, ptr %2471, i64 %2618
  %2620 = load double, ptr %2619, align 8
  %2621 = fadd double %2617, %2620
  %2622 = or i64 %2600, 5
  %2623 = getelementptr inbounds double, ptr %2471, i64 %2622
  %2624 = load double, ptr %2623, align 8
  %2625 = fadd double %2621, %2624
  %2626 = or i64 %2600, 6
  %2627 = getelementptr inbounds double, ptr %2471, i64 %2626
  %2628 = load double, ptr %2627, align 8
  %2629 = fadd double %2625, %2628
  %2630 = or i64 %2600, 7
  %2631 = getelementptr inbounds double, ptr %2471, i64 %2630
  %2632 = load double, ptr %2631, align 8
  %2633 = fadd double %2629, %2632
  %2634 = add nuw nsw i64 %2600, 8
  %2635 = add i64 %2602, 8
  %2636 = icmp eq i64 %2635, %2465
  br i1 %2636, label %2575, label %2599

2637:                                             ; preds = %539, %2151, %2475
  %2638 = phi double [ 0xFFF0000000000000, %2475 ], [ 0x7FF0000000000000, %2151 ], [ 0x7FF0000000000000, %539 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %23)
  ret double %2638
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
  %37 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %34
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
  %61 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %59
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
  %95 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %93
  %96 = load i64, ptr %95, align 8
  %97 = icmp sgt i64 %96, 0
  br i1 %97, label %98, label %180

98:                                               ; preds = %92
  %99 = load i64, ptr %2, align 8
  %100 = icmp eq i64 %93, %99
  %101 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22, i64 %93
  %102 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %93
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
  %117 = add i64 %116, -9360
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
  %127 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %124
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
  %148 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %146
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
  %232 = add i64 %5, 33944
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
  %242 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %239
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
  %255 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %252
  %256 = load <2 x double>, ptr %255, align 8
  store <2 x double> %256, ptr %254, align 8
  %257 = or i64 %252, 2
  %258 = shl i64 %257, 3
  %259 = getelementptr i8, ptr %230, i64 %258
  %260 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %257
  %261 = load <2 x double>, ptr %260, align 8
  store <2 x double> %261, ptr %259, align 8
  %262 = or i64 %252, 4
  %263 = shl i64 %262, 3
  %264 = getelementptr i8, ptr %230, i64 %263
  %265 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %262
  %266 = load <2 x double>, ptr %265, align 8
  store <2 x double> %266, ptr %264, align 8
  %267 = or i64 %252, 6
  %268 = shl i64 %267, 3
  %269 = getelementptr i8, ptr %230, i64 %268
  %270 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %267
  %271 = load <2 x double>, ptr %270, align 8
  store <2 x double> %271, ptr %269, align 8
  %272 = add nuw nsw i64 %252, 8
  %273 = icmp eq i64 %272, 64
  br i1 %273, label %235, label %251

274:                                              ; preds = %154, %274
  %275 = phi ptr [ %308, %274 ], [ %156, %154 ]
  %276 = phi i64 [ %307, %274 ], [ %157, %154 ]
  %277 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %276
  %278 = load double, ptr %277, align 8
  store double %278, ptr %275, align 8
  %279 = add nuw nsw i64 %276, 1
  %280 = getelementptr inbounds double, ptr %275, i64 1
  %281 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %279
  %282 = load double, ptr %281, align 8
  store double %282, ptr %280, align 8
  %283 = add nuw nsw i64 %276, 2
  %284 = getelementptr inbounds double, ptr %275, i64 2
  %285 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %283
  %286 = load double, ptr %285, align 8
  store double %286, ptr %284, align 8
  %287 = add nuw nsw i64 %276, 3
  %288 = getelementptr inbounds double, ptr %275, i64 3
  %289 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %287
  %290 = load double, ptr %289, align 8
  store double %290, ptr %288, align 8
  %291 = add nuw nsw i64 %276, 4
  %292 = getelementptr inbounds double, ptr %275, i64 4
  %293 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %291
  %294 = load double, ptr %293, align 8
  store double %294, ptr %292, align 8
  %295 = add nuw nsw i64 %276, 5
  %296 = getelementptr inbounds double, ptr %275, i64 5
  %297 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %295
  %298 = load double, ptr %297, align 8
  store double %298, ptr %296, align 8
  %299 = add nuw nsw i64 %276, 6
  %300 = getelementptr inbounds double, ptr %275, i64 6
  %301 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %299
  %302 = load double, ptr %301, align 8
  store double %302, ptr %300, align 8
  %303 = add nuw nsw i64 %276, 7
  %304 = getelementptr inbounds double, ptr %275, i64 7
  %305 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %303
  %306 = load double, ptr %305, align 8
  store double %306, ptr %304, align 8
  %307 = add nuw nsw i64 %276, 8
  %308 = getelementptr inbounds double, ptr %275, i64 8
  %309 = icmp eq i64 %307, %25
  br i1 %309, label %229, label %274

310:                                              ; preds = %248, %310
  %311 = phi i64 [ %344, %310 ], [ %245, %248 ]
  %312 = phi ptr [ %343, %310 ], [ %244, %248 ]
  %313 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %311
  %314 = load double, ptr %313, align 8
  %315 = getelementptr inbounds double, ptr %312, i64 1
  store double %314, ptr %312, align 8
  %316 = add nuw nsw i64 %311, 1
  %317 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = getelementptr inbounds double, ptr %312, i64 2
  store double %318, ptr %315, align 8
  %320 = add nuw nsw i64 %311, 2
  %321 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = getelementptr inbounds double, ptr %312, i64 3
  store double %322, ptr %319, align 8
  %324 = add nuw nsw i64 %311, 3
  %325 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %324
  %326 = load double, ptr %325, align 8
  %327 = getelementptr inbounds double, ptr %312, i64 4
  store double %326, ptr %323, align 8
  %328 = add nuw nsw i64 %311, 4
  %329 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %328
  %330 = load double, ptr %329, align 8
  %331 = getelementptr inbounds double, ptr %312, i64 5
  store double %330, ptr %327, align 8
  %332 = add nuw nsw i64 %311, 5
  %333 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %332
  %334 = load double, ptr %333, align 8
  %335 = getelementptr inbounds double, ptr %312, i64 6
  store double %334, ptr %331, align 8
  %336 = add nuw nsw i64 %311, 6
  %337 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %336
  %338 = load double, ptr %337, align 8
  %339 = getelementptr inbounds double, ptr %312, i64 7
  store double %338, ptr %335, align 8
  %340 = add nuw nsw i64 %311, 7
  %341 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %340
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
  %351 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 0
  %352 = load double, ptr %351, align 8
  %353 = getelementptr inbounds double, ptr %349, i64 2
  store double %352, ptr %350, align 8
  %354 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 1
  %355 = load double, ptr %354, align 8
  %356 = getelementptr inbounds double, ptr %349, i64 3
  store double %355, ptr %353, align 8
  %357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 2
  %358 = load double, ptr %357, align 8
  %359 = getelementptr inbounds double, ptr %349, i64 4
  store double %358, ptr %356, align 8
  %360 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 3
  %361 = load double, ptr %360, align 8
  %362 = getelementptr inbounds double, ptr %349, i64 5
  store double %361, ptr %359, align 8
  %363 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 4
  %364 = load double, ptr %363, align 8
  %365 = getelementptr inbounds double, ptr %349, i64 6
  store double %364, ptr %362, align 8
  %366 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 5
  %367 = load double, ptr %366, align 8
  %368 = getelementptr inbounds double, ptr %349, i64 7
  store double %367, ptr %365, align 8
  %369 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 6
  %370 = load double, ptr %369, align 8
  %371 = getelementptr inbounds double, ptr %349, i64 8
  store double %370, ptr %368, align 8
  %372 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 7
  %373 = load double, ptr %372, align 8
  %374 = getelementptr inbounds double, ptr %349, i64 9
  store double %373, ptr %371, align 8
  %375 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 8
  %376 = load double, ptr %375, align 8
  %377 = getelementptr inbounds double, ptr %349, i64 10
  store double %376, ptr %374, align 8
  %378 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 9
  %379 = load double, ptr %378, align 8
  %380 = getelementptr inbounds double, ptr %349, i64 11
  store double %379, ptr %377, align 8
  %381 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 10
  %382 = load double, ptr %381, align 8
  %383 = getelementptr inbounds double, ptr %349, i64 12
  store double %382, ptr %380, align 8
  %384 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 11
  %385 = load double, ptr %384, align 8
  %386 = getelementptr inbounds double, ptr %349, i64 13
  store double %385, ptr %383, align 8
  %387 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 12
  %388 = load double, ptr %387, align 8
  %389 = getelementptr inbounds double, ptr %349, i64 14
  store double %388, ptr %386, align 8
  %390 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 13
  %391 = load double, ptr %390, align 8
  %392 = getelementptr inbounds double, ptr %349, i64 15
  store double %391, ptr %389, align 8
  %393 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 14
  %394 = load double, ptr %393, align 8
  %395 = getelementptr inbounds double, ptr %349, i64 16
  store double %394, ptr %392, align 8
  %396 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 15
  %397 = load double, ptr %396, align 8
  %398 = getelementptr inbounds double, ptr %349, i64 17
  store double %397, ptr %395, align 8
  %399 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 16
  %400 = load double, ptr %399, align 8
  %401 = getelementptr inbounds double, ptr %349, i64 18
  store double %400, ptr %398, align 8
  %402 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 17
  %403 = load double, ptr %402, align 8
  %404 = getelementptr inbounds double, ptr %349, i64 19
  store double %403, ptr %401, align 8
  %405 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 18
  %406 = load double, ptr %405, align 8
  %407 = getelementptr inbounds double, ptr %349, i64 20
  store double %406, ptr %404, align 8
  %408 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 19
  %409 = load double, ptr %408, align 8
  %410 = getelementptr inbounds double, ptr %349, i64 21
  store double %409, ptr %407, align 8
  %411 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 20
  %412 = load double, ptr %411, align 8
  %413 = getelementptr inbounds double, ptr %349, i64 22
  store double %412, ptr %410, align 8
  %414 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 21
  %415 = load double, ptr %414, align 8
  %416 = getelementptr inbounds double, ptr %349, i64 23
  store double %415, ptr %413, align 8
  %417 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 22
  %418 = load double, ptr %417, align 8
  %419 = getelementptr inbounds double, ptr %349, i64 24
  store double %418, ptr %416, align 8
  %420 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 23
  %421 = load double, ptr %420, align 8
  %422 = getelementptr inbounds double, ptr %349, i64 25
  store double %421, ptr %419, align 8
  %423 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 24
  %424 = load double, ptr %423, align 8
  %425 = getelementptr inbounds double, ptr %349, i64 26
  store double %424, ptr %422, align 8
  %426 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 25
  %427 = load double, ptr %426, align 8
  %428 = getelementptr inbounds double, ptr %349, i64 27
  store double %427, ptr %425, align 8
  %429 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 26
  %430 = load double, ptr %429, align 8
  %431 = getelementptr inbounds double, ptr %349, i64 28
  store double %430, ptr %428, align 8
  %432 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 27
  %433 = load double, ptr %432, align 8
  %434 = getelementptr inbounds double, ptr %349, i64 29
  store double %433, ptr %431, align 8
  %435 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 28
  %436 = load double, ptr %435, align 8
  %437 = getelementptr inbounds double, ptr %349, i64 30
  store double %436, ptr %434, align 8
  %438 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 29
  %439 = load double, ptr %438, align 8
  %440 = getelementptr inbounds double, ptr %349, i64 31
  store double %439, ptr %437, align 8
  %441 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 30
  %442 = load double, ptr %441, align 8
  %443 = getelementptr inbounds double, ptr %349, i64 32
  store double %442, ptr %440, align 8
  %444 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 31
  %445 = load double, ptr %444, align 8
  %446 = getelementptr inbounds double, ptr %349, i64 33
  store double %445, ptr %443, align 8
  %447 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 0
  %448 = load double, ptr %447, align 8
  %449 = getelementptr inbounds double, ptr %349, i64 34
  store double %448, ptr %446, align 8
  %450 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 1
  %451 = load double, ptr %450, align 8
  %452 = getelementptr inbounds double, ptr %349, i64 35
  store double %451, ptr %449, align 8
  %453 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 2
  %454 = load double, ptr %453, align 8
  %455 = getelementptr inbounds double, ptr %349, i64 36
  store double %454, ptr %452, align 8
  %456 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 3
  %457 = load double, ptr %456, align 8
  %458 = getelementptr inbounds double, ptr %349, i64 37
  store double %457, ptr %455, align 8
  %459 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 4
  %460 = load double, ptr %459, align 8
  %461 = getelementptr inbounds double, ptr %349, i64 38
  store double %460, ptr %458, align 8
  %462 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 5
  %463 = load double, ptr %462, align 8
  %464 = getelementptr inbounds double, ptr %349, i64 39
  store double %463, ptr %461, align 8
  %465 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 6
  %466 = load double, ptr %465, align 8
  %467 = getelementptr inbounds double, ptr %349, i64 40
  store double %466, ptr %464, align 8
  %468 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 7
  %469 = load double, ptr %468, align 8
  %470 = getelementptr inbounds double, ptr %349, i64 41
  store double %469, ptr %467, align 8
  %471 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 8
  %472 = load double, ptr %471, align 8
  %473 = getelementptr inbounds double, ptr %349, i64 42
  store double %472, ptr %470, align 8
  %474 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 9
  %475 = load double, ptr %474, align 8
  %476 = getelementptr inbounds double, ptr %349, i64 43
  store double %475, ptr %473, align 8
  %477 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 10
  %478 = load double, ptr %477, align 8
  %479 = getelementptr inbounds double, ptr %349, i64 44
  store double %478, ptr %476, align 8
  %480 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 11
  %481 = load double, ptr %480, align 8
  %482 = getelementptr inbounds double, ptr %349, i64 45
  store double %481, ptr %479, align 8
  %483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 12
  %484 = load double, ptr %483, align 8
  %485 = getelementptr inbounds double, ptr %349, i64 46
  store double %484, ptr %482, align 8
  %486 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 13
  %487 = load double, ptr %486, align 8
  %488 = getelementptr inbounds double, ptr %349, i64 47
  store double %487, ptr %485, align 8
  %489 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 14
  %490 = load double, ptr %489, align 8
  %491 = getelementptr inbounds double, ptr %349, i64 48
  store double %490, ptr %488, align 8
  %492 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 15
  %493 = load double, ptr %492, align 8
  %494 = getelementptr inbounds double, ptr %349, i64 49
  store double %493, ptr %491, align 8
  %495 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 16
  %496 = load double, ptr %495, align 8
  %497 = getelementptr inbounds double, ptr %349, i64 50
  store double %496, ptr %494, align 8
  %498 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 17
  %499 = load double, ptr %498, align 8
  %500 = getelementptr inbounds double, ptr %349, i64 51
  store double %499, ptr %497, align 8
  %501 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 18
  %502 = load double, ptr %501, align 8
  %503 = getelementptr inbounds double, ptr %349, i64 52
  store double %502, ptr %500, align 8
  %504 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 19
  %505 = load double, ptr %504, align 8
  %506 = getelementptr inbounds double, ptr %349, i64 53
  store double %505, ptr %503, align 8
  %507 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 20
  %508 = load double, ptr %507, align 8
  %509 = getelementptr inbounds double, ptr %349, i64 54
  store double %508, ptr %506, align 8
  %510 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 21
  %511 = load double, ptr %510, align 8
  %512 = getelementptr inbounds double, ptr %349, i64 55
  store double %511, ptr %509, align 8
  %513 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 22
  %514 = load double, ptr %513, align 8
  %515 = getelementptr inbounds double, ptr %349, i64 56
  store double %514, ptr %512, align 8
  %516 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 23
  %517 = load double, ptr %516, align 8
  %518 = getelementptr inbounds double, ptr %349, i64 57
  store double %517, ptr %515, align 8
  %519 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 24
  %520 = load double, ptr %519, align 8
  %521 = getelementptr inbounds double, ptr %349, i64 58
  store double %520, ptr %518, align 8
  %522 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 25
  %523 = load double, ptr %522, align 8
  %524 = getelementptr inbounds double, ptr %349, i64 59
  store double %523, ptr %521, align 8
  %525 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 26
  %526 = load double, ptr %525, align 8
  %527 = getelementptr inbounds double, ptr %349, i64 60
  store double %526, ptr %524, align 8
  %528 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 27
  %529 = load double, ptr %528, align 8
  %530 = getelementptr inbounds double, ptr %349, i64 61
  store double %529, ptr %527, align 8
  %531 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 28
  %532 = load double, ptr %531, align 8
  %533 = getelementptr inbounds double, ptr %349, i64 62
  store double %532, ptr %530, align 8
  %534 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 29
  %535 = load double, ptr %534, align 8
  %536 = getelementptr inbounds double, ptr %349, i64 63
  store double %535, ptr %533, align 8
  %537 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 30
  %538 = load double, ptr %537, align 8
  %539 = getelementptr inbounds double, ptr %349, i64 64
  store double %538, ptr %536, align 8
  %540 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 31
  %541 = load double, ptr %540, align 8
  %542 = getelementptr inbounds double, ptr %349, i64 65
  store double %541, ptr %539, align 8
  %543 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 32
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
  %68 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %63
  %69 = load i64, ptr %68, align 8
  %70 = icmp sgt i64 %69, 0
  %71 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %63
  %72 = and i64 %69, 3
  %73 = icmp ult i64 %69, 4
  %74 = and i64 %69, -4
  %75 = icmp eq i64 %72, 0
  br label %76

76:                                               ; preds = %101, %67
  %77 = phi i64 [ 0, %67 ], [ %102, %101 ]
  br i1 %70, label %78, label %101

78:                                               ; preds = %76
  %79 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %63, i64 %77
  %80 = load ptr, ptr %79, align 8
  %81 = load ptr, ptr %71, align 8
  %82 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %63, i64 %77
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
  %141 = add i64 %7, 33944
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
  %151 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %147
  store double %150, ptr %151, align 8
  %152 = add nuw nsw i64 %147, 1
  %153 = add i64 %148, 1
  %154 = icmp eq i64 %148, 0
  br i1 %154, label %155, label %146

155:                                              ; preds = %146
  br i1 %143, label %252, label %322

156:                                              ; preds = %140
  %157 = load <2 x double>, ptr %2, align 8
  %158 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 0
  store <2 x double> %157, ptr %158, align 8
  %159 = getelementptr inbounds double, ptr %2, i64 2
  %160 = load <2 x double>, ptr %159, align 8
  %161 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 2
  store <2 x double> %160, ptr %161, align 8
  %162 = getelementptr inbounds double, ptr %2, i64 4
  %163 = load <2 x double>, ptr %162, align 8
  %164 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 4
  store <2 x double> %163, ptr %164, align 8
  %165 = getelementptr inbounds double, ptr %2, i64 6
  %166 = load <2 x double>, ptr %165, align 8
  %167 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 6
  store <2 x double> %166, ptr %167, align 8
  %168 = getelementptr inbounds double, ptr %2, i64 8
  %169 = load <2 x double>, ptr %168, align 8
  %170 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 8
  store <2 x double> %169, ptr %170, align 8
  %171 = getelementptr inbounds double, ptr %2, i64 10
  %172 = load <2 x double>, ptr %171, align 8
  %173 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 10
  store <2 x double> %172, ptr %173, align 8
  %174 = getelementptr inbounds double, ptr %2, i64 12
  %175 = load <2 x double>, ptr %174, align 8
  %176 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 12
  store <2 x double> %175, ptr %176, align 8
  %177 = getelementptr inbounds double, ptr %2, i64 14
  %178 = load <2 x double>, ptr %177, align 8
  %179 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 14
  store <2 x double> %178, ptr %179, align 8
  %180 = getelementptr inbounds double, ptr %2, i64 16
  %181 = load <2 x double>, ptr %180, align 8
  %182 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 16
  store <2 x double> %181, ptr %182, align 8
  %183 = getelementptr inbounds double, ptr %2, i64 18
  %184 = load <2 x double>, ptr %183, align 8
  %185 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 18
  store <2 x double> %184, ptr %185, align 8
  %186 = getelementptr inbounds double, ptr %2, i64 20
  %187 = load <2 x double>, ptr %186, align 8
  %188 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 20
  store <2 x double> %187, ptr %188, align 8
  %189 = getelementptr inbounds double, ptr %2, i64 22
  %190 = load <2 x double>, ptr %189, align 8
  %191 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 22
  store <2 x double> %190, ptr %191, align 8
  %192 = getelementptr inbounds double, ptr %2, i64 24
  %193 = load <2 x double>, ptr %192, align 8
  %194 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 24
  store <2 x double> %193, ptr %194, align 8
  %195 = getelementptr inbounds double, ptr %2, i64 26
  %196 = load <2 x double>, ptr %195, align 8
  %197 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 26
  store <2 x double> %196, ptr %197, align 8
  %198 = getelementptr inbounds double, ptr %2, i64 28
  %199 = load <2 x double>, ptr %198, align 8
  %200 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 28
  store <2 x double> %199, ptr %200, align 8
  %201 = getelementptr inbounds double, ptr %2, i64 30
  %202 = load <2 x double>, ptr %201, align 8
  %203 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 30
  store <2 x double> %202, ptr %203, align 8
  %204 = getelementptr inbounds double, ptr %2, i64 32
  %205 = load <2 x double>, ptr %204, align 8
  %206 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 32
  store <2 x double> %205, ptr %206, align 8
  %207 = getelementptr inbounds double, ptr %2, i64 34
  %208 = load <2 x double>, ptr %207, align 8
  %209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 34
  store <2 x double> %208, ptr %209, align 8
  %210 = getelementptr inbounds double, ptr %2, i64 36
  %211 = load <2 x double>, ptr %210, align 8
  %212 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 36
  store <2 x double> %211, ptr %212, align 8
  %213 = getelementptr inbounds double, ptr %2, i64 38
  %214 = load <2 x double>, ptr %213, align 8
  %215 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 38
  store <2 x double> %214, ptr %215, align 8
  %216 = getelementptr inbounds double, ptr %2, i64 40
  %217 = load <2 x double>, ptr %216, align 8
  %218 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 40
  store <2 x double> %217, ptr %218, align 8
  %219 = getelementptr inbounds double, ptr %2, i64 42
  %220 = load <2 x double>, ptr %219, align 8
  %221 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 42
  store <2 x double> %220, ptr %221, align 8
  %222 = getelementptr inbounds double, ptr %2, i64 44
  %223 = load <2 x double>, ptr %222, align 8
  %224 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 44
  store <2 x double> %223, ptr %224, align 8
  %225 = getelementptr inbounds double, ptr %2, i64 46
  %226 = load <2 x double>, ptr %225, align 8
  %227 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 46
  store <2 x double> %226, ptr %227, align 8
  %228 = getelementptr inbounds double, ptr %2, i64 48
  %229 = load <2 x double>, ptr %228, align 8
  %230 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 48
  store <2 x double> %229, ptr %230, align 8
  %231 = getelementptr inbounds double, ptr %2, i64 50
  %232 = load <2 x double>, ptr %231, align 8
  %233 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 50
  store <2 x double> %232, ptr %233, align 8
  %234 = getelementptr inbounds double, ptr %2, i64 52
  %235 = load <2 x double>, ptr %234, align 8
  %236 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 52
  store <2 x double> %235, ptr %236, align 8
  %237 = getelementptr inbounds double, ptr %2, i64 54
  %238 = load <2 x double>, ptr %237, align 8
  %239 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 54
  store <2 x double> %238, ptr %239, align 8
  %240 = getelementptr inbounds double, ptr %2, i64 56
  %241 = load <2 x double>, ptr %240, align 8
  %242 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 56
  store <2 x double> %241, ptr %242, align 8
  %243 = getelementptr inbounds double, ptr %2, i64 58
  %244 = load <2 x double>, ptr %243, align 8
  %245 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 58
  store <2 x double> %244, ptr %245, align 8
  %246 = getelementptr inbounds double, ptr %2, i64 60
  %247 = load <2 x double>, ptr %246, align 8
  %248 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 60
  store <2 x double> %247, ptr %248, align 8
  %249 = getelementptr inbounds double, ptr %2, i64 62
  %250 = load <2 x double>, ptr %249, align 8
  %251 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 62
  store <2 x double> %250, ptr %251, align 8
  br label %144

252:                                              ; preds = %155, %322, %137
  %253 = icmp sgt i64 %1, 0
  br i1 %253, label %254, label %778

254:                                              ; preds = %252
  %255 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %256 = add i64 %5, 33944
  %257 = sub i64 %6, %256
  %258 = icmp ugt i64 %257, 15
  %259 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 0
  %260 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 2
  %261 = getelementptr inbounds double, ptr %2, i64 2
  %262 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 4
  %263 = getelementptr inbounds double, ptr %2, i64 4
  %264 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 6
  %265 = getelementptr inbounds double, ptr %2, i64 6
  %266 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 8
  %267 = getelementptr inbounds double, ptr %2, i64 8
  %268 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 10
  %269 = getelementptr inbounds double, ptr %2, i64 10
  %270 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 12
  %271 = getelementptr inbounds double, ptr %2, i64 12
  %272 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 14
  %273 = getelementptr inbounds double, ptr %2, i64 14
  %274 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 16
  %275 = getelementptr inbounds double, ptr %2, i64 16
  %276 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 18
  %277 = getelementptr inbounds double, ptr %2, i64 18
  %278 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 20
  %279 = getelementptr inbounds double, ptr %2, i64 20
  %280 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 22
  %281 = getelementptr inbounds double, ptr %2, i64 22
  %282 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 24
  %283 = getelementptr inbounds double, ptr %2, i64 24
  %284 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 26
  %285 = getelementptr inbounds double, ptr %2, i64 26
  %286 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 28
  %287 = getelementptr inbounds double, ptr %2, i64 28
  %288 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 30
  %289 = getelementptr inbounds double, ptr %2, i64 30
  %290 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 32
  %291 = getelementptr inbounds double, ptr %2, i64 32
  %292 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 34
  %293 = getelementptr inbounds double, ptr %2, i64 34
  %294 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 36
  %295 = getelementptr inbounds double, ptr %2, i64 36
  %296 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 38
  %297 = getelementptr inbounds double, ptr %2, i64 38
  %298 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 40
  %299 = getelementptr inbounds double, ptr %2, i64 40
  %300 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 42
  %301 = getelementptr inbounds double, ptr %2, i64 42
  %302 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 44
  %303 = getelementptr inbounds double, ptr %2, i64 44
  %304 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 46
  %305 = getelementptr inbounds double, ptr %2, i64 46
  %306 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 48
  %307 = getelementptr inbounds double, ptr %2, i64 48
  %308 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 50
  %309 = getelementptr inbounds double, ptr %2, i64 50
  %310 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 52
  %311 = getelementptr inbounds double, ptr %2, i64 52
  %312 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 54
  %313 = getelementptr inbounds double, ptr %2, i64 54
  %314 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 56
  %315 = getelementptr inbounds double, ptr %2, i64 56
  %316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 58
  %317 = getelementptr inbounds double, ptr %2, i64 58
  %318 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 60
  %319 = getelementptr inbounds double, ptr %2, i64 60
  %320 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 62
  %321 = getelementptr inbounds double, ptr %2, i64 62
  br label %341

322:                                              ; preds = %155, %322
  %323 = phi i64 [ %339, %322 ], [ %152, %155 ]
  %324 = getelementptr inbounds double, ptr %2, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %323
  store double %325, ptr %326, align 8
  %327 = add nuw nsw i64 %323, 1
  %328 = getelementptr inbounds double, ptr %2, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %327
  store double %329, ptr %330, align 8
  %331 = add nuw nsw i64 %323, 2
  %332 = getelementptr inbounds double, ptr %2, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %331
  store double %333, ptr %334, align 8
  %335 = add nuw nsw i64 %323, 3
  %336 = getelementptr inbounds double, ptr %2, i64 %335
  %337 = load double, ptr %336, align 8
  %338 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %335
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
  %357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %356
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
  %374 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %373
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
  %388 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %386
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
  %431 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22, i64 %429
  %432 = load ptr, ptr %431, align 8
  %433 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %429
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
  %478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %429, i64 %477
  %479 = load i64, ptr %478, align 8
  %480 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %479
  %481 = load double, ptr %480, align 8
  br i1 %435, label %482, label %526

482:                                              ; preds = %476
  %483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %429, i64 %477
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
  %612 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %429, i64 %609
  %613 = load ptr, ptr %612, align 8
  %614 = getelementptr inbounds double, ptr %613, i64 %565
  %615 = load double, ptr %614, align 8
  %616 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %429, i64 %609
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
  %627 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %429, i64 %625
  %628 = load ptr, ptr %627, align 8
  %629 = getelementptr inbounds double, ptr %628, i64 %565
  %630 = load double, ptr %629, align 8
  %631 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %429, i64 %625
  %632 = load i64, ptr %631, align 8
  %633 = getelementptr inbounds [1024 x double], ptr %8, i64 0, i64 %632
  %634 = load double, ptr %633, align 8
  %635 = fadd double %630, %634
  store double %635, ptr %633, align 8
  %636 = or i64 %625, 1
  %637 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %429, i64 %636
  %638 = load ptr, ptr %637, align 8
  %639 = getelementptr inbounds double, ptr %638, i64 %565
  %640 = load double, ptr %639, align 8
  %641 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %429, i64 %636
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
  %651 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %650
  %652 = load double, ptr %651, align 8
  %653 = getelementptr inbounds double, ptr %2, i64 %650
  store double %652, ptr %653, align 8
  %654 = add nuw nsw i64 %650, 1
  %655 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %654
  %656 = load double, ptr %655, align 8
  %657 = getelementptr inbounds double, ptr %2, i64 %654
  store double %656, ptr %657, align 8
  %658 = add nuw nsw i64 %650, 2
  %659 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %658
  %660 = load double, ptr %659, align 8
  %661 = getelementptr inbounds double, ptr %2, i64 %658
  store double %660, ptr %661, align 8
  %662 = add nuw nsw i64 %650, 3
  %663 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %662
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
  %691 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %686
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
  %711 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %708
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
  br i1 %729, label %778, label %730

730:                                              ; preds = %727
  %731 = fcmp ogt double %728, 7.000000e+02
  %732 = fcmp olt double %728, -7.000000e+02
  %733 = select i1 %732, double -7.000000e+02, double %728
  %734 = select i1 %731, double 7.000000e+02, double %733
  %735 = fmul double %734, 0x3FF71547652B82FE
  %736 = fcmp olt double %735, 0.000000e+00
  %737 = select i1 %736, double -5.000000e-01, double 5.000000e-01
  %738 = fadd double %735, %737
  %739 = fptosi double %738 to i32
  %740 = sitofp i32 %739 to double
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
  %771 = add nsw i32 %739, 1023
  %772 = zext i32 %771 to i64
  %773 = shl i64 %772, 52
  %774 = bitcast i64 %773 to double
  %775 = fmul double %770, %774
  %776 = fmul double %775, 0x3FEFFFFFFF768FA1
  %777 = select i1 %732, double 0.000000e+00, double %776
  br label %778

778:                                              ; preds = %252, %727, %730
  %779 = phi double [ %777, %730 ], [ 0.000000e+00, %727 ], [ 0.000000e+00, %252 ]
  ret double %779
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
  %44 = add i64 %43, 9360
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
  %57 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %51
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
  %75 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %72
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
  %92 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %87
  store i64 %91, ptr %92, align 8
  %93 = icmp sgt i32 %90, 0
  br i1 %93, label %94, label %142

94:                                               ; preds = %85
  %95 = ptrtoint ptr %86 to i64
  %96 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %87
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
  %169 = add i64 %2, 33944
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
  %181 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %176
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
  %193 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %189
  store <2 x double> %192, ptr %193, align 8
  %194 = or i64 %189, 2
  %195 = shl i64 %194, 3
  %196 = getelementptr i8, ptr %167, i64 %195
  %197 = load <2 x double>, ptr %196, align 8
  %198 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %194
  store <2 x double> %197, ptr %198, align 8
  %199 = or i64 %189, 4
  %200 = shl i64 %199, 3
  %201 = getelementptr i8, ptr %167, i64 %200
  %202 = load <2 x double>, ptr %201, align 8
  %203 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %199
  store <2 x double> %202, ptr %203, align 8
  %204 = or i64 %189, 6
  %205 = shl i64 %204, 3
  %206 = getelementptr i8, ptr %167, i64 %205
  %207 = load <2 x double>, ptr %206, align 8
  %208 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %204
  store <2 x double> %207, ptr %208, align 8
  %209 = add nuw nsw i64 %189, 8
  %210 = icmp eq i64 %209, 64
  br i1 %210, label %172, label %188

211:                                              ; preds = %80, %211
  %212 = phi ptr [ %229, %211 ], [ %82, %80 ]
  %213 = phi i64 [ %228, %211 ], [ %83, %80 ]
  %214 = load double, ptr %212, align 8
  %215 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %213
  store double %214, ptr %215, align 8
  %216 = add nuw nsw i64 %213, 1
  %217 = getelementptr inbounds double, ptr %212, i64 1
  %218 = load double, ptr %217, align 8
  %219 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %216
  store double %218, ptr %219, align 8
  %220 = add nuw nsw i64 %213, 2
  %221 = getelementptr inbounds double, ptr %212, i64 2
  %222 = load double, ptr %221, align 8
  %223 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %220
  store double %222, ptr %223, align 8
  %224 = add nuw nsw i64 %213, 3
  %225 = getelementptr inbounds double, ptr %212, i64 3
  %226 = load double, ptr %225, align 8
  %227 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %224
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
  %236 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %232
  store double %235, ptr %236, align 8
  %237 = add nuw nsw i64 %232, 1
  %238 = getelementptr inbounds double, ptr %233, i64 2
  %239 = load double, ptr %234, align 8
  %240 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %237
  store double %239, ptr %240, align 8
  %241 = add nuw nsw i64 %232, 2
  %242 = getelementptr inbounds double, ptr %233, i64 3
  %243 = load double, ptr %238, align 8
  %244 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %241
  store double %243, ptr %244, align 8
  %245 = add nuw nsw i64 %232, 3
  %246 = getelementptr inbounds double, ptr %233, i64 4
  %247 = load double, ptr %242, align 8
  %248 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %245
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
  %258 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 0
  store double %257, ptr %258, align 8
  %259 = getelementptr inbounds double, ptr %254, i64 3
  %260 = load double, ptr %256, align 8
  %261 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 1
  store double %260, ptr %261, align 8
  %262 = getelementptr inbounds double, ptr %254, i64 4
  %263 = load double, ptr %259, align 8
  %264 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 2
  store double %263, ptr %264, align 8
  %265 = getelementptr inbounds double, ptr %254, i64 5
  %266 = load double, ptr %262, align 8
  %267 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 3
  store double %266, ptr %267, align 8
  %268 = getelementptr inbounds double, ptr %254, i64 6
  %269 = load double, ptr %265, align 8
  %270 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 4
  store double %269, ptr %270, align 8
  %271 = getelementptr inbounds double, ptr %254, i64 7
  %272 = load double, ptr %268, align 8
  %273 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 5
  store double %272, ptr %273, align 8
  %274 = getelementptr inbounds double, ptr %254, i64 8
  %275 = load double, ptr %271, align 8
  %276 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 6
  store double %275, ptr %276, align 8
  %277 = getelementptr inbounds double, ptr %254, i64 9
  %278 = load double, ptr %274, align 8
  %279 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 7
  store double %278, ptr %279, align 8
  %280 = getelementptr inbounds double, ptr %254, i64 10
  %281 = load double, ptr %277, align 8
  %282 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 8
  store double %281, ptr %282, align 8
  %283 = getelementptr inbounds double, ptr %254, i64 11
  %284 = load double, ptr %280, align 8
  %285 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 9
  store double %284, ptr %285, align 8
  %286 = getelementptr inbounds double, ptr %254, i64 12
  %287 = load double, ptr %283, align 8
  %288 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 10
  store double %287, ptr %288, align 8
  %289 = getelementptr inbounds double, ptr %254, i64 13
  %290 = load double, ptr %286, align 8
  %291 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 11
  store double %290, ptr %291, align 8
  %292 = getelementptr inbounds double, ptr %254, i64 14
  %293 = load double, ptr %289, align 8
  %294 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 12
  store double %293, ptr %294, align 8
  %295 = getelementptr inbounds double, ptr %254, i64 15
  %296 = load double, ptr %292, align 8
  %297 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 13
  store double %296, ptr %297, align 8
  %298 = getelementptr inbounds double, ptr %254, i64 16
  %299 = load double, ptr %295, align 8
  %300 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 14
  store double %299, ptr %300, align 8
  %301 = getelementptr inbounds double, ptr %254, i64 17
  %302 = load double, ptr %298, align 8
  %303 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 15
  store double %302, ptr %303, align 8
  %304 = getelementptr inbounds double, ptr %254, i64 18
  %305 = load double, ptr %301, align 8
  %306 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 16
  store double %305, ptr %306, align 8
  %307 = getelementptr inbounds double, ptr %254, i64 19
  %308 = load double, ptr %304, align 8
  %309 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 17
  store double %308, ptr %309, align 8
  %310 = getelementptr inbounds double, ptr %254, i64 20
  %311 = load double, ptr %307, align 8
  %312 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 18
  store double %311, ptr %312, align 8
  %313 = getelementptr inbounds double, ptr %254, i64 21
  %314 = load double, ptr %310, align 8
  %315 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 19
  store double %314, ptr %315, align 8
  %316 = getelementptr inbounds double, ptr %254, i64 22
  %317 = load double, ptr %313, align 8
  %318 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 20
  store double %317, ptr %318, align 8
  %319 = getelementptr inbounds double, ptr %254, i64 23
  %320 = load double, ptr %316, align 8
  %321 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 21
  store double %320, ptr %321, align 8
  %322 = getelementptr inbounds double, ptr %254, i64 24
  %323 = load double, ptr %319, align 8
  %324 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 22
  store double %323, ptr %324, align 8
  %325 = getelementptr inbounds double, ptr %254, i64 25
  %326 = load double, ptr %322, align 8
  %327 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 23
  store double %326, ptr %327, align 8
  %328 = getelementptr inbounds double, ptr %254, i64 26
  %329 = load double, ptr %325, align 8
  %330 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 24
  store double %329, ptr %330, align 8
  %331 = getelementptr inbounds double, ptr %254, i64 27
  %332 = load double, ptr %328, align 8
  %333 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 25
  store double %332, ptr %333, align 8
  %334 = getelementptr inbounds double, ptr %254, i64 28
  %335 = load double, ptr %331, align 8
  %336 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 26
  store double %335, ptr %336, align 8
  %337 = getelementptr inbounds double, ptr %254, i64 29
  %338 = load double, ptr %334, align 8
  %339 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 27
  store double %338, ptr %339, align 8
  %340 = getelementptr inbounds double, ptr %254, i64 30
  %341 = load double, ptr %337, align 8
  %342 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 28
  store double %341, ptr %342, align 8
  %343 = getelementptr inbounds double, ptr %254, i64 31
  %344 = load double, ptr %340, align 8
  %345 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 29
  store double %344, ptr %345, align 8
  %346 = getelementptr inbounds double, ptr %254, i64 32
  %347 = load double, ptr %343, align 8
  %348 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 30
  store double %347, ptr %348, align 8
  %349 = getelementptr inbounds double, ptr %254, i64 33
  %350 = load double, ptr %346, align 8
  %351 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 31
  store double %350, ptr %351, align 8
  %352 = getelementptr inbounds double, ptr %254, i64 34
  %353 = load double, ptr %349, align 8
  %354 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 0
  store double %353, ptr %354, align 8
  %355 = getelementptr inbounds double, ptr %254, i64 35
  %356 = load double, ptr %352, align 8
  %357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 1
  store double %356, ptr %357, align 8
  %358 = getelementptr inbounds double, ptr %254, i64 36
  %359 = load double, ptr %355, align 8
  %360 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 2
  store double %359, ptr %360, align 8
  %361 = getelementptr inbounds double, ptr %254, i64 37
  %362 = load double, ptr %358, align 8
  %363 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 3
  store double %362, ptr %363, align 8
  %364 = getelementptr inbounds double, ptr %254, i64 38
  %365 = load double, ptr %361, align 8
  %366 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 4
  store double %365, ptr %366, align 8
  %367 = getelementptr inbounds double, ptr %254, i64 39
  %368 = load double, ptr %364, align 8
  %369 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 5
  store double %368, ptr %369, align 8
  %370 = getelementptr inbounds double, ptr %254, i64 40
  %371 = load double, ptr %367, align 8
  %372 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 6
  store double %371, ptr %372, align 8
  %373 = getelementptr inbounds double, ptr %254, i64 41
  %374 = load double, ptr %370, align 8
  %375 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 7
  store double %374, ptr %375, align 8
  %376 = getelementptr inbounds double, ptr %254, i64 42
  %377 = load double, ptr %373, align 8
  %378 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 8
  store double %377, ptr %378, align 8
  %379 = getelementptr inbounds double, ptr %254, i64 43
  %380 = load double, ptr %376, align 8
  %381 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 9
  store double %380, ptr %381, align 8
  %382 = getelementptr inbounds double, ptr %254, i64 44
  %383 = load double, ptr %379, align 8
  %384 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 10
  store double %383, ptr %384, align 8
  %385 = getelementptr inbounds double, ptr %254, i64 45
  %386 = load double, ptr %382, align 8
  %387 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 11
  store double %386, ptr %387, align 8
  %388 = getelementptr inbounds double, ptr %254, i64 46
  %389 = load double, ptr %385, align 8
  %390 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 12
  store double %389, ptr %390, align 8
  %391 = getelementptr inbounds double, ptr %254, i64 47
  %392 = load double, ptr %388, align 8
  %393 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 13
  store double %392, ptr %393, align 8
  %394 = getelementptr inbounds double, ptr %254, i64 48
  %395 = load double, ptr %391, align 8
  %396 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 14
  store double %395, ptr %396, align 8
  %397 = getelementptr inbounds double, ptr %254, i64 49
  %398 = load double, ptr %394, align 8
  %399 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 15
  store double %398, ptr %399, align 8
  %400 = getelementptr inbounds double, ptr %254, i64 50
  %401 = load double, ptr %397, align 8
  %402 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 16
  store double %401, ptr %402, align 8
  %403 = getelementptr inbounds double, ptr %254, i64 51
  %404 = load double, ptr %400, align 8
  %405 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 17
  store double %404, ptr %405, align 8
  %406 = getelementptr inbounds double, ptr %254, i64 52
  %407 = load double, ptr %403, align 8
  %408 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 18
  store double %407, ptr %408, align 8
  %409 = getelementptr inbounds double, ptr %254, i64 53
  %410 = load double, ptr %406, align 8
  %411 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 19
  store double %410, ptr %411, align 8
  %412 = getelementptr inbounds double, ptr %254, i64 54
  %413 = load double, ptr %409, align 8
  %414 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 20
  store double %413, ptr %414, align 8
  %415 = getelementptr inbounds double, ptr %254, i64 55
  %416 = load double, ptr %412, align 8
  %417 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 21
  store double %416, ptr %417, align 8
  %418 = getelementptr inbounds double, ptr %254, i64 56
  %419 = load double, ptr %415, align 8
  %420 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 22
  store double %419, ptr %420, align 8
  %421 = getelementptr inbounds double, ptr %254, i64 57
  %422 = load double, ptr %418, align 8
  %423 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 23
  store double %422, ptr %423, align 8
  %424 = getelementptr inbounds double, ptr %254, i64 58
  %425 = load double, ptr %421, align 8
  %426 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 24
  store double %425, ptr %426, align 8
  %427 = getelementptr inbounds double, ptr %254, i64 59
  %428 = load double, ptr %424, align 8
  %429 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 25
  store double %428, ptr %429, align 8
  %430 = getelementptr inbounds double, ptr %254, i64 60
  %431 = load double, ptr %427, align 8
  %432 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 26
  store double %431, ptr %432, align 8
  %433 = getelementptr inbounds double, ptr %254, i64 61
  %434 = load double, ptr %430, align 8
  %435 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 27
  store double %434, ptr %435, align 8
  %436 = getelementptr inbounds double, ptr %254, i64 62
  %437 = load double, ptr %433, align 8
  %438 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 28
  store double %437, ptr %438, align 8
  %439 = getelementptr inbounds double, ptr %254, i64 63
  %440 = load double, ptr %436, align 8
  %441 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 29
  store double %440, ptr %441, align 8
  %442 = getelementptr inbounds double, ptr %254, i64 64
  %443 = load double, ptr %439, align 8
  %444 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 30
  store double %443, ptr %444, align 8
  %445 = getelementptr inbounds double, ptr %254, i64 65
  %446 = load double, ptr %442, align 8
  %447 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 31
  store double %446, ptr %447, align 8
  %448 = load double, ptr %445, align 8
  %449 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 32
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
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %23
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
  br label %97

32:                                               ; preds = %97, %28, %2
  %33 = icmp eq i64 %1, 0
  %34 = icmp sgt i64 %14, 0
  %35 = and i1 %33, %34
  br i1 %35, label %36, label %102

36:                                               ; preds = %32
  %37 = icmp ult i64 %14, 2
  br i1 %37, label %95, label %38

38:                                               ; preds = %36
  %39 = and i64 %14, -2
  br label %40

40:                                               ; preds = %40, %38
  %41 = phi i64 [ 0, %38 ], [ %91, %40 ]
  %42 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %41
  %43 = load <2 x double>, ptr %42, align 8
  %44 = fcmp ogt <2 x double> %43, <double 7.000000e+02, double 7.000000e+02>
  %45 = fcmp olt <2 x double> %43, <double -7.000000e+02, double -7.000000e+02>
  %46 = select <2 x i1> %45, <2 x double> <double -7.000000e+02, double -7.000000e+02>, <2 x double> %43
  %47 = select <2 x i1> %44, <2 x double> <double 7.000000e+02, double 7.000000e+02>, <2 x double> %46
  %48 = fmul <2 x double> %47, <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>
  %49 = fcmp olt <2 x double> %48, zeroinitializer
  %50 = select <2 x i1> %49, <2 x double> <double -5.000000e-01, double -5.000000e-01>, <2 x double> <double 5.000000e-01, double 5.000000e-01>
  %51 = fadd <2 x double> %48, %50
  %52 = fptosi <2 x double> %51 to <2 x i32>
  %53 = sitofp <2 x i32> %52 to <2 x double>
  %54 = fmul <2 x double> %53, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %55 = fsub <2 x double> %47, %54
  %56 = fmul <2 x double> %55, <double 0x3DA93974A8C07C9D, double 0x3DA93974A8C07C9D>
  %57 = fadd <2 x double> %56, <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>
  %58 = fmul <2 x double> %55, %57
  %59 = fadd <2 x double> %58, <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>
  %60 = fmul <2 x double> %55, %59
  %61 = fadd <2 x double> %60, <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>
  %62 = fmul <2 x double> %55, %61
  %63 = fadd <2 x double> %62, <double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C>
  %64 = fmul <2 x double> %55, %63
  %65 = fadd <2 x double> %64, <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>
  %66 = fmul <2 x double> %55, %65
  %67 = fadd <2 x double> %66, <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>
  %68 = fmul <2 x double> %55, %67
  %69 = fadd <2 x double> %68, <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>
  %70 = fmul <2 x double> %55, %69
  %71 = fadd <2 x double> %70, <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>
  %72 = fmul <2 x double> %55, %71
  %73 = fadd <2 x double> %72, <double 0x3F81111111111111, double 0x3F81111111111111>
  %74 = fmul <2 x double> %55, %73
  %75 = fadd <2 x double> %74, <double 0x3FA5555555555555, double 0x3FA5555555555555>
  %76 = fmul <2 x double> %55, %75
  %77 = fadd <2 x double> %76, <double 0x3FC5555555555555, double 0x3FC5555555555555>
  %78 = fmul <2 x double> %55, %77
  %79 = fadd <2 x double> %78, <double 5.000000e-01, double 5.000000e-01>
  %80 = fmul <2 x double> %55, %79
  %81 = fadd <2 x double> %80, <double 1.000000e+00, double 1.000000e+00>
  %82 = fmul <2 x double> %55, %81
  %83 = fadd <2 x double> %82, <double 1.000000e+00, double 1.000000e+00>
  %84 = add nsw <2 x i32> %52, <i32 1023, i32 1023>
  %85 = zext <2 x i32> %84 to <2 x i64>
  %86 = shl <2 x i64> %85, <i64 52, i64 52>
  %87 = bitcast <2 x i64> %86 to <2 x double>
  %88 = fmul <2 x double> %83, %87
  %89 = select <2 x i1> %45, <2 x double> zeroinitializer, <2 x double> %88
  %90 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %41
  store <2 x double> %89, ptr %90, align 8
  %91 = add nuw i64 %41, 2
  %92 = icmp eq i64 %91, %39
  br i1 %92, label %93, label %40

93:                                               ; preds = %40
  %94 = icmp eq i64 %14, %39
  br i1 %94, label %102, label %95

95:                                               ; preds = %36, %93
  %96 = phi i64 [ 0, %36 ], [ %39, %93 ]
  br label %113

97:                                               ; preds = %30, %97
  %98 = phi i64 [ %100, %97 ], [ %31, %30 ]
  %99 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %98
  store double 0.000000e+00, ptr %99, align 8
  %100 = add nuw nsw i64 %98, 1
  %101 = icmp eq i64 %100, %16
  br i1 %101, label %32, label %97

102:                                              ; preds = %113, %93, %32
  %103 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 3
  %104 = load i64, ptr %103, align 8
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %166

106:                                              ; preds = %102
  %107 = icmp sgt i64 %11, 0
  %108 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
  %109 = and i64 %11, 3
  %110 = icmp ult i64 %11, 4
  %111 = and i64 %11, -4
  %112 = icmp eq i64 %109, 0
  br label %172

113:                                              ; preds = %95, %113
  %114 = phi i64 [ %164, %113 ], [ %96, %95 ]
  %115 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = fcmp ogt double %116, 7.000000e+02
  %118 = fcmp olt double %116, -7.000000e+02
  %119 = select i1 %118, double -7.000000e+02, double %116
  %120 = select i1 %117, double 7.000000e+02, double %119
  %121 = fmul double %120, 0x3FF71547652B82FE
  %122 = fcmp olt double %121, 0.000000e+00
  %123 = select i1 %122, double -5.000000e-01, double 5.000000e-01
  %124 = fadd double %121, %123
  %125 = fptosi double %124 to i32
  %126 = sitofp i32 %125 to double
  %127 = fmul double %126, 0x3FE62E42FEFA39EF
  %128 = fsub double %120, %127
  %129 = fmul double %128, 0x3DA93974A8C07C9D
  %130 = fadd double %129, 0x3DE6124613A86D09
  %131 = fmul double %128, %130
  %132 = fadd double %131, 0x3E21EED8EFF8D898
  %133 = fmul double %128, %132
  %134 = fadd double %133, 0x3E5AE64567F544E4
  %135 = fmul double %128, %134
  %136 = fadd double %135, 0x3E927E4FB7789F5C
  %137 = fmul double %128, %136
  %138 = fadd double %137, 0x3EC71DE3A556C734
  %139 = fmul double %128, %138
  %140 = fadd double %139, 0x3EFA01A01A01A01A
  %141 = fmul double %128, %140
  %142 = fadd double %141, 0x3F2A01A01A01A01A
  %143 = fmul double %128, %142
  %144 = fadd double %143, 0x3F56C16C16C16C17
  %145 = fmul double %128, %144
  %146 = fadd double %145, 0x3F81111111111111
  %147 = fmul double %128, %146
  %148 = fadd double %147, 0x3FA5555555555555
  %149 = fmul double %128, %148
  %150 = fadd double %149, 0x3FC5555555555555
  %151 = fmul double %128, %150
  %152 = fadd double %151, 5.000000e-01
  %153 = fmul double %128, %152
  %154 = fadd double %153, 1.000000e+00
  %155 = fmul double %128, %154
  %156 = fadd double %155, 1.000000e+00
  %157 = add nsw i32 %125, 1023
  %158 = zext i32 %157 to i64
  %159 = shl i64 %158, 52
  %160 = bitcast i64 %159 to double
  %161 = fmul double %156, %160
  %162 = select i1 %118, double 0.000000e+00, double %161
  %163 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %114
  store double %162, ptr %163, align 8
  %164 = add nuw nsw i64 %114, 1
  %165 = icmp slt i64 %164, %14
  br i1 %165, label %113, label %102

166:                                              ; preds = %198, %102
  %167 = icmp sgt i64 %13, 0
  br i1 %167, label %168, label %239

168:                                              ; preds = %166
  %169 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 19
  %170 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  %171 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  br label %256

172:                                              ; preds = %106, %198
  %173 = phi i64 [ 0, %106 ], [ %199, %198 ]
  %174 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %173
  store double 0.000000e+00, ptr %174, align 8
  br i1 %107, label %175, label %198

175:                                              ; preds = %172
  %176 = load ptr, ptr %108, align 8
  %177 = mul nsw i64 %173, %11
  br i1 %110, label %178, label %201

178:                                              ; preds = %201, %175
  %179 = phi double [ undef, %175 ], [ %235, %201 ]
  %180 = phi double [ 0.000000e+00, %175 ], [ %235, %201 ]
  %181 = phi i64 [ 0, %175 ], [ %236, %201 ]
  br i1 %112, label %196, label %182

182:                                              ; preds = %178, %182
  %183 = phi double [ %192, %182 ], [ %180, %178 ]
  %184 = phi i64 [ %193, %182 ], [ %181, %178 ]
  %185 = phi i64 [ %194, %182 ], [ 0, %178 ]
  %186 = add nsw i64 %184, %177
  %187 = getelementptr inbounds double, ptr %176, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %184
  %190 = load double, ptr %189, align 8
  %191 = fmul double %188, %190
  %192 = fadd double %183, %191
  %193 = add nuw nsw i64 %184, 1
  %194 = add i64 %185, 1
  %195 = icmp eq i64 %194, %109
  br i1 %195, label %196, label %182

196:                                              ; preds = %182, %178
  %197 = phi double [ %179, %178 ], [ %192, %182 ]
  store double %197, ptr %174, align 8
  br label %198

198:                                              ; preds = %196, %172
  %199 = add nuw nsw i64 %173, 1
  %200 = icmp eq i64 %199, %104
  br i1 %200, label %166, label %172

201:                                              ; preds = %175, %201
  %202 = phi double [ %235, %201 ], [ 0.000000e+00, %175 ]
  %203 = phi i64 [ %236, %201 ], [ 0, %175 ]
  %204 = phi i64 [ %237, %201 ], [ 0, %175 ]
  %205 = add nsw i64 %203, %177
  %206 = getelementptr inbounds double, ptr %176, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %203
  %209 = load double, ptr %208, align 8
  %210 = fmul double %207, %209
  %211 = fadd double %202, %210
  %212 = or i64 %203, 1
  %213 = add nsw i64 %212, %177
  %214 = getelementptr inbounds double, ptr %176, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %212
  %217 = load double, ptr %216, align 8
  %218 = fmul double %215, %217
  %219 = fadd double %211, %218
  %220 = or i64 %203, 2
  %221 = add nsw i64 %220, %177
  %222 = getelementptr inbounds double, ptr %176, i64 %221
  %223 = load double, ptr %222, align 8
  %224 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %220
  %225 = load double, ptr %224, align 8
  %226 = fmul double %223, %225
  %227 = fadd double %219, %226
  %228 = or i64 %203, 3
  %229 = add nsw i64 %228, %177
  %230 = getelementptr inbounds double, ptr %176, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %228
  %233 = load double, ptr %232, align 8
  %234 = fmul double %231, %233
  %235 = fadd double %227, %234
  %236 = add nuw nsw i64 %203, 4
  %237 = add i64 %204, 4
  %238 = icmp eq i64 %237, %111
  br i1 %238, label %178, label %201

239:                                              ; preds = %284, %166
  %240 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30
  %241 = getelementptr inbounds double, ptr %240, i64 %11
  call fastcc void @lift(ptr noundef nonnull %5, ptr noundef %7, ptr noundef nonnull %240, ptr noundef nonnull %241, ptr noundef nonnull %3)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  br i1 %105, label %242, label %287

242:                                              ; preds = %239
  %243 = icmp ult i64 %104, 4
  br i1 %243, label %254, label %244

244:                                              ; preds = %242
  %245 = and i64 %104, -4
  br label %246

246:                                              ; preds = %246, %244
  %247 = phi i64 [ 0, %244 ], [ %250, %246 ]
  %248 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %247
  store <2 x double> zeroinitializer, ptr %248, align 16
  %249 = getelementptr inbounds double, ptr %248, i64 2
  store <2 x double> zeroinitializer, ptr %249, align 16
  %250 = add nuw i64 %247, 4
  %251 = icmp eq i64 %250, %245
  br i1 %251, label %252, label %246

252:                                              ; preds = %246
  %253 = icmp eq i64 %104, %245
  br i1 %253, label %287, label %254

254:                                              ; preds = %242, %252
  %255 = phi i64 [ 0, %242 ], [ %245, %252 ]
  br label %289

256:                                              ; preds = %168, %284
  %257 = phi i64 [ 0, %168 ], [ %285, %284 ]
  %258 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %257
  %259 = load i64, ptr %258, align 8
  %260 = icmp slt i64 %259, 0
  br i1 %260, label %261, label %264

261:                                              ; preds = %256
  %262 = add nsw i64 %257, %11
  %263 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %262
  store double 0.000000e+00, ptr %263, align 8
  br label %284

264:                                              ; preds = %256
  %265 = load ptr, ptr %169, align 8
  %266 = getelementptr inbounds double, ptr %265, i64 %257
  %267 = load double, ptr %266, align 8
  %268 = load ptr, ptr %170, align 8
  %269 = getelementptr inbounds i64, ptr %268, i64 %257
  %270 = load i64, ptr %269, align 8
  %271 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = fmul double %267, %272
  %274 = add nsw i64 %257, %11
  %275 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = fmul double %273, %276
  %278 = load ptr, ptr %171, align 8
  %279 = getelementptr inbounds i64, ptr %278, i64 %257
  %280 = load i64, ptr %279, align 8
  %281 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %280
  %282 = load double, ptr %281, align 8
  %283 = fadd double %277, %282
  store double %283, ptr %281, align 8
  br label %284

284:                                              ; preds = %261, %264
  %285 = add nuw nsw i64 %257, 1
  %286 = icmp eq i64 %285, %13
  br i1 %286, label %239, label %256

287:                                              ; preds = %289, %252, %239
  %288 = icmp eq i64 %10, 1
  br i1 %288, label %380, label %294

289:                                              ; preds = %254, %289
  %290 = phi i64 [ %292, %289 ], [ %255, %254 ]
  %291 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %290
  store double 0.000000e+00, ptr %291, align 8
  %292 = add nuw nsw i64 %290, 1
  %293 = icmp eq i64 %292, %104
  br i1 %293, label %287, label %289

294:                                              ; preds = %287
  %295 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 10
  %296 = load ptr, ptr %295, align 8
  %297 = load i64, ptr %296, align 8
  %298 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = icmp eq i64 %10, 3
  br i1 %300, label %301, label %303

301:                                              ; preds = %294
  %302 = fcmp ugt double %299, 0.000000e+00
  br i1 %302, label %319, label %1129

303:                                              ; preds = %294
  %304 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 14
  %305 = load double, ptr %304, align 8
  %306 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 15
  %307 = load double, ptr %306, align 8
  %308 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %309 = load i64, ptr %308, align 8
  %310 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %309
  %311 = load double, ptr %310, align 8
  %312 = fmul double %307, %311
  %313 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %314 = load double, ptr %313, align 8
  %315 = fdiv double %312, %314
  %316 = fadd double %305, %315
  %317 = fadd double %299, %316
  %318 = fcmp ugt double %317, 0.000000e+00
  br i1 %318, label %323, label %1129

319:                                              ; preds = %301
  %320 = fdiv double 1.000000e+00, %299
  %321 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %297
  %322 = load double, ptr %321, align 8
  br label %331

323:                                              ; preds = %303
  %324 = fdiv double 1.000000e+00, %317
  %325 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %297
  %326 = load double, ptr %325, align 8
  %327 = fadd double %324, %326
  store double %327, ptr %325, align 8
  %328 = fdiv double %315, %317
  %329 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %309
  %330 = load double, ptr %329, align 8
  br label %331

331:                                              ; preds = %319, %323
  %332 = phi double [ %322, %319 ], [ %328, %323 ]
  %333 = phi double [ %320, %319 ], [ %330, %323 ]
  %334 = phi ptr [ %321, %319 ], [ %329, %323 ]
  %335 = phi double [ %299, %319 ], [ %317, %323 ]
  %336 = fadd double %333, %332
  store double %336, ptr %334, align 8
  %337 = bitcast double %335 to i64
  %338 = lshr i64 %337, 52
  %339 = and i64 %338, 2047
  %340 = and i64 %337, 4503599627370495
  %341 = or i64 %340, 4607182418800017408
  %342 = bitcast i64 %341 to double
  %343 = fcmp ogt double %342, 0x3FF6A09E667F3BCD
  %344 = fmul double %342, 5.000000e-01
  %345 = select i1 %343, double %344, double %342
  %346 = select i1 %343, i64 -1022, i64 -1023
  %347 = add nsw i64 %346, %339
  %348 = fadd double %345, -1.000000e+00
  %349 = fadd double %345, 1.000000e+00
  %350 = fdiv double %348, %349
  %351 = fmul double %350, %350
  %352 = fmul double %351, 0x3FA8618618618618
  %353 = fadd double %352, 0x3FAAF286BCA1AF28
  %354 = fmul double %351, %353
  %355 = fadd double %354, 0x3FAE1E1E1E1E1E1E
  %356 = fmul double %351, %355
  %357 = fadd double %356, 0x3FB1111111111111
  %358 = fmul double %351, %357
  %359 = fadd double %358, 0x3FB3B13B13B13B14
  %360 = fmul double %351, %359
  %361 = fadd double %360, 0x3FB745D1745D1746
  %362 = fmul double %351, %361
  %363 = fadd double %362, 0x3FBC71C71C71C71C
  %364 = fmul double %351, %363
  %365 = fadd double %364, 0x3FC2492492492492
  %366 = fmul double %351, %365
  %367 = fadd double %366, 2.000000e-01
  %368 = fmul double %351, %367
  %369 = fadd double %368, 0x3FD5555555555555
  %370 = fmul double %351, %369
  %371 = fadd double %370, 1.000000e+00
  %372 = fmul double %350, 2.000000e+00
  %373 = fmul double %372, %371
  %374 = sitofp i64 %347 to double
  %375 = fmul double %374, 0x3FE62E42FEFA39EF
  %376 = fadd double %375, %373
  %377 = fadd double %376, 0.000000e+00
  %378 = add i64 %10, -1
  %379 = icmp ult i64 %378, 2
  br i1 %379, label %380, label %505

380:                                              ; preds = %287, %331
  %381 = phi double [ %377, %331 ], [ 0.000000e+00, %287 ]
  %382 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31
  %383 = load double, ptr %382, align 8
  %384 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %385 = load i64, ptr %384, align 8
  %386 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %385
  %387 = load double, ptr %386, align 8
  %388 = fadd double %383, %387
  store double %388, ptr %386, align 8
  %389 = load double, ptr %382, align 8
  %390 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %385
  %391 = load double, ptr %390, align 8
  %392 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %393 = load i64, ptr %392, align 8
  %394 = lshr i64 %393, 52
  %395 = and i64 %394, 2047
  %396 = and i64 %393, 4503599627370495
  %397 = or i64 %396, 4607182418800017408
  %398 = bitcast i64 %397 to double
  %399 = fcmp ogt double %398, 0x3FF6A09E667F3BCD
  %400 = fmul double %398, 5.000000e-01
  %401 = select i1 %399, double %400, double %398
  %402 = select i1 %399, i64 -1022, i64 -1023
  %403 = add nsw i64 %402, %395
  %404 = fadd double %401, -1.000000e+00
  %405 = fadd double %401, 1.000000e+00
  %406 = fdiv double %404, %405
  %407 = fmul double %406, %406
  %408 = fmul double %407, 0x3FA8618618618618
  %409 = fadd double %408, 0x3FAAF286BCA1AF28
  %410 = fmul double %407, %409
  %411 = fadd double %410, 0x3FAE1E1E1E1E1E1E
  %412 = fmul double %407, %411
  %413 = fadd double %412, 0x3FB1111111111111
  %414 = fmul double %407, %413
  %415 = fadd double %414, 0x3FB3B13B13B13B14
  %416 = fmul double %407, %415
  %417 = fadd double %416, 0x3FB745D1745D1746
  %418 = fmul double %407, %417
  %419 = fadd double %418, 0x3FBC71C71C71C71C
  %420 = fmul double %407, %419
  %421 = fadd double %420, 0x3FC2492492492492
  %422 = fmul double %407, %421
  %423 = fadd double %422, 2.000000e-01
  %424 = fmul double %407, %423
  %425 = fadd double %424, 0x3FD5555555555555
  %426 = fmul double %407, %425
  %427 = fadd double %426, 1.000000e+00
  %428 = fmul double %406, 2.000000e+00
  %429 = fmul double %428, %427
  %430 = sitofp i64 %403 to double
  %431 = fmul double %430, 0x3FE62E42FEFA39EF
  %432 = fadd double %431, %429
  %433 = fsub double %391, %432
  %434 = fmul double %389, %433
  %435 = fadd double %381, %434
  br i1 %105, label %436, label %520

436:                                              ; preds = %380
  %437 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 12
  %438 = load ptr, ptr %437, align 8
  br label %439

439:                                              ; preds = %436, %502
  %440 = phi double [ %435, %436 ], [ %503, %502 ]
  %441 = phi i64 [ 0, %436 ], [ %445, %502 ]
  %442 = getelementptr inbounds double, ptr %438, i64 %441
  %443 = load double, ptr %442, align 8
  %444 = fcmp ogt double %443, 0.000000e+00
  %445 = add nuw nsw i64 %441, 1
  br i1 %444, label %446, label %502

446:                                              ; preds = %439
  %447 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %445
  %448 = load double, ptr %447, align 8
  %449 = fcmp ogt double %448, 0.000000e+00
  br i1 %449, label %450, label %502

450:                                              ; preds = %446
  %451 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %441
  %452 = load double, ptr %451, align 8
  %453 = fcmp ugt double %452, 0.000000e+00
  br i1 %453, label %454, label %502

454:                                              ; preds = %450
  %455 = fdiv double %448, %452
  %456 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %441
  %457 = load double, ptr %456, align 8
  %458 = fadd double %455, %457
  store double %458, ptr %456, align 8
  %459 = fdiv double %452, %443
  %460 = bitcast double %459 to i64
  %461 = lshr i64 %460, 52
  %462 = and i64 %461, 2047
  %463 = and i64 %460, 4503599627370495
  %464 = or i64 %463, 4607182418800017408
  %465 = bitcast i64 %464 to double
  %466 = fcmp ogt double %465, 0x3FF6A09E667F3BCD
  %467 = fmul double %465, 5.000000e-01
  %468 = select i1 %466, double %467, double %465
  %469 = select i1 %466, i64 -1022, i64 -1023
  %470 = add nsw i64 %469, %462
  %471 = fadd double %468, -1.000000e+00
  %472 = fadd double %468, 1.000000e+00
  %473 = fdiv double %471, %472
  %474 = fmul double %473, %473
  %475 = fmul double %474, 0x3FA8618618618618
  %476 = fadd double %475, 0x3FAAF286BCA1AF28
  %477 = fmul double %474, %476
  %478 = fadd double %477, 0x3FAE1E1E1E1E1E1E
  %479 = fmul double %474, %478
  %480 = fadd double %479, 0x3FB1111111111111
  %481 = fmul double %474, %480
  %482 = fadd double %481, 0x3FB3B13B13B13B14
  %483 = fmul double %474, %482
  %484 = fadd double %483, 0x3FB745D1745D1746
  %485 = fmul double %474, %484
  %486 = fadd double %485, 0x3FBC71C71C71C71C
  %487 = fmul double %474, %486
  %488 = fadd double %487, 0x3FC2492492492492
  %489 = fmul double %474, %488
  %490 = fadd double %489, 2.000000e-01
  %491 = fmul double %474, %490
  %492 = fadd double %491, 0x3FD5555555555555
  %493 = fmul double %474, %492
  %494 = fadd double %493, 1.000000e+00
  %495 = fmul double %473, 2.000000e+00
  %496 = fmul double %495, %494
  %497 = sitofp i64 %470 to double
  %498 = fmul double %497, 0x3FE62E42FEFA39EF
  %499 = fadd double %498, %496
  %500 = fmul double %448, %499
  %501 = fadd double %440, %500
  br label %502

502:                                              ; preds = %439, %446, %450, %454
  %503 = phi double [ %440, %446 ], [ %440, %450 ], [ %501, %454 ], [ %440, %439 ]
  %504 = icmp eq i64 %445, %104
  br i1 %504, label %505, label %439

505:                                              ; preds = %502, %331
  %506 = phi double [ %377, %331 ], [ %503, %502 ]
  br i1 %105, label %507, label %520

507:                                              ; preds = %505
  %508 = icmp slt i64 %11, 1
  %509 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
  %510 = getelementptr i8, ptr %0, i64 17560
  %511 = shl i64 %11, 3
  %512 = add i64 %511, 25752
  %513 = getelementptr i8, ptr %0, i64 %512
  %514 = shl i64 %11, 3
  %515 = icmp ult i64 %11, 4
  %516 = and i64 %11, -4
  %517 = icmp eq i64 %11, %516
  %518 = and i64 %11, 1
  %519 = icmp eq i64 %518, 0
  br label %526

520:                                              ; preds = %615, %380, %505
  %521 = phi double [ %506, %505 ], [ %435, %380 ], [ %506, %615 ]
  br i1 %167, label %522, label %618

522:                                              ; preds = %520
  %523 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  %524 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 19
  %525 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  br label %635

526:                                              ; preds = %507, %615
  %527 = phi i64 [ 0, %507 ], [ %616, %615 ]
  %528 = mul i64 %514, %527
  %529 = add i64 %511, %528
  %530 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %527
  %531 = load double, ptr %530, align 8
  %532 = fcmp ule double %531, 0.000000e+00
  %533 = select i1 %532, i1 true, i1 %508
  br i1 %533, label %615, label %534

534:                                              ; preds = %526
  %535 = load ptr, ptr %509, align 8
  %536 = mul nsw i64 %527, %11
  br i1 %515, label %572, label %537

537:                                              ; preds = %534
  %538 = getelementptr i8, ptr %535, i64 %528
  %539 = getelementptr i8, ptr %535, i64 %529
  %540 = icmp ult ptr %510, %539
  %541 = icmp ult ptr %538, %513
  %542 = and i1 %540, %541
  br i1 %542, label %572, label %543

543:                                              ; preds = %537
  %544 = insertelement <2 x double> poison, double %531, i64 0
  %545 = shufflevector <2 x double> %544, <2 x double> poison, <2 x i32> zeroinitializer
  %546 = insertelement <2 x double> poison, double %531, i64 0
  %547 = shufflevector <2 x double> %546, <2 x double> poison, <2 x i32> zeroinitializer
  br label %548

548:                                              ; preds = %548, %543
  %549 = phi i64 [ 0, %543 ], [ %569, %548 ]
  %550 = add nsw i64 %549, %536
  %551 = getelementptr inbounds double, ptr %535, i64 %550
  %552 = load <2 x double>, ptr %551, align 8
  %553 = getelementptr inbounds double, ptr %551, i64 2
  %554 = load <2 x double>, ptr %553, align 8
  %555 = fmul <2 x double> %545, %552
  %556 = fmul <2 x double> %547, %554
  %557 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %549
  %558 = load <2 x double>, ptr %557, align 8
  %559 = getelementptr inbounds double, ptr %557, i64 2
  %560 = load <2 x double>, ptr %559, align 8
  %561 = fmul <2 x double> %555, %558
  %562 = fmul <2 x double> %556, %560
  %563 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %549
  %564 = load <2 x double>, ptr %563, align 8
  %565 = getelementptr inbounds double, ptr %563, i64 2
  %566 = load <2 x double>, ptr %565, align 8
  %567 = fadd <2 x double> %564, %561
  %568 = fadd <2 x double> %566, %562
  store <2 x double> %567, ptr %563, align 8
  store <2 x double> %568, ptr %565, align 8
  %569 = add nuw i64 %549, 4
  %570 = icmp eq i64 %569, %516
  br i1 %570, label %571, label %548

571:                                              ; preds = %548
  br i1 %517, label %615, label %572

572:                                              ; preds = %537, %534, %571
  %573 = phi i64 [ 0, %537 ], [ 0, %534 ], [ %516, %571 ]
  %574 = or i64 %573, 1
  br i1 %519, label %587, label %575

575:                                              ; preds = %572
  %576 = add nsw i64 %573, %536
  %577 = getelementptr inbounds double, ptr %535, i64 %576
  %578 = load double, ptr %577, align 8
  %579 = fmul double %531, %578
  %580 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %573
  %581 = load double, ptr %580, align 8
  %582 = fmul double %579, %581
  %583 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %573
  %584 = load double, ptr %583, align 8
  %585 = fadd double %584, %582
  store double %585, ptr %583, align 8
  %586 = or i64 %573, 1
  br label %587

587:                                              ; preds = %575, %572
  %588 = phi i64 [ %573, %572 ], [ %586, %575 ]
  %589 = icmp eq i64 %11, %574
  br i1 %589, label %615, label %590

590:                                              ; preds = %587, %590
  %591 = phi i64 [ %613, %590 ], [ %588, %587 ]
  %592 = add nsw i64 %591, %536
  %593 = getelementptr inbounds double, ptr %535, i64 %592
  %594 = load double, ptr %593, align 8
  %595 = fmul double %531, %594
  %596 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %591
  %597 = load double, ptr %596, align 8
  %598 = fmul double %595, %597
  %599 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %591
  %600 = load double, ptr %599, align 8
  %601 = fadd double %600, %598
  store double %601, ptr %599, align 8
  %602 = add nuw nsw i64 %591, 1
  %603 = add nsw i64 %602, %536
  %604 = getelementptr inbounds double, ptr %535, i64 %603
  %605 = load double, ptr %604, align 8
  %606 = fmul double %531, %605
  %607 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %602
  %608 = load double, ptr %607, align 8
  %609 = fmul double %606, %608
  %610 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %602
  %611 = load double, ptr %610, align 8
  %612 = fadd double %611, %609
  store double %612, ptr %610, align 8
  %613 = add nuw nsw i64 %591, 2
  %614 = icmp eq i64 %613, %11
  br i1 %614, label %615, label %590

615:                                              ; preds = %587, %590, %571, %526
  %616 = add nuw nsw i64 %527, 1
  %617 = icmp eq i64 %616, %104
  br i1 %617, label %520, label %526

618:                                              ; preds = %666, %520
  %619 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 5
  %620 = load i64, ptr %619, align 8
  %621 = icmp sgt i64 %620, 0
  br i1 %621, label %622, label %669

622:                                              ; preds = %618
  %623 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 16
  %624 = load ptr, ptr %623, align 8
  %625 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 14
  %626 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 15
  %627 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 23
  %628 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  %629 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 24
  %630 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 25
  %631 = and i64 %104, 1
  %632 = icmp eq i64 %104, 1
  %633 = and i64 %104, -2
  %634 = icmp eq i64 %631, 0
  br label %678

635:                                              ; preds = %522, %666
  %636 = phi i64 [ 0, %522 ], [ %667, %666 ]
  %637 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %636
  %638 = load i64, ptr %637, align 8
  %639 = icmp slt i64 %638, 0
  br i1 %639, label %666, label %640

640:                                              ; preds = %635
  %641 = load ptr, ptr %523, align 8
  %642 = getelementptr inbounds i64, ptr %641, i64 %636
  %643 = load i64, ptr %642, align 8
  %644 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %643
  %645 = load double, ptr %644, align 8
  %646 = load ptr, ptr %524, align 8
  %647 = getelementptr inbounds double, ptr %646, i64 %636
  %648 = load double, ptr %647, align 8
  %649 = fmul double %645, %648
  %650 = load ptr, ptr %525, align 8
  %651 = getelementptr inbounds i64, ptr %650, i64 %636
  %652 = load i64, ptr %651, align 8
  %653 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %652
  %654 = load double, ptr %653, align 8
  %655 = fmul double %649, %654
  %656 = add nsw i64 %636, %11
  %657 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %656
  %658 = load double, ptr %657, align 8
  %659 = fmul double %655, %658
  %660 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %652
  %661 = load double, ptr %660, align 8
  %662 = fadd double %661, %659
  store double %662, ptr %660, align 8
  %663 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %656
  %664 = load double, ptr %663, align 8
  %665 = fadd double %659, %664
  store double %665, ptr %663, align 8
  br label %666

666:                                              ; preds = %635, %640
  %667 = add nuw nsw i64 %636, 1
  %668 = icmp eq i64 %667, %13
  br i1 %668, label %618, label %635

669:                                              ; preds = %845, %618
  %670 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 3
  %671 = load i64, ptr %670, align 8
  %672 = icmp sgt i64 %671, 0
  br i1 %672, label %673, label %847

673:                                              ; preds = %669
  %674 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 12
  %675 = load ptr, ptr %674, align 8
  %676 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 13
  %677 = load i64, ptr %675, align 8
  br label %855

678:                                              ; preds = %622, %845
  %679 = phi i64 [ 0, %622 ], [ %740, %845 ]
  %680 = getelementptr inbounds i64, ptr %624, i64 %679
  %681 = load i64, ptr %680, align 8
  %682 = add i64 %681, %679
  %683 = icmp sgt i64 %679, %682
  br i1 %683, label %737, label %684

684:                                              ; preds = %678
  %685 = load ptr, ptr %625, align 8
  %686 = load ptr, ptr %629, align 8
  %687 = getelementptr inbounds i64, ptr %685, i64 %679
  %688 = load i64, ptr %687, align 8
  br label %689

689:                                              ; preds = %728, %684
  %690 = phi i64 [ %688, %684 ], [ %696, %728 ]
  %691 = phi i64 [ %679, %684 ], [ %734, %728 ]
  %692 = phi double [ 0.000000e+00, %684 ], [ %735, %728 ]
  %693 = phi i64 [ %679, %684 ], [ %694, %728 ]
  %694 = add nsw i64 %693, 1
  %695 = getelementptr inbounds i64, ptr %685, i64 %694
  %696 = load i64, ptr %695, align 8
  %697 = icmp slt i64 %690, %696
  br i1 %697, label %698, label %728

698:                                              ; preds = %689
  %699 = load ptr, ptr %626, align 8
  %700 = load ptr, ptr %627, align 8
  br label %701

701:                                              ; preds = %722, %698
  %702 = phi double [ 0.000000e+00, %698 ], [ %725, %722 ]
  %703 = phi i64 [ %690, %698 ], [ %726, %722 ]
  %704 = getelementptr inbounds i64, ptr %699, i64 %703
  %705 = load i64, ptr %704, align 8
  %706 = sub nsw i64 %705, %11
  %707 = getelementptr inbounds double, ptr %700, i64 %703
  %708 = load double, ptr %707, align 8
  %709 = icmp slt i64 %706, 0
  br i1 %709, label %710, label %713

710:                                              ; preds = %701
  %711 = getelementptr inbounds double, ptr %240, i64 %705
  %712 = load double, ptr %711, align 8
  br label %722

713:                                              ; preds = %701
  %714 = load ptr, ptr %628, align 8
  %715 = getelementptr inbounds i64, ptr %714, i64 %706
  %716 = load i64, ptr %715, align 8
  %717 = getelementptr inbounds double, ptr %240, i64 %716
  %718 = load double, ptr %717, align 8
  %719 = getelementptr inbounds double, ptr %240, i64 %705
  %720 = load double, ptr %719, align 8
  %721 = fmul double %718, %720
  br label %722

722:                                              ; preds = %713, %710
  %723 = phi double [ %712, %710 ], [ %721, %713 ]
  %724 = fmul double %708, %723
  %725 = fadd double %702, %724
  %726 = add nsw i64 %703, 1
  %727 = icmp eq i64 %726, %696
  br i1 %727, label %728, label %701

728:                                              ; preds = %722, %689
  %729 = phi double [ 0.000000e+00, %689 ], [ %725, %722 ]
  %730 = getelementptr inbounds double, ptr %686, i64 %693
  %731 = load double, ptr %730, align 8
  %732 = fsub double %731, %729
  %733 = fcmp ogt double %732, %692
  %734 = select i1 %733, i64 %693, i64 %691
  %735 = select i1 %733, double %732, double %692
  %736 = icmp eq i64 %693, %682
  br i1 %736, label %737, label %689

737:                                              ; preds = %728, %678
  %738 = phi i64 [ %679, %678 ], [ %734, %728 ]
  %739 = phi double [ 0.000000e+00, %678 ], [ %735, %728 ]
  %740 = add i64 %682, 1
  br i1 %105, label %741, label %845

741:                                              ; preds = %737
  %742 = load ptr, ptr %630, align 8
  br i1 %632, label %743, label %761

743:                                              ; preds = %761, %741
  %744 = phi double [ undef, %741 ], [ %781, %761 ]
  %745 = phi i64 [ 0, %741 ], [ %782, %761 ]
  %746 = phi double [ 0.000000e+00, %741 ], [ %781, %761 ]
  br i1 %634, label %756, label %747

747:                                              ; preds = %743
  %748 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %745
  %749 = load double, ptr %748, align 8
  %750 = mul nsw i64 %745, %620
  %751 = add nsw i64 %750, %738
  %752 = getelementptr inbounds double, ptr %742, i64 %751
  %753 = load double, ptr %752, align 8
  %754 = fmul double %749, %753
  %755 = fadd double %746, %754
  br label %756

756:                                              ; preds = %743, %747
  %757 = phi double [ %744, %743 ], [ %755, %747 ]
  %758 = fcmp ogt double %757, 0.000000e+00
  %759 = fcmp ogt double %739, 0.000000e+00
  %760 = select i1 %758, i1 %759, i1 false
  br i1 %760, label %785, label %845

761:                                              ; preds = %741, %761
  %762 = phi i64 [ %782, %761 ], [ 0, %741 ]
  %763 = phi double [ %781, %761 ], [ 0.000000e+00, %741 ]
  %764 = phi i64 [ %783, %761 ], [ 0, %741 ]
  %765 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %762
  %766 = load double, ptr %765, align 16
  %767 = mul nsw i64 %762, %620
  %768 = add nsw i64 %767, %738
  %769 = getelementptr inbounds double, ptr %742, i64 %768
  %770 = load double, ptr %769, align 8
  %771 = fmul double %766, %770
  %772 = fadd double %763, %771
  %773 = or i64 %762, 1
  %774 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %773
  %775 = load double, ptr %774, align 8
  %776 = mul nsw i64 %773, %620
  %777 = add nsw i64 %776, %738
  %778 = getelementptr inbounds double, ptr %742, i64 %777
  %779 = load double, ptr %778, align 8
  %780 = fmul double %775, %779
  %781 = fadd double %772, %780
  %782 = add nuw nsw i64 %762, 2
  %783 = add i64 %764, 2
  %784 = icmp eq i64 %783, %633
  br i1 %784, label %743, label %761

785:                                              ; preds = %756
  %786 = load ptr, ptr %625, align 8
  %787 = getelementptr inbounds i64, ptr %786, i64 %738
  %788 = load i64, ptr %787, align 8
  %789 = add nsw i64 %738, 1
  %790 = getelementptr inbounds i64, ptr %786, i64 %789
  %791 = load i64, ptr %790, align 8
  %792 = icmp slt i64 %788, %791
  br i1 %792, label %793, label %845

793:                                              ; preds = %785
  %794 = load ptr, ptr %626, align 8
  br label %795

795:                                              ; preds = %793, %842
  %796 = phi i64 [ %788, %793 ], [ %843, %842 ]
  %797 = getelementptr inbounds i64, ptr %794, i64 %796
  %798 = load i64, ptr %797, align 8
  %799 = sub nsw i64 %798, %11
  %800 = icmp slt i64 %799, 0
  br i1 %800, label %801, label %809

801:                                              ; preds = %795
  %802 = load ptr, ptr %627, align 8
  %803 = getelementptr inbounds double, ptr %802, i64 %796
  %804 = load double, ptr %803, align 8
  %805 = fmul double %757, %804
  %806 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %798
  %807 = load double, ptr %806, align 8
  %808 = fmul double %805, %807
  br label %822

809:                                              ; preds = %795
  %810 = load ptr, ptr %628, align 8
  %811 = getelementptr inbounds i64, ptr %810, i64 %799
  %812 = load i64, ptr %811, align 8
  %813 = load ptr, ptr %627, align 8
  %814 = getelementptr inbounds double, ptr %813, i64 %796
  %815 = load double, ptr %814, align 8
  %816 = fmul double %757, %815
  %817 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %812
  %818 = load double, ptr %817, align 8
  %819 = fmul double %816, %818
  %820 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %798
  %821 = load double, ptr %820, align 8
  br label %822

822:                                              ; preds = %801, %809
  %823 = phi double [ %819, %809 ], [ %808, %801 ]
  %824 = phi i64 [ %812, %809 ], [ %798, %801 ]
  %825 = phi double [ %821, %809 ], [ 1.000000e+00, %801 ]
  %826 = fmul double %823, %825
  %827 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %824
  %828 = load double, ptr %827, align 8
  %829 = fsub double %828, %826
  %830 = fcmp olt double %829, 0x3D719799812DEA11
  %831 = select i1 %830, double 0.000000e+00, double %829
  store double %831, ptr %827, align 8
  %832 = icmp sgt i64 %799, -1
  %833 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %798
  %834 = load double, ptr %833, align 8
  br i1 %832, label %835, label %837

835:                                              ; preds = %822
  %836 = fsub double %834, %826
  store double %836, ptr %833, align 8
  br label %837

837:                                              ; preds = %822, %835
  %838 = phi double [ %836, %835 ], [ %834, %822 ]
  %839 = fcmp olt double %838, 0x3D719799812DEA11
  br i1 %839, label %840, label %842

840:                                              ; preds = %837
  %841 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %798
  store double 0.000000e+00, ptr %841, align 8
  br label %842

842:                                              ; preds = %840, %837
  %843 = add nsw i64 %796, 1
  %844 = icmp eq i64 %843, %791
  br i1 %844, label %845, label %795

845:                                              ; preds = %842, %737, %785, %756
  %846 = icmp slt i64 %740, %620
  br i1 %846, label %678, label %669

847:                                              ; preds = %1016, %669
  %848 = phi double [ %521, %669 ], [ %1017, %1016 ]
  br i1 %34, label %849, label %1034

849:                                              ; preds = %847
  %850 = add i64 %13, %11
  %851 = and i64 %14, 1
  %852 = icmp eq i64 %850, 1
  br i1 %852, label %1019, label %853

853:                                              ; preds = %849
  %854 = and i64 %14, -2
  br label %1052

855:                                              ; preds = %673, %1016
  %856 = phi i64 [ %677, %673 ], [ %861, %1016 ]
  %857 = phi i64 [ 0, %673 ], [ %859, %1016 ]
  %858 = phi double [ %521, %673 ], [ %1017, %1016 ]
  %859 = add nuw nsw i64 %857, 1
  %860 = getelementptr inbounds i64, ptr %675, i64 %859
  %861 = load i64, ptr %860, align 8
  %862 = icmp sgt i64 %861, %856
  br i1 %862, label %863, label %1016

863:                                              ; preds = %855
  %864 = load ptr, ptr %676, align 8
  %865 = sub i64 %861, %856
  %866 = xor i64 %856, -1
  %867 = add i64 %861, %866
  %868 = and i64 %865, 3
  %869 = icmp eq i64 %868, 0
  br i1 %869, label %882, label %870

870:                                              ; preds = %863, %870
  %871 = phi i64 [ %879, %870 ], [ %856, %863 ]
  %872 = phi double [ %878, %870 ], [ 0.000000e+00, %863 ]
  %873 = phi i64 [ %880, %870 ], [ 0, %863 ]
  %874 = getelementptr inbounds i64, ptr %864, i64 %871
  %875 = load i64, ptr %874, align 8
  %876 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %875
  %877 = load double, ptr %876, align 8
  %878 = fadd double %872, %877
  %879 = add nsw i64 %871, 1
  %880 = add i64 %873, 1
  %881 = icmp eq i64 %880, %868
  br i1 %881, label %882, label %870

882:                                              ; preds = %870, %863
  %883 = phi double [ undef, %863 ], [ %878, %870 ]
  %884 = phi i64 [ %856, %863 ], [ %879, %870 ]
  %885 = phi double [ 0.000000e+00, %863 ], [ %878, %870 ]
  %886 = icmp ult i64 %867, 3
  br i1 %886, label %887, label %890

887:                                              ; preds = %890, %882
  %888 = phi double [ %883, %882 ], [ %915, %890 ]
  %889 = fcmp ugt double %888, 0.000000e+00
  br i1 %889, label %918, label %1016

890:                                              ; preds = %882, %890
  %891 = phi i64 [ %916, %890 ], [ %884, %882 ]
  %892 = phi double [ %915, %890 ], [ %885, %882 ]
  %893 = getelementptr inbounds i64, ptr %864, i64 %891
  %894 = load i64, ptr %893, align 8
  %895 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %894
  %896 = load double, ptr %895, align 8
  %897 = fadd double %892, %896
  %898 = add nsw i64 %891, 1
  %899 = getelementptr inbounds i64, ptr %864, i64 %898
  %900 = load i64, ptr %899, align 8
  %901 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %900
  %902 = load double, ptr %901, align 8
  %903 = fadd double %897, %902
  %904 = add nsw i64 %891, 2
  %905 = getelementptr inbounds i64, ptr %864, i64 %904
  %906 = load i64, ptr %905, align 8
  %907 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %906
  %908 = load double, ptr %907, align 8
  %909 = fadd double %903, %908
  %910 = add nsw i64 %891, 3
  %911 = getelementptr inbounds i64, ptr %864, i64 %910
  %912 = load i64, ptr %911, align 8
  %913 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %912
  %914 = load double, ptr %913, align 8
  %915 = fadd double %909, %914
  %916 = add nsw i64 %891, 4
  %917 = icmp eq i64 %916, %861
  br i1 %917, label %887, label %890

918:                                              ; preds = %887
  %919 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %857
  %920 = load double, ptr %919, align 8
  %921 = fcmp ogt double %920, 0.000000e+00
  br i1 %921, label %922, label %1016

922:                                              ; preds = %918
  br i1 %862, label %923, label %944

923:                                              ; preds = %922
  %924 = load ptr, ptr %676, align 8
  %925 = and i64 %865, 1
  %926 = icmp eq i64 %925, 0
  br i1 %926, label %939, label %927

927:                                              ; preds = %923
  %928 = load double, ptr %919, align 8
  %929 = getelementptr inbounds i64, ptr %924, i64 %856
  %930 = load i64, ptr %929, align 8
  %931 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %930
  %932 = load double, ptr %931, align 8
  %933 = fmul double %928, %932
  %934 = fdiv double %933, %888
  %935 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %930
  %936 = load double, ptr %935, align 8
  %937 = fadd double %936, %934
  store double %937, ptr %935, align 8
  %938 = add nsw i64 %856, 1
  br label %939

939:                                              ; preds = %927, %923
  %940 = phi i64 [ %856, %923 ], [ %938, %927 ]
  %941 = icmp eq i64 %867, 0
  br i1 %941, label %942, label %991

942:                                              ; preds = %991, %939
  %943 = load double, ptr %919, align 8
  br label %944

944:                                              ; preds = %942, %922
  %945 = phi double [ %943, %942 ], [ %920, %922 ]
  %946 = bitcast double %888 to i64
  %947 = lshr i64 %946, 52
  %948 = and i64 %947, 2047
  %949 = and i64 %946, 4503599627370495
  %950 = or i64 %949, 4607182418800017408
  %951 = bitcast i64 %950 to double
  %952 = fcmp ogt double %951, 0x3FF6A09E667F3BCD
  %953 = fmul double %951, 5.000000e-01
  %954 = select i1 %952, double %953, double %951
  %955 = select i1 %952, i64 -1022, i64 -1023
  %956 = add nsw i64 %955, %948
  %957 = fadd double %954, -1.000000e+00
  %958 = fadd double %954, 1.000000e+00
  %959 = fdiv double %957, %958
  %960 = fmul double %959, %959
  %961 = fmul double %960, 0x3FA8618618618618
  %962 = fadd double %961, 0x3FAAF286BCA1AF28
  %963 = fmul double %960, %962
  %964 = fadd double %963, 0x3FAE1E1E1E1E1E1E
  %965 = fmul double %960, %964
  %966 = fadd double %965, 0x3FB1111111111111
  %967 = fmul double %960, %966
  %968 = fadd double %967, 0x3FB3B13B13B13B14
  %969 = fmul double %960, %968
  %970 = fadd double %969, 0x3FB745D1745D1746
  %971 = fmul double %960, %970
  %972 = fadd double %971, 0x3FBC71C71C71C71C
  %973 = fmul double %960, %972
  %974 = fadd double %973, 0x3FC2492492492492
  %975 = fmul double %960, %974
  %976 = fadd double %975, 2.000000e-01
  %977 = fmul double %960, %976
  %978 = fadd double %977, 0x3FD5555555555555
  %979 = fmul double %960, %978
  %980 = fadd double %979, 1.000000e+00
  %981 = fmul double %959, 2.000000e+00
  %982 = fmul double %981, %980
  %983 = sitofp i64 %956 to double
  %984 = fmul double %983, 0x3FE62E42FEFA39EF
  %985 = fadd double %984, %982
  %986 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %857
  %987 = load double, ptr %986, align 8
  %988 = fsub double %985, %987
  %989 = fmul double %945, %988
  %990 = fadd double %858, %989
  br label %1016

991:                                              ; preds = %939, %991
  %992 = phi i64 [ %1014, %991 ], [ %940, %939 ]
  %993 = load double, ptr %919, align 8
  %994 = getelementptr inbounds i64, ptr %924, i64 %992
  %995 = load i64, ptr %994, align 8
  %996 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %995
  %997 = load double, ptr %996, align 8
  %998 = fmul double %993, %997
  %999 = fdiv double %998, %888
  %1000 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %995
  %1001 = load double, ptr %1000, align 8
  %1002 = fadd double %1001, %999
  store double %1002, ptr %1000, align 8
  %1003 = add nsw i64 %992, 1
  %1004 = load double, ptr %919, align 8
  %1005 = getelementptr inbounds i64, ptr %924, i64 %1003
  %1006 = load i64, ptr %1005, align 8
  %1007 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %1006
  %1008 = load double, ptr %1007, align 8
  %1009 = fmul double %1004, %1008
  %1010 = fdiv double %1009, %888
  %1011 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %1006
  %1012 = load double, ptr %1011, align 8
  %1013 = fadd double %1012, %1010
  store double %1013, ptr %1011, align 8
  %1014 = add nsw i64 %992, 2
  %1015 = icmp eq i64 %1014, %861
  br i1 %1015, label %942, label %991

1016:                                             ; preds = %855, %887, %918, %944
  %1017 = phi double [ %990, %944 ], [ %858, %918 ], [ %858, %887 ], [ %858, %855 ]
  %1018 = icmp eq i64 %859, %671
  br i1 %1018, label %847, label %855

1019:                                             ; preds = %1052, %849
  %1020 = phi double [ undef, %849 ], [ %1074, %1052 ]
  %1021 = phi i64 [ 0, %849 ], [ %1075, %1052 ]
  %1022 = phi double [ %848, %849 ], [ %1074, %1052 ]
  %1023 = icmp eq i64 %851, 0
  br i1 %1023, label %1034, label %1024

1024:                                             ; preds = %1019
  %1025 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %1021
  %1026 = load double, ptr %1025, align 8
  %1027 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1021
  %1028 = load double, ptr %1027, align 8
  %1029 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %1021
  %1030 = load double, ptr %1029, align 8
  %1031 = fsub double %1028, %1030
  %1032 = fmul double %1026, %1031
  %1033 = fadd double %1022, %1032
  br label %1034

1034:                                             ; preds = %1024, %1019, %847
  %1035 = phi double [ %848, %847 ], [ %1020, %1019 ], [ %1033, %1024 ]
  %1036 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 1
  %1037 = load i64, ptr %1036, align 8
  %1038 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 2
  %1039 = load i64, ptr %1038, align 8
  %1040 = add nsw i64 %1039, %1037
  %1041 = icmp sgt i64 %1039, 1
  %1042 = zext i1 %1041 to i64
  %1043 = add nsw i64 %1040, %1042
  %1044 = icmp sgt i64 %1043, 0
  br i1 %1044, label %1045, label %1129

1045:                                             ; preds = %1034
  %1046 = add i64 %1037, %1039
  %1047 = add i64 %1046, %1042
  %1048 = and i64 %1043, 1
  %1049 = icmp eq i64 %1047, 1
  br i1 %1049, label %1112, label %1050

1050:                                             ; preds = %1045
  %1051 = and i64 %1043, -2
  br label %1078

1052:                                             ; preds = %1052, %853
  %1053 = phi i64 [ 0, %853 ], [ %1075, %1052 ]
  %1054 = phi double [ %848, %853 ], [ %1074, %1052 ]
  %1055 = phi i64 [ 0, %853 ], [ %1076, %1052 ]
  %1056 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %1053
  %1057 = load double, ptr %1056, align 8
  %1058 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1053
  %1059 = load double, ptr %1058, align 8
  %1060 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %1053
  %1061 = load double, ptr %1060, align 8
  %1062 = fsub double %1059, %1061
  %1063 = fmul double %1057, %1062
  %1064 = fadd double %1054, %1063
  %1065 = or i64 %1053, 1
  %1066 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %1065
  %1067 = load double, ptr %1066, align 8
  %1068 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1065
  %1069 = load double, ptr %1068, align 8
  %1070 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %1065
  %1071 = load double, ptr %1070, align 8
  %1072 = fsub double %1069, %1071
  %1073 = fmul double %1067, %1072
  %1074 = fadd double %1064, %1073
  %1075 = add nuw nsw i64 %1053, 2
  %1076 = add i64 %1055, 2
  %1077 = icmp eq i64 %1076, %854
  br i1 %1077, label %1019, label %1052

1078:                                             ; preds = %1107, %1050
  %1079 = phi i64 [ 0, %1050 ], [ %1109, %1107 ]
  %1080 = phi double [ %1035, %1050 ], [ %1108, %1107 ]
  %1081 = phi i64 [ 0, %1050 ], [ %1110, %1107 ]
  %1082 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %1079
  %1083 = load double, ptr %1082, align 8
  %1084 = fcmp ogt double %1083, 0.000000e+00
  br i1 %1084, label %1085, label %1093

1085:                                             ; preds = %1078
  %1086 = add nsw i64 %1079, %14
  %1087 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %1086
  store double %1083, ptr %1087, align 8
  %1088 = load double, ptr %1082, align 8
  %1089 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1079
  %1090 = load double, ptr %1089, align 8
  %1091 = fmul double %1088, %1090
  %1092 = fsub double %1080, %1091
  br label %1093

1093:                                             ; preds = %1078, %1085
  %1094 = phi double [ %1092, %1085 ], [ %1080, %1078 ]
  %1095 = or i64 %1079, 1
  %1096 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %1095
  %1097 = load double, ptr %1096, align 8
  %1098 = fcmp ogt double %1097, 0.000000e+00
  br i1 %1098, label %1099, label %1107

1099:                                             ; preds = %1093
  %1100 = add nsw i64 %1095, %14
  %1101 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %1100
  store double %1097, ptr %1101, align 8
  %1102 = load double, ptr %1096, align 8
  %1103 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1095
  %1104 = load double, ptr %1103, align 8
  %1105 = fmul double %1102, %1104
  %1106 = fsub double %1094, %1105
  br label %1107

1107:                                             ; preds = %1099, %1093
  %1108 = phi double [ %1106, %1099 ], [ %1094, %1093 ]
  %1109 = add nuw nsw i64 %1079, 2
  %1110 = add i64 %1081, 2
  %1111 = icmp eq i64 %1110, %1051
  br i1 %1111, label %1112, label %1078

1112:                                             ; preds = %1107, %1045
  %1113 = phi double [ undef, %1045 ], [ %1108, %1107 ]
  %1114 = phi i64 [ 0, %1045 ], [ %1109, %1107 ]
  %1115 = phi double [ %1035, %1045 ], [ %1108, %1107 ]
  %1116 = icmp eq i64 %1048, 0
  br i1 %1116, label %1129, label %1117

1117:                                             ; preds = %1112
  %1118 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %1114
  %1119 = load double, ptr %1118, align 8
  %1120 = fcmp ogt double %1119, 0.000000e+00
  br i1 %1120, label %1121, label %1129

1121:                                             ; preds = %1117
  %1122 = add nsw i64 %1114, %14
  %1123 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %1122
  store double %1119, ptr %1123, align 8
  %1124 = load double, ptr %1118, align 8
  %1125 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1114
  %1126 = load double, ptr %1125, align 8
  %1127 = fmul double %1124, %1126
  %1128 = fsub double %1115, %1127
  br label %1129

1129:                                             ; preds = %1112, %1121, %1117, %1034, %303, %301
  %1130 = phi double [ 0xFFF0000000000000, %301 ], [ 0xFFF0000000000000, %303 ], [ %1035, %1034 ], [ %1113, %1112 ], [ %1128, %1121 ], [ %1115, %1117 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  ret double %1130
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
  br i1 %12, label %13, label %74

13:                                               ; preds = %2
  %14 = icmp eq i64 %11, 1
  br i1 %14, label %72, label %15

15:                                               ; preds = %13
  %16 = and i64 %11, -2
  br label %17

17:                                               ; preds = %17, %15
  %18 = phi i64 [ 0, %15 ], [ %68, %17 ]
  %19 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %18
  %20 = load <2 x double>, ptr %19, align 8
  %21 = fcmp ogt <2 x double> %20, <double 7.000000e+02, double 7.000000e+02>
  %22 = fcmp olt <2 x double> %20, <double -7.000000e+02, double -7.000000e+02>
  %23 = select <2 x i1> %22, <2 x double> <double -7.000000e+02, double -7.000000e+02>, <2 x double> %20
  %24 = select <2 x i1> %21, <2 x double> <double 7.000000e+02, double 7.000000e+02>, <2 x double> %23
  %25 = fmul <2 x double> %24, <double 0x3FF71547652B82FE, double 0x3FF71547652B82FE>
  %26 = fcmp olt <2 x double> %25, zeroinitializer
  %27 = select <2 x i1> %26, <2 x double> <double -5.000000e-01, double -5.000000e-01>, <2 x double> <double 5.000000e-01, double 5.000000e-01>
  %28 = fadd <2 x double> %25, %27
  %29 = fptosi <2 x double> %28 to <2 x i32>
  %30 = sitofp <2 x i32> %29 to <2 x double>
  %31 = fmul <2 x double> %30, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %32 = fsub <2 x double> %24, %31
  %33 = fmul <2 x double> %32, <double 0x3DA93974A8C07C9D, double 0x3DA93974A8C07C9D>
  %34 = fadd <2 x double> %33, <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>
  %35 = fmul <2 x double> %32, %34
  %36 = fadd <2 x double> %35, <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>
  %37 = fmul <2 x double> %32, %36
  %38 = fadd <2 x double> %37, <double 0x3E5AE64567F544E4, double 0x3E5AE64567F544E4>
  %39 = fmul <2 x double> %32, %38
  %40 = fadd <2 x double> %39, <double 0x3E927E4FB7789F5C, double 0x3E927E4FB7789F5C>
  %41 = fmul <2 x double> %32, %40
  %42 = fadd <2 x double> %41, <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>
  %43 = fmul <2 x double> %32, %42
  %44 = fadd <2 x double> %43, <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>
  %45 = fmul <2 x double> %32, %44
  %46 = fadd <2 x double> %45, <double 0x3F2A01A01A01A01A, double 0x3F2A01A01A01A01A>
  %47 = fmul <2 x double> %32, %46
  %48 = fadd <2 x double> %47, <double 0x3F56C16C16C16C17, double 0x3F56C16C16C16C17>
  %49 = fmul <2 x double> %32, %48
  %50 = fadd <2 x double> %49, <double 0x3F81111111111111, double 0x3F81111111111111>
  %51 = fmul <2 x double> %32, %50
  %52 = fadd <2 x double> %51, <double 0x3FA5555555555555, double 0x3FA5555555555555>
  %53 = fmul <2 x double> %32, %52
  %54 = fadd <2 x double> %53, <double 0x3FC5555555555555, double 0x3FC5555555555555>
  %55 = fmul <2 x double> %32, %54
  %56 = fadd <2 x double> %55, <double 5.000000e-01, double 5.000000e-01>
  %57 = fmul <2 x double> %32, %56
  %58 = fadd <2 x double> %57, <double 1.000000e+00, double 1.000000e+00>
  %59 = fmul <2 x double> %32, %58
  %60 = fadd <2 x double> %59, <double 1.000000e+00, double 1.000000e+00>
  %61 = add nsw <2 x i32> %29, <i32 1023, i32 1023>
  %62 = zext <2 x i32> %61 to <2 x i64>
  %63 = shl <2 x i64> %62, <i64 52, i64 52>
  %64 = bitcast <2 x i64> %63 to <2 x double>
  %65 = fmul <2 x double> %60, %64
  %66 = select <2 x i1> %22, <2 x double> zeroinitializer, <2 x double> %65
  %67 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %18
  store <2 x double> %66, ptr %67, align 8
  %68 = add nuw i64 %18, 2
  %69 = icmp eq i64 %68, %16
  br i1 %69, label %70, label %17

70:                                               ; preds = %17
  %71 = icmp eq i64 %11, %16
  br i1 %71, label %74, label %72

72:                                               ; preds = %13, %70
  %73 = phi i64 [ 0, %13 ], [ %16, %70 ]
  br label %83

74:                                               ; preds = %83, %70, %2
  %75 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 3
  %76 = load i64, ptr %75, align 8
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %136

78:                                               ; preds = %74
  %79 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 12
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 13
  %82 = load i64, ptr %80, align 8
  br label %210

83:                                               ; preds = %72, %83
  %84 = phi i64 [ %134, %83 ], [ %73, %72 ]
  %85 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fcmp ogt double %86, 7.000000e+02
  %88 = fcmp olt double %86, -7.000000e+02
  %89 = select i1 %88, double -7.000000e+02, double %86
  %90 = select i1 %87, double 7.000000e+02, double %89
  %91 = fmul double %90, 0x3FF71547652B82FE
  %92 = fcmp olt double %91, 0.000000e+00
  %93 = select i1 %92, double -5.000000e-01, double 5.000000e-01
  %94 = fadd double %91, %93
  %95 = fptosi double %94 to i32
  %96 = sitofp i32 %95 to double
  %97 = fmul double %96, 0x3FE62E42FEFA39EF
  %98 = fsub double %90, %97
  %99 = fmul double %98, 0x3DA93974A8C07C9D
  %100 = fadd double %99, 0x3DE6124613A86D09
  %101 = fmul double %98, %100
  %102 = fadd double %101, 0x3E21EED8EFF8D898
  %103 = fmul double %98, %102
  %104 = fadd double %103, 0x3E5AE64567F544E4
  %105 = fmul double %98, %104
  %106 = fadd double %105, 0x3E927E4FB7789F5C
  %107 = fmul double %98, %106
  %108 = fadd double %107, 0x3EC71DE3A556C734
  %109 = fmul double %98, %108
  %110 = fadd double %109, 0x3EFA01A01A01A01A
  %111 = fmul double %98, %110
  %112 = fadd double %111, 0x3F2A01A01A01A01A
  %113 = fmul double %98, %112
  %114 = fadd double %113, 0x3F56C16C16C16C17
  %115 = fmul double %98, %114
  %116 = fadd double %115, 0x3F81111111111111
  %117 = fmul double %98, %116
  %118 = fadd double %117, 0x3FA5555555555555
  %119 = fmul double %98, %118
  %120 = fadd double %119, 0x3FC5555555555555
  %121 = fmul double %98, %120
  %122 = fadd double %121, 5.000000e-01
  %123 = fmul double %98, %122
  %124 = fadd double %123, 1.000000e+00
  %125 = fmul double %98, %124
  %126 = fadd double %125, 1.000000e+00
  %127 = add nsw i32 %95, 1023
  %128 = zext i32 %127 to i64
  %129 = shl i64 %128, 52
  %130 = bitcast i64 %129 to double
  %131 = fmul double %126, %130
  %132 = select i1 %88, double 0.000000e+00, double %131
  %133 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %84
  store double %132, ptr %133, align 8
  %134 = add nuw nsw i64 %84, 1
  %135 = icmp eq i64 %134, %11
  br i1 %135, label %74, label %83

136:                                              ; preds = %328, %74
  %137 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 1
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 2
  %140 = load i64, ptr %139, align 8
  %141 = add nsw i64 %140, %138
  %142 = icmp sgt i64 %140, 1
  %143 = zext i1 %142 to i64
  %144 = add nsw i64 %141, %143
  %145 = icmp sgt i64 %144, 0
  br i1 %145, label %146, label %330

146:                                              ; preds = %136
  %147 = icmp ult i64 %144, 12
  br i1 %147, label %208, label %148

148:                                              ; preds = %146
  %149 = getelementptr i8, ptr %0, i64 34720
  %150 = shl i64 %144, 3
  %151 = add i64 %150, 34720
  %152 = getelementptr i8, ptr %0, i64 %151
  %153 = shl i64 %11, 3
  %154 = add i64 %153, 9368
  %155 = getelementptr i8, ptr %0, i64 %154
  %156 = add i64 %138, %140
  %157 = add i64 %156, %10
  %158 = add i64 %157, %8
  %159 = add i64 %158, %143
  %160 = shl i64 %159, 3
  %161 = add i64 %160, 9368
  %162 = getelementptr i8, ptr %0, i64 %161
  %163 = getelementptr i8, ptr %0, i64 34984
  %164 = add i64 %150, 34984
  %165 = getelementptr i8, ptr %0, i64 %164
  %166 = icmp ult ptr %149, %162
  %167 = icmp ult ptr %155, %152
  %168 = and i1 %166, %167
  %169 = icmp ult ptr %149, %165
  %170 = icmp ult ptr %163, %152
  %171 = and i1 %169, %170
  %172 = or i1 %168, %171
  br i1 %172, label %208, label %173

173:                                              ; preds = %148
  %174 = and i64 %144, -4
  %175 = insertelement <2 x double> poison, double %1, i64 0
  %176 = shufflevector <2 x double> %175, <2 x double> poison, <2 x i32> zeroinitializer
  %177 = insertelement <2 x double> poison, double %1, i64 0
  %178 = shufflevector <2 x double> %177, <2 x double> poison, <2 x i32> zeroinitializer
  br label %179

179:                                              ; preds = %179, %173
  %180 = phi i64 [ 0, %173 ], [ %204, %179 ]
  %181 = add nsw i64 %180, %11
  %182 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %181
  %183 = load <2 x double>, ptr %182, align 8
  %184 = getelementptr inbounds double, ptr %182, i64 2
  %185 = load <2 x double>, ptr %184, align 8
  %186 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %180
  %187 = load <2 x double>, ptr %186, align 8
  %188 = getelementptr inbounds double, ptr %186, i64 2
  %189 = load <2 x double>, ptr %188, align 8
  %190 = fsub <2 x double> %183, %187
  %191 = fsub <2 x double> %185, %189
  %192 = fmul <2 x double> %190, %176
  %193 = fmul <2 x double> %191, %178
  %194 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %180
  %195 = load <2 x double>, ptr %194, align 8
  %196 = getelementptr inbounds double, ptr %194, i64 2
  %197 = load <2 x double>, ptr %196, align 8
  %198 = fadd <2 x double> %195, %192
  %199 = fadd <2 x double> %197, %193
  %200 = fcmp olt <2 x double> %198, zeroinitializer
  %201 = fcmp olt <2 x double> %199, zeroinitializer
  %202 = select <2 x i1> %200, <2 x double> zeroinitializer, <2 x double> %198
  %203 = select <2 x i1> %201, <2 x double> zeroinitializer, <2 x double> %199
  store <2 x double> %202, ptr %194, align 8
  store <2 x double> %203, ptr %196, align 8
  %204 = add nuw i64 %180, 4
  %205 = icmp eq i64 %204, %174
  br i1 %205, label %206, label %179

206:                                              ; preds = %179
  %207 = icmp eq i64 %144, %174
  br i1 %207, label %330, label %208

208:                                              ; preds = %148, %146, %206
  %209 = phi i64 [ 0, %148 ], [ 0, %146 ], [ %174, %206 ]
  br label %336

210:                                              ; preds = %78, %328
  %211 = phi i64 [ %82, %78 ], [ %215, %328 ]
  %212 = phi i64 [ 0, %78 ], [ %213, %328 ]
  %213 = add nuw nsw i64 %212, 1
  %214 = getelementptr inbounds i64, ptr %80, i64 %213
  %215 = load i64, ptr %214, align 8
  %216 = icmp sgt i64 %215, %211
  br i1 %216, label %217, label %244

217:                                              ; preds = %210
  %218 = load ptr, ptr %81, align 8
  %219 = sub i64 %215, %211
  %220 = xor i64 %211, -1
  %221 = add i64 %215, %220
  %222 = and i64 %219, 3
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %236, label %224

224:                                              ; preds = %217, %224
  %225 = phi i64 [ %233, %224 ], [ %211, %217 ]
  %226 = phi double [ %232, %224 ], [ 0.000000e+00, %217 ]
  %227 = phi i64 [ %234, %224 ], [ 0, %217 ]
  %228 = getelementptr inbounds i64, ptr %218, i64 %225
  %229 = load i64, ptr %228, align 8
  %230 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = fadd double %226, %231
  %233 = add nsw i64 %225, 1
  %234 = add i64 %227, 1
  %235 = icmp eq i64 %234, %222
  br i1 %235, label %236, label %224

236:                                              ; preds = %224, %217
  %237 = phi double [ undef, %217 ], [ %232, %224 ]
  %238 = phi i64 [ %211, %217 ], [ %233, %224 ]
  %239 = phi double [ 0.000000e+00, %217 ], [ %232, %224 ]
  %240 = icmp ult i64 %221, 3
  br i1 %240, label %241, label %247

241:                                              ; preds = %247, %236
  %242 = phi double [ %237, %236 ], [ %272, %247 ]
  %243 = fcmp ogt double %242, 0.000000e+00
  br i1 %243, label %275, label %244

244:                                              ; preds = %210, %241
  %245 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %212
  %246 = load double, ptr %245, align 8
  br label %323

247:                                              ; preds = %236, %247
  %248 = phi i64 [ %273, %247 ], [ %238, %236 ]
  %249 = phi double [ %272, %247 ], [ %239, %236 ]
  %250 = getelementptr inbounds i64, ptr %218, i64 %248
  %251 = load i64, ptr %250, align 8
  %252 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = fadd double %249, %253
  %255 = add nsw i64 %248, 1
  %256 = getelementptr inbounds i64, ptr %218, i64 %255
  %257 = load i64, ptr %256, align 8
  %258 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %257
  %259 = load double, ptr %258, align 8
  %260 = fadd double %254, %259
  %261 = add nsw i64 %248, 2
  %262 = getelementptr inbounds i64, ptr %218, i64 %261
  %263 = load i64, ptr %262, align 8
  %264 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %263
  %265 = load double, ptr %264, align 8
  %266 = fadd double %260, %265
  %267 = add nsw i64 %248, 3
  %268 = getelementptr inbounds i64, ptr %218, i64 %267
  %269 = load i64, ptr %268, align 8
  %270 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %269
  %271 = load double, ptr %270, align 8
  %272 = fadd double %266, %271
  %273 = add nsw i64 %248, 4
  %274 = icmp eq i64 %273, %215
  br i1 %274, label %241, label %247

275:                                              ; preds = %241
  %276 = bitcast double %242 to i64
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
  %316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %212
  %317 = load double, ptr %316, align 8
  %318 = fsub double %315, %317
  %319 = fmul double %318, %1
  %320 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %212
  %321 = load double, ptr %320, align 8
  %322 = fadd double %321, %319
  store double %322, ptr %320, align 8
  br label %323

323:                                              ; preds = %244, %275
  %324 = phi double [ %246, %244 ], [ %322, %275 ]
  %325 = fcmp olt double %324, 0.000000e+00
  br i1 %325, label %326, label %328

326:                                              ; preds = %323
  %327 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %212
  store double 0.000000e+00, ptr %327, align 8
  br label %328

328:                                              ; preds = %326, %323
  %329 = icmp eq i64 %213, %76
  br i1 %329, label %136, label %210

330:                                              ; preds = %336, %206, %136
  %331 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 9
  %332 = load ptr, ptr %331, align 8
  %333 = load i64, ptr %332, align 8
  %334 = add i64 %333, -1
  %335 = icmp ult i64 %334, 2
  br i1 %335, label %352, label %729

336:                                              ; preds = %208, %336
  %337 = phi i64 [ %350, %336 ], [ %209, %208 ]
  %338 = add nsw i64 %337, %11
  %339 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %338
  %340 = load double, ptr %339, align 8
  %341 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %337
  %342 = load double, ptr %341, align 8
  %343 = fsub double %340, %342
  %344 = fmul double %343, %1
  %345 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %337
  %346 = load double, ptr %345, align 8
  %347 = fadd double %346, %344
  %348 = fcmp olt double %347, 0.000000e+00
  %349 = select i1 %348, double 0.000000e+00, double %347
  store double %349, ptr %345, align 8
  %350 = add nuw nsw i64 %337, 1
  %351 = icmp eq i64 %350, %144
  br i1 %351, label %330, label %336

352:                                              ; preds = %330
  %353 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  %354 = load i64, ptr %353, align 8
  %355 = icmp eq i64 %354, 0
  br i1 %355, label %356, label %729

356:                                              ; preds = %352
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  %357 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 3
  %358 = load i64, ptr %357, align 8
  %359 = icmp sgt i64 %358, 0
  br i1 %359, label %360, label %367

360:                                              ; preds = %356
  %361 = icmp sgt i64 %8, 0
  %362 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
  %363 = and i64 %8, 3
  %364 = icmp ult i64 %8, 4
  %365 = and i64 %8, -4
  %366 = icmp eq i64 %363, 0
  br label %373

367:                                              ; preds = %399, %356
  %368 = icmp sgt i64 %10, 0
  br i1 %368, label %369, label %440

369:                                              ; preds = %367
  %370 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 19
  %371 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  %372 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  br label %492

373:                                              ; preds = %360, %399
  %374 = phi i64 [ 0, %360 ], [ %400, %399 ]
  %375 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %374
  store double 0.000000e+00, ptr %375, align 8
  br i1 %361, label %376, label %399

376:                                              ; preds = %373
  %377 = load ptr, ptr %362, align 8
  %378 = mul nsw i64 %374, %8
  br i1 %364, label %379, label %402

379:                                              ; preds = %402, %376
  %380 = phi double [ undef, %376 ], [ %436, %402 ]
  %381 = phi double [ 0.000000e+00, %376 ], [ %436, %402 ]
  %382 = phi i64 [ 0, %376 ], [ %437, %402 ]
  br i1 %366, label %397, label %383

383:                                              ; preds = %379, %383
  %384 = phi double [ %393, %383 ], [ %381, %379 ]
  %385 = phi i64 [ %394, %383 ], [ %382, %379 ]
  %386 = phi i64 [ %395, %383 ], [ 0, %379 ]
  %387 = add nsw i64 %385, %378
  %388 = getelementptr inbounds double, ptr %377, i64 %387
  %389 = load double, ptr %388, align 8
  %390 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %385
  %391 = load double, ptr %390, align 8
  %392 = fmul double %389, %391
  %393 = fadd double %384, %392
  %394 = add nuw nsw i64 %385, 1
  %395 = add i64 %386, 1
  %396 = icmp eq i64 %395, %363
  br i1 %396, label %397, label %383

397:                                              ; preds = %383, %379
  %398 = phi double [ %380, %379 ], [ %393, %383 ]
  store double %398, ptr %375, align 8
  br label %399

399:                                              ; preds = %397, %373
  %400 = add nuw nsw i64 %374, 1
  %401 = icmp eq i64 %400, %358
  br i1 %401, label %367, label %373

402:                                              ; preds = %376, %402
  %403 = phi double [ %436, %402 ], [ 0.000000e+00, %376 ]
  %404 = phi i64 [ %437, %402 ], [ 0, %376 ]
  %405 = phi i64 [ %438, %402 ], [ 0, %376 ]
  %406 = add nsw i64 %404, %378
  %407 = getelementptr inbounds double, ptr %377, i64 %406
  %408 = load double, ptr %407, align 8
  %409 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %404
  %410 = load double, ptr %409, align 8
  %411 = fmul double %408, %410
  %412 = fadd double %403, %411
  %413 = or i64 %404, 1
  %414 = add nsw i64 %413, %378
  %415 = getelementptr inbounds double, ptr %377, i64 %414
  %416 = load double, ptr %415, align 8
  %417 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %413
  %418 = load double, ptr %417, align 8
  %419 = fmul double %416, %418
  %420 = fadd double %412, %419
  %421 = or i64 %404, 2
  %422 = add nsw i64 %421, %378
  %423 = getelementptr inbounds double, ptr %377, i64 %422
  %424 = load double, ptr %423, align 8
  %425 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %421
  %426 = load double, ptr %425, align 8
  %427 = fmul double %424, %426
  %428 = fadd double %420, %427
  %429 = or i64 %404, 3
  %430 = add nsw i64 %429, %378
  %431 = getelementptr inbounds double, ptr %377, i64 %430
  %432 = load double, ptr %431, align 8
  %433 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %429
  %434 = load double, ptr %433, align 8
  %435 = fmul double %432, %434
  %436 = fadd double %428, %435
  %437 = add nuw nsw i64 %404, 4
  %438 = add i64 %405, 4
  %439 = icmp eq i64 %438, %365
  br i1 %439, label %379, label %402

440:                                              ; preds = %520, %367
  %441 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30
  %442 = getelementptr inbounds double, ptr %441, i64 %8
  call fastcc void @lift(ptr noundef nonnull %5, ptr noundef %7, ptr noundef nonnull %441, ptr noundef nonnull %442, ptr noundef nonnull %3)
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %4)
  %443 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %444 = load i64, ptr %443, align 8
  %445 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %444
  %446 = load double, ptr %445, align 8
  %447 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %448 = load i64, ptr %447, align 8
  %449 = lshr i64 %448, 52
  %450 = and i64 %449, 2047
  %451 = and i64 %448, 4503599627370495
  %452 = or i64 %451, 4607182418800017408
  %453 = bitcast i64 %452 to double
  %454 = fcmp ogt double %453, 0x3FF6A09E667F3BCD
  %455 = fmul double %453, 5.000000e-01
  %456 = select i1 %454, double %455, double %453
  %457 = select i1 %454, i64 -1022, i64 -1023
  %458 = add nsw i64 %457, %450
  %459 = fadd double %456, -1.000000e+00
  %460 = fadd double %456, 1.000000e+00
  %461 = fdiv double %459, %460
  %462 = fmul double %461, %461
  %463 = fmul double %462, 0x3FA8618618618618
  %464 = fadd double %463, 0x3FAAF286BCA1AF28
  %465 = fmul double %462, %464
  %466 = fadd double %465, 0x3FAE1E1E1E1E1E1E
  %467 = fmul double %462, %466
  %468 = fadd double %467, 0x3FB1111111111111
  %469 = fmul double %462, %468
  %470 = fadd double %469, 0x3FB3B13B13B13B14
  %471 = fmul double %462, %470
  %472 = fadd double %471, 0x3FB745D1745D1746
  %473 = fmul double %462, %472
  %474 = fadd double %473, 0x3FBC71C71C71C71C
  %475 = fmul double %462, %474
  %476 = fadd double %475, 0x3FC2492492492492
  %477 = fmul double %462, %476
  %478 = fadd double %477, 2.000000e-01
  %479 = fmul double %462, %478
  %480 = fadd double %479, 0x3FD5555555555555
  %481 = fmul double %462, %480
  %482 = fadd double %481, 1.000000e+00
  %483 = fmul double %461, 2.000000e+00
  %484 = fmul double %483, %482
  %485 = sitofp i64 %458 to double
  %486 = fmul double %485, 0x3FE62E42FEFA39EF
  %487 = fadd double %486, %484
  %488 = fsub double %446, %487
  store double %488, ptr %4, align 16
  br i1 %359, label %489, label %523

489:                                              ; preds = %440
  %490 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 12
  %491 = load ptr, ptr %490, align 8
  br label %531

492:                                              ; preds = %369, %520
  %493 = phi i64 [ 0, %369 ], [ %521, %520 ]
  %494 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %493
  %495 = load i64, ptr %494, align 8
  %496 = icmp slt i64 %495, 0
  br i1 %496, label %497, label %500

497:                                              ; preds = %492
  %498 = add nsw i64 %493, %8
  %499 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %498
  store double 0.000000e+00, ptr %499, align 8
  br label %520

500:                                              ; preds = %492
  %501 = load ptr, ptr %370, align 8
  %502 = getelementptr inbounds double, ptr %501, i64 %493
  %503 = load double, ptr %502, align 8
  %504 = load ptr, ptr %371, align 8
  %505 = getelementptr inbounds i64, ptr %504, i64 %493
  %506 = load i64, ptr %505, align 8
  %507 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %506
  %508 = load double, ptr %507, align 8
  %509 = fmul double %503, %508
  %510 = add nsw i64 %493, %8
  %511 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %510
  %512 = load double, ptr %511, align 8
  %513 = fmul double %509, %512
  %514 = load ptr, ptr %372, align 8
  %515 = getelementptr inbounds i64, ptr %514, i64 %493
  %516 = load i64, ptr %515, align 8
  %517 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %516
  %518 = load double, ptr %517, align 8
  %519 = fadd double %513, %518
  store double %519, ptr %517, align 8
  br label %520

520:                                              ; preds = %497, %500
  %521 = add nuw nsw i64 %493, 1
  %522 = icmp eq i64 %521, %10
  br i1 %522, label %440, label %492

523:                                              ; preds = %582, %440
  %524 = icmp slt i64 %358, 0
  br i1 %524, label %721, label %525

525:                                              ; preds = %523
  %526 = add i64 %358, 1
  %527 = and i64 %526, 3
  %528 = icmp ult i64 %358, 3
  br i1 %528, label %587, label %529

529:                                              ; preds = %525
  %530 = and i64 %526, -4
  br label %608

531:                                              ; preds = %489, %582
  %532 = phi i64 [ 0, %489 ], [ %584, %582 ]
  %533 = getelementptr inbounds double, ptr %491, i64 %532
  %534 = load double, ptr %533, align 8
  %535 = fcmp ogt double %534, 0.000000e+00
  br i1 %535, label %536, label %582

536:                                              ; preds = %531
  %537 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %532
  %538 = load double, ptr %537, align 8
  %539 = fcmp ogt double %538, 0.000000e+00
  br i1 %539, label %540, label %582

540:                                              ; preds = %536
  %541 = fdiv double %538, %534
  %542 = bitcast double %541 to i64
  %543 = lshr i64 %542, 52
  %544 = and i64 %543, 2047
  %545 = and i64 %542, 4503599627370495
  %546 = or i64 %545, 4607182418800017408
  %547 = bitcast i64 %546 to double
  %548 = fcmp ogt double %547, 0x3FF6A09E667F3BCD
  %549 = fmul double %547, 5.000000e-01
  %550 = select i1 %548, double %549, double %547
  %551 = select i1 %548, i64 -1022, i64 -1023
  %552 = add nsw i64 %551, %544
  %553 = fadd double %550, -1.000000e+00
  %554 = fadd double %550, 1.000000e+00
  %555 = fdiv double %553, %554
  %556 = fmul double %555, %555
  %557 = fmul double %556, 0x3FA8618618618618
  %558 = fadd double %557, 0x3FAAF286BCA1AF28
  %559 = fmul double %556, %558
  %560 = fadd double %559, 0x3FAE1E1E1E1E1E1E
  %561 = fmul double %556, %560
  %562 = fadd double %561, 0x3FB1111111111111
  %563 = fmul double %556, %562
  %564 = fadd double %563, 0x3FB3B13B13B13B14
  %565 = fmul double %556, %564
  %566 = fadd double %565, 0x3FB745D1745D1746
  %567 = fmul double %556, %566
  %568 = fadd double %567, 0x3FBC71C71C71C71C
  %569 = fmul double %556, %568
  %570 = fadd double %569, 0x3FC2492492492492
  %571 = fmul double %556, %570
  %572 = fadd double %571, 2.000000e-01
  %573 = fmul double %556, %572
  %574 = fadd double %573, 0x3FD5555555555555
  %575 = fmul double %556, %574
  %576 = fadd double %575, 1.000000e+00
  %577 = fmul double %555, 2.000000e+00
  %578 = fmul double %577, %576
  %579 = sitofp i64 %552 to double
  %580 = fmul double %579, 0x3FE62E42FEFA39EF
  %581 = fadd double %580, %578
  br label %582

582:                                              ; preds = %531, %536, %540
  %583 = phi double [ %581, %540 ], [ 0xFFF0000000000000, %536 ], [ 0xFFF0000000000000, %531 ]
  %584 = add nuw nsw i64 %532, 1
  %585 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %584
  store double %583, ptr %585, align 8
  %586 = icmp eq i64 %584, %358
  br i1 %586, label %523, label %531

587:                                              ; preds = %608, %525
  %588 = phi double [ undef, %525 ], [ %630, %608 ]
  %589 = phi i64 [ 0, %525 ], [ %631, %608 ]
  %590 = phi double [ 0xFFF0000000000000, %525 ], [ %630, %608 ]
  %591 = icmp eq i64 %527, 0
  br i1 %591, label %603, label %592

592:                                              ; preds = %587, %592
  %593 = phi i64 [ %600, %592 ], [ %589, %587 ]
  %594 = phi double [ %599, %592 ], [ %590, %587 ]
  %595 = phi i64 [ %601, %592 ], [ 0, %587 ]
  %596 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %593
  %597 = load double, ptr %596, align 8
  %598 = fcmp ogt double %597, %594
  %599 = select i1 %598, double %597, double %594
  %600 = add nuw i64 %593, 1
  %601 = add i64 %595, 1
  %602 = icmp eq i64 %601, %527
  br i1 %602, label %603, label %592

603:                                              ; preds = %592, %587
  %604 = phi double [ %588, %587 ], [ %599, %592 ]
  br i1 %524, label %721, label %605

605:                                              ; preds = %603
  %606 = fadd double %604, -4.000000e+01
  %607 = fmul double %1, 4.000000e+00
  br label %653

608:                                              ; preds = %608, %529
  %609 = phi i64 [ 0, %529 ], [ %631, %608 ]
  %610 = phi double [ 0xFFF0000000000000, %529 ], [ %630, %608 ]
  %611 = phi i64 [ 0, %529 ], [ %632, %608 ]
  %612 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %609
  %613 = load double, ptr %612, align 16
  %614 = fcmp ogt double %613, %610
  %615 = select i1 %614, double %613, double %610
  %616 = or i64 %609, 1
  %617 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %616
  %618 = load double, ptr %617, align 8
  %619 = fcmp ogt double %618, %615
  %620 = select i1 %619, double %618, double %615
  %621 = or i64 %609, 2
  %622 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %621
  %623 = load double, ptr %622, align 16
  %624 = fcmp ogt double %623, %620
  %625 = select i1 %624, double %623, double %620
  %626 = or i64 %609, 3
  %627 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %626
  %628 = load double, ptr %627, align 8
  %629 = fcmp ogt double %628, %625
  %630 = select i1 %629, double %628, double %625
  %631 = add nuw i64 %609, 4
  %632 = add i64 %611, 4
  %633 = icmp eq i64 %632, %530
  br i1 %633, label %587, label %608

634:                                              ; preds = %713
  br i1 %524, label %721, label %635

635:                                              ; preds = %634
  %636 = add i64 %358, 1
  %637 = icmp ult i64 %636, 2
  br i1 %637, label %651, label %638

638:                                              ; preds = %635
  %639 = and i64 %636, -2
  %640 = insertelement <2 x double> poison, double %718, i64 0
  %641 = shufflevector <2 x double> %640, <2 x double> poison, <2 x i32> zeroinitializer
  br label %642

642:                                              ; preds = %642, %638
  %643 = phi i64 [ 0, %638 ], [ %647, %642 ]
  %644 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %643
  %645 = load <2 x double>, ptr %644, align 8
  %646 = fdiv <2 x double> %645, %641
  store <2 x double> %646, ptr %644, align 8
  %647 = add nuw i64 %643, 2
  %648 = icmp eq i64 %647, %639
  br i1 %648, label %649, label %642

649:                                              ; preds = %642
  %650 = icmp eq i64 %636, %639
  br i1 %650, label %721, label %651

651:                                              ; preds = %635, %649
  %652 = phi i64 [ 0, %635 ], [ %639, %649 ]
  br label %722

653:                                              ; preds = %605, %713
  %654 = phi i64 [ 0, %605 ], [ %719, %713 ]
  %655 = phi double [ 0.000000e+00, %605 ], [ %718, %713 ]
  %656 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %654
  %657 = load double, ptr %656, align 8
  %658 = fcmp olt double %657, %606
  br i1 %658, label %713, label %659

659:                                              ; preds = %653
  %660 = fsub double %657, %604
  %661 = fmul double %607, %660
  %662 = fcmp ogt double %661, 7.000000e+02
  %663 = fcmp olt double %661, -7.000000e+02
  %664 = select i1 %663, double -7.000000e+02, double %661
  %665 = select i1 %662, double 7.000000e+02, double %664
  %666 = fmul double %665, 0x3FF71547652B82FE
  %667 = fcmp olt double %666, 0.000000e+00
  %668 = select i1 %667, double -5.000000e-01, double 5.000000e-01
  %669 = fadd double %666, %668
  %670 = fptosi double %669 to i32
  %671 = sitofp i32 %670 to double
  %672 = fmul double %671, 0x3FE62E42FEFA39EF
  %673 = fsub double %665, %672
  %674 = fmul double %673, 0x3DA93974A8C07C9D
  %675 = fadd double %674, 0x3DE6124613A86D09
  %676 = fmul double %673, %675
  %677 = fadd double %676, 0x3E21EED8EFF8D898
  %678 = fmul double %673, %677
  %679 = fadd double %678, 0x3E5AE64567F544E4
  %680 = fmul double %673, %679
  %681 = fadd double %680, 0x3E927E4FB7789F5C
  %682 = fmul double %673, %681
  %683 = fadd double %682, 0x3EC71DE3A556C734
  %684 = fmul double %673, %683
  %685 = fadd double %684, 0x3EFA01A01A01A01A
  %686 = fmul double %673, %685
  %687 = fadd double %686, 0x3F2A01A01A01A01A
  %688 = fmul double %673, %687
  %689 = fadd double %688, 0x3F56C16C16C16C17
  %690 = fmul double %673, %689
  %691 = fadd double %690, 0x3F81111111111111
  %692 = fmul double %673, %691
  %693 = fadd double %692, 0x3FA5555555555555
  %694 = fmul double %673, %693
  %695 = fadd double %694, 0x3FC5555555555555
  %696 = fmul double %673, %695
  %697 = fadd double %696, 5.000000e-01
  %698 = fmul double %673, %697
  %699 = fadd double %698, 1.000000e+00
  %700 = fmul double %673, %699
  %701 = fadd double %700, 1.000000e+00
  %702 = add nsw i32 %670, 1023
  %703 = zext i32 %702 to i64
  %704 = shl i64 %703, 52
  %705 = bitcast i64 %704 to double
  %706 = fmul double %701, %705
  %707 = select i1 %663, double 0.000000e+00, double %706
  %708 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %654
  %709 = load double, ptr %708, align 8
  %710 = fcmp ogt double %709, 0x3EB0C6F7A0B5ED8D
  %711 = select i1 %710, double %709, double 0x3EB0C6F7A0B5ED8D
  %712 = fmul double %707, %711
  br label %713

713:                                              ; preds = %653, %659
  %714 = phi double [ %712, %659 ], [ 0.000000e+00, %653 ]
  %715 = fcmp oeq double %657, 0xFFF0000000000000
  %716 = select i1 %715, double 0.000000e+00, double %714
  %717 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %654
  store double %716, ptr %717, align 8
  %718 = fadd double %655, %716
  %719 = add nuw i64 %654, 1
  %720 = icmp eq i64 %654, %358
  br i1 %720, label %634, label %653

721:                                              ; preds = %722, %649, %523, %603, %634
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  br label %729

722:                                              ; preds = %651, %722
  %723 = phi i64 [ %727, %722 ], [ %652, %651 ]
  %724 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %723
  %725 = load double, ptr %724, align 8
  %726 = fdiv double %725, %718
  store double %726, ptr %724, align 8
  %727 = add nuw i64 %723, 1
  %728 = icmp eq i64 %723, %358
  br i1 %728, label %721, label %722

729:                                              ; preds = %330, %352, %721
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @advance(ptr noundef %0) {
  %2 = alloca [16 x double], align 16
  %3 = alloca [16 x i64], align 16
  %4 = alloca [1024 x double], align 16
  %5 = alloca [1024 x double], align 16
  %6 = alloca [16 x i64], align 16
  %7 = alloca [16 x i64], align 16
  %8 = alloca i64, align 8
  %9 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %10 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %3755, label %13

13:                                               ; preds = %1
  %14 = ptrtoint ptr %0 to i64
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41
  %17 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  %18 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23
  %19 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40
  %20 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 50
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  %25 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %26 = getelementptr i8, ptr %0, i64 174904
  %27 = add i64 %14, 43824
  %28 = add i64 %14, 183088
  br label %29

29:                                               ; preds = %13, %3752
  %30 = phi i64 [ %11, %13 ], [ %3753, %3752 ]
  %31 = load ptr, ptr %9, align 8
  %32 = getelementptr inbounds %struct.Best, ptr %31, i64 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %3755

35:                                               ; preds = %29
  %36 = load ptr, ptr %15, align 8
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %30, 1
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  %39 = tail call fastcc double @pop(ptr noundef nonnull %0)
  %40 = load ptr, ptr %9, align 8
  %41 = load double, ptr %40, align 8
  %42 = load ptr, ptr %15, align 8
  %43 = getelementptr inbounds %struct.Goal, ptr %42, i64 0, i32 16
  %44 = load double, ptr %43, align 8
  %45 = fsub double 1.000000e+00, %44
  %46 = fmul double %41, %45
  %47 = bitcast double %46 to i64
  %48 = lshr i64 %47, 52
  %49 = and i64 %48, 2047
  %50 = and i64 %47, 4503599627370495
  %51 = or i64 %50, 4607182418800017408
  %52 = bitcast i64 %51 to double
  %53 = fcmp ogt double %52, 0x3FF6A09E667F3BCD
  %54 = fmul double %52, 5.000000e-01
  %55 = select i1 %53, double %54, double %52
  %56 = select i1 %53, i64 -1022, i64 -1023
  %57 = add nsw i64 %56, %49
  %58 = fadd double %55, -1.000000e+00
  %59 = fadd double %55, 1.000000e+00
  %60 = fdiv double %58, %59
  %61 = fmul double %60, %60
  %62 = fmul double %61, 0x3FA8618618618618
  %63 = fadd double %62, 0x3FAAF286BCA1AF28
  %64 = fmul double %61, %63
  %65 = fadd double %64, 0x3FAE1E1E1E1E1E1E
  %66 = fmul double %61, %65
  %67 = fadd double %66, 0x3FB1111111111111
  %68 = fmul double %61, %67
  %69 = fadd double %68, 0x3FB3B13B13B13B14
  %70 = fmul double %61, %69
  %71 = fadd double %70, 0x3FB745D1745D1746
  %72 = fmul double %61, %71
  %73 = fadd double %72, 0x3FBC71C71C71C71C
  %74 = fmul double %61, %73
  %75 = fadd double %74, 0x3FC2492492492492
  %76 = fmul double %61, %75
  %77 = fadd double %76, 2.000000e-01
  %78 = fmul double %61, %77
  %79 = fadd double %78, 0x3FD5555555555555
  %80 = fmul double %61, %79
  %81 = fadd double %80, 1.000000e+00
  %82 = fmul double %60, 2.000000e+00
  %83 = fmul double %82, %81
  %84 = sitofp i64 %57 to double
  %85 = fmul double %84, 0x3FE62E42FEFA39EF
  %86 = fadd double %85, %83
  %87 = fadd double %86, -1.000000e-10
  %88 = fcmp ult double %39, %87
  br i1 %88, label %89, label %3752

89:                                               ; preds = %35
  %90 = load i64, ptr %42, align 8
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %167

92:                                               ; preds = %89, %114
  %93 = phi i64 [ %115, %114 ], [ 0, %89 ]
  %94 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = icmp sgt i64 %95, 0
  br i1 %96, label %97, label %114

97:                                               ; preds = %92
  %98 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %93
  %99 = load i64, ptr %98, align 8
  %100 = icmp sgt i64 %99, 0
  %101 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %93
  %102 = and i64 %99, 3
  %103 = icmp ult i64 %99, 4
  %104 = and i64 %99, -4
  %105 = icmp eq i64 %102, 0
  br label %106

106:                                              ; preds = %131, %97
  %107 = phi i64 [ 0, %97 ], [ %132, %131 ]
  br i1 %100, label %108, label %131

108:                                              ; preds = %106
  %109 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %93, i64 %107
  %110 = load ptr, ptr %109, align 8
  %111 = load ptr, ptr %101, align 8
  %112 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %93, i64 %107
  %113 = load ptr, ptr %112, align 8
  br i1 %103, label %117, label %134

114:                                              ; preds = %131, %92
  %115 = add nuw nsw i64 %93, 1
  %116 = icmp eq i64 %115, %90
  br i1 %116, label %167, label %92

117:                                              ; preds = %134, %108
  %118 = phi i64 [ 0, %108 ], [ %164, %134 ]
  br i1 %105, label %131, label %119

119:                                              ; preds = %117, %119
  %120 = phi i64 [ %128, %119 ], [ %118, %117 ]
  %121 = phi i64 [ %129, %119 ], [ 0, %117 ]
  %122 = getelementptr inbounds i32, ptr %111, i64 %120
  %123 = load i32, ptr %122, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds double, ptr %110, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds double, ptr %113, i64 %120
  store double %126, ptr %127, align 8
  %128 = add nuw nsw i64 %120, 1
  %129 = add i64 %121, 1
  %130 = icmp eq i64 %129, %102
  br i1 %130, label %131, label %119

131:                                              ; preds = %117, %119, %106
  %132 = add nuw nsw i64 %107, 1
  %133 = icmp eq i64 %132, %95
  br i1 %133, label %114, label %106

134:                                              ; preds = %108, %134
  %135 = phi i64 [ %164, %134 ], [ 0, %108 ]
  %136 = phi i64 [ %165, %134 ], [ 0, %108 ]
  %137 = getelementptr inbounds i32, ptr %111, i64 %135
  %138 = load i32, ptr %137, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds double, ptr %110, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %113, i64 %135
  store double %141, ptr %142, align 8
  %143 = or i64 %135, 1
  %144 = getelementptr inbounds i32, ptr %111, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds double, ptr %110, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = getelementptr inbounds double, ptr %113, i64 %143
  store double %148, ptr %149, align 8
  %150 = or i64 %135, 2
  %151 = getelementptr inbounds i32, ptr %111, i64 %150
  %152 = load i32, ptr %151, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds double, ptr %110, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds double, ptr %113, i64 %150
  store double %155, ptr %156, align 8
  %157 = or i64 %135, 3
  %158 = getelementptr inbounds i32, ptr %111, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds double, ptr %110, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds double, ptr %113, i64 %157
  store double %162, ptr %163, align 8
  %164 = add nuw nsw i64 %135, 4
  %165 = add i64 %136, 4
  %166 = icmp eq i64 %165, %104
  br i1 %166, label %117, label %134

167:                                              ; preds = %114, %89
  %168 = icmp sgt i64 %37, 0
  br i1 %168, label %169, label %185

169:                                              ; preds = %167
  %170 = icmp ult i64 %37, 4
  br i1 %170, label %181, label %171

171:                                              ; preds = %169
  %172 = and i64 %37, -4
  br label %173

173:                                              ; preds = %173, %171
  %174 = phi i64 [ 0, %171 ], [ %177, %173 ]
  %175 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %174
  store <2 x i64> zeroinitializer, ptr %175, align 8
  %176 = getelementptr inbounds i64, ptr %175, i64 2
  store <2 x i64> zeroinitializer, ptr %176, align 8
  %177 = add nuw i64 %174, 4
  %178 = icmp eq i64 %177, %172
  br i1 %178, label %179, label %173

179:                                              ; preds = %173
  %180 = icmp eq i64 %37, %172
  br i1 %180, label %183, label %181

181:                                              ; preds = %169, %179
  %182 = phi i64 [ 0, %169 ], [ %172, %179 ]
  br label %1341

183:                                              ; preds = %1341, %179
  %184 = load i64, ptr %42, align 8
  br label %185

185:                                              ; preds = %183, %167
  %186 = phi i64 [ %184, %183 ], [ %90, %167 ]
  %187 = load ptr, ptr %0, align 8
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 2
  %190 = load i64, ptr %189, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6)
  %191 = icmp sgt i64 %186, 0
  br i1 %191, label %192, label %206

192:                                              ; preds = %185
  %193 = icmp ult i64 %186, 4
  br i1 %193, label %204, label %194

194:                                              ; preds = %192
  %195 = and i64 %186, -4
  br label %196

196:                                              ; preds = %196, %194
  %197 = phi i64 [ 0, %194 ], [ %200, %196 ]
  %198 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %197
  store <2 x i64> <i64 1, i64 1>, ptr %198, align 16
  %199 = getelementptr inbounds i64, ptr %198, i64 2
  store <2 x i64> <i64 1, i64 1>, ptr %199, align 16
  %200 = add nuw i64 %197, 4
  %201 = icmp eq i64 %200, %195
  br i1 %201, label %202, label %196

202:                                              ; preds = %196
  %203 = icmp eq i64 %186, %195
  br i1 %203, label %213, label %204

204:                                              ; preds = %192, %202
  %205 = phi i64 [ 0, %192 ], [ %195, %202 ]
  br label %229

206:                                              ; preds = %185
  %207 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 1
  %208 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 7
  %209 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 6
  %210 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 22
  %211 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 17
  %212 = getelementptr inbounds %struct.Best, ptr %40, i64 0, i32 2
  br label %1088

213:                                              ; preds = %229, %202
  %214 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 1
  %215 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 7
  %216 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 6
  %217 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 22
  %218 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 3
  %219 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 12
  %220 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 13
  %221 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 17
  %222 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 21
  %223 = getelementptr inbounds %struct.Best, ptr %40, i64 0, i32 2
  %224 = add i64 %190, %188
  %225 = and i64 %186, 1
  %226 = icmp eq i64 %186, 1
  %227 = and i64 %186, -2
  %228 = icmp eq i64 %225, 0
  br label %234

229:                                              ; preds = %204, %229
  %230 = phi i64 [ %232, %229 ], [ %205, %204 ]
  %231 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %230
  store i64 1, ptr %231, align 8
  %232 = add nuw nsw i64 %230, 1
  %233 = icmp eq i64 %232, %186
  br i1 %233, label %213, label %229

234:                                              ; preds = %213, %1083
  %235 = phi i64 [ %1079, %1083 ], [ %186, %213 ]
  %236 = phi i64 [ %1084, %1083 ], [ 0, %213 ]
  %237 = load i64, ptr %223, align 8
  br label %240

238:                                              ; preds = %481
  %239 = icmp eq i64 %236, 0
  br label %488

240:                                              ; preds = %481, %234
  %241 = phi i64 [ %237, %234 ], [ %485, %481 ]
  %242 = phi i64 [ 0, %234 ], [ %486, %481 ]
  %243 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = icmp eq i64 %244, 0
  %246 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %242
  %247 = load i64, ptr %246, align 8
  br i1 %245, label %481, label %248

248:                                              ; preds = %240
  %249 = load i64, ptr %42, align 8
  %250 = icmp sgt i64 %247, 0
  br i1 %250, label %253, label %251

251:                                              ; preds = %248
  %252 = load ptr, ptr %17, align 8
  br label %311

253:                                              ; preds = %248
  %254 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %242
  %255 = load ptr, ptr %254, align 8
  %256 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %242
  %257 = load ptr, ptr %256, align 8
  %258 = load ptr, ptr %17, align 8
  %259 = and i64 %247, 3
  %260 = icmp ult i64 %247, 4
  br i1 %260, label %296, label %261

261:                                              ; preds = %253
  %262 = and i64 %247, -4
  br label %263

263:                                              ; preds = %263, %261
  %264 = phi i64 [ 0, %261 ], [ %293, %263 ]
  %265 = phi i64 [ 0, %261 ], [ %294, %263 ]
  %266 = getelementptr inbounds i32, ptr %257, i64 %264
  %267 = load i32, ptr %266, align 4
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds i32, ptr %255, i64 %268
  %270 = load i32, ptr %269, align 4
  %271 = getelementptr inbounds i32, ptr %258, i64 %264
  store i32 %270, ptr %271, align 4
  %272 = or i64 %264, 1
  %273 = getelementptr inbounds i32, ptr %257, i64 %272
  %274 = load i32, ptr %273, align 4
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds i32, ptr %255, i64 %275
  %277 = load i32, ptr %276, align 4
  %278 = getelementptr inbounds i32, ptr %258, i64 %272
  store i32 %277, ptr %278, align 4
  %279 = or i64 %264, 2
  %280 = getelementptr inbounds i32, ptr %257, i64 %279
  %281 = load i32, ptr %280, align 4
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds i32, ptr %255, i64 %282
  %284 = load i32, ptr %283, align 4
  %285 = getelementptr inbounds i32, ptr %258, i64 %279
  store i32 %284, ptr %285, align 4
  %286 = or i64 %264, 3
  %287 = getelementptr inbounds i32, ptr %257, i64 %286
  %288 = load i32, ptr %287, align 4
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds i32, ptr %255, i64 %289
  %291 = load i32, ptr %290, align 4
  %292 = getelementptr inbounds i32, ptr %258, i64 %286
  store i32 %291, ptr %292, align 4
  %293 = add nuw nsw i64 %264, 4
  %294 = add i64 %265, 4
  %295 = icmp eq i64 %294, %262
  br i1 %295, label %296, label %263

296:                                              ; preds = %263, %253
  %297 = phi i64 [ 0, %253 ], [ %293, %263 ]
  %298 = icmp eq i64 %259, 0
  br i1 %298, label %311, label %299

299:                                              ; preds = %296, %299
  %300 = phi i64 [ %308, %299 ], [ %297, %296 ]
  %301 = phi i64 [ %309, %299 ], [ 0, %296 ]
  %302 = getelementptr inbounds i32, ptr %257, i64 %300
  %303 = load i32, ptr %302, align 4
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds i32, ptr %255, i64 %304
  %306 = load i32, ptr %305, align 4
  %307 = getelementptr inbounds i32, ptr %258, i64 %300
  store i32 %306, ptr %307, align 4
  %308 = add nuw nsw i64 %300, 1
  %309 = add i64 %301, 1
  %310 = icmp eq i64 %309, %259
  br i1 %310, label %311, label %299

311:                                              ; preds = %296, %299, %251
  %312 = phi ptr [ %252, %251 ], [ %258, %299 ], [ %258, %296 ]
  %313 = load i64, ptr %187, align 8
  %314 = icmp sgt i64 %313, 0
  br i1 %314, label %317, label %315

315:                                              ; preds = %311
  %316 = load i64, ptr %214, align 8
  br label %326

317:                                              ; preds = %311
  %318 = load ptr, ptr %215, align 8
  %319 = load i64, ptr %214, align 8
  %320 = add nsw i64 %319, %313
  %321 = mul nsw i64 %320, %242
  %322 = and i64 %247, 1
  %323 = icmp eq i64 %247, 1
  %324 = and i64 %247, -2
  %325 = icmp eq i64 %322, 0
  br label %338

326:                                              ; preds = %368, %315
  %327 = phi i64 [ %316, %315 ], [ %319, %368 ]
  %328 = icmp sgt i64 %327, 0
  br i1 %328, label %329, label %481

329:                                              ; preds = %326
  %330 = load ptr, ptr %215, align 8
  %331 = add nsw i64 %327, %313
  %332 = mul nsw i64 %331, %242
  %333 = load ptr, ptr %217, align 8
  %334 = and i64 %247, 1
  %335 = icmp eq i64 %247, 1
  %336 = and i64 %247, -2
  %337 = icmp eq i64 %334, 0
  br label %395

338:                                              ; preds = %368, %317
  %339 = phi i64 [ 0, %317 ], [ %371, %368 ]
  %340 = add nsw i64 %339, %321
  %341 = getelementptr inbounds i64, ptr %318, i64 %340
  %342 = load i64, ptr %341, align 8
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %368, label %344

344:                                              ; preds = %338
  %345 = load ptr, ptr %216, align 8
  %346 = getelementptr inbounds ptr, ptr %345, i64 %242
  %347 = load ptr, ptr %346, align 8
  %348 = getelementptr inbounds %struct.Table, ptr %347, i64 0, i32 1
  %349 = load ptr, ptr %348, align 8
  %350 = getelementptr inbounds ptr, ptr %349, i64 %342
  %351 = load ptr, ptr %350, align 8
  %352 = icmp ne ptr %351, null
  %353 = select i1 %352, double 0x7FF0000000000000, double 1.000000e+00
  %354 = and i1 %250, %352
  br i1 %354, label %355, label %368

355:                                              ; preds = %344
  br i1 %323, label %356, label %373

356:                                              ; preds = %373, %355
  %357 = phi double [ undef, %355 ], [ %391, %373 ]
  %358 = phi double [ %353, %355 ], [ %391, %373 ]
  %359 = phi i64 [ 0, %355 ], [ %392, %373 ]
  br i1 %325, label %368, label %360

360:                                              ; preds = %356
  %361 = getelementptr inbounds i32, ptr %312, i64 %359
  %362 = load i32, ptr %361, align 4
  %363 = sext i32 %362 to i64
  %364 = getelementptr inbounds double, ptr %351, i64 %363
  %365 = load double, ptr %364, align 8
  %366 = fcmp olt double %365, %358
  %367 = select i1 %366, double %365, double %358
  br label %368

368:                                              ; preds = %360, %356, %344, %338
  %369 = phi double [ %353, %344 ], [ 1.000000e+00, %338 ], [ %357, %356 ], [ %367, %360 ]
  %370 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %339, i64 %242
  store double %369, ptr %370, align 8
  %371 = add nuw nsw i64 %339, 1
  %372 = icmp eq i64 %371, %313
  br i1 %372, label %326, label %338

373:                                              ; preds = %355, %373
  %374 = phi double [ %391, %373 ], [ %353, %355 ]
  %375 = phi i64 [ %392, %373 ], [ 0, %355 ]
  %376 = phi i64 [ %393, %373 ], [ 0, %355 ]
  %377 = getelementptr inbounds i32, ptr %312, i64 %375
  %378 = load i32, ptr %377, align 4
  %379 = sext i32 %378 to i64
  %380 = getelementptr inbounds double, ptr %351, i64 %379
  %381 = load double, ptr %380, align 8
  %382 = fcmp olt double %381, %374
  %383 = select i1 %382, double %381, double %374
  %384 = or i64 %375, 1
  %385 = getelementptr inbounds i32, ptr %312, i64 %384
  %386 = load i32, ptr %385, align 4
  %387 = sext i32 %386 to i64
  %388 = getelementptr inbounds double, ptr %351, i64 %387
  %389 = load double, ptr %388, align 8
  %390 = fcmp olt double %389, %383
  %391 = select i1 %390, double %389, double %383
  %392 = add nuw nsw i64 %375, 2
  %393 = add i64 %376, 2
  %394 = icmp eq i64 %393, %324
  br i1 %394, label %356, label %373

395:                                              ; preds = %476, %329
  %396 = phi i64 [ 0, %329 ], [ %479, %476 ]
  %397 = add nsw i64 %396, %313
  %398 = add nsw i64 %397, %332
  %399 = getelementptr inbounds i64, ptr %330, i64 %398
  %400 = load i64, ptr %399, align 8
  %401 = icmp eq i64 %400, 0
  br i1 %401, label %410, label %402

402:                                              ; preds = %395
  %403 = load ptr, ptr %216, align 8
  %404 = getelementptr inbounds ptr, ptr %403, i64 %242
  %405 = load ptr, ptr %404, align 8
  %406 = getelementptr inbounds %struct.Table, ptr %405, i64 0, i32 1
  %407 = load ptr, ptr %406, align 8
  %408 = getelementptr inbounds ptr, ptr %407, i64 %400
  %409 = load ptr, ptr %408, align 8
  br label %410

410:                                              ; preds = %402, %395
  %411 = phi ptr [ %409, %402 ], [ null, %395 ]
  %412 = icmp ne ptr %411, null
  %413 = xor i1 %412, true
  %414 = uitofp i1 %413 to double
  %415 = mul nsw i64 %396, %249
  %416 = add nsw i64 %415, %242
  %417 = getelementptr inbounds double, ptr %333, i64 %416
  %418 = load double, ptr %417, align 8
  %419 = fmul double %418, 0x3FEFFFFFFF768FA1
  %420 = and i1 %250, %412
  br i1 %420, label %421, label %422

421:                                              ; preds = %410
  br i1 %335, label %454, label %423

422:                                              ; preds = %410
  br i1 %412, label %472, label %476

423:                                              ; preds = %421, %423
  %424 = phi i64 [ %451, %423 ], [ 0, %421 ]
  %425 = phi double [ %450, %423 ], [ 0.000000e+00, %421 ]
  %426 = phi double [ %446, %423 ], [ %414, %421 ]
  %427 = phi i64 [ %452, %423 ], [ 0, %421 ]
  %428 = getelementptr inbounds i32, ptr %312, i64 %424
  %429 = load i32, ptr %428, align 4
  %430 = sext i32 %429 to i64
  %431 = getelementptr inbounds double, ptr %411, i64 %430
  %432 = load double, ptr %431, align 8
  %433 = fcmp ogt double %432, %426
  %434 = select i1 %433, double %432, double %426
  %435 = fcmp olt double %432, %419
  %436 = fcmp ogt double %432, %425
  %437 = select i1 %435, i1 %436, i1 false
  %438 = select i1 %437, double %432, double %425
  %439 = or i64 %424, 1
  %440 = getelementptr inbounds i32, ptr %312, i64 %439
  %441 = load i32, ptr %440, align 4
  %442 = sext i32 %441 to i64
  %443 = getelementptr inbounds double, ptr %411, i64 %442
  %444 = load double, ptr %443, align 8
  %445 = fcmp ogt double %444, %434
  %446 = select i1 %445, double %444, double %434
  %447 = fcmp olt double %444, %419
  %448 = fcmp ogt double %444, %438
  %449 = select i1 %447, i1 %448, i1 false
  %450 = select i1 %449, double %444, double %438
  %451 = add nuw nsw i64 %424, 2
  %452 = add i64 %427, 2
  %453 = icmp eq i64 %452, %336
  br i1 %453, label %454, label %423

454:                                              ; preds = %423, %421
  %455 = phi double [ undef, %421 ], [ %446, %423 ]
  %456 = phi double [ undef, %421 ], [ %450, %423 ]
  %457 = phi i64 [ 0, %421 ], [ %451, %423 ]
  %458 = phi double [ 0.000000e+00, %421 ], [ %450, %423 ]
  %459 = phi double [ %414, %421 ], [ %446, %423 ]
  br i1 %337, label %472, label %460

460:                                              ; preds = %454
  %461 = getelementptr inbounds i32, ptr %312, i64 %457
  %462 = load i32, ptr %461, align 4
  %463 = sext i32 %462 to i64
  %464 = getelementptr inbounds double, ptr %411, i64 %463
  %465 = load double, ptr %464, align 8
  %466 = fcmp ogt double %465, %459
  %467 = select i1 %466, double %465, double %459
  %468 = fcmp olt double %465, %419
  %469 = fcmp ogt double %465, %458
  %470 = select i1 %468, i1 %469, i1 false
  %471 = select i1 %470, double %465, double %458
  br label %472

472:                                              ; preds = %460, %454, %422
  %473 = phi double [ 0.000000e+00, %422 ], [ %456, %454 ], [ %471, %460 ]
  %474 = phi double [ %414, %422 ], [ %455, %454 ], [ %467, %460 ]
  %475 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %396, i64 %242
  store double %473, ptr %475, align 8
  br label %476

476:                                              ; preds = %472, %422
  %477 = phi double [ %474, %472 ], [ %414, %422 ]
  %478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %397, i64 %242
  store double %477, ptr %478, align 8
  %479 = add nuw nsw i64 %396, 1
  %480 = icmp eq i64 %479, %327
  br i1 %480, label %481, label %395

481:                                              ; preds = %476, %326, %240
  %482 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %242
  %483 = load i64, ptr %482, align 8
  %484 = mul nsw i64 %483, %247
  %485 = sub nsw i64 %241, %484
  store i64 %485, ptr %223, align 8
  %486 = add nuw nsw i64 %242, 1
  %487 = icmp eq i64 %486, %186
  br i1 %487, label %238, label %240

488:                                              ; preds = %1078, %238
  %489 = phi i64 [ 0, %238 ], [ %1080, %1078 ]
  %490 = phi i64 [ 0, %238 ], [ %1081, %1078 ]
  %491 = phi i64 [ 0, %238 ], [ %1079, %1078 ]
  br i1 %239, label %499, label %492

492:                                              ; preds = %488
  %493 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %490
  %494 = load i64, ptr %493, align 8
  %495 = icmp ne i64 %235, %494
  %496 = icmp ne i64 %491, 0
  %497 = select i1 %495, i1 true, i1 %496
  br i1 %497, label %499, label %498

498:                                              ; preds = %492
  store i64 0, ptr %493, align 8
  br label %1078

499:                                              ; preds = %492, %488
  %500 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22, i64 %490
  %501 = load ptr, ptr %500, align 8
  %502 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %490
  %503 = load i64, ptr %502, align 8
  %504 = icmp sgt i64 %503, 0
  br i1 %504, label %507, label %505

505:                                              ; preds = %499
  %506 = load ptr, ptr %17, align 8
  br label %580

507:                                              ; preds = %499
  %508 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %490
  %509 = load ptr, ptr %508, align 8
  %510 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %490
  %511 = load ptr, ptr %510, align 8
  %512 = load ptr, ptr %17, align 8
  %513 = add i64 %503, -1
  %514 = and i64 %503, 3
  %515 = icmp ult i64 %513, 3
  br i1 %515, label %551, label %516

516:                                              ; preds = %507
  %517 = and i64 %503, -4
  br label %518

518:                                              ; preds = %518, %516
  %519 = phi i64 [ 0, %516 ], [ %548, %518 ]
  %520 = phi i64 [ 0, %516 ], [ %549, %518 ]
  %521 = getelementptr inbounds i32, ptr %511, i64 %519
  %522 = load i32, ptr %521, align 4
  %523 = sext i32 %522 to i64
  %524 = getelementptr inbounds i32, ptr %509, i64 %523
  %525 = load i32, ptr %524, align 4
  %526 = getelementptr inbounds i32, ptr %512, i64 %519
  store i32 %525, ptr %526, align 4
  %527 = or i64 %519, 1
  %528 = getelementptr inbounds i32, ptr %511, i64 %527
  %529 = load i32, ptr %528, align 4
  %530 = sext i32 %529 to i64
  %531 = getelementptr inbounds i32, ptr %509, i64 %530
  %532 = load i32, ptr %531, align 4
  %533 = getelementptr inbounds i32, ptr %512, i64 %527
  store i32 %532, ptr %533, align 4
  %534 = or i64 %519, 2
  %535 = getelementptr inbounds i32, ptr %511, i64 %534
  %536 = load i32, ptr %535, align 4
  %537 = sext i32 %536 to i64
  %538 = getelementptr inbounds i32, ptr %509, i64 %537
  %539 = load i32, ptr %538, align 4
  %540 = getelementptr inbounds i32, ptr %512, i64 %534
  store i32 %539, ptr %540, align 4
  %541 = or i64 %519, 3
  %542 = getelementptr inbounds i32, ptr %511, i64 %541
  %543 = load i32, ptr %542, align 4
  %544 = sext i32 %543 to i64
  %545 = getelementptr inbounds i32, ptr %509, i64 %544
  %546 = load i32, ptr %545, align 4
  %547 = getelementptr inbounds i32, ptr %512, i64 %541
  store i32 %546, ptr %547, align 4
  %548 = add nuw nsw i64 %519, 4
  %549 = add i64 %520, 4
  %550 = icmp eq i64 %549, %517
  br i1 %550, label %551, label %518

551:                                              ; preds = %518, %507
  %552 = phi i64 [ 0, %507 ], [ %548, %518 ]
  %553 = icmp eq i64 %514, 0
  br i1 %553, label %566, label %554

554:                                              ; preds = %551, %554
  %555 = phi i64 [ %563, %554 ], [ %552, %551 ]
  %556 = phi i64 [ %564, %554 ], [ 0, %551 ]
  %557 = getelementptr inbounds i32, ptr %511, i64 %555
  %558 = load i32, ptr %557, align 4
  %559 = sext i32 %558 to i64
  %560 = getelementptr inbounds i32, ptr %509, i64 %559
  %561 = load i32, ptr %560, align 4
  %562 = getelementptr inbounds i32, ptr %512, i64 %555
  store i32 %561, ptr %562, align 4
  %563 = add nuw nsw i64 %555, 1
  %564 = add i64 %556, 1
  %565 = icmp eq i64 %564, %514
  br i1 %565, label %566, label %554

566:                                              ; preds = %554, %551
  %567 = icmp ult i64 %503, 4
  br i1 %567, label %578, label %568

568:                                              ; preds = %566
  %569 = and i64 %503, -4
  br label %570

570:                                              ; preds = %570, %568
  %571 = phi i64 [ 0, %568 ], [ %574, %570 ]
  %572 = getelementptr inbounds double, ptr %501, i64 %571
  store <2 x double> zeroinitializer, ptr %572, align 8
  %573 = getelementptr inbounds double, ptr %572, i64 2
  store <2 x double> zeroinitializer, ptr %573, align 8
  %574 = add nuw i64 %571, 4
  %575 = icmp eq i64 %574, %569
  br i1 %575, label %576, label %570

576:                                              ; preds = %570
  %577 = icmp eq i64 %503, %569
  br i1 %577, label %580, label %578

578:                                              ; preds = %566, %576
  %579 = phi i64 [ 0, %566 ], [ %569, %576 ]
  br label %595

580:                                              ; preds = %595, %576, %505
  %581 = phi ptr [ %506, %505 ], [ %512, %576 ], [ %512, %595 ]
  %582 = load i64, ptr %218, align 8
  %583 = add i64 %503, -1
  %584 = icmp ult i64 %503, 4
  %585 = and i64 %503, -4
  %586 = icmp eq i64 %503, %585
  %587 = and i64 %503, 1
  %588 = icmp eq i64 %583, 0
  %589 = and i64 %503, -2
  %590 = icmp eq i64 %587, 0
  %591 = and i64 %503, 1
  %592 = icmp eq i64 %583, 0
  %593 = and i64 %503, -2
  %594 = icmp eq i64 %591, 0
  br label %615

595:                                              ; preds = %578, %595
  %596 = phi i64 [ %598, %595 ], [ %579, %578 ]
  %597 = getelementptr inbounds double, ptr %501, i64 %596
  store double 0.000000e+00, ptr %597, align 8
  %598 = add nuw nsw i64 %596, 1
  %599 = icmp eq i64 %598, %503
  br i1 %599, label %580, label %595

600:                                              ; preds = %794, %659
  %601 = phi i64 [ undef, %659 ], [ %795, %794 ]
  %602 = phi i64 [ 0, %659 ], [ %796, %794 ]
  %603 = phi i64 [ %616, %659 ], [ %795, %794 ]
  br i1 %594, label %613, label %604

604:                                              ; preds = %600
  %605 = getelementptr inbounds double, ptr %660, i64 %602
  %606 = load double, ptr %605, align 8
  %607 = fadd double %761, %606
  %608 = load double, ptr %662, align 8
  %609 = fmul double %608, 0x3FF0000000001198
  %610 = fcmp ogt double %607, %609
  br i1 %610, label %611, label %613

611:                                              ; preds = %604
  %612 = getelementptr inbounds double, ptr %501, i64 %602
  store double 1.000000e+00, ptr %612, align 8
  br label %613

613:                                              ; preds = %604, %611, %600
  %614 = phi i64 [ %601, %600 ], [ 1, %611 ], [ %603, %604 ]
  br label %615

615:                                              ; preds = %613, %580
  %616 = phi i64 [ %614, %613 ], [ 0, %580 ]
  %617 = phi i64 [ %639, %613 ], [ 0, %580 ]
  br label %618

618:                                              ; preds = %615, %658
  %619 = phi i64 [ %639, %658 ], [ %617, %615 ]
  br label %620

620:                                              ; preds = %765, %618
  %621 = phi i64 [ %639, %765 ], [ %619, %618 ]
  %622 = icmp slt i64 %621, %582
  br i1 %622, label %623, label %799

623:                                              ; preds = %620
  br i1 %504, label %624, label %635

624:                                              ; preds = %623
  %625 = load ptr, ptr %18, align 8
  br i1 %584, label %633, label %626

626:                                              ; preds = %624, %626
  %627 = phi i64 [ %630, %626 ], [ 0, %624 ]
  %628 = getelementptr inbounds double, ptr %625, i64 %627
  store <2 x double> zeroinitializer, ptr %628, align 8
  %629 = getelementptr inbounds double, ptr %628, i64 2
  store <2 x double> zeroinitializer, ptr %629, align 8
  %630 = add nuw i64 %627, 4
  %631 = icmp eq i64 %630, %585
  br i1 %631, label %632, label %626

632:                                              ; preds = %626
  br i1 %586, label %635, label %633

633:                                              ; preds = %624, %632
  %634 = phi i64 [ 0, %624 ], [ %585, %632 ]
  br label %651

635:                                              ; preds = %651, %632, %623
  %636 = load ptr, ptr %219, align 8
  %637 = getelementptr inbounds i64, ptr %636, i64 %621
  %638 = load i64, ptr %637, align 8
  %639 = add nuw nsw i64 %621, 1
  %640 = getelementptr inbounds i64, ptr %636, i64 %639
  %641 = load i64, ptr %640, align 8
  %642 = icmp slt i64 %638, %641
  br i1 %642, label %643, label %765

643:                                              ; preds = %635
  %644 = load ptr, ptr %220, align 8
  %645 = load ptr, ptr %221, align 8
  %646 = load ptr, ptr %215, align 8
  %647 = load i64, ptr %187, align 8
  %648 = load i64, ptr %214, align 8
  %649 = add nsw i64 %648, %647
  %650 = mul nsw i64 %649, %490
  br label %663

651:                                              ; preds = %633, %651
  %652 = phi i64 [ %654, %651 ], [ %634, %633 ]
  %653 = getelementptr inbounds double, ptr %625, i64 %652
  store double 0.000000e+00, ptr %653, align 8
  %654 = add nuw nsw i64 %652, 1
  %655 = icmp eq i64 %654, %503
  br i1 %655, label %635, label %651

656:                                              ; preds = %760
  %657 = icmp eq i64 %762, 0
  br i1 %657, label %765, label %658

658:                                              ; preds = %656
  br i1 %504, label %659, label %618

659:                                              ; preds = %658
  %660 = load ptr, ptr %18, align 8
  %661 = load ptr, ptr %222, align 8
  %662 = getelementptr inbounds double, ptr %661, i64 %621
  br i1 %592, label %600, label %771

663:                                              ; preds = %760, %643
  %664 = phi i64 [ %638, %643 ], [ %763, %760 ]
  %665 = phi i64 [ 0, %643 ], [ %762, %760 ]
  %666 = phi double [ 0.000000e+00, %643 ], [ %761, %760 ]
  %667 = getelementptr inbounds i64, ptr %644, i64 %664
  %668 = load i64, ptr %667, align 8
  %669 = getelementptr inbounds double, ptr %645, i64 %668
  %670 = load double, ptr %669, align 8
  br i1 %226, label %671, label %699

671:                                              ; preds = %716, %663
  %672 = phi double [ undef, %663 ], [ %717, %716 ]
  %673 = phi i64 [ 0, %663 ], [ %718, %716 ]
  %674 = phi double [ %670, %663 ], [ %717, %716 ]
  br i1 %228, label %681, label %675

675:                                              ; preds = %671
  %676 = icmp eq i64 %673, %490
  br i1 %676, label %681, label %677

677:                                              ; preds = %675
  %678 = getelementptr inbounds [16 x double], ptr %16, i64 %668, i64 %673
  %679 = load double, ptr %678, align 8
  %680 = fmul double %674, %679
  br label %681

681:                                              ; preds = %675, %677, %671
  %682 = phi double [ %672, %671 ], [ %680, %677 ], [ %674, %675 ]
  %683 = add nsw i64 %668, %650
  %684 = getelementptr inbounds i64, ptr %646, i64 %683
  %685 = load i64, ptr %684, align 8
  %686 = icmp eq i64 %685, 0
  br i1 %686, label %721, label %687

687:                                              ; preds = %681
  %688 = load ptr, ptr %216, align 8
  %689 = getelementptr inbounds ptr, ptr %688, i64 %490
  %690 = load ptr, ptr %689, align 8
  %691 = getelementptr inbounds %struct.Table, ptr %690, i64 0, i32 1
  %692 = load ptr, ptr %691, align 8
  %693 = getelementptr inbounds ptr, ptr %692, i64 %685
  %694 = load ptr, ptr %693, align 8
  %695 = icmp eq ptr %694, null
  br i1 %695, label %721, label %696

696:                                              ; preds = %687
  br i1 %504, label %697, label %760

697:                                              ; preds = %696
  %698 = load ptr, ptr %18, align 8
  br i1 %588, label %748, label %723

699:                                              ; preds = %663, %716
  %700 = phi i64 [ %718, %716 ], [ 0, %663 ]
  %701 = phi double [ %717, %716 ], [ %670, %663 ]
  %702 = phi i64 [ %719, %716 ], [ 0, %663 ]
  %703 = icmp eq i64 %700, %490
  br i1 %703, label %708, label %704

704:                                              ; preds = %699
  %705 = getelementptr inbounds [16 x double], ptr %16, i64 %668, i64 %700
  %706 = load double, ptr %705, align 8
  %707 = fmul double %701, %706
  br label %708

708:                                              ; preds = %704, %699
  %709 = phi double [ %707, %704 ], [ %701, %699 ]
  %710 = or i64 %700, 1
  %711 = icmp eq i64 %710, %490
  br i1 %711, label %716, label %712

712:                                              ; preds = %708
  %713 = getelementptr inbounds [16 x double], ptr %16, i64 %668, i64 %710
  %714 = load double, ptr %713, align 8
  %715 = fmul double %709, %714
  br label %716

716:                                              ; preds = %712, %708
  %717 = phi double [ %715, %712 ], [ %709, %708 ]
  %718 = add nuw nsw i64 %700, 2
  %719 = add i64 %702, 2
  %720 = icmp eq i64 %719, %227
  br i1 %720, label %671, label %699

721:                                              ; preds = %687, %681
  %722 = fadd double %666, %682
  br label %760

723:                                              ; preds = %697, %723
  %724 = phi i64 [ %745, %723 ], [ 0, %697 ]
  %725 = phi i64 [ %746, %723 ], [ 0, %697 ]
  %726 = getelementptr inbounds i32, ptr %581, i64 %724
  %727 = load i32, ptr %726, align 4
  %728 = sext i32 %727 to i64
  %729 = getelementptr inbounds double, ptr %694, i64 %728
  %730 = load double, ptr %729, align 8
  %731 = fmul double %682, %730
  %732 = getelementptr inbounds double, ptr %698, i64 %724
  %733 = load double, ptr %732, align 8
  %734 = fadd double %731, %733
  store double %734, ptr %732, align 8
  %735 = or i64 %724, 1
  %736 = getelementptr inbounds i32, ptr %581, i64 %735
  %737 = load i32, ptr %736, align 4
  %738 = sext i32 %737 to i64
  %739 = getelementptr inbounds double, ptr %694, i64 %738
  %740 = load double, ptr %739, align 8
  %741 = fmul double %682, %740
  %742 = getelementptr inbounds double, ptr %698, i64 %735
  %743 = load double, ptr %742, align 8
  %744 = fadd double %741, %743
  store double %744, ptr %742, align 8
  %745 = add nuw nsw i64 %724, 2
  %746 = add i64 %725, 2
  %747 = icmp eq i64 %746, %589
  br i1 %747, label %748, label %723

748:                                              ; preds = %723, %697
  %749 = phi i64 [ 0, %697 ], [ %745, %723 ]
  br i1 %590, label %760, label %750

750:                                              ; preds = %748
  %751 = getelementptr inbounds i32, ptr %581, i64 %749
  %752 = load i32, ptr %751, align 4
  %753 = sext i32 %752 to i64
  %754 = getelementptr inbounds double, ptr %694, i64 %753
  %755 = load double, ptr %754, align 8
  %756 = fmul double %682, %755
  %757 = getelementptr inbounds double, ptr %698, i64 %749
  %758 = load double, ptr %757, align 8
  %759 = fadd double %756, %758
  store double %759, ptr %757, align 8
  br label %760

760:                                              ; preds = %750, %748, %721, %696
  %761 = phi double [ %722, %721 ], [ %666, %696 ], [ %666, %748 ], [ %666, %750 ]
  %762 = phi i64 [ %665, %721 ], [ 1, %696 ], [ 1, %748 ], [ 1, %750 ]
  %763 = add nsw i64 %664, 1
  %764 = icmp eq i64 %763, %641
  br i1 %764, label %656, label %663

765:                                              ; preds = %656, %635
  %766 = phi double [ %761, %656 ], [ 0.000000e+00, %635 ]
  %767 = load ptr, ptr %222, align 8
  %768 = getelementptr inbounds double, ptr %767, i64 %621
  %769 = load double, ptr %768, align 8
  %770 = fcmp ule double %766, %769
  br i1 %770, label %620, label %1328

771:                                              ; preds = %659, %794
  %772 = phi i64 [ %796, %794 ], [ 0, %659 ]
  %773 = phi i64 [ %795, %794 ], [ %616, %659 ]
  %774 = phi i64 [ %797, %794 ], [ 0, %659 ]
  %775 = getelementptr inbounds double, ptr %660, i64 %772
  %776 = load double, ptr %775, align 8
  %777 = fadd double %761, %776
  %778 = load double, ptr %662, align 8
  %779 = fmul double %778, 0x3FF0000000001198
  %780 = fcmp ogt double %777, %779
  br i1 %780, label %781, label %783

781:                                              ; preds = %771
  %782 = getelementptr inbounds double, ptr %501, i64 %772
  store double 1.000000e+00, ptr %782, align 8
  br label %783

783:                                              ; preds = %781, %771
  %784 = phi i64 [ 1, %781 ], [ %773, %771 ]
  %785 = or i64 %772, 1
  %786 = getelementptr inbounds double, ptr %660, i64 %785
  %787 = load double, ptr %786, align 8
  %788 = fadd double %761, %787
  %789 = load double, ptr %662, align 8
  %790 = fmul double %789, 0x3FF0000000001198
  %791 = fcmp ogt double %788, %790
  br i1 %791, label %792, label %794

792:                                              ; preds = %783
  %793 = getelementptr inbounds double, ptr %501, i64 %785
  store double 1.000000e+00, ptr %793, align 8
  br label %794

794:                                              ; preds = %792, %783
  %795 = phi i64 [ 1, %792 ], [ %784, %783 ]
  %796 = add nuw nsw i64 %772, 2
  %797 = add i64 %774, 2
  %798 = icmp eq i64 %797, %593
  br i1 %798, label %600, label %771

799:                                              ; preds = %620
  %800 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %490
  %801 = load i64, ptr %800, align 8
  %802 = icmp sgt i64 %801, 0
  br i1 %802, label %803, label %808

803:                                              ; preds = %799
  %804 = and i64 %503, 1
  %805 = icmp eq i64 %503, 1
  %806 = and i64 %503, -2
  %807 = icmp eq i64 %804, 0
  br label %811

808:                                              ; preds = %943, %799
  %809 = phi i64 [ %616, %799 ], [ %944, %943 ]
  %810 = icmp eq i64 %809, 0
  br i1 %810, label %1074, label %947

811:                                              ; preds = %803, %943
  %812 = phi i64 [ %945, %943 ], [ 0, %803 ]
  %813 = phi i64 [ %944, %943 ], [ %616, %803 ]
  %814 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %490, i64 %812
  %815 = load i64, ptr %814, align 8
  %816 = sub i64 %815, %224
  %817 = icmp slt i64 %816, 0
  br i1 %817, label %943, label %823

818:                                              ; preds = %898
  br i1 %504, label %819, label %943

819:                                              ; preds = %818
  %820 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %490, i64 %812
  %821 = load ptr, ptr %820, align 8
  %822 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %816
  br i1 %805, label %930, label %902

823:                                              ; preds = %811, %898
  %824 = phi i64 [ %900, %898 ], [ 0, %811 ]
  %825 = phi double [ %899, %898 ], [ 0.000000e+00, %811 ]
  %826 = icmp eq i64 %824, %490
  br i1 %826, label %898, label %827

827:                                              ; preds = %823
  %828 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %824
  %829 = load i64, ptr %828, align 8
  %830 = icmp sgt i64 %829, 0
  br i1 %830, label %831, label %898

831:                                              ; preds = %827
  %832 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %824
  br label %833

833:                                              ; preds = %894, %831
  %834 = phi i64 [ 0, %831 ], [ %896, %894 ]
  %835 = phi double [ %825, %831 ], [ %895, %894 ]
  %836 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %824, i64 %834
  %837 = load i64, ptr %836, align 8
  %838 = icmp eq i64 %837, %815
  br i1 %838, label %839, label %894

839:                                              ; preds = %833
  %840 = load i64, ptr %832, align 8
  %841 = icmp sgt i64 %840, 0
  br i1 %841, label %842, label %865

842:                                              ; preds = %839
  %843 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %824, i64 %834
  %844 = load ptr, ptr %843, align 8
  %845 = and i64 %840, 3
  %846 = icmp ult i64 %840, 4
  br i1 %846, label %849, label %847

847:                                              ; preds = %842
  %848 = and i64 %840, -4
  br label %868

849:                                              ; preds = %868, %842
  %850 = phi double [ undef, %842 ], [ %890, %868 ]
  %851 = phi i64 [ 0, %842 ], [ %891, %868 ]
  %852 = phi double [ 0x7FF0000000000000, %842 ], [ %890, %868 ]
  %853 = icmp eq i64 %845, 0
  br i1 %853, label %865, label %854

854:                                              ; preds = %849, %854
  %855 = phi i64 [ %862, %854 ], [ %851, %849 ]
  %856 = phi double [ %861, %854 ], [ %852, %849 ]
  %857 = phi i64 [ %863, %854 ], [ 0, %849 ]
  %858 = getelementptr inbounds double, ptr %844, i64 %855
  %859 = load double, ptr %858, align 8
  %860 = fcmp olt double %859, %856
  %861 = select i1 %860, double %859, double %856
  %862 = add nuw nsw i64 %855, 1
  %863 = add i64 %857, 1
  %864 = icmp eq i64 %863, %845
  br i1 %864, label %865, label %854

865:                                              ; preds = %849, %854, %839
  %866 = phi double [ 0x7FF0000000000000, %839 ], [ %850, %849 ], [ %861, %854 ]
  %867 = fadd double %835, %866
  br label %894

868:                                              ; preds = %868, %847
  %869 = phi i64 [ 0, %847 ], [ %891, %868 ]
  %870 = phi double [ 0x7FF0000000000000, %847 ], [ %890, %868 ]
  %871 = phi i64 [ 0, %847 ], [ %892, %868 ]
  %872 = getelementptr inbounds double, ptr %844, i64 %869
  %873 = load double, ptr %872, align 8
  %874 = fcmp olt double %873, %870
  %875 = select i1 %874, double %873, double %870
  %876 = or i64 %869, 1
  %877 = getelementptr inbounds double, ptr %844, i64 %876
  %878 = load double, ptr %877, align 8
  %879 = fcmp olt double %878, %875
  %880 = select i1 %879, double %878, double %875
  %881 = or i64 %869, 2
  %882 = getelementptr inbounds double, ptr %844, i64 %881
  %883 = load double, ptr %882, align 8
  %884 = fcmp olt double %883, %880
  %885 = select i1 %884, double %883, double %880
  %886 = or i64 %869, 3
  %887 = getelementptr inbounds double, ptr %844, i64 %886
  %888 = load double, ptr %887, align 8
  %889 = fcmp olt double %888, %885
  %890 = select i1 %889, double %888, double %885
  %891 = add nuw nsw i64 %869, 4
  %892 = add i64 %871, 4
  %893 = icmp eq i64 %892, %848
  br i1 %893, label %849, label %868

894:                                              ; preds = %865, %833
  %895 = phi double [ %835, %833 ], [ %867, %865 ]
  %896 = add nuw nsw i64 %834, 1
  %897 = icmp eq i64 %896, %829
  br i1 %897, label %898, label %833

898:                                              ; preds = %894, %827, %823
  %899 = phi double [ %825, %823 ], [ %825, %827 ], [ %895, %894 ]
  %900 = add nuw nsw i64 %824, 1
  %901 = icmp eq i64 %900, %186
  br i1 %901, label %818, label %823

902:                                              ; preds = %819, %925
  %903 = phi i64 [ %927, %925 ], [ 0, %819 ]
  %904 = phi i64 [ %926, %925 ], [ %813, %819 ]
  %905 = phi i64 [ %928, %925 ], [ 0, %819 ]
  %906 = getelementptr inbounds double, ptr %821, i64 %903
  %907 = load double, ptr %906, align 8
  %908 = fadd double %899, %907
  %909 = load double, ptr %822, align 8
  %910 = fadd double %909, 1.000000e-09
  %911 = fcmp ogt double %908, %910
  br i1 %911, label %912, label %914

912:                                              ; preds = %902
  %913 = getelementptr inbounds double, ptr %501, i64 %903
  store double 1.000000e+00, ptr %913, align 8
  br label %914

914:                                              ; preds = %912, %902
  %915 = phi i64 [ 1, %912 ], [ %904, %902 ]
  %916 = or i64 %903, 1
  %917 = getelementptr inbounds double, ptr %821, i64 %916
  %918 = load double, ptr %917, align 8
  %919 = fadd double %899, %918
  %920 = load double, ptr %822, align 8
  %921 = fadd double %920, 1.000000e-09
  %922 = fcmp ogt double %919, %921
  br i1 %922, label %923, label %925

923:                                              ; preds = %914
  %924 = getelementptr inbounds double, ptr %501, i64 %916
  store double 1.000000e+00, ptr %924, align 8
  br label %925

925:                                              ; preds = %923, %914
  %926 = phi i64 [ 1, %923 ], [ %915, %914 ]
  %927 = add nuw nsw i64 %903, 2
  %928 = add i64 %905, 2
  %929 = icmp eq i64 %928, %806
  br i1 %929, label %930, label %902

930:                                              ; preds = %925, %819
  %931 = phi i64 [ undef, %819 ], [ %926, %925 ]
  %932 = phi i64 [ 0, %819 ], [ %927, %925 ]
  %933 = phi i64 [ %813, %819 ], [ %926, %925 ]
  br i1 %807, label %943, label %934

934:                                              ; preds = %930
  %935 = getelementptr inbounds double, ptr %821, i64 %932
  %936 = load double, ptr %935, align 8
  %937 = fadd double %899, %936
  %938 = load double, ptr %822, align 8
  %939 = fadd double %938, 1.000000e-09
  %940 = fcmp ogt double %937, %939
  br i1 %940, label %941, label %943

941:                                              ; preds = %934
  %942 = getelementptr inbounds double, ptr %501, i64 %932
  store double 1.000000e+00, ptr %942, align 8
  br label %943

943:                                              ; preds = %930, %941, %934, %818, %811
  %944 = phi i64 [ %813, %811 ], [ %813, %818 ], [ %931, %930 ], [ 1, %941 ], [ %933, %934 ]
  %945 = add nuw nsw i64 %812, 1
  %946 = icmp eq i64 %945, %801
  br i1 %946, label %808, label %811

947:                                              ; preds = %808
  br i1 %504, label %949, label %948

948:                                              ; preds = %947
  store i64 0, ptr %502, align 8
  br label %1328

949:                                              ; preds = %947
  %950 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %490
  %951 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %490
  %952 = and i64 %801, 3
  %953 = icmp ult i64 %801, 4
  %954 = and i64 %801, -4
  %955 = icmp eq i64 %952, 0
  br label %956

956:                                              ; preds = %1068, %949
  %957 = phi i64 [ 0, %949 ], [ %1070, %1068 ]
  %958 = phi i64 [ 0, %949 ], [ %1069, %1068 ]
  %959 = getelementptr inbounds double, ptr %501, i64 %957
  %960 = load double, ptr %959, align 8
  %961 = fcmp une double %960, 0.000000e+00
  br i1 %961, label %1068, label %962

962:                                              ; preds = %956
  %963 = icmp slt i64 %958, %957
  br i1 %963, label %964, label %1066

964:                                              ; preds = %962
  %965 = load ptr, ptr %950, align 8
  %966 = getelementptr inbounds i32, ptr %965, i64 %957
  %967 = load i32, ptr %966, align 4
  %968 = getelementptr inbounds i32, ptr %965, i64 %958
  store i32 %967, ptr %968, align 4
  br i1 %802, label %969, label %983

969:                                              ; preds = %964
  br i1 %953, label %970, label %991

970:                                              ; preds = %991, %969
  %971 = phi i64 [ 0, %969 ], [ %1017, %991 ]
  br i1 %955, label %983, label %972

972:                                              ; preds = %970, %972
  %973 = phi i64 [ %980, %972 ], [ %971, %970 ]
  %974 = phi i64 [ %981, %972 ], [ 0, %970 ]
  %975 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %490, i64 %973
  %976 = load ptr, ptr %975, align 8
  %977 = getelementptr inbounds double, ptr %976, i64 %957
  %978 = load double, ptr %977, align 8
  %979 = getelementptr inbounds double, ptr %976, i64 %958
  store double %978, ptr %979, align 8
  %980 = add nuw nsw i64 %973, 1
  %981 = add i64 %974, 1
  %982 = icmp eq i64 %981, %952
  br i1 %982, label %983, label %972

983:                                              ; preds = %970, %972, %964
  %984 = load i64, ptr %951, align 8
  %985 = icmp sgt i64 %984, 0
  br i1 %985, label %986, label %1034

986:                                              ; preds = %983
  %987 = and i64 %984, 3
  %988 = icmp ult i64 %984, 4
  br i1 %988, label %1020, label %989

989:                                              ; preds = %986
  %990 = and i64 %984, -4
  br label %1037

991:                                              ; preds = %969, %991
  %992 = phi i64 [ %1017, %991 ], [ 0, %969 ]
  %993 = phi i64 [ %1018, %991 ], [ 0, %969 ]
  %994 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %490, i64 %992
  %995 = load ptr, ptr %994, align 8
  %996 = getelementptr inbounds double, ptr %995, i64 %957
  %997 = load double, ptr %996, align 8
  %998 = getelementptr inbounds double, ptr %995, i64 %958
  store double %997, ptr %998, align 8
  %999 = or i64 %992, 1
  %1000 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %490, i64 %999
  %1001 = load ptr, ptr %1000, align 8
  %1002 = getelementptr inbounds double, ptr %1001, i64 %957
  %1003 = load double, ptr %1002, align 8
  %1004 = getelementptr inbounds double, ptr %1001, i64 %958
  store double %1003, ptr %1004, align 8
  %1005 = or i64 %992, 2
  %1006 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %490, i64 %1005
  %1007 = load ptr, ptr %1006, align 8
  %1008 = getelementptr inbounds double, ptr %1007, i64 %957
  %1009 = load double, ptr %1008, align 8
  %1010 = getelementptr inbounds double, ptr %1007, i64 %958
  store double %1009, ptr %1010, align 8
  %1011 = or i64 %992, 3
  %1012 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %490, i64 %1011
  %1013 = load ptr, ptr %1012, align 8
  %1014 = getelementptr inbounds double, ptr %1013, i64 %957
  %1015 = load double, ptr %1014, align 8
  %1016 = getelementptr inbounds double, ptr %1013, i64 %958
  store double %1015, ptr %1016, align 8
  %1017 = add nuw nsw i64 %992, 4
  %1018 = add i64 %993, 4
  %1019 = icmp eq i64 %1018, %954
  br i1 %1019, label %970, label %991

1020:                                             ; preds = %1037, %986
  %1021 = phi i64 [ 0, %986 ], [ %1063, %1037 ]
  %1022 = icmp eq i64 %987, 0
  br i1 %1022, label %1034, label %1023

1023:                                             ; preds = %1020, %1023
  %1024 = phi i64 [ %1031, %1023 ], [ %1021, %1020 ]
  %1025 = phi i64 [ %1032, %1023 ], [ 0, %1020 ]
  %1026 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %490, i64 %1024
  %1027 = load ptr, ptr %1026, align 8
  %1028 = getelementptr inbounds double, ptr %1027, i64 %957
  %1029 = load double, ptr %1028, align 8
  %1030 = getelementptr inbounds double, ptr %1027, i64 %958
  store double %1029, ptr %1030, align 8
  %1031 = add nuw nsw i64 %1024, 1
  %1032 = add i64 %1025, 1
  %1033 = icmp eq i64 %1032, %987
  br i1 %1033, label %1034, label %1023

1034:                                             ; preds = %1020, %1023, %983
  %1035 = load double, ptr %959, align 8
  %1036 = getelementptr inbounds double, ptr %501, i64 %958
  store double %1035, ptr %1036, align 8
  br label %1066

1037:                                             ; preds = %1037, %989
  %1038 = phi i64 [ 0, %989 ], [ %1063, %1037 ]
  %1039 = phi i64 [ 0, %989 ], [ %1064, %1037 ]
  %1040 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %490, i64 %1038
  %1041 = load ptr, ptr %1040, align 8
  %1042 = getelementptr inbounds double, ptr %1041, i64 %957
  %1043 = load double, ptr %1042, align 8
  %1044 = getelementptr inbounds double, ptr %1041, i64 %958
  store double %1043, ptr %1044, align 8
  %1045 = or i64 %1038, 1
  %1046 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %490, i64 %1045
  %1047 = load ptr, ptr %1046, align 8
  %1048 = getelementptr inbounds double, ptr %1047, i64 %957
  %1049 = load double, ptr %1048, align 8
  %1050 = getelementptr inbounds double, ptr %1047, i64 %958
  store double %1049, ptr %1050, align 8
  %1051 = or i64 %1038, 2
  %1052 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %490, i64 %1051
  %1053 = load ptr, ptr %1052, align 8
  %1054 = getelementptr inbounds double, ptr %1053, i64 %957
  %1055 = load double, ptr %1054, align 8
  %1056 = getelementptr inbounds double, ptr %1053, i64 %958
  store double %1055, ptr %1056, align 8
  %1057 = or i64 %1038, 3
  %1058 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %490, i64 %1057
  %1059 = load ptr, ptr %1058, align 8
  %1060 = getelementptr inbounds double, ptr %1059, i64 %957
  %1061 = load double, ptr %1060, align 8
  %1062 = getelementptr inbounds double, ptr %1059, i64 %958
  store double %1061, ptr %1062, align 8
  %1063 = add nuw nsw i64 %1038, 4
  %1064 = add i64 %1039, 4
  %1065 = icmp eq i64 %1064, %990
  br i1 %1065, label %1020, label %1037

1066:                                             ; preds = %1034, %962
  %1067 = add nsw i64 %958, 1
  br label %1068

1068:                                             ; preds = %1066, %956
  %1069 = phi i64 [ %958, %956 ], [ %1067, %1066 ]
  %1070 = add nuw nsw i64 %957, 1
  %1071 = icmp eq i64 %1070, %503
  br i1 %1071, label %1072, label %956

1072:                                             ; preds = %1068
  store i64 %1069, ptr %502, align 8
  %1073 = icmp eq i64 %1069, 0
  br i1 %1073, label %1328, label %1074

1074:                                             ; preds = %1072, %808
  %1075 = phi i64 [ 1, %1072 ], [ %489, %808 ]
  %1076 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %490
  store i64 %809, ptr %1076, align 8
  %1077 = add nsw i64 %809, %491
  br label %1078

1078:                                             ; preds = %1074, %498
  %1079 = phi i64 [ %1077, %1074 ], [ 0, %498 ]
  %1080 = phi i64 [ %1075, %1074 ], [ %489, %498 ]
  %1081 = add nuw nsw i64 %490, 1
  %1082 = icmp eq i64 %1081, %186
  br i1 %1082, label %1083, label %488

1083:                                             ; preds = %1078
  %1084 = add nuw nsw i64 %236, 1
  %1085 = icmp eq i64 %1080, 0
  %1086 = icmp ugt i64 %236, 2
  %1087 = select i1 %1085, i1 true, i1 %1086
  br i1 %1087, label %1088, label %234

1088:                                             ; preds = %1083, %206
  %1089 = phi ptr [ %212, %206 ], [ %223, %1083 ]
  %1090 = phi ptr [ %211, %206 ], [ %221, %1083 ]
  %1091 = phi ptr [ %210, %206 ], [ %217, %1083 ]
  %1092 = phi ptr [ %209, %206 ], [ %216, %1083 ]
  %1093 = phi ptr [ %208, %206 ], [ %215, %1083 ]
  %1094 = phi ptr [ %207, %206 ], [ %214, %1083 ]
  %1095 = load i64, ptr %1094, align 8
  %1096 = icmp sgt i64 %1095, 0
  br i1 %1096, label %1097, label %1142

1097:                                             ; preds = %1088
  %1098 = icmp ult i64 %186, 10
  %1099 = and i64 %186, -4
  %1100 = icmp eq i64 %186, %1099
  %1101 = and i64 %186, 3
  %1102 = icmp eq i64 %1101, 0
  br label %1103

1103:                                             ; preds = %1097, %1306
  %1104 = phi i64 [ %1307, %1306 ], [ 0, %1097 ]
  %1105 = shl i64 %1104, 7
  %1106 = add i64 %27, %1105
  br i1 %191, label %1107, label %1306

1107:                                             ; preds = %1103
  %1108 = load i64, ptr %187, align 8
  %1109 = add nsw i64 %1108, %1104
  br i1 %1098, label %1126, label %1110

1110:                                             ; preds = %1107
  %1111 = shl nsw i64 %1109, 7
  %1112 = add i64 %28, %1111
  %1113 = sub i64 %1106, %1112
  %1114 = icmp ult i64 %1113, 32
  br i1 %1114, label %1126, label %1115

1115:                                             ; preds = %1110, %1115
  %1116 = phi i64 [ %1123, %1115 ], [ 0, %1110 ]
  %1117 = getelementptr inbounds [16 x double], ptr %16, i64 %1109, i64 %1116
  %1118 = load <2 x double>, ptr %1117, align 8
  %1119 = getelementptr inbounds double, ptr %1117, i64 2
  %1120 = load <2 x double>, ptr %1119, align 8
  %1121 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1104, i64 %1116
  store <2 x double> %1118, ptr %1121, align 8
  %1122 = getelementptr inbounds double, ptr %1121, i64 2
  store <2 x double> %1120, ptr %1122, align 8
  %1123 = add nuw i64 %1116, 4
  %1124 = icmp eq i64 %1123, %1099
  br i1 %1124, label %1125, label %1115

1125:                                             ; preds = %1115
  br i1 %1100, label %1306, label %1126

1126:                                             ; preds = %1110, %1107, %1125
  %1127 = phi i64 [ 0, %1110 ], [ 0, %1107 ], [ %1099, %1125 ]
  %1128 = xor i64 %1127, -1
  %1129 = add i64 %186, %1128
  br i1 %1102, label %1139, label %1130

1130:                                             ; preds = %1126, %1130
  %1131 = phi i64 [ %1136, %1130 ], [ %1127, %1126 ]
  %1132 = phi i64 [ %1137, %1130 ], [ 0, %1126 ]
  %1133 = getelementptr inbounds [16 x double], ptr %16, i64 %1109, i64 %1131
  %1134 = load double, ptr %1133, align 8
  %1135 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1104, i64 %1131
  store double %1134, ptr %1135, align 8
  %1136 = add nuw nsw i64 %1131, 1
  %1137 = add i64 %1132, 1
  %1138 = icmp eq i64 %1137, %1101
  br i1 %1138, label %1139, label %1130

1139:                                             ; preds = %1130, %1126
  %1140 = phi i64 [ %1127, %1126 ], [ %1136, %1130 ]
  %1141 = icmp ult i64 %1129, 3
  br i1 %1141, label %1306, label %1309

1142:                                             ; preds = %1306, %1088
  %1143 = load i64, ptr %42, align 8
  %1144 = load i64, ptr %189, align 8
  %1145 = icmp sgt i64 %1144, 0
  br i1 %1145, label %1146, label %1245

1146:                                             ; preds = %1142
  %1147 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 10
  %1148 = load ptr, ptr %1147, align 8
  %1149 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 11
  %1150 = icmp sgt i64 %1143, 0
  %1151 = load i64, ptr %1148, align 8
  %1152 = and i64 %1143, 1
  %1153 = icmp eq i64 %1143, 1
  %1154 = and i64 %1143, -2
  %1155 = icmp eq i64 %1152, 0
  br label %1158

1156:                                             ; preds = %1176, %1158
  %1157 = icmp eq i64 %1162, %1144
  br i1 %1157, label %1245, label %1158

1158:                                             ; preds = %1156, %1146
  %1159 = phi i64 [ %1151, %1146 ], [ %1164, %1156 ]
  %1160 = phi i64 [ 0, %1146 ], [ %1162, %1156 ]
  %1161 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %1160
  store double 0.000000e+00, ptr %1161, align 8
  %1162 = add nuw nsw i64 %1160, 1
  %1163 = getelementptr inbounds i64, ptr %1148, i64 %1162
  %1164 = load i64, ptr %1163, align 8
  %1165 = icmp slt i64 %1159, %1164
  br i1 %1165, label %1166, label %1156

1166:                                             ; preds = %1158
  %1167 = load ptr, ptr %1149, align 8
  %1168 = load ptr, ptr %1091, align 8
  br label %1169

1169:                                             ; preds = %1176, %1166
  %1170 = phi double [ 0.000000e+00, %1166 ], [ %1177, %1176 ]
  %1171 = phi i64 [ %1159, %1166 ], [ %1178, %1176 ]
  %1172 = getelementptr inbounds i64, ptr %1167, i64 %1171
  %1173 = load i64, ptr %1172, align 8
  %1174 = mul nsw i64 %1173, %1143
  %1175 = getelementptr inbounds double, ptr %1168, i64 %1174
  br i1 %1150, label %1180, label %1176

1176:                                             ; preds = %1241, %1169
  %1177 = phi double [ %1170, %1169 ], [ %1242, %1241 ]
  %1178 = add nsw i64 %1171, 1
  %1179 = icmp eq i64 %1178, %1164
  br i1 %1179, label %1156, label %1169

1180:                                             ; preds = %1169, %1241
  %1181 = phi double [ %1242, %1241 ], [ %1170, %1169 ]
  %1182 = phi i64 [ %1243, %1241 ], [ 0, %1169 ]
  %1183 = getelementptr inbounds double, ptr %1175, i64 %1182
  %1184 = load double, ptr %1183, align 8
  %1185 = fcmp ogt double %1184, 0.000000e+00
  br i1 %1185, label %1186, label %1241

1186:                                             ; preds = %1180
  %1187 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1173, i64 %1182
  %1188 = load double, ptr %1187, align 8
  %1189 = fdiv double %1188, %1184
  br i1 %1153, label %1190, label %1208

1190:                                             ; preds = %1235, %1186
  %1191 = phi double [ undef, %1186 ], [ %1236, %1235 ]
  %1192 = phi i64 [ 0, %1186 ], [ %1237, %1235 ]
  %1193 = phi double [ %1189, %1186 ], [ %1236, %1235 ]
  br i1 %1155, label %1205, label %1194

1194:                                             ; preds = %1190
  %1195 = icmp eq i64 %1192, %1182
  br i1 %1195, label %1205, label %1196

1196:                                             ; preds = %1194
  %1197 = getelementptr inbounds double, ptr %1175, i64 %1192
  %1198 = load double, ptr %1197, align 8
  %1199 = fcmp ogt double %1198, 0.000000e+00
  br i1 %1199, label %1200, label %1205

1200:                                             ; preds = %1196
  %1201 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1173, i64 %1192
  %1202 = load double, ptr %1201, align 8
  %1203 = fdiv double %1202, %1198
  %1204 = fmul double %1193, %1203
  br label %1205

1205:                                             ; preds = %1194, %1196, %1200, %1190
  %1206 = phi double [ %1191, %1190 ], [ %1204, %1200 ], [ %1193, %1196 ], [ %1193, %1194 ]
  %1207 = fcmp ogt double %1206, %1181
  br i1 %1207, label %1240, label %1241

1208:                                             ; preds = %1186, %1235
  %1209 = phi i64 [ %1237, %1235 ], [ 0, %1186 ]
  %1210 = phi double [ %1236, %1235 ], [ %1189, %1186 ]
  %1211 = phi i64 [ %1238, %1235 ], [ 0, %1186 ]
  %1212 = icmp eq i64 %1209, %1182
  br i1 %1212, label %1222, label %1213

1213:                                             ; preds = %1208
  %1214 = getelementptr inbounds double, ptr %1175, i64 %1209
  %1215 = load double, ptr %1214, align 8
  %1216 = fcmp ogt double %1215, 0.000000e+00
  br i1 %1216, label %1217, label %1222

1217:                                             ; preds = %1213
  %1218 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1173, i64 %1209
  %1219 = load double, ptr %1218, align 8
  %1220 = fdiv double %1219, %1215
  %1221 = fmul double %1210, %1220
  br label %1222

1222:                                             ; preds = %1217, %1213, %1208
  %1223 = phi double [ %1221, %1217 ], [ %1210, %1213 ], [ %1210, %1208 ]
  %1224 = or i64 %1209, 1
  %1225 = icmp eq i64 %1224, %1182
  br i1 %1225, label %1235, label %1226

1226:                                             ; preds = %1222
  %1227 = getelementptr inbounds double, ptr %1175, i64 %1224
  %1228 = load double, ptr %1227, align 8
  %1229 = fcmp ogt double %1228, 0.000000e+00
  br i1 %1229, label %1230, label %1235

1230:                                             ; preds = %1226
  %1231 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1173, i64 %1224
  %1232 = load double, ptr %1231, align 8
  %1233 = fdiv double %1232, %1228
  %1234 = fmul double %1223, %1233
  br label %1235

1235:                                             ; preds = %1230, %1226, %1222
  %1236 = phi double [ %1234, %1230 ], [ %1223, %1226 ], [ %1223, %1222 ]
  %1237 = add nuw nsw i64 %1209, 2
  %1238 = add i64 %1211, 2
  %1239 = icmp eq i64 %1238, %1154
  br i1 %1239, label %1190, label %1208

1240:                                             ; preds = %1205
  store double %1206, ptr %1161, align 8
  br label %1241

1241:                                             ; preds = %1240, %1205, %1180
  %1242 = phi double [ %1181, %1205 ], [ %1206, %1240 ], [ %1181, %1180 ]
  %1243 = add nuw nsw i64 %1182, 1
  %1244 = icmp eq i64 %1243, %1143
  br i1 %1244, label %1176, label %1180

1245:                                             ; preds = %1156, %1142
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %5)
  %1246 = load i64, ptr %187, align 8
  %1247 = add nsw i64 %1246, %1095
  %1248 = icmp sgt i64 %1247, 0
  br i1 %1248, label %1249, label %1303

1249:                                             ; preds = %1245
  %1250 = load ptr, ptr %1090, align 8
  %1251 = icmp sgt i64 %1143, 0
  %1252 = and i64 %1143, 3
  %1253 = icmp ult i64 %1143, 4
  %1254 = and i64 %1143, -4
  %1255 = icmp eq i64 %1252, 0
  br label %1256

1256:                                             ; preds = %1278, %1249
  %1257 = phi i64 [ 0, %1249 ], [ %1279, %1278 ]
  %1258 = getelementptr inbounds double, ptr %1250, i64 %1257
  %1259 = load double, ptr %1258, align 8
  %1260 = getelementptr inbounds [1024 x double], ptr %5, i64 0, i64 %1257
  store double %1259, ptr %1260, align 8
  br i1 %1251, label %1261, label %1278

1261:                                             ; preds = %1256
  br i1 %1253, label %1262, label %1281

1262:                                             ; preds = %1281, %1261
  %1263 = phi double [ undef, %1261 ], [ %1299, %1281 ]
  %1264 = phi double [ %1259, %1261 ], [ %1299, %1281 ]
  %1265 = phi i64 [ 0, %1261 ], [ %1300, %1281 ]
  br i1 %1255, label %1276, label %1266

1266:                                             ; preds = %1262, %1266
  %1267 = phi double [ %1272, %1266 ], [ %1264, %1262 ]
  %1268 = phi i64 [ %1273, %1266 ], [ %1265, %1262 ]
  %1269 = phi i64 [ %1274, %1266 ], [ 0, %1262 ]
  %1270 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %1257, i64 %1268
  %1271 = load double, ptr %1270, align 8
  %1272 = fmul double %1267, %1271
  %1273 = add nuw nsw i64 %1268, 1
  %1274 = add i64 %1269, 1
  %1275 = icmp eq i64 %1274, %1252
  br i1 %1275, label %1276, label %1266

1276:                                             ; preds = %1266, %1262
  %1277 = phi double [ %1263, %1262 ], [ %1272, %1266 ]
  store double %1277, ptr %1260, align 8
  br label %1278

1278:                                             ; preds = %1276, %1256
  %1279 = add nuw nsw i64 %1257, 1
  %1280 = icmp eq i64 %1279, %1247
  br i1 %1280, label %1303, label %1256

1281:                                             ; preds = %1261, %1281
  %1282 = phi double [ %1299, %1281 ], [ %1259, %1261 ]
  %1283 = phi i64 [ %1300, %1281 ], [ 0, %1261 ]
  %1284 = phi i64 [ %1301, %1281 ], [ 0, %1261 ]
  %1285 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %1257, i64 %1283
  %1286 = load double, ptr %1285, align 8
  %1287 = fmul double %1282, %1286
  %1288 = or i64 %1283, 1
  %1289 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %1257, i64 %1288
  %1290 = load double, ptr %1289, align 8
  %1291 = fmul double %1287, %1290
  %1292 = or i64 %1283, 2
  %1293 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %1257, i64 %1292
  %1294 = load double, ptr %1293, align 8
  %1295 = fmul double %1291, %1294
  %1296 = or i64 %1283, 3
  %1297 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %1257, i64 %1296
  %1298 = load double, ptr %1297, align 8
  %1299 = fmul double %1295, %1298
  %1300 = add nuw nsw i64 %1283, 4
  %1301 = add i64 %1284, 4
  %1302 = icmp eq i64 %1301, %1254
  br i1 %1302, label %1262, label %1281

1303:                                             ; preds = %1278, %1245
  %1304 = getelementptr inbounds double, ptr %5, i64 %1246
  %1305 = call fastcc double @judge(ptr noundef nonnull %187, ptr noundef nonnull %42, ptr noundef nonnull %5, ptr noundef nonnull %1304, ptr noundef nonnull %19)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %5)
  br label %1328

1306:                                             ; preds = %1139, %1309, %1125, %1103
  %1307 = add nuw nsw i64 %1104, 1
  %1308 = icmp eq i64 %1307, %1095
  br i1 %1308, label %1142, label %1103

1309:                                             ; preds = %1139, %1309
  %1310 = phi i64 [ %1326, %1309 ], [ %1140, %1139 ]
  %1311 = getelementptr inbounds [16 x double], ptr %16, i64 %1109, i64 %1310
  %1312 = load double, ptr %1311, align 8
  %1313 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1104, i64 %1310
  store double %1312, ptr %1313, align 8
  %1314 = add nuw nsw i64 %1310, 1
  %1315 = getelementptr inbounds [16 x double], ptr %16, i64 %1109, i64 %1314
  %1316 = load double, ptr %1315, align 8
  %1317 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1104, i64 %1314
  store double %1316, ptr %1317, align 8
  %1318 = add nuw nsw i64 %1310, 2
  %1319 = getelementptr inbounds [16 x double], ptr %16, i64 %1109, i64 %1318
  %1320 = load double, ptr %1319, align 8
  %1321 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1104, i64 %1318
  store double %1320, ptr %1321, align 8
  %1322 = add nuw nsw i64 %1310, 3
  %1323 = getelementptr inbounds [16 x double], ptr %16, i64 %1109, i64 %1322
  %1324 = load double, ptr %1323, align 8
  %1325 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1104, i64 %1322
  store double %1324, ptr %1325, align 8
  %1326 = add nuw nsw i64 %1310, 4
  %1327 = icmp eq i64 %1326, %186
  br i1 %1327, label %1306, label %1309

1328:                                             ; preds = %1072, %765, %1303, %948
  %1329 = phi ptr [ %1089, %1303 ], [ %223, %948 ], [ %223, %765 ], [ %223, %1072 ]
  %1330 = phi ptr [ %1090, %1303 ], [ %221, %948 ], [ %221, %765 ], [ %221, %1072 ]
  %1331 = phi ptr [ %1091, %1303 ], [ %217, %948 ], [ %217, %765 ], [ %217, %1072 ]
  %1332 = phi ptr [ %1092, %1303 ], [ %216, %948 ], [ %216, %765 ], [ %216, %1072 ]
  %1333 = phi ptr [ %1093, %1303 ], [ %215, %948 ], [ %215, %765 ], [ %215, %1072 ]
  %1334 = phi ptr [ %1094, %1303 ], [ %214, %948 ], [ %214, %765 ], [ %214, %1072 ]
  %1335 = phi double [ %1305, %1303 ], [ 0x7FF0000000000000, %948 ], [ 0x7FF0000000000000, %765 ], [ 0x7FF0000000000000, %1072 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  %1336 = load double, ptr %40, align 8
  %1337 = load double, ptr %43, align 8
  %1338 = fsub double 1.000000e+00, %1337
  %1339 = fmul double %1336, %1338
  %1340 = fcmp ult double %1335, %1339
  br i1 %1340, label %1346, label %3752

1341:                                             ; preds = %181, %1341
  %1342 = phi i64 [ %1344, %1341 ], [ %182, %181 ]
  %1343 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %1342
  store i64 0, ptr %1343, align 8
  %1344 = add nuw nsw i64 %1342, 1
  %1345 = icmp eq i64 %1344, %37
  br i1 %1345, label %183, label %1341

1346:                                             ; preds = %1328
  %1347 = fcmp ogt double %1335, 0.000000e+00
  br i1 %1347, label %1348, label %1391

1348:                                             ; preds = %1346
  %1349 = bitcast double %1335 to i64
  %1350 = lshr i64 %1349, 52
  %1351 = and i64 %1350, 2047
  %1352 = and i64 %1349, 4503599627370495
  %1353 = or i64 %1352, 4607182418800017408
  %1354 = bitcast i64 %1353 to double
  %1355 = fcmp ogt double %1354, 0x3FF6A09E667F3BCD
  %1356 = fmul double %1354, 5.000000e-01
  %1357 = select i1 %1355, double %1356, double %1354
  %1358 = select i1 %1355, i64 -1022, i64 -1023
  %1359 = add nsw i64 %1358, %1351
  %1360 = fadd double %1357, -1.000000e+00
  %1361 = fadd double %1357, 1.000000e+00
  %1362 = fdiv double %1360, %1361
  %1363 = fmul double %1362, %1362
  %1364 = fmul double %1363, 0x3FA8618618618618
  %1365 = fadd double %1364, 0x3FAAF286BCA1AF28
  %1366 = fmul double %1363, %1365
  %1367 = fadd double %1366, 0x3FAE1E1E1E1E1E1E
  %1368 = fmul double %1363, %1367
  %1369 = fadd double %1368, 0x3FB1111111111111
  %1370 = fmul double %1363, %1369
  %1371 = fadd double %1370, 0x3FB3B13B13B13B14
  %1372 = fmul double %1363, %1371
  %1373 = fadd double %1372, 0x3FB745D1745D1746
  %1374 = fmul double %1363, %1373
  %1375 = fadd double %1374, 0x3FBC71C71C71C71C
  %1376 = fmul double %1363, %1375
  %1377 = fadd double %1376, 0x3FC2492492492492
  %1378 = fmul double %1363, %1377
  %1379 = fadd double %1378, 2.000000e-01
  %1380 = fmul double %1363, %1379
  %1381 = fadd double %1380, 0x3FD5555555555555
  %1382 = fmul double %1363, %1381
  %1383 = fadd double %1382, 1.000000e+00
  %1384 = fmul double %1362, 2.000000e+00
  %1385 = fmul double %1384, %1383
  %1386 = sitofp i64 %1359 to double
  %1387 = fmul double %1386, 0x3FE62E42FEFA39EF
  %1388 = fadd double %1387, %1385
  %1389 = fcmp ogt double %1388, %39
  br i1 %1389, label %1390, label %1391

1390:                                             ; preds = %1348
  br label %1391

1391:                                             ; preds = %1390, %1348, %1346
  %1392 = phi double [ %1388, %1390 ], [ %39, %1348 ], [ %39, %1346 ]
  br i1 %168, label %1393, label %3079

1393:                                             ; preds = %1391
  %1394 = and i64 %37, 3
  %1395 = icmp ult i64 %37, 4
  br i1 %1395, label %1398, label %1396

1396:                                             ; preds = %1393
  %1397 = and i64 %37, -4
  br label %1417

1398:                                             ; preds = %1417, %1393
  %1399 = phi double [ undef, %1393 ], [ %1439, %1417 ]
  %1400 = phi i64 [ 0, %1393 ], [ %1440, %1417 ]
  %1401 = phi double [ 1.000000e+00, %1393 ], [ %1439, %1417 ]
  %1402 = icmp eq i64 %1394, 0
  br i1 %1402, label %1414, label %1403

1403:                                             ; preds = %1398, %1403
  %1404 = phi i64 [ %1411, %1403 ], [ %1400, %1398 ]
  %1405 = phi double [ %1410, %1403 ], [ %1401, %1398 ]
  %1406 = phi i64 [ %1412, %1403 ], [ 0, %1398 ]
  %1407 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1404
  %1408 = load i64, ptr %1407, align 8
  %1409 = sitofp i64 %1408 to double
  %1410 = fmul double %1405, %1409
  %1411 = add nuw nsw i64 %1404, 1
  %1412 = add i64 %1406, 1
  %1413 = icmp eq i64 %1412, %1394
  br i1 %1413, label %1414, label %1403

1414:                                             ; preds = %1403, %1398
  %1415 = phi double [ %1399, %1398 ], [ %1410, %1403 ]
  %1416 = fcmp ogt double %1415, 3.200000e+01
  br i1 %1416, label %1443, label %3075

1417:                                             ; preds = %1417, %1396
  %1418 = phi i64 [ 0, %1396 ], [ %1440, %1417 ]
  %1419 = phi double [ 1.000000e+00, %1396 ], [ %1439, %1417 ]
  %1420 = phi i64 [ 0, %1396 ], [ %1441, %1417 ]
  %1421 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1418
  %1422 = load i64, ptr %1421, align 8
  %1423 = sitofp i64 %1422 to double
  %1424 = fmul double %1419, %1423
  %1425 = or i64 %1418, 1
  %1426 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1425
  %1427 = load i64, ptr %1426, align 8
  %1428 = sitofp i64 %1427 to double
  %1429 = fmul double %1424, %1428
  %1430 = or i64 %1418, 2
  %1431 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1430
  %1432 = load i64, ptr %1431, align 8
  %1433 = sitofp i64 %1432 to double
  %1434 = fmul double %1429, %1433
  %1435 = or i64 %1418, 3
  %1436 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1435
  %1437 = load i64, ptr %1436, align 8
  %1438 = sitofp i64 %1437 to double
  %1439 = fmul double %1434, %1438
  %1440 = add nuw nsw i64 %1418, 4
  %1441 = add i64 %1420, 4
  %1442 = icmp eq i64 %1441, %1397
  br i1 %1442, label %1398, label %1417

1443:                                             ; preds = %1414
  %1444 = load i64, ptr %42, align 8
  %1445 = icmp slt i64 %1444, 1
  br i1 %1445, label %1460, label %1446

1446:                                             ; preds = %1443
  %1447 = icmp ult i64 %1444, 4
  br i1 %1447, label %1458, label %1448

1448:                                             ; preds = %1446
  %1449 = and i64 %1444, -4
  br label %1450

1450:                                             ; preds = %1450, %1448
  %1451 = phi i64 [ 0, %1448 ], [ %1454, %1450 ]
  %1452 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %1451
  store <2 x i64> zeroinitializer, ptr %1452, align 8
  %1453 = getelementptr inbounds i64, ptr %1452, i64 2
  store <2 x i64> zeroinitializer, ptr %1453, align 8
  %1454 = add nuw i64 %1451, 4
  %1455 = icmp eq i64 %1454, %1449
  br i1 %1455, label %1456, label %1450

1456:                                             ; preds = %1450
  %1457 = icmp eq i64 %1444, %1449
  br i1 %1457, label %1460, label %1458

1458:                                             ; preds = %1446, %1456
  %1459 = phi i64 [ 0, %1446 ], [ %1449, %1456 ]
  br label %1470

1460:                                             ; preds = %1470, %1456, %1443
  %1461 = load i64, ptr %189, align 8
  %1462 = icmp sgt i64 %1461, 0
  br i1 %1462, label %1463, label %2097

1463:                                             ; preds = %1460
  %1464 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 8
  %1465 = load ptr, ptr %1464, align 8
  %1466 = getelementptr inbounds %struct.Goal, ptr %42, i64 0, i32 3
  %1467 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 10
  %1468 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 11
  %1469 = getelementptr inbounds %struct.Problem, ptr %187, i64 0, i32 20
  br label %1475

1470:                                             ; preds = %1458, %1470
  %1471 = phi i64 [ %1473, %1470 ], [ %1459, %1458 ]
  %1472 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %1471
  store i64 0, ptr %1472, align 8
  %1473 = add nuw nsw i64 %1471, 1
  %1474 = icmp eq i64 %1473, %1444
  br i1 %1474, label %1460, label %1470

1475:                                             ; preds = %2093, %1463
  %1476 = phi i64 [ 0, %1463 ], [ %2094, %2093 ]
  %1477 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %1476
  store i64 -1, ptr %1477, align 8
  %1478 = load i64, ptr %187, align 8
  %1479 = add nsw i64 %1478, %1476
  %1480 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1479
  store double 0.000000e+00, ptr %1480, align 8
  %1481 = getelementptr inbounds i64, ptr %1465, i64 %1476
  %1482 = load i64, ptr %1481, align 8
  %1483 = load i64, ptr %1466, align 8
  %1484 = icmp sge i64 %1482, %1483
  %1485 = or i1 %1445, %1484
  br i1 %1485, label %1486, label %1488

1486:                                             ; preds = %1475
  %1487 = add nuw nsw i64 %1476, 1
  br label %2093

1488:                                             ; preds = %1475
  %1489 = load i64, ptr %42, align 8
  %1490 = load ptr, ptr %20, align 8
  %1491 = ptrtoint ptr %1490 to i64
  %1492 = load ptr, ptr %1467, align 8
  %1493 = getelementptr inbounds i64, ptr %1492, i64 %1476
  %1494 = add nuw nsw i64 %1476, 1
  %1495 = getelementptr inbounds i64, ptr %1492, i64 %1494
  %1496 = icmp sgt i64 %1489, 0
  %1497 = getelementptr %struct.Work, ptr %0, i64 0, i32 40, i64 %1476
  %1498 = shl i64 %1476, 3
  %1499 = getelementptr i8, ptr %26, i64 %1498
  %1500 = add i64 %1489, -1
  %1501 = and i64 %1489, 1
  %1502 = icmp eq i64 %1500, 0
  %1503 = and i64 %1489, -2
  %1504 = icmp eq i64 %1501, 0
  %1505 = and i64 %1489, 1
  %1506 = icmp eq i64 %1500, 0
  %1507 = and i64 %1489, -2
  %1508 = icmp eq i64 %1505, 0
  br label %1511

1509:                                             ; preds = %2075
  %1510 = icmp slt i64 %2077, 0
  br i1 %1510, label %2093, label %2080

1511:                                             ; preds = %2075, %1488
  %1512 = phi i64 [ 0, %1488 ], [ %2078, %2075 ]
  %1513 = phi i64 [ -1, %1488 ], [ %2077, %2075 ]
  %1514 = phi double [ 0xFFF0000000000000, %1488 ], [ %2076, %2075 ]
  %1515 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %1512
  %1516 = load i64, ptr %1515, align 8
  %1517 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %1512, i64 %1516
  %1518 = load ptr, ptr %1517, align 8
  %1519 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1512
  %1520 = load i64, ptr %1519, align 8
  %1521 = icmp sgt i64 %1520, 0
  br i1 %1521, label %1522, label %1557

1522:                                             ; preds = %1511
  %1523 = ptrtoint ptr %1518 to i64
  %1524 = icmp ult i64 %1520, 4
  %1525 = sub i64 %1491, %1523
  %1526 = icmp ult i64 %1525, 32
  %1527 = select i1 %1524, i1 true, i1 %1526
  br i1 %1527, label %1540, label %1528

1528:                                             ; preds = %1522
  %1529 = and i64 %1520, -4
  br label %1530

1530:                                             ; preds = %1530, %1528
  %1531 = phi i64 [ 0, %1528 ], [ %1536, %1530 ]
  %1532 = getelementptr inbounds double, ptr %1518, i64 %1531
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1532, align 8
  %1533 = getelementptr inbounds double, ptr %1532, i64 2
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1533, align 8
  %1534 = getelementptr inbounds double, ptr %1490, i64 %1531
  store <2 x double> zeroinitializer, ptr %1534, align 8
  %1535 = getelementptr inbounds double, ptr %1534, i64 2
  store <2 x double> zeroinitializer, ptr %1535, align 8
  %1536 = add nuw i64 %1531, 4
  %1537 = icmp eq i64 %1536, %1529
  br i1 %1537, label %1538, label %1530

1538:                                             ; preds = %1530
  %1539 = icmp eq i64 %1520, %1529
  br i1 %1539, label %1557, label %1540

1540:                                             ; preds = %1522, %1538
  %1541 = phi i64 [ 0, %1522 ], [ %1529, %1538 ]
  %1542 = xor i64 %1541, -1
  %1543 = add i64 %1520, %1542
  %1544 = and i64 %1520, 3
  %1545 = icmp eq i64 %1544, 0
  br i1 %1545, label %1554, label %1546

1546:                                             ; preds = %1540, %1546
  %1547 = phi i64 [ %1551, %1546 ], [ %1541, %1540 ]
  %1548 = phi i64 [ %1552, %1546 ], [ 0, %1540 ]
  %1549 = getelementptr inbounds double, ptr %1518, i64 %1547
  store double 1.000000e+00, ptr %1549, align 8
  %1550 = getelementptr inbounds double, ptr %1490, i64 %1547
  store double 0.000000e+00, ptr %1550, align 8
  %1551 = add nuw nsw i64 %1547, 1
  %1552 = add i64 %1548, 1
  %1553 = icmp eq i64 %1552, %1544
  br i1 %1553, label %1554, label %1546

1554:                                             ; preds = %1546, %1540
  %1555 = phi i64 [ %1541, %1540 ], [ %1551, %1546 ]
  %1556 = icmp ult i64 %1543, 3
  br i1 %1556, label %1557, label %1587

1557:                                             ; preds = %1554, %1587, %1538, %1511
  %1558 = load i64, ptr %1493, align 8
  %1559 = load i64, ptr %1495, align 8
  %1560 = icmp slt i64 %1558, %1559
  br i1 %1560, label %1561, label %1602

1561:                                             ; preds = %1557
  %1562 = load ptr, ptr %1468, align 8
  %1563 = load ptr, ptr %1469, align 8
  %1564 = load ptr, ptr %1330, align 8
  %1565 = load ptr, ptr %1333, align 8
  %1566 = load i64, ptr %1334, align 8
  %1567 = add nsw i64 %1566, %1478
  %1568 = mul nsw i64 %1567, %1512
  %1569 = load ptr, ptr %1331, align 8
  %1570 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %1512
  %1571 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1512
  %1572 = add i64 %1520, -1
  %1573 = and i64 %1520, 1
  %1574 = icmp eq i64 %1572, 0
  %1575 = and i64 %1520, -2
  %1576 = icmp eq i64 %1573, 0
  %1577 = icmp ult i64 %1520, 4
  %1578 = and i64 %1520, -4
  %1579 = icmp eq i64 %1520, %1578
  %1580 = and i64 %1520, 1
  %1581 = icmp eq i64 %1572, 0
  %1582 = and i64 %1520, -2
  %1583 = icmp eq i64 %1580, 0
  %1584 = icmp ult i64 %1520, 4
  %1585 = and i64 %1520, -4
  %1586 = icmp eq i64 %1520, %1585
  br label %1660

1587:                                             ; preds = %1554, %1587
  %1588 = phi i64 [ %1600, %1587 ], [ %1555, %1554 ]
  %1589 = getelementptr inbounds double, ptr %1518, i64 %1588
  store double 1.000000e+00, ptr %1589, align 8
  %1590 = getelementptr inbounds double, ptr %1490, i64 %1588
  store double 0.000000e+00, ptr %1590, align 8
  %1591 = add nuw nsw i64 %1588, 1
  %1592 = getelementptr inbounds double, ptr %1518, i64 %1591
  store double 1.000000e+00, ptr %1592, align 8
  %1593 = getelementptr inbounds double, ptr %1490, i64 %1591
  store double 0.000000e+00, ptr %1593, align 8
  %1594 = add nuw nsw i64 %1588, 2
  %1595 = getelementptr inbounds double, ptr %1518, i64 %1594
  store double 1.000000e+00, ptr %1595, align 8
  %1596 = getelementptr inbounds double, ptr %1490, i64 %1594
  store double 0.000000e+00, ptr %1596, align 8
  %1597 = add nuw nsw i64 %1588, 3
  %1598 = getelementptr inbounds double, ptr %1518, i64 %1597
  store double 1.000000e+00, ptr %1598, align 8
  %1599 = getelementptr inbounds double, ptr %1490, i64 %1597
  store double 0.000000e+00, ptr %1599, align 8
  %1600 = add nuw nsw i64 %1588, 4
  %1601 = icmp eq i64 %1600, %1520
  br i1 %1601, label %1557, label %1587

1602:                                             ; preds = %1962, %1557
  %1603 = phi i64 [ 0, %1557 ], [ %1964, %1962 ]
  br i1 %1521, label %1604, label %1988

1604:                                             ; preds = %1602
  %1605 = icmp ult i64 %1520, 8
  br i1 %1605, label %1642, label %1606

1606:                                             ; preds = %1604
  %1607 = shl i64 %1520, 3
  %1608 = getelementptr i8, ptr %1518, i64 %1607
  %1609 = getelementptr i8, ptr %1490, i64 %1607
  %1610 = icmp ult ptr %1518, %1609
  %1611 = icmp ult ptr %1490, %1608
  %1612 = and i1 %1610, %1611
  %1613 = icmp ult ptr %1518, %1499
  %1614 = icmp ult ptr %1497, %1608
  %1615 = and i1 %1613, %1614
  %1616 = or i1 %1612, %1615
  br i1 %1616, label %1642, label %1617

1617:                                             ; preds = %1606
  %1618 = and i64 %1520, -4
  %1619 = load double, ptr %1497, align 8
  %1620 = insertelement <2 x double> poison, double %1619, i64 0
  %1621 = shufflevector <2 x double> %1620, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1622

1622:                                             ; preds = %1622, %1617
  %1623 = phi i64 [ 0, %1617 ], [ %1638, %1622 ]
  %1624 = getelementptr inbounds double, ptr %1490, i64 %1623
  %1625 = load <2 x double>, ptr %1624, align 8
  %1626 = getelementptr inbounds double, ptr %1624, i64 2
  %1627 = load <2 x double>, ptr %1626, align 8
  %1628 = fcmp olt <2 x double> %1625, %1621
  %1629 = fcmp olt <2 x double> %1627, %1621
  %1630 = select <2 x i1> %1628, <2 x double> %1625, <2 x double> %1621
  %1631 = select <2 x i1> %1629, <2 x double> %1627, <2 x double> %1621
  %1632 = getelementptr inbounds double, ptr %1518, i64 %1623
  %1633 = load <2 x double>, ptr %1632, align 8
  %1634 = getelementptr inbounds double, ptr %1632, i64 2
  %1635 = load <2 x double>, ptr %1634, align 8
  %1636 = fsub <2 x double> %1633, %1630
  %1637 = fsub <2 x double> %1635, %1631
  store <2 x double> %1636, ptr %1632, align 8
  store <2 x double> %1637, ptr %1634, align 8
  %1638 = add nuw i64 %1623, 4
  %1639 = icmp eq i64 %1638, %1618
  br i1 %1639, label %1640, label %1622

1640:                                             ; preds = %1622
  %1641 = icmp eq i64 %1520, %1618
  br i1 %1641, label %1988, label %1642

1642:                                             ; preds = %1606, %1604, %1640
  %1643 = phi i64 [ 0, %1606 ], [ 0, %1604 ], [ %1618, %1640 ]
  %1644 = or i64 %1643, 1
  %1645 = and i64 %1520, 1
  %1646 = icmp eq i64 %1645, 0
  br i1 %1646, label %1657, label %1647

1647:                                             ; preds = %1642
  %1648 = getelementptr inbounds double, ptr %1490, i64 %1643
  %1649 = load double, ptr %1648, align 8
  %1650 = load double, ptr %1497, align 8
  %1651 = fcmp olt double %1649, %1650
  %1652 = select i1 %1651, double %1649, double %1650
  %1653 = getelementptr inbounds double, ptr %1518, i64 %1643
  %1654 = load double, ptr %1653, align 8
  %1655 = fsub double %1654, %1652
  store double %1655, ptr %1653, align 8
  %1656 = or i64 %1643, 1
  br label %1657

1657:                                             ; preds = %1647, %1642
  %1658 = phi i64 [ %1643, %1642 ], [ %1656, %1647 ]
  %1659 = icmp eq i64 %1520, %1644
  br i1 %1659, label %1988, label %1967

1660:                                             ; preds = %1962, %1561
  %1661 = phi i64 [ 0, %1561 ], [ %1964, %1962 ]
  %1662 = phi i64 [ %1558, %1561 ], [ %1965, %1962 ]
  %1663 = getelementptr inbounds i64, ptr %1562, i64 %1662
  %1664 = load i64, ptr %1663, align 8
  %1665 = getelementptr inbounds double, ptr %1563, i64 %1662
  %1666 = load double, ptr %1665, align 8
  %1667 = add nsw i64 %1664, %1478
  %1668 = getelementptr inbounds double, ptr %1564, i64 %1667
  %1669 = load double, ptr %1668, align 8
  %1670 = fmul double %1666, %1669
  %1671 = add nsw i64 %1667, %1568
  %1672 = getelementptr inbounds i64, ptr %1565, i64 %1671
  %1673 = load i64, ptr %1672, align 8
  %1674 = icmp eq i64 %1673, 0
  br i1 %1674, label %1683, label %1675

1675:                                             ; preds = %1660
  %1676 = load ptr, ptr %1332, align 8
  %1677 = getelementptr inbounds ptr, ptr %1676, i64 %1512
  %1678 = load ptr, ptr %1677, align 8
  %1679 = getelementptr inbounds %struct.Table, ptr %1678, i64 0, i32 1
  %1680 = load ptr, ptr %1679, align 8
  %1681 = getelementptr inbounds ptr, ptr %1680, i64 %1673
  %1682 = load ptr, ptr %1681, align 8
  br label %1683

1683:                                             ; preds = %1675, %1660
  %1684 = phi ptr [ %1682, %1675 ], [ null, %1660 ]
  %1685 = mul nsw i64 %1664, %1489
  %1686 = getelementptr inbounds double, ptr %1569, i64 %1685
  br i1 %1496, label %1687, label %1736

1687:                                             ; preds = %1683
  br i1 %1502, label %1688, label %1714

1688:                                             ; preds = %1731, %1687
  %1689 = phi double [ undef, %1687 ], [ %1732, %1731 ]
  %1690 = phi i64 [ 0, %1687 ], [ %1733, %1731 ]
  %1691 = phi double [ %1670, %1687 ], [ %1732, %1731 ]
  br i1 %1504, label %1698, label %1692

1692:                                             ; preds = %1688
  %1693 = icmp eq i64 %1690, %1512
  br i1 %1693, label %1698, label %1694

1694:                                             ; preds = %1692
  %1695 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1664, i64 %1690
  %1696 = load double, ptr %1695, align 8
  %1697 = fmul double %1691, %1696
  br label %1698

1698:                                             ; preds = %1692, %1694, %1688
  %1699 = phi double [ %1689, %1688 ], [ %1697, %1694 ], [ %1691, %1692 ]
  %1700 = load double, ptr %1686, align 8
  %1701 = fcmp ogt double %1700, 0.000000e+00
  br i1 %1701, label %1702, label %1703

1702:                                             ; preds = %1712, %1698
  br label %1830

1703:                                             ; preds = %1698, %1707
  %1704 = phi i64 [ %1705, %1707 ], [ 0, %1698 ]
  %1705 = add nuw nsw i64 %1704, 1
  %1706 = icmp eq i64 %1705, %1489
  br i1 %1706, label %1736, label %1707

1707:                                             ; preds = %1703
  %1708 = add nsw i64 %1705, %1685
  %1709 = getelementptr inbounds double, ptr %1569, i64 %1708
  %1710 = load double, ptr %1709, align 8
  %1711 = fcmp ogt double %1710, 0.000000e+00
  br i1 %1711, label %1712, label %1703

1712:                                             ; preds = %1707
  %1713 = icmp slt i64 %1705, %1489
  br i1 %1713, label %1702, label %1736

1714:                                             ; preds = %1687, %1731
  %1715 = phi i64 [ %1733, %1731 ], [ 0, %1687 ]
  %1716 = phi double [ %1732, %1731 ], [ %1670, %1687 ]
  %1717 = phi i64 [ %1734, %1731 ], [ 0, %1687 ]
  %1718 = icmp eq i64 %1715, %1512
  br i1 %1718, label %1723, label %1719

1719:                                             ; preds = %1714
  %1720 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1664, i64 %1715
  %1721 = load double, ptr %1720, align 8
  %1722 = fmul double %1716, %1721
  br label %1723

1723:                                             ; preds = %1719, %1714
  %1724 = phi double [ %1722, %1719 ], [ %1716, %1714 ]
  %1725 = or i64 %1715, 1
  %1726 = icmp eq i64 %1725, %1512
  br i1 %1726, label %1731, label %1727

1727:                                             ; preds = %1723
  %1728 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1664, i64 %1725
  %1729 = load double, ptr %1728, align 8
  %1730 = fmul double %1724, %1729
  br label %1731

1731:                                             ; preds = %1727, %1723
  %1732 = phi double [ %1730, %1727 ], [ %1724, %1723 ]
  %1733 = add nuw nsw i64 %1715, 2
  %1734 = add i64 %1717, 2
  %1735 = icmp eq i64 %1734, %1503
  br i1 %1735, label %1688, label %1714

1736:                                             ; preds = %1703, %1712, %1683
  %1737 = phi double [ %1699, %1712 ], [ %1670, %1683 ], [ %1699, %1703 ]
  %1738 = icmp eq ptr %1684, null
  br i1 %1738, label %1739, label %1759

1739:                                             ; preds = %1736
  br i1 %1521, label %1740, label %1962

1740:                                             ; preds = %1739
  br i1 %1577, label %1757, label %1741

1741:                                             ; preds = %1740
  %1742 = insertelement <2 x double> poison, double %1737, i64 0
  %1743 = shufflevector <2 x double> %1742, <2 x double> poison, <2 x i32> zeroinitializer
  %1744 = insertelement <2 x double> poison, double %1737, i64 0
  %1745 = shufflevector <2 x double> %1744, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1746

1746:                                             ; preds = %1746, %1741
  %1747 = phi i64 [ 0, %1741 ], [ %1754, %1746 ]
  %1748 = getelementptr inbounds double, ptr %1518, i64 %1747
  %1749 = load <2 x double>, ptr %1748, align 8
  %1750 = getelementptr inbounds double, ptr %1748, i64 2
  %1751 = load <2 x double>, ptr %1750, align 8
  %1752 = fsub <2 x double> %1749, %1743
  %1753 = fsub <2 x double> %1751, %1745
  store <2 x double> %1752, ptr %1748, align 8
  store <2 x double> %1753, ptr %1750, align 8
  %1754 = add nuw i64 %1747, 4
  %1755 = icmp eq i64 %1754, %1578
  br i1 %1755, label %1756, label %1746

1756:                                             ; preds = %1746
  br i1 %1579, label %1962, label %1757

1757:                                             ; preds = %1740, %1756
  %1758 = phi i64 [ 0, %1740 ], [ %1578, %1756 ]
  br label %1794

1759:                                             ; preds = %1736
  br i1 %1521, label %1760, label %1962

1760:                                             ; preds = %1759
  %1761 = load ptr, ptr %1570, align 8
  %1762 = load ptr, ptr %1571, align 8
  br i1 %1574, label %1947, label %1763

1763:                                             ; preds = %1760, %1763
  %1764 = phi i64 [ %1791, %1763 ], [ 0, %1760 ]
  %1765 = phi i64 [ %1792, %1763 ], [ 0, %1760 ]
  %1766 = getelementptr inbounds i32, ptr %1762, i64 %1764
  %1767 = load i32, ptr %1766, align 4
  %1768 = sext i32 %1767 to i64
  %1769 = getelementptr inbounds i32, ptr %1761, i64 %1768
  %1770 = load i32, ptr %1769, align 4
  %1771 = sext i32 %1770 to i64
  %1772 = getelementptr inbounds double, ptr %1684, i64 %1771
  %1773 = load double, ptr %1772, align 8
  %1774 = fmul double %1737, %1773
  %1775 = getelementptr inbounds double, ptr %1518, i64 %1764
  %1776 = load double, ptr %1775, align 8
  %1777 = fsub double %1776, %1774
  store double %1777, ptr %1775, align 8
  %1778 = or i64 %1764, 1
  %1779 = getelementptr inbounds i32, ptr %1762, i64 %1778
  %1780 = load i32, ptr %1779, align 4
  %1781 = sext i32 %1780 to i64
  %1782 = getelementptr inbounds i32, ptr %1761, i64 %1781
  %1783 = load i32, ptr %1782, align 4
  %1784 = sext i32 %1783 to i64
  %1785 = getelementptr inbounds double, ptr %1684, i64 %1784
  %1786 = load double, ptr %1785, align 8
  %1787 = fmul double %1737, %1786
  %1788 = getelementptr inbounds double, ptr %1518, i64 %1778
  %1789 = load double, ptr %1788, align 8
  %1790 = fsub double %1789, %1787
  store double %1790, ptr %1788, align 8
  %1791 = add nuw nsw i64 %1764, 2
  %1792 = add i64 %1765, 2
  %1793 = icmp eq i64 %1792, %1575
  br i1 %1793, label %1947, label %1763

1794:                                             ; preds = %1757, %1794
  %1795 = phi i64 [ %1799, %1794 ], [ %1758, %1757 ]
  %1796 = getelementptr inbounds double, ptr %1518, i64 %1795
  %1797 = load double, ptr %1796, align 8
  %1798 = fsub double %1797, %1737
  store double %1798, ptr %1796, align 8
  %1799 = add nuw nsw i64 %1795, 1
  %1800 = icmp eq i64 %1799, %1520
  br i1 %1800, label %1962, label %1794

1801:                                             ; preds = %1884
  %1802 = getelementptr inbounds double, ptr %1686, i64 %1512
  %1803 = load double, ptr %1802, align 8
  %1804 = fmul double %1803, 0x3FEFFFFFFF768FA1
  %1805 = icmp eq ptr %1684, null
  br i1 %1805, label %1806, label %1826

1806:                                             ; preds = %1801
  br i1 %1521, label %1807, label %1962

1807:                                             ; preds = %1806
  br i1 %1584, label %1824, label %1808

1808:                                             ; preds = %1807
  %1809 = insertelement <2 x double> poison, double %1885, i64 0
  %1810 = shufflevector <2 x double> %1809, <2 x double> poison, <2 x i32> zeroinitializer
  %1811 = insertelement <2 x double> poison, double %1885, i64 0
  %1812 = shufflevector <2 x double> %1811, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1813

1813:                                             ; preds = %1813, %1808
  %1814 = phi i64 [ 0, %1808 ], [ %1821, %1813 ]
  %1815 = getelementptr inbounds double, ptr %1490, i64 %1814
  %1816 = load <2 x double>, ptr %1815, align 8
  %1817 = getelementptr inbounds double, ptr %1815, i64 2
  %1818 = load <2 x double>, ptr %1817, align 8
  %1819 = fadd <2 x double> %1810, %1816
  %1820 = fadd <2 x double> %1812, %1818
  store <2 x double> %1819, ptr %1815, align 8
  store <2 x double> %1820, ptr %1817, align 8
  %1821 = add nuw i64 %1814, 4
  %1822 = icmp eq i64 %1821, %1585
  br i1 %1822, label %1823, label %1813

1823:                                             ; preds = %1813
  br i1 %1586, label %1962, label %1824

1824:                                             ; preds = %1807, %1823
  %1825 = phi i64 [ 0, %1807 ], [ %1585, %1823 ]
  br label %1923

1826:                                             ; preds = %1801
  br i1 %1521, label %1827, label %1962

1827:                                             ; preds = %1826
  %1828 = load ptr, ptr %1570, align 8
  %1829 = load ptr, ptr %1571, align 8
  br i1 %1581, label %1930, label %1888

1830:                                             ; preds = %1702, %1884
  %1831 = phi i64 [ %1886, %1884 ], [ 0, %1702 ]
  %1832 = phi double [ %1885, %1884 ], [ 0.000000e+00, %1702 ]
  %1833 = icmp eq i64 %1831, %1512
  br i1 %1833, label %1884, label %1834

1834:                                             ; preds = %1830
  %1835 = getelementptr inbounds double, ptr %1686, i64 %1831
  %1836 = load double, ptr %1835, align 8
  %1837 = fcmp ogt double %1836, 0.000000e+00
  br i1 %1837, label %1838, label %1884

1838:                                             ; preds = %1834
  %1839 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %1664, i64 %1831
  %1840 = load double, ptr %1839, align 8
  %1841 = fmul double %1670, %1840
  br i1 %1506, label %1842, label %1858

1842:                                             ; preds = %1879, %1838
  %1843 = phi double [ undef, %1838 ], [ %1880, %1879 ]
  %1844 = phi i64 [ 0, %1838 ], [ %1881, %1879 ]
  %1845 = phi double [ %1841, %1838 ], [ %1880, %1879 ]
  br i1 %1508, label %1854, label %1846

1846:                                             ; preds = %1842
  %1847 = icmp eq i64 %1844, %1512
  %1848 = icmp eq i64 %1844, %1831
  %1849 = select i1 %1847, i1 true, i1 %1848
  br i1 %1849, label %1854, label %1850

1850:                                             ; preds = %1846
  %1851 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1664, i64 %1844
  %1852 = load double, ptr %1851, align 8
  %1853 = fmul double %1845, %1852
  br label %1854

1854:                                             ; preds = %1846, %1850, %1842
  %1855 = phi double [ %1843, %1842 ], [ %1853, %1850 ], [ %1845, %1846 ]
  %1856 = fcmp ogt double %1855, %1832
  %1857 = select i1 %1856, double %1855, double %1832
  br label %1884

1858:                                             ; preds = %1838, %1879
  %1859 = phi i64 [ %1881, %1879 ], [ 0, %1838 ]
  %1860 = phi double [ %1880, %1879 ], [ %1841, %1838 ]
  %1861 = phi i64 [ %1882, %1879 ], [ 0, %1838 ]
  %1862 = icmp eq i64 %1859, %1512
  %1863 = icmp eq i64 %1859, %1831
  %1864 = select i1 %1862, i1 true, i1 %1863
  br i1 %1864, label %1869, label %1865

1865:                                             ; preds = %1858
  %1866 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1664, i64 %1859
  %1867 = load double, ptr %1866, align 8
  %1868 = fmul double %1860, %1867
  br label %1869

1869:                                             ; preds = %1865, %1858
  %1870 = phi double [ %1868, %1865 ], [ %1860, %1858 ]
  %1871 = or i64 %1859, 1
  %1872 = icmp eq i64 %1871, %1512
  %1873 = icmp eq i64 %1871, %1831
  %1874 = select i1 %1872, i1 true, i1 %1873
  br i1 %1874, label %1879, label %1875

1875:                                             ; preds = %1869
  %1876 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1664, i64 %1871
  %1877 = load double, ptr %1876, align 8
  %1878 = fmul double %1870, %1877
  br label %1879

1879:                                             ; preds = %1875, %1869
  %1880 = phi double [ %1878, %1875 ], [ %1870, %1869 ]
  %1881 = add nuw nsw i64 %1859, 2
  %1882 = add i64 %1861, 2
  %1883 = icmp eq i64 %1882, %1507
  br i1 %1883, label %1842, label %1858

1884:                                             ; preds = %1854, %1834, %1830
  %1885 = phi double [ %1832, %1830 ], [ %1857, %1854 ], [ %1832, %1834 ]
  %1886 = add nuw nsw i64 %1831, 1
  %1887 = icmp eq i64 %1886, %1489
  br i1 %1887, label %1801, label %1830

1888:                                             ; preds = %1827, %1888
  %1889 = phi i64 [ %1920, %1888 ], [ 0, %1827 ]
  %1890 = phi i64 [ %1921, %1888 ], [ 0, %1827 ]
  %1891 = getelementptr inbounds i32, ptr %1829, i64 %1889
  %1892 = load i32, ptr %1891, align 4
  %1893 = sext i32 %1892 to i64
  %1894 = getelementptr inbounds i32, ptr %1828, i64 %1893
  %1895 = load i32, ptr %1894, align 4
  %1896 = sext i32 %1895 to i64
  %1897 = getelementptr inbounds double, ptr %1684, i64 %1896
  %1898 = load double, ptr %1897, align 8
  %1899 = fcmp olt double %1898, %1804
  %1900 = select i1 %1899, double %1699, double %1885
  %1901 = fmul double %1898, %1900
  %1902 = getelementptr inbounds double, ptr %1490, i64 %1889
  %1903 = load double, ptr %1902, align 8
  %1904 = fadd double %1903, %1901
  store double %1904, ptr %1902, align 8
  %1905 = or i64 %1889, 1
  %1906 = getelementptr inbounds i32, ptr %1829, i64 %1905
  %1907 = load i32, ptr %1906, align 4
  %1908 = sext i32 %1907 to i64
  %1909 = getelementptr inbounds i32, ptr %1828, i64 %1908
  %1910 = load i32, ptr %1909, align 4
  %1911 = sext i32 %1910 to i64
  %1912 = getelementptr inbounds double, ptr %1684, i64 %1911
  %1913 = load double, ptr %1912, align 8
  %1914 = fcmp olt double %1913, %1804
  %1915 = select i1 %1914, double %1699, double %1885
  %1916 = fmul double %1913, %1915
  %1917 = getelementptr inbounds double, ptr %1490, i64 %1905
  %1918 = load double, ptr %1917, align 8
  %1919 = fadd double %1918, %1916
  store double %1919, ptr %1917, align 8
  %1920 = add nuw nsw i64 %1889, 2
  %1921 = add i64 %1890, 2
  %1922 = icmp eq i64 %1921, %1582
  br i1 %1922, label %1930, label %1888

1923:                                             ; preds = %1824, %1923
  %1924 = phi i64 [ %1928, %1923 ], [ %1825, %1824 ]
  %1925 = getelementptr inbounds double, ptr %1490, i64 %1924
  %1926 = load double, ptr %1925, align 8
  %1927 = fadd double %1885, %1926
  store double %1927, ptr %1925, align 8
  %1928 = add nuw nsw i64 %1924, 1
  %1929 = icmp eq i64 %1928, %1520
  br i1 %1929, label %1962, label %1923

1930:                                             ; preds = %1888, %1827
  %1931 = phi i64 [ 0, %1827 ], [ %1920, %1888 ]
  br i1 %1583, label %1962, label %1932

1932:                                             ; preds = %1930
  %1933 = getelementptr inbounds i32, ptr %1829, i64 %1931
  %1934 = load i32, ptr %1933, align 4
  %1935 = sext i32 %1934 to i64
  %1936 = getelementptr inbounds i32, ptr %1828, i64 %1935
  %1937 = load i32, ptr %1936, align 4
  %1938 = sext i32 %1937 to i64
  %1939 = getelementptr inbounds double, ptr %1684, i64 %1938
  %1940 = load double, ptr %1939, align 8
  %1941 = fcmp olt double %1940, %1804
  %1942 = select i1 %1941, double %1699, double %1885
  %1943 = fmul double %1940, %1942
  %1944 = getelementptr inbounds double, ptr %1490, i64 %1931
  %1945 = load double, ptr %1944, align 8
  %1946 = fadd double %1945, %1943
  store double %1946, ptr %1944, align 8
  br label %1962

1947:                                             ; preds = %1763, %1760
  %1948 = phi i64 [ 0, %1760 ], [ %1791, %1763 ]
  br i1 %1576, label %1962, label %1949

1949:                                             ; preds = %1947
  %1950 = getelementptr inbounds i32, ptr %1762, i64 %1948
  %1951 = load i32, ptr %1950, align 4
  %1952 = sext i32 %1951 to i64
  %1953 = getelementptr inbounds i32, ptr %1761, i64 %1952
  %1954 = load i32, ptr %1953, align 4
  %1955 = sext i32 %1954 to i64
  %1956 = getelementptr inbounds double, ptr %1684, i64 %1955
  %1957 = load double, ptr %1956, align 8
  %1958 = fmul double %1737, %1957
  %1959 = getelementptr inbounds double, ptr %1518, i64 %1948
  %1960 = load double, ptr %1959, align 8
  %1961 = fsub double %1960, %1958
  store double %1961, ptr %1959, align 8
  br label %1962

1962:                                             ; preds = %1949, %1947, %1794, %1932, %1930, %1923, %1756, %1823, %1826, %1806, %1759, %1739
  %1963 = phi i64 [ 1, %1826 ], [ 0, %1806 ], [ 1, %1759 ], [ 0, %1739 ], [ 0, %1823 ], [ 0, %1756 ], [ 0, %1923 ], [ 1, %1930 ], [ 1, %1932 ], [ 0, %1794 ], [ 1, %1947 ], [ 1, %1949 ]
  %1964 = or i64 %1963, %1661
  %1965 = add nsw i64 %1662, 1
  %1966 = icmp eq i64 %1965, %1559
  br i1 %1966, label %1602, label %1660

1967:                                             ; preds = %1657, %1967
  %1968 = phi i64 [ %1986, %1967 ], [ %1658, %1657 ]
  %1969 = getelementptr inbounds double, ptr %1490, i64 %1968
  %1970 = load double, ptr %1969, align 8
  %1971 = load double, ptr %1497, align 8
  %1972 = fcmp olt double %1970, %1971
  %1973 = select i1 %1972, double %1970, double %1971
  %1974 = getelementptr inbounds double, ptr %1518, i64 %1968
  %1975 = load double, ptr %1974, align 8
  %1976 = fsub double %1975, %1973
  store double %1976, ptr %1974, align 8
  %1977 = add nuw nsw i64 %1968, 1
  %1978 = getelementptr inbounds double, ptr %1490, i64 %1977
  %1979 = load double, ptr %1978, align 8
  %1980 = load double, ptr %1497, align 8
  %1981 = fcmp olt double %1979, %1980
  %1982 = select i1 %1981, double %1979, double %1980
  %1983 = getelementptr inbounds double, ptr %1518, i64 %1977
  %1984 = load double, ptr %1983, align 8
  %1985 = fsub double %1984, %1982
  store double %1985, ptr %1983, align 8
  %1986 = add nuw nsw i64 %1968, 2
  %1987 = icmp eq i64 %1986, %1520
  br i1 %1987, label %1988, label %1967

1988:                                             ; preds = %1657, %1967, %1640, %1602
  %1989 = xor i64 %1559, -1
  %1990 = add i64 %1558, %1989
  %1991 = mul i64 %1990, %1520
  %1992 = load i64, ptr %1329, align 8
  %1993 = add i64 %1992, %1991
  store i64 %1993, ptr %1329, align 8
  %1994 = icmp eq i64 %1603, 0
  %1995 = icmp sgt i64 %1513, -1
  %1996 = select i1 %1994, i1 %1995, i1 false
  br i1 %1996, label %2075, label %1997

1997:                                             ; preds = %1988
  %1998 = load i64, ptr %1519, align 8
  %1999 = icmp sgt i64 %1998, 0
  br i1 %1999, label %2010, label %2000

2000:                                             ; preds = %2070, %1997
  %2001 = phi double [ 0.000000e+00, %1997 ], [ %2072, %2070 ]
  %2002 = phi double [ 0x7FF0000000000000, %1997 ], [ %2017, %2070 ]
  %2003 = sitofp i64 %1998 to double
  %2004 = fdiv double %2001, %2003
  %2005 = fcmp oge double %2002, 1.000000e-03
  %2006 = fcmp ogt double %2004, %1514
  %2007 = select i1 %2005, i1 %2006, i1 false
  %2008 = select i1 %2007, double %2004, double %1514
  %2009 = select i1 %2007, i64 %1512, i64 %1513
  br label %2075

2010:                                             ; preds = %1997, %2070
  %2011 = phi i64 [ %2073, %2070 ], [ 0, %1997 ]
  %2012 = phi double [ %2017, %2070 ], [ 0x7FF0000000000000, %1997 ]
  %2013 = phi double [ %2072, %2070 ], [ 0.000000e+00, %1997 ]
  %2014 = getelementptr inbounds double, ptr %1518, i64 %2011
  %2015 = load double, ptr %2014, align 8
  %2016 = fcmp olt double %2015, %2012
  %2017 = select i1 %2016, double %2015, double %2012
  %2018 = fcmp olt double %2015, 1.000000e-03
  br i1 %2018, label %2070, label %2019

2019:                                             ; preds = %2010
  %2020 = bitcast double %2015 to i64
  %2021 = mul i64 %2020, -7046029254386353131
  %2022 = lshr i64 %2021, 53
  %2023 = getelementptr inbounds [2048 x double], ptr %21, i64 0, i64 %2022
  %2024 = load double, ptr %2023, align 8
  %2025 = fcmp une double %2024, %2015
  br i1 %2025, label %2029, label %2026

2026:                                             ; preds = %2019
  %2027 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 50, i32 1, i64 %2022
  %2028 = load double, ptr %2027, align 8
  br label %2070

2029:                                             ; preds = %2019
  store double %2015, ptr %2023, align 8
  %2030 = lshr i64 %2020, 52
  %2031 = and i64 %2030, 2047
  %2032 = and i64 %2020, 4503599627370495
  %2033 = or i64 %2032, 4607182418800017408
  %2034 = bitcast i64 %2033 to double
  %2035 = fcmp ogt double %2034, 0x3FF6A09E667F3BCD
  %2036 = fmul double %2034, 5.000000e-01
  %2037 = select i1 %2035, double %2036, double %2034
  %2038 = select i1 %2035, i64 -1022, i64 -1023
  %2039 = add nsw i64 %2038, %2031
  %2040 = fadd double %2037, -1.000000e+00
  %2041 = fadd double %2037, 1.000000e+00
  %2042 = fdiv double %2040, %2041
  %2043 = fmul double %2042, %2042
  %2044 = fmul double %2043, 0x3FA8618618618618
  %2045 = fadd double %2044, 0x3FAAF286BCA1AF28
  %2046 = fmul double %2043, %2045
  %2047 = fadd double %2046, 0x3FAE1E1E1E1E1E1E
  %2048 = fmul double %2043, %2047
  %2049 = fadd double %2048, 0x3FB1111111111111
  %2050 = fmul double %2043, %2049
  %2051 = fadd double %2050, 0x3FB3B13B13B13B14
  %2052 = fmul double %2043, %2051
  %2053 = fadd double %2052, 0x3FB745D1745D1746
  %2054 = fmul double %2043, %2053
  %2055 = fadd double %2054, 0x3FBC71C71C71C71C
  %2056 = fmul double %2043, %2055
  %2057 = fadd double %2056, 0x3FC2492492492492
  %2058 = fmul double %2043, %2057
  %2059 = fadd double %2058, 2.000000e-01
  %2060 = fmul double %2043, %2059
  %2061 = fadd double %2060, 0x3FD5555555555555
  %2062 = fmul double %2043, %2061
  %2063 = fadd double %2062, 1.000000e+00
  %2064 = fmul double %2042, 2.000000e+00
  %2065 = fmul double %2064, %2063
  %2066 = sitofp i64 %2039 to double
  %2067 = fmul double %2066, 0x3FE62E42FEFA39EF
  %2068 = fadd double %2067, %2065
  %2069 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 50, i32 1, i64 %2022
  store double %2068, ptr %2069, align 8
  br label %2070

2070:                                             ; preds = %2029, %2026, %2010
  %2071 = phi double [ -7.000000e+00, %2010 ], [ %2028, %2026 ], [ %2068, %2029 ]
  store double %2071, ptr %2014, align 8
  %2072 = fadd double %2013, %2071
  %2073 = add nuw nsw i64 %2011, 1
  %2074 = icmp eq i64 %2073, %1998
  br i1 %2074, label %2000, label %2010

2075:                                             ; preds = %2000, %1988
  %2076 = phi double [ %2008, %2000 ], [ %1514, %1988 ]
  %2077 = phi i64 [ %2009, %2000 ], [ %1513, %1988 ]
  %2078 = add nuw nsw i64 %1512, 1
  %2079 = icmp eq i64 %2078, %1444
  br i1 %2079, label %1509, label %1511

2080:                                             ; preds = %1509
  %2081 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2077
  %2082 = load i64, ptr %2081, align 8
  %2083 = load i64, ptr %1495, align 8
  %2084 = xor i64 %2083, -1
  %2085 = load i64, ptr %1493, align 8
  %2086 = add i64 %2085, %2084
  %2087 = mul i64 %2086, %2082
  %2088 = add i64 %2087, %1993
  store i64 %2088, ptr %1329, align 8
  store i64 %2077, ptr %1477, align 8
  %2089 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %2077
  %2090 = load i64, ptr %2089, align 8
  %2091 = add nsw i64 %2090, 1
  store i64 %2091, ptr %2089, align 8
  %2092 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %2077, i64 %2090
  store i64 %1476, ptr %2092, align 8
  br label %2093

2093:                                             ; preds = %2080, %1509, %1486
  %2094 = phi i64 [ %1487, %1486 ], [ %1494, %2080 ], [ %1494, %1509 ]
  %2095 = load i64, ptr %189, align 8
  %2096 = icmp slt i64 %2094, %2095
  br i1 %2096, label %1475, label %2097

2097:                                             ; preds = %2093, %1460
  br i1 %38, label %2098, label %2106

2098:                                             ; preds = %2097
  %2099 = load double, ptr %40, align 8
  %2100 = load double, ptr %43, align 8
  %2101 = fsub double 1.000000e+00, %2100
  %2102 = fmul double %2099, %2101
  %2103 = fmul double %1335, 8.000000e+00
  %2104 = fcmp olt double %2102, %2103
  %2105 = select i1 %2104, i64 40, i64 10
  br label %2106

2106:                                             ; preds = %2098, %2097
  %2107 = phi i64 [ 10, %2097 ], [ %2105, %2098 ]
  %2108 = load i64, ptr %42, align 8
  store i64 0, ptr %22, align 8
  %2109 = icmp sgt i64 %2108, 0
  %2110 = getelementptr inbounds %struct.Goal, ptr %42, i64 0, i32 9
  %2111 = icmp ult i64 %2108, 4
  %2112 = and i64 %2108, -4
  %2113 = icmp eq i64 %2108, %2112
  br label %2114

2114:                                             ; preds = %3022, %2106
  %2115 = phi double [ %1392, %2106 ], [ %2173, %3022 ]
  %2116 = phi i64 [ 0, %2106 ], [ %3023, %3022 ]
  %2117 = load ptr, ptr %9, align 8
  %2118 = load double, ptr %2117, align 8
  %2119 = load ptr, ptr %15, align 8
  %2120 = getelementptr inbounds %struct.Goal, ptr %2119, i64 0, i32 16
  %2121 = load double, ptr %2120, align 8
  %2122 = fsub double 1.000000e+00, %2121
  %2123 = fmul double %2118, %2122
  %2124 = fcmp ogt double %2123, 0.000000e+00
  %2125 = select i1 %2124, double %2123, double 1.000000e-300
  %2126 = bitcast double %2125 to i64
  %2127 = lshr i64 %2126, 52
  %2128 = and i64 %2127, 2047
  %2129 = and i64 %2126, 4503599627370495
  %2130 = or i64 %2129, 4607182418800017408
  %2131 = bitcast i64 %2130 to double
  %2132 = fcmp ogt double %2131, 0x3FF6A09E667F3BCD
  %2133 = fmul double %2131, 5.000000e-01
  %2134 = select i1 %2132, double %2133, double %2131
  %2135 = select i1 %2132, i64 -1022, i64 -1023
  %2136 = add nsw i64 %2135, %2128
  %2137 = fadd double %2134, -1.000000e+00
  %2138 = fadd double %2134, 1.000000e+00
  %2139 = fdiv double %2137, %2138
  %2140 = fmul double %2139, %2139
  %2141 = fmul double %2140, 0x3FA8618618618618
  %2142 = fadd double %2141, 0x3FAAF286BCA1AF28
  %2143 = fmul double %2140, %2142
  %2144 = fadd double %2143, 0x3FAE1E1E1E1E1E1E
  %2145 = fmul double %2140, %2144
  %2146 = fadd double %2145, 0x3FB1111111111111
  %2147 = fmul double %2140, %2146
  %2148 = fadd double %2147, 0x3FB3B13B13B13B14
  %2149 = fmul double %2140, %2148
  %2150 = fadd double %2149, 0x3FB745D1745D1746
  %2151 = fmul double %2140, %2150
  %2152 = fadd double %2151, 0x3FBC71C71C71C71C
  %2153 = fmul double %2140, %2152
  %2154 = fadd double %2153, 0x3FC2492492492492
  %2155 = fmul double %2140, %2154
  %2156 = fadd double %2155, 2.000000e-01
  %2157 = fmul double %2140, %2156
  %2158 = fadd double %2157, 0x3FD5555555555555
  %2159 = fmul double %2140, %2158
  %2160 = fadd double %2159, 1.000000e+00
  %2161 = fmul double %2139, 2.000000e+00
  %2162 = fmul double %2161, %2160
  %2163 = sitofp i64 %2136 to double
  %2164 = fmul double %2163, 0x3FE62E42FEFA39EF
  %2165 = fadd double %2164, %2162
  %2166 = icmp ne i64 %2116, 0
  %2167 = zext i1 %2166 to i64
  %2168 = tail call fastcc double @linearise(ptr noundef nonnull %0, i64 noundef %2167)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  %2169 = fcmp oeq double %2168, 0xFFF0000000000000
  br i1 %2169, label %3020, label %2170

2170:                                             ; preds = %2114
  br i1 %2109, label %2183, label %2176

2171:                                             ; preds = %2476
  %2172 = fcmp ogt double %2481, %2115
  %2173 = select i1 %2172, double %2481, double %2115
  %2174 = fadd double %2165, -1.000000e-10
  %2175 = fcmp ult double %2173, %2174
  br i1 %2175, label %2181, label %3020

2176:                                             ; preds = %2170
  %2177 = fcmp ogt double %2168, %1392
  %2178 = select i1 %2177, double %2168, double %1392
  %2179 = fadd double %2165, -1.000000e-10
  %2180 = fcmp ult double %2178, %2179
  br i1 %2180, label %2765, label %3020

2181:                                             ; preds = %2171
  %2182 = fsub double %2174, %2481
  br label %2524

2183:                                             ; preds = %2170, %2476
  %2184 = phi double [ %2481, %2476 ], [ %2168, %2170 ]
  %2185 = phi i64 [ %2488, %2476 ], [ 0, %2170 ]
  %2186 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22, i64 %2185
  %2187 = load ptr, ptr %2186, align 8
  %2188 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2185
  %2189 = load i64, ptr %2188, align 8
  %2190 = icmp sgt i64 %2189, 0
  br i1 %2190, label %2191, label %2205

2191:                                             ; preds = %2183
  %2192 = icmp ult i64 %2189, 4
  br i1 %2192, label %2203, label %2193

2193:                                             ; preds = %2191
  %2194 = and i64 %2189, -4
  br label %2195

2195:                                             ; preds = %2195, %2193
  %2196 = phi i64 [ 0, %2193 ], [ %2199, %2195 ]
  %2197 = getelementptr inbounds double, ptr %2187, i64 %2196
  store <2 x double> zeroinitializer, ptr %2197, align 8
  %2198 = getelementptr inbounds double, ptr %2197, i64 2
  store <2 x double> zeroinitializer, ptr %2198, align 8
  %2199 = add nuw i64 %2196, 4
  %2200 = icmp eq i64 %2199, %2194
  br i1 %2200, label %2201, label %2195

2201:                                             ; preds = %2195
  %2202 = icmp eq i64 %2189, %2194
  br i1 %2202, label %2205, label %2203

2203:                                             ; preds = %2191, %2201
  %2204 = phi i64 [ 0, %2191 ], [ %2194, %2201 ]
  br label %2222

2205:                                             ; preds = %2222, %2201, %2183
  %2206 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2185
  %2207 = load i64, ptr %2206, align 8
  %2208 = icmp sgt i64 %2207, 0
  br i1 %2208, label %2209, label %2227

2209:                                             ; preds = %2205
  %2210 = shl i64 %2189, 3
  %2211 = getelementptr i8, ptr %2187, i64 %2210
  %2212 = add i64 %2189, -1
  %2213 = and i64 %2189, 3
  %2214 = icmp ult i64 %2212, 3
  %2215 = and i64 %2189, -4
  %2216 = icmp eq i64 %2213, 0
  %2217 = icmp ult i64 %2189, 4
  %2218 = and i64 %2189, -4
  %2219 = icmp eq i64 %2189, %2218
  %2220 = and i64 %2189, 1
  %2221 = icmp eq i64 %2220, 0
  br label %2244

2222:                                             ; preds = %2203, %2222
  %2223 = phi i64 [ %2225, %2222 ], [ %2204, %2203 ]
  %2224 = getelementptr inbounds double, ptr %2187, i64 %2223
  store double 0.000000e+00, ptr %2224, align 8
  %2225 = add nuw nsw i64 %2223, 1
  %2226 = icmp eq i64 %2225, %2189
  br i1 %2226, label %2205, label %2222

2227:                                             ; preds = %2370, %2205
  %2228 = phi double [ %2184, %2205 ], [ %2372, %2370 ]
  %2229 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %2185
  %2230 = load i64, ptr %2229, align 8
  %2231 = icmp sgt i64 %2230, 0
  br i1 %2231, label %2232, label %2375

2232:                                             ; preds = %2227
  %2233 = load ptr, ptr %0, align 8
  %2234 = load i64, ptr %2233, align 8
  %2235 = load ptr, ptr %9, align 8
  %2236 = getelementptr inbounds %struct.Best, ptr %2235, i64 0, i32 2
  %2237 = shl i64 %2189, 3
  %2238 = getelementptr i8, ptr %2187, i64 %2237
  %2239 = icmp ult i64 %2189, 4
  %2240 = and i64 %2189, -4
  %2241 = icmp eq i64 %2189, %2240
  %2242 = and i64 %2189, 1
  %2243 = icmp eq i64 %2242, 0
  br label %2384

2244:                                             ; preds = %2209, %2370
  %2245 = phi i64 [ %2371, %2370 ], [ %2207, %2209 ]
  %2246 = phi double [ %2372, %2370 ], [ %2184, %2209 ]
  %2247 = phi i64 [ %2373, %2370 ], [ 0, %2209 ]
  %2248 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2185, i64 %2247
  %2249 = load i64, ptr %2248, align 8
  %2250 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %2249
  %2251 = load double, ptr %2250, align 8
  %2252 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2185, i64 %2247
  %2253 = load ptr, ptr %2252, align 8
  %2254 = fcmp ogt double %2251, 0x3D719799812DEA11
  br i1 %2254, label %2255, label %2321

2255:                                             ; preds = %2244
  br i1 %2190, label %2256, label %2298

2256:                                             ; preds = %2255
  br i1 %2217, label %2284, label %2257

2257:                                             ; preds = %2256
  %2258 = getelementptr i8, ptr %2253, i64 %2210
  %2259 = icmp ult ptr %2187, %2258
  %2260 = icmp ult ptr %2253, %2211
  %2261 = and i1 %2259, %2260
  br i1 %2261, label %2284, label %2262

2262:                                             ; preds = %2257
  %2263 = insertelement <2 x double> poison, double %2251, i64 0
  %2264 = shufflevector <2 x double> %2263, <2 x double> poison, <2 x i32> zeroinitializer
  %2265 = insertelement <2 x double> poison, double %2251, i64 0
  %2266 = shufflevector <2 x double> %2265, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2267

2267:                                             ; preds = %2267, %2262
  %2268 = phi i64 [ 0, %2262 ], [ %2281, %2267 ]
  %2269 = getelementptr inbounds double, ptr %2253, i64 %2268
  %2270 = load <2 x double>, ptr %2269, align 8
  %2271 = getelementptr inbounds double, ptr %2269, i64 2
  %2272 = load <2 x double>, ptr %2271, align 8
  %2273 = fmul <2 x double> %2264, %2270
  %2274 = fmul <2 x double> %2266, %2272
  %2275 = getelementptr inbounds double, ptr %2187, i64 %2268
  %2276 = load <2 x double>, ptr %2275, align 8
  %2277 = getelementptr inbounds double, ptr %2275, i64 2
  %2278 = load <2 x double>, ptr %2277, align 8
  %2279 = fadd <2 x double> %2276, %2273
  %2280 = fadd <2 x double> %2278, %2274
  store <2 x double> %2279, ptr %2275, align 8
  store <2 x double> %2280, ptr %2277, align 8
  %2281 = add nuw i64 %2268, 4
  %2282 = icmp eq i64 %2281, %2218
  br i1 %2282, label %2283, label %2267

2283:                                             ; preds = %2267
  br i1 %2219, label %2298, label %2284

2284:                                             ; preds = %2257, %2256, %2283
  %2285 = phi i64 [ 0, %2257 ], [ 0, %2256 ], [ %2218, %2283 ]
  %2286 = or i64 %2285, 1
  br i1 %2221, label %2295, label %2287

2287:                                             ; preds = %2284
  %2288 = getelementptr inbounds double, ptr %2253, i64 %2285
  %2289 = load double, ptr %2288, align 8
  %2290 = fmul double %2251, %2289
  %2291 = getelementptr inbounds double, ptr %2187, i64 %2285
  %2292 = load double, ptr %2291, align 8
  %2293 = fadd double %2292, %2290
  store double %2293, ptr %2291, align 8
  %2294 = or i64 %2285, 1
  br label %2295

2295:                                             ; preds = %2287, %2284
  %2296 = phi i64 [ %2285, %2284 ], [ %2294, %2287 ]
  %2297 = icmp eq i64 %2189, %2286
  br i1 %2297, label %2298, label %2304

2298:                                             ; preds = %2295, %2304, %2283, %2255
  %2299 = load ptr, ptr %9, align 8
  %2300 = getelementptr inbounds %struct.Best, ptr %2299, i64 0, i32 2
  %2301 = load i64, ptr %2300, align 8
  %2302 = sub nsw i64 %2301, %2189
  store i64 %2302, ptr %2300, align 8
  %2303 = load i64, ptr %2206, align 8
  br label %2370

2304:                                             ; preds = %2295, %2304
  %2305 = phi i64 [ %2319, %2304 ], [ %2296, %2295 ]
  %2306 = getelementptr inbounds double, ptr %2253, i64 %2305
  %2307 = load double, ptr %2306, align 8
  %2308 = fmul double %2251, %2307
  %2309 = getelementptr inbounds double, ptr %2187, i64 %2305
  %2310 = load double, ptr %2309, align 8
  %2311 = fadd double %2310, %2308
  store double %2311, ptr %2309, align 8
  %2312 = add nuw nsw i64 %2305, 1
  %2313 = getelementptr inbounds double, ptr %2253, i64 %2312
  %2314 = load double, ptr %2313, align 8
  %2315 = fmul double %2251, %2314
  %2316 = getelementptr inbounds double, ptr %2187, i64 %2312
  %2317 = load double, ptr %2316, align 8
  %2318 = fadd double %2317, %2315
  store double %2318, ptr %2316, align 8
  %2319 = add nuw nsw i64 %2305, 2
  %2320 = icmp eq i64 %2319, %2189
  br i1 %2320, label %2298, label %2304

2321:                                             ; preds = %2244
  %2322 = fcmp ogt double %2251, 0.000000e+00
  br i1 %2322, label %2323, label %2370

2323:                                             ; preds = %2321
  br i1 %2190, label %2324, label %2340

2324:                                             ; preds = %2323
  br i1 %2214, label %2325, label %2344

2325:                                             ; preds = %2344, %2324
  %2326 = phi double [ undef, %2324 ], [ %2366, %2344 ]
  %2327 = phi i64 [ 0, %2324 ], [ %2367, %2344 ]
  %2328 = phi double [ 0x7FF0000000000000, %2324 ], [ %2366, %2344 ]
  br i1 %2216, label %2340, label %2329

2329:                                             ; preds = %2325, %2329
  %2330 = phi i64 [ %2337, %2329 ], [ %2327, %2325 ]
  %2331 = phi double [ %2336, %2329 ], [ %2328, %2325 ]
  %2332 = phi i64 [ %2338, %2329 ], [ 0, %2325 ]
  %2333 = getelementptr inbounds double, ptr %2253, i64 %2330
  %2334 = load double, ptr %2333, align 8
  %2335 = fcmp olt double %2334, %2331
  %2336 = select i1 %2335, double %2334, double %2331
  %2337 = add nuw nsw i64 %2330, 1
  %2338 = add i64 %2332, 1
  %2339 = icmp eq i64 %2338, %2213
  br i1 %2339, label %2340, label %2329

2340:                                             ; preds = %2325, %2329, %2323
  %2341 = phi double [ 0x7FF0000000000000, %2323 ], [ %2326, %2325 ], [ %2336, %2329 ]
  %2342 = fmul double %2251, %2341
  %2343 = fadd double %2246, %2342
  br label %2370

2344:                                             ; preds = %2324, %2344
  %2345 = phi i64 [ %2367, %2344 ], [ 0, %2324 ]
  %2346 = phi double [ %2366, %2344 ], [ 0x7FF0000000000000, %2324 ]
  %2347 = phi i64 [ %2368, %2344 ], [ 0, %2324 ]
  %2348 = getelementptr inbounds double, ptr %2253, i64 %2345
  %2349 = load double, ptr %2348, align 8
  %2350 = fcmp olt double %2349, %2346
  %2351 = select i1 %2350, double %2349, double %2346
  %2352 = or i64 %2345, 1
  %2353 = getelementptr inbounds double, ptr %2253, i64 %2352
  %2354 = load double, ptr %2353, align 8
  %2355 = fcmp olt double %2354, %2351
  %2356 = select i1 %2355, double %2354, double %2351
  %2357 = or i64 %2345, 2
  %2358 = getelementptr inbounds double, ptr %2253, i64 %2357
  %2359 = load double, ptr %2358, align 8
  %2360 = fcmp olt double %2359, %2356
  %2361 = select i1 %2360, double %2359, double %2356
  %2362 = or i64 %2345, 3
  %2363 = getelementptr inbounds double, ptr %2253, i64 %2362
  %2364 = load double, ptr %2363, align 8
  %2365 = fcmp olt double %2364, %2361
  %2366 = select i1 %2365, double %2364, double %2361
  %2367 = add nuw nsw i64 %2345, 4
  %2368 = add i64 %2347, 4
  %2369 = icmp eq i64 %2368, %2215
  br i1 %2369, label %2325, label %2344

2370:                                             ; preds = %2340, %2321, %2298
  %2371 = phi i64 [ %2303, %2298 ], [ %2245, %2340 ], [ %2245, %2321 ]
  %2372 = phi double [ %2246, %2298 ], [ %2343, %2340 ], [ %2246, %2321 ]
  %2373 = add nuw nsw i64 %2247, 1
  %2374 = icmp slt i64 %2373, %2371
  br i1 %2374, label %2244, label %2227

2375:                                             ; preds = %2435, %2227
  %2376 = icmp sgt i64 %2189, 1
  br i1 %2376, label %2377, label %2476

2377:                                             ; preds = %2375
  %2378 = add i64 %2189, -1
  %2379 = add i64 %2189, -2
  %2380 = and i64 %2378, 3
  %2381 = icmp ult i64 %2379, 3
  br i1 %2381, label %2458, label %2382

2382:                                             ; preds = %2377
  %2383 = and i64 %2378, -4
  br label %2490

2384:                                             ; preds = %2435, %2232
  %2385 = phi i64 [ 0, %2232 ], [ %2438, %2435 ]
  %2386 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %2185, i64 %2385
  %2387 = load i64, ptr %2386, align 8
  %2388 = add nsw i64 %2387, %2234
  %2389 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %2388
  %2390 = load double, ptr %2389, align 8
  %2391 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %2185, i64 %2385
  %2392 = load ptr, ptr %2391, align 8
  br i1 %2190, label %2393, label %2435

2393:                                             ; preds = %2384
  br i1 %2239, label %2421, label %2394

2394:                                             ; preds = %2393
  %2395 = getelementptr i8, ptr %2392, i64 %2237
  %2396 = icmp ult ptr %2187, %2395
  %2397 = icmp ult ptr %2392, %2238
  %2398 = and i1 %2396, %2397
  br i1 %2398, label %2421, label %2399

2399:                                             ; preds = %2394
  %2400 = insertelement <2 x double> poison, double %2390, i64 0
  %2401 = shufflevector <2 x double> %2400, <2 x double> poison, <2 x i32> zeroinitializer
  %2402 = insertelement <2 x double> poison, double %2390, i64 0
  %2403 = shufflevector <2 x double> %2402, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2404

2404:                                             ; preds = %2404, %2399
  %2405 = phi i64 [ 0, %2399 ], [ %2418, %2404 ]
  %2406 = getelementptr inbounds double, ptr %2392, i64 %2405
  %2407 = load <2 x double>, ptr %2406, align 8
  %2408 = getelementptr inbounds double, ptr %2406, i64 2
  %2409 = load <2 x double>, ptr %2408, align 8
  %2410 = fmul <2 x double> %2401, %2407
  %2411 = fmul <2 x double> %2403, %2409
  %2412 = getelementptr inbounds double, ptr %2187, i64 %2405
  %2413 = load <2 x double>, ptr %2412, align 8
  %2414 = getelementptr inbounds double, ptr %2412, i64 2
  %2415 = load <2 x double>, ptr %2414, align 8
  %2416 = fadd <2 x double> %2413, %2410
  %2417 = fadd <2 x double> %2415, %2411
  store <2 x double> %2416, ptr %2412, align 8
  store <2 x double> %2417, ptr %2414, align 8
  %2418 = add nuw i64 %2405, 4
  %2419 = icmp eq i64 %2418, %2240
  br i1 %2419, label %2420, label %2404

2420:                                             ; preds = %2404
  br i1 %2241, label %2435, label %2421

2421:                                             ; preds = %2394, %2393, %2420
  %2422 = phi i64 [ 0, %2394 ], [ 0, %2393 ], [ %2240, %2420 ]
  %2423 = or i64 %2422, 1
  br i1 %2243, label %2432, label %2424

2424:                                             ; preds = %2421
  %2425 = getelementptr inbounds double, ptr %2392, i64 %2422
  %2426 = load double, ptr %2425, align 8
  %2427 = fmul double %2390, %2426
  %2428 = getelementptr inbounds double, ptr %2187, i64 %2422
  %2429 = load double, ptr %2428, align 8
  %2430 = fadd double %2429, %2427
  store double %2430, ptr %2428, align 8
  %2431 = or i64 %2422, 1
  br label %2432

2432:                                             ; preds = %2424, %2421
  %2433 = phi i64 [ %2422, %2421 ], [ %2431, %2424 ]
  %2434 = icmp eq i64 %2189, %2423
  br i1 %2434, label %2435, label %2441

2435:                                             ; preds = %2432, %2441, %2420, %2384
  %2436 = load i64, ptr %2236, align 8
  %2437 = sub nsw i64 %2436, %2189
  store i64 %2437, ptr %2236, align 8
  %2438 = add nuw nsw i64 %2385, 1
  %2439 = load i64, ptr %2229, align 8
  %2440 = icmp slt i64 %2438, %2439
  br i1 %2440, label %2384, label %2375

2441:                                             ; preds = %2432, %2441
  %2442 = phi i64 [ %2456, %2441 ], [ %2433, %2432 ]
  %2443 = getelementptr inbounds double, ptr %2392, i64 %2442
  %2444 = load double, ptr %2443, align 8
  %2445 = fmul double %2390, %2444
  %2446 = getelementptr inbounds double, ptr %2187, i64 %2442
  %2447 = load double, ptr %2446, align 8
  %2448 = fadd double %2447, %2445
  store double %2448, ptr %2446, align 8
  %2449 = add nuw nsw i64 %2442, 1
  %2450 = getelementptr inbounds double, ptr %2392, i64 %2449
  %2451 = load double, ptr %2450, align 8
  %2452 = fmul double %2390, %2451
  %2453 = getelementptr inbounds double, ptr %2187, i64 %2449
  %2454 = load double, ptr %2453, align 8
  %2455 = fadd double %2454, %2452
  store double %2455, ptr %2453, align 8
  %2456 = add nuw nsw i64 %2442, 2
  %2457 = icmp eq i64 %2456, %2189
  br i1 %2457, label %2435, label %2441

2458:                                             ; preds = %2490, %2377
  %2459 = phi i64 [ undef, %2377 ], [ %2520, %2490 ]
  %2460 = phi i64 [ 1, %2377 ], [ %2521, %2490 ]
  %2461 = phi i64 [ 0, %2377 ], [ %2520, %2490 ]
  %2462 = icmp eq i64 %2380, 0
  br i1 %2462, label %2476, label %2463

2463:                                             ; preds = %2458, %2463
  %2464 = phi i64 [ %2473, %2463 ], [ %2460, %2458 ]
  %2465 = phi i64 [ %2472, %2463 ], [ %2461, %2458 ]
  %2466 = phi i64 [ %2474, %2463 ], [ 0, %2458 ]
  %2467 = getelementptr inbounds double, ptr %2187, i64 %2464
  %2468 = load double, ptr %2467, align 8
  %2469 = getelementptr inbounds double, ptr %2187, i64 %2465
  %2470 = load double, ptr %2469, align 8
  %2471 = fcmp olt double %2468, %2470
  %2472 = select i1 %2471, i64 %2464, i64 %2465
  %2473 = add nuw nsw i64 %2464, 1
  %2474 = add i64 %2466, 1
  %2475 = icmp eq i64 %2474, %2380
  br i1 %2475, label %2476, label %2463

2476:                                             ; preds = %2458, %2463, %2375
  %2477 = phi i64 [ 0, %2375 ], [ %2459, %2458 ], [ %2472, %2463 ]
  %2478 = getelementptr inbounds double, ptr %2187, i64 %2477
  %2479 = load double, ptr %2478, align 8
  %2480 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %2185
  store double %2479, ptr %2480, align 8
  %2481 = fadd double %2228, %2479
  %2482 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2185
  %2483 = load ptr, ptr %2482, align 8
  %2484 = getelementptr inbounds i32, ptr %2483, i64 %2477
  %2485 = load i32, ptr %2484, align 4
  %2486 = sext i32 %2485 to i64
  %2487 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2185
  store i64 %2486, ptr %2487, align 8
  %2488 = add nuw nsw i64 %2185, 1
  %2489 = icmp eq i64 %2488, %2108
  br i1 %2489, label %2171, label %2183

2490:                                             ; preds = %2490, %2382
  %2491 = phi i64 [ 1, %2382 ], [ %2521, %2490 ]
  %2492 = phi i64 [ 0, %2382 ], [ %2520, %2490 ]
  %2493 = phi i64 [ 0, %2382 ], [ %2522, %2490 ]
  %2494 = getelementptr inbounds double, ptr %2187, i64 %2491
  %2495 = load double, ptr %2494, align 8
  %2496 = getelementptr inbounds double, ptr %2187, i64 %2492
  %2497 = load double, ptr %2496, align 8
  %2498 = fcmp olt double %2495, %2497
  %2499 = select i1 %2498, i64 %2491, i64 %2492
  %2500 = add nuw nsw i64 %2491, 1
  %2501 = getelementptr inbounds double, ptr %2187, i64 %2500
  %2502 = load double, ptr %2501, align 8
  %2503 = getelementptr inbounds double, ptr %2187, i64 %2499
  %2504 = load double, ptr %2503, align 8
  %2505 = fcmp olt double %2502, %2504
  %2506 = select i1 %2505, i64 %2500, i64 %2499
  %2507 = add nuw nsw i64 %2491, 2
  %2508 = getelementptr inbounds double, ptr %2187, i64 %2507
  %2509 = load double, ptr %2508, align 8
  %2510 = getelementptr inbounds double, ptr %2187, i64 %2506
  %2511 = load double, ptr %2510, align 8
  %2512 = fcmp olt double %2509, %2511
  %2513 = select i1 %2512, i64 %2507, i64 %2506
  %2514 = add nuw nsw i64 %2491, 3
  %2515 = getelementptr inbounds double, ptr %2187, i64 %2514
  %2516 = load double, ptr %2515, align 8
  %2517 = getelementptr inbounds double, ptr %2187, i64 %2513
  %2518 = load double, ptr %2517, align 8
  %2519 = fcmp olt double %2516, %2518
  %2520 = select i1 %2519, i64 %2514, i64 %2513
  %2521 = add nuw nsw i64 %2491, 4
  %2522 = add i64 %2493, 4
  %2523 = icmp eq i64 %2522, %2383
  br i1 %2523, label %2458, label %2490

2524:                                             ; preds = %2756, %2181
  %2525 = phi i1 [ true, %2181 ], [ %2762, %2756 ]
  %2526 = phi i64 [ 0, %2181 ], [ %2761, %2756 ]
  %2527 = phi i64 [ 1, %2181 ], [ %2760, %2756 ]
  %2528 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %2526
  %2529 = load double, ptr %2528, align 8
  %2530 = fadd double %2182, %2529
  %2531 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2526
  %2532 = load i64, ptr %2531, align 8
  %2533 = icmp sgt i64 %2532, 0
  br i1 %2533, label %2534, label %2576

2534:                                             ; preds = %2524
  %2535 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22, i64 %2526
  %2536 = load ptr, ptr %2535, align 8
  %2537 = icmp ult i64 %2532, 4
  br i1 %2537, label %2564, label %2538

2538:                                             ; preds = %2534
  %2539 = and i64 %2532, -4
  %2540 = insertelement <2 x double> poison, double %2530, i64 0
  %2541 = shufflevector <2 x double> %2540, <2 x double> poison, <2 x i32> zeroinitializer
  %2542 = insertelement <2 x double> poison, double %2530, i64 0
  %2543 = shufflevector <2 x double> %2542, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2544

2544:                                             ; preds = %2544, %2538
  %2545 = phi i64 [ 0, %2538 ], [ %2558, %2544 ]
  %2546 = phi <2 x i64> [ zeroinitializer, %2538 ], [ %2556, %2544 ]
  %2547 = phi <2 x i64> [ zeroinitializer, %2538 ], [ %2557, %2544 ]
  %2548 = getelementptr inbounds double, ptr %2536, i64 %2545
  %2549 = load <2 x double>, ptr %2548, align 8
  %2550 = getelementptr inbounds double, ptr %2548, i64 2
  %2551 = load <2 x double>, ptr %2550, align 8
  %2552 = fcmp oge <2 x double> %2549, %2541
  %2553 = fcmp oge <2 x double> %2551, %2543
  %2554 = zext <2 x i1> %2552 to <2 x i64>
  %2555 = zext <2 x i1> %2553 to <2 x i64>
  %2556 = add <2 x i64> %2546, %2554
  %2557 = add <2 x i64> %2547, %2555
  %2558 = add nuw i64 %2545, 4
  %2559 = icmp eq i64 %2558, %2539
  br i1 %2559, label %2560, label %2544

2560:                                             ; preds = %2544
  %2561 = add <2 x i64> %2557, %2556
  %2562 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %2561)
  %2563 = icmp eq i64 %2532, %2539
  br i1 %2563, label %2567, label %2564

2564:                                             ; preds = %2534, %2560
  %2565 = phi i64 [ 0, %2534 ], [ %2539, %2560 ]
  %2566 = phi i64 [ 0, %2534 ], [ %2562, %2560 ]
  br label %2578

2567:                                             ; preds = %2578, %2560
  %2568 = phi i64 [ %2562, %2560 ], [ %2585, %2578 ]
  %2569 = mul nsw i64 %2568, 10
  %2570 = icmp sgt i64 %2569, %2532
  br i1 %2570, label %2571, label %2756

2571:                                             ; preds = %2567
  %2572 = and i64 %2532, 3
  %2573 = icmp ult i64 %2532, 4
  br i1 %2573, label %2589, label %2574

2574:                                             ; preds = %2571
  %2575 = and i64 %2532, -4
  br label %2731

2576:                                             ; preds = %2524
  %2577 = icmp slt i64 %2532, 0
  br i1 %2577, label %2588, label %2756

2578:                                             ; preds = %2564, %2578
  %2579 = phi i64 [ %2586, %2578 ], [ %2565, %2564 ]
  %2580 = phi i64 [ %2585, %2578 ], [ %2566, %2564 ]
  %2581 = getelementptr inbounds double, ptr %2536, i64 %2579
  %2582 = load double, ptr %2581, align 8
  %2583 = fcmp oge double %2582, %2530
  %2584 = zext i1 %2583 to i64
  %2585 = add nuw nsw i64 %2580, %2584
  %2586 = add nuw nsw i64 %2579, 1
  %2587 = icmp eq i64 %2586, %2532
  br i1 %2587, label %2567, label %2578

2588:                                             ; preds = %2576
  store i64 0, ptr %2531, align 8
  br label %2764

2589:                                             ; preds = %2731, %2571
  %2590 = phi i64 [ 0, %2571 ], [ %2753, %2731 ]
  %2591 = icmp eq i64 %2572, 0
  br i1 %2591, label %2602, label %2592

2592:                                             ; preds = %2589, %2592
  %2593 = phi i64 [ %2599, %2592 ], [ %2590, %2589 ]
  %2594 = phi i64 [ %2600, %2592 ], [ 0, %2589 ]
  %2595 = getelementptr inbounds double, ptr %2536, i64 %2593
  %2596 = load double, ptr %2595, align 8
  %2597 = fcmp oge double %2596, %2530
  %2598 = uitofp i1 %2597 to double
  store double %2598, ptr %2595, align 8
  %2599 = add nuw nsw i64 %2593, 1
  %2600 = add i64 %2594, 1
  %2601 = icmp eq i64 %2600, %2572
  br i1 %2601, label %2602, label %2592

2602:                                             ; preds = %2592, %2589
  %2603 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2526
  %2604 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2526
  %2605 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %2526
  br label %2606

2606:                                             ; preds = %2725, %2602
  %2607 = phi i64 [ 0, %2602 ], [ %2727, %2725 ]
  %2608 = phi i64 [ 0, %2602 ], [ %2726, %2725 ]
  %2609 = getelementptr inbounds double, ptr %2536, i64 %2607
  %2610 = load double, ptr %2609, align 8
  %2611 = fcmp une double %2610, 0.000000e+00
  br i1 %2611, label %2725, label %2612

2612:                                             ; preds = %2606
  %2613 = icmp slt i64 %2608, %2607
  br i1 %2613, label %2614, label %2723

2614:                                             ; preds = %2612
  %2615 = load ptr, ptr %2603, align 8
  %2616 = getelementptr inbounds i32, ptr %2615, i64 %2607
  %2617 = load i32, ptr %2616, align 4
  %2618 = getelementptr inbounds i32, ptr %2615, i64 %2608
  store i32 %2617, ptr %2618, align 4
  %2619 = load i64, ptr %2604, align 8
  %2620 = icmp sgt i64 %2619, 0
  br i1 %2620, label %2621, label %2640

2621:                                             ; preds = %2614
  %2622 = and i64 %2619, 3
  %2623 = icmp ult i64 %2619, 4
  br i1 %2623, label %2626, label %2624

2624:                                             ; preds = %2621
  %2625 = and i64 %2619, -4
  br label %2648

2626:                                             ; preds = %2648, %2621
  %2627 = phi i64 [ 0, %2621 ], [ %2674, %2648 ]
  %2628 = icmp eq i64 %2622, 0
  br i1 %2628, label %2640, label %2629

2629:                                             ; preds = %2626, %2629
  %2630 = phi i64 [ %2637, %2629 ], [ %2627, %2626 ]
  %2631 = phi i64 [ %2638, %2629 ], [ 0, %2626 ]
  %2632 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2526, i64 %2630
  %2633 = load ptr, ptr %2632, align 8
  %2634 = getelementptr inbounds double, ptr %2633, i64 %2607
  %2635 = load double, ptr %2634, align 8
  %2636 = getelementptr inbounds double, ptr %2633, i64 %2608
  store double %2635, ptr %2636, align 8
  %2637 = add nuw nsw i64 %2630, 1
  %2638 = add i64 %2631, 1
  %2639 = icmp eq i64 %2638, %2622
  br i1 %2639, label %2640, label %2629

2640:                                             ; preds = %2626, %2629, %2614
  %2641 = load i64, ptr %2605, align 8
  %2642 = icmp sgt i64 %2641, 0
  br i1 %2642, label %2643, label %2691

2643:                                             ; preds = %2640
  %2644 = and i64 %2641, 3
  %2645 = icmp ult i64 %2641, 4
  br i1 %2645, label %2677, label %2646

2646:                                             ; preds = %2643
  %2647 = and i64 %2641, -4
  br label %2694

2648:                                             ; preds = %2648, %2624
  %2649 = phi i64 [ 0, %2624 ], [ %2674, %2648 ]
  %2650 = phi i64 [ 0, %2624 ], [ %2675, %2648 ]
  %2651 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2526, i64 %2649
  %2652 = load ptr, ptr %2651, align 8
  %2653 = getelementptr inbounds double, ptr %2652, i64 %2607
  %2654 = load double, ptr %2653, align 8
  %2655 = getelementptr inbounds double, ptr %2652, i64 %2608
  store double %2654, ptr %2655, align 8
  %2656 = or i64 %2649, 1
  %2657 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2526, i64 %2656
  %2658 = load ptr, ptr %2657, align 8
  %2659 = getelementptr inbounds double, ptr %2658, i64 %2607
  %2660 = load double, ptr %2659, align 8
  %2661 = getelementptr inbounds double, ptr %2658, i64 %2608
  store double %2660, ptr %2661, align 8
  %2662 = or i64 %2649, 2
  %2663 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2526, i64 %2662
  %2664 = load ptr, ptr %2663, align 8
  %2665 = getelementptr inbounds double, ptr %2664, i64 %2607
  %2666 = load double, ptr %2665, align 8
  %2667 = getelementptr inbounds double, ptr %2664, i64 %2608
  store double %2666, ptr %2667, align 8
  %2668 = or i64 %2649, 3
  %2669 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2526, i64 %2668
  %2670 = load ptr, ptr %2669, align 8
  %2671 = getelementptr inbounds double, ptr %2670, i64 %2607
  %2672 = load double, ptr %2671, align 8
  %2673 = getelementptr inbounds double, ptr %2670, i64 %2608
  store double %2672, ptr %2673, align 8
  %2674 = add nuw nsw i64 %2649, 4
  %2675 = add i64 %2650, 4
  %2676 = icmp eq i64 %2675, %2625
  br i1 %2676, label %2626, label %2648

2677:                                             ; preds = %2694, %2643
  %2678 = phi i64 [ 0, %2643 ], [ %2720, %2694 ]
  %2679 = icmp eq i64 %2644, 0
  br i1 %2679, label %2691, label %2680

2680:                                             ; preds = %2677, %2680
  %2681 = phi i64 [ %2688, %2680 ], [ %2678, %2677 ]
  %2682 = phi i64 [ %2689, %2680 ], [ 0, %2677 ]
  %2683 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %2526, i64 %2681
  %2684 = load ptr, ptr %2683, align 8
  %2685 = getelementptr inbounds double, ptr %2684, i64 %2607
  %2686 = load double, ptr %2685, align 8
  %2687 = getelementptr inbounds double, ptr %2684, i64 %2608
  store double %2686, ptr %2687, align 8
  %2688 = add nuw nsw i64 %2681, 1
  %2689 = add i64 %2682, 1
  %2690 = icmp eq i64 %2689, %2644
  br i1 %2690, label %2691, label %2680

2691:                                             ; preds = %2677, %2680, %2640
  %2692 = load double, ptr %2609, align 8
  %2693 = getelementptr inbounds double, ptr %2536, i64 %2608
  store double %2692, ptr %2693, align 8
  br label %2723

2694:                                             ; preds = %2694, %2646
  %2695 = phi i64 [ 0, %2646 ], [ %2720, %2694 ]
  %2696 = phi i64 [ 0, %2646 ], [ %2721, %2694 ]
  %2697 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %2526, i64 %2695
  %2698 = load ptr, ptr %2697, align 8
  %2699 = getelementptr inbounds double, ptr %2698, i64 %2607
  %2700 = load double, ptr %2699, align 8
  %2701 = getelementptr inbounds double, ptr %2698, i64 %2608
  store double %2700, ptr %2701, align 8
  %2702 = or i64 %2695, 1
  %2703 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %2526, i64 %2702
  %2704 = load ptr, ptr %2703, align 8
  %2705 = getelementptr inbounds double, ptr %2704, i64 %2607
  %2706 = load double, ptr %2705, align 8
  %2707 = getelementptr inbounds double, ptr %2704, i64 %2608
  store double %2706, ptr %2707, align 8
  %2708 = or i64 %2695, 2
  %2709 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %2526, i64 %2708
  %2710 = load ptr, ptr %2709, align 8
  %2711 = getelementptr inbounds double, ptr %2710, i64 %2607
  %2712 = load double, ptr %2711, align 8
  %2713 = getelementptr inbounds double, ptr %2710, i64 %2608
  store double %2712, ptr %2713, align 8
  %2714 = or i64 %2695, 3
  %2715 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %2526, i64 %2714
  %2716 = load ptr, ptr %2715, align 8
  %2717 = getelementptr inbounds double, ptr %2716, i64 %2607
  %2718 = load double, ptr %2717, align 8
  %2719 = getelementptr inbounds double, ptr %2716, i64 %2608
  store double %2718, ptr %2719, align 8
  %2720 = add nuw nsw i64 %2695, 4
  %2721 = add i64 %2696, 4
  %2722 = icmp eq i64 %2721, %2647
  br i1 %2722, label %2677, label %2694

2723:                                             ; preds = %2691, %2612
  %2724 = add nsw i64 %2608, 1
  br label %2725

2725:                                             ; preds = %2723, %2606
  %2726 = phi i64 [ %2608, %2606 ], [ %2724, %2723 ]
  %2727 = add nuw nsw i64 %2607, 1
  %2728 = icmp eq i64 %2727, %2532
  br i1 %2728, label %2729, label %2606

2729:                                             ; preds = %2725
  store i64 %2726, ptr %2531, align 8
  %2730 = icmp eq i64 %2726, 0
  br i1 %2730, label %2764, label %2756

2731:                                             ; preds = %2731, %2574
  %2732 = phi i64 [ 0, %2574 ], [ %2753, %2731 ]
  %2733 = phi i64 [ 0, %2574 ], [ %2754, %2731 ]
  %2734 = getelementptr inbounds double, ptr %2536, i64 %2732
  %2735 = load double, ptr %2734, align 8
  %2736 = fcmp oge double %2735, %2530
  %2737 = uitofp i1 %2736 to double
  store double %2737, ptr %2734, align 8
  %2738 = or i64 %2732, 1
  %2739 = getelementptr inbounds double, ptr %2536, i64 %2738
  %2740 = load double, ptr %2739, align 8
  %2741 = fcmp oge double %2740, %2530
  %2742 = uitofp i1 %2741 to double
  store double %2742, ptr %2739, align 8
  %2743 = or i64 %2732, 2
  %2744 = getelementptr inbounds double, ptr %2536, i64 %2743
  %2745 = load double, ptr %2744, align 8
  %2746 = fcmp oge double %2745, %2530
  %2747 = uitofp i1 %2746 to double
  store double %2747, ptr %2744, align 8
  %2748 = or i64 %2732, 3
  %2749 = getelementptr inbounds double, ptr %2536, i64 %2748
  %2750 = load double, ptr %2749, align 8
  %2751 = fcmp oge double %2750, %2530
  %2752 = uitofp i1 %2751 to double
  store double %2752, ptr %2749, align 8
  %2753 = add nuw nsw i64 %2732, 4
  %2754 = add i64 %2733, 4
  %2755 = icmp eq i64 %2754, %2575
  br i1 %2755, label %2589, label %2731

2756:                                             ; preds = %2729, %2576, %2567
  %2757 = phi i64 [ %2726, %2729 ], [ %2532, %2567 ], [ 0, %2576 ]
  %2758 = icmp eq i64 %2757, 1
  %2759 = zext i1 %2758 to i64
  %2760 = and i64 %2527, %2759
  %2761 = add nuw nsw i64 %2526, 1
  %2762 = icmp slt i64 %2761, %2108
  %2763 = icmp eq i64 %2761, %2108
  br i1 %2763, label %2766, label %2524

2764:                                             ; preds = %2729, %2588
  br i1 %2525, label %3020, label %2766

2765:                                             ; preds = %2176
  call fastcc void @try(ptr noundef nonnull %0, ptr noundef nonnull %3, i64 noundef 0)
  br label %3020

2766:                                             ; preds = %2756, %2764
  %2767 = phi i64 [ %2527, %2764 ], [ %2760, %2756 ]
  call fastcc void @try(ptr noundef %0, ptr noundef nonnull %3, i64 noundef 0)
  %2768 = icmp eq i64 %2767, 0
  br i1 %2768, label %2769, label %3020

2769:                                             ; preds = %2766
  %2770 = load ptr, ptr %2110, align 8
  %2771 = load i64, ptr %2770, align 8
  %2772 = icmp eq i64 %2771, 0
  %2773 = icmp eq i64 %2771, 3
  %2774 = or i1 %2772, %2773
  %2775 = select i1 %2774, double 1.500000e-01, double 3.000000e-01
  %2776 = add nuw nsw i64 %2116, 3
  %2777 = sitofp i64 %2776 to double
  %2778 = fdiv double 2.000000e+00, %2777
  %2779 = fcmp ogt double %2778, 5.000000e-01
  %2780 = select i1 %2779, double 5.000000e-01, double %2778
  %2781 = fmul double %2775, 5.000000e-01
  %2782 = fcmp olt double %2780, %2781
  %2783 = select i1 %2782, double %2781, double %2780
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %4)
  %2784 = load i64, ptr %23, align 8
  %2785 = icmp sgt i64 %2784, 0
  br i1 %2785, label %2787, label %2786

2786:                                             ; preds = %2805, %2801, %2769
  br label %2843

2787:                                             ; preds = %2769
  %2788 = icmp ult i64 %2784, 4
  br i1 %2788, label %2803, label %2789

2789:                                             ; preds = %2787
  %2790 = and i64 %2784, -4
  br label %2791

2791:                                             ; preds = %2791, %2789
  %2792 = phi i64 [ 0, %2789 ], [ %2799, %2791 ]
  %2793 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2792
  %2794 = load <2 x double>, ptr %2793, align 8
  %2795 = getelementptr inbounds double, ptr %2793, i64 2
  %2796 = load <2 x double>, ptr %2795, align 8
  %2797 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2792
  store <2 x double> %2794, ptr %2797, align 16
  %2798 = getelementptr inbounds double, ptr %2797, i64 2
  store <2 x double> %2796, ptr %2798, align 16
  %2799 = add nuw i64 %2792, 4
  %2800 = icmp eq i64 %2799, %2790
  br i1 %2800, label %2801, label %2791

2801:                                             ; preds = %2791
  %2802 = icmp eq i64 %2784, %2790
  br i1 %2802, label %2786, label %2803

2803:                                             ; preds = %2787, %2801
  %2804 = phi i64 [ 0, %2787 ], [ %2790, %2801 ]
  br label %2805

2805:                                             ; preds = %2803, %2805
  %2806 = phi i64 [ %2810, %2805 ], [ %2804, %2803 ]
  %2807 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2806
  %2808 = load double, ptr %2807, align 8
  %2809 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2806
  store double %2808, ptr %2809, align 8
  %2810 = add nuw nsw i64 %2806, 1
  %2811 = icmp eq i64 %2810, %2784
  br i1 %2811, label %2786, label %2805

2812:                                             ; preds = %2926
  br i1 %2785, label %2813, label %2952

2813:                                             ; preds = %2812
  %2814 = icmp ult i64 %2784, 4
  br i1 %2814, label %2841, label %2815

2815:                                             ; preds = %2813
  %2816 = and i64 %2784, -4
  %2817 = insertelement <2 x double> poison, double %2783, i64 0
  %2818 = shufflevector <2 x double> %2817, <2 x double> poison, <2 x i32> zeroinitializer
  %2819 = insertelement <2 x double> poison, double %2783, i64 0
  %2820 = shufflevector <2 x double> %2819, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2821

2821:                                             ; preds = %2821, %2815
  %2822 = phi i64 [ 0, %2815 ], [ %2837, %2821 ]
  %2823 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2822
  %2824 = load <2 x double>, ptr %2823, align 16
  %2825 = getelementptr inbounds double, ptr %2823, i64 2
  %2826 = load <2 x double>, ptr %2825, align 16
  %2827 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %2822
  %2828 = load <2 x double>, ptr %2827, align 8
  %2829 = getelementptr inbounds double, ptr %2827, i64 2
  %2830 = load <2 x double>, ptr %2829, align 8
  %2831 = fsub <2 x double> %2824, %2828
  %2832 = fsub <2 x double> %2826, %2830
  %2833 = fmul <2 x double> %2818, %2831
  %2834 = fmul <2 x double> %2820, %2832
  %2835 = fadd <2 x double> %2828, %2833
  %2836 = fadd <2 x double> %2830, %2834
  store <2 x double> %2835, ptr %2827, align 8
  store <2 x double> %2836, ptr %2829, align 8
  %2837 = add nuw i64 %2822, 4
  %2838 = icmp eq i64 %2837, %2816
  br i1 %2838, label %2839, label %2821

2839:                                             ; preds = %2821
  %2840 = icmp eq i64 %2784, %2816
  br i1 %2840, label %2952, label %2841

2841:                                             ; preds = %2813, %2839
  %2842 = phi i64 [ 0, %2813 ], [ %2816, %2839 ]
  br label %2975

2843:                                             ; preds = %2786, %2926
  %2844 = phi i64 [ %2927, %2926 ], [ 0, %2786 ]
  %2845 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2844
  %2846 = load i64, ptr %2845, align 8
  %2847 = icmp sgt i64 %2846, 0
  br i1 %2847, label %2848, label %2868

2848:                                             ; preds = %2843
  %2849 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2844
  %2850 = load i64, ptr %2849, align 8
  %2851 = and i64 %2846, 1
  %2852 = icmp eq i64 %2846, 1
  br i1 %2852, label %2855, label %2853

2853:                                             ; preds = %2848
  %2854 = and i64 %2846, -2
  br label %2880

2855:                                             ; preds = %2880, %2848
  %2856 = phi i64 [ 0, %2848 ], [ %2902, %2880 ]
  %2857 = icmp eq i64 %2851, 0
  br i1 %2857, label %2868, label %2858

2858:                                             ; preds = %2855
  %2859 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2844, i64 %2856
  %2860 = load ptr, ptr %2859, align 8
  %2861 = getelementptr inbounds double, ptr %2860, i64 %2850
  %2862 = load double, ptr %2861, align 8
  %2863 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2844, i64 %2856
  %2864 = load i64, ptr %2863, align 8
  %2865 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2864
  %2866 = load double, ptr %2865, align 8
  %2867 = fadd double %2862, %2866
  store double %2867, ptr %2865, align 8
  br label %2868

2868:                                             ; preds = %2858, %2855, %2843
  %2869 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2844
  %2870 = load i64, ptr %2869, align 8
  %2871 = icmp sgt i64 %2870, 0
  br i1 %2871, label %2872, label %2917

2872:                                             ; preds = %2868
  %2873 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2844
  %2874 = load ptr, ptr %2873, align 8
  %2875 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2844
  %2876 = load i64, ptr %2875, align 8
  %2877 = load i32, ptr %2874, align 4
  %2878 = sext i32 %2877 to i64
  %2879 = icmp eq i64 %2876, %2878
  br i1 %2879, label %2917, label %2910

2880:                                             ; preds = %2880, %2853
  %2881 = phi i64 [ 0, %2853 ], [ %2902, %2880 ]
  %2882 = phi i64 [ 0, %2853 ], [ %2903, %2880 ]
  %2883 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2844, i64 %2881
  %2884 = load ptr, ptr %2883, align 8
  %2885 = getelementptr inbounds double, ptr %2884, i64 %2850
  %2886 = load double, ptr %2885, align 8
  %2887 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2844, i64 %2881
  %2888 = load i64, ptr %2887, align 8
  %2889 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2888
  %2890 = load double, ptr %2889, align 8
  %2891 = fadd double %2886, %2890
  store double %2891, ptr %2889, align 8
  %2892 = or i64 %2881, 1
  %2893 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2844, i64 %2892
  %2894 = load ptr, ptr %2893, align 8
  %2895 = getelementptr inbounds double, ptr %2894, i64 %2850
  %2896 = load double, ptr %2895, align 8
  %2897 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2844, i64 %2892
  %2898 = load i64, ptr %2897, align 8
  %2899 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2898
  %2900 = load double, ptr %2899, align 8
  %2901 = fadd double %2896, %2900
  store double %2901, ptr %2899, align 8
  %2902 = add nuw nsw i64 %2881, 2
  %2903 = add i64 %2882, 2
  %2904 = icmp eq i64 %2903, %2854
  br i1 %2904, label %2855, label %2880

2905:                                             ; preds = %2910
  %2906 = getelementptr inbounds i32, ptr %2874, i64 %2912
  %2907 = load i32, ptr %2906, align 4
  %2908 = sext i32 %2907 to i64
  %2909 = icmp eq i64 %2876, %2908
  br i1 %2909, label %2914, label %2910

2910:                                             ; preds = %2872, %2905
  %2911 = phi i64 [ %2912, %2905 ], [ 0, %2872 ]
  %2912 = add nuw nsw i64 %2911, 1
  %2913 = icmp eq i64 %2912, %2870
  br i1 %2913, label %2914, label %2905

2914:                                             ; preds = %2910, %2905
  %2915 = phi i64 [ %2870, %2910 ], [ %2912, %2905 ]
  %2916 = icmp slt i64 %2915, %2870
  br label %2917

2917:                                             ; preds = %2914, %2872, %2868
  %2918 = phi i64 [ 0, %2868 ], [ 0, %2872 ], [ %2915, %2914 ]
  %2919 = phi i1 [ false, %2868 ], [ true, %2872 ], [ %2916, %2914 ]
  %2920 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %2844
  %2921 = load i64, ptr %2920, align 8
  %2922 = icmp sgt i64 %2921, 0
  br i1 %2922, label %2923, label %2926

2923:                                             ; preds = %2917
  %2924 = load ptr, ptr %0, align 8
  %2925 = load i64, ptr %2924, align 8
  br label %2929

2926:                                             ; preds = %2943, %2917
  %2927 = add nuw nsw i64 %2844, 1
  %2928 = icmp eq i64 %2927, %2108
  br i1 %2928, label %2812, label %2843

2929:                                             ; preds = %2943, %2923
  %2930 = phi i64 [ 0, %2923 ], [ %2950, %2943 ]
  br i1 %2919, label %2931, label %2938

2931:                                             ; preds = %2929
  %2932 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i64 %2844, i64 %2930
  %2933 = load ptr, ptr %2932, align 8
  %2934 = getelementptr inbounds double, ptr %2933, i64 %2918
  %2935 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %2844, i64 %2930
  %2936 = load i64, ptr %2935, align 8
  %2937 = add nsw i64 %2936, %2925
  br label %2943

2938:                                             ; preds = %2929
  %2939 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 49, i64 %2844, i64 %2930
  %2940 = load i64, ptr %2939, align 8
  %2941 = add nsw i64 %2940, %2925
  %2942 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %2941
  br label %2943

2943:                                             ; preds = %2938, %2931
  %2944 = phi i64 [ %2941, %2938 ], [ %2937, %2931 ]
  %2945 = phi ptr [ %2942, %2938 ], [ %2934, %2931 ]
  %2946 = load double, ptr %2945, align 8
  %2947 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2944
  %2948 = load double, ptr %2947, align 8
  %2949 = fadd double %2946, %2948
  store double %2949, ptr %2947, align 8
  %2950 = add nuw nsw i64 %2930, 1
  %2951 = icmp eq i64 %2950, %2921
  br i1 %2951, label %2926, label %2929

2952:                                             ; preds = %2975, %2839, %2812
  %2953 = load i64, ptr %22, align 8
  %2954 = icmp slt i64 %2953, 64
  br i1 %2954, label %2955, label %3022

2955:                                             ; preds = %2952
  %2956 = icmp sgt i64 %2953, 0
  br i1 %2956, label %2957, label %2986

2957:                                             ; preds = %2955
  %2958 = fsub double 1.000000e+00, %2783
  %2959 = icmp eq i64 %2953, 1
  br i1 %2959, label %2973, label %2960

2960:                                             ; preds = %2957
  %2961 = and i64 %2953, -2
  %2962 = insertelement <2 x double> poison, double %2958, i64 0
  %2963 = shufflevector <2 x double> %2962, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2964

2964:                                             ; preds = %2964, %2960
  %2965 = phi i64 [ 0, %2960 ], [ %2969, %2964 ]
  %2966 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2965
  %2967 = load <2 x double>, ptr %2966, align 8
  %2968 = fmul <2 x double> %2963, %2967
  store <2 x double> %2968, ptr %2966, align 8
  %2969 = add nuw i64 %2965, 2
  %2970 = icmp eq i64 %2969, %2961
  br i1 %2970, label %2971, label %2964

2971:                                             ; preds = %2964
  %2972 = icmp eq i64 %2953, %2961
  br i1 %2972, label %2986, label %2973

2973:                                             ; preds = %2957, %2971
  %2974 = phi i64 [ 0, %2957 ], [ %2961, %2971 ]
  br label %3002

2975:                                             ; preds = %2841, %2975
  %2976 = phi i64 [ %2984, %2975 ], [ %2842, %2841 ]
  %2977 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2976
  %2978 = load double, ptr %2977, align 8
  %2979 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %2976
  %2980 = load double, ptr %2979, align 8
  %2981 = fsub double %2978, %2980
  %2982 = fmul double %2783, %2981
  %2983 = fadd double %2980, %2982
  store double %2983, ptr %2979, align 8
  %2984 = add nuw nsw i64 %2976, 1
  %2985 = icmp eq i64 %2984, %2784
  br i1 %2985, label %2952, label %2975

2986:                                             ; preds = %3002, %2971, %2955
  br i1 %2111, label %3000, label %2987

2987:                                             ; preds = %2986, %2987
  %2988 = phi i64 [ %2997, %2987 ], [ 0, %2986 ]
  %2989 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2988
  %2990 = load <2 x i64>, ptr %2989, align 16
  %2991 = getelementptr inbounds i64, ptr %2989, i64 2
  %2992 = load <2 x i64>, ptr %2991, align 16
  %2993 = trunc <2 x i64> %2990 to <2 x i32>
  %2994 = trunc <2 x i64> %2992 to <2 x i32>
  %2995 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %2953, i64 %2988
  store <2 x i32> %2993, ptr %2995, align 4
  %2996 = getelementptr inbounds i32, ptr %2995, i64 2
  store <2 x i32> %2994, ptr %2996, align 4
  %2997 = add nuw i64 %2988, 4
  %2998 = icmp eq i64 %2997, %2112
  br i1 %2998, label %2999, label %2987

2999:                                             ; preds = %2987
  br i1 %2113, label %3009, label %3000

3000:                                             ; preds = %2986, %2999
  %3001 = phi i64 [ 0, %2986 ], [ %2112, %2999 ]
  br label %3012

3002:                                             ; preds = %2973, %3002
  %3003 = phi i64 [ %3007, %3002 ], [ %2974, %2973 ]
  %3004 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3003
  %3005 = load double, ptr %3004, align 8
  %3006 = fmul double %2958, %3005
  store double %3006, ptr %3004, align 8
  %3007 = add nuw nsw i64 %3003, 1
  %3008 = icmp eq i64 %3007, %2953
  br i1 %3008, label %2986, label %3002

3009:                                             ; preds = %3012, %2999
  %3010 = add nsw i64 %2953, 1
  store i64 %3010, ptr %22, align 8
  %3011 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2953
  store double %2783, ptr %3011, align 8
  br label %3022

3012:                                             ; preds = %3000, %3012
  %3013 = phi i64 [ %3018, %3012 ], [ %3001, %3000 ]
  %3014 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %3013
  %3015 = load i64, ptr %3014, align 8
  %3016 = trunc i64 %3015 to i32
  %3017 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %2953, i64 %3013
  store i32 %3016, ptr %3017, align 4
  %3018 = add nuw nsw i64 %3013, 1
  %3019 = icmp eq i64 %3018, %2108
  br i1 %3019, label %3009, label %3012

3020:                                             ; preds = %2766, %2764, %2171, %2114, %2765, %2176
  %3021 = phi double [ 0x7FF0000000000000, %2176 ], [ %2178, %2765 ], [ %2115, %2114 ], [ 0x7FF0000000000000, %2171 ], [ 0x7FF0000000000000, %2764 ], [ %2173, %2766 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %3025

3022:                                             ; preds = %3009, %2952
  tail call fastcc void @price(ptr noundef nonnull %0, double noundef %2775)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  %3023 = add nuw nsw i64 %2116, 1
  %3024 = icmp eq i64 %3023, %2107
  br i1 %3024, label %3025, label %2114

3025:                                             ; preds = %3022, %3020
  %3026 = phi double [ %3021, %3020 ], [ %2173, %3022 ]
  %3027 = fcmp oeq double %3026, 0x7FF0000000000000
  br i1 %3027, label %3752, label %3028

3028:                                             ; preds = %3025
  %3029 = and i64 %37, 3
  %3030 = icmp ult i64 %37, 4
  br i1 %3030, label %3059, label %3031

3031:                                             ; preds = %3028
  %3032 = and i64 %37, -4
  br label %3033

3033:                                             ; preds = %3033, %3031
  %3034 = phi i64 [ 0, %3031 ], [ %3056, %3033 ]
  %3035 = phi double [ 1.000000e+00, %3031 ], [ %3055, %3033 ]
  %3036 = phi i64 [ 0, %3031 ], [ %3057, %3033 ]
  %3037 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %3034
  %3038 = load i64, ptr %3037, align 8
  %3039 = sitofp i64 %3038 to double
  %3040 = fmul double %3035, %3039
  %3041 = or i64 %3034, 1
  %3042 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %3041
  %3043 = load i64, ptr %3042, align 8
  %3044 = sitofp i64 %3043 to double
  %3045 = fmul double %3040, %3044
  %3046 = or i64 %3034, 2
  %3047 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %3046
  %3048 = load i64, ptr %3047, align 8
  %3049 = sitofp i64 %3048 to double
  %3050 = fmul double %3045, %3049
  %3051 = or i64 %3034, 3
  %3052 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %3051
  %3053 = load i64, ptr %3052, align 8
  %3054 = sitofp i64 %3053 to double
  %3055 = fmul double %3050, %3054
  %3056 = add nuw nsw i64 %3034, 4
  %3057 = add i64 %3036, 4
  %3058 = icmp eq i64 %3057, %3032
  br i1 %3058, label %3059, label %3033

3059:                                             ; preds = %3033, %3028
  %3060 = phi double [ undef, %3028 ], [ %3055, %3033 ]
  %3061 = phi i64 [ 0, %3028 ], [ %3056, %3033 ]
  %3062 = phi double [ 1.000000e+00, %3028 ], [ %3055, %3033 ]
  %3063 = icmp eq i64 %3029, 0
  br i1 %3063, label %3075, label %3064

3064:                                             ; preds = %3059, %3064
  %3065 = phi i64 [ %3072, %3064 ], [ %3061, %3059 ]
  %3066 = phi double [ %3071, %3064 ], [ %3062, %3059 ]
  %3067 = phi i64 [ %3073, %3064 ], [ 0, %3059 ]
  %3068 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %3065
  %3069 = load i64, ptr %3068, align 8
  %3070 = sitofp i64 %3069 to double
  %3071 = fmul double %3066, %3070
  %3072 = add nuw nsw i64 %3065, 1
  %3073 = add i64 %3067, 1
  %3074 = icmp eq i64 %3073, %3029
  br i1 %3074, label %3075, label %3064

3075:                                             ; preds = %3059, %3064, %1414
  %3076 = phi double [ %1415, %1414 ], [ %3060, %3059 ], [ %3071, %3064 ]
  %3077 = phi double [ %1392, %1414 ], [ %3026, %3064 ], [ %3026, %3059 ]
  %3078 = fcmp ugt double %3076, 6.400000e+01
  br i1 %3078, label %3080, label %3079

3079:                                             ; preds = %3075, %1391
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %7)
  br label %3752

3080:                                             ; preds = %3075
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %3081 = load ptr, ptr %0, align 8
  %3082 = load ptr, ptr %15, align 8
  %3083 = load i64, ptr %3082, align 8
  %3084 = load i64, ptr %22, align 8
  %3085 = icmp sgt i64 %3084, 0
  br i1 %3085, label %3086, label %3092

3086:                                             ; preds = %3080
  %3087 = add i64 %3084, -1
  %3088 = and i64 %3084, 7
  %3089 = icmp ult i64 %3084, 8
  br i1 %3089, label %3094, label %3090

3090:                                             ; preds = %3086
  %3091 = and i64 %3084, -8
  br label %3123

3092:                                             ; preds = %3080
  %3093 = icmp sgt i64 %3083, 0
  br label %3163

3094:                                             ; preds = %3123, %3086
  %3095 = phi double [ undef, %3086 ], [ %3157, %3123 ]
  %3096 = phi double [ 0.000000e+00, %3086 ], [ %3157, %3123 ]
  %3097 = phi i64 [ 0, %3086 ], [ %3158, %3123 ]
  %3098 = icmp eq i64 %3088, 0
  br i1 %3098, label %3109, label %3099

3099:                                             ; preds = %3094, %3099
  %3100 = phi double [ %3105, %3099 ], [ %3096, %3094 ]
  %3101 = phi i64 [ %3106, %3099 ], [ %3097, %3094 ]
  %3102 = phi i64 [ %3107, %3099 ], [ 0, %3094 ]
  %3103 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3101
  %3104 = load double, ptr %3103, align 8
  %3105 = fadd double %3100, %3104
  %3106 = add nuw nsw i64 %3101, 1
  %3107 = add i64 %3102, 1
  %3108 = icmp eq i64 %3107, %3088
  br i1 %3108, label %3109, label %3099

3109:                                             ; preds = %3099, %3094
  %3110 = phi double [ %3095, %3094 ], [ %3105, %3099 ]
  %3111 = fcmp ogt double %3110, 0.000000e+00
  %3112 = icmp sgt i64 %3083, 0
  %3113 = select i1 %3112, i1 %3111, i1 false
  br i1 %3113, label %3114, label %3163

3114:                                             ; preds = %3109
  %3115 = and i64 %3084, 1
  %3116 = icmp eq i64 %3087, 0
  %3117 = and i64 %3084, -2
  %3118 = icmp eq i64 %3115, 0
  %3119 = and i64 %3084, 1
  %3120 = icmp eq i64 %3087, 0
  %3121 = and i64 %3084, -2
  %3122 = icmp eq i64 %3119, 0
  br label %3179

3123:                                             ; preds = %3123, %3090
  %3124 = phi double [ 0.000000e+00, %3090 ], [ %3157, %3123 ]
  %3125 = phi i64 [ 0, %3090 ], [ %3158, %3123 ]
  %3126 = phi i64 [ 0, %3090 ], [ %3159, %3123 ]
  %3127 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3125
  %3128 = load double, ptr %3127, align 8
  %3129 = fadd double %3124, %3128
  %3130 = or i64 %3125, 1
  %3131 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3130
  %3132 = load double, ptr %3131, align 8
  %3133 = fadd double %3129, %3132
  %3134 = or i64 %3125, 2
  %3135 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3134
  %3136 = load double, ptr %3135, align 8
  %3137 = fadd double %3133, %3136
  %3138 = or i64 %3125, 3
  %3139 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3138
  %3140 = load double, ptr %3139, align 8
  %3141 = fadd double %3137, %3140
  %3142 = or i64 %3125, 4
  %3143 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3142
  %3144 = load double, ptr %3143, align 8
  %3145 = fadd double %3141, %3144
  %3146 = or i64 %3125, 5
  %3147 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3146
  %3148 = load double, ptr %3147, align 8
  %3149 = fadd double %3145, %3148
  %3150 = or i64 %3125, 6
  %3151 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3150
  %3152 = load double, ptr %3151, align 8
  %3153 = fadd double %3149, %3152
  %3154 = or i64 %3125, 7
  %3155 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3154
  %3156 = load double, ptr %3155, align 8
  %3157 = fadd double %3153, %3156
  %3158 = add nuw nsw i64 %3125, 8
  %3159 = add i64 %3126, 8
  %3160 = icmp eq i64 %3159, %3091
  br i1 %3160, label %3094, label %3123

3161:                                             ; preds = %3361
  %3162 = icmp sgt i64 %3365, -1
  br i1 %3162, label %3619, label %3163

3163:                                             ; preds = %3161, %3109, %3092
  %3164 = phi i64 [ %3362, %3161 ], [ 0, %3109 ], [ 0, %3092 ]
  %3165 = phi double [ %3363, %3161 ], [ 0.000000e+00, %3109 ], [ 0.000000e+00, %3092 ]
  %3166 = phi i64 [ %3365, %3161 ], [ -1, %3109 ], [ -1, %3092 ]
  %3167 = phi i1 [ true, %3161 ], [ %3112, %3109 ], [ %3093, %3092 ]
  %3168 = getelementptr inbounds %struct.Problem, ptr %3081, i64 0, i32 1
  %3169 = load i64, ptr %3168, align 8
  %3170 = icmp sgt i64 %3169, 0
  br i1 %3170, label %3171, label %3384

3171:                                             ; preds = %3163
  %3172 = getelementptr inbounds %struct.Problem, ptr %3081, i64 0, i32 7
  %3173 = getelementptr inbounds %struct.Problem, ptr %3081, i64 0, i32 6
  %3174 = getelementptr inbounds %struct.Problem, ptr %3081, i64 0, i32 17
  %3175 = and i64 %3083, 1
  %3176 = icmp eq i64 %3083, 1
  %3177 = and i64 %3083, -2
  %3178 = icmp eq i64 %3175, 0
  br label %3368

3179:                                             ; preds = %3114, %3361
  %3180 = phi i64 [ %3362, %3361 ], [ 0, %3114 ]
  %3181 = phi double [ %3363, %3361 ], [ 0.000000e+00, %3114 ]
  %3182 = phi i64 [ %3365, %3361 ], [ -1, %3114 ]
  %3183 = phi double [ %3364, %3361 ], [ 0x3D06849B86A12B9B, %3114 ]
  %3184 = phi i64 [ %3366, %3361 ], [ 0, %3114 ]
  %3185 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %3184
  %3186 = load i64, ptr %3185, align 8
  %3187 = icmp slt i64 %3186, 2
  br i1 %3187, label %3361, label %3188

3188:                                             ; preds = %3179
  %3189 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %3184
  %3190 = load i64, ptr %3189, align 8
  %3191 = icmp sgt i64 %3190, 0
  br i1 %3191, label %3192, label %3361

3192:                                             ; preds = %3188
  %3193 = and i64 %3186, 1
  %3194 = icmp eq i64 %3186, 1
  %3195 = and i64 %3186, -2
  %3196 = icmp eq i64 %3193, 0
  br label %3197

3197:                                             ; preds = %3192, %3354
  %3198 = phi i64 [ %3355, %3354 ], [ %3180, %3192 ]
  %3199 = phi double [ %3356, %3354 ], [ %3181, %3192 ]
  %3200 = phi i64 [ %3358, %3354 ], [ %3182, %3192 ]
  %3201 = phi double [ %3357, %3354 ], [ %3183, %3192 ]
  %3202 = phi i64 [ %3359, %3354 ], [ 0, %3192 ]
  %3203 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %3184, i64 %3202
  %3204 = load i64, ptr %3203, align 8
  %3205 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %3204
  %3206 = load double, ptr %3205, align 8
  %3207 = fcmp olt double %3206, 1.000000e-09
  br i1 %3207, label %3354, label %3208

3208:                                             ; preds = %3197
  %3209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %3184, i64 %3202
  %3210 = load ptr, ptr %3209, align 8
  br i1 %3116, label %3239, label %3211

3211:                                             ; preds = %3208, %3211
  %3212 = phi i64 [ %3236, %3211 ], [ 0, %3208 ]
  %3213 = phi double [ %3235, %3211 ], [ 0.000000e+00, %3208 ]
  %3214 = phi i64 [ %3237, %3211 ], [ 0, %3208 ]
  %3215 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3212
  %3216 = load double, ptr %3215, align 8
  %3217 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %3212, i64 %3184
  %3218 = load i32, ptr %3217, align 4
  %3219 = sext i32 %3218 to i64
  %3220 = getelementptr inbounds double, ptr %3210, i64 %3219
  %3221 = load double, ptr %3220, align 8
  %3222 = fmul double %3216, %3221
  %3223 = fdiv double %3222, %3110
  %3224 = fadd double %3213, %3223
  %3225 = or i64 %3212, 1
  %3226 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3225
  %3227 = load double, ptr %3226, align 8
  %3228 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %3225, i64 %3184
  %3229 = load i32, ptr %3228, align 4
  %3230 = sext i32 %3229 to i64
  %3231 = getelementptr inbounds double, ptr %3210, i64 %3230
  %3232 = load double, ptr %3231, align 8
  %3233 = fmul double %3227, %3232
  %3234 = fdiv double %3233, %3110
  %3235 = fadd double %3224, %3234
  %3236 = add nuw nsw i64 %3212, 2
  %3237 = add i64 %3214, 2
  %3238 = icmp eq i64 %3237, %3117
  br i1 %3238, label %3239, label %3211

3239:                                             ; preds = %3211, %3208
  %3240 = phi double [ undef, %3208 ], [ %3235, %3211 ]
  %3241 = phi i64 [ 0, %3208 ], [ %3236, %3211 ]
  %3242 = phi double [ 0.000000e+00, %3208 ], [ %3235, %3211 ]
  br i1 %3118, label %3254, label %3243

3243:                                             ; preds = %3239
  %3244 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3241
  %3245 = load double, ptr %3244, align 8
  %3246 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %3241, i64 %3184
  %3247 = load i32, ptr %3246, align 4
  %3248 = sext i32 %3247 to i64
  %3249 = getelementptr inbounds double, ptr %3210, i64 %3248
  %3250 = load double, ptr %3249, align 8
  %3251 = fmul double %3245, %3250
  %3252 = fdiv double %3251, %3110
  %3253 = fadd double %3242, %3252
  br label %3254

3254:                                             ; preds = %3239, %3243
  %3255 = phi double [ %3240, %3239 ], [ %3253, %3243 ]
  br i1 %3120, label %3256, label %3281

3256:                                             ; preds = %3281, %3254
  %3257 = phi double [ undef, %3254 ], [ %3309, %3281 ]
  %3258 = phi i64 [ 0, %3254 ], [ %3310, %3281 ]
  %3259 = phi double [ 0.000000e+00, %3254 ], [ %3309, %3281 ]
  br i1 %3122, label %3273, label %3260

3260:                                             ; preds = %3256
  %3261 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %3258, i64 %3184
  %3262 = load i32, ptr %3261, align 4
  %3263 = sext i32 %3262 to i64
  %3264 = getelementptr inbounds double, ptr %3210, i64 %3263
  %3265 = load double, ptr %3264, align 8
  %3266 = fsub double %3265, %3255
  %3267 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3258
  %3268 = load double, ptr %3267, align 8
  %3269 = fmul double %3268, %3266
  %3270 = fmul double %3266, %3269
  %3271 = fdiv double %3270, %3110
  %3272 = fadd double %3259, %3271
  br label %3273

3273:                                             ; preds = %3256, %3260
  %3274 = phi double [ %3257, %3256 ], [ %3272, %3260 ]
  %3275 = fmul double %3206, %3206
  %3276 = fmul double %3275, %3274
  %3277 = fcmp ogt double %3276, %3201
  br i1 %3277, label %3278, label %3354

3278:                                             ; preds = %3273
  %3279 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %3184, i64 %3202
  %3280 = load ptr, ptr %3279, align 8
  br i1 %3194, label %3313, label %3332

3281:                                             ; preds = %3254, %3281
  %3282 = phi i64 [ %3310, %3281 ], [ 0, %3254 ]
  %3283 = phi double [ %3309, %3281 ], [ 0.000000e+00, %3254 ]
  %3284 = phi i64 [ %3311, %3281 ], [ 0, %3254 ]
  %3285 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %3282, i64 %3184
  %3286 = load i32, ptr %3285, align 4
  %3287 = sext i32 %3286 to i64
  %3288 = getelementptr inbounds double, ptr %3210, i64 %3287
  %3289 = load double, ptr %3288, align 8
  %3290 = fsub double %3289, %3255
  %3291 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3282
  %3292 = load double, ptr %3291, align 8
  %3293 = fmul double %3292, %3290
  %3294 = fmul double %3290, %3293
  %3295 = fdiv double %3294, %3110
  %3296 = fadd double %3283, %3295
  %3297 = or i64 %3282, 1
  %3298 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %3297, i64 %3184
  %3299 = load i32, ptr %3298, align 4
  %3300 = sext i32 %3299 to i64
  %3301 = getelementptr inbounds double, ptr %3210, i64 %3300
  %3302 = load double, ptr %3301, align 8
  %3303 = fsub double %3302, %3255
  %3304 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %3297
  %3305 = load double, ptr %3304, align 8
  %3306 = fmul double %3305, %3303
  %3307 = fmul double %3303, %3306
  %3308 = fdiv double %3307, %3110
  %3309 = fadd double %3296, %3308
  %3310 = add nuw nsw i64 %3282, 2
  %3311 = add i64 %3284, 2
  %3312 = icmp eq i64 %3311, %3121
  br i1 %3312, label %3256, label %3281

3313:                                             ; preds = %3332, %3278
  %3314 = phi double [ undef, %3278 ], [ %3347, %3332 ]
  %3315 = phi double [ undef, %3278 ], [ %3349, %3332 ]
  %3316 = phi i64 [ 0, %3278 ], [ %3350, %3332 ]
  %3317 = phi double [ 0xFFF0000000000000, %3278 ], [ %3349, %3332 ]
  %3318 = phi double [ 0x7FF0000000000000, %3278 ], [ %3347, %3332 ]
  br i1 %3196, label %3326, label %3319

3319:                                             ; preds = %3313
  %3320 = getelementptr inbounds double, ptr %3280, i64 %3316
  %3321 = load double, ptr %3320, align 8
  %3322 = fcmp olt double %3321, %3318
  %3323 = select i1 %3322, double %3321, double %3318
  %3324 = fcmp ogt double %3321, %3317
  %3325 = select i1 %3324, double %3321, double %3317
  br label %3326

3326:                                             ; preds = %3313, %3319
  %3327 = phi double [ %3314, %3313 ], [ %3323, %3319 ]
  %3328 = phi double [ %3315, %3313 ], [ %3325, %3319 ]
  %3329 = fcmp ole double %3327, %3255
  %3330 = fcmp olt double %3255, %3328
  %3331 = select i1 %3329, i1 %3330, i1 false
  br i1 %3331, label %3353, label %3354

3332:                                             ; preds = %3278, %3332
  %3333 = phi i64 [ %3350, %3332 ], [ 0, %3278 ]
  %3334 = phi double [ %3349, %3332 ], [ 0xFFF0000000000000, %3278 ]
  %3335 = phi double [ %3347, %3332 ], [ 0x7FF0000000000000, %3278 ]
  %3336 = phi i64 [ %3351, %3332 ], [ 0, %3278 ]
  %3337 = getelementptr inbounds double, ptr %3280, i64 %3333
  %3338 = load double, ptr %3337, align 8
  %3339 = fcmp olt double %3338, %3335
  %3340 = select i1 %3339, double %3338, double %3335
  %3341 = fcmp ogt double %3338, %3334
  %3342 = select i1 %3341, double %3338, double %3334
  %3343 = or i64 %3333, 1
  %3344 = getelementptr inbounds double, ptr %3280, i64 %3343
  %3345 = load double, ptr %3344, align 8
  %3346 = fcmp olt double %3345, %3340
  %3347 = select i1 %3346, double %3345, double %3340
  %3348 = fcmp ogt double %3345, %3342
  %3349 = select i1 %3348, double %3345, double %3342
  %3350 = add nuw nsw i64 %3333, 2
  %3351 = add nuw nsw i64 %3336, 2
  %3352 = icmp eq i64 %3351, %3195
  br i1 %3352, label %3313, label %3332

3353:                                             ; preds = %3326
  br label %3354

3354:                                             ; preds = %3353, %3326, %3273, %3197
  %3355 = phi i64 [ %3198, %3197 ], [ %3202, %3353 ], [ %3198, %3326 ], [ %3198, %3273 ]
  %3356 = phi double [ %3199, %3197 ], [ %3255, %3353 ], [ %3199, %3326 ], [ %3199, %3273 ]
  %3357 = phi double [ %3201, %3197 ], [ %3276, %3353 ], [ %3201, %3326 ], [ %3201, %3273 ]
  %3358 = phi i64 [ %3200, %3197 ], [ %3184, %3353 ], [ %3200, %3326 ], [ %3200, %3273 ]
  %3359 = add nuw nsw i64 %3202, 1
  %3360 = icmp eq i64 %3359, %3190
  br i1 %3360, label %3361, label %3197

3361:                                             ; preds = %3354, %3188, %3179
  %3362 = phi i64 [ %3180, %3179 ], [ %3180, %3188 ], [ %3355, %3354 ]
  %3363 = phi double [ %3181, %3179 ], [ %3181, %3188 ], [ %3356, %3354 ]
  %3364 = phi double [ %3183, %3179 ], [ %3183, %3188 ], [ %3357, %3354 ]
  %3365 = phi i64 [ %3182, %3179 ], [ %3182, %3188 ], [ %3358, %3354 ]
  %3366 = add nuw nsw i64 %3184, 1
  %3367 = icmp eq i64 %3366, %3083
  br i1 %3367, label %3161, label %3179

3368:                                             ; preds = %3388, %3171
  %3369 = phi i64 [ %3164, %3171 ], [ %3389, %3388 ]
  %3370 = phi double [ %3165, %3171 ], [ %3390, %3388 ]
  %3371 = phi i64 [ %3166, %3171 ], [ %3392, %3388 ]
  %3372 = phi double [ 0.000000e+00, %3171 ], [ %3391, %3388 ]
  %3373 = phi i64 [ 0, %3171 ], [ %3393, %3388 ]
  br i1 %3167, label %3374, label %3388

3374:                                             ; preds = %3368
  %3375 = load ptr, ptr %3172, align 8
  %3376 = xor i64 %3373, -1
  %3377 = load i64, ptr %3081, align 8
  %3378 = add nsw i64 %3377, %3373
  %3379 = add nsw i64 %3377, %3169
  br label %3395

3380:                                             ; preds = %3388
  %3381 = icmp sgt i64 %3392, -1
  %3382 = fcmp ogt double %3391, 1.000000e-03
  %3383 = select i1 %3381, i1 %3382, i1 false
  br i1 %3383, label %3619, label %3384

3384:                                             ; preds = %3380, %3163
  %3385 = phi i64 [ %3389, %3380 ], [ %3164, %3163 ]
  %3386 = phi double [ %3390, %3380 ], [ %3165, %3163 ]
  %3387 = phi i64 [ %3392, %3380 ], [ %3166, %3163 ]
  br i1 %3167, label %3527, label %3643

3388:                                             ; preds = %3520, %3368
  %3389 = phi i64 [ %3369, %3368 ], [ %3521, %3520 ]
  %3390 = phi double [ %3370, %3368 ], [ %3522, %3520 ]
  %3391 = phi double [ %3372, %3368 ], [ %3523, %3520 ]
  %3392 = phi i64 [ %3371, %3368 ], [ %3524, %3520 ]
  %3393 = add nuw nsw i64 %3373, 1
  %3394 = icmp eq i64 %3393, %3169
  br i1 %3394, label %3380, label %3368

3395:                                             ; preds = %3520, %3374
  %3396 = phi i64 [ %3369, %3374 ], [ %3521, %3520 ]
  %3397 = phi double [ %3370, %3374 ], [ %3522, %3520 ]
  %3398 = phi i64 [ %3371, %3374 ], [ %3524, %3520 ]
  %3399 = phi double [ %3372, %3374 ], [ %3523, %3520 ]
  %3400 = phi i64 [ 0, %3374 ], [ %3525, %3520 ]
  %3401 = mul nsw i64 %3400, %3379
  %3402 = add nsw i64 %3401, %3378
  %3403 = getelementptr inbounds i64, ptr %3375, i64 %3402
  %3404 = load i64, ptr %3403, align 8
  %3405 = icmp eq i64 %3404, 0
  br i1 %3405, label %3520, label %3406

3406:                                             ; preds = %3395
  %3407 = load ptr, ptr %3173, align 8
  %3408 = getelementptr inbounds ptr, ptr %3407, i64 %3400
  %3409 = load ptr, ptr %3408, align 8
  %3410 = getelementptr inbounds %struct.Table, ptr %3409, i64 0, i32 1
  %3411 = load ptr, ptr %3410, align 8
  %3412 = getelementptr inbounds ptr, ptr %3411, i64 %3404
  %3413 = load ptr, ptr %3412, align 8
  %3414 = icmp eq ptr %3413, null
  br i1 %3414, label %3520, label %3415

3415:                                             ; preds = %3406
  %3416 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %3400
  %3417 = load i64, ptr %3416, align 8
  %3418 = icmp slt i64 %3417, 2
  br i1 %3418, label %3520, label %3419

3419:                                             ; preds = %3415
  %3420 = load ptr, ptr %3174, align 8
  %3421 = getelementptr inbounds double, ptr %3420, i64 %3378
  %3422 = load double, ptr %3421, align 8
  %3423 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %3400
  %3424 = load ptr, ptr %3423, align 8
  %3425 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %3400
  %3426 = load ptr, ptr %3425, align 8
  %3427 = and i64 %3417, 1
  %3428 = and i64 %3417, -2
  br label %3429

3429:                                             ; preds = %3429, %3419
  %3430 = phi i64 [ 0, %3419 ], [ %3459, %3429 ]
  %3431 = phi double [ 0.000000e+00, %3419 ], [ %3458, %3429 ]
  %3432 = phi double [ 0x7FF0000000000000, %3419 ], [ %3456, %3429 ]
  %3433 = phi i64 [ 0, %3419 ], [ %3460, %3429 ]
  %3434 = getelementptr inbounds i32, ptr %3426, i64 %3430
  %3435 = load i32, ptr %3434, align 4
  %3436 = sext i32 %3435 to i64
  %3437 = getelementptr inbounds i32, ptr %3424, i64 %3436
  %3438 = load i32, ptr %3437, align 4
  %3439 = sext i32 %3438 to i64
  %3440 = getelementptr inbounds double, ptr %3413, i64 %3439
  %3441 = load double, ptr %3440, align 8
  %3442 = fcmp olt double %3441, %3432
  %3443 = select i1 %3442, double %3441, double %3432
  %3444 = fcmp ogt double %3441, %3431
  %3445 = select i1 %3444, double %3441, double %3431
  %3446 = or i64 %3430, 1
  %3447 = getelementptr inbounds i32, ptr %3426, i64 %3446
  %3448 = load i32, ptr %3447, align 4
  %3449 = sext i32 %3448 to i64
  %3450 = getelementptr inbounds i32, ptr %3424, i64 %3449
  %3451 = load i32, ptr %3450, align 4
  %3452 = sext i32 %3451 to i64
  %3453 = getelementptr inbounds double, ptr %3413, i64 %3452
  %3454 = load double, ptr %3453, align 8
  %3455 = fcmp olt double %3454, %3443
  %3456 = select i1 %3455, double %3454, double %3443
  %3457 = fcmp ogt double %3454, %3445
  %3458 = select i1 %3457, double %3454, double %3445
  %3459 = add nuw nsw i64 %3430, 2
  %3460 = add nuw nsw i64 %3433, 2
  %3461 = icmp eq i64 %3460, %3428
  br i1 %3461, label %3462, label %3429

3462:                                             ; preds = %3429
  %3463 = icmp eq i64 %3427, 0
  br i1 %3463, label %3477, label %3464

3464:                                             ; preds = %3462
  %3465 = getelementptr inbounds i32, ptr %3426, i64 %3459
  %3466 = load i32, ptr %3465, align 4
  %3467 = sext i32 %3466 to i64
  %3468 = getelementptr inbounds i32, ptr %3424, i64 %3467
  %3469 = load i32, ptr %3468, align 4
  %3470 = sext i32 %3469 to i64
  %3471 = getelementptr inbounds double, ptr %3413, i64 %3470
  %3472 = load double, ptr %3471, align 8
  %3473 = fcmp olt double %3472, %3456
  %3474 = select i1 %3473, double %3472, double %3456
  %3475 = fcmp ogt double %3472, %3458
  %3476 = select i1 %3475, double %3472, double %3458
  br label %3477

3477:                                             ; preds = %3462, %3464
  %3478 = phi double [ %3456, %3462 ], [ %3474, %3464 ]
  %3479 = phi double [ %3458, %3462 ], [ %3476, %3464 ]
  br i1 %3176, label %3480, label %3495

3480:                                             ; preds = %3512, %3477
  %3481 = phi double [ undef, %3477 ], [ %3513, %3512 ]
  %3482 = phi i64 [ 0, %3477 ], [ %3514, %3512 ]
  %3483 = phi double [ %3422, %3477 ], [ %3513, %3512 ]
  br i1 %3178, label %3490, label %3484

3484:                                             ; preds = %3480
  %3485 = icmp eq i64 %3482, %3400
  br i1 %3485, label %3490, label %3486

3486:                                             ; preds = %3484
  %3487 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %3373, i64 %3482
  %3488 = load double, ptr %3487, align 8
  %3489 = fmul double %3483, %3488
  br label %3490

3490:                                             ; preds = %3484, %3486, %3480
  %3491 = phi double [ %3481, %3480 ], [ %3489, %3486 ], [ %3483, %3484 ]
  %3492 = fsub double %3479, %3478
  %3493 = fmul double %3492, %3491
  %3494 = fcmp ogt double %3493, %3399
  br i1 %3494, label %3517, label %3520

3495:                                             ; preds = %3477, %3512
  %3496 = phi i64 [ %3514, %3512 ], [ 0, %3477 ]
  %3497 = phi double [ %3513, %3512 ], [ %3422, %3477 ]
  %3498 = phi i64 [ %3515, %3512 ], [ 0, %3477 ]
  %3499 = icmp eq i64 %3496, %3400
  br i1 %3499, label %3504, label %3500

3500:                                             ; preds = %3495
  %3501 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %3373, i64 %3496
  %3502 = load double, ptr %3501, align 8
  %3503 = fmul double %3497, %3502
  br label %3504

3504:                                             ; preds = %3500, %3495
  %3505 = phi double [ %3503, %3500 ], [ %3497, %3495 ]
  %3506 = or i64 %3496, 1
  %3507 = icmp eq i64 %3506, %3400
  br i1 %3507, label %3512, label %3508

3508:                                             ; preds = %3504
  %3509 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %3373, i64 %3506
  %3510 = load double, ptr %3509, align 8
  %3511 = fmul double %3505, %3510
  br label %3512

3512:                                             ; preds = %3508, %3504
  %3513 = phi double [ %3511, %3508 ], [ %3505, %3504 ]
  %3514 = add nuw nsw i64 %3496, 2
  %3515 = add i64 %3498, 2
  %3516 = icmp eq i64 %3515, %3177
  br i1 %3516, label %3480, label %3495

3517:                                             ; preds = %3490
  %3518 = fadd double %3478, %3479
  %3519 = fmul double %3518, 5.000000e-01
  br label %3520

3520:                                             ; preds = %3517, %3490, %3415, %3406, %3395
  %3521 = phi i64 [ %3396, %3395 ], [ %3396, %3406 ], [ %3396, %3415 ], [ %3376, %3517 ], [ %3396, %3490 ]
  %3522 = phi double [ %3397, %3395 ], [ %3397, %3406 ], [ %3397, %3415 ], [ %3519, %3517 ], [ %3397, %3490 ]
  %3523 = phi double [ %3399, %3395 ], [ %3399, %3406 ], [ %3399, %3415 ], [ %3493, %3517 ], [ %3399, %3490 ]
  %3524 = phi i64 [ %3398, %3395 ], [ %3398, %3406 ], [ %3398, %3415 ], [ %3400, %3517 ], [ %3398, %3490 ]
  %3525 = add nuw nsw i64 %3400, 1
  %3526 = icmp eq i64 %3525, %3083
  br i1 %3526, label %3388, label %3395

3527:                                             ; preds = %3384, %3555
  %3528 = phi i64 [ %3556, %3555 ], [ %3385, %3384 ]
  %3529 = phi double [ %3557, %3555 ], [ %3386, %3384 ]
  %3530 = phi i64 [ %3559, %3555 ], [ %3387, %3384 ]
  %3531 = phi i64 [ %3560, %3555 ], [ 0, %3384 ]
  %3532 = phi double [ %3558, %3555 ], [ 0.000000e+00, %3384 ]
  %3533 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %3531
  %3534 = load i64, ptr %3533, align 8
  %3535 = icmp sgt i64 %3534, 0
  br i1 %3535, label %3536, label %3555

3536:                                             ; preds = %3527
  %3537 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %3531
  %3538 = load i64, ptr %3537, align 8
  %3539 = icmp sgt i64 %3538, 1
  br i1 %3539, label %3540, label %3555

3540:                                             ; preds = %3536
  %3541 = and i64 %3538, 1
  %3542 = icmp eq i64 %3538, 1
  %3543 = and i64 %3538, -2
  %3544 = icmp eq i64 %3541, 0
  br label %3547

3545:                                             ; preds = %3555
  %3546 = fcmp ogt double %3558, 0.000000e+00
  br i1 %3546, label %3623, label %3643

3547:                                             ; preds = %3540, %3612
  %3548 = phi i64 [ %3613, %3612 ], [ %3528, %3540 ]
  %3549 = phi double [ %3614, %3612 ], [ %3529, %3540 ]
  %3550 = phi i64 [ %3616, %3612 ], [ %3530, %3540 ]
  %3551 = phi i64 [ %3617, %3612 ], [ 0, %3540 ]
  %3552 = phi double [ %3615, %3612 ], [ %3532, %3540 ]
  %3553 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %3531, i64 %3551
  %3554 = load ptr, ptr %3553, align 8
  br i1 %3542, label %3562, label %3588

3555:                                             ; preds = %3612, %3536, %3527
  %3556 = phi i64 [ %3528, %3527 ], [ %3528, %3536 ], [ %3613, %3612 ]
  %3557 = phi double [ %3529, %3527 ], [ %3529, %3536 ], [ %3614, %3612 ]
  %3558 = phi double [ %3532, %3527 ], [ %3532, %3536 ], [ %3615, %3612 ]
  %3559 = phi i64 [ %3530, %3527 ], [ %3530, %3536 ], [ %3616, %3612 ]
  %3560 = add nuw nsw i64 %3531, 1
  %3561 = icmp eq i64 %3560, %3083
  br i1 %3561, label %3545, label %3527

3562:                                             ; preds = %3588, %3547
  %3563 = phi double [ undef, %3547 ], [ %3603, %3588 ]
  %3564 = phi double [ undef, %3547 ], [ %3605, %3588 ]
  %3565 = phi i64 [ 0, %3547 ], [ %3606, %3588 ]
  %3566 = phi double [ 0xFFF0000000000000, %3547 ], [ %3605, %3588 ]
  %3567 = phi double [ 0x7FF0000000000000, %3547 ], [ %3603, %3588 ]
  br i1 %3544, label %3575, label %3568

3568:                                             ; preds = %3562
  %3569 = getelementptr inbounds double, ptr %3554, i64 %3565
  %3570 = load double, ptr %3569, align 8
  %3571 = fcmp olt double %3570, %3567
  %3572 = select i1 %3571, double %3570, double %3567
  %3573 = fcmp ogt double %3570, %3566
  %3574 = select i1 %3573, double %3570, double %3566
  br label %3575

3575:                                             ; preds = %3562, %3568
  %3576 = phi double [ %3563, %3562 ], [ %3572, %3568 ]
  %3577 = phi double [ %3564, %3562 ], [ %3574, %3568 ]
  %3578 = fsub double %3577, %3576
  %3579 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %3531, i64 %3551
  %3580 = load i64, ptr %3579, align 8
  %3581 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %3580
  %3582 = load double, ptr %3581, align 8
  %3583 = fadd double %3582, 0x3EB0C6F7A0B5ED8D
  %3584 = fmul double %3578, %3583
  %3585 = fcmp ogt double %3584, %3552
  %3586 = fcmp ogt double %3577, %3576
  %3587 = select i1 %3585, i1 %3586, i1 false
  br i1 %3587, label %3609, label %3612

3588:                                             ; preds = %3547, %3588
  %3589 = phi i64 [ %3606, %3588 ], [ 0, %3547 ]
  %3590 = phi double [ %3605, %3588 ], [ 0xFFF0000000000000, %3547 ]
  %3591 = phi double [ %3603, %3588 ], [ 0x7FF0000000000000, %3547 ]
  %3592 = phi i64 [ %3607, %3588 ], [ 0, %3547 ]
  %3593 = getelementptr inbounds double, ptr %3554, i64 %3589
  %3594 = load double, ptr %3593, align 8
  %3595 = fcmp olt double %3594, %3591
  %3596 = select i1 %3595, double %3594, double %3591
  %3597 = fcmp ogt double %3594, %3590
  %3598 = select i1 %3597, double %3594, double %3590
  %3599 = or i64 %3589, 1
  %3600 = getelementptr inbounds double, ptr %3554, i64 %3599
  %3601 = load double, ptr %3600, align 8
  %3602 = fcmp olt double %3601, %3596
  %3603 = select i1 %3602, double %3601, double %3596
  %3604 = fcmp ogt double %3601, %3598
  %3605 = select i1 %3604, double %3601, double %3598
  %3606 = add nuw nsw i64 %3589, 2
  %3607 = add nuw nsw i64 %3592, 2
  %3608 = icmp eq i64 %3607, %3543
  br i1 %3608, label %3562, label %3588

3609:                                             ; preds = %3575
  %3610 = fadd double %3576, %3577
  %3611 = fmul double %3610, 5.000000e-01
  br label %3612

3612:                                             ; preds = %3609, %3575
  %3613 = phi i64 [ %3551, %3609 ], [ %3548, %3575 ]
  %3614 = phi double [ %3611, %3609 ], [ %3549, %3575 ]
  %3615 = phi double [ %3584, %3609 ], [ %3552, %3575 ]
  %3616 = phi i64 [ %3531, %3609 ], [ %3550, %3575 ]
  %3617 = add nuw nsw i64 %3551, 1
  %3618 = icmp eq i64 %3617, %3534
  br i1 %3618, label %3555, label %3547

3619:                                             ; preds = %3380, %3161
  %3620 = phi i64 [ %3389, %3380 ], [ %3362, %3161 ]
  %3621 = phi double [ %3390, %3380 ], [ %3363, %3161 ]
  %3622 = phi i64 [ %3392, %3380 ], [ %3365, %3161 ]
  store i64 %3622, ptr %8, align 8
  br label %3625

3623:                                             ; preds = %3545
  store i64 %3559, ptr %8, align 8
  %3624 = icmp slt i64 %3559, 0
  br i1 %3624, label %3643, label %3625

3625:                                             ; preds = %3623, %3619
  %3626 = phi i64 [ %3622, %3619 ], [ %3559, %3623 ]
  %3627 = phi double [ %3621, %3619 ], [ %3557, %3623 ]
  %3628 = phi i64 [ %3620, %3619 ], [ %3556, %3623 ]
  %3629 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %3626
  %3630 = load i64, ptr %3629, align 8
  %3631 = icmp sgt i64 %3630, 0
  br i1 %3631, label %3632, label %3650

3632:                                             ; preds = %3625
  %3633 = icmp sgt i64 %3628, -1
  %3634 = xor i64 %3628, -1
  %3635 = getelementptr inbounds %struct.Problem, ptr %3081, i64 0, i32 7
  %3636 = getelementptr inbounds %struct.Problem, ptr %3081, i64 0, i32 1
  %3637 = getelementptr inbounds %struct.Problem, ptr %3081, i64 0, i32 6
  %3638 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %3626
  %3639 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %3626
  %3640 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %3626, i64 %3628
  %3641 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22, i64 %3626
  %3642 = load ptr, ptr %3641, align 8
  br label %3660

3643:                                             ; preds = %3623, %3545, %3384
  %3644 = fcmp olt double %3076, 1.000000e+06
  br i1 %3644, label %3645, label %3646

3645:                                             ; preds = %3643
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %7)
  br label %3751

3646:                                             ; preds = %3643
  store i64 1, ptr %24, align 8
  %3647 = load double, ptr %25, align 8
  %3648 = fcmp olt double %3077, %3647
  br i1 %3648, label %3649, label %3751

3649:                                             ; preds = %3646
  store double %3077, ptr %25, align 8
  br label %3751

3650:                                             ; preds = %3695, %3625
  %3651 = icmp sgt i64 %3628, -1
  %3652 = select i1 %3085, i1 %3651, i1 false
  br i1 %3652, label %3653, label %3720

3653:                                             ; preds = %3650
  %3654 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %3626, i64 %3628
  %3655 = load ptr, ptr %3654, align 8
  %3656 = and i64 %3084, 1
  %3657 = icmp eq i64 %3084, 1
  br i1 %3657, label %3703, label %3658

3658:                                             ; preds = %3653
  %3659 = and i64 %3084, -2
  br label %3727

3660:                                             ; preds = %3695, %3632
  %3661 = phi i64 [ 0, %3632 ], [ %3701, %3695 ]
  br i1 %3633, label %3662, label %3665

3662:                                             ; preds = %3660
  %3663 = load ptr, ptr %3640, align 8
  %3664 = getelementptr inbounds double, ptr %3663, i64 %3661
  br label %3695

3665:                                             ; preds = %3660
  %3666 = load i64, ptr %3081, align 8
  %3667 = add i64 %3666, %3634
  %3668 = load ptr, ptr %3635, align 8
  %3669 = load i64, ptr %3636, align 8
  %3670 = add nsw i64 %3669, %3666
  %3671 = mul nsw i64 %3670, %3626
  %3672 = add nsw i64 %3667, %3671
  %3673 = getelementptr inbounds i64, ptr %3668, i64 %3672
  %3674 = load i64, ptr %3673, align 8
  %3675 = icmp eq i64 %3674, 0
  br i1 %3675, label %3684, label %3676

3676:                                             ; preds = %3665
  %3677 = load ptr, ptr %3637, align 8
  %3678 = getelementptr inbounds ptr, ptr %3677, i64 %3626
  %3679 = load ptr, ptr %3678, align 8
  %3680 = getelementptr inbounds %struct.Table, ptr %3679, i64 0, i32 1
  %3681 = load ptr, ptr %3680, align 8
  %3682 = getelementptr inbounds ptr, ptr %3681, i64 %3674
  %3683 = load ptr, ptr %3682, align 8
  br label %3684

3684:                                             ; preds = %3676, %3665
  %3685 = phi ptr [ %3683, %3676 ], [ null, %3665 ]
  %3686 = load ptr, ptr %3638, align 8
  %3687 = load ptr, ptr %3639, align 8
  %3688 = getelementptr inbounds i32, ptr %3687, i64 %3661
  %3689 = load i32, ptr %3688, align 4
  %3690 = sext i32 %3689 to i64
  %3691 = getelementptr inbounds i32, ptr %3686, i64 %3690
  %3692 = load i32, ptr %3691, align 4
  %3693 = sext i32 %3692 to i64
  %3694 = getelementptr inbounds double, ptr %3685, i64 %3693
  br label %3695

3695:                                             ; preds = %3684, %3662
  %3696 = phi ptr [ %3664, %3662 ], [ %3694, %3684 ]
  %3697 = load double, ptr %3696, align 8
  %3698 = fcmp ogt double %3697, %3627
  %3699 = uitofp i1 %3698 to double
  %3700 = getelementptr inbounds double, ptr %3642, i64 %3661
  store double %3699, ptr %3700, align 8
  %3701 = add nuw nsw i64 %3661, 1
  %3702 = icmp eq i64 %3701, %3630
  br i1 %3702, label %3650, label %3660

3703:                                             ; preds = %3727, %3653
  %3704 = phi i64 [ undef, %3653 ], [ %3747, %3727 ]
  %3705 = phi i64 [ 0, %3653 ], [ %3748, %3727 ]
  %3706 = phi i64 [ 0, %3653 ], [ %3747, %3727 ]
  %3707 = icmp eq i64 %3656, 0
  br i1 %3707, label %3717, label %3708

3708:                                             ; preds = %3703
  %3709 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %3705, i64 %3626
  %3710 = load i32, ptr %3709, align 4
  %3711 = sext i32 %3710 to i64
  %3712 = getelementptr inbounds double, ptr %3655, i64 %3711
  %3713 = load double, ptr %3712, align 8
  %3714 = fcmp ogt double %3713, %3627
  %3715 = zext i1 %3714 to i64
  %3716 = add nuw nsw i64 %3706, %3715
  br label %3717

3717:                                             ; preds = %3703, %3708
  %3718 = phi i64 [ %3704, %3703 ], [ %3716, %3708 ]
  %3719 = shl nuw nsw i64 %3718, 1
  br label %3720

3720:                                             ; preds = %3717, %3650
  %3721 = phi i64 [ 0, %3650 ], [ %3719, %3717 ]
  %3722 = icmp sgt i64 %3721, %3084
  %3723 = select i1 %3651, i1 %3722, i1 false
  %3724 = zext i1 %3723 to i64
  %3725 = xor i1 %3723, true
  %3726 = zext i1 %3725 to i64
  call fastcc void @push(ptr noundef nonnull %0, double noundef %3077, ptr noundef nonnull %8, i64 noundef %3726)
  call fastcc void @push(ptr noundef nonnull %0, double noundef %3077, ptr noundef nonnull %8, i64 noundef %3724)
  br label %3751

3727:                                             ; preds = %3727, %3658
  %3728 = phi i64 [ 0, %3658 ], [ %3748, %3727 ]
  %3729 = phi i64 [ 0, %3658 ], [ %3747, %3727 ]
  %3730 = phi i64 [ 0, %3658 ], [ %3749, %3727 ]
  %3731 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %3728, i64 %3626
  %3732 = load i32, ptr %3731, align 4
  %3733 = sext i32 %3732 to i64
  %3734 = getelementptr inbounds double, ptr %3655, i64 %3733
  %3735 = load double, ptr %3734, align 8
  %3736 = fcmp ogt double %3735, %3627
  %3737 = zext i1 %3736 to i64
  %3738 = add nuw nsw i64 %3729, %3737
  %3739 = or i64 %3728, 1
  %3740 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %3739, i64 %3626
  %3741 = load i32, ptr %3740, align 4
  %3742 = sext i32 %3741 to i64
  %3743 = getelementptr inbounds double, ptr %3655, i64 %3742
  %3744 = load double, ptr %3743, align 8
  %3745 = fcmp ogt double %3744, %3627
  %3746 = zext i1 %3745 to i64
  %3747 = add nuw nsw i64 %3738, %3746
  %3748 = add nuw nsw i64 %3728, 2
  %3749 = add i64 %3730, 2
  %3750 = icmp eq i64 %3749, %3659
  br i1 %3750, label %3703, label %3727

3751:                                             ; preds = %3720, %3649, %3646, %3645
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  br label %3752

3752:                                             ; preds = %35, %1328, %3025, %3079, %3751
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  %3753 = load i64, ptr %10, align 8
  %3754 = icmp eq i64 %3753, 0
  br i1 %3754, label %3755, label %29

3755:                                             ; preds = %29, %3752, %1
  %3756 = phi i64 [ 0, %1 ], [ 0, %3752 ], [ %30, %29 ]
  ret i64 %3756
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
  br i1 %38, label %111, label %61

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
  br i1 %62, label %111, label %63

63:                                               ; preds = %61
  %64 = fcmp ogt double %37, 7.000000e+02
  %65 = fcmp olt double %37, -7.000000e+02
  %66 = select i1 %65, double -7.000000e+02, double %37
  %67 = select i1 %64, double 7.000000e+02, double %66
  %68 = fmul double %67, 0x3FF71547652B82FE
  %69 = fcmp olt double %68, 0.000000e+00
  %70 = select i1 %69, double -5.000000e-01, double 5.000000e-01
  %71 = fadd double %68, %70
  %72 = fptosi double %71 to i32
  %73 = sitofp i32 %72 to double
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
  %104 = add nsw i32 %72, 1023
  %105 = zext i32 %104 to i64
  %106 = shl i64 %105, 52
  %107 = bitcast i64 %106 to double
  %108 = fmul double %103, %107
  %109 = fmul double %108, 0x3FEFFFFFFF768FA1
  %110 = select i1 %65, double 0.000000e+00, double %109
  br label %111

111:                                              ; preds = %36, %63, %61
  %112 = phi double [ %110, %63 ], [ 0.000000e+00, %61 ], [ 0x7FF0000000000000, %36 ]
  ret double %112
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

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define void @counts(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9, ptr nocapture noundef writeonly %10) {
  %12 = alloca %struct.Regions, align 8
  %13 = alloca [64 x i64], align 16
  %14 = icmp sgt i64 %6, 0
  %15 = icmp sgt i64 %8, 0
  %16 = and i1 %14, %15
  br i1 %16, label %68, label %17

17:                                               ; preds = %68, %11
  %18 = phi i64 [ 0, %11 ], [ %71, %68 ]
  br i1 %14, label %19, label %80

19:                                               ; preds = %17
  %20 = icmp ult i64 %6, 4
  br i1 %20, label %64, label %21

21:                                               ; preds = %19
  %22 = and i64 %6, -4
  %23 = insertelement <2 x i64> poison, i64 %18, i64 0
  %24 = shufflevector <2 x i64> %23, <2 x i64> poison, <2 x i32> zeroinitializer
  %25 = insertelement <2 x i64> poison, i64 %18, i64 0
  %26 = shufflevector <2 x i64> %25, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %27

27:                                               ; preds = %27, %21
  %28 = phi i64 [ 0, %21 ], [ %55, %27 ]
  %29 = phi <2 x i64> [ <i64 0, i64 1>, %21 ], [ %56, %27 ]
  %30 = phi <2 x i64> [ zeroinitializer, %21 ], [ %53, %27 ]
  %31 = phi <2 x i64> [ zeroinitializer, %21 ], [ %54, %27 ]
  %32 = phi <2 x i64> [ zeroinitializer, %21 ], [ %47, %27 ]
  %33 = phi <2 x i64> [ zeroinitializer, %21 ], [ %48, %27 ]
  %34 = add <2 x i64> %29, <i64 2, i64 2>
  %35 = icmp uge <2 x i64> %29, %24
  %36 = icmp uge <2 x i64> %34, %26
  %37 = getelementptr inbounds i8, ptr %5, i64 %28
  %38 = load <2 x i8>, ptr %37, align 1
  %39 = getelementptr inbounds i8, ptr %37, i64 2
  %40 = load <2 x i8>, ptr %39, align 1
  %41 = icmp eq <2 x i8> %38, <i8 65, i8 65>
  %42 = icmp eq <2 x i8> %40, <i8 65, i8 65>
  %43 = select <2 x i1> %35, <2 x i1> %41, <2 x i1> zeroinitializer
  %44 = select <2 x i1> %36, <2 x i1> %42, <2 x i1> zeroinitializer
  %45 = zext <2 x i1> %43 to <2 x i64>
  %46 = zext <2 x i1> %44 to <2 x i64>
  %47 = or <2 x i64> %32, %45
  %48 = or <2 x i64> %33, %46
  %49 = icmp eq <2 x i8> %38, <i8 90, i8 90>
  %50 = icmp eq <2 x i8> %40, <i8 90, i8 90>
  %51 = zext <2 x i1> %49 to <2 x i64>
  %52 = zext <2 x i1> %50 to <2 x i64>
  %53 = or <2 x i64> %30, %51
  %54 = or <2 x i64> %31, %52
  %55 = add nuw i64 %28, 4
  %56 = add <2 x i64> %29, <i64 4, i64 4>
  %57 = icmp eq i64 %55, %22
  br i1 %57, label %58, label %27

58:                                               ; preds = %27
  %59 = or <2 x i64> %48, %47
  %60 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %59)
  %61 = or <2 x i64> %54, %53
  %62 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %61)
  %63 = icmp eq i64 %22, %6
  br i1 %63, label %80, label %64

64:                                               ; preds = %19, %58
  %65 = phi i64 [ 0, %19 ], [ %22, %58 ]
  %66 = phi i64 [ 0, %19 ], [ %62, %58 ]
  %67 = phi i64 [ 0, %19 ], [ %60, %58 ]
  br label %108

68:                                               ; preds = %11, %68
  %69 = phi i64 [ %76, %68 ], [ 0, %11 ]
  %70 = phi i64 [ %71, %68 ], [ 0, %11 ]
  %71 = add nuw nsw i64 %70, 1
  %72 = getelementptr inbounds i8, ptr %5, i64 %70
  %73 = load i8, ptr %72, align 1
  %74 = icmp eq i8 %73, 76
  %75 = zext i1 %74 to i64
  %76 = add nuw nsw i64 %69, %75
  %77 = icmp slt i64 %71, %6
  %78 = icmp slt i64 %76, %8
  %79 = select i1 %77, i1 %78, i1 false
  br i1 %79, label %68, label %17

80:                                               ; preds = %108, %58, %17
  %81 = phi i64 [ 0, %17 ], [ %60, %58 ], [ %118, %108 ]
  %82 = phi i64 [ 0, %17 ], [ %62, %58 ], [ %121, %108 ]
  %83 = icmp sgt i64 %2, 0
  br i1 %83, label %84, label %124

84:                                               ; preds = %80
  %85 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1
  %86 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2
  %87 = icmp eq i64 %7, 98
  %88 = select i1 %87, i64 %6, i64 %18
  %89 = icmp sgt i64 %88, 0
  %90 = icmp ne i64 %7, 118
  %91 = icmp eq i64 %81, 0
  %92 = select i1 %90, i1 true, i1 %91
  %93 = getelementptr inbounds i64, ptr %13, i64 %18
  %94 = getelementptr inbounds i8, ptr %5, i64 %18
  %95 = sub nsw i64 %6, %18
  %96 = icmp slt i64 %95, 1
  %97 = icmp ne i64 %82, 0
  %98 = select i1 %87, i1 %97, i1 false
  %99 = icmp eq i64 %7, 104
  %100 = sitofp i64 %9 to double
  %101 = icmp ne i64 %7, 98
  %102 = select i1 %101, i1 true, i1 %97
  %103 = select i1 %92, i1 true, i1 %96
  %104 = and i64 %6, 1
  %105 = icmp eq i64 %6, 1
  %106 = and i64 %6, -2
  %107 = icmp eq i64 %104, 0
  br label %125

108:                                              ; preds = %64, %108
  %109 = phi i64 [ %122, %108 ], [ %65, %64 ]
  %110 = phi i64 [ %121, %108 ], [ %66, %64 ]
  %111 = phi i64 [ %118, %108 ], [ %67, %64 ]
  %112 = icmp uge i64 %109, %18
  %113 = getelementptr inbounds i8, ptr %5, i64 %109
  %114 = load i8, ptr %113, align 1
  %115 = icmp eq i8 %114, 65
  %116 = select i1 %112, i1 %115, i1 false
  %117 = zext i1 %116 to i64
  %118 = or i64 %111, %117
  %119 = icmp eq i8 %114, 90
  %120 = zext i1 %119 to i64
  %121 = or i64 %110, %120
  %122 = add nuw nsw i64 %109, 1
  %123 = icmp eq i64 %122, %6
  br i1 %123, label %80, label %108

124:                                              ; preds = %393, %80
  ret void

125:                                              ; preds = %84, %393
  %126 = phi i64 [ 0, %84 ], [ %398, %393 ]
  call void @llvm.lifetime.start.p0(i64 1048, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %13)
  store i64 1, ptr %12, align 8
  store i64 %0, ptr %85, align 8
  store i64 1, ptr %86, align 8
  br i1 %14, label %127, label %142

127:                                              ; preds = %125
  br i1 %105, label %128, label %233

128:                                              ; preds = %256, %127
  %129 = phi i64 [ 0, %127 ], [ %259, %256 ]
  br i1 %107, label %142, label %130

130:                                              ; preds = %128
  %131 = getelementptr inbounds i64, ptr %4, i64 %129
  %132 = load i64, ptr %131, align 8
  %133 = icmp slt i64 %132, %1
  br i1 %133, label %134, label %139

134:                                              ; preds = %130
  %135 = mul nsw i64 %132, %2
  %136 = add nsw i64 %135, %126
  %137 = getelementptr inbounds i64, ptr %3, i64 %136
  %138 = load i64, ptr %137, align 8
  br label %139

139:                                              ; preds = %134, %130
  %140 = phi i64 [ %138, %134 ], [ 1, %130 ]
  %141 = getelementptr inbounds [64 x i64], ptr %13, i64 0, i64 %129
  store i64 %140, ptr %141, align 8
  br label %142

142:                                              ; preds = %139, %128, %125
  br i1 %89, label %143, label %231

143:                                              ; preds = %142, %227
  %144 = phi i64 [ %228, %227 ], [ 1, %142 ]
  %145 = phi i64 [ %229, %227 ], [ 0, %142 ]
  %146 = getelementptr inbounds i64, ptr %13, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds i8, ptr %5, i64 %145
  %149 = load i8, ptr %148, align 1
  switch i8 %149, label %150 [
    i8 77, label %154
    i8 90, label %154
  ]

150:                                              ; preds = %143
  %151 = icmp sgt i64 %144, 0
  br i1 %151, label %152, label %225

152:                                              ; preds = %150
  %153 = trunc i64 %147 to i32
  br label %187

154:                                              ; preds = %143, %143
  %155 = icmp sgt i64 %144, 0
  br i1 %155, label %156, label %227

156:                                              ; preds = %154
  %157 = icmp ult i64 %144, 4
  br i1 %157, label %176, label %158

158:                                              ; preds = %156
  %159 = and i64 %144, -4
  %160 = insertelement <2 x i64> poison, i64 %147, i64 0
  %161 = shufflevector <2 x i64> %160, <2 x i64> poison, <2 x i32> zeroinitializer
  %162 = insertelement <2 x i64> poison, i64 %147, i64 0
  %163 = shufflevector <2 x i64> %162, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %164

164:                                              ; preds = %164, %158
  %165 = phi i64 [ 0, %158 ], [ %172, %164 ]
  %166 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %165
  %167 = load <2 x i64>, ptr %166, align 8
  %168 = getelementptr inbounds i64, ptr %166, i64 2
  %169 = load <2 x i64>, ptr %168, align 8
  %170 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %167, <2 x i64> %161)
  %171 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %169, <2 x i64> %163)
  store <2 x i64> %170, ptr %166, align 8
  store <2 x i64> %171, ptr %168, align 8
  %172 = add nuw i64 %165, 4
  %173 = icmp eq i64 %172, %159
  br i1 %173, label %174, label %164

174:                                              ; preds = %164
  %175 = icmp eq i64 %144, %159
  br i1 %175, label %227, label %176

176:                                              ; preds = %156, %174
  %177 = phi i64 [ 0, %156 ], [ %159, %174 ]
  br label %178

178:                                              ; preds = %176, %178
  %179 = phi i64 [ %183, %178 ], [ %177, %176 ]
  %180 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = call i64 @llvm.smin.i64(i64 %181, i64 %147)
  store i64 %182, ptr %180, align 8
  %183 = add nuw nsw i64 %179, 1
  %184 = icmp eq i64 %183, %144
  br i1 %184, label %227, label %178

185:                                              ; preds = %216
  %186 = icmp eq i64 %208, 0
  br i1 %186, label %225, label %221

187:                                              ; preds = %216, %152
  %188 = phi i64 [ %144, %152 ], [ %217, %216 ]
  %189 = phi i64 [ 0, %152 ], [ %208, %216 ]
  %190 = phi i64 [ 0, %152 ], [ %219, %216 ]
  %191 = phi i64 [ 0, %152 ], [ %218, %216 ]
  %192 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %190
  %193 = load i64, ptr %192, align 8
  %194 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %190
  %195 = load i64, ptr %194, align 8
  %196 = or i64 %195, %147
  %197 = icmp ult i64 %196, 4294967296
  br i1 %197, label %200, label %198

198:                                              ; preds = %187
  %199 = sdiv i64 %195, %147
  br label %204

200:                                              ; preds = %187
  %201 = trunc i64 %195 to i32
  %202 = udiv i32 %201, %153
  %203 = zext i32 %202 to i64
  br label %204

204:                                              ; preds = %200, %198
  %205 = phi i64 [ %199, %198 ], [ %203, %200 ]
  %206 = mul nsw i64 %205, %147
  %207 = mul nsw i64 %205, %193
  %208 = add nsw i64 %207, %189
  %209 = icmp eq i64 %195, %206
  br i1 %209, label %216, label %210

210:                                              ; preds = %204
  %211 = sub nsw i64 %195, %206
  %212 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %191
  store i64 %211, ptr %212, align 8
  %213 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %191
  store i64 %193, ptr %213, align 8
  %214 = add nsw i64 %191, 1
  %215 = load i64, ptr %12, align 8
  br label %216

216:                                              ; preds = %210, %204
  %217 = phi i64 [ %215, %210 ], [ %188, %204 ]
  %218 = phi i64 [ %214, %210 ], [ %191, %204 ]
  %219 = add nuw nsw i64 %190, 1
  %220 = icmp slt i64 %219, %217
  br i1 %220, label %187, label %185

221:                                              ; preds = %185
  %222 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %218
  store i64 %147, ptr %222, align 8
  %223 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %218
  store i64 %208, ptr %223, align 8
  %224 = add nsw i64 %218, 1
  br label %225

225:                                              ; preds = %221, %185, %150
  %226 = phi i64 [ %224, %221 ], [ %218, %185 ], [ 0, %150 ]
  store i64 %226, ptr %12, align 8
  br label %227

227:                                              ; preds = %178, %174, %225, %154
  %228 = phi i64 [ %226, %225 ], [ %144, %154 ], [ %144, %174 ], [ %144, %178 ]
  %229 = add nuw nsw i64 %145, 1
  %230 = icmp eq i64 %229, %88
  br i1 %230, label %231, label %143

231:                                              ; preds = %227, %142
  %232 = phi i64 [ 1, %142 ], [ %228, %227 ]
  br i1 %103, label %350, label %262

233:                                              ; preds = %127, %256
  %234 = phi i64 [ %259, %256 ], [ 0, %127 ]
  %235 = phi i64 [ %260, %256 ], [ 0, %127 ]
  %236 = getelementptr inbounds i64, ptr %4, i64 %234
  %237 = load i64, ptr %236, align 8
  %238 = icmp slt i64 %237, %1
  br i1 %238, label %239, label %244

239:                                              ; preds = %233
  %240 = mul nsw i64 %237, %2
  %241 = add nsw i64 %240, %126
  %242 = getelementptr inbounds i64, ptr %3, i64 %241
  %243 = load i64, ptr %242, align 8
  br label %244

244:                                              ; preds = %233, %239
  %245 = phi i64 [ %243, %239 ], [ 1, %233 ]
  %246 = getelementptr inbounds [64 x i64], ptr %13, i64 0, i64 %234
  store i64 %245, ptr %246, align 16
  %247 = or i64 %234, 1
  %248 = getelementptr inbounds i64, ptr %4, i64 %247
  %249 = load i64, ptr %248, align 8
  %250 = icmp slt i64 %249, %1
  br i1 %250, label %251, label %256

251:                                              ; preds = %244
  %252 = mul nsw i64 %249, %2
  %253 = add nsw i64 %252, %126
  %254 = getelementptr inbounds i64, ptr %3, i64 %253
  %255 = load i64, ptr %254, align 8
  br label %256

256:                                              ; preds = %251, %244
  %257 = phi i64 [ %255, %251 ], [ 1, %244 ]
  %258 = getelementptr inbounds [64 x i64], ptr %13, i64 0, i64 %247
  store i64 %257, ptr %258, align 8
  %259 = add nuw nsw i64 %234, 2
  %260 = add i64 %235, 2
  %261 = icmp eq i64 %260, %106
  br i1 %261, label %128, label %233

262:                                              ; preds = %231, %346
  %263 = phi i64 [ %347, %346 ], [ %232, %231 ]
  %264 = phi i64 [ %348, %346 ], [ 0, %231 ]
  %265 = getelementptr inbounds i64, ptr %93, i64 %264
  %266 = load i64, ptr %265, align 8
  %267 = getelementptr inbounds i8, ptr %94, i64 %264
  %268 = load i8, ptr %267, align 1
  switch i8 %268, label %269 [
    i8 77, label %273
    i8 90, label %273
    i8 76, label %273
  ]

269:                                              ; preds = %262
  %270 = icmp sgt i64 %263, 0
  br i1 %270, label %271, label %344

271:                                              ; preds = %269
  %272 = trunc i64 %266 to i32
  br label %306

273:                                              ; preds = %262, %262, %262
  %274 = icmp sgt i64 %263, 0
  br i1 %274, label %275, label %346

275:                                              ; preds = %273
  %276 = icmp ult i64 %263, 4
  br i1 %276, label %295, label %277

277:                                              ; preds = %275
  %278 = and i64 %263, -4
  %279 = insertelement <2 x i64> poison, i64 %266, i64 0
  %280 = shufflevector <2 x i64> %279, <2 x i64> poison, <2 x i32> zeroinitializer
  %281 = insertelement <2 x i64> poison, i64 %266, i64 0
  %282 = shufflevector <2 x i64> %281, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %283

283:                                              ; preds = %283, %277
  %284 = phi i64 [ 0, %277 ], [ %291, %283 ]
  %285 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %284
  %286 = load <2 x i64>, ptr %285, align 8
  %287 = getelementptr inbounds i64, ptr %285, i64 2
  %288 = load <2 x i64>, ptr %287, align 8
  %289 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %286, <2 x i64> %280)
  %290 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %288, <2 x i64> %282)
  store <2 x i64> %289, ptr %285, align 8
  store <2 x i64> %290, ptr %287, align 8
  %291 = add nuw i64 %284, 4
  %292 = icmp eq i64 %291, %278
  br i1 %292, label %293, label %283

293:                                              ; preds = %283
  %294 = icmp eq i64 %263, %278
  br i1 %294, label %346, label %295

295:                                              ; preds = %275, %293
  %296 = phi i64 [ 0, %275 ], [ %278, %293 ]
  br label %297

297:                                              ; preds = %295, %297
  %298 = phi i64 [ %302, %297 ], [ %296, %295 ]
  %299 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %298
  %300 = load i64, ptr %299, align 8
  %301 = call i64 @llvm.smin.i64(i64 %300, i64 %266)
  store i64 %301, ptr %299, align 8
  %302 = add nuw nsw i64 %298, 1
  %303 = icmp eq i64 %302, %263
  br i1 %303, label %346, label %297

304:                                              ; preds = %335
  %305 = icmp eq i64 %327, 0
  br i1 %305, label %344, label %340

306:                                              ; preds = %335, %271
  %307 = phi i64 [ %263, %271 ], [ %336, %335 ]
  %308 = phi i64 [ 0, %271 ], [ %327, %335 ]
  %309 = phi i64 [ 0, %271 ], [ %338, %335 ]
  %310 = phi i64 [ 0, %271 ], [ %337, %335 ]
  %311 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %309
  %312 = load i64, ptr %311, align 8
  %313 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %309
  %314 = load i64, ptr %313, align 8
  %315 = or i64 %314, %266
  %316 = icmp ult i64 %315, 4294967296
  br i1 %316, label %319, label %317

317:                                              ; preds = %306
  %318 = sdiv i64 %314, %266
  br label %323

319:                                              ; preds = %306
  %320 = trunc i64 %314 to i32
  %321 = udiv i32 %320, %272
  %322 = zext i32 %321 to i64
  br label %323

323:                                              ; preds = %319, %317
  %324 = phi i64 [ %318, %317 ], [ %322, %319 ]
  %325 = mul nsw i64 %324, %266
  %326 = mul nsw i64 %324, %312
  %327 = add nsw i64 %326, %308
  %328 = icmp eq i64 %314, %325
  br i1 %328, label %335, label %329

329:                                              ; preds = %323
  %330 = sub nsw i64 %314, %325
  %331 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %310
  store i64 %330, ptr %331, align 8
  %332 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %310
  store i64 %312, ptr %332, align 8
  %333 = add nsw i64 %310, 1
  %334 = load i64, ptr %12, align 8
  br label %335

335:                                              ; preds = %329, %323
  %336 = phi i64 [ %334, %329 ], [ %307, %323 ]
  %337 = phi i64 [ %333, %329 ], [ %310, %323 ]
  %338 = add nuw nsw i64 %309, 1
  %339 = icmp slt i64 %338, %336
  br i1 %339, label %306, label %304

340:                                              ; preds = %304
  %341 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %337
  store i64 %266, ptr %341, align 8
  %342 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %337
  store i64 %327, ptr %342, align 8
  %343 = add nsw i64 %337, 1
  br label %344

344:                                              ; preds = %340, %304, %269
  %345 = phi i64 [ %343, %340 ], [ %337, %304 ], [ 0, %269 ]
  store i64 %345, ptr %12, align 8
  br label %346

346:                                              ; preds = %297, %293, %344, %273
  %347 = phi i64 [ %345, %344 ], [ %263, %273 ], [ %263, %293 ], [ %263, %297 ]
  %348 = add nuw nsw i64 %264, 1
  %349 = icmp eq i64 %348, %95
  br i1 %349, label %350, label %262

350:                                              ; preds = %346, %231
  %351 = phi i64 [ %232, %231 ], [ %347, %346 ]
  %352 = icmp sgt i64 %351, 0
  br i1 %352, label %358, label %353

353:                                              ; preds = %383, %350
  %354 = phi i64 [ 0, %350 ], [ %364, %383 ]
  %355 = phi double [ 0.000000e+00, %350 ], [ %384, %383 ]
  br i1 %102, label %356, label %387

356:                                              ; preds = %353
  %357 = sitofp i64 %354 to double
  br label %393

358:                                              ; preds = %350, %383
  %359 = phi i64 [ %385, %383 ], [ 0, %350 ]
  %360 = phi double [ %384, %383 ], [ 0.000000e+00, %350 ]
  %361 = phi i64 [ %364, %383 ], [ 0, %350 ]
  %362 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 2, i64 %359
  %363 = load i64, ptr %362, align 8
  %364 = add nsw i64 %363, %361
  br i1 %98, label %365, label %375

365:                                              ; preds = %358
  %366 = sitofp i64 %363 to double
  %367 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %359
  %368 = load i64, ptr %367, align 8
  %369 = add nsw i64 %368, -1
  %370 = sitofp i64 %369 to double
  %371 = fmul double %100, %370
  %372 = fadd double %371, 1.000000e+00
  %373 = fmul double %372, %366
  %374 = fadd double %360, %373
  br label %383

375:                                              ; preds = %358
  br i1 %99, label %376, label %383

376:                                              ; preds = %375
  %377 = sitofp i64 %363 to double
  %378 = getelementptr inbounds %struct.Regions, ptr %12, i64 0, i32 1, i64 %359
  %379 = load i64, ptr %378, align 8
  %380 = call fastcc double @single(i64 noundef %379, i64 noundef 0, ptr noundef nonnull %93, ptr noundef %94, i64 noundef %95, i64 noundef %9)
  %381 = fmul double %380, %377
  %382 = fadd double %360, %381
  br label %383

383:                                              ; preds = %365, %375, %376
  %384 = phi double [ %382, %376 ], [ %360, %375 ], [ %374, %365 ]
  %385 = add nuw nsw i64 %359, 1
  %386 = icmp eq i64 %385, %351
  br i1 %386, label %353, label %358

387:                                              ; preds = %353
  %388 = sub nsw i64 %0, %354
  %389 = sitofp i64 %388 to double
  %390 = fmul double %100, %389
  %391 = sitofp i64 %354 to double
  %392 = fadd double %390, %391
  br label %393

393:                                              ; preds = %356, %387
  %394 = phi double [ %357, %356 ], [ %391, %387 ]
  %395 = phi double [ %355, %356 ], [ %392, %387 ]
  %396 = select i1 %90, double %395, double %394
  %397 = getelementptr inbounds double, ptr %10, i64 %126
  store double %396, ptr %397, align 8
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 1048, ptr nonnull %12)
  %398 = add nuw nsw i64 %126, 1
  %399 = icmp eq i64 %398, %2
  br i1 %399, label %124, label %125
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define internal fastcc double @single(i64 noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr {
  %7 = icmp slt i64 %0, 1
  br i1 %7, label %95, label %8

8:                                                ; preds = %6, %46
  %9 = phi i64 [ %47, %46 ], [ %4, %6 ]
  %10 = phi ptr [ %48, %46 ], [ %3, %6 ]
  %11 = phi ptr [ %49, %46 ], [ %2, %6 ]
  %12 = phi i64 [ %50, %46 ], [ %1, %6 ]
  %13 = phi i64 [ %26, %46 ], [ %0, %6 ]
  %14 = icmp eq i64 %9, 0
  br i1 %14, label %15, label %23

15:                                               ; preds = %8
  %16 = icmp eq i64 %12, 0
  br i1 %16, label %17, label %95

17:                                               ; preds = %15
  %18 = sitofp i64 %5 to double
  %19 = add nsw i64 %13, -1
  %20 = sitofp i64 %19 to double
  %21 = fmul double %18, %20
  %22 = fadd double %21, 1.000000e+00
  br label %95

23:                                               ; preds = %8
  %24 = load i64, ptr %11, align 8
  %25 = tail call i64 @llvm.smin.i64(i64 %24, i64 %12)
  %26 = tail call i64 @llvm.smin.i64(i64 %24, i64 %13)
  %27 = load i8, ptr %10, align 1
  %28 = icmp eq i8 %27, 76
  %29 = icmp sgt i64 %13, %24
  %30 = select i1 %28, i1 %29, i1 false
  %31 = sub nsw i64 %13, %24
  %32 = icmp sgt i64 %31, %25
  %33 = select i1 %30, i1 %32, i1 false
  br i1 %33, label %34, label %38

34:                                               ; preds = %23
  %35 = getelementptr inbounds i64, ptr %11, i64 1
  %36 = getelementptr inbounds i8, ptr %10, i64 1
  %37 = add nsw i64 %9, -1
  br label %46

38:                                               ; preds = %23
  %39 = icmp ne i8 %27, 76
  %40 = select i1 %39, i1 true, i1 %29
  %41 = select i1 %40, i64 %25, i64 %12
  %42 = getelementptr inbounds i64, ptr %11, i64 1
  %43 = getelementptr inbounds i8, ptr %10, i64 1
  %44 = add nsw i64 %9, -1
  %45 = icmp eq i8 %27, 65
  br i1 %45, label %52, label %46

46:                                               ; preds = %34, %38
  %47 = phi i64 [ %37, %34 ], [ %44, %38 ]
  %48 = phi ptr [ %36, %34 ], [ %43, %38 ]
  %49 = phi ptr [ %35, %34 ], [ %42, %38 ]
  %50 = phi i64 [ %31, %34 ], [ %41, %38 ]
  %51 = icmp slt i64 %26, 1
  br i1 %51, label %95, label %8

52:                                               ; preds = %38
  %53 = or i64 %24, %13
  %54 = icmp ult i64 %53, 4294967296
  br i1 %54, label %57, label %55

55:                                               ; preds = %52
  %56 = sdiv i64 %13, %24
  br label %62

57:                                               ; preds = %52
  %58 = trunc i64 %13 to i32
  %59 = trunc i64 %24 to i32
  %60 = udiv i32 %58, %59
  %61 = zext i32 %60 to i64
  br label %62

62:                                               ; preds = %55, %57
  %63 = phi i64 [ %56, %55 ], [ %61, %57 ]
  %64 = mul nsw i64 %63, %24
  %65 = sub nsw i64 %13, %64
  %66 = or i64 %24, %12
  %67 = icmp ult i64 %66, 4294967296
  br i1 %67, label %70, label %68

68:                                               ; preds = %62
  %69 = sdiv i64 %12, %24
  br label %75

70:                                               ; preds = %62
  %71 = trunc i64 %12 to i32
  %72 = trunc i64 %24 to i32
  %73 = udiv i32 %71, %72
  %74 = zext i32 %73 to i64
  br label %75

75:                                               ; preds = %68, %70
  %76 = phi i64 [ %69, %68 ], [ %74, %70 ]
  %77 = mul nsw i64 %76, %24
  %78 = sub nsw i64 %13, %77
  %79 = tail call i64 @llvm.smin.i64(i64 %78, i64 %24)
  %80 = sub nsw i64 %12, %77
  %81 = tail call fastcc double @single(i64 noundef %79, i64 noundef %80, ptr noundef nonnull %42, ptr noundef nonnull %43, i64 noundef %44, i64 noundef %5)
  %82 = add nsw i64 %63, -1
  %83 = icmp sgt i64 %82, %76
  br i1 %83, label %84, label %90

84:                                               ; preds = %75
  %85 = sub nsw i64 %82, %76
  %86 = sitofp i64 %85 to double
  %87 = tail call fastcc double @single(i64 noundef %24, i64 noundef 0, ptr noundef nonnull %42, ptr noundef nonnull %43, i64 noundef %44, i64 noundef %5)
  %88 = fmul double %87, %86
  %89 = fadd double %81, %88
  br label %90

90:                                               ; preds = %84, %75
  %91 = phi double [ %89, %84 ], [ %81, %75 ]
  %92 = icmp ne i64 %13, %64
  %93 = icmp sgt i64 %63, %76
  %94 = select i1 %92, i1 %93, i1 false
  br i1 %94, label %97, label %95

95:                                               ; preds = %90, %17, %15, %6, %46, %97
  %96 = phi double [ %99, %97 ], [ %22, %17 ], [ 0.000000e+00, %15 ], [ %91, %90 ], [ 0.000000e+00, %6 ], [ 0.000000e+00, %46 ]
  ret double %96

97:                                               ; preds = %90
  %98 = tail call fastcc double @single(i64 noundef %65, i64 noundef 0, ptr noundef nonnull %42, ptr noundef nonnull %43, i64 noundef %44, i64 noundef %5)
  %99 = fadd double %91, %98
  br label %95
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define void @bounded(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef writeonly %6) {
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %38

11:                                               ; preds = %7
  %12 = icmp ult i64 %2, 4
  br i1 %12, label %35, label %13

13:                                               ; preds = %11
  %14 = and i64 %2, -4
  br label %15

15:                                               ; preds = %15, %13
  %16 = phi i64 [ 0, %13 ], [ %29, %15 ]
  %17 = phi <2 x i64> [ zeroinitializer, %13 ], [ %27, %15 ]
  %18 = phi <2 x i64> [ zeroinitializer, %13 ], [ %28, %15 ]
  %19 = getelementptr inbounds i8, ptr %1, i64 %16
  %20 = load <2 x i8>, ptr %19, align 1
  %21 = getelementptr inbounds i8, ptr %19, i64 2
  %22 = load <2 x i8>, ptr %21, align 1
  %23 = icmp eq <2 x i8> %20, <i8 76, i8 76>
  %24 = icmp eq <2 x i8> %22, <i8 76, i8 76>
  %25 = zext <2 x i1> %23 to <2 x i64>
  %26 = zext <2 x i1> %24 to <2 x i64>
  %27 = add <2 x i64> %17, %25
  %28 = add <2 x i64> %18, %26
  %29 = add nuw i64 %16, 4
  %30 = icmp eq i64 %29, %14
  br i1 %30, label %31, label %15

31:                                               ; preds = %15
  %32 = add <2 x i64> %28, %27
  %33 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %32)
  %34 = icmp eq i64 %14, %2
  br i1 %34, label %38, label %35

35:                                               ; preds = %11, %31
  %36 = phi i64 [ 0, %11 ], [ %14, %31 ]
  %37 = phi i64 [ 0, %11 ], [ %33, %31 ]
  br label %61

38:                                               ; preds = %61, %31, %7
  %39 = phi i64 [ 0, %7 ], [ %33, %31 ], [ %68, %61 ]
  %40 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %71

43:                                               ; preds = %38
  %44 = icmp ne i64 %3, 104
  %45 = select i1 %44, double 0.000000e+00, double 0x7FF0000000000000
  %46 = icmp slt i64 %4, 0
  %47 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 3
  %48 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 5
  %49 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 6
  %50 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 4
  %51 = icmp slt i64 %39, %4
  %52 = add nsw i64 %5, -1
  %53 = sitofp i64 %52 to double
  %54 = sitofp i64 %5 to double
  %55 = select i1 %44, i1 true, i1 %51
  %56 = and i64 %2, 1
  %57 = icmp eq i64 %2, 1
  %58 = and i64 %2, -2
  %59 = icmp eq i64 %56, 0
  %60 = sub i64 0, %2
  br label %72

61:                                               ; preds = %35, %61
  %62 = phi i64 [ %69, %61 ], [ %36, %35 ]
  %63 = phi i64 [ %68, %61 ], [ %37, %35 ]
  %64 = getelementptr inbounds i8, ptr %1, i64 %62
  %65 = load i8, ptr %64, align 1
  %66 = icmp eq i8 %65, 76
  %67 = zext i1 %66 to i64
  %68 = add nuw nsw i64 %63, %67
  %69 = add nuw nsw i64 %62, 1
  %70 = icmp eq i64 %69, %2
  br i1 %70, label %38, label %61

71:                                               ; preds = %609, %38
  ret void

72:                                               ; preds = %43, %609
  %73 = phi i64 [ 0, %43 ], [ %612, %609 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9)
  switch i64 %3, label %209 [
    i64 118, label %74
    i64 110, label %83
    i64 98, label %155
    i64 112, label %157
  ]

74:                                               ; preds = %72
  br i1 %46, label %609, label %75

75:                                               ; preds = %74, %75
  %76 = phi i64 [ %81, %75 ], [ 0, %74 ]
  %77 = phi double [ %80, %75 ], [ %45, %74 ]
  %78 = call fastcc double @visited(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %76, i64 noundef 0, i64 noundef %73, ptr noundef nonnull %9)
  %79 = fcmp ogt double %77, %78
  %80 = select i1 %79, double %77, double %78
  %81 = add nuw i64 %76, 1
  %82 = icmp eq i64 %76, %4
  br i1 %82, label %209, label %75

83:                                               ; preds = %72
  br i1 %10, label %84, label %609

84:                                               ; preds = %83, %148
  %85 = phi double [ %150, %148 ], [ 1.000000e+00, %83 ]
  %86 = phi i64 [ %149, %148 ], [ 0, %83 ]
  %87 = phi i64 [ %152, %148 ], [ 0, %83 ]
  %88 = getelementptr inbounds i8, ptr %1, i64 %86
  %89 = load i8, ptr %88, align 1
  %90 = icmp eq i8 %89, 65
  %91 = icmp eq i8 %89, 76
  %92 = icmp slt i64 %87, %4
  %93 = and i1 %92, %91
  %94 = or i1 %90, %93
  br i1 %94, label %97, label %95

95:                                               ; preds = %84
  %96 = add nuw nsw i64 %86, 1
  br label %148

97:                                               ; preds = %84
  %98 = load i64, ptr %0, align 8
  %99 = sitofp i64 %98 to double
  %100 = fsub double %99, %85
  %101 = add nuw nsw i64 %86, 1
  %102 = load ptr, ptr %47, align 8
  %103 = mul nsw i64 %101, %41
  %104 = add nsw i64 %103, %73
  %105 = getelementptr inbounds i32, ptr %102, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  %108 = sitofp i32 %106 to double
  %109 = fdiv double %100, %108
  %110 = fadd double %85, %109
  %111 = fptosi double %110 to i64
  %112 = sitofp i64 %111 to double
  %113 = fcmp olt double %110, %112
  %114 = fadd double %112, -1.000000e+00
  %115 = select i1 %113, double %114, double %112
  %116 = load ptr, ptr %48, align 8
  %117 = mul nsw i64 %86, %41
  %118 = add nsw i64 %117, %73
  %119 = getelementptr inbounds i32, ptr %116, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %127, label %122

122:                                              ; preds = %97
  %123 = load ptr, ptr %49, align 8
  %124 = getelementptr inbounds i32, ptr %123, i64 %118
  %125 = load i32, ptr %124, align 4
  %126 = sext i32 %125 to i64
  br label %142

127:                                              ; preds = %97
  %128 = load ptr, ptr %50, align 8
  %129 = getelementptr inbounds i32, ptr %128, i64 %118
  %130 = load i32, ptr %129, align 4
  %131 = sext i32 %130 to i64
  %132 = add nsw i64 %107, -1
  %133 = add nsw i64 %132, %131
  %134 = or i64 %133, %107
  %135 = icmp ult i64 %134, 4294967296
  br i1 %135, label %138, label %136

136:                                              ; preds = %127
  %137 = sdiv i64 %133, %107
  br label %142

138:                                              ; preds = %127
  %139 = trunc i64 %133 to i32
  %140 = udiv i32 %139, %106
  %141 = zext i32 %140 to i64
  br label %142

142:                                              ; preds = %138, %136, %122
  %143 = phi i64 [ %126, %122 ], [ %137, %136 ], [ %141, %138 ]
  %144 = sitofp i64 %143 to double
  %145 = fmul double %85, %144
  %146 = fcmp olt double %145, %115
  %147 = select i1 %146, double %145, double %115
  br label %148

148:                                              ; preds = %142, %95
  %149 = phi i64 [ %96, %95 ], [ %101, %142 ]
  %150 = phi double [ %85, %95 ], [ %147, %142 ]
  %151 = zext i1 %91 to i64
  %152 = add nuw nsw i64 %87, %151
  %153 = icmp eq i64 %149, %2
  br i1 %153, label %154, label %84

154:                                              ; preds = %148
  switch i64 %3, label %209 [
    i64 98, label %155
    i64 112, label %157
  ]

155:                                              ; preds = %72, %154
  %156 = tail call fastcc double @least_boxes(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %5, i64 noundef %73)
  br label %609

157:                                              ; preds = %72, %154
  %158 = load i64, ptr %0, align 8
  %159 = sitofp i64 %158 to double
  br i1 %10, label %160, label %609

160:                                              ; preds = %157
  %161 = load ptr, ptr %48, align 8
  br label %162

162:                                              ; preds = %204, %160
  %163 = phi double [ %159, %160 ], [ %205, %204 ]
  %164 = phi double [ %159, %160 ], [ %206, %204 ]
  %165 = phi double [ 1.000000e+00, %160 ], [ %207, %204 ]
  %166 = phi i64 [ 0, %160 ], [ %174, %204 ]
  %167 = mul nsw i64 %166, %41
  %168 = add nsw i64 %167, %73
  %169 = getelementptr inbounds i32, ptr %161, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = getelementptr inbounds i8, ptr %1, i64 %166
  %172 = load i8, ptr %171, align 1
  %173 = icmp eq i8 %172, 90
  %174 = add nuw nsw i64 %166, 1
  br i1 %173, label %192, label %175

175:                                              ; preds = %162
  %176 = fsub double %164, %165
  %177 = load ptr, ptr %47, align 8
  %178 = mul nsw i64 %174, %41
  %179 = add nsw i64 %178, %73
  %180 = getelementptr inbounds i32, ptr %177, i64 %179
  %181 = load i32, ptr %180, align 4
  %182 = sitofp i32 %181 to double
  %183 = fdiv double %176, %182
  %184 = fadd double %165, %183
  %185 = fptosi double %184 to i64
  %186 = sitofp i64 %185 to double
  %187 = fcmp olt double %184, %186
  %188 = fadd double %186, -1.000000e+00
  %189 = select i1 %187, double %188, double %186
  %190 = icmp eq i32 %170, 1
  %191 = select i1 %190, double %165, double %189
  br label %204

192:                                              ; preds = %162
  %193 = icmp sgt i32 %170, 1
  br i1 %193, label %194, label %204

194:                                              ; preds = %192
  %195 = load ptr, ptr %50, align 8
  %196 = mul nsw i64 %174, %41
  %197 = add nsw i64 %196, %73
  %198 = getelementptr inbounds i32, ptr %195, i64 %197
  %199 = load i32, ptr %198, align 4
  %200 = sitofp i32 %199 to double
  %201 = fmul double %165, %200
  %202 = fcmp olt double %164, %201
  %203 = select i1 %202, double %164, double %201
  br label %204

204:                                              ; preds = %194, %192, %175
  %205 = phi double [ %203, %194 ], [ %163, %192 ], [ %163, %175 ]
  %206 = phi double [ %203, %194 ], [ %164, %192 ], [ %164, %175 ]
  %207 = phi double [ %165, %194 ], [ %165, %192 ], [ %191, %175 ]
  %208 = icmp eq i64 %174, %2
  br i1 %208, label %209, label %162

209:                                              ; preds = %204, %75, %72, %154
  %210 = phi double [ %45, %72 ], [ %150, %154 ], [ %80, %75 ], [ %205, %204 ]
  br i1 %55, label %609, label %211

211:                                              ; preds = %209
  %212 = load i64, ptr %0, align 8
  %213 = sitofp i64 %212 to double
  %214 = load ptr, ptr %50, align 8
  %215 = fmul double %54, %213
  %216 = fdiv double 1.000000e+00, %215
  %217 = fsub double 1.000000e+00, %216
  br label %218

218:                                              ; preds = %211, %603
  %219 = phi i64 [ %4, %211 ], [ %607, %603 ]
  %220 = phi double [ %210, %211 ], [ %606, %603 ]
  %221 = icmp sgt i64 %219, 0
  br i1 %221, label %222, label %232

222:                                              ; preds = %218, %222
  %223 = phi i64 [ %225, %222 ], [ 0, %218 ]
  %224 = phi i64 [ %230, %222 ], [ 0, %218 ]
  %225 = add nuw nsw i64 %223, 1
  %226 = getelementptr inbounds i8, ptr %1, i64 %223
  %227 = load i8, ptr %226, align 1
  %228 = icmp eq i8 %227, 76
  %229 = zext i1 %228 to i64
  %230 = add nuw nsw i64 %224, %229
  %231 = icmp slt i64 %230, %219
  br i1 %231, label %222, label %232

232:                                              ; preds = %222, %218
  %233 = phi i64 [ 0, %218 ], [ %225, %222 ]
  br i1 %10, label %234, label %288

234:                                              ; preds = %232
  br i1 %57, label %269, label %235

235:                                              ; preds = %234, %264
  %236 = phi i64 [ %266, %264 ], [ 0, %234 ]
  %237 = phi double [ %265, %264 ], [ 1.000000e+00, %234 ]
  %238 = phi i64 [ %267, %264 ], [ 0, %234 ]
  %239 = getelementptr inbounds i8, ptr %1, i64 %236
  %240 = load i8, ptr %239, align 1
  %241 = icmp eq i8 %240, 90
  br i1 %241, label %242, label %250

242:                                              ; preds = %235
  %243 = load ptr, ptr %49, align 8
  %244 = mul nsw i64 %236, %41
  %245 = add nsw i64 %244, %73
  %246 = getelementptr inbounds i32, ptr %243, i64 %245
  %247 = load i32, ptr %246, align 4
  %248 = sitofp i32 %247 to double
  %249 = fmul double %237, %248
  br label %250

250:                                              ; preds = %242, %235
  %251 = phi double [ %249, %242 ], [ %237, %235 ]
  %252 = or i64 %236, 1
  %253 = getelementptr inbounds i8, ptr %1, i64 %252
  %254 = load i8, ptr %253, align 1
  %255 = icmp eq i8 %254, 90
  br i1 %255, label %256, label %264

256:                                              ; preds = %250
  %257 = load ptr, ptr %49, align 8
  %258 = mul nsw i64 %252, %41
  %259 = add nsw i64 %258, %73
  %260 = getelementptr inbounds i32, ptr %257, i64 %259
  %261 = load i32, ptr %260, align 4
  %262 = sitofp i32 %261 to double
  %263 = fmul double %251, %262
  br label %264

264:                                              ; preds = %256, %250
  %265 = phi double [ %263, %256 ], [ %251, %250 ]
  %266 = add nuw nsw i64 %236, 2
  %267 = add i64 %238, 2
  %268 = icmp eq i64 %267, %58
  br i1 %268, label %269, label %235

269:                                              ; preds = %264, %234
  %270 = phi double [ undef, %234 ], [ %265, %264 ]
  %271 = phi i64 [ 0, %234 ], [ %266, %264 ]
  %272 = phi double [ 1.000000e+00, %234 ], [ %265, %264 ]
  br i1 %59, label %285, label %273

273:                                              ; preds = %269
  %274 = getelementptr inbounds i8, ptr %1, i64 %271
  %275 = load i8, ptr %274, align 1
  %276 = icmp eq i8 %275, 90
  br i1 %276, label %277, label %285

277:                                              ; preds = %273
  %278 = load ptr, ptr %49, align 8
  %279 = mul nsw i64 %271, %41
  %280 = add nsw i64 %279, %73
  %281 = getelementptr inbounds i32, ptr %278, i64 %280
  %282 = load i32, ptr %281, align 4
  %283 = sitofp i32 %282 to double
  %284 = fmul double %272, %283
  br label %285

285:                                              ; preds = %273, %277, %269
  %286 = phi double [ %270, %269 ], [ %284, %277 ], [ %272, %273 ]
  %287 = fdiv double %213, %286
  br label %288

288:                                              ; preds = %285, %232
  %289 = phi double [ %287, %285 ], [ %213, %232 ]
  %290 = mul nsw i64 %233, %41
  %291 = add nsw i64 %290, %73
  %292 = getelementptr inbounds i32, ptr %214, i64 %291
  %293 = load i32, ptr %292, align 4
  %294 = sitofp i32 %293 to double
  %295 = icmp slt i64 %233, %2
  br i1 %295, label %298, label %296

296:                                              ; preds = %288
  %297 = tail call fastcc double @least_boxes(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i64 noundef %5, i64 noundef %73)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  br label %603

298:                                              ; preds = %288
  %299 = load ptr, ptr %48, align 8
  br label %303

300:                                              ; preds = %384
  %301 = tail call fastcc double @least_boxes(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %5, i64 noundef %73)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %302 = icmp eq i64 %392, 0
  br i1 %302, label %603, label %395

303:                                              ; preds = %384, %298
  %304 = phi i64 [ 0, %298 ], [ %392, %384 ]
  %305 = phi i64 [ 0, %298 ], [ %391, %384 ]
  %306 = phi i64 [ 0, %298 ], [ %390, %384 ]
  %307 = phi i64 [ 0, %298 ], [ %389, %384 ]
  %308 = phi i64 [ %233, %298 ], [ %393, %384 ]
  %309 = phi double [ 1.000000e+00, %298 ], [ %388, %384 ]
  %310 = phi double [ 1.000000e+00, %298 ], [ %387, %384 ]
  %311 = phi double [ 0.000000e+00, %298 ], [ %386, %384 ]
  %312 = phi double [ %294, %298 ], [ %385, %384 ]
  %313 = mul nsw i64 %308, %41
  %314 = add nsw i64 %313, %73
  %315 = getelementptr inbounds i32, ptr %299, i64 %314
  %316 = load i32, ptr %315, align 4
  %317 = getelementptr inbounds i8, ptr %1, i64 %308
  %318 = load i8, ptr %317, align 1
  %319 = icmp eq i8 %318, 76
  %320 = icmp eq i32 %316, 0
  %321 = select i1 %319, i1 %320, i1 false
  br i1 %321, label %322, label %370

322:                                              ; preds = %303
  %323 = add nuw nsw i64 %308, 1
  %324 = mul nsw i64 %323, %41
  %325 = add nsw i64 %324, %73
  %326 = getelementptr inbounds i32, ptr %214, i64 %325
  %327 = load i32, ptr %326, align 4
  %328 = sext i32 %327 to i64
  %329 = sitofp i32 %327 to double
  %330 = icmp eq i64 %304, 0
  br i1 %330, label %331, label %340

331:                                              ; preds = %322
  %332 = fmul double %329, 2.000000e+00
  %333 = load ptr, ptr %47, align 8
  %334 = getelementptr inbounds i32, ptr %333, i64 %314
  %335 = load i32, ptr %334, align 4
  %336 = sitofp i32 %335 to double
  %337 = fsub double %332, %336
  %338 = fcmp olt double %337, 0.000000e+00
  %339 = select i1 %338, double 0.000000e+00, double %337
  br label %340

340:                                              ; preds = %331, %322
  %341 = phi double [ %311, %322 ], [ %339, %331 ]
  %342 = icmp ne i64 %305, 0
  %343 = icmp ne i64 %306, 0
  %344 = select i1 %342, i1 true, i1 %343
  br i1 %344, label %364, label %345

345:                                              ; preds = %340
  %346 = load ptr, ptr %47, align 8
  %347 = getelementptr inbounds i32, ptr %346, i64 %314
  %348 = load i32, ptr %347, align 4
  %349 = sext i32 %348 to i64
  %350 = add nsw i64 %328, -1
  %351 = add nsw i64 %350, %349
  %352 = or i64 %351, %328
  %353 = icmp ult i64 %352, 4294967296
  br i1 %353, label %356, label %354

354:                                              ; preds = %345
  %355 = sdiv i64 %351, %328
  br label %360

356:                                              ; preds = %345
  %357 = trunc i64 %351 to i32
  %358 = udiv i32 %357, %327
  %359 = zext i32 %358 to i64
  br label %360

360:                                              ; preds = %356, %354
  %361 = phi i64 [ %355, %354 ], [ %359, %356 ]
  %362 = tail call i64 @llvm.smax.i64(i64 %361, i64 2)
  %363 = icmp ugt i64 %362, 2
  br label %364

364:                                              ; preds = %360, %340
  %365 = phi i1 [ false, %340 ], [ %363, %360 ]
  %366 = zext i1 %365 to i64
  %367 = or i64 %307, %366
  %368 = fcmp olt double %312, %329
  %369 = select i1 %368, double %312, double %329
  br label %384

370:                                              ; preds = %303
  %371 = icmp eq i8 %318, 65
  %372 = icmp sgt i32 %316, 1
  %373 = select i1 %371, i1 %372, i1 false
  br i1 %373, label %374, label %384

374:                                              ; preds = %370
  %375 = icmp eq i64 %304, 0
  %376 = zext i1 %375 to i64
  %377 = or i64 %305, %376
  %378 = or i64 %306, %304
  %379 = fmul double %309, %310
  %380 = load ptr, ptr %49, align 8
  %381 = getelementptr inbounds i32, ptr %380, i64 %314
  %382 = load i32, ptr %381, align 4
  %383 = sitofp i32 %382 to double
  br label %384

384:                                              ; preds = %374, %370, %364
  %385 = phi double [ %369, %364 ], [ %312, %374 ], [ %312, %370 ]
  %386 = phi double [ %341, %364 ], [ %311, %374 ], [ %311, %370 ]
  %387 = phi double [ %310, %364 ], [ %379, %374 ], [ %310, %370 ]
  %388 = phi double [ %309, %364 ], [ %383, %374 ], [ %309, %370 ]
  %389 = phi i64 [ %367, %364 ], [ %307, %374 ], [ %307, %370 ]
  %390 = phi i64 [ %306, %364 ], [ %378, %374 ], [ %306, %370 ]
  %391 = phi i64 [ %305, %364 ], [ %377, %374 ], [ %305, %370 ]
  %392 = phi i64 [ 1, %364 ], [ %304, %374 ], [ %304, %370 ]
  %393 = add nuw nsw i64 %308, 1
  %394 = icmp eq i64 %393, %2
  br i1 %394, label %300, label %303

395:                                              ; preds = %300
  %396 = icmp eq i64 %389, 0
  br i1 %396, label %397, label %406

397:                                              ; preds = %395
  %398 = icmp ne i64 %390, 0
  %399 = icmp ne i64 %391, 0
  %400 = select i1 %398, i1 %399, i1 false
  br i1 %400, label %406, label %401

401:                                              ; preds = %397
  br i1 %399, label %402, label %404

402:                                              ; preds = %401
  %403 = fmul double %385, %387
  br label %406

404:                                              ; preds = %401
  %405 = select i1 %398, double %386, double 0.000000e+00
  br label %406

406:                                              ; preds = %395, %397, %402, %404
  %407 = phi double [ 0.000000e+00, %395 ], [ %403, %402 ], [ %405, %404 ], [ %294, %397 ]
  %408 = call fastcc double @visited(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %233, i64 noundef 0, i64 noundef 1, i64 noundef %73, ptr noundef nonnull %8)
  %409 = load double, ptr %8, align 8
  %410 = load ptr, ptr %47, align 8
  %411 = getelementptr inbounds i32, ptr %410, i64 %291
  %412 = load i32, ptr %411, align 4
  %413 = sub i64 %2, %233
  %414 = xor i64 %233, -1
  %415 = and i64 %413, 1
  %416 = icmp eq i64 %415, 0
  br i1 %416, label %431, label %417

417:                                              ; preds = %406
  %418 = getelementptr inbounds i8, ptr %1, i64 %233
  %419 = load i8, ptr %418, align 1
  %420 = icmp eq i8 %419, 90
  br i1 %420, label %421, label %428

421:                                              ; preds = %417
  %422 = load ptr, ptr %49, align 8
  %423 = mul nsw i64 %233, %41
  %424 = add nsw i64 %423, %73
  %425 = getelementptr inbounds i32, ptr %422, i64 %424
  %426 = load i32, ptr %425, align 4
  %427 = sitofp i32 %426 to double
  br label %428

428:                                              ; preds = %421, %417
  %429 = phi double [ %427, %421 ], [ 1.000000e+00, %417 ]
  %430 = add nuw nsw i64 %233, 1
  br label %431

431:                                              ; preds = %428, %406
  %432 = phi double [ undef, %406 ], [ %429, %428 ]
  %433 = phi i64 [ %233, %406 ], [ %430, %428 ]
  %434 = phi double [ 1.000000e+00, %406 ], [ %429, %428 ]
  %435 = icmp eq i64 %414, %60
  br i1 %435, label %468, label %436

436:                                              ; preds = %431, %464
  %437 = phi i64 [ %466, %464 ], [ %433, %431 ]
  %438 = phi double [ %465, %464 ], [ %434, %431 ]
  %439 = getelementptr inbounds i8, ptr %1, i64 %437
  %440 = load i8, ptr %439, align 1
  %441 = icmp eq i8 %440, 90
  br i1 %441, label %442, label %450

442:                                              ; preds = %436
  %443 = load ptr, ptr %49, align 8
  %444 = mul nsw i64 %437, %41
  %445 = add nsw i64 %444, %73
  %446 = getelementptr inbounds i32, ptr %443, i64 %445
  %447 = load i32, ptr %446, align 4
  %448 = sitofp i32 %447 to double
  %449 = fmul double %438, %448
  br label %450

450:                                              ; preds = %442, %436
  %451 = phi double [ %449, %442 ], [ %438, %436 ]
  %452 = add nuw nsw i64 %437, 1
  %453 = getelementptr inbounds i8, ptr %1, i64 %452
  %454 = load i8, ptr %453, align 1
  %455 = icmp eq i8 %454, 90
  br i1 %455, label %456, label %464

456:                                              ; preds = %450
  %457 = load ptr, ptr %49, align 8
  %458 = mul nsw i64 %452, %41
  %459 = add nsw i64 %458, %73
  %460 = getelementptr inbounds i32, ptr %457, i64 %459
  %461 = load i32, ptr %460, align 4
  %462 = sitofp i32 %461 to double
  %463 = fmul double %451, %462
  br label %464

464:                                              ; preds = %456, %450
  %465 = phi double [ %463, %456 ], [ %451, %450 ]
  %466 = add nuw nsw i64 %437, 2
  %467 = icmp eq i64 %466, %2
  br i1 %467, label %468, label %436

468:                                              ; preds = %464, %431
  %469 = phi double [ %432, %431 ], [ %465, %464 ]
  %470 = sitofp i32 %412 to double
  %471 = fdiv double %470, %469
  %472 = fsub double %471, %407
  %473 = fcmp olt double %472, 0.000000e+00
  %474 = select i1 %473, double 0.000000e+00, double %472
  %475 = fmul double %409, %474
  %476 = icmp eq i64 %233, 0
  %477 = icmp ne i64 %391, 0
  %478 = select i1 %476, i1 true, i1 %477
  %479 = icmp ne i64 %390, 0
  %480 = select i1 %478, i1 true, i1 %479
  br i1 %480, label %537, label %481

481:                                              ; preds = %468
  %482 = icmp ugt i64 %233, 1
  br i1 %482, label %483, label %528

483:                                              ; preds = %481
  %484 = add nsw i64 %233, -2
  br label %485

485:                                              ; preds = %524, %483
  %486 = phi double [ %213, %483 ], [ %525, %524 ]
  %487 = phi double [ 1.000000e+00, %483 ], [ %526, %524 ]
  %488 = phi i64 [ 0, %483 ], [ %496, %524 ]
  %489 = mul nsw i64 %488, %41
  %490 = add nsw i64 %489, %73
  %491 = getelementptr inbounds i32, ptr %299, i64 %490
  %492 = load i32, ptr %491, align 4
  %493 = getelementptr inbounds i8, ptr %1, i64 %488
  %494 = load i8, ptr %493, align 1
  %495 = icmp eq i8 %494, 90
  %496 = add nuw nsw i64 %488, 1
  br i1 %495, label %513, label %497

497:                                              ; preds = %485
  %498 = fsub double %486, %487
  %499 = mul nsw i64 %496, %41
  %500 = add nsw i64 %499, %73
  %501 = getelementptr inbounds i32, ptr %410, i64 %500
  %502 = load i32, ptr %501, align 4
  %503 = sitofp i32 %502 to double
  %504 = fdiv double %498, %503
  %505 = fadd double %487, %504
  %506 = fptosi double %505 to i64
  %507 = sitofp i64 %506 to double
  %508 = fcmp olt double %505, %507
  %509 = fadd double %507, -1.000000e+00
  %510 = select i1 %508, double %509, double %507
  %511 = icmp eq i32 %492, 1
  %512 = select i1 %511, double %487, double %510
  br label %524

513:                                              ; preds = %485
  %514 = icmp sgt i32 %492, 1
  br i1 %514, label %515, label %524

515:                                              ; preds = %513
  %516 = mul nsw i64 %496, %41
  %517 = add nsw i64 %516, %73
  %518 = getelementptr inbounds i32, ptr %214, i64 %517
  %519 = load i32, ptr %518, align 4
  %520 = sitofp i32 %519 to double
  %521 = fmul double %487, %520
  %522 = fcmp olt double %486, %521
  %523 = select i1 %522, double %486, double %521
  br label %524

524:                                              ; preds = %515, %513, %497
  %525 = phi double [ %523, %515 ], [ %486, %497 ], [ %486, %513 ]
  %526 = phi double [ %487, %515 ], [ %512, %497 ], [ %487, %513 ]
  %527 = icmp eq i64 %488, %484
  br i1 %527, label %528, label %485

528:                                              ; preds = %524, %481
  %529 = phi double [ 1.000000e+00, %481 ], [ %526, %524 ]
  %530 = fadd double %294, -1.000000e+00
  %531 = fcmp olt double %385, %530
  %532 = select i1 %531, double %385, double %530
  %533 = fmul double %532, %529
  %534 = fsub double %289, %533
  %535 = fcmp ogt double %475, %534
  %536 = select i1 %535, double %475, double %534
  br label %537

537:                                              ; preds = %528, %468
  %538 = phi double [ %475, %468 ], [ %536, %528 ]
  br i1 %10, label %539, label %586

539:                                              ; preds = %537, %579
  %540 = phi double [ %580, %579 ], [ %213, %537 ]
  %541 = phi double [ %581, %579 ], [ %213, %537 ]
  %542 = phi double [ %582, %579 ], [ 1.000000e+00, %537 ]
  %543 = phi i64 [ %551, %579 ], [ 0, %537 ]
  %544 = mul nsw i64 %543, %41
  %545 = add nsw i64 %544, %73
  %546 = getelementptr inbounds i32, ptr %299, i64 %545
  %547 = load i32, ptr %546, align 4
  %548 = getelementptr inbounds i8, ptr %1, i64 %543
  %549 = load i8, ptr %548, align 1
  %550 = icmp eq i8 %549, 90
  %551 = add nuw nsw i64 %543, 1
  br i1 %550, label %568, label %552

552:                                              ; preds = %539
  %553 = fsub double %541, %542
  %554 = mul nsw i64 %551, %41
  %555 = add nsw i64 %554, %73
  %556 = getelementptr inbounds i32, ptr %410, i64 %555
  %557 = load i32, ptr %556, align 4
  %558 = sitofp i32 %557 to double
  %559 = fdiv double %553, %558
  %560 = fadd double %542, %559
  %561 = fptosi double %560 to i64
  %562 = sitofp i64 %561 to double
  %563 = fcmp olt double %560, %562
  %564 = fadd double %562, -1.000000e+00
  %565 = select i1 %563, double %564, double %562
  %566 = icmp eq i32 %547, 1
  %567 = select i1 %566, double %542, double %565
  br label %579

568:                                              ; preds = %539
  %569 = icmp sgt i32 %547, 1
  br i1 %569, label %570, label %579

570:                                              ; preds = %568
  %571 = mul nsw i64 %551, %41
  %572 = add nsw i64 %571, %73
  %573 = getelementptr inbounds i32, ptr %214, i64 %572
  %574 = load i32, ptr %573, align 4
  %575 = sitofp i32 %574 to double
  %576 = fmul double %542, %575
  %577 = fcmp olt double %541, %576
  %578 = select i1 %577, double %541, double %576
  br label %579

579:                                              ; preds = %570, %568, %552
  %580 = phi double [ %578, %570 ], [ %540, %568 ], [ %540, %552 ]
  %581 = phi double [ %578, %570 ], [ %541, %568 ], [ %541, %552 ]
  %582 = phi double [ %542, %570 ], [ %542, %568 ], [ %567, %552 ]
  %583 = icmp eq i64 %551, %2
  br i1 %583, label %584, label %539

584:                                              ; preds = %579
  %585 = fmul double %580, %54
  br label %586

586:                                              ; preds = %584, %537
  %587 = phi double [ %585, %584 ], [ %215, %537 ]
  %588 = phi double [ %582, %584 ], [ 1.000000e+00, %537 ]
  %589 = fsub double %538, %588
  %590 = fcmp olt double %589, 0.000000e+00
  %591 = select i1 %590, double 0.000000e+00, double %589
  %592 = fmul double %591, %53
  %593 = fadd double %538, %592
  %594 = fsub double %587, %54
  %595 = fadd double %594, 1.000000e+00
  %596 = fdiv double %593, %595
  %597 = fsub double 1.000000e+00, %596
  %598 = fcmp olt double %597, %217
  %599 = select i1 %598, double %597, double %217
  %600 = fcmp ogt double %599, 0.000000e+00
  %601 = select i1 %600, double %599, double 0.000000e+00
  %602 = fmul double %301, %601
  br label %603

603:                                              ; preds = %296, %300, %586
  %604 = phi double [ %602, %586 ], [ %301, %300 ], [ %297, %296 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  %605 = fcmp olt double %220, %604
  %606 = select i1 %605, double %220, double %604
  %607 = add i64 %219, 1
  %608 = icmp eq i64 %219, %39
  br i1 %608, label %609, label %218

609:                                              ; preds = %603, %74, %209, %83, %155, %157
  %610 = phi double [ %210, %209 ], [ %159, %157 ], [ %156, %155 ], [ 1.000000e+00, %83 ], [ %45, %74 ], [ %606, %603 ]
  %611 = getelementptr inbounds double, ptr %6, i64 %73
  store double %610, ptr %611, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9)
  %612 = add nuw nsw i64 %73, 1
  %613 = icmp eq i64 %612, %41
  br i1 %613, label %71, label %72
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc double @visited(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef %6) unnamed_addr {
  %8 = load i64, ptr %0, align 8
  %9 = sitofp i64 %8 to double
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  store double 1.000000e+00, ptr %6, align 8
  br label %47

12:                                               ; preds = %7
  %13 = icmp eq i64 %4, 0
  br label %24

14:                                               ; preds = %39
  store double 1.000000e+00, ptr %6, align 8
  %15 = icmp slt i64 %41, 0
  br i1 %15, label %47, label %16

16:                                               ; preds = %14
  %17 = icmp eq i64 %4, 0
  %18 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 5
  %19 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 2
  %20 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 6
  %21 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 4
  %22 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 3
  %23 = add nuw i64 %41, 1
  br label %60

24:                                               ; preds = %12, %39
  %25 = phi i64 [ 0, %12 ], [ %45, %39 ]
  %26 = phi i64 [ -1, %12 ], [ %41, %39 ]
  %27 = phi i64 [ 0, %12 ], [ %44, %39 ]
  %28 = getelementptr inbounds i8, ptr %1, i64 %25
  %29 = load i8, ptr %28, align 1
  br i1 %13, label %32, label %30

30:                                               ; preds = %24
  %31 = icmp eq i8 %29, 90
  br i1 %31, label %39, label %38

32:                                               ; preds = %24
  %33 = icmp eq i8 %29, 65
  %34 = icmp eq i8 %29, 76
  %35 = icmp slt i64 %27, %3
  %36 = and i1 %35, %34
  %37 = or i1 %33, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %32, %30
  br label %39

39:                                               ; preds = %38, %32, %30
  %40 = phi i8 [ %29, %38 ], [ 90, %30 ], [ %29, %32 ]
  %41 = phi i64 [ %25, %38 ], [ %26, %30 ], [ %26, %32 ]
  %42 = icmp eq i8 %40, 76
  %43 = zext i1 %42 to i64
  %44 = add nuw nsw i64 %27, %43
  %45 = add nuw nsw i64 %25, 1
  %46 = icmp eq i64 %45, %2
  br i1 %46, label %14, label %24

47:                                               ; preds = %201, %11, %14
  %48 = phi double [ %9, %14 ], [ %9, %11 ], [ %205, %201 ]
  %49 = phi double [ 1.000000e+00, %14 ], [ 1.000000e+00, %11 ], [ %207, %201 ]
  %50 = fneg double %9
  %51 = fdiv double %50, %48
  %52 = fptosi double %51 to i64
  %53 = sitofp i64 %52 to double
  %54 = fcmp olt double %51, %53
  %55 = fadd double %53, -1.000000e+00
  %56 = select i1 %54, double %55, double %53
  %57 = fneg double %56
  %58 = fcmp ogt double %49, %57
  %59 = select i1 %58, double %49, double %57
  ret double %59

60:                                               ; preds = %16, %201
  %61 = phi double [ 1.000000e+00, %16 ], [ %204, %201 ]
  %62 = phi double [ 1.000000e+00, %16 ], [ %207, %201 ]
  %63 = phi double [ 1.000000e+00, %16 ], [ %206, %201 ]
  %64 = phi double [ %9, %16 ], [ %205, %201 ]
  %65 = phi i64 [ 0, %16 ], [ %203, %201 ]
  %66 = phi i64 [ 0, %16 ], [ %202, %201 ]
  %67 = getelementptr inbounds i8, ptr %1, i64 %65
  %68 = load i8, ptr %67, align 1
  %69 = icmp eq i8 %68, 76
  br i1 %17, label %74, label %70

70:                                               ; preds = %60
  %71 = icmp eq i8 %68, 90
  %72 = zext i1 %69 to i64
  %73 = add nuw nsw i64 %66, %72
  br i1 %71, label %82, label %122

74:                                               ; preds = %60
  %75 = icmp eq i8 %68, 65
  %76 = icmp slt i64 %66, %3
  %77 = and i1 %76, %69
  %78 = or i1 %75, %77
  %79 = icmp eq i8 %68, 76
  %80 = zext i1 %79 to i64
  %81 = add nuw nsw i64 %66, %80
  br i1 %78, label %122, label %82

82:                                               ; preds = %70, %74
  %83 = phi i64 [ %73, %70 ], [ %81, %74 ]
  %84 = load ptr, ptr %18, align 8
  %85 = load i64, ptr %19, align 8
  %86 = mul nsw i64 %85, %65
  %87 = add nsw i64 %86, %5
  %88 = getelementptr inbounds i32, ptr %84, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = icmp eq i32 %89, 0
  %91 = add nuw i64 %65, 1
  br i1 %90, label %97, label %92

92:                                               ; preds = %82
  %93 = load ptr, ptr %20, align 8
  %94 = getelementptr inbounds i32, ptr %93, i64 %87
  %95 = load i32, ptr %94, align 4
  %96 = sext i32 %95 to i64
  br label %118

97:                                               ; preds = %82
  %98 = load ptr, ptr %21, align 8
  %99 = getelementptr inbounds i32, ptr %98, i64 %87
  %100 = load i32, ptr %99, align 4
  %101 = sext i32 %100 to i64
  %102 = load ptr, ptr %22, align 8
  %103 = mul nsw i64 %85, %91
  %104 = add nsw i64 %103, %5
  %105 = getelementptr inbounds i32, ptr %102, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  %108 = add nsw i64 %101, -1
  %109 = add nsw i64 %108, %107
  %110 = or i64 %109, %107
  %111 = icmp ult i64 %110, 4294967296
  br i1 %111, label %114, label %112

112:                                              ; preds = %97
  %113 = sdiv i64 %109, %107
  br label %118

114:                                              ; preds = %97
  %115 = trunc i64 %109 to i32
  %116 = udiv i32 %115, %106
  %117 = zext i32 %116 to i64
  br label %118

118:                                              ; preds = %92, %112, %114
  %119 = phi i64 [ %96, %92 ], [ %113, %112 ], [ %117, %114 ]
  %120 = sitofp i64 %119 to double
  %121 = fmul double %63, %120
  br label %201

122:                                              ; preds = %70, %74
  %123 = phi i64 [ %73, %70 ], [ %81, %74 ]
  %124 = load ptr, ptr %18, align 8
  %125 = load i64, ptr %19, align 8
  %126 = mul nsw i64 %125, %65
  %127 = add nsw i64 %126, %5
  %128 = getelementptr inbounds i32, ptr %124, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %150

131:                                              ; preds = %122
  %132 = load ptr, ptr %22, align 8
  %133 = getelementptr inbounds i32, ptr %132, i64 %127
  %134 = load i32, ptr %133, align 4
  %135 = sext i32 %134 to i64
  %136 = add nuw nsw i64 %65, 1
  %137 = load ptr, ptr %21, align 8
  %138 = mul nsw i64 %125, %136
  %139 = add nsw i64 %138, %5
  %140 = getelementptr inbounds i32, ptr %137, i64 %139
  %141 = load i32, ptr %140, align 4
  %142 = sext i32 %141 to i64
  %143 = or i64 %142, %135
  %144 = icmp ult i64 %143, 4294967296
  br i1 %144, label %147, label %145

145:                                              ; preds = %131
  %146 = sdiv i64 %135, %142
  br label %163

147:                                              ; preds = %131
  %148 = udiv i32 %134, %141
  %149 = zext i32 %148 to i64
  br label %163

150:                                              ; preds = %122
  %151 = sext i32 %129 to i64
  %152 = add nsw i64 %151, -1
  %153 = load ptr, ptr %21, align 8
  %154 = add nuw nsw i64 %65, 1
  %155 = mul nsw i64 %125, %154
  %156 = add nsw i64 %155, %5
  %157 = getelementptr inbounds i32, ptr %153, i64 %156
  %158 = load i32, ptr %157, align 4
  %159 = sitofp i32 %158 to double
  %160 = fmul double %63, %159
  %161 = fcmp olt double %64, %160
  %162 = select i1 %161, double %64, double %160
  br label %189

163:                                              ; preds = %147, %145
  %164 = phi i64 [ %146, %145 ], [ %149, %147 ]
  %165 = getelementptr inbounds i32, ptr %137, i64 %139
  %166 = load i32, ptr %165, align 4
  %167 = sext i32 %166 to i64
  %168 = sitofp i32 %166 to double
  %169 = fmul double %63, %168
  %170 = fcmp olt double %64, %169
  %171 = select i1 %170, double %64, double %169
  %172 = load ptr, ptr %22, align 8
  %173 = getelementptr inbounds i32, ptr %172, i64 %127
  %174 = load i32, ptr %173, align 4
  %175 = sext i32 %174 to i64
  %176 = add nsw i64 %167, -1
  %177 = add nsw i64 %176, %175
  %178 = or i64 %177, %167
  %179 = icmp ult i64 %178, 4294967296
  br i1 %179, label %182, label %180

180:                                              ; preds = %163
  %181 = sdiv i64 %177, %167
  br label %186

182:                                              ; preds = %163
  %183 = trunc i64 %177 to i32
  %184 = udiv i32 %183, %166
  %185 = zext i32 %184 to i64
  br label %186

186:                                              ; preds = %182, %180
  %187 = phi i64 [ %181, %180 ], [ %185, %182 ]
  %188 = tail call i64 @llvm.smax.i64(i64 %187, i64 2)
  br label %189

189:                                              ; preds = %150, %186
  %190 = phi double [ %171, %186 ], [ %162, %150 ]
  %191 = phi i64 [ %164, %186 ], [ %152, %150 ]
  %192 = phi i64 [ %136, %186 ], [ %154, %150 ]
  %193 = phi i64 [ %188, %186 ], [ %151, %150 ]
  %194 = sitofp i64 %193 to double
  %195 = fmul double %61, %194
  %196 = fsub double %62, %61
  %197 = fadd double %196, %195
  %198 = tail call i64 @llvm.smax.i64(i64 %191, i64 1)
  %199 = sitofp i64 %198 to double
  %200 = fmul double %61, %199
  store double %200, ptr %6, align 8
  br label %201

201:                                              ; preds = %189, %118
  %202 = phi i64 [ %123, %189 ], [ %83, %118 ]
  %203 = phi i64 [ %192, %189 ], [ %91, %118 ]
  %204 = phi double [ %200, %189 ], [ %61, %118 ]
  %205 = phi double [ %190, %189 ], [ %64, %118 ]
  %206 = phi double [ %63, %189 ], [ %121, %118 ]
  %207 = phi double [ %197, %189 ], [ %62, %118 ]
  %208 = icmp eq i64 %203, %23
  br i1 %208, label %47, label %60
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc double @least_boxes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = load i64, ptr %0, align 8
  %7 = sitofp i64 %6 to double
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %74

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 6
  %11 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 2
  %12 = and i64 %2, 1
  %13 = icmp eq i64 %2, 1
  br i1 %13, label %52, label %14

14:                                               ; preds = %9
  %15 = and i64 %2, -2
  br label %16

16:                                               ; preds = %47, %14
  %17 = phi i64 [ 0, %14 ], [ %49, %47 ]
  %18 = phi double [ 1.000000e+00, %14 ], [ %48, %47 ]
  %19 = phi i64 [ 0, %14 ], [ %50, %47 ]
  %20 = getelementptr inbounds i8, ptr %1, i64 %17
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 90
  br i1 %22, label %23, label %32

23:                                               ; preds = %16
  %24 = load ptr, ptr %10, align 8
  %25 = load i64, ptr %11, align 8
  %26 = mul nsw i64 %25, %17
  %27 = add nsw i64 %26, %4
  %28 = getelementptr inbounds i32, ptr %24, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = sitofp i32 %29 to double
  %31 = fmul double %18, %30
  br label %32

32:                                               ; preds = %23, %16
  %33 = phi double [ %31, %23 ], [ %18, %16 ]
  %34 = or i64 %17, 1
  %35 = getelementptr inbounds i8, ptr %1, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = icmp eq i8 %36, 90
  br i1 %37, label %38, label %47

38:                                               ; preds = %32
  %39 = load ptr, ptr %10, align 8
  %40 = load i64, ptr %11, align 8
  %41 = mul nsw i64 %40, %34
  %42 = add nsw i64 %41, %4
  %43 = getelementptr inbounds i32, ptr %39, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = sitofp i32 %44 to double
  %46 = fmul double %33, %45
  br label %47

47:                                               ; preds = %38, %32
  %48 = phi double [ %46, %38 ], [ %33, %32 ]
  %49 = add nuw nsw i64 %17, 2
  %50 = add i64 %19, 2
  %51 = icmp eq i64 %50, %15
  br i1 %51, label %52, label %16

52:                                               ; preds = %47, %9
  %53 = phi double [ undef, %9 ], [ %48, %47 ]
  %54 = phi i64 [ 0, %9 ], [ %49, %47 ]
  %55 = phi double [ 1.000000e+00, %9 ], [ %48, %47 ]
  %56 = icmp eq i64 %12, 0
  br i1 %56, label %70, label %57

57:                                               ; preds = %52
  %58 = getelementptr inbounds i8, ptr %1, i64 %54
  %59 = load i8, ptr %58, align 1
  %60 = icmp eq i8 %59, 90
  br i1 %60, label %61, label %70

61:                                               ; preds = %57
  %62 = load ptr, ptr %10, align 8
  %63 = load i64, ptr %11, align 8
  %64 = mul nsw i64 %63, %54
  %65 = add nsw i64 %64, %4
  %66 = getelementptr inbounds i32, ptr %62, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = sitofp i32 %67 to double
  %69 = fmul double %55, %68
  br label %70

70:                                               ; preds = %57, %61, %52
  %71 = phi double [ %53, %52 ], [ %69, %61 ], [ %55, %57 ]
  %72 = fdiv double %7, %71
  %73 = icmp eq i64 %3, 1
  br i1 %73, label %137, label %76

74:                                               ; preds = %5
  %75 = icmp eq i64 %3, 1
  br i1 %75, label %137, label %127

76:                                               ; preds = %70
  %77 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 5
  %78 = load ptr, ptr %77, align 8
  %79 = load i64, ptr %11, align 8
  %80 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 3
  %81 = getelementptr inbounds %struct.Intervals, ptr %0, i64 0, i32 4
  br label %82

82:                                               ; preds = %123, %76
  %83 = phi double [ %7, %76 ], [ %124, %123 ]
  %84 = phi double [ 1.000000e+00, %76 ], [ %125, %123 ]
  %85 = phi i64 [ 0, %76 ], [ %93, %123 ]
  %86 = mul nsw i64 %85, %79
  %87 = add nsw i64 %86, %4
  %88 = getelementptr inbounds i32, ptr %78, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = getelementptr inbounds i8, ptr %1, i64 %85
  %91 = load i8, ptr %90, align 1
  %92 = icmp eq i8 %91, 90
  %93 = add nuw nsw i64 %85, 1
  br i1 %92, label %111, label %94

94:                                               ; preds = %82
  %95 = fsub double %83, %84
  %96 = load ptr, ptr %80, align 8
  %97 = mul nsw i64 %93, %79
  %98 = add nsw i64 %97, %4
  %99 = getelementptr inbounds i32, ptr %96, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = sitofp i32 %100 to double
  %102 = fdiv double %95, %101
  %103 = fadd double %84, %102
  %104 = fptosi double %103 to i64
  %105 = sitofp i64 %104 to double
  %106 = fcmp olt double %103, %105
  %107 = fadd double %105, -1.000000e+00
  %108 = select i1 %106, double %107, double %105
  %109 = icmp eq i32 %89, 1
  %110 = select i1 %109, double %84, double %108
  br label %123

111:                                              ; preds = %82
  %112 = icmp sgt i32 %89, 1
  br i1 %112, label %113, label %123

113:                                              ; preds = %111
  %114 = load ptr, ptr %81, align 8
  %115 = mul nsw i64 %93, %79
  %116 = add nsw i64 %115, %4
  %117 = getelementptr inbounds i32, ptr %114, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = sitofp i32 %118 to double
  %120 = fmul double %84, %119
  %121 = fcmp olt double %83, %120
  %122 = select i1 %121, double %83, double %120
  br label %123

123:                                              ; preds = %113, %111, %94
  %124 = phi double [ %122, %113 ], [ %83, %94 ], [ %83, %111 ]
  %125 = phi double [ %84, %113 ], [ %110, %94 ], [ %84, %111 ]
  %126 = icmp eq i64 %93, %2
  br i1 %126, label %127, label %82

127:                                              ; preds = %123, %74
  %128 = phi double [ %7, %74 ], [ %72, %123 ]
  %129 = phi double [ 1.000000e+00, %74 ], [ %125, %123 ]
  %130 = add nsw i64 %3, -1
  %131 = sitofp i64 %130 to double
  %132 = fsub double %128, %129
  %133 = fcmp olt double %132, 0.000000e+00
  %134 = select i1 %133, double 0.000000e+00, double %132
  %135 = fmul double %134, %131
  %136 = fadd double %128, %135
  br label %137

137:                                              ; preds = %74, %70, %127
  %138 = phi double [ %136, %127 ], [ %72, %70 ], [ %7, %74 ]
  ret double %138
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define void @fitted(i64 noundef %0, i64 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6) {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %25

9:                                                ; preds = %7
  %10 = icmp sgt i64 %0, 1
  %11 = icmp sgt i64 %0, 0
  %12 = icmp ugt i64 %0, 3
  %13 = icmp eq i64 %1, 1
  %14 = and i1 %12, %13
  %15 = and i64 %0, -4
  %16 = icmp eq i64 %15, %0
  %17 = and i64 %0, 1
  %18 = icmp eq i64 %17, 0
  %19 = sub i64 0, %0
  br label %20

20:                                               ; preds = %9, %200
  %21 = phi i64 [ 0, %9 ], [ %204, %200 ]
  br i1 %10, label %22, label %83

22:                                               ; preds = %20
  %23 = getelementptr i32, ptr %2, i64 %21
  %24 = getelementptr i32, ptr %3, i64 %21
  br label %27

25:                                               ; preds = %200, %7
  ret void

26:                                               ; preds = %81
  br i1 %10, label %133, label %83

27:                                               ; preds = %22, %81
  %28 = phi i64 [ 1, %22 ], [ %61, %81 ]
  %29 = phi i64 [ %0, %22 ], [ %30, %81 ]
  %30 = add nsw i64 %29, -1
  %31 = mul nsw i64 %30, %1
  %32 = add nsw i64 %31, %21
  %33 = getelementptr inbounds i32, ptr %4, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds i32, ptr %2, i64 %32
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %3, i64 %32
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = add nsw i64 %29, -2
  %42 = mul nsw i64 %41, %1
  %43 = getelementptr i32, ptr %23, i64 %42
  %44 = getelementptr i32, ptr %24, i64 %42
  %45 = icmp ult i32 %34, 2
  br i1 %45, label %46, label %50

46:                                               ; preds = %27
  %47 = icmp eq i32 %34, 0
  %48 = zext i1 %47 to i64
  %49 = add nsw i64 %37, %48
  br label %55

50:                                               ; preds = %27
  %51 = sext i32 %34 to i64
  %52 = add nsw i64 %51, -1
  %53 = mul nsw i64 %52, %37
  %54 = add nsw i64 %53, 1
  br label %55

55:                                               ; preds = %50, %46
  %56 = phi i64 [ %49, %46 ], [ %54, %50 ]
  %57 = load i32, ptr %44, align 4
  %58 = sext i32 %57 to i64
  %59 = icmp sle i64 %56, %58
  %60 = zext i1 %59 to i64
  %61 = and i64 %28, %60
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %69, label %63

63:                                               ; preds = %55
  %64 = load i32, ptr %43, align 4
  %65 = sext i32 %64 to i64
  %66 = icmp sgt i64 %56, %65
  br i1 %66, label %67, label %69

67:                                               ; preds = %63
  %68 = trunc i64 %56 to i32
  store i32 %68, ptr %43, align 4
  br label %69

69:                                               ; preds = %67, %63, %55
  %70 = icmp eq i32 %34, 0
  br i1 %70, label %81, label %71

71:                                               ; preds = %69
  %72 = load i32, ptr %44, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %5, i64 %32
  %75 = load i32, ptr %74, align 4
  %76 = sext i32 %75 to i64
  %77 = mul nsw i64 %76, %40
  %78 = icmp slt i64 %77, %73
  br i1 %78, label %79, label %81

79:                                               ; preds = %71
  %80 = trunc i64 %77 to i32
  store i32 %80, ptr %44, align 4
  br label %81

81:                                               ; preds = %79, %71, %69
  %82 = icmp ugt i64 %29, 2
  br i1 %82, label %27, label %26

83:                                               ; preds = %197, %20, %26
  %84 = phi i64 [ %61, %26 ], [ 1, %20 ], [ %61, %197 ]
  br i1 %11, label %85, label %200

85:                                               ; preds = %83
  br i1 %14, label %86, label %113

86:                                               ; preds = %85
  %87 = insertelement <2 x i64> <i64 poison, i64 -1>, i64 %84, i64 0
  br label %88

88:                                               ; preds = %88, %86
  %89 = phi i64 [ 0, %86 ], [ %108, %88 ]
  %90 = phi <2 x i64> [ %87, %86 ], [ %106, %88 ]
  %91 = phi <2 x i64> [ <i64 -1, i64 -1>, %86 ], [ %107, %88 ]
  %92 = mul nsw i64 %89, %1
  %93 = add nsw i64 %92, %21
  %94 = getelementptr inbounds i32, ptr %2, i64 %93
  %95 = load <2 x i32>, ptr %94, align 4
  %96 = getelementptr inbounds i32, ptr %94, i64 2
  %97 = load <2 x i32>, ptr %96, align 4
  %98 = getelementptr inbounds i32, ptr %3, i64 %93
  %99 = load <2 x i32>, ptr %98, align 4
  %100 = getelementptr inbounds i32, ptr %98, i64 2
  %101 = load <2 x i32>, ptr %100, align 4
  %102 = icmp sle <2 x i32> %95, %99
  %103 = icmp sle <2 x i32> %97, %101
  %104 = zext <2 x i1> %102 to <2 x i64>
  %105 = zext <2 x i1> %103 to <2 x i64>
  %106 = and <2 x i64> %90, %104
  %107 = and <2 x i64> %91, %105
  %108 = add nuw i64 %89, 4
  %109 = icmp eq i64 %108, %15
  br i1 %109, label %110, label %88

110:                                              ; preds = %88
  %111 = and <2 x i64> %107, %106
  %112 = tail call i64 @llvm.vector.reduce.and.v2i64(<2 x i64> %111)
  br i1 %16, label %200, label %113

113:                                              ; preds = %85, %110
  %114 = phi i64 [ 0, %85 ], [ %15, %110 ]
  %115 = phi i64 [ %84, %85 ], [ %112, %110 ]
  %116 = xor i64 %114, -1
  br i1 %18, label %128, label %117

117:                                              ; preds = %113
  %118 = mul nsw i64 %114, %1
  %119 = add nsw i64 %118, %21
  %120 = getelementptr inbounds i32, ptr %2, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds i32, ptr %3, i64 %119
  %123 = load i32, ptr %122, align 4
  %124 = icmp sle i32 %121, %123
  %125 = zext i1 %124 to i64
  %126 = and i64 %115, %125
  %127 = or i64 %114, 1
  br label %128

128:                                              ; preds = %117, %113
  %129 = phi i64 [ undef, %113 ], [ %126, %117 ]
  %130 = phi i64 [ %114, %113 ], [ %127, %117 ]
  %131 = phi i64 [ %115, %113 ], [ %126, %117 ]
  %132 = icmp eq i64 %116, %19
  br i1 %132, label %200, label %206

133:                                              ; preds = %26, %197
  %134 = phi i64 [ %198, %197 ], [ 1, %26 ]
  %135 = mul nsw i64 %134, %1
  %136 = add nsw i64 %135, %21
  %137 = getelementptr inbounds i32, ptr %4, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = sext i32 %138 to i64
  %140 = add nsw i64 %134, -1
  %141 = mul nsw i64 %140, %1
  %142 = add nsw i64 %141, %21
  %143 = getelementptr inbounds i32, ptr %3, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = sext i32 %144 to i64
  %146 = icmp eq i32 %138, 0
  br i1 %146, label %167, label %147

147:                                              ; preds = %133
  %148 = getelementptr inbounds i32, ptr %2, i64 %142
  %149 = load i32, ptr %148, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i32, ptr %5, i64 %136
  %152 = load i32, ptr %151, align 4
  %153 = sext i32 %152 to i64
  %154 = add nsw i64 %150, -1
  %155 = add nsw i64 %154, %153
  %156 = or i64 %155, %153
  %157 = icmp ult i64 %156, 4294967296
  br i1 %157, label %160, label %158

158:                                              ; preds = %147
  %159 = sdiv i64 %155, %153
  br label %164

160:                                              ; preds = %147
  %161 = trunc i64 %155 to i32
  %162 = udiv i32 %161, %152
  %163 = zext i32 %162 to i64
  br label %164

164:                                              ; preds = %160, %158
  %165 = phi i64 [ %159, %158 ], [ %163, %160 ]
  %166 = icmp eq i32 %138, 1
  br i1 %166, label %181, label %169

167:                                              ; preds = %133
  %168 = add nsw i64 %145, -1
  br label %181

169:                                              ; preds = %164
  %170 = add nsw i64 %145, -1
  %171 = add nsw i64 %139, -1
  %172 = or i64 %170, %171
  %173 = icmp ult i64 %172, 4294967296
  br i1 %173, label %176, label %174

174:                                              ; preds = %169
  %175 = sdiv i64 %170, %171
  br label %181

176:                                              ; preds = %169
  %177 = trunc i64 %170 to i32
  %178 = trunc i64 %171 to i32
  %179 = udiv i32 %177, %178
  %180 = zext i32 %179 to i64
  br label %181

181:                                              ; preds = %176, %174, %164, %167
  %182 = phi i64 [ 1, %167 ], [ %165, %164 ], [ %165, %174 ], [ %165, %176 ]
  %183 = phi i64 [ %168, %167 ], [ %145, %164 ], [ %175, %174 ], [ %180, %176 ]
  %184 = getelementptr inbounds i32, ptr %2, i64 %136
  %185 = load i32, ptr %184, align 4
  %186 = sext i32 %185 to i64
  %187 = icmp sgt i64 %182, %186
  br i1 %187, label %188, label %190

188:                                              ; preds = %181
  %189 = trunc i64 %182 to i32
  store i32 %189, ptr %184, align 4
  br label %190

190:                                              ; preds = %188, %181
  %191 = getelementptr inbounds i32, ptr %3, i64 %136
  %192 = load i32, ptr %191, align 4
  %193 = sext i32 %192 to i64
  %194 = icmp slt i64 %183, %193
  br i1 %194, label %195, label %197

195:                                              ; preds = %190
  %196 = trunc i64 %183 to i32
  store i32 %196, ptr %191, align 4
  br label %197

197:                                              ; preds = %195, %190
  %198 = add nuw nsw i64 %134, 1
  %199 = icmp eq i64 %198, %0
  br i1 %199, label %83, label %133

200:                                              ; preds = %128, %206, %110, %83
  %201 = phi i64 [ %84, %83 ], [ %112, %110 ], [ %129, %128 ], [ %227, %206 ]
  %202 = trunc i64 %201 to i8
  %203 = getelementptr inbounds i8, ptr %6, i64 %21
  store i8 %202, ptr %203, align 1
  %204 = add nuw nsw i64 %21, 1
  %205 = icmp eq i64 %204, %1
  br i1 %205, label %25, label %20

206:                                              ; preds = %128, %206
  %207 = phi i64 [ %228, %206 ], [ %130, %128 ]
  %208 = phi i64 [ %227, %206 ], [ %131, %128 ]
  %209 = mul nsw i64 %207, %1
  %210 = add nsw i64 %209, %21
  %211 = getelementptr inbounds i32, ptr %2, i64 %210
  %212 = load i32, ptr %211, align 4
  %213 = getelementptr inbounds i32, ptr %3, i64 %210
  %214 = load i32, ptr %213, align 4
  %215 = icmp sle i32 %212, %214
  %216 = zext i1 %215 to i64
  %217 = and i64 %208, %216
  %218 = add nuw nsw i64 %207, 1
  %219 = mul nsw i64 %218, %1
  %220 = add nsw i64 %219, %21
  %221 = getelementptr inbounds i32, ptr %2, i64 %220
  %222 = load i32, ptr %221, align 4
  %223 = getelementptr inbounds i32, ptr %3, i64 %220
  %224 = load i32, ptr %223, align 4
  %225 = icmp sle i32 %222, %224
  %226 = zext i1 %225 to i64
  %227 = and i64 %217, %226
  %228 = add nuw nsw i64 %207, 2
  %229 = icmp eq i64 %228, %0
  br i1 %229, label %200, label %206
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @room() {
  ret i64 1006904
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
  %9 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %26

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %1
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
  %151 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %139, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = icmp slt i64 %152, %110
  br i1 %153, label %164, label %154

154:                                              ; preds = %149
  %155 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %139, i64 %150
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
  %192 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %189
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i64> @llvm.smin.v2i64(<2 x i64>, <2 x i64>)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare i64 @llvm.vector.reduce.and.v2i64(<2 x i64>)



