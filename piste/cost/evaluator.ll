; evaluator.c a58cb01b0bb0d8c4996a2aebf70e4ab42f37c78081c97b6cbae1956da5178d18

%struct.Chain = type { i64, i64, i64, [48 x i64], [48 x i64] }
%struct.Result = type { i64, i64, i64, i64, [256 x i64], [256 x i64], double, double, double, [16 x i64], [64 x %struct.Kept] }
%struct.Kept = type { i64, i64, i64, i64, i64, %struct.Flow, %struct.Flow }
%struct.Flow = type { i64, i64, i64, i64 }
%struct.Room = type { ptr, i64, i64, i64, [16 x i64], [16 x [48 x %struct.Step]], [256 x i64], [256 x i64], i64, %struct.Contexts, %struct.Contexts, [32768 x %struct.Interval], [65536 x %struct.Interval] }
%struct.Step = type { i64, i64, i64 }
%struct.Contexts = type { i64, [192 x %struct.Context] }
%struct.Context = type { i64, i64, i64, i64, [2 x %struct.Group], [32 x %struct.Group] }
%struct.Group = type { i64, i64, i64, i64, i64 }
%struct.Interval = type { i64, i64 }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, double, double }
%struct.Node = type { i64, i64, i64, i64 }
%struct.Port = type { i64, i64, i64, i64 }
%struct.Factor = type { i64, i64, i64, i64, i64, %struct.Chain, %struct.Chain }
%struct.Together = type { i64, i64, i64, i64, i64 }
%struct.Walked = type { i64, i64, i64 }
%struct.Before = type { i64, i64 }

; Function Attrs: nofree nosync nounwind
define void @evaluate(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr noundef %3, ptr nocapture noundef %4) {
  %6 = alloca [2 x [16 x i64]], align 16
  %7 = alloca [2 x i64], align 16
  %8 = alloca %struct.Chain, align 8
  %9 = alloca [16 x i64], align 16
  store ptr %0, ptr %4, align 8
  %10 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 3
  store i64 0, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9)
  %11 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 3
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 1
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 2
  store i64 0, ptr %13, align 8
  %14 = load i64, ptr %0, align 8
  %15 = add nsw i64 %14, %2
  %16 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 2
  store i64 %15, ptr %16, align 8
  %17 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 8
  store i64 %15, ptr %17, align 8
  %18 = icmp sgt i64 %14, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %5
  %20 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  %21 = load ptr, ptr %20, align 8
  br label %28

22:                                               ; preds = %28
  %23 = add nsw i64 %35, %2
  br label %24

24:                                               ; preds = %22, %5
  %25 = phi i64 [ %23, %22 ], [ %15, %5 ]
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %37, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  br label %120

28:                                               ; preds = %28, %19
  %29 = phi i64 [ 0, %19 ], [ %34, %28 ]
  %30 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %29
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds i64, ptr %21, i64 %29
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %29
  store i64 %32, ptr %33, align 8
  %34 = add nuw nsw i64 %29, 1
  %35 = load i64, ptr %0, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %28, label %22

37:                                               ; preds = %24, %111
  %38 = phi i64 [ %112, %111 ], [ 0, %24 ]
  %39 = icmp slt i64 %38, %2
  %40 = getelementptr inbounds %struct.Node, ptr %1, i64 %38
  br i1 %39, label %41, label %60

41:                                               ; preds = %37
  %42 = load i64, ptr %40, align 8
  switch i64 %42, label %63 [
    i64 0, label %43
    i64 3, label %43
  ]

43:                                               ; preds = %41, %41
  %44 = load i64, ptr %13, align 8
  %45 = icmp sgt i64 %44, 63
  br i1 %45, label %116, label %46

46:                                               ; preds = %43
  %47 = add nsw i64 %44, 1
  store i64 %47, ptr %13, align 8
  %48 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %44
  %49 = getelementptr inbounds %struct.Node, ptr %1, i64 %38, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds %struct.Node, ptr %1, i64 %38, i32 2
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %42, 0
  %54 = zext i1 %53 to i64
  store i64 %50, ptr %48, align 8
  %55 = getelementptr inbounds i8, ptr %48, i64 8
  store i64 %52, ptr %55, align 8
  %56 = getelementptr inbounds i8, ptr %48, i64 16
  store i64 %38, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %48, i64 24
  store i64 %54, ptr %57, align 8
  %58 = getelementptr inbounds i8, ptr %48, i64 32
  store i64 0, ptr %58, align 8
  %59 = getelementptr inbounds i8, ptr %48, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %59, i8 0, i64 64, i1 false)
  br label %111

60:                                               ; preds = %37
  %61 = sub nsw i64 %38, %2
  %62 = getelementptr inbounds %struct.Node, ptr %1, i64 %38, i32 2
  br label %68

63:                                               ; preds = %41
  %64 = getelementptr inbounds %struct.Node, ptr %1, i64 %38, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Node, ptr %1, i64 %38, i32 2
  %67 = load i64, ptr %66, align 8
  br label %68

68:                                               ; preds = %63, %60
  %69 = phi ptr [ %66, %63 ], [ %62, %60 ]
  %70 = phi i64 [ %65, %63 ], [ %61, %60 ]
  %71 = phi i64 [ %67, %63 ], [ 1, %60 ]
  %72 = getelementptr inbounds [16 x i64], ptr %9, i64 0, i64 %70
  %73 = load i64, ptr %72, align 8
  %74 = icmp slt i64 %71, %73
  br i1 %74, label %75, label %111

75:                                               ; preds = %68
  %76 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %70
  %77 = load i64, ptr %76, align 8
  %78 = icmp sgt i64 %77, 45
  br i1 %78, label %116, label %79

79:                                               ; preds = %75
  %80 = load i64, ptr %11, align 8
  %81 = icmp sgt i64 %80, 255
  br i1 %81, label %116, label %82

82:                                               ; preds = %79
  store i64 %71, ptr %72, align 8
  %83 = add nsw i64 %77, 1
  store i64 %83, ptr %76, align 8
  %84 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %70, i64 %77
  br i1 %39, label %85, label %93

85:                                               ; preds = %82
  %86 = load i64, ptr %69, align 8
  %87 = load i64, ptr %40, align 8
  %88 = icmp eq i64 %87, 2
  br i1 %88, label %89, label %96

89:                                               ; preds = %85
  %90 = getelementptr inbounds %struct.Node, ptr %1, i64 %38, i32 3
  %91 = load i64, ptr %90, align 8
  %92 = and i64 %91, 65535
  br label %96

93:                                               ; preds = %82
  store i64 %38, ptr %84, align 8
  %94 = getelementptr inbounds i8, ptr %84, i64 8
  store i64 1, ptr %94, align 8
  %95 = getelementptr inbounds i8, ptr %84, i64 16
  store i64 -1, ptr %95, align 8
  br label %102

96:                                               ; preds = %89, %85
  %97 = phi i64 [ -1, %85 ], [ %92, %89 ]
  store i64 %38, ptr %84, align 8
  %98 = getelementptr inbounds i8, ptr %84, i64 8
  store i64 %86, ptr %98, align 8
  %99 = getelementptr inbounds i8, ptr %84, i64 16
  store i64 %97, ptr %99, align 8
  %100 = load i64, ptr %40, align 8
  %101 = icmp eq i64 %100, 1
  br i1 %101, label %102, label %108

102:                                              ; preds = %96, %93
  %103 = load i64, ptr %11, align 8
  %104 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 6, i64 %103
  store i64 %70, ptr %104, align 8
  %105 = load i64, ptr %11, align 8
  %106 = add nsw i64 %105, 1
  store i64 %106, ptr %11, align 8
  %107 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 7, i64 %105
  store i64 %38, ptr %107, align 8
  br label %111

108:                                              ; preds = %96
  %109 = load i64, ptr %17, align 8
  %110 = tail call i64 @llvm.smin.i64(i64 %109, i64 %38)
  store i64 %110, ptr %17, align 8
  br label %111

111:                                              ; preds = %108, %102, %68, %46
  %112 = add nuw nsw i64 %38, 1
  %113 = load i64, ptr %0, align 8
  %114 = add nsw i64 %113, %2
  %115 = icmp slt i64 %112, %114
  br i1 %115, label %37, label %117

116:                                              ; preds = %43, %75, %79
  store i64 1, ptr %12, align 8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  br label %574

117:                                              ; preds = %111
  %118 = load i64, ptr %12, align 8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9)
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %120, label %574

120:                                              ; preds = %27, %117
  %121 = load ptr, ptr %4, align 8
  %122 = getelementptr inbounds %struct.Problem, ptr %121, i64 0, i32 3
  %123 = getelementptr inbounds %struct.Problem, ptr %121, i64 0, i32 1
  %124 = load i64, ptr %122, align 8
  %125 = load i64, ptr %123, align 8
  %126 = mul nsw i64 %125, %124
  %127 = icmp sgt i64 %126, 0
  br i1 %127, label %138, label %128

128:                                              ; preds = %138, %120
  %129 = phi i64 [ %125, %120 ], [ %144, %138 ]
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %131, label %506

131:                                              ; preds = %128
  %132 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10
  %133 = getelementptr inbounds %struct.Problem, ptr %121, i64 0, i32 4
  %134 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5
  %135 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4
  %136 = getelementptr inbounds %struct.Problem, ptr %121, i64 0, i32 15
  %137 = getelementptr inbounds %struct.Problem, ptr %121, i64 0, i32 2
  br label %147

138:                                              ; preds = %120, %138
  %139 = phi i64 [ %142, %138 ], [ 0, %120 ]
  %140 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %139
  store i64 0, ptr %140, align 8
  %141 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %139
  store i64 0, ptr %141, align 8
  %142 = add nuw nsw i64 %139, 1
  %143 = load i64, ptr %122, align 8
  %144 = load i64, ptr %123, align 8
  %145 = mul nsw i64 %144, %143
  %146 = icmp slt i64 %142, %145
  br i1 %146, label %138, label %128

147:                                              ; preds = %502, %131
  %148 = phi i64 [ %129, %131 ], [ %504, %502 ]
  %149 = phi i64 [ 0, %131 ], [ %503, %502 ]
  %150 = load i64, ptr %13, align 8
  %151 = icmp sgt i64 %150, 0
  br i1 %151, label %158, label %153

152:                                              ; preds = %158
  br i1 %162, label %153, label %155

153:                                              ; preds = %147, %152
  %154 = add nuw nsw i64 %149, 1
  br label %502

155:                                              ; preds = %152
  %156 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %159
  %157 = add nuw nsw i64 %149, 1
  br label %166

158:                                              ; preds = %147, %158
  %159 = phi i64 [ %163, %158 ], [ 0, %147 ]
  %160 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %159, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = icmp ne i64 %161, %149
  %163 = add nuw nsw i64 %159, 1
  %164 = icmp slt i64 %163, %150
  %165 = select i1 %164, i1 %162, i1 false
  br i1 %165, label %158, label %152

166:                                              ; preds = %155, %496
  %167 = phi i64 [ %498, %496 ], [ -1, %155 ]
  %168 = phi i64 [ %497, %496 ], [ -1, %155 ]
  %169 = phi ptr [ %192, %496 ], [ %156, %155 ]
  %170 = phi i1 [ true, %496 ], [ false, %155 ]
  %171 = load i64, ptr %13, align 8
  %172 = getelementptr inbounds %struct.Kept, ptr %132, i64 %171
  %173 = getelementptr inbounds %struct.Kept, ptr %169, i64 1
  %174 = icmp ult ptr %173, %172
  br i1 %174, label %176, label %190

175:                                              ; preds = %176
  br i1 %181, label %190, label %185

176:                                              ; preds = %166, %176
  %177 = phi ptr [ %182, %176 ], [ %173, %166 ]
  %178 = phi ptr [ %177, %176 ], [ %169, %166 ]
  %179 = getelementptr inbounds %struct.Kept, ptr %178, i64 1, i32 1
  %180 = load i64, ptr %179, align 8
  %181 = icmp ne i64 %180, %149
  %182 = getelementptr inbounds %struct.Kept, ptr %177, i64 1
  %183 = icmp ult ptr %182, %172
  %184 = select i1 %183, i1 %181, i1 false
  br i1 %184, label %176, label %175

185:                                              ; preds = %175
  %186 = getelementptr inbounds %struct.Kept, ptr %177, i64 0, i32 2
  %187 = getelementptr inbounds %struct.Kept, ptr %177, i64 0, i32 3
  %188 = load i64, ptr %187, align 8
  %189 = icmp ne i64 %188, 0
  br label %190

190:                                              ; preds = %166, %175, %185
  %191 = phi ptr [ %186, %185 ], [ %16, %175 ], [ %16, %166 ]
  %192 = phi ptr [ %177, %185 ], [ null, %175 ], [ null, %166 ]
  %193 = phi i1 [ false, %185 ], [ true, %175 ], [ true, %166 ]
  %194 = phi i1 [ %189, %185 ], [ false, %175 ], [ false, %166 ]
  %195 = load i64, ptr %191, align 8
  %196 = zext i1 %194 to i64
  %197 = load i64, ptr %17, align 8
  %198 = getelementptr inbounds %struct.Kept, ptr %169, i64 0, i32 2
  %199 = load i64, ptr %198, align 8
  %200 = icmp slt i64 %197, %199
  %201 = tail call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %149, i64 noundef %195, i64 noundef %199, i64 noundef 0, i64 noundef %196)
  br i1 %200, label %202, label %205

202:                                              ; preds = %190
  %203 = load i64, ptr %198, align 8
  %204 = tail call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %149, i64 noundef %195, i64 noundef %203, i64 noundef 1, i64 noundef %196)
  br label %205

205:                                              ; preds = %202, %190
  %206 = phi i64 [ %204, %202 ], [ %201, %190 ]
  %207 = load i64, ptr %133, align 8
  %208 = icmp eq i64 %149, %207
  br i1 %208, label %209, label %305

209:                                              ; preds = %205
  %210 = load i64, ptr %198, align 8
  %211 = tail call fastcc i64 @distinct(ptr noundef nonnull %4, i64 noundef %210, i64 noundef 0)
  br i1 %200, label %212, label %307

212:                                              ; preds = %209
  %213 = tail call fastcc i64 @distinct(ptr noundef nonnull %4, i64 noundef %210, i64 noundef 1)
  br label %307

214:                                              ; preds = %419
  %215 = getelementptr inbounds %struct.Problem, ptr %421, i64 0, i32 11
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr inbounds %struct.Problem, ptr %421, i64 0, i32 8
  br label %218

218:                                              ; preds = %295, %214
  %219 = phi i64 [ 1, %214 ], [ %297, %295 ]
  %220 = phi i64 [ %425, %214 ], [ %298, %295 ]
  %221 = shl nsw i64 %220, 2
  %222 = getelementptr inbounds i64, ptr %216, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = icmp slt i64 %223, 0
  br i1 %224, label %257, label %225

225:                                              ; preds = %218
  %226 = load ptr, ptr %217, align 8
  %227 = getelementptr inbounds i64, ptr %226, i64 %223
  %228 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %223
  %229 = load i64, ptr %228, align 8
  %230 = icmp sgt i64 %229, 0
  br i1 %230, label %231, label %244

231:                                              ; preds = %225
  %232 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %223, i64 0
  %233 = load i64, ptr %232, align 8
  %234 = icmp slt i64 %233, %420
  br i1 %234, label %235, label %244

235:                                              ; preds = %231
  %236 = add nsw i64 %229, -1
  br label %253

237:                                              ; preds = %253
  %238 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %223, i64 %255
  %239 = load i64, ptr %238, align 8
  %240 = icmp slt i64 %239, %420
  br i1 %240, label %253, label %241

241:                                              ; preds = %253, %237
  %242 = phi i64 [ %236, %253 ], [ %254, %237 ]
  %243 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %223, i64 %242, i32 1
  br label %244

244:                                              ; preds = %241, %231, %225
  %245 = phi ptr [ %227, %225 ], [ %227, %231 ], [ %243, %241 ]
  %246 = load i64, ptr %245, align 8
  %247 = or i64 %221, 1
  %248 = getelementptr inbounds i64, ptr %216, i64 %247
  %249 = load i64, ptr %248, align 8
  %250 = add nsw i64 %246, -1
  %251 = mul nsw i64 %249, %250
  %252 = add nsw i64 %251, 1
  br label %257

253:                                              ; preds = %235, %237
  %254 = phi i64 [ %255, %237 ], [ 0, %235 ]
  %255 = add nuw nsw i64 %254, 1
  %256 = icmp eq i64 %255, %229
  br i1 %256, label %241, label %237

257:                                              ; preds = %244, %218
  %258 = phi i64 [ %252, %244 ], [ 1, %218 ]
  %259 = or i64 %221, 2
  %260 = getelementptr inbounds i64, ptr %216, i64 %259
  %261 = load i64, ptr %260, align 8
  %262 = icmp slt i64 %261, 0
  br i1 %262, label %295, label %263

263:                                              ; preds = %257
  %264 = load ptr, ptr %217, align 8
  %265 = getelementptr inbounds i64, ptr %264, i64 %261
  %266 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %261
  %267 = load i64, ptr %266, align 8
  %268 = icmp sgt i64 %267, 0
  br i1 %268, label %269, label %286

269:                                              ; preds = %263
  %270 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %261, i64 0
  %271 = load i64, ptr %270, align 8
  %272 = icmp slt i64 %271, %420
  br i1 %272, label %273, label %286

273:                                              ; preds = %269
  %274 = add nsw i64 %267, -1
  br label %279

275:                                              ; preds = %279
  %276 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %261, i64 %281
  %277 = load i64, ptr %276, align 8
  %278 = icmp slt i64 %277, %420
  br i1 %278, label %279, label %283

279:                                              ; preds = %273, %275
  %280 = phi i64 [ %281, %275 ], [ 0, %273 ]
  %281 = add nuw nsw i64 %280, 1
  %282 = icmp eq i64 %281, %267
  br i1 %282, label %283, label %275

283:                                              ; preds = %279, %275
  %284 = phi i64 [ %274, %279 ], [ %280, %275 ]
  %285 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %261, i64 %284, i32 1
  br label %286

286:                                              ; preds = %283, %269, %263
  %287 = phi ptr [ %265, %263 ], [ %265, %269 ], [ %285, %283 ]
  %288 = load i64, ptr %287, align 8
  %289 = or i64 %221, 3
  %290 = getelementptr inbounds i64, ptr %216, i64 %289
  %291 = load i64, ptr %290, align 8
  %292 = add nsw i64 %288, -1
  %293 = mul nsw i64 %291, %292
  %294 = add nsw i64 %293, %258
  br label %295

295:                                              ; preds = %286, %257
  %296 = phi i64 [ %294, %286 ], [ %258, %257 ]
  %297 = mul nsw i64 %296, %219
  %298 = add nsw i64 %220, 1
  %299 = icmp eq i64 %298, %427
  br i1 %299, label %300, label %218

300:                                              ; preds = %295, %419
  %301 = phi i64 [ 1, %419 ], [ %297, %295 ]
  %302 = getelementptr inbounds %struct.Kept, ptr %169, i64 0, i32 4
  store i64 %301, ptr %302, align 8
  %303 = load i64, ptr %12, align 8
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %452, label %574

305:                                              ; preds = %205
  %306 = select i1 %193, ptr %137, ptr %192
  br label %313

307:                                              ; preds = %212, %209
  %308 = phi i64 [ %211, %209 ], [ %213, %212 ]
  %309 = select i1 %193, ptr %137, ptr %192
  %310 = select i1 %170, i64 %167, i64 0
  %311 = sub nsw i64 %201, %211
  %312 = sub nsw i64 %167, %211
  br label %313

313:                                              ; preds = %307, %305
  %314 = phi i64 [ %312, %307 ], [ %167, %305 ]
  %315 = phi ptr [ %309, %307 ], [ %306, %305 ]
  %316 = phi i64 [ %308, %307 ], [ 0, %305 ]
  %317 = phi i64 [ %311, %307 ], [ %201, %305 ]
  %318 = phi i64 [ %201, %307 ], [ 0, %305 ]
  %319 = phi i64 [ %310, %307 ], [ 0, %305 ]
  %320 = getelementptr inbounds %struct.Kept, ptr %169, i64 0, i32 6
  %321 = getelementptr inbounds %struct.Kept, ptr %169, i64 0, i32 5
  %322 = select i1 %170, i64 %314, i64 0
  store i64 %317, ptr %321, align 8
  %323 = getelementptr inbounds %struct.Kept, ptr %169, i64 0, i32 5, i32 1
  store i64 %322, ptr %323, align 8
  %324 = getelementptr inbounds %struct.Kept, ptr %169, i64 0, i32 5, i32 2
  store i64 %318, ptr %324, align 8
  %325 = getelementptr inbounds %struct.Kept, ptr %169, i64 0, i32 5, i32 3
  store i64 %319, ptr %325, align 8
  %326 = load ptr, ptr %136, align 8
  %327 = load i64, ptr %315, align 8
  %328 = getelementptr inbounds i64, ptr %326, i64 %327
  %329 = load i64, ptr %328, align 8
  %330 = load i64, ptr %169, align 8
  %331 = getelementptr inbounds i64, ptr %326, i64 %330
  %332 = load i64, ptr %331, align 8
  %333 = icmp sgt i64 %329, %332
  br i1 %333, label %334, label %353

334:                                              ; preds = %313
  %335 = sub i64 %329, %332
  %336 = add i64 %332, 1
  %337 = and i64 %335, 1
  %338 = icmp eq i64 %337, 0
  br i1 %338, label %350, label %339

339:                                              ; preds = %334
  %340 = load i64, ptr %321, align 8
  %341 = load i64, ptr %324, align 8
  %342 = add nsw i64 %341, %340
  %343 = load i64, ptr %123, align 8
  %344 = mul nsw i64 %343, %332
  %345 = add nsw i64 %344, %149
  %346 = getelementptr inbounds i64, ptr %135, i64 %345
  %347 = load i64, ptr %346, align 8
  %348 = add nsw i64 %342, %347
  store i64 %348, ptr %346, align 8
  %349 = add nsw i64 %332, 1
  br label %350

350:                                              ; preds = %339, %334
  %351 = phi i64 [ %332, %334 ], [ %349, %339 ]
  %352 = icmp eq i64 %329, %336
  br i1 %352, label %353, label %429

353:                                              ; preds = %350, %429, %313
  %354 = select i1 %170, i64 %168, i64 0
  %355 = load i64, ptr %133, align 8
  %356 = icmp eq i64 %149, %355
  br i1 %356, label %357, label %361

357:                                              ; preds = %353
  %358 = sub nsw i64 %206, %316
  %359 = sub nsw i64 %168, %316
  %360 = select i1 %170, i64 %359, i64 0
  br label %361

361:                                              ; preds = %357, %353
  %362 = phi i64 [ %358, %357 ], [ %206, %353 ]
  %363 = phi i64 [ %360, %357 ], [ %354, %353 ]
  %364 = phi i64 [ %206, %357 ], [ 0, %353 ]
  %365 = phi i64 [ %354, %357 ], [ 0, %353 ]
  store i64 %362, ptr %320, align 8
  %366 = getelementptr inbounds %struct.Kept, ptr %169, i64 0, i32 6, i32 1
  store i64 %363, ptr %366, align 8
  %367 = getelementptr inbounds %struct.Kept, ptr %169, i64 0, i32 6, i32 2
  store i64 %364, ptr %367, align 8
  %368 = getelementptr inbounds %struct.Kept, ptr %169, i64 0, i32 6, i32 3
  store i64 %365, ptr %368, align 8
  %369 = load ptr, ptr %136, align 8
  %370 = load i64, ptr %315, align 8
  %371 = getelementptr inbounds i64, ptr %369, i64 %370
  %372 = load i64, ptr %371, align 8
  %373 = load i64, ptr %169, align 8
  %374 = getelementptr inbounds i64, ptr %369, i64 %373
  %375 = load i64, ptr %374, align 8
  %376 = icmp sgt i64 %372, %375
  br i1 %376, label %377, label %419

377:                                              ; preds = %361
  %378 = sub i64 %372, %375
  %379 = add i64 %375, 1
  %380 = and i64 %378, 1
  %381 = icmp eq i64 %380, 0
  br i1 %381, label %393, label %382

382:                                              ; preds = %377
  %383 = load i64, ptr %320, align 8
  %384 = load i64, ptr %367, align 8
  %385 = add nsw i64 %384, %383
  %386 = load i64, ptr %123, align 8
  %387 = mul nsw i64 %386, %375
  %388 = add nsw i64 %387, %149
  %389 = getelementptr inbounds i64, ptr %134, i64 %388
  %390 = load i64, ptr %389, align 8
  %391 = add nsw i64 %385, %390
  store i64 %391, ptr %389, align 8
  %392 = add nsw i64 %375, 1
  br label %393

393:                                              ; preds = %382, %377
  %394 = phi i64 [ %375, %377 ], [ %392, %382 ]
  %395 = icmp eq i64 %372, %379
  br i1 %395, label %419, label %396

396:                                              ; preds = %393, %396
  %397 = phi i64 [ %417, %396 ], [ %394, %393 ]
  %398 = load i64, ptr %320, align 8
  %399 = load i64, ptr %367, align 8
  %400 = add nsw i64 %399, %398
  %401 = load i64, ptr %123, align 8
  %402 = mul nsw i64 %401, %397
  %403 = add nsw i64 %402, %149
  %404 = getelementptr inbounds i64, ptr %134, i64 %403
  %405 = load i64, ptr %404, align 8
  %406 = add nsw i64 %400, %405
  store i64 %406, ptr %404, align 8
  %407 = add nsw i64 %397, 1
  %408 = load i64, ptr %320, align 8
  %409 = load i64, ptr %367, align 8
  %410 = add nsw i64 %409, %408
  %411 = load i64, ptr %123, align 8
  %412 = mul nsw i64 %411, %407
  %413 = add nsw i64 %412, %149
  %414 = getelementptr inbounds i64, ptr %134, i64 %413
  %415 = load i64, ptr %414, align 8
  %416 = add nsw i64 %410, %415
  store i64 %416, ptr %414, align 8
  %417 = add nsw i64 %397, 2
  %418 = icmp eq i64 %417, %372
  br i1 %418, label %419, label %396

419:                                              ; preds = %393, %396, %361
  %420 = load i64, ptr %198, align 8
  %421 = load ptr, ptr %4, align 8
  %422 = getelementptr inbounds %struct.Problem, ptr %421, i64 0, i32 10
  %423 = load ptr, ptr %422, align 8
  %424 = getelementptr inbounds i64, ptr %423, i64 %149
  %425 = load i64, ptr %424, align 8
  %426 = getelementptr inbounds i64, ptr %423, i64 %157
  %427 = load i64, ptr %426, align 8
  %428 = icmp slt i64 %425, %427
  br i1 %428, label %214, label %300

429:                                              ; preds = %350, %429
  %430 = phi i64 [ %450, %429 ], [ %351, %350 ]
  %431 = load i64, ptr %321, align 8
  %432 = load i64, ptr %324, align 8
  %433 = add nsw i64 %432, %431
  %434 = load i64, ptr %123, align 8
  %435 = mul nsw i64 %434, %430
  %436 = add nsw i64 %435, %149
  %437 = getelementptr inbounds i64, ptr %135, i64 %436
  %438 = load i64, ptr %437, align 8
  %439 = add nsw i64 %433, %438
  store i64 %439, ptr %437, align 8
  %440 = add nsw i64 %430, 1
  %441 = load i64, ptr %321, align 8
  %442 = load i64, ptr %324, align 8
  %443 = add nsw i64 %442, %441
  %444 = load i64, ptr %123, align 8
  %445 = mul nsw i64 %444, %440
  %446 = add nsw i64 %445, %149
  %447 = getelementptr inbounds i64, ptr %135, i64 %446
  %448 = load i64, ptr %447, align 8
  %449 = add nsw i64 %443, %448
  store i64 %449, ptr %447, align 8
  %450 = add nsw i64 %430, 2
  %451 = icmp eq i64 %450, %329
  br i1 %451, label %353, label %429

452:                                              ; preds = %300
  br i1 %193, label %500, label %453

453:                                              ; preds = %452
  %454 = load i64, ptr %421, align 8
  %455 = icmp sgt i64 %454, 0
  br i1 %455, label %456, label %490

456:                                              ; preds = %453, %476
  %457 = phi i1 [ %478, %476 ], [ true, %453 ]
  %458 = phi i64 [ %477, %476 ], [ 0, %453 ]
  %459 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %458
  %460 = load i64, ptr %459, align 8
  %461 = icmp sgt i64 %460, 0
  br i1 %461, label %462, label %476

462:                                              ; preds = %456, %473
  %463 = phi i64 [ %474, %473 ], [ 0, %456 ]
  %464 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %458, i64 %463, i32 2
  %465 = load i64, ptr %464, align 8
  %466 = icmp sgt i64 %465, -1
  br i1 %466, label %467, label %473

467:                                              ; preds = %462
  %468 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %458, i64 %463
  %469 = load i64, ptr %468, align 8
  %470 = icmp sge i64 %469, %420
  %471 = icmp slt i64 %469, %195
  %472 = and i1 %470, %471
  br i1 %472, label %480, label %473

473:                                              ; preds = %467, %462
  %474 = add nuw nsw i64 %463, 1
  %475 = icmp eq i64 %474, %460
  br i1 %475, label %476, label %462

476:                                              ; preds = %473, %456
  %477 = add nuw nsw i64 %458, 1
  %478 = icmp slt i64 %477, %454
  %479 = icmp eq i64 %477, %454
  br i1 %479, label %480, label %456

480:                                              ; preds = %476, %467
  %481 = phi i1 [ %457, %467 ], [ %478, %476 ]
  br i1 %481, label %486, label %482

482:                                              ; preds = %480
  %483 = load i64, ptr %17, align 8
  %484 = icmp slt i64 %483, %195
  %485 = select i1 %484, i64 %206, i64 %201
  br label %496

486:                                              ; preds = %480
  %487 = tail call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %149, i64 noundef %195, i64 noundef %195, i64 noundef 0, i64 noundef %196)
  %488 = load i64, ptr %17, align 8
  %489 = icmp slt i64 %488, %195
  br i1 %489, label %494, label %496

490:                                              ; preds = %453
  %491 = load i64, ptr %17, align 8
  %492 = icmp slt i64 %491, %195
  %493 = select i1 %492, i64 %206, i64 %201
  br label %496

494:                                              ; preds = %486
  %495 = tail call fastcc i64 @count(ptr noundef nonnull %4, i64 noundef %149, i64 noundef %195, i64 noundef %195, i64 noundef 1, i64 noundef %196)
  br label %496

496:                                              ; preds = %494, %490, %486, %482
  %497 = phi i64 [ %487, %486 ], [ %495, %494 ], [ %493, %490 ], [ %485, %482 ]
  %498 = phi i64 [ %487, %486 ], [ %487, %494 ], [ %201, %490 ], [ %201, %482 ]
  %499 = icmp eq ptr %192, null
  br i1 %499, label %500, label %166

500:                                              ; preds = %452, %496
  %501 = load i64, ptr %123, align 8
  br label %502

502:                                              ; preds = %153, %500
  %503 = phi i64 [ %157, %500 ], [ %154, %153 ]
  %504 = phi i64 [ %501, %500 ], [ %148, %153 ]
  %505 = icmp slt i64 %503, %504
  br i1 %505, label %147, label %506

506:                                              ; preds = %502, %128
  store i64 1, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %8)
  %507 = load i64, ptr %121, align 8
  %508 = icmp sgt i64 %507, 0
  br i1 %508, label %509, label %576

509:                                              ; preds = %506
  %510 = load i64, ptr %16, align 8
  %511 = getelementptr inbounds %struct.Chain, ptr %8, i64 0, i32 2
  %512 = getelementptr inbounds %struct.Chain, ptr %8, i64 0, i32 1
  %513 = getelementptr inbounds %struct.Problem, ptr %121, i64 0, i32 8
  %514 = load ptr, ptr %513, align 8
  br label %515

515:                                              ; preds = %566, %509
  %516 = phi i64 [ 1, %509 ], [ %571, %566 ]
  %517 = phi i64 [ 0, %509 ], [ %572, %566 ]
  store i64 0, ptr %511, align 8
  store i64 0, ptr %512, align 8
  store i64 0, ptr %8, align 8
  %518 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 4, i64 %517
  %519 = load i64, ptr %518, align 8
  %520 = icmp sgt i64 %519, 0
  br i1 %520, label %521, label %566

521:                                              ; preds = %515, %561
  %522 = phi i64 [ %562, %561 ], [ 0, %515 ]
  %523 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %517, i64 %522
  %524 = load i64, ptr %523, align 8
  %525 = icmp slt i64 %524, %510
  br i1 %525, label %526, label %564

526:                                              ; preds = %521
  %527 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %517, i64 %522, i32 2
  %528 = load i64, ptr %527, align 8
  %529 = icmp sgt i64 %528, -1
  %530 = load i64, ptr %8, align 8
  br i1 %529, label %531, label %546

531:                                              ; preds = %526
  %532 = add nsw i64 %530, -1
  %533 = icmp sgt i64 %530, 0
  br i1 %533, label %534, label %546

534:                                              ; preds = %531
  %535 = getelementptr inbounds %struct.Chain, ptr %8, i64 0, i32 3, i64 %532
  %536 = load i64, ptr %535, align 8
  %537 = icmp eq i64 %536, 3
  br i1 %537, label %538, label %546

538:                                              ; preds = %534
  %539 = getelementptr inbounds %struct.Chain, ptr %8, i64 0, i32 4, i64 %532
  %540 = load i64, ptr %539, align 8
  %541 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %517, i64 %522, i32 1
  %542 = load i64, ptr %541, align 8
  %543 = srem i64 %540, %542
  %544 = icmp eq i64 %543, 0
  br i1 %544, label %545, label %546

545:                                              ; preds = %538
  store i64 %542, ptr %539, align 8
  br label %561

546:                                              ; preds = %538, %534, %531, %526
  %547 = phi i64 [ 3, %538 ], [ 3, %534 ], [ 3, %531 ], [ 0, %526 ]
  %548 = xor i1 %529, true
  %549 = getelementptr inbounds %struct.Chain, ptr %8, i64 0, i32 3, i64 %530
  store i64 %547, ptr %549, align 8
  %550 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 5, i64 %517, i64 %522, i32 1
  %551 = load i64, ptr %550, align 8
  %552 = load i64, ptr %8, align 8
  %553 = add nsw i64 %552, 1
  store i64 %553, ptr %8, align 8
  %554 = getelementptr inbounds %struct.Chain, ptr %8, i64 0, i32 4, i64 %552
  store i64 %551, ptr %554, align 8
  %555 = zext i1 %548 to i64
  %556 = load i64, ptr %512, align 8
  %557 = add nsw i64 %556, %555
  store i64 %557, ptr %512, align 8
  %558 = zext i1 %529 to i64
  %559 = load i64, ptr %511, align 8
  %560 = add nsw i64 %559, %558
  store i64 %560, ptr %511, align 8
  br label %561

561:                                              ; preds = %546, %545
  %562 = add nuw nsw i64 %522, 1
  %563 = icmp eq i64 %562, %519
  br i1 %563, label %564, label %521

564:                                              ; preds = %561, %521
  %565 = load i64, ptr %512, align 8
  br label %566

566:                                              ; preds = %564, %515
  %567 = phi i64 [ %565, %564 ], [ 0, %515 ]
  %568 = getelementptr inbounds i64, ptr %514, i64 %517
  %569 = load i64, ptr %568, align 8
  %570 = call fastcc i64 @visits(i64 noundef %569, ptr noundef nonnull %8, i64 noundef %567)
  %571 = mul nsw i64 %570, %516
  store i64 %571, ptr %3, align 8
  %572 = add nuw nsw i64 %517, 1
  %573 = icmp eq i64 %572, %507
  br i1 %573, label %576, label %515

574:                                              ; preds = %300, %116, %117
  %575 = phi i64 [ %118, %117 ], [ 1, %116 ], [ %303, %300 ]
  store i64 %575, ptr %10, align 8
  br label %1195

576:                                              ; preds = %566, %506
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %8)
  %577 = load i64, ptr %12, align 8
  store i64 %577, ptr %10, align 8
  %578 = icmp eq i64 %577, 0
  br i1 %578, label %579, label %1195

579:                                              ; preds = %576
  %580 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 25
  %581 = load double, ptr %580, align 8
  %582 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %583 = load i64, ptr %582, align 8
  %584 = icmp sgt i64 %583, 0
  br i1 %584, label %598, label %585

585:                                              ; preds = %598, %579
  %586 = phi i64 [ %583, %579 ], [ %602, %598 ]
  %587 = load i64, ptr %13, align 8
  %588 = icmp sgt i64 %587, 0
  br i1 %588, label %589, label %606

589:                                              ; preds = %585
  %590 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 21
  %591 = load ptr, ptr %590, align 8
  %592 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %593 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 17
  %594 = load ptr, ptr %593, align 8
  %595 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 18
  %596 = load ptr, ptr %595, align 8
  %597 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7
  br label %616

598:                                              ; preds = %579, %598
  %599 = phi i64 [ %601, %598 ], [ 0, %579 ]
  %600 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %599
  store i64 0, ptr %600, align 8
  %601 = add nuw nsw i64 %599, 1
  %602 = load i64, ptr %582, align 8
  %603 = icmp slt i64 %601, %602
  br i1 %603, label %598, label %585

604:                                              ; preds = %688
  %605 = load i64, ptr %582, align 8
  br label %606

606:                                              ; preds = %604, %585
  %607 = phi i64 [ %586, %585 ], [ %605, %604 ]
  %608 = phi double [ %581, %585 ], [ %655, %604 ]
  %609 = phi i64 [ 0, %585 ], [ %689, %604 ]
  %610 = phi i64 [ %587, %585 ], [ %691, %604 ]
  %611 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 7
  store double 0.000000e+00, ptr %611, align 8
  %612 = icmp sgt i64 %607, 0
  br i1 %612, label %613, label %693

613:                                              ; preds = %606
  %614 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 16
  %615 = load ptr, ptr %614, align 8
  br label %967

616:                                              ; preds = %688, %589
  %617 = phi i64 [ 0, %589 ], [ %689, %688 ]
  %618 = phi double [ %581, %589 ], [ %655, %688 ]
  %619 = phi i64 [ 0, %589 ], [ %690, %688 ]
  %620 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %619
  %621 = load i64, ptr %620, align 8
  %622 = load i64, ptr %592, align 8
  %623 = mul nsw i64 %622, %621
  %624 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %619, i32 1
  %625 = load i64, ptr %624, align 8
  %626 = add nsw i64 %623, %625
  %627 = shl nsw i64 %626, 2
  %628 = getelementptr inbounds double, ptr %591, i64 %627
  %629 = load double, ptr %628, align 8
  %630 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %619, i32 5
  %631 = load i64, ptr %630, align 8
  %632 = sitofp i64 %631 to double
  %633 = fmul double %629, %632
  %634 = getelementptr inbounds double, ptr %628, i64 1
  %635 = load double, ptr %634, align 8
  %636 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %619, i32 5, i32 1
  %637 = load i64, ptr %636, align 8
  %638 = sitofp i64 %637 to double
  %639 = fmul double %635, %638
  %640 = fadd double %633, %639
  %641 = getelementptr inbounds double, ptr %628, i64 2
  %642 = load double, ptr %641, align 8
  %643 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %619, i32 5, i32 2
  %644 = load i64, ptr %643, align 8
  %645 = sitofp i64 %644 to double
  %646 = fmul double %642, %645
  %647 = fadd double %640, %646
  %648 = getelementptr inbounds double, ptr %628, i64 3
  %649 = load double, ptr %648, align 8
  %650 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %619, i32 5, i32 3
  %651 = load i64, ptr %650, align 8
  %652 = sitofp i64 %651 to double
  %653 = fmul double %649, %652
  %654 = fadd double %647, %653
  %655 = fadd double %618, %654
  %656 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %619, i32 6, i32 1
  %657 = load i64, ptr %656, align 8
  %658 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %619, i32 6, i32 3
  %659 = load i64, ptr %658, align 8
  %660 = tail call i64 @llvm.smax.i64(i64 %657, i64 %659)
  %661 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %619, i32 4
  %662 = load i64, ptr %661, align 8
  %663 = icmp sgt i64 %660, %662
  %664 = getelementptr inbounds i64, ptr %594, i64 %625
  %665 = load i64, ptr %664, align 8
  %666 = mul nsw i64 %665, %662
  %667 = getelementptr inbounds i64, ptr %596, i64 %621
  %668 = load i64, ptr %667, align 8
  %669 = icmp ne i64 %668, 0
  %670 = select i1 %669, i1 %663, i1 false
  %671 = select i1 %670, i64 2, i64 1
  %672 = mul nsw i64 %666, %671
  %673 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %621
  %674 = load i64, ptr %673, align 8
  %675 = add nsw i64 %672, %674
  store i64 %675, ptr %673, align 8
  %676 = load i64, ptr %620, align 8
  %677 = load i64, ptr %597, align 8
  %678 = icmp eq i64 %676, %677
  br i1 %678, label %679, label %688

679:                                              ; preds = %616
  %680 = load i64, ptr %630, align 8
  %681 = load i64, ptr %636, align 8
  %682 = load i64, ptr %643, align 8
  %683 = load i64, ptr %650, align 8
  %684 = add i64 %680, %617
  %685 = add i64 %684, %681
  %686 = add i64 %685, %682
  %687 = add i64 %686, %683
  br label %688

688:                                              ; preds = %679, %616
  %689 = phi i64 [ %687, %679 ], [ %617, %616 ]
  %690 = add nuw nsw i64 %619, 1
  %691 = load i64, ptr %13, align 8
  %692 = icmp slt i64 %690, %691
  br i1 %692, label %616, label %604

693:                                              ; preds = %984, %606
  %694 = load i64, ptr %3, align 8
  %695 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 23
  %696 = load i64, ptr %695, align 8
  %697 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 24
  %698 = load i64, ptr %697, align 8
  %699 = mul nsw i64 %698, %694
  %700 = add i64 %696, -1
  %701 = add i64 %700, %699
  %702 = sdiv i64 %701, %696
  %703 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %704 = load i64, ptr %703, align 8
  %705 = icmp sgt i64 %704, 0
  br i1 %705, label %706, label %945

706:                                              ; preds = %693
  %707 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 14
  %708 = load ptr, ptr %707, align 8
  %709 = icmp sgt i64 %2, 0
  %710 = getelementptr inbounds [2 x i64], ptr %7, i64 0, i64 1
  %711 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %712 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %713 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %714 = icmp sgt i64 %610, 0
  br label %715

715:                                              ; preds = %942, %706
  %716 = phi i64 [ 0, %706 ], [ %943, %942 ]
  %717 = shl nuw nsw i64 %716, 1
  %718 = getelementptr inbounds i64, ptr %708, i64 %717
  %719 = load i64, ptr %718, align 8
  %720 = icmp eq i64 %719, 0
  br i1 %720, label %942, label %721

721:                                              ; preds = %715
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %6, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  br i1 %709, label %738, label %941

722:                                              ; preds = %754
  %723 = load i64, ptr %7, align 16
  %724 = load i64, ptr %710, align 8
  %725 = icmp ne i64 %723, 0
  %726 = icmp ne i64 %724, 0
  %727 = select i1 %725, i1 %726, i1 false
  br i1 %727, label %728, label %941

728:                                              ; preds = %722
  %729 = load i64, ptr %711, align 8
  %730 = icmp sgt i64 %729, 0
  br i1 %730, label %731, label %941

731:                                              ; preds = %728
  %732 = load i64, ptr %0, align 8
  %733 = icmp sgt i64 %732, 0
  %734 = and i64 %732, 1
  %735 = icmp eq i64 %732, 1
  %736 = and i64 %732, -2
  %737 = icmp eq i64 %734, 0
  br label %757

738:                                              ; preds = %721, %754
  %739 = phi i64 [ %755, %754 ], [ 0, %721 ]
  %740 = getelementptr inbounds %struct.Node, ptr %1, i64 %739
  %741 = load i64, ptr %740, align 8
  %742 = icmp eq i64 %741, 2
  br i1 %742, label %743, label %754

743:                                              ; preds = %738
  %744 = getelementptr inbounds %struct.Node, ptr %1, i64 %739, i32 3
  %745 = load i64, ptr %744, align 8
  %746 = and i64 %745, 65535
  %747 = icmp eq i64 %746, %716
  br i1 %747, label %748, label %754

748:                                              ; preds = %743
  %749 = ashr i64 %745, 16
  %750 = getelementptr inbounds %struct.Node, ptr %1, i64 %739, i32 1
  %751 = load i64, ptr %750, align 8
  %752 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 %749, i64 %751
  store i64 1, ptr %752, align 8
  %753 = getelementptr inbounds [2 x i64], ptr %7, i64 0, i64 %749
  store i64 1, ptr %753, align 8
  br label %754

754:                                              ; preds = %748, %743, %738
  %755 = add nuw nsw i64 %739, 1
  %756 = icmp eq i64 %755, %2
  br i1 %756, label %722, label %738

757:                                              ; preds = %856, %731
  %758 = phi i64 [ 0, %731 ], [ %860, %856 ]
  %759 = phi ptr [ null, %731 ], [ %859, %856 ]
  %760 = phi i64 [ 0, %731 ], [ %858, %856 ]
  %761 = phi i64 [ 0, %731 ], [ %857, %856 ]
  br i1 %733, label %762, label %832

762:                                              ; preds = %757
  %763 = mul nsw i64 %758, %732
  br i1 %735, label %768, label %792

764:                                              ; preds = %856
  %765 = icmp ne i64 %857, 1
  %766 = icmp ne i64 %858, 1
  %767 = select i1 %765, i1 true, i1 %766
  br i1 %767, label %941, label %862

768:                                              ; preds = %825, %762
  %769 = phi i64 [ undef, %762 ], [ %828, %825 ]
  %770 = phi i64 [ 0, %762 ], [ %829, %825 ]
  %771 = phi i64 [ 1, %762 ], [ %828, %825 ]
  br i1 %737, label %789, label %772

772:                                              ; preds = %768
  %773 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %770
  %774 = load i64, ptr %773, align 8
  %775 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %770
  %776 = load i64, ptr %775, align 8
  %777 = or i64 %776, %774
  %778 = icmp eq i64 %777, 0
  br i1 %778, label %785, label %779

779:                                              ; preds = %772
  %780 = load ptr, ptr %712, align 8
  %781 = add nsw i64 %770, %763
  %782 = getelementptr inbounds i64, ptr %780, i64 %781
  %783 = load i64, ptr %782, align 8
  %784 = icmp ne i64 %783, 0
  br label %785

785:                                              ; preds = %779, %772
  %786 = phi i1 [ true, %772 ], [ %784, %779 ]
  %787 = zext i1 %786 to i64
  %788 = and i64 %771, %787
  br label %789

789:                                              ; preds = %768, %785
  %790 = phi i64 [ %769, %768 ], [ %788, %785 ]
  %791 = icmp eq i64 %790, 0
  br i1 %791, label %856, label %832

792:                                              ; preds = %762, %825
  %793 = phi i64 [ %829, %825 ], [ 0, %762 ]
  %794 = phi i64 [ %828, %825 ], [ 1, %762 ]
  %795 = phi i64 [ %830, %825 ], [ 0, %762 ]
  %796 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %793
  %797 = load i64, ptr %796, align 16
  %798 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %793
  %799 = load i64, ptr %798, align 16
  %800 = or i64 %799, %797
  %801 = icmp eq i64 %800, 0
  br i1 %801, label %808, label %802

802:                                              ; preds = %792
  %803 = load ptr, ptr %712, align 8
  %804 = add nsw i64 %793, %763
  %805 = getelementptr inbounds i64, ptr %803, i64 %804
  %806 = load i64, ptr %805, align 8
  %807 = icmp ne i64 %806, 0
  br label %808

808:                                              ; preds = %802, %792
  %809 = phi i1 [ true, %792 ], [ %807, %802 ]
  %810 = zext i1 %809 to i64
  %811 = and i64 %794, %810
  %812 = or i64 %793, 1
  %813 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %812
  %814 = load i64, ptr %813, align 8
  %815 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %812
  %816 = load i64, ptr %815, align 8
  %817 = or i64 %816, %814
  %818 = icmp eq i64 %817, 0
  br i1 %818, label %825, label %819

819:                                              ; preds = %808
  %820 = load ptr, ptr %712, align 8
  %821 = add nsw i64 %812, %763
  %822 = getelementptr inbounds i64, ptr %820, i64 %821
  %823 = load i64, ptr %822, align 8
  %824 = icmp ne i64 %823, 0
  br label %825

825:                                              ; preds = %819, %808
  %826 = phi i1 [ true, %808 ], [ %824, %819 ]
  %827 = zext i1 %826 to i64
  %828 = and i64 %811, %827
  %829 = add nuw nsw i64 %793, 2
  %830 = add i64 %795, 2
  %831 = icmp eq i64 %830, %736
  br i1 %831, label %768, label %792

832:                                              ; preds = %789, %757
  %833 = add nsw i64 %761, 1
  br i1 %714, label %834, label %856

834:                                              ; preds = %832, %851
  %835 = phi i64 [ %854, %851 ], [ 0, %832 ]
  %836 = phi ptr [ %853, %851 ], [ %759, %832 ]
  %837 = phi i64 [ %852, %851 ], [ %760, %832 ]
  %838 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %835, i32 1
  %839 = load i64, ptr %838, align 8
  %840 = icmp eq i64 %839, %758
  br i1 %840, label %841, label %851

841:                                              ; preds = %834
  %842 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %835
  %843 = load ptr, ptr %713, align 8
  %844 = load i64, ptr %842, align 8
  %845 = getelementptr inbounds i64, ptr %843, i64 %844
  %846 = load i64, ptr %845, align 8
  %847 = icmp sgt i64 %846, %716
  %848 = zext i1 %847 to i64
  %849 = add nsw i64 %837, %848
  %850 = select i1 %847, ptr %842, ptr %836
  br label %851

851:                                              ; preds = %841, %834
  %852 = phi i64 [ %837, %834 ], [ %849, %841 ]
  %853 = phi ptr [ %836, %834 ], [ %850, %841 ]
  %854 = add nuw nsw i64 %835, 1
  %855 = icmp eq i64 %854, %610
  br i1 %855, label %856, label %834

856:                                              ; preds = %851, %832, %789
  %857 = phi i64 [ %761, %789 ], [ %833, %832 ], [ %833, %851 ]
  %858 = phi i64 [ %760, %789 ], [ %760, %832 ], [ %852, %851 ]
  %859 = phi ptr [ %759, %789 ], [ %759, %832 ], [ %853, %851 ]
  %860 = add nuw nsw i64 %758, 1
  %861 = icmp eq i64 %860, %729
  br i1 %861, label %764, label %757

862:                                              ; preds = %764
  %863 = getelementptr inbounds %struct.Kept, ptr %859, i64 0, i32 4
  %864 = load i64, ptr %863, align 8
  %865 = icmp eq i64 %864, 1
  br i1 %865, label %866, label %941

866:                                              ; preds = %862
  %867 = getelementptr inbounds i64, ptr %708, i64 %717
  %868 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  br i1 %733, label %871, label %892

869:                                              ; preds = %885
  %870 = icmp eq i64 %889, 0
  br i1 %870, label %895, label %892

871:                                              ; preds = %866, %885
  %872 = phi i64 [ %890, %885 ], [ 0, %866 ]
  %873 = phi i64 [ %889, %885 ], [ 1, %866 ]
  %874 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 1, i64 %872
  %875 = load i64, ptr %874, align 8
  %876 = icmp eq i64 %875, 0
  br i1 %876, label %885, label %877

877:                                              ; preds = %871
  %878 = load ptr, ptr %712, align 8
  %879 = load i64, ptr %868, align 8
  %880 = mul nsw i64 %879, %732
  %881 = add nsw i64 %880, %872
  %882 = getelementptr inbounds i64, ptr %878, i64 %881
  %883 = load i64, ptr %882, align 8
  %884 = icmp ne i64 %883, 0
  br label %885

885:                                              ; preds = %877, %871
  %886 = phi i1 [ false, %871 ], [ %884, %877 ]
  %887 = xor i1 %886, true
  %888 = zext i1 %887 to i64
  %889 = and i64 %873, %888
  %890 = add nuw nsw i64 %872, 1
  %891 = icmp eq i64 %890, %732
  br i1 %891, label %869, label %871

892:                                              ; preds = %869, %866
  %893 = getelementptr inbounds i64, ptr %867, i64 1
  %894 = load i64, ptr %893, align 8
  br label %895

895:                                              ; preds = %892, %869
  %896 = phi i64 [ %894, %892 ], [ %719, %869 ]
  br i1 %733, label %897, label %920

897:                                              ; preds = %895, %911
  %898 = phi i64 [ %916, %911 ], [ 0, %895 ]
  %899 = phi i64 [ %915, %911 ], [ 1, %895 ]
  %900 = getelementptr inbounds [2 x [16 x i64]], ptr %6, i64 0, i64 0, i64 %898
  %901 = load i64, ptr %900, align 8
  %902 = icmp eq i64 %901, 0
  br i1 %902, label %911, label %903

903:                                              ; preds = %897
  %904 = load ptr, ptr %712, align 8
  %905 = load i64, ptr %868, align 8
  %906 = mul nsw i64 %905, %732
  %907 = add nsw i64 %906, %898
  %908 = getelementptr inbounds i64, ptr %904, i64 %907
  %909 = load i64, ptr %908, align 8
  %910 = icmp ne i64 %909, 0
  br label %911

911:                                              ; preds = %903, %897
  %912 = phi i1 [ false, %897 ], [ %910, %903 ]
  %913 = xor i1 %912, true
  %914 = zext i1 %913 to i64
  %915 = and i64 %899, %914
  %916 = add nuw nsw i64 %898, 1
  %917 = icmp eq i64 %916, %732
  br i1 %917, label %918, label %897

918:                                              ; preds = %911
  %919 = icmp eq i64 %915, 0
  br i1 %919, label %921, label %920

920:                                              ; preds = %918, %895
  br label %921

921:                                              ; preds = %920, %918
  %922 = phi i64 [ %719, %920 ], [ %896, %918 ]
  %923 = getelementptr inbounds %struct.Kept, ptr %859, i64 0, i32 1
  %924 = load i64, ptr %923, align 8
  %925 = load i64, ptr %868, align 8
  %926 = icmp eq i64 %924, %925
  %927 = getelementptr inbounds %struct.Kept, ptr %859, i64 0, i32 6, i32 3
  %928 = getelementptr inbounds %struct.Kept, ptr %859, i64 0, i32 6, i32 1
  %929 = select i1 %926, ptr %927, ptr %928
  %930 = load i64, ptr %929, align 8
  %931 = getelementptr inbounds i64, ptr %867, i64 1
  %932 = load i64, ptr %931, align 8
  %933 = add i64 %719, -2
  %934 = add i64 %933, %932
  %935 = mul nsw i64 %934, %930
  %936 = load i64, ptr %928, align 8
  %937 = mul nsw i64 %936, %922
  %938 = add nsw i64 %935, %937
  %939 = tail call i64 @llvm.smax.i64(i64 %938, i64 1)
  %940 = add nsw i64 %939, -1
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6)
  br label %945

941:                                              ; preds = %862, %764, %728, %722, %721
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6)
  br label %942

942:                                              ; preds = %941, %715
  %943 = add nuw nsw i64 %716, 1
  %944 = icmp eq i64 %943, %704
  br i1 %944, label %945, label %715

945:                                              ; preds = %942, %921, %693
  %946 = phi i64 [ %940, %921 ], [ 0, %693 ], [ 0, %942 ]
  %947 = add nsw i64 %946, %702
  %948 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %949 = load i64, ptr %948, align 8
  %950 = icmp sgt i64 %949, 0
  br i1 %950, label %954, label %951

951:                                              ; preds = %945
  %952 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %953 = load i64, ptr %952, align 8
  br label %988

954:                                              ; preds = %945
  %955 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 19
  %956 = load ptr, ptr %955, align 8
  %957 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 20
  %958 = load ptr, ptr %957, align 8
  %959 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %960 = load i64, ptr %959, align 8
  %961 = icmp sgt i64 %610, 0
  %962 = icmp sgt i64 %960, 0
  %963 = and i64 %960, 3
  %964 = icmp ult i64 %960, 4
  %965 = and i64 %960, -4
  %966 = icmp eq i64 %963, 0
  br label %1000

967:                                              ; preds = %984, %613
  %968 = phi double [ 0.000000e+00, %613 ], [ %985, %984 ]
  %969 = phi i64 [ 0, %613 ], [ %986, %984 ]
  %970 = getelementptr inbounds i64, ptr %615, i64 %969
  %971 = load i64, ptr %970, align 8
  %972 = icmp sgt i64 %971, -1
  br i1 %972, label %973, label %984

973:                                              ; preds = %967
  %974 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %969
  %975 = load i64, ptr %974, align 8
  %976 = icmp sgt i64 %975, %971
  br i1 %976, label %977, label %984

977:                                              ; preds = %973
  %978 = sub nsw i64 %975, %971
  %979 = sitofp i64 %978 to double
  %980 = add nuw nsw i64 %971, 1
  %981 = sitofp i64 %980 to double
  %982 = fdiv double %979, %981
  %983 = fadd double %968, %982
  store double %983, ptr %611, align 8
  br label %984

984:                                              ; preds = %977, %973, %967
  %985 = phi double [ %968, %967 ], [ %968, %973 ], [ %983, %977 ]
  %986 = add nuw nsw i64 %969, 1
  %987 = icmp eq i64 %986, %607
  br i1 %987, label %693, label %967

988:                                              ; preds = %1106, %951
  %989 = phi i64 [ %953, %951 ], [ %960, %1106 ]
  %990 = phi i64 [ %947, %951 ], [ %1116, %1106 ]
  %991 = mul nsw i64 %989, %704
  %992 = icmp sgt i64 %991, 0
  br i1 %992, label %993, label %1138

993:                                              ; preds = %988
  %994 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 22
  %995 = load ptr, ptr %994, align 8
  %996 = and i64 %991, 3
  %997 = icmp ult i64 %991, 4
  br i1 %997, label %1119, label %998

998:                                              ; preds = %993
  %999 = and i64 %991, -4
  br label %1149

1000:                                             ; preds = %1106, %954
  %1001 = phi i64 [ 0, %954 ], [ %1117, %1106 ]
  %1002 = phi i64 [ %947, %954 ], [ %1116, %1106 ]
  %1003 = getelementptr inbounds %struct.Port, ptr %956, i64 %1001
  %1004 = mul nsw i64 %1001, %960
  %1005 = getelementptr inbounds i64, ptr %958, i64 %1004
  %1006 = getelementptr inbounds %struct.Port, ptr %956, i64 %1001, i32 1
  %1007 = load i64, ptr %1006, align 8
  %1008 = icmp eq i64 %1007, 3
  br i1 %1008, label %1014, label %1009

1009:                                             ; preds = %1000
  br i1 %961, label %1010, label %1106

1010:                                             ; preds = %1009
  %1011 = load i64, ptr %1003, align 8
  %1012 = icmp eq i64 %1007, 1
  %1013 = icmp eq i64 %1007, 0
  br label %1056

1014:                                             ; preds = %1000
  br i1 %962, label %1015, label %1106

1015:                                             ; preds = %1014
  %1016 = load i64, ptr %1003, align 8
  %1017 = mul nsw i64 %1016, %960
  br i1 %964, label %1088, label %1018

1018:                                             ; preds = %1015, %1018
  %1019 = phi i64 [ %1052, %1018 ], [ 0, %1015 ]
  %1020 = phi i64 [ %1053, %1018 ], [ 0, %1015 ]
  %1021 = phi i64 [ %1054, %1018 ], [ 0, %1015 ]
  %1022 = getelementptr inbounds i64, ptr %1005, i64 %1020
  %1023 = load i64, ptr %1022, align 8
  %1024 = add nsw i64 %1020, %1017
  %1025 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1024
  %1026 = load i64, ptr %1025, align 8
  %1027 = mul nsw i64 %1026, %1023
  %1028 = add nsw i64 %1027, %1019
  %1029 = or i64 %1020, 1
  %1030 = getelementptr inbounds i64, ptr %1005, i64 %1029
  %1031 = load i64, ptr %1030, align 8
  %1032 = add nsw i64 %1029, %1017
  %1033 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1032
  %1034 = load i64, ptr %1033, align 8
  %1035 = mul nsw i64 %1034, %1031
  %1036 = add nsw i64 %1035, %1028
  %1037 = or i64 %1020, 2
  %1038 = getelementptr inbounds i64, ptr %1005, i64 %1037
  %1039 = load i64, ptr %1038, align 8
  %1040 = add nsw i64 %1037, %1017
  %1041 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1040
  %1042 = load i64, ptr %1041, align 8
  %1043 = mul nsw i64 %1042, %1039
  %1044 = add nsw i64 %1043, %1036
  %1045 = or i64 %1020, 3
  %1046 = getelementptr inbounds i64, ptr %1005, i64 %1045
  %1047 = load i64, ptr %1046, align 8
  %1048 = add nsw i64 %1045, %1017
  %1049 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1048
  %1050 = load i64, ptr %1049, align 8
  %1051 = mul nsw i64 %1050, %1047
  %1052 = add nsw i64 %1051, %1044
  %1053 = add nuw nsw i64 %1020, 4
  %1054 = add i64 %1021, 4
  %1055 = icmp eq i64 %1054, %965
  br i1 %1055, label %1088, label %1018

1056:                                             ; preds = %1084, %1010
  %1057 = phi i64 [ 0, %1010 ], [ %1085, %1084 ]
  %1058 = phi i64 [ 0, %1010 ], [ %1086, %1084 ]
  %1059 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1058
  %1060 = load i64, ptr %1059, align 8
  %1061 = icmp eq i64 %1060, %1011
  br i1 %1061, label %1062, label %1084

1062:                                             ; preds = %1056
  %1063 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1058, i32 1
  %1064 = load i64, ptr %1063, align 8
  %1065 = getelementptr inbounds i64, ptr %1005, i64 %1064
  %1066 = load i64, ptr %1065, align 8
  br i1 %1012, label %1075, label %1067

1067:                                             ; preds = %1062
  %1068 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1058, i32 6
  %1069 = load i64, ptr %1068, align 8
  %1070 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1058, i32 6, i32 3
  %1071 = load i64, ptr %1070, align 8
  %1072 = add nsw i64 %1071, %1069
  %1073 = mul nsw i64 %1072, %1066
  %1074 = add nsw i64 %1073, %1057
  br i1 %1013, label %1084, label %1075

1075:                                             ; preds = %1067, %1062
  %1076 = phi i64 [ %1074, %1067 ], [ %1057, %1062 ]
  %1077 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1058, i32 6, i32 1
  %1078 = load i64, ptr %1077, align 8
  %1079 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %1058, i32 6, i32 2
  %1080 = load i64, ptr %1079, align 8
  %1081 = add nsw i64 %1080, %1078
  %1082 = mul nsw i64 %1081, %1066
  %1083 = add nsw i64 %1082, %1076
  br label %1084

1084:                                             ; preds = %1075, %1067, %1056
  %1085 = phi i64 [ %1057, %1056 ], [ %1083, %1075 ], [ %1074, %1067 ]
  %1086 = add nuw nsw i64 %1058, 1
  %1087 = icmp eq i64 %1086, %610
  br i1 %1087, label %1106, label %1056

1088:                                             ; preds = %1018, %1015
  %1089 = phi i64 [ undef, %1015 ], [ %1052, %1018 ]
  %1090 = phi i64 [ 0, %1015 ], [ %1052, %1018 ]
  %1091 = phi i64 [ 0, %1015 ], [ %1053, %1018 ]
  br i1 %966, label %1106, label %1092

1092:                                             ; preds = %1088, %1092
  %1093 = phi i64 [ %1102, %1092 ], [ %1090, %1088 ]
  %1094 = phi i64 [ %1103, %1092 ], [ %1091, %1088 ]
  %1095 = phi i64 [ %1104, %1092 ], [ 0, %1088 ]
  %1096 = getelementptr inbounds i64, ptr %1005, i64 %1094
  %1097 = load i64, ptr %1096, align 8
  %1098 = add nsw i64 %1094, %1017
  %1099 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %1098
  %1100 = load i64, ptr %1099, align 8
  %1101 = mul nsw i64 %1100, %1097
  %1102 = add nsw i64 %1101, %1093
  %1103 = add nuw nsw i64 %1094, 1
  %1104 = add i64 %1095, 1
  %1105 = icmp eq i64 %1104, %963
  br i1 %1105, label %1106, label %1092

1106:                                             ; preds = %1084, %1088, %1092, %1014, %1009
  %1107 = phi i64 [ 0, %1014 ], [ 0, %1009 ], [ %1089, %1088 ], [ %1102, %1092 ], [ %1085, %1084 ]
  %1108 = getelementptr inbounds %struct.Port, ptr %956, i64 %1001, i32 2
  %1109 = load i64, ptr %1108, align 8
  %1110 = getelementptr inbounds %struct.Port, ptr %956, i64 %1001, i32 3
  %1111 = load i64, ptr %1110, align 8
  %1112 = mul nsw i64 %1111, %1107
  %1113 = add i64 %1109, -1
  %1114 = add i64 %1113, %1112
  %1115 = sdiv i64 %1114, %1109
  %1116 = tail call i64 @llvm.smax.i64(i64 %1002, i64 %1115)
  %1117 = add nuw nsw i64 %1001, 1
  %1118 = icmp eq i64 %1117, %949
  br i1 %1118, label %988, label %1000

1119:                                             ; preds = %1149, %993
  %1120 = phi double [ undef, %993 ], [ %1183, %1149 ]
  %1121 = phi i64 [ 0, %993 ], [ %1184, %1149 ]
  %1122 = phi double [ %608, %993 ], [ %1183, %1149 ]
  %1123 = icmp eq i64 %996, 0
  br i1 %1123, label %1138, label %1124

1124:                                             ; preds = %1119, %1124
  %1125 = phi i64 [ %1135, %1124 ], [ %1121, %1119 ]
  %1126 = phi double [ %1134, %1124 ], [ %1122, %1119 ]
  %1127 = phi i64 [ %1136, %1124 ], [ 0, %1119 ]
  %1128 = getelementptr inbounds double, ptr %995, i64 %1125
  %1129 = load double, ptr %1128, align 8
  %1130 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1125
  %1131 = load i64, ptr %1130, align 8
  %1132 = sitofp i64 %1131 to double
  %1133 = fmul double %1129, %1132
  %1134 = fadd double %1126, %1133
  %1135 = add nuw nsw i64 %1125, 1
  %1136 = add i64 %1127, 1
  %1137 = icmp eq i64 %1136, %996
  br i1 %1137, label %1138, label %1124

1138:                                             ; preds = %1119, %1124, %988
  %1139 = phi double [ %608, %988 ], [ %1120, %1119 ], [ %1134, %1124 ]
  %1140 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 26
  %1141 = load double, ptr %1140, align 8
  %1142 = sitofp i64 %990 to double
  %1143 = fmul double %1141, %1142
  %1144 = fadd double %1139, %1143
  %1145 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 1
  store i64 %990, ptr %1145, align 8
  %1146 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 6
  store double %1144, ptr %1146, align 8
  %1147 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %1148 = load i64, ptr %1147, align 8
  switch i64 %1148, label %1190 [
    i64 0, label %1192
    i64 1, label %1187
    i64 2, label %1188
  ]

1149:                                             ; preds = %1149, %998
  %1150 = phi i64 [ 0, %998 ], [ %1184, %1149 ]
  %1151 = phi double [ %608, %998 ], [ %1183, %1149 ]
  %1152 = phi i64 [ 0, %998 ], [ %1185, %1149 ]
  %1153 = getelementptr inbounds double, ptr %995, i64 %1150
  %1154 = load double, ptr %1153, align 8
  %1155 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1150
  %1156 = load i64, ptr %1155, align 8
  %1157 = sitofp i64 %1156 to double
  %1158 = fmul double %1154, %1157
  %1159 = fadd double %1151, %1158
  %1160 = or i64 %1150, 1
  %1161 = getelementptr inbounds double, ptr %995, i64 %1160
  %1162 = load double, ptr %1161, align 8
  %1163 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1160
  %1164 = load i64, ptr %1163, align 8
  %1165 = sitofp i64 %1164 to double
  %1166 = fmul double %1162, %1165
  %1167 = fadd double %1159, %1166
  %1168 = or i64 %1150, 2
  %1169 = getelementptr inbounds double, ptr %995, i64 %1168
  %1170 = load double, ptr %1169, align 8
  %1171 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1168
  %1172 = load i64, ptr %1171, align 8
  %1173 = sitofp i64 %1172 to double
  %1174 = fmul double %1170, %1173
  %1175 = fadd double %1167, %1174
  %1176 = or i64 %1150, 3
  %1177 = getelementptr inbounds double, ptr %995, i64 %1176
  %1178 = load double, ptr %1177, align 8
  %1179 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %1176
  %1180 = load i64, ptr %1179, align 8
  %1181 = sitofp i64 %1180 to double
  %1182 = fmul double %1178, %1181
  %1183 = fadd double %1175, %1182
  %1184 = add nuw nsw i64 %1150, 4
  %1185 = add i64 %1152, 4
  %1186 = icmp eq i64 %1185, %999
  br i1 %1186, label %1119, label %1149

1187:                                             ; preds = %1138
  br label %1192

1188:                                             ; preds = %1138
  %1189 = fmul double %1144, %1142
  br label %1192

1190:                                             ; preds = %1138
  %1191 = sitofp i64 %609 to double
  br label %1192

1192:                                             ; preds = %1138, %1187, %1188, %1190
  %1193 = phi double [ %1142, %1187 ], [ %1189, %1188 ], [ %1191, %1190 ], [ %1144, %1138 ]
  %1194 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 8
  store double %1193, ptr %1194, align 8
  br label %1195

1195:                                             ; preds = %574, %1192, %576
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @room() {
  ret i64 2130104
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @result_size() {
  ret i64 10936
}

; Function Attrs: nofree nosync nounwind
define void @evaluate_all(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef writeonly %4, ptr noundef %5, ptr nocapture noundef %6) {
  %8 = icmp sgt i64 %3, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = getelementptr inbounds %struct.Result, ptr %5, i64 0, i32 3
  %11 = getelementptr inbounds %struct.Result, ptr %5, i64 0, i32 6
  %12 = getelementptr inbounds %struct.Result, ptr %5, i64 0, i32 1
  %13 = getelementptr inbounds %struct.Result, ptr %5, i64 0, i32 7
  %14 = getelementptr inbounds %struct.Result, ptr %5, i64 0, i32 8
  br label %16

15:                                               ; preds = %40, %7
  ret void

16:                                               ; preds = %9, %40
  %17 = phi i64 [ 0, %9 ], [ %21, %40 ]
  %18 = getelementptr inbounds i64, ptr %2, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Node, ptr %1, i64 %19
  %21 = add nuw nsw i64 %17, 1
  %22 = getelementptr inbounds i64, ptr %2, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = sub nsw i64 %23, %19
  tail call void @evaluate(ptr noundef %0, ptr noundef %20, i64 noundef %24, ptr noundef %5, ptr noundef %6)
  %25 = mul nsw i64 %17, 5
  %26 = getelementptr inbounds double, ptr %4, i64 %25
  %27 = load i64, ptr %10, align 8
  %28 = sitofp i64 %27 to double
  %29 = getelementptr inbounds double, ptr %26, i64 4
  store double %28, ptr %29, align 8
  %30 = icmp eq i64 %27, 0
  br i1 %30, label %31, label %40

31:                                               ; preds = %16
  %32 = load double, ptr %11, align 8
  store double %32, ptr %26, align 8
  %33 = load i64, ptr %12, align 8
  %34 = sitofp i64 %33 to double
  %35 = getelementptr inbounds double, ptr %26, i64 1
  store double %34, ptr %35, align 8
  %36 = load double, ptr %13, align 8
  %37 = getelementptr inbounds double, ptr %26, i64 2
  store double %36, ptr %37, align 8
  %38 = load double, ptr %14, align 8
  %39 = getelementptr inbounds double, ptr %26, i64 3
  store double %38, ptr %39, align 8
  br label %40

40:                                               ; preds = %16, %31
  %41 = icmp eq i64 %21, %3
  br i1 %41, label %15, label %16
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nofree nosync nounwind
define internal fastcc i64 @count(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr {
  %7 = alloca [49 x i64], align 16
  %8 = alloca [49 x i64], align 16
  %9 = alloca [16 x %struct.Factor], align 16
  %10 = alloca [16 x i64], align 16
  %11 = alloca [49 x i64], align 16
  %12 = alloca [49 x i64], align 16
  %13 = alloca [16 x i64], align 16
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 4
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, %1
  %18 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 13
  %19 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 12
  %20 = select i1 %17, ptr %18, ptr %19
  %21 = load ptr, ptr %20, align 8
  call void @llvm.lifetime.start.p0(i64 25984, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10)
  %22 = load i64, ptr %14, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %6
  %25 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 9
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq i64 %4, 0
  %28 = select i1 %27, i64 1, i64 3
  %29 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 8
  br label %48

30:                                               ; preds = %133, %6
  %31 = phi i64 [ 1, %6 ], [ %135, %133 ]
  %32 = phi i64 [ 0, %6 ], [ %136, %133 ]
  %33 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 10
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %34, i64 %1
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %1, 1
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %36, %39
  br i1 %40, label %41, label %626

41:                                               ; preds = %30
  %42 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 11
  %43 = icmp eq i64 %4, 0
  %44 = select i1 %43, i64 1, i64 3
  %45 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 8
  %46 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9
  %47 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
  br label %139

48:                                               ; preds = %24, %133
  %49 = phi i64 [ %22, %24 ], [ %134, %133 ]
  %50 = phi i64 [ 0, %24 ], [ %136, %133 ]
  %51 = phi i64 [ 1, %24 ], [ %135, %133 ]
  %52 = phi i64 [ 0, %24 ], [ %137, %133 ]
  %53 = mul nsw i64 %49, %1
  %54 = add nsw i64 %53, %52
  %55 = getelementptr inbounds i64, ptr %26, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %133

58:                                               ; preds = %48
  %59 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %50
  store i64 0, ptr %59, align 8
  %60 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %50, i32 1
  store i64 %52, ptr %60, align 8
  %61 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %50, i32 2
  store i64 -1, ptr %61, align 8
  %62 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %50, i32 5
  %63 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %50, i32 5, i32 2
  store i64 0, ptr %63, align 8
  %64 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %50, i32 5, i32 1
  store i64 0, ptr %64, align 8
  store i64 0, ptr %62, align 8
  %65 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %52
  %66 = load i64, ptr %65, align 8
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %124

68:                                               ; preds = %58, %119
  %69 = phi i64 [ %120, %119 ], [ 0, %58 ]
  %70 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %52, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = icmp slt i64 %71, %2
  br i1 %72, label %73, label %122

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %52, i64 %69, i32 2
  %75 = load i64, ptr %74, align 8
  %76 = icmp sgt i64 %75, -1
  br i1 %76, label %79, label %77

77:                                               ; preds = %73
  %78 = load i64, ptr %62, align 8
  br label %103

79:                                               ; preds = %73
  %80 = icmp slt i64 %71, %3
  br i1 %80, label %86, label %81

81:                                               ; preds = %79
  %82 = getelementptr inbounds i64, ptr %21, i64 %75
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, 0
  %85 = select i1 %84, i64 1, i64 2
  br label %86

86:                                               ; preds = %81, %79
  %87 = phi i64 [ %85, %81 ], [ %28, %79 ]
  %88 = load i64, ptr %62, align 8
  %89 = add nsw i64 %88, -1
  %90 = icmp sgt i64 %88, 0
  br i1 %90, label %91, label %103

91:                                               ; preds = %86
  %92 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %50, i32 5, i32 3, i64 %89
  %93 = load i64, ptr %92, align 8
  %94 = icmp eq i64 %93, %87
  br i1 %94, label %95, label %103

95:                                               ; preds = %91
  %96 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %50, i32 5, i32 4, i64 %89
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %52, i64 %69, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = srem i64 %97, %99
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %102, label %103

102:                                              ; preds = %95
  store i64 %99, ptr %96, align 8
  br label %119

103:                                              ; preds = %95, %91, %86, %77
  %104 = phi i64 [ %78, %77 ], [ %88, %95 ], [ %88, %91 ], [ %88, %86 ]
  %105 = phi i64 [ 0, %77 ], [ %87, %95 ], [ %87, %91 ], [ %87, %86 ]
  %106 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %50, i32 5, i32 3, i64 %104
  store i64 %105, ptr %106, align 8
  %107 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %52, i64 %69, i32 1
  %108 = load i64, ptr %107, align 8
  %109 = load i64, ptr %62, align 8
  %110 = add nsw i64 %109, 1
  store i64 %110, ptr %62, align 8
  %111 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %50, i32 5, i32 4, i64 %109
  store i64 %108, ptr %111, align 8
  %112 = icmp eq i64 %105, 0
  %113 = zext i1 %112 to i64
  %114 = load i64, ptr %64, align 8
  %115 = add nsw i64 %114, %113
  store i64 %115, ptr %64, align 8
  %116 = zext i1 %76 to i64
  %117 = load i64, ptr %63, align 8
  %118 = add nsw i64 %117, %116
  store i64 %118, ptr %63, align 8
  br label %119

119:                                              ; preds = %103, %102
  %120 = add nuw nsw i64 %69, 1
  %121 = icmp eq i64 %120, %66
  br i1 %121, label %122, label %68

122:                                              ; preds = %119, %68
  %123 = load i64, ptr %64, align 8
  br label %124

124:                                              ; preds = %122, %58
  %125 = phi i64 [ %123, %122 ], [ 0, %58 ]
  %126 = load ptr, ptr %29, align 8
  %127 = getelementptr inbounds i64, ptr %126, i64 %52
  %128 = load i64, ptr %127, align 8
  %129 = call fastcc i64 @visits(i64 noundef %128, ptr noundef nonnull %62, i64 noundef %125)
  %130 = mul nsw i64 %129, %51
  %131 = add nsw i64 %50, 1
  %132 = load i64, ptr %14, align 8
  br label %133

133:                                              ; preds = %48, %124
  %134 = phi i64 [ %49, %48 ], [ %132, %124 ]
  %135 = phi i64 [ %51, %48 ], [ %130, %124 ]
  %136 = phi i64 [ %50, %48 ], [ %131, %124 ]
  %137 = add nuw nsw i64 %52, 1
  %138 = icmp slt i64 %137, %134
  br i1 %138, label %48, label %30

139:                                              ; preds = %41, %616
  %140 = phi ptr [ %34, %41 ], [ %617, %616 ]
  %141 = phi i64 [ %32, %41 ], [ %147, %616 ]
  %142 = phi i64 [ %31, %41 ], [ %619, %616 ]
  %143 = phi i64 [ %36, %41 ], [ %620, %616 ]
  %144 = load ptr, ptr %42, align 8
  %145 = shl nsw i64 %143, 2
  %146 = getelementptr inbounds i64, ptr %144, i64 %145
  %147 = add nsw i64 %141, 1
  %148 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141
  %149 = getelementptr inbounds i64, ptr %146, i64 2
  %150 = load i64, ptr %149, align 8
  %151 = icmp slt i64 %150, 0
  %152 = select i1 %151, i64 1, i64 2
  store i64 %152, ptr %148, align 8
  %153 = load i64, ptr %146, align 8
  %154 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 1
  store i64 %153, ptr %154, align 8
  %155 = getelementptr inbounds i64, ptr %146, i64 1
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 3
  store i64 %156, ptr %157, align 8
  %158 = load i64, ptr %149, align 8
  %159 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 2
  store i64 %158, ptr %159, align 8
  %160 = getelementptr inbounds i64, ptr %146, i64 3
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 4
  store i64 %161, ptr %162, align 8
  %163 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5
  %164 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 2
  store i64 0, ptr %164, align 8
  %165 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 1
  store i64 0, ptr %165, align 8
  store i64 0, ptr %163, align 8
  %166 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %153
  %167 = load i64, ptr %166, align 8
  %168 = icmp sgt i64 %167, 0
  br i1 %168, label %169, label %226

169:                                              ; preds = %139, %220
  %170 = phi i64 [ %221, %220 ], [ 0, %139 ]
  %171 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %153, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = icmp slt i64 %172, %2
  br i1 %173, label %174, label %223

174:                                              ; preds = %169
  %175 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %153, i64 %170, i32 2
  %176 = load i64, ptr %175, align 8
  %177 = icmp sgt i64 %176, -1
  br i1 %177, label %180, label %178

178:                                              ; preds = %174
  %179 = load i64, ptr %163, align 8
  br label %204

180:                                              ; preds = %174
  %181 = icmp slt i64 %172, %3
  br i1 %181, label %187, label %182

182:                                              ; preds = %180
  %183 = getelementptr inbounds i64, ptr %21, i64 %176
  %184 = load i64, ptr %183, align 8
  %185 = icmp eq i64 %184, 0
  %186 = select i1 %185, i64 1, i64 2
  br label %187

187:                                              ; preds = %182, %180
  %188 = phi i64 [ %186, %182 ], [ %44, %180 ]
  %189 = load i64, ptr %163, align 8
  %190 = add nsw i64 %189, -1
  %191 = icmp sgt i64 %189, 0
  br i1 %191, label %192, label %204

192:                                              ; preds = %187
  %193 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 3, i64 %190
  %194 = load i64, ptr %193, align 8
  %195 = icmp eq i64 %194, %188
  br i1 %195, label %196, label %204

196:                                              ; preds = %192
  %197 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 4, i64 %190
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %153, i64 %170, i32 1
  %200 = load i64, ptr %199, align 8
  %201 = srem i64 %198, %200
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %203, label %204

203:                                              ; preds = %196
  store i64 %200, ptr %197, align 8
  br label %220

204:                                              ; preds = %196, %192, %187, %178
  %205 = phi i64 [ %179, %178 ], [ %189, %196 ], [ %189, %192 ], [ %189, %187 ]
  %206 = phi i64 [ 0, %178 ], [ %188, %196 ], [ %188, %192 ], [ %188, %187 ]
  %207 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 3, i64 %205
  store i64 %206, ptr %207, align 8
  %208 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %153, i64 %170, i32 1
  %209 = load i64, ptr %208, align 8
  %210 = load i64, ptr %163, align 8
  %211 = add nsw i64 %210, 1
  store i64 %211, ptr %163, align 8
  %212 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 4, i64 %210
  store i64 %209, ptr %212, align 8
  %213 = icmp eq i64 %206, 0
  %214 = zext i1 %213 to i64
  %215 = load i64, ptr %165, align 8
  %216 = add nsw i64 %215, %214
  store i64 %216, ptr %165, align 8
  %217 = zext i1 %177 to i64
  %218 = load i64, ptr %164, align 8
  %219 = add nsw i64 %218, %217
  store i64 %219, ptr %164, align 8
  br label %220

220:                                              ; preds = %204, %203
  %221 = add nuw nsw i64 %170, 1
  %222 = icmp eq i64 %221, %167
  br i1 %222, label %223, label %169

223:                                              ; preds = %220, %169
  %224 = load i64, ptr %154, align 8
  %225 = load i64, ptr %148, align 8
  br label %226

226:                                              ; preds = %223, %139
  %227 = phi i64 [ %225, %223 ], [ %152, %139 ]
  %228 = phi i64 [ %224, %223 ], [ %153, %139 ]
  %229 = load ptr, ptr %45, align 8
  %230 = getelementptr inbounds i64, ptr %229, i64 %228
  %231 = load i64, ptr %230, align 8
  %232 = icmp eq i64 %227, 1
  br i1 %232, label %233, label %459

233:                                              ; preds = %226
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %12)
  %234 = load i64, ptr %163, align 8
  %235 = icmp sgt i64 %234, 0
  br i1 %235, label %236, label %285

236:                                              ; preds = %233
  %237 = and i64 %234, 1
  %238 = icmp eq i64 %234, 1
  br i1 %238, label %241, label %239

239:                                              ; preds = %236
  %240 = and i64 %234, -2
  br label %259

241:                                              ; preds = %277, %236
  %242 = phi i64 [ undef, %236 ], [ %281, %277 ]
  %243 = phi i64 [ 0, %236 ], [ %281, %277 ]
  %244 = phi i64 [ 0, %236 ], [ %282, %277 ]
  %245 = icmp eq i64 %237, 0
  br i1 %245, label %256, label %246

246:                                              ; preds = %241
  %247 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 3, i64 %244
  %248 = load i64, ptr %247, align 8
  %249 = icmp eq i64 %248, 2
  br i1 %249, label %250, label %251

250:                                              ; preds = %246
  store i64 1, ptr %247, align 8
  br label %251

251:                                              ; preds = %250, %246
  %252 = phi i64 [ 1, %250 ], [ %248, %246 ]
  %253 = icmp eq i64 %252, 3
  %254 = zext i1 %253 to i64
  %255 = or i64 %243, %254
  br label %256

256:                                              ; preds = %241, %251
  %257 = phi i64 [ %242, %241 ], [ %255, %251 ]
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %285, label %288

259:                                              ; preds = %277, %239
  %260 = phi i64 [ 0, %239 ], [ %281, %277 ]
  %261 = phi i64 [ 0, %239 ], [ %282, %277 ]
  %262 = phi i64 [ 0, %239 ], [ %283, %277 ]
  %263 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 3, i64 %261
  %264 = load i64, ptr %263, align 8
  %265 = icmp eq i64 %264, 2
  br i1 %265, label %266, label %267

266:                                              ; preds = %259
  store i64 1, ptr %263, align 8
  br label %267

267:                                              ; preds = %266, %259
  %268 = phi i64 [ 1, %266 ], [ %264, %259 ]
  %269 = icmp eq i64 %268, 3
  %270 = zext i1 %269 to i64
  %271 = or i64 %260, %270
  %272 = or i64 %261, 1
  %273 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 3, i64 %272
  %274 = load i64, ptr %273, align 8
  %275 = icmp eq i64 %274, 2
  br i1 %275, label %276, label %277

276:                                              ; preds = %267
  store i64 1, ptr %273, align 8
  br label %277

277:                                              ; preds = %276, %267
  %278 = phi i64 [ 1, %276 ], [ %274, %267 ]
  %279 = icmp eq i64 %278, 3
  %280 = zext i1 %279 to i64
  %281 = or i64 %271, %280
  %282 = add nuw nsw i64 %261, 2
  %283 = add i64 %262, 2
  %284 = icmp eq i64 %283, %240
  br i1 %284, label %241, label %259

285:                                              ; preds = %233, %256
  %286 = load i64, ptr %157, align 8
  %287 = icmp sgt i64 %286, 1
  br i1 %287, label %288, label %457

288:                                              ; preds = %285, %256
  store i64 %231, ptr %11, align 16
  store i64 1, ptr %12, align 16
  br i1 %235, label %289, label %403

289:                                              ; preds = %288, %397
  %290 = phi i64 [ %398, %397 ], [ 1, %288 ]
  %291 = phi i64 [ %399, %397 ], [ 0, %288 ]
  %292 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 4, i64 %291
  %293 = load i64, ptr %292, align 8
  %294 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 3, i64 %291
  %295 = load i64, ptr %294, align 8
  %296 = icmp sgt i64 %295, 1
  %297 = icmp sgt i64 %290, 0
  br i1 %296, label %299, label %298

298:                                              ; preds = %289
  br i1 %297, label %344, label %397

299:                                              ; preds = %289
  br i1 %297, label %300, label %397

300:                                              ; preds = %299
  %301 = and i64 %290, 3
  %302 = icmp ult i64 %290, 4
  br i1 %302, label %385, label %303

303:                                              ; preds = %300
  %304 = and i64 %290, -4
  br label %305

305:                                              ; preds = %305, %303
  %306 = phi i64 [ 0, %303 ], [ %323, %305 ]
  %307 = phi i64 [ 0, %303 ], [ %324, %305 ]
  %308 = getelementptr inbounds i64, ptr %11, i64 %306
  %309 = load i64, ptr %308, align 16
  %310 = tail call i64 @llvm.smin.i64(i64 %309, i64 %293)
  store i64 %310, ptr %308, align 16
  %311 = or i64 %306, 1
  %312 = getelementptr inbounds i64, ptr %11, i64 %311
  %313 = load i64, ptr %312, align 8
  %314 = tail call i64 @llvm.smin.i64(i64 %313, i64 %293)
  store i64 %314, ptr %312, align 8
  %315 = or i64 %306, 2
  %316 = getelementptr inbounds i64, ptr %11, i64 %315
  %317 = load i64, ptr %316, align 16
  %318 = tail call i64 @llvm.smin.i64(i64 %317, i64 %293)
  store i64 %318, ptr %316, align 16
  %319 = or i64 %306, 3
  %320 = getelementptr inbounds i64, ptr %11, i64 %319
  %321 = load i64, ptr %320, align 8
  %322 = tail call i64 @llvm.smin.i64(i64 %321, i64 %293)
  store i64 %322, ptr %320, align 8
  %323 = add nuw nsw i64 %306, 4
  %324 = add i64 %307, 4
  %325 = icmp eq i64 %324, %304
  br i1 %325, label %385, label %305

326:                                              ; preds = %362
  %327 = icmp eq i64 %356, 0
  br i1 %327, label %397, label %328

328:                                              ; preds = %326
  %329 = icmp sgt i64 %363, 0
  br i1 %329, label %330, label %366

330:                                              ; preds = %328
  %331 = and i64 %363, 1
  %332 = icmp eq i64 %331, 0
  br i1 %332, label %341, label %333

333:                                              ; preds = %330
  %334 = add nsw i64 %363, -1
  %335 = getelementptr inbounds i64, ptr %11, i64 %334
  %336 = load i64, ptr %335, align 8
  %337 = getelementptr inbounds i64, ptr %11, i64 %363
  store i64 %336, ptr %337, align 8
  %338 = getelementptr inbounds i64, ptr %12, i64 %334
  %339 = load i64, ptr %338, align 8
  %340 = getelementptr inbounds i64, ptr %12, i64 %363
  store i64 %339, ptr %340, align 8
  br label %341

341:                                              ; preds = %333, %330
  %342 = phi i64 [ %363, %330 ], [ %334, %333 ]
  %343 = icmp eq i64 %363, 1
  br i1 %343, label %366, label %368

344:                                              ; preds = %298, %362
  %345 = phi i64 [ %364, %362 ], [ 0, %298 ]
  %346 = phi i64 [ %363, %362 ], [ 0, %298 ]
  %347 = phi i64 [ %356, %362 ], [ 0, %298 ]
  %348 = getelementptr inbounds i64, ptr %11, i64 %345
  %349 = load i64, ptr %348, align 8
  %350 = sdiv i64 %349, %293
  %351 = srem i64 %349, %293
  %352 = mul nsw i64 %350, %293
  %353 = getelementptr inbounds i64, ptr %12, i64 %345
  %354 = load i64, ptr %353, align 8
  %355 = mul nsw i64 %354, %350
  %356 = add nsw i64 %355, %347
  %357 = icmp eq i64 %349, %352
  br i1 %357, label %362, label %358

358:                                              ; preds = %344
  %359 = getelementptr inbounds i64, ptr %11, i64 %346
  store i64 %351, ptr %359, align 8
  %360 = getelementptr inbounds i64, ptr %12, i64 %346
  store i64 %354, ptr %360, align 8
  %361 = add nsw i64 %346, 1
  br label %362

362:                                              ; preds = %358, %344
  %363 = phi i64 [ %361, %358 ], [ %346, %344 ]
  %364 = add nuw nsw i64 %345, 1
  %365 = icmp eq i64 %364, %290
  br i1 %365, label %326, label %344

366:                                              ; preds = %341, %368, %328
  store i64 %293, ptr %11, align 16
  store i64 %356, ptr %12, align 16
  %367 = add nsw i64 %363, 1
  br label %397

368:                                              ; preds = %341, %368
  %369 = phi i64 [ %377, %368 ], [ %342, %341 ]
  %370 = add nsw i64 %369, -1
  %371 = getelementptr inbounds i64, ptr %11, i64 %370
  %372 = load i64, ptr %371, align 8
  %373 = getelementptr inbounds i64, ptr %11, i64 %369
  store i64 %372, ptr %373, align 8
  %374 = getelementptr inbounds i64, ptr %12, i64 %370
  %375 = load i64, ptr %374, align 8
  %376 = getelementptr inbounds i64, ptr %12, i64 %369
  store i64 %375, ptr %376, align 8
  %377 = add nsw i64 %369, -2
  %378 = getelementptr inbounds i64, ptr %11, i64 %377
  %379 = load i64, ptr %378, align 8
  %380 = getelementptr inbounds i64, ptr %11, i64 %370
  store i64 %379, ptr %380, align 8
  %381 = getelementptr inbounds i64, ptr %12, i64 %377
  %382 = load i64, ptr %381, align 8
  %383 = getelementptr inbounds i64, ptr %12, i64 %370
  store i64 %382, ptr %383, align 8
  %384 = icmp ugt i64 %370, 1
  br i1 %384, label %368, label %366

385:                                              ; preds = %305, %300
  %386 = phi i64 [ 0, %300 ], [ %323, %305 ]
  %387 = icmp eq i64 %301, 0
  br i1 %387, label %397, label %388

388:                                              ; preds = %385, %388
  %389 = phi i64 [ %394, %388 ], [ %386, %385 ]
  %390 = phi i64 [ %395, %388 ], [ 0, %385 ]
  %391 = getelementptr inbounds i64, ptr %11, i64 %389
  %392 = load i64, ptr %391, align 8
  %393 = tail call i64 @llvm.smin.i64(i64 %392, i64 %293)
  store i64 %393, ptr %391, align 8
  %394 = add nuw nsw i64 %389, 1
  %395 = add i64 %390, 1
  %396 = icmp eq i64 %395, %301
  br i1 %396, label %397, label %388

397:                                              ; preds = %385, %388, %366, %326, %299, %298
  %398 = phi i64 [ %367, %366 ], [ %363, %326 ], [ %290, %299 ], [ 0, %298 ], [ %290, %388 ], [ %290, %385 ]
  %399 = add nuw nsw i64 %291, 1
  %400 = icmp eq i64 %399, %234
  br i1 %400, label %401, label %289

401:                                              ; preds = %397
  %402 = icmp sgt i64 %398, 0
  br i1 %402, label %403, label %457

403:                                              ; preds = %288, %401
  %404 = phi i64 [ %398, %401 ], [ 1, %288 ]
  %405 = load i64, ptr %157, align 8
  %406 = and i64 %404, 1
  %407 = icmp eq i64 %404, 1
  br i1 %407, label %440, label %408

408:                                              ; preds = %403
  %409 = and i64 %404, -2
  br label %410

410:                                              ; preds = %410, %408
  %411 = phi i64 [ 0, %408 ], [ %437, %410 ]
  %412 = phi i64 [ 0, %408 ], [ %436, %410 ]
  %413 = phi i64 [ 0, %408 ], [ %438, %410 ]
  %414 = getelementptr inbounds [49 x i64], ptr %12, i64 0, i64 %411
  %415 = load i64, ptr %414, align 16
  %416 = getelementptr inbounds [49 x i64], ptr %11, i64 0, i64 %411
  %417 = load i64, ptr %416, align 16
  %418 = icmp sgt i64 %417, 0
  %419 = add nsw i64 %417, -1
  %420 = mul nsw i64 %419, %405
  %421 = add nsw i64 %420, 1
  %422 = select i1 %418, i64 %421, i64 0
  %423 = mul nsw i64 %422, %415
  %424 = add nsw i64 %423, %412
  %425 = or i64 %411, 1
  %426 = getelementptr inbounds [49 x i64], ptr %12, i64 0, i64 %425
  %427 = load i64, ptr %426, align 8
  %428 = getelementptr inbounds [49 x i64], ptr %11, i64 0, i64 %425
  %429 = load i64, ptr %428, align 8
  %430 = icmp sgt i64 %429, 0
  %431 = add nsw i64 %429, -1
  %432 = mul nsw i64 %431, %405
  %433 = add nsw i64 %432, 1
  %434 = select i1 %430, i64 %433, i64 0
  %435 = mul nsw i64 %434, %427
  %436 = add nsw i64 %435, %424
  %437 = add nuw nsw i64 %411, 2
  %438 = add i64 %413, 2
  %439 = icmp eq i64 %438, %409
  br i1 %439, label %440, label %410

440:                                              ; preds = %410, %403
  %441 = phi i64 [ undef, %403 ], [ %436, %410 ]
  %442 = phi i64 [ 0, %403 ], [ %437, %410 ]
  %443 = phi i64 [ 0, %403 ], [ %436, %410 ]
  %444 = icmp eq i64 %406, 0
  br i1 %444, label %457, label %445

445:                                              ; preds = %440
  %446 = getelementptr inbounds [49 x i64], ptr %12, i64 0, i64 %442
  %447 = load i64, ptr %446, align 8
  %448 = getelementptr inbounds [49 x i64], ptr %11, i64 0, i64 %442
  %449 = load i64, ptr %448, align 8
  %450 = icmp sgt i64 %449, 0
  %451 = add nsw i64 %449, -1
  %452 = mul nsw i64 %451, %405
  %453 = add nsw i64 %452, 1
  %454 = select i1 %450, i64 %453, i64 0
  %455 = mul nsw i64 %454, %447
  %456 = add nsw i64 %455, %443
  br label %457

457:                                              ; preds = %445, %440, %401, %285
  %458 = phi i64 [ %231, %285 ], [ 0, %401 ], [ %441, %440 ], [ %456, %445 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %11)
  br label %616

459:                                              ; preds = %226
  %460 = load i64, ptr %159, align 8
  %461 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 6
  %462 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 6, i32 2
  store i64 0, ptr %462, align 8
  %463 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 6, i32 1
  store i64 0, ptr %463, align 8
  store i64 0, ptr %461, align 8
  %464 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %460
  %465 = load i64, ptr %464, align 8
  %466 = icmp sgt i64 %465, 0
  br i1 %466, label %467, label %521

467:                                              ; preds = %459, %518
  %468 = phi i64 [ %519, %518 ], [ 0, %459 ]
  %469 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %460, i64 %468
  %470 = load i64, ptr %469, align 8
  %471 = icmp slt i64 %470, %2
  br i1 %471, label %472, label %521

472:                                              ; preds = %467
  %473 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %460, i64 %468, i32 2
  %474 = load i64, ptr %473, align 8
  %475 = icmp sgt i64 %474, -1
  br i1 %475, label %478, label %476

476:                                              ; preds = %472
  %477 = load i64, ptr %461, align 8
  br label %502

478:                                              ; preds = %472
  %479 = icmp slt i64 %470, %3
  br i1 %479, label %485, label %480

480:                                              ; preds = %478
  %481 = getelementptr inbounds i64, ptr %21, i64 %474
  %482 = load i64, ptr %481, align 8
  %483 = icmp eq i64 %482, 0
  %484 = select i1 %483, i64 1, i64 2
  br label %485

485:                                              ; preds = %480, %478
  %486 = phi i64 [ %484, %480 ], [ %44, %478 ]
  %487 = load i64, ptr %461, align 8
  %488 = add nsw i64 %487, -1
  %489 = icmp sgt i64 %487, 0
  br i1 %489, label %490, label %502

490:                                              ; preds = %485
  %491 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 6, i32 3, i64 %488
  %492 = load i64, ptr %491, align 8
  %493 = icmp eq i64 %492, %486
  br i1 %493, label %494, label %502

494:                                              ; preds = %490
  %495 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 6, i32 4, i64 %488
  %496 = load i64, ptr %495, align 8
  %497 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %460, i64 %468, i32 1
  %498 = load i64, ptr %497, align 8
  %499 = srem i64 %496, %498
  %500 = icmp eq i64 %499, 0
  br i1 %500, label %501, label %502

501:                                              ; preds = %494
  store i64 %498, ptr %495, align 8
  br label %518

502:                                              ; preds = %494, %490, %485, %476
  %503 = phi i64 [ %477, %476 ], [ %487, %494 ], [ %487, %490 ], [ %487, %485 ]
  %504 = phi i64 [ 0, %476 ], [ %486, %494 ], [ %486, %490 ], [ %486, %485 ]
  %505 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 6, i32 3, i64 %503
  store i64 %504, ptr %505, align 8
  %506 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %460, i64 %468, i32 1
  %507 = load i64, ptr %506, align 8
  %508 = load i64, ptr %461, align 8
  %509 = add nsw i64 %508, 1
  store i64 %509, ptr %461, align 8
  %510 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 6, i32 4, i64 %508
  store i64 %507, ptr %510, align 8
  %511 = icmp eq i64 %504, 0
  %512 = zext i1 %511 to i64
  %513 = load i64, ptr %463, align 8
  %514 = add nsw i64 %513, %512
  store i64 %514, ptr %463, align 8
  %515 = zext i1 %475 to i64
  %516 = load i64, ptr %462, align 8
  %517 = add nsw i64 %516, %515
  store i64 %517, ptr %462, align 8
  br label %518

518:                                              ; preds = %502, %501
  %519 = add nuw nsw i64 %468, 1
  %520 = icmp eq i64 %519, %465
  br i1 %520, label %521, label %467

521:                                              ; preds = %467, %518, %459
  %522 = load i64, ptr %163, align 8
  %523 = icmp sgt i64 %522, 0
  br i1 %523, label %524, label %529

524:                                              ; preds = %521
  %525 = and i64 %522, 1
  %526 = icmp eq i64 %522, 1
  br i1 %526, label %581, label %527

527:                                              ; preds = %524
  %528 = and i64 %522, -2
  br label %596

529:                                              ; preds = %521, %593
  %530 = load i64, ptr %461, align 8
  %531 = icmp sgt i64 %530, 0
  br i1 %531, label %532, label %572

532:                                              ; preds = %529
  %533 = and i64 %530, 1
  %534 = icmp eq i64 %530, 1
  br i1 %534, label %557, label %535

535:                                              ; preds = %532
  %536 = and i64 %530, -2
  br label %537

537:                                              ; preds = %537, %535
  %538 = phi i64 [ 0, %535 ], [ %554, %537 ]
  %539 = phi i64 [ 0, %535 ], [ %553, %537 ]
  %540 = phi i64 [ 0, %535 ], [ %555, %537 ]
  %541 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 6, i32 3, i64 %538
  %542 = load i64, ptr %541, align 8
  %543 = add i64 %542, -1
  %544 = icmp ult i64 %543, 2
  %545 = zext i1 %544 to i64
  %546 = add nuw nsw i64 %539, %545
  %547 = or i64 %538, 1
  %548 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 6, i32 3, i64 %547
  %549 = load i64, ptr %548, align 8
  %550 = add i64 %549, -1
  %551 = icmp ult i64 %550, 2
  %552 = zext i1 %551 to i64
  %553 = add nuw nsw i64 %546, %552
  %554 = add nuw nsw i64 %538, 2
  %555 = add i64 %540, 2
  %556 = icmp eq i64 %555, %536
  br i1 %556, label %557, label %537

557:                                              ; preds = %537, %532
  %558 = phi i64 [ undef, %532 ], [ %553, %537 ]
  %559 = phi i64 [ 0, %532 ], [ %554, %537 ]
  %560 = phi i64 [ 0, %532 ], [ %553, %537 ]
  %561 = icmp eq i64 %533, 0
  br i1 %561, label %569, label %562

562:                                              ; preds = %557
  %563 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 6, i32 3, i64 %559
  %564 = load i64, ptr %563, align 8
  %565 = add i64 %564, -1
  %566 = icmp ult i64 %565, 2
  %567 = zext i1 %566 to i64
  %568 = add nuw nsw i64 %560, %567
  br label %569

569:                                              ; preds = %557, %562
  %570 = phi i64 [ %558, %557 ], [ %568, %562 ]
  %571 = icmp ult i64 %570, 2
  br i1 %571, label %572, label %624

572:                                              ; preds = %529, %569
  call fastcc void @leaves(ptr noundef nonnull %0, ptr noundef nonnull %46, i64 noundef %231, ptr noundef nonnull %163)
  %573 = load ptr, ptr %45, align 8
  %574 = load i64, ptr %159, align 8
  %575 = getelementptr inbounds i64, ptr %573, i64 %574
  %576 = load i64, ptr %575, align 8
  call fastcc void @leaves(ptr noundef nonnull %0, ptr noundef nonnull %47, i64 noundef %576, ptr noundef nonnull %461)
  %577 = load i64, ptr %157, align 8
  %578 = load i64, ptr %162, align 8
  %579 = tail call fastcc i64 @pairs(ptr noundef nonnull %0, i64 noundef %577, i64 noundef %578, i64 noundef 0)
  %580 = load ptr, ptr %33, align 8
  br label %616

581:                                              ; preds = %596, %524
  %582 = phi i64 [ undef, %524 ], [ %612, %596 ]
  %583 = phi i64 [ 0, %524 ], [ %613, %596 ]
  %584 = phi i64 [ 0, %524 ], [ %612, %596 ]
  %585 = icmp eq i64 %525, 0
  br i1 %585, label %593, label %586

586:                                              ; preds = %581
  %587 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 3, i64 %583
  %588 = load i64, ptr %587, align 8
  %589 = add i64 %588, -1
  %590 = icmp ult i64 %589, 2
  %591 = zext i1 %590 to i64
  %592 = add nuw nsw i64 %584, %591
  br label %593

593:                                              ; preds = %581, %586
  %594 = phi i64 [ %582, %581 ], [ %592, %586 ]
  %595 = icmp ult i64 %594, 2
  br i1 %595, label %529, label %624

596:                                              ; preds = %596, %527
  %597 = phi i64 [ 0, %527 ], [ %613, %596 ]
  %598 = phi i64 [ 0, %527 ], [ %612, %596 ]
  %599 = phi i64 [ 0, %527 ], [ %614, %596 ]
  %600 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 3, i64 %597
  %601 = load i64, ptr %600, align 8
  %602 = add i64 %601, -1
  %603 = icmp ult i64 %602, 2
  %604 = zext i1 %603 to i64
  %605 = add nuw nsw i64 %598, %604
  %606 = or i64 %597, 1
  %607 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %141, i32 5, i32 3, i64 %606
  %608 = load i64, ptr %607, align 8
  %609 = add i64 %608, -1
  %610 = icmp ult i64 %609, 2
  %611 = zext i1 %610 to i64
  %612 = add nuw nsw i64 %605, %611
  %613 = add nuw nsw i64 %597, 2
  %614 = add i64 %599, 2
  %615 = icmp eq i64 %614, %528
  br i1 %615, label %581, label %596

616:                                              ; preds = %457, %572
  %617 = phi ptr [ %140, %457 ], [ %580, %572 ]
  %618 = phi i64 [ %458, %457 ], [ %579, %572 ]
  %619 = mul nsw i64 %618, %142
  %620 = add nsw i64 %143, 1
  %621 = getelementptr inbounds i64, ptr %617, i64 %37
  %622 = load i64, ptr %621, align 8
  %623 = icmp slt i64 %620, %622
  br i1 %623, label %139, label %626

624:                                              ; preds = %569, %593
  %625 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 1, ptr %625, align 8
  br label %999

626:                                              ; preds = %616, %30
  %627 = phi i64 [ %31, %30 ], [ %619, %616 ]
  %628 = phi i64 [ %32, %30 ], [ %147, %616 ]
  %629 = icmp eq i64 %5, 0
  br i1 %629, label %999, label %630

630:                                              ; preds = %626
  %631 = load i64, ptr %14, align 8
  %632 = icmp sgt i64 %631, 0
  br i1 %632, label %640, label %633

633:                                              ; preds = %652, %630
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %13)
  %634 = icmp sgt i64 %628, 0
  br i1 %634, label %635, label %672

635:                                              ; preds = %633
  %636 = and i64 %628, 7
  %637 = icmp ult i64 %628, 8
  br i1 %637, label %662, label %638

638:                                              ; preds = %635
  %639 = and i64 %628, -8
  br label %675

640:                                              ; preds = %630, %652
  %641 = phi i64 [ %653, %652 ], [ 0, %630 ]
  %642 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %641
  store i64 0, ptr %642, align 8
  %643 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %641
  %644 = load i64, ptr %643, align 8
  %645 = icmp sgt i64 %644, 0
  br i1 %645, label %646, label %652

646:                                              ; preds = %640, %655
  %647 = phi i64 [ %659, %655 ], [ 0, %640 ]
  %648 = phi i64 [ %660, %655 ], [ 0, %640 ]
  %649 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %641, i64 %648
  %650 = load i64, ptr %649, align 8
  %651 = icmp slt i64 %650, %2
  br i1 %651, label %655, label %652

652:                                              ; preds = %646, %655, %640
  %653 = add nuw nsw i64 %641, 1
  %654 = icmp eq i64 %653, %631
  br i1 %654, label %633, label %640

655:                                              ; preds = %646
  %656 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %641, i64 %648, i32 2
  %657 = load i64, ptr %656, align 8
  %658 = lshr i64 %657, 63
  %659 = add nuw nsw i64 %647, %658
  store i64 %659, ptr %642, align 8
  %660 = add nuw nsw i64 %648, 1
  %661 = icmp eq i64 %660, %644
  br i1 %661, label %652, label %646

662:                                              ; preds = %675, %635
  %663 = phi i64 [ 0, %635 ], [ %693, %675 ]
  %664 = icmp eq i64 %636, 0
  br i1 %664, label %672, label %665

665:                                              ; preds = %662, %665
  %666 = phi i64 [ %669, %665 ], [ %663, %662 ]
  %667 = phi i64 [ %670, %665 ], [ 0, %662 ]
  %668 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %666
  store i64 -1, ptr %668, align 8
  %669 = add nuw nsw i64 %666, 1
  %670 = add i64 %667, 1
  %671 = icmp eq i64 %670, %636
  br i1 %671, label %672, label %665

672:                                              ; preds = %662, %665, %633
  %673 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 3
  %674 = load i64, ptr %673, align 8
  br label %696

675:                                              ; preds = %675, %638
  %676 = phi i64 [ 0, %638 ], [ %693, %675 ]
  %677 = phi i64 [ 0, %638 ], [ %694, %675 ]
  %678 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %676
  store i64 -1, ptr %678, align 16
  %679 = or i64 %676, 1
  %680 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %679
  store i64 -1, ptr %680, align 8
  %681 = or i64 %676, 2
  %682 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %681
  store i64 -1, ptr %682, align 16
  %683 = or i64 %676, 3
  %684 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %683
  store i64 -1, ptr %684, align 8
  %685 = or i64 %676, 4
  %686 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %685
  store i64 -1, ptr %686, align 16
  %687 = or i64 %676, 5
  %688 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %687
  store i64 -1, ptr %688, align 8
  %689 = or i64 %676, 6
  %690 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %689
  store i64 -1, ptr %690, align 16
  %691 = or i64 %676, 7
  %692 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %691
  store i64 -1, ptr %692, align 8
  %693 = add nuw nsw i64 %676, 8
  %694 = add i64 %677, 8
  %695 = icmp eq i64 %694, %639
  br i1 %695, label %662, label %675

696:                                              ; preds = %699, %672
  %697 = phi i64 [ %674, %672 ], [ %700, %699 ]
  %698 = icmp sgt i64 %697, 0
  br i1 %698, label %699, label %997

699:                                              ; preds = %696
  %700 = add nsw i64 %697, -1
  %701 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 7, i64 %700
  %702 = load i64, ptr %701, align 8
  %703 = icmp slt i64 %702, %2
  br i1 %703, label %704, label %696

704:                                              ; preds = %699
  %705 = getelementptr inbounds %struct.Problem, ptr %14, i64 0, i32 8
  %706 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9
  %707 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
  br label %708

708:                                              ; preds = %704, %993
  %709 = phi i64 [ %697, %704 ], [ %711, %993 ]
  %710 = phi i64 [ %627, %704 ], [ %995, %993 ]
  %711 = add nsw i64 %709, -1
  %712 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %711
  %713 = load i64, ptr %712, align 8
  %714 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %713
  %715 = load i64, ptr %714, align 8
  %716 = add nsw i64 %715, -1
  store i64 %716, ptr %714, align 8
  br i1 %634, label %722, label %993

717:                                              ; preds = %916
  %718 = icmp eq i64 %918, 0
  br i1 %718, label %719, label %997

719:                                              ; preds = %717
  %720 = icmp ne i64 %917, 0
  %721 = select i1 %634, i1 %720, i1 false
  br i1 %721, label %921, label %993

722:                                              ; preds = %708, %916
  %723 = phi i64 [ %919, %916 ], [ 0, %708 ]
  %724 = phi i64 [ %918, %916 ], [ 0, %708 ]
  %725 = phi i64 [ %917, %916 ], [ 1, %708 ]
  %726 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %723
  %727 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %723, i32 1
  %728 = load i64, ptr %727, align 8
  %729 = icmp eq i64 %728, %713
  br i1 %729, label %734, label %730

730:                                              ; preds = %722
  %731 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %723, i32 2
  %732 = load i64, ptr %731, align 8
  %733 = icmp eq i64 %732, %713
  br i1 %733, label %734, label %736

734:                                              ; preds = %730, %722
  %735 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %723
  store i64 -1, ptr %735, align 8
  br label %736

736:                                              ; preds = %734, %730
  %737 = load i64, ptr %726, align 8
  %738 = icmp eq i64 %737, 1
  br i1 %738, label %739, label %916

739:                                              ; preds = %736
  %740 = icmp ne i64 %728, %713
  %741 = icmp ne i64 %725, 0
  %742 = select i1 %740, i1 %741, i1 false
  br i1 %742, label %743, label %916

743:                                              ; preds = %739
  %744 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %723
  %745 = load i64, ptr %744, align 8
  %746 = icmp slt i64 %745, 0
  br i1 %746, label %747, label %911

747:                                              ; preds = %743
  %748 = load ptr, ptr %705, align 8
  %749 = getelementptr inbounds i64, ptr %748, i64 %728
  %750 = load i64, ptr %749, align 8
  %751 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %723, i32 3
  %752 = load i64, ptr %751, align 8
  %753 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %723, i32 5
  %754 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %728
  %755 = load i64, ptr %754, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %8)
  %756 = load i64, ptr %753, align 8
  %757 = icmp sgt i64 %756, 0
  br i1 %757, label %759, label %758

758:                                              ; preds = %747
  store i64 %750, ptr %7, align 16
  store i64 1, ptr %8, align 16
  br label %894

759:                                              ; preds = %747, %763
  %760 = phi i64 [ %769, %763 ], [ 0, %747 ]
  %761 = phi i64 [ %768, %763 ], [ 0, %747 ]
  %762 = icmp eq i64 %761, %755
  br i1 %762, label %771, label %763

763:                                              ; preds = %759
  %764 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %723, i32 5, i32 3, i64 %760
  %765 = load i64, ptr %764, align 8
  %766 = icmp eq i64 %765, 0
  %767 = zext i1 %766 to i64
  %768 = add nuw nsw i64 %761, %767
  %769 = add nuw nsw i64 %760, 1
  %770 = icmp eq i64 %769, %756
  br i1 %770, label %771, label %759

771:                                              ; preds = %763, %759
  %772 = phi i64 [ %756, %763 ], [ %760, %759 ]
  store i64 %750, ptr %7, align 16
  store i64 1, ptr %8, align 16
  %773 = icmp sgt i64 %772, 0
  br i1 %773, label %774, label %894

774:                                              ; preds = %771, %886
  %775 = phi i64 [ %887, %886 ], [ 1, %771 ]
  %776 = phi i64 [ %888, %886 ], [ 0, %771 ]
  %777 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %723, i32 5, i32 4, i64 %776
  %778 = load i64, ptr %777, align 8
  %779 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %723, i32 5, i32 3, i64 %776
  %780 = load i64, ptr %779, align 8
  %781 = icmp sgt i64 %780, 1
  %782 = icmp sgt i64 %775, 0
  br i1 %781, label %784, label %783

783:                                              ; preds = %774
  br i1 %782, label %829, label %889

784:                                              ; preds = %774
  br i1 %782, label %785, label %882

785:                                              ; preds = %784
  %786 = and i64 %775, 3
  %787 = icmp ult i64 %775, 4
  br i1 %787, label %870, label %788

788:                                              ; preds = %785
  %789 = and i64 %775, -4
  br label %790

790:                                              ; preds = %790, %788
  %791 = phi i64 [ 0, %788 ], [ %808, %790 ]
  %792 = phi i64 [ 0, %788 ], [ %809, %790 ]
  %793 = getelementptr inbounds i64, ptr %7, i64 %791
  %794 = load i64, ptr %793, align 16
  %795 = call i64 @llvm.smin.i64(i64 %794, i64 %778)
  store i64 %795, ptr %793, align 16
  %796 = or i64 %791, 1
  %797 = getelementptr inbounds i64, ptr %7, i64 %796
  %798 = load i64, ptr %797, align 8
  %799 = call i64 @llvm.smin.i64(i64 %798, i64 %778)
  store i64 %799, ptr %797, align 8
  %800 = or i64 %791, 2
  %801 = getelementptr inbounds i64, ptr %7, i64 %800
  %802 = load i64, ptr %801, align 16
  %803 = call i64 @llvm.smin.i64(i64 %802, i64 %778)
  store i64 %803, ptr %801, align 16
  %804 = or i64 %791, 3
  %805 = getelementptr inbounds i64, ptr %7, i64 %804
  %806 = load i64, ptr %805, align 8
  %807 = call i64 @llvm.smin.i64(i64 %806, i64 %778)
  store i64 %807, ptr %805, align 8
  %808 = add nuw nsw i64 %791, 4
  %809 = add i64 %792, 4
  %810 = icmp eq i64 %809, %789
  br i1 %810, label %870, label %790

811:                                              ; preds = %847
  %812 = icmp eq i64 %841, 0
  br i1 %812, label %882, label %813

813:                                              ; preds = %811
  %814 = icmp sgt i64 %848, 0
  br i1 %814, label %815, label %851

815:                                              ; preds = %813
  %816 = and i64 %848, 1
  %817 = icmp eq i64 %816, 0
  br i1 %817, label %826, label %818

818:                                              ; preds = %815
  %819 = add nsw i64 %848, -1
  %820 = getelementptr inbounds i64, ptr %7, i64 %819
  %821 = load i64, ptr %820, align 8
  %822 = getelementptr inbounds i64, ptr %7, i64 %848
  store i64 %821, ptr %822, align 8
  %823 = getelementptr inbounds i64, ptr %8, i64 %819
  %824 = load i64, ptr %823, align 8
  %825 = getelementptr inbounds i64, ptr %8, i64 %848
  store i64 %824, ptr %825, align 8
  br label %826

826:                                              ; preds = %818, %815
  %827 = phi i64 [ %848, %815 ], [ %819, %818 ]
  %828 = icmp eq i64 %848, 1
  br i1 %828, label %851, label %853

829:                                              ; preds = %783, %847
  %830 = phi i64 [ %849, %847 ], [ 0, %783 ]
  %831 = phi i64 [ %848, %847 ], [ 0, %783 ]
  %832 = phi i64 [ %841, %847 ], [ 0, %783 ]
  %833 = getelementptr inbounds i64, ptr %7, i64 %830
  %834 = load i64, ptr %833, align 8
  %835 = sdiv i64 %834, %778
  %836 = srem i64 %834, %778
  %837 = mul nsw i64 %835, %778
  %838 = getelementptr inbounds i64, ptr %8, i64 %830
  %839 = load i64, ptr %838, align 8
  %840 = mul nsw i64 %839, %835
  %841 = add nsw i64 %840, %832
  %842 = icmp eq i64 %834, %837
  br i1 %842, label %847, label %843

843:                                              ; preds = %829
  %844 = getelementptr inbounds i64, ptr %7, i64 %831
  store i64 %836, ptr %844, align 8
  %845 = getelementptr inbounds i64, ptr %8, i64 %831
  store i64 %839, ptr %845, align 8
  %846 = add nsw i64 %831, 1
  br label %847

847:                                              ; preds = %843, %829
  %848 = phi i64 [ %846, %843 ], [ %831, %829 ]
  %849 = add nuw nsw i64 %830, 1
  %850 = icmp eq i64 %849, %775
  br i1 %850, label %811, label %829

851:                                              ; preds = %826, %853, %813
  store i64 %778, ptr %7, align 16
  store i64 %841, ptr %8, align 16
  %852 = add nsw i64 %848, 1
  br label %882

853:                                              ; preds = %826, %853
  %854 = phi i64 [ %862, %853 ], [ %827, %826 ]
  %855 = add nsw i64 %854, -1
  %856 = getelementptr inbounds i64, ptr %7, i64 %855
  %857 = load i64, ptr %856, align 8
  %858 = getelementptr inbounds i64, ptr %7, i64 %854
  store i64 %857, ptr %858, align 8
  %859 = getelementptr inbounds i64, ptr %8, i64 %855
  %860 = load i64, ptr %859, align 8
  %861 = getelementptr inbounds i64, ptr %8, i64 %854
  store i64 %860, ptr %861, align 8
  %862 = add nsw i64 %854, -2
  %863 = getelementptr inbounds i64, ptr %7, i64 %862
  %864 = load i64, ptr %863, align 8
  %865 = getelementptr inbounds i64, ptr %7, i64 %855
  store i64 %864, ptr %865, align 8
  %866 = getelementptr inbounds i64, ptr %8, i64 %862
  %867 = load i64, ptr %866, align 8
  %868 = getelementptr inbounds i64, ptr %8, i64 %855
  store i64 %867, ptr %868, align 8
  %869 = icmp ugt i64 %855, 1
  br i1 %869, label %853, label %851

870:                                              ; preds = %790, %785
  %871 = phi i64 [ 0, %785 ], [ %808, %790 ]
  %872 = icmp eq i64 %786, 0
  br i1 %872, label %882, label %873

873:                                              ; preds = %870, %873
  %874 = phi i64 [ %879, %873 ], [ %871, %870 ]
  %875 = phi i64 [ %880, %873 ], [ 0, %870 ]
  %876 = getelementptr inbounds i64, ptr %7, i64 %874
  %877 = load i64, ptr %876, align 8
  %878 = call i64 @llvm.smin.i64(i64 %877, i64 %778)
  store i64 %878, ptr %876, align 8
  %879 = add nuw nsw i64 %874, 1
  %880 = add i64 %875, 1
  %881 = icmp eq i64 %880, %786
  br i1 %881, label %882, label %873

882:                                              ; preds = %870, %873, %851, %811, %784
  %883 = phi i64 [ %852, %851 ], [ %848, %811 ], [ %775, %784 ], [ %775, %873 ], [ %775, %870 ]
  %884 = add nuw nsw i64 %776, 1
  %885 = icmp eq i64 %884, %772
  br i1 %885, label %892, label %886

886:                                              ; preds = %882, %889
  %887 = phi i64 [ %883, %882 ], [ 0, %889 ]
  %888 = phi i64 [ %884, %882 ], [ %890, %889 ]
  br label %774

889:                                              ; preds = %783
  %890 = add nuw nsw i64 %776, 1
  %891 = icmp eq i64 %890, %772
  br i1 %891, label %909, label %886

892:                                              ; preds = %882
  %893 = icmp sgt i64 %883, 0
  br i1 %893, label %894, label %909

894:                                              ; preds = %892, %771, %758
  %895 = phi i64 [ %883, %892 ], [ 1, %771 ], [ 1, %758 ]
  %896 = phi i64 [ %772, %892 ], [ %772, %771 ], [ %756, %758 ]
  br label %897

897:                                              ; preds = %897, %894
  %898 = phi i64 [ %907, %897 ], [ 0, %894 ]
  %899 = phi i64 [ %906, %897 ], [ 0, %894 ]
  %900 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %898
  %901 = load i64, ptr %900, align 8
  %902 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %898
  %903 = load i64, ptr %902, align 8
  %904 = call fastcc i64 @single(i64 noundef %903, i64 noundef 0, ptr noundef nonnull %753, i64 noundef %896, i64 noundef %752)
  %905 = mul nsw i64 %904, %901
  %906 = add nsw i64 %905, %899
  %907 = add nuw nsw i64 %898, 1
  %908 = icmp eq i64 %907, %895
  br i1 %908, label %909, label %897

909:                                              ; preds = %889, %897, %892
  %910 = phi i64 [ 0, %892 ], [ %906, %897 ], [ 0, %889 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %7)
  store i64 %910, ptr %744, align 8
  br label %911

911:                                              ; preds = %909, %743
  %912 = phi i64 [ %910, %909 ], [ %745, %743 ]
  %913 = icmp eq i64 %912, 0
  %914 = select i1 %913, i64 1, i64 %724
  %915 = mul nsw i64 %912, %725
  br label %916

916:                                              ; preds = %736, %739, %911
  %917 = phi i64 [ %915, %911 ], [ 0, %739 ], [ %725, %736 ]
  %918 = phi i64 [ %914, %911 ], [ %724, %739 ], [ %724, %736 ]
  %919 = add nuw nsw i64 %723, 1
  %920 = icmp eq i64 %919, %628
  br i1 %920, label %717, label %722

921:                                              ; preds = %719, %987
  %922 = phi i64 [ %989, %987 ], [ 0, %719 ]
  %923 = phi i64 [ %988, %987 ], [ %917, %719 ]
  %924 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %922
  %925 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %922, i32 1
  %926 = load i64, ptr %925, align 8
  %927 = load ptr, ptr %705, align 8
  %928 = getelementptr inbounds i64, ptr %927, i64 %926
  %929 = load i64, ptr %928, align 8
  %930 = load i64, ptr %924, align 8
  switch i64 %930, label %987 [
    i64 0, label %931
    i64 2, label %951
  ]

931:                                              ; preds = %921
  %932 = icmp eq i64 %926, %713
  br i1 %932, label %933, label %939

933:                                              ; preds = %931
  %934 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %922, i32 5
  %935 = call fastcc i64 @visits(i64 noundef %929, ptr noundef nonnull %934, i64 noundef %715)
  %936 = call fastcc i64 @visits(i64 noundef %929, ptr noundef nonnull %934, i64 noundef %716)
  %937 = sub nsw i64 %935, %936
  %938 = mul nsw i64 %937, %923
  br label %987

939:                                              ; preds = %931
  %940 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %922
  %941 = load i64, ptr %940, align 8
  %942 = icmp slt i64 %941, 0
  br i1 %942, label %943, label %948

943:                                              ; preds = %939
  %944 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %922, i32 5
  %945 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %926
  %946 = load i64, ptr %945, align 8
  %947 = call fastcc i64 @visits(i64 noundef %929, ptr noundef nonnull %944, i64 noundef %946)
  store i64 %947, ptr %940, align 8
  br label %948

948:                                              ; preds = %943, %939
  %949 = phi i64 [ %947, %943 ], [ %941, %939 ]
  %950 = mul nsw i64 %949, %923
  br label %987

951:                                              ; preds = %921
  %952 = icmp eq i64 %926, %713
  br i1 %952, label %961, label %953

953:                                              ; preds = %951
  %954 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %922, i32 2
  %955 = load i64, ptr %954, align 8
  %956 = icmp eq i64 %955, %713
  br i1 %956, label %961, label %957

957:                                              ; preds = %953
  %958 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %922
  %959 = load i64, ptr %958, align 8
  %960 = icmp slt i64 %959, 0
  br i1 %960, label %961, label %984

961:                                              ; preds = %951, %957, %953
  %962 = phi i1 [ false, %957 ], [ true, %953 ], [ true, %951 ]
  %963 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %922, i32 5
  %964 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %926
  %965 = load i64, ptr %964, align 8
  %966 = zext i1 %952 to i64
  call fastcc void @moves(ptr noundef nonnull %0, ptr noundef nonnull %706, i64 noundef %929, ptr noundef nonnull %963, i64 noundef %965, i64 noundef %966)
  %967 = load ptr, ptr %705, align 8
  %968 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %922, i32 2
  %969 = load i64, ptr %968, align 8
  %970 = getelementptr inbounds i64, ptr %967, i64 %969
  %971 = load i64, ptr %970, align 8
  %972 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %922, i32 6
  %973 = getelementptr inbounds [16 x i64], ptr %10, i64 0, i64 %969
  %974 = load i64, ptr %973, align 8
  %975 = icmp eq i64 %969, %713
  %976 = zext i1 %975 to i64
  call fastcc void @moves(ptr noundef nonnull %0, ptr noundef nonnull %707, i64 noundef %971, ptr noundef nonnull %972, i64 noundef %974, i64 noundef %976)
  %977 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %922, i32 3
  %978 = load i64, ptr %977, align 8
  %979 = getelementptr inbounds [16 x %struct.Factor], ptr %9, i64 0, i64 %922, i32 4
  %980 = load i64, ptr %979, align 8
  %981 = call fastcc i64 @pairs(ptr noundef nonnull %0, i64 noundef %978, i64 noundef %980, i64 noundef 1)
  br i1 %962, label %984, label %982

982:                                              ; preds = %961
  %983 = getelementptr inbounds [16 x i64], ptr %13, i64 0, i64 %922
  store i64 %981, ptr %983, align 8
  br label %984

984:                                              ; preds = %957, %961, %982
  %985 = phi i64 [ %981, %982 ], [ %981, %961 ], [ %959, %957 ]
  %986 = mul nsw i64 %985, %923
  br label %987

987:                                              ; preds = %921, %984, %933, %948
  %988 = phi i64 [ %938, %933 ], [ %950, %948 ], [ %986, %984 ], [ %923, %921 ]
  %989 = add nuw nsw i64 %922, 1
  %990 = icmp slt i64 %989, %628
  %991 = icmp ne i64 %988, 0
  %992 = select i1 %990, i1 %991, i1 false
  br i1 %992, label %921, label %993

993:                                              ; preds = %987, %708, %719
  %994 = phi i64 [ %917, %719 ], [ 1, %708 ], [ %988, %987 ]
  %995 = sub nsw i64 %710, %994
  %996 = icmp sgt i64 %709, 1
  br i1 %996, label %708, label %997

997:                                              ; preds = %696, %993, %717
  %998 = phi i64 [ %710, %717 ], [ %995, %993 ], [ %627, %696 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %13)
  br label %999

999:                                              ; preds = %624, %626, %997
  %1000 = phi i64 [ %998, %997 ], [ 0, %624 ], [ %627, %626 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 25984, ptr nonnull %9)
  ret i64 %1000
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @distinct(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = alloca [49 x i64], align 16
  %5 = alloca [49 x i64], align 16
  %6 = alloca %struct.Chain, align 8
  %7 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %6)
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 4
  %12 = load i64, ptr %11, align 8
  br label %24

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 9
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 4
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %8
  %19 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 2
  %20 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 1
  %21 = icmp eq i64 %2, 0
  %22 = select i1 %21, i64 1, i64 3
  %23 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 8
  br label %44

24:                                               ; preds = %107, %10
  %25 = phi i64 [ %12, %10 ], [ %17, %107 ]
  %26 = phi i64 [ 1, %10 ], [ %108, %107 ]
  %27 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 10
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i64, ptr %28, i64 %25
  %30 = load i64, ptr %29, align 8
  %31 = add nsw i64 %25, 1
  %32 = getelementptr inbounds i64, ptr %28, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = icmp slt i64 %30, %33
  br i1 %34, label %35, label %111

35:                                               ; preds = %24
  %36 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 2
  %39 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 1
  %40 = icmp eq i64 %2, 0
  %41 = select i1 %40, i64 1, i64 3
  %42 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 8
  %43 = icmp ne i64 %2, 0
  br label %113

44:                                               ; preds = %13, %107
  %45 = phi i64 [ 1, %13 ], [ %108, %107 ]
  %46 = phi i64 [ 0, %13 ], [ %109, %107 ]
  %47 = add nsw i64 %18, %46
  %48 = getelementptr inbounds i64, ptr %15, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %107

51:                                               ; preds = %44
  store i64 0, ptr %19, align 8
  store i64 0, ptr %20, align 8
  store i64 0, ptr %6, align 8
  %52 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %46
  %53 = load i64, ptr %52, align 8
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %55, label %107

55:                                               ; preds = %51, %95
  %56 = phi i64 [ %96, %95 ], [ 0, %51 ]
  %57 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %46, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = icmp slt i64 %58, %1
  br i1 %59, label %60, label %98

60:                                               ; preds = %55
  %61 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %46, i64 %56, i32 2
  %62 = load i64, ptr %61, align 8
  %63 = icmp sgt i64 %62, -1
  %64 = load i64, ptr %6, align 8
  br i1 %63, label %65, label %80

65:                                               ; preds = %60
  %66 = add nsw i64 %64, -1
  %67 = icmp sgt i64 %64, 0
  br i1 %67, label %68, label %80

68:                                               ; preds = %65
  %69 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %66
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %70, %22
  br i1 %71, label %72, label %80

72:                                               ; preds = %68
  %73 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %66
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %46, i64 %56, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = srem i64 %74, %76
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %72
  store i64 %76, ptr %73, align 8
  br label %95

80:                                               ; preds = %60, %72, %68, %65
  %81 = phi i64 [ %22, %72 ], [ %22, %68 ], [ %22, %65 ], [ 0, %60 ]
  %82 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %64
  store i64 %81, ptr %82, align 8
  %83 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %46, i64 %56, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = load i64, ptr %6, align 8
  %86 = add nsw i64 %85, 1
  store i64 %86, ptr %6, align 8
  %87 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %85
  store i64 %84, ptr %87, align 8
  %88 = icmp eq i64 %81, 0
  %89 = zext i1 %88 to i64
  %90 = load i64, ptr %20, align 8
  %91 = add nsw i64 %90, %89
  store i64 %91, ptr %20, align 8
  %92 = zext i1 %63 to i64
  %93 = load i64, ptr %19, align 8
  %94 = add nsw i64 %93, %92
  store i64 %94, ptr %19, align 8
  br label %95

95:                                               ; preds = %80, %79
  %96 = add nuw nsw i64 %56, 1
  %97 = icmp eq i64 %96, %53
  br i1 %97, label %98, label %55

98:                                               ; preds = %55, %95
  %99 = load i64, ptr %19, align 8
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %107, label %101

101:                                              ; preds = %98
  %102 = load ptr, ptr %23, align 8
  %103 = getelementptr inbounds i64, ptr %102, i64 %46
  %104 = load i64, ptr %103, align 8
  %105 = call fastcc i64 @visits(i64 noundef %104, ptr noundef nonnull %6, i64 noundef 0)
  %106 = mul nsw i64 %105, %45
  br label %107

107:                                              ; preds = %51, %44, %101, %98
  %108 = phi i64 [ %45, %44 ], [ %106, %101 ], [ %45, %98 ], [ %45, %51 ]
  %109 = add nuw nsw i64 %46, 1
  %110 = icmp eq i64 %109, %8
  br i1 %110, label %24, label %44

111:                                              ; preds = %119, %24
  %112 = phi i64 [ %26, %24 ], [ %121, %119 ]
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %4)
  ret i64 %112

113:                                              ; preds = %35, %119
  %114 = phi i64 [ %26, %35 ], [ %121, %119 ]
  %115 = phi i64 [ %30, %35 ], [ %122, %119 ]
  %116 = shl nsw i64 %115, 2
  %117 = getelementptr inbounds i64, ptr %37, i64 %116
  %118 = getelementptr inbounds i64, ptr %117, i64 2
  br label %124

119:                                              ; preds = %385
  %120 = mul i64 %386, %114
  %121 = mul i64 %120, %387
  %122 = add i64 %115, 1
  %123 = icmp eq i64 %122, %33
  br i1 %123, label %111, label %113

124:                                              ; preds = %113, %385
  %125 = phi i1 [ true, %113 ], [ false, %385 ]
  %126 = phi i64 [ 0, %113 ], [ 2, %385 ]
  %127 = phi i64 [ 1, %113 ], [ %387, %385 ]
  %128 = phi i64 [ 1, %113 ], [ %386, %385 ]
  %129 = getelementptr inbounds i64, ptr %117, i64 %126
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %130, 0
  br i1 %131, label %385, label %132

132:                                              ; preds = %124
  store i64 0, ptr %38, align 8
  store i64 0, ptr %39, align 8
  store i64 0, ptr %6, align 8
  %133 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %130
  %134 = load i64, ptr %133, align 8
  %135 = icmp sgt i64 %134, 0
  br i1 %135, label %140, label %136

136:                                              ; preds = %132
  %137 = load ptr, ptr %42, align 8
  %138 = getelementptr inbounds i64, ptr %137, i64 %130
  %139 = load i64, ptr %138, align 8
  br label %375

140:                                              ; preds = %132, %180
  %141 = phi i64 [ %181, %180 ], [ 0, %132 ]
  %142 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %130, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %143, %1
  br i1 %144, label %145, label %183

145:                                              ; preds = %140
  %146 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %130, i64 %141, i32 2
  %147 = load i64, ptr %146, align 8
  %148 = icmp sgt i64 %147, -1
  %149 = load i64, ptr %6, align 8
  br i1 %148, label %150, label %165

150:                                              ; preds = %145
  %151 = add nsw i64 %149, -1
  %152 = icmp sgt i64 %149, 0
  br i1 %152, label %153, label %165

153:                                              ; preds = %150
  %154 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %151
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, %41
  br i1 %156, label %157, label %165

157:                                              ; preds = %153
  %158 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %151
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %130, i64 %141, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = srem i64 %159, %161
  %163 = icmp eq i64 %162, 0
  br i1 %163, label %164, label %165

164:                                              ; preds = %157
  store i64 %161, ptr %158, align 8
  br label %180

165:                                              ; preds = %145, %157, %153, %150
  %166 = phi i64 [ %41, %157 ], [ %41, %153 ], [ %41, %150 ], [ 0, %145 ]
  %167 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %149
  store i64 %166, ptr %167, align 8
  %168 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %130, i64 %141, i32 1
  %169 = load i64, ptr %168, align 8
  %170 = load i64, ptr %6, align 8
  %171 = add nsw i64 %170, 1
  store i64 %171, ptr %6, align 8
  %172 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %170
  store i64 %169, ptr %172, align 8
  %173 = icmp eq i64 %166, 0
  %174 = zext i1 %173 to i64
  %175 = load i64, ptr %39, align 8
  %176 = add nsw i64 %175, %174
  store i64 %176, ptr %39, align 8
  %177 = zext i1 %148 to i64
  %178 = load i64, ptr %38, align 8
  %179 = add nsw i64 %178, %177
  store i64 %179, ptr %38, align 8
  br label %180

180:                                              ; preds = %165, %164
  %181 = add nuw nsw i64 %141, 1
  %182 = icmp eq i64 %181, %134
  br i1 %182, label %183, label %140

183:                                              ; preds = %140, %180
  %184 = load i64, ptr %38, align 8
  %185 = load ptr, ptr %42, align 8
  %186 = getelementptr inbounds i64, ptr %185, i64 %130
  %187 = load i64, ptr %186, align 8
  %188 = icmp ne i64 %184, 0
  %189 = select i1 %43, i1 %188, i1 false
  br i1 %189, label %190, label %348

190:                                              ; preds = %183
  %191 = load i64, ptr %6, align 8
  store i64 %187, ptr %4, align 16
  store i64 1, ptr %5, align 16
  %192 = icmp sgt i64 %191, 0
  br i1 %192, label %193, label %307

193:                                              ; preds = %190, %301
  %194 = phi i64 [ %302, %301 ], [ 1, %190 ]
  %195 = phi i64 [ %303, %301 ], [ 0, %190 ]
  %196 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %195
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %195
  %199 = load i64, ptr %198, align 8
  %200 = icmp sgt i64 %199, 1
  %201 = icmp sgt i64 %194, 0
  br i1 %200, label %203, label %202

202:                                              ; preds = %193
  br i1 %201, label %248, label %301

203:                                              ; preds = %193
  br i1 %201, label %204, label %301

204:                                              ; preds = %203
  %205 = and i64 %194, 3
  %206 = icmp ult i64 %194, 4
  br i1 %206, label %289, label %207

207:                                              ; preds = %204
  %208 = and i64 %194, -4
  br label %209

209:                                              ; preds = %209, %207
  %210 = phi i64 [ 0, %207 ], [ %227, %209 ]
  %211 = phi i64 [ 0, %207 ], [ %228, %209 ]
  %212 = getelementptr inbounds i64, ptr %4, i64 %210
  %213 = load i64, ptr %212, align 16
  %214 = tail call i64 @llvm.smin.i64(i64 %213, i64 %197)
  store i64 %214, ptr %212, align 16
  %215 = or i64 %210, 1
  %216 = getelementptr inbounds i64, ptr %4, i64 %215
  %217 = load i64, ptr %216, align 8
  %218 = tail call i64 @llvm.smin.i64(i64 %217, i64 %197)
  store i64 %218, ptr %216, align 8
  %219 = or i64 %210, 2
  %220 = getelementptr inbounds i64, ptr %4, i64 %219
  %221 = load i64, ptr %220, align 16
  %222 = tail call i64 @llvm.smin.i64(i64 %221, i64 %197)
  store i64 %222, ptr %220, align 16
  %223 = or i64 %210, 3
  %224 = getelementptr inbounds i64, ptr %4, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = tail call i64 @llvm.smin.i64(i64 %225, i64 %197)
  store i64 %226, ptr %224, align 8
  %227 = add nuw nsw i64 %210, 4
  %228 = add i64 %211, 4
  %229 = icmp eq i64 %228, %208
  br i1 %229, label %289, label %209

230:                                              ; preds = %266
  %231 = icmp eq i64 %260, 0
  br i1 %231, label %301, label %232

232:                                              ; preds = %230
  %233 = icmp sgt i64 %267, 0
  br i1 %233, label %234, label %270

234:                                              ; preds = %232
  %235 = and i64 %267, 1
  %236 = icmp eq i64 %235, 0
  br i1 %236, label %245, label %237

237:                                              ; preds = %234
  %238 = add nsw i64 %267, -1
  %239 = getelementptr inbounds i64, ptr %4, i64 %238
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds i64, ptr %4, i64 %267
  store i64 %240, ptr %241, align 8
  %242 = getelementptr inbounds i64, ptr %5, i64 %238
  %243 = load i64, ptr %242, align 8
  %244 = getelementptr inbounds i64, ptr %5, i64 %267
  store i64 %243, ptr %244, align 8
  br label %245

245:                                              ; preds = %237, %234
  %246 = phi i64 [ %267, %234 ], [ %238, %237 ]
  %247 = icmp eq i64 %267, 1
  br i1 %247, label %270, label %272

248:                                              ; preds = %202, %266
  %249 = phi i64 [ %268, %266 ], [ 0, %202 ]
  %250 = phi i64 [ %267, %266 ], [ 0, %202 ]
  %251 = phi i64 [ %260, %266 ], [ 0, %202 ]
  %252 = getelementptr inbounds i64, ptr %4, i64 %249
  %253 = load i64, ptr %252, align 8
  %254 = sdiv i64 %253, %197
  %255 = srem i64 %253, %197
  %256 = mul nsw i64 %254, %197
  %257 = getelementptr inbounds i64, ptr %5, i64 %249
  %258 = load i64, ptr %257, align 8
  %259 = mul nsw i64 %258, %254
  %260 = add nsw i64 %259, %251
  %261 = icmp eq i64 %253, %256
  br i1 %261, label %266, label %262

262:                                              ; preds = %248
  %263 = getelementptr inbounds i64, ptr %4, i64 %250
  store i64 %255, ptr %263, align 8
  %264 = getelementptr inbounds i64, ptr %5, i64 %250
  store i64 %258, ptr %264, align 8
  %265 = add nsw i64 %250, 1
  br label %266

266:                                              ; preds = %262, %248
  %267 = phi i64 [ %265, %262 ], [ %250, %248 ]
  %268 = add nuw nsw i64 %249, 1
  %269 = icmp eq i64 %268, %194
  br i1 %269, label %230, label %248

270:                                              ; preds = %245, %272, %232
  store i64 %197, ptr %4, align 16
  store i64 %260, ptr %5, align 16
  %271 = add nsw i64 %267, 1
  br label %301

272:                                              ; preds = %245, %272
  %273 = phi i64 [ %281, %272 ], [ %246, %245 ]
  %274 = add nsw i64 %273, -1
  %275 = getelementptr inbounds i64, ptr %4, i64 %274
  %276 = load i64, ptr %275, align 8
  %277 = getelementptr inbounds i64, ptr %4, i64 %273
  store i64 %276, ptr %277, align 8
  %278 = getelementptr inbounds i64, ptr %5, i64 %274
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr inbounds i64, ptr %5, i64 %273
  store i64 %279, ptr %280, align 8
  %281 = add nsw i64 %273, -2
  %282 = getelementptr inbounds i64, ptr %4, i64 %281
  %283 = load i64, ptr %282, align 8
  %284 = getelementptr inbounds i64, ptr %4, i64 %274
  store i64 %283, ptr %284, align 8
  %285 = getelementptr inbounds i64, ptr %5, i64 %281
  %286 = load i64, ptr %285, align 8
  %287 = getelementptr inbounds i64, ptr %5, i64 %274
  store i64 %286, ptr %287, align 8
  %288 = icmp ugt i64 %274, 1
  br i1 %288, label %272, label %270

289:                                              ; preds = %209, %204
  %290 = phi i64 [ 0, %204 ], [ %227, %209 ]
  %291 = icmp eq i64 %205, 0
  br i1 %291, label %301, label %292

292:                                              ; preds = %289, %292
  %293 = phi i64 [ %298, %292 ], [ %290, %289 ]
  %294 = phi i64 [ %299, %292 ], [ 0, %289 ]
  %295 = getelementptr inbounds i64, ptr %4, i64 %293
  %296 = load i64, ptr %295, align 8
  %297 = tail call i64 @llvm.smin.i64(i64 %296, i64 %197)
  store i64 %297, ptr %295, align 8
  %298 = add nuw nsw i64 %293, 1
  %299 = add i64 %294, 1
  %300 = icmp eq i64 %299, %205
  br i1 %300, label %301, label %292

301:                                              ; preds = %289, %292, %270, %230, %203, %202
  %302 = phi i64 [ %271, %270 ], [ %267, %230 ], [ %194, %203 ], [ 0, %202 ], [ %194, %292 ], [ %194, %289 ]
  %303 = add nuw nsw i64 %195, 1
  %304 = icmp eq i64 %303, %191
  br i1 %304, label %305, label %193

305:                                              ; preds = %301
  %306 = icmp sgt i64 %302, 0
  br i1 %306, label %307, label %375

307:                                              ; preds = %190, %305
  %308 = phi i64 [ %302, %305 ], [ 1, %190 ]
  %309 = add i64 %308, -1
  %310 = and i64 %308, 3
  %311 = icmp ult i64 %309, 3
  br i1 %311, label %357, label %312

312:                                              ; preds = %307
  %313 = and i64 %308, -4
  br label %314

314:                                              ; preds = %314, %312
  %315 = phi i64 [ 0, %312 ], [ %345, %314 ]
  %316 = phi i64 [ 0, %312 ], [ %344, %314 ]
  %317 = phi i64 [ 0, %312 ], [ %346, %314 ]
  %318 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %315
  %319 = load i64, ptr %318, align 16
  %320 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %315
  %321 = load i64, ptr %320, align 16
  %322 = mul nsw i64 %321, %319
  %323 = add nsw i64 %322, %316
  %324 = or i64 %315, 1
  %325 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %324
  %326 = load i64, ptr %325, align 8
  %327 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %324
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %328, %326
  %330 = add nsw i64 %329, %323
  %331 = or i64 %315, 2
  %332 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %331
  %333 = load i64, ptr %332, align 16
  %334 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %331
  %335 = load i64, ptr %334, align 16
  %336 = mul nsw i64 %335, %333
  %337 = add nsw i64 %336, %330
  %338 = or i64 %315, 3
  %339 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %338
  %340 = load i64, ptr %339, align 8
  %341 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %338
  %342 = load i64, ptr %341, align 8
  %343 = mul nsw i64 %342, %340
  %344 = add nsw i64 %343, %337
  %345 = add nuw nsw i64 %315, 4
  %346 = add i64 %317, 4
  %347 = icmp eq i64 %346, %313
  br i1 %347, label %357, label %314

348:                                              ; preds = %183
  %349 = load i64, ptr %118, align 8
  %350 = icmp sgt i64 %349, -1
  %351 = select i1 %350, i1 %188, i1 false
  br i1 %351, label %352, label %375

352:                                              ; preds = %348
  %353 = call fastcc i64 @visits(i64 noundef %187, ptr noundef nonnull %6, i64 noundef 0)
  %354 = add i64 %187, -1
  %355 = add i64 %354, %353
  %356 = sdiv i64 %355, %353
  br label %375

357:                                              ; preds = %314, %307
  %358 = phi i64 [ undef, %307 ], [ %344, %314 ]
  %359 = phi i64 [ 0, %307 ], [ %345, %314 ]
  %360 = phi i64 [ 0, %307 ], [ %344, %314 ]
  %361 = icmp eq i64 %310, 0
  br i1 %361, label %375, label %362

362:                                              ; preds = %357, %362
  %363 = phi i64 [ %372, %362 ], [ %359, %357 ]
  %364 = phi i64 [ %371, %362 ], [ %360, %357 ]
  %365 = phi i64 [ %373, %362 ], [ 0, %357 ]
  %366 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %363
  %367 = load i64, ptr %366, align 8
  %368 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %363
  %369 = load i64, ptr %368, align 8
  %370 = mul nsw i64 %369, %367
  %371 = add nsw i64 %370, %364
  %372 = add nuw nsw i64 %363, 1
  %373 = add i64 %365, 1
  %374 = icmp eq i64 %373, %310
  br i1 %374, label %375, label %362

375:                                              ; preds = %357, %362, %136, %305, %348, %352
  %376 = phi i64 [ %356, %352 ], [ %187, %348 ], [ 0, %305 ], [ %139, %136 ], [ %358, %357 ], [ %371, %362 ]
  %377 = phi i64 [ %353, %352 ], [ 1, %348 ], [ 1, %305 ], [ 1, %136 ], [ 1, %362 ], [ 1, %357 ]
  %378 = or i64 %126, 1
  %379 = getelementptr inbounds i64, ptr %117, i64 %378
  %380 = load i64, ptr %379, align 8
  %381 = add nsw i64 %376, -1
  %382 = mul nsw i64 %380, %381
  %383 = add nsw i64 %382, %128
  %384 = mul nsw i64 %377, %127
  br label %385

385:                                              ; preds = %124, %375
  %386 = phi i64 [ %383, %375 ], [ %128, %124 ]
  %387 = phi i64 [ %384, %375 ], [ %127, %124 ]
  br i1 %125, label %124, label %119
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define internal fastcc i64 @visits(i64 noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca [49 x i64], align 16
  %5 = alloca [49 x i64], align 16
  %6 = alloca %struct.Chain, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %5)
  %7 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %190

10:                                               ; preds = %3
  %11 = icmp eq i64 %2, 0
  br i1 %11, label %446, label %12

12:                                               ; preds = %10
  %13 = load i64, ptr %1, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  store i64 1, ptr %5, align 16
  br label %145

16:                                               ; preds = %12, %20
  %17 = phi i64 [ %26, %20 ], [ 0, %12 ]
  %18 = phi i64 [ %25, %20 ], [ 0, %12 ]
  %19 = icmp eq i64 %18, %2
  br i1 %19, label %28, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 3, i64 %17
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  %24 = zext i1 %23 to i64
  %25 = add nuw nsw i64 %18, %24
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %13
  br i1 %27, label %28, label %16

28:                                               ; preds = %16, %20
  %29 = phi i64 [ %13, %20 ], [ %17, %16 ]
  store i64 %0, ptr %4, align 16
  store i64 1, ptr %5, align 16
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %145

31:                                               ; preds = %28, %139
  %32 = phi i64 [ %140, %139 ], [ 1, %28 ]
  %33 = phi i64 [ %141, %139 ], [ 0, %28 ]
  %34 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 4, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 3, i64 %33
  %37 = load i64, ptr %36, align 8
  %38 = icmp sgt i64 %37, 1
  %39 = icmp sgt i64 %32, 0
  br i1 %38, label %41, label %40

40:                                               ; preds = %31
  br i1 %39, label %86, label %139

41:                                               ; preds = %31
  br i1 %39, label %42, label %139

42:                                               ; preds = %41
  %43 = and i64 %32, 3
  %44 = icmp ult i64 %32, 4
  br i1 %44, label %127, label %45

45:                                               ; preds = %42
  %46 = and i64 %32, -4
  br label %47

47:                                               ; preds = %47, %45
  %48 = phi i64 [ 0, %45 ], [ %65, %47 ]
  %49 = phi i64 [ 0, %45 ], [ %66, %47 ]
  %50 = getelementptr inbounds i64, ptr %4, i64 %48
  %51 = load i64, ptr %50, align 16
  %52 = tail call i64 @llvm.smin.i64(i64 %51, i64 %35)
  store i64 %52, ptr %50, align 16
  %53 = or i64 %48, 1
  %54 = getelementptr inbounds i64, ptr %4, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = tail call i64 @llvm.smin.i64(i64 %55, i64 %35)
  store i64 %56, ptr %54, align 8
  %57 = or i64 %48, 2
  %58 = getelementptr inbounds i64, ptr %4, i64 %57
  %59 = load i64, ptr %58, align 16
  %60 = tail call i64 @llvm.smin.i64(i64 %59, i64 %35)
  store i64 %60, ptr %58, align 16
  %61 = or i64 %48, 3
  %62 = getelementptr inbounds i64, ptr %4, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = tail call i64 @llvm.smin.i64(i64 %63, i64 %35)
  store i64 %64, ptr %62, align 8
  %65 = add nuw nsw i64 %48, 4
  %66 = add i64 %49, 4
  %67 = icmp eq i64 %66, %46
  br i1 %67, label %127, label %47

68:                                               ; preds = %104
  %69 = icmp eq i64 %98, 0
  br i1 %69, label %139, label %70

70:                                               ; preds = %68
  %71 = icmp sgt i64 %105, 0
  br i1 %71, label %72, label %108

72:                                               ; preds = %70
  %73 = and i64 %105, 1
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %83, label %75

75:                                               ; preds = %72
  %76 = add nsw i64 %105, -1
  %77 = getelementptr inbounds i64, ptr %4, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds i64, ptr %4, i64 %105
  store i64 %78, ptr %79, align 8
  %80 = getelementptr inbounds i64, ptr %5, i64 %76
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds i64, ptr %5, i64 %105
  store i64 %81, ptr %82, align 8
  br label %83

83:                                               ; preds = %75, %72
  %84 = phi i64 [ %105, %72 ], [ %76, %75 ]
  %85 = icmp eq i64 %105, 1
  br i1 %85, label %108, label %110

86:                                               ; preds = %40, %104
  %87 = phi i64 [ %106, %104 ], [ 0, %40 ]
  %88 = phi i64 [ %105, %104 ], [ 0, %40 ]
  %89 = phi i64 [ %98, %104 ], [ 0, %40 ]
  %90 = getelementptr inbounds i64, ptr %4, i64 %87
  %91 = load i64, ptr %90, align 8
  %92 = sdiv i64 %91, %35
  %93 = srem i64 %91, %35
  %94 = mul nsw i64 %92, %35
  %95 = getelementptr inbounds i64, ptr %5, i64 %87
  %96 = load i64, ptr %95, align 8
  %97 = mul nsw i64 %96, %92
  %98 = add nsw i64 %97, %89
  %99 = icmp eq i64 %91, %94
  br i1 %99, label %104, label %100

100:                                              ; preds = %86
  %101 = getelementptr inbounds i64, ptr %4, i64 %88
  store i64 %93, ptr %101, align 8
  %102 = getelementptr inbounds i64, ptr %5, i64 %88
  store i64 %96, ptr %102, align 8
  %103 = add nsw i64 %88, 1
  br label %104

104:                                              ; preds = %100, %86
  %105 = phi i64 [ %103, %100 ], [ %88, %86 ]
  %106 = add nuw nsw i64 %87, 1
  %107 = icmp eq i64 %106, %32
  br i1 %107, label %68, label %86

108:                                              ; preds = %83, %110, %70
  store i64 %35, ptr %4, align 16
  store i64 %98, ptr %5, align 16
  %109 = add nsw i64 %105, 1
  br label %139

110:                                              ; preds = %83, %110
  %111 = phi i64 [ %119, %110 ], [ %84, %83 ]
  %112 = add nsw i64 %111, -1
  %113 = getelementptr inbounds i64, ptr %4, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds i64, ptr %4, i64 %111
  store i64 %114, ptr %115, align 8
  %116 = getelementptr inbounds i64, ptr %5, i64 %112
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds i64, ptr %5, i64 %111
  store i64 %117, ptr %118, align 8
  %119 = add nsw i64 %111, -2
  %120 = getelementptr inbounds i64, ptr %4, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds i64, ptr %4, i64 %112
  store i64 %121, ptr %122, align 8
  %123 = getelementptr inbounds i64, ptr %5, i64 %119
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds i64, ptr %5, i64 %112
  store i64 %124, ptr %125, align 8
  %126 = icmp ugt i64 %112, 1
  br i1 %126, label %110, label %108

127:                                              ; preds = %47, %42
  %128 = phi i64 [ 0, %42 ], [ %65, %47 ]
  %129 = icmp eq i64 %43, 0
  br i1 %129, label %139, label %130

130:                                              ; preds = %127, %130
  %131 = phi i64 [ %136, %130 ], [ %128, %127 ]
  %132 = phi i64 [ %137, %130 ], [ 0, %127 ]
  %133 = getelementptr inbounds i64, ptr %4, i64 %131
  %134 = load i64, ptr %133, align 8
  %135 = tail call i64 @llvm.smin.i64(i64 %134, i64 %35)
  store i64 %135, ptr %133, align 8
  %136 = add nuw nsw i64 %131, 1
  %137 = add i64 %132, 1
  %138 = icmp eq i64 %137, %43
  br i1 %138, label %139, label %130

139:                                              ; preds = %127, %130, %108, %68, %41, %40
  %140 = phi i64 [ %109, %108 ], [ %105, %68 ], [ %32, %41 ], [ 0, %40 ], [ %32, %130 ], [ %32, %127 ]
  %141 = add nuw nsw i64 %33, 1
  %142 = icmp eq i64 %141, %29
  br i1 %142, label %143, label %31

143:                                              ; preds = %139
  %144 = icmp sgt i64 %140, 0
  br i1 %144, label %145, label %446

145:                                              ; preds = %15, %28, %143
  %146 = phi i64 [ %140, %143 ], [ 1, %28 ], [ 1, %15 ]
  %147 = add i64 %146, -1
  %148 = and i64 %146, 7
  %149 = icmp ult i64 %147, 7
  br i1 %149, label %431, label %150

150:                                              ; preds = %145
  %151 = and i64 %146, -8
  br label %152

152:                                              ; preds = %152, %150
  %153 = phi i64 [ 0, %150 ], [ %187, %152 ]
  %154 = phi i64 [ 0, %150 ], [ %186, %152 ]
  %155 = phi i64 [ 0, %150 ], [ %188, %152 ]
  %156 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %153
  %157 = load i64, ptr %156, align 16
  %158 = add nsw i64 %157, %154
  %159 = or i64 %153, 1
  %160 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = add nsw i64 %161, %158
  %163 = or i64 %153, 2
  %164 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %163
  %165 = load i64, ptr %164, align 16
  %166 = add nsw i64 %165, %162
  %167 = or i64 %153, 3
  %168 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %167
  %169 = load i64, ptr %168, align 8
  %170 = add nsw i64 %169, %166
  %171 = or i64 %153, 4
  %172 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %171
  %173 = load i64, ptr %172, align 16
  %174 = add nsw i64 %173, %170
  %175 = or i64 %153, 5
  %176 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = add nsw i64 %177, %174
  %179 = or i64 %153, 6
  %180 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %179
  %181 = load i64, ptr %180, align 16
  %182 = add nsw i64 %181, %178
  %183 = or i64 %153, 7
  %184 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %183
  %185 = load i64, ptr %184, align 8
  %186 = add nsw i64 %185, %182
  %187 = add nuw nsw i64 %153, 8
  %188 = add i64 %155, 8
  %189 = icmp eq i64 %188, %151
  br i1 %189, label %431, label %152

190:                                              ; preds = %3
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %6)
  %191 = load i64, ptr %1, align 8
  %192 = icmp sgt i64 %191, 0
  br i1 %192, label %193, label %212

193:                                              ; preds = %190, %197
  %194 = phi i64 [ %203, %197 ], [ 0, %190 ]
  %195 = phi i64 [ %202, %197 ], [ 0, %190 ]
  %196 = icmp eq i64 %195, %2
  br i1 %196, label %205, label %197

197:                                              ; preds = %193
  %198 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 3, i64 %194
  %199 = load i64, ptr %198, align 8
  %200 = icmp eq i64 %199, 0
  %201 = zext i1 %200 to i64
  %202 = add nuw nsw i64 %195, %201
  %203 = add nuw nsw i64 %194, 1
  %204 = icmp eq i64 %203, %191
  br i1 %204, label %205, label %193

205:                                              ; preds = %193, %197
  %206 = phi i64 [ %191, %197 ], [ %194, %193 ]
  br i1 %192, label %207, label %212

207:                                              ; preds = %205
  %208 = and i64 %191, 1
  %209 = icmp eq i64 %191, 1
  br i1 %209, label %213, label %210

210:                                              ; preds = %207
  %211 = and i64 %191, -2
  br label %349

212:                                              ; preds = %190, %205
  store i64 1, ptr %5, align 16
  br label %342

213:                                              ; preds = %349, %207
  %214 = phi i64 [ 0, %207 ], [ %373, %349 ]
  %215 = icmp eq i64 %208, 0
  br i1 %215, label %227, label %216

216:                                              ; preds = %213
  %217 = icmp sge i64 %214, %206
  %218 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 3, i64 %214
  %219 = load i64, ptr %218, align 8
  %220 = icmp eq i64 %219, 0
  %221 = select i1 %217, i1 %220, i1 false
  %222 = select i1 %221, i64 3, i64 %219
  %223 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %214
  store i64 %222, ptr %223, align 8
  %224 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 4, i64 %214
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %214
  store i64 %225, ptr %226, align 8
  br label %227

227:                                              ; preds = %213, %216
  store i64 %0, ptr %4, align 16
  store i64 1, ptr %5, align 16
  br i1 %192, label %228, label %342

228:                                              ; preds = %227, %336
  %229 = phi i64 [ %337, %336 ], [ 1, %227 ]
  %230 = phi i64 [ %338, %336 ], [ 0, %227 ]
  %231 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %230
  %234 = load i64, ptr %233, align 8
  %235 = icmp sgt i64 %234, 1
  %236 = icmp sgt i64 %229, 0
  br i1 %235, label %238, label %237

237:                                              ; preds = %228
  br i1 %236, label %283, label %336

238:                                              ; preds = %228
  br i1 %236, label %239, label %336

239:                                              ; preds = %238
  %240 = and i64 %229, 3
  %241 = icmp ult i64 %229, 4
  br i1 %241, label %324, label %242

242:                                              ; preds = %239
  %243 = and i64 %229, -4
  br label %244

244:                                              ; preds = %244, %242
  %245 = phi i64 [ 0, %242 ], [ %262, %244 ]
  %246 = phi i64 [ 0, %242 ], [ %263, %244 ]
  %247 = getelementptr inbounds i64, ptr %4, i64 %245
  %248 = load i64, ptr %247, align 16
  %249 = tail call i64 @llvm.smin.i64(i64 %248, i64 %232)
  store i64 %249, ptr %247, align 16
  %250 = or i64 %245, 1
  %251 = getelementptr inbounds i64, ptr %4, i64 %250
  %252 = load i64, ptr %251, align 8
  %253 = tail call i64 @llvm.smin.i64(i64 %252, i64 %232)
  store i64 %253, ptr %251, align 8
  %254 = or i64 %245, 2
  %255 = getelementptr inbounds i64, ptr %4, i64 %254
  %256 = load i64, ptr %255, align 16
  %257 = tail call i64 @llvm.smin.i64(i64 %256, i64 %232)
  store i64 %257, ptr %255, align 16
  %258 = or i64 %245, 3
  %259 = getelementptr inbounds i64, ptr %4, i64 %258
  %260 = load i64, ptr %259, align 8
  %261 = tail call i64 @llvm.smin.i64(i64 %260, i64 %232)
  store i64 %261, ptr %259, align 8
  %262 = add nuw nsw i64 %245, 4
  %263 = add i64 %246, 4
  %264 = icmp eq i64 %263, %243
  br i1 %264, label %324, label %244

265:                                              ; preds = %301
  %266 = icmp eq i64 %295, 0
  br i1 %266, label %336, label %267

267:                                              ; preds = %265
  %268 = icmp sgt i64 %302, 0
  br i1 %268, label %269, label %305

269:                                              ; preds = %267
  %270 = and i64 %302, 1
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %280, label %272

272:                                              ; preds = %269
  %273 = add nsw i64 %302, -1
  %274 = getelementptr inbounds i64, ptr %4, i64 %273
  %275 = load i64, ptr %274, align 8
  %276 = getelementptr inbounds i64, ptr %4, i64 %302
  store i64 %275, ptr %276, align 8
  %277 = getelementptr inbounds i64, ptr %5, i64 %273
  %278 = load i64, ptr %277, align 8
  %279 = getelementptr inbounds i64, ptr %5, i64 %302
  store i64 %278, ptr %279, align 8
  br label %280

280:                                              ; preds = %272, %269
  %281 = phi i64 [ %302, %269 ], [ %273, %272 ]
  %282 = icmp eq i64 %302, 1
  br i1 %282, label %305, label %307

283:                                              ; preds = %237, %301
  %284 = phi i64 [ %303, %301 ], [ 0, %237 ]
  %285 = phi i64 [ %302, %301 ], [ 0, %237 ]
  %286 = phi i64 [ %295, %301 ], [ 0, %237 ]
  %287 = getelementptr inbounds i64, ptr %4, i64 %284
  %288 = load i64, ptr %287, align 8
  %289 = sdiv i64 %288, %232
  %290 = srem i64 %288, %232
  %291 = mul nsw i64 %289, %232
  %292 = getelementptr inbounds i64, ptr %5, i64 %284
  %293 = load i64, ptr %292, align 8
  %294 = mul nsw i64 %293, %289
  %295 = add nsw i64 %294, %286
  %296 = icmp eq i64 %288, %291
  br i1 %296, label %301, label %297

297:                                              ; preds = %283
  %298 = getelementptr inbounds i64, ptr %4, i64 %285
  store i64 %290, ptr %298, align 8
  %299 = getelementptr inbounds i64, ptr %5, i64 %285
  store i64 %293, ptr %299, align 8
  %300 = add nsw i64 %285, 1
  br label %301

301:                                              ; preds = %297, %283
  %302 = phi i64 [ %300, %297 ], [ %285, %283 ]
  %303 = add nuw nsw i64 %284, 1
  %304 = icmp eq i64 %303, %229
  br i1 %304, label %265, label %283

305:                                              ; preds = %280, %307, %267
  store i64 %232, ptr %4, align 16
  store i64 %295, ptr %5, align 16
  %306 = add nsw i64 %302, 1
  br label %336

307:                                              ; preds = %280, %307
  %308 = phi i64 [ %316, %307 ], [ %281, %280 ]
  %309 = add nsw i64 %308, -1
  %310 = getelementptr inbounds i64, ptr %4, i64 %309
  %311 = load i64, ptr %310, align 8
  %312 = getelementptr inbounds i64, ptr %4, i64 %308
  store i64 %311, ptr %312, align 8
  %313 = getelementptr inbounds i64, ptr %5, i64 %309
  %314 = load i64, ptr %313, align 8
  %315 = getelementptr inbounds i64, ptr %5, i64 %308
  store i64 %314, ptr %315, align 8
  %316 = add nsw i64 %308, -2
  %317 = getelementptr inbounds i64, ptr %4, i64 %316
  %318 = load i64, ptr %317, align 8
  %319 = getelementptr inbounds i64, ptr %4, i64 %309
  store i64 %318, ptr %319, align 8
  %320 = getelementptr inbounds i64, ptr %5, i64 %316
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr inbounds i64, ptr %5, i64 %309
  store i64 %321, ptr %322, align 8
  %323 = icmp ugt i64 %309, 1
  br i1 %323, label %307, label %305

324:                                              ; preds = %244, %239
  %325 = phi i64 [ 0, %239 ], [ %262, %244 ]
  %326 = icmp eq i64 %240, 0
  br i1 %326, label %336, label %327

327:                                              ; preds = %324, %327
  %328 = phi i64 [ %333, %327 ], [ %325, %324 ]
  %329 = phi i64 [ %334, %327 ], [ 0, %324 ]
  %330 = getelementptr inbounds i64, ptr %4, i64 %328
  %331 = load i64, ptr %330, align 8
  %332 = tail call i64 @llvm.smin.i64(i64 %331, i64 %232)
  store i64 %332, ptr %330, align 8
  %333 = add nuw nsw i64 %328, 1
  %334 = add i64 %329, 1
  %335 = icmp eq i64 %334, %240
  br i1 %335, label %336, label %327

336:                                              ; preds = %324, %327, %305, %265, %238, %237
  %337 = phi i64 [ %306, %305 ], [ %302, %265 ], [ %229, %238 ], [ 0, %237 ], [ %229, %327 ], [ %229, %324 ]
  %338 = add nuw nsw i64 %230, 1
  %339 = icmp eq i64 %338, %191
  br i1 %339, label %340, label %228

340:                                              ; preds = %336
  %341 = icmp sgt i64 %337, 0
  br i1 %341, label %342, label %391

342:                                              ; preds = %212, %227, %340
  %343 = phi i64 [ %337, %340 ], [ 1, %227 ], [ 1, %212 ]
  %344 = add i64 %343, -1
  %345 = and i64 %343, 7
  %346 = icmp ult i64 %344, 7
  br i1 %346, label %376, label %347

347:                                              ; preds = %342
  %348 = and i64 %343, -8
  br label %393

349:                                              ; preds = %349, %210
  %350 = phi i64 [ 0, %210 ], [ %373, %349 ]
  %351 = phi i64 [ 0, %210 ], [ %374, %349 ]
  %352 = icmp sge i64 %350, %206
  %353 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 3, i64 %350
  %354 = load i64, ptr %353, align 8
  %355 = icmp eq i64 %354, 0
  %356 = select i1 %352, i1 %355, i1 false
  %357 = select i1 %356, i64 3, i64 %354
  %358 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %350
  store i64 %357, ptr %358, align 8
  %359 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 4, i64 %350
  %360 = load i64, ptr %359, align 8
  %361 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %350
  store i64 %360, ptr %361, align 8
  %362 = or i64 %350, 1
  %363 = icmp sge i64 %362, %206
  %364 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 3, i64 %362
  %365 = load i64, ptr %364, align 8
  %366 = icmp eq i64 %365, 0
  %367 = select i1 %363, i1 %366, i1 false
  %368 = select i1 %367, i64 3, i64 %365
  %369 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %362
  store i64 %368, ptr %369, align 8
  %370 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 4, i64 %362
  %371 = load i64, ptr %370, align 8
  %372 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %362
  store i64 %371, ptr %372, align 8
  %373 = add nuw nsw i64 %350, 2
  %374 = add i64 %351, 2
  %375 = icmp eq i64 %374, %211
  br i1 %375, label %213, label %349

376:                                              ; preds = %393, %342
  %377 = phi i64 [ undef, %342 ], [ %427, %393 ]
  %378 = phi i64 [ 0, %342 ], [ %428, %393 ]
  %379 = phi i64 [ 0, %342 ], [ %427, %393 ]
  %380 = icmp eq i64 %345, 0
  br i1 %380, label %391, label %381

381:                                              ; preds = %376, %381
  %382 = phi i64 [ %388, %381 ], [ %378, %376 ]
  %383 = phi i64 [ %387, %381 ], [ %379, %376 ]
  %384 = phi i64 [ %389, %381 ], [ 0, %376 ]
  %385 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %382
  %386 = load i64, ptr %385, align 8
  %387 = add nsw i64 %386, %383
  %388 = add nuw nsw i64 %382, 1
  %389 = add i64 %384, 1
  %390 = icmp eq i64 %389, %345
  br i1 %390, label %391, label %381

391:                                              ; preds = %376, %381, %340
  %392 = phi i64 [ 0, %340 ], [ %377, %376 ], [ %387, %381 ]
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %6)
  br label %446

393:                                              ; preds = %393, %347
  %394 = phi i64 [ 0, %347 ], [ %428, %393 ]
  %395 = phi i64 [ 0, %347 ], [ %427, %393 ]
  %396 = phi i64 [ 0, %347 ], [ %429, %393 ]
  %397 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %394
  %398 = load i64, ptr %397, align 16
  %399 = add nsw i64 %398, %395
  %400 = or i64 %394, 1
  %401 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %400
  %402 = load i64, ptr %401, align 8
  %403 = add nsw i64 %402, %399
  %404 = or i64 %394, 2
  %405 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %404
  %406 = load i64, ptr %405, align 16
  %407 = add nsw i64 %406, %403
  %408 = or i64 %394, 3
  %409 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %408
  %410 = load i64, ptr %409, align 8
  %411 = add nsw i64 %410, %407
  %412 = or i64 %394, 4
  %413 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %412
  %414 = load i64, ptr %413, align 16
  %415 = add nsw i64 %414, %411
  %416 = or i64 %394, 5
  %417 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %416
  %418 = load i64, ptr %417, align 8
  %419 = add nsw i64 %418, %415
  %420 = or i64 %394, 6
  %421 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %420
  %422 = load i64, ptr %421, align 16
  %423 = add nsw i64 %422, %419
  %424 = or i64 %394, 7
  %425 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %424
  %426 = load i64, ptr %425, align 8
  %427 = add nsw i64 %426, %423
  %428 = add nuw nsw i64 %394, 8
  %429 = add i64 %396, 8
  %430 = icmp eq i64 %429, %348
  br i1 %430, label %376, label %393

431:                                              ; preds = %152, %145
  %432 = phi i64 [ undef, %145 ], [ %186, %152 ]
  %433 = phi i64 [ 0, %145 ], [ %187, %152 ]
  %434 = phi i64 [ 0, %145 ], [ %186, %152 ]
  %435 = icmp eq i64 %148, 0
  br i1 %435, label %446, label %436

436:                                              ; preds = %431, %436
  %437 = phi i64 [ %443, %436 ], [ %433, %431 ]
  %438 = phi i64 [ %442, %436 ], [ %434, %431 ]
  %439 = phi i64 [ %444, %436 ], [ 0, %431 ]
  %440 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %437
  %441 = load i64, ptr %440, align 8
  %442 = add nsw i64 %441, %438
  %443 = add nuw nsw i64 %437, 1
  %444 = add i64 %439, 1
  %445 = icmp eq i64 %444, %148
  br i1 %445, label %446, label %436

446:                                              ; preds = %431, %436, %143, %10, %391
  %447 = phi i64 [ %392, %391 ], [ 1, %10 ], [ 0, %143 ], [ %432, %431 ], [ %442, %436 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %4)
  ret i64 %447
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc void @leaves(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = alloca [49 x i64], align 16
  %6 = alloca [49 x i64], align 16
  %7 = alloca [192 x %struct.Together], align 16
  %8 = load i64, ptr %3, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %4
  store i64 0, ptr %1, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %6)
  store i64 %2, ptr %5, align 16
  store i64 1, ptr %6, align 16
  br label %134

11:                                               ; preds = %4, %16
  %12 = phi i64 [ %17, %16 ], [ 0, %4 ]
  %13 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 2
  br i1 %15, label %162, label %16

16:                                               ; preds = %11
  %17 = add nuw nsw i64 %12, 1
  %18 = icmp eq i64 %17, %8
  br i1 %18, label %19, label %11

19:                                               ; preds = %16
  store i64 0, ptr %1, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %6)
  store i64 %2, ptr %5, align 16
  store i64 1, ptr %6, align 16
  br label %20

20:                                               ; preds = %19, %128
  %21 = phi i64 [ %129, %128 ], [ 1, %19 ]
  %22 = phi i64 [ %130, %128 ], [ 0, %19 ]
  %23 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %22
  %26 = load i64, ptr %25, align 8
  %27 = icmp sgt i64 %26, 1
  %28 = icmp sgt i64 %21, 0
  br i1 %27, label %30, label %29

29:                                               ; preds = %20
  br i1 %28, label %75, label %128

30:                                               ; preds = %20
  br i1 %28, label %31, label %128

31:                                               ; preds = %30
  %32 = and i64 %21, 3
  %33 = icmp ult i64 %21, 4
  br i1 %33, label %116, label %34

34:                                               ; preds = %31
  %35 = and i64 %21, -4
  br label %36

36:                                               ; preds = %36, %34
  %37 = phi i64 [ 0, %34 ], [ %54, %36 ]
  %38 = phi i64 [ 0, %34 ], [ %55, %36 ]
  %39 = getelementptr inbounds i64, ptr %5, i64 %37
  %40 = load i64, ptr %39, align 16
  %41 = tail call i64 @llvm.smin.i64(i64 %40, i64 %24)
  store i64 %41, ptr %39, align 16
  %42 = or i64 %37, 1
  %43 = getelementptr inbounds i64, ptr %5, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = tail call i64 @llvm.smin.i64(i64 %44, i64 %24)
  store i64 %45, ptr %43, align 8
  %46 = or i64 %37, 2
  %47 = getelementptr inbounds i64, ptr %5, i64 %46
  %48 = load i64, ptr %47, align 16
  %49 = tail call i64 @llvm.smin.i64(i64 %48, i64 %24)
  store i64 %49, ptr %47, align 16
  %50 = or i64 %37, 3
  %51 = getelementptr inbounds i64, ptr %5, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = tail call i64 @llvm.smin.i64(i64 %52, i64 %24)
  store i64 %53, ptr %51, align 8
  %54 = add nuw nsw i64 %37, 4
  %55 = add i64 %38, 4
  %56 = icmp eq i64 %55, %35
  br i1 %56, label %116, label %36

57:                                               ; preds = %93
  %58 = icmp eq i64 %87, 0
  br i1 %58, label %128, label %59

59:                                               ; preds = %57
  %60 = icmp sgt i64 %94, 0
  br i1 %60, label %61, label %97

61:                                               ; preds = %59
  %62 = and i64 %94, 1
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %72, label %64

64:                                               ; preds = %61
  %65 = add nsw i64 %94, -1
  %66 = getelementptr inbounds i64, ptr %5, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds i64, ptr %5, i64 %94
  store i64 %67, ptr %68, align 8
  %69 = getelementptr inbounds i64, ptr %6, i64 %65
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds i64, ptr %6, i64 %94
  store i64 %70, ptr %71, align 8
  br label %72

72:                                               ; preds = %64, %61
  %73 = phi i64 [ %94, %61 ], [ %65, %64 ]
  %74 = icmp eq i64 %94, 1
  br i1 %74, label %97, label %99

75:                                               ; preds = %29, %93
  %76 = phi i64 [ %95, %93 ], [ 0, %29 ]
  %77 = phi i64 [ %94, %93 ], [ 0, %29 ]
  %78 = phi i64 [ %87, %93 ], [ 0, %29 ]
  %79 = getelementptr inbounds i64, ptr %5, i64 %76
  %80 = load i64, ptr %79, align 8
  %81 = sdiv i64 %80, %24
  %82 = srem i64 %80, %24
  %83 = mul nsw i64 %81, %24
  %84 = getelementptr inbounds i64, ptr %6, i64 %76
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %85, %81
  %87 = add nsw i64 %86, %78
  %88 = icmp eq i64 %80, %83
  br i1 %88, label %93, label %89

89:                                               ; preds = %75
  %90 = getelementptr inbounds i64, ptr %5, i64 %77
  store i64 %82, ptr %90, align 8
  %91 = getelementptr inbounds i64, ptr %6, i64 %77
  store i64 %85, ptr %91, align 8
  %92 = add nsw i64 %77, 1
  br label %93

93:                                               ; preds = %89, %75
  %94 = phi i64 [ %92, %89 ], [ %77, %75 ]
  %95 = add nuw nsw i64 %76, 1
  %96 = icmp eq i64 %95, %21
  br i1 %96, label %57, label %75

97:                                               ; preds = %72, %99, %59
  store i64 %24, ptr %5, align 16
  store i64 %87, ptr %6, align 16
  %98 = add nsw i64 %94, 1
  br label %128

99:                                               ; preds = %72, %99
  %100 = phi i64 [ %108, %99 ], [ %73, %72 ]
  %101 = add nsw i64 %100, -1
  %102 = getelementptr inbounds i64, ptr %5, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds i64, ptr %5, i64 %100
  store i64 %103, ptr %104, align 8
  %105 = getelementptr inbounds i64, ptr %6, i64 %101
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds i64, ptr %6, i64 %100
  store i64 %106, ptr %107, align 8
  %108 = add nsw i64 %100, -2
  %109 = getelementptr inbounds i64, ptr %5, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds i64, ptr %5, i64 %101
  store i64 %110, ptr %111, align 8
  %112 = getelementptr inbounds i64, ptr %6, i64 %108
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds i64, ptr %6, i64 %101
  store i64 %113, ptr %114, align 8
  %115 = icmp ugt i64 %101, 1
  br i1 %115, label %99, label %97

116:                                              ; preds = %36, %31
  %117 = phi i64 [ 0, %31 ], [ %54, %36 ]
  %118 = icmp eq i64 %32, 0
  br i1 %118, label %128, label %119

119:                                              ; preds = %116, %119
  %120 = phi i64 [ %125, %119 ], [ %117, %116 ]
  %121 = phi i64 [ %126, %119 ], [ 0, %116 ]
  %122 = getelementptr inbounds i64, ptr %5, i64 %120
  %123 = load i64, ptr %122, align 8
  %124 = tail call i64 @llvm.smin.i64(i64 %123, i64 %24)
  store i64 %124, ptr %122, align 8
  %125 = add nuw nsw i64 %120, 1
  %126 = add i64 %121, 1
  %127 = icmp eq i64 %126, %32
  br i1 %127, label %128, label %119

128:                                              ; preds = %116, %119, %97, %57, %30, %29
  %129 = phi i64 [ %98, %97 ], [ %94, %57 ], [ %21, %30 ], [ 0, %29 ], [ %21, %119 ], [ %21, %116 ]
  %130 = add nuw nsw i64 %22, 1
  %131 = icmp eq i64 %130, %8
  br i1 %131, label %132, label %20

132:                                              ; preds = %128
  %133 = icmp sgt i64 %129, 0
  br i1 %133, label %134, label %138

134:                                              ; preds = %10, %132
  %135 = phi i64 [ 1, %10 ], [ %129, %132 ]
  %136 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  br label %139

137:                                              ; preds = %146
  store i64 %148, ptr %1, align 8
  br label %138

138:                                              ; preds = %137, %132
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %5)
  br label %213

139:                                              ; preds = %134, %146
  %140 = phi i64 [ 0, %134 ], [ %148, %146 ]
  %141 = phi i64 [ 0, %134 ], [ %160, %146 ]
  %142 = getelementptr inbounds [49 x i64], ptr %6, i64 0, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = icmp sgt i64 %140, 191
  br i1 %144, label %145, label %146

145:                                              ; preds = %139
  store i64 1, ptr %136, align 8
  br label %146

146:                                              ; preds = %139, %145
  %147 = phi i64 [ 0, %145 ], [ %140, %139 ]
  %148 = add nsw i64 %147, 1
  %149 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %147
  store i64 %143, ptr %149, align 8
  %150 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %147, i32 1
  store i64 1, ptr %150, align 8
  %151 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %147, i32 3
  store i64 0, ptr %151, align 8
  %152 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %147, i32 2
  %153 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %141
  %154 = load i64, ptr %153, align 8
  store i64 1, ptr %152, align 8
  %155 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %147, i32 4, i64 0
  store i64 1, ptr %155, align 8
  %156 = getelementptr inbounds i8, ptr %155, i64 8
  store i64 0, ptr %156, align 8
  %157 = getelementptr inbounds i8, ptr %155, i64 16
  store i64 %154, ptr %157, align 8
  %158 = getelementptr inbounds i8, ptr %155, i64 24
  store i64 0, ptr %158, align 8
  %159 = getelementptr inbounds i8, ptr %155, i64 32
  store i64 0, ptr %159, align 8
  %160 = add nuw nsw i64 %141, 1
  %161 = icmp eq i64 %160, %135
  br i1 %161, label %137, label %139

162:                                              ; preds = %11
  store i64 0, ptr %1, align 8
  call void @llvm.lifetime.start.p0(i64 7680, ptr nonnull %7)
  %163 = call fastcc i64 @together(ptr noundef %0, i64 noundef %2, ptr noundef nonnull %3, i64 noundef %12, i64 noundef %8, ptr noundef nonnull %7)
  %164 = icmp sgt i64 %163, 0
  br i1 %164, label %165, label %168

165:                                              ; preds = %162
  %166 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %12
  %167 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  br label %169

168:                                              ; preds = %210, %162
  call void @llvm.lifetime.end.p0(i64 7680, ptr nonnull %7)
  br label %213

169:                                              ; preds = %165, %210
  %170 = phi i64 [ 0, %165 ], [ %211, %210 ]
  %171 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %170, i32 2
  %174 = load i64, ptr %173, align 8
  %175 = mul nsw i64 %174, %172
  %176 = load i64, ptr %166, align 8
  %177 = load i64, ptr %1, align 8
  %178 = icmp sgt i64 %177, 191
  br i1 %178, label %179, label %180

179:                                              ; preds = %169
  store i64 1, ptr %167, align 8
  br label %180

180:                                              ; preds = %169, %179
  %181 = phi i64 [ 0, %179 ], [ %177, %169 ]
  %182 = add nsw i64 %181, 1
  store i64 %182, ptr %1, align 8
  %183 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %181
  store i64 %175, ptr %183, align 8
  %184 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %181, i32 1
  store i64 %176, ptr %184, align 8
  %185 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %181, i32 3
  store i64 0, ptr %185, align 8
  %186 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %181, i32 2
  store i64 0, ptr %186, align 8
  %187 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %170, i32 1
  %188 = load i64, ptr %187, align 8
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %198, label %190

190:                                              ; preds = %180
  %191 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %170, i32 3
  %192 = load i64, ptr %191, align 8
  store i64 1, ptr %186, align 8
  %193 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %181, i32 4, i64 0
  store i64 %188, ptr %193, align 8
  %194 = getelementptr inbounds i8, ptr %193, i64 8
  store i64 0, ptr %194, align 8
  %195 = getelementptr inbounds i8, ptr %193, i64 16
  store i64 %192, ptr %195, align 8
  %196 = getelementptr inbounds i8, ptr %193, i64 24
  store i64 0, ptr %196, align 8
  %197 = getelementptr inbounds i8, ptr %193, i64 32
  store i64 0, ptr %197, align 8
  br label %198

198:                                              ; preds = %180, %190
  %199 = phi i64 [ 0, %180 ], [ 1, %190 ]
  %200 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %170, i32 4
  %201 = load i64, ptr %200, align 8
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %203, label %210

203:                                              ; preds = %198
  %204 = add nuw nsw i64 %199, 1
  store i64 %204, ptr %186, align 8
  %205 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %181, i32 4, i64 %199
  store i64 1, ptr %205, align 8
  %206 = getelementptr inbounds i8, ptr %205, i64 8
  store i64 %188, ptr %206, align 8
  %207 = getelementptr inbounds i8, ptr %205, i64 16
  store i64 %201, ptr %207, align 8
  %208 = getelementptr inbounds i8, ptr %205, i64 24
  store i64 0, ptr %208, align 8
  %209 = getelementptr inbounds i8, ptr %205, i64 32
  store i64 0, ptr %209, align 8
  br label %210

210:                                              ; preds = %198, %203
  %211 = add nuw nsw i64 %170, 1
  %212 = icmp eq i64 %211, %163
  br i1 %212, label %168, label %169

213:                                              ; preds = %168, %138
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @pairs(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %29

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
  %10 = icmp eq i64 %3, 0
  %11 = load i64, ptr %9, align 8
  br label %12

12:                                               ; preds = %8, %33
  %13 = phi i64 [ %6, %8 ], [ %34, %33 ]
  %14 = phi i64 [ %11, %8 ], [ %35, %33 ]
  %15 = phi i64 [ 0, %8 ], [ %37, %33 ]
  %16 = phi i64 [ 0, %8 ], [ %36, %33 ]
  %17 = icmp sgt i64 %14, 0
  br i1 %17, label %18, label %33

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15
  %20 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 3
  %21 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 5
  %22 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 5, i64 0, i32 2
  %23 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 5, i64 0, i32 3
  %24 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 5, i64 0, i32 4
  %25 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 2
  %26 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 4
  %27 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 1
  %28 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %15, i32 4, i64 0, i32 2
  br label %39

29:                                               ; preds = %33, %4
  %30 = phi i64 [ 0, %4 ], [ %36, %33 ]
  ret i64 %30

31:                                               ; preds = %152
  %32 = load i64, ptr %5, align 8
  br label %33

33:                                               ; preds = %31, %12
  %34 = phi i64 [ %13, %12 ], [ %32, %31 ]
  %35 = phi i64 [ %14, %12 ], [ %157, %31 ]
  %36 = phi i64 [ %16, %12 ], [ %155, %31 ]
  %37 = add nuw nsw i64 %15, 1
  %38 = icmp slt i64 %37, %34
  br i1 %38, label %12, label %29

39:                                               ; preds = %18, %152
  %40 = phi i64 [ 0, %18 ], [ %156, %152 ]
  %41 = phi i64 [ %16, %18 ], [ %155, %152 ]
  %42 = load i64, ptr %19, align 8
  %43 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %44, %42
  br i1 %10, label %46, label %70

46:                                               ; preds = %39
  %47 = load i64, ptr %25, align 8
  %48 = icmp eq i64 %47, 1
  br i1 %48, label %49, label %114

49:                                               ; preds = %46
  %50 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 2
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 1
  br i1 %52, label %53, label %114

53:                                               ; preds = %49
  %54 = load i64, ptr %26, align 8
  %55 = icmp eq i64 %54, 1
  br i1 %55, label %56, label %114

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 4
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 1
  br i1 %59, label %60, label %114

60:                                               ; preds = %56
  %61 = load i64, ptr %28, align 8
  %62 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 4, i64 0, i32 2
  %63 = load i64, ptr %62, align 8
  %64 = add nsw i64 %61, -1
  %65 = mul nsw i64 %64, %1
  %66 = add nsw i64 %63, -1
  %67 = mul nsw i64 %66, %2
  %68 = add i64 %65, 1
  %69 = add i64 %68, %67
  br label %152

70:                                               ; preds = %39
  %71 = load i64, ptr %20, align 8
  %72 = icmp eq i64 %71, 1
  br i1 %72, label %73, label %114

73:                                               ; preds = %70
  %74 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 3
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, 1
  br i1 %76, label %77, label %114

77:                                               ; preds = %73
  %78 = load i64, ptr %21, align 8
  %79 = icmp eq i64 %78, 1
  br i1 %79, label %80, label %114

80:                                               ; preds = %77
  %81 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 5
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %82, 1
  br i1 %83, label %84, label %114

84:                                               ; preds = %80
  %85 = load i64, ptr %22, align 8
  %86 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 5, i64 0, i32 2
  %87 = load i64, ptr %86, align 8
  %88 = add nsw i64 %85, -1
  %89 = mul nsw i64 %88, %1
  %90 = add nsw i64 %87, -1
  %91 = mul nsw i64 %90, %2
  %92 = add i64 %89, 1
  %93 = add i64 %92, %91
  %94 = load i64, ptr %23, align 8
  %95 = mul nsw i64 %94, %1
  %96 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 5, i64 0, i32 3
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %97, %2
  %99 = add nsw i64 %98, %95
  %100 = load i64, ptr %24, align 8
  %101 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 5, i64 0, i32 4
  %102 = load i64, ptr %101, align 8
  %103 = add nsw i64 %100, -1
  %104 = mul nsw i64 %103, %1
  %105 = add nsw i64 %102, -1
  %106 = mul nsw i64 %105, %2
  %107 = add i64 %99, 1
  %108 = add i64 %107, %104
  %109 = add i64 %108, %106
  %110 = tail call i64 @llvm.smin.i64(i64 %93, i64 %109)
  %111 = tail call i64 @llvm.smax.i64(i64 %99, i64 0)
  %112 = sub nsw i64 %110, %111
  %113 = tail call i64 @llvm.smax.i64(i64 %112, i64 0)
  br label %152

114:                                              ; preds = %80, %77, %73, %70, %56, %53, %49, %46
  %115 = load i64, ptr %27, align 8
  %116 = mul nsw i64 %115, %1
  %117 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = mul nsw i64 %118, %2
  %120 = load i64, ptr %25, align 8
  %121 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 4
  %122 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 2
  %123 = load i64, ptr %122, align 8
  %124 = tail call fastcc i64 @lines(i64 noundef %1, i64 noundef %116, ptr noundef nonnull %26, i64 noundef %120, i64 noundef %2, i64 noundef %119, ptr noundef nonnull %121, i64 noundef %123, i64 noundef 0)
  %125 = icmp sgt i64 %124, -1
  br i1 %10, label %126, label %129

126:                                              ; preds = %114
  br i1 %125, label %152, label %127

127:                                              ; preds = %126
  %128 = tail call fastcc i64 @listed(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %116, ptr noundef nonnull %26, i64 noundef %120, i64 noundef %2, i64 noundef %119, ptr noundef nonnull %121, i64 noundef %123, i64 noundef 0)
  br label %152

129:                                              ; preds = %114
  %130 = load i64, ptr %20, align 8
  br i1 %125, label %134, label %131

131:                                              ; preds = %129
  %132 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 3
  %133 = load i64, ptr %132, align 8
  br label %140

134:                                              ; preds = %129
  %135 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 5
  %136 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 3
  %137 = load i64, ptr %136, align 8
  %138 = tail call fastcc i64 @lines(i64 noundef %1, i64 noundef %116, ptr noundef nonnull %21, i64 noundef %130, i64 noundef %2, i64 noundef %119, ptr noundef nonnull %135, i64 noundef %137, i64 noundef 1)
  %139 = icmp slt i64 %138, 0
  br i1 %139, label %140, label %148

140:                                              ; preds = %134, %131
  %141 = phi i64 [ %133, %131 ], [ %137, %134 ]
  %142 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 5
  %143 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %40, i32 3
  %144 = tail call fastcc i64 @listed(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %116, ptr noundef nonnull %21, i64 noundef %130, i64 noundef %2, i64 noundef %119, ptr noundef nonnull %142, i64 noundef %141, i64 noundef 0)
  %145 = load i64, ptr %20, align 8
  %146 = load i64, ptr %143, align 8
  %147 = tail call fastcc i64 @listed(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %116, ptr noundef nonnull %21, i64 noundef %145, i64 noundef %2, i64 noundef %119, ptr noundef nonnull %142, i64 noundef %146, i64 noundef 1)
  br label %148

148:                                              ; preds = %140, %134
  %149 = phi i64 [ %144, %140 ], [ %124, %134 ]
  %150 = phi i64 [ %147, %140 ], [ %138, %134 ]
  %151 = sub nsw i64 %149, %150
  br label %152

152:                                              ; preds = %60, %84, %126, %127, %148
  %153 = phi i64 [ %113, %84 ], [ %69, %60 ], [ %151, %148 ], [ %128, %127 ], [ %124, %126 ]
  %154 = mul nsw i64 %45, %153
  %155 = add nsw i64 %154, %41
  %156 = add nuw nsw i64 %40, 1
  %157 = load i64, ptr %9, align 8
  %158 = icmp slt i64 %156, %157
  br i1 %158, label %39, label %31
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @moves(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5) unnamed_addr {
  %7 = alloca [49 x i64], align 16
  %8 = alloca [49 x i64], align 16
  %9 = alloca [192 x %struct.Together], align 16
  %10 = alloca [5 x %struct.Walked], align 16
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %8)
  store i64 0, ptr %1, align 8
  %11 = icmp ne i64 %5, 0
  %12 = zext i1 %11 to i64
  %13 = add nsw i64 %12, %4
  %14 = load i64, ptr %3, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %28

16:                                               ; preds = %6, %20
  %17 = phi i64 [ %26, %20 ], [ 0, %6 ]
  %18 = phi i64 [ %25, %20 ], [ 0, %6 ]
  %19 = icmp eq i64 %18, %13
  br i1 %19, label %28, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %17
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  %24 = zext i1 %23 to i64
  %25 = add nuw nsw i64 %18, %24
  %26 = add nuw nsw i64 %17, 1
  %27 = icmp eq i64 %26, %14
  br i1 %27, label %28, label %16

28:                                               ; preds = %16, %20, %6
  %29 = phi i64 [ %14, %6 ], [ %17, %16 ], [ %14, %20 ]
  %30 = sext i1 %11 to i64
  %31 = add nsw i64 %29, %30
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %267

33:                                               ; preds = %28, %38
  %34 = phi i64 [ %39, %38 ], [ 0, %28 ]
  %35 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 2
  br i1 %37, label %41, label %38

38:                                               ; preds = %33
  %39 = add nuw nsw i64 %34, 1
  %40 = icmp eq i64 %39, %31
  br i1 %40, label %153, label %33

41:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(i64 7680, ptr nonnull %9)
  %42 = call fastcc i64 @together(ptr noundef %0, i64 noundef %2, ptr noundef nonnull %3, i64 noundef %34, i64 noundef %31, ptr noundef nonnull %9)
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %41
  %45 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %34
  %46 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %31
  %47 = getelementptr inbounds i8, ptr %10, i64 8
  %48 = getelementptr inbounds i8, ptr %10, i64 16
  br label %50

49:                                               ; preds = %150, %41
  call void @llvm.lifetime.end.p0(i64 7680, ptr nonnull %9)
  br label %356

50:                                               ; preds = %44, %150
  %51 = phi i64 [ 0, %44 ], [ %151, %150 ]
  %52 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51
  br i1 %11, label %65, label %53

53:                                               ; preds = %50
  %54 = load i64, ptr %52, align 8
  %55 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 2
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %56, %54
  %58 = load i64, ptr %45, align 8
  %59 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 3
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 4
  %64 = load i64, ptr %63, align 8
  tail call fastcc void @pair_of(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %57, i64 noundef %58, i64 noundef %60, i64 noundef %62, i64 noundef %64, i64 noundef 0, i64 noundef %62, i64 noundef %64, ptr noundef nonnull %3, i64 noundef %29)
  br label %150

65:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %10)
  %66 = load i64, ptr %46, align 8
  %67 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 3
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 4
  %70 = load i64, ptr %69, align 8
  %71 = sdiv i64 %68, %66
  %72 = mul nsw i64 %71, %66
  %73 = srem i64 %68, %66
  %74 = sdiv i64 %70, %66
  %75 = mul nsw i64 %74, %66
  %76 = srem i64 %70, %66
  %77 = icmp sgt i64 %76, 0
  %78 = zext i1 %77 to i64
  %79 = icmp slt i64 %74, %71
  %80 = icmp sgt i64 %74, 1
  br i1 %80, label %81, label %83

81:                                               ; preds = %65
  %82 = add nsw i64 %74, -1
  store i64 %82, ptr %10, align 16
  store i64 %66, ptr %47, align 8
  store i64 %66, ptr %48, align 16
  br label %83

83:                                               ; preds = %81, %65
  %84 = phi i64 [ 1, %81 ], [ 0, %65 ]
  %85 = icmp sgt i64 %74, 0
  %86 = and i1 %79, %85
  %87 = and i1 %86, %77
  br i1 %87, label %88, label %93

88:                                               ; preds = %83
  %89 = add nuw nsw i64 %84, 1
  %90 = getelementptr inbounds %struct.Walked, ptr %10, i64 %84
  store i64 1, ptr %90, align 8
  %91 = getelementptr inbounds i8, ptr %90, i64 8
  store i64 %66, ptr %91, align 8
  %92 = getelementptr inbounds i8, ptr %90, i64 16
  store i64 %76, ptr %92, align 8
  br label %93

93:                                               ; preds = %88, %83
  %94 = phi i64 [ %89, %88 ], [ %84, %83 ]
  %95 = icmp slt i64 %73, 1
  %96 = or i1 %79, %95
  %97 = icmp slt i64 %71, 1
  %98 = or i1 %97, %96
  br i1 %98, label %104, label %99

99:                                               ; preds = %93
  %100 = add nuw nsw i64 %94, 1
  %101 = getelementptr inbounds %struct.Walked, ptr %10, i64 %94
  store i64 1, ptr %101, align 8
  %102 = getelementptr inbounds i8, ptr %101, i64 8
  store i64 %73, ptr %102, align 8
  %103 = getelementptr inbounds i8, ptr %101, i64 16
  store i64 %76, ptr %103, align 8
  br label %104

104:                                              ; preds = %99, %93
  %105 = phi i64 [ %94, %93 ], [ %100, %99 ]
  %106 = add nsw i64 %74, %78
  %107 = tail call i64 @llvm.smax.i64(i64 %106, i64 1)
  %108 = sub nsw i64 %71, %107
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %115

110:                                              ; preds = %104
  %111 = add nuw nsw i64 %105, 1
  %112 = getelementptr inbounds %struct.Walked, ptr %10, i64 %105
  store i64 %108, ptr %112, align 8
  %113 = getelementptr inbounds i8, ptr %112, i64 8
  store i64 %66, ptr %113, align 8
  %114 = getelementptr inbounds i8, ptr %112, i64 16
  store i64 0, ptr %114, align 8
  br label %115

115:                                              ; preds = %110, %104
  %116 = phi i64 [ %111, %110 ], [ %105, %104 ]
  %117 = icmp sgt i64 %73, 0
  %118 = and i1 %79, %117
  %119 = xor i1 %118, true
  %120 = or i1 %97, %119
  br i1 %120, label %126, label %121

121:                                              ; preds = %115
  %122 = add nuw nsw i64 %116, 1
  %123 = getelementptr inbounds %struct.Walked, ptr %10, i64 %116
  store i64 1, ptr %123, align 8
  %124 = getelementptr inbounds i8, ptr %123, i64 8
  store i64 %73, ptr %124, align 8
  %125 = getelementptr inbounds i8, ptr %123, i64 16
  store i64 0, ptr %125, align 8
  br label %128

126:                                              ; preds = %115
  %127 = icmp eq i64 %116, 0
  br i1 %127, label %137, label %128

128:                                              ; preds = %121, %126
  %129 = phi i64 [ %122, %121 ], [ %116, %126 ]
  %130 = load i64, ptr %52, align 8
  %131 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 2
  %132 = load i64, ptr %131, align 8
  %133 = mul nsw i64 %132, %130
  %134 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %51, i32 1
  %135 = load i64, ptr %134, align 8
  %136 = sub nsw i64 0, %66
  br label %138

137:                                              ; preds = %138, %126
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %10)
  br label %150

138:                                              ; preds = %128, %138
  %139 = phi i64 [ 0, %128 ], [ %148, %138 ]
  %140 = getelementptr inbounds [5 x %struct.Walked], ptr %10, i64 0, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = mul nsw i64 %133, %141
  %143 = load i64, ptr %45, align 8
  %144 = getelementptr inbounds [5 x %struct.Walked], ptr %10, i64 0, i64 %139, i32 1
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds [5 x %struct.Walked], ptr %10, i64 0, i64 %139, i32 2
  %147 = load i64, ptr %146, align 8
  tail call fastcc void @pair_of(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %142, i64 noundef %143, i64 noundef %135, i64 noundef %145, i64 noundef %147, i64 noundef %136, i64 noundef %66, i64 noundef %66, ptr noundef nonnull %3, i64 noundef %29)
  %148 = add nuw nsw i64 %139, 1
  %149 = icmp eq i64 %148, %129
  br i1 %149, label %137, label %138

150:                                              ; preds = %137, %53
  %151 = add nuw nsw i64 %51, 1
  %152 = icmp eq i64 %151, %42
  br i1 %152, label %49, label %50

153:                                              ; preds = %38
  store i64 %2, ptr %7, align 16
  store i64 1, ptr %8, align 16
  br label %154

154:                                              ; preds = %153, %262
  %155 = phi i64 [ %263, %262 ], [ 1, %153 ]
  %156 = phi i64 [ %264, %262 ], [ 0, %153 ]
  %157 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %156
  %158 = load i64, ptr %157, align 8
  %159 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 3, i64 %156
  %160 = load i64, ptr %159, align 8
  %161 = icmp sgt i64 %160, 1
  %162 = icmp sgt i64 %155, 0
  br i1 %161, label %164, label %163

163:                                              ; preds = %154
  br i1 %162, label %209, label %262

164:                                              ; preds = %154
  br i1 %162, label %165, label %262

165:                                              ; preds = %164
  %166 = and i64 %155, 3
  %167 = icmp ult i64 %155, 4
  br i1 %167, label %250, label %168

168:                                              ; preds = %165
  %169 = and i64 %155, -4
  br label %170

170:                                              ; preds = %170, %168
  %171 = phi i64 [ 0, %168 ], [ %188, %170 ]
  %172 = phi i64 [ 0, %168 ], [ %189, %170 ]
  %173 = getelementptr inbounds i64, ptr %7, i64 %171
  %174 = load i64, ptr %173, align 16
  %175 = tail call i64 @llvm.smin.i64(i64 %174, i64 %158)
  store i64 %175, ptr %173, align 16
  %176 = or i64 %171, 1
  %177 = getelementptr inbounds i64, ptr %7, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = tail call i64 @llvm.smin.i64(i64 %178, i64 %158)
  store i64 %179, ptr %177, align 8
  %180 = or i64 %171, 2
  %181 = getelementptr inbounds i64, ptr %7, i64 %180
  %182 = load i64, ptr %181, align 16
  %183 = tail call i64 @llvm.smin.i64(i64 %182, i64 %158)
  store i64 %183, ptr %181, align 16
  %184 = or i64 %171, 3
  %185 = getelementptr inbounds i64, ptr %7, i64 %184
  %186 = load i64, ptr %185, align 8
  %187 = tail call i64 @llvm.smin.i64(i64 %186, i64 %158)
  store i64 %187, ptr %185, align 8
  %188 = add nuw nsw i64 %171, 4
  %189 = add i64 %172, 4
  %190 = icmp eq i64 %189, %169
  br i1 %190, label %250, label %170

191:                                              ; preds = %227
  %192 = icmp eq i64 %221, 0
  br i1 %192, label %262, label %193

193:                                              ; preds = %191
  %194 = icmp sgt i64 %228, 0
  br i1 %194, label %195, label %231

195:                                              ; preds = %193
  %196 = and i64 %228, 1
  %197 = icmp eq i64 %196, 0
  br i1 %197, label %206, label %198

198:                                              ; preds = %195
  %199 = add nsw i64 %228, -1
  %200 = getelementptr inbounds i64, ptr %7, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = getelementptr inbounds i64, ptr %7, i64 %228
  store i64 %201, ptr %202, align 8
  %203 = getelementptr inbounds i64, ptr %8, i64 %199
  %204 = load i64, ptr %203, align 8
  %205 = getelementptr inbounds i64, ptr %8, i64 %228
  store i64 %204, ptr %205, align 8
  br label %206

206:                                              ; preds = %198, %195
  %207 = phi i64 [ %228, %195 ], [ %199, %198 ]
  %208 = icmp eq i64 %228, 1
  br i1 %208, label %231, label %233

209:                                              ; preds = %163, %227
  %210 = phi i64 [ %229, %227 ], [ 0, %163 ]
  %211 = phi i64 [ %228, %227 ], [ 0, %163 ]
  %212 = phi i64 [ %221, %227 ], [ 0, %163 ]
  %213 = getelementptr inbounds i64, ptr %7, i64 %210
  %214 = load i64, ptr %213, align 8
  %215 = sdiv i64 %214, %158
  %216 = srem i64 %214, %158
  %217 = mul nsw i64 %215, %158
  %218 = getelementptr inbounds i64, ptr %8, i64 %210
  %219 = load i64, ptr %218, align 8
  %220 = mul nsw i64 %219, %215
  %221 = add nsw i64 %220, %212
  %222 = icmp eq i64 %214, %217
  br i1 %222, label %227, label %223

223:                                              ; preds = %209
  %224 = getelementptr inbounds i64, ptr %7, i64 %211
  store i64 %216, ptr %224, align 8
  %225 = getelementptr inbounds i64, ptr %8, i64 %211
  store i64 %219, ptr %225, align 8
  %226 = add nsw i64 %211, 1
  br label %227

227:                                              ; preds = %223, %209
  %228 = phi i64 [ %226, %223 ], [ %211, %209 ]
  %229 = add nuw nsw i64 %210, 1
  %230 = icmp eq i64 %229, %155
  br i1 %230, label %191, label %209

231:                                              ; preds = %206, %233, %193
  store i64 %158, ptr %7, align 16
  store i64 %221, ptr %8, align 16
  %232 = add nsw i64 %228, 1
  br label %262

233:                                              ; preds = %206, %233
  %234 = phi i64 [ %242, %233 ], [ %207, %206 ]
  %235 = add nsw i64 %234, -1
  %236 = getelementptr inbounds i64, ptr %7, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr inbounds i64, ptr %7, i64 %234
  store i64 %237, ptr %238, align 8
  %239 = getelementptr inbounds i64, ptr %8, i64 %235
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds i64, ptr %8, i64 %234
  store i64 %240, ptr %241, align 8
  %242 = add nsw i64 %234, -2
  %243 = getelementptr inbounds i64, ptr %7, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds i64, ptr %7, i64 %235
  store i64 %244, ptr %245, align 8
  %246 = getelementptr inbounds i64, ptr %8, i64 %242
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds i64, ptr %8, i64 %235
  store i64 %247, ptr %248, align 8
  %249 = icmp ugt i64 %235, 1
  br i1 %249, label %233, label %231

250:                                              ; preds = %170, %165
  %251 = phi i64 [ 0, %165 ], [ %188, %170 ]
  %252 = icmp eq i64 %166, 0
  br i1 %252, label %262, label %253

253:                                              ; preds = %250, %253
  %254 = phi i64 [ %259, %253 ], [ %251, %250 ]
  %255 = phi i64 [ %260, %253 ], [ 0, %250 ]
  %256 = getelementptr inbounds i64, ptr %7, i64 %254
  %257 = load i64, ptr %256, align 8
  %258 = tail call i64 @llvm.smin.i64(i64 %257, i64 %158)
  store i64 %258, ptr %256, align 8
  %259 = add nuw nsw i64 %254, 1
  %260 = add i64 %255, 1
  %261 = icmp eq i64 %260, %166
  br i1 %261, label %262, label %253

262:                                              ; preds = %250, %253, %231, %191, %164, %163
  %263 = phi i64 [ %232, %231 ], [ %228, %191 ], [ %155, %164 ], [ 0, %163 ], [ %155, %253 ], [ %155, %250 ]
  %264 = add nuw nsw i64 %156, 1
  %265 = icmp eq i64 %264, %31
  br i1 %265, label %266, label %154

266:                                              ; preds = %262
  br i1 %11, label %283, label %271

267:                                              ; preds = %28
  store i64 %2, ptr %7, align 16
  store i64 1, ptr %8, align 16
  br i1 %11, label %268, label %273

268:                                              ; preds = %267
  %269 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %31
  %270 = load i64, ptr %269, align 8
  br label %289

271:                                              ; preds = %266
  %272 = icmp sgt i64 %263, 0
  br i1 %272, label %273, label %356

273:                                              ; preds = %267, %271
  %274 = phi i64 [ %263, %271 ], [ 1, %267 ]
  br label %275

275:                                              ; preds = %273, %275
  %276 = phi i64 [ %281, %275 ], [ 0, %273 ]
  %277 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %276
  %278 = load i64, ptr %277, align 8
  %279 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %276
  %280 = load i64, ptr %279, align 8
  tail call fastcc void @descend(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %278, i64 noundef %280, i64 noundef 0, i64 noundef %280, ptr noundef nonnull %3, i64 noundef %29)
  %281 = add nuw nsw i64 %276, 1
  %282 = icmp eq i64 %281, %274
  br i1 %282, label %356, label %275

283:                                              ; preds = %266
  %284 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %31
  %285 = load i64, ptr %284, align 8
  %286 = icmp sgt i64 %263, 0
  br i1 %286, label %289, label %287

287:                                              ; preds = %283
  %288 = sub nsw i64 0, %285
  tail call fastcc void @descend(ptr noundef %0, ptr noundef nonnull %1, i64 noundef 0, i64 noundef %285, i64 noundef %288, i64 noundef %285, ptr noundef nonnull %3, i64 noundef %29)
  br label %356

289:                                              ; preds = %268, %283
  %290 = phi i64 [ %270, %268 ], [ %285, %283 ]
  %291 = phi i64 [ 1, %268 ], [ %263, %283 ]
  %292 = and i64 %291, 1
  %293 = icmp eq i64 %291, 1
  br i1 %293, label %296, label %294

294:                                              ; preds = %289
  %295 = and i64 %291, -2
  br label %314

296:                                              ; preds = %314, %289
  %297 = phi i64 [ undef, %289 ], [ %336, %314 ]
  %298 = phi i64 [ 0, %289 ], [ %337, %314 ]
  %299 = phi i64 [ 0, %289 ], [ %336, %314 ]
  %300 = icmp eq i64 %292, 0
  br i1 %300, label %311, label %301

301:                                              ; preds = %296
  %302 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %298
  %303 = load i64, ptr %302, align 8
  %304 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %298
  %305 = load i64, ptr %304, align 8
  %306 = sdiv i64 %305, %290
  %307 = tail call i64 @llvm.smax.i64(i64 %306, i64 1)
  %308 = add nsw i64 %307, -1
  %309 = mul nsw i64 %308, %303
  %310 = add nsw i64 %309, %299
  br label %311

311:                                              ; preds = %296, %301
  %312 = phi i64 [ %297, %296 ], [ %310, %301 ]
  %313 = sub nsw i64 0, %290
  tail call fastcc void @descend(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %312, i64 noundef %290, i64 noundef %313, i64 noundef %290, ptr noundef nonnull %3, i64 noundef %29)
  br label %340

314:                                              ; preds = %314, %294
  %315 = phi i64 [ 0, %294 ], [ %337, %314 ]
  %316 = phi i64 [ 0, %294 ], [ %336, %314 ]
  %317 = phi i64 [ 0, %294 ], [ %338, %314 ]
  %318 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %315
  %319 = load i64, ptr %318, align 16
  %320 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %315
  %321 = load i64, ptr %320, align 16
  %322 = sdiv i64 %321, %290
  %323 = tail call i64 @llvm.smax.i64(i64 %322, i64 1)
  %324 = add nsw i64 %323, -1
  %325 = mul nsw i64 %324, %319
  %326 = add nsw i64 %325, %316
  %327 = or i64 %315, 1
  %328 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %327
  %329 = load i64, ptr %328, align 8
  %330 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %327
  %331 = load i64, ptr %330, align 8
  %332 = sdiv i64 %331, %290
  %333 = tail call i64 @llvm.smax.i64(i64 %332, i64 1)
  %334 = add nsw i64 %333, -1
  %335 = mul nsw i64 %334, %329
  %336 = add nsw i64 %335, %326
  %337 = add nuw nsw i64 %315, 2
  %338 = add i64 %317, 2
  %339 = icmp eq i64 %338, %295
  br i1 %339, label %296, label %314

340:                                              ; preds = %311, %353
  %341 = phi i64 [ %354, %353 ], [ 0, %311 ]
  %342 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %341
  %343 = load i64, ptr %342, align 8
  %344 = sdiv i64 %343, %290
  %345 = mul nsw i64 %344, %290
  %346 = srem i64 %343, %290
  %347 = icmp sgt i64 %346, 0
  %348 = icmp sgt i64 %344, 0
  %349 = select i1 %347, i1 %348, i1 false
  br i1 %349, label %350, label %353

350:                                              ; preds = %340
  %351 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %341
  %352 = load i64, ptr %351, align 8
  tail call fastcc void @descend(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %352, i64 noundef %346, i64 noundef %313, i64 noundef %290, ptr noundef nonnull %3, i64 noundef %29)
  br label %353

353:                                              ; preds = %350, %340
  %354 = add nuw nsw i64 %341, 1
  %355 = icmp eq i64 %354, %291
  br i1 %355, label %356, label %340

356:                                              ; preds = %275, %353, %287, %271, %49
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %7)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite)
define internal fastcc i64 @together(ptr nocapture noundef writeonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = alloca [49 x i64], align 16
  %8 = alloca [49 x i64], align 16
  %9 = alloca [5 x %struct.Walked], align 16
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %8)
  %10 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 4, i64 %3
  %11 = load i64, ptr %10, align 8
  store i64 %1, ptr %7, align 16
  store i64 1, ptr %8, align 16
  %12 = icmp sgt i64 %3, 0
  br i1 %12, label %13, label %127

13:                                               ; preds = %6, %121
  %14 = phi i64 [ %122, %121 ], [ 1, %6 ]
  %15 = phi i64 [ %123, %121 ], [ 0, %6 ]
  %16 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 4, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 3, i64 %15
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %19, 1
  %21 = icmp sgt i64 %14, 0
  br i1 %20, label %23, label %22

22:                                               ; preds = %13
  br i1 %21, label %68, label %121

23:                                               ; preds = %13
  br i1 %21, label %24, label %121

24:                                               ; preds = %23
  %25 = and i64 %14, 3
  %26 = icmp ult i64 %14, 4
  br i1 %26, label %109, label %27

27:                                               ; preds = %24
  %28 = and i64 %14, -4
  br label %29

29:                                               ; preds = %29, %27
  %30 = phi i64 [ 0, %27 ], [ %47, %29 ]
  %31 = phi i64 [ 0, %27 ], [ %48, %29 ]
  %32 = getelementptr inbounds i64, ptr %7, i64 %30
  %33 = load i64, ptr %32, align 16
  %34 = tail call i64 @llvm.smin.i64(i64 %33, i64 %17)
  store i64 %34, ptr %32, align 16
  %35 = or i64 %30, 1
  %36 = getelementptr inbounds i64, ptr %7, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = tail call i64 @llvm.smin.i64(i64 %37, i64 %17)
  store i64 %38, ptr %36, align 8
  %39 = or i64 %30, 2
  %40 = getelementptr inbounds i64, ptr %7, i64 %39
  %41 = load i64, ptr %40, align 16
  %42 = tail call i64 @llvm.smin.i64(i64 %41, i64 %17)
  store i64 %42, ptr %40, align 16
  %43 = or i64 %30, 3
  %44 = getelementptr inbounds i64, ptr %7, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = tail call i64 @llvm.smin.i64(i64 %45, i64 %17)
  store i64 %46, ptr %44, align 8
  %47 = add nuw nsw i64 %30, 4
  %48 = add i64 %31, 4
  %49 = icmp eq i64 %48, %28
  br i1 %49, label %109, label %29

50:                                               ; preds = %86
  %51 = icmp eq i64 %80, 0
  br i1 %51, label %121, label %52

52:                                               ; preds = %50
  %53 = icmp sgt i64 %87, 0
  br i1 %53, label %54, label %90

54:                                               ; preds = %52
  %55 = and i64 %87, 1
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %65, label %57

57:                                               ; preds = %54
  %58 = add nsw i64 %87, -1
  %59 = getelementptr inbounds i64, ptr %7, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds i64, ptr %7, i64 %87
  store i64 %60, ptr %61, align 8
  %62 = getelementptr inbounds i64, ptr %8, i64 %58
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds i64, ptr %8, i64 %87
  store i64 %63, ptr %64, align 8
  br label %65

65:                                               ; preds = %57, %54
  %66 = phi i64 [ %87, %54 ], [ %58, %57 ]
  %67 = icmp eq i64 %87, 1
  br i1 %67, label %90, label %92

68:                                               ; preds = %22, %86
  %69 = phi i64 [ %88, %86 ], [ 0, %22 ]
  %70 = phi i64 [ %87, %86 ], [ 0, %22 ]
  %71 = phi i64 [ %80, %86 ], [ 0, %22 ]
  %72 = getelementptr inbounds i64, ptr %7, i64 %69
  %73 = load i64, ptr %72, align 8
  %74 = sdiv i64 %73, %17
  %75 = srem i64 %73, %17
  %76 = mul nsw i64 %74, %17
  %77 = getelementptr inbounds i64, ptr %8, i64 %69
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %78, %74
  %80 = add nsw i64 %79, %71
  %81 = icmp eq i64 %73, %76
  br i1 %81, label %86, label %82

82:                                               ; preds = %68
  %83 = getelementptr inbounds i64, ptr %7, i64 %70
  store i64 %75, ptr %83, align 8
  %84 = getelementptr inbounds i64, ptr %8, i64 %70
  store i64 %78, ptr %84, align 8
  %85 = add nsw i64 %70, 1
  br label %86

86:                                               ; preds = %82, %68
  %87 = phi i64 [ %85, %82 ], [ %70, %68 ]
  %88 = add nuw nsw i64 %69, 1
  %89 = icmp eq i64 %88, %14
  br i1 %89, label %50, label %68

90:                                               ; preds = %65, %92, %52
  store i64 %17, ptr %7, align 16
  store i64 %80, ptr %8, align 16
  %91 = add nsw i64 %87, 1
  br label %121

92:                                               ; preds = %65, %92
  %93 = phi i64 [ %101, %92 ], [ %66, %65 ]
  %94 = add nsw i64 %93, -1
  %95 = getelementptr inbounds i64, ptr %7, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds i64, ptr %7, i64 %93
  store i64 %96, ptr %97, align 8
  %98 = getelementptr inbounds i64, ptr %8, i64 %94
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds i64, ptr %8, i64 %93
  store i64 %99, ptr %100, align 8
  %101 = add nsw i64 %93, -2
  %102 = getelementptr inbounds i64, ptr %7, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds i64, ptr %7, i64 %94
  store i64 %103, ptr %104, align 8
  %105 = getelementptr inbounds i64, ptr %8, i64 %101
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds i64, ptr %8, i64 %94
  store i64 %106, ptr %107, align 8
  %108 = icmp ugt i64 %94, 1
  br i1 %108, label %92, label %90

109:                                              ; preds = %29, %24
  %110 = phi i64 [ 0, %24 ], [ %47, %29 ]
  %111 = icmp eq i64 %25, 0
  br i1 %111, label %121, label %112

112:                                              ; preds = %109, %112
  %113 = phi i64 [ %118, %112 ], [ %110, %109 ]
  %114 = phi i64 [ %119, %112 ], [ 0, %109 ]
  %115 = getelementptr inbounds i64, ptr %7, i64 %113
  %116 = load i64, ptr %115, align 8
  %117 = tail call i64 @llvm.smin.i64(i64 %116, i64 %17)
  store i64 %117, ptr %115, align 8
  %118 = add nuw nsw i64 %113, 1
  %119 = add i64 %114, 1
  %120 = icmp eq i64 %119, %25
  br i1 %120, label %121, label %112

121:                                              ; preds = %109, %112, %90, %50, %23, %22
  %122 = phi i64 [ %91, %90 ], [ %87, %50 ], [ %14, %23 ], [ 0, %22 ], [ %14, %112 ], [ %14, %109 ]
  %123 = add nuw nsw i64 %15, 1
  %124 = icmp eq i64 %123, %3
  br i1 %124, label %125, label %13

125:                                              ; preds = %121
  %126 = icmp sgt i64 %122, 0
  br i1 %126, label %127, label %291

127:                                              ; preds = %6, %125
  %128 = phi i64 [ %122, %125 ], [ 1, %6 ]
  %129 = add nsw i64 %3, 1
  %130 = icmp slt i64 %129, %4
  %131 = getelementptr inbounds i8, ptr %9, i64 8
  %132 = getelementptr inbounds i8, ptr %9, i64 16
  br label %133

133:                                              ; preds = %127, %285
  %134 = phi i64 [ 0, %127 ], [ %286, %285 ]
  %135 = phi i64 [ 0, %127 ], [ %287, %285 ]
  %136 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = sdiv i64 %137, %11
  %139 = mul nsw i64 %138, %11
  %140 = srem i64 %137, %11
  %141 = add nsw i64 %134, 1
  %142 = getelementptr inbounds %struct.Together, ptr %5, i64 %134
  %143 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %135
  %144 = load i64, ptr %143, align 8
  store i64 %144, ptr %142, align 8
  %145 = getelementptr inbounds i8, ptr %142, i64 8
  store i64 %138, ptr %145, align 8
  %146 = getelementptr inbounds i8, ptr %142, i64 16
  store i64 1, ptr %146, align 8
  %147 = getelementptr inbounds i8, ptr %142, i64 24
  store i64 %11, ptr %147, align 8
  %148 = getelementptr inbounds i8, ptr %142, i64 32
  store i64 %140, ptr %148, align 8
  br i1 %130, label %149, label %285

149:                                              ; preds = %133
  %150 = add nsw i64 %134, 1
  %151 = getelementptr inbounds %struct.Together, ptr %5, i64 %134
  br label %156

152:                                              ; preds = %173, %273, %162
  %153 = phi i64 [ %134, %162 ], [ %150, %173 ], [ %280, %273 ]
  %154 = add i64 %157, 1
  %155 = icmp eq i64 %154, %4
  br i1 %155, label %285, label %156

156:                                              ; preds = %149, %152
  %157 = phi i64 [ %154, %152 ], [ %129, %149 ]
  %158 = phi i64 [ %153, %152 ], [ %141, %149 ]
  %159 = icmp slt i64 %134, %158
  br i1 %159, label %160, label %162

160:                                              ; preds = %156
  %161 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 4, i64 %157
  br label %177

162:                                              ; preds = %269, %156
  %163 = phi i64 [ %158, %156 ], [ %270, %269 ]
  %164 = icmp sgt i64 %163, %158
  br i1 %164, label %165, label %152

165:                                              ; preds = %162
  %166 = sub i64 %163, %158
  %167 = add i64 %158, 1
  %168 = and i64 %166, 1
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %173, label %170

170:                                              ; preds = %165
  %171 = getelementptr inbounds %struct.Together, ptr %5, i64 %158
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %151, ptr noundef nonnull align 8 dereferenceable(40) %171, i64 40, i1 false)
  %172 = add nsw i64 %158, 1
  br label %173

173:                                              ; preds = %170, %165
  %174 = phi i64 [ %158, %165 ], [ %172, %170 ]
  %175 = phi i64 [ %134, %165 ], [ %150, %170 ]
  %176 = icmp eq i64 %163, %167
  br i1 %176, label %152, label %273

177:                                              ; preds = %160, %269
  %178 = phi i64 [ %158, %160 ], [ %270, %269 ]
  %179 = phi i64 [ %134, %160 ], [ %271, %269 ]
  %180 = getelementptr inbounds %struct.Together, ptr %5, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds i8, ptr %180, i64 8
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds i8, ptr %180, i64 16
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds i8, ptr %180, i64 24
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds i8, ptr %180, i64 32
  %189 = load i64, ptr %188, align 8
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %9)
  %190 = load i64, ptr %161, align 8
  %191 = sdiv i64 %187, %190
  %192 = mul nsw i64 %191, %190
  %193 = srem i64 %187, %190
  %194 = sdiv i64 %189, %190
  %195 = mul nsw i64 %194, %190
  %196 = srem i64 %189, %190
  %197 = icmp sgt i64 %196, 0
  %198 = zext i1 %197 to i64
  %199 = icmp slt i64 %194, %191
  %200 = icmp sgt i64 %194, 0
  br i1 %200, label %201, label %202

201:                                              ; preds = %177
  store i64 %194, ptr %9, align 16
  store i64 %190, ptr %131, align 8
  store i64 %190, ptr %132, align 16
  br label %202

202:                                              ; preds = %201, %177
  %203 = phi i64 [ 1, %201 ], [ 0, %177 ]
  %204 = icmp sgt i64 %194, -1
  %205 = and i1 %199, %204
  %206 = and i1 %205, %197
  br i1 %206, label %207, label %212

207:                                              ; preds = %202
  %208 = add nuw nsw i64 %203, 1
  %209 = getelementptr inbounds %struct.Walked, ptr %9, i64 %203
  store i64 1, ptr %209, align 8
  %210 = getelementptr inbounds i8, ptr %209, i64 8
  store i64 %190, ptr %210, align 8
  %211 = getelementptr inbounds i8, ptr %209, i64 16
  store i64 %196, ptr %211, align 8
  br label %212

212:                                              ; preds = %207, %202
  %213 = phi i64 [ %208, %207 ], [ %203, %202 ]
  %214 = icmp slt i64 %193, 1
  %215 = or i1 %199, %214
  %216 = icmp slt i64 %191, 0
  %217 = or i1 %216, %215
  br i1 %217, label %223, label %218

218:                                              ; preds = %212
  %219 = add nuw nsw i64 %213, 1
  %220 = getelementptr inbounds %struct.Walked, ptr %9, i64 %213
  store i64 1, ptr %220, align 8
  %221 = getelementptr inbounds i8, ptr %220, i64 8
  store i64 %193, ptr %221, align 8
  %222 = getelementptr inbounds i8, ptr %220, i64 16
  store i64 %196, ptr %222, align 8
  br label %223

223:                                              ; preds = %218, %212
  %224 = phi i64 [ %213, %212 ], [ %219, %218 ]
  %225 = add nsw i64 %194, %198
  %226 = tail call i64 @llvm.smax.i64(i64 %225, i64 0)
  %227 = sub nsw i64 %191, %226
  %228 = icmp sgt i64 %227, 0
  br i1 %228, label %229, label %234

229:                                              ; preds = %223
  %230 = add nuw nsw i64 %224, 1
  %231 = getelementptr inbounds %struct.Walked, ptr %9, i64 %224
  store i64 %227, ptr %231, align 8
  %232 = getelementptr inbounds i8, ptr %231, i64 8
  store i64 %190, ptr %232, align 8
  %233 = getelementptr inbounds i8, ptr %231, i64 16
  store i64 0, ptr %233, align 8
  br label %234

234:                                              ; preds = %229, %223
  %235 = phi i64 [ %230, %229 ], [ %224, %223 ]
  %236 = icmp sgt i64 %193, 0
  %237 = and i1 %199, %236
  %238 = xor i1 %237, true
  %239 = or i1 %216, %238
  br i1 %239, label %245, label %240

240:                                              ; preds = %234
  %241 = add nuw nsw i64 %235, 1
  %242 = getelementptr inbounds %struct.Walked, ptr %9, i64 %235
  store i64 1, ptr %242, align 8
  %243 = getelementptr inbounds i8, ptr %242, i64 8
  store i64 %193, ptr %243, align 8
  %244 = getelementptr inbounds i8, ptr %242, i64 16
  store i64 0, ptr %244, align 8
  br label %247

245:                                              ; preds = %234
  %246 = icmp eq i64 %235, 0
  br i1 %246, label %269, label %247

247:                                              ; preds = %240, %245
  %248 = phi i64 [ %241, %240 ], [ %235, %245 ]
  br label %249

249:                                              ; preds = %247, %253
  %250 = phi i64 [ %254, %253 ], [ %178, %247 ]
  %251 = phi i64 [ %267, %253 ], [ 0, %247 ]
  %252 = icmp sgt i64 %250, 191
  br i1 %252, label %289, label %253

253:                                              ; preds = %249
  %254 = add nsw i64 %250, 1
  %255 = getelementptr inbounds %struct.Together, ptr %5, i64 %250
  %256 = getelementptr inbounds [5 x %struct.Walked], ptr %9, i64 0, i64 %251
  %257 = load i64, ptr %256, align 8
  %258 = mul nsw i64 %257, %185
  %259 = getelementptr inbounds [5 x %struct.Walked], ptr %9, i64 0, i64 %251, i32 1
  %260 = load i64, ptr %259, align 8
  %261 = getelementptr inbounds [5 x %struct.Walked], ptr %9, i64 0, i64 %251, i32 2
  %262 = load i64, ptr %261, align 8
  store i64 %181, ptr %255, align 8
  %263 = getelementptr inbounds i8, ptr %255, i64 8
  store i64 %183, ptr %263, align 8
  %264 = getelementptr inbounds i8, ptr %255, i64 16
  store i64 %258, ptr %264, align 8
  %265 = getelementptr inbounds i8, ptr %255, i64 24
  store i64 %260, ptr %265, align 8
  %266 = getelementptr inbounds i8, ptr %255, i64 32
  store i64 %262, ptr %266, align 8
  %267 = add nuw nsw i64 %251, 1
  %268 = icmp eq i64 %267, %248
  br i1 %268, label %269, label %249

269:                                              ; preds = %253, %245
  %270 = phi i64 [ %178, %245 ], [ %254, %253 ]
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %9)
  %271 = add i64 %179, 1
  %272 = icmp eq i64 %271, %158
  br i1 %272, label %162, label %177

273:                                              ; preds = %173, %273
  %274 = phi i64 [ %283, %273 ], [ %174, %173 ]
  %275 = phi i64 [ %280, %273 ], [ %175, %173 ]
  %276 = add nsw i64 %275, 1
  %277 = getelementptr inbounds %struct.Together, ptr %5, i64 %275
  %278 = getelementptr inbounds %struct.Together, ptr %5, i64 %274
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %277, ptr noundef nonnull align 8 dereferenceable(40) %278, i64 40, i1 false)
  %279 = add nsw i64 %274, 1
  %280 = add nsw i64 %275, 2
  %281 = getelementptr inbounds %struct.Together, ptr %5, i64 %276
  %282 = getelementptr inbounds %struct.Together, ptr %5, i64 %279
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %281, ptr noundef nonnull align 8 dereferenceable(40) %282, i64 40, i1 false)
  %283 = add nsw i64 %274, 2
  %284 = icmp eq i64 %283, %163
  br i1 %284, label %152, label %273

285:                                              ; preds = %152, %133
  %286 = phi i64 [ %141, %133 ], [ %153, %152 ]
  %287 = add nuw nsw i64 %135, 1
  %288 = icmp eq i64 %287, %128
  br i1 %288, label %291, label %133

289:                                              ; preds = %249
  %290 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 1, ptr %290, align 8
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %9)
  br label %291

291:                                              ; preds = %285, %125, %289
  %292 = phi i64 [ 0, %289 ], [ 0, %125 ], [ %286, %285 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %7)
  ret i64 %292
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define internal fastcc i64 @lines(i64 noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef readonly %6, i64 noundef %7, i64 noundef %8) unnamed_addr {
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %142

11:                                               ; preds = %9
  %12 = icmp sgt i64 %7, 0
  %13 = icmp eq i64 %8, 0
  br label %14

14:                                               ; preds = %11, %135
  %15 = phi i64 [ 0, %11 ], [ %139, %135 ]
  %16 = phi i64 [ 0, %11 ], [ %138, %135 ]
  %17 = phi i64 [ 0, %11 ], [ %137, %135 ]
  %18 = phi i64 [ 0, %11 ], [ %136, %135 ]
  %19 = phi i64 [ 0, %11 ], [ %140, %135 ]
  %20 = getelementptr inbounds %struct.Group, ptr %2, i64 %19
  br i1 %12, label %21, label %135

21:                                               ; preds = %14
  %22 = getelementptr inbounds %struct.Group, ptr %2, i64 %19, i32 2
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %23, -1
  %25 = mul nsw i64 %24, %0
  %26 = add i64 %25, 1
  %27 = getelementptr inbounds %struct.Group, ptr %2, i64 %19, i32 3
  %28 = getelementptr inbounds %struct.Group, ptr %2, i64 %19, i32 4
  br label %29

29:                                               ; preds = %21, %93
  %30 = phi i64 [ 0, %21 ], [ %97, %93 ]
  %31 = phi i64 [ 0, %21 ], [ %96, %93 ]
  %32 = phi i64 [ 0, %21 ], [ %95, %93 ]
  %33 = phi i64 [ 0, %21 ], [ %94, %93 ]
  %34 = getelementptr inbounds %struct.Group, ptr %6, i64 %30
  %35 = getelementptr inbounds %struct.Group, ptr %6, i64 %30, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = add nsw i64 %36, -1
  %38 = mul nsw i64 %37, %4
  %39 = add i64 %26, %38
  br i1 %13, label %67, label %40

40:                                               ; preds = %29
  %41 = load i64, ptr %27, align 8
  %42 = mul nsw i64 %41, %0
  %43 = getelementptr inbounds %struct.Group, ptr %6, i64 %30, i32 3
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %44, %4
  %46 = add nsw i64 %45, %42
  %47 = load i64, ptr %28, align 8
  %48 = getelementptr inbounds %struct.Group, ptr %6, i64 %30, i32 4
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %47, -1
  %51 = mul nsw i64 %50, %0
  %52 = add nsw i64 %49, -1
  %53 = mul nsw i64 %52, %4
  %54 = icmp sgt i64 %46, 0
  %55 = add i64 %46, 1
  %56 = add i64 %55, %51
  %57 = add i64 %56, %53
  %58 = icmp slt i64 %57, %39
  %59 = select i1 %54, i1 %58, i1 false
  br i1 %59, label %142, label %60

60:                                               ; preds = %40
  br i1 %54, label %61, label %63

61:                                               ; preds = %60
  %62 = tail call i64 @llvm.smin.i64(i64 %39, i64 %46)
  br label %67

63:                                               ; preds = %60
  %64 = icmp slt i64 %57, 0
  %65 = tail call i64 @llvm.smin.i64(i64 %57, i64 %39)
  %66 = select i1 %64, i64 0, i64 %65
  br label %67

67:                                               ; preds = %61, %63, %29
  %68 = phi i64 [ 0, %29 ], [ %66, %63 ], [ 0, %61 ]
  %69 = phi i64 [ %39, %29 ], [ %39, %63 ], [ %62, %61 ]
  %70 = icmp sgt i64 %69, %68
  br i1 %70, label %71, label %93

71:                                               ; preds = %67
  %72 = getelementptr inbounds %struct.Group, ptr %6, i64 %30, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %73, %5
  %75 = add nsw i64 %74, %68
  %76 = load i64, ptr %34, align 8
  %77 = add i64 %73, -1
  %78 = add i64 %77, %76
  %79 = mul nsw i64 %78, %5
  %80 = add nsw i64 %79, %69
  %81 = icmp sgt i64 %76, 1
  %82 = sub nsw i64 %69, %68
  %83 = icmp slt i64 %82, %5
  %84 = select i1 %81, i1 %83, i1 false
  br i1 %84, label %142, label %85

85:                                               ; preds = %71
  %86 = icmp eq i64 %31, 0
  br i1 %86, label %93, label %87

87:                                               ; preds = %85
  %88 = icmp sgt i64 %75, %32
  %89 = icmp sgt i64 %33, %75
  %90 = select i1 %88, i1 true, i1 %89
  br i1 %90, label %142, label %91

91:                                               ; preds = %87
  %92 = tail call i64 @llvm.smax.i64(i64 %32, i64 %80)
  br label %93

93:                                               ; preds = %85, %67, %91
  %94 = phi i64 [ %33, %67 ], [ %33, %91 ], [ %75, %85 ]
  %95 = phi i64 [ %32, %67 ], [ %92, %91 ], [ %80, %85 ]
  %96 = phi i64 [ %31, %67 ], [ 1, %91 ], [ 1, %85 ]
  %97 = add nuw nsw i64 %30, 1
  %98 = icmp eq i64 %97, %7
  br i1 %98, label %99, label %29

99:                                               ; preds = %93
  %100 = icmp eq i64 %96, 0
  br i1 %100, label %135, label %101

101:                                              ; preds = %99
  %102 = getelementptr inbounds %struct.Group, ptr %2, i64 %19, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = mul nsw i64 %103, %1
  %105 = add nsw i64 %104, %94
  %106 = add nsw i64 %104, %95
  %107 = icmp eq i64 %18, 0
  br i1 %107, label %108, label %110

108:                                              ; preds = %101
  %109 = load i64, ptr %20, align 8
  br label %119

110:                                              ; preds = %101
  %111 = icmp sgt i64 %17, %105
  br i1 %111, label %142, label %112

112:                                              ; preds = %110
  %113 = load i64, ptr %20, align 8
  %114 = icmp sgt i64 %113, 1
  %115 = icmp sgt i64 %16, %106
  %116 = select i1 %114, i1 %115, i1 false
  br i1 %116, label %142, label %117

117:                                              ; preds = %112
  %118 = tail call i64 @llvm.smax.i64(i64 %105, i64 %16)
  br label %119

119:                                              ; preds = %108, %117
  %120 = phi i64 [ %113, %117 ], [ %109, %108 ]
  %121 = phi i64 [ %118, %117 ], [ %105, %108 ]
  %122 = sub nsw i64 %106, %121
  %123 = tail call i64 @llvm.smax.i64(i64 %122, i64 0)
  %124 = add nsw i64 %120, -1
  %125 = sub nsw i64 %95, %94
  %126 = tail call i64 @llvm.smin.i64(i64 %1, i64 %125)
  %127 = mul nsw i64 %124, %126
  %128 = add i64 %123, %15
  %129 = add i64 %128, %127
  %130 = mul nsw i64 %124, %1
  %131 = add nsw i64 %130, %106
  %132 = add nsw i64 %130, %105
  br i1 %107, label %135, label %133

133:                                              ; preds = %119
  %134 = tail call i64 @llvm.smax.i64(i64 %16, i64 %131)
  br label %135

135:                                              ; preds = %14, %99, %133, %119
  %136 = phi i64 [ %18, %99 ], [ 1, %133 ], [ 1, %119 ], [ %18, %14 ]
  %137 = phi i64 [ %17, %99 ], [ %132, %133 ], [ %132, %119 ], [ %17, %14 ]
  %138 = phi i64 [ %16, %99 ], [ %134, %133 ], [ %131, %119 ], [ %16, %14 ]
  %139 = phi i64 [ %15, %99 ], [ %129, %133 ], [ %129, %119 ], [ %15, %14 ]
  %140 = add nuw nsw i64 %19, 1
  %141 = icmp eq i64 %140, %3
  br i1 %141, label %142, label %14

142:                                              ; preds = %135, %112, %110, %40, %87, %71, %9
  %143 = phi i64 [ 0, %9 ], [ -1, %71 ], [ -1, %87 ], [ -1, %40 ], [ %139, %135 ], [ -1, %112 ], [ -1, %110 ]
  ret i64 %143
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @listed(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr nocapture noundef readonly %7, i64 noundef %8, i64 noundef %9) unnamed_addr {
  %11 = alloca %struct.Interval, align 8
  %12 = icmp sgt i64 %4, 0
  br i1 %12, label %13, label %285

13:                                               ; preds = %10
  %14 = icmp sgt i64 %8, 0
  %15 = and i64 %8, 3
  %16 = icmp ult i64 %8, 4
  %17 = and i64 %8, -4
  %18 = icmp eq i64 %15, 0
  br label %19

19:                                               ; preds = %13, %42
  %20 = phi i64 [ 0, %13 ], [ %43, %42 ]
  %21 = phi i64 [ 0, %13 ], [ %44, %42 ]
  br i1 %14, label %22, label %42

22:                                               ; preds = %19
  %23 = getelementptr inbounds %struct.Group, ptr %3, i64 %21
  %24 = load i64, ptr %23, align 8
  br i1 %16, label %27, label %46

25:                                               ; preds = %42
  %26 = icmp sgt i64 %43, 32768
  br i1 %26, label %72, label %74

27:                                               ; preds = %46, %22
  %28 = phi i64 [ undef, %22 ], [ %68, %46 ]
  %29 = phi i64 [ %20, %22 ], [ %68, %46 ]
  %30 = phi i64 [ 0, %22 ], [ %69, %46 ]
  br i1 %18, label %42, label %31

31:                                               ; preds = %27, %31
  %32 = phi i64 [ %38, %31 ], [ %29, %27 ]
  %33 = phi i64 [ %39, %31 ], [ %30, %27 ]
  %34 = phi i64 [ %40, %31 ], [ 0, %27 ]
  %35 = getelementptr inbounds %struct.Group, ptr %7, i64 %33
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %36, %24
  %38 = add nsw i64 %37, %32
  %39 = add nuw nsw i64 %33, 1
  %40 = add i64 %34, 1
  %41 = icmp eq i64 %40, %15
  br i1 %41, label %42, label %31

42:                                               ; preds = %27, %31, %19
  %43 = phi i64 [ %20, %19 ], [ %28, %27 ], [ %38, %31 ]
  %44 = add nuw nsw i64 %21, 1
  %45 = icmp eq i64 %44, %4
  br i1 %45, label %25, label %19

46:                                               ; preds = %22, %46
  %47 = phi i64 [ %68, %46 ], [ %20, %22 ]
  %48 = phi i64 [ %69, %46 ], [ 0, %22 ]
  %49 = phi i64 [ %70, %46 ], [ 0, %22 ]
  %50 = getelementptr inbounds %struct.Group, ptr %7, i64 %48
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %51, %24
  %53 = add nsw i64 %52, %47
  %54 = or i64 %48, 1
  %55 = getelementptr inbounds %struct.Group, ptr %7, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %56, %24
  %58 = add nsw i64 %57, %53
  %59 = or i64 %48, 2
  %60 = getelementptr inbounds %struct.Group, ptr %7, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %61, %24
  %63 = add nsw i64 %62, %58
  %64 = or i64 %48, 3
  %65 = getelementptr inbounds %struct.Group, ptr %7, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = mul nsw i64 %66, %24
  %68 = add nsw i64 %67, %63
  %69 = add nuw nsw i64 %48, 4
  %70 = add i64 %49, 4
  %71 = icmp eq i64 %70, %17
  br i1 %71, label %27, label %46

72:                                               ; preds = %25
  %73 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 1, ptr %73, align 8
  br label %285

74:                                               ; preds = %25
  %75 = icmp eq i64 %9, 0
  %76 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12
  %77 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11
  %78 = select i1 %75, ptr %77, ptr %76
  br i1 %12, label %79, label %285

79:                                               ; preds = %74
  %80 = icmp sgt i64 %8, 0
  br label %81

81:                                               ; preds = %79, %192
  %82 = phi i64 [ 0, %79 ], [ %193, %192 ]
  %83 = phi i64 [ 0, %79 ], [ %194, %192 ]
  br i1 %80, label %84, label %192

84:                                               ; preds = %81
  %85 = getelementptr inbounds %struct.Group, ptr %3, i64 %83
  %86 = getelementptr inbounds %struct.Group, ptr %3, i64 %83, i32 2
  %87 = getelementptr inbounds %struct.Group, ptr %3, i64 %83, i32 3
  %88 = getelementptr inbounds %struct.Group, ptr %3, i64 %83, i32 4
  %89 = getelementptr inbounds %struct.Group, ptr %3, i64 %83, i32 1
  %90 = load i64, ptr %85, align 8
  br label %196

91:                                               ; preds = %192
  %92 = icmp sgt i64 %193, 1
  br i1 %92, label %93, label %135

93:                                               ; preds = %91
  %94 = lshr i64 %193, 1
  br label %97

95:                                               ; preds = %130
  %96 = getelementptr inbounds i8, ptr %78, i64 8
  br label %137

97:                                               ; preds = %130, %93
  %98 = phi i64 [ %99, %130 ], [ %94, %93 ]
  %99 = add nsw i64 %98, -1
  %100 = getelementptr inbounds %struct.Interval, ptr %78, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds i8, ptr %100, i64 8
  %103 = load i64, ptr %102, align 8
  %104 = shl nuw nsw i64 %99, 1
  %105 = or i64 %104, 1
  %106 = icmp slt i64 %105, %193
  br i1 %106, label %107, label %130

107:                                              ; preds = %97, %125
  %108 = phi i64 [ %128, %125 ], [ %105, %97 ]
  %109 = phi i64 [ %127, %125 ], [ %104, %97 ]
  %110 = phi i64 [ %121, %125 ], [ %99, %97 ]
  %111 = add i64 %109, 2
  %112 = icmp slt i64 %111, %193
  br i1 %112, label %113, label %120

113:                                              ; preds = %107
  %114 = getelementptr inbounds %struct.Interval, ptr %78, i64 %111
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds %struct.Interval, ptr %78, i64 %108
  %117 = load i64, ptr %116, align 8
  %118 = icmp sgt i64 %115, %117
  %119 = select i1 %118, i64 %111, i64 %108
  br label %120

120:                                              ; preds = %113, %107
  %121 = phi i64 [ %108, %107 ], [ %119, %113 ]
  %122 = getelementptr inbounds %struct.Interval, ptr %78, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = icmp sgt i64 %123, %101
  br i1 %124, label %125, label %130

125:                                              ; preds = %120
  %126 = getelementptr inbounds %struct.Interval, ptr %78, i64 %110
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %126, ptr noundef nonnull align 8 dereferenceable(16) %122, i64 16, i1 false)
  %127 = shl nsw i64 %121, 1
  %128 = or i64 %127, 1
  %129 = icmp slt i64 %128, %193
  br i1 %129, label %107, label %130

130:                                              ; preds = %125, %120, %97
  %131 = phi i64 [ %99, %97 ], [ %110, %120 ], [ %121, %125 ]
  %132 = getelementptr inbounds %struct.Interval, ptr %78, i64 %131
  store i64 %101, ptr %132, align 8
  %133 = getelementptr inbounds i8, ptr %132, i64 8
  store i64 %103, ptr %133, align 8
  %134 = icmp sgt i64 %98, 1
  br i1 %134, label %97, label %95

135:                                              ; preds = %144, %91
  %136 = icmp sgt i64 %193, 0
  br i1 %136, label %172, label %285

137:                                              ; preds = %168, %95
  %138 = phi i64 [ %193, %95 ], [ %139, %168 ]
  %139 = add nsw i64 %138, -1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %78, i64 16, i1 false)
  %140 = getelementptr inbounds %struct.Interval, ptr %78, i64 %139
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %78, ptr noundef nonnull align 8 dereferenceable(16) %140, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %140, ptr noundef nonnull align 8 dereferenceable(16) %11, i64 16, i1 false)
  %141 = load i64, ptr %78, align 8
  %142 = load i64, ptr %96, align 8
  %143 = icmp ugt i64 %139, 1
  br i1 %143, label %145, label %144

144:                                              ; preds = %137
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11)
  br label %135

145:                                              ; preds = %137, %163
  %146 = phi i64 [ %166, %163 ], [ 1, %137 ]
  %147 = phi i64 [ %165, %163 ], [ 0, %137 ]
  %148 = phi i64 [ %159, %163 ], [ 0, %137 ]
  %149 = add i64 %147, 2
  %150 = icmp slt i64 %149, %139
  br i1 %150, label %151, label %158

151:                                              ; preds = %145
  %152 = getelementptr inbounds %struct.Interval, ptr %78, i64 %149
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr inbounds %struct.Interval, ptr %78, i64 %146
  %155 = load i64, ptr %154, align 8
  %156 = icmp sgt i64 %153, %155
  %157 = select i1 %156, i64 %149, i64 %146
  br label %158

158:                                              ; preds = %151, %145
  %159 = phi i64 [ %146, %145 ], [ %157, %151 ]
  %160 = getelementptr inbounds %struct.Interval, ptr %78, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = icmp sgt i64 %161, %141
  br i1 %162, label %163, label %168

163:                                              ; preds = %158
  %164 = getelementptr inbounds %struct.Interval, ptr %78, i64 %148
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %164, ptr noundef nonnull align 8 dereferenceable(16) %160, i64 16, i1 false)
  %165 = shl nsw i64 %159, 1
  %166 = or i64 %165, 1
  %167 = icmp slt i64 %166, %139
  br i1 %167, label %145, label %168

168:                                              ; preds = %163, %158
  %169 = phi i64 [ %148, %158 ], [ %159, %163 ]
  %170 = getelementptr inbounds %struct.Interval, ptr %78, i64 %169
  store i64 %141, ptr %170, align 8
  %171 = getelementptr inbounds i8, ptr %170, i64 8
  store i64 %142, ptr %171, align 8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11)
  br label %137

172:                                              ; preds = %135, %172
  %173 = phi i64 [ %190, %172 ], [ 0, %135 ]
  %174 = phi i64 [ %189, %172 ], [ 0, %135 ]
  %175 = phi i64 [ %188, %172 ], [ 0, %135 ]
  %176 = phi i64 [ %187, %172 ], [ 0, %135 ]
  %177 = icmp eq i64 %174, 0
  %178 = getelementptr inbounds %struct.Interval, ptr %78, i64 %173
  %179 = load i64, ptr %178, align 8
  %180 = tail call i64 @llvm.smax.i64(i64 %179, i64 %175)
  %181 = select i1 %177, i64 %179, i64 %180
  %182 = getelementptr inbounds %struct.Interval, ptr %78, i64 %173, i32 1
  %183 = load i64, ptr %182, align 8
  %184 = icmp sgt i64 %183, %181
  %185 = sub nsw i64 %183, %181
  %186 = select i1 %184, i64 %185, i64 0
  %187 = add nsw i64 %186, %176
  %188 = select i1 %184, i64 %183, i64 %175
  %189 = select i1 %184, i64 1, i64 %174
  %190 = add nuw nsw i64 %173, 1
  %191 = icmp eq i64 %190, %193
  br i1 %191, label %285, label %172

192:                                              ; preds = %236, %81
  %193 = phi i64 [ %82, %81 ], [ %239, %236 ]
  %194 = add nuw nsw i64 %83, 1
  %195 = icmp eq i64 %194, %4
  br i1 %195, label %91, label %81

196:                                              ; preds = %84, %236
  %197 = phi i64 [ %90, %84 ], [ %237, %236 ]
  %198 = phi i64 [ %90, %84 ], [ %238, %236 ]
  %199 = phi i64 [ %82, %84 ], [ %239, %236 ]
  %200 = phi i64 [ 0, %84 ], [ %240, %236 ]
  %201 = load i64, ptr %86, align 8
  %202 = getelementptr inbounds %struct.Group, ptr %7, i64 %200
  %203 = getelementptr inbounds %struct.Group, ptr %7, i64 %200, i32 2
  %204 = load i64, ptr %203, align 8
  %205 = add nsw i64 %201, -1
  %206 = mul nsw i64 %205, %1
  %207 = add nsw i64 %204, -1
  %208 = mul nsw i64 %207, %5
  %209 = add i64 %206, 1
  %210 = add i64 %209, %208
  %211 = load i64, ptr %87, align 8
  %212 = mul nsw i64 %211, %1
  %213 = getelementptr inbounds %struct.Group, ptr %7, i64 %200, i32 3
  %214 = load i64, ptr %213, align 8
  %215 = mul nsw i64 %214, %5
  %216 = add nsw i64 %215, %212
  %217 = load i64, ptr %88, align 8
  %218 = getelementptr inbounds %struct.Group, ptr %7, i64 %200, i32 4
  %219 = load i64, ptr %218, align 8
  %220 = add nsw i64 %217, -1
  %221 = mul nsw i64 %220, %1
  %222 = add nsw i64 %219, -1
  %223 = mul nsw i64 %222, %5
  %224 = add i64 %221, 1
  %225 = add i64 %224, %223
  %226 = icmp sgt i64 %198, 0
  br i1 %226, label %227, label %236

227:                                              ; preds = %196
  %228 = getelementptr inbounds %struct.Group, ptr %7, i64 %200, i32 1
  %229 = load i64, ptr %202, align 8
  br label %230

230:                                              ; preds = %227, %244
  %231 = phi i64 [ %197, %227 ], [ %245, %244 ]
  %232 = phi i64 [ %229, %227 ], [ %246, %244 ]
  %233 = phi i64 [ %199, %227 ], [ %247, %244 ]
  %234 = phi i64 [ 0, %227 ], [ %248, %244 ]
  %235 = icmp sgt i64 %232, 0
  br i1 %235, label %250, label %244

236:                                              ; preds = %244, %196
  %237 = phi i64 [ %197, %196 ], [ %245, %244 ]
  %238 = phi i64 [ %198, %196 ], [ %245, %244 ]
  %239 = phi i64 [ %199, %196 ], [ %247, %244 ]
  %240 = add nuw nsw i64 %200, 1
  %241 = icmp eq i64 %240, %8
  br i1 %241, label %192, label %196

242:                                              ; preds = %280
  %243 = load i64, ptr %85, align 8
  br label %244

244:                                              ; preds = %242, %230
  %245 = phi i64 [ %231, %230 ], [ %243, %242 ]
  %246 = phi i64 [ %232, %230 ], [ %283, %242 ]
  %247 = phi i64 [ %233, %230 ], [ %281, %242 ]
  %248 = add nuw nsw i64 %234, 1
  %249 = icmp slt i64 %248, %245
  br i1 %249, label %230, label %236

250:                                              ; preds = %230, %280
  %251 = phi i64 [ %281, %280 ], [ %233, %230 ]
  %252 = phi i64 [ %282, %280 ], [ 0, %230 ]
  %253 = load i64, ptr %89, align 8
  %254 = add nsw i64 %253, %234
  %255 = mul nsw i64 %254, %2
  %256 = load i64, ptr %228, align 8
  %257 = add nsw i64 %256, %252
  %258 = mul nsw i64 %257, %6
  %259 = add nsw i64 %258, %255
  %260 = add nsw i64 %210, %259
  br i1 %75, label %274, label %261

261:                                              ; preds = %250
  %262 = add nsw i64 %216, %259
  %263 = tail call i64 @llvm.smin.i64(i64 %260, i64 %262)
  %264 = add nsw i64 %225, %262
  %265 = tail call i64 @llvm.smax.i64(i64 %259, i64 %264)
  %266 = icmp sgt i64 %263, %259
  br i1 %266, label %267, label %271

267:                                              ; preds = %261
  %268 = add nsw i64 %251, 1
  %269 = getelementptr inbounds %struct.Interval, ptr %78, i64 %251
  store i64 %259, ptr %269, align 8
  %270 = getelementptr inbounds i8, ptr %269, i64 8
  store i64 %263, ptr %270, align 8
  br label %271

271:                                              ; preds = %267, %261
  %272 = phi i64 [ %268, %267 ], [ %251, %261 ]
  %273 = icmp sgt i64 %260, %265
  br i1 %273, label %274, label %280

274:                                              ; preds = %271, %250
  %275 = phi i64 [ %251, %250 ], [ %272, %271 ]
  %276 = phi i64 [ %259, %250 ], [ %265, %271 ]
  %277 = getelementptr inbounds %struct.Interval, ptr %78, i64 %275
  store i64 %276, ptr %277, align 8
  %278 = add nsw i64 %275, 1
  %279 = getelementptr inbounds %struct.Interval, ptr %78, i64 %275, i32 1
  store i64 %260, ptr %279, align 8
  br label %280

280:                                              ; preds = %274, %271
  %281 = phi i64 [ %272, %271 ], [ %278, %274 ]
  %282 = add nuw nsw i64 %252, 1
  %283 = load i64, ptr %202, align 8
  %284 = icmp slt i64 %282, %283
  br i1 %284, label %250, label %242

285:                                              ; preds = %172, %74, %10, %135, %72
  %286 = phi i64 [ 0, %72 ], [ 0, %135 ], [ 0, %10 ], [ 0, %74 ], [ %187, %172 ]
  ret i64 %286
}

; Function Attrs: nofree nosync nounwind memory(argmem: read)
define internal fastcc i64 @single(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = load i64, ptr %2, align 8
  %7 = icmp sgt i64 %6, %3
  br i1 %7, label %8, label %73

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 2
  br label %10

10:                                               ; preds = %8, %60
  %11 = phi i64 [ %3, %8 ], [ %46, %60 ]
  %12 = phi i64 [ %1, %8 ], [ 0, %60 ]
  %13 = phi i64 [ %0, %8 ], [ %38, %60 ]
  %14 = phi i64 [ 0, %8 ], [ %61, %60 ]
  br label %15

15:                                               ; preds = %10, %70
  %16 = phi i64 [ %13, %10 ], [ %65, %70 ]
  %17 = phi i64 [ %12, %10 ], [ %64, %70 ]
  %18 = phi i64 [ %11, %10 ], [ %71, %70 ]
  %19 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 4, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 3, i64 %18
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %15
  %25 = icmp sgt i64 %16, %20
  br i1 %25, label %26, label %63

26:                                               ; preds = %24
  %27 = sub nsw i64 %16, %20
  %28 = tail call i64 @llvm.smin.i64(i64 %17, i64 %20)
  %29 = tail call i64 @llvm.smax.i64(i64 %27, i64 %28)
  br label %63

30:                                               ; preds = %15
  %31 = icmp sgt i64 %22, 1
  br i1 %31, label %32, label %35

32:                                               ; preds = %30
  %33 = tail call i64 @llvm.smin.i64(i64 %16, i64 %20)
  %34 = tail call i64 @llvm.smin.i64(i64 %17, i64 %20)
  br label %63

35:                                               ; preds = %30
  %36 = sdiv i64 %16, %20
  %37 = mul nsw i64 %36, %20
  %38 = srem i64 %16, %20
  %39 = sdiv i64 %17, %20
  %40 = mul nsw i64 %39, %20
  %41 = srem i64 %17, %20
  %42 = sub nsw i64 %16, %40
  %43 = icmp slt i64 %42, 0
  %44 = tail call i64 @llvm.smin.i64(i64 %42, i64 %20)
  %45 = select i1 %43, i64 0, i64 %44
  %46 = add nsw i64 %18, 1
  %47 = tail call fastcc i64 @single(i64 noundef %45, i64 noundef %41, ptr noundef nonnull %2, i64 noundef %46, i64 noundef %4)
  %48 = xor i64 %39, -1
  %49 = add i64 %36, %48
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %55

51:                                               ; preds = %35
  %52 = tail call fastcc i64 @single(i64 noundef %20, i64 noundef 0, ptr noundef nonnull %2, i64 noundef %46, i64 noundef %4)
  %53 = mul nsw i64 %52, %49
  %54 = add nsw i64 %53, %47
  br label %55

55:                                               ; preds = %51, %35
  %56 = phi i64 [ %54, %51 ], [ %47, %35 ]
  %57 = icmp ne i64 %16, %37
  %58 = icmp sgt i64 %36, %39
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %60, label %86

60:                                               ; preds = %55
  %61 = add nsw i64 %56, %14
  %62 = icmp slt i64 %46, %6
  br i1 %62, label %10, label %78

63:                                               ; preds = %24, %26, %32
  %64 = phi i64 [ %29, %26 ], [ %17, %24 ], [ %34, %32 ]
  %65 = phi i64 [ %20, %26 ], [ %16, %24 ], [ %33, %32 ]
  %66 = icmp eq i64 %64, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %63
  %68 = load i64, ptr %9, align 8
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %86, label %70

70:                                               ; preds = %67, %63
  %71 = add nsw i64 %18, 1
  %72 = icmp slt i64 %71, %6
  br i1 %72, label %15, label %73

73:                                               ; preds = %70, %5
  %74 = phi i64 [ 0, %5 ], [ %14, %70 ]
  %75 = phi i64 [ %1, %5 ], [ %64, %70 ]
  %76 = phi i64 [ %0, %5 ], [ %65, %70 ]
  %77 = icmp eq i64 %75, 0
  br i1 %77, label %78, label %86

78:                                               ; preds = %60, %73
  %79 = phi i64 [ %76, %73 ], [ %38, %60 ]
  %80 = phi i64 [ %74, %73 ], [ %61, %60 ]
  %81 = icmp sgt i64 %79, 0
  %82 = add nsw i64 %79, -1
  %83 = mul nsw i64 %82, %4
  %84 = add nsw i64 %83, 1
  %85 = select i1 %81, i64 %84, i64 0
  br label %86

86:                                               ; preds = %55, %67, %78, %73
  %87 = phi i64 [ %80, %78 ], [ %74, %73 ], [ %14, %67 ], [ %14, %55 ]
  %88 = phi i64 [ %85, %78 ], [ 0, %73 ], [ 0, %67 ], [ %56, %55 ]
  %89 = add nsw i64 %88, %87
  ret i64 %89
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @pair_of(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9, ptr nocapture noundef readonly %10, i64 noundef %11) unnamed_addr {
  %13 = alloca [2 x %struct.Before], align 16
  %14 = alloca [2 x %struct.Before], align 16
  %15 = icmp eq i64 %2, 0
  br i1 %15, label %130, label %16

16:                                               ; preds = %12
  %17 = load i64, ptr %1, align 8
  %18 = icmp sgt i64 %17, 191
  br i1 %18, label %19, label %21

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 1, ptr %20, align 8
  br label %21

21:                                               ; preds = %16, %19
  %22 = phi i64 [ 0, %19 ], [ %17, %16 ]
  %23 = add nsw i64 %22, 1
  store i64 %23, ptr %1, align 8
  %24 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22
  store i64 %2, ptr %24, align 8
  %25 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 1
  store i64 %3, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 3
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 2
  store i64 0, ptr %27, align 8
  %28 = icmp eq i64 %4, 0
  br i1 %28, label %72, label %29

29:                                               ; preds = %21
  store i64 1, ptr %26, align 8
  %30 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 5, i64 0
  %31 = load i64, ptr %10, align 8
  %32 = icmp sgt i64 %31, %11
  br i1 %32, label %33, label %64

33:                                               ; preds = %29
  %34 = getelementptr inbounds %struct.Before, ptr %14, i64 0, i32 1
  br label %35

35:                                               ; preds = %58, %33
  %36 = phi i64 [ %5, %33 ], [ %61, %58 ]
  %37 = phi i64 [ %8, %33 ], [ %60, %58 ]
  %38 = phi i64 [ %7, %33 ], [ %59, %58 ]
  %39 = phi i64 [ %11, %33 ], [ %62, %58 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %14)
  %40 = getelementptr inbounds %struct.Chain, ptr %10, i64 0, i32 4, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = sdiv i64 %37, %41
  %43 = srem i64 %37, %41
  %44 = mul nsw i64 %42, %41
  %45 = icmp eq i64 %37, %44
  %46 = add nsw i64 %44, %38
  %47 = add nsw i64 %42, -1
  %48 = mul nsw i64 %47, %41
  %49 = add nsw i64 %48, %38
  br i1 %45, label %51, label %50

50:                                               ; preds = %35
  store i64 %46, ptr %14, align 16
  store i64 %43, ptr %34, align 8
  br label %51

51:                                               ; preds = %50, %35
  %52 = phi i64 [ 1, %50 ], [ 0, %35 ]
  %53 = icmp sgt i64 %42, 0
  br i1 %53, label %54, label %58

54:                                               ; preds = %51
  %55 = getelementptr inbounds %struct.Before, ptr %14, i64 %52
  store i64 %49, ptr %55, align 16
  %56 = getelementptr inbounds i8, ptr %55, i64 8
  store i64 %41, ptr %56, align 8
  %57 = load i64, ptr %14, align 16
  br label %58

58:                                               ; preds = %54, %51
  %59 = phi i64 [ %46, %51 ], [ %57, %54 ]
  %60 = load i64, ptr %34, align 8
  %61 = tail call i64 @llvm.smin.i64(i64 %36, i64 %41)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %14)
  %62 = add nsw i64 %39, 1
  %63 = icmp eq i64 %62, %31
  br i1 %63, label %64, label %35

64:                                               ; preds = %58, %29
  %65 = phi i64 [ %5, %29 ], [ %61, %58 ]
  %66 = phi i64 [ %7, %29 ], [ %59, %58 ]
  %67 = phi i64 [ %8, %29 ], [ %60, %58 ]
  store i64 %4, ptr %30, align 8
  %68 = getelementptr inbounds i8, ptr %30, i64 8
  store i64 0, ptr %68, align 8
  %69 = getelementptr inbounds i8, ptr %30, i64 16
  store i64 %65, ptr %69, align 8
  %70 = getelementptr inbounds i8, ptr %30, i64 24
  store i64 %66, ptr %70, align 8
  %71 = getelementptr inbounds i8, ptr %30, i64 32
  store i64 %67, ptr %71, align 8
  br label %72

72:                                               ; preds = %64, %21
  %73 = phi i64 [ 1, %64 ], [ 0, %21 ]
  %74 = icmp sgt i64 %6, 0
  br i1 %74, label %75, label %119

75:                                               ; preds = %72
  %76 = add nuw nsw i64 %73, 1
  store i64 %76, ptr %26, align 8
  %77 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 5, i64 %73
  %78 = load i64, ptr %10, align 8
  %79 = icmp sgt i64 %78, %11
  br i1 %79, label %80, label %111

80:                                               ; preds = %75
  %81 = getelementptr inbounds %struct.Before, ptr %13, i64 0, i32 1
  br label %82

82:                                               ; preds = %105, %80
  %83 = phi i64 [ %6, %80 ], [ %108, %105 ]
  %84 = phi i64 [ %9, %80 ], [ %107, %105 ]
  %85 = phi i64 [ %7, %80 ], [ %106, %105 ]
  %86 = phi i64 [ %11, %80 ], [ %109, %105 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %13)
  %87 = getelementptr inbounds %struct.Chain, ptr %10, i64 0, i32 4, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = sdiv i64 %84, %88
  %90 = srem i64 %84, %88
  %91 = mul nsw i64 %89, %88
  %92 = icmp eq i64 %84, %91
  %93 = add nsw i64 %91, %85
  %94 = add nsw i64 %89, -1
  %95 = mul nsw i64 %94, %88
  %96 = add nsw i64 %95, %85
  br i1 %92, label %98, label %97

97:                                               ; preds = %82
  store i64 %93, ptr %13, align 16
  store i64 %90, ptr %81, align 8
  br label %98

98:                                               ; preds = %97, %82
  %99 = phi i64 [ 1, %97 ], [ 0, %82 ]
  %100 = icmp sgt i64 %89, 0
  br i1 %100, label %101, label %105

101:                                              ; preds = %98
  %102 = getelementptr inbounds %struct.Before, ptr %13, i64 %99
  store i64 %96, ptr %102, align 16
  %103 = getelementptr inbounds i8, ptr %102, i64 8
  store i64 %88, ptr %103, align 8
  %104 = load i64, ptr %13, align 16
  br label %105

105:                                              ; preds = %101, %98
  %106 = phi i64 [ %93, %98 ], [ %104, %101 ]
  %107 = load i64, ptr %81, align 8
  %108 = tail call i64 @llvm.smin.i64(i64 %83, i64 %88)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %13)
  %109 = add nsw i64 %86, 1
  %110 = icmp eq i64 %109, %78
  br i1 %110, label %111, label %82

111:                                              ; preds = %105, %75
  %112 = phi i64 [ %6, %75 ], [ %108, %105 ]
  %113 = phi i64 [ %7, %75 ], [ %106, %105 ]
  %114 = phi i64 [ %9, %75 ], [ %107, %105 ]
  store i64 1, ptr %77, align 8
  %115 = getelementptr inbounds i8, ptr %77, i64 8
  store i64 %4, ptr %115, align 8
  %116 = getelementptr inbounds i8, ptr %77, i64 16
  store i64 %112, ptr %116, align 8
  %117 = getelementptr inbounds i8, ptr %77, i64 24
  store i64 %113, ptr %117, align 8
  %118 = getelementptr inbounds i8, ptr %77, i64 32
  store i64 %114, ptr %118, align 8
  br label %120

119:                                              ; preds = %72
  br i1 %28, label %130, label %120

120:                                              ; preds = %111, %119
  br label %121

121:                                              ; preds = %120, %121
  %122 = phi i64 [ %127, %121 ], [ 0, %120 ]
  %123 = load i64, ptr %27, align 8
  %124 = add nsw i64 %123, 1
  store i64 %124, ptr %27, align 8
  %125 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 4, i64 %123
  %126 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %22, i32 5, i64 %122
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %125, ptr noundef nonnull align 8 dereferenceable(40) %126, i64 40, i1 false)
  %127 = add nuw nsw i64 %122, 1
  %128 = load i64, ptr %26, align 8
  %129 = icmp slt i64 %127, %128
  br i1 %129, label %121, label %130

130:                                              ; preds = %121, %119, %12
  ret void
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @descend(ptr nocapture noundef writeonly %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef readonly %6, i64 noundef %7) unnamed_addr {
  %9 = alloca [2 x %struct.Before], align 16
  %10 = alloca [50 x %struct.Before], align 16
  %11 = alloca [50 x %struct.Before], align 16
  %12 = alloca [32 x %struct.Group], align 16
  %13 = icmp eq i64 %2, 0
  br i1 %13, label %433, label %14

14:                                               ; preds = %8
  %15 = load i64, ptr %6, align 8
  %16 = icmp sgt i64 %15, %7
  br i1 %16, label %19, label %17

17:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 800, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 800, ptr nonnull %11)
  store i64 %4, ptr %10, align 16
  %18 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %5, ptr %18, align 8
  br label %32

19:                                               ; preds = %14, %23
  %20 = phi i64 [ %24, %23 ], [ %7, %14 ]
  %21 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %20
  %22 = load i64, ptr %21, align 8
  switch i64 %22, label %26 [
    i64 0, label %23
    i64 3, label %23
  ]

23:                                               ; preds = %19, %19
  %24 = add i64 %20, 1
  %25 = icmp eq i64 %24, %15
  br i1 %25, label %26, label %19

26:                                               ; preds = %23, %19
  %27 = phi i64 [ %15, %23 ], [ %20, %19 ]
  call void @llvm.lifetime.start.p0(i64 800, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 800, ptr nonnull %11)
  store i64 %4, ptr %10, align 16
  %28 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %5, ptr %28, align 8
  %29 = icmp sgt i64 %27, %7
  br i1 %29, label %30, label %32

30:                                               ; preds = %26
  %31 = icmp eq i64 %27, %15
  br label %38

32:                                               ; preds = %144, %17, %26
  %33 = phi ptr [ %28, %26 ], [ %18, %17 ], [ %28, %144 ]
  %34 = phi i64 [ %27, %26 ], [ %7, %17 ], [ %27, %144 ]
  %35 = phi i64 [ 1, %26 ], [ 1, %17 ], [ %146, %144 ]
  %36 = phi i64 [ %3, %26 ], [ %3, %17 ], [ %44, %144 ]
  %37 = icmp eq i64 %34, %15
  br i1 %37, label %149, label %169

38:                                               ; preds = %30, %144
  %39 = phi i64 [ %3, %30 ], [ %44, %144 ]
  %40 = phi i64 [ 1, %30 ], [ %146, %144 ]
  %41 = phi i64 [ %7, %30 ], [ %147, %144 ]
  %42 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = tail call i64 @llvm.smin.i64(i64 %39, i64 %43)
  %45 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %41
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 3
  %48 = icmp sgt i64 %40, 0
  br i1 %47, label %49, label %68

49:                                               ; preds = %38
  br i1 %48, label %50, label %144

50:                                               ; preds = %49
  %51 = and i64 %40, 1
  %52 = icmp eq i64 %40, 1
  br i1 %52, label %131, label %53

53:                                               ; preds = %50
  %54 = and i64 %40, -2
  br label %55

55:                                               ; preds = %55, %53
  %56 = phi i64 [ 0, %53 ], [ %65, %55 ]
  %57 = phi i64 [ 0, %53 ], [ %66, %55 ]
  %58 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %56, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = tail call i64 @llvm.smin.i64(i64 %59, i64 %43)
  store i64 %60, ptr %58, align 8
  %61 = or i64 %56, 1
  %62 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %61, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = tail call i64 @llvm.smin.i64(i64 %63, i64 %43)
  store i64 %64, ptr %62, align 8
  %65 = add nuw nsw i64 %56, 2
  %66 = add i64 %57, 2
  %67 = icmp eq i64 %66, %54
  br i1 %67, label %131, label %55

68:                                               ; preds = %38
  br i1 %48, label %71, label %144

69:                                               ; preds = %100
  %70 = icmp eq i64 %105, 0
  br i1 %70, label %112, label %108

71:                                               ; preds = %68, %100
  %72 = phi i64 [ %105, %100 ], [ 0, %68 ]
  %73 = phi i64 [ %102, %100 ], [ 0, %68 ]
  %74 = phi i64 [ %101, %100 ], [ 0, %68 ]
  %75 = phi i64 [ %106, %100 ], [ 0, %68 ]
  %76 = getelementptr inbounds %struct.Before, ptr %10, i64 %75
  %77 = getelementptr inbounds %struct.Before, ptr %10, i64 %75, i32 1
  %78 = load i64, ptr %77, align 8
  %79 = sdiv i64 %78, %43
  %80 = srem i64 %78, %43
  %81 = mul nsw i64 %79, %43
  %82 = icmp eq i64 %72, 0
  %83 = icmp ne i64 %78, %81
  %84 = select i1 %82, i1 %83, i1 false
  br i1 %84, label %85, label %91

85:                                               ; preds = %71
  %86 = add nsw i64 %74, 1
  %87 = getelementptr inbounds %struct.Before, ptr %11, i64 %74
  %88 = load i64, ptr %76, align 16
  %89 = add nsw i64 %88, %81
  store i64 %89, ptr %87, align 16
  %90 = getelementptr inbounds i8, ptr %87, i64 8
  store i64 %80, ptr %90, align 8
  br label %94

91:                                               ; preds = %71
  br i1 %82, label %92, label %100

92:                                               ; preds = %91
  %93 = load i64, ptr %76, align 16
  br label %94

94:                                               ; preds = %92, %85
  %95 = phi i64 [ %88, %85 ], [ %93, %92 ]
  %96 = phi i64 [ %86, %85 ], [ %74, %92 ]
  %97 = add nsw i64 %79, -1
  %98 = mul nsw i64 %97, %43
  %99 = add nsw i64 %95, %98
  br label %100

100:                                              ; preds = %94, %91
  %101 = phi i64 [ %74, %91 ], [ %96, %94 ]
  %102 = phi i64 [ %73, %91 ], [ %99, %94 ]
  %103 = icmp sgt i64 %79, 0
  %104 = zext i1 %103 to i64
  %105 = or i64 %72, %104
  %106 = add nuw nsw i64 %75, 1
  %107 = icmp eq i64 %106, %40
  br i1 %107, label %69, label %71

108:                                              ; preds = %69
  %109 = add nsw i64 %101, 1
  %110 = getelementptr inbounds %struct.Before, ptr %11, i64 %101
  store i64 %102, ptr %110, align 16
  %111 = getelementptr inbounds i8, ptr %110, i64 8
  store i64 %43, ptr %111, align 8
  br label %112

112:                                              ; preds = %69, %108
  %113 = phi i64 [ %109, %108 ], [ %101, %69 ]
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %115, label %144

115:                                              ; preds = %112
  %116 = and i64 %113, 1
  %117 = icmp eq i64 %113, 1
  br i1 %117, label %138, label %118

118:                                              ; preds = %115
  %119 = and i64 %113, -2
  br label %120

120:                                              ; preds = %120, %118
  %121 = phi i64 [ 0, %118 ], [ %128, %120 ]
  %122 = phi i64 [ 0, %118 ], [ %129, %120 ]
  %123 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %121
  %124 = getelementptr inbounds [50 x %struct.Before], ptr %11, i64 0, i64 %121
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %123, ptr noundef nonnull align 16 dereferenceable(16) %124, i64 16, i1 false)
  %125 = or i64 %121, 1
  %126 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %125
  %127 = getelementptr inbounds [50 x %struct.Before], ptr %11, i64 0, i64 %125
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %126, ptr noundef nonnull align 16 dereferenceable(16) %127, i64 16, i1 false)
  %128 = add nuw nsw i64 %121, 2
  %129 = add i64 %122, 2
  %130 = icmp eq i64 %129, %119
  br i1 %130, label %138, label %120

131:                                              ; preds = %55, %50
  %132 = phi i64 [ 0, %50 ], [ %65, %55 ]
  %133 = icmp eq i64 %51, 0
  br i1 %133, label %144, label %134

134:                                              ; preds = %131
  %135 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %132, i32 1
  %136 = load i64, ptr %135, align 8
  %137 = tail call i64 @llvm.smin.i64(i64 %136, i64 %43)
  store i64 %137, ptr %135, align 8
  br label %144

138:                                              ; preds = %120, %115
  %139 = phi i64 [ 0, %115 ], [ %128, %120 ]
  %140 = icmp eq i64 %116, 0
  br i1 %140, label %144, label %141

141:                                              ; preds = %138
  %142 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %139
  %143 = getelementptr inbounds [50 x %struct.Before], ptr %11, i64 0, i64 %139
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %142, ptr noundef nonnull align 16 dereferenceable(16) %143, i64 16, i1 false)
  br label %144

144:                                              ; preds = %141, %138, %134, %131, %68, %112, %49
  %145 = phi i64 [ %40, %49 ], [ %113, %112 ], [ 0, %68 ], [ %40, %131 ], [ %40, %134 ], [ %113, %138 ], [ %113, %141 ]
  %146 = select i1 %31, i64 1, i64 %145
  %147 = add nsw i64 %41, 1
  %148 = icmp eq i64 %147, %27
  br i1 %148, label %32, label %38

149:                                              ; preds = %32
  %150 = load i64, ptr %1, align 8
  %151 = icmp sgt i64 %150, 191
  br i1 %151, label %152, label %154

152:                                              ; preds = %149
  %153 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 1, ptr %153, align 8
  br label %154

154:                                              ; preds = %149, %152
  %155 = phi i64 [ 0, %152 ], [ %150, %149 ]
  %156 = add nsw i64 %155, 1
  store i64 %156, ptr %1, align 8
  %157 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155
  store i64 %2, ptr %157, align 8
  %158 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 1
  store i64 1, ptr %158, align 8
  %159 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 3
  %160 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 2
  store i64 1, ptr %159, align 8
  store i64 1, ptr %160, align 8
  %161 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 4
  %162 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 5
  %163 = load i64, ptr %10, align 16
  %164 = load i64, ptr %33, align 8
  store i64 1, ptr %162, align 8
  %165 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 5, i64 0, i32 1
  store i64 0, ptr %165, align 8
  %166 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 5, i64 0, i32 2
  store i64 %36, ptr %166, align 8
  %167 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 5, i64 0, i32 3
  store i64 %163, ptr %167, align 8
  %168 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %155, i32 5, i64 0, i32 4
  store i64 %164, ptr %168, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %161, ptr noundef nonnull align 8 dereferenceable(40) %162, i64 40, i1 false)
  br label %432

169:                                              ; preds = %32
  %170 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %34
  %171 = load i64, ptr %170, align 8
  %172 = sdiv i64 %36, %171
  %173 = srem i64 %36, %171
  call void @llvm.lifetime.start.p0(i64 1280, ptr nonnull %12)
  %174 = icmp sgt i64 %35, 0
  br i1 %174, label %181, label %241

175:                                              ; preds = %229
  %176 = icmp sgt i64 %230, 0
  br i1 %176, label %177, label %237

177:                                              ; preds = %175
  %178 = add nsw i64 %34, 1
  %179 = icmp sgt i64 %15, %178
  %180 = getelementptr inbounds %struct.Before, ptr %9, i64 0, i32 1
  br label %249

181:                                              ; preds = %169, %229
  %182 = phi i64 [ %234, %229 ], [ 0, %169 ]
  %183 = phi i64 [ %230, %229 ], [ 0, %169 ]
  %184 = phi i64 [ %235, %229 ], [ 0, %169 ]
  %185 = icmp sgt i64 %183, 30
  br i1 %185, label %186, label %188

186:                                              ; preds = %181
  %187 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 1, ptr %187, align 8
  br label %431

188:                                              ; preds = %181
  %189 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %184
  %190 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %184, i32 1
  %191 = load i64, ptr %190, align 8
  %192 = sdiv i64 %191, %171
  %193 = mul nsw i64 %192, %171
  %194 = tail call i64 @llvm.smin.i64(i64 %192, i64 %172)
  %195 = icmp sgt i64 %194, %182
  br i1 %195, label %196, label %205

196:                                              ; preds = %188
  %197 = add nsw i64 %183, 1
  %198 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %183
  %199 = sub nsw i64 %194, %182
  %200 = load i64, ptr %189, align 16
  store i64 %199, ptr %198, align 8
  %201 = getelementptr inbounds i8, ptr %198, i64 8
  store i64 %182, ptr %201, align 8
  %202 = getelementptr inbounds i8, ptr %198, i64 16
  store i64 %171, ptr %202, align 8
  %203 = getelementptr inbounds i8, ptr %198, i64 24
  store i64 %200, ptr %203, align 8
  %204 = getelementptr inbounds i8, ptr %198, i64 32
  store i64 %171, ptr %204, align 8
  br label %205

205:                                              ; preds = %196, %188
  %206 = phi i64 [ %197, %196 ], [ %183, %188 ]
  %207 = mul nsw i64 %194, %171
  %208 = sub nsw i64 %36, %207
  %209 = icmp slt i64 %208, 0
  %210 = tail call i64 @llvm.smin.i64(i64 %208, i64 %171)
  %211 = select i1 %209, i64 0, i64 %210
  %212 = sub nsw i64 %191, %207
  %213 = icmp slt i64 %212, 0
  %214 = tail call i64 @llvm.smin.i64(i64 %212, i64 %171)
  %215 = select i1 %213, i64 0, i64 %214
  %216 = icmp slt i64 %211, 1
  %217 = icmp slt i64 %215, 1
  %218 = select i1 %216, i1 true, i1 %217
  %219 = icmp slt i64 %194, %182
  %220 = select i1 %218, i1 true, i1 %219
  br i1 %220, label %229, label %221

221:                                              ; preds = %205
  %222 = add nsw i64 %206, 1
  %223 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %206
  %224 = load i64, ptr %189, align 16
  store i64 1, ptr %223, align 8
  %225 = getelementptr inbounds i8, ptr %223, i64 8
  store i64 %194, ptr %225, align 8
  %226 = getelementptr inbounds i8, ptr %223, i64 16
  store i64 %211, ptr %226, align 8
  %227 = getelementptr inbounds i8, ptr %223, i64 24
  store i64 %224, ptr %227, align 8
  %228 = getelementptr inbounds i8, ptr %223, i64 32
  store i64 %215, ptr %228, align 8
  br label %229

229:                                              ; preds = %221, %205
  %230 = phi i64 [ %222, %221 ], [ %206, %205 ]
  %231 = icmp sgt i64 %191, %193
  %232 = zext i1 %231 to i64
  %233 = add nsw i64 %192, %232
  %234 = tail call i64 @llvm.smax.i64(i64 %182, i64 %233)
  %235 = add nuw nsw i64 %184, 1
  %236 = icmp eq i64 %235, %35
  br i1 %236, label %175, label %181

237:                                              ; preds = %287, %175
  %238 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %34
  %239 = load i64, ptr %238, align 8
  %240 = icmp eq i64 %239, 1
  br i1 %240, label %245, label %322

241:                                              ; preds = %169
  %242 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %34
  %243 = load i64, ptr %242, align 8
  %244 = icmp eq i64 %243, 1
  br i1 %244, label %431, label %322

245:                                              ; preds = %237
  br i1 %176, label %246, label %431

246:                                              ; preds = %245
  %247 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  %248 = load i64, ptr %1, align 8
  br label %293

249:                                              ; preds = %177, %287
  %250 = phi i64 [ 0, %177 ], [ %291, %287 ]
  %251 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %250
  %252 = getelementptr inbounds i8, ptr %251, i64 16
  %253 = load i64, ptr %252, align 8
  %254 = getelementptr inbounds i8, ptr %251, i64 24
  %255 = load i64, ptr %254, align 8
  %256 = getelementptr inbounds i8, ptr %251, i64 32
  %257 = load i64, ptr %256, align 8
  br i1 %179, label %258, label %287

258:                                              ; preds = %249, %281
  %259 = phi i64 [ %284, %281 ], [ %253, %249 ]
  %260 = phi i64 [ %283, %281 ], [ %257, %249 ]
  %261 = phi i64 [ %282, %281 ], [ %255, %249 ]
  %262 = phi i64 [ %285, %281 ], [ %178, %249 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9)
  %263 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %262
  %264 = load i64, ptr %263, align 8
  %265 = sdiv i64 %260, %264
  %266 = srem i64 %260, %264
  %267 = mul nsw i64 %265, %264
  %268 = icmp eq i64 %260, %267
  %269 = add nsw i64 %267, %261
  %270 = add nsw i64 %265, -1
  %271 = mul nsw i64 %270, %264
  %272 = add nsw i64 %271, %261
  br i1 %268, label %274, label %273

273:                                              ; preds = %258
  store i64 %269, ptr %9, align 16
  store i64 %266, ptr %180, align 8
  br label %274

274:                                              ; preds = %273, %258
  %275 = phi i64 [ 1, %273 ], [ 0, %258 ]
  %276 = icmp sgt i64 %265, 0
  br i1 %276, label %277, label %281

277:                                              ; preds = %274
  %278 = getelementptr inbounds %struct.Before, ptr %9, i64 %275
  store i64 %272, ptr %278, align 16
  %279 = getelementptr inbounds i8, ptr %278, i64 8
  store i64 %264, ptr %279, align 8
  %280 = load i64, ptr %9, align 16
  br label %281

281:                                              ; preds = %277, %274
  %282 = phi i64 [ %269, %274 ], [ %280, %277 ]
  %283 = load i64, ptr %180, align 8
  %284 = tail call i64 @llvm.smin.i64(i64 %259, i64 %264)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9)
  %285 = add nsw i64 %262, 1
  %286 = icmp eq i64 %285, %15
  br i1 %286, label %287, label %258

287:                                              ; preds = %281, %249
  %288 = phi i64 [ %257, %249 ], [ %283, %281 ]
  %289 = phi i64 [ %255, %249 ], [ %282, %281 ]
  %290 = phi i64 [ %253, %249 ], [ %284, %281 ]
  store i64 %290, ptr %252, align 8
  store i64 %289, ptr %254, align 8
  store i64 %288, ptr %256, align 8
  %291 = add nuw nsw i64 %250, 1
  %292 = icmp eq i64 %291, %230
  br i1 %292, label %237, label %249

293:                                              ; preds = %246, %301
  %294 = phi i64 [ %248, %246 ], [ %303, %301 ]
  %295 = phi i64 [ 0, %246 ], [ %320, %301 ]
  %296 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %295
  %297 = load i64, ptr %296, align 8
  %298 = mul nsw i64 %297, %2
  %299 = icmp sgt i64 %294, 191
  br i1 %299, label %300, label %301

300:                                              ; preds = %293
  store i64 1, ptr %247, align 8
  br label %301

301:                                              ; preds = %293, %300
  %302 = phi i64 [ 0, %300 ], [ %294, %293 ]
  %303 = add nsw i64 %302, 1
  %304 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302
  store i64 %298, ptr %304, align 8
  %305 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 1
  store i64 1, ptr %305, align 8
  %306 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 3
  %307 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 2
  store i64 1, ptr %306, align 8
  store i64 1, ptr %307, align 8
  %308 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 4
  %309 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 5
  %310 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %295, i32 2
  %311 = load i64, ptr %310, align 8
  %312 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %295, i32 3
  %313 = load i64, ptr %312, align 8
  %314 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %295, i32 4
  %315 = load i64, ptr %314, align 8
  store i64 1, ptr %309, align 8
  %316 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 5, i64 0, i32 1
  store i64 0, ptr %316, align 8
  %317 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 5, i64 0, i32 2
  store i64 %311, ptr %317, align 8
  %318 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 5, i64 0, i32 3
  store i64 %313, ptr %318, align 8
  %319 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %302, i32 5, i64 0, i32 4
  store i64 %315, ptr %319, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %308, ptr noundef nonnull align 8 dereferenceable(40) %309, i64 40, i1 false)
  %320 = add nuw nsw i64 %295, 1
  %321 = icmp eq i64 %320, %230
  br i1 %321, label %422, label %293

322:                                              ; preds = %241, %237
  %323 = phi i64 [ 0, %241 ], [ %230, %237 ]
  %324 = phi i1 [ false, %241 ], [ %176, %237 ]
  %325 = load i64, ptr %1, align 8
  %326 = icmp sgt i64 %325, 191
  br i1 %326, label %327, label %329

327:                                              ; preds = %322
  %328 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 1, ptr %328, align 8
  br label %329

329:                                              ; preds = %322, %327
  %330 = phi i64 [ 0, %327 ], [ %325, %322 ]
  %331 = add nsw i64 %330, 1
  store i64 %331, ptr %1, align 8
  %332 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330
  store i64 %2, ptr %332, align 8
  %333 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 1
  store i64 %171, ptr %333, align 8
  %334 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 3
  store i64 0, ptr %334, align 8
  %335 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 2
  store i64 0, ptr %335, align 8
  %336 = mul nsw i64 %172, %171
  %337 = add nsw i64 %34, 1
  %338 = icmp slt i64 %337, %15
  br i1 %338, label %339, label %361

339:                                              ; preds = %329
  %340 = xor i64 %34, -1
  %341 = add i64 %15, %340
  %342 = add i64 %15, -2
  %343 = sub i64 %342, %34
  %344 = and i64 %341, 3
  %345 = icmp eq i64 %344, 0
  br i1 %345, label %356, label %346

346:                                              ; preds = %339, %346
  %347 = phi i64 [ %353, %346 ], [ %337, %339 ]
  %348 = phi i64 [ %352, %346 ], [ %171, %339 ]
  %349 = phi i64 [ %354, %346 ], [ 0, %339 ]
  %350 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %347
  %351 = load i64, ptr %350, align 8
  %352 = tail call i64 @llvm.smin.i64(i64 %348, i64 %351)
  %353 = add nsw i64 %347, 1
  %354 = add i64 %349, 1
  %355 = icmp eq i64 %354, %344
  br i1 %355, label %356, label %346

356:                                              ; preds = %346, %339
  %357 = phi i64 [ undef, %339 ], [ %352, %346 ]
  %358 = phi i64 [ %337, %339 ], [ %353, %346 ]
  %359 = phi i64 [ %171, %339 ], [ %352, %346 ]
  %360 = icmp ult i64 %343, 3
  br i1 %360, label %361, label %387

361:                                              ; preds = %356, %387, %329
  %362 = phi i64 [ %171, %329 ], [ %357, %356 ], [ %404, %387 ]
  %363 = icmp eq i64 %172, 0
  br i1 %363, label %370, label %364

364:                                              ; preds = %361
  store i64 1, ptr %335, align 8
  %365 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 4, i64 0
  store i64 %172, ptr %365, align 8
  %366 = getelementptr inbounds i8, ptr %365, i64 8
  store i64 0, ptr %366, align 8
  %367 = getelementptr inbounds i8, ptr %365, i64 16
  store i64 %362, ptr %367, align 8
  %368 = getelementptr inbounds i8, ptr %365, i64 24
  store i64 0, ptr %368, align 8
  %369 = getelementptr inbounds i8, ptr %365, i64 32
  store i64 0, ptr %369, align 8
  br label %370

370:                                              ; preds = %361, %364
  %371 = phi i64 [ 0, %361 ], [ 1, %364 ]
  %372 = icmp sgt i64 %173, 0
  br i1 %372, label %373, label %381

373:                                              ; preds = %370
  %374 = tail call i64 @llvm.smin.i64(i64 %173, i64 %362)
  %375 = add nuw nsw i64 %371, 1
  store i64 %375, ptr %335, align 8
  %376 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 4, i64 %371
  store i64 1, ptr %376, align 8
  %377 = getelementptr inbounds i8, ptr %376, i64 8
  store i64 %172, ptr %377, align 8
  %378 = getelementptr inbounds i8, ptr %376, i64 16
  store i64 %374, ptr %378, align 8
  %379 = getelementptr inbounds i8, ptr %376, i64 24
  store i64 0, ptr %379, align 8
  %380 = getelementptr inbounds i8, ptr %376, i64 32
  store i64 0, ptr %380, align 8
  br label %381

381:                                              ; preds = %370, %373
  br i1 %324, label %382, label %431

382:                                              ; preds = %381
  %383 = and i64 %323, 1
  %384 = icmp eq i64 %323, 1
  br i1 %384, label %423, label %385

385:                                              ; preds = %382
  %386 = and i64 %323, -2
  br label %407

387:                                              ; preds = %356, %387
  %388 = phi i64 [ %405, %387 ], [ %358, %356 ]
  %389 = phi i64 [ %404, %387 ], [ %359, %356 ]
  %390 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %388
  %391 = load i64, ptr %390, align 8
  %392 = tail call i64 @llvm.smin.i64(i64 %389, i64 %391)
  %393 = add nsw i64 %388, 1
  %394 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %393
  %395 = load i64, ptr %394, align 8
  %396 = tail call i64 @llvm.smin.i64(i64 %392, i64 %395)
  %397 = add nsw i64 %388, 2
  %398 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %397
  %399 = load i64, ptr %398, align 8
  %400 = tail call i64 @llvm.smin.i64(i64 %396, i64 %399)
  %401 = add nsw i64 %388, 3
  %402 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %401
  %403 = load i64, ptr %402, align 8
  %404 = tail call i64 @llvm.smin.i64(i64 %400, i64 %403)
  %405 = add nsw i64 %388, 4
  %406 = icmp eq i64 %405, %15
  br i1 %406, label %361, label %387

407:                                              ; preds = %407, %385
  %408 = phi i64 [ 0, %385 ], [ %419, %407 ]
  %409 = phi i64 [ 0, %385 ], [ %420, %407 ]
  %410 = load i64, ptr %334, align 8
  %411 = add nsw i64 %410, 1
  store i64 %411, ptr %334, align 8
  %412 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 5, i64 %410
  %413 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %408
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %412, ptr noundef nonnull align 16 dereferenceable(40) %413, i64 40, i1 false)
  %414 = or i64 %408, 1
  %415 = load i64, ptr %334, align 8
  %416 = add nsw i64 %415, 1
  store i64 %416, ptr %334, align 8
  %417 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 5, i64 %415
  %418 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %414
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %417, ptr noundef nonnull align 8 dereferenceable(40) %418, i64 40, i1 false)
  %419 = add nuw nsw i64 %408, 2
  %420 = add i64 %409, 2
  %421 = icmp eq i64 %420, %386
  br i1 %421, label %423, label %407

422:                                              ; preds = %301
  store i64 %303, ptr %1, align 8
  br label %431

423:                                              ; preds = %407, %382
  %424 = phi i64 [ 0, %382 ], [ %419, %407 ]
  %425 = icmp eq i64 %383, 0
  br i1 %425, label %431, label %426

426:                                              ; preds = %423
  %427 = load i64, ptr %334, align 8
  %428 = add nsw i64 %427, 1
  store i64 %428, ptr %334, align 8
  %429 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %330, i32 5, i64 %427
  %430 = getelementptr inbounds [32 x %struct.Group], ptr %12, i64 0, i64 %424
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %429, ptr noundef nonnull align 8 dereferenceable(40) %430, i64 40, i1 false)
  br label %431

431:                                              ; preds = %426, %423, %241, %381, %245, %422, %186
  call void @llvm.lifetime.end.p0(i64 1280, ptr nonnull %12)
  br label %432

432:                                              ; preds = %431, %154
  call void @llvm.lifetime.end.p0(i64 800, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 800, ptr nonnull %10)
  br label %433

433:                                              ; preds = %8, %432
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)



