; beneath.c 4abf33918e85b080b2a2ea275faa726d3603d7b717e2a5274b613c10184a493a

%struct.Tiles = type { i64, i64, [32768 x i64], [32768 x i64], [32768 x i64], [769 x [769 x i64]] }
%struct.anon = type { i64, [128 x i64], [128 x i64], [769 x i64], [128 x i8], [32768 x double] }
%struct.anon.0 = type { i64, i64, i64, [769 x [769 x i64]], [32768 x %struct.Plane], [1048576 x %struct.Cut], [32768 x i64], [32768 x double] }
%struct.Plane = type { i64, i64, i64, i64, i64, i64, double }
%struct.Cut = type { i64, i64, i64 }
%struct.Blocks = type { i64, i64, i64, i64, i64, i64, i64, i64, double, double, double, double, double, double, double, double, i64, ptr, ptr, ptr }

@every = internal unnamed_addr global %struct.Tiles zeroinitializer, align 8
@few = internal unnamed_addr global %struct.anon zeroinitializer, align 8
@table = internal unnamed_addr global %struct.anon.0 zeroinitializer, align 8
@others.within = internal unnamed_addr global [64 x double] zeroinitializer, align 16
@rests = internal unnamed_addr global [64 x double] zeroinitializer, align 16
@others.found = internal unnamed_addr global [64 x double] zeroinitializer, align 16
@paid = internal unnamed_addr global [128 x [32768 x double]] zeroinitializer, align 16
@begins = internal unnamed_addr global [32768 x i64] zeroinitializer, align 16
@states = internal unnamed_addr global [524288 x double] zeroinitializer, align 16
@altogether.rows = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@altogether.columns = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@pieces.best = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@together.along = internal unnamed_addr global [1025 x double] zeroinitializer, align 16
@together.across = internal unnamed_addr global [1025 x double] zeroinitializer, align 16

; Function Attrs: nounwind
define double @blocks(ptr noundef %0) {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  store i64 0, ptr %3, align 8
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
  br i1 %15, label %956, label %16

16:                                               ; preds = %1
  %17 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %18 = load double, ptr %17, align 8
  %19 = fcmp ogt double %18, 0.000000e+00
  br i1 %19, label %20, label %956

20:                                               ; preds = %16
  %21 = fptosi double %14 to i64
  store i64 0, ptr @table, align 8
  %22 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %23, 1
  %25 = icmp slt i64 %21, 1
  %26 = or i1 %25, %24
  br i1 %26, label %27, label %28

27:                                               ; preds = %20
  tail call fastcc void @others(ptr noundef nonnull %0, i64 noundef 1)
  br label %115

28:                                               ; preds = %20
  %29 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = icmp slt i64 %30, 1
  %32 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %33 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %34 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %35 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %36 = add nsw i64 %23, -1
  %37 = add nsw i64 %21, -1
  %38 = tail call i64 @llvm.umin.i64(i64 %36, i64 %37)
  %39 = add nuw nsw i64 %38, 1
  br label %40

40:                                               ; preds = %105, %28
  %41 = phi i64 [ 0, %28 ], [ %106, %105 ]
  %42 = phi i1 [ false, %28 ], [ %110, %105 ]
  %43 = phi i64 [ 1, %28 ], [ %107, %105 ]
  br i1 %31, label %105, label %44

44:                                               ; preds = %40
  %45 = load i64, ptr %32, align 8
  %46 = load i64, ptr %33, align 8
  %47 = mul nsw i64 %46, %45
  %48 = icmp slt i64 %45, 1
  %49 = icmp slt i64 %46, 1
  %50 = add nsw i64 %43, -1
  br label %51

51:                                               ; preds = %74, %44
  %52 = phi i64 [ %41, %44 ], [ %75, %74 ]
  %53 = phi i64 [ 1, %44 ], [ %76, %74 ]
  %54 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 3, i64 %43, i64 %53
  store i64 %52, ptr %54, align 8
  %55 = load i64, ptr @table, align 8
  %56 = add nsw i64 %55, %47
  %57 = icmp sgt i64 %56, 32768
  br i1 %57, label %112, label %58

58:                                               ; preds = %51
  br i1 %48, label %74, label %59

59:                                               ; preds = %58
  %60 = add nsw i64 %53, -1
  br label %61

61:                                               ; preds = %82, %59
  %62 = phi i64 [ 1, %59 ], [ %84, %82 ]
  %63 = phi i64 [ %55, %59 ], [ %83, %82 ]
  br i1 %49, label %82, label %64

64:                                               ; preds = %61
  %65 = load i64, ptr %34, align 8
  %66 = icmp slt i64 %65, %62
  %67 = sub i64 %65, %62
  %68 = mul i64 %67, %50
  %69 = select i1 %66, i64 %68, i64 0
  %70 = mul nsw i64 %62, %43
  %71 = add i64 %69, %70
  %72 = sitofp i64 %71 to double
  %73 = load i64, ptr %35, align 8
  br label %86

74:                                               ; preds = %82, %58
  %75 = phi i64 [ %55, %58 ], [ %83, %82 ]
  %76 = add nuw nsw i64 %53, 1
  %77 = icmp sge i64 %53, %30
  %78 = mul nsw i64 %76, %43
  %79 = icmp sgt i64 %78, %21
  %80 = select i1 %77, i1 true, i1 %79
  br i1 %80, label %105, label %51

81:                                               ; preds = %86
  store i64 %89, ptr @table, align 8
  br label %82

82:                                               ; preds = %81, %61
  %83 = phi i64 [ %89, %81 ], [ %63, %61 ]
  %84 = add nuw i64 %62, 1
  %85 = icmp eq i64 %62, %45
  br i1 %85, label %74, label %61

86:                                               ; preds = %86, %64
  %87 = phi i64 [ 1, %64 ], [ %103, %86 ]
  %88 = phi i64 [ %63, %64 ], [ %89, %86 ]
  %89 = add nsw i64 %88, 1
  %90 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %88
  store i64 %43, ptr %90, align 8
  %91 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %88, i32 1
  store i64 %53, ptr %91, align 8
  %92 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %88, i32 2
  store i64 %62, ptr %92, align 8
  %93 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %88, i32 3
  store i64 %87, ptr %93, align 8
  %94 = icmp slt i64 %73, %87
  %95 = sub i64 %73, %87
  %96 = mul i64 %95, %60
  %97 = select i1 %94, i64 %96, i64 0
  %98 = mul nsw i64 %87, %53
  %99 = add i64 %97, %98
  %100 = sitofp i64 %99 to double
  %101 = fmul double %72, %100
  %102 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %88, i32 6
  store double %101, ptr %102, align 8
  %103 = add nuw i64 %87, 1
  %104 = icmp eq i64 %87, %46
  br i1 %104, label %81, label %86

105:                                              ; preds = %74, %40
  %106 = phi i64 [ %41, %40 ], [ %75, %74 ]
  %107 = add nuw i64 %43, 1
  %108 = icmp sge i64 %43, %23
  %109 = icmp sge i64 %43, %21
  %110 = or i1 %109, %108
  %111 = icmp eq i64 %43, %39
  br i1 %111, label %112, label %40

112:                                              ; preds = %105, %51
  %113 = phi i1 [ %42, %51 ], [ %110, %105 ]
  %114 = zext i1 %113 to i64
  tail call fastcc void @others(ptr noundef %0, i64 noundef %114)
  br i1 %113, label %115, label %957

115:                                              ; preds = %27, %112
  %116 = load double, ptr %6, align 8
  %117 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %118 = load double, ptr %117, align 8
  %119 = fsub double %116, %118
  %120 = load double, ptr %8, align 8
  %121 = fsub double %119, %120
  %122 = load double, ptr %10, align 8
  %123 = fdiv double %121, %122
  %124 = fptosi double %123 to i64
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 0, ptr %2, align 8
  store i64 0, ptr @every, align 8
  store i64 %124, ptr getelementptr inbounds (%struct.Tiles, ptr @every, i64 0, i32 1), align 8
  %125 = load i64, ptr %22, align 8
  %126 = icmp slt i64 %125, 1
  %127 = icmp slt i64 %124, 1
  %128 = or i1 %127, %126
  br i1 %128, label %179, label %129

129:                                              ; preds = %115
  %130 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %131 = load i64, ptr %130, align 8
  %132 = icmp slt i64 %131, 1
  %133 = add nsw i64 %125, -1
  %134 = add nsw i64 %124, -1
  %135 = tail call i64 @llvm.umin.i64(i64 %133, i64 %134)
  %136 = add nuw nsw i64 %135, 1
  br label %137

137:                                              ; preds = %171, %129
  %138 = phi i1 [ false, %129 ], [ %175, %171 ]
  %139 = phi i64 [ 1, %129 ], [ %172, %171 ]
  br i1 %132, label %171, label %140

140:                                              ; preds = %137
  %141 = load i64, ptr %0, align 8
  %142 = icmp slt i64 %141, 1
  br label %143

143:                                              ; preds = %165, %140
  %144 = phi i64 [ 1, %140 ], [ %166, %165 ]
  %145 = load i64, ptr @every, align 8
  %146 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 5, i64 %139, i64 %144
  store i64 %145, ptr %146, align 8
  br i1 %142, label %165, label %147

147:                                              ; preds = %143
  %148 = mul i64 %144, %139
  br label %149

149:                                              ; preds = %156, %147
  %150 = phi i64 [ 1, %147 ], [ %163, %156 ]
  %151 = mul i64 %148, %150
  %152 = icmp sgt i64 %151, %124
  br i1 %152, label %165, label %153

153:                                              ; preds = %149
  %154 = load i64, ptr @every, align 8
  %155 = icmp eq i64 %154, 32768
  br i1 %155, label %177, label %156

156:                                              ; preds = %153
  %157 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %154
  store i64 %150, ptr %157, align 8
  %158 = load i64, ptr @every, align 8
  %159 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %158
  store i64 %139, ptr %159, align 8
  %160 = load i64, ptr @every, align 8
  %161 = add nsw i64 %160, 1
  store i64 %161, ptr @every, align 8
  %162 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %160
  store i64 %144, ptr %162, align 8
  %163 = add nuw i64 %150, 1
  %164 = icmp eq i64 %150, %141
  br i1 %164, label %165, label %149

165:                                              ; preds = %156, %149, %143
  %166 = add nuw nsw i64 %144, 1
  %167 = icmp sge i64 %144, %131
  %168 = mul nsw i64 %166, %139
  %169 = icmp sgt i64 %168, %124
  %170 = select i1 %167, i1 true, i1 %169
  br i1 %170, label %171, label %143

171:                                              ; preds = %165, %137
  %172 = add nuw i64 %139, 1
  %173 = icmp sge i64 %139, %125
  %174 = icmp sge i64 %139, %124
  %175 = or i1 %174, %173
  %176 = icmp eq i64 %139, %136
  br i1 %176, label %177, label %137

177:                                              ; preds = %171, %153
  %178 = phi i1 [ %138, %153 ], [ %175, %171 ]
  br i1 %178, label %179, label %707

179:                                              ; preds = %177, %115
  store i64 0, ptr @few, align 8
  br i1 %127, label %215, label %183

180:                                              ; preds = %207
  %181 = add nuw i64 %186, 1
  %182 = load i64, ptr @few, align 8
  br label %183

183:                                              ; preds = %179, %180
  %184 = phi i64 [ %182, %180 ], [ 0, %179 ]
  %185 = phi i1 [ %211, %180 ], [ false, %179 ]
  %186 = phi i64 [ %181, %180 ], [ 1, %179 ]
  %187 = icmp slt i64 %184, 1
  br i1 %187, label %203, label %188

188:                                              ; preds = %183
  %189 = add nsw i64 %184, -1
  %190 = sitofp i64 %186 to double
  %191 = fmul double %122, %190
  %192 = fsub double %116, %191
  %193 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %189
  %194 = load i64, ptr %193, align 8
  %195 = sitofp i64 %194 to double
  %196 = fmul double %122, %195
  %197 = fsub double %116, %196
  %198 = fsub double %197, %192
  %199 = fmul double %198, 3.200000e+01
  %200 = fcmp ogt double %199, %192
  br i1 %200, label %201, label %207

201:                                              ; preds = %188
  %202 = icmp eq i64 %184, 128
  br i1 %202, label %213, label %203

203:                                              ; preds = %201, %183
  %204 = add nsw i64 %184, 1
  store i64 %204, ptr @few, align 8
  %205 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %184
  store i64 %186, ptr %205, align 8
  %206 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 4, i64 %184
  store i8 0, ptr %206, align 1
  br label %207

207:                                              ; preds = %203, %188
  %208 = phi i64 [ %184, %203 ], [ %189, %188 ]
  %209 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 2, i64 %208
  store i64 %186, ptr %209, align 8
  %210 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 3, i64 %186
  store i64 %208, ptr %210, align 8
  %211 = icmp sge i64 %186, %124
  %212 = icmp eq i64 %186, %124
  br i1 %212, label %213, label %180

213:                                              ; preds = %207, %201
  %214 = phi i1 [ %185, %201 ], [ %211, %207 ]
  br i1 %214, label %215, label %707

215:                                              ; preds = %213, %179
  %216 = load i64, ptr @every, align 8
  %217 = icmp sgt i64 %216, 0
  br i1 %217, label %218, label %220

218:                                              ; preds = %215
  %219 = load double, ptr %4, align 8
  br label %230

220:                                              ; preds = %230, %215
  %221 = phi i64 [ %216, %215 ], [ %255, %230 ]
  %222 = load i64, ptr @few, align 8
  %223 = icmp sgt i64 %222, 0
  br i1 %223, label %224, label %260

224:                                              ; preds = %220
  %225 = icmp sgt i64 %221, 0
  %226 = and i64 %221, 3
  %227 = icmp ult i64 %221, 4
  %228 = and i64 %221, -4
  %229 = icmp eq i64 %226, 0
  br label %257

230:                                              ; preds = %230, %218
  %231 = phi double [ %219, %218 ], [ %241, %230 ]
  %232 = phi i64 [ 0, %218 ], [ %254, %230 ]
  %233 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %232
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %232
  %238 = load i64, ptr %237, align 8
  %239 = call fastcc double @together(ptr noundef nonnull %0, i64 noundef %234, i64 noundef %236, i64 noundef %238, double noundef %231, ptr noundef nonnull %2)
  %240 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 5, i64 %232
  store double %239, ptr %240, align 8
  %241 = load double, ptr %4, align 8
  %242 = fcmp olt double %239, %241
  %243 = load i64, ptr %233, align 8
  %244 = load i64, ptr %235, align 8
  %245 = mul nsw i64 %244, %243
  %246 = load i64, ptr %237, align 8
  %247 = mul nsw i64 %245, %246
  %248 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 3, i64 %247
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 4, i64 %249
  %251 = load i8, ptr %250, align 1
  %252 = zext i1 %242 to i8
  %253 = or i8 %251, %252
  store i8 %253, ptr %250, align 1
  %254 = add nuw nsw i64 %232, 1
  %255 = load i64, ptr @every, align 8
  %256 = icmp slt i64 %254, %255
  br i1 %256, label %230, label %220

257:                                              ; preds = %281, %224
  %258 = phi i64 [ 0, %224 ], [ %282, %281 ]
  br i1 %225, label %259, label %281

259:                                              ; preds = %257
  br i1 %227, label %272, label %284

260:                                              ; preds = %281, %220
  %261 = load double, ptr %8, align 8
  %262 = load double, ptr %6, align 8
  %263 = fcmp uge double %261, %262
  br i1 %263, label %297, label %264

264:                                              ; preds = %260
  %265 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %266 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %267 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %268 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %269 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %270 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %271 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  br label %319

272:                                              ; preds = %284, %259
  %273 = phi i64 [ 0, %259 ], [ %294, %284 ]
  br i1 %229, label %281, label %274

274:                                              ; preds = %272, %274
  %275 = phi i64 [ %278, %274 ], [ %273, %272 ]
  %276 = phi i64 [ %279, %274 ], [ 0, %272 ]
  %277 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %258, i64 %275
  store double 1.000000e+300, ptr %277, align 8
  %278 = add nuw nsw i64 %275, 1
  %279 = add i64 %276, 1
  %280 = icmp eq i64 %279, %226
  br i1 %280, label %281, label %274

281:                                              ; preds = %272, %274, %257
  %282 = add nuw nsw i64 %258, 1
  %283 = icmp eq i64 %282, %222
  br i1 %283, label %260, label %257

284:                                              ; preds = %259, %284
  %285 = phi i64 [ %294, %284 ], [ 0, %259 ]
  %286 = phi i64 [ %295, %284 ], [ 0, %259 ]
  %287 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %258, i64 %285
  store double 1.000000e+300, ptr %287, align 16
  %288 = or i64 %285, 1
  %289 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %258, i64 %288
  store double 1.000000e+300, ptr %289, align 8
  %290 = or i64 %285, 2
  %291 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %258, i64 %290
  store double 1.000000e+300, ptr %291, align 16
  %292 = or i64 %285, 3
  %293 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %258, i64 %292
  store double 1.000000e+300, ptr %293, align 8
  %294 = add nuw nsw i64 %285, 4
  %295 = add i64 %286, 4
  %296 = icmp eq i64 %295, %228
  br i1 %296, label %272, label %284

297:                                              ; preds = %649, %260
  %298 = phi i64 [ %222, %260 ], [ %325, %649 ]
  %299 = icmp sgt i64 %298, 0
  br i1 %299, label %302, label %300

300:                                              ; preds = %297
  %301 = load i64, ptr @every, align 8
  br label %708

302:                                              ; preds = %297
  %303 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %304 = load i64, ptr %303, align 8
  %305 = add i64 %304, -1
  %306 = icmp sgt i64 %304, 1
  %307 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %308 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %309 = load i64, ptr %308, align 8
  %310 = sitofp i64 %309 to double
  %311 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %312 = load i64, ptr %311, align 8
  %313 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %314 = load i64, ptr %313, align 8
  %315 = mul nsw i64 %314, %312
  %316 = sitofp i64 %315 to double
  %317 = load i64, ptr @every, align 8
  %318 = icmp sgt i64 %317, 0
  br label %660

319:                                              ; preds = %649, %264
  %320 = phi double [ 1.000000e+00, %264 ], [ %655, %649 ]
  %321 = phi i64 [ 1, %264 ], [ %654, %649 ]
  %322 = tail call fastcc i64 @walk(ptr noundef nonnull %0, i64 noundef %321)
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %707, label %324

324:                                              ; preds = %319
  %325 = load i64, ptr @few, align 8
  %326 = icmp sgt i64 %325, 0
  br i1 %326, label %327, label %649

327:                                              ; preds = %324
  %328 = load i64, ptr %265, align 8
  %329 = add i64 %328, -1
  %330 = icmp sgt i64 %328, 1
  %331 = load i64, ptr @table, align 8
  %332 = icmp slt i64 %331, 1
  %333 = load i64, ptr @every, align 8
  %334 = icmp sgt i64 %333, 0
  %335 = sitofp i64 %321 to double
  %336 = load double, ptr %6, align 8
  %337 = load double, ptr %10, align 8
  %338 = load double, ptr %8, align 8
  %339 = fmul double %320, %338
  %340 = load double, ptr %117, align 8
  br label %341

341:                                              ; preds = %646, %327
  %342 = phi i64 [ 0, %327 ], [ %647, %646 ]
  %343 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %342
  %344 = load i64, ptr %343, align 8
  %345 = sitofp i64 %344 to double
  %346 = fmul double %337, %345
  %347 = fsub double %336, %346
  br i1 %330, label %348, label %359

348:                                              ; preds = %341
  %349 = load ptr, ptr %266, align 8
  %350 = fadd double %337, %347
  br label %351

351:                                              ; preds = %356, %348
  %352 = phi i64 [ 0, %348 ], [ %357, %356 ]
  %353 = getelementptr inbounds double, ptr %349, i64 %352
  %354 = load double, ptr %353, align 8
  %355 = fcmp olt double %354, %350
  br i1 %355, label %356, label %359

356:                                              ; preds = %351
  %357 = add nuw nsw i64 %352, 1
  %358 = icmp eq i64 %357, %329
  br i1 %358, label %359, label %351

359:                                              ; preds = %356, %351, %341
  %360 = phi i64 [ 0, %341 ], [ %329, %356 ], [ %352, %351 ]
  %361 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %360
  %362 = load double, ptr %361, align 8
  %363 = fsub double %347, %339
  %364 = fdiv double %363, %340
  %365 = fptosi double %364 to i64
  %366 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 4, i64 %342
  %367 = load i8, ptr %366, align 1
  %368 = icmp eq i8 %367, 0
  br i1 %368, label %646, label %369

369:                                              ; preds = %359
  %370 = fcmp olt double %347, %339
  %371 = icmp slt i64 %365, 1
  %372 = select i1 %370, i1 true, i1 %371
  br i1 %372, label %646, label %373

373:                                              ; preds = %369
  %374 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 2, i64 %342
  %375 = load i64, ptr %374, align 8
  br i1 %332, label %525, label %376

376:                                              ; preds = %373
  %377 = load i64, ptr %0, align 8
  br label %382

378:                                              ; preds = %519, %401
  %379 = add nuw nsw i64 %385, 1
  %380 = icmp sge i64 %379, %331
  %381 = icmp eq i64 %379, %331
  br i1 %381, label %523, label %382

382:                                              ; preds = %378, %376
  %383 = phi i1 [ false, %376 ], [ %380, %378 ]
  %384 = phi i64 [ 0, %376 ], [ %399, %378 ]
  %385 = phi i64 [ 0, %376 ], [ %379, %378 ]
  %386 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %385
  %387 = load i64, ptr %386, align 8
  %388 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %385, i32 1
  %389 = load i64, ptr %388, align 8
  %390 = mul nsw i64 %389, %387
  %391 = sdiv i64 %375, %390
  %392 = tail call i64 @llvm.smin.i64(i64 %377, i64 %391)
  %393 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %385, i32 2
  %394 = load i64, ptr %393, align 8
  %395 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %385, i32 3
  %396 = load i64, ptr %395, align 8
  %397 = mul nsw i64 %396, %394
  %398 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %385
  store i64 %384, ptr %398, align 8
  %399 = add nsw i64 %392, %384
  %400 = icmp slt i64 %399, 524289
  br i1 %400, label %401, label %523

401:                                              ; preds = %382
  %402 = getelementptr inbounds double, ptr @states, i64 %384
  %403 = load double, ptr %17, align 8
  %404 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 7, i64 %385
  %405 = load double, ptr %404, align 8
  %406 = fmul double %403, %405
  %407 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 6, i64 %385
  %408 = load i64, ptr %407, align 8
  %409 = sitofp i64 %408 to double
  %410 = fmul double %403, %409
  %411 = icmp slt i64 %392, 1
  br i1 %411, label %378, label %412

412:                                              ; preds = %401
  %413 = load double, ptr %267, align 8
  %414 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %385, i32 5
  %415 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %385, i32 4
  br label %416

416:                                              ; preds = %519, %412
  %417 = phi i64 [ %522, %519 ], [ 0, %412 ]
  %418 = phi i64 [ %520, %519 ], [ 1, %412 ]
  %419 = add i64 %417, 2
  %420 = lshr i64 %419, 1
  %421 = sub i64 %418, %420
  %422 = mul nsw i64 %397, %418
  %423 = sitofp i64 %422 to double
  %424 = fmul double %413, %423
  %425 = fadd double %406, %424
  %426 = add nsw i64 %418, -1
  %427 = getelementptr inbounds double, ptr %402, i64 %426
  store double %425, ptr %427, align 8
  %428 = icmp sgt i64 %422, %365
  br i1 %428, label %429, label %519

429:                                              ; preds = %416
  %430 = load i64, ptr %414, align 8
  %431 = icmp eq i64 %430, 0
  br i1 %431, label %519, label %432

432:                                              ; preds = %429
  %433 = load i64, ptr %415, align 8
  %434 = add nsw i64 %433, %430
  %435 = icmp sgt i64 %430, 0
  br i1 %435, label %462, label %436

436:                                              ; preds = %462, %432
  %437 = phi double [ 1.000000e+300, %432 ], [ %486, %462 ]
  %438 = add nuw nsw i64 %418, 1
  %439 = lshr i64 %438, 1
  %440 = icmp ugt i64 %418, %439
  br i1 %440, label %441, label %489

441:                                              ; preds = %436
  %442 = and i64 %421, 1
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %457, label %444

444:                                              ; preds = %441
  %445 = add nsw i64 %439, -1
  %446 = getelementptr inbounds double, ptr %402, i64 %445
  %447 = load double, ptr %446, align 8
  %448 = xor i64 %439, -1
  %449 = add nsw i64 %418, %448
  %450 = getelementptr inbounds double, ptr %402, i64 %449
  %451 = load double, ptr %450, align 8
  %452 = fadd double %447, %451
  %453 = fsub double %452, %410
  %454 = fcmp olt double %437, %453
  %455 = select i1 %454, double %437, double %453
  %456 = add nuw nsw i64 %439, 1
  br label %457

457:                                              ; preds = %444, %441
  %458 = phi i64 [ %439, %441 ], [ %456, %444 ]
  %459 = phi double [ %437, %441 ], [ %455, %444 ]
  %460 = phi double [ undef, %441 ], [ %455, %444 ]
  %461 = icmp eq i64 %417, %420
  br i1 %461, label %489, label %493

462:                                              ; preds = %432, %462
  %463 = phi i64 [ %487, %462 ], [ %433, %432 ]
  %464 = phi double [ %486, %462 ], [ 1.000000e+300, %432 ]
  %465 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %463
  %466 = load i64, ptr %465, align 8
  %467 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %466
  %468 = load i64, ptr %467, align 8
  %469 = add i64 %468, %426
  %470 = getelementptr inbounds [524288 x double], ptr @states, i64 0, i64 %469
  %471 = load double, ptr %470, align 8
  %472 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %463, i32 1
  %473 = load i64, ptr %472, align 8
  %474 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %473
  %475 = load i64, ptr %474, align 8
  %476 = add i64 %475, %426
  %477 = getelementptr inbounds [524288 x double], ptr @states, i64 0, i64 %476
  %478 = load double, ptr %477, align 8
  %479 = fadd double %471, %478
  %480 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 5, i64 %463, i32 2
  %481 = load i64, ptr %480, align 8
  %482 = sitofp i64 %481 to double
  %483 = fmul double %403, %482
  %484 = fsub double %479, %483
  %485 = fcmp olt double %464, %484
  %486 = select i1 %485, double %464, double %484
  %487 = add nsw i64 %463, 1
  %488 = icmp slt i64 %487, %434
  br i1 %488, label %462, label %436

489:                                              ; preds = %457, %493, %436
  %490 = phi double [ %437, %436 ], [ %460, %457 ], [ %516, %493 ]
  %491 = fcmp ogt double %490, %425
  %492 = select i1 %491, double %490, double %425
  store double %492, ptr %427, align 8
  br label %519

493:                                              ; preds = %457, %493
  %494 = phi i64 [ %517, %493 ], [ %458, %457 ]
  %495 = phi double [ %516, %493 ], [ %459, %457 ]
  %496 = add nsw i64 %494, -1
  %497 = getelementptr inbounds double, ptr %402, i64 %496
  %498 = load double, ptr %497, align 8
  %499 = xor i64 %494, -1
  %500 = add nsw i64 %418, %499
  %501 = getelementptr inbounds double, ptr %402, i64 %500
  %502 = load double, ptr %501, align 8
  %503 = fadd double %498, %502
  %504 = fsub double %503, %410
  %505 = fcmp olt double %495, %504
  %506 = select i1 %505, double %495, double %504
  %507 = getelementptr inbounds double, ptr %402, i64 %494
  %508 = load double, ptr %507, align 8
  %509 = sub i64 -2, %494
  %510 = add nsw i64 %418, %509
  %511 = getelementptr inbounds double, ptr %402, i64 %510
  %512 = load double, ptr %511, align 8
  %513 = fadd double %508, %512
  %514 = fsub double %513, %410
  %515 = fcmp olt double %506, %514
  %516 = select i1 %515, double %506, double %514
  %517 = add nuw nsw i64 %494, 2
  %518 = icmp ugt i64 %418, %517
  br i1 %518, label %493, label %489

519:                                              ; preds = %489, %429, %416
  %520 = add nuw i64 %418, 1
  %521 = icmp eq i64 %418, %392
  %522 = add i64 %417, 1
  br i1 %521, label %378, label %416

523:                                              ; preds = %382, %378
  %524 = phi i1 [ %380, %378 ], [ %383, %382 ]
  br i1 %524, label %525, label %707

525:                                              ; preds = %523, %373
  br i1 %334, label %526, label %646

526:                                              ; preds = %525, %643
  %527 = phi i64 [ %644, %643 ], [ 0, %525 ]
  %528 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %527
  %529 = load i64, ptr %528, align 8
  %530 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %527
  %531 = load i64, ptr %530, align 8
  %532 = mul nsw i64 %531, %529
  %533 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %527
  %534 = load i64, ptr %533, align 8
  %535 = mul nsw i64 %532, %534
  %536 = icmp sgt i64 %535, %375
  br i1 %536, label %643, label %537

537:                                              ; preds = %526
  %538 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %342, i64 %527
  %539 = load double, ptr %538, align 8
  %540 = load double, ptr %268, align 8
  %541 = sitofp i64 %535 to double
  %542 = fmul double %540, %541
  %543 = load i64, ptr %269, align 8
  %544 = sitofp i64 %543 to double
  %545 = load double, ptr %17, align 8
  %546 = fmul double %545, %335
  %547 = load i64, ptr %270, align 8
  %548 = icmp slt i64 %547, 1
  br i1 %548, label %639, label %549

549:                                              ; preds = %537
  %550 = load i64, ptr %271, align 8
  %551 = icmp slt i64 %550, 1
  %552 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 3, i64 %531, i64 %534
  %553 = add i64 %529, -1
  %554 = fcmp olt double %544, %335
  %555 = select i1 %554, double %544, double %335
  %556 = fmul double %362, %541
  %557 = fmul double %556, %544
  %558 = mul nsw i64 %550, %547
  %559 = icmp sgt i64 %543, %321
  %560 = select i1 %559, double 0.000000e+00, double %546
  %561 = select i1 %559, double 2.000000e+00, double 1.000000e+00
  %562 = fdiv double %544, %555
  %563 = fcmp ogt double %561, %562
  %564 = select i1 %563, double %561, double %562
  %565 = fmul double %542, %564
  %566 = fmul double %546, %564
  %567 = fcmp olt double %542, %546
  %568 = fsub double %544, %555
  %569 = fmul double %556, %568
  br label %570

570:                                              ; preds = %580, %549
  %571 = phi double [ 1.000000e+300, %549 ], [ %581, %580 ]
  %572 = phi i64 [ 1, %549 ], [ %582, %580 ]
  br i1 %551, label %580, label %573

573:                                              ; preds = %570
  %574 = load i64, ptr %552, align 8
  %575 = add nsw i64 %572, -1
  %576 = mul nsw i64 %575, %550
  %577 = load double, ptr %267, align 8
  %578 = add i64 %576, -1
  %579 = add i64 %578, %574
  br label %584

580:                                              ; preds = %625, %570
  %581 = phi double [ %571, %570 ], [ %636, %625 ]
  %582 = add nuw i64 %572, 1
  %583 = icmp eq i64 %572, %547
  br i1 %583, label %639, label %570

584:                                              ; preds = %625, %573
  %585 = phi double [ %571, %573 ], [ %636, %625 ]
  %586 = phi i64 [ 1, %573 ], [ %637, %625 ]
  %587 = add i64 %579, %586
  %588 = getelementptr inbounds [32768 x i64], ptr @begins, i64 0, i64 %587
  %589 = load i64, ptr %588, align 8
  %590 = add i64 %553, %589
  %591 = getelementptr inbounds [524288 x double], ptr @states, i64 0, i64 %590
  %592 = load double, ptr %591, align 8
  %593 = mul i64 %586, %572
  %594 = mul i64 %593, %529
  %595 = sitofp i64 %594 to double
  %596 = fmul double %577, %595
  %597 = sub nsw i64 %558, %593
  %598 = sitofp i64 %597 to double
  %599 = fmul double %557, %598
  %600 = fadd double %542, %599
  %601 = fmul double %592, %544
  %602 = fadd double %601, %600
  %603 = fsub double %602, %560
  %604 = fcmp olt double %585, %603
  %605 = select i1 %604, double %585, double %603
  %606 = fsub double %592, %596
  %607 = fmul double %606, %544
  %608 = fdiv double %607, %546
  %609 = fadd double %565, %599
  %610 = fsub double %601, %566
  %611 = fmul double %596, %544
  %612 = fcmp ogt double %610, %611
  %613 = select i1 %612, double %610, double %611
  %614 = fadd double %609, %613
  %615 = fcmp olt double %605, %614
  %616 = select i1 %615, double %605, double %614
  %617 = fcmp ogt double %608, %564
  %618 = select i1 %567, i1 %617, i1 false
  br i1 %618, label %619, label %625

619:                                              ; preds = %584
  %620 = fmul double %542, %608
  %621 = fadd double %599, %620
  %622 = fadd double %611, %621
  %623 = fcmp olt double %616, %622
  %624 = select i1 %623, double %616, double %622
  br label %625

625:                                              ; preds = %619, %584
  %626 = phi double [ %624, %619 ], [ %616, %584 ]
  %627 = fmul double %555, %592
  %628 = fsub double %627, %546
  %629 = fcmp ogt double %628, 0.000000e+00
  %630 = select i1 %629, double %628, double 0.000000e+00
  %631 = fadd double %600, %630
  %632 = sitofp i64 %593 to double
  %633 = fmul double %569, %632
  %634 = fadd double %633, %631
  %635 = fcmp olt double %626, %634
  %636 = select i1 %635, double %626, double %634
  %637 = add nuw i64 %586, 1
  %638 = icmp eq i64 %586, %550
  br i1 %638, label %580, label %584

639:                                              ; preds = %580, %537
  %640 = phi double [ 1.000000e+300, %537 ], [ %581, %580 ]
  %641 = fcmp olt double %539, %640
  %642 = select i1 %641, double %539, double %640
  store double %642, ptr %538, align 8
  br label %643

643:                                              ; preds = %639, %526
  %644 = add nuw nsw i64 %527, 1
  %645 = icmp eq i64 %644, %333
  br i1 %645, label %646, label %526

646:                                              ; preds = %643, %525, %369, %359
  %647 = add nuw nsw i64 %342, 1
  %648 = icmp eq i64 %647, %325
  br i1 %648, label %649, label %341

649:                                              ; preds = %646, %324
  %650 = add nuw nsw i64 %321, 1
  %651 = icmp ult i64 %321, 12
  %652 = lshr i64 %321, 3
  %653 = select i1 %651, i64 1, i64 %652
  %654 = add nuw nsw i64 %653, %321
  %655 = sitofp i64 %650 to double
  %656 = load double, ptr %8, align 8
  %657 = fmul double %656, %655
  %658 = load double, ptr %6, align 8
  %659 = fcmp uge double %657, %658
  br i1 %659, label %297, label %319

660:                                              ; preds = %686, %302
  %661 = phi i64 [ 0, %302 ], [ %687, %686 ]
  br i1 %306, label %662, label %680

662:                                              ; preds = %660
  %663 = load double, ptr %6, align 8
  %664 = load double, ptr %10, align 8
  %665 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 1, i64 %661
  %666 = load i64, ptr %665, align 8
  %667 = sitofp i64 %666 to double
  %668 = fmul double %664, %667
  %669 = fsub double %663, %668
  %670 = load ptr, ptr %307, align 8
  %671 = fadd double %664, %669
  br label %672

672:                                              ; preds = %677, %662
  %673 = phi i64 [ 0, %662 ], [ %678, %677 ]
  %674 = getelementptr inbounds double, ptr %670, i64 %673
  %675 = load double, ptr %674, align 8
  %676 = fcmp olt double %675, %671
  br i1 %676, label %677, label %680

677:                                              ; preds = %672
  %678 = add nuw nsw i64 %673, 1
  %679 = icmp eq i64 %678, %305
  br i1 %679, label %680, label %672

680:                                              ; preds = %677, %672, %660
  %681 = phi i64 [ 0, %660 ], [ %305, %677 ], [ %673, %672 ]
  %682 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %681
  %683 = load double, ptr %682, align 8
  %684 = fmul double %683, %310
  %685 = fmul double %684, %316
  br i1 %318, label %689, label %686

686:                                              ; preds = %689, %680
  %687 = add nuw nsw i64 %661, 1
  %688 = icmp eq i64 %687, %298
  br i1 %688, label %708, label %660

689:                                              ; preds = %680, %689
  %690 = phi i64 [ %705, %689 ], [ 0, %680 ]
  %691 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %661, i64 %690
  %692 = load double, ptr %691, align 8
  %693 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %690
  %694 = load i64, ptr %693, align 8
  %695 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %690
  %696 = load i64, ptr %695, align 8
  %697 = mul nsw i64 %696, %694
  %698 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %690
  %699 = load i64, ptr %698, align 8
  %700 = mul nsw i64 %697, %699
  %701 = sitofp i64 %700 to double
  %702 = fmul double %685, %701
  %703 = fcmp olt double %692, %702
  %704 = select i1 %703, double %692, double %702
  store double %704, ptr %691, align 8
  %705 = add nuw nsw i64 %690, 1
  %706 = icmp eq i64 %705, %317
  br i1 %706, label %686, label %689

707:                                              ; preds = %319, %523, %213, %177
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  br label %957

708:                                              ; preds = %686, %300
  %709 = phi i64 [ %301, %300 ], [ %317, %686 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  %710 = icmp sgt i64 %709, 0
  br i1 %710, label %711, label %1026

711:                                              ; preds = %708
  %712 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  br label %713

713:                                              ; preds = %711, %952
  %714 = phi i64 [ 0, %711 ], [ %954, %952 ]
  %715 = phi double [ %5, %711 ], [ %953, %952 ]
  %716 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 5, i64 %714
  %717 = load double, ptr %716, align 8
  %718 = fcmp olt double %717, %715
  br i1 %718, label %719, label %952

719:                                              ; preds = %713
  %720 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 2, i64 %714
  %721 = load i64, ptr %720, align 8
  %722 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 3, i64 %714
  %723 = load i64, ptr %722, align 8
  %724 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 4, i64 %714
  %725 = load i64, ptr %724, align 8
  %726 = mul nsw i64 %723, %721
  %727 = mul nsw i64 %726, %725
  %728 = getelementptr inbounds %struct.anon, ptr @few, i64 0, i32 3, i64 %727
  %729 = load i64, ptr %728, align 8
  %730 = getelementptr inbounds [128 x [32768 x double]], ptr @paid, i64 0, i64 %729
  %731 = load i64, ptr %0, align 8
  %732 = sitofp i64 %731 to double
  %733 = load i64, ptr %22, align 8
  %734 = sitofp i64 %733 to double
  %735 = fmul double %732, %734
  %736 = load i64, ptr %712, align 8
  %737 = sitofp i64 %736 to double
  %738 = fmul double %735, %737
  %739 = icmp slt i64 %723, 1
  br i1 %739, label %750, label %740

740:                                              ; preds = %719
  %741 = icmp slt i64 %725, 1
  %742 = icmp slt i64 %721, 1
  %743 = and i64 %721, 1
  %744 = icmp eq i64 %721, 1
  %745 = and i64 %721, -2
  %746 = icmp eq i64 %743, 0
  br label %747

747:                                              ; preds = %781, %740
  %748 = phi i64 [ 1, %740 ], [ %783, %781 ]
  %749 = phi double [ 1.000000e+300, %740 ], [ %782, %781 ]
  br i1 %741, label %781, label %773

750:                                              ; preds = %781, %719
  %751 = phi double [ 1.000000e+300, %719 ], [ %782, %781 ]
  %752 = fmul double %738, %751
  %753 = fcmp oge double %752, %715
  %754 = icmp sgt i64 %731, 1024
  %755 = select i1 %753, i1 true, i1 %754
  br i1 %755, label %946, label %756

756:                                              ; preds = %750
  %757 = icmp slt i64 %725, 1
  br i1 %757, label %828, label %758

758:                                              ; preds = %756
  %759 = getelementptr double, ptr %730, i64 -1
  %760 = sub nsw i64 %731, %721
  %761 = icmp slt i64 %760, 1
  %762 = icmp sgt i64 %721, 1
  %763 = sub i64 1, %721
  %764 = add i64 %763, %731
  %765 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %760
  %766 = sub nsw i64 %733, %723
  %767 = icmp slt i64 %766, 1
  %768 = icmp sgt i64 %723, 1
  %769 = sub i64 1, %723
  %770 = add i64 %769, %733
  %771 = getelementptr inbounds double, ptr @altogether.rows, i64 %723
  %772 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %766
  br label %826

773:                                              ; preds = %747, %798
  %774 = phi i64 [ %800, %798 ], [ 1, %747 ]
  %775 = phi double [ %799, %798 ], [ %749, %747 ]
  br i1 %742, label %798, label %776

776:                                              ; preds = %773
  %777 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 5, i64 %748, i64 %774
  %778 = load i64, ptr %777, align 8
  %779 = mul i64 %774, %748
  %780 = add i64 %778, -1
  br i1 %744, label %785, label %802

781:                                              ; preds = %798, %747
  %782 = phi double [ %749, %747 ], [ %799, %798 ]
  %783 = add nuw i64 %748, 1
  %784 = icmp eq i64 %748, %723
  br i1 %784, label %750, label %747

785:                                              ; preds = %802, %776
  %786 = phi double [ undef, %776 ], [ %822, %802 ]
  %787 = phi i64 [ 1, %776 ], [ %823, %802 ]
  %788 = phi double [ %775, %776 ], [ %822, %802 ]
  br i1 %746, label %798, label %789

789:                                              ; preds = %785
  %790 = add i64 %780, %787
  %791 = getelementptr inbounds double, ptr %730, i64 %790
  %792 = load double, ptr %791, align 8
  %793 = mul i64 %779, %787
  %794 = sitofp i64 %793 to double
  %795 = fdiv double %792, %794
  %796 = fcmp olt double %788, %795
  %797 = select i1 %796, double %788, double %795
  br label %798

798:                                              ; preds = %789, %785, %773
  %799 = phi double [ %775, %773 ], [ %786, %785 ], [ %797, %789 ]
  %800 = add nuw i64 %774, 1
  %801 = icmp eq i64 %774, %725
  br i1 %801, label %781, label %773

802:                                              ; preds = %776, %802
  %803 = phi i64 [ %823, %802 ], [ 1, %776 ]
  %804 = phi double [ %822, %802 ], [ %775, %776 ]
  %805 = phi i64 [ %824, %802 ], [ 0, %776 ]
  %806 = add i64 %780, %803
  %807 = getelementptr inbounds double, ptr %730, i64 %806
  %808 = load double, ptr %807, align 8
  %809 = mul i64 %779, %803
  %810 = sitofp i64 %809 to double
  %811 = fdiv double %808, %810
  %812 = fcmp olt double %804, %811
  %813 = select i1 %812, double %804, double %811
  %814 = add nuw i64 %803, 1
  %815 = add i64 %778, %803
  %816 = getelementptr inbounds double, ptr %730, i64 %815
  %817 = load double, ptr %816, align 8
  %818 = mul i64 %779, %814
  %819 = sitofp i64 %818 to double
  %820 = fdiv double %817, %819
  %821 = fcmp olt double %813, %820
  %822 = select i1 %821, double %813, double %820
  %823 = add nuw i64 %803, 2
  %824 = add nuw i64 %805, 2
  %825 = icmp eq i64 %824, %745
  br i1 %825, label %785, label %802

826:                                              ; preds = %897, %758
  %827 = phi i64 [ 1, %758 ], [ %902, %897 ]
  br i1 %739, label %868, label %904

828:                                              ; preds = %897, %756
  store double 0.000000e+00, ptr @pieces.best, align 16
  %829 = sub nsw i64 %736, %725
  %830 = icmp slt i64 %829, 1
  br i1 %830, label %862, label %831

831:                                              ; preds = %828
  %832 = load double, ptr getelementptr inbounds ([1025 x double], ptr @altogether.columns, i64 0, i64 1), align 8
  %833 = icmp sgt i64 %725, 1
  %834 = sub i64 1, %725
  %835 = add i64 %834, %736
  br label %836

836:                                              ; preds = %843, %831
  %837 = phi double [ 0.000000e+00, %831 ], [ %844, %843 ]
  %838 = phi i64 [ 1, %831 ], [ %845, %843 ]
  %839 = fadd double %832, %837
  %840 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %838
  store double %839, ptr %840, align 8
  %841 = icmp ugt i64 %838, 1
  %842 = select i1 %833, i1 %841, i1 false
  br i1 %842, label %847, label %843

843:                                              ; preds = %847, %836
  %844 = phi double [ %839, %836 ], [ %857, %847 ]
  %845 = add nuw i64 %838, 1
  %846 = icmp eq i64 %845, %835
  br i1 %846, label %862, label %836

847:                                              ; preds = %836, %847
  %848 = phi double [ %857, %847 ], [ %839, %836 ]
  %849 = phi i64 [ %858, %847 ], [ 2, %836 ]
  %850 = sub nsw i64 %838, %849
  %851 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %850
  %852 = load double, ptr %851, align 8
  %853 = getelementptr inbounds double, ptr @altogether.columns, i64 %849
  %854 = load double, ptr %853, align 8
  %855 = fadd double %852, %854
  %856 = fcmp olt double %848, %855
  %857 = select i1 %856, double %848, double %855
  store double %857, ptr %840, align 8
  %858 = add nuw nsw i64 %849, 1
  %859 = icmp slt i64 %849, %725
  %860 = icmp ugt i64 %838, %849
  %861 = select i1 %859, i1 %860, i1 false
  br i1 %861, label %847, label %843

862:                                              ; preds = %843, %828
  %863 = getelementptr inbounds double, ptr @altogether.columns, i64 %725
  %864 = load double, ptr %863, align 8
  %865 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %829
  %866 = load double, ptr %865, align 8
  %867 = fadd double %864, %866
  br label %946

868:                                              ; preds = %938, %826
  store double 0.000000e+00, ptr @pieces.best, align 16
  br i1 %767, label %897, label %869

869:                                              ; preds = %868
  %870 = load double, ptr getelementptr inbounds ([1025 x double], ptr @altogether.rows, i64 0, i64 1), align 8
  br label %871

871:                                              ; preds = %878, %869
  %872 = phi double [ 0.000000e+00, %869 ], [ %879, %878 ]
  %873 = phi i64 [ 1, %869 ], [ %880, %878 ]
  %874 = fadd double %870, %872
  %875 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %873
  store double %874, ptr %875, align 8
  %876 = icmp ugt i64 %873, 1
  %877 = select i1 %768, i1 %876, i1 false
  br i1 %877, label %882, label %878

878:                                              ; preds = %882, %871
  %879 = phi double [ %874, %871 ], [ %892, %882 ]
  %880 = add nuw i64 %873, 1
  %881 = icmp eq i64 %880, %770
  br i1 %881, label %897, label %871

882:                                              ; preds = %871, %882
  %883 = phi double [ %892, %882 ], [ %874, %871 ]
  %884 = phi i64 [ %893, %882 ], [ 2, %871 ]
  %885 = sub nsw i64 %873, %884
  %886 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %885
  %887 = load double, ptr %886, align 8
  %888 = getelementptr inbounds double, ptr @altogether.rows, i64 %884
  %889 = load double, ptr %888, align 8
  %890 = fadd double %887, %889
  %891 = fcmp olt double %883, %890
  %892 = select i1 %891, double %883, double %890
  store double %892, ptr %875, align 8
  %893 = add nuw nsw i64 %884, 1
  %894 = icmp slt i64 %884, %723
  %895 = icmp ugt i64 %873, %884
  %896 = select i1 %894, i1 %895, i1 false
  br i1 %896, label %882, label %878

897:                                              ; preds = %878, %868
  %898 = load double, ptr %771, align 8
  %899 = load double, ptr %772, align 8
  %900 = fadd double %898, %899
  %901 = getelementptr inbounds [1025 x double], ptr @altogether.columns, i64 0, i64 %827
  store double %900, ptr %901, align 8
  %902 = add nuw i64 %827, 1
  %903 = icmp eq i64 %827, %725
  br i1 %903, label %828, label %826

904:                                              ; preds = %826, %938
  %905 = phi i64 [ %944, %938 ], [ 1, %826 ]
  %906 = getelementptr inbounds %struct.Tiles, ptr @every, i64 0, i32 5, i64 %905, i64 %827
  %907 = load i64, ptr %906, align 8
  %908 = getelementptr double, ptr %759, i64 %907
  store double 0.000000e+00, ptr @pieces.best, align 16
  br i1 %761, label %938, label %909

909:                                              ; preds = %904
  %910 = getelementptr inbounds double, ptr %908, i64 1
  %911 = load double, ptr %910, align 8
  br label %912

912:                                              ; preds = %919, %909
  %913 = phi double [ 0.000000e+00, %909 ], [ %920, %919 ]
  %914 = phi i64 [ 1, %909 ], [ %921, %919 ]
  %915 = fadd double %911, %913
  %916 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %914
  store double %915, ptr %916, align 8
  %917 = icmp ugt i64 %914, 1
  %918 = select i1 %762, i1 %917, i1 false
  br i1 %918, label %923, label %919

919:                                              ; preds = %923, %912
  %920 = phi double [ %915, %912 ], [ %933, %923 ]
  %921 = add nuw i64 %914, 1
  %922 = icmp eq i64 %921, %764
  br i1 %922, label %938, label %912

923:                                              ; preds = %912, %923
  %924 = phi double [ %933, %923 ], [ %915, %912 ]
  %925 = phi i64 [ %934, %923 ], [ 2, %912 ]
  %926 = sub nsw i64 %914, %925
  %927 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %926
  %928 = load double, ptr %927, align 8
  %929 = getelementptr inbounds double, ptr %908, i64 %925
  %930 = load double, ptr %929, align 8
  %931 = fadd double %928, %930
  %932 = fcmp olt double %924, %931
  %933 = select i1 %932, double %924, double %931
  store double %933, ptr %916, align 8
  %934 = add nuw nsw i64 %925, 1
  %935 = icmp slt i64 %925, %721
  %936 = icmp ugt i64 %914, %925
  %937 = select i1 %935, i1 %936, i1 false
  br i1 %937, label %923, label %919

938:                                              ; preds = %919, %904
  %939 = getelementptr inbounds double, ptr %908, i64 %721
  %940 = load double, ptr %939, align 8
  %941 = load double, ptr %765, align 8
  %942 = fadd double %940, %941
  %943 = getelementptr inbounds [1025 x double], ptr @altogether.rows, i64 0, i64 %905
  store double %942, ptr %943, align 8
  %944 = add nuw i64 %905, 1
  %945 = icmp eq i64 %905, %723
  br i1 %945, label %868, label %904

946:                                              ; preds = %750, %862
  %947 = phi double [ %867, %862 ], [ %752, %750 ]
  %948 = fcmp ogt double %717, %947
  %949 = select i1 %948, double %717, double %947
  %950 = fcmp olt double %715, %949
  %951 = select i1 %950, double %715, double %949
  br label %952

952:                                              ; preds = %713, %946
  %953 = phi double [ %951, %946 ], [ %715, %713 ]
  %954 = add nuw nsw i64 %714, 1
  %955 = icmp eq i64 %954, %709
  br i1 %955, label %1026, label %713

956:                                              ; preds = %1, %16
  tail call fastcc void @others(ptr noundef nonnull %0, i64 noundef 0)
  br label %957

957:                                              ; preds = %707, %956, %112
  %958 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %959 = load i64, ptr %958, align 8
  %960 = icmp slt i64 %959, 1
  br i1 %960, label %1026, label %961

961:                                              ; preds = %957
  %962 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %963 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  br label %964

964:                                              ; preds = %961, %1021
  %965 = phi i64 [ 1, %961 ], [ %1023, %1021 ]
  %966 = phi double [ %5, %961 ], [ %1022, %1021 ]
  %967 = load i64, ptr %962, align 8
  %968 = icmp slt i64 %967, 1
  br i1 %968, label %1021, label %969

969:                                              ; preds = %964
  %970 = load i64, ptr %0, align 8
  br label %971

971:                                              ; preds = %969, %1015
  %972 = phi i64 [ %1016, %1015 ], [ %967, %969 ]
  %973 = phi i64 [ %1017, %1015 ], [ %970, %969 ]
  %974 = phi i64 [ %1019, %1015 ], [ 1, %969 ]
  %975 = phi double [ %1018, %1015 ], [ %966, %969 ]
  %976 = icmp slt i64 %973, 1
  br i1 %976, label %1015, label %977

977:                                              ; preds = %971
  %978 = mul i64 %974, %965
  %979 = load double, ptr %6, align 8
  %980 = load double, ptr %10, align 8
  %981 = sitofp i64 %978 to double
  %982 = fmul double %980, %981
  %983 = fsub double %979, %982
  %984 = load double, ptr %963, align 8
  %985 = load double, ptr %8, align 8
  %986 = fadd double %984, %985
  %987 = fcmp ult double %983, %986
  br i1 %987, label %1011, label %1005

988:                                              ; preds = %1005
  %989 = fcmp olt double %1006, %1008
  %990 = select i1 %989, double %1006, double %1008
  %991 = load i64, ptr %0, align 8
  %992 = icmp slt i64 %1007, %991
  br i1 %992, label %993, label %1011

993:                                              ; preds = %988
  %994 = add nuw nsw i64 %1007, 1
  %995 = load double, ptr %6, align 8
  %996 = load double, ptr %10, align 8
  %997 = mul i64 %978, %994
  %998 = sitofp i64 %997 to double
  %999 = fmul double %996, %998
  %1000 = fsub double %995, %999
  %1001 = load double, ptr %963, align 8
  %1002 = load double, ptr %8, align 8
  %1003 = fadd double %1001, %1002
  %1004 = fcmp ult double %1000, %1003
  br i1 %1004, label %1011, label %1005

1005:                                             ; preds = %977, %993
  %1006 = phi double [ %990, %993 ], [ %975, %977 ]
  %1007 = phi i64 [ %994, %993 ], [ 1, %977 ]
  %1008 = call fastcc double @together(ptr noundef nonnull %0, i64 noundef %1007, i64 noundef %965, i64 noundef %974, double noundef %1006, ptr noundef nonnull %3)
  %1009 = load i64, ptr %3, align 8
  %1010 = icmp sgt i64 %1009, 900000000
  br i1 %1010, label %1026, label %988

1011:                                             ; preds = %993, %988, %977
  %1012 = phi i64 [ %973, %977 ], [ %991, %988 ], [ %991, %993 ]
  %1013 = phi double [ %975, %977 ], [ %990, %988 ], [ %990, %993 ]
  %1014 = load i64, ptr %962, align 8
  br label %1015

1015:                                             ; preds = %1011, %971
  %1016 = phi i64 [ %972, %971 ], [ %1014, %1011 ]
  %1017 = phi i64 [ %973, %971 ], [ %1012, %1011 ]
  %1018 = phi double [ %975, %971 ], [ %1013, %1011 ]
  %1019 = add nuw nsw i64 %974, 1
  %1020 = icmp slt i64 %974, %1016
  br i1 %1020, label %971, label %1021

1021:                                             ; preds = %1015, %964
  %1022 = phi double [ %966, %964 ], [ %1018, %1015 ]
  %1023 = add nuw nsw i64 %965, 1
  %1024 = load i64, ptr %958, align 8
  %1025 = icmp slt i64 %965, %1024
  br i1 %1025, label %964, label %1026

1026:                                             ; preds = %952, %1021, %1005, %957, %708
  %1027 = phi double [ %5, %708 ], [ %5, %957 ], [ 0.000000e+00, %1005 ], [ %1022, %1021 ], [ %953, %952 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  ret double %1027
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
  br i1 %29, label %30, label %62

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
  %54 = mul nsw i64 %23, %19
  %55 = sitofp i64 %54 to double
  %56 = add nsw i64 %19, -1
  %57 = add nsw i64 %23, -1
  %58 = icmp slt i64 %5, 1
  %59 = add i64 %5, -1
  br label %81

60:                                               ; preds = %352
  %61 = icmp eq i64 %1, 0
  br i1 %61, label %993, label %64

62:                                               ; preds = %2
  %63 = icmp eq i64 %1, 0
  br i1 %63, label %1011, label %357

64:                                               ; preds = %60
  br i1 %29, label %65, label %357

65:                                               ; preds = %64
  %66 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %67 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %68 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %69 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %70 = mul nsw i64 %23, %19
  %71 = sitofp i64 %70 to double
  %72 = load i64, ptr @table, align 8
  %73 = icmp sgt i64 %72, 0
  %74 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %75 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %76 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %77 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %78 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %79 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %80 = icmp slt i64 %5, 1
  br label %372

81:                                               ; preds = %30, %352
  %82 = phi i64 [ 0, %30 ], [ %355, %352 ]
  %83 = getelementptr inbounds double, ptr %32, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fcmp olt double %84, %37
  %86 = select i1 %85, double %84, double %37
  %87 = getelementptr inbounds double, ptr %39, i64 %82
  %88 = load double, ptr %87, align 8
  %89 = fcmp olt double %88, %26
  br i1 %89, label %90, label %188

90:                                               ; preds = %81
  br i1 %40, label %184, label %91

91:                                               ; preds = %90, %100
  %92 = phi double [ %101, %100 ], [ 1.000000e+300, %90 ]
  %93 = phi i64 [ %102, %100 ], [ 1, %90 ]
  br i1 %41, label %100, label %94

94:                                               ; preds = %91, %104
  %95 = phi double [ %105, %104 ], [ %92, %91 ]
  %96 = phi i64 [ %106, %104 ], [ 1, %91 ]
  br i1 %49, label %104, label %97

97:                                               ; preds = %94
  %98 = mul i64 %96, %93
  %99 = load double, ptr %42, align 8
  br label %108

100:                                              ; preds = %104, %91
  %101 = phi double [ %92, %91 ], [ %105, %104 ]
  %102 = add nuw i64 %93, 1
  %103 = icmp eq i64 %93, %12
  br i1 %103, label %184, label %91

104:                                              ; preds = %180, %94
  %105 = phi double [ %95, %94 ], [ %181, %180 ]
  %106 = add nuw i64 %96, 1
  %107 = icmp eq i64 %96, %14
  br i1 %107, label %100, label %94

108:                                              ; preds = %180, %97
  %109 = phi double [ %95, %97 ], [ %181, %180 ]
  %110 = phi i64 [ 1, %97 ], [ %182, %180 ]
  %111 = mul i64 %98, %110
  %112 = sitofp i64 %111 to double
  %113 = fdiv double %99, %112
  %114 = fcmp oge double %113, %109
  %115 = select i1 %114, i1 true, i1 %50
  br i1 %115, label %180, label %116

116:                                              ; preds = %108, %176
  %117 = phi double [ %177, %176 ], [ %109, %108 ]
  %118 = phi i64 [ %178, %176 ], [ 1, %108 ]
  br i1 %51, label %176, label %119

119:                                              ; preds = %116
  %120 = load double, ptr %43, align 8
  %121 = add nsw i64 %118, -1
  %122 = load i64, ptr %44, align 8
  %123 = mul nsw i64 %122, %121
  %124 = add nsw i64 %123, %93
  %125 = mul nsw i64 %124, %110
  %126 = load i64, ptr %45, align 8
  %127 = load double, ptr %46, align 8
  %128 = fadd double %36, %127
  br label %129

129:                                              ; preds = %172, %119
  %130 = phi double [ %117, %119 ], [ %173, %172 ]
  %131 = phi i64 [ 1, %119 ], [ %174, %172 ]
  %132 = add nsw i64 %131, -1
  %133 = mul nsw i64 %132, %126
  %134 = add nsw i64 %133, %96
  %135 = mul nsw i64 %125, %134
  %136 = sitofp i64 %135 to double
  %137 = fmul double %120, %136
  %138 = fsub double %86, %137
  %139 = fcmp uge double %138, %128
  br i1 %139, label %140, label %176

140:                                              ; preds = %129
  %141 = mul nsw i64 %131, %118
  %142 = sitofp i64 %141 to double
  %143 = fsub double %138, %36
  %144 = fdiv double %143, %127
  %145 = fptosi double %144 to i64
  %146 = sitofp i64 %145 to double
  %147 = fsub double %138, %127
  %148 = fdiv double %147, %36
  %149 = fptosi double %148 to i64
  %150 = sitofp i64 %149 to double
  %151 = load double, ptr %47, align 8
  %152 = fdiv double %151, %142
  %153 = fcmp olt double %146, %112
  %154 = select i1 %153, double %146, double %112
  %155 = fdiv double %99, %154
  %156 = fadd double %155, %152
  %157 = fcmp olt double %150, %142
  %158 = select i1 %157, double %150, double %142
  %159 = fdiv double %151, %158
  %160 = fadd double %113, %159
  %161 = fcmp olt double %156, %160
  %162 = select i1 %161, double %156, double %160
  %163 = fcmp olt double %162, %130
  br i1 %163, label %164, label %172

164:                                              ; preds = %140
  %165 = load double, ptr %48, align 8
  %166 = tail call fastcc double @goes_on(ptr noundef nonnull %0, i64 noundef %118, i64 noundef %131, i64 noundef %93, i64 noundef %96)
  %167 = fmul double %165, %166
  %168 = fdiv double %167, %6
  %169 = fadd double %162, %168
  %170 = fcmp olt double %130, %169
  %171 = select i1 %170, double %130, double %169
  br label %172

172:                                              ; preds = %164, %140
  %173 = phi double [ %130, %140 ], [ %171, %164 ]
  %174 = add nuw i64 %131, 1
  %175 = icmp eq i64 %131, %23
  br i1 %175, label %176, label %129

176:                                              ; preds = %172, %129, %116
  %177 = phi double [ %117, %116 ], [ %173, %172 ], [ %130, %129 ]
  %178 = add nuw i64 %118, 1
  %179 = icmp eq i64 %118, %19
  br i1 %179, label %180, label %116

180:                                              ; preds = %176, %108
  %181 = phi double [ %109, %108 ], [ %177, %176 ]
  %182 = add nuw i64 %110, 1
  %183 = icmp eq i64 %110, %8
  br i1 %183, label %104, label %108

184:                                              ; preds = %100, %90
  %185 = phi double [ 1.000000e+300, %90 ], [ %101, %100 ]
  %186 = fcmp ogt double %88, %185
  %187 = select i1 %186, double %88, double %185
  br label %188

188:                                              ; preds = %81, %184
  %189 = phi double [ %187, %184 ], [ %88, %81 ]
  %190 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %82
  store double %189, ptr %190, align 8
  %191 = getelementptr inbounds double, ptr %53, i64 %82
  %192 = load double, ptr %191, align 8
  %193 = fcmp olt double %26, %189
  %194 = select i1 %193, double %26, double %189
  %195 = fcmp olt double %192, %194
  br i1 %195, label %196, label %352

196:                                              ; preds = %188
  %197 = load double, ptr %47, align 8
  %198 = fdiv double %197, %55
  br i1 %40, label %348, label %199

199:                                              ; preds = %196, %212
  %200 = phi double [ %213, %212 ], [ 1.000000e+300, %196 ]
  %201 = phi i64 [ %214, %212 ], [ 1, %196 ]
  br i1 %41, label %212, label %202

202:                                              ; preds = %199
  %203 = load i64, ptr %44, align 8
  %204 = icmp slt i64 %203, %201
  %205 = sub i64 %203, %201
  %206 = mul i64 %205, %56
  %207 = select i1 %204, i64 %206, i64 0
  %208 = mul nsw i64 %201, %19
  %209 = add i64 %207, %208
  %210 = sitofp i64 %209 to double
  %211 = load i64, ptr %45, align 8
  br label %216

212:                                              ; preds = %230, %199
  %213 = phi double [ %200, %199 ], [ %231, %230 ]
  %214 = add nuw i64 %201, 1
  %215 = icmp eq i64 %201, %12
  br i1 %215, label %348, label %199

216:                                              ; preds = %230, %202
  %217 = phi double [ %200, %202 ], [ %231, %230 ]
  %218 = phi i64 [ 1, %202 ], [ %232, %230 ]
  %219 = icmp slt i64 %211, %218
  %220 = sub i64 %211, %218
  %221 = mul i64 %220, %57
  %222 = select i1 %219, i64 %221, i64 0
  %223 = mul nsw i64 %218, %23
  %224 = add i64 %222, %223
  %225 = sitofp i64 %224 to double
  %226 = fmul double %210, %225
  br i1 %49, label %230, label %227

227:                                              ; preds = %216
  %228 = mul i64 %218, %201
  %229 = load double, ptr %42, align 8
  br label %234

230:                                              ; preds = %344, %216
  %231 = phi double [ %217, %216 ], [ %345, %344 ]
  %232 = add nuw i64 %218, 1
  %233 = icmp eq i64 %218, %14
  br i1 %233, label %212, label %216

234:                                              ; preds = %344, %227
  %235 = phi double [ %217, %227 ], [ %345, %344 ]
  %236 = phi i64 [ 1, %227 ], [ %346, %344 ]
  %237 = mul i64 %228, %236
  %238 = sitofp i64 %237 to double
  %239 = fdiv double %229, %238
  %240 = fadd double %198, %239
  %241 = fcmp oge double %240, %235
  %242 = select i1 %241, i1 true, i1 %58
  br i1 %242, label %344, label %243

243:                                              ; preds = %234
  %244 = load double, ptr %46, align 8
  %245 = load double, ptr %43, align 8
  %246 = fadd double %36, %245
  %247 = sitofp i64 %236 to double
  %248 = fmul double %226, %247
  %249 = fmul double %55, %238
  %250 = fdiv double 1.000000e+00, %238
  %251 = fsub double 1.000000e+00, %250
  %252 = fmul double %239, %238
  br label %253

253:                                              ; preds = %296, %243
  %254 = phi double [ %235, %243 ], [ %341, %296 ]
  %255 = phi i64 [ 1, %243 ], [ %342, %296 ]
  %256 = sitofp i64 %255 to double
  %257 = fmul double %244, %256
  %258 = fmul double %257, %238
  %259 = fsub double %86, %258
  %260 = fsub double %259, %36
  %261 = fdiv double %260, %245
  %262 = fptosi double %261 to i64
  %263 = sitofp i64 %262 to double
  %264 = fcmp olt double %259, %246
  br i1 %264, label %344, label %265

265:                                              ; preds = %253
  %266 = add i64 %59, %255
  %267 = sdiv i64 %266, %255
  %268 = sitofp i64 %267 to double
  %269 = fdiv double %268, %6
  %270 = fsub double %248, %263
  %271 = fcmp ogt double %270, 0.000000e+00
  %272 = select i1 %271, double %270, double 0.000000e+00
  %273 = fmul double %272, %269
  %274 = fdiv double %273, %249
  %275 = load double, ptr %48, align 8
  %276 = fmul double %275, %274
  %277 = fadd double %239, %276
  %278 = fcmp ogt double %238, %263
  br i1 %278, label %279, label %296

279:                                              ; preds = %265
  %280 = fsub double %259, %245
  %281 = fcmp ogt double %280, %36
  %282 = select i1 %281, double %280, double %36
  %283 = fdiv double %251, %282
  %284 = fdiv double %263, %238
  %285 = fsub double 1.000000e+00, %284
  %286 = fmul double %245, %263
  %287 = fsub double %259, %286
  %288 = fcmp ogt double %287, %36
  %289 = select i1 %288, double %287, double %36
  %290 = fdiv double %285, %289
  %291 = fcmp olt double %283, %290
  %292 = select i1 %291, double %283, double %290
  %293 = fmul double %36, %292
  %294 = fcmp ogt double %293, 0.000000e+00
  %295 = select i1 %294, double %293, double 0.000000e+00
  br label %296

296:                                              ; preds = %279, %265
  %297 = phi double [ %263, %279 ], [ %238, %265 ]
  %298 = phi double [ %295, %279 ], [ 0.000000e+00, %265 ]
  %299 = fdiv double %252, %297
  %300 = fmul double %275, 2.500000e-01
  %301 = fmul double %300, %298
  %302 = fadd double %239, %301
  %303 = fcmp olt double %299, %302
  %304 = select i1 %303, double %299, double %302
  %305 = fmul double %275, 7.500000e-01
  %306 = fmul double %305, %274
  %307 = fadd double %306, %304
  %308 = fcmp ogt double %277, %307
  %309 = select i1 %308, double %277, double %307
  %310 = fmul double %300, 2.000000e+00
  %311 = fmul double %310, %298
  %312 = fadd double %239, %311
  %313 = fcmp olt double %299, %312
  %314 = select i1 %313, double %299, double %312
  %315 = fmul double %275, 5.000000e-01
  %316 = fmul double %315, %274
  %317 = fadd double %316, %314
  %318 = fcmp ogt double %309, %317
  %319 = select i1 %318, double %309, double %317
  %320 = fmul double %300, 3.000000e+00
  %321 = fmul double %320, %298
  %322 = fadd double %239, %321
  %323 = fcmp olt double %299, %322
  %324 = select i1 %323, double %299, double %322
  %325 = fmul double %300, %274
  %326 = fadd double %325, %324
  %327 = fcmp ogt double %319, %326
  %328 = select i1 %327, double %319, double %326
  %329 = fmul double %300, 4.000000e+00
  %330 = fmul double %329, %298
  %331 = fadd double %239, %330
  %332 = fcmp olt double %299, %331
  %333 = select i1 %332, double %299, double %331
  %334 = fmul double %275, 0.000000e+00
  %335 = fmul double %334, %274
  %336 = fadd double %335, %333
  %337 = fcmp ogt double %328, %336
  %338 = select i1 %337, double %328, double %336
  %339 = fadd double %198, %338
  %340 = fcmp olt double %254, %339
  %341 = select i1 %340, double %254, double %339
  %342 = add nuw i64 %255, 1
  %343 = icmp eq i64 %255, %5
  br i1 %343, label %344, label %253

344:                                              ; preds = %296, %253, %234
  %345 = phi double [ %235, %234 ], [ %254, %253 ], [ %341, %296 ]
  %346 = add nuw i64 %236, 1
  %347 = icmp eq i64 %236, %8
  br i1 %347, label %230, label %234

348:                                              ; preds = %212, %196
  %349 = phi double [ 1.000000e+300, %196 ], [ %213, %212 ]
  %350 = fcmp ogt double %192, %349
  %351 = select i1 %350, double %192, double %349
  br label %352

352:                                              ; preds = %188, %348
  %353 = phi double [ %351, %348 ], [ %192, %188 ]
  %354 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %82
  store double %353, ptr %354, align 8
  %355 = add nuw nsw i64 %82, 1
  %356 = icmp eq i64 %355, %28
  br i1 %356, label %60, label %81

357:                                              ; preds = %534, %62, %64
  %358 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %359 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %360 = load double, ptr %358, align 8
  %361 = load double, ptr %359, align 8
  %362 = fcmp olt double %360, %361
  br i1 %362, label %363, label %956

363:                                              ; preds = %357
  %364 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %365 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %366 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %367 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %368 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %369 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %370 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %371 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  br label %539

372:                                              ; preds = %65, %534
  %373 = phi i64 [ 0, %65 ], [ %537, %534 ]
  %374 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %373
  %375 = load double, ptr %374, align 8
  %376 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %373
  %377 = load double, ptr %376, align 8
  %378 = fcmp olt double %26, %377
  %379 = select i1 %378, double %26, double %377
  %380 = fcmp olt double %375, %379
  br i1 %380, label %381, label %534

381:                                              ; preds = %372
  %382 = load double, ptr %69, align 8
  %383 = fdiv double %382, %71
  br i1 %73, label %384, label %534

384:                                              ; preds = %381
  %385 = load ptr, ptr %66, align 8
  %386 = getelementptr inbounds double, ptr %385, i64 %373
  %387 = load double, ptr %386, align 8
  %388 = load double, ptr %67, align 8
  %389 = load double, ptr %68, align 8
  %390 = fadd double %388, %389
  %391 = fcmp olt double %387, %390
  %392 = select i1 %391, double %387, double %390
  %393 = load i64, ptr %74, align 8
  %394 = load i64, ptr %75, align 8
  %395 = fsub double %392, %389
  br label %396

396:                                              ; preds = %530, %384
  %397 = phi double [ 1.000000e+300, %384 ], [ %531, %530 ]
  %398 = phi i64 [ 0, %384 ], [ %532, %530 ]
  %399 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %398
  %400 = load i64, ptr %399, align 8
  %401 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %398, i32 2
  %402 = load i64, ptr %401, align 8
  %403 = add nsw i64 %400, -1
  %404 = mul nsw i64 %403, %393
  %405 = add nsw i64 %404, %402
  %406 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %398, i32 1
  %407 = load i64, ptr %406, align 8
  %408 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %398, i32 3
  %409 = load i64, ptr %408, align 8
  %410 = add nsw i64 %407, -1
  %411 = mul nsw i64 %410, %394
  %412 = add nsw i64 %411, %409
  %413 = mul nsw i64 %409, %402
  %414 = icmp slt i64 %400, %19
  %415 = icmp sgt i64 %402, %393
  %416 = select i1 %414, i1 %415, i1 false
  %417 = sub nsw i64 %402, %393
  %418 = mul nsw i64 %412, %417
  %419 = select i1 %416, i64 %418, i64 0
  %420 = icmp slt i64 %407, %23
  %421 = icmp sgt i64 %409, %394
  %422 = select i1 %420, i1 %421, i1 false
  %423 = sub nsw i64 %409, %394
  %424 = mul nsw i64 %423, %405
  %425 = select i1 %422, i64 %424, i64 0
  %426 = icmp slt i64 %413, %15
  %427 = mul nsw i64 %407, %400
  %428 = sitofp i64 %427 to double
  %429 = fdiv double %428, %71
  %430 = fsub double 1.000000e+00, %429
  %431 = select i1 %426, double %430, double 1.000000e+00
  %432 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %398, i32 6
  %433 = load double, ptr %432, align 8
  %434 = tail call i64 @llvm.smax.i64(i64 %419, i64 %425)
  %435 = sitofp i64 %434 to double
  %436 = fsub double %433, %435
  %437 = fcmp ogt double %436, 0.000000e+00
  %438 = select i1 %437, double %436, double 0.000000e+00
  %439 = fmul double %431, %438
  %440 = mul nsw i64 %413, %427
  %441 = sitofp i64 %440 to double
  %442 = fdiv double %439, %441
  %443 = icmp eq i64 %402, %12
  %444 = icmp eq i64 %409, %14
  %445 = tail call i64 @llvm.smin.i64(i64 %402, i64 %409)
  %446 = mul nsw i64 %412, %405
  %447 = sitofp i64 %446 to double
  %448 = fdiv double %382, %428
  br i1 %80, label %485, label %449

449:                                              ; preds = %396
  %450 = load double, ptr %76, align 8
  %451 = load double, ptr %77, align 8
  %452 = fmul double %451, %447
  br label %453

453:                                              ; preds = %481, %449
  %454 = phi double [ %397, %449 ], [ %482, %481 ]
  %455 = phi i64 [ 1, %449 ], [ %483, %481 ]
  %456 = mul nsw i64 %455, %413
  %457 = sitofp i64 %456 to double
  %458 = fmul double %450, %457
  %459 = fadd double %452, %458
  %460 = fdiv double %395, %459
  %461 = fptosi double %460 to i64
  %462 = tail call i64 @llvm.smin.i64(i64 %8, i64 %461)
  %463 = icmp sgt i64 %462, 0
  br i1 %463, label %464, label %485

464:                                              ; preds = %453
  %465 = load double, ptr %78, align 8
  %466 = mul nsw i64 %462, %413
  %467 = sitofp i64 %466 to double
  %468 = fdiv double %465, %467
  %469 = fadd double %383, %468
  %470 = load double, ptr %79, align 8
  %471 = fmul double %442, %470
  %472 = sitofp i64 %455 to double
  %473 = fdiv double %471, %472
  %474 = fadd double %469, %473
  %475 = fcmp olt double %454, %474
  %476 = select i1 %475, double %454, double %474
  br i1 %426, label %477, label %481

477:                                              ; preds = %464
  %478 = fadd double %448, %468
  %479 = fcmp olt double %476, %478
  %480 = select i1 %479, double %476, double %478
  br label %481

481:                                              ; preds = %477, %464
  %482 = phi double [ %476, %464 ], [ %480, %477 ]
  %483 = add nuw i64 %455, 1
  %484 = icmp eq i64 %455, %5
  br i1 %484, label %485, label %453

485:                                              ; preds = %481, %453, %396
  %486 = phi double [ %397, %396 ], [ %454, %453 ], [ %482, %481 ]
  br i1 %443, label %489, label %487

487:                                              ; preds = %485
  %488 = select i1 %444, i64 %409, i64 %445
  br label %490

489:                                              ; preds = %485
  br i1 %444, label %530, label %490

490:                                              ; preds = %489, %487
  %491 = phi i64 [ %12, %489 ], [ %488, %487 ]
  %492 = add nsw i64 %491, %413
  %493 = tail call fastcc double @goes_on(ptr noundef nonnull %0, i64 noundef %400, i64 noundef %407, i64 noundef %402, i64 noundef %409)
  br i1 %80, label %530, label %494

494:                                              ; preds = %490
  %495 = load double, ptr %76, align 8
  %496 = load double, ptr %77, align 8
  %497 = fmul double %496, %447
  br label %498

498:                                              ; preds = %526, %494
  %499 = phi double [ %486, %494 ], [ %527, %526 ]
  %500 = phi i64 [ 1, %494 ], [ %528, %526 ]
  %501 = mul nsw i64 %500, %492
  %502 = sitofp i64 %501 to double
  %503 = fmul double %495, %502
  %504 = fadd double %497, %503
  %505 = fdiv double %395, %504
  %506 = fptosi double %505 to i64
  %507 = tail call i64 @llvm.smin.i64(i64 %8, i64 %506)
  %508 = icmp sgt i64 %507, 0
  br i1 %508, label %509, label %530

509:                                              ; preds = %498
  %510 = load double, ptr %78, align 8
  %511 = mul nsw i64 %507, %413
  %512 = sitofp i64 %511 to double
  %513 = fdiv double %510, %512
  %514 = fadd double %383, %513
  %515 = load double, ptr %79, align 8
  %516 = fmul double %493, %515
  %517 = sitofp i64 %500 to double
  %518 = fdiv double %516, %517
  %519 = fadd double %514, %518
  %520 = fcmp olt double %499, %519
  %521 = select i1 %520, double %499, double %519
  br i1 %426, label %522, label %526

522:                                              ; preds = %509
  %523 = fadd double %448, %513
  %524 = fcmp olt double %521, %523
  %525 = select i1 %524, double %521, double %523
  br label %526

526:                                              ; preds = %522, %509
  %527 = phi double [ %521, %509 ], [ %525, %522 ]
  %528 = add nuw i64 %500, 1
  %529 = icmp eq i64 %500, %5
  br i1 %529, label %530, label %498

530:                                              ; preds = %526, %498, %490, %489
  %531 = phi double [ %486, %489 ], [ %486, %490 ], [ %499, %498 ], [ %527, %526 ]
  %532 = add nuw nsw i64 %398, 1
  %533 = icmp eq i64 %532, %72
  br i1 %533, label %534, label %396

534:                                              ; preds = %530, %381, %372
  %535 = phi double [ 0.000000e+00, %372 ], [ 1.000000e+300, %381 ], [ %531, %530 ]
  %536 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %373
  store double %535, ptr %536, align 8
  %537 = add nuw nsw i64 %373, 1
  %538 = icmp eq i64 %537, %28
  br i1 %538, label %357, label %372

539:                                              ; preds = %363, %935
  %540 = phi i64 [ %28, %363 ], [ %590, %935 ]
  %541 = phi double [ 1.000000e+00, %363 ], [ %941, %935 ]
  %542 = phi i64 [ 1, %363 ], [ %940, %935 ]
  %543 = icmp sgt i64 %540, 0
  br i1 %543, label %544, label %1011

544:                                              ; preds = %539
  %545 = and i64 %540, 1
  %546 = icmp eq i64 %540, 1
  br i1 %546, label %549, label %547

547:                                              ; preds = %544
  %548 = and i64 %540, -2
  br label %565

549:                                              ; preds = %565, %544
  %550 = phi i64 [ undef, %544 ], [ %583, %565 ]
  %551 = phi i64 [ 0, %544 ], [ %584, %565 ]
  %552 = phi i64 [ 0, %544 ], [ %583, %565 ]
  %553 = icmp eq i64 %545, 0
  br i1 %553, label %562, label %554

554:                                              ; preds = %549
  %555 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %551
  %556 = load double, ptr %555, align 8
  %557 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %551
  %558 = load double, ptr %557, align 8
  %559 = fcmp ogt double %556, %558
  %560 = zext i1 %559 to i64
  %561 = or i64 %552, %560
  br label %562

562:                                              ; preds = %549, %554
  %563 = phi i64 [ %550, %549 ], [ %561, %554 ]
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %956, label %587

565:                                              ; preds = %565, %547
  %566 = phi i64 [ 0, %547 ], [ %584, %565 ]
  %567 = phi i64 [ 0, %547 ], [ %583, %565 ]
  %568 = phi i64 [ 0, %547 ], [ %585, %565 ]
  %569 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %566
  %570 = load double, ptr %569, align 16
  %571 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %566
  %572 = load double, ptr %571, align 16
  %573 = fcmp ogt double %570, %572
  %574 = zext i1 %573 to i64
  %575 = or i64 %567, %574
  %576 = or i64 %566, 1
  %577 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %576
  %578 = load double, ptr %577, align 8
  %579 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %576
  %580 = load double, ptr %579, align 8
  %581 = fcmp ogt double %578, %580
  %582 = zext i1 %581 to i64
  %583 = or i64 %575, %582
  %584 = add nuw nsw i64 %566, 2
  %585 = add i64 %568, 2
  %586 = icmp eq i64 %585, %548
  br i1 %586, label %549, label %565

587:                                              ; preds = %562
  %588 = tail call fastcc i64 @walk(ptr noundef nonnull %0, i64 noundef %542)
  %589 = icmp eq i64 %588, 0
  %590 = load i64, ptr %27, align 8
  %591 = icmp sgt i64 %590, 0
  br i1 %589, label %596, label %592

592:                                              ; preds = %587
  br i1 %591, label %593, label %935

593:                                              ; preds = %592
  %594 = load i64, ptr @table, align 8
  %595 = icmp sgt i64 %594, 0
  br label %615

596:                                              ; preds = %587
  br i1 %591, label %597, label %1011

597:                                              ; preds = %596
  %598 = and i64 %590, 3
  %599 = icmp ult i64 %590, 4
  br i1 %599, label %946, label %600

600:                                              ; preds = %597
  %601 = and i64 %590, -4
  br label %602

602:                                              ; preds = %602, %600
  %603 = phi i64 [ 0, %600 ], [ %612, %602 ]
  %604 = phi i64 [ 0, %600 ], [ %613, %602 ]
  %605 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %603
  store double 0.000000e+00, ptr %605, align 16
  %606 = or i64 %603, 1
  %607 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %606
  store double 0.000000e+00, ptr %607, align 8
  %608 = or i64 %603, 2
  %609 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %608
  store double 0.000000e+00, ptr %609, align 16
  %610 = or i64 %603, 3
  %611 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %610
  store double 0.000000e+00, ptr %611, align 8
  %612 = add nuw nsw i64 %603, 4
  %613 = add i64 %604, 4
  %614 = icmp eq i64 %613, %601
  br i1 %614, label %946, label %602

615:                                              ; preds = %593, %932
  %616 = phi i64 [ 0, %593 ], [ %933, %932 ]
  %617 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %616
  %618 = load double, ptr %617, align 8
  %619 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %616
  %620 = load double, ptr %619, align 8
  %621 = fcmp ogt double %618, %620
  br i1 %621, label %622, label %932

622:                                              ; preds = %615
  %623 = load ptr, ptr %364, align 8
  %624 = getelementptr inbounds double, ptr %623, i64 %616
  %625 = load double, ptr %624, align 8
  %626 = load double, ptr %359, align 8
  %627 = load double, ptr %365, align 8
  %628 = fadd double %626, %627
  %629 = fcmp olt double %625, %628
  %630 = select i1 %629, double %625, double %628
  %631 = load double, ptr %366, align 8
  %632 = load i64, ptr %18, align 8
  %633 = load i64, ptr %22, align 8
  %634 = mul nsw i64 %633, %632
  %635 = sitofp i64 %634 to double
  %636 = fdiv double %631, %635
  br i1 %595, label %637, label %930

637:                                              ; preds = %622
  %638 = load i64, ptr %367, align 8
  %639 = load i64, ptr %368, align 8
  %640 = add nsw i64 %632, -1
  %641 = mul nsw i64 %638, %640
  %642 = mul nsw i64 %638, %632
  %643 = add nsw i64 %633, -1
  %644 = mul nsw i64 %639, %643
  %645 = mul nsw i64 %639, %633
  %646 = load i64, ptr %11, align 8
  %647 = load i64, ptr %13, align 8
  %648 = mul nsw i64 %647, %646
  br label %649

649:                                              ; preds = %926, %637
  %650 = phi double [ %618, %637 ], [ %927, %926 ]
  %651 = phi i64 [ 0, %637 ], [ %928, %926 ]
  %652 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %651
  %653 = load i64, ptr %652, align 8
  %654 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %651, i32 2
  %655 = load i64, ptr %654, align 8
  %656 = add nsw i64 %653, -1
  %657 = mul nsw i64 %656, %638
  %658 = add nsw i64 %657, %655
  %659 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %651, i32 1
  %660 = load i64, ptr %659, align 8
  %661 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 4, i64 %651, i32 3
  %662 = load i64, ptr %661, align 8
  %663 = add nsw i64 %660, -1
  %664 = mul nsw i64 %663, %639
  %665 = add nsw i64 %664, %662
  %666 = mul nsw i64 %662, %655
  %667 = icmp sgt i64 %653, 1
  %668 = icmp sgt i64 %655, %638
  %669 = and i1 %667, %668
  %670 = sub nsw i64 %655, %638
  %671 = select i1 %669, i64 %670, i64 0
  %672 = icmp sgt i64 %655, 1
  %673 = select i1 %672, i64 %657, i64 0
  %674 = tail call i64 @llvm.smax.i64(i64 %671, i64 %673)
  %675 = icmp sgt i64 %660, 1
  %676 = icmp sgt i64 %662, %639
  %677 = and i1 %675, %676
  %678 = sub nsw i64 %662, %639
  %679 = select i1 %677, i64 %678, i64 0
  %680 = icmp sgt i64 %662, 1
  %681 = select i1 %680, i64 %664, i64 0
  %682 = tail call i64 @llvm.smax.i64(i64 %679, i64 %681)
  %683 = tail call i64 @llvm.smin.i64(i64 %655, i64 %662)
  %684 = getelementptr inbounds %struct.anon.0, ptr @table, i64 0, i32 7, i64 %651
  %685 = mul i64 %660, %653
  %686 = sitofp i64 %685 to double
  %687 = fdiv double %686, %635
  %688 = mul nsw i64 %665, %658
  %689 = add nsw i64 %688, -1
  %690 = icmp slt i64 %653, %632
  %691 = add nsw i64 %655, %641
  %692 = tail call i64 @llvm.smax.i64(i64 %691, i64 %658)
  %693 = icmp sle i64 %691, %642
  %694 = sub nsw i64 %691, %642
  %695 = sub i64 %642, %691
  %696 = icmp slt i64 %660, %633
  %697 = add nsw i64 %662, %644
  %698 = tail call i64 @llvm.smax.i64(i64 %697, i64 %665)
  %699 = icmp sle i64 %697, %645
  %700 = sub nsw i64 %697, %645
  %701 = sub i64 %645, %697
  %702 = icmp sgt i64 %658, 0
  %703 = add nsw i64 %658, -1
  %704 = fdiv double %631, %686
  %705 = icmp eq i64 %655, %646
  %706 = icmp eq i64 %662, %647
  %707 = select i1 %706, i64 %662, i64 %683
  %708 = icmp slt i64 %666, %648
  %709 = select i1 %708, double %687, double 0.000000e+00
  %710 = fsub double 1.000000e+00, %709
  br label %711

711:                                              ; preds = %924, %649
  %712 = phi double [ %650, %649 ], [ %925, %924 ]
  %713 = phi i1 [ true, %649 ], [ false, %924 ]
  br i1 %713, label %721, label %714

714:                                              ; preds = %711
  %715 = xor i1 %705, true
  %716 = xor i1 %706, true
  %717 = select i1 %715, i1 true, i1 %716
  %718 = select i1 %715, i64 %707, i64 %646
  br i1 %717, label %719, label %926

719:                                              ; preds = %714
  %720 = add nsw i64 %718, %666
  br label %721

721:                                              ; preds = %711, %719
  %722 = phi i64 [ %720, %719 ], [ %666, %711 ]
  %723 = load double, ptr %369, align 8
  %724 = load double, ptr %684, align 8
  %725 = fmul double %723, %724
  %726 = load i64, ptr %0, align 8
  %727 = icmp slt i64 %726, 1
  br i1 %727, label %924, label %728

728:                                              ; preds = %721
  %729 = load double, ptr %358, align 8
  %730 = fmul double %541, %729
  %731 = fsub double %630, %730
  %732 = load i64, ptr %7, align 8
  %733 = load double, ptr %370, align 8
  br label %734

734:                                              ; preds = %920, %728
  %735 = phi double [ %712, %728 ], [ %921, %920 ]
  %736 = phi i64 [ 1, %728 ], [ %922, %920 ]
  %737 = mul i64 %736, %685
  %738 = sitofp i64 %737 to double
  %739 = fmul double %627, %738
  %740 = fsub double %731, %739
  %741 = mul nsw i64 %737, %666
  %742 = sitofp i64 %741 to double
  %743 = mul nsw i64 %736, %722
  %744 = sitofp i64 %743 to double
  %745 = fmul double %733, %744
  %746 = fdiv double %740, %745
  %747 = fptosi double %746 to i64
  %748 = tail call i64 @llvm.smin.i64(i64 %732, i64 %747)
  %749 = fcmp ole double %740, 0.000000e+00
  %750 = icmp slt i64 %748, 1
  %751 = select i1 %749, i1 true, i1 %750
  br i1 %751, label %924, label %752

752:                                              ; preds = %734
  %753 = icmp sgt i64 %748, %542
  br i1 %753, label %754, label %764

754:                                              ; preds = %752
  %755 = load double, ptr %371, align 8
  %756 = mul nsw i64 %748, %666
  %757 = sitofp i64 %756 to double
  %758 = fdiv double %755, %757
  %759 = fadd double %636, %758
  %760 = fdiv double %725, %742
  %761 = fadd double %760, %759
  %762 = fcmp olt double %735, %761
  %763 = select i1 %762, double %735, double %761
  br label %764

764:                                              ; preds = %754, %752
  %765 = phi double [ %763, %754 ], [ %735, %752 ]
  %766 = tail call i64 @llvm.smin.i64(i64 %748, i64 %542)
  %767 = icmp eq i64 %766, 0
  br i1 %767, label %920, label %768

768:                                              ; preds = %764
  %769 = load double, ptr %371, align 8
  br label %770

770:                                              ; preds = %916, %768
  %771 = phi double [ %765, %768 ], [ %917, %916 ]
  %772 = phi i64 [ %766, %768 ], [ %918, %916 ]
  %773 = mul nsw i64 %772, %666
  %774 = sitofp i64 %773 to double
  %775 = fdiv double %769, %774
  %776 = fadd double %636, %775
  %777 = fcmp ult double %776, %771
  br i1 %777, label %778, label %920

778:                                              ; preds = %770
  %779 = sdiv i64 %542, %772
  %780 = tail call i64 @llvm.smin.i64(i64 %779, i64 %689)
  %781 = icmp eq i64 %780, 0
  br i1 %781, label %916, label %782

782:                                              ; preds = %778
  br i1 %713, label %783, label %890

783:                                              ; preds = %782
  br i1 %690, label %784, label %816

784:                                              ; preds = %783
  %785 = tail call i64 @llvm.smin.i64(i64 %780, i64 %692)
  %786 = icmp slt i64 %785, 1
  %787 = or i1 %693, %786
  br i1 %787, label %816, label %788

788:                                              ; preds = %784, %803
  %789 = phi i64 [ %813, %803 ], [ 0, %784 ]
  %790 = phi i64 [ %814, %803 ], [ 1, %784 ]
  %791 = sdiv i64 %780, %790
  %792 = icmp slt i64 %791, %665
  br i1 %792, label %793, label %800

793:                                              ; preds = %788
  %794 = shl i64 %791, 1
  %795 = sub i64 %794, %665
  %796 = tail call i64 @llvm.smin.i64(i64 %665, i64 %795)
  %797 = tail call i64 @llvm.smin.i64(i64 %791, i64 %796)
  %798 = tail call i64 @llvm.smax.i64(i64 %797, i64 0)
  %799 = tail call i64 @llvm.smin.i64(i64 %798, i64 %682)
  br label %800

800:                                              ; preds = %793, %788
  %801 = phi i64 [ %799, %793 ], [ %665, %788 ]
  %802 = icmp eq i64 %801, 0
  br i1 %802, label %816, label %803

803:                                              ; preds = %800
  %804 = tail call i64 @llvm.smin.i64(i64 %790, i64 %691)
  %805 = tail call i64 @llvm.smin.i64(i64 %790, i64 %658)
  %806 = tail call i64 @llvm.smin.i64(i64 %804, i64 %805)
  %807 = add i64 %695, %805
  %808 = add i64 %807, %804
  %809 = tail call i64 @llvm.smin.i64(i64 %694, i64 %808)
  %810 = tail call i64 @llvm.smin.i64(i64 %806, i64 %809)
  %811 = tail call i64 @llvm.smax.i64(i64 %810, i64 0)
  %812 = mul nsw i64 %801, %811
  %813 = tail call i64 @llvm.smax.i64(i64 %812, i64 %789)
  %814 = add nuw i64 %790, 1
  %815 = icmp eq i64 %790, %785
  br i1 %815, label %816, label %788

816:                                              ; preds = %803, %800, %784, %783
  %817 = phi i64 [ 0, %783 ], [ 0, %784 ], [ %813, %803 ], [ %789, %800 ]
  br i1 %696, label %818, label %850

818:                                              ; preds = %816
  %819 = tail call i64 @llvm.smin.i64(i64 %780, i64 %698)
  %820 = icmp slt i64 %819, 1
  %821 = or i1 %699, %820
  br i1 %821, label %850, label %822

822:                                              ; preds = %818, %837
  %823 = phi i64 [ %847, %837 ], [ 0, %818 ]
  %824 = phi i64 [ %848, %837 ], [ 1, %818 ]
  %825 = sdiv i64 %780, %824
  %826 = icmp slt i64 %825, %658
  br i1 %826, label %827, label %834

827:                                              ; preds = %822
  %828 = shl i64 %825, 1
  %829 = sub i64 %828, %658
  %830 = tail call i64 @llvm.smin.i64(i64 %658, i64 %829)
  %831 = tail call i64 @llvm.smin.i64(i64 %825, i64 %830)
  %832 = tail call i64 @llvm.smax.i64(i64 %831, i64 0)
  %833 = tail call i64 @llvm.smin.i64(i64 %832, i64 %674)
  br label %834

834:                                              ; preds = %827, %822
  %835 = phi i64 [ %833, %827 ], [ %658, %822 ]
  %836 = icmp eq i64 %835, 0
  br i1 %836, label %850, label %837

837:                                              ; preds = %834
  %838 = tail call i64 @llvm.smin.i64(i64 %824, i64 %697)
  %839 = tail call i64 @llvm.smin.i64(i64 %824, i64 %665)
  %840 = tail call i64 @llvm.smin.i64(i64 %838, i64 %839)
  %841 = add i64 %701, %839
  %842 = add i64 %841, %838
  %843 = tail call i64 @llvm.smin.i64(i64 %700, i64 %842)
  %844 = tail call i64 @llvm.smin.i64(i64 %840, i64 %843)
  %845 = tail call i64 @llvm.smax.i64(i64 %844, i64 0)
  %846 = mul nsw i64 %835, %845
  %847 = tail call i64 @llvm.smax.i64(i64 %846, i64 %823)
  %848 = add nuw i64 %824, 1
  %849 = icmp eq i64 %824, %819
  br i1 %849, label %850, label %822

850:                                              ; preds = %837, %834, %818, %816
  %851 = phi i64 [ 0, %816 ], [ 0, %818 ], [ %847, %837 ], [ %823, %834 ]
  %852 = icmp sgt i64 %780, 0
  %853 = and i1 %702, %852
  br i1 %853, label %854, label %886

854:                                              ; preds = %850
  %855 = add nsw i64 %780, -1
  %856 = tail call i64 @llvm.umin.i64(i64 %703, i64 %855)
  %857 = add nuw nsw i64 %856, 1
  br label %858

858:                                              ; preds = %880, %854
  %859 = phi i64 [ 0, %854 ], [ %883, %880 ]
  %860 = phi i64 [ 1, %854 ], [ %884, %880 ]
  %861 = sdiv i64 %780, %860
  %862 = icmp slt i64 %860, %658
  br i1 %862, label %863, label %870

863:                                              ; preds = %858
  %864 = shl nuw i64 %860, 1
  %865 = sub i64 %864, %658
  %866 = tail call i64 @llvm.smin.i64(i64 %658, i64 %865)
  %867 = tail call i64 @llvm.smin.i64(i64 %860, i64 %866)
  %868 = tail call i64 @llvm.smax.i64(i64 %867, i64 0)
  %869 = tail call i64 @llvm.smin.i64(i64 %868, i64 %674)
  br label %870

870:                                              ; preds = %863, %858
  %871 = phi i64 [ %869, %863 ], [ %658, %858 ]
  %872 = icmp slt i64 %861, %665
  br i1 %872, label %873, label %880

873:                                              ; preds = %870
  %874 = shl i64 %861, 1
  %875 = sub i64 %874, %665
  %876 = tail call i64 @llvm.smin.i64(i64 %665, i64 %875)
  %877 = tail call i64 @llvm.smin.i64(i64 %861, i64 %876)
  %878 = tail call i64 @llvm.smax.i64(i64 %877, i64 0)
  %879 = tail call i64 @llvm.smin.i64(i64 %878, i64 %682)
  br label %880

880:                                              ; preds = %873, %870
  %881 = phi i64 [ %879, %873 ], [ %665, %870 ]
  %882 = mul nsw i64 %881, %871
  %883 = tail call i64 @llvm.smax.i64(i64 %882, i64 %859)
  %884 = add nuw i64 %860, 1
  %885 = icmp eq i64 %860, %857
  br i1 %885, label %886, label %858

886:                                              ; preds = %880, %850
  %887 = phi i64 [ 0, %850 ], [ %883, %880 ]
  %888 = tail call i64 @llvm.smax.i64(i64 %887, i64 %817)
  %889 = tail call i64 @llvm.smax.i64(i64 %888, i64 %851)
  br label %890

890:                                              ; preds = %886, %782
  %891 = phi i64 [ %780, %782 ], [ %889, %886 ]
  %892 = sitofp i64 %891 to double
  %893 = fmul double %723, %892
  %894 = fsub double %725, %893
  %895 = fcmp ogt double %894, 0.000000e+00
  %896 = select i1 %895, double %894, double 0.000000e+00
  %897 = fmul double %710, %896
  %898 = sitofp i64 %780 to double
  %899 = fmul double %723, %898
  %900 = fsub double %725, %899
  %901 = fcmp ogt double %900, 0.000000e+00
  %902 = select i1 %901, double %900, double 0.000000e+00
  %903 = fmul double %709, %902
  %904 = fadd double %903, %897
  %905 = fdiv double %904, %742
  %906 = fadd double %776, %905
  %907 = fcmp olt double %771, %906
  %908 = select i1 %907, double %771, double %906
  br i1 %708, label %909, label %916

909:                                              ; preds = %890
  %910 = fsub double %776, %636
  %911 = fadd double %704, %910
  %912 = fdiv double %902, %742
  %913 = fadd double %911, %912
  %914 = fcmp olt double %908, %913
  %915 = select i1 %914, double %908, double %913
  br label %916

916:                                              ; preds = %909, %890, %778
  %917 = phi double [ %908, %890 ], [ %915, %909 ], [ %771, %778 ]
  %918 = add nsw i64 %772, -1
  %919 = icmp eq i64 %918, 0
  br i1 %919, label %920, label %770

920:                                              ; preds = %916, %770, %764
  %921 = phi double [ %765, %764 ], [ %917, %916 ], [ %771, %770 ]
  %922 = add nuw i64 %736, 1
  %923 = icmp eq i64 %736, %726
  br i1 %923, label %924, label %734

924:                                              ; preds = %920, %734, %721
  %925 = phi double [ %712, %721 ], [ %921, %920 ], [ %735, %734 ]
  br i1 %713, label %711, label %926

926:                                              ; preds = %714, %924
  %927 = phi double [ %925, %924 ], [ %712, %714 ]
  %928 = add nuw nsw i64 %651, 1
  %929 = icmp eq i64 %928, %594
  br i1 %929, label %930, label %649

930:                                              ; preds = %926, %622
  %931 = phi double [ %618, %622 ], [ %927, %926 ]
  store double %931, ptr %617, align 8
  br label %932

932:                                              ; preds = %615, %930
  %933 = add nuw nsw i64 %616, 1
  %934 = icmp eq i64 %933, %590
  br i1 %934, label %935, label %615

935:                                              ; preds = %932, %592
  %936 = add nuw nsw i64 %542, 1
  %937 = icmp ult i64 %542, 12
  %938 = lshr i64 %542, 3
  %939 = select i1 %937, i64 1, i64 %938
  %940 = add nuw nsw i64 %939, %542
  %941 = sitofp i64 %936 to double
  %942 = load double, ptr %358, align 8
  %943 = fmul double %942, %941
  %944 = load double, ptr %359, align 8
  %945 = fcmp olt double %943, %944
  br i1 %945, label %539, label %956

946:                                              ; preds = %602, %597
  %947 = phi i64 [ 0, %597 ], [ %612, %602 ]
  %948 = icmp eq i64 %598, 0
  br i1 %948, label %956, label %949

949:                                              ; preds = %946, %949
  %950 = phi i64 [ %953, %949 ], [ %947, %946 ]
  %951 = phi i64 [ %954, %949 ], [ 0, %946 ]
  %952 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %950
  store double 0.000000e+00, ptr %952, align 8
  %953 = add nuw nsw i64 %950, 1
  %954 = add i64 %951, 1
  %955 = icmp eq i64 %954, %598
  br i1 %955, label %956, label %949

956:                                              ; preds = %935, %562, %946, %949, %357
  %957 = phi i64 [ %28, %357 ], [ %590, %949 ], [ %590, %946 ], [ %590, %935 ], [ %540, %562 ]
  %958 = icmp sgt i64 %957, 0
  br i1 %958, label %959, label %1011

959:                                              ; preds = %956
  %960 = and i64 %957, 1
  %961 = icmp eq i64 %957, 1
  br i1 %961, label %983, label %962

962:                                              ; preds = %959
  %963 = and i64 %957, -2
  br label %964

964:                                              ; preds = %964, %962
  %965 = phi i64 [ 0, %962 ], [ %980, %964 ]
  %966 = phi i64 [ 0, %962 ], [ %981, %964 ]
  %967 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %965
  %968 = load double, ptr %967, align 16
  %969 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %965
  %970 = load double, ptr %969, align 16
  %971 = fcmp ogt double %968, %970
  %972 = select i1 %971, double %968, double %970
  store double %972, ptr %967, align 16
  %973 = or i64 %965, 1
  %974 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %973
  %975 = load double, ptr %974, align 8
  %976 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %973
  %977 = load double, ptr %976, align 8
  %978 = fcmp ogt double %975, %977
  %979 = select i1 %978, double %975, double %977
  store double %979, ptr %974, align 8
  %980 = add nuw nsw i64 %965, 2
  %981 = add i64 %966, 2
  %982 = icmp eq i64 %981, %963
  br i1 %982, label %983, label %964

983:                                              ; preds = %964, %959
  %984 = phi i64 [ 0, %959 ], [ %980, %964 ]
  %985 = icmp eq i64 %960, 0
  br i1 %985, label %993, label %986

986:                                              ; preds = %983
  %987 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %984
  %988 = load double, ptr %987, align 8
  %989 = getelementptr inbounds [64 x double], ptr @others.found, i64 0, i64 %984
  %990 = load double, ptr %989, align 8
  %991 = fcmp ogt double %988, %990
  %992 = select i1 %991, double %988, double %990
  store double %992, ptr %987, align 8
  br label %993

993:                                              ; preds = %986, %983, %60
  %994 = phi i64 [ %28, %60 ], [ %957, %983 ], [ %957, %986 ]
  %995 = icmp sgt i64 %994, 0
  br i1 %995, label %996, label %1011

996:                                              ; preds = %993
  %997 = and i64 %994, 1
  %998 = icmp eq i64 %994, 1
  br i1 %998, label %1001, label %999

999:                                              ; preds = %996
  %1000 = and i64 %994, -2
  br label %1012

1001:                                             ; preds = %1012, %996
  %1002 = phi i64 [ 0, %996 ], [ %1028, %1012 ]
  %1003 = icmp eq i64 %997, 0
  br i1 %1003, label %1011, label %1004

1004:                                             ; preds = %1001
  %1005 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1002
  %1006 = load double, ptr %1005, align 8
  %1007 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1002
  %1008 = load double, ptr %1007, align 8
  %1009 = fcmp olt double %1006, %1008
  %1010 = select i1 %1009, double %1006, double %1008
  store double %1010, ptr %1005, align 8
  br label %1011

1011:                                             ; preds = %539, %1004, %1001, %596, %62, %956, %993
  ret void

1012:                                             ; preds = %1012, %999
  %1013 = phi i64 [ 0, %999 ], [ %1028, %1012 ]
  %1014 = phi i64 [ 0, %999 ], [ %1029, %1012 ]
  %1015 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1013
  %1016 = load double, ptr %1015, align 16
  %1017 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1013
  %1018 = load double, ptr %1017, align 16
  %1019 = fcmp olt double %1016, %1018
  %1020 = select i1 %1019, double %1016, double %1018
  store double %1020, ptr %1015, align 16
  %1021 = or i64 %1013, 1
  %1022 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %1021
  %1023 = load double, ptr %1022, align 8
  %1024 = getelementptr inbounds [64 x double], ptr @others.within, i64 0, i64 %1021
  %1025 = load double, ptr %1024, align 8
  %1026 = fcmp olt double %1023, %1025
  %1027 = select i1 %1026, double %1023, double %1025
  store double %1027, ptr %1022, align 8
  %1028 = add nuw nsw i64 %1013, 2
  %1029 = add i64 %1014, 2
  %1030 = icmp eq i64 %1029, %1000
  br i1 %1030, label %1001, label %1012
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nounwind
define internal fastcc double @together(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 8
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 9
  %10 = load double, ptr %9, align 8
  %11 = mul nsw i64 %2, %1
  %12 = mul nsw i64 %11, %3
  %13 = sitofp i64 %12 to double
  %14 = fmul double %10, %13
  %15 = fsub double %8, %14
  %16 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 16
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %17, -1
  %19 = icmp sgt i64 %17, 1
  br i1 %19, label %20, label %32

20:                                               ; preds = %6
  %21 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 17
  %22 = load ptr, ptr %21, align 8
  %23 = fadd double %10, %15
  br label %24

24:                                               ; preds = %29, %20
  %25 = phi i64 [ 0, %20 ], [ %30, %29 ]
  %26 = getelementptr inbounds double, ptr %22, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fcmp olt double %27, %23
  br i1 %28, label %29, label %32

29:                                               ; preds = %24
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, %18
  br i1 %31, label %32, label %24

32:                                               ; preds = %24, %29, %6
  %33 = phi i64 [ 0, %6 ], [ %25, %24 ], [ %18, %29 ]
  %34 = getelementptr inbounds [64 x double], ptr @rests, i64 0, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = load i64, ptr %0, align 8
  %37 = sitofp i64 %36 to double
  %38 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 3
  %39 = load i64, ptr %38, align 8
  %40 = sitofp i64 %39 to double
  %41 = fmul double %37, %40
  %42 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 4
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 5
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %45, %43
  %47 = sitofp i64 %46 to double
  %48 = fmul double %41, %47
  %49 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = sitofp i64 %50 to double
  %52 = fmul double %48, %51
  %53 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 2
  %54 = load i64, ptr %53, align 8
  %55 = sitofp i64 %54 to double
  %56 = fmul double %52, %55
  %57 = sitofp i64 %2 to double
  %58 = sitofp i64 %3 to double
  %59 = sitofp i64 %1 to double
  %60 = fmul double %57, %58
  %61 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 10
  %62 = load double, ptr %61, align 8
  %63 = fsub double %15, %62
  %64 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 11
  %65 = load double, ptr %64, align 8
  %66 = fdiv double %63, %65
  %67 = fptosi double %66 to i64
  %68 = sitofp i64 %67 to double
  %69 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 6
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 7
  %72 = load i64, ptr %71, align 8
  %73 = fdiv double %68, %40
  %74 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 12
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 13
  %77 = load double, ptr %76, align 8
  %78 = fmul double %77, %68
  %79 = fmul double %78, %47
  %80 = fdiv double %79, %75
  %81 = tail call double @sqrt(double noundef %80)
  %82 = getelementptr inbounds %struct.Blocks, ptr %0, i64 0, i32 14
  %83 = load double, ptr %82, align 8
  %84 = fmul double %73, %83
  %85 = load double, ptr %76, align 8
  %86 = fmul double %85, %59
  %87 = fmul double %86, %47
  %88 = fcmp ugt double %84, %87
  br i1 %88, label %111, label %89

89:                                               ; preds = %32
  %90 = fadd double %58, -1.000000e+00
  %91 = tail call i64 @llvm.smin.i64(i64 %45, i64 %72)
  %92 = sitofp i64 %91 to double
  %93 = fmul double %90, %92
  %94 = sitofp i64 %45 to double
  %95 = fadd double %93, %94
  %96 = fadd double %57, -1.000000e+00
  %97 = tail call i64 @llvm.smin.i64(i64 %43, i64 %70)
  %98 = sitofp i64 %97 to double
  %99 = fmul double %96, %98
  %100 = sitofp i64 %43 to double
  %101 = fadd double %99, %100
  %102 = fmul double %101, %95
  %103 = fsub double %102, %73
  %104 = fcmp ogt double %103, 0.000000e+00
  %105 = select i1 %104, double %103, double 0.000000e+00
  %106 = fmul double %83, %105
  %107 = fadd double %87, %106
  %108 = fmul double %59, %47
  %109 = fmul double %60, %108
  %110 = fdiv double %107, %109
  br label %115

111:                                              ; preds = %32
  %112 = fcmp olt double %73, %60
  %113 = select i1 %112, double %73, double %60
  %114 = fdiv double %85, %113
  br label %115

115:                                              ; preds = %89, %111
  %116 = phi double [ %110, %89 ], [ %114, %111 ]
  %117 = fmul double %40, %47
  %118 = fdiv double %75, %117
  %119 = fadd double %118, %116
  %120 = fcmp olt double %81, %60
  %121 = select i1 %120, double %81, double %60
  %122 = fdiv double %85, %121
  %123 = load double, ptr %74, align 8
  %124 = fmul double %121, %123
  %125 = fmul double %47, %68
  %126 = fdiv double %124, %125
  %127 = fadd double %122, %126
  %128 = fcmp olt double %119, %127
  %129 = select i1 %128, double %119, double %127
  %130 = fcmp olt double %35, %129
  %131 = select i1 %130, double %35, double %129
  %132 = fmul double %56, %131
  %133 = fcmp ult double %132, %4
  br i1 %133, label %134, label %631

134:                                              ; preds = %115
  %135 = load i64, ptr %5, align 8
  %136 = icmp sgt i64 %135, 900000000
  br i1 %136, label %631, label %137

137:                                              ; preds = %134
  %138 = load i64, ptr %42, align 8
  %139 = load i64, ptr %44, align 8
  %140 = mul i64 %139, %138
  %141 = load i64, ptr %49, align 8
  %142 = sub nsw i64 %141, %2
  %143 = load i64, ptr %53, align 8
  %144 = sub i64 %143, %3
  %145 = add i64 %142, %140
  %146 = mul i64 %145, %2
  %147 = add i64 %144, %146
  %148 = mul i64 %147, %3
  %149 = add nsw i64 %148, %135
  store i64 %149, ptr %5, align 8
  %150 = icmp slt i64 %3, 1
  br i1 %150, label %217, label %151

151:                                              ; preds = %137
  %152 = icmp slt i64 %2, 1
  %153 = load i64, ptr %49, align 8
  %154 = sub nsw i64 %153, %2
  %155 = icmp slt i64 %154, 1
  %156 = icmp sgt i64 %2, 1
  %157 = sub i64 1, %2
  %158 = add i64 %157, %153
  %159 = getelementptr inbounds double, ptr @together.along, i64 %2
  %160 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %154
  br label %161

161:                                              ; preds = %151, %287
  %162 = phi i64 [ 1, %151 ], [ %292, %287 ]
  br i1 %152, label %258, label %163

163:                                              ; preds = %161
  %164 = sitofp i64 %162 to double
  %165 = load i64, ptr %42, align 8
  %166 = load i64, ptr %44, align 8
  %167 = mul nsw i64 %166, %165
  %168 = sitofp i64 %167 to double
  %169 = load i64, ptr %38, align 8
  %170 = sitofp i64 %169 to double
  %171 = load i64, ptr %0, align 8
  %172 = sitofp i64 %171 to double
  %173 = load i64, ptr %69, align 8
  %174 = tail call i64 @llvm.smin.i64(i64 %165, i64 %173)
  %175 = sitofp i64 %165 to double
  %176 = sitofp i64 %174 to double
  %177 = load i64, ptr %71, align 8
  %178 = tail call i64 @llvm.smin.i64(i64 %166, i64 %177)
  %179 = fadd double %164, -1.000000e+00
  %180 = sitofp i64 %166 to double
  %181 = sitofp i64 %178 to double
  %182 = fmul double %179, %181
  %183 = fadd double %182, %180
  %184 = sitofp i64 %173 to double
  %185 = sitofp i64 %177 to double
  %186 = fmul double %179, %185
  %187 = icmp slt i64 %165, 1
  %188 = icmp slt i64 %166, 1
  %189 = fmul double %186, %175
  %190 = add i64 %166, 1
  %191 = add nuw i64 %165, 1
  %192 = load double, ptr %61, align 8
  %193 = fsub double %15, %192
  %194 = load double, ptr %64, align 8
  %195 = fdiv double %193, %194
  %196 = fptosi double %195 to i64
  %197 = sitofp i64 %196 to double
  %198 = load double, ptr %74, align 8
  %199 = load double, ptr %76, align 8
  %200 = fmul double %199, %170
  %201 = fmul double %200, %168
  %202 = load double, ptr %82, align 8
  %203 = fmul double %202, %197
  %204 = fsub double %15, %194
  %205 = fmul double %192, %168
  %206 = fdiv double %204, %205
  %207 = fptosi double %206 to i64
  %208 = fmul double %202, %170
  %209 = fcmp oge double %197, %170
  %210 = fmul double %203, 2.000000e+00
  %211 = icmp slt i64 %207, %1
  %212 = fmul double %199, %168
  %213 = add nsw i64 %207, 1
  %214 = sitofp i64 %213 to double
  %215 = sitofp i64 %207 to double
  %216 = fmul double %212, %59
  br label %294

217:                                              ; preds = %287, %137
  %218 = load i64, ptr %53, align 8
  store double 0.000000e+00, ptr @pieces.best, align 16
  %219 = sub nsw i64 %218, %3
  %220 = icmp slt i64 %219, 1
  br i1 %220, label %252, label %221

221:                                              ; preds = %217
  %222 = load double, ptr getelementptr inbounds ([1025 x double], ptr @together.across, i64 0, i64 1), align 8
  %223 = icmp sgt i64 %3, 1
  %224 = sub i64 1, %3
  %225 = add i64 %224, %218
  br label %226

226:                                              ; preds = %233, %221
  %227 = phi double [ 0.000000e+00, %221 ], [ %234, %233 ]
  %228 = phi i64 [ 1, %221 ], [ %235, %233 ]
  %229 = fadd double %222, %227
  %230 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %228
  store double %229, ptr %230, align 8
  %231 = icmp ugt i64 %228, 1
  %232 = select i1 %223, i1 %231, i1 false
  br i1 %232, label %237, label %233

233:                                              ; preds = %237, %226
  %234 = phi double [ %229, %226 ], [ %247, %237 ]
  %235 = add nuw i64 %228, 1
  %236 = icmp eq i64 %235, %225
  br i1 %236, label %252, label %226

237:                                              ; preds = %226, %237
  %238 = phi double [ %247, %237 ], [ %229, %226 ]
  %239 = phi i64 [ %248, %237 ], [ 2, %226 ]
  %240 = sub nsw i64 %228, %239
  %241 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = getelementptr inbounds double, ptr @together.across, i64 %239
  %244 = load double, ptr %243, align 8
  %245 = fadd double %242, %244
  %246 = fcmp olt double %238, %245
  %247 = select i1 %246, double %238, double %245
  store double %247, ptr %230, align 8
  %248 = add nuw nsw i64 %239, 1
  %249 = icmp slt i64 %239, %3
  %250 = icmp ugt i64 %228, %239
  %251 = select i1 %249, i1 %250, i1 false
  br i1 %251, label %237, label %233

252:                                              ; preds = %233, %217
  %253 = getelementptr inbounds double, ptr @together.across, i64 %3
  %254 = load double, ptr %253, align 8
  %255 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %219
  %256 = load double, ptr %255, align 8
  %257 = fadd double %254, %256
  br label %631

258:                                              ; preds = %626, %161
  store double 0.000000e+00, ptr @pieces.best, align 16
  br i1 %155, label %287, label %259

259:                                              ; preds = %258
  %260 = load double, ptr getelementptr inbounds ([1025 x double], ptr @together.along, i64 0, i64 1), align 8
  br label %261

261:                                              ; preds = %268, %259
  %262 = phi double [ 0.000000e+00, %259 ], [ %269, %268 ]
  %263 = phi i64 [ 1, %259 ], [ %270, %268 ]
  %264 = fadd double %260, %262
  %265 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %263
  store double %264, ptr %265, align 8
  %266 = icmp ugt i64 %263, 1
  %267 = select i1 %156, i1 %266, i1 false
  br i1 %267, label %272, label %268

268:                                              ; preds = %272, %261
  %269 = phi double [ %264, %261 ], [ %282, %272 ]
  %270 = add nuw i64 %263, 1
  %271 = icmp eq i64 %270, %158
  br i1 %271, label %287, label %261

272:                                              ; preds = %261, %272
  %273 = phi double [ %282, %272 ], [ %264, %261 ]
  %274 = phi i64 [ %283, %272 ], [ 2, %261 ]
  %275 = sub nsw i64 %263, %274
  %276 = getelementptr inbounds [1025 x double], ptr @pieces.best, i64 0, i64 %275
  %277 = load double, ptr %276, align 8
  %278 = getelementptr inbounds double, ptr @together.along, i64 %274
  %279 = load double, ptr %278, align 8
  %280 = fadd double %277, %279
  %281 = fcmp olt double %273, %280
  %282 = select i1 %281, double %273, double %280
  store double %282, ptr %265, align 8
  %283 = add nuw nsw i64 %274, 1
  %284 = icmp slt i64 %274, %2
  %285 = icmp ugt i64 %263, %274
  %286 = select i1 %284, i1 %285, i1 false
  br i1 %286, label %272, label %268

287:                                              ; preds = %268, %258
  %288 = load double, ptr %159, align 8
  %289 = load double, ptr %160, align 8
  %290 = fadd double %288, %289
  %291 = getelementptr inbounds [1025 x double], ptr @together.across, i64 0, i64 %162
  store double %290, ptr %291, align 8
  %292 = add nuw i64 %162, 1
  %293 = icmp eq i64 %162, %3
  br i1 %293, label %217, label %161

294:                                              ; preds = %163, %626
  %295 = phi i64 [ 1, %163 ], [ %629, %626 ]
  %296 = sitofp i64 %295 to double
  %297 = fmul double %164, %296
  %298 = fadd double %296, -1.000000e+00
  %299 = fmul double %298, %176
  %300 = fadd double %299, %175
  %301 = fmul double %300, %183
  %302 = fmul double %297, %198
  %303 = fadd double %302, %201
  %304 = fmul double %35, %297
  %305 = fmul double %304, %170
  %306 = fmul double %305, %168
  %307 = fcmp olt double %302, %203
  br i1 %307, label %308, label %317

308:                                              ; preds = %294
  %309 = fmul double %301, %170
  %310 = fdiv double %309, %197
  %311 = fcmp ogt double %310, 1.000000e+00
  %312 = select i1 %311, double %310, double 1.000000e+00
  %313 = fmul double %302, %312
  %314 = fadd double %201, %313
  %315 = fcmp olt double %306, %314
  %316 = select i1 %315, double %306, double %314
  br label %317

317:                                              ; preds = %308, %294
  %318 = phi double [ %316, %308 ], [ %306, %294 ]
  %319 = fcmp ugt double %318, %303
  br i1 %319, label %322, label %320

320:                                              ; preds = %317
  %321 = fmul double %318, %172
  br label %626

322:                                              ; preds = %317
  %323 = sdiv i64 %171, %1
  %324 = mul nsw i64 %323, %1
  %325 = srem i64 %171, %1
  %326 = sitofp i64 %325 to double
  %327 = fmul double %208, %301
  %328 = fcmp ogt double %210, %302
  %329 = select i1 %209, i1 true, i1 %328
  %330 = select i1 %329, double %203, double 0.000000e+00
  %331 = fsub double %327, %330
  %332 = fcmp ogt double %331, 0.000000e+00
  %333 = select i1 %332, double %331, double 0.000000e+00
  br i1 %211, label %334, label %481

334:                                              ; preds = %322
  %335 = fmul double %298, %184
  br i1 %187, label %455, label %336

336:                                              ; preds = %334
  %337 = fmul double %335, %180
  br label %338

338:                                              ; preds = %369, %336
  %339 = phi double [ 1.000000e+300, %336 ], [ %371, %369 ]
  %340 = phi i64 [ 1, %336 ], [ %370, %369 ]
  br i1 %188, label %341, label %343

341:                                              ; preds = %338
  %342 = add nuw i64 %340, 1
  br label %369

343:                                              ; preds = %338
  %344 = sub nsw i64 %165, %340
  %345 = add nsw i64 %344, 1
  %346 = icmp ugt i64 %340, 1
  %347 = select i1 %346, i64 %345, i64 0
  %348 = sub i64 %345, %173
  %349 = add i64 %348, %347
  %350 = sitofp i64 %349 to double
  %351 = fcmp ogt double %350, 0.000000e+00
  %352 = select i1 %351, double %350, double 0.000000e+00
  %353 = sitofp i64 %345 to double
  %354 = fadd double %335, %353
  %355 = icmp slt i64 %344, %173
  %356 = select i1 %355, i64 %345, i64 %173
  %357 = add nsw i64 %340, -1
  %358 = add nsw i64 %356, %357
  %359 = sitofp i64 %358 to double
  %360 = fmul double %298, %359
  %361 = fadd double %360, %175
  %362 = sitofp i64 %340 to double
  %363 = fadd double %335, %362
  %364 = add i64 %357, %165
  %365 = add nuw i64 %340, 1
  %366 = sitofp i64 %365 to double
  %367 = fmul double %186, %366
  %368 = fadd double %337, %367
  br label %373

369:                                              ; preds = %451, %341
  %370 = phi i64 [ %342, %341 ], [ %365, %451 ]
  %371 = phi double [ %339, %341 ], [ %453, %451 ]
  %372 = icmp eq i64 %370, %191
  br i1 %372, label %455, label %338

373:                                              ; preds = %451, %343
  %374 = phi double [ %339, %343 ], [ %453, %451 ]
  %375 = phi i64 [ 1, %343 ], [ %452, %451 ]
  %376 = sub nsw i64 %166, %375
  %377 = add nsw i64 %376, 1
  %378 = mul nuw nsw i64 %375, %340
  %379 = sitofp i64 %377 to double
  %380 = fadd double %186, %379
  %381 = fmul double %352, %380
  %382 = icmp ugt i64 %375, 1
  %383 = select i1 %382, i64 %377, i64 0
  %384 = sub i64 %377, %177
  %385 = add i64 %384, %383
  %386 = sitofp i64 %385 to double
  %387 = fcmp ogt double %386, 0.000000e+00
  %388 = select i1 %387, double %386, double 0.000000e+00
  %389 = fmul double %354, %388
  %390 = fcmp ogt double %381, %389
  %391 = select i1 %390, double %381, double %389
  %392 = fcmp ogt double %391, %197
  %393 = select i1 %392, double %197, double %391
  %394 = icmp slt i64 %376, %177
  %395 = select i1 %394, i64 %377, i64 %177
  %396 = add nsw i64 %375, -1
  %397 = add nsw i64 %395, %396
  %398 = sitofp i64 %397 to double
  %399 = fmul double %179, %398
  %400 = fadd double %399, %180
  %401 = fmul double %361, %400
  %402 = sitofp i64 %378 to double
  %403 = fmul double %393, %402
  %404 = fsub double %401, %403
  %405 = fcmp ogt double %404, 0.000000e+00
  br i1 %405, label %406, label %412

406:                                              ; preds = %373
  %407 = icmp ugt i64 %378, 1
  %408 = select i1 %407, i64 1, i64 2
  %409 = sitofp i64 %408 to double
  %410 = fmul double %404, %409
  %411 = fadd double %393, %410
  br label %412

412:                                              ; preds = %406, %373
  %413 = phi double [ %411, %406 ], [ 0.000000e+00, %373 ]
  %414 = fcmp olt double %374, %413
  %415 = select i1 %414, double %374, double %413
  %416 = sitofp i64 %375 to double
  %417 = fadd double %186, %416
  %418 = fmul double %363, %417
  %419 = fcmp ogt double %418, %197
  br i1 %419, label %420, label %422

420:                                              ; preds = %412
  %421 = add nuw i64 %375, 1
  br label %451

422:                                              ; preds = %412
  %423 = sdiv i64 %364, %340
  %424 = add nsw i64 %423, -1
  %425 = add i64 %396, %166
  %426 = sdiv i64 %425, %375
  %427 = add nsw i64 %426, -1
  %428 = mul nsw i64 %427, %165
  %429 = sitofp i64 %428 to double
  %430 = fmul double %186, %429
  %431 = mul nsw i64 %424, %166
  %432 = sitofp i64 %431 to double
  %433 = fmul double %335, %432
  %434 = fcmp olt double %430, %433
  %435 = select i1 %434, double %430, double %433
  %436 = add nuw i64 %375, 1
  %437 = sitofp i64 %436 to double
  %438 = fmul double %335, %437
  %439 = fadd double %189, %438
  %440 = fcmp olt double %439, %368
  %441 = select i1 %440, double %439, double %368
  %442 = fcmp olt double %435, %441
  %443 = select i1 %442, double %435, double %441
  %444 = icmp ne i64 %424, 0
  %445 = icmp ne i64 %427, 0
  %446 = select i1 %444, i1 %445, i1 false
  %447 = select i1 %446, double %443, double 0.000000e+00
  %448 = fadd double %301, %447
  %449 = fcmp olt double %415, %448
  %450 = select i1 %449, double %415, double %448
  br label %451

451:                                              ; preds = %422, %420
  %452 = phi i64 [ %421, %420 ], [ %436, %422 ]
  %453 = phi double [ %415, %420 ], [ %450, %422 ]
  %454 = icmp eq i64 %452, %190
  br i1 %454, label %369, label %373

455:                                              ; preds = %369, %334
  %456 = phi double [ 1.000000e+300, %334 ], [ %371, %369 ]
  %457 = fsub double %456, %301
  %458 = fcmp ogt double %457, 0.000000e+00
  %459 = select i1 %458, double %457, double 0.000000e+00
  %460 = fmul double %202, %459
  %461 = fmul double %302, %214
  %462 = fcmp ogt double %210, %461
  %463 = select i1 %209, i1 true, i1 %462
  %464 = select i1 %463, double %203, double 0.000000e+00
  %465 = fsub double %327, %464
  %466 = fcmp ogt double %465, 0.000000e+00
  %467 = select i1 %466, double %465, double 0.000000e+00
  %468 = fcmp ogt double %326, %215
  br i1 %468, label %469, label %475

469:                                              ; preds = %455
  %470 = fmul double %212, %326
  %471 = fcmp olt double %470, %460
  %472 = select i1 %471, double %470, double %460
  %473 = fmul double %472, %170
  %474 = fadd double %473, %467
  br label %475

475:                                              ; preds = %469, %455
  %476 = phi double [ %474, %469 ], [ %333, %455 ]
  %477 = fcmp olt double %216, %460
  %478 = select i1 %477, double %216, double %460
  %479 = fmul double %478, %170
  %480 = fadd double %479, %467
  br label %481

481:                                              ; preds = %322, %475
  %482 = phi i64 [ %207, %475 ], [ 0, %322 ]
  %483 = phi double [ %480, %475 ], [ %333, %322 ]
  %484 = phi double [ %476, %475 ], [ %333, %322 ]
  %485 = fmul double %303, %59
  %486 = fadd double %485, %483
  %487 = sitofp i64 %323 to double
  %488 = fmul double %486, %487
  %489 = icmp sgt i64 %325, 0
  br i1 %489, label %490, label %496

490:                                              ; preds = %481
  %491 = fmul double %318, %326
  %492 = fmul double %303, %326
  %493 = fadd double %492, %484
  %494 = fcmp olt double %491, %493
  %495 = select i1 %494, double %491, double %493
  br label %496

496:                                              ; preds = %490, %481
  %497 = phi double [ %495, %490 ], [ 0.000000e+00, %481 ]
  %498 = fadd double %488, %497
  %499 = icmp eq i64 %482, 0
  br i1 %499, label %507, label %500

500:                                              ; preds = %496
  %501 = icmp sgt i64 %323, -1
  %502 = sitofp i64 %482 to double
  br i1 %501, label %503, label %511

503:                                              ; preds = %500
  %504 = fmul double %303, %502
  %505 = fadd double %333, %504
  %506 = add nsw i64 %323, -2
  br label %551

507:                                              ; preds = %496
  %508 = fmul double %318, %172
  %509 = fcmp olt double %498, %508
  %510 = select i1 %509, double %498, double %508
  br label %626

511:                                              ; preds = %571, %500
  %512 = phi double [ %498, %500 ], [ %580, %571 ]
  %513 = fdiv double %172, %502
  %514 = fptosi double %513 to i64
  %515 = sitofp i64 %514 to double
  %516 = fmul double %502, %515
  %517 = fsub double %172, %516
  %518 = fcmp ogt double %517, 0.000000e+00
  br i1 %518, label %519, label %525

519:                                              ; preds = %511
  %520 = fmul double %318, %517
  %521 = fmul double %303, %517
  %522 = fadd double %333, %521
  %523 = fcmp olt double %520, %522
  %524 = select i1 %523, double %520, double %522
  br label %525

525:                                              ; preds = %519, %511
  %526 = phi double [ %524, %519 ], [ 0.000000e+00, %511 ]
  %527 = fmul double %318, %172
  %528 = fmul double %303, %502
  %529 = fadd double %333, %528
  %530 = fmul double %529, %515
  %531 = fadd double %530, %526
  %532 = fcmp olt double %527, %531
  %533 = select i1 %532, double %527, double %531
  %534 = fcmp olt double %512, %533
  %535 = select i1 %534, double %512, double %533
  %536 = fdiv double %333, %502
  %537 = fadd double %303, %536
  %538 = fcmp olt double %318, %537
  %539 = select i1 %538, double %318, double %537
  %540 = icmp slt i64 %323, 4
  br i1 %540, label %626, label %541

541:                                              ; preds = %525
  %542 = tail call i64 @llvm.smax.i64(i64 %323, i64 5)
  %543 = add nsw i64 %542, -4
  %544 = add i64 %323, -4
  %545 = udiv i64 %544, %543
  %546 = add i64 %545, 1
  %547 = and i64 %546, 1
  %548 = icmp ugt i64 %543, %544
  br i1 %548, label %611, label %549

549:                                              ; preds = %541
  %550 = and i64 %546, -2
  br label %585

551:                                              ; preds = %571, %503
  %552 = phi i64 [ %323, %503 ], [ %581, %571 ]
  %553 = phi double [ %498, %503 ], [ %580, %571 ]
  %554 = sitofp i64 %552 to double
  %555 = fmul double %486, %554
  %556 = mul nsw i64 %552, %1
  %557 = sitofp i64 %556 to double
  %558 = fsub double %172, %557
  %559 = fdiv double %558, %502
  %560 = fptosi double %559 to i64
  %561 = sitofp i64 %560 to double
  %562 = fmul double %502, %561
  %563 = fsub double %558, %562
  %564 = fcmp ogt double %563, 0.000000e+00
  br i1 %564, label %565, label %571

565:                                              ; preds = %551
  %566 = fmul double %318, %563
  %567 = fmul double %303, %563
  %568 = fadd double %333, %567
  %569 = fcmp olt double %566, %568
  %570 = select i1 %569, double %566, double %568
  br label %571

571:                                              ; preds = %565, %551
  %572 = phi double [ %570, %565 ], [ 0.000000e+00, %551 ]
  %573 = fmul double %318, %558
  %574 = fmul double %505, %561
  %575 = fadd double %574, %572
  %576 = fcmp olt double %573, %575
  %577 = select i1 %576, double %573, double %575
  %578 = fadd double %555, %577
  %579 = fcmp olt double %553, %578
  %580 = select i1 %579, double %553, double %578
  %581 = add nsw i64 %552, -1
  %582 = icmp sgt i64 %552, 0
  %583 = icmp sgt i64 %552, %506
  %584 = select i1 %582, i1 %583, i1 false
  br i1 %584, label %551, label %511

585:                                              ; preds = %585, %549
  %586 = phi i64 [ 1, %549 ], [ %608, %585 ]
  %587 = phi double [ %535, %549 ], [ %607, %585 ]
  %588 = phi i64 [ 0, %549 ], [ %609, %585 ]
  %589 = sitofp i64 %586 to double
  %590 = fmul double %486, %589
  %591 = mul nsw i64 %586, %1
  %592 = sitofp i64 %591 to double
  %593 = fsub double %172, %592
  %594 = fmul double %539, %593
  %595 = fadd double %590, %594
  %596 = fcmp olt double %587, %595
  %597 = select i1 %596, double %587, double %595
  %598 = add nsw i64 %543, %586
  %599 = sitofp i64 %598 to double
  %600 = fmul double %486, %599
  %601 = mul nsw i64 %598, %1
  %602 = sitofp i64 %601 to double
  %603 = fsub double %172, %602
  %604 = fmul double %539, %603
  %605 = fadd double %600, %604
  %606 = fcmp olt double %597, %605
  %607 = select i1 %606, double %597, double %605
  %608 = add nsw i64 %543, %598
  %609 = add i64 %588, 2
  %610 = icmp eq i64 %609, %550
  br i1 %610, label %611, label %585

611:                                              ; preds = %585, %541
  %612 = phi double [ undef, %541 ], [ %607, %585 ]
  %613 = phi i64 [ 1, %541 ], [ %608, %585 ]
  %614 = phi double [ %535, %541 ], [ %607, %585 ]
  %615 = icmp eq i64 %547, 0
  br i1 %615, label %626, label %616

616:                                              ; preds = %611
  %617 = sitofp i64 %613 to double
  %618 = fmul double %486, %617
  %619 = mul nsw i64 %613, %1
  %620 = sitofp i64 %619 to double
  %621 = fsub double %172, %620
  %622 = fmul double %539, %621
  %623 = fadd double %618, %622
  %624 = fcmp olt double %614, %623
  %625 = select i1 %624, double %614, double %623
  br label %626

626:                                              ; preds = %616, %611, %320, %507, %525
  %627 = phi double [ %321, %320 ], [ %510, %507 ], [ %535, %525 ], [ %612, %611 ], [ %625, %616 ]
  %628 = getelementptr inbounds [1025 x double], ptr @together.along, i64 0, i64 %295
  store double %627, ptr %628, align 8
  %629 = add nuw i64 %295, 1
  %630 = icmp eq i64 %295, %2
  br i1 %630, label %258, label %294

631:                                              ; preds = %115, %134, %252
  %632 = phi double [ %257, %252 ], [ 0.000000e+00, %134 ], [ %132, %115 ]
  ret double %632
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



