; beneath.c 9ae43e7378421d94b21bc8757c4e9bef92af6d34038c351065aa1a84289309a0

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
  br i1 %15, label %1111, label %16

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
  br i1 %26, label %1111, label %27

27:                                               ; preds = %16
  %28 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %29 = load double, ptr %28, align 8
  %30 = fcmp ogt double %29, 0.000000e+00
  br i1 %30, label %31, label %1111

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
  br i1 %122, label %124, label %1112

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
  br i1 %187, label %188, label %1112

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
  br i1 %223, label %224, label %1112

224:                                              ; preds = %222, %188
  %225 = load i64, ptr @every, align 8
  %226 = icmp sgt i64 %225, 0
  br i1 %226, label %227, label %231

227:                                              ; preds = %224
  %228 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %229 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %230 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  br label %241

231:                                              ; preds = %288, %224
  %232 = phi i64 [ %225, %224 ], [ %304, %288 ]
  %233 = load i64, ptr @few, align 8
  %234 = icmp sgt i64 %233, 0
  br i1 %234, label %235, label %309

235:                                              ; preds = %231
  %236 = icmp sgt i64 %232, 0
  %237 = and i64 %232, 3
  %238 = icmp ult i64 %232, 4
  %239 = and i64 %232, -4
  %240 = icmp eq i64 %237, 0
  br label %306

241:                                              ; preds = %288, %227
  %242 = phi i64 [ 0, %227 ], [ %303, %288 ]
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
  %257 = icmp eq i64 %255, %256
  %258 = select i1 %257, i64 %246, i64 1
  br label %259

259:                                              ; preds = %254, %250, %241
  %260 = phi i64 [ 1, %250 ], [ 1, %241 ], [ %258, %254 ]
  %261 = icmp slt i64 %244, %260
  br i1 %261, label %262, label %265

262:                                              ; preds = %259
  %263 = load double, ptr %4, align 8
  %264 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 5, i64 %242
  store double %263, ptr %264, align 8
  br label %275

265:                                              ; preds = %259
  %266 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %242
  %267 = load i64, ptr %266, align 8
  %268 = tail call fastcc double @glance(ptr noundef nonnull %0, i64 noundef %267, i64 noundef %246, i64 noundef %244)
  %269 = load double, ptr %4, align 8
  %270 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 5, i64 %242
  store double %268, ptr %270, align 8
  %271 = fcmp olt double %268, %269
  br i1 %271, label %282, label %272

272:                                              ; preds = %265
  %273 = load i64, ptr %245, align 8
  %274 = load i64, ptr %243, align 8
  br label %275

275:                                              ; preds = %272, %262
  %276 = phi i64 [ %244, %262 ], [ %274, %272 ]
  %277 = phi i64 [ %246, %262 ], [ %273, %272 ]
  %278 = phi double [ %263, %262 ], [ %268, %272 ]
  %279 = phi double [ %263, %262 ], [ %269, %272 ]
  %280 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %242
  %281 = load i64, ptr %280, align 8
  br label %288

282:                                              ; preds = %265
  %283 = load i64, ptr %266, align 8
  %284 = load i64, ptr %245, align 8
  %285 = load i64, ptr %243, align 8
  %286 = tail call fastcc double @together(ptr noundef nonnull %0, i64 noundef %283, i64 noundef %284, i64 noundef %285)
  store double %286, ptr %270, align 8
  %287 = load double, ptr %4, align 8
  br label %288

288:                                              ; preds = %282, %275
  %289 = phi i64 [ %285, %282 ], [ %276, %275 ]
  %290 = phi i64 [ %284, %282 ], [ %277, %275 ]
  %291 = phi i64 [ %283, %282 ], [ %281, %275 ]
  %292 = phi double [ %287, %282 ], [ %279, %275 ]
  %293 = phi double [ %286, %282 ], [ %278, %275 ]
  %294 = fcmp olt double %293, %292
  %295 = mul i64 %290, %289
  %296 = mul i64 %295, %291
  %297 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 3, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 4, i64 %298
  %300 = load i8, ptr %299, align 1
  %301 = zext i1 %294 to i8
  %302 = or i8 %300, %301
  store i8 %302, ptr %299, align 1
  %303 = add nuw nsw i64 %242, 1
  %304 = load i64, ptr @every, align 8
  %305 = icmp slt i64 %303, %304
  br i1 %305, label %241, label %231

306:                                              ; preds = %330, %235
  %307 = phi i64 [ 0, %235 ], [ %331, %330 ]
  br i1 %236, label %308, label %330

308:                                              ; preds = %306
  br i1 %238, label %321, label %333

309:                                              ; preds = %330, %231
  %310 = load double, ptr %8, align 8
  %311 = load double, ptr %6, align 8
  %312 = fcmp olt double %310, %311
  br i1 %312, label %313, label %346

313:                                              ; preds = %309
  %314 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %315 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %316 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %317 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %318 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %319 = getelementptr inbounds double, ptr %3, i64 1
  %320 = getelementptr inbounds double, ptr %2, i64 1
  br label %366

321:                                              ; preds = %333, %308
  %322 = phi i64 [ 0, %308 ], [ %343, %333 ]
  br i1 %240, label %330, label %323

323:                                              ; preds = %321, %323
  %324 = phi i64 [ %327, %323 ], [ %322, %321 ]
  %325 = phi i64 [ %328, %323 ], [ 0, %321 ]
  %326 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %307, i64 %324
  store double 1.000000e+300, ptr %326, align 8
  %327 = add nuw nsw i64 %324, 1
  %328 = add i64 %325, 1
  %329 = icmp eq i64 %328, %237
  br i1 %329, label %330, label %323

330:                                              ; preds = %321, %323, %306
  %331 = add nuw nsw i64 %307, 1
  %332 = icmp eq i64 %331, %233
  br i1 %332, label %309, label %306

333:                                              ; preds = %308, %333
  %334 = phi i64 [ %343, %333 ], [ 0, %308 ]
  %335 = phi i64 [ %344, %333 ], [ 0, %308 ]
  %336 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %307, i64 %334
  store double 1.000000e+300, ptr %336, align 16
  %337 = or i64 %334, 1
  %338 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %307, i64 %337
  store double 1.000000e+300, ptr %338, align 8
  %339 = or i64 %334, 2
  %340 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %307, i64 %339
  store double 1.000000e+300, ptr %340, align 16
  %341 = or i64 %334, 3
  %342 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %307, i64 %341
  store double 1.000000e+300, ptr %342, align 8
  %343 = add nuw nsw i64 %334, 4
  %344 = add i64 %335, 4
  %345 = icmp eq i64 %344, %239
  br i1 %345, label %321, label %333

346:                                              ; preds = %795, %309
  %347 = phi i64 [ %233, %309 ], [ %372, %795 ]
  %348 = icmp sgt i64 %347, 0
  br i1 %348, label %351, label %349

349:                                              ; preds = %346
  %350 = load i64, ptr @every, align 8
  br label %853

351:                                              ; preds = %346
  %352 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %353 = load i64, ptr %352, align 8
  %354 = add i64 %353, -1
  %355 = icmp sgt i64 %353, 1
  %356 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %357 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %358 = load i64, ptr %357, align 8
  %359 = sitofp i64 %358 to double
  %360 = load i64, ptr %17, align 8
  %361 = load i64, ptr %19, align 8
  %362 = mul nsw i64 %361, %360
  %363 = sitofp i64 %362 to double
  %364 = load i64, ptr @every, align 8
  %365 = icmp sgt i64 %364, 0
  br label %806

366:                                              ; preds = %795, %313
  %367 = phi double [ 1.000000e+00, %313 ], [ %801, %795 ]
  %368 = phi i64 [ 1, %313 ], [ %800, %795 ]
  %369 = tail call fastcc i64 @walk(ptr noundef nonnull %0, i64 noundef %368)
  %370 = icmp eq i64 %369, 0
  br i1 %370, label %1112, label %371

371:                                              ; preds = %366
  %372 = load i64, ptr @few, align 8
  %373 = icmp sgt i64 %372, 0
  br i1 %373, label %374, label %795

374:                                              ; preds = %371
  %375 = load i64, ptr %314, align 8
  %376 = add i64 %375, -1
  %377 = icmp sgt i64 %375, 1
  %378 = load i64, ptr @table, align 8
  %379 = icmp slt i64 %378, 1
  %380 = load i64, ptr @every, align 8
  %381 = icmp sgt i64 %380, 0
  %382 = sitofp i64 %368 to double
  %383 = load double, ptr %6, align 8
  %384 = load double, ptr %10, align 8
  %385 = load double, ptr %8, align 8
  %386 = fmul double %367, %385
  %387 = load double, ptr %126, align 8
  br label %388

388:                                              ; preds = %792, %374
  %389 = phi i64 [ 0, %374 ], [ %793, %792 ]
  %390 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %389
  %391 = load i64, ptr %390, align 8
  %392 = sitofp i64 %391 to double
  %393 = fmul double %384, %392
  %394 = fsub double %383, %393
  br i1 %377, label %395, label %406

395:                                              ; preds = %388
  %396 = load ptr, ptr %315, align 8
  %397 = fadd double %384, %394
  br label %398

398:                                              ; preds = %403, %395
  %399 = phi i64 [ 0, %395 ], [ %404, %403 ]
  %400 = getelementptr inbounds double, ptr %396, i64 %399
  %401 = load double, ptr %400, align 8
  %402 = fcmp olt double %401, %397
  br i1 %402, label %403, label %406

403:                                              ; preds = %398
  %404 = add nuw nsw i64 %399, 1
  %405 = icmp eq i64 %404, %376
  br i1 %405, label %406, label %398

406:                                              ; preds = %403, %398, %388
  %407 = phi i64 [ 0, %388 ], [ %376, %403 ], [ %399, %398 ]
  %408 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %407
  %409 = load double, ptr %408, align 8
  %410 = fsub double %394, %386
  %411 = fdiv double %410, %387
  %412 = fptosi double %411 to i64
  %413 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 4, i64 %389
  %414 = load i8, ptr %413, align 1
  %415 = icmp eq i8 %414, 0
  br i1 %415, label %792, label %416

416:                                              ; preds = %406
  %417 = fcmp olt double %394, %386
  %418 = icmp slt i64 %412, 1
  %419 = select i1 %417, i1 true, i1 %418
  br i1 %419, label %792, label %420

420:                                              ; preds = %416
  %421 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 2, i64 %389
  %422 = load i64, ptr %421, align 8
  br i1 %379, label %572, label %423

423:                                              ; preds = %420
  %424 = load i64, ptr %0, align 8
  br label %429

425:                                              ; preds = %566, %448
  %426 = add nuw nsw i64 %432, 1
  %427 = icmp sge i64 %426, %378
  %428 = icmp eq i64 %426, %378
  br i1 %428, label %570, label %429

429:                                              ; preds = %425, %423
  %430 = phi i1 [ false, %423 ], [ %427, %425 ]
  %431 = phi i64 [ 0, %423 ], [ %446, %425 ]
  %432 = phi i64 [ 0, %423 ], [ %426, %425 ]
  %433 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %432
  %434 = load i64, ptr %433, align 8
  %435 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %432, i32 1
  %436 = load i64, ptr %435, align 8
  %437 = mul nsw i64 %436, %434
  %438 = sdiv i64 %422, %437
  %439 = tail call i64 @llvm.smin.i64(i64 %424, i64 %438)
  %440 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %432, i32 2
  %441 = load i64, ptr %440, align 8
  %442 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %432, i32 3
  %443 = load i64, ptr %442, align 8
  %444 = mul nsw i64 %443, %441
  %445 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %432
  store i64 %431, ptr %445, align 8
  %446 = add nsw i64 %439, %431
  %447 = icmp slt i64 %446, 524289
  br i1 %447, label %448, label %570

448:                                              ; preds = %429
  %449 = getelementptr inbounds double, ptr @states, i64 %431
  %450 = load double, ptr %28, align 8
  %451 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 7, i64 %432
  %452 = load double, ptr %451, align 8
  %453 = fmul double %450, %452
  %454 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 6, i64 %432
  %455 = load i64, ptr %454, align 8
  %456 = sitofp i64 %455 to double
  %457 = fmul double %450, %456
  %458 = icmp slt i64 %439, 1
  br i1 %458, label %425, label %459

459:                                              ; preds = %448
  %460 = load double, ptr %316, align 8
  %461 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %432, i32 5
  %462 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %432, i32 4
  br label %463

463:                                              ; preds = %566, %459
  %464 = phi i64 [ %569, %566 ], [ 0, %459 ]
  %465 = phi i64 [ %567, %566 ], [ 1, %459 ]
  %466 = add i64 %464, 2
  %467 = lshr i64 %466, 1
  %468 = sub i64 %465, %467
  %469 = mul nsw i64 %444, %465
  %470 = sitofp i64 %469 to double
  %471 = fmul double %460, %470
  %472 = fadd double %453, %471
  %473 = add nsw i64 %465, -1
  %474 = getelementptr inbounds double, ptr %449, i64 %473
  store double %472, ptr %474, align 8
  %475 = icmp sgt i64 %469, %412
  br i1 %475, label %476, label %566

476:                                              ; preds = %463
  %477 = load i64, ptr %461, align 8
  %478 = icmp eq i64 %477, 0
  br i1 %478, label %566, label %479

479:                                              ; preds = %476
  %480 = load i64, ptr %462, align 8
  %481 = add nsw i64 %480, %477
  %482 = icmp sgt i64 %477, 0
  br i1 %482, label %509, label %483

483:                                              ; preds = %509, %479
  %484 = phi double [ 1.000000e+300, %479 ], [ %533, %509 ]
  %485 = add nuw nsw i64 %465, 1
  %486 = lshr i64 %485, 1
  %487 = icmp ugt i64 %465, %486
  br i1 %487, label %488, label %536

488:                                              ; preds = %483
  %489 = and i64 %468, 1
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %504, label %491

491:                                              ; preds = %488
  %492 = add nsw i64 %486, -1
  %493 = getelementptr inbounds double, ptr %449, i64 %492
  %494 = load double, ptr %493, align 8
  %495 = xor i64 %486, -1
  %496 = add nsw i64 %465, %495
  %497 = getelementptr inbounds double, ptr %449, i64 %496
  %498 = load double, ptr %497, align 8
  %499 = fadd double %494, %498
  %500 = fsub double %499, %457
  %501 = fcmp olt double %484, %500
  %502 = select i1 %501, double %484, double %500
  %503 = add nuw nsw i64 %486, 1
  br label %504

504:                                              ; preds = %491, %488
  %505 = phi i64 [ %486, %488 ], [ %503, %491 ]
  %506 = phi double [ %484, %488 ], [ %502, %491 ]
  %507 = phi double [ undef, %488 ], [ %502, %491 ]
  %508 = icmp eq i64 %464, %467
  br i1 %508, label %536, label %540

509:                                              ; preds = %479, %509
  %510 = phi i64 [ %534, %509 ], [ %480, %479 ]
  %511 = phi double [ %533, %509 ], [ 1.000000e+300, %479 ]
  %512 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %510
  %513 = load i64, ptr %512, align 8
  %514 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %513
  %515 = load i64, ptr %514, align 8
  %516 = add i64 %515, %473
  %517 = getelementptr inbounds [524288 x double], ptr @states, i64 0, i64 %516
  %518 = load double, ptr %517, align 8
  %519 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %510, i32 1
  %520 = load i64, ptr %519, align 8
  %521 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %520
  %522 = load i64, ptr %521, align 8
  %523 = add i64 %522, %473
  %524 = getelementptr inbounds [524288 x double], ptr @states, i64 0, i64 %523
  %525 = load double, ptr %524, align 8
  %526 = fadd double %518, %525
  %527 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %510, i32 2
  %528 = load i64, ptr %527, align 8
  %529 = sitofp i64 %528 to double
  %530 = fmul double %450, %529
  %531 = fsub double %526, %530
  %532 = fcmp olt double %511, %531
  %533 = select i1 %532, double %511, double %531
  %534 = add nsw i64 %510, 1
  %535 = icmp slt i64 %534, %481
  br i1 %535, label %509, label %483

536:                                              ; preds = %504, %540, %483
  %537 = phi double [ %484, %483 ], [ %507, %504 ], [ %563, %540 ]
  %538 = fcmp ogt double %537, %472
  %539 = select i1 %538, double %537, double %472
  store double %539, ptr %474, align 8
  br label %566

540:                                              ; preds = %504, %540
  %541 = phi i64 [ %564, %540 ], [ %505, %504 ]
  %542 = phi double [ %563, %540 ], [ %506, %504 ]
  %543 = add nsw i64 %541, -1
  %544 = getelementptr inbounds double, ptr %449, i64 %543
  %545 = load double, ptr %544, align 8
  %546 = xor i64 %541, -1
  %547 = add nsw i64 %465, %546
  %548 = getelementptr inbounds double, ptr %449, i64 %547
  %549 = load double, ptr %548, align 8
  %550 = fadd double %545, %549
  %551 = fsub double %550, %457
  %552 = fcmp olt double %542, %551
  %553 = select i1 %552, double %542, double %551
  %554 = getelementptr inbounds double, ptr %449, i64 %541
  %555 = load double, ptr %554, align 8
  %556 = sub i64 -2, %541
  %557 = add nsw i64 %465, %556
  %558 = getelementptr inbounds double, ptr %449, i64 %557
  %559 = load double, ptr %558, align 8
  %560 = fadd double %555, %559
  %561 = fsub double %560, %457
  %562 = fcmp olt double %553, %561
  %563 = select i1 %562, double %553, double %561
  %564 = add nuw nsw i64 %541, 2
  %565 = icmp ugt i64 %465, %564
  br i1 %565, label %540, label %536

566:                                              ; preds = %536, %476, %463
  %567 = add nuw i64 %465, 1
  %568 = icmp eq i64 %465, %439
  %569 = add i64 %464, 1
  br i1 %568, label %425, label %463

570:                                              ; preds = %429, %425
  %571 = phi i1 [ %427, %425 ], [ %430, %429 ]
  br i1 %571, label %572, label %1112

572:                                              ; preds = %570, %420
  br i1 %381, label %573, label %792

573:                                              ; preds = %572, %789
  %574 = phi i64 [ %790, %789 ], [ 0, %572 ]
  %575 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %574
  %576 = load i64, ptr %575, align 8
  %577 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %574
  %578 = load i64, ptr %577, align 8
  %579 = mul nsw i64 %578, %576
  %580 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %574
  %581 = load i64, ptr %580, align 8
  %582 = mul nsw i64 %579, %581
  %583 = icmp sgt i64 %582, %422
  br i1 %583, label %789, label %584

584:                                              ; preds = %573
  %585 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %389, i64 %574
  %586 = load double, ptr %585, align 8
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %3)
  %587 = load i64, ptr %17, align 8
  %588 = icmp slt i64 %587, 65
  %589 = load i64, ptr %19, align 8
  br i1 %588, label %590, label %596

590:                                              ; preds = %584
  %591 = icmp slt i64 %589, 65
  %592 = mul nsw i64 %589, %587
  %593 = icmp slt i64 %592, 65
  %594 = select i1 %591, i1 %593, i1 false
  %595 = icmp slt i64 %587, 1
  br i1 %595, label %634, label %596

596:                                              ; preds = %590, %584
  %597 = phi i1 [ %594, %590 ], [ false, %584 ]
  %598 = icmp slt i64 %589, 1
  %599 = sitofp i64 %582 to double
  %600 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 3, i64 %578, i64 %581
  %601 = add i64 %576, -1
  %602 = icmp ne i64 %589, 1
  %603 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %589
  br label %604

604:                                              ; preds = %739, %596
  %605 = phi i64 [ 1, %596 ], [ %742, %739 ]
  %606 = phi double [ 1.000000e+300, %596 ], [ %740, %739 ]
  %607 = phi double [ 1.000000e+300, %596 ], [ %741, %739 ]
  br i1 %598, label %638, label %608

608:                                              ; preds = %604
  %609 = load double, ptr %317, align 8
  %610 = fmul double %609, %599
  %611 = load i64, ptr %318, align 8
  %612 = sitofp i64 %611 to double
  %613 = load double, ptr %28, align 8
  %614 = fmul double %613, %382
  %615 = load i64, ptr %600, align 8
  %616 = add nsw i64 %605, -1
  %617 = mul nsw i64 %616, %589
  %618 = load double, ptr %316, align 8
  %619 = fcmp olt double %612, %382
  %620 = select i1 %619, double %612, double %382
  %621 = icmp sgt i64 %611, %368
  %622 = select i1 %621, double 0.000000e+00, double %614
  %623 = select i1 %621, double 2.000000e+00, double 1.000000e+00
  %624 = fdiv double %612, %620
  %625 = fcmp ogt double %623, %624
  %626 = select i1 %625, double %623, double %624
  %627 = fmul double %610, %626
  %628 = fmul double %614, %626
  %629 = fcmp olt double %610, %614
  %630 = fsub double %612, %620
  %631 = icmp slt i64 %605, %587
  %632 = add i64 %617, -1
  %633 = add i64 %632, %615
  br label %640

634:                                              ; preds = %590
  br i1 %594, label %744, label %777

635:                                              ; preds = %739
  br i1 %597, label %745, label %636

636:                                              ; preds = %635
  %637 = mul nsw i64 %589, %587
  br label %777

638:                                              ; preds = %604
  br i1 %597, label %639, label %739

639:                                              ; preds = %638
  store double 0.000000e+00, ptr @cuts.best, align 16
  br label %734

640:                                              ; preds = %702, %608
  %641 = phi i64 [ 1, %608 ], [ %703, %702 ]
  %642 = phi double [ %606, %608 ], [ %698, %702 ]
  %643 = add i64 %633, %641
  %644 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %643
  %645 = load i64, ptr %644, align 8
  %646 = add i64 %601, %645
  %647 = getelementptr inbounds [524288 x double], ptr @states, i64 0, i64 %646
  %648 = load double, ptr %647, align 8
  %649 = mul i64 %641, %605
  %650 = mul i64 %649, %576
  %651 = sitofp i64 %650 to double
  %652 = fmul double %618, %651
  %653 = mul i64 %649, %582
  %654 = sitofp i64 %653 to double
  %655 = fmul double %409, %654
  %656 = fmul double %655, %612
  %657 = fmul double %648, %612
  %658 = fadd double %610, %657
  %659 = fsub double %658, %622
  %660 = fcmp olt double %656, %659
  %661 = select i1 %660, double %656, double %659
  %662 = fsub double %648, %652
  %663 = fmul double %662, %612
  %664 = fdiv double %663, %614
  %665 = fsub double %657, %628
  %666 = fmul double %652, %612
  %667 = fcmp ogt double %665, %666
  %668 = select i1 %667, double %665, double %666
  %669 = fadd double %627, %668
  %670 = fcmp olt double %661, %669
  %671 = select i1 %670, double %661, double %669
  %672 = fcmp ogt double %664, %626
  %673 = select i1 %629, i1 %672, i1 false
  br i1 %673, label %674, label %679

674:                                              ; preds = %640
  %675 = fmul double %610, %664
  %676 = fadd double %666, %675
  %677 = fcmp olt double %671, %676
  %678 = select i1 %677, double %671, double %676
  br label %679

679:                                              ; preds = %674, %640
  %680 = phi double [ %678, %674 ], [ %671, %640 ]
  %681 = fmul double %620, %648
  %682 = fsub double %681, %614
  %683 = fcmp ogt double %682, 0.000000e+00
  %684 = select i1 %683, double %682, double 0.000000e+00
  %685 = fadd double %610, %684
  %686 = fmul double %630, %655
  %687 = fadd double %686, %685
  %688 = fcmp olt double %680, %687
  %689 = select i1 %688, double %680, double %687
  %690 = icmp slt i64 %641, %589
  %691 = select i1 %631, i1 true, i1 %690
  br i1 %691, label %692, label %697

692:                                              ; preds = %679
  %693 = sitofp i64 %649 to double
  %694 = fdiv double %689, %693
  %695 = fcmp olt double %642, %694
  %696 = select i1 %695, double %642, double %694
  br label %697

697:                                              ; preds = %692, %679
  %698 = phi double [ %696, %692 ], [ %642, %679 ]
  br i1 %597, label %699, label %704

699:                                              ; preds = %697
  %700 = getelementptr inbounds [65 x double], ptr %3, i64 0, i64 %641
  store double %689, ptr %700, align 8
  %701 = icmp eq i64 %641, %589
  br i1 %701, label %706, label %702

702:                                              ; preds = %704, %699
  %703 = add nuw i64 %641, 1
  br label %640

704:                                              ; preds = %697
  %705 = icmp eq i64 %641, %589
  br i1 %705, label %739, label %702

706:                                              ; preds = %699
  store double 0.000000e+00, ptr @cuts.best, align 16
  %707 = load double, ptr %319, align 8
  br label %708

708:                                              ; preds = %715, %706
  %709 = phi double [ 0.000000e+00, %706 ], [ %716, %715 ]
  %710 = phi i64 [ 1, %706 ], [ %717, %715 ]
  %711 = fadd double %707, %709
  %712 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %710
  store double %711, ptr %712, align 8
  %713 = icmp ugt i64 %710, 1
  %714 = select i1 %602, i1 %713, i1 false
  br i1 %714, label %719, label %715

715:                                              ; preds = %719, %708
  %716 = phi double [ %711, %708 ], [ %729, %719 ]
  %717 = add nuw i64 %710, 1
  %718 = icmp eq i64 %710, %589
  br i1 %718, label %734, label %708

719:                                              ; preds = %708, %719
  %720 = phi double [ %729, %719 ], [ %711, %708 ]
  %721 = phi i64 [ %730, %719 ], [ 2, %708 ]
  %722 = sub nsw i64 %710, %721
  %723 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %722
  %724 = load double, ptr %723, align 8
  %725 = getelementptr inbounds double, ptr %3, i64 %721
  %726 = load double, ptr %725, align 8
  %727 = fadd double %724, %726
  %728 = fcmp olt double %720, %727
  %729 = select i1 %728, double %720, double %727
  store double %729, ptr %712, align 8
  %730 = add nuw nsw i64 %721, 1
  %731 = icmp slt i64 %721, %589
  %732 = icmp ugt i64 %710, %721
  %733 = select i1 %731, i1 %732, i1 false
  br i1 %733, label %719, label %715

734:                                              ; preds = %715, %639
  %735 = phi double [ %607, %639 ], [ %689, %715 ]
  %736 = phi double [ %606, %639 ], [ %698, %715 ]
  %737 = load double, ptr %603, align 8
  %738 = getelementptr inbounds [65 x double], ptr %2, i64 0, i64 %605
  store double %737, ptr %738, align 8
  br label %739

739:                                              ; preds = %704, %734, %638
  %740 = phi double [ %606, %638 ], [ %736, %734 ], [ %698, %704 ]
  %741 = phi double [ %607, %638 ], [ %735, %734 ], [ %689, %704 ]
  %742 = add nuw i64 %605, 1
  %743 = icmp eq i64 %605, %587
  br i1 %743, label %635, label %604

744:                                              ; preds = %634
  store double 0.000000e+00, ptr @cuts.best, align 16
  br label %774

745:                                              ; preds = %635
  store double 0.000000e+00, ptr @cuts.best, align 16
  %746 = load double, ptr %320, align 8
  %747 = icmp ne i64 %587, 1
  br label %748

748:                                              ; preds = %755, %745
  %749 = phi double [ 0.000000e+00, %745 ], [ %756, %755 ]
  %750 = phi i64 [ 1, %745 ], [ %757, %755 ]
  %751 = fadd double %746, %749
  %752 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %750
  store double %751, ptr %752, align 8
  %753 = icmp ugt i64 %750, 1
  %754 = select i1 %747, i1 %753, i1 false
  br i1 %754, label %759, label %755

755:                                              ; preds = %759, %748
  %756 = phi double [ %751, %748 ], [ %769, %759 ]
  %757 = add nuw i64 %750, 1
  %758 = icmp eq i64 %750, %587
  br i1 %758, label %774, label %748

759:                                              ; preds = %748, %759
  %760 = phi double [ %769, %759 ], [ %751, %748 ]
  %761 = phi i64 [ %770, %759 ], [ 2, %748 ]
  %762 = sub nsw i64 %750, %761
  %763 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %762
  %764 = load double, ptr %763, align 8
  %765 = getelementptr inbounds double, ptr %2, i64 %761
  %766 = load double, ptr %765, align 8
  %767 = fadd double %764, %766
  %768 = fcmp olt double %760, %767
  %769 = select i1 %768, double %760, double %767
  store double %769, ptr %752, align 8
  %770 = add nuw nsw i64 %761, 1
  %771 = icmp slt i64 %761, %587
  %772 = icmp ugt i64 %750, %761
  %773 = select i1 %771, i1 %772, i1 false
  br i1 %773, label %759, label %755

774:                                              ; preds = %755, %744
  %775 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %587
  %776 = load double, ptr %775, align 8
  br label %785

777:                                              ; preds = %636, %634
  %778 = phi i64 [ %637, %636 ], [ %592, %634 ]
  %779 = phi double [ %740, %636 ], [ 1.000000e+300, %634 ]
  %780 = phi double [ %741, %636 ], [ 1.000000e+300, %634 ]
  %781 = sitofp i64 %778 to double
  %782 = fmul double %779, %781
  %783 = fcmp olt double %780, %782
  %784 = select i1 %783, double %780, double %782
  br label %785

785:                                              ; preds = %777, %774
  %786 = phi double [ %776, %774 ], [ %784, %777 ]
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %2)
  %787 = fcmp olt double %586, %786
  %788 = select i1 %787, double %586, double %786
  store double %788, ptr %585, align 8
  br label %789

789:                                              ; preds = %785, %573
  %790 = add nuw nsw i64 %574, 1
  %791 = icmp eq i64 %790, %380
  br i1 %791, label %792, label %573

792:                                              ; preds = %789, %572, %416, %406
  %793 = add nuw nsw i64 %389, 1
  %794 = icmp eq i64 %793, %372
  br i1 %794, label %795, label %388

795:                                              ; preds = %792, %371
  %796 = add nuw nsw i64 %368, 1
  %797 = icmp ult i64 %368, 12
  %798 = lshr i64 %368, 3
  %799 = select i1 %797, i64 1, i64 %798
  %800 = add nuw nsw i64 %799, %368
  %801 = sitofp i64 %796 to double
  %802 = load double, ptr %8, align 8
  %803 = fmul double %802, %801
  %804 = load double, ptr %6, align 8
  %805 = fcmp olt double %803, %804
  br i1 %805, label %366, label %346

806:                                              ; preds = %832, %351
  %807 = phi i64 [ 0, %351 ], [ %833, %832 ]
  br i1 %355, label %808, label %826

808:                                              ; preds = %806
  %809 = load double, ptr %6, align 8
  %810 = load double, ptr %10, align 8
  %811 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %807
  %812 = load i64, ptr %811, align 8
  %813 = sitofp i64 %812 to double
  %814 = fmul double %810, %813
  %815 = fsub double %809, %814
  %816 = load ptr, ptr %356, align 8
  %817 = fadd double %810, %815
  br label %818

818:                                              ; preds = %823, %808
  %819 = phi i64 [ 0, %808 ], [ %824, %823 ]
  %820 = getelementptr inbounds double, ptr %816, i64 %819
  %821 = load double, ptr %820, align 8
  %822 = fcmp olt double %821, %817
  br i1 %822, label %823, label %826

823:                                              ; preds = %818
  %824 = add nuw nsw i64 %819, 1
  %825 = icmp eq i64 %824, %354
  br i1 %825, label %826, label %818

826:                                              ; preds = %823, %818, %806
  %827 = phi i64 [ 0, %806 ], [ %354, %823 ], [ %819, %818 ]
  %828 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %827
  %829 = load double, ptr %828, align 8
  %830 = fmul double %829, %359
  %831 = fmul double %830, %363
  br i1 %365, label %835, label %832

832:                                              ; preds = %835, %826
  %833 = add nuw nsw i64 %807, 1
  %834 = icmp eq i64 %833, %347
  br i1 %834, label %853, label %806

835:                                              ; preds = %826, %835
  %836 = phi i64 [ %851, %835 ], [ 0, %826 ]
  %837 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %807, i64 %836
  %838 = load double, ptr %837, align 8
  %839 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %836
  %840 = load i64, ptr %839, align 8
  %841 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %836
  %842 = load i64, ptr %841, align 8
  %843 = mul nsw i64 %842, %840
  %844 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %836
  %845 = load i64, ptr %844, align 8
  %846 = mul nsw i64 %843, %845
  %847 = sitofp i64 %846 to double
  %848 = fmul double %831, %847
  %849 = fcmp olt double %838, %848
  %850 = select i1 %849, double %838, double %848
  store double %850, ptr %837, align 8
  %851 = add nuw nsw i64 %836, 1
  %852 = icmp eq i64 %851, %364
  br i1 %852, label %832, label %835

853:                                              ; preds = %832, %349
  %854 = phi i64 [ %350, %349 ], [ %364, %832 ]
  %855 = icmp sgt i64 %854, 0
  br i1 %855, label %856, label %1370

856:                                              ; preds = %853
  %857 = load i64, ptr %33, align 8
  %858 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %859 = load i64, ptr %858, align 8
  %860 = icmp eq i64 %857, %859
  %861 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %862 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %863 = sitofp i64 %857 to double
  %864 = sitofp i64 %859 to double
  br label %865

865:                                              ; preds = %856, %1107
  %866 = phi i64 [ 0, %856 ], [ %1109, %1107 ]
  %867 = phi double [ %5, %856 ], [ %1108, %1107 ]
  %868 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %866
  %869 = load i64, ptr %868, align 8
  %870 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %866
  %871 = load i64, ptr %870, align 8
  br i1 %860, label %872, label %881

872:                                              ; preds = %865
  %873 = load i64, ptr %17, align 8
  %874 = load i64, ptr %19, align 8
  %875 = icmp eq i64 %873, %874
  br i1 %875, label %876, label %881

876:                                              ; preds = %872
  %877 = load i64, ptr %861, align 8
  %878 = load i64, ptr %862, align 8
  %879 = icmp eq i64 %877, %878
  %880 = select i1 %879, i64 %871, i64 1
  br label %881

881:                                              ; preds = %865, %872, %876
  %882 = phi i64 [ 1, %872 ], [ 1, %865 ], [ %880, %876 ]
  %883 = icmp slt i64 %869, %882
  br i1 %883, label %1107, label %884

884:                                              ; preds = %881
  %885 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 5, i64 %866
  %886 = load double, ptr %885, align 8
  %887 = fcmp olt double %886, %867
  br i1 %887, label %888, label %1107

888:                                              ; preds = %884
  %889 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %866
  %890 = load i64, ptr %889, align 8
  %891 = mul i64 %871, %869
  %892 = mul i64 %891, %890
  %893 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 3, i64 %892
  %894 = load i64, ptr %893, align 8
  %895 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %894
  %896 = load i64, ptr %0, align 8
  %897 = sitofp i64 %896 to double
  %898 = fmul double %863, %897
  %899 = fmul double %898, %864
  %900 = icmp slt i64 %871, 1
  br i1 %900, label %911, label %901

901:                                              ; preds = %888
  %902 = icmp slt i64 %869, 1
  %903 = icmp slt i64 %890, 1
  %904 = and i64 %890, 1
  %905 = icmp eq i64 %890, 1
  %906 = and i64 %890, -2
  %907 = icmp eq i64 %904, 0
  br label %908

908:                                              ; preds = %938, %901
  %909 = phi i64 [ 1, %901 ], [ %940, %938 ]
  %910 = phi double [ 1.000000e+300, %901 ], [ %939, %938 ]
  br i1 %902, label %938, label %930

911:                                              ; preds = %938, %888
  %912 = phi double [ 1.000000e+300, %888 ], [ %939, %938 ]
  %913 = fmul double %899, %912
  %914 = fcmp oge double %913, %867
  %915 = icmp sgt i64 %896, 1024
  %916 = select i1 %914, i1 true, i1 %915
  br i1 %916, label %1101, label %917

917:                                              ; preds = %911
  %918 = icmp slt i64 %869, 1
  br i1 %918, label %985, label %919

919:                                              ; preds = %917
  %920 = getelementptr double, ptr %895, i64 -1
  %921 = sub nsw i64 %896, %890
  %922 = icmp slt i64 %921, 1
  %923 = icmp sgt i64 %890, 1
  %924 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %921
  %925 = getelementptr inbounds double, ptr @altogether.rows, i64 %871
  %926 = sub nsw i64 %857, %871
  %927 = icmp slt i64 %926, 1
  %928 = icmp sgt i64 %871, 1
  %929 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %926
  br label %983

930:                                              ; preds = %908, %955
  %931 = phi i64 [ %957, %955 ], [ 1, %908 ]
  %932 = phi double [ %956, %955 ], [ %910, %908 ]
  br i1 %903, label %955, label %933

933:                                              ; preds = %930
  %934 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 5, i64 %909, i64 %931
  %935 = load i64, ptr %934, align 8
  %936 = mul i64 %931, %909
  %937 = add i64 %935, -1
  br i1 %905, label %942, label %959

938:                                              ; preds = %955, %908
  %939 = phi double [ %910, %908 ], [ %956, %955 ]
  %940 = add nuw i64 %909, 1
  %941 = icmp eq i64 %909, %871
  br i1 %941, label %911, label %908

942:                                              ; preds = %959, %933
  %943 = phi double [ undef, %933 ], [ %979, %959 ]
  %944 = phi i64 [ 1, %933 ], [ %980, %959 ]
  %945 = phi double [ %932, %933 ], [ %979, %959 ]
  br i1 %907, label %955, label %946

946:                                              ; preds = %942
  %947 = add i64 %937, %944
  %948 = getelementptr inbounds double, ptr %895, i64 %947
  %949 = load double, ptr %948, align 8
  %950 = mul i64 %936, %944
  %951 = sitofp i64 %950 to double
  %952 = fdiv double %949, %951
  %953 = fcmp olt double %945, %952
  %954 = select i1 %953, double %945, double %952
  br label %955

955:                                              ; preds = %946, %942, %930
  %956 = phi double [ %932, %930 ], [ %943, %942 ], [ %954, %946 ]
  %957 = add nuw i64 %931, 1
  %958 = icmp eq i64 %931, %869
  br i1 %958, label %938, label %930

959:                                              ; preds = %933, %959
  %960 = phi i64 [ %980, %959 ], [ 1, %933 ]
  %961 = phi double [ %979, %959 ], [ %932, %933 ]
  %962 = phi i64 [ %981, %959 ], [ 0, %933 ]
  %963 = add i64 %937, %960
  %964 = getelementptr inbounds double, ptr %895, i64 %963
  %965 = load double, ptr %964, align 8
  %966 = mul i64 %936, %960
  %967 = sitofp i64 %966 to double
  %968 = fdiv double %965, %967
  %969 = fcmp olt double %961, %968
  %970 = select i1 %969, double %961, double %968
  %971 = add nuw i64 %960, 1
  %972 = add i64 %935, %960
  %973 = getelementptr inbounds double, ptr %895, i64 %972
  %974 = load double, ptr %973, align 8
  %975 = mul i64 %936, %971
  %976 = sitofp i64 %975 to double
  %977 = fdiv double %974, %976
  %978 = fcmp olt double %970, %977
  %979 = select i1 %978, double %970, double %977
  %980 = add nuw i64 %960, 2
  %981 = add nuw i64 %962, 2
  %982 = icmp eq i64 %981, %906
  br i1 %982, label %942, label %959

983:                                              ; preds = %1053, %919
  %984 = phi i64 [ 1, %919 ], [ %1057, %1053 ]
  br i1 %900, label %1023, label %1059

985:                                              ; preds = %1053, %917
  %986 = getelementptr inbounds double, ptr @altogether.columns, i64 %869
  %987 = load double, ptr %986, align 8
  %988 = sub nsw i64 %859, %869
  store double 0.000000e+00, ptr @cuts.best, align 16
  %989 = icmp slt i64 %988, 1
  br i1 %989, label %1019, label %990

990:                                              ; preds = %985
  %991 = load double, ptr getelementptr inbounds ([1025 x double], ptr @altogether.columns, i64 0, i64 1), align 8
  %992 = icmp sgt i64 %869, 1
  br label %993

993:                                              ; preds = %1000, %990
  %994 = phi double [ 0.000000e+00, %990 ], [ %1001, %1000 ]
  %995 = phi i64 [ 1, %990 ], [ %1002, %1000 ]
  %996 = fadd double %991, %994
  %997 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %995
  store double %996, ptr %997, align 8
  %998 = icmp ugt i64 %995, 1
  %999 = select i1 %992, i1 %998, i1 false
  br i1 %999, label %1004, label %1000

1000:                                             ; preds = %1004, %993
  %1001 = phi double [ %996, %993 ], [ %1014, %1004 ]
  %1002 = add nuw i64 %995, 1
  %1003 = icmp eq i64 %995, %988
  br i1 %1003, label %1019, label %993

1004:                                             ; preds = %993, %1004
  %1005 = phi double [ %1014, %1004 ], [ %996, %993 ]
  %1006 = phi i64 [ %1015, %1004 ], [ 2, %993 ]
  %1007 = sub nsw i64 %995, %1006
  %1008 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %1007
  %1009 = load double, ptr %1008, align 8
  %1010 = getelementptr inbounds double, ptr @altogether.columns, i64 %1006
  %1011 = load double, ptr %1010, align 8
  %1012 = fadd double %1009, %1011
  %1013 = fcmp olt double %1005, %1012
  %1014 = select i1 %1013, double %1005, double %1012
  store double %1014, ptr %997, align 8
  %1015 = add nuw nsw i64 %1006, 1
  %1016 = icmp slt i64 %1006, %869
  %1017 = icmp ugt i64 %995, %1006
  %1018 = select i1 %1016, i1 %1017, i1 false
  br i1 %1018, label %1004, label %1000

1019:                                             ; preds = %1000, %985
  %1020 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %988
  %1021 = load double, ptr %1020, align 8
  %1022 = fadd double %987, %1021
  br label %1101

1023:                                             ; preds = %1095, %983
  %1024 = load double, ptr %925, align 8
  store double 0.000000e+00, ptr @cuts.best, align 16
  br i1 %927, label %1053, label %1025

1025:                                             ; preds = %1023
  %1026 = load double, ptr getelementptr inbounds ([1025 x double], ptr @altogether.rows, i64 0, i64 1), align 8
  br label %1027

1027:                                             ; preds = %1034, %1025
  %1028 = phi double [ 0.000000e+00, %1025 ], [ %1035, %1034 ]
  %1029 = phi i64 [ 1, %1025 ], [ %1036, %1034 ]
  %1030 = fadd double %1026, %1028
  %1031 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %1029
  store double %1030, ptr %1031, align 8
  %1032 = icmp ugt i64 %1029, 1
  %1033 = select i1 %928, i1 %1032, i1 false
  br i1 %1033, label %1038, label %1034

1034:                                             ; preds = %1038, %1027
  %1035 = phi double [ %1030, %1027 ], [ %1048, %1038 ]
  %1036 = add nuw i64 %1029, 1
  %1037 = icmp eq i64 %1029, %926
  br i1 %1037, label %1053, label %1027

1038:                                             ; preds = %1027, %1038
  %1039 = phi double [ %1048, %1038 ], [ %1030, %1027 ]
  %1040 = phi i64 [ %1049, %1038 ], [ 2, %1027 ]
  %1041 = sub nsw i64 %1029, %1040
  %1042 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %1041
  %1043 = load double, ptr %1042, align 8
  %1044 = getelementptr inbounds double, ptr @altogether.rows, i64 %1040
  %1045 = load double, ptr %1044, align 8
  %1046 = fadd double %1043, %1045
  %1047 = fcmp olt double %1039, %1046
  %1048 = select i1 %1047, double %1039, double %1046
  store double %1048, ptr %1031, align 8
  %1049 = add nuw nsw i64 %1040, 1
  %1050 = icmp slt i64 %1040, %871
  %1051 = icmp ugt i64 %1029, %1040
  %1052 = select i1 %1050, i1 %1051, i1 false
  br i1 %1052, label %1038, label %1034

1053:                                             ; preds = %1034, %1023
  %1054 = load double, ptr %929, align 8
  %1055 = fadd double %1024, %1054
  %1056 = getelementptr inbounds [1025 x double], ptr @altogether.columns, i64 0, i64 %984
  store double %1055, ptr %1056, align 8
  %1057 = add nuw i64 %984, 1
  %1058 = icmp eq i64 %984, %869
  br i1 %1058, label %985, label %983

1059:                                             ; preds = %983, %1095
  %1060 = phi i64 [ %1099, %1095 ], [ 1, %983 ]
  %1061 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 5, i64 %1060, i64 %984
  %1062 = load i64, ptr %1061, align 8
  %1063 = getelementptr double, ptr %920, i64 %1062
  %1064 = getelementptr inbounds double, ptr %1063, i64 %890
  %1065 = load double, ptr %1064, align 8
  store double 0.000000e+00, ptr @cuts.best, align 16
  br i1 %922, label %1095, label %1066

1066:                                             ; preds = %1059
  %1067 = getelementptr inbounds double, ptr %1063, i64 1
  %1068 = load double, ptr %1067, align 8
  br label %1069

1069:                                             ; preds = %1076, %1066
  %1070 = phi double [ 0.000000e+00, %1066 ], [ %1077, %1076 ]
  %1071 = phi i64 [ 1, %1066 ], [ %1078, %1076 ]
  %1072 = fadd double %1068, %1070
  %1073 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %1071
  store double %1072, ptr %1073, align 8
  %1074 = icmp ugt i64 %1071, 1
  %1075 = select i1 %923, i1 %1074, i1 false
  br i1 %1075, label %1080, label %1076

1076:                                             ; preds = %1080, %1069
  %1077 = phi double [ %1072, %1069 ], [ %1090, %1080 ]
  %1078 = add nuw i64 %1071, 1
  %1079 = icmp eq i64 %1071, %921
  br i1 %1079, label %1095, label %1069

1080:                                             ; preds = %1069, %1080
  %1081 = phi double [ %1090, %1080 ], [ %1072, %1069 ]
  %1082 = phi i64 [ %1091, %1080 ], [ 2, %1069 ]
  %1083 = sub nsw i64 %1071, %1082
  %1084 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %1083
  %1085 = load double, ptr %1084, align 8
  %1086 = getelementptr inbounds double, ptr %1063, i64 %1082
  %1087 = load double, ptr %1086, align 8
  %1088 = fadd double %1085, %1087
  %1089 = fcmp olt double %1081, %1088
  %1090 = select i1 %1089, double %1081, double %1088
  store double %1090, ptr %1073, align 8
  %1091 = add nuw nsw i64 %1082, 1
  %1092 = icmp slt i64 %1082, %890
  %1093 = icmp ugt i64 %1071, %1082
  %1094 = select i1 %1092, i1 %1093, i1 false
  br i1 %1094, label %1080, label %1076

1095:                                             ; preds = %1076, %1059
  %1096 = load double, ptr %924, align 8
  %1097 = fadd double %1065, %1096
  %1098 = getelementptr inbounds [1025 x double], ptr @altogether.rows, i64 0, i64 %1060
  store double %1097, ptr %1098, align 8
  %1099 = add nuw i64 %1060, 1
  %1100 = icmp eq i64 %1060, %871
  br i1 %1100, label %1023, label %1059

1101:                                             ; preds = %911, %1019
  %1102 = phi double [ %1022, %1019 ], [ %913, %911 ]
  %1103 = fcmp ogt double %886, %1102
  %1104 = select i1 %1103, double %886, double %1102
  %1105 = fcmp olt double %867, %1104
  %1106 = select i1 %1105, double %867, double %1104
  br label %1107

1107:                                             ; preds = %881, %884, %1101
  %1108 = phi double [ %1106, %1101 ], [ %867, %884 ], [ %867, %881 ]
  %1109 = add nuw nsw i64 %866, 1
  %1110 = icmp eq i64 %1109, %854
  br i1 %1110, label %1370, label %865

1111:                                             ; preds = %1, %16, %27
  tail call fastcc void @others(ptr noundef nonnull %0, i64 noundef 0)
  br label %1112

1112:                                             ; preds = %366, %570, %186, %222, %1111, %121
  %1113 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %1114 = load i64, ptr %1113, align 8
  %1115 = icmp slt i64 %1114, 1
  br i1 %1115, label %1124, label %1116

1116:                                             ; preds = %1112
  %1117 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %1118 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %1119 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %1120 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %1121 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %1122 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %1123 = load i64, ptr %1117, align 8
  br label %1135

1124:                                             ; preds = %1179, %1112
  %1125 = phi i64 [ %1114, %1112 ], [ %1181, %1179 ]
  %1126 = phi double [ 1.000000e+300, %1112 ], [ %1185, %1179 ]
  %1127 = fcmp uge double %1126, %5
  br i1 %1127, label %1370, label %1128

1128:                                             ; preds = %1124
  %1129 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %1130 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %1131 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %1132 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %1133 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %1134 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  br label %1221

1135:                                             ; preds = %1179, %1116
  %1136 = phi i64 [ %1123, %1116 ], [ %1180, %1179 ]
  %1137 = phi i64 [ %1114, %1116 ], [ %1181, %1179 ]
  %1138 = phi i64 [ %1123, %1116 ], [ %1182, %1179 ]
  %1139 = phi i64 [ %1123, %1116 ], [ %1183, %1179 ]
  %1140 = phi i64 [ 1, %1116 ], [ %1186, %1179 ]
  %1141 = phi double [ 1.000000e+300, %1116 ], [ %1185, %1179 ]
  %1142 = phi i64 [ 0, %1116 ], [ %1184, %1179 ]
  %1143 = icmp eq i64 %1137, %1139
  br i1 %1143, label %1144, label %1153

1144:                                             ; preds = %1135
  %1145 = load i64, ptr %1118, align 8
  %1146 = load i64, ptr %1119, align 8
  %1147 = icmp eq i64 %1145, %1146
  br i1 %1147, label %1148, label %1153

1148:                                             ; preds = %1144
  %1149 = load i64, ptr %1120, align 8
  %1150 = load i64, ptr %1121, align 8
  %1151 = icmp eq i64 %1149, %1150
  %1152 = select i1 %1151, i64 %1140, i64 1
  br label %1153

1153:                                             ; preds = %1148, %1144, %1135
  %1154 = phi i64 [ 1, %1144 ], [ 1, %1135 ], [ %1152, %1148 ]
  %1155 = icmp sgt i64 %1154, %1139
  br i1 %1155, label %1179, label %1156

1156:                                             ; preds = %1153
  %1157 = load i64, ptr %0, align 8
  br label %1158

1158:                                             ; preds = %1202, %1156
  %1159 = phi i64 [ %1203, %1202 ], [ %1136, %1156 ]
  %1160 = phi i64 [ %1204, %1202 ], [ %1138, %1156 ]
  %1161 = phi i64 [ %1205, %1202 ], [ %1157, %1156 ]
  %1162 = phi i64 [ %1208, %1202 ], [ %1154, %1156 ]
  %1163 = phi double [ %1207, %1202 ], [ %1141, %1156 ]
  %1164 = phi i64 [ %1206, %1202 ], [ %1142, %1156 ]
  %1165 = icmp slt i64 %1161, 1
  br i1 %1165, label %1202, label %1166

1166:                                             ; preds = %1158
  %1167 = mul i64 %1162, %1140
  %1168 = load double, ptr %6, align 8
  %1169 = load double, ptr %10, align 8
  %1170 = sitofp i64 %1167 to double
  %1171 = fmul double %1169, %1170
  %1172 = fsub double %1168, %1171
  %1173 = load double, ptr %1122, align 8
  %1174 = load double, ptr %8, align 8
  %1175 = fadd double %1173, %1174
  %1176 = fcmp ult double %1172, %1175
  br i1 %1176, label %1202, label %1210

1177:                                             ; preds = %1202
  %1178 = load i64, ptr %1113, align 8
  br label %1179

1179:                                             ; preds = %1177, %1153
  %1180 = phi i64 [ %1136, %1153 ], [ %1203, %1177 ]
  %1181 = phi i64 [ %1137, %1153 ], [ %1178, %1177 ]
  %1182 = phi i64 [ %1138, %1153 ], [ %1204, %1177 ]
  %1183 = phi i64 [ %1139, %1153 ], [ %1204, %1177 ]
  %1184 = phi i64 [ %1142, %1153 ], [ %1206, %1177 ]
  %1185 = phi double [ %1141, %1153 ], [ %1207, %1177 ]
  %1186 = add nuw nsw i64 %1140, 1
  %1187 = icmp slt i64 %1140, %1181
  br i1 %1187, label %1135, label %1124

1188:                                             ; preds = %1210
  %1189 = add nuw nsw i64 %1213, 1
  %1190 = load double, ptr %6, align 8
  %1191 = load double, ptr %10, align 8
  %1192 = mul i64 %1167, %1189
  %1193 = sitofp i64 %1192 to double
  %1194 = fmul double %1191, %1193
  %1195 = fsub double %1190, %1194
  %1196 = load double, ptr %1122, align 8
  %1197 = load double, ptr %8, align 8
  %1198 = fadd double %1196, %1197
  %1199 = fcmp ult double %1195, %1198
  br i1 %1199, label %1200, label %1210

1200:                                             ; preds = %1210, %1188
  %1201 = load i64, ptr %1117, align 8
  br label %1202

1202:                                             ; preds = %1166, %1200, %1158
  %1203 = phi i64 [ %1159, %1158 ], [ %1159, %1166 ], [ %1201, %1200 ]
  %1204 = phi i64 [ %1160, %1158 ], [ %1159, %1166 ], [ %1201, %1200 ]
  %1205 = phi i64 [ %1161, %1158 ], [ %1161, %1166 ], [ %1219, %1200 ]
  %1206 = phi i64 [ %1164, %1158 ], [ %1164, %1166 ], [ %1218, %1200 ]
  %1207 = phi double [ %1163, %1158 ], [ %1163, %1166 ], [ %1217, %1200 ]
  %1208 = add nuw nsw i64 %1162, 1
  %1209 = icmp slt i64 %1162, %1204
  br i1 %1209, label %1158, label %1177

1210:                                             ; preds = %1166, %1188
  %1211 = phi i64 [ %1218, %1188 ], [ %1164, %1166 ]
  %1212 = phi double [ %1217, %1188 ], [ %1163, %1166 ]
  %1213 = phi i64 [ %1189, %1188 ], [ 1, %1166 ]
  %1214 = tail call fastcc double @glance(ptr noundef nonnull %0, i64 noundef %1213, i64 noundef %1140, i64 noundef %1162)
  %1215 = getelementptr inbounds [1048576 x double], ptr @of_all.promised, i64 0, i64 %1211
  store double %1214, ptr %1215, align 8
  %1216 = fcmp olt double %1212, %1214
  %1217 = select i1 %1216, double %1212, double %1214
  %1218 = add nsw i64 %1211, 1
  %1219 = load i64, ptr %0, align 8
  %1220 = icmp slt i64 %1213, %1219
  br i1 %1220, label %1188, label %1200

1221:                                             ; preds = %1361, %1128
  %1222 = phi i64 [ %1125, %1128 ], [ %1362, %1361 ]
  %1223 = phi i64 [ %1125, %1128 ], [ %1363, %1361 ]
  %1224 = phi double [ %1126, %1128 ], [ %1368, %1361 ]
  %1225 = phi double [ 0.000000e+00, %1128 ], [ %1228, %1361 ]
  %1226 = phi i64 [ 0, %1128 ], [ %1365, %1361 ]
  %1227 = phi double [ %5, %1128 ], [ %1366, %1361 ]
  %1228 = fmul double %1224, 1.030000e+00
  %1229 = icmp slt i64 %1223, 1
  br i1 %1229, label %1361, label %1230

1230:                                             ; preds = %1221
  %1231 = load i64, ptr %1129, align 8
  br label %1232

1232:                                             ; preds = %1350, %1230
  %1233 = phi i64 [ %1351, %1350 ], [ %1231, %1230 ]
  %1234 = phi i64 [ %1352, %1350 ], [ %1222, %1230 ]
  %1235 = phi i64 [ %1353, %1350 ], [ %1231, %1230 ]
  %1236 = phi i64 [ %1354, %1350 ], [ %1231, %1230 ]
  %1237 = phi i64 [ %1352, %1350 ], [ %1223, %1230 ]
  %1238 = phi i64 [ %1359, %1350 ], [ 1, %1230 ]
  %1239 = phi double [ %1355, %1350 ], [ 1.000000e+300, %1230 ]
  %1240 = phi i64 [ %1356, %1350 ], [ 0, %1230 ]
  %1241 = phi i64 [ %1357, %1350 ], [ %1226, %1230 ]
  %1242 = phi double [ %1358, %1350 ], [ %1227, %1230 ]
  %1243 = icmp eq i64 %1237, %1236
  br i1 %1243, label %1244, label %1253

1244:                                             ; preds = %1232
  %1245 = load i64, ptr %1130, align 8
  %1246 = load i64, ptr %1131, align 8
  %1247 = icmp eq i64 %1245, %1246
  br i1 %1247, label %1248, label %1253

1248:                                             ; preds = %1244
  %1249 = load i64, ptr %1132, align 8
  %1250 = load i64, ptr %1133, align 8
  %1251 = icmp eq i64 %1249, %1250
  %1252 = select i1 %1251, i64 %1238, i64 1
  br label %1253

1253:                                             ; preds = %1248, %1244, %1232
  %1254 = phi i64 [ 1, %1244 ], [ 1, %1232 ], [ %1252, %1248 ]
  %1255 = icmp sgt i64 %1254, %1236
  br i1 %1255, label %1350, label %1256

1256:                                             ; preds = %1253
  %1257 = load i64, ptr %0, align 8
  br label %1258

1258:                                             ; preds = %1337, %1256
  %1259 = phi i64 [ %1338, %1337 ], [ %1233, %1256 ]
  %1260 = phi i64 [ %1339, %1337 ], [ %1235, %1256 ]
  %1261 = phi i64 [ %1340, %1337 ], [ %1257, %1256 ]
  %1262 = phi i64 [ %1341, %1337 ], [ %1257, %1256 ]
  %1263 = phi i64 [ %1346, %1337 ], [ %1254, %1256 ]
  %1264 = phi double [ %1345, %1337 ], [ %1239, %1256 ]
  %1265 = phi i64 [ %1344, %1337 ], [ %1240, %1256 ]
  %1266 = phi i64 [ %1343, %1337 ], [ %1241, %1256 ]
  %1267 = phi double [ %1342, %1337 ], [ %1242, %1256 ]
  %1268 = icmp slt i64 %1262, 1
  br i1 %1268, label %1337, label %1269

1269:                                             ; preds = %1258
  %1270 = mul i64 %1263, %1238
  %1271 = load double, ptr %6, align 8
  %1272 = load double, ptr %10, align 8
  %1273 = sitofp i64 %1270 to double
  %1274 = fmul double %1272, %1273
  %1275 = fsub double %1271, %1274
  %1276 = load double, ptr %1134, align 8
  %1277 = load double, ptr %8, align 8
  %1278 = fadd double %1276, %1277
  %1279 = fcmp ult double %1275, %1278
  br i1 %1279, label %1337, label %1292

1280:                                             ; preds = %1330
  %1281 = add nuw nsw i64 %1297, 1
  %1282 = load double, ptr %6, align 8
  %1283 = load double, ptr %10, align 8
  %1284 = mul i64 %1270, %1281
  %1285 = sitofp i64 %1284 to double
  %1286 = fmul double %1283, %1285
  %1287 = fsub double %1282, %1286
  %1288 = load double, ptr %1134, align 8
  %1289 = load double, ptr %8, align 8
  %1290 = fadd double %1288, %1289
  %1291 = fcmp ult double %1287, %1290
  br i1 %1291, label %1335, label %1292

1292:                                             ; preds = %1269, %1280
  %1293 = phi double [ %1332, %1280 ], [ %1267, %1269 ]
  %1294 = phi i64 [ %1333, %1280 ], [ %1266, %1269 ]
  %1295 = phi i64 [ %1299, %1280 ], [ %1265, %1269 ]
  %1296 = phi double [ %1305, %1280 ], [ %1264, %1269 ]
  %1297 = phi i64 [ %1281, %1280 ], [ 1, %1269 ]
  %1298 = phi i64 [ %1331, %1280 ], [ %1261, %1269 ]
  %1299 = add nsw i64 %1295, 1
  %1300 = getelementptr inbounds [1048576 x double], ptr @of_all.promised, i64 0, i64 %1295
  %1301 = load double, ptr %1300, align 8
  %1302 = fcmp ult double %1301, %1228
  %1303 = fcmp olt double %1296, %1301
  %1304 = select i1 %1302, i1 true, i1 %1303
  %1305 = select i1 %1304, double %1296, double %1301
  %1306 = fcmp olt double %1301, %1225
  br i1 %1306, label %1330, label %1307

1307:                                             ; preds = %1292
  %1308 = fcmp olt double %1228, %1293
  %1309 = select i1 %1308, double %1228, double %1293
  %1310 = fcmp ult double %1301, %1309
  br i1 %1310, label %1311, label %1330

1311:                                             ; preds = %1307
  %1312 = load i64, ptr %1130, align 8
  %1313 = load i64, ptr %1131, align 8
  %1314 = mul i64 %1313, %1312
  %1315 = load i64, ptr %1113, align 8
  %1316 = sub i64 %1315, %1238
  %1317 = load i64, ptr %1129, align 8
  %1318 = sub i64 %1317, %1263
  %1319 = add i64 %1316, %1314
  %1320 = mul i64 %1319, %1238
  %1321 = add i64 %1318, %1320
  %1322 = mul i64 %1321, %1263
  %1323 = add nsw i64 %1322, %1294
  %1324 = icmp sgt i64 %1323, 900000000
  br i1 %1324, label %1370, label %1325

1325:                                             ; preds = %1311
  %1326 = tail call fastcc double @together(ptr noundef nonnull %0, i64 noundef %1297, i64 noundef %1238, i64 noundef %1263)
  %1327 = fcmp olt double %1293, %1326
  %1328 = select i1 %1327, double %1293, double %1326
  %1329 = load i64, ptr %0, align 8
  br label %1330

1330:                                             ; preds = %1325, %1307, %1292
  %1331 = phi i64 [ %1298, %1292 ], [ %1298, %1307 ], [ %1329, %1325 ]
  %1332 = phi double [ %1293, %1292 ], [ %1293, %1307 ], [ %1328, %1325 ]
  %1333 = phi i64 [ %1294, %1292 ], [ %1294, %1307 ], [ %1323, %1325 ]
  %1334 = icmp slt i64 %1297, %1331
  br i1 %1334, label %1280, label %1335

1335:                                             ; preds = %1330, %1280
  %1336 = load i64, ptr %1129, align 8
  br label %1337

1337:                                             ; preds = %1269, %1335, %1258
  %1338 = phi i64 [ %1259, %1258 ], [ %1259, %1269 ], [ %1336, %1335 ]
  %1339 = phi i64 [ %1260, %1258 ], [ %1259, %1269 ], [ %1336, %1335 ]
  %1340 = phi i64 [ %1261, %1258 ], [ %1261, %1269 ], [ %1331, %1335 ]
  %1341 = phi i64 [ %1262, %1258 ], [ %1262, %1269 ], [ %1331, %1335 ]
  %1342 = phi double [ %1267, %1258 ], [ %1267, %1269 ], [ %1332, %1335 ]
  %1343 = phi i64 [ %1266, %1258 ], [ %1266, %1269 ], [ %1333, %1335 ]
  %1344 = phi i64 [ %1265, %1258 ], [ %1265, %1269 ], [ %1299, %1335 ]
  %1345 = phi double [ %1264, %1258 ], [ %1264, %1269 ], [ %1305, %1335 ]
  %1346 = add nuw nsw i64 %1263, 1
  %1347 = icmp slt i64 %1263, %1339
  br i1 %1347, label %1258, label %1348

1348:                                             ; preds = %1337
  %1349 = load i64, ptr %1113, align 8
  br label %1350

1350:                                             ; preds = %1348, %1253
  %1351 = phi i64 [ %1233, %1253 ], [ %1338, %1348 ]
  %1352 = phi i64 [ %1234, %1253 ], [ %1349, %1348 ]
  %1353 = phi i64 [ %1235, %1253 ], [ %1339, %1348 ]
  %1354 = phi i64 [ %1236, %1253 ], [ %1339, %1348 ]
  %1355 = phi double [ %1239, %1253 ], [ %1345, %1348 ]
  %1356 = phi i64 [ %1240, %1253 ], [ %1344, %1348 ]
  %1357 = phi i64 [ %1241, %1253 ], [ %1343, %1348 ]
  %1358 = phi double [ %1242, %1253 ], [ %1342, %1348 ]
  %1359 = add nuw nsw i64 %1238, 1
  %1360 = icmp slt i64 %1238, %1352
  br i1 %1360, label %1232, label %1361

1361:                                             ; preds = %1350, %1221
  %1362 = phi i64 [ %1222, %1221 ], [ %1352, %1350 ]
  %1363 = phi i64 [ %1223, %1221 ], [ %1352, %1350 ]
  %1364 = phi double [ 1.000000e+300, %1221 ], [ %1355, %1350 ]
  %1365 = phi i64 [ %1226, %1221 ], [ %1357, %1350 ]
  %1366 = phi double [ %1227, %1221 ], [ %1358, %1350 ]
  %1367 = fcmp ogt double %1364, %1228
  %1368 = select i1 %1367, double %1364, double %1228
  %1369 = fcmp uge double %1364, %1366
  br i1 %1369, label %1370, label %1221

1370:                                             ; preds = %1107, %1361, %1311, %853, %1124
  %1371 = phi double [ %5, %1124 ], [ %5, %853 ], [ 0.000000e+00, %1311 ], [ %1366, %1361 ], [ %1108, %1107 ]
  ret double %1371
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

43:                                               ; preds = %427, %2
  %44 = phi i64 [ %28, %2 ], [ %431, %427 ]
  %45 = icmp eq i64 %1, 0
  br i1 %45, label %1080, label %46

46:                                               ; preds = %43
  %47 = icmp sgt i64 %44, 0
  br i1 %47, label %48, label %433

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
  br label %448

61:                                               ; preds = %30, %427
  %62 = phi i64 [ 0, %30 ], [ %430, %427 ]
  %63 = load ptr, ptr %31, align 8
  %64 = getelementptr inbounds double, ptr %63, i64 %62
  %65 = load double, ptr %64, align 8
  %66 = load double, ptr %32, align 8
  %67 = load double, ptr %33, align 8
  %68 = fadd double %66, %67
  %69 = fcmp olt double %65, %68
  %70 = select i1 %69, double %65, double %68
  %71 = load ptr, ptr %34, align 8
  %72 = getelementptr inbounds double, ptr %71, i64 %62
  %73 = load double, ptr %72, align 8
  %74 = fcmp olt double %73, %26
  br i1 %74, label %75, label %214

75:                                               ; preds = %61
  %76 = load i64, ptr %11, align 8
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %210

78:                                               ; preds = %75, %83
  %79 = phi double [ %84, %83 ], [ 1.000000e+300, %75 ]
  %80 = phi i64 [ %85, %83 ], [ %76, %75 ]
  %81 = load i64, ptr %13, align 8
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %87, label %83

83:                                               ; preds = %104, %78
  %84 = phi double [ %79, %78 ], [ %105, %104 ]
  %85 = add nsw i64 %80, -1
  %86 = icmp sgt i64 %80, 1
  br i1 %86, label %78, label %210

87:                                               ; preds = %78, %104
  %88 = phi double [ %105, %104 ], [ %79, %78 ]
  %89 = phi i64 [ %106, %104 ], [ %81, %78 ]
  %90 = load i64, ptr %35, align 8
  %91 = tail call i64 @llvm.smin.i64(i64 %90, i64 %80)
  %92 = load i64, ptr %36, align 8
  %93 = tail call i64 @llvm.smin.i64(i64 %92, i64 %89)
  %94 = mul nsw i64 %93, %91
  %95 = sitofp i64 %94 to double
  %96 = sub nsw i64 %80, %91
  %97 = sub nsw i64 %89, %93
  %98 = mul nsw i64 %97, %96
  %99 = sitofp i64 %98 to double
  %100 = load i64, ptr %7, align 8
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %104

102:                                              ; preds = %87
  %103 = mul i64 %89, %80
  br label %108

104:                                              ; preds = %206, %87
  %105 = phi double [ %88, %87 ], [ %207, %206 ]
  %106 = add nsw i64 %89, -1
  %107 = icmp sgt i64 %89, 1
  br i1 %107, label %87, label %83

108:                                              ; preds = %206, %102
  %109 = phi double [ %88, %102 ], [ %207, %206 ]
  %110 = phi i64 [ %100, %102 ], [ %208, %206 ]
  %111 = mul i64 %103, %110
  %112 = sitofp i64 %111 to double
  %113 = load double, ptr %37, align 8
  %114 = sitofp i64 %110 to double
  %115 = fmul double %113, %114
  %116 = fdiv double %70, %115
  %117 = tail call double @sqrt(double noundef %116)
  %118 = tail call double @sqrt(double noundef %99)
  %119 = fsub double %117, %118
  %120 = fcmp ugt double %119, 0.000000e+00
  br i1 %120, label %121, label %206

121:                                              ; preds = %108
  %122 = load double, ptr %38, align 8
  %123 = fdiv double %122, %112
  %124 = load double, ptr %39, align 8
  %125 = fmul double %119, %119
  %126 = fdiv double %125, %95
  %127 = load i64, ptr %18, align 8
  %128 = load i64, ptr %22, align 8
  %129 = mul nsw i64 %128, %127
  %130 = sitofp i64 %129 to double
  %131 = fcmp olt double %126, %130
  %132 = select i1 %131, double %126, double %130
  %133 = fdiv double %124, %132
  %134 = fadd double %123, %133
  %135 = fcmp oge double %134, %109
  %136 = icmp slt i64 %127, 1
  %137 = select i1 %135, i1 true, i1 %136
  br i1 %137, label %206, label %138

138:                                              ; preds = %121
  %139 = icmp slt i64 %128, 1
  br label %140

140:                                              ; preds = %202, %138
  %141 = phi double [ %109, %138 ], [ %203, %202 ]
  %142 = phi i64 [ 1, %138 ], [ %204, %202 ]
  br i1 %139, label %202, label %143

143:                                              ; preds = %140
  %144 = load double, ptr %37, align 8
  %145 = add nsw i64 %142, -1
  %146 = load i64, ptr %35, align 8
  %147 = mul nsw i64 %146, %145
  %148 = add nsw i64 %147, %80
  %149 = mul nsw i64 %148, %110
  %150 = load i64, ptr %36, align 8
  %151 = load double, ptr %33, align 8
  %152 = load double, ptr %40, align 8
  %153 = fadd double %151, %152
  br label %154

154:                                              ; preds = %198, %143
  %155 = phi double [ %141, %143 ], [ %199, %198 ]
  %156 = phi i64 [ 1, %143 ], [ %200, %198 ]
  %157 = add nsw i64 %156, -1
  %158 = mul nsw i64 %157, %150
  %159 = add nsw i64 %158, %89
  %160 = mul nsw i64 %149, %159
  %161 = sitofp i64 %160 to double
  %162 = fmul double %144, %161
  %163 = fsub double %70, %162
  %164 = fcmp uge double %163, %153
  br i1 %164, label %165, label %202

165:                                              ; preds = %154
  %166 = mul nsw i64 %156, %142
  %167 = sitofp i64 %166 to double
  %168 = fsub double %163, %151
  %169 = fdiv double %168, %152
  %170 = fptosi double %169 to i64
  %171 = sitofp i64 %170 to double
  %172 = fsub double %163, %152
  %173 = fdiv double %172, %151
  %174 = fptosi double %173 to i64
  %175 = sitofp i64 %174 to double
  %176 = fdiv double %124, %167
  %177 = fcmp olt double %171, %112
  %178 = select i1 %177, double %171, double %112
  %179 = fdiv double %122, %178
  %180 = fadd double %176, %179
  %181 = fcmp olt double %175, %167
  %182 = select i1 %181, double %175, double %167
  %183 = fdiv double %124, %182
  %184 = fadd double %123, %183
  %185 = fcmp olt double %180, %184
  %186 = select i1 %185, double %180, double %184
  %187 = fcmp olt double %186, %155
  br i1 %187, label %188, label %198

188:                                              ; preds = %165
  %189 = load double, ptr %41, align 8
  %190 = tail call fastcc double @goes_on(ptr noundef nonnull %0, i64 noundef %142, i64 noundef %156, i64 noundef %80, i64 noundef %89)
  %191 = fmul double %189, %190
  %192 = load i64, ptr %0, align 8
  %193 = sitofp i64 %192 to double
  %194 = fdiv double %191, %193
  %195 = fadd double %186, %194
  %196 = fcmp olt double %155, %195
  %197 = select i1 %196, double %155, double %195
  br label %198

198:                                              ; preds = %188, %165
  %199 = phi double [ %155, %165 ], [ %197, %188 ]
  %200 = add nuw i64 %156, 1
  %201 = icmp eq i64 %156, %128
  br i1 %201, label %202, label %154

202:                                              ; preds = %198, %154, %140
  %203 = phi double [ %141, %140 ], [ %199, %198 ], [ %155, %154 ]
  %204 = add nuw i64 %142, 1
  %205 = icmp eq i64 %142, %127
  br i1 %205, label %206, label %140

206:                                              ; preds = %202, %121, %108
  %207 = phi double [ %109, %121 ], [ %109, %108 ], [ %203, %202 ]
  %208 = add nsw i64 %110, -1
  %209 = icmp sgt i64 %110, 1
  br i1 %209, label %108, label %104

210:                                              ; preds = %83, %75
  %211 = phi double [ 1.000000e+300, %75 ], [ %84, %83 ]
  %212 = fcmp ogt double %73, %211
  %213 = select i1 %212, double %73, double %211
  br label %214

214:                                              ; preds = %61, %210
  %215 = phi double [ %213, %210 ], [ %73, %61 ]
  %216 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %62
  store double %215, ptr %216, align 8
  %217 = load ptr, ptr %42, align 8
  %218 = getelementptr inbounds double, ptr %217, i64 %62
  %219 = load double, ptr %218, align 8
  %220 = fcmp olt double %26, %215
  %221 = select i1 %220, double %26, double %215
  %222 = fcmp olt double %219, %221
  br i1 %222, label %223, label %427

223:                                              ; preds = %214
  %224 = load double, ptr %39, align 8
  %225 = load i64, ptr %18, align 8
  %226 = load i64, ptr %22, align 8
  %227 = mul nsw i64 %226, %225
  %228 = sitofp i64 %227 to double
  %229 = fdiv double %224, %228
  %230 = load i64, ptr %11, align 8
  %231 = icmp sgt i64 %230, 0
  br i1 %231, label %232, label %423

232:                                              ; preds = %223, %237
  %233 = phi double [ %238, %237 ], [ 1.000000e+300, %223 ]
  %234 = phi i64 [ %239, %237 ], [ %230, %223 ]
  %235 = load i64, ptr %13, align 8
  %236 = icmp sgt i64 %235, 0
  br i1 %236, label %241, label %237

237:                                              ; preds = %277, %232
  %238 = phi double [ %233, %232 ], [ %278, %277 ]
  %239 = add nsw i64 %234, -1
  %240 = icmp sgt i64 %234, 1
  br i1 %240, label %232, label %423

241:                                              ; preds = %232, %277
  %242 = phi double [ %278, %277 ], [ %233, %232 ]
  %243 = phi i64 [ %279, %277 ], [ %235, %232 ]
  %244 = load i64, ptr %18, align 8
  %245 = load i64, ptr %35, align 8
  %246 = icmp slt i64 %245, %234
  %247 = add nsw i64 %244, -1
  %248 = sub i64 %245, %234
  %249 = mul i64 %248, %247
  %250 = select i1 %246, i64 %249, i64 0
  %251 = mul nsw i64 %244, %234
  %252 = add i64 %250, %251
  %253 = sitofp i64 %252 to double
  %254 = load i64, ptr %22, align 8
  %255 = load i64, ptr %36, align 8
  %256 = icmp slt i64 %255, %243
  %257 = add nsw i64 %254, -1
  %258 = sub i64 %255, %243
  %259 = mul i64 %258, %257
  %260 = select i1 %256, i64 %259, i64 0
  %261 = mul nsw i64 %254, %243
  %262 = add i64 %260, %261
  %263 = sitofp i64 %262 to double
  %264 = fmul double %253, %263
  %265 = tail call i64 @llvm.smin.i64(i64 %245, i64 %234)
  %266 = tail call i64 @llvm.smin.i64(i64 %255, i64 %243)
  %267 = mul nsw i64 %266, %265
  %268 = sitofp i64 %267 to double
  %269 = sub nsw i64 %234, %265
  %270 = sub nsw i64 %243, %266
  %271 = mul nsw i64 %270, %269
  %272 = sitofp i64 %271 to double
  %273 = load i64, ptr %7, align 8
  %274 = icmp sgt i64 %273, 0
  br i1 %274, label %275, label %277

275:                                              ; preds = %241
  %276 = mul i64 %243, %234
  br label %281

277:                                              ; preds = %419, %241
  %278 = phi double [ %242, %241 ], [ %420, %419 ]
  %279 = add nsw i64 %243, -1
  %280 = icmp sgt i64 %243, 1
  br i1 %280, label %241, label %237

281:                                              ; preds = %419, %275
  %282 = phi double [ %242, %275 ], [ %420, %419 ]
  %283 = phi i64 [ %273, %275 ], [ %421, %419 ]
  %284 = mul i64 %276, %283
  %285 = sitofp i64 %284 to double
  %286 = load double, ptr %38, align 8
  %287 = fdiv double %286, %285
  %288 = fadd double %229, %287
  %289 = fcmp ult double %288, %282
  br i1 %289, label %290, label %419

290:                                              ; preds = %281
  %291 = load i64, ptr %0, align 8
  %292 = icmp slt i64 %291, 1
  br i1 %292, label %419, label %293

293:                                              ; preds = %290
  %294 = sitofp i64 %283 to double
  %295 = fmul double %264, %294
  %296 = fdiv double 1.000000e+00, %285
  %297 = fsub double 1.000000e+00, %296
  %298 = fmul double %287, %285
  br label %345

299:                                              ; preds = %400, %395
  %300 = phi double [ %358, %400 ], [ %285, %395 ]
  %301 = phi double [ %418, %400 ], [ 0.000000e+00, %395 ]
  %302 = fmul double %397, 7.500000e-01
  %303 = fdiv double %298, %300
  %304 = fmul double %396, 2.500000e-01
  %305 = fmul double %304, %301
  %306 = fadd double %287, %305
  %307 = fcmp olt double %303, %306
  %308 = select i1 %307, double %303, double %306
  %309 = fadd double %302, %308
  %310 = fcmp ogt double %398, %309
  %311 = select i1 %310, double %398, double %309
  %312 = fmul double %397, 5.000000e-01
  %313 = fmul double %304, 2.000000e+00
  %314 = fmul double %313, %301
  %315 = fadd double %287, %314
  %316 = fcmp olt double %303, %315
  %317 = select i1 %316, double %303, double %315
  %318 = fadd double %312, %317
  %319 = fcmp ogt double %311, %318
  %320 = select i1 %319, double %311, double %318
  %321 = fmul double %397, 2.500000e-01
  %322 = fmul double %304, 3.000000e+00
  %323 = fmul double %322, %301
  %324 = fadd double %287, %323
  %325 = fcmp olt double %303, %324
  %326 = select i1 %325, double %303, double %324
  %327 = fadd double %321, %326
  %328 = fcmp ogt double %320, %327
  %329 = select i1 %328, double %320, double %327
  %330 = fmul double %397, 0.000000e+00
  %331 = fmul double %304, 4.000000e+00
  %332 = fmul double %331, %301
  %333 = fadd double %287, %332
  %334 = fcmp olt double %303, %333
  %335 = select i1 %334, double %303, double %333
  %336 = fadd double %330, %335
  %337 = fcmp ogt double %329, %336
  %338 = select i1 %337, double %329, double %336
  %339 = fadd double %229, %338
  %340 = fcmp olt double %346, %339
  %341 = select i1 %340, double %346, double %339
  %342 = add nuw nsw i64 %347, 1
  %343 = load i64, ptr %0, align 8
  %344 = icmp slt i64 %347, %343
  br i1 %344, label %345, label %419

345:                                              ; preds = %299, %293
  %346 = phi double [ %282, %293 ], [ %341, %299 ]
  %347 = phi i64 [ 1, %293 ], [ %342, %299 ]
  %348 = load double, ptr %40, align 8
  %349 = sitofp i64 %347 to double
  %350 = fmul double %348, %349
  %351 = fmul double %350, %285
  %352 = fsub double %70, %351
  %353 = load double, ptr %33, align 8
  %354 = fsub double %352, %353
  %355 = load double, ptr %37, align 8
  %356 = fdiv double %354, %355
  %357 = fptosi double %356 to i64
  %358 = sitofp i64 %357 to double
  %359 = fadd double %353, %355
  %360 = fcmp uge double %352, %359
  br i1 %360, label %361, label %419

361:                                              ; preds = %345
  %362 = load i64, ptr %18, align 8
  %363 = mul nsw i64 %362, %347
  %364 = load i64, ptr %22, align 8
  %365 = mul nsw i64 %363, %364
  %366 = sitofp i64 %365 to double
  %367 = fmul double %285, %366
  %368 = load double, ptr %41, align 8
  %369 = fmul double %264, %368
  %370 = fmul double %369, %294
  %371 = fdiv double %370, %367
  %372 = fcmp ugt double %294, %358
  br i1 %372, label %395, label %373

373:                                              ; preds = %361
  %374 = fdiv double %358, %294
  %375 = tail call double @sqrt(double noundef %374)
  %376 = tail call double @sqrt(double noundef %272)
  %377 = fsub double %375, %376
  %378 = load double, ptr %41, align 8
  %379 = fsub double %295, %358
  %380 = fcmp ogt double %379, 0.000000e+00
  %381 = select i1 %380, double %379, double 0.000000e+00
  %382 = fmul double %381, %378
  %383 = fdiv double %382, %367
  %384 = fcmp ogt double %377, 0.000000e+00
  br i1 %384, label %385, label %395

385:                                              ; preds = %373
  %386 = load double, ptr %39, align 8
  %387 = fmul double %386, %268
  %388 = fmul double %377, %377
  %389 = fdiv double %387, %388
  %390 = fsub double %389, %229
  %391 = fcmp ogt double %390, 0.000000e+00
  %392 = select i1 %391, double %390, double 0.000000e+00
  %393 = fcmp olt double %383, %392
  %394 = select i1 %393, double %383, double %392
  br label %395

395:                                              ; preds = %385, %373, %361
  %396 = phi double [ %368, %361 ], [ %378, %385 ], [ %378, %373 ]
  %397 = phi double [ %371, %361 ], [ %394, %385 ], [ %383, %373 ]
  %398 = fadd double %287, %397
  %399 = fcmp ogt double %285, %358
  br i1 %399, label %400, label %299

400:                                              ; preds = %395
  %401 = load double, ptr %37, align 8
  %402 = fsub double %352, %401
  %403 = load double, ptr %33, align 8
  %404 = fcmp ogt double %402, %403
  %405 = select i1 %404, double %402, double %403
  %406 = fdiv double %297, %405
  %407 = fdiv double %358, %285
  %408 = fsub double 1.000000e+00, %407
  %409 = fmul double %401, %358
  %410 = fsub double %352, %409
  %411 = fcmp ogt double %410, %403
  %412 = select i1 %411, double %410, double %403
  %413 = fdiv double %408, %412
  %414 = fcmp olt double %406, %413
  %415 = select i1 %414, double %406, double %413
  %416 = fmul double %403, %415
  %417 = fcmp ogt double %416, 0.000000e+00
  %418 = select i1 %417, double %416, double 0.000000e+00
  br label %299

419:                                              ; preds = %345, %299, %290, %281
  %420 = phi double [ %282, %281 ], [ %282, %290 ], [ %341, %299 ], [ %346, %345 ]
  %421 = add nsw i64 %283, -1
  %422 = icmp sgt i64 %283, 1
  br i1 %422, label %281, label %277

423:                                              ; preds = %237, %223
  %424 = phi double [ 1.000000e+300, %223 ], [ %238, %237 ]
  %425 = fcmp ogt double %219, %424
  %426 = select i1 %425, double %219, double %424
  br label %427

427:                                              ; preds = %214, %423
  %428 = phi double [ %426, %423 ], [ %219, %214 ]
  %429 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %62
  store double %428, ptr %429, align 8
  %430 = add nuw nsw i64 %62, 1
  %431 = load i64, ptr %27, align 8
  %432 = icmp slt i64 %430, %431
  br i1 %432, label %61, label %43

433:                                              ; preds = %621, %46
  %434 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %435 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %436 = load double, ptr %434, align 8
  %437 = load double, ptr %435, align 8
  %438 = fcmp olt double %436, %437
  br i1 %438, label %439, label %1043

439:                                              ; preds = %433
  %440 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %441 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %442 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %443 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %444 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %445 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %446 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %447 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  br label %626

448:                                              ; preds = %48, %621
  %449 = phi i64 [ 0, %48 ], [ %624, %621 ]
  %450 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %449
  %451 = load double, ptr %450, align 8
  %452 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %449
  %453 = load double, ptr %452, align 8
  %454 = fcmp olt double %26, %453
  %455 = select i1 %454, double %26, double %453
  %456 = fcmp olt double %451, %455
  br i1 %456, label %457, label %621

457:                                              ; preds = %448
  %458 = load double, ptr %52, align 8
  %459 = load i64, ptr %18, align 8
  %460 = load i64, ptr %22, align 8
  %461 = mul nsw i64 %460, %459
  %462 = sitofp i64 %461 to double
  %463 = fdiv double %458, %462
  br i1 %54, label %464, label %621

464:                                              ; preds = %457
  %465 = load ptr, ptr %49, align 8
  %466 = getelementptr inbounds double, ptr %465, i64 %449
  %467 = load double, ptr %466, align 8
  %468 = load double, ptr %50, align 8
  %469 = load double, ptr %51, align 8
  %470 = fadd double %468, %469
  %471 = fcmp olt double %467, %470
  %472 = select i1 %471, double %467, double %470
  %473 = load i64, ptr %55, align 8
  %474 = load i64, ptr %56, align 8
  %475 = load i64, ptr %11, align 8
  %476 = load i64, ptr %13, align 8
  %477 = mul nsw i64 %476, %475
  %478 = load i64, ptr %0, align 8
  %479 = icmp slt i64 %478, 1
  %480 = fsub double %472, %469
  br label %481

481:                                              ; preds = %617, %464
  %482 = phi double [ 1.000000e+300, %464 ], [ %618, %617 ]
  %483 = phi i64 [ 0, %464 ], [ %619, %617 ]
  %484 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %483
  %485 = load i64, ptr %484, align 8
  %486 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %483, i32 2
  %487 = load i64, ptr %486, align 8
  %488 = add nsw i64 %485, -1
  %489 = mul nsw i64 %488, %473
  %490 = add nsw i64 %489, %487
  %491 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %483, i32 1
  %492 = load i64, ptr %491, align 8
  %493 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %483, i32 3
  %494 = load i64, ptr %493, align 8
  %495 = add nsw i64 %492, -1
  %496 = mul nsw i64 %495, %474
  %497 = add nsw i64 %496, %494
  %498 = mul nsw i64 %494, %487
  %499 = icmp slt i64 %485, %459
  %500 = icmp sgt i64 %487, %473
  %501 = select i1 %499, i1 %500, i1 false
  %502 = sub nsw i64 %487, %473
  %503 = mul nsw i64 %497, %502
  %504 = select i1 %501, i64 %503, i64 0
  %505 = icmp slt i64 %492, %460
  %506 = icmp sgt i64 %494, %474
  %507 = select i1 %505, i1 %506, i1 false
  %508 = sub nsw i64 %494, %474
  %509 = mul nsw i64 %508, %490
  %510 = select i1 %507, i64 %509, i64 0
  %511 = icmp slt i64 %498, %477
  %512 = mul nsw i64 %492, %485
  %513 = sitofp i64 %512 to double
  %514 = fdiv double %513, %462
  %515 = fsub double 1.000000e+00, %514
  %516 = select i1 %511, double %515, double 1.000000e+00
  %517 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %483, i32 6
  %518 = load double, ptr %517, align 8
  %519 = tail call i64 @llvm.smax.i64(i64 %504, i64 %510)
  %520 = sitofp i64 %519 to double
  %521 = fsub double %518, %520
  %522 = fcmp ogt double %521, 0.000000e+00
  %523 = select i1 %522, double %521, double 0.000000e+00
  %524 = fmul double %516, %523
  %525 = mul nsw i64 %498, %512
  %526 = sitofp i64 %525 to double
  %527 = fdiv double %524, %526
  %528 = icmp eq i64 %487, %475
  %529 = icmp eq i64 %494, %476
  %530 = tail call i64 @llvm.smin.i64(i64 %487, i64 %494)
  %531 = mul nsw i64 %497, %490
  %532 = sitofp i64 %531 to double
  %533 = fdiv double %458, %513
  br i1 %479, label %571, label %534

534:                                              ; preds = %481
  %535 = load i64, ptr %7, align 8
  %536 = load double, ptr %57, align 8
  %537 = load double, ptr %58, align 8
  %538 = fmul double %537, %532
  br label %539

539:                                              ; preds = %567, %534
  %540 = phi double [ %482, %534 ], [ %568, %567 ]
  %541 = phi i64 [ 1, %534 ], [ %569, %567 ]
  %542 = mul nsw i64 %541, %498
  %543 = sitofp i64 %542 to double
  %544 = fmul double %536, %543
  %545 = fadd double %538, %544
  %546 = fdiv double %480, %545
  %547 = fptosi double %546 to i64
  %548 = tail call i64 @llvm.smin.i64(i64 %535, i64 %547)
  %549 = icmp sgt i64 %548, 0
  br i1 %549, label %550, label %571

550:                                              ; preds = %539
  %551 = load double, ptr %59, align 8
  %552 = mul nsw i64 %548, %498
  %553 = sitofp i64 %552 to double
  %554 = fdiv double %551, %553
  %555 = fadd double %463, %554
  %556 = load double, ptr %60, align 8
  %557 = fmul double %527, %556
  %558 = sitofp i64 %541 to double
  %559 = fdiv double %557, %558
  %560 = fadd double %555, %559
  %561 = fcmp olt double %540, %560
  %562 = select i1 %561, double %540, double %560
  br i1 %511, label %563, label %567

563:                                              ; preds = %550
  %564 = fadd double %533, %554
  %565 = fcmp olt double %562, %564
  %566 = select i1 %565, double %562, double %564
  br label %567

567:                                              ; preds = %563, %550
  %568 = phi double [ %562, %550 ], [ %566, %563 ]
  %569 = add nuw i64 %541, 1
  %570 = icmp eq i64 %541, %478
  br i1 %570, label %571, label %539

571:                                              ; preds = %567, %539, %481
  %572 = phi double [ %482, %481 ], [ %540, %539 ], [ %568, %567 ]
  br i1 %528, label %575, label %573

573:                                              ; preds = %571
  %574 = select i1 %529, i64 %494, i64 %530
  br label %576

575:                                              ; preds = %571
  br i1 %529, label %617, label %576

576:                                              ; preds = %575, %573
  %577 = phi i64 [ %475, %575 ], [ %574, %573 ]
  %578 = add nsw i64 %577, %498
  %579 = tail call fastcc double @goes_on(ptr noundef nonnull %0, i64 noundef %485, i64 noundef %492, i64 noundef %487, i64 noundef %494)
  br i1 %479, label %617, label %580

580:                                              ; preds = %576
  %581 = load i64, ptr %7, align 8
  %582 = load double, ptr %57, align 8
  %583 = load double, ptr %58, align 8
  %584 = fmul double %583, %532
  br label %585

585:                                              ; preds = %613, %580
  %586 = phi double [ %572, %580 ], [ %614, %613 ]
  %587 = phi i64 [ 1, %580 ], [ %615, %613 ]
  %588 = mul nsw i64 %587, %578
  %589 = sitofp i64 %588 to double
  %590 = fmul double %582, %589
  %591 = fadd double %584, %590
  %592 = fdiv double %480, %591
  %593 = fptosi double %592 to i64
  %594 = tail call i64 @llvm.smin.i64(i64 %581, i64 %593)
  %595 = icmp sgt i64 %594, 0
  br i1 %595, label %596, label %617

596:                                              ; preds = %585
  %597 = load double, ptr %59, align 8
  %598 = mul nsw i64 %594, %498
  %599 = sitofp i64 %598 to double
  %600 = fdiv double %597, %599
  %601 = fadd double %463, %600
  %602 = load double, ptr %60, align 8
  %603 = fmul double %579, %602
  %604 = sitofp i64 %587 to double
  %605 = fdiv double %603, %604
  %606 = fadd double %601, %605
  %607 = fcmp olt double %586, %606
  %608 = select i1 %607, double %586, double %606
  br i1 %511, label %609, label %613

609:                                              ; preds = %596
  %610 = fadd double %533, %600
  %611 = fcmp olt double %608, %610
  %612 = select i1 %611, double %608, double %610
  br label %613

613:                                              ; preds = %609, %596
  %614 = phi double [ %608, %596 ], [ %612, %609 ]
  %615 = add nuw i64 %587, 1
  %616 = icmp eq i64 %587, %478
  br i1 %616, label %617, label %585

617:                                              ; preds = %613, %585, %576, %575
  %618 = phi double [ %572, %575 ], [ %572, %576 ], [ %586, %585 ], [ %614, %613 ]
  %619 = add nuw nsw i64 %483, 1
  %620 = icmp eq i64 %619, %53
  br i1 %620, label %621, label %481

621:                                              ; preds = %617, %457, %448
  %622 = phi double [ 0.000000e+00, %448 ], [ 1.000000e+300, %457 ], [ %618, %617 ]
  %623 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %449
  store double %622, ptr %623, align 8
  %624 = add nuw nsw i64 %449, 1
  %625 = icmp eq i64 %624, %44
  br i1 %625, label %433, label %448

626:                                              ; preds = %439, %1022
  %627 = phi i64 [ %44, %439 ], [ %677, %1022 ]
  %628 = phi double [ 1.000000e+00, %439 ], [ %1028, %1022 ]
  %629 = phi i64 [ 1, %439 ], [ %1027, %1022 ]
  %630 = icmp sgt i64 %627, 0
  br i1 %630, label %631, label %1098

631:                                              ; preds = %626
  %632 = and i64 %627, 1
  %633 = icmp eq i64 %627, 1
  br i1 %633, label %636, label %634

634:                                              ; preds = %631
  %635 = and i64 %627, -2
  br label %652

636:                                              ; preds = %652, %631
  %637 = phi i64 [ undef, %631 ], [ %670, %652 ]
  %638 = phi i64 [ 0, %631 ], [ %671, %652 ]
  %639 = phi i64 [ 0, %631 ], [ %670, %652 ]
  %640 = icmp eq i64 %632, 0
  br i1 %640, label %649, label %641

641:                                              ; preds = %636
  %642 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %638
  %643 = load double, ptr %642, align 8
  %644 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %638
  %645 = load double, ptr %644, align 8
  %646 = fcmp ogt double %643, %645
  %647 = zext i1 %646 to i64
  %648 = or i64 %639, %647
  br label %649

649:                                              ; preds = %636, %641
  %650 = phi i64 [ %637, %636 ], [ %648, %641 ]
  %651 = icmp eq i64 %650, 0
  br i1 %651, label %1043, label %674

652:                                              ; preds = %652, %634
  %653 = phi i64 [ 0, %634 ], [ %671, %652 ]
  %654 = phi i64 [ 0, %634 ], [ %670, %652 ]
  %655 = phi i64 [ 0, %634 ], [ %672, %652 ]
  %656 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %653
  %657 = load double, ptr %656, align 16
  %658 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %653
  %659 = load double, ptr %658, align 16
  %660 = fcmp ogt double %657, %659
  %661 = zext i1 %660 to i64
  %662 = or i64 %654, %661
  %663 = or i64 %653, 1
  %664 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %663
  %665 = load double, ptr %664, align 8
  %666 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %663
  %667 = load double, ptr %666, align 8
  %668 = fcmp ogt double %665, %667
  %669 = zext i1 %668 to i64
  %670 = or i64 %662, %669
  %671 = add nuw nsw i64 %653, 2
  %672 = add i64 %655, 2
  %673 = icmp eq i64 %672, %635
  br i1 %673, label %636, label %652

674:                                              ; preds = %649
  %675 = tail call fastcc i64 @walk(ptr noundef nonnull %0, i64 noundef %629)
  %676 = icmp eq i64 %675, 0
  %677 = load i64, ptr %27, align 8
  %678 = icmp sgt i64 %677, 0
  br i1 %676, label %683, label %679

679:                                              ; preds = %674
  br i1 %678, label %680, label %1022

680:                                              ; preds = %679
  %681 = load i64, ptr @table, align 8
  %682 = icmp sgt i64 %681, 0
  br label %702

683:                                              ; preds = %674
  br i1 %678, label %684, label %1098

684:                                              ; preds = %683
  %685 = and i64 %677, 3
  %686 = icmp ult i64 %677, 4
  br i1 %686, label %1033, label %687

687:                                              ; preds = %684
  %688 = and i64 %677, -4
  br label %689

689:                                              ; preds = %689, %687
  %690 = phi i64 [ 0, %687 ], [ %699, %689 ]
  %691 = phi i64 [ 0, %687 ], [ %700, %689 ]
  %692 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %690
  store double 0.000000e+00, ptr %692, align 16
  %693 = or i64 %690, 1
  %694 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %693
  store double 0.000000e+00, ptr %694, align 8
  %695 = or i64 %690, 2
  %696 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %695
  store double 0.000000e+00, ptr %696, align 16
  %697 = or i64 %690, 3
  %698 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %697
  store double 0.000000e+00, ptr %698, align 8
  %699 = add nuw nsw i64 %690, 4
  %700 = add i64 %691, 4
  %701 = icmp eq i64 %700, %688
  br i1 %701, label %1033, label %689

702:                                              ; preds = %680, %1019
  %703 = phi i64 [ 0, %680 ], [ %1020, %1019 ]
  %704 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %703
  %705 = load double, ptr %704, align 8
  %706 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %703
  %707 = load double, ptr %706, align 8
  %708 = fcmp ogt double %705, %707
  br i1 %708, label %709, label %1019

709:                                              ; preds = %702
  %710 = load ptr, ptr %440, align 8
  %711 = getelementptr inbounds double, ptr %710, i64 %703
  %712 = load double, ptr %711, align 8
  %713 = load double, ptr %435, align 8
  %714 = load double, ptr %441, align 8
  %715 = fadd double %713, %714
  %716 = fcmp olt double %712, %715
  %717 = select i1 %716, double %712, double %715
  %718 = load double, ptr %442, align 8
  %719 = load i64, ptr %18, align 8
  %720 = load i64, ptr %22, align 8
  %721 = mul nsw i64 %720, %719
  %722 = sitofp i64 %721 to double
  %723 = fdiv double %718, %722
  br i1 %682, label %724, label %1017

724:                                              ; preds = %709
  %725 = load i64, ptr %443, align 8
  %726 = load i64, ptr %444, align 8
  %727 = add nsw i64 %719, -1
  %728 = mul nsw i64 %725, %727
  %729 = mul nsw i64 %725, %719
  %730 = add nsw i64 %720, -1
  %731 = mul nsw i64 %726, %730
  %732 = mul nsw i64 %726, %720
  %733 = load i64, ptr %11, align 8
  %734 = load i64, ptr %13, align 8
  %735 = mul nsw i64 %734, %733
  br label %736

736:                                              ; preds = %1013, %724
  %737 = phi double [ %705, %724 ], [ %1014, %1013 ]
  %738 = phi i64 [ 0, %724 ], [ %1015, %1013 ]
  %739 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %738
  %740 = load i64, ptr %739, align 8
  %741 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %738, i32 2
  %742 = load i64, ptr %741, align 8
  %743 = add nsw i64 %740, -1
  %744 = mul nsw i64 %743, %725
  %745 = add nsw i64 %744, %742
  %746 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %738, i32 1
  %747 = load i64, ptr %746, align 8
  %748 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %738, i32 3
  %749 = load i64, ptr %748, align 8
  %750 = add nsw i64 %747, -1
  %751 = mul nsw i64 %750, %726
  %752 = add nsw i64 %751, %749
  %753 = mul nsw i64 %749, %742
  %754 = icmp sgt i64 %740, 1
  %755 = icmp sgt i64 %742, %725
  %756 = and i1 %754, %755
  %757 = sub nsw i64 %742, %725
  %758 = select i1 %756, i64 %757, i64 0
  %759 = icmp sgt i64 %742, 1
  %760 = select i1 %759, i64 %744, i64 0
  %761 = tail call i64 @llvm.smax.i64(i64 %758, i64 %760)
  %762 = icmp sgt i64 %747, 1
  %763 = icmp sgt i64 %749, %726
  %764 = and i1 %762, %763
  %765 = sub nsw i64 %749, %726
  %766 = select i1 %764, i64 %765, i64 0
  %767 = icmp sgt i64 %749, 1
  %768 = select i1 %767, i64 %751, i64 0
  %769 = tail call i64 @llvm.smax.i64(i64 %766, i64 %768)
  %770 = tail call i64 @llvm.smin.i64(i64 %742, i64 %749)
  %771 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 7, i64 %738
  %772 = mul i64 %747, %740
  %773 = sitofp i64 %772 to double
  %774 = fdiv double %773, %722
  %775 = mul nsw i64 %752, %745
  %776 = add nsw i64 %775, -1
  %777 = icmp slt i64 %740, %719
  %778 = add nsw i64 %742, %728
  %779 = tail call i64 @llvm.smax.i64(i64 %778, i64 %745)
  %780 = icmp sle i64 %778, %729
  %781 = sub nsw i64 %778, %729
  %782 = sub i64 %729, %778
  %783 = icmp slt i64 %747, %720
  %784 = add nsw i64 %749, %731
  %785 = tail call i64 @llvm.smax.i64(i64 %784, i64 %752)
  %786 = icmp sle i64 %784, %732
  %787 = sub nsw i64 %784, %732
  %788 = sub i64 %732, %784
  %789 = icmp sgt i64 %745, 0
  %790 = add nsw i64 %745, -1
  %791 = fdiv double %718, %773
  %792 = icmp eq i64 %742, %733
  %793 = icmp eq i64 %749, %734
  %794 = select i1 %793, i64 %749, i64 %770
  %795 = icmp slt i64 %753, %735
  %796 = select i1 %795, double %774, double 0.000000e+00
  %797 = fsub double 1.000000e+00, %796
  br label %798

798:                                              ; preds = %1011, %736
  %799 = phi double [ %737, %736 ], [ %1012, %1011 ]
  %800 = phi i1 [ true, %736 ], [ false, %1011 ]
  br i1 %800, label %808, label %801

801:                                              ; preds = %798
  %802 = xor i1 %792, true
  %803 = xor i1 %793, true
  %804 = select i1 %802, i1 true, i1 %803
  %805 = select i1 %802, i64 %794, i64 %733
  br i1 %804, label %806, label %1013

806:                                              ; preds = %801
  %807 = add nsw i64 %805, %753
  br label %808

808:                                              ; preds = %798, %806
  %809 = phi i64 [ %807, %806 ], [ %753, %798 ]
  %810 = load double, ptr %445, align 8
  %811 = load double, ptr %771, align 8
  %812 = fmul double %810, %811
  %813 = load i64, ptr %0, align 8
  %814 = icmp slt i64 %813, 1
  br i1 %814, label %1011, label %815

815:                                              ; preds = %808
  %816 = load double, ptr %434, align 8
  %817 = fmul double %628, %816
  %818 = fsub double %717, %817
  %819 = load i64, ptr %7, align 8
  %820 = load double, ptr %446, align 8
  br label %821

821:                                              ; preds = %1007, %815
  %822 = phi double [ %799, %815 ], [ %1008, %1007 ]
  %823 = phi i64 [ 1, %815 ], [ %1009, %1007 ]
  %824 = mul i64 %823, %772
  %825 = sitofp i64 %824 to double
  %826 = fmul double %714, %825
  %827 = fsub double %818, %826
  %828 = mul nsw i64 %824, %753
  %829 = sitofp i64 %828 to double
  %830 = mul nsw i64 %823, %809
  %831 = sitofp i64 %830 to double
  %832 = fmul double %820, %831
  %833 = fdiv double %827, %832
  %834 = fptosi double %833 to i64
  %835 = tail call i64 @llvm.smin.i64(i64 %819, i64 %834)
  %836 = fcmp ole double %827, 0.000000e+00
  %837 = icmp slt i64 %835, 1
  %838 = select i1 %836, i1 true, i1 %837
  br i1 %838, label %1011, label %839

839:                                              ; preds = %821
  %840 = icmp sgt i64 %835, %629
  br i1 %840, label %841, label %851

841:                                              ; preds = %839
  %842 = load double, ptr %447, align 8
  %843 = mul nsw i64 %835, %753
  %844 = sitofp i64 %843 to double
  %845 = fdiv double %842, %844
  %846 = fadd double %723, %845
  %847 = fdiv double %812, %829
  %848 = fadd double %847, %846
  %849 = fcmp olt double %822, %848
  %850 = select i1 %849, double %822, double %848
  br label %851

851:                                              ; preds = %841, %839
  %852 = phi double [ %850, %841 ], [ %822, %839 ]
  %853 = tail call i64 @llvm.smin.i64(i64 %835, i64 %629)
  %854 = icmp eq i64 %853, 0
  br i1 %854, label %1007, label %855

855:                                              ; preds = %851
  %856 = load double, ptr %447, align 8
  br label %857

857:                                              ; preds = %1003, %855
  %858 = phi double [ %852, %855 ], [ %1004, %1003 ]
  %859 = phi i64 [ %853, %855 ], [ %1005, %1003 ]
  %860 = mul nsw i64 %859, %753
  %861 = sitofp i64 %860 to double
  %862 = fdiv double %856, %861
  %863 = fadd double %723, %862
  %864 = fcmp ult double %863, %858
  br i1 %864, label %865, label %1007

865:                                              ; preds = %857
  %866 = sdiv i64 %629, %859
  %867 = tail call i64 @llvm.smin.i64(i64 %866, i64 %776)
  %868 = icmp eq i64 %867, 0
  br i1 %868, label %1003, label %869

869:                                              ; preds = %865
  br i1 %800, label %870, label %977

870:                                              ; preds = %869
  br i1 %777, label %871, label %903

871:                                              ; preds = %870
  %872 = tail call i64 @llvm.smin.i64(i64 %867, i64 %779)
  %873 = icmp slt i64 %872, 1
  %874 = or i1 %780, %873
  br i1 %874, label %903, label %875

875:                                              ; preds = %871, %890
  %876 = phi i64 [ %900, %890 ], [ 0, %871 ]
  %877 = phi i64 [ %901, %890 ], [ 1, %871 ]
  %878 = sdiv i64 %867, %877
  %879 = icmp slt i64 %878, %752
  br i1 %879, label %880, label %887

880:                                              ; preds = %875
  %881 = shl i64 %878, 1
  %882 = sub i64 %881, %752
  %883 = tail call i64 @llvm.smin.i64(i64 %752, i64 %882)
  %884 = tail call i64 @llvm.smin.i64(i64 %878, i64 %883)
  %885 = tail call i64 @llvm.smax.i64(i64 %884, i64 0)
  %886 = tail call i64 @llvm.smin.i64(i64 %885, i64 %769)
  br label %887

887:                                              ; preds = %880, %875
  %888 = phi i64 [ %886, %880 ], [ %752, %875 ]
  %889 = icmp eq i64 %888, 0
  br i1 %889, label %903, label %890

890:                                              ; preds = %887
  %891 = tail call i64 @llvm.smin.i64(i64 %877, i64 %778)
  %892 = tail call i64 @llvm.smin.i64(i64 %877, i64 %745)
  %893 = tail call i64 @llvm.smin.i64(i64 %891, i64 %892)
  %894 = add i64 %782, %892
  %895 = add i64 %894, %891
  %896 = tail call i64 @llvm.smin.i64(i64 %781, i64 %895)
  %897 = tail call i64 @llvm.smin.i64(i64 %893, i64 %896)
  %898 = tail call i64 @llvm.smax.i64(i64 %897, i64 0)
  %899 = mul nsw i64 %888, %898
  %900 = tail call i64 @llvm.smax.i64(i64 %899, i64 %876)
  %901 = add nuw i64 %877, 1
  %902 = icmp eq i64 %877, %872
  br i1 %902, label %903, label %875

903:                                              ; preds = %890, %887, %871, %870
  %904 = phi i64 [ 0, %870 ], [ 0, %871 ], [ %900, %890 ], [ %876, %887 ]
  br i1 %783, label %905, label %937

905:                                              ; preds = %903
  %906 = tail call i64 @llvm.smin.i64(i64 %867, i64 %785)
  %907 = icmp slt i64 %906, 1
  %908 = or i1 %786, %907
  br i1 %908, label %937, label %909

909:                                              ; preds = %905, %924
  %910 = phi i64 [ %934, %924 ], [ 0, %905 ]
  %911 = phi i64 [ %935, %924 ], [ 1, %905 ]
  %912 = sdiv i64 %867, %911
  %913 = icmp slt i64 %912, %745
  br i1 %913, label %914, label %921

914:                                              ; preds = %909
  %915 = shl i64 %912, 1
  %916 = sub i64 %915, %745
  %917 = tail call i64 @llvm.smin.i64(i64 %745, i64 %916)
  %918 = tail call i64 @llvm.smin.i64(i64 %912, i64 %917)
  %919 = tail call i64 @llvm.smax.i64(i64 %918, i64 0)
  %920 = tail call i64 @llvm.smin.i64(i64 %919, i64 %761)
  br label %921

921:                                              ; preds = %914, %909
  %922 = phi i64 [ %920, %914 ], [ %745, %909 ]
  %923 = icmp eq i64 %922, 0
  br i1 %923, label %937, label %924

924:                                              ; preds = %921
  %925 = tail call i64 @llvm.smin.i64(i64 %911, i64 %784)
  %926 = tail call i64 @llvm.smin.i64(i64 %911, i64 %752)
  %927 = tail call i64 @llvm.smin.i64(i64 %925, i64 %926)
  %928 = add i64 %788, %926
  %929 = add i64 %928, %925
  %930 = tail call i64 @llvm.smin.i64(i64 %787, i64 %929)
  %931 = tail call i64 @llvm.smin.i64(i64 %927, i64 %930)
  %932 = tail call i64 @llvm.smax.i64(i64 %931, i64 0)
  %933 = mul nsw i64 %922, %932
  %934 = tail call i64 @llvm.smax.i64(i64 %933, i64 %910)
  %935 = add nuw i64 %911, 1
  %936 = icmp eq i64 %911, %906
  br i1 %936, label %937, label %909

937:                                              ; preds = %924, %921, %905, %903
  %938 = phi i64 [ 0, %903 ], [ 0, %905 ], [ %934, %924 ], [ %910, %921 ]
  %939 = icmp sgt i64 %867, 0
  %940 = and i1 %789, %939
  br i1 %940, label %941, label %973

941:                                              ; preds = %937
  %942 = add nsw i64 %867, -1
  %943 = tail call i64 @llvm.umin.i64(i64 %790, i64 %942)
  %944 = add nuw nsw i64 %943, 1
  br label %945

945:                                              ; preds = %967, %941
  %946 = phi i64 [ 0, %941 ], [ %970, %967 ]
  %947 = phi i64 [ 1, %941 ], [ %971, %967 ]
  %948 = sdiv i64 %867, %947
  %949 = icmp slt i64 %947, %745
  br i1 %949, label %950, label %957

950:                                              ; preds = %945
  %951 = shl nuw i64 %947, 1
  %952 = sub i64 %951, %745
  %953 = tail call i64 @llvm.smin.i64(i64 %745, i64 %952)
  %954 = tail call i64 @llvm.smin.i64(i64 %947, i64 %953)
  %955 = tail call i64 @llvm.smax.i64(i64 %954, i64 0)
  %956 = tail call i64 @llvm.smin.i64(i64 %955, i64 %761)
  br label %957

957:                                              ; preds = %950, %945
  %958 = phi i64 [ %956, %950 ], [ %745, %945 ]
  %959 = icmp slt i64 %948, %752
  br i1 %959, label %960, label %967

960:                                              ; preds = %957
  %961 = shl i64 %948, 1
  %962 = sub i64 %961, %752
  %963 = tail call i64 @llvm.smin.i64(i64 %752, i64 %962)
  %964 = tail call i64 @llvm.smin.i64(i64 %948, i64 %963)
  %965 = tail call i64 @llvm.smax.i64(i64 %964, i64 0)
  %966 = tail call i64 @llvm.smin.i64(i64 %965, i64 %769)
  br label %967

967:                                              ; preds = %960, %957
  %968 = phi i64 [ %966, %960 ], [ %752, %957 ]
  %969 = mul nsw i64 %968, %958
  %970 = tail call i64 @llvm.smax.i64(i64 %969, i64 %946)
  %971 = add nuw i64 %947, 1
  %972 = icmp eq i64 %947, %944
  br i1 %972, label %973, label %945

973:                                              ; preds = %967, %937
  %974 = phi i64 [ 0, %937 ], [ %970, %967 ]
  %975 = tail call i64 @llvm.smax.i64(i64 %974, i64 %904)
  %976 = tail call i64 @llvm.smax.i64(i64 %975, i64 %938)
  br label %977

977:                                              ; preds = %973, %869
  %978 = phi i64 [ %867, %869 ], [ %976, %973 ]
  %979 = sitofp i64 %978 to double
  %980 = fmul double %810, %979
  %981 = fsub double %812, %980
  %982 = fcmp ogt double %981, 0.000000e+00
  %983 = select i1 %982, double %981, double 0.000000e+00
  %984 = fmul double %797, %983
  %985 = sitofp i64 %867 to double
  %986 = fmul double %810, %985
  %987 = fsub double %812, %986
  %988 = fcmp ogt double %987, 0.000000e+00
  %989 = select i1 %988, double %987, double 0.000000e+00
  %990 = fmul double %796, %989
  %991 = fadd double %990, %984
  %992 = fdiv double %991, %829
  %993 = fadd double %863, %992
  %994 = fcmp olt double %858, %993
  %995 = select i1 %994, double %858, double %993
  br i1 %795, label %996, label %1003

996:                                              ; preds = %977
  %997 = fsub double %863, %723
  %998 = fadd double %791, %997
  %999 = fdiv double %989, %829
  %1000 = fadd double %998, %999
  %1001 = fcmp olt double %995, %1000
  %1002 = select i1 %1001, double %995, double %1000
  br label %1003

1003:                                             ; preds = %996, %977, %865
  %1004 = phi double [ %995, %977 ], [ %1002, %996 ], [ %858, %865 ]
  %1005 = add nsw i64 %859, -1
  %1006 = icmp eq i64 %1005, 0
  br i1 %1006, label %1007, label %857

1007:                                             ; preds = %1003, %857, %851
  %1008 = phi double [ %852, %851 ], [ %1004, %1003 ], [ %858, %857 ]
  %1009 = add nuw i64 %823, 1
  %1010 = icmp eq i64 %823, %813
  br i1 %1010, label %1011, label %821

1011:                                             ; preds = %1007, %821, %808
  %1012 = phi double [ %799, %808 ], [ %1008, %1007 ], [ %822, %821 ]
  br i1 %800, label %798, label %1013

1013:                                             ; preds = %801, %1011
  %1014 = phi double [ %1012, %1011 ], [ %799, %801 ]
  %1015 = add nuw nsw i64 %738, 1
  %1016 = icmp eq i64 %1015, %681
  br i1 %1016, label %1017, label %736

1017:                                             ; preds = %1013, %709
  %1018 = phi double [ %705, %709 ], [ %1014, %1013 ]
  store double %1018, ptr %704, align 8
  br label %1019

1019:                                             ; preds = %702, %1017
  %1020 = add nuw nsw i64 %703, 1
  %1021 = icmp eq i64 %1020, %677
  br i1 %1021, label %1022, label %702

1022:                                             ; preds = %1019, %679
  %1023 = add nuw nsw i64 %629, 1
  %1024 = icmp ult i64 %629, 12
  %1025 = lshr i64 %629, 3
  %1026 = select i1 %1024, i64 1, i64 %1025
  %1027 = add nuw nsw i64 %1026, %629
  %1028 = sitofp i64 %1023 to double
  %1029 = load double, ptr %434, align 8
  %1030 = fmul double %1029, %1028
  %1031 = load double, ptr %435, align 8
  %1032 = fcmp olt double %1030, %1031
  br i1 %1032, label %626, label %1043

1033:                                             ; preds = %689, %684
  %1034 = phi i64 [ 0, %684 ], [ %699, %689 ]
  %1035 = icmp eq i64 %685, 0
  br i1 %1035, label %1043, label %1036

1036:                                             ; preds = %1033, %1036
  %1037 = phi i64 [ %1040, %1036 ], [ %1034, %1033 ]
  %1038 = phi i64 [ %1041, %1036 ], [ 0, %1033 ]
  %1039 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %1037
  store double 0.000000e+00, ptr %1039, align 8
  %1040 = add nuw nsw i64 %1037, 1
  %1041 = add i64 %1038, 1
  %1042 = icmp eq i64 %1041, %685
  br i1 %1042, label %1043, label %1036

1043:                                             ; preds = %1022, %649, %1033, %1036, %433
  %1044 = phi i64 [ %44, %433 ], [ %677, %1036 ], [ %677, %1033 ], [ %677, %1022 ], [ %627, %649 ]
  %1045 = icmp sgt i64 %1044, 0
  br i1 %1045, label %1046, label %1098

1046:                                             ; preds = %1043
  %1047 = and i64 %1044, 1
  %1048 = icmp eq i64 %1044, 1
  br i1 %1048, label %1070, label %1049

1049:                                             ; preds = %1046
  %1050 = and i64 %1044, -2
  br label %1051

1051:                                             ; preds = %1051, %1049
  %1052 = phi i64 [ 0, %1049 ], [ %1067, %1051 ]
  %1053 = phi i64 [ 0, %1049 ], [ %1068, %1051 ]
  %1054 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1052
  %1055 = load double, ptr %1054, align 16
  %1056 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %1052
  %1057 = load double, ptr %1056, align 16
  %1058 = fcmp ogt double %1055, %1057
  %1059 = select i1 %1058, double %1055, double %1057
  store double %1059, ptr %1054, align 16
  %1060 = or i64 %1052, 1
  %1061 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1060
  %1062 = load double, ptr %1061, align 8
  %1063 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %1060
  %1064 = load double, ptr %1063, align 8
  %1065 = fcmp ogt double %1062, %1064
  %1066 = select i1 %1065, double %1062, double %1064
  store double %1066, ptr %1061, align 8
  %1067 = add nuw nsw i64 %1052, 2
  %1068 = add i64 %1053, 2
  %1069 = icmp eq i64 %1068, %1050
  br i1 %1069, label %1070, label %1051

1070:                                             ; preds = %1051, %1046
  %1071 = phi i64 [ 0, %1046 ], [ %1067, %1051 ]
  %1072 = icmp eq i64 %1047, 0
  br i1 %1072, label %1080, label %1073

1073:                                             ; preds = %1070
  %1074 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1071
  %1075 = load double, ptr %1074, align 8
  %1076 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %1071
  %1077 = load double, ptr %1076, align 8
  %1078 = fcmp ogt double %1075, %1077
  %1079 = select i1 %1078, double %1075, double %1077
  store double %1079, ptr %1074, align 8
  br label %1080

1080:                                             ; preds = %1073, %1070, %43
  %1081 = phi i64 [ %44, %43 ], [ %1044, %1070 ], [ %1044, %1073 ]
  %1082 = icmp sgt i64 %1081, 0
  br i1 %1082, label %1083, label %1098

1083:                                             ; preds = %1080
  %1084 = and i64 %1081, 1
  %1085 = icmp eq i64 %1081, 1
  br i1 %1085, label %1088, label %1086

1086:                                             ; preds = %1083
  %1087 = and i64 %1081, -2
  br label %1099

1088:                                             ; preds = %1099, %1083
  %1089 = phi i64 [ 0, %1083 ], [ %1115, %1099 ]
  %1090 = icmp eq i64 %1084, 0
  br i1 %1090, label %1098, label %1091

1091:                                             ; preds = %1088
  %1092 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1089
  %1093 = load double, ptr %1092, align 8
  %1094 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1089
  %1095 = load double, ptr %1094, align 8
  %1096 = fcmp olt double %1093, %1095
  %1097 = select i1 %1096, double %1093, double %1095
  store double %1097, ptr %1092, align 8
  br label %1098

1098:                                             ; preds = %626, %1091, %1088, %683, %1043, %1080
  ret void

1099:                                             ; preds = %1099, %1086
  %1100 = phi i64 [ 0, %1086 ], [ %1115, %1099 ]
  %1101 = phi i64 [ 0, %1086 ], [ %1116, %1099 ]
  %1102 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1100
  %1103 = load double, ptr %1102, align 16
  %1104 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1100
  %1105 = load double, ptr %1104, align 16
  %1106 = fcmp olt double %1103, %1105
  %1107 = select i1 %1106, double %1103, double %1105
  store double %1107, ptr %1102, align 16
  %1108 = or i64 %1100, 1
  %1109 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1108
  %1110 = load double, ptr %1109, align 8
  %1111 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1108
  %1112 = load double, ptr %1111, align 8
  %1113 = fcmp olt double %1110, %1112
  %1114 = select i1 %1113, double %1110, double %1112
  store double %1114, ptr %1109, align 8
  %1115 = add nuw nsw i64 %1100, 2
  %1116 = add i64 %1101, 2
  %1117 = icmp eq i64 %1116, %1087
  br i1 %1117, label %1088, label %1099
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



