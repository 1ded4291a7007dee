; beneath.c 29376d59be68270cc1214c42c687e4d3408f1899d9cf8ee52e9773574150c21b

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

43:                                               ; preds = %685, %2
  %44 = phi i64 [ %28, %2 ], [ %689, %685 ]
  %45 = icmp eq i64 %1, 0
  br i1 %45, label %1356, label %46

46:                                               ; preds = %43
  %47 = icmp sgt i64 %44, 0
  br i1 %47, label %48, label %691

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
  br label %706

61:                                               ; preds = %30, %685
  %62 = phi i64 [ 0, %30 ], [ %688, %685 ]
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
  %80 = fptosi double %79 to i64
  %81 = sitofp i64 %80 to double
  %82 = fcmp ogt double %79, %81
  %83 = fadd double %81, -1.000000e+00
  %84 = select i1 %82, double %81, double %83
  %85 = load ptr, ptr %34, align 8
  %86 = getelementptr inbounds double, ptr %85, i64 %62
  %87 = load double, ptr %86, align 8
  %88 = fcmp olt double %87, %26
  br i1 %88, label %89, label %232

89:                                               ; preds = %76
  %90 = load i64, ptr %11, align 8
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %228

92:                                               ; preds = %89, %97
  %93 = phi double [ %98, %97 ], [ 1.000000e+300, %89 ]
  %94 = phi i64 [ %99, %97 ], [ %90, %89 ]
  %95 = load i64, ptr %13, align 8
  %96 = icmp sgt i64 %95, 0
  br i1 %96, label %101, label %97

97:                                               ; preds = %118, %92
  %98 = phi double [ %93, %92 ], [ %119, %118 ]
  %99 = add nsw i64 %94, -1
  %100 = icmp sgt i64 %94, 1
  br i1 %100, label %92, label %228

101:                                              ; preds = %92, %118
  %102 = phi double [ %119, %118 ], [ %93, %92 ]
  %103 = phi i64 [ %120, %118 ], [ %95, %92 ]
  %104 = load i64, ptr %35, align 8
  %105 = tail call i64 @llvm.smin.i64(i64 %104, i64 %94)
  %106 = load i64, ptr %36, align 8
  %107 = tail call i64 @llvm.smin.i64(i64 %106, i64 %103)
  %108 = mul nsw i64 %107, %105
  %109 = sitofp i64 %108 to double
  %110 = sub nsw i64 %94, %105
  %111 = sub nsw i64 %103, %107
  %112 = mul nsw i64 %111, %110
  %113 = sitofp i64 %112 to double
  %114 = load i64, ptr %7, align 8
  %115 = icmp sgt i64 %114, 0
  br i1 %115, label %116, label %118

116:                                              ; preds = %101
  %117 = mul i64 %103, %94
  br label %122

118:                                              ; preds = %224, %101
  %119 = phi double [ %102, %101 ], [ %225, %224 ]
  %120 = add nsw i64 %103, -1
  %121 = icmp sgt i64 %103, 1
  br i1 %121, label %101, label %97

122:                                              ; preds = %224, %116
  %123 = phi double [ %102, %116 ], [ %225, %224 ]
  %124 = phi i64 [ %114, %116 ], [ %226, %224 ]
  %125 = mul i64 %117, %124
  %126 = sitofp i64 %125 to double
  %127 = load double, ptr %37, align 8
  %128 = sitofp i64 %124 to double
  %129 = fmul double %127, %128
  %130 = fdiv double %70, %129
  %131 = tail call double @sqrt(double noundef %130)
  %132 = tail call double @sqrt(double noundef %113)
  %133 = fsub double %131, %132
  %134 = fcmp ugt double %133, 0.000000e+00
  br i1 %134, label %135, label %224

135:                                              ; preds = %122
  %136 = load double, ptr %38, align 8
  %137 = fdiv double %136, %126
  %138 = load double, ptr %39, align 8
  %139 = fmul double %133, %133
  %140 = fdiv double %139, %109
  %141 = load i64, ptr %18, align 8
  %142 = load i64, ptr %22, align 8
  %143 = mul nsw i64 %142, %141
  %144 = sitofp i64 %143 to double
  %145 = fcmp olt double %140, %144
  %146 = select i1 %145, double %140, double %144
  %147 = fdiv double %138, %146
  %148 = fadd double %137, %147
  %149 = fcmp oge double %148, %123
  %150 = icmp slt i64 %141, 1
  %151 = select i1 %149, i1 true, i1 %150
  br i1 %151, label %224, label %152

152:                                              ; preds = %135
  %153 = icmp slt i64 %142, 1
  br label %154

154:                                              ; preds = %220, %152
  %155 = phi double [ %123, %152 ], [ %221, %220 ]
  %156 = phi i64 [ 1, %152 ], [ %222, %220 ]
  br i1 %153, label %220, label %157

157:                                              ; preds = %154
  %158 = load double, ptr %37, align 8
  %159 = add nsw i64 %156, -1
  %160 = load i64, ptr %35, align 8
  %161 = mul nsw i64 %160, %159
  %162 = add nsw i64 %161, %94
  %163 = mul nsw i64 %162, %124
  %164 = load i64, ptr %36, align 8
  %165 = load double, ptr %33, align 8
  %166 = load double, ptr %40, align 8
  %167 = fadd double %165, %166
  br label %168

168:                                              ; preds = %216, %157
  %169 = phi double [ %155, %157 ], [ %217, %216 ]
  %170 = phi i64 [ 1, %157 ], [ %218, %216 ]
  %171 = add nsw i64 %170, -1
  %172 = mul nsw i64 %171, %164
  %173 = add nsw i64 %172, %103
  %174 = mul nsw i64 %163, %173
  %175 = sitofp i64 %174 to double
  %176 = fmul double %158, %175
  %177 = fsub double %70, %176
  %178 = fcmp uge double %177, %167
  br i1 %178, label %179, label %220

179:                                              ; preds = %168
  %180 = mul nsw i64 %170, %156
  %181 = sitofp i64 %180 to double
  %182 = fsub double %177, %165
  %183 = fdiv double %182, %166
  %184 = fptosi double %183 to i64
  %185 = sitofp i64 %184 to double
  %186 = load double, ptr %32, align 8
  %187 = fsub double %186, %176
  %188 = fsub double %187, %166
  %189 = fdiv double %188, %165
  %190 = fptosi double %189 to i64
  %191 = sitofp i64 %190 to double
  %192 = fcmp ogt double %84, %191
  %193 = select i1 %192, double %191, double %84
  %194 = fdiv double %138, %181
  %195 = fcmp olt double %185, %126
  %196 = select i1 %195, double %185, double %126
  %197 = fdiv double %136, %196
  %198 = fadd double %194, %197
  %199 = fcmp olt double %193, %181
  %200 = select i1 %199, double %193, double %181
  %201 = fdiv double %138, %200
  %202 = fadd double %137, %201
  %203 = fcmp olt double %198, %202
  %204 = select i1 %203, double %198, double %202
  %205 = fcmp olt double %204, %169
  br i1 %205, label %206, label %216

206:                                              ; preds = %179
  %207 = load double, ptr %41, align 8
  %208 = tail call fastcc double @goes_on(ptr noundef nonnull %0, i64 noundef %156, i64 noundef %170, i64 noundef %94, i64 noundef %103)
  %209 = fmul double %207, %208
  %210 = load i64, ptr %0, align 8
  %211 = sitofp i64 %210 to double
  %212 = fdiv double %209, %211
  %213 = fadd double %204, %212
  %214 = fcmp olt double %169, %213
  %215 = select i1 %214, double %169, double %213
  br label %216

216:                                              ; preds = %206, %179
  %217 = phi double [ %169, %179 ], [ %215, %206 ]
  %218 = add nuw i64 %170, 1
  %219 = icmp eq i64 %170, %142
  br i1 %219, label %220, label %168

220:                                              ; preds = %216, %168, %154
  %221 = phi double [ %155, %154 ], [ %217, %216 ], [ %169, %168 ]
  %222 = add nuw i64 %156, 1
  %223 = icmp eq i64 %156, %141
  br i1 %223, label %224, label %154

224:                                              ; preds = %220, %135, %122
  %225 = phi double [ %123, %135 ], [ %123, %122 ], [ %221, %220 ]
  %226 = add nsw i64 %124, -1
  %227 = icmp sgt i64 %124, 1
  br i1 %227, label %122, label %118

228:                                              ; preds = %97, %89
  %229 = phi double [ 1.000000e+300, %89 ], [ %98, %97 ]
  %230 = fcmp ogt double %87, %229
  %231 = select i1 %230, double %87, double %229
  br label %232

232:                                              ; preds = %76, %228
  %233 = phi double [ %231, %228 ], [ %87, %76 ]
  %234 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %62
  store double %233, ptr %234, align 8
  %235 = load ptr, ptr %42, align 8
  %236 = getelementptr inbounds double, ptr %235, i64 %62
  %237 = load double, ptr %236, align 8
  %238 = fcmp olt double %26, %233
  %239 = select i1 %238, double %26, double %233
  %240 = fcmp olt double %237, %239
  br i1 %240, label %241, label %685

241:                                              ; preds = %232
  %242 = load double, ptr %39, align 8
  %243 = load i64, ptr %18, align 8
  %244 = load i64, ptr %22, align 8
  %245 = mul nsw i64 %244, %243
  %246 = sitofp i64 %245 to double
  %247 = fdiv double %242, %246
  %248 = load i64, ptr %11, align 8
  %249 = icmp sgt i64 %248, 0
  br i1 %249, label %250, label %681

250:                                              ; preds = %241
  %251 = fcmp ogt double %84, 1.000000e+00
  %252 = select i1 %251, double %84, double 1.000000e+00
  br label %253

253:                                              ; preds = %275, %250
  %254 = phi double [ 1.000000e+300, %250 ], [ %276, %275 ]
  %255 = phi i64 [ %248, %250 ], [ %277, %275 ]
  %256 = load i64, ptr %18, align 8
  %257 = load i64, ptr %22, align 8
  %258 = icmp eq i64 %256, %257
  br i1 %258, label %261, label %259

259:                                              ; preds = %253
  %260 = load i64, ptr %13, align 8
  br label %269

261:                                              ; preds = %253
  %262 = load i64, ptr %11, align 8
  %263 = load i64, ptr %13, align 8
  %264 = icmp eq i64 %262, %263
  br i1 %264, label %265, label %269

265:                                              ; preds = %261
  %266 = load i64, ptr %35, align 8
  %267 = load i64, ptr %36, align 8
  %268 = icmp eq i64 %266, %267
  br i1 %268, label %272, label %269

269:                                              ; preds = %265, %261, %259
  %270 = phi i64 [ %260, %259 ], [ %263, %261 ], [ %262, %265 ]
  %271 = icmp sgt i64 %270, 0
  br i1 %271, label %272, label %275

272:                                              ; preds = %269, %265
  %273 = phi i64 [ %270, %269 ], [ %255, %265 ]
  %274 = icmp ugt i64 %255, 1
  br label %279

275:                                              ; preds = %289, %269
  %276 = phi double [ %254, %269 ], [ %290, %289 ]
  %277 = add nsw i64 %255, -1
  %278 = icmp sgt i64 %255, 1
  br i1 %278, label %253, label %681

279:                                              ; preds = %289, %272
  %280 = phi double [ %254, %272 ], [ %290, %289 ]
  %281 = phi i64 [ %273, %272 ], [ %291, %289 ]
  %282 = load i64, ptr %7, align 8
  %283 = icmp sgt i64 %282, 0
  br i1 %283, label %284, label %289

284:                                              ; preds = %279
  %285 = mul nsw i64 %281, %255
  %286 = sitofp i64 %285 to double
  %287 = icmp eq i64 %255, %281
  %288 = icmp ugt i64 %281, 1
  br label %293

289:                                              ; preds = %677, %279
  %290 = phi double [ %280, %279 ], [ %678, %677 ]
  %291 = add nsw i64 %281, -1
  %292 = icmp sgt i64 %281, 1
  br i1 %292, label %279, label %275

293:                                              ; preds = %677, %284
  %294 = phi double [ %280, %284 ], [ %678, %677 ]
  %295 = phi i64 [ %282, %284 ], [ %679, %677 ]
  %296 = mul nsw i64 %295, %255
  %297 = mul nsw i64 %296, %281
  %298 = sitofp i64 %297 to double
  %299 = load double, ptr %38, align 8
  %300 = fdiv double %299, %298
  %301 = fadd double %247, %300
  %302 = fcmp ult double %301, %294
  br i1 %302, label %303, label %677

303:                                              ; preds = %293
  %304 = load i64, ptr %0, align 8
  %305 = icmp sgt i64 %304, 0
  br i1 %305, label %306, label %677

306:                                              ; preds = %303
  %307 = sitofp i64 %295 to double
  %308 = fmul double %286, %307
  %309 = fdiv double 1.000000e+00, %308
  %310 = fsub double 1.000000e+00, %309
  %311 = mul nsw i64 %295, %281
  %312 = sitofp i64 %311 to double
  %313 = sitofp i64 %296 to double
  br label %314

314:                                              ; preds = %673, %306
  %315 = phi i64 [ %304, %306 ], [ %675, %673 ]
  %316 = phi double [ %294, %306 ], [ %674, %673 ]
  %317 = load double, ptr %40, align 8
  %318 = sitofp i64 %315 to double
  %319 = fmul double %317, %318
  %320 = fmul double %319, %298
  %321 = fsub double %70, %320
  %322 = load double, ptr %33, align 8
  %323 = load double, ptr %37, align 8
  %324 = fadd double %322, %323
  %325 = fcmp ult double %321, %324
  br i1 %325, label %673, label %326

326:                                              ; preds = %314
  %327 = fsub double %316, %247
  %328 = load double, ptr %39, align 8
  %329 = load i64, ptr %18, align 8
  %330 = load i64, ptr %22, align 8
  %331 = mul i64 %330, %329
  %332 = sitofp i64 %331 to double
  %333 = fdiv double %328, %332
  %334 = load double, ptr %38, align 8
  %335 = fdiv double %334, %308
  %336 = fsub double %321, %322
  %337 = fdiv double %336, %323
  %338 = fptosi double %337 to i64
  %339 = sitofp i64 %338 to double
  %340 = mul i64 %331, %315
  %341 = sitofp i64 %340 to double
  %342 = fmul double %308, %341
  %343 = load i64, ptr %35, align 8
  %344 = icmp slt i64 %343, %255
  %345 = add nsw i64 %329, -1
  %346 = sub i64 %343, %255
  %347 = mul i64 %346, %345
  %348 = select i1 %344, i64 %347, i64 0
  %349 = mul nsw i64 %329, %255
  %350 = add i64 %348, %349
  %351 = sitofp i64 %350 to double
  %352 = load i64, ptr %36, align 8
  %353 = icmp slt i64 %352, %281
  %354 = add nsw i64 %330, -1
  %355 = sub i64 %352, %281
  %356 = mul i64 %355, %354
  %357 = select i1 %353, i64 %356, i64 0
  %358 = mul nsw i64 %330, %281
  %359 = add i64 %357, %358
  %360 = sitofp i64 %359 to double
  %361 = fmul double %351, %360
  %362 = fmul double %361, %307
  %363 = load double, ptr %41, align 8
  %364 = fmul double %363, %362
  %365 = fdiv double %364, %342
  %366 = fcmp ugt double %307, %339
  br i1 %366, label %397, label %367

367:                                              ; preds = %326
  %368 = tail call i64 @llvm.smin.i64(i64 %343, i64 %255)
  %369 = tail call i64 @llvm.smin.i64(i64 %352, i64 %281)
  %370 = fdiv double %339, %307
  %371 = tail call double @sqrt(double noundef %370)
  %372 = sub nsw i64 %255, %368
  %373 = sub nsw i64 %281, %369
  %374 = mul nsw i64 %373, %372
  %375 = sitofp i64 %374 to double
  %376 = tail call double @sqrt(double noundef %375)
  %377 = fsub double %371, %376
  %378 = load double, ptr %41, align 8
  %379 = fsub double %362, %339
  %380 = fcmp ogt double %379, 0.000000e+00
  %381 = select i1 %380, double %379, double 0.000000e+00
  %382 = fmul double %381, %378
  %383 = fdiv double %382, %342
  %384 = fcmp ogt double %377, 0.000000e+00
  br i1 %384, label %385, label %397

385:                                              ; preds = %367
  %386 = load double, ptr %39, align 8
  %387 = mul nsw i64 %369, %368
  %388 = sitofp i64 %387 to double
  %389 = fmul double %386, %388
  %390 = fmul double %377, %377
  %391 = fdiv double %389, %390
  %392 = fsub double %391, %333
  %393 = fcmp ogt double %392, 0.000000e+00
  %394 = select i1 %393, double %392, double 0.000000e+00
  %395 = fcmp olt double %383, %394
  %396 = select i1 %395, double %383, double %394
  br label %397

397:                                              ; preds = %385, %367, %326
  %398 = phi double [ %363, %326 ], [ %378, %385 ], [ %378, %367 ]
  %399 = phi double [ %365, %326 ], [ %396, %385 ], [ %383, %367 ]
  %400 = fadd double %335, %399
  %401 = fcmp ogt double %308, %339
  br i1 %401, label %402, label %429

402:                                              ; preds = %397
  %403 = load double, ptr %32, align 8
  %404 = load double, ptr %40, align 8
  %405 = fmul double %404, %318
  %406 = fmul double %308, %405
  %407 = fsub double %403, %406
  %408 = load double, ptr %37, align 8
  %409 = fsub double %407, %408
  %410 = load double, ptr %33, align 8
  %411 = fcmp ogt double %409, %410
  %412 = select i1 %411, double %409, double %410
  %413 = fdiv double %310, %412
  %414 = fdiv double %339, %308
  %415 = fsub double 1.000000e+00, %414
  %416 = fmul double %408, %339
  %417 = fsub double %407, %416
  %418 = fcmp ogt double %417, %410
  %419 = select i1 %418, double %417, double %410
  %420 = fdiv double %415, %419
  %421 = fcmp olt double %413, %420
  %422 = select i1 %421, double %413, double %420
  %423 = fmul double %410, %422
  %424 = fcmp ogt double %415, 0.000000e+00
  %425 = select i1 %424, double %415, double 0.000000e+00
  %426 = fdiv double %425, %252
  %427 = fcmp ogt double %423, %426
  %428 = select i1 %427, double %423, double %426
  br label %429

429:                                              ; preds = %402, %397
  %430 = phi double [ %339, %402 ], [ %308, %397 ]
  %431 = phi double [ %428, %402 ], [ 0.000000e+00, %397 ]
  %432 = fmul double %308, %335
  %433 = fdiv double %432, %430
  %434 = fmul double %398, 2.500000e-01
  %435 = fmul double %434, %431
  %436 = fadd double %335, %435
  %437 = fcmp olt double %433, %436
  %438 = select i1 %437, double %433, double %436
  %439 = fmul double %399, 7.500000e-01
  %440 = fadd double %439, %438
  %441 = fcmp ogt double %400, %440
  %442 = select i1 %441, double %400, double %440
  %443 = fmul double %434, 2.000000e+00
  %444 = fmul double %443, %431
  %445 = fadd double %335, %444
  %446 = fcmp olt double %433, %445
  %447 = select i1 %446, double %433, double %445
  %448 = fmul double %399, 5.000000e-01
  %449 = fadd double %448, %447
  %450 = fcmp ogt double %442, %449
  %451 = select i1 %450, double %442, double %449
  %452 = fmul double %434, 3.000000e+00
  %453 = fmul double %452, %431
  %454 = fadd double %335, %453
  %455 = fcmp olt double %433, %454
  %456 = select i1 %455, double %433, double %454
  %457 = fmul double %399, 2.500000e-01
  %458 = fadd double %457, %456
  %459 = fcmp ogt double %451, %458
  %460 = select i1 %459, double %451, double %458
  %461 = fmul double %434, 4.000000e+00
  %462 = fmul double %461, %431
  %463 = fadd double %335, %462
  %464 = fcmp olt double %433, %463
  %465 = select i1 %464, double %433, double %463
  %466 = fmul double %399, 0.000000e+00
  %467 = fadd double %466, %465
  %468 = fcmp ogt double %460, %467
  %469 = select i1 %468, double %460, double %467
  %470 = fcmp ult double %469, %327
  %471 = fcmp ogt double %398, 0.000000e+00
  %472 = select i1 %470, i1 %471, i1 false
  br i1 %472, label %473, label %668

473:                                              ; preds = %429
  %474 = fmul double %398, %339
  %475 = fmul double %308, %318
  %476 = fdiv double %474, %475
  %477 = load double, ptr %39, align 8
  %478 = fdiv double %477, %476
  %479 = fcmp ogt double %478, 1.000000e+00
  %480 = select i1 %479, double 1.000000e+00, double %478
  %481 = load double, ptr %33, align 8
  %482 = fsub double %321, %481
  %483 = load double, ptr %37, align 8
  %484 = fdiv double %482, %483
  %485 = fptosi double %484 to i64
  %486 = sitofp i64 %485 to double
  %487 = load i64, ptr %35, align 8
  %488 = tail call i64 @llvm.smin.i64(i64 %487, i64 %255)
  %489 = load i64, ptr %36, align 8
  %490 = tail call i64 @llvm.smin.i64(i64 %489, i64 %281)
  %491 = fcmp ugt double %308, %486
  %492 = load i64, ptr %18, align 8
  br i1 %491, label %535, label %493

493:                                              ; preds = %473
  %494 = fdiv double %486, %312
  %495 = fptosi double %494 to i64
  %496 = sub nsw i64 %495, %255
  %497 = sdiv i64 %496, %487
  %498 = add nsw i64 %497, 1
  %499 = tail call i64 @llvm.smin.i64(i64 %492, i64 %498)
  %500 = load i64, ptr %22, align 8
  %501 = fdiv double %486, %313
  %502 = fptosi double %501 to i64
  %503 = sub nsw i64 %502, %281
  %504 = sdiv i64 %503, %489
  %505 = add nsw i64 %504, 1
  %506 = tail call i64 @llvm.smin.i64(i64 %500, i64 %505)
  %507 = sitofp i64 %488 to double
  %508 = icmp slt i64 %489, %281
  %509 = add nsw i64 %506, -1
  %510 = sub i64 %489, %281
  %511 = mul i64 %509, %510
  %512 = select i1 %508, i64 %511, i64 0
  %513 = mul nsw i64 %506, %281
  %514 = add i64 %512, %513
  %515 = sitofp i64 %514 to double
  %516 = fmul double %507, %515
  %517 = sitofp i64 %506 to double
  %518 = fdiv double %516, %517
  %519 = sitofp i64 %490 to double
  %520 = icmp slt i64 %487, %255
  %521 = add nsw i64 %499, -1
  %522 = sub i64 %487, %255
  %523 = mul i64 %521, %522
  %524 = select i1 %520, i64 %523, i64 0
  %525 = mul nsw i64 %499, %255
  %526 = add i64 %524, %525
  %527 = sitofp i64 %526 to double
  %528 = fmul double %519, %527
  %529 = sitofp i64 %499 to double
  %530 = fdiv double %528, %529
  %531 = fcmp olt double %518, %530
  %532 = select i1 %531, double %518, double %530
  %533 = fmul double %286, %318
  %534 = fdiv double %532, %533
  br label %535

535:                                              ; preds = %493, %473
  %536 = phi double [ %534, %493 ], [ 1.000000e+300, %473 ]
  %537 = load double, ptr %32, align 8
  %538 = load double, ptr %40, align 8
  %539 = fmul double %538, %318
  %540 = fmul double %308, %539
  %541 = fsub double %537, %540
  %542 = fsub double %541, %483
  %543 = fdiv double %542, %481
  %544 = fcmp ogt double %543, %84
  %545 = select i1 %544, double %84, double %543
  %546 = icmp sgt i64 %492, 0
  %547 = fcmp oge double %545, 1.000000e+00
  %548 = select i1 %546, i1 %547, i1 false
  br i1 %548, label %551, label %549

549:                                              ; preds = %535
  %550 = load i64, ptr %22, align 8
  br label %644

551:                                              ; preds = %535
  %552 = sub nsw i64 %255, %488
  %553 = icmp slt i64 %487, %255
  %554 = sub i64 %487, %255
  %555 = icmp ne i64 %487, %489
  %556 = freeze i1 %555
  %557 = load i64, ptr %22, align 8
  %558 = sub nsw i64 %281, %490
  %559 = icmp slt i64 %489, %281
  %560 = sub i64 %489, %281
  %561 = icmp eq i64 %492, %557
  br label %562

562:                                              ; preds = %593, %551
  %563 = phi double [ %536, %551 ], [ %594, %593 ]
  %564 = phi i64 [ 1, %551 ], [ %595, %593 ]
  %565 = add nsw i64 %564, -1
  %566 = mul nsw i64 %565, %487
  %567 = add nsw i64 %566, %255
  %568 = icmp sgt i64 %566, %552
  %569 = select i1 %274, i1 %568, i1 false
  %570 = select i1 %569, i64 %566, i64 %552
  %571 = mul i64 %565, %554
  %572 = select i1 %553, i64 %571, i64 0
  %573 = mul nsw i64 %564, %255
  %574 = add i64 %572, %573
  %575 = sitofp i64 %574 to double
  %576 = fmul double %307, %575
  br i1 %287, label %577, label %584

577:                                              ; preds = %562
  br i1 %561, label %578, label %583

578:                                              ; preds = %577
  %579 = load i64, ptr %11, align 8
  %580 = load i64, ptr %13, align 8
  %581 = icmp ne i64 %579, %580
  %582 = or i1 %556, %581
  br i1 %582, label %583, label %584

583:                                              ; preds = %578, %577
  br label %584

584:                                              ; preds = %583, %578, %562
  %585 = phi i64 [ 1, %562 ], [ 1, %583 ], [ %564, %578 ]
  %586 = icmp sgt i64 %585, %557
  br i1 %586, label %593, label %587

587:                                              ; preds = %584, %634
  %588 = phi double [ %641, %634 ], [ %563, %584 ]
  %589 = phi i64 [ %642, %634 ], [ %585, %584 ]
  %590 = mul nsw i64 %589, %564
  %591 = sitofp i64 %590 to double
  %592 = fcmp ult double %545, %591
  br i1 %592, label %593, label %600

593:                                              ; preds = %634, %587, %584
  %594 = phi double [ %563, %584 ], [ %588, %587 ], [ %641, %634 ]
  %595 = add nuw nsw i64 %564, 1
  %596 = icmp slt i64 %564, %492
  %597 = sitofp i64 %595 to double
  %598 = fcmp oge double %545, %597
  %599 = select i1 %596, i1 %598, i1 false
  br i1 %599, label %562, label %644

600:                                              ; preds = %587
  %601 = add nsw i64 %589, -1
  %602 = mul nsw i64 %601, %489
  %603 = add nsw i64 %602, %281
  %604 = icmp sgt i64 %602, %558
  %605 = select i1 %288, i1 %604, i1 false
  %606 = select i1 %605, i64 %602, i64 %558
  %607 = mul i64 %601, %560
  %608 = select i1 %559, i64 %607, i64 0
  %609 = mul nsw i64 %589, %281
  %610 = add i64 %608, %609
  %611 = sitofp i64 %610 to double
  %612 = fmul double %576, %611
  %613 = fdiv double %545, %591
  %614 = fptosi double %613 to i64
  %615 = sitofp i64 %614 to double
  %616 = fcmp olt double %318, %615
  %617 = select i1 %616, double %318, double %615
  %618 = mul nsw i64 %603, %570
  %619 = mul nsw i64 %606, %567
  %620 = tail call i64 @llvm.smax.i64(i64 %618, i64 %619)
  %621 = sitofp i64 %620 to double
  %622 = fmul double %307, %621
  %623 = fcmp ogt double %622, %486
  %624 = select i1 %623, double %486, double %622
  %625 = fmul double %483, %612
  %626 = fcmp ult double %625, %541
  br i1 %626, label %634, label %627

627:                                              ; preds = %600
  %628 = fmul double %481, %617
  %629 = fmul double %628, %591
  %630 = fsub double %541, %629
  %631 = fdiv double %630, %483
  %632 = fcmp olt double %624, %631
  %633 = select i1 %632, double %624, double %631
  br label %634

634:                                              ; preds = %627, %600
  %635 = phi double [ %633, %627 ], [ %624, %600 ]
  %636 = fsub double %612, %635
  %637 = fmul double %617, %591
  %638 = fmul double %308, %637
  %639 = fdiv double %636, %638
  %640 = fcmp olt double %588, %639
  %641 = select i1 %640, double %588, double %639
  %642 = add nuw i64 %589, 1
  %643 = icmp eq i64 %589, %557
  br i1 %643, label %593, label %587

644:                                              ; preds = %593, %549
  %645 = phi i64 [ %550, %549 ], [ %557, %593 ]
  %646 = phi double [ %536, %549 ], [ %594, %593 ]
  %647 = fcmp ogt double %646, 0.000000e+00
  %648 = select i1 %647, double %646, double 0.000000e+00
  %649 = fmul double %398, %648
  %650 = fmul double %480, %649
  %651 = fmul double %476, %480
  %652 = fsub double %477, %651
  %653 = mul nsw i64 %645, %492
  %654 = sitofp i64 %653 to double
  %655 = fdiv double %652, %654
  %656 = fsub double %655, %333
  %657 = fcmp ogt double %650, %335
  %658 = fdiv double %335, %650
  %659 = select i1 %657, double %658, double 1.000000e+00
  %660 = fsub double 1.000000e+00, %659
  %661 = fmul double %399, %660
  %662 = fadd double %335, %661
  %663 = fadd double %656, %650
  %664 = fmul double %663, %659
  %665 = fadd double %664, %662
  %666 = fcmp ogt double %469, %665
  %667 = select i1 %666, double %469, double %665
  br label %668

668:                                              ; preds = %644, %429
  %669 = phi double [ %667, %644 ], [ %469, %429 ]
  %670 = fadd double %247, %669
  %671 = fcmp olt double %316, %670
  %672 = select i1 %671, double %316, double %670
  br label %673

673:                                              ; preds = %668, %314
  %674 = phi double [ %672, %668 ], [ %316, %314 ]
  %675 = add nsw i64 %315, -1
  %676 = icmp sgt i64 %315, 1
  br i1 %676, label %314, label %677

677:                                              ; preds = %673, %303, %293
  %678 = phi double [ %294, %293 ], [ %294, %303 ], [ %674, %673 ]
  %679 = add nsw i64 %295, -1
  %680 = icmp sgt i64 %295, 1
  br i1 %680, label %293, label %289

681:                                              ; preds = %275, %241
  %682 = phi double [ 1.000000e+300, %241 ], [ %276, %275 ]
  %683 = fcmp ogt double %237, %682
  %684 = select i1 %683, double %237, double %682
  br label %685

685:                                              ; preds = %232, %681
  %686 = phi double [ %684, %681 ], [ %237, %232 ]
  %687 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %62
  store double %686, ptr %687, align 8
  %688 = add nuw nsw i64 %62, 1
  %689 = load i64, ptr %27, align 8
  %690 = icmp slt i64 %688, %689
  br i1 %690, label %61, label %43

691:                                              ; preds = %879, %46
  %692 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %693 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %694 = load double, ptr %692, align 8
  %695 = load double, ptr %693, align 8
  %696 = fcmp olt double %694, %695
  br i1 %696, label %697, label %1319

697:                                              ; preds = %691
  %698 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %699 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %700 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %701 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %702 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %703 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %704 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %705 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  br label %884

706:                                              ; preds = %48, %879
  %707 = phi i64 [ 0, %48 ], [ %882, %879 ]
  %708 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %707
  %709 = load double, ptr %708, align 8
  %710 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %707
  %711 = load double, ptr %710, align 8
  %712 = fcmp olt double %26, %711
  %713 = select i1 %712, double %26, double %711
  %714 = fcmp olt double %709, %713
  br i1 %714, label %715, label %879

715:                                              ; preds = %706
  %716 = load double, ptr %52, align 8
  %717 = load i64, ptr %18, align 8
  %718 = load i64, ptr %22, align 8
  %719 = mul nsw i64 %718, %717
  %720 = sitofp i64 %719 to double
  %721 = fdiv double %716, %720
  br i1 %54, label %722, label %879

722:                                              ; preds = %715
  %723 = load ptr, ptr %49, align 8
  %724 = getelementptr inbounds double, ptr %723, i64 %707
  %725 = load double, ptr %724, align 8
  %726 = load double, ptr %50, align 8
  %727 = load double, ptr %51, align 8
  %728 = fadd double %726, %727
  %729 = fcmp olt double %725, %728
  %730 = select i1 %729, double %725, double %728
  %731 = load i64, ptr %55, align 8
  %732 = load i64, ptr %56, align 8
  %733 = load i64, ptr %11, align 8
  %734 = load i64, ptr %13, align 8
  %735 = mul nsw i64 %734, %733
  %736 = load i64, ptr %0, align 8
  %737 = icmp slt i64 %736, 1
  %738 = fsub double %730, %727
  br label %739

739:                                              ; preds = %875, %722
  %740 = phi double [ 1.000000e+300, %722 ], [ %876, %875 ]
  %741 = phi i64 [ 0, %722 ], [ %877, %875 ]
  %742 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %741
  %743 = load i64, ptr %742, align 8
  %744 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %741, i32 2
  %745 = load i64, ptr %744, align 8
  %746 = add nsw i64 %743, -1
  %747 = mul nsw i64 %746, %731
  %748 = add nsw i64 %747, %745
  %749 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %741, i32 1
  %750 = load i64, ptr %749, align 8
  %751 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %741, i32 3
  %752 = load i64, ptr %751, align 8
  %753 = add nsw i64 %750, -1
  %754 = mul nsw i64 %753, %732
  %755 = add nsw i64 %754, %752
  %756 = mul nsw i64 %752, %745
  %757 = icmp slt i64 %743, %717
  %758 = icmp sgt i64 %745, %731
  %759 = select i1 %757, i1 %758, i1 false
  %760 = sub nsw i64 %745, %731
  %761 = mul nsw i64 %755, %760
  %762 = select i1 %759, i64 %761, i64 0
  %763 = icmp slt i64 %750, %718
  %764 = icmp sgt i64 %752, %732
  %765 = select i1 %763, i1 %764, i1 false
  %766 = sub nsw i64 %752, %732
  %767 = mul nsw i64 %766, %748
  %768 = select i1 %765, i64 %767, i64 0
  %769 = icmp slt i64 %756, %735
  %770 = mul nsw i64 %750, %743
  %771 = sitofp i64 %770 to double
  %772 = fdiv double %771, %720
  %773 = fsub double 1.000000e+00, %772
  %774 = select i1 %769, double %773, double 1.000000e+00
  %775 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %741, i32 6
  %776 = load double, ptr %775, align 8
  %777 = tail call i64 @llvm.smax.i64(i64 %762, i64 %768)
  %778 = sitofp i64 %777 to double
  %779 = fsub double %776, %778
  %780 = fcmp ogt double %779, 0.000000e+00
  %781 = select i1 %780, double %779, double 0.000000e+00
  %782 = fmul double %774, %781
  %783 = mul nsw i64 %756, %770
  %784 = sitofp i64 %783 to double
  %785 = fdiv double %782, %784
  %786 = icmp eq i64 %745, %733
  %787 = icmp eq i64 %752, %734
  %788 = tail call i64 @llvm.smin.i64(i64 %745, i64 %752)
  %789 = mul nsw i64 %755, %748
  %790 = sitofp i64 %789 to double
  %791 = fdiv double %716, %771
  br i1 %737, label %829, label %792

792:                                              ; preds = %739
  %793 = load i64, ptr %7, align 8
  %794 = load double, ptr %57, align 8
  %795 = load double, ptr %58, align 8
  %796 = fmul double %795, %790
  br label %797

797:                                              ; preds = %825, %792
  %798 = phi double [ %740, %792 ], [ %826, %825 ]
  %799 = phi i64 [ 1, %792 ], [ %827, %825 ]
  %800 = mul nsw i64 %799, %756
  %801 = sitofp i64 %800 to double
  %802 = fmul double %794, %801
  %803 = fadd double %796, %802
  %804 = fdiv double %738, %803
  %805 = fptosi double %804 to i64
  %806 = tail call i64 @llvm.smin.i64(i64 %793, i64 %805)
  %807 = icmp sgt i64 %806, 0
  br i1 %807, label %808, label %829

808:                                              ; preds = %797
  %809 = load double, ptr %59, align 8
  %810 = mul nsw i64 %806, %756
  %811 = sitofp i64 %810 to double
  %812 = fdiv double %809, %811
  %813 = fadd double %721, %812
  %814 = load double, ptr %60, align 8
  %815 = fmul double %785, %814
  %816 = sitofp i64 %799 to double
  %817 = fdiv double %815, %816
  %818 = fadd double %813, %817
  %819 = fcmp olt double %798, %818
  %820 = select i1 %819, double %798, double %818
  br i1 %769, label %821, label %825

821:                                              ; preds = %808
  %822 = fadd double %791, %812
  %823 = fcmp olt double %820, %822
  %824 = select i1 %823, double %820, double %822
  br label %825

825:                                              ; preds = %821, %808
  %826 = phi double [ %820, %808 ], [ %824, %821 ]
  %827 = add nuw i64 %799, 1
  %828 = icmp eq i64 %799, %736
  br i1 %828, label %829, label %797

829:                                              ; preds = %825, %797, %739
  %830 = phi double [ %740, %739 ], [ %798, %797 ], [ %826, %825 ]
  br i1 %786, label %833, label %831

831:                                              ; preds = %829
  %832 = select i1 %787, i64 %752, i64 %788
  br label %834

833:                                              ; preds = %829
  br i1 %787, label %875, label %834

834:                                              ; preds = %833, %831
  %835 = phi i64 [ %733, %833 ], [ %832, %831 ]
  %836 = add nsw i64 %835, %756
  %837 = tail call fastcc double @goes_on(ptr noundef nonnull %0, i64 noundef %743, i64 noundef %750, i64 noundef %745, i64 noundef %752)
  br i1 %737, label %875, label %838

838:                                              ; preds = %834
  %839 = load i64, ptr %7, align 8
  %840 = load double, ptr %57, align 8
  %841 = load double, ptr %58, align 8
  %842 = fmul double %841, %790
  br label %843

843:                                              ; preds = %871, %838
  %844 = phi double [ %830, %838 ], [ %872, %871 ]
  %845 = phi i64 [ 1, %838 ], [ %873, %871 ]
  %846 = mul nsw i64 %845, %836
  %847 = sitofp i64 %846 to double
  %848 = fmul double %840, %847
  %849 = fadd double %842, %848
  %850 = fdiv double %738, %849
  %851 = fptosi double %850 to i64
  %852 = tail call i64 @llvm.smin.i64(i64 %839, i64 %851)
  %853 = icmp sgt i64 %852, 0
  br i1 %853, label %854, label %875

854:                                              ; preds = %843
  %855 = load double, ptr %59, align 8
  %856 = mul nsw i64 %852, %756
  %857 = sitofp i64 %856 to double
  %858 = fdiv double %855, %857
  %859 = fadd double %721, %858
  %860 = load double, ptr %60, align 8
  %861 = fmul double %837, %860
  %862 = sitofp i64 %845 to double
  %863 = fdiv double %861, %862
  %864 = fadd double %859, %863
  %865 = fcmp olt double %844, %864
  %866 = select i1 %865, double %844, double %864
  br i1 %769, label %867, label %871

867:                                              ; preds = %854
  %868 = fadd double %791, %858
  %869 = fcmp olt double %866, %868
  %870 = select i1 %869, double %866, double %868
  br label %871

871:                                              ; preds = %867, %854
  %872 = phi double [ %866, %854 ], [ %870, %867 ]
  %873 = add nuw i64 %845, 1
  %874 = icmp eq i64 %845, %736
  br i1 %874, label %875, label %843

875:                                              ; preds = %871, %843, %834, %833
  %876 = phi double [ %830, %833 ], [ %830, %834 ], [ %844, %843 ], [ %872, %871 ]
  %877 = add nuw nsw i64 %741, 1
  %878 = icmp eq i64 %877, %53
  br i1 %878, label %879, label %739

879:                                              ; preds = %875, %715, %706
  %880 = phi double [ 0.000000e+00, %706 ], [ 1.000000e+300, %715 ], [ %876, %875 ]
  %881 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %707
  store double %880, ptr %881, align 8
  %882 = add nuw nsw i64 %707, 1
  %883 = icmp eq i64 %882, %44
  br i1 %883, label %691, label %706

884:                                              ; preds = %697, %1298
  %885 = phi i64 [ %44, %697 ], [ %935, %1298 ]
  %886 = phi double [ 1.000000e+00, %697 ], [ %1304, %1298 ]
  %887 = phi i64 [ 1, %697 ], [ %1303, %1298 ]
  %888 = icmp sgt i64 %885, 0
  br i1 %888, label %889, label %1411

889:                                              ; preds = %884
  %890 = and i64 %885, 1
  %891 = icmp eq i64 %885, 1
  br i1 %891, label %894, label %892

892:                                              ; preds = %889
  %893 = and i64 %885, -2
  br label %910

894:                                              ; preds = %910, %889
  %895 = phi i64 [ undef, %889 ], [ %928, %910 ]
  %896 = phi i64 [ 0, %889 ], [ %929, %910 ]
  %897 = phi i64 [ 0, %889 ], [ %928, %910 ]
  %898 = icmp eq i64 %890, 0
  br i1 %898, label %907, label %899

899:                                              ; preds = %894
  %900 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %896
  %901 = load double, ptr %900, align 8
  %902 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %896
  %903 = load double, ptr %902, align 8
  %904 = fcmp ogt double %901, %903
  %905 = zext i1 %904 to i64
  %906 = or i64 %897, %905
  br label %907

907:                                              ; preds = %894, %899
  %908 = phi i64 [ %895, %894 ], [ %906, %899 ]
  %909 = icmp eq i64 %908, 0
  br i1 %909, label %1319, label %932

910:                                              ; preds = %910, %892
  %911 = phi i64 [ 0, %892 ], [ %929, %910 ]
  %912 = phi i64 [ 0, %892 ], [ %928, %910 ]
  %913 = phi i64 [ 0, %892 ], [ %930, %910 ]
  %914 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %911
  %915 = load double, ptr %914, align 16
  %916 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %911
  %917 = load double, ptr %916, align 16
  %918 = fcmp ogt double %915, %917
  %919 = zext i1 %918 to i64
  %920 = or i64 %912, %919
  %921 = or i64 %911, 1
  %922 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %921
  %923 = load double, ptr %922, align 8
  %924 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %921
  %925 = load double, ptr %924, align 8
  %926 = fcmp ogt double %923, %925
  %927 = zext i1 %926 to i64
  %928 = or i64 %920, %927
  %929 = add nuw nsw i64 %911, 2
  %930 = add i64 %913, 2
  %931 = icmp eq i64 %930, %893
  br i1 %931, label %894, label %910

932:                                              ; preds = %907
  %933 = tail call fastcc i64 @walk(ptr noundef nonnull %0, i64 noundef %887)
  %934 = icmp eq i64 %933, 0
  %935 = load i64, ptr %27, align 8
  %936 = icmp sgt i64 %935, 0
  br i1 %934, label %941, label %937

937:                                              ; preds = %932
  br i1 %936, label %938, label %1298

938:                                              ; preds = %937
  %939 = load i64, ptr @table, align 8
  %940 = icmp sgt i64 %939, 0
  br label %960

941:                                              ; preds = %932
  br i1 %936, label %942, label %1411

942:                                              ; preds = %941
  %943 = and i64 %935, 3
  %944 = icmp ult i64 %935, 4
  br i1 %944, label %1309, label %945

945:                                              ; preds = %942
  %946 = and i64 %935, -4
  br label %947

947:                                              ; preds = %947, %945
  %948 = phi i64 [ 0, %945 ], [ %957, %947 ]
  %949 = phi i64 [ 0, %945 ], [ %958, %947 ]
  %950 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %948
  store double 0.000000e+00, ptr %950, align 16
  %951 = or i64 %948, 1
  %952 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %951
  store double 0.000000e+00, ptr %952, align 8
  %953 = or i64 %948, 2
  %954 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %953
  store double 0.000000e+00, ptr %954, align 16
  %955 = or i64 %948, 3
  %956 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %955
  store double 0.000000e+00, ptr %956, align 8
  %957 = add nuw nsw i64 %948, 4
  %958 = add i64 %949, 4
  %959 = icmp eq i64 %958, %946
  br i1 %959, label %1309, label %947

960:                                              ; preds = %938, %1295
  %961 = phi i64 [ 0, %938 ], [ %1296, %1295 ]
  %962 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %961
  %963 = load double, ptr %962, align 8
  %964 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %961
  %965 = load double, ptr %964, align 8
  %966 = fcmp ogt double %963, %965
  br i1 %966, label %967, label %1295

967:                                              ; preds = %960
  %968 = load ptr, ptr %698, align 8
  %969 = getelementptr inbounds double, ptr %968, i64 %961
  %970 = load double, ptr %969, align 8
  %971 = load double, ptr %693, align 8
  %972 = load double, ptr %699, align 8
  %973 = fadd double %971, %972
  %974 = fcmp olt double %970, %973
  %975 = select i1 %974, double %970, double %973
  %976 = icmp eq i64 %961, 0
  br i1 %976, label %981, label %977

977:                                              ; preds = %967
  %978 = add nsw i64 %961, -1
  %979 = getelementptr inbounds double, ptr %968, i64 %978
  %980 = load double, ptr %979, align 8
  br label %981

981:                                              ; preds = %967, %977
  %982 = phi double [ %980, %977 ], [ 0.000000e+00, %967 ]
  %983 = fsub double %973, %982
  %984 = fdiv double %983, %972
  %985 = fptosi double %984 to i64
  %986 = sitofp i64 %985 to double
  %987 = fcmp ogt double %984, %986
  %988 = fadd double %986, -1.000000e+00
  %989 = select i1 %987, double %986, double %988
  %990 = load double, ptr %700, align 8
  %991 = load i64, ptr %18, align 8
  %992 = load i64, ptr %22, align 8
  %993 = mul nsw i64 %992, %991
  %994 = sitofp i64 %993 to double
  %995 = fdiv double %990, %994
  br i1 %940, label %996, label %1293

996:                                              ; preds = %981
  %997 = load i64, ptr %701, align 8
  %998 = load i64, ptr %702, align 8
  %999 = add nsw i64 %991, -1
  %1000 = mul nsw i64 %997, %999
  %1001 = mul nsw i64 %997, %991
  %1002 = add nsw i64 %992, -1
  %1003 = mul nsw i64 %998, %1002
  %1004 = mul nsw i64 %998, %992
  %1005 = load i64, ptr %11, align 8
  %1006 = fsub double %975, %972
  %1007 = load i64, ptr %13, align 8
  %1008 = mul nsw i64 %1007, %1005
  br label %1009

1009:                                             ; preds = %1289, %996
  %1010 = phi double [ %963, %996 ], [ %1290, %1289 ]
  %1011 = phi i64 [ 0, %996 ], [ %1291, %1289 ]
  %1012 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %1011
  %1013 = load i64, ptr %1012, align 8
  %1014 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %1011, i32 2
  %1015 = load i64, ptr %1014, align 8
  %1016 = add nsw i64 %1013, -1
  %1017 = mul nsw i64 %1016, %997
  %1018 = add nsw i64 %1017, %1015
  %1019 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %1011, i32 1
  %1020 = load i64, ptr %1019, align 8
  %1021 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %1011, i32 3
  %1022 = load i64, ptr %1021, align 8
  %1023 = add nsw i64 %1020, -1
  %1024 = mul nsw i64 %1023, %998
  %1025 = add nsw i64 %1024, %1022
  %1026 = mul nsw i64 %1022, %1015
  %1027 = icmp sgt i64 %1013, 1
  %1028 = icmp sgt i64 %1015, %997
  %1029 = and i1 %1027, %1028
  %1030 = sub nsw i64 %1015, %997
  %1031 = select i1 %1029, i64 %1030, i64 0
  %1032 = icmp sgt i64 %1015, 1
  %1033 = select i1 %1032, i64 %1017, i64 0
  %1034 = tail call i64 @llvm.smax.i64(i64 %1031, i64 %1033)
  %1035 = icmp sgt i64 %1020, 1
  %1036 = icmp sgt i64 %1022, %998
  %1037 = and i1 %1035, %1036
  %1038 = sub nsw i64 %1022, %998
  %1039 = select i1 %1037, i64 %1038, i64 0
  %1040 = icmp sgt i64 %1022, 1
  %1041 = select i1 %1040, i64 %1024, i64 0
  %1042 = tail call i64 @llvm.smax.i64(i64 %1039, i64 %1041)
  %1043 = tail call i64 @llvm.smin.i64(i64 %1015, i64 %1022)
  %1044 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 7, i64 %1011
  %1045 = mul i64 %1020, %1013
  %1046 = sitofp i64 %1045 to double
  %1047 = fdiv double %1046, %994
  %1048 = sitofp i64 %1026 to double
  %1049 = mul nsw i64 %1025, %1018
  %1050 = add nsw i64 %1049, -1
  %1051 = icmp slt i64 %1013, %991
  %1052 = add nsw i64 %1015, %1000
  %1053 = tail call i64 @llvm.smax.i64(i64 %1052, i64 %1018)
  %1054 = icmp sle i64 %1052, %1001
  %1055 = sub nsw i64 %1052, %1001
  %1056 = sub i64 %1001, %1052
  %1057 = icmp slt i64 %1020, %992
  %1058 = add nsw i64 %1022, %1003
  %1059 = tail call i64 @llvm.smax.i64(i64 %1058, i64 %1025)
  %1060 = icmp sle i64 %1058, %1004
  %1061 = sub nsw i64 %1058, %1004
  %1062 = sub i64 %1004, %1058
  %1063 = icmp sgt i64 %1018, 0
  %1064 = add nsw i64 %1018, -1
  %1065 = fdiv double %990, %1046
  %1066 = icmp eq i64 %1015, %1005
  %1067 = icmp eq i64 %1022, %1007
  %1068 = select i1 %1067, i64 %1022, i64 %1043
  %1069 = icmp slt i64 %1026, %1008
  %1070 = select i1 %1069, double %1047, double 0.000000e+00
  %1071 = fsub double 1.000000e+00, %1070
  br label %1072

1072:                                             ; preds = %1287, %1009
  %1073 = phi double [ %1010, %1009 ], [ %1288, %1287 ]
  %1074 = phi i1 [ true, %1009 ], [ false, %1287 ]
  br i1 %1074, label %1082, label %1075

1075:                                             ; preds = %1072
  %1076 = xor i1 %1066, true
  %1077 = xor i1 %1067, true
  %1078 = select i1 %1076, i1 true, i1 %1077
  %1079 = select i1 %1076, i64 %1068, i64 %1005
  br i1 %1078, label %1080, label %1289

1080:                                             ; preds = %1075
  %1081 = add nsw i64 %1079, %1026
  br label %1082

1082:                                             ; preds = %1072, %1080
  %1083 = phi i64 [ %1081, %1080 ], [ %1026, %1072 ]
  %1084 = load double, ptr %703, align 8
  %1085 = load double, ptr %1044, align 8
  %1086 = fmul double %1084, %1085
  %1087 = load i64, ptr %0, align 8
  %1088 = icmp slt i64 %1087, 1
  br i1 %1088, label %1287, label %1089

1089:                                             ; preds = %1082, %1283
  %1090 = phi double [ %1284, %1283 ], [ %1073, %1082 ]
  %1091 = phi i64 [ %1285, %1283 ], [ 1, %1082 ]
  %1092 = mul i64 %1091, %1045
  %1093 = sitofp i64 %1092 to double
  %1094 = fmul double %1048, %1093
  %1095 = fcmp olt double %989, %1093
  br i1 %1095, label %1287, label %1096

1096:                                             ; preds = %1089
  %1097 = fmul double %972, %1093
  %1098 = fsub double %971, %1097
  %1099 = fcmp olt double %1006, %1098
  %1100 = select i1 %1099, double %1006, double %1098
  %1101 = load double, ptr %692, align 8
  %1102 = fmul double %886, %1101
  %1103 = fsub double %1100, %1102
  %1104 = load i64, ptr %7, align 8
  %1105 = load double, ptr %704, align 8
  %1106 = mul nsw i64 %1091, %1083
  %1107 = sitofp i64 %1106 to double
  %1108 = fmul double %1105, %1107
  %1109 = fdiv double %1103, %1108
  %1110 = fptosi double %1109 to i64
  %1111 = tail call i64 @llvm.smin.i64(i64 %1104, i64 %1110)
  %1112 = fcmp ole double %1103, 0.000000e+00
  %1113 = icmp slt i64 %1111, 1
  %1114 = select i1 %1112, i1 true, i1 %1113
  br i1 %1114, label %1287, label %1115

1115:                                             ; preds = %1096
  %1116 = icmp sgt i64 %1111, %887
  br i1 %1116, label %1117, label %1127

1117:                                             ; preds = %1115
  %1118 = load double, ptr %705, align 8
  %1119 = mul nsw i64 %1111, %1026
  %1120 = sitofp i64 %1119 to double
  %1121 = fdiv double %1118, %1120
  %1122 = fadd double %995, %1121
  %1123 = fdiv double %1086, %1094
  %1124 = fadd double %1123, %1122
  %1125 = fcmp olt double %1090, %1124
  %1126 = select i1 %1125, double %1090, double %1124
  br label %1127

1127:                                             ; preds = %1117, %1115
  %1128 = phi double [ %1126, %1117 ], [ %1090, %1115 ]
  %1129 = tail call i64 @llvm.smin.i64(i64 %1111, i64 %887)
  %1130 = icmp eq i64 %1129, 0
  br i1 %1130, label %1283, label %1131

1131:                                             ; preds = %1127
  %1132 = load double, ptr %705, align 8
  br label %1133

1133:                                             ; preds = %1279, %1131
  %1134 = phi double [ %1128, %1131 ], [ %1280, %1279 ]
  %1135 = phi i64 [ %1129, %1131 ], [ %1281, %1279 ]
  %1136 = mul nsw i64 %1135, %1026
  %1137 = sitofp i64 %1136 to double
  %1138 = fdiv double %1132, %1137
  %1139 = fadd double %995, %1138
  %1140 = fcmp ult double %1139, %1134
  br i1 %1140, label %1141, label %1283

1141:                                             ; preds = %1133
  %1142 = sdiv i64 %887, %1135
  %1143 = tail call i64 @llvm.smin.i64(i64 %1142, i64 %1050)
  %1144 = icmp eq i64 %1143, 0
  br i1 %1144, label %1279, label %1145

1145:                                             ; preds = %1141
  br i1 %1074, label %1146, label %1253

1146:                                             ; preds = %1145
  br i1 %1051, label %1147, label %1179

1147:                                             ; preds = %1146
  %1148 = tail call i64 @llvm.smin.i64(i64 %1143, i64 %1053)
  %1149 = icmp slt i64 %1148, 1
  %1150 = or i1 %1054, %1149
  br i1 %1150, label %1179, label %1151

1151:                                             ; preds = %1147, %1166
  %1152 = phi i64 [ %1176, %1166 ], [ 0, %1147 ]
  %1153 = phi i64 [ %1177, %1166 ], [ 1, %1147 ]
  %1154 = sdiv i64 %1143, %1153
  %1155 = icmp slt i64 %1154, %1025
  br i1 %1155, label %1156, label %1163

1156:                                             ; preds = %1151
  %1157 = shl i64 %1154, 1
  %1158 = sub i64 %1157, %1025
  %1159 = tail call i64 @llvm.smin.i64(i64 %1025, i64 %1158)
  %1160 = tail call i64 @llvm.smin.i64(i64 %1154, i64 %1159)
  %1161 = tail call i64 @llvm.smax.i64(i64 %1160, i64 0)
  %1162 = tail call i64 @llvm.smin.i64(i64 %1161, i64 %1042)
  br label %1163

1163:                                             ; preds = %1156, %1151
  %1164 = phi i64 [ %1162, %1156 ], [ %1025, %1151 ]
  %1165 = icmp eq i64 %1164, 0
  br i1 %1165, label %1179, label %1166

1166:                                             ; preds = %1163
  %1167 = tail call i64 @llvm.smin.i64(i64 %1153, i64 %1052)
  %1168 = tail call i64 @llvm.smin.i64(i64 %1153, i64 %1018)
  %1169 = tail call i64 @llvm.smin.i64(i64 %1167, i64 %1168)
  %1170 = add i64 %1056, %1168
  %1171 = add i64 %1170, %1167
  %1172 = tail call i64 @llvm.smin.i64(i64 %1055, i64 %1171)
  %1173 = tail call i64 @llvm.smin.i64(i64 %1169, i64 %1172)
  %1174 = tail call i64 @llvm.smax.i64(i64 %1173, i64 0)
  %1175 = mul nsw i64 %1164, %1174
  %1176 = tail call i64 @llvm.smax.i64(i64 %1175, i64 %1152)
  %1177 = add nuw i64 %1153, 1
  %1178 = icmp eq i64 %1153, %1148
  br i1 %1178, label %1179, label %1151

1179:                                             ; preds = %1166, %1163, %1147, %1146
  %1180 = phi i64 [ 0, %1146 ], [ 0, %1147 ], [ %1176, %1166 ], [ %1152, %1163 ]
  br i1 %1057, label %1181, label %1213

1181:                                             ; preds = %1179
  %1182 = tail call i64 @llvm.smin.i64(i64 %1143, i64 %1059)
  %1183 = icmp slt i64 %1182, 1
  %1184 = or i1 %1060, %1183
  br i1 %1184, label %1213, label %1185

1185:                                             ; preds = %1181, %1200
  %1186 = phi i64 [ %1210, %1200 ], [ 0, %1181 ]
  %1187 = phi i64 [ %1211, %1200 ], [ 1, %1181 ]
  %1188 = sdiv i64 %1143, %1187
  %1189 = icmp slt i64 %1188, %1018
  br i1 %1189, label %1190, label %1197

1190:                                             ; preds = %1185
  %1191 = shl i64 %1188, 1
  %1192 = sub i64 %1191, %1018
  %1193 = tail call i64 @llvm.smin.i64(i64 %1018, i64 %1192)
  %1194 = tail call i64 @llvm.smin.i64(i64 %1188, i64 %1193)
  %1195 = tail call i64 @llvm.smax.i64(i64 %1194, i64 0)
  %1196 = tail call i64 @llvm.smin.i64(i64 %1195, i64 %1034)
  br label %1197

1197:                                             ; preds = %1190, %1185
  %1198 = phi i64 [ %1196, %1190 ], [ %1018, %1185 ]
  %1199 = icmp eq i64 %1198, 0
  br i1 %1199, label %1213, label %1200

1200:                                             ; preds = %1197
  %1201 = tail call i64 @llvm.smin.i64(i64 %1187, i64 %1058)
  %1202 = tail call i64 @llvm.smin.i64(i64 %1187, i64 %1025)
  %1203 = tail call i64 @llvm.smin.i64(i64 %1201, i64 %1202)
  %1204 = add i64 %1062, %1202
  %1205 = add i64 %1204, %1201
  %1206 = tail call i64 @llvm.smin.i64(i64 %1061, i64 %1205)
  %1207 = tail call i64 @llvm.smin.i64(i64 %1203, i64 %1206)
  %1208 = tail call i64 @llvm.smax.i64(i64 %1207, i64 0)
  %1209 = mul nsw i64 %1198, %1208
  %1210 = tail call i64 @llvm.smax.i64(i64 %1209, i64 %1186)
  %1211 = add nuw i64 %1187, 1
  %1212 = icmp eq i64 %1187, %1182
  br i1 %1212, label %1213, label %1185

1213:                                             ; preds = %1200, %1197, %1181, %1179
  %1214 = phi i64 [ 0, %1179 ], [ 0, %1181 ], [ %1210, %1200 ], [ %1186, %1197 ]
  %1215 = icmp sgt i64 %1143, 0
  %1216 = and i1 %1063, %1215
  br i1 %1216, label %1217, label %1249

1217:                                             ; preds = %1213
  %1218 = add nsw i64 %1143, -1
  %1219 = tail call i64 @llvm.umin.i64(i64 %1064, i64 %1218)
  %1220 = add nuw nsw i64 %1219, 1
  br label %1221

1221:                                             ; preds = %1243, %1217
  %1222 = phi i64 [ 0, %1217 ], [ %1246, %1243 ]
  %1223 = phi i64 [ 1, %1217 ], [ %1247, %1243 ]
  %1224 = sdiv i64 %1143, %1223
  %1225 = icmp slt i64 %1223, %1018
  br i1 %1225, label %1226, label %1233

1226:                                             ; preds = %1221
  %1227 = shl nuw i64 %1223, 1
  %1228 = sub i64 %1227, %1018
  %1229 = tail call i64 @llvm.smin.i64(i64 %1018, i64 %1228)
  %1230 = tail call i64 @llvm.smin.i64(i64 %1223, i64 %1229)
  %1231 = tail call i64 @llvm.smax.i64(i64 %1230, i64 0)
  %1232 = tail call i64 @llvm.smin.i64(i64 %1231, i64 %1034)
  br label %1233

1233:                                             ; preds = %1226, %1221
  %1234 = phi i64 [ %1232, %1226 ], [ %1018, %1221 ]
  %1235 = icmp slt i64 %1224, %1025
  br i1 %1235, label %1236, label %1243

1236:                                             ; preds = %1233
  %1237 = shl i64 %1224, 1
  %1238 = sub i64 %1237, %1025
  %1239 = tail call i64 @llvm.smin.i64(i64 %1025, i64 %1238)
  %1240 = tail call i64 @llvm.smin.i64(i64 %1224, i64 %1239)
  %1241 = tail call i64 @llvm.smax.i64(i64 %1240, i64 0)
  %1242 = tail call i64 @llvm.smin.i64(i64 %1241, i64 %1042)
  br label %1243

1243:                                             ; preds = %1236, %1233
  %1244 = phi i64 [ %1242, %1236 ], [ %1025, %1233 ]
  %1245 = mul nsw i64 %1244, %1234
  %1246 = tail call i64 @llvm.smax.i64(i64 %1245, i64 %1222)
  %1247 = add nuw i64 %1223, 1
  %1248 = icmp eq i64 %1223, %1220
  br i1 %1248, label %1249, label %1221

1249:                                             ; preds = %1243, %1213
  %1250 = phi i64 [ 0, %1213 ], [ %1246, %1243 ]
  %1251 = tail call i64 @llvm.smax.i64(i64 %1250, i64 %1180)
  %1252 = tail call i64 @llvm.smax.i64(i64 %1251, i64 %1214)
  br label %1253

1253:                                             ; preds = %1249, %1145
  %1254 = phi i64 [ %1143, %1145 ], [ %1252, %1249 ]
  %1255 = sitofp i64 %1254 to double
  %1256 = fmul double %1084, %1255
  %1257 = fsub double %1086, %1256
  %1258 = fcmp ogt double %1257, 0.000000e+00
  %1259 = select i1 %1258, double %1257, double 0.000000e+00
  %1260 = fmul double %1071, %1259
  %1261 = sitofp i64 %1143 to double
  %1262 = fmul double %1084, %1261
  %1263 = fsub double %1086, %1262
  %1264 = fcmp ogt double %1263, 0.000000e+00
  %1265 = select i1 %1264, double %1263, double 0.000000e+00
  %1266 = fmul double %1070, %1265
  %1267 = fadd double %1266, %1260
  %1268 = fdiv double %1267, %1094
  %1269 = fadd double %1139, %1268
  %1270 = fcmp olt double %1134, %1269
  %1271 = select i1 %1270, double %1134, double %1269
  br i1 %1069, label %1272, label %1279

1272:                                             ; preds = %1253
  %1273 = fsub double %1139, %995
  %1274 = fadd double %1065, %1273
  %1275 = fdiv double %1265, %1094
  %1276 = fadd double %1274, %1275
  %1277 = fcmp olt double %1271, %1276
  %1278 = select i1 %1277, double %1271, double %1276
  br label %1279

1279:                                             ; preds = %1272, %1253, %1141
  %1280 = phi double [ %1271, %1253 ], [ %1278, %1272 ], [ %1134, %1141 ]
  %1281 = add nsw i64 %1135, -1
  %1282 = icmp eq i64 %1281, 0
  br i1 %1282, label %1283, label %1133

1283:                                             ; preds = %1279, %1133, %1127
  %1284 = phi double [ %1128, %1127 ], [ %1280, %1279 ], [ %1134, %1133 ]
  %1285 = add nuw i64 %1091, 1
  %1286 = icmp eq i64 %1091, %1087
  br i1 %1286, label %1287, label %1089

1287:                                             ; preds = %1283, %1096, %1089, %1082
  %1288 = phi double [ %1073, %1082 ], [ %1090, %1089 ], [ %1090, %1096 ], [ %1284, %1283 ]
  br i1 %1074, label %1072, label %1289

1289:                                             ; preds = %1075, %1287
  %1290 = phi double [ %1288, %1287 ], [ %1073, %1075 ]
  %1291 = add nuw nsw i64 %1011, 1
  %1292 = icmp eq i64 %1291, %939
  br i1 %1292, label %1293, label %1009

1293:                                             ; preds = %1289, %981
  %1294 = phi double [ %963, %981 ], [ %1290, %1289 ]
  store double %1294, ptr %962, align 8
  br label %1295

1295:                                             ; preds = %960, %1293
  %1296 = add nuw nsw i64 %961, 1
  %1297 = icmp eq i64 %1296, %935
  br i1 %1297, label %1298, label %960

1298:                                             ; preds = %1295, %937
  %1299 = add nuw nsw i64 %887, 1
  %1300 = icmp ult i64 %887, 12
  %1301 = lshr i64 %887, 3
  %1302 = select i1 %1300, i64 1, i64 %1301
  %1303 = add nuw nsw i64 %1302, %887
  %1304 = sitofp i64 %1299 to double
  %1305 = load double, ptr %692, align 8
  %1306 = fmul double %1305, %1304
  %1307 = load double, ptr %693, align 8
  %1308 = fcmp olt double %1306, %1307
  br i1 %1308, label %884, label %1319

1309:                                             ; preds = %947, %942
  %1310 = phi i64 [ 0, %942 ], [ %957, %947 ]
  %1311 = icmp eq i64 %943, 0
  br i1 %1311, label %1319, label %1312

1312:                                             ; preds = %1309, %1312
  %1313 = phi i64 [ %1316, %1312 ], [ %1310, %1309 ]
  %1314 = phi i64 [ %1317, %1312 ], [ 0, %1309 ]
  %1315 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %1313
  store double 0.000000e+00, ptr %1315, align 8
  %1316 = add nuw nsw i64 %1313, 1
  %1317 = add i64 %1314, 1
  %1318 = icmp eq i64 %1317, %943
  br i1 %1318, label %1319, label %1312

1319:                                             ; preds = %1298, %907, %1309, %1312, %691
  %1320 = phi i64 [ %44, %691 ], [ %935, %1312 ], [ %935, %1309 ], [ %935, %1298 ], [ %885, %907 ]
  %1321 = icmp sgt i64 %1320, 0
  br i1 %1321, label %1322, label %1411

1322:                                             ; preds = %1319
  %1323 = and i64 %1320, 1
  %1324 = icmp eq i64 %1320, 1
  br i1 %1324, label %1346, label %1325

1325:                                             ; preds = %1322
  %1326 = and i64 %1320, -2
  br label %1327

1327:                                             ; preds = %1327, %1325
  %1328 = phi i64 [ 0, %1325 ], [ %1343, %1327 ]
  %1329 = phi i64 [ 0, %1325 ], [ %1344, %1327 ]
  %1330 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1328
  %1331 = load double, ptr %1330, align 16
  %1332 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %1328
  %1333 = load double, ptr %1332, align 16
  %1334 = fcmp ogt double %1331, %1333
  %1335 = select i1 %1334, double %1331, double %1333
  store double %1335, ptr %1330, align 16
  %1336 = or i64 %1328, 1
  %1337 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1336
  %1338 = load double, ptr %1337, align 8
  %1339 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %1336
  %1340 = load double, ptr %1339, align 8
  %1341 = fcmp ogt double %1338, %1340
  %1342 = select i1 %1341, double %1338, double %1340
  store double %1342, ptr %1337, align 8
  %1343 = add nuw nsw i64 %1328, 2
  %1344 = add i64 %1329, 2
  %1345 = icmp eq i64 %1344, %1326
  br i1 %1345, label %1346, label %1327

1346:                                             ; preds = %1327, %1322
  %1347 = phi i64 [ 0, %1322 ], [ %1343, %1327 ]
  %1348 = icmp eq i64 %1323, 0
  br i1 %1348, label %1356, label %1349

1349:                                             ; preds = %1346
  %1350 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1347
  %1351 = load double, ptr %1350, align 8
  %1352 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %1347
  %1353 = load double, ptr %1352, align 8
  %1354 = fcmp ogt double %1351, %1353
  %1355 = select i1 %1354, double %1351, double %1353
  store double %1355, ptr %1350, align 8
  br label %1356

1356:                                             ; preds = %1349, %1346, %43
  %1357 = phi i64 [ %44, %43 ], [ %1320, %1346 ], [ %1320, %1349 ]
  %1358 = icmp sgt i64 %1357, 0
  br i1 %1358, label %1359, label %1411

1359:                                             ; preds = %1356
  %1360 = add i64 %1357, -1
  %1361 = and i64 %1357, 1
  %1362 = icmp eq i64 %1360, 0
  br i1 %1362, label %1365, label %1363

1363:                                             ; preds = %1359
  %1364 = and i64 %1357, -2
  br label %1383

1365:                                             ; preds = %1383, %1359
  %1366 = phi i64 [ 0, %1359 ], [ %1399, %1383 ]
  %1367 = icmp eq i64 %1361, 0
  br i1 %1367, label %1375, label %1368

1368:                                             ; preds = %1365
  %1369 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1366
  %1370 = load double, ptr %1369, align 8
  %1371 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1366
  %1372 = load double, ptr %1371, align 8
  %1373 = fcmp olt double %1370, %1372
  %1374 = select i1 %1373, double %1370, double %1372
  store double %1374, ptr %1369, align 8
  br label %1375

1375:                                             ; preds = %1365, %1368
  %1376 = icmp sgt i64 %1357, 1
  br i1 %1376, label %1377, label %1411

1377:                                             ; preds = %1375
  %1378 = load double, ptr @rests, align 16
  %1379 = and i64 %1360, 1
  %1380 = icmp eq i64 %1357, 2
  br i1 %1380, label %1402, label %1381

1381:                                             ; preds = %1377
  %1382 = and i64 %1360, -2
  br label %1412

1383:                                             ; preds = %1383, %1363
  %1384 = phi i64 [ 0, %1363 ], [ %1399, %1383 ]
  %1385 = phi i64 [ 0, %1363 ], [ %1400, %1383 ]
  %1386 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1384
  %1387 = load double, ptr %1386, align 16
  %1388 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1384
  %1389 = load double, ptr %1388, align 16
  %1390 = fcmp olt double %1387, %1389
  %1391 = select i1 %1390, double %1387, double %1389
  store double %1391, ptr %1386, align 16
  %1392 = or i64 %1384, 1
  %1393 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1392
  %1394 = load double, ptr %1393, align 8
  %1395 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1392
  %1396 = load double, ptr %1395, align 8
  %1397 = fcmp olt double %1394, %1396
  %1398 = select i1 %1397, double %1394, double %1396
  store double %1398, ptr %1393, align 8
  %1399 = add nuw nsw i64 %1384, 2
  %1400 = add i64 %1385, 2
  %1401 = icmp eq i64 %1400, %1364
  br i1 %1401, label %1365, label %1383

1402:                                             ; preds = %1412, %1377
  %1403 = phi double [ %1378, %1377 ], [ %1424, %1412 ]
  %1404 = phi i64 [ 1, %1377 ], [ %1425, %1412 ]
  %1405 = icmp eq i64 %1379, 0
  br i1 %1405, label %1411, label %1406

1406:                                             ; preds = %1402
  %1407 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1404
  %1408 = load double, ptr %1407, align 8
  %1409 = fcmp olt double %1408, %1403
  %1410 = select i1 %1409, double %1408, double %1403
  store double %1410, ptr %1407, align 8
  br label %1411

1411:                                             ; preds = %884, %1406, %1402, %941, %1319, %1356, %1375
  ret void

1412:                                             ; preds = %1412, %1381
  %1413 = phi double [ %1378, %1381 ], [ %1424, %1412 ]
  %1414 = phi i64 [ 1, %1381 ], [ %1425, %1412 ]
  %1415 = phi i64 [ 0, %1381 ], [ %1426, %1412 ]
  %1416 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1414
  %1417 = load double, ptr %1416, align 8
  %1418 = fcmp olt double %1417, %1413
  %1419 = select i1 %1418, double %1417, double %1413
  store double %1419, ptr %1416, align 8
  %1420 = add nuw nsw i64 %1414, 1
  %1421 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1420
  %1422 = load double, ptr %1421, align 8
  %1423 = fcmp olt double %1422, %1419
  %1424 = select i1 %1423, double %1422, double %1419
  store double %1424, ptr %1421, align 8
  %1425 = add nuw nsw i64 %1414, 2
  %1426 = add i64 %1415, 2
  %1427 = icmp eq i64 %1426, %1382
  br i1 %1427, label %1402, label %1412
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



