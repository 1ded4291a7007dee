; beneath.c 0bb7d3558a4d6fbfa0dc321d48f61b2b434f104174c523eec6fb54f9903c3329

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
@begins = internal unnamed_addr global [32768 x i64] zeroinitializer, align 16
@states = internal unnamed_addr global [524288 x double] zeroinitializer, align 16
@cuts.best = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@altogether.rows = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@altogether.columns = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@together.along = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@together.across = internal unnamed_addr global [1025 x double] zeroinitializer, align 16

; Function Attrs: nounwind
define double @blocks(ptr noundef %0) {
  %2 = alloca [65 x double], align 16
  %3 = alloca [65 x double], align 16
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 15
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %13 = load double, ptr %12, align 8
  %14 = fcmp olt double %11, %13
  %15 = select i1 %14, double %11, double %13
  %16 = fdiv double %9, %15
  %17 = fcmp ugt double %16, 7.680000e+02
  br i1 %17, label %1053, label %18

18:                                               ; preds = %1
  %19 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %20 = load double, ptr %19, align 8
  %21 = fcmp ogt double %20, 0.000000e+00
  br i1 %21, label %22, label %1053

22:                                               ; preds = %18
  %23 = fptosi double %16 to i64
  store i64 0, ptr @table, align 8
  %24 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %25, 1
  %27 = icmp slt i64 %23, 1
  %28 = or i1 %27, %26
  br i1 %28, label %29, label %30

29:                                               ; preds = %22
  tail call fastcc void @others(ptr noundef nonnull %0, i64 noundef 1)
  br label %117

30:                                               ; preds = %22
  %31 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %32, 1
  %34 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %35 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %36 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %37 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %38 = add nsw i64 %25, -1
  %39 = add nsw i64 %23, -1
  %40 = tail call i64 @llvm.umin.i64(i64 %38, i64 %39)
  %41 = add nuw nsw i64 %40, 1
  br label %42

42:                                               ; preds = %107, %30
  %43 = phi i64 [ 0, %30 ], [ %108, %107 ]
  %44 = phi i1 [ false, %30 ], [ %112, %107 ]
  %45 = phi i64 [ 1, %30 ], [ %109, %107 ]
  br i1 %33, label %107, label %46

46:                                               ; preds = %42
  %47 = load i64, ptr %34, align 8
  %48 = load i64, ptr %35, align 8
  %49 = mul nsw i64 %48, %47
  %50 = icmp slt i64 %47, 1
  %51 = icmp slt i64 %48, 1
  %52 = add nsw i64 %45, -1
  br label %53

53:                                               ; preds = %76, %46
  %54 = phi i64 [ %43, %46 ], [ %77, %76 ]
  %55 = phi i64 [ 1, %46 ], [ %78, %76 ]
  %56 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 3, i64 %45, i64 %55
  store i64 %54, ptr %56, align 8
  %57 = load i64, ptr @table, align 8
  %58 = add nsw i64 %57, %49
  %59 = icmp sgt i64 %58, 32768
  br i1 %59, label %114, label %60

60:                                               ; preds = %53
  br i1 %50, label %76, label %61

61:                                               ; preds = %60
  %62 = add nsw i64 %55, -1
  br label %63

63:                                               ; preds = %84, %61
  %64 = phi i64 [ 1, %61 ], [ %86, %84 ]
  %65 = phi i64 [ %57, %61 ], [ %85, %84 ]
  br i1 %51, label %84, label %66

66:                                               ; preds = %63
  %67 = load i64, ptr %36, align 8
  %68 = icmp slt i64 %67, %64
  %69 = sub i64 %67, %64
  %70 = mul i64 %69, %52
  %71 = select i1 %68, i64 %70, i64 0
  %72 = mul nsw i64 %64, %45
  %73 = add i64 %71, %72
  %74 = sitofp i64 %73 to double
  %75 = load i64, ptr %37, align 8
  br label %88

76:                                               ; preds = %84, %60
  %77 = phi i64 [ %57, %60 ], [ %85, %84 ]
  %78 = add nuw nsw i64 %55, 1
  %79 = icmp sge i64 %55, %32
  %80 = mul nsw i64 %78, %45
  %81 = icmp sgt i64 %80, %23
  %82 = select i1 %79, i1 true, i1 %81
  br i1 %82, label %107, label %53

83:                                               ; preds = %88
  store i64 %91, ptr @table, align 8
  br label %84

84:                                               ; preds = %83, %63
  %85 = phi i64 [ %91, %83 ], [ %65, %63 ]
  %86 = add nuw i64 %64, 1
  %87 = icmp eq i64 %64, %47
  br i1 %87, label %76, label %63

88:                                               ; preds = %88, %66
  %89 = phi i64 [ 1, %66 ], [ %105, %88 ]
  %90 = phi i64 [ %65, %66 ], [ %91, %88 ]
  %91 = add nsw i64 %90, 1
  %92 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %90
  store i64 %45, ptr %92, align 8
  %93 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %90, i32 1
  store i64 %55, ptr %93, align 8
  %94 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %90, i32 2
  store i64 %64, ptr %94, align 8
  %95 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %90, i32 3
  store i64 %89, ptr %95, align 8
  %96 = icmp slt i64 %75, %89
  %97 = sub i64 %75, %89
  %98 = mul i64 %97, %62
  %99 = select i1 %96, i64 %98, i64 0
  %100 = mul nsw i64 %89, %55
  %101 = add i64 %99, %100
  %102 = sitofp i64 %101 to double
  %103 = fmul double %74, %102
  %104 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %90, i32 6
  store double %103, ptr %104, align 8
  %105 = add nuw i64 %89, 1
  %106 = icmp eq i64 %89, %48
  br i1 %106, label %83, label %88

107:                                              ; preds = %76, %42
  %108 = phi i64 [ %43, %42 ], [ %77, %76 ]
  %109 = add nuw i64 %45, 1
  %110 = icmp sge i64 %45, %25
  %111 = icmp sge i64 %45, %23
  %112 = or i1 %111, %110
  %113 = icmp eq i64 %45, %41
  br i1 %113, label %114, label %42

114:                                              ; preds = %107, %53
  %115 = phi i1 [ %44, %53 ], [ %112, %107 ]
  %116 = zext i1 %115 to i64
  tail call fastcc void @others(ptr noundef %0, i64 noundef %116)
  br i1 %115, label %117, label %1054

117:                                              ; preds = %29, %114
  %118 = load double, ptr %8, align 8
  %119 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %120 = load double, ptr %119, align 8
  %121 = fsub double %118, %120
  %122 = load double, ptr %10, align 8
  %123 = fsub double %121, %122
  %124 = load double, ptr %12, align 8
  %125 = fdiv double %123, %124
  %126 = fptosi double %125 to i64
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 0, ptr %4, align 8
  store i64 0, ptr @every, align 8
  store i64 %126, ptr getelementptr inbounds (%struct.Tiles, ptr @every, i64 0, i32 1), align 8
  %127 = load i64, ptr %24, align 8
  %128 = icmp slt i64 %127, 1
  %129 = icmp slt i64 %126, 1
  %130 = or i1 %129, %128
  br i1 %130, label %181, label %131

131:                                              ; preds = %117
  %132 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %133 = load i64, ptr %132, align 8
  %134 = icmp slt i64 %133, 1
  %135 = add nsw i64 %127, -1
  %136 = add nsw i64 %126, -1
  %137 = tail call i64 @llvm.umin.i64(i64 %135, i64 %136)
  %138 = add nuw nsw i64 %137, 1
  br label %139

139:                                              ; preds = %173, %131
  %140 = phi i1 [ false, %131 ], [ %177, %173 ]
  %141 = phi i64 [ 1, %131 ], [ %174, %173 ]
  br i1 %134, label %173, label %142

142:                                              ; preds = %139
  %143 = load i64, ptr %0, align 8
  %144 = icmp slt i64 %143, 1
  br label %145

145:                                              ; preds = %167, %142
  %146 = phi i64 [ 1, %142 ], [ %168, %167 ]
  %147 = load i64, ptr @every, align 8
  %148 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 5, i64 %141, i64 %146
  store i64 %147, ptr %148, align 8
  br i1 %144, label %167, label %149

149:                                              ; preds = %145
  %150 = mul i64 %146, %141
  br label %151

151:                                              ; preds = %158, %149
  %152 = phi i64 [ 1, %149 ], [ %165, %158 ]
  %153 = mul i64 %150, %152
  %154 = icmp sgt i64 %153, %126
  br i1 %154, label %167, label %155

155:                                              ; preds = %151
  %156 = load i64, ptr @every, align 8
  %157 = icmp eq i64 %156, 32768
  br i1 %157, label %179, label %158

158:                                              ; preds = %155
  %159 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %156
  store i64 %152, ptr %159, align 8
  %160 = load i64, ptr @every, align 8
  %161 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %160
  store i64 %141, ptr %161, align 8
  %162 = load i64, ptr @every, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr @every, align 8
  %164 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %162
  store i64 %146, ptr %164, align 8
  %165 = add nuw i64 %152, 1
  %166 = icmp eq i64 %152, %143
  br i1 %166, label %167, label %151

167:                                              ; preds = %158, %151, %145
  %168 = add nuw nsw i64 %146, 1
  %169 = icmp sge i64 %146, %133
  %170 = mul nsw i64 %168, %141
  %171 = icmp sgt i64 %170, %126
  %172 = select i1 %169, i1 true, i1 %171
  br i1 %172, label %173, label %145

173:                                              ; preds = %167, %139
  %174 = add nuw i64 %141, 1
  %175 = icmp sge i64 %141, %127
  %176 = icmp sge i64 %141, %126
  %177 = or i1 %176, %175
  %178 = icmp eq i64 %141, %138
  br i1 %178, label %179, label %139

179:                                              ; preds = %173, %155
  %180 = phi i1 [ %140, %155 ], [ %177, %173 ]
  br i1 %180, label %181, label %810

181:                                              ; preds = %179, %117
  store i64 0, ptr @few, align 8
  br i1 %129, label %217, label %185

182:                                              ; preds = %209
  %183 = add nuw i64 %188, 1
  %184 = load i64, ptr @few, align 8
  br label %185

185:                                              ; preds = %181, %182
  %186 = phi i64 [ %184, %182 ], [ 0, %181 ]
  %187 = phi i1 [ %213, %182 ], [ false, %181 ]
  %188 = phi i64 [ %183, %182 ], [ 1, %181 ]
  %189 = icmp slt i64 %186, 1
  br i1 %189, label %205, label %190

190:                                              ; preds = %185
  %191 = add nsw i64 %186, -1
  %192 = sitofp i64 %188 to double
  %193 = fmul double %124, %192
  %194 = fsub double %118, %193
  %195 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %191
  %196 = load i64, ptr %195, align 8
  %197 = sitofp i64 %196 to double
  %198 = fmul double %124, %197
  %199 = fsub double %118, %198
  %200 = fsub double %199, %194
  %201 = fmul double %200, 3.200000e+01
  %202 = fcmp ogt double %201, %194
  br i1 %202, label %203, label %209

203:                                              ; preds = %190
  %204 = icmp eq i64 %186, 128
  br i1 %204, label %215, label %205

205:                                              ; preds = %203, %185
  %206 = add nsw i64 %186, 1
  store i64 %206, ptr @few, align 8
  %207 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %186
  store i64 %188, ptr %207, align 8
  %208 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 4, i64 %186
  store i8 0, ptr %208, align 1
  br label %209

209:                                              ; preds = %205, %190
  %210 = phi i64 [ %186, %205 ], [ %191, %190 ]
  %211 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 2, i64 %210
  store i64 %188, ptr %211, align 8
  %212 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 3, i64 %188
  store i64 %210, ptr %212, align 8
  %213 = icmp sge i64 %188, %126
  %214 = icmp eq i64 %188, %126
  br i1 %214, label %215, label %182

215:                                              ; preds = %209, %203
  %216 = phi i1 [ %187, %203 ], [ %213, %209 ]
  br i1 %216, label %217, label %810

217:                                              ; preds = %215, %181
  %218 = load i64, ptr @every, align 8
  %219 = icmp sgt i64 %218, 0
  br i1 %219, label %220, label %222

220:                                              ; preds = %217
  %221 = load double, ptr %6, align 8
  br label %232

222:                                              ; preds = %232, %217
  %223 = phi i64 [ %218, %217 ], [ %257, %232 ]
  %224 = load i64, ptr @few, align 8
  %225 = icmp sgt i64 %224, 0
  br i1 %225, label %226, label %262

226:                                              ; preds = %222
  %227 = icmp sgt i64 %223, 0
  %228 = and i64 %223, 3
  %229 = icmp ult i64 %223, 4
  %230 = and i64 %223, -4
  %231 = icmp eq i64 %228, 0
  br label %259

232:                                              ; preds = %232, %220
  %233 = phi double [ %221, %220 ], [ %243, %232 ]
  %234 = phi i64 [ 0, %220 ], [ %256, %232 ]
  %235 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %234
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %234
  %238 = load i64, ptr %237, align 8
  %239 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %234
  %240 = load i64, ptr %239, align 8
  %241 = call fastcc double @together(ptr noundef nonnull %0, i64 noundef %236, i64 noundef %238, i64 noundef %240, double noundef %233, ptr noundef nonnull %4)
  %242 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 5, i64 %234
  store double %241, ptr %242, align 8
  %243 = load double, ptr %6, align 8
  %244 = fcmp olt double %241, %243
  %245 = load i64, ptr %235, align 8
  %246 = load i64, ptr %237, align 8
  %247 = mul nsw i64 %246, %245
  %248 = load i64, ptr %239, align 8
  %249 = mul nsw i64 %247, %248
  %250 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 3, i64 %249
  %251 = load i64, ptr %250, align 8
  %252 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 4, i64 %251
  %253 = load i8, ptr %252, align 1
  %254 = zext i1 %244 to i8
  %255 = or i8 %253, %254
  store i8 %255, ptr %252, align 1
  %256 = add nuw nsw i64 %234, 1
  %257 = load i64, ptr @every, align 8
  %258 = icmp slt i64 %256, %257
  br i1 %258, label %232, label %222

259:                                              ; preds = %285, %226
  %260 = phi i64 [ 0, %226 ], [ %286, %285 ]
  br i1 %227, label %261, label %285

261:                                              ; preds = %259
  br i1 %229, label %276, label %288

262:                                              ; preds = %285, %222
  %263 = load double, ptr %10, align 8
  %264 = load double, ptr %8, align 8
  %265 = fcmp uge double %263, %264
  br i1 %265, label %301, label %266

266:                                              ; preds = %262
  %267 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %268 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %269 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %270 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %271 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %272 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %273 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %274 = getelementptr inbounds double, ptr %3, i64 1
  %275 = getelementptr inbounds double, ptr %2, i64 1
  br label %323

276:                                              ; preds = %288, %261
  %277 = phi i64 [ 0, %261 ], [ %298, %288 ]
  br i1 %231, label %285, label %278

278:                                              ; preds = %276, %278
  %279 = phi i64 [ %282, %278 ], [ %277, %276 ]
  %280 = phi i64 [ %283, %278 ], [ 0, %276 ]
  %281 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %260, i64 %279
  store double 1.000000e+300, ptr %281, align 8
  %282 = add nuw nsw i64 %279, 1
  %283 = add i64 %280, 1
  %284 = icmp eq i64 %283, %228
  br i1 %284, label %285, label %278

285:                                              ; preds = %276, %278, %259
  %286 = add nuw nsw i64 %260, 1
  %287 = icmp eq i64 %286, %224
  br i1 %287, label %262, label %259

288:                                              ; preds = %261, %288
  %289 = phi i64 [ %298, %288 ], [ 0, %261 ]
  %290 = phi i64 [ %299, %288 ], [ 0, %261 ]
  %291 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %260, i64 %289
  store double 1.000000e+300, ptr %291, align 16
  %292 = or i64 %289, 1
  %293 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %260, i64 %292
  store double 1.000000e+300, ptr %293, align 8
  %294 = or i64 %289, 2
  %295 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %260, i64 %294
  store double 1.000000e+300, ptr %295, align 16
  %296 = or i64 %289, 3
  %297 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %260, i64 %296
  store double 1.000000e+300, ptr %297, align 8
  %298 = add nuw nsw i64 %289, 4
  %299 = add i64 %290, 4
  %300 = icmp eq i64 %299, %230
  br i1 %300, label %276, label %288

301:                                              ; preds = %752, %262
  %302 = phi i64 [ %224, %262 ], [ %329, %752 ]
  %303 = icmp sgt i64 %302, 0
  br i1 %303, label %306, label %304

304:                                              ; preds = %301
  %305 = load i64, ptr @every, align 8
  br label %811

306:                                              ; preds = %301
  %307 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %308 = load i64, ptr %307, align 8
  %309 = add i64 %308, -1
  %310 = icmp sgt i64 %308, 1
  %311 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %312 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %313 = load i64, ptr %312, align 8
  %314 = sitofp i64 %313 to double
  %315 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %316 = load i64, ptr %315, align 8
  %317 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %318 = load i64, ptr %317, align 8
  %319 = mul nsw i64 %318, %316
  %320 = sitofp i64 %319 to double
  %321 = load i64, ptr @every, align 8
  %322 = icmp sgt i64 %321, 0
  br label %763

323:                                              ; preds = %752, %266
  %324 = phi double [ 1.000000e+00, %266 ], [ %758, %752 ]
  %325 = phi i64 [ 1, %266 ], [ %757, %752 ]
  %326 = tail call fastcc i64 @walk(ptr noundef nonnull %0, i64 noundef %325)
  %327 = icmp eq i64 %326, 0
  br i1 %327, label %810, label %328

328:                                              ; preds = %323
  %329 = load i64, ptr @few, align 8
  %330 = icmp sgt i64 %329, 0
  br i1 %330, label %331, label %752

331:                                              ; preds = %328
  %332 = load i64, ptr %267, align 8
  %333 = add i64 %332, -1
  %334 = icmp sgt i64 %332, 1
  %335 = load i64, ptr @table, align 8
  %336 = icmp slt i64 %335, 1
  %337 = load i64, ptr @every, align 8
  %338 = icmp sgt i64 %337, 0
  %339 = sitofp i64 %325 to double
  %340 = load double, ptr %8, align 8
  %341 = load double, ptr %12, align 8
  %342 = load double, ptr %10, align 8
  %343 = fmul double %324, %342
  %344 = load double, ptr %119, align 8
  br label %345

345:                                              ; preds = %749, %331
  %346 = phi i64 [ 0, %331 ], [ %750, %749 ]
  %347 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %346
  %348 = load i64, ptr %347, align 8
  %349 = sitofp i64 %348 to double
  %350 = fmul double %341, %349
  %351 = fsub double %340, %350
  br i1 %334, label %352, label %363

352:                                              ; preds = %345
  %353 = load ptr, ptr %268, align 8
  %354 = fadd double %341, %351
  br label %355

355:                                              ; preds = %360, %352
  %356 = phi i64 [ 0, %352 ], [ %361, %360 ]
  %357 = getelementptr inbounds double, ptr %353, i64 %356
  %358 = load double, ptr %357, align 8
  %359 = fcmp olt double %358, %354
  br i1 %359, label %360, label %363

360:                                              ; preds = %355
  %361 = add nuw nsw i64 %356, 1
  %362 = icmp eq i64 %361, %333
  br i1 %362, label %363, label %355

363:                                              ; preds = %360, %355, %345
  %364 = phi i64 [ 0, %345 ], [ %333, %360 ], [ %356, %355 ]
  %365 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %364
  %366 = load double, ptr %365, align 8
  %367 = fsub double %351, %343
  %368 = fdiv double %367, %344
  %369 = fptosi double %368 to i64
  %370 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 4, i64 %346
  %371 = load i8, ptr %370, align 1
  %372 = icmp eq i8 %371, 0
  br i1 %372, label %749, label %373

373:                                              ; preds = %363
  %374 = fcmp olt double %351, %343
  %375 = icmp slt i64 %369, 1
  %376 = select i1 %374, i1 true, i1 %375
  br i1 %376, label %749, label %377

377:                                              ; preds = %373
  %378 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 2, i64 %346
  %379 = load i64, ptr %378, align 8
  br i1 %336, label %529, label %380

380:                                              ; preds = %377
  %381 = load i64, ptr %0, align 8
  br label %386

382:                                              ; preds = %523, %405
  %383 = add nuw nsw i64 %389, 1
  %384 = icmp sge i64 %383, %335
  %385 = icmp eq i64 %383, %335
  br i1 %385, label %527, label %386

386:                                              ; preds = %382, %380
  %387 = phi i1 [ false, %380 ], [ %384, %382 ]
  %388 = phi i64 [ 0, %380 ], [ %403, %382 ]
  %389 = phi i64 [ 0, %380 ], [ %383, %382 ]
  %390 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %389
  %391 = load i64, ptr %390, align 8
  %392 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %389, i32 1
  %393 = load i64, ptr %392, align 8
  %394 = mul nsw i64 %393, %391
  %395 = sdiv i64 %379, %394
  %396 = tail call i64 @llvm.smin.i64(i64 %381, i64 %395)
  %397 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %389, i32 2
  %398 = load i64, ptr %397, align 8
  %399 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %389, i32 3
  %400 = load i64, ptr %399, align 8
  %401 = mul nsw i64 %400, %398
  %402 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %389
  store i64 %388, ptr %402, align 8
  %403 = add nsw i64 %396, %388
  %404 = icmp slt i64 %403, 524289
  br i1 %404, label %405, label %527

405:                                              ; preds = %386
  %406 = getelementptr inbounds double, ptr @states, i64 %388
  %407 = load double, ptr %19, align 8
  %408 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 7, i64 %389
  %409 = load double, ptr %408, align 8
  %410 = fmul double %407, %409
  %411 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 6, i64 %389
  %412 = load i64, ptr %411, align 8
  %413 = sitofp i64 %412 to double
  %414 = fmul double %407, %413
  %415 = icmp slt i64 %396, 1
  br i1 %415, label %382, label %416

416:                                              ; preds = %405
  %417 = load double, ptr %269, align 8
  %418 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %389, i32 5
  %419 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %389, i32 4
  br label %420

420:                                              ; preds = %523, %416
  %421 = phi i64 [ %526, %523 ], [ 0, %416 ]
  %422 = phi i64 [ %524, %523 ], [ 1, %416 ]
  %423 = add i64 %421, 2
  %424 = lshr i64 %423, 1
  %425 = sub i64 %422, %424
  %426 = mul nsw i64 %401, %422
  %427 = sitofp i64 %426 to double
  %428 = fmul double %417, %427
  %429 = fadd double %410, %428
  %430 = add nsw i64 %422, -1
  %431 = getelementptr inbounds double, ptr %406, i64 %430
  store double %429, ptr %431, align 8
  %432 = icmp sgt i64 %426, %369
  br i1 %432, label %433, label %523

433:                                              ; preds = %420
  %434 = load i64, ptr %418, align 8
  %435 = icmp eq i64 %434, 0
  br i1 %435, label %523, label %436

436:                                              ; preds = %433
  %437 = load i64, ptr %419, align 8
  %438 = add nsw i64 %437, %434
  %439 = icmp sgt i64 %434, 0
  br i1 %439, label %466, label %440

440:                                              ; preds = %466, %436
  %441 = phi double [ 1.000000e+300, %436 ], [ %490, %466 ]
  %442 = add nuw nsw i64 %422, 1
  %443 = lshr i64 %442, 1
  %444 = icmp ugt i64 %422, %443
  br i1 %444, label %445, label %493

445:                                              ; preds = %440
  %446 = and i64 %425, 1
  %447 = icmp eq i64 %446, 0
  br i1 %447, label %461, label %448

448:                                              ; preds = %445
  %449 = add nsw i64 %443, -1
  %450 = getelementptr inbounds double, ptr %406, i64 %449
  %451 = load double, ptr %450, align 8
  %452 = xor i64 %443, -1
  %453 = add nsw i64 %422, %452
  %454 = getelementptr inbounds double, ptr %406, i64 %453
  %455 = load double, ptr %454, align 8
  %456 = fadd double %451, %455
  %457 = fsub double %456, %414
  %458 = fcmp olt double %441, %457
  %459 = select i1 %458, double %441, double %457
  %460 = add nuw nsw i64 %443, 1
  br label %461

461:                                              ; preds = %448, %445
  %462 = phi i64 [ %443, %445 ], [ %460, %448 ]
  %463 = phi double [ %441, %445 ], [ %459, %448 ]
  %464 = phi double [ undef, %445 ], [ %459, %448 ]
  %465 = icmp eq i64 %421, %424
  br i1 %465, label %493, label %497

466:                                              ; preds = %436, %466
  %467 = phi i64 [ %491, %466 ], [ %437, %436 ]
  %468 = phi double [ %490, %466 ], [ 1.000000e+300, %436 ]
  %469 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %467
  %470 = load i64, ptr %469, align 8
  %471 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %470
  %472 = load i64, ptr %471, align 8
  %473 = add i64 %472, %430
  %474 = getelementptr inbounds [524288 x double], ptr @states, i64 0, i64 %473
  %475 = load double, ptr %474, align 8
  %476 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %467, i32 1
  %477 = load i64, ptr %476, align 8
  %478 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %477
  %479 = load i64, ptr %478, align 8
  %480 = add i64 %479, %430
  %481 = getelementptr inbounds [524288 x double], ptr @states, i64 0, i64 %480
  %482 = load double, ptr %481, align 8
  %483 = fadd double %475, %482
  %484 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %467, i32 2
  %485 = load i64, ptr %484, align 8
  %486 = sitofp i64 %485 to double
  %487 = fmul double %407, %486
  %488 = fsub double %483, %487
  %489 = fcmp olt double %468, %488
  %490 = select i1 %489, double %468, double %488
  %491 = add nsw i64 %467, 1
  %492 = icmp slt i64 %491, %438
  br i1 %492, label %466, label %440

493:                                              ; preds = %461, %497, %440
  %494 = phi double [ %441, %440 ], [ %464, %461 ], [ %520, %497 ]
  %495 = fcmp ogt double %494, %429
  %496 = select i1 %495, double %494, double %429
  store double %496, ptr %431, align 8
  br label %523

497:                                              ; preds = %461, %497
  %498 = phi i64 [ %521, %497 ], [ %462, %461 ]
  %499 = phi double [ %520, %497 ], [ %463, %461 ]
  %500 = add nsw i64 %498, -1
  %501 = getelementptr inbounds double, ptr %406, i64 %500
  %502 = load double, ptr %501, align 8
  %503 = xor i64 %498, -1
  %504 = add nsw i64 %422, %503
  %505 = getelementptr inbounds double, ptr %406, i64 %504
  %506 = load double, ptr %505, align 8
  %507 = fadd double %502, %506
  %508 = fsub double %507, %414
  %509 = fcmp olt double %499, %508
  %510 = select i1 %509, double %499, double %508
  %511 = getelementptr inbounds double, ptr %406, i64 %498
  %512 = load double, ptr %511, align 8
  %513 = sub i64 -2, %498
  %514 = add nsw i64 %422, %513
  %515 = getelementptr inbounds double, ptr %406, i64 %514
  %516 = load double, ptr %515, align 8
  %517 = fadd double %512, %516
  %518 = fsub double %517, %414
  %519 = fcmp olt double %510, %518
  %520 = select i1 %519, double %510, double %518
  %521 = add nuw nsw i64 %498, 2
  %522 = icmp ugt i64 %422, %521
  br i1 %522, label %497, label %493

523:                                              ; preds = %493, %433, %420
  %524 = add nuw i64 %422, 1
  %525 = icmp eq i64 %422, %396
  %526 = add i64 %421, 1
  br i1 %525, label %382, label %420

527:                                              ; preds = %386, %382
  %528 = phi i1 [ %384, %382 ], [ %387, %386 ]
  br i1 %528, label %529, label %810

529:                                              ; preds = %527, %377
  br i1 %338, label %530, label %749

530:                                              ; preds = %529, %746
  %531 = phi i64 [ %747, %746 ], [ 0, %529 ]
  %532 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %531
  %533 = load i64, ptr %532, align 8
  %534 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %531
  %535 = load i64, ptr %534, align 8
  %536 = mul nsw i64 %535, %533
  %537 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %531
  %538 = load i64, ptr %537, align 8
  %539 = mul nsw i64 %536, %538
  %540 = icmp sgt i64 %539, %379
  br i1 %540, label %746, label %541

541:                                              ; preds = %530
  %542 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %346, i64 %531
  %543 = load double, ptr %542, align 8
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %3)
  %544 = load i64, ptr %270, align 8
  %545 = icmp slt i64 %544, 65
  %546 = load i64, ptr %271, align 8
  br i1 %545, label %547, label %553

547:                                              ; preds = %541
  %548 = icmp slt i64 %546, 65
  %549 = mul nsw i64 %546, %544
  %550 = icmp slt i64 %549, 65
  %551 = select i1 %548, i1 %550, i1 false
  %552 = icmp slt i64 %544, 1
  br i1 %552, label %591, label %553

553:                                              ; preds = %547, %541
  %554 = phi i1 [ %551, %547 ], [ false, %541 ]
  %555 = icmp slt i64 %546, 1
  %556 = sitofp i64 %539 to double
  %557 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 3, i64 %535, i64 %538
  %558 = add i64 %533, -1
  %559 = icmp ne i64 %546, 1
  %560 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %546
  br label %561

561:                                              ; preds = %696, %553
  %562 = phi i64 [ 1, %553 ], [ %699, %696 ]
  %563 = phi double [ 1.000000e+300, %553 ], [ %697, %696 ]
  %564 = phi double [ 1.000000e+300, %553 ], [ %698, %696 ]
  br i1 %555, label %595, label %565

565:                                              ; preds = %561
  %566 = load double, ptr %272, align 8
  %567 = fmul double %566, %556
  %568 = load i64, ptr %273, align 8
  %569 = sitofp i64 %568 to double
  %570 = load double, ptr %19, align 8
  %571 = fmul double %570, %339
  %572 = load i64, ptr %557, align 8
  %573 = add nsw i64 %562, -1
  %574 = mul nsw i64 %573, %546
  %575 = load double, ptr %269, align 8
  %576 = fcmp olt double %569, %339
  %577 = select i1 %576, double %569, double %339
  %578 = icmp sgt i64 %568, %325
  %579 = select i1 %578, double 0.000000e+00, double %571
  %580 = select i1 %578, double 2.000000e+00, double 1.000000e+00
  %581 = fdiv double %569, %577
  %582 = fcmp ogt double %580, %581
  %583 = select i1 %582, double %580, double %581
  %584 = fmul double %567, %583
  %585 = fmul double %571, %583
  %586 = fcmp olt double %567, %571
  %587 = fsub double %569, %577
  %588 = icmp slt i64 %562, %544
  %589 = add i64 %574, -1
  %590 = add i64 %589, %572
  br label %597

591:                                              ; preds = %547
  br i1 %551, label %701, label %734

592:                                              ; preds = %696
  br i1 %554, label %702, label %593

593:                                              ; preds = %592
  %594 = mul nsw i64 %546, %544
  br label %734

595:                                              ; preds = %561
  br i1 %554, label %596, label %696

596:                                              ; preds = %595
  store double 0.000000e+00, ptr @cuts.best, align 16
  br label %691

597:                                              ; preds = %659, %565
  %598 = phi i64 [ 1, %565 ], [ %660, %659 ]
  %599 = phi double [ %563, %565 ], [ %655, %659 ]
  %600 = add i64 %590, %598
  %601 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %600
  %602 = load i64, ptr %601, align 8
  %603 = add i64 %558, %602
  %604 = getelementptr inbounds [524288 x double], ptr @states, i64 0, i64 %603
  %605 = load double, ptr %604, align 8
  %606 = mul i64 %598, %562
  %607 = mul i64 %606, %533
  %608 = sitofp i64 %607 to double
  %609 = fmul double %575, %608
  %610 = mul i64 %606, %539
  %611 = sitofp i64 %610 to double
  %612 = fmul double %366, %611
  %613 = fmul double %612, %569
  %614 = fmul double %605, %569
  %615 = fadd double %567, %614
  %616 = fsub double %615, %579
  %617 = fcmp olt double %613, %616
  %618 = select i1 %617, double %613, double %616
  %619 = fsub double %605, %609
  %620 = fmul double %619, %569
  %621 = fdiv double %620, %571
  %622 = fsub double %614, %585
  %623 = fmul double %609, %569
  %624 = fcmp ogt double %622, %623
  %625 = select i1 %624, double %622, double %623
  %626 = fadd double %584, %625
  %627 = fcmp olt double %618, %626
  %628 = select i1 %627, double %618, double %626
  %629 = fcmp ogt double %621, %583
  %630 = select i1 %586, i1 %629, i1 false
  br i1 %630, label %631, label %636

631:                                              ; preds = %597
  %632 = fmul double %567, %621
  %633 = fadd double %623, %632
  %634 = fcmp olt double %628, %633
  %635 = select i1 %634, double %628, double %633
  br label %636

636:                                              ; preds = %631, %597
  %637 = phi double [ %635, %631 ], [ %628, %597 ]
  %638 = fmul double %577, %605
  %639 = fsub double %638, %571
  %640 = fcmp ogt double %639, 0.000000e+00
  %641 = select i1 %640, double %639, double 0.000000e+00
  %642 = fadd double %567, %641
  %643 = fmul double %587, %612
  %644 = fadd double %643, %642
  %645 = fcmp olt double %637, %644
  %646 = select i1 %645, double %637, double %644
  %647 = icmp slt i64 %598, %546
  %648 = select i1 %588, i1 true, i1 %647
  br i1 %648, label %649, label %654

649:                                              ; preds = %636
  %650 = sitofp i64 %606 to double
  %651 = fdiv double %646, %650
  %652 = fcmp olt double %599, %651
  %653 = select i1 %652, double %599, double %651
  br label %654

654:                                              ; preds = %649, %636
  %655 = phi double [ %653, %649 ], [ %599, %636 ]
  br i1 %554, label %656, label %661

656:                                              ; preds = %654
  %657 = getelementptr inbounds [65 x double], ptr %3, i64 0, i64 %598
  store double %646, ptr %657, align 8
  %658 = icmp eq i64 %598, %546
  br i1 %658, label %663, label %659

659:                                              ; preds = %661, %656
  %660 = add nuw i64 %598, 1
  br label %597

661:                                              ; preds = %654
  %662 = icmp eq i64 %598, %546
  br i1 %662, label %696, label %659

663:                                              ; preds = %656
  store double 0.000000e+00, ptr @cuts.best, align 16
  %664 = load double, ptr %274, align 8
  br label %665

665:                                              ; preds = %672, %663
  %666 = phi double [ 0.000000e+00, %663 ], [ %673, %672 ]
  %667 = phi i64 [ 1, %663 ], [ %674, %672 ]
  %668 = fadd double %664, %666
  %669 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %667
  store double %668, ptr %669, align 8
  %670 = icmp ugt i64 %667, 1
  %671 = select i1 %559, i1 %670, i1 false
  br i1 %671, label %676, label %672

672:                                              ; preds = %676, %665
  %673 = phi double [ %668, %665 ], [ %686, %676 ]
  %674 = add nuw i64 %667, 1
  %675 = icmp eq i64 %667, %546
  br i1 %675, label %691, label %665

676:                                              ; preds = %665, %676
  %677 = phi double [ %686, %676 ], [ %668, %665 ]
  %678 = phi i64 [ %687, %676 ], [ 2, %665 ]
  %679 = sub nsw i64 %667, %678
  %680 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %679
  %681 = load double, ptr %680, align 8
  %682 = getelementptr inbounds double, ptr %3, i64 %678
  %683 = load double, ptr %682, align 8
  %684 = fadd double %681, %683
  %685 = fcmp olt double %677, %684
  %686 = select i1 %685, double %677, double %684
  store double %686, ptr %669, align 8
  %687 = add nuw nsw i64 %678, 1
  %688 = icmp slt i64 %678, %546
  %689 = icmp ugt i64 %667, %678
  %690 = select i1 %688, i1 %689, i1 false
  br i1 %690, label %676, label %672

691:                                              ; preds = %672, %596
  %692 = phi double [ %564, %596 ], [ %646, %672 ]
  %693 = phi double [ %563, %596 ], [ %655, %672 ]
  %694 = load double, ptr %560, align 8
  %695 = getelementptr inbounds [65 x double], ptr %2, i64 0, i64 %562
  store double %694, ptr %695, align 8
  br label %696

696:                                              ; preds = %661, %691, %595
  %697 = phi double [ %563, %595 ], [ %693, %691 ], [ %655, %661 ]
  %698 = phi double [ %564, %595 ], [ %692, %691 ], [ %646, %661 ]
  %699 = add nuw i64 %562, 1
  %700 = icmp eq i64 %562, %544
  br i1 %700, label %592, label %561

701:                                              ; preds = %591
  store double 0.000000e+00, ptr @cuts.best, align 16
  br label %731

702:                                              ; preds = %592
  store double 0.000000e+00, ptr @cuts.best, align 16
  %703 = load double, ptr %275, align 8
  %704 = icmp ne i64 %544, 1
  br label %705

705:                                              ; preds = %712, %702
  %706 = phi double [ 0.000000e+00, %702 ], [ %713, %712 ]
  %707 = phi i64 [ 1, %702 ], [ %714, %712 ]
  %708 = fadd double %703, %706
  %709 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %707
  store double %708, ptr %709, align 8
  %710 = icmp ugt i64 %707, 1
  %711 = select i1 %704, i1 %710, i1 false
  br i1 %711, label %716, label %712

712:                                              ; preds = %716, %705
  %713 = phi double [ %708, %705 ], [ %726, %716 ]
  %714 = add nuw i64 %707, 1
  %715 = icmp eq i64 %707, %544
  br i1 %715, label %731, label %705

716:                                              ; preds = %705, %716
  %717 = phi double [ %726, %716 ], [ %708, %705 ]
  %718 = phi i64 [ %727, %716 ], [ 2, %705 ]
  %719 = sub nsw i64 %707, %718
  %720 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %719
  %721 = load double, ptr %720, align 8
  %722 = getelementptr inbounds double, ptr %2, i64 %718
  %723 = load double, ptr %722, align 8
  %724 = fadd double %721, %723
  %725 = fcmp olt double %717, %724
  %726 = select i1 %725, double %717, double %724
  store double %726, ptr %709, align 8
  %727 = add nuw nsw i64 %718, 1
  %728 = icmp slt i64 %718, %544
  %729 = icmp ugt i64 %707, %718
  %730 = select i1 %728, i1 %729, i1 false
  br i1 %730, label %716, label %712

731:                                              ; preds = %712, %701
  %732 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %544
  %733 = load double, ptr %732, align 8
  br label %742

734:                                              ; preds = %593, %591
  %735 = phi i64 [ %594, %593 ], [ %549, %591 ]
  %736 = phi double [ %697, %593 ], [ 1.000000e+300, %591 ]
  %737 = phi double [ %698, %593 ], [ 1.000000e+300, %591 ]
  %738 = sitofp i64 %735 to double
  %739 = fmul double %736, %738
  %740 = fcmp olt double %737, %739
  %741 = select i1 %740, double %737, double %739
  br label %742

742:                                              ; preds = %734, %731
  %743 = phi double [ %733, %731 ], [ %741, %734 ]
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %2)
  %744 = fcmp olt double %543, %743
  %745 = select i1 %744, double %543, double %743
  store double %745, ptr %542, align 8
  br label %746

746:                                              ; preds = %742, %530
  %747 = add nuw nsw i64 %531, 1
  %748 = icmp eq i64 %747, %337
  br i1 %748, label %749, label %530

749:                                              ; preds = %746, %529, %373, %363
  %750 = add nuw nsw i64 %346, 1
  %751 = icmp eq i64 %750, %329
  br i1 %751, label %752, label %345

752:                                              ; preds = %749, %328
  %753 = add nuw nsw i64 %325, 1
  %754 = icmp ult i64 %325, 12
  %755 = lshr i64 %325, 3
  %756 = select i1 %754, i64 1, i64 %755
  %757 = add nuw nsw i64 %756, %325
  %758 = sitofp i64 %753 to double
  %759 = load double, ptr %10, align 8
  %760 = fmul double %759, %758
  %761 = load double, ptr %8, align 8
  %762 = fcmp uge double %760, %761
  br i1 %762, label %301, label %323

763:                                              ; preds = %789, %306
  %764 = phi i64 [ 0, %306 ], [ %790, %789 ]
  br i1 %310, label %765, label %783

765:                                              ; preds = %763
  %766 = load double, ptr %8, align 8
  %767 = load double, ptr %12, align 8
  %768 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %764
  %769 = load i64, ptr %768, align 8
  %770 = sitofp i64 %769 to double
  %771 = fmul double %767, %770
  %772 = fsub double %766, %771
  %773 = load ptr, ptr %311, align 8
  %774 = fadd double %767, %772
  br label %775

775:                                              ; preds = %780, %765
  %776 = phi i64 [ 0, %765 ], [ %781, %780 ]
  %777 = getelementptr inbounds double, ptr %773, i64 %776
  %778 = load double, ptr %777, align 8
  %779 = fcmp olt double %778, %774
  br i1 %779, label %780, label %783

780:                                              ; preds = %775
  %781 = add nuw nsw i64 %776, 1
  %782 = icmp eq i64 %781, %309
  br i1 %782, label %783, label %775

783:                                              ; preds = %780, %775, %763
  %784 = phi i64 [ 0, %763 ], [ %309, %780 ], [ %776, %775 ]
  %785 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %784
  %786 = load double, ptr %785, align 8
  %787 = fmul double %786, %314
  %788 = fmul double %787, %320
  br i1 %322, label %792, label %789

789:                                              ; preds = %792, %783
  %790 = add nuw nsw i64 %764, 1
  %791 = icmp eq i64 %790, %302
  br i1 %791, label %811, label %763

792:                                              ; preds = %783, %792
  %793 = phi i64 [ %808, %792 ], [ 0, %783 ]
  %794 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %764, i64 %793
  %795 = load double, ptr %794, align 8
  %796 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %793
  %797 = load i64, ptr %796, align 8
  %798 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %793
  %799 = load i64, ptr %798, align 8
  %800 = mul nsw i64 %799, %797
  %801 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %793
  %802 = load i64, ptr %801, align 8
  %803 = mul nsw i64 %800, %802
  %804 = sitofp i64 %803 to double
  %805 = fmul double %788, %804
  %806 = fcmp olt double %795, %805
  %807 = select i1 %806, double %795, double %805
  store double %807, ptr %794, align 8
  %808 = add nuw nsw i64 %793, 1
  %809 = icmp eq i64 %808, %321
  br i1 %809, label %789, label %792

810:                                              ; preds = %323, %527, %215, %179
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  br label %1054

811:                                              ; preds = %789, %304
  %812 = phi i64 [ %305, %304 ], [ %321, %789 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  %813 = icmp sgt i64 %812, 0
  br i1 %813, label %814, label %1123

814:                                              ; preds = %811
  %815 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  br label %816

816:                                              ; preds = %814, %1049
  %817 = phi i64 [ 0, %814 ], [ %1051, %1049 ]
  %818 = phi double [ %7, %814 ], [ %1050, %1049 ]
  %819 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 5, i64 %817
  %820 = load double, ptr %819, align 8
  %821 = fcmp olt double %820, %818
  br i1 %821, label %822, label %1049

822:                                              ; preds = %816
  %823 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %817
  %824 = load i64, ptr %823, align 8
  %825 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %817
  %826 = load i64, ptr %825, align 8
  %827 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %817
  %828 = load i64, ptr %827, align 8
  %829 = mul nsw i64 %826, %824
  %830 = mul nsw i64 %829, %828
  %831 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 3, i64 %830
  %832 = load i64, ptr %831, align 8
  %833 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %832
  %834 = load i64, ptr %0, align 8
  %835 = sitofp i64 %834 to double
  %836 = load i64, ptr %24, align 8
  %837 = sitofp i64 %836 to double
  %838 = fmul double %835, %837
  %839 = load i64, ptr %815, align 8
  %840 = sitofp i64 %839 to double
  %841 = fmul double %838, %840
  %842 = icmp slt i64 %826, 1
  br i1 %842, label %853, label %843

843:                                              ; preds = %822
  %844 = icmp slt i64 %828, 1
  %845 = icmp slt i64 %824, 1
  %846 = and i64 %824, 1
  %847 = icmp eq i64 %824, 1
  %848 = and i64 %824, -2
  %849 = icmp eq i64 %846, 0
  br label %850

850:                                              ; preds = %880, %843
  %851 = phi i64 [ 1, %843 ], [ %882, %880 ]
  %852 = phi double [ 1.000000e+300, %843 ], [ %881, %880 ]
  br i1 %844, label %880, label %872

853:                                              ; preds = %880, %822
  %854 = phi double [ 1.000000e+300, %822 ], [ %881, %880 ]
  %855 = fmul double %841, %854
  %856 = fcmp oge double %855, %818
  %857 = icmp sgt i64 %834, 1024
  %858 = select i1 %856, i1 true, i1 %857
  br i1 %858, label %1043, label %859

859:                                              ; preds = %853
  %860 = icmp slt i64 %828, 1
  br i1 %860, label %927, label %861

861:                                              ; preds = %859
  %862 = getelementptr double, ptr %833, i64 -1
  %863 = sub nsw i64 %834, %824
  %864 = icmp slt i64 %863, 1
  %865 = icmp sgt i64 %824, 1
  %866 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %863
  %867 = getelementptr inbounds double, ptr @altogether.rows, i64 %826
  %868 = sub nsw i64 %836, %826
  %869 = icmp slt i64 %868, 1
  %870 = icmp sgt i64 %826, 1
  %871 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %868
  br label %925

872:                                              ; preds = %850, %897
  %873 = phi i64 [ %899, %897 ], [ 1, %850 ]
  %874 = phi double [ %898, %897 ], [ %852, %850 ]
  br i1 %845, label %897, label %875

875:                                              ; preds = %872
  %876 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 5, i64 %851, i64 %873
  %877 = load i64, ptr %876, align 8
  %878 = mul i64 %873, %851
  %879 = add i64 %877, -1
  br i1 %847, label %884, label %901

880:                                              ; preds = %897, %850
  %881 = phi double [ %852, %850 ], [ %898, %897 ]
  %882 = add nuw i64 %851, 1
  %883 = icmp eq i64 %851, %826
  br i1 %883, label %853, label %850

884:                                              ; preds = %901, %875
  %885 = phi double [ undef, %875 ], [ %921, %901 ]
  %886 = phi i64 [ 1, %875 ], [ %922, %901 ]
  %887 = phi double [ %874, %875 ], [ %921, %901 ]
  br i1 %849, label %897, label %888

888:                                              ; preds = %884
  %889 = add i64 %879, %886
  %890 = getelementptr inbounds double, ptr %833, i64 %889
  %891 = load double, ptr %890, align 8
  %892 = mul i64 %878, %886
  %893 = sitofp i64 %892 to double
  %894 = fdiv double %891, %893
  %895 = fcmp olt double %887, %894
  %896 = select i1 %895, double %887, double %894
  br label %897

897:                                              ; preds = %888, %884, %872
  %898 = phi double [ %874, %872 ], [ %885, %884 ], [ %896, %888 ]
  %899 = add nuw i64 %873, 1
  %900 = icmp eq i64 %873, %828
  br i1 %900, label %880, label %872

901:                                              ; preds = %875, %901
  %902 = phi i64 [ %922, %901 ], [ 1, %875 ]
  %903 = phi double [ %921, %901 ], [ %874, %875 ]
  %904 = phi i64 [ %923, %901 ], [ 0, %875 ]
  %905 = add i64 %879, %902
  %906 = getelementptr inbounds double, ptr %833, i64 %905
  %907 = load double, ptr %906, align 8
  %908 = mul i64 %878, %902
  %909 = sitofp i64 %908 to double
  %910 = fdiv double %907, %909
  %911 = fcmp olt double %903, %910
  %912 = select i1 %911, double %903, double %910
  %913 = add nuw i64 %902, 1
  %914 = add i64 %877, %902
  %915 = getelementptr inbounds double, ptr %833, i64 %914
  %916 = load double, ptr %915, align 8
  %917 = mul i64 %878, %913
  %918 = sitofp i64 %917 to double
  %919 = fdiv double %916, %918
  %920 = fcmp olt double %912, %919
  %921 = select i1 %920, double %912, double %919
  %922 = add nuw i64 %902, 2
  %923 = add nuw i64 %904, 2
  %924 = icmp eq i64 %923, %848
  br i1 %924, label %884, label %901

925:                                              ; preds = %995, %861
  %926 = phi i64 [ 1, %861 ], [ %999, %995 ]
  br i1 %842, label %965, label %1001

927:                                              ; preds = %995, %859
  %928 = getelementptr inbounds double, ptr @altogether.columns, i64 %828
  %929 = load double, ptr %928, align 8
  %930 = sub nsw i64 %839, %828
  store double 0.000000e+00, ptr @cuts.best, align 16
  %931 = icmp slt i64 %930, 1
  br i1 %931, label %961, label %932

932:                                              ; preds = %927
  %933 = load double, ptr getelementptr inbounds ([1025 x double], ptr @altogether.columns, i64 0, i64 1), align 8
  %934 = icmp sgt i64 %828, 1
  br label %935

935:                                              ; preds = %942, %932
  %936 = phi double [ 0.000000e+00, %932 ], [ %943, %942 ]
  %937 = phi i64 [ 1, %932 ], [ %944, %942 ]
  %938 = fadd double %933, %936
  %939 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %937
  store double %938, ptr %939, align 8
  %940 = icmp ugt i64 %937, 1
  %941 = select i1 %934, i1 %940, i1 false
  br i1 %941, label %946, label %942

942:                                              ; preds = %946, %935
  %943 = phi double [ %938, %935 ], [ %956, %946 ]
  %944 = add nuw i64 %937, 1
  %945 = icmp eq i64 %937, %930
  br i1 %945, label %961, label %935

946:                                              ; preds = %935, %946
  %947 = phi double [ %956, %946 ], [ %938, %935 ]
  %948 = phi i64 [ %957, %946 ], [ 2, %935 ]
  %949 = sub nsw i64 %937, %948
  %950 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %949
  %951 = load double, ptr %950, align 8
  %952 = getelementptr inbounds double, ptr @altogether.columns, i64 %948
  %953 = load double, ptr %952, align 8
  %954 = fadd double %951, %953
  %955 = fcmp olt double %947, %954
  %956 = select i1 %955, double %947, double %954
  store double %956, ptr %939, align 8
  %957 = add nuw nsw i64 %948, 1
  %958 = icmp slt i64 %948, %828
  %959 = icmp ugt i64 %937, %948
  %960 = select i1 %958, i1 %959, i1 false
  br i1 %960, label %946, label %942

961:                                              ; preds = %942, %927
  %962 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %930
  %963 = load double, ptr %962, align 8
  %964 = fadd double %929, %963
  br label %1043

965:                                              ; preds = %1037, %925
  %966 = load double, ptr %867, align 8
  store double 0.000000e+00, ptr @cuts.best, align 16
  br i1 %869, label %995, label %967

967:                                              ; preds = %965
  %968 = load double, ptr getelementptr inbounds ([1025 x double], ptr @altogether.rows, i64 0, i64 1), align 8
  br label %969

969:                                              ; preds = %976, %967
  %970 = phi double [ 0.000000e+00, %967 ], [ %977, %976 ]
  %971 = phi i64 [ 1, %967 ], [ %978, %976 ]
  %972 = fadd double %968, %970
  %973 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %971
  store double %972, ptr %973, align 8
  %974 = icmp ugt i64 %971, 1
  %975 = select i1 %870, i1 %974, i1 false
  br i1 %975, label %980, label %976

976:                                              ; preds = %980, %969
  %977 = phi double [ %972, %969 ], [ %990, %980 ]
  %978 = add nuw i64 %971, 1
  %979 = icmp eq i64 %971, %868
  br i1 %979, label %995, label %969

980:                                              ; preds = %969, %980
  %981 = phi double [ %990, %980 ], [ %972, %969 ]
  %982 = phi i64 [ %991, %980 ], [ 2, %969 ]
  %983 = sub nsw i64 %971, %982
  %984 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %983
  %985 = load double, ptr %984, align 8
  %986 = getelementptr inbounds double, ptr @altogether.rows, i64 %982
  %987 = load double, ptr %986, align 8
  %988 = fadd double %985, %987
  %989 = fcmp olt double %981, %988
  %990 = select i1 %989, double %981, double %988
  store double %990, ptr %973, align 8
  %991 = add nuw nsw i64 %982, 1
  %992 = icmp slt i64 %982, %826
  %993 = icmp ugt i64 %971, %982
  %994 = select i1 %992, i1 %993, i1 false
  br i1 %994, label %980, label %976

995:                                              ; preds = %976, %965
  %996 = load double, ptr %871, align 8
  %997 = fadd double %966, %996
  %998 = getelementptr inbounds [1025 x double], ptr @altogether.columns, i64 0, i64 %926
  store double %997, ptr %998, align 8
  %999 = add nuw i64 %926, 1
  %1000 = icmp eq i64 %926, %828
  br i1 %1000, label %927, label %925

1001:                                             ; preds = %925, %1037
  %1002 = phi i64 [ %1041, %1037 ], [ 1, %925 ]
  %1003 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 5, i64 %1002, i64 %926
  %1004 = load i64, ptr %1003, align 8
  %1005 = getelementptr double, ptr %862, i64 %1004
  %1006 = getelementptr inbounds double, ptr %1005, i64 %824
  %1007 = load double, ptr %1006, align 8
  store double 0.000000e+00, ptr @cuts.best, align 16
  br i1 %864, label %1037, label %1008

1008:                                             ; preds = %1001
  %1009 = getelementptr inbounds double, ptr %1005, i64 1
  %1010 = load double, ptr %1009, align 8
  br label %1011

1011:                                             ; preds = %1018, %1008
  %1012 = phi double [ 0.000000e+00, %1008 ], [ %1019, %1018 ]
  %1013 = phi i64 [ 1, %1008 ], [ %1020, %1018 ]
  %1014 = fadd double %1010, %1012
  %1015 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %1013
  store double %1014, ptr %1015, align 8
  %1016 = icmp ugt i64 %1013, 1
  %1017 = select i1 %865, i1 %1016, i1 false
  br i1 %1017, label %1022, label %1018

1018:                                             ; preds = %1022, %1011
  %1019 = phi double [ %1014, %1011 ], [ %1032, %1022 ]
  %1020 = add nuw i64 %1013, 1
  %1021 = icmp eq i64 %1013, %863
  br i1 %1021, label %1037, label %1011

1022:                                             ; preds = %1011, %1022
  %1023 = phi double [ %1032, %1022 ], [ %1014, %1011 ]
  %1024 = phi i64 [ %1033, %1022 ], [ 2, %1011 ]
  %1025 = sub nsw i64 %1013, %1024
  %1026 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %1025
  %1027 = load double, ptr %1026, align 8
  %1028 = getelementptr inbounds double, ptr %1005, i64 %1024
  %1029 = load double, ptr %1028, align 8
  %1030 = fadd double %1027, %1029
  %1031 = fcmp olt double %1023, %1030
  %1032 = select i1 %1031, double %1023, double %1030
  store double %1032, ptr %1015, align 8
  %1033 = add nuw nsw i64 %1024, 1
  %1034 = icmp slt i64 %1024, %824
  %1035 = icmp ugt i64 %1013, %1024
  %1036 = select i1 %1034, i1 %1035, i1 false
  br i1 %1036, label %1022, label %1018

1037:                                             ; preds = %1018, %1001
  %1038 = load double, ptr %866, align 8
  %1039 = fadd double %1007, %1038
  %1040 = getelementptr inbounds [1025 x double], ptr @altogether.rows, i64 0, i64 %1002
  store double %1039, ptr %1040, align 8
  %1041 = add nuw i64 %1002, 1
  %1042 = icmp eq i64 %1002, %826
  br i1 %1042, label %965, label %1001

1043:                                             ; preds = %853, %961
  %1044 = phi double [ %964, %961 ], [ %855, %853 ]
  %1045 = fcmp ogt double %820, %1044
  %1046 = select i1 %1045, double %820, double %1044
  %1047 = fcmp olt double %818, %1046
  %1048 = select i1 %1047, double %818, double %1046
  br label %1049

1049:                                             ; preds = %816, %1043
  %1050 = phi double [ %1048, %1043 ], [ %818, %816 ]
  %1051 = add nuw nsw i64 %817, 1
  %1052 = icmp eq i64 %1051, %812
  br i1 %1052, label %1123, label %816

1053:                                             ; preds = %1, %18
  tail call fastcc void @others(ptr noundef nonnull %0, i64 noundef 0)
  br label %1054

1054:                                             ; preds = %810, %1053, %114
  %1055 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %1056 = load i64, ptr %1055, align 8
  %1057 = icmp slt i64 %1056, 1
  br i1 %1057, label %1123, label %1058

1058:                                             ; preds = %1054
  %1059 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %1060 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  br label %1061

1061:                                             ; preds = %1058, %1118
  %1062 = phi i64 [ 1, %1058 ], [ %1120, %1118 ]
  %1063 = phi double [ %7, %1058 ], [ %1119, %1118 ]
  %1064 = load i64, ptr %1059, align 8
  %1065 = icmp slt i64 %1064, 1
  br i1 %1065, label %1118, label %1066

1066:                                             ; preds = %1061
  %1067 = load i64, ptr %0, align 8
  br label %1068

1068:                                             ; preds = %1066, %1112
  %1069 = phi i64 [ %1113, %1112 ], [ %1064, %1066 ]
  %1070 = phi i64 [ %1114, %1112 ], [ %1067, %1066 ]
  %1071 = phi i64 [ %1116, %1112 ], [ 1, %1066 ]
  %1072 = phi double [ %1115, %1112 ], [ %1063, %1066 ]
  %1073 = icmp slt i64 %1070, 1
  br i1 %1073, label %1112, label %1074

1074:                                             ; preds = %1068
  %1075 = mul i64 %1071, %1062
  %1076 = load double, ptr %8, align 8
  %1077 = load double, ptr %12, align 8
  %1078 = sitofp i64 %1075 to double
  %1079 = fmul double %1077, %1078
  %1080 = fsub double %1076, %1079
  %1081 = load double, ptr %1060, align 8
  %1082 = load double, ptr %10, align 8
  %1083 = fadd double %1081, %1082
  %1084 = fcmp ult double %1080, %1083
  br i1 %1084, label %1108, label %1102

1085:                                             ; preds = %1102
  %1086 = fcmp olt double %1103, %1105
  %1087 = select i1 %1086, double %1103, double %1105
  %1088 = load i64, ptr %0, align 8
  %1089 = icmp slt i64 %1104, %1088
  br i1 %1089, label %1090, label %1108

1090:                                             ; preds = %1085
  %1091 = add nuw nsw i64 %1104, 1
  %1092 = load double, ptr %8, align 8
  %1093 = load double, ptr %12, align 8
  %1094 = mul i64 %1075, %1091
  %1095 = sitofp i64 %1094 to double
  %1096 = fmul double %1093, %1095
  %1097 = fsub double %1092, %1096
  %1098 = load double, ptr %1060, align 8
  %1099 = load double, ptr %10, align 8
  %1100 = fadd double %1098, %1099
  %1101 = fcmp ult double %1097, %1100
  br i1 %1101, label %1108, label %1102

1102:                                             ; preds = %1074, %1090
  %1103 = phi double [ %1087, %1090 ], [ %1072, %1074 ]
  %1104 = phi i64 [ %1091, %1090 ], [ 1, %1074 ]
  %1105 = call fastcc double @together(ptr noundef nonnull %0, i64 noundef %1104, i64 noundef %1062, i64 noundef %1071, double noundef %1103, ptr noundef nonnull %5)
  %1106 = load i64, ptr %5, align 8
  %1107 = icmp sgt i64 %1106, 900000000
  br i1 %1107, label %1123, label %1085

1108:                                             ; preds = %1090, %1085, %1074
  %1109 = phi i64 [ %1070, %1074 ], [ %1088, %1085 ], [ %1088, %1090 ]
  %1110 = phi double [ %1072, %1074 ], [ %1087, %1085 ], [ %1087, %1090 ]
  %1111 = load i64, ptr %1059, align 8
  br label %1112

1112:                                             ; preds = %1108, %1068
  %1113 = phi i64 [ %1069, %1068 ], [ %1111, %1108 ]
  %1114 = phi i64 [ %1070, %1068 ], [ %1109, %1108 ]
  %1115 = phi double [ %1072, %1068 ], [ %1110, %1108 ]
  %1116 = add nuw nsw i64 %1071, 1
  %1117 = icmp slt i64 %1071, %1113
  br i1 %1117, label %1068, label %1118

1118:                                             ; preds = %1112, %1061
  %1119 = phi double [ %1063, %1061 ], [ %1115, %1112 ]
  %1120 = add nuw nsw i64 %1062, 1
  %1121 = load i64, ptr %1055, align 8
  %1122 = icmp slt i64 %1062, %1121
  br i1 %1122, label %1061, label %1123

1123:                                             ; preds = %1049, %1118, %1102, %1054, %811
  %1124 = phi double [ %7, %811 ], [ %7, %1054 ], [ 0.000000e+00, %1102 ], [ %1119, %1118 ], [ %1050, %1049 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  ret double %1124
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
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
  br i1 %29, label %30, label %61

30:                                               ; preds = %2
  %31 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %36 = load double, ptr %35, align 8
  %37 = fadd double %34, %36
  %38 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 19
  %39 = load ptr, ptr %38, align 8
  %40 = icmp slt i64 %12, 1
  %41 = icmp slt i64 %14, 1
  %42 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %43 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %44 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %45 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %46 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %47 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %48 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %49 = icmp slt i64 %8, 1
  %50 = icmp slt i64 %19, 1
  %51 = icmp slt i64 %23, 1
  %52 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 18
  %53 = load ptr, ptr %52, align 8
  %54 = mul i64 %23, %19
  %55 = sitofp i64 %54 to double
  %56 = add nsw i64 %19, -1
  %57 = add nsw i64 %23, -1
  %58 = icmp slt i64 %5, 1
  br label %80

59:                                               ; preds = %355
  %60 = icmp eq i64 %1, 0
  br i1 %60, label %996, label %63

61:                                               ; preds = %2
  %62 = icmp eq i64 %1, 0
  br i1 %62, label %1014, label %360

63:                                               ; preds = %59
  br i1 %29, label %64, label %360

64:                                               ; preds = %63
  %65 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %66 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %67 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %68 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %69 = mul nsw i64 %23, %19
  %70 = sitofp i64 %69 to double
  %71 = load i64, ptr @table, align 8
  %72 = icmp sgt i64 %71, 0
  %73 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %74 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %75 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %76 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %77 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %78 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %79 = icmp slt i64 %5, 1
  br label %375

80:                                               ; preds = %30, %355
  %81 = phi i64 [ 0, %30 ], [ %358, %355 ]
  %82 = getelementptr inbounds double, ptr %32, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fcmp olt double %83, %37
  %85 = select i1 %84, double %83, double %37
  %86 = getelementptr inbounds double, ptr %39, i64 %81
  %87 = load double, ptr %86, align 8
  %88 = fcmp olt double %87, %26
  br i1 %88, label %89, label %187

89:                                               ; preds = %80
  br i1 %40, label %183, label %90

90:                                               ; preds = %89, %99
  %91 = phi double [ %100, %99 ], [ 1.000000e+300, %89 ]
  %92 = phi i64 [ %101, %99 ], [ 1, %89 ]
  br i1 %41, label %99, label %93

93:                                               ; preds = %90, %103
  %94 = phi double [ %104, %103 ], [ %91, %90 ]
  %95 = phi i64 [ %105, %103 ], [ 1, %90 ]
  br i1 %49, label %103, label %96

96:                                               ; preds = %93
  %97 = mul i64 %95, %92
  %98 = load double, ptr %42, align 8
  br label %107

99:                                               ; preds = %103, %90
  %100 = phi double [ %91, %90 ], [ %104, %103 ]
  %101 = add nuw i64 %92, 1
  %102 = icmp eq i64 %92, %12
  br i1 %102, label %183, label %90

103:                                              ; preds = %179, %93
  %104 = phi double [ %94, %93 ], [ %180, %179 ]
  %105 = add nuw i64 %95, 1
  %106 = icmp eq i64 %95, %14
  br i1 %106, label %99, label %93

107:                                              ; preds = %179, %96
  %108 = phi double [ %94, %96 ], [ %180, %179 ]
  %109 = phi i64 [ 1, %96 ], [ %181, %179 ]
  %110 = mul i64 %97, %109
  %111 = sitofp i64 %110 to double
  %112 = fdiv double %98, %111
  %113 = fcmp oge double %112, %108
  %114 = select i1 %113, i1 true, i1 %50
  br i1 %114, label %179, label %115

115:                                              ; preds = %107, %175
  %116 = phi double [ %176, %175 ], [ %108, %107 ]
  %117 = phi i64 [ %177, %175 ], [ 1, %107 ]
  br i1 %51, label %175, label %118

118:                                              ; preds = %115
  %119 = load double, ptr %43, align 8
  %120 = add nsw i64 %117, -1
  %121 = load i64, ptr %44, align 8
  %122 = mul nsw i64 %121, %120
  %123 = add nsw i64 %122, %92
  %124 = mul nsw i64 %123, %109
  %125 = load i64, ptr %45, align 8
  %126 = load double, ptr %46, align 8
  %127 = fadd double %36, %126
  br label %128

128:                                              ; preds = %171, %118
  %129 = phi double [ %116, %118 ], [ %172, %171 ]
  %130 = phi i64 [ 1, %118 ], [ %173, %171 ]
  %131 = add nsw i64 %130, -1
  %132 = mul nsw i64 %131, %125
  %133 = add nsw i64 %132, %95
  %134 = mul nsw i64 %124, %133
  %135 = sitofp i64 %134 to double
  %136 = fmul double %119, %135
  %137 = fsub double %85, %136
  %138 = fcmp uge double %137, %127
  br i1 %138, label %139, label %175

139:                                              ; preds = %128
  %140 = mul nsw i64 %130, %117
  %141 = sitofp i64 %140 to double
  %142 = fsub double %137, %36
  %143 = fdiv double %142, %126
  %144 = fptosi double %143 to i64
  %145 = sitofp i64 %144 to double
  %146 = fsub double %137, %126
  %147 = fdiv double %146, %36
  %148 = fptosi double %147 to i64
  %149 = sitofp i64 %148 to double
  %150 = load double, ptr %47, align 8
  %151 = fdiv double %150, %141
  %152 = fcmp olt double %145, %111
  %153 = select i1 %152, double %145, double %111
  %154 = fdiv double %98, %153
  %155 = fadd double %154, %151
  %156 = fcmp olt double %149, %141
  %157 = select i1 %156, double %149, double %141
  %158 = fdiv double %150, %157
  %159 = fadd double %112, %158
  %160 = fcmp olt double %155, %159
  %161 = select i1 %160, double %155, double %159
  %162 = fcmp olt double %161, %129
  br i1 %162, label %163, label %171

163:                                              ; preds = %139
  %164 = load double, ptr %48, align 8
  %165 = tail call fastcc double @goes_on(ptr noundef nonnull %0, i64 noundef %117, i64 noundef %130, i64 noundef %92, i64 noundef %95)
  %166 = fmul double %164, %165
  %167 = fdiv double %166, %6
  %168 = fadd double %161, %167
  %169 = fcmp olt double %129, %168
  %170 = select i1 %169, double %129, double %168
  br label %171

171:                                              ; preds = %163, %139
  %172 = phi double [ %129, %139 ], [ %170, %163 ]
  %173 = add nuw i64 %130, 1
  %174 = icmp eq i64 %130, %23
  br i1 %174, label %175, label %128

175:                                              ; preds = %171, %128, %115
  %176 = phi double [ %116, %115 ], [ %172, %171 ], [ %129, %128 ]
  %177 = add nuw i64 %117, 1
  %178 = icmp eq i64 %117, %19
  br i1 %178, label %179, label %115

179:                                              ; preds = %175, %107
  %180 = phi double [ %108, %107 ], [ %176, %175 ]
  %181 = add nuw i64 %109, 1
  %182 = icmp eq i64 %109, %8
  br i1 %182, label %103, label %107

183:                                              ; preds = %99, %89
  %184 = phi double [ 1.000000e+300, %89 ], [ %100, %99 ]
  %185 = fcmp ogt double %87, %184
  %186 = select i1 %185, double %87, double %184
  br label %187

187:                                              ; preds = %80, %183
  %188 = phi double [ %186, %183 ], [ %87, %80 ]
  %189 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %81
  store double %188, ptr %189, align 8
  %190 = getelementptr inbounds double, ptr %53, i64 %81
  %191 = load double, ptr %190, align 8
  %192 = fcmp olt double %26, %188
  %193 = select i1 %192, double %26, double %188
  %194 = fcmp olt double %191, %193
  br i1 %194, label %195, label %355

195:                                              ; preds = %187
  %196 = load double, ptr %47, align 8
  %197 = fdiv double %196, %55
  br i1 %40, label %351, label %198

198:                                              ; preds = %195, %211
  %199 = phi double [ %212, %211 ], [ 1.000000e+300, %195 ]
  %200 = phi i64 [ %213, %211 ], [ 1, %195 ]
  br i1 %41, label %211, label %201

201:                                              ; preds = %198
  %202 = load i64, ptr %44, align 8
  %203 = icmp slt i64 %202, %200
  %204 = sub i64 %202, %200
  %205 = mul i64 %204, %56
  %206 = select i1 %203, i64 %205, i64 0
  %207 = mul nsw i64 %200, %19
  %208 = add i64 %206, %207
  %209 = sitofp i64 %208 to double
  %210 = load i64, ptr %45, align 8
  br label %215

211:                                              ; preds = %229, %198
  %212 = phi double [ %199, %198 ], [ %230, %229 ]
  %213 = add nuw i64 %200, 1
  %214 = icmp eq i64 %200, %12
  br i1 %214, label %351, label %198

215:                                              ; preds = %229, %201
  %216 = phi double [ %199, %201 ], [ %230, %229 ]
  %217 = phi i64 [ 1, %201 ], [ %231, %229 ]
  %218 = icmp slt i64 %210, %217
  %219 = sub i64 %210, %217
  %220 = mul i64 %219, %57
  %221 = select i1 %218, i64 %220, i64 0
  %222 = mul nsw i64 %217, %23
  %223 = add i64 %221, %222
  %224 = sitofp i64 %223 to double
  %225 = fmul double %209, %224
  br i1 %49, label %229, label %226

226:                                              ; preds = %215
  %227 = mul i64 %217, %200
  %228 = load double, ptr %42, align 8
  br label %233

229:                                              ; preds = %347, %215
  %230 = phi double [ %216, %215 ], [ %348, %347 ]
  %231 = add nuw i64 %217, 1
  %232 = icmp eq i64 %217, %14
  br i1 %232, label %211, label %215

233:                                              ; preds = %347, %226
  %234 = phi double [ %216, %226 ], [ %348, %347 ]
  %235 = phi i64 [ 1, %226 ], [ %349, %347 ]
  %236 = mul i64 %227, %235
  %237 = sitofp i64 %236 to double
  %238 = fdiv double %228, %237
  %239 = fadd double %197, %238
  %240 = fcmp oge double %239, %234
  %241 = select i1 %240, i1 true, i1 %58
  br i1 %241, label %347, label %242

242:                                              ; preds = %233
  %243 = load double, ptr %46, align 8
  %244 = load double, ptr %43, align 8
  %245 = fadd double %36, %244
  %246 = sitofp i64 %235 to double
  %247 = fmul double %225, %246
  %248 = fdiv double 1.000000e+00, %237
  %249 = fsub double 1.000000e+00, %248
  %250 = fmul double %238, %237
  br label %251

251:                                              ; preds = %302, %242
  %252 = phi double [ %234, %242 ], [ %344, %302 ]
  %253 = phi i64 [ 1, %242 ], [ %345, %302 ]
  %254 = sitofp i64 %253 to double
  %255 = fmul double %243, %254
  %256 = fmul double %255, %237
  %257 = fsub double %85, %256
  %258 = fsub double %257, %36
  %259 = fdiv double %258, %244
  %260 = fptosi double %259 to i64
  %261 = sitofp i64 %260 to double
  %262 = fcmp olt double %257, %245
  br i1 %262, label %347, label %263

263:                                              ; preds = %251
  %264 = load double, ptr %48, align 8
  %265 = fcmp ugt double %246, %261
  br i1 %265, label %272, label %266

266:                                              ; preds = %263
  %267 = fmul double %196, %254
  %268 = fmul double %267, %237
  %269 = fdiv double %268, %261
  %270 = fcmp olt double %264, %269
  %271 = select i1 %270, double %264, double %269
  br label %272

272:                                              ; preds = %266, %263
  %273 = phi double [ %271, %266 ], [ %264, %263 ]
  %274 = phi double [ %261, %266 ], [ 0.000000e+00, %263 ]
  %275 = fsub double %247, %274
  %276 = fcmp ogt double %275, 0.000000e+00
  %277 = select i1 %276, double %275, double 0.000000e+00
  %278 = fmul double %273, %277
  %279 = mul i64 %253, %54
  %280 = sitofp i64 %279 to double
  %281 = fmul double %237, %280
  %282 = fdiv double %278, %281
  %283 = fadd double %238, %282
  %284 = fcmp ogt double %237, %261
  br i1 %284, label %285, label %302

285:                                              ; preds = %272
  %286 = fsub double %257, %244
  %287 = fcmp ogt double %286, %36
  %288 = select i1 %287, double %286, double %36
  %289 = fdiv double %249, %288
  %290 = fdiv double %261, %237
  %291 = fsub double 1.000000e+00, %290
  %292 = fmul double %244, %261
  %293 = fsub double %257, %292
  %294 = fcmp ogt double %293, %36
  %295 = select i1 %294, double %293, double %36
  %296 = fdiv double %291, %295
  %297 = fcmp olt double %289, %296
  %298 = select i1 %297, double %289, double %296
  %299 = fmul double %36, %298
  %300 = fcmp ogt double %299, 0.000000e+00
  %301 = select i1 %300, double %299, double 0.000000e+00
  br label %302

302:                                              ; preds = %285, %272
  %303 = phi double [ %261, %285 ], [ %237, %272 ]
  %304 = phi double [ %301, %285 ], [ 0.000000e+00, %272 ]
  %305 = fdiv double %250, %303
  %306 = fmul double %264, 2.500000e-01
  %307 = fmul double %306, %304
  %308 = fadd double %238, %307
  %309 = fcmp olt double %305, %308
  %310 = select i1 %309, double %305, double %308
  %311 = fmul double %282, 7.500000e-01
  %312 = fadd double %311, %310
  %313 = fcmp ogt double %283, %312
  %314 = select i1 %313, double %283, double %312
  %315 = fmul double %306, 2.000000e+00
  %316 = fmul double %315, %304
  %317 = fadd double %238, %316
  %318 = fcmp olt double %305, %317
  %319 = select i1 %318, double %305, double %317
  %320 = fmul double %282, 5.000000e-01
  %321 = fadd double %320, %319
  %322 = fcmp ogt double %314, %321
  %323 = select i1 %322, double %314, double %321
  %324 = fmul double %306, 3.000000e+00
  %325 = fmul double %324, %304
  %326 = fadd double %238, %325
  %327 = fcmp olt double %305, %326
  %328 = select i1 %327, double %305, double %326
  %329 = fmul double %282, 2.500000e-01
  %330 = fadd double %329, %328
  %331 = fcmp ogt double %323, %330
  %332 = select i1 %331, double %323, double %330
  %333 = fmul double %306, 4.000000e+00
  %334 = fmul double %333, %304
  %335 = fadd double %238, %334
  %336 = fcmp olt double %305, %335
  %337 = select i1 %336, double %305, double %335
  %338 = fmul double %282, 0.000000e+00
  %339 = fadd double %338, %337
  %340 = fcmp ogt double %332, %339
  %341 = select i1 %340, double %332, double %339
  %342 = fadd double %197, %341
  %343 = fcmp olt double %252, %342
  %344 = select i1 %343, double %252, double %342
  %345 = add nuw i64 %253, 1
  %346 = icmp eq i64 %253, %5
  br i1 %346, label %347, label %251

347:                                              ; preds = %302, %251, %233
  %348 = phi double [ %234, %233 ], [ %252, %251 ], [ %344, %302 ]
  %349 = add nuw i64 %235, 1
  %350 = icmp eq i64 %235, %8
  br i1 %350, label %229, label %233

351:                                              ; preds = %211, %195
  %352 = phi double [ 1.000000e+300, %195 ], [ %212, %211 ]
  %353 = fcmp ogt double %191, %352
  %354 = select i1 %353, double %191, double %352
  br label %355

355:                                              ; preds = %187, %351
  %356 = phi double [ %354, %351 ], [ %191, %187 ]
  %357 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %81
  store double %356, ptr %357, align 8
  %358 = add nuw nsw i64 %81, 1
  %359 = icmp eq i64 %358, %28
  br i1 %359, label %59, label %80

360:                                              ; preds = %537, %61, %63
  %361 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %362 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %363 = load double, ptr %361, align 8
  %364 = load double, ptr %362, align 8
  %365 = fcmp olt double %363, %364
  br i1 %365, label %366, label %959

366:                                              ; preds = %360
  %367 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %368 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %369 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %370 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %371 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %372 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %373 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %374 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  br label %542

375:                                              ; preds = %64, %537
  %376 = phi i64 [ 0, %64 ], [ %540, %537 ]
  %377 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %376
  %378 = load double, ptr %377, align 8
  %379 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %376
  %380 = load double, ptr %379, align 8
  %381 = fcmp olt double %26, %380
  %382 = select i1 %381, double %26, double %380
  %383 = fcmp olt double %378, %382
  br i1 %383, label %384, label %537

384:                                              ; preds = %375
  %385 = load double, ptr %68, align 8
  %386 = fdiv double %385, %70
  br i1 %72, label %387, label %537

387:                                              ; preds = %384
  %388 = load ptr, ptr %65, align 8
  %389 = getelementptr inbounds double, ptr %388, i64 %376
  %390 = load double, ptr %389, align 8
  %391 = load double, ptr %66, align 8
  %392 = load double, ptr %67, align 8
  %393 = fadd double %391, %392
  %394 = fcmp olt double %390, %393
  %395 = select i1 %394, double %390, double %393
  %396 = load i64, ptr %73, align 8
  %397 = load i64, ptr %74, align 8
  %398 = fsub double %395, %392
  br label %399

399:                                              ; preds = %533, %387
  %400 = phi double [ 1.000000e+300, %387 ], [ %534, %533 ]
  %401 = phi i64 [ 0, %387 ], [ %535, %533 ]
  %402 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %401
  %403 = load i64, ptr %402, align 8
  %404 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %401, i32 2
  %405 = load i64, ptr %404, align 8
  %406 = add nsw i64 %403, -1
  %407 = mul nsw i64 %406, %396
  %408 = add nsw i64 %407, %405
  %409 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %401, i32 1
  %410 = load i64, ptr %409, align 8
  %411 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %401, i32 3
  %412 = load i64, ptr %411, align 8
  %413 = add nsw i64 %410, -1
  %414 = mul nsw i64 %413, %397
  %415 = add nsw i64 %414, %412
  %416 = mul nsw i64 %412, %405
  %417 = icmp slt i64 %403, %19
  %418 = icmp sgt i64 %405, %396
  %419 = select i1 %417, i1 %418, i1 false
  %420 = sub nsw i64 %405, %396
  %421 = mul nsw i64 %415, %420
  %422 = select i1 %419, i64 %421, i64 0
  %423 = icmp slt i64 %410, %23
  %424 = icmp sgt i64 %412, %397
  %425 = select i1 %423, i1 %424, i1 false
  %426 = sub nsw i64 %412, %397
  %427 = mul nsw i64 %426, %408
  %428 = select i1 %425, i64 %427, i64 0
  %429 = icmp slt i64 %416, %15
  %430 = mul nsw i64 %410, %403
  %431 = sitofp i64 %430 to double
  %432 = fdiv double %431, %70
  %433 = fsub double 1.000000e+00, %432
  %434 = select i1 %429, double %433, double 1.000000e+00
  %435 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %401, i32 6
  %436 = load double, ptr %435, align 8
  %437 = tail call i64 @llvm.smax.i64(i64 %422, i64 %428)
  %438 = sitofp i64 %437 to double
  %439 = fsub double %436, %438
  %440 = fcmp ogt double %439, 0.000000e+00
  %441 = select i1 %440, double %439, double 0.000000e+00
  %442 = fmul double %434, %441
  %443 = mul nsw i64 %416, %430
  %444 = sitofp i64 %443 to double
  %445 = fdiv double %442, %444
  %446 = icmp eq i64 %405, %12
  %447 = icmp eq i64 %412, %14
  %448 = tail call i64 @llvm.smin.i64(i64 %405, i64 %412)
  %449 = mul nsw i64 %415, %408
  %450 = sitofp i64 %449 to double
  %451 = fdiv double %385, %431
  br i1 %79, label %488, label %452

452:                                              ; preds = %399
  %453 = load double, ptr %75, align 8
  %454 = load double, ptr %76, align 8
  %455 = fmul double %454, %450
  br label %456

456:                                              ; preds = %484, %452
  %457 = phi double [ %400, %452 ], [ %485, %484 ]
  %458 = phi i64 [ 1, %452 ], [ %486, %484 ]
  %459 = mul nsw i64 %458, %416
  %460 = sitofp i64 %459 to double
  %461 = fmul double %453, %460
  %462 = fadd double %455, %461
  %463 = fdiv double %398, %462
  %464 = fptosi double %463 to i64
  %465 = tail call i64 @llvm.smin.i64(i64 %8, i64 %464)
  %466 = icmp sgt i64 %465, 0
  br i1 %466, label %467, label %488

467:                                              ; preds = %456
  %468 = load double, ptr %77, align 8
  %469 = mul nsw i64 %465, %416
  %470 = sitofp i64 %469 to double
  %471 = fdiv double %468, %470
  %472 = fadd double %386, %471
  %473 = load double, ptr %78, align 8
  %474 = fmul double %445, %473
  %475 = sitofp i64 %458 to double
  %476 = fdiv double %474, %475
  %477 = fadd double %472, %476
  %478 = fcmp olt double %457, %477
  %479 = select i1 %478, double %457, double %477
  br i1 %429, label %480, label %484

480:                                              ; preds = %467
  %481 = fadd double %451, %471
  %482 = fcmp olt double %479, %481
  %483 = select i1 %482, double %479, double %481
  br label %484

484:                                              ; preds = %480, %467
  %485 = phi double [ %479, %467 ], [ %483, %480 ]
  %486 = add nuw i64 %458, 1
  %487 = icmp eq i64 %458, %5
  br i1 %487, label %488, label %456

488:                                              ; preds = %484, %456, %399
  %489 = phi double [ %400, %399 ], [ %457, %456 ], [ %485, %484 ]
  br i1 %446, label %492, label %490

490:                                              ; preds = %488
  %491 = select i1 %447, i64 %412, i64 %448
  br label %493

492:                                              ; preds = %488
  br i1 %447, label %533, label %493

493:                                              ; preds = %492, %490
  %494 = phi i64 [ %12, %492 ], [ %491, %490 ]
  %495 = add nsw i64 %494, %416
  %496 = tail call fastcc double @goes_on(ptr noundef nonnull %0, i64 noundef %403, i64 noundef %410, i64 noundef %405, i64 noundef %412)
  br i1 %79, label %533, label %497

497:                                              ; preds = %493
  %498 = load double, ptr %75, align 8
  %499 = load double, ptr %76, align 8
  %500 = fmul double %499, %450
  br label %501

501:                                              ; preds = %529, %497
  %502 = phi double [ %489, %497 ], [ %530, %529 ]
  %503 = phi i64 [ 1, %497 ], [ %531, %529 ]
  %504 = mul nsw i64 %503, %495
  %505 = sitofp i64 %504 to double
  %506 = fmul double %498, %505
  %507 = fadd double %500, %506
  %508 = fdiv double %398, %507
  %509 = fptosi double %508 to i64
  %510 = tail call i64 @llvm.smin.i64(i64 %8, i64 %509)
  %511 = icmp sgt i64 %510, 0
  br i1 %511, label %512, label %533

512:                                              ; preds = %501
  %513 = load double, ptr %77, align 8
  %514 = mul nsw i64 %510, %416
  %515 = sitofp i64 %514 to double
  %516 = fdiv double %513, %515
  %517 = fadd double %386, %516
  %518 = load double, ptr %78, align 8
  %519 = fmul double %496, %518
  %520 = sitofp i64 %503 to double
  %521 = fdiv double %519, %520
  %522 = fadd double %517, %521
  %523 = fcmp olt double %502, %522
  %524 = select i1 %523, double %502, double %522
  br i1 %429, label %525, label %529

525:                                              ; preds = %512
  %526 = fadd double %451, %516
  %527 = fcmp olt double %524, %526
  %528 = select i1 %527, double %524, double %526
  br label %529

529:                                              ; preds = %525, %512
  %530 = phi double [ %524, %512 ], [ %528, %525 ]
  %531 = add nuw i64 %503, 1
  %532 = icmp eq i64 %503, %5
  br i1 %532, label %533, label %501

533:                                              ; preds = %529, %501, %493, %492
  %534 = phi double [ %489, %492 ], [ %489, %493 ], [ %502, %501 ], [ %530, %529 ]
  %535 = add nuw nsw i64 %401, 1
  %536 = icmp eq i64 %535, %71
  br i1 %536, label %537, label %399

537:                                              ; preds = %533, %384, %375
  %538 = phi double [ 0.000000e+00, %375 ], [ 1.000000e+300, %384 ], [ %534, %533 ]
  %539 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %376
  store double %538, ptr %539, align 8
  %540 = add nuw nsw i64 %376, 1
  %541 = icmp eq i64 %540, %28
  br i1 %541, label %360, label %375

542:                                              ; preds = %366, %938
  %543 = phi i64 [ %28, %366 ], [ %593, %938 ]
  %544 = phi double [ 1.000000e+00, %366 ], [ %944, %938 ]
  %545 = phi i64 [ 1, %366 ], [ %943, %938 ]
  %546 = icmp sgt i64 %543, 0
  br i1 %546, label %547, label %1014

547:                                              ; preds = %542
  %548 = and i64 %543, 1
  %549 = icmp eq i64 %543, 1
  br i1 %549, label %552, label %550

550:                                              ; preds = %547
  %551 = and i64 %543, -2
  br label %568

552:                                              ; preds = %568, %547
  %553 = phi i64 [ undef, %547 ], [ %586, %568 ]
  %554 = phi i64 [ 0, %547 ], [ %587, %568 ]
  %555 = phi i64 [ 0, %547 ], [ %586, %568 ]
  %556 = icmp eq i64 %548, 0
  br i1 %556, label %565, label %557

557:                                              ; preds = %552
  %558 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %554
  %559 = load double, ptr %558, align 8
  %560 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %554
  %561 = load double, ptr %560, align 8
  %562 = fcmp ogt double %559, %561
  %563 = zext i1 %562 to i64
  %564 = or i64 %555, %563
  br label %565

565:                                              ; preds = %552, %557
  %566 = phi i64 [ %553, %552 ], [ %564, %557 ]
  %567 = icmp eq i64 %566, 0
  br i1 %567, label %959, label %590

568:                                              ; preds = %568, %550
  %569 = phi i64 [ 0, %550 ], [ %587, %568 ]
  %570 = phi i64 [ 0, %550 ], [ %586, %568 ]
  %571 = phi i64 [ 0, %550 ], [ %588, %568 ]
  %572 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %569
  %573 = load double, ptr %572, align 16
  %574 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %569
  %575 = load double, ptr %574, align 16
  %576 = fcmp ogt double %573, %575
  %577 = zext i1 %576 to i64
  %578 = or i64 %570, %577
  %579 = or i64 %569, 1
  %580 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %579
  %581 = load double, ptr %580, align 8
  %582 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %579
  %583 = load double, ptr %582, align 8
  %584 = fcmp ogt double %581, %583
  %585 = zext i1 %584 to i64
  %586 = or i64 %578, %585
  %587 = add nuw nsw i64 %569, 2
  %588 = add i64 %571, 2
  %589 = icmp eq i64 %588, %551
  br i1 %589, label %552, label %568

590:                                              ; preds = %565
  %591 = tail call fastcc i64 @walk(ptr noundef nonnull %0, i64 noundef %545)
  %592 = icmp eq i64 %591, 0
  %593 = load i64, ptr %27, align 8
  %594 = icmp sgt i64 %593, 0
  br i1 %592, label %599, label %595

595:                                              ; preds = %590
  br i1 %594, label %596, label %938

596:                                              ; preds = %595
  %597 = load i64, ptr @table, align 8
  %598 = icmp sgt i64 %597, 0
  br label %618

599:                                              ; preds = %590
  br i1 %594, label %600, label %1014

600:                                              ; preds = %599
  %601 = and i64 %593, 3
  %602 = icmp ult i64 %593, 4
  br i1 %602, label %949, label %603

603:                                              ; preds = %600
  %604 = and i64 %593, -4
  br label %605

605:                                              ; preds = %605, %603
  %606 = phi i64 [ 0, %603 ], [ %615, %605 ]
  %607 = phi i64 [ 0, %603 ], [ %616, %605 ]
  %608 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %606
  store double 0.000000e+00, ptr %608, align 16
  %609 = or i64 %606, 1
  %610 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %609
  store double 0.000000e+00, ptr %610, align 8
  %611 = or i64 %606, 2
  %612 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %611
  store double 0.000000e+00, ptr %612, align 16
  %613 = or i64 %606, 3
  %614 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %613
  store double 0.000000e+00, ptr %614, align 8
  %615 = add nuw nsw i64 %606, 4
  %616 = add i64 %607, 4
  %617 = icmp eq i64 %616, %604
  br i1 %617, label %949, label %605

618:                                              ; preds = %596, %935
  %619 = phi i64 [ 0, %596 ], [ %936, %935 ]
  %620 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %619
  %621 = load double, ptr %620, align 8
  %622 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %619
  %623 = load double, ptr %622, align 8
  %624 = fcmp ogt double %621, %623
  br i1 %624, label %625, label %935

625:                                              ; preds = %618
  %626 = load ptr, ptr %367, align 8
  %627 = getelementptr inbounds double, ptr %626, i64 %619
  %628 = load double, ptr %627, align 8
  %629 = load double, ptr %362, align 8
  %630 = load double, ptr %368, align 8
  %631 = fadd double %629, %630
  %632 = fcmp olt double %628, %631
  %633 = select i1 %632, double %628, double %631
  %634 = load double, ptr %369, align 8
  %635 = load i64, ptr %18, align 8
  %636 = load i64, ptr %22, align 8
  %637 = mul nsw i64 %636, %635
  %638 = sitofp i64 %637 to double
  %639 = fdiv double %634, %638
  br i1 %598, label %640, label %933

640:                                              ; preds = %625
  %641 = load i64, ptr %370, align 8
  %642 = load i64, ptr %371, align 8
  %643 = add nsw i64 %635, -1
  %644 = mul nsw i64 %641, %643
  %645 = mul nsw i64 %641, %635
  %646 = add nsw i64 %636, -1
  %647 = mul nsw i64 %642, %646
  %648 = mul nsw i64 %642, %636
  %649 = load i64, ptr %11, align 8
  %650 = load i64, ptr %13, align 8
  %651 = mul nsw i64 %650, %649
  br label %652

652:                                              ; preds = %929, %640
  %653 = phi double [ %621, %640 ], [ %930, %929 ]
  %654 = phi i64 [ 0, %640 ], [ %931, %929 ]
  %655 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %654
  %656 = load i64, ptr %655, align 8
  %657 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %654, i32 2
  %658 = load i64, ptr %657, align 8
  %659 = add nsw i64 %656, -1
  %660 = mul nsw i64 %659, %641
  %661 = add nsw i64 %660, %658
  %662 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %654, i32 1
  %663 = load i64, ptr %662, align 8
  %664 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %654, i32 3
  %665 = load i64, ptr %664, align 8
  %666 = add nsw i64 %663, -1
  %667 = mul nsw i64 %666, %642
  %668 = add nsw i64 %667, %665
  %669 = mul nsw i64 %665, %658
  %670 = icmp sgt i64 %656, 1
  %671 = icmp sgt i64 %658, %641
  %672 = and i1 %670, %671
  %673 = sub nsw i64 %658, %641
  %674 = select i1 %672, i64 %673, i64 0
  %675 = icmp sgt i64 %658, 1
  %676 = select i1 %675, i64 %660, i64 0
  %677 = tail call i64 @llvm.smax.i64(i64 %674, i64 %676)
  %678 = icmp sgt i64 %663, 1
  %679 = icmp sgt i64 %665, %642
  %680 = and i1 %678, %679
  %681 = sub nsw i64 %665, %642
  %682 = select i1 %680, i64 %681, i64 0
  %683 = icmp sgt i64 %665, 1
  %684 = select i1 %683, i64 %667, i64 0
  %685 = tail call i64 @llvm.smax.i64(i64 %682, i64 %684)
  %686 = tail call i64 @llvm.smin.i64(i64 %658, i64 %665)
  %687 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 7, i64 %654
  %688 = mul i64 %663, %656
  %689 = sitofp i64 %688 to double
  %690 = fdiv double %689, %638
  %691 = mul nsw i64 %668, %661
  %692 = add nsw i64 %691, -1
  %693 = icmp slt i64 %656, %635
  %694 = add nsw i64 %658, %644
  %695 = tail call i64 @llvm.smax.i64(i64 %694, i64 %661)
  %696 = icmp sle i64 %694, %645
  %697 = sub nsw i64 %694, %645
  %698 = sub i64 %645, %694
  %699 = icmp slt i64 %663, %636
  %700 = add nsw i64 %665, %647
  %701 = tail call i64 @llvm.smax.i64(i64 %700, i64 %668)
  %702 = icmp sle i64 %700, %648
  %703 = sub nsw i64 %700, %648
  %704 = sub i64 %648, %700
  %705 = icmp sgt i64 %661, 0
  %706 = add nsw i64 %661, -1
  %707 = fdiv double %634, %689
  %708 = icmp eq i64 %658, %649
  %709 = icmp eq i64 %665, %650
  %710 = select i1 %709, i64 %665, i64 %686
  %711 = icmp slt i64 %669, %651
  %712 = select i1 %711, double %690, double 0.000000e+00
  %713 = fsub double 1.000000e+00, %712
  br label %714

714:                                              ; preds = %927, %652
  %715 = phi double [ %653, %652 ], [ %928, %927 ]
  %716 = phi i1 [ true, %652 ], [ false, %927 ]
  br i1 %716, label %724, label %717

717:                                              ; preds = %714
  %718 = xor i1 %708, true
  %719 = xor i1 %709, true
  %720 = select i1 %718, i1 true, i1 %719
  %721 = select i1 %718, i64 %710, i64 %649
  br i1 %720, label %722, label %929

722:                                              ; preds = %717
  %723 = add nsw i64 %721, %669
  br label %724

724:                                              ; preds = %714, %722
  %725 = phi i64 [ %723, %722 ], [ %669, %714 ]
  %726 = load double, ptr %372, align 8
  %727 = load double, ptr %687, align 8
  %728 = fmul double %726, %727
  %729 = load i64, ptr %0, align 8
  %730 = icmp slt i64 %729, 1
  br i1 %730, label %927, label %731

731:                                              ; preds = %724
  %732 = load double, ptr %361, align 8
  %733 = fmul double %544, %732
  %734 = fsub double %633, %733
  %735 = load i64, ptr %7, align 8
  %736 = load double, ptr %373, align 8
  br label %737

737:                                              ; preds = %923, %731
  %738 = phi double [ %715, %731 ], [ %924, %923 ]
  %739 = phi i64 [ 1, %731 ], [ %925, %923 ]
  %740 = mul i64 %739, %688
  %741 = sitofp i64 %740 to double
  %742 = fmul double %630, %741
  %743 = fsub double %734, %742
  %744 = mul nsw i64 %740, %669
  %745 = sitofp i64 %744 to double
  %746 = mul nsw i64 %739, %725
  %747 = sitofp i64 %746 to double
  %748 = fmul double %736, %747
  %749 = fdiv double %743, %748
  %750 = fptosi double %749 to i64
  %751 = tail call i64 @llvm.smin.i64(i64 %735, i64 %750)
  %752 = fcmp ole double %743, 0.000000e+00
  %753 = icmp slt i64 %751, 1
  %754 = select i1 %752, i1 true, i1 %753
  br i1 %754, label %927, label %755

755:                                              ; preds = %737
  %756 = icmp sgt i64 %751, %545
  br i1 %756, label %757, label %767

757:                                              ; preds = %755
  %758 = load double, ptr %374, align 8
  %759 = mul nsw i64 %751, %669
  %760 = sitofp i64 %759 to double
  %761 = fdiv double %758, %760
  %762 = fadd double %639, %761
  %763 = fdiv double %728, %745
  %764 = fadd double %763, %762
  %765 = fcmp olt double %738, %764
  %766 = select i1 %765, double %738, double %764
  br label %767

767:                                              ; preds = %757, %755
  %768 = phi double [ %766, %757 ], [ %738, %755 ]
  %769 = tail call i64 @llvm.smin.i64(i64 %751, i64 %545)
  %770 = icmp eq i64 %769, 0
  br i1 %770, label %923, label %771

771:                                              ; preds = %767
  %772 = load double, ptr %374, align 8
  br label %773

773:                                              ; preds = %919, %771
  %774 = phi double [ %768, %771 ], [ %920, %919 ]
  %775 = phi i64 [ %769, %771 ], [ %921, %919 ]
  %776 = mul nsw i64 %775, %669
  %777 = sitofp i64 %776 to double
  %778 = fdiv double %772, %777
  %779 = fadd double %639, %778
  %780 = fcmp ult double %779, %774
  br i1 %780, label %781, label %923

781:                                              ; preds = %773
  %782 = sdiv i64 %545, %775
  %783 = tail call i64 @llvm.smin.i64(i64 %782, i64 %692)
  %784 = icmp eq i64 %783, 0
  br i1 %784, label %919, label %785

785:                                              ; preds = %781
  br i1 %716, label %786, label %893

786:                                              ; preds = %785
  br i1 %693, label %787, label %819

787:                                              ; preds = %786
  %788 = tail call i64 @llvm.smin.i64(i64 %783, i64 %695)
  %789 = icmp slt i64 %788, 1
  %790 = or i1 %696, %789
  br i1 %790, label %819, label %791

791:                                              ; preds = %787, %806
  %792 = phi i64 [ %816, %806 ], [ 0, %787 ]
  %793 = phi i64 [ %817, %806 ], [ 1, %787 ]
  %794 = sdiv i64 %783, %793
  %795 = icmp slt i64 %794, %668
  br i1 %795, label %796, label %803

796:                                              ; preds = %791
  %797 = shl i64 %794, 1
  %798 = sub i64 %797, %668
  %799 = tail call i64 @llvm.smin.i64(i64 %668, i64 %798)
  %800 = tail call i64 @llvm.smin.i64(i64 %794, i64 %799)
  %801 = tail call i64 @llvm.smax.i64(i64 %800, i64 0)
  %802 = tail call i64 @llvm.smin.i64(i64 %801, i64 %685)
  br label %803

803:                                              ; preds = %796, %791
  %804 = phi i64 [ %802, %796 ], [ %668, %791 ]
  %805 = icmp eq i64 %804, 0
  br i1 %805, label %819, label %806

806:                                              ; preds = %803
  %807 = tail call i64 @llvm.smin.i64(i64 %793, i64 %694)
  %808 = tail call i64 @llvm.smin.i64(i64 %793, i64 %661)
  %809 = tail call i64 @llvm.smin.i64(i64 %807, i64 %808)
  %810 = add i64 %698, %808
  %811 = add i64 %810, %807
  %812 = tail call i64 @llvm.smin.i64(i64 %697, i64 %811)
  %813 = tail call i64 @llvm.smin.i64(i64 %809, i64 %812)
  %814 = tail call i64 @llvm.smax.i64(i64 %813, i64 0)
  %815 = mul nsw i64 %804, %814
  %816 = tail call i64 @llvm.smax.i64(i64 %815, i64 %792)
  %817 = add nuw i64 %793, 1
  %818 = icmp eq i64 %793, %788
  br i1 %818, label %819, label %791

819:                                              ; preds = %806, %803, %787, %786
  %820 = phi i64 [ 0, %786 ], [ 0, %787 ], [ %816, %806 ], [ %792, %803 ]
  br i1 %699, label %821, label %853

821:                                              ; preds = %819
  %822 = tail call i64 @llvm.smin.i64(i64 %783, i64 %701)
  %823 = icmp slt i64 %822, 1
  %824 = or i1 %702, %823
  br i1 %824, label %853, label %825

825:                                              ; preds = %821, %840
  %826 = phi i64 [ %850, %840 ], [ 0, %821 ]
  %827 = phi i64 [ %851, %840 ], [ 1, %821 ]
  %828 = sdiv i64 %783, %827
  %829 = icmp slt i64 %828, %661
  br i1 %829, label %830, label %837

830:                                              ; preds = %825
  %831 = shl i64 %828, 1
  %832 = sub i64 %831, %661
  %833 = tail call i64 @llvm.smin.i64(i64 %661, i64 %832)
  %834 = tail call i64 @llvm.smin.i64(i64 %828, i64 %833)
  %835 = tail call i64 @llvm.smax.i64(i64 %834, i64 0)
  %836 = tail call i64 @llvm.smin.i64(i64 %835, i64 %677)
  br label %837

837:                                              ; preds = %830, %825
  %838 = phi i64 [ %836, %830 ], [ %661, %825 ]
  %839 = icmp eq i64 %838, 0
  br i1 %839, label %853, label %840

840:                                              ; preds = %837
  %841 = tail call i64 @llvm.smin.i64(i64 %827, i64 %700)
  %842 = tail call i64 @llvm.smin.i64(i64 %827, i64 %668)
  %843 = tail call i64 @llvm.smin.i64(i64 %841, i64 %842)
  %844 = add i64 %704, %842
  %845 = add i64 %844, %841
  %846 = tail call i64 @llvm.smin.i64(i64 %703, i64 %845)
  %847 = tail call i64 @llvm.smin.i64(i64 %843, i64 %846)
  %848 = tail call i64 @llvm.smax.i64(i64 %847, i64 0)
  %849 = mul nsw i64 %838, %848
  %850 = tail call i64 @llvm.smax.i64(i64 %849, i64 %826)
  %851 = add nuw i64 %827, 1
  %852 = icmp eq i64 %827, %822
  br i1 %852, label %853, label %825

853:                                              ; preds = %840, %837, %821, %819
  %854 = phi i64 [ 0, %819 ], [ 0, %821 ], [ %850, %840 ], [ %826, %837 ]
  %855 = icmp sgt i64 %783, 0
  %856 = and i1 %705, %855
  br i1 %856, label %857, label %889

857:                                              ; preds = %853
  %858 = add nsw i64 %783, -1
  %859 = tail call i64 @llvm.umin.i64(i64 %706, i64 %858)
  %860 = add nuw nsw i64 %859, 1
  br label %861

861:                                              ; preds = %883, %857
  %862 = phi i64 [ 0, %857 ], [ %886, %883 ]
  %863 = phi i64 [ 1, %857 ], [ %887, %883 ]
  %864 = sdiv i64 %783, %863
  %865 = icmp slt i64 %863, %661
  br i1 %865, label %866, label %873

866:                                              ; preds = %861
  %867 = shl nuw i64 %863, 1
  %868 = sub i64 %867, %661
  %869 = tail call i64 @llvm.smin.i64(i64 %661, i64 %868)
  %870 = tail call i64 @llvm.smin.i64(i64 %863, i64 %869)
  %871 = tail call i64 @llvm.smax.i64(i64 %870, i64 0)
  %872 = tail call i64 @llvm.smin.i64(i64 %871, i64 %677)
  br label %873

873:                                              ; preds = %866, %861
  %874 = phi i64 [ %872, %866 ], [ %661, %861 ]
  %875 = icmp slt i64 %864, %668
  br i1 %875, label %876, label %883

876:                                              ; preds = %873
  %877 = shl i64 %864, 1
  %878 = sub i64 %877, %668
  %879 = tail call i64 @llvm.smin.i64(i64 %668, i64 %878)
  %880 = tail call i64 @llvm.smin.i64(i64 %864, i64 %879)
  %881 = tail call i64 @llvm.smax.i64(i64 %880, i64 0)
  %882 = tail call i64 @llvm.smin.i64(i64 %881, i64 %685)
  br label %883

883:                                              ; preds = %876, %873
  %884 = phi i64 [ %882, %876 ], [ %668, %873 ]
  %885 = mul nsw i64 %884, %874
  %886 = tail call i64 @llvm.smax.i64(i64 %885, i64 %862)
  %887 = add nuw i64 %863, 1
  %888 = icmp eq i64 %863, %860
  br i1 %888, label %889, label %861

889:                                              ; preds = %883, %853
  %890 = phi i64 [ 0, %853 ], [ %886, %883 ]
  %891 = tail call i64 @llvm.smax.i64(i64 %890, i64 %820)
  %892 = tail call i64 @llvm.smax.i64(i64 %891, i64 %854)
  br label %893

893:                                              ; preds = %889, %785
  %894 = phi i64 [ %783, %785 ], [ %892, %889 ]
  %895 = sitofp i64 %894 to double
  %896 = fmul double %726, %895
  %897 = fsub double %728, %896
  %898 = fcmp ogt double %897, 0.000000e+00
  %899 = select i1 %898, double %897, double 0.000000e+00
  %900 = fmul double %713, %899
  %901 = sitofp i64 %783 to double
  %902 = fmul double %726, %901
  %903 = fsub double %728, %902
  %904 = fcmp ogt double %903, 0.000000e+00
  %905 = select i1 %904, double %903, double 0.000000e+00
  %906 = fmul double %712, %905
  %907 = fadd double %906, %900
  %908 = fdiv double %907, %745
  %909 = fadd double %779, %908
  %910 = fcmp olt double %774, %909
  %911 = select i1 %910, double %774, double %909
  br i1 %711, label %912, label %919

912:                                              ; preds = %893
  %913 = fsub double %779, %639
  %914 = fadd double %707, %913
  %915 = fdiv double %905, %745
  %916 = fadd double %914, %915
  %917 = fcmp olt double %911, %916
  %918 = select i1 %917, double %911, double %916
  br label %919

919:                                              ; preds = %912, %893, %781
  %920 = phi double [ %911, %893 ], [ %918, %912 ], [ %774, %781 ]
  %921 = add nsw i64 %775, -1
  %922 = icmp eq i64 %921, 0
  br i1 %922, label %923, label %773

923:                                              ; preds = %919, %773, %767
  %924 = phi double [ %768, %767 ], [ %920, %919 ], [ %774, %773 ]
  %925 = add nuw i64 %739, 1
  %926 = icmp eq i64 %739, %729
  br i1 %926, label %927, label %737

927:                                              ; preds = %923, %737, %724
  %928 = phi double [ %715, %724 ], [ %924, %923 ], [ %738, %737 ]
  br i1 %716, label %714, label %929

929:                                              ; preds = %717, %927
  %930 = phi double [ %928, %927 ], [ %715, %717 ]
  %931 = add nuw nsw i64 %654, 1
  %932 = icmp eq i64 %931, %597
  br i1 %932, label %933, label %652

933:                                              ; preds = %929, %625
  %934 = phi double [ %621, %625 ], [ %930, %929 ]
  store double %934, ptr %620, align 8
  br label %935

935:                                              ; preds = %618, %933
  %936 = add nuw nsw i64 %619, 1
  %937 = icmp eq i64 %936, %593
  br i1 %937, label %938, label %618

938:                                              ; preds = %935, %595
  %939 = add nuw nsw i64 %545, 1
  %940 = icmp ult i64 %545, 12
  %941 = lshr i64 %545, 3
  %942 = select i1 %940, i64 1, i64 %941
  %943 = add nuw nsw i64 %942, %545
  %944 = sitofp i64 %939 to double
  %945 = load double, ptr %361, align 8
  %946 = fmul double %945, %944
  %947 = load double, ptr %362, align 8
  %948 = fcmp olt double %946, %947
  br i1 %948, label %542, label %959

949:                                              ; preds = %605, %600
  %950 = phi i64 [ 0, %600 ], [ %615, %605 ]
  %951 = icmp eq i64 %601, 0
  br i1 %951, label %959, label %952

952:                                              ; preds = %949, %952
  %953 = phi i64 [ %956, %952 ], [ %950, %949 ]
  %954 = phi i64 [ %957, %952 ], [ 0, %949 ]
  %955 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %953
  store double 0.000000e+00, ptr %955, align 8
  %956 = add nuw nsw i64 %953, 1
  %957 = add i64 %954, 1
  %958 = icmp eq i64 %957, %601
  br i1 %958, label %959, label %952

959:                                              ; preds = %938, %565, %949, %952, %360
  %960 = phi i64 [ %28, %360 ], [ %593, %952 ], [ %593, %949 ], [ %593, %938 ], [ %543, %565 ]
  %961 = icmp sgt i64 %960, 0
  br i1 %961, label %962, label %1014

962:                                              ; preds = %959
  %963 = and i64 %960, 1
  %964 = icmp eq i64 %960, 1
  br i1 %964, label %986, label %965

965:                                              ; preds = %962
  %966 = and i64 %960, -2
  br label %967

967:                                              ; preds = %967, %965
  %968 = phi i64 [ 0, %965 ], [ %983, %967 ]
  %969 = phi i64 [ 0, %965 ], [ %984, %967 ]
  %970 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %968
  %971 = load double, ptr %970, align 16
  %972 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %968
  %973 = load double, ptr %972, align 16
  %974 = fcmp ogt double %971, %973
  %975 = select i1 %974, double %971, double %973
  store double %975, ptr %970, align 16
  %976 = or i64 %968, 1
  %977 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %976
  %978 = load double, ptr %977, align 8
  %979 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %976
  %980 = load double, ptr %979, align 8
  %981 = fcmp ogt double %978, %980
  %982 = select i1 %981, double %978, double %980
  store double %982, ptr %977, align 8
  %983 = add nuw nsw i64 %968, 2
  %984 = add i64 %969, 2
  %985 = icmp eq i64 %984, %966
  br i1 %985, label %986, label %967

986:                                              ; preds = %967, %962
  %987 = phi i64 [ 0, %962 ], [ %983, %967 ]
  %988 = icmp eq i64 %963, 0
  br i1 %988, label %996, label %989

989:                                              ; preds = %986
  %990 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %987
  %991 = load double, ptr %990, align 8
  %992 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %987
  %993 = load double, ptr %992, align 8
  %994 = fcmp ogt double %991, %993
  %995 = select i1 %994, double %991, double %993
  store double %995, ptr %990, align 8
  br label %996

996:                                              ; preds = %989, %986, %59
  %997 = phi i64 [ %28, %59 ], [ %960, %986 ], [ %960, %989 ]
  %998 = icmp sgt i64 %997, 0
  br i1 %998, label %999, label %1014

999:                                              ; preds = %996
  %1000 = and i64 %997, 1
  %1001 = icmp eq i64 %997, 1
  br i1 %1001, label %1004, label %1002

1002:                                             ; preds = %999
  %1003 = and i64 %997, -2
  br label %1015

1004:                                             ; preds = %1015, %999
  %1005 = phi i64 [ 0, %999 ], [ %1031, %1015 ]
  %1006 = icmp eq i64 %1000, 0
  br i1 %1006, label %1014, label %1007

1007:                                             ; preds = %1004
  %1008 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1005
  %1009 = load double, ptr %1008, align 8
  %1010 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1005
  %1011 = load double, ptr %1010, align 8
  %1012 = fcmp olt double %1009, %1011
  %1013 = select i1 %1012, double %1009, double %1011
  store double %1013, ptr %1008, align 8
  br label %1014

1014:                                             ; preds = %542, %1007, %1004, %599, %61, %959, %996
  ret void

1015:                                             ; preds = %1015, %1002
  %1016 = phi i64 [ 0, %1002 ], [ %1031, %1015 ]
  %1017 = phi i64 [ 0, %1002 ], [ %1032, %1015 ]
  %1018 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1016
  %1019 = load double, ptr %1018, align 16
  %1020 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1016
  %1021 = load double, ptr %1020, align 16
  %1022 = fcmp olt double %1019, %1021
  %1023 = select i1 %1022, double %1019, double %1021
  store double %1023, ptr %1018, align 16
  %1024 = or i64 %1016, 1
  %1025 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1024
  %1026 = load double, ptr %1025, align 8
  %1027 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1024
  %1028 = load double, ptr %1027, align 8
  %1029 = fcmp olt double %1026, %1028
  %1030 = select i1 %1029, double %1026, double %1028
  store double %1030, ptr %1025, align 8
  %1031 = add nuw nsw i64 %1016, 2
  %1032 = add i64 %1017, 2
  %1033 = icmp eq i64 %1032, %1003
  br i1 %1033, label %1004, label %1015
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define internal fastcc double @together(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = alloca [10 x %struct.Way], align 16
  %8 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %11 = load double, ptr %10, align 8
  %12 = mul nsw i64 %2, %1
  %13 = mul nsw i64 %12, %3
  %14 = sitofp i64 %13 to double
  %15 = fmul double %11, %14
  %16 = fsub double %9, %15
  %17 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %18, -1
  %20 = icmp sgt i64 %18, 1
  br i1 %20, label %21, label %33

21:                                               ; preds = %6
  %22 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %23 = load ptr, ptr %22, align 8
  %24 = fadd double %11, %16
  br label %25

25:                                               ; preds = %30, %21
  %26 = phi i64 [ 0, %21 ], [ %31, %30 ]
  %27 = getelementptr inbounds double, ptr %23, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fcmp olt double %28, %24
  br i1 %29, label %30, label %33

30:                                               ; preds = %25
  %31 = add nuw nsw i64 %26, 1
  %32 = icmp eq i64 %31, %19
  br i1 %32, label %33, label %25

33:                                               ; preds = %25, %30, %6
  %34 = phi i64 [ 0, %6 ], [ %26, %25 ], [ %19, %30 ]
  %35 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load i64, ptr %0, align 8
  %38 = sitofp i64 %37 to double
  %39 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %40 = load i64, ptr %39, align 8
  %41 = sitofp i64 %40 to double
  %42 = fmul double %38, %41
  %43 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %46, %44
  %48 = sitofp i64 %47 to double
  %49 = fmul double %42, %48
  %50 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = sitofp i64 %51 to double
  %53 = fmul double %49, %52
  %54 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %55 = load i64, ptr %54, align 8
  %56 = sitofp i64 %55 to double
  %57 = fmul double %53, %56
  %58 = sitofp i64 %2 to double
  %59 = sitofp i64 %3 to double
  %60 = sitofp i64 %1 to double
  %61 = fmul double %58, %59
  %62 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %63 = load double, ptr %62, align 8
  %64 = fsub double %16, %63
  %65 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %66 = load double, ptr %65, align 8
  %67 = fdiv double %64, %66
  %68 = fptosi double %67 to i64
  %69 = sitofp i64 %68 to double
  %70 = fcmp olt double %41, %69
  %71 = select i1 %70, double %41, double %69
  %72 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %75 = load i64, ptr %74, align 8
  %76 = tail call i64 @llvm.smin.i64(i64 %44, i64 %75)
  %77 = fadd double %58, -1.000000e+00
  %78 = sitofp i64 %44 to double
  %79 = sitofp i64 %76 to double
  %80 = fmul double %77, %79
  %81 = fadd double %80, %78
  %82 = fmul double %73, %81
  %83 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %84 = load i64, ptr %83, align 8
  %85 = tail call i64 @llvm.smin.i64(i64 %46, i64 %84)
  %86 = fadd double %59, -1.000000e+00
  %87 = sitofp i64 %46 to double
  %88 = sitofp i64 %85 to double
  %89 = fmul double %86, %88
  %90 = fadd double %89, %87
  %91 = fmul double %82, %90
  %92 = fmul double %60, %48
  %93 = fmul double %61, %92
  %94 = fdiv double %91, %93
  %95 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %96 = load double, ptr %95, align 8
  %97 = fsub double %41, %71
  %98 = fmul double %96, %97
  %99 = fmul double %41, %69
  %100 = fdiv double %98, %99
  %101 = fcmp ogt double %94, %100
  %102 = select i1 %101, double %94, double %100
  %103 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %104 = load double, ptr %103, align 8
  %105 = fdiv double %104, %61
  %106 = fadd double %105, %102
  %107 = mul nsw i64 %85, %76
  %108 = sitofp i64 %107 to double
  %109 = fdiv double 1.000000e+00, %71
  %110 = fdiv double %48, %69
  %111 = fcmp ogt double %109, %110
  %112 = select i1 %111, double %109, double %110
  %113 = fmul double %112, %69
  %114 = fdiv double %113, %108
  %115 = fmul double %104, %69
  %116 = fmul double %115, %48
  %117 = fmul double %96, %108
  %118 = fdiv double %116, %117
  %119 = tail call double @sqrt(double noundef %118)
  %120 = fcmp ogt double %114, %119
  %121 = select i1 %120, double %114, double %119
  %122 = fcmp olt double %61, %121
  %123 = select i1 %122, double %61, double %121
  %124 = load double, ptr %95, align 8
  %125 = fdiv double %124, %48
  %126 = fmul double %123, %108
  %127 = fdiv double %126, %69
  %128 = fcmp ogt double %112, %127
  %129 = select i1 %128, double %112, double %127
  %130 = fmul double %125, %129
  %131 = load double, ptr %103, align 8
  %132 = fdiv double %131, %123
  %133 = fadd double %132, %130
  %134 = fmul double %41, %48
  %135 = fdiv double %124, %134
  %136 = fdiv double %131, %61
  %137 = fadd double %135, %136
  %138 = fadd double %94, %137
  %139 = fcmp olt double %138, %106
  %140 = select i1 %139, double %138, double %106
  %141 = fcmp olt double %140, %133
  %142 = select i1 %141, double %140, double %133
  %143 = fcmp olt double %36, %142
  %144 = select i1 %143, double %36, double %142
  %145 = fmul double %57, %144
  %146 = fcmp ult double %145, %4
  br i1 %146, label %147, label %807

147:                                              ; preds = %33
  %148 = load i64, ptr %5, align 8
  %149 = icmp sgt i64 %148, 900000000
  br i1 %149, label %807, label %150

150:                                              ; preds = %147
  %151 = load i64, ptr %43, align 8
  %152 = load i64, ptr %45, align 8
  %153 = mul i64 %152, %151
  %154 = load i64, ptr %50, align 8
  %155 = sub nsw i64 %154, %2
  %156 = load i64, ptr %54, align 8
  %157 = sub i64 %156, %3
  %158 = add i64 %155, %153
  %159 = mul i64 %158, %2
  %160 = add i64 %157, %159
  %161 = mul i64 %160, %3
  %162 = add nsw i64 %161, %148
  store i64 %162, ptr %5, align 8
  %163 = icmp slt i64 %3, 1
  br i1 %163, label %269, label %164

164:                                              ; preds = %150
  %165 = icmp slt i64 %2, 1
  %166 = getelementptr inbounds %struct.Way, ptr %7, i64 0, i32 1
  %167 = getelementptr inbounds %struct.Way, ptr %7, i64 0, i32 2
  %168 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 1
  %169 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 1, i32 1
  %170 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 1, i32 2
  %171 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 2
  %172 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 2, i32 1
  %173 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 2, i32 2
  %174 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 3
  %175 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 3, i32 1
  %176 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 3, i32 2
  %177 = mul nsw i64 %1, 48
  %178 = load i64, ptr %50, align 8
  %179 = getelementptr inbounds double, ptr @together.along, i64 %2
  %180 = sub nsw i64 %178, %2
  %181 = icmp slt i64 %180, 1
  %182 = icmp sgt i64 %2, 1
  %183 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %180
  br label %184

184:                                              ; preds = %164, %338
  %185 = phi i64 [ 1, %164 ], [ %342, %338 ]
  br i1 %165, label %308, label %186

186:                                              ; preds = %184
  %187 = sitofp i64 %185 to double
  %188 = load i64, ptr %43, align 8
  %189 = load i64, ptr %45, align 8
  %190 = mul nsw i64 %189, %188
  %191 = sitofp i64 %190 to double
  %192 = load i64, ptr %39, align 8
  %193 = sitofp i64 %192 to double
  %194 = load i64, ptr %74, align 8
  %195 = tail call i64 @llvm.smin.i64(i64 %188, i64 %194)
  %196 = sitofp i64 %188 to double
  %197 = sitofp i64 %195 to double
  %198 = load i64, ptr %83, align 8
  %199 = tail call i64 @llvm.smin.i64(i64 %189, i64 %198)
  %200 = fadd double %187, -1.000000e+00
  %201 = sitofp i64 %189 to double
  %202 = sitofp i64 %199 to double
  %203 = fmul double %200, %202
  %204 = fadd double %203, %201
  %205 = sitofp i64 %194 to double
  %206 = sitofp i64 %198 to double
  %207 = fmul double %200, %206
  %208 = icmp slt i64 %188, 1
  %209 = icmp slt i64 %189, 1
  %210 = fmul double %207, %196
  %211 = add i64 %189, 1
  %212 = add nuw i64 %188, 1
  %213 = add i64 %188, -1
  %214 = icmp slt i64 %213, 1
  %215 = select i1 %214, i1 true, i1 %209
  %216 = mul nsw i64 %213, %189
  %217 = sitofp i64 %216 to double
  %218 = fdiv double %191, %217
  %219 = fmul double %218, %193
  %220 = tail call i64 @llvm.smin.i64(i64 %213, i64 %194)
  %221 = sitofp i64 %213 to double
  %222 = sitofp i64 %220 to double
  %223 = icmp slt i64 %189, 2
  %224 = select i1 %208, i1 true, i1 %223
  %225 = add nsw i64 %189, -1
  %226 = mul nsw i64 %225, %188
  %227 = sitofp i64 %226 to double
  %228 = fdiv double %191, %227
  %229 = fmul double %228, %193
  %230 = tail call i64 @llvm.smin.i64(i64 %225, i64 %198)
  %231 = sitofp i64 %225 to double
  %232 = sitofp i64 %230 to double
  %233 = fmul double %200, %232
  %234 = fadd double %233, %231
  %235 = load i64, ptr %0, align 8
  %236 = icmp slt i64 %177, %235
  %237 = icmp slt i64 %235, 0
  %238 = sitofp i64 %235 to double
  %239 = load double, ptr %62, align 8
  %240 = fsub double %16, %239
  %241 = load double, ptr %65, align 8
  %242 = fdiv double %240, %241
  %243 = fptosi double %242 to i64
  %244 = sitofp i64 %243 to double
  %245 = load double, ptr %72, align 8
  %246 = fmul double %245, %244
  %247 = load double, ptr %103, align 8
  %248 = fmul double %247, %193
  %249 = fmul double %248, %191
  %250 = load double, ptr %95, align 8
  %251 = fcmp olt double %193, %244
  %252 = select i1 %251, double %193, double %244
  %253 = fsub double %16, %241
  %254 = fmul double %239, %191
  %255 = fdiv double %253, %254
  %256 = fptosi double %255 to i64
  %257 = fdiv double 1.000000e+00, %252
  %258 = fdiv double %246, %252
  %259 = icmp slt i64 %256, %1
  %260 = fmul double %245, %193
  %261 = icmp sgt i64 %256, 0
  %262 = fmul double %249, 2.000000e+00
  %263 = fmul double %219, %245
  %264 = fmul double %229, %245
  %265 = icmp sge i64 %256, %1
  %266 = icmp slt i64 %256, 1
  %267 = or i1 %266, %265
  %268 = sitofp i64 %256 to double
  br label %344

269:                                              ; preds = %338, %150
  %270 = load i64, ptr %54, align 8
  %271 = getelementptr inbounds double, ptr @together.across, i64 %3
  %272 = load double, ptr %271, align 8
  %273 = sub nsw i64 %270, %3
  store double 0.000000e+00, ptr @cuts.best, align 16
  %274 = icmp slt i64 %273, 1
  br i1 %274, label %304, label %275

275:                                              ; preds = %269
  %276 = load double, ptr getelementptr inbounds ([1025 x double], ptr @together.across, i64 0, i64 1), align 8
  %277 = icmp sgt i64 %3, 1
  br label %278

278:                                              ; preds = %285, %275
  %279 = phi double [ 0.000000e+00, %275 ], [ %286, %285 ]
  %280 = phi i64 [ 1, %275 ], [ %287, %285 ]
  %281 = fadd double %276, %279
  %282 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %280
  store double %281, ptr %282, align 8
  %283 = icmp ugt i64 %280, 1
  %284 = select i1 %277, i1 %283, i1 false
  br i1 %284, label %289, label %285

285:                                              ; preds = %289, %278
  %286 = phi double [ %281, %278 ], [ %299, %289 ]
  %287 = add nuw i64 %280, 1
  %288 = icmp eq i64 %280, %273
  br i1 %288, label %304, label %278

289:                                              ; preds = %278, %289
  %290 = phi double [ %299, %289 ], [ %281, %278 ]
  %291 = phi i64 [ %300, %289 ], [ 2, %278 ]
  %292 = sub nsw i64 %280, %291
  %293 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %292
  %294 = load double, ptr %293, align 8
  %295 = getelementptr inbounds double, ptr @together.across, i64 %291
  %296 = load double, ptr %295, align 8
  %297 = fadd double %294, %296
  %298 = fcmp olt double %290, %297
  %299 = select i1 %298, double %290, double %297
  store double %299, ptr %282, align 8
  %300 = add nuw nsw i64 %291, 1
  %301 = icmp slt i64 %291, %3
  %302 = icmp ugt i64 %280, %291
  %303 = select i1 %301, i1 %302, i1 false
  br i1 %303, label %289, label %285

304:                                              ; preds = %285, %269
  %305 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %273
  %306 = load double, ptr %305, align 8
  %307 = fadd double %272, %306
  br label %807

308:                                              ; preds = %802, %184
  %309 = load double, ptr %179, align 8
  store double 0.000000e+00, ptr @cuts.best, align 16
  br i1 %181, label %338, label %310

310:                                              ; preds = %308
  %311 = load double, ptr getelementptr inbounds ([1025 x double], ptr @together.along, i64 0, i64 1), align 8
  br label %312

312:                                              ; preds = %319, %310
  %313 = phi double [ 0.000000e+00, %310 ], [ %320, %319 ]
  %314 = phi i64 [ 1, %310 ], [ %321, %319 ]
  %315 = fadd double %311, %313
  %316 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %314
  store double %315, ptr %316, align 8
  %317 = icmp ugt i64 %314, 1
  %318 = select i1 %182, i1 %317, i1 false
  br i1 %318, label %323, label %319

319:                                              ; preds = %323, %312
  %320 = phi double [ %315, %312 ], [ %333, %323 ]
  %321 = add nuw i64 %314, 1
  %322 = icmp eq i64 %314, %180
  br i1 %322, label %338, label %312

323:                                              ; preds = %312, %323
  %324 = phi double [ %333, %323 ], [ %315, %312 ]
  %325 = phi i64 [ %334, %323 ], [ 2, %312 ]
  %326 = sub nsw i64 %314, %325
  %327 = getelementptr inbounds [1025 x double], ptr @cuts.best, i64 0, i64 %326
  %328 = load double, ptr %327, align 8
  %329 = getelementptr inbounds double, ptr @together.along, i64 %325
  %330 = load double, ptr %329, align 8
  %331 = fadd double %328, %330
  %332 = fcmp olt double %324, %331
  %333 = select i1 %332, double %324, double %331
  store double %333, ptr %316, align 8
  %334 = add nuw nsw i64 %325, 1
  %335 = icmp slt i64 %325, %2
  %336 = icmp ugt i64 %314, %325
  %337 = select i1 %335, i1 %336, i1 false
  br i1 %337, label %323, label %319

338:                                              ; preds = %319, %308
  %339 = load double, ptr %183, align 8
  %340 = fadd double %309, %339
  %341 = getelementptr inbounds [1025 x double], ptr @together.across, i64 0, i64 %185
  store double %340, ptr %341, align 8
  %342 = add nuw i64 %185, 1
  %343 = icmp eq i64 %185, %3
  br i1 %343, label %269, label %184

344:                                              ; preds = %186, %802
  %345 = phi i64 [ 1, %186 ], [ %805, %802 ]
  %346 = sitofp i64 %345 to double
  %347 = fmul double %187, %346
  %348 = fadd double %346, -1.000000e+00
  %349 = fmul double %348, %197
  %350 = fadd double %349, %196
  %351 = fmul double %350, %204
  %352 = fmul double %245, %351
  %353 = fmul double %347, %250
  call void @llvm.lifetime.start.p0(i64 240, ptr nonnull %7)
  store double 0.000000e+00, ptr %7, align 16
  %354 = fmul double %36, %347
  %355 = fmul double %354, %193
  %356 = fmul double %355, %191
  store double %356, ptr %166, align 8
  store i64 %1, ptr %167, align 16
  store double 0.000000e+00, ptr %168, align 8
  %357 = fmul double %353, %193
  %358 = fdiv double %351, %244
  %359 = fcmp ogt double %257, %358
  %360 = select i1 %359, double %257, double %358
  %361 = fmul double %357, %360
  %362 = fadd double %249, %361
  store double %362, ptr %169, align 16
  store i64 %1, ptr %170, align 8
  %363 = fsub double %352, %258
  %364 = fcmp ogt double %363, 0.000000e+00
  %365 = select i1 %364, double %363, double 0.000000e+00
  %366 = fmul double %365, %193
  br i1 %259, label %372, label %367

367:                                              ; preds = %344
  store double %366, ptr %171, align 16
  %368 = fdiv double %357, %252
  %369 = fadd double %249, %368
  store double %369, ptr %172, align 8
  store i64 %1, ptr %173, align 16
  %370 = fmul double %352, %193
  store double %370, ptr %174, align 8
  %371 = fadd double %249, %353
  store double %371, ptr %175, align 16
  br label %561

372:                                              ; preds = %344
  %373 = fmul double %348, %205
  br i1 %208, label %493, label %374

374:                                              ; preds = %372
  %375 = fmul double %373, %201
  br label %376

376:                                              ; preds = %407, %374
  %377 = phi double [ 1.000000e+300, %374 ], [ %409, %407 ]
  %378 = phi i64 [ 1, %374 ], [ %408, %407 ]
  br i1 %209, label %379, label %381

379:                                              ; preds = %376
  %380 = add nuw i64 %378, 1
  br label %407

381:                                              ; preds = %376
  %382 = sub nsw i64 %188, %378
  %383 = add nsw i64 %382, 1
  %384 = icmp ugt i64 %378, 1
  %385 = select i1 %384, i64 %383, i64 0
  %386 = sub i64 %383, %194
  %387 = add i64 %386, %385
  %388 = sitofp i64 %387 to double
  %389 = fcmp ogt double %388, 0.000000e+00
  %390 = select i1 %389, double %388, double 0.000000e+00
  %391 = sitofp i64 %383 to double
  %392 = fadd double %373, %391
  %393 = icmp slt i64 %382, %194
  %394 = select i1 %393, i64 %383, i64 %194
  %395 = add nsw i64 %378, -1
  %396 = add nsw i64 %394, %395
  %397 = sitofp i64 %396 to double
  %398 = fmul double %348, %397
  %399 = fadd double %398, %196
  %400 = sitofp i64 %378 to double
  %401 = fadd double %373, %400
  %402 = add i64 %395, %188
  %403 = add nuw i64 %378, 1
  %404 = sitofp i64 %403 to double
  %405 = fmul double %207, %404
  %406 = fadd double %375, %405
  br label %411

407:                                              ; preds = %489, %379
  %408 = phi i64 [ %380, %379 ], [ %403, %489 ]
  %409 = phi double [ %377, %379 ], [ %491, %489 ]
  %410 = icmp eq i64 %408, %212
  br i1 %410, label %493, label %376

411:                                              ; preds = %489, %381
  %412 = phi double [ %377, %381 ], [ %491, %489 ]
  %413 = phi i64 [ 1, %381 ], [ %490, %489 ]
  %414 = sub nsw i64 %189, %413
  %415 = add nsw i64 %414, 1
  %416 = mul nuw nsw i64 %413, %378
  %417 = sitofp i64 %415 to double
  %418 = fadd double %207, %417
  %419 = fmul double %390, %418
  %420 = icmp ugt i64 %413, 1
  %421 = select i1 %420, i64 %415, i64 0
  %422 = sub i64 %415, %198
  %423 = add i64 %422, %421
  %424 = sitofp i64 %423 to double
  %425 = fcmp ogt double %424, 0.000000e+00
  %426 = select i1 %425, double %424, double 0.000000e+00
  %427 = fmul double %392, %426
  %428 = fcmp ogt double %419, %427
  %429 = select i1 %428, double %419, double %427
  %430 = fcmp ogt double %429, %244
  %431 = select i1 %430, double %244, double %429
  %432 = icmp slt i64 %414, %198
  %433 = select i1 %432, i64 %415, i64 %198
  %434 = add nsw i64 %413, -1
  %435 = add nsw i64 %433, %434
  %436 = sitofp i64 %435 to double
  %437 = fmul double %200, %436
  %438 = fadd double %437, %201
  %439 = fmul double %399, %438
  %440 = sitofp i64 %416 to double
  %441 = fmul double %431, %440
  %442 = fsub double %439, %441
  %443 = fcmp ogt double %442, 0.000000e+00
  br i1 %443, label %444, label %450

444:                                              ; preds = %411
  %445 = icmp ugt i64 %416, 1
  %446 = select i1 %445, i64 1, i64 2
  %447 = sitofp i64 %446 to double
  %448 = fmul double %442, %447
  %449 = fadd double %431, %448
  br label %450

450:                                              ; preds = %444, %411
  %451 = phi double [ %449, %444 ], [ 0.000000e+00, %411 ]
  %452 = fcmp olt double %412, %451
  %453 = select i1 %452, double %412, double %451
  %454 = sitofp i64 %413 to double
  %455 = fadd double %207, %454
  %456 = fmul double %401, %455
  %457 = fcmp ogt double %456, %244
  br i1 %457, label %458, label %460

458:                                              ; preds = %450
  %459 = add nuw i64 %413, 1
  br label %489

460:                                              ; preds = %450
  %461 = sdiv i64 %402, %378
  %462 = add nsw i64 %461, -1
  %463 = add i64 %434, %189
  %464 = sdiv i64 %463, %413
  %465 = add nsw i64 %464, -1
  %466 = mul nsw i64 %465, %188
  %467 = sitofp i64 %466 to double
  %468 = fmul double %207, %467
  %469 = mul nsw i64 %462, %189
  %470 = sitofp i64 %469 to double
  %471 = fmul double %373, %470
  %472 = fcmp olt double %468, %471
  %473 = select i1 %472, double %468, double %471
  %474 = add nuw i64 %413, 1
  %475 = sitofp i64 %474 to double
  %476 = fmul double %373, %475
  %477 = fadd double %210, %476
  %478 = fcmp olt double %477, %406
  %479 = select i1 %478, double %477, double %406
  %480 = fcmp olt double %473, %479
  %481 = select i1 %480, double %473, double %479
  %482 = icmp ne i64 %462, 0
  %483 = icmp ne i64 %465, 0
  %484 = select i1 %482, i1 %483, i1 false
  %485 = select i1 %484, double %481, double 0.000000e+00
  %486 = fadd double %351, %485
  %487 = fcmp olt double %453, %486
  %488 = select i1 %487, double %453, double %486
  br label %489

489:                                              ; preds = %460, %458
  %490 = phi i64 [ %459, %458 ], [ %474, %460 ]
  %491 = phi double [ %453, %458 ], [ %488, %460 ]
  %492 = icmp eq i64 %490, %211
  br i1 %492, label %407, label %411

493:                                              ; preds = %407, %372
  %494 = phi double [ 1.000000e+300, %372 ], [ %409, %407 ]
  %495 = fsub double %494, %351
  %496 = fcmp ogt double %495, 0.000000e+00
  %497 = select i1 %496, double %495, double 0.000000e+00
  %498 = fmul double %260, %497
  br i1 %261, label %504, label %499

499:                                              ; preds = %493
  %500 = fdiv double %357, %252
  %501 = fmul double %352, %193
  %502 = fadd double %249, %500
  %503 = fadd double %249, %353
  br label %509

504:                                              ; preds = %493
  store double %366, ptr %171, align 16
  %505 = fdiv double %357, %252
  %506 = fadd double %249, %505
  store double %506, ptr %172, align 8
  store i64 %256, ptr %173, align 16
  %507 = fmul double %352, %193
  store double %507, ptr %174, align 8
  %508 = fadd double %249, %353
  store double %508, ptr %175, align 16
  store i64 %256, ptr %176, align 8
  br label %509

509:                                              ; preds = %504, %499
  %510 = phi double [ %503, %499 ], [ %508, %504 ]
  %511 = phi double [ %502, %499 ], [ %506, %504 ]
  %512 = phi double [ %501, %499 ], [ %507, %504 ]
  %513 = phi double [ %500, %499 ], [ %505, %504 ]
  %514 = phi i64 [ 2, %499 ], [ 4, %504 ]
  %515 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %514
  store double %366, ptr %515, align 16
  %516 = fadd double %262, %513
  %517 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %514, i32 1
  store double %516, ptr %517, align 8
  %518 = or i64 %514, 1
  %519 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %514, i32 2
  store i64 %1, ptr %519, align 16
  %520 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %518
  store double %512, ptr %520, align 8
  %521 = fadd double %353, %262
  %522 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %518, i32 1
  store double %521, ptr %522, align 16
  %523 = add nuw nsw i64 %514, 2
  %524 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %518, i32 2
  store i64 %1, ptr %524, align 8
  %525 = fdiv double %498, %193
  %526 = fadd double %352, %525
  %527 = fsub double %526, %258
  %528 = fcmp ogt double %527, 0.000000e+00
  %529 = select i1 %528, double %527, double 0.000000e+00
  %530 = fmul double %529, %193
  %531 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %523
  store double %530, ptr %531, align 16
  %532 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %523, i32 1
  store double %511, ptr %532, align 8
  %533 = add nuw nsw i64 %514, 3
  %534 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %523, i32 2
  store i64 %1, ptr %534, align 16
  %535 = fadd double %498, %512
  %536 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %533
  store double %535, ptr %536, align 8
  %537 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %533, i32 1
  store double %510, ptr %537, align 16
  %538 = add nuw nsw i64 %514, 4
  %539 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %533, i32 2
  store i64 %1, ptr %539, align 8
  br i1 %215, label %551, label %540

540:                                              ; preds = %509
  %541 = fmul double %348, %222
  %542 = fadd double %541, %221
  %543 = fmul double %263, %542
  %544 = fmul double %204, %543
  %545 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %538
  store double %544, ptr %545, align 16
  %546 = fmul double %218, %353
  %547 = fadd double %249, %546
  %548 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %538, i32 1
  store double %547, ptr %548, align 8
  %549 = add nuw nsw i64 %514, 5
  %550 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %538, i32 2
  store i64 %1, ptr %550, align 16
  br label %551

551:                                              ; preds = %540, %509
  %552 = phi i64 [ %549, %540 ], [ %538, %509 ]
  br i1 %224, label %565, label %553

553:                                              ; preds = %551
  %554 = fmul double %264, %350
  %555 = fmul double %234, %554
  %556 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %552
  store double %555, ptr %556, align 8
  %557 = fmul double %228, %353
  %558 = fadd double %249, %557
  %559 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %552, i32 1
  store double %558, ptr %559, align 8
  %560 = add nuw nsw i64 %552, 1
  br label %561

561:                                              ; preds = %553, %367
  %562 = phi i64 [ 3, %367 ], [ %552, %553 ]
  %563 = phi i64 [ 4, %367 ], [ %560, %553 ]
  %564 = getelementptr inbounds [10 x %struct.Way], ptr %7, i64 0, i64 %562, i32 2
  store i64 %1, ptr %564, align 8
  br label %565

565:                                              ; preds = %561, %551
  %566 = phi i64 [ %552, %551 ], [ %563, %561 ]
  br label %568

567:                                              ; preds = %568
  br i1 %236, label %584, label %586

568:                                              ; preds = %568, %565
  %569 = phi double [ %581, %568 ], [ 1.000000e+300, %565 ]
  %570 = phi i64 [ %582, %568 ], [ 0, %565 ]
  %571 = getelementptr inbounds %struct.Way, ptr %7, i64 %570
  %572 = load double, ptr %571, align 8
  %573 = getelementptr inbounds %struct.Way, ptr %7, i64 %570, i32 2
  %574 = load i64, ptr %573, align 8
  %575 = sitofp i64 %574 to double
  %576 = fdiv double %572, %575
  %577 = getelementptr inbounds %struct.Way, ptr %7, i64 %570, i32 1
  %578 = load double, ptr %577, align 8
  %579 = fadd double %578, %576
  %580 = fcmp olt double %569, %579
  %581 = select i1 %580, double %569, double %579
  %582 = add nuw nsw i64 %570, 1
  %583 = icmp eq i64 %582, %566
  br i1 %583, label %567, label %568

584:                                              ; preds = %567
  %585 = fmul double %581, %238
  br label %802

586:                                              ; preds = %567
  %587 = icmp slt i64 %566, 1
  br i1 %587, label %627, label %588

588:                                              ; preds = %586, %603
  %589 = phi i64 [ %605, %603 ], [ 0, %586 ]
  %590 = phi double [ %604, %603 ], [ 1.000000e+300, %586 ]
  %591 = getelementptr inbounds %struct.Way, ptr %7, i64 %589, i32 2
  %592 = load i64, ptr %591, align 8
  %593 = icmp slt i64 %592, %1
  br i1 %593, label %603, label %594

594:                                              ; preds = %588
  %595 = getelementptr inbounds %struct.Way, ptr %7, i64 %589
  %596 = load double, ptr %595, align 8
  %597 = getelementptr inbounds %struct.Way, ptr %7, i64 %589, i32 1
  %598 = load double, ptr %597, align 8
  %599 = fmul double %598, %60
  %600 = fadd double %596, %599
  %601 = fcmp olt double %590, %600
  %602 = select i1 %601, double %590, double %600
  br label %603

603:                                              ; preds = %594, %588
  %604 = phi double [ %602, %594 ], [ %590, %588 ]
  %605 = add nuw nsw i64 %589, 1
  %606 = icmp eq i64 %605, %566
  br i1 %606, label %607, label %588

607:                                              ; preds = %603
  br i1 %267, label %627, label %608

608:                                              ; preds = %607, %623
  %609 = phi i64 [ %625, %623 ], [ 0, %607 ]
  %610 = phi double [ %624, %623 ], [ 1.000000e+300, %607 ]
  %611 = getelementptr inbounds %struct.Way, ptr %7, i64 %609, i32 2
  %612 = load i64, ptr %611, align 8
  %613 = icmp slt i64 %612, %256
  br i1 %613, label %623, label %614

614:                                              ; preds = %608
  %615 = getelementptr inbounds %struct.Way, ptr %7, i64 %609
  %616 = load double, ptr %615, align 8
  %617 = getelementptr inbounds %struct.Way, ptr %7, i64 %609, i32 1
  %618 = load double, ptr %617, align 8
  %619 = fmul double %618, %268
  %620 = fadd double %616, %619
  %621 = fcmp olt double %610, %620
  %622 = select i1 %621, double %610, double %620
  br label %623

623:                                              ; preds = %614, %608
  %624 = phi double [ %622, %614 ], [ %610, %608 ]
  %625 = add nuw nsw i64 %609, 1
  %626 = icmp eq i64 %625, %566
  br i1 %626, label %627, label %608

627:                                              ; preds = %623, %607, %586
  %628 = phi double [ %604, %607 ], [ 1.000000e+300, %586 ], [ %604, %623 ]
  %629 = phi double [ 1.000000e+300, %607 ], [ 1.000000e+300, %586 ], [ %624, %623 ]
  br i1 %237, label %802, label %630

630:                                              ; preds = %627
  %631 = fcmp ogt double %629, 1.000000e+299
  br label %632

632:                                              ; preds = %797, %630
  %633 = phi i64 [ 0, %630 ], [ %800, %797 ]
  %634 = phi double [ 1.000000e+300, %630 ], [ %798, %797 ]
  %635 = phi i64 [ 0, %630 ], [ %799, %797 ]
  %636 = sitofp i64 %635 to double
  %637 = fmul double %628, %636
  %638 = sub i64 %235, %633
  %639 = icmp eq i64 %235, %633
  br i1 %639, label %794, label %640

640:                                              ; preds = %632
  %641 = icmp sgt i64 %638, %1
  br i1 %641, label %669, label %642

642:                                              ; preds = %640
  br i1 %587, label %664, label %643

643:                                              ; preds = %642
  %644 = sitofp i64 %638 to double
  br label %645

645:                                              ; preds = %660, %643
  %646 = phi i64 [ 0, %643 ], [ %662, %660 ]
  %647 = phi double [ 1.000000e+300, %643 ], [ %661, %660 ]
  %648 = getelementptr inbounds %struct.Way, ptr %7, i64 %646, i32 2
  %649 = load i64, ptr %648, align 8
  %650 = icmp slt i64 %649, %638
  br i1 %650, label %660, label %651

651:                                              ; preds = %645
  %652 = getelementptr inbounds %struct.Way, ptr %7, i64 %646
  %653 = load double, ptr %652, align 8
  %654 = getelementptr inbounds %struct.Way, ptr %7, i64 %646, i32 1
  %655 = load double, ptr %654, align 8
  %656 = fmul double %655, %644
  %657 = fadd double %653, %656
  %658 = fcmp olt double %647, %657
  %659 = select i1 %658, double %647, double %657
  br label %660

660:                                              ; preds = %651, %645
  %661 = phi double [ %659, %651 ], [ %647, %645 ]
  %662 = add nuw nsw i64 %646, 1
  %663 = icmp eq i64 %662, %566
  br i1 %663, label %664, label %645

664:                                              ; preds = %660, %642
  %665 = phi double [ 1.000000e+300, %642 ], [ %661, %660 ]
  %666 = fadd double %637, %665
  %667 = fcmp olt double %634, %666
  %668 = select i1 %667, double %634, double %666
  br label %669

669:                                              ; preds = %664, %640
  %670 = phi double [ %668, %664 ], [ %634, %640 ]
  br i1 %631, label %797, label %671

671:                                              ; preds = %669
  %672 = add i64 %638, -1
  %673 = srem i64 %672, %256
  %674 = add i64 %673, 1
  %675 = add nsw i64 %674, %256
  %676 = sub i64 %1, %674
  %677 = srem i64 %676, %256
  %678 = sub i64 %676, %677
  %679 = add nsw i64 %678, %674
  %680 = icmp sgt i64 %675, %638
  %681 = select i1 %680, i64 %674, i64 %675
  %682 = icmp sgt i64 %679, %638
  br i1 %682, label %683, label %689

683:                                              ; preds = %671
  %684 = sub nsw i64 %638, %674
  %685 = freeze i64 %684
  %686 = srem i64 %685, %256
  %687 = add i64 %685, %674
  %688 = sub i64 %687, %686
  br label %689

689:                                              ; preds = %683, %671
  %690 = phi i64 [ %688, %683 ], [ %679, %671 ]
  %691 = icmp sgt i64 %674, %1
  br i1 %691, label %724, label %692

692:                                              ; preds = %689
  %693 = sub nsw i64 %638, %674
  %694 = sdiv i64 %693, %256
  %695 = sitofp i64 %694 to double
  %696 = fmul double %629, %695
  %697 = fadd double %637, %696
  br i1 %587, label %719, label %698

698:                                              ; preds = %692
  %699 = sitofp i64 %674 to double
  br label %700

700:                                              ; preds = %715, %698
  %701 = phi i64 [ 0, %698 ], [ %717, %715 ]
  %702 = phi double [ 1.000000e+300, %698 ], [ %716, %715 ]
  %703 = getelementptr inbounds %struct.Way, ptr %7, i64 %701, i32 2
  %704 = load i64, ptr %703, align 8
  %705 = icmp slt i64 %704, %674
  br i1 %705, label %715, label %706

706:                                              ; preds = %700
  %707 = getelementptr inbounds %struct.Way, ptr %7, i64 %701
  %708 = load double, ptr %707, align 8
  %709 = getelementptr inbounds %struct.Way, ptr %7, i64 %701, i32 1
  %710 = load double, ptr %709, align 8
  %711 = fmul double %710, %699
  %712 = fadd double %708, %711
  %713 = fcmp olt double %702, %712
  %714 = select i1 %713, double %702, double %712
  br label %715

715:                                              ; preds = %706, %700
  %716 = phi double [ %714, %706 ], [ %702, %700 ]
  %717 = add nuw nsw i64 %701, 1
  %718 = icmp eq i64 %717, %566
  br i1 %718, label %719, label %700

719:                                              ; preds = %715, %692
  %720 = phi double [ 1.000000e+300, %692 ], [ %716, %715 ]
  %721 = fadd double %697, %720
  %722 = fcmp olt double %670, %721
  %723 = select i1 %722, double %670, double %721
  br label %724

724:                                              ; preds = %719, %689
  %725 = phi double [ %723, %719 ], [ %670, %689 ]
  %726 = icmp sgt i64 %681, %1
  br i1 %726, label %759, label %727

727:                                              ; preds = %724
  %728 = sub nsw i64 %638, %681
  %729 = sdiv i64 %728, %256
  %730 = sitofp i64 %729 to double
  %731 = fmul double %629, %730
  %732 = fadd double %637, %731
  br i1 %587, label %754, label %733

733:                                              ; preds = %727
  %734 = sitofp i64 %681 to double
  br label %735

735:                                              ; preds = %750, %733
  %736 = phi i64 [ 0, %733 ], [ %752, %750 ]
  %737 = phi double [ 1.000000e+300, %733 ], [ %751, %750 ]
  %738 = getelementptr inbounds %struct.Way, ptr %7, i64 %736, i32 2
  %739 = load i64, ptr %738, align 8
  %740 = icmp slt i64 %739, %681
  br i1 %740, label %750, label %741

741:                                              ; preds = %735
  %742 = getelementptr inbounds %struct.Way, ptr %7, i64 %736
  %743 = load double, ptr %742, align 8
  %744 = getelementptr inbounds %struct.Way, ptr %7, i64 %736, i32 1
  %745 = load double, ptr %744, align 8
  %746 = fmul double %745, %734
  %747 = fadd double %743, %746
  %748 = fcmp olt double %737, %747
  %749 = select i1 %748, double %737, double %747
  br label %750

750:                                              ; preds = %741, %735
  %751 = phi double [ %749, %741 ], [ %737, %735 ]
  %752 = add nuw nsw i64 %736, 1
  %753 = icmp eq i64 %752, %566
  br i1 %753, label %754, label %735

754:                                              ; preds = %750, %727
  %755 = phi double [ 1.000000e+300, %727 ], [ %751, %750 ]
  %756 = fadd double %732, %755
  %757 = fcmp olt double %725, %756
  %758 = select i1 %757, double %725, double %756
  br label %759

759:                                              ; preds = %754, %724
  %760 = phi double [ %758, %754 ], [ %725, %724 ]
  %761 = icmp sgt i64 %690, %1
  br i1 %761, label %797, label %762

762:                                              ; preds = %759
  %763 = sub nsw i64 %638, %690
  %764 = sdiv i64 %763, %256
  %765 = sitofp i64 %764 to double
  %766 = fmul double %629, %765
  %767 = fadd double %637, %766
  br i1 %587, label %789, label %768

768:                                              ; preds = %762
  %769 = sitofp i64 %690 to double
  br label %770

770:                                              ; preds = %785, %768
  %771 = phi i64 [ 0, %768 ], [ %787, %785 ]
  %772 = phi double [ 1.000000e+300, %768 ], [ %786, %785 ]
  %773 = getelementptr inbounds %struct.Way, ptr %7, i64 %771, i32 2
  %774 = load i64, ptr %773, align 8
  %775 = icmp slt i64 %774, %690
  br i1 %775, label %785, label %776

776:                                              ; preds = %770
  %777 = getelementptr inbounds %struct.Way, ptr %7, i64 %771
  %778 = load double, ptr %777, align 8
  %779 = getelementptr inbounds %struct.Way, ptr %7, i64 %771, i32 1
  %780 = load double, ptr %779, align 8
  %781 = fmul double %780, %769
  %782 = fadd double %778, %781
  %783 = fcmp olt double %772, %782
  %784 = select i1 %783, double %772, double %782
  br label %785

785:                                              ; preds = %776, %770
  %786 = phi double [ %784, %776 ], [ %772, %770 ]
  %787 = add nuw nsw i64 %771, 1
  %788 = icmp eq i64 %787, %566
  br i1 %788, label %789, label %770

789:                                              ; preds = %785, %762
  %790 = phi double [ 1.000000e+300, %762 ], [ %786, %785 ]
  %791 = fadd double %767, %790
  %792 = fcmp olt double %760, %791
  %793 = select i1 %792, double %760, double %791
  br label %797

794:                                              ; preds = %632
  %795 = fcmp olt double %634, %637
  %796 = select i1 %795, double %634, double %637
  br label %802

797:                                              ; preds = %789, %759, %669
  %798 = phi double [ %670, %669 ], [ %793, %789 ], [ %760, %759 ]
  %799 = add i64 %635, 1
  %800 = mul i64 %799, %1
  %801 = icmp sgt i64 %800, %235
  br i1 %801, label %802, label %632

802:                                              ; preds = %797, %584, %627, %794
  %803 = phi double [ %585, %584 ], [ %796, %794 ], [ 1.000000e+300, %627 ], [ %798, %797 ]
  call void @llvm.lifetime.end.p0(i64 240, ptr nonnull %7)
  %804 = getelementptr inbounds [1025 x double], ptr @together.along, i64 0, i64 %345
  store double %803, ptr %804, align 8
  %805 = add nuw i64 %345, 1
  %806 = icmp eq i64 %345, %2
  br i1 %806, label %308, label %344

807:                                              ; preds = %33, %147, %304
  %808 = phi double [ %307, %304 ], [ 0.000000e+00, %147 ], [ %145, %33 ]
  ret double %808
}

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
declare double @sqrt(double noundef)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)



