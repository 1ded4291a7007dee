; kernel.c e32b8164f365274cabc68a2e86ff98049cf9795cc21c03853cfc9863d16885da

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
  br i1 %14, label %15, label %1294

15:                                               ; preds = %3
  %16 = tail call fastcc i64 @hopeless(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %1294

18:                                               ; preds = %15
  %19 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 4
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %381, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %381

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %38

30:                                               ; preds = %26
  %31 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %38, label %34

34:                                               ; preds = %30
  %35 = add nsw i64 %32, -1
  %36 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %35
  %37 = load i64, ptr %36, align 8
  br label %38

38:                                               ; preds = %34, %30, %26
  %39 = phi i64 [ %37, %34 ], [ -1, %30 ], [ -1, %26 ]
  %40 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %41 = load i64, ptr %40, align 8
  %42 = xor i64 %41, -1
  %43 = and i64 %20, %42
  %44 = tail call i64 @llvm.ctpop.i64(i64 %43)
  %45 = icmp ult i64 %44, 2
  br i1 %45, label %46, label %381

46:                                               ; preds = %38
  %47 = icmp eq i64 %43, 0
  br i1 %47, label %71, label %48

48:                                               ; preds = %46, %48
  %49 = phi i64 [ %53, %48 ], [ 0, %46 ]
  %50 = shl nuw i64 1, %49
  %51 = and i64 %50, %43
  %52 = icmp eq i64 %51, 0
  %53 = add nuw nsw i64 %49, 1
  br i1 %52, label %48, label %54

54:                                               ; preds = %48
  %55 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %381

58:                                               ; preds = %54
  %59 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %49, i32 5
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %49, i32 6
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %60, %62
  br i1 %63, label %381, label %64

64:                                               ; preds = %58
  %65 = icmp sgt i64 %39, -1
  br i1 %65, label %66, label %71

66:                                               ; preds = %64
  %67 = shl nuw i64 1, %39
  %68 = and i64 %60, %67
  %69 = icmp eq i64 %68, 0
  %70 = select i1 %69, i64 %39, i64 12
  br label %71

71:                                               ; preds = %66, %64, %46
  %72 = phi i64 [ %49, %66 ], [ %49, %64 ], [ 0, %46 ]
  %73 = phi i64 [ %70, %66 ], [ %39, %64 ], [ %39, %46 ]
  %74 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 7
  %75 = load i64, ptr %74, align 8
  %76 = shl i64 %20, 16
  %77 = shl i64 %75, 8
  %78 = or i64 %76, %77
  %79 = or i64 %78, %28
  %80 = shl i64 %79, 16
  %81 = shl i64 %43, 8
  %82 = add nsw i64 %73, 1
  %83 = or i64 %82, %81
  %84 = or i64 %83, %80
  %85 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %86 = load i64, ptr %85, align 8
  %87 = shl i64 %86, 40
  %88 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %89 = load i64, ptr %88, align 8
  %90 = shl i64 %89, 56
  %91 = xor i64 %90, %87
  %92 = xor i64 %91, %84
  %93 = lshr i64 %92, 30
  %94 = xor i64 %93, %92
  %95 = mul i64 %94, -4658895280553007687
  %96 = lshr i64 %95, 27
  %97 = xor i64 %96, %95
  %98 = mul i64 %97, -7723592293110705685
  %99 = lshr i64 %98, 31
  %100 = xor i64 %99, %98
  %101 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 13
  %102 = load i64, ptr %101, align 8
  %103 = add i64 %102, -7046029254386353131
  %104 = add i64 %103, %100
  %105 = load i64, ptr %0, align 8
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %107, label %132

107:                                              ; preds = %71
  %108 = and i64 %105, 1
  %109 = icmp eq i64 %105, 1
  br i1 %109, label %112, label %110

110:                                              ; preds = %107
  %111 = and i64 %105, -2
  br label %134

112:                                              ; preds = %134, %107
  %113 = phi i64 [ undef, %107 ], [ %162, %134 ]
  %114 = phi i64 [ 0, %107 ], [ %163, %134 ]
  %115 = phi i64 [ %104, %107 ], [ %162, %134 ]
  %116 = icmp eq i64 %108, 0
  br i1 %116, label %130, label %117

117:                                              ; preds = %112
  %118 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %114
  %119 = load i64, ptr %118, align 8
  %120 = xor i64 %119, %115
  %121 = lshr i64 %120, 30
  %122 = xor i64 %121, %120
  %123 = mul i64 %122, -4658895280553007687
  %124 = lshr i64 %123, 27
  %125 = xor i64 %124, %123
  %126 = mul i64 %125, -7723592293110705685
  %127 = lshr i64 %126, 31
  %128 = xor i64 %127, %126
  %129 = add i64 %128, -7046029254386353131
  br label %130

130:                                              ; preds = %112, %117
  %131 = phi i64 [ %113, %112 ], [ %129, %117 ]
  br i1 %47, label %299, label %166

132:                                              ; preds = %71
  br i1 %47, label %299, label %133

133:                                              ; preds = %132
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  br label %183

134:                                              ; preds = %134, %110
  %135 = phi i64 [ 0, %110 ], [ %163, %134 ]
  %136 = phi i64 [ %104, %110 ], [ %162, %134 ]
  %137 = phi i64 [ 0, %110 ], [ %164, %134 ]
  %138 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %135
  %139 = load i64, ptr %138, align 8
  %140 = xor i64 %139, %136
  %141 = lshr i64 %140, 30
  %142 = xor i64 %141, %140
  %143 = mul i64 %142, -4658895280553007687
  %144 = lshr i64 %143, 27
  %145 = xor i64 %144, %143
  %146 = mul i64 %145, -7723592293110705685
  %147 = lshr i64 %146, 31
  %148 = xor i64 %147, %146
  %149 = add i64 %148, -7046029254386353131
  %150 = or i64 %135, 1
  %151 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = xor i64 %152, %149
  %154 = lshr i64 %153, 30
  %155 = xor i64 %154, %153
  %156 = mul i64 %155, -4658895280553007687
  %157 = lshr i64 %156, 27
  %158 = xor i64 %157, %156
  %159 = mul i64 %158, -7723592293110705685
  %160 = lshr i64 %159, 31
  %161 = xor i64 %160, %159
  %162 = add i64 %161, -7046029254386353131
  %163 = add nuw nsw i64 %135, 2
  %164 = add i64 %137, 2
  %165 = icmp eq i64 %164, %111
  br i1 %165, label %112, label %134

166:                                              ; preds = %130
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  %167 = and i64 %105, 3
  %168 = icmp ult i64 %105, 4
  br i1 %168, label %171, label %169

169:                                              ; preds = %166
  %170 = and i64 %105, -4
  br label %205

171:                                              ; preds = %205, %166
  %172 = phi i64 [ 0, %166 ], [ %223, %205 ]
  %173 = icmp eq i64 %167, 0
  br i1 %173, label %183, label %174

174:                                              ; preds = %171, %174
  %175 = phi i64 [ %180, %174 ], [ %172, %171 ]
  %176 = phi i64 [ %181, %174 ], [ 0, %171 ]
  %177 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %175
  %178 = load i64, ptr %177, align 8
  %179 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %175
  store i64 %178, ptr %179, align 8
  %180 = add nuw nsw i64 %175, 1
  %181 = add i64 %176, 1
  %182 = icmp eq i64 %181, %167
  br i1 %182, label %183, label %174

183:                                              ; preds = %171, %174, %133
  %184 = phi i64 [ %104, %133 ], [ %131, %174 ], [ %131, %171 ]
  %185 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 3, i64 %72
  %188 = load i64, ptr %187, align 8
  %189 = icmp sgt i64 %186, %188
  br i1 %189, label %190, label %226

190:                                              ; preds = %183
  %191 = sub i64 %186, %188
  %192 = add i64 %188, 1
  %193 = and i64 %191, 1
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %202, label %195

195:                                              ; preds = %190
  %196 = add nsw i64 %186, -1
  %197 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %196
  %198 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %196, i32 1
  %199 = load i64, ptr %198, align 8
  %200 = load i64, ptr %197, align 8
  %201 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %200
  store i64 %199, ptr %201, align 8
  br label %202

202:                                              ; preds = %195, %190
  %203 = phi i64 [ %186, %190 ], [ %196, %195 ]
  %204 = icmp eq i64 %186, %192
  br i1 %204, label %226, label %232

205:                                              ; preds = %205, %169
  %206 = phi i64 [ 0, %169 ], [ %223, %205 ]
  %207 = phi i64 [ 0, %169 ], [ %224, %205 ]
  %208 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %206
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %206
  store i64 %209, ptr %210, align 16
  %211 = or i64 %206, 1
  %212 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %211
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %211
  store i64 %213, ptr %214, align 8
  %215 = or i64 %206, 2
  %216 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %215
  %217 = load i64, ptr %216, align 8
  %218 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %215
  store i64 %217, ptr %218, align 16
  %219 = or i64 %206, 3
  %220 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %219
  %221 = load i64, ptr %220, align 8
  %222 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %219
  store i64 %221, ptr %222, align 8
  %223 = add nuw nsw i64 %206, 4
  %224 = add i64 %207, 4
  %225 = icmp eq i64 %224, %170
  br i1 %225, label %171, label %205

226:                                              ; preds = %202, %232, %183
  br i1 %106, label %227, label %265

227:                                              ; preds = %226
  %228 = and i64 %105, 1
  %229 = icmp eq i64 %105, 1
  br i1 %229, label %247, label %230

230:                                              ; preds = %227
  %231 = and i64 %105, -2
  br label %267

232:                                              ; preds = %202, %232
  %233 = phi i64 [ %240, %232 ], [ %203, %202 ]
  %234 = add nsw i64 %233, -1
  %235 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %234
  %236 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %234, i32 1
  %237 = load i64, ptr %236, align 8
  %238 = load i64, ptr %235, align 8
  %239 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %238
  store i64 %237, ptr %239, align 8
  %240 = add nsw i64 %233, -2
  %241 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %240
  %242 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %240, i32 1
  %243 = load i64, ptr %242, align 8
  %244 = load i64, ptr %241, align 8
  %245 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %244
  store i64 %243, ptr %245, align 8
  %246 = icmp sgt i64 %240, %188
  br i1 %246, label %232, label %226

247:                                              ; preds = %267, %227
  %248 = phi i64 [ undef, %227 ], [ %295, %267 ]
  %249 = phi i64 [ 0, %227 ], [ %296, %267 ]
  %250 = phi i64 [ %184, %227 ], [ %295, %267 ]
  %251 = icmp eq i64 %228, 0
  br i1 %251, label %265, label %252

252:                                              ; preds = %247
  %253 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %249
  %254 = load i64, ptr %253, align 8
  %255 = xor i64 %254, %250
  %256 = lshr i64 %255, 30
  %257 = xor i64 %256, %255
  %258 = mul i64 %257, -4658895280553007687
  %259 = lshr i64 %258, 27
  %260 = xor i64 %259, %258
  %261 = mul i64 %260, -7723592293110705685
  %262 = lshr i64 %261, 31
  %263 = xor i64 %262, %261
  %264 = add i64 %263, -7046029254386353131
  br label %265

265:                                              ; preds = %252, %247, %226
  %266 = phi i64 [ %184, %226 ], [ %248, %247 ], [ %264, %252 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  br label %299

267:                                              ; preds = %267, %230
  %268 = phi i64 [ 0, %230 ], [ %296, %267 ]
  %269 = phi i64 [ %184, %230 ], [ %295, %267 ]
  %270 = phi i64 [ 0, %230 ], [ %297, %267 ]
  %271 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %268
  %272 = load i64, ptr %271, align 16
  %273 = xor i64 %272, %269
  %274 = lshr i64 %273, 30
  %275 = xor i64 %274, %273
  %276 = mul i64 %275, -4658895280553007687
  %277 = lshr i64 %276, 27
  %278 = xor i64 %277, %276
  %279 = mul i64 %278, -7723592293110705685
  %280 = lshr i64 %279, 31
  %281 = xor i64 %280, %279
  %282 = add i64 %281, -7046029254386353131
  %283 = or i64 %268, 1
  %284 = getelementptr inbounds [12 x i64], ptr %7, i64 0, i64 %283
  %285 = load i64, ptr %284, align 8
  %286 = xor i64 %285, %282
  %287 = lshr i64 %286, 30
  %288 = xor i64 %287, %286
  %289 = mul i64 %288, -4658895280553007687
  %290 = lshr i64 %289, 27
  %291 = xor i64 %290, %289
  %292 = mul i64 %291, -7723592293110705685
  %293 = lshr i64 %292, 31
  %294 = xor i64 %293, %292
  %295 = add i64 %294, -7046029254386353131
  %296 = add nuw nsw i64 %268, 2
  %297 = add i64 %270, 2
  %298 = icmp eq i64 %297, %231
  br i1 %298, label %247, label %267

299:                                              ; preds = %265, %132, %130
  %300 = phi i64 [ %266, %265 ], [ %131, %130 ], [ %104, %132 ]
  %301 = getelementptr inbounds %struct.Front, ptr %2, i64 0, i32 12
  %302 = load ptr, ptr %301, align 8
  %303 = and i64 %300, 8191
  %304 = getelementptr inbounds %struct.Memory, ptr %302, i64 %303
  %305 = load i64, ptr %304, align 8
  %306 = icmp eq i64 %305, %300
  br i1 %306, label %307, label %348

307:                                              ; preds = %299
  %308 = getelementptr inbounds %struct.Memory, ptr %302, i64 %303, i32 1
  %309 = load i64, ptr %308, align 8
  %310 = icmp sgt i64 %309, 0
  br i1 %310, label %311, label %344

311:                                              ; preds = %307
  %312 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %313 = load i64, ptr %312, align 8
  %314 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %315 = load i64, ptr %314, align 8
  %316 = icmp sgt i64 %315, 0
  br label %320

317:                                              ; preds = %342
  %318 = add nuw nsw i64 %321, 1
  %319 = icmp eq i64 %318, %309
  br i1 %319, label %344, label %320

320:                                              ; preds = %317, %311
  %321 = phi i64 [ 0, %311 ], [ %318, %317 ]
  %322 = getelementptr inbounds %struct.Memory, ptr %302, i64 %303, i32 3, i64 %321
  %323 = load i64, ptr %322, align 8
  %324 = icmp sle i64 %323, %313
  %325 = select i1 %316, i1 %324, i1 false
  br i1 %325, label %326, label %342

326:                                              ; preds = %320, %337
  %327 = phi i64 [ %339, %337 ], [ 0, %320 ]
  %328 = shl nuw i64 1, %327
  %329 = and i64 %328, %20
  %330 = icmp eq i64 %329, 0
  br i1 %330, label %337, label %331

331:                                              ; preds = %326
  %332 = getelementptr inbounds %struct.Memory, ptr %302, i64 %303, i32 4, i64 %321, i64 %327
  %333 = load i64, ptr %332, align 8
  %334 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %327
  %335 = load i64, ptr %334, align 8
  %336 = icmp sle i64 %333, %335
  br label %337

337:                                              ; preds = %331, %326
  %338 = phi i1 [ true, %326 ], [ %336, %331 ]
  %339 = add nuw nsw i64 %327, 1
  %340 = icmp slt i64 %339, %315
  %341 = select i1 %340, i1 %338, i1 false
  br i1 %341, label %326, label %342

342:                                              ; preds = %337, %320
  %343 = phi i1 [ %324, %320 ], [ %338, %337 ]
  br i1 %343, label %1294, label %317

344:                                              ; preds = %317, %307
  %345 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 13
  %346 = load i64, ptr %345, align 8
  %347 = icmp eq i64 %346, 0
  br i1 %347, label %354, label %381

348:                                              ; preds = %299
  store i64 %300, ptr %304, align 8
  %349 = getelementptr inbounds %struct.Memory, ptr %302, i64 %303, i32 2
  store i64 0, ptr %349, align 8
  %350 = getelementptr inbounds %struct.Memory, ptr %302, i64 %303, i32 1
  store i64 0, ptr %350, align 8
  %351 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 13
  %352 = load i64, ptr %351, align 8
  %353 = icmp eq i64 %352, 0
  br i1 %353, label %356, label %381

354:                                              ; preds = %344
  %355 = icmp slt i64 %309, 4
  br i1 %355, label %356, label %360

356:                                              ; preds = %354, %348
  %357 = phi i64 [ %309, %354 ], [ 0, %348 ]
  %358 = getelementptr inbounds %struct.Memory, ptr %302, i64 %303, i32 1
  %359 = add nsw i64 %357, 1
  store i64 %359, ptr %358, align 8
  br label %365

360:                                              ; preds = %354
  %361 = getelementptr inbounds %struct.Memory, ptr %302, i64 %303, i32 2
  %362 = load i64, ptr %361, align 8
  %363 = add nsw i64 %362, 1
  store i64 %363, ptr %361, align 8
  %364 = srem i64 %362, 4
  br label %365

365:                                              ; preds = %360, %356
  %366 = phi i64 [ %357, %356 ], [ %364, %360 ]
  %367 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 8
  %368 = load i64, ptr %367, align 8
  %369 = getelementptr inbounds %struct.Memory, ptr %302, i64 %303, i32 3, i64 %366
  store i64 %368, ptr %369, align 8
  %370 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %371 = load i64, ptr %370, align 8
  %372 = icmp sgt i64 %371, 0
  br i1 %372, label %373, label %381

373:                                              ; preds = %365, %373
  %374 = phi i64 [ %378, %373 ], [ 0, %365 ]
  %375 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 9, i64 %374
  %376 = load i64, ptr %375, align 8
  %377 = getelementptr inbounds %struct.Memory, ptr %302, i64 %303, i32 4, i64 %366, i64 %374
  store i64 %376, ptr %377, align 8
  %378 = add nuw nsw i64 %374, 1
  %379 = load i64, ptr %370, align 8
  %380 = icmp slt i64 %378, %379
  br i1 %380, label %373, label %381

381:                                              ; preds = %373, %348, %365, %344, %54, %58, %38, %22, %18
  %382 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %383 = load i64, ptr %382, align 8
  %384 = trunc i64 %383 to i32
  %385 = shl nsw i32 -1, %384
  %386 = xor i32 %385, -1
  %387 = sext i32 %386 to i64
  %388 = load i64, ptr %0, align 8
  %389 = icmp sgt i64 %388, 0
  br i1 %389, label %390, label %414

390:                                              ; preds = %381
  %391 = and i64 %388, 3
  %392 = icmp ult i64 %388, 4
  br i1 %392, label %395, label %393

393:                                              ; preds = %390
  %394 = and i64 %388, -4
  br label %418

395:                                              ; preds = %418, %390
  %396 = phi i64 [ undef, %390 ], [ %452, %418 ]
  %397 = phi i64 [ 1, %390 ], [ %452, %418 ]
  %398 = phi i64 [ 0, %390 ], [ %453, %418 ]
  %399 = icmp eq i64 %391, 0
  br i1 %399, label %414, label %400

400:                                              ; preds = %395, %400
  %401 = phi i64 [ %410, %400 ], [ %397, %395 ]
  %402 = phi i64 [ %411, %400 ], [ %398, %395 ]
  %403 = phi i64 [ %412, %400 ], [ 0, %395 ]
  %404 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %402
  %405 = load i64, ptr %404, align 8
  %406 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %402
  %407 = load i64, ptr %406, align 8
  %408 = icmp eq i64 %405, %407
  %409 = zext i1 %408 to i64
  %410 = and i64 %401, %409
  %411 = add nuw nsw i64 %402, 1
  %412 = add i64 %403, 1
  %413 = icmp eq i64 %412, %391
  br i1 %413, label %414, label %400

414:                                              ; preds = %395, %400, %381
  %415 = phi i64 [ 1, %381 ], [ %396, %395 ], [ %410, %400 ]
  %416 = load i64, ptr %19, align 8
  %417 = icmp eq i64 %416, %387
  br i1 %417, label %456, label %469

418:                                              ; preds = %418, %393
  %419 = phi i64 [ 1, %393 ], [ %452, %418 ]
  %420 = phi i64 [ 0, %393 ], [ %453, %418 ]
  %421 = phi i64 [ 0, %393 ], [ %454, %418 ]
  %422 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %420
  %423 = load i64, ptr %422, align 8
  %424 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %420
  %425 = load i64, ptr %424, align 8
  %426 = icmp eq i64 %423, %425
  %427 = zext i1 %426 to i64
  %428 = and i64 %419, %427
  %429 = or i64 %420, 1
  %430 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %429
  %431 = load i64, ptr %430, align 8
  %432 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %429
  %433 = load i64, ptr %432, align 8
  %434 = icmp eq i64 %431, %433
  %435 = zext i1 %434 to i64
  %436 = and i64 %428, %435
  %437 = or i64 %420, 2
  %438 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %437
  %439 = load i64, ptr %438, align 8
  %440 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %437
  %441 = load i64, ptr %440, align 8
  %442 = icmp eq i64 %439, %441
  %443 = zext i1 %442 to i64
  %444 = and i64 %436, %443
  %445 = or i64 %420, 3
  %446 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %445
  %447 = load i64, ptr %446, align 8
  %448 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %445
  %449 = load i64, ptr %448, align 8
  %450 = icmp eq i64 %447, %449
  %451 = zext i1 %450 to i64
  %452 = and i64 %444, %451
  %453 = add nuw nsw i64 %420, 4
  %454 = add i64 %421, 4
  %455 = icmp eq i64 %454, %394
  br i1 %455, label %395, label %418

456:                                              ; preds = %414
  %457 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %458 = load i64, ptr %457, align 8
  %459 = icmp eq i64 %458, %387
  br i1 %459, label %460, label %466

460:                                              ; preds = %456
  %461 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %462 = load i64, ptr %461, align 8
  %463 = icmp eq i64 %462, 0
  %464 = icmp ne i64 %415, 0
  %465 = select i1 %463, i1 true, i1 %464
  br i1 %465, label %468, label %469

466:                                              ; preds = %456
  %467 = icmp eq i64 %415, 0
  br i1 %467, label %469, label %468

468:                                              ; preds = %466, %460
  tail call fastcc void @leaf(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2)
  br label %1294

469:                                              ; preds = %460, %466, %414
  %470 = icmp sgt i64 %383, 0
  br i1 %470, label %471, label %514

471:                                              ; preds = %469
  %472 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %473 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %474 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  br label %481

475:                                              ; preds = %510
  %476 = icmp sgt i64 %511, 0
  br i1 %476, label %477, label %514

477:                                              ; preds = %475
  %478 = load i64, ptr %19, align 8
  %479 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %480 = load i64, ptr %479, align 8
  br label %519

481:                                              ; preds = %471, %510
  %482 = phi i64 [ %383, %471 ], [ %511, %510 ]
  %483 = phi i64 [ 0, %471 ], [ %512, %510 ]
  %484 = load i64, ptr %19, align 8
  %485 = shl nuw i64 1, %483
  %486 = and i64 %484, %485
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %488, label %510

488:                                              ; preds = %481
  %489 = load i64, ptr %472, align 8
  %490 = ashr i64 %489, %483
  %491 = icmp eq i64 %490, 0
  br i1 %491, label %492, label %510

492:                                              ; preds = %488
  %493 = icmp eq i64 %484, 0
  br i1 %493, label %494, label %505

494:                                              ; preds = %492
  %495 = load i64, ptr %473, align 8
  %496 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %483, i32 5
  %497 = load i64, ptr %496, align 8
  %498 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %483, i32 6
  %499 = load i64, ptr %498, align 8
  %500 = icmp ne i64 %497, %499
  %501 = zext i1 %500 to i64
  %502 = shl nuw nsw i64 1, %501
  %503 = and i64 %502, %495
  %504 = icmp eq i64 %503, 0
  br i1 %504, label %510, label %505

505:                                              ; preds = %494, %492
  tail call fastcc void @keep(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2, i64 noundef %483, i64 noundef 0)
  %506 = load i64, ptr %474, align 8
  %507 = icmp eq i64 %506, 0
  br i1 %507, label %508, label %1294

508:                                              ; preds = %505
  %509 = load i64, ptr %382, align 8
  br label %510

510:                                              ; preds = %508, %481, %488, %494
  %511 = phi i64 [ %509, %508 ], [ %482, %481 ], [ %482, %488 ], [ %482, %494 ]
  %512 = add nuw nsw i64 %483, 1
  %513 = icmp slt i64 %512, %511
  br i1 %513, label %481, label %475

514:                                              ; preds = %539, %469, %475
  %515 = phi i64 [ 0, %475 ], [ 0, %469 ], [ %540, %539 ]
  %516 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 1
  %517 = load i64, ptr %516, align 8
  %518 = icmp eq i64 %517, 0
  br i1 %518, label %543, label %561

519:                                              ; preds = %477, %539
  %520 = phi i64 [ 0, %477 ], [ %540, %539 ]
  %521 = phi i64 [ 0, %477 ], [ %541, %539 ]
  %522 = lshr i64 %478, %521
  %523 = lshr i64 %480, %521
  %524 = xor i64 %523, -1
  %525 = and i64 %522, 1
  %526 = and i64 %525, %524
  %527 = icmp eq i64 %526, 0
  br i1 %527, label %539, label %528

528:                                              ; preds = %519
  %529 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %521, i32 5
  %530 = load i64, ptr %529, align 8
  %531 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %521, i32 6
  %532 = load i64, ptr %531, align 8
  %533 = icmp eq i64 %530, %532
  br i1 %533, label %539, label %534

534:                                              ; preds = %528
  %535 = trunc i64 %521 to i32
  %536 = shl nuw i32 1, %535
  %537 = sext i32 %536 to i64
  %538 = or i64 %520, %537
  br label %539

539:                                              ; preds = %519, %528, %534
  %540 = phi i64 [ %538, %534 ], [ %520, %528 ], [ %520, %519 ]
  %541 = add nuw nsw i64 %521, 1
  %542 = icmp eq i64 %541, %511
  br i1 %542, label %514, label %519

543:                                              ; preds = %514
  %544 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %545 = load i64, ptr %544, align 8
  %546 = icmp sgt i64 %545, 0
  br i1 %546, label %547, label %561

547:                                              ; preds = %543, %547
  %548 = phi i64 [ %558, %547 ], [ 0, %543 ]
  %549 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %548
  %550 = load i64, ptr %549, align 8
  %551 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %550
  %552 = load i64, ptr %551, align 8
  %553 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %548, i64 1
  %554 = load i64, ptr %553, align 8
  %555 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %554
  %556 = load i64, ptr %555, align 8
  %557 = icmp eq i64 %552, %556
  %558 = add nuw nsw i64 %548, 1
  %559 = icmp ne i64 %558, %545
  %560 = select i1 %557, i1 %559, i1 false
  br i1 %560, label %547, label %561

561:                                              ; preds = %547, %543, %514
  %562 = phi i1 [ false, %514 ], [ true, %543 ], [ %557, %547 ]
  %563 = load i64, ptr %0, align 8
  %564 = icmp sgt i64 %563, 0
  br i1 %564, label %565, label %1294

565:                                              ; preds = %561
  %566 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 10
  %567 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %568 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 6
  %569 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  %570 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 12
  %571 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 5
  %572 = tail call i64 @llvm.ctpop.i64(i64 %515)
  %573 = icmp ugt i64 %572, 1
  %574 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %575 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 7
  %576 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 11
  %577 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %578 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 11
  %579 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 1
  %580 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 6
  %581 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 12
  %582 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 13
  %583 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 5
  br label %584

584:                                              ; preds = %565, %1290
  %585 = phi i64 [ %563, %565 ], [ %1291, %1290 ]
  %586 = phi i64 [ 0, %565 ], [ %1292, %1290 ]
  %587 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %586
  %588 = load i64, ptr %587, align 8
  %589 = icmp eq i64 %588, 0
  br i1 %589, label %1290, label %590

590:                                              ; preds = %584
  %591 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %586
  %592 = load i64, ptr %591, align 8
  %593 = icmp eq i64 %588, %592
  br i1 %593, label %1290, label %594

594:                                              ; preds = %590
  %595 = load i64, ptr %566, align 8
  %596 = icmp sgt i64 %595, 0
  br i1 %596, label %597, label %653

597:                                              ; preds = %594
  %598 = and i64 %595, 3
  %599 = icmp ult i64 %595, 4
  br i1 %599, label %602, label %600

600:                                              ; preds = %597
  %601 = and i64 %595, -4
  br label %623

602:                                              ; preds = %623, %597
  %603 = phi i64 [ undef, %597 ], [ %649, %623 ]
  %604 = phi i64 [ 0, %597 ], [ %649, %623 ]
  %605 = phi i64 [ 0, %597 ], [ %650, %623 ]
  %606 = icmp eq i64 %598, 0
  br i1 %606, label %619, label %607

607:                                              ; preds = %602, %607
  %608 = phi i64 [ %615, %607 ], [ %604, %602 ]
  %609 = phi i64 [ %616, %607 ], [ %605, %602 ]
  %610 = phi i64 [ %617, %607 ], [ 0, %602 ]
  %611 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %609, i64 1
  %612 = load i64, ptr %611, align 8
  %613 = icmp eq i64 %612, %586
  %614 = zext i1 %613 to i64
  %615 = or i64 %608, %614
  %616 = add nuw nsw i64 %609, 1
  %617 = add i64 %610, 1
  %618 = icmp eq i64 %617, %598
  br i1 %618, label %619, label %607

619:                                              ; preds = %607, %602
  %620 = phi i64 [ %603, %602 ], [ %615, %607 ]
  %621 = icmp ne i64 %620, 0
  %622 = select i1 %562, i1 %621, i1 false
  br i1 %622, label %1290, label %653

623:                                              ; preds = %623, %600
  %624 = phi i64 [ 0, %600 ], [ %649, %623 ]
  %625 = phi i64 [ 0, %600 ], [ %650, %623 ]
  %626 = phi i64 [ 0, %600 ], [ %651, %623 ]
  %627 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %625, i64 1
  %628 = load i64, ptr %627, align 8
  %629 = icmp eq i64 %628, %586
  %630 = zext i1 %629 to i64
  %631 = or i64 %624, %630
  %632 = or i64 %625, 1
  %633 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %632, i64 1
  %634 = load i64, ptr %633, align 8
  %635 = icmp eq i64 %634, %586
  %636 = zext i1 %635 to i64
  %637 = or i64 %631, %636
  %638 = or i64 %625, 2
  %639 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %638, i64 1
  %640 = load i64, ptr %639, align 8
  %641 = icmp eq i64 %640, %586
  %642 = zext i1 %641 to i64
  %643 = or i64 %637, %642
  %644 = or i64 %625, 3
  %645 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 11, i64 %644, i64 1
  %646 = load i64, ptr %645, align 8
  %647 = icmp eq i64 %646, %586
  %648 = zext i1 %647 to i64
  %649 = or i64 %643, %648
  %650 = add nuw nsw i64 %625, 4
  %651 = add i64 %626, 4
  %652 = icmp eq i64 %651, %601
  br i1 %652, label %602, label %623

653:                                              ; preds = %594, %619
  %654 = load i64, ptr %567, align 8
  %655 = icmp ne i64 %654, 0
  br i1 %655, label %667, label %656

656:                                              ; preds = %653
  %657 = load i64, ptr %568, align 8
  %658 = icmp eq i64 %657, 0
  br i1 %658, label %659, label %667

659:                                              ; preds = %656
  %660 = load i64, ptr %516, align 8
  %661 = icmp eq i64 %660, 0
  br i1 %661, label %667, label %662

662:                                              ; preds = %659
  %663 = add nsw i64 %660, -1
  %664 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %663
  %665 = load i64, ptr %664, align 8
  %666 = icmp eq i64 %665, %586
  br i1 %666, label %1290, label %667

667:                                              ; preds = %662, %659, %656, %653
  %668 = load i64, ptr %569, align 8
  %669 = icmp eq i64 %668, 0
  br i1 %669, label %670, label %675

670:                                              ; preds = %667
  %671 = load i64, ptr %570, align 8
  %672 = shl nuw i64 1, %586
  %673 = and i64 %671, %672
  %674 = icmp eq i64 %673, 0
  br i1 %674, label %675, label %1290

675:                                              ; preds = %670, %667
  %676 = load i64, ptr %516, align 8
  %677 = icmp sgt i64 %676, 0
  br i1 %677, label %678, label %733

678:                                              ; preds = %675
  %679 = and i64 %676, 3
  %680 = icmp ult i64 %676, 4
  br i1 %680, label %683, label %681

681:                                              ; preds = %678
  %682 = and i64 %676, -4
  br label %703

683:                                              ; preds = %703, %678
  %684 = phi i64 [ undef, %678 ], [ %729, %703 ]
  %685 = phi i64 [ 1, %678 ], [ %729, %703 ]
  %686 = phi i64 [ 0, %678 ], [ %730, %703 ]
  %687 = icmp eq i64 %679, 0
  br i1 %687, label %700, label %688

688:                                              ; preds = %683, %688
  %689 = phi i64 [ %696, %688 ], [ %685, %683 ]
  %690 = phi i64 [ %697, %688 ], [ %686, %683 ]
  %691 = phi i64 [ %698, %688 ], [ 0, %683 ]
  %692 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %690
  %693 = load i64, ptr %692, align 8
  %694 = icmp eq i64 %693, %586
  %695 = zext i1 %694 to i64
  %696 = add nuw nsw i64 %689, %695
  %697 = add nuw nsw i64 %690, 1
  %698 = add i64 %691, 1
  %699 = icmp eq i64 %698, %679
  br i1 %699, label %700, label %688

700:                                              ; preds = %688, %683
  %701 = phi i64 [ %684, %683 ], [ %696, %688 ]
  %702 = icmp eq i64 %701, 6
  br i1 %702, label %1290, label %733

703:                                              ; preds = %703, %681
  %704 = phi i64 [ 1, %681 ], [ %729, %703 ]
  %705 = phi i64 [ 0, %681 ], [ %730, %703 ]
  %706 = phi i64 [ 0, %681 ], [ %731, %703 ]
  %707 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %705
  %708 = load i64, ptr %707, align 8
  %709 = icmp eq i64 %708, %586
  %710 = zext i1 %709 to i64
  %711 = add nuw nsw i64 %704, %710
  %712 = or i64 %705, 1
  %713 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %712
  %714 = load i64, ptr %713, align 8
  %715 = icmp eq i64 %714, %586
  %716 = zext i1 %715 to i64
  %717 = add nuw nsw i64 %711, %716
  %718 = or i64 %705, 2
  %719 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %718
  %720 = load i64, ptr %719, align 8
  %721 = icmp eq i64 %720, %586
  %722 = zext i1 %721 to i64
  %723 = add nuw nsw i64 %717, %722
  %724 = or i64 %705, 3
  %725 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %724
  %726 = load i64, ptr %725, align 8
  %727 = icmp eq i64 %726, %586
  %728 = zext i1 %727 to i64
  %729 = add nuw nsw i64 %723, %728
  %730 = add nuw nsw i64 %705, 4
  %731 = add i64 %706, 4
  %732 = icmp eq i64 %731, %682
  br i1 %732, label %683, label %703

733:                                              ; preds = %675, %700
  %734 = load i64, ptr %19, align 8
  %735 = icmp eq i64 %734, %387
  br i1 %735, label %736, label %823

736:                                              ; preds = %733
  %737 = load i64, ptr %571, align 8
  %738 = or i64 %737, %515
  %739 = icmp ne i64 %738, %387
  %740 = or i1 %573, %739
  %741 = or i1 %655, %740
  br i1 %741, label %823, label %742

742:                                              ; preds = %736, %742
  %743 = phi i64 [ %747, %742 ], [ 0, %736 ]
  %744 = shl nuw i64 1, %743
  %745 = and i64 %744, %515
  %746 = icmp eq i64 %745, 0
  %747 = add nuw nsw i64 %743, 1
  br i1 %746, label %742, label %748

748:                                              ; preds = %742
  %749 = icmp sgt i64 %585, 0
  br i1 %749, label %750, label %823

750:                                              ; preds = %748
  %751 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %743, i32 6
  %752 = load i64, ptr %751, align 8
  %753 = and i64 %585, 1
  %754 = icmp eq i64 %585, 1
  br i1 %754, label %757, label %755

755:                                              ; preds = %750
  %756 = and i64 %585, -2
  br label %785

757:                                              ; preds = %816, %750
  %758 = phi i64 [ undef, %750 ], [ %819, %816 ]
  %759 = phi i64 [ 0, %750 ], [ %820, %816 ]
  %760 = phi i64 [ 0, %750 ], [ %819, %816 ]
  %761 = icmp eq i64 %753, 0
  br i1 %761, label %778, label %762

762:                                              ; preds = %757
  %763 = shl nuw i64 1, %759
  %764 = and i64 %752, %763
  %765 = icmp eq i64 %764, 0
  br i1 %765, label %766, label %774

766:                                              ; preds = %762
  %767 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %759
  %768 = load i64, ptr %767, align 8
  %769 = icmp eq i64 %768, 0
  br i1 %769, label %774, label %770

770:                                              ; preds = %766
  %771 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %759
  %772 = load i64, ptr %771, align 8
  %773 = icmp slt i64 %768, %772
  br label %774

774:                                              ; preds = %770, %766, %762
  %775 = phi i1 [ false, %766 ], [ false, %762 ], [ %773, %770 ]
  %776 = zext i1 %775 to i64
  %777 = or i64 %760, %776
  br label %778

778:                                              ; preds = %757, %774
  %779 = phi i64 [ %758, %757 ], [ %777, %774 ]
  %780 = shl nuw i64 1, %586
  %781 = and i64 %752, %780
  %782 = icmp eq i64 %781, 0
  %783 = icmp eq i64 %779, 0
  %784 = select i1 %782, i1 true, i1 %783
  br i1 %784, label %823, label %1290

785:                                              ; preds = %816, %755
  %786 = phi i64 [ 0, %755 ], [ %820, %816 ]
  %787 = phi i64 [ 0, %755 ], [ %819, %816 ]
  %788 = phi i64 [ 0, %755 ], [ %821, %816 ]
  %789 = shl nuw i64 1, %786
  %790 = and i64 %752, %789
  %791 = icmp eq i64 %790, 0
  br i1 %791, label %792, label %800

792:                                              ; preds = %785
  %793 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %786
  %794 = load i64, ptr %793, align 8
  %795 = icmp eq i64 %794, 0
  br i1 %795, label %800, label %796

796:                                              ; preds = %792
  %797 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %786
  %798 = load i64, ptr %797, align 8
  %799 = icmp slt i64 %794, %798
  br label %800

800:                                              ; preds = %796, %792, %785
  %801 = phi i1 [ false, %792 ], [ false, %785 ], [ %799, %796 ]
  %802 = zext i1 %801 to i64
  %803 = or i64 %787, %802
  %804 = or i64 %786, 1
  %805 = shl i64 2, %786
  %806 = and i64 %752, %805
  %807 = icmp eq i64 %806, 0
  br i1 %807, label %808, label %816

808:                                              ; preds = %800
  %809 = getelementptr inbounds [12 x i64], ptr %1, i64 0, i64 %804
  %810 = load i64, ptr %809, align 8
  %811 = icmp eq i64 %810, 0
  br i1 %811, label %816, label %812

812:                                              ; preds = %808
  %813 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %804
  %814 = load i64, ptr %813, align 8
  %815 = icmp slt i64 %810, %814
  br label %816

816:                                              ; preds = %812, %808, %800
  %817 = phi i1 [ false, %808 ], [ false, %800 ], [ %815, %812 ]
  %818 = zext i1 %817 to i64
  %819 = or i64 %803, %818
  %820 = add nuw nsw i64 %786, 2
  %821 = add i64 %788, 2
  %822 = icmp eq i64 %821, %756
  br i1 %822, label %757, label %785

823:                                              ; preds = %748, %736, %733, %778
  %824 = load i64, ptr %382, align 8
  %825 = icmp sgt i64 %824, 0
  br i1 %825, label %826, label %883

826:                                              ; preds = %823
  %827 = load i64, ptr %574, align 8
  %828 = icmp ne i64 %827, 0
  %829 = or i64 %654, %515
  %830 = icmp eq i64 %829, 0
  %831 = shl nuw i64 1, %586
  br label %834

832:                                              ; preds = %868
  %833 = icmp eq i64 %869, 0
  br i1 %833, label %1290, label %883

834:                                              ; preds = %826, %868
  %835 = phi i64 [ 0, %826 ], [ %881, %868 ]
  %836 = phi i64 [ 0, %826 ], [ %871, %868 ]
  %837 = phi i64 [ 0, %826 ], [ %870, %868 ]
  %838 = phi i64 [ 0, %826 ], [ %880, %868 ]
  %839 = phi i64 [ 0, %826 ], [ %878, %868 ]
  %840 = phi i64 [ 1, %826 ], [ %869, %868 ]
  %841 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %835, i32 5
  %842 = load i64, ptr %841, align 8
  %843 = lshr i64 %842, %586
  %844 = and i64 %843, 1
  %845 = icmp ne i64 %844, 0
  %846 = select i1 %828, i1 true, i1 %845
  br i1 %846, label %858, label %847

847:                                              ; preds = %834
  %848 = load i64, ptr %568, align 8
  %849 = shl nuw i64 1, %835
  %850 = and i64 %848, %849
  %851 = icmp eq i64 %850, 0
  br i1 %851, label %852, label %857

852:                                              ; preds = %847
  br i1 %830, label %853, label %868

853:                                              ; preds = %852
  %854 = load i64, ptr %575, align 8
  %855 = and i64 %854, %849
  %856 = icmp eq i64 %855, 0
  br i1 %856, label %868, label %857

857:                                              ; preds = %853, %847
  br label %868

858:                                              ; preds = %834
  br i1 %845, label %859, label %868

859:                                              ; preds = %858
  %860 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %835, i32 6
  %861 = load i64, ptr %860, align 8
  %862 = and i64 %861, %831
  %863 = icmp eq i64 %862, 0
  br i1 %863, label %864, label %868

864:                                              ; preds = %859
  %865 = lshr i64 %515, %835
  %866 = and i64 %865, 1
  %867 = or i64 %866, %836
  br label %868

868:                                              ; preds = %852, %853, %857, %864, %859, %858
  %869 = phi i64 [ %840, %859 ], [ %840, %864 ], [ %840, %858 ], [ %840, %853 ], [ %840, %852 ], [ 0, %857 ]
  %870 = phi i64 [ %837, %859 ], [ 1, %864 ], [ %837, %858 ], [ %837, %853 ], [ %837, %852 ], [ %837, %857 ]
  %871 = phi i64 [ %836, %859 ], [ %867, %864 ], [ %836, %858 ], [ %836, %853 ], [ %836, %852 ], [ %836, %857 ]
  %872 = shl nuw i64 1, %835
  %873 = and i64 %872, %734
  %874 = icmp eq i64 %873, 0
  %875 = xor i1 %845, true
  %876 = select i1 %874, i1 %875, i1 false
  %877 = zext i1 %876 to i64
  %878 = or i64 %839, %877
  %879 = select i1 %874, i64 %844, i64 0
  %880 = or i64 %879, %838
  %881 = add nuw nsw i64 %835, 1
  %882 = icmp eq i64 %881, %824
  br i1 %882, label %832, label %834

883:                                              ; preds = %823, %832
  %884 = phi i64 [ %871, %832 ], [ 0, %823 ]
  %885 = phi i64 [ %870, %832 ], [ 0, %823 ]
  %886 = phi i64 [ %880, %832 ], [ 0, %823 ]
  %887 = phi i64 [ %878, %832 ], [ 0, %823 ]
  %888 = icmp ne i64 %887, 0
  %889 = select i1 %735, i1 true, i1 %888
  %890 = or i64 %885, %654
  %891 = icmp ne i64 %890, 0
  %892 = select i1 %889, i1 true, i1 %891
  br i1 %892, label %893, label %1290

893:                                              ; preds = %883
  %894 = load i64, ptr %568, align 8
  %895 = icmp ne i64 %894, 0
  %896 = icmp eq i64 %676, 0
  %897 = select i1 %895, i1 true, i1 %896
  %898 = or i1 %655, %897
  br i1 %898, label %935, label %899

899:                                              ; preds = %893
  %900 = add nsw i64 %676, -1
  %901 = getelementptr inbounds %struct.State, ptr %1, i64 0, i32 2, i64 %900
  %902 = load i64, ptr %901, align 8
  %903 = icmp slt i64 %586, %902
  %904 = select i1 %825, i1 %903, i1 false
  br i1 %904, label %905, label %933

905:                                              ; preds = %899
  %906 = load i64, ptr %576, align 8
  br label %907

907:                                              ; preds = %905, %928
  %908 = phi i64 [ 0, %905 ], [ %930, %928 ]
  %909 = shl nuw i64 1, %908
  %910 = and i64 %906, %909
  %911 = icmp eq i64 %910, 0
  br i1 %911, label %928, label %912

912:                                              ; preds = %907
  %913 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %908, i32 5
  %914 = load i64, ptr %913, align 8
  %915 = lshr i64 %914, %586
  %916 = and i64 %915, 1
  %917 = lshr i64 %914, %902
  %918 = and i64 %917, 1
  %919 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %908, i32 6
  %920 = load i64, ptr %919, align 8
  %921 = icmp eq i64 %914, %920
  br i1 %921, label %922, label %924

922:                                              ; preds = %912
  %923 = icmp eq i64 %916, %918
  br label %928

924:                                              ; preds = %912
  %925 = icmp eq i64 %916, 0
  %926 = icmp eq i64 %918, 0
  %927 = select i1 %925, i1 %926, i1 false
  br label %928

928:                                              ; preds = %922, %924, %907
  %929 = phi i1 [ true, %907 ], [ %923, %922 ], [ %927, %924 ]
  %930 = add nuw nsw i64 %908, 1
  %931 = icmp slt i64 %930, %824
  %932 = select i1 %931, i1 %929, i1 false
  br i1 %932, label %907, label %933

933:                                              ; preds = %928, %899
  %934 = phi i1 [ %903, %899 ], [ %929, %928 ]
  br i1 %934, label %1290, label %935

935:                                              ; preds = %893, %933
  %936 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 8, i64 %586
  %937 = load i64, ptr %936, align 8
  %938 = icmp sgt i64 %937, 0
  br i1 %938, label %939, label %1290

939:                                              ; preds = %935
  %940 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9, i64 %586
  %941 = icmp ne i64 %886, 0
  %942 = icmp eq i64 %884, 0
  %943 = shl nuw i64 1, %586
  %944 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %586
  %945 = trunc i64 %586 to i32
  %946 = shl nuw i32 1, %945
  %947 = sext i32 %946 to i64
  br label %948

948:                                              ; preds = %939, %1284
  %949 = phi i64 [ %937, %939 ], [ %1285, %1284 ]
  %950 = phi i64 [ 0, %939 ], [ %1286, %1284 ]
  %951 = load ptr, ptr %940, align 8
  %952 = getelementptr inbounds i64, ptr %951, i64 %950
  %953 = load i64, ptr %952, align 8
  %954 = load i64, ptr %587, align 8
  %955 = icmp sgt i64 %953, %954
  br i1 %955, label %956, label %1284

956:                                              ; preds = %948
  %957 = load i64, ptr %577, align 8
  %958 = icmp eq i64 %957, 0
  br i1 %958, label %962, label %959

959:                                              ; preds = %956
  %960 = srem i64 %953, %954
  %961 = icmp eq i64 %960, 0
  br i1 %961, label %962, label %1284

962:                                              ; preds = %959, %956
  %963 = load i64, ptr %591, align 8
  %964 = icmp sge i64 %953, %963
  %965 = select i1 %964, i1 true, i1 %941
  br i1 %965, label %973, label %966

966:                                              ; preds = %962
  br i1 %942, label %970, label %967

967:                                              ; preds = %966
  %968 = load i64, ptr %569, align 8
  %969 = icmp eq i64 %968, 0
  br i1 %969, label %970, label %973

970:                                              ; preds = %967, %966
  %971 = load i64, ptr %567, align 8
  %972 = icmp eq i64 %971, 0
  br i1 %972, label %1284, label %973

973:                                              ; preds = %970, %967, %962
  %974 = load i64, ptr %516, align 8
  %975 = icmp eq i64 %974, 32
  br i1 %975, label %1284, label %976

976:                                              ; preds = %973
  store i64 %953, ptr %587, align 8
  %977 = call fastcc i64 @hopeless(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %2)
  store i64 %954, ptr %587, align 8
  %978 = icmp eq i64 %977, 0
  br i1 %978, label %979, label %1288

979:                                              ; preds = %976
  call void @llvm.lifetime.start.p0(i64 872, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(872) %8, ptr noundef nonnull align 8 dereferenceable(872) %1, i64 872, i1 false)
  %980 = load i64, ptr %19, align 8
  %981 = load i64, ptr %571, align 8
  %982 = xor i64 %981, -1
  %983 = and i64 %980, %982
  store i64 %983, ptr %578, align 8
  %984 = load i64, ptr %382, align 8
  %985 = icmp sgt i64 %984, 0
  br i1 %985, label %999, label %988

986:                                              ; preds = %1013
  %987 = load i64, ptr %587, align 8
  br label %988

988:                                              ; preds = %986, %979
  %989 = phi i64 [ %1014, %986 ], [ %984, %979 ]
  %990 = phi i64 [ %987, %986 ], [ %954, %979 ]
  %991 = load i64, ptr %579, align 8
  %992 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %991
  store i64 %586, ptr %992, align 8
  %993 = add nsw i64 %991, 1
  store i64 %993, ptr %579, align 8
  %994 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %991, i32 1
  store i64 %990, ptr %994, align 8
  store i64 %953, ptr %944, align 8
  store i64 0, ptr %580, align 8
  %995 = load i64, ptr %581, align 8
  %996 = or i64 %995, %947
  store i64 %996, ptr %581, align 8
  %997 = load i64, ptr %591, align 8
  %998 = icmp slt i64 %953, %997
  br i1 %998, label %1017, label %1020

999:                                              ; preds = %979, %1013
  %1000 = phi i64 [ %1014, %1013 ], [ %984, %979 ]
  %1001 = phi i64 [ %1015, %1013 ], [ 0, %979 ]
  %1002 = load i64, ptr %578, align 8
  %1003 = shl nuw i64 1, %1001
  %1004 = and i64 %1002, %1003
  %1005 = icmp eq i64 %1004, 0
  br i1 %1005, label %1013, label %1006

1006:                                             ; preds = %999
  %1007 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1001, i32 6
  %1008 = load i64, ptr %1007, align 8
  %1009 = and i64 %1008, %943
  %1010 = icmp eq i64 %1009, 0
  br i1 %1010, label %1013, label %1011

1011:                                             ; preds = %1006
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %8, i64 noundef %1001, i64 noundef %586, i64 noundef %953)
  %1012 = load i64, ptr %382, align 8
  br label %1013

1013:                                             ; preds = %999, %1006, %1011
  %1014 = phi i64 [ %1000, %999 ], [ %1000, %1006 ], [ %1012, %1011 ]
  %1015 = add nuw nsw i64 %1001, 1
  %1016 = icmp slt i64 %1015, %1014
  br i1 %1016, label %999, label %986

1017:                                             ; preds = %988
  %1018 = srem i64 %953, %990
  %1019 = icmp ne i64 %1018, 0
  br label %1020

1020:                                             ; preds = %1017, %988
  %1021 = phi i1 [ false, %988 ], [ %1019, %1017 ]
  %1022 = zext i1 %1021 to i64
  %1023 = load i64, ptr %582, align 8
  %1024 = or i64 %1023, %1022
  store i64 %1024, ptr %582, align 8
  %1025 = load i64, ptr %583, align 8
  %1026 = xor i64 %1025, -1
  %1027 = and i64 %515, %1026
  %1028 = icmp eq i64 %1027, 0
  br i1 %1028, label %1282, label %1029

1029:                                             ; preds = %1020
  %1030 = load i64, ptr %567, align 8
  %1031 = icmp eq i64 %1030, 0
  br i1 %1031, label %1032, label %1282

1032:                                             ; preds = %1029
  %1033 = call fastcc i64 @hopeless(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef %2)
  %1034 = icmp eq i64 %1033, 0
  %1035 = icmp sgt i64 %989, 0
  %1036 = select i1 %1034, i1 %1035, i1 false
  br i1 %1036, label %1037, label %1282

1037:                                             ; preds = %1032, %1278
  %1038 = phi i64 [ %1279, %1278 ], [ %989, %1032 ]
  %1039 = phi i64 [ %1280, %1278 ], [ 0, %1032 ]
  %1040 = lshr i64 %515, %1039
  %1041 = load i64, ptr %583, align 8
  %1042 = lshr i64 %1041, %1039
  %1043 = xor i64 %1042, -1
  %1044 = and i64 %1040, 1
  %1045 = and i64 %1044, %1043
  %1046 = icmp eq i64 %1045, 0
  br i1 %1046, label %1278, label %1047

1047:                                             ; preds = %1037
  %1048 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1039
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  %1049 = load i64, ptr %0, align 8
  %1050 = icmp sgt i64 %1049, 0
  br i1 %1050, label %1051, label %1066

1051:                                             ; preds = %1047
  %1052 = and i64 %1049, 1
  %1053 = icmp eq i64 %1049, 1
  br i1 %1053, label %1056, label %1054

1054:                                             ; preds = %1051
  %1055 = and i64 %1049, -2
  br label %1078

1056:                                             ; preds = %1078, %1051
  %1057 = phi i64 [ 0, %1051 ], [ %1094, %1078 ]
  %1058 = icmp eq i64 %1052, 0
  br i1 %1058, label %1066, label %1059

1059:                                             ; preds = %1056
  %1060 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %1057
  %1061 = load i64, ptr %1060, align 8
  %1062 = icmp eq i64 %1061, 0
  %1063 = select i1 %1062, i64 1, i64 %1061
  %1064 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1057
  store i64 %1063, ptr %1064, align 8
  %1065 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1057
  store i64 %1063, ptr %1065, align 8
  br label %1066

1066:                                             ; preds = %1059, %1056, %1047
  %1067 = load i64, ptr %579, align 8
  %1068 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 3, i64 %1039
  %1069 = load i64, ptr %1068, align 8
  %1070 = icmp sgt i64 %1067, %1069
  br i1 %1070, label %1071, label %1109

1071:                                             ; preds = %1066
  %1072 = sub i64 %1067, %1069
  %1073 = add i64 %1069, 1
  %1074 = and i64 %1072, 1
  %1075 = icmp eq i64 %1067, %1073
  br i1 %1075, label %1097, label %1076

1076:                                             ; preds = %1071
  %1077 = and i64 %1072, -2
  br label %1197

1078:                                             ; preds = %1078, %1054
  %1079 = phi i64 [ 0, %1054 ], [ %1094, %1078 ]
  %1080 = phi i64 [ 0, %1054 ], [ %1095, %1078 ]
  %1081 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %1079
  %1082 = load i64, ptr %1081, align 8
  %1083 = icmp eq i64 %1082, 0
  %1084 = select i1 %1083, i64 1, i64 %1082
  %1085 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1079
  store i64 %1084, ptr %1085, align 16
  %1086 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1079
  store i64 %1084, ptr %1086, align 16
  %1087 = or i64 %1079, 1
  %1088 = getelementptr inbounds [12 x i64], ptr %8, i64 0, i64 %1087
  %1089 = load i64, ptr %1088, align 8
  %1090 = icmp eq i64 %1089, 0
  %1091 = select i1 %1090, i64 1, i64 %1089
  %1092 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1087
  store i64 %1091, ptr %1092, align 8
  %1093 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1087
  store i64 %1091, ptr %1093, align 8
  %1094 = add nuw nsw i64 %1079, 2
  %1095 = add i64 %1080, 2
  %1096 = icmp eq i64 %1095, %1055
  br i1 %1096, label %1056, label %1078

1097:                                             ; preds = %1197, %1071
  %1098 = phi i64 [ %1067, %1071 ], [ %1209, %1197 ]
  %1099 = phi i64 [ 0, %1071 ], [ %1210, %1197 ]
  %1100 = icmp eq i64 %1074, 0
  br i1 %1100, label %1109, label %1101

1101:                                             ; preds = %1097
  %1102 = add nsw i64 %1098, -1
  %1103 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1099
  %1104 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1102
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1103, ptr noundef nonnull align 8 dereferenceable(16) %1104, i64 16, i1 false)
  %1105 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1102, i32 1
  %1106 = load i64, ptr %1105, align 8
  %1107 = load i64, ptr %1104, align 8
  %1108 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1107
  store i64 %1106, ptr %1108, align 8
  br label %1109

1109:                                             ; preds = %1101, %1097, %1066
  %1110 = phi i64 [ 0, %1066 ], [ %1072, %1097 ], [ %1072, %1101 ]
  %1111 = call fastcc i64 @moved(ptr noundef nonnull %0, ptr noundef nonnull %6, ptr noundef nonnull %1048, ptr noundef nonnull %4, i64 noundef %1110)
  %1112 = load i64, ptr %1048, align 8
  %1113 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1039, i32 4
  %1114 = load i64, ptr %1113, align 8
  %1115 = icmp sgt i64 %1114, 0
  br i1 %1115, label %1116, label %1183

1116:                                             ; preds = %1109, %1144
  %1117 = phi i64 [ %1147, %1144 ], [ 0, %1109 ]
  %1118 = phi i64 [ %1146, %1144 ], [ %1112, %1109 ]
  %1119 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1039, i32 9, i64 %1117
  %1120 = load i64, ptr %1119, align 8
  %1121 = icmp sgt i64 %1120, 0
  br i1 %1121, label %1122, label %1144

1122:                                             ; preds = %1116
  %1123 = and i64 %1120, 1
  %1124 = icmp eq i64 %1120, 1
  br i1 %1124, label %1127, label %1125

1125:                                             ; preds = %1122
  %1126 = and i64 %1120, -2
  br label %1149

1127:                                             ; preds = %1178, %1122
  %1128 = phi i64 [ undef, %1122 ], [ %1179, %1178 ]
  %1129 = phi i64 [ 0, %1122 ], [ %1180, %1178 ]
  %1130 = phi i64 [ 1, %1122 ], [ %1179, %1178 ]
  %1131 = icmp eq i64 %1123, 0
  br i1 %1131, label %1144, label %1132

1132:                                             ; preds = %1127
  %1133 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1039, i32 10, i64 %1117, i64 %1129
  %1134 = load i64, ptr %1133, align 8
  %1135 = getelementptr inbounds i64, ptr %5, i64 %1134
  %1136 = load i64, ptr %1135, align 8
  %1137 = icmp eq i64 %1136, 0
  br i1 %1137, label %1144, label %1138

1138:                                             ; preds = %1132
  %1139 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1039, i32 11, i64 %1117, i64 %1129
  %1140 = load i64, ptr %1139, align 8
  %1141 = add nsw i64 %1136, -1
  %1142 = mul nsw i64 %1140, %1141
  %1143 = add nsw i64 %1142, %1130
  br label %1144

1144:                                             ; preds = %1127, %1138, %1132, %1116
  %1145 = phi i64 [ 1, %1116 ], [ %1128, %1127 ], [ %1143, %1138 ], [ %1130, %1132 ]
  %1146 = mul nsw i64 %1145, %1118
  %1147 = add nuw nsw i64 %1117, 1
  %1148 = icmp eq i64 %1147, %1114
  br i1 %1148, label %1183, label %1116

1149:                                             ; preds = %1178, %1125
  %1150 = phi i64 [ 0, %1125 ], [ %1180, %1178 ]
  %1151 = phi i64 [ 1, %1125 ], [ %1179, %1178 ]
  %1152 = phi i64 [ 0, %1125 ], [ %1181, %1178 ]
  %1153 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1039, i32 10, i64 %1117, i64 %1150
  %1154 = load i64, ptr %1153, align 8
  %1155 = getelementptr inbounds i64, ptr %5, i64 %1154
  %1156 = load i64, ptr %1155, align 8
  %1157 = icmp eq i64 %1156, 0
  br i1 %1157, label %1164, label %1158

1158:                                             ; preds = %1149
  %1159 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1039, i32 11, i64 %1117, i64 %1150
  %1160 = load i64, ptr %1159, align 8
  %1161 = add nsw i64 %1156, -1
  %1162 = mul nsw i64 %1160, %1161
  %1163 = add nsw i64 %1162, %1151
  br label %1164

1164:                                             ; preds = %1158, %1149
  %1165 = phi i64 [ %1163, %1158 ], [ %1151, %1149 ]
  %1166 = or i64 %1150, 1
  %1167 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1039, i32 10, i64 %1117, i64 %1166
  %1168 = load i64, ptr %1167, align 8
  %1169 = getelementptr inbounds i64, ptr %5, i64 %1168
  %1170 = load i64, ptr %1169, align 8
  %1171 = icmp eq i64 %1170, 0
  br i1 %1171, label %1178, label %1172

1172:                                             ; preds = %1164
  %1173 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1039, i32 11, i64 %1117, i64 %1166
  %1174 = load i64, ptr %1173, align 8
  %1175 = add nsw i64 %1170, -1
  %1176 = mul nsw i64 %1174, %1175
  %1177 = add nsw i64 %1176, %1165
  br label %1178

1178:                                             ; preds = %1172, %1164
  %1179 = phi i64 [ %1177, %1172 ], [ %1165, %1164 ]
  %1180 = add nuw nsw i64 %1150, 2
  %1181 = add i64 %1152, 2
  %1182 = icmp eq i64 %1181, %1126
  br i1 %1182, label %1127, label %1149

1183:                                             ; preds = %1144, %1109
  %1184 = phi i64 [ %1112, %1109 ], [ %1146, %1144 ]
  %1185 = sdiv i64 %1184, %1112
  %1186 = sub nsw i64 %1111, %1185
  %1187 = sitofp i64 %1186 to double
  %1188 = load i64, ptr %0, align 8
  %1189 = icmp sgt i64 %1188, 0
  br i1 %1189, label %1190, label %1273

1190:                                             ; preds = %1183
  %1191 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 12, i64 %1039, i32 5
  %1192 = load i64, ptr %1191, align 8
  %1193 = and i64 %1188, 1
  %1194 = icmp eq i64 %1188, 1
  br i1 %1194, label %1255, label %1195

1195:                                             ; preds = %1190
  %1196 = and i64 %1188, -2
  br label %1219

1197:                                             ; preds = %1197, %1076
  %1198 = phi i64 [ %1067, %1076 ], [ %1209, %1197 ]
  %1199 = phi i64 [ 0, %1076 ], [ %1210, %1197 ]
  %1200 = phi i64 [ 0, %1076 ], [ %1217, %1197 ]
  %1201 = add nsw i64 %1198, -1
  %1202 = or i64 %1199, 1
  %1203 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1199
  %1204 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1201
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1203, ptr noundef nonnull align 8 dereferenceable(16) %1204, i64 16, i1 false)
  %1205 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1201, i32 1
  %1206 = load i64, ptr %1205, align 8
  %1207 = load i64, ptr %1204, align 8
  %1208 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1207
  store i64 %1206, ptr %1208, align 8
  %1209 = add nsw i64 %1198, -2
  %1210 = add nuw i64 %1199, 2
  %1211 = getelementptr inbounds [32 x %struct.Loop], ptr %4, i64 0, i64 %1202
  %1212 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1209
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1211, ptr noundef nonnull align 8 dereferenceable(16) %1212, i64 16, i1 false)
  %1213 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 2, i64 %1209, i32 1
  %1214 = load i64, ptr %1213, align 8
  %1215 = load i64, ptr %1212, align 8
  %1216 = getelementptr inbounds [12 x i64], ptr %5, i64 0, i64 %1215
  store i64 %1214, ptr %1216, align 8
  %1217 = add i64 %1200, 2
  %1218 = icmp eq i64 %1217, %1077
  br i1 %1218, label %1097, label %1197

1219:                                             ; preds = %1250, %1195
  %1220 = phi i64 [ 0, %1195 ], [ %1252, %1250 ]
  %1221 = phi double [ %1187, %1195 ], [ %1251, %1250 ]
  %1222 = phi i64 [ 0, %1195 ], [ %1253, %1250 ]
  %1223 = shl nuw i64 1, %1220
  %1224 = and i64 %1223, %1192
  %1225 = icmp eq i64 %1224, 0
  br i1 %1225, label %1235, label %1226

1226:                                             ; preds = %1219
  %1227 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %1220
  %1228 = load i64, ptr %1227, align 8
  %1229 = sitofp i64 %1228 to double
  %1230 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1220
  %1231 = load i64, ptr %1230, align 16
  %1232 = sitofp i64 %1231 to double
  %1233 = fdiv double %1229, %1232
  %1234 = fmul double %1221, %1233
  br label %1235

1235:                                             ; preds = %1226, %1219
  %1236 = phi double [ %1234, %1226 ], [ %1221, %1219 ]
  %1237 = shl i64 2, %1220
  %1238 = and i64 %1237, %1192
  %1239 = icmp eq i64 %1238, 0
  br i1 %1239, label %1250, label %1240

1240:                                             ; preds = %1235
  %1241 = or i64 %1220, 1
  %1242 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %1241
  %1243 = load i64, ptr %1242, align 8
  %1244 = sitofp i64 %1243 to double
  %1245 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1241
  %1246 = load i64, ptr %1245, align 8
  %1247 = sitofp i64 %1246 to double
  %1248 = fdiv double %1244, %1247
  %1249 = fmul double %1236, %1248
  br label %1250

1250:                                             ; preds = %1240, %1235
  %1251 = phi double [ %1249, %1240 ], [ %1236, %1235 ]
  %1252 = add nuw nsw i64 %1220, 2
  %1253 = add i64 %1222, 2
  %1254 = icmp eq i64 %1253, %1196
  br i1 %1254, label %1255, label %1219

1255:                                             ; preds = %1250, %1190
  %1256 = phi double [ undef, %1190 ], [ %1251, %1250 ]
  %1257 = phi i64 [ 0, %1190 ], [ %1252, %1250 ]
  %1258 = phi double [ %1187, %1190 ], [ %1251, %1250 ]
  %1259 = icmp eq i64 %1193, 0
  br i1 %1259, label %1273, label %1260

1260:                                             ; preds = %1255
  %1261 = shl nuw i64 1, %1257
  %1262 = and i64 %1261, %1192
  %1263 = icmp eq i64 %1262, 0
  br i1 %1263, label %1273, label %1264

1264:                                             ; preds = %1260
  %1265 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7, i64 %1257
  %1266 = load i64, ptr %1265, align 8
  %1267 = sitofp i64 %1266 to double
  %1268 = getelementptr inbounds [12 x i64], ptr %6, i64 0, i64 %1257
  %1269 = load i64, ptr %1268, align 8
  %1270 = sitofp i64 %1269 to double
  %1271 = fdiv double %1267, %1270
  %1272 = fmul double %1258, %1271
  br label %1273

1273:                                             ; preds = %1255, %1264, %1260, %1183
  %1274 = phi double [ %1187, %1183 ], [ %1256, %1255 ], [ %1272, %1264 ], [ %1258, %1260 ]
  %1275 = fptosi double %1274 to i64
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  %1276 = getelementptr inbounds %struct.State, ptr %8, i64 0, i32 9, i64 %1039
  store i64 %1275, ptr %1276, align 8
  %1277 = load i64, ptr %382, align 8
  br label %1278

1278:                                             ; preds = %1037, %1273
  %1279 = phi i64 [ %1038, %1037 ], [ %1277, %1273 ]
  %1280 = add nuw nsw i64 %1039, 1
  %1281 = icmp slt i64 %1280, %1279
  br i1 %1281, label %1037, label %1282

1282:                                             ; preds = %1278, %1032, %1029, %1020
  call fastcc void @grow(ptr noundef nonnull %0, ptr noundef nonnull %8, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 872, ptr nonnull %8)
  %1283 = load i64, ptr %936, align 8
  br label %1284

1284:                                             ; preds = %959, %948, %970, %973, %1282
  %1285 = phi i64 [ %949, %959 ], [ %949, %948 ], [ %949, %970 ], [ %949, %973 ], [ %1283, %1282 ]
  %1286 = add nuw nsw i64 %950, 1
  %1287 = icmp slt i64 %1286, %1285
  br i1 %1287, label %948, label %1288

1288:                                             ; preds = %976, %1284
  %1289 = load i64, ptr %0, align 8
  br label %1290

1290:                                             ; preds = %1288, %935, %883, %619, %662, %670, %778, %832, %933, %700, %584, %590
  %1291 = phi i64 [ %1289, %1288 ], [ %585, %935 ], [ %585, %883 ], [ %585, %619 ], [ %585, %662 ], [ %585, %670 ], [ %585, %778 ], [ %585, %832 ], [ %585, %933 ], [ %585, %700 ], [ %585, %584 ], [ %585, %590 ]
  %1292 = add nuw nsw i64 %586, 1
  %1293 = icmp slt i64 %1292, %1291
  br i1 %1293, label %584, label %1294

1294:                                             ; preds = %342, %505, %1290, %561, %468, %3, %15
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



