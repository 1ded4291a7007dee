; kernel.c 0d75f7f820389185f00838e6d8b7a50d9826366b147b17d3cdcb8343dc989550

%struct.Work = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, [16 x i64], [16 x i64], [16 x ptr], [16 x ptr], [16 x ptr], ptr, ptr, [16 x i64], [16 x ptr], [1024 x double], [1024 x double], [1024 x double], [1024 x double], [65 x double], [32 x double], [33 x double], [33 x double], [32 x double], [1024 x i64], [16 x i64], [512 x [16 x double]], [512 x [16 x double]], [1024 x double], [1024 x [16 x double]], [64 x [16 x i32]], [64 x double], i64, [16 x [1024 x i64]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x i64]], %struct.Logs }
%struct.Logs = type { [2048 x double], [2048 x double] }
%struct.Problem = type { i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
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
  %17 = alloca [128 x double], align 16
  %18 = alloca [64 x double], align 16
  %19 = alloca [1024 x i64], align 16
  %20 = alloca [1024 x double], align 16
  %21 = alloca [128 x i32], align 16
  %22 = alloca [16 x i64], align 16
  %23 = alloca [16 x i64], align 16
  %24 = alloca [16 x i64], align 16
  %25 = alloca i64, align 8
  store ptr %1, ptr %0, align 8
  %26 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  store ptr %2, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  store ptr %3, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5
  store ptr %4, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3
  store ptr %4, ptr %29, align 8
  %30 = getelementptr inbounds double, ptr %4, i64 %5
  %31 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4
  store ptr %30, ptr %31, align 8
  %32 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6
  store ptr %6, ptr %32, align 8
  %33 = getelementptr inbounds i32, ptr %6, i64 %7
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7
  store ptr %33, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  store ptr %8, ptr %35, align 8
  %36 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10
  store i64 %9, ptr %36, align 8
  %37 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  store i64 0, ptr %37, align 8
  %38 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  store i64 0, ptr %38, align 8
  %39 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  store double 0x7FF0000000000000, ptr %39, align 8
  %40 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  store i64 0, ptr %40, align 8
  %41 = load i64, ptr %1, align 8
  %42 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, %41
  %45 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 1
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 2
  %48 = load i64, ptr %47, align 8
  %49 = add nsw i64 %48, %46
  %50 = icmp sgt i64 %48, 1
  %51 = zext i1 %50 to i64
  %52 = add nsw i64 %49, %51
  %53 = add nsw i64 %44, %52
  %54 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  store i64 %53, ptr %54, align 8
  %55 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  store i64 %10, ptr %55, align 8
  %56 = icmp sgt i64 %52, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %11
  %58 = icmp sgt i64 %46, 0
  %59 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 8
  %60 = getelementptr inbounds %struct.Goal, ptr %2, i64 0, i32 6
  br label %126

61:                                               ; preds = %153, %11
  %62 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 3
  %63 = load i64, ptr %62, align 8
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %198

65:                                               ; preds = %61
  %66 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 17
  %67 = load ptr, ptr %66, align 8
  %68 = icmp eq i64 %63, 1
  br i1 %68, label %124, label %69

69:                                               ; preds = %65
  %70 = ptrtoint ptr %67 to i64
  %71 = add i64 %12, 35112
  %72 = sub i64 %71, %70
  %73 = icmp ult i64 %72, 16
  br i1 %73, label %124, label %74

74:                                               ; preds = %69
  %75 = and i64 %63, -2
  br label %76

76:                                               ; preds = %76, %74
  %77 = phi i64 [ 0, %74 ], [ %120, %76 ]
  %78 = getelementptr inbounds double, ptr %67, i64 %77
  %79 = load <2 x i64>, ptr %78, align 8
  %80 = lshr <2 x i64> %79, <i64 52, i64 52>
  %81 = and <2 x i64> %80, <i64 2047, i64 2047>
  %82 = and <2 x i64> %79, <i64 4503599627370495, i64 4503599627370495>
  %83 = or <2 x i64> %82, <i64 4607182418800017408, i64 4607182418800017408>
  %84 = bitcast <2 x i64> %83 to <2 x double>
  %85 = fcmp ogt <2 x double> %84, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %86 = fmul <2 x double> %84, <double 5.000000e-01, double 5.000000e-01>
  %87 = select <2 x i1> %85, <2 x double> %86, <2 x double> %84
  %88 = select <2 x i1> %85, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %89 = add nsw <2 x i64> %88, %81
  %90 = fadd <2 x double> %87, <double -1.000000e+00, double -1.000000e+00>
  %91 = fadd <2 x double> %87, <double 1.000000e+00, double 1.000000e+00>
  %92 = fdiv <2 x double> %90, %91
  %93 = fmul <2 x double> %92, %92
  %94 = fmul <2 x double> %93, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %95 = fadd <2 x double> %94, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %96 = fmul <2 x double> %93, %95
  %97 = fadd <2 x double> %96, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %98 = fmul <2 x double> %93, %97
  %99 = fadd <2 x double> %98, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %100 = fmul <2 x double> %93, %99
  %101 = fadd <2 x double> %100, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %102 = fmul <2 x double> %93, %101
  %103 = fadd <2 x double> %102, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %104 = fmul <2 x double> %93, %103
  %105 = fadd <2 x double> %104, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %106 = fmul <2 x double> %93, %105
  %107 = fadd <2 x double> %106, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %108 = fmul <2 x double> %93, %107
  %109 = fadd <2 x double> %108, <double 2.000000e-01, double 2.000000e-01>
  %110 = fmul <2 x double> %93, %109
  %111 = fadd <2 x double> %110, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %112 = fmul <2 x double> %93, %111
  %113 = fadd <2 x double> %112, <double 1.000000e+00, double 1.000000e+00>
  %114 = fmul <2 x double> %92, <double 2.000000e+00, double 2.000000e+00>
  %115 = fmul <2 x double> %114, %113
  %116 = sitofp <2 x i64> %89 to <2 x double>
  %117 = fmul <2 x double> %116, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %118 = fadd <2 x double> %117, %115
  %119 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %77
  store <2 x double> %118, ptr %119, align 8
  %120 = add nuw i64 %77, 2
  %121 = icmp eq i64 %120, %75
  br i1 %121, label %122, label %76

122:                                              ; preds = %76
  %123 = icmp eq i64 %63, %75
  br i1 %123, label %198, label %124

124:                                              ; preds = %69, %65, %122
  %125 = phi i64 [ 0, %69 ], [ 0, %65 ], [ %75, %122 ]
  br label %215

126:                                              ; preds = %57, %153
  %127 = phi i64 [ 0, %57 ], [ %196, %153 ]
  br i1 %58, label %128, label %153

128:                                              ; preds = %126
  %129 = icmp slt i64 %127, %46
  %130 = sub nsw i64 %127, %46
  %131 = icmp eq i64 %49, %127
  br label %132

132:                                              ; preds = %149, %128
  %133 = phi i64 [ 0, %128 ], [ %151, %149 ]
  %134 = phi double [ 1.000000e+00, %128 ], [ %150, %149 ]
  br i1 %129, label %135, label %137

135:                                              ; preds = %132
  %136 = icmp eq i64 %133, %127
  br i1 %136, label %143, label %149

137:                                              ; preds = %132
  br i1 %131, label %143, label %138

138:                                              ; preds = %137
  %139 = load ptr, ptr %59, align 8
  %140 = getelementptr inbounds i64, ptr %139, i64 %133
  %141 = load i64, ptr %140, align 8
  %142 = icmp eq i64 %141, %130
  br i1 %142, label %143, label %149

143:                                              ; preds = %138, %137, %135
  %144 = load ptr, ptr %60, align 8
  %145 = getelementptr inbounds i64, ptr %144, i64 %133
  %146 = load i64, ptr %145, align 8
  %147 = sitofp i64 %146 to double
  %148 = fmul double %134, %147
  br label %149

149:                                              ; preds = %143, %138, %135
  %150 = phi double [ %148, %143 ], [ %134, %138 ], [ %134, %135 ]
  %151 = add nuw nsw i64 %133, 1
  %152 = icmp eq i64 %151, %46
  br i1 %152, label %153, label %132

153:                                              ; preds = %149, %126
  %154 = phi double [ 1.000000e+00, %126 ], [ %150, %149 ]
  %155 = bitcast double %154 to i64
  %156 = lshr i64 %155, 52
  %157 = and i64 %156, 2047
  %158 = and i64 %155, 4503599627370495
  %159 = or i64 %158, 4607182418800017408
  %160 = bitcast i64 %159 to double
  %161 = fcmp ogt double %160, 0x3FF6A09E667F3BCD
  %162 = fmul double %160, 5.000000e-01
  %163 = select i1 %161, double %162, double %160
  %164 = select i1 %161, i64 -1022, i64 -1023
  %165 = add nsw i64 %164, %157
  %166 = fadd double %163, -1.000000e+00
  %167 = fadd double %163, 1.000000e+00
  %168 = fdiv double %166, %167
  %169 = fmul double %168, %168
  %170 = fmul double %169, 0x3FA8618618618618
  %171 = fadd double %170, 0x3FAAF286BCA1AF28
  %172 = fmul double %169, %171
  %173 = fadd double %172, 0x3FAE1E1E1E1E1E1E
  %174 = fmul double %169, %173
  %175 = fadd double %174, 0x3FB1111111111111
  %176 = fmul double %169, %175
  %177 = fadd double %176, 0x3FB3B13B13B13B14
  %178 = fmul double %169, %177
  %179 = fadd double %178, 0x3FB745D1745D1746
  %180 = fmul double %169, %179
  %181 = fadd double %180, 0x3FBC71C71C71C71C
  %182 = fmul double %169, %181
  %183 = fadd double %182, 0x3FC2492492492492
  %184 = fmul double %169, %183
  %185 = fadd double %184, 2.000000e-01
  %186 = fmul double %169, %185
  %187 = fadd double %186, 0x3FD5555555555555
  %188 = fmul double %169, %187
  %189 = fadd double %188, 1.000000e+00
  %190 = fmul double %168, 2.000000e+00
  %191 = fmul double %190, %189
  %192 = sitofp i64 %165 to double
  %193 = fmul double %192, 0x3FE62E42FEFA39EF
  %194 = fadd double %193, %191
  %195 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %127
  store double %194, ptr %195, align 8
  %196 = add nuw nsw i64 %127, 1
  %197 = icmp eq i64 %196, %52
  br i1 %197, label %61, label %126

198:                                              ; preds = %215, %122, %61
  %199 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48
  br label %200

200:                                              ; preds = %200, %198
  %201 = phi i64 [ 0, %198 ], [ %213, %200 ]
  %202 = getelementptr inbounds [2048 x double], ptr %199, i64 0, i64 %201
  store <2 x double> zeroinitializer, ptr %202, align 8
  %203 = getelementptr inbounds double, ptr %202, i64 2
  store <2 x double> zeroinitializer, ptr %203, align 8
  %204 = or i64 %201, 4
  %205 = getelementptr inbounds [2048 x double], ptr %199, i64 0, i64 %204
  store <2 x double> zeroinitializer, ptr %205, align 8
  %206 = getelementptr inbounds double, ptr %205, i64 2
  store <2 x double> zeroinitializer, ptr %206, align 8
  %207 = or i64 %201, 8
  %208 = getelementptr inbounds [2048 x double], ptr %199, i64 0, i64 %207
  store <2 x double> zeroinitializer, ptr %208, align 8
  %209 = getelementptr inbounds double, ptr %208, i64 2
  store <2 x double> zeroinitializer, ptr %209, align 8
  %210 = or i64 %201, 12
  %211 = getelementptr inbounds [2048 x double], ptr %199, i64 0, i64 %210
  store <2 x double> zeroinitializer, ptr %211, align 8
  %212 = getelementptr inbounds double, ptr %211, i64 2
  store <2 x double> zeroinitializer, ptr %212, align 8
  %213 = add nuw nsw i64 %201, 16
  %214 = icmp eq i64 %213, 2048
  br i1 %214, label %261, label %200

215:                                              ; preds = %124, %215
  %216 = phi i64 [ %259, %215 ], [ %125, %124 ]
  %217 = getelementptr inbounds double, ptr %67, i64 %216
  %218 = load i64, ptr %217, align 8
  %219 = lshr i64 %218, 52
  %220 = and i64 %219, 2047
  %221 = and i64 %218, 4503599627370495
  %222 = or i64 %221, 4607182418800017408
  %223 = bitcast i64 %222 to double
  %224 = fcmp ogt double %223, 0x3FF6A09E667F3BCD
  %225 = fmul double %223, 5.000000e-01
  %226 = select i1 %224, double %225, double %223
  %227 = select i1 %224, i64 -1022, i64 -1023
  %228 = add nsw i64 %227, %220
  %229 = fadd double %226, -1.000000e+00
  %230 = fadd double %226, 1.000000e+00
  %231 = fdiv double %229, %230
  %232 = fmul double %231, %231
  %233 = fmul double %232, 0x3FA8618618618618
  %234 = fadd double %233, 0x3FAAF286BCA1AF28
  %235 = fmul double %232, %234
  %236 = fadd double %235, 0x3FAE1E1E1E1E1E1E
  %237 = fmul double %232, %236
  %238 = fadd double %237, 0x3FB1111111111111
  %239 = fmul double %232, %238
  %240 = fadd double %239, 0x3FB3B13B13B13B14
  %241 = fmul double %232, %240
  %242 = fadd double %241, 0x3FB745D1745D1746
  %243 = fmul double %232, %242
  %244 = fadd double %243, 0x3FBC71C71C71C71C
  %245 = fmul double %232, %244
  %246 = fadd double %245, 0x3FC2492492492492
  %247 = fmul double %232, %246
  %248 = fadd double %247, 2.000000e-01
  %249 = fmul double %232, %248
  %250 = fadd double %249, 0x3FD5555555555555
  %251 = fmul double %232, %250
  %252 = fadd double %251, 1.000000e+00
  %253 = fmul double %231, 2.000000e+00
  %254 = fmul double %253, %252
  %255 = sitofp i64 %228 to double
  %256 = fmul double %255, 0x3FE62E42FEFA39EF
  %257 = fadd double %256, %254
  %258 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %216
  store double %257, ptr %258, align 8
  %259 = add nuw nsw i64 %216, 1
  %260 = icmp eq i64 %259, %63
  br i1 %260, label %198, label %215

261:                                              ; preds = %200
  %262 = icmp eq i64 %10, 0
  br i1 %262, label %263, label %467

263:                                              ; preds = %261
  %264 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  %265 = load i64, ptr %264, align 8
  %266 = add i64 %265, %41
  %267 = load i64, ptr %2, align 8
  %268 = icmp sgt i64 %267, 0
  br i1 %268, label %269, label %285

269:                                              ; preds = %263
  %270 = icmp sgt i64 %266, 0
  %271 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 5
  %272 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 6
  %273 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 18
  br label %274

274:                                              ; preds = %386, %269
  %275 = phi i64 [ 0, %269 ], [ %387, %386 ]
  br i1 %270, label %276, label %386

276:                                              ; preds = %274
  %277 = load ptr, ptr %271, align 8
  %278 = getelementptr inbounds ptr, ptr %277, i64 %275
  %279 = load ptr, ptr %278, align 8
  %280 = load ptr, ptr %272, align 8
  %281 = mul nsw i64 %275, %266
  %282 = getelementptr inbounds %struct.Table, ptr %279, i64 0, i32 4
  %283 = getelementptr inbounds %struct.Table, ptr %279, i64 0, i32 3
  %284 = getelementptr inbounds %struct.Table, ptr %279, i64 0, i32 1
  br label %389

285:                                              ; preds = %386, %263
  %286 = icmp sgt i64 %43, 0
  br i1 %286, label %287, label %467

287:                                              ; preds = %285
  %288 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 9
  %289 = load ptr, ptr %288, align 8
  %290 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 10
  %291 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 18
  %292 = load i64, ptr %289, align 8
  %293 = and i64 %267, 1
  %294 = icmp eq i64 %267, 1
  %295 = and i64 %267, -2
  %296 = icmp eq i64 %293, 0
  br label %299

297:                                              ; preds = %317, %299
  %298 = icmp eq i64 %303, %43
  br i1 %298, label %467, label %299

299:                                              ; preds = %297, %287
  %300 = phi i64 [ %292, %287 ], [ %305, %297 ]
  %301 = phi i64 [ 0, %287 ], [ %303, %297 ]
  %302 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %301
  store double 0.000000e+00, ptr %302, align 8
  %303 = add nuw nsw i64 %301, 1
  %304 = getelementptr inbounds i64, ptr %289, i64 %303
  %305 = load i64, ptr %304, align 8
  %306 = icmp slt i64 %300, %305
  br i1 %306, label %307, label %297

307:                                              ; preds = %299
  %308 = load ptr, ptr %290, align 8
  %309 = load ptr, ptr %291, align 8
  br label %310

310:                                              ; preds = %317, %307
  %311 = phi double [ 0.000000e+00, %307 ], [ %318, %317 ]
  %312 = phi i64 [ %300, %307 ], [ %319, %317 ]
  %313 = getelementptr inbounds i64, ptr %308, i64 %312
  %314 = load i64, ptr %313, align 8
  %315 = mul nsw i64 %314, %267
  %316 = getelementptr inbounds double, ptr %309, i64 %315
  br i1 %268, label %321, label %317

317:                                              ; preds = %382, %310
  %318 = phi double [ %311, %310 ], [ %383, %382 ]
  %319 = add nsw i64 %312, 1
  %320 = icmp eq i64 %319, %305
  br i1 %320, label %297, label %310

321:                                              ; preds = %310, %382
  %322 = phi double [ %383, %382 ], [ %311, %310 ]
  %323 = phi i64 [ %384, %382 ], [ 0, %310 ]
  %324 = getelementptr inbounds double, ptr %316, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = fcmp ogt double %325, 0.000000e+00
  br i1 %326, label %327, label %382

327:                                              ; preds = %321
  %328 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %314, i64 %323
  %329 = load double, ptr %328, align 8
  %330 = fdiv double %329, %325
  br i1 %294, label %331, label %349

331:                                              ; preds = %376, %327
  %332 = phi double [ undef, %327 ], [ %377, %376 ]
  %333 = phi i64 [ 0, %327 ], [ %378, %376 ]
  %334 = phi double [ %330, %327 ], [ %377, %376 ]
  br i1 %296, label %346, label %335

335:                                              ; preds = %331
  %336 = icmp eq i64 %333, %323
  br i1 %336, label %346, label %337

337:                                              ; preds = %335
  %338 = getelementptr inbounds double, ptr %316, i64 %333
  %339 = load double, ptr %338, align 8
  %340 = fcmp ogt double %339, 0.000000e+00
  br i1 %340, label %341, label %346

341:                                              ; preds = %337
  %342 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %314, i64 %333
  %343 = load double, ptr %342, align 8
  %344 = fdiv double %343, %339
  %345 = fmul double %334, %344
  br label %346

346:                                              ; preds = %335, %337, %341, %331
  %347 = phi double [ %332, %331 ], [ %345, %341 ], [ %334, %337 ], [ %334, %335 ]
  %348 = fcmp ogt double %347, %322
  br i1 %348, label %381, label %382

349:                                              ; preds = %327, %376
  %350 = phi i64 [ %378, %376 ], [ 0, %327 ]
  %351 = phi double [ %377, %376 ], [ %330, %327 ]
  %352 = phi i64 [ %379, %376 ], [ 0, %327 ]
  %353 = icmp eq i64 %350, %323
  br i1 %353, label %363, label %354

354:                                              ; preds = %349
  %355 = getelementptr inbounds double, ptr %316, i64 %350
  %356 = load double, ptr %355, align 8
  %357 = fcmp ogt double %356, 0.000000e+00
  br i1 %357, label %358, label %363

358:                                              ; preds = %354
  %359 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %314, i64 %350
  %360 = load double, ptr %359, align 8
  %361 = fdiv double %360, %356
  %362 = fmul double %351, %361
  br label %363

363:                                              ; preds = %358, %354, %349
  %364 = phi double [ %362, %358 ], [ %351, %354 ], [ %351, %349 ]
  %365 = or i64 %350, 1
  %366 = icmp eq i64 %365, %323
  br i1 %366, label %376, label %367

367:                                              ; preds = %363
  %368 = getelementptr inbounds double, ptr %316, i64 %365
  %369 = load double, ptr %368, align 8
  %370 = fcmp ogt double %369, 0.000000e+00
  br i1 %370, label %371, label %376

371:                                              ; preds = %367
  %372 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %314, i64 %365
  %373 = load double, ptr %372, align 8
  %374 = fdiv double %373, %369
  %375 = fmul double %364, %374
  br label %376

376:                                              ; preds = %371, %367, %363
  %377 = phi double [ %375, %371 ], [ %364, %367 ], [ %364, %363 ]
  %378 = add nuw nsw i64 %350, 2
  %379 = add i64 %352, 2
  %380 = icmp eq i64 %379, %295
  br i1 %380, label %331, label %349

381:                                              ; preds = %346
  store double %347, ptr %302, align 8
  br label %382

382:                                              ; preds = %381, %346, %321
  %383 = phi double [ %322, %346 ], [ %347, %381 ], [ %322, %321 ]
  %384 = add nuw nsw i64 %323, 1
  %385 = icmp eq i64 %384, %267
  br i1 %385, label %317, label %321

386:                                              ; preds = %464, %274
  %387 = add nuw nsw i64 %275, 1
  %388 = icmp eq i64 %387, %267
  br i1 %388, label %285, label %274

389:                                              ; preds = %464, %276
  %390 = phi i64 [ 0, %276 ], [ %465, %464 ]
  %391 = add nsw i64 %390, %281
  %392 = getelementptr inbounds i64, ptr %280, i64 %391
  %393 = load i64, ptr %392, align 8
  %394 = icmp ne i64 %393, 0
  br i1 %394, label %395, label %401

395:                                              ; preds = %389
  %396 = icmp slt i64 %390, %41
  %397 = select i1 %396, ptr %283, ptr %282
  %398 = load ptr, ptr %397, align 8
  %399 = getelementptr inbounds double, ptr %398, i64 %393
  %400 = load double, ptr %399, align 8
  br label %401

401:                                              ; preds = %395, %389
  %402 = phi double [ 1.000000e+00, %389 ], [ %400, %395 ]
  %403 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %390, i64 %275
  store double %402, ptr %403, align 8
  %404 = icmp slt i64 %390, %41
  br i1 %404, label %464, label %405

405:                                              ; preds = %401
  %406 = load ptr, ptr %273, align 8
  %407 = sub nsw i64 %390, %41
  %408 = mul nsw i64 %407, %267
  %409 = add nsw i64 %408, %275
  %410 = getelementptr inbounds double, ptr %406, i64 %409
  %411 = load double, ptr %410, align 8
  %412 = fmul double %411, 0x3FEFFFFFFF768FA1
  %413 = fcmp ogt double %412, 0.000000e+00
  %414 = select i1 %394, i1 %413, i1 false
  br i1 %414, label %415, label %439

415:                                              ; preds = %405
  %416 = load i64, ptr %279, align 8
  %417 = tail call i64 @llvm.smax.i64(i64 %416, i64 0)
  %418 = icmp slt i64 %416, 1
  br i1 %418, label %439, label %419

419:                                              ; preds = %415
  %420 = load ptr, ptr %284, align 8
  %421 = getelementptr inbounds ptr, ptr %420, i64 %393
  %422 = load ptr, ptr %421, align 8
  %423 = and i64 %417, 1
  %424 = icmp eq i64 %417, 1
  br i1 %424, label %427, label %425

425:                                              ; preds = %419
  %426 = and i64 %417, 9223372036854775806
  br label %444

427:                                              ; preds = %444, %419
  %428 = phi double [ undef, %419 ], [ %460, %444 ]
  %429 = phi double [ 0.000000e+00, %419 ], [ %460, %444 ]
  %430 = phi i64 [ 0, %419 ], [ %461, %444 ]
  %431 = icmp eq i64 %423, 0
  br i1 %431, label %439, label %432

432:                                              ; preds = %427
  %433 = getelementptr inbounds double, ptr %422, i64 %430
  %434 = load double, ptr %433, align 8
  %435 = fcmp olt double %434, %412
  %436 = fcmp ogt double %434, %429
  %437 = select i1 %435, i1 %436, i1 false
  %438 = select i1 %437, double %434, double %429
  br label %439

439:                                              ; preds = %432, %427, %415, %405
  %440 = phi double [ 0.000000e+00, %405 ], [ 0.000000e+00, %415 ], [ %428, %427 ], [ %438, %432 ]
  %441 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %407, i64 %275
  store double %440, ptr %441, align 8
  %442 = load double, ptr %403, align 8
  %443 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %407, i64 %275
  store double %442, ptr %443, align 8
  br label %464

444:                                              ; preds = %444, %425
  %445 = phi double [ 0.000000e+00, %425 ], [ %460, %444 ]
  %446 = phi i64 [ 0, %425 ], [ %461, %444 ]
  %447 = phi i64 [ 0, %425 ], [ %462, %444 ]
  %448 = getelementptr inbounds double, ptr %422, i64 %446
  %449 = load double, ptr %448, align 8
  %450 = fcmp olt double %449, %412
  %451 = fcmp ogt double %449, %445
  %452 = select i1 %450, i1 %451, i1 false
  %453 = select i1 %452, double %449, double %445
  %454 = or i64 %446, 1
  %455 = getelementptr inbounds double, ptr %422, i64 %454
  %456 = load double, ptr %455, align 8
  %457 = fcmp olt double %456, %412
  %458 = fcmp ogt double %456, %453
  %459 = select i1 %457, i1 %458, i1 false
  %460 = select i1 %459, double %456, double %453
  %461 = add nuw nsw i64 %446, 2
  %462 = add i64 %447, 2
  %463 = icmp eq i64 %462, %426
  br i1 %463, label %427, label %444

464:                                              ; preds = %439, %401
  %465 = add nuw nsw i64 %390, 1
  %466 = icmp eq i64 %465, %266
  br i1 %466, label %386, label %389

467:                                              ; preds = %297, %285, %261
  %468 = icmp sgt i64 %53, 0
  br i1 %468, label %469, label %471

469:                                              ; preds = %467
  %470 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 13
  br label %476

471:                                              ; preds = %522, %467
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %24)
  %472 = load i64, ptr %2, align 8
  %473 = icmp sgt i64 %472, 0
  br i1 %473, label %474, label %2391

474:                                              ; preds = %471
  %475 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 5
  br label %527

476:                                              ; preds = %469, %522
  %477 = phi i64 [ 0, %469 ], [ %525, %522 ]
  %478 = icmp slt i64 %477, %41
  br i1 %478, label %479, label %522

479:                                              ; preds = %476
  %480 = load ptr, ptr %470, align 8
  %481 = getelementptr inbounds double, ptr %480, i64 %477
  %482 = load i64, ptr %481, align 8
  %483 = lshr i64 %482, 52
  %484 = and i64 %483, 2047
  %485 = and i64 %482, 4503599627370495
  %486 = or i64 %485, 4607182418800017408
  %487 = bitcast i64 %486 to double
  %488 = fcmp ogt double %487, 0x3FF6A09E667F3BCD
  %489 = fmul double %487, 5.000000e-01
  %490 = select i1 %488, double %489, double %487
  %491 = select i1 %488, i64 -1022, i64 -1023
  %492 = add nsw i64 %491, %484
  %493 = fadd double %490, -1.000000e+00
  %494 = fadd double %490, 1.000000e+00
  %495 = fdiv double %493, %494
  %496 = fmul double %495, %495
  %497 = fmul double %496, 0x3FA8618618618618
  %498 = fadd double %497, 0x3FAAF286BCA1AF28
  %499 = fmul double %496, %498
  %500 = fadd double %499, 0x3FAE1E1E1E1E1E1E
  %501 = fmul double %496, %500
  %502 = fadd double %501, 0x3FB1111111111111
  %503 = fmul double %496, %502
  %504 = fadd double %503, 0x3FB3B13B13B13B14
  %505 = fmul double %496, %504
  %506 = fadd double %505, 0x3FB745D1745D1746
  %507 = fmul double %496, %506
  %508 = fadd double %507, 0x3FBC71C71C71C71C
  %509 = fmul double %496, %508
  %510 = fadd double %509, 0x3FC2492492492492
  %511 = fmul double %496, %510
  %512 = fadd double %511, 2.000000e-01
  %513 = fmul double %496, %512
  %514 = fadd double %513, 0x3FD5555555555555
  %515 = fmul double %496, %514
  %516 = fadd double %515, 1.000000e+00
  %517 = fmul double %495, 2.000000e+00
  %518 = fmul double %517, %516
  %519 = sitofp i64 %492 to double
  %520 = fmul double %519, 0x3FE62E42FEFA39EF
  %521 = fadd double %520, %518
  br label %522

522:                                              ; preds = %476, %479
  %523 = phi double [ %521, %479 ], [ 0.000000e+00, %476 ]
  %524 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %477
  store double %523, ptr %524, align 8
  %525 = add nuw nsw i64 %477, 1
  %526 = icmp slt i64 %525, %53
  br i1 %526, label %476, label %471

527:                                              ; preds = %474, %551
  %528 = phi i64 [ 0, %474 ], [ %554, %551 ]
  %529 = icmp eq i64 %528, 0
  br i1 %529, label %551, label %530

530:                                              ; preds = %527
  %531 = load ptr, ptr %475, align 8
  %532 = getelementptr inbounds ptr, ptr %531, i64 %528
  %533 = load ptr, ptr %532, align 8
  %534 = load i64, ptr %533, align 8
  br label %539

535:                                              ; preds = %551
  br i1 %473, label %536, label %2391

536:                                              ; preds = %535
  %537 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 5
  %538 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 1
  br label %556

539:                                              ; preds = %530, %548
  %540 = phi i64 [ %528, %530 ], [ %541, %548 ]
  %541 = add nsw i64 %540, -1
  %542 = getelementptr inbounds [16 x i64], ptr %24, i64 0, i64 %541
  %543 = load i64, ptr %542, align 8
  %544 = getelementptr inbounds ptr, ptr %531, i64 %543
  %545 = load ptr, ptr %544, align 8
  %546 = load i64, ptr %545, align 8
  %547 = icmp sgt i64 %546, %534
  br i1 %547, label %548, label %551

548:                                              ; preds = %539
  %549 = getelementptr inbounds [16 x i64], ptr %24, i64 0, i64 %540
  store i64 %543, ptr %549, align 8
  %550 = icmp eq i64 %541, 0
  br i1 %550, label %551, label %539

551:                                              ; preds = %539, %548, %527
  %552 = phi i64 [ 0, %527 ], [ 0, %548 ], [ %540, %539 ]
  %553 = getelementptr inbounds [16 x i64], ptr %24, i64 0, i64 %552
  store i64 %528, ptr %553, align 8
  %554 = add nuw nsw i64 %528, 1
  %555 = icmp eq i64 %554, %472
  br i1 %555, label %535, label %527

556:                                              ; preds = %536, %2386
  %557 = phi i64 [ 1, %536 ], [ %2387, %2386 ]
  %558 = phi i64 [ 0, %536 ], [ %2388, %2386 ]
  %559 = getelementptr inbounds [16 x i64], ptr %24, i64 0, i64 %558
  %560 = load i64, ptr %559, align 8
  %561 = load ptr, ptr %537, align 8
  %562 = getelementptr inbounds ptr, ptr %561, i64 %560
  %563 = load ptr, ptr %562, align 8
  %564 = load i64, ptr %563, align 8
  %565 = icmp eq i64 %564, 0
  br i1 %565, label %2610, label %566

566:                                              ; preds = %556
  %567 = load ptr, ptr %0, align 8
  %568 = load ptr, ptr %26, align 8
  %569 = getelementptr inbounds %struct.Problem, ptr %567, i64 0, i32 5
  %570 = load ptr, ptr %569, align 8
  %571 = getelementptr inbounds ptr, ptr %570, i64 %560
  %572 = load ptr, ptr %571, align 8
  %573 = load i64, ptr %572, align 8
  %574 = load i64, ptr %567, align 8
  %575 = getelementptr inbounds %struct.Problem, ptr %567, i64 0, i32 1
  %576 = load i64, ptr %575, align 8
  %577 = shl nsw i64 %573, 1
  br label %578

578:                                              ; preds = %578, %566
  %579 = phi i64 [ 1, %566 ], [ %581, %578 ]
  %580 = icmp slt i64 %579, %577
  %581 = shl nsw i64 %579, 1
  br i1 %580, label %578, label %582

582:                                              ; preds = %578
  %583 = add nsw i64 %576, %574
  %584 = load ptr, ptr %34, align 8
  %585 = sub i64 0, %579
  %586 = getelementptr inbounds i32, ptr %584, i64 %585
  %587 = sub i64 0, %573
  %588 = getelementptr inbounds i32, ptr %586, i64 %587
  %589 = getelementptr inbounds i32, ptr %588, i64 %587
  store ptr %589, ptr %34, align 8
  %590 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %560
  store ptr %589, ptr %590, align 8
  %591 = load ptr, ptr %34, align 8
  %592 = getelementptr inbounds i32, ptr %591, i64 %587
  store ptr %592, ptr %34, align 8
  %593 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %560
  store ptr %592, ptr %593, align 8
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %19)
  %594 = icmp sgt i64 %583, 0
  br i1 %594, label %595, label %599

595:                                              ; preds = %582
  %596 = getelementptr inbounds %struct.Problem, ptr %567, i64 0, i32 6
  %597 = load ptr, ptr %596, align 8
  %598 = mul nsw i64 %583, %560
  br label %615

599:                                              ; preds = %672, %582
  %600 = phi i64 [ 0, %582 ], [ %673, %672 ]
  %601 = tail call i64 @llvm.umax.i64(i64 %579, i64 1)
  %602 = icmp ult i64 %601, 8
  br i1 %602, label %613, label %603

603:                                              ; preds = %599
  %604 = and i64 %601, -8
  br label %605

605:                                              ; preds = %605, %603
  %606 = phi i64 [ 0, %603 ], [ %609, %605 ]
  %607 = getelementptr inbounds i32, ptr %586, i64 %606
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %607, align 4
  %608 = getelementptr inbounds i32, ptr %607, i64 4
  store <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>, ptr %608, align 4
  %609 = add nuw i64 %606, 8
  %610 = icmp eq i64 %609, %604
  br i1 %610, label %611, label %605

611:                                              ; preds = %605
  %612 = icmp eq i64 %604, 0
  br i1 %612, label %613, label %676

613:                                              ; preds = %599, %611
  %614 = phi i64 [ 0, %599 ], [ %604, %611 ]
  br label %689

615:                                              ; preds = %672, %595
  %616 = phi i64 [ 0, %595 ], [ %673, %672 ]
  %617 = phi i64 [ 0, %595 ], [ %674, %672 ]
  %618 = add nsw i64 %617, %598
  %619 = getelementptr inbounds i64, ptr %597, i64 %618
  %620 = load i64, ptr %619, align 8
  %621 = icmp eq i64 %620, 0
  %622 = zext i1 %621 to i64
  %623 = icmp sgt i64 %616, 0
  br i1 %623, label %624, label %656

624:                                              ; preds = %615
  %625 = icmp ult i64 %616, 4
  br i1 %625, label %653, label %626

626:                                              ; preds = %624
  %627 = and i64 %616, -4
  %628 = insertelement <2 x i64> <i64 poison, i64 0>, i64 %622, i64 0
  %629 = insertelement <2 x i64> poison, i64 %620, i64 0
  %630 = shufflevector <2 x i64> %629, <2 x i64> poison, <2 x i32> zeroinitializer
  %631 = insertelement <2 x i64> poison, i64 %620, i64 0
  %632 = shufflevector <2 x i64> %631, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %633

633:                                              ; preds = %633, %626
  %634 = phi i64 [ 0, %626 ], [ %647, %633 ]
  %635 = phi <2 x i64> [ %628, %626 ], [ %645, %633 ]
  %636 = phi <2 x i64> [ zeroinitializer, %626 ], [ %646, %633 ]
  %637 = getelementptr inbounds [1024 x i64], ptr %19, i64 0, i64 %634
  %638 = load <2 x i64>, ptr %637, align 16
  %639 = getelementptr inbounds i64, ptr %637, i64 2
  %640 = load <2 x i64>, ptr %639, align 16
  %641 = icmp eq <2 x i64> %638, %630
  %642 = icmp eq <2 x i64> %640, %632
  %643 = zext <2 x i1> %641 to <2 x i64>
  %644 = zext <2 x i1> %642 to <2 x i64>
  %645 = or <2 x i64> %635, %643
  %646 = or <2 x i64> %636, %644
  %647 = add nuw i64 %634, 4
  %648 = icmp eq i64 %647, %627
  br i1 %648, label %649, label %633

649:                                              ; preds = %633
  %650 = or <2 x i64> %646, %645
  %651 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %650)
  %652 = icmp eq i64 %616, %627
  br i1 %652, label %656, label %653

653:                                              ; preds = %624, %649
  %654 = phi i64 [ %622, %624 ], [ %651, %649 ]
  %655 = phi i64 [ 0, %624 ], [ %627, %649 ]
  br label %659

656:                                              ; preds = %659, %649, %615
  %657 = phi i64 [ %622, %615 ], [ %651, %649 ], [ %666, %659 ]
  %658 = icmp eq i64 %657, 0
  br i1 %658, label %669, label %672

659:                                              ; preds = %653, %659
  %660 = phi i64 [ %666, %659 ], [ %654, %653 ]
  %661 = phi i64 [ %667, %659 ], [ %655, %653 ]
  %662 = getelementptr inbounds [1024 x i64], ptr %19, i64 0, i64 %661
  %663 = load i64, ptr %662, align 8
  %664 = icmp eq i64 %663, %620
  %665 = zext i1 %664 to i64
  %666 = or i64 %660, %665
  %667 = add nuw nsw i64 %661, 1
  %668 = icmp eq i64 %667, %616
  br i1 %668, label %656, label %659

669:                                              ; preds = %656
  %670 = add nsw i64 %616, 1
  %671 = getelementptr inbounds [1024 x i64], ptr %19, i64 0, i64 %616
  store i64 %620, ptr %671, align 8
  br label %672

672:                                              ; preds = %669, %656
  %673 = phi i64 [ %616, %656 ], [ %670, %669 ]
  %674 = add nuw nsw i64 %617, 1
  %675 = icmp eq i64 %674, %583
  br i1 %675, label %599, label %615

676:                                              ; preds = %689, %611
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %20)
  br i1 %594, label %677, label %700

677:                                              ; preds = %676
  %678 = load i64, ptr %55, align 8
  %679 = icmp eq i64 %678, 0
  br i1 %679, label %680, label %700

680:                                              ; preds = %677
  %681 = getelementptr inbounds %struct.Problem, ptr %567, i64 0, i32 13
  %682 = load ptr, ptr %681, align 8
  %683 = load i64, ptr %568, align 8
  %684 = icmp sgt i64 %683, 0
  %685 = and i64 %683, 1
  %686 = icmp eq i64 %683, 1
  %687 = and i64 %683, -2
  %688 = icmp eq i64 %685, 0
  br label %694

689:                                              ; preds = %613, %689
  %690 = phi i64 [ %692, %689 ], [ %614, %613 ]
  %691 = getelementptr inbounds i32, ptr %586, i64 %690
  store i32 -1, ptr %691, align 4
  %692 = add nuw nsw i64 %690, 1
  %693 = icmp eq i64 %692, %601
  br i1 %693, label %676, label %689

694:                                              ; preds = %723, %680
  %695 = phi i64 [ 0, %680 ], [ %724, %723 ]
  %696 = getelementptr inbounds double, ptr %682, i64 %695
  %697 = load double, ptr %696, align 8
  %698 = getelementptr inbounds [1024 x double], ptr %20, i64 0, i64 %695
  store double %697, ptr %698, align 8
  br i1 %684, label %699, label %723

699:                                              ; preds = %694
  br i1 %686, label %714, label %726

700:                                              ; preds = %723, %677, %676
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %21)
  %701 = icmp sgt i64 %573, 0
  br i1 %701, label %702, label %748

702:                                              ; preds = %700
  %703 = load i64, ptr %55, align 8
  %704 = icmp eq i64 %703, 0
  %705 = icmp sgt i64 %600, 0
  %706 = getelementptr inbounds %struct.Table, ptr %572, i64 0, i32 1
  %707 = add nsw i64 %579, -1
  %708 = icmp slt i64 %600, 1
  %709 = load i64, ptr %19, align 16
  %710 = and i64 %600, 1
  %711 = icmp eq i64 %600, 1
  %712 = and i64 %600, -2
  %713 = icmp eq i64 %710, 0
  br label %760

714:                                              ; preds = %743, %699
  %715 = phi double [ %697, %699 ], [ %744, %743 ]
  %716 = phi i64 [ 0, %699 ], [ %745, %743 ]
  %717 = icmp eq i64 %716, %560
  %718 = select i1 %688, i1 true, i1 %717
  br i1 %718, label %723, label %719

719:                                              ; preds = %714
  %720 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %695, i64 %716
  %721 = load double, ptr %720, align 8
  %722 = fmul double %715, %721
  store double %722, ptr %698, align 8
  br label %723

723:                                              ; preds = %714, %719, %694
  %724 = add nuw nsw i64 %695, 1
  %725 = icmp eq i64 %724, %583
  br i1 %725, label %700, label %694

726:                                              ; preds = %699, %743
  %727 = phi double [ %744, %743 ], [ %697, %699 ]
  %728 = phi i64 [ %745, %743 ], [ 0, %699 ]
  %729 = phi i64 [ %746, %743 ], [ 0, %699 ]
  %730 = icmp eq i64 %728, %560
  br i1 %730, label %735, label %731

731:                                              ; preds = %726
  %732 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %695, i64 %728
  %733 = load double, ptr %732, align 8
  %734 = fmul double %727, %733
  store double %734, ptr %698, align 8
  br label %735

735:                                              ; preds = %731, %726
  %736 = phi double [ %727, %726 ], [ %734, %731 ]
  %737 = or i64 %728, 1
  %738 = icmp eq i64 %737, %560
  br i1 %738, label %743, label %739

739:                                              ; preds = %735
  %740 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %695, i64 %737
  %741 = load double, ptr %740, align 8
  %742 = fmul double %736, %741
  store double %742, ptr %698, align 8
  br label %743

743:                                              ; preds = %739, %735
  %744 = phi double [ %736, %735 ], [ %742, %739 ]
  %745 = add nuw nsw i64 %728, 2
  %746 = add i64 %729, 2
  %747 = icmp eq i64 %746, %687
  br i1 %747, label %714, label %726

748:                                              ; preds = %1660, %700
  %749 = phi i64 [ 0, %700 ], [ %1661, %1660 ]
  %750 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %560
  store i64 %749, ptr %750, align 8
  %751 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %560
  store i64 0, ptr %751, align 8
  %752 = load i64, ptr %567, align 8
  %753 = icmp sgt i64 %752, 0
  br i1 %753, label %754, label %1664

754:                                              ; preds = %748
  %755 = getelementptr inbounds %struct.Problem, ptr %567, i64 0, i32 6
  %756 = mul nsw i64 %583, %560
  %757 = sub i64 0, %749
  %758 = icmp sgt i64 %749, 0
  %759 = getelementptr inbounds %struct.Table, ptr %572, i64 0, i32 1
  br label %1683

760:                                              ; preds = %1660, %702
  %761 = phi i64 [ 0, %702 ], [ %1662, %1660 ]
  %762 = phi i64 [ 0, %702 ], [ %1661, %1660 ]
  %763 = sub i64 %573, %761
  %764 = tail call i64 @llvm.smin.i64(i64 %763, i64 128)
  %765 = sub i64 %573, %761
  %766 = tail call i64 @llvm.smin.i64(i64 %765, i64 128)
  %767 = sub i64 %573, %761
  %768 = tail call i64 @llvm.smin.i64(i64 %767, i64 128)
  %769 = sub i64 %573, %761
  %770 = tail call i64 @llvm.smin.i64(i64 %769, i64 128)
  %771 = sub i64 %573, %761
  %772 = tail call i64 @llvm.smin.i64(i64 %771, i64 128)
  %773 = sub i64 %573, %761
  %774 = tail call i64 @llvm.smin.i64(i64 %773, i64 128)
  %775 = sub i64 %573, %761
  %776 = tail call i64 @llvm.smin.i64(i64 %775, i64 128)
  %777 = sub i64 %573, %761
  %778 = tail call i64 @llvm.smin.i64(i64 %777, i64 128)
  %779 = sub i64 %573, %761
  %780 = tail call i64 @llvm.smin.i64(i64 %779, i64 128)
  %781 = sub i64 %573, %761
  %782 = tail call i64 @llvm.smin.i64(i64 %781, i64 128)
  %783 = sub i64 %573, %761
  %784 = tail call i64 @llvm.smin.i64(i64 %783, i64 128)
  %785 = sub i64 %573, %761
  %786 = tail call i64 @llvm.smin.i64(i64 %785, i64 128)
  %787 = getelementptr inbounds i32, ptr %588, i64 %761
  store i32 -1, ptr %787, align 4
  %788 = and i64 %761, 127
  %789 = icmp eq i64 %788, 0
  %790 = select i1 %704, i1 %789, i1 false
  br i1 %790, label %791, label %1534

791:                                              ; preds = %760
  %792 = sub nsw i64 %573, %761
  %793 = tail call i64 @llvm.smin.i64(i64 %792, i64 128)
  %794 = load ptr, ptr %0, align 8
  %795 = load ptr, ptr %26, align 8
  call void @llvm.lifetime.start.p0(i64 65536, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %16)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %17)
  %796 = icmp sgt i64 %792, 0
  br i1 %796, label %797, label %811

797:                                              ; preds = %791
  %798 = icmp ult i64 %766, 8
  br i1 %798, label %809, label %799

799:                                              ; preds = %797
  %800 = and i64 %766, -8
  br label %801

801:                                              ; preds = %801, %799
  %802 = phi i64 [ 0, %799 ], [ %805, %801 ]
  %803 = getelementptr inbounds i32, ptr %21, i64 %802
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %803, align 16
  %804 = getelementptr inbounds i32, ptr %803, i64 4
  store <4 x i32> <i32 1, i32 1, i32 1, i32 1>, ptr %804, align 16
  %805 = add nuw i64 %802, 8
  %806 = icmp eq i64 %805, %800
  br i1 %806, label %807, label %801

807:                                              ; preds = %801
  %808 = icmp eq i64 %766, %800
  br i1 %808, label %811, label %809

809:                                              ; preds = %797, %807
  %810 = phi i64 [ 0, %797 ], [ %800, %807 ]
  br label %835

811:                                              ; preds = %835, %807, %791
  %812 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 3
  %813 = load i64, ptr %812, align 8
  %814 = icmp sgt i64 %813, 0
  br i1 %814, label %815, label %854

815:                                              ; preds = %811
  %816 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 11
  %817 = load ptr, ptr %816, align 8
  %818 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 12
  %819 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 6
  %820 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 1
  %821 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 5
  %822 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 17
  %823 = icmp ult i64 %768, 4
  %824 = and i64 %768, -4
  %825 = icmp eq i64 %768, %824
  %826 = icmp ult i64 %770, 4
  %827 = and i64 %770, -4
  %828 = icmp eq i64 %770, %827
  %829 = icmp ult i64 %772, 4
  %830 = and i64 %772, -4
  %831 = icmp eq i64 %772, %830
  %832 = icmp ult i64 %774, 4
  %833 = and i64 %774, -4
  %834 = icmp eq i64 %774, %833
  br label %842

835:                                              ; preds = %809, %835
  %836 = phi i64 [ %838, %835 ], [ %810, %809 ]
  %837 = getelementptr inbounds i32, ptr %21, i64 %836
  store i32 1, ptr %837, align 4
  %838 = add nuw nsw i64 %836, 1
  %839 = icmp eq i64 %838, %793
  br i1 %839, label %811, label %835

840:                                              ; preds = %1003, %909, %881
  %841 = icmp eq i64 %865, %813
  br i1 %841, label %854, label %842

842:                                              ; preds = %840, %815
  %843 = phi i64 [ 0, %815 ], [ %865, %840 ]
  br i1 %796, label %844, label %862

844:                                              ; preds = %842
  br i1 %823, label %852, label %845

845:                                              ; preds = %844, %845
  %846 = phi i64 [ %849, %845 ], [ 0, %844 ]
  %847 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %846
  store <2 x double> zeroinitializer, ptr %847, align 16
  %848 = getelementptr inbounds double, ptr %847, i64 2
  store <2 x double> zeroinitializer, ptr %848, align 16
  %849 = add nuw i64 %846, 4
  %850 = icmp eq i64 %849, %824
  br i1 %850, label %851, label %845

851:                                              ; preds = %845
  br i1 %825, label %862, label %852

852:                                              ; preds = %844, %851
  %853 = phi i64 [ 0, %844 ], [ %824, %851 ]
  br label %876

854:                                              ; preds = %840, %811
  %855 = getelementptr inbounds %struct.Goal, ptr %795, i64 0, i32 3
  %856 = load i64, ptr %855, align 8
  %857 = icmp sgt i64 %856, 0
  br i1 %857, label %858, label %1026

858:                                              ; preds = %854
  %859 = icmp ult i64 %776, 4
  %860 = and i64 %776, -4
  %861 = icmp eq i64 %776, %860
  br label %1014

862:                                              ; preds = %876, %851, %842
  %863 = getelementptr inbounds i64, ptr %817, i64 %843
  %864 = load i64, ptr %863, align 8
  %865 = add nuw nsw i64 %843, 1
  %866 = getelementptr inbounds i64, ptr %817, i64 %865
  %867 = load i64, ptr %866, align 8
  %868 = icmp slt i64 %864, %867
  br i1 %868, label %869, label %881

869:                                              ; preds = %862
  %870 = load ptr, ptr %818, align 8
  %871 = load ptr, ptr %819, align 8
  %872 = load i64, ptr %794, align 8
  %873 = load i64, ptr %820, align 8
  %874 = add nsw i64 %873, %872
  %875 = mul nsw i64 %874, %560
  br label %912

876:                                              ; preds = %852, %876
  %877 = phi i64 [ %879, %876 ], [ %853, %852 ]
  %878 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %877
  store double 0.000000e+00, ptr %878, align 8
  %879 = add nuw nsw i64 %877, 1
  %880 = icmp eq i64 %879, %793
  br i1 %880, label %862, label %876

881:                                              ; preds = %1000, %862
  br i1 %796, label %882, label %840

882:                                              ; preds = %881
  %883 = load ptr, ptr %822, align 8
  %884 = getelementptr inbounds double, ptr %883, i64 %843
  %885 = load double, ptr %884, align 8
  br i1 %832, label %910, label %886

886:                                              ; preds = %882
  %887 = insertelement <2 x double> poison, double %885, i64 0
  %888 = shufflevector <2 x double> %887, <2 x double> poison, <2 x i32> zeroinitializer
  %889 = insertelement <2 x double> poison, double %885, i64 0
  %890 = shufflevector <2 x double> %889, <2 x double> poison, <2 x i32> zeroinitializer
  br label %891

891:                                              ; preds = %891, %886
  %892 = phi i64 [ 0, %886 ], [ %907, %891 ]
  %893 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %892
  %894 = load <2 x double>, ptr %893, align 16
  %895 = getelementptr inbounds double, ptr %893, i64 2
  %896 = load <2 x double>, ptr %895, align 16
  %897 = fcmp ole <2 x double> %894, %888
  %898 = fcmp ole <2 x double> %896, %890
  %899 = zext <2 x i1> %897 to <2 x i32>
  %900 = zext <2 x i1> %898 to <2 x i32>
  %901 = getelementptr inbounds i32, ptr %21, i64 %892
  %902 = load <2 x i32>, ptr %901, align 16
  %903 = getelementptr inbounds i32, ptr %901, i64 2
  %904 = load <2 x i32>, ptr %903, align 8
  %905 = and <2 x i32> %902, %899
  %906 = and <2 x i32> %904, %900
  store <2 x i32> %905, ptr %901, align 16
  store <2 x i32> %906, ptr %903, align 8
  %907 = add nuw i64 %892, 4
  %908 = icmp eq i64 %907, %833
  br i1 %908, label %909, label %891

909:                                              ; preds = %891
  br i1 %834, label %840, label %910

910:                                              ; preds = %882, %909
  %911 = phi i64 [ 0, %882 ], [ %833, %909 ]
  br label %1003

912:                                              ; preds = %1000, %869
  %913 = phi i64 [ %864, %869 ], [ %1001, %1000 ]
  %914 = getelementptr inbounds i64, ptr %870, i64 %913
  %915 = load i64, ptr %914, align 8
  %916 = add nsw i64 %915, %875
  %917 = getelementptr inbounds i64, ptr %871, i64 %916
  %918 = load i64, ptr %917, align 8
  %919 = icmp eq i64 %918, 0
  br i1 %919, label %920, label %923

920:                                              ; preds = %912
  %921 = getelementptr inbounds double, ptr %20, i64 %915
  %922 = load double, ptr %921, align 8
  br label %961

923:                                              ; preds = %912
  %924 = load ptr, ptr %821, align 8
  %925 = getelementptr inbounds ptr, ptr %924, i64 %560
  %926 = load ptr, ptr %925, align 8
  %927 = getelementptr inbounds %struct.Table, ptr %926, i64 0, i32 1
  %928 = load ptr, ptr %927, align 8
  %929 = getelementptr inbounds ptr, ptr %928, i64 %918
  %930 = load ptr, ptr %929, align 8
  %931 = getelementptr inbounds double, ptr %20, i64 %915
  %932 = load double, ptr %931, align 8
  %933 = icmp eq ptr %930, null
  br i1 %933, label %961, label %934

934:                                              ; preds = %923
  br i1 %796, label %935, label %1000

935:                                              ; preds = %934
  br i1 %826, label %959, label %936

936:                                              ; preds = %935
  %937 = insertelement <2 x double> poison, double %932, i64 0
  %938 = shufflevector <2 x double> %937, <2 x double> poison, <2 x i32> zeroinitializer
  %939 = insertelement <2 x double> poison, double %932, i64 0
  %940 = shufflevector <2 x double> %939, <2 x double> poison, <2 x i32> zeroinitializer
  br label %941

941:                                              ; preds = %941, %936
  %942 = phi i64 [ 0, %936 ], [ %956, %941 ]
  %943 = add nuw nsw i64 %942, %761
  %944 = getelementptr inbounds double, ptr %930, i64 %943
  %945 = load <2 x double>, ptr %944, align 8
  %946 = getelementptr inbounds double, ptr %944, i64 2
  %947 = load <2 x double>, ptr %946, align 8
  %948 = fmul <2 x double> %938, %945
  %949 = fmul <2 x double> %940, %947
  %950 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %942
  %951 = load <2 x double>, ptr %950, align 16
  %952 = getelementptr inbounds double, ptr %950, i64 2
  %953 = load <2 x double>, ptr %952, align 16
  %954 = fadd <2 x double> %951, %948
  %955 = fadd <2 x double> %953, %949
  store <2 x double> %954, ptr %950, align 16
  store <2 x double> %955, ptr %952, align 16
  %956 = add nuw i64 %942, 4
  %957 = icmp eq i64 %956, %827
  br i1 %957, label %958, label %941

958:                                              ; preds = %941
  br i1 %828, label %1000, label %959

959:                                              ; preds = %935, %958
  %960 = phi i64 [ 0, %935 ], [ %827, %958 ]
  br label %982

961:                                              ; preds = %923, %920
  %962 = phi double [ %922, %920 ], [ %932, %923 ]
  br i1 %796, label %963, label %1000

963:                                              ; preds = %961
  br i1 %829, label %980, label %964

964:                                              ; preds = %963
  %965 = insertelement <2 x double> poison, double %962, i64 0
  %966 = shufflevector <2 x double> %965, <2 x double> poison, <2 x i32> zeroinitializer
  %967 = insertelement <2 x double> poison, double %962, i64 0
  %968 = shufflevector <2 x double> %967, <2 x double> poison, <2 x i32> zeroinitializer
  br label %969

969:                                              ; preds = %969, %964
  %970 = phi i64 [ 0, %964 ], [ %977, %969 ]
  %971 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %970
  %972 = load <2 x double>, ptr %971, align 16
  %973 = getelementptr inbounds double, ptr %971, i64 2
  %974 = load <2 x double>, ptr %973, align 16
  %975 = fadd <2 x double> %966, %972
  %976 = fadd <2 x double> %968, %974
  store <2 x double> %975, ptr %971, align 16
  store <2 x double> %976, ptr %973, align 16
  %977 = add nuw i64 %970, 4
  %978 = icmp eq i64 %977, %830
  br i1 %978, label %979, label %969

979:                                              ; preds = %969
  br i1 %831, label %1000, label %980

980:                                              ; preds = %963, %979
  %981 = phi i64 [ 0, %963 ], [ %830, %979 ]
  br label %993

982:                                              ; preds = %959, %982
  %983 = phi i64 [ %991, %982 ], [ %960, %959 ]
  %984 = add nuw nsw i64 %983, %761
  %985 = getelementptr inbounds double, ptr %930, i64 %984
  %986 = load double, ptr %985, align 8
  %987 = fmul double %932, %986
  %988 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %983
  %989 = load double, ptr %988, align 8
  %990 = fadd double %989, %987
  store double %990, ptr %988, align 8
  %991 = add nuw nsw i64 %983, 1
  %992 = icmp eq i64 %991, %793
  br i1 %992, label %1000, label %982

993:                                              ; preds = %980, %993
  %994 = phi i64 [ %998, %993 ], [ %981, %980 ]
  %995 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %994
  %996 = load double, ptr %995, align 8
  %997 = fadd double %962, %996
  store double %997, ptr %995, align 8
  %998 = add nuw nsw i64 %994, 1
  %999 = icmp eq i64 %998, %793
  br i1 %999, label %1000, label %993

1000:                                             ; preds = %982, %993, %958, %979, %961, %934
  %1001 = add nsw i64 %913, 1
  %1002 = icmp eq i64 %1001, %867
  br i1 %1002, label %881, label %912

1003:                                             ; preds = %910, %1003
  %1004 = phi i64 [ %1012, %1003 ], [ %911, %910 ]
  %1005 = getelementptr inbounds [128 x double], ptr %14, i64 0, i64 %1004
  %1006 = load double, ptr %1005, align 8
  %1007 = fcmp ole double %1006, %885
  %1008 = zext i1 %1007 to i32
  %1009 = getelementptr inbounds i32, ptr %21, i64 %1004
  %1010 = load i32, ptr %1009, align 4
  %1011 = and i32 %1010, %1008
  store i32 %1011, ptr %1009, align 4
  %1012 = add nuw nsw i64 %1004, 1
  %1013 = icmp eq i64 %1012, %793
  br i1 %1013, label %840, label %1003

1014:                                             ; preds = %858, %1046
  %1015 = phi i64 [ %1047, %1046 ], [ 0, %858 ]
  br i1 %796, label %1016, label %1046

1016:                                             ; preds = %1014
  br i1 %859, label %1024, label %1017

1017:                                             ; preds = %1016, %1017
  %1018 = phi i64 [ %1021, %1017 ], [ 0, %1016 ]
  %1019 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1015, i64 %1018
  store <2 x double> zeroinitializer, ptr %1019, align 16
  %1020 = getelementptr inbounds double, ptr %1019, i64 2
  store <2 x double> zeroinitializer, ptr %1020, align 16
  %1021 = add nuw i64 %1018, 4
  %1022 = icmp eq i64 %1021, %860
  br i1 %1022, label %1023, label %1017

1023:                                             ; preds = %1017
  br i1 %861, label %1046, label %1024

1024:                                             ; preds = %1016, %1023
  %1025 = phi i64 [ 0, %1016 ], [ %860, %1023 ]
  br label %1049

1026:                                             ; preds = %1046, %854
  %1027 = load i64, ptr %794, align 8
  %1028 = icmp sgt i64 %1027, 0
  br i1 %1028, label %1029, label %1054

1029:                                             ; preds = %1026
  %1030 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 6
  %1031 = load ptr, ptr %1030, align 8
  %1032 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 1
  %1033 = load i64, ptr %1032, align 8
  %1034 = add nsw i64 %1033, %1027
  %1035 = mul nsw i64 %1034, %560
  %1036 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 5
  %1037 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 14
  %1038 = icmp slt i64 %793, 1
  %1039 = and i64 %764, 1
  %1040 = icmp eq i64 %764, 1
  %1041 = and i64 %764, -2
  %1042 = icmp eq i64 %1039, 0
  %1043 = icmp ult i64 %778, 4
  %1044 = and i64 %778, -4
  %1045 = icmp eq i64 %778, %1044
  br label %1082

1046:                                             ; preds = %1049, %1023, %1014
  %1047 = add nuw nsw i64 %1015, 1
  %1048 = icmp eq i64 %1047, %856
  br i1 %1048, label %1026, label %1014

1049:                                             ; preds = %1024, %1049
  %1050 = phi i64 [ %1052, %1049 ], [ %1025, %1024 ]
  %1051 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1015, i64 %1050
  store double 0.000000e+00, ptr %1051, align 8
  %1052 = add nuw nsw i64 %1050, 1
  %1053 = icmp eq i64 %1052, %793
  br i1 %1053, label %1046, label %1049

1054:                                             ; preds = %1139, %1026
  %1055 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 2
  %1056 = load i64, ptr %1055, align 8
  %1057 = icmp sgt i64 %1056, 0
  br i1 %1057, label %1058, label %1188

1058:                                             ; preds = %1054
  %1059 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 7
  %1060 = load ptr, ptr %1059, align 8
  %1061 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 9
  %1062 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 10
  %1063 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 6
  %1064 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 1
  %1065 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 5
  %1066 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 16
  %1067 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 18
  %1068 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 8
  %1069 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 15
  %1070 = icmp ult i64 %780, 4
  %1071 = and i64 %780, -4
  %1072 = icmp eq i64 %780, %1071
  %1073 = icmp ult i64 %782, 4
  %1074 = and i64 %782, -4
  %1075 = icmp eq i64 %782, %1074
  %1076 = icmp ult i64 %784, 4
  %1077 = and i64 %784, -4
  %1078 = icmp eq i64 %784, %1077
  %1079 = icmp ult i64 %786, 4
  %1080 = and i64 %786, -4
  %1081 = icmp eq i64 %786, %1080
  br label %1224

1082:                                             ; preds = %1139, %1029
  %1083 = phi i64 [ 0, %1029 ], [ %1140, %1139 ]
  %1084 = add nsw i64 %1083, %1035
  %1085 = getelementptr inbounds i64, ptr %1031, i64 %1084
  %1086 = load i64, ptr %1085, align 8
  %1087 = icmp eq i64 %1086, 0
  br i1 %1087, label %1096, label %1088

1088:                                             ; preds = %1082
  %1089 = load ptr, ptr %1036, align 8
  %1090 = getelementptr inbounds ptr, ptr %1089, i64 %560
  %1091 = load ptr, ptr %1090, align 8
  %1092 = getelementptr inbounds %struct.Table, ptr %1091, i64 0, i32 1
  %1093 = load ptr, ptr %1092, align 8
  %1094 = getelementptr inbounds ptr, ptr %1093, i64 %1086
  %1095 = load ptr, ptr %1094, align 8
  br label %1096

1096:                                             ; preds = %1088, %1082
  %1097 = phi ptr [ %1095, %1088 ], [ null, %1082 ]
  %1098 = getelementptr inbounds double, ptr %20, i64 %1083
  %1099 = load double, ptr %1098, align 8
  br i1 %796, label %1100, label %1113

1100:                                             ; preds = %1096
  %1101 = icmp eq ptr %1097, null
  br i1 %1040, label %1102, label %1116

1102:                                             ; preds = %1133, %1100
  %1103 = phi i64 [ 0, %1100 ], [ %1136, %1133 ]
  br i1 %1042, label %1113, label %1104

1104:                                             ; preds = %1102
  br i1 %1101, label %1110, label %1105

1105:                                             ; preds = %1104
  %1106 = add nuw nsw i64 %1103, %761
  %1107 = getelementptr inbounds double, ptr %1097, i64 %1106
  %1108 = load double, ptr %1107, align 8
  %1109 = fmul double %1099, %1108
  br label %1110

1110:                                             ; preds = %1105, %1104
  %1111 = phi double [ %1109, %1105 ], [ %1099, %1104 ]
  %1112 = getelementptr inbounds [128 x double], ptr %17, i64 0, i64 %1103
  store double %1111, ptr %1112, align 8
  br label %1113

1113:                                             ; preds = %1110, %1102, %1096
  br i1 %857, label %1114, label %1139

1114:                                             ; preds = %1113
  %1115 = load ptr, ptr %1037, align 8
  br label %1142

1116:                                             ; preds = %1100, %1133
  %1117 = phi i64 [ %1136, %1133 ], [ 0, %1100 ]
  %1118 = phi i64 [ %1137, %1133 ], [ 0, %1100 ]
  br i1 %1101, label %1124, label %1119

1119:                                             ; preds = %1116
  %1120 = add nuw nsw i64 %1117, %761
  %1121 = getelementptr inbounds double, ptr %1097, i64 %1120
  %1122 = load double, ptr %1121, align 8
  %1123 = fmul double %1099, %1122
  br label %1124

1124:                                             ; preds = %1119, %1116
  %1125 = phi double [ %1123, %1119 ], [ %1099, %1116 ]
  %1126 = getelementptr inbounds [128 x double], ptr %17, i64 0, i64 %1117
  store double %1125, ptr %1126, align 16
  %1127 = or i64 %1117, 1
  br i1 %1101, label %1133, label %1128

1128:                                             ; preds = %1124
  %1129 = add nuw nsw i64 %1127, %761
  %1130 = getelementptr inbounds double, ptr %1097, i64 %1129
  %1131 = load double, ptr %1130, align 8
  %1132 = fmul double %1099, %1131
  br label %1133

1133:                                             ; preds = %1128, %1124
  %1134 = phi double [ %1132, %1128 ], [ %1099, %1124 ]
  %1135 = getelementptr inbounds [128 x double], ptr %17, i64 0, i64 %1127
  store double %1134, ptr %1135, align 8
  %1136 = add nuw nsw i64 %1117, 2
  %1137 = add i64 %1118, 2
  %1138 = icmp eq i64 %1137, %1041
  br i1 %1138, label %1102, label %1116

1139:                                             ; preds = %1185, %1113
  %1140 = add nuw nsw i64 %1083, 1
  %1141 = icmp eq i64 %1140, %1027
  br i1 %1141, label %1054, label %1082

1142:                                             ; preds = %1185, %1114
  %1143 = phi i64 [ 0, %1114 ], [ %1186, %1185 ]
  %1144 = mul nsw i64 %1143, %1027
  %1145 = add nsw i64 %1144, %1083
  %1146 = getelementptr inbounds double, ptr %1115, i64 %1145
  %1147 = load double, ptr %1146, align 8
  %1148 = fcmp oeq double %1147, 0.000000e+00
  %1149 = or i1 %1038, %1148
  br i1 %1149, label %1185, label %1150

1150:                                             ; preds = %1142
  br i1 %1043, label %1173, label %1151

1151:                                             ; preds = %1150
  %1152 = insertelement <2 x double> poison, double %1147, i64 0
  %1153 = shufflevector <2 x double> %1152, <2 x double> poison, <2 x i32> zeroinitializer
  %1154 = insertelement <2 x double> poison, double %1147, i64 0
  %1155 = shufflevector <2 x double> %1154, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1156

1156:                                             ; preds = %1156, %1151
  %1157 = phi i64 [ 0, %1151 ], [ %1170, %1156 ]
  %1158 = getelementptr inbounds [128 x double], ptr %17, i64 0, i64 %1157
  %1159 = load <2 x double>, ptr %1158, align 16
  %1160 = getelementptr inbounds double, ptr %1158, i64 2
  %1161 = load <2 x double>, ptr %1160, align 16
  %1162 = fmul <2 x double> %1153, %1159
  %1163 = fmul <2 x double> %1155, %1161
  %1164 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1143, i64 %1157
  %1165 = load <2 x double>, ptr %1164, align 16
  %1166 = getelementptr inbounds double, ptr %1164, i64 2
  %1167 = load <2 x double>, ptr %1166, align 16
  %1168 = fadd <2 x double> %1165, %1162
  %1169 = fadd <2 x double> %1167, %1163
  store <2 x double> %1168, ptr %1164, align 16
  store <2 x double> %1169, ptr %1166, align 16
  %1170 = add nuw i64 %1157, 4
  %1171 = icmp eq i64 %1170, %1044
  br i1 %1171, label %1172, label %1156

1172:                                             ; preds = %1156
  br i1 %1045, label %1185, label %1173

1173:                                             ; preds = %1150, %1172
  %1174 = phi i64 [ 0, %1150 ], [ %1044, %1172 ]
  br label %1175

1175:                                             ; preds = %1173, %1175
  %1176 = phi i64 [ %1183, %1175 ], [ %1174, %1173 ]
  %1177 = getelementptr inbounds [128 x double], ptr %17, i64 0, i64 %1176
  %1178 = load double, ptr %1177, align 8
  %1179 = fmul double %1147, %1178
  %1180 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1143, i64 %1176
  %1181 = load double, ptr %1180, align 8
  %1182 = fadd double %1181, %1179
  store double %1182, ptr %1180, align 8
  %1183 = add nuw nsw i64 %1176, 1
  %1184 = icmp eq i64 %1183, %793
  br i1 %1184, label %1185, label %1175

1185:                                             ; preds = %1175, %1172, %1142
  %1186 = add nuw nsw i64 %1143, 1
  %1187 = icmp eq i64 %1186, %856
  br i1 %1187, label %1139, label %1142

1188:                                             ; preds = %1477, %1054
  %1189 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 4
  %1190 = load i64, ptr %1189, align 8
  %1191 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 6
  %1192 = load ptr, ptr %1191, align 8
  %1193 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 1
  %1194 = load i64, ptr %1193, align 8
  %1195 = add nsw i64 %1194, %1027
  %1196 = mul nsw i64 %1195, %560
  %1197 = add nsw i64 %1196, %1190
  %1198 = getelementptr inbounds i64, ptr %1192, i64 %1197
  %1199 = load i64, ptr %1198, align 8
  %1200 = icmp eq i64 %1199, 0
  br i1 %1200, label %1210, label %1201

1201:                                             ; preds = %1188
  %1202 = getelementptr inbounds %struct.Problem, ptr %794, i64 0, i32 5
  %1203 = load ptr, ptr %1202, align 8
  %1204 = getelementptr inbounds ptr, ptr %1203, i64 %560
  %1205 = load ptr, ptr %1204, align 8
  %1206 = getelementptr inbounds %struct.Table, ptr %1205, i64 0, i32 1
  %1207 = load ptr, ptr %1206, align 8
  %1208 = getelementptr inbounds ptr, ptr %1207, i64 %1199
  %1209 = load ptr, ptr %1208, align 8
  br label %1210

1210:                                             ; preds = %1201, %1188
  %1211 = phi ptr [ %1209, %1201 ], [ null, %1188 ]
  %1212 = load ptr, ptr %27, align 8
  %1213 = load double, ptr %1212, align 8
  %1214 = getelementptr inbounds %struct.Goal, ptr %795, i64 0, i32 16
  %1215 = load double, ptr %1214, align 8
  %1216 = fsub double 1.000000e+00, %1215
  %1217 = fmul double %1213, %1216
  br i1 %796, label %1218, label %1533

1218:                                             ; preds = %1210
  %1219 = icmp eq ptr %1211, null
  %1220 = getelementptr inbounds double, ptr %20, i64 %1190
  %1221 = icmp ult i64 %856, 4
  %1222 = and i64 %856, -4
  %1223 = icmp eq i64 %856, %1222
  br label %1480

1224:                                             ; preds = %1477, %1058
  %1225 = phi i64 [ 0, %1058 ], [ %1478, %1477 ]
  %1226 = getelementptr inbounds i64, ptr %1060, i64 %1225
  %1227 = load i64, ptr %1226, align 8
  %1228 = icmp slt i64 %1227, %856
  br i1 %1228, label %1231, label %1229

1229:                                             ; preds = %1224
  %1230 = add nuw nsw i64 %1225, 1
  br label %1477

1231:                                             ; preds = %1224
  br i1 %796, label %1232, label %1244

1232:                                             ; preds = %1231
  br i1 %1070, label %1242, label %1233

1233:                                             ; preds = %1232, %1233
  %1234 = phi i64 [ %1239, %1233 ], [ 0, %1232 ]
  %1235 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1234
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1235, align 16
  %1236 = getelementptr inbounds double, ptr %1235, i64 2
  store <2 x double> <double 1.000000e+00, double 1.000000e+00>, ptr %1236, align 16
  %1237 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %1234
  store <2 x double> zeroinitializer, ptr %1237, align 16
  %1238 = getelementptr inbounds double, ptr %1237, i64 2
  store <2 x double> zeroinitializer, ptr %1238, align 16
  %1239 = add nuw i64 %1234, 4
  %1240 = icmp eq i64 %1239, %1071
  br i1 %1240, label %1241, label %1233

1241:                                             ; preds = %1233
  br i1 %1072, label %1244, label %1242

1242:                                             ; preds = %1232, %1241
  %1243 = phi i64 [ 0, %1232 ], [ %1071, %1241 ]
  br label %1261

1244:                                             ; preds = %1261, %1241, %1231
  %1245 = load ptr, ptr %1061, align 8
  %1246 = getelementptr inbounds i64, ptr %1245, i64 %1225
  %1247 = load i64, ptr %1246, align 8
  %1248 = add nuw nsw i64 %1225, 1
  %1249 = getelementptr inbounds i64, ptr %1245, i64 %1248
  %1250 = load i64, ptr %1249, align 8
  %1251 = icmp slt i64 %1247, %1250
  br i1 %1251, label %1252, label %1267

1252:                                             ; preds = %1244
  %1253 = load ptr, ptr %1062, align 8
  %1254 = load ptr, ptr %1063, align 8
  %1255 = load i64, ptr %1064, align 8
  %1256 = add nsw i64 %1255, %1027
  %1257 = mul nsw i64 %1256, %560
  %1258 = load ptr, ptr %1066, align 8
  %1259 = load i64, ptr %795, align 8
  %1260 = icmp sgt i64 %1259, 0
  br label %1297

1261:                                             ; preds = %1242, %1261
  %1262 = phi i64 [ %1265, %1261 ], [ %1243, %1242 ]
  %1263 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1262
  store double 1.000000e+00, ptr %1263, align 8
  %1264 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %1262
  store double 0.000000e+00, ptr %1264, align 8
  %1265 = add nuw nsw i64 %1262, 1
  %1266 = icmp eq i64 %1265, %793
  br i1 %1266, label %1244, label %1261

1267:                                             ; preds = %1414, %1244
  br i1 %796, label %1268, label %1417

1268:                                             ; preds = %1267
  %1269 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %1225
  %1270 = load double, ptr %1269, align 8
  br i1 %1079, label %1295, label %1271

1271:                                             ; preds = %1268
  %1272 = insertelement <2 x double> poison, double %1270, i64 0
  %1273 = shufflevector <2 x double> %1272, <2 x double> poison, <2 x i32> zeroinitializer
  %1274 = insertelement <2 x double> poison, double %1270, i64 0
  %1275 = shufflevector <2 x double> %1274, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1276

1276:                                             ; preds = %1276, %1271
  %1277 = phi i64 [ 0, %1271 ], [ %1292, %1276 ]
  %1278 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %1277
  %1279 = load <2 x double>, ptr %1278, align 16
  %1280 = getelementptr inbounds double, ptr %1278, i64 2
  %1281 = load <2 x double>, ptr %1280, align 16
  %1282 = fcmp olt <2 x double> %1279, %1273
  %1283 = fcmp olt <2 x double> %1281, %1275
  %1284 = select <2 x i1> %1282, <2 x double> %1279, <2 x double> %1273
  %1285 = select <2 x i1> %1283, <2 x double> %1281, <2 x double> %1275
  %1286 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1277
  %1287 = load <2 x double>, ptr %1286, align 16
  %1288 = getelementptr inbounds double, ptr %1286, i64 2
  %1289 = load <2 x double>, ptr %1288, align 16
  %1290 = fsub <2 x double> %1287, %1284
  %1291 = fsub <2 x double> %1289, %1285
  store <2 x double> %1290, ptr %1286, align 16
  store <2 x double> %1291, ptr %1288, align 16
  %1292 = add nuw i64 %1277, 4
  %1293 = icmp eq i64 %1292, %1080
  br i1 %1293, label %1294, label %1276

1294:                                             ; preds = %1276
  br i1 %1081, label %1417, label %1295

1295:                                             ; preds = %1268, %1294
  %1296 = phi i64 [ 0, %1268 ], [ %1080, %1294 ]
  br label %1447

1297:                                             ; preds = %1414, %1252
  %1298 = phi i64 [ %1247, %1252 ], [ %1415, %1414 ]
  %1299 = getelementptr inbounds i64, ptr %1253, i64 %1298
  %1300 = load i64, ptr %1299, align 8
  %1301 = add nsw i64 %1300, %1027
  %1302 = add nsw i64 %1301, %1257
  %1303 = getelementptr inbounds i64, ptr %1254, i64 %1302
  %1304 = load i64, ptr %1303, align 8
  %1305 = icmp eq i64 %1304, 0
  br i1 %1305, label %1314, label %1306

1306:                                             ; preds = %1297
  %1307 = load ptr, ptr %1065, align 8
  %1308 = getelementptr inbounds ptr, ptr %1307, i64 %560
  %1309 = load ptr, ptr %1308, align 8
  %1310 = getelementptr inbounds %struct.Table, ptr %1309, i64 0, i32 1
  %1311 = load ptr, ptr %1310, align 8
  %1312 = getelementptr inbounds ptr, ptr %1311, i64 %1304
  %1313 = load ptr, ptr %1312, align 8
  br label %1314

1314:                                             ; preds = %1306, %1297
  %1315 = phi ptr [ %1313, %1306 ], [ null, %1297 ]
  %1316 = getelementptr inbounds double, ptr %1258, i64 %1298
  %1317 = load double, ptr %1316, align 8
  %1318 = getelementptr inbounds double, ptr %20, i64 %1301
  %1319 = load double, ptr %1318, align 8
  %1320 = fmul double %1317, %1319
  br i1 %1260, label %1323, label %1321

1321:                                             ; preds = %1314
  %1322 = fneg double %1320
  br label %1345

1323:                                             ; preds = %1314
  %1324 = load ptr, ptr %1067, align 8
  %1325 = mul nsw i64 %1300, %1259
  %1326 = getelementptr inbounds double, ptr %1324, i64 %1325
  %1327 = load double, ptr %1326, align 8
  %1328 = fcmp ogt double %1327, 0.000000e+00
  br i1 %1328, label %1344, label %1329

1329:                                             ; preds = %1323, %1335
  %1330 = phi i64 [ %1331, %1335 ], [ 0, %1323 ]
  %1331 = add nuw nsw i64 %1330, 1
  %1332 = icmp eq i64 %1331, %1259
  br i1 %1332, label %1333, label %1335

1333:                                             ; preds = %1329
  %1334 = fneg double %1320
  br label %1345

1335:                                             ; preds = %1329
  %1336 = add nsw i64 %1331, %1325
  %1337 = getelementptr inbounds double, ptr %1324, i64 %1336
  %1338 = load double, ptr %1337, align 8
  %1339 = fcmp ogt double %1338, 0.000000e+00
  br i1 %1339, label %1340, label %1329

1340:                                             ; preds = %1335
  %1341 = icmp slt i64 %1331, %1259
  %1342 = freeze i1 %1341
  %1343 = fneg double %1320
  br i1 %1342, label %1344, label %1345

1344:                                             ; preds = %1340, %1323
  br label %1345

1345:                                             ; preds = %1344, %1340, %1333, %1321
  %1346 = phi double [ %1320, %1344 ], [ %1322, %1321 ], [ %1343, %1340 ], [ %1334, %1333 ]
  %1347 = phi ptr [ %16, %1344 ], [ %15, %1321 ], [ %15, %1340 ], [ %15, %1333 ]
  %1348 = icmp eq ptr %1315, null
  br i1 %1348, label %1376, label %1349

1349:                                             ; preds = %1345
  br i1 %796, label %1350, label %1414

1350:                                             ; preds = %1349
  br i1 %1073, label %1374, label %1351

1351:                                             ; preds = %1350
  %1352 = insertelement <2 x double> poison, double %1346, i64 0
  %1353 = shufflevector <2 x double> %1352, <2 x double> poison, <2 x i32> zeroinitializer
  %1354 = insertelement <2 x double> poison, double %1346, i64 0
  %1355 = shufflevector <2 x double> %1354, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1356

1356:                                             ; preds = %1356, %1351
  %1357 = phi i64 [ 0, %1351 ], [ %1371, %1356 ]
  %1358 = add nuw nsw i64 %1357, %761
  %1359 = getelementptr inbounds double, ptr %1315, i64 %1358
  %1360 = load <2 x double>, ptr %1359, align 8
  %1361 = getelementptr inbounds double, ptr %1359, i64 2
  %1362 = load <2 x double>, ptr %1361, align 8
  %1363 = fmul <2 x double> %1353, %1360
  %1364 = fmul <2 x double> %1355, %1362
  %1365 = getelementptr inbounds double, ptr %1347, i64 %1357
  %1366 = load <2 x double>, ptr %1365, align 16
  %1367 = getelementptr inbounds double, ptr %1365, i64 2
  %1368 = load <2 x double>, ptr %1367, align 16
  %1369 = fadd <2 x double> %1366, %1363
  %1370 = fadd <2 x double> %1368, %1364
  store <2 x double> %1369, ptr %1365, align 16
  store <2 x double> %1370, ptr %1367, align 16
  %1371 = add nuw i64 %1357, 4
  %1372 = icmp eq i64 %1371, %1074
  br i1 %1372, label %1373, label %1356

1373:                                             ; preds = %1356
  br i1 %1075, label %1414, label %1374

1374:                                             ; preds = %1350, %1373
  %1375 = phi i64 [ 0, %1350 ], [ %1074, %1373 ]
  br label %1396

1376:                                             ; preds = %1345
  br i1 %796, label %1377, label %1414

1377:                                             ; preds = %1376
  br i1 %1076, label %1394, label %1378

1378:                                             ; preds = %1377
  %1379 = insertelement <2 x double> poison, double %1346, i64 0
  %1380 = shufflevector <2 x double> %1379, <2 x double> poison, <2 x i32> zeroinitializer
  %1381 = insertelement <2 x double> poison, double %1346, i64 0
  %1382 = shufflevector <2 x double> %1381, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1383

1383:                                             ; preds = %1383, %1378
  %1384 = phi i64 [ 0, %1378 ], [ %1391, %1383 ]
  %1385 = getelementptr inbounds double, ptr %1347, i64 %1384
  %1386 = load <2 x double>, ptr %1385, align 16
  %1387 = getelementptr inbounds double, ptr %1385, i64 2
  %1388 = load <2 x double>, ptr %1387, align 16
  %1389 = fadd <2 x double> %1380, %1386
  %1390 = fadd <2 x double> %1382, %1388
  store <2 x double> %1389, ptr %1385, align 16
  store <2 x double> %1390, ptr %1387, align 16
  %1391 = add nuw i64 %1384, 4
  %1392 = icmp eq i64 %1391, %1077
  br i1 %1392, label %1393, label %1383

1393:                                             ; preds = %1383
  br i1 %1078, label %1414, label %1394

1394:                                             ; preds = %1377, %1393
  %1395 = phi i64 [ 0, %1377 ], [ %1077, %1393 ]
  br label %1407

1396:                                             ; preds = %1374, %1396
  %1397 = phi i64 [ %1405, %1396 ], [ %1375, %1374 ]
  %1398 = add nuw nsw i64 %1397, %761
  %1399 = getelementptr inbounds double, ptr %1315, i64 %1398
  %1400 = load double, ptr %1399, align 8
  %1401 = fmul double %1346, %1400
  %1402 = getelementptr inbounds double, ptr %1347, i64 %1397
  %1403 = load double, ptr %1402, align 8
  %1404 = fadd double %1403, %1401
  store double %1404, ptr %1402, align 8
  %1405 = add nuw nsw i64 %1397, 1
  %1406 = icmp eq i64 %1405, %793
  br i1 %1406, label %1414, label %1396

1407:                                             ; preds = %1394, %1407
  %1408 = phi i64 [ %1412, %1407 ], [ %1395, %1394 ]
  %1409 = getelementptr inbounds double, ptr %1347, i64 %1408
  %1410 = load double, ptr %1409, align 8
  %1411 = fadd double %1346, %1410
  store double %1411, ptr %1409, align 8
  %1412 = add nuw nsw i64 %1408, 1
  %1413 = icmp eq i64 %1412, %793
  br i1 %1413, label %1414, label %1407

1414:                                             ; preds = %1396, %1407, %1373, %1393, %1376, %1349
  %1415 = add nsw i64 %1298, 1
  %1416 = icmp eq i64 %1415, %1250
  br i1 %1416, label %1267, label %1297

1417:                                             ; preds = %1447, %1294, %1267
  %1418 = load ptr, ptr %1068, align 8
  %1419 = getelementptr inbounds i64, ptr %1418, i64 %1225
  %1420 = load i64, ptr %1419, align 8
  %1421 = load ptr, ptr %1063, align 8
  %1422 = load i64, ptr %1064, align 8
  %1423 = add nsw i64 %1422, %1027
  %1424 = mul nsw i64 %1423, %560
  %1425 = add nsw i64 %1424, %1420
  %1426 = getelementptr inbounds i64, ptr %1421, i64 %1425
  %1427 = load i64, ptr %1426, align 8
  %1428 = icmp eq i64 %1427, 0
  br i1 %1428, label %1437, label %1429

1429:                                             ; preds = %1417
  %1430 = load ptr, ptr %1065, align 8
  %1431 = getelementptr inbounds ptr, ptr %1430, i64 %560
  %1432 = load ptr, ptr %1431, align 8
  %1433 = getelementptr inbounds %struct.Table, ptr %1432, i64 0, i32 1
  %1434 = load ptr, ptr %1433, align 8
  %1435 = getelementptr inbounds ptr, ptr %1434, i64 %1427
  %1436 = load ptr, ptr %1435, align 8
  br label %1437

1437:                                             ; preds = %1429, %1417
  %1438 = phi ptr [ %1436, %1429 ], [ null, %1417 ]
  %1439 = load ptr, ptr %1069, align 8
  %1440 = getelementptr inbounds double, ptr %1439, i64 %1225
  %1441 = load double, ptr %1440, align 8
  %1442 = getelementptr inbounds double, ptr %20, i64 %1420
  %1443 = load double, ptr %1442, align 8
  %1444 = fmul double %1441, %1443
  br i1 %796, label %1445, label %1477

1445:                                             ; preds = %1437
  %1446 = icmp eq ptr %1438, null
  br label %1458

1447:                                             ; preds = %1295, %1447
  %1448 = phi i64 [ %1456, %1447 ], [ %1296, %1295 ]
  %1449 = getelementptr inbounds [128 x double], ptr %16, i64 0, i64 %1448
  %1450 = load double, ptr %1449, align 8
  %1451 = fcmp olt double %1450, %1270
  %1452 = select i1 %1451, double %1450, double %1270
  %1453 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1448
  %1454 = load double, ptr %1453, align 8
  %1455 = fsub double %1454, %1452
  store double %1455, ptr %1453, align 8
  %1456 = add nuw nsw i64 %1448, 1
  %1457 = icmp eq i64 %1456, %793
  br i1 %1457, label %1417, label %1447

1458:                                             ; preds = %1469, %1445
  %1459 = phi i64 [ 0, %1445 ], [ %1475, %1469 ]
  %1460 = getelementptr inbounds [128 x double], ptr %15, i64 0, i64 %1459
  %1461 = load double, ptr %1460, align 8
  %1462 = fcmp ogt double %1461, 0.000000e+00
  %1463 = select i1 %1462, double %1461, double 0.000000e+00
  br i1 %1446, label %1469, label %1464

1464:                                             ; preds = %1458
  %1465 = add nuw nsw i64 %1459, %761
  %1466 = getelementptr inbounds double, ptr %1438, i64 %1465
  %1467 = load double, ptr %1466, align 8
  %1468 = fmul double %1444, %1467
  br label %1469

1469:                                             ; preds = %1464, %1458
  %1470 = phi double [ %1468, %1464 ], [ %1444, %1458 ]
  %1471 = fmul double %1463, %1470
  %1472 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1227, i64 %1459
  %1473 = load double, ptr %1472, align 8
  %1474 = fadd double %1473, %1471
  store double %1474, ptr %1472, align 8
  %1475 = add nuw nsw i64 %1459, 1
  %1476 = icmp eq i64 %1475, %793
  br i1 %1476, label %1477, label %1458

1477:                                             ; preds = %1469, %1437, %1229
  %1478 = phi i64 [ %1230, %1229 ], [ %1248, %1437 ], [ %1248, %1469 ]
  %1479 = icmp eq i64 %1478, %1056
  br i1 %1479, label %1188, label %1224

1480:                                             ; preds = %1530, %1218
  %1481 = phi i64 [ 0, %1218 ], [ %1531, %1530 ]
  %1482 = getelementptr inbounds i32, ptr %21, i64 %1481
  %1483 = load i32, ptr %1482, align 4
  %1484 = icmp eq i32 %1483, 0
  br i1 %1484, label %1530, label %1485

1485:                                             ; preds = %1480
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %18)
  br i1 %857, label %1486, label %1511

1486:                                             ; preds = %1485
  br i1 %1221, label %1509, label %1487

1487:                                             ; preds = %1486, %1487
  %1488 = phi i64 [ %1506, %1487 ], [ 0, %1486 ]
  %1489 = or i64 %1488, 1
  %1490 = or i64 %1488, 2
  %1491 = or i64 %1488, 3
  %1492 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1488, i64 %1481
  %1493 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1489, i64 %1481
  %1494 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1490, i64 %1481
  %1495 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1491, i64 %1481
  %1496 = load double, ptr %1492, align 8
  %1497 = load double, ptr %1493, align 8
  %1498 = insertelement <2 x double> poison, double %1496, i64 0
  %1499 = insertelement <2 x double> %1498, double %1497, i64 1
  %1500 = load double, ptr %1494, align 8
  %1501 = load double, ptr %1495, align 8
  %1502 = insertelement <2 x double> poison, double %1500, i64 0
  %1503 = insertelement <2 x double> %1502, double %1501, i64 1
  %1504 = getelementptr inbounds [64 x double], ptr %18, i64 0, i64 %1488
  store <2 x double> %1499, ptr %1504, align 16
  %1505 = getelementptr inbounds double, ptr %1504, i64 2
  store <2 x double> %1503, ptr %1505, align 16
  %1506 = add nuw i64 %1488, 4
  %1507 = icmp eq i64 %1506, %1222
  br i1 %1507, label %1508, label %1487

1508:                                             ; preds = %1487
  br i1 %1223, label %1511, label %1509

1509:                                             ; preds = %1486, %1508
  %1510 = phi i64 [ 0, %1486 ], [ %1222, %1508 ]
  br label %1513

1511:                                             ; preds = %1513, %1508, %1485
  %1512 = load double, ptr %1220, align 8
  br i1 %1219, label %1525, label %1520

1513:                                             ; preds = %1509, %1513
  %1514 = phi i64 [ %1518, %1513 ], [ %1510, %1509 ]
  %1515 = getelementptr inbounds [64 x [128 x double]], ptr %13, i64 0, i64 %1514, i64 %1481
  %1516 = load double, ptr %1515, align 8
  %1517 = getelementptr inbounds [64 x double], ptr %18, i64 0, i64 %1514
  store double %1516, ptr %1517, align 8
  %1518 = add nuw nsw i64 %1514, 1
  %1519 = icmp eq i64 %1518, %856
  br i1 %1519, label %1511, label %1513

1520:                                             ; preds = %1511
  %1521 = add nuw nsw i64 %1481, %761
  %1522 = getelementptr inbounds double, ptr %1211, i64 %1521
  %1523 = load double, ptr %1522, align 8
  %1524 = fmul double %1512, %1523
  br label %1525

1525:                                             ; preds = %1520, %1511
  %1526 = phi double [ %1524, %1520 ], [ %1512, %1511 ]
  %1527 = call fastcc double @worth(ptr noundef %795, ptr noundef nonnull %18, double noundef %1526)
  %1528 = fcmp olt double %1527, %1217
  %1529 = zext i1 %1528 to i32
  store i32 %1529, ptr %1482, align 4
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %18)
  br label %1530

1530:                                             ; preds = %1525, %1480
  %1531 = add nuw nsw i64 %1481, 1
  %1532 = icmp eq i64 %1531, %793
  br i1 %1532, label %1533, label %1480

1533:                                             ; preds = %1530, %1210
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %17)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 65536, ptr nonnull %13)
  br label %1534

1534:                                             ; preds = %1533, %760
  br i1 %704, label %1535, label %1539

1535:                                             ; preds = %1534
  %1536 = getelementptr inbounds [128 x i32], ptr %21, i64 0, i64 %788
  %1537 = load i32, ptr %1536, align 4
  %1538 = icmp eq i32 %1537, 0
  br i1 %1538, label %1660, label %1539

1539:                                             ; preds = %1535, %1534
  br i1 %705, label %1540, label %1557

1540:                                             ; preds = %1539
  %1541 = load ptr, ptr %706, align 8
  br i1 %711, label %1542, label %1571

1542:                                             ; preds = %1571, %1540
  %1543 = phi i64 [ undef, %1540 ], [ %1595, %1571 ]
  %1544 = phi i64 [ 0, %1540 ], [ %1596, %1571 ]
  %1545 = phi i64 [ 1469598103934665603, %1540 ], [ %1595, %1571 ]
  br i1 %713, label %1557, label %1546

1546:                                             ; preds = %1542
  %1547 = getelementptr inbounds [1024 x i64], ptr %19, i64 0, i64 %1544
  %1548 = load i64, ptr %1547, align 8
  %1549 = getelementptr inbounds ptr, ptr %1541, i64 %1548
  %1550 = load ptr, ptr %1549, align 8
  %1551 = getelementptr inbounds double, ptr %1550, i64 %761
  %1552 = load i64, ptr %1551, align 8
  %1553 = xor i64 %1552, %1545
  %1554 = mul i64 %1553, 1099511628211
  %1555 = lshr i64 %1554, 29
  %1556 = xor i64 %1555, %1554
  br label %1557

1557:                                             ; preds = %1546, %1542, %1539
  %1558 = phi i64 [ 1469598103934665603, %1539 ], [ %1543, %1542 ], [ %1556, %1546 ]
  %1559 = and i64 %1558, %707
  %1560 = getelementptr inbounds i32, ptr %586, i64 %1559
  %1561 = load i32, ptr %1560, align 4
  %1562 = icmp sgt i32 %1561, -1
  %1563 = load ptr, ptr %590, align 8
  br i1 %1562, label %1564, label %1634

1564:                                             ; preds = %1557
  br i1 %708, label %1644, label %1565

1565:                                             ; preds = %1564
  %1566 = load ptr, ptr %706, align 8
  %1567 = getelementptr inbounds ptr, ptr %1566, i64 %709
  %1568 = load ptr, ptr %1567, align 8
  %1569 = getelementptr inbounds double, ptr %1568, i64 %761
  %1570 = load double, ptr %1569, align 8
  br label %1599

1571:                                             ; preds = %1540, %1571
  %1572 = phi i64 [ %1596, %1571 ], [ 0, %1540 ]
  %1573 = phi i64 [ %1595, %1571 ], [ 1469598103934665603, %1540 ]
  %1574 = phi i64 [ %1597, %1571 ], [ 0, %1540 ]
  %1575 = getelementptr inbounds [1024 x i64], ptr %19, i64 0, i64 %1572
  %1576 = load i64, ptr %1575, align 16
  %1577 = getelementptr inbounds ptr, ptr %1541, i64 %1576
  %1578 = load ptr, ptr %1577, align 8
  %1579 = getelementptr inbounds double, ptr %1578, i64 %761
  %1580 = load i64, ptr %1579, align 8
  %1581 = xor i64 %1580, %1573
  %1582 = mul i64 %1581, 1099511628211
  %1583 = lshr i64 %1582, 29
  %1584 = or i64 %1572, 1
  %1585 = getelementptr inbounds [1024 x i64], ptr %19, i64 0, i64 %1584
  %1586 = load i64, ptr %1585, align 8
  %1587 = getelementptr inbounds ptr, ptr %1541, i64 %1586
  %1588 = load ptr, ptr %1587, align 8
  %1589 = getelementptr inbounds double, ptr %1588, i64 %761
  %1590 = load i64, ptr %1589, align 8
  %1591 = xor i64 %1583, %1590
  %1592 = xor i64 %1591, %1582
  %1593 = mul i64 %1592, 1099511628211
  %1594 = lshr i64 %1593, 29
  %1595 = xor i64 %1594, %1593
  %1596 = add nuw nsw i64 %1572, 2
  %1597 = add i64 %1574, 2
  %1598 = icmp eq i64 %1597, %712
  br i1 %1598, label %1542, label %1571

1599:                                             ; preds = %1565, %1625
  %1600 = phi i32 [ %1629, %1625 ], [ %1561, %1565 ]
  %1601 = phi i64 [ %1627, %1625 ], [ %1559, %1565 ]
  %1602 = zext i32 %1600 to i64
  %1603 = getelementptr inbounds i32, ptr %1563, i64 %1602
  %1604 = load i32, ptr %1603, align 4
  %1605 = sext i32 %1604 to i64
  %1606 = getelementptr inbounds double, ptr %1568, i64 %1605
  %1607 = load double, ptr %1606, align 8
  %1608 = fcmp une double %1607, %1570
  br i1 %1608, label %1625, label %1609

1609:                                             ; preds = %1599, %1613
  %1610 = phi i64 [ %1611, %1613 ], [ 0, %1599 ]
  %1611 = add nuw nsw i64 %1610, 1
  %1612 = icmp eq i64 %1611, %600
  br i1 %1612, label %1631, label %1613

1613:                                             ; preds = %1609
  %1614 = getelementptr inbounds i64, ptr %19, i64 %1611
  %1615 = load i64, ptr %1614, align 8
  %1616 = getelementptr inbounds ptr, ptr %1566, i64 %1615
  %1617 = load ptr, ptr %1616, align 8
  %1618 = getelementptr inbounds double, ptr %1617, i64 %1605
  %1619 = load double, ptr %1618, align 8
  %1620 = getelementptr inbounds double, ptr %1617, i64 %761
  %1621 = load double, ptr %1620, align 8
  %1622 = fcmp une double %1619, %1621
  br i1 %1622, label %1623, label %1609

1623:                                             ; preds = %1613
  %1624 = icmp slt i64 %1611, %600
  br i1 %1624, label %1625, label %1631

1625:                                             ; preds = %1623, %1599
  %1626 = add nsw i64 %1601, 1
  %1627 = and i64 %1626, %707
  %1628 = getelementptr inbounds i32, ptr %586, i64 %1627
  %1629 = load i32, ptr %1628, align 4
  %1630 = icmp sgt i32 %1629, -1
  br i1 %1630, label %1599, label %1634

1631:                                             ; preds = %1623, %1609
  %1632 = getelementptr inbounds i32, ptr %586, i64 %1601
  %1633 = icmp slt i32 %1600, 0
  br i1 %1633, label %1637, label %1648

1634:                                             ; preds = %1625, %1557
  %1635 = phi i64 [ %1559, %1557 ], [ %1627, %1625 ]
  %1636 = getelementptr inbounds i32, ptr %586, i64 %1635
  br label %1637

1637:                                             ; preds = %1634, %1631
  %1638 = phi ptr [ %1636, %1634 ], [ %1632, %1631 ]
  %1639 = trunc i64 %762 to i32
  store i32 %1639, ptr %1638, align 4
  %1640 = trunc i64 %761 to i32
  %1641 = add nsw i64 %762, 1
  %1642 = getelementptr inbounds i32, ptr %1563, i64 %762
  store i32 %1640, ptr %1642, align 4
  %1643 = getelementptr inbounds i32, ptr %592, i64 %761
  store i32 -1, ptr %1643, align 4
  br label %1656

1644:                                             ; preds = %1564
  %1645 = zext i32 %1561 to i64
  %1646 = getelementptr inbounds i32, ptr %1563, i64 %1645
  %1647 = load i32, ptr %1646, align 4
  br label %1648

1648:                                             ; preds = %1644, %1631
  %1649 = phi i32 [ %1647, %1644 ], [ %1604, %1631 ]
  %1650 = phi ptr [ %1560, %1644 ], [ %1632, %1631 ]
  %1651 = sext i32 %1649 to i64
  %1652 = getelementptr inbounds i32, ptr %592, i64 %1651
  %1653 = load i32, ptr %1652, align 4
  %1654 = getelementptr inbounds i32, ptr %592, i64 %761
  store i32 %1653, ptr %1654, align 4
  %1655 = trunc i64 %761 to i32
  store i32 %1655, ptr %1652, align 4
  br label %1656

1656:                                             ; preds = %1648, %1637
  %1657 = phi ptr [ %1638, %1637 ], [ %1650, %1648 ]
  %1658 = phi i64 [ %1641, %1637 ], [ %762, %1648 ]
  %1659 = load i32, ptr %1657, align 4
  store i32 %1659, ptr %787, align 4
  br label %1660

1660:                                             ; preds = %1656, %1535
  %1661 = phi i64 [ %1658, %1656 ], [ %762, %1535 ]
  %1662 = add nuw nsw i64 %761, 1
  %1663 = icmp eq i64 %1662, %573
  br i1 %1663, label %748, label %760

1664:                                             ; preds = %1768, %748
  %1665 = phi i64 [ 0, %748 ], [ %1770, %1768 ]
  %1666 = phi i64 [ %752, %748 ], [ %1769, %1768 ]
  %1667 = getelementptr inbounds %struct.Problem, ptr %567, i64 0, i32 2
  %1668 = load i64, ptr %1667, align 8
  %1669 = add nsw i64 %1668, %1666
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %22)
  %1670 = getelementptr inbounds %struct.Goal, ptr %568, i64 0, i32 1
  %1671 = load i64, ptr %1670, align 8
  %1672 = icmp ne i64 %749, 0
  %1673 = icmp sgt i64 %1671, 0
  %1674 = select i1 %1673, i1 %1672, i1 false
  br i1 %1674, label %1675, label %1797

1675:                                             ; preds = %1664
  %1676 = getelementptr inbounds %struct.Table, ptr %572, i64 0, i32 5
  %1677 = load i64, ptr %1676, align 8
  %1678 = icmp sgt i64 %1677, 0
  %1679 = getelementptr inbounds %struct.Table, ptr %572, i64 0, i32 2
  %1680 = icmp ult i64 %1677, 4
  %1681 = and i64 %1677, -4
  %1682 = icmp eq i64 %1677, %1681
  br label %1773

1683:                                             ; preds = %1768, %754
  %1684 = phi i64 [ %752, %754 ], [ %1769, %1768 ]
  %1685 = phi i64 [ 0, %754 ], [ %1770, %1768 ]
  %1686 = phi i64 [ 0, %754 ], [ %1771, %1768 ]
  %1687 = load ptr, ptr %755, align 8
  %1688 = add nsw i64 %1686, %756
  %1689 = getelementptr inbounds i64, ptr %1687, i64 %1688
  %1690 = load i64, ptr %1689, align 8
  %1691 = icmp eq i64 %1690, 0
  br i1 %1691, label %1768, label %1692

1692:                                             ; preds = %1683
  %1693 = load ptr, ptr %31, align 8
  %1694 = getelementptr inbounds double, ptr %1693, i64 %757
  store ptr %1694, ptr %31, align 8
  br i1 %758, label %1695, label %1700

1695:                                             ; preds = %1692
  %1696 = load ptr, ptr %759, align 8
  %1697 = getelementptr inbounds ptr, ptr %1696, i64 %1690
  %1698 = load ptr, ptr %1697, align 8
  %1699 = load ptr, ptr %590, align 8
  br label %1706

1700:                                             ; preds = %1763, %1692
  %1701 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %560, i64 %1685
  store i64 %1686, ptr %1701, align 8
  %1702 = load i64, ptr %751, align 8
  %1703 = add nsw i64 %1702, 1
  store i64 %1703, ptr %751, align 8
  %1704 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %560, i64 %1702
  store ptr %1694, ptr %1704, align 8
  %1705 = load i64, ptr %567, align 8
  br label %1768

1706:                                             ; preds = %1763, %1695
  %1707 = phi i64 [ 0, %1695 ], [ %1766, %1763 ]
  %1708 = getelementptr inbounds i32, ptr %1699, i64 %1707
  %1709 = load i32, ptr %1708, align 4
  %1710 = sext i32 %1709 to i64
  %1711 = getelementptr inbounds double, ptr %1698, i64 %1710
  %1712 = load double, ptr %1711, align 8
  %1713 = bitcast double %1712 to i64
  %1714 = mul i64 %1713, -7046029254386353131
  %1715 = lshr i64 %1714, 53
  %1716 = getelementptr inbounds [2048 x double], ptr %199, i64 0, i64 %1715
  %1717 = load double, ptr %1716, align 8
  %1718 = fcmp une double %1717, %1712
  br i1 %1718, label %1722, label %1719

1719:                                             ; preds = %1706
  %1720 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i32 1, i64 %1715
  %1721 = load double, ptr %1720, align 8
  br label %1763

1722:                                             ; preds = %1706
  store double %1712, ptr %1716, align 8
  %1723 = lshr i64 %1713, 52
  %1724 = and i64 %1723, 2047
  %1725 = and i64 %1713, 4503599627370495
  %1726 = or i64 %1725, 4607182418800017408
  %1727 = bitcast i64 %1726 to double
  %1728 = fcmp ogt double %1727, 0x3FF6A09E667F3BCD
  %1729 = fmul double %1727, 5.000000e-01
  %1730 = select i1 %1728, double %1729, double %1727
  %1731 = select i1 %1728, i64 -1022, i64 -1023
  %1732 = add nsw i64 %1731, %1724
  %1733 = fadd double %1730, -1.000000e+00
  %1734 = fadd double %1730, 1.000000e+00
  %1735 = fdiv double %1733, %1734
  %1736 = fmul double %1735, %1735
  %1737 = fmul double %1736, 0x3FA8618618618618
  %1738 = fadd double %1737, 0x3FAAF286BCA1AF28
  %1739 = fmul double %1736, %1738
  %1740 = fadd double %1739, 0x3FAE1E1E1E1E1E1E
  %1741 = fmul double %1736, %1740
  %1742 = fadd double %1741, 0x3FB1111111111111
  %1743 = fmul double %1736, %1742
  %1744 = fadd double %1743, 0x3FB3B13B13B13B14
  %1745 = fmul double %1736, %1744
  %1746 = fadd double %1745, 0x3FB745D1745D1746
  %1747 = fmul double %1736, %1746
  %1748 = fadd double %1747, 0x3FBC71C71C71C71C
  %1749 = fmul double %1736, %1748
  %1750 = fadd double %1749, 0x3FC2492492492492
  %1751 = fmul double %1736, %1750
  %1752 = fadd double %1751, 2.000000e-01
  %1753 = fmul double %1736, %1752
  %1754 = fadd double %1753, 0x3FD5555555555555
  %1755 = fmul double %1736, %1754
  %1756 = fadd double %1755, 1.000000e+00
  %1757 = fmul double %1735, 2.000000e+00
  %1758 = fmul double %1757, %1756
  %1759 = sitofp i64 %1732 to double
  %1760 = fmul double %1759, 0x3FE62E42FEFA39EF
  %1761 = fadd double %1760, %1758
  %1762 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 48, i32 1, i64 %1715
  store double %1761, ptr %1762, align 8
  br label %1763

1763:                                             ; preds = %1722, %1719
  %1764 = phi double [ %1721, %1719 ], [ %1761, %1722 ]
  %1765 = getelementptr inbounds double, ptr %1694, i64 %1707
  store double %1764, ptr %1765, align 8
  %1766 = add nuw nsw i64 %1707, 1
  %1767 = icmp eq i64 %1766, %749
  br i1 %1767, label %1700, label %1706

1768:                                             ; preds = %1700, %1683
  %1769 = phi i64 [ %1684, %1683 ], [ %1705, %1700 ]
  %1770 = phi i64 [ %1685, %1683 ], [ %1703, %1700 ]
  %1771 = add nuw nsw i64 %1686, 1
  %1772 = icmp slt i64 %1771, %1769
  br i1 %1772, label %1683, label %1664

1773:                                             ; preds = %1819, %1675
  %1774 = phi i64 [ 0, %1675 ], [ %1824, %1819 ]
  br i1 %1678, label %1775, label %1819

1775:                                             ; preds = %1773
  %1776 = load ptr, ptr %1679, align 8
  %1777 = mul nsw i64 %1774, %1677
  br i1 %1680, label %1794, label %1778

1778:                                             ; preds = %1775, %1778
  %1779 = phi i64 [ %1789, %1778 ], [ 0, %1775 ]
  %1780 = phi <2 x i64> [ %1787, %1778 ], [ <i64 1, i64 0>, %1775 ]
  %1781 = phi <2 x i64> [ %1788, %1778 ], [ zeroinitializer, %1775 ]
  %1782 = add nsw i64 %1779, %1777
  %1783 = getelementptr inbounds i64, ptr %1776, i64 %1782
  %1784 = load <2 x i64>, ptr %1783, align 8
  %1785 = getelementptr inbounds i64, ptr %1783, i64 2
  %1786 = load <2 x i64>, ptr %1785, align 8
  %1787 = or <2 x i64> %1784, %1780
  %1788 = or <2 x i64> %1786, %1781
  %1789 = add nuw i64 %1779, 4
  %1790 = icmp eq i64 %1789, %1681
  br i1 %1790, label %1791, label %1778

1791:                                             ; preds = %1778
  %1792 = or <2 x i64> %1788, %1787
  %1793 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %1792)
  br i1 %1682, label %1819, label %1794

1794:                                             ; preds = %1775, %1791
  %1795 = phi i64 [ 0, %1775 ], [ %1681, %1791 ]
  %1796 = phi i64 [ 1, %1775 ], [ %1793, %1791 ]
  br label %1826

1797:                                             ; preds = %1819, %1664
  %1798 = getelementptr inbounds %struct.Goal, ptr %568, i64 0, i32 2
  %1799 = load i64, ptr %1798, align 8
  %1800 = add nsw i64 %1799, %1671
  %1801 = icmp sgt i64 %1799, 1
  %1802 = zext i1 %1801 to i64
  %1803 = add nsw i64 %1800, %1802
  %1804 = icmp sgt i64 %1803, 0
  %1805 = select i1 %1804, i1 %1672, i1 false
  br i1 %1805, label %1806, label %2168

1806:                                             ; preds = %1797
  %1807 = getelementptr inbounds %struct.Goal, ptr %568, i64 0, i32 8
  %1808 = sub i64 0, %749
  %1809 = icmp sgt i64 %749, 0
  %1810 = getelementptr inbounds %struct.Table, ptr %572, i64 0, i32 6
  %1811 = getelementptr inbounds %struct.Table, ptr %572, i64 0, i32 2
  %1812 = getelementptr inbounds %struct.Table, ptr %572, i64 0, i32 5
  %1813 = icmp ult i64 %749, 4
  %1814 = and i64 %749, -4
  %1815 = icmp eq i64 %749, %1814
  %1816 = icmp ult i64 %749, 4
  %1817 = and i64 %749, -4
  %1818 = icmp eq i64 %749, %1817
  br label %1835

1819:                                             ; preds = %1826, %1791, %1773
  %1820 = phi i64 [ 1, %1773 ], [ %1793, %1791 ], [ %1832, %1826 ]
  %1821 = icmp sgt i64 %1820, 1
  %1822 = zext i1 %1821 to i64
  %1823 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %1774
  store i64 %1822, ptr %1823, align 8
  %1824 = add nuw nsw i64 %1774, 1
  %1825 = icmp eq i64 %1824, %1671
  br i1 %1825, label %1797, label %1773

1826:                                             ; preds = %1794, %1826
  %1827 = phi i64 [ %1833, %1826 ], [ %1795, %1794 ]
  %1828 = phi i64 [ %1832, %1826 ], [ %1796, %1794 ]
  %1829 = add nsw i64 %1827, %1777
  %1830 = getelementptr inbounds i64, ptr %1776, i64 %1829
  %1831 = load i64, ptr %1830, align 8
  %1832 = or i64 %1831, %1828
  %1833 = add nuw nsw i64 %1827, 1
  %1834 = icmp eq i64 %1833, %1677
  br i1 %1834, label %1819, label %1826

1835:                                             ; preds = %2158, %1806
  %1836 = phi i64 [ %1799, %1806 ], [ %2159, %2158 ]
  %1837 = phi i64 [ %1671, %1806 ], [ %2160, %2158 ]
  %1838 = phi i64 [ %1665, %1806 ], [ %2161, %2158 ]
  %1839 = phi i64 [ %1800, %1806 ], [ %2163, %2158 ]
  %1840 = phi i64 [ 0, %1806 ], [ %2162, %2158 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %23)
  %1841 = icmp sgt i64 %1837, 0
  br i1 %1841, label %1842, label %2158

1842:                                             ; preds = %1835
  %1843 = icmp slt i64 %1840, %1837
  %1844 = icmp eq i64 %1839, %1840
  %1845 = sub nsw i64 %1840, %1837
  br label %1848

1846:                                             ; preds = %1866
  %1847 = icmp eq i64 %1867, 0
  br i1 %1847, label %2158, label %1870

1848:                                             ; preds = %1866, %1842
  %1849 = phi i64 [ 0, %1842 ], [ %1868, %1866 ]
  %1850 = phi i64 [ 0, %1842 ], [ %1867, %1866 ]
  %1851 = getelementptr inbounds [16 x i64], ptr %22, i64 0, i64 %1849
  %1852 = load i64, ptr %1851, align 8
  %1853 = icmp eq i64 %1852, 0
  br i1 %1853, label %1866, label %1854

1854:                                             ; preds = %1848
  br i1 %1843, label %1855, label %1857

1855:                                             ; preds = %1854
  %1856 = icmp eq i64 %1840, %1849
  br i1 %1856, label %1863, label %1866

1857:                                             ; preds = %1854
  br i1 %1844, label %1863, label %1858

1858:                                             ; preds = %1857
  %1859 = load ptr, ptr %1807, align 8
  %1860 = getelementptr inbounds i64, ptr %1859, i64 %1849
  %1861 = load i64, ptr %1860, align 8
  %1862 = icmp eq i64 %1861, %1845
  br i1 %1862, label %1863, label %1866

1863:                                             ; preds = %1858, %1857, %1855
  %1864 = add nsw i64 %1850, 1
  %1865 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %1850
  store i64 %1849, ptr %1865, align 8
  br label %1866

1866:                                             ; preds = %1863, %1858, %1855, %1848
  %1867 = phi i64 [ %1864, %1863 ], [ %1850, %1858 ], [ %1850, %1848 ], [ %1850, %1855 ]
  %1868 = add nuw nsw i64 %1849, 1
  %1869 = icmp eq i64 %1868, %1837
  br i1 %1869, label %1846, label %1848

1870:                                             ; preds = %1846
  %1871 = load ptr, ptr %31, align 8
  %1872 = getelementptr inbounds double, ptr %1871, i64 %1808
  store ptr %1872, ptr %31, align 8
  br i1 %1809, label %1873, label %1883

1873:                                             ; preds = %1870
  br i1 %1813, label %1881, label %1874

1874:                                             ; preds = %1873, %1874
  %1875 = phi i64 [ %1878, %1874 ], [ 0, %1873 ]
  %1876 = getelementptr inbounds double, ptr %1872, i64 %1875
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %1876, align 8
  %1877 = getelementptr inbounds double, ptr %1876, i64 2
  store <2 x double> <double 0x7FF0000000000000, double 0x7FF0000000000000>, ptr %1877, align 8
  %1878 = add nuw i64 %1875, 4
  %1879 = icmp eq i64 %1878, %1814
  br i1 %1879, label %1880, label %1874

1880:                                             ; preds = %1874
  br i1 %1815, label %1883, label %1881

1881:                                             ; preds = %1873, %1880
  %1882 = phi i64 [ 0, %1873 ], [ %1814, %1880 ]
  br label %1890

1883:                                             ; preds = %1890, %1880, %1870
  br i1 %701, label %1884, label %1895

1884:                                             ; preds = %1883
  %1885 = icmp sgt i64 %1867, 0
  %1886 = and i64 %1867, 3
  %1887 = icmp ult i64 %1867, 4
  %1888 = and i64 %1867, -4
  %1889 = icmp eq i64 %1886, 0
  br label %1999

1890:                                             ; preds = %1881, %1890
  %1891 = phi i64 [ %1893, %1890 ], [ %1882, %1881 ]
  %1892 = getelementptr inbounds double, ptr %1872, i64 %1891
  store double 0x7FF0000000000000, ptr %1892, align 8
  %1893 = add nuw nsw i64 %1891, 1
  %1894 = icmp eq i64 %1893, %749
  br i1 %1894, label %1883, label %1890

1895:                                             ; preds = %2093, %1883
  br i1 %1809, label %1896, label %2149

1896:                                             ; preds = %1895
  br i1 %1816, label %1996, label %1897

1897:                                             ; preds = %1896, %1897
  %1898 = phi i64 [ %1991, %1897 ], [ 0, %1896 ]
  %1899 = phi <2 x i64> [ %1909, %1897 ], [ zeroinitializer, %1896 ]
  %1900 = phi <2 x i64> [ %1910, %1897 ], [ zeroinitializer, %1896 ]
  %1901 = getelementptr inbounds double, ptr %1872, i64 %1898
  %1902 = load <2 x double>, ptr %1901, align 8
  %1903 = getelementptr inbounds double, ptr %1901, i64 2
  %1904 = load <2 x double>, ptr %1903, align 8
  %1905 = fcmp ogt <2 x double> %1902, <double 1.000000e+00, double 1.000000e+00>
  %1906 = fcmp ogt <2 x double> %1904, <double 1.000000e+00, double 1.000000e+00>
  %1907 = zext <2 x i1> %1905 to <2 x i64>
  %1908 = zext <2 x i1> %1906 to <2 x i64>
  %1909 = or <2 x i64> %1899, %1907
  %1910 = or <2 x i64> %1900, %1908
  %1911 = bitcast <2 x double> %1902 to <2 x i64>
  %1912 = bitcast <2 x double> %1904 to <2 x i64>
  %1913 = lshr <2 x i64> %1911, <i64 52, i64 52>
  %1914 = lshr <2 x i64> %1912, <i64 52, i64 52>
  %1915 = and <2 x i64> %1913, <i64 2047, i64 2047>
  %1916 = and <2 x i64> %1914, <i64 2047, i64 2047>
  %1917 = and <2 x i64> %1911, <i64 4503599627370495, i64 4503599627370495>
  %1918 = and <2 x i64> %1912, <i64 4503599627370495, i64 4503599627370495>
  %1919 = or <2 x i64> %1917, <i64 4607182418800017408, i64 4607182418800017408>
  %1920 = or <2 x i64> %1918, <i64 4607182418800017408, i64 4607182418800017408>
  %1921 = bitcast <2 x i64> %1919 to <2 x double>
  %1922 = bitcast <2 x i64> %1920 to <2 x double>
  %1923 = fcmp ogt <2 x double> %1921, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %1924 = fcmp ogt <2 x double> %1922, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %1925 = fmul <2 x double> %1921, <double 5.000000e-01, double 5.000000e-01>
  %1926 = fmul <2 x double> %1922, <double 5.000000e-01, double 5.000000e-01>
  %1927 = select <2 x i1> %1923, <2 x double> %1925, <2 x double> %1921
  %1928 = select <2 x i1> %1924, <2 x double> %1926, <2 x double> %1922
  %1929 = select <2 x i1> %1923, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %1930 = select <2 x i1> %1924, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %1931 = add nsw <2 x i64> %1929, %1915
  %1932 = add nsw <2 x i64> %1930, %1916
  %1933 = fadd <2 x double> %1927, <double -1.000000e+00, double -1.000000e+00>
  %1934 = fadd <2 x double> %1928, <double -1.000000e+00, double -1.000000e+00>
  %1935 = fadd <2 x double> %1927, <double 1.000000e+00, double 1.000000e+00>
  %1936 = fadd <2 x double> %1928, <double 1.000000e+00, double 1.000000e+00>
  %1937 = fdiv <2 x double> %1933, %1935
  %1938 = fdiv <2 x double> %1934, %1936
  %1939 = fmul <2 x double> %1937, %1937
  %1940 = fmul <2 x double> %1938, %1938
  %1941 = fmul <2 x double> %1939, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %1942 = fmul <2 x double> %1940, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %1943 = fadd <2 x double> %1941, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %1944 = fadd <2 x double> %1942, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %1945 = fmul <2 x double> %1939, %1943
  %1946 = fmul <2 x double> %1940, %1944
  %1947 = fadd <2 x double> %1945, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %1948 = fadd <2 x double> %1946, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %1949 = fmul <2 x double> %1939, %1947
  %1950 = fmul <2 x double> %1940, %1948
  %1951 = fadd <2 x double> %1949, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %1952 = fadd <2 x double> %1950, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %1953 = fmul <2 x double> %1939, %1951
  %1954 = fmul <2 x double> %1940, %1952
  %1955 = fadd <2 x double> %1953, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %1956 = fadd <2 x double> %1954, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %1957 = fmul <2 x double> %1939, %1955
  %1958 = fmul <2 x double> %1940, %1956
  %1959 = fadd <2 x double> %1957, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %1960 = fadd <2 x double> %1958, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %1961 = fmul <2 x double> %1939, %1959
  %1962 = fmul <2 x double> %1940, %1960
  %1963 = fadd <2 x double> %1961, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %1964 = fadd <2 x double> %1962, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %1965 = fmul <2 x double> %1939, %1963
  %1966 = fmul <2 x double> %1940, %1964
  %1967 = fadd <2 x double> %1965, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %1968 = fadd <2 x double> %1966, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %1969 = fmul <2 x double> %1939, %1967
  %1970 = fmul <2 x double> %1940, %1968
  %1971 = fadd <2 x double> %1969, <double 2.000000e-01, double 2.000000e-01>
  %1972 = fadd <2 x double> %1970, <double 2.000000e-01, double 2.000000e-01>
  %1973 = fmul <2 x double> %1939, %1971
  %1974 = fmul <2 x double> %1940, %1972
  %1975 = fadd <2 x double> %1973, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %1976 = fadd <2 x double> %1974, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %1977 = fmul <2 x double> %1939, %1975
  %1978 = fmul <2 x double> %1940, %1976
  %1979 = fadd <2 x double> %1977, <double 1.000000e+00, double 1.000000e+00>
  %1980 = fadd <2 x double> %1978, <double 1.000000e+00, double 1.000000e+00>
  %1981 = fmul <2 x double> %1937, <double 2.000000e+00, double 2.000000e+00>
  %1982 = fmul <2 x double> %1938, <double 2.000000e+00, double 2.000000e+00>
  %1983 = fmul <2 x double> %1981, %1979
  %1984 = fmul <2 x double> %1982, %1980
  %1985 = sitofp <2 x i64> %1931 to <2 x double>
  %1986 = sitofp <2 x i64> %1932 to <2 x double>
  %1987 = fmul <2 x double> %1985, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %1988 = fmul <2 x double> %1986, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %1989 = fadd <2 x double> %1987, %1983
  %1990 = fadd <2 x double> %1988, %1984
  store <2 x double> %1989, ptr %1901, align 8
  store <2 x double> %1990, ptr %1903, align 8
  %1991 = add nuw i64 %1898, 4
  %1992 = icmp eq i64 %1991, %1817
  br i1 %1992, label %1993, label %1897

1993:                                             ; preds = %1897
  %1994 = or <2 x i64> %1910, %1909
  %1995 = tail call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %1994)
  br i1 %1818, label %2096, label %1996

1996:                                             ; preds = %1896, %1993
  %1997 = phi i64 [ 0, %1896 ], [ %1817, %1993 ]
  %1998 = phi i64 [ 0, %1896 ], [ %1995, %1993 ]
  br label %2099

1999:                                             ; preds = %2093, %1884
  %2000 = phi i64 [ 0, %1884 ], [ %2094, %2093 ]
  %2001 = getelementptr inbounds i32, ptr %588, i64 %2000
  %2002 = load i32, ptr %2001, align 4
  %2003 = icmp slt i32 %2002, 0
  br i1 %2003, label %2004, label %2006

2004:                                             ; preds = %1999
  %2005 = add nuw nsw i64 %2000, 1
  br label %2093

2006:                                             ; preds = %1999
  %2007 = load ptr, ptr %1810, align 8
  %2008 = icmp eq ptr %2007, null
  br i1 %2008, label %2012, label %2009

2009:                                             ; preds = %2006
  %2010 = getelementptr inbounds i64, ptr %2007, i64 %2000
  %2011 = load i64, ptr %2010, align 8
  br label %2012

2012:                                             ; preds = %2009, %2006
  %2013 = phi i64 [ %2011, %2009 ], [ %2000, %2006 ]
  %2014 = add nuw nsw i64 %2000, 1
  %2015 = getelementptr inbounds i64, ptr %2007, i64 %2014
  %2016 = zext i32 %2002 to i64
  %2017 = getelementptr inbounds double, ptr %1872, i64 %2016
  br label %2018

2018:                                             ; preds = %2091, %2012
  %2019 = phi i64 [ %2013, %2012 ], [ %2092, %2091 ]
  br i1 %2008, label %2022, label %2020

2020:                                             ; preds = %2018
  %2021 = load i64, ptr %2015, align 8
  br label %2022

2022:                                             ; preds = %2020, %2018
  %2023 = phi i64 [ %2021, %2020 ], [ %2014, %2018 ]
  %2024 = icmp slt i64 %2019, %2023
  br i1 %2024, label %2025, label %2093

2025:                                             ; preds = %2022
  br i1 %1885, label %2026, label %2047

2026:                                             ; preds = %2025
  %2027 = load ptr, ptr %1811, align 8
  %2028 = load i64, ptr %1812, align 8
  br i1 %1887, label %2029, label %2052

2029:                                             ; preds = %2052, %2026
  %2030 = phi i64 [ undef, %2026 ], [ %2086, %2052 ]
  %2031 = phi i64 [ 0, %2026 ], [ %2087, %2052 ]
  %2032 = phi i64 [ 1, %2026 ], [ %2086, %2052 ]
  br i1 %1889, label %2047, label %2033

2033:                                             ; preds = %2029, %2033
  %2034 = phi i64 [ %2044, %2033 ], [ %2031, %2029 ]
  %2035 = phi i64 [ %2043, %2033 ], [ %2032, %2029 ]
  %2036 = phi i64 [ %2045, %2033 ], [ 0, %2029 ]
  %2037 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %2034
  %2038 = load i64, ptr %2037, align 8
  %2039 = mul nsw i64 %2038, %2028
  %2040 = add nsw i64 %2039, %2019
  %2041 = getelementptr inbounds i64, ptr %2027, i64 %2040
  %2042 = load i64, ptr %2041, align 8
  %2043 = mul nsw i64 %2042, %2035
  %2044 = add nuw nsw i64 %2034, 1
  %2045 = add i64 %2036, 1
  %2046 = icmp eq i64 %2045, %1886
  br i1 %2046, label %2047, label %2033

2047:                                             ; preds = %2029, %2033, %2025
  %2048 = phi i64 [ 1, %2025 ], [ %2030, %2029 ], [ %2043, %2033 ]
  %2049 = sitofp i64 %2048 to double
  %2050 = load double, ptr %2017, align 8
  %2051 = fcmp ogt double %2050, %2049
  br i1 %2051, label %2090, label %2091

2052:                                             ; preds = %2026, %2052
  %2053 = phi i64 [ %2087, %2052 ], [ 0, %2026 ]
  %2054 = phi i64 [ %2086, %2052 ], [ 1, %2026 ]
  %2055 = phi i64 [ %2088, %2052 ], [ 0, %2026 ]
  %2056 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %2053
  %2057 = load i64, ptr %2056, align 16
  %2058 = mul nsw i64 %2057, %2028
  %2059 = add nsw i64 %2058, %2019
  %2060 = getelementptr inbounds i64, ptr %2027, i64 %2059
  %2061 = load i64, ptr %2060, align 8
  %2062 = mul nsw i64 %2061, %2054
  %2063 = or i64 %2053, 1
  %2064 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %2063
  %2065 = load i64, ptr %2064, align 8
  %2066 = mul nsw i64 %2065, %2028
  %2067 = add nsw i64 %2066, %2019
  %2068 = getelementptr inbounds i64, ptr %2027, i64 %2067
  %2069 = load i64, ptr %2068, align 8
  %2070 = mul nsw i64 %2069, %2062
  %2071 = or i64 %2053, 2
  %2072 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %2071
  %2073 = load i64, ptr %2072, align 16
  %2074 = mul nsw i64 %2073, %2028
  %2075 = add nsw i64 %2074, %2019
  %2076 = getelementptr inbounds i64, ptr %2027, i64 %2075
  %2077 = load i64, ptr %2076, align 8
  %2078 = mul nsw i64 %2077, %2070
  %2079 = or i64 %2053, 3
  %2080 = getelementptr inbounds [16 x i64], ptr %23, i64 0, i64 %2079
  %2081 = load i64, ptr %2080, align 8
  %2082 = mul nsw i64 %2081, %2028
  %2083 = add nsw i64 %2082, %2019
  %2084 = getelementptr inbounds i64, ptr %2027, i64 %2083
  %2085 = load i64, ptr %2084, align 8
  %2086 = mul nsw i64 %2085, %2078
  %2087 = add nuw nsw i64 %2053, 4
  %2088 = add i64 %2055, 4
  %2089 = icmp eq i64 %2088, %1888
  br i1 %2089, label %2029, label %2052

2090:                                             ; preds = %2047
  store double %2049, ptr %2017, align 8
  br label %2091

2091:                                             ; preds = %2090, %2047
  %2092 = add nsw i64 %2019, 1
  br label %2018

2093:                                             ; preds = %2022, %2004
  %2094 = phi i64 [ %2005, %2004 ], [ %2014, %2022 ]
  %2095 = icmp eq i64 %2094, %573
  br i1 %2095, label %1895, label %1999

2096:                                             ; preds = %2099, %1993
  %2097 = phi i64 [ %1995, %1993 ], [ %2106, %2099 ]
  %2098 = icmp eq i64 %2097, 0
  br i1 %2098, label %2149, label %2150

2099:                                             ; preds = %1996, %2099
  %2100 = phi i64 [ %2147, %2099 ], [ %1997, %1996 ]
  %2101 = phi i64 [ %2106, %2099 ], [ %1998, %1996 ]
  %2102 = getelementptr inbounds double, ptr %1872, i64 %2100
  %2103 = load double, ptr %2102, align 8
  %2104 = fcmp ogt double %2103, 1.000000e+00
  %2105 = zext i1 %2104 to i64
  %2106 = or i64 %2101, %2105
  %2107 = bitcast double %2103 to i64
  %2108 = lshr i64 %2107, 52
  %2109 = and i64 %2108, 2047
  %2110 = and i64 %2107, 4503599627370495
  %2111 = or i64 %2110, 4607182418800017408
  %2112 = bitcast i64 %2111 to double
  %2113 = fcmp ogt double %2112, 0x3FF6A09E667F3BCD
  %2114 = fmul double %2112, 5.000000e-01
  %2115 = select i1 %2113, double %2114, double %2112
  %2116 = select i1 %2113, i64 -1022, i64 -1023
  %2117 = add nsw i64 %2116, %2109
  %2118 = fadd double %2115, -1.000000e+00
  %2119 = fadd double %2115, 1.000000e+00
  %2120 = fdiv double %2118, %2119
  %2121 = fmul double %2120, %2120
  %2122 = fmul double %2121, 0x3FA8618618618618
  %2123 = fadd double %2122, 0x3FAAF286BCA1AF28
  %2124 = fmul double %2121, %2123
  %2125 = fadd double %2124, 0x3FAE1E1E1E1E1E1E
  %2126 = fmul double %2121, %2125
  %2127 = fadd double %2126, 0x3FB1111111111111
  %2128 = fmul double %2121, %2127
  %2129 = fadd double %2128, 0x3FB3B13B13B13B14
  %2130 = fmul double %2121, %2129
  %2131 = fadd double %2130, 0x3FB745D1745D1746
  %2132 = fmul double %2121, %2131
  %2133 = fadd double %2132, 0x3FBC71C71C71C71C
  %2134 = fmul double %2121, %2133
  %2135 = fadd double %2134, 0x3FC2492492492492
  %2136 = fmul double %2121, %2135
  %2137 = fadd double %2136, 2.000000e-01
  %2138 = fmul double %2121, %2137
  %2139 = fadd double %2138, 0x3FD5555555555555
  %2140 = fmul double %2121, %2139
  %2141 = fadd double %2140, 1.000000e+00
  %2142 = fmul double %2120, 2.000000e+00
  %2143 = fmul double %2142, %2141
  %2144 = sitofp i64 %2117 to double
  %2145 = fmul double %2144, 0x3FE62E42FEFA39EF
  %2146 = fadd double %2145, %2143
  store double %2146, ptr %2102, align 8
  %2147 = add nuw nsw i64 %2100, 1
  %2148 = icmp eq i64 %2147, %749
  br i1 %2148, label %2096, label %2099

2149:                                             ; preds = %2096, %1895
  store ptr %1871, ptr %31, align 8
  br label %2158

2150:                                             ; preds = %2096
  %2151 = add nsw i64 %1669, %1840
  %2152 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %560, i64 %1838
  store i64 %2151, ptr %2152, align 8
  %2153 = load i64, ptr %751, align 8
  %2154 = add nsw i64 %2153, 1
  store i64 %2154, ptr %751, align 8
  %2155 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %560, i64 %2153
  store ptr %1872, ptr %2155, align 8
  %2156 = load i64, ptr %1670, align 8
  %2157 = load i64, ptr %1798, align 8
  br label %2158

2158:                                             ; preds = %2150, %2149, %1846, %1835
  %2159 = phi i64 [ %1836, %2149 ], [ %2157, %2150 ], [ %1836, %1846 ], [ %1836, %1835 ]
  %2160 = phi i64 [ %1837, %2149 ], [ %2156, %2150 ], [ %1837, %1846 ], [ %1837, %1835 ]
  %2161 = phi i64 [ %1838, %2149 ], [ %2154, %2150 ], [ %1838, %1846 ], [ %1838, %1835 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %23)
  %2162 = add nuw nsw i64 %1840, 1
  %2163 = add nsw i64 %2160, %2159
  %2164 = icmp sgt i64 %2159, 1
  %2165 = zext i1 %2164 to i64
  %2166 = add nsw i64 %2163, %2165
  %2167 = icmp slt i64 %2162, %2166
  br i1 %2167, label %1835, label %2168

2168:                                             ; preds = %2158, %1797
  %2169 = phi i64 [ %1665, %1797 ], [ %2161, %2158 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %22)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %21)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %19)
  %2170 = load i64, ptr %750, align 8
  %2171 = icmp eq i64 %2170, 0
  br i1 %2171, label %2610, label %2172

2172:                                             ; preds = %2168
  %2173 = load i64, ptr %1, align 8
  %2174 = load i64, ptr %538, align 8
  %2175 = add nsw i64 %2174, %2173
  %2176 = icmp sgt i64 %2175, 0
  %2177 = and i1 %262, %2176
  br i1 %2177, label %2178, label %2194

2178:                                             ; preds = %2172
  %2179 = load ptr, ptr %0, align 8
  %2180 = getelementptr inbounds %struct.Problem, ptr %2179, i64 0, i32 6
  %2181 = load ptr, ptr %2180, align 8
  %2182 = load i64, ptr %2179, align 8
  %2183 = getelementptr inbounds %struct.Problem, ptr %2179, i64 0, i32 1
  %2184 = load i64, ptr %2183, align 8
  %2185 = add nsw i64 %2184, %2182
  %2186 = mul nsw i64 %2185, %560
  %2187 = getelementptr inbounds %struct.Problem, ptr %2179, i64 0, i32 5
  %2188 = tail call i64 @llvm.smax.i64(i64 %2170, i64 0)
  %2189 = icmp slt i64 %2170, 1
  %2190 = and i64 %2188, 1
  %2191 = icmp eq i64 %2188, 1
  %2192 = and i64 %2188, 9223372036854775806
  %2193 = icmp eq i64 %2190, 0
  br label %2208

2194:                                             ; preds = %2281, %2172
  %2195 = load ptr, ptr %34, align 8
  %2196 = sub i64 0, %2170
  %2197 = getelementptr inbounds i32, ptr %2195, i64 %2196
  store ptr %2197, ptr %34, align 8
  %2198 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %560
  store ptr %2197, ptr %2198, align 8
  %2199 = load ptr, ptr %31, align 8
  %2200 = getelementptr inbounds double, ptr %2199, i64 %2196
  store ptr %2200, ptr %31, align 8
  %2201 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %560
  store ptr %2200, ptr %2201, align 8
  %2202 = icmp sgt i64 %2169, 0
  br i1 %2202, label %2203, label %2296

2203:                                             ; preds = %2194
  %2204 = and i64 %2169, 3
  %2205 = icmp ult i64 %2169, 4
  br i1 %2205, label %2284, label %2206

2206:                                             ; preds = %2203
  %2207 = and i64 %2169, -4
  br label %2304

2208:                                             ; preds = %2178, %2281
  %2209 = phi i64 [ 0, %2178 ], [ %2282, %2281 ]
  %2210 = add nsw i64 %2186, %2209
  %2211 = getelementptr inbounds i64, ptr %2181, i64 %2210
  %2212 = load i64, ptr %2211, align 8
  %2213 = icmp eq i64 %2212, 0
  br i1 %2213, label %2281, label %2214

2214:                                             ; preds = %2208
  %2215 = load ptr, ptr %2187, align 8
  %2216 = getelementptr inbounds ptr, ptr %2215, i64 %560
  %2217 = load ptr, ptr %2216, align 8
  %2218 = getelementptr inbounds %struct.Table, ptr %2217, i64 0, i32 1
  %2219 = load ptr, ptr %2218, align 8
  %2220 = getelementptr inbounds ptr, ptr %2219, i64 %2212
  %2221 = load ptr, ptr %2220, align 8
  %2222 = icmp slt i64 %2209, %2173
  %2223 = icmp eq ptr %2221, null
  br i1 %2223, label %2281, label %2224

2224:                                             ; preds = %2214
  %2225 = select i1 %2222, double 0x7FF0000000000000, double 0.000000e+00
  br i1 %2189, label %2278, label %2226

2226:                                             ; preds = %2224
  br i1 %2191, label %2262, label %2227

2227:                                             ; preds = %2226
  %2228 = load ptr, ptr %590, align 8
  %2229 = load ptr, ptr %590, align 8
  br label %2230

2230:                                             ; preds = %2257, %2227
  %2231 = phi double [ %2225, %2227 ], [ %2258, %2257 ]
  %2232 = phi i64 [ 0, %2227 ], [ %2259, %2257 ]
  %2233 = phi i64 [ 0, %2227 ], [ %2260, %2257 ]
  %2234 = getelementptr inbounds i32, ptr %2228, i64 %2232
  %2235 = load i32, ptr %2234, align 4
  %2236 = sext i32 %2235 to i64
  %2237 = getelementptr inbounds double, ptr %2221, i64 %2236
  %2238 = load double, ptr %2237, align 8
  br i1 %2222, label %2239, label %2241

2239:                                             ; preds = %2230
  %2240 = fcmp olt double %2238, %2231
  br i1 %2240, label %2243, label %2244

2241:                                             ; preds = %2230
  %2242 = fcmp ogt double %2238, %2231
  br i1 %2242, label %2243, label %2244

2243:                                             ; preds = %2241, %2239
  br label %2244

2244:                                             ; preds = %2243, %2241, %2239
  %2245 = phi double [ %2238, %2243 ], [ %2231, %2239 ], [ %2231, %2241 ]
  %2246 = or i64 %2232, 1
  %2247 = getelementptr inbounds i32, ptr %2229, i64 %2246
  %2248 = load i32, ptr %2247, align 4
  %2249 = sext i32 %2248 to i64
  %2250 = getelementptr inbounds double, ptr %2221, i64 %2249
  %2251 = load double, ptr %2250, align 8
  br i1 %2222, label %2254, label %2252

2252:                                             ; preds = %2244
  %2253 = fcmp ogt double %2251, %2245
  br i1 %2253, label %2256, label %2257

2254:                                             ; preds = %2244
  %2255 = fcmp olt double %2251, %2245
  br i1 %2255, label %2256, label %2257

2256:                                             ; preds = %2254, %2252
  br label %2257

2257:                                             ; preds = %2256, %2254, %2252
  %2258 = phi double [ %2251, %2256 ], [ %2245, %2254 ], [ %2245, %2252 ]
  %2259 = add nuw i64 %2232, 2
  %2260 = add i64 %2233, 2
  %2261 = icmp eq i64 %2260, %2192
  br i1 %2261, label %2262, label %2230

2262:                                             ; preds = %2257, %2226
  %2263 = phi double [ undef, %2226 ], [ %2258, %2257 ]
  %2264 = phi double [ %2225, %2226 ], [ %2258, %2257 ]
  %2265 = phi i64 [ 0, %2226 ], [ %2259, %2257 ]
  br i1 %2193, label %2278, label %2266

2266:                                             ; preds = %2262
  %2267 = load ptr, ptr %590, align 8
  %2268 = getelementptr inbounds i32, ptr %2267, i64 %2265
  %2269 = load i32, ptr %2268, align 4
  %2270 = sext i32 %2269 to i64
  %2271 = getelementptr inbounds double, ptr %2221, i64 %2270
  %2272 = load double, ptr %2271, align 8
  br i1 %2222, label %2275, label %2273

2273:                                             ; preds = %2266
  %2274 = fcmp ogt double %2272, %2264
  br i1 %2274, label %2277, label %2278

2275:                                             ; preds = %2266
  %2276 = fcmp olt double %2272, %2264
  br i1 %2276, label %2277, label %2278

2277:                                             ; preds = %2275, %2273
  br label %2278

2278:                                             ; preds = %2262, %2277, %2275, %2273, %2224
  %2279 = phi double [ %2225, %2224 ], [ %2263, %2262 ], [ %2272, %2277 ], [ %2264, %2275 ], [ %2264, %2273 ]
  %2280 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %2209, i64 %560
  store double %2279, ptr %2280, align 8
  br label %2281

2281:                                             ; preds = %2208, %2214, %2278
  %2282 = add nuw nsw i64 %2209, 1
  %2283 = icmp slt i64 %2282, %2175
  br i1 %2283, label %2208, label %2194

2284:                                             ; preds = %2304, %2203
  %2285 = phi i64 [ 0, %2203 ], [ %2322, %2304 ]
  %2286 = icmp eq i64 %2204, 0
  br i1 %2286, label %2296, label %2287

2287:                                             ; preds = %2284, %2287
  %2288 = phi i64 [ %2293, %2287 ], [ %2285, %2284 ]
  %2289 = phi i64 [ %2294, %2287 ], [ 0, %2284 ]
  %2290 = load ptr, ptr %31, align 8
  %2291 = getelementptr inbounds double, ptr %2290, i64 %2196
  store ptr %2291, ptr %31, align 8
  %2292 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %560, i64 %2288
  store ptr %2291, ptr %2292, align 8
  %2293 = add nuw nsw i64 %2288, 1
  %2294 = add i64 %2289, 1
  %2295 = icmp eq i64 %2294, %2204
  br i1 %2295, label %2296, label %2287

2296:                                             ; preds = %2284, %2287, %2194
  %2297 = load i64, ptr %42, align 8
  %2298 = icmp sgt i64 %2297, 0
  br i1 %2298, label %2299, label %2337

2299:                                             ; preds = %2296
  %2300 = and i64 %2297, 3
  %2301 = icmp ult i64 %2297, 4
  br i1 %2301, label %2325, label %2302

2302:                                             ; preds = %2299
  %2303 = and i64 %2297, -4
  br label %2359

2304:                                             ; preds = %2304, %2206
  %2305 = phi i64 [ 0, %2206 ], [ %2322, %2304 ]
  %2306 = phi i64 [ 0, %2206 ], [ %2323, %2304 ]
  %2307 = load ptr, ptr %31, align 8
  %2308 = getelementptr inbounds double, ptr %2307, i64 %2196
  store ptr %2308, ptr %31, align 8
  %2309 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %560, i64 %2305
  store ptr %2308, ptr %2309, align 8
  %2310 = or i64 %2305, 1
  %2311 = load ptr, ptr %31, align 8
  %2312 = getelementptr inbounds double, ptr %2311, i64 %2196
  store ptr %2312, ptr %31, align 8
  %2313 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %560, i64 %2310
  store ptr %2312, ptr %2313, align 8
  %2314 = or i64 %2305, 2
  %2315 = load ptr, ptr %31, align 8
  %2316 = getelementptr inbounds double, ptr %2315, i64 %2196
  store ptr %2316, ptr %31, align 8
  %2317 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %560, i64 %2314
  store ptr %2316, ptr %2317, align 8
  %2318 = or i64 %2305, 3
  %2319 = load ptr, ptr %31, align 8
  %2320 = getelementptr inbounds double, ptr %2319, i64 %2196
  store ptr %2320, ptr %31, align 8
  %2321 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %560, i64 %2318
  store ptr %2320, ptr %2321, align 8
  %2322 = add nuw nsw i64 %2305, 4
  %2323 = add i64 %2306, 4
  %2324 = icmp eq i64 %2323, %2207
  br i1 %2324, label %2284, label %2304

2325:                                             ; preds = %2359, %2299
  %2326 = phi i64 [ 0, %2299 ], [ %2377, %2359 ]
  %2327 = icmp eq i64 %2300, 0
  br i1 %2327, label %2337, label %2328

2328:                                             ; preds = %2325, %2328
  %2329 = phi i64 [ %2334, %2328 ], [ %2326, %2325 ]
  %2330 = phi i64 [ %2335, %2328 ], [ 0, %2325 ]
  %2331 = load ptr, ptr %31, align 8
  %2332 = getelementptr inbounds double, ptr %2331, i64 %2196
  store ptr %2332, ptr %31, align 8
  %2333 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %560, i64 %2329
  store ptr %2332, ptr %2333, align 8
  %2334 = add nuw nsw i64 %2329, 1
  %2335 = add i64 %2330, 1
  %2336 = icmp eq i64 %2335, %2300
  br i1 %2336, label %2337, label %2328

2337:                                             ; preds = %2325, %2328, %2296
  %2338 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %560
  store i64 %2170, ptr %2338, align 8
  %2339 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %560
  store i64 0, ptr %2339, align 8
  %2340 = icmp sgt i64 %2170, 0
  br i1 %2340, label %2341, label %2386

2341:                                             ; preds = %2337
  %2342 = load ptr, ptr %2198, align 8
  %2343 = icmp ult i64 %2170, 8
  br i1 %2343, label %2357, label %2344

2344:                                             ; preds = %2341
  %2345 = and i64 %2170, -8
  br label %2346

2346:                                             ; preds = %2346, %2344
  %2347 = phi i64 [ 0, %2344 ], [ %2352, %2346 ]
  %2348 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %2344 ], [ %2353, %2346 ]
  %2349 = add <4 x i32> %2348, <i32 4, i32 4, i32 4, i32 4>
  %2350 = getelementptr inbounds i32, ptr %2342, i64 %2347
  store <4 x i32> %2348, ptr %2350, align 4
  %2351 = getelementptr inbounds i32, ptr %2350, i64 4
  store <4 x i32> %2349, ptr %2351, align 4
  %2352 = add nuw i64 %2347, 8
  %2353 = add <4 x i32> %2348, <i32 8, i32 8, i32 8, i32 8>
  %2354 = icmp eq i64 %2352, %2345
  br i1 %2354, label %2355, label %2346

2355:                                             ; preds = %2346
  %2356 = icmp eq i64 %2170, %2345
  br i1 %2356, label %2386, label %2357

2357:                                             ; preds = %2341, %2355
  %2358 = phi i64 [ 0, %2341 ], [ %2345, %2355 ]
  br label %2380

2359:                                             ; preds = %2359, %2302
  %2360 = phi i64 [ 0, %2302 ], [ %2377, %2359 ]
  %2361 = phi i64 [ 0, %2302 ], [ %2378, %2359 ]
  %2362 = load ptr, ptr %31, align 8
  %2363 = getelementptr inbounds double, ptr %2362, i64 %2196
  store ptr %2363, ptr %31, align 8
  %2364 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %560, i64 %2360
  store ptr %2363, ptr %2364, align 8
  %2365 = or i64 %2360, 1
  %2366 = load ptr, ptr %31, align 8
  %2367 = getelementptr inbounds double, ptr %2366, i64 %2196
  store ptr %2367, ptr %31, align 8
  %2368 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %560, i64 %2365
  store ptr %2367, ptr %2368, align 8
  %2369 = or i64 %2360, 2
  %2370 = load ptr, ptr %31, align 8
  %2371 = getelementptr inbounds double, ptr %2370, i64 %2196
  store ptr %2371, ptr %31, align 8
  %2372 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %560, i64 %2369
  store ptr %2371, ptr %2372, align 8
  %2373 = or i64 %2360, 3
  %2374 = load ptr, ptr %31, align 8
  %2375 = getelementptr inbounds double, ptr %2374, i64 %2196
  store ptr %2375, ptr %31, align 8
  %2376 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %560, i64 %2373
  store ptr %2375, ptr %2376, align 8
  %2377 = add nuw nsw i64 %2360, 4
  %2378 = add i64 %2361, 4
  %2379 = icmp eq i64 %2378, %2303
  br i1 %2379, label %2325, label %2359

2380:                                             ; preds = %2357, %2380
  %2381 = phi i64 [ %2384, %2380 ], [ %2358, %2357 ]
  %2382 = trunc i64 %2381 to i32
  %2383 = getelementptr inbounds i32, ptr %2342, i64 %2381
  store i32 %2382, ptr %2383, align 4
  %2384 = add nuw nsw i64 %2381, 1
  %2385 = icmp eq i64 %2384, %2170
  br i1 %2385, label %2386, label %2380

2386:                                             ; preds = %2380, %2355, %2337
  %2387 = tail call i64 @llvm.smax.i64(i64 %2170, i64 %557)
  %2388 = add nuw nsw i64 %558, 1
  %2389 = load i64, ptr %2, align 8
  %2390 = icmp slt i64 %2388, %2389
  br i1 %2390, label %556, label %2391

2391:                                             ; preds = %2386, %471, %535
  %2392 = phi i64 [ 1, %535 ], [ 1, %471 ], [ %2387, %2386 ]
  %2393 = load ptr, ptr %31, align 8
  %2394 = sub i64 0, %2392
  %2395 = getelementptr inbounds double, ptr %2393, i64 %2394
  %2396 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  store ptr %2395, ptr %2396, align 8
  %2397 = getelementptr inbounds double, ptr %2395, i64 %2394
  store ptr %2397, ptr %31, align 8
  %2398 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22
  store ptr %2397, ptr %2398, align 8
  %2399 = load i64, ptr %54, align 8
  %2400 = icmp sgt i64 %2399, 0
  br i1 %2400, label %2401, label %2416

2401:                                             ; preds = %2391
  %2402 = icmp eq i64 %2399, 1
  br i1 %2402, label %2414, label %2403

2403:                                             ; preds = %2401
  %2404 = and i64 %2399, -2
  br label %2405

2405:                                             ; preds = %2405, %2403
  %2406 = phi i64 [ 0, %2403 ], [ %2410, %2405 ]
  %2407 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2406
  %2408 = load <2 x double>, ptr %2407, align 8
  %2409 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2406
  store <2 x double> %2408, ptr %2409, align 8
  %2410 = add nuw i64 %2406, 2
  %2411 = icmp eq i64 %2410, %2404
  br i1 %2411, label %2412, label %2405

2412:                                             ; preds = %2405
  %2413 = icmp eq i64 %2399, %2404
  br i1 %2413, label %2416, label %2414

2414:                                             ; preds = %2401, %2412
  %2415 = phi i64 [ 0, %2401 ], [ %2404, %2412 ]
  br label %2419

2416:                                             ; preds = %2419, %2412, %2391
  %2417 = load i64, ptr %2, align 8
  %2418 = icmp sgt i64 %2417, 0
  br i1 %2418, label %2426, label %2448

2419:                                             ; preds = %2414, %2419
  %2420 = phi i64 [ %2424, %2419 ], [ %2415, %2414 ]
  %2421 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2420
  %2422 = load double, ptr %2421, align 8
  %2423 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2420
  store double %2422, ptr %2423, align 8
  %2424 = add nuw nsw i64 %2420, 1
  %2425 = icmp eq i64 %2424, %2399
  br i1 %2425, label %2416, label %2419

2426:                                             ; preds = %2416, %2445
  %2427 = phi i64 [ %2446, %2445 ], [ 0, %2416 ]
  %2428 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2427
  %2429 = load i64, ptr %2428, align 8
  %2430 = icmp sgt i64 %2429, 0
  br i1 %2430, label %2431, label %2445

2431:                                             ; preds = %2426
  %2432 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %2427
  %2433 = load i64, ptr %2432, align 8
  %2434 = icmp sgt i64 %2433, 0
  %2435 = sitofp i64 %2433 to double
  %2436 = and i64 %2433, 7
  %2437 = icmp ult i64 %2433, 8
  %2438 = and i64 %2433, -8
  %2439 = icmp eq i64 %2436, 0
  br label %2440

2440:                                             ; preds = %2431, %2562
  %2441 = phi i64 [ 0, %2431 ], [ %2570, %2562 ]
  br i1 %2434, label %2442, label %2562

2442:                                             ; preds = %2440
  %2443 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2427, i64 %2441
  %2444 = load ptr, ptr %2443, align 8
  br i1 %2437, label %2548, label %2572

2445:                                             ; preds = %2562, %2426
  %2446 = add nuw nsw i64 %2427, 1
  %2447 = icmp eq i64 %2446, %2417
  br i1 %2447, label %2448, label %2426

2448:                                             ; preds = %2445, %2416
  %2449 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 0
  store <2 x double> zeroinitializer, ptr %2449, align 8
  %2450 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 2
  store <2 x double> zeroinitializer, ptr %2450, align 8
  %2451 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 4
  store <2 x double> zeroinitializer, ptr %2451, align 8
  %2452 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 6
  store <2 x double> zeroinitializer, ptr %2452, align 8
  %2453 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 8
  store <2 x double> zeroinitializer, ptr %2453, align 8
  %2454 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 10
  store <2 x double> zeroinitializer, ptr %2454, align 8
  %2455 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 12
  store <2 x double> zeroinitializer, ptr %2455, align 8
  %2456 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 14
  store <2 x double> zeroinitializer, ptr %2456, align 8
  %2457 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 16
  store <2 x double> zeroinitializer, ptr %2457, align 8
  %2458 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 18
  store <2 x double> zeroinitializer, ptr %2458, align 8
  %2459 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 20
  store <2 x double> zeroinitializer, ptr %2459, align 8
  %2460 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 22
  store <2 x double> zeroinitializer, ptr %2460, align 8
  %2461 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 24
  store <2 x double> zeroinitializer, ptr %2461, align 8
  %2462 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 26
  store <2 x double> zeroinitializer, ptr %2462, align 8
  %2463 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 28
  store <2 x double> zeroinitializer, ptr %2463, align 8
  %2464 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 30
  store <2 x double> zeroinitializer, ptr %2464, align 8
  %2465 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 32
  store <2 x double> zeroinitializer, ptr %2465, align 8
  %2466 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 34
  store <2 x double> zeroinitializer, ptr %2466, align 8
  %2467 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 36
  store <2 x double> zeroinitializer, ptr %2467, align 8
  %2468 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 38
  store <2 x double> zeroinitializer, ptr %2468, align 8
  %2469 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 40
  store <2 x double> zeroinitializer, ptr %2469, align 8
  %2470 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 42
  store <2 x double> zeroinitializer, ptr %2470, align 8
  %2471 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 44
  store <2 x double> zeroinitializer, ptr %2471, align 8
  %2472 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 46
  store <2 x double> zeroinitializer, ptr %2472, align 8
  %2473 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 48
  store <2 x double> zeroinitializer, ptr %2473, align 8
  %2474 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 50
  store <2 x double> zeroinitializer, ptr %2474, align 8
  %2475 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 52
  store <2 x double> zeroinitializer, ptr %2475, align 8
  %2476 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 54
  store <2 x double> zeroinitializer, ptr %2476, align 8
  %2477 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 56
  store <2 x double> zeroinitializer, ptr %2477, align 8
  %2478 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 58
  store <2 x double> zeroinitializer, ptr %2478, align 8
  %2479 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 60
  store <2 x double> zeroinitializer, ptr %2479, align 8
  %2480 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 62
  store <2 x double> zeroinitializer, ptr %2480, align 8
  %2481 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 64
  store double 0.000000e+00, ptr %2481, align 8
  %2482 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29
  store double 1.000000e+00, ptr %2482, align 8
  %2483 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 0
  store double 0.000000e+00, ptr %2483, align 8
  %2484 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 1
  store double 0.000000e+00, ptr %2484, align 8
  %2485 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 2
  store double 0.000000e+00, ptr %2485, align 8
  %2486 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 3
  store double 0.000000e+00, ptr %2486, align 8
  %2487 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 4
  store double 0.000000e+00, ptr %2487, align 8
  %2488 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 5
  store double 0.000000e+00, ptr %2488, align 8
  %2489 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 6
  store double 0.000000e+00, ptr %2489, align 8
  %2490 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 7
  store double 0.000000e+00, ptr %2490, align 8
  %2491 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 8
  store double 0.000000e+00, ptr %2491, align 8
  %2492 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 9
  store double 0.000000e+00, ptr %2492, align 8
  %2493 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 10
  store double 0.000000e+00, ptr %2493, align 8
  %2494 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 11
  store double 0.000000e+00, ptr %2494, align 8
  %2495 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 12
  store double 0.000000e+00, ptr %2495, align 8
  %2496 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 13
  store double 0.000000e+00, ptr %2496, align 8
  %2497 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 14
  store double 0.000000e+00, ptr %2497, align 8
  %2498 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 15
  store double 0.000000e+00, ptr %2498, align 8
  %2499 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 16
  store double 0.000000e+00, ptr %2499, align 8
  %2500 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 17
  store double 0.000000e+00, ptr %2500, align 8
  %2501 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 18
  store double 0.000000e+00, ptr %2501, align 8
  %2502 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 19
  store double 0.000000e+00, ptr %2502, align 8
  %2503 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 20
  store double 0.000000e+00, ptr %2503, align 8
  %2504 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 21
  store double 0.000000e+00, ptr %2504, align 8
  %2505 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 22
  store double 0.000000e+00, ptr %2505, align 8
  %2506 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 23
  store double 0.000000e+00, ptr %2506, align 8
  %2507 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 24
  store double 0.000000e+00, ptr %2507, align 8
  %2508 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 25
  store double 0.000000e+00, ptr %2508, align 8
  %2509 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 26
  store double 0.000000e+00, ptr %2509, align 8
  %2510 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 27
  store double 0.000000e+00, ptr %2510, align 8
  %2511 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 28
  store double 0.000000e+00, ptr %2511, align 8
  %2512 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 29
  store double 0.000000e+00, ptr %2512, align 8
  %2513 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 30
  store double 0.000000e+00, ptr %2513, align 8
  %2514 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 31
  store double 0.000000e+00, ptr %2514, align 8
  %2515 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 0
  store double 0.000000e+00, ptr %2515, align 8
  %2516 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 1
  store double 0.000000e+00, ptr %2516, align 8
  %2517 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 2
  store double 0.000000e+00, ptr %2517, align 8
  %2518 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 3
  store double 0.000000e+00, ptr %2518, align 8
  %2519 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 4
  store double 0.000000e+00, ptr %2519, align 8
  %2520 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 5
  store double 0.000000e+00, ptr %2520, align 8
  %2521 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 6
  store double 0.000000e+00, ptr %2521, align 8
  %2522 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 7
  store double 0.000000e+00, ptr %2522, align 8
  %2523 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 8
  store double 0.000000e+00, ptr %2523, align 8
  %2524 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 9
  store double 0.000000e+00, ptr %2524, align 8
  %2525 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 10
  store double 0.000000e+00, ptr %2525, align 8
  %2526 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 11
  store double 0.000000e+00, ptr %2526, align 8
  %2527 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 12
  store double 0.000000e+00, ptr %2527, align 8
  %2528 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 13
  store double 0.000000e+00, ptr %2528, align 8
  %2529 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 14
  store double 0.000000e+00, ptr %2529, align 8
  %2530 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 15
  store double 0.000000e+00, ptr %2530, align 8
  %2531 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 16
  store double 0.000000e+00, ptr %2531, align 8
  %2532 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 17
  store double 0.000000e+00, ptr %2532, align 8
  %2533 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 18
  store double 0.000000e+00, ptr %2533, align 8
  %2534 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 19
  store double 0.000000e+00, ptr %2534, align 8
  %2535 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 20
  store double 0.000000e+00, ptr %2535, align 8
  %2536 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 21
  store double 0.000000e+00, ptr %2536, align 8
  %2537 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 22
  store double 0.000000e+00, ptr %2537, align 8
  %2538 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 23
  store double 0.000000e+00, ptr %2538, align 8
  %2539 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 24
  store double 0.000000e+00, ptr %2539, align 8
  %2540 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 25
  store double 0.000000e+00, ptr %2540, align 8
  %2541 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 26
  store double 0.000000e+00, ptr %2541, align 8
  %2542 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 27
  store double 0.000000e+00, ptr %2542, align 8
  %2543 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 28
  store double 0.000000e+00, ptr %2543, align 8
  %2544 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 29
  store double 0.000000e+00, ptr %2544, align 8
  %2545 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 30
  store double 0.000000e+00, ptr %2545, align 8
  %2546 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 31
  store double 0.000000e+00, ptr %2546, align 8
  %2547 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 32
  store double 0.000000e+00, ptr %2547, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25)
  store i64 -1, ptr %25, align 8
  call fastcc void @push(ptr noundef nonnull %0, double noundef 0xFFF0000000000000, ptr noundef nonnull %25, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25)
  br label %2610

2548:                                             ; preds = %2572, %2442
  %2549 = phi double [ undef, %2442 ], [ %2606, %2572 ]
  %2550 = phi i64 [ 0, %2442 ], [ %2607, %2572 ]
  %2551 = phi double [ 0.000000e+00, %2442 ], [ %2606, %2572 ]
  br i1 %2439, label %2562, label %2552

2552:                                             ; preds = %2548, %2552
  %2553 = phi i64 [ %2559, %2552 ], [ %2550, %2548 ]
  %2554 = phi double [ %2558, %2552 ], [ %2551, %2548 ]
  %2555 = phi i64 [ %2560, %2552 ], [ 0, %2548 ]
  %2556 = getelementptr inbounds double, ptr %2444, i64 %2553
  %2557 = load double, ptr %2556, align 8
  %2558 = fadd double %2554, %2557
  %2559 = add nuw nsw i64 %2553, 1
  %2560 = add i64 %2555, 1
  %2561 = icmp eq i64 %2560, %2436
  br i1 %2561, label %2562, label %2552

2562:                                             ; preds = %2548, %2552, %2440
  %2563 = phi double [ 0.000000e+00, %2440 ], [ %2549, %2548 ], [ %2558, %2552 ]
  %2564 = fdiv double %2563, %2435
  %2565 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2427, i64 %2441
  %2566 = load i64, ptr %2565, align 8
  %2567 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2566
  %2568 = load double, ptr %2567, align 8
  %2569 = fadd double %2564, %2568
  store double %2569, ptr %2567, align 8
  %2570 = add nuw nsw i64 %2441, 1
  %2571 = icmp eq i64 %2570, %2429
  br i1 %2571, label %2445, label %2440

2572:                                             ; preds = %2442, %2572
  %2573 = phi i64 [ %2607, %2572 ], [ 0, %2442 ]
  %2574 = phi double [ %2606, %2572 ], [ 0.000000e+00, %2442 ]
  %2575 = phi i64 [ %2608, %2572 ], [ 0, %2442 ]
  %2576 = getelementptr inbounds double, ptr %2444, i64 %2573
  %2577 = load double, ptr %2576, align 8
  %2578 = fadd double %2574, %2577
  %2579 = or i64 %2573, 1
  %2580 = getelementptr inbounds double, ptr %2444, i64 %2579
  %2581 = load double, ptr %2580, align 8
  %2582 = fadd double %2578, %2581
  %2583 = or i64 %2573, 2
  %2584 = getelementptr inbounds double, ptr %2444, i64 %2583
  %2585 = load double, ptr %2584, align 8
  %2586 = fadd double %2582, %2585
  %2587 = or i64 %2573, 3
  %2588 = getelementptr inbounds double, ptr %2444, i64 %2587
  %2589 = load double, ptr %2588, align 8
  %2590 = fadd double %2586, %2589
  %2591 = or i64 %2573, 4
  %2592 = getelementptr inbounds double, ptr %2444, i64 %2591
  %2593 = load double, ptr %2592, align 8
  %2594 = fadd double %2590, %2593
  %2595 = or i64 %2573, 5
  %2596 = getelementptr inbounds double, ptr %2444, i64 %2595
  %2597 = load double, ptr %2596, align 8
  %2598 = fadd double %2594, %2597
  %2599 = or i64 %2573, 6
  %2600 = getelementptr inbounds double, ptr %2444, i64 %2599
  %2601 = load double, ptr %2600, align 8
  %2602 = fadd double %2598, %2601
  %2603 = or i64 %2573, 7
  %2604 = getelementptr inbounds double, ptr %2444, i64 %2603
  %2605 = load double, ptr %2604, align 8
  %2606 = fadd double %2602, %2605
  %2607 = add nuw nsw i64 %2573, 8
  %2608 = add i64 %2575, 8
  %2609 = icmp eq i64 %2608, %2438
  br i1 %2609, label %2548, label %2572

2610:                                             ; preds = %556, %2168, %2448
  %2611 = phi double [ 0xFFF0000000000000, %2448 ], [ 0x7FF0000000000000, %2168 ], [ 0x7FF0000000000000, %556 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %24)
  ret double %2611
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
  %195 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %194
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
  br i1 %236, label %253, label %877

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
  br i1 %252, label %257, label %877

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
  %374 = phi i64 [ 0, %370 ], [ %379, %436 ]
  %375 = phi double [ %369, %370 ], [ %437, %436 ]
  %376 = getelementptr inbounds double, ptr %372, i64 %374
  %377 = load double, ptr %376, align 8
  %378 = fcmp ogt double %377, 0.000000e+00
  %379 = add nuw nsw i64 %374, 1
  br i1 %378, label %380, label %436

380:                                              ; preds = %373
  %381 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %379
  %382 = load double, ptr %381, align 8
  %383 = fcmp ogt double %382, 0.000000e+00
  br i1 %383, label %384, label %436

384:                                              ; preds = %380
  %385 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %374
  %386 = load double, ptr %385, align 8
  %387 = fcmp ugt double %386, 0.000000e+00
  br i1 %387, label %388, label %436

388:                                              ; preds = %384
  %389 = fdiv double %382, %386
  %390 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %374
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
  %435 = fadd double %375, %434
  br label %436

436:                                              ; preds = %373, %380, %384, %388
  %437 = phi double [ %375, %380 ], [ %375, %384 ], [ %435, %388 ], [ %375, %373 ]
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
  br label %561

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

552:                                              ; preds = %592, %454
  %553 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 3
  %554 = load i64, ptr %553, align 8
  %555 = icmp sgt i64 %554, 0
  br i1 %555, label %556, label %595

556:                                              ; preds = %552
  %557 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 11
  %558 = load ptr, ptr %557, align 8
  %559 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 12
  %560 = load i64, ptr %558, align 8
  br label %603

561:                                              ; preds = %456, %592
  %562 = phi i64 [ 0, %456 ], [ %593, %592 ]
  %563 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %562
  %564 = load i64, ptr %563, align 8
  %565 = icmp slt i64 %564, 0
  br i1 %565, label %592, label %566

566:                                              ; preds = %561
  %567 = load ptr, ptr %457, align 8
  %568 = getelementptr inbounds i64, ptr %567, i64 %562
  %569 = load i64, ptr %568, align 8
  %570 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %569
  %571 = load double, ptr %570, align 8
  %572 = load ptr, ptr %458, align 8
  %573 = getelementptr inbounds double, ptr %572, i64 %562
  %574 = load double, ptr %573, align 8
  %575 = fmul double %571, %574
  %576 = load ptr, ptr %459, align 8
  %577 = getelementptr inbounds i64, ptr %576, i64 %562
  %578 = load i64, ptr %577, align 8
  %579 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %578
  %580 = load double, ptr %579, align 8
  %581 = fmul double %575, %580
  %582 = add nsw i64 %562, %11
  %583 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %582
  %584 = load double, ptr %583, align 8
  %585 = fmul double %581, %584
  %586 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %578
  %587 = load double, ptr %586, align 8
  %588 = fadd double %587, %585
  store double %588, ptr %586, align 8
  %589 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %582
  %590 = load double, ptr %589, align 8
  %591 = fadd double %585, %590
  store double %591, ptr %589, align 8
  br label %592

592:                                              ; preds = %561, %566
  %593 = add nuw nsw i64 %562, 1
  %594 = icmp eq i64 %593, %13
  br i1 %594, label %552, label %561

595:                                              ; preds = %764, %552
  %596 = phi double [ %455, %552 ], [ %765, %764 ]
  br i1 %34, label %597, label %782

597:                                              ; preds = %595
  %598 = add i64 %13, %11
  %599 = and i64 %14, 1
  %600 = icmp eq i64 %598, 1
  br i1 %600, label %767, label %601

601:                                              ; preds = %597
  %602 = and i64 %14, -2
  br label %800

603:                                              ; preds = %556, %764
  %604 = phi i64 [ %560, %556 ], [ %609, %764 ]
  %605 = phi i64 [ 0, %556 ], [ %607, %764 ]
  %606 = phi double [ %455, %556 ], [ %765, %764 ]
  %607 = add nuw nsw i64 %605, 1
  %608 = getelementptr inbounds i64, ptr %558, i64 %607
  %609 = load i64, ptr %608, align 8
  %610 = icmp sgt i64 %609, %604
  br i1 %610, label %611, label %764

611:                                              ; preds = %603
  %612 = load ptr, ptr %559, align 8
  %613 = sub i64 %609, %604
  %614 = xor i64 %604, -1
  %615 = add i64 %609, %614
  %616 = and i64 %613, 3
  %617 = icmp eq i64 %616, 0
  br i1 %617, label %630, label %618

618:                                              ; preds = %611, %618
  %619 = phi i64 [ %627, %618 ], [ %604, %611 ]
  %620 = phi double [ %626, %618 ], [ 0.000000e+00, %611 ]
  %621 = phi i64 [ %628, %618 ], [ 0, %611 ]
  %622 = getelementptr inbounds i64, ptr %612, i64 %619
  %623 = load i64, ptr %622, align 8
  %624 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %623
  %625 = load double, ptr %624, align 8
  %626 = fadd double %620, %625
  %627 = add nsw i64 %619, 1
  %628 = add i64 %621, 1
  %629 = icmp eq i64 %628, %616
  br i1 %629, label %630, label %618

630:                                              ; preds = %618, %611
  %631 = phi double [ undef, %611 ], [ %626, %618 ]
  %632 = phi i64 [ %604, %611 ], [ %627, %618 ]
  %633 = phi double [ 0.000000e+00, %611 ], [ %626, %618 ]
  %634 = icmp ult i64 %615, 3
  br i1 %634, label %635, label %638

635:                                              ; preds = %638, %630
  %636 = phi double [ %631, %630 ], [ %663, %638 ]
  %637 = fcmp ugt double %636, 0.000000e+00
  br i1 %637, label %666, label %764

638:                                              ; preds = %630, %638
  %639 = phi i64 [ %664, %638 ], [ %632, %630 ]
  %640 = phi double [ %663, %638 ], [ %633, %630 ]
  %641 = getelementptr inbounds i64, ptr %612, i64 %639
  %642 = load i64, ptr %641, align 8
  %643 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %642
  %644 = load double, ptr %643, align 8
  %645 = fadd double %640, %644
  %646 = add nsw i64 %639, 1
  %647 = getelementptr inbounds i64, ptr %612, i64 %646
  %648 = load i64, ptr %647, align 8
  %649 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %648
  %650 = load double, ptr %649, align 8
  %651 = fadd double %645, %650
  %652 = add nsw i64 %639, 2
  %653 = getelementptr inbounds i64, ptr %612, i64 %652
  %654 = load i64, ptr %653, align 8
  %655 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %654
  %656 = load double, ptr %655, align 8
  %657 = fadd double %651, %656
  %658 = add nsw i64 %639, 3
  %659 = getelementptr inbounds i64, ptr %612, i64 %658
  %660 = load i64, ptr %659, align 8
  %661 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %660
  %662 = load double, ptr %661, align 8
  %663 = fadd double %657, %662
  %664 = add nsw i64 %639, 4
  %665 = icmp eq i64 %664, %609
  br i1 %665, label %635, label %638

666:                                              ; preds = %635
  %667 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %605
  %668 = load double, ptr %667, align 8
  %669 = fcmp ogt double %668, 0.000000e+00
  br i1 %669, label %670, label %764

670:                                              ; preds = %666
  br i1 %610, label %671, label %692

671:                                              ; preds = %670
  %672 = load ptr, ptr %559, align 8
  %673 = and i64 %613, 1
  %674 = icmp eq i64 %673, 0
  br i1 %674, label %687, label %675

675:                                              ; preds = %671
  %676 = load double, ptr %667, align 8
  %677 = getelementptr inbounds i64, ptr %672, i64 %604
  %678 = load i64, ptr %677, align 8
  %679 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %678
  %680 = load double, ptr %679, align 8
  %681 = fmul double %676, %680
  %682 = fdiv double %681, %636
  %683 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %678
  %684 = load double, ptr %683, align 8
  %685 = fadd double %684, %682
  store double %685, ptr %683, align 8
  %686 = add nsw i64 %604, 1
  br label %687

687:                                              ; preds = %675, %671
  %688 = phi i64 [ %604, %671 ], [ %686, %675 ]
  %689 = icmp eq i64 %615, 0
  br i1 %689, label %690, label %739

690:                                              ; preds = %739, %687
  %691 = load double, ptr %667, align 8
  br label %692

692:                                              ; preds = %690, %670
  %693 = phi double [ %691, %690 ], [ %668, %670 ]
  %694 = bitcast double %636 to i64
  %695 = lshr i64 %694, 52
  %696 = and i64 %695, 2047
  %697 = and i64 %694, 4503599627370495
  %698 = or i64 %697, 4607182418800017408
  %699 = bitcast i64 %698 to double
  %700 = fcmp ogt double %699, 0x3FF6A09E667F3BCD
  %701 = fmul double %699, 5.000000e-01
  %702 = select i1 %700, double %701, double %699
  %703 = select i1 %700, i64 -1022, i64 -1023
  %704 = add nsw i64 %703, %696
  %705 = fadd double %702, -1.000000e+00
  %706 = fadd double %702, 1.000000e+00
  %707 = fdiv double %705, %706
  %708 = fmul double %707, %707
  %709 = fmul double %708, 0x3FA8618618618618
  %710 = fadd double %709, 0x3FAAF286BCA1AF28
  %711 = fmul double %708, %710
  %712 = fadd double %711, 0x3FAE1E1E1E1E1E1E
  %713 = fmul double %708, %712
  %714 = fadd double %713, 0x3FB1111111111111
  %715 = fmul double %708, %714
  %716 = fadd double %715, 0x3FB3B13B13B13B14
  %717 = fmul double %708, %716
  %718 = fadd double %717, 0x3FB745D1745D1746
  %719 = fmul double %708, %718
  %720 = fadd double %719, 0x3FBC71C71C71C71C
  %721 = fmul double %708, %720
  %722 = fadd double %721, 0x3FC2492492492492
  %723 = fmul double %708, %722
  %724 = fadd double %723, 2.000000e-01
  %725 = fmul double %708, %724
  %726 = fadd double %725, 0x3FD5555555555555
  %727 = fmul double %708, %726
  %728 = fadd double %727, 1.000000e+00
  %729 = fmul double %707, 2.000000e+00
  %730 = fmul double %729, %728
  %731 = sitofp i64 %704 to double
  %732 = fmul double %731, 0x3FE62E42FEFA39EF
  %733 = fadd double %732, %730
  %734 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %605
  %735 = load double, ptr %734, align 8
  %736 = fsub double %733, %735
  %737 = fmul double %693, %736
  %738 = fadd double %606, %737
  br label %764

739:                                              ; preds = %687, %739
  %740 = phi i64 [ %762, %739 ], [ %688, %687 ]
  %741 = load double, ptr %667, align 8
  %742 = getelementptr inbounds i64, ptr %672, i64 %740
  %743 = load i64, ptr %742, align 8
  %744 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %743
  %745 = load double, ptr %744, align 8
  %746 = fmul double %741, %745
  %747 = fdiv double %746, %636
  %748 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %743
  %749 = load double, ptr %748, align 8
  %750 = fadd double %749, %747
  store double %750, ptr %748, align 8
  %751 = add nsw i64 %740, 1
  %752 = load double, ptr %667, align 8
  %753 = getelementptr inbounds i64, ptr %672, i64 %751
  %754 = load i64, ptr %753, align 8
  %755 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %754
  %756 = load double, ptr %755, align 8
  %757 = fmul double %752, %756
  %758 = fdiv double %757, %636
  %759 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %754
  %760 = load double, ptr %759, align 8
  %761 = fadd double %760, %758
  store double %761, ptr %759, align 8
  %762 = add nsw i64 %740, 2
  %763 = icmp eq i64 %762, %609
  br i1 %763, label %690, label %739

764:                                              ; preds = %603, %635, %666, %692
  %765 = phi double [ %738, %692 ], [ %606, %666 ], [ %606, %635 ], [ %606, %603 ]
  %766 = icmp eq i64 %607, %554
  br i1 %766, label %595, label %603

767:                                              ; preds = %800, %597
  %768 = phi double [ undef, %597 ], [ %822, %800 ]
  %769 = phi i64 [ 0, %597 ], [ %823, %800 ]
  %770 = phi double [ %596, %597 ], [ %822, %800 ]
  %771 = icmp eq i64 %599, 0
  br i1 %771, label %782, label %772

772:                                              ; preds = %767
  %773 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %769
  %774 = load double, ptr %773, align 8
  %775 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %769
  %776 = load double, ptr %775, align 8
  %777 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %769
  %778 = load double, ptr %777, align 8
  %779 = fsub double %776, %778
  %780 = fmul double %774, %779
  %781 = fadd double %770, %780
  br label %782

782:                                              ; preds = %772, %767, %595
  %783 = phi double [ %596, %595 ], [ %768, %767 ], [ %781, %772 ]
  %784 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 1
  %785 = load i64, ptr %784, align 8
  %786 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 2
  %787 = load i64, ptr %786, align 8
  %788 = add nsw i64 %787, %785
  %789 = icmp sgt i64 %787, 1
  %790 = zext i1 %789 to i64
  %791 = add nsw i64 %788, %790
  %792 = icmp sgt i64 %791, 0
  br i1 %792, label %793, label %877

793:                                              ; preds = %782
  %794 = add i64 %785, %787
  %795 = add i64 %794, %790
  %796 = and i64 %791, 1
  %797 = icmp eq i64 %795, 1
  br i1 %797, label %860, label %798

798:                                              ; preds = %793
  %799 = and i64 %791, -2
  br label %826

800:                                              ; preds = %800, %601
  %801 = phi i64 [ 0, %601 ], [ %823, %800 ]
  %802 = phi double [ %596, %601 ], [ %822, %800 ]
  %803 = phi i64 [ 0, %601 ], [ %824, %800 ]
  %804 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %801
  %805 = load double, ptr %804, align 8
  %806 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %801
  %807 = load double, ptr %806, align 8
  %808 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %801
  %809 = load double, ptr %808, align 8
  %810 = fsub double %807, %809
  %811 = fmul double %805, %810
  %812 = fadd double %802, %811
  %813 = or i64 %801, 1
  %814 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %813
  %815 = load double, ptr %814, align 8
  %816 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %813
  %817 = load double, ptr %816, align 8
  %818 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %813
  %819 = load double, ptr %818, align 8
  %820 = fsub double %817, %819
  %821 = fmul double %815, %820
  %822 = fadd double %812, %821
  %823 = add nuw nsw i64 %801, 2
  %824 = add i64 %803, 2
  %825 = icmp eq i64 %824, %602
  br i1 %825, label %767, label %800

826:                                              ; preds = %855, %798
  %827 = phi i64 [ 0, %798 ], [ %857, %855 ]
  %828 = phi double [ %783, %798 ], [ %856, %855 ]
  %829 = phi i64 [ 0, %798 ], [ %858, %855 ]
  %830 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %827
  %831 = load double, ptr %830, align 8
  %832 = fcmp ogt double %831, 0.000000e+00
  br i1 %832, label %833, label %841

833:                                              ; preds = %826
  %834 = add nsw i64 %827, %14
  %835 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %834
  store double %831, ptr %835, align 8
  %836 = load double, ptr %830, align 8
  %837 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %827
  %838 = load double, ptr %837, align 8
  %839 = fmul double %836, %838
  %840 = fsub double %828, %839
  br label %841

841:                                              ; preds = %826, %833
  %842 = phi double [ %840, %833 ], [ %828, %826 ]
  %843 = or i64 %827, 1
  %844 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %843
  %845 = load double, ptr %844, align 8
  %846 = fcmp ogt double %845, 0.000000e+00
  br i1 %846, label %847, label %855

847:                                              ; preds = %841
  %848 = add nsw i64 %843, %14
  %849 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %848
  store double %845, ptr %849, align 8
  %850 = load double, ptr %844, align 8
  %851 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %843
  %852 = load double, ptr %851, align 8
  %853 = fmul double %850, %852
  %854 = fsub double %842, %853
  br label %855

855:                                              ; preds = %847, %841
  %856 = phi double [ %854, %847 ], [ %842, %841 ]
  %857 = add nuw nsw i64 %827, 2
  %858 = add i64 %829, 2
  %859 = icmp eq i64 %858, %799
  br i1 %859, label %860, label %826

860:                                              ; preds = %855, %793
  %861 = phi double [ undef, %793 ], [ %856, %855 ]
  %862 = phi i64 [ 0, %793 ], [ %857, %855 ]
  %863 = phi double [ %783, %793 ], [ %856, %855 ]
  %864 = icmp eq i64 %796, 0
  br i1 %864, label %877, label %865

865:                                              ; preds = %860
  %866 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %862
  %867 = load double, ptr %866, align 8
  %868 = fcmp ogt double %867, 0.000000e+00
  br i1 %868, label %869, label %877

869:                                              ; preds = %865
  %870 = add nsw i64 %862, %14
  %871 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %870
  store double %867, ptr %871, align 8
  %872 = load double, ptr %866, align 8
  %873 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %862
  %874 = load double, ptr %873, align 8
  %875 = fmul double %872, %874
  %876 = fsub double %863, %875
  br label %877

877:                                              ; preds = %860, %869, %865, %782, %237, %235
  %878 = phi double [ 0xFFF0000000000000, %235 ], [ 0xFFF0000000000000, %237 ], [ %783, %782 ], [ %861, %860 ], [ %876, %869 ], [ %863, %865 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  ret double %878
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
  %18 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 11
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 12
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
  br i1 %274, label %291, label %663

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
  br i1 %294, label %295, label %663

295:                                              ; preds = %291
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  %296 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 3
  %297 = load i64, ptr %296, align 8
  %298 = icmp sgt i64 %297, 0
  br i1 %298, label %299, label %306

299:                                              ; preds = %295
  %300 = icmp sgt i64 %8, 0
  %301 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 14
  %302 = and i64 %8, 3
  %303 = icmp ult i64 %8, 4
  %304 = and i64 %8, -4
  %305 = icmp eq i64 %302, 0
  br label %312

306:                                              ; preds = %338, %295
  %307 = icmp sgt i64 %10, 0
  br i1 %307, label %308, label %379

308:                                              ; preds = %306
  %309 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 15
  %310 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  %311 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 7
  br label %429

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

379:                                              ; preds = %454, %306
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %4)
  %380 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %381 = load i64, ptr %380, align 8
  %382 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %381
  %383 = load double, ptr %382, align 8
  %384 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %385 = load i64, ptr %384, align 8
  %386 = lshr i64 %385, 52
  %387 = and i64 %386, 2047
  %388 = and i64 %385, 4503599627370495
  %389 = or i64 %388, 4607182418800017408
  %390 = bitcast i64 %389 to double
  %391 = fcmp ogt double %390, 0x3FF6A09E667F3BCD
  %392 = fmul double %390, 5.000000e-01
  %393 = select i1 %391, double %392, double %390
  %394 = select i1 %391, i64 -1022, i64 -1023
  %395 = add nsw i64 %394, %387
  %396 = fadd double %393, -1.000000e+00
  %397 = fadd double %393, 1.000000e+00
  %398 = fdiv double %396, %397
  %399 = fmul double %398, %398
  %400 = fmul double %399, 0x3FA8618618618618
  %401 = fadd double %400, 0x3FAAF286BCA1AF28
  %402 = fmul double %399, %401
  %403 = fadd double %402, 0x3FAE1E1E1E1E1E1E
  %404 = fmul double %399, %403
  %405 = fadd double %404, 0x3FB1111111111111
  %406 = fmul double %399, %405
  %407 = fadd double %406, 0x3FB3B13B13B13B14
  %408 = fmul double %399, %407
  %409 = fadd double %408, 0x3FB745D1745D1746
  %410 = fmul double %399, %409
  %411 = fadd double %410, 0x3FBC71C71C71C71C
  %412 = fmul double %399, %411
  %413 = fadd double %412, 0x3FC2492492492492
  %414 = fmul double %399, %413
  %415 = fadd double %414, 2.000000e-01
  %416 = fmul double %399, %415
  %417 = fadd double %416, 0x3FD5555555555555
  %418 = fmul double %399, %417
  %419 = fadd double %418, 1.000000e+00
  %420 = fmul double %398, 2.000000e+00
  %421 = fmul double %420, %419
  %422 = sitofp i64 %395 to double
  %423 = fmul double %422, 0x3FE62E42FEFA39EF
  %424 = fadd double %423, %421
  %425 = fsub double %383, %424
  store double %425, ptr %4, align 16
  br i1 %298, label %426, label %457

426:                                              ; preds = %379
  %427 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 12
  %428 = load ptr, ptr %427, align 8
  br label %465

429:                                              ; preds = %308, %454
  %430 = phi i64 [ 0, %308 ], [ %455, %454 ]
  %431 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %430
  %432 = load i64, ptr %431, align 8
  %433 = icmp sgt i64 %432, -1
  br i1 %433, label %434, label %454

434:                                              ; preds = %429
  %435 = load ptr, ptr %309, align 8
  %436 = getelementptr inbounds double, ptr %435, i64 %430
  %437 = load double, ptr %436, align 8
  %438 = load ptr, ptr %310, align 8
  %439 = getelementptr inbounds i64, ptr %438, i64 %430
  %440 = load i64, ptr %439, align 8
  %441 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %440
  %442 = load double, ptr %441, align 8
  %443 = fmul double %437, %442
  %444 = add nsw i64 %430, %8
  %445 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %444
  %446 = load double, ptr %445, align 8
  %447 = fmul double %443, %446
  %448 = load ptr, ptr %311, align 8
  %449 = getelementptr inbounds i64, ptr %448, i64 %430
  %450 = load i64, ptr %449, align 8
  %451 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %450
  %452 = load double, ptr %451, align 8
  %453 = fadd double %447, %452
  store double %453, ptr %451, align 8
  br label %454

454:                                              ; preds = %429, %434
  %455 = add nuw nsw i64 %430, 1
  %456 = icmp eq i64 %455, %10
  br i1 %456, label %379, label %429

457:                                              ; preds = %516, %379
  %458 = icmp slt i64 %297, 0
  br i1 %458, label %655, label %459

459:                                              ; preds = %457
  %460 = add i64 %297, 1
  %461 = and i64 %460, 3
  %462 = icmp ult i64 %297, 3
  br i1 %462, label %521, label %463

463:                                              ; preds = %459
  %464 = and i64 %460, -4
  br label %542

465:                                              ; preds = %426, %516
  %466 = phi i64 [ 0, %426 ], [ %518, %516 ]
  %467 = getelementptr inbounds double, ptr %428, i64 %466
  %468 = load double, ptr %467, align 8
  %469 = fcmp ogt double %468, 0.000000e+00
  br i1 %469, label %470, label %516

470:                                              ; preds = %465
  %471 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %466
  %472 = load double, ptr %471, align 8
  %473 = fcmp ogt double %472, 0.000000e+00
  br i1 %473, label %474, label %516

474:                                              ; preds = %470
  %475 = fdiv double %472, %468
  %476 = bitcast double %475 to i64
  %477 = lshr i64 %476, 52
  %478 = and i64 %477, 2047
  %479 = and i64 %476, 4503599627370495
  %480 = or i64 %479, 4607182418800017408
  %481 = bitcast i64 %480 to double
  %482 = fcmp ogt double %481, 0x3FF6A09E667F3BCD
  %483 = fmul double %481, 5.000000e-01
  %484 = select i1 %482, double %483, double %481
  %485 = select i1 %482, i64 -1022, i64 -1023
  %486 = add nsw i64 %485, %478
  %487 = fadd double %484, -1.000000e+00
  %488 = fadd double %484, 1.000000e+00
  %489 = fdiv double %487, %488
  %490 = fmul double %489, %489
  %491 = fmul double %490, 0x3FA8618618618618
  %492 = fadd double %491, 0x3FAAF286BCA1AF28
  %493 = fmul double %490, %492
  %494 = fadd double %493, 0x3FAE1E1E1E1E1E1E
  %495 = fmul double %490, %494
  %496 = fadd double %495, 0x3FB1111111111111
  %497 = fmul double %490, %496
  %498 = fadd double %497, 0x3FB3B13B13B13B14
  %499 = fmul double %490, %498
  %500 = fadd double %499, 0x3FB745D1745D1746
  %501 = fmul double %490, %500
  %502 = fadd double %501, 0x3FBC71C71C71C71C
  %503 = fmul double %490, %502
  %504 = fadd double %503, 0x3FC2492492492492
  %505 = fmul double %490, %504
  %506 = fadd double %505, 2.000000e-01
  %507 = fmul double %490, %506
  %508 = fadd double %507, 0x3FD5555555555555
  %509 = fmul double %490, %508
  %510 = fadd double %509, 1.000000e+00
  %511 = fmul double %489, 2.000000e+00
  %512 = fmul double %511, %510
  %513 = sitofp i64 %486 to double
  %514 = fmul double %513, 0x3FE62E42FEFA39EF
  %515 = fadd double %514, %512
  br label %516

516:                                              ; preds = %465, %470, %474
  %517 = phi double [ %515, %474 ], [ 0xFFF0000000000000, %470 ], [ 0xFFF0000000000000, %465 ]
  %518 = add nuw nsw i64 %466, 1
  %519 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %518
  store double %517, ptr %519, align 8
  %520 = icmp eq i64 %518, %297
  br i1 %520, label %457, label %465

521:                                              ; preds = %542, %459
  %522 = phi double [ undef, %459 ], [ %564, %542 ]
  %523 = phi i64 [ 0, %459 ], [ %565, %542 ]
  %524 = phi double [ 0xFFF0000000000000, %459 ], [ %564, %542 ]
  %525 = icmp eq i64 %461, 0
  br i1 %525, label %537, label %526

526:                                              ; preds = %521, %526
  %527 = phi i64 [ %534, %526 ], [ %523, %521 ]
  %528 = phi double [ %533, %526 ], [ %524, %521 ]
  %529 = phi i64 [ %535, %526 ], [ 0, %521 ]
  %530 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %527
  %531 = load double, ptr %530, align 8
  %532 = fcmp ogt double %531, %528
  %533 = select i1 %532, double %531, double %528
  %534 = add nuw i64 %527, 1
  %535 = add i64 %529, 1
  %536 = icmp eq i64 %535, %461
  br i1 %536, label %537, label %526

537:                                              ; preds = %526, %521
  %538 = phi double [ %522, %521 ], [ %533, %526 ]
  br i1 %458, label %655, label %539

539:                                              ; preds = %537
  %540 = fadd double %538, -4.000000e+01
  %541 = fmul double %1, 4.000000e+00
  br label %587

542:                                              ; preds = %542, %463
  %543 = phi i64 [ 0, %463 ], [ %565, %542 ]
  %544 = phi double [ 0xFFF0000000000000, %463 ], [ %564, %542 ]
  %545 = phi i64 [ 0, %463 ], [ %566, %542 ]
  %546 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %543
  %547 = load double, ptr %546, align 16
  %548 = fcmp ogt double %547, %544
  %549 = select i1 %548, double %547, double %544
  %550 = or i64 %543, 1
  %551 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %550
  %552 = load double, ptr %551, align 8
  %553 = fcmp ogt double %552, %549
  %554 = select i1 %553, double %552, double %549
  %555 = or i64 %543, 2
  %556 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %555
  %557 = load double, ptr %556, align 16
  %558 = fcmp ogt double %557, %554
  %559 = select i1 %558, double %557, double %554
  %560 = or i64 %543, 3
  %561 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %560
  %562 = load double, ptr %561, align 8
  %563 = fcmp ogt double %562, %559
  %564 = select i1 %563, double %562, double %559
  %565 = add nuw i64 %543, 4
  %566 = add i64 %545, 4
  %567 = icmp eq i64 %566, %464
  br i1 %567, label %521, label %542

568:                                              ; preds = %647
  br i1 %458, label %655, label %569

569:                                              ; preds = %568
  %570 = add i64 %297, 1
  %571 = icmp ult i64 %570, 2
  br i1 %571, label %585, label %572

572:                                              ; preds = %569
  %573 = and i64 %570, -2
  %574 = insertelement <2 x double> poison, double %652, i64 0
  %575 = shufflevector <2 x double> %574, <2 x double> poison, <2 x i32> zeroinitializer
  br label %576

576:                                              ; preds = %576, %572
  %577 = phi i64 [ 0, %572 ], [ %581, %576 ]
  %578 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %577
  %579 = load <2 x double>, ptr %578, align 8
  %580 = fdiv <2 x double> %579, %575
  store <2 x double> %580, ptr %578, align 8
  %581 = add nuw i64 %577, 2
  %582 = icmp eq i64 %581, %573
  br i1 %582, label %583, label %576

583:                                              ; preds = %576
  %584 = icmp eq i64 %570, %573
  br i1 %584, label %655, label %585

585:                                              ; preds = %569, %583
  %586 = phi i64 [ 0, %569 ], [ %573, %583 ]
  br label %656

587:                                              ; preds = %539, %647
  %588 = phi i64 [ 0, %539 ], [ %653, %647 ]
  %589 = phi double [ 0.000000e+00, %539 ], [ %652, %647 ]
  %590 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %588
  %591 = load double, ptr %590, align 8
  %592 = fcmp olt double %591, %540
  br i1 %592, label %647, label %593

593:                                              ; preds = %587
  %594 = fsub double %591, %538
  %595 = fmul double %541, %594
  %596 = fcmp olt double %595, -7.000000e+02
  br i1 %596, label %640, label %597

597:                                              ; preds = %593
  %598 = fcmp ogt double %595, 7.000000e+02
  %599 = select i1 %598, double 7.000000e+02, double %595
  %600 = fmul double %599, 0x3FF71547652B82FE
  %601 = fcmp olt double %600, 0.000000e+00
  %602 = select i1 %601, double -5.000000e-01, double 5.000000e-01
  %603 = fadd double %600, %602
  %604 = fptosi double %603 to i64
  %605 = sitofp i64 %604 to double
  %606 = fmul double %605, 0x3FE62E42FEFA39EF
  %607 = fsub double %599, %606
  %608 = fmul double %607, 0x3DA93974A8C07C9D
  %609 = fadd double %608, 0x3DE6124613A86D09
  %610 = fmul double %607, %609
  %611 = fadd double %610, 0x3E21EED8EFF8D898
  %612 = fmul double %607, %611
  %613 = fadd double %612, 0x3E5AE64567F544E4
  %614 = fmul double %607, %613
  %615 = fadd double %614, 0x3E927E4FB7789F5C
  %616 = fmul double %607, %615
  %617 = fadd double %616, 0x3EC71DE3A556C734
  %618 = fmul double %607, %617
  %619 = fadd double %618, 0x3EFA01A01A01A01A
  %620 = fmul double %607, %619
  %621 = fadd double %620, 0x3F2A01A01A01A01A
  %622 = fmul double %607, %621
  %623 = fadd double %622, 0x3F56C16C16C16C17
  %624 = fmul double %607, %623
  %625 = fadd double %624, 0x3F81111111111111
  %626 = fmul double %607, %625
  %627 = fadd double %626, 0x3FA5555555555555
  %628 = fmul double %607, %627
  %629 = fadd double %628, 0x3FC5555555555555
  %630 = fmul double %607, %629
  %631 = fadd double %630, 5.000000e-01
  %632 = fmul double %607, %631
  %633 = fadd double %632, 1.000000e+00
  %634 = fmul double %607, %633
  %635 = fadd double %634, 1.000000e+00
  %636 = shl i64 %604, 52
  %637 = add i64 %636, 4607182418800017408
  %638 = bitcast i64 %637 to double
  %639 = fmul double %635, %638
  br label %640

640:                                              ; preds = %593, %597
  %641 = phi double [ %639, %597 ], [ 0.000000e+00, %593 ]
  %642 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %588
  %643 = load double, ptr %642, align 8
  %644 = fcmp ogt double %643, 0x3EB0C6F7A0B5ED8D
  %645 = select i1 %644, double %643, double 0x3EB0C6F7A0B5ED8D
  %646 = fmul double %641, %645
  br label %647

647:                                              ; preds = %587, %640
  %648 = phi double [ %646, %640 ], [ 0.000000e+00, %587 ]
  %649 = fcmp oeq double %591, 0xFFF0000000000000
  %650 = select i1 %649, double 0.000000e+00, double %648
  %651 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %588
  store double %650, ptr %651, align 8
  %652 = fadd double %589, %650
  %653 = add nuw i64 %588, 1
  %654 = icmp eq i64 %588, %297
  br i1 %654, label %568, label %587

655:                                              ; preds = %656, %583, %457, %537, %568
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  br label %663

656:                                              ; preds = %585, %656
  %657 = phi i64 [ %661, %656 ], [ %586, %585 ]
  %658 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %657
  %659 = load double, ptr %658, align 8
  %660 = fdiv double %659, %652
  store double %660, ptr %658, align 8
  %661 = add nuw i64 %657, 1
  %662 = icmp eq i64 %657, %297
  br i1 %662, label %655, label %656

663:                                              ; preds = %269, %291, %655
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
  %187 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 6
  %188 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 5
  %189 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 18
  %190 = icmp sgt i64 %181, 0
  %191 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 3
  %192 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 11
  %193 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 12
  %194 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 13
  %195 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 17
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
  %859 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 9
  %860 = load ptr, ptr %859, align 8
  %861 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 10
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
  %1200 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 7
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
  %2512 = getelementptr inbounds %struct.Problem, ptr %2421, i64 0, i32 6
  %2513 = getelementptr inbounds %struct.Problem, ptr %2421, i64 0, i32 5
  %2514 = getelementptr inbounds %struct.Problem, ptr %2421, i64 0, i32 13
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
  %2975 = getelementptr inbounds %struct.Problem, ptr %2421, i64 0, i32 6
  %2976 = getelementptr inbounds %struct.Problem, ptr %2421, i64 0, i32 1
  %2977 = getelementptr inbounds %struct.Problem, ptr %2421, i64 0, i32 5
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
  %199 = getelementptr inbounds %struct.Problem, ptr %9, i64 0, i32 5
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



