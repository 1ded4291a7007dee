; kernel.c 6fbf0fe878494ebb2d56b964d94a5c45bb67154caff5a27e415edbe3f5ce365a

%struct.Work = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, i64, double, i64, [16 x i64], [16 x i64], [16 x ptr], [16 x ptr], [16 x ptr], ptr, ptr, [16 x i64], [16 x ptr], [1024 x double], [1024 x double], [1024 x double], [1024 x double], [65 x double], [32 x double], [33 x double], [1024 x i64], [16 x i64], [512 x [16 x double]], [512 x [16 x double]], [1024 x double], [1024 x [16 x double]], [64 x [16 x i32]], [64 x double], i64, [16 x [1024 x i64]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x ptr]], [16 x [1024 x i64]] }
%struct.Problem = type { i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Goal = type { i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double }
%struct.Table = type { i64, ptr, ptr }
%struct.Best = type { double, i64, i64, i64, [16 x i64] }

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define double @begin(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i64 noundef %5, ptr noundef %6, i64 noundef %7, ptr noundef %8, i64 noundef %9, i64 noundef %10) {
  %12 = alloca i64, align 8
  store ptr %1, ptr %0, align 8
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  store ptr %2, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5
  store ptr %4, ptr %15, align 8
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 3
  store ptr %4, ptr %16, align 8
  %17 = getelementptr inbounds double, ptr %4, i64 %5
  %18 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4
  store ptr %17, ptr %18, align 8
  %19 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6
  store ptr %6, ptr %19, align 8
  %20 = getelementptr inbounds i32, ptr %6, i64 %7
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  store ptr %8, ptr %22, align 8
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10
  store i64 %9, ptr %23, align 8
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  store double 0x7FF0000000000000, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  store i64 0, ptr %27, align 8
  %28 = load i64, ptr %1, align 8
  %29 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = add nsw i64 %30, %28
  %32 = tail call fastcc i64 @resources(ptr noundef %2)
  %33 = add nsw i64 %31, %32
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  store i64 %33, ptr %34, align 8
  %35 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  store i64 %10, ptr %35, align 8
  %36 = icmp eq i64 %10, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %11
  tail call fastcc void @survey(ptr noundef nonnull %0)
  %38 = load i64, ptr %34, align 8
  br label %39

39:                                               ; preds = %37, %11
  %40 = phi i64 [ %38, %37 ], [ %33, %11 ]
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %45

42:                                               ; preds = %39
  %43 = load i64, ptr %1, align 8
  %44 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 13
  br label %50

45:                                               ; preds = %58, %39
  %46 = load i64, ptr %2, align 8
  %47 = icmp sgt i64 %46, 0
  br i1 %47, label %48, label %150

48:                                               ; preds = %45
  %49 = getelementptr inbounds %struct.Problem, ptr %1, i64 0, i32 5
  br label %63

50:                                               ; preds = %42, %58
  %51 = phi i64 [ 0, %42 ], [ %61, %58 ]
  %52 = icmp slt i64 %51, %43
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = load ptr, ptr %44, align 8
  %55 = getelementptr inbounds double, ptr %54, i64 %51
  %56 = load double, ptr %55, align 8
  %57 = tail call fastcc double @log_of(double noundef %56)
  br label %58

58:                                               ; preds = %50, %53
  %59 = phi double [ %57, %53 ], [ 0.000000e+00, %50 ]
  %60 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %51
  store double %59, ptr %60, align 8
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, %40
  br i1 %62, label %45, label %50

63:                                               ; preds = %48, %145
  %64 = phi i64 [ 0, %48 ], [ %147, %145 ]
  %65 = phi i64 [ 1, %48 ], [ %146, %145 ]
  %66 = load ptr, ptr %49, align 8
  %67 = getelementptr inbounds ptr, ptr %66, i64 %64
  %68 = load ptr, ptr %67, align 8
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %245, label %71

71:                                               ; preds = %63
  tail call fastcc void @merge(ptr noundef nonnull %0, i64 noundef %64)
  %72 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %64
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %245, label %75

75:                                               ; preds = %71
  %76 = tail call fastcc ptr @integers(ptr noundef nonnull %0, i64 noundef %73)
  %77 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %64
  store ptr %76, ptr %77, align 8
  %78 = load i64, ptr %72, align 8
  %79 = tail call fastcc ptr @numbers(ptr noundef nonnull %0, i64 noundef %78)
  %80 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %64
  store ptr %79, ptr %80, align 8
  %81 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %64
  %82 = load i64, ptr %81, align 8
  %83 = icmp sgt i64 %82, 0
  br i1 %83, label %87, label %84

84:                                               ; preds = %87, %75
  %85 = load i64, ptr %29, align 8
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %137, label %95

87:                                               ; preds = %75, %87
  %88 = phi i64 [ %92, %87 ], [ 0, %75 ]
  %89 = load i64, ptr %72, align 8
  %90 = tail call fastcc ptr @numbers(ptr noundef nonnull %0, i64 noundef %89)
  %91 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %64, i64 %88
  store ptr %90, ptr %91, align 8
  %92 = add nuw nsw i64 %88, 1
  %93 = load i64, ptr %81, align 8
  %94 = icmp slt i64 %92, %93
  br i1 %94, label %87, label %84

95:                                               ; preds = %137, %84
  %96 = load i64, ptr %72, align 8
  %97 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %64
  store i64 %96, ptr %97, align 8
  %98 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %64
  store i64 0, ptr %98, align 8
  %99 = icmp sgt i64 %96, 0
  br i1 %99, label %100, label %145

100:                                              ; preds = %95
  %101 = load ptr, ptr %77, align 8
  %102 = add i64 %96, 3
  %103 = and i64 %102, -4
  %104 = add i64 %96, -1
  %105 = insertelement <4 x i64> poison, i64 %104, i64 0
  %106 = shufflevector <4 x i64> %105, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %107

107:                                              ; preds = %133, %100
  %108 = phi i64 [ 0, %100 ], [ %134, %133 ]
  %109 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %100 ], [ %135, %133 ]
  %110 = trunc i64 %108 to i32
  %111 = icmp ule <4 x i64> %109, %106
  %112 = extractelement <4 x i1> %111, i64 0
  br i1 %112, label %113, label %115

113:                                              ; preds = %107
  %114 = getelementptr inbounds i32, ptr %101, i64 %108
  store i32 %110, ptr %114, align 4
  br label %115

115:                                              ; preds = %113, %107
  %116 = extractelement <4 x i1> %111, i64 1
  br i1 %116, label %117, label %121

117:                                              ; preds = %115
  %118 = or i64 %108, 1
  %119 = getelementptr inbounds i32, ptr %101, i64 %118
  %120 = or i32 %110, 1
  store i32 %120, ptr %119, align 4
  br label %121

121:                                              ; preds = %117, %115
  %122 = extractelement <4 x i1> %111, i64 2
  br i1 %122, label %123, label %127

123:                                              ; preds = %121
  %124 = or i64 %108, 2
  %125 = getelementptr inbounds i32, ptr %101, i64 %124
  %126 = or i32 %110, 2
  store i32 %126, ptr %125, align 4
  br label %127

127:                                              ; preds = %123, %121
  %128 = extractelement <4 x i1> %111, i64 3
  br i1 %128, label %129, label %133

129:                                              ; preds = %127
  %130 = or i64 %108, 3
  %131 = getelementptr inbounds i32, ptr %101, i64 %130
  %132 = or i32 %110, 3
  store i32 %132, ptr %131, align 4
  br label %133

133:                                              ; preds = %129, %127
  %134 = add i64 %108, 4
  %135 = add <4 x i64> %109, <i64 4, i64 4, i64 4, i64 4>
  %136 = icmp eq i64 %134, %103
  br i1 %136, label %145, label %107

137:                                              ; preds = %84, %137
  %138 = phi i64 [ %142, %137 ], [ 0, %84 ]
  %139 = load i64, ptr %72, align 8
  %140 = tail call fastcc ptr @numbers(ptr noundef nonnull %0, i64 noundef %139)
  %141 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %64, i64 %138
  store ptr %140, ptr %141, align 8
  %142 = add nuw nsw i64 %138, 1
  %143 = load i64, ptr %29, align 8
  %144 = icmp slt i64 %142, %143
  br i1 %144, label %137, label %95

145:                                              ; preds = %133, %95
  %146 = tail call i64 @llvm.smax.i64(i64 %96, i64 %65)
  %147 = add nuw nsw i64 %64, 1
  %148 = load i64, ptr %2, align 8
  %149 = icmp slt i64 %147, %148
  br i1 %149, label %63, label %150

150:                                              ; preds = %145, %45
  %151 = phi i64 [ 1, %45 ], [ %146, %145 ]
  %152 = tail call fastcc ptr @numbers(ptr noundef nonnull %0, i64 noundef %151)
  %153 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  store ptr %152, ptr %153, align 8
  %154 = tail call fastcc ptr @numbers(ptr noundef nonnull %0, i64 noundef %151)
  %155 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 22
  store ptr %154, ptr %155, align 8
  %156 = load i64, ptr %34, align 8
  %157 = icmp sgt i64 %156, 0
  br i1 %157, label %161, label %158

158:                                              ; preds = %161, %150
  %159 = load i64, ptr %2, align 8
  %160 = icmp sgt i64 %159, 0
  br i1 %160, label %168, label %202

161:                                              ; preds = %150, %161
  %162 = phi i64 [ %166, %161 ], [ 0, %150 ]
  %163 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %162
  store double %164, ptr %165, align 8
  %166 = add nuw nsw i64 %162, 1
  %167 = icmp eq i64 %166, %156
  br i1 %167, label %158, label %161

168:                                              ; preds = %158, %199
  %169 = phi i64 [ %200, %199 ], [ 0, %158 ]
  %170 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = icmp sgt i64 %171, 0
  br i1 %172, label %173, label %199

173:                                              ; preds = %168
  %174 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %169
  %175 = load i64, ptr %174, align 8
  %176 = icmp sgt i64 %175, 0
  %177 = sitofp i64 %175 to double
  br label %194

178:                                              ; preds = %202, %190
  %179 = phi i64 [ %191, %190 ], [ 0, %202 ]
  %180 = phi <2 x i64> [ %192, %190 ], [ <i64 0, i64 1>, %202 ]
  %181 = icmp ult <2 x i64> %180, <i64 65, i64 65>
  %182 = extractelement <2 x i1> %181, i64 0
  br i1 %182, label %183, label %185

183:                                              ; preds = %178
  %184 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %179
  store double 0.000000e+00, ptr %184, align 8
  br label %185

185:                                              ; preds = %183, %178
  %186 = extractelement <2 x i1> %181, i64 1
  br i1 %186, label %187, label %190

187:                                              ; preds = %185
  %188 = or i64 %179, 1
  %189 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %188
  store double 0.000000e+00, ptr %189, align 8
  br label %190

190:                                              ; preds = %187, %185
  %191 = add i64 %179, 2
  %192 = add <2 x i64> %180, <i64 2, i64 2>
  %193 = icmp eq i64 %191, 66
  br i1 %193, label %221, label %178

194:                                              ; preds = %173, %203
  %195 = phi i64 [ 0, %173 ], [ %211, %203 ]
  br i1 %176, label %196, label %203

196:                                              ; preds = %194
  %197 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %169, i64 %195
  %198 = load ptr, ptr %197, align 8
  br label %213

199:                                              ; preds = %203, %168
  %200 = add nuw nsw i64 %169, 1
  %201 = icmp eq i64 %200, %159
  br i1 %201, label %202, label %168

202:                                              ; preds = %199, %158
  br label %178

203:                                              ; preds = %213, %194
  %204 = phi double [ 0.000000e+00, %194 ], [ %218, %213 ]
  %205 = fdiv double %204, %177
  %206 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %169, i64 %195
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %207
  %209 = load double, ptr %208, align 8
  %210 = fadd double %205, %209
  store double %210, ptr %208, align 8
  %211 = add nuw nsw i64 %195, 1
  %212 = icmp eq i64 %211, %171
  br i1 %212, label %199, label %194

213:                                              ; preds = %196, %213
  %214 = phi i64 [ 0, %196 ], [ %219, %213 ]
  %215 = phi double [ 0.000000e+00, %196 ], [ %218, %213 ]
  %216 = getelementptr inbounds double, ptr %198, i64 %214
  %217 = load double, ptr %216, align 8
  %218 = fadd double %215, %217
  %219 = add nuw nsw i64 %214, 1
  %220 = icmp eq i64 %219, %175
  br i1 %220, label %203, label %213

221:                                              ; preds = %190
  %222 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29
  store double 1.000000e+00, ptr %222, align 8
  br label %223

223:                                              ; preds = %223, %221
  %224 = phi i64 [ 0, %221 ], [ %226, %223 ]
  %225 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %224
  store <2 x double> zeroinitializer, ptr %225, align 8
  %226 = add nuw i64 %224, 2
  %227 = icmp eq i64 %226, 32
  br i1 %227, label %228, label %223

228:                                              ; preds = %223, %240
  %229 = phi i64 [ %241, %240 ], [ 0, %223 ]
  %230 = phi <2 x i64> [ %242, %240 ], [ <i64 0, i64 1>, %223 ]
  %231 = icmp ult <2 x i64> %230, <i64 33, i64 33>
  %232 = extractelement <2 x i1> %231, i64 0
  br i1 %232, label %233, label %235

233:                                              ; preds = %228
  %234 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %229
  store double 0.000000e+00, ptr %234, align 8
  br label %235

235:                                              ; preds = %233, %228
  %236 = extractelement <2 x i1> %231, i64 1
  br i1 %236, label %237, label %240

237:                                              ; preds = %235
  %238 = or i64 %229, 1
  %239 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %238
  store double 0.000000e+00, ptr %239, align 8
  br label %240

240:                                              ; preds = %237, %235
  %241 = add i64 %229, 2
  %242 = add <2 x i64> %230, <i64 2, i64 2>
  %243 = icmp eq i64 %241, 34
  br i1 %243, label %244, label %228

244:                                              ; preds = %240
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12)
  store i64 -1, ptr %12, align 8
  call fastcc void @push(ptr noundef nonnull %0, double noundef 0xFFF0000000000000, ptr noundef nonnull %12, i64 noundef 0)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12)
  br label %245

245:                                              ; preds = %63, %71, %244
  %246 = phi double [ 0xFFF0000000000000, %244 ], [ 0x7FF0000000000000, %71 ], [ 0x7FF0000000000000, %63 ]
  ret double %246
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: read)
define internal fastcc i64 @resources(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 1
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 2
  %5 = load i64, ptr %4, align 8
  %6 = add nsw i64 %5, %3
  %7 = icmp sgt i64 %5, 1
  %8 = zext i1 %7 to i64
  %9 = add nsw i64 %6, %8
  ret i64 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @survey(ptr nocapture noundef %0) unnamed_addr {
  %2 = load ptr, ptr %0, align 8
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, %3
  %7 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %23

11:                                               ; preds = %1
  %12 = icmp sgt i64 %6, 0
  %13 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 5
  %14 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 18
  br label %15

15:                                               ; preds = %11, %24
  %16 = phi i64 [ 0, %11 ], [ %25, %24 ]
  br i1 %12, label %17, label %24

17:                                               ; preds = %15
  %18 = load ptr, ptr %13, align 8
  %19 = getelementptr inbounds ptr, ptr %18, i64 %16
  %20 = load ptr, ptr %19, align 8
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 0
  br label %27

23:                                               ; preds = %24, %1
  tail call fastcc void @limit_rest(ptr noundef nonnull %0)
  ret void

24:                                               ; preds = %72, %15
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp eq i64 %25, %9
  br i1 %26, label %23, label %15

27:                                               ; preds = %17, %72
  %28 = phi i64 [ 0, %17 ], [ %73, %72 ]
  %29 = tail call fastcc ptr @column(ptr noundef nonnull %0, i64 noundef %16, i64 noundef %28)
  %30 = icmp slt i64 %28, %3
  br i1 %30, label %39, label %31

31:                                               ; preds = %27
  %32 = load ptr, ptr %14, align 8
  %33 = sub nsw i64 %28, %3
  %34 = mul nsw i64 %33, %9
  %35 = add nsw i64 %34, %16
  %36 = getelementptr inbounds double, ptr %32, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fmul double %37, 0x3FEFFFFFFF768FA1
  br label %39

39:                                               ; preds = %27, %31
  %40 = phi double [ %38, %31 ], [ 0.000000e+00, %27 ]
  %41 = icmp ne ptr %29, null
  %42 = select i1 %41, i1 %22, i1 false
  br i1 %42, label %50, label %43

43:                                               ; preds = %50, %39
  %44 = phi double [ 0x7FF0000000000000, %39 ], [ %58, %50 ]
  %45 = phi double [ 0.000000e+00, %39 ], [ %60, %50 ]
  %46 = phi double [ 0.000000e+00, %39 ], [ %64, %50 ]
  %47 = select i1 %30, double %44, double %45
  %48 = select i1 %41, double %47, double 1.000000e+00
  %49 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %28, i64 %16
  store double %48, ptr %49, align 8
  br i1 %30, label %72, label %67

50:                                               ; preds = %39, %50
  %51 = phi i64 [ %65, %50 ], [ 0, %39 ]
  %52 = phi double [ %64, %50 ], [ 0.000000e+00, %39 ]
  %53 = phi double [ %60, %50 ], [ 0.000000e+00, %39 ]
  %54 = phi double [ %58, %50 ], [ 0x7FF0000000000000, %39 ]
  %55 = getelementptr inbounds double, ptr %29, i64 %51
  %56 = load double, ptr %55, align 8
  %57 = fcmp olt double %56, %54
  %58 = select i1 %57, double %56, double %54
  %59 = fcmp ogt double %56, %53
  %60 = select i1 %59, double %56, double %53
  %61 = fcmp olt double %56, %40
  %62 = fcmp ogt double %56, %52
  %63 = select i1 %61, i1 %62, i1 false
  %64 = select i1 %63, double %56, double %52
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp slt i64 %65, %21
  br i1 %66, label %50, label %43

67:                                               ; preds = %43
  %68 = sub nsw i64 %28, %3
  %69 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %68, i64 %16
  store double %46, ptr %69, align 8
  %70 = select i1 %41, double %45, double 1.000000e+00
  %71 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %68, i64 %16
  store double %70, ptr %71, align 8
  br label %72

72:                                               ; preds = %67, %43
  %73 = add nuw nsw i64 %28, 1
  %74 = icmp eq i64 %73, %6
  br i1 %74, label %24, label %27
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc double @log_of(double noundef %0) unnamed_addr {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 52
  %4 = and i64 %3, 2047
  %5 = and i64 %2, 4503599627370495
  %6 = or i64 %5, 4607182418800017408
  %7 = bitcast i64 %6 to double
  %8 = fcmp ogt double %7, 0x3FF6A09E667F3BCD
  %9 = fmul double %7, 5.000000e-01
  %10 = select i1 %8, double %9, double %7
  %11 = select i1 %8, i64 -1022, i64 -1023
  %12 = add nsw i64 %11, %4
  %13 = fadd double %10, -1.000000e+00
  %14 = fadd double %10, 1.000000e+00
  %15 = fdiv double %13, %14
  %16 = fmul double %15, %15
  %17 = fmul double %16, 0x3FA8618618618618
  %18 = fadd double %17, 0x3FAAF286BCA1AF28
  %19 = fmul double %16, %18
  %20 = fadd double %19, 0x3FAE1E1E1E1E1E1E
  %21 = fmul double %16, %20
  %22 = fadd double %21, 0x3FB1111111111111
  %23 = fmul double %16, %22
  %24 = fadd double %23, 0x3FB3B13B13B13B14
  %25 = fmul double %16, %24
  %26 = fadd double %25, 0x3FB745D1745D1746
  %27 = fmul double %16, %26
  %28 = fadd double %27, 0x3FBC71C71C71C71C
  %29 = fmul double %16, %28
  %30 = fadd double %29, 0x3FC2492492492492
  %31 = fmul double %16, %30
  %32 = fadd double %31, 2.000000e-01
  %33 = fmul double %16, %32
  %34 = fadd double %33, 0x3FD5555555555555
  %35 = fmul double %16, %34
  %36 = fadd double %35, 1.000000e+00
  %37 = fmul double %15, 2.000000e+00
  %38 = fmul double %37, %36
  %39 = sitofp i64 %12 to double
  %40 = fmul double %39, 0x3FE62E42FEFA39EF
  %41 = fadd double %40, %38
  ret double %41
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @merge(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = alloca [1024 x i64], align 16
  %4 = alloca [1024 x double], align 16
  %5 = alloca [128 x i32], align 16
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 5
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds ptr, ptr %10, i64 %1
  %12 = load ptr, ptr %11, align 8
  %13 = load i64, ptr %12, align 8
  %14 = load i64, ptr %6, align 8
  %15 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = shl nsw i64 %13, 1
  br label %18

18:                                               ; preds = %18, %2
  %19 = phi i64 [ 1, %2 ], [ %21, %18 ]
  %20 = icmp slt i64 %19, %17
  %21 = shl nsw i64 %19, 1
  br i1 %20, label %18, label %22

22:                                               ; preds = %18
  %23 = add nsw i64 %16, %14
  %24 = tail call fastcc ptr @integers(ptr noundef nonnull %0, i64 noundef %19)
  %25 = tail call fastcc ptr @integers(ptr noundef nonnull %0, i64 noundef %13)
  %26 = tail call fastcc ptr @integers(ptr noundef nonnull %0, i64 noundef %13)
  %27 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %1
  store ptr %26, ptr %27, align 8
  %28 = tail call fastcc ptr @integers(ptr noundef nonnull %0, i64 noundef %13)
  %29 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %1
  store ptr %28, ptr %29, align 8
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %3)
  %30 = icmp sgt i64 %23, 0
  br i1 %30, label %31, label %35

31:                                               ; preds = %22
  %32 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 6
  %33 = load ptr, ptr %32, align 8
  %34 = mul nsw i64 %23, %1
  br label %69

35:                                               ; preds = %94, %22
  %36 = phi i64 [ 0, %22 ], [ %95, %94 ]
  %37 = tail call i64 @llvm.umax.i64(i64 %19, i64 1)
  %38 = add i64 %37, 3
  %39 = and i64 %38, -4
  %40 = add i64 %37, -1
  %41 = insertelement <4 x i64> poison, i64 %40, i64 0
  %42 = shufflevector <4 x i64> %41, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %43

43:                                               ; preds = %65, %35
  %44 = phi i64 [ 0, %35 ], [ %66, %65 ]
  %45 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %35 ], [ %67, %65 ]
  %46 = icmp ule <4 x i64> %45, %42
  %47 = extractelement <4 x i1> %46, i64 0
  br i1 %47, label %48, label %50

48:                                               ; preds = %43
  %49 = getelementptr inbounds i32, ptr %24, i64 %44
  store i32 -1, ptr %49, align 4
  br label %50

50:                                               ; preds = %48, %43
  %51 = extractelement <4 x i1> %46, i64 1
  br i1 %51, label %52, label %55

52:                                               ; preds = %50
  %53 = or i64 %44, 1
  %54 = getelementptr inbounds i32, ptr %24, i64 %53
  store i32 -1, ptr %54, align 4
  br label %55

55:                                               ; preds = %52, %50
  %56 = extractelement <4 x i1> %46, i64 2
  br i1 %56, label %57, label %60

57:                                               ; preds = %55
  %58 = or i64 %44, 2
  %59 = getelementptr inbounds i32, ptr %24, i64 %58
  store i32 -1, ptr %59, align 4
  br label %60

60:                                               ; preds = %57, %55
  %61 = extractelement <4 x i1> %46, i64 3
  br i1 %61, label %62, label %65

62:                                               ; preds = %60
  %63 = or i64 %44, 3
  %64 = getelementptr inbounds i32, ptr %24, i64 %63
  store i32 -1, ptr %64, align 4
  br label %65

65:                                               ; preds = %62, %60
  %66 = add i64 %44, 4
  %67 = add <4 x i64> %45, <i64 4, i64 4, i64 4, i64 4>
  %68 = icmp eq i64 %66, %39
  br i1 %68, label %98, label %43

69:                                               ; preds = %31, %94
  %70 = phi i64 [ 0, %31 ], [ %95, %94 ]
  %71 = phi i64 [ 0, %31 ], [ %96, %94 ]
  %72 = add nsw i64 %71, %34
  %73 = getelementptr inbounds i64, ptr %33, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 0
  %76 = zext i1 %75 to i64
  %77 = icmp sgt i64 %70, 0
  br i1 %77, label %81, label %78

78:                                               ; preds = %81, %69
  %79 = phi i64 [ %76, %69 ], [ %88, %81 ]
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %91, label %94

81:                                               ; preds = %69, %81
  %82 = phi i64 [ %88, %81 ], [ %76, %69 ]
  %83 = phi i64 [ %89, %81 ], [ 0, %69 ]
  %84 = getelementptr inbounds [1024 x i64], ptr %3, i64 0, i64 %83
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, %74
  %87 = zext i1 %86 to i64
  %88 = or i64 %82, %87
  %89 = add nuw nsw i64 %83, 1
  %90 = icmp eq i64 %89, %70
  br i1 %90, label %78, label %81

91:                                               ; preds = %78
  %92 = add nsw i64 %70, 1
  %93 = getelementptr inbounds [1024 x i64], ptr %3, i64 0, i64 %70
  store i64 %74, ptr %93, align 8
  br label %94

94:                                               ; preds = %91, %78
  %95 = phi i64 [ %70, %78 ], [ %92, %91 ]
  %96 = add nuw nsw i64 %71, 1
  %97 = icmp eq i64 %96, %23
  br i1 %97, label %35, label %69

98:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %4)
  br i1 %30, label %99, label %113

99:                                               ; preds = %98
  %100 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  %101 = load i64, ptr %100, align 8
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %113

103:                                              ; preds = %99
  %104 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 13
  %105 = load ptr, ptr %104, align 8
  %106 = load i64, ptr %8, align 8
  %107 = icmp sgt i64 %106, 0
  br label %108

108:                                              ; preds = %103, %122
  %109 = phi i64 [ 0, %103 ], [ %123, %122 ]
  %110 = getelementptr inbounds double, ptr %105, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %109
  store double %111, ptr %112, align 8
  br i1 %107, label %125, label %122

113:                                              ; preds = %122, %99, %98
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5)
  %114 = icmp sgt i64 %13, 0
  br i1 %114, label %115, label %137

115:                                              ; preds = %113
  %116 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 12
  %117 = load i64, ptr %116, align 8
  %118 = icmp eq i64 %117, 0
  %119 = icmp sgt i64 %36, 0
  %120 = getelementptr inbounds %struct.Table, ptr %12, i64 0, i32 1
  %121 = add nsw i64 %19, -1
  br label %148

122:                                              ; preds = %133, %108
  %123 = add nuw nsw i64 %109, 1
  %124 = icmp eq i64 %123, %23
  br i1 %124, label %113, label %108

125:                                              ; preds = %108, %133
  %126 = phi double [ %134, %133 ], [ %111, %108 ]
  %127 = phi i64 [ %135, %133 ], [ 0, %108 ]
  %128 = icmp eq i64 %127, %1
  br i1 %128, label %133, label %129

129:                                              ; preds = %125
  %130 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37, i64 %109, i64 %127
  %131 = load double, ptr %130, align 8
  %132 = fmul double %131, %126
  store double %132, ptr %112, align 8
  br label %133

133:                                              ; preds = %125, %129
  %134 = phi double [ %126, %125 ], [ %132, %129 ]
  %135 = add nuw nsw i64 %127, 1
  %136 = icmp eq i64 %135, %106
  br i1 %136, label %122, label %125

137:                                              ; preds = %222, %113
  %138 = phi i64 [ 0, %113 ], [ %223, %222 ]
  %139 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 17, i64 %1
  store i64 %138, ptr %139, align 8
  %140 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1
  store i64 0, ptr %140, align 8
  %141 = load i64, ptr %6, align 8
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %226

143:                                              ; preds = %137
  %144 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 6
  %145 = mul nsw i64 %23, %1
  %146 = icmp sgt i64 %138, 0
  %147 = getelementptr inbounds %struct.Table, ptr %12, i64 0, i32 1
  br label %243

148:                                              ; preds = %115, %222
  %149 = phi i64 [ 0, %115 ], [ %224, %222 ]
  %150 = phi i64 [ 0, %115 ], [ %223, %222 ]
  %151 = getelementptr inbounds i32, ptr %25, i64 %149
  store i32 -1, ptr %151, align 4
  %152 = and i64 %149, 127
  %153 = icmp eq i64 %152, 0
  %154 = select i1 %118, i1 %153, i1 false
  br i1 %154, label %155, label %158

155:                                              ; preds = %148
  %156 = sub nsw i64 %13, %149
  %157 = tail call i64 @llvm.smin.i64(i64 %156, i64 128)
  call fastcc void @promising(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %149, i64 noundef %157, ptr noundef nonnull %4, ptr noundef nonnull %5)
  br label %159

158:                                              ; preds = %148
  br i1 %118, label %159, label %163

159:                                              ; preds = %155, %158
  %160 = getelementptr inbounds [128 x i32], ptr %5, i64 0, i64 %152
  %161 = load i32, ptr %160, align 4
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %222, label %163

163:                                              ; preds = %159, %158
  br i1 %119, label %164, label %166

164:                                              ; preds = %163
  %165 = load ptr, ptr %120, align 8
  br label %173

166:                                              ; preds = %173, %163
  %167 = phi i64 [ 1469598103934665603, %163 ], [ %185, %173 ]
  %168 = and i64 %167, %121
  %169 = getelementptr inbounds i32, ptr %24, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = icmp sgt i32 %170, -1
  %172 = load ptr, ptr %27, align 8
  br i1 %171, label %188, label %203

173:                                              ; preds = %164, %173
  %174 = phi i64 [ 0, %164 ], [ %186, %173 ]
  %175 = phi i64 [ 1469598103934665603, %164 ], [ %185, %173 ]
  %176 = getelementptr inbounds [1024 x i64], ptr %3, i64 0, i64 %174
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds ptr, ptr %165, i64 %177
  %179 = load ptr, ptr %178, align 8
  %180 = getelementptr inbounds double, ptr %179, i64 %149
  %181 = load i64, ptr %180, align 8
  %182 = xor i64 %181, %175
  %183 = mul i64 %182, 1099511628211
  %184 = lshr i64 %183, 29
  %185 = xor i64 %184, %183
  %186 = add nuw nsw i64 %174, 1
  %187 = icmp eq i64 %186, %36
  br i1 %187, label %166, label %173

188:                                              ; preds = %166, %197
  %189 = phi i32 [ %201, %197 ], [ %170, %166 ]
  %190 = phi i64 [ %199, %197 ], [ %168, %166 ]
  %191 = zext i32 %189 to i64
  %192 = getelementptr inbounds i32, ptr %172, i64 %191
  %193 = load i32, ptr %192, align 4
  %194 = sext i32 %193 to i64
  %195 = tail call fastcc i64 @same(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %194, i64 noundef %149)
  %196 = icmp eq i64 %195, 0
  br i1 %196, label %197, label %211

197:                                              ; preds = %188
  %198 = add nsw i64 %190, 1
  %199 = and i64 %198, %121
  %200 = getelementptr inbounds i32, ptr %24, i64 %199
  %201 = load i32, ptr %200, align 4
  %202 = icmp sgt i32 %201, -1
  br i1 %202, label %188, label %203

203:                                              ; preds = %197, %166
  %204 = phi i64 [ %168, %166 ], [ %199, %197 ]
  %205 = getelementptr inbounds i32, ptr %24, i64 %204
  %206 = trunc i64 %150 to i32
  store i32 %206, ptr %205, align 4
  %207 = trunc i64 %149 to i32
  %208 = add nsw i64 %150, 1
  %209 = getelementptr inbounds i32, ptr %172, i64 %150
  store i32 %207, ptr %209, align 4
  %210 = getelementptr inbounds i32, ptr %28, i64 %149
  store i32 -1, ptr %210, align 4
  br label %218

211:                                              ; preds = %188
  %212 = sext i32 %193 to i64
  %213 = getelementptr inbounds i32, ptr %24, i64 %190
  %214 = getelementptr inbounds i32, ptr %28, i64 %212
  %215 = load i32, ptr %214, align 4
  %216 = getelementptr inbounds i32, ptr %28, i64 %149
  store i32 %215, ptr %216, align 4
  %217 = trunc i64 %149 to i32
  store i32 %217, ptr %214, align 4
  br label %218

218:                                              ; preds = %211, %203
  %219 = phi ptr [ %205, %203 ], [ %213, %211 ]
  %220 = phi i64 [ %208, %203 ], [ %150, %211 ]
  %221 = load i32, ptr %219, align 4
  store i32 %221, ptr %151, align 4
  br label %222

222:                                              ; preds = %159, %218
  %223 = phi i64 [ %220, %218 ], [ %150, %159 ]
  %224 = add nuw nsw i64 %149, 1
  %225 = icmp eq i64 %224, %13
  br i1 %225, label %137, label %148

226:                                              ; preds = %276, %137
  %227 = phi i64 [ %141, %137 ], [ %277, %276 ]
  %228 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 2
  %229 = load i64, ptr %228, align 8
  %230 = add nsw i64 %229, %227
  %231 = tail call fastcc i64 @resources(ptr noundef %8)
  %232 = icmp sgt i64 %231, 0
  br i1 %232, label %233, label %280

233:                                              ; preds = %226
  %234 = icmp sgt i64 %138, 0
  %235 = getelementptr inbounds %struct.Goal, ptr %8, i64 0, i32 1
  %236 = getelementptr inbounds %struct.Table, ptr %12, i64 0, i32 2
  %237 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4
  %238 = add i64 %138, 1
  %239 = and i64 %238, -2
  %240 = add i64 %138, -1
  %241 = insertelement <2 x i64> poison, i64 %240, i64 0
  %242 = shufflevector <2 x i64> %241, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %281

243:                                              ; preds = %143, %276
  %244 = phi i64 [ %141, %143 ], [ %277, %276 ]
  %245 = phi i64 [ 0, %143 ], [ %278, %276 ]
  %246 = load ptr, ptr %144, align 8
  %247 = add nsw i64 %245, %145
  %248 = getelementptr inbounds i64, ptr %246, i64 %247
  %249 = load i64, ptr %248, align 8
  %250 = icmp eq i64 %249, 0
  br i1 %250, label %276, label %251

251:                                              ; preds = %243
  %252 = tail call fastcc ptr @numbers(ptr noundef nonnull %0, i64 noundef %138)
  br i1 %146, label %253, label %258

253:                                              ; preds = %251
  %254 = load ptr, ptr %147, align 8
  %255 = getelementptr inbounds ptr, ptr %254, i64 %249
  %256 = load ptr, ptr %255, align 8
  %257 = load ptr, ptr %27, align 8
  br label %265

258:                                              ; preds = %265, %251
  %259 = load i64, ptr %140, align 8
  %260 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %1, i64 %259
  store i64 %245, ptr %260, align 8
  %261 = load i64, ptr %140, align 8
  %262 = add nsw i64 %261, 1
  store i64 %262, ptr %140, align 8
  %263 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %1, i64 %261
  store ptr %252, ptr %263, align 8
  %264 = load i64, ptr %6, align 8
  br label %276

265:                                              ; preds = %253, %265
  %266 = phi i64 [ 0, %253 ], [ %274, %265 ]
  %267 = getelementptr inbounds i32, ptr %257, i64 %266
  %268 = load i32, ptr %267, align 4
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds double, ptr %256, i64 %269
  %271 = load double, ptr %270, align 8
  %272 = tail call fastcc double @log_of(double noundef %271)
  %273 = getelementptr inbounds double, ptr %252, i64 %266
  store double %272, ptr %273, align 8
  %274 = add nuw nsw i64 %266, 1
  %275 = icmp eq i64 %274, %138
  br i1 %275, label %258, label %265

276:                                              ; preds = %243, %258
  %277 = phi i64 [ %244, %243 ], [ %264, %258 ]
  %278 = add nuw nsw i64 %245, 1
  %279 = icmp slt i64 %278, %277
  br i1 %279, label %243, label %226

280:                                              ; preds = %360, %226
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %3)
  ret void

281:                                              ; preds = %233, %360
  %282 = phi i64 [ 0, %233 ], [ %361, %360 ]
  %283 = tail call fastcc ptr @numbers(ptr noundef nonnull %0, i64 noundef %138)
  br i1 %234, label %284, label %300

284:                                              ; preds = %281, %296
  %285 = phi i64 [ %297, %296 ], [ 0, %281 ]
  %286 = phi <2 x i64> [ %298, %296 ], [ <i64 0, i64 1>, %281 ]
  %287 = icmp ule <2 x i64> %286, %242
  %288 = extractelement <2 x i1> %287, i64 0
  br i1 %288, label %289, label %291

289:                                              ; preds = %284
  %290 = getelementptr inbounds double, ptr %283, i64 %285
  store double 0x7FF0000000000000, ptr %290, align 8
  br label %291

291:                                              ; preds = %289, %284
  %292 = extractelement <2 x i1> %287, i64 1
  br i1 %292, label %293, label %296

293:                                              ; preds = %291
  %294 = or i64 %285, 1
  %295 = getelementptr inbounds double, ptr %283, i64 %294
  store double 0x7FF0000000000000, ptr %295, align 8
  br label %296

296:                                              ; preds = %293, %291
  %297 = add i64 %285, 2
  %298 = add <2 x i64> %286, <i64 2, i64 2>
  %299 = icmp eq i64 %297, %239
  br i1 %299, label %300, label %284

300:                                              ; preds = %296, %281
  br i1 %114, label %302, label %301

301:                                              ; preds = %334, %300
  br i1 %234, label %339, label %350

302:                                              ; preds = %300, %334
  %303 = phi i64 [ %335, %334 ], [ 0, %300 ]
  %304 = getelementptr inbounds i32, ptr %25, i64 %303
  %305 = load i32, ptr %304, align 4
  %306 = icmp slt i32 %305, 0
  br i1 %306, label %334, label %307

307:                                              ; preds = %302
  %308 = load i64, ptr %235, align 8
  %309 = icmp sgt i64 %308, 0
  br i1 %309, label %317, label %310

310:                                              ; preds = %329, %307
  %311 = phi i64 [ 1, %307 ], [ %330, %329 ]
  %312 = sitofp i64 %311 to double
  %313 = sext i32 %305 to i64
  %314 = getelementptr inbounds double, ptr %283, i64 %313
  %315 = load double, ptr %314, align 8
  %316 = fcmp ogt double %315, %312
  br i1 %316, label %333, label %334

317:                                              ; preds = %307, %329
  %318 = phi i64 [ %331, %329 ], [ 0, %307 ]
  %319 = phi i64 [ %330, %329 ], [ 1, %307 ]
  %320 = tail call fastcc i64 @is_of(ptr noundef nonnull %8, i64 noundef %318, i64 noundef %282)
  %321 = icmp eq i64 %320, 0
  br i1 %321, label %329, label %322

322:                                              ; preds = %317
  %323 = load ptr, ptr %236, align 8
  %324 = mul nsw i64 %318, %13
  %325 = add nsw i64 %324, %303
  %326 = getelementptr inbounds i64, ptr %323, i64 %325
  %327 = load i64, ptr %326, align 8
  %328 = mul nsw i64 %327, %319
  br label %329

329:                                              ; preds = %317, %322
  %330 = phi i64 [ %328, %322 ], [ %319, %317 ]
  %331 = add nuw nsw i64 %318, 1
  %332 = icmp eq i64 %331, %308
  br i1 %332, label %310, label %317

333:                                              ; preds = %310
  store double %312, ptr %314, align 8
  br label %334

334:                                              ; preds = %310, %333, %302
  %335 = add nuw nsw i64 %303, 1
  %336 = icmp eq i64 %335, %13
  br i1 %336, label %301, label %302

337:                                              ; preds = %339
  %338 = icmp eq i64 %346, 0
  br i1 %338, label %350, label %353

339:                                              ; preds = %301, %339
  %340 = phi i64 [ %348, %339 ], [ 0, %301 ]
  %341 = phi i64 [ %346, %339 ], [ 0, %301 ]
  %342 = getelementptr inbounds double, ptr %283, i64 %340
  %343 = load double, ptr %342, align 8
  %344 = fcmp ogt double %343, 1.000000e+00
  %345 = zext i1 %344 to i64
  %346 = or i64 %341, %345
  %347 = tail call fastcc double @log_of(double noundef %343)
  store double %347, ptr %342, align 8
  %348 = add nuw nsw i64 %340, 1
  %349 = icmp eq i64 %348, %138
  br i1 %349, label %337, label %339

350:                                              ; preds = %301, %337
  %351 = load ptr, ptr %237, align 8
  %352 = getelementptr inbounds double, ptr %351, i64 %138
  store ptr %352, ptr %237, align 8
  br label %360

353:                                              ; preds = %337
  %354 = add nsw i64 %230, %282
  %355 = load i64, ptr %140, align 8
  %356 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %1, i64 %355
  store i64 %354, ptr %356, align 8
  %357 = load i64, ptr %140, align 8
  %358 = add nsw i64 %357, 1
  store i64 %358, ptr %140, align 8
  %359 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %1, i64 %357
  store ptr %283, ptr %359, align 8
  br label %360

360:                                              ; preds = %353, %350
  %361 = add nuw nsw i64 %282, 1
  %362 = tail call fastcc i64 @resources(ptr noundef %8)
  %363 = icmp slt i64 %361, %362
  br i1 %363, label %281, label %280
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define internal fastcc ptr @integers(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7
  %4 = load ptr, ptr %3, align 8
  %5 = sub i64 0, %1
  %6 = getelementptr inbounds i32, ptr %4, i64 %5
  store ptr %6, ptr %3, align 8
  ret ptr %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define internal fastcc ptr @numbers(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4
  %4 = load ptr, ptr %3, align 8
  %5 = sub i64 0, %1
  %6 = getelementptr inbounds double, ptr %4, i64 %5
  store ptr %6, ptr %3, align 8
  ret ptr %6
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @push(ptr nocapture noundef %0, double noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %20, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  %13 = load ptr, ptr %12, align 8
  %14 = shl nsw i64 %9, 1
  %15 = or i64 %14, 1
  %16 = getelementptr inbounds i64, ptr %13, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds i64, ptr %13, i64 %14
  %19 = load i64, ptr %18, align 8
  br label %20

20:                                               ; preds = %4, %11
  %21 = phi i64 [ %17, %11 ], [ 0, %4 ]
  %22 = phi i64 [ %19, %11 ], [ 0, %4 ]
  %23 = tail call fastcc i64 @state_size(ptr noundef nonnull %0)
  %24 = icmp sgt i64 %7, 0
  br i1 %24, label %31, label %25

25:                                               ; preds = %31, %20
  %26 = phi i64 [ %7, %20 ], [ %36, %31 ]
  %27 = add nsw i64 %9, 1
  %28 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 10
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %27, %29
  br i1 %30, label %39, label %55

31:                                               ; preds = %20, %31
  %32 = phi i64 [ %37, %31 ], [ 0, %20 ]
  %33 = phi i64 [ %36, %31 ], [ %7, %20 ]
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %32
  %35 = load i64, ptr %34, align 8
  %36 = add nsw i64 %35, %33
  %37 = add nuw nsw i64 %32, 1
  %38 = icmp eq i64 %37, %7
  br i1 %38, label %25, label %31

39:                                               ; preds = %25
  %40 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds i32, ptr %41, i64 %21
  %43 = getelementptr inbounds i32, ptr %42, i64 %26
  %44 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 7
  %45 = load ptr, ptr %44, align 8
  %46 = icmp ugt ptr %43, %45
  br i1 %46, label %55, label %47

47:                                               ; preds = %39
  %48 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds double, ptr %49, i64 %22
  %51 = getelementptr inbounds double, ptr %50, i64 %23
  %52 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 4
  %53 = load ptr, ptr %52, align 8
  %54 = icmp ugt ptr %51, %53
  br i1 %54, label %55, label %62

55:                                               ; preds = %47, %39, %25
  %56 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %57 = load double, ptr %56, align 8
  %58 = fcmp ogt double %57, %1
  br i1 %58, label %59, label %60

59:                                               ; preds = %55
  store double %1, ptr %56, align 8
  br label %60

60:                                               ; preds = %59, %55
  %61 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  store i64 1, ptr %61, align 8
  br label %159

62:                                               ; preds = %47
  %63 = getelementptr inbounds i32, ptr %42, i64 %7
  br i1 %24, label %64, label %75

64:                                               ; preds = %62, %81
  %65 = phi i64 [ %87, %81 ], [ 0, %62 ]
  %66 = phi ptr [ %82, %81 ], [ %63, %62 ]
  %67 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %65
  %68 = load i64, ptr %67, align 8
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %81

70:                                               ; preds = %64
  %71 = load i64, ptr %2, align 8
  %72 = icmp eq i64 %65, %71
  %73 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %65
  %74 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %65
  br label %89

75:                                               ; preds = %81, %62
  %76 = phi ptr [ %63, %62 ], [ %82, %81 ]
  store double %1, ptr %50, align 8
  %77 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %50, i64 1
  %80 = icmp sgt i64 %78, 0
  br i1 %80, label %111, label %119

81:                                               ; preds = %106, %64
  %82 = phi ptr [ %66, %64 ], [ %107, %106 ]
  %83 = phi i64 [ 0, %64 ], [ %108, %106 ]
  %84 = trunc i64 %83 to i32
  %85 = add nsw i64 %65, %21
  %86 = getelementptr inbounds i32, ptr %41, i64 %85
  store i32 %84, ptr %86, align 4
  %87 = add nuw nsw i64 %65, 1
  %88 = icmp eq i64 %87, %7
  br i1 %88, label %75, label %64

89:                                               ; preds = %70, %106
  %90 = phi i64 [ 0, %70 ], [ %109, %106 ]
  %91 = phi i64 [ 0, %70 ], [ %108, %106 ]
  %92 = phi ptr [ %66, %70 ], [ %107, %106 ]
  br i1 %72, label %93, label %100

93:                                               ; preds = %89
  %94 = load ptr, ptr %73, align 8
  %95 = getelementptr inbounds double, ptr %94, i64 %90
  %96 = load double, ptr %95, align 8
  %97 = fcmp une double %96, 0.000000e+00
  %98 = zext i1 %97 to i64
  %99 = icmp eq i64 %98, %3
  br i1 %99, label %100, label %106

100:                                              ; preds = %93, %89
  %101 = load ptr, ptr %74, align 8
  %102 = getelementptr inbounds i32, ptr %101, i64 %90
  %103 = load i32, ptr %102, align 4
  %104 = getelementptr inbounds i32, ptr %92, i64 1
  store i32 %103, ptr %92, align 4
  %105 = add nsw i64 %91, 1
  br label %106

106:                                              ; preds = %93, %100
  %107 = phi ptr [ %104, %100 ], [ %92, %93 ]
  %108 = phi i64 [ %105, %100 ], [ %91, %93 ]
  %109 = add nuw nsw i64 %90, 1
  %110 = icmp eq i64 %109, %68
  br i1 %110, label %81, label %89

111:                                              ; preds = %75, %111
  %112 = phi ptr [ %117, %111 ], [ %79, %75 ]
  %113 = phi i64 [ %116, %111 ], [ 0, %75 ]
  %114 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %113
  %115 = load double, ptr %114, align 8
  store double %115, ptr %112, align 8
  %116 = add nuw nsw i64 %113, 1
  %117 = getelementptr inbounds double, ptr %112, i64 1
  %118 = icmp eq i64 %116, %78
  br i1 %118, label %119, label %111

119:                                              ; preds = %111, %75
  %120 = phi ptr [ %79, %75 ], [ %117, %111 ]
  br label %121

121:                                              ; preds = %119, %121
  %122 = phi i64 [ %127, %121 ], [ 0, %119 ]
  %123 = phi ptr [ %126, %121 ], [ %120, %119 ]
  %124 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %122
  %125 = load double, ptr %124, align 8
  %126 = getelementptr inbounds double, ptr %123, i64 1
  store double %125, ptr %123, align 8
  %127 = add nuw nsw i64 %122, 1
  %128 = icmp eq i64 %127, 65
  br i1 %128, label %129, label %121

129:                                              ; preds = %121, %129
  %130 = phi i64 [ %135, %129 ], [ 0, %121 ]
  %131 = phi ptr [ %134, %129 ], [ %126, %121 ]
  %132 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %130
  %133 = load double, ptr %132, align 8
  %134 = getelementptr inbounds double, ptr %131, i64 1
  store double %133, ptr %131, align 8
  %135 = add nuw nsw i64 %130, 1
  %136 = icmp eq i64 %135, 32
  br i1 %136, label %151, label %129

137:                                              ; preds = %151
  store i64 %27, ptr %8, align 8
  %138 = add nsw i64 %23, %22
  %139 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  %140 = load ptr, ptr %139, align 8
  %141 = shl nsw i64 %27, 1
  %142 = getelementptr inbounds i64, ptr %140, i64 %141
  store i64 %138, ptr %142, align 8
  %143 = ptrtoint ptr %76 to i64
  %144 = ptrtoint ptr %41 to i64
  %145 = sub i64 %143, %144
  %146 = ashr exact i64 %145, 2
  %147 = load i64, ptr %8, align 8
  %148 = shl nsw i64 %147, 1
  %149 = or i64 %148, 1
  %150 = getelementptr inbounds i64, ptr %140, i64 %149
  store i64 %146, ptr %150, align 8
  br label %159

151:                                              ; preds = %129, %151
  %152 = phi i64 [ %157, %151 ], [ 0, %129 ]
  %153 = phi ptr [ %156, %151 ], [ %134, %129 ]
  %154 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %152
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds double, ptr %153, i64 1
  store double %155, ptr %153, align 8
  %157 = add nuw nsw i64 %152, 1
  %158 = icmp eq i64 %157, 33
  br i1 %158, label %137, label %151

159:                                              ; preds = %137, %60
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define double @smooth(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef %2, i64 noundef %3) {
  %5 = alloca [1024 x double], align 16
  %6 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = tail call fastcc double @limit(ptr noundef %0)
  %9 = tail call fastcc double @log_of(double noundef %8)
  %10 = tail call fastcc double @pop(ptr noundef %0)
  tail call fastcc void @gather(ptr noundef %0)
  %11 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  store i64 %3, ptr %11, align 8
  %12 = icmp eq i64 %3, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %17, %4
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %15, label %177

15:                                               ; preds = %13
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  br label %24

17:                                               ; preds = %4, %17
  %18 = phi i64 [ %22, %17 ], [ 0, %4 ]
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %18
  store double %20, ptr %21, align 8
  %22 = add nuw nsw i64 %18, 1
  %23 = icmp ult i64 %18, 64
  br i1 %23, label %17, label %13

24:                                               ; preds = %15, %164
  %25 = phi double [ 0xFFF0000000000000, %15 ], [ %143, %164 ]
  %26 = phi i64 [ 0, %15 ], [ %169, %164 ]
  %27 = tail call fastcc double @linearise(ptr noundef %0)
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %5)
  %28 = fcmp oeq double %27, 0xFFF0000000000000
  br i1 %28, label %162, label %29

29:                                               ; preds = %24
  %30 = load i64, ptr %16, align 8
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %35, %29
  %33 = load i64, ptr %7, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %45, label %42

35:                                               ; preds = %29, %35
  %36 = phi i64 [ %40, %35 ], [ 0, %29 ]
  %37 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds [1024 x double], ptr %5, i64 0, i64 %36
  store double %38, ptr %39, align 8
  %40 = add nuw nsw i64 %36, 1
  %41 = icmp eq i64 %40, %30
  br i1 %41, label %32, label %35

42:                                               ; preds = %119, %32
  %43 = phi double [ %27, %32 ], [ %107, %119 ]
  %44 = fcmp ogt double %43, %25
  br i1 %44, label %135, label %142

45:                                               ; preds = %32, %119
  %46 = phi i64 [ %120, %119 ], [ 0, %32 ]
  %47 = phi double [ %107, %119 ], [ %27, %32 ]
  %48 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %46
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %46
  %51 = load i64, ptr %50, align 8
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %75

53:                                               ; preds = %45
  %54 = add i64 %51, 1
  %55 = and i64 %54, -2
  %56 = add i64 %51, -1
  %57 = insertelement <2 x i64> poison, i64 %56, i64 0
  %58 = shufflevector <2 x i64> %57, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %59

59:                                               ; preds = %71, %53
  %60 = phi i64 [ 0, %53 ], [ %72, %71 ]
  %61 = phi <2 x i64> [ <i64 0, i64 1>, %53 ], [ %73, %71 ]
  %62 = icmp ule <2 x i64> %61, %58
  %63 = extractelement <2 x i1> %62, i64 0
  br i1 %63, label %64, label %66

64:                                               ; preds = %59
  %65 = getelementptr inbounds double, ptr %49, i64 %60
  store double 0.000000e+00, ptr %65, align 8
  br label %66

66:                                               ; preds = %64, %59
  %67 = extractelement <2 x i1> %62, i64 1
  br i1 %67, label %68, label %71

68:                                               ; preds = %66
  %69 = or i64 %60, 1
  %70 = getelementptr inbounds double, ptr %49, i64 %69
  store double 0.000000e+00, ptr %70, align 8
  br label %71

71:                                               ; preds = %68, %66
  %72 = add i64 %60, 2
  %73 = add <2 x i64> %61, <i64 2, i64 2>
  %74 = icmp eq i64 %72, %55
  br i1 %74, label %75, label %59

75:                                               ; preds = %71, %45
  %76 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %46
  %77 = load i64, ptr %76, align 8
  %78 = icmp sgt i64 %77, 0
  br i1 %78, label %81, label %79

79:                                               ; preds = %90, %75
  %80 = icmp sgt i64 %51, 1
  br i1 %80, label %108, label %103

81:                                               ; preds = %75, %90
  %82 = phi i64 [ %91, %90 ], [ 0, %75 ]
  %83 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %46, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %84
  %86 = load double, ptr %85, align 8
  br i1 %52, label %87, label %90

87:                                               ; preds = %81
  %88 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %46, i64 %82
  %89 = load ptr, ptr %88, align 8
  br label %93

90:                                               ; preds = %93, %81
  %91 = add nuw nsw i64 %82, 1
  %92 = icmp eq i64 %91, %77
  br i1 %92, label %79, label %81

93:                                               ; preds = %87, %93
  %94 = phi i64 [ 0, %87 ], [ %101, %93 ]
  %95 = getelementptr inbounds double, ptr %89, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fmul double %86, %96
  %98 = getelementptr inbounds double, ptr %49, i64 %94
  %99 = load double, ptr %98, align 8
  %100 = fadd double %99, %97
  store double %100, ptr %98, align 8
  %101 = add nuw nsw i64 %94, 1
  %102 = icmp eq i64 %101, %51
  br i1 %102, label %90, label %93

103:                                              ; preds = %108, %79
  %104 = phi i64 [ 0, %79 ], [ %116, %108 ]
  %105 = getelementptr inbounds double, ptr %49, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fadd double %47, %106
  br i1 %78, label %122, label %119

108:                                              ; preds = %79, %108
  %109 = phi i64 [ %117, %108 ], [ 1, %79 ]
  %110 = phi i64 [ %116, %108 ], [ 0, %79 ]
  %111 = getelementptr inbounds double, ptr %49, i64 %109
  %112 = load double, ptr %111, align 8
  %113 = getelementptr inbounds double, ptr %49, i64 %110
  %114 = load double, ptr %113, align 8
  %115 = fcmp olt double %112, %114
  %116 = select i1 %115, i64 %109, i64 %110
  %117 = add nuw nsw i64 %109, 1
  %118 = icmp eq i64 %117, %51
  br i1 %118, label %103, label %108

119:                                              ; preds = %122, %103
  %120 = add nuw nsw i64 %46, 1
  %121 = icmp eq i64 %120, %33
  br i1 %121, label %42, label %45

122:                                              ; preds = %103, %122
  %123 = phi i64 [ %133, %122 ], [ 0, %103 ]
  %124 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %46, i64 %123
  %125 = load ptr, ptr %124, align 8
  %126 = getelementptr inbounds double, ptr %125, i64 %104
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %46, i64 %123
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds [1024 x double], ptr %5, i64 0, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = fadd double %127, %131
  store double %132, ptr %130, align 8
  %133 = add nuw nsw i64 %123, 1
  %134 = icmp eq i64 %133, %77
  br i1 %134, label %119, label %122

135:                                              ; preds = %42, %135
  %136 = phi i64 [ %140, %135 ], [ 0, %42 ]
  %137 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = getelementptr inbounds double, ptr %2, i64 %136
  store double %138, ptr %139, align 8
  %140 = add nuw nsw i64 %136, 1
  %141 = icmp eq i64 %140, 65
  br i1 %141, label %142, label %135

142:                                              ; preds = %135, %42
  %143 = phi double [ %25, %42 ], [ %43, %135 ]
  %144 = fcmp ult double %143, %9
  br i1 %144, label %145, label %162

145:                                              ; preds = %142
  %146 = add nuw nsw i64 %26, 3
  %147 = sitofp i64 %146 to double
  %148 = fdiv double 2.000000e+00, %147
  %149 = fcmp ogt double %148, 5.000000e-01
  %150 = select i1 %149, double 5.000000e-01, double %148
  br i1 %31, label %151, label %164

151:                                              ; preds = %145, %151
  %152 = phi i64 [ %160, %151 ], [ 0, %145 ]
  %153 = getelementptr inbounds [1024 x double], ptr %5, i64 0, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %152
  %156 = load double, ptr %155, align 8
  %157 = fsub double %154, %156
  %158 = fmul double %150, %157
  %159 = fadd double %156, %158
  store double %159, ptr %155, align 8
  %160 = add nuw nsw i64 %152, 1
  %161 = icmp eq i64 %160, %30
  br i1 %161, label %164, label %151

162:                                              ; preds = %24, %142
  %163 = phi double [ %143, %142 ], [ %25, %24 ]
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %5)
  br label %171

164:                                              ; preds = %151, %145
  %165 = icmp ult i64 %26, 30
  %166 = sitofp i64 %26 to double
  %167 = fdiv double 9.000000e+00, %166
  %168 = select i1 %165, double 3.000000e-01, double %167
  tail call fastcc void @price(ptr noundef %0, double noundef %168)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %5)
  %169 = add nuw nsw i64 %26, 1
  %170 = icmp eq i64 %169, %1
  br i1 %170, label %171, label %24

171:                                              ; preds = %164, %162
  %172 = phi double [ %163, %162 ], [ %143, %164 ]
  %173 = fcmp oeq double %172, 0xFFF0000000000000
  br i1 %173, label %177, label %174

174:                                              ; preds = %171
  %175 = tail call fastcc double @exp_of(double noundef %172)
  %176 = fmul double %175, 0x3FEFFFFFFF768FA1
  br label %177

177:                                              ; preds = %13, %171, %174
  %178 = phi double [ %176, %174 ], [ 0.000000e+00, %171 ], [ 0.000000e+00, %13 ]
  ret double %178
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none)
define internal fastcc double @limit(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %3 = load ptr, ptr %2, align 8
  %4 = load double, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 16
  %8 = load double, ptr %7, align 8
  %9 = fsub double 1.000000e+00, %8
  %10 = fmul double %4, %9
  ret double %10
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc double @pop(ptr nocapture noundef %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, -1
  store i64 %7, ptr %5, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %18, label %9

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  %11 = load ptr, ptr %10, align 8
  %12 = shl nsw i64 %7, 1
  %13 = or i64 %12, 1
  %14 = getelementptr inbounds i64, ptr %11, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i64, ptr %11, i64 %12
  %17 = load i64, ptr %16, align 8
  br label %18

18:                                               ; preds = %1, %9
  %19 = phi i64 [ %15, %9 ], [ 0, %1 ]
  %20 = phi i64 [ %17, %9 ], [ 0, %1 ]
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 6
  %22 = load ptr, ptr %21, align 8
  %23 = icmp sgt i64 %4, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %18
  %25 = getelementptr inbounds i32, ptr %22, i64 %19
  %26 = getelementptr inbounds i32, ptr %25, i64 %4
  br label %36

27:                                               ; preds = %48, %18
  %28 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i64 %20
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %30, i64 1
  %35 = icmp sgt i64 %33, 0
  br i1 %35, label %60, label %68

36:                                               ; preds = %24, %48
  %37 = phi ptr [ %49, %48 ], [ %26, %24 ]
  %38 = phi i64 [ %50, %48 ], [ 0, %24 ]
  %39 = add nsw i64 %38, %19
  %40 = getelementptr inbounds i32, ptr %22, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %38
  store i64 %42, ptr %43, align 8
  %44 = icmp sgt i32 %41, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %36
  %46 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %38
  %47 = load ptr, ptr %46, align 8
  br label %52

48:                                               ; preds = %52, %36
  %49 = phi ptr [ %37, %36 ], [ %55, %52 ]
  %50 = add nuw nsw i64 %38, 1
  %51 = icmp eq i64 %50, %4
  br i1 %51, label %27, label %36

52:                                               ; preds = %45, %52
  %53 = phi ptr [ %37, %45 ], [ %55, %52 ]
  %54 = phi i64 [ 0, %45 ], [ %58, %52 ]
  %55 = getelementptr inbounds i32, ptr %53, i64 1
  %56 = load i32, ptr %53, align 4
  %57 = getelementptr inbounds i32, ptr %47, i64 %54
  store i32 %56, ptr %57, align 4
  %58 = add nuw nsw i64 %54, 1
  %59 = icmp eq i64 %58, %42
  br i1 %59, label %48, label %52

60:                                               ; preds = %27, %60
  %61 = phi ptr [ %66, %60 ], [ %34, %27 ]
  %62 = phi i64 [ %65, %60 ], [ 0, %27 ]
  %63 = load double, ptr %61, align 8
  %64 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %62
  store double %63, ptr %64, align 8
  %65 = add nuw nsw i64 %62, 1
  %66 = getelementptr inbounds double, ptr %61, i64 1
  %67 = icmp eq i64 %65, %33
  br i1 %67, label %68, label %60

68:                                               ; preds = %60, %27
  %69 = phi ptr [ %34, %27 ], [ %66, %60 ]
  br label %70

70:                                               ; preds = %68, %70
  %71 = phi i64 [ %76, %70 ], [ 0, %68 ]
  %72 = phi ptr [ %73, %70 ], [ %69, %68 ]
  %73 = getelementptr inbounds double, ptr %72, i64 1
  %74 = load double, ptr %72, align 8
  %75 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %71
  store double %74, ptr %75, align 8
  %76 = add nuw nsw i64 %71, 1
  %77 = icmp eq i64 %76, 65
  br i1 %77, label %78, label %70

78:                                               ; preds = %70, %78
  %79 = phi i64 [ %84, %78 ], [ 0, %70 ]
  %80 = phi ptr [ %81, %78 ], [ %73, %70 ]
  %81 = getelementptr inbounds double, ptr %80, i64 1
  %82 = load double, ptr %80, align 8
  %83 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %79
  store double %82, ptr %83, align 8
  %84 = add nuw nsw i64 %79, 1
  %85 = icmp eq i64 %84, 32
  br i1 %85, label %87, label %78

86:                                               ; preds = %87
  ret double %31

87:                                               ; preds = %78, %87
  %88 = phi i64 [ %93, %87 ], [ 0, %78 ]
  %89 = phi ptr [ %90, %87 ], [ %81, %78 ]
  %90 = getelementptr inbounds double, ptr %89, i64 1
  %91 = load double, ptr %89, align 8
  %92 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %88
  store double %91, ptr %92, align 8
  %93 = add nuw nsw i64 %88, 1
  %94 = icmp eq i64 %93, 33
  br i1 %94, label %86, label %87
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @gather(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %16

6:                                                ; preds = %1, %25
  %7 = phi i64 [ %26, %25 ], [ 0, %1 ]
  %8 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %25

11:                                               ; preds = %6
  %12 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %7
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %7
  br label %17

16:                                               ; preds = %25, %1
  ret void

17:                                               ; preds = %11, %28
  %18 = phi i64 [ 0, %11 ], [ %29, %28 ]
  br i1 %14, label %19, label %28

19:                                               ; preds = %17
  %20 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %7, i64 %18
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %15, align 8
  %23 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %7, i64 %18
  %24 = load ptr, ptr %23, align 8
  br label %31

25:                                               ; preds = %28, %6
  %26 = add nuw nsw i64 %7, 1
  %27 = icmp eq i64 %26, %4
  br i1 %27, label %16, label %6

28:                                               ; preds = %31, %17
  %29 = add nuw nsw i64 %18, 1
  %30 = icmp eq i64 %29, %9
  br i1 %30, label %25, label %17

31:                                               ; preds = %19, %31
  %32 = phi i64 [ 0, %19 ], [ %39, %31 ]
  %33 = getelementptr inbounds i32, ptr %22, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %21, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %24, i64 %32
  store double %37, ptr %38, align 8
  %39 = add nuw nsw i64 %32, 1
  %40 = icmp eq i64 %39, %13
  br i1 %40, label %28, label %31
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
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
  br i1 %16, label %17, label %39

17:                                               ; preds = %1
  %18 = add i64 %15, 1
  %19 = and i64 %18, -2
  %20 = add i64 %15, -1
  %21 = insertelement <2 x i64> poison, i64 %20, i64 0
  %22 = shufflevector <2 x i64> %21, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %23

23:                                               ; preds = %35, %17
  %24 = phi i64 [ 0, %17 ], [ %36, %35 ]
  %25 = phi <2 x i64> [ <i64 0, i64 1>, %17 ], [ %37, %35 ]
  %26 = icmp ule <2 x i64> %25, %22
  %27 = extractelement <2 x i1> %26, i64 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %24
  store double 0.000000e+00, ptr %29, align 8
  br label %30

30:                                               ; preds = %28, %23
  %31 = extractelement <2 x i1> %26, i64 1
  br i1 %31, label %32, label %35

32:                                               ; preds = %30
  %33 = or i64 %24, 1
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %33
  store double 0.000000e+00, ptr %34, align 8
  br label %35

35:                                               ; preds = %32, %30
  %36 = add i64 %24, 2
  %37 = add <2 x i64> %25, <i64 2, i64 2>
  %38 = icmp eq i64 %36, %19
  br i1 %38, label %39, label %23

39:                                               ; preds = %35, %1
  %40 = icmp sgt i64 %13, 0
  br i1 %40, label %48, label %41

41:                                               ; preds = %48, %39
  %42 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 3
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %56

45:                                               ; preds = %41
  %46 = icmp sgt i64 %10, 0
  %47 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 14
  br label %62

48:                                               ; preds = %39, %48
  %49 = phi i64 [ %54, %48 ], [ 0, %39 ]
  %50 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = tail call fastcc double @exp_of(double noundef %51)
  %53 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %49
  store double %52, ptr %53, align 8
  %54 = add nuw nsw i64 %49, 1
  %55 = icmp eq i64 %54, %13
  br i1 %55, label %41, label %48

56:                                               ; preds = %69, %41
  %57 = icmp sgt i64 %12, 0
  br i1 %57, label %58, label %84

58:                                               ; preds = %56
  %59 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 15
  %60 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 8
  %61 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 7
  br label %107

62:                                               ; preds = %45, %69
  %63 = phi i64 [ 0, %45 ], [ %70, %69 ]
  %64 = getelementptr inbounds [64 x double], ptr %2, i64 0, i64 %63
  store double 0.000000e+00, ptr %64, align 8
  br i1 %46, label %65, label %69

65:                                               ; preds = %62
  %66 = load ptr, ptr %47, align 8
  %67 = mul nsw i64 %63, %10
  br label %72

68:                                               ; preds = %72
  store double %81, ptr %64, align 8
  br label %69

69:                                               ; preds = %68, %62
  %70 = add nuw nsw i64 %63, 1
  %71 = icmp eq i64 %70, %43
  br i1 %71, label %56, label %62

72:                                               ; preds = %65, %72
  %73 = phi double [ 0.000000e+00, %65 ], [ %81, %72 ]
  %74 = phi i64 [ 0, %65 ], [ %82, %72 ]
  %75 = add nsw i64 %74, %67
  %76 = getelementptr inbounds double, ptr %66, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %74
  %79 = load double, ptr %78, align 8
  %80 = fmul double %77, %79
  %81 = fadd double %73, %80
  %82 = add nuw nsw i64 %74, 1
  %83 = icmp eq i64 %82, %10
  br i1 %83, label %68, label %72

84:                                               ; preds = %132, %56
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  br i1 %44, label %85, label %135

85:                                               ; preds = %84
  %86 = add i64 %43, 1
  %87 = and i64 %86, -2
  %88 = add i64 %43, -1
  %89 = insertelement <2 x i64> poison, i64 %88, i64 0
  %90 = shufflevector <2 x i64> %89, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %91

91:                                               ; preds = %103, %85
  %92 = phi i64 [ 0, %85 ], [ %104, %103 ]
  %93 = phi <2 x i64> [ <i64 0, i64 1>, %85 ], [ %105, %103 ]
  %94 = icmp ule <2 x i64> %93, %90
  %95 = extractelement <2 x i1> %94, i64 0
  br i1 %95, label %96, label %98

96:                                               ; preds = %91
  %97 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %92
  store double 0.000000e+00, ptr %97, align 16
  br label %98

98:                                               ; preds = %96, %91
  %99 = extractelement <2 x i1> %94, i64 1
  br i1 %99, label %100, label %103

100:                                              ; preds = %98
  %101 = or i64 %92, 1
  %102 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %101
  store double 0.000000e+00, ptr %102, align 8
  br label %103

103:                                              ; preds = %100, %98
  %104 = add i64 %92, 2
  %105 = add <2 x i64> %93, <i64 2, i64 2>
  %106 = icmp eq i64 %104, %87
  br i1 %106, label %135, label %91

107:                                              ; preds = %58, %132
  %108 = phi i64 [ 0, %58 ], [ %133, %132 ]
  %109 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = icmp sgt i64 %110, -1
  br i1 %111, label %112, label %132

112:                                              ; preds = %107
  %113 = load ptr, ptr %59, align 8
  %114 = getelementptr inbounds double, ptr %113, i64 %108
  %115 = load double, ptr %114, align 8
  %116 = load ptr, ptr %60, align 8
  %117 = getelementptr inbounds i64, ptr %116, i64 %108
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = fmul double %115, %120
  %122 = add nsw i64 %108, %10
  %123 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fmul double %121, %124
  %126 = load ptr, ptr %61, align 8
  %127 = getelementptr inbounds i64, ptr %126, i64 %108
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds [64 x double], ptr %2, i64 0, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = fadd double %125, %130
  store double %131, ptr %129, align 8
  br label %132

132:                                              ; preds = %107, %112
  %133 = add nuw nsw i64 %108, 1
  %134 = icmp eq i64 %133, %12
  br i1 %134, label %84, label %107

135:                                              ; preds = %103, %84
  %136 = icmp eq i64 %9, 1
  br i1 %136, label %184, label %137

137:                                              ; preds = %135
  %138 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 10
  %139 = load ptr, ptr %138, align 8
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds [64 x double], ptr %2, i64 0, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = icmp eq i64 %9, 3
  br i1 %143, label %144, label %146

144:                                              ; preds = %137
  %145 = fcmp ugt double %142, 0.000000e+00
  br i1 %145, label %162, label %410

146:                                              ; preds = %137
  %147 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 14
  %148 = load double, ptr %147, align 8
  %149 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 15
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 4
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = fmul double %150, %154
  %156 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 13
  %157 = load double, ptr %156, align 8
  %158 = fdiv double %155, %157
  %159 = fadd double %148, %158
  %160 = fadd double %142, %159
  %161 = fcmp ugt double %160, 0.000000e+00
  br i1 %161, label %166, label %410

162:                                              ; preds = %144
  %163 = fdiv double 1.000000e+00, %142
  %164 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %140
  %165 = load double, ptr %164, align 8
  br label %174

166:                                              ; preds = %146
  %167 = fdiv double 1.000000e+00, %160
  %168 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %140
  %169 = load double, ptr %168, align 8
  %170 = fadd double %167, %169
  store double %170, ptr %168, align 8
  %171 = fdiv double %158, %160
  %172 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %152
  %173 = load double, ptr %172, align 8
  br label %174

174:                                              ; preds = %162, %166
  %175 = phi double [ %165, %162 ], [ %171, %166 ]
  %176 = phi double [ %163, %162 ], [ %173, %166 ]
  %177 = phi ptr [ %164, %162 ], [ %172, %166 ]
  %178 = phi double [ %142, %162 ], [ %160, %166 ]
  %179 = fadd double %176, %175
  store double %179, ptr %177, align 8
  %180 = tail call fastcc double @log_of(double noundef %178)
  %181 = fadd double %180, 0.000000e+00
  %182 = add i64 %9, -1
  %183 = icmp ult i64 %182, 2
  br i1 %183, label %184, label %232

184:                                              ; preds = %135, %174
  %185 = phi double [ %181, %174 ], [ 0.000000e+00, %135 ]
  %186 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29
  %187 = load double, ptr %186, align 8
  %188 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 4
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = fadd double %187, %191
  store double %192, ptr %190, align 8
  %193 = load double, ptr %186, align 8
  %194 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %189
  %195 = load double, ptr %194, align 8
  %196 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 13
  %197 = load double, ptr %196, align 8
  %198 = tail call fastcc double @log_of(double noundef %197)
  %199 = fsub double %195, %198
  %200 = fmul double %193, %199
  %201 = fadd double %185, %200
  br i1 %44, label %202, label %237

202:                                              ; preds = %184
  %203 = getelementptr inbounds %struct.Goal, ptr %6, i64 0, i32 12
  %204 = load ptr, ptr %203, align 8
  br label %205

205:                                              ; preds = %202, %229
  %206 = phi double [ %201, %202 ], [ %230, %229 ]
  %207 = phi i64 [ 0, %202 ], [ %211, %229 ]
  %208 = getelementptr inbounds double, ptr %204, i64 %207
  %209 = load double, ptr %208, align 8
  %210 = fcmp ogt double %209, 0.000000e+00
  %211 = add nuw nsw i64 %207, 1
  br i1 %210, label %212, label %229

212:                                              ; preds = %205
  %213 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %211
  %214 = load double, ptr %213, align 8
  %215 = fcmp ogt double %214, 0.000000e+00
  br i1 %215, label %216, label %229

216:                                              ; preds = %212
  %217 = getelementptr inbounds [64 x double], ptr %2, i64 0, i64 %207
  %218 = load double, ptr %217, align 8
  %219 = fcmp ugt double %218, 0.000000e+00
  br i1 %219, label %220, label %229

220:                                              ; preds = %216
  %221 = fdiv double %214, %218
  %222 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %207
  %223 = load double, ptr %222, align 8
  %224 = fadd double %221, %223
  store double %224, ptr %222, align 8
  %225 = fdiv double %218, %209
  %226 = tail call fastcc double @log_of(double noundef %225)
  %227 = fmul double %214, %226
  %228 = fadd double %206, %227
  br label %229

229:                                              ; preds = %205, %212, %216, %220
  %230 = phi double [ %206, %212 ], [ %206, %216 ], [ %228, %220 ], [ %206, %205 ]
  %231 = icmp eq i64 %211, %43
  br i1 %231, label %232, label %205

232:                                              ; preds = %229, %174
  %233 = phi double [ %181, %174 ], [ %230, %229 ]
  br i1 %44, label %234, label %237

234:                                              ; preds = %232
  %235 = icmp slt i64 %10, 1
  %236 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 14
  br label %243

237:                                              ; preds = %266, %184, %232
  %238 = phi double [ %233, %232 ], [ %201, %184 ], [ %233, %266 ]
  br i1 %57, label %239, label %269

239:                                              ; preds = %237
  %240 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 7
  %241 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 15
  %242 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 8
  br label %279

243:                                              ; preds = %234, %266
  %244 = phi i64 [ 0, %234 ], [ %267, %266 ]
  %245 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %244
  %246 = load double, ptr %245, align 8
  %247 = fcmp ule double %246, 0.000000e+00
  %248 = select i1 %247, i1 true, i1 %235
  br i1 %248, label %266, label %249

249:                                              ; preds = %243
  %250 = load ptr, ptr %236, align 8
  %251 = mul nsw i64 %244, %10
  br label %252

252:                                              ; preds = %249, %252
  %253 = phi i64 [ 0, %249 ], [ %264, %252 ]
  %254 = add nsw i64 %253, %251
  %255 = getelementptr inbounds double, ptr %250, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = fmul double %246, %256
  %258 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %253
  %259 = load double, ptr %258, align 8
  %260 = fmul double %257, %259
  %261 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %253
  %262 = load double, ptr %261, align 8
  %263 = fadd double %262, %260
  store double %263, ptr %261, align 8
  %264 = add nuw nsw i64 %253, 1
  %265 = icmp eq i64 %264, %10
  br i1 %265, label %266, label %252

266:                                              ; preds = %252, %243
  %267 = add nuw nsw i64 %244, 1
  %268 = icmp eq i64 %267, %43
  br i1 %268, label %237, label %243

269:                                              ; preds = %310, %237
  %270 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 3
  %271 = load i64, ptr %270, align 8
  %272 = icmp sgt i64 %271, 0
  br i1 %272, label %273, label %313

273:                                              ; preds = %269
  %274 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 11
  %275 = load ptr, ptr %274, align 8
  %276 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 12
  %277 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 17
  %278 = load i64, ptr %275, align 8
  br label %315

279:                                              ; preds = %239, %310
  %280 = phi i64 [ 0, %239 ], [ %311, %310 ]
  %281 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %280
  %282 = load i64, ptr %281, align 8
  %283 = icmp slt i64 %282, 0
  br i1 %283, label %310, label %284

284:                                              ; preds = %279
  %285 = load ptr, ptr %240, align 8
  %286 = getelementptr inbounds i64, ptr %285, i64 %280
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = load ptr, ptr %241, align 8
  %291 = getelementptr inbounds double, ptr %290, i64 %280
  %292 = load double, ptr %291, align 8
  %293 = fmul double %289, %292
  %294 = load ptr, ptr %242, align 8
  %295 = getelementptr inbounds i64, ptr %294, i64 %280
  %296 = load i64, ptr %295, align 8
  %297 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %296
  %298 = load double, ptr %297, align 8
  %299 = fmul double %293, %298
  %300 = add nsw i64 %280, %10
  %301 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %300
  %302 = load double, ptr %301, align 8
  %303 = fmul double %299, %302
  %304 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %296
  %305 = load double, ptr %304, align 8
  %306 = fadd double %305, %303
  store double %306, ptr %304, align 8
  %307 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %300
  %308 = load double, ptr %307, align 8
  %309 = fadd double %303, %308
  store double %309, ptr %307, align 8
  br label %310

310:                                              ; preds = %279, %284
  %311 = add nuw nsw i64 %280, 1
  %312 = icmp eq i64 %311, %12
  br i1 %312, label %269, label %279

313:                                              ; preds = %370, %269
  %314 = phi double [ %238, %269 ], [ %371, %370 ]
  br i1 %40, label %377, label %373

315:                                              ; preds = %273, %370
  %316 = phi i64 [ %278, %273 ], [ %321, %370 ]
  %317 = phi i64 [ 0, %273 ], [ %319, %370 ]
  %318 = phi double [ %238, %273 ], [ %371, %370 ]
  %319 = add nuw nsw i64 %317, 1
  %320 = getelementptr inbounds i64, ptr %275, i64 %319
  %321 = load i64, ptr %320, align 8
  %322 = icmp slt i64 %316, %321
  br i1 %322, label %323, label %370

323:                                              ; preds = %315
  %324 = load ptr, ptr %276, align 8
  br label %327

325:                                              ; preds = %327
  %326 = fcmp ugt double %334, 0.000000e+00
  br i1 %326, label %337, label %370

327:                                              ; preds = %323, %327
  %328 = phi i64 [ %316, %323 ], [ %335, %327 ]
  %329 = phi double [ 0.000000e+00, %323 ], [ %334, %327 ]
  %330 = getelementptr inbounds i64, ptr %324, i64 %328
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = fadd double %329, %333
  %335 = add nsw i64 %328, 1
  %336 = icmp eq i64 %335, %321
  br i1 %336, label %325, label %327

337:                                              ; preds = %325
  %338 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %317
  %339 = load double, ptr %338, align 8
  %340 = fcmp ogt double %339, 0.000000e+00
  br i1 %340, label %341, label %370

341:                                              ; preds = %337
  br i1 %322, label %342, label %346

342:                                              ; preds = %341
  %343 = load ptr, ptr %276, align 8
  br label %356

344:                                              ; preds = %356
  %345 = load double, ptr %338, align 8
  br label %346

346:                                              ; preds = %344, %341
  %347 = phi double [ %345, %344 ], [ %339, %341 ]
  %348 = tail call fastcc double @log_of(double noundef %334)
  %349 = load ptr, ptr %277, align 8
  %350 = getelementptr inbounds double, ptr %349, i64 %317
  %351 = load double, ptr %350, align 8
  %352 = tail call fastcc double @log_of(double noundef %351)
  %353 = fsub double %348, %352
  %354 = fmul double %347, %353
  %355 = fadd double %318, %354
  br label %370

356:                                              ; preds = %342, %356
  %357 = phi i64 [ %316, %342 ], [ %368, %356 ]
  %358 = load double, ptr %338, align 8
  %359 = getelementptr inbounds i64, ptr %343, i64 %357
  %360 = load i64, ptr %359, align 8
  %361 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %360
  %362 = load double, ptr %361, align 8
  %363 = fmul double %358, %362
  %364 = fdiv double %363, %334
  %365 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %360
  %366 = load double, ptr %365, align 8
  %367 = fadd double %366, %364
  store double %367, ptr %365, align 8
  %368 = add nsw i64 %357, 1
  %369 = icmp eq i64 %368, %321
  br i1 %369, label %344, label %356

370:                                              ; preds = %315, %325, %337, %346
  %371 = phi double [ %355, %346 ], [ %318, %337 ], [ %318, %325 ], [ %318, %315 ]
  %372 = icmp eq i64 %319, %271
  br i1 %372, label %313, label %315

373:                                              ; preds = %377, %313
  %374 = phi double [ %314, %313 ], [ %388, %377 ]
  %375 = tail call fastcc i64 @resources(ptr noundef %6)
  %376 = icmp sgt i64 %375, 0
  br i1 %376, label %391, label %410

377:                                              ; preds = %313, %377
  %378 = phi i64 [ %389, %377 ], [ 0, %313 ]
  %379 = phi double [ %388, %377 ], [ %314, %313 ]
  %380 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %378
  %381 = load double, ptr %380, align 8
  %382 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %378
  %383 = load double, ptr %382, align 8
  %384 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %378
  %385 = load double, ptr %384, align 8
  %386 = fsub double %383, %385
  %387 = fmul double %381, %386
  %388 = fadd double %379, %387
  %389 = add nuw nsw i64 %378, 1
  %390 = icmp eq i64 %389, %13
  br i1 %390, label %373, label %377

391:                                              ; preds = %373, %405
  %392 = phi i64 [ %407, %405 ], [ 0, %373 ]
  %393 = phi double [ %406, %405 ], [ %374, %373 ]
  %394 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %392
  %395 = load double, ptr %394, align 8
  %396 = fcmp ogt double %395, 0.000000e+00
  br i1 %396, label %397, label %405

397:                                              ; preds = %391
  %398 = tail call fastcc double @width_of(ptr noundef %6, i64 noundef %392)
  %399 = add nsw i64 %392, %13
  %400 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %399
  store double %395, ptr %400, align 8
  %401 = load double, ptr %394, align 8
  %402 = tail call fastcc double @log_of(double noundef %398)
  %403 = fmul double %401, %402
  %404 = fsub double %393, %403
  br label %405

405:                                              ; preds = %391, %397
  %406 = phi double [ %404, %397 ], [ %393, %391 ]
  %407 = add nuw nsw i64 %392, 1
  %408 = tail call fastcc i64 @resources(ptr noundef %6)
  %409 = icmp slt i64 %407, %408
  br i1 %409, label %391, label %410

410:                                              ; preds = %405, %373, %146, %144
  %411 = phi double [ 0xFFF0000000000000, %144 ], [ 0xFFF0000000000000, %146 ], [ %374, %373 ], [ %406, %405 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %2)
  ret double %411
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
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
  br label %34

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

31:                                               ; preds = %74, %13
  %32 = tail call fastcc i64 @resources(ptr noundef %7)
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %82, label %76

34:                                               ; preds = %17, %74
  %35 = phi i64 [ %22, %17 ], [ %39, %74 ]
  %36 = phi i64 [ 0, %17 ], [ %37, %74 ]
  %37 = add nuw nsw i64 %36, 1
  %38 = getelementptr inbounds i64, ptr %19, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %35, %39
  br i1 %40, label %41, label %45

41:                                               ; preds = %34
  %42 = load ptr, ptr %20, align 8
  br label %48

43:                                               ; preds = %48
  %44 = fcmp ogt double %55, 0.000000e+00
  br i1 %44, label %58, label %45

45:                                               ; preds = %34, %43
  %46 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %36
  %47 = load double, ptr %46, align 8
  br label %69

48:                                               ; preds = %41, %48
  %49 = phi i64 [ %35, %41 ], [ %56, %48 ]
  %50 = phi double [ 0.000000e+00, %41 ], [ %55, %48 ]
  %51 = getelementptr inbounds i64, ptr %42, i64 %49
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fadd double %50, %54
  %56 = add nsw i64 %49, 1
  %57 = icmp eq i64 %56, %39
  br i1 %57, label %43, label %48

58:                                               ; preds = %43
  %59 = tail call fastcc double @log_of(double noundef %55)
  %60 = load ptr, ptr %21, align 8
  %61 = getelementptr inbounds double, ptr %60, i64 %36
  %62 = load double, ptr %61, align 8
  %63 = tail call fastcc double @log_of(double noundef %62)
  %64 = fsub double %59, %63
  %65 = fmul double %64, %1
  %66 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %36
  %67 = load double, ptr %66, align 8
  %68 = fadd double %67, %65
  store double %68, ptr %66, align 8
  br label %69

69:                                               ; preds = %45, %58
  %70 = phi double [ %47, %45 ], [ %68, %58 ]
  %71 = fcmp olt double %70, 0.000000e+00
  br i1 %71, label %72, label %74

72:                                               ; preds = %69
  %73 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 30, i64 %36
  store double 0.000000e+00, ptr %73, align 8
  br label %74

74:                                               ; preds = %72, %69
  %75 = icmp eq i64 %37, %15
  br i1 %75, label %31, label %34

76:                                               ; preds = %82, %31
  %77 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 9
  %78 = load ptr, ptr %77, align 8
  %79 = load i64, ptr %78, align 8
  %80 = add i64 %79, -1
  %81 = icmp ult i64 %80, 2
  br i1 %81, label %99, label %242

82:                                               ; preds = %31, %82
  %83 = phi i64 [ %96, %82 ], [ 0, %31 ]
  %84 = tail call fastcc double @width_of(ptr noundef %7, i64 noundef %83)
  %85 = add nsw i64 %83, %11
  %86 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = tail call fastcc double @log_of(double noundef %84)
  %89 = fsub double %87, %88
  %90 = fmul double %89, %1
  %91 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 31, i64 %83
  %92 = load double, ptr %91, align 8
  %93 = fadd double %92, %90
  %94 = fcmp olt double %93, 0.000000e+00
  %95 = select i1 %94, double 0.000000e+00, double %93
  store double %95, ptr %91, align 8
  %96 = add nuw nsw i64 %83, 1
  %97 = tail call fastcc i64 @resources(ptr noundef %7)
  %98 = icmp slt i64 %96, %97
  br i1 %98, label %82, label %76

99:                                               ; preds = %76
  %100 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 13
  %101 = load i64, ptr %100, align 8
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %242

103:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3)
  %104 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 3
  %105 = load i64, ptr %104, align 8
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %107, label %110

107:                                              ; preds = %103
  %108 = icmp sgt i64 %8, 0
  %109 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 14
  br label %116

110:                                              ; preds = %123, %103
  %111 = icmp sgt i64 %10, 0
  br i1 %111, label %112, label %138

112:                                              ; preds = %110
  %113 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 15
  %114 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 8
  %115 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 7
  br label %150

116:                                              ; preds = %107, %123
  %117 = phi i64 [ 0, %107 ], [ %124, %123 ]
  %118 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %117
  store double 0.000000e+00, ptr %118, align 8
  br i1 %108, label %119, label %123

119:                                              ; preds = %116
  %120 = load ptr, ptr %109, align 8
  %121 = mul nsw i64 %117, %8
  br label %126

122:                                              ; preds = %126
  store double %135, ptr %118, align 8
  br label %123

123:                                              ; preds = %122, %116
  %124 = add nuw nsw i64 %117, 1
  %125 = icmp eq i64 %124, %105
  br i1 %125, label %110, label %116

126:                                              ; preds = %119, %126
  %127 = phi double [ 0.000000e+00, %119 ], [ %135, %126 ]
  %128 = phi i64 [ 0, %119 ], [ %136, %126 ]
  %129 = add nsw i64 %128, %121
  %130 = getelementptr inbounds double, ptr %120, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %128
  %133 = load double, ptr %132, align 8
  %134 = fmul double %131, %133
  %135 = fadd double %127, %134
  %136 = add nuw nsw i64 %128, 1
  %137 = icmp eq i64 %136, %8
  br i1 %137, label %122, label %126

138:                                              ; preds = %175, %110
  call void @llvm.lifetime.start.p0(i64 520, ptr nonnull %4)
  %139 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 4
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 13
  %144 = load double, ptr %143, align 8
  %145 = tail call fastcc double @log_of(double noundef %144)
  %146 = fsub double %142, %145
  store double %146, ptr %4, align 16
  br i1 %106, label %147, label %178

147:                                              ; preds = %138
  %148 = getelementptr inbounds %struct.Goal, ptr %7, i64 0, i32 12
  %149 = load ptr, ptr %148, align 8
  br label %180

150:                                              ; preds = %112, %175
  %151 = phi i64 [ 0, %112 ], [ %176, %175 ]
  %152 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %151
  %153 = load i64, ptr %152, align 8
  %154 = icmp sgt i64 %153, -1
  br i1 %154, label %155, label %175

155:                                              ; preds = %150
  %156 = load ptr, ptr %113, align 8
  %157 = getelementptr inbounds double, ptr %156, i64 %151
  %158 = load double, ptr %157, align 8
  %159 = load ptr, ptr %114, align 8
  %160 = getelementptr inbounds i64, ptr %159, i64 %151
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = fmul double %158, %163
  %165 = add nsw i64 %151, %8
  %166 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 28, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = fmul double %164, %167
  %169 = load ptr, ptr %115, align 8
  %170 = getelementptr inbounds i64, ptr %169, i64 %151
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = fadd double %168, %173
  store double %174, ptr %172, align 8
  br label %175

175:                                              ; preds = %150, %155
  %176 = add nuw nsw i64 %151, 1
  %177 = icmp eq i64 %176, %10
  br i1 %177, label %138, label %150

178:                                              ; preds = %192, %138
  %179 = icmp slt i64 %105, 0
  br i1 %179, label %234, label %201

180:                                              ; preds = %147, %192
  %181 = phi i64 [ 0, %147 ], [ %194, %192 ]
  %182 = getelementptr inbounds double, ptr %149, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = fcmp ogt double %183, 0.000000e+00
  br i1 %184, label %185, label %192

185:                                              ; preds = %180
  %186 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %181
  %187 = load double, ptr %186, align 8
  %188 = fcmp ogt double %187, 0.000000e+00
  br i1 %188, label %189, label %192

189:                                              ; preds = %185
  %190 = fdiv double %187, %183
  %191 = tail call fastcc double @log_of(double noundef %190)
  br label %192

192:                                              ; preds = %180, %185, %189
  %193 = phi double [ %191, %189 ], [ 0xFFF0000000000000, %185 ], [ 0xFFF0000000000000, %180 ]
  %194 = add nuw nsw i64 %181, 1
  %195 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %194
  store double %193, ptr %195, align 8
  %196 = icmp eq i64 %194, %105
  br i1 %196, label %178, label %180

197:                                              ; preds = %201
  br i1 %179, label %234, label %198

198:                                              ; preds = %197
  %199 = fadd double %207, -4.000000e+01
  %200 = fmul double %1, 4.000000e+00
  br label %211

201:                                              ; preds = %178, %201
  %202 = phi i64 [ %208, %201 ], [ 0, %178 ]
  %203 = phi double [ %207, %201 ], [ 0xFFF0000000000000, %178 ]
  %204 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %202
  %205 = load double, ptr %204, align 8
  %206 = fcmp ogt double %205, %203
  %207 = select i1 %206, double %205, double %203
  %208 = add nuw i64 %202, 1
  %209 = icmp eq i64 %202, %105
  br i1 %209, label %197, label %201

210:                                              ; preds = %226
  br i1 %179, label %234, label %235

211:                                              ; preds = %198, %226
  %212 = phi i64 [ 0, %198 ], [ %232, %226 ]
  %213 = phi double [ 0.000000e+00, %198 ], [ %231, %226 ]
  %214 = getelementptr inbounds [65 x double], ptr %4, i64 0, i64 %212
  %215 = load double, ptr %214, align 8
  %216 = fcmp olt double %215, %199
  br i1 %216, label %226, label %217

217:                                              ; preds = %211
  %218 = fsub double %215, %207
  %219 = fmul double %200, %218
  %220 = tail call fastcc double @exp_of(double noundef %219)
  %221 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %212
  %222 = load double, ptr %221, align 8
  %223 = fcmp ogt double %222, 0x3EB0C6F7A0B5ED8D
  %224 = select i1 %223, double %222, double 0x3EB0C6F7A0B5ED8D
  %225 = fmul double %220, %224
  br label %226

226:                                              ; preds = %211, %217
  %227 = phi double [ %225, %217 ], [ 0.000000e+00, %211 ]
  %228 = fcmp oeq double %215, 0xFFF0000000000000
  %229 = select i1 %228, double 0.000000e+00, double %227
  %230 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %212
  store double %229, ptr %230, align 8
  %231 = fadd double %213, %229
  %232 = add nuw i64 %212, 1
  %233 = icmp eq i64 %212, %105
  br i1 %233, label %210, label %211

234:                                              ; preds = %235, %178, %197, %210
  call void @llvm.lifetime.end.p0(i64 520, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3)
  br label %242

235:                                              ; preds = %210, %235
  %236 = phi i64 [ %240, %235 ], [ 0, %210 ]
  %237 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 29, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = fdiv double %238, %231
  store double %239, ptr %237, align 8
  %240 = add nuw i64 %236, 1
  %241 = icmp eq i64 %236, %105
  br i1 %241, label %234, label %235

242:                                              ; preds = %76, %99, %234
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(none)
define internal fastcc double @exp_of(double noundef %0) unnamed_addr {
  %2 = fcmp olt double %0, -7.000000e+02
  br i1 %2, label %28, label %3

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
  br label %19

14:                                               ; preds = %19
  %15 = shl i64 %10, 52
  %16 = add i64 %15, 4607182418800017408
  %17 = bitcast i64 %16 to double
  %18 = fmul double %25, %17
  br label %28

19:                                               ; preds = %3, %19
  %20 = phi i64 [ 14, %3 ], [ %26, %19 ]
  %21 = phi double [ 1.000000e+00, %3 ], [ %25, %19 ]
  %22 = fmul double %13, %21
  %23 = sitofp i64 %20 to double
  %24 = fdiv double %22, %23
  %25 = fadd double %24, 1.000000e+00
  %26 = add nsw i64 %20, -1
  %27 = icmp ugt i64 %20, 1
  br i1 %27, label %19, label %14

28:                                               ; preds = %1, %14
  %29 = phi double [ %18, %14 ], [ 0.000000e+00, %1 ]
  ret double %29
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define i64 @advance(ptr noundef %0) {
  %2 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %3 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %19, label %6

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds %struct.Best, ptr %7, i64 0, i32 2
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %16, label %19

11:                                               ; preds = %16
  %12 = load ptr, ptr %2, align 8
  %13 = getelementptr inbounds %struct.Best, ptr %12, i64 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %6, %11
  tail call fastcc void @visit(ptr noundef nonnull %0)
  %17 = load i64, ptr %3, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %11

19:                                               ; preds = %16, %11, %6, %1
  %20 = phi i64 [ 0, %1 ], [ %4, %6 ], [ %17, %11 ], [ 0, %16 ]
  ret i64 %20
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @visit(ptr noundef %0) unnamed_addr {
  %2 = alloca i64, align 8
  %3 = alloca [16 x i64], align 16
  %4 = alloca double, align 8
  %5 = alloca i64, align 8
  %6 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3)
  %12 = tail call fastcc double @pop(ptr noundef %0)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store double 0.000000e+00, ptr %4, align 8
  %13 = tail call fastcc double @limit(ptr noundef %0)
  %14 = tail call fastcc double @log_of(double noundef %13)
  %15 = fadd double %14, -1.000000e-10
  %16 = fcmp ult double %12, %15
  br i1 %16, label %17, label %169

17:                                               ; preds = %1
  tail call fastcc void @gather(ptr noundef nonnull %0)
  %18 = icmp sgt i64 %8, 0
  br i1 %18, label %19, label %41

19:                                               ; preds = %17
  %20 = add i64 %8, 1
  %21 = and i64 %20, -2
  %22 = add i64 %8, -1
  %23 = insertelement <2 x i64> poison, i64 %22, i64 0
  %24 = shufflevector <2 x i64> %23, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %25

25:                                               ; preds = %37, %19
  %26 = phi i64 [ 0, %19 ], [ %38, %37 ]
  %27 = phi <2 x i64> [ <i64 0, i64 1>, %19 ], [ %39, %37 ]
  %28 = icmp ule <2 x i64> %27, %24
  %29 = extractelement <2 x i1> %28, i64 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %25
  %31 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %26
  store i64 0, ptr %31, align 8
  br label %32

32:                                               ; preds = %30, %25
  %33 = extractelement <2 x i1> %28, i64 1
  br i1 %33, label %34, label %37

34:                                               ; preds = %32
  %35 = or i64 %26, 1
  %36 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %35
  store i64 0, ptr %36, align 8
  br label %37

37:                                               ; preds = %34, %32
  %38 = add i64 %26, 2
  %39 = add <2 x i64> %27, <i64 2, i64 2>
  %40 = icmp eq i64 %38, %21
  br i1 %40, label %41, label %25

41:                                               ; preds = %37, %17
  %42 = tail call fastcc double @narrow(ptr noundef nonnull %0)
  %43 = tail call fastcc double @limit(ptr noundef nonnull %0)
  %44 = fcmp ult double %42, %43
  br i1 %44, label %45, label %169

45:                                               ; preds = %41
  %46 = fcmp ogt double %42, 0.000000e+00
  br i1 %46, label %47, label %51

47:                                               ; preds = %45
  %48 = tail call fastcc double @log_of(double noundef %42)
  %49 = fcmp ogt double %48, %12
  br i1 %49, label %50, label %51

50:                                               ; preds = %47
  br label %51

51:                                               ; preds = %50, %47, %45
  %52 = phi double [ %48, %50 ], [ %12, %47 ], [ %12, %45 ]
  br i1 %18, label %55, label %82

53:                                               ; preds = %55
  %54 = fcmp ogt double %61, 3.200000e+01
  br i1 %54, label %64, label %78

55:                                               ; preds = %51, %55
  %56 = phi i64 [ %62, %55 ], [ 0, %51 ]
  %57 = phi double [ %61, %55 ], [ 1.000000e+00, %51 ]
  %58 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %56
  %59 = load i64, ptr %58, align 8
  %60 = sitofp i64 %59 to double
  %61 = fmul double %57, %60
  %62 = add nuw nsw i64 %56, 1
  %63 = icmp eq i64 %62, %8
  br i1 %63, label %53, label %55

64:                                               ; preds = %53
  tail call fastcc void @fold(ptr noundef nonnull %0)
  %65 = select i1 %11, i64 40, i64 10
  %66 = tail call fastcc double @relax(ptr noundef nonnull %0, i64 noundef %65, double noundef %52)
  %67 = fcmp oeq double %66, 0x7FF0000000000000
  br i1 %67, label %169, label %68

68:                                               ; preds = %64
  br i1 %18, label %69, label %82

69:                                               ; preds = %68, %69
  %70 = phi i64 [ %76, %69 ], [ 0, %68 ]
  %71 = phi double [ %75, %69 ], [ 1.000000e+00, %68 ]
  %72 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %70
  %73 = load i64, ptr %72, align 8
  %74 = sitofp i64 %73 to double
  %75 = fmul double %71, %74
  %76 = add nuw nsw i64 %70, 1
  %77 = icmp eq i64 %76, %8
  br i1 %77, label %78, label %69

78:                                               ; preds = %69, %53
  %79 = phi double [ %61, %53 ], [ %75, %69 ]
  %80 = phi double [ %52, %53 ], [ %66, %69 ]
  %81 = fcmp ugt double %79, 6.400000e+01
  br i1 %81, label %83, label %82

82:                                               ; preds = %51, %68, %78
  call fastcc void @enumerate(ptr noundef nonnull %0, i64 noundef 0, ptr noundef nonnull %3)
  br label %169

83:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  %84 = call fastcc i64 @split(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef nonnull %2)
  store i64 %84, ptr %5, align 8
  %85 = icmp slt i64 %84, 0
  br i1 %85, label %100, label %86

86:                                               ; preds = %83
  %87 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %84
  %88 = load i64, ptr %87, align 8
  %89 = icmp sgt i64 %88, 0
  %90 = load i64, ptr %2, align 8
  br i1 %89, label %91, label %109

91:                                               ; preds = %86
  %92 = icmp sgt i64 %90, -1
  %93 = xor i64 %90, -1
  %94 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %84
  %95 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %84
  %96 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %84, i64 %90
  %97 = load double, ptr %4, align 8
  %98 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %84
  %99 = load ptr, ptr %98, align 8
  br label %119

100:                                              ; preds = %83
  %101 = fcmp olt double %79, 1.000000e+06
  br i1 %101, label %102, label %103

102:                                              ; preds = %100
  call fastcc void @enumerate(ptr noundef nonnull %0, i64 noundef 0, ptr noundef nonnull %3)
  br label %168

103:                                              ; preds = %100
  %104 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 11
  store i64 1, ptr %104, align 8
  %105 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %106 = load double, ptr %105, align 8
  %107 = fcmp olt double %80, %106
  br i1 %107, label %108, label %168

108:                                              ; preds = %103
  store double %80, ptr %105, align 8
  br label %168

109:                                              ; preds = %138, %86
  %110 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40
  %111 = load i64, ptr %110, align 8
  %112 = icmp sgt i64 %90, -1
  %113 = icmp sgt i64 %111, 0
  %114 = select i1 %113, i1 %112, i1 false
  br i1 %114, label %115, label %148

115:                                              ; preds = %109
  %116 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %84, i64 %90
  %117 = load ptr, ptr %116, align 8
  %118 = load double, ptr %4, align 8
  br label %155

119:                                              ; preds = %91, %138
  %120 = phi i64 [ 0, %91 ], [ %144, %138 ]
  br i1 %92, label %121, label %124

121:                                              ; preds = %119
  %122 = load ptr, ptr %96, align 8
  %123 = getelementptr inbounds double, ptr %122, i64 %120
  br label %138

124:                                              ; preds = %119
  %125 = load ptr, ptr %0, align 8
  %126 = load i64, ptr %125, align 8
  %127 = add i64 %126, %93
  %128 = tail call fastcc ptr @column(ptr noundef nonnull %0, i64 noundef %84, i64 noundef %127)
  %129 = load ptr, ptr %94, align 8
  %130 = load ptr, ptr %95, align 8
  %131 = getelementptr inbounds i32, ptr %130, i64 %120
  %132 = load i32, ptr %131, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i32, ptr %129, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds double, ptr %128, i64 %136
  br label %138

138:                                              ; preds = %124, %121
  %139 = phi ptr [ %123, %121 ], [ %137, %124 ]
  %140 = load double, ptr %139, align 8
  %141 = fcmp ogt double %140, %97
  %142 = uitofp i1 %141 to double
  %143 = getelementptr inbounds double, ptr %99, i64 %120
  store double %142, ptr %143, align 8
  %144 = add nuw nsw i64 %120, 1
  %145 = icmp eq i64 %144, %88
  br i1 %145, label %109, label %119

146:                                              ; preds = %155
  %147 = shl nuw nsw i64 %165, 1
  br label %148

148:                                              ; preds = %146, %109
  %149 = phi i64 [ 0, %109 ], [ %147, %146 ]
  %150 = icmp sgt i64 %149, %111
  %151 = select i1 %112, i1 %150, i1 false
  %152 = zext i1 %151 to i64
  %153 = xor i1 %151, true
  %154 = zext i1 %153 to i64
  call fastcc void @push(ptr noundef nonnull %0, double noundef %80, ptr noundef nonnull %5, i64 noundef %154)
  call fastcc void @push(ptr noundef nonnull %0, double noundef %80, ptr noundef nonnull %5, i64 noundef %152)
  br label %168

155:                                              ; preds = %115, %155
  %156 = phi i64 [ 0, %115 ], [ %166, %155 ]
  %157 = phi i64 [ 0, %115 ], [ %165, %155 ]
  %158 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %156, i64 %84
  %159 = load i32, ptr %158, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds double, ptr %117, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = fcmp ogt double %162, %118
  %164 = zext i1 %163 to i64
  %165 = add nuw nsw i64 %157, %164
  %166 = add nuw nsw i64 %156, 1
  %167 = icmp slt i64 %166, %111
  br i1 %167, label %155, label %146

168:                                              ; preds = %102, %108, %103, %148
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  br label %169

169:                                              ; preds = %41, %64, %168, %82, %1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define double @lowest(ptr nocapture noundef readonly %0) {
  %2 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 14
  %3 = load double, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 9
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 5
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 8
  br label %14

11:                                               ; preds = %23, %1
  %12 = phi double [ %3, %1 ], [ %28, %23 ]
  %13 = fcmp oeq double %12, 0x7FF0000000000000
  br i1 %13, label %36, label %31

14:                                               ; preds = %7, %23
  %15 = phi double [ %3, %7 ], [ %28, %23 ]
  %16 = phi i64 [ 0, %7 ], [ %29, %23 ]
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %14
  %19 = load ptr, ptr %10, align 8
  %20 = shl nuw nsw i64 %16, 1
  %21 = getelementptr inbounds i64, ptr %19, i64 %20
  %22 = load i64, ptr %21, align 8
  br label %23

23:                                               ; preds = %14, %18
  %24 = phi i64 [ %22, %18 ], [ 0, %14 ]
  %25 = getelementptr inbounds double, ptr %9, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fcmp olt double %26, %15
  %28 = select i1 %27, double %26, double %15
  %29 = add nuw nsw i64 %16, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %11, label %14

31:                                               ; preds = %11
  %32 = fcmp oeq double %12, 0xFFF0000000000000
  br i1 %32, label %36, label %33

33:                                               ; preds = %31
  %34 = tail call fastcc double @exp_of(double noundef %12)
  %35 = fmul double %34, 0x3FEFFFFFFF768FA1
  br label %36

36:                                               ; preds = %11, %33, %31
  %37 = phi double [ %35, %33 ], [ 0.000000e+00, %31 ], [ 0x7FF0000000000000, %11 ]
  ret double %37
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define void @bounds(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) {
  %7 = alloca [1024 x double], align 16
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = load i64, ptr %2, align 8
  %11 = icmp sgt i64 %10, 0
  br label %13

12:                                               ; preds = %39, %6
  ret void

13:                                               ; preds = %9, %39
  %14 = phi i64 [ 0, %9 ], [ %43, %39 ]
  %15 = getelementptr inbounds %struct.Problem, ptr %0, i64 %14
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %7)
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Problem, ptr %0, i64 %14, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %18, %16
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %13
  %22 = getelementptr inbounds %struct.Problem, ptr %0, i64 %14, i32 13
  %23 = load ptr, ptr %22, align 8
  br label %27

24:                                               ; preds = %27, %13
  br i1 %11, label %25, label %39

25:                                               ; preds = %24
  %26 = getelementptr inbounds %struct.Problem, ptr %0, i64 %14, i32 6
  br label %34

27:                                               ; preds = %21, %27
  %28 = phi i64 [ 0, %21 ], [ %32, %27 ]
  %29 = getelementptr inbounds double, ptr %23, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds [1024 x double], ptr %7, i64 0, i64 %28
  store double %30, ptr %31, align 8
  %32 = add nuw nsw i64 %28, 1
  %33 = icmp eq i64 %32, %19
  br i1 %33, label %24, label %27

34:                                               ; preds = %25, %45
  %35 = phi i64 [ 0, %25 ], [ %46, %45 ]
  br i1 %20, label %36, label %45

36:                                               ; preds = %34
  %37 = load ptr, ptr %26, align 8
  %38 = mul nsw i64 %35, %19
  br label %48

39:                                               ; preds = %45, %24
  %40 = getelementptr inbounds double, ptr %7, i64 %16
  %41 = call fastcc double @judge(ptr noundef nonnull %15, ptr noundef nonnull %2, ptr noundef nonnull %7, ptr noundef nonnull %40, ptr noundef null)
  %42 = getelementptr inbounds double, ptr %5, i64 %14
  store double %41, ptr %42, align 8
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %7)
  %43 = add nuw nsw i64 %14, 1
  %44 = icmp eq i64 %43, %1
  br i1 %44, label %12, label %13

45:                                               ; preds = %66, %34
  %46 = add nuw nsw i64 %35, 1
  %47 = icmp eq i64 %46, %10
  br i1 %47, label %39, label %34

48:                                               ; preds = %36, %66
  %49 = phi i64 [ 0, %36 ], [ %67, %66 ]
  %50 = add nsw i64 %49, %38
  %51 = getelementptr inbounds i64, ptr %37, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %66, label %54

54:                                               ; preds = %48
  %55 = icmp slt i64 %49, %16
  %56 = select i1 %55, ptr %3, ptr %4
  %57 = getelementptr inbounds ptr, ptr %56, i64 %14
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds ptr, ptr %58, i64 %35
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds double, ptr %60, i64 %52
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds [1024 x double], ptr %7, i64 0, i64 %49
  %64 = load double, ptr %63, align 8
  %65 = fmul double %62, %64
  store double %65, ptr %63, align 8
  br label %66

66:                                               ; preds = %54, %48
  %67 = add nuw nsw i64 %49, 1
  %68 = icmp eq i64 %67, %19
  br i1 %68, label %45, label %48
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @judge(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4) unnamed_addr {
  %6 = alloca [64 x double], align 16
  %7 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11
  %10 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12
  %11 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 17
  %12 = tail call i64 @llvm.smax.i64(i64 %8, i64 0)
  br label %13

13:                                               ; preds = %26, %5
  %14 = phi i64 [ 0, %5 ], [ %20, %26 ]
  %15 = icmp eq i64 %14, %12
  br i1 %15, label %42, label %16

16:                                               ; preds = %13
  %17 = load ptr, ptr %9, align 8
  %18 = getelementptr inbounds i64, ptr %17, i64 %14
  %19 = load i64, ptr %18, align 8
  %20 = add nuw i64 %14, 1
  %21 = getelementptr inbounds i64, ptr %17, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %19, %22
  br i1 %23, label %24, label %26

24:                                               ; preds = %16
  %25 = load ptr, ptr %10, align 8
  br label %32

26:                                               ; preds = %32, %16
  %27 = phi double [ 0.000000e+00, %16 ], [ %39, %32 ]
  %28 = load ptr, ptr %11, align 8
  %29 = getelementptr inbounds double, ptr %28, i64 %14
  %30 = load double, ptr %29, align 8
  %31 = fcmp ule double %27, %30
  br i1 %31, label %13, label %161

32:                                               ; preds = %24, %32
  %33 = phi i64 [ %19, %24 ], [ %40, %32 ]
  %34 = phi double [ 0.000000e+00, %24 ], [ %39, %32 ]
  %35 = getelementptr inbounds i64, ptr %25, i64 %33
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %2, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fadd double %34, %38
  %40 = add nsw i64 %33, 1
  %41 = icmp eq i64 %40, %22
  br i1 %41, label %26, label %32

42:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6)
  %43 = getelementptr inbounds %struct.Goal, ptr %1, i64 0, i32 3
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %55

46:                                               ; preds = %42
  %47 = load i64, ptr %0, align 8
  %48 = icmp sgt i64 %47, 0
  %49 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 14
  br label %50

50:                                               ; preds = %46, %68
  %51 = phi i64 [ 0, %46 ], [ %71, %68 ]
  br i1 %48, label %52, label %68

52:                                               ; preds = %50
  %53 = load ptr, ptr %49, align 8
  %54 = mul nsw i64 %47, %51
  br label %73

55:                                               ; preds = %68, %42
  %56 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %57 = load i64, ptr %56, align 8
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %85

59:                                               ; preds = %55
  %60 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %63 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 16
  %64 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %65 = icmp eq ptr %4, null
  %66 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  %67 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8
  br label %91

68:                                               ; preds = %73, %50
  %69 = phi double [ 0.000000e+00, %50 ], [ %82, %73 ]
  %70 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %51
  store double %69, ptr %70, align 8
  %71 = add nuw nsw i64 %51, 1
  %72 = icmp eq i64 %71, %44
  br i1 %72, label %55, label %50

73:                                               ; preds = %52, %73
  %74 = phi i64 [ 0, %52 ], [ %83, %73 ]
  %75 = phi double [ 0.000000e+00, %52 ], [ %82, %73 ]
  %76 = add nsw i64 %54, %74
  %77 = getelementptr inbounds double, ptr %53, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds double, ptr %2, i64 %74
  %80 = load double, ptr %79, align 8
  %81 = fmul double %78, %80
  %82 = fadd double %75, %81
  %83 = add nuw nsw i64 %74, 1
  %84 = icmp eq i64 %83, %47
  br i1 %84, label %68, label %73

85:                                               ; preds = %158, %55
  %86 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds double, ptr %2, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = call fastcc double @worth(ptr noundef %1, ptr noundef nonnull %6, double noundef %89)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6)
  br label %161

91:                                               ; preds = %59, %158
  %92 = phi i64 [ 0, %59 ], [ %159, %158 ]
  %93 = getelementptr inbounds i64, ptr %61, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = icmp slt i64 %94, %44
  br i1 %95, label %98, label %96

96:                                               ; preds = %91
  %97 = add nuw nsw i64 %92, 1
  br label %158

98:                                               ; preds = %91
  %99 = load ptr, ptr %62, align 8
  %100 = getelementptr inbounds i64, ptr %99, i64 %92
  %101 = load i64, ptr %100, align 8
  %102 = add nuw nsw i64 %92, 1
  %103 = getelementptr inbounds i64, ptr %99, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = icmp slt i64 %101, %104
  br i1 %105, label %106, label %109

106:                                              ; preds = %98
  %107 = load ptr, ptr %63, align 8
  %108 = load ptr, ptr %64, align 8
  br label %112

109:                                              ; preds = %130, %98
  %110 = phi double [ 1.000000e+00, %98 ], [ %131, %130 ]
  %111 = phi double [ 0.000000e+00, %98 ], [ %132, %130 ]
  br i1 %65, label %139, label %135

112:                                              ; preds = %106, %130
  %113 = phi i64 [ %101, %106 ], [ %133, %130 ]
  %114 = phi double [ 0.000000e+00, %106 ], [ %132, %130 ]
  %115 = phi double [ 1.000000e+00, %106 ], [ %131, %130 ]
  %116 = getelementptr inbounds double, ptr %107, i64 %113
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds i64, ptr %108, i64 %113
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds double, ptr %3, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = fmul double %117, %121
  br i1 %65, label %128, label %123

123:                                              ; preds = %112
  %124 = tail call fastcc i64 @rests(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %119)
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %128, label %126

126:                                              ; preds = %123
  %127 = fadd double %114, %122
  br label %130

128:                                              ; preds = %123, %112
  %129 = fsub double %115, %122
  br label %130

130:                                              ; preds = %128, %126
  %131 = phi double [ %115, %126 ], [ %129, %128 ]
  %132 = phi double [ %127, %126 ], [ %114, %128 ]
  %133 = add i64 %113, 1
  %134 = icmp eq i64 %133, %104
  br i1 %134, label %109, label %112

135:                                              ; preds = %109
  %136 = getelementptr inbounds double, ptr %4, i64 %92
  %137 = load double, ptr %136, align 8
  %138 = fcmp ogt double %111, %137
  br i1 %138, label %140, label %139

139:                                              ; preds = %135, %109
  br label %140

140:                                              ; preds = %135, %139
  %141 = phi double [ %111, %139 ], [ %137, %135 ]
  %142 = fsub double %110, %141
  %143 = fcmp ogt double %142, 0.000000e+00
  br i1 %143, label %144, label %158

144:                                              ; preds = %140
  %145 = load ptr, ptr %66, align 8
  %146 = getelementptr inbounds double, ptr %145, i64 %92
  %147 = load double, ptr %146, align 8
  %148 = load ptr, ptr %67, align 8
  %149 = getelementptr inbounds i64, ptr %148, i64 %92
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds double, ptr %2, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = fmul double %147, %152
  %154 = fmul double %142, %153
  %155 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %94
  %156 = load double, ptr %155, align 8
  %157 = fadd double %156, %154
  store double %157, ptr %155, align 8
  br label %158

158:                                              ; preds = %96, %140, %144
  %159 = phi i64 [ %97, %96 ], [ %102, %140 ], [ %102, %144 ]
  %160 = icmp eq i64 %159, %57
  br i1 %160, label %85, label %91

161:                                              ; preds = %26, %85
  %162 = phi double [ %90, %85 ], [ 0x7FF0000000000000, %26 ]
  ret double %162
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define i64 @room() {
  ret i64 973480
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none)
define internal fastcc ptr @column(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 6
  %6 = load ptr, ptr %5, align 8
  %7 = load i64, ptr %4, align 8
  %8 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, %7
  %11 = mul nsw i64 %10, %1
  %12 = add nsw i64 %11, %2
  %13 = getelementptr inbounds i64, ptr %6, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %25, label %16

16:                                               ; preds = %3
  %17 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 5
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds ptr, ptr %18, i64 %1
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Table, ptr %20, i64 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds ptr, ptr %22, i64 %14
  %24 = load ptr, ptr %23, align 8
  br label %25

25:                                               ; preds = %3, %16
  %26 = phi ptr [ %24, %16 ], [ null, %3 ]
  ret ptr %26
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @limit_rest(ptr nocapture noundef %0) unnamed_addr {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %18

9:                                                ; preds = %1
  %10 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 9
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 10
  %13 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 18
  %14 = icmp sgt i64 %5, 0
  %15 = load i64, ptr %11, align 8
  br label %19

16:                                               ; preds = %37, %19
  %17 = icmp eq i64 %23, %7
  br i1 %17, label %18, label %19

18:                                               ; preds = %16, %1
  ret void

19:                                               ; preds = %9, %16
  %20 = phi i64 [ %15, %9 ], [ %25, %16 ]
  %21 = phi i64 [ 0, %9 ], [ %23, %16 ]
  %22 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %21
  store double 0.000000e+00, ptr %22, align 8
  %23 = add nuw nsw i64 %21, 1
  %24 = getelementptr inbounds i64, ptr %11, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %20, %25
  br i1 %26, label %27, label %16

27:                                               ; preds = %19
  %28 = load ptr, ptr %12, align 8
  %29 = load ptr, ptr %13, align 8
  br label %30

30:                                               ; preds = %27, %37
  %31 = phi double [ 0.000000e+00, %27 ], [ %38, %37 ]
  %32 = phi i64 [ %20, %27 ], [ %39, %37 ]
  %33 = getelementptr inbounds i64, ptr %28, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %34, %5
  %36 = getelementptr inbounds double, ptr %29, i64 %35
  br i1 %14, label %41, label %37

37:                                               ; preds = %71, %30
  %38 = phi double [ %31, %30 ], [ %72, %71 ]
  %39 = add nsw i64 %32, 1
  %40 = icmp eq i64 %39, %25
  br i1 %40, label %16, label %30

41:                                               ; preds = %30, %71
  %42 = phi double [ %72, %71 ], [ %31, %30 ]
  %43 = phi i64 [ %73, %71 ], [ 0, %30 ]
  %44 = getelementptr inbounds double, ptr %36, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fcmp ogt double %45, 0.000000e+00
  br i1 %46, label %47, label %71

47:                                               ; preds = %41
  %48 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %34, i64 %43
  %49 = load double, ptr %48, align 8
  %50 = fdiv double %49, %45
  br label %53

51:                                               ; preds = %66
  %52 = fcmp ogt double %67, %42
  br i1 %52, label %70, label %71

53:                                               ; preds = %47, %66
  %54 = phi i64 [ %68, %66 ], [ 0, %47 ]
  %55 = phi double [ %67, %66 ], [ %50, %47 ]
  %56 = icmp eq i64 %54, %43
  br i1 %56, label %66, label %57

57:                                               ; preds = %53
  %58 = getelementptr inbounds double, ptr %36, i64 %54
  %59 = load double, ptr %58, align 8
  %60 = fcmp ogt double %59, 0.000000e+00
  br i1 %60, label %61, label %66

61:                                               ; preds = %57
  %62 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %34, i64 %54
  %63 = load double, ptr %62, align 8
  %64 = fdiv double %63, %59
  %65 = fmul double %55, %64
  br label %66

66:                                               ; preds = %53, %57, %61
  %67 = phi double [ %65, %61 ], [ %55, %57 ], [ %55, %53 ]
  %68 = add nuw nsw i64 %54, 1
  %69 = icmp eq i64 %68, %5
  br i1 %69, label %51, label %53

70:                                               ; preds = %51
  store double %67, ptr %22, align 8
  br label %71

71:                                               ; preds = %51, %70, %41
  %72 = phi double [ %42, %51 ], [ %67, %70 ], [ %42, %41 ]
  %73 = add nuw nsw i64 %43, 1
  %74 = icmp eq i64 %73, %5
  br i1 %74, label %37, label %41
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @promising(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = alloca [64 x [128 x double]], align 16
  %8 = alloca [128 x double], align 16
  %9 = alloca [128 x double], align 16
  %10 = alloca [128 x double], align 16
  %11 = alloca [128 x double], align 16
  %12 = alloca [64 x double], align 16
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %15 = load ptr, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 65536, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %11)
  %16 = icmp sgt i64 %3, 0
  br i1 %16, label %17, label %49

17:                                               ; preds = %6
  %18 = add i64 %3, 3
  %19 = and i64 %18, -4
  %20 = add i64 %3, -1
  %21 = insertelement <4 x i64> poison, i64 %20, i64 0
  %22 = shufflevector <4 x i64> %21, <4 x i64> poison, <4 x i32> zeroinitializer
  br label %23

23:                                               ; preds = %45, %17
  %24 = phi i64 [ 0, %17 ], [ %46, %45 ]
  %25 = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %17 ], [ %47, %45 ]
  %26 = icmp ule <4 x i64> %25, %22
  %27 = extractelement <4 x i1> %26, i64 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %23
  %29 = getelementptr inbounds i32, ptr %5, i64 %24
  store i32 1, ptr %29, align 4
  br label %30

30:                                               ; preds = %28, %23
  %31 = extractelement <4 x i1> %26, i64 1
  br i1 %31, label %32, label %35

32:                                               ; preds = %30
  %33 = or i64 %24, 1
  %34 = getelementptr inbounds i32, ptr %5, i64 %33
  store i32 1, ptr %34, align 4
  br label %35

35:                                               ; preds = %32, %30
  %36 = extractelement <4 x i1> %26, i64 2
  br i1 %36, label %37, label %40

37:                                               ; preds = %35
  %38 = or i64 %24, 2
  %39 = getelementptr inbounds i32, ptr %5, i64 %38
  store i32 1, ptr %39, align 4
  br label %40

40:                                               ; preds = %37, %35
  %41 = extractelement <4 x i1> %26, i64 3
  br i1 %41, label %42, label %45

42:                                               ; preds = %40
  %43 = or i64 %24, 3
  %44 = getelementptr inbounds i32, ptr %5, i64 %43
  store i32 1, ptr %44, align 4
  br label %45

45:                                               ; preds = %42, %40
  %46 = add i64 %24, 4
  %47 = add <4 x i64> %25, <i64 4, i64 4, i64 4, i64 4>
  %48 = icmp eq i64 %46, %19
  br i1 %48, label %49, label %23

49:                                               ; preds = %45, %6
  %50 = getelementptr inbounds %struct.Problem, ptr %13, i64 0, i32 3
  %51 = load i64, ptr %50, align 8
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %83

53:                                               ; preds = %49
  %54 = getelementptr inbounds %struct.Problem, ptr %13, i64 0, i32 11
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds %struct.Problem, ptr %13, i64 0, i32 12
  %57 = getelementptr inbounds %struct.Problem, ptr %13, i64 0, i32 17
  %58 = add i64 %3, 1
  %59 = and i64 %58, -2
  %60 = add i64 %3, -1
  %61 = insertelement <2 x i64> poison, i64 %60, i64 0
  %62 = shufflevector <2 x i64> %61, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %65

63:                                               ; preds = %138, %102
  %64 = icmp eq i64 %96, %51
  br i1 %64, label %83, label %65

65:                                               ; preds = %53, %63
  %66 = phi i64 [ 0, %53 ], [ %96, %63 ]
  br i1 %16, label %67, label %93

67:                                               ; preds = %65, %79
  %68 = phi i64 [ %80, %79 ], [ 0, %65 ]
  %69 = phi <2 x i64> [ %81, %79 ], [ <i64 0, i64 1>, %65 ]
  %70 = icmp ule <2 x i64> %69, %62
  %71 = extractelement <2 x i1> %70, i64 0
  br i1 %71, label %72, label %74

72:                                               ; preds = %67
  %73 = getelementptr inbounds [128 x double], ptr %8, i64 0, i64 %68
  store double 0.000000e+00, ptr %73, align 16
  br label %74

74:                                               ; preds = %72, %67
  %75 = extractelement <2 x i1> %70, i64 1
  br i1 %75, label %76, label %79

76:                                               ; preds = %74
  %77 = or i64 %68, 1
  %78 = getelementptr inbounds [128 x double], ptr %8, i64 0, i64 %77
  store double 0.000000e+00, ptr %78, align 8
  br label %79

79:                                               ; preds = %76, %74
  %80 = add i64 %68, 2
  %81 = add <2 x i64> %69, <i64 2, i64 2>
  %82 = icmp eq i64 %80, %59
  br i1 %82, label %93, label %67

83:                                               ; preds = %63, %49
  %84 = getelementptr inbounds %struct.Goal, ptr %15, i64 0, i32 3
  %85 = load i64, ptr %84, align 8
  %86 = icmp sgt i64 %85, 0
  br i1 %86, label %87, label %167

87:                                               ; preds = %83
  %88 = add i64 %3, 1
  %89 = and i64 %88, -2
  %90 = add i64 %3, -1
  %91 = insertelement <2 x i64> poison, i64 %90, i64 0
  %92 = shufflevector <2 x i64> %91, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %149

93:                                               ; preds = %79, %65
  %94 = getelementptr inbounds i64, ptr %55, i64 %66
  %95 = load i64, ptr %94, align 8
  %96 = add nuw nsw i64 %66, 1
  %97 = getelementptr inbounds i64, ptr %55, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = icmp slt i64 %95, %98
  br i1 %99, label %100, label %102

100:                                              ; preds = %93
  %101 = load ptr, ptr %56, align 8
  br label %107

102:                                              ; preds = %135, %93
  br i1 %16, label %103, label %63

103:                                              ; preds = %102
  %104 = load ptr, ptr %57, align 8
  %105 = getelementptr inbounds double, ptr %104, i64 %66
  %106 = load double, ptr %105, align 8
  br label %138

107:                                              ; preds = %100, %135
  %108 = phi i64 [ %95, %100 ], [ %136, %135 ]
  %109 = getelementptr inbounds i64, ptr %101, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = tail call fastcc ptr @column(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %110)
  %112 = getelementptr inbounds double, ptr %4, i64 %110
  %113 = load double, ptr %112, align 8
  %114 = icmp eq ptr %111, null
  br i1 %114, label %116, label %115

115:                                              ; preds = %107
  br i1 %16, label %117, label %135

116:                                              ; preds = %107
  br i1 %16, label %128, label %135

117:                                              ; preds = %115, %117
  %118 = phi i64 [ %126, %117 ], [ 0, %115 ]
  %119 = add nsw i64 %118, %2
  %120 = getelementptr inbounds double, ptr %111, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = fmul double %113, %121
  %123 = getelementptr inbounds [128 x double], ptr %8, i64 0, i64 %118
  %124 = load double, ptr %123, align 8
  %125 = fadd double %124, %122
  store double %125, ptr %123, align 8
  %126 = add nuw nsw i64 %118, 1
  %127 = icmp eq i64 %126, %3
  br i1 %127, label %135, label %117

128:                                              ; preds = %116, %128
  %129 = phi i64 [ %133, %128 ], [ 0, %116 ]
  %130 = getelementptr inbounds [128 x double], ptr %8, i64 0, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = fadd double %113, %131
  store double %132, ptr %130, align 8
  %133 = add nuw nsw i64 %129, 1
  %134 = icmp eq i64 %133, %3
  br i1 %134, label %135, label %128

135:                                              ; preds = %117, %128, %115, %116
  %136 = add nsw i64 %108, 1
  %137 = icmp eq i64 %136, %98
  br i1 %137, label %102, label %107

138:                                              ; preds = %103, %138
  %139 = phi i64 [ 0, %103 ], [ %147, %138 ]
  %140 = getelementptr inbounds [128 x double], ptr %8, i64 0, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = fcmp ole double %141, %106
  %143 = zext i1 %142 to i32
  %144 = getelementptr inbounds i32, ptr %5, i64 %139
  %145 = load i32, ptr %144, align 4
  %146 = and i32 %145, %143
  store i32 %146, ptr %144, align 4
  %147 = add nuw nsw i64 %139, 1
  %148 = icmp eq i64 %147, %3
  br i1 %148, label %63, label %138

149:                                              ; preds = %87, %173
  %150 = phi i64 [ %174, %173 ], [ 0, %87 ]
  br i1 %16, label %151, label %173

151:                                              ; preds = %149, %163
  %152 = phi i64 [ %164, %163 ], [ 0, %149 ]
  %153 = phi <2 x i64> [ %165, %163 ], [ <i64 0, i64 1>, %149 ]
  %154 = icmp ule <2 x i64> %153, %92
  %155 = extractelement <2 x i1> %154, i64 0
  br i1 %155, label %156, label %158

156:                                              ; preds = %151
  %157 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %150, i64 %152
  store double 0.000000e+00, ptr %157, align 16
  br label %158

158:                                              ; preds = %156, %151
  %159 = extractelement <2 x i1> %154, i64 1
  br i1 %159, label %160, label %163

160:                                              ; preds = %158
  %161 = or i64 %152, 1
  %162 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %150, i64 %161
  store double 0.000000e+00, ptr %162, align 8
  br label %163

163:                                              ; preds = %160, %158
  %164 = add i64 %152, 2
  %165 = add <2 x i64> %153, <i64 2, i64 2>
  %166 = icmp eq i64 %164, %89
  br i1 %166, label %173, label %151

167:                                              ; preds = %173, %83
  %168 = load i64, ptr %13, align 8
  %169 = icmp sgt i64 %168, 0
  br i1 %169, label %170, label %176

170:                                              ; preds = %167
  %171 = getelementptr inbounds %struct.Problem, ptr %13, i64 0, i32 14
  %172 = icmp slt i64 %3, 1
  br label %188

173:                                              ; preds = %163, %149
  %174 = add nuw nsw i64 %150, 1
  %175 = icmp eq i64 %174, %85
  br i1 %175, label %167, label %149

176:                                              ; preds = %210, %167
  %177 = getelementptr inbounds %struct.Problem, ptr %13, i64 0, i32 2
  %178 = load i64, ptr %177, align 8
  %179 = icmp sgt i64 %178, 0
  br i1 %179, label %180, label %234

180:                                              ; preds = %176
  %181 = getelementptr inbounds %struct.Problem, ptr %13, i64 0, i32 7
  %182 = load ptr, ptr %181, align 8
  %183 = getelementptr inbounds %struct.Problem, ptr %13, i64 0, i32 9
  %184 = getelementptr inbounds %struct.Problem, ptr %13, i64 0, i32 10
  %185 = getelementptr inbounds %struct.Problem, ptr %13, i64 0, i32 16
  %186 = getelementptr inbounds %struct.Problem, ptr %13, i64 0, i32 8
  %187 = getelementptr inbounds %struct.Problem, ptr %13, i64 0, i32 15
  br label %242

188:                                              ; preds = %170, %210
  %189 = phi i64 [ 0, %170 ], [ %211, %210 ]
  %190 = tail call fastcc ptr @column(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %189)
  %191 = getelementptr inbounds double, ptr %4, i64 %189
  %192 = load double, ptr %191, align 8
  br i1 %16, label %193, label %195

193:                                              ; preds = %188
  %194 = icmp eq ptr %190, null
  br label %198

195:                                              ; preds = %205, %188
  br i1 %86, label %196, label %210

196:                                              ; preds = %195
  %197 = load ptr, ptr %171, align 8
  br label %213

198:                                              ; preds = %193, %205
  %199 = phi i64 [ 0, %193 ], [ %208, %205 ]
  br i1 %194, label %205, label %200

200:                                              ; preds = %198
  %201 = add nsw i64 %199, %2
  %202 = getelementptr inbounds double, ptr %190, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = fmul double %192, %203
  br label %205

205:                                              ; preds = %198, %200
  %206 = phi double [ %204, %200 ], [ %192, %198 ]
  %207 = getelementptr inbounds [128 x double], ptr %11, i64 0, i64 %199
  store double %206, ptr %207, align 8
  %208 = add nuw nsw i64 %199, 1
  %209 = icmp eq i64 %208, %3
  br i1 %209, label %195, label %198

210:                                              ; preds = %231, %195
  %211 = add nuw nsw i64 %189, 1
  %212 = icmp eq i64 %211, %168
  br i1 %212, label %176, label %188

213:                                              ; preds = %196, %231
  %214 = phi i64 [ 0, %196 ], [ %232, %231 ]
  %215 = mul nsw i64 %214, %168
  %216 = add nsw i64 %215, %189
  %217 = getelementptr inbounds double, ptr %197, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = fcmp oeq double %218, 0.000000e+00
  %220 = or i1 %219, %172
  br i1 %220, label %231, label %221

221:                                              ; preds = %213, %221
  %222 = phi i64 [ %229, %221 ], [ 0, %213 ]
  %223 = getelementptr inbounds [128 x double], ptr %11, i64 0, i64 %222
  %224 = load double, ptr %223, align 8
  %225 = fmul double %218, %224
  %226 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %214, i64 %222
  %227 = load double, ptr %226, align 8
  %228 = fadd double %227, %225
  store double %228, ptr %226, align 8
  %229 = add nuw nsw i64 %222, 1
  %230 = icmp eq i64 %229, %3
  br i1 %230, label %231, label %221

231:                                              ; preds = %221, %213
  %232 = add nuw nsw i64 %214, 1
  %233 = icmp eq i64 %232, %85
  br i1 %233, label %210, label %213

234:                                              ; preds = %354, %176
  %235 = getelementptr inbounds %struct.Problem, ptr %13, i64 0, i32 4
  %236 = load i64, ptr %235, align 8
  %237 = tail call fastcc ptr @column(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %236)
  %238 = tail call fastcc double @limit(ptr noundef nonnull %0)
  br i1 %16, label %239, label %357

239:                                              ; preds = %234
  %240 = icmp eq ptr %237, null
  %241 = getelementptr inbounds double, ptr %4, i64 %236
  br label %358

242:                                              ; preds = %180, %354
  %243 = phi i64 [ 0, %180 ], [ %355, %354 ]
  %244 = getelementptr inbounds i64, ptr %182, i64 %243
  %245 = load i64, ptr %244, align 8
  %246 = icmp slt i64 %245, %85
  br i1 %246, label %249, label %247

247:                                              ; preds = %242
  %248 = add nuw nsw i64 %243, 1
  br label %354

249:                                              ; preds = %242
  br i1 %16, label %261, label %250

250:                                              ; preds = %261, %249
  %251 = load ptr, ptr %183, align 8
  %252 = getelementptr inbounds i64, ptr %251, i64 %243
  %253 = load i64, ptr %252, align 8
  %254 = add nuw nsw i64 %243, 1
  %255 = getelementptr inbounds i64, ptr %251, i64 %254
  %256 = load i64, ptr %255, align 8
  %257 = icmp slt i64 %253, %256
  br i1 %257, label %258, label %267

258:                                              ; preds = %250
  %259 = load ptr, ptr %184, align 8
  %260 = load ptr, ptr %185, align 8
  br label %271

261:                                              ; preds = %249, %261
  %262 = phi i64 [ %265, %261 ], [ 0, %249 ]
  %263 = getelementptr inbounds [128 x double], ptr %9, i64 0, i64 %262
  store double 1.000000e+00, ptr %263, align 8
  %264 = getelementptr inbounds [128 x double], ptr %10, i64 0, i64 %262
  store double 0.000000e+00, ptr %264, align 8
  %265 = add nuw nsw i64 %262, 1
  %266 = icmp eq i64 %265, %3
  br i1 %266, label %250, label %261

267:                                              ; preds = %308, %250
  br i1 %16, label %268, label %311

268:                                              ; preds = %267
  %269 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %243
  %270 = load double, ptr %269, align 8
  br label %324

271:                                              ; preds = %258, %308
  %272 = phi i64 [ %253, %258 ], [ %309, %308 ]
  %273 = getelementptr inbounds i64, ptr %259, i64 %272
  %274 = load i64, ptr %273, align 8
  %275 = add nsw i64 %274, %168
  %276 = tail call fastcc ptr @column(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %275)
  %277 = getelementptr inbounds double, ptr %260, i64 %272
  %278 = load double, ptr %277, align 8
  %279 = getelementptr inbounds double, ptr %4, i64 %275
  %280 = load double, ptr %279, align 8
  %281 = fmul double %278, %280
  %282 = tail call fastcc i64 @rests(ptr noundef nonnull %13, ptr noundef %15, i64 noundef %274)
  %283 = icmp eq i64 %282, 0
  %284 = fneg double %281
  %285 = select i1 %283, double %284, double %281
  %286 = select i1 %283, ptr %9, ptr %10
  %287 = icmp eq ptr %276, null
  br i1 %287, label %289, label %288

288:                                              ; preds = %271
  br i1 %16, label %290, label %308

289:                                              ; preds = %271
  br i1 %16, label %301, label %308

290:                                              ; preds = %288, %290
  %291 = phi i64 [ %299, %290 ], [ 0, %288 ]
  %292 = add nsw i64 %291, %2
  %293 = getelementptr inbounds double, ptr %276, i64 %292
  %294 = load double, ptr %293, align 8
  %295 = fmul double %285, %294
  %296 = getelementptr inbounds double, ptr %286, i64 %291
  %297 = load double, ptr %296, align 8
  %298 = fadd double %297, %295
  store double %298, ptr %296, align 8
  %299 = add nuw nsw i64 %291, 1
  %300 = icmp eq i64 %299, %3
  br i1 %300, label %308, label %290

301:                                              ; preds = %289, %301
  %302 = phi i64 [ %306, %301 ], [ 0, %289 ]
  %303 = getelementptr inbounds double, ptr %286, i64 %302
  %304 = load double, ptr %303, align 8
  %305 = fadd double %285, %304
  store double %305, ptr %303, align 8
  %306 = add nuw nsw i64 %302, 1
  %307 = icmp eq i64 %306, %3
  br i1 %307, label %308, label %301

308:                                              ; preds = %290, %301, %288, %289
  %309 = add i64 %272, 1
  %310 = icmp eq i64 %309, %256
  br i1 %310, label %267, label %271

311:                                              ; preds = %324, %267
  %312 = load ptr, ptr %186, align 8
  %313 = getelementptr inbounds i64, ptr %312, i64 %243
  %314 = load i64, ptr %313, align 8
  %315 = tail call fastcc ptr @column(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %314)
  %316 = load ptr, ptr %187, align 8
  %317 = getelementptr inbounds double, ptr %316, i64 %243
  %318 = load double, ptr %317, align 8
  %319 = getelementptr inbounds double, ptr %4, i64 %314
  %320 = load double, ptr %319, align 8
  %321 = fmul double %318, %320
  br i1 %16, label %322, label %354

322:                                              ; preds = %311
  %323 = icmp eq ptr %315, null
  br label %335

324:                                              ; preds = %268, %324
  %325 = phi i64 [ 0, %268 ], [ %333, %324 ]
  %326 = getelementptr inbounds [128 x double], ptr %10, i64 0, i64 %325
  %327 = load double, ptr %326, align 8
  %328 = fcmp olt double %327, %270
  %329 = select i1 %328, double %327, double %270
  %330 = getelementptr inbounds [128 x double], ptr %9, i64 0, i64 %325
  %331 = load double, ptr %330, align 8
  %332 = fsub double %331, %329
  store double %332, ptr %330, align 8
  %333 = add nuw nsw i64 %325, 1
  %334 = icmp eq i64 %333, %3
  br i1 %334, label %311, label %324

335:                                              ; preds = %322, %346
  %336 = phi i64 [ 0, %322 ], [ %352, %346 ]
  %337 = getelementptr inbounds [128 x double], ptr %9, i64 0, i64 %336
  %338 = load double, ptr %337, align 8
  %339 = fcmp ogt double %338, 0.000000e+00
  %340 = select i1 %339, double %338, double 0.000000e+00
  br i1 %323, label %346, label %341

341:                                              ; preds = %335
  %342 = add nsw i64 %336, %2
  %343 = getelementptr inbounds double, ptr %315, i64 %342
  %344 = load double, ptr %343, align 8
  %345 = fmul double %321, %344
  br label %346

346:                                              ; preds = %335, %341
  %347 = phi double [ %345, %341 ], [ %321, %335 ]
  %348 = fmul double %340, %347
  %349 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %245, i64 %336
  %350 = load double, ptr %349, align 8
  %351 = fadd double %350, %348
  store double %351, ptr %349, align 8
  %352 = add nuw nsw i64 %336, 1
  %353 = icmp eq i64 %352, %3
  br i1 %353, label %354, label %335

354:                                              ; preds = %346, %247, %311
  %355 = phi i64 [ %248, %247 ], [ %254, %311 ], [ %254, %346 ]
  %356 = icmp eq i64 %355, %178
  br i1 %356, label %234, label %242

357:                                              ; preds = %383, %234
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 65536, ptr nonnull %7)
  ret void

358:                                              ; preds = %239, %383
  %359 = phi i64 [ 0, %239 ], [ %384, %383 ]
  %360 = getelementptr inbounds i32, ptr %5, i64 %359
  %361 = load i32, ptr %360, align 4
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %383, label %363

363:                                              ; preds = %358
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %12)
  br i1 %86, label %366, label %364

364:                                              ; preds = %366, %363
  %365 = load double, ptr %241, align 8
  br i1 %240, label %378, label %373

366:                                              ; preds = %363, %366
  %367 = phi i64 [ %371, %366 ], [ 0, %363 ]
  %368 = getelementptr inbounds [64 x [128 x double]], ptr %7, i64 0, i64 %367, i64 %359
  %369 = load double, ptr %368, align 8
  %370 = getelementptr inbounds [64 x double], ptr %12, i64 0, i64 %367
  store double %369, ptr %370, align 8
  %371 = add nuw nsw i64 %367, 1
  %372 = icmp eq i64 %371, %85
  br i1 %372, label %364, label %366

373:                                              ; preds = %364
  %374 = add nsw i64 %359, %2
  %375 = getelementptr inbounds double, ptr %237, i64 %374
  %376 = load double, ptr %375, align 8
  %377 = fmul double %365, %376
  br label %378

378:                                              ; preds = %364, %373
  %379 = phi double [ %377, %373 ], [ %365, %364 ]
  %380 = call fastcc double @worth(ptr noundef %15, ptr noundef nonnull %12, double noundef %379)
  %381 = fcmp olt double %380, %238
  %382 = zext i1 %381 to i32
  store i32 %382, ptr %360, align 4
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %12)
  br label %383

383:                                              ; preds = %358, %378
  %384 = add nuw nsw i64 %359, 1
  %385 = icmp eq i64 %384, %3
  br i1 %385, label %357, label %358
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc i64 @same(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = load ptr, ptr %0, align 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %8, %6
  %10 = icmp slt i64 %9, 1
  br i1 %10, label %26, label %11

11:                                               ; preds = %4, %22
  %12 = phi i1 [ %24, %22 ], [ false, %4 ]
  %13 = phi i64 [ %23, %22 ], [ 0, %4 ]
  %14 = tail call fastcc ptr @column(ptr noundef nonnull %0, i64 noundef %1, i64 noundef %13)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %22, label %16

16:                                               ; preds = %11
  %17 = getelementptr inbounds double, ptr %14, i64 %2
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds double, ptr %14, i64 %3
  %20 = load double, ptr %19, align 8
  %21 = fcmp une double %18, %20
  br i1 %21, label %26, label %22

22:                                               ; preds = %16, %11
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp sge i64 %23, %9
  %25 = icmp eq i64 %23, %9
  br i1 %25, label %26, label %11

26:                                               ; preds = %22, %16, %4
  %27 = phi i1 [ true, %4 ], [ %12, %16 ], [ %24, %22 ]
  %28 = zext i1 %27 to i64
  ret i64 %28
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none)
define internal fastcc i64 @is_of(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, %2
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = icmp eq i64 %2, %1
  br label %21

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, %5
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %21, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 8
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %16, i64 %1
  %18 = load i64, ptr %17, align 8
  %19 = sub nsw i64 %2, %5
  %20 = icmp eq i64 %18, %19
  br label %21

21:                                               ; preds = %9, %14, %7
  %22 = phi i1 [ %8, %7 ], [ true, %9 ], [ %20, %14 ]
  %23 = zext i1 %22 to i64
  ret i64 %23
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc i64 @rests(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = load i64, ptr %1, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %25

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 18
  %8 = load ptr, ptr %7, align 8
  %9 = mul nsw i64 %4, %2
  %10 = getelementptr inbounds double, ptr %8, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = fcmp ogt double %11, 0.000000e+00
  br i1 %12, label %25, label %13

13:                                               ; preds = %6, %17
  %14 = phi i64 [ %15, %17 ], [ 0, %6 ]
  %15 = add nuw nsw i64 %14, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %22, label %17

17:                                               ; preds = %13
  %18 = add nsw i64 %9, %15
  %19 = getelementptr inbounds double, ptr %8, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fcmp ogt double %20, 0.000000e+00
  br i1 %21, label %22, label %13

22:                                               ; preds = %13, %17
  %23 = icmp slt i64 %15, %4
  %24 = zext i1 %23 to i64
  br label %25

25:                                               ; preds = %22, %6, %3
  %26 = phi i64 [ 0, %3 ], [ 1, %6 ], [ %24, %22 ]
  ret i64 %26
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @worth(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, double noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 13
  %5 = load double, ptr %4, align 8
  %6 = fdiv double %2, %5
  %7 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 16
  %8 = load double, ptr %7, align 8
  %9 = tail call fastcc double @ceiling(double noundef %6, double noundef %8)
  %10 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 12
  %15 = load ptr, ptr %14, align 8
  br label %28

16:                                               ; preds = %41, %3
  %17 = phi double [ %9, %3 ], [ %42, %41 ]
  %18 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 11
  %19 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 4
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %78

22:                                               ; preds = %16
  %23 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 9
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 10
  %26 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 14
  %27 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 15
  br label %45

28:                                               ; preds = %13, %41
  %29 = phi i64 [ 0, %13 ], [ %43, %41 ]
  %30 = phi double [ %9, %13 ], [ %42, %41 ]
  %31 = getelementptr inbounds double, ptr %15, i64 %29
  %32 = load double, ptr %31, align 8
  %33 = fcmp ogt double %32, 0.000000e+00
  br i1 %33, label %34, label %41

34:                                               ; preds = %28
  %35 = getelementptr inbounds double, ptr %1, i64 %29
  %36 = load double, ptr %35, align 8
  %37 = fdiv double %36, %32
  %38 = tail call fastcc double @ceiling(double noundef %37, double noundef %8)
  %39 = fcmp ogt double %38, %30
  %40 = select i1 %39, double %38, double %30
  br label %41

41:                                               ; preds = %28, %34
  %42 = phi double [ %40, %34 ], [ %30, %28 ]
  %43 = add nuw nsw i64 %29, 1
  %44 = icmp eq i64 %43, %11
  br i1 %44, label %16, label %28

45:                                               ; preds = %22, %74
  %46 = phi i64 [ 0, %22 ], [ %76, %74 ]
  %47 = phi double [ 0.000000e+00, %22 ], [ %75, %74 ]
  %48 = getelementptr inbounds i64, ptr %24, i64 %46
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 1
  br i1 %50, label %63, label %51

51:                                               ; preds = %45
  %52 = load ptr, ptr %25, align 8
  %53 = getelementptr inbounds i64, ptr %52, i64 %46
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds double, ptr %1, i64 %54
  %56 = load double, ptr %55, align 8
  switch i64 %49, label %63 [
    i64 0, label %57
    i64 2, label %57
  ]

57:                                               ; preds = %51, %51
  %58 = load double, ptr %26, align 8
  %59 = load double, ptr %27, align 8
  %60 = fmul double %17, %59
  %61 = fadd double %58, %60
  %62 = fadd double %56, %61
  br label %63

63:                                               ; preds = %45, %51, %57
  %64 = phi double [ %17, %45 ], [ %56, %51 ], [ %62, %57 ]
  %65 = icmp eq i64 %49, 2
  %66 = select i1 %65, double %17, double 1.000000e+00
  %67 = fmul double %66, %64
  %68 = icmp eq i64 %46, 0
  br i1 %68, label %74, label %69

69:                                               ; preds = %63
  %70 = load ptr, ptr %18, align 8
  %71 = getelementptr inbounds double, ptr %70, i64 %46
  %72 = load double, ptr %71, align 8
  %73 = fcmp ogt double %67, %72
  br i1 %73, label %78, label %74

74:                                               ; preds = %69, %63
  %75 = phi double [ %47, %69 ], [ %67, %63 ]
  %76 = add nuw nsw i64 %46, 1
  %77 = icmp eq i64 %76, %20
  br i1 %77, label %78, label %45

78:                                               ; preds = %74, %69, %16
  %79 = phi double [ 0.000000e+00, %16 ], [ 0x7FF0000000000000, %69 ], [ %75, %74 ]
  ret double %79
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc double @ceiling(double noundef %0, double noundef %1) unnamed_addr {
  %3 = fsub double 1.000000e+00, %1
  %4 = fmul double %3, %0
  %5 = fcmp ogt double %4, 9.000000e+18
  br i1 %5, label %12, label %6

6:                                                ; preds = %2
  %7 = fptosi double %4 to i64
  %8 = sitofp i64 %7 to double
  %9 = fcmp ogt double %4, %8
  %10 = fadd double %8, 1.000000e+00
  %11 = select i1 %9, double %10, double %8
  br label %12

12:                                               ; preds = %2, %6
  %13 = phi double [ %11, %6 ], [ %4, %2 ]
  ret double %13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: read)
define internal fastcc i64 @state_size(ptr nocapture noundef readonly %0) unnamed_addr {
  %2 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  %3 = load i64, ptr %2, align 8
  %4 = add nsw i64 %3, 131
  ret i64 %4
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @width_of(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.Goal, ptr %0, i64 0, i32 6
  br label %10

8:                                                ; preds = %21, %2
  %9 = phi double [ 1.000000e+00, %2 ], [ %22, %21 ]
  ret double %9

10:                                               ; preds = %6, %21
  %11 = phi i64 [ 0, %6 ], [ %23, %21 ]
  %12 = phi double [ 1.000000e+00, %6 ], [ %22, %21 ]
  %13 = tail call fastcc i64 @is_of(ptr noundef nonnull %0, i64 noundef %11, i64 noundef %1)
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %21, label %15

15:                                               ; preds = %10
  %16 = load ptr, ptr %7, align 8
  %17 = getelementptr inbounds i64, ptr %16, i64 %11
  %18 = load i64, ptr %17, align 8
  %19 = sitofp i64 %18 to double
  %20 = fmul double %12, %19
  br label %21

21:                                               ; preds = %10, %15
  %22 = phi double [ %20, %15 ], [ %12, %10 ]
  %23 = add nuw nsw i64 %11, 1
  %24 = icmp eq i64 %23, %4
  br i1 %24, label %8, label %10
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc double @narrow(ptr noundef %0) unnamed_addr {
  %2 = alloca [1024 x double], align 16
  %3 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 37
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = load i64, ptr %6, align 8
  %8 = load i64, ptr %4, align 8
  %9 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %7, 0
  %12 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 3
  %13 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  %14 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 11
  %15 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 12
  %16 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 13
  %17 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 17
  %18 = add i64 %10, %8
  br label %19

19:                                               ; preds = %1, %269
  %20 = phi i64 [ 0, %1 ], [ %271, %269 ]
  tail call fastcc void @extremes(ptr noundef nonnull %0, ptr noundef nonnull %3)
  br i1 %11, label %21, label %275

21:                                               ; preds = %19, %262
  %22 = phi i1 [ %265, %262 ], [ true, %19 ]
  %23 = phi i64 [ %263, %262 ], [ 0, %19 ]
  %24 = phi i64 [ %264, %262 ], [ 0, %19 ]
  %25 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %24
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %52

30:                                               ; preds = %21
  %31 = add i64 %28, 1
  %32 = and i64 %31, -2
  %33 = add i64 %28, -1
  %34 = insertelement <2 x i64> poison, i64 %33, i64 0
  %35 = shufflevector <2 x i64> %34, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %36

36:                                               ; preds = %48, %30
  %37 = phi i64 [ 0, %30 ], [ %49, %48 ]
  %38 = phi <2 x i64> [ <i64 0, i64 1>, %30 ], [ %50, %48 ]
  %39 = icmp ule <2 x i64> %38, %35
  %40 = extractelement <2 x i1> %39, i64 0
  br i1 %40, label %41, label %43

41:                                               ; preds = %36
  %42 = getelementptr inbounds double, ptr %26, i64 %37
  store double 0.000000e+00, ptr %42, align 8
  br label %43

43:                                               ; preds = %41, %36
  %44 = extractelement <2 x i1> %39, i64 1
  br i1 %44, label %45, label %48

45:                                               ; preds = %43
  %46 = or i64 %37, 1
  %47 = getelementptr inbounds double, ptr %26, i64 %46
  store double 0.000000e+00, ptr %47, align 8
  br label %48

48:                                               ; preds = %45, %43
  %49 = add i64 %37, 2
  %50 = add <2 x i64> %38, <i64 2, i64 2>
  %51 = icmp eq i64 %49, %32
  br i1 %51, label %52, label %36

52:                                               ; preds = %48, %21
  %53 = load i64, ptr %12, align 8
  %54 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %24
  %55 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %24
  %56 = add i64 %28, 1
  %57 = and i64 %56, -2
  %58 = add i64 %28, -1
  %59 = insertelement <2 x i64> poison, i64 %58, i64 0
  %60 = shufflevector <2 x i64> %59, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %61

61:                                               ; preds = %174, %52
  %62 = phi i64 [ 0, %52 ], [ %175, %174 ]
  %63 = phi i64 [ 0, %52 ], [ %92, %174 ]
  br label %64

64:                                               ; preds = %61, %101
  %65 = phi i64 [ %92, %101 ], [ %63, %61 ]
  br label %66

66:                                               ; preds = %64, %157
  %67 = phi i64 [ %92, %157 ], [ %65, %64 ]
  %68 = icmp slt i64 %67, %53
  br i1 %68, label %69, label %178

69:                                               ; preds = %66
  br i1 %29, label %70, label %88

70:                                               ; preds = %69
  %71 = load ptr, ptr %13, align 8
  br label %72

72:                                               ; preds = %84, %70
  %73 = phi i64 [ 0, %70 ], [ %85, %84 ]
  %74 = phi <2 x i64> [ <i64 0, i64 1>, %70 ], [ %86, %84 ]
  %75 = icmp ule <2 x i64> %74, %60
  %76 = extractelement <2 x i1> %75, i64 0
  br i1 %76, label %77, label %79

77:                                               ; preds = %72
  %78 = getelementptr inbounds double, ptr %71, i64 %73
  store double 0.000000e+00, ptr %78, align 8
  br label %79

79:                                               ; preds = %77, %72
  %80 = extractelement <2 x i1> %75, i64 1
  br i1 %80, label %81, label %84

81:                                               ; preds = %79
  %82 = or i64 %73, 1
  %83 = getelementptr inbounds double, ptr %71, i64 %82
  store double 0.000000e+00, ptr %83, align 8
  br label %84

84:                                               ; preds = %81, %79
  %85 = add i64 %73, 2
  %86 = add <2 x i64> %74, <i64 2, i64 2>
  %87 = icmp eq i64 %85, %57
  br i1 %87, label %88, label %72

88:                                               ; preds = %84, %69
  %89 = load ptr, ptr %14, align 8
  %90 = getelementptr inbounds i64, ptr %89, i64 %67
  %91 = load i64, ptr %90, align 8
  %92 = add nuw nsw i64 %67, 1
  %93 = getelementptr inbounds i64, ptr %89, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = icmp slt i64 %91, %94
  br i1 %95, label %96, label %157

96:                                               ; preds = %88
  %97 = load ptr, ptr %15, align 8
  %98 = load ptr, ptr %16, align 8
  br label %106

99:                                               ; preds = %152
  %100 = icmp eq i64 %154, 0
  br i1 %100, label %157, label %101

101:                                              ; preds = %99
  br i1 %29, label %102, label %64

102:                                              ; preds = %101
  %103 = load ptr, ptr %13, align 8
  %104 = load ptr, ptr %17, align 8
  %105 = getelementptr inbounds double, ptr %104, i64 %67
  br label %163

106:                                              ; preds = %152, %96
  %107 = phi i64 [ %91, %96 ], [ %155, %152 ]
  %108 = phi i64 [ 0, %96 ], [ %154, %152 ]
  %109 = phi double [ 0.000000e+00, %96 ], [ %153, %152 ]
  %110 = getelementptr inbounds i64, ptr %97, i64 %107
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds double, ptr %98, i64 %111
  %113 = load double, ptr %112, align 8
  br label %122

114:                                              ; preds = %130
  %115 = tail call fastcc ptr @column(ptr noundef nonnull %0, i64 noundef %24, i64 noundef %111)
  %116 = icmp eq ptr %115, null
  br i1 %116, label %134, label %117

117:                                              ; preds = %114
  br i1 %29, label %118, label %152

118:                                              ; preds = %117
  %119 = load ptr, ptr %54, align 8
  %120 = load ptr, ptr %55, align 8
  %121 = load ptr, ptr %13, align 8
  br label %136

122:                                              ; preds = %106, %130
  %123 = phi i64 [ %132, %130 ], [ 0, %106 ]
  %124 = phi double [ %131, %130 ], [ %113, %106 ]
  %125 = icmp eq i64 %123, %24
  br i1 %125, label %130, label %126

126:                                              ; preds = %122
  %127 = getelementptr inbounds [16 x double], ptr %3, i64 %111, i64 %123
  %128 = load double, ptr %127, align 8
  %129 = fmul double %124, %128
  br label %130

130:                                              ; preds = %122, %126
  %131 = phi double [ %129, %126 ], [ %124, %122 ]
  %132 = add nuw nsw i64 %123, 1
  %133 = icmp eq i64 %132, %7
  br i1 %133, label %114, label %122

134:                                              ; preds = %114
  %135 = fadd double %109, %131
  br label %152

136:                                              ; preds = %118, %136
  %137 = phi i64 [ 0, %118 ], [ %150, %136 ]
  %138 = getelementptr inbounds i32, ptr %120, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i32, ptr %119, i64 %140
  %142 = load i32, ptr %141, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds double, ptr %115, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = fmul double %131, %145
  %147 = getelementptr inbounds double, ptr %121, i64 %137
  %148 = load double, ptr %147, align 8
  %149 = fadd double %146, %148
  store double %149, ptr %147, align 8
  %150 = add nuw nsw i64 %137, 1
  %151 = icmp eq i64 %150, %28
  br i1 %151, label %152, label %136

152:                                              ; preds = %136, %117, %134
  %153 = phi double [ %135, %134 ], [ %109, %117 ], [ %109, %136 ]
  %154 = phi i64 [ %108, %134 ], [ 1, %117 ], [ 1, %136 ]
  %155 = add nsw i64 %107, 1
  %156 = icmp eq i64 %155, %94
  br i1 %156, label %99, label %106

157:                                              ; preds = %88, %99
  %158 = phi double [ %153, %99 ], [ 0.000000e+00, %88 ]
  %159 = load ptr, ptr %17, align 8
  %160 = getelementptr inbounds double, ptr %159, i64 %67
  %161 = load double, ptr %160, align 8
  %162 = fcmp ule double %158, %161
  br i1 %162, label %66, label %267

163:                                              ; preds = %102, %174
  %164 = phi i64 [ 0, %102 ], [ %176, %174 ]
  %165 = phi i64 [ %62, %102 ], [ %175, %174 ]
  %166 = getelementptr inbounds double, ptr %103, i64 %164
  %167 = load double, ptr %166, align 8
  %168 = fadd double %153, %167
  %169 = load double, ptr %105, align 8
  %170 = fmul double %169, 0x3FF0000000001198
  %171 = fcmp ogt double %168, %170
  br i1 %171, label %172, label %174

172:                                              ; preds = %163
  %173 = getelementptr inbounds double, ptr %26, i64 %164
  store double 1.000000e+00, ptr %173, align 8
  br label %174

174:                                              ; preds = %163, %172
  %175 = phi i64 [ 1, %172 ], [ %165, %163 ]
  %176 = add nuw nsw i64 %164, 1
  %177 = icmp eq i64 %176, %28
  br i1 %177, label %61, label %163

178:                                              ; preds = %66
  %179 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %24
  %180 = load i64, ptr %179, align 8
  %181 = icmp sgt i64 %180, 0
  br i1 %181, label %185, label %182

182:                                              ; preds = %255, %178
  %183 = phi i64 [ %62, %178 ], [ %256, %255 ]
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %262, label %259

185:                                              ; preds = %178, %255
  %186 = phi i64 [ %257, %255 ], [ 0, %178 ]
  %187 = phi i64 [ %256, %255 ], [ %62, %178 ]
  %188 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %24, i64 %186
  %189 = load i64, ptr %188, align 8
  %190 = sub i64 %189, %18
  %191 = icmp slt i64 %190, 0
  br i1 %191, label %255, label %192

192:                                              ; preds = %185
  %193 = tail call fastcc double @width_of(ptr noundef nonnull %6, i64 noundef %190)
  br label %200

194:                                              ; preds = %238
  br i1 %29, label %195, label %255

195:                                              ; preds = %194
  %196 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %24, i64 %186
  %197 = load ptr, ptr %196, align 8
  %198 = tail call fastcc double @log_of(double noundef %193)
  %199 = fadd double %198, 1.000000e-09
  br label %242

200:                                              ; preds = %192, %238
  %201 = phi i64 [ %240, %238 ], [ 0, %192 ]
  %202 = phi double [ %239, %238 ], [ 0.000000e+00, %192 ]
  %203 = icmp eq i64 %201, %24
  br i1 %203, label %238, label %204

204:                                              ; preds = %200
  %205 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %201
  %206 = load i64, ptr %205, align 8
  %207 = icmp sgt i64 %206, 0
  br i1 %207, label %208, label %238

208:                                              ; preds = %204
  %209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %201
  br label %210

210:                                              ; preds = %208, %234
  %211 = phi i64 [ 0, %208 ], [ %236, %234 ]
  %212 = phi double [ %202, %208 ], [ %235, %234 ]
  %213 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %201, i64 %211
  %214 = load i64, ptr %213, align 8
  %215 = icmp eq i64 %214, %189
  br i1 %215, label %216, label %234

216:                                              ; preds = %210
  %217 = load i64, ptr %209, align 8
  %218 = icmp sgt i64 %217, 0
  br i1 %218, label %219, label %222

219:                                              ; preds = %216
  %220 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %201, i64 %211
  %221 = load ptr, ptr %220, align 8
  br label %225

222:                                              ; preds = %225, %216
  %223 = phi double [ 0x7FF0000000000000, %216 ], [ %231, %225 ]
  %224 = fadd double %212, %223
  br label %234

225:                                              ; preds = %219, %225
  %226 = phi i64 [ 0, %219 ], [ %232, %225 ]
  %227 = phi double [ 0x7FF0000000000000, %219 ], [ %231, %225 ]
  %228 = getelementptr inbounds double, ptr %221, i64 %226
  %229 = load double, ptr %228, align 8
  %230 = fcmp olt double %229, %227
  %231 = select i1 %230, double %229, double %227
  %232 = add nuw nsw i64 %226, 1
  %233 = icmp eq i64 %232, %217
  br i1 %233, label %222, label %225

234:                                              ; preds = %210, %222
  %235 = phi double [ %212, %210 ], [ %224, %222 ]
  %236 = add nuw nsw i64 %211, 1
  %237 = icmp eq i64 %236, %206
  br i1 %237, label %238, label %210

238:                                              ; preds = %234, %204, %200
  %239 = phi double [ %202, %200 ], [ %202, %204 ], [ %235, %234 ]
  %240 = add nuw nsw i64 %201, 1
  %241 = icmp eq i64 %240, %7
  br i1 %241, label %194, label %200

242:                                              ; preds = %195, %251
  %243 = phi i64 [ 0, %195 ], [ %253, %251 ]
  %244 = phi i64 [ %187, %195 ], [ %252, %251 ]
  %245 = getelementptr inbounds double, ptr %197, i64 %243
  %246 = load double, ptr %245, align 8
  %247 = fadd double %239, %246
  %248 = fcmp ogt double %247, %199
  br i1 %248, label %249, label %251

249:                                              ; preds = %242
  %250 = getelementptr inbounds double, ptr %26, i64 %243
  store double 1.000000e+00, ptr %250, align 8
  br label %251

251:                                              ; preds = %242, %249
  %252 = phi i64 [ 1, %249 ], [ %244, %242 ]
  %253 = add nuw nsw i64 %243, 1
  %254 = icmp eq i64 %253, %28
  br i1 %254, label %255, label %242

255:                                              ; preds = %251, %194, %185
  %256 = phi i64 [ %187, %185 ], [ %187, %194 ], [ %252, %251 ]
  %257 = add nuw nsw i64 %186, 1
  %258 = icmp eq i64 %257, %180
  br i1 %258, label %182, label %185

259:                                              ; preds = %182
  tail call fastcc void @drop(ptr noundef nonnull %0, i64 noundef %24, ptr noundef %26)
  %260 = load i64, ptr %27, align 8
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %267, label %262

262:                                              ; preds = %259, %182
  %263 = phi i64 [ 1, %259 ], [ %23, %182 ]
  %264 = add nuw nsw i64 %24, 1
  %265 = icmp slt i64 %264, %7
  %266 = icmp eq i64 %264, %7
  br i1 %266, label %269, label %21

267:                                              ; preds = %259, %157
  %268 = phi i64 [ %23, %157 ], [ 1, %259 ]
  br i1 %22, label %317, label %269

269:                                              ; preds = %262, %267
  %270 = phi i64 [ %268, %267 ], [ %263, %262 ]
  %271 = add nuw nsw i64 %20, 1
  %272 = icmp eq i64 %270, 0
  %273 = icmp ugt i64 %20, 2
  %274 = select i1 %272, i1 true, i1 %273
  br i1 %274, label %275, label %19

275:                                              ; preds = %19, %269
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %2)
  %276 = load i64, ptr %4, align 8
  %277 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 1
  %278 = load i64, ptr %277, align 8
  %279 = add nsw i64 %278, %276
  %280 = icmp sgt i64 %279, 0
  br i1 %280, label %281, label %284

281:                                              ; preds = %275
  %282 = load ptr, ptr %16, align 8
  %283 = icmp slt i64 %7, 1
  br label %289

284:                                              ; preds = %314, %275
  tail call fastcc void @limit_rest(ptr noundef nonnull %0)
  %285 = load i64, ptr %4, align 8
  %286 = getelementptr inbounds double, ptr %2, i64 %285
  %287 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36
  %288 = call fastcc double @judge(ptr noundef nonnull %4, ptr noundef nonnull %6, ptr noundef nonnull %2, ptr noundef nonnull %286, ptr noundef nonnull %287)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %2)
  br label %317

289:                                              ; preds = %281, %314
  %290 = phi i64 [ 0, %281 ], [ %315, %314 ]
  %291 = getelementptr inbounds double, ptr %282, i64 %290
  %292 = load double, ptr %291, align 8
  %293 = getelementptr inbounds [1024 x double], ptr %2, i64 0, i64 %290
  store double %292, ptr %293, align 8
  br i1 %11, label %299, label %314

294:                                              ; preds = %299
  store double %304, ptr %293, align 8
  %295 = icmp slt i64 %290, %276
  %296 = select i1 %295, i1 true, i1 %283
  br i1 %296, label %314, label %297

297:                                              ; preds = %294
  %298 = sub nsw i64 %290, %276
  br label %307

299:                                              ; preds = %289, %299
  %300 = phi double [ %304, %299 ], [ %292, %289 ]
  %301 = phi i64 [ %305, %299 ], [ 0, %289 ]
  %302 = getelementptr inbounds [16 x double], ptr %3, i64 %290, i64 %301
  %303 = load double, ptr %302, align 8
  %304 = fmul double %303, %300
  %305 = add nuw nsw i64 %301, 1
  %306 = icmp eq i64 %305, %7
  br i1 %306, label %294, label %299

307:                                              ; preds = %297, %307
  %308 = phi i64 [ 0, %297 ], [ %312, %307 ]
  %309 = getelementptr inbounds [16 x double], ptr %3, i64 %290, i64 %308
  %310 = load double, ptr %309, align 8
  %311 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %298, i64 %308
  store double %310, ptr %311, align 8
  %312 = add nuw nsw i64 %308, 1
  %313 = icmp eq i64 %312, %7
  br i1 %313, label %314, label %307

314:                                              ; preds = %307, %289, %294
  %315 = add nuw nsw i64 %290, 1
  %316 = icmp eq i64 %315, %279
  br i1 %316, label %284, label %289

317:                                              ; preds = %267, %284
  %318 = phi double [ %288, %284 ], [ 0x7FF0000000000000, %267 ]
  ret double %318
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @fold(ptr nocapture noundef %0) unnamed_addr {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp slt i64 %5, 1
  br i1 %6, label %29, label %7

7:                                                ; preds = %1
  %8 = add i64 %5, 1
  %9 = and i64 %8, -2
  %10 = add i64 %5, -1
  %11 = insertelement <2 x i64> poison, i64 %10, i64 0
  %12 = shufflevector <2 x i64> %11, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %13

13:                                               ; preds = %25, %7
  %14 = phi i64 [ 0, %7 ], [ %26, %25 ]
  %15 = phi <2 x i64> [ <i64 0, i64 1>, %7 ], [ %27, %25 ]
  %16 = icmp ule <2 x i64> %15, %12
  %17 = extractelement <2 x i1> %16, i64 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %14
  store i64 0, ptr %19, align 8
  br label %20

20:                                               ; preds = %18, %13
  %21 = extractelement <2 x i1> %16, i64 1
  br i1 %21, label %22, label %25

22:                                               ; preds = %20
  %23 = or i64 %14, 1
  %24 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %23
  store i64 0, ptr %24, align 8
  br label %25

25:                                               ; preds = %22, %20
  %26 = add i64 %14, 2
  %27 = add <2 x i64> %15, <i64 2, i64 2>
  %28 = icmp eq i64 %26, %9
  br i1 %28, label %29, label %13

29:                                               ; preds = %25, %1
  %30 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %29
  %34 = getelementptr inbounds %struct.Problem, ptr %2, i64 0, i32 7
  %35 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 21
  br label %37

36:                                               ; preds = %123, %29
  ret void

37:                                               ; preds = %33, %123
  %38 = phi i64 [ 0, %33 ], [ %124, %123 ]
  %39 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 32, i64 %38
  store i64 -1, ptr %39, align 8
  %40 = load i64, ptr %2, align 8
  %41 = add nsw i64 %40, %38
  %42 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %41
  store double 0.000000e+00, ptr %42, align 8
  %43 = load ptr, ptr %34, align 8
  %44 = getelementptr inbounds i64, ptr %43, i64 %38
  %45 = load i64, ptr %44, align 8
  %46 = load ptr, ptr %3, align 8
  %47 = getelementptr inbounds %struct.Goal, ptr %46, i64 0, i32 3
  %48 = load i64, ptr %47, align 8
  %49 = icmp sge i64 %45, %48
  %50 = or i1 %49, %6
  br i1 %50, label %123, label %53

51:                                               ; preds = %94
  %52 = icmp slt i64 %96, 0
  br i1 %52, label %123, label %99

53:                                               ; preds = %37, %94
  %54 = phi i64 [ %97, %94 ], [ 0, %37 ]
  %55 = phi i64 [ %96, %94 ], [ -1, %37 ]
  %56 = phi double [ %95, %94 ], [ 0xFFF0000000000000, %37 ]
  %57 = load ptr, ptr %35, align 8
  %58 = tail call fastcc i64 @left_over(ptr noundef nonnull %0, i64 noundef %38, i64 noundef %54, ptr noundef %57)
  %59 = icmp eq i64 %58, 0
  %60 = icmp sgt i64 %55, -1
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %94, label %62

62:                                               ; preds = %53
  %63 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %54
  %64 = load i64, ptr %63, align 8
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %66, label %68

66:                                               ; preds = %62
  %67 = load ptr, ptr %35, align 8
  br label %78

68:                                               ; preds = %89, %62
  %69 = phi double [ 0.000000e+00, %62 ], [ %91, %89 ]
  %70 = phi double [ 0x7FF0000000000000, %62 ], [ %85, %89 ]
  %71 = sitofp i64 %64 to double
  %72 = fdiv double %69, %71
  %73 = fcmp oge double %70, 1.000000e-03
  %74 = fcmp ogt double %72, %56
  %75 = select i1 %73, i1 %74, i1 false
  %76 = select i1 %75, double %72, double %56
  %77 = select i1 %75, i64 %54, i64 %55
  br label %94

78:                                               ; preds = %66, %89
  %79 = phi i64 [ 0, %66 ], [ %92, %89 ]
  %80 = phi double [ 0x7FF0000000000000, %66 ], [ %85, %89 ]
  %81 = phi double [ 0.000000e+00, %66 ], [ %91, %89 ]
  %82 = getelementptr inbounds double, ptr %67, i64 %79
  %83 = load double, ptr %82, align 8
  %84 = fcmp olt double %83, %80
  %85 = select i1 %84, double %83, double %80
  %86 = fcmp olt double %83, 1.000000e-03
  br i1 %86, label %89, label %87

87:                                               ; preds = %78
  %88 = tail call fastcc double @log_of(double noundef %83)
  br label %89

89:                                               ; preds = %78, %87
  %90 = phi double [ %88, %87 ], [ -7.000000e+00, %78 ]
  %91 = fadd double %81, %90
  %92 = add nuw nsw i64 %79, 1
  %93 = icmp eq i64 %92, %64
  br i1 %93, label %68, label %78

94:                                               ; preds = %53, %68
  %95 = phi double [ %76, %68 ], [ %56, %53 ]
  %96 = phi i64 [ %77, %68 ], [ %55, %53 ]
  %97 = add nuw nsw i64 %54, 1
  %98 = icmp eq i64 %97, %5
  br i1 %98, label %51, label %53

99:                                               ; preds = %51
  %100 = load ptr, ptr %35, align 8
  %101 = tail call fastcc i64 @left_over(ptr noundef nonnull %0, i64 noundef %38, i64 noundef %96, ptr noundef %100)
  %102 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %96
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %96, i64 %103
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %96
  %107 = load i64, ptr %106, align 8
  %108 = icmp sgt i64 %107, 0
  br i1 %108, label %109, label %111

109:                                              ; preds = %99
  %110 = load ptr, ptr %35, align 8
  br label %115

111:                                              ; preds = %115, %99
  store i64 %96, ptr %39, align 8
  %112 = load i64, ptr %102, align 8
  %113 = add nsw i64 %112, 1
  store i64 %113, ptr %102, align 8
  %114 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %96, i64 %112
  store i64 %38, ptr %114, align 8
  br label %123

115:                                              ; preds = %109, %115
  %116 = phi i64 [ 0, %109 ], [ %121, %115 ]
  %117 = getelementptr inbounds double, ptr %110, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = tail call fastcc double @log_of(double noundef %118)
  %120 = getelementptr inbounds double, ptr %105, i64 %116
  store double %119, ptr %120, align 8
  %121 = add nuw nsw i64 %116, 1
  %122 = icmp eq i64 %121, %107
  br i1 %122, label %111, label %115

123:                                              ; preds = %37, %111, %51
  %124 = add nuw nsw i64 %38, 1
  %125 = load i64, ptr %30, align 8
  %126 = icmp slt i64 %124, %125
  br i1 %126, label %37, label %36
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc double @relax(ptr nocapture noundef %0, i64 noundef %1, double noundef %2) unnamed_addr {
  %4 = alloca [16 x double], align 16
  %5 = alloca [16 x i64], align 16
  %6 = alloca [1024 x double], align 16
  %7 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40
  store i64 0, ptr %10, align 8
  %11 = icmp sgt i64 %1, 0
  br i1 %11, label %12, label %394

12:                                               ; preds = %3
  %13 = icmp sgt i64 %9, 0
  %14 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %15 = getelementptr inbounds %struct.Goal, ptr %8, i64 0, i32 9
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 15
  br label %17

17:                                               ; preds = %12, %391
  %18 = phi double [ %2, %12 ], [ %29, %391 ]
  %19 = phi i64 [ 0, %12 ], [ %392, %391 ]
  %20 = tail call fastcc double @limit(ptr noundef nonnull %0)
  %21 = fcmp ogt double %20, 0.000000e+00
  %22 = select i1 %21, double %20, double 1.000000e-300
  %23 = tail call fastcc double @log_of(double noundef %22)
  %24 = tail call fastcc double @linearise(ptr noundef nonnull %0)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5)
  %25 = fcmp oeq double %24, 0xFFF0000000000000
  br i1 %25, label %389, label %26

26:                                               ; preds = %17
  br i1 %13, label %40, label %32

27:                                               ; preds = %160
  %28 = fcmp ogt double %165, %18
  %29 = select i1 %28, double %165, double %18
  %30 = fadd double %23, -1.000000e-10
  %31 = fcmp ult double %29, %30
  br i1 %31, label %37, label %389

32:                                               ; preds = %26
  %33 = fcmp ogt double %24, %18
  %34 = select i1 %33, double %24, double %18
  %35 = fadd double %23, -1.000000e-10
  %36 = fcmp ult double %34, %35
  br i1 %36, label %241, label %389

37:                                               ; preds = %27
  br i1 %13, label %38, label %241

38:                                               ; preds = %37
  %39 = fsub double %30, %165
  br label %185

40:                                               ; preds = %26, %160
  %41 = phi double [ %165, %160 ], [ %24, %26 ]
  %42 = phi i64 [ %172, %160 ], [ 0, %26 ]
  %43 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %42
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %42
  %46 = load i64, ptr %45, align 8
  %47 = icmp sgt i64 %46, 0
  br i1 %47, label %48, label %70

48:                                               ; preds = %40
  %49 = add i64 %46, 1
  %50 = and i64 %49, -2
  %51 = add i64 %46, -1
  %52 = insertelement <2 x i64> poison, i64 %51, i64 0
  %53 = shufflevector <2 x i64> %52, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %54

54:                                               ; preds = %66, %48
  %55 = phi i64 [ 0, %48 ], [ %67, %66 ]
  %56 = phi <2 x i64> [ <i64 0, i64 1>, %48 ], [ %68, %66 ]
  %57 = icmp ule <2 x i64> %56, %53
  %58 = extractelement <2 x i1> %57, i64 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %54
  %60 = getelementptr inbounds double, ptr %44, i64 %55
  store double 0.000000e+00, ptr %60, align 8
  br label %61

61:                                               ; preds = %59, %54
  %62 = extractelement <2 x i1> %57, i64 1
  br i1 %62, label %63, label %66

63:                                               ; preds = %61
  %64 = or i64 %55, 1
  %65 = getelementptr inbounds double, ptr %44, i64 %64
  store double 0.000000e+00, ptr %65, align 8
  br label %66

66:                                               ; preds = %63, %61
  %67 = add i64 %55, 2
  %68 = add <2 x i64> %56, <i64 2, i64 2>
  %69 = icmp eq i64 %67, %50
  br i1 %69, label %70, label %54

70:                                               ; preds = %66, %40
  %71 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %42
  %72 = load i64, ptr %71, align 8
  %73 = icmp sgt i64 %72, 0
  br i1 %73, label %84, label %74

74:                                               ; preds = %128, %70
  %75 = phi double [ %41, %70 ], [ %130, %128 ]
  %76 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %42
  %77 = load i64, ptr %76, align 8
  %78 = icmp sgt i64 %77, 0
  br i1 %78, label %79, label %133

79:                                               ; preds = %74
  %80 = load ptr, ptr %0, align 8
  %81 = load i64, ptr %80, align 8
  %82 = load ptr, ptr %14, align 8
  %83 = getelementptr inbounds %struct.Best, ptr %82, i64 0, i32 2
  br label %135

84:                                               ; preds = %70, %128
  %85 = phi i64 [ %129, %128 ], [ %72, %70 ]
  %86 = phi double [ %130, %128 ], [ %41, %70 ]
  %87 = phi i64 [ %131, %128 ], [ 0, %70 ]
  %88 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %42, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %42, i64 %87
  %93 = load ptr, ptr %92, align 8
  %94 = fcmp ogt double %91, 0x3D719799812DEA11
  br i1 %94, label %95, label %112

95:                                               ; preds = %84
  br i1 %47, label %102, label %96

96:                                               ; preds = %102, %95
  %97 = load ptr, ptr %14, align 8
  %98 = getelementptr inbounds %struct.Best, ptr %97, i64 0, i32 2
  %99 = load i64, ptr %98, align 8
  %100 = sub nsw i64 %99, %46
  store i64 %100, ptr %98, align 8
  %101 = load i64, ptr %71, align 8
  br label %128

102:                                              ; preds = %95, %102
  %103 = phi i64 [ %110, %102 ], [ 0, %95 ]
  %104 = getelementptr inbounds double, ptr %93, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = fmul double %91, %105
  %107 = getelementptr inbounds double, ptr %44, i64 %103
  %108 = load double, ptr %107, align 8
  %109 = fadd double %108, %106
  store double %109, ptr %107, align 8
  %110 = add nuw nsw i64 %103, 1
  %111 = icmp eq i64 %110, %46
  br i1 %111, label %96, label %102

112:                                              ; preds = %84
  %113 = fcmp ogt double %91, 0.000000e+00
  br i1 %113, label %114, label %128

114:                                              ; preds = %112
  br i1 %47, label %119, label %115

115:                                              ; preds = %119, %114
  %116 = phi double [ 0x7FF0000000000000, %114 ], [ %125, %119 ]
  %117 = fmul double %91, %116
  %118 = fadd double %86, %117
  br label %128

119:                                              ; preds = %114, %119
  %120 = phi i64 [ %126, %119 ], [ 0, %114 ]
  %121 = phi double [ %125, %119 ], [ 0x7FF0000000000000, %114 ]
  %122 = getelementptr inbounds double, ptr %93, i64 %120
  %123 = load double, ptr %122, align 8
  %124 = fcmp olt double %123, %121
  %125 = select i1 %124, double %123, double %121
  %126 = add nuw nsw i64 %120, 1
  %127 = icmp eq i64 %126, %46
  br i1 %127, label %115, label %119

128:                                              ; preds = %112, %115, %96
  %129 = phi i64 [ %101, %96 ], [ %85, %115 ], [ %85, %112 ]
  %130 = phi double [ %86, %96 ], [ %118, %115 ], [ %86, %112 ]
  %131 = add nuw nsw i64 %87, 1
  %132 = icmp slt i64 %131, %129
  br i1 %132, label %84, label %74

133:                                              ; preds = %144, %74
  %134 = icmp sgt i64 %46, 1
  br i1 %134, label %174, label %160

135:                                              ; preds = %79, %144
  %136 = phi i64 [ 0, %79 ], [ %147, %144 ]
  %137 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %42, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = add nsw i64 %138, %81
  %140 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %42, i64 %136
  %143 = load ptr, ptr %142, align 8
  br i1 %47, label %150, label %144

144:                                              ; preds = %150, %135
  %145 = load i64, ptr %83, align 8
  %146 = sub nsw i64 %145, %46
  store i64 %146, ptr %83, align 8
  %147 = add nuw nsw i64 %136, 1
  %148 = load i64, ptr %76, align 8
  %149 = icmp slt i64 %147, %148
  br i1 %149, label %135, label %133

150:                                              ; preds = %135, %150
  %151 = phi i64 [ %158, %150 ], [ 0, %135 ]
  %152 = getelementptr inbounds double, ptr %143, i64 %151
  %153 = load double, ptr %152, align 8
  %154 = fmul double %141, %153
  %155 = getelementptr inbounds double, ptr %44, i64 %151
  %156 = load double, ptr %155, align 8
  %157 = fadd double %156, %154
  store double %157, ptr %155, align 8
  %158 = add nuw nsw i64 %151, 1
  %159 = icmp eq i64 %158, %46
  br i1 %159, label %144, label %150

160:                                              ; preds = %174, %133
  %161 = phi i64 [ 0, %133 ], [ %182, %174 ]
  %162 = getelementptr inbounds double, ptr %44, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = getelementptr inbounds [16 x double], ptr %4, i64 0, i64 %42
  store double %163, ptr %164, align 8
  %165 = fadd double %75, %163
  %166 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %42
  %167 = load ptr, ptr %166, align 8
  %168 = getelementptr inbounds i32, ptr %167, i64 %161
  %169 = load i32, ptr %168, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %42
  store i64 %170, ptr %171, align 8
  %172 = add nuw nsw i64 %42, 1
  %173 = icmp eq i64 %172, %9
  br i1 %173, label %27, label %40

174:                                              ; preds = %133, %174
  %175 = phi i64 [ %183, %174 ], [ 1, %133 ]
  %176 = phi i64 [ %182, %174 ], [ 0, %133 ]
  %177 = getelementptr inbounds double, ptr %44, i64 %175
  %178 = load double, ptr %177, align 8
  %179 = getelementptr inbounds double, ptr %44, i64 %176
  %180 = load double, ptr %179, align 8
  %181 = fcmp olt double %178, %180
  %182 = select i1 %181, i64 %175, i64 %176
  %183 = add nuw nsw i64 %175, 1
  %184 = icmp eq i64 %183, %46
  br i1 %184, label %160, label %174

185:                                              ; preds = %38, %232
  %186 = phi i1 [ true, %38 ], [ %238, %232 ]
  %187 = phi i64 [ 0, %38 ], [ %237, %232 ]
  %188 = phi i64 [ 1, %38 ], [ %236, %232 ]
  %189 = getelementptr inbounds [16 x double], ptr %4, i64 0, i64 %187
  %190 = load double, ptr %189, align 8
  %191 = fadd double %39, %190
  %192 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %187
  %193 = load i64, ptr %192, align 8
  %194 = icmp sgt i64 %193, 0
  br i1 %194, label %195, label %201

195:                                              ; preds = %185
  %196 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %187
  %197 = load ptr, ptr %196, align 8
  br label %210

198:                                              ; preds = %210
  %199 = mul nsw i64 %217, 10
  %200 = icmp sgt i64 %199, %193
  br i1 %200, label %203, label %232

201:                                              ; preds = %185
  %202 = icmp slt i64 %193, 0
  br i1 %202, label %204, label %232

203:                                              ; preds = %198
  br i1 %194, label %207, label %204

204:                                              ; preds = %201, %203
  %205 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %187
  %206 = load ptr, ptr %205, align 8
  br label %220

207:                                              ; preds = %203
  %208 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %187
  %209 = load ptr, ptr %208, align 8
  br label %224

210:                                              ; preds = %195, %210
  %211 = phi i64 [ 0, %195 ], [ %218, %210 ]
  %212 = phi i64 [ 0, %195 ], [ %217, %210 ]
  %213 = getelementptr inbounds double, ptr %197, i64 %211
  %214 = load double, ptr %213, align 8
  %215 = fcmp oge double %214, %191
  %216 = zext i1 %215 to i64
  %217 = add nuw nsw i64 %212, %216
  %218 = add nuw nsw i64 %211, 1
  %219 = icmp eq i64 %218, %193
  br i1 %219, label %198, label %210

220:                                              ; preds = %224, %204
  %221 = phi ptr [ %206, %204 ], [ %209, %224 ]
  tail call fastcc void @drop(ptr noundef nonnull %0, i64 noundef %187, ptr noundef %221)
  %222 = load i64, ptr %192, align 8
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %240, label %232

224:                                              ; preds = %207, %224
  %225 = phi i64 [ 0, %207 ], [ %230, %224 ]
  %226 = getelementptr inbounds double, ptr %209, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = fcmp oge double %227, %191
  %229 = uitofp i1 %228 to double
  store double %229, ptr %226, align 8
  %230 = add nuw nsw i64 %225, 1
  %231 = icmp eq i64 %230, %193
  br i1 %231, label %220, label %224

232:                                              ; preds = %201, %198, %220
  %233 = phi i64 [ %193, %198 ], [ %222, %220 ], [ 0, %201 ]
  %234 = icmp eq i64 %233, 1
  %235 = zext i1 %234 to i64
  %236 = and i64 %188, %235
  %237 = add nuw nsw i64 %187, 1
  %238 = icmp slt i64 %237, %9
  %239 = icmp eq i64 %237, %9
  br i1 %239, label %243, label %185

240:                                              ; preds = %220
  br i1 %186, label %389, label %243

241:                                              ; preds = %37, %32
  %242 = phi double [ %34, %32 ], [ %29, %37 ]
  call fastcc void @try(ptr noundef %0, ptr noundef nonnull %5, i64 noundef 0)
  br label %389

243:                                              ; preds = %232, %240
  %244 = phi i64 [ %188, %240 ], [ %236, %232 ]
  call fastcc void @try(ptr noundef %0, ptr noundef nonnull %5, i64 noundef 0)
  %245 = icmp eq i64 %244, 0
  br i1 %245, label %246, label %389

246:                                              ; preds = %243
  %247 = load ptr, ptr %15, align 8
  %248 = load i64, ptr %247, align 8
  %249 = icmp eq i64 %248, 0
  %250 = icmp eq i64 %248, 3
  %251 = or i1 %249, %250
  %252 = select i1 %251, double 1.500000e-01, double 3.000000e-01
  %253 = add nuw nsw i64 %19, 3
  %254 = sitofp i64 %253 to double
  %255 = fdiv double 2.000000e+00, %254
  %256 = fcmp ogt double %255, 5.000000e-01
  %257 = select i1 %256, double 5.000000e-01, double %255
  %258 = fmul double %252, 5.000000e-01
  %259 = fcmp olt double %257, %258
  %260 = select i1 %259, double %258, double %257
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %6)
  %261 = load i64, ptr %16, align 8
  %262 = icmp sgt i64 %261, 0
  br i1 %262, label %264, label %263

263:                                              ; preds = %264, %246
  br i1 %13, label %272, label %271

264:                                              ; preds = %246, %264
  %265 = phi i64 [ %269, %264 ], [ 0, %246 ]
  %266 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 25, i64 %265
  %267 = load double, ptr %266, align 8
  %268 = getelementptr inbounds [1024 x double], ptr %6, i64 0, i64 %265
  store double %267, ptr %268, align 8
  %269 = add nuw nsw i64 %265, 1
  %270 = icmp eq i64 %269, %261
  br i1 %270, label %263, label %264

271:                                              ; preds = %326, %263
  br i1 %262, label %359, label %352

272:                                              ; preds = %263, %326
  %273 = phi i64 [ %327, %326 ], [ 0, %263 ]
  %274 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %273
  %275 = load i64, ptr %274, align 8
  %276 = icmp sgt i64 %275, 0
  br i1 %276, label %277, label %280

277:                                              ; preds = %272
  %278 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %273
  %279 = load i64, ptr %278, align 8
  br label %292

280:                                              ; preds = %292, %272
  %281 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %273
  %282 = load i64, ptr %281, align 8
  %283 = icmp sgt i64 %282, 0
  br i1 %283, label %284, label %317

284:                                              ; preds = %280
  %285 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %273
  %286 = load ptr, ptr %285, align 8
  %287 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %273
  %288 = load i64, ptr %287, align 8
  %289 = load i32, ptr %286, align 4
  %290 = sext i32 %289 to i64
  %291 = icmp eq i64 %288, %290
  br i1 %291, label %317, label %310

292:                                              ; preds = %277, %292
  %293 = phi i64 [ 0, %277 ], [ %303, %292 ]
  %294 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %273, i64 %293
  %295 = load ptr, ptr %294, align 8
  %296 = getelementptr inbounds double, ptr %295, i64 %279
  %297 = load double, ptr %296, align 8
  %298 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %273, i64 %293
  %299 = load i64, ptr %298, align 8
  %300 = getelementptr inbounds [1024 x double], ptr %6, i64 0, i64 %299
  %301 = load double, ptr %300, align 8
  %302 = fadd double %297, %301
  store double %302, ptr %300, align 8
  %303 = add nuw nsw i64 %293, 1
  %304 = icmp eq i64 %303, %275
  br i1 %304, label %280, label %292

305:                                              ; preds = %310
  %306 = getelementptr inbounds i32, ptr %286, i64 %312
  %307 = load i32, ptr %306, align 4
  %308 = sext i32 %307 to i64
  %309 = icmp eq i64 %288, %308
  br i1 %309, label %314, label %310

310:                                              ; preds = %284, %305
  %311 = phi i64 [ %312, %305 ], [ 0, %284 ]
  %312 = add nuw nsw i64 %311, 1
  %313 = icmp eq i64 %312, %282
  br i1 %313, label %314, label %305

314:                                              ; preds = %305, %310
  %315 = phi i64 [ %312, %305 ], [ %282, %310 ]
  %316 = icmp slt i64 %312, %282
  br label %317

317:                                              ; preds = %314, %284, %280
  %318 = phi i64 [ 0, %280 ], [ 0, %284 ], [ %315, %314 ]
  %319 = phi i1 [ false, %280 ], [ true, %284 ], [ %316, %314 ]
  %320 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %273
  %321 = load i64, ptr %320, align 8
  %322 = icmp sgt i64 %321, 0
  br i1 %322, label %323, label %326

323:                                              ; preds = %317
  %324 = load ptr, ptr %0, align 8
  %325 = load i64, ptr %324, align 8
  br label %329

326:                                              ; preds = %343, %317
  %327 = add nuw nsw i64 %273, 1
  %328 = icmp eq i64 %327, %9
  br i1 %328, label %271, label %272

329:                                              ; preds = %323, %343
  %330 = phi i64 [ 0, %323 ], [ %350, %343 ]
  br i1 %319, label %331, label %338

331:                                              ; preds = %329
  %332 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %273, i64 %330
  %333 = load ptr, ptr %332, align 8
  %334 = getelementptr inbounds double, ptr %333, i64 %318
  %335 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %273, i64 %330
  %336 = load i64, ptr %335, align 8
  %337 = add nsw i64 %336, %325
  br label %343

338:                                              ; preds = %329
  %339 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 45, i64 %273, i64 %330
  %340 = load i64, ptr %339, align 8
  %341 = add nsw i64 %340, %325
  %342 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %341
  br label %343

343:                                              ; preds = %338, %331
  %344 = phi i64 [ %341, %338 ], [ %337, %331 ]
  %345 = phi ptr [ %342, %338 ], [ %334, %331 ]
  %346 = load double, ptr %345, align 8
  %347 = getelementptr inbounds [1024 x double], ptr %6, i64 0, i64 %344
  %348 = load double, ptr %347, align 8
  %349 = fadd double %346, %348
  store double %349, ptr %347, align 8
  %350 = add nuw nsw i64 %330, 1
  %351 = icmp eq i64 %350, %321
  br i1 %351, label %326, label %329

352:                                              ; preds = %359, %271
  %353 = load i64, ptr %10, align 8
  %354 = icmp slt i64 %353, 64
  br i1 %354, label %355, label %391

355:                                              ; preds = %352
  %356 = icmp sgt i64 %353, 0
  br i1 %356, label %357, label %370

357:                                              ; preds = %355
  %358 = fsub double 1.000000e+00, %260
  br label %371

359:                                              ; preds = %271, %359
  %360 = phi i64 [ %368, %359 ], [ 0, %271 ]
  %361 = getelementptr inbounds [1024 x double], ptr %6, i64 0, i64 %360
  %362 = load double, ptr %361, align 8
  %363 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 26, i64 %360
  %364 = load double, ptr %363, align 8
  %365 = fsub double %362, %364
  %366 = fmul double %260, %365
  %367 = fadd double %364, %366
  store double %367, ptr %363, align 8
  %368 = add nuw nsw i64 %360, 1
  %369 = icmp eq i64 %368, %261
  br i1 %369, label %352, label %359

370:                                              ; preds = %371, %355
  br i1 %13, label %381, label %378

371:                                              ; preds = %357, %371
  %372 = phi i64 [ 0, %357 ], [ %376, %371 ]
  %373 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %372
  %374 = load double, ptr %373, align 8
  %375 = fmul double %358, %374
  store double %375, ptr %373, align 8
  %376 = add nuw nsw i64 %372, 1
  %377 = icmp eq i64 %376, %353
  br i1 %377, label %370, label %371

378:                                              ; preds = %381, %370
  %379 = add nsw i64 %353, 1
  store i64 %379, ptr %10, align 8
  %380 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %353
  store double %260, ptr %380, align 8
  br label %391

381:                                              ; preds = %370, %381
  %382 = phi i64 [ %387, %381 ], [ 0, %370 ]
  %383 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %382
  %384 = load i64, ptr %383, align 8
  %385 = trunc i64 %384 to i32
  %386 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %353, i64 %382
  store i32 %385, ptr %386, align 4
  %387 = add nuw nsw i64 %382, 1
  %388 = icmp eq i64 %387, %9
  br i1 %388, label %378, label %381

389:                                              ; preds = %17, %27, %240, %243, %241, %32
  %390 = phi double [ 0x7FF0000000000000, %32 ], [ %242, %241 ], [ %18, %17 ], [ 0x7FF0000000000000, %27 ], [ 0x7FF0000000000000, %240 ], [ %29, %243 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4)
  br label %394

391:                                              ; preds = %378, %352
  tail call fastcc void @price(ptr noundef nonnull %0, double noundef %252)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4)
  %392 = add nuw nsw i64 %19, 1
  %393 = icmp eq i64 %392, %1
  br i1 %393, label %394, label %17

394:                                              ; preds = %391, %3, %389
  %395 = phi double [ %390, %389 ], [ %2, %3 ], [ %29, %391 ]
  ret double %395
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
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

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @split(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2) unnamed_addr {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 40
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %17, label %11

11:                                               ; preds = %3
  %12 = icmp sgt i64 %7, 0
  br label %27

13:                                               ; preds = %17
  %14 = fcmp ogt double %22, 0.000000e+00
  %15 = icmp sgt i64 %7, 0
  %16 = select i1 %15, i1 %14, i1 false
  br i1 %16, label %35, label %27

17:                                               ; preds = %3, %17
  %18 = phi double [ %22, %17 ], [ 0.000000e+00, %3 ]
  %19 = phi i64 [ %23, %17 ], [ 0, %3 ]
  %20 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fadd double %18, %21
  %23 = add nuw nsw i64 %19, 1
  %24 = icmp eq i64 %23, %9
  br i1 %24, label %13, label %17

25:                                               ; preds = %136
  %26 = icmp sgt i64 %138, -1
  br i1 %26, label %285, label %27

27:                                               ; preds = %11, %13, %25
  %28 = phi i64 [ %138, %25 ], [ -1, %13 ], [ -1, %11 ]
  %29 = phi i1 [ %15, %25 ], [ %15, %13 ], [ %12, %11 ]
  %30 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %152

33:                                               ; preds = %27
  %34 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 13
  br label %141

35:                                               ; preds = %13, %136
  %36 = phi i64 [ %138, %136 ], [ -1, %13 ]
  %37 = phi double [ %137, %136 ], [ 0x3D06849B86A12B9B, %13 ]
  %38 = phi i64 [ %139, %136 ], [ 0, %13 ]
  %39 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = icmp slt i64 %40, 2
  br i1 %41, label %136, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %38
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %136

46:                                               ; preds = %42, %130
  %47 = phi i64 [ %131, %130 ], [ %44, %42 ]
  %48 = phi i64 [ %133, %130 ], [ %36, %42 ]
  %49 = phi double [ %132, %130 ], [ %37, %42 ]
  %50 = phi i64 [ %134, %130 ], [ 0, %42 ]
  %51 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %38, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fcmp olt double %54, 1.000000e-09
  br i1 %55, label %130, label %56

56:                                               ; preds = %46
  %57 = load i64, ptr %8, align 8
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %81

59:                                               ; preds = %56
  %60 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %38, i64 %50
  %61 = load ptr, ptr %60, align 8
  br label %66

62:                                               ; preds = %66
  br i1 %58, label %63, label %81

63:                                               ; preds = %62
  %64 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %38, i64 %50
  %65 = load ptr, ptr %64, align 8
  br label %93

66:                                               ; preds = %59, %66
  %67 = phi i64 [ 0, %59 ], [ %79, %66 ]
  %68 = phi double [ 0.000000e+00, %59 ], [ %78, %66 ]
  %69 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %67
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %67, i64 %38
  %72 = load i32, ptr %71, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %61, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fmul double %70, %75
  %77 = fdiv double %76, %22
  %78 = fadd double %68, %77
  %79 = add nuw nsw i64 %67, 1
  %80 = icmp eq i64 %79, %57
  br i1 %80, label %62, label %66

81:                                               ; preds = %93, %56, %62
  %82 = phi double [ %78, %62 ], [ 0.000000e+00, %56 ], [ %78, %93 ]
  %83 = phi double [ 0.000000e+00, %62 ], [ 0.000000e+00, %56 ], [ %107, %93 ]
  %84 = fmul double %54, %54
  %85 = fmul double %84, %83
  %86 = fcmp ogt double %85, %49
  br i1 %86, label %87, label %130

87:                                               ; preds = %81
  %88 = load i64, ptr %39, align 8
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %90, label %110

90:                                               ; preds = %87
  %91 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %38, i64 %50
  %92 = load ptr, ptr %91, align 8
  br label %116

93:                                               ; preds = %63, %93
  %94 = phi i64 [ 0, %63 ], [ %108, %93 ]
  %95 = phi double [ 0.000000e+00, %63 ], [ %107, %93 ]
  %96 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 38, i64 %94, i64 %38
  %97 = load i32, ptr %96, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %65, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = fsub double %100, %78
  %102 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 39, i64 %94
  %103 = load double, ptr %102, align 8
  %104 = fmul double %103, %101
  %105 = fmul double %101, %104
  %106 = fdiv double %105, %22
  %107 = fadd double %95, %106
  %108 = add nuw nsw i64 %94, 1
  %109 = icmp eq i64 %108, %57
  br i1 %109, label %81, label %93

110:                                              ; preds = %116, %87
  %111 = phi double [ 0x7FF0000000000000, %87 ], [ %123, %116 ]
  %112 = phi double [ 0xFFF0000000000000, %87 ], [ %125, %116 ]
  %113 = fcmp ole double %111, %82
  %114 = fcmp olt double %82, %112
  %115 = select i1 %113, i1 %114, i1 false
  br i1 %115, label %128, label %130

116:                                              ; preds = %90, %116
  %117 = phi i64 [ 0, %90 ], [ %126, %116 ]
  %118 = phi double [ 0xFFF0000000000000, %90 ], [ %125, %116 ]
  %119 = phi double [ 0x7FF0000000000000, %90 ], [ %123, %116 ]
  %120 = getelementptr inbounds double, ptr %92, i64 %117
  %121 = load double, ptr %120, align 8
  %122 = fcmp olt double %121, %119
  %123 = select i1 %122, double %121, double %119
  %124 = fcmp ogt double %121, %118
  %125 = select i1 %124, double %121, double %118
  %126 = add nuw nsw i64 %117, 1
  %127 = icmp eq i64 %126, %88
  br i1 %127, label %110, label %116

128:                                              ; preds = %110
  store i64 %50, ptr %2, align 8
  store double %82, ptr %1, align 8
  %129 = load i64, ptr %43, align 8
  br label %130

130:                                              ; preds = %128, %110, %81, %46
  %131 = phi i64 [ %47, %46 ], [ %47, %81 ], [ %129, %128 ], [ %47, %110 ]
  %132 = phi double [ %49, %46 ], [ %49, %81 ], [ %85, %128 ], [ %49, %110 ]
  %133 = phi i64 [ %48, %46 ], [ %48, %81 ], [ %38, %128 ], [ %48, %110 ]
  %134 = add nuw nsw i64 %50, 1
  %135 = icmp slt i64 %134, %131
  br i1 %135, label %46, label %136

136:                                              ; preds = %130, %42, %35
  %137 = phi double [ %37, %35 ], [ %37, %42 ], [ %132, %130 ]
  %138 = phi i64 [ %36, %35 ], [ %36, %42 ], [ %133, %130 ]
  %139 = add nuw nsw i64 %38, 1
  %140 = icmp slt i64 %139, %7
  br i1 %140, label %35, label %25

141:                                              ; preds = %33, %156
  %142 = phi i64 [ %31, %33 ], [ %157, %156 ]
  %143 = phi i64 [ %28, %33 ], [ %159, %156 ]
  %144 = phi double [ 0.000000e+00, %33 ], [ %158, %156 ]
  %145 = phi i64 [ 0, %33 ], [ %160, %156 ]
  br i1 %29, label %146, label %156

146:                                              ; preds = %141
  %147 = xor i64 %145, -1
  br label %162

148:                                              ; preds = %156
  %149 = icmp sgt i64 %159, -1
  %150 = fcmp ogt double %158, 1.000000e-03
  %151 = select i1 %149, i1 %150, i1 false
  br i1 %151, label %285, label %152

152:                                              ; preds = %27, %148
  %153 = phi i64 [ %159, %148 ], [ %28, %27 ]
  br i1 %29, label %224, label %232

154:                                              ; preds = %219
  %155 = load i64, ptr %30, align 8
  br label %156

156:                                              ; preds = %154, %141
  %157 = phi i64 [ %142, %141 ], [ %155, %154 ]
  %158 = phi double [ %144, %141 ], [ %220, %154 ]
  %159 = phi i64 [ %143, %141 ], [ %221, %154 ]
  %160 = add nuw nsw i64 %145, 1
  %161 = icmp slt i64 %160, %157
  br i1 %161, label %141, label %148

162:                                              ; preds = %146, %219
  %163 = phi i64 [ %143, %146 ], [ %221, %219 ]
  %164 = phi double [ %144, %146 ], [ %220, %219 ]
  %165 = phi i64 [ 0, %146 ], [ %222, %219 ]
  %166 = load i64, ptr %4, align 8
  %167 = add nsw i64 %166, %145
  %168 = tail call fastcc ptr @column(ptr noundef nonnull %0, i64 noundef %165, i64 noundef %167)
  %169 = icmp eq ptr %168, null
  br i1 %169, label %219, label %170

170:                                              ; preds = %162
  %171 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %165
  %172 = load i64, ptr %171, align 8
  %173 = icmp slt i64 %172, 2
  br i1 %173, label %219, label %174

174:                                              ; preds = %170
  %175 = load ptr, ptr %34, align 8
  %176 = getelementptr inbounds double, ptr %175, i64 %167
  %177 = load double, ptr %176, align 8
  %178 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %165
  %179 = load ptr, ptr %178, align 8
  %180 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %165
  %181 = load ptr, ptr %180, align 8
  br label %182

182:                                              ; preds = %174, %182
  %183 = phi i64 [ 0, %174 ], [ %198, %182 ]
  %184 = phi double [ 0.000000e+00, %174 ], [ %197, %182 ]
  %185 = phi double [ 0x7FF0000000000000, %174 ], [ %195, %182 ]
  %186 = getelementptr inbounds i32, ptr %181, i64 %183
  %187 = load i32, ptr %186, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds i32, ptr %179, i64 %188
  %190 = load i32, ptr %189, align 4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds double, ptr %168, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = fcmp olt double %193, %185
  %195 = select i1 %194, double %193, double %185
  %196 = fcmp ogt double %193, %184
  %197 = select i1 %196, double %193, double %184
  %198 = add nuw nsw i64 %183, 1
  %199 = icmp eq i64 %198, %172
  br i1 %199, label %204, label %182

200:                                              ; preds = %212
  %201 = fsub double %197, %195
  %202 = fmul double %201, %213
  %203 = fcmp ogt double %202, %164
  br i1 %203, label %216, label %219

204:                                              ; preds = %182, %212
  %205 = phi i64 [ %214, %212 ], [ 0, %182 ]
  %206 = phi double [ %213, %212 ], [ %177, %182 ]
  %207 = icmp eq i64 %205, %165
  br i1 %207, label %212, label %208

208:                                              ; preds = %204
  %209 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %145, i64 %205
  %210 = load double, ptr %209, align 8
  %211 = fmul double %206, %210
  br label %212

212:                                              ; preds = %204, %208
  %213 = phi double [ %211, %208 ], [ %206, %204 ]
  %214 = add nuw nsw i64 %205, 1
  %215 = icmp eq i64 %214, %7
  br i1 %215, label %200, label %204

216:                                              ; preds = %200
  store i64 %147, ptr %2, align 8
  %217 = fadd double %195, %197
  %218 = fmul double %217, 5.000000e-01
  store double %218, ptr %1, align 8
  br label %219

219:                                              ; preds = %200, %216, %162, %170
  %220 = phi double [ %164, %170 ], [ %164, %162 ], [ %202, %216 ], [ %164, %200 ]
  %221 = phi i64 [ %163, %170 ], [ %163, %162 ], [ %165, %216 ], [ %163, %200 ]
  %222 = add nuw nsw i64 %165, 1
  %223 = icmp eq i64 %222, %7
  br i1 %223, label %154, label %162

224:                                              ; preds = %152, %247
  %225 = phi i64 [ %249, %247 ], [ %153, %152 ]
  %226 = phi i64 [ %250, %247 ], [ 0, %152 ]
  %227 = phi double [ %248, %247 ], [ 0.000000e+00, %152 ]
  %228 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %226
  %229 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %226
  %230 = load i64, ptr %229, align 8
  %231 = icmp sgt i64 %230, 0
  br i1 %231, label %237, label %247

232:                                              ; preds = %247, %152
  %233 = phi double [ 0.000000e+00, %152 ], [ %248, %247 ]
  %234 = phi i64 [ %153, %152 ], [ %249, %247 ]
  %235 = fcmp ogt double %233, 0.000000e+00
  %236 = select i1 %235, i64 %234, i64 -1
  br label %285

237:                                              ; preds = %224, %279
  %238 = phi i64 [ %280, %279 ], [ %230, %224 ]
  %239 = phi i64 [ %282, %279 ], [ %225, %224 ]
  %240 = phi i64 [ %283, %279 ], [ 0, %224 ]
  %241 = phi double [ %281, %279 ], [ %227, %224 ]
  %242 = load i64, ptr %228, align 8
  %243 = icmp sgt i64 %242, 1
  br i1 %243, label %244, label %247

244:                                              ; preds = %237
  %245 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %226, i64 %240
  %246 = load ptr, ptr %245, align 8
  br label %263

247:                                              ; preds = %237, %279, %224
  %248 = phi double [ %227, %224 ], [ %281, %279 ], [ %241, %237 ]
  %249 = phi i64 [ %225, %224 ], [ %282, %279 ], [ %239, %237 ]
  %250 = add nuw nsw i64 %226, 1
  %251 = icmp eq i64 %250, %7
  br i1 %251, label %232, label %224

252:                                              ; preds = %263
  %253 = fsub double %272, %270
  %254 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %226, i64 %240
  %255 = load i64, ptr %254, align 8
  %256 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 27, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = fadd double %257, 0x3EB0C6F7A0B5ED8D
  %259 = fmul double %253, %258
  %260 = fcmp ogt double %259, %241
  %261 = fcmp ogt double %272, %270
  %262 = select i1 %260, i1 %261, i1 false
  br i1 %262, label %275, label %279

263:                                              ; preds = %244, %263
  %264 = phi i64 [ 0, %244 ], [ %273, %263 ]
  %265 = phi double [ 0xFFF0000000000000, %244 ], [ %272, %263 ]
  %266 = phi double [ 0x7FF0000000000000, %244 ], [ %270, %263 ]
  %267 = getelementptr inbounds double, ptr %246, i64 %264
  %268 = load double, ptr %267, align 8
  %269 = fcmp olt double %268, %266
  %270 = select i1 %269, double %268, double %266
  %271 = fcmp ogt double %268, %265
  %272 = select i1 %271, double %268, double %265
  %273 = add nuw nsw i64 %264, 1
  %274 = icmp eq i64 %273, %242
  br i1 %274, label %252, label %263

275:                                              ; preds = %252
  store i64 %240, ptr %2, align 8
  %276 = fadd double %270, %272
  %277 = fmul double %276, 5.000000e-01
  store double %277, ptr %1, align 8
  %278 = load i64, ptr %229, align 8
  br label %279

279:                                              ; preds = %275, %252
  %280 = phi i64 [ %278, %275 ], [ %238, %252 ]
  %281 = phi double [ %259, %275 ], [ %241, %252 ]
  %282 = phi i64 [ %226, %275 ], [ %239, %252 ]
  %283 = add nuw nsw i64 %240, 1
  %284 = icmp slt i64 %283, %280
  br i1 %284, label %237, label %247

285:                                              ; preds = %148, %25, %232
  %286 = phi i64 [ %236, %232 ], [ %138, %25 ], [ %159, %148 ]
  ret i64 %286
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @extremes(ptr nocapture noundef %0, ptr nocapture noundef writeonly %1) unnamed_addr {
  %3 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %22

7:                                                ; preds = %2
  %8 = load ptr, ptr %0, align 8
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Problem, ptr %8, i64 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, %9
  %13 = icmp sgt i64 %12, 0
  %14 = getelementptr inbounds %struct.Problem, ptr %8, i64 0, i32 18
  %15 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  br label %16

16:                                               ; preds = %7, %23
  %17 = phi i64 [ 0, %7 ], [ %24, %23 ]
  br i1 %13, label %18, label %23

18:                                               ; preds = %16
  %19 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %17
  %20 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %17
  %21 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %17
  br label %26

22:                                               ; preds = %23, %2
  ret void

23:                                               ; preds = %84, %16
  %24 = add nuw nsw i64 %17, 1
  %25 = icmp eq i64 %24, %5
  br i1 %25, label %22, label %16

26:                                               ; preds = %18, %84
  %27 = phi i64 [ 0, %18 ], [ %87, %84 ]
  %28 = tail call fastcc ptr @column(ptr noundef nonnull %0, i64 noundef %17, i64 noundef %27)
  %29 = icmp eq ptr %28, null
  br i1 %29, label %84, label %30

30:                                               ; preds = %26
  %31 = icmp slt i64 %27, %9
  %32 = select i1 %31, double 0x7FF0000000000000, double 0.000000e+00
  br i1 %31, label %41, label %33

33:                                               ; preds = %30
  %34 = load ptr, ptr %14, align 8
  %35 = sub nsw i64 %27, %9
  %36 = mul nsw i64 %35, %5
  %37 = add nsw i64 %36, %17
  %38 = getelementptr inbounds double, ptr %34, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul double %39, 0x3FEFFFFFFF768FA1
  br label %41

41:                                               ; preds = %30, %33
  %42 = phi double [ %40, %33 ], [ 0.000000e+00, %30 ]
  %43 = load i64, ptr %19, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %41
  %46 = load ptr, ptr %20, align 8
  %47 = load ptr, ptr %21, align 8
  br label %51

48:                                               ; preds = %68, %41
  %49 = phi double [ %32, %41 ], [ %69, %68 ]
  %50 = phi double [ 0.000000e+00, %41 ], [ %73, %68 ]
  br i1 %31, label %79, label %76

51:                                               ; preds = %45, %68
  %52 = phi i64 [ 0, %45 ], [ %74, %68 ]
  %53 = phi double [ 0.000000e+00, %45 ], [ %73, %68 ]
  %54 = phi double [ %32, %45 ], [ %69, %68 ]
  %55 = getelementptr inbounds i32, ptr %47, i64 %52
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %46, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %28, i64 %60
  %62 = load double, ptr %61, align 8
  br i1 %31, label %63, label %65

63:                                               ; preds = %51
  %64 = fcmp olt double %62, %54
  br i1 %64, label %67, label %68

65:                                               ; preds = %51
  %66 = fcmp ogt double %62, %54
  br i1 %66, label %67, label %68

67:                                               ; preds = %65, %63
  br label %68

68:                                               ; preds = %67, %65, %63
  %69 = phi double [ %62, %67 ], [ %54, %63 ], [ %54, %65 ]
  %70 = fcmp olt double %62, %42
  %71 = fcmp ogt double %62, %53
  %72 = select i1 %70, i1 %71, i1 false
  %73 = select i1 %72, double %62, double %53
  %74 = add nuw nsw i64 %52, 1
  %75 = icmp eq i64 %74, %43
  br i1 %75, label %48, label %51

76:                                               ; preds = %48
  %77 = sub nsw i64 %27, %9
  %78 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %77, i64 %17
  store double %50, ptr %78, align 8
  br label %79

79:                                               ; preds = %76, %48
  %80 = load ptr, ptr %15, align 8
  %81 = getelementptr inbounds %struct.Best, ptr %80, i64 0, i32 2
  %82 = load i64, ptr %81, align 8
  %83 = sub nsw i64 %82, %43
  store i64 %83, ptr %81, align 8
  br label %84

84:                                               ; preds = %79, %26
  %85 = phi double [ %49, %79 ], [ 1.000000e+00, %26 ]
  %86 = getelementptr inbounds [16 x double], ptr %1, i64 %27, i64 %17
  store double %85, ptr %86, align 8
  %87 = add nuw nsw i64 %27, 1
  %88 = icmp eq i64 %87, %12
  br i1 %88, label %23, label %26
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @drop(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 23, i64 %1
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %1
  %9 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %1
  %10 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 33, i64 %1
  %11 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 20, i64 %1
  br label %14

12:                                               ; preds = %57, %3
  %13 = phi i64 [ 0, %3 ], [ %58, %57 ]
  store i64 %13, ptr %4, align 8
  ret void

14:                                               ; preds = %7, %57
  %15 = phi i64 [ 0, %7 ], [ %59, %57 ]
  %16 = phi i64 [ 0, %7 ], [ %58, %57 ]
  %17 = getelementptr inbounds double, ptr %2, i64 %15
  %18 = load double, ptr %17, align 8
  %19 = fcmp une double %18, 0.000000e+00
  br i1 %19, label %57, label %20

20:                                               ; preds = %14
  %21 = icmp slt i64 %16, %15
  br i1 %21, label %22, label %55

22:                                               ; preds = %20
  %23 = load ptr, ptr %8, align 8
  %24 = getelementptr inbounds i32, ptr %23, i64 %15
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds i32, ptr %23, i64 %16
  store i32 %25, ptr %26, align 4
  %27 = load i64, ptr %9, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %32, %22
  %30 = load i64, ptr %10, align 8
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %46, label %41

32:                                               ; preds = %22, %32
  %33 = phi i64 [ %39, %32 ], [ 0, %22 ]
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 43, i64 %1, i64 %33
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %35, i64 %15
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %35, i64 %16
  store double %37, ptr %38, align 8
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %27
  br i1 %40, label %29, label %32

41:                                               ; preds = %46, %29
  %42 = load ptr, ptr %11, align 8
  %43 = getelementptr inbounds double, ptr %42, i64 %15
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds double, ptr %42, i64 %16
  store double %44, ptr %45, align 8
  br label %55

46:                                               ; preds = %29, %46
  %47 = phi i64 [ %53, %46 ], [ 0, %29 ]
  %48 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 44, i64 %1, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds double, ptr %49, i64 %15
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %49, i64 %16
  store double %51, ptr %52, align 8
  %53 = add nuw nsw i64 %47, 1
  %54 = icmp eq i64 %53, %30
  br i1 %54, label %41, label %46

55:                                               ; preds = %41, %20
  %56 = add nsw i64 %16, 1
  br label %57

57:                                               ; preds = %14, %55
  %58 = phi i64 [ %16, %14 ], [ %56, %55 ]
  %59 = add nuw nsw i64 %15, 1
  %60 = icmp eq i64 %59, %5
  br i1 %60, label %12, label %14
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
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
  br i1 %13, label %36, label %14

14:                                               ; preds = %36, %4
  %15 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 9
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i64, ptr %16, i64 %1
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %1, 1
  %20 = getelementptr inbounds i64, ptr %16, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %18, %21
  br i1 %22, label %23, label %42

23:                                               ; preds = %14
  %24 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 10
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 16
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 13
  %29 = load ptr, ptr %28, align 8
  %30 = load i64, ptr %5, align 8
  %31 = getelementptr inbounds %struct.Problem, ptr %5, i64 0, i32 18
  %32 = load ptr, ptr %31, align 8
  %33 = icmp sgt i64 %10, 0
  %34 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %2
  %35 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 24, i64 %2
  br label %46

36:                                               ; preds = %4, %36
  %37 = phi i64 [ %40, %36 ], [ 0, %4 ]
  %38 = getelementptr inbounds double, ptr %3, i64 %37
  store double 1.000000e+00, ptr %38, align 8
  %39 = getelementptr inbounds double, ptr %12, i64 %37
  store double 0.000000e+00, ptr %39, align 8
  %40 = add nuw nsw i64 %37, 1
  %41 = icmp eq i64 %40, %7
  br i1 %41, label %14, label %36

42:                                               ; preds = %180, %14
  %43 = phi i64 [ 0, %14 ], [ %182, %180 ]
  br i1 %13, label %44, label %185

44:                                               ; preds = %42
  %45 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 36, i64 %1
  br label %194

46:                                               ; preds = %23, %180
  %47 = phi i64 [ 0, %23 ], [ %182, %180 ]
  %48 = phi i64 [ %18, %23 ], [ %183, %180 ]
  %49 = getelementptr inbounds i64, ptr %25, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %27, i64 %48
  %52 = load double, ptr %51, align 8
  %53 = add nsw i64 %30, %50
  %54 = getelementptr inbounds double, ptr %29, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fmul double %52, %55
  %57 = tail call fastcc ptr @column(ptr noundef nonnull %0, i64 noundef %2, i64 noundef %53)
  %58 = mul nsw i64 %50, %10
  %59 = getelementptr inbounds double, ptr %32, i64 %58
  br i1 %33, label %67, label %63

60:                                               ; preds = %75
  %61 = tail call fastcc i64 @rests(ptr noundef nonnull %5, ptr noundef nonnull %9, i64 noundef %50)
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %79, label %66

63:                                               ; preds = %46
  %64 = tail call fastcc i64 @rests(ptr noundef nonnull %5, ptr noundef nonnull %9, i64 noundef %50)
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %79, label %110

66:                                               ; preds = %60
  br i1 %33, label %122, label %110

67:                                               ; preds = %46, %75
  %68 = phi i64 [ %77, %75 ], [ 0, %46 ]
  %69 = phi double [ %76, %75 ], [ %56, %46 ]
  %70 = icmp eq i64 %68, %2
  br i1 %70, label %75, label %71

71:                                               ; preds = %67
  %72 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %50, i64 %68
  %73 = load double, ptr %72, align 8
  %74 = fmul double %69, %73
  br label %75

75:                                               ; preds = %67, %71
  %76 = phi double [ %74, %71 ], [ %69, %67 ]
  %77 = add nuw nsw i64 %68, 1
  %78 = icmp eq i64 %77, %10
  br i1 %78, label %60, label %67

79:                                               ; preds = %63, %60
  %80 = phi double [ %56, %63 ], [ %76, %60 ]
  %81 = icmp eq ptr %57, null
  br i1 %81, label %82, label %83

82:                                               ; preds = %79
  br i1 %13, label %103, label %180

83:                                               ; preds = %79
  br i1 %13, label %84, label %180

84:                                               ; preds = %83
  %85 = load ptr, ptr %34, align 8
  %86 = load ptr, ptr %35, align 8
  br label %87

87:                                               ; preds = %84, %87
  %88 = phi i64 [ 0, %84 ], [ %101, %87 ]
  %89 = getelementptr inbounds i32, ptr %86, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %85, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %57, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fmul double %80, %96
  %98 = getelementptr inbounds double, ptr %3, i64 %88
  %99 = load double, ptr %98, align 8
  %100 = fsub double %99, %97
  store double %100, ptr %98, align 8
  %101 = add nuw nsw i64 %88, 1
  %102 = icmp eq i64 %101, %7
  br i1 %102, label %180, label %87

103:                                              ; preds = %82, %103
  %104 = phi i64 [ %108, %103 ], [ 0, %82 ]
  %105 = getelementptr inbounds double, ptr %3, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fsub double %106, %80
  store double %107, ptr %105, align 8
  %108 = add nuw nsw i64 %104, 1
  %109 = icmp eq i64 %108, %7
  br i1 %109, label %180, label %103

110:                                              ; preds = %151, %63, %66
  %111 = phi double [ %76, %66 ], [ %56, %63 ], [ %76, %151 ]
  %112 = phi double [ 0.000000e+00, %66 ], [ 0.000000e+00, %63 ], [ %152, %151 ]
  %113 = getelementptr inbounds double, ptr %59, i64 %2
  %114 = load double, ptr %113, align 8
  %115 = fmul double %114, 0x3FEFFFFFFF768FA1
  %116 = icmp eq ptr %57, null
  br i1 %116, label %117, label %118

117:                                              ; preds = %110
  br i1 %13, label %173, label %180

118:                                              ; preds = %110
  br i1 %13, label %119, label %180

119:                                              ; preds = %118
  %120 = load ptr, ptr %34, align 8
  %121 = load ptr, ptr %35, align 8
  br label %155

122:                                              ; preds = %66, %151
  %123 = phi i64 [ %153, %151 ], [ 0, %66 ]
  %124 = phi double [ %152, %151 ], [ 0.000000e+00, %66 ]
  %125 = icmp eq i64 %123, %2
  br i1 %125, label %151, label %126

126:                                              ; preds = %122
  %127 = getelementptr inbounds double, ptr %59, i64 %123
  %128 = load double, ptr %127, align 8
  %129 = fcmp ogt double %128, 0.000000e+00
  br i1 %129, label %130, label %151

130:                                              ; preds = %126
  %131 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 35, i64 %50, i64 %123
  %132 = load double, ptr %131, align 8
  %133 = fmul double %56, %132
  br label %137

134:                                              ; preds = %147
  %135 = fcmp ogt double %148, %124
  %136 = select i1 %135, double %148, double %124
  br label %151

137:                                              ; preds = %130, %147
  %138 = phi i64 [ %149, %147 ], [ 0, %130 ]
  %139 = phi double [ %148, %147 ], [ %133, %130 ]
  %140 = icmp eq i64 %138, %2
  %141 = icmp eq i64 %138, %123
  %142 = select i1 %140, i1 true, i1 %141
  br i1 %142, label %147, label %143

143:                                              ; preds = %137
  %144 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 34, i64 %50, i64 %138
  %145 = load double, ptr %144, align 8
  %146 = fmul double %139, %145
  br label %147

147:                                              ; preds = %137, %143
  %148 = phi double [ %146, %143 ], [ %139, %137 ]
  %149 = add nuw nsw i64 %138, 1
  %150 = icmp eq i64 %149, %10
  br i1 %150, label %134, label %137

151:                                              ; preds = %122, %126, %134
  %152 = phi double [ %124, %122 ], [ %136, %134 ], [ %124, %126 ]
  %153 = add nuw nsw i64 %123, 1
  %154 = icmp eq i64 %153, %10
  br i1 %154, label %110, label %122

155:                                              ; preds = %119, %155
  %156 = phi i64 [ 0, %119 ], [ %171, %155 ]
  %157 = getelementptr inbounds i32, ptr %121, i64 %156
  %158 = load i32, ptr %157, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds i32, ptr %120, i64 %159
  %161 = load i32, ptr %160, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds double, ptr %57, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = fcmp olt double %164, %115
  %166 = select i1 %165, double %111, double %112
  %167 = fmul double %164, %166
  %168 = getelementptr inbounds double, ptr %12, i64 %156
  %169 = load double, ptr %168, align 8
  %170 = fadd double %169, %167
  store double %170, ptr %168, align 8
  %171 = add nuw nsw i64 %156, 1
  %172 = icmp eq i64 %171, %7
  br i1 %172, label %180, label %155

173:                                              ; preds = %117, %173
  %174 = phi i64 [ %178, %173 ], [ 0, %117 ]
  %175 = getelementptr inbounds double, ptr %12, i64 %174
  %176 = load double, ptr %175, align 8
  %177 = fadd double %112, %176
  store double %177, ptr %175, align 8
  %178 = add nuw nsw i64 %174, 1
  %179 = icmp eq i64 %178, %7
  br i1 %179, label %180, label %173

180:                                              ; preds = %155, %173, %87, %103, %117, %118, %82, %83
  %181 = phi i64 [ 1, %83 ], [ 0, %82 ], [ 1, %118 ], [ 0, %117 ], [ 0, %103 ], [ 1, %87 ], [ 0, %173 ], [ 1, %155 ]
  %182 = or i64 %47, %181
  %183 = add i64 %48, 1
  %184 = icmp eq i64 %183, %21
  br i1 %184, label %42, label %46

185:                                              ; preds = %194, %42
  %186 = xor i64 %21, -1
  %187 = add i64 %18, %186
  %188 = mul i64 %187, %7
  %189 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %190 = load ptr, ptr %189, align 8
  %191 = getelementptr inbounds %struct.Best, ptr %190, i64 0, i32 2
  %192 = load i64, ptr %191, align 8
  %193 = add i64 %192, %188
  store i64 %193, ptr %191, align 8
  ret i64 %43

194:                                              ; preds = %44, %194
  %195 = phi i64 [ 0, %44 ], [ %204, %194 ]
  %196 = getelementptr inbounds double, ptr %12, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = load double, ptr %45, align 8
  %199 = fcmp olt double %197, %198
  %200 = select i1 %199, double %197, double %198
  %201 = getelementptr inbounds double, ptr %3, i64 %195
  %202 = load double, ptr %201, align 8
  %203 = fsub double %202, %200
  store double %203, ptr %201, align 8
  %204 = add nuw nsw i64 %195, 1
  %205 = icmp eq i64 %204, %7
  br i1 %205, label %185, label %194
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @try(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca [1024 x double], align 16
  %5 = alloca [16 x i64], align 16
  %6 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %4)
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, %7
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5)
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 13
  %14 = load ptr, ptr %13, align 8
  br label %23

15:                                               ; preds = %23, %3
  %16 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %30

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 6
  %22 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 5
  br label %44

23:                                               ; preds = %12, %23
  %24 = phi i64 [ 0, %12 ], [ %28, %23 ]
  %25 = getelementptr inbounds double, ptr %14, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %24
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %24, 1
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %15, label %23

30:                                               ; preds = %56, %15
  %31 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds %struct.Best, ptr %32, i64 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = add nsw i64 %34, %2
  store i64 %35, ptr %33, align 8
  %36 = mul nsw i64 %18, %10
  %37 = getelementptr inbounds %struct.Best, ptr %32, i64 0, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = sub nsw i64 %38, %36
  store i64 %39, ptr %37, align 8
  %40 = getelementptr inbounds double, ptr %4, i64 %7
  %41 = call fastcc double @judge(ptr noundef nonnull %6, ptr noundef nonnull %17, ptr noundef nonnull %4, ptr noundef nonnull %40, ptr noundef null)
  %42 = tail call fastcc double @limit(ptr noundef nonnull %0)
  %43 = fcmp ult double %41, %42
  br i1 %43, label %81, label %103

44:                                               ; preds = %20, %56
  %45 = phi i64 [ 0, %20 ], [ %57, %56 ]
  %46 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %45
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds i64, ptr %1, i64 %45
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = sext i32 %51 to i64
  br i1 %11, label %53, label %56

53:                                               ; preds = %44
  %54 = load ptr, ptr %21, align 8
  %55 = mul nsw i64 %45, %10
  br label %59

56:                                               ; preds = %78, %44
  %57 = add nuw nsw i64 %45, 1
  %58 = icmp eq i64 %57, %18
  br i1 %58, label %30, label %44

59:                                               ; preds = %53, %78
  %60 = phi i64 [ 0, %53 ], [ %79, %78 ]
  %61 = add nsw i64 %60, %55
  %62 = getelementptr inbounds i64, ptr %54, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %78, label %65

65:                                               ; preds = %59
  %66 = load ptr, ptr %22, align 8
  %67 = getelementptr inbounds ptr, ptr %66, i64 %45
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds %struct.Table, ptr %68, i64 0, i32 1
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds ptr, ptr %70, i64 %63
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %52
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds [1024 x double], ptr %4, i64 0, i64 %60
  %76 = load double, ptr %75, align 8
  %77 = fmul double %74, %76
  store double %77, ptr %75, align 8
  br label %78

78:                                               ; preds = %65, %59
  %79 = add nuw nsw i64 %60, 1
  %80 = icmp eq i64 %79, %10
  br i1 %80, label %56, label %59

81:                                               ; preds = %30
  %82 = call fastcc i64 @fit(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %5)
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %103, label %84

84:                                               ; preds = %81
  %85 = load ptr, ptr %31, align 8
  store double %41, ptr %85, align 8
  %86 = icmp eq i64 %2, 0
  %87 = zext i1 %86 to i64
  %88 = getelementptr inbounds %struct.Best, ptr %85, i64 0, i32 1
  %89 = load i64, ptr %88, align 8
  %90 = add nsw i64 %89, %87
  store i64 %90, ptr %88, align 8
  %91 = getelementptr inbounds %struct.Best, ptr %85, i64 0, i32 3
  store i64 1, ptr %91, align 8
  %92 = load ptr, ptr %16, align 8
  %93 = load i64, ptr %92, align 8
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %95, label %103

95:                                               ; preds = %84, %95
  %96 = phi i64 [ %100, %95 ], [ 0, %84 ]
  %97 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds %struct.Best, ptr %85, i64 0, i32 4, i64 %96
  store i64 %98, ptr %99, align 8
  %100 = add nuw nsw i64 %96, 1
  %101 = load i64, ptr %92, align 8
  %102 = icmp slt i64 %100, %101
  br i1 %102, label %95, label %103

103:                                              ; preds = %95, %84, %81, %30
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %4)
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @fit(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr {
  %4 = alloca [17 x [16 x i64]], align 16
  %5 = alloca [16 x i64], align 16
  %6 = alloca [33 x double], align 16
  %7 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 1
  %8 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 2176, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5)
  %9 = getelementptr inbounds %struct.Goal, ptr %8, i64 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = load ptr, ptr %0, align 8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Problem, ptr %11, i64 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, %12
  call void @llvm.lifetime.start.p0(i64 264, ptr nonnull %6)
  %16 = tail call fastcc i64 @resources(ptr noundef %8)
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %40

18:                                               ; preds = %3
  %19 = add i64 %16, 1
  %20 = and i64 %19, -2
  %21 = add i64 %16, -1
  %22 = insertelement <2 x i64> poison, i64 %21, i64 0
  %23 = shufflevector <2 x i64> %22, <2 x i64> poison, <2 x i32> zeroinitializer
  br label %24

24:                                               ; preds = %36, %18
  %25 = phi i64 [ 0, %18 ], [ %37, %36 ]
  %26 = phi <2 x i64> [ <i64 0, i64 1>, %18 ], [ %38, %36 ]
  %27 = icmp ule <2 x i64> %26, %23
  %28 = extractelement <2 x i1> %27, i64 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %24
  %30 = getelementptr inbounds [33 x double], ptr %6, i64 0, i64 %25
  store double 0.000000e+00, ptr %30, align 16
  br label %31

31:                                               ; preds = %29, %24
  %32 = extractelement <2 x i1> %27, i64 1
  br i1 %32, label %33, label %36

33:                                               ; preds = %31
  %34 = or i64 %25, 1
  %35 = getelementptr inbounds [33 x double], ptr %6, i64 0, i64 %34
  store double 0.000000e+00, ptr %35, align 8
  br label %36

36:                                               ; preds = %33, %31
  %37 = add i64 %25, 2
  %38 = add <2 x i64> %26, <i64 2, i64 2>
  %39 = icmp eq i64 %37, %20
  br i1 %39, label %40, label %24

40:                                               ; preds = %36, %3
  %41 = load i64, ptr %8, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %50

43:                                               ; preds = %40, %53
  %44 = phi i64 [ %54, %53 ], [ 0, %40 ]
  %45 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 16, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp sgt i64 %46, 0
  br i1 %47, label %48, label %53

48:                                               ; preds = %43
  %49 = getelementptr inbounds i64, ptr %1, i64 %44
  br label %56

50:                                               ; preds = %53, %40
  %51 = tail call fastcc i64 @resources(ptr noundef nonnull %8)
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %79, label %77

53:                                               ; preds = %71, %43
  %54 = add nuw nsw i64 %44, 1
  %55 = icmp eq i64 %54, %41
  br i1 %55, label %50, label %43

56:                                               ; preds = %48, %71
  %57 = phi i64 [ 0, %48 ], [ %72, %71 ]
  %58 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 41, i64 %44, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = icmp slt i64 %59, %15
  br i1 %60, label %71, label %61

61:                                               ; preds = %56
  %62 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 42, i64 %44, i64 %57
  %63 = load ptr, ptr %62, align 8
  %64 = load i64, ptr %49, align 8
  %65 = getelementptr inbounds double, ptr %63, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = sub nsw i64 %59, %15
  %68 = getelementptr inbounds [33 x double], ptr %6, i64 0, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fadd double %66, %69
  store double %70, ptr %68, align 8
  br label %71

71:                                               ; preds = %56, %61
  %72 = add nuw nsw i64 %57, 1
  %73 = icmp eq i64 %72, %46
  br i1 %73, label %53, label %56

74:                                               ; preds = %79
  %75 = add nuw nsw i64 %80, 1
  %76 = icmp eq i64 %75, %51
  br i1 %76, label %77, label %79

77:                                               ; preds = %74, %50
  %78 = icmp sgt i64 %10, 0
  br i1 %78, label %90, label %87

79:                                               ; preds = %50, %74
  %80 = phi i64 [ %75, %74 ], [ 0, %50 ]
  %81 = getelementptr inbounds [33 x double], ptr %6, i64 0, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = tail call fastcc double @width_of(ptr noundef nonnull %8, i64 noundef %80)
  %84 = tail call fastcc double @log_of(double noundef %83)
  %85 = fadd double %84, 1.000000e-09
  %86 = fcmp ogt double %82, %85
  br i1 %86, label %145, label %74

87:                                               ; preds = %90, %77
  br i1 %42, label %88, label %117

88:                                               ; preds = %87
  %89 = getelementptr inbounds %struct.Problem, ptr %11, i64 0, i32 5
  br label %98

90:                                               ; preds = %77, %90
  %91 = phi i64 [ %94, %90 ], [ 0, %77 ]
  %92 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %91
  store i64 1, ptr %92, align 8
  %93 = getelementptr inbounds [17 x [16 x i64]], ptr %4, i64 0, i64 %41, i64 %91
  store i64 1, ptr %93, align 8
  %94 = add nuw nsw i64 %91, 1
  %95 = icmp eq i64 %94, %10
  br i1 %95, label %87, label %90

96:                                               ; preds = %127, %98
  %97 = icmp sgt i64 %99, 1
  br i1 %97, label %98, label %117

98:                                               ; preds = %88, %96
  %99 = phi i64 [ %41, %88 ], [ %100, %96 ]
  %100 = add nsw i64 %99, -1
  br i1 %78, label %101, label %96

101:                                              ; preds = %98
  %102 = load ptr, ptr %89, align 8
  %103 = getelementptr inbounds ptr, ptr %102, i64 %100
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds %struct.Table, ptr %104, i64 0, i32 2
  %106 = load ptr, ptr %105, align 8
  %107 = load i64, ptr %104, align 8
  %108 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %100
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds i64, ptr %1, i64 %100
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds i32, ptr %109, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = sext i32 %113 to i64
  %115 = icmp sgt i32 %113, -1
  %116 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %100
  br label %119

117:                                              ; preds = %96, %87
  %118 = call fastcc i64 @fits(ptr noundef nonnull %0, ptr noundef %1, i64 noundef 0, ptr noundef nonnull %5, ptr noundef nonnull %4, ptr noundef %2)
  br label %145

119:                                              ; preds = %101, %127
  %120 = phi i64 [ 0, %101 ], [ %133, %127 ]
  %121 = mul nsw i64 %107, %120
  %122 = getelementptr inbounds i64, ptr %106, i64 %121
  %123 = getelementptr inbounds i64, ptr %122, i64 %114
  %124 = load i64, ptr %123, align 8
  br i1 %115, label %125, label %127

125:                                              ; preds = %119
  %126 = load ptr, ptr %116, align 8
  br label %135

127:                                              ; preds = %135, %119
  %128 = phi i64 [ %124, %119 ], [ %141, %135 ]
  %129 = getelementptr inbounds [17 x [16 x i64]], ptr %4, i64 0, i64 %99, i64 %120
  %130 = load i64, ptr %129, align 8
  %131 = mul nsw i64 %130, %128
  %132 = getelementptr inbounds [17 x [16 x i64]], ptr %4, i64 0, i64 %100, i64 %120
  store i64 %131, ptr %132, align 8
  %133 = add nuw nsw i64 %120, 1
  %134 = icmp eq i64 %133, %10
  br i1 %134, label %96, label %119

135:                                              ; preds = %125, %135
  %136 = phi i32 [ %113, %125 ], [ %143, %135 ]
  %137 = phi i64 [ %124, %125 ], [ %141, %135 ]
  %138 = zext i32 %136 to i64
  %139 = getelementptr inbounds i64, ptr %122, i64 %138
  %140 = load i64, ptr %139, align 8
  %141 = tail call i64 @llvm.smin.i64(i64 %140, i64 %137)
  %142 = getelementptr inbounds i32, ptr %126, i64 %138
  %143 = load i32, ptr %142, align 4
  %144 = icmp sgt i32 %143, -1
  br i1 %144, label %135, label %127

145:                                              ; preds = %79, %117
  %146 = phi i64 [ %118, %117 ], [ 0, %79 ]
  call void @llvm.lifetime.end.p0(i64 264, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 2176, ptr nonnull %4)
  ret i64 %146
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
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
  br i1 %26, label %108, label %27

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
  br label %108

37:                                               ; preds = %6
  %38 = load ptr, ptr %0, align 8
  %39 = getelementptr inbounds %struct.Problem, ptr %38, i64 0, i32 5
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds ptr, ptr %40, i64 %2
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 18, i64 %2
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds i64, ptr %1, i64 %2
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = icmp sgt i32 %48, -1
  br i1 %49, label %50, label %108

50:                                               ; preds = %37
  %51 = getelementptr inbounds %struct.Goal, ptr %9, i64 0, i32 1
  %52 = getelementptr inbounds %struct.Table, ptr %42, i64 0, i32 2
  %53 = add nsw i64 %2, 1
  %54 = getelementptr inbounds %struct.Goal, ptr %9, i64 0, i32 6
  %55 = getelementptr inbounds i64, ptr %5, i64 %2
  %56 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 2
  %57 = getelementptr inbounds %struct.Work, ptr %0, i64 0, i32 19, i64 %2
  br label %58

58:                                               ; preds = %50, %102
  %59 = phi i32 [ %48, %50 ], [ %105, %102 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7)
  %60 = load i64, ptr %51, align 8
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %64, label %62

62:                                               ; preds = %58
  %63 = zext i32 %59 to i64
  br label %69

64:                                               ; preds = %58
  %65 = load ptr, ptr %52, align 8
  %66 = load i64, ptr %42, align 8
  %67 = zext i32 %59 to i64
  %68 = load ptr, ptr %54, align 8
  br label %78

69:                                               ; preds = %78, %62
  %70 = phi i64 [ %63, %62 ], [ %67, %78 ]
  %71 = phi i64 [ 1, %62 ], [ %96, %78 ]
  store i64 %70, ptr %55, align 8
  %72 = load i64, ptr %51, align 8
  %73 = load ptr, ptr %56, align 8
  %74 = getelementptr inbounds %struct.Best, ptr %73, i64 0, i32 2
  %75 = load i64, ptr %74, align 8
  %76 = sub nsw i64 %75, %72
  store i64 %76, ptr %74, align 8
  %77 = icmp eq i64 %71, 0
  br i1 %77, label %102, label %99

78:                                               ; preds = %64, %78
  %79 = phi i64 [ 0, %64 ], [ %97, %78 ]
  %80 = phi i64 [ 1, %64 ], [ %96, %78 ]
  %81 = getelementptr inbounds i64, ptr %3, i64 %79
  %82 = load i64, ptr %81, align 8
  %83 = mul nsw i64 %66, %79
  %84 = add nsw i64 %83, %67
  %85 = getelementptr inbounds i64, ptr %65, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = mul nsw i64 %86, %82
  %88 = getelementptr inbounds [16 x i64], ptr %7, i64 0, i64 %79
  store i64 %87, ptr %88, align 8
  %89 = getelementptr inbounds [16 x i64], ptr %4, i64 %53, i64 %79
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %90, %87
  %92 = getelementptr inbounds i64, ptr %68, i64 %79
  %93 = load i64, ptr %92, align 8
  %94 = icmp sle i64 %91, %93
  %95 = zext i1 %94 to i64
  %96 = and i64 %80, %95
  %97 = add nuw nsw i64 %79, 1
  %98 = icmp eq i64 %97, %60
  br i1 %98, label %69, label %78

99:                                               ; preds = %69
  %100 = call fastcc i64 @fits(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %53, ptr noundef nonnull %7, ptr noundef %4, ptr noundef nonnull %5)
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %102, label %107

102:                                              ; preds = %99, %69
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  %103 = load ptr, ptr %57, align 8
  %104 = getelementptr inbounds i32, ptr %103, i64 %70
  %105 = load i32, ptr %104, align 4
  %106 = icmp sgt i32 %105, -1
  br i1 %106, label %58, label %108

107:                                              ; preds = %99
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7)
  br label %108

108:                                              ; preds = %102, %19, %37, %107, %31
  %109 = phi i64 [ %36, %31 ], [ 1, %107 ], [ 0, %37 ], [ 0, %19 ], [ 0, %102 ]
  ret i64 %109
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)



