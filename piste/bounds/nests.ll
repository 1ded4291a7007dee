; nests.c 3f1d88326f2ae3cbb4617c4254b8323515cb86e582e0f6ca0749fc57e2721680

%struct.Chains = type { [12 x i64], [12 x [6 x i64]], [12 x [7 x %struct.Extents]], [12 x [7 x i64]] }
%struct.Extents = type { i64, [64 x i64], [64 x i64] }
%struct.Steps = type { i64, [128 x i64], [128 x i64], [128 x i64], [128 x i64] }
%struct.State = type { [12 x i64], i64, [32 x %struct.Loop], [8 x i64], i64, i64, i64, i64, i64, [8 x i64], [8 x i64], i64, i64, i64 }
%struct.Loop = type { i64, i64 }
%struct.Front = type { i64, i64, i64, ptr, ptr, ptr, ptr, ptr, i64, i64, i64, i64, ptr, i64 }
%struct.Problem = type { i64, i64, i64, i64, i64, i64, i64, [12 x i64], [12 x i64], [12 x ptr], i64, [12 x [2 x i64]], [8 x %struct.Tensor] }
%struct.Tensor = type { i64, i64, i64, i64, i64, i64, i64, [8 x i64], [8 x [12 x i64]], [8 x i64], [8 x [12 x i64]], [8 x [12 x i64]] }
%struct.Memory = type { i64, i64, i64, [4 x i64], [4 x [8 x i64]] }
%struct.Nest = type { i64, [32 x %struct.Loop], [8 x i64] }

@moved.c = internal unnamed_addr global %struct.Chains zeroinitializer, align 8
@moved.still = internal global [12 x %struct.Steps] zeroinitializer, align 16
@moved.one = internal global [12 x %struct.Steps] zeroinitializer, align 16
@covered.seen = internal unnamed_addr global [65536 x i8] zeroinitializer, align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @room() {
  ret i64 2555904
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @search(ptr noundef %0, ptr nocapture noundef %1) {
  %3 = alloca %struct.State, align 8
  call void @llvm.lifetime.start.p0(i64 872, ptr nonnull %3)
  store i64 0, ptr %3, align 8
  %4 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 1
  store i64 0, ptr %4, align 8
  %5 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 2
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 3
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 4
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 5
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 6
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 7
  store i64 0, ptr %10, align 8
  %11 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 8
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 9
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 10
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds [12 x i64], ptr %3, i64 0, i64 11
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 0
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 0
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 0
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 1
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 1
  store i64 0, ptr %19, align 8
  %20 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 1
  store i64 0, ptr %20, align 8
  %21 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 2
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 2
  store i64 0, ptr %22, align 8
  %23 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 2
  store i64 0, ptr %23, align 8
  %24 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 3
  store i64 0, ptr %24, align 8
  %25 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 3
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 3
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 4
  store i64 0, ptr %27, align 8
  %28 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 4
  store i64 0, ptr %28, align 8
  %29 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 4
  store i64 0, ptr %29, align 8
  %30 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 5
  store i64 0, ptr %30, align 8
  %31 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 5
  store i64 0, ptr %31, align 8
  %32 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 5
  store i64 0, ptr %32, align 8
  %33 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 6
  store i64 0, ptr %33, align 8
  %34 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 6
  store i64 0, ptr %34, align 8
  %35 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 6
  store i64 0, ptr %35, align 8
  %36 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 10, i64 7
  store i64 0, ptr %36, align 8
  %37 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 9, i64 7
  store i64 0, ptr %37, align 8
  %38 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 3, i64 7
  store i64 0, ptr %38, align 8
  %39 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 13
  store i64 0, ptr %39, align 8
  %40 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 12
  store i64 0, ptr %40, align 8
  %41 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 11
  store i64 0, ptr %41, align 8
  %42 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 8
  store i64 0, ptr %42, align 8
  %43 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 7
  store i64 0, ptr %43, align 8
  %44 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 6
  store i64 0, ptr %44, align 8
  %45 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 5
  store i64 0, ptr %45, align 8
  %46 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 4
  store i64 0, ptr %46, align 8
  %47 = getelementptr inbounds %struct.State, ptr %3, i64 0, i32 1
  store i64 0, ptr %47, align 8
  %48 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 10
  store i64 0, ptr %48, align 8
  %49 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 9
  store i64 0, ptr %49, align 8
  %50 = getelementptr inbounds %struct.Front, ptr %1, i64 0, i32 13
  %51 = load i64, ptr %50, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %50, align 8
  call fastcc void @grow(ptr noundef %0, ptr noundef nonnull %3, ptr noundef %1)
  call void @llvm.lifetime.end.p0(i64 872, ptr nonnull %3)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @grow(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca [32 x %struct.Loop], align 16
  %5 = alloca [12 x i64], align 16
  %6 = alloca [12 x i64], align 16
  %7 = alloca [12 x i64], align 16
  %8 = alloca %struct.State, align 8
  %9 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 9
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, 1
  store i64 %11, ptr %9, align 8
  %12 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 11
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %10, %13
  br i1 %14, label %15, label %1298

15:                                               ; preds = %3
  %16 = tail call fastcc i64 @hopeless(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %1298

18:                                               ; preds = %15
  %19 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %385, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %385

30:                                               ; preds = %26, %22
  %31 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %42

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = add nsw i64 %36, -1
  %40 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %39
  %41 = load i64, ptr %40, align 8
  br label %42

42:                                               ; preds = %38, %34, %30
  %43 = phi i64 [ %41, %38 ], [ -1, %34 ], [ -1, %30 ]
  %44 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %45 = load i64, ptr %44, align 8
  %46 = xor i64 %45, -1
  %47 = and i64 %20, %46
  %48 = tail call i64 @llvm.ctpop.i64(i64 %47)
  %49 = icmp ult i64 %48, 2
  br i1 %49, label %50, label %385

50:                                               ; preds = %42
  %51 = icmp eq i64 %47, 0
  br i1 %51, label %75, label %52

52:                                               ; preds = %50, %52
  %53 = phi i64 [ %57, %52 ], [ 0, %50 ]
  %54 = shl nuw i64 1, %53
  %55 = and i64 %54, %47
  %56 = icmp eq i64 %55, 0
  %57 = add nuw nsw i64 %53, 1
  br i1 %56, label %52, label %58

58:                                               ; preds = %52
  %59 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %385

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %53, i32 5
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %53, i32 6
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %64, %66
  br i1 %67, label %385, label %68

68:                                               ; preds = %62
  %69 = icmp sgt i64 %43, -1
  br i1 %69, label %70, label %75

70:                                               ; preds = %68
  %71 = shl nuw i64 1, %43
  %72 = and i64 %64, %71
  %73 = icmp eq i64 %72, 0
  %74 = select i1 %73, i64 %43, i64 12
  br label %75

75:                                               ; preds = %70, %68, %50
  %76 = phi i64 [ %53, %70 ], [ %53, %68 ], [ 0, %50 ]
  %77 = phi i64 [ %74, %70 ], [ %43, %68 ], [ %43, %50 ]
  %78 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 7
  %79 = load i64, ptr %78, align 8
  %80 = shl i64 %20, 16
  %81 = shl i64 %79, 8
  %82 = or i64 %80, %81
  %83 = or i64 %82, %32
  %84 = shl i64 %83, 16
  %85 = shl i64 %47, 8
  %86 = add nsw i64 %77, 1
  %87 = or i64 %86, %85
  %88 = or i64 %87, %84
  %89 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %90 = load i64, ptr %89, align 8
  %91 = shl i64 %90, 40
  %92 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %93 = load i64, ptr %92, align 8
  %94 = shl i64 %93, 56
  %95 = xor i64 %94, %91
  %96 = xor i64 %95, %88
  %97 = lshr i64 %96, 30
  %98 = xor i64 %97, %96
  %99 = mul i64 %98, -4658895280553007687
  %100 = lshr i64 %99, 27
  %101 = xor i64 %100, %99
  %102 = mul i64 %101, -7723592293110705685
  %103 = lshr i64 %102, 31
  %104 = xor i64 %103, %102
  %105 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 13
  %106 = load i64, ptr %105, align 8
  %107 = add i64 %106, -7046029254386353131
  %108 = add i64 %107, %104
  %109 = load i64, ptr %0, align 8
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %111, label %136

111:                                              ; preds = %75
  %112 = and i64 %109, 1
  %113 = icmp eq i64 %109, 1
  br i1 %113, label %116, label %114

114:                                              ; preds = %111
  %115 = and i64 %109, -2
  br label %138

116:                                              ; preds = %138, %111
  %117 = phi i64 [ undef, %111 ], [ %166, %138 ]
  %118 = phi i64 [ 0, %111 ], [ %167, %138 ]
  %119 = phi i64 [ %108, %111 ], [ %166, %138 ]
  %120 = icmp eq i64 %112, 0
  br i1 %120, label %134, label %121

121:                                              ; preds = %116
  %122 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %118
  %123 = load i64, ptr %122, align 8
  %124 = xor i64 %123, %119
  %125 = lshr i64 %124, 30
  %126 = xor i64 %125, %124
  %127 = mul i64 %126, -4658895280553007687
  %128 = lshr i64 %127, 27
  %129 = xor i64 %128, %127
  %130 = mul i64 %129, -7723592293110705685
  %131 = lshr i64 %130, 31
  %132 = xor i64 %131, %130
  %133 = add i64 %132, -7046029254386353131
  br label %134

134:                                              ; preds = %116, %121
  %135 = phi i64 [ %117, %116 ], [ %133, %121 ]
  br i1 %51, label %303, label %170

136:                                              ; preds = %75
  br i1 %51, label %303, label %137

137:                                              ; preds = %136
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  br label %187

138:                                              ; preds = %138, %114
  %139 = phi i64 [ 0, %114 ], [ %167, %138 ]
  %140 = phi i64 [ %108, %114 ], [ %166, %138 ]
  %141 = phi i64 [ 0, %114 ], [ %168, %138 ]
  %142 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %139
  %143 = load i64, ptr %142, align 8
  %144 = xor i64 %143, %140
  %145 = lshr i64 %144, 30
  %146 = xor i64 %145, %144
  %147 = mul i64 %146, -4658895280553007687
  %148 = lshr i64 %147, 27
  %149 = xor i64 %148, %147
  %150 = mul i64 %149, -7723592293110705685
  %151 = lshr i64 %150, 31
  %152 = xor i64 %151, %150
  %153 = add i64 %152, -7046029254386353131
  %154 = or i64 %139, 1
  %155 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %154
  %156 = load i64, ptr %155, align 8
  %157 = xor i64 %156, %153
  %158 = lshr i64 %157, 30
  %159 = xor i64 %158, %157
  %160 = mul i64 %159, -4658895280553007687
  %161 = lshr i64 %160, 27
  %162 = xor i64 %161, %160
  %163 = mul i64 %162, -7723592293110705685
  %164 = lshr i64 %163, 31
  %165 = xor i64 %164, %163
  %166 = add i64 %165, -7046029254386353131
  %167 = add nuw nsw i64 %139, 2
  %168 = add i64 %141, 2
  %169 = icmp eq i64 %168, %115
  br i1 %169, label %116, label %138

170:                                              ; preds = %134
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  %171 = and i64 %109, 3
  %172 = icmp ult i64 %109, 4
  br i1 %172, label %175, label %173

173:                                              ; preds = %170
  %174 = and i64 %109, -4
  br label %209

175:                                              ; preds = %209, %170
  %176 = phi i64 [ 0, %170 ], [ %227, %209 ]
  %177 = icmp eq i64 %171, 0
  br i1 %177, label %187, label %178

178:                                              ; preds = %175, %178
  %179 = phi i64 [ %184, %178 ], [ %176, %175 ]
  %180 = phi i64 [ %185, %178 ], [ 0, %175 ]
  %181 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %179
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %179
  store i64 %182, ptr %183, align 8
  %184 = add nuw nsw i64 %179, 1
  %185 = add i64 %180, 1
  %186 = icmp eq i64 %185, %171
  br i1 %186, label %187, label %178

187:                                              ; preds = %175, %178, %137
  %188 = phi i64 [ %108, %137 ], [ %135, %178 ], [ %135, %175 ]
  %189 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %190 = load i64, ptr %189, align 8
  %191 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %76
  %192 = load i64, ptr %191, align 8
  %193 = icmp sgt i64 %190, %192
  br i1 %193, label %194, label %230

194:                                              ; preds = %187
  %195 = sub i64 %190, %192
  %196 = add i64 %192, 1
  %197 = and i64 %195, 1
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %206, label %199

199:                                              ; preds = %194
  %200 = add nsw i64 %190, -1
  %201 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %200
  %202 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %200, i32 1
  %203 = load i64, ptr %202, align 8
  %204 = load i64, ptr %201, align 8
  %205 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %204
  store i64 %203, ptr %205, align 8
  br label %206

206:                                              ; preds = %199, %194
  %207 = phi i64 [ %190, %194 ], [ %200, %199 ]
  %208 = icmp eq i64 %190, %196
  br i1 %208, label %230, label %236

209:                                              ; preds = %209, %173
  %210 = phi i64 [ 0, %173 ], [ %227, %209 ]
  %211 = phi i64 [ 0, %173 ], [ %228, %209 ]
  %212 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %210
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %210
  store i64 %213, ptr %214, align 16
  %215 = or i64 %210, 1
  %216 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %215
  %217 = load i64, ptr %216, align 8
  %218 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %215
  store i64 %217, ptr %218, align 8
  %219 = or i64 %210, 2
  %220 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %219
  %221 = load i64, ptr %220, align 8
  %222 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %219
  store i64 %221, ptr %222, align 16
  %223 = or i64 %210, 3
  %224 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %223
  store i64 %225, ptr %226, align 8
  %227 = add nuw nsw i64 %210, 4
  %228 = add i64 %211, 4
  %229 = icmp eq i64 %228, %174
  br i1 %229, label %175, label %209

230:                                              ; preds = %206, %236, %187
  br i1 %110, label %231, label %269

231:                                              ; preds = %230
  %232 = and i64 %109, 1
  %233 = icmp eq i64 %109, 1
  br i1 %233, label %251, label %234

234:                                              ; preds = %231
  %235 = and i64 %109, -2
  br label %271

236:                                              ; preds = %206, %236
  %237 = phi i64 [ %244, %236 ], [ %207, %206 ]
  %238 = add nsw i64 %237, -1
  %239 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %238
  %240 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %238, i32 1
  %241 = load i64, ptr %240, align 8
  %242 = load i64, ptr %239, align 8
  %243 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %242
  store i64 %241, ptr %243, align 8
  %244 = add nsw i64 %237, -2
  %245 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %244
  %246 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %244, i32 1
  %247 = load i64, ptr %246, align 8
  %248 = load i64, ptr %245, align 8
  %249 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %248
  store i64 %247, ptr %249, align 8
  %250 = icmp sgt i64 %244, %192
  br i1 %250, label %236, label %230

251:                                              ; preds = %271, %231
  %252 = phi i64 [ undef, %231 ], [ %299, %271 ]
  %253 = phi i64 [ 0, %231 ], [ %300, %271 ]
  %254 = phi i64 [ %188, %231 ], [ %299, %271 ]
  %255 = icmp eq i64 %232, 0
  br i1 %255, label %269, label %256

256:                                              ; preds = %251
  %257 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %253
  %258 = load i64, ptr %257, align 8
  %259 = xor i64 %258, %254
  %260 = lshr i64 %259, 30
  %261 = xor i64 %260, %259
  %262 = mul i64 %261, -4658895280553007687
  %263 = lshr i64 %262, 27
  %264 = xor i64 %263, %262
  %265 = mul i64 %264, -7723592293110705685
  %266 = lshr i64 %265, 31
  %267 = xor i64 %266, %265
  %268 = add i64 %267, -7046029254386353131
  br label %269

269:                                              ; preds = %256, %251, %230
  %270 = phi i64 [ %188, %230 ], [ %252, %251 ], [ %268, %256 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  br label %303

271:                                              ; preds = %271, %234
  %272 = phi i64 [ 0, %234 ], [ %300, %271 ]
  %273 = phi i64 [ %188, %234 ], [ %299, %271 ]
  %274 = phi i64 [ 0, %234 ], [ %301, %271 ]
  %275 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %272
  %276 = load i64, ptr %275, align 16
  %277 = xor i64 %276, %273
  %278 = lshr i64 %277, 30
  %279 = xor i64 %278, %277
  %280 = mul i64 %279, -4658895280553007687
  %281 = lshr i64 %280, 27
  %282 = xor i64 %281, %280
  %283 = mul i64 %282, -7723592293110705685
  %284 = lshr i64 %283, 31
  %285 = xor i64 %284, %283
  %286 = add i64 %285, -7046029254386353131
  %287 = or i64 %272, 1
  %288 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %287
  %289 = load i64, ptr %288, align 8
  %290 = xor i64 %289, %286
  %291 = lshr i64 %290, 30
  %292 = xor i64 %291, %290
  %293 = mul i64 %292, -4658895280553007687
  %294 = lshr i64 %293, 27
  %295 = xor i64 %294, %293
  %296 = mul i64 %295, -7723592293110705685
  %297 = lshr i64 %296, 31
  %298 = xor i64 %297, %296
  %299 = add i64 %298, -7046029254386353131
  %300 = add nuw nsw i64 %272, 2
  %301 = add i64 %274, 2
  %302 = icmp eq i64 %301, %235
  br i1 %302, label %251, label %271

303:                                              ; preds = %269, %136, %134
  %304 = phi i64 [ %270, %269 ], [ %135, %134 ], [ %108, %136 ]
  %305 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 12
  %306 = load ptr, ptr %305, align 8
  %307 = and i64 %304, 8191
  %308 = getelementptr inbounds %struct.Memory, ptr %306, i64 %307
  %309 = load i64, ptr %308, align 8
  %310 = icmp eq i64 %309, %304
  br i1 %310, label %311, label %352

311:                                              ; preds = %303
  %312 = getelementptr inbounds %struct.Memory, ptr %306, i64 %307, i32 1
  %313 = load i64, ptr %312, align 8
  %314 = icmp sgt i64 %313, 0
  br i1 %314, label %315, label %348

315:                                              ; preds = %311
  %316 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %317 = load i64, ptr %316, align 8
  %318 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %319 = load i64, ptr %318, align 8
  %320 = icmp sgt i64 %319, 0
  br label %324

321:                                              ; preds = %346
  %322 = add nuw nsw i64 %325, 1
  %323 = icmp eq i64 %322, %313
  br i1 %323, label %348, label %324

324:                                              ; preds = %321, %315
  %325 = phi i64 [ 0, %315 ], [ %322, %321 ]
  %326 = getelementptr inbounds %struct.Memory, ptr %306, i64 %307, i32 3, i64 %325
  %327 = load i64, ptr %326, align 8
  %328 = icmp sle i64 %327, %317
  %329 = select i1 %320, i1 %328, i1 false
  br i1 %329, label %330, label %346

330:                                              ; preds = %324, %341
  %331 = phi i64 [ %343, %341 ], [ 0, %324 ]
  %332 = shl nuw i64 1, %331
  %333 = and i64 %332, %20
  %334 = icmp eq i64 %333, 0
  br i1 %334, label %341, label %335

335:                                              ; preds = %330
  %336 = getelementptr inbounds %struct.Memory, ptr %306, i64 %307, i32 4, i64 %325, i64 %331
  %337 = load i64, ptr %336, align 8
  %338 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %331
  %339 = load i64, ptr %338, align 8
  %340 = icmp sle i64 %337, %339
  br label %341

341:                                              ; preds = %335, %330
  %342 = phi i1 [ true, %330 ], [ %340, %335 ]
  %343 = add nuw nsw i64 %331, 1
  %344 = icmp slt i64 %343, %319
  %345 = select i1 %344, i1 %342, i1 false
  br i1 %345, label %330, label %346

346:                                              ; preds = %341, %324
  %347 = phi i1 [ %328, %324 ], [ %342, %341 ]
  br i1 %347, label %1298, label %321

348:                                              ; preds = %321, %311
  %349 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 13
  %350 = load i64, ptr %349, align 8
  %351 = icmp eq i64 %350, 0
  br i1 %351, label %358, label %385

352:                                              ; preds = %303
  store i64 %304, ptr %308, align 8
  %353 = getelementptr inbounds %struct.Memory, ptr %306, i64 %307, i32 2
  store i64 0, ptr %353, align 8
  %354 = getelementptr inbounds %struct.Memory, ptr %306, i64 %307, i32 1
  store i64 0, ptr %354, align 8
  %355 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 13
  %356 = load i64, ptr %355, align 8
  %357 = icmp eq i64 %356, 0
  br i1 %357, label %360, label %385

358:                                              ; preds = %348
  %359 = icmp slt i64 %313, 4
  br i1 %359, label %360, label %364

360:                                              ; preds = %358, %352
  %361 = phi i64 [ %313, %358 ], [ 0, %352 ]
  %362 = getelementptr inbounds %struct.Memory, ptr %306, i64 %307, i32 1
  %363 = add nsw i64 %361, 1
  store i64 %363, ptr %362, align 8
  br label %369

364:                                              ; preds = %358
  %365 = getelementptr inbounds %struct.Memory, ptr %306, i64 %307, i32 2
  %366 = load i64, ptr %365, align 8
  %367 = add nsw i64 %366, 1
  store i64 %367, ptr %365, align 8
  %368 = srem i64 %366, 4
  br label %369

369:                                              ; preds = %364, %360
  %370 = phi i64 [ %361, %360 ], [ %368, %364 ]
  %371 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %372 = load i64, ptr %371, align 8
  %373 = getelementptr inbounds %struct.Memory, ptr %306, i64 %307, i32 3, i64 %370
  store i64 %372, ptr %373, align 8
  %374 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %375 = load i64, ptr %374, align 8
  %376 = icmp sgt i64 %375, 0
  br i1 %376, label %377, label %385

377:                                              ; preds = %369, %377
  %378 = phi i64 [ %382, %377 ], [ 0, %369 ]
  %379 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %378
  %380 = load i64, ptr %379, align 8
  %381 = getelementptr inbounds %struct.Memory, ptr %306, i64 %307, i32 4, i64 %370, i64 %378
  store i64 %380, ptr %381, align 8
  %382 = add nuw nsw i64 %378, 1
  %383 = load i64, ptr %374, align 8
  %384 = icmp slt i64 %382, %383
  br i1 %384, label %377, label %385

385:                                              ; preds = %377, %352, %369, %348, %58, %62, %42, %26, %18
  %386 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %387 = load i64, ptr %386, align 8
  %388 = trunc i64 %387 to i32
  %389 = shl nsw i32 -1, %388
  %390 = xor i32 %389, -1
  %391 = sext i32 %390 to i64
  %392 = load i64, ptr %0, align 8
  %393 = icmp sgt i64 %392, 0
  br i1 %393, label %394, label %418

394:                                              ; preds = %385
  %395 = and i64 %392, 3
  %396 = icmp ult i64 %392, 4
  br i1 %396, label %399, label %397

397:                                              ; preds = %394
  %398 = and i64 %392, -4
  br label %422

399:                                              ; preds = %422, %394
  %400 = phi i64 [ undef, %394 ], [ %456, %422 ]
  %401 = phi i64 [ 1, %394 ], [ %456, %422 ]
  %402 = phi i64 [ 0, %394 ], [ %457, %422 ]
  %403 = icmp eq i64 %395, 0
  br i1 %403, label %418, label %404

404:                                              ; preds = %399, %404
  %405 = phi i64 [ %414, %404 ], [ %401, %399 ]
  %406 = phi i64 [ %415, %404 ], [ %402, %399 ]
  %407 = phi i64 [ %416, %404 ], [ 0, %399 ]
  %408 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %406
  %409 = load i64, ptr %408, align 8
  %410 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %406
  %411 = load i64, ptr %410, align 8
  %412 = icmp eq i64 %409, %411
  %413 = zext i1 %412 to i64
  %414 = and i64 %405, %413
  %415 = add nuw nsw i64 %406, 1
  %416 = add i64 %407, 1
  %417 = icmp eq i64 %416, %395
  br i1 %417, label %418, label %404

418:                                              ; preds = %399, %404, %385
  %419 = phi i64 [ 1, %385 ], [ %400, %399 ], [ %414, %404 ]
  %420 = load i64, ptr %19, align 8
  %421 = icmp eq i64 %420, %391
  br i1 %421, label %460, label %473

422:                                              ; preds = %422, %397
  %423 = phi i64 [ 1, %397 ], [ %456, %422 ]
  %424 = phi i64 [ 0, %397 ], [ %457, %422 ]
  %425 = phi i64 [ 0, %397 ], [ %458, %422 ]
  %426 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %424
  %427 = load i64, ptr %426, align 8
  %428 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %424
  %429 = load i64, ptr %428, align 8
  %430 = icmp eq i64 %427, %429
  %431 = zext i1 %430 to i64
  %432 = and i64 %423, %431
  %433 = or i64 %424, 1
  %434 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %433
  %435 = load i64, ptr %434, align 8
  %436 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %433
  %437 = load i64, ptr %436, align 8
  %438 = icmp eq i64 %435, %437
  %439 = zext i1 %438 to i64
  %440 = and i64 %432, %439
  %441 = or i64 %424, 2
  %442 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %441
  %443 = load i64, ptr %442, align 8
  %444 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %441
  %445 = load i64, ptr %444, align 8
  %446 = icmp eq i64 %443, %445
  %447 = zext i1 %446 to i64
  %448 = and i64 %440, %447
  %449 = or i64 %424, 3
  %450 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %449
  %451 = load i64, ptr %450, align 8
  %452 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %449
  %453 = load i64, ptr %452, align 8
  %454 = icmp eq i64 %451, %453
  %455 = zext i1 %454 to i64
  %456 = and i64 %448, %455
  %457 = add nuw nsw i64 %424, 4
  %458 = add i64 %425, 4
  %459 = icmp eq i64 %458, %398
  br i1 %459, label %399, label %422

460:                                              ; preds = %418
  %461 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %462 = load i64, ptr %461, align 8
  %463 = icmp eq i64 %462, %391
  br i1 %463, label %464, label %470

464:                                              ; preds = %460
  %465 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %466 = load i64, ptr %465, align 8
  %467 = icmp eq i64 %466, 0
  %468 = icmp ne i64 %419, 0
  %469 = select i1 %467, i1 true, i1 %468
  br i1 %469, label %472, label %473

470:                                              ; preds = %460
  %471 = icmp eq i64 %419, 0
  br i1 %471, label %473, label %472

472:                                              ; preds = %470, %464
  tail call fastcc void @leaf(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2)
  br label %1298

473:                                              ; preds = %464, %470, %418
  %474 = icmp sgt i64 %387, 0
  br i1 %474, label %475, label %518

475:                                              ; preds = %473
  %476 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %477 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %478 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  br label %485

479:                                              ; preds = %514
  %480 = icmp sgt i64 %515, 0
  br i1 %480, label %481, label %518

481:                                              ; preds = %479
  %482 = load i64, ptr %19, align 8
  %483 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %484 = load i64, ptr %483, align 8
  br label %523

485:                                              ; preds = %475, %514
  %486 = phi i64 [ %387, %475 ], [ %515, %514 ]
  %487 = phi i64 [ 0, %475 ], [ %516, %514 ]
  %488 = load i64, ptr %19, align 8
  %489 = shl nuw i64 1, %487
  %490 = and i64 %488, %489
  %491 = icmp eq i64 %490, 0
  br i1 %491, label %492, label %514

492:                                              ; preds = %485
  %493 = load i64, ptr %476, align 8
  %494 = ashr i64 %493, %487
  %495 = icmp eq i64 %494, 0
  br i1 %495, label %496, label %514

496:                                              ; preds = %492
  %497 = icmp eq i64 %488, 0
  br i1 %497, label %498, label %509

498:                                              ; preds = %496
  %499 = load i64, ptr %477, align 8
  %500 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %487, i32 5
  %501 = load i64, ptr %500, align 8
  %502 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %487, i32 6
  %503 = load i64, ptr %502, align 8
  %504 = icmp ne i64 %501, %503
  %505 = zext i1 %504 to i64
  %506 = shl nuw nsw i64 1, %505
  %507 = and i64 %506, %499
  %508 = icmp eq i64 %507, 0
  br i1 %508, label %514, label %509

509:                                              ; preds = %498, %496
  tail call fastcc void @keep(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef %487, i64 noundef 0)
  %510 = load i64, ptr %478, align 8
  %511 = icmp eq i64 %510, 0
  br i1 %511, label %512, label %1298

512:                                              ; preds = %509
  %513 = load i64, ptr %386, align 8
  br label %514

514:                                              ; preds = %512, %485, %492, %498
  %515 = phi i64 [ %513, %512 ], [ %486, %485 ], [ %486, %492 ], [ %486, %498 ]
  %516 = add nuw nsw i64 %487, 1
  %517 = icmp slt i64 %516, %515
  br i1 %517, label %485, label %479

518:                                              ; preds = %543, %473, %479
  %519 = phi i64 [ 0, %479 ], [ 0, %473 ], [ %544, %543 ]
  %520 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %521 = load i64, ptr %520, align 8
  %522 = icmp eq i64 %521, 0
  br i1 %522, label %547, label %565

523:                                              ; preds = %481, %543
  %524 = phi i64 [ 0, %481 ], [ %544, %543 ]
  %525 = phi i64 [ 0, %481 ], [ %545, %543 ]
  %526 = lshr i64 %482, %525
  %527 = lshr i64 %484, %525
  %528 = xor i64 %527, -1
  %529 = and i64 %526, 1
  %530 = and i64 %529, %528
  %531 = icmp eq i64 %530, 0
  br i1 %531, label %543, label %532

532:                                              ; preds = %523
  %533 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %525, i32 5
  %534 = load i64, ptr %533, align 8
  %535 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %525, i32 6
  %536 = load i64, ptr %535, align 8
  %537 = icmp eq i64 %534, %536
  br i1 %537, label %543, label %538

538:                                              ; preds = %532
  %539 = trunc i64 %525 to i32
  %540 = shl nuw i32 1, %539
  %541 = sext i32 %540 to i64
  %542 = or i64 %524, %541
  br label %543

543:                                              ; preds = %523, %532, %538
  %544 = phi i64 [ %542, %538 ], [ %524, %532 ], [ %524, %523 ]
  %545 = add nuw nsw i64 %525, 1
  %546 = icmp eq i64 %545, %515
  br i1 %546, label %518, label %523

547:                                              ; preds = %518
  %548 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %549 = load i64, ptr %548, align 8
  %550 = icmp sgt i64 %549, 0
  br i1 %550, label %551, label %565

551:                                              ; preds = %547, %551
  %552 = phi i64 [ %562, %551 ], [ 0, %547 ]
  %553 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %552
  %554 = load i64, ptr %553, align 8
  %555 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %554
  %556 = load i64, ptr %555, align 8
  %557 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %552, i64 1
  %558 = load i64, ptr %557, align 8
  %559 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %558
  %560 = load i64, ptr %559, align 8
  %561 = icmp eq i64 %556, %560
  %562 = add nuw nsw i64 %552, 1
  %563 = icmp ne i64 %562, %549
  %564 = select i1 %561, i1 %563, i1 false
  br i1 %564, label %551, label %565

565:                                              ; preds = %551, %547, %518
  %566 = phi i1 [ false, %518 ], [ true, %547 ], [ %561, %551 ]
  %567 = load i64, ptr %0, align 8
  %568 = icmp sgt i64 %567, 0
  br i1 %568, label %569, label %1298

569:                                              ; preds = %565
  %570 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %571 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %572 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %573 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %574 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %575 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %576 = tail call i64 @llvm.ctpop.i64(i64 %519)
  %577 = icmp ugt i64 %576, 1
  %578 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %579 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 7
  %580 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %581 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %582 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 11
  %583 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 1
  %584 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 6
  %585 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 12
  %586 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 13
  %587 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 5
  br label %588

588:                                              ; preds = %569, %1294
  %589 = phi i64 [ %567, %569 ], [ %1295, %1294 ]
  %590 = phi i64 [ 0, %569 ], [ %1296, %1294 ]
  %591 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %590
  %592 = load i64, ptr %591, align 8
  %593 = icmp eq i64 %592, 0
  br i1 %593, label %1294, label %594

594:                                              ; preds = %588
  %595 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %590
  %596 = load i64, ptr %595, align 8
  %597 = icmp eq i64 %592, %596
  br i1 %597, label %1294, label %598

598:                                              ; preds = %594
  %599 = load i64, ptr %570, align 8
  %600 = icmp sgt i64 %599, 0
  br i1 %600, label %601, label %657

601:                                              ; preds = %598
  %602 = and i64 %599, 3
  %603 = icmp ult i64 %599, 4
  br i1 %603, label %606, label %604

604:                                              ; preds = %601
  %605 = and i64 %599, -4
  br label %627

606:                                              ; preds = %627, %601
  %607 = phi i64 [ undef, %601 ], [ %653, %627 ]
  %608 = phi i64 [ 0, %601 ], [ %653, %627 ]
  %609 = phi i64 [ 0, %601 ], [ %654, %627 ]
  %610 = icmp eq i64 %602, 0
  br i1 %610, label %623, label %611

611:                                              ; preds = %606, %611
  %612 = phi i64 [ %619, %611 ], [ %608, %606 ]
  %613 = phi i64 [ %620, %611 ], [ %609, %606 ]
  %614 = phi i64 [ %621, %611 ], [ 0, %606 ]
  %615 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %613, i64 1
  %616 = load i64, ptr %615, align 8
  %617 = icmp eq i64 %616, %590
  %618 = zext i1 %617 to i64
  %619 = or i64 %612, %618
  %620 = add nuw nsw i64 %613, 1
  %621 = add i64 %614, 1
  %622 = icmp eq i64 %621, %602
  br i1 %622, label %623, label %611

623:                                              ; preds = %611, %606
  %624 = phi i64 [ %607, %606 ], [ %619, %611 ]
  %625 = icmp ne i64 %624, 0
  %626 = select i1 %566, i1 %625, i1 false
  br i1 %626, label %1294, label %657

627:                                              ; preds = %627, %604
  %628 = phi i64 [ 0, %604 ], [ %653, %627 ]
  %629 = phi i64 [ 0, %604 ], [ %654, %627 ]
  %630 = phi i64 [ 0, %604 ], [ %655, %627 ]
  %631 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %629, i64 1
  %632 = load i64, ptr %631, align 8
  %633 = icmp eq i64 %632, %590
  %634 = zext i1 %633 to i64
  %635 = or i64 %628, %634
  %636 = or i64 %629, 1
  %637 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %636, i64 1
  %638 = load i64, ptr %637, align 8
  %639 = icmp eq i64 %638, %590
  %640 = zext i1 %639 to i64
  %641 = or i64 %635, %640
  %642 = or i64 %629, 2
  %643 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %642, i64 1
  %644 = load i64, ptr %643, align 8
  %645 = icmp eq i64 %644, %590
  %646 = zext i1 %645 to i64
  %647 = or i64 %641, %646
  %648 = or i64 %629, 3
  %649 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %648, i64 1
  %650 = load i64, ptr %649, align 8
  %651 = icmp eq i64 %650, %590
  %652 = zext i1 %651 to i64
  %653 = or i64 %647, %652
  %654 = add nuw nsw i64 %629, 4
  %655 = add i64 %630, 4
  %656 = icmp eq i64 %655, %605
  br i1 %656, label %606, label %627

657:                                              ; preds = %598, %623
  %658 = load i64, ptr %571, align 8
  %659 = icmp ne i64 %658, 0
  br i1 %659, label %671, label %660

660:                                              ; preds = %657
  %661 = load i64, ptr %572, align 8
  %662 = icmp eq i64 %661, 0
  br i1 %662, label %663, label %671

663:                                              ; preds = %660
  %664 = load i64, ptr %520, align 8
  %665 = icmp eq i64 %664, 0
  br i1 %665, label %671, label %666

666:                                              ; preds = %663
  %667 = add nsw i64 %664, -1
  %668 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %667
  %669 = load i64, ptr %668, align 8
  %670 = icmp eq i64 %669, %590
  br i1 %670, label %1294, label %671

671:                                              ; preds = %666, %663, %660, %657
  %672 = load i64, ptr %573, align 8
  %673 = icmp eq i64 %672, 0
  br i1 %673, label %674, label %679

674:                                              ; preds = %671
  %675 = load i64, ptr %574, align 8
  %676 = shl nuw i64 1, %590
  %677 = and i64 %675, %676
  %678 = icmp eq i64 %677, 0
  br i1 %678, label %679, label %1294

679:                                              ; preds = %674, %671
  %680 = load i64, ptr %520, align 8
  %681 = icmp sgt i64 %680, 0
  br i1 %681, label %682, label %737

682:                                              ; preds = %679
  %683 = and i64 %680, 3
  %684 = icmp ult i64 %680, 4
  br i1 %684, label %687, label %685

685:                                              ; preds = %682
  %686 = and i64 %680, -4
  br label %707

687:                                              ; preds = %707, %682
  %688 = phi i64 [ undef, %682 ], [ %733, %707 ]
  %689 = phi i64 [ 1, %682 ], [ %733, %707 ]
  %690 = phi i64 [ 0, %682 ], [ %734, %707 ]
  %691 = icmp eq i64 %683, 0
  br i1 %691, label %704, label %692

692:                                              ; preds = %687, %692
  %693 = phi i64 [ %700, %692 ], [ %689, %687 ]
  %694 = phi i64 [ %701, %692 ], [ %690, %687 ]
  %695 = phi i64 [ %702, %692 ], [ 0, %687 ]
  %696 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %694
  %697 = load i64, ptr %696, align 8
  %698 = icmp eq i64 %697, %590
  %699 = zext i1 %698 to i64
  %700 = add nuw nsw i64 %693, %699
  %701 = add nuw nsw i64 %694, 1
  %702 = add i64 %695, 1
  %703 = icmp eq i64 %702, %683
  br i1 %703, label %704, label %692

704:                                              ; preds = %692, %687
  %705 = phi i64 [ %688, %687 ], [ %700, %692 ]
  %706 = icmp eq i64 %705, 6
  br i1 %706, label %1294, label %737

707:                                              ; preds = %707, %685
  %708 = phi i64 [ 1, %685 ], [ %733, %707 ]
  %709 = phi i64 [ 0, %685 ], [ %734, %707 ]
  %710 = phi i64 [ 0, %685 ], [ %735, %707 ]
  %711 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %709
  %712 = load i64, ptr %711, align 8
  %713 = icmp eq i64 %712, %590
  %714 = zext i1 %713 to i64
  %715 = add nuw nsw i64 %708, %714
  %716 = or i64 %709, 1
  %717 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %716
  %718 = load i64, ptr %717, align 8
  %719 = icmp eq i64 %718, %590
  %720 = zext i1 %719 to i64
  %721 = add nuw nsw i64 %715, %720
  %722 = or i64 %709, 2
  %723 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %722
  %724 = load i64, ptr %723, align 8
  %725 = icmp eq i64 %724, %590
  %726 = zext i1 %725 to i64
  %727 = add nuw nsw i64 %721, %726
  %728 = or i64 %709, 3
  %729 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %728
  %730 = load i64, ptr %729, align 8
  %731 = icmp eq i64 %730, %590
  %732 = zext i1 %731 to i64
  %733 = add nuw nsw i64 %727, %732
  %734 = add nuw nsw i64 %709, 4
  %735 = add i64 %710, 4
  %736 = icmp eq i64 %735, %686
  br i1 %736, label %687, label %707

737:                                              ; preds = %679, %704
  %738 = load i64, ptr %19, align 8
  %739 = icmp eq i64 %738, %391
  br i1 %739, label %740, label %827

740:                                              ; preds = %737
  %741 = load i64, ptr %575, align 8
  %742 = or i64 %741, %519
  %743 = icmp ne i64 %742, %391
  %744 = or i1 %577, %743
  %745 = or i1 %659, %744
  br i1 %745, label %827, label %746

746:                                              ; preds = %740, %746
  %747 = phi i64 [ %751, %746 ], [ 0, %740 ]
  %748 = shl nuw i64 1, %747
  %749 = and i64 %748, %519
  %750 = icmp eq i64 %749, 0
  %751 = add nuw nsw i64 %747, 1
  br i1 %750, label %746, label %752

752:                                              ; preds = %746
  %753 = icmp sgt i64 %589, 0
  br i1 %753, label %754, label %827

754:                                              ; preds = %752
  %755 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %747, i32 6
  %756 = load i64, ptr %755, align 8
  %757 = and i64 %589, 1
  %758 = icmp eq i64 %589, 1
  br i1 %758, label %761, label %759

759:                                              ; preds = %754
  %760 = and i64 %589, -2
  br label %789

761:                                              ; preds = %820, %754
  %762 = phi i64 [ undef, %754 ], [ %823, %820 ]
  %763 = phi i64 [ 0, %754 ], [ %824, %820 ]
  %764 = phi i64 [ 0, %754 ], [ %823, %820 ]
  %765 = icmp eq i64 %757, 0
  br i1 %765, label %782, label %766

766:                                              ; preds = %761
  %767 = shl nuw i64 1, %763
  %768 = and i64 %756, %767
  %769 = icmp eq i64 %768, 0
  br i1 %769, label %770, label %778

770:                                              ; preds = %766
  %771 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %763
  %772 = load i64, ptr %771, align 8
  %773 = icmp eq i64 %772, 0
  br i1 %773, label %778, label %774

774:                                              ; preds = %770
  %775 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %763
  %776 = load i64, ptr %775, align 8
  %777 = icmp slt i64 %772, %776
  br label %778

778:                                              ; preds = %774, %770, %766
  %779 = phi i1 [ false, %770 ], [ false, %766 ], [ %777, %774 ]
  %780 = zext i1 %779 to i64
  %781 = or i64 %764, %780
  br label %782

782:                                              ; preds = %761, %778
  %783 = phi i64 [ %762, %761 ], [ %781, %778 ]
  %784 = shl nuw i64 1, %590
  %785 = and i64 %756, %784
  %786 = icmp eq i64 %785, 0
  %787 = icmp eq i64 %783, 0
  %788 = select i1 %786, i1 true, i1 %787
  br i1 %788, label %827, label %1294

789:                                              ; preds = %820, %759
  %790 = phi i64 [ 0, %759 ], [ %824, %820 ]
  %791 = phi i64 [ 0, %759 ], [ %823, %820 ]
  %792 = phi i64 [ 0, %759 ], [ %825, %820 ]
  %793 = shl nuw i64 1, %790
  %794 = and i64 %756, %793
  %795 = icmp eq i64 %794, 0
  br i1 %795, label %796, label %804

796:                                              ; preds = %789
  %797 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %790
  %798 = load i64, ptr %797, align 8
  %799 = icmp eq i64 %798, 0
  br i1 %799, label %804, label %800

800:                                              ; preds = %796
  %801 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %790
  %802 = load i64, ptr %801, align 8
  %803 = icmp slt i64 %798, %802
  br label %804

804:                                              ; preds = %800, %796, %789
  %805 = phi i1 [ false, %796 ], [ false, %789 ], [ %803, %800 ]
  %806 = zext i1 %805 to i64
  %807 = or i64 %791, %806
  %808 = or i64 %790, 1
  %809 = shl i64 2, %790
  %810 = and i64 %756, %809
  %811 = icmp eq i64 %810, 0
  br i1 %811, label %812, label %820

812:                                              ; preds = %804
  %813 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %808
  %814 = load i64, ptr %813, align 8
  %815 = icmp eq i64 %814, 0
  br i1 %815, label %820, label %816

816:                                              ; preds = %812
  %817 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %808
  %818 = load i64, ptr %817, align 8
  %819 = icmp slt i64 %814, %818
  br label %820

820:                                              ; preds = %816, %812, %804
  %821 = phi i1 [ false, %812 ], [ false, %804 ], [ %819, %816 ]
  %822 = zext i1 %821 to i64
  %823 = or i64 %807, %822
  %824 = add nuw nsw i64 %790, 2
  %825 = add i64 %792, 2
  %826 = icmp eq i64 %825, %760
  br i1 %826, label %761, label %789

827:                                              ; preds = %752, %740, %737, %782
  %828 = load i64, ptr %386, align 8
  %829 = icmp sgt i64 %828, 0
  br i1 %829, label %830, label %887

830:                                              ; preds = %827
  %831 = load i64, ptr %578, align 8
  %832 = icmp ne i64 %831, 0
  %833 = or i64 %658, %519
  %834 = icmp eq i64 %833, 0
  %835 = shl nuw i64 1, %590
  br label %838

836:                                              ; preds = %872
  %837 = icmp eq i64 %873, 0
  br i1 %837, label %1294, label %887

838:                                              ; preds = %830, %872
  %839 = phi i64 [ 0, %830 ], [ %885, %872 ]
  %840 = phi i64 [ 0, %830 ], [ %875, %872 ]
  %841 = phi i64 [ 0, %830 ], [ %874, %872 ]
  %842 = phi i64 [ 0, %830 ], [ %884, %872 ]
  %843 = phi i64 [ 0, %830 ], [ %882, %872 ]
  %844 = phi i64 [ 1, %830 ], [ %873, %872 ]
  %845 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %839, i32 5
  %846 = load i64, ptr %845, align 8
  %847 = lshr i64 %846, %590
  %848 = and i64 %847, 1
  %849 = icmp ne i64 %848, 0
  %850 = select i1 %832, i1 true, i1 %849
  br i1 %850, label %862, label %851

851:                                              ; preds = %838
  %852 = load i64, ptr %572, align 8
  %853 = shl nuw i64 1, %839
  %854 = and i64 %852, %853
  %855 = icmp eq i64 %854, 0
  br i1 %855, label %856, label %861

856:                                              ; preds = %851
  br i1 %834, label %857, label %872

857:                                              ; preds = %856
  %858 = load i64, ptr %579, align 8
  %859 = and i64 %858, %853
  %860 = icmp eq i64 %859, 0
  br i1 %860, label %872, label %861

861:                                              ; preds = %857, %851
  br label %872

862:                                              ; preds = %838
  br i1 %849, label %863, label %872

863:                                              ; preds = %862
  %864 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %839, i32 6
  %865 = load i64, ptr %864, align 8
  %866 = and i64 %865, %835
  %867 = icmp eq i64 %866, 0
  br i1 %867, label %868, label %872

868:                                              ; preds = %863
  %869 = lshr i64 %519, %839
  %870 = and i64 %869, 1
  %871 = or i64 %870, %840
  br label %872

872:                                              ; preds = %856, %857, %861, %868, %863, %862
  %873 = phi i64 [ %844, %863 ], [ %844, %868 ], [ %844, %862 ], [ %844, %857 ], [ %844, %856 ], [ 0, %861 ]
  %874 = phi i64 [ %841, %863 ], [ 1, %868 ], [ %841, %862 ], [ %841, %857 ], [ %841, %856 ], [ %841, %861 ]
  %875 = phi i64 [ %840, %863 ], [ %871, %868 ], [ %840, %862 ], [ %840, %857 ], [ %840, %856 ], [ %840, %861 ]
  %876 = shl nuw i64 1, %839
  %877 = and i64 %876, %738
  %878 = icmp eq i64 %877, 0
  %879 = xor i1 %849, true
  %880 = select i1 %878, i1 %879, i1 false
  %881 = zext i1 %880 to i64
  %882 = or i64 %843, %881
  %883 = select i1 %878, i64 %848, i64 0
  %884 = or i64 %883, %842
  %885 = add nuw nsw i64 %839, 1
  %886 = icmp eq i64 %885, %828
  br i1 %886, label %836, label %838

887:                                              ; preds = %827, %836
  %888 = phi i64 [ %875, %836 ], [ 0, %827 ]
  %889 = phi i64 [ %874, %836 ], [ 0, %827 ]
  %890 = phi i64 [ %884, %836 ], [ 0, %827 ]
  %891 = phi i64 [ %882, %836 ], [ 0, %827 ]
  %892 = icmp ne i64 %891, 0
  %893 = select i1 %739, i1 true, i1 %892
  %894 = or i64 %889, %658
  %895 = icmp ne i64 %894, 0
  %896 = select i1 %893, i1 true, i1 %895
  br i1 %896, label %897, label %1294

897:                                              ; preds = %887
  %898 = load i64, ptr %572, align 8
  %899 = icmp ne i64 %898, 0
  %900 = icmp eq i64 %680, 0
  %901 = select i1 %899, i1 true, i1 %900
  %902 = or i1 %659, %901
  br i1 %902, label %939, label %903

903:                                              ; preds = %897
  %904 = add nsw i64 %680, -1
  %905 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %904
  %906 = load i64, ptr %905, align 8
  %907 = icmp slt i64 %590, %906
  %908 = select i1 %829, i1 %907, i1 false
  br i1 %908, label %909, label %937

909:                                              ; preds = %903
  %910 = load i64, ptr %580, align 8
  br label %911

911:                                              ; preds = %909, %932
  %912 = phi i64 [ 0, %909 ], [ %934, %932 ]
  %913 = shl nuw i64 1, %912
  %914 = and i64 %910, %913
  %915 = icmp eq i64 %914, 0
  br i1 %915, label %932, label %916

916:                                              ; preds = %911
  %917 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %912, i32 5
  %918 = load i64, ptr %917, align 8
  %919 = lshr i64 %918, %590
  %920 = and i64 %919, 1
  %921 = lshr i64 %918, %906
  %922 = and i64 %921, 1
  %923 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %912, i32 6
  %924 = load i64, ptr %923, align 8
  %925 = icmp eq i64 %918, %924
  br i1 %925, label %926, label %928

926:                                              ; preds = %916
  %927 = icmp eq i64 %920, %922
  br label %932

928:                                              ; preds = %916
  %929 = icmp eq i64 %920, 0
  %930 = icmp eq i64 %922, 0
  %931 = select i1 %929, i1 %930, i1 false
  br label %932

932:                                              ; preds = %926, %928, %911
  %933 = phi i1 [ true, %911 ], [ %927, %926 ], [ %931, %928 ]
  %934 = add nuw nsw i64 %912, 1
  %935 = icmp slt i64 %934, %828
  %936 = select i1 %935, i1 %933, i1 false
  br i1 %936, label %911, label %937

937:                                              ; preds = %932, %903
  %938 = phi i1 [ %907, %903 ], [ %933, %932 ]
  br i1 %938, label %1294, label %939

939:                                              ; preds = %897, %937
  %940 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %590
  %941 = load i64, ptr %940, align 8
  %942 = icmp sgt i64 %941, 0
  br i1 %942, label %943, label %1294

943:                                              ; preds = %939
  %944 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9, i64 %590
  %945 = icmp ne i64 %890, 0
  %946 = icmp eq i64 %888, 0
  %947 = shl nuw i64 1, %590
  %948 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %590
  %949 = trunc i64 %590 to i32
  %950 = shl nuw i32 1, %949
  %951 = sext i32 %950 to i64
  br label %952

952:                                              ; preds = %943, %1288
  %953 = phi i64 [ %941, %943 ], [ %1289, %1288 ]
  %954 = phi i64 [ 0, %943 ], [ %1290, %1288 ]
  %955 = load ptr, ptr %944, align 8
  %956 = getelementptr inbounds i64, ptr %955, i64 %954
  %957 = load i64, ptr %956, align 8
  %958 = load i64, ptr %591, align 8
  %959 = icmp sgt i64 %957, %958
  br i1 %959, label %960, label %1288

960:                                              ; preds = %952
  %961 = load i64, ptr %581, align 8
  %962 = icmp eq i64 %961, 0
  br i1 %962, label %966, label %963

963:                                              ; preds = %960
  %964 = srem i64 %957, %958
  %965 = icmp eq i64 %964, 0
  br i1 %965, label %966, label %1288

966:                                              ; preds = %963, %960
  %967 = load i64, ptr %595, align 8
  %968 = icmp sge i64 %957, %967
  %969 = select i1 %968, i1 true, i1 %945
  br i1 %969, label %977, label %970

970:                                              ; preds = %966
  br i1 %946, label %974, label %971

971:                                              ; preds = %970
  %972 = load i64, ptr %573, align 8
  %973 = icmp eq i64 %972, 0
  br i1 %973, label %974, label %977

974:                                              ; preds = %971, %970
  %975 = load i64, ptr %571, align 8
  %976 = icmp eq i64 %975, 0
  br i1 %976, label %1288, label %977

977:                                              ; preds = %974, %971, %966
  %978 = load i64, ptr %520, align 8
  %979 = icmp eq i64 %978, 32
  br i1 %979, label %1288, label %980

980:                                              ; preds = %977
  store i64 %957, ptr %591, align 8
  %981 = call fastcc i64 @hopeless(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2)
  store i64 %958, ptr %591, align 8
  %982 = icmp eq i64 %981, 0
  br i1 %982, label %983, label %1292

983:                                              ; preds = %980
  call void @llvm.lifetime.start.p0(i64 872, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(872) %8, ptr noundef nonnull align 8 dereferenceable(872) %1, i64 872, i1 false)
  %984 = load i64, ptr %19, align 8
  %985 = load i64, ptr %575, align 8
  %986 = xor i64 %985, -1
  %987 = and i64 %984, %986
  store i64 %987, ptr %582, align 8
  %988 = load i64, ptr %386, align 8
  %989 = icmp sgt i64 %988, 0
  br i1 %989, label %1003, label %992

990:                                              ; preds = %1017
  %991 = load i64, ptr %591, align 8
  br label %992

992:                                              ; preds = %990, %983
  %993 = phi i64 [ %1018, %990 ], [ %988, %983 ]
  %994 = phi i64 [ %991, %990 ], [ %958, %983 ]
  %995 = load i64, ptr %583, align 8
  %996 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %995
  store i64 %590, ptr %996, align 8
  %997 = add nsw i64 %995, 1
  store i64 %997, ptr %583, align 8
  %998 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %995, i32 1
  store i64 %994, ptr %998, align 8
  store i64 %957, ptr %948, align 8
  store i64 0, ptr %584, align 8
  %999 = load i64, ptr %585, align 8
  %1000 = or i64 %999, %951
  store i64 %1000, ptr %585, align 8
  %1001 = load i64, ptr %595, align 8
  %1002 = icmp slt i64 %957, %1001
  br i1 %1002, label %1021, label %1024

1003:                                             ; preds = %983, %1017
  %1004 = phi i64 [ %1018, %1017 ], [ %988, %983 ]
  %1005 = phi i64 [ %1019, %1017 ], [ 0, %983 ]
  %1006 = load i64, ptr %582, align 8
  %1007 = shl nuw i64 1, %1005
  %1008 = and i64 %1006, %1007
  %1009 = icmp eq i64 %1008, 0
  br i1 %1009, label %1017, label %1010

1010:                                             ; preds = %1003
  %1011 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1005, i32 6
  %1012 = load i64, ptr %1011, align 8
  %1013 = and i64 %1012, %947
  %1014 = icmp eq i64 %1013, 0
  br i1 %1014, label %1017, label %1015

1015:                                             ; preds = %1010
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %8, i64 noundef %1005, i64 noundef %590, i64 noundef %957)
  %1016 = load i64, ptr %386, align 8
  br label %1017

1017:                                             ; preds = %1003, %1010, %1015
  %1018 = phi i64 [ %1004, %1003 ], [ %1004, %1010 ], [ %1016, %1015 ]
  %1019 = add nuw nsw i64 %1005, 1
  %1020 = icmp slt i64 %1019, %1018
  br i1 %1020, label %1003, label %990

1021:                                             ; preds = %992
  %1022 = srem i64 %957, %994
  %1023 = icmp ne i64 %1022, 0
  br label %1024

1024:                                             ; preds = %1021, %992
  %1025 = phi i1 [ false, %992 ], [ %1023, %1021 ]
  %1026 = zext i1 %1025 to i64
  %1027 = load i64, ptr %586, align 8
  %1028 = or i64 %1027, %1026
  store i64 %1028, ptr %586, align 8
  %1029 = load i64, ptr %587, align 8
  %1030 = xor i64 %1029, -1
  %1031 = and i64 %519, %1030
  %1032 = icmp eq i64 %1031, 0
  br i1 %1032, label %1286, label %1033

1033:                                             ; preds = %1024
  %1034 = load i64, ptr %571, align 8
  %1035 = icmp eq i64 %1034, 0
  br i1 %1035, label %1036, label %1286

1036:                                             ; preds = %1033
  %1037 = call fastcc i64 @hopeless(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef %2)
  %1038 = icmp eq i64 %1037, 0
  %1039 = icmp sgt i64 %993, 0
  %1040 = select i1 %1038, i1 %1039, i1 false
  br i1 %1040, label %1041, label %1286

1041:                                             ; preds = %1036, %1282
  %1042 = phi i64 [ %1283, %1282 ], [ %993, %1036 ]
  %1043 = phi i64 [ %1284, %1282 ], [ 0, %1036 ]
  %1044 = lshr i64 %519, %1043
  %1045 = load i64, ptr %587, align 8
  %1046 = lshr i64 %1045, %1043
  %1047 = xor i64 %1046, -1
  %1048 = and i64 %1044, 1
  %1049 = and i64 %1048, %1047
  %1050 = icmp eq i64 %1049, 0
  br i1 %1050, label %1282, label %1051

1051:                                             ; preds = %1041
  %1052 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1043
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  %1053 = load i64, ptr %0, align 8
  %1054 = icmp sgt i64 %1053, 0
  br i1 %1054, label %1055, label %1070

1055:                                             ; preds = %1051
  %1056 = and i64 %1053, 1
  %1057 = icmp eq i64 %1053, 1
  br i1 %1057, label %1060, label %1058

1058:                                             ; preds = %1055
  %1059 = and i64 %1053, -2
  br label %1082

1060:                                             ; preds = %1082, %1055
  %1061 = phi i64 [ 0, %1055 ], [ %1098, %1082 ]
  %1062 = icmp eq i64 %1056, 0
  br i1 %1062, label %1070, label %1063

1063:                                             ; preds = %1060
  %1064 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %1061
  %1065 = load i64, ptr %1064, align 8
  %1066 = icmp eq i64 %1065, 0
  %1067 = select i1 %1066, i64 1, i64 %1065
  %1068 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1061
  store i64 %1067, ptr %1068, align 8
  %1069 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1061
  store i64 %1067, ptr %1069, align 8
  br label %1070

1070:                                             ; preds = %1063, %1060, %1051
  %1071 = load i64, ptr %583, align 8
  %1072 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 3, i64 %1043
  %1073 = load i64, ptr %1072, align 8
  %1074 = icmp sgt i64 %1071, %1073
  br i1 %1074, label %1075, label %1113

1075:                                             ; preds = %1070
  %1076 = sub i64 %1071, %1073
  %1077 = add i64 %1073, 1
  %1078 = and i64 %1076, 1
  %1079 = icmp eq i64 %1071, %1077
  br i1 %1079, label %1101, label %1080

1080:                                             ; preds = %1075
  %1081 = and i64 %1076, -2
  br label %1201

1082:                                             ; preds = %1082, %1058
  %1083 = phi i64 [ 0, %1058 ], [ %1098, %1082 ]
  %1084 = phi i64 [ 0, %1058 ], [ %1099, %1082 ]
  %1085 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %1083
  %1086 = load i64, ptr %1085, align 8
  %1087 = icmp eq i64 %1086, 0
  %1088 = select i1 %1087, i64 1, i64 %1086
  %1089 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1083
  store i64 %1088, ptr %1089, align 16
  %1090 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1083
  store i64 %1088, ptr %1090, align 16
  %1091 = or i64 %1083, 1
  %1092 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %1091
  %1093 = load i64, ptr %1092, align 8
  %1094 = icmp eq i64 %1093, 0
  %1095 = select i1 %1094, i64 1, i64 %1093
  %1096 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1091
  store i64 %1095, ptr %1096, align 8
  %1097 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1091
  store i64 %1095, ptr %1097, align 8
  %1098 = add nuw nsw i64 %1083, 2
  %1099 = add i64 %1084, 2
  %1100 = icmp eq i64 %1099, %1059
  br i1 %1100, label %1060, label %1082

1101:                                             ; preds = %1201, %1075
  %1102 = phi i64 [ %1071, %1075 ], [ %1213, %1201 ]
  %1103 = phi i64 [ 0, %1075 ], [ %1214, %1201 ]
  %1104 = icmp eq i64 %1078, 0
  br i1 %1104, label %1113, label %1105

1105:                                             ; preds = %1101
  %1106 = add nsw i64 %1102, -1
  %1107 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1103
  %1108 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1106
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1107, ptr noundef nonnull align 8 dereferenceable(16) %1108, i64 16, i1 false)
  %1109 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1106, i32 1
  %1110 = load i64, ptr %1109, align 8
  %1111 = load i64, ptr %1108, align 8
  %1112 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1111
  store i64 %1110, ptr %1112, align 8
  br label %1113

1113:                                             ; preds = %1105, %1101, %1070
  %1114 = phi i64 [ 0, %1070 ], [ %1076, %1101 ], [ %1076, %1105 ]
  %1115 = call fastcc i64 @moved(ptr noundef nonnull %0, ptr noundef nonnull %6, ptr noundef nonnull %1052, ptr noundef nonnull %4, i64 noundef %1114)
  %1116 = load i64, ptr %1052, align 8
  %1117 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1043, i32 4
  %1118 = load i64, ptr %1117, align 8
  %1119 = icmp sgt i64 %1118, 0
  br i1 %1119, label %1120, label %1187

1120:                                             ; preds = %1113, %1148
  %1121 = phi i64 [ %1151, %1148 ], [ 0, %1113 ]
  %1122 = phi i64 [ %1150, %1148 ], [ %1116, %1113 ]
  %1123 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1043, i32 9, i64 %1121
  %1124 = load i64, ptr %1123, align 8
  %1125 = icmp sgt i64 %1124, 0
  br i1 %1125, label %1126, label %1148

1126:                                             ; preds = %1120
  %1127 = and i64 %1124, 1
  %1128 = icmp eq i64 %1124, 1
  br i1 %1128, label %1131, label %1129

1129:                                             ; preds = %1126
  %1130 = and i64 %1124, -2
  br label %1153

1131:                                             ; preds = %1182, %1126
  %1132 = phi i64 [ undef, %1126 ], [ %1183, %1182 ]
  %1133 = phi i64 [ 0, %1126 ], [ %1184, %1182 ]
  %1134 = phi i64 [ 1, %1126 ], [ %1183, %1182 ]
  %1135 = icmp eq i64 %1127, 0
  br i1 %1135, label %1148, label %1136

1136:                                             ; preds = %1131
  %1137 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1043, i32 10, i64 %1121, i64 %1133
  %1138 = load i64, ptr %1137, align 8
  %1139 = getelementptr inbounds i64, ptr %5, i64 %1138
  %1140 = load i64, ptr %1139, align 8
  %1141 = icmp eq i64 %1140, 0
  br i1 %1141, label %1148, label %1142

1142:                                             ; preds = %1136
  %1143 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1043, i32 11, i64 %1121, i64 %1133
  %1144 = load i64, ptr %1143, align 8
  %1145 = add nsw i64 %1140, -1
  %1146 = mul nsw i64 %1144, %1145
  %1147 = add nsw i64 %1146, %1134
  br label %1148

1148:                                             ; preds = %1131, %1142, %1136, %1120
  %1149 = phi i64 [ 1, %1120 ], [ %1132, %1131 ], [ %1147, %1142 ], [ %1134, %1136 ]
  %1150 = mul nsw i64 %1149, %1122
  %1151 = add nuw nsw i64 %1121, 1
  %1152 = icmp eq i64 %1151, %1118
  br i1 %1152, label %1187, label %1120

1153:                                             ; preds = %1182, %1129
  %1154 = phi i64 [ 0, %1129 ], [ %1184, %1182 ]
  %1155 = phi i64 [ 1, %1129 ], [ %1183, %1182 ]
  %1156 = phi i64 [ 0, %1129 ], [ %1185, %1182 ]
  %1157 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1043, i32 10, i64 %1121, i64 %1154
  %1158 = load i64, ptr %1157, align 8
  %1159 = getelementptr inbounds i64, ptr %5, i64 %1158
  %1160 = load i64, ptr %1159, align 8
  %1161 = icmp eq i64 %1160, 0
  br i1 %1161, label %1168, label %1162

1162:                                             ; preds = %1153
  %1163 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1043, i32 11, i64 %1121, i64 %1154
  %1164 = load i64, ptr %1163, align 8
  %1165 = add nsw i64 %1160, -1
  %1166 = mul nsw i64 %1164, %1165
  %1167 = add nsw i64 %1166, %1155
  br label %1168

1168:                                             ; preds = %1162, %1153
  %1169 = phi i64 [ %1167, %1162 ], [ %1155, %1153 ]
  %1170 = or i64 %1154, 1
  %1171 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1043, i32 10, i64 %1121, i64 %1170
  %1172 = load i64, ptr %1171, align 8
  %1173 = getelementptr inbounds i64, ptr %5, i64 %1172
  %1174 = load i64, ptr %1173, align 8
  %1175 = icmp eq i64 %1174, 0
  br i1 %1175, label %1182, label %1176

1176:                                             ; preds = %1168
  %1177 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1043, i32 11, i64 %1121, i64 %1170
  %1178 = load i64, ptr %1177, align 8
  %1179 = add nsw i64 %1174, -1
  %1180 = mul nsw i64 %1178, %1179
  %1181 = add nsw i64 %1180, %1169
  br label %1182

1182:                                             ; preds = %1176, %1168
  %1183 = phi i64 [ %1181, %1176 ], [ %1169, %1168 ]
  %1184 = add nuw nsw i64 %1154, 2
  %1185 = add i64 %1156, 2
  %1186 = icmp eq i64 %1185, %1130
  br i1 %1186, label %1131, label %1153

1187:                                             ; preds = %1148, %1113
  %1188 = phi i64 [ %1116, %1113 ], [ %1150, %1148 ]
  %1189 = sdiv i64 %1188, %1116
  %1190 = sub nsw i64 %1115, %1189
  %1191 = sitofp i64 %1190 to double
  %1192 = load i64, ptr %0, align 8
  %1193 = icmp sgt i64 %1192, 0
  br i1 %1193, label %1194, label %1277

1194:                                             ; preds = %1187
  %1195 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1043, i32 5
  %1196 = load i64, ptr %1195, align 8
  %1197 = and i64 %1192, 1
  %1198 = icmp eq i64 %1192, 1
  br i1 %1198, label %1259, label %1199

1199:                                             ; preds = %1194
  %1200 = and i64 %1192, -2
  br label %1223

1201:                                             ; preds = %1201, %1080
  %1202 = phi i64 [ %1071, %1080 ], [ %1213, %1201 ]
  %1203 = phi i64 [ 0, %1080 ], [ %1214, %1201 ]
  %1204 = phi i64 [ 0, %1080 ], [ %1221, %1201 ]
  %1205 = add nsw i64 %1202, -1
  %1206 = or i64 %1203, 1
  %1207 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1203
  %1208 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1205
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1207, ptr noundef nonnull align 8 dereferenceable(16) %1208, i64 16, i1 false)
  %1209 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1205, i32 1
  %1210 = load i64, ptr %1209, align 8
  %1211 = load i64, ptr %1208, align 8
  %1212 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1211
  store i64 %1210, ptr %1212, align 8
  %1213 = add nsw i64 %1202, -2
  %1214 = add nuw i64 %1203, 2
  %1215 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1206
  %1216 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1213
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1215, ptr noundef nonnull align 8 dereferenceable(16) %1216, i64 16, i1 false)
  %1217 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1213, i32 1
  %1218 = load i64, ptr %1217, align 8
  %1219 = load i64, ptr %1216, align 8
  %1220 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1219
  store i64 %1218, ptr %1220, align 8
  %1221 = add i64 %1204, 2
  %1222 = icmp eq i64 %1221, %1081
  br i1 %1222, label %1101, label %1201

1223:                                             ; preds = %1254, %1199
  %1224 = phi i64 [ 0, %1199 ], [ %1256, %1254 ]
  %1225 = phi double [ %1191, %1199 ], [ %1255, %1254 ]
  %1226 = phi i64 [ 0, %1199 ], [ %1257, %1254 ]
  %1227 = shl nuw i64 1, %1224
  %1228 = and i64 %1227, %1196
  %1229 = icmp eq i64 %1228, 0
  br i1 %1229, label %1239, label %1230

1230:                                             ; preds = %1223
  %1231 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %1224
  %1232 = load i64, ptr %1231, align 8
  %1233 = sitofp i64 %1232 to double
  %1234 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1224
  %1235 = load i64, ptr %1234, align 16
  %1236 = sitofp i64 %1235 to double
  %1237 = fdiv double %1233, %1236
  %1238 = fmul double %1225, %1237
  br label %1239

1239:                                             ; preds = %1230, %1223
  %1240 = phi double [ %1238, %1230 ], [ %1225, %1223 ]
  %1241 = shl i64 2, %1224
  %1242 = and i64 %1241, %1196
  %1243 = icmp eq i64 %1242, 0
  br i1 %1243, label %1254, label %1244

1244:                                             ; preds = %1239
  %1245 = or i64 %1224, 1
  %1246 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %1245
  %1247 = load i64, ptr %1246, align 8
  %1248 = sitofp i64 %1247 to double
  %1249 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1245
  %1250 = load i64, ptr %1249, align 8
  %1251 = sitofp i64 %1250 to double
  %1252 = fdiv double %1248, %1251
  %1253 = fmul double %1240, %1252
  br label %1254

1254:                                             ; preds = %1244, %1239
  %1255 = phi double [ %1253, %1244 ], [ %1240, %1239 ]
  %1256 = add nuw nsw i64 %1224, 2
  %1257 = add i64 %1226, 2
  %1258 = icmp eq i64 %1257, %1200
  br i1 %1258, label %1259, label %1223

1259:                                             ; preds = %1254, %1194
  %1260 = phi double [ undef, %1194 ], [ %1255, %1254 ]
  %1261 = phi i64 [ 0, %1194 ], [ %1256, %1254 ]
  %1262 = phi double [ %1191, %1194 ], [ %1255, %1254 ]
  %1263 = icmp eq i64 %1197, 0
  br i1 %1263, label %1277, label %1264

1264:                                             ; preds = %1259
  %1265 = shl nuw i64 1, %1261
  %1266 = and i64 %1265, %1196
  %1267 = icmp eq i64 %1266, 0
  br i1 %1267, label %1277, label %1268

1268:                                             ; preds = %1264
  %1269 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %1261
  %1270 = load i64, ptr %1269, align 8
  %1271 = sitofp i64 %1270 to double
  %1272 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1261
  %1273 = load i64, ptr %1272, align 8
  %1274 = sitofp i64 %1273 to double
  %1275 = fdiv double %1271, %1274
  %1276 = fmul double %1262, %1275
  br label %1277

1277:                                             ; preds = %1259, %1268, %1264, %1187
  %1278 = phi double [ %1191, %1187 ], [ %1260, %1259 ], [ %1276, %1268 ], [ %1262, %1264 ]
  %1279 = fptosi double %1278 to i64
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  %1280 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 9, i64 %1043
  store i64 %1279, ptr %1280, align 8
  %1281 = load i64, ptr %386, align 8
  br label %1282

1282:                                             ; preds = %1041, %1277
  %1283 = phi i64 [ %1042, %1041 ], [ %1281, %1277 ]
  %1284 = add nuw nsw i64 %1043, 1
  %1285 = icmp slt i64 %1284, %1283
  br i1 %1285, label %1041, label %1286

1286:                                             ; preds = %1282, %1036, %1033, %1024
  call fastcc void @grow(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 872, ptr nonnull %8)
  %1287 = load i64, ptr %940, align 8
  br label %1288

1288:                                             ; preds = %963, %952, %974, %977, %1286
  %1289 = phi i64 [ %953, %963 ], [ %953, %952 ], [ %953, %974 ], [ %953, %977 ], [ %1287, %1286 ]
  %1290 = add nuw nsw i64 %954, 1
  %1291 = icmp slt i64 %1290, %1289
  br i1 %1291, label %952, label %1292

1292:                                             ; preds = %980, %1288
  %1293 = load i64, ptr %0, align 8
  br label %1294

1294:                                             ; preds = %1292, %939, %887, %623, %666, %674, %782, %836, %937, %704, %588, %594
  %1295 = phi i64 [ %1293, %1292 ], [ %589, %939 ], [ %589, %887 ], [ %589, %623 ], [ %589, %666 ], [ %589, %674 ], [ %589, %782 ], [ %589, %836 ], [ %589, %937 ], [ %589, %704 ], [ %589, %588 ], [ %589, %594 ]
  %1296 = add nuw nsw i64 %590, 1
  %1297 = icmp slt i64 %1296, %1295
  br i1 %1297, label %588, label %1298

1298:                                             ; preds = %346, %509, %1294, %565, %472, %3, %15
  ret void
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @hopeless(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %11 = load i64, ptr %10, align 8
  br label %44

12:                                               ; preds = %146, %3
  %13 = phi i64 [ 0, %3 ], [ %149, %146 ]
  %14 = phi i64 [ %5, %3 ], [ %128, %146 ]
  %15 = load i64, ptr %2, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %42

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %19 = load ptr, ptr %18, align 8
  br label %20

20:                                               ; preds = %20, %17
  %21 = phi i64 [ 0, %17 ], [ %30, %20 ]
  %22 = phi i64 [ %15, %17 ], [ %29, %20 ]
  %23 = add nsw i64 %22, %21
  %24 = sdiv i64 %23, 2
  %25 = getelementptr inbounds i64, ptr %19, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = icmp sgt i64 %26, %14
  %28 = add nsw i64 %24, 1
  %29 = select i1 %27, i64 %24, i64 %22
  %30 = select i1 %27, i64 %21, i64 %28
  %31 = icmp slt i64 %30, %29
  br i1 %31, label %20, label %32

32:                                               ; preds = %20
  %33 = icmp eq i64 %30, 0
  br i1 %33, label %42, label %34

34:                                               ; preds = %32
  %35 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %36 = load ptr, ptr %35, align 8
  %37 = add nsw i64 %30, -1
  %38 = getelementptr inbounds i64, ptr %36, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp sle i64 %39, %13
  %41 = zext i1 %40 to i64
  br label %42

42:                                               ; preds = %12, %32, %34
  %43 = phi i64 [ 0, %32 ], [ %41, %34 ], [ 0, %12 ]
  ret i64 %43

44:                                               ; preds = %9, %146
  %45 = phi i64 [ %5, %9 ], [ %128, %146 ]
  %46 = phi i64 [ 0, %9 ], [ %150, %146 ]
  %47 = phi i64 [ 0, %9 ], [ %149, %146 ]
  %48 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %46
  %49 = shl nuw i64 1, %46
  %50 = and i64 %11, %49
  %51 = icmp eq i64 %50, 0
  %52 = load i64, ptr %48, align 8
  br i1 %51, label %53, label %127

53:                                               ; preds = %44
  %54 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %46, i32 4
  %55 = load i64, ptr %54, align 8
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %57, label %124

57:                                               ; preds = %53, %85
  %58 = phi i64 [ %88, %85 ], [ 0, %53 ]
  %59 = phi i64 [ %87, %85 ], [ %52, %53 ]
  %60 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %46, i32 9, i64 %58
  %61 = load i64, ptr %60, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %85

63:                                               ; preds = %57
  %64 = and i64 %61, 1
  %65 = icmp eq i64 %61, 1
  br i1 %65, label %68, label %66

66:                                               ; preds = %63
  %67 = and i64 %61, -2
  br label %90

68:                                               ; preds = %119, %63
  %69 = phi i64 [ undef, %63 ], [ %120, %119 ]
  %70 = phi i64 [ 0, %63 ], [ %121, %119 ]
  %71 = phi i64 [ 1, %63 ], [ %120, %119 ]
  %72 = icmp eq i64 %64, 0
  br i1 %72, label %85, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %46, i32 10, i64 %58, i64 %70
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds i64, ptr %1, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %85, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %46, i32 11, i64 %58, i64 %70
  %81 = load i64, ptr %80, align 8
  %82 = add nsw i64 %77, -1
  %83 = mul nsw i64 %81, %82
  %84 = add nsw i64 %83, %71
  br label %85

85:                                               ; preds = %68, %79, %73, %57
  %86 = phi i64 [ 1, %57 ], [ %69, %68 ], [ %84, %79 ], [ %71, %73 ]
  %87 = mul nsw i64 %86, %59
  %88 = add nuw nsw i64 %58, 1
  %89 = icmp eq i64 %88, %55
  br i1 %89, label %124, label %57

90:                                               ; preds = %119, %66
  %91 = phi i64 [ 0, %66 ], [ %121, %119 ]
  %92 = phi i64 [ 1, %66 ], [ %120, %119 ]
  %93 = phi i64 [ 0, %66 ], [ %122, %119 ]
  %94 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %46, i32 10, i64 %58, i64 %91
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds i64, ptr %1, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %105, label %99

99:                                               ; preds = %90
  %100 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %46, i32 11, i64 %58, i64 %91
  %101 = load i64, ptr %100, align 8
  %102 = add nsw i64 %97, -1
  %103 = mul nsw i64 %101, %102
  %104 = add nsw i64 %103, %92
  br label %105

105:                                              ; preds = %99, %90
  %106 = phi i64 [ %104, %99 ], [ %92, %90 ]
  %107 = or i64 %91, 1
  %108 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %46, i32 10, i64 %58, i64 %107
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds i64, ptr %1, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %119, label %113

113:                                              ; preds = %105
  %114 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %46, i32 11, i64 %58, i64 %107
  %115 = load i64, ptr %114, align 8
  %116 = add nsw i64 %111, -1
  %117 = mul nsw i64 %115, %116
  %118 = add nsw i64 %117, %106
  br label %119

119:                                              ; preds = %113, %105
  %120 = phi i64 [ %118, %113 ], [ %106, %105 ]
  %121 = add nuw nsw i64 %91, 2
  %122 = add i64 %93, 2
  %123 = icmp eq i64 %122, %67
  br i1 %123, label %68, label %90

124:                                              ; preds = %85, %53
  %125 = phi i64 [ %52, %53 ], [ %87, %85 ]
  %126 = add nsw i64 %125, %45
  br label %127

127:                                              ; preds = %44, %124
  %128 = phi i64 [ %126, %124 ], [ %45, %44 ]
  %129 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %46
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %46, i32 2
  %132 = load i64, ptr %131, align 8
  %133 = tail call i64 @llvm.smax.i64(i64 %130, i64 %132)
  %134 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %46, i32 1
  %135 = load i64, ptr %134, align 8
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %146, label %137

137:                                              ; preds = %127
  %138 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %46, i32 5
  %139 = load i64, ptr %138, align 8
  %140 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %46, i32 6
  %141 = load i64, ptr %140, align 8
  %142 = icmp eq i64 %139, %141
  br i1 %142, label %143, label %146

143:                                              ; preds = %137
  %144 = shl nsw i64 %133, 1
  %145 = sub nsw i64 %144, %132
  br label %146

146:                                              ; preds = %127, %137, %143
  %147 = phi i64 [ %145, %143 ], [ %133, %137 ], [ %133, %127 ]
  %148 = mul nsw i64 %147, %52
  %149 = add nsw i64 %148, %47
  %150 = add nuw nsw i64 %46, 1
  %151 = icmp eq i64 %150, %7
  br i1 %151, label %12, label %44
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @leaf(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca [8 x i64], align 16
  %5 = alloca [8 x i64], align 16
  %6 = alloca [12 x i64], align 16
  %7 = alloca [12 x i64], align 16
  %8 = alloca [8 x i64], align 16
  %9 = alloca [8 x i64], align 16
  %10 = alloca [8 x i64], align 16
  %11 = alloca [12 x i64], align 16
  %12 = alloca %struct.Nest, align 8
  %13 = alloca [44 x %struct.Loop], align 16
  call void @llvm.lifetime.start.p0(i64 584, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 704, ptr nonnull %13)
  %14 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 10
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %15, 1
  store i64 %16, ptr %14, align 8
  %17 = load i64, ptr %0, align 8
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %41

19:                                               ; preds = %3
  %20 = and i64 %17, 1
  %21 = icmp eq i64 %17, 1
  br i1 %21, label %24, label %22

22:                                               ; preds = %19
  %23 = and i64 %17, -2
  br label %56

24:                                               ; preds = %79, %19
  %25 = phi i64 [ undef, %19 ], [ %82, %79 ]
  %26 = phi i64 [ 0, %19 ], [ %83, %79 ]
  %27 = phi i64 [ 0, %19 ], [ %82, %79 ]
  %28 = icmp eq i64 %20, 0
  br i1 %28, label %41, label %29

29:                                               ; preds = %24
  %30 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %26
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %37, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %26
  %35 = load i64, ptr %34, align 8
  %36 = icmp slt i64 %31, %35
  br label %37

37:                                               ; preds = %33, %29
  %38 = phi i1 [ false, %29 ], [ %36, %33 ]
  %39 = zext i1 %38 to i64
  %40 = add nuw nsw i64 %27, %39
  br label %41

41:                                               ; preds = %37, %24, %3
  %42 = phi i64 [ 0, %3 ], [ %25, %24 ], [ %40, %37 ]
  %43 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, %42
  %46 = icmp sgt i64 %45, 32
  br i1 %46, label %908, label %47

47:                                               ; preds = %41
  %48 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %637

51:                                               ; preds = %47
  %52 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7
  %53 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %54 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %55 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  br label %86

56:                                               ; preds = %79, %22
  %57 = phi i64 [ 0, %22 ], [ %83, %79 ]
  %58 = phi i64 [ 0, %22 ], [ %82, %79 ]
  %59 = phi i64 [ 0, %22 ], [ %84, %79 ]
  %60 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %57
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %67, label %63

63:                                               ; preds = %56
  %64 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %57
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %61, %65
  br label %67

67:                                               ; preds = %63, %56
  %68 = phi i1 [ false, %56 ], [ %66, %63 ]
  %69 = zext i1 %68 to i64
  %70 = add nuw nsw i64 %58, %69
  %71 = or i64 %57, 1
  %72 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %79, label %75

75:                                               ; preds = %67
  %76 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %71
  %77 = load i64, ptr %76, align 8
  %78 = icmp slt i64 %73, %77
  br label %79

79:                                               ; preds = %75, %67
  %80 = phi i1 [ false, %67 ], [ %78, %75 ]
  %81 = zext i1 %80 to i64
  %82 = add nuw nsw i64 %70, %81
  %83 = add nuw nsw i64 %57, 2
  %84 = add i64 %59, 2
  %85 = icmp eq i64 %84, %23
  br i1 %85, label %24, label %56

86:                                               ; preds = %51, %633
  %87 = phi i64 [ %44, %51 ], [ %603, %633 ]
  %88 = phi i64 [ 0, %51 ], [ %634, %633 ]
  %89 = phi i64 [ 0, %51 ], [ %602, %633 ]
  %90 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88
  %91 = load i64, ptr %0, align 8
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %114, label %93

93:                                               ; preds = %128, %86
  %94 = phi i64 [ 0, %86 ], [ %129, %128 ]
  %95 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %88
  %96 = load i64, ptr %95, align 8
  %97 = icmp sgt i64 %87, %96
  br i1 %97, label %98, label %144

98:                                               ; preds = %93
  %99 = add i64 %94, %87
  %100 = sub i64 %99, %96
  %101 = sub i64 %87, %96
  %102 = add i64 %96, 1
  %103 = and i64 %101, 1
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %110, label %105

105:                                              ; preds = %98
  %106 = add nsw i64 %87, -1
  %107 = add i64 %94, 1
  %108 = getelementptr inbounds %struct.Loop, ptr %13, i64 %94
  %109 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %106
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %108, ptr noundef nonnull align 8 dereferenceable(16) %109, i64 16, i1 false)
  br label %110

110:                                              ; preds = %105, %98
  %111 = phi i64 [ %87, %98 ], [ %106, %105 ]
  %112 = phi i64 [ %94, %98 ], [ %107, %105 ]
  %113 = icmp eq i64 %87, %102
  br i1 %113, label %144, label %132

114:                                              ; preds = %86, %128
  %115 = phi i64 [ %130, %128 ], [ 0, %86 ]
  %116 = phi i64 [ %129, %128 ], [ 0, %86 ]
  %117 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %115
  %118 = load i64, ptr %117, align 8
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %128, label %120

120:                                              ; preds = %114
  %121 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %115
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %118, %122
  br i1 %123, label %124, label %128

124:                                              ; preds = %120
  %125 = getelementptr inbounds %struct.Loop, ptr %13, i64 %116
  store i64 %115, ptr %125, align 16
  %126 = add nsw i64 %116, 1
  %127 = getelementptr inbounds %struct.Loop, ptr %13, i64 %116, i32 1
  store i64 %118, ptr %127, align 8
  br label %128

128:                                              ; preds = %124, %120, %114
  %129 = phi i64 [ %126, %124 ], [ %116, %120 ], [ %116, %114 ]
  %130 = add nuw nsw i64 %115, 1
  %131 = icmp eq i64 %130, %91
  br i1 %131, label %93, label %114

132:                                              ; preds = %110, %132
  %133 = phi i64 [ %139, %132 ], [ %111, %110 ]
  %134 = phi i64 [ %140, %132 ], [ %112, %110 ]
  %135 = add nsw i64 %133, -1
  %136 = add i64 %134, 1
  %137 = getelementptr inbounds %struct.Loop, ptr %13, i64 %134
  %138 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %135
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %137, ptr noundef nonnull align 8 dereferenceable(16) %138, i64 16, i1 false)
  %139 = add nsw i64 %133, -2
  %140 = add i64 %134, 2
  %141 = getelementptr inbounds %struct.Loop, ptr %13, i64 %136
  %142 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %139
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %141, ptr noundef nonnull align 8 dereferenceable(16) %142, i64 16, i1 false)
  %143 = icmp eq i64 %140, %100
  br i1 %143, label %144, label %132

144:                                              ; preds = %110, %132, %93
  %145 = phi i64 [ %94, %93 ], [ %100, %132 ], [ %100, %110 ]
  %146 = call fastcc i64 @moved(ptr noundef nonnull %0, ptr noundef nonnull %52, ptr noundef nonnull %90, ptr noundef nonnull %13, i64 noundef %145)
  %147 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 1
  %148 = load i64, ptr %147, align 8
  %149 = icmp eq i64 %148, 0
  %150 = load i64, ptr %90, align 8
  br i1 %149, label %151, label %153

151:                                              ; preds = %144
  %152 = mul nsw i64 %150, %146
  br label %600

153:                                              ; preds = %144
  %154 = shl nsw i64 %146, 1
  %155 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 5
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 6
  %158 = load i64, ptr %157, align 8
  %159 = icmp eq i64 %156, %158
  br i1 %159, label %160, label %163

160:                                              ; preds = %153
  %161 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 2
  %162 = load i64, ptr %161, align 8
  br label %596

163:                                              ; preds = %153
  %164 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 3
  %165 = load i64, ptr %164, align 8
  %166 = icmp sgt i64 %165, 0
  br i1 %166, label %167, label %596

167:                                              ; preds = %163
  %168 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 4
  %169 = load i64, ptr %168, align 8
  %170 = icmp sgt i64 %169, 0
  %171 = icmp sgt i64 %145, 0
  br label %172

172:                                              ; preds = %591, %167
  %173 = phi i64 [ 1, %167 ], [ %593, %591 ]
  %174 = phi i64 [ 0, %167 ], [ %594, %591 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  br i1 %170, label %189, label %175

175:                                              ; preds = %260, %172
  %176 = phi i64 [ 0, %172 ], [ %261, %260 ]
  %177 = phi i64 [ 1, %172 ], [ %262, %260 ]
  %178 = phi i64 [ 1, %172 ], [ %263, %260 ]
  %179 = icmp ne i64 %178, 0
  %180 = icmp eq i64 %176, 1
  %181 = select i1 %179, i1 %180, i1 false
  %182 = icmp sgt i64 %177, 65536
  %183 = select i1 %181, i1 true, i1 %182
  br i1 %183, label %591, label %184

184:                                              ; preds = %175
  %185 = load i64, ptr %0, align 8
  %186 = icmp sgt i64 %185, 0
  br i1 %186, label %187, label %266

187:                                              ; preds = %184
  %188 = icmp sgt i64 %176, 0
  br label %274

189:                                              ; preds = %172, %260
  %190 = phi i64 [ %264, %260 ], [ 0, %172 ]
  %191 = phi i64 [ %263, %260 ], [ 1, %172 ]
  %192 = phi i64 [ %262, %260 ], [ 1, %172 ]
  %193 = phi i64 [ %261, %260 ], [ 0, %172 ]
  %194 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 7, i64 %190
  %195 = load i64, ptr %194, align 8
  %196 = icmp eq i64 %195, %174
  br i1 %196, label %197, label %260

197:                                              ; preds = %189
  %198 = load i64, ptr %0, align 8
  %199 = icmp sgt i64 %198, 0
  br i1 %199, label %200, label %224

200:                                              ; preds = %197
  %201 = and i64 %198, 1
  %202 = icmp eq i64 %198, 1
  br i1 %202, label %205, label %203

203:                                              ; preds = %200
  %204 = and i64 %198, -2
  br label %231

205:                                              ; preds = %231, %200
  %206 = phi i64 [ undef, %200 ], [ %253, %231 ]
  %207 = phi i64 [ undef, %200 ], [ %256, %231 ]
  %208 = phi i64 [ 0, %200 ], [ %257, %231 ]
  %209 = phi i64 [ 1, %200 ], [ %253, %231 ]
  %210 = phi i64 [ %191, %200 ], [ %256, %231 ]
  %211 = icmp eq i64 %201, 0
  br i1 %211, label %224, label %212

212:                                              ; preds = %205
  %213 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 8, i64 %190, i64 %208
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %208
  %216 = load i64, ptr %215, align 8
  %217 = add nsw i64 %216, -1
  %218 = mul nsw i64 %217, %214
  %219 = add nsw i64 %218, %209
  %220 = icmp ne i64 %210, 0
  %221 = icmp slt i64 %214, 2
  %222 = select i1 %220, i1 %221, i1 false
  %223 = zext i1 %222 to i64
  br label %224

224:                                              ; preds = %212, %205, %197
  %225 = phi i64 [ %191, %197 ], [ %207, %205 ], [ %223, %212 ]
  %226 = phi i64 [ 1, %197 ], [ %206, %205 ], [ %219, %212 ]
  %227 = getelementptr inbounds [8 x i64], ptr %4, i64 0, i64 %193
  store i64 %226, ptr %227, align 8
  %228 = add nsw i64 %193, 1
  %229 = getelementptr inbounds [8 x i64], ptr %5, i64 0, i64 %193
  store i64 %190, ptr %229, align 8
  %230 = mul nsw i64 %226, %192
  br label %260

231:                                              ; preds = %231, %203
  %232 = phi i64 [ 0, %203 ], [ %257, %231 ]
  %233 = phi i64 [ 1, %203 ], [ %253, %231 ]
  %234 = phi i64 [ %191, %203 ], [ %256, %231 ]
  %235 = phi i64 [ 0, %203 ], [ %258, %231 ]
  %236 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 8, i64 %190, i64 %232
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %232
  %239 = load i64, ptr %238, align 8
  %240 = add nsw i64 %239, -1
  %241 = mul nsw i64 %240, %237
  %242 = add nsw i64 %241, %233
  %243 = icmp ne i64 %234, 0
  %244 = icmp slt i64 %237, 2
  %245 = select i1 %243, i1 %244, i1 false
  %246 = or i64 %232, 1
  %247 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 8, i64 %190, i64 %246
  %248 = load i64, ptr %247, align 8
  %249 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %246
  %250 = load i64, ptr %249, align 8
  %251 = add nsw i64 %250, -1
  %252 = mul nsw i64 %251, %248
  %253 = add nsw i64 %252, %242
  %254 = icmp slt i64 %248, 2
  %255 = select i1 %245, i1 %254, i1 false
  %256 = zext i1 %255 to i64
  %257 = add nuw nsw i64 %232, 2
  %258 = add i64 %235, 2
  %259 = icmp eq i64 %258, %204
  br i1 %259, label %205, label %231

260:                                              ; preds = %224, %189
  %261 = phi i64 [ %228, %224 ], [ %193, %189 ]
  %262 = phi i64 [ %230, %224 ], [ %192, %189 ]
  %263 = phi i64 [ %225, %224 ], [ %191, %189 ]
  %264 = add nuw nsw i64 %190, 1
  %265 = icmp eq i64 %264, %169
  br i1 %265, label %175, label %189

266:                                              ; preds = %290, %184
  %267 = phi i64 [ 0, %184 ], [ %291, %290 ]
  %268 = icmp sgt i64 %177, 0
  br i1 %268, label %269, label %304

269:                                              ; preds = %266
  %270 = and i64 %177, 7
  %271 = icmp ult i64 %177, 8
  br i1 %271, label %294, label %272

272:                                              ; preds = %269
  %273 = and i64 %177, -8
  br label %311

274:                                              ; preds = %290, %187
  %275 = phi i64 [ 0, %187 ], [ %292, %290 ]
  %276 = phi i64 [ 0, %187 ], [ %291, %290 ]
  br i1 %188, label %280, label %290

277:                                              ; preds = %280
  %278 = add nuw nsw i64 %281, 1
  %279 = icmp eq i64 %278, %176
  br i1 %279, label %290, label %280

280:                                              ; preds = %274, %277
  %281 = phi i64 [ %278, %277 ], [ 0, %274 ]
  %282 = getelementptr inbounds [8 x i64], ptr %5, i64 0, i64 %281
  %283 = load i64, ptr %282, align 8
  %284 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 8, i64 %283, i64 %275
  %285 = load i64, ptr %284, align 8
  %286 = icmp eq i64 %285, 0
  br i1 %286, label %277, label %287

287:                                              ; preds = %280
  %288 = add nsw i64 %276, 1
  %289 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %276
  store i64 %275, ptr %289, align 8
  br label %290

290:                                              ; preds = %277, %287, %274
  %291 = phi i64 [ %288, %287 ], [ %276, %274 ], [ %276, %277 ]
  %292 = add nuw nsw i64 %275, 1
  %293 = icmp eq i64 %292, %185
  br i1 %293, label %266, label %274

294:                                              ; preds = %311, %269
  %295 = phi i64 [ 0, %269 ], [ %329, %311 ]
  %296 = icmp eq i64 %270, 0
  br i1 %296, label %304, label %297

297:                                              ; preds = %294, %297
  %298 = phi i64 [ %301, %297 ], [ %295, %294 ]
  %299 = phi i64 [ %302, %297 ], [ 0, %294 ]
  %300 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %298
  store i8 0, ptr %300, align 1
  %301 = add nuw nsw i64 %298, 1
  %302 = add i64 %299, 1
  %303 = icmp eq i64 %302, %270
  br i1 %303, label %304, label %297

304:                                              ; preds = %294, %297, %266
  %305 = icmp sgt i64 %267, 0
  br i1 %305, label %306, label %342

306:                                              ; preds = %304
  %307 = and i64 %267, 7
  %308 = icmp ult i64 %267, 8
  br i1 %308, label %332, label %309

309:                                              ; preds = %306
  %310 = and i64 %267, -8
  br label %352

311:                                              ; preds = %311, %272
  %312 = phi i64 [ 0, %272 ], [ %329, %311 ]
  %313 = phi i64 [ 0, %272 ], [ %330, %311 ]
  %314 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %312
  store i8 0, ptr %314, align 8
  %315 = or i64 %312, 1
  %316 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %315
  store i8 0, ptr %316, align 1
  %317 = or i64 %312, 2
  %318 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %317
  store i8 0, ptr %318, align 2
  %319 = or i64 %312, 3
  %320 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %319
  store i8 0, ptr %320, align 1
  %321 = or i64 %312, 4
  %322 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %321
  store i8 0, ptr %322, align 4
  %323 = or i64 %312, 5
  %324 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %323
  store i8 0, ptr %324, align 1
  %325 = or i64 %312, 6
  %326 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %325
  store i8 0, ptr %326, align 2
  %327 = or i64 %312, 7
  %328 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %327
  store i8 0, ptr %328, align 1
  %329 = add nuw nsw i64 %312, 8
  %330 = add i64 %313, 8
  %331 = icmp eq i64 %330, %273
  br i1 %331, label %294, label %311

332:                                              ; preds = %352, %306
  %333 = phi i64 [ 0, %306 ], [ %370, %352 ]
  %334 = icmp eq i64 %307, 0
  br i1 %334, label %342, label %335

335:                                              ; preds = %332, %335
  %336 = phi i64 [ %339, %335 ], [ %333, %332 ]
  %337 = phi i64 [ %340, %335 ], [ 0, %332 ]
  %338 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %336
  store i64 0, ptr %338, align 8
  %339 = add nuw nsw i64 %336, 1
  %340 = add i64 %337, 1
  %341 = icmp eq i64 %340, %307
  br i1 %341, label %342, label %335

342:                                              ; preds = %332, %335, %304
  %343 = icmp sgt i64 %176, 0
  %344 = and i64 %267, 1
  %345 = icmp eq i64 %267, 1
  %346 = and i64 %267, -2
  %347 = icmp eq i64 %344, 0
  %348 = and i64 %176, 3
  %349 = icmp ult i64 %176, 4
  %350 = and i64 %176, -4
  %351 = icmp eq i64 %348, 0
  br label %373

352:                                              ; preds = %352, %309
  %353 = phi i64 [ 0, %309 ], [ %370, %352 ]
  %354 = phi i64 [ 0, %309 ], [ %371, %352 ]
  %355 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %353
  store i64 0, ptr %355, align 16
  %356 = or i64 %353, 1
  %357 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %356
  store i64 0, ptr %357, align 8
  %358 = or i64 %353, 2
  %359 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %358
  store i64 0, ptr %359, align 16
  %360 = or i64 %353, 3
  %361 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %360
  store i64 0, ptr %361, align 8
  %362 = or i64 %353, 4
  %363 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %362
  store i64 0, ptr %363, align 16
  %364 = or i64 %353, 5
  %365 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %364
  store i64 0, ptr %365, align 8
  %366 = or i64 %353, 6
  %367 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %366
  store i64 0, ptr %367, align 16
  %368 = or i64 %353, 7
  %369 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %368
  store i64 0, ptr %369, align 8
  %370 = add nuw nsw i64 %353, 8
  %371 = add i64 %354, 8
  %372 = icmp eq i64 %371, %310
  br i1 %372, label %332, label %352

373:                                              ; preds = %588, %342
  %374 = phi i64 [ %571, %588 ], [ 0, %342 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %11)
  br i1 %305, label %376, label %375

375:                                              ; preds = %384, %373
  br i1 %343, label %419, label %494

376:                                              ; preds = %373, %384
  %377 = phi i64 [ %394, %384 ], [ 0, %373 ]
  %378 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %377
  %379 = load i64, ptr %378, align 8
  %380 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %379
  %381 = load i64, ptr %380, align 8
  br i1 %171, label %382, label %384

382:                                              ; preds = %376
  %383 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %377
  br label %396

384:                                              ; preds = %414, %376
  %385 = phi i64 [ 0, %376 ], [ %415, %414 ]
  %386 = phi i64 [ %381, %376 ], [ %416, %414 ]
  %387 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %377
  %388 = load i64, ptr %387, align 8
  %389 = icmp eq i64 %385, %388
  %390 = add nsw i64 %386, %385
  %391 = sub i64 %390, %388
  %392 = select i1 %389, i64 %386, i64 %391
  %393 = getelementptr inbounds [12 x i64], ptr %11, i64 0, i64 %377
  store i64 %392, ptr %393, align 8
  %394 = add nuw nsw i64 %377, 1
  %395 = icmp eq i64 %394, %267
  br i1 %395, label %375, label %376

396:                                              ; preds = %414, %382
  %397 = phi i64 [ 0, %382 ], [ %417, %414 ]
  %398 = phi i64 [ %381, %382 ], [ %416, %414 ]
  %399 = phi i64 [ 0, %382 ], [ %415, %414 ]
  %400 = getelementptr inbounds %struct.Loop, ptr %13, i64 %397
  %401 = load i64, ptr %400, align 16
  %402 = icmp eq i64 %401, %379
  br i1 %402, label %403, label %414

403:                                              ; preds = %396
  %404 = load i64, ptr %383, align 8
  %405 = sub nsw i64 %404, %399
  %406 = getelementptr inbounds %struct.Loop, ptr %13, i64 %397, i32 1
  %407 = load i64, ptr %406, align 8
  %408 = freeze i64 %405
  %409 = srem i64 %408, %407
  %410 = sub nsw i64 %408, %409
  %411 = add nsw i64 %410, %399
  %412 = sub nsw i64 %398, %410
  %413 = tail call i64 @llvm.smin.i64(i64 %407, i64 %412)
  br label %414

414:                                              ; preds = %403, %396
  %415 = phi i64 [ %411, %403 ], [ %399, %396 ]
  %416 = phi i64 [ %413, %403 ], [ %398, %396 ]
  %417 = add nuw nsw i64 %397, 1
  %418 = icmp eq i64 %417, %145
  br i1 %418, label %384, label %396

419:                                              ; preds = %375, %450
  %420 = phi i64 [ %453, %450 ], [ 0, %375 ]
  %421 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %420
  store i64 0, ptr %421, align 8
  %422 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %420
  store i64 1, ptr %422, align 8
  br i1 %305, label %423, label %450

423:                                              ; preds = %419
  %424 = getelementptr inbounds [8 x i64], ptr %5, i64 0, i64 %420
  %425 = load i64, ptr %424, align 8
  br i1 %345, label %426, label %455

426:                                              ; preds = %455, %423
  %427 = phi i64 [ undef, %423 ], [ %482, %455 ]
  %428 = phi i64 [ undef, %423 ], [ %488, %455 ]
  %429 = phi i64 [ 1, %423 ], [ %488, %455 ]
  %430 = phi i64 [ 0, %423 ], [ %482, %455 ]
  %431 = phi i64 [ 0, %423 ], [ %489, %455 ]
  br i1 %347, label %447, label %432

432:                                              ; preds = %426
  %433 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %431
  %434 = load i64, ptr %433, align 8
  %435 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 8, i64 %425, i64 %434
  %436 = load i64, ptr %435, align 8
  %437 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %431
  %438 = load i64, ptr %437, align 8
  %439 = mul nsw i64 %438, %436
  %440 = add nsw i64 %439, %430
  %441 = getelementptr inbounds [12 x i64], ptr %11, i64 0, i64 %431
  %442 = load i64, ptr %441, align 8
  %443 = add i64 %438, -1
  %444 = add i64 %443, %442
  %445 = mul nsw i64 %444, %436
  %446 = add nsw i64 %445, %429
  br label %447

447:                                              ; preds = %426, %432
  %448 = phi i64 [ %427, %426 ], [ %440, %432 ]
  %449 = phi i64 [ %428, %426 ], [ %446, %432 ]
  store i64 %448, ptr %421, align 8
  store i64 %449, ptr %422, align 8
  br label %450

450:                                              ; preds = %447, %419
  %451 = phi i64 [ %448, %447 ], [ 0, %419 ]
  %452 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %420
  store i64 %451, ptr %452, align 8
  %453 = add nuw nsw i64 %420, 1
  %454 = icmp eq i64 %453, %176
  br i1 %454, label %492, label %419

455:                                              ; preds = %423, %455
  %456 = phi i64 [ %488, %455 ], [ 1, %423 ]
  %457 = phi i64 [ %482, %455 ], [ 0, %423 ]
  %458 = phi i64 [ %489, %455 ], [ 0, %423 ]
  %459 = phi i64 [ %490, %455 ], [ 0, %423 ]
  %460 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %458
  %461 = load i64, ptr %460, align 16
  %462 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 8, i64 %425, i64 %461
  %463 = load i64, ptr %462, align 8
  %464 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %458
  %465 = load i64, ptr %464, align 16
  %466 = mul nsw i64 %465, %463
  %467 = add nsw i64 %466, %457
  %468 = getelementptr inbounds [12 x i64], ptr %11, i64 0, i64 %458
  %469 = load i64, ptr %468, align 16
  %470 = add i64 %465, -1
  %471 = add i64 %470, %469
  %472 = mul nsw i64 %471, %463
  %473 = add nsw i64 %472, %456
  %474 = or i64 %458, 1
  %475 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %474
  %476 = load i64, ptr %475, align 8
  %477 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %88, i32 8, i64 %425, i64 %476
  %478 = load i64, ptr %477, align 8
  %479 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %474
  %480 = load i64, ptr %479, align 8
  %481 = mul nsw i64 %480, %478
  %482 = add nsw i64 %481, %467
  %483 = getelementptr inbounds [12 x i64], ptr %11, i64 0, i64 %474
  %484 = load i64, ptr %483, align 8
  %485 = add i64 %480, -1
  %486 = add i64 %485, %484
  %487 = mul nsw i64 %486, %478
  %488 = add nsw i64 %487, %473
  %489 = add nuw nsw i64 %458, 2
  %490 = add i64 %459, 2
  %491 = icmp eq i64 %490, %346
  br i1 %491, label %426, label %455

492:                                              ; preds = %557, %450
  %493 = phi i64 [ %374, %450 ], [ %556, %557 ]
  br i1 %349, label %533, label %499

494:                                              ; preds = %375
  %495 = load i8, ptr @covered.seen, align 16
  %496 = icmp eq i8 %495, 0
  %497 = zext i1 %496 to i64
  %498 = add nsw i64 %374, %497
  store i8 1, ptr @covered.seen, align 16
  br label %570

499:                                              ; preds = %492, %499
  %500 = phi i64 [ %530, %499 ], [ 0, %492 ]
  %501 = phi i64 [ %529, %499 ], [ 0, %492 ]
  %502 = phi i64 [ %531, %499 ], [ 0, %492 ]
  %503 = getelementptr inbounds [8 x i64], ptr %4, i64 0, i64 %500
  %504 = load i64, ptr %503, align 16
  %505 = mul nsw i64 %504, %501
  %506 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %500
  %507 = load i64, ptr %506, align 16
  %508 = add nsw i64 %505, %507
  %509 = or i64 %500, 1
  %510 = getelementptr inbounds [8 x i64], ptr %4, i64 0, i64 %509
  %511 = load i64, ptr %510, align 8
  %512 = mul nsw i64 %511, %508
  %513 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %509
  %514 = load i64, ptr %513, align 8
  %515 = add nsw i64 %512, %514
  %516 = or i64 %500, 2
  %517 = getelementptr inbounds [8 x i64], ptr %4, i64 0, i64 %516
  %518 = load i64, ptr %517, align 16
  %519 = mul nsw i64 %518, %515
  %520 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %516
  %521 = load i64, ptr %520, align 16
  %522 = add nsw i64 %519, %521
  %523 = or i64 %500, 3
  %524 = getelementptr inbounds [8 x i64], ptr %4, i64 0, i64 %523
  %525 = load i64, ptr %524, align 8
  %526 = mul nsw i64 %525, %522
  %527 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %523
  %528 = load i64, ptr %527, align 8
  %529 = add nsw i64 %526, %528
  %530 = add nuw nsw i64 %500, 4
  %531 = add i64 %502, 4
  %532 = icmp eq i64 %531, %350
  br i1 %532, label %533, label %499

533:                                              ; preds = %499, %492
  %534 = phi i64 [ undef, %492 ], [ %529, %499 ]
  %535 = phi i64 [ 0, %492 ], [ %530, %499 ]
  %536 = phi i64 [ 0, %492 ], [ %529, %499 ]
  br i1 %351, label %550, label %537

537:                                              ; preds = %533, %537
  %538 = phi i64 [ %547, %537 ], [ %535, %533 ]
  %539 = phi i64 [ %546, %537 ], [ %536, %533 ]
  %540 = phi i64 [ %548, %537 ], [ 0, %533 ]
  %541 = getelementptr inbounds [8 x i64], ptr %4, i64 0, i64 %538
  %542 = load i64, ptr %541, align 8
  %543 = mul nsw i64 %542, %539
  %544 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %538
  %545 = load i64, ptr %544, align 8
  %546 = add nsw i64 %543, %545
  %547 = add nuw nsw i64 %538, 1
  %548 = add i64 %540, 1
  %549 = icmp eq i64 %548, %348
  br i1 %549, label %550, label %537

550:                                              ; preds = %537, %533
  %551 = phi i64 [ %534, %533 ], [ %546, %537 ]
  %552 = getelementptr inbounds [65536 x i8], ptr @covered.seen, i64 0, i64 %551
  %553 = load i8, ptr %552, align 1
  %554 = icmp eq i8 %553, 0
  %555 = zext i1 %554 to i64
  %556 = add nsw i64 %493, %555
  store i8 1, ptr %552, align 1
  br label %557

557:                                              ; preds = %566, %550
  %558 = phi i64 [ %559, %566 ], [ %176, %550 ]
  %559 = add nsw i64 %558, -1
  %560 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %559
  %561 = load i64, ptr %560, align 8
  %562 = add nsw i64 %561, 1
  store i64 %562, ptr %560, align 8
  %563 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %559
  %564 = load i64, ptr %563, align 8
  %565 = icmp eq i64 %562, %564
  br i1 %565, label %566, label %492

566:                                              ; preds = %557
  %567 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %559
  %568 = load i64, ptr %567, align 8
  store i64 %568, ptr %560, align 8
  %569 = icmp ugt i64 %558, 1
  br i1 %569, label %557, label %570

570:                                              ; preds = %566, %494
  %571 = phi i64 [ %498, %494 ], [ %556, %566 ]
  br i1 %305, label %572, label %588

572:                                              ; preds = %570, %584
  %573 = phi i64 [ %585, %584 ], [ 0, %570 ]
  %574 = getelementptr inbounds [12 x i64], ptr %11, i64 0, i64 %573
  %575 = load i64, ptr %574, align 8
  %576 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %573
  %577 = load i64, ptr %576, align 8
  %578 = add nsw i64 %577, %575
  store i64 %578, ptr %576, align 8
  %579 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %573
  %580 = load i64, ptr %579, align 8
  %581 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %580
  %582 = load i64, ptr %581, align 8
  %583 = icmp slt i64 %578, %582
  br i1 %583, label %588, label %584

584:                                              ; preds = %572
  %585 = add nuw nsw i64 %573, 1
  store i64 0, ptr %576, align 8
  %586 = icmp eq i64 %585, %267
  br i1 %586, label %587, label %572

587:                                              ; preds = %584
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  br label %591

588:                                              ; preds = %572, %570
  %589 = phi i64 [ 0, %570 ], [ %573, %572 ]
  %590 = icmp eq i64 %589, %267
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8)
  br i1 %590, label %591, label %373

591:                                              ; preds = %588, %587, %175
  %592 = phi i64 [ %177, %175 ], [ %571, %587 ], [ %571, %588 ]
  %593 = mul nsw i64 %592, %173
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4)
  %594 = add nuw nsw i64 %174, 1
  %595 = icmp eq i64 %594, %165
  br i1 %595, label %596, label %172

596:                                              ; preds = %591, %163, %160
  %597 = phi i64 [ %162, %160 ], [ 1, %163 ], [ %593, %591 ]
  %598 = sub nsw i64 %154, %597
  %599 = mul nsw i64 %598, %150
  br label %600

600:                                              ; preds = %151, %596
  %601 = phi i64 [ %599, %596 ], [ %152, %151 ]
  %602 = add nsw i64 %601, %89
  %603 = load i64, ptr %43, align 8
  %604 = add nsw i64 %603, %42
  %605 = load i64, ptr %95, align 8
  %606 = sub i64 %604, %605
  %607 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 2, i64 %88
  store i64 %606, ptr %607, align 8
  %608 = load i64, ptr %53, align 8
  %609 = load i64, ptr %2, align 8
  %610 = icmp sgt i64 %609, 0
  br i1 %610, label %611, label %633

611:                                              ; preds = %600
  %612 = load ptr, ptr %54, align 8
  br label %613

613:                                              ; preds = %613, %611
  %614 = phi i64 [ 0, %611 ], [ %623, %613 ]
  %615 = phi i64 [ %609, %611 ], [ %622, %613 ]
  %616 = add nsw i64 %615, %614
  %617 = sdiv i64 %616, 2
  %618 = getelementptr inbounds i64, ptr %612, i64 %617
  %619 = load i64, ptr %618, align 8
  %620 = icmp sgt i64 %619, %608
  %621 = add nsw i64 %617, 1
  %622 = select i1 %620, i64 %617, i64 %615
  %623 = select i1 %620, i64 %614, i64 %621
  %624 = icmp slt i64 %623, %622
  br i1 %624, label %613, label %625

625:                                              ; preds = %613
  %626 = icmp eq i64 %623, 0
  br i1 %626, label %633, label %627

627:                                              ; preds = %625
  %628 = load ptr, ptr %55, align 8
  %629 = add nsw i64 %623, -1
  %630 = getelementptr inbounds i64, ptr %628, i64 %629
  %631 = load i64, ptr %630, align 8
  %632 = icmp sgt i64 %631, %602
  br i1 %632, label %633, label %908

633:                                              ; preds = %600, %625, %627
  %634 = add nuw nsw i64 %88, 1
  %635 = load i64, ptr %48, align 8
  %636 = icmp slt i64 %634, %635
  br i1 %636, label %86, label %637

637:                                              ; preds = %633, %47
  %638 = phi i64 [ %44, %47 ], [ %603, %633 ]
  %639 = phi i64 [ 0, %47 ], [ %602, %633 ]
  store i64 %42, ptr %12, align 8
  %640 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1
  %641 = load i64, ptr %0, align 8
  %642 = icmp sgt i64 %641, 0
  br i1 %642, label %664, label %643

643:                                              ; preds = %678, %637
  %644 = phi i64 [ 0, %637 ], [ %679, %678 ]
  %645 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 0
  %646 = load i64, ptr %645, align 8
  %647 = icmp sgt i64 %638, %646
  br i1 %647, label %648, label %694

648:                                              ; preds = %643
  %649 = add i64 %644, %638
  %650 = sub i64 %649, %646
  %651 = sub i64 %638, %646
  %652 = add i64 %646, 1
  %653 = and i64 %651, 1
  %654 = icmp eq i64 %653, 0
  br i1 %654, label %660, label %655

655:                                              ; preds = %648
  %656 = add nsw i64 %638, -1
  %657 = add i64 %644, 1
  %658 = getelementptr inbounds %struct.Loop, ptr %640, i64 %644
  %659 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %656
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %658, ptr noundef nonnull align 8 dereferenceable(16) %659, i64 16, i1 false)
  br label %660

660:                                              ; preds = %655, %648
  %661 = phi i64 [ %638, %648 ], [ %656, %655 ]
  %662 = phi i64 [ %644, %648 ], [ %657, %655 ]
  %663 = icmp eq i64 %638, %652
  br i1 %663, label %694, label %682

664:                                              ; preds = %637, %678
  %665 = phi i64 [ %680, %678 ], [ 0, %637 ]
  %666 = phi i64 [ %679, %678 ], [ 0, %637 ]
  %667 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %665
  %668 = load i64, ptr %667, align 8
  %669 = icmp eq i64 %668, 0
  br i1 %669, label %678, label %670

670:                                              ; preds = %664
  %671 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %665
  %672 = load i64, ptr %671, align 8
  %673 = icmp slt i64 %668, %672
  br i1 %673, label %674, label %678

674:                                              ; preds = %670
  %675 = getelementptr inbounds %struct.Loop, ptr %640, i64 %666
  store i64 %665, ptr %675, align 8
  %676 = add nsw i64 %666, 1
  %677 = getelementptr inbounds %struct.Loop, ptr %640, i64 %666, i32 1
  store i64 %668, ptr %677, align 8
  br label %678

678:                                              ; preds = %674, %670, %664
  %679 = phi i64 [ %676, %674 ], [ %666, %670 ], [ %666, %664 ]
  %680 = add nuw nsw i64 %665, 1
  %681 = icmp eq i64 %680, %641
  br i1 %681, label %643, label %664

682:                                              ; preds = %660, %682
  %683 = phi i64 [ %689, %682 ], [ %661, %660 ]
  %684 = phi i64 [ %690, %682 ], [ %662, %660 ]
  %685 = add nsw i64 %683, -1
  %686 = add i64 %684, 1
  %687 = getelementptr inbounds %struct.Loop, ptr %640, i64 %684
  %688 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %685
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %687, ptr noundef nonnull align 8 dereferenceable(16) %688, i64 16, i1 false)
  %689 = add nsw i64 %683, -2
  %690 = add i64 %684, 2
  %691 = getelementptr inbounds %struct.Loop, ptr %640, i64 %686
  %692 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %689
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %691, ptr noundef nonnull align 8 dereferenceable(16) %692, i64 16, i1 false)
  %693 = icmp eq i64 %690, %650
  br i1 %693, label %694, label %682

694:                                              ; preds = %660, %682, %643
  %695 = icmp sgt i64 %638, 0
  br i1 %695, label %696, label %708

696:                                              ; preds = %694
  %697 = and i64 %638, 1
  %698 = icmp eq i64 %697, 0
  br i1 %698, label %705, label %699

699:                                              ; preds = %696
  %700 = add nsw i64 %638, -1
  %701 = load i64, ptr %12, align 8
  %702 = add nsw i64 %701, 1
  store i64 %702, ptr %12, align 8
  %703 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %701
  %704 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %700
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %703, ptr noundef nonnull align 8 dereferenceable(16) %704, i64 16, i1 false)
  br label %705

705:                                              ; preds = %699, %696
  %706 = phi i64 [ %638, %696 ], [ %700, %699 ]
  %707 = icmp eq i64 %638, 1
  br i1 %707, label %708, label %895

708:                                              ; preds = %705, %895, %694
  %709 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %710 = load i64, ptr %709, align 8
  %711 = load i64, ptr %2, align 8
  %712 = icmp sgt i64 %711, 0
  br i1 %712, label %713, label %741

713:                                              ; preds = %708
  %714 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %715 = load ptr, ptr %714, align 8
  br label %716

716:                                              ; preds = %716, %713
  %717 = phi i64 [ 0, %713 ], [ %726, %716 ]
  %718 = phi i64 [ %711, %713 ], [ %725, %716 ]
  %719 = add nsw i64 %718, %717
  %720 = sdiv i64 %719, 2
  %721 = getelementptr inbounds i64, ptr %715, i64 %720
  %722 = load i64, ptr %721, align 8
  %723 = icmp sgt i64 %722, %710
  %724 = add nsw i64 %720, 1
  %725 = select i1 %723, i64 %720, i64 %718
  %726 = select i1 %723, i64 %717, i64 %724
  %727 = icmp slt i64 %726, %725
  br i1 %727, label %716, label %728

728:                                              ; preds = %716
  %729 = icmp eq i64 %726, 0
  br i1 %729, label %741, label %730

730:                                              ; preds = %728
  %731 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %732 = load ptr, ptr %731, align 8
  %733 = add nsw i64 %726, -1
  %734 = getelementptr inbounds i64, ptr %732, i64 %733
  %735 = load i64, ptr %734, align 8
  %736 = icmp sgt i64 %735, %639
  br i1 %736, label %737, label %908

737:                                              ; preds = %730
  %738 = getelementptr inbounds i64, ptr %715, i64 %733
  %739 = load i64, ptr %738, align 8
  %740 = icmp eq i64 %739, %710
  br i1 %740, label %743, label %741

741:                                              ; preds = %737, %728, %708
  %742 = phi i64 [ 0, %728 ], [ %726, %737 ], [ 0, %708 ]
  br label %743

743:                                              ; preds = %741, %737
  %744 = phi i64 [ %742, %741 ], [ %733, %737 ]
  %745 = icmp slt i64 %744, %711
  br i1 %745, label %746, label %772

746:                                              ; preds = %743
  %747 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %748 = load ptr, ptr %747, align 8
  %749 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 8
  %750 = getelementptr inbounds i64, ptr %748, i64 %744
  %751 = load i64, ptr %750, align 8
  %752 = icmp slt i64 %751, %639
  br i1 %752, label %772, label %753

753:                                              ; preds = %746
  %754 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 7
  %755 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 5
  %756 = load ptr, ptr %755, align 8
  %757 = load ptr, ptr %754, align 8
  br label %762

758:                                              ; preds = %762
  %759 = getelementptr inbounds i64, ptr %748, i64 %764
  %760 = load i64, ptr %759, align 8
  %761 = icmp slt i64 %760, %639
  br i1 %761, label %772, label %762

762:                                              ; preds = %753, %758
  %763 = phi i64 [ %744, %753 ], [ %764, %758 ]
  %764 = add nsw i64 %763, 1
  %765 = getelementptr inbounds i64, ptr %756, i64 %763
  %766 = load i64, ptr %765, align 8
  %767 = load i64, ptr %749, align 8
  %768 = add nsw i64 %767, 1
  store i64 %768, ptr %749, align 8
  %769 = getelementptr inbounds i64, ptr %757, i64 %767
  store i64 %766, ptr %769, align 8
  %770 = load i64, ptr %2, align 8
  %771 = icmp slt i64 %764, %770
  br i1 %771, label %758, label %772

772:                                              ; preds = %758, %762, %746, %743
  %773 = phi i64 [ %744, %743 ], [ %744, %746 ], [ %764, %762 ], [ %764, %758 ]
  %774 = phi i64 [ %711, %743 ], [ %711, %746 ], [ %770, %762 ], [ %770, %758 ]
  %775 = icmp eq i64 %744, %773
  br i1 %775, label %776, label %780

776:                                              ; preds = %772
  %777 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 1
  %778 = load i64, ptr %777, align 8
  %779 = icmp eq i64 %774, %778
  br i1 %779, label %908, label %780

780:                                              ; preds = %776, %772
  %781 = sub i64 %744, %773
  %782 = add i64 %781, 1
  %783 = icmp ult i64 %781, 9223372036854775807
  br i1 %783, label %784, label %837

784:                                              ; preds = %780
  %785 = icmp sgt i64 %774, %773
  br i1 %785, label %786, label %865

786:                                              ; preds = %784
  %787 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %788 = load ptr, ptr %787, align 8
  %789 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %790 = load ptr, ptr %789, align 8
  %791 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 5
  %792 = load ptr, ptr %791, align 8
  %793 = sub i64 %774, %773
  %794 = add i64 %773, 1
  %795 = and i64 %793, 1
  %796 = icmp eq i64 %795, 0
  br i1 %796, label %809, label %797

797:                                              ; preds = %786
  %798 = add nsw i64 %774, -1
  %799 = getelementptr inbounds i64, ptr %788, i64 %798
  %800 = load i64, ptr %799, align 8
  %801 = add i64 %774, %781
  %802 = getelementptr inbounds i64, ptr %788, i64 %801
  store i64 %800, ptr %802, align 8
  %803 = getelementptr inbounds i64, ptr %790, i64 %798
  %804 = load i64, ptr %803, align 8
  %805 = getelementptr inbounds i64, ptr %790, i64 %801
  store i64 %804, ptr %805, align 8
  %806 = getelementptr inbounds i64, ptr %792, i64 %798
  %807 = load i64, ptr %806, align 8
  %808 = getelementptr inbounds i64, ptr %792, i64 %801
  store i64 %807, ptr %808, align 8
  br label %809

809:                                              ; preds = %797, %786
  %810 = phi i64 [ %774, %786 ], [ %798, %797 ]
  %811 = icmp eq i64 %774, %794
  br i1 %811, label %863, label %812

812:                                              ; preds = %809, %812
  %813 = phi i64 [ %825, %812 ], [ %810, %809 ]
  %814 = add nsw i64 %813, -1
  %815 = getelementptr inbounds i64, ptr %788, i64 %814
  %816 = load i64, ptr %815, align 8
  %817 = add i64 %813, %781
  %818 = getelementptr inbounds i64, ptr %788, i64 %817
  store i64 %816, ptr %818, align 8
  %819 = getelementptr inbounds i64, ptr %790, i64 %814
  %820 = load i64, ptr %819, align 8
  %821 = getelementptr inbounds i64, ptr %790, i64 %817
  store i64 %820, ptr %821, align 8
  %822 = getelementptr inbounds i64, ptr %792, i64 %814
  %823 = load i64, ptr %822, align 8
  %824 = getelementptr inbounds i64, ptr %792, i64 %817
  store i64 %823, ptr %824, align 8
  %825 = add nsw i64 %813, -2
  %826 = getelementptr inbounds i64, ptr %788, i64 %825
  %827 = load i64, ptr %826, align 8
  %828 = add i64 %814, %781
  %829 = getelementptr inbounds i64, ptr %788, i64 %828
  store i64 %827, ptr %829, align 8
  %830 = getelementptr inbounds i64, ptr %790, i64 %825
  %831 = load i64, ptr %830, align 8
  %832 = getelementptr inbounds i64, ptr %790, i64 %828
  store i64 %831, ptr %832, align 8
  %833 = getelementptr inbounds i64, ptr %792, i64 %825
  %834 = load i64, ptr %833, align 8
  %835 = getelementptr inbounds i64, ptr %792, i64 %828
  store i64 %834, ptr %835, align 8
  %836 = icmp sgt i64 %825, %773
  br i1 %836, label %812, label %863

837:                                              ; preds = %780
  %838 = icmp slt i64 %782, 0
  %839 = icmp sgt i64 %774, %773
  %840 = select i1 %838, i1 %839, i1 false
  br i1 %840, label %841, label %865

841:                                              ; preds = %837
  %842 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %843 = load ptr, ptr %842, align 8
  %844 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %845 = load ptr, ptr %844, align 8
  %846 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 5
  %847 = load ptr, ptr %846, align 8
  br label %848

848:                                              ; preds = %848, %841
  %849 = phi i64 [ %773, %841 ], [ %860, %848 ]
  %850 = getelementptr inbounds i64, ptr %843, i64 %849
  %851 = load i64, ptr %850, align 8
  %852 = add nsw i64 %849, %782
  %853 = getelementptr inbounds i64, ptr %843, i64 %852
  store i64 %851, ptr %853, align 8
  %854 = getelementptr inbounds i64, ptr %845, i64 %849
  %855 = load i64, ptr %854, align 8
  %856 = getelementptr inbounds i64, ptr %845, i64 %852
  store i64 %855, ptr %856, align 8
  %857 = getelementptr inbounds i64, ptr %847, i64 %849
  %858 = load i64, ptr %857, align 8
  %859 = getelementptr inbounds i64, ptr %847, i64 %852
  store i64 %858, ptr %859, align 8
  %860 = add nsw i64 %849, 1
  %861 = load i64, ptr %2, align 8
  %862 = icmp slt i64 %860, %861
  br i1 %862, label %848, label %865

863:                                              ; preds = %812, %809
  %864 = load i64, ptr %2, align 8
  br label %865

865:                                              ; preds = %848, %863, %837, %784
  %866 = phi i64 [ %864, %863 ], [ %774, %784 ], [ %774, %837 ], [ %861, %848 ]
  %867 = add nsw i64 %866, %782
  store i64 %867, ptr %2, align 8
  %868 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 8
  %869 = load i64, ptr %868, align 8
  %870 = icmp eq i64 %869, 0
  br i1 %870, label %877, label %871

871:                                              ; preds = %865
  %872 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 7
  %873 = load ptr, ptr %872, align 8
  %874 = add nsw i64 %869, -1
  store i64 %874, ptr %868, align 8
  %875 = getelementptr inbounds i64, ptr %873, i64 %874
  %876 = load i64, ptr %875, align 8
  br label %881

877:                                              ; preds = %865
  %878 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 2
  %879 = load i64, ptr %878, align 8
  %880 = add nsw i64 %879, 1
  store i64 %880, ptr %878, align 8
  br label %881

881:                                              ; preds = %877, %871
  %882 = phi i64 [ %876, %871 ], [ %879, %877 ]
  %883 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 3
  %884 = load ptr, ptr %883, align 8
  %885 = getelementptr inbounds i64, ptr %884, i64 %744
  store i64 %710, ptr %885, align 8
  %886 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 4
  %887 = load ptr, ptr %886, align 8
  %888 = getelementptr inbounds i64, ptr %887, i64 %744
  store i64 %639, ptr %888, align 8
  %889 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 5
  %890 = load ptr, ptr %889, align 8
  %891 = getelementptr inbounds i64, ptr %890, i64 %744
  store i64 %882, ptr %891, align 8
  %892 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 6
  %893 = load ptr, ptr %892, align 8
  %894 = getelementptr inbounds %struct.Nest, ptr %893, i64 %882
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(584) %894, ptr noundef nonnull align 8 dereferenceable(584) %12, i64 584, i1 false)
  br label %908

895:                                              ; preds = %705, %895
  %896 = phi i64 [ %902, %895 ], [ %706, %705 ]
  %897 = add nsw i64 %896, -1
  %898 = load i64, ptr %12, align 8
  %899 = add nsw i64 %898, 1
  store i64 %899, ptr %12, align 8
  %900 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %898
  %901 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %897
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %900, ptr noundef nonnull align 8 dereferenceable(16) %901, i64 16, i1 false)
  %902 = add nsw i64 %896, -2
  %903 = load i64, ptr %12, align 8
  %904 = add nsw i64 %903, 1
  store i64 %904, ptr %12, align 8
  %905 = getelementptr inbounds %struct.Nest, ptr %12, i64 0, i32 1, i64 %903
  %906 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %902
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %905, ptr noundef nonnull align 8 dereferenceable(16) %906, i64 16, i1 false)
  %907 = icmp ugt i64 %897, 1
  br i1 %907, label %895, label %708

908:                                              ; preds = %627, %881, %776, %730, %41
  call void @llvm.lifetime.end.p0(i64 704, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 584, ptr nonnull %12)
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @keep(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [8 x i64], align 16
  %7 = alloca [8 x i64], align 16
  %8 = alloca %struct.State, align 8
  %9 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3
  %10 = load i64, ptr %0, align 8
  %11 = icmp sgt i64 %10, %4
  br i1 %11, label %12, label %154

12:                                               ; preds = %5
  %13 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 5
  br label %14

14:                                               ; preds = %12, %24
  %15 = phi i64 [ %4, %12 ], [ %25, %24 ]
  %16 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %14
  %20 = load i64, ptr %13, align 8
  %21 = shl nuw i64 1, %15
  %22 = and i64 %20, %21
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %14, %19
  %25 = add i64 %15, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %154, label %14

27:                                               ; preds = %19
  %28 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %15
  %29 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %44

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %44

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 6
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %20, %38
  br i1 %39, label %40, label %44

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br label %44

44:                                               ; preds = %40, %36, %32, %27
  %45 = phi i1 [ false, %36 ], [ false, %32 ], [ false, %27 ], [ %43, %40 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  %46 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %15
  %47 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9, i64 %15
  %48 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %15
  %49 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %50 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %51 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 6
  %52 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %53 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %54 = trunc i64 %15 to i32
  %55 = shl nuw i32 1, %54
  %56 = xor i32 %55, -1
  %57 = sext i32 %56 to i64
  %58 = add nsw i64 %15, 1
  br label %59

59:                                               ; preds = %152, %44
  %60 = phi i64 [ 0, %44 ], [ %153, %152 ]
  br i1 %45, label %63, label %61

61:                                               ; preds = %59
  %62 = load i64, ptr %46, align 8
  br label %63

63:                                               ; preds = %59, %61
  %64 = phi i64 [ %62, %61 ], [ 1, %59 ]
  %65 = icmp slt i64 %60, %64
  br i1 %65, label %67, label %66

66:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6)
  br label %349

67:                                               ; preds = %63
  %68 = load ptr, ptr %47, align 8
  %69 = getelementptr inbounds i64, ptr %68, i64 %60
  %70 = load i64, ptr %69, align 8
  %71 = load i64, ptr %48, align 8
  %72 = add i64 %70, -1
  %73 = add i64 %72, %71
  %74 = sdiv i64 %73, %70
  %75 = load i64, ptr %49, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %77, label %91

77:                                               ; preds = %67
  %78 = load i64, ptr %50, align 8
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %80, label %91

80:                                               ; preds = %77
  %81 = load i64, ptr %29, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %83, label %91

83:                                               ; preds = %80
  %84 = load i64, ptr %51, align 8
  %85 = and i64 %84, %21
  %86 = icmp ne i64 %85, 0
  %87 = icmp sgt i64 %70, 1
  %88 = and i1 %87, %86
  %89 = icmp slt i64 %70, %71
  %90 = select i1 %88, i1 %89, i1 false
  br i1 %90, label %152, label %91

91:                                               ; preds = %83, %80, %77, %67
  store i64 %70, ptr %28, align 8
  %92 = load i64, ptr %52, align 8
  %93 = icmp sgt i64 %92, 0
  br i1 %93, label %94, label %96

94:                                               ; preds = %91
  %95 = load i64, ptr %53, align 8
  br label %100

96:                                               ; preds = %119, %91
  %97 = phi i64 [ %92, %91 ], [ %120, %119 ]
  %98 = load i64, ptr %50, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %123, label %126

100:                                              ; preds = %94, %119
  %101 = phi i64 [ %92, %94 ], [ %120, %119 ]
  %102 = phi i64 [ 0, %94 ], [ %121, %119 ]
  %103 = shl nuw i64 1, %102
  %104 = and i64 %95, %103
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %119, label %106

106:                                              ; preds = %100
  %107 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %102
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %102
  store i64 %108, ptr %109, align 8
  %110 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10, i64 %102
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %102
  store i64 %111, ptr %112, align 8
  %113 = and i64 %111, %21
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %119, label %115

115:                                              ; preds = %106
  %116 = mul nsw i64 %108, %74
  store i64 %116, ptr %107, align 8
  %117 = and i64 %111, %57
  store i64 %117, ptr %110, align 8
  %118 = load i64, ptr %52, align 8
  br label %119

119:                                              ; preds = %100, %115, %106
  %120 = phi i64 [ %101, %100 ], [ %118, %115 ], [ %101, %106 ]
  %121 = add nuw nsw i64 %102, 1
  %122 = icmp slt i64 %121, %120
  br i1 %122, label %100, label %96

123:                                              ; preds = %96
  %124 = tail call fastcc i64 @hopeless(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2)
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %126, label %128

126:                                              ; preds = %123, %96
  tail call fastcc void @keep(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef %3, i64 noundef %58)
  %127 = load i64, ptr %52, align 8
  br label %128

128:                                              ; preds = %126, %123
  %129 = phi i64 [ %127, %126 ], [ %97, %123 ]
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %131, label %133

131:                                              ; preds = %128
  %132 = load i64, ptr %53, align 8
  br label %134

133:                                              ; preds = %148, %128
  store i64 0, ptr %28, align 8
  br label %152

134:                                              ; preds = %131, %148
  %135 = phi i64 [ %129, %131 ], [ %149, %148 ]
  %136 = phi i64 [ 0, %131 ], [ %150, %148 ]
  %137 = shl nuw i64 1, %136
  %138 = and i64 %132, %137
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %148, label %140

140:                                              ; preds = %134
  %141 = getelementptr inbounds [8 x i64], ptr %6, i64 0, i64 %136
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %136
  store i64 %142, ptr %143, align 8
  %144 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %136
  %145 = load i64, ptr %144, align 8
  %146 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10, i64 %136
  store i64 %145, ptr %146, align 8
  %147 = load i64, ptr %52, align 8
  br label %148

148:                                              ; preds = %134, %140
  %149 = phi i64 [ %135, %134 ], [ %147, %140 ]
  %150 = add nuw nsw i64 %136, 1
  %151 = icmp slt i64 %150, %149
  br i1 %151, label %134, label %133

152:                                              ; preds = %83, %133
  %153 = add nuw nsw i64 %60, 1
  br label %59

154:                                              ; preds = %24, %5
  %155 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %156 = load i64, ptr %155, align 8
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %158, label %178

158:                                              ; preds = %154
  %159 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %160 = load i64, ptr %159, align 8
  %161 = icmp sgt i64 %160, 0
  br i1 %161, label %165, label %178

162:                                              ; preds = %165
  %163 = add nuw nsw i64 %166, 1
  %164 = icmp eq i64 %163, %160
  br i1 %164, label %178, label %165

165:                                              ; preds = %158, %162
  %166 = phi i64 [ %163, %162 ], [ 0, %158 ]
  %167 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %166, i64 1
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %172
  %174 = load i64, ptr %173, align 8
  %175 = icmp eq i64 %170, %174
  br i1 %175, label %162, label %176

176:                                              ; preds = %165
  %177 = icmp slt i64 %170, %174
  br i1 %177, label %178, label %349

178:                                              ; preds = %162, %176, %158, %154
  call void @llvm.lifetime.start.p0(i64 872, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(872) %8, ptr noundef nonnull align 8 dereferenceable(872) %1, i64 872, i1 false)
  %179 = load i64, ptr %9, align 8
  %180 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 4
  %181 = load i64, ptr %180, align 8
  %182 = icmp sgt i64 %181, 0
  br i1 %182, label %183, label %250

183:                                              ; preds = %178, %211
  %184 = phi i64 [ %214, %211 ], [ 0, %178 ]
  %185 = phi i64 [ %213, %211 ], [ %179, %178 ]
  %186 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 9, i64 %184
  %187 = load i64, ptr %186, align 8
  %188 = icmp sgt i64 %187, 0
  br i1 %188, label %189, label %211

189:                                              ; preds = %183
  %190 = and i64 %187, 1
  %191 = icmp eq i64 %187, 1
  br i1 %191, label %194, label %192

192:                                              ; preds = %189
  %193 = and i64 %187, -2
  br label %216

194:                                              ; preds = %245, %189
  %195 = phi i64 [ undef, %189 ], [ %246, %245 ]
  %196 = phi i64 [ 0, %189 ], [ %247, %245 ]
  %197 = phi i64 [ 1, %189 ], [ %246, %245 ]
  %198 = icmp eq i64 %190, 0
  br i1 %198, label %211, label %199

199:                                              ; preds = %194
  %200 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 10, i64 %184, i64 %196
  %201 = load i64, ptr %200, align 8
  %202 = getelementptr inbounds i64, ptr %8, i64 %201
  %203 = load i64, ptr %202, align 8
  %204 = icmp eq i64 %203, 0
  br i1 %204, label %211, label %205

205:                                              ; preds = %199
  %206 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 11, i64 %184, i64 %196
  %207 = load i64, ptr %206, align 8
  %208 = add nsw i64 %203, -1
  %209 = mul nsw i64 %207, %208
  %210 = add nsw i64 %209, %197
  br label %211

211:                                              ; preds = %194, %205, %199, %183
  %212 = phi i64 [ 1, %183 ], [ %195, %194 ], [ %210, %205 ], [ %197, %199 ]
  %213 = mul nsw i64 %212, %185
  %214 = add nuw nsw i64 %184, 1
  %215 = icmp eq i64 %214, %181
  br i1 %215, label %250, label %183

216:                                              ; preds = %245, %192
  %217 = phi i64 [ 0, %192 ], [ %247, %245 ]
  %218 = phi i64 [ 1, %192 ], [ %246, %245 ]
  %219 = phi i64 [ 0, %192 ], [ %248, %245 ]
  %220 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 10, i64 %184, i64 %217
  %221 = load i64, ptr %220, align 8
  %222 = getelementptr inbounds i64, ptr %8, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %231, label %225

225:                                              ; preds = %216
  %226 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 11, i64 %184, i64 %217
  %227 = load i64, ptr %226, align 8
  %228 = add nsw i64 %223, -1
  %229 = mul nsw i64 %227, %228
  %230 = add nsw i64 %229, %218
  br label %231

231:                                              ; preds = %225, %216
  %232 = phi i64 [ %230, %225 ], [ %218, %216 ]
  %233 = or i64 %217, 1
  %234 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 10, i64 %184, i64 %233
  %235 = load i64, ptr %234, align 8
  %236 = getelementptr inbounds i64, ptr %8, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = icmp eq i64 %237, 0
  br i1 %238, label %245, label %239

239:                                              ; preds = %231
  %240 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 11, i64 %184, i64 %233
  %241 = load i64, ptr %240, align 8
  %242 = add nsw i64 %237, -1
  %243 = mul nsw i64 %241, %242
  %244 = add nsw i64 %243, %232
  br label %245

245:                                              ; preds = %239, %231
  %246 = phi i64 [ %244, %239 ], [ %232, %231 ]
  %247 = add nuw nsw i64 %217, 2
  %248 = add i64 %219, 2
  %249 = icmp eq i64 %248, %193
  br i1 %249, label %194, label %216

250:                                              ; preds = %211, %178
  %251 = phi i64 [ %179, %178 ], [ %213, %211 ]
  %252 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 8
  %253 = load i64, ptr %252, align 8
  %254 = add nsw i64 %253, %251
  store i64 %254, ptr %252, align 8
  %255 = trunc i64 %3 to i32
  %256 = shl nuw i32 1, %255
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 4
  %259 = load i64, ptr %258, align 8
  %260 = or i64 %259, %257
  store i64 %260, ptr %258, align 8
  %261 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 1
  %262 = load i64, ptr %261, align 8
  %263 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 3, i64 %3
  store i64 %262, ptr %263, align 8
  %264 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 6
  %265 = load i64, ptr %264, align 8
  %266 = or i64 %265, %257
  store i64 %266, ptr %264, align 8
  %267 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 7
  store i64 %266, ptr %267, align 8
  %268 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 12
  store i64 0, ptr %268, align 8
  %269 = icmp sgt i64 %10, 0
  br i1 %269, label %270, label %348

270:                                              ; preds = %250
  %271 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 5
  %272 = load i64, ptr %271, align 8
  %273 = and i64 %10, 1
  %274 = icmp eq i64 %10, 1
  br i1 %274, label %277, label %275

275:                                              ; preds = %270
  %276 = and i64 %10, -2
  br label %299

277:                                              ; preds = %326, %270
  %278 = phi i64 [ undef, %270 ], [ %329, %326 ]
  %279 = phi i64 [ 0, %270 ], [ %330, %326 ]
  %280 = phi i64 [ 0, %270 ], [ %329, %326 ]
  %281 = icmp eq i64 %273, 0
  br i1 %281, label %296, label %282

282:                                              ; preds = %277
  %283 = shl nuw i64 1, %279
  %284 = and i64 %272, %283
  %285 = icmp eq i64 %284, 0
  br i1 %285, label %293, label %286

286:                                              ; preds = %282
  %287 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %279
  %288 = load i64, ptr %287, align 8
  %289 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %279
  %290 = load i64, ptr %289, align 8
  %291 = icmp slt i64 %288, %290
  %292 = zext i1 %291 to i64
  br label %293

293:                                              ; preds = %286, %282
  %294 = phi i64 [ 0, %282 ], [ %292, %286 ]
  %295 = or i64 %280, %294
  br label %296

296:                                              ; preds = %277, %293
  %297 = phi i64 [ %278, %277 ], [ %295, %293 ]
  %298 = icmp eq i64 %297, 0
  br i1 %298, label %348, label %333

299:                                              ; preds = %326, %275
  %300 = phi i64 [ 0, %275 ], [ %330, %326 ]
  %301 = phi i64 [ 0, %275 ], [ %329, %326 ]
  %302 = phi i64 [ 0, %275 ], [ %331, %326 ]
  %303 = shl nuw i64 1, %300
  %304 = and i64 %272, %303
  %305 = icmp eq i64 %304, 0
  br i1 %305, label %312, label %306

306:                                              ; preds = %299
  %307 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %300
  %308 = load i64, ptr %307, align 8
  %309 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %300
  %310 = load i64, ptr %309, align 8
  %311 = icmp slt i64 %308, %310
  br label %312

312:                                              ; preds = %306, %299
  %313 = phi i1 [ false, %299 ], [ %311, %306 ]
  %314 = zext i1 %313 to i64
  %315 = or i64 %301, %314
  %316 = shl i64 2, %300
  %317 = and i64 %272, %316
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %326, label %319

319:                                              ; preds = %312
  %320 = or i64 %300, 1
  %321 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %320
  %322 = load i64, ptr %321, align 8
  %323 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %320
  %324 = load i64, ptr %323, align 8
  %325 = icmp slt i64 %322, %324
  br label %326

326:                                              ; preds = %319, %312
  %327 = phi i1 [ false, %312 ], [ %325, %319 ]
  %328 = zext i1 %327 to i64
  %329 = or i64 %315, %328
  %330 = add nuw nsw i64 %300, 2
  %331 = add i64 %302, 2
  %332 = icmp eq i64 %331, %276
  br i1 %332, label %277, label %299

333:                                              ; preds = %296
  %334 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 5
  %335 = load i64, ptr %334, align 8
  %336 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %3, i32 6
  %337 = load i64, ptr %336, align 8
  %338 = icmp eq i64 %335, %337
  br i1 %338, label %339, label %348

339:                                              ; preds = %333
  %340 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %341 = load i64, ptr %340, align 8
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %343, label %348

343:                                              ; preds = %339
  %344 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %345 = load i64, ptr %344, align 8
  %346 = icmp eq i64 %345, 0
  br i1 %346, label %347, label %348

347:                                              ; preds = %343
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %8, i64 noundef %3, i64 noundef -1, i64 noundef 0)
  br label %348

348:                                              ; preds = %250, %347, %343, %339, %333, %296
  call fastcc void @grow(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 872, ptr nonnull %8)
  br label %349

349:                                              ; preds = %176, %348, %66
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

; Function Attrs: nofree nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @settle(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [44 x %struct.Loop], align 16
  %7 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %2, i32 5
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %2, i32 6
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  br i1 %11, label %12, label %38

12:                                               ; preds = %5
  %13 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %2, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = load i64, ptr %0, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %133

17:                                               ; preds = %12, %34
  %18 = phi i64 [ %36, %34 ], [ 0, %12 ]
  %19 = phi i64 [ %35, %34 ], [ %14, %12 ]
  %20 = shl nuw i64 1, %18
  %21 = and i64 %20, %8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %34

23:                                               ; preds = %17
  %24 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %18
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %34, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %18
  %29 = load i64, ptr %28, align 8
  %30 = add i64 %25, -1
  %31 = add i64 %30, %29
  %32 = sdiv i64 %31, %25
  %33 = mul nsw i64 %32, %19
  br label %34

34:                                               ; preds = %17, %23, %27
  %35 = phi i64 [ %19, %17 ], [ %33, %27 ], [ %19, %23 ]
  %36 = add nuw nsw i64 %18, 1
  %37 = icmp eq i64 %36, %15
  br i1 %37, label %110, label %17

38:                                               ; preds = %5
  %39 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %2
  call void @llvm.lifetime.start.p0(i64 704, ptr nonnull %6)
  %40 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7
  %41 = load i64, ptr %0, align 8
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %46, label %43

43:                                               ; preds = %62, %38
  %44 = phi i64 [ 0, %38 ], [ %63, %62 ]
  %45 = icmp sgt i64 %3, -1
  br i1 %45, label %66, label %72

46:                                               ; preds = %38, %62
  %47 = phi i64 [ %64, %62 ], [ 0, %38 ]
  %48 = phi i64 [ %63, %62 ], [ 0, %38 ]
  %49 = icmp eq i64 %47, %3
  br i1 %49, label %62, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %47
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %62, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %47
  %56 = load i64, ptr %55, align 8
  %57 = icmp slt i64 %52, %56
  br i1 %57, label %58, label %62

58:                                               ; preds = %54
  %59 = getelementptr inbounds %struct.Loop, ptr %6, i64 %48
  store i64 %47, ptr %59, align 16
  %60 = add nsw i64 %48, 1
  %61 = getelementptr inbounds %struct.Loop, ptr %6, i64 %48, i32 1
  store i64 %52, ptr %61, align 8
  br label %62

62:                                               ; preds = %58, %54, %50, %46
  %63 = phi i64 [ %60, %58 ], [ %48, %54 ], [ %48, %50 ], [ %48, %46 ]
  %64 = add nuw nsw i64 %47, 1
  %65 = icmp eq i64 %64, %41
  br i1 %65, label %43, label %46

66:                                               ; preds = %43
  %67 = getelementptr inbounds %struct.Loop, ptr %6, i64 %44
  store i64 %3, ptr %67, align 16
  %68 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %3
  %69 = load i64, ptr %68, align 8
  %70 = add nsw i64 %44, 1
  %71 = getelementptr inbounds %struct.Loop, ptr %6, i64 %44, i32 1
  store i64 %69, ptr %71, align 8
  br label %72

72:                                               ; preds = %66, %43
  %73 = phi i64 [ %70, %66 ], [ %44, %43 ]
  %74 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %2
  %77 = load i64, ptr %76, align 8
  %78 = icmp sgt i64 %75, %77
  br i1 %78, label %79, label %106

79:                                               ; preds = %72
  %80 = sub i64 %75, %77
  %81 = add i64 %77, 1
  %82 = and i64 %80, 1
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %89, label %84

84:                                               ; preds = %79
  %85 = add nsw i64 %75, -1
  %86 = add nsw i64 %73, 1
  %87 = getelementptr inbounds %struct.Loop, ptr %6, i64 %73
  %88 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %85
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %87, ptr noundef nonnull align 8 dereferenceable(16) %88, i64 16, i1 false)
  br label %89

89:                                               ; preds = %84, %79
  %90 = phi i64 [ %75, %79 ], [ %85, %84 ]
  %91 = phi i64 [ %73, %79 ], [ %86, %84 ]
  %92 = phi i64 [ undef, %79 ], [ %86, %84 ]
  %93 = icmp eq i64 %75, %81
  br i1 %93, label %106, label %94

94:                                               ; preds = %89, %94
  %95 = phi i64 [ %101, %94 ], [ %90, %89 ]
  %96 = phi i64 [ %102, %94 ], [ %91, %89 ]
  %97 = add nsw i64 %95, -1
  %98 = add nsw i64 %96, 1
  %99 = getelementptr inbounds %struct.Loop, ptr %6, i64 %96
  %100 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %97
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %99, ptr noundef nonnull align 8 dereferenceable(16) %100, i64 16, i1 false)
  %101 = add nsw i64 %95, -2
  %102 = add nsw i64 %96, 2
  %103 = getelementptr inbounds %struct.Loop, ptr %6, i64 %98
  %104 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %101
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %103, ptr noundef nonnull align 8 dereferenceable(16) %104, i64 16, i1 false)
  %105 = icmp sgt i64 %101, %77
  br i1 %105, label %94, label %106

106:                                              ; preds = %89, %94, %72
  %107 = phi i64 [ %73, %72 ], [ %92, %89 ], [ %102, %94 ]
  %108 = call fastcc i64 @moved(ptr noundef nonnull %0, ptr noundef nonnull %40, ptr noundef nonnull %39, ptr noundef nonnull %6, i64 noundef %107)
  call void @llvm.lifetime.end.p0(i64 704, ptr nonnull %6)
  %109 = load i64, ptr %0, align 8
  br label %110

110:                                              ; preds = %34, %106
  %111 = phi i64 [ %109, %106 ], [ %15, %34 ]
  %112 = phi i64 [ %108, %106 ], [ %35, %34 ]
  %113 = icmp sgt i64 %111, 0
  br i1 %113, label %114, label %133

114:                                              ; preds = %110
  %115 = and i64 %111, 1
  %116 = icmp eq i64 %111, 1
  br i1 %116, label %119, label %117

117:                                              ; preds = %114
  %118 = and i64 %111, -2
  br label %139

119:                                              ; preds = %139, %114
  %120 = phi i64 [ undef, %114 ], [ %159, %139 ]
  %121 = phi i64 [ 0, %114 ], [ %160, %139 ]
  %122 = phi i64 [ 0, %114 ], [ %159, %139 ]
  %123 = icmp eq i64 %115, 0
  br i1 %123, label %133, label %124

124:                                              ; preds = %119
  %125 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %121
  %126 = load i64, ptr %125, align 8
  %127 = icmp eq i64 %126, 0
  %128 = trunc i64 %121 to i32
  %129 = shl nuw i32 1, %128
  %130 = sext i32 %129 to i64
  %131 = select i1 %127, i64 %130, i64 0
  %132 = or i64 %131, %122
  br label %133

133:                                              ; preds = %124, %119, %12, %110
  %134 = phi i64 [ %112, %110 ], [ %14, %12 ], [ %112, %119 ], [ %112, %124 ]
  %135 = phi i64 [ 0, %110 ], [ 0, %12 ], [ %120, %119 ], [ %132, %124 ]
  %136 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %173, label %163

139:                                              ; preds = %139, %117
  %140 = phi i64 [ 0, %117 ], [ %160, %139 ]
  %141 = phi i64 [ 0, %117 ], [ %159, %139 ]
  %142 = phi i64 [ 0, %117 ], [ %161, %139 ]
  %143 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %140
  %144 = load i64, ptr %143, align 8
  %145 = icmp eq i64 %144, 0
  %146 = trunc i64 %140 to i32
  %147 = shl nuw i32 1, %146
  %148 = sext i32 %147 to i64
  %149 = select i1 %145, i64 %148, i64 0
  %150 = or i64 %149, %141
  %151 = or i64 %140, 1
  %152 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %151
  %153 = load i64, ptr %152, align 8
  %154 = icmp eq i64 %153, 0
  %155 = trunc i64 %151 to i32
  %156 = shl nuw i32 1, %155
  %157 = sext i32 %156 to i64
  %158 = select i1 %154, i64 %157, i64 0
  %159 = or i64 %158, %150
  %160 = add nuw nsw i64 %140, 2
  %161 = add i64 %142, 2
  %162 = icmp eq i64 %161, %118
  br i1 %162, label %119, label %139

163:                                              ; preds = %133
  %164 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %3
  %165 = load i64, ptr %164, align 8
  %166 = icmp sgt i64 %165, %4
  br i1 %166, label %167, label %173

167:                                              ; preds = %163
  %168 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %3
  %169 = load i64, ptr %168, align 8
  %170 = add nsw i64 %169, %4
  %171 = sdiv i64 %134, %170
  %172 = mul nsw i64 %171, %4
  br label %173

173:                                              ; preds = %167, %163, %133
  %174 = phi i64 [ %172, %167 ], [ %134, %163 ], [ %134, %133 ]
  %175 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %2
  store i64 %174, ptr %175, align 8
  %176 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 10, i64 %2
  store i64 %135, ptr %176, align 8
  %177 = trunc i64 %2 to i32
  %178 = shl nuw i32 1, %177
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %181 = load i64, ptr %180, align 8
  %182 = or i64 %181, %179
  store i64 %182, ptr %180, align 8
  ret void
}

; Function Attrs: nofree nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none)
define internal fastcc i64 @moved(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [8 x [12 x i64]], align 16
  %7 = alloca [8 x i64], align 16
  %8 = alloca [12 x i64], align 16
  %9 = alloca [8 x i64], align 16
  %10 = alloca [12 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 768, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8)
  %11 = load i64, ptr %0, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %5
  %14 = load i64, ptr %0, align 8
  br label %23

15:                                               ; preds = %23, %5
  %16 = phi i64 [ %11, %5 ], [ %14, %23 ]
  %17 = icmp sgt i64 %4, 0
  br i1 %17, label %18, label %42

18:                                               ; preds = %15
  %19 = and i64 %4, 1
  %20 = icmp eq i64 %4, 1
  br i1 %20, label %28, label %21

21:                                               ; preds = %18
  %22 = and i64 %4, -2
  br label %47

23:                                               ; preds = %13, %23
  %24 = phi i64 [ %26, %23 ], [ 0, %13 ]
  %25 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %24
  store i64 0, ptr %25, align 8
  %26 = add nuw nsw i64 %24, 1
  %27 = icmp slt i64 %26, %14
  br i1 %27, label %23, label %15

28:                                               ; preds = %47, %18
  %29 = phi i64 [ 0, %18 ], [ %67, %47 ]
  %30 = icmp eq i64 %19, 0
  br i1 %30, label %40, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds %struct.Loop, ptr %3, i64 %29
  %33 = getelementptr inbounds %struct.Loop, ptr %3, i64 %29, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = load i64, ptr %32, align 8
  %36 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %37, 1
  store i64 %38, ptr %36, align 8
  %39 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %35, i64 %37
  store i64 %34, ptr %39, align 8
  br label %40

40:                                               ; preds = %28, %31
  %41 = load i64, ptr %0, align 8
  br label %42

42:                                               ; preds = %40, %15
  %43 = phi i64 [ %41, %40 ], [ %16, %15 ]
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %70

45:                                               ; preds = %42
  %46 = load i64, ptr %0, align 8
  br label %80

47:                                               ; preds = %47, %21
  %48 = phi i64 [ 0, %21 ], [ %67, %47 ]
  %49 = phi i64 [ 0, %21 ], [ %68, %47 ]
  %50 = getelementptr inbounds %struct.Loop, ptr %3, i64 %48
  %51 = getelementptr inbounds %struct.Loop, ptr %3, i64 %48, i32 1
  %52 = load i64, ptr %51, align 8
  %53 = load i64, ptr %50, align 8
  %54 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %54, align 8
  %57 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %53, i64 %55
  store i64 %52, ptr %57, align 8
  %58 = or i64 %48, 1
  %59 = getelementptr inbounds %struct.Loop, ptr %3, i64 %58
  %60 = getelementptr inbounds %struct.Loop, ptr %3, i64 %58, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = load i64, ptr %59, align 8
  %63 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %63, align 8
  %66 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %62, i64 %64
  store i64 %61, ptr %66, align 8
  %67 = add nuw nsw i64 %48, 2
  %68 = add i64 %49, 2
  %69 = icmp eq i64 %68, %22
  br i1 %69, label %28, label %47

70:                                               ; preds = %91, %42
  %71 = phi i64 [ %43, %42 ], [ %46, %91 ]
  %72 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 3
  %73 = load i64, ptr %72, align 8
  %74 = icmp sgt i64 %73, 0
  br i1 %74, label %75, label %230

75:                                               ; preds = %70
  %76 = and i64 %73, 7
  %77 = icmp ult i64 %73, 8
  br i1 %77, label %220, label %78

78:                                               ; preds = %75
  %79 = and i64 %73, -8
  br label %236

80:                                               ; preds = %45, %91
  %81 = phi i64 [ %94, %91 ], [ 0, %45 ]
  %82 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81
  store i64 1, ptr %82, align 8
  %83 = getelementptr inbounds i64, ptr %1, i64 %81
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds %struct.Extents, ptr %82, i64 0, i32 1
  store i64 %84, ptr %85, align 8
  %86 = getelementptr inbounds %struct.Extents, ptr %82, i64 0, i32 2
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %81
  store i64 1, ptr %87, align 8
  %88 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %81
  %89 = load i64, ptr %88, align 8
  %90 = icmp sgt i64 %89, 0
  br i1 %90, label %96, label %91

91:                                               ; preds = %192, %80
  %92 = phi i64 [ %89, %80 ], [ %196, %192 ]
  %93 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %81
  store i64 %92, ptr %93, align 8
  %94 = add nuw nsw i64 %81, 1
  %95 = icmp slt i64 %94, %46
  br i1 %95, label %80, label %70

96:                                               ; preds = %80, %192
  %97 = phi i64 [ %193, %192 ], [ 1, %80 ]
  %98 = phi i64 [ %102, %192 ], [ 0, %80 ]
  %99 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %98
  %100 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %81, i64 %98
  %101 = load i64, ptr %100, align 8
  %102 = add nuw nsw i64 %98, 1
  %103 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102
  store i64 0, ptr %103, align 8
  %104 = icmp sgt i64 %97, 0
  br i1 %104, label %105, label %192

105:                                              ; preds = %96
  %106 = icmp ne i64 %101, 0
  br label %107

107:                                              ; preds = %165, %105
  %108 = phi i64 [ 0, %105 ], [ %166, %165 ]
  %109 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %98, i32 1, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = sdiv i64 %110, %101
  %112 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %98, i32 2, i64 %108
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %113, %111
  %115 = icmp ne i64 %114, 0
  %116 = and i1 %106, %115
  br i1 %116, label %117, label %137

117:                                              ; preds = %107
  %118 = load i64, ptr %103, align 8
  %119 = icmp sgt i64 %118, 0
  br i1 %119, label %120, label %132

120:                                              ; preds = %117, %125
  %121 = phi i64 [ %126, %125 ], [ 0, %117 ]
  %122 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 1, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, %101
  br i1 %124, label %128, label %125

125:                                              ; preds = %120
  %126 = add nuw nsw i64 %121, 1
  %127 = icmp eq i64 %126, %118
  br i1 %127, label %132, label %120

128:                                              ; preds = %120
  %129 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %121
  %130 = load i64, ptr %129, align 8
  %131 = add nsw i64 %130, %114
  store i64 %131, ptr %129, align 8
  br label %137

132:                                              ; preds = %125, %117
  %133 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 1, i64 %118
  store i64 %101, ptr %133, align 8
  %134 = load i64, ptr %103, align 8
  %135 = add nsw i64 %134, 1
  store i64 %135, ptr %103, align 8
  %136 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %134
  store i64 %114, ptr %136, align 8
  br label %137

137:                                              ; preds = %132, %128, %107
  %138 = load i64, ptr %109, align 8
  %139 = mul nsw i64 %111, %101
  %140 = sub nsw i64 %138, %139
  %141 = load i64, ptr %112, align 8
  %142 = icmp ne i64 %138, %139
  %143 = icmp ne i64 %141, 0
  %144 = and i1 %142, %143
  br i1 %144, label %145, label %165

145:                                              ; preds = %137
  %146 = load i64, ptr %103, align 8
  %147 = icmp sgt i64 %146, 0
  br i1 %147, label %148, label %160

148:                                              ; preds = %145, %153
  %149 = phi i64 [ %154, %153 ], [ 0, %145 ]
  %150 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 1, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = icmp eq i64 %151, %140
  br i1 %152, label %156, label %153

153:                                              ; preds = %148
  %154 = add nuw nsw i64 %149, 1
  %155 = icmp eq i64 %154, %146
  br i1 %155, label %160, label %148

156:                                              ; preds = %148
  %157 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %149
  %158 = load i64, ptr %157, align 8
  %159 = add nsw i64 %158, %141
  store i64 %159, ptr %157, align 8
  br label %165

160:                                              ; preds = %153, %145
  %161 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 1, i64 %146
  store i64 %140, ptr %161, align 8
  %162 = load i64, ptr %103, align 8
  %163 = add nsw i64 %162, 1
  store i64 %163, ptr %103, align 8
  %164 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %162
  store i64 %141, ptr %164, align 8
  br label %165

165:                                              ; preds = %160, %156, %137
  %166 = add nuw nsw i64 %108, 1
  %167 = load i64, ptr %99, align 8
  %168 = icmp slt i64 %166, %167
  br i1 %168, label %107, label %169

169:                                              ; preds = %165
  %170 = load i64, ptr %103, align 8
  %171 = icmp sgt i64 %170, 0
  br i1 %171, label %172, label %192

172:                                              ; preds = %169
  %173 = and i64 %170, 3
  %174 = icmp ult i64 %170, 4
  br i1 %174, label %177, label %175

175:                                              ; preds = %172
  %176 = and i64 %170, -4
  br label %198

177:                                              ; preds = %198, %172
  %178 = phi i64 [ undef, %172 ], [ %216, %198 ]
  %179 = phi i64 [ 0, %172 ], [ %217, %198 ]
  %180 = phi i64 [ 0, %172 ], [ %216, %198 ]
  %181 = icmp eq i64 %173, 0
  br i1 %181, label %192, label %182

182:                                              ; preds = %177, %182
  %183 = phi i64 [ %189, %182 ], [ %179, %177 ]
  %184 = phi i64 [ %188, %182 ], [ %180, %177 ]
  %185 = phi i64 [ %190, %182 ], [ 0, %177 ]
  %186 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %183
  %187 = load i64, ptr %186, align 8
  %188 = add nsw i64 %187, %184
  %189 = add nuw nsw i64 %183, 1
  %190 = add i64 %185, 1
  %191 = icmp eq i64 %190, %173
  br i1 %191, label %192, label %182

192:                                              ; preds = %177, %182, %96, %169
  %193 = phi i64 [ %170, %169 ], [ 0, %96 ], [ %170, %182 ], [ %170, %177 ]
  %194 = phi i64 [ 0, %169 ], [ 0, %96 ], [ %178, %177 ], [ %188, %182 ]
  %195 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %81, i64 %102
  store i64 %194, ptr %195, align 8
  %196 = load i64, ptr %88, align 8
  %197 = icmp slt i64 %102, %196
  br i1 %197, label %96, label %91

198:                                              ; preds = %198, %175
  %199 = phi i64 [ 0, %175 ], [ %217, %198 ]
  %200 = phi i64 [ 0, %175 ], [ %216, %198 ]
  %201 = phi i64 [ 0, %175 ], [ %218, %198 ]
  %202 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %199
  %203 = load i64, ptr %202, align 8
  %204 = add nsw i64 %203, %200
  %205 = or i64 %199, 1
  %206 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %205
  %207 = load i64, ptr %206, align 8
  %208 = add nsw i64 %207, %204
  %209 = or i64 %199, 2
  %210 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %209
  %211 = load i64, ptr %210, align 8
  %212 = add nsw i64 %211, %208
  %213 = or i64 %199, 3
  %214 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %81, i64 %102, i32 2, i64 %213
  %215 = load i64, ptr %214, align 8
  %216 = add nsw i64 %215, %212
  %217 = add nuw nsw i64 %199, 4
  %218 = add i64 %201, 4
  %219 = icmp eq i64 %218, %176
  br i1 %219, label %177, label %198

220:                                              ; preds = %236, %75
  %221 = phi i64 [ 0, %75 ], [ %254, %236 ]
  %222 = icmp eq i64 %76, 0
  br i1 %222, label %230, label %223

223:                                              ; preds = %220, %223
  %224 = phi i64 [ %227, %223 ], [ %221, %220 ]
  %225 = phi i64 [ %228, %223 ], [ 0, %220 ]
  %226 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %224
  store i64 0, ptr %226, align 8
  %227 = add nuw nsw i64 %224, 1
  %228 = add i64 %225, 1
  %229 = icmp eq i64 %228, %76
  br i1 %229, label %230, label %223

230:                                              ; preds = %220, %223, %70
  %231 = icmp sgt i64 %71, 0
  br i1 %231, label %232, label %300

232:                                              ; preds = %230
  %233 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 4
  %234 = load i64, ptr %233, align 8
  %235 = icmp sgt i64 %234, 0
  br label %257

236:                                              ; preds = %236, %78
  %237 = phi i64 [ 0, %78 ], [ %254, %236 ]
  %238 = phi i64 [ 0, %78 ], [ %255, %236 ]
  %239 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %237
  store i64 0, ptr %239, align 16
  %240 = or i64 %237, 1
  %241 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %240
  store i64 0, ptr %241, align 8
  %242 = or i64 %237, 2
  %243 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %242
  store i64 0, ptr %243, align 16
  %244 = or i64 %237, 3
  %245 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %244
  store i64 0, ptr %245, align 8
  %246 = or i64 %237, 4
  %247 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %246
  store i64 0, ptr %247, align 16
  %248 = or i64 %237, 5
  %249 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %248
  store i64 0, ptr %249, align 8
  %250 = or i64 %237, 6
  %251 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %250
  store i64 0, ptr %251, align 16
  %252 = or i64 %237, 7
  %253 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %252
  store i64 0, ptr %253, align 8
  %254 = add nuw nsw i64 %237, 8
  %255 = add i64 %238, 8
  %256 = icmp eq i64 %255, %79
  br i1 %256, label %220, label %236

257:                                              ; preds = %232, %282
  %258 = phi i64 [ 0, %232 ], [ %283, %282 ]
  br i1 %235, label %267, label %282

259:                                              ; preds = %282
  br i1 %231, label %260, label %300

260:                                              ; preds = %259
  %261 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 5
  %262 = load i64, ptr %261, align 8
  %263 = and i64 %71, 1
  %264 = icmp eq i64 %71, 1
  br i1 %264, label %285, label %265

265:                                              ; preds = %260
  %266 = and i64 %71, -2
  br label %302

267:                                              ; preds = %257, %279
  %268 = phi i64 [ %280, %279 ], [ 0, %257 ]
  %269 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 8, i64 %268, i64 %258
  %270 = load i64, ptr %269, align 8
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %279, label %272

272:                                              ; preds = %267
  %273 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 7, i64 %268
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %274
  %276 = load i64, ptr %275, align 8
  %277 = add nsw i64 %276, 1
  store i64 %277, ptr %275, align 8
  %278 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %274, i64 %276
  store i64 %258, ptr %278, align 8
  br label %282

279:                                              ; preds = %267
  %280 = add nuw nsw i64 %268, 1
  %281 = icmp eq i64 %280, %234
  br i1 %281, label %282, label %267

282:                                              ; preds = %279, %257, %272
  %283 = add nuw nsw i64 %258, 1
  %284 = icmp eq i64 %283, %71
  br i1 %284, label %259, label %257

285:                                              ; preds = %327, %260
  %286 = phi i64 [ undef, %260 ], [ %328, %327 ]
  %287 = phi i64 [ 0, %260 ], [ %329, %327 ]
  %288 = phi i64 [ 1, %260 ], [ %328, %327 ]
  %289 = icmp eq i64 %263, 0
  br i1 %289, label %300, label %290

290:                                              ; preds = %285
  %291 = shl nuw i64 1, %287
  %292 = and i64 %262, %291
  %293 = icmp eq i64 %292, 0
  br i1 %293, label %294, label %300

294:                                              ; preds = %290
  %295 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %287
  %296 = load i64, ptr %295, align 8
  %297 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %287, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = mul nsw i64 %298, %288
  br label %300

300:                                              ; preds = %285, %294, %290, %230, %259
  %301 = phi i64 [ 1, %259 ], [ 1, %230 ], [ %286, %285 ], [ %288, %290 ], [ %299, %294 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %10)
  br i1 %74, label %332, label %338

302:                                              ; preds = %327, %265
  %303 = phi i64 [ 0, %265 ], [ %329, %327 ]
  %304 = phi i64 [ 1, %265 ], [ %328, %327 ]
  %305 = phi i64 [ 0, %265 ], [ %330, %327 ]
  %306 = shl nuw i64 1, %303
  %307 = and i64 %262, %306
  %308 = icmp eq i64 %307, 0
  br i1 %308, label %309, label %315

309:                                              ; preds = %302
  %310 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %303
  %311 = load i64, ptr %310, align 8
  %312 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %303, i64 %311
  %313 = load i64, ptr %312, align 8
  %314 = mul nsw i64 %313, %304
  br label %315

315:                                              ; preds = %302, %309
  %316 = phi i64 [ %304, %302 ], [ %314, %309 ]
  %317 = shl i64 2, %303
  %318 = and i64 %262, %317
  %319 = icmp eq i64 %318, 0
  br i1 %319, label %320, label %327

320:                                              ; preds = %315
  %321 = or i64 %303, 1
  %322 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %321
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %321, i64 %323
  %325 = load i64, ptr %324, align 8
  %326 = mul nsw i64 %325, %316
  br label %327

327:                                              ; preds = %320, %315
  %328 = phi i64 [ %316, %315 ], [ %326, %320 ]
  %329 = add nuw nsw i64 %303, 2
  %330 = add i64 %305, 2
  %331 = icmp eq i64 %330, %266
  br i1 %331, label %285, label %302

332:                                              ; preds = %300, %343
  %333 = phi i64 [ %348, %343 ], [ 0, %300 ]
  %334 = phi i64 [ %347, %343 ], [ %301, %300 ]
  %335 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %333
  %336 = load i64, ptr %335, align 8
  %337 = icmp sgt i64 %336, 0
  br i1 %337, label %351, label %343

338:                                              ; preds = %343, %300
  %339 = phi i64 [ %73, %300 ], [ %349, %343 ]
  %340 = phi i64 [ %301, %300 ], [ %347, %343 ]
  br i1 %17, label %341, label %382

341:                                              ; preds = %338
  %342 = getelementptr inbounds %struct.Tensor, ptr %2, i64 0, i32 5
  br label %384

343:                                              ; preds = %378, %332
  %344 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %333
  %345 = call fastcc i64 @meet(ptr noundef %2, i64 noundef %333, ptr noundef nonnull %344, i64 noundef %336, ptr noundef nonnull %10)
  %346 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %333
  store i64 %345, ptr %346, align 8
  %347 = mul nsw i64 %345, %334
  %348 = add nuw nsw i64 %333, 1
  %349 = load i64, ptr %72, align 8
  %350 = icmp slt i64 %348, %349
  br i1 %350, label %332, label %338

351:                                              ; preds = %332, %378
  %352 = phi i64 [ %380, %378 ], [ 0, %332 ]
  %353 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %333, i64 %352
  %354 = load i64, ptr %353, align 8
  %355 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %354
  %356 = load i64, ptr %355, align 8
  %357 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %354
  %358 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %354, i64 %356
  store i64 0, ptr %357, align 8
  %359 = load i64, ptr %358, align 8
  %360 = icmp sgt i64 %359, 0
  br i1 %360, label %361, label %378

361:                                              ; preds = %351, %361
  %362 = phi i64 [ %376, %361 ], [ 0, %351 ]
  %363 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %354, i64 %356, i32 1, i64 %362
  %364 = load i64, ptr %363, align 8
  %365 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %354, i64 %356, i32 2, i64 %362
  %366 = load i64, ptr %365, align 8
  %367 = load i64, ptr %357, align 8
  %368 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %354, i32 1, i64 %367
  store i64 %366, ptr %368, align 8
  %369 = load i64, ptr %357, align 8
  %370 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %354, i32 2, i64 %369
  store i64 0, ptr %370, align 8
  %371 = load i64, ptr %357, align 8
  %372 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %354, i32 3, i64 %371
  store i64 %364, ptr %372, align 8
  %373 = load i64, ptr %357, align 8
  %374 = add nsw i64 %373, 1
  store i64 %374, ptr %357, align 8
  %375 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %354, i32 4, i64 %373
  store i64 %364, ptr %375, align 8
  %376 = add nuw nsw i64 %362, 1
  %377 = icmp eq i64 %376, %359
  br i1 %377, label %378, label %361

378:                                              ; preds = %361, %351
  %379 = getelementptr inbounds [12 x ptr], ptr %10, i64 0, i64 %352
  store ptr %357, ptr %379, align 8
  %380 = add nuw nsw i64 %352, 1
  %381 = icmp eq i64 %380, %336
  br i1 %381, label %343, label %351

382:                                              ; preds = %657, %338
  %383 = phi i64 [ %340, %338 ], [ %443, %657 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 768, ptr nonnull %6)
  ret i64 %383

384:                                              ; preds = %341, %657
  %385 = phi i64 [ %339, %341 ], [ %658, %657 ]
  %386 = phi i64 [ %339, %341 ], [ %659, %657 ]
  %387 = phi i64 [ %4, %341 ], [ %389, %657 ]
  %388 = phi i64 [ %340, %341 ], [ %443, %657 ]
  %389 = add nsw i64 %387, -1
  %390 = getelementptr inbounds %struct.Loop, ptr %3, i64 %389
  %391 = load i64, ptr %390, align 8
  %392 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %391
  %393 = load i64, ptr %392, align 8
  %394 = add nsw i64 %393, -1
  store i64 %394, ptr %392, align 8
  %395 = load i64, ptr %0, align 8
  %396 = icmp sgt i64 %395, 0
  br i1 %396, label %397, label %399

397:                                              ; preds = %384
  %398 = load i64, ptr %342, align 8
  br label %406

399:                                              ; preds = %427, %384
  %400 = phi i64 [ 1, %384 ], [ %428, %427 ]
  %401 = icmp sgt i64 %386, 0
  %402 = icmp ne i64 %400, 0
  %403 = select i1 %401, i1 %402, i1 false
  br i1 %403, label %404, label %439

404:                                              ; preds = %399
  %405 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.one, i64 0, i64 %391
  br label %433

406:                                              ; preds = %397, %427
  %407 = phi i64 [ 0, %397 ], [ %429, %427 ]
  %408 = phi i64 [ 1, %397 ], [ %428, %427 ]
  %409 = shl nuw i64 1, %407
  %410 = and i64 %398, %409
  %411 = icmp eq i64 %410, 0
  br i1 %411, label %412, label %427

412:                                              ; preds = %406
  %413 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %407
  %414 = load i64, ptr %413, align 8
  %415 = icmp eq i64 %407, %391
  %416 = zext i1 %415 to i64
  %417 = add nsw i64 %414, %416
  %418 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %407, i64 %417
  %419 = load i64, ptr %418, align 8
  br i1 %415, label %420, label %423

420:                                              ; preds = %412
  %421 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 3, i64 %391, i64 %414
  %422 = load i64, ptr %421, align 8
  br label %423

423:                                              ; preds = %412, %420
  %424 = phi i64 [ %422, %420 ], [ 0, %412 ]
  %425 = sub nsw i64 %419, %424
  %426 = mul nsw i64 %425, %408
  br label %427

427:                                              ; preds = %406, %423
  %428 = phi i64 [ %408, %406 ], [ %426, %423 ]
  %429 = add nuw nsw i64 %407, 1
  %430 = icmp slt i64 %429, %395
  %431 = icmp ne i64 %428, 0
  %432 = select i1 %430, i1 %431, i1 false
  br i1 %432, label %406, label %399

433:                                              ; preds = %404, %471
  %434 = phi i64 [ %474, %471 ], [ 0, %404 ]
  %435 = phi i64 [ %473, %471 ], [ %400, %404 ]
  %436 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %434
  %437 = load i64, ptr %436, align 8
  %438 = icmp sgt i64 %437, 0
  br i1 %438, label %450, label %468

439:                                              ; preds = %471, %399
  %440 = phi i64 [ %385, %399 ], [ %475, %471 ]
  %441 = phi i64 [ %386, %399 ], [ %475, %471 ]
  %442 = phi i64 [ %400, %399 ], [ %473, %471 ]
  %443 = sub nsw i64 %388, %442
  %444 = load i64, ptr %342, align 8
  %445 = shl nuw i64 1, %391
  %446 = and i64 %444, %445
  %447 = icmp eq i64 %446, 0
  br i1 %447, label %657, label %479

448:                                              ; preds = %459
  %449 = icmp eq i64 %461, 0
  br i1 %449, label %468, label %465

450:                                              ; preds = %433, %459
  %451 = phi i64 [ %463, %459 ], [ 0, %433 ]
  %452 = phi i64 [ %461, %459 ], [ 0, %433 ]
  %453 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %434, i64 %451
  %454 = load i64, ptr %453, align 8
  %455 = icmp eq i64 %454, %391
  br i1 %455, label %456, label %457

456:                                              ; preds = %450
  tail call fastcc void @steps(i64 noundef %391, i64 noundef %394, i64 noundef 1, ptr noundef nonnull %405)
  br label %459

457:                                              ; preds = %450
  %458 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %454
  br label %459

459:                                              ; preds = %457, %456
  %460 = phi ptr [ %405, %456 ], [ %458, %457 ]
  %461 = phi i64 [ 1, %456 ], [ %452, %457 ]
  %462 = getelementptr inbounds [12 x ptr], ptr %10, i64 0, i64 %451
  store ptr %460, ptr %462, align 8
  %463 = add nuw nsw i64 %451, 1
  %464 = icmp eq i64 %463, %437
  br i1 %464, label %448, label %450

465:                                              ; preds = %448
  %466 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %434
  %467 = call fastcc i64 @meet(ptr noundef %2, i64 noundef %434, ptr noundef nonnull %466, i64 noundef %437, ptr noundef nonnull %10)
  br label %471

468:                                              ; preds = %433, %448
  %469 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %434
  %470 = load i64, ptr %469, align 8
  br label %471

471:                                              ; preds = %468, %465
  %472 = phi i64 [ %467, %465 ], [ %470, %468 ]
  %473 = mul nsw i64 %472, %435
  %474 = add nuw nsw i64 %434, 1
  %475 = load i64, ptr %72, align 8
  %476 = icmp slt i64 %474, %475
  %477 = icmp ne i64 %473, 0
  %478 = select i1 %476, i1 %477, i1 false
  br i1 %478, label %433, label %439

479:                                              ; preds = %439
  %480 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %391
  %481 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %391, i64 %394
  store i64 0, ptr %480, align 8
  %482 = load i64, ptr %481, align 8
  %483 = icmp sgt i64 %482, 0
  br i1 %483, label %484, label %599

484:                                              ; preds = %479
  %485 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %391
  %486 = load i64, ptr %485, align 8
  %487 = icmp slt i64 %486, %393
  %488 = add i64 %486, 1
  %489 = sub i64 %488, %393
  %490 = sub i64 %486, %393
  %491 = and i64 %489, 1
  %492 = icmp eq i64 %486, %393
  %493 = and i64 %489, -2
  %494 = icmp eq i64 %491, 0
  %495 = and i64 %489, 3
  %496 = icmp eq i64 %495, 0
  %497 = icmp ult i64 %490, 3
  br label %498

498:                                              ; preds = %590, %484
  %499 = phi i64 [ 0, %484 ], [ %595, %590 ]
  %500 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %391, i64 %394, i32 1, i64 %499
  %501 = load i64, ptr %500, align 8
  br i1 %487, label %543, label %502

502:                                              ; preds = %498
  br i1 %492, label %528, label %503

503:                                              ; preds = %502, %503
  %504 = phi i64 [ %523, %503 ], [ 0, %502 ]
  %505 = phi i64 [ %524, %503 ], [ %501, %502 ]
  %506 = phi i64 [ %525, %503 ], [ %394, %502 ]
  %507 = phi i64 [ %526, %503 ], [ 0, %502 ]
  %508 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %506
  %509 = load i64, ptr %508, align 8
  %510 = add i64 %505, -1
  %511 = srem i64 %510, %509
  %512 = sub nsw i64 %510, %511
  %513 = freeze i64 %512
  %514 = add nsw i64 %513, %504
  %515 = sub i64 %505, %513
  %516 = add nsw i64 %506, 1
  %517 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %516
  %518 = load i64, ptr %517, align 8
  %519 = add i64 %515, -1
  %520 = srem i64 %519, %518
  %521 = sub nsw i64 %519, %520
  %522 = freeze i64 %521
  %523 = add nsw i64 %522, %514
  %524 = sub i64 %515, %522
  %525 = add nsw i64 %506, 2
  %526 = add i64 %507, 2
  %527 = icmp eq i64 %526, %493
  br i1 %527, label %528, label %503

528:                                              ; preds = %503, %502
  %529 = phi i64 [ undef, %502 ], [ %523, %503 ]
  %530 = phi i64 [ undef, %502 ], [ %524, %503 ]
  %531 = phi i64 [ 0, %502 ], [ %523, %503 ]
  %532 = phi i64 [ %501, %502 ], [ %524, %503 ]
  %533 = phi i64 [ %394, %502 ], [ %525, %503 ]
  br i1 %494, label %543, label %534

534:                                              ; preds = %528
  %535 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %533
  %536 = load i64, ptr %535, align 8
  %537 = add i64 %532, -1
  %538 = srem i64 %537, %536
  %539 = sub nsw i64 %537, %538
  %540 = freeze i64 %539
  %541 = add nsw i64 %540, %531
  %542 = sub i64 %532, %540
  br label %543

543:                                              ; preds = %534, %528, %498
  %544 = phi i64 [ 0, %498 ], [ %529, %528 ], [ %541, %534 ]
  %545 = phi i64 [ %501, %498 ], [ %530, %528 ], [ %542, %534 ]
  %546 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %391, i64 %394, i32 2, i64 %499
  %547 = load i64, ptr %546, align 8
  %548 = load i64, ptr %480, align 8
  %549 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %391, i32 1, i64 %548
  store i64 %547, ptr %549, align 8
  %550 = sub nsw i64 0, %544
  %551 = load i64, ptr %480, align 8
  %552 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %391, i32 2, i64 %551
  store i64 %550, ptr %552, align 8
  %553 = load i64, ptr %480, align 8
  %554 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %391, i32 3, i64 %553
  store i64 %545, ptr %554, align 8
  br i1 %487, label %590, label %555

555:                                              ; preds = %543
  br i1 %496, label %566, label %556

556:                                              ; preds = %555, %556
  %557 = phi i64 [ %563, %556 ], [ %394, %555 ]
  %558 = phi i64 [ %562, %556 ], [ %501, %555 ]
  %559 = phi i64 [ %564, %556 ], [ 0, %555 ]
  %560 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %557
  %561 = load i64, ptr %560, align 8
  %562 = tail call i64 @llvm.smin.i64(i64 %558, i64 %561)
  %563 = add nsw i64 %557, 1
  %564 = add i64 %559, 1
  %565 = icmp eq i64 %564, %495
  br i1 %565, label %566, label %556

566:                                              ; preds = %556, %555
  %567 = phi i64 [ undef, %555 ], [ %562, %556 ]
  %568 = phi i64 [ %394, %555 ], [ %563, %556 ]
  %569 = phi i64 [ %501, %555 ], [ %562, %556 ]
  br i1 %497, label %590, label %570

570:                                              ; preds = %566, %570
  %571 = phi i64 [ %588, %570 ], [ %568, %566 ]
  %572 = phi i64 [ %587, %570 ], [ %569, %566 ]
  %573 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %571
  %574 = load i64, ptr %573, align 8
  %575 = tail call i64 @llvm.smin.i64(i64 %572, i64 %574)
  %576 = add nsw i64 %571, 1
  %577 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %576
  %578 = load i64, ptr %577, align 8
  %579 = tail call i64 @llvm.smin.i64(i64 %575, i64 %578)
  %580 = add nsw i64 %571, 2
  %581 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %580
  %582 = load i64, ptr %581, align 8
  %583 = tail call i64 @llvm.smin.i64(i64 %579, i64 %582)
  %584 = add nsw i64 %571, 3
  %585 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %391, i64 %584
  %586 = load i64, ptr %585, align 8
  %587 = tail call i64 @llvm.smin.i64(i64 %583, i64 %586)
  %588 = add nsw i64 %571, 4
  %589 = icmp eq i64 %588, %486
  br i1 %589, label %590, label %570

590:                                              ; preds = %566, %570, %543
  %591 = phi i64 [ %501, %543 ], [ %567, %566 ], [ %587, %570 ]
  %592 = load i64, ptr %480, align 8
  %593 = add nsw i64 %592, 1
  store i64 %593, ptr %480, align 8
  %594 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %391, i32 4, i64 %592
  store i64 %591, ptr %594, align 8
  %595 = add nuw nsw i64 %499, 1
  %596 = icmp eq i64 %595, %482
  br i1 %596, label %597, label %498

597:                                              ; preds = %590
  %598 = load i64, ptr %72, align 8
  br label %599

599:                                              ; preds = %597, %479
  %600 = phi i64 [ %598, %597 ], [ %440, %479 ]
  %601 = icmp sgt i64 %600, 0
  br i1 %601, label %602, label %657

602:                                              ; preds = %599, %654
  %603 = phi i64 [ %655, %654 ], [ 0, %599 ]
  %604 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %603
  %605 = load i64, ptr %604, align 8
  %606 = icmp sgt i64 %605, 0
  br i1 %606, label %607, label %654

607:                                              ; preds = %602
  %608 = and i64 %605, 1
  %609 = icmp eq i64 %605, 1
  br i1 %609, label %612, label %610

610:                                              ; preds = %607
  %611 = and i64 %605, -2
  br label %628

612:                                              ; preds = %628, %607
  %613 = phi i64 [ undef, %607 ], [ %644, %628 ]
  %614 = phi i64 [ 0, %607 ], [ %647, %628 ]
  %615 = phi i64 [ 0, %607 ], [ %644, %628 ]
  %616 = icmp eq i64 %608, 0
  br i1 %616, label %625, label %617

617:                                              ; preds = %612
  %618 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %603, i64 %614
  %619 = load i64, ptr %618, align 8
  %620 = icmp eq i64 %619, %391
  %621 = zext i1 %620 to i64
  %622 = or i64 %615, %621
  %623 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %619
  %624 = getelementptr inbounds [12 x ptr], ptr %10, i64 0, i64 %614
  store ptr %623, ptr %624, align 8
  br label %625

625:                                              ; preds = %612, %617
  %626 = phi i64 [ %613, %612 ], [ %622, %617 ]
  %627 = icmp eq i64 %626, 0
  br i1 %627, label %654, label %650

628:                                              ; preds = %628, %610
  %629 = phi i64 [ 0, %610 ], [ %647, %628 ]
  %630 = phi i64 [ 0, %610 ], [ %644, %628 ]
  %631 = phi i64 [ 0, %610 ], [ %648, %628 ]
  %632 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %603, i64 %629
  %633 = load i64, ptr %632, align 16
  %634 = icmp eq i64 %633, %391
  %635 = zext i1 %634 to i64
  %636 = or i64 %630, %635
  %637 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %633
  %638 = getelementptr inbounds [12 x ptr], ptr %10, i64 0, i64 %629
  store ptr %637, ptr %638, align 16
  %639 = or i64 %629, 1
  %640 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %603, i64 %639
  %641 = load i64, ptr %640, align 8
  %642 = icmp eq i64 %641, %391
  %643 = zext i1 %642 to i64
  %644 = or i64 %636, %643
  %645 = getelementptr inbounds [12 x %struct.Steps], ptr @moved.still, i64 0, i64 %641
  %646 = getelementptr inbounds [12 x ptr], ptr %10, i64 0, i64 %639
  store ptr %645, ptr %646, align 8
  %647 = add nuw nsw i64 %629, 2
  %648 = add i64 %631, 2
  %649 = icmp eq i64 %648, %611
  br i1 %649, label %612, label %628

650:                                              ; preds = %625
  %651 = getelementptr inbounds [8 x [12 x i64]], ptr %6, i64 0, i64 %603
  %652 = call fastcc i64 @meet(ptr noundef %2, i64 noundef %603, ptr noundef nonnull %651, i64 noundef %605, ptr noundef nonnull %10)
  %653 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %603
  store i64 %652, ptr %653, align 8
  br label %654

654:                                              ; preds = %602, %650, %625
  %655 = add nuw nsw i64 %603, 1
  %656 = icmp eq i64 %655, %600
  br i1 %656, label %657, label %602

657:                                              ; preds = %654, %599, %439
  %658 = phi i64 [ %600, %599 ], [ %440, %439 ], [ %600, %654 ]
  %659 = phi i64 [ %600, %599 ], [ %441, %439 ], [ %600, %654 ]
  %660 = icmp sgt i64 %387, 1
  br i1 %660, label %384, label %382
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @steps(i64 noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %0, i64 %1
  store i64 0, ptr %3, align 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %22

8:                                                ; preds = %4
  %9 = icmp eq i64 %2, 0
  %10 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %1
  %11 = add nsw i64 %1, 1
  %12 = getelementptr inbounds [12 x i64], ptr @moved.c, i64 0, i64 %0
  %13 = xor i64 %1, -1
  %14 = sub i64 -2, %1
  %15 = xor i64 %1, -1
  %16 = sub i64 -2, %1
  %17 = xor i64 %1, -1
  %18 = sub i64 -2, %1
  %19 = add i64 %1, 1
  %20 = xor i64 %1, -1
  %21 = load i64, ptr %5, align 8
  br label %23

22:                                               ; preds = %312, %4
  ret void

23:                                               ; preds = %8, %312
  %24 = phi i64 [ 0, %8 ], [ %313, %312 ]
  %25 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %0, i64 %1, i32 1, i64 %24
  %26 = load i64, ptr %25, align 8
  br i1 %9, label %27, label %131

27:                                               ; preds = %23
  %28 = load i64, ptr %12, align 8
  %29 = icmp sgt i64 %28, %1
  br i1 %29, label %30, label %77

30:                                               ; preds = %27
  %31 = sub i64 %28, %1
  %32 = and i64 %31, 1
  %33 = icmp eq i64 %28, %19
  br i1 %33, label %61, label %34

34:                                               ; preds = %30
  %35 = and i64 %31, -2
  br label %36

36:                                               ; preds = %36, %34
  %37 = phi i64 [ 0, %34 ], [ %56, %36 ]
  %38 = phi i64 [ %26, %34 ], [ %57, %36 ]
  %39 = phi i64 [ %1, %34 ], [ %58, %36 ]
  %40 = phi i64 [ 0, %34 ], [ %59, %36 ]
  %41 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %39
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %38, -1
  %44 = srem i64 %43, %42
  %45 = sub nsw i64 %43, %44
  %46 = freeze i64 %45
  %47 = add nsw i64 %46, %37
  %48 = sub i64 %38, %46
  %49 = add nsw i64 %39, 1
  %50 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %48, -1
  %53 = srem i64 %52, %51
  %54 = sub nsw i64 %52, %53
  %55 = freeze i64 %54
  %56 = add nsw i64 %55, %47
  %57 = sub i64 %48, %55
  %58 = add nsw i64 %39, 2
  %59 = add i64 %40, 2
  %60 = icmp eq i64 %59, %35
  br i1 %60, label %61, label %36

61:                                               ; preds = %36, %30
  %62 = phi i64 [ undef, %30 ], [ %56, %36 ]
  %63 = phi i64 [ undef, %30 ], [ %57, %36 ]
  %64 = phi i64 [ 0, %30 ], [ %56, %36 ]
  %65 = phi i64 [ %26, %30 ], [ %57, %36 ]
  %66 = phi i64 [ %1, %30 ], [ %58, %36 ]
  %67 = icmp eq i64 %32, 0
  br i1 %67, label %77, label %68

68:                                               ; preds = %61
  %69 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %66
  %70 = load i64, ptr %69, align 8
  %71 = add i64 %65, -1
  %72 = srem i64 %71, %70
  %73 = sub nsw i64 %71, %72
  %74 = freeze i64 %73
  %75 = add nsw i64 %74, %64
  %76 = sub i64 %65, %74
  br label %77

77:                                               ; preds = %68, %61, %27
  %78 = phi i64 [ 0, %27 ], [ %62, %61 ], [ %75, %68 ]
  %79 = phi i64 [ %26, %27 ], [ %63, %61 ], [ %76, %68 ]
  %80 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %0, i64 %1, i32 2, i64 %24
  %81 = load i64, ptr %80, align 8
  %82 = load i64, ptr %3, align 8
  %83 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 1, i64 %82
  store i64 %81, ptr %83, align 8
  %84 = sub nsw i64 0, %78
  %85 = load i64, ptr %3, align 8
  %86 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 2, i64 %85
  store i64 %84, ptr %86, align 8
  %87 = load i64, ptr %3, align 8
  %88 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 3, i64 %87
  store i64 %79, ptr %88, align 8
  %89 = load i64, ptr %12, align 8
  %90 = icmp sgt i64 %89, %1
  br i1 %90, label %91, label %307

91:                                               ; preds = %77
  %92 = sub i64 %89, %1
  %93 = add i64 %89, %20
  %94 = and i64 %92, 3
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %106, label %96

96:                                               ; preds = %91, %96
  %97 = phi i64 [ %103, %96 ], [ %1, %91 ]
  %98 = phi i64 [ %102, %96 ], [ %26, %91 ]
  %99 = phi i64 [ %104, %96 ], [ 0, %91 ]
  %100 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %97
  %101 = load i64, ptr %100, align 8
  %102 = tail call i64 @llvm.smin.i64(i64 %98, i64 %101)
  %103 = add nsw i64 %97, 1
  %104 = add i64 %99, 1
  %105 = icmp eq i64 %104, %94
  br i1 %105, label %106, label %96

106:                                              ; preds = %96, %91
  %107 = phi i64 [ undef, %91 ], [ %102, %96 ]
  %108 = phi i64 [ %1, %91 ], [ %103, %96 ]
  %109 = phi i64 [ %26, %91 ], [ %102, %96 ]
  %110 = icmp ult i64 %93, 3
  br i1 %110, label %307, label %111

111:                                              ; preds = %106, %111
  %112 = phi i64 [ %129, %111 ], [ %108, %106 ]
  %113 = phi i64 [ %128, %111 ], [ %109, %106 ]
  %114 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %112
  %115 = load i64, ptr %114, align 8
  %116 = tail call i64 @llvm.smin.i64(i64 %113, i64 %115)
  %117 = add nsw i64 %112, 1
  %118 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = tail call i64 @llvm.smin.i64(i64 %116, i64 %119)
  %121 = add nsw i64 %112, 2
  %122 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = tail call i64 @llvm.smin.i64(i64 %120, i64 %123)
  %125 = add nsw i64 %112, 3
  %126 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = tail call i64 @llvm.smin.i64(i64 %124, i64 %127)
  %129 = add nsw i64 %112, 4
  %130 = icmp eq i64 %129, %89
  br i1 %130, label %307, label %111

131:                                              ; preds = %23
  %132 = load i64, ptr %10, align 8
  %133 = add i64 %26, -1
  %134 = add i64 %133, %132
  %135 = sdiv i64 %134, %132
  %136 = icmp slt i64 %135, 2
  br i1 %136, label %312, label %137

137:                                              ; preds = %131
  %138 = load i64, ptr %12, align 8
  %139 = icmp sgt i64 %138, %11
  br i1 %139, label %140, label %188

140:                                              ; preds = %137
  %141 = add i64 %138, %13
  %142 = and i64 %141, 1
  %143 = sub i64 0, %138
  %144 = icmp eq i64 %14, %143
  br i1 %144, label %172, label %145

145:                                              ; preds = %140
  %146 = and i64 %141, -2
  br label %147

147:                                              ; preds = %147, %145
  %148 = phi i64 [ 0, %145 ], [ %167, %147 ]
  %149 = phi i64 [ %132, %145 ], [ %168, %147 ]
  %150 = phi i64 [ %11, %145 ], [ %169, %147 ]
  %151 = phi i64 [ 0, %145 ], [ %170, %147 ]
  %152 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %150
  %153 = load i64, ptr %152, align 8
  %154 = add i64 %149, -1
  %155 = srem i64 %154, %153
  %156 = sub nsw i64 %154, %155
  %157 = freeze i64 %156
  %158 = add nsw i64 %157, %148
  %159 = sub i64 %149, %157
  %160 = add nsw i64 %150, 1
  %161 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %160
  %162 = load i64, ptr %161, align 8
  %163 = add i64 %159, -1
  %164 = srem i64 %163, %162
  %165 = sub nsw i64 %163, %164
  %166 = freeze i64 %165
  %167 = add nsw i64 %166, %158
  %168 = sub i64 %159, %166
  %169 = add nsw i64 %150, 2
  %170 = add i64 %151, 2
  %171 = icmp eq i64 %170, %146
  br i1 %171, label %172, label %147

172:                                              ; preds = %147, %140
  %173 = phi i64 [ undef, %140 ], [ %167, %147 ]
  %174 = phi i64 [ undef, %140 ], [ %168, %147 ]
  %175 = phi i64 [ 0, %140 ], [ %167, %147 ]
  %176 = phi i64 [ %132, %140 ], [ %168, %147 ]
  %177 = phi i64 [ %11, %140 ], [ %169, %147 ]
  %178 = icmp eq i64 %142, 0
  br i1 %178, label %188, label %179

179:                                              ; preds = %172
  %180 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %177
  %181 = load i64, ptr %180, align 8
  %182 = add i64 %176, -1
  %183 = srem i64 %182, %181
  %184 = sub nsw i64 %182, %183
  %185 = freeze i64 %184
  %186 = add nsw i64 %185, %175
  %187 = sub i64 %176, %185
  br label %188

188:                                              ; preds = %179, %172, %137
  %189 = phi i64 [ 0, %137 ], [ %173, %172 ], [ %186, %179 ]
  %190 = phi i64 [ %132, %137 ], [ %174, %172 ], [ %187, %179 ]
  %191 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 2, i64 %0, i64 %1, i32 2, i64 %24
  %192 = add nsw i64 %135, -2
  %193 = add nsw i64 %135, -1
  %194 = mul nsw i64 %193, %132
  %195 = sub nsw i64 %26, %194
  %196 = sub nsw i64 %132, %189
  %197 = load i64, ptr %191, align 8
  %198 = mul nsw i64 %197, %192
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %255, label %200

200:                                              ; preds = %188
  %201 = load i64, ptr %3, align 8
  %202 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 1, i64 %201
  store i64 %198, ptr %202, align 8
  %203 = load i64, ptr %3, align 8
  %204 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 2, i64 %203
  store i64 %196, ptr %204, align 8
  %205 = load i64, ptr %3, align 8
  %206 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 3, i64 %205
  store i64 %190, ptr %206, align 8
  %207 = load i64, ptr %12, align 8
  %208 = icmp sgt i64 %207, %11
  br i1 %208, label %209, label %249

209:                                              ; preds = %200
  %210 = add i64 %207, %15
  %211 = add i64 %16, %207
  %212 = and i64 %210, 3
  %213 = icmp eq i64 %212, 0
  br i1 %213, label %224, label %214

214:                                              ; preds = %209, %214
  %215 = phi i64 [ %221, %214 ], [ %11, %209 ]
  %216 = phi i64 [ %220, %214 ], [ %132, %209 ]
  %217 = phi i64 [ %222, %214 ], [ 0, %209 ]
  %218 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %215
  %219 = load i64, ptr %218, align 8
  %220 = tail call i64 @llvm.smin.i64(i64 %216, i64 %219)
  %221 = add nsw i64 %215, 1
  %222 = add i64 %217, 1
  %223 = icmp eq i64 %222, %212
  br i1 %223, label %224, label %214

224:                                              ; preds = %214, %209
  %225 = phi i64 [ undef, %209 ], [ %220, %214 ]
  %226 = phi i64 [ %11, %209 ], [ %221, %214 ]
  %227 = phi i64 [ %132, %209 ], [ %220, %214 ]
  %228 = icmp ult i64 %211, 3
  br i1 %228, label %249, label %229

229:                                              ; preds = %224, %229
  %230 = phi i64 [ %247, %229 ], [ %226, %224 ]
  %231 = phi i64 [ %246, %229 ], [ %227, %224 ]
  %232 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %230
  %233 = load i64, ptr %232, align 8
  %234 = tail call i64 @llvm.smin.i64(i64 %231, i64 %233)
  %235 = add nsw i64 %230, 1
  %236 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = tail call i64 @llvm.smin.i64(i64 %234, i64 %237)
  %239 = add nsw i64 %230, 2
  %240 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %239
  %241 = load i64, ptr %240, align 8
  %242 = tail call i64 @llvm.smin.i64(i64 %238, i64 %241)
  %243 = add nsw i64 %230, 3
  %244 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %243
  %245 = load i64, ptr %244, align 8
  %246 = tail call i64 @llvm.smin.i64(i64 %242, i64 %245)
  %247 = add nsw i64 %230, 4
  %248 = icmp eq i64 %247, %207
  br i1 %248, label %249, label %229

249:                                              ; preds = %224, %229, %200
  %250 = phi i64 [ %132, %200 ], [ %225, %224 ], [ %246, %229 ]
  %251 = load i64, ptr %3, align 8
  %252 = add nsw i64 %251, 1
  store i64 %252, ptr %3, align 8
  %253 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 4, i64 %251
  store i64 %250, ptr %253, align 8
  %254 = load i64, ptr %191, align 8
  br label %255

255:                                              ; preds = %188, %249
  %256 = phi i64 [ %197, %188 ], [ %254, %249 ]
  %257 = icmp eq i64 %256, 0
  br i1 %257, label %312, label %258

258:                                              ; preds = %255
  %259 = load i64, ptr %3, align 8
  %260 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 1, i64 %259
  store i64 %256, ptr %260, align 8
  %261 = load i64, ptr %3, align 8
  %262 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 2, i64 %261
  store i64 %196, ptr %262, align 8
  %263 = load i64, ptr %3, align 8
  %264 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 3, i64 %263
  store i64 %190, ptr %264, align 8
  %265 = load i64, ptr %12, align 8
  %266 = icmp sgt i64 %265, %11
  br i1 %266, label %267, label %307

267:                                              ; preds = %258
  %268 = add i64 %265, %17
  %269 = add i64 %18, %265
  %270 = and i64 %268, 3
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %282, label %272

272:                                              ; preds = %267, %272
  %273 = phi i64 [ %279, %272 ], [ %11, %267 ]
  %274 = phi i64 [ %278, %272 ], [ %195, %267 ]
  %275 = phi i64 [ %280, %272 ], [ 0, %267 ]
  %276 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %273
  %277 = load i64, ptr %276, align 8
  %278 = tail call i64 @llvm.smin.i64(i64 %274, i64 %277)
  %279 = add nsw i64 %273, 1
  %280 = add i64 %275, 1
  %281 = icmp eq i64 %280, %270
  br i1 %281, label %282, label %272

282:                                              ; preds = %272, %267
  %283 = phi i64 [ undef, %267 ], [ %278, %272 ]
  %284 = phi i64 [ %11, %267 ], [ %279, %272 ]
  %285 = phi i64 [ %195, %267 ], [ %278, %272 ]
  %286 = icmp ult i64 %269, 3
  br i1 %286, label %307, label %287

287:                                              ; preds = %282, %287
  %288 = phi i64 [ %305, %287 ], [ %284, %282 ]
  %289 = phi i64 [ %304, %287 ], [ %285, %282 ]
  %290 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %288
  %291 = load i64, ptr %290, align 8
  %292 = tail call i64 @llvm.smin.i64(i64 %289, i64 %291)
  %293 = add nsw i64 %288, 1
  %294 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %293
  %295 = load i64, ptr %294, align 8
  %296 = tail call i64 @llvm.smin.i64(i64 %292, i64 %295)
  %297 = add nsw i64 %288, 2
  %298 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = tail call i64 @llvm.smin.i64(i64 %296, i64 %299)
  %301 = add nsw i64 %288, 3
  %302 = getelementptr inbounds %struct.Chains, ptr @moved.c, i64 0, i32 1, i64 %0, i64 %301
  %303 = load i64, ptr %302, align 8
  %304 = tail call i64 @llvm.smin.i64(i64 %300, i64 %303)
  %305 = add nsw i64 %288, 4
  %306 = icmp eq i64 %305, %265
  br i1 %306, label %307, label %287

307:                                              ; preds = %282, %287, %106, %111, %258, %77
  %308 = phi i64 [ %26, %77 ], [ %195, %258 ], [ %107, %106 ], [ %128, %111 ], [ %283, %282 ], [ %304, %287 ]
  %309 = load i64, ptr %3, align 8
  %310 = add nsw i64 %309, 1
  store i64 %310, ptr %3, align 8
  %311 = getelementptr inbounds %struct.Steps, ptr %3, i64 0, i32 4, i64 %309
  store i64 %308, ptr %311, align 8
  br label %312

312:                                              ; preds = %307, %255, %131
  %313 = add nuw nsw i64 %24, 1
  %314 = icmp slt i64 %313, %21
  br i1 %314, label %23, label %22
}

; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @meet(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4) unnamed_addr {
  %6 = alloca [12 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  %7 = icmp sgt i64 %3, 0
  br i1 %7, label %16, label %8

8:                                                ; preds = %22, %5
  %9 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  %12 = and i64 %3, 3
  %13 = icmp ult i64 %3, 4
  %14 = and i64 %3, -4
  %15 = icmp eq i64 %12, 0
  br label %26

16:                                               ; preds = %5, %22
  %17 = phi i64 [ %24, %22 ], [ 0, %5 ]
  %18 = getelementptr inbounds ptr, ptr %4, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %159, label %22

22:                                               ; preds = %16
  %23 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %17
  store i64 0, ptr %23, align 8
  %24 = add nuw nsw i64 %17, 1
  %25 = icmp eq i64 %24, %3
  br i1 %25, label %8, label %16

26:                                               ; preds = %8, %156
  %27 = phi i64 [ %91, %156 ], [ 0, %8 ]
  br i1 %7, label %28, label %47

28:                                               ; preds = %26
  br i1 %13, label %29, label %51

29:                                               ; preds = %51, %28
  %30 = phi i64 [ undef, %28 ], [ %85, %51 ]
  %31 = phi i64 [ 0, %28 ], [ %86, %51 ]
  %32 = phi i64 [ 1, %28 ], [ %85, %51 ]
  br i1 %15, label %47, label %33

33:                                               ; preds = %29, %33
  %34 = phi i64 [ %44, %33 ], [ %31, %29 ]
  %35 = phi i64 [ %43, %33 ], [ %32, %29 ]
  %36 = phi i64 [ %45, %33 ], [ 0, %29 ]
  %37 = getelementptr inbounds ptr, ptr %4, i64 %34
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %34
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds %struct.Steps, ptr %38, i64 0, i32 1, i64 %40
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %42, %35
  %44 = add nuw nsw i64 %34, 1
  %45 = add i64 %36, 1
  %46 = icmp eq i64 %45, %12
  br i1 %46, label %47, label %33

47:                                               ; preds = %29, %33, %26
  %48 = phi i64 [ 1, %26 ], [ %30, %29 ], [ %43, %33 ]
  %49 = icmp ne i64 %48, 0
  %50 = select i1 %11, i1 %49, i1 false
  br i1 %50, label %92, label %89

51:                                               ; preds = %28, %51
  %52 = phi i64 [ %86, %51 ], [ 0, %28 ]
  %53 = phi i64 [ %85, %51 ], [ 1, %28 ]
  %54 = phi i64 [ %87, %51 ], [ 0, %28 ]
  %55 = getelementptr inbounds ptr, ptr %4, i64 %52
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %52
  %58 = load i64, ptr %57, align 16
  %59 = getelementptr inbounds %struct.Steps, ptr %56, i64 0, i32 1, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %60, %53
  %62 = or i64 %52, 1
  %63 = getelementptr inbounds ptr, ptr %4, i64 %62
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %62
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds %struct.Steps, ptr %64, i64 0, i32 1, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %68, %61
  %70 = or i64 %52, 2
  %71 = getelementptr inbounds ptr, ptr %4, i64 %70
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %70
  %74 = load i64, ptr %73, align 16
  %75 = getelementptr inbounds %struct.Steps, ptr %72, i64 0, i32 1, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %76, %69
  %78 = or i64 %52, 3
  %79 = getelementptr inbounds ptr, ptr %4, i64 %78
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %78
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds %struct.Steps, ptr %80, i64 0, i32 1, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %84, %77
  %86 = add nuw nsw i64 %52, 4
  %87 = add i64 %54, 4
  %88 = icmp eq i64 %87, %14
  br i1 %88, label %29, label %51

89:                                               ; preds = %138, %47
  %90 = phi i64 [ %48, %47 ], [ %139, %138 ]
  %91 = add nsw i64 %90, %27
  br i1 %7, label %144, label %156

92:                                               ; preds = %47, %138
  %93 = phi i64 [ %140, %138 ], [ 0, %47 ]
  %94 = phi i64 [ %139, %138 ], [ %48, %47 ]
  %95 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 7, i64 %93
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, %1
  br i1 %97, label %98, label %138

98:                                               ; preds = %92
  br i1 %7, label %109, label %99

99:                                               ; preds = %109, %98
  %100 = phi i64 [ 0, %98 ], [ %125, %109 ]
  %101 = phi i64 [ 1, %98 ], [ %130, %109 ]
  %102 = phi i64 [ 1, %98 ], [ %135, %109 ]
  %103 = add nsw i64 %102, %100
  %104 = tail call i64 @llvm.smin.i64(i64 %101, i64 %103)
  %105 = tail call i64 @llvm.smax.i64(i64 %100, i64 0)
  %106 = sub nsw i64 %104, %105
  %107 = tail call i64 @llvm.smax.i64(i64 %106, i64 0)
  %108 = mul nsw i64 %107, %94
  br label %138

109:                                              ; preds = %98, %109
  %110 = phi i64 [ %136, %109 ], [ 0, %98 ]
  %111 = phi i64 [ %135, %109 ], [ 1, %98 ]
  %112 = phi i64 [ %130, %109 ], [ 1, %98 ]
  %113 = phi i64 [ %125, %109 ], [ 0, %98 ]
  %114 = getelementptr inbounds i64, ptr %2, i64 %110
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds %struct.Tensor, ptr %0, i64 0, i32 8, i64 %93, i64 %115
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds ptr, ptr %4, i64 %110
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %110
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds %struct.Steps, ptr %119, i64 0, i32 2, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %123, %117
  %125 = add nsw i64 %124, %113
  %126 = getelementptr inbounds %struct.Steps, ptr %119, i64 0, i32 3, i64 %121
  %127 = load i64, ptr %126, align 8
  %128 = add nsw i64 %127, -1
  %129 = mul nsw i64 %128, %117
  %130 = add nsw i64 %129, %112
  %131 = getelementptr inbounds %struct.Steps, ptr %119, i64 0, i32 4, i64 %121
  %132 = load i64, ptr %131, align 8
  %133 = add nsw i64 %132, -1
  %134 = mul nsw i64 %133, %117
  %135 = add nsw i64 %134, %111
  %136 = add nuw nsw i64 %110, 1
  %137 = icmp eq i64 %136, %3
  br i1 %137, label %99, label %109

138:                                              ; preds = %92, %99
  %139 = phi i64 [ %94, %92 ], [ %108, %99 ]
  %140 = add nuw nsw i64 %93, 1
  %141 = icmp slt i64 %140, %10
  %142 = icmp ne i64 %139, 0
  %143 = select i1 %141, i1 %142, i1 false
  br i1 %143, label %92, label %89

144:                                              ; preds = %89, %153
  %145 = phi i64 [ %154, %153 ], [ 0, %89 ]
  %146 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = add nsw i64 %147, 1
  store i64 %148, ptr %146, align 8
  %149 = getelementptr inbounds ptr, ptr %4, i64 %145
  %150 = load ptr, ptr %149, align 8
  %151 = load i64, ptr %150, align 8
  %152 = icmp eq i64 %148, %151
  br i1 %152, label %153, label %156

153:                                              ; preds = %144
  %154 = add nuw nsw i64 %145, 1
  store i64 0, ptr %146, align 8
  %155 = icmp eq i64 %154, %3
  br i1 %155, label %159, label %144

156:                                              ; preds = %144, %89
  %157 = phi i64 [ 0, %89 ], [ %145, %144 ]
  %158 = icmp eq i64 %157, %3
  br i1 %158, label %159, label %26

159:                                              ; preds = %16, %156, %153
  %160 = phi i64 [ %91, %153 ], [ %91, %156 ], [ 0, %16 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  ret i64 %160
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)



