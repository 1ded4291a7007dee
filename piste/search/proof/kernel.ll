; kernel.c bff307b22cbc7309869de1e98a316f120378727fd7df2d4d1eab09dbd1703411

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
  br i1 %11, label %3101, label %12

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

24:                                               ; preds = %12, %3098
  %25 = phi i64 [ %10, %12 ], [ %3099, %3098 ]
  %26 = load ptr, ptr %8, align 8
  %27 = getelementptr inbounds %struct.Best, ptr %26, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %3101

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
  br i1 %83, label %84, label %3098

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
  br label %1081

178:                                              ; preds = %1081, %174
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
  br label %211

202:                                              ; preds = %839, %303
  %203 = load i64, ptr %186, align 8
  %204 = icmp sgt i64 %203, 0
  br i1 %204, label %205, label %884

205:                                              ; preds = %202
  %206 = icmp ult i64 %181, 10
  %207 = and i64 %181, -4
  %208 = icmp eq i64 %181, %207
  %209 = and i64 %181, 3
  %210 = icmp eq i64 %209, 0
  br label %845

211:                                              ; preds = %839, %180
  %212 = phi i64 [ 0, %180 ], [ %841, %839 ]
  %213 = load i64, ptr %37, align 8
  %214 = icmp sgt i64 %213, 0
  br i1 %214, label %215, label %303

215:                                              ; preds = %211
  %216 = load i64, ptr %182, align 8
  %217 = load i64, ptr %186, align 8
  %218 = add nsw i64 %217, %216
  %219 = icmp sgt i64 %218, 0
  br label %220

220:                                              ; preds = %228, %215
  %221 = phi i64 [ 0, %215 ], [ %229, %228 ]
  br i1 %219, label %222, label %228

222:                                              ; preds = %220
  %223 = load ptr, ptr %187, align 8
  %224 = mul nsw i64 %221, %218
  %225 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %221
  %226 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %221
  %227 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %221
  br label %231

228:                                              ; preds = %298, %220
  %229 = add nuw nsw i64 %221, 1
  %230 = icmp eq i64 %229, %213
  br i1 %230, label %303, label %220

231:                                              ; preds = %298, %222
  %232 = phi i64 [ 0, %222 ], [ %301, %298 ]
  %233 = add nsw i64 %232, %224
  %234 = getelementptr inbounds i64, ptr %223, i64 %233
  %235 = load i64, ptr %234, align 8
  %236 = icmp eq i64 %235, 0
  br i1 %236, label %298, label %237

237:                                              ; preds = %231
  %238 = load ptr, ptr %188, align 8
  %239 = getelementptr inbounds ptr, ptr %238, i64 %221
  %240 = load ptr, ptr %239, align 8
  %241 = getelementptr inbounds %struct.Table, ptr %240, i64 0, i32 1
  %242 = load ptr, ptr %241, align 8
  %243 = getelementptr inbounds ptr, ptr %242, i64 %235
  %244 = load ptr, ptr %243, align 8
  %245 = icmp eq ptr %244, null
  br i1 %245, label %298, label %246

246:                                              ; preds = %237
  %247 = icmp slt i64 %232, %216
  %248 = select i1 %247, double 0x7FF0000000000000, double 0.000000e+00
  br i1 %247, label %257, label %249

249:                                              ; preds = %246
  %250 = load ptr, ptr %189, align 8
  %251 = sub nsw i64 %232, %216
  %252 = mul nsw i64 %251, %213
  %253 = add nsw i64 %252, %221
  %254 = getelementptr inbounds double, ptr %250, i64 %253
  %255 = load double, ptr %254, align 8
  %256 = fmul double %255, 0x3FEFFFFFFF768FA1
  br label %257

257:                                              ; preds = %249, %246
  %258 = phi double [ %256, %249 ], [ 0.000000e+00, %246 ]
  %259 = load i64, ptr %225, align 8
  %260 = icmp sgt i64 %259, 0
  br i1 %260, label %261, label %264

261:                                              ; preds = %257
  %262 = load ptr, ptr %226, align 8
  %263 = load ptr, ptr %227, align 8
  br label %267

264:                                              ; preds = %284, %257
  %265 = phi double [ %248, %257 ], [ %285, %284 ]
  %266 = phi double [ 0.000000e+00, %257 ], [ %289, %284 ]
  br i1 %247, label %295, label %292

267:                                              ; preds = %284, %261
  %268 = phi i64 [ 0, %261 ], [ %290, %284 ]
  %269 = phi double [ 0.000000e+00, %261 ], [ %289, %284 ]
  %270 = phi double [ %248, %261 ], [ %285, %284 ]
  %271 = getelementptr inbounds i32, ptr %263, i64 %268
  %272 = load i32, ptr %271, align 4
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds i32, ptr %262, i64 %273
  %275 = load i32, ptr %274, align 4
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds double, ptr %244, i64 %276
  %278 = load double, ptr %277, align 8
  br i1 %247, label %279, label %281

279:                                              ; preds = %267
  %280 = fcmp olt double %278, %270
  br i1 %280, label %283, label %284

281:                                              ; preds = %267
  %282 = fcmp ogt double %278, %270
  br i1 %282, label %283, label %284

283:                                              ; preds = %281, %279
  br label %284

284:                                              ; preds = %283, %281, %279
  %285 = phi double [ %278, %283 ], [ %270, %279 ], [ %270, %281 ]
  %286 = fcmp olt double %278, %258
  %287 = fcmp ogt double %278, %269
  %288 = select i1 %286, i1 %287, i1 false
  %289 = select i1 %288, double %278, double %269
  %290 = add nuw nsw i64 %268, 1
  %291 = icmp eq i64 %290, %259
  br i1 %291, label %264, label %267

292:                                              ; preds = %264
  %293 = sub nsw i64 %232, %216
  %294 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %293, i64 %221
  store double %266, ptr %294, align 8
  br label %295

295:                                              ; preds = %292, %264
  %296 = load i64, ptr %196, align 8
  %297 = sub nsw i64 %296, %259
  store i64 %297, ptr %196, align 8
  br label %298

298:                                              ; preds = %295, %237, %231
  %299 = phi double [ %265, %295 ], [ 1.000000e+00, %237 ], [ 1.000000e+00, %231 ]
  %300 = getelementptr inbounds [16 x double], ptr %15, i64 %232, i64 %221
  store double %299, ptr %300, align 8
  %301 = add nuw nsw i64 %232, 1
  %302 = icmp eq i64 %301, %218
  br i1 %302, label %228, label %231

303:                                              ; preds = %228, %211
  br i1 %190, label %304, label %202

304:                                              ; preds = %303, %832
  %305 = phi i1 [ %835, %832 ], [ true, %303 ]
  %306 = phi i64 [ %833, %832 ], [ 0, %303 ]
  %307 = phi i64 [ %834, %832 ], [ 0, %303 ]
  %308 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %307
  %309 = load ptr, ptr %308, align 8
  %310 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %307
  %311 = load i64, ptr %310, align 8
  %312 = icmp sgt i64 %311, 0
  br i1 %312, label %313, label %327

313:                                              ; preds = %304
  %314 = icmp ult i64 %311, 4
  br i1 %314, label %325, label %315

315:                                              ; preds = %313
  %316 = and i64 %311, -4
  br label %317

317:                                              ; preds = %317, %315
  %318 = phi i64 [ 0, %315 ], [ %321, %317 ]
  %319 = getelementptr inbounds double, ptr %309, i64 %318
  store <2 x double> zeroinitializer, ptr %319, align 8
  %320 = getelementptr inbounds double, ptr %319, i64 2
  store <2 x double> zeroinitializer, ptr %320, align 8
  %321 = add nuw i64 %318, 4
  %322 = icmp eq i64 %321, %316
  br i1 %322, label %323, label %317

323:                                              ; preds = %317
  %324 = icmp eq i64 %311, %316
  br i1 %324, label %327, label %325

325:                                              ; preds = %313, %323
  %326 = phi i64 [ 0, %313 ], [ %316, %323 ]
  br label %343

327:                                              ; preds = %343, %323, %304
  %328 = load i64, ptr %191, align 8
  %329 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %307
  %330 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %307
  %331 = add i64 %311, -1
  %332 = icmp ult i64 %311, 4
  %333 = and i64 %311, -4
  %334 = icmp eq i64 %311, %333
  %335 = and i64 %311, 1
  %336 = icmp eq i64 %331, 0
  %337 = and i64 %311, -2
  %338 = icmp eq i64 %335, 0
  %339 = and i64 %311, 1
  %340 = icmp eq i64 %331, 0
  %341 = and i64 %311, -2
  %342 = icmp eq i64 %339, 0
  br label %363

343:                                              ; preds = %325, %343
  %344 = phi i64 [ %346, %343 ], [ %326, %325 ]
  %345 = getelementptr inbounds double, ptr %309, i64 %344
  store double 0.000000e+00, ptr %345, align 8
  %346 = add nuw nsw i64 %344, 1
  %347 = icmp eq i64 %346, %311
  br i1 %347, label %327, label %343

348:                                              ; preds = %553, %407
  %349 = phi i64 [ undef, %407 ], [ %554, %553 ]
  %350 = phi i64 [ 0, %407 ], [ %555, %553 ]
  %351 = phi i64 [ %364, %407 ], [ %554, %553 ]
  br i1 %342, label %361, label %352

352:                                              ; preds = %348
  %353 = getelementptr inbounds double, ptr %408, i64 %350
  %354 = load double, ptr %353, align 8
  %355 = fadd double %520, %354
  %356 = load double, ptr %410, align 8
  %357 = fmul double %356, 0x3FF0000000001198
  %358 = fcmp ogt double %355, %357
  br i1 %358, label %359, label %361

359:                                              ; preds = %352
  %360 = getelementptr inbounds double, ptr %309, i64 %350
  store double 1.000000e+00, ptr %360, align 8
  br label %361

361:                                              ; preds = %352, %359, %348
  %362 = phi i64 [ %349, %348 ], [ 1, %359 ], [ %351, %352 ]
  br label %363

363:                                              ; preds = %361, %327
  %364 = phi i64 [ %362, %361 ], [ 0, %327 ]
  %365 = phi i64 [ %387, %361 ], [ 0, %327 ]
  br label %366

366:                                              ; preds = %363, %406
  %367 = phi i64 [ %387, %406 ], [ %365, %363 ]
  br label %368

368:                                              ; preds = %524, %366
  %369 = phi i64 [ %387, %524 ], [ %367, %366 ]
  %370 = icmp slt i64 %369, %328
  br i1 %370, label %371, label %558

371:                                              ; preds = %368
  br i1 %312, label %372, label %383

372:                                              ; preds = %371
  %373 = load ptr, ptr %16, align 8
  br i1 %332, label %381, label %374

374:                                              ; preds = %372, %374
  %375 = phi i64 [ %378, %374 ], [ 0, %372 ]
  %376 = getelementptr inbounds double, ptr %373, i64 %375
  store <2 x double> zeroinitializer, ptr %376, align 8
  %377 = getelementptr inbounds double, ptr %376, i64 2
  store <2 x double> zeroinitializer, ptr %377, align 8
  %378 = add nuw i64 %375, 4
  %379 = icmp eq i64 %378, %333
  br i1 %379, label %380, label %374

380:                                              ; preds = %374
  br i1 %334, label %383, label %381

381:                                              ; preds = %372, %380
  %382 = phi i64 [ 0, %372 ], [ %333, %380 ]
  br label %399

383:                                              ; preds = %399, %380, %371
  %384 = load ptr, ptr %192, align 8
  %385 = getelementptr inbounds i64, ptr %384, i64 %369
  %386 = load i64, ptr %385, align 8
  %387 = add nuw nsw i64 %369, 1
  %388 = getelementptr inbounds i64, ptr %384, i64 %387
  %389 = load i64, ptr %388, align 8
  %390 = icmp slt i64 %386, %389
  br i1 %390, label %391, label %524

391:                                              ; preds = %383
  %392 = load ptr, ptr %193, align 8
  %393 = load ptr, ptr %194, align 8
  %394 = load ptr, ptr %187, align 8
  %395 = load i64, ptr %182, align 8
  %396 = load i64, ptr %186, align 8
  %397 = add nsw i64 %396, %395
  %398 = mul nsw i64 %397, %307
  br label %411

399:                                              ; preds = %381, %399
  %400 = phi i64 [ %402, %399 ], [ %382, %381 ]
  %401 = getelementptr inbounds double, ptr %373, i64 %400
  store double 0.000000e+00, ptr %401, align 8
  %402 = add nuw nsw i64 %400, 1
  %403 = icmp eq i64 %402, %311
  br i1 %403, label %383, label %399

404:                                              ; preds = %519
  %405 = icmp eq i64 %521, 0
  br i1 %405, label %524, label %406

406:                                              ; preds = %404
  br i1 %312, label %407, label %366

407:                                              ; preds = %406
  %408 = load ptr, ptr %16, align 8
  %409 = load ptr, ptr %195, align 8
  %410 = getelementptr inbounds double, ptr %409, i64 %369
  br i1 %340, label %348, label %530

411:                                              ; preds = %519, %391
  %412 = phi i64 [ %386, %391 ], [ %522, %519 ]
  %413 = phi i64 [ 0, %391 ], [ %521, %519 ]
  %414 = phi double [ 0.000000e+00, %391 ], [ %520, %519 ]
  %415 = getelementptr inbounds i64, ptr %392, i64 %412
  %416 = load i64, ptr %415, align 8
  %417 = getelementptr inbounds double, ptr %393, i64 %416
  %418 = load double, ptr %417, align 8
  br i1 %199, label %419, label %449

419:                                              ; preds = %466, %411
  %420 = phi double [ undef, %411 ], [ %467, %466 ]
  %421 = phi i64 [ 0, %411 ], [ %468, %466 ]
  %422 = phi double [ %418, %411 ], [ %467, %466 ]
  br i1 %201, label %429, label %423

423:                                              ; preds = %419
  %424 = icmp eq i64 %421, %307
  br i1 %424, label %429, label %425

425:                                              ; preds = %423
  %426 = getelementptr inbounds [16 x double], ptr %15, i64 %416, i64 %421
  %427 = load double, ptr %426, align 8
  %428 = fmul double %422, %427
  br label %429

429:                                              ; preds = %423, %425, %419
  %430 = phi double [ %420, %419 ], [ %428, %425 ], [ %422, %423 ]
  %431 = add nsw i64 %416, %398
  %432 = getelementptr inbounds i64, ptr %394, i64 %431
  %433 = load i64, ptr %432, align 8
  %434 = icmp eq i64 %433, 0
  br i1 %434, label %471, label %435

435:                                              ; preds = %429
  %436 = load ptr, ptr %188, align 8
  %437 = getelementptr inbounds ptr, ptr %436, i64 %307
  %438 = load ptr, ptr %437, align 8
  %439 = getelementptr inbounds %struct.Table, ptr %438, i64 0, i32 1
  %440 = load ptr, ptr %439, align 8
  %441 = getelementptr inbounds ptr, ptr %440, i64 %433
  %442 = load ptr, ptr %441, align 8
  %443 = icmp eq ptr %442, null
  br i1 %443, label %471, label %444

444:                                              ; preds = %435
  br i1 %312, label %445, label %519

445:                                              ; preds = %444
  %446 = load ptr, ptr %329, align 8
  %447 = load ptr, ptr %330, align 8
  %448 = load ptr, ptr %16, align 8
  br i1 %336, label %504, label %473

449:                                              ; preds = %411, %466
  %450 = phi i64 [ %468, %466 ], [ 0, %411 ]
  %451 = phi double [ %467, %466 ], [ %418, %411 ]
  %452 = phi i64 [ %469, %466 ], [ 0, %411 ]
  %453 = icmp eq i64 %450, %307
  br i1 %453, label %458, label %454

454:                                              ; preds = %449
  %455 = getelementptr inbounds [16 x double], ptr %15, i64 %416, i64 %450
  %456 = load double, ptr %455, align 8
  %457 = fmul double %451, %456
  br label %458

458:                                              ; preds = %454, %449
  %459 = phi double [ %457, %454 ], [ %451, %449 ]
  %460 = or i64 %450, 1
  %461 = icmp eq i64 %460, %307
  br i1 %461, label %466, label %462

462:                                              ; preds = %458
  %463 = getelementptr inbounds [16 x double], ptr %15, i64 %416, i64 %460
  %464 = load double, ptr %463, align 8
  %465 = fmul double %459, %464
  br label %466

466:                                              ; preds = %462, %458
  %467 = phi double [ %465, %462 ], [ %459, %458 ]
  %468 = add nuw nsw i64 %450, 2
  %469 = add i64 %452, 2
  %470 = icmp eq i64 %469, %200
  br i1 %470, label %419, label %449

471:                                              ; preds = %435, %429
  %472 = fadd double %414, %430
  br label %519

473:                                              ; preds = %445, %473
  %474 = phi i64 [ %501, %473 ], [ 0, %445 ]
  %475 = phi i64 [ %502, %473 ], [ 0, %445 ]
  %476 = getelementptr inbounds i32, ptr %447, i64 %474
  %477 = load i32, ptr %476, align 4
  %478 = sext i32 %477 to i64
  %479 = getelementptr inbounds i32, ptr %446, i64 %478
  %480 = load i32, ptr %479, align 4
  %481 = sext i32 %480 to i64
  %482 = getelementptr inbounds double, ptr %442, i64 %481
  %483 = load double, ptr %482, align 8
  %484 = fmul double %430, %483
  %485 = getelementptr inbounds double, ptr %448, i64 %474
  %486 = load double, ptr %485, align 8
  %487 = fadd double %484, %486
  store double %487, ptr %485, align 8
  %488 = or i64 %474, 1
  %489 = getelementptr inbounds i32, ptr %447, i64 %488
  %490 = load i32, ptr %489, align 4
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds i32, ptr %446, i64 %491
  %493 = load i32, ptr %492, align 4
  %494 = sext i32 %493 to i64
  %495 = getelementptr inbounds double, ptr %442, i64 %494
  %496 = load double, ptr %495, align 8
  %497 = fmul double %430, %496
  %498 = getelementptr inbounds double, ptr %448, i64 %488
  %499 = load double, ptr %498, align 8
  %500 = fadd double %497, %499
  store double %500, ptr %498, align 8
  %501 = add nuw nsw i64 %474, 2
  %502 = add i64 %475, 2
  %503 = icmp eq i64 %502, %337
  br i1 %503, label %504, label %473

504:                                              ; preds = %473, %445
  %505 = phi i64 [ 0, %445 ], [ %501, %473 ]
  br i1 %338, label %519, label %506

506:                                              ; preds = %504
  %507 = getelementptr inbounds i32, ptr %447, i64 %505
  %508 = load i32, ptr %507, align 4
  %509 = sext i32 %508 to i64
  %510 = getelementptr inbounds i32, ptr %446, i64 %509
  %511 = load i32, ptr %510, align 4
  %512 = sext i32 %511 to i64
  %513 = getelementptr inbounds double, ptr %442, i64 %512
  %514 = load double, ptr %513, align 8
  %515 = fmul double %430, %514
  %516 = getelementptr inbounds double, ptr %448, i64 %505
  %517 = load double, ptr %516, align 8
  %518 = fadd double %515, %517
  store double %518, ptr %516, align 8
  br label %519

519:                                              ; preds = %506, %504, %471, %444
  %520 = phi double [ %472, %471 ], [ %414, %444 ], [ %414, %504 ], [ %414, %506 ]
  %521 = phi i64 [ %413, %471 ], [ 1, %444 ], [ 1, %504 ], [ 1, %506 ]
  %522 = add nsw i64 %412, 1
  %523 = icmp eq i64 %522, %389
  br i1 %523, label %404, label %411

524:                                              ; preds = %404, %383
  %525 = phi double [ %520, %404 ], [ 0.000000e+00, %383 ]
  %526 = load ptr, ptr %195, align 8
  %527 = getelementptr inbounds double, ptr %526, i64 %369
  %528 = load double, ptr %527, align 8
  %529 = fcmp ule double %525, %528
  br i1 %529, label %368, label %837

530:                                              ; preds = %407, %553
  %531 = phi i64 [ %555, %553 ], [ 0, %407 ]
  %532 = phi i64 [ %554, %553 ], [ %364, %407 ]
  %533 = phi i64 [ %556, %553 ], [ 0, %407 ]
  %534 = getelementptr inbounds double, ptr %408, i64 %531
  %535 = load double, ptr %534, align 8
  %536 = fadd double %520, %535
  %537 = load double, ptr %410, align 8
  %538 = fmul double %537, 0x3FF0000000001198
  %539 = fcmp ogt double %536, %538
  br i1 %539, label %540, label %542

540:                                              ; preds = %530
  %541 = getelementptr inbounds double, ptr %309, i64 %531
  store double 1.000000e+00, ptr %541, align 8
  br label %542

542:                                              ; preds = %540, %530
  %543 = phi i64 [ 1, %540 ], [ %532, %530 ]
  %544 = or i64 %531, 1
  %545 = getelementptr inbounds double, ptr %408, i64 %544
  %546 = load double, ptr %545, align 8
  %547 = fadd double %520, %546
  %548 = load double, ptr %410, align 8
  %549 = fmul double %548, 0x3FF0000000001198
  %550 = fcmp ogt double %547, %549
  br i1 %550, label %551, label %553

551:                                              ; preds = %542
  %552 = getelementptr inbounds double, ptr %309, i64 %544
  store double 1.000000e+00, ptr %552, align 8
  br label %553

553:                                              ; preds = %551, %542
  %554 = phi i64 [ 1, %551 ], [ %543, %542 ]
  %555 = add nuw nsw i64 %531, 2
  %556 = add i64 %533, 2
  %557 = icmp eq i64 %556, %341
  br i1 %557, label %348, label %530

558:                                              ; preds = %368
  %559 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %307
  %560 = load i64, ptr %559, align 8
  %561 = icmp sgt i64 %560, 0
  br i1 %561, label %562, label %567

562:                                              ; preds = %558
  %563 = and i64 %311, 1
  %564 = icmp eq i64 %311, 1
  %565 = and i64 %311, -2
  %566 = icmp eq i64 %563, 0
  br label %570

567:                                              ; preds = %702, %558
  %568 = phi i64 [ %364, %558 ], [ %703, %702 ]
  %569 = icmp eq i64 %568, 0
  br i1 %569, label %832, label %706

570:                                              ; preds = %562, %702
  %571 = phi i64 [ %704, %702 ], [ 0, %562 ]
  %572 = phi i64 [ %703, %702 ], [ %364, %562 ]
  %573 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %307, i64 %571
  %574 = load i64, ptr %573, align 8
  %575 = sub i64 %574, %197
  %576 = icmp slt i64 %575, 0
  br i1 %576, label %702, label %582

577:                                              ; preds = %657
  br i1 %312, label %578, label %702

578:                                              ; preds = %577
  %579 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %307, i64 %571
  %580 = load ptr, ptr %579, align 8
  %581 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %575
  br i1 %564, label %689, label %661

582:                                              ; preds = %570, %657
  %583 = phi i64 [ %659, %657 ], [ 0, %570 ]
  %584 = phi double [ %658, %657 ], [ 0.000000e+00, %570 ]
  %585 = icmp eq i64 %583, %307
  br i1 %585, label %657, label %586

586:                                              ; preds = %582
  %587 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %583
  %588 = load i64, ptr %587, align 8
  %589 = icmp sgt i64 %588, 0
  br i1 %589, label %590, label %657

590:                                              ; preds = %586
  %591 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %583
  br label %592

592:                                              ; preds = %653, %590
  %593 = phi i64 [ 0, %590 ], [ %655, %653 ]
  %594 = phi double [ %584, %590 ], [ %654, %653 ]
  %595 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %583, i64 %593
  %596 = load i64, ptr %595, align 8
  %597 = icmp eq i64 %596, %574
  br i1 %597, label %598, label %653

598:                                              ; preds = %592
  %599 = load i64, ptr %591, align 8
  %600 = icmp sgt i64 %599, 0
  br i1 %600, label %601, label %624

601:                                              ; preds = %598
  %602 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %583, i64 %593
  %603 = load ptr, ptr %602, align 8
  %604 = and i64 %599, 3
  %605 = icmp ult i64 %599, 4
  br i1 %605, label %608, label %606

606:                                              ; preds = %601
  %607 = and i64 %599, -4
  br label %627

608:                                              ; preds = %627, %601
  %609 = phi double [ undef, %601 ], [ %649, %627 ]
  %610 = phi i64 [ 0, %601 ], [ %650, %627 ]
  %611 = phi double [ 0x7FF0000000000000, %601 ], [ %649, %627 ]
  %612 = icmp eq i64 %604, 0
  br i1 %612, label %624, label %613

613:                                              ; preds = %608, %613
  %614 = phi i64 [ %621, %613 ], [ %610, %608 ]
  %615 = phi double [ %620, %613 ], [ %611, %608 ]
  %616 = phi i64 [ %622, %613 ], [ 0, %608 ]
  %617 = getelementptr inbounds double, ptr %603, i64 %614
  %618 = load double, ptr %617, align 8
  %619 = fcmp olt double %618, %615
  %620 = select i1 %619, double %618, double %615
  %621 = add nuw nsw i64 %614, 1
  %622 = add i64 %616, 1
  %623 = icmp eq i64 %622, %604
  br i1 %623, label %624, label %613

624:                                              ; preds = %608, %613, %598
  %625 = phi double [ 0x7FF0000000000000, %598 ], [ %609, %608 ], [ %620, %613 ]
  %626 = fadd double %594, %625
  br label %653

627:                                              ; preds = %627, %606
  %628 = phi i64 [ 0, %606 ], [ %650, %627 ]
  %629 = phi double [ 0x7FF0000000000000, %606 ], [ %649, %627 ]
  %630 = phi i64 [ 0, %606 ], [ %651, %627 ]
  %631 = getelementptr inbounds double, ptr %603, i64 %628
  %632 = load double, ptr %631, align 8
  %633 = fcmp olt double %632, %629
  %634 = select i1 %633, double %632, double %629
  %635 = or i64 %628, 1
  %636 = getelementptr inbounds double, ptr %603, i64 %635
  %637 = load double, ptr %636, align 8
  %638 = fcmp olt double %637, %634
  %639 = select i1 %638, double %637, double %634
  %640 = or i64 %628, 2
  %641 = getelementptr inbounds double, ptr %603, i64 %640
  %642 = load double, ptr %641, align 8
  %643 = fcmp olt double %642, %639
  %644 = select i1 %643, double %642, double %639
  %645 = or i64 %628, 3
  %646 = getelementptr inbounds double, ptr %603, i64 %645
  %647 = load double, ptr %646, align 8
  %648 = fcmp olt double %647, %644
  %649 = select i1 %648, double %647, double %644
  %650 = add nuw nsw i64 %628, 4
  %651 = add i64 %630, 4
  %652 = icmp eq i64 %651, %607
  br i1 %652, label %608, label %627

653:                                              ; preds = %624, %592
  %654 = phi double [ %594, %592 ], [ %626, %624 ]
  %655 = add nuw nsw i64 %593, 1
  %656 = icmp eq i64 %655, %588
  br i1 %656, label %657, label %592

657:                                              ; preds = %653, %586, %582
  %658 = phi double [ %584, %582 ], [ %584, %586 ], [ %654, %653 ]
  %659 = add nuw nsw i64 %583, 1
  %660 = icmp eq i64 %659, %181
  br i1 %660, label %577, label %582

661:                                              ; preds = %578, %684
  %662 = phi i64 [ %686, %684 ], [ 0, %578 ]
  %663 = phi i64 [ %685, %684 ], [ %572, %578 ]
  %664 = phi i64 [ %687, %684 ], [ 0, %578 ]
  %665 = getelementptr inbounds double, ptr %580, i64 %662
  %666 = load double, ptr %665, align 8
  %667 = fadd double %658, %666
  %668 = load double, ptr %581, align 8
  %669 = fadd double %668, 1.000000e-09
  %670 = fcmp ogt double %667, %669
  br i1 %670, label %671, label %673

671:                                              ; preds = %661
  %672 = getelementptr inbounds double, ptr %309, i64 %662
  store double 1.000000e+00, ptr %672, align 8
  br label %673

673:                                              ; preds = %671, %661
  %674 = phi i64 [ 1, %671 ], [ %663, %661 ]
  %675 = or i64 %662, 1
  %676 = getelementptr inbounds double, ptr %580, i64 %675
  %677 = load double, ptr %676, align 8
  %678 = fadd double %658, %677
  %679 = load double, ptr %581, align 8
  %680 = fadd double %679, 1.000000e-09
  %681 = fcmp ogt double %678, %680
  br i1 %681, label %682, label %684

682:                                              ; preds = %673
  %683 = getelementptr inbounds double, ptr %309, i64 %675
  store double 1.000000e+00, ptr %683, align 8
  br label %684

684:                                              ; preds = %682, %673
  %685 = phi i64 [ 1, %682 ], [ %674, %673 ]
  %686 = add nuw nsw i64 %662, 2
  %687 = add i64 %664, 2
  %688 = icmp eq i64 %687, %565
  br i1 %688, label %689, label %661

689:                                              ; preds = %684, %578
  %690 = phi i64 [ undef, %578 ], [ %685, %684 ]
  %691 = phi i64 [ 0, %578 ], [ %686, %684 ]
  %692 = phi i64 [ %572, %578 ], [ %685, %684 ]
  br i1 %566, label %702, label %693

693:                                              ; preds = %689
  %694 = getelementptr inbounds double, ptr %580, i64 %691
  %695 = load double, ptr %694, align 8
  %696 = fadd double %658, %695
  %697 = load double, ptr %581, align 8
  %698 = fadd double %697, 1.000000e-09
  %699 = fcmp ogt double %696, %698
  br i1 %699, label %700, label %702

700:                                              ; preds = %693
  %701 = getelementptr inbounds double, ptr %309, i64 %691
  store double 1.000000e+00, ptr %701, align 8
  br label %702

702:                                              ; preds = %689, %700, %693, %577, %570
  %703 = phi i64 [ %572, %570 ], [ %572, %577 ], [ %690, %689 ], [ 1, %700 ], [ %692, %693 ]
  %704 = add nuw nsw i64 %571, 1
  %705 = icmp eq i64 %704, %560
  br i1 %705, label %567, label %570

706:                                              ; preds = %567
  br i1 %312, label %708, label %707

707:                                              ; preds = %706
  store i64 0, ptr %310, align 8
  br label %837

708:                                              ; preds = %706
  %709 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %307
  %710 = and i64 %560, 3
  %711 = icmp ult i64 %560, 4
  %712 = and i64 %560, -4
  %713 = icmp eq i64 %710, 0
  br label %714

714:                                              ; preds = %826, %708
  %715 = phi i64 [ 0, %708 ], [ %828, %826 ]
  %716 = phi i64 [ 0, %708 ], [ %827, %826 ]
  %717 = getelementptr inbounds double, ptr %309, i64 %715
  %718 = load double, ptr %717, align 8
  %719 = fcmp une double %718, 0.000000e+00
  br i1 %719, label %826, label %720

720:                                              ; preds = %714
  %721 = icmp slt i64 %716, %715
  br i1 %721, label %722, label %824

722:                                              ; preds = %720
  %723 = load ptr, ptr %330, align 8
  %724 = getelementptr inbounds i32, ptr %723, i64 %715
  %725 = load i32, ptr %724, align 4
  %726 = getelementptr inbounds i32, ptr %723, i64 %716
  store i32 %725, ptr %726, align 4
  br i1 %561, label %727, label %741

727:                                              ; preds = %722
  br i1 %711, label %728, label %749

728:                                              ; preds = %749, %727
  %729 = phi i64 [ 0, %727 ], [ %775, %749 ]
  br i1 %713, label %741, label %730

730:                                              ; preds = %728, %730
  %731 = phi i64 [ %738, %730 ], [ %729, %728 ]
  %732 = phi i64 [ %739, %730 ], [ 0, %728 ]
  %733 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %307, i64 %731
  %734 = load ptr, ptr %733, align 8
  %735 = getelementptr inbounds double, ptr %734, i64 %715
  %736 = load double, ptr %735, align 8
  %737 = getelementptr inbounds double, ptr %734, i64 %716
  store double %736, ptr %737, align 8
  %738 = add nuw nsw i64 %731, 1
  %739 = add i64 %732, 1
  %740 = icmp eq i64 %739, %710
  br i1 %740, label %741, label %730

741:                                              ; preds = %728, %730, %722
  %742 = load i64, ptr %709, align 8
  %743 = icmp sgt i64 %742, 0
  br i1 %743, label %744, label %792

744:                                              ; preds = %741
  %745 = and i64 %742, 3
  %746 = icmp ult i64 %742, 4
  br i1 %746, label %778, label %747

747:                                              ; preds = %744
  %748 = and i64 %742, -4
  br label %795

749:                                              ; preds = %727, %749
  %750 = phi i64 [ %775, %749 ], [ 0, %727 ]
  %751 = phi i64 [ %776, %749 ], [ 0, %727 ]
  %752 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %307, i64 %750
  %753 = load ptr, ptr %752, align 8
  %754 = getelementptr inbounds double, ptr %753, i64 %715
  %755 = load double, ptr %754, align 8
  %756 = getelementptr inbounds double, ptr %753, i64 %716
  store double %755, ptr %756, align 8
  %757 = or i64 %750, 1
  %758 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %307, i64 %757
  %759 = load ptr, ptr %758, align 8
  %760 = getelementptr inbounds double, ptr %759, i64 %715
  %761 = load double, ptr %760, align 8
  %762 = getelementptr inbounds double, ptr %759, i64 %716
  store double %761, ptr %762, align 8
  %763 = or i64 %750, 2
  %764 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %307, i64 %763
  %765 = load ptr, ptr %764, align 8
  %766 = getelementptr inbounds double, ptr %765, i64 %715
  %767 = load double, ptr %766, align 8
  %768 = getelementptr inbounds double, ptr %765, i64 %716
  store double %767, ptr %768, align 8
  %769 = or i64 %750, 3
  %770 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %307, i64 %769
  %771 = load ptr, ptr %770, align 8
  %772 = getelementptr inbounds double, ptr %771, i64 %715
  %773 = load double, ptr %772, align 8
  %774 = getelementptr inbounds double, ptr %771, i64 %716
  store double %773, ptr %774, align 8
  %775 = add nuw nsw i64 %750, 4
  %776 = add i64 %751, 4
  %777 = icmp eq i64 %776, %712
  br i1 %777, label %728, label %749

778:                                              ; preds = %795, %744
  %779 = phi i64 [ 0, %744 ], [ %821, %795 ]
  %780 = icmp eq i64 %745, 0
  br i1 %780, label %792, label %781

781:                                              ; preds = %778, %781
  %782 = phi i64 [ %789, %781 ], [ %779, %778 ]
  %783 = phi i64 [ %790, %781 ], [ 0, %778 ]
  %784 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %307, i64 %782
  %785 = load ptr, ptr %784, align 8
  %786 = getelementptr inbounds double, ptr %785, i64 %715
  %787 = load double, ptr %786, align 8
  %788 = getelementptr inbounds double, ptr %785, i64 %716
  store double %787, ptr %788, align 8
  %789 = add nuw nsw i64 %782, 1
  %790 = add i64 %783, 1
  %791 = icmp eq i64 %790, %745
  br i1 %791, label %792, label %781

792:                                              ; preds = %778, %781, %741
  %793 = load double, ptr %717, align 8
  %794 = getelementptr inbounds double, ptr %309, i64 %716
  store double %793, ptr %794, align 8
  br label %824

795:                                              ; preds = %795, %747
  %796 = phi i64 [ 0, %747 ], [ %821, %795 ]
  %797 = phi i64 [ 0, %747 ], [ %822, %795 ]
  %798 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %307, i64 %796
  %799 = load ptr, ptr %798, align 8
  %800 = getelementptr inbounds double, ptr %799, i64 %715
  %801 = load double, ptr %800, align 8
  %802 = getelementptr inbounds double, ptr %799, i64 %716
  store double %801, ptr %802, align 8
  %803 = or i64 %796, 1
  %804 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %307, i64 %803
  %805 = load ptr, ptr %804, align 8
  %806 = getelementptr inbounds double, ptr %805, i64 %715
  %807 = load double, ptr %806, align 8
  %808 = getelementptr inbounds double, ptr %805, i64 %716
  store double %807, ptr %808, align 8
  %809 = or i64 %796, 2
  %810 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %307, i64 %809
  %811 = load ptr, ptr %810, align 8
  %812 = getelementptr inbounds double, ptr %811, i64 %715
  %813 = load double, ptr %812, align 8
  %814 = getelementptr inbounds double, ptr %811, i64 %716
  store double %813, ptr %814, align 8
  %815 = or i64 %796, 3
  %816 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %307, i64 %815
  %817 = load ptr, ptr %816, align 8
  %818 = getelementptr inbounds double, ptr %817, i64 %715
  %819 = load double, ptr %818, align 8
  %820 = getelementptr inbounds double, ptr %817, i64 %716
  store double %819, ptr %820, align 8
  %821 = add nuw nsw i64 %796, 4
  %822 = add i64 %797, 4
  %823 = icmp eq i64 %822, %748
  br i1 %823, label %778, label %795

824:                                              ; preds = %792, %720
  %825 = add nsw i64 %716, 1
  br label %826

826:                                              ; preds = %824, %714
  %827 = phi i64 [ %716, %714 ], [ %825, %824 ]
  %828 = add nuw nsw i64 %715, 1
  %829 = icmp eq i64 %828, %311
  br i1 %829, label %830, label %714

830:                                              ; preds = %826
  store i64 %827, ptr %310, align 8
  %831 = icmp eq i64 %827, 0
  br i1 %831, label %837, label %832

832:                                              ; preds = %830, %567
  %833 = phi i64 [ 1, %830 ], [ %306, %567 ]
  %834 = add nuw nsw i64 %307, 1
  %835 = icmp slt i64 %834, %181
  %836 = icmp eq i64 %834, %181
  br i1 %836, label %839, label %304

837:                                              ; preds = %830, %524, %707
  %838 = phi i64 [ 1, %707 ], [ %306, %524 ], [ 1, %830 ]
  br i1 %305, label %1075, label %839

839:                                              ; preds = %832, %837
  %840 = phi i64 [ %838, %837 ], [ %833, %832 ]
  %841 = add nuw nsw i64 %212, 1
  %842 = icmp eq i64 %840, 0
  %843 = icmp ugt i64 %212, 2
  %844 = select i1 %842, i1 true, i1 %843
  br i1 %844, label %202, label %211

845:                                              ; preds = %205, %1045
  %846 = phi i64 [ %1046, %1045 ], [ 0, %205 ]
  %847 = shl i64 %846, 7
  %848 = add i64 %22, %847
  br i1 %190, label %849, label %1045

849:                                              ; preds = %845
  %850 = load i64, ptr %182, align 8
  %851 = add nsw i64 %850, %846
  br i1 %206, label %868, label %852

852:                                              ; preds = %849
  %853 = shl nsw i64 %851, 7
  %854 = add i64 %23, %853
  %855 = sub i64 %848, %854
  %856 = icmp ult i64 %855, 32
  br i1 %856, label %868, label %857

857:                                              ; preds = %852, %857
  %858 = phi i64 [ %865, %857 ], [ 0, %852 ]
  %859 = getelementptr inbounds [16 x double], ptr %15, i64 %851, i64 %858
  %860 = load <2 x double>, ptr %859, align 8
  %861 = getelementptr inbounds double, ptr %859, i64 2
  %862 = load <2 x double>, ptr %861, align 8
  %863 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %846, i64 %858
  store <2 x double> %860, ptr %863, align 8
  %864 = getelementptr inbounds double, ptr %863, i64 2
  store <2 x double> %862, ptr %864, align 8
  %865 = add nuw i64 %858, 4
  %866 = icmp eq i64 %865, %207
  br i1 %866, label %867, label %857

867:                                              ; preds = %857
  br i1 %208, label %1045, label %868

868:                                              ; preds = %852, %849, %867
  %869 = phi i64 [ 0, %852 ], [ 0, %849 ], [ %207, %867 ]
  %870 = xor i64 %869, -1
  %871 = add i64 %181, %870
  br i1 %210, label %881, label %872

872:                                              ; preds = %868, %872
  %873 = phi i64 [ %878, %872 ], [ %869, %868 ]
  %874 = phi i64 [ %879, %872 ], [ 0, %868 ]
  %875 = getelementptr inbounds [16 x double], ptr %15, i64 %851, i64 %873
  %876 = load double, ptr %875, align 8
  %877 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %846, i64 %873
  store double %876, ptr %877, align 8
  %878 = add nuw nsw i64 %873, 1
  %879 = add i64 %874, 1
  %880 = icmp eq i64 %879, %209
  br i1 %880, label %881, label %872

881:                                              ; preds = %872, %868
  %882 = phi i64 [ %869, %868 ], [ %878, %872 ]
  %883 = icmp ult i64 %871, 3
  br i1 %883, label %1045, label %1048

884:                                              ; preds = %1045, %202
  %885 = load i64, ptr %37, align 8
  %886 = load i64, ptr %184, align 8
  %887 = icmp sgt i64 %886, 0
  br i1 %887, label %888, label %987

888:                                              ; preds = %884
  %889 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 10
  %890 = load ptr, ptr %889, align 8
  %891 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 11
  %892 = icmp sgt i64 %885, 0
  %893 = load i64, ptr %890, align 8
  %894 = and i64 %885, 1
  %895 = icmp eq i64 %885, 1
  %896 = and i64 %885, -2
  %897 = icmp eq i64 %894, 0
  br label %900

898:                                              ; preds = %918, %900
  %899 = icmp eq i64 %904, %886
  br i1 %899, label %987, label %900

900:                                              ; preds = %898, %888
  %901 = phi i64 [ %893, %888 ], [ %906, %898 ]
  %902 = phi i64 [ 0, %888 ], [ %904, %898 ]
  %903 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %902
  store double 0.000000e+00, ptr %903, align 8
  %904 = add nuw nsw i64 %902, 1
  %905 = getelementptr inbounds i64, ptr %890, i64 %904
  %906 = load i64, ptr %905, align 8
  %907 = icmp slt i64 %901, %906
  br i1 %907, label %908, label %898

908:                                              ; preds = %900
  %909 = load ptr, ptr %891, align 8
  %910 = load ptr, ptr %189, align 8
  br label %911

911:                                              ; preds = %918, %908
  %912 = phi double [ 0.000000e+00, %908 ], [ %919, %918 ]
  %913 = phi i64 [ %901, %908 ], [ %920, %918 ]
  %914 = getelementptr inbounds i64, ptr %909, i64 %913
  %915 = load i64, ptr %914, align 8
  %916 = mul nsw i64 %915, %885
  %917 = getelementptr inbounds double, ptr %910, i64 %916
  br i1 %892, label %922, label %918

918:                                              ; preds = %983, %911
  %919 = phi double [ %912, %911 ], [ %984, %983 ]
  %920 = add nsw i64 %913, 1
  %921 = icmp eq i64 %920, %906
  br i1 %921, label %898, label %911

922:                                              ; preds = %911, %983
  %923 = phi double [ %984, %983 ], [ %912, %911 ]
  %924 = phi i64 [ %985, %983 ], [ 0, %911 ]
  %925 = getelementptr inbounds double, ptr %917, i64 %924
  %926 = load double, ptr %925, align 8
  %927 = fcmp ogt double %926, 0.000000e+00
  br i1 %927, label %928, label %983

928:                                              ; preds = %922
  %929 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %915, i64 %924
  %930 = load double, ptr %929, align 8
  %931 = fdiv double %930, %926
  br i1 %895, label %932, label %950

932:                                              ; preds = %977, %928
  %933 = phi double [ undef, %928 ], [ %978, %977 ]
  %934 = phi i64 [ 0, %928 ], [ %979, %977 ]
  %935 = phi double [ %931, %928 ], [ %978, %977 ]
  br i1 %897, label %947, label %936

936:                                              ; preds = %932
  %937 = icmp eq i64 %934, %924
  br i1 %937, label %947, label %938

938:                                              ; preds = %936
  %939 = getelementptr inbounds double, ptr %917, i64 %934
  %940 = load double, ptr %939, align 8
  %941 = fcmp ogt double %940, 0.000000e+00
  br i1 %941, label %942, label %947

942:                                              ; preds = %938
  %943 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %915, i64 %934
  %944 = load double, ptr %943, align 8
  %945 = fdiv double %944, %940
  %946 = fmul double %935, %945
  br label %947

947:                                              ; preds = %936, %938, %942, %932
  %948 = phi double [ %933, %932 ], [ %946, %942 ], [ %935, %938 ], [ %935, %936 ]
  %949 = fcmp ogt double %948, %923
  br i1 %949, label %982, label %983

950:                                              ; preds = %928, %977
  %951 = phi i64 [ %979, %977 ], [ 0, %928 ]
  %952 = phi double [ %978, %977 ], [ %931, %928 ]
  %953 = phi i64 [ %980, %977 ], [ 0, %928 ]
  %954 = icmp eq i64 %951, %924
  br i1 %954, label %964, label %955

955:                                              ; preds = %950
  %956 = getelementptr inbounds double, ptr %917, i64 %951
  %957 = load double, ptr %956, align 8
  %958 = fcmp ogt double %957, 0.000000e+00
  br i1 %958, label %959, label %964

959:                                              ; preds = %955
  %960 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %915, i64 %951
  %961 = load double, ptr %960, align 8
  %962 = fdiv double %961, %957
  %963 = fmul double %952, %962
  br label %964

964:                                              ; preds = %959, %955, %950
  %965 = phi double [ %963, %959 ], [ %952, %955 ], [ %952, %950 ]
  %966 = or i64 %951, 1
  %967 = icmp eq i64 %966, %924
  br i1 %967, label %977, label %968

968:                                              ; preds = %964
  %969 = getelementptr inbounds double, ptr %917, i64 %966
  %970 = load double, ptr %969, align 8
  %971 = fcmp ogt double %970, 0.000000e+00
  br i1 %971, label %972, label %977

972:                                              ; preds = %968
  %973 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %915, i64 %966
  %974 = load double, ptr %973, align 8
  %975 = fdiv double %974, %970
  %976 = fmul double %965, %975
  br label %977

977:                                              ; preds = %972, %968, %964
  %978 = phi double [ %976, %972 ], [ %965, %968 ], [ %965, %964 ]
  %979 = add nuw nsw i64 %951, 2
  %980 = add i64 %953, 2
  %981 = icmp eq i64 %980, %896
  br i1 %981, label %932, label %950

982:                                              ; preds = %947
  store double %948, ptr %903, align 8
  br label %983

983:                                              ; preds = %982, %947, %922
  %984 = phi double [ %923, %947 ], [ %948, %982 ], [ %923, %922 ]
  %985 = add nuw nsw i64 %924, 1
  %986 = icmp eq i64 %985, %885
  br i1 %986, label %918, label %922

987:                                              ; preds = %898, %884
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %5)
  %988 = load i64, ptr %182, align 8
  %989 = add nsw i64 %988, %203
  %990 = icmp sgt i64 %989, 0
  br i1 %990, label %991, label %1067

991:                                              ; preds = %987
  %992 = load ptr, ptr %194, align 8
  %993 = icmp sgt i64 %885, 0
  %994 = and i64 %885, 3
  %995 = icmp ult i64 %885, 4
  %996 = and i64 %885, -4
  %997 = icmp eq i64 %994, 0
  br label %998

998:                                              ; preds = %1020, %991
  %999 = phi i64 [ 0, %991 ], [ %1021, %1020 ]
  %1000 = getelementptr inbounds double, ptr %992, i64 %999
  %1001 = load double, ptr %1000, align 8
  %1002 = getelementptr inbounds [1024 x double], ptr %5, i64 0, i64 %999
  store double %1001, ptr %1002, align 8
  br i1 %993, label %1003, label %1020

1003:                                             ; preds = %998
  br i1 %995, label %1004, label %1023

1004:                                             ; preds = %1023, %1003
  %1005 = phi double [ undef, %1003 ], [ %1041, %1023 ]
  %1006 = phi double [ %1001, %1003 ], [ %1041, %1023 ]
  %1007 = phi i64 [ 0, %1003 ], [ %1042, %1023 ]
  br i1 %997, label %1018, label %1008

1008:                                             ; preds = %1004, %1008
  %1009 = phi double [ %1014, %1008 ], [ %1006, %1004 ]
  %1010 = phi i64 [ %1015, %1008 ], [ %1007, %1004 ]
  %1011 = phi i64 [ %1016, %1008 ], [ 0, %1004 ]
  %1012 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %999, i64 %1010
  %1013 = load double, ptr %1012, align 8
  %1014 = fmul double %1009, %1013
  %1015 = add nuw nsw i64 %1010, 1
  %1016 = add i64 %1011, 1
  %1017 = icmp eq i64 %1016, %994
  br i1 %1017, label %1018, label %1008

1018:                                             ; preds = %1008, %1004
  %1019 = phi double [ %1005, %1004 ], [ %1014, %1008 ]
  store double %1019, ptr %1002, align 8
  br label %1020

1020:                                             ; preds = %1018, %998
  %1021 = add nuw nsw i64 %999, 1
  %1022 = icmp eq i64 %1021, %989
  br i1 %1022, label %1067, label %998

1023:                                             ; preds = %1003, %1023
  %1024 = phi double [ %1041, %1023 ], [ %1001, %1003 ]
  %1025 = phi i64 [ %1042, %1023 ], [ 0, %1003 ]
  %1026 = phi i64 [ %1043, %1023 ], [ 0, %1003 ]
  %1027 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %999, i64 %1025
  %1028 = load double, ptr %1027, align 8
  %1029 = fmul double %1024, %1028
  %1030 = or i64 %1025, 1
  %1031 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %999, i64 %1030
  %1032 = load double, ptr %1031, align 8
  %1033 = fmul double %1029, %1032
  %1034 = or i64 %1025, 2
  %1035 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %999, i64 %1034
  %1036 = load double, ptr %1035, align 8
  %1037 = fmul double %1033, %1036
  %1038 = or i64 %1025, 3
  %1039 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %999, i64 %1038
  %1040 = load double, ptr %1039, align 8
  %1041 = fmul double %1037, %1040
  %1042 = add nuw nsw i64 %1025, 4
  %1043 = add i64 %1026, 4
  %1044 = icmp eq i64 %1043, %996
  br i1 %1044, label %1004, label %1023

1045:                                             ; preds = %881, %1048, %867, %845
  %1046 = add nuw nsw i64 %846, 1
  %1047 = icmp eq i64 %1046, %203
  br i1 %1047, label %884, label %845

1048:                                             ; preds = %881, %1048
  %1049 = phi i64 [ %1065, %1048 ], [ %882, %881 ]
  %1050 = getelementptr inbounds [16 x double], ptr %15, i64 %851, i64 %1049
  %1051 = load double, ptr %1050, align 8
  %1052 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %846, i64 %1049
  store double %1051, ptr %1052, align 8
  %1053 = add nuw nsw i64 %1049, 1
  %1054 = getelementptr inbounds [16 x double], ptr %15, i64 %851, i64 %1053
  %1055 = load double, ptr %1054, align 8
  %1056 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %846, i64 %1053
  store double %1055, ptr %1056, align 8
  %1057 = add nuw nsw i64 %1049, 2
  %1058 = getelementptr inbounds [16 x double], ptr %15, i64 %851, i64 %1057
  %1059 = load double, ptr %1058, align 8
  %1060 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %846, i64 %1057
  store double %1059, ptr %1060, align 8
  %1061 = add nuw nsw i64 %1049, 3
  %1062 = getelementptr inbounds [16 x double], ptr %15, i64 %851, i64 %1061
  %1063 = load double, ptr %1062, align 8
  %1064 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %846, i64 %1061
  store double %1063, ptr %1064, align 8
  %1065 = add nuw nsw i64 %1049, 4
  %1066 = icmp eq i64 %1065, %181
  br i1 %1066, label %1045, label %1048

1067:                                             ; preds = %1020, %987
  %1068 = getelementptr inbounds double, ptr %5, i64 %988
  %1069 = call fastcc double @judge(ptr noundef nonnull %182, ptr noundef nonnull %37, ptr noundef nonnull %5, ptr noundef nonnull %1068, ptr noundef nonnull %17)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %5)
  %1070 = load double, ptr %35, align 8
  %1071 = load double, ptr %38, align 8
  %1072 = fsub double 1.000000e+00, %1071
  %1073 = fmul double %1070, %1072
  %1074 = fcmp ult double %1069, %1073
  br i1 %1074, label %1086, label %3098

1075:                                             ; preds = %837
  %1076 = load double, ptr %35, align 8
  %1077 = load double, ptr %38, align 8
  %1078 = fsub double 1.000000e+00, %1077
  %1079 = fmul double %1076, %1078
  %1080 = fcmp ugt double %1079, 0x7FF0000000000000
  br i1 %1080, label %1088, label %3098

1081:                                             ; preds = %176, %1081
  %1082 = phi i64 [ %1084, %1081 ], [ %177, %176 ]
  %1083 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1082
  store i64 0, ptr %1083, align 8
  %1084 = add nuw nsw i64 %1082, 1
  %1085 = icmp eq i64 %1084, %32
  br i1 %1085, label %178, label %1081

1086:                                             ; preds = %1067
  %1087 = fcmp ogt double %1069, 0.000000e+00
  br i1 %1087, label %1088, label %1132

1088:                                             ; preds = %1086, %1075
  %1089 = phi double [ %1069, %1086 ], [ 0x7FF0000000000000, %1075 ]
  %1090 = bitcast double %1089 to i64
  %1091 = lshr i64 %1090, 52
  %1092 = and i64 %1091, 2047
  %1093 = and i64 %1090, 4503599627370495
  %1094 = or i64 %1093, 4607182418800017408
  %1095 = bitcast i64 %1094 to double
  %1096 = fcmp ogt double %1095, 0x3FF6A09E667F3BCD
  %1097 = fmul double %1095, 5.000000e-01
  %1098 = select i1 %1096, double %1097, double %1095
  %1099 = select i1 %1096, i64 -1022, i64 -1023
  %1100 = add nsw i64 %1099, %1092
  %1101 = fadd double %1098, -1.000000e+00
  %1102 = fadd double %1098, 1.000000e+00
  %1103 = fdiv double %1101, %1102
  %1104 = fmul double %1103, %1103
  %1105 = fmul double %1104, 0x3FA8618618618618
  %1106 = fadd double %1105, 0x3FAAF286BCA1AF28
  %1107 = fmul double %1104, %1106
  %1108 = fadd double %1107, 0x3FAE1E1E1E1E1E1E
  %1109 = fmul double %1104, %1108
  %1110 = fadd double %1109, 0x3FB1111111111111
  %1111 = fmul double %1104, %1110
  %1112 = fadd double %1111, 0x3FB3B13B13B13B14
  %1113 = fmul double %1104, %1112
  %1114 = fadd double %1113, 0x3FB745D1745D1746
  %1115 = fmul double %1104, %1114
  %1116 = fadd double %1115, 0x3FBC71C71C71C71C
  %1117 = fmul double %1104, %1116
  %1118 = fadd double %1117, 0x3FC2492492492492
  %1119 = fmul double %1104, %1118
  %1120 = fadd double %1119, 2.000000e-01
  %1121 = fmul double %1104, %1120
  %1122 = fadd double %1121, 0x3FD5555555555555
  %1123 = fmul double %1104, %1122
  %1124 = fadd double %1123, 1.000000e+00
  %1125 = fmul double %1103, 2.000000e+00
  %1126 = fmul double %1125, %1124
  %1127 = sitofp i64 %1100 to double
  %1128 = fmul double %1127, 0x3FE62E42FEFA39EF
  %1129 = fadd double %1128, %1126
  %1130 = fcmp ogt double %1129, %34
  br i1 %1130, label %1131, label %1132

1131:                                             ; preds = %1088
  br label %1132

1132:                                             ; preds = %1131, %1088, %1086
  %1133 = phi double [ %1089, %1131 ], [ %1089, %1088 ], [ %1069, %1086 ]
  %1134 = phi double [ %1129, %1131 ], [ %34, %1088 ], [ %34, %1086 ]
  br i1 %163, label %1135, label %2425

1135:                                             ; preds = %1132
  %1136 = and i64 %32, 3
  %1137 = icmp ult i64 %32, 4
  br i1 %1137, label %1140, label %1138

1138:                                             ; preds = %1135
  %1139 = and i64 %32, -4
  br label %1159

1140:                                             ; preds = %1159, %1135
  %1141 = phi double [ undef, %1135 ], [ %1181, %1159 ]
  %1142 = phi i64 [ 0, %1135 ], [ %1182, %1159 ]
  %1143 = phi double [ 1.000000e+00, %1135 ], [ %1181, %1159 ]
  %1144 = icmp eq i64 %1136, 0
  br i1 %1144, label %1156, label %1145

1145:                                             ; preds = %1140, %1145
  %1146 = phi i64 [ %1153, %1145 ], [ %1142, %1140 ]
  %1147 = phi double [ %1152, %1145 ], [ %1143, %1140 ]
  %1148 = phi i64 [ %1154, %1145 ], [ 0, %1140 ]
  %1149 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1146
  %1150 = load i64, ptr %1149, align 8
  %1151 = sitofp i64 %1150 to double
  %1152 = fmul double %1147, %1151
  %1153 = add nuw nsw i64 %1146, 1
  %1154 = add i64 %1148, 1
  %1155 = icmp eq i64 %1154, %1136
  br i1 %1155, label %1156, label %1145

1156:                                             ; preds = %1145, %1140
  %1157 = phi double [ %1141, %1140 ], [ %1152, %1145 ]
  %1158 = fcmp ogt double %1157, 3.200000e+01
  br i1 %1158, label %1185, label %2421

1159:                                             ; preds = %1159, %1138
  %1160 = phi i64 [ 0, %1138 ], [ %1182, %1159 ]
  %1161 = phi double [ 1.000000e+00, %1138 ], [ %1181, %1159 ]
  %1162 = phi i64 [ 0, %1138 ], [ %1183, %1159 ]
  %1163 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1160
  %1164 = load i64, ptr %1163, align 8
  %1165 = sitofp i64 %1164 to double
  %1166 = fmul double %1161, %1165
  %1167 = or i64 %1160, 1
  %1168 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1167
  %1169 = load i64, ptr %1168, align 8
  %1170 = sitofp i64 %1169 to double
  %1171 = fmul double %1166, %1170
  %1172 = or i64 %1160, 2
  %1173 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1172
  %1174 = load i64, ptr %1173, align 8
  %1175 = sitofp i64 %1174 to double
  %1176 = fmul double %1171, %1175
  %1177 = or i64 %1160, 3
  %1178 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1177
  %1179 = load i64, ptr %1178, align 8
  %1180 = sitofp i64 %1179 to double
  %1181 = fmul double %1176, %1180
  %1182 = add nuw nsw i64 %1160, 4
  %1183 = add i64 %1162, 4
  %1184 = icmp eq i64 %1183, %1139
  br i1 %1184, label %1140, label %1159

1185:                                             ; preds = %1156
  %1186 = load i64, ptr %37, align 8
  %1187 = icmp slt i64 %1186, 1
  br i1 %1187, label %1202, label %1188

1188:                                             ; preds = %1185
  %1189 = icmp ult i64 %1186, 4
  br i1 %1189, label %1200, label %1190

1190:                                             ; preds = %1188
  %1191 = and i64 %1186, -4
  br label %1192

1192:                                             ; preds = %1192, %1190
  %1193 = phi i64 [ 0, %1190 ], [ %1196, %1192 ]
  %1194 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1193
  store <2 x i64> zeroinitializer, ptr %1194, align 8
  %1195 = getelementptr inbounds i64, ptr %1194, i64 2
  store <2 x i64> zeroinitializer, ptr %1195, align 8
  %1196 = add nuw i64 %1193, 4
  %1197 = icmp eq i64 %1196, %1191
  br i1 %1197, label %1198, label %1192

1198:                                             ; preds = %1192
  %1199 = icmp eq i64 %1186, %1191
  br i1 %1199, label %1202, label %1200

1200:                                             ; preds = %1188, %1198
  %1201 = phi i64 [ 0, %1188 ], [ %1191, %1198 ]
  br label %1207

1202:                                             ; preds = %1207, %1198, %1185
  %1203 = load i64, ptr %184, align 8
  %1204 = icmp sgt i64 %1203, 0
  br i1 %1204, label %1205, label %1437

1205:                                             ; preds = %1202
  %1206 = getelementptr inbounds %struct.Problem, ptr %182, i64 0, i32 8
  br label %1212

1207:                                             ; preds = %1200, %1207
  %1208 = phi i64 [ %1210, %1207 ], [ %1201, %1200 ]
  %1209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1208
  store i64 0, ptr %1209, align 8
  %1210 = add nuw nsw i64 %1208, 1
  %1211 = icmp eq i64 %1210, %1186
  br i1 %1211, label %1202, label %1207

1212:                                             ; preds = %1433, %1205
  %1213 = phi i64 [ 0, %1205 ], [ %1434, %1433 ]
  %1214 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %1213
  store i64 -1, ptr %1214, align 8
  %1215 = load i64, ptr %182, align 8
  %1216 = add nsw i64 %1215, %1213
  %1217 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %1216
  store double 0.000000e+00, ptr %1217, align 8
  %1218 = load ptr, ptr %1206, align 8
  %1219 = getelementptr inbounds i64, ptr %1218, i64 %1213
  %1220 = load i64, ptr %1219, align 8
  %1221 = load ptr, ptr %14, align 8
  %1222 = getelementptr inbounds %struct.Goal, ptr %1221, i64 0, i32 3
  %1223 = load i64, ptr %1222, align 8
  %1224 = icmp sge i64 %1220, %1223
  %1225 = or i1 %1187, %1224
  br i1 %1225, label %1433, label %1228

1226:                                             ; preds = %1308
  %1227 = icmp slt i64 %1310, 0
  br i1 %1227, label %1433, label %1313

1228:                                             ; preds = %1212, %1308
  %1229 = phi i64 [ %1311, %1308 ], [ 0, %1212 ]
  %1230 = phi i64 [ %1310, %1308 ], [ -1, %1212 ]
  %1231 = phi double [ %1309, %1308 ], [ 0xFFF0000000000000, %1212 ]
  %1232 = load ptr, ptr %16, align 8
  %1233 = tail call fastcc i64 @left_over(ptr noundef nonnull %0, i64 noundef %1213, i64 noundef %1229, ptr noundef %1232)
  %1234 = icmp eq i64 %1233, 0
  %1235 = icmp sgt i64 %1230, -1
  %1236 = select i1 %1234, i1 %1235, i1 false
  br i1 %1236, label %1308, label %1237

1237:                                             ; preds = %1228
  %1238 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1229
  %1239 = load i64, ptr %1238, align 8
  %1240 = icmp sgt i64 %1239, 0
  br i1 %1240, label %1241, label %1243

1241:                                             ; preds = %1237
  %1242 = load ptr, ptr %16, align 8
  br label %1253

1243:                                             ; preds = %1303, %1237
  %1244 = phi double [ 0.000000e+00, %1237 ], [ %1305, %1303 ]
  %1245 = phi double [ 0x7FF0000000000000, %1237 ], [ %1260, %1303 ]
  %1246 = sitofp i64 %1239 to double
  %1247 = fdiv double %1244, %1246
  %1248 = fcmp oge double %1245, 1.000000e-03
  %1249 = fcmp ogt double %1247, %1231
  %1250 = select i1 %1248, i1 %1249, i1 false
  %1251 = select i1 %1250, double %1247, double %1231
  %1252 = select i1 %1250, i64 %1229, i64 %1230
  br label %1308

1253:                                             ; preds = %1303, %1241
  %1254 = phi i64 [ 0, %1241 ], [ %1306, %1303 ]
  %1255 = phi double [ 0x7FF0000000000000, %1241 ], [ %1260, %1303 ]
  %1256 = phi double [ 0.000000e+00, %1241 ], [ %1305, %1303 ]
  %1257 = getelementptr inbounds double, ptr %1242, i64 %1254
  %1258 = load double, ptr %1257, align 8
  %1259 = fcmp olt double %1258, %1255
  %1260 = select i1 %1259, double %1258, double %1255
  %1261 = fcmp olt double %1258, 1.000000e-03
  br i1 %1261, label %1303, label %1262

1262:                                             ; preds = %1253
  %1263 = bitcast double %1258 to i64
  %1264 = lshr i64 %1263, 52
  %1265 = and i64 %1264, 2047
  %1266 = and i64 %1263, 4503599627370495
  %1267 = or i64 %1266, 4607182418800017408
  %1268 = bitcast i64 %1267 to double
  %1269 = fcmp ogt double %1268, 0x3FF6A09E667F3BCD
  %1270 = fmul double %1268, 5.000000e-01
  %1271 = select i1 %1269, double %1270, double %1268
  %1272 = select i1 %1269, i64 -1022, i64 -1023
  %1273 = add nsw i64 %1272, %1265
  %1274 = fadd double %1271, -1.000000e+00
  %1275 = fadd double %1271, 1.000000e+00
  %1276 = fdiv double %1274, %1275
  %1277 = fmul double %1276, %1276
  %1278 = fmul double %1277, 0x3FA8618618618618
  %1279 = fadd double %1278, 0x3FAAF286BCA1AF28
  %1280 = fmul double %1277, %1279
  %1281 = fadd double %1280, 0x3FAE1E1E1E1E1E1E
  %1282 = fmul double %1277, %1281
  %1283 = fadd double %1282, 0x3FB1111111111111
  %1284 = fmul double %1277, %1283
  %1285 = fadd double %1284, 0x3FB3B13B13B13B14
  %1286 = fmul double %1277, %1285
  %1287 = fadd double %1286, 0x3FB745D1745D1746
  %1288 = fmul double %1277, %1287
  %1289 = fadd double %1288, 0x3FBC71C71C71C71C
  %1290 = fmul double %1277, %1289
  %1291 = fadd double %1290, 0x3FC2492492492492
  %1292 = fmul double %1277, %1291
  %1293 = fadd double %1292, 2.000000e-01
  %1294 = fmul double %1277, %1293
  %1295 = fadd double %1294, 0x3FD5555555555555
  %1296 = fmul double %1277, %1295
  %1297 = fadd double %1296, 1.000000e+00
  %1298 = fmul double %1276, 2.000000e+00
  %1299 = fmul double %1298, %1297
  %1300 = sitofp i64 %1273 to double
  %1301 = fmul double %1300, 0x3FE62E42FEFA39EF
  %1302 = fadd double %1301, %1299
  br label %1303

1303:                                             ; preds = %1262, %1253
  %1304 = phi double [ %1302, %1262 ], [ -7.000000e+00, %1253 ]
  %1305 = fadd double %1256, %1304
  %1306 = add nuw nsw i64 %1254, 1
  %1307 = icmp eq i64 %1306, %1239
  br i1 %1307, label %1243, label %1253

1308:                                             ; preds = %1243, %1228
  %1309 = phi double [ %1251, %1243 ], [ %1231, %1228 ]
  %1310 = phi i64 [ %1252, %1243 ], [ %1230, %1228 ]
  %1311 = add nuw nsw i64 %1229, 1
  %1312 = icmp eq i64 %1311, %1186
  br i1 %1312, label %1226, label %1228

1313:                                             ; preds = %1226
  %1314 = load ptr, ptr %16, align 8
  %1315 = tail call fastcc i64 @left_over(ptr noundef nonnull %0, i64 noundef %1213, i64 noundef %1310, ptr noundef %1314)
  %1316 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1310
  %1317 = load i64, ptr %1316, align 8
  %1318 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1310, i64 %1317
  %1319 = load ptr, ptr %1318, align 8
  %1320 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1310
  %1321 = load i64, ptr %1320, align 8
  %1322 = icmp sgt i64 %1321, 0
  br i1 %1322, label %1323, label %1383

1323:                                             ; preds = %1313
  %1324 = ptrtoint ptr %1319 to i64
  %1325 = load ptr, ptr %16, align 8
  %1326 = icmp eq i64 %1321, 1
  %1327 = ptrtoint ptr %1325 to i64
  %1328 = sub i64 %1324, %1327
  %1329 = icmp ult i64 %1328, 16
  %1330 = select i1 %1326, i1 true, i1 %1329
  br i1 %1330, label %1381, label %1331

1331:                                             ; preds = %1323
  %1332 = and i64 %1321, -2
  br label %1333

1333:                                             ; preds = %1333, %1331
  %1334 = phi i64 [ 0, %1331 ], [ %1377, %1333 ]
  %1335 = getelementptr inbounds double, ptr %1325, i64 %1334
  %1336 = load <2 x i64>, ptr %1335, align 8
  %1337 = lshr <2 x i64> %1336, <i64 52, i64 52>
  %1338 = and <2 x i64> %1337, <i64 2047, i64 2047>
  %1339 = and <2 x i64> %1336, <i64 4503599627370495, i64 4503599627370495>
  %1340 = or <2 x i64> %1339, <i64 4607182418800017408, i64 4607182418800017408>
  %1341 = bitcast <2 x i64> %1340 to <2 x double>
  %1342 = fcmp ogt <2 x double> %1341, <double 0x3FF6A09E667F3BCD, double 0x3FF6A09E667F3BCD>
  %1343 = fmul <2 x double> %1341, <double 5.000000e-01, double 5.000000e-01>
  %1344 = select <2 x i1> %1342, <2 x double> %1343, <2 x double> %1341
  %1345 = select <2 x i1> %1342, <2 x i64> <i64 -1022, i64 -1022>, <2 x i64> <i64 -1023, i64 -1023>
  %1346 = add nsw <2 x i64> %1345, %1338
  %1347 = fadd <2 x double> %1344, <double -1.000000e+00, double -1.000000e+00>
  %1348 = fadd <2 x double> %1344, <double 1.000000e+00, double 1.000000e+00>
  %1349 = fdiv <2 x double> %1347, %1348
  %1350 = fmul <2 x double> %1349, %1349
  %1351 = fmul <2 x double> %1350, <double 0x3FA8618618618618, double 0x3FA8618618618618>
  %1352 = fadd <2 x double> %1351, <double 0x3FAAF286BCA1AF28, double 0x3FAAF286BCA1AF28>
  %1353 = fmul <2 x double> %1350, %1352
  %1354 = fadd <2 x double> %1353, <double 0x3FAE1E1E1E1E1E1E, double 0x3FAE1E1E1E1E1E1E>
  %1355 = fmul <2 x double> %1350, %1354
  %1356 = fadd <2 x double> %1355, <double 0x3FB1111111111111, double 0x3FB1111111111111>
  %1357 = fmul <2 x double> %1350, %1356
  %1358 = fadd <2 x double> %1357, <double 0x3FB3B13B13B13B14, double 0x3FB3B13B13B13B14>
  %1359 = fmul <2 x double> %1350, %1358
  %1360 = fadd <2 x double> %1359, <double 0x3FB745D1745D1746, double 0x3FB745D1745D1746>
  %1361 = fmul <2 x double> %1350, %1360
  %1362 = fadd <2 x double> %1361, <double 0x3FBC71C71C71C71C, double 0x3FBC71C71C71C71C>
  %1363 = fmul <2 x double> %1350, %1362
  %1364 = fadd <2 x double> %1363, <double 0x3FC2492492492492, double 0x3FC2492492492492>
  %1365 = fmul <2 x double> %1350, %1364
  %1366 = fadd <2 x double> %1365, <double 2.000000e-01, double 2.000000e-01>
  %1367 = fmul <2 x double> %1350, %1366
  %1368 = fadd <2 x double> %1367, <double 0x3FD5555555555555, double 0x3FD5555555555555>
  %1369 = fmul <2 x double> %1350, %1368
  %1370 = fadd <2 x double> %1369, <double 1.000000e+00, double 1.000000e+00>
  %1371 = fmul <2 x double> %1349, <double 2.000000e+00, double 2.000000e+00>
  %1372 = fmul <2 x double> %1371, %1370
  %1373 = sitofp <2 x i64> %1346 to <2 x double>
  %1374 = fmul <2 x double> %1373, <double 0x3FE62E42FEFA39EF, double 0x3FE62E42FEFA39EF>
  %1375 = fadd <2 x double> %1374, %1372
  %1376 = getelementptr inbounds double, ptr %1319, i64 %1334
  store <2 x double> %1375, ptr %1376, align 8
  %1377 = add nuw i64 %1334, 2
  %1378 = icmp eq i64 %1377, %1332
  br i1 %1378, label %1379, label %1333

1379:                                             ; preds = %1333
  %1380 = icmp eq i64 %1321, %1332
  br i1 %1380, label %1383, label %1381

1381:                                             ; preds = %1323, %1379
  %1382 = phi i64 [ 0, %1323 ], [ %1332, %1379 ]
  br label %1387

1383:                                             ; preds = %1387, %1379, %1313
  store i64 %1310, ptr %1214, align 8
  %1384 = load i64, ptr %1316, align 8
  %1385 = add nsw i64 %1384, 1
  store i64 %1385, ptr %1316, align 8
  %1386 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %1310, i64 %1384
  store i64 %1213, ptr %1386, align 8
  br label %1433

1387:                                             ; preds = %1381, %1387
  %1388 = phi i64 [ %1431, %1387 ], [ %1382, %1381 ]
  %1389 = getelementptr inbounds double, ptr %1325, i64 %1388
  %1390 = load i64, ptr %1389, align 8
  %1391 = lshr i64 %1390, 52
  %1392 = and i64 %1391, 2047
  %1393 = and i64 %1390, 4503599627370495
  %1394 = or i64 %1393, 4607182418800017408
  %1395 = bitcast i64 %1394 to double
  %1396 = fcmp ogt double %1395, 0x3FF6A09E667F3BCD
  %1397 = fmul double %1395, 5.000000e-01
  %1398 = select i1 %1396, double %1397, double %1395
  %1399 = select i1 %1396, i64 -1022, i64 -1023
  %1400 = add nsw i64 %1399, %1392
  %1401 = fadd double %1398, -1.000000e+00
  %1402 = fadd double %1398, 1.000000e+00
  %1403 = fdiv double %1401, %1402
  %1404 = fmul double %1403, %1403
  %1405 = fmul double %1404, 0x3FA8618618618618
  %1406 = fadd double %1405, 0x3FAAF286BCA1AF28
  %1407 = fmul double %1404, %1406
  %1408 = fadd double %1407, 0x3FAE1E1E1E1E1E1E
  %1409 = fmul double %1404, %1408
  %1410 = fadd double %1409, 0x3FB1111111111111
  %1411 = fmul double %1404, %1410
  %1412 = fadd double %1411, 0x3FB3B13B13B13B14
  %1413 = fmul double %1404, %1412
  %1414 = fadd double %1413, 0x3FB745D1745D1746
  %1415 = fmul double %1404, %1414
  %1416 = fadd double %1415, 0x3FBC71C71C71C71C
  %1417 = fmul double %1404, %1416
  %1418 = fadd double %1417, 0x3FC2492492492492
  %1419 = fmul double %1404, %1418
  %1420 = fadd double %1419, 2.000000e-01
  %1421 = fmul double %1404, %1420
  %1422 = fadd double %1421, 0x3FD5555555555555
  %1423 = fmul double %1404, %1422
  %1424 = fadd double %1423, 1.000000e+00
  %1425 = fmul double %1403, 2.000000e+00
  %1426 = fmul double %1425, %1424
  %1427 = sitofp i64 %1400 to double
  %1428 = fmul double %1427, 0x3FE62E42FEFA39EF
  %1429 = fadd double %1428, %1426
  %1430 = getelementptr inbounds double, ptr %1319, i64 %1388
  store double %1429, ptr %1430, align 8
  %1431 = add nuw nsw i64 %1388, 1
  %1432 = icmp eq i64 %1431, %1321
  br i1 %1432, label %1383, label %1387

1433:                                             ; preds = %1383, %1226, %1212
  %1434 = add nuw nsw i64 %1213, 1
  %1435 = load i64, ptr %184, align 8
  %1436 = icmp slt i64 %1434, %1435
  br i1 %1436, label %1212, label %1437

1437:                                             ; preds = %1433, %1202
  br i1 %33, label %1440, label %1438

1438:                                             ; preds = %1437
  %1439 = load ptr, ptr %14, align 8
  br label %1451

1440:                                             ; preds = %1437
  %1441 = load ptr, ptr %8, align 8
  %1442 = load double, ptr %1441, align 8
  %1443 = load ptr, ptr %14, align 8
  %1444 = getelementptr inbounds %struct.Goal, ptr %1443, i64 0, i32 16
  %1445 = load double, ptr %1444, align 8
  %1446 = fsub double 1.000000e+00, %1445
  %1447 = fmul double %1442, %1446
  %1448 = fmul double %1133, 8.000000e+00
  %1449 = fcmp olt double %1447, %1448
  %1450 = select i1 %1449, i64 40, i64 10
  br label %1451

1451:                                             ; preds = %1440, %1438
  %1452 = phi ptr [ %1439, %1438 ], [ %1443, %1440 ]
  %1453 = phi i64 [ 10, %1438 ], [ %1450, %1440 ]
  %1454 = load i64, ptr %1452, align 8
  store i64 0, ptr %18, align 8
  %1455 = icmp sgt i64 %1454, 0
  %1456 = getelementptr inbounds %struct.Goal, ptr %1452, i64 0, i32 9
  %1457 = icmp ult i64 %1454, 4
  %1458 = and i64 %1454, -4
  %1459 = icmp eq i64 %1454, %1458
  br label %1460

1460:                                             ; preds = %2368, %1451
  %1461 = phi double [ %1134, %1451 ], [ %1519, %2368 ]
  %1462 = phi i64 [ 0, %1451 ], [ %2369, %2368 ]
  %1463 = load ptr, ptr %8, align 8
  %1464 = load double, ptr %1463, align 8
  %1465 = load ptr, ptr %14, align 8
  %1466 = getelementptr inbounds %struct.Goal, ptr %1465, i64 0, i32 16
  %1467 = load double, ptr %1466, align 8
  %1468 = fsub double 1.000000e+00, %1467
  %1469 = fmul double %1464, %1468
  %1470 = fcmp ogt double %1469, 0.000000e+00
  %1471 = select i1 %1470, double %1469, double 1.000000e-300
  %1472 = bitcast double %1471 to i64
  %1473 = lshr i64 %1472, 52
  %1474 = and i64 %1473, 2047
  %1475 = and i64 %1472, 4503599627370495
  %1476 = or i64 %1475, 4607182418800017408
  %1477 = bitcast i64 %1476 to double
  %1478 = fcmp ogt double %1477, 0x3FF6A09E667F3BCD
  %1479 = fmul double %1477, 5.000000e-01
  %1480 = select i1 %1478, double %1479, double %1477
  %1481 = select i1 %1478, i64 -1022, i64 -1023
  %1482 = add nsw i64 %1481, %1474
  %1483 = fadd double %1480, -1.000000e+00
  %1484 = fadd double %1480, 1.000000e+00
  %1485 = fdiv double %1483, %1484
  %1486 = fmul double %1485, %1485
  %1487 = fmul double %1486, 0x3FA8618618618618
  %1488 = fadd double %1487, 0x3FAAF286BCA1AF28
  %1489 = fmul double %1486, %1488
  %1490 = fadd double %1489, 0x3FAE1E1E1E1E1E1E
  %1491 = fmul double %1486, %1490
  %1492 = fadd double %1491, 0x3FB1111111111111
  %1493 = fmul double %1486, %1492
  %1494 = fadd double %1493, 0x3FB3B13B13B13B14
  %1495 = fmul double %1486, %1494
  %1496 = fadd double %1495, 0x3FB745D1745D1746
  %1497 = fmul double %1486, %1496
  %1498 = fadd double %1497, 0x3FBC71C71C71C71C
  %1499 = fmul double %1486, %1498
  %1500 = fadd double %1499, 0x3FC2492492492492
  %1501 = fmul double %1486, %1500
  %1502 = fadd double %1501, 2.000000e-01
  %1503 = fmul double %1486, %1502
  %1504 = fadd double %1503, 0x3FD5555555555555
  %1505 = fmul double %1486, %1504
  %1506 = fadd double %1505, 1.000000e+00
  %1507 = fmul double %1485, 2.000000e+00
  %1508 = fmul double %1507, %1506
  %1509 = sitofp i64 %1482 to double
  %1510 = fmul double %1509, 0x3FE62E42FEFA39EF
  %1511 = fadd double %1510, %1508
  %1512 = icmp ne i64 %1462, 0
  %1513 = zext i1 %1512 to i64
  %1514 = tail call fastcc double @linearise(ptr noundef nonnull %0, i64 noundef %1513)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  %1515 = fcmp oeq double %1514, 0xFFF0000000000000
  br i1 %1515, label %2366, label %1516

1516:                                             ; preds = %1460
  br i1 %1455, label %1529, label %1522

1517:                                             ; preds = %1822
  %1518 = fcmp ogt double %1827, %1461
  %1519 = select i1 %1518, double %1827, double %1461
  %1520 = fadd double %1511, -1.000000e-10
  %1521 = fcmp ult double %1519, %1520
  br i1 %1521, label %1527, label %2366

1522:                                             ; preds = %1516
  %1523 = fcmp ogt double %1514, %1134
  %1524 = select i1 %1523, double %1514, double %1134
  %1525 = fadd double %1511, -1.000000e-10
  %1526 = fcmp ult double %1524, %1525
  br i1 %1526, label %2111, label %2366

1527:                                             ; preds = %1517
  %1528 = fsub double %1520, %1827
  br label %1870

1529:                                             ; preds = %1516, %1822
  %1530 = phi double [ %1827, %1822 ], [ %1514, %1516 ]
  %1531 = phi i64 [ %1834, %1822 ], [ 0, %1516 ]
  %1532 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %1531
  %1533 = load ptr, ptr %1532, align 8
  %1534 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1531
  %1535 = load i64, ptr %1534, align 8
  %1536 = icmp sgt i64 %1535, 0
  br i1 %1536, label %1537, label %1551

1537:                                             ; preds = %1529
  %1538 = icmp ult i64 %1535, 4
  br i1 %1538, label %1549, label %1539

1539:                                             ; preds = %1537
  %1540 = and i64 %1535, -4
  br label %1541

1541:                                             ; preds = %1541, %1539
  %1542 = phi i64 [ 0, %1539 ], [ %1545, %1541 ]
  %1543 = getelementptr inbounds double, ptr %1533, i64 %1542
  store <2 x double> zeroinitializer, ptr %1543, align 8
  %1544 = getelementptr inbounds double, ptr %1543, i64 2
  store <2 x double> zeroinitializer, ptr %1544, align 8
  %1545 = add nuw i64 %1542, 4
  %1546 = icmp eq i64 %1545, %1540
  br i1 %1546, label %1547, label %1541

1547:                                             ; preds = %1541
  %1548 = icmp eq i64 %1535, %1540
  br i1 %1548, label %1551, label %1549

1549:                                             ; preds = %1537, %1547
  %1550 = phi i64 [ 0, %1537 ], [ %1540, %1547 ]
  br label %1568

1551:                                             ; preds = %1568, %1547, %1529
  %1552 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1531
  %1553 = load i64, ptr %1552, align 8
  %1554 = icmp sgt i64 %1553, 0
  br i1 %1554, label %1555, label %1573

1555:                                             ; preds = %1551
  %1556 = shl i64 %1535, 3
  %1557 = getelementptr i8, ptr %1533, i64 %1556
  %1558 = add i64 %1535, -1
  %1559 = and i64 %1535, 3
  %1560 = icmp ult i64 %1558, 3
  %1561 = and i64 %1535, -4
  %1562 = icmp eq i64 %1559, 0
  %1563 = icmp ult i64 %1535, 4
  %1564 = and i64 %1535, -4
  %1565 = icmp eq i64 %1535, %1564
  %1566 = and i64 %1535, 1
  %1567 = icmp eq i64 %1566, 0
  br label %1590

1568:                                             ; preds = %1549, %1568
  %1569 = phi i64 [ %1571, %1568 ], [ %1550, %1549 ]
  %1570 = getelementptr inbounds double, ptr %1533, i64 %1569
  store double 0.000000e+00, ptr %1570, align 8
  %1571 = add nuw nsw i64 %1569, 1
  %1572 = icmp eq i64 %1571, %1535
  br i1 %1572, label %1551, label %1568

1573:                                             ; preds = %1716, %1551
  %1574 = phi double [ %1530, %1551 ], [ %1718, %1716 ]
  %1575 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1531
  %1576 = load i64, ptr %1575, align 8
  %1577 = icmp sgt i64 %1576, 0
  br i1 %1577, label %1578, label %1721

1578:                                             ; preds = %1573
  %1579 = load ptr, ptr %0, align 8
  %1580 = load i64, ptr %1579, align 8
  %1581 = load ptr, ptr %8, align 8
  %1582 = getelementptr inbounds %struct.Best, ptr %1581, i64 0, i32 2
  %1583 = shl i64 %1535, 3
  %1584 = getelementptr i8, ptr %1533, i64 %1583
  %1585 = icmp ult i64 %1535, 4
  %1586 = and i64 %1535, -4
  %1587 = icmp eq i64 %1535, %1586
  %1588 = and i64 %1535, 1
  %1589 = icmp eq i64 %1588, 0
  br label %1730

1590:                                             ; preds = %1555, %1716
  %1591 = phi i64 [ %1717, %1716 ], [ %1553, %1555 ]
  %1592 = phi double [ %1718, %1716 ], [ %1530, %1555 ]
  %1593 = phi i64 [ %1719, %1716 ], [ 0, %1555 ]
  %1594 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1531, i64 %1593
  %1595 = load i64, ptr %1594, align 8
  %1596 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1595
  %1597 = load double, ptr %1596, align 8
  %1598 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1531, i64 %1593
  %1599 = load ptr, ptr %1598, align 8
  %1600 = fcmp ogt double %1597, 0x3D719799812DEA11
  br i1 %1600, label %1601, label %1667

1601:                                             ; preds = %1590
  br i1 %1536, label %1602, label %1644

1602:                                             ; preds = %1601
  br i1 %1563, label %1630, label %1603

1603:                                             ; preds = %1602
  %1604 = getelementptr i8, ptr %1599, i64 %1556
  %1605 = icmp ult ptr %1533, %1604
  %1606 = icmp ult ptr %1599, %1557
  %1607 = and i1 %1605, %1606
  br i1 %1607, label %1630, label %1608

1608:                                             ; preds = %1603
  %1609 = insertelement <2 x double> poison, double %1597, i64 0
  %1610 = shufflevector <2 x double> %1609, <2 x double> poison, <2 x i32> zeroinitializer
  %1611 = insertelement <2 x double> poison, double %1597, i64 0
  %1612 = shufflevector <2 x double> %1611, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1613

1613:                                             ; preds = %1613, %1608
  %1614 = phi i64 [ 0, %1608 ], [ %1627, %1613 ]
  %1615 = getelementptr inbounds double, ptr %1599, i64 %1614
  %1616 = load <2 x double>, ptr %1615, align 8
  %1617 = getelementptr inbounds double, ptr %1615, i64 2
  %1618 = load <2 x double>, ptr %1617, align 8
  %1619 = fmul <2 x double> %1610, %1616
  %1620 = fmul <2 x double> %1612, %1618
  %1621 = getelementptr inbounds double, ptr %1533, i64 %1614
  %1622 = load <2 x double>, ptr %1621, align 8
  %1623 = getelementptr inbounds double, ptr %1621, i64 2
  %1624 = load <2 x double>, ptr %1623, align 8
  %1625 = fadd <2 x double> %1622, %1619
  %1626 = fadd <2 x double> %1624, %1620
  store <2 x double> %1625, ptr %1621, align 8
  store <2 x double> %1626, ptr %1623, align 8
  %1627 = add nuw i64 %1614, 4
  %1628 = icmp eq i64 %1627, %1564
  br i1 %1628, label %1629, label %1613

1629:                                             ; preds = %1613
  br i1 %1565, label %1644, label %1630

1630:                                             ; preds = %1603, %1602, %1629
  %1631 = phi i64 [ 0, %1603 ], [ 0, %1602 ], [ %1564, %1629 ]
  %1632 = or i64 %1631, 1
  br i1 %1567, label %1641, label %1633

1633:                                             ; preds = %1630
  %1634 = getelementptr inbounds double, ptr %1599, i64 %1631
  %1635 = load double, ptr %1634, align 8
  %1636 = fmul double %1597, %1635
  %1637 = getelementptr inbounds double, ptr %1533, i64 %1631
  %1638 = load double, ptr %1637, align 8
  %1639 = fadd double %1638, %1636
  store double %1639, ptr %1637, align 8
  %1640 = or i64 %1631, 1
  br label %1641

1641:                                             ; preds = %1633, %1630
  %1642 = phi i64 [ %1631, %1630 ], [ %1640, %1633 ]
  %1643 = icmp eq i64 %1535, %1632
  br i1 %1643, label %1644, label %1650

1644:                                             ; preds = %1641, %1650, %1629, %1601
  %1645 = load ptr, ptr %8, align 8
  %1646 = getelementptr inbounds %struct.Best, ptr %1645, i64 0, i32 2
  %1647 = load i64, ptr %1646, align 8
  %1648 = sub nsw i64 %1647, %1535
  store i64 %1648, ptr %1646, align 8
  %1649 = load i64, ptr %1552, align 8
  br label %1716

1650:                                             ; preds = %1641, %1650
  %1651 = phi i64 [ %1665, %1650 ], [ %1642, %1641 ]
  %1652 = getelementptr inbounds double, ptr %1599, i64 %1651
  %1653 = load double, ptr %1652, align 8
  %1654 = fmul double %1597, %1653
  %1655 = getelementptr inbounds double, ptr %1533, i64 %1651
  %1656 = load double, ptr %1655, align 8
  %1657 = fadd double %1656, %1654
  store double %1657, ptr %1655, align 8
  %1658 = add nuw nsw i64 %1651, 1
  %1659 = getelementptr inbounds double, ptr %1599, i64 %1658
  %1660 = load double, ptr %1659, align 8
  %1661 = fmul double %1597, %1660
  %1662 = getelementptr inbounds double, ptr %1533, i64 %1658
  %1663 = load double, ptr %1662, align 8
  %1664 = fadd double %1663, %1661
  store double %1664, ptr %1662, align 8
  %1665 = add nuw nsw i64 %1651, 2
  %1666 = icmp eq i64 %1665, %1535
  br i1 %1666, label %1644, label %1650

1667:                                             ; preds = %1590
  %1668 = fcmp ogt double %1597, 0.000000e+00
  br i1 %1668, label %1669, label %1716

1669:                                             ; preds = %1667
  br i1 %1536, label %1670, label %1686

1670:                                             ; preds = %1669
  br i1 %1560, label %1671, label %1690

1671:                                             ; preds = %1690, %1670
  %1672 = phi double [ undef, %1670 ], [ %1712, %1690 ]
  %1673 = phi i64 [ 0, %1670 ], [ %1713, %1690 ]
  %1674 = phi double [ 0x7FF0000000000000, %1670 ], [ %1712, %1690 ]
  br i1 %1562, label %1686, label %1675

1675:                                             ; preds = %1671, %1675
  %1676 = phi i64 [ %1683, %1675 ], [ %1673, %1671 ]
  %1677 = phi double [ %1682, %1675 ], [ %1674, %1671 ]
  %1678 = phi i64 [ %1684, %1675 ], [ 0, %1671 ]
  %1679 = getelementptr inbounds double, ptr %1599, i64 %1676
  %1680 = load double, ptr %1679, align 8
  %1681 = fcmp olt double %1680, %1677
  %1682 = select i1 %1681, double %1680, double %1677
  %1683 = add nuw nsw i64 %1676, 1
  %1684 = add i64 %1678, 1
  %1685 = icmp eq i64 %1684, %1559
  br i1 %1685, label %1686, label %1675

1686:                                             ; preds = %1671, %1675, %1669
  %1687 = phi double [ 0x7FF0000000000000, %1669 ], [ %1672, %1671 ], [ %1682, %1675 ]
  %1688 = fmul double %1597, %1687
  %1689 = fadd double %1592, %1688
  br label %1716

1690:                                             ; preds = %1670, %1690
  %1691 = phi i64 [ %1713, %1690 ], [ 0, %1670 ]
  %1692 = phi double [ %1712, %1690 ], [ 0x7FF0000000000000, %1670 ]
  %1693 = phi i64 [ %1714, %1690 ], [ 0, %1670 ]
  %1694 = getelementptr inbounds double, ptr %1599, i64 %1691
  %1695 = load double, ptr %1694, align 8
  %1696 = fcmp olt double %1695, %1692
  %1697 = select i1 %1696, double %1695, double %1692
  %1698 = or i64 %1691, 1
  %1699 = getelementptr inbounds double, ptr %1599, i64 %1698
  %1700 = load double, ptr %1699, align 8
  %1701 = fcmp olt double %1700, %1697
  %1702 = select i1 %1701, double %1700, double %1697
  %1703 = or i64 %1691, 2
  %1704 = getelementptr inbounds double, ptr %1599, i64 %1703
  %1705 = load double, ptr %1704, align 8
  %1706 = fcmp olt double %1705, %1702
  %1707 = select i1 %1706, double %1705, double %1702
  %1708 = or i64 %1691, 3
  %1709 = getelementptr inbounds double, ptr %1599, i64 %1708
  %1710 = load double, ptr %1709, align 8
  %1711 = fcmp olt double %1710, %1707
  %1712 = select i1 %1711, double %1710, double %1707
  %1713 = add nuw nsw i64 %1691, 4
  %1714 = add i64 %1693, 4
  %1715 = icmp eq i64 %1714, %1561
  br i1 %1715, label %1671, label %1690

1716:                                             ; preds = %1686, %1667, %1644
  %1717 = phi i64 [ %1649, %1644 ], [ %1591, %1686 ], [ %1591, %1667 ]
  %1718 = phi double [ %1592, %1644 ], [ %1689, %1686 ], [ %1592, %1667 ]
  %1719 = add nuw nsw i64 %1593, 1
  %1720 = icmp slt i64 %1719, %1717
  br i1 %1720, label %1590, label %1573

1721:                                             ; preds = %1781, %1573
  %1722 = icmp sgt i64 %1535, 1
  br i1 %1722, label %1723, label %1822

1723:                                             ; preds = %1721
  %1724 = add i64 %1535, -1
  %1725 = add i64 %1535, -2
  %1726 = and i64 %1724, 3
  %1727 = icmp ult i64 %1725, 3
  br i1 %1727, label %1804, label %1728

1728:                                             ; preds = %1723
  %1729 = and i64 %1724, -4
  br label %1836

1730:                                             ; preds = %1781, %1578
  %1731 = phi i64 [ 0, %1578 ], [ %1784, %1781 ]
  %1732 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %1531, i64 %1731
  %1733 = load i64, ptr %1732, align 8
  %1734 = add nsw i64 %1733, %1580
  %1735 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %1734
  %1736 = load double, ptr %1735, align 8
  %1737 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1531, i64 %1731
  %1738 = load ptr, ptr %1737, align 8
  br i1 %1536, label %1739, label %1781

1739:                                             ; preds = %1730
  br i1 %1585, label %1767, label %1740

1740:                                             ; preds = %1739
  %1741 = getelementptr i8, ptr %1738, i64 %1583
  %1742 = icmp ult ptr %1533, %1741
  %1743 = icmp ult ptr %1738, %1584
  %1744 = and i1 %1742, %1743
  br i1 %1744, label %1767, label %1745

1745:                                             ; preds = %1740
  %1746 = insertelement <2 x double> poison, double %1736, i64 0
  %1747 = shufflevector <2 x double> %1746, <2 x double> poison, <2 x i32> zeroinitializer
  %1748 = insertelement <2 x double> poison, double %1736, i64 0
  %1749 = shufflevector <2 x double> %1748, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1750

1750:                                             ; preds = %1750, %1745
  %1751 = phi i64 [ 0, %1745 ], [ %1764, %1750 ]
  %1752 = getelementptr inbounds double, ptr %1738, i64 %1751
  %1753 = load <2 x double>, ptr %1752, align 8
  %1754 = getelementptr inbounds double, ptr %1752, i64 2
  %1755 = load <2 x double>, ptr %1754, align 8
  %1756 = fmul <2 x double> %1747, %1753
  %1757 = fmul <2 x double> %1749, %1755
  %1758 = getelementptr inbounds double, ptr %1533, i64 %1751
  %1759 = load <2 x double>, ptr %1758, align 8
  %1760 = getelementptr inbounds double, ptr %1758, i64 2
  %1761 = load <2 x double>, ptr %1760, align 8
  %1762 = fadd <2 x double> %1759, %1756
  %1763 = fadd <2 x double> %1761, %1757
  store <2 x double> %1762, ptr %1758, align 8
  store <2 x double> %1763, ptr %1760, align 8
  %1764 = add nuw i64 %1751, 4
  %1765 = icmp eq i64 %1764, %1586
  br i1 %1765, label %1766, label %1750

1766:                                             ; preds = %1750
  br i1 %1587, label %1781, label %1767

1767:                                             ; preds = %1740, %1739, %1766
  %1768 = phi i64 [ 0, %1740 ], [ 0, %1739 ], [ %1586, %1766 ]
  %1769 = or i64 %1768, 1
  br i1 %1589, label %1778, label %1770

1770:                                             ; preds = %1767
  %1771 = getelementptr inbounds double, ptr %1738, i64 %1768
  %1772 = load double, ptr %1771, align 8
  %1773 = fmul double %1736, %1772
  %1774 = getelementptr inbounds double, ptr %1533, i64 %1768
  %1775 = load double, ptr %1774, align 8
  %1776 = fadd double %1775, %1773
  store double %1776, ptr %1774, align 8
  %1777 = or i64 %1768, 1
  br label %1778

1778:                                             ; preds = %1770, %1767
  %1779 = phi i64 [ %1768, %1767 ], [ %1777, %1770 ]
  %1780 = icmp eq i64 %1535, %1769
  br i1 %1780, label %1781, label %1787

1781:                                             ; preds = %1778, %1787, %1766, %1730
  %1782 = load i64, ptr %1582, align 8
  %1783 = sub nsw i64 %1782, %1535
  store i64 %1783, ptr %1582, align 8
  %1784 = add nuw nsw i64 %1731, 1
  %1785 = load i64, ptr %1575, align 8
  %1786 = icmp slt i64 %1784, %1785
  br i1 %1786, label %1730, label %1721

1787:                                             ; preds = %1778, %1787
  %1788 = phi i64 [ %1802, %1787 ], [ %1779, %1778 ]
  %1789 = getelementptr inbounds double, ptr %1738, i64 %1788
  %1790 = load double, ptr %1789, align 8
  %1791 = fmul double %1736, %1790
  %1792 = getelementptr inbounds double, ptr %1533, i64 %1788
  %1793 = load double, ptr %1792, align 8
  %1794 = fadd double %1793, %1791
  store double %1794, ptr %1792, align 8
  %1795 = add nuw nsw i64 %1788, 1
  %1796 = getelementptr inbounds double, ptr %1738, i64 %1795
  %1797 = load double, ptr %1796, align 8
  %1798 = fmul double %1736, %1797
  %1799 = getelementptr inbounds double, ptr %1533, i64 %1795
  %1800 = load double, ptr %1799, align 8
  %1801 = fadd double %1800, %1798
  store double %1801, ptr %1799, align 8
  %1802 = add nuw nsw i64 %1788, 2
  %1803 = icmp eq i64 %1802, %1535
  br i1 %1803, label %1781, label %1787

1804:                                             ; preds = %1836, %1723
  %1805 = phi i64 [ undef, %1723 ], [ %1866, %1836 ]
  %1806 = phi i64 [ 1, %1723 ], [ %1867, %1836 ]
  %1807 = phi i64 [ 0, %1723 ], [ %1866, %1836 ]
  %1808 = icmp eq i64 %1726, 0
  br i1 %1808, label %1822, label %1809

1809:                                             ; preds = %1804, %1809
  %1810 = phi i64 [ %1819, %1809 ], [ %1806, %1804 ]
  %1811 = phi i64 [ %1818, %1809 ], [ %1807, %1804 ]
  %1812 = phi i64 [ %1820, %1809 ], [ 0, %1804 ]
  %1813 = getelementptr inbounds double, ptr %1533, i64 %1810
  %1814 = load double, ptr %1813, align 8
  %1815 = getelementptr inbounds double, ptr %1533, i64 %1811
  %1816 = load double, ptr %1815, align 8
  %1817 = fcmp olt double %1814, %1816
  %1818 = select i1 %1817, i64 %1810, i64 %1811
  %1819 = add nuw nsw i64 %1810, 1
  %1820 = add i64 %1812, 1
  %1821 = icmp eq i64 %1820, %1726
  br i1 %1821, label %1822, label %1809

1822:                                             ; preds = %1804, %1809, %1721
  %1823 = phi i64 [ 0, %1721 ], [ %1805, %1804 ], [ %1818, %1809 ]
  %1824 = getelementptr inbounds double, ptr %1533, i64 %1823
  %1825 = load double, ptr %1824, align 8
  %1826 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %1531
  store double %1825, ptr %1826, align 8
  %1827 = fadd double %1574, %1825
  %1828 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %1531
  %1829 = load ptr, ptr %1828, align 8
  %1830 = getelementptr inbounds i32, ptr %1829, i64 %1823
  %1831 = load i32, ptr %1830, align 4
  %1832 = sext i32 %1831 to i64
  %1833 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %1531
  store i64 %1832, ptr %1833, align 8
  %1834 = add nuw nsw i64 %1531, 1
  %1835 = icmp eq i64 %1834, %1454
  br i1 %1835, label %1517, label %1529

1836:                                             ; preds = %1836, %1728
  %1837 = phi i64 [ 1, %1728 ], [ %1867, %1836 ]
  %1838 = phi i64 [ 0, %1728 ], [ %1866, %1836 ]
  %1839 = phi i64 [ 0, %1728 ], [ %1868, %1836 ]
  %1840 = getelementptr inbounds double, ptr %1533, i64 %1837
  %1841 = load double, ptr %1840, align 8
  %1842 = getelementptr inbounds double, ptr %1533, i64 %1838
  %1843 = load double, ptr %1842, align 8
  %1844 = fcmp olt double %1841, %1843
  %1845 = select i1 %1844, i64 %1837, i64 %1838
  %1846 = add nuw nsw i64 %1837, 1
  %1847 = getelementptr inbounds double, ptr %1533, i64 %1846
  %1848 = load double, ptr %1847, align 8
  %1849 = getelementptr inbounds double, ptr %1533, i64 %1845
  %1850 = load double, ptr %1849, align 8
  %1851 = fcmp olt double %1848, %1850
  %1852 = select i1 %1851, i64 %1846, i64 %1845
  %1853 = add nuw nsw i64 %1837, 2
  %1854 = getelementptr inbounds double, ptr %1533, i64 %1853
  %1855 = load double, ptr %1854, align 8
  %1856 = getelementptr inbounds double, ptr %1533, i64 %1852
  %1857 = load double, ptr %1856, align 8
  %1858 = fcmp olt double %1855, %1857
  %1859 = select i1 %1858, i64 %1853, i64 %1852
  %1860 = add nuw nsw i64 %1837, 3
  %1861 = getelementptr inbounds double, ptr %1533, i64 %1860
  %1862 = load double, ptr %1861, align 8
  %1863 = getelementptr inbounds double, ptr %1533, i64 %1859
  %1864 = load double, ptr %1863, align 8
  %1865 = fcmp olt double %1862, %1864
  %1866 = select i1 %1865, i64 %1860, i64 %1859
  %1867 = add nuw nsw i64 %1837, 4
  %1868 = add i64 %1839, 4
  %1869 = icmp eq i64 %1868, %1729
  br i1 %1869, label %1804, label %1836

1870:                                             ; preds = %2102, %1527
  %1871 = phi i1 [ true, %1527 ], [ %2108, %2102 ]
  %1872 = phi i64 [ 0, %1527 ], [ %2107, %2102 ]
  %1873 = phi i64 [ 1, %1527 ], [ %2106, %2102 ]
  %1874 = getelementptr inbounds [16 x double], ptr %2, i64 0, i64 %1872
  %1875 = load double, ptr %1874, align 8
  %1876 = fadd double %1528, %1875
  %1877 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1872
  %1878 = load i64, ptr %1877, align 8
  %1879 = icmp sgt i64 %1878, 0
  br i1 %1879, label %1880, label %1922

1880:                                             ; preds = %1870
  %1881 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %1872
  %1882 = load ptr, ptr %1881, align 8
  %1883 = icmp ult i64 %1878, 4
  br i1 %1883, label %1910, label %1884

1884:                                             ; preds = %1880
  %1885 = and i64 %1878, -4
  %1886 = insertelement <2 x double> poison, double %1876, i64 0
  %1887 = shufflevector <2 x double> %1886, <2 x double> poison, <2 x i32> zeroinitializer
  %1888 = insertelement <2 x double> poison, double %1876, i64 0
  %1889 = shufflevector <2 x double> %1888, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1890

1890:                                             ; preds = %1890, %1884
  %1891 = phi i64 [ 0, %1884 ], [ %1904, %1890 ]
  %1892 = phi <2 x i64> [ zeroinitializer, %1884 ], [ %1902, %1890 ]
  %1893 = phi <2 x i64> [ zeroinitializer, %1884 ], [ %1903, %1890 ]
  %1894 = getelementptr inbounds double, ptr %1882, i64 %1891
  %1895 = load <2 x double>, ptr %1894, align 8
  %1896 = getelementptr inbounds double, ptr %1894, i64 2
  %1897 = load <2 x double>, ptr %1896, align 8
  %1898 = fcmp oge <2 x double> %1895, %1887
  %1899 = fcmp oge <2 x double> %1897, %1889
  %1900 = zext <2 x i1> %1898 to <2 x i64>
  %1901 = zext <2 x i1> %1899 to <2 x i64>
  %1902 = add <2 x i64> %1892, %1900
  %1903 = add <2 x i64> %1893, %1901
  %1904 = add nuw i64 %1891, 4
  %1905 = icmp eq i64 %1904, %1885
  br i1 %1905, label %1906, label %1890

1906:                                             ; preds = %1890
  %1907 = add <2 x i64> %1903, %1902
  %1908 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %1907)
  %1909 = icmp eq i64 %1878, %1885
  br i1 %1909, label %1913, label %1910

1910:                                             ; preds = %1880, %1906
  %1911 = phi i64 [ 0, %1880 ], [ %1885, %1906 ]
  %1912 = phi i64 [ 0, %1880 ], [ %1908, %1906 ]
  br label %1924

1913:                                             ; preds = %1924, %1906
  %1914 = phi i64 [ %1908, %1906 ], [ %1931, %1924 ]
  %1915 = mul nsw i64 %1914, 10
  %1916 = icmp sgt i64 %1915, %1878
  br i1 %1916, label %1917, label %2102

1917:                                             ; preds = %1913
  %1918 = and i64 %1878, 3
  %1919 = icmp ult i64 %1878, 4
  br i1 %1919, label %1935, label %1920

1920:                                             ; preds = %1917
  %1921 = and i64 %1878, -4
  br label %2077

1922:                                             ; preds = %1870
  %1923 = icmp slt i64 %1878, 0
  br i1 %1923, label %1934, label %2102

1924:                                             ; preds = %1910, %1924
  %1925 = phi i64 [ %1932, %1924 ], [ %1911, %1910 ]
  %1926 = phi i64 [ %1931, %1924 ], [ %1912, %1910 ]
  %1927 = getelementptr inbounds double, ptr %1882, i64 %1925
  %1928 = load double, ptr %1927, align 8
  %1929 = fcmp oge double %1928, %1876
  %1930 = zext i1 %1929 to i64
  %1931 = add nuw nsw i64 %1926, %1930
  %1932 = add nuw nsw i64 %1925, 1
  %1933 = icmp eq i64 %1932, %1878
  br i1 %1933, label %1913, label %1924

1934:                                             ; preds = %1922
  store i64 0, ptr %1877, align 8
  br label %2110

1935:                                             ; preds = %2077, %1917
  %1936 = phi i64 [ 0, %1917 ], [ %2099, %2077 ]
  %1937 = icmp eq i64 %1918, 0
  br i1 %1937, label %1948, label %1938

1938:                                             ; preds = %1935, %1938
  %1939 = phi i64 [ %1945, %1938 ], [ %1936, %1935 ]
  %1940 = phi i64 [ %1946, %1938 ], [ 0, %1935 ]
  %1941 = getelementptr inbounds double, ptr %1882, i64 %1939
  %1942 = load double, ptr %1941, align 8
  %1943 = fcmp oge double %1942, %1876
  %1944 = uitofp i1 %1943 to double
  store double %1944, ptr %1941, align 8
  %1945 = add nuw nsw i64 %1939, 1
  %1946 = add i64 %1940, 1
  %1947 = icmp eq i64 %1946, %1918
  br i1 %1947, label %1948, label %1938

1948:                                             ; preds = %1938, %1935
  %1949 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %1872
  %1950 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1872
  %1951 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %1872
  br label %1952

1952:                                             ; preds = %2071, %1948
  %1953 = phi i64 [ 0, %1948 ], [ %2073, %2071 ]
  %1954 = phi i64 [ 0, %1948 ], [ %2072, %2071 ]
  %1955 = getelementptr inbounds double, ptr %1882, i64 %1953
  %1956 = load double, ptr %1955, align 8
  %1957 = fcmp une double %1956, 0.000000e+00
  br i1 %1957, label %2071, label %1958

1958:                                             ; preds = %1952
  %1959 = icmp slt i64 %1954, %1953
  br i1 %1959, label %1960, label %2069

1960:                                             ; preds = %1958
  %1961 = load ptr, ptr %1949, align 8
  %1962 = getelementptr inbounds i32, ptr %1961, i64 %1953
  %1963 = load i32, ptr %1962, align 4
  %1964 = getelementptr inbounds i32, ptr %1961, i64 %1954
  store i32 %1963, ptr %1964, align 4
  %1965 = load i64, ptr %1950, align 8
  %1966 = icmp sgt i64 %1965, 0
  br i1 %1966, label %1967, label %1986

1967:                                             ; preds = %1960
  %1968 = and i64 %1965, 3
  %1969 = icmp ult i64 %1965, 4
  br i1 %1969, label %1972, label %1970

1970:                                             ; preds = %1967
  %1971 = and i64 %1965, -4
  br label %1994

1972:                                             ; preds = %1994, %1967
  %1973 = phi i64 [ 0, %1967 ], [ %2020, %1994 ]
  %1974 = icmp eq i64 %1968, 0
  br i1 %1974, label %1986, label %1975

1975:                                             ; preds = %1972, %1975
  %1976 = phi i64 [ %1983, %1975 ], [ %1973, %1972 ]
  %1977 = phi i64 [ %1984, %1975 ], [ 0, %1972 ]
  %1978 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1872, i64 %1976
  %1979 = load ptr, ptr %1978, align 8
  %1980 = getelementptr inbounds double, ptr %1979, i64 %1953
  %1981 = load double, ptr %1980, align 8
  %1982 = getelementptr inbounds double, ptr %1979, i64 %1954
  store double %1981, ptr %1982, align 8
  %1983 = add nuw nsw i64 %1976, 1
  %1984 = add i64 %1977, 1
  %1985 = icmp eq i64 %1984, %1968
  br i1 %1985, label %1986, label %1975

1986:                                             ; preds = %1972, %1975, %1960
  %1987 = load i64, ptr %1951, align 8
  %1988 = icmp sgt i64 %1987, 0
  br i1 %1988, label %1989, label %2037

1989:                                             ; preds = %1986
  %1990 = and i64 %1987, 3
  %1991 = icmp ult i64 %1987, 4
  br i1 %1991, label %2023, label %1992

1992:                                             ; preds = %1989
  %1993 = and i64 %1987, -4
  br label %2040

1994:                                             ; preds = %1994, %1970
  %1995 = phi i64 [ 0, %1970 ], [ %2020, %1994 ]
  %1996 = phi i64 [ 0, %1970 ], [ %2021, %1994 ]
  %1997 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1872, i64 %1995
  %1998 = load ptr, ptr %1997, align 8
  %1999 = getelementptr inbounds double, ptr %1998, i64 %1953
  %2000 = load double, ptr %1999, align 8
  %2001 = getelementptr inbounds double, ptr %1998, i64 %1954
  store double %2000, ptr %2001, align 8
  %2002 = or i64 %1995, 1
  %2003 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1872, i64 %2002
  %2004 = load ptr, ptr %2003, align 8
  %2005 = getelementptr inbounds double, ptr %2004, i64 %1953
  %2006 = load double, ptr %2005, align 8
  %2007 = getelementptr inbounds double, ptr %2004, i64 %1954
  store double %2006, ptr %2007, align 8
  %2008 = or i64 %1995, 2
  %2009 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1872, i64 %2008
  %2010 = load ptr, ptr %2009, align 8
  %2011 = getelementptr inbounds double, ptr %2010, i64 %1953
  %2012 = load double, ptr %2011, align 8
  %2013 = getelementptr inbounds double, ptr %2010, i64 %1954
  store double %2012, ptr %2013, align 8
  %2014 = or i64 %1995, 3
  %2015 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %1872, i64 %2014
  %2016 = load ptr, ptr %2015, align 8
  %2017 = getelementptr inbounds double, ptr %2016, i64 %1953
  %2018 = load double, ptr %2017, align 8
  %2019 = getelementptr inbounds double, ptr %2016, i64 %1954
  store double %2018, ptr %2019, align 8
  %2020 = add nuw nsw i64 %1995, 4
  %2021 = add i64 %1996, 4
  %2022 = icmp eq i64 %2021, %1971
  br i1 %2022, label %1972, label %1994

2023:                                             ; preds = %2040, %1989
  %2024 = phi i64 [ 0, %1989 ], [ %2066, %2040 ]
  %2025 = icmp eq i64 %1990, 0
  br i1 %2025, label %2037, label %2026

2026:                                             ; preds = %2023, %2026
  %2027 = phi i64 [ %2034, %2026 ], [ %2024, %2023 ]
  %2028 = phi i64 [ %2035, %2026 ], [ 0, %2023 ]
  %2029 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1872, i64 %2027
  %2030 = load ptr, ptr %2029, align 8
  %2031 = getelementptr inbounds double, ptr %2030, i64 %1953
  %2032 = load double, ptr %2031, align 8
  %2033 = getelementptr inbounds double, ptr %2030, i64 %1954
  store double %2032, ptr %2033, align 8
  %2034 = add nuw nsw i64 %2027, 1
  %2035 = add i64 %2028, 1
  %2036 = icmp eq i64 %2035, %1990
  br i1 %2036, label %2037, label %2026

2037:                                             ; preds = %2023, %2026, %1986
  %2038 = load double, ptr %1955, align 8
  %2039 = getelementptr inbounds double, ptr %1882, i64 %1954
  store double %2038, ptr %2039, align 8
  br label %2069

2040:                                             ; preds = %2040, %1992
  %2041 = phi i64 [ 0, %1992 ], [ %2066, %2040 ]
  %2042 = phi i64 [ 0, %1992 ], [ %2067, %2040 ]
  %2043 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1872, i64 %2041
  %2044 = load ptr, ptr %2043, align 8
  %2045 = getelementptr inbounds double, ptr %2044, i64 %1953
  %2046 = load double, ptr %2045, align 8
  %2047 = getelementptr inbounds double, ptr %2044, i64 %1954
  store double %2046, ptr %2047, align 8
  %2048 = or i64 %2041, 1
  %2049 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1872, i64 %2048
  %2050 = load ptr, ptr %2049, align 8
  %2051 = getelementptr inbounds double, ptr %2050, i64 %1953
  %2052 = load double, ptr %2051, align 8
  %2053 = getelementptr inbounds double, ptr %2050, i64 %1954
  store double %2052, ptr %2053, align 8
  %2054 = or i64 %2041, 2
  %2055 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1872, i64 %2054
  %2056 = load ptr, ptr %2055, align 8
  %2057 = getelementptr inbounds double, ptr %2056, i64 %1953
  %2058 = load double, ptr %2057, align 8
  %2059 = getelementptr inbounds double, ptr %2056, i64 %1954
  store double %2058, ptr %2059, align 8
  %2060 = or i64 %2041, 3
  %2061 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %1872, i64 %2060
  %2062 = load ptr, ptr %2061, align 8
  %2063 = getelementptr inbounds double, ptr %2062, i64 %1953
  %2064 = load double, ptr %2063, align 8
  %2065 = getelementptr inbounds double, ptr %2062, i64 %1954
  store double %2064, ptr %2065, align 8
  %2066 = add nuw nsw i64 %2041, 4
  %2067 = add i64 %2042, 4
  %2068 = icmp eq i64 %2067, %1993
  br i1 %2068, label %2023, label %2040

2069:                                             ; preds = %2037, %1958
  %2070 = add nsw i64 %1954, 1
  br label %2071

2071:                                             ; preds = %2069, %1952
  %2072 = phi i64 [ %1954, %1952 ], [ %2070, %2069 ]
  %2073 = add nuw nsw i64 %1953, 1
  %2074 = icmp eq i64 %2073, %1878
  br i1 %2074, label %2075, label %1952

2075:                                             ; preds = %2071
  store i64 %2072, ptr %1877, align 8
  %2076 = icmp eq i64 %2072, 0
  br i1 %2076, label %2110, label %2102

2077:                                             ; preds = %2077, %1920
  %2078 = phi i64 [ 0, %1920 ], [ %2099, %2077 ]
  %2079 = phi i64 [ 0, %1920 ], [ %2100, %2077 ]
  %2080 = getelementptr inbounds double, ptr %1882, i64 %2078
  %2081 = load double, ptr %2080, align 8
  %2082 = fcmp oge double %2081, %1876
  %2083 = uitofp i1 %2082 to double
  store double %2083, ptr %2080, align 8
  %2084 = or i64 %2078, 1
  %2085 = getelementptr inbounds double, ptr %1882, i64 %2084
  %2086 = load double, ptr %2085, align 8
  %2087 = fcmp oge double %2086, %1876
  %2088 = uitofp i1 %2087 to double
  store double %2088, ptr %2085, align 8
  %2089 = or i64 %2078, 2
  %2090 = getelementptr inbounds double, ptr %1882, i64 %2089
  %2091 = load double, ptr %2090, align 8
  %2092 = fcmp oge double %2091, %1876
  %2093 = uitofp i1 %2092 to double
  store double %2093, ptr %2090, align 8
  %2094 = or i64 %2078, 3
  %2095 = getelementptr inbounds double, ptr %1882, i64 %2094
  %2096 = load double, ptr %2095, align 8
  %2097 = fcmp oge double %2096, %1876
  %2098 = uitofp i1 %2097 to double
  store double %2098, ptr %2095, align 8
  %2099 = add nuw nsw i64 %2078, 4
  %2100 = add i64 %2079, 4
  %2101 = icmp eq i64 %2100, %1921
  br i1 %2101, label %1935, label %2077

2102:                                             ; preds = %2075, %1922, %1913
  %2103 = phi i64 [ %2072, %2075 ], [ %1878, %1913 ], [ 0, %1922 ]
  %2104 = icmp eq i64 %2103, 1
  %2105 = zext i1 %2104 to i64
  %2106 = and i64 %1873, %2105
  %2107 = add nuw nsw i64 %1872, 1
  %2108 = icmp slt i64 %2107, %1454
  %2109 = icmp eq i64 %2107, %1454
  br i1 %2109, label %2112, label %1870

2110:                                             ; preds = %2075, %1934
  br i1 %1871, label %2366, label %2112

2111:                                             ; preds = %1522
  call fastcc void @try(ptr noundef nonnull %0, ptr noundef nonnull %3, i64 noundef 0)
  br label %2366

2112:                                             ; preds = %2102, %2110
  %2113 = phi i64 [ %1873, %2110 ], [ %2106, %2102 ]
  call fastcc void @try(ptr noundef %0, ptr noundef nonnull %3, i64 noundef 0)
  %2114 = icmp eq i64 %2113, 0
  br i1 %2114, label %2115, label %2366

2115:                                             ; preds = %2112
  %2116 = load ptr, ptr %1456, align 8
  %2117 = load i64, ptr %2116, align 8
  %2118 = icmp eq i64 %2117, 0
  %2119 = icmp eq i64 %2117, 3
  %2120 = or i1 %2118, %2119
  %2121 = select i1 %2120, double 1.500000e-01, double 3.000000e-01
  %2122 = add nuw nsw i64 %1462, 3
  %2123 = sitofp i64 %2122 to double
  %2124 = fdiv double 2.000000e+00, %2123
  %2125 = fcmp ogt double %2124, 5.000000e-01
  %2126 = select i1 %2125, double 5.000000e-01, double %2124
  %2127 = fmul double %2121, 5.000000e-01
  %2128 = fcmp olt double %2126, %2127
  %2129 = select i1 %2128, double %2127, double %2126
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %4)
  %2130 = load i64, ptr %19, align 8
  %2131 = icmp sgt i64 %2130, 0
  br i1 %2131, label %2133, label %2132

2132:                                             ; preds = %2151, %2147, %2115
  br label %2189

2133:                                             ; preds = %2115
  %2134 = icmp ult i64 %2130, 4
  br i1 %2134, label %2149, label %2135

2135:                                             ; preds = %2133
  %2136 = and i64 %2130, -4
  br label %2137

2137:                                             ; preds = %2137, %2135
  %2138 = phi i64 [ 0, %2135 ], [ %2145, %2137 ]
  %2139 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2138
  %2140 = load <2 x double>, ptr %2139, align 8
  %2141 = getelementptr inbounds double, ptr %2139, i64 2
  %2142 = load <2 x double>, ptr %2141, align 8
  %2143 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2138
  store <2 x double> %2140, ptr %2143, align 16
  %2144 = getelementptr inbounds double, ptr %2143, i64 2
  store <2 x double> %2142, ptr %2144, align 16
  %2145 = add nuw i64 %2138, 4
  %2146 = icmp eq i64 %2145, %2136
  br i1 %2146, label %2147, label %2137

2147:                                             ; preds = %2137
  %2148 = icmp eq i64 %2130, %2136
  br i1 %2148, label %2132, label %2149

2149:                                             ; preds = %2133, %2147
  %2150 = phi i64 [ 0, %2133 ], [ %2136, %2147 ]
  br label %2151

2151:                                             ; preds = %2149, %2151
  %2152 = phi i64 [ %2156, %2151 ], [ %2150, %2149 ]
  %2153 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %2152
  %2154 = load double, ptr %2153, align 8
  %2155 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2152
  store double %2154, ptr %2155, align 8
  %2156 = add nuw nsw i64 %2152, 1
  %2157 = icmp eq i64 %2156, %2130
  br i1 %2157, label %2132, label %2151

2158:                                             ; preds = %2272
  br i1 %2131, label %2159, label %2298

2159:                                             ; preds = %2158
  %2160 = icmp ult i64 %2130, 4
  br i1 %2160, label %2187, label %2161

2161:                                             ; preds = %2159
  %2162 = and i64 %2130, -4
  %2163 = insertelement <2 x double> poison, double %2129, i64 0
  %2164 = shufflevector <2 x double> %2163, <2 x double> poison, <2 x i32> zeroinitializer
  %2165 = insertelement <2 x double> poison, double %2129, i64 0
  %2166 = shufflevector <2 x double> %2165, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2167

2167:                                             ; preds = %2167, %2161
  %2168 = phi i64 [ 0, %2161 ], [ %2183, %2167 ]
  %2169 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2168
  %2170 = load <2 x double>, ptr %2169, align 16
  %2171 = getelementptr inbounds double, ptr %2169, i64 2
  %2172 = load <2 x double>, ptr %2171, align 16
  %2173 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2168
  %2174 = load <2 x double>, ptr %2173, align 8
  %2175 = getelementptr inbounds double, ptr %2173, i64 2
  %2176 = load <2 x double>, ptr %2175, align 8
  %2177 = fsub <2 x double> %2170, %2174
  %2178 = fsub <2 x double> %2172, %2176
  %2179 = fmul <2 x double> %2164, %2177
  %2180 = fmul <2 x double> %2166, %2178
  %2181 = fadd <2 x double> %2174, %2179
  %2182 = fadd <2 x double> %2176, %2180
  store <2 x double> %2181, ptr %2173, align 8
  store <2 x double> %2182, ptr %2175, align 8
  %2183 = add nuw i64 %2168, 4
  %2184 = icmp eq i64 %2183, %2162
  br i1 %2184, label %2185, label %2167

2185:                                             ; preds = %2167
  %2186 = icmp eq i64 %2130, %2162
  br i1 %2186, label %2298, label %2187

2187:                                             ; preds = %2159, %2185
  %2188 = phi i64 [ 0, %2159 ], [ %2162, %2185 ]
  br label %2321

2189:                                             ; preds = %2132, %2272
  %2190 = phi i64 [ %2273, %2272 ], [ 0, %2132 ]
  %2191 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2190
  %2192 = load i64, ptr %2191, align 8
  %2193 = icmp sgt i64 %2192, 0
  br i1 %2193, label %2194, label %2214

2194:                                             ; preds = %2189
  %2195 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2190
  %2196 = load i64, ptr %2195, align 8
  %2197 = and i64 %2192, 1
  %2198 = icmp eq i64 %2192, 1
  br i1 %2198, label %2201, label %2199

2199:                                             ; preds = %2194
  %2200 = and i64 %2192, -2
  br label %2226

2201:                                             ; preds = %2226, %2194
  %2202 = phi i64 [ 0, %2194 ], [ %2248, %2226 ]
  %2203 = icmp eq i64 %2197, 0
  br i1 %2203, label %2214, label %2204

2204:                                             ; preds = %2201
  %2205 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2190, i64 %2202
  %2206 = load ptr, ptr %2205, align 8
  %2207 = getelementptr inbounds double, ptr %2206, i64 %2196
  %2208 = load double, ptr %2207, align 8
  %2209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2190, i64 %2202
  %2210 = load i64, ptr %2209, align 8
  %2211 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2210
  %2212 = load double, ptr %2211, align 8
  %2213 = fadd double %2208, %2212
  store double %2213, ptr %2211, align 8
  br label %2214

2214:                                             ; preds = %2204, %2201, %2189
  %2215 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2190
  %2216 = load i64, ptr %2215, align 8
  %2217 = icmp sgt i64 %2216, 0
  br i1 %2217, label %2218, label %2263

2218:                                             ; preds = %2214
  %2219 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2190
  %2220 = load ptr, ptr %2219, align 8
  %2221 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2190
  %2222 = load i64, ptr %2221, align 8
  %2223 = load i32, ptr %2220, align 4
  %2224 = sext i32 %2223 to i64
  %2225 = icmp eq i64 %2222, %2224
  br i1 %2225, label %2263, label %2256

2226:                                             ; preds = %2226, %2199
  %2227 = phi i64 [ 0, %2199 ], [ %2248, %2226 ]
  %2228 = phi i64 [ 0, %2199 ], [ %2249, %2226 ]
  %2229 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2190, i64 %2227
  %2230 = load ptr, ptr %2229, align 8
  %2231 = getelementptr inbounds double, ptr %2230, i64 %2196
  %2232 = load double, ptr %2231, align 8
  %2233 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2190, i64 %2227
  %2234 = load i64, ptr %2233, align 8
  %2235 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2234
  %2236 = load double, ptr %2235, align 8
  %2237 = fadd double %2232, %2236
  store double %2237, ptr %2235, align 8
  %2238 = or i64 %2227, 1
  %2239 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2190, i64 %2238
  %2240 = load ptr, ptr %2239, align 8
  %2241 = getelementptr inbounds double, ptr %2240, i64 %2196
  %2242 = load double, ptr %2241, align 8
  %2243 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2190, i64 %2238
  %2244 = load i64, ptr %2243, align 8
  %2245 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2244
  %2246 = load double, ptr %2245, align 8
  %2247 = fadd double %2242, %2246
  store double %2247, ptr %2245, align 8
  %2248 = add nuw nsw i64 %2227, 2
  %2249 = add i64 %2228, 2
  %2250 = icmp eq i64 %2249, %2200
  br i1 %2250, label %2201, label %2226

2251:                                             ; preds = %2256
  %2252 = getelementptr inbounds i32, ptr %2220, i64 %2258
  %2253 = load i32, ptr %2252, align 4
  %2254 = sext i32 %2253 to i64
  %2255 = icmp eq i64 %2222, %2254
  br i1 %2255, label %2260, label %2256

2256:                                             ; preds = %2218, %2251
  %2257 = phi i64 [ %2258, %2251 ], [ 0, %2218 ]
  %2258 = add nuw nsw i64 %2257, 1
  %2259 = icmp eq i64 %2258, %2216
  br i1 %2259, label %2260, label %2251

2260:                                             ; preds = %2256, %2251
  %2261 = phi i64 [ %2216, %2256 ], [ %2258, %2251 ]
  %2262 = icmp slt i64 %2261, %2216
  br label %2263

2263:                                             ; preds = %2260, %2218, %2214
  %2264 = phi i64 [ 0, %2214 ], [ 0, %2218 ], [ %2261, %2260 ]
  %2265 = phi i1 [ false, %2214 ], [ true, %2218 ], [ %2262, %2260 ]
  %2266 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %2190
  %2267 = load i64, ptr %2266, align 8
  %2268 = icmp sgt i64 %2267, 0
  br i1 %2268, label %2269, label %2272

2269:                                             ; preds = %2263
  %2270 = load ptr, ptr %0, align 8
  %2271 = load i64, ptr %2270, align 8
  br label %2275

2272:                                             ; preds = %2289, %2263
  %2273 = add nuw nsw i64 %2190, 1
  %2274 = icmp eq i64 %2273, %1454
  br i1 %2274, label %2158, label %2189

2275:                                             ; preds = %2289, %2269
  %2276 = phi i64 [ 0, %2269 ], [ %2296, %2289 ]
  br i1 %2265, label %2277, label %2284

2277:                                             ; preds = %2275
  %2278 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 46, i64 %2190, i64 %2276
  %2279 = load ptr, ptr %2278, align 8
  %2280 = getelementptr inbounds double, ptr %2279, i64 %2264
  %2281 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2190, i64 %2276
  %2282 = load i64, ptr %2281, align 8
  %2283 = add nsw i64 %2282, %2271
  br label %2289

2284:                                             ; preds = %2275
  %2285 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 47, i64 %2190, i64 %2276
  %2286 = load i64, ptr %2285, align 8
  %2287 = add nsw i64 %2286, %2271
  %2288 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2287
  br label %2289

2289:                                             ; preds = %2284, %2277
  %2290 = phi i64 [ %2287, %2284 ], [ %2283, %2277 ]
  %2291 = phi ptr [ %2288, %2284 ], [ %2280, %2277 ]
  %2292 = load double, ptr %2291, align 8
  %2293 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2290
  %2294 = load double, ptr %2293, align 8
  %2295 = fadd double %2292, %2294
  store double %2295, ptr %2293, align 8
  %2296 = add nuw nsw i64 %2276, 1
  %2297 = icmp eq i64 %2296, %2267
  br i1 %2297, label %2272, label %2275

2298:                                             ; preds = %2321, %2185, %2158
  %2299 = load i64, ptr %18, align 8
  %2300 = icmp slt i64 %2299, 64
  br i1 %2300, label %2301, label %2368

2301:                                             ; preds = %2298
  %2302 = icmp sgt i64 %2299, 0
  br i1 %2302, label %2303, label %2332

2303:                                             ; preds = %2301
  %2304 = fsub double 1.000000e+00, %2129
  %2305 = icmp eq i64 %2299, 1
  br i1 %2305, label %2319, label %2306

2306:                                             ; preds = %2303
  %2307 = and i64 %2299, -2
  %2308 = insertelement <2 x double> poison, double %2304, i64 0
  %2309 = shufflevector <2 x double> %2308, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2310

2310:                                             ; preds = %2310, %2306
  %2311 = phi i64 [ 0, %2306 ], [ %2315, %2310 ]
  %2312 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2311
  %2313 = load <2 x double>, ptr %2312, align 8
  %2314 = fmul <2 x double> %2309, %2313
  store <2 x double> %2314, ptr %2312, align 8
  %2315 = add nuw i64 %2311, 2
  %2316 = icmp eq i64 %2315, %2307
  br i1 %2316, label %2317, label %2310

2317:                                             ; preds = %2310
  %2318 = icmp eq i64 %2299, %2307
  br i1 %2318, label %2332, label %2319

2319:                                             ; preds = %2303, %2317
  %2320 = phi i64 [ 0, %2303 ], [ %2307, %2317 ]
  br label %2348

2321:                                             ; preds = %2187, %2321
  %2322 = phi i64 [ %2330, %2321 ], [ %2188, %2187 ]
  %2323 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %2322
  %2324 = load double, ptr %2323, align 8
  %2325 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %2322
  %2326 = load double, ptr %2325, align 8
  %2327 = fsub double %2324, %2326
  %2328 = fmul double %2129, %2327
  %2329 = fadd double %2326, %2328
  store double %2329, ptr %2325, align 8
  %2330 = add nuw nsw i64 %2322, 1
  %2331 = icmp eq i64 %2330, %2130
  br i1 %2331, label %2298, label %2321

2332:                                             ; preds = %2348, %2317, %2301
  br i1 %1457, label %2346, label %2333

2333:                                             ; preds = %2332, %2333
  %2334 = phi i64 [ %2343, %2333 ], [ 0, %2332 ]
  %2335 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2334
  %2336 = load <2 x i64>, ptr %2335, align 16
  %2337 = getelementptr inbounds i64, ptr %2335, i64 2
  %2338 = load <2 x i64>, ptr %2337, align 16
  %2339 = trunc <2 x i64> %2336 to <2 x i32>
  %2340 = trunc <2 x i64> %2338 to <2 x i32>
  %2341 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2299, i64 %2334
  store <2 x i32> %2339, ptr %2341, align 4
  %2342 = getelementptr inbounds i32, ptr %2341, i64 2
  store <2 x i32> %2340, ptr %2342, align 4
  %2343 = add nuw i64 %2334, 4
  %2344 = icmp eq i64 %2343, %1458
  br i1 %2344, label %2345, label %2333

2345:                                             ; preds = %2333
  br i1 %1459, label %2355, label %2346

2346:                                             ; preds = %2332, %2345
  %2347 = phi i64 [ 0, %2332 ], [ %1458, %2345 ]
  br label %2358

2348:                                             ; preds = %2319, %2348
  %2349 = phi i64 [ %2353, %2348 ], [ %2320, %2319 ]
  %2350 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2349
  %2351 = load double, ptr %2350, align 8
  %2352 = fmul double %2304, %2351
  store double %2352, ptr %2350, align 8
  %2353 = add nuw nsw i64 %2349, 1
  %2354 = icmp eq i64 %2353, %2299
  br i1 %2354, label %2332, label %2348

2355:                                             ; preds = %2358, %2345
  %2356 = add nsw i64 %2299, 1
  store i64 %2356, ptr %18, align 8
  %2357 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2299
  store double %2129, ptr %2357, align 8
  br label %2368

2358:                                             ; preds = %2346, %2358
  %2359 = phi i64 [ %2364, %2358 ], [ %2347, %2346 ]
  %2360 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %2359
  %2361 = load i64, ptr %2360, align 8
  %2362 = trunc i64 %2361 to i32
  %2363 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2299, i64 %2359
  store i32 %2362, ptr %2363, align 4
  %2364 = add nuw nsw i64 %2359, 1
  %2365 = icmp eq i64 %2364, %1454
  br i1 %2365, label %2355, label %2358

2366:                                             ; preds = %2112, %2110, %1517, %1460, %2111, %1522
  %2367 = phi double [ 0x7FF0000000000000, %1522 ], [ %1524, %2111 ], [ %1461, %1460 ], [ 0x7FF0000000000000, %1517 ], [ 0x7FF0000000000000, %2110 ], [ %1519, %2112 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  br label %2371

2368:                                             ; preds = %2355, %2298
  tail call fastcc void @price(ptr noundef nonnull %0, double noundef %2121)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %2)
  %2369 = add nuw nsw i64 %1462, 1
  %2370 = icmp eq i64 %2369, %1453
  br i1 %2370, label %2371, label %1460

2371:                                             ; preds = %2368, %2366
  %2372 = phi double [ %2367, %2366 ], [ %1519, %2368 ]
  %2373 = fcmp oeq double %2372, 0x7FF0000000000000
  br i1 %2373, label %3098, label %2374

2374:                                             ; preds = %2371
  %2375 = and i64 %32, 3
  %2376 = icmp ult i64 %32, 4
  br i1 %2376, label %2405, label %2377

2377:                                             ; preds = %2374
  %2378 = and i64 %32, -4
  br label %2379

2379:                                             ; preds = %2379, %2377
  %2380 = phi i64 [ 0, %2377 ], [ %2402, %2379 ]
  %2381 = phi double [ 1.000000e+00, %2377 ], [ %2401, %2379 ]
  %2382 = phi i64 [ 0, %2377 ], [ %2403, %2379 ]
  %2383 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2380
  %2384 = load i64, ptr %2383, align 8
  %2385 = sitofp i64 %2384 to double
  %2386 = fmul double %2381, %2385
  %2387 = or i64 %2380, 1
  %2388 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2387
  %2389 = load i64, ptr %2388, align 8
  %2390 = sitofp i64 %2389 to double
  %2391 = fmul double %2386, %2390
  %2392 = or i64 %2380, 2
  %2393 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2392
  %2394 = load i64, ptr %2393, align 8
  %2395 = sitofp i64 %2394 to double
  %2396 = fmul double %2391, %2395
  %2397 = or i64 %2380, 3
  %2398 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2397
  %2399 = load i64, ptr %2398, align 8
  %2400 = sitofp i64 %2399 to double
  %2401 = fmul double %2396, %2400
  %2402 = add nuw nsw i64 %2380, 4
  %2403 = add i64 %2382, 4
  %2404 = icmp eq i64 %2403, %2378
  br i1 %2404, label %2405, label %2379

2405:                                             ; preds = %2379, %2374
  %2406 = phi double [ undef, %2374 ], [ %2401, %2379 ]
  %2407 = phi i64 [ 0, %2374 ], [ %2402, %2379 ]
  %2408 = phi double [ 1.000000e+00, %2374 ], [ %2401, %2379 ]
  %2409 = icmp eq i64 %2375, 0
  br i1 %2409, label %2421, label %2410

2410:                                             ; preds = %2405, %2410
  %2411 = phi i64 [ %2418, %2410 ], [ %2407, %2405 ]
  %2412 = phi double [ %2417, %2410 ], [ %2408, %2405 ]
  %2413 = phi i64 [ %2419, %2410 ], [ 0, %2405 ]
  %2414 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2411
  %2415 = load i64, ptr %2414, align 8
  %2416 = sitofp i64 %2415 to double
  %2417 = fmul double %2412, %2416
  %2418 = add nuw nsw i64 %2411, 1
  %2419 = add i64 %2413, 1
  %2420 = icmp eq i64 %2419, %2375
  br i1 %2420, label %2421, label %2410

2421:                                             ; preds = %2405, %2410, %1156
  %2422 = phi double [ %1157, %1156 ], [ %2406, %2405 ], [ %2417, %2410 ]
  %2423 = phi double [ %1134, %1156 ], [ %2372, %2410 ], [ %2372, %2405 ]
  %2424 = fcmp ugt double %2422, 6.400000e+01
  br i1 %2424, label %2426, label %2425

2425:                                             ; preds = %2421, %1132
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %6)
  br label %3098

2426:                                             ; preds = %2421
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  %2427 = load ptr, ptr %0, align 8
  %2428 = load ptr, ptr %14, align 8
  %2429 = load i64, ptr %2428, align 8
  %2430 = load i64, ptr %18, align 8
  %2431 = icmp sgt i64 %2430, 0
  br i1 %2431, label %2432, label %2438

2432:                                             ; preds = %2426
  %2433 = add i64 %2430, -1
  %2434 = and i64 %2430, 7
  %2435 = icmp ult i64 %2430, 8
  br i1 %2435, label %2440, label %2436

2436:                                             ; preds = %2432
  %2437 = and i64 %2430, -8
  br label %2469

2438:                                             ; preds = %2426
  %2439 = icmp sgt i64 %2429, 0
  br label %2509

2440:                                             ; preds = %2469, %2432
  %2441 = phi double [ undef, %2432 ], [ %2503, %2469 ]
  %2442 = phi double [ 0.000000e+00, %2432 ], [ %2503, %2469 ]
  %2443 = phi i64 [ 0, %2432 ], [ %2504, %2469 ]
  %2444 = icmp eq i64 %2434, 0
  br i1 %2444, label %2455, label %2445

2445:                                             ; preds = %2440, %2445
  %2446 = phi double [ %2451, %2445 ], [ %2442, %2440 ]
  %2447 = phi i64 [ %2452, %2445 ], [ %2443, %2440 ]
  %2448 = phi i64 [ %2453, %2445 ], [ 0, %2440 ]
  %2449 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2447
  %2450 = load double, ptr %2449, align 8
  %2451 = fadd double %2446, %2450
  %2452 = add nuw nsw i64 %2447, 1
  %2453 = add i64 %2448, 1
  %2454 = icmp eq i64 %2453, %2434
  br i1 %2454, label %2455, label %2445

2455:                                             ; preds = %2445, %2440
  %2456 = phi double [ %2441, %2440 ], [ %2451, %2445 ]
  %2457 = fcmp ogt double %2456, 0.000000e+00
  %2458 = icmp sgt i64 %2429, 0
  %2459 = select i1 %2458, i1 %2457, i1 false
  br i1 %2459, label %2460, label %2509

2460:                                             ; preds = %2455
  %2461 = and i64 %2430, 1
  %2462 = icmp eq i64 %2433, 0
  %2463 = and i64 %2430, -2
  %2464 = icmp eq i64 %2461, 0
  %2465 = and i64 %2430, 1
  %2466 = icmp eq i64 %2433, 0
  %2467 = and i64 %2430, -2
  %2468 = icmp eq i64 %2465, 0
  br label %2525

2469:                                             ; preds = %2469, %2436
  %2470 = phi double [ 0.000000e+00, %2436 ], [ %2503, %2469 ]
  %2471 = phi i64 [ 0, %2436 ], [ %2504, %2469 ]
  %2472 = phi i64 [ 0, %2436 ], [ %2505, %2469 ]
  %2473 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2471
  %2474 = load double, ptr %2473, align 8
  %2475 = fadd double %2470, %2474
  %2476 = or i64 %2471, 1
  %2477 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2476
  %2478 = load double, ptr %2477, align 8
  %2479 = fadd double %2475, %2478
  %2480 = or i64 %2471, 2
  %2481 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2480
  %2482 = load double, ptr %2481, align 8
  %2483 = fadd double %2479, %2482
  %2484 = or i64 %2471, 3
  %2485 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2484
  %2486 = load double, ptr %2485, align 8
  %2487 = fadd double %2483, %2486
  %2488 = or i64 %2471, 4
  %2489 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2488
  %2490 = load double, ptr %2489, align 8
  %2491 = fadd double %2487, %2490
  %2492 = or i64 %2471, 5
  %2493 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2492
  %2494 = load double, ptr %2493, align 8
  %2495 = fadd double %2491, %2494
  %2496 = or i64 %2471, 6
  %2497 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2496
  %2498 = load double, ptr %2497, align 8
  %2499 = fadd double %2495, %2498
  %2500 = or i64 %2471, 7
  %2501 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2500
  %2502 = load double, ptr %2501, align 8
  %2503 = fadd double %2499, %2502
  %2504 = add nuw nsw i64 %2471, 8
  %2505 = add i64 %2472, 8
  %2506 = icmp eq i64 %2505, %2437
  br i1 %2506, label %2440, label %2469

2507:                                             ; preds = %2707
  %2508 = icmp sgt i64 %2711, -1
  br i1 %2508, label %2965, label %2509

2509:                                             ; preds = %2507, %2455, %2438
  %2510 = phi i64 [ %2708, %2507 ], [ 0, %2455 ], [ 0, %2438 ]
  %2511 = phi double [ %2709, %2507 ], [ 0.000000e+00, %2455 ], [ 0.000000e+00, %2438 ]
  %2512 = phi i64 [ %2711, %2507 ], [ -1, %2455 ], [ -1, %2438 ]
  %2513 = phi i1 [ true, %2507 ], [ %2458, %2455 ], [ %2439, %2438 ]
  %2514 = getelementptr inbounds %struct.Problem, ptr %2427, i64 0, i32 1
  %2515 = load i64, ptr %2514, align 8
  %2516 = icmp sgt i64 %2515, 0
  br i1 %2516, label %2517, label %2730

2517:                                             ; preds = %2509
  %2518 = getelementptr inbounds %struct.Problem, ptr %2427, i64 0, i32 7
  %2519 = getelementptr inbounds %struct.Problem, ptr %2427, i64 0, i32 6
  %2520 = getelementptr inbounds %struct.Problem, ptr %2427, i64 0, i32 16
  %2521 = and i64 %2429, 1
  %2522 = icmp eq i64 %2429, 1
  %2523 = and i64 %2429, -2
  %2524 = icmp eq i64 %2521, 0
  br label %2714

2525:                                             ; preds = %2460, %2707
  %2526 = phi i64 [ %2708, %2707 ], [ 0, %2460 ]
  %2527 = phi double [ %2709, %2707 ], [ 0.000000e+00, %2460 ]
  %2528 = phi i64 [ %2711, %2707 ], [ -1, %2460 ]
  %2529 = phi double [ %2710, %2707 ], [ 0x3D06849B86A12B9B, %2460 ]
  %2530 = phi i64 [ %2712, %2707 ], [ 0, %2460 ]
  %2531 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2530
  %2532 = load i64, ptr %2531, align 8
  %2533 = icmp slt i64 %2532, 2
  br i1 %2533, label %2707, label %2534

2534:                                             ; preds = %2525
  %2535 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2530
  %2536 = load i64, ptr %2535, align 8
  %2537 = icmp sgt i64 %2536, 0
  br i1 %2537, label %2538, label %2707

2538:                                             ; preds = %2534
  %2539 = and i64 %2532, 1
  %2540 = icmp eq i64 %2532, 1
  %2541 = and i64 %2532, -2
  %2542 = icmp eq i64 %2539, 0
  br label %2543

2543:                                             ; preds = %2538, %2700
  %2544 = phi i64 [ %2701, %2700 ], [ %2526, %2538 ]
  %2545 = phi double [ %2702, %2700 ], [ %2527, %2538 ]
  %2546 = phi i64 [ %2704, %2700 ], [ %2528, %2538 ]
  %2547 = phi double [ %2703, %2700 ], [ %2529, %2538 ]
  %2548 = phi i64 [ %2705, %2700 ], [ 0, %2538 ]
  %2549 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2530, i64 %2548
  %2550 = load i64, ptr %2549, align 8
  %2551 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2550
  %2552 = load double, ptr %2551, align 8
  %2553 = fcmp olt double %2552, 1.000000e-09
  br i1 %2553, label %2700, label %2554

2554:                                             ; preds = %2543
  %2555 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2530, i64 %2548
  %2556 = load ptr, ptr %2555, align 8
  br i1 %2462, label %2585, label %2557

2557:                                             ; preds = %2554, %2557
  %2558 = phi i64 [ %2582, %2557 ], [ 0, %2554 ]
  %2559 = phi double [ %2581, %2557 ], [ 0.000000e+00, %2554 ]
  %2560 = phi i64 [ %2583, %2557 ], [ 0, %2554 ]
  %2561 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2558
  %2562 = load double, ptr %2561, align 8
  %2563 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2558, i64 %2530
  %2564 = load i32, ptr %2563, align 4
  %2565 = sext i32 %2564 to i64
  %2566 = getelementptr inbounds double, ptr %2556, i64 %2565
  %2567 = load double, ptr %2566, align 8
  %2568 = fmul double %2562, %2567
  %2569 = fdiv double %2568, %2456
  %2570 = fadd double %2559, %2569
  %2571 = or i64 %2558, 1
  %2572 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2571
  %2573 = load double, ptr %2572, align 8
  %2574 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2571, i64 %2530
  %2575 = load i32, ptr %2574, align 4
  %2576 = sext i32 %2575 to i64
  %2577 = getelementptr inbounds double, ptr %2556, i64 %2576
  %2578 = load double, ptr %2577, align 8
  %2579 = fmul double %2573, %2578
  %2580 = fdiv double %2579, %2456
  %2581 = fadd double %2570, %2580
  %2582 = add nuw nsw i64 %2558, 2
  %2583 = add i64 %2560, 2
  %2584 = icmp eq i64 %2583, %2463
  br i1 %2584, label %2585, label %2557

2585:                                             ; preds = %2557, %2554
  %2586 = phi double [ undef, %2554 ], [ %2581, %2557 ]
  %2587 = phi i64 [ 0, %2554 ], [ %2582, %2557 ]
  %2588 = phi double [ 0.000000e+00, %2554 ], [ %2581, %2557 ]
  br i1 %2464, label %2600, label %2589

2589:                                             ; preds = %2585
  %2590 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2587
  %2591 = load double, ptr %2590, align 8
  %2592 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2587, i64 %2530
  %2593 = load i32, ptr %2592, align 4
  %2594 = sext i32 %2593 to i64
  %2595 = getelementptr inbounds double, ptr %2556, i64 %2594
  %2596 = load double, ptr %2595, align 8
  %2597 = fmul double %2591, %2596
  %2598 = fdiv double %2597, %2456
  %2599 = fadd double %2588, %2598
  br label %2600

2600:                                             ; preds = %2585, %2589
  %2601 = phi double [ %2586, %2585 ], [ %2599, %2589 ]
  br i1 %2466, label %2602, label %2627

2602:                                             ; preds = %2627, %2600
  %2603 = phi double [ undef, %2600 ], [ %2655, %2627 ]
  %2604 = phi i64 [ 0, %2600 ], [ %2656, %2627 ]
  %2605 = phi double [ 0.000000e+00, %2600 ], [ %2655, %2627 ]
  br i1 %2468, label %2619, label %2606

2606:                                             ; preds = %2602
  %2607 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2604, i64 %2530
  %2608 = load i32, ptr %2607, align 4
  %2609 = sext i32 %2608 to i64
  %2610 = getelementptr inbounds double, ptr %2556, i64 %2609
  %2611 = load double, ptr %2610, align 8
  %2612 = fsub double %2611, %2601
  %2613 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2604
  %2614 = load double, ptr %2613, align 8
  %2615 = fmul double %2614, %2612
  %2616 = fmul double %2612, %2615
  %2617 = fdiv double %2616, %2456
  %2618 = fadd double %2605, %2617
  br label %2619

2619:                                             ; preds = %2602, %2606
  %2620 = phi double [ %2603, %2602 ], [ %2618, %2606 ]
  %2621 = fmul double %2552, %2552
  %2622 = fmul double %2621, %2620
  %2623 = fcmp ogt double %2622, %2547
  br i1 %2623, label %2624, label %2700

2624:                                             ; preds = %2619
  %2625 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2530, i64 %2548
  %2626 = load ptr, ptr %2625, align 8
  br i1 %2540, label %2659, label %2678

2627:                                             ; preds = %2600, %2627
  %2628 = phi i64 [ %2656, %2627 ], [ 0, %2600 ]
  %2629 = phi double [ %2655, %2627 ], [ 0.000000e+00, %2600 ]
  %2630 = phi i64 [ %2657, %2627 ], [ 0, %2600 ]
  %2631 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2628, i64 %2530
  %2632 = load i32, ptr %2631, align 4
  %2633 = sext i32 %2632 to i64
  %2634 = getelementptr inbounds double, ptr %2556, i64 %2633
  %2635 = load double, ptr %2634, align 8
  %2636 = fsub double %2635, %2601
  %2637 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2628
  %2638 = load double, ptr %2637, align 8
  %2639 = fmul double %2638, %2636
  %2640 = fmul double %2636, %2639
  %2641 = fdiv double %2640, %2456
  %2642 = fadd double %2629, %2641
  %2643 = or i64 %2628, 1
  %2644 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %2643, i64 %2530
  %2645 = load i32, ptr %2644, align 4
  %2646 = sext i32 %2645 to i64
  %2647 = getelementptr inbounds double, ptr %2556, i64 %2646
  %2648 = load double, ptr %2647, align 8
  %2649 = fsub double %2648, %2601
  %2650 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %2643
  %2651 = load double, ptr %2650, align 8
  %2652 = fmul double %2651, %2649
  %2653 = fmul double %2649, %2652
  %2654 = fdiv double %2653, %2456
  %2655 = fadd double %2642, %2654
  %2656 = add nuw nsw i64 %2628, 2
  %2657 = add i64 %2630, 2
  %2658 = icmp eq i64 %2657, %2467
  br i1 %2658, label %2602, label %2627

2659:                                             ; preds = %2678, %2624
  %2660 = phi double [ undef, %2624 ], [ %2693, %2678 ]
  %2661 = phi double [ undef, %2624 ], [ %2695, %2678 ]
  %2662 = phi i64 [ 0, %2624 ], [ %2696, %2678 ]
  %2663 = phi double [ 0xFFF0000000000000, %2624 ], [ %2695, %2678 ]
  %2664 = phi double [ 0x7FF0000000000000, %2624 ], [ %2693, %2678 ]
  br i1 %2542, label %2672, label %2665

2665:                                             ; preds = %2659
  %2666 = getelementptr inbounds double, ptr %2626, i64 %2662
  %2667 = load double, ptr %2666, align 8
  %2668 = fcmp olt double %2667, %2664
  %2669 = select i1 %2668, double %2667, double %2664
  %2670 = fcmp ogt double %2667, %2663
  %2671 = select i1 %2670, double %2667, double %2663
  br label %2672

2672:                                             ; preds = %2659, %2665
  %2673 = phi double [ %2660, %2659 ], [ %2669, %2665 ]
  %2674 = phi double [ %2661, %2659 ], [ %2671, %2665 ]
  %2675 = fcmp ole double %2673, %2601
  %2676 = fcmp olt double %2601, %2674
  %2677 = select i1 %2675, i1 %2676, i1 false
  br i1 %2677, label %2699, label %2700

2678:                                             ; preds = %2624, %2678
  %2679 = phi i64 [ %2696, %2678 ], [ 0, %2624 ]
  %2680 = phi double [ %2695, %2678 ], [ 0xFFF0000000000000, %2624 ]
  %2681 = phi double [ %2693, %2678 ], [ 0x7FF0000000000000, %2624 ]
  %2682 = phi i64 [ %2697, %2678 ], [ 0, %2624 ]
  %2683 = getelementptr inbounds double, ptr %2626, i64 %2679
  %2684 = load double, ptr %2683, align 8
  %2685 = fcmp olt double %2684, %2681
  %2686 = select i1 %2685, double %2684, double %2681
  %2687 = fcmp ogt double %2684, %2680
  %2688 = select i1 %2687, double %2684, double %2680
  %2689 = or i64 %2679, 1
  %2690 = getelementptr inbounds double, ptr %2626, i64 %2689
  %2691 = load double, ptr %2690, align 8
  %2692 = fcmp olt double %2691, %2686
  %2693 = select i1 %2692, double %2691, double %2686
  %2694 = fcmp ogt double %2691, %2688
  %2695 = select i1 %2694, double %2691, double %2688
  %2696 = add nuw nsw i64 %2679, 2
  %2697 = add nuw nsw i64 %2682, 2
  %2698 = icmp eq i64 %2697, %2541
  br i1 %2698, label %2659, label %2678

2699:                                             ; preds = %2672
  br label %2700

2700:                                             ; preds = %2699, %2672, %2619, %2543
  %2701 = phi i64 [ %2544, %2543 ], [ %2548, %2699 ], [ %2544, %2672 ], [ %2544, %2619 ]
  %2702 = phi double [ %2545, %2543 ], [ %2601, %2699 ], [ %2545, %2672 ], [ %2545, %2619 ]
  %2703 = phi double [ %2547, %2543 ], [ %2622, %2699 ], [ %2547, %2672 ], [ %2547, %2619 ]
  %2704 = phi i64 [ %2546, %2543 ], [ %2530, %2699 ], [ %2546, %2672 ], [ %2546, %2619 ]
  %2705 = add nuw nsw i64 %2548, 1
  %2706 = icmp eq i64 %2705, %2536
  br i1 %2706, label %2707, label %2543

2707:                                             ; preds = %2700, %2534, %2525
  %2708 = phi i64 [ %2526, %2525 ], [ %2526, %2534 ], [ %2701, %2700 ]
  %2709 = phi double [ %2527, %2525 ], [ %2527, %2534 ], [ %2702, %2700 ]
  %2710 = phi double [ %2529, %2525 ], [ %2529, %2534 ], [ %2703, %2700 ]
  %2711 = phi i64 [ %2528, %2525 ], [ %2528, %2534 ], [ %2704, %2700 ]
  %2712 = add nuw nsw i64 %2530, 1
  %2713 = icmp eq i64 %2712, %2429
  br i1 %2713, label %2507, label %2525

2714:                                             ; preds = %2734, %2517
  %2715 = phi i64 [ %2510, %2517 ], [ %2735, %2734 ]
  %2716 = phi double [ %2511, %2517 ], [ %2736, %2734 ]
  %2717 = phi i64 [ %2512, %2517 ], [ %2738, %2734 ]
  %2718 = phi double [ 0.000000e+00, %2517 ], [ %2737, %2734 ]
  %2719 = phi i64 [ 0, %2517 ], [ %2739, %2734 ]
  br i1 %2513, label %2720, label %2734

2720:                                             ; preds = %2714
  %2721 = load ptr, ptr %2518, align 8
  %2722 = xor i64 %2719, -1
  %2723 = load i64, ptr %2427, align 8
  %2724 = add nsw i64 %2723, %2719
  %2725 = add nsw i64 %2723, %2515
  br label %2741

2726:                                             ; preds = %2734
  %2727 = icmp sgt i64 %2738, -1
  %2728 = fcmp ogt double %2737, 1.000000e-03
  %2729 = select i1 %2727, i1 %2728, i1 false
  br i1 %2729, label %2965, label %2730

2730:                                             ; preds = %2726, %2509
  %2731 = phi i64 [ %2735, %2726 ], [ %2510, %2509 ]
  %2732 = phi double [ %2736, %2726 ], [ %2511, %2509 ]
  %2733 = phi i64 [ %2738, %2726 ], [ %2512, %2509 ]
  br i1 %2513, label %2873, label %2989

2734:                                             ; preds = %2866, %2714
  %2735 = phi i64 [ %2715, %2714 ], [ %2867, %2866 ]
  %2736 = phi double [ %2716, %2714 ], [ %2868, %2866 ]
  %2737 = phi double [ %2718, %2714 ], [ %2869, %2866 ]
  %2738 = phi i64 [ %2717, %2714 ], [ %2870, %2866 ]
  %2739 = add nuw nsw i64 %2719, 1
  %2740 = icmp eq i64 %2739, %2515
  br i1 %2740, label %2726, label %2714

2741:                                             ; preds = %2866, %2720
  %2742 = phi i64 [ %2715, %2720 ], [ %2867, %2866 ]
  %2743 = phi double [ %2716, %2720 ], [ %2868, %2866 ]
  %2744 = phi i64 [ %2717, %2720 ], [ %2870, %2866 ]
  %2745 = phi double [ %2718, %2720 ], [ %2869, %2866 ]
  %2746 = phi i64 [ 0, %2720 ], [ %2871, %2866 ]
  %2747 = mul nsw i64 %2746, %2725
  %2748 = add nsw i64 %2747, %2724
  %2749 = getelementptr inbounds i64, ptr %2721, i64 %2748
  %2750 = load i64, ptr %2749, align 8
  %2751 = icmp eq i64 %2750, 0
  br i1 %2751, label %2866, label %2752

2752:                                             ; preds = %2741
  %2753 = load ptr, ptr %2519, align 8
  %2754 = getelementptr inbounds ptr, ptr %2753, i64 %2746
  %2755 = load ptr, ptr %2754, align 8
  %2756 = getelementptr inbounds %struct.Table, ptr %2755, i64 0, i32 1
  %2757 = load ptr, ptr %2756, align 8
  %2758 = getelementptr inbounds ptr, ptr %2757, i64 %2750
  %2759 = load ptr, ptr %2758, align 8
  %2760 = icmp eq ptr %2759, null
  br i1 %2760, label %2866, label %2761

2761:                                             ; preds = %2752
  %2762 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2746
  %2763 = load i64, ptr %2762, align 8
  %2764 = icmp slt i64 %2763, 2
  br i1 %2764, label %2866, label %2765

2765:                                             ; preds = %2761
  %2766 = load ptr, ptr %2520, align 8
  %2767 = getelementptr inbounds double, ptr %2766, i64 %2724
  %2768 = load double, ptr %2767, align 8
  %2769 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %2746
  %2770 = load ptr, ptr %2769, align 8
  %2771 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2746
  %2772 = load ptr, ptr %2771, align 8
  %2773 = and i64 %2763, 1
  %2774 = and i64 %2763, -2
  br label %2775

2775:                                             ; preds = %2775, %2765
  %2776 = phi i64 [ 0, %2765 ], [ %2805, %2775 ]
  %2777 = phi double [ 0.000000e+00, %2765 ], [ %2804, %2775 ]
  %2778 = phi double [ 0x7FF0000000000000, %2765 ], [ %2802, %2775 ]
  %2779 = phi i64 [ 0, %2765 ], [ %2806, %2775 ]
  %2780 = getelementptr inbounds i32, ptr %2772, i64 %2776
  %2781 = load i32, ptr %2780, align 4
  %2782 = sext i32 %2781 to i64
  %2783 = getelementptr inbounds i32, ptr %2770, i64 %2782
  %2784 = load i32, ptr %2783, align 4
  %2785 = sext i32 %2784 to i64
  %2786 = getelementptr inbounds double, ptr %2759, i64 %2785
  %2787 = load double, ptr %2786, align 8
  %2788 = fcmp olt double %2787, %2778
  %2789 = select i1 %2788, double %2787, double %2778
  %2790 = fcmp ogt double %2787, %2777
  %2791 = select i1 %2790, double %2787, double %2777
  %2792 = or i64 %2776, 1
  %2793 = getelementptr inbounds i32, ptr %2772, i64 %2792
  %2794 = load i32, ptr %2793, align 4
  %2795 = sext i32 %2794 to i64
  %2796 = getelementptr inbounds i32, ptr %2770, i64 %2795
  %2797 = load i32, ptr %2796, align 4
  %2798 = sext i32 %2797 to i64
  %2799 = getelementptr inbounds double, ptr %2759, i64 %2798
  %2800 = load double, ptr %2799, align 8
  %2801 = fcmp olt double %2800, %2789
  %2802 = select i1 %2801, double %2800, double %2789
  %2803 = fcmp ogt double %2800, %2791
  %2804 = select i1 %2803, double %2800, double %2791
  %2805 = add nuw nsw i64 %2776, 2
  %2806 = add nuw nsw i64 %2779, 2
  %2807 = icmp eq i64 %2806, %2774
  br i1 %2807, label %2808, label %2775

2808:                                             ; preds = %2775
  %2809 = icmp eq i64 %2773, 0
  br i1 %2809, label %2823, label %2810

2810:                                             ; preds = %2808
  %2811 = getelementptr inbounds i32, ptr %2772, i64 %2805
  %2812 = load i32, ptr %2811, align 4
  %2813 = sext i32 %2812 to i64
  %2814 = getelementptr inbounds i32, ptr %2770, i64 %2813
  %2815 = load i32, ptr %2814, align 4
  %2816 = sext i32 %2815 to i64
  %2817 = getelementptr inbounds double, ptr %2759, i64 %2816
  %2818 = load double, ptr %2817, align 8
  %2819 = fcmp olt double %2818, %2802
  %2820 = select i1 %2819, double %2818, double %2802
  %2821 = fcmp ogt double %2818, %2804
  %2822 = select i1 %2821, double %2818, double %2804
  br label %2823

2823:                                             ; preds = %2808, %2810
  %2824 = phi double [ %2802, %2808 ], [ %2820, %2810 ]
  %2825 = phi double [ %2804, %2808 ], [ %2822, %2810 ]
  br i1 %2522, label %2826, label %2841

2826:                                             ; preds = %2858, %2823
  %2827 = phi double [ undef, %2823 ], [ %2859, %2858 ]
  %2828 = phi i64 [ 0, %2823 ], [ %2860, %2858 ]
  %2829 = phi double [ %2768, %2823 ], [ %2859, %2858 ]
  br i1 %2524, label %2836, label %2830

2830:                                             ; preds = %2826
  %2831 = icmp eq i64 %2828, %2746
  br i1 %2831, label %2836, label %2832

2832:                                             ; preds = %2830
  %2833 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %2719, i64 %2828
  %2834 = load double, ptr %2833, align 8
  %2835 = fmul double %2829, %2834
  br label %2836

2836:                                             ; preds = %2830, %2832, %2826
  %2837 = phi double [ %2827, %2826 ], [ %2835, %2832 ], [ %2829, %2830 ]
  %2838 = fsub double %2825, %2824
  %2839 = fmul double %2838, %2837
  %2840 = fcmp ogt double %2839, %2745
  br i1 %2840, label %2863, label %2866

2841:                                             ; preds = %2823, %2858
  %2842 = phi i64 [ %2860, %2858 ], [ 0, %2823 ]
  %2843 = phi double [ %2859, %2858 ], [ %2768, %2823 ]
  %2844 = phi i64 [ %2861, %2858 ], [ 0, %2823 ]
  %2845 = icmp eq i64 %2842, %2746
  br i1 %2845, label %2850, label %2846

2846:                                             ; preds = %2841
  %2847 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %2719, i64 %2842
  %2848 = load double, ptr %2847, align 8
  %2849 = fmul double %2843, %2848
  br label %2850

2850:                                             ; preds = %2846, %2841
  %2851 = phi double [ %2849, %2846 ], [ %2843, %2841 ]
  %2852 = or i64 %2842, 1
  %2853 = icmp eq i64 %2852, %2746
  br i1 %2853, label %2858, label %2854

2854:                                             ; preds = %2850
  %2855 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %2719, i64 %2852
  %2856 = load double, ptr %2855, align 8
  %2857 = fmul double %2851, %2856
  br label %2858

2858:                                             ; preds = %2854, %2850
  %2859 = phi double [ %2857, %2854 ], [ %2851, %2850 ]
  %2860 = add nuw nsw i64 %2842, 2
  %2861 = add i64 %2844, 2
  %2862 = icmp eq i64 %2861, %2523
  br i1 %2862, label %2826, label %2841

2863:                                             ; preds = %2836
  %2864 = fadd double %2824, %2825
  %2865 = fmul double %2864, 5.000000e-01
  br label %2866

2866:                                             ; preds = %2863, %2836, %2761, %2752, %2741
  %2867 = phi i64 [ %2742, %2741 ], [ %2742, %2752 ], [ %2742, %2761 ], [ %2722, %2863 ], [ %2742, %2836 ]
  %2868 = phi double [ %2743, %2741 ], [ %2743, %2752 ], [ %2743, %2761 ], [ %2865, %2863 ], [ %2743, %2836 ]
  %2869 = phi double [ %2745, %2741 ], [ %2745, %2752 ], [ %2745, %2761 ], [ %2839, %2863 ], [ %2745, %2836 ]
  %2870 = phi i64 [ %2744, %2741 ], [ %2744, %2752 ], [ %2744, %2761 ], [ %2746, %2863 ], [ %2744, %2836 ]
  %2871 = add nuw nsw i64 %2746, 1
  %2872 = icmp eq i64 %2871, %2429
  br i1 %2872, label %2734, label %2741

2873:                                             ; preds = %2730, %2901
  %2874 = phi i64 [ %2902, %2901 ], [ %2731, %2730 ]
  %2875 = phi double [ %2903, %2901 ], [ %2732, %2730 ]
  %2876 = phi i64 [ %2905, %2901 ], [ %2733, %2730 ]
  %2877 = phi i64 [ %2906, %2901 ], [ 0, %2730 ]
  %2878 = phi double [ %2904, %2901 ], [ 0.000000e+00, %2730 ]
  %2879 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %2877
  %2880 = load i64, ptr %2879, align 8
  %2881 = icmp sgt i64 %2880, 0
  br i1 %2881, label %2882, label %2901

2882:                                             ; preds = %2873
  %2883 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2877
  %2884 = load i64, ptr %2883, align 8
  %2885 = icmp sgt i64 %2884, 1
  br i1 %2885, label %2886, label %2901

2886:                                             ; preds = %2882
  %2887 = and i64 %2884, 1
  %2888 = icmp eq i64 %2884, 1
  %2889 = and i64 %2884, -2
  %2890 = icmp eq i64 %2887, 0
  br label %2893

2891:                                             ; preds = %2901
  %2892 = fcmp ogt double %2904, 0.000000e+00
  br i1 %2892, label %2969, label %2989

2893:                                             ; preds = %2886, %2958
  %2894 = phi i64 [ %2959, %2958 ], [ %2874, %2886 ]
  %2895 = phi double [ %2960, %2958 ], [ %2875, %2886 ]
  %2896 = phi i64 [ %2962, %2958 ], [ %2876, %2886 ]
  %2897 = phi i64 [ %2963, %2958 ], [ 0, %2886 ]
  %2898 = phi double [ %2961, %2958 ], [ %2878, %2886 ]
  %2899 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2877, i64 %2897
  %2900 = load ptr, ptr %2899, align 8
  br i1 %2888, label %2908, label %2934

2901:                                             ; preds = %2958, %2882, %2873
  %2902 = phi i64 [ %2874, %2873 ], [ %2874, %2882 ], [ %2959, %2958 ]
  %2903 = phi double [ %2875, %2873 ], [ %2875, %2882 ], [ %2960, %2958 ]
  %2904 = phi double [ %2878, %2873 ], [ %2878, %2882 ], [ %2961, %2958 ]
  %2905 = phi i64 [ %2876, %2873 ], [ %2876, %2882 ], [ %2962, %2958 ]
  %2906 = add nuw nsw i64 %2877, 1
  %2907 = icmp eq i64 %2906, %2429
  br i1 %2907, label %2891, label %2873

2908:                                             ; preds = %2934, %2893
  %2909 = phi double [ undef, %2893 ], [ %2949, %2934 ]
  %2910 = phi double [ undef, %2893 ], [ %2951, %2934 ]
  %2911 = phi i64 [ 0, %2893 ], [ %2952, %2934 ]
  %2912 = phi double [ 0xFFF0000000000000, %2893 ], [ %2951, %2934 ]
  %2913 = phi double [ 0x7FF0000000000000, %2893 ], [ %2949, %2934 ]
  br i1 %2890, label %2921, label %2914

2914:                                             ; preds = %2908
  %2915 = getelementptr inbounds double, ptr %2900, i64 %2911
  %2916 = load double, ptr %2915, align 8
  %2917 = fcmp olt double %2916, %2913
  %2918 = select i1 %2917, double %2916, double %2913
  %2919 = fcmp ogt double %2916, %2912
  %2920 = select i1 %2919, double %2916, double %2912
  br label %2921

2921:                                             ; preds = %2908, %2914
  %2922 = phi double [ %2909, %2908 ], [ %2918, %2914 ]
  %2923 = phi double [ %2910, %2908 ], [ %2920, %2914 ]
  %2924 = fsub double %2923, %2922
  %2925 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %2877, i64 %2897
  %2926 = load i64, ptr %2925, align 8
  %2927 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %2926
  %2928 = load double, ptr %2927, align 8
  %2929 = fadd double %2928, 0x3EB0C6F7A0B5ED8D
  %2930 = fmul double %2924, %2929
  %2931 = fcmp ogt double %2930, %2898
  %2932 = fcmp ogt double %2923, %2922
  %2933 = select i1 %2931, i1 %2932, i1 false
  br i1 %2933, label %2955, label %2958

2934:                                             ; preds = %2893, %2934
  %2935 = phi i64 [ %2952, %2934 ], [ 0, %2893 ]
  %2936 = phi double [ %2951, %2934 ], [ 0xFFF0000000000000, %2893 ]
  %2937 = phi double [ %2949, %2934 ], [ 0x7FF0000000000000, %2893 ]
  %2938 = phi i64 [ %2953, %2934 ], [ 0, %2893 ]
  %2939 = getelementptr inbounds double, ptr %2900, i64 %2935
  %2940 = load double, ptr %2939, align 8
  %2941 = fcmp olt double %2940, %2937
  %2942 = select i1 %2941, double %2940, double %2937
  %2943 = fcmp ogt double %2940, %2936
  %2944 = select i1 %2943, double %2940, double %2936
  %2945 = or i64 %2935, 1
  %2946 = getelementptr inbounds double, ptr %2900, i64 %2945
  %2947 = load double, ptr %2946, align 8
  %2948 = fcmp olt double %2947, %2942
  %2949 = select i1 %2948, double %2947, double %2942
  %2950 = fcmp ogt double %2947, %2944
  %2951 = select i1 %2950, double %2947, double %2944
  %2952 = add nuw nsw i64 %2935, 2
  %2953 = add nuw nsw i64 %2938, 2
  %2954 = icmp eq i64 %2953, %2889
  br i1 %2954, label %2908, label %2934

2955:                                             ; preds = %2921
  %2956 = fadd double %2922, %2923
  %2957 = fmul double %2956, 5.000000e-01
  br label %2958

2958:                                             ; preds = %2955, %2921
  %2959 = phi i64 [ %2897, %2955 ], [ %2894, %2921 ]
  %2960 = phi double [ %2957, %2955 ], [ %2895, %2921 ]
  %2961 = phi double [ %2930, %2955 ], [ %2898, %2921 ]
  %2962 = phi i64 [ %2877, %2955 ], [ %2896, %2921 ]
  %2963 = add nuw nsw i64 %2897, 1
  %2964 = icmp eq i64 %2963, %2880
  br i1 %2964, label %2901, label %2893

2965:                                             ; preds = %2726, %2507
  %2966 = phi i64 [ %2735, %2726 ], [ %2708, %2507 ]
  %2967 = phi double [ %2736, %2726 ], [ %2709, %2507 ]
  %2968 = phi i64 [ %2738, %2726 ], [ %2711, %2507 ]
  store i64 %2968, ptr %7, align 8
  br label %2971

2969:                                             ; preds = %2891
  store i64 %2905, ptr %7, align 8
  %2970 = icmp slt i64 %2905, 0
  br i1 %2970, label %2989, label %2971

2971:                                             ; preds = %2969, %2965
  %2972 = phi i64 [ %2968, %2965 ], [ %2905, %2969 ]
  %2973 = phi double [ %2967, %2965 ], [ %2903, %2969 ]
  %2974 = phi i64 [ %2966, %2965 ], [ %2902, %2969 ]
  %2975 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %2972
  %2976 = load i64, ptr %2975, align 8
  %2977 = icmp sgt i64 %2976, 0
  br i1 %2977, label %2978, label %2996

2978:                                             ; preds = %2971
  %2979 = icmp sgt i64 %2974, -1
  %2980 = xor i64 %2974, -1
  %2981 = getelementptr inbounds %struct.Problem, ptr %2427, i64 0, i32 7
  %2982 = getelementptr inbounds %struct.Problem, ptr %2427, i64 0, i32 1
  %2983 = getelementptr inbounds %struct.Problem, ptr %2427, i64 0, i32 6
  %2984 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %2972
  %2985 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2972
  %2986 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %2972, i64 %2974
  %2987 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %2972
  %2988 = load ptr, ptr %2987, align 8
  br label %3006

2989:                                             ; preds = %2969, %2891, %2730
  %2990 = fcmp olt double %2422, 1.000000e+06
  br i1 %2990, label %2991, label %2992

2991:                                             ; preds = %2989
  call fastcc void @enumerate(ptr noundef %0, i64 noundef 0, ptr noundef nonnull %6)
  br label %3097

2992:                                             ; preds = %2989
  store i64 1, ptr %20, align 8
  %2993 = load double, ptr %21, align 8
  %2994 = fcmp olt double %2423, %2993
  br i1 %2994, label %2995, label %3097

2995:                                             ; preds = %2992
  store double %2423, ptr %21, align 8
  br label %3097

2996:                                             ; preds = %3041, %2971
  %2997 = icmp sgt i64 %2974, -1
  %2998 = select i1 %2431, i1 %2997, i1 false
  br i1 %2998, label %2999, label %3066

2999:                                             ; preds = %2996
  %3000 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %2972, i64 %2974
  %3001 = load ptr, ptr %3000, align 8
  %3002 = and i64 %2430, 1
  %3003 = icmp eq i64 %2430, 1
  br i1 %3003, label %3049, label %3004

3004:                                             ; preds = %2999
  %3005 = and i64 %2430, -2
  br label %3073

3006:                                             ; preds = %3041, %2978
  %3007 = phi i64 [ 0, %2978 ], [ %3047, %3041 ]
  br i1 %2979, label %3008, label %3011

3008:                                             ; preds = %3006
  %3009 = load ptr, ptr %2986, align 8
  %3010 = getelementptr inbounds double, ptr %3009, i64 %3007
  br label %3041

3011:                                             ; preds = %3006
  %3012 = load i64, ptr %2427, align 8
  %3013 = add i64 %3012, %2980
  %3014 = load ptr, ptr %2981, align 8
  %3015 = load i64, ptr %2982, align 8
  %3016 = add nsw i64 %3015, %3012
  %3017 = mul nsw i64 %3016, %2972
  %3018 = add nsw i64 %3013, %3017
  %3019 = getelementptr inbounds i64, ptr %3014, i64 %3018
  %3020 = load i64, ptr %3019, align 8
  %3021 = icmp eq i64 %3020, 0
  br i1 %3021, label %3030, label %3022

3022:                                             ; preds = %3011
  %3023 = load ptr, ptr %2983, align 8
  %3024 = getelementptr inbounds ptr, ptr %3023, i64 %2972
  %3025 = load ptr, ptr %3024, align 8
  %3026 = getelementptr inbounds %struct.Table, ptr %3025, i64 0, i32 1
  %3027 = load ptr, ptr %3026, align 8
  %3028 = getelementptr inbounds ptr, ptr %3027, i64 %3020
  %3029 = load ptr, ptr %3028, align 8
  br label %3030

3030:                                             ; preds = %3022, %3011
  %3031 = phi ptr [ %3029, %3022 ], [ null, %3011 ]
  %3032 = load ptr, ptr %2984, align 8
  %3033 = load ptr, ptr %2985, align 8
  %3034 = getelementptr inbounds i32, ptr %3033, i64 %3007
  %3035 = load i32, ptr %3034, align 4
  %3036 = sext i32 %3035 to i64
  %3037 = getelementptr inbounds i32, ptr %3032, i64 %3036
  %3038 = load i32, ptr %3037, align 4
  %3039 = sext i32 %3038 to i64
  %3040 = getelementptr inbounds double, ptr %3031, i64 %3039
  br label %3041

3041:                                             ; preds = %3030, %3008
  %3042 = phi ptr [ %3010, %3008 ], [ %3040, %3030 ]
  %3043 = load double, ptr %3042, align 8
  %3044 = fcmp ogt double %3043, %2973
  %3045 = uitofp i1 %3044 to double
  %3046 = getelementptr inbounds double, ptr %2988, i64 %3007
  store double %3045, ptr %3046, align 8
  %3047 = add nuw nsw i64 %3007, 1
  %3048 = icmp eq i64 %3047, %2976
  br i1 %3048, label %2996, label %3006

3049:                                             ; preds = %3073, %2999
  %3050 = phi i64 [ undef, %2999 ], [ %3093, %3073 ]
  %3051 = phi i64 [ 0, %2999 ], [ %3094, %3073 ]
  %3052 = phi i64 [ 0, %2999 ], [ %3093, %3073 ]
  %3053 = icmp eq i64 %3002, 0
  br i1 %3053, label %3063, label %3054

3054:                                             ; preds = %3049
  %3055 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %3051, i64 %2972
  %3056 = load i32, ptr %3055, align 4
  %3057 = sext i32 %3056 to i64
  %3058 = getelementptr inbounds double, ptr %3001, i64 %3057
  %3059 = load double, ptr %3058, align 8
  %3060 = fcmp ogt double %3059, %2973
  %3061 = zext i1 %3060 to i64
  %3062 = add nuw nsw i64 %3052, %3061
  br label %3063

3063:                                             ; preds = %3049, %3054
  %3064 = phi i64 [ %3050, %3049 ], [ %3062, %3054 ]
  %3065 = shl nuw nsw i64 %3064, 1
  br label %3066

3066:                                             ; preds = %3063, %2996
  %3067 = phi i64 [ 0, %2996 ], [ %3065, %3063 ]
  %3068 = icmp sgt i64 %3067, %2430
  %3069 = select i1 %2997, i1 %3068, i1 false
  %3070 = zext i1 %3069 to i64
  %3071 = xor i1 %3069, true
  %3072 = zext i1 %3071 to i64
  call fastcc void @push(ptr noundef nonnull %0, double noundef %2423, ptr noundef nonnull %7, i64 noundef %3072)
  call fastcc void @push(ptr noundef nonnull %0, double noundef %2423, ptr noundef nonnull %7, i64 noundef %3070)
  br label %3097

3073:                                             ; preds = %3073, %3004
  %3074 = phi i64 [ 0, %3004 ], [ %3094, %3073 ]
  %3075 = phi i64 [ 0, %3004 ], [ %3093, %3073 ]
  %3076 = phi i64 [ 0, %3004 ], [ %3095, %3073 ]
  %3077 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %3074, i64 %2972
  %3078 = load i32, ptr %3077, align 4
  %3079 = sext i32 %3078 to i64
  %3080 = getelementptr inbounds double, ptr %3001, i64 %3079
  %3081 = load double, ptr %3080, align 8
  %3082 = fcmp ogt double %3081, %2973
  %3083 = zext i1 %3082 to i64
  %3084 = add nuw nsw i64 %3075, %3083
  %3085 = or i64 %3074, 1
  %3086 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40, i64 %3085, i64 %2972
  %3087 = load i32, ptr %3086, align 4
  %3088 = sext i32 %3087 to i64
  %3089 = getelementptr inbounds double, ptr %3001, i64 %3088
  %3090 = load double, ptr %3089, align 8
  %3091 = fcmp ogt double %3090, %2973
  %3092 = zext i1 %3091 to i64
  %3093 = add nuw nsw i64 %3084, %3092
  %3094 = add nuw nsw i64 %3074, 2
  %3095 = add i64 %3076, 2
  %3096 = icmp eq i64 %3095, %3005
  br i1 %3096, label %3049, label %3073

3097:                                             ; preds = %3066, %2995, %2992, %2991
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  br label %3098

3098:                                             ; preds = %30, %1067, %1075, %2371, %2425, %3097
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6)
  %3099 = load i64, ptr %9, align 8
  %3100 = icmp eq i64 %3099, 0
  br i1 %3100, label %3101, label %24

3101:                                             ; preds = %24, %3098, %1
  %3102 = phi i64 [ 0, %1 ], [ 0, %3098 ], [ %25, %24 ]
  ret i64 %3102
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



