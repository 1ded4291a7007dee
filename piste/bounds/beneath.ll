; beneath.c 7864e0d31c991f268c769711e9a480609ccb18b51958ffff115e7c6ff40ba011

%struct.Tiles = type { i64, i64, [32768 x i64], [32768 x i64], [32768 x i64], [769 x [769 x i64]] }
%struct.anon = type { i64, [128 x i64], [128 x i64], [769 x i64], [128 x i8], [32768 x double] }
%struct.anon.0 = type { i64, i64, i64, [769 x [769 x i64]], [32768 x %struct.Plane], [1048576 x %struct.Cut], [32768 x i64], [32768 x double] }
%struct.Plane = type { i64, i64, i64, i64, i64, i64, double }
%struct.Cut = type { i64, i64, i64 }
%struct.Blocks = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, i64, ptr, ptr, ptr }
%struct.Way = type { double, double, i64 }

@every = internal unnamed_addr global %struct.Tiles zeroinitializer, align 8
@few = internal unnamed_addr global %struct.anon zeroinitializer, align 8
@table = internal unnamed_addr global %struct.anon.0 zeroinitializer, align 8
@others.within = internal unnamed_addr global [64 x double] zeroinitializer, align 16
@rests = internal unnamed_addr global [64 x double] zeroinitializer, align 16
@others.found = internal unnamed_addr global [64 x double] zeroinitializer, align 16
@paid = internal unnamed_addr global [128 x [32768 x double]] zeroinitializer, align 16
@together.along = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@together.across = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@cuts.best = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@begins = internal unnamed_addr global [32768 x i64] zeroinitializer, align 16
@states = internal unnamed_addr global [524288 x double] zeroinitializer, align 16
@altogether.rows = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@altogether.columns = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@of_all.promised = internal unnamed_addr global [1048576 x double] zeroinitializer, align 16

; Function Attrs: nounwind
define double @blocks(ptr noundef %0) {
  %2 = alloca [65 x double], align 16
  %3 = alloca [65 x double], align 16
  %4 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 15
  %5 = load double, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %11 = load double, ptr %10, align 8
  %12 = fcmp olt double %9, %11
  %13 = select i1 %12, double %9, double %11
  %14 = fdiv double %7, %13
  %15 = fcmp ugt double %14, 7.680000e+02
  br i1 %15, label %1113, label %16

16:                                               ; preds = %1
  %17 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %20, %18
  %22 = sitofp i64 %21 to double
  %23 = fmul double %14, %22
  %24 = tail call double @sqrt(double noundef %22)
  %25 = fmul double %24, %23
  %26 = fcmp ugt double %25, 2.073600e+04
  br i1 %26, label %1113, label %27

27:                                               ; preds = %16
  %28 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %29 = load double, ptr %28, align 8
  %30 = fcmp ogt double %29, 0.000000e+00
  br i1 %30, label %31, label %1113

31:                                               ; preds = %27
  %32 = fptosi double %14 to i64
  store i64 0, ptr @table, align 8
  %33 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %34, 1
  %36 = icmp slt i64 %32, 1
  %37 = or i1 %36, %35
  br i1 %37, label %38, label %39

38:                                               ; preds = %31
  tail call fastcc void @others(ptr noundef nonnull %0, i64 noundef 1)
  br label %124

39:                                               ; preds = %31
  %40 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = icmp slt i64 %41, 1
  %43 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %44 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %45 = add nsw i64 %34, -1
  %46 = add nsw i64 %32, -1
  %47 = tail call i64 @llvm.umin.i64(i64 %45, i64 %46)
  %48 = add nuw nsw i64 %47, 1
  br label %49

49:                                               ; preds = %114, %39
  %50 = phi i64 [ 0, %39 ], [ %115, %114 ]
  %51 = phi i1 [ false, %39 ], [ %119, %114 ]
  %52 = phi i64 [ 1, %39 ], [ %116, %114 ]
  br i1 %42, label %114, label %53

53:                                               ; preds = %49
  %54 = load i64, ptr %17, align 8
  %55 = load i64, ptr %19, align 8
  %56 = mul nsw i64 %55, %54
  %57 = icmp slt i64 %54, 1
  %58 = icmp slt i64 %55, 1
  %59 = add nsw i64 %52, -1
  br label %60

60:                                               ; preds = %83, %53
  %61 = phi i64 [ %50, %53 ], [ %84, %83 ]
  %62 = phi i64 [ 1, %53 ], [ %85, %83 ]
  %63 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 3, i64 %52, i64 %62
  store i64 %61, ptr %63, align 8
  %64 = load i64, ptr @table, align 8
  %65 = add nsw i64 %64, %56
  %66 = icmp sgt i64 %65, 32768
  br i1 %66, label %121, label %67

67:                                               ; preds = %60
  br i1 %57, label %83, label %68

68:                                               ; preds = %67
  %69 = add nsw i64 %62, -1
  br label %70

70:                                               ; preds = %91, %68
  %71 = phi i64 [ 1, %68 ], [ %93, %91 ]
  %72 = phi i64 [ %64, %68 ], [ %92, %91 ]
  br i1 %58, label %91, label %73

73:                                               ; preds = %70
  %74 = load i64, ptr %43, align 8
  %75 = icmp slt i64 %74, %71
  %76 = sub i64 %74, %71
  %77 = mul i64 %76, %59
  %78 = select i1 %75, i64 %77, i64 0
  %79 = mul nsw i64 %71, %52
  %80 = add i64 %78, %79
  %81 = sitofp i64 %80 to double
  %82 = load i64, ptr %44, align 8
  br label %95

83:                                               ; preds = %91, %67
  %84 = phi i64 [ %64, %67 ], [ %92, %91 ]
  %85 = add nuw nsw i64 %62, 1
  %86 = icmp sge i64 %62, %41
  %87 = mul nsw i64 %85, %52
  %88 = icmp sgt i64 %87, %32
  %89 = select i1 %86, i1 true, i1 %88
  br i1 %89, label %114, label %60

90:                                               ; preds = %95
  store i64 %98, ptr @table, align 8
  br label %91

91:                                               ; preds = %90, %70
  %92 = phi i64 [ %98, %90 ], [ %72, %70 ]
  %93 = add nuw i64 %71, 1
  %94 = icmp eq i64 %71, %54
  br i1 %94, label %83, label %70

95:                                               ; preds = %95, %73
  %96 = phi i64 [ 1, %73 ], [ %112, %95 ]
  %97 = phi i64 [ %72, %73 ], [ %98, %95 ]
  %98 = add nsw i64 %97, 1
  %99 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %97
  store i64 %52, ptr %99, align 8
  %100 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %97, i32 1
  store i64 %62, ptr %100, align 8
  %101 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %97, i32 2
  store i64 %71, ptr %101, align 8
  %102 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %97, i32 3
  store i64 %96, ptr %102, align 8
  %103 = icmp slt i64 %82, %96
  %104 = sub i64 %82, %96
  %105 = mul i64 %104, %69
  %106 = select i1 %103, i64 %105, i64 0
  %107 = mul nsw i64 %96, %62
  %108 = add i64 %106, %107
  %109 = sitofp i64 %108 to double
  %110 = fmul double %81, %109
  %111 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %97, i32 6
  store double %110, ptr %111, align 8
  %112 = add nuw i64 %96, 1
  %113 = icmp eq i64 %96, %55
  br i1 %113, label %90, label %95

114:                                              ; preds = %83, %49
  %115 = phi i64 [ %50, %49 ], [ %84, %83 ]
  %116 = add nuw i64 %52, 1
  %117 = icmp sge i64 %52, %34
  %118 = icmp sge i64 %52, %32
  %119 = or i1 %118, %117
  %120 = icmp eq i64 %52, %48
  br i1 %120, label %121, label %49

121:                                              ; preds = %114, %60
  %122 = phi i1 [ %51, %60 ], [ %119, %114 ]
  %123 = zext i1 %122 to i64
  tail call fastcc void @others(ptr noundef %0, i64 noundef %123)
  br i1 %122, label %124, label %1114

124:                                              ; preds = %38, %121
  %125 = load double, ptr %6, align 8
  %126 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %127 = load double, ptr %126, align 8
  %128 = fsub double %125, %127
  %129 = load double, ptr %8, align 8
  %130 = fsub double %128, %129
  %131 = load double, ptr %10, align 8
  %132 = fdiv double %130, %131
  %133 = fptosi double %132 to i64
  store i64 0, ptr @every, align 8
  store i64 %133, ptr getelementptr inbounds (%struct.Tiles, ptr @every, i64 0, i32 1), align 8
  %134 = load i64, ptr %33, align 8
  %135 = icmp slt i64 %134, 1
  %136 = icmp slt i64 %133, 1
  %137 = or i1 %136, %135
  br i1 %137, label %188, label %138

138:                                              ; preds = %124
  %139 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %140 = load i64, ptr %139, align 8
  %141 = icmp slt i64 %140, 1
  %142 = add nsw i64 %134, -1
  %143 = add nsw i64 %133, -1
  %144 = tail call i64 @llvm.umin.i64(i64 %142, i64 %143)
  %145 = add nuw nsw i64 %144, 1
  br label %146

146:                                              ; preds = %180, %138
  %147 = phi i1 [ false, %138 ], [ %184, %180 ]
  %148 = phi i64 [ 1, %138 ], [ %181, %180 ]
  br i1 %141, label %180, label %149

149:                                              ; preds = %146
  %150 = load i64, ptr %0, align 8
  %151 = icmp slt i64 %150, 1
  br label %152

152:                                              ; preds = %174, %149
  %153 = phi i64 [ 1, %149 ], [ %175, %174 ]
  %154 = load i64, ptr @every, align 8
  %155 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 5, i64 %148, i64 %153
  store i64 %154, ptr %155, align 8
  br i1 %151, label %174, label %156

156:                                              ; preds = %152
  %157 = mul i64 %153, %148
  br label %158

158:                                              ; preds = %165, %156
  %159 = phi i64 [ 1, %156 ], [ %172, %165 ]
  %160 = mul i64 %157, %159
  %161 = icmp sgt i64 %160, %133
  br i1 %161, label %174, label %162

162:                                              ; preds = %158
  %163 = load i64, ptr @every, align 8
  %164 = icmp eq i64 %163, 32768
  br i1 %164, label %186, label %165

165:                                              ; preds = %162
  %166 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %163
  store i64 %159, ptr %166, align 8
  %167 = load i64, ptr @every, align 8
  %168 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %167
  store i64 %148, ptr %168, align 8
  %169 = load i64, ptr @every, align 8
  %170 = add nsw i64 %169, 1
  store i64 %170, ptr @every, align 8
  %171 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %169
  store i64 %153, ptr %171, align 8
  %172 = add nuw i64 %159, 1
  %173 = icmp eq i64 %159, %150
  br i1 %173, label %174, label %158

174:                                              ; preds = %165, %158, %152
  %175 = add nuw nsw i64 %153, 1
  %176 = icmp sge i64 %153, %140
  %177 = mul nsw i64 %175, %148
  %178 = icmp sgt i64 %177, %133
  %179 = select i1 %176, i1 true, i1 %178
  br i1 %179, label %180, label %152

180:                                              ; preds = %174, %146
  %181 = add nuw i64 %148, 1
  %182 = icmp sge i64 %148, %134
  %183 = icmp sge i64 %148, %133
  %184 = or i1 %183, %182
  %185 = icmp eq i64 %148, %145
  br i1 %185, label %186, label %146

186:                                              ; preds = %180, %162
  %187 = phi i1 [ %147, %162 ], [ %184, %180 ]
  br i1 %187, label %188, label %1114

188:                                              ; preds = %186, %124
  store i64 0, ptr @few, align 8
  br i1 %136, label %224, label %192

189:                                              ; preds = %216
  %190 = add nuw i64 %195, 1
  %191 = load i64, ptr @few, align 8
  br label %192

192:                                              ; preds = %188, %189
  %193 = phi i64 [ %191, %189 ], [ 0, %188 ]
  %194 = phi i1 [ %220, %189 ], [ false, %188 ]
  %195 = phi i64 [ %190, %189 ], [ 1, %188 ]
  %196 = icmp slt i64 %193, 1
  br i1 %196, label %212, label %197

197:                                              ; preds = %192
  %198 = add nsw i64 %193, -1
  %199 = sitofp i64 %195 to double
  %200 = fmul double %131, %199
  %201 = fsub double %125, %200
  %202 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %198
  %203 = load i64, ptr %202, align 8
  %204 = sitofp i64 %203 to double
  %205 = fmul double %131, %204
  %206 = fsub double %125, %205
  %207 = fsub double %206, %201
  %208 = fmul double %207, 3.200000e+01
  %209 = fcmp ogt double %208, %201
  br i1 %209, label %210, label %216

210:                                              ; preds = %197
  %211 = icmp eq i64 %193, 128
  br i1 %211, label %222, label %212

212:                                              ; preds = %210, %192
  %213 = add nsw i64 %193, 1
  store i64 %213, ptr @few, align 8
  %214 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %193
  store i64 %195, ptr %214, align 8
  %215 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 4, i64 %193
  store i8 0, ptr %215, align 1
  br label %216

216:                                              ; preds = %212, %197
  %217 = phi i64 [ %193, %212 ], [ %198, %197 ]
  %218 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 2, i64 %217
  store i64 %195, ptr %218, align 8
  %219 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 3, i64 %195
  store i64 %217, ptr %219, align 8
  %220 = icmp sge i64 %195, %133
  %221 = icmp eq i64 %195, %133
  br i1 %221, label %222, label %189

222:                                              ; preds = %216, %210
  %223 = phi i1 [ %194, %210 ], [ %220, %216 ]
  br i1 %223, label %224, label %1114

224:                                              ; preds = %222, %188
  %225 = load i64, ptr @every, align 8
  %226 = icmp sgt i64 %225, 0
  br i1 %226, label %227, label %231

227:                                              ; preds = %224
  %228 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %229 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %230 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  br label %241

231:                                              ; preds = %289, %224
  %232 = phi i64 [ %225, %224 ], [ %305, %289 ]
  %233 = load i64, ptr @few, align 8
  %234 = icmp sgt i64 %233, 0
  br i1 %234, label %235, label %310

235:                                              ; preds = %231
  %236 = icmp sgt i64 %232, 0
  %237 = and i64 %232, 3
  %238 = icmp ult i64 %232, 4
  %239 = and i64 %232, -4
  %240 = icmp eq i64 %237, 0
  br label %307

241:                                              ; preds = %289, %227
  %242 = phi i64 [ 0, %227 ], [ %304, %289 ]
  %243 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %242
  %246 = load i64, ptr %245, align 8
  %247 = load i64, ptr %33, align 8
  %248 = load i64, ptr %228, align 8
  %249 = icmp eq i64 %247, %248
  br i1 %249, label %250, label %259

250:                                              ; preds = %241
  %251 = load i64, ptr %17, align 8
  %252 = load i64, ptr %19, align 8
  %253 = icmp eq i64 %251, %252
  br i1 %253, label %254, label %259

254:                                              ; preds = %250
  %255 = load i64, ptr %229, align 8
  %256 = load i64, ptr %230, align 8
  %257 = icmp ne i64 %255, %256
  %258 = freeze i1 %257
  br i1 %258, label %259, label %260

259:                                              ; preds = %254, %250, %241
  br label %260

260:                                              ; preds = %259, %254
  %261 = phi i64 [ 1, %259 ], [ %246, %254 ]
  %262 = icmp slt i64 %244, %261
  br i1 %262, label %263, label %266

263:                                              ; preds = %260
  %264 = load double, ptr %4, align 8
  %265 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 5, i64 %242
  store double %264, ptr %265, align 8
  br label %276

266:                                              ; preds = %260
  %267 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %242
  %268 = load i64, ptr %267, align 8
  %269 = tail call fastcc double @glance(ptr noundef nonnull %0, i64 noundef %268, i64 noundef %246, i64 noundef %244)
  %270 = load double, ptr %4, align 8
  %271 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 5, i64 %242
  store double %269, ptr %271, align 8
  %272 = fcmp olt double %269, %270
  br i1 %272, label %283, label %273

273:                                              ; preds = %266
  %274 = load i64, ptr %245, align 8
  %275 = load i64, ptr %243, align 8
  br label %276

276:                                              ; preds = %273, %263
  %277 = phi i64 [ %244, %263 ], [ %275, %273 ]
  %278 = phi i64 [ %246, %263 ], [ %274, %273 ]
  %279 = phi double [ %264, %263 ], [ %269, %273 ]
  %280 = phi double [ %264, %263 ], [ %270, %273 ]
  %281 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %242
  %282 = load i64, ptr %281, align 8
  br label %289

283:                                              ; preds = %266
  %284 = load i64, ptr %267, align 8
  %285 = load i64, ptr %245, align 8
  %286 = load i64, ptr %243, align 8
  %287 = tail call fastcc double @together(ptr noundef nonnull %0, i64 noundef %284, i64 noundef %285, i64 noundef %286)
  store double %287, ptr %271, align 8
  %288 = load double, ptr %4, align 8
  br label %289

289:                                              ; preds = %283, %276
  %290 = phi i64 [ %286, %283 ], [ %277, %276 ]
  %291 = phi i64 [ %285, %283 ], [ %278, %276 ]
  %292 = phi i64 [ %284, %283 ], [ %282, %276 ]
  %293 = phi double [ %288, %283 ], [ %280, %276 ]
  %294 = phi double [ %287, %283 ], [ %279, %276 ]
  %295 = fcmp olt double %294, %293
  %296 = mul i64 %291, %290
  %297 = mul i64 %296, %292
  %298 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 3, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 4, i64 %299
  %301 = load i8, ptr %300, align 1
  %302 = zext i1 %295 to i8
  %303 = or i8 %301, %302
  store i8 %303, ptr %300, align 1
  %304 = add nuw nsw i64 %242, 1
  %305 = load i64, ptr @every, align 8
  %306 = icmp slt i64 %304, %305
  br i1 %306, label %241, label %231

307:                                              ; preds = %331, %235
  %308 = phi i64 [ 0, %235 ], [ %332, %331 ]
  br i1 %236, label %309, label %331

309:                                              ; preds = %307
  br i1 %238, label %322, label %334

310:                                              ; preds = %331, %231
  %311 = load double, ptr %8, align 8
  %312 = load double, ptr %6, align 8
  %313 = fcmp olt double %311, %312
  br i1 %313, label %314, label %347

314:                                              ; preds = %310
  %315 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %316 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %317 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %318 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %319 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %320 = getelementptr inbounds double, ptr %3, i64 1
  %321 = getelementptr inbounds double, ptr %2, i64 1
  br label %367

322:                                              ; preds = %334, %309
  %323 = phi i64 [ 0, %309 ], [ %344, %334 ]
  br i1 %240, label %331, label %324

324:                                              ; preds = %322, %324
  %325 = phi i64 [ %328, %324 ], [ %323, %322 ]
  %326 = phi i64 [ %329, %324 ], [ 0, %322 ]
  %327 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %308, i64 %325
  store double 1.000000e+300, ptr %327, align 8
  %328 = add nuw nsw i64 %325, 1
  %329 = add i64 %326, 1
  %330 = icmp eq i64 %329, %237
  br i1 %330, label %331, label %324

331:                                              ; preds = %322, %324, %307
  %332 = add nuw nsw i64 %308, 1
  %333 = icmp eq i64 %332, %233
  br i1 %333, label %310, label %307

334:                                              ; preds = %309, %334
  %335 = phi i64 [ %344, %334 ], [ 0, %309 ]
  %336 = phi i64 [ %345, %334 ], [ 0, %309 ]
  %337 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %308, i64 %335
  store double 1.000000e+300, ptr %337, align 16
  %338 = or i64 %335, 1
  %339 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %308, i64 %338
  store double 1.000000e+300, ptr %339, align 8
  %340 = or i64 %335, 2
  %341 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %308, i64 %340
  store double 1.000000e+300, ptr %341, align 16
  %342 = or i64 %335, 3
  %343 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %308, i64 %342
  store double 1.000000e+300, ptr %343, align 8
  %344 = add nuw nsw i64 %335, 4
  %345 = add i64 %336, 4
  %346 = icmp eq i64 %345, %239
  br i1 %346, label %322, label %334

347:                                              ; preds = %796, %310
  %348 = phi i64 [ %233, %310 ], [ %373, %796 ]
  %349 = icmp sgt i64 %348, 0
  br i1 %349, label %352, label %350

350:                                              ; preds = %347
  %351 = load i64, ptr @every, align 8
  br label %854

352:                                              ; preds = %347
  %353 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %354 = load i64, ptr %353, align 8
  %355 = add i64 %354, -1
  %356 = icmp sgt i64 %354, 1
  %357 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %358 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %359 = load i64, ptr %358, align 8
  %360 = sitofp i64 %359 to double
  %361 = load i64, ptr %17, align 8
  %362 = load i64, ptr %19, align 8
  %363 = mul nsw i64 %362, %361
  %364 = sitofp i64 %363 to double
  %365 = load i64, ptr @every, align 8
  %366 = icmp sgt i64 %365, 0
  br label %807

367:                                              ; preds = %796, %314
  %368 = phi double [ 1.000000e+00, %314 ], [ %802, %796 ]
  %369 = phi i64 [ 1, %314 ], [ %801, %796 ]
  %370 = tail call fastcc i64 @walk(ptr noundef nonnull %0, i64 noundef %369)
  %371 = icmp eq i64 %370, 0
  br i1 %371, label %1114, label %372

372:                                              ; preds = %367
  %373 = load i64, ptr @few, align 8
  %374 = icmp sgt i64 %373, 0
  br i1 %374, label %375, label %796

375:                                              ; preds = %372
  %376 = load i64, ptr %315, align 8
  %377 = add i64 %376, -1
  %378 = icmp sgt i64 %376, 1
  %379 = load i64, ptr @table, align 8
  %380 = icmp slt i64 %379, 1
  %381 = load i64, ptr @every, align 8
  %382 = icmp sgt i64 %381, 0
  %383 = sitofp i64 %369 to double
  %384 = load double, ptr %6, align 8
  %385 = load double, ptr %10, align 8
  %386 = load double, ptr %8, align 8
  %387 = fmul double %368, %386
  %388 = load double, ptr %126, align 8
  br label %389

389:                                              ; preds = %793, %375
  %390 = phi i64 [ 0, %375 ], [ %794, %793 ]
  %391 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %390
  %392 = load i64, ptr %391, align 8
  %393 = sitofp i64 %392 to double
  %394 = fmul double %385, %393
  %395 = fsub double %384, %394
  br i1 %378, label %396, label %407

396:                                              ; preds = %389
  %397 = load ptr, ptr %316, align 8
  %398 = fadd double %385, %395
  br label %399

399:                                              ; preds = %404, %396
  %400 = phi i64 [ 0, %396 ], [ %405, %404 ]
  %401 = getelementptr inbounds double, ptr %397, i64 %400
  %402 = load double, ptr %401, align 8
  %403 = fcmp olt double %402, %398
  br i1 %403, label %404, label %407

404:                                              ; preds = %399
  %405 = add nuw nsw i64 %400, 1
  %406 = icmp eq i64 %405, %377
  br i1 %406, label %407, label %399

407:                                              ; preds = %404, %399, %389
  %408 = phi i64 [ 0, %389 ], [ %377, %404 ], [ %400, %399 ]
  %409 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %408
  %410 = load double, ptr %409, align 8
  %411 = fsub double %395, %387
  %412 = fdiv double %411, %388
  %413 = fptosi double %412 to i64
  %414 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 4, i64 %390
  %415 = load i8, ptr %414, align 1
  %416 = icmp eq i8 %415, 0
  br i1 %416, label %793, label %417

417:                                              ; preds = %407
  %418 = fcmp olt double %395, %387
  %419 = icmp slt i64 %413, 1
  %420 = select i1 %418, i1 true, i1 %419
  br i1 %420, label %793, label %421

421:                                              ; preds = %417
  %422 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 2, i64 %390
  %423 = load i64, ptr %422, align 8
  br i1 %380, label %573, label %424

424:                                              ; preds = %421
  %425 = load i64, ptr %0, align 8
  br label %430

426:                                              ; preds = %567, %449
  %427 = add nuw nsw i64 %433, 1
  %428 = icmp sge i64 %427, %379
  %429 = icmp eq i64 %427, %379
  br i1 %429, label %571, label %430

430:                                              ; preds = %426, %424
  %431 = phi i1 [ false, %424 ], [ %428, %426 ]
  %432 = phi i64 [ 0, %424 ], [ %447, %426 ]
  %433 = phi i64 [ 0, %424 ], [ %427, %426 ]
  %434 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %433
  %435 = load i64, ptr %434, align 8
  %436 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %433, i32 1
  %437 = load i64, ptr %436, align 8
  %438 = mul nsw i64 %437, %435
  %439 = sdiv i64 %423, %438
  %440 = tail call i64 @llvm.smin.i64(i64 %425, i64 %439)
  %441 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %433, i32 2
  %442 = load i64, ptr %441, align 8
  %443 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %433, i32 3
  %444 = load i64, ptr %443, align 8
  %445 = mul nsw i64 %444, %442
  %446 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %433
  store i64 %432, ptr %446, align 8
  %447 = add nsw i64 %440, %432
  %448 = icmp slt i64 %447, 524289
  br i1 %448, label %449, label %571

449:                                              ; preds = %430
  %450 = getelementptr inbounds double, ptr @states, i64 %432
  %451 = load double, ptr %28, align 8
  %452 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 7, i64 %433
  %453 = load double, ptr %452, align 8
  %454 = fmul double %451, %453
  %455 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 6, i64 %433
  %456 = load i64, ptr %455, align 8
  %457 = sitofp i64 %456 to double
  %458 = fmul double %451, %457
  %459 = icmp slt i64 %440, 1
  br i1 %459, label %426, label %460

460:                                              ; preds = %449
  %461 = load double, ptr %317, align 8
  %462 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %433, i32 5
  %463 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %433, i32 4
  br label %464

464:                                              ; preds = %567, %460
  %465 = phi i64 [ %570, %567 ], [ 0, %460 ]
  %466 = phi i64 [ %568, %567 ], [ 1, %460 ]
  %467 = add i64 %465, 2
  %468 = lshr i64 %467, 1
  %469 = sub i64 %466, %468
  %470 = mul nsw i64 %445, %466
  %471 = sitofp i64 %470 to double
  %472 = fmul double %461, %471
  %473 = fadd double %454, %472
  %474 = add nsw i64 %466, -1
  %475 = getelementptr inbounds double, ptr %450, i64 %474
  store double %473, ptr %475, align 8
  %476 = icmp sgt i64 %470, %413
  br i1 %476, label %477, label %567

477:                                              ; preds = %464
  %478 = load i64, ptr %462, align 8
  %479 = icmp eq i64 %478, 0
  br i1 %479, label %567, label %480

480:                                              ; preds = %477
  %481 = load i64, ptr %463, align 8
  %482 = add nsw i64 %481, %478
  %483 = icmp sgt i64 %478, 0
  br i1 %483, label %510, label %484

484:                                              ; preds = %510, %480
  %485 = phi double [ 1.000000e+300, %480 ], [ %534, %510 ]
  %486 = add nuw nsw i64 %466, 1
  %487 = lshr i64 %486, 1
  %488 = icmp ugt i64 %466, %487
  br i1 %488, label %489, label %537

489:                                              ; preds = %484
  %490 = and i64 %469, 1
  %491 = icmp eq i64 %490, 0
  br i1 %491, label %505, label %492

492:                                              ; preds = %489
  %493 = add nsw i64 %487, -1
  %494 = getelementptr inbounds double, ptr %450, i64 %493
  %495 = load double, ptr %494, align 8
  %496 = xor i64 %487, -1
  %497 = add nsw i64 %466, %496
  %498 = getelementptr inbounds double, ptr %450, i64 %497
  %499 = load double, ptr %498, align 8
  %500 = fadd double %495, %499
  %501 = fsub double %500, %458
  %502 = fcmp olt double %485, %501
  %503 = select i1 %502, double %485, double %501
  %504 = add nuw nsw i64 %487, 1
  br label %505

505:                                              ; preds = %492, %489
  %506 = phi i64 [ %487, %489 ], [ %504, %492 ]
  %507 = phi double [ %485, %489 ], [ %503, %492 ]
  %508 = phi double [ undef, %489 ], [ %503, %492 ]
  %509 = icmp eq i64 %465, %468
  br i1 %509, label %537, label %541

510:                                              ; preds = %480, %510
  %511 = phi i64 [ %535, %510 ], [ %481, %480 ]
  %512 = phi double [ %534, %510 ], [ 1.000000e+300, %480 ]
  %513 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %511
  %514 = load i64, ptr %513, align 8
  %515 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %514
  %516 = load i64, ptr %515, align 8
  %517 = add i64 %516, %474
  %518 = getelementptr inbounds [524288 x double], ptr @states, i64 0, i64 %517
  %519 = load double, ptr %518, align 8
  %520 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %511, i32 1
  %521 = load i64, ptr %520, align 8
  %522 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %521
  %523 = load i64, ptr %522, align 8
  %524 = add i64 %523, %474
  %525 = getelementptr inbounds [524288 x double], ptr @states, i64 0, i64 %524
  %526 = load double, ptr %525, align 8
  %527 = fadd double %519, %526
  %528 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %511, i32 2
  %529 = load i64, ptr %528, align 8
  %530 = sitofp i64 %529 to double
  %531 = fmul double %451, %530
  %532 = fsub double %527, %531
  %533 = fcmp olt double %512, %532
  %534 = select i1 %533, double %512, double %532
  %535 = add nsw i64 %511, 1
  %536 = icmp slt i64 %535, %482
  br i1 %536, label %510, label %484

537:                                              ; preds = %505, %541, %484
  %538 = phi double [ %485, %484 ], [ %508, %505 ], [ %564, %541 ]
  %539 = fcmp ogt double %538, %473
  %540 = select i1 %539, double %538, double %473
  store double %540, ptr %475, align 8
  br label %567

541:                                              ; preds = %505, %541
  %542 = phi i64 [ %565, %541 ], [ %506, %505 ]
  %543 = phi double [ %564, %541 ], [ %507, %505 ]
  %544 = add nsw i64 %542, -1
  %545 = getelementptr inbounds double, ptr %450, i64 %544
  %546 = load double, ptr %545, align 8
  %547 = xor i64 %542, -1
  %548 = add nsw i64 %466, %547
  %549 = getelementptr inbounds double, ptr %450, i64 %548
  %550 = load double, ptr %549, align 8
  %551 = fadd double %546, %550
  %552 = fsub double %551, %458
  %553 = fcmp olt double %543, %552
  %554 = select i1 %553, double %543, double %552
  %555 = getelementptr inbounds double, ptr %450, i64 %542
  %556 = load double, ptr %555, align 8
  %557 = sub i64 -2, %542
  %558 = add nsw i64 %466, %557
  %559 = getelementptr inbounds double, ptr %450, i64 %558
  %560 = load double, ptr %559, align 8
  %561 = fadd double %556, %560
  %562 = fsub double %561, %458
  %563 = fcmp olt double %554, %562
  %564 = select i1 %563, double %554, double %562
  %565 = add nuw nsw i64 %542, 2
  %566 = icmp ugt i64 %466, %565
  br i1 %566, label %541, label %537

567:                                              ; preds = %537, %477, %464
  %568 = add nuw i64 %466, 1
  %569 = icmp eq i64 %466, %440
  %570 = add i64 %465, 1
  br i1 %569, label %426, label %464

571:                                              ; preds = %430, %426
  %572 = phi i1 [ %428, %426 ], [ %431, %430 ]
  br i1 %572, label %573, label %1114

573:                                              ; preds = %571, %421
  br i1 %382, label %574, label %793

574:                                              ; preds = %573, %790
  %575 = phi i64 [ %791, %790 ], [ 0, %573 ]
  %576 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %575
  %577 = load i64, ptr %576, align 8
  %578 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %575
  %579 = load i64, ptr %578, align 8
  %580 = mul nsw i64 %579, %577
  %581 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %575
  %582 = load i64, ptr %581, align 8
  %583 = mul nsw i64 %580, %582
  %584 = icmp sgt i64 %583, %423
  br i1 %584, label %790, label %585

585:                                              ; preds = %574
  %586 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %390, i64 %575
  %587 = load double, ptr %586, align 8
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %3)
  %588 = load i64, ptr %17, align 8
  %589 = icmp slt i64 %588, 65
  %590 = load i64, ptr %19, align 8
  br i1 %589, label %591, label %597

591:                                              ; preds = %585
  %592 = icmp slt i64 %590, 65
  %593 = mul nsw i64 %590, %588
  %594 = icmp slt i64 %593, 65
  %595 = select i1 %592, i1 %594, i1 false
  %596 = icmp slt i64 %588, 1
  br i1 %596, label %635, label %597

597:                                              ; preds = %591, %585
  %598 = phi i1 [ %595, %591 ], [ false, %585 ]
  %599 = icmp slt i64 %590, 1
  %600 = sitofp i64 %583 to double
  %601 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 3, i64 %579, i64 %582
  %602 = add i64 %577, -1
  %603 = icmp ne i64 %590, 1
  %604 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %590
  br label %605

605:                                              ; preds = %740, %597
  %606 = phi i64 [ 1, %597 ], [ %743, %740 ]
  %607 = phi double [ 1.000000e+300, %597 ], [ %741, %740 ]
  %608 = phi double [ 1.000000e+300, %597 ], [ %742, %740 ]
  br i1 %599, label %639, label %609

609:                                              ; preds = %605
  %610 = load double, ptr %318, align 8
  %611 = fmul double %610, %600
  %612 = load i64, ptr %319, align 8
  %613 = sitofp i64 %612 to double
  %614 = load double, ptr %28, align 8
  %615 = fmul double %614, %383
  %616 = load i64, ptr %601, align 8
  %617 = add nsw i64 %606, -1
  %618 = mul nsw i64 %617, %590
  %619 = load double, ptr %317, align 8
  %620 = fcmp olt double %613, %383
  %621 = select i1 %620, double %613, double %383
  %622 = icmp sgt i64 %612, %369
  %623 = select i1 %622, double 0.000000e+00, double %615
  %624 = select i1 %622, double 2.000000e+00, double 1.000000e+00
  %625 = fdiv double %613, %621
  %626 = fcmp ogt double %624, %625
  %627 = select i1 %626, double %624, double %625
  %628 = fmul double %611, %627
  %629 = fmul double %615, %627
  %630 = fcmp olt double %611, %615
  %631 = fsub double %613, %621
  %632 = icmp slt i64 %606, %588
  %633 = add i64 %618, -1
  %634 = add i64 %633, %616
  br label %641

635:                                              ; preds = %591
  br i1 %595, label %745, label %778

636:                                              ; preds = %740
  br i1 %598, label %746, label %637

637:                                              ; preds = %636
  %638 = mul nsw i64 %590, %588
  br label %778

639:                                              ; preds = %605
  br i1 %598, label %640, label %740

640:                                              ; preds = %639
  store double 0.000000e+00, ptr @cuts.best, align 16
  br label %735

641:                                              ; preds = %703, %609
  %642 = phi i64 [ 1, %609 ], [ %704, %703 ]
  %643 = phi double [ %607, %609 ], [ %699, %703 ]
  %644 = add i64 %634, %642
  %645 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %644
  %646 = load i64, ptr %645, align 8
  %647 = add i64 %602, %646
  %648 = getelementptr inbounds [524288 x double], ptr @states, i64 0, i64 %647
  %649 = load double, ptr %648, align 8
  %650 = mul i64 %642, %606
  %651 = mul i64 %650, %577
  %652 = sitofp i64 %651 to double
  %653 = fmul double %619, %652
  %654 = mul i64 %650, %583
  %655 = sitofp i64 %654 to double
  %656 = fmul double %410, %655
  %657 = fmul double %656, %613
  %658 = fmul double %649, %613
  %659 = fadd double %611, %658
  %660 = fsub double %659, %623
  %661 = fcmp olt double %657, %660
  %662 = select i1 %661, double %657, double %660
  %663 = fsub double %649, %653
  %664 = fmul double %663, %613
  %665 = fdiv double %664, %615
  %666 = fsub double %658, %629
  %667 = fmul double %653, %613
  %668 = fcmp ogt double %666, %667
  %669 = select i1 %668, double %666, double %667
  %670 = fadd double %628, %669
  %671 = fcmp olt double %662, %670
  %672 = select i1 %671, double %662, double %670
  %673 = fcmp ogt double %665, %627
  %674 = select i1 %630, i1 %673, i1 false
  br i1 %674, label %675, label %680

675:                                              ; preds = %641
  %676 = fmul double %611, %665
  %677 = fadd double %667, %676
  %678 = fcmp olt double %672, %677
  %679 = select i1 %678, double %672, double %677
  br label %680

680:                                              ; preds = %675, %641
  %681 = phi double [ %679, %675 ], [ %672, %641 ]
  %682 = fmul double %621, %649
  %683 = fsub double %682, %615
  %684 = fcmp ogt double %683, 0.000000e+00
  %685 = select i1 %684, double %683, double 0.000000e+00
  %686 = fadd double %611, %685
  %687 = fmul double %631, %656
  %688 = fadd double %687, %686
  %689 = fcmp olt double %681, %688
  %690 = select i1 %689, double %681, double %688
  %691 = icmp slt i64 %642, %590
  %692 = select i1 %632, i1 true, i1 %691
  br i1 %692, label %693, label %698

693:                                              ; preds = %680
  %694 = sitofp i64 %650 to double
  %695 = fdiv double %690, %694
  %696 = fcmp olt double %643, %695
  %697 = select i1 %696, double %643, double %695
  br label %698

698:                                              ; preds = %693, %680
  %699 = phi double [ %697, %693 ], [ %643, %680 ]
  br i1 %598, label %700, label %705

700:                                              ; preds = %698
  %701 = getelementptr inbounds [65 x double], ptr %3, i64 0, i64 %642
  store double %690, ptr %701, align 8
  %702 = icmp eq i64 %642, %590
  br i1 %702, label %707, label %703

703:                                              ; preds = %705, %700
  %704 = add nuw i64 %642, 1
  br label %641

705:                                              ; preds = %698
  %706 = icmp eq i64 %642, %590
  br i1 %706, label %740, label %703

707:                                              ; preds = %700
  store double 0.000000e+00, ptr @cuts.best, align 16
  %708 = load double, ptr %320, align 8
  br label %709

709:                                              ; preds = %716, %707
  %710 = phi double [ 0.000000e+00, %707 ], [ %717, %716 ]
  %711 = phi i64 [ 1, %707 ], [ %718, %716 ]
  %712 = fadd double %708, %710
  %713 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %711
  store double %712, ptr %713, align 8
  %714 = icmp ugt i64 %711, 1
  %715 = select i1 %603, i1 %714, i1 false
  br i1 %715, label %720, label %716

716:                                              ; preds = %720, %709
  %717 = phi double [ %712, %709 ], [ %730, %720 ]
  %718 = add nuw i64 %711, 1
  %719 = icmp eq i64 %711, %590
  br i1 %719, label %735, label %709

720:                                              ; preds = %709, %720
  %721 = phi double [ %730, %720 ], [ %712, %709 ]
  %722 = phi i64 [ %731, %720 ], [ 2, %709 ]
  %723 = sub nsw i64 %711, %722
  %724 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %723
  %725 = load double, ptr %724, align 8
  %726 = getelementptr inbounds double, ptr %3, i64 %722
  %727 = load double, ptr %726, align 8
  %728 = fadd double %725, %727
  %729 = fcmp olt double %721, %728
  %730 = select i1 %729, double %721, double %728
  store double %730, ptr %713, align 8
  %731 = add nuw nsw i64 %722, 1
  %732 = icmp slt i64 %722, %590
  %733 = icmp ugt i64 %711, %722
  %734 = select i1 %732, i1 %733, i1 false
  br i1 %734, label %720, label %716

735:                                              ; preds = %716, %640
  %736 = phi double [ %608, %640 ], [ %690, %716 ]
  %737 = phi double [ %607, %640 ], [ %699, %716 ]
  %738 = load double, ptr %604, align 8
  %739 = getelementptr inbounds [65 x double], ptr %2, i64 0, i64 %606
  store double %738, ptr %739, align 8
  br label %740

740:                                              ; preds = %705, %735, %639
  %741 = phi double [ %607, %639 ], [ %737, %735 ], [ %699, %705 ]
  %742 = phi double [ %608, %639 ], [ %736, %735 ], [ %690, %705 ]
  %743 = add nuw i64 %606, 1
  %744 = icmp eq i64 %606, %588
  br i1 %744, label %636, label %605

745:                                              ; preds = %635
  store double 0.000000e+00, ptr @cuts.best, align 16
  br label %775

746:                                              ; preds = %636
  store double 0.000000e+00, ptr @cuts.best, align 16
  %747 = load double, ptr %321, align 8
  %748 = icmp ne i64 %588, 1
  br label %749

749:                                              ; preds = %756, %746
  %750 = phi double [ 0.000000e+00, %746 ], [ %757, %756 ]
  %751 = phi i64 [ 1, %746 ], [ %758, %756 ]
  %752 = fadd double %747, %750
  %753 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %751
  store double %752, ptr %753, align 8
  %754 = icmp ugt i64 %751, 1
  %755 = select i1 %748, i1 %754, i1 false
  br i1 %755, label %760, label %756

756:                                              ; preds = %760, %749
  %757 = phi double [ %752, %749 ], [ %770, %760 ]
  %758 = add nuw i64 %751, 1
  %759 = icmp eq i64 %751, %588
  br i1 %759, label %775, label %749

760:                                              ; preds = %749, %760
  %761 = phi double [ %770, %760 ], [ %752, %749 ]
  %762 = phi i64 [ %771, %760 ], [ 2, %749 ]
  %763 = sub nsw i64 %751, %762
  %764 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %763
  %765 = load double, ptr %764, align 8
  %766 = getelementptr inbounds double, ptr %2, i64 %762
  %767 = load double, ptr %766, align 8
  %768 = fadd double %765, %767
  %769 = fcmp olt double %761, %768
  %770 = select i1 %769, double %761, double %768
  store double %770, ptr %753, align 8
  %771 = add nuw nsw i64 %762, 1
  %772 = icmp slt i64 %762, %588
  %773 = icmp ugt i64 %751, %762
  %774 = select i1 %772, i1 %773, i1 false
  br i1 %774, label %760, label %756

775:                                              ; preds = %756, %745
  %776 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %588
  %777 = load double, ptr %776, align 8
  br label %786

778:                                              ; preds = %637, %635
  %779 = phi i64 [ %638, %637 ], [ %593, %635 ]
  %780 = phi double [ %741, %637 ], [ 1.000000e+300, %635 ]
  %781 = phi double [ %742, %637 ], [ 1.000000e+300, %635 ]
  %782 = sitofp i64 %779 to double
  %783 = fmul double %780, %782
  %784 = fcmp olt double %781, %783
  %785 = select i1 %784, double %781, double %783
  br label %786

786:                                              ; preds = %778, %775
  %787 = phi double [ %777, %775 ], [ %785, %778 ]
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %2)
  %788 = fcmp olt double %587, %787
  %789 = select i1 %788, double %587, double %787
  store double %789, ptr %586, align 8
  br label %790

790:                                              ; preds = %786, %574
  %791 = add nuw nsw i64 %575, 1
  %792 = icmp eq i64 %791, %381
  br i1 %792, label %793, label %574

793:                                              ; preds = %790, %573, %417, %407
  %794 = add nuw nsw i64 %390, 1
  %795 = icmp eq i64 %794, %373
  br i1 %795, label %796, label %389

796:                                              ; preds = %793, %372
  %797 = add nuw nsw i64 %369, 1
  %798 = icmp ult i64 %369, 12
  %799 = lshr i64 %369, 3
  %800 = select i1 %798, i64 1, i64 %799
  %801 = add nuw nsw i64 %800, %369
  %802 = sitofp i64 %797 to double
  %803 = load double, ptr %8, align 8
  %804 = fmul double %803, %802
  %805 = load double, ptr %6, align 8
  %806 = fcmp olt double %804, %805
  br i1 %806, label %367, label %347

807:                                              ; preds = %833, %352
  %808 = phi i64 [ 0, %352 ], [ %834, %833 ]
  br i1 %356, label %809, label %827

809:                                              ; preds = %807
  %810 = load double, ptr %6, align 8
  %811 = load double, ptr %10, align 8
  %812 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %808
  %813 = load i64, ptr %812, align 8
  %814 = sitofp i64 %813 to double
  %815 = fmul double %811, %814
  %816 = fsub double %810, %815
  %817 = load ptr, ptr %357, align 8
  %818 = fadd double %811, %816
  br label %819

819:                                              ; preds = %824, %809
  %820 = phi i64 [ 0, %809 ], [ %825, %824 ]
  %821 = getelementptr inbounds double, ptr %817, i64 %820
  %822 = load double, ptr %821, align 8
  %823 = fcmp olt double %822, %818
  br i1 %823, label %824, label %827

824:                                              ; preds = %819
  %825 = add nuw nsw i64 %820, 1
  %826 = icmp eq i64 %825, %355
  br i1 %826, label %827, label %819

827:                                              ; preds = %824, %819, %807
  %828 = phi i64 [ 0, %807 ], [ %355, %824 ], [ %820, %819 ]
  %829 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %828
  %830 = load double, ptr %829, align 8
  %831 = fmul double %830, %360
  %832 = fmul double %831, %364
  br i1 %366, label %836, label %833

833:                                              ; preds = %836, %827
  %834 = add nuw nsw i64 %808, 1
  %835 = icmp eq i64 %834, %348
  br i1 %835, label %854, label %807

836:                                              ; preds = %827, %836
  %837 = phi i64 [ %852, %836 ], [ 0, %827 ]
  %838 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %808, i64 %837
  %839 = load double, ptr %838, align 8
  %840 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %837
  %841 = load i64, ptr %840, align 8
  %842 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %837
  %843 = load i64, ptr %842, align 8
  %844 = mul nsw i64 %843, %841
  %845 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %837
  %846 = load i64, ptr %845, align 8
  %847 = mul nsw i64 %844, %846
  %848 = sitofp i64 %847 to double
  %849 = fmul double %832, %848
  %850 = fcmp olt double %839, %849
  %851 = select i1 %850, double %839, double %849
  store double %851, ptr %838, align 8
  %852 = add nuw nsw i64 %837, 1
  %853 = icmp eq i64 %852, %365
  br i1 %853, label %833, label %836

854:                                              ; preds = %833, %350
  %855 = phi i64 [ %351, %350 ], [ %365, %833 ]
  %856 = icmp sgt i64 %855, 0
  br i1 %856, label %857, label %1374

857:                                              ; preds = %854
  %858 = load i64, ptr %33, align 8
  %859 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %860 = load i64, ptr %859, align 8
  %861 = icmp eq i64 %858, %860
  %862 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %863 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %864 = sitofp i64 %858 to double
  %865 = sitofp i64 %860 to double
  br label %866

866:                                              ; preds = %857, %1109
  %867 = phi i64 [ 0, %857 ], [ %1111, %1109 ]
  %868 = phi double [ %5, %857 ], [ %1110, %1109 ]
  %869 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %867
  %870 = load i64, ptr %869, align 8
  %871 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %867
  %872 = load i64, ptr %871, align 8
  br i1 %861, label %873, label %882

873:                                              ; preds = %866
  %874 = load i64, ptr %17, align 8
  %875 = load i64, ptr %19, align 8
  %876 = icmp eq i64 %874, %875
  br i1 %876, label %877, label %882

877:                                              ; preds = %873
  %878 = load i64, ptr %862, align 8
  %879 = load i64, ptr %863, align 8
  %880 = icmp ne i64 %878, %879
  %881 = freeze i1 %880
  br i1 %881, label %882, label %883

882:                                              ; preds = %877, %873, %866
  br label %883

883:                                              ; preds = %877, %882
  %884 = phi i64 [ 1, %882 ], [ %872, %877 ]
  %885 = icmp slt i64 %870, %884
  br i1 %885, label %1109, label %886

886:                                              ; preds = %883
  %887 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 5, i64 %867
  %888 = load double, ptr %887, align 8
  %889 = fcmp olt double %888, %868
  br i1 %889, label %890, label %1109

890:                                              ; preds = %886
  %891 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %867
  %892 = load i64, ptr %891, align 8
  %893 = mul i64 %872, %870
  %894 = mul i64 %893, %892
  %895 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 3, i64 %894
  %896 = load i64, ptr %895, align 8
  %897 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %896
  %898 = load i64, ptr %0, align 8
  %899 = sitofp i64 %898 to double
  %900 = fmul double %864, %899
  %901 = fmul double %900, %865
  %902 = icmp slt i64 %872, 1
  br i1 %902, label %913, label %903

903:                                              ; preds = %890
  %904 = icmp slt i64 %870, 1
  %905 = icmp slt i64 %892, 1
  %906 = and i64 %892, 1
  %907 = icmp eq i64 %892, 1
  %908 = and i64 %892, -2
  %909 = icmp eq i64 %906, 0
  br label %910

910:                                              ; preds = %940, %903
  %911 = phi i64 [ 1, %903 ], [ %942, %940 ]
  %912 = phi double [ 1.000000e+300, %903 ], [ %941, %940 ]
  br i1 %904, label %940, label %932

913:                                              ; preds = %940, %890
  %914 = phi double [ 1.000000e+300, %890 ], [ %941, %940 ]
  %915 = fmul double %901, %914
  %916 = fcmp oge double %915, %868
  %917 = icmp sgt i64 %898, 1024
  %918 = select i1 %916, i1 true, i1 %917
  br i1 %918, label %1103, label %919

919:                                              ; preds = %913
  %920 = icmp slt i64 %870, 1
  br i1 %920, label %987, label %921

921:                                              ; preds = %919
  %922 = getelementptr double, ptr %897, i64 -1
  %923 = sub nsw i64 %898, %892
  %924 = icmp slt i64 %923, 1
  %925 = icmp sgt i64 %892, 1
  %926 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %923
  %927 = getelementptr inbounds double, ptr @altogether.rows, i64 %872
  %928 = sub nsw i64 %858, %872
  %929 = icmp slt i64 %928, 1
  %930 = icmp sgt i64 %872, 1
  %931 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %928
  br label %985

932:                                              ; preds = %910, %957
  %933 = phi i64 [ %959, %957 ], [ 1, %910 ]
  %934 = phi double [ %958, %957 ], [ %912, %910 ]
  br i1 %905, label %957, label %935

935:                                              ; preds = %932
  %936 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 5, i64 %911, i64 %933
  %937 = load i64, ptr %936, align 8
  %938 = mul i64 %933, %911
  %939 = add i64 %937, -1
  br i1 %907, label %944, label %961

940:                                              ; preds = %957, %910
  %941 = phi double [ %912, %910 ], [ %958, %957 ]
  %942 = add nuw i64 %911, 1
  %943 = icmp eq i64 %911, %872
  br i1 %943, label %913, label %910

944:                                              ; preds = %961, %935
  %945 = phi double [ undef, %935 ], [ %981, %961 ]
  %946 = phi i64 [ 1, %935 ], [ %982, %961 ]
  %947 = phi double [ %934, %935 ], [ %981, %961 ]
  br i1 %909, label %957, label %948

948:                                              ; preds = %944
  %949 = add i64 %939, %946
  %950 = getelementptr inbounds double, ptr %897, i64 %949
  %951 = load double, ptr %950, align 8
  %952 = mul i64 %938, %946
  %953 = sitofp i64 %952 to double
  %954 = fdiv double %951, %953
  %955 = fcmp olt double %947, %954
  %956 = select i1 %955, double %947, double %954
  br label %957

957:                                              ; preds = %948, %944, %932
  %958 = phi double [ %934, %932 ], [ %945, %944 ], [ %956, %948 ]
  %959 = add nuw i64 %933, 1
  %960 = icmp eq i64 %933, %870
  br i1 %960, label %940, label %932

961:                                              ; preds = %935, %961
  %962 = phi i64 [ %982, %961 ], [ 1, %935 ]
  %963 = phi double [ %981, %961 ], [ %934, %935 ]
  %964 = phi i64 [ %983, %961 ], [ 0, %935 ]
  %965 = add i64 %939, %962
  %966 = getelementptr inbounds double, ptr %897, i64 %965
  %967 = load double, ptr %966, align 8
  %968 = mul i64 %938, %962
  %969 = sitofp i64 %968 to double
  %970 = fdiv double %967, %969
  %971 = fcmp olt double %963, %970
  %972 = select i1 %971, double %963, double %970
  %973 = add nuw i64 %962, 1
  %974 = add i64 %937, %962
  %975 = getelementptr inbounds double, ptr %897, i64 %974
  %976 = load double, ptr %975, align 8
  %977 = mul i64 %938, %973
  %978 = sitofp i64 %977 to double
  %979 = fdiv double %976, %978
  %980 = fcmp olt double %972, %979
  %981 = select i1 %980, double %972, double %979
  %982 = add nuw i64 %962, 2
  %983 = add nuw i64 %964, 2
  %984 = icmp eq i64 %983, %908
  br i1 %984, label %944, label %961

985:                                              ; preds = %1055, %921
  %986 = phi i64 [ 1, %921 ], [ %1059, %1055 ]
  br i1 %902, label %1025, label %1061

987:                                              ; preds = %1055, %919
  %988 = getelementptr inbounds double, ptr @altogether.columns, i64 %870
  %989 = load double, ptr %988, align 8
  %990 = sub nsw i64 %860, %870
  store double 0.000000e+00, ptr @cuts.best, align 16
  %991 = icmp slt i64 %990, 1
  br i1 %991, label %1021, label %992

992:                                              ; preds = %987
  %993 = load double, ptr getelementptr inbounds ([1025 x double], ptr @altogether.columns, i64 0, i64 1), align 8
  %994 = icmp sgt i64 %870, 1
  br label %995

995:                                              ; preds = %1002, %992
  %996 = phi double [ 0.000000e+00, %992 ], [ %1003, %1002 ]
  %997 = phi i64 [ 1, %992 ], [ %1004, %1002 ]
  %998 = fadd double %993, %996
  %999 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %997
  store double %998, ptr %999, align 8
  %1000 = icmp ugt i64 %997, 1
  %1001 = select i1 %994, i1 %1000, i1 false
  br i1 %1001, label %1006, label %1002

1002:                                             ; preds = %1006, %995
  %1003 = phi double [ %998, %995 ], [ %1016, %1006 ]
  %1004 = add nuw i64 %997, 1
  %1005 = icmp eq i64 %997, %990
  br i1 %1005, label %1021, label %995

1006:                                             ; preds = %995, %1006
  %1007 = phi double [ %1016, %1006 ], [ %998, %995 ]
  %1008 = phi i64 [ %1017, %1006 ], [ 2, %995 ]
  %1009 = sub nsw i64 %997, %1008
  %1010 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %1009
  %1011 = load double, ptr %1010, align 8
  %1012 = getelementptr inbounds double, ptr @altogether.columns, i64 %1008
  %1013 = load double, ptr %1012, align 8
  %1014 = fadd double %1011, %1013
  %1015 = fcmp olt double %1007, %1014
  %1016 = select i1 %1015, double %1007, double %1014
  store double %1016, ptr %999, align 8
  %1017 = add nuw nsw i64 %1008, 1
  %1018 = icmp slt i64 %1008, %870
  %1019 = icmp ugt i64 %997, %1008
  %1020 = select i1 %1018, i1 %1019, i1 false
  br i1 %1020, label %1006, label %1002

1021:                                             ; preds = %1002, %987
  %1022 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %990
  %1023 = load double, ptr %1022, align 8
  %1024 = fadd double %989, %1023
  br label %1103

1025:                                             ; preds = %1097, %985
  %1026 = load double, ptr %927, align 8
  store double 0.000000e+00, ptr @cuts.best, align 16
  br i1 %929, label %1055, label %1027

1027:                                             ; preds = %1025
  %1028 = load double, ptr getelementptr inbounds ([1025 x double], ptr @altogether.rows, i64 0, i64 1), align 8
  br label %1029

1029:                                             ; preds = %1036, %1027
  %1030 = phi double [ 0.000000e+00, %1027 ], [ %1037, %1036 ]
  %1031 = phi i64 [ 1, %1027 ], [ %1038, %1036 ]
  %1032 = fadd double %1028, %1030
  %1033 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %1031
  store double %1032, ptr %1033, align 8
  %1034 = icmp ugt i64 %1031, 1
  %1035 = select i1 %930, i1 %1034, i1 false
  br i1 %1035, label %1040, label %1036

1036:                                             ; preds = %1040, %1029
  %1037 = phi double [ %1032, %1029 ], [ %1050, %1040 ]
  %1038 = add nuw i64 %1031, 1
  %1039 = icmp eq i64 %1031, %928
  br i1 %1039, label %1055, label %1029

1040:                                             ; preds = %1029, %1040
  %1041 = phi double [ %1050, %1040 ], [ %1032, %1029 ]
  %1042 = phi i64 [ %1051, %1040 ], [ 2, %1029 ]
  %1043 = sub nsw i64 %1031, %1042
  %1044 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %1043
  %1045 = load double, ptr %1044, align 8
  %1046 = getelementptr inbounds double, ptr @altogether.rows, i64 %1042
  %1047 = load double, ptr %1046, align 8
  %1048 = fadd double %1045, %1047
  %1049 = fcmp olt double %1041, %1048
  %1050 = select i1 %1049, double %1041, double %1048
  store double %1050, ptr %1033, align 8
  %1051 = add nuw nsw i64 %1042, 1
  %1052 = icmp slt i64 %1042, %872
  %1053 = icmp ugt i64 %1031, %1042
  %1054 = select i1 %1052, i1 %1053, i1 false
  br i1 %1054, label %1040, label %1036

1055:                                             ; preds = %1036, %1025
  %1056 = load double, ptr %931, align 8
  %1057 = fadd double %1026, %1056
  %1058 = getelementptr inbounds [1025 x double], ptr @altogether.columns, i64 0, i64 %986
  store double %1057, ptr %1058, align 8
  %1059 = add nuw i64 %986, 1
  %1060 = icmp eq i64 %986, %870
  br i1 %1060, label %987, label %985

1061:                                             ; preds = %985, %1097
  %1062 = phi i64 [ %1101, %1097 ], [ 1, %985 ]
  %1063 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 5, i64 %1062, i64 %986
  %1064 = load i64, ptr %1063, align 8
  %1065 = getelementptr double, ptr %922, i64 %1064
  %1066 = getelementptr inbounds double, ptr %1065, i64 %892
  %1067 = load double, ptr %1066, align 8
  store double 0.000000e+00, ptr @cuts.best, align 16
  br i1 %924, label %1097, label %1068

1068:                                             ; preds = %1061
  %1069 = getelementptr inbounds double, ptr %1065, i64 1
  %1070 = load double, ptr %1069, align 8
  br label %1071

1071:                                             ; preds = %1078, %1068
  %1072 = phi double [ 0.000000e+00, %1068 ], [ %1079, %1078 ]
  %1073 = phi i64 [ 1, %1068 ], [ %1080, %1078 ]
  %1074 = fadd double %1070, %1072
  %1075 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %1073
  store double %1074, ptr %1075, align 8
  %1076 = icmp ugt i64 %1073, 1
  %1077 = select i1 %925, i1 %1076, i1 false
  br i1 %1077, label %1082, label %1078

1078:                                             ; preds = %1082, %1071
  %1079 = phi double [ %1074, %1071 ], [ %1092, %1082 ]
  %1080 = add nuw i64 %1073, 1
  %1081 = icmp eq i64 %1073, %923
  br i1 %1081, label %1097, label %1071

1082:                                             ; preds = %1071, %1082
  %1083 = phi double [ %1092, %1082 ], [ %1074, %1071 ]
  %1084 = phi i64 [ %1093, %1082 ], [ 2, %1071 ]
  %1085 = sub nsw i64 %1073, %1084
  %1086 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %1085
  %1087 = load double, ptr %1086, align 8
  %1088 = getelementptr inbounds double, ptr %1065, i64 %1084
  %1089 = load double, ptr %1088, align 8
  %1090 = fadd double %1087, %1089
  %1091 = fcmp olt double %1083, %1090
  %1092 = select i1 %1091, double %1083, double %1090
  store double %1092, ptr %1075, align 8
  %1093 = add nuw nsw i64 %1084, 1
  %1094 = icmp slt i64 %1084, %892
  %1095 = icmp ugt i64 %1073, %1084
  %1096 = select i1 %1094, i1 %1095, i1 false
  br i1 %1096, label %1082, label %1078

1097:                                             ; preds = %1078, %1061
  %1098 = load double, ptr %926, align 8
  %1099 = fadd double %1067, %1098
  %1100 = getelementptr inbounds [1025 x double], ptr @altogether.rows, i64 0, i64 %1062
  store double %1099, ptr %1100, align 8
  %1101 = add nuw i64 %1062, 1
  %1102 = icmp eq i64 %1062, %872
  br i1 %1102, label %1025, label %1061

1103:                                             ; preds = %913, %1021
  %1104 = phi double [ %1024, %1021 ], [ %915, %913 ]
  %1105 = fcmp ogt double %888, %1104
  %1106 = select i1 %1105, double %888, double %1104
  %1107 = fcmp olt double %868, %1106
  %1108 = select i1 %1107, double %868, double %1106
  br label %1109

1109:                                             ; preds = %883, %886, %1103
  %1110 = phi double [ %1108, %1103 ], [ %868, %886 ], [ %868, %883 ]
  %1111 = add nuw nsw i64 %867, 1
  %1112 = icmp eq i64 %1111, %855
  br i1 %1112, label %1374, label %866

1113:                                             ; preds = %1, %16, %27
  tail call fastcc void @others(ptr noundef nonnull %0, i64 noundef 0)
  br label %1114

1114:                                             ; preds = %367, %571, %186, %222, %1113, %121
  %1115 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %1116 = load i64, ptr %1115, align 8
  %1117 = icmp slt i64 %1116, 1
  br i1 %1117, label %1126, label %1118

1118:                                             ; preds = %1114
  %1119 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %1120 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %1121 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %1122 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %1123 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %1124 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %1125 = load i64, ptr %1119, align 8
  br label %1137

1126:                                             ; preds = %1182, %1114
  %1127 = phi i64 [ %1116, %1114 ], [ %1184, %1182 ]
  %1128 = phi double [ 1.000000e+300, %1114 ], [ %1188, %1182 ]
  %1129 = fcmp uge double %1128, %5
  br i1 %1129, label %1374, label %1130

1130:                                             ; preds = %1126
  %1131 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %1132 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %1133 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %1134 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %1135 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %1136 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  br label %1224

1137:                                             ; preds = %1182, %1118
  %1138 = phi i64 [ %1125, %1118 ], [ %1183, %1182 ]
  %1139 = phi i64 [ %1116, %1118 ], [ %1184, %1182 ]
  %1140 = phi i64 [ %1125, %1118 ], [ %1185, %1182 ]
  %1141 = phi i64 [ %1125, %1118 ], [ %1186, %1182 ]
  %1142 = phi i64 [ 1, %1118 ], [ %1189, %1182 ]
  %1143 = phi double [ 1.000000e+300, %1118 ], [ %1188, %1182 ]
  %1144 = phi i64 [ 0, %1118 ], [ %1187, %1182 ]
  %1145 = icmp eq i64 %1139, %1141
  br i1 %1145, label %1146, label %1155

1146:                                             ; preds = %1137
  %1147 = load i64, ptr %1120, align 8
  %1148 = load i64, ptr %1121, align 8
  %1149 = icmp eq i64 %1147, %1148
  br i1 %1149, label %1150, label %1155

1150:                                             ; preds = %1146
  %1151 = load i64, ptr %1122, align 8
  %1152 = load i64, ptr %1123, align 8
  %1153 = icmp ne i64 %1151, %1152
  %1154 = freeze i1 %1153
  br i1 %1154, label %1155, label %1156

1155:                                             ; preds = %1150, %1146, %1137
  br label %1156

1156:                                             ; preds = %1155, %1150
  %1157 = phi i64 [ 1, %1155 ], [ %1142, %1150 ]
  %1158 = icmp sgt i64 %1157, %1141
  br i1 %1158, label %1182, label %1159

1159:                                             ; preds = %1156
  %1160 = load i64, ptr %0, align 8
  br label %1161

1161:                                             ; preds = %1205, %1159
  %1162 = phi i64 [ %1206, %1205 ], [ %1138, %1159 ]
  %1163 = phi i64 [ %1207, %1205 ], [ %1140, %1159 ]
  %1164 = phi i64 [ %1208, %1205 ], [ %1160, %1159 ]
  %1165 = phi i64 [ %1211, %1205 ], [ %1157, %1159 ]
  %1166 = phi double [ %1210, %1205 ], [ %1143, %1159 ]
  %1167 = phi i64 [ %1209, %1205 ], [ %1144, %1159 ]
  %1168 = icmp slt i64 %1164, 1
  br i1 %1168, label %1205, label %1169

1169:                                             ; preds = %1161
  %1170 = mul i64 %1165, %1142
  %1171 = load double, ptr %6, align 8
  %1172 = load double, ptr %10, align 8
  %1173 = sitofp i64 %1170 to double
  %1174 = fmul double %1172, %1173
  %1175 = fsub double %1171, %1174
  %1176 = load double, ptr %1124, align 8
  %1177 = load double, ptr %8, align 8
  %1178 = fadd double %1176, %1177
  %1179 = fcmp ult double %1175, %1178
  br i1 %1179, label %1205, label %1213

1180:                                             ; preds = %1205
  %1181 = load i64, ptr %1115, align 8
  br label %1182

1182:                                             ; preds = %1180, %1156
  %1183 = phi i64 [ %1138, %1156 ], [ %1206, %1180 ]
  %1184 = phi i64 [ %1139, %1156 ], [ %1181, %1180 ]
  %1185 = phi i64 [ %1140, %1156 ], [ %1207, %1180 ]
  %1186 = phi i64 [ %1141, %1156 ], [ %1207, %1180 ]
  %1187 = phi i64 [ %1144, %1156 ], [ %1209, %1180 ]
  %1188 = phi double [ %1143, %1156 ], [ %1210, %1180 ]
  %1189 = add nuw nsw i64 %1142, 1
  %1190 = icmp slt i64 %1142, %1184
  br i1 %1190, label %1137, label %1126

1191:                                             ; preds = %1213
  %1192 = add nuw nsw i64 %1216, 1
  %1193 = load double, ptr %6, align 8
  %1194 = load double, ptr %10, align 8
  %1195 = mul i64 %1170, %1192
  %1196 = sitofp i64 %1195 to double
  %1197 = fmul double %1194, %1196
  %1198 = fsub double %1193, %1197
  %1199 = load double, ptr %1124, align 8
  %1200 = load double, ptr %8, align 8
  %1201 = fadd double %1199, %1200
  %1202 = fcmp ult double %1198, %1201
  br i1 %1202, label %1203, label %1213

1203:                                             ; preds = %1213, %1191
  %1204 = load i64, ptr %1119, align 8
  br label %1205

1205:                                             ; preds = %1169, %1203, %1161
  %1206 = phi i64 [ %1162, %1161 ], [ %1162, %1169 ], [ %1204, %1203 ]
  %1207 = phi i64 [ %1163, %1161 ], [ %1162, %1169 ], [ %1204, %1203 ]
  %1208 = phi i64 [ %1164, %1161 ], [ %1164, %1169 ], [ %1222, %1203 ]
  %1209 = phi i64 [ %1167, %1161 ], [ %1167, %1169 ], [ %1221, %1203 ]
  %1210 = phi double [ %1166, %1161 ], [ %1166, %1169 ], [ %1220, %1203 ]
  %1211 = add nuw nsw i64 %1165, 1
  %1212 = icmp slt i64 %1165, %1207
  br i1 %1212, label %1161, label %1180

1213:                                             ; preds = %1169, %1191
  %1214 = phi i64 [ %1221, %1191 ], [ %1167, %1169 ]
  %1215 = phi double [ %1220, %1191 ], [ %1166, %1169 ]
  %1216 = phi i64 [ %1192, %1191 ], [ 1, %1169 ]
  %1217 = tail call fastcc double @glance(ptr noundef nonnull %0, i64 noundef %1216, i64 noundef %1142, i64 noundef %1165)
  %1218 = getelementptr inbounds [1048576 x double], ptr @of_all.promised, i64 0, i64 %1214
  store double %1217, ptr %1218, align 8
  %1219 = fcmp olt double %1215, %1217
  %1220 = select i1 %1219, double %1215, double %1217
  %1221 = add nsw i64 %1214, 1
  %1222 = load i64, ptr %0, align 8
  %1223 = icmp slt i64 %1216, %1222
  br i1 %1223, label %1191, label %1203

1224:                                             ; preds = %1365, %1130
  %1225 = phi i64 [ %1127, %1130 ], [ %1366, %1365 ]
  %1226 = phi i64 [ %1127, %1130 ], [ %1367, %1365 ]
  %1227 = phi double [ %1128, %1130 ], [ %1372, %1365 ]
  %1228 = phi double [ 0.000000e+00, %1130 ], [ %1231, %1365 ]
  %1229 = phi i64 [ 0, %1130 ], [ %1369, %1365 ]
  %1230 = phi double [ %5, %1130 ], [ %1370, %1365 ]
  %1231 = fmul double %1227, 1.030000e+00
  %1232 = icmp slt i64 %1226, 1
  br i1 %1232, label %1365, label %1233

1233:                                             ; preds = %1224
  %1234 = load i64, ptr %1131, align 8
  br label %1235

1235:                                             ; preds = %1354, %1233
  %1236 = phi i64 [ %1355, %1354 ], [ %1234, %1233 ]
  %1237 = phi i64 [ %1356, %1354 ], [ %1225, %1233 ]
  %1238 = phi i64 [ %1357, %1354 ], [ %1234, %1233 ]
  %1239 = phi i64 [ %1358, %1354 ], [ %1234, %1233 ]
  %1240 = phi i64 [ %1356, %1354 ], [ %1226, %1233 ]
  %1241 = phi i64 [ %1363, %1354 ], [ 1, %1233 ]
  %1242 = phi double [ %1359, %1354 ], [ 1.000000e+300, %1233 ]
  %1243 = phi i64 [ %1360, %1354 ], [ 0, %1233 ]
  %1244 = phi i64 [ %1361, %1354 ], [ %1229, %1233 ]
  %1245 = phi double [ %1362, %1354 ], [ %1230, %1233 ]
  %1246 = icmp eq i64 %1240, %1239
  br i1 %1246, label %1247, label %1256

1247:                                             ; preds = %1235
  %1248 = load i64, ptr %1132, align 8
  %1249 = load i64, ptr %1133, align 8
  %1250 = icmp eq i64 %1248, %1249
  br i1 %1250, label %1251, label %1256

1251:                                             ; preds = %1247
  %1252 = load i64, ptr %1134, align 8
  %1253 = load i64, ptr %1135, align 8
  %1254 = icmp ne i64 %1252, %1253
  %1255 = freeze i1 %1254
  br i1 %1255, label %1256, label %1257

1256:                                             ; preds = %1251, %1247, %1235
  br label %1257

1257:                                             ; preds = %1256, %1251
  %1258 = phi i64 [ 1, %1256 ], [ %1241, %1251 ]
  %1259 = icmp sgt i64 %1258, %1239
  br i1 %1259, label %1354, label %1260

1260:                                             ; preds = %1257
  %1261 = load i64, ptr %0, align 8
  br label %1262

1262:                                             ; preds = %1341, %1260
  %1263 = phi i64 [ %1342, %1341 ], [ %1236, %1260 ]
  %1264 = phi i64 [ %1343, %1341 ], [ %1238, %1260 ]
  %1265 = phi i64 [ %1344, %1341 ], [ %1261, %1260 ]
  %1266 = phi i64 [ %1345, %1341 ], [ %1261, %1260 ]
  %1267 = phi i64 [ %1350, %1341 ], [ %1258, %1260 ]
  %1268 = phi double [ %1349, %1341 ], [ %1242, %1260 ]
  %1269 = phi i64 [ %1348, %1341 ], [ %1243, %1260 ]
  %1270 = phi i64 [ %1347, %1341 ], [ %1244, %1260 ]
  %1271 = phi double [ %1346, %1341 ], [ %1245, %1260 ]
  %1272 = icmp slt i64 %1266, 1
  br i1 %1272, label %1341, label %1273

1273:                                             ; preds = %1262
  %1274 = mul i64 %1267, %1241
  %1275 = load double, ptr %6, align 8
  %1276 = load double, ptr %10, align 8
  %1277 = sitofp i64 %1274 to double
  %1278 = fmul double %1276, %1277
  %1279 = fsub double %1275, %1278
  %1280 = load double, ptr %1136, align 8
  %1281 = load double, ptr %8, align 8
  %1282 = fadd double %1280, %1281
  %1283 = fcmp ult double %1279, %1282
  br i1 %1283, label %1341, label %1296

1284:                                             ; preds = %1334
  %1285 = add nuw nsw i64 %1301, 1
  %1286 = load double, ptr %6, align 8
  %1287 = load double, ptr %10, align 8
  %1288 = mul i64 %1274, %1285
  %1289 = sitofp i64 %1288 to double
  %1290 = fmul double %1287, %1289
  %1291 = fsub double %1286, %1290
  %1292 = load double, ptr %1136, align 8
  %1293 = load double, ptr %8, align 8
  %1294 = fadd double %1292, %1293
  %1295 = fcmp ult double %1291, %1294
  br i1 %1295, label %1339, label %1296

1296:                                             ; preds = %1273, %1284
  %1297 = phi double [ %1336, %1284 ], [ %1271, %1273 ]
  %1298 = phi i64 [ %1337, %1284 ], [ %1270, %1273 ]
  %1299 = phi i64 [ %1303, %1284 ], [ %1269, %1273 ]
  %1300 = phi double [ %1309, %1284 ], [ %1268, %1273 ]
  %1301 = phi i64 [ %1285, %1284 ], [ 1, %1273 ]
  %1302 = phi i64 [ %1335, %1284 ], [ %1265, %1273 ]
  %1303 = add nsw i64 %1299, 1
  %1304 = getelementptr inbounds [1048576 x double], ptr @of_all.promised, i64 0, i64 %1299
  %1305 = load double, ptr %1304, align 8
  %1306 = fcmp ult double %1305, %1231
  %1307 = fcmp olt double %1300, %1305
  %1308 = select i1 %1306, i1 true, i1 %1307
  %1309 = select i1 %1308, double %1300, double %1305
  %1310 = fcmp olt double %1305, %1228
  br i1 %1310, label %1334, label %1311

1311:                                             ; preds = %1296
  %1312 = fcmp olt double %1231, %1297
  %1313 = select i1 %1312, double %1231, double %1297
  %1314 = fcmp ult double %1305, %1313
  br i1 %1314, label %1315, label %1334

1315:                                             ; preds = %1311
  %1316 = load i64, ptr %1132, align 8
  %1317 = load i64, ptr %1133, align 8
  %1318 = mul i64 %1317, %1316
  %1319 = load i64, ptr %1115, align 8
  %1320 = sub i64 %1319, %1241
  %1321 = load i64, ptr %1131, align 8
  %1322 = sub i64 %1321, %1267
  %1323 = add i64 %1320, %1318
  %1324 = mul i64 %1323, %1241
  %1325 = add i64 %1322, %1324
  %1326 = mul i64 %1325, %1267
  %1327 = add nsw i64 %1326, %1298
  %1328 = icmp sgt i64 %1327, 900000000
  br i1 %1328, label %1374, label %1329

1329:                                             ; preds = %1315
  %1330 = tail call fastcc double @together(ptr noundef nonnull %0, i64 noundef %1301, i64 noundef %1241, i64 noundef %1267)
  %1331 = fcmp olt double %1297, %1330
  %1332 = select i1 %1331, double %1297, double %1330
  %1333 = load i64, ptr %0, align 8
  br label %1334

1334:                                             ; preds = %1329, %1311, %1296
  %1335 = phi i64 [ %1302, %1296 ], [ %1302, %1311 ], [ %1333, %1329 ]
  %1336 = phi double [ %1297, %1296 ], [ %1297, %1311 ], [ %1332, %1329 ]
  %1337 = phi i64 [ %1298, %1296 ], [ %1298, %1311 ], [ %1327, %1329 ]
  %1338 = icmp slt i64 %1301, %1335
  br i1 %1338, label %1284, label %1339

1339:                                             ; preds = %1334, %1284
  %1340 = load i64, ptr %1131, align 8
  br label %1341

1341:                                             ; preds = %1273, %1339, %1262
  %1342 = phi i64 [ %1263, %1262 ], [ %1263, %1273 ], [ %1340, %1339 ]
  %1343 = phi i64 [ %1264, %1262 ], [ %1263, %1273 ], [ %1340, %1339 ]
  %1344 = phi i64 [ %1265, %1262 ], [ %1265, %1273 ], [ %1335, %1339 ]
  %1345 = phi i64 [ %1266, %1262 ], [ %1266, %1273 ], [ %1335, %1339 ]
  %1346 = phi double [ %1271, %1262 ], [ %1271, %1273 ], [ %1336, %1339 ]
  %1347 = phi i64 [ %1270, %1262 ], [ %1270, %1273 ], [ %1337, %1339 ]
  %1348 = phi i64 [ %1269, %1262 ], [ %1269, %1273 ], [ %1303, %1339 ]
  %1349 = phi double [ %1268, %1262 ], [ %1268, %1273 ], [ %1309, %1339 ]
  %1350 = add nuw nsw i64 %1267, 1
  %1351 = icmp slt i64 %1267, %1343
  br i1 %1351, label %1262, label %1352

1352:                                             ; preds = %1341
  %1353 = load i64, ptr %1115, align 8
  br label %1354

1354:                                             ; preds = %1352, %1257
  %1355 = phi i64 [ %1236, %1257 ], [ %1342, %1352 ]
  %1356 = phi i64 [ %1237, %1257 ], [ %1353, %1352 ]
  %1357 = phi i64 [ %1238, %1257 ], [ %1343, %1352 ]
  %1358 = phi i64 [ %1239, %1257 ], [ %1343, %1352 ]
  %1359 = phi double [ %1242, %1257 ], [ %1349, %1352 ]
  %1360 = phi i64 [ %1243, %1257 ], [ %1348, %1352 ]
  %1361 = phi i64 [ %1244, %1257 ], [ %1347, %1352 ]
  %1362 = phi double [ %1245, %1257 ], [ %1346, %1352 ]
  %1363 = add nuw nsw i64 %1241, 1
  %1364 = icmp slt i64 %1241, %1356
  br i1 %1364, label %1235, label %1365

1365:                                             ; preds = %1354, %1224
  %1366 = phi i64 [ %1225, %1224 ], [ %1356, %1354 ]
  %1367 = phi i64 [ %1226, %1224 ], [ %1356, %1354 ]
  %1368 = phi double [ 1.000000e+300, %1224 ], [ %1359, %1354 ]
  %1369 = phi i64 [ %1229, %1224 ], [ %1361, %1354 ]
  %1370 = phi double [ %1230, %1224 ], [ %1362, %1354 ]
  %1371 = fcmp ogt double %1368, %1231
  %1372 = select i1 %1371, double %1368, double %1231
  %1373 = fcmp uge double %1368, %1370
  br i1 %1373, label %1374, label %1224

1374:                                             ; preds = %1109, %1365, %1315, %854, %1126
  %1375 = phi double [ %5, %1126 ], [ %5, %854 ], [ 0.000000e+00, %1315 ], [ %1370, %1365 ], [ %1110, %1109 ]
  ret double %1375
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define internal fastcc void @others(ptr noundef readonly %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 15
  %4 = load double, ptr %3, align 8
  %5 = load i64, ptr %0, align 8
  %6 = sitofp i64 %5 to double
  %7 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = sitofp i64 %8 to double
  %10 = fmul double %6, %9
  %11 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %14 = load i64, ptr %13, align 8
  %15 = mul nsw i64 %14, %12
  %16 = sitofp i64 %15 to double
  %17 = fmul double %10, %16
  %18 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = sitofp i64 %19 to double
  %21 = fmul double %17, %20
  %22 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %23 = load i64, ptr %22, align 8
  %24 = sitofp i64 %23 to double
  %25 = fmul double %21, %24
  %26 = fdiv double %4, %25
  %27 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %43

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %32 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %33 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %34 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 19
  %35 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %36 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %37 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %38 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %39 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %40 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %41 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %42 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 18
  br label %61

43:                                               ; preds = %680, %2
  %44 = phi i64 [ %28, %2 ], [ %684, %680 ]
  %45 = icmp eq i64 %1, 0
  br i1 %45, label %1346, label %46

46:                                               ; preds = %43
  %47 = icmp sgt i64 %44, 0
  br i1 %47, label %48, label %686

48:                                               ; preds = %46
  %49 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %50 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %51 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %52 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %53 = load i64, ptr @table, align 8
  %54 = icmp sgt i64 %53, 0
  %55 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %56 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %57 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %58 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %59 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %60 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  br label %701

61:                                               ; preds = %30, %680
  %62 = phi i64 [ 0, %30 ], [ %683, %680 ]
  %63 = load ptr, ptr %31, align 8
  %64 = getelementptr inbounds double, ptr %63, i64 %62
  %65 = load double, ptr %64, align 8
  %66 = load double, ptr %32, align 8
  %67 = load double, ptr %33, align 8
  %68 = fadd double %66, %67
  %69 = fcmp olt double %65, %68
  %70 = select i1 %69, double %65, double %68
  %71 = icmp eq i64 %62, 0
  br i1 %71, label %76, label %72

72:                                               ; preds = %61
  %73 = add nsw i64 %62, -1
  %74 = getelementptr inbounds double, ptr %63, i64 %73
  %75 = load double, ptr %74, align 8
  br label %76

76:                                               ; preds = %61, %72
  %77 = phi double [ %75, %72 ], [ 0.000000e+00, %61 ]
  %78 = fsub double %68, %77
  %79 = fdiv double %78, %67
  %80 = load ptr, ptr %34, align 8
  %81 = getelementptr inbounds double, ptr %80, i64 %62
  %82 = load double, ptr %81, align 8
  %83 = fcmp olt double %82, %26
  br i1 %83, label %84, label %227

84:                                               ; preds = %76
  %85 = load i64, ptr %11, align 8
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %223

87:                                               ; preds = %84, %92
  %88 = phi double [ %93, %92 ], [ 1.000000e+300, %84 ]
  %89 = phi i64 [ %94, %92 ], [ %85, %84 ]
  %90 = load i64, ptr %13, align 8
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %96, label %92

92:                                               ; preds = %113, %87
  %93 = phi double [ %88, %87 ], [ %114, %113 ]
  %94 = add nsw i64 %89, -1
  %95 = icmp sgt i64 %89, 1
  br i1 %95, label %87, label %223

96:                                               ; preds = %87, %113
  %97 = phi double [ %114, %113 ], [ %88, %87 ]
  %98 = phi i64 [ %115, %113 ], [ %90, %87 ]
  %99 = load i64, ptr %35, align 8
  %100 = tail call i64 @llvm.smin.i64(i64 %99, i64 %89)
  %101 = load i64, ptr %36, align 8
  %102 = tail call i64 @llvm.smin.i64(i64 %101, i64 %98)
  %103 = mul nsw i64 %102, %100
  %104 = sitofp i64 %103 to double
  %105 = sub nsw i64 %89, %100
  %106 = sub nsw i64 %98, %102
  %107 = mul nsw i64 %106, %105
  %108 = sitofp i64 %107 to double
  %109 = load i64, ptr %7, align 8
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %111, label %113

111:                                              ; preds = %96
  %112 = mul i64 %98, %89
  br label %117

113:                                              ; preds = %219, %96
  %114 = phi double [ %97, %96 ], [ %220, %219 ]
  %115 = add nsw i64 %98, -1
  %116 = icmp sgt i64 %98, 1
  br i1 %116, label %96, label %92

117:                                              ; preds = %219, %111
  %118 = phi double [ %97, %111 ], [ %220, %219 ]
  %119 = phi i64 [ %109, %111 ], [ %221, %219 ]
  %120 = mul i64 %112, %119
  %121 = sitofp i64 %120 to double
  %122 = load double, ptr %37, align 8
  %123 = sitofp i64 %119 to double
  %124 = fmul double %122, %123
  %125 = fdiv double %70, %124
  %126 = tail call double @sqrt(double noundef %125)
  %127 = tail call double @sqrt(double noundef %108)
  %128 = fsub double %126, %127
  %129 = fcmp ugt double %128, 0.000000e+00
  br i1 %129, label %130, label %219

130:                                              ; preds = %117
  %131 = load double, ptr %38, align 8
  %132 = fdiv double %131, %121
  %133 = load double, ptr %39, align 8
  %134 = fmul double %128, %128
  %135 = fdiv double %134, %104
  %136 = load i64, ptr %18, align 8
  %137 = load i64, ptr %22, align 8
  %138 = mul nsw i64 %137, %136
  %139 = sitofp i64 %138 to double
  %140 = fcmp olt double %135, %139
  %141 = select i1 %140, double %135, double %139
  %142 = fdiv double %133, %141
  %143 = fadd double %132, %142
  %144 = fcmp oge double %143, %118
  %145 = icmp slt i64 %136, 1
  %146 = select i1 %144, i1 true, i1 %145
  br i1 %146, label %219, label %147

147:                                              ; preds = %130
  %148 = icmp slt i64 %137, 1
  br label %149

149:                                              ; preds = %215, %147
  %150 = phi double [ %118, %147 ], [ %216, %215 ]
  %151 = phi i64 [ 1, %147 ], [ %217, %215 ]
  br i1 %148, label %215, label %152

152:                                              ; preds = %149
  %153 = load double, ptr %37, align 8
  %154 = add nsw i64 %151, -1
  %155 = load i64, ptr %35, align 8
  %156 = mul nsw i64 %155, %154
  %157 = add nsw i64 %156, %89
  %158 = mul nsw i64 %157, %119
  %159 = load i64, ptr %36, align 8
  %160 = load double, ptr %33, align 8
  %161 = load double, ptr %40, align 8
  %162 = fadd double %160, %161
  br label %163

163:                                              ; preds = %211, %152
  %164 = phi double [ %150, %152 ], [ %212, %211 ]
  %165 = phi i64 [ 1, %152 ], [ %213, %211 ]
  %166 = add nsw i64 %165, -1
  %167 = mul nsw i64 %166, %159
  %168 = add nsw i64 %167, %98
  %169 = mul nsw i64 %158, %168
  %170 = sitofp i64 %169 to double
  %171 = fmul double %153, %170
  %172 = fsub double %70, %171
  %173 = fcmp uge double %172, %162
  br i1 %173, label %174, label %215

174:                                              ; preds = %163
  %175 = mul nsw i64 %165, %151
  %176 = sitofp i64 %175 to double
  %177 = fsub double %172, %160
  %178 = fdiv double %177, %161
  %179 = fptosi double %178 to i64
  %180 = sitofp i64 %179 to double
  %181 = load double, ptr %32, align 8
  %182 = fsub double %181, %171
  %183 = fsub double %182, %161
  %184 = fdiv double %183, %160
  %185 = fptosi double %184 to i64
  %186 = sitofp i64 %185 to double
  %187 = fcmp ogt double %79, %186
  %188 = select i1 %187, double %186, double %79
  %189 = fdiv double %133, %176
  %190 = fcmp olt double %180, %121
  %191 = select i1 %190, double %180, double %121
  %192 = fdiv double %131, %191
  %193 = fadd double %189, %192
  %194 = fcmp olt double %188, %176
  %195 = select i1 %194, double %188, double %176
  %196 = fdiv double %133, %195
  %197 = fadd double %132, %196
  %198 = fcmp olt double %193, %197
  %199 = select i1 %198, double %193, double %197
  %200 = fcmp olt double %199, %164
  br i1 %200, label %201, label %211

201:                                              ; preds = %174
  %202 = load double, ptr %41, align 8
  %203 = tail call fastcc double @goes_on(ptr noundef nonnull %0, i64 noundef %151, i64 noundef %165, i64 noundef %89, i64 noundef %98)
  %204 = fmul double %202, %203
  %205 = load i64, ptr %0, align 8
  %206 = sitofp i64 %205 to double
  %207 = fdiv double %204, %206
  %208 = fadd double %199, %207
  %209 = fcmp olt double %164, %208
  %210 = select i1 %209, double %164, double %208
  br label %211

211:                                              ; preds = %201, %174
  %212 = phi double [ %164, %174 ], [ %210, %201 ]
  %213 = add nuw i64 %165, 1
  %214 = icmp eq i64 %165, %137
  br i1 %214, label %215, label %163

215:                                              ; preds = %211, %163, %149
  %216 = phi double [ %150, %149 ], [ %212, %211 ], [ %164, %163 ]
  %217 = add nuw i64 %151, 1
  %218 = icmp eq i64 %151, %136
  br i1 %218, label %219, label %149

219:                                              ; preds = %215, %130, %117
  %220 = phi double [ %118, %130 ], [ %118, %117 ], [ %216, %215 ]
  %221 = add nsw i64 %119, -1
  %222 = icmp sgt i64 %119, 1
  br i1 %222, label %117, label %113

223:                                              ; preds = %92, %84
  %224 = phi double [ 1.000000e+300, %84 ], [ %93, %92 ]
  %225 = fcmp ogt double %82, %224
  %226 = select i1 %225, double %82, double %224
  br label %227

227:                                              ; preds = %76, %223
  %228 = phi double [ %226, %223 ], [ %82, %76 ]
  %229 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %62
  store double %228, ptr %229, align 8
  %230 = load ptr, ptr %42, align 8
  %231 = getelementptr inbounds double, ptr %230, i64 %62
  %232 = load double, ptr %231, align 8
  %233 = fcmp olt double %26, %228
  %234 = select i1 %233, double %26, double %228
  %235 = fcmp olt double %232, %234
  br i1 %235, label %236, label %680

236:                                              ; preds = %227
  %237 = load double, ptr %39, align 8
  %238 = load i64, ptr %18, align 8
  %239 = load i64, ptr %22, align 8
  %240 = mul nsw i64 %239, %238
  %241 = sitofp i64 %240 to double
  %242 = fdiv double %237, %241
  %243 = load i64, ptr %11, align 8
  %244 = icmp sgt i64 %243, 0
  br i1 %244, label %245, label %676

245:                                              ; preds = %236
  %246 = fcmp ogt double %79, 1.000000e+00
  %247 = select i1 %246, double %79, double 1.000000e+00
  br label %248

248:                                              ; preds = %270, %245
  %249 = phi double [ 1.000000e+300, %245 ], [ %271, %270 ]
  %250 = phi i64 [ %243, %245 ], [ %272, %270 ]
  %251 = load i64, ptr %18, align 8
  %252 = load i64, ptr %22, align 8
  %253 = icmp eq i64 %251, %252
  br i1 %253, label %256, label %254

254:                                              ; preds = %248
  %255 = load i64, ptr %13, align 8
  br label %264

256:                                              ; preds = %248
  %257 = load i64, ptr %11, align 8
  %258 = load i64, ptr %13, align 8
  %259 = icmp eq i64 %257, %258
  br i1 %259, label %260, label %264

260:                                              ; preds = %256
  %261 = load i64, ptr %35, align 8
  %262 = load i64, ptr %36, align 8
  %263 = icmp eq i64 %261, %262
  br i1 %263, label %267, label %264

264:                                              ; preds = %260, %256, %254
  %265 = phi i64 [ %255, %254 ], [ %258, %256 ], [ %257, %260 ]
  %266 = icmp sgt i64 %265, 0
  br i1 %266, label %267, label %270

267:                                              ; preds = %264, %260
  %268 = phi i64 [ %265, %264 ], [ %250, %260 ]
  %269 = icmp ugt i64 %250, 1
  br label %274

270:                                              ; preds = %284, %264
  %271 = phi double [ %249, %264 ], [ %285, %284 ]
  %272 = add nsw i64 %250, -1
  %273 = icmp sgt i64 %250, 1
  br i1 %273, label %248, label %676

274:                                              ; preds = %284, %267
  %275 = phi double [ %249, %267 ], [ %285, %284 ]
  %276 = phi i64 [ %268, %267 ], [ %286, %284 ]
  %277 = load i64, ptr %7, align 8
  %278 = icmp sgt i64 %277, 0
  br i1 %278, label %279, label %284

279:                                              ; preds = %274
  %280 = mul nsw i64 %276, %250
  %281 = sitofp i64 %280 to double
  %282 = icmp eq i64 %250, %276
  %283 = icmp ugt i64 %276, 1
  br label %288

284:                                              ; preds = %672, %274
  %285 = phi double [ %275, %274 ], [ %673, %672 ]
  %286 = add nsw i64 %276, -1
  %287 = icmp sgt i64 %276, 1
  br i1 %287, label %274, label %270

288:                                              ; preds = %672, %279
  %289 = phi double [ %275, %279 ], [ %673, %672 ]
  %290 = phi i64 [ %277, %279 ], [ %674, %672 ]
  %291 = mul nsw i64 %290, %250
  %292 = mul nsw i64 %291, %276
  %293 = sitofp i64 %292 to double
  %294 = load double, ptr %38, align 8
  %295 = fdiv double %294, %293
  %296 = fadd double %242, %295
  %297 = fcmp ult double %296, %289
  br i1 %297, label %298, label %672

298:                                              ; preds = %288
  %299 = load i64, ptr %0, align 8
  %300 = icmp sgt i64 %299, 0
  br i1 %300, label %301, label %672

301:                                              ; preds = %298
  %302 = sitofp i64 %290 to double
  %303 = fmul double %281, %302
  %304 = fdiv double 1.000000e+00, %303
  %305 = fsub double 1.000000e+00, %304
  %306 = mul nsw i64 %290, %276
  %307 = sitofp i64 %306 to double
  %308 = sitofp i64 %291 to double
  br label %309

309:                                              ; preds = %668, %301
  %310 = phi i64 [ %299, %301 ], [ %670, %668 ]
  %311 = phi double [ %289, %301 ], [ %669, %668 ]
  %312 = load double, ptr %40, align 8
  %313 = sitofp i64 %310 to double
  %314 = fmul double %312, %313
  %315 = fmul double %314, %293
  %316 = fsub double %70, %315
  %317 = load double, ptr %33, align 8
  %318 = load double, ptr %37, align 8
  %319 = fadd double %317, %318
  %320 = fcmp ult double %316, %319
  br i1 %320, label %668, label %321

321:                                              ; preds = %309
  %322 = fsub double %311, %242
  %323 = load double, ptr %39, align 8
  %324 = load i64, ptr %18, align 8
  %325 = load i64, ptr %22, align 8
  %326 = mul i64 %325, %324
  %327 = sitofp i64 %326 to double
  %328 = fdiv double %323, %327
  %329 = load double, ptr %38, align 8
  %330 = fdiv double %329, %303
  %331 = fsub double %316, %317
  %332 = fdiv double %331, %318
  %333 = fptosi double %332 to i64
  %334 = sitofp i64 %333 to double
  %335 = mul i64 %326, %310
  %336 = sitofp i64 %335 to double
  %337 = fmul double %303, %336
  %338 = load i64, ptr %35, align 8
  %339 = icmp slt i64 %338, %250
  %340 = add nsw i64 %324, -1
  %341 = sub i64 %338, %250
  %342 = mul i64 %341, %340
  %343 = select i1 %339, i64 %342, i64 0
  %344 = mul nsw i64 %324, %250
  %345 = add i64 %343, %344
  %346 = sitofp i64 %345 to double
  %347 = load i64, ptr %36, align 8
  %348 = icmp slt i64 %347, %276
  %349 = add nsw i64 %325, -1
  %350 = sub i64 %347, %276
  %351 = mul i64 %350, %349
  %352 = select i1 %348, i64 %351, i64 0
  %353 = mul nsw i64 %325, %276
  %354 = add i64 %352, %353
  %355 = sitofp i64 %354 to double
  %356 = fmul double %346, %355
  %357 = fmul double %356, %302
  %358 = load double, ptr %41, align 8
  %359 = fmul double %358, %357
  %360 = fdiv double %359, %337
  %361 = fcmp ugt double %302, %334
  br i1 %361, label %392, label %362

362:                                              ; preds = %321
  %363 = tail call i64 @llvm.smin.i64(i64 %338, i64 %250)
  %364 = tail call i64 @llvm.smin.i64(i64 %347, i64 %276)
  %365 = fdiv double %334, %302
  %366 = tail call double @sqrt(double noundef %365)
  %367 = sub nsw i64 %250, %363
  %368 = sub nsw i64 %276, %364
  %369 = mul nsw i64 %368, %367
  %370 = sitofp i64 %369 to double
  %371 = tail call double @sqrt(double noundef %370)
  %372 = fsub double %366, %371
  %373 = load double, ptr %41, align 8
  %374 = fsub double %357, %334
  %375 = fcmp ogt double %374, 0.000000e+00
  %376 = select i1 %375, double %374, double 0.000000e+00
  %377 = fmul double %376, %373
  %378 = fdiv double %377, %337
  %379 = fcmp ogt double %372, 0.000000e+00
  br i1 %379, label %380, label %392

380:                                              ; preds = %362
  %381 = load double, ptr %39, align 8
  %382 = mul nsw i64 %364, %363
  %383 = sitofp i64 %382 to double
  %384 = fmul double %381, %383
  %385 = fmul double %372, %372
  %386 = fdiv double %384, %385
  %387 = fsub double %386, %328
  %388 = fcmp ogt double %387, 0.000000e+00
  %389 = select i1 %388, double %387, double 0.000000e+00
  %390 = fcmp olt double %378, %389
  %391 = select i1 %390, double %378, double %389
  br label %392

392:                                              ; preds = %380, %362, %321
  %393 = phi double [ %358, %321 ], [ %373, %380 ], [ %373, %362 ]
  %394 = phi double [ %360, %321 ], [ %391, %380 ], [ %378, %362 ]
  %395 = fadd double %330, %394
  %396 = fcmp ogt double %303, %334
  br i1 %396, label %397, label %424

397:                                              ; preds = %392
  %398 = load double, ptr %32, align 8
  %399 = load double, ptr %40, align 8
  %400 = fmul double %399, %313
  %401 = fmul double %303, %400
  %402 = fsub double %398, %401
  %403 = load double, ptr %37, align 8
  %404 = fsub double %402, %403
  %405 = load double, ptr %33, align 8
  %406 = fcmp ogt double %404, %405
  %407 = select i1 %406, double %404, double %405
  %408 = fdiv double %305, %407
  %409 = fdiv double %334, %303
  %410 = fsub double 1.000000e+00, %409
  %411 = fmul double %403, %334
  %412 = fsub double %402, %411
  %413 = fcmp ogt double %412, %405
  %414 = select i1 %413, double %412, double %405
  %415 = fdiv double %410, %414
  %416 = fcmp olt double %408, %415
  %417 = select i1 %416, double %408, double %415
  %418 = fmul double %405, %417
  %419 = fcmp ogt double %410, 0.000000e+00
  %420 = select i1 %419, double %410, double 0.000000e+00
  %421 = fdiv double %420, %247
  %422 = fcmp ogt double %418, %421
  %423 = select i1 %422, double %418, double %421
  br label %424

424:                                              ; preds = %397, %392
  %425 = phi double [ %334, %397 ], [ %303, %392 ]
  %426 = phi double [ %423, %397 ], [ 0.000000e+00, %392 ]
  %427 = fmul double %303, %330
  %428 = fdiv double %427, %425
  %429 = fmul double %393, 2.500000e-01
  %430 = fmul double %429, %426
  %431 = fadd double %330, %430
  %432 = fcmp olt double %428, %431
  %433 = select i1 %432, double %428, double %431
  %434 = fmul double %394, 7.500000e-01
  %435 = fadd double %434, %433
  %436 = fcmp ogt double %395, %435
  %437 = select i1 %436, double %395, double %435
  %438 = fmul double %429, 2.000000e+00
  %439 = fmul double %438, %426
  %440 = fadd double %330, %439
  %441 = fcmp olt double %428, %440
  %442 = select i1 %441, double %428, double %440
  %443 = fmul double %394, 5.000000e-01
  %444 = fadd double %443, %442
  %445 = fcmp ogt double %437, %444
  %446 = select i1 %445, double %437, double %444
  %447 = fmul double %429, 3.000000e+00
  %448 = fmul double %447, %426
  %449 = fadd double %330, %448
  %450 = fcmp olt double %428, %449
  %451 = select i1 %450, double %428, double %449
  %452 = fmul double %394, 2.500000e-01
  %453 = fadd double %452, %451
  %454 = fcmp ogt double %446, %453
  %455 = select i1 %454, double %446, double %453
  %456 = fmul double %429, 4.000000e+00
  %457 = fmul double %456, %426
  %458 = fadd double %330, %457
  %459 = fcmp olt double %428, %458
  %460 = select i1 %459, double %428, double %458
  %461 = fmul double %394, 0.000000e+00
  %462 = fadd double %461, %460
  %463 = fcmp ogt double %455, %462
  %464 = select i1 %463, double %455, double %462
  %465 = fcmp ult double %464, %322
  %466 = fcmp ogt double %393, 0.000000e+00
  %467 = select i1 %465, i1 %466, i1 false
  br i1 %467, label %468, label %663

468:                                              ; preds = %424
  %469 = fmul double %393, %334
  %470 = fmul double %303, %313
  %471 = fdiv double %469, %470
  %472 = load double, ptr %39, align 8
  %473 = fdiv double %472, %471
  %474 = fcmp ogt double %473, 1.000000e+00
  %475 = select i1 %474, double 1.000000e+00, double %473
  %476 = load double, ptr %33, align 8
  %477 = fsub double %316, %476
  %478 = load double, ptr %37, align 8
  %479 = fdiv double %477, %478
  %480 = fptosi double %479 to i64
  %481 = sitofp i64 %480 to double
  %482 = load i64, ptr %35, align 8
  %483 = tail call i64 @llvm.smin.i64(i64 %482, i64 %250)
  %484 = load i64, ptr %36, align 8
  %485 = tail call i64 @llvm.smin.i64(i64 %484, i64 %276)
  %486 = fcmp ugt double %303, %481
  %487 = load i64, ptr %18, align 8
  br i1 %486, label %530, label %488

488:                                              ; preds = %468
  %489 = fdiv double %481, %307
  %490 = fptosi double %489 to i64
  %491 = sub nsw i64 %490, %250
  %492 = sdiv i64 %491, %482
  %493 = add nsw i64 %492, 1
  %494 = tail call i64 @llvm.smin.i64(i64 %487, i64 %493)
  %495 = load i64, ptr %22, align 8
  %496 = fdiv double %481, %308
  %497 = fptosi double %496 to i64
  %498 = sub nsw i64 %497, %276
  %499 = sdiv i64 %498, %484
  %500 = add nsw i64 %499, 1
  %501 = tail call i64 @llvm.smin.i64(i64 %495, i64 %500)
  %502 = sitofp i64 %483 to double
  %503 = icmp slt i64 %484, %276
  %504 = add nsw i64 %501, -1
  %505 = sub i64 %484, %276
  %506 = mul i64 %504, %505
  %507 = select i1 %503, i64 %506, i64 0
  %508 = mul nsw i64 %501, %276
  %509 = add i64 %507, %508
  %510 = sitofp i64 %509 to double
  %511 = fmul double %502, %510
  %512 = sitofp i64 %501 to double
  %513 = fdiv double %511, %512
  %514 = sitofp i64 %485 to double
  %515 = icmp slt i64 %482, %250
  %516 = add nsw i64 %494, -1
  %517 = sub i64 %482, %250
  %518 = mul i64 %516, %517
  %519 = select i1 %515, i64 %518, i64 0
  %520 = mul nsw i64 %494, %250
  %521 = add i64 %519, %520
  %522 = sitofp i64 %521 to double
  %523 = fmul double %514, %522
  %524 = sitofp i64 %494 to double
  %525 = fdiv double %523, %524
  %526 = fcmp olt double %513, %525
  %527 = select i1 %526, double %513, double %525
  %528 = fmul double %281, %313
  %529 = fdiv double %527, %528
  br label %530

530:                                              ; preds = %488, %468
  %531 = phi double [ %529, %488 ], [ 1.000000e+300, %468 ]
  %532 = load double, ptr %32, align 8
  %533 = load double, ptr %40, align 8
  %534 = fmul double %533, %313
  %535 = fmul double %303, %534
  %536 = fsub double %532, %535
  %537 = fsub double %536, %478
  %538 = fdiv double %537, %476
  %539 = fcmp ogt double %538, %79
  %540 = select i1 %539, double %79, double %538
  %541 = icmp sgt i64 %487, 0
  %542 = fcmp oge double %540, 1.000000e+00
  %543 = select i1 %541, i1 %542, i1 false
  br i1 %543, label %546, label %544

544:                                              ; preds = %530
  %545 = load i64, ptr %22, align 8
  br label %639

546:                                              ; preds = %530
  %547 = sub nsw i64 %250, %483
  %548 = icmp slt i64 %482, %250
  %549 = sub i64 %482, %250
  %550 = icmp ne i64 %482, %484
  %551 = freeze i1 %550
  %552 = load i64, ptr %22, align 8
  %553 = sub nsw i64 %276, %485
  %554 = icmp slt i64 %484, %276
  %555 = sub i64 %484, %276
  %556 = icmp eq i64 %487, %552
  br label %557

557:                                              ; preds = %588, %546
  %558 = phi double [ %531, %546 ], [ %589, %588 ]
  %559 = phi i64 [ 1, %546 ], [ %590, %588 ]
  %560 = add nsw i64 %559, -1
  %561 = mul nsw i64 %560, %482
  %562 = add nsw i64 %561, %250
  %563 = icmp sgt i64 %561, %547
  %564 = select i1 %269, i1 %563, i1 false
  %565 = select i1 %564, i64 %561, i64 %547
  %566 = mul i64 %560, %549
  %567 = select i1 %548, i64 %566, i64 0
  %568 = mul nsw i64 %559, %250
  %569 = add i64 %567, %568
  %570 = sitofp i64 %569 to double
  %571 = fmul double %302, %570
  br i1 %282, label %572, label %579

572:                                              ; preds = %557
  br i1 %556, label %573, label %578

573:                                              ; preds = %572
  %574 = load i64, ptr %11, align 8
  %575 = load i64, ptr %13, align 8
  %576 = icmp ne i64 %574, %575
  %577 = or i1 %551, %576
  br i1 %577, label %578, label %579

578:                                              ; preds = %573, %572
  br label %579

579:                                              ; preds = %578, %573, %557
  %580 = phi i64 [ 1, %557 ], [ 1, %578 ], [ %559, %573 ]
  %581 = icmp sgt i64 %580, %552
  br i1 %581, label %588, label %582

582:                                              ; preds = %579, %629
  %583 = phi double [ %636, %629 ], [ %558, %579 ]
  %584 = phi i64 [ %637, %629 ], [ %580, %579 ]
  %585 = mul nsw i64 %584, %559
  %586 = sitofp i64 %585 to double
  %587 = fcmp ult double %540, %586
  br i1 %587, label %588, label %595

588:                                              ; preds = %629, %582, %579
  %589 = phi double [ %558, %579 ], [ %583, %582 ], [ %636, %629 ]
  %590 = add nuw nsw i64 %559, 1
  %591 = icmp slt i64 %559, %487
  %592 = sitofp i64 %590 to double
  %593 = fcmp oge double %540, %592
  %594 = select i1 %591, i1 %593, i1 false
  br i1 %594, label %557, label %639

595:                                              ; preds = %582
  %596 = add nsw i64 %584, -1
  %597 = mul nsw i64 %596, %484
  %598 = add nsw i64 %597, %276
  %599 = icmp sgt i64 %597, %553
  %600 = select i1 %283, i1 %599, i1 false
  %601 = select i1 %600, i64 %597, i64 %553
  %602 = mul i64 %596, %555
  %603 = select i1 %554, i64 %602, i64 0
  %604 = mul nsw i64 %584, %276
  %605 = add i64 %603, %604
  %606 = sitofp i64 %605 to double
  %607 = fmul double %571, %606
  %608 = fdiv double %540, %586
  %609 = fptosi double %608 to i64
  %610 = sitofp i64 %609 to double
  %611 = fcmp olt double %313, %610
  %612 = select i1 %611, double %313, double %610
  %613 = mul nsw i64 %598, %565
  %614 = mul nsw i64 %601, %562
  %615 = tail call i64 @llvm.smax.i64(i64 %613, i64 %614)
  %616 = sitofp i64 %615 to double
  %617 = fmul double %302, %616
  %618 = fcmp ogt double %617, %481
  %619 = select i1 %618, double %481, double %617
  %620 = fmul double %478, %607
  %621 = fcmp ult double %620, %536
  br i1 %621, label %629, label %622

622:                                              ; preds = %595
  %623 = fmul double %476, %612
  %624 = fmul double %623, %586
  %625 = fsub double %536, %624
  %626 = fdiv double %625, %478
  %627 = fcmp olt double %619, %626
  %628 = select i1 %627, double %619, double %626
  br label %629

629:                                              ; preds = %622, %595
  %630 = phi double [ %628, %622 ], [ %619, %595 ]
  %631 = fsub double %607, %630
  %632 = fmul double %612, %586
  %633 = fmul double %303, %632
  %634 = fdiv double %631, %633
  %635 = fcmp olt double %583, %634
  %636 = select i1 %635, double %583, double %634
  %637 = add nuw i64 %584, 1
  %638 = icmp eq i64 %584, %552
  br i1 %638, label %588, label %582

639:                                              ; preds = %588, %544
  %640 = phi i64 [ %545, %544 ], [ %552, %588 ]
  %641 = phi double [ %531, %544 ], [ %589, %588 ]
  %642 = fcmp ogt double %641, 0.000000e+00
  %643 = select i1 %642, double %641, double 0.000000e+00
  %644 = fmul double %393, %643
  %645 = fmul double %475, %644
  %646 = fmul double %471, %475
  %647 = fsub double %472, %646
  %648 = mul nsw i64 %640, %487
  %649 = sitofp i64 %648 to double
  %650 = fdiv double %647, %649
  %651 = fsub double %650, %328
  %652 = fcmp ogt double %645, %330
  %653 = fdiv double %330, %645
  %654 = select i1 %652, double %653, double 1.000000e+00
  %655 = fsub double 1.000000e+00, %654
  %656 = fmul double %394, %655
  %657 = fadd double %330, %656
  %658 = fadd double %651, %645
  %659 = fmul double %658, %654
  %660 = fadd double %659, %657
  %661 = fcmp ogt double %464, %660
  %662 = select i1 %661, double %464, double %660
  br label %663

663:                                              ; preds = %639, %424
  %664 = phi double [ %662, %639 ], [ %464, %424 ]
  %665 = fadd double %242, %664
  %666 = fcmp olt double %311, %665
  %667 = select i1 %666, double %311, double %665
  br label %668

668:                                              ; preds = %663, %309
  %669 = phi double [ %667, %663 ], [ %311, %309 ]
  %670 = add nsw i64 %310, -1
  %671 = icmp sgt i64 %310, 1
  br i1 %671, label %309, label %672

672:                                              ; preds = %668, %298, %288
  %673 = phi double [ %289, %288 ], [ %289, %298 ], [ %669, %668 ]
  %674 = add nsw i64 %290, -1
  %675 = icmp sgt i64 %290, 1
  br i1 %675, label %288, label %284

676:                                              ; preds = %270, %236
  %677 = phi double [ 1.000000e+300, %236 ], [ %271, %270 ]
  %678 = fcmp ogt double %232, %677
  %679 = select i1 %678, double %232, double %677
  br label %680

680:                                              ; preds = %227, %676
  %681 = phi double [ %679, %676 ], [ %232, %227 ]
  %682 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %62
  store double %681, ptr %682, align 8
  %683 = add nuw nsw i64 %62, 1
  %684 = load i64, ptr %27, align 8
  %685 = icmp slt i64 %683, %684
  br i1 %685, label %61, label %43

686:                                              ; preds = %874, %46
  %687 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %688 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %689 = load double, ptr %687, align 8
  %690 = load double, ptr %688, align 8
  %691 = fcmp olt double %689, %690
  br i1 %691, label %692, label %1309

692:                                              ; preds = %686
  %693 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %694 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %695 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %696 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %697 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %698 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %699 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %700 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  br label %879

701:                                              ; preds = %48, %874
  %702 = phi i64 [ 0, %48 ], [ %877, %874 ]
  %703 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %702
  %704 = load double, ptr %703, align 8
  %705 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %702
  %706 = load double, ptr %705, align 8
  %707 = fcmp olt double %26, %706
  %708 = select i1 %707, double %26, double %706
  %709 = fcmp olt double %704, %708
  br i1 %709, label %710, label %874

710:                                              ; preds = %701
  %711 = load double, ptr %52, align 8
  %712 = load i64, ptr %18, align 8
  %713 = load i64, ptr %22, align 8
  %714 = mul nsw i64 %713, %712
  %715 = sitofp i64 %714 to double
  %716 = fdiv double %711, %715
  br i1 %54, label %717, label %874

717:                                              ; preds = %710
  %718 = load ptr, ptr %49, align 8
  %719 = getelementptr inbounds double, ptr %718, i64 %702
  %720 = load double, ptr %719, align 8
  %721 = load double, ptr %50, align 8
  %722 = load double, ptr %51, align 8
  %723 = fadd double %721, %722
  %724 = fcmp olt double %720, %723
  %725 = select i1 %724, double %720, double %723
  %726 = load i64, ptr %55, align 8
  %727 = load i64, ptr %56, align 8
  %728 = load i64, ptr %11, align 8
  %729 = load i64, ptr %13, align 8
  %730 = mul nsw i64 %729, %728
  %731 = load i64, ptr %0, align 8
  %732 = icmp slt i64 %731, 1
  %733 = fsub double %725, %722
  br label %734

734:                                              ; preds = %870, %717
  %735 = phi double [ 1.000000e+300, %717 ], [ %871, %870 ]
  %736 = phi i64 [ 0, %717 ], [ %872, %870 ]
  %737 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %736
  %738 = load i64, ptr %737, align 8
  %739 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %736, i32 2
  %740 = load i64, ptr %739, align 8
  %741 = add nsw i64 %738, -1
  %742 = mul nsw i64 %741, %726
  %743 = add nsw i64 %742, %740
  %744 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %736, i32 1
  %745 = load i64, ptr %744, align 8
  %746 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %736, i32 3
  %747 = load i64, ptr %746, align 8
  %748 = add nsw i64 %745, -1
  %749 = mul nsw i64 %748, %727
  %750 = add nsw i64 %749, %747
  %751 = mul nsw i64 %747, %740
  %752 = icmp slt i64 %738, %712
  %753 = icmp sgt i64 %740, %726
  %754 = select i1 %752, i1 %753, i1 false
  %755 = sub nsw i64 %740, %726
  %756 = mul nsw i64 %750, %755
  %757 = select i1 %754, i64 %756, i64 0
  %758 = icmp slt i64 %745, %713
  %759 = icmp sgt i64 %747, %727
  %760 = select i1 %758, i1 %759, i1 false
  %761 = sub nsw i64 %747, %727
  %762 = mul nsw i64 %761, %743
  %763 = select i1 %760, i64 %762, i64 0
  %764 = icmp slt i64 %751, %730
  %765 = mul nsw i64 %745, %738
  %766 = sitofp i64 %765 to double
  %767 = fdiv double %766, %715
  %768 = fsub double 1.000000e+00, %767
  %769 = select i1 %764, double %768, double 1.000000e+00
  %770 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %736, i32 6
  %771 = load double, ptr %770, align 8
  %772 = tail call i64 @llvm.smax.i64(i64 %757, i64 %763)
  %773 = sitofp i64 %772 to double
  %774 = fsub double %771, %773
  %775 = fcmp ogt double %774, 0.000000e+00
  %776 = select i1 %775, double %774, double 0.000000e+00
  %777 = fmul double %769, %776
  %778 = mul nsw i64 %751, %765
  %779 = sitofp i64 %778 to double
  %780 = fdiv double %777, %779
  %781 = icmp eq i64 %740, %728
  %782 = icmp eq i64 %747, %729
  %783 = tail call i64 @llvm.smin.i64(i64 %740, i64 %747)
  %784 = mul nsw i64 %750, %743
  %785 = sitofp i64 %784 to double
  %786 = fdiv double %711, %766
  br i1 %732, label %824, label %787

787:                                              ; preds = %734
  %788 = load i64, ptr %7, align 8
  %789 = load double, ptr %57, align 8
  %790 = load double, ptr %58, align 8
  %791 = fmul double %790, %785
  br label %792

792:                                              ; preds = %820, %787
  %793 = phi double [ %735, %787 ], [ %821, %820 ]
  %794 = phi i64 [ 1, %787 ], [ %822, %820 ]
  %795 = mul nsw i64 %794, %751
  %796 = sitofp i64 %795 to double
  %797 = fmul double %789, %796
  %798 = fadd double %791, %797
  %799 = fdiv double %733, %798
  %800 = fptosi double %799 to i64
  %801 = tail call i64 @llvm.smin.i64(i64 %788, i64 %800)
  %802 = icmp sgt i64 %801, 0
  br i1 %802, label %803, label %824

803:                                              ; preds = %792
  %804 = load double, ptr %59, align 8
  %805 = mul nsw i64 %801, %751
  %806 = sitofp i64 %805 to double
  %807 = fdiv double %804, %806
  %808 = fadd double %716, %807
  %809 = load double, ptr %60, align 8
  %810 = fmul double %780, %809
  %811 = sitofp i64 %794 to double
  %812 = fdiv double %810, %811
  %813 = fadd double %808, %812
  %814 = fcmp olt double %793, %813
  %815 = select i1 %814, double %793, double %813
  br i1 %764, label %816, label %820

816:                                              ; preds = %803
  %817 = fadd double %786, %807
  %818 = fcmp olt double %815, %817
  %819 = select i1 %818, double %815, double %817
  br label %820

820:                                              ; preds = %816, %803
  %821 = phi double [ %815, %803 ], [ %819, %816 ]
  %822 = add nuw i64 %794, 1
  %823 = icmp eq i64 %794, %731
  br i1 %823, label %824, label %792

824:                                              ; preds = %820, %792, %734
  %825 = phi double [ %735, %734 ], [ %793, %792 ], [ %821, %820 ]
  br i1 %781, label %828, label %826

826:                                              ; preds = %824
  %827 = select i1 %782, i64 %747, i64 %783
  br label %829

828:                                              ; preds = %824
  br i1 %782, label %870, label %829

829:                                              ; preds = %828, %826
  %830 = phi i64 [ %728, %828 ], [ %827, %826 ]
  %831 = add nsw i64 %830, %751
  %832 = tail call fastcc double @goes_on(ptr noundef nonnull %0, i64 noundef %738, i64 noundef %745, i64 noundef %740, i64 noundef %747)
  br i1 %732, label %870, label %833

833:                                              ; preds = %829
  %834 = load i64, ptr %7, align 8
  %835 = load double, ptr %57, align 8
  %836 = load double, ptr %58, align 8
  %837 = fmul double %836, %785
  br label %838

838:                                              ; preds = %866, %833
  %839 = phi double [ %825, %833 ], [ %867, %866 ]
  %840 = phi i64 [ 1, %833 ], [ %868, %866 ]
  %841 = mul nsw i64 %840, %831
  %842 = sitofp i64 %841 to double
  %843 = fmul double %835, %842
  %844 = fadd double %837, %843
  %845 = fdiv double %733, %844
  %846 = fptosi double %845 to i64
  %847 = tail call i64 @llvm.smin.i64(i64 %834, i64 %846)
  %848 = icmp sgt i64 %847, 0
  br i1 %848, label %849, label %870

849:                                              ; preds = %838
  %850 = load double, ptr %59, align 8
  %851 = mul nsw i64 %847, %751
  %852 = sitofp i64 %851 to double
  %853 = fdiv double %850, %852
  %854 = fadd double %716, %853
  %855 = load double, ptr %60, align 8
  %856 = fmul double %832, %855
  %857 = sitofp i64 %840 to double
  %858 = fdiv double %856, %857
  %859 = fadd double %854, %858
  %860 = fcmp olt double %839, %859
  %861 = select i1 %860, double %839, double %859
  br i1 %764, label %862, label %866

862:                                              ; preds = %849
  %863 = fadd double %786, %853
  %864 = fcmp olt double %861, %863
  %865 = select i1 %864, double %861, double %863
  br label %866

866:                                              ; preds = %862, %849
  %867 = phi double [ %861, %849 ], [ %865, %862 ]
  %868 = add nuw i64 %840, 1
  %869 = icmp eq i64 %840, %731
  br i1 %869, label %870, label %838

870:                                              ; preds = %866, %838, %829, %828
  %871 = phi double [ %825, %828 ], [ %825, %829 ], [ %839, %838 ], [ %867, %866 ]
  %872 = add nuw nsw i64 %736, 1
  %873 = icmp eq i64 %872, %53
  br i1 %873, label %874, label %734

874:                                              ; preds = %870, %710, %701
  %875 = phi double [ 0.000000e+00, %701 ], [ 1.000000e+300, %710 ], [ %871, %870 ]
  %876 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %702
  store double %875, ptr %876, align 8
  %877 = add nuw nsw i64 %702, 1
  %878 = icmp eq i64 %877, %44
  br i1 %878, label %686, label %701

879:                                              ; preds = %692, %1288
  %880 = phi i64 [ %44, %692 ], [ %930, %1288 ]
  %881 = phi double [ 1.000000e+00, %692 ], [ %1294, %1288 ]
  %882 = phi i64 [ 1, %692 ], [ %1293, %1288 ]
  %883 = icmp sgt i64 %880, 0
  br i1 %883, label %884, label %1401

884:                                              ; preds = %879
  %885 = and i64 %880, 1
  %886 = icmp eq i64 %880, 1
  br i1 %886, label %889, label %887

887:                                              ; preds = %884
  %888 = and i64 %880, -2
  br label %905

889:                                              ; preds = %905, %884
  %890 = phi i64 [ undef, %884 ], [ %923, %905 ]
  %891 = phi i64 [ 0, %884 ], [ %924, %905 ]
  %892 = phi i64 [ 0, %884 ], [ %923, %905 ]
  %893 = icmp eq i64 %885, 0
  br i1 %893, label %902, label %894

894:                                              ; preds = %889
  %895 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %891
  %896 = load double, ptr %895, align 8
  %897 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %891
  %898 = load double, ptr %897, align 8
  %899 = fcmp ogt double %896, %898
  %900 = zext i1 %899 to i64
  %901 = or i64 %892, %900
  br label %902

902:                                              ; preds = %889, %894
  %903 = phi i64 [ %890, %889 ], [ %901, %894 ]
  %904 = icmp eq i64 %903, 0
  br i1 %904, label %1309, label %927

905:                                              ; preds = %905, %887
  %906 = phi i64 [ 0, %887 ], [ %924, %905 ]
  %907 = phi i64 [ 0, %887 ], [ %923, %905 ]
  %908 = phi i64 [ 0, %887 ], [ %925, %905 ]
  %909 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %906
  %910 = load double, ptr %909, align 16
  %911 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %906
  %912 = load double, ptr %911, align 16
  %913 = fcmp ogt double %910, %912
  %914 = zext i1 %913 to i64
  %915 = or i64 %907, %914
  %916 = or i64 %906, 1
  %917 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %916
  %918 = load double, ptr %917, align 8
  %919 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %916
  %920 = load double, ptr %919, align 8
  %921 = fcmp ogt double %918, %920
  %922 = zext i1 %921 to i64
  %923 = or i64 %915, %922
  %924 = add nuw nsw i64 %906, 2
  %925 = add i64 %908, 2
  %926 = icmp eq i64 %925, %888
  br i1 %926, label %889, label %905

927:                                              ; preds = %902
  %928 = tail call fastcc i64 @walk(ptr noundef nonnull %0, i64 noundef %882)
  %929 = icmp eq i64 %928, 0
  %930 = load i64, ptr %27, align 8
  %931 = icmp sgt i64 %930, 0
  br i1 %929, label %936, label %932

932:                                              ; preds = %927
  br i1 %931, label %933, label %1288

933:                                              ; preds = %932
  %934 = load i64, ptr @table, align 8
  %935 = icmp sgt i64 %934, 0
  br label %955

936:                                              ; preds = %927
  br i1 %931, label %937, label %1401

937:                                              ; preds = %936
  %938 = and i64 %930, 3
  %939 = icmp ult i64 %930, 4
  br i1 %939, label %1299, label %940

940:                                              ; preds = %937
  %941 = and i64 %930, -4
  br label %942

942:                                              ; preds = %942, %940
  %943 = phi i64 [ 0, %940 ], [ %952, %942 ]
  %944 = phi i64 [ 0, %940 ], [ %953, %942 ]
  %945 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %943
  store double 0.000000e+00, ptr %945, align 16
  %946 = or i64 %943, 1
  %947 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %946
  store double 0.000000e+00, ptr %947, align 8
  %948 = or i64 %943, 2
  %949 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %948
  store double 0.000000e+00, ptr %949, align 16
  %950 = or i64 %943, 3
  %951 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %950
  store double 0.000000e+00, ptr %951, align 8
  %952 = add nuw nsw i64 %943, 4
  %953 = add i64 %944, 4
  %954 = icmp eq i64 %953, %941
  br i1 %954, label %1299, label %942

955:                                              ; preds = %933, %1285
  %956 = phi i64 [ 0, %933 ], [ %1286, %1285 ]
  %957 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %956
  %958 = load double, ptr %957, align 8
  %959 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %956
  %960 = load double, ptr %959, align 8
  %961 = fcmp ogt double %958, %960
  br i1 %961, label %962, label %1285

962:                                              ; preds = %955
  %963 = load ptr, ptr %693, align 8
  %964 = getelementptr inbounds double, ptr %963, i64 %956
  %965 = load double, ptr %964, align 8
  %966 = load double, ptr %688, align 8
  %967 = load double, ptr %694, align 8
  %968 = fadd double %966, %967
  %969 = fcmp olt double %965, %968
  %970 = select i1 %969, double %965, double %968
  %971 = icmp eq i64 %956, 0
  br i1 %971, label %976, label %972

972:                                              ; preds = %962
  %973 = add nsw i64 %956, -1
  %974 = getelementptr inbounds double, ptr %963, i64 %973
  %975 = load double, ptr %974, align 8
  br label %976

976:                                              ; preds = %962, %972
  %977 = phi double [ %975, %972 ], [ 0.000000e+00, %962 ]
  %978 = fsub double %968, %977
  %979 = fdiv double %978, %967
  %980 = load double, ptr %695, align 8
  %981 = load i64, ptr %18, align 8
  %982 = load i64, ptr %22, align 8
  %983 = mul nsw i64 %982, %981
  %984 = sitofp i64 %983 to double
  %985 = fdiv double %980, %984
  br i1 %935, label %986, label %1283

986:                                              ; preds = %976
  %987 = load i64, ptr %696, align 8
  %988 = load i64, ptr %697, align 8
  %989 = add nsw i64 %981, -1
  %990 = mul nsw i64 %987, %989
  %991 = mul nsw i64 %987, %981
  %992 = add nsw i64 %982, -1
  %993 = mul nsw i64 %988, %992
  %994 = mul nsw i64 %988, %982
  %995 = load i64, ptr %11, align 8
  %996 = fsub double %970, %967
  %997 = load i64, ptr %13, align 8
  %998 = mul nsw i64 %997, %995
  br label %999

999:                                              ; preds = %1279, %986
  %1000 = phi double [ %958, %986 ], [ %1280, %1279 ]
  %1001 = phi i64 [ 0, %986 ], [ %1281, %1279 ]
  %1002 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %1001
  %1003 = load i64, ptr %1002, align 8
  %1004 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %1001, i32 2
  %1005 = load i64, ptr %1004, align 8
  %1006 = add nsw i64 %1003, -1
  %1007 = mul nsw i64 %1006, %987
  %1008 = add nsw i64 %1007, %1005
  %1009 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %1001, i32 1
  %1010 = load i64, ptr %1009, align 8
  %1011 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %1001, i32 3
  %1012 = load i64, ptr %1011, align 8
  %1013 = add nsw i64 %1010, -1
  %1014 = mul nsw i64 %1013, %988
  %1015 = add nsw i64 %1014, %1012
  %1016 = mul nsw i64 %1012, %1005
  %1017 = icmp sgt i64 %1003, 1
  %1018 = icmp sgt i64 %1005, %987
  %1019 = and i1 %1017, %1018
  %1020 = sub nsw i64 %1005, %987
  %1021 = select i1 %1019, i64 %1020, i64 0
  %1022 = icmp sgt i64 %1005, 1
  %1023 = select i1 %1022, i64 %1007, i64 0
  %1024 = tail call i64 @llvm.smax.i64(i64 %1021, i64 %1023)
  %1025 = icmp sgt i64 %1010, 1
  %1026 = icmp sgt i64 %1012, %988
  %1027 = and i1 %1025, %1026
  %1028 = sub nsw i64 %1012, %988
  %1029 = select i1 %1027, i64 %1028, i64 0
  %1030 = icmp sgt i64 %1012, 1
  %1031 = select i1 %1030, i64 %1014, i64 0
  %1032 = tail call i64 @llvm.smax.i64(i64 %1029, i64 %1031)
  %1033 = tail call i64 @llvm.smin.i64(i64 %1005, i64 %1012)
  %1034 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 7, i64 %1001
  %1035 = mul i64 %1010, %1003
  %1036 = sitofp i64 %1035 to double
  %1037 = fdiv double %1036, %984
  %1038 = sitofp i64 %1016 to double
  %1039 = mul nsw i64 %1015, %1008
  %1040 = add nsw i64 %1039, -1
  %1041 = icmp slt i64 %1003, %981
  %1042 = add nsw i64 %1005, %990
  %1043 = tail call i64 @llvm.smax.i64(i64 %1042, i64 %1008)
  %1044 = icmp sle i64 %1042, %991
  %1045 = sub nsw i64 %1042, %991
  %1046 = sub i64 %991, %1042
  %1047 = icmp slt i64 %1010, %982
  %1048 = add nsw i64 %1012, %993
  %1049 = tail call i64 @llvm.smax.i64(i64 %1048, i64 %1015)
  %1050 = icmp sle i64 %1048, %994
  %1051 = sub nsw i64 %1048, %994
  %1052 = sub i64 %994, %1048
  %1053 = icmp sgt i64 %1008, 0
  %1054 = add nsw i64 %1008, -1
  %1055 = fdiv double %980, %1036
  %1056 = icmp eq i64 %1005, %995
  %1057 = icmp eq i64 %1012, %997
  %1058 = select i1 %1057, i64 %1012, i64 %1033
  %1059 = icmp slt i64 %1016, %998
  %1060 = select i1 %1059, double %1037, double 0.000000e+00
  %1061 = fsub double 1.000000e+00, %1060
  br label %1062

1062:                                             ; preds = %1277, %999
  %1063 = phi double [ %1000, %999 ], [ %1278, %1277 ]
  %1064 = phi i1 [ true, %999 ], [ false, %1277 ]
  br i1 %1064, label %1072, label %1065

1065:                                             ; preds = %1062
  %1066 = xor i1 %1056, true
  %1067 = xor i1 %1057, true
  %1068 = select i1 %1066, i1 true, i1 %1067
  %1069 = select i1 %1066, i64 %1058, i64 %995
  br i1 %1068, label %1070, label %1279

1070:                                             ; preds = %1065
  %1071 = add nsw i64 %1069, %1016
  br label %1072

1072:                                             ; preds = %1062, %1070
  %1073 = phi i64 [ %1071, %1070 ], [ %1016, %1062 ]
  %1074 = load double, ptr %698, align 8
  %1075 = load double, ptr %1034, align 8
  %1076 = fmul double %1074, %1075
  %1077 = load i64, ptr %0, align 8
  %1078 = icmp slt i64 %1077, 1
  br i1 %1078, label %1277, label %1079

1079:                                             ; preds = %1072, %1273
  %1080 = phi double [ %1274, %1273 ], [ %1063, %1072 ]
  %1081 = phi i64 [ %1275, %1273 ], [ 1, %1072 ]
  %1082 = mul i64 %1081, %1035
  %1083 = sitofp i64 %1082 to double
  %1084 = fmul double %1038, %1083
  %1085 = fcmp olt double %979, %1083
  br i1 %1085, label %1277, label %1086

1086:                                             ; preds = %1079
  %1087 = fmul double %967, %1083
  %1088 = fsub double %966, %1087
  %1089 = fcmp olt double %996, %1088
  %1090 = select i1 %1089, double %996, double %1088
  %1091 = load double, ptr %687, align 8
  %1092 = fmul double %881, %1091
  %1093 = fsub double %1090, %1092
  %1094 = load i64, ptr %7, align 8
  %1095 = load double, ptr %699, align 8
  %1096 = mul nsw i64 %1081, %1073
  %1097 = sitofp i64 %1096 to double
  %1098 = fmul double %1095, %1097
  %1099 = fdiv double %1093, %1098
  %1100 = fptosi double %1099 to i64
  %1101 = tail call i64 @llvm.smin.i64(i64 %1094, i64 %1100)
  %1102 = fcmp ole double %1093, 0.000000e+00
  %1103 = icmp slt i64 %1101, 1
  %1104 = select i1 %1102, i1 true, i1 %1103
  br i1 %1104, label %1277, label %1105

1105:                                             ; preds = %1086
  %1106 = icmp sgt i64 %1101, %882
  br i1 %1106, label %1107, label %1117

1107:                                             ; preds = %1105
  %1108 = load double, ptr %700, align 8
  %1109 = mul nsw i64 %1101, %1016
  %1110 = sitofp i64 %1109 to double
  %1111 = fdiv double %1108, %1110
  %1112 = fadd double %985, %1111
  %1113 = fdiv double %1076, %1084
  %1114 = fadd double %1113, %1112
  %1115 = fcmp olt double %1080, %1114
  %1116 = select i1 %1115, double %1080, double %1114
  br label %1117

1117:                                             ; preds = %1107, %1105
  %1118 = phi double [ %1116, %1107 ], [ %1080, %1105 ]
  %1119 = tail call i64 @llvm.smin.i64(i64 %1101, i64 %882)
  %1120 = icmp eq i64 %1119, 0
  br i1 %1120, label %1273, label %1121

1121:                                             ; preds = %1117
  %1122 = load double, ptr %700, align 8
  br label %1123

1123:                                             ; preds = %1269, %1121
  %1124 = phi double [ %1118, %1121 ], [ %1270, %1269 ]
  %1125 = phi i64 [ %1119, %1121 ], [ %1271, %1269 ]
  %1126 = mul nsw i64 %1125, %1016
  %1127 = sitofp i64 %1126 to double
  %1128 = fdiv double %1122, %1127
  %1129 = fadd double %985, %1128
  %1130 = fcmp ult double %1129, %1124
  br i1 %1130, label %1131, label %1273

1131:                                             ; preds = %1123
  %1132 = sdiv i64 %882, %1125
  %1133 = tail call i64 @llvm.smin.i64(i64 %1132, i64 %1040)
  %1134 = icmp eq i64 %1133, 0
  br i1 %1134, label %1269, label %1135

1135:                                             ; preds = %1131
  br i1 %1064, label %1136, label %1243

1136:                                             ; preds = %1135
  br i1 %1041, label %1137, label %1169

1137:                                             ; preds = %1136
  %1138 = tail call i64 @llvm.smin.i64(i64 %1133, i64 %1043)
  %1139 = icmp slt i64 %1138, 1
  %1140 = or i1 %1044, %1139
  br i1 %1140, label %1169, label %1141

1141:                                             ; preds = %1137, %1156
  %1142 = phi i64 [ %1166, %1156 ], [ 0, %1137 ]
  %1143 = phi i64 [ %1167, %1156 ], [ 1, %1137 ]
  %1144 = sdiv i64 %1133, %1143
  %1145 = icmp slt i64 %1144, %1015
  br i1 %1145, label %1146, label %1153

1146:                                             ; preds = %1141
  %1147 = shl i64 %1144, 1
  %1148 = sub i64 %1147, %1015
  %1149 = tail call i64 @llvm.smin.i64(i64 %1015, i64 %1148)
  %1150 = tail call i64 @llvm.smin.i64(i64 %1144, i64 %1149)
  %1151 = tail call i64 @llvm.smax.i64(i64 %1150, i64 0)
  %1152 = tail call i64 @llvm.smin.i64(i64 %1151, i64 %1032)
  br label %1153

1153:                                             ; preds = %1146, %1141
  %1154 = phi i64 [ %1152, %1146 ], [ %1015, %1141 ]
  %1155 = icmp eq i64 %1154, 0
  br i1 %1155, label %1169, label %1156

1156:                                             ; preds = %1153
  %1157 = tail call i64 @llvm.smin.i64(i64 %1143, i64 %1042)
  %1158 = tail call i64 @llvm.smin.i64(i64 %1143, i64 %1008)
  %1159 = tail call i64 @llvm.smin.i64(i64 %1157, i64 %1158)
  %1160 = add i64 %1046, %1158
  %1161 = add i64 %1160, %1157
  %1162 = tail call i64 @llvm.smin.i64(i64 %1045, i64 %1161)
  %1163 = tail call i64 @llvm.smin.i64(i64 %1159, i64 %1162)
  %1164 = tail call i64 @llvm.smax.i64(i64 %1163, i64 0)
  %1165 = mul nsw i64 %1154, %1164
  %1166 = tail call i64 @llvm.smax.i64(i64 %1165, i64 %1142)
  %1167 = add nuw i64 %1143, 1
  %1168 = icmp eq i64 %1143, %1138
  br i1 %1168, label %1169, label %1141

1169:                                             ; preds = %1156, %1153, %1137, %1136
  %1170 = phi i64 [ 0, %1136 ], [ 0, %1137 ], [ %1166, %1156 ], [ %1142, %1153 ]
  br i1 %1047, label %1171, label %1203

1171:                                             ; preds = %1169
  %1172 = tail call i64 @llvm.smin.i64(i64 %1133, i64 %1049)
  %1173 = icmp slt i64 %1172, 1
  %1174 = or i1 %1050, %1173
  br i1 %1174, label %1203, label %1175

1175:                                             ; preds = %1171, %1190
  %1176 = phi i64 [ %1200, %1190 ], [ 0, %1171 ]
  %1177 = phi i64 [ %1201, %1190 ], [ 1, %1171 ]
  %1178 = sdiv i64 %1133, %1177
  %1179 = icmp slt i64 %1178, %1008
  br i1 %1179, label %1180, label %1187

1180:                                             ; preds = %1175
  %1181 = shl i64 %1178, 1
  %1182 = sub i64 %1181, %1008
  %1183 = tail call i64 @llvm.smin.i64(i64 %1008, i64 %1182)
  %1184 = tail call i64 @llvm.smin.i64(i64 %1178, i64 %1183)
  %1185 = tail call i64 @llvm.smax.i64(i64 %1184, i64 0)
  %1186 = tail call i64 @llvm.smin.i64(i64 %1185, i64 %1024)
  br label %1187

1187:                                             ; preds = %1180, %1175
  %1188 = phi i64 [ %1186, %1180 ], [ %1008, %1175 ]
  %1189 = icmp eq i64 %1188, 0
  br i1 %1189, label %1203, label %1190

1190:                                             ; preds = %1187
  %1191 = tail call i64 @llvm.smin.i64(i64 %1177, i64 %1048)
  %1192 = tail call i64 @llvm.smin.i64(i64 %1177, i64 %1015)
  %1193 = tail call i64 @llvm.smin.i64(i64 %1191, i64 %1192)
  %1194 = add i64 %1052, %1192
  %1195 = add i64 %1194, %1191
  %1196 = tail call i64 @llvm.smin.i64(i64 %1051, i64 %1195)
  %1197 = tail call i64 @llvm.smin.i64(i64 %1193, i64 %1196)
  %1198 = tail call i64 @llvm.smax.i64(i64 %1197, i64 0)
  %1199 = mul nsw i64 %1188, %1198
  %1200 = tail call i64 @llvm.smax.i64(i64 %1199, i64 %1176)
  %1201 = add nuw i64 %1177, 1
  %1202 = icmp eq i64 %1177, %1172
  br i1 %1202, label %1203, label %1175

1203:                                             ; preds = %1190, %1187, %1171, %1169
  %1204 = phi i64 [ 0, %1169 ], [ 0, %1171 ], [ %1200, %1190 ], [ %1176, %1187 ]
  %1205 = icmp sgt i64 %1133, 0
  %1206 = and i1 %1053, %1205
  br i1 %1206, label %1207, label %1239

1207:                                             ; preds = %1203
  %1208 = add nsw i64 %1133, -1
  %1209 = tail call i64 @llvm.umin.i64(i64 %1054, i64 %1208)
  %1210 = add nuw nsw i64 %1209, 1
  br label %1211

1211:                                             ; preds = %1233, %1207
  %1212 = phi i64 [ 0, %1207 ], [ %1236, %1233 ]
  %1213 = phi i64 [ 1, %1207 ], [ %1237, %1233 ]
  %1214 = sdiv i64 %1133, %1213
  %1215 = icmp slt i64 %1213, %1008
  br i1 %1215, label %1216, label %1223

1216:                                             ; preds = %1211
  %1217 = shl nuw i64 %1213, 1
  %1218 = sub i64 %1217, %1008
  %1219 = tail call i64 @llvm.smin.i64(i64 %1008, i64 %1218)
  %1220 = tail call i64 @llvm.smin.i64(i64 %1213, i64 %1219)
  %1221 = tail call i64 @llvm.smax.i64(i64 %1220, i64 0)
  %1222 = tail call i64 @llvm.smin.i64(i64 %1221, i64 %1024)
  br label %1223

1223:                                             ; preds = %1216, %1211
  %1224 = phi i64 [ %1222, %1216 ], [ %1008, %1211 ]
  %1225 = icmp slt i64 %1214, %1015
  br i1 %1225, label %1226, label %1233

1226:                                             ; preds = %1223
  %1227 = shl i64 %1214, 1
  %1228 = sub i64 %1227, %1015
  %1229 = tail call i64 @llvm.smin.i64(i64 %1015, i64 %1228)
  %1230 = tail call i64 @llvm.smin.i64(i64 %1214, i64 %1229)
  %1231 = tail call i64 @llvm.smax.i64(i64 %1230, i64 0)
  %1232 = tail call i64 @llvm.smin.i64(i64 %1231, i64 %1032)
  br label %1233

1233:                                             ; preds = %1226, %1223
  %1234 = phi i64 [ %1232, %1226 ], [ %1015, %1223 ]
  %1235 = mul nsw i64 %1234, %1224
  %1236 = tail call i64 @llvm.smax.i64(i64 %1235, i64 %1212)
  %1237 = add nuw i64 %1213, 1
  %1238 = icmp eq i64 %1213, %1210
  br i1 %1238, label %1239, label %1211

1239:                                             ; preds = %1233, %1203
  %1240 = phi i64 [ 0, %1203 ], [ %1236, %1233 ]
  %1241 = tail call i64 @llvm.smax.i64(i64 %1240, i64 %1170)
  %1242 = tail call i64 @llvm.smax.i64(i64 %1241, i64 %1204)
  br label %1243

1243:                                             ; preds = %1239, %1135
  %1244 = phi i64 [ %1133, %1135 ], [ %1242, %1239 ]
  %1245 = sitofp i64 %1244 to double
  %1246 = fmul double %1074, %1245
  %1247 = fsub double %1076, %1246
  %1248 = fcmp ogt double %1247, 0.000000e+00
  %1249 = select i1 %1248, double %1247, double 0.000000e+00
  %1250 = fmul double %1061, %1249
  %1251 = sitofp i64 %1133 to double
  %1252 = fmul double %1074, %1251
  %1253 = fsub double %1076, %1252
  %1254 = fcmp ogt double %1253, 0.000000e+00
  %1255 = select i1 %1254, double %1253, double 0.000000e+00
  %1256 = fmul double %1060, %1255
  %1257 = fadd double %1256, %1250
  %1258 = fdiv double %1257, %1084
  %1259 = fadd double %1129, %1258
  %1260 = fcmp olt double %1124, %1259
  %1261 = select i1 %1260, double %1124, double %1259
  br i1 %1059, label %1262, label %1269

1262:                                             ; preds = %1243
  %1263 = fsub double %1129, %985
  %1264 = fadd double %1055, %1263
  %1265 = fdiv double %1255, %1084
  %1266 = fadd double %1264, %1265
  %1267 = fcmp olt double %1261, %1266
  %1268 = select i1 %1267, double %1261, double %1266
  br label %1269

1269:                                             ; preds = %1262, %1243, %1131
  %1270 = phi double [ %1261, %1243 ], [ %1268, %1262 ], [ %1124, %1131 ]
  %1271 = add nsw i64 %1125, -1
  %1272 = icmp eq i64 %1271, 0
  br i1 %1272, label %1273, label %1123

1273:                                             ; preds = %1269, %1123, %1117
  %1274 = phi double [ %1118, %1117 ], [ %1270, %1269 ], [ %1124, %1123 ]
  %1275 = add nuw i64 %1081, 1
  %1276 = icmp eq i64 %1081, %1077
  br i1 %1276, label %1277, label %1079

1277:                                             ; preds = %1273, %1086, %1079, %1072
  %1278 = phi double [ %1063, %1072 ], [ %1080, %1079 ], [ %1080, %1086 ], [ %1274, %1273 ]
  br i1 %1064, label %1062, label %1279

1279:                                             ; preds = %1065, %1277
  %1280 = phi double [ %1278, %1277 ], [ %1063, %1065 ]
  %1281 = add nuw nsw i64 %1001, 1
  %1282 = icmp eq i64 %1281, %934
  br i1 %1282, label %1283, label %999

1283:                                             ; preds = %1279, %976
  %1284 = phi double [ %958, %976 ], [ %1280, %1279 ]
  store double %1284, ptr %957, align 8
  br label %1285

1285:                                             ; preds = %955, %1283
  %1286 = add nuw nsw i64 %956, 1
  %1287 = icmp eq i64 %1286, %930
  br i1 %1287, label %1288, label %955

1288:                                             ; preds = %1285, %932
  %1289 = add nuw nsw i64 %882, 1
  %1290 = icmp ult i64 %882, 12
  %1291 = lshr i64 %882, 3
  %1292 = select i1 %1290, i64 1, i64 %1291
  %1293 = add nuw nsw i64 %1292, %882
  %1294 = sitofp i64 %1289 to double
  %1295 = load double, ptr %687, align 8
  %1296 = fmul double %1295, %1294
  %1297 = load double, ptr %688, align 8
  %1298 = fcmp olt double %1296, %1297
  br i1 %1298, label %879, label %1309

1299:                                             ; preds = %942, %937
  %1300 = phi i64 [ 0, %937 ], [ %952, %942 ]
  %1301 = icmp eq i64 %938, 0
  br i1 %1301, label %1309, label %1302

1302:                                             ; preds = %1299, %1302
  %1303 = phi i64 [ %1306, %1302 ], [ %1300, %1299 ]
  %1304 = phi i64 [ %1307, %1302 ], [ 0, %1299 ]
  %1305 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %1303
  store double 0.000000e+00, ptr %1305, align 8
  %1306 = add nuw nsw i64 %1303, 1
  %1307 = add i64 %1304, 1
  %1308 = icmp eq i64 %1307, %938
  br i1 %1308, label %1309, label %1302

1309:                                             ; preds = %1288, %902, %1299, %1302, %686
  %1310 = phi i64 [ %44, %686 ], [ %930, %1302 ], [ %930, %1299 ], [ %930, %1288 ], [ %880, %902 ]
  %1311 = icmp sgt i64 %1310, 0
  br i1 %1311, label %1312, label %1401

1312:                                             ; preds = %1309
  %1313 = and i64 %1310, 1
  %1314 = icmp eq i64 %1310, 1
  br i1 %1314, label %1336, label %1315

1315:                                             ; preds = %1312
  %1316 = and i64 %1310, -2
  br label %1317

1317:                                             ; preds = %1317, %1315
  %1318 = phi i64 [ 0, %1315 ], [ %1333, %1317 ]
  %1319 = phi i64 [ 0, %1315 ], [ %1334, %1317 ]
  %1320 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1318
  %1321 = load double, ptr %1320, align 16
  %1322 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %1318
  %1323 = load double, ptr %1322, align 16
  %1324 = fcmp ogt double %1321, %1323
  %1325 = select i1 %1324, double %1321, double %1323
  store double %1325, ptr %1320, align 16
  %1326 = or i64 %1318, 1
  %1327 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1326
  %1328 = load double, ptr %1327, align 8
  %1329 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %1326
  %1330 = load double, ptr %1329, align 8
  %1331 = fcmp ogt double %1328, %1330
  %1332 = select i1 %1331, double %1328, double %1330
  store double %1332, ptr %1327, align 8
  %1333 = add nuw nsw i64 %1318, 2
  %1334 = add i64 %1319, 2
  %1335 = icmp eq i64 %1334, %1316
  br i1 %1335, label %1336, label %1317

1336:                                             ; preds = %1317, %1312
  %1337 = phi i64 [ 0, %1312 ], [ %1333, %1317 ]
  %1338 = icmp eq i64 %1313, 0
  br i1 %1338, label %1346, label %1339

1339:                                             ; preds = %1336
  %1340 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1337
  %1341 = load double, ptr %1340, align 8
  %1342 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %1337
  %1343 = load double, ptr %1342, align 8
  %1344 = fcmp ogt double %1341, %1343
  %1345 = select i1 %1344, double %1341, double %1343
  store double %1345, ptr %1340, align 8
  br label %1346

1346:                                             ; preds = %1339, %1336, %43
  %1347 = phi i64 [ %44, %43 ], [ %1310, %1336 ], [ %1310, %1339 ]
  %1348 = icmp sgt i64 %1347, 0
  br i1 %1348, label %1349, label %1401

1349:                                             ; preds = %1346
  %1350 = add i64 %1347, -1
  %1351 = and i64 %1347, 1
  %1352 = icmp eq i64 %1350, 0
  br i1 %1352, label %1355, label %1353

1353:                                             ; preds = %1349
  %1354 = and i64 %1347, -2
  br label %1373

1355:                                             ; preds = %1373, %1349
  %1356 = phi i64 [ 0, %1349 ], [ %1389, %1373 ]
  %1357 = icmp eq i64 %1351, 0
  br i1 %1357, label %1365, label %1358

1358:                                             ; preds = %1355
  %1359 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1356
  %1360 = load double, ptr %1359, align 8
  %1361 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1356
  %1362 = load double, ptr %1361, align 8
  %1363 = fcmp olt double %1360, %1362
  %1364 = select i1 %1363, double %1360, double %1362
  store double %1364, ptr %1359, align 8
  br label %1365

1365:                                             ; preds = %1355, %1358
  %1366 = icmp sgt i64 %1347, 1
  br i1 %1366, label %1367, label %1401

1367:                                             ; preds = %1365
  %1368 = load double, ptr @rests, align 16
  %1369 = and i64 %1350, 1
  %1370 = icmp eq i64 %1347, 2
  br i1 %1370, label %1392, label %1371

1371:                                             ; preds = %1367
  %1372 = and i64 %1350, -2
  br label %1402

1373:                                             ; preds = %1373, %1353
  %1374 = phi i64 [ 0, %1353 ], [ %1389, %1373 ]
  %1375 = phi i64 [ 0, %1353 ], [ %1390, %1373 ]
  %1376 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1374
  %1377 = load double, ptr %1376, align 16
  %1378 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1374
  %1379 = load double, ptr %1378, align 16
  %1380 = fcmp olt double %1377, %1379
  %1381 = select i1 %1380, double %1377, double %1379
  store double %1381, ptr %1376, align 16
  %1382 = or i64 %1374, 1
  %1383 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1382
  %1384 = load double, ptr %1383, align 8
  %1385 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1382
  %1386 = load double, ptr %1385, align 8
  %1387 = fcmp olt double %1384, %1386
  %1388 = select i1 %1387, double %1384, double %1386
  store double %1388, ptr %1383, align 8
  %1389 = add nuw nsw i64 %1374, 2
  %1390 = add i64 %1375, 2
  %1391 = icmp eq i64 %1390, %1354
  br i1 %1391, label %1355, label %1373

1392:                                             ; preds = %1402, %1367
  %1393 = phi double [ %1368, %1367 ], [ %1414, %1402 ]
  %1394 = phi i64 [ 1, %1367 ], [ %1415, %1402 ]
  %1395 = icmp eq i64 %1369, 0
  br i1 %1395, label %1401, label %1396

1396:                                             ; preds = %1392
  %1397 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1394
  %1398 = load double, ptr %1397, align 8
  %1399 = fcmp olt double %1398, %1393
  %1400 = select i1 %1399, double %1398, double %1393
  store double %1400, ptr %1397, align 8
  br label %1401

1401:                                             ; preds = %879, %1396, %1392, %936, %1309, %1346, %1365
  ret void

1402:                                             ; preds = %1402, %1371
  %1403 = phi double [ %1368, %1371 ], [ %1414, %1402 ]
  %1404 = phi i64 [ 1, %1371 ], [ %1415, %1402 ]
  %1405 = phi i64 [ 0, %1371 ], [ %1416, %1402 ]
  %1406 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1404
  %1407 = load double, ptr %1406, align 8
  %1408 = fcmp olt double %1407, %1403
  %1409 = select i1 %1408, double %1407, double %1403
  store double %1409, ptr %1406, align 8
  %1410 = add nuw nsw i64 %1404, 1
  %1411 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1410
  %1412 = load double, ptr %1411, align 8
  %1413 = fcmp olt double %1412, %1409
  %1414 = select i1 %1413, double %1412, double %1409
  store double %1414, ptr %1411, align 8
  %1415 = add nuw nsw i64 %1404, 2
  %1416 = add i64 %1405, 2
  %1417 = icmp eq i64 %1416, %1372
  br i1 %1417, label %1392, label %1402
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
declare double @sqrt(double noundef)

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none)
define internal fastcc i64 @walk(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr {
  store i64 0, ptr getelementptr inbounds (%struct.anon.0, ptr @table, i64 0, i32 1), align 8
  store i64 %1, ptr getelementptr inbounds (%struct.anon.0, ptr @table, i64 0, i32 2), align 8
  %3 = load i64, ptr @table, align 8
  %4 = icmp slt i64 %3, 1
  br i1 %4, label %447, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %1, 0
  %11 = add nsw i64 %1, -1
  %12 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  br label %13

13:                                               ; preds = %5, %442
  %14 = phi i1 [ false, %5 ], [ %445, %442 ]
  %15 = phi i64 [ 0, %5 ], [ %444, %442 ]
  %16 = phi i64 [ 0, %5 ], [ %443, %442 ]
  %17 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %15
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %15, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %18, -1
  %22 = mul nsw i64 %7, %21
  %23 = add nsw i64 %22, %20
  %24 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %15, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %15, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %25, -1
  %29 = mul nsw i64 %9, %28
  %30 = add nsw i64 %29, %27
  %31 = icmp sgt i64 %18, 1
  %32 = icmp sgt i64 %20, %7
  %33 = and i1 %31, %32
  %34 = sub nsw i64 %20, %7
  %35 = select i1 %33, i64 %34, i64 0
  %36 = icmp sgt i64 %20, 1
  %37 = select i1 %36, i64 %22, i64 0
  %38 = tail call i64 @llvm.smax.i64(i64 %35, i64 %37)
  %39 = icmp sgt i64 %25, 1
  %40 = icmp sgt i64 %27, %9
  %41 = and i1 %39, %40
  %42 = sub nsw i64 %27, %9
  %43 = select i1 %41, i64 %42, i64 0
  %44 = icmp sgt i64 %27, 1
  %45 = select i1 %44, i64 %29, i64 0
  %46 = tail call i64 @llvm.smax.i64(i64 %43, i64 %45)
  %47 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %15, i32 4
  store i64 %16, ptr %47, align 8
  %48 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %15, i32 5
  store i64 0, ptr %48, align 8
  %49 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %15, i32 6
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 7, i64 %15
  store double %50, ptr %51, align 8
  %52 = mul nsw i64 %30, %23
  %53 = tail call i64 @llvm.smin.i64(i64 %1, i64 %52)
  %54 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 6, i64 %15
  store i64 %53, ptr %54, align 8
  %55 = icmp sgt i64 %52, %1
  br i1 %55, label %56, label %442

56:                                               ; preds = %13
  %57 = icmp sgt i64 %23, 0
  %58 = and i1 %10, %57
  br i1 %58, label %59, label %91

59:                                               ; preds = %56
  %60 = add nsw i64 %23, -1
  %61 = tail call i64 @llvm.umin.i64(i64 %60, i64 %11)
  %62 = add nuw nsw i64 %61, 1
  br label %63

63:                                               ; preds = %85, %59
  %64 = phi i64 [ 0, %59 ], [ %88, %85 ]
  %65 = phi i64 [ 1, %59 ], [ %89, %85 ]
  %66 = sdiv i64 %1, %65
  %67 = icmp slt i64 %65, %23
  br i1 %67, label %68, label %75

68:                                               ; preds = %63
  %69 = shl nuw i64 %65, 1
  %70 = sub i64 %69, %23
  %71 = tail call i64 @llvm.smin.i64(i64 %23, i64 %70)
  %72 = tail call i64 @llvm.smin.i64(i64 %65, i64 %71)
  %73 = tail call i64 @llvm.smax.i64(i64 %72, i64 0)
  %74 = tail call i64 @llvm.smin.i64(i64 %73, i64 %38)
  br label %75

75:                                               ; preds = %68, %63
  %76 = phi i64 [ %74, %68 ], [ %23, %63 ]
  %77 = icmp slt i64 %66, %30
  br i1 %77, label %78, label %85

78:                                               ; preds = %75
  %79 = shl i64 %66, 1
  %80 = sub i64 %79, %30
  %81 = tail call i64 @llvm.smin.i64(i64 %30, i64 %80)
  %82 = tail call i64 @llvm.smin.i64(i64 %66, i64 %81)
  %83 = tail call i64 @llvm.smax.i64(i64 %82, i64 0)
  %84 = tail call i64 @llvm.smin.i64(i64 %83, i64 %46)
  br label %85

85:                                               ; preds = %78, %75
  %86 = phi i64 [ %84, %78 ], [ %30, %75 ]
  %87 = mul nsw i64 %86, %76
  %88 = tail call i64 @llvm.smax.i64(i64 %87, i64 %64)
  %89 = add nuw i64 %65, 1
  %90 = icmp eq i64 %65, %62
  br i1 %90, label %91, label %63

91:                                               ; preds = %85, %56
  %92 = phi i64 [ 0, %56 ], [ %88, %85 ]
  store i64 %92, ptr %54, align 8
  %93 = load i64, ptr %17, align 8
  %94 = add nsw i64 %93, 1
  %95 = sdiv i64 %94, 2
  %96 = icmp sgt i64 %93, %95
  br i1 %96, label %97, label %178

97:                                               ; preds = %91
  %98 = load i64, ptr %19, align 8
  %99 = add nsw i64 %98, -1
  %100 = sub i64 %98, %7
  %101 = sub i64 %7, %98
  %102 = add i64 %27, -1
  br label %103

103:                                              ; preds = %97, %160
  %104 = phi i64 [ %16, %97 ], [ %172, %160 ]
  %105 = phi i1 [ true, %97 ], [ %175, %160 ]
  %106 = phi i64 [ 0, %97 ], [ %158, %160 ]
  %107 = phi i64 [ %95, %97 ], [ %174, %160 ]
  %108 = phi i64 [ 0, %97 ], [ %118, %160 ]
  %109 = phi i64 [ 0, %97 ], [ %113, %160 ]
  %110 = add nsw i64 %107, -1
  %111 = mul nsw i64 %110, %7
  %112 = add nsw i64 %98, %111
  %113 = tail call i64 @llvm.smin.i64(i64 %1, i64 %112)
  %114 = sub nsw i64 %93, %107
  %115 = add nsw i64 %114, -1
  %116 = mul nsw i64 %115, %7
  %117 = add nsw i64 %98, %116
  %118 = tail call i64 @llvm.smin.i64(i64 %1, i64 %117)
  %119 = icmp eq i64 %113, %109
  %120 = icmp eq i64 %118, %108
  %121 = select i1 %119, i1 %120, i1 false
  br i1 %121, label %157, label %122

122:                                              ; preds = %103
  %123 = mul nsw i64 %107, %7
  %124 = tail call i64 @llvm.smax.i64(i64 %112, i64 %117)
  %125 = tail call i64 @llvm.smin.i64(i64 %1, i64 %124)
  %126 = icmp sle i64 %112, %123
  %127 = icmp slt i64 %125, 1
  %128 = or i1 %126, %127
  br i1 %128, label %157, label %129

129:                                              ; preds = %122, %144
  %130 = phi i64 [ %154, %144 ], [ 0, %122 ]
  %131 = phi i64 [ %155, %144 ], [ 1, %122 ]
  %132 = sdiv i64 %1, %131
  %133 = icmp slt i64 %132, %30
  br i1 %133, label %134, label %141

134:                                              ; preds = %129
  %135 = shl i64 %132, 1
  %136 = sub i64 %135, %30
  %137 = tail call i64 @llvm.smin.i64(i64 %30, i64 %136)
  %138 = tail call i64 @llvm.smin.i64(i64 %132, i64 %137)
  %139 = tail call i64 @llvm.smax.i64(i64 %138, i64 0)
  %140 = tail call i64 @llvm.smin.i64(i64 %139, i64 %46)
  br label %141

141:                                              ; preds = %134, %129
  %142 = phi i64 [ %140, %134 ], [ %30, %129 ]
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %157, label %144

144:                                              ; preds = %141
  %145 = tail call i64 @llvm.smin.i64(i64 %131, i64 %112)
  %146 = tail call i64 @llvm.smin.i64(i64 %131, i64 %117)
  %147 = tail call i64 @llvm.smin.i64(i64 %145, i64 %146)
  %148 = add i64 %101, %146
  %149 = add i64 %148, %145
  %150 = tail call i64 @llvm.smin.i64(i64 %100, i64 %149)
  %151 = tail call i64 @llvm.smin.i64(i64 %147, i64 %150)
  %152 = tail call i64 @llvm.smax.i64(i64 %151, i64 0)
  %153 = mul nsw i64 %142, %152
  %154 = tail call i64 @llvm.smax.i64(i64 %153, i64 %130)
  %155 = add nuw i64 %131, 1
  %156 = icmp eq i64 %131, %125
  br i1 %156, label %157, label %129

157:                                              ; preds = %144, %141, %122, %103
  %158 = phi i64 [ %106, %103 ], [ 0, %122 ], [ %130, %141 ], [ %154, %144 ]
  %159 = icmp eq i64 %104, 1048576
  br i1 %159, label %177, label %160

160:                                              ; preds = %157
  %161 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 3, i64 %114, i64 %25
  %162 = load i64, ptr %161, align 8
  %163 = load i64, ptr %12, align 8
  %164 = mul nsw i64 %163, %99
  %165 = add i64 %164, %102
  %166 = add i64 %165, %162
  %167 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 3, i64 %107, i64 %25
  %168 = load i64, ptr %167, align 8
  %169 = add i64 %165, %168
  %170 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %104
  store i64 %169, ptr %170, align 8
  %171 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %104, i32 1
  store i64 %166, ptr %171, align 8
  %172 = add nsw i64 %104, 1
  store i64 %172, ptr getelementptr inbounds (%struct.anon.0, ptr @table, i64 0, i32 1), align 8
  %173 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %104, i32 2
  store i64 %158, ptr %173, align 8
  %174 = add i64 %107, 1
  %175 = icmp sgt i64 %93, %174
  %176 = icmp eq i64 %174, %93
  br i1 %176, label %178, label %103

177:                                              ; preds = %157
  br i1 %105, label %447, label %178

178:                                              ; preds = %160, %91, %177
  %179 = phi i64 [ 1048576, %177 ], [ %16, %91 ], [ %172, %160 ]
  %180 = phi i64 [ %158, %177 ], [ 0, %91 ], [ %158, %160 ]
  %181 = phi i64 [ %118, %177 ], [ 0, %91 ], [ %118, %160 ]
  %182 = add nsw i64 %25, 1
  %183 = sdiv i64 %182, 2
  %184 = icmp sgt i64 %25, %183
  br i1 %184, label %185, label %266

185:                                              ; preds = %178
  %186 = add i64 %27, -1
  %187 = sub i64 %27, %9
  %188 = sub i64 %9, %27
  br label %189

189:                                              ; preds = %185, %246
  %190 = phi i64 [ %179, %185 ], [ %260, %246 ]
  %191 = phi i1 [ true, %185 ], [ %263, %246 ]
  %192 = phi i64 [ %183, %185 ], [ %262, %246 ]
  %193 = phi i64 [ %180, %185 ], [ %244, %246 ]
  %194 = phi i64 [ %181, %185 ], [ %204, %246 ]
  %195 = phi i64 [ 0, %185 ], [ %199, %246 ]
  %196 = add nsw i64 %192, -1
  %197 = mul nsw i64 %196, %9
  %198 = add nsw i64 %27, %197
  %199 = tail call i64 @llvm.smin.i64(i64 %1, i64 %198)
  %200 = sub nsw i64 %25, %192
  %201 = add nsw i64 %200, -1
  %202 = mul nsw i64 %201, %9
  %203 = add nsw i64 %27, %202
  %204 = tail call i64 @llvm.smin.i64(i64 %1, i64 %203)
  %205 = icmp eq i64 %199, %195
  %206 = icmp eq i64 %204, %194
  %207 = select i1 %205, i1 %206, i1 false
  br i1 %207, label %243, label %208

208:                                              ; preds = %189
  %209 = mul nsw i64 %192, %9
  %210 = tail call i64 @llvm.smax.i64(i64 %198, i64 %203)
  %211 = tail call i64 @llvm.smin.i64(i64 %1, i64 %210)
  %212 = icmp sle i64 %198, %209
  %213 = icmp slt i64 %211, 1
  %214 = or i1 %212, %213
  br i1 %214, label %243, label %215

215:                                              ; preds = %208, %230
  %216 = phi i64 [ %240, %230 ], [ 0, %208 ]
  %217 = phi i64 [ %241, %230 ], [ 1, %208 ]
  %218 = sdiv i64 %1, %217
  %219 = icmp slt i64 %218, %23
  br i1 %219, label %220, label %227

220:                                              ; preds = %215
  %221 = shl i64 %218, 1
  %222 = sub i64 %221, %23
  %223 = tail call i64 @llvm.smin.i64(i64 %23, i64 %222)
  %224 = tail call i64 @llvm.smin.i64(i64 %218, i64 %223)
  %225 = tail call i64 @llvm.smax.i64(i64 %224, i64 0)
  %226 = tail call i64 @llvm.smin.i64(i64 %225, i64 %38)
  br label %227

227:                                              ; preds = %220, %215
  %228 = phi i64 [ %226, %220 ], [ %23, %215 ]
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %243, label %230

230:                                              ; preds = %227
  %231 = tail call i64 @llvm.smin.i64(i64 %217, i64 %198)
  %232 = tail call i64 @llvm.smin.i64(i64 %217, i64 %203)
  %233 = tail call i64 @llvm.smin.i64(i64 %231, i64 %232)
  %234 = add i64 %188, %232
  %235 = add i64 %234, %231
  %236 = tail call i64 @llvm.smin.i64(i64 %187, i64 %235)
  %237 = tail call i64 @llvm.smin.i64(i64 %233, i64 %236)
  %238 = tail call i64 @llvm.smax.i64(i64 %237, i64 0)
  %239 = mul nsw i64 %228, %238
  %240 = tail call i64 @llvm.smax.i64(i64 %239, i64 %216)
  %241 = add nuw i64 %217, 1
  %242 = icmp eq i64 %217, %211
  br i1 %242, label %243, label %215

243:                                              ; preds = %230, %227, %208, %189
  %244 = phi i64 [ %193, %189 ], [ 0, %208 ], [ %216, %227 ], [ %240, %230 ]
  %245 = icmp eq i64 %190, 1048576
  br i1 %245, label %265, label %246

246:                                              ; preds = %243
  %247 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 3, i64 %93, i64 %200
  %248 = load i64, ptr %247, align 8
  %249 = load i64, ptr %12, align 8
  %250 = load i64, ptr %19, align 8
  %251 = add nsw i64 %250, -1
  %252 = mul nsw i64 %251, %249
  %253 = add i64 %252, %186
  %254 = add i64 %253, %248
  %255 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 3, i64 %93, i64 %192
  %256 = load i64, ptr %255, align 8
  %257 = add i64 %253, %256
  %258 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %190
  store i64 %257, ptr %258, align 8
  %259 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %190, i32 1
  store i64 %254, ptr %259, align 8
  %260 = add nsw i64 %190, 1
  store i64 %260, ptr getelementptr inbounds (%struct.anon.0, ptr @table, i64 0, i32 1), align 8
  %261 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %190, i32 2
  store i64 %244, ptr %261, align 8
  %262 = add i64 %192, 1
  %263 = icmp sgt i64 %25, %262
  %264 = icmp eq i64 %262, %25
  br i1 %264, label %266, label %189

265:                                              ; preds = %243
  br i1 %191, label %447, label %266

266:                                              ; preds = %246, %178, %265
  %267 = phi i64 [ 1048576, %265 ], [ %179, %178 ], [ %260, %246 ]
  %268 = load i64, ptr %19, align 8
  %269 = add nsw i64 %268, 1
  %270 = sdiv i64 %269, 2
  %271 = icmp sgt i64 %268, %270
  br i1 %271, label %272, label %341

272:                                              ; preds = %266
  %273 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 3, i64 %93, i64 %25
  %274 = load i64, ptr %12, align 8
  %275 = add i64 %27, -1
  %276 = add nsw i64 %93, -1
  %277 = mul nsw i64 %276, %7
  %278 = icmp slt i64 %277, 1
  br label %279

279:                                              ; preds = %272, %331
  %280 = phi i64 [ %267, %272 ], [ %335, %331 ]
  %281 = phi i1 [ true, %272 ], [ %338, %331 ]
  %282 = phi i64 [ %270, %272 ], [ %337, %331 ]
  %283 = load i64, ptr %273, align 8
  %284 = add nsw i64 %282, -1
  %285 = mul nsw i64 %274, %284
  %286 = add i64 %275, %283
  %287 = add i64 %285, %286
  %288 = sub nsw i64 %268, %282
  %289 = add nsw i64 %288, -1
  %290 = mul nsw i64 %274, %289
  %291 = add i64 %290, %286
  %292 = add nsw i64 %282, %277
  %293 = add nsw i64 %288, %277
  %294 = tail call i64 @llvm.smax.i64(i64 %292, i64 %293)
  %295 = tail call i64 @llvm.smin.i64(i64 %1, i64 %294)
  %296 = icmp slt i64 %295, 1
  %297 = or i1 %278, %296
  br i1 %297, label %329, label %298

298:                                              ; preds = %279, %313
  %299 = phi i64 [ %323, %313 ], [ 0, %279 ]
  %300 = phi i64 [ %324, %313 ], [ 1, %279 ]
  %301 = sdiv i64 %1, %300
  %302 = icmp slt i64 %301, %30
  br i1 %302, label %303, label %310

303:                                              ; preds = %298
  %304 = shl i64 %301, 1
  %305 = sub i64 %304, %30
  %306 = tail call i64 @llvm.smin.i64(i64 %30, i64 %305)
  %307 = tail call i64 @llvm.smin.i64(i64 %301, i64 %306)
  %308 = tail call i64 @llvm.smax.i64(i64 %307, i64 0)
  %309 = tail call i64 @llvm.smin.i64(i64 %308, i64 %46)
  br label %310

310:                                              ; preds = %303, %298
  %311 = phi i64 [ %309, %303 ], [ %30, %298 ]
  %312 = icmp eq i64 %311, 0
  br i1 %312, label %326, label %313

313:                                              ; preds = %310
  %314 = tail call i64 @llvm.smin.i64(i64 %300, i64 %292)
  %315 = tail call i64 @llvm.smin.i64(i64 %300, i64 %293)
  %316 = tail call i64 @llvm.smin.i64(i64 %314, i64 %315)
  %317 = sub i64 %315, %277
  %318 = add i64 %317, %314
  %319 = tail call i64 @llvm.smin.i64(i64 %277, i64 %318)
  %320 = tail call i64 @llvm.smin.i64(i64 %316, i64 %319)
  %321 = tail call i64 @llvm.smax.i64(i64 %320, i64 0)
  %322 = mul nsw i64 %311, %321
  %323 = tail call i64 @llvm.smax.i64(i64 %322, i64 %299)
  %324 = add nuw i64 %300, 1
  %325 = icmp eq i64 %300, %295
  br i1 %325, label %326, label %298

326:                                              ; preds = %310, %313
  %327 = phi i64 [ %323, %313 ], [ %299, %310 ]
  %328 = icmp eq i64 %280, 1048576
  br i1 %328, label %340, label %331

329:                                              ; preds = %279
  %330 = icmp eq i64 %280, 1048576
  br i1 %330, label %447, label %331

331:                                              ; preds = %329, %326
  %332 = phi i64 [ 0, %329 ], [ %327, %326 ]
  %333 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %280
  store i64 %287, ptr %333, align 8
  %334 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %280, i32 1
  store i64 %291, ptr %334, align 8
  %335 = add nsw i64 %280, 1
  store i64 %335, ptr getelementptr inbounds (%struct.anon.0, ptr @table, i64 0, i32 1), align 8
  %336 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %280, i32 2
  store i64 %332, ptr %336, align 8
  %337 = add i64 %282, 1
  %338 = icmp sgt i64 %268, %337
  %339 = icmp eq i64 %337, %268
  br i1 %339, label %341, label %279

340:                                              ; preds = %326
  br i1 %281, label %447, label %341

341:                                              ; preds = %331, %266, %340
  %342 = phi i64 [ 1048576, %340 ], [ %267, %266 ], [ %335, %331 ]
  %343 = add nsw i64 %27, 1
  %344 = sdiv i64 %343, 2
  %345 = icmp sgt i64 %27, %344
  br i1 %345, label %346, label %412

346:                                              ; preds = %341
  %347 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 3, i64 %93, i64 %25
  %348 = add nsw i64 %268, -1
  %349 = load i64, ptr %12, align 8
  %350 = mul nsw i64 %349, %348
  %351 = icmp slt i64 %29, 1
  br label %352

352:                                              ; preds = %346, %402
  %353 = phi i64 [ %342, %346 ], [ %406, %402 ]
  %354 = phi i1 [ true, %346 ], [ %409, %402 ]
  %355 = phi i64 [ %344, %346 ], [ %408, %402 ]
  %356 = load i64, ptr %347, align 8
  %357 = add i64 %356, -1
  %358 = add i64 %357, %355
  %359 = add i64 %358, %350
  %360 = sub nsw i64 %27, %355
  %361 = add i64 %357, %360
  %362 = add i64 %361, %350
  %363 = add nsw i64 %355, %29
  %364 = add nsw i64 %360, %29
  %365 = tail call i64 @llvm.smax.i64(i64 %363, i64 %364)
  %366 = tail call i64 @llvm.smin.i64(i64 %1, i64 %365)
  %367 = icmp slt i64 %366, 1
  %368 = or i1 %351, %367
  br i1 %368, label %400, label %369

369:                                              ; preds = %352, %384
  %370 = phi i64 [ %394, %384 ], [ 0, %352 ]
  %371 = phi i64 [ %395, %384 ], [ 1, %352 ]
  %372 = sdiv i64 %1, %371
  %373 = icmp slt i64 %372, %23
  br i1 %373, label %374, label %381

374:                                              ; preds = %369
  %375 = shl i64 %372, 1
  %376 = sub i64 %375, %23
  %377 = tail call i64 @llvm.smin.i64(i64 %23, i64 %376)
  %378 = tail call i64 @llvm.smin.i64(i64 %372, i64 %377)
  %379 = tail call i64 @llvm.smax.i64(i64 %378, i64 0)
  %380 = tail call i64 @llvm.smin.i64(i64 %379, i64 %38)
  br label %381

381:                                              ; preds = %374, %369
  %382 = phi i64 [ %380, %374 ], [ %23, %369 ]
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %397, label %384

384:                                              ; preds = %381
  %385 = tail call i64 @llvm.smin.i64(i64 %371, i64 %363)
  %386 = tail call i64 @llvm.smin.i64(i64 %371, i64 %364)
  %387 = tail call i64 @llvm.smin.i64(i64 %385, i64 %386)
  %388 = sub i64 %386, %29
  %389 = add i64 %388, %385
  %390 = tail call i64 @llvm.smin.i64(i64 %29, i64 %389)
  %391 = tail call i64 @llvm.smin.i64(i64 %387, i64 %390)
  %392 = tail call i64 @llvm.smax.i64(i64 %391, i64 0)
  %393 = mul nsw i64 %382, %392
  %394 = tail call i64 @llvm.smax.i64(i64 %393, i64 %370)
  %395 = add nuw i64 %371, 1
  %396 = icmp eq i64 %371, %366
  br i1 %396, label %397, label %369

397:                                              ; preds = %381, %384
  %398 = phi i64 [ %394, %384 ], [ %370, %381 ]
  %399 = icmp eq i64 %353, 1048576
  br i1 %399, label %411, label %402

400:                                              ; preds = %352
  %401 = icmp eq i64 %353, 1048576
  br i1 %401, label %447, label %402

402:                                              ; preds = %400, %397
  %403 = phi i64 [ 0, %400 ], [ %398, %397 ]
  %404 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %353
  store i64 %359, ptr %404, align 8
  %405 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %353, i32 1
  store i64 %362, ptr %405, align 8
  %406 = add nsw i64 %353, 1
  store i64 %406, ptr getelementptr inbounds (%struct.anon.0, ptr @table, i64 0, i32 1), align 8
  %407 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %353, i32 2
  store i64 %403, ptr %407, align 8
  %408 = add i64 %355, 1
  %409 = icmp sgt i64 %27, %408
  %410 = icmp eq i64 %408, %27
  br i1 %410, label %412, label %352

411:                                              ; preds = %397
  br i1 %354, label %447, label %412

412:                                              ; preds = %402, %341, %411
  %413 = phi i64 [ 1048576, %411 ], [ %342, %341 ], [ %406, %402 ]
  %414 = load i64, ptr %47, align 8
  %415 = sub nsw i64 %413, %414
  store i64 %415, ptr %48, align 8
  %416 = icmp sgt i64 %413, %414
  br i1 %416, label %422, label %417

417:                                              ; preds = %422, %412
  %418 = phi double [ 1.000000e+300, %412 ], [ %439, %422 ]
  %419 = load double, ptr %49, align 8
  %420 = fcmp ogt double %418, %419
  %421 = select i1 %420, double %418, double %419
  store double %421, ptr %51, align 8
  br label %442

422:                                              ; preds = %412, %422
  %423 = phi i64 [ %440, %422 ], [ %414, %412 ]
  %424 = phi double [ %439, %422 ], [ 1.000000e+300, %412 ]
  %425 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %423
  %426 = load i64, ptr %425, align 8
  %427 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 7, i64 %426
  %428 = load double, ptr %427, align 8
  %429 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %423, i32 1
  %430 = load i64, ptr %429, align 8
  %431 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 7, i64 %430
  %432 = load double, ptr %431, align 8
  %433 = fadd double %428, %432
  %434 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %423, i32 2
  %435 = load i64, ptr %434, align 8
  %436 = sitofp i64 %435 to double
  %437 = fsub double %433, %436
  %438 = fcmp olt double %424, %437
  %439 = select i1 %438, double %424, double %437
  %440 = add nsw i64 %423, 1
  %441 = icmp eq i64 %440, %413
  br i1 %441, label %417, label %422

442:                                              ; preds = %13, %417
  %443 = phi i64 [ %16, %13 ], [ %413, %417 ]
  %444 = add nuw nsw i64 %15, 1
  %445 = icmp sge i64 %444, %3
  %446 = icmp eq i64 %444, %3
  br i1 %446, label %447, label %13

447:                                              ; preds = %442, %411, %340, %265, %177, %329, %400, %2
  %448 = phi i1 [ true, %2 ], [ %14, %400 ], [ %14, %329 ], [ %445, %442 ], [ %14, %411 ], [ %14, %340 ], [ %14, %265 ], [ %14, %177 ]
  %449 = zext i1 %448 to i64
  ret i64 %449
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: read)
define internal fastcc double @goes_on(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %7 = load i64, ptr %6, align 8
  %8 = icmp sge i64 %7, %3
  %9 = add nsw i64 %1, -1
  %10 = sub i64 %7, %3
  %11 = mul i64 %10, %9
  %12 = select i1 %8, i64 0, i64 %11
  %13 = mul nsw i64 %3, %1
  %14 = add i64 %12, %13
  %15 = sitofp i64 %14 to double
  %16 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %17 = load i64, ptr %16, align 8
  %18 = icmp sge i64 %17, %4
  %19 = add nsw i64 %2, -1
  %20 = sub i64 %17, %4
  %21 = mul i64 %20, %19
  %22 = select i1 %18, i64 0, i64 %21
  %23 = mul nsw i64 %4, %2
  %24 = add i64 %22, %23
  %25 = sitofp i64 %24 to double
  %26 = mul nsw i64 %2, %1
  %27 = sitofp i64 %26 to double
  %28 = mul nsw i64 %4, %3
  %29 = sitofp i64 %28 to double
  %30 = fmul double %15, %25
  %31 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, %3
  br i1 %33, label %34, label %70

34:                                               ; preds = %5
  %35 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, %4
  br i1 %37, label %38, label %70

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = icmp sle i64 %40, %1
  %42 = select i1 %41, i1 true, i1 %8
  br i1 %42, label %49, label %43

43:                                               ; preds = %38
  %44 = sub nsw i64 %3, %7
  %45 = mul nsw i64 %17, %19
  %46 = add nsw i64 %45, %4
  %47 = mul nsw i64 %46, %44
  %48 = sitofp i64 %47 to double
  br label %49

49:                                               ; preds = %38, %43
  %50 = phi double [ %48, %43 ], [ 0.000000e+00, %38 ]
  %51 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %52 = load i64, ptr %51, align 8
  %53 = icmp sle i64 %52, %2
  %54 = select i1 %53, i1 true, i1 %18
  br i1 %54, label %61, label %55

55:                                               ; preds = %49
  %56 = sub nsw i64 %4, %17
  %57 = mul nsw i64 %7, %9
  %58 = add nsw i64 %57, %3
  %59 = mul nsw i64 %56, %58
  %60 = sitofp i64 %59 to double
  br label %61

61:                                               ; preds = %49, %55
  %62 = phi double [ %60, %55 ], [ 0.000000e+00, %49 ]
  %63 = fcmp ogt double %50, %62
  %64 = select i1 %63, double %50, double %62
  %65 = fsub double %30, %64
  %66 = fcmp ogt double %65, 0.000000e+00
  %67 = select i1 %66, double %65, double 0.000000e+00
  %68 = fmul double %27, %29
  %69 = fdiv double %67, %68
  br label %123

70:                                               ; preds = %34, %5
  %71 = fmul double %27, %29
  %72 = fdiv double %30, %71
  %73 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = icmp sgt i64 %74, %1
  br i1 %75, label %76, label %86

76:                                               ; preds = %70
  %77 = tail call i64 @llvm.smin.i64(i64 %7, i64 %3)
  %78 = sitofp i64 %77 to double
  %79 = fmul double %78, %25
  %80 = sitofp i64 %2 to double
  %81 = fadd double %80, %27
  %82 = fmul double %81, %29
  %83 = fdiv double %79, %82
  %84 = fcmp olt double %72, %83
  %85 = select i1 %84, double %72, double %83
  br label %86

86:                                               ; preds = %76, %70
  %87 = phi double [ %85, %76 ], [ %72, %70 ]
  %88 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %89 = load i64, ptr %88, align 8
  %90 = icmp sgt i64 %89, %2
  br i1 %90, label %91, label %101

91:                                               ; preds = %86
  %92 = tail call i64 @llvm.smin.i64(i64 %17, i64 %4)
  %93 = sitofp i64 %92 to double
  %94 = fmul double %93, %15
  %95 = sitofp i64 %1 to double
  %96 = fadd double %95, %27
  %97 = fmul double %96, %29
  %98 = fdiv double %94, %97
  %99 = fcmp olt double %87, %98
  %100 = select i1 %99, double %87, double %98
  br label %101

101:                                              ; preds = %91, %86
  %102 = phi double [ %100, %91 ], [ %87, %86 ]
  %103 = icmp sgt i64 %32, %3
  br i1 %103, label %104, label %111

104:                                              ; preds = %101
  %105 = sitofp i64 %4 to double
  %106 = fadd double %105, %29
  %107 = fmul double %106, %27
  %108 = fdiv double %25, %107
  %109 = fcmp olt double %102, %108
  %110 = select i1 %109, double %102, double %108
  br label %111

111:                                              ; preds = %104, %101
  %112 = phi double [ %110, %104 ], [ %102, %101 ]
  %113 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %114 = load i64, ptr %113, align 8
  %115 = icmp sgt i64 %114, %4
  br i1 %115, label %116, label %123

116:                                              ; preds = %111
  %117 = sitofp i64 %3 to double
  %118 = fadd double %117, %29
  %119 = fmul double %118, %27
  %120 = fdiv double %15, %119
  %121 = fcmp olt double %112, %120
  %122 = select i1 %121, double %112, double %120
  br label %123

123:                                              ; preds = %111, %116, %61
  %124 = phi double [ %69, %61 ], [ %122, %116 ], [ %112, %111 ]
  ret double %124
}

; Function Attrs: nounwind
define internal fastcc double @glance(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %8 = load double, ptr %7, align 8
  %9 = mul nsw i64 %2, %1
  %10 = mul nsw i64 %9, %3
  %11 = sitofp i64 %10 to double
  %12 = fmul double %8, %11
  %13 = fsub double %6, %12
  %14 = load i64, ptr %0, align 8
  %15 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, -1
  %28 = icmp sgt i64 %26, 1
  br i1 %28, label %29, label %41

29:                                               ; preds = %4
  %30 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %31 = load ptr, ptr %30, align 8
  %32 = fadd double %8, %13
  br label %33

33:                                               ; preds = %38, %29
  %34 = phi i64 [ 0, %29 ], [ %39, %38 ]
  %35 = getelementptr inbounds double, ptr %31, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fcmp olt double %36, %32
  br i1 %37, label %38, label %41

38:                                               ; preds = %33
  %39 = add nuw nsw i64 %34, 1
  %40 = icmp eq i64 %39, %27
  br i1 %40, label %41, label %33

41:                                               ; preds = %33, %38, %4
  %42 = phi i64 [ 0, %4 ], [ %34, %33 ], [ %27, %38 ]
  %43 = sitofp i64 %14 to double
  %44 = sitofp i64 %16 to double
  %45 = fmul double %43, %44
  %46 = mul nsw i64 %20, %18
  %47 = sitofp i64 %46 to double
  %48 = fmul double %45, %47
  %49 = sitofp i64 %22 to double
  %50 = fmul double %48, %49
  %51 = sitofp i64 %24 to double
  %52 = fmul double %50, %51
  %53 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %42
  %54 = load double, ptr %53, align 8
  %55 = sitofp i64 %2 to double
  %56 = sitofp i64 %3 to double
  %57 = sitofp i64 %1 to double
  %58 = fmul double %55, %56
  %59 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %60 = load double, ptr %59, align 8
  %61 = fsub double %13, %60
  %62 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %63 = load double, ptr %62, align 8
  %64 = fdiv double %61, %63
  %65 = fptosi double %64 to i64
  %66 = sitofp i64 %65 to double
  %67 = fcmp olt double %44, %66
  %68 = select i1 %67, double %44, double %66
  %69 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %72 = load i64, ptr %71, align 8
  %73 = tail call i64 @llvm.smin.i64(i64 %18, i64 %72)
  %74 = fadd double %55, -1.000000e+00
  %75 = sitofp i64 %18 to double
  %76 = sitofp i64 %73 to double
  %77 = fmul double %74, %76
  %78 = fadd double %77, %75
  %79 = fmul double %70, %78
  %80 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %81 = load i64, ptr %80, align 8
  %82 = tail call i64 @llvm.smin.i64(i64 %20, i64 %81)
  %83 = fadd double %56, -1.000000e+00
  %84 = sitofp i64 %20 to double
  %85 = sitofp i64 %82 to double
  %86 = fmul double %83, %85
  %87 = fadd double %86, %84
  %88 = fmul double %79, %87
  %89 = fmul double %57, %47
  %90 = fmul double %58, %89
  %91 = fdiv double %88, %90
  %92 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %93 = load double, ptr %92, align 8
  %94 = fsub double %44, %68
  %95 = fmul double %93, %94
  %96 = fmul double %44, %66
  %97 = fdiv double %95, %96
  %98 = fcmp ogt double %91, %97
  %99 = select i1 %98, double %91, double %97
  %100 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %101 = load double, ptr %100, align 8
  %102 = fdiv double %101, %58
  %103 = fadd double %102, %99
  %104 = mul nsw i64 %82, %73
  %105 = sitofp i64 %104 to double
  %106 = fdiv double 1.000000e+00, %68
  %107 = fdiv double %47, %66
  %108 = fcmp ogt double %106, %107
  %109 = select i1 %108, double %106, double %107
  %110 = fmul double %109, %66
  %111 = fdiv double %110, %105
  %112 = fmul double %101, %66
  %113 = fmul double %112, %47
  %114 = fmul double %93, %105
  %115 = fdiv double %113, %114
  %116 = tail call double @sqrt(double noundef %115)
  %117 = fcmp ogt double %111, %116
  %118 = select i1 %117, double %111, double %116
  %119 = fcmp olt double %58, %118
  %120 = select i1 %119, double %58, double %118
  %121 = load double, ptr %92, align 8
  %122 = fdiv double %121, %47
  %123 = fmul double %120, %105
  %124 = fdiv double %123, %66
  %125 = fcmp ogt double %109, %124
  %126 = select i1 %125, double %109, double %124
  %127 = fmul double %122, %126
  %128 = load double, ptr %100, align 8
  %129 = fdiv double %128, %120
  %130 = fadd double %129, %127
  %131 = fmul double %44, %47
  %132 = fdiv double %121, %131
  %133 = fdiv double %128, %58
  %134 = fadd double %132, %133
  %135 = fadd double %91, %134
  %136 = fcmp olt double %135, %103
  %137 = select i1 %136, double %135, double %103
  %138 = fcmp olt double %137, %130
  %139 = select i1 %138, double %137, double %130
  %140 = fcmp olt double %54, %139
  %141 = select i1 %140, double %54, double %139
  %142 = fmul double %52, %141
  ret double %142
}

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none)
define internal fastcc double @together(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca [12 x %struct.Way], align 16
  %6 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %9 = load double, ptr %8, align 8
  %10 = mul nsw i64 %2, %1
  %11 = mul nsw i64 %10, %3
  %12 = sitofp i64 %11 to double
  %13 = fmul double %9, %12
  %14 = fsub double %7, %13
  %15 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %16, -1
  %18 = icmp sgt i64 %16, 1
  br i1 %18, label %19, label %31

19:                                               ; preds = %4
  %20 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %21 = load ptr, ptr %20, align 8
  %22 = fadd double %9, %14
  br label %23

23:                                               ; preds = %28, %19
  %24 = phi i64 [ 0, %19 ], [ %29, %28 ]
  %25 = getelementptr inbounds double, ptr %21, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fcmp olt double %26, %22
  br i1 %27, label %28, label %31

28:                                               ; preds = %23
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %17
  br i1 %30, label %31, label %23

31:                                               ; preds = %23, %28, %4
  %32 = phi i64 [ 0, %4 ], [ %24, %23 ], [ %17, %28 ]
  %33 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = icmp slt i64 %3, 1
  br i1 %35, label %151, label %36

36:                                               ; preds = %31
  %37 = icmp slt i64 %2, 1
  %38 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %39 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %40 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %41 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %42 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %43 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %44 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %45 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %46 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %47 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %48 = getelementptr inbounds %struct.Way, ptr %5, i64 0, i32 1
  %49 = getelementptr inbounds %struct.Way, ptr %5, i64 0, i32 2
  %50 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 1
  %51 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 1, i32 1
  %52 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 1, i32 2
  %53 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 2
  %54 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 2, i32 1
  %55 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 2, i32 2
  %56 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 3
  %57 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 3, i32 1
  %58 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 3, i32 2
  %59 = mul nsw i64 %1, 48
  %60 = sitofp i64 %1 to double
  %61 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr @together.along, i64 %2
  %64 = sub nsw i64 %62, %2
  %65 = icmp slt i64 %64, 1
  %66 = icmp sgt i64 %2, 1
  %67 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %64
  br label %68

68:                                               ; preds = %36, %221
  %69 = phi i64 [ 1, %36 ], [ %225, %221 ]
  br i1 %37, label %191, label %70

70:                                               ; preds = %68
  %71 = sitofp i64 %69 to double
  %72 = load i64, ptr %38, align 8
  %73 = load i64, ptr %39, align 8
  %74 = mul nsw i64 %73, %72
  %75 = sitofp i64 %74 to double
  %76 = load i64, ptr %40, align 8
  %77 = sitofp i64 %76 to double
  %78 = load i64, ptr %43, align 8
  %79 = tail call i64 @llvm.smin.i64(i64 %72, i64 %78)
  %80 = sitofp i64 %72 to double
  %81 = sitofp i64 %79 to double
  %82 = load i64, ptr %44, align 8
  %83 = tail call i64 @llvm.smin.i64(i64 %73, i64 %82)
  %84 = fadd double %71, -1.000000e+00
  %85 = sitofp i64 %73 to double
  %86 = sitofp i64 %83 to double
  %87 = fmul double %84, %86
  %88 = fadd double %87, %85
  %89 = sitofp i64 %78 to double
  %90 = sitofp i64 %82 to double
  %91 = fmul double %84, %90
  %92 = icmp slt i64 %72, 1
  %93 = icmp slt i64 %73, 1
  %94 = fmul double %91, %80
  %95 = add i64 %73, 1
  %96 = add nuw i64 %72, 1
  %97 = add i64 %72, -1
  %98 = icmp slt i64 %97, 1
  %99 = select i1 %98, i1 true, i1 %93
  %100 = mul nsw i64 %97, %73
  %101 = sitofp i64 %100 to double
  %102 = fdiv double %75, %101
  %103 = tail call i64 @llvm.smin.i64(i64 %97, i64 %78)
  %104 = sitofp i64 %97 to double
  %105 = sitofp i64 %103 to double
  %106 = fmul double %102, %77
  %107 = icmp slt i64 %73, 2
  %108 = select i1 %92, i1 true, i1 %107
  %109 = add nsw i64 %73, -1
  %110 = mul nsw i64 %109, %72
  %111 = sitofp i64 %110 to double
  %112 = fdiv double %75, %111
  %113 = tail call i64 @llvm.smin.i64(i64 %109, i64 %82)
  %114 = sitofp i64 %109 to double
  %115 = sitofp i64 %113 to double
  %116 = fmul double %84, %115
  %117 = fadd double %116, %114
  %118 = fmul double %112, %77
  %119 = load i64, ptr %0, align 8
  %120 = icmp slt i64 %59, %119
  %121 = icmp slt i64 %119, 0
  %122 = sitofp i64 %119 to double
  %123 = load double, ptr %41, align 8
  %124 = fsub double %14, %123
  %125 = load double, ptr %42, align 8
  %126 = fdiv double %124, %125
  %127 = fptosi double %126 to i64
  %128 = sitofp i64 %127 to double
  %129 = load double, ptr %45, align 8
  %130 = fmul double %129, %128
  %131 = load double, ptr %46, align 8
  %132 = fmul double %131, %77
  %133 = fmul double %132, %75
  %134 = load double, ptr %47, align 8
  %135 = fcmp olt double %77, %128
  %136 = select i1 %135, double %77, double %128
  %137 = fsub double %14, %125
  %138 = fmul double %123, %75
  %139 = fdiv double %137, %138
  %140 = fptosi double %139 to i64
  %141 = fdiv double 1.000000e+00, %136
  %142 = fdiv double %130, %136
  %143 = icmp slt i64 %140, %1
  %144 = fmul double %129, %77
  %145 = icmp sgt i64 %140, 0
  %146 = fmul double %133, 2.000000e+00
  %147 = icmp sge i64 %140, %1
  %148 = icmp slt i64 %140, 1
  %149 = or i1 %148, %147
  %150 = sitofp i64 %140 to double
  br label %227

151:                                              ; preds = %221, %31
  %152 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr inbounds double, ptr @together.across, i64 %3
  %155 = load double, ptr %154, align 8
  %156 = sub nsw i64 %153, %3
  store double 0.000000e+00, ptr @cuts.best, align 16
  %157 = icmp slt i64 %156, 1
  br i1 %157, label %187, label %158

158:                                              ; preds = %151
  %159 = load double, ptr getelementptr inbounds ([1025 x double], ptr @together.across, i64 0, i64 1), align 8
  %160 = icmp sgt i64 %3, 1
  br label %161

161:                                              ; preds = %168, %158
  %162 = phi double [ 0.000000e+00, %158 ], [ %169, %168 ]
  %163 = phi i64 [ 1, %158 ], [ %170, %168 ]
  %164 = fadd double %159, %162
  %165 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %163
  store double %164, ptr %165, align 8
  %166 = icmp ugt i64 %163, 1
  %167 = select i1 %160, i1 %166, i1 false
  br i1 %167, label %172, label %168

168:                                              ; preds = %172, %161
  %169 = phi double [ %164, %161 ], [ %182, %172 ]
  %170 = add nuw i64 %163, 1
  %171 = icmp eq i64 %163, %156
  br i1 %171, label %187, label %161

172:                                              ; preds = %161, %172
  %173 = phi double [ %182, %172 ], [ %164, %161 ]
  %174 = phi i64 [ %183, %172 ], [ 2, %161 ]
  %175 = sub nsw i64 %163, %174
  %176 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = getelementptr inbounds double, ptr @together.across, i64 %174
  %179 = load double, ptr %178, align 8
  %180 = fadd double %177, %179
  %181 = fcmp olt double %173, %180
  %182 = select i1 %181, double %173, double %180
  store double %182, ptr %165, align 8
  %183 = add nuw nsw i64 %174, 1
  %184 = icmp slt i64 %174, %3
  %185 = icmp ugt i64 %163, %174
  %186 = select i1 %184, i1 %185, i1 false
  br i1 %186, label %172, label %168

187:                                              ; preds = %168, %151
  %188 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %156
  %189 = load double, ptr %188, align 8
  %190 = fadd double %155, %189
  ret double %190

191:                                              ; preds = %698, %68
  %192 = load double, ptr %63, align 8
  store double 0.000000e+00, ptr @cuts.best, align 16
  br i1 %65, label %221, label %193

193:                                              ; preds = %191
  %194 = load double, ptr getelementptr inbounds ([1025 x double], ptr @together.along, i64 0, i64 1), align 8
  br label %195

195:                                              ; preds = %202, %193
  %196 = phi double [ 0.000000e+00, %193 ], [ %203, %202 ]
  %197 = phi i64 [ 1, %193 ], [ %204, %202 ]
  %198 = fadd double %194, %196
  %199 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %197
  store double %198, ptr %199, align 8
  %200 = icmp ugt i64 %197, 1
  %201 = select i1 %66, i1 %200, i1 false
  br i1 %201, label %206, label %202

202:                                              ; preds = %206, %195
  %203 = phi double [ %198, %195 ], [ %216, %206 ]
  %204 = add nuw i64 %197, 1
  %205 = icmp eq i64 %197, %64
  br i1 %205, label %221, label %195

206:                                              ; preds = %195, %206
  %207 = phi double [ %216, %206 ], [ %198, %195 ]
  %208 = phi i64 [ %217, %206 ], [ 2, %195 ]
  %209 = sub nsw i64 %197, %208
  %210 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = getelementptr inbounds double, ptr @together.along, i64 %208
  %213 = load double, ptr %212, align 8
  %214 = fadd double %211, %213
  %215 = fcmp olt double %207, %214
  %216 = select i1 %215, double %207, double %214
  store double %216, ptr %199, align 8
  %217 = add nuw nsw i64 %208, 1
  %218 = icmp slt i64 %208, %2
  %219 = icmp ugt i64 %197, %208
  %220 = select i1 %218, i1 %219, i1 false
  br i1 %220, label %206, label %202

221:                                              ; preds = %202, %191
  %222 = load double, ptr %67, align 8
  %223 = fadd double %192, %222
  %224 = getelementptr inbounds [1025 x double], ptr @together.across, i64 0, i64 %69
  store double %223, ptr %224, align 8
  %225 = add nuw i64 %69, 1
  %226 = icmp eq i64 %69, %3
  br i1 %226, label %151, label %68

227:                                              ; preds = %70, %698
  %228 = phi i64 [ 1, %70 ], [ %701, %698 ]
  %229 = sitofp i64 %228 to double
  %230 = fmul double %71, %229
  %231 = fadd double %229, -1.000000e+00
  %232 = fmul double %231, %81
  %233 = fadd double %232, %80
  %234 = fmul double %233, %88
  %235 = fmul double %129, %234
  %236 = fmul double %230, %134
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %5)
  store double 0.000000e+00, ptr %5, align 16
  %237 = fmul double %34, %230
  %238 = fmul double %237, %77
  %239 = fmul double %238, %75
  store double %239, ptr %48, align 8
  store i64 %1, ptr %49, align 16
  store double 0.000000e+00, ptr %50, align 8
  %240 = fmul double %236, %77
  %241 = fdiv double %234, %128
  %242 = fcmp ogt double %141, %241
  %243 = select i1 %242, double %141, double %241
  %244 = fmul double %240, %243
  %245 = fadd double %133, %244
  store double %245, ptr %51, align 16
  store i64 %1, ptr %52, align 8
  %246 = fsub double %235, %142
  %247 = fcmp ogt double %246, 0.000000e+00
  %248 = select i1 %247, double %246, double 0.000000e+00
  %249 = fmul double %248, %77
  br i1 %143, label %255, label %250

250:                                              ; preds = %227
  store double %249, ptr %53, align 16
  %251 = fdiv double %240, %136
  %252 = fadd double %133, %251
  store double %252, ptr %54, align 8
  store i64 %1, ptr %55, align 16
  %253 = fmul double %235, %77
  store double %253, ptr %56, align 8
  %254 = fadd double %133, %236
  store double %254, ptr %57, align 16
  br label %468

255:                                              ; preds = %227
  %256 = fmul double %231, %89
  br i1 %92, label %376, label %257

257:                                              ; preds = %255
  %258 = fmul double %256, %85
  br label %259

259:                                              ; preds = %290, %257
  %260 = phi double [ 1.000000e+300, %257 ], [ %292, %290 ]
  %261 = phi i64 [ 1, %257 ], [ %291, %290 ]
  br i1 %93, label %262, label %264

262:                                              ; preds = %259
  %263 = add nuw i64 %261, 1
  br label %290

264:                                              ; preds = %259
  %265 = sub nsw i64 %72, %261
  %266 = add nsw i64 %265, 1
  %267 = icmp ugt i64 %261, 1
  %268 = select i1 %267, i64 %266, i64 0
  %269 = sub i64 %266, %78
  %270 = add i64 %269, %268
  %271 = sitofp i64 %270 to double
  %272 = fcmp ogt double %271, 0.000000e+00
  %273 = select i1 %272, double %271, double 0.000000e+00
  %274 = sitofp i64 %266 to double
  %275 = fadd double %256, %274
  %276 = icmp slt i64 %265, %78
  %277 = select i1 %276, i64 %266, i64 %78
  %278 = add nsw i64 %261, -1
  %279 = add nsw i64 %277, %278
  %280 = sitofp i64 %279 to double
  %281 = fmul double %231, %280
  %282 = fadd double %281, %80
  %283 = sitofp i64 %261 to double
  %284 = fadd double %256, %283
  %285 = add i64 %278, %72
  %286 = add nuw i64 %261, 1
  %287 = sitofp i64 %286 to double
  %288 = fmul double %91, %287
  %289 = fadd double %258, %288
  br label %294

290:                                              ; preds = %372, %262
  %291 = phi i64 [ %263, %262 ], [ %286, %372 ]
  %292 = phi double [ %260, %262 ], [ %374, %372 ]
  %293 = icmp eq i64 %291, %96
  br i1 %293, label %376, label %259

294:                                              ; preds = %372, %264
  %295 = phi double [ %260, %264 ], [ %374, %372 ]
  %296 = phi i64 [ 1, %264 ], [ %373, %372 ]
  %297 = sub nsw i64 %73, %296
  %298 = add nsw i64 %297, 1
  %299 = mul nuw nsw i64 %296, %261
  %300 = sitofp i64 %298 to double
  %301 = fadd double %91, %300
  %302 = fmul double %273, %301
  %303 = icmp ugt i64 %296, 1
  %304 = select i1 %303, i64 %298, i64 0
  %305 = sub i64 %298, %82
  %306 = add i64 %305, %304
  %307 = sitofp i64 %306 to double
  %308 = fcmp ogt double %307, 0.000000e+00
  %309 = select i1 %308, double %307, double 0.000000e+00
  %310 = fmul double %275, %309
  %311 = fcmp ogt double %302, %310
  %312 = select i1 %311, double %302, double %310
  %313 = fcmp ogt double %312, %128
  %314 = select i1 %313, double %128, double %312
  %315 = icmp slt i64 %297, %82
  %316 = select i1 %315, i64 %298, i64 %82
  %317 = add nsw i64 %296, -1
  %318 = add nsw i64 %316, %317
  %319 = sitofp i64 %318 to double
  %320 = fmul double %84, %319
  %321 = fadd double %320, %85
  %322 = fmul double %282, %321
  %323 = sitofp i64 %299 to double
  %324 = fmul double %314, %323
  %325 = fsub double %322, %324
  %326 = fcmp ogt double %325, 0.000000e+00
  br i1 %326, label %327, label %333

327:                                              ; preds = %294
  %328 = icmp ugt i64 %299, 1
  %329 = select i1 %328, i64 1, i64 2
  %330 = sitofp i64 %329 to double
  %331 = fmul double %325, %330
  %332 = fadd double %314, %331
  br label %333

333:                                              ; preds = %327, %294
  %334 = phi double [ %332, %327 ], [ 0.000000e+00, %294 ]
  %335 = fcmp olt double %295, %334
  %336 = select i1 %335, double %295, double %334
  %337 = sitofp i64 %296 to double
  %338 = fadd double %91, %337
  %339 = fmul double %284, %338
  %340 = fcmp ogt double %339, %128
  br i1 %340, label %341, label %343

341:                                              ; preds = %333
  %342 = add nuw i64 %296, 1
  br label %372

343:                                              ; preds = %333
  %344 = sdiv i64 %285, %261
  %345 = add nsw i64 %344, -1
  %346 = add i64 %317, %73
  %347 = sdiv i64 %346, %296
  %348 = add nsw i64 %347, -1
  %349 = mul nsw i64 %348, %72
  %350 = sitofp i64 %349 to double
  %351 = fmul double %91, %350
  %352 = mul nsw i64 %345, %73
  %353 = sitofp i64 %352 to double
  %354 = fmul double %256, %353
  %355 = fcmp olt double %351, %354
  %356 = select i1 %355, double %351, double %354
  %357 = add nuw i64 %296, 1
  %358 = sitofp i64 %357 to double
  %359 = fmul double %256, %358
  %360 = fadd double %94, %359
  %361 = fcmp olt double %360, %289
  %362 = select i1 %361, double %360, double %289
  %363 = fcmp olt double %356, %362
  %364 = select i1 %363, double %356, double %362
  %365 = icmp ne i64 %345, 0
  %366 = icmp ne i64 %348, 0
  %367 = select i1 %365, i1 %366, i1 false
  %368 = select i1 %367, double %364, double 0.000000e+00
  %369 = fadd double %234, %368
  %370 = fcmp olt double %336, %369
  %371 = select i1 %370, double %336, double %369
  br label %372

372:                                              ; preds = %343, %341
  %373 = phi i64 [ %342, %341 ], [ %357, %343 ]
  %374 = phi double [ %336, %341 ], [ %371, %343 ]
  %375 = icmp eq i64 %373, %95
  br i1 %375, label %290, label %294

376:                                              ; preds = %290, %255
  %377 = phi double [ 1.000000e+300, %255 ], [ %292, %290 ]
  %378 = fsub double %377, %234
  %379 = fcmp ogt double %378, 0.000000e+00
  %380 = select i1 %379, double %378, double 0.000000e+00
  %381 = fmul double %144, %380
  br i1 %145, label %387, label %382

382:                                              ; preds = %376
  %383 = fdiv double %240, %136
  %384 = fmul double %235, %77
  %385 = fadd double %133, %383
  %386 = fadd double %133, %236
  br label %392

387:                                              ; preds = %376
  store double %249, ptr %53, align 16
  %388 = fdiv double %240, %136
  %389 = fadd double %133, %388
  store double %389, ptr %54, align 8
  store i64 %140, ptr %55, align 16
  %390 = fmul double %235, %77
  store double %390, ptr %56, align 8
  %391 = fadd double %133, %236
  store double %391, ptr %57, align 16
  store i64 %140, ptr %58, align 8
  br label %392

392:                                              ; preds = %387, %382
  %393 = phi double [ %386, %382 ], [ %391, %387 ]
  %394 = phi double [ %385, %382 ], [ %389, %387 ]
  %395 = phi double [ %384, %382 ], [ %390, %387 ]
  %396 = phi double [ %383, %382 ], [ %388, %387 ]
  %397 = phi i64 [ 2, %382 ], [ 4, %387 ]
  %398 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %397
  store double %249, ptr %398, align 16
  %399 = fadd double %146, %396
  %400 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %397, i32 1
  store double %399, ptr %400, align 8
  %401 = or i64 %397, 1
  %402 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %397, i32 2
  store i64 %1, ptr %402, align 16
  %403 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %401
  store double %395, ptr %403, align 8
  %404 = fadd double %236, %146
  %405 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %401, i32 1
  store double %404, ptr %405, align 16
  %406 = add nuw nsw i64 %397, 2
  %407 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %401, i32 2
  store i64 %1, ptr %407, align 8
  %408 = fdiv double %381, %77
  %409 = fadd double %235, %408
  %410 = fsub double %409, %142
  %411 = fcmp ogt double %410, 0.000000e+00
  %412 = select i1 %411, double %410, double 0.000000e+00
  %413 = fmul double %412, %77
  %414 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %406
  store double %413, ptr %414, align 16
  %415 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %406, i32 1
  store double %394, ptr %415, align 8
  %416 = add nuw nsw i64 %397, 3
  %417 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %406, i32 2
  store i64 %1, ptr %417, align 16
  %418 = fadd double %381, %395
  %419 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %416
  store double %418, ptr %419, align 8
  %420 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %416, i32 1
  store double %393, ptr %420, align 16
  %421 = add nuw nsw i64 %397, 4
  %422 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %416, i32 2
  store i64 %1, ptr %422, align 8
  br i1 %99, label %446, label %423

423:                                              ; preds = %392
  %424 = fmul double %231, %105
  %425 = fadd double %424, %104
  %426 = fmul double %129, %425
  %427 = fmul double %88, %426
  %428 = fmul double %106, %427
  %429 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %421
  store double %428, ptr %429, align 16
  %430 = fmul double %102, %236
  %431 = fadd double %133, %430
  %432 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %421, i32 1
  store double %431, ptr %432, align 8
  %433 = add nuw nsw i64 %397, 5
  %434 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %421, i32 2
  store i64 %1, ptr %434, align 16
  %435 = fsub double %427, %142
  %436 = fcmp ogt double %435, 0.000000e+00
  %437 = select i1 %436, double %435, double 0.000000e+00
  %438 = fmul double %106, %437
  %439 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %433
  store double %438, ptr %439, align 8
  %440 = fmul double %430, %77
  %441 = fdiv double %440, %136
  %442 = fadd double %133, %441
  %443 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %433, i32 1
  store double %442, ptr %443, align 16
  %444 = add nuw nsw i64 %397, 6
  %445 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %433, i32 2
  store i64 %1, ptr %445, align 8
  br label %446

446:                                              ; preds = %423, %392
  %447 = phi i64 [ %444, %423 ], [ %421, %392 ]
  br i1 %108, label %472, label %448

448:                                              ; preds = %446
  %449 = fmul double %129, %233
  %450 = fmul double %117, %449
  %451 = fmul double %118, %450
  %452 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %447
  store double %451, ptr %452, align 8
  %453 = fmul double %112, %236
  %454 = fadd double %133, %453
  %455 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %447, i32 1
  store double %454, ptr %455, align 8
  %456 = add nuw nsw i64 %447, 1
  %457 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %447, i32 2
  store i64 %1, ptr %457, align 8
  %458 = fsub double %450, %142
  %459 = fcmp ogt double %458, 0.000000e+00
  %460 = select i1 %459, double %458, double 0.000000e+00
  %461 = fmul double %118, %460
  %462 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %456
  store double %461, ptr %462, align 8
  %463 = fmul double %453, %77
  %464 = fdiv double %463, %136
  %465 = fadd double %133, %464
  %466 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %456, i32 1
  store double %465, ptr %466, align 8
  %467 = add nuw nsw i64 %447, 2
  br label %468

468:                                              ; preds = %448, %250
  %469 = phi i64 [ 3, %250 ], [ %456, %448 ]
  %470 = phi i64 [ 4, %250 ], [ %467, %448 ]
  %471 = getelementptr inbounds [12 x %struct.Way], ptr %5, i64 0, i64 %469, i32 2
  store i64 %1, ptr %471, align 8
  br label %472

472:                                              ; preds = %468, %446
  %473 = phi i64 [ %447, %446 ], [ %470, %468 ]
  br label %475

474:                                              ; preds = %475
  br i1 %120, label %491, label %493

475:                                              ; preds = %475, %472
  %476 = phi double [ %488, %475 ], [ 1.000000e+300, %472 ]
  %477 = phi i64 [ %489, %475 ], [ 0, %472 ]
  %478 = getelementptr inbounds %struct.Way, ptr %5, i64 %477
  %479 = load double, ptr %478, align 8
  %480 = getelementptr inbounds %struct.Way, ptr %5, i64 %477, i32 2
  %481 = load i64, ptr %480, align 8
  %482 = sitofp i64 %481 to double
  %483 = fdiv double %479, %482
  %484 = getelementptr inbounds %struct.Way, ptr %5, i64 %477, i32 1
  %485 = load double, ptr %484, align 8
  %486 = fadd double %485, %483
  %487 = fcmp olt double %476, %486
  %488 = select i1 %487, double %476, double %486
  %489 = add nuw nsw i64 %477, 1
  %490 = icmp eq i64 %489, %473
  br i1 %490, label %474, label %475

491:                                              ; preds = %474
  %492 = fmul double %488, %122
  br label %698

493:                                              ; preds = %474, %508
  %494 = phi i64 [ %510, %508 ], [ 0, %474 ]
  %495 = phi double [ %509, %508 ], [ 1.000000e+300, %474 ]
  %496 = getelementptr inbounds %struct.Way, ptr %5, i64 %494, i32 2
  %497 = load i64, ptr %496, align 8
  %498 = icmp slt i64 %497, %1
  br i1 %498, label %508, label %499

499:                                              ; preds = %493
  %500 = getelementptr inbounds %struct.Way, ptr %5, i64 %494
  %501 = load double, ptr %500, align 8
  %502 = getelementptr inbounds %struct.Way, ptr %5, i64 %494, i32 1
  %503 = load double, ptr %502, align 8
  %504 = fmul double %503, %60
  %505 = fadd double %501, %504
  %506 = fcmp olt double %495, %505
  %507 = select i1 %506, double %495, double %505
  br label %508

508:                                              ; preds = %499, %493
  %509 = phi double [ %507, %499 ], [ %495, %493 ]
  %510 = add nuw nsw i64 %494, 1
  %511 = icmp eq i64 %510, %473
  br i1 %511, label %512, label %493

512:                                              ; preds = %508
  br i1 %149, label %532, label %513

513:                                              ; preds = %512, %528
  %514 = phi i64 [ %530, %528 ], [ 0, %512 ]
  %515 = phi double [ %529, %528 ], [ 1.000000e+300, %512 ]
  %516 = getelementptr inbounds %struct.Way, ptr %5, i64 %514, i32 2
  %517 = load i64, ptr %516, align 8
  %518 = icmp slt i64 %517, %140
  br i1 %518, label %528, label %519

519:                                              ; preds = %513
  %520 = getelementptr inbounds %struct.Way, ptr %5, i64 %514
  %521 = load double, ptr %520, align 8
  %522 = getelementptr inbounds %struct.Way, ptr %5, i64 %514, i32 1
  %523 = load double, ptr %522, align 8
  %524 = fmul double %523, %150
  %525 = fadd double %521, %524
  %526 = fcmp olt double %515, %525
  %527 = select i1 %526, double %515, double %525
  br label %528

528:                                              ; preds = %519, %513
  %529 = phi double [ %527, %519 ], [ %515, %513 ]
  %530 = add nuw nsw i64 %514, 1
  %531 = icmp eq i64 %530, %473
  br i1 %531, label %532, label %513

532:                                              ; preds = %528, %512
  %533 = phi double [ 1.000000e+300, %512 ], [ %529, %528 ]
  br i1 %121, label %698, label %534

534:                                              ; preds = %532
  %535 = fcmp ogt double %533, 1.000000e+299
  br label %536

536:                                              ; preds = %693, %534
  %537 = phi i64 [ 0, %534 ], [ %696, %693 ]
  %538 = phi double [ 1.000000e+300, %534 ], [ %694, %693 ]
  %539 = phi i64 [ 0, %534 ], [ %695, %693 ]
  %540 = sitofp i64 %539 to double
  %541 = fmul double %509, %540
  %542 = sub i64 %119, %537
  %543 = icmp eq i64 %119, %537
  br i1 %543, label %690, label %544

544:                                              ; preds = %536
  %545 = icmp sgt i64 %542, %1
  br i1 %545, label %571, label %546

546:                                              ; preds = %544
  %547 = sitofp i64 %542 to double
  br label %548

548:                                              ; preds = %563, %546
  %549 = phi i64 [ 0, %546 ], [ %565, %563 ]
  %550 = phi double [ 1.000000e+300, %546 ], [ %564, %563 ]
  %551 = getelementptr inbounds %struct.Way, ptr %5, i64 %549, i32 2
  %552 = load i64, ptr %551, align 8
  %553 = icmp slt i64 %552, %542
  br i1 %553, label %563, label %554

554:                                              ; preds = %548
  %555 = getelementptr inbounds %struct.Way, ptr %5, i64 %549
  %556 = load double, ptr %555, align 8
  %557 = getelementptr inbounds %struct.Way, ptr %5, i64 %549, i32 1
  %558 = load double, ptr %557, align 8
  %559 = fmul double %558, %547
  %560 = fadd double %556, %559
  %561 = fcmp olt double %550, %560
  %562 = select i1 %561, double %550, double %560
  br label %563

563:                                              ; preds = %554, %548
  %564 = phi double [ %562, %554 ], [ %550, %548 ]
  %565 = add nuw nsw i64 %549, 1
  %566 = icmp eq i64 %565, %473
  br i1 %566, label %567, label %548

567:                                              ; preds = %563
  %568 = fadd double %541, %564
  %569 = fcmp olt double %538, %568
  %570 = select i1 %569, double %538, double %568
  br label %571

571:                                              ; preds = %567, %544
  %572 = phi double [ %570, %567 ], [ %538, %544 ]
  br i1 %535, label %693, label %573

573:                                              ; preds = %571
  %574 = add i64 %542, -1
  %575 = srem i64 %574, %140
  %576 = add i64 %575, 1
  %577 = add nsw i64 %576, %140
  %578 = sub i64 %1, %576
  %579 = srem i64 %578, %140
  %580 = sub i64 %578, %579
  %581 = add nsw i64 %580, %576
  %582 = icmp sgt i64 %577, %542
  %583 = select i1 %582, i64 %576, i64 %577
  %584 = icmp sgt i64 %581, %542
  br i1 %584, label %585, label %591

585:                                              ; preds = %573
  %586 = sub nsw i64 %542, %576
  %587 = freeze i64 %586
  %588 = srem i64 %587, %140
  %589 = add i64 %587, %576
  %590 = sub i64 %589, %588
  br label %591

591:                                              ; preds = %585, %573
  %592 = phi i64 [ %590, %585 ], [ %581, %573 ]
  %593 = icmp sgt i64 %576, %1
  br i1 %593, label %624, label %594

594:                                              ; preds = %591
  %595 = sub nsw i64 %542, %576
  %596 = sdiv i64 %595, %140
  %597 = sitofp i64 %596 to double
  %598 = fmul double %533, %597
  %599 = sitofp i64 %576 to double
  br label %600

600:                                              ; preds = %615, %594
  %601 = phi i64 [ 0, %594 ], [ %617, %615 ]
  %602 = phi double [ 1.000000e+300, %594 ], [ %616, %615 ]
  %603 = getelementptr inbounds %struct.Way, ptr %5, i64 %601, i32 2
  %604 = load i64, ptr %603, align 8
  %605 = icmp slt i64 %604, %576
  br i1 %605, label %615, label %606

606:                                              ; preds = %600
  %607 = getelementptr inbounds %struct.Way, ptr %5, i64 %601
  %608 = load double, ptr %607, align 8
  %609 = getelementptr inbounds %struct.Way, ptr %5, i64 %601, i32 1
  %610 = load double, ptr %609, align 8
  %611 = fmul double %610, %599
  %612 = fadd double %608, %611
  %613 = fcmp olt double %602, %612
  %614 = select i1 %613, double %602, double %612
  br label %615

615:                                              ; preds = %606, %600
  %616 = phi double [ %614, %606 ], [ %602, %600 ]
  %617 = add nuw nsw i64 %601, 1
  %618 = icmp eq i64 %617, %473
  br i1 %618, label %619, label %600

619:                                              ; preds = %615
  %620 = fadd double %541, %598
  %621 = fadd double %620, %616
  %622 = fcmp olt double %572, %621
  %623 = select i1 %622, double %572, double %621
  br label %624

624:                                              ; preds = %619, %591
  %625 = phi double [ %623, %619 ], [ %572, %591 ]
  %626 = icmp sgt i64 %583, %1
  br i1 %626, label %657, label %627

627:                                              ; preds = %624
  %628 = sub nsw i64 %542, %583
  %629 = sdiv i64 %628, %140
  %630 = sitofp i64 %629 to double
  %631 = fmul double %533, %630
  %632 = sitofp i64 %583 to double
  br label %633

633:                                              ; preds = %648, %627
  %634 = phi i64 [ 0, %627 ], [ %650, %648 ]
  %635 = phi double [ 1.000000e+300, %627 ], [ %649, %648 ]
  %636 = getelementptr inbounds %struct.Way, ptr %5, i64 %634, i32 2
  %637 = load i64, ptr %636, align 8
  %638 = icmp slt i64 %637, %583
  br i1 %638, label %648, label %639

639:                                              ; preds = %633
  %640 = getelementptr inbounds %struct.Way, ptr %5, i64 %634
  %641 = load double, ptr %640, align 8
  %642 = getelementptr inbounds %struct.Way, ptr %5, i64 %634, i32 1
  %643 = load double, ptr %642, align 8
  %644 = fmul double %643, %632
  %645 = fadd double %641, %644
  %646 = fcmp olt double %635, %645
  %647 = select i1 %646, double %635, double %645
  br label %648

648:                                              ; preds = %639, %633
  %649 = phi double [ %647, %639 ], [ %635, %633 ]
  %650 = add nuw nsw i64 %634, 1
  %651 = icmp eq i64 %650, %473
  br i1 %651, label %652, label %633

652:                                              ; preds = %648
  %653 = fadd double %541, %631
  %654 = fadd double %653, %649
  %655 = fcmp olt double %625, %654
  %656 = select i1 %655, double %625, double %654
  br label %657

657:                                              ; preds = %652, %624
  %658 = phi double [ %656, %652 ], [ %625, %624 ]
  %659 = icmp sgt i64 %592, %1
  br i1 %659, label %693, label %660

660:                                              ; preds = %657
  %661 = sub nsw i64 %542, %592
  %662 = sdiv i64 %661, %140
  %663 = sitofp i64 %662 to double
  %664 = fmul double %533, %663
  %665 = sitofp i64 %592 to double
  br label %666

666:                                              ; preds = %681, %660
  %667 = phi i64 [ 0, %660 ], [ %683, %681 ]
  %668 = phi double [ 1.000000e+300, %660 ], [ %682, %681 ]
  %669 = getelementptr inbounds %struct.Way, ptr %5, i64 %667, i32 2
  %670 = load i64, ptr %669, align 8
  %671 = icmp slt i64 %670, %592
  br i1 %671, label %681, label %672

672:                                              ; preds = %666
  %673 = getelementptr inbounds %struct.Way, ptr %5, i64 %667
  %674 = load double, ptr %673, align 8
  %675 = getelementptr inbounds %struct.Way, ptr %5, i64 %667, i32 1
  %676 = load double, ptr %675, align 8
  %677 = fmul double %676, %665
  %678 = fadd double %674, %677
  %679 = fcmp olt double %668, %678
  %680 = select i1 %679, double %668, double %678
  br label %681

681:                                              ; preds = %672, %666
  %682 = phi double [ %680, %672 ], [ %668, %666 ]
  %683 = add nuw nsw i64 %667, 1
  %684 = icmp eq i64 %683, %473
  br i1 %684, label %685, label %666

685:                                              ; preds = %681
  %686 = fadd double %541, %664
  %687 = fadd double %686, %682
  %688 = fcmp olt double %658, %687
  %689 = select i1 %688, double %658, double %687
  br label %693

690:                                              ; preds = %536
  %691 = fcmp olt double %538, %541
  %692 = select i1 %691, double %538, double %541
  br label %698

693:                                              ; preds = %685, %657, %571
  %694 = phi double [ %572, %571 ], [ %689, %685 ], [ %658, %657 ]
  %695 = add i64 %539, 1
  %696 = mul i64 %695, %1
  %697 = icmp sgt i64 %696, %119
  br i1 %697, label %698, label %536

698:                                              ; preds = %693, %491, %532, %690
  %699 = phi double [ %492, %491 ], [ %692, %690 ], [ 1.000000e+300, %532 ], [ %694, %693 ]
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %5)
  %700 = getelementptr inbounds [1025 x double], ptr @together.along, i64 0, i64 %228
  store double %699, ptr %700, align 8
  %701 = add nuw i64 %228, 1
  %702 = icmp eq i64 %228, %2
  br i1 %702, label %191, label %227
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)



