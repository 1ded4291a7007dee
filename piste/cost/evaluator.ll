; evaluator.c dbbb5babc0a7044d0658813578637627dd4ac22dc6f3480576f3f81ab111f078

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
%struct.Chain = type { i64, i64, i64, [48 x i64], [48 x i64] }
%struct.Port = type { i64, i64, i64, i64 }
%struct.Factor = type { i64, i64, i64, i64, i64, %struct.Chain, %struct.Chain }
%struct.Together = type { i64, i64, i64, i64, i64 }
%struct.Walked = type { i64, i64, i64 }
%struct.Before = type { i64, i64 }

@flows.none = internal constant [16 x i64] zeroinitializer, align 16

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define void @evaluate(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) {
  store ptr %0, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 3
  store i64 0, ptr %6, align 8
  tail call fastcc void @read_nodes(ptr noundef nonnull %4, ptr noundef %1, i64 noundef %2, ptr noundef %3)
  %7 = getelementptr inbounds %struct.Room, ptr %4, i64 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %5
  store i64 %8, ptr %6, align 8
  br label %15

11:                                               ; preds = %5
  tail call fastcc void @flows(ptr noundef nonnull %4, ptr noundef nonnull %3)
  %12 = load i64, ptr %7, align 8
  store i64 %12, ptr %6, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %11
  tail call fastcc void @price(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef nonnull %3)
  br label %15

15:                                               ; preds = %10, %14, %11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @read_nodes(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [16 x i64], align 16
  %6 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5)
  %7 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 3
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 2
  store i64 0, ptr %9, align 8
  %10 = load i64, ptr %6, align 8
  %11 = add nsw i64 %10, %2
  %12 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  store i64 %11, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 8
  store i64 %11, ptr %13, align 8
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %4
  %16 = getelementptr inbounds %struct.Problem, ptr %6, i64 0, i32 8
  %17 = load ptr, ptr %16, align 8
  br label %23

18:                                               ; preds = %23
  %19 = add nsw i64 %30, %2
  br label %20

20:                                               ; preds = %18, %4
  %21 = phi i64 [ %19, %18 ], [ %11, %4 ]
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %32, label %112

23:                                               ; preds = %15, %23
  %24 = phi i64 [ 0, %15 ], [ %29, %23 ]
  %25 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %24
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds i64, ptr %17, i64 %24
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %24
  store i64 %27, ptr %28, align 8
  %29 = add nuw nsw i64 %24, 1
  %30 = load i64, ptr %6, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %23, label %18

32:                                               ; preds = %20, %106
  %33 = phi i64 [ %107, %106 ], [ 0, %20 ]
  %34 = icmp slt i64 %33, %2
  %35 = getelementptr inbounds %struct.Node, ptr %1, i64 %33
  br i1 %34, label %36, label %55

36:                                               ; preds = %32
  %37 = load i64, ptr %35, align 8
  switch i64 %37, label %58 [
    i64 0, label %38
    i64 3, label %38
  ]

38:                                               ; preds = %36, %36
  %39 = load i64, ptr %9, align 8
  %40 = icmp sgt i64 %39, 63
  br i1 %40, label %111, label %41

41:                                               ; preds = %38
  %42 = add nsw i64 %39, 1
  store i64 %42, ptr %9, align 8
  %43 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %39
  %44 = getelementptr inbounds %struct.Node, ptr %1, i64 %33, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Node, ptr %1, i64 %33, i32 2
  %47 = load i64, ptr %46, align 8
  %48 = icmp eq i64 %37, 0
  %49 = zext i1 %48 to i64
  store i64 %45, ptr %43, align 8
  %50 = getelementptr inbounds i8, ptr %43, i64 8
  store i64 %47, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %43, i64 16
  store i64 %33, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %43, i64 24
  store i64 %49, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %43, i64 32
  store i64 0, ptr %53, align 8
  %54 = getelementptr inbounds i8, ptr %43, i64 40
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %54, i8 0, i64 64, i1 false)
  br label %106

55:                                               ; preds = %32
  %56 = sub nsw i64 %33, %2
  %57 = getelementptr inbounds %struct.Node, ptr %1, i64 %33, i32 2
  br label %63

58:                                               ; preds = %36
  %59 = getelementptr inbounds %struct.Node, ptr %1, i64 %33, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Node, ptr %1, i64 %33, i32 2
  %62 = load i64, ptr %61, align 8
  br label %63

63:                                               ; preds = %55, %58
  %64 = phi ptr [ %61, %58 ], [ %57, %55 ]
  %65 = phi i64 [ %60, %58 ], [ %56, %55 ]
  %66 = phi i64 [ %62, %58 ], [ 1, %55 ]
  %67 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %65
  %68 = load i64, ptr %67, align 8
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %70, label %106

70:                                               ; preds = %63
  %71 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %65
  %72 = load i64, ptr %71, align 8
  %73 = icmp sgt i64 %72, 45
  br i1 %73, label %111, label %74

74:                                               ; preds = %70
  %75 = load i64, ptr %7, align 8
  %76 = icmp sgt i64 %75, 255
  br i1 %76, label %111, label %77

77:                                               ; preds = %74
  store i64 %66, ptr %67, align 8
  %78 = add nsw i64 %72, 1
  store i64 %78, ptr %71, align 8
  %79 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %65, i64 %72
  br i1 %34, label %80, label %88

80:                                               ; preds = %77
  %81 = load i64, ptr %64, align 8
  %82 = load i64, ptr %35, align 8
  %83 = icmp eq i64 %82, 2
  br i1 %83, label %84, label %91

84:                                               ; preds = %80
  %85 = getelementptr inbounds %struct.Node, ptr %1, i64 %33, i32 3
  %86 = load i64, ptr %85, align 8
  %87 = and i64 %86, 65535
  br label %91

88:                                               ; preds = %77
  store i64 %33, ptr %79, align 8
  %89 = getelementptr inbounds i8, ptr %79, i64 8
  store i64 1, ptr %89, align 8
  %90 = getelementptr inbounds i8, ptr %79, i64 16
  store i64 -1, ptr %90, align 8
  br label %97

91:                                               ; preds = %84, %80
  %92 = phi i64 [ -1, %80 ], [ %87, %84 ]
  store i64 %33, ptr %79, align 8
  %93 = getelementptr inbounds i8, ptr %79, i64 8
  store i64 %81, ptr %93, align 8
  %94 = getelementptr inbounds i8, ptr %79, i64 16
  store i64 %92, ptr %94, align 8
  %95 = load i64, ptr %35, align 8
  %96 = icmp eq i64 %95, 1
  br i1 %96, label %97, label %103

97:                                               ; preds = %88, %91
  %98 = load i64, ptr %7, align 8
  %99 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %98
  store i64 %65, ptr %99, align 8
  %100 = load i64, ptr %7, align 8
  %101 = add nsw i64 %100, 1
  store i64 %101, ptr %7, align 8
  %102 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 7, i64 %100
  store i64 %33, ptr %102, align 8
  br label %106

103:                                              ; preds = %91
  %104 = load i64, ptr %13, align 8
  %105 = tail call fastcc i64 @least(i64 noundef %104, i64 noundef %33)
  store i64 %105, ptr %13, align 8
  br label %106

106:                                              ; preds = %41, %63, %103, %97
  %107 = add nuw nsw i64 %33, 1
  %108 = load i64, ptr %6, align 8
  %109 = add nsw i64 %108, %2
  %110 = icmp slt i64 %107, %109
  br i1 %110, label %32, label %112

111:                                              ; preds = %70, %74, %38
  store i64 1, ptr %8, align 8
  br label %112

112:                                              ; preds = %106, %111, %20
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @flows(ptr noundef %0, ptr noundef %1) unnamed_addr {
  %3 = alloca %struct.Chain, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 3
  %6 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 1
  %7 = load i64, ptr %5, align 8
  %8 = load i64, ptr %6, align 8
  %9 = mul nsw i64 %8, %7
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %25, label %11

11:                                               ; preds = %25, %2
  %12 = phi i64 [ %8, %2 ], [ %31, %25 ]
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %179

14:                                               ; preds = %11
  %15 = getelementptr inbounds %struct.Result, ptr %1, i64 0, i32 2
  %16 = getelementptr inbounds %struct.Result, ptr %1, i64 0, i32 10
  %17 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  %18 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 8
  %19 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 4
  %20 = getelementptr inbounds %struct.Result, ptr %1, i64 0, i32 5
  %21 = getelementptr inbounds %struct.Result, ptr %1, i64 0, i32 4
  %22 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 15
  %23 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 2
  %24 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  br label %34

25:                                               ; preds = %2, %25
  %26 = phi i64 [ %29, %25 ], [ 0, %2 ]
  %27 = getelementptr inbounds %struct.Result, ptr %1, i64 0, i32 5, i64 %26
  store i64 0, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Result, ptr %1, i64 0, i32 4, i64 %26
  store i64 0, ptr %28, align 8
  %29 = add nuw nsw i64 %26, 1
  %30 = load i64, ptr %5, align 8
  %31 = load i64, ptr %6, align 8
  %32 = mul nsw i64 %31, %30
  %33 = icmp slt i64 %29, %32
  br i1 %33, label %25, label %11

34:                                               ; preds = %14, %175
  %35 = phi i64 [ %12, %14 ], [ %176, %175 ]
  %36 = phi i64 [ 0, %14 ], [ %177, %175 ]
  %37 = load i64, ptr %15, align 8
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %42, label %175

39:                                               ; preds = %42
  br i1 %46, label %175, label %40

40:                                               ; preds = %39
  %41 = getelementptr inbounds %struct.Result, ptr %1, i64 0, i32 10, i64 %43
  br label %50

42:                                               ; preds = %34, %42
  %43 = phi i64 [ %47, %42 ], [ 0, %34 ]
  %44 = getelementptr inbounds %struct.Result, ptr %1, i64 0, i32 10, i64 %43, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = icmp ne i64 %45, %36
  %47 = add nuw nsw i64 %43, 1
  %48 = icmp slt i64 %47, %37
  %49 = select i1 %48, i1 %46, i1 false
  br i1 %49, label %42, label %39

50:                                               ; preds = %40, %169
  %51 = phi i64 [ %171, %169 ], [ -1, %40 ]
  %52 = phi i64 [ %170, %169 ], [ -1, %40 ]
  %53 = phi ptr [ %76, %169 ], [ %41, %40 ]
  %54 = phi i1 [ true, %169 ], [ false, %40 ]
  %55 = load i64, ptr %15, align 8
  %56 = getelementptr inbounds %struct.Kept, ptr %16, i64 %55
  %57 = getelementptr inbounds %struct.Kept, ptr %53, i64 1
  %58 = icmp ult ptr %57, %56
  br i1 %58, label %60, label %74

59:                                               ; preds = %60
  br i1 %65, label %74, label %69

60:                                               ; preds = %50, %60
  %61 = phi ptr [ %66, %60 ], [ %57, %50 ]
  %62 = phi ptr [ %61, %60 ], [ %53, %50 ]
  %63 = getelementptr inbounds %struct.Kept, ptr %62, i64 1, i32 1
  %64 = load i64, ptr %63, align 8
  %65 = icmp ne i64 %64, %36
  %66 = getelementptr inbounds %struct.Kept, ptr %61, i64 1
  %67 = icmp ult ptr %66, %56
  %68 = select i1 %67, i1 %65, i1 false
  br i1 %68, label %60, label %59

69:                                               ; preds = %59
  %70 = getelementptr inbounds %struct.Kept, ptr %61, i64 0, i32 2
  %71 = getelementptr inbounds %struct.Kept, ptr %61, i64 0, i32 3
  %72 = load i64, ptr %71, align 8
  %73 = icmp ne i64 %72, 0
  br label %74

74:                                               ; preds = %50, %59, %69
  %75 = phi ptr [ %70, %69 ], [ %17, %59 ], [ %17, %50 ]
  %76 = phi ptr [ %61, %69 ], [ null, %59 ], [ null, %50 ]
  %77 = phi i1 [ false, %69 ], [ true, %59 ], [ true, %50 ]
  %78 = phi i1 [ %73, %69 ], [ false, %59 ], [ false, %50 ]
  %79 = load i64, ptr %75, align 8
  %80 = zext i1 %78 to i64
  %81 = load i64, ptr %18, align 8
  %82 = getelementptr inbounds %struct.Kept, ptr %53, i64 0, i32 2
  %83 = load i64, ptr %82, align 8
  %84 = icmp slt i64 %81, %83
  %85 = tail call fastcc i64 @count(ptr noundef nonnull %0, i64 noundef %36, i64 noundef %79, i64 noundef %83, i64 noundef 0, i64 noundef %80)
  br i1 %84, label %86, label %89

86:                                               ; preds = %74
  %87 = load i64, ptr %82, align 8
  %88 = tail call fastcc i64 @count(ptr noundef nonnull %0, i64 noundef %36, i64 noundef %79, i64 noundef %87, i64 noundef 1, i64 noundef %80)
  br label %89

89:                                               ; preds = %74, %86
  %90 = phi i64 [ %88, %86 ], [ %85, %74 ]
  %91 = load i64, ptr %19, align 8
  %92 = icmp eq i64 %36, %91
  br i1 %92, label %93, label %99

93:                                               ; preds = %89
  %94 = load i64, ptr %82, align 8
  %95 = tail call fastcc i64 @distinct(ptr noundef nonnull %0, i64 noundef %94, i64 noundef 0)
  br i1 %84, label %96, label %99

96:                                               ; preds = %93
  %97 = load i64, ptr %82, align 8
  %98 = tail call fastcc i64 @distinct(ptr noundef nonnull %0, i64 noundef %97, i64 noundef 1)
  br label %99

99:                                               ; preds = %96, %93, %89
  %100 = phi i64 [ 0, %89 ], [ %98, %96 ], [ %95, %93 ]
  %101 = phi i64 [ 0, %89 ], [ %95, %96 ], [ %95, %93 ]
  %102 = getelementptr inbounds %struct.Kept, ptr %53, i64 0, i32 6
  %103 = getelementptr inbounds %struct.Kept, ptr %53, i64 0, i32 5
  %104 = select i1 %77, ptr %23, ptr %76
  br label %111

105:                                              ; preds = %141
  %106 = load i64, ptr %82, align 8
  %107 = tail call fastcc i64 @extent(ptr noundef nonnull %0, i64 noundef %36, i64 noundef %106)
  %108 = getelementptr inbounds %struct.Kept, ptr %53, i64 0, i32 4
  store i64 %107, ptr %108, align 8
  %109 = load i64, ptr %24, align 8
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %155, label %199

111:                                              ; preds = %99, %141
  %112 = phi i1 [ true, %99 ], [ false, %141 ]
  %113 = select i1 %112, ptr %103, ptr %102
  %114 = select i1 %112, i64 %85, i64 %90
  %115 = select i1 %112, i64 %51, i64 %52
  %116 = select i1 %54, i64 %115, i64 0
  %117 = load i64, ptr %19, align 8
  %118 = icmp eq i64 %36, %117
  br i1 %118, label %119, label %124

119:                                              ; preds = %111
  %120 = select i1 %112, i64 %101, i64 %100
  %121 = sub nsw i64 %114, %120
  %122 = sub nsw i64 %115, %120
  %123 = select i1 %54, i64 %122, i64 0
  br label %124

124:                                              ; preds = %111, %119
  %125 = phi i64 [ %121, %119 ], [ %114, %111 ]
  %126 = phi i64 [ %123, %119 ], [ %116, %111 ]
  %127 = phi i64 [ %114, %119 ], [ 0, %111 ]
  %128 = phi i64 [ %116, %119 ], [ 0, %111 ]
  store i64 %125, ptr %113, align 8
  %129 = getelementptr inbounds i8, ptr %113, i64 8
  store i64 %126, ptr %129, align 8
  %130 = getelementptr inbounds i8, ptr %113, i64 16
  store i64 %127, ptr %130, align 8
  %131 = getelementptr inbounds i8, ptr %113, i64 24
  store i64 %128, ptr %131, align 8
  %132 = select i1 %112, ptr %21, ptr %20
  %133 = load ptr, ptr %22, align 8
  %134 = load i64, ptr %104, align 8
  %135 = getelementptr inbounds i64, ptr %133, i64 %134
  %136 = load i64, ptr %135, align 8
  %137 = load i64, ptr %53, align 8
  %138 = getelementptr inbounds i64, ptr %133, i64 %137
  %139 = load i64, ptr %138, align 8
  %140 = icmp slt i64 %139, %136
  br i1 %140, label %142, label %141

141:                                              ; preds = %142, %124
  br i1 %112, label %111, label %105

142:                                              ; preds = %124, %142
  %143 = phi i64 [ %153, %142 ], [ %139, %124 ]
  %144 = load i64, ptr %113, align 8
  %145 = load i64, ptr %130, align 8
  %146 = add nsw i64 %145, %144
  %147 = load i64, ptr %6, align 8
  %148 = mul nsw i64 %147, %143
  %149 = add nsw i64 %148, %36
  %150 = getelementptr inbounds i64, ptr %132, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = add nsw i64 %146, %151
  store i64 %152, ptr %150, align 8
  %153 = add nsw i64 %143, 1
  %154 = icmp eq i64 %153, %136
  br i1 %154, label %141, label %142

155:                                              ; preds = %105
  br i1 %77, label %173, label %156

156:                                              ; preds = %155
  %157 = tail call fastcc i64 @spreads_between(ptr noundef nonnull %0, i64 noundef %106, i64 noundef %79)
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %159, label %163

159:                                              ; preds = %156
  %160 = load i64, ptr %18, align 8
  %161 = icmp slt i64 %160, %79
  %162 = select i1 %161, i64 %90, i64 %85
  br label %169

163:                                              ; preds = %156
  %164 = tail call fastcc i64 @count(ptr noundef nonnull %0, i64 noundef %36, i64 noundef %79, i64 noundef %79, i64 noundef 0, i64 noundef %80)
  %165 = load i64, ptr %18, align 8
  %166 = icmp slt i64 %165, %79
  br i1 %166, label %167, label %169

167:                                              ; preds = %163
  %168 = tail call fastcc i64 @count(ptr noundef nonnull %0, i64 noundef %36, i64 noundef %79, i64 noundef %79, i64 noundef 1, i64 noundef %80)
  br label %169

169:                                              ; preds = %159, %163, %167
  %170 = phi i64 [ %168, %167 ], [ %164, %163 ], [ %162, %159 ]
  %171 = phi i64 [ %164, %167 ], [ %164, %163 ], [ %85, %159 ]
  %172 = icmp eq ptr %76, null
  br i1 %172, label %173, label %50

173:                                              ; preds = %155, %169
  %174 = load i64, ptr %6, align 8
  br label %175

175:                                              ; preds = %39, %34, %173
  %176 = phi i64 [ %174, %173 ], [ %35, %34 ], [ %35, %39 ]
  %177 = add nuw nsw i64 %36, 1
  %178 = icmp slt i64 %177, %176
  br i1 %178, label %34, label %179

179:                                              ; preds = %175, %11
  store i64 1, ptr %1, align 8
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %3)
  %180 = load i64, ptr %4, align 8
  %181 = icmp sgt i64 %180, 0
  br i1 %181, label %182, label %187

182:                                              ; preds = %179
  %183 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 2
  %184 = load i64, ptr %183, align 8
  %185 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 8
  %186 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 1
  br label %188

187:                                              ; preds = %188, %179
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %3)
  br label %199

188:                                              ; preds = %182, %188
  %189 = phi i64 [ 1, %182 ], [ %196, %188 ]
  %190 = phi i64 [ 0, %182 ], [ %197, %188 ]
  call fastcc void @chain(ptr noundef nonnull %0, i64 noundef %190, i64 noundef %184, i64 noundef %184, i64 noundef 1, ptr noundef nonnull @flows.none, ptr noundef nonnull %3)
  %191 = load ptr, ptr %185, align 8
  %192 = getelementptr inbounds i64, ptr %191, i64 %190
  %193 = load i64, ptr %192, align 8
  %194 = load i64, ptr %186, align 8
  %195 = call fastcc i64 @visits(i64 noundef %193, ptr noundef nonnull %3, i64 noundef %194)
  %196 = mul nsw i64 %189, %195
  store i64 %196, ptr %1, align 8
  %197 = add nuw nsw i64 %190, 1
  %198 = icmp eq i64 %197, %180
  br i1 %198, label %187, label %188

199:                                              ; preds = %105, %187
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @price(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 25
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %24, label %10

10:                                               ; preds = %24, %4
  %11 = phi i64 [ %8, %4 ], [ %28, %24 ]
  %12 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %32

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 21
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %19 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 17
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 18
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 7
  br label %41

24:                                               ; preds = %4, %24
  %25 = phi i64 [ %27, %24 ], [ 0, %4 ]
  %26 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %25
  store i64 0, ptr %26, align 8
  %27 = add nuw nsw i64 %25, 1
  %28 = load i64, ptr %7, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %24, label %10

30:                                               ; preds = %113
  %31 = load i64, ptr %7, align 8
  br label %32

32:                                               ; preds = %30, %10
  %33 = phi i64 [ %11, %10 ], [ %31, %30 ]
  %34 = phi double [ %6, %10 ], [ %80, %30 ]
  %35 = phi i64 [ 0, %10 ], [ %114, %30 ]
  %36 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 7
  store double 0.000000e+00, ptr %36, align 8
  %37 = icmp sgt i64 %33, 0
  br i1 %37, label %38, label %118

38:                                               ; preds = %32
  %39 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 16
  %40 = load ptr, ptr %39, align 8
  br label %140

41:                                               ; preds = %15, %113
  %42 = phi i64 [ 0, %15 ], [ %114, %113 ]
  %43 = phi double [ %6, %15 ], [ %80, %113 ]
  %44 = phi i64 [ 0, %15 ], [ %115, %113 ]
  %45 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = load i64, ptr %18, align 8
  %48 = mul nsw i64 %47, %46
  %49 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %44, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = add nsw i64 %48, %50
  %52 = shl nsw i64 %51, 2
  %53 = getelementptr inbounds double, ptr %17, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %44, i32 5
  %56 = load i64, ptr %55, align 8
  %57 = sitofp i64 %56 to double
  %58 = fmul double %54, %57
  %59 = getelementptr inbounds double, ptr %53, i64 1
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %44, i32 5, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = sitofp i64 %62 to double
  %64 = fmul double %60, %63
  %65 = fadd double %58, %64
  %66 = getelementptr inbounds double, ptr %53, i64 2
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %44, i32 5, i32 2
  %69 = load i64, ptr %68, align 8
  %70 = sitofp i64 %69 to double
  %71 = fmul double %67, %70
  %72 = fadd double %65, %71
  %73 = getelementptr inbounds double, ptr %53, i64 3
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %44, i32 5, i32 3
  %76 = load i64, ptr %75, align 8
  %77 = sitofp i64 %76 to double
  %78 = fmul double %74, %77
  %79 = fadd double %72, %78
  %80 = fadd double %43, %79
  %81 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %44, i32 6, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %44, i32 6, i32 3
  %84 = load i64, ptr %83, align 8
  %85 = tail call fastcc i64 @most(i64 noundef %82, i64 noundef %84)
  %86 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %44, i32 4
  %87 = load i64, ptr %86, align 8
  %88 = icmp sgt i64 %85, %87
  %89 = getelementptr inbounds i64, ptr %20, i64 %50
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %90, %87
  %92 = getelementptr inbounds i64, ptr %22, i64 %46
  %93 = load i64, ptr %92, align 8
  %94 = icmp ne i64 %93, 0
  %95 = select i1 %94, i1 %88, i1 false
  %96 = select i1 %95, i64 2, i64 1
  %97 = mul nsw i64 %91, %96
  %98 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %46
  %99 = load i64, ptr %98, align 8
  %100 = add nsw i64 %97, %99
  store i64 %100, ptr %98, align 8
  %101 = load i64, ptr %45, align 8
  %102 = load i64, ptr %23, align 8
  %103 = icmp eq i64 %101, %102
  br i1 %103, label %104, label %113

104:                                              ; preds = %41
  %105 = load i64, ptr %55, align 8
  %106 = load i64, ptr %61, align 8
  %107 = load i64, ptr %68, align 8
  %108 = load i64, ptr %75, align 8
  %109 = add i64 %105, %42
  %110 = add i64 %109, %106
  %111 = add i64 %110, %107
  %112 = add i64 %111, %108
  br label %113

113:                                              ; preds = %104, %41
  %114 = phi i64 [ %112, %104 ], [ %42, %41 ]
  %115 = add nuw nsw i64 %44, 1
  %116 = load i64, ptr %12, align 8
  %117 = icmp slt i64 %115, %116
  br i1 %117, label %41, label %30

118:                                              ; preds = %157, %32
  %119 = load i64, ptr %3, align 8
  %120 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 23
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 24
  %123 = load i64, ptr %122, align 8
  %124 = tail call fastcc i64 @ceiling(i64 noundef %119, i64 noundef %121, i64 noundef %123)
  %125 = tail call fastcc i64 @filling(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef nonnull %3)
  %126 = add nsw i64 %125, %124
  %127 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 5
  %128 = load i64, ptr %127, align 8
  %129 = icmp sgt i64 %128, 0
  br i1 %129, label %133, label %130

130:                                              ; preds = %118
  %131 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %132 = load i64, ptr %131, align 8
  br label %161

133:                                              ; preds = %118
  %134 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 19
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 20
  %137 = load ptr, ptr %136, align 8
  %138 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %139 = load i64, ptr %138, align 8
  br label %171

140:                                              ; preds = %38, %157
  %141 = phi double [ 0.000000e+00, %38 ], [ %158, %157 ]
  %142 = phi i64 [ 0, %38 ], [ %159, %157 ]
  %143 = getelementptr inbounds i64, ptr %40, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = icmp sgt i64 %144, -1
  br i1 %145, label %146, label %157

146:                                              ; preds = %140
  %147 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 9, i64 %142
  %148 = load i64, ptr %147, align 8
  %149 = icmp sgt i64 %148, %144
  br i1 %149, label %150, label %157

150:                                              ; preds = %146
  %151 = sub nsw i64 %148, %144
  %152 = sitofp i64 %151 to double
  %153 = add nuw nsw i64 %144, 1
  %154 = sitofp i64 %153 to double
  %155 = fdiv double %152, %154
  %156 = fadd double %155, %141
  store double %156, ptr %36, align 8
  br label %157

157:                                              ; preds = %140, %146, %150
  %158 = phi double [ %141, %140 ], [ %141, %146 ], [ %156, %150 ]
  %159 = add nuw nsw i64 %142, 1
  %160 = icmp eq i64 %159, %33
  br i1 %160, label %118, label %140

161:                                              ; preds = %171, %130
  %162 = phi i64 [ %132, %130 ], [ %139, %171 ]
  %163 = phi i64 [ %126, %130 ], [ %178, %171 ]
  %164 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %162, %165
  %167 = icmp sgt i64 %166, 0
  br i1 %167, label %168, label %181

168:                                              ; preds = %161
  %169 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 22
  %170 = load ptr, ptr %169, align 8
  br label %192

171:                                              ; preds = %133, %171
  %172 = phi i64 [ 0, %133 ], [ %179, %171 ]
  %173 = phi i64 [ %126, %133 ], [ %178, %171 ]
  %174 = getelementptr inbounds %struct.Port, ptr %135, i64 %172
  %175 = mul nsw i64 %139, %172
  %176 = getelementptr inbounds i64, ptr %137, i64 %175
  %177 = tail call fastcc i64 @busy(ptr noundef nonnull %0, ptr noundef %174, ptr noundef %176, ptr noundef nonnull %3)
  %178 = tail call fastcc i64 @most(i64 noundef %173, i64 noundef %177)
  %179 = add nuw nsw i64 %172, 1
  %180 = icmp eq i64 %179, %128
  br i1 %180, label %161, label %171

181:                                              ; preds = %192, %161
  %182 = phi double [ %34, %161 ], [ %201, %192 ]
  %183 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 26
  %184 = load double, ptr %183, align 8
  %185 = sitofp i64 %163 to double
  %186 = fmul double %184, %185
  %187 = fadd double %182, %186
  %188 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 1
  store i64 %163, ptr %188, align 8
  %189 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 6
  store double %187, ptr %189, align 8
  %190 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 6
  %191 = load i64, ptr %190, align 8
  switch i64 %191, label %207 [
    i64 0, label %209
    i64 1, label %204
    i64 2, label %205
  ]

192:                                              ; preds = %168, %192
  %193 = phi i64 [ 0, %168 ], [ %202, %192 ]
  %194 = phi double [ %34, %168 ], [ %201, %192 ]
  %195 = getelementptr inbounds double, ptr %170, i64 %193
  %196 = load double, ptr %195, align 8
  %197 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 4, i64 %193
  %198 = load i64, ptr %197, align 8
  %199 = sitofp i64 %198 to double
  %200 = fmul double %196, %199
  %201 = fadd double %194, %200
  %202 = add nuw nsw i64 %193, 1
  %203 = icmp eq i64 %202, %166
  br i1 %203, label %181, label %192

204:                                              ; preds = %181
  br label %209

205:                                              ; preds = %181
  %206 = fmul double %187, %185
  br label %209

207:                                              ; preds = %181
  %208 = sitofp i64 %35 to double
  br label %209

209:                                              ; preds = %181, %204, %207, %205
  %210 = phi double [ %185, %204 ], [ %206, %205 ], [ %208, %207 ], [ %187, %181 ]
  %211 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 8
  store double %210, ptr %211, align 8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define i64 @room() {
  ret i64 2130104
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define i64 @result_size() {
  ret i64 10936
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define void @evaluate_all(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef writeonly %4, ptr noundef %5, ptr noundef %6) {
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

; Function Attrs: mustprogress nofree noinline nosync nounwind optsize willreturn memory(none)
define internal fastcc i64 @least(i64 noundef %0, i64 noundef %1) unnamed_addr {
  %3 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  ret i64 %3
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @count(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr {
  %7 = alloca [16 x %struct.Factor], align 16
  %8 = alloca [16 x i64], align 16
  %9 = alloca [49 x i64], align 16
  %10 = alloca [49 x i64], align 16
  %11 = alloca [16 x i64], align 16
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 4
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, %1
  %16 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 13
  %17 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 12
  %18 = select i1 %15, ptr %16, ptr %17
  %19 = load ptr, ptr %18, align 8
  call void @llvm.lifetime.start.p0(i64 25984, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8)
  %20 = load i64, ptr %12, align 8
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %6
  %23 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 9
  %24 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 8
  br label %41

25:                                               ; preds = %67, %6
  %26 = phi i64 [ 1, %6 ], [ %69, %67 ]
  %27 = phi i64 [ 0, %6 ], [ %70, %67 ]
  %28 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 10
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i64, ptr %29, i64 %1
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %1, 1
  %33 = getelementptr inbounds i64, ptr %29, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = icmp slt i64 %31, %34
  br i1 %35, label %36, label %188

36:                                               ; preds = %25
  %37 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 11
  %38 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 8
  %39 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9
  %40 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
  br label %73

41:                                               ; preds = %22, %67
  %42 = phi i64 [ %20, %22 ], [ %68, %67 ]
  %43 = phi i64 [ 0, %22 ], [ %70, %67 ]
  %44 = phi i64 [ 1, %22 ], [ %69, %67 ]
  %45 = phi i64 [ 0, %22 ], [ %71, %67 ]
  %46 = load ptr, ptr %23, align 8
  %47 = mul nsw i64 %42, %1
  %48 = add nsw i64 %47, %45
  %49 = getelementptr inbounds i64, ptr %46, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %67

52:                                               ; preds = %41
  %53 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %43
  store i64 0, ptr %53, align 8
  %54 = getelementptr inbounds i8, ptr %53, i64 8
  store i64 %45, ptr %54, align 8
  %55 = getelementptr inbounds i8, ptr %53, i64 16
  store i64 -1, ptr %55, align 8
  %56 = getelementptr inbounds i8, ptr %53, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1600) %56, i8 0, i64 1600, i1 false)
  %57 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %43, i32 5
  call fastcc void @chain(ptr noundef nonnull %0, i64 noundef %45, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %19, ptr noundef nonnull %57)
  %58 = load ptr, ptr %24, align 8
  %59 = getelementptr inbounds i64, ptr %58, i64 %45
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %43, i32 5, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = call fastcc i64 @visits(i64 noundef %60, ptr noundef nonnull %57, i64 noundef %62)
  %64 = mul nsw i64 %63, %44
  %65 = add nsw i64 %43, 1
  %66 = load i64, ptr %12, align 8
  br label %67

67:                                               ; preds = %41, %52
  %68 = phi i64 [ %42, %41 ], [ %66, %52 ]
  %69 = phi i64 [ %44, %41 ], [ %64, %52 ]
  %70 = phi i64 [ %43, %41 ], [ %65, %52 ]
  %71 = add nuw nsw i64 %45, 1
  %72 = icmp slt i64 %71, %68
  br i1 %72, label %41, label %25

73:                                               ; preds = %36, %178
  %74 = phi i64 [ %27, %36 ], [ %80, %178 ]
  %75 = phi i64 [ %26, %36 ], [ %180, %178 ]
  %76 = phi i64 [ %31, %36 ], [ %181, %178 ]
  %77 = load ptr, ptr %37, align 8
  %78 = shl nsw i64 %76, 2
  %79 = getelementptr inbounds i64, ptr %77, i64 %78
  %80 = add nsw i64 %74, 1
  %81 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %74
  %82 = getelementptr inbounds i64, ptr %79, i64 2
  %83 = load i64, ptr %82, align 8
  %84 = icmp slt i64 %83, 0
  %85 = select i1 %84, i64 1, i64 2
  store i64 %85, ptr %81, align 8
  %86 = load i64, ptr %79, align 8
  %87 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %74, i32 1
  store i64 %86, ptr %87, align 8
  %88 = getelementptr inbounds i64, ptr %79, i64 1
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %74, i32 3
  store i64 %89, ptr %90, align 8
  %91 = load i64, ptr %82, align 8
  %92 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %74, i32 2
  store i64 %91, ptr %92, align 8
  %93 = getelementptr inbounds i64, ptr %79, i64 3
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %74, i32 4
  store i64 %94, ptr %95, align 8
  %96 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %74, i32 5
  call fastcc void @chain(ptr noundef nonnull %0, i64 noundef %86, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %19, ptr noundef nonnull %96)
  %97 = load ptr, ptr %38, align 8
  %98 = load i64, ptr %87, align 8
  %99 = getelementptr inbounds i64, ptr %97, i64 %98
  %100 = load i64, ptr %99, align 8
  %101 = load i64, ptr %81, align 8
  %102 = icmp eq i64 %101, 1
  br i1 %102, label %103, label %144

103:                                              ; preds = %73
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %10)
  %104 = load i64, ptr %96, align 8
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %108, label %122

106:                                              ; preds = %115
  %107 = icmp eq i64 %119, 0
  br i1 %107, label %122, label %125

108:                                              ; preds = %103, %115
  %109 = phi i64 [ %120, %115 ], [ 0, %103 ]
  %110 = phi i64 [ %119, %115 ], [ 0, %103 ]
  %111 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %74, i32 5, i32 3, i64 %109
  %112 = load i64, ptr %111, align 8
  %113 = icmp eq i64 %112, 2
  br i1 %113, label %114, label %115

114:                                              ; preds = %108
  store i64 1, ptr %111, align 8
  br label %115

115:                                              ; preds = %114, %108
  %116 = phi i64 [ 1, %114 ], [ %112, %108 ]
  %117 = icmp eq i64 %116, 3
  %118 = zext i1 %117 to i64
  %119 = or i64 %110, %118
  %120 = add nuw nsw i64 %109, 1
  %121 = icmp slt i64 %120, %104
  br i1 %121, label %108, label %106

122:                                              ; preds = %103, %106
  %123 = load i64, ptr %90, align 8
  %124 = icmp sgt i64 %123, 1
  br i1 %124, label %125, label %142

125:                                              ; preds = %122, %106
  %126 = call fastcc i64 @classes(i64 noundef %100, ptr noundef nonnull %96, i64 noundef %104, ptr noundef nonnull %9, ptr noundef nonnull %10)
  %127 = icmp sgt i64 %126, 0
  br i1 %127, label %128, label %142

128:                                              ; preds = %125
  %129 = load i64, ptr %90, align 8
  br label %130

130:                                              ; preds = %128, %130
  %131 = phi i64 [ 0, %128 ], [ %140, %130 ]
  %132 = phi i64 [ 0, %128 ], [ %139, %130 ]
  %133 = getelementptr inbounds [49 x i64], ptr %10, i64 0, i64 %131
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds [49 x i64], ptr %9, i64 0, i64 %131
  %136 = load i64, ptr %135, align 8
  %137 = tail call fastcc i64 @box(i64 noundef %136, i64 noundef %129)
  %138 = mul nsw i64 %137, %134
  %139 = add nsw i64 %138, %132
  %140 = add nuw nsw i64 %131, 1
  %141 = icmp eq i64 %140, %126
  br i1 %141, label %142, label %130

142:                                              ; preds = %130, %125, %122
  %143 = phi i64 [ %100, %122 ], [ 0, %125 ], [ %139, %130 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %9)
  br label %178

144:                                              ; preds = %73
  %145 = load i64, ptr %92, align 8
  %146 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %74, i32 6
  call fastcc void @chain(ptr noundef nonnull %0, i64 noundef %145, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %19, ptr noundef nonnull %146)
  %147 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %74, i32 6, i32 3
  %148 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %74, i32 5, i32 3
  br label %150

149:                                              ; preds = %150, %157
  br i1 %151, label %150, label %170

150:                                              ; preds = %144, %149
  %151 = phi i1 [ true, %144 ], [ false, %149 ]
  %152 = select i1 %151, ptr %96, ptr %146
  %153 = load i64, ptr %152, align 8
  %154 = icmp sgt i64 %153, 0
  br i1 %154, label %155, label %149

155:                                              ; preds = %150
  %156 = select i1 %151, ptr %148, ptr %147
  br label %159

157:                                              ; preds = %159
  %158 = icmp ult i64 %167, 2
  br i1 %158, label %149, label %186

159:                                              ; preds = %155, %159
  %160 = phi i64 [ 0, %155 ], [ %168, %159 ]
  %161 = phi i64 [ 0, %155 ], [ %167, %159 ]
  %162 = getelementptr inbounds [48 x i64], ptr %156, i64 0, i64 %160
  %163 = load i64, ptr %162, align 8
  %164 = add i64 %163, -1
  %165 = icmp ult i64 %164, 2
  %166 = zext i1 %165 to i64
  %167 = add nuw nsw i64 %161, %166
  %168 = add nuw nsw i64 %160, 1
  %169 = icmp eq i64 %168, %153
  br i1 %169, label %157, label %159

170:                                              ; preds = %149
  call fastcc void @leaves(ptr noundef nonnull %0, ptr noundef nonnull %39, i64 noundef %100, ptr noundef nonnull %96)
  %171 = load ptr, ptr %38, align 8
  %172 = load i64, ptr %92, align 8
  %173 = getelementptr inbounds i64, ptr %171, i64 %172
  %174 = load i64, ptr %173, align 8
  call fastcc void @leaves(ptr noundef nonnull %0, ptr noundef nonnull %40, i64 noundef %174, ptr noundef nonnull %146)
  %175 = load i64, ptr %90, align 8
  %176 = load i64, ptr %95, align 8
  %177 = tail call fastcc i64 @pairs(ptr noundef nonnull %0, i64 noundef %175, i64 noundef %176, i64 noundef 0)
  br label %178

178:                                              ; preds = %142, %170
  %179 = phi i64 [ %143, %142 ], [ %177, %170 ]
  %180 = mul nsw i64 %179, %75
  %181 = add nsw i64 %76, 1
  %182 = load ptr, ptr %28, align 8
  %183 = getelementptr inbounds i64, ptr %182, i64 %32
  %184 = load i64, ptr %183, align 8
  %185 = icmp slt i64 %181, %184
  br i1 %185, label %73, label %188

186:                                              ; preds = %157
  %187 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 1, ptr %187, align 8
  br label %376

188:                                              ; preds = %178, %25
  %189 = phi i64 [ %26, %25 ], [ %180, %178 ]
  %190 = phi i64 [ %27, %25 ], [ %80, %178 ]
  %191 = icmp eq i64 %5, 0
  br i1 %191, label %376, label %192

192:                                              ; preds = %188
  %193 = load i64, ptr %12, align 8
  %194 = icmp sgt i64 %193, 0
  br i1 %194, label %197, label %195

195:                                              ; preds = %209, %192
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11)
  %196 = icmp sgt i64 %190, 0
  br i1 %196, label %222, label %219

197:                                              ; preds = %192, %209
  %198 = phi i64 [ %210, %209 ], [ 0, %192 ]
  %199 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %198
  store i64 0, ptr %199, align 8
  %200 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %198
  %201 = load i64, ptr %200, align 8
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %203, label %209

203:                                              ; preds = %197, %212
  %204 = phi i64 [ %216, %212 ], [ 0, %197 ]
  %205 = phi i64 [ %217, %212 ], [ 0, %197 ]
  %206 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %198, i64 %205
  %207 = load i64, ptr %206, align 8
  %208 = icmp slt i64 %207, %2
  br i1 %208, label %212, label %209

209:                                              ; preds = %203, %212, %197
  %210 = add nuw nsw i64 %198, 1
  %211 = icmp eq i64 %210, %193
  br i1 %211, label %195, label %197

212:                                              ; preds = %203
  %213 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %198, i64 %205, i32 2
  %214 = load i64, ptr %213, align 8
  %215 = lshr i64 %214, 63
  %216 = add nuw nsw i64 %204, %215
  store i64 %216, ptr %199, align 8
  %217 = add nuw nsw i64 %205, 1
  %218 = icmp eq i64 %217, %201
  br i1 %218, label %209, label %203

219:                                              ; preds = %222, %195
  %220 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 3
  %221 = load i64, ptr %220, align 8
  br label %227

222:                                              ; preds = %195, %222
  %223 = phi i64 [ %225, %222 ], [ 0, %195 ]
  %224 = getelementptr inbounds [16 x i64], ptr %11, i64 0, i64 %223
  store i64 -1, ptr %224, align 8
  %225 = add nuw nsw i64 %223, 1
  %226 = icmp eq i64 %225, %190
  br i1 %226, label %219, label %222

227:                                              ; preds = %230, %219
  %228 = phi i64 [ %221, %219 ], [ %231, %230 ]
  %229 = icmp sgt i64 %228, 0
  br i1 %229, label %230, label %374

230:                                              ; preds = %227
  %231 = add nsw i64 %228, -1
  %232 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 7, i64 %231
  %233 = load i64, ptr %232, align 8
  %234 = icmp slt i64 %233, %2
  br i1 %234, label %235, label %227

235:                                              ; preds = %230
  %236 = getelementptr inbounds %struct.Problem, ptr %12, i64 0, i32 8
  %237 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9
  %238 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
  br label %239

239:                                              ; preds = %235, %370
  %240 = phi i64 [ %228, %235 ], [ %242, %370 ]
  %241 = phi i64 [ %189, %235 ], [ %372, %370 ]
  %242 = add nsw i64 %240, -1
  %243 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 6, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = add nsw i64 %246, -1
  store i64 %247, ptr %245, align 8
  br i1 %196, label %253, label %370

248:                                              ; preds = %293
  %249 = icmp eq i64 %295, 0
  br i1 %249, label %250, label %374

250:                                              ; preds = %248
  %251 = icmp ne i64 %294, 0
  %252 = select i1 %196, i1 %251, i1 false
  br i1 %252, label %298, label %370

253:                                              ; preds = %239, %293
  %254 = phi i64 [ %296, %293 ], [ 0, %239 ]
  %255 = phi i64 [ %295, %293 ], [ 0, %239 ]
  %256 = phi i64 [ %294, %293 ], [ 1, %239 ]
  %257 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %254
  %258 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %254, i32 1
  %259 = load i64, ptr %258, align 8
  %260 = icmp eq i64 %259, %244
  br i1 %260, label %265, label %261

261:                                              ; preds = %253
  %262 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %254, i32 2
  %263 = load i64, ptr %262, align 8
  %264 = icmp eq i64 %263, %244
  br i1 %264, label %265, label %267

265:                                              ; preds = %261, %253
  %266 = getelementptr inbounds [16 x i64], ptr %11, i64 0, i64 %254
  store i64 -1, ptr %266, align 8
  br label %267

267:                                              ; preds = %265, %261
  %268 = load i64, ptr %257, align 8
  %269 = icmp eq i64 %268, 1
  br i1 %269, label %270, label %293

270:                                              ; preds = %267
  %271 = icmp ne i64 %259, %244
  %272 = icmp ne i64 %256, 0
  %273 = select i1 %271, i1 %272, i1 false
  br i1 %273, label %274, label %293

274:                                              ; preds = %270
  %275 = getelementptr inbounds [16 x i64], ptr %11, i64 0, i64 %254
  %276 = load i64, ptr %275, align 8
  %277 = icmp slt i64 %276, 0
  br i1 %277, label %278, label %288

278:                                              ; preds = %274
  %279 = load ptr, ptr %236, align 8
  %280 = getelementptr inbounds i64, ptr %279, i64 %259
  %281 = load i64, ptr %280, align 8
  %282 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %254, i32 3
  %283 = load i64, ptr %282, align 8
  %284 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %254, i32 5
  %285 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %259
  %286 = load i64, ptr %285, align 8
  %287 = call fastcc i64 @held(i64 noundef %281, i64 noundef %283, ptr noundef nonnull %284, i64 noundef %286)
  store i64 %287, ptr %275, align 8
  br label %288

288:                                              ; preds = %278, %274
  %289 = phi i64 [ %287, %278 ], [ %276, %274 ]
  %290 = icmp eq i64 %289, 0
  %291 = select i1 %290, i64 1, i64 %255
  %292 = mul nsw i64 %289, %256
  br label %293

293:                                              ; preds = %267, %270, %288
  %294 = phi i64 [ %292, %288 ], [ 0, %270 ], [ %256, %267 ]
  %295 = phi i64 [ %291, %288 ], [ %255, %270 ], [ %255, %267 ]
  %296 = add nuw nsw i64 %254, 1
  %297 = icmp eq i64 %296, %190
  br i1 %297, label %248, label %253

298:                                              ; preds = %250, %364
  %299 = phi i64 [ %366, %364 ], [ 0, %250 ]
  %300 = phi i64 [ %365, %364 ], [ %294, %250 ]
  %301 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %299
  %302 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %299, i32 1
  %303 = load i64, ptr %302, align 8
  %304 = load ptr, ptr %236, align 8
  %305 = getelementptr inbounds i64, ptr %304, i64 %303
  %306 = load i64, ptr %305, align 8
  %307 = load i64, ptr %301, align 8
  switch i64 %307, label %364 [
    i64 0, label %308
    i64 2, label %328
  ]

308:                                              ; preds = %298
  %309 = icmp eq i64 %303, %244
  br i1 %309, label %310, label %316

310:                                              ; preds = %308
  %311 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %299, i32 5
  %312 = call fastcc i64 @visits(i64 noundef %306, ptr noundef nonnull %311, i64 noundef %246)
  %313 = call fastcc i64 @visits(i64 noundef %306, ptr noundef nonnull %311, i64 noundef %247)
  %314 = sub nsw i64 %312, %313
  %315 = mul nsw i64 %314, %300
  br label %364

316:                                              ; preds = %308
  %317 = getelementptr inbounds [16 x i64], ptr %11, i64 0, i64 %299
  %318 = load i64, ptr %317, align 8
  %319 = icmp slt i64 %318, 0
  br i1 %319, label %320, label %325

320:                                              ; preds = %316
  %321 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %299, i32 5
  %322 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %303
  %323 = load i64, ptr %322, align 8
  %324 = call fastcc i64 @visits(i64 noundef %306, ptr noundef nonnull %321, i64 noundef %323)
  store i64 %324, ptr %317, align 8
  br label %325

325:                                              ; preds = %320, %316
  %326 = phi i64 [ %324, %320 ], [ %318, %316 ]
  %327 = mul nsw i64 %326, %300
  br label %364

328:                                              ; preds = %298
  %329 = icmp eq i64 %303, %244
  br i1 %329, label %338, label %330

330:                                              ; preds = %328
  %331 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %299, i32 2
  %332 = load i64, ptr %331, align 8
  %333 = icmp eq i64 %332, %244
  br i1 %333, label %338, label %334

334:                                              ; preds = %330
  %335 = getelementptr inbounds [16 x i64], ptr %11, i64 0, i64 %299
  %336 = load i64, ptr %335, align 8
  %337 = icmp slt i64 %336, 0
  br i1 %337, label %338, label %361

338:                                              ; preds = %328, %334, %330
  %339 = phi i1 [ false, %334 ], [ true, %330 ], [ true, %328 ]
  %340 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %299, i32 5
  %341 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %303
  %342 = load i64, ptr %341, align 8
  %343 = zext i1 %329 to i64
  call fastcc void @moves(ptr noundef nonnull %0, ptr noundef nonnull %237, i64 noundef %306, ptr noundef nonnull %340, i64 noundef %342, i64 noundef %343)
  %344 = load ptr, ptr %236, align 8
  %345 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %299, i32 2
  %346 = load i64, ptr %345, align 8
  %347 = getelementptr inbounds i64, ptr %344, i64 %346
  %348 = load i64, ptr %347, align 8
  %349 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %299, i32 6
  %350 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %346
  %351 = load i64, ptr %350, align 8
  %352 = icmp eq i64 %346, %244
  %353 = zext i1 %352 to i64
  call fastcc void @moves(ptr noundef nonnull %0, ptr noundef nonnull %238, i64 noundef %348, ptr noundef nonnull %349, i64 noundef %351, i64 noundef %353)
  %354 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %299, i32 3
  %355 = load i64, ptr %354, align 8
  %356 = getelementptr inbounds [16 x %struct.Factor], ptr %7, i64 0, i64 %299, i32 4
  %357 = load i64, ptr %356, align 8
  %358 = call fastcc i64 @pairs(ptr noundef nonnull %0, i64 noundef %355, i64 noundef %357, i64 noundef 1)
  br i1 %339, label %361, label %359

359:                                              ; preds = %338
  %360 = getelementptr inbounds [16 x i64], ptr %11, i64 0, i64 %299
  store i64 %358, ptr %360, align 8
  br label %361

361:                                              ; preds = %334, %338, %359
  %362 = phi i64 [ %358, %359 ], [ %358, %338 ], [ %336, %334 ]
  %363 = mul nsw i64 %362, %300
  br label %364

364:                                              ; preds = %298, %361, %310, %325
  %365 = phi i64 [ %315, %310 ], [ %327, %325 ], [ %363, %361 ], [ %300, %298 ]
  %366 = add nuw nsw i64 %299, 1
  %367 = icmp slt i64 %366, %190
  %368 = icmp ne i64 %365, 0
  %369 = select i1 %367, i1 %368, i1 false
  br i1 %369, label %298, label %370

370:                                              ; preds = %364, %239, %250
  %371 = phi i64 [ %294, %250 ], [ 1, %239 ], [ %365, %364 ]
  %372 = sub nsw i64 %241, %371
  %373 = icmp sgt i64 %240, 1
  br i1 %373, label %239, label %374

374:                                              ; preds = %227, %370, %248
  %375 = phi i64 [ %241, %248 ], [ %372, %370 ], [ %189, %227 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11)
  br label %376

376:                                              ; preds = %186, %188, %374
  %377 = phi i64 [ %375, %374 ], [ 0, %186 ], [ %189, %188 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 25984, ptr nonnull %7)
  ret i64 %377
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
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
  br label %22

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 9
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 4
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %8
  %19 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 13
  %20 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 8
  br label %40

22:                                               ; preds = %57, %10
  %23 = phi i64 [ %12, %10 ], [ %17, %57 ]
  %24 = phi i64 [ 1, %10 ], [ %58, %57 ]
  %25 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 10
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i64, ptr %26, i64 %23
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %23, 1
  %30 = getelementptr inbounds i64, ptr %26, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = icmp slt i64 %28, %31
  br i1 %32, label %33, label %61

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 11
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 13
  %37 = getelementptr inbounds %struct.Problem, ptr %7, i64 0, i32 8
  %38 = icmp ne i64 %2, 0
  %39 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 2
  br label %63

40:                                               ; preds = %13, %57
  %41 = phi i64 [ 1, %13 ], [ %58, %57 ]
  %42 = phi i64 [ 0, %13 ], [ %59, %57 ]
  %43 = add nsw i64 %18, %42
  %44 = getelementptr inbounds i64, ptr %15, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %57

47:                                               ; preds = %40
  %48 = load ptr, ptr %19, align 8
  call fastcc void @chain(ptr noundef nonnull %0, i64 noundef %42, i64 noundef %1, i64 noundef %1, i64 noundef %2, ptr noundef %48, ptr noundef nonnull %6)
  %49 = load i64, ptr %20, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %57, label %51

51:                                               ; preds = %47
  %52 = load ptr, ptr %21, align 8
  %53 = getelementptr inbounds i64, ptr %52, i64 %42
  %54 = load i64, ptr %53, align 8
  %55 = call fastcc i64 @visits(i64 noundef %54, ptr noundef nonnull %6, i64 noundef 0)
  %56 = mul nsw i64 %55, %41
  br label %57

57:                                               ; preds = %40, %51, %47
  %58 = phi i64 [ %41, %40 ], [ %56, %51 ], [ %41, %47 ]
  %59 = add nuw nsw i64 %42, 1
  %60 = icmp eq i64 %59, %8
  br i1 %60, label %22, label %40

61:                                               ; preds = %69, %22
  %62 = phi i64 [ %24, %22 ], [ %71, %69 ]
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %4)
  ret i64 %62

63:                                               ; preds = %33, %69
  %64 = phi i64 [ %24, %33 ], [ %71, %69 ]
  %65 = phi i64 [ %28, %33 ], [ %72, %69 ]
  %66 = shl nsw i64 %65, 2
  %67 = getelementptr inbounds i64, ptr %35, i64 %66
  %68 = getelementptr inbounds i64, ptr %67, i64 2
  br label %74

69:                                               ; preds = %124
  %70 = mul i64 %125, %64
  %71 = mul i64 %70, %126
  %72 = add i64 %65, 1
  %73 = icmp eq i64 %72, %31
  br i1 %73, label %61, label %63

74:                                               ; preds = %63, %124
  %75 = phi i1 [ true, %63 ], [ false, %124 ]
  %76 = phi i64 [ 0, %63 ], [ 2, %124 ]
  %77 = phi i64 [ 1, %63 ], [ %126, %124 ]
  %78 = phi i64 [ 1, %63 ], [ %125, %124 ]
  %79 = getelementptr inbounds i64, ptr %67, i64 %76
  %80 = load i64, ptr %79, align 8
  %81 = icmp slt i64 %80, 0
  br i1 %81, label %124, label %82

82:                                               ; preds = %74
  %83 = load ptr, ptr %36, align 8
  call fastcc void @chain(ptr noundef nonnull %0, i64 noundef %80, i64 noundef %1, i64 noundef %1, i64 noundef %2, ptr noundef %83, ptr noundef nonnull %6)
  %84 = load ptr, ptr %37, align 8
  %85 = getelementptr inbounds i64, ptr %84, i64 %80
  %86 = load i64, ptr %85, align 8
  %87 = load i64, ptr %39, align 8
  %88 = icmp ne i64 %87, 0
  %89 = select i1 %38, i1 %88, i1 false
  br i1 %89, label %90, label %105

90:                                               ; preds = %82
  %91 = load i64, ptr %6, align 8
  %92 = call fastcc i64 @classes(i64 noundef %86, ptr noundef nonnull %6, i64 noundef %91, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %93 = icmp sgt i64 %92, 0
  br i1 %93, label %94, label %114

94:                                               ; preds = %90, %94
  %95 = phi i64 [ %103, %94 ], [ 0, %90 ]
  %96 = phi i64 [ %102, %94 ], [ 0, %90 ]
  %97 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %95
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds [49 x i64], ptr %4, i64 0, i64 %95
  %100 = load i64, ptr %99, align 8
  %101 = mul nsw i64 %100, %98
  %102 = add nsw i64 %101, %96
  %103 = add nuw nsw i64 %95, 1
  %104 = icmp eq i64 %103, %92
  br i1 %104, label %114, label %94

105:                                              ; preds = %82
  %106 = load i64, ptr %68, align 8
  %107 = icmp sgt i64 %106, -1
  %108 = select i1 %107, i1 %88, i1 false
  br i1 %108, label %109, label %114

109:                                              ; preds = %105
  %110 = call fastcc i64 @visits(i64 noundef %86, ptr noundef nonnull %6, i64 noundef 0)
  %111 = add i64 %86, -1
  %112 = add i64 %111, %110
  %113 = sdiv i64 %112, %110
  br label %114

114:                                              ; preds = %94, %90, %105, %109
  %115 = phi i64 [ %113, %109 ], [ %86, %105 ], [ 0, %90 ], [ %102, %94 ]
  %116 = phi i64 [ %110, %109 ], [ 1, %105 ], [ 1, %90 ], [ 1, %94 ]
  %117 = or i64 %76, 1
  %118 = getelementptr inbounds i64, ptr %67, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = add nsw i64 %115, -1
  %121 = mul nsw i64 %119, %120
  %122 = add nsw i64 %121, %78
  %123 = mul nsw i64 %116, %77
  br label %124

124:                                              ; preds = %74, %114
  %125 = phi i64 [ %122, %114 ], [ %78, %74 ]
  %126 = phi i64 [ %123, %114 ], [ %77, %74 ]
  br i1 %75, label %74, label %69
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc i64 @extent(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 10
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %6, i64 %1
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %1, 1
  %10 = getelementptr inbounds i64, ptr %6, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %8, %11
  br i1 %12, label %13, label %21

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 11
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.Problem, ptr %4, i64 0, i32 8
  br label %17

17:                                               ; preds = %13, %23
  %18 = phi i64 [ 1, %13 ], [ %24, %23 ]
  %19 = phi i64 [ %8, %13 ], [ %25, %23 ]
  %20 = shl nsw i64 %19, 2
  br label %27

21:                                               ; preds = %23, %3
  %22 = phi i64 [ 1, %3 ], [ %24, %23 ]
  ret i64 %22

23:                                               ; preds = %64
  %24 = mul nsw i64 %65, %18
  %25 = add nsw i64 %19, 1
  %26 = icmp eq i64 %25, %11
  br i1 %26, label %21, label %17

27:                                               ; preds = %17, %64
  %28 = phi i1 [ true, %17 ], [ false, %64 ]
  %29 = phi i64 [ 0, %17 ], [ 2, %64 ]
  %30 = phi i64 [ 1, %17 ], [ %65, %64 ]
  %31 = or i64 %29, %20
  %32 = getelementptr inbounds i64, ptr %15, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = icmp slt i64 %33, 0
  br i1 %34, label %64, label %35

35:                                               ; preds = %27
  %36 = load ptr, ptr %16, align 8
  %37 = getelementptr inbounds i64, ptr %36, i64 %33
  %38 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %33
  %39 = load i64, ptr %38, align 8
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %51

41:                                               ; preds = %35
  %42 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %33, i64 0
  %43 = load i64, ptr %42, align 8
  %44 = icmp slt i64 %43, %2
  br i1 %44, label %60, label %51

45:                                               ; preds = %60
  %46 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %33, i64 %62
  %47 = load i64, ptr %46, align 8
  %48 = icmp slt i64 %47, %2
  br i1 %48, label %60, label %49

49:                                               ; preds = %45, %60
  %50 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %33, i64 %61, i32 1
  br label %51

51:                                               ; preds = %49, %41, %35
  %52 = phi ptr [ %37, %35 ], [ %37, %41 ], [ %50, %49 ]
  %53 = load i64, ptr %52, align 8
  %54 = or i64 %31, 1
  %55 = getelementptr inbounds i64, ptr %15, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = add nsw i64 %53, -1
  %58 = mul nsw i64 %56, %57
  %59 = add nsw i64 %58, %30
  br label %64

60:                                               ; preds = %41, %45
  %61 = phi i64 [ %62, %45 ], [ 0, %41 ]
  %62 = add nuw nsw i64 %61, 1
  %63 = icmp eq i64 %62, %39
  br i1 %63, label %49, label %45

64:                                               ; preds = %27, %51
  %65 = phi i64 [ %59, %51 ], [ %30, %27 ]
  br i1 %28, label %27, label %23
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc i64 @spreads_between(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = load ptr, ptr %0, align 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %31

7:                                                ; preds = %3, %27
  %8 = phi i1 [ %29, %27 ], [ true, %3 ]
  %9 = phi i64 [ %28, %27 ], [ 0, %3 ]
  %10 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %27

13:                                               ; preds = %7, %24
  %14 = phi i64 [ %25, %24 ], [ 0, %7 ]
  %15 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %9, i64 %14, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, -1
  br i1 %17, label %18, label %24

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %9, i64 %14
  %20 = load i64, ptr %19, align 8
  %21 = icmp sge i64 %20, %1
  %22 = icmp slt i64 %20, %2
  %23 = and i1 %21, %22
  br i1 %23, label %31, label %24

24:                                               ; preds = %13, %18
  %25 = add nuw nsw i64 %14, 1
  %26 = icmp eq i64 %25, %11
  br i1 %26, label %27, label %13

27:                                               ; preds = %24, %7
  %28 = add nuw nsw i64 %9, 1
  %29 = icmp slt i64 %28, %5
  %30 = icmp eq i64 %28, %5
  br i1 %30, label %31, label %7

31:                                               ; preds = %27, %18, %3
  %32 = phi i1 [ false, %3 ], [ %8, %18 ], [ %29, %27 ]
  %33 = zext i1 %32 to i64
  ret i64 %33
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @chain(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef %6) unnamed_addr {
  %8 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 2
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 1
  store i64 0, ptr %9, align 8
  store i64 0, ptr %6, align 8
  %10 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 4, i64 %1
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %71

13:                                               ; preds = %7
  %14 = icmp eq i64 %4, 0
  %15 = select i1 %14, i64 1, i64 3
  br label %16

16:                                               ; preds = %13, %67
  %17 = phi i64 [ 0, %13 ], [ %68, %67 ]
  %18 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %1, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = icmp slt i64 %19, %2
  br i1 %20, label %21, label %71

21:                                               ; preds = %16
  %22 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %1, i64 %17, i32 2
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, -1
  br i1 %24, label %27, label %25

25:                                               ; preds = %21
  %26 = load i64, ptr %6, align 8
  br label %51

27:                                               ; preds = %21
  %28 = icmp slt i64 %19, %3
  br i1 %28, label %34, label %29

29:                                               ; preds = %27
  %30 = getelementptr inbounds i64, ptr %5, i64 %23
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  %33 = select i1 %32, i64 1, i64 2
  br label %34

34:                                               ; preds = %27, %29
  %35 = phi i64 [ %33, %29 ], [ %15, %27 ]
  %36 = load i64, ptr %6, align 8
  %37 = add nsw i64 %36, -1
  %38 = icmp sgt i64 %36, 0
  br i1 %38, label %39, label %51

39:                                               ; preds = %34
  %40 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %37
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, %35
  br i1 %42, label %43, label %51

43:                                               ; preds = %39
  %44 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %37
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %1, i64 %17, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = srem i64 %45, %47
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %51

50:                                               ; preds = %43
  store i64 %47, ptr %44, align 8
  br label %67

51:                                               ; preds = %25, %43, %39, %34
  %52 = phi i64 [ %26, %25 ], [ %36, %43 ], [ %36, %39 ], [ %36, %34 ]
  %53 = phi i64 [ 0, %25 ], [ %35, %43 ], [ %35, %39 ], [ %35, %34 ]
  %54 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %52
  store i64 %53, ptr %54, align 8
  %55 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 5, i64 %1, i64 %17, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = load i64, ptr %6, align 8
  %58 = add nsw i64 %57, 1
  store i64 %58, ptr %6, align 8
  %59 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %57
  store i64 %56, ptr %59, align 8
  %60 = icmp eq i64 %53, 0
  %61 = zext i1 %60 to i64
  %62 = load i64, ptr %9, align 8
  %63 = add nsw i64 %62, %61
  store i64 %63, ptr %9, align 8
  %64 = zext i1 %24 to i64
  %65 = load i64, ptr %8, align 8
  %66 = add nsw i64 %65, %64
  store i64 %66, ptr %8, align 8
  br label %67

67:                                               ; preds = %50, %51
  %68 = add nuw nsw i64 %17, 1
  %69 = load i64, ptr %10, align 8
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %16, label %71

71:                                               ; preds = %67, %16, %7
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @visits(i64 noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr {
  %4 = alloca [49 x i64], align 16
  %5 = alloca [49 x i64], align 16
  %6 = alloca %struct.Chain, align 8
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %5)
  %7 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %24

10:                                               ; preds = %3
  %11 = icmp eq i64 %2, 0
  br i1 %11, label %49, label %12

12:                                               ; preds = %10
  %13 = tail call fastcc i64 @head(ptr noundef nonnull %1, i64 noundef %2)
  %14 = call fastcc i64 @classes(i64 noundef %0, ptr noundef nonnull %1, i64 noundef %13, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %49

16:                                               ; preds = %12, %16
  %17 = phi i64 [ %22, %16 ], [ 0, %12 ]
  %18 = phi i64 [ %21, %16 ], [ 0, %12 ]
  %19 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %17
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %20, %18
  %22 = add nuw nsw i64 %17, 1
  %23 = icmp eq i64 %22, %14
  br i1 %23, label %49, label %16

24:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 792, ptr nonnull %6)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(792) %6, ptr noundef nonnull align 8 dereferenceable(792) %1, i64 792, i1 false)
  %25 = tail call fastcc i64 @head(ptr noundef nonnull %1, i64 noundef %2)
  %26 = load i64, ptr %1, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %31, label %28

28:                                               ; preds = %31, %24
  %29 = call fastcc i64 @classes(i64 noundef %0, ptr noundef nonnull %6, i64 noundef %26, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %41, label %39

31:                                               ; preds = %24, %31
  %32 = phi i64 [ %37, %31 ], [ %25, %24 ]
  %33 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = select i1 %35, i64 3, i64 %34
  store i64 %36, ptr %33, align 8
  %37 = add nsw i64 %32, 1
  %38 = icmp eq i64 %37, %26
  br i1 %38, label %28, label %31

39:                                               ; preds = %41, %28
  %40 = phi i64 [ 0, %28 ], [ %46, %41 ]
  call void @llvm.lifetime.end.p0(i64 792, ptr nonnull %6)
  br label %49

41:                                               ; preds = %28, %41
  %42 = phi i64 [ %47, %41 ], [ 0, %28 ]
  %43 = phi i64 [ %46, %41 ], [ 0, %28 ]
  %44 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %42
  %45 = load i64, ptr %44, align 8
  %46 = add nsw i64 %45, %43
  %47 = add nuw nsw i64 %42, 1
  %48 = icmp eq i64 %47, %29
  br i1 %48, label %39, label %41

49:                                               ; preds = %16, %12, %10, %39
  %50 = phi i64 [ %40, %39 ], [ 1, %10 ], [ 0, %12 ], [ %21, %16 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %4)
  ret i64 %50
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @classes(i64 noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4) unnamed_addr {
  store i64 %0, ptr %3, align 8
  store i64 1, ptr %4, align 8
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %65, %5
  %8 = phi i64 [ 1, %5 ], [ %66, %65 ]
  ret i64 %8

9:                                                ; preds = %5, %65
  %10 = phi i64 [ %66, %65 ], [ 1, %5 ]
  %11 = phi i64 [ %67, %65 ], [ 0, %5 ]
  %12 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 4, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Chain, ptr %1, i64 0, i32 3, i64 %11
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 1
  %17 = icmp sgt i64 %10, 0
  br i1 %16, label %19, label %18

18:                                               ; preds = %9
  br i1 %17, label %31, label %65

19:                                               ; preds = %9
  br i1 %17, label %20, label %65

20:                                               ; preds = %19, %20
  %21 = phi i64 [ %25, %20 ], [ 0, %19 ]
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = tail call fastcc i64 @least(i64 noundef %23, i64 noundef %13)
  store i64 %24, ptr %22, align 8
  %25 = add nuw nsw i64 %21, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %65, label %20

27:                                               ; preds = %49
  %28 = icmp eq i64 %43, 0
  br i1 %28, label %65, label %29

29:                                               ; preds = %27
  %30 = icmp sgt i64 %50, 0
  br i1 %30, label %55, label %53

31:                                               ; preds = %18, %49
  %32 = phi i64 [ %51, %49 ], [ 0, %18 ]
  %33 = phi i64 [ %50, %49 ], [ 0, %18 ]
  %34 = phi i64 [ %43, %49 ], [ 0, %18 ]
  %35 = getelementptr inbounds i64, ptr %3, i64 %32
  %36 = load i64, ptr %35, align 8
  %37 = sdiv i64 %36, %13
  %38 = srem i64 %36, %13
  %39 = mul nsw i64 %37, %13
  %40 = getelementptr inbounds i64, ptr %4, i64 %32
  %41 = load i64, ptr %40, align 8
  %42 = mul nsw i64 %41, %37
  %43 = add nsw i64 %42, %34
  %44 = icmp eq i64 %36, %39
  br i1 %44, label %49, label %45

45:                                               ; preds = %31
  %46 = getelementptr inbounds i64, ptr %3, i64 %33
  store i64 %38, ptr %46, align 8
  %47 = getelementptr inbounds i64, ptr %4, i64 %33
  store i64 %41, ptr %47, align 8
  %48 = add nsw i64 %33, 1
  br label %49

49:                                               ; preds = %45, %31
  %50 = phi i64 [ %48, %45 ], [ %33, %31 ]
  %51 = add nuw nsw i64 %32, 1
  %52 = icmp eq i64 %51, %10
  br i1 %52, label %27, label %31

53:                                               ; preds = %55, %29
  store i64 %13, ptr %3, align 8
  store i64 %43, ptr %4, align 8
  %54 = add nsw i64 %50, 1
  br label %65

55:                                               ; preds = %29, %55
  %56 = phi i64 [ %57, %55 ], [ %50, %29 ]
  %57 = add nsw i64 %56, -1
  %58 = getelementptr inbounds i64, ptr %3, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds i64, ptr %3, i64 %56
  store i64 %59, ptr %60, align 8
  %61 = getelementptr inbounds i64, ptr %4, i64 %57
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %4, i64 %56
  store i64 %62, ptr %63, align 8
  %64 = icmp ugt i64 %56, 1
  br i1 %64, label %55, label %53

65:                                               ; preds = %20, %18, %19, %27, %53
  %66 = phi i64 [ %54, %53 ], [ %50, %27 ], [ %10, %19 ], [ 0, %18 ], [ %10, %20 ]
  %67 = add nuw nsw i64 %11, 1
  %68 = icmp eq i64 %67, %2
  br i1 %68, label %7, label %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc i64 @box(i64 noundef %0, i64 noundef %1) unnamed_addr {
  %3 = icmp sgt i64 %0, 0
  %4 = add nsw i64 %0, -1
  %5 = mul nsw i64 %4, %1
  %6 = add nsw i64 %5, 1
  %7 = select i1 %3, i64 %6, i64 0
  ret i64 %7
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @leaves(ptr nocapture noundef writeonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = alloca [49 x i64], align 16
  %6 = alloca [49 x i64], align 16
  %7 = alloca [192 x %struct.Together], align 16
  %8 = load i64, ptr %3, align 8
  %9 = tail call fastcc i64 @merged(ptr noundef nonnull %3, i64 noundef %8)
  store i64 0, ptr %1, align 8
  %10 = icmp slt i64 %9, 0
  br i1 %10, label %11, label %24

11:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %6)
  %12 = call fastcc i64 @classes(i64 noundef %2, ptr noundef nonnull %3, i64 noundef %8, ptr noundef nonnull %5, ptr noundef nonnull %6)
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %15, %11
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %5)
  br label %49

15:                                               ; preds = %11, %15
  %16 = phi i64 [ %22, %15 ], [ 0, %11 ]
  %17 = getelementptr inbounds [49 x i64], ptr %6, i64 0, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = tail call fastcc ptr @context(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %18, i64 noundef 1)
  %20 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %16
  %21 = load i64, ptr %20, align 8
  tail call fastcc void @put_now(ptr noundef nonnull %19, i64 noundef 1, i64 noundef 0, i64 noundef %21)
  %22 = add nuw nsw i64 %16, 1
  %23 = icmp eq i64 %22, %12
  br i1 %23, label %14, label %15

24:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 7680, ptr nonnull %7)
  %25 = call fastcc i64 @together(ptr noundef %0, i64 noundef %2, ptr noundef nonnull %3, i64 noundef %9, i64 noundef %8, ptr noundef nonnull %7)
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %24
  %28 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %9
  br label %30

29:                                               ; preds = %30, %24
  call void @llvm.lifetime.end.p0(i64 7680, ptr nonnull %7)
  br label %49

30:                                               ; preds = %27, %30
  %31 = phi i64 [ 0, %27 ], [ %47, %30 ]
  %32 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %31, i32 2
  %35 = load i64, ptr %34, align 8
  %36 = mul nsw i64 %35, %33
  %37 = load i64, ptr %28, align 8
  %38 = tail call fastcc ptr @context(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %36, i64 noundef %37)
  %39 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %31, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %31, i32 3
  %42 = load i64, ptr %41, align 8
  tail call fastcc void @put_now(ptr noundef nonnull %38, i64 noundef %40, i64 noundef 0, i64 noundef %42)
  %43 = getelementptr inbounds [192 x %struct.Together], ptr %7, i64 0, i64 %31, i32 4
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, 0
  %46 = zext i1 %45 to i64
  tail call fastcc void @put_now(ptr noundef nonnull %38, i64 noundef %46, i64 noundef %40, i64 noundef %44)
  %47 = add nuw nsw i64 %31, 1
  %48 = icmp eq i64 %47, %25
  br i1 %48, label %29, label %30

49:                                               ; preds = %29, %14
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @pairs(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %19

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10
  %10 = load i64, ptr %9, align 8
  br label %11

11:                                               ; preds = %8, %23
  %12 = phi i64 [ %6, %8 ], [ %24, %23 ]
  %13 = phi i64 [ %10, %8 ], [ %25, %23 ]
  %14 = phi i64 [ 0, %8 ], [ %27, %23 ]
  %15 = phi i64 [ 0, %8 ], [ %26, %23 ]
  %16 = icmp sgt i64 %13, 0
  br i1 %16, label %17, label %23

17:                                               ; preds = %11
  %18 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 9, i32 1, i64 %14
  br label %29

19:                                               ; preds = %23, %4
  %20 = phi i64 [ 0, %4 ], [ %26, %23 ]
  ret i64 %20

21:                                               ; preds = %29
  %22 = load i64, ptr %5, align 8
  br label %23

23:                                               ; preds = %21, %11
  %24 = phi i64 [ %12, %11 ], [ %22, %21 ]
  %25 = phi i64 [ %13, %11 ], [ %40, %21 ]
  %26 = phi i64 [ %15, %11 ], [ %38, %21 ]
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp slt i64 %27, %24
  br i1 %28, label %11, label %19

29:                                               ; preds = %17, %29
  %30 = phi i64 [ 0, %17 ], [ %39, %29 ]
  %31 = phi i64 [ %15, %17 ], [ %38, %29 ]
  %32 = load i64, ptr %18, align 8
  %33 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 10, i32 1, i64 %30
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %34, %32
  %36 = tail call fastcc i64 @union_of(ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %18, i64 noundef %2, ptr noundef nonnull %33, i64 noundef %3)
  %37 = mul nsw i64 %35, %36
  %38 = add nsw i64 %37, %31
  %39 = add nuw nsw i64 %30, 1
  %40 = load i64, ptr %9, align 8
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %29, label %21
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @held(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca [49 x i64], align 16
  %6 = alloca [49 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %6)
  %7 = tail call fastcc i64 @head(ptr noundef %2, i64 noundef %3)
  %8 = call fastcc i64 @classes(i64 noundef %0, ptr noundef %2, i64 noundef %7, ptr noundef nonnull %5, ptr noundef nonnull %6)
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %12, %4
  %11 = phi i64 [ 0, %4 ], [ %21, %12 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %5)
  ret i64 %11

12:                                               ; preds = %4, %12
  %13 = phi i64 [ %22, %12 ], [ 0, %4 ]
  %14 = phi i64 [ %21, %12 ], [ 0, %4 ]
  %15 = getelementptr inbounds [49 x i64], ptr %6, i64 0, i64 %13
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds [49 x i64], ptr %5, i64 0, i64 %13
  %18 = load i64, ptr %17, align 8
  %19 = tail call fastcc i64 @single(i64 noundef %18, i64 noundef 0, ptr noundef %2, i64 noundef %7, i64 noundef %1)
  %20 = mul nsw i64 %19, %16
  %21 = add nsw i64 %20, %14
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %10, label %12
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @moves(ptr nocapture noundef writeonly %0, ptr noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5) unnamed_addr {
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
  %14 = tail call fastcc i64 @head(ptr noundef %3, i64 noundef %13)
  %15 = sext i1 %11 to i64
  %16 = add nsw i64 %14, %15
  %17 = tail call fastcc i64 @merged(ptr noundef %3, i64 noundef %16)
  %18 = icmp sgt i64 %17, -1
  br i1 %18, label %19, label %73

19:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 7680, ptr nonnull %9)
  %20 = call fastcc i64 @together(ptr noundef %0, i64 noundef %2, ptr noundef %3, i64 noundef %17, i64 noundef %16, ptr noundef nonnull %9)
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %19
  %23 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %17
  %24 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %16
  br label %26

25:                                               ; preds = %70, %19
  call void @llvm.lifetime.end.p0(i64 7680, ptr nonnull %9)
  br label %123

26:                                               ; preds = %22, %70
  %27 = phi i64 [ 0, %22 ], [ %71, %70 ]
  %28 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %27
  br i1 %11, label %41, label %29

29:                                               ; preds = %26
  %30 = load i64, ptr %28, align 8
  %31 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %27, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 %32, %30
  %34 = load i64, ptr %23, align 8
  %35 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %27, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %27, i32 3
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %27, i32 4
  %40 = load i64, ptr %39, align 8
  tail call fastcc void @pair_of(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %33, i64 noundef %34, i64 noundef %36, i64 noundef %38, i64 noundef %40, i64 noundef 0, i64 noundef %38, i64 noundef %40, ptr noundef %3, i64 noundef %14)
  br label %70

41:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %10)
  %42 = load i64, ptr %24, align 8
  %43 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %27, i32 3
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %27, i32 4
  %46 = load i64, ptr %45, align 8
  %47 = call fastcc i64 @walked(i64 noundef %44, i64 noundef %46, i64 noundef %42, i64 noundef 1, ptr noundef nonnull %10)
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %49, label %57

49:                                               ; preds = %41
  %50 = load i64, ptr %28, align 8
  %51 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %27, i32 2
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %52, %50
  %54 = getelementptr inbounds [192 x %struct.Together], ptr %9, i64 0, i64 %27, i32 1
  %55 = load i64, ptr %54, align 8
  %56 = sub nsw i64 0, %42
  br label %58

57:                                               ; preds = %58, %41
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %10)
  br label %70

58:                                               ; preds = %49, %58
  %59 = phi i64 [ 0, %49 ], [ %68, %58 ]
  %60 = getelementptr inbounds [5 x %struct.Walked], ptr %10, i64 0, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %53, %61
  %63 = load i64, ptr %23, align 8
  %64 = getelementptr inbounds [5 x %struct.Walked], ptr %10, i64 0, i64 %59, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds [5 x %struct.Walked], ptr %10, i64 0, i64 %59, i32 2
  %67 = load i64, ptr %66, align 8
  tail call fastcc void @pair_of(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %62, i64 noundef %63, i64 noundef %55, i64 noundef %65, i64 noundef %67, i64 noundef %56, i64 noundef %42, i64 noundef %42, ptr noundef nonnull %3, i64 noundef %14)
  %68 = add nuw nsw i64 %59, 1
  %69 = icmp eq i64 %68, %47
  br i1 %69, label %57, label %58

70:                                               ; preds = %57, %29
  %71 = add nuw nsw i64 %27, 1
  %72 = icmp eq i64 %71, %20
  br i1 %72, label %25, label %26

73:                                               ; preds = %6
  %74 = call fastcc i64 @classes(i64 noundef %2, ptr noundef %3, i64 noundef %16, ptr noundef nonnull %7, ptr noundef nonnull %8)
  br i1 %11, label %85, label %75

75:                                               ; preds = %73
  %76 = icmp sgt i64 %74, 0
  br i1 %76, label %77, label %123

77:                                               ; preds = %75, %77
  %78 = phi i64 [ %83, %77 ], [ 0, %75 ]
  %79 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %78
  %82 = load i64, ptr %81, align 8
  tail call fastcc void @descend(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %80, i64 noundef %82, i64 noundef 0, i64 noundef %82, ptr noundef %3, i64 noundef %14)
  %83 = add nuw nsw i64 %78, 1
  %84 = icmp eq i64 %83, %74
  br i1 %84, label %123, label %77

85:                                               ; preds = %73
  %86 = getelementptr inbounds %struct.Chain, ptr %3, i64 0, i32 4, i64 %16
  %87 = load i64, ptr %86, align 8
  %88 = icmp sgt i64 %74, 0
  br i1 %88, label %93, label %89

89:                                               ; preds = %85
  %90 = sub nsw i64 0, %87
  tail call fastcc void @descend(ptr noundef %0, ptr noundef nonnull %1, i64 noundef 0, i64 noundef %87, i64 noundef %90, i64 noundef %87, ptr noundef nonnull %3, i64 noundef %14)
  br label %123

91:                                               ; preds = %93
  %92 = sub nsw i64 0, %87
  tail call fastcc void @descend(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %104, i64 noundef %87, i64 noundef %92, i64 noundef %87, ptr noundef %3, i64 noundef %14)
  br i1 %88, label %107, label %123

93:                                               ; preds = %85, %93
  %94 = phi i64 [ %105, %93 ], [ 0, %85 ]
  %95 = phi i64 [ %104, %93 ], [ 0, %85 ]
  %96 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %94
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %94
  %99 = load i64, ptr %98, align 8
  %100 = sdiv i64 %99, %87
  %101 = add nsw i64 %100, -1
  %102 = tail call fastcc i64 @most(i64 noundef 0, i64 noundef %101)
  %103 = mul nsw i64 %102, %97
  %104 = add nsw i64 %103, %95
  %105 = add nuw nsw i64 %94, 1
  %106 = icmp eq i64 %105, %74
  br i1 %106, label %91, label %93

107:                                              ; preds = %91, %120
  %108 = phi i64 [ %121, %120 ], [ 0, %91 ]
  %109 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = sdiv i64 %110, %87
  %112 = mul nsw i64 %111, %87
  %113 = srem i64 %110, %87
  %114 = icmp sgt i64 %113, 0
  %115 = icmp sgt i64 %111, 0
  %116 = select i1 %114, i1 %115, i1 false
  br i1 %116, label %117, label %120

117:                                              ; preds = %107
  %118 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %108
  %119 = load i64, ptr %118, align 8
  tail call fastcc void @descend(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %119, i64 noundef %113, i64 noundef %92, i64 noundef %87, ptr noundef %3, i64 noundef %14)
  br label %120

120:                                              ; preds = %117, %107
  %121 = add nuw nsw i64 %108, 1
  %122 = icmp eq i64 %121, %74
  br i1 %122, label %123, label %107

123:                                              ; preds = %77, %120, %89, %75, %91, %25
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %7)
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: read)
define internal fastcc i64 @merged(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %4, label %12

4:                                                ; preds = %2, %9
  %5 = phi i64 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds %struct.Chain, ptr %0, i64 0, i32 3, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 2
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw nsw i64 %5, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %4

12:                                               ; preds = %9, %4, %2
  %13 = phi i64 [ -1, %2 ], [ %5, %4 ], [ -1, %9 ]
  ret i64 %13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define internal fastcc void @put_now(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = icmp eq i64 %1, 0
  br i1 %5, label %15, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds %struct.Context, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %8, 1
  store i64 %9, ptr %7, align 8
  %10 = getelementptr inbounds %struct.Context, ptr %0, i64 0, i32 4, i64 %8
  store i64 %1, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %2, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 16
  store i64 %3, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store i64 0, ptr %14, align 8
  br label %15

15:                                               ; preds = %6, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define internal fastcc nonnull ptr @context(ptr nocapture noundef writeonly %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = load i64, ptr %1, align 8
  %6 = icmp sgt i64 %5, 191
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 1, ptr %8, align 8
  br label %9

9:                                                ; preds = %7, %4
  %10 = phi i64 [ 0, %7 ], [ %5, %4 ]
  %11 = add nsw i64 %10, 1
  store i64 %11, ptr %1, align 8
  %12 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %10
  store i64 %2, ptr %12, align 8
  %13 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %10, i32 1
  store i64 %3, ptr %13, align 8
  %14 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %10, i32 3
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds %struct.Contexts, ptr %1, i64 0, i32 1, i64 %10, i32 2
  store i64 0, ptr %15, align 8
  ret ptr %12
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @together(ptr nocapture noundef writeonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = alloca [49 x i64], align 16
  %8 = alloca [49 x i64], align 16
  %9 = alloca [5 x %struct.Walked], align 16
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 392, ptr nonnull %8)
  %10 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 4, i64 %3
  %11 = load i64, ptr %10, align 8
  %12 = call fastcc i64 @classes(i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef nonnull %7, ptr noundef nonnull %8)
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %100

14:                                               ; preds = %6
  %15 = add nsw i64 %3, 1
  %16 = icmp slt i64 %15, %4
  br label %17

17:                                               ; preds = %14, %94
  %18 = phi i64 [ 0, %14 ], [ %95, %94 ]
  %19 = phi i64 [ 0, %14 ], [ %96, %94 ]
  %20 = getelementptr inbounds [49 x i64], ptr %7, i64 0, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = sdiv i64 %21, %11
  %23 = mul nsw i64 %22, %11
  %24 = srem i64 %21, %11
  %25 = add nsw i64 %18, 1
  %26 = getelementptr inbounds %struct.Together, ptr %5, i64 %18
  %27 = getelementptr inbounds [49 x i64], ptr %8, i64 0, i64 %19
  %28 = load i64, ptr %27, align 8
  store i64 %28, ptr %26, align 8
  %29 = getelementptr inbounds i8, ptr %26, i64 8
  store i64 %22, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %26, i64 16
  store i64 1, ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %26, i64 24
  store i64 %11, ptr %31, align 8
  %32 = getelementptr inbounds i8, ptr %26, i64 32
  store i64 %24, ptr %32, align 8
  br i1 %16, label %37, label %94

33:                                               ; preds = %86, %43
  %34 = phi i64 [ %18, %43 ], [ %89, %86 ]
  %35 = add i64 %38, 1
  %36 = icmp eq i64 %35, %4
  br i1 %36, label %94, label %37

37:                                               ; preds = %17, %33
  %38 = phi i64 [ %35, %33 ], [ %15, %17 ]
  %39 = phi i64 [ %34, %33 ], [ %25, %17 ]
  %40 = icmp slt i64 %18, %39
  br i1 %40, label %41, label %43

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 4, i64 %38
  br label %46

43:                                               ; preds = %82, %37
  %44 = phi i64 [ %39, %37 ], [ %83, %82 ]
  %45 = icmp slt i64 %39, %44
  br i1 %45, label %86, label %33

46:                                               ; preds = %41, %82
  %47 = phi i64 [ %39, %41 ], [ %83, %82 ]
  %48 = phi i64 [ %18, %41 ], [ %84, %82 ]
  %49 = getelementptr inbounds %struct.Together, ptr %5, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %49, i64 8
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i8, ptr %49, i64 16
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds i8, ptr %49, i64 24
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %49, i64 32
  %58 = load i64, ptr %57, align 8
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %9)
  %59 = load i64, ptr %42, align 8
  %60 = call fastcc i64 @walked(i64 noundef %56, i64 noundef %58, i64 noundef %59, i64 noundef 0, ptr noundef nonnull %9)
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %62, label %82

62:                                               ; preds = %46, %66
  %63 = phi i64 [ %67, %66 ], [ %47, %46 ]
  %64 = phi i64 [ %80, %66 ], [ 0, %46 ]
  %65 = icmp sgt i64 %63, 191
  br i1 %65, label %98, label %66

66:                                               ; preds = %62
  %67 = add nsw i64 %63, 1
  %68 = getelementptr inbounds %struct.Together, ptr %5, i64 %63
  %69 = getelementptr inbounds [5 x %struct.Walked], ptr %9, i64 0, i64 %64
  %70 = load i64, ptr %69, align 8
  %71 = mul nsw i64 %70, %54
  %72 = getelementptr inbounds [5 x %struct.Walked], ptr %9, i64 0, i64 %64, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds [5 x %struct.Walked], ptr %9, i64 0, i64 %64, i32 2
  %75 = load i64, ptr %74, align 8
  store i64 %50, ptr %68, align 8
  %76 = getelementptr inbounds i8, ptr %68, i64 8
  store i64 %52, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %68, i64 16
  store i64 %71, ptr %77, align 8
  %78 = getelementptr inbounds i8, ptr %68, i64 24
  store i64 %73, ptr %78, align 8
  %79 = getelementptr inbounds i8, ptr %68, i64 32
  store i64 %75, ptr %79, align 8
  %80 = add nuw nsw i64 %64, 1
  %81 = icmp eq i64 %80, %60
  br i1 %81, label %82, label %62

82:                                               ; preds = %66, %46
  %83 = phi i64 [ %47, %46 ], [ %67, %66 ]
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %9)
  %84 = add i64 %48, 1
  %85 = icmp eq i64 %84, %39
  br i1 %85, label %43, label %46

86:                                               ; preds = %43, %86
  %87 = phi i64 [ %92, %86 ], [ %39, %43 ]
  %88 = phi i64 [ %89, %86 ], [ %18, %43 ]
  %89 = add nsw i64 %88, 1
  %90 = getelementptr inbounds %struct.Together, ptr %5, i64 %88
  %91 = getelementptr inbounds %struct.Together, ptr %5, i64 %87
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %90, ptr noundef nonnull align 8 dereferenceable(40) %91, i64 40, i1 false)
  %92 = add nsw i64 %87, 1
  %93 = icmp eq i64 %92, %44
  br i1 %93, label %33, label %86

94:                                               ; preds = %33, %17
  %95 = phi i64 [ %25, %17 ], [ %34, %33 ]
  %96 = add nuw nsw i64 %19, 1
  %97 = icmp eq i64 %96, %12
  br i1 %97, label %100, label %17

98:                                               ; preds = %62
  %99 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 1, ptr %99, align 8
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %9)
  br label %100

100:                                              ; preds = %94, %6, %98
  %101 = phi i64 [ 0, %98 ], [ 0, %6 ], [ %95, %94 ]
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 392, ptr nonnull %7)
  ret i64 %101
}

; Function Attrs: mustprogress nofree noinline nosync nounwind optsize willreturn memory(argmem: write)
define internal fastcc i64 @walked(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr {
  %6 = sdiv i64 %0, %2
  %7 = mul nsw i64 %6, %2
  %8 = srem i64 %0, %2
  %9 = sdiv i64 %1, %2
  %10 = mul nsw i64 %9, %2
  %11 = srem i64 %1, %2
  %12 = icmp sgt i64 %11, 0
  %13 = zext i1 %12 to i64
  %14 = icmp slt i64 %9, %6
  %15 = sub nsw i64 %9, %3
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %5
  store i64 %15, ptr %4, align 8
  %18 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %2, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 %2, ptr %19, align 8
  br label %20

20:                                               ; preds = %17, %5
  %21 = phi i64 [ 1, %17 ], [ 0, %5 ]
  %22 = icmp sge i64 %9, %3
  %23 = and i1 %14, %22
  %24 = and i1 %23, %12
  br i1 %24, label %25, label %30

25:                                               ; preds = %20
  %26 = add nuw nsw i64 %21, 1
  %27 = getelementptr inbounds %struct.Walked, ptr %4, i64 %21
  store i64 1, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %27, i64 8
  store i64 %2, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %27, i64 16
  store i64 %11, ptr %29, align 8
  br label %30

30:                                               ; preds = %25, %20
  %31 = phi i64 [ %26, %25 ], [ %21, %20 ]
  %32 = icmp slt i64 %8, 1
  %33 = or i1 %14, %32
  %34 = icmp slt i64 %6, %3
  %35 = or i1 %34, %33
  br i1 %35, label %41, label %36

36:                                               ; preds = %30
  %37 = add nuw nsw i64 %31, 1
  %38 = getelementptr inbounds %struct.Walked, ptr %4, i64 %31
  store i64 1, ptr %38, align 8
  %39 = getelementptr inbounds i8, ptr %38, i64 8
  store i64 %8, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 16
  store i64 %11, ptr %40, align 8
  br label %41

41:                                               ; preds = %36, %30
  %42 = phi i64 [ %31, %30 ], [ %37, %36 ]
  %43 = add nsw i64 %9, %13
  %44 = tail call fastcc i64 @most(i64 noundef %3, i64 noundef %43)
  %45 = sub nsw i64 %6, %44
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %47, label %52

47:                                               ; preds = %41
  %48 = add nuw nsw i64 %42, 1
  %49 = getelementptr inbounds %struct.Walked, ptr %4, i64 %42
  store i64 %45, ptr %49, align 8
  %50 = getelementptr inbounds i8, ptr %49, i64 8
  store i64 %2, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %49, i64 16
  store i64 0, ptr %51, align 8
  br label %52

52:                                               ; preds = %47, %41
  %53 = phi i64 [ %48, %47 ], [ %42, %41 ]
  %54 = icmp sgt i64 %8, 0
  %55 = and i1 %14, %54
  %56 = xor i1 %55, true
  %57 = or i1 %34, %56
  br i1 %57, label %63, label %58

58:                                               ; preds = %52
  %59 = add nuw nsw i64 %53, 1
  %60 = getelementptr inbounds %struct.Walked, ptr %4, i64 %53
  store i64 1, ptr %60, align 8
  %61 = getelementptr inbounds i8, ptr %60, i64 8
  store i64 %8, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %60, i64 16
  store i64 0, ptr %62, align 8
  br label %63

63:                                               ; preds = %58, %52
  %64 = phi i64 [ %59, %58 ], [ %53, %52 ]
  ret i64 %64
}

; Function Attrs: mustprogress nofree noinline nosync nounwind optsize willreturn memory(none)
define internal fastcc i64 @most(i64 noundef %0, i64 noundef %1) unnamed_addr {
  %3 = tail call i64 @llvm.smax.i64(i64 %0, i64 %1)
  ret i64 %3
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @union_of(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4, i64 noundef %5) unnamed_addr {
  %7 = icmp eq i64 %5, 0
  br i1 %7, label %8, label %30

8:                                                ; preds = %6
  %9 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 1
  br i1 %11, label %12, label %69

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 1
  br i1 %15, label %16, label %69

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 4
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 1
  br i1 %19, label %20, label %69

20:                                               ; preds = %16
  %21 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 4
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 1
  br i1 %23, label %24, label %69

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 4, i64 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 4, i64 0, i32 2
  %28 = load i64, ptr %27, align 8
  %29 = tail call fastcc i64 @width_of(i64 noundef %1, i64 noundef %26, i64 noundef %3, i64 noundef %28)
  br label %117

30:                                               ; preds = %6
  %31 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 3
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 1
  br i1 %33, label %34, label %69

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 3
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 1
  br i1 %37, label %38, label %69

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 5
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 1
  br i1 %41, label %42, label %69

42:                                               ; preds = %38
  %43 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 5
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, 1
  br i1 %45, label %46, label %69

46:                                               ; preds = %42
  %47 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 5, i64 0, i32 2
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 5, i64 0, i32 2
  %50 = load i64, ptr %49, align 8
  %51 = tail call fastcc i64 @width_of(i64 noundef %1, i64 noundef %48, i64 noundef %3, i64 noundef %50)
  %52 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 5, i64 0, i32 3
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %53, %1
  %55 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 5, i64 0, i32 3
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %56, %3
  %58 = add nsw i64 %57, %54
  %59 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 5, i64 0, i32 4
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 5, i64 0, i32 4
  %62 = load i64, ptr %61, align 8
  %63 = tail call fastcc i64 @width_of(i64 noundef %1, i64 noundef %60, i64 noundef %3, i64 noundef %62)
  %64 = add nsw i64 %63, %58
  %65 = tail call fastcc i64 @least(i64 noundef %51, i64 noundef %64)
  %66 = tail call fastcc i64 @most(i64 noundef 0, i64 noundef %58)
  %67 = sub nsw i64 %65, %66
  %68 = tail call fastcc i64 @most(i64 noundef 0, i64 noundef %67)
  br label %117

69:                                               ; preds = %8, %12, %16, %20, %42, %38, %34, %30
  %70 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = mul nsw i64 %71, %1
  %73 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %74, %3
  %76 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 4
  %77 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 2
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 4
  %80 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 2
  %81 = load i64, ptr %80, align 8
  %82 = tail call fastcc i64 @lines(i64 noundef %1, i64 noundef %72, ptr noundef nonnull %76, i64 noundef %78, i64 noundef %3, i64 noundef %75, ptr noundef nonnull %79, i64 noundef %81, i64 noundef 0)
  %83 = icmp sgt i64 %82, -1
  br i1 %7, label %84, label %87

84:                                               ; preds = %69
  br i1 %83, label %117, label %85

85:                                               ; preds = %84
  %86 = tail call fastcc i64 @listed(ptr noundef %0, i64 noundef %1, i64 noundef %72, ptr noundef nonnull %76, i64 noundef %78, i64 noundef %3, i64 noundef %75, ptr noundef nonnull %79, i64 noundef %81, i64 noundef 0)
  br label %117

87:                                               ; preds = %69
  br i1 %83, label %93, label %88

88:                                               ; preds = %87
  %89 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 3
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 3
  %92 = load i64, ptr %91, align 8
  br label %102

93:                                               ; preds = %87
  %94 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 5
  %95 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 3
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 5
  %98 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 3
  %99 = load i64, ptr %98, align 8
  %100 = tail call fastcc i64 @lines(i64 noundef %1, i64 noundef %72, ptr noundef nonnull %94, i64 noundef %96, i64 noundef %3, i64 noundef %75, ptr noundef nonnull %97, i64 noundef %99, i64 noundef 1)
  %101 = icmp slt i64 %100, 0
  br i1 %101, label %102, label %113

102:                                              ; preds = %88, %93
  %103 = phi i64 [ %92, %88 ], [ %99, %93 ]
  %104 = phi i64 [ %90, %88 ], [ %96, %93 ]
  %105 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 5
  %106 = getelementptr inbounds %struct.Context, ptr %2, i64 0, i32 3
  %107 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 5
  %108 = getelementptr inbounds %struct.Context, ptr %4, i64 0, i32 3
  %109 = tail call fastcc i64 @listed(ptr noundef %0, i64 noundef %1, i64 noundef %72, ptr noundef nonnull %105, i64 noundef %104, i64 noundef %3, i64 noundef %75, ptr noundef nonnull %107, i64 noundef %103, i64 noundef 0)
  %110 = load i64, ptr %106, align 8
  %111 = load i64, ptr %108, align 8
  %112 = tail call fastcc i64 @listed(ptr noundef %0, i64 noundef %1, i64 noundef %72, ptr noundef nonnull %105, i64 noundef %110, i64 noundef %3, i64 noundef %75, ptr noundef nonnull %107, i64 noundef %111, i64 noundef 1)
  br label %113

113:                                              ; preds = %102, %93
  %114 = phi i64 [ %109, %102 ], [ %82, %93 ]
  %115 = phi i64 [ %112, %102 ], [ %100, %93 ]
  %116 = sub nsw i64 %114, %115
  br label %117

117:                                              ; preds = %113, %84, %85, %46, %24
  %118 = phi i64 [ %68, %46 ], [ %29, %24 ], [ %116, %113 ], [ %86, %85 ], [ %82, %84 ]
  ret i64 %118
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc i64 @width_of(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr {
  %5 = add nsw i64 %1, -1
  %6 = mul nsw i64 %5, %0
  %7 = add nsw i64 %3, -1
  %8 = mul nsw i64 %7, %2
  %9 = add i64 %6, 1
  %10 = add i64 %9, %8
  ret i64 %10
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(argmem: read)
define internal fastcc i64 @lines(i64 noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef readonly %6, i64 noundef %7, i64 noundef %8) unnamed_addr {
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %130

11:                                               ; preds = %9
  %12 = icmp sgt i64 %7, 0
  %13 = icmp eq i64 %8, 0
  br label %14

14:                                               ; preds = %11, %123
  %15 = phi i64 [ 0, %11 ], [ %127, %123 ]
  %16 = phi i64 [ 0, %11 ], [ %126, %123 ]
  %17 = phi i64 [ 0, %11 ], [ %125, %123 ]
  %18 = phi i64 [ 0, %11 ], [ %124, %123 ]
  %19 = phi i64 [ 0, %11 ], [ %128, %123 ]
  %20 = getelementptr inbounds %struct.Group, ptr %2, i64 %19
  br i1 %12, label %21, label %123

21:                                               ; preds = %14
  %22 = getelementptr inbounds %struct.Group, ptr %2, i64 %19, i32 2
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds %struct.Group, ptr %2, i64 %19, i32 3
  %25 = getelementptr inbounds %struct.Group, ptr %2, i64 %19, i32 4
  br label %26

26:                                               ; preds = %21, %81
  %27 = phi i64 [ 0, %21 ], [ %85, %81 ]
  %28 = phi i64 [ 0, %21 ], [ %84, %81 ]
  %29 = phi i64 [ 0, %21 ], [ %83, %81 ]
  %30 = phi i64 [ 0, %21 ], [ %82, %81 ]
  %31 = getelementptr inbounds %struct.Group, ptr %6, i64 %27
  %32 = getelementptr inbounds %struct.Group, ptr %6, i64 %27, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = tail call fastcc i64 @width_of(i64 noundef %0, i64 noundef %23, i64 noundef %4, i64 noundef %33)
  br i1 %13, label %55, label %35

35:                                               ; preds = %26
  %36 = load i64, ptr %24, align 8
  %37 = mul nsw i64 %36, %0
  %38 = getelementptr inbounds %struct.Group, ptr %6, i64 %27, i32 3
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %39, %4
  %41 = add nsw i64 %40, %37
  %42 = load i64, ptr %25, align 8
  %43 = getelementptr inbounds %struct.Group, ptr %6, i64 %27, i32 4
  %44 = load i64, ptr %43, align 8
  %45 = tail call fastcc i64 @width_of(i64 noundef %0, i64 noundef %42, i64 noundef %4, i64 noundef %44)
  %46 = icmp sgt i64 %41, 0
  %47 = add nsw i64 %45, %41
  %48 = icmp slt i64 %47, %34
  %49 = select i1 %46, i1 %48, i1 false
  br i1 %49, label %130, label %50

50:                                               ; preds = %35
  br i1 %46, label %51, label %53

51:                                               ; preds = %50
  %52 = tail call fastcc i64 @least(i64 noundef %34, i64 noundef %41)
  br label %55

53:                                               ; preds = %50
  %54 = tail call fastcc i64 @within(i64 noundef %47, i64 noundef %34)
  br label %55

55:                                               ; preds = %51, %53, %26
  %56 = phi i64 [ 0, %26 ], [ %54, %53 ], [ 0, %51 ]
  %57 = phi i64 [ %34, %26 ], [ %34, %53 ], [ %52, %51 ]
  %58 = icmp sgt i64 %57, %56
  br i1 %58, label %59, label %81

59:                                               ; preds = %55
  %60 = getelementptr inbounds %struct.Group, ptr %6, i64 %27, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %61, %5
  %63 = add nsw i64 %62, %56
  %64 = load i64, ptr %31, align 8
  %65 = add i64 %61, -1
  %66 = add i64 %65, %64
  %67 = mul nsw i64 %66, %5
  %68 = add nsw i64 %67, %57
  %69 = icmp sgt i64 %64, 1
  %70 = sub nsw i64 %57, %56
  %71 = icmp slt i64 %70, %5
  %72 = select i1 %69, i1 %71, i1 false
  br i1 %72, label %130, label %73

73:                                               ; preds = %59
  %74 = icmp eq i64 %28, 0
  br i1 %74, label %81, label %75

75:                                               ; preds = %73
  %76 = icmp sgt i64 %63, %29
  %77 = icmp sgt i64 %30, %63
  %78 = select i1 %76, i1 true, i1 %77
  br i1 %78, label %130, label %79

79:                                               ; preds = %75
  %80 = tail call fastcc i64 @most(i64 noundef %29, i64 noundef %68)
  br label %81

81:                                               ; preds = %73, %55, %79
  %82 = phi i64 [ %30, %55 ], [ %30, %79 ], [ %63, %73 ]
  %83 = phi i64 [ %29, %55 ], [ %80, %79 ], [ %68, %73 ]
  %84 = phi i64 [ %28, %55 ], [ 1, %79 ], [ 1, %73 ]
  %85 = add nuw nsw i64 %27, 1
  %86 = icmp eq i64 %85, %7
  br i1 %86, label %87, label %26

87:                                               ; preds = %81
  %88 = icmp eq i64 %84, 0
  br i1 %88, label %123, label %89

89:                                               ; preds = %87
  %90 = getelementptr inbounds %struct.Group, ptr %2, i64 %19, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %91, %1
  %93 = add nsw i64 %92, %82
  %94 = add nsw i64 %92, %83
  %95 = icmp eq i64 %18, 0
  br i1 %95, label %96, label %98

96:                                               ; preds = %89
  %97 = load i64, ptr %20, align 8
  br label %107

98:                                               ; preds = %89
  %99 = icmp sgt i64 %17, %93
  br i1 %99, label %130, label %100

100:                                              ; preds = %98
  %101 = load i64, ptr %20, align 8
  %102 = icmp sgt i64 %101, 1
  %103 = icmp sgt i64 %16, %94
  %104 = select i1 %102, i1 %103, i1 false
  br i1 %104, label %130, label %105

105:                                              ; preds = %100
  %106 = tail call fastcc i64 @most(i64 noundef %93, i64 noundef %16)
  br label %107

107:                                              ; preds = %96, %105
  %108 = phi i64 [ %101, %105 ], [ %97, %96 ]
  %109 = phi i64 [ %106, %105 ], [ %93, %96 ]
  %110 = sub nsw i64 %94, %109
  %111 = tail call fastcc i64 @most(i64 noundef 0, i64 noundef %110)
  %112 = add nsw i64 %108, -1
  %113 = sub nsw i64 %83, %82
  %114 = tail call fastcc i64 @least(i64 noundef %1, i64 noundef %113)
  %115 = mul nsw i64 %112, %114
  %116 = add i64 %111, %15
  %117 = add i64 %116, %115
  %118 = mul nsw i64 %112, %1
  %119 = add nsw i64 %118, %94
  %120 = add nsw i64 %118, %93
  br i1 %95, label %123, label %121

121:                                              ; preds = %107
  %122 = tail call fastcc i64 @most(i64 noundef %16, i64 noundef %119)
  br label %123

123:                                              ; preds = %14, %87, %121, %107
  %124 = phi i64 [ %18, %87 ], [ 1, %121 ], [ 1, %107 ], [ %18, %14 ]
  %125 = phi i64 [ %17, %87 ], [ %120, %121 ], [ %120, %107 ], [ %17, %14 ]
  %126 = phi i64 [ %16, %87 ], [ %122, %121 ], [ %119, %107 ], [ %16, %14 ]
  %127 = phi i64 [ %15, %87 ], [ %117, %121 ], [ %117, %107 ], [ %15, %14 ]
  %128 = add nuw nsw i64 %19, 1
  %129 = icmp eq i64 %128, %3
  br i1 %129, label %130, label %14

130:                                              ; preds = %123, %100, %98, %35, %75, %59, %9
  %131 = phi i64 [ 0, %9 ], [ -1, %59 ], [ -1, %75 ], [ -1, %35 ], [ %127, %123 ], [ -1, %100 ], [ -1, %98 ]
  ret i64 %131
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @listed(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, ptr nocapture noundef readonly %7, i64 noundef %8, i64 noundef %9) unnamed_addr {
  %11 = icmp sgt i64 %4, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %10
  %13 = icmp eq i64 %9, 0
  %14 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12
  %15 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11
  %16 = select i1 %13, ptr %15, ptr %14
  br label %59

17:                                               ; preds = %10
  %18 = icmp sgt i64 %8, 0
  br label %19

19:                                               ; preds = %17, %27
  %20 = phi i64 [ 0, %17 ], [ %28, %27 ]
  %21 = phi i64 [ 0, %17 ], [ %29, %27 ]
  br i1 %18, label %22, label %27

22:                                               ; preds = %19
  %23 = getelementptr inbounds %struct.Group, ptr %3, i64 %21
  %24 = load i64, ptr %23, align 8
  br label %31

25:                                               ; preds = %27
  %26 = icmp sgt i64 %28, 32768
  br i1 %26, label %40, label %42

27:                                               ; preds = %31, %19
  %28 = phi i64 [ %20, %19 ], [ %37, %31 ]
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %4
  br i1 %30, label %25, label %19

31:                                               ; preds = %22, %31
  %32 = phi i64 [ %20, %22 ], [ %37, %31 ]
  %33 = phi i64 [ 0, %22 ], [ %38, %31 ]
  %34 = getelementptr inbounds %struct.Group, ptr %7, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = mul nsw i64 %35, %24
  %37 = add nsw i64 %36, %32
  %38 = add nuw nsw i64 %33, 1
  %39 = icmp eq i64 %38, %8
  br i1 %39, label %27, label %31

40:                                               ; preds = %25
  %41 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 1, ptr %41, align 8
  br label %146

42:                                               ; preds = %25
  %43 = icmp eq i64 %9, 0
  %44 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 12
  %45 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 11
  %46 = select i1 %43, ptr %45, ptr %44
  br i1 %11, label %47, label %59

47:                                               ; preds = %42
  %48 = icmp sgt i64 %8, 0
  br label %49

49:                                               ; preds = %47, %63
  %50 = phi i64 [ 0, %47 ], [ %64, %63 ]
  %51 = phi i64 [ 0, %47 ], [ %65, %63 ]
  br i1 %48, label %52, label %63

52:                                               ; preds = %49
  %53 = getelementptr inbounds %struct.Group, ptr %3, i64 %51
  %54 = getelementptr inbounds %struct.Group, ptr %3, i64 %51, i32 2
  %55 = getelementptr inbounds %struct.Group, ptr %3, i64 %51, i32 3
  %56 = getelementptr inbounds %struct.Group, ptr %3, i64 %51, i32 4
  %57 = getelementptr inbounds %struct.Group, ptr %3, i64 %51, i32 1
  %58 = load i64, ptr %53, align 8
  br label %67

59:                                               ; preds = %63, %12, %42
  %60 = phi ptr [ %46, %42 ], [ %16, %12 ], [ %46, %63 ]
  %61 = phi i64 [ 0, %42 ], [ 0, %12 ], [ %64, %63 ]
  %62 = tail call fastcc i64 @covered(ptr noundef nonnull %60, i64 noundef %61)
  br label %146

63:                                               ; preds = %97, %49
  %64 = phi i64 [ %50, %49 ], [ %100, %97 ]
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp eq i64 %65, %4
  br i1 %66, label %59, label %49

67:                                               ; preds = %52, %97
  %68 = phi i64 [ %58, %52 ], [ %98, %97 ]
  %69 = phi i64 [ %58, %52 ], [ %99, %97 ]
  %70 = phi i64 [ %50, %52 ], [ %100, %97 ]
  %71 = phi i64 [ 0, %52 ], [ %101, %97 ]
  %72 = load i64, ptr %54, align 8
  %73 = getelementptr inbounds %struct.Group, ptr %7, i64 %71
  %74 = getelementptr inbounds %struct.Group, ptr %7, i64 %71, i32 2
  %75 = load i64, ptr %74, align 8
  %76 = tail call fastcc i64 @width_of(i64 noundef %1, i64 noundef %72, i64 noundef %5, i64 noundef %75)
  %77 = load i64, ptr %55, align 8
  %78 = mul nsw i64 %77, %1
  %79 = getelementptr inbounds %struct.Group, ptr %7, i64 %71, i32 3
  %80 = load i64, ptr %79, align 8
  %81 = mul nsw i64 %80, %5
  %82 = add nsw i64 %81, %78
  %83 = load i64, ptr %56, align 8
  %84 = getelementptr inbounds %struct.Group, ptr %7, i64 %71, i32 4
  %85 = load i64, ptr %84, align 8
  %86 = tail call fastcc i64 @width_of(i64 noundef %1, i64 noundef %83, i64 noundef %5, i64 noundef %85)
  %87 = icmp sgt i64 %69, 0
  br i1 %87, label %88, label %97

88:                                               ; preds = %67
  %89 = getelementptr inbounds %struct.Group, ptr %7, i64 %71, i32 1
  %90 = load i64, ptr %73, align 8
  br label %91

91:                                               ; preds = %88, %105
  %92 = phi i64 [ %68, %88 ], [ %106, %105 ]
  %93 = phi i64 [ %90, %88 ], [ %107, %105 ]
  %94 = phi i64 [ %70, %88 ], [ %108, %105 ]
  %95 = phi i64 [ 0, %88 ], [ %109, %105 ]
  %96 = icmp sgt i64 %93, 0
  br i1 %96, label %111, label %105

97:                                               ; preds = %105, %67
  %98 = phi i64 [ %68, %67 ], [ %106, %105 ]
  %99 = phi i64 [ %69, %67 ], [ %106, %105 ]
  %100 = phi i64 [ %70, %67 ], [ %108, %105 ]
  %101 = add nuw nsw i64 %71, 1
  %102 = icmp eq i64 %101, %8
  br i1 %102, label %63, label %67

103:                                              ; preds = %141
  %104 = load i64, ptr %53, align 8
  br label %105

105:                                              ; preds = %103, %91
  %106 = phi i64 [ %92, %91 ], [ %104, %103 ]
  %107 = phi i64 [ %93, %91 ], [ %144, %103 ]
  %108 = phi i64 [ %94, %91 ], [ %142, %103 ]
  %109 = add nuw nsw i64 %95, 1
  %110 = icmp slt i64 %109, %106
  br i1 %110, label %91, label %97

111:                                              ; preds = %91, %141
  %112 = phi i64 [ %142, %141 ], [ %94, %91 ]
  %113 = phi i64 [ %143, %141 ], [ 0, %91 ]
  %114 = load i64, ptr %57, align 8
  %115 = add nsw i64 %114, %95
  %116 = mul nsw i64 %115, %2
  %117 = load i64, ptr %89, align 8
  %118 = add nsw i64 %117, %113
  %119 = mul nsw i64 %118, %6
  %120 = add nsw i64 %119, %116
  %121 = add nsw i64 %120, %76
  br i1 %43, label %135, label %122

122:                                              ; preds = %111
  %123 = add nsw i64 %82, %120
  %124 = tail call fastcc i64 @least(i64 noundef %121, i64 noundef %123)
  %125 = add nsw i64 %123, %86
  %126 = tail call fastcc i64 @most(i64 noundef %120, i64 noundef %125)
  %127 = icmp sgt i64 %124, %120
  br i1 %127, label %128, label %132

128:                                              ; preds = %122
  %129 = add nsw i64 %112, 1
  %130 = getelementptr inbounds %struct.Interval, ptr %46, i64 %112
  store i64 %120, ptr %130, align 8
  %131 = getelementptr inbounds i8, ptr %130, i64 8
  store i64 %124, ptr %131, align 8
  br label %132

132:                                              ; preds = %128, %122
  %133 = phi i64 [ %129, %128 ], [ %112, %122 ]
  %134 = icmp sgt i64 %121, %126
  br i1 %134, label %135, label %141

135:                                              ; preds = %132, %111
  %136 = phi i64 [ %112, %111 ], [ %133, %132 ]
  %137 = phi i64 [ %120, %111 ], [ %126, %132 ]
  %138 = getelementptr inbounds %struct.Interval, ptr %46, i64 %136
  store i64 %137, ptr %138, align 8
  %139 = add nsw i64 %136, 1
  %140 = getelementptr inbounds %struct.Interval, ptr %46, i64 %136, i32 1
  store i64 %121, ptr %140, align 8
  br label %141

141:                                              ; preds = %135, %132
  %142 = phi i64 [ %133, %132 ], [ %139, %135 ]
  %143 = add nuw nsw i64 %113, 1
  %144 = load i64, ptr %73, align 8
  %145 = icmp slt i64 %143, %144
  br i1 %145, label %111, label %103

146:                                              ; preds = %59, %40
  %147 = phi i64 [ 0, %40 ], [ %62, %59 ]
  ret i64 %147
}

; Function Attrs: mustprogress nofree noinline nosync nounwind optsize willreturn memory(none)
define internal fastcc i64 @within(i64 noundef %0, i64 noundef %1) unnamed_addr {
  %3 = icmp slt i64 %0, 0
  %4 = tail call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %5 = select i1 %3, i64 0, i64 %4
  ret i64 %5
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @covered(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr {
  %3 = alloca %struct.Interval, align 8
  %4 = icmp sgt i64 %1, 1
  br i1 %4, label %5, label %12

5:                                                ; preds = %2
  %6 = lshr i64 %1, 1
  br label %8

7:                                                ; preds = %8
  br i1 %4, label %14, label %12

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %10, %8 ], [ %6, %5 ]
  %10 = add nsw i64 %9, -1
  tail call fastcc void @sift(ptr noundef %0, i64 noundef %10, i64 noundef %1)
  %11 = icmp ugt i64 %9, 1
  br i1 %11, label %8, label %7

12:                                               ; preds = %14, %2, %7
  %13 = icmp sgt i64 %1, 0
  br i1 %13, label %21, label %19

14:                                               ; preds = %7, %14
  %15 = phi i64 [ %16, %14 ], [ %1, %7 ]
  %16 = add nsw i64 %15, -1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %0, i64 16, i1 false)
  %17 = getelementptr inbounds %struct.Interval, ptr %0, i64 %16
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %17, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false)
  tail call fastcc void @sift(ptr noundef %0, i64 noundef 0, i64 noundef %16)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  %18 = icmp ugt i64 %15, 2
  br i1 %18, label %14, label %12

19:                                               ; preds = %31, %12
  %20 = phi i64 [ 0, %12 ], [ %38, %31 ]
  ret i64 %20

21:                                               ; preds = %12, %31
  %22 = phi i64 [ %41, %31 ], [ 0, %12 ]
  %23 = phi i64 [ %40, %31 ], [ 0, %12 ]
  %24 = phi i64 [ %39, %31 ], [ 0, %12 ]
  %25 = phi i64 [ %38, %31 ], [ 0, %12 ]
  %26 = icmp eq i64 %23, 0
  %27 = getelementptr inbounds %struct.Interval, ptr %0, i64 %22
  %28 = load i64, ptr %27, align 8
  br i1 %26, label %31, label %29

29:                                               ; preds = %21
  %30 = tail call fastcc i64 @most(i64 noundef %28, i64 noundef %24)
  br label %31

31:                                               ; preds = %21, %29
  %32 = phi i64 [ %30, %29 ], [ %28, %21 ]
  %33 = getelementptr inbounds %struct.Interval, ptr %0, i64 %22, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, %32
  %36 = sub nsw i64 %34, %32
  %37 = select i1 %35, i64 %36, i64 0
  %38 = add nsw i64 %37, %25
  %39 = select i1 %35, i64 %34, i64 %24
  %40 = select i1 %35, i64 1, i64 %23
  %41 = add nuw nsw i64 %22, 1
  %42 = icmp eq i64 %41, %1
  br i1 %42, label %19, label %21
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @sift(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = getelementptr inbounds %struct.Interval, ptr %0, i64 %1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = shl nsw i64 %1, 1
  %9 = or i64 %8, 1
  %10 = icmp slt i64 %9, %2
  br i1 %10, label %11, label %34

11:                                               ; preds = %3, %29
  %12 = phi i64 [ %32, %29 ], [ %9, %3 ]
  %13 = phi i64 [ %31, %29 ], [ %8, %3 ]
  %14 = phi i64 [ %25, %29 ], [ %1, %3 ]
  %15 = add i64 %13, 2
  %16 = icmp slt i64 %15, %2
  br i1 %16, label %17, label %24

17:                                               ; preds = %11
  %18 = getelementptr inbounds %struct.Interval, ptr %0, i64 %15
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds %struct.Interval, ptr %0, i64 %12
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %19, %21
  %23 = select i1 %22, i64 %15, i64 %12
  br label %24

24:                                               ; preds = %17, %11
  %25 = phi i64 [ %12, %11 ], [ %23, %17 ]
  %26 = getelementptr inbounds %struct.Interval, ptr %0, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %27, %5
  br i1 %28, label %29, label %34

29:                                               ; preds = %24
  %30 = getelementptr inbounds %struct.Interval, ptr %0, i64 %14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %30, ptr noundef nonnull align 8 dereferenceable(16) %26, i64 16, i1 false)
  %31 = shl nsw i64 %25, 1
  %32 = or i64 %31, 1
  %33 = icmp slt i64 %32, %2
  br i1 %33, label %11, label %34

34:                                               ; preds = %29, %24, %3
  %35 = phi i64 [ %1, %3 ], [ %14, %24 ], [ %25, %29 ]
  %36 = getelementptr inbounds %struct.Interval, ptr %0, i64 %35
  store i64 %5, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %36, i64 8
  store i64 %7, ptr %37, align 8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: read)
define internal fastcc i64 @head(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr {
  %3 = load i64, ptr %0, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %17

5:                                                ; preds = %2, %9
  %6 = phi i64 [ %15, %9 ], [ 0, %2 ]
  %7 = phi i64 [ %14, %9 ], [ 0, %2 ]
  %8 = icmp eq i64 %7, %1
  br i1 %8, label %17, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.Chain, ptr %0, i64 0, i32 3, i64 %6
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  %13 = zext i1 %12 to i64
  %14 = add nuw nsw i64 %7, %13
  %15 = add nuw nsw i64 %6, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %17, label %5

17:                                               ; preds = %5, %9, %2
  %18 = phi i64 [ %3, %2 ], [ %3, %9 ], [ %6, %5 ]
  ret i64 %18
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(argmem: read)
define internal fastcc i64 @single(i64 noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr {
  %6 = load i64, ptr %2, align 8
  %7 = icmp sgt i64 %6, %3
  br i1 %7, label %8, label %71

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 2
  br label %10

10:                                               ; preds = %8, %58
  %11 = phi i64 [ %3, %8 ], [ %44, %58 ]
  %12 = phi i64 [ %1, %8 ], [ 0, %58 ]
  %13 = phi i64 [ %0, %8 ], [ %38, %58 ]
  %14 = phi i64 [ 0, %8 ], [ %59, %58 ]
  br label %15

15:                                               ; preds = %10, %68
  %16 = phi i64 [ %13, %10 ], [ %63, %68 ]
  %17 = phi i64 [ %12, %10 ], [ %62, %68 ]
  %18 = phi i64 [ %11, %10 ], [ %69, %68 ]
  %19 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 4, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 3, i64 %18
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %15
  %25 = icmp sgt i64 %16, %20
  br i1 %25, label %26, label %61

26:                                               ; preds = %24
  %27 = sub nsw i64 %16, %20
  %28 = tail call fastcc i64 @least(i64 noundef %17, i64 noundef %20)
  %29 = tail call fastcc i64 @most(i64 noundef %27, i64 noundef %28)
  br label %61

30:                                               ; preds = %15
  %31 = icmp sgt i64 %22, 1
  br i1 %31, label %32, label %35

32:                                               ; preds = %30
  %33 = tail call fastcc i64 @least(i64 noundef %16, i64 noundef %20)
  %34 = tail call fastcc i64 @least(i64 noundef %17, i64 noundef %20)
  br label %61

35:                                               ; preds = %30
  %36 = sdiv i64 %16, %20
  %37 = mul nsw i64 %36, %20
  %38 = srem i64 %16, %20
  %39 = sdiv i64 %17, %20
  %40 = mul nsw i64 %39, %20
  %41 = srem i64 %17, %20
  %42 = sub nsw i64 %16, %40
  %43 = tail call fastcc i64 @within(i64 noundef %42, i64 noundef %20)
  %44 = add nsw i64 %18, 1
  %45 = tail call fastcc i64 @single(i64 noundef %43, i64 noundef %41, ptr noundef nonnull %2, i64 noundef %44, i64 noundef %4)
  %46 = xor i64 %39, -1
  %47 = add i64 %36, %46
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %49, label %53

49:                                               ; preds = %35
  %50 = tail call fastcc i64 @single(i64 noundef %20, i64 noundef 0, ptr noundef nonnull %2, i64 noundef %44, i64 noundef %4)
  %51 = mul nsw i64 %50, %47
  %52 = add nsw i64 %51, %45
  br label %53

53:                                               ; preds = %49, %35
  %54 = phi i64 [ %52, %49 ], [ %45, %35 ]
  %55 = icmp ne i64 %16, %37
  %56 = icmp sgt i64 %36, %39
  %57 = select i1 %55, i1 %56, i1 false
  br i1 %57, label %58, label %80

58:                                               ; preds = %53
  %59 = add nsw i64 %54, %14
  %60 = icmp slt i64 %44, %6
  br i1 %60, label %10, label %76

61:                                               ; preds = %24, %26, %32
  %62 = phi i64 [ %29, %26 ], [ %17, %24 ], [ %34, %32 ]
  %63 = phi i64 [ %20, %26 ], [ %16, %24 ], [ %33, %32 ]
  %64 = icmp eq i64 %62, 0
  br i1 %64, label %68, label %65

65:                                               ; preds = %61
  %66 = load i64, ptr %9, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %80, label %68

68:                                               ; preds = %65, %61
  %69 = add nsw i64 %18, 1
  %70 = icmp slt i64 %69, %6
  br i1 %70, label %15, label %71

71:                                               ; preds = %68, %5
  %72 = phi i64 [ 0, %5 ], [ %14, %68 ]
  %73 = phi i64 [ %1, %5 ], [ %62, %68 ]
  %74 = phi i64 [ %0, %5 ], [ %63, %68 ]
  %75 = icmp eq i64 %73, 0
  br i1 %75, label %76, label %80

76:                                               ; preds = %58, %71
  %77 = phi i64 [ %74, %71 ], [ %38, %58 ]
  %78 = phi i64 [ %72, %71 ], [ %59, %58 ]
  %79 = tail call fastcc i64 @box(i64 noundef %77, i64 noundef %4)
  br label %80

80:                                               ; preds = %53, %65, %76, %71
  %81 = phi i64 [ %78, %76 ], [ %72, %71 ], [ %14, %65 ], [ %14, %53 ]
  %82 = phi i64 [ %79, %76 ], [ 0, %71 ], [ 0, %65 ], [ %54, %53 ]
  %83 = add nsw i64 %82, %81
  ret i64 %83
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @pair_of(ptr nocapture noundef writeonly %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7, i64 noundef %8, i64 noundef %9, ptr nocapture noundef readonly %10, i64 noundef %11) unnamed_addr {
  %13 = alloca %struct.Group, align 8
  %14 = alloca %struct.Group, align 8
  %15 = alloca %struct.Group, align 8
  %16 = alloca %struct.Group, align 8
  %17 = icmp eq i64 %2, 0
  br i1 %17, label %56, label %18

18:                                               ; preds = %12
  %19 = tail call fastcc ptr @context(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3)
  %20 = icmp eq i64 %4, 0
  br i1 %20, label %30, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds %struct.Context, ptr %19, i64 0, i32 3
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8
  %25 = getelementptr inbounds %struct.Context, ptr %19, i64 0, i32 5, i64 %23
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %13)
  store i64 %4, ptr %14, align 8
  %26 = getelementptr inbounds %struct.Group, ptr %14, i64 0, i32 1
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds %struct.Group, ptr %14, i64 0, i32 2
  store i64 %5, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Group, ptr %14, i64 0, i32 3
  store i64 %7, ptr %28, align 8
  %29 = getelementptr inbounds %struct.Group, ptr %14, i64 0, i32 4
  store i64 %8, ptr %29, align 8
  call fastcc void @inner(ptr nonnull sret(%struct.Group) align 8 %13, ptr noundef nonnull byval(%struct.Group) align 8 %14, ptr noundef %10, i64 noundef %11)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %25, ptr noundef nonnull align 8 dereferenceable(40) %13, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %13)
  br label %30

30:                                               ; preds = %21, %18
  %31 = icmp sgt i64 %6, 0
  br i1 %31, label %32, label %41

32:                                               ; preds = %30
  %33 = getelementptr inbounds %struct.Context, ptr %19, i64 0, i32 3
  %34 = load i64, ptr %33, align 8
  %35 = add nsw i64 %34, 1
  store i64 %35, ptr %33, align 8
  %36 = getelementptr inbounds %struct.Context, ptr %19, i64 0, i32 5, i64 %34
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %15)
  store i64 1, ptr %16, align 8
  %37 = getelementptr inbounds %struct.Group, ptr %16, i64 0, i32 1
  store i64 %4, ptr %37, align 8
  %38 = getelementptr inbounds %struct.Group, ptr %16, i64 0, i32 2
  store i64 %6, ptr %38, align 8
  %39 = getelementptr inbounds %struct.Group, ptr %16, i64 0, i32 3
  store i64 %7, ptr %39, align 8
  %40 = getelementptr inbounds %struct.Group, ptr %16, i64 0, i32 4
  store i64 %9, ptr %40, align 8
  call fastcc void @inner(ptr nonnull sret(%struct.Group) align 8 %15, ptr noundef nonnull byval(%struct.Group) align 8 %16, ptr noundef %10, i64 noundef %11)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %36, ptr noundef nonnull align 8 dereferenceable(40) %15, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %15)
  br label %41

41:                                               ; preds = %32, %30
  %42 = getelementptr inbounds %struct.Context, ptr %19, i64 0, i32 3
  %43 = load i64, ptr %42, align 8
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %56

45:                                               ; preds = %41
  %46 = getelementptr inbounds %struct.Context, ptr %19, i64 0, i32 2
  br label %47

47:                                               ; preds = %45, %47
  %48 = phi i64 [ 0, %45 ], [ %53, %47 ]
  %49 = load i64, ptr %46, align 8
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr %46, align 8
  %51 = getelementptr inbounds %struct.Context, ptr %19, i64 0, i32 4, i64 %49
  %52 = getelementptr inbounds %struct.Context, ptr %19, i64 0, i32 5, i64 %48
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %51, ptr noundef nonnull align 8 dereferenceable(40) %52, i64 40, i1 false)
  %53 = add nuw nsw i64 %48, 1
  %54 = load i64, ptr %42, align 8
  %55 = icmp slt i64 %53, %54
  br i1 %55, label %47, label %56

56:                                               ; preds = %47, %41, %12
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @descend(ptr nocapture noundef writeonly %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef readonly %6, i64 noundef %7) unnamed_addr {
  %9 = alloca [50 x %struct.Before], align 16
  %10 = alloca [50 x %struct.Before], align 16
  %11 = alloca [32 x %struct.Group], align 16
  %12 = alloca %struct.Group, align 8
  %13 = icmp eq i64 %2, 0
  br i1 %13, label %214, label %14

14:                                               ; preds = %8
  %15 = load i64, ptr %6, align 8
  %16 = icmp sgt i64 %15, %7
  br i1 %16, label %19, label %17

17:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 800, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 800, ptr nonnull %10)
  store i64 %4, ptr %9, align 16
  %18 = getelementptr inbounds i8, ptr %9, i64 8
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
  call void @llvm.lifetime.start.p0(i64 800, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 800, ptr nonnull %10)
  store i64 %4, ptr %9, align 16
  %28 = getelementptr inbounds i8, ptr %9, i64 8
  store i64 %5, ptr %28, align 8
  %29 = icmp sgt i64 %27, %7
  br i1 %29, label %30, label %32

30:                                               ; preds = %26
  %31 = icmp eq i64 %27, %15
  br label %38

32:                                               ; preds = %66, %17, %26
  %33 = phi ptr [ %28, %26 ], [ %18, %17 ], [ %28, %66 ]
  %34 = phi i64 [ %27, %26 ], [ %7, %17 ], [ %27, %66 ]
  %35 = phi i64 [ 1, %26 ], [ 1, %17 ], [ %68, %66 ]
  %36 = phi i64 [ %3, %26 ], [ %3, %17 ], [ %44, %66 ]
  %37 = icmp eq i64 %34, %15
  br i1 %37, label %71, label %83

38:                                               ; preds = %30, %66
  %39 = phi i64 [ %3, %30 ], [ %44, %66 ]
  %40 = phi i64 [ 1, %30 ], [ %68, %66 ]
  %41 = phi i64 [ %7, %30 ], [ %69, %66 ]
  %42 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = tail call fastcc i64 @least(i64 noundef %39, i64 noundef %43)
  %45 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %41
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 3
  br i1 %47, label %48, label %57

48:                                               ; preds = %38
  %49 = icmp sgt i64 %40, 0
  br i1 %49, label %50, label %66

50:                                               ; preds = %48, %50
  %51 = phi i64 [ %55, %50 ], [ 0, %48 ]
  %52 = getelementptr inbounds [50 x %struct.Before], ptr %9, i64 0, i64 %51, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = tail call fastcc i64 @least(i64 noundef %53, i64 noundef %43)
  store i64 %54, ptr %52, align 8
  %55 = add nuw nsw i64 %51, 1
  %56 = icmp eq i64 %55, %40
  br i1 %56, label %66, label %50

57:                                               ; preds = %38
  %58 = call fastcc i64 @last(ptr noundef nonnull %9, i64 noundef %40, i64 noundef %43, ptr noundef nonnull %10)
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %66

60:                                               ; preds = %57, %60
  %61 = phi i64 [ %64, %60 ], [ 0, %57 ]
  %62 = getelementptr inbounds [50 x %struct.Before], ptr %9, i64 0, i64 %61
  %63 = getelementptr inbounds [50 x %struct.Before], ptr %10, i64 0, i64 %61
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %62, ptr noundef nonnull align 16 dereferenceable(16) %63, i64 16, i1 false)
  %64 = add nuw nsw i64 %61, 1
  %65 = icmp eq i64 %64, %58
  br i1 %65, label %66, label %60

66:                                               ; preds = %60, %50, %57, %48
  %67 = phi i64 [ %40, %48 ], [ %58, %57 ], [ %40, %50 ], [ %58, %60 ]
  %68 = select i1 %31, i64 1, i64 %67
  %69 = add i64 %41, 1
  %70 = icmp eq i64 %69, %27
  br i1 %70, label %32, label %38

71:                                               ; preds = %32
  %72 = tail call fastcc ptr @context(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef 1)
  %73 = getelementptr inbounds %struct.Context, ptr %72, i64 0, i32 3
  store i64 1, ptr %73, align 8
  %74 = getelementptr inbounds %struct.Context, ptr %72, i64 0, i32 2
  store i64 1, ptr %74, align 8
  %75 = getelementptr inbounds %struct.Context, ptr %72, i64 0, i32 4
  %76 = getelementptr inbounds %struct.Context, ptr %72, i64 0, i32 5
  %77 = load i64, ptr %9, align 16
  %78 = load i64, ptr %33, align 8
  store i64 1, ptr %76, align 8
  %79 = getelementptr inbounds %struct.Context, ptr %72, i64 0, i32 5, i64 0, i32 1
  store i64 0, ptr %79, align 8
  %80 = getelementptr inbounds %struct.Context, ptr %72, i64 0, i32 5, i64 0, i32 2
  store i64 %36, ptr %80, align 8
  %81 = getelementptr inbounds %struct.Context, ptr %72, i64 0, i32 5, i64 0, i32 3
  store i64 %77, ptr %81, align 8
  %82 = getelementptr inbounds %struct.Context, ptr %72, i64 0, i32 5, i64 0, i32 4
  store i64 %78, ptr %82, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %75, ptr noundef nonnull align 8 dereferenceable(40) %76, i64 40, i1 false)
  br label %213

83:                                               ; preds = %32
  %84 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %34
  %85 = load i64, ptr %84, align 8
  %86 = sdiv i64 %36, %85
  %87 = srem i64 %36, %85
  call void @llvm.lifetime.start.p0(i64 1280, ptr nonnull %11)
  %88 = icmp sgt i64 %35, 0
  br i1 %88, label %93, label %149

89:                                               ; preds = %137
  %90 = icmp sgt i64 %138, 0
  br i1 %90, label %91, label %145

91:                                               ; preds = %89
  %92 = add nsw i64 %34, 1
  br label %154

93:                                               ; preds = %83, %137
  %94 = phi i64 [ %142, %137 ], [ 0, %83 ]
  %95 = phi i64 [ %138, %137 ], [ 0, %83 ]
  %96 = phi i64 [ %143, %137 ], [ 0, %83 ]
  %97 = icmp sgt i64 %95, 30
  br i1 %97, label %98, label %100

98:                                               ; preds = %93
  %99 = getelementptr inbounds %struct.Room, ptr %0, i64 0, i32 1
  store i64 1, ptr %99, align 8
  br label %212

100:                                              ; preds = %93
  %101 = getelementptr inbounds [50 x %struct.Before], ptr %9, i64 0, i64 %96
  %102 = getelementptr inbounds [50 x %struct.Before], ptr %9, i64 0, i64 %96, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = sdiv i64 %103, %85
  %105 = mul nsw i64 %104, %85
  %106 = tail call fastcc i64 @least(i64 noundef %104, i64 noundef %86)
  %107 = icmp sgt i64 %106, %94
  br i1 %107, label %108, label %117

108:                                              ; preds = %100
  %109 = add nsw i64 %95, 1
  %110 = getelementptr inbounds [32 x %struct.Group], ptr %11, i64 0, i64 %95
  %111 = sub nsw i64 %106, %94
  %112 = load i64, ptr %101, align 16
  store i64 %111, ptr %110, align 8
  %113 = getelementptr inbounds i8, ptr %110, i64 8
  store i64 %94, ptr %113, align 8
  %114 = getelementptr inbounds i8, ptr %110, i64 16
  store i64 %85, ptr %114, align 8
  %115 = getelementptr inbounds i8, ptr %110, i64 24
  store i64 %112, ptr %115, align 8
  %116 = getelementptr inbounds i8, ptr %110, i64 32
  store i64 %85, ptr %116, align 8
  br label %117

117:                                              ; preds = %108, %100
  %118 = phi i64 [ %109, %108 ], [ %95, %100 ]
  %119 = mul nsw i64 %106, %85
  %120 = sub nsw i64 %36, %119
  %121 = tail call fastcc i64 @within(i64 noundef %120, i64 noundef %85)
  %122 = sub nsw i64 %103, %119
  %123 = tail call fastcc i64 @within(i64 noundef %122, i64 noundef %85)
  %124 = icmp slt i64 %121, 1
  %125 = icmp slt i64 %123, 1
  %126 = select i1 %124, i1 true, i1 %125
  %127 = icmp slt i64 %106, %94
  %128 = select i1 %126, i1 true, i1 %127
  br i1 %128, label %137, label %129

129:                                              ; preds = %117
  %130 = add nsw i64 %118, 1
  %131 = getelementptr inbounds [32 x %struct.Group], ptr %11, i64 0, i64 %118
  %132 = load i64, ptr %101, align 16
  store i64 1, ptr %131, align 8
  %133 = getelementptr inbounds i8, ptr %131, i64 8
  store i64 %106, ptr %133, align 8
  %134 = getelementptr inbounds i8, ptr %131, i64 16
  store i64 %121, ptr %134, align 8
  %135 = getelementptr inbounds i8, ptr %131, i64 24
  store i64 %132, ptr %135, align 8
  %136 = getelementptr inbounds i8, ptr %131, i64 32
  store i64 %123, ptr %136, align 8
  br label %137

137:                                              ; preds = %129, %117
  %138 = phi i64 [ %130, %129 ], [ %118, %117 ]
  %139 = icmp sgt i64 %103, %105
  %140 = zext i1 %139 to i64
  %141 = add nsw i64 %104, %140
  %142 = tail call fastcc i64 @most(i64 noundef %94, i64 noundef %141)
  %143 = add nuw nsw i64 %96, 1
  %144 = icmp eq i64 %143, %35
  br i1 %144, label %89, label %93

145:                                              ; preds = %154, %89
  %146 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %34
  %147 = load i64, ptr %146, align 8
  %148 = icmp eq i64 %147, 1
  br i1 %148, label %153, label %181

149:                                              ; preds = %83
  %150 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 3, i64 %34
  %151 = load i64, ptr %150, align 8
  %152 = icmp eq i64 %151, 1
  br i1 %152, label %212, label %181

153:                                              ; preds = %145
  br i1 %90, label %159, label %212

154:                                              ; preds = %91, %154
  %155 = phi i64 [ 0, %91 ], [ %157, %154 ]
  %156 = getelementptr inbounds [32 x %struct.Group], ptr %11, i64 0, i64 %155
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %12)
  call fastcc void @inner(ptr nonnull sret(%struct.Group) align 8 %12, ptr noundef nonnull byval(%struct.Group) align 8 %156, ptr noundef nonnull %6, i64 noundef %92)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %156, ptr noundef nonnull align 8 dereferenceable(40) %12, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %12)
  %157 = add nuw nsw i64 %155, 1
  %158 = icmp eq i64 %157, %138
  br i1 %158, label %145, label %154

159:                                              ; preds = %153, %159
  %160 = phi i64 [ %179, %159 ], [ 0, %153 ]
  %161 = getelementptr inbounds [32 x %struct.Group], ptr %11, i64 0, i64 %160
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %162, %2
  %164 = tail call fastcc ptr @context(ptr noundef %0, ptr noundef %1, i64 noundef %163, i64 noundef 1)
  %165 = getelementptr inbounds %struct.Context, ptr %164, i64 0, i32 3
  store i64 1, ptr %165, align 8
  %166 = getelementptr inbounds %struct.Context, ptr %164, i64 0, i32 2
  store i64 1, ptr %166, align 8
  %167 = getelementptr inbounds %struct.Context, ptr %164, i64 0, i32 4
  %168 = getelementptr inbounds %struct.Context, ptr %164, i64 0, i32 5
  %169 = getelementptr inbounds [32 x %struct.Group], ptr %11, i64 0, i64 %160, i32 2
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds [32 x %struct.Group], ptr %11, i64 0, i64 %160, i32 3
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds [32 x %struct.Group], ptr %11, i64 0, i64 %160, i32 4
  %174 = load i64, ptr %173, align 8
  store i64 1, ptr %168, align 8
  %175 = getelementptr inbounds %struct.Context, ptr %164, i64 0, i32 5, i64 0, i32 1
  store i64 0, ptr %175, align 8
  %176 = getelementptr inbounds %struct.Context, ptr %164, i64 0, i32 5, i64 0, i32 2
  store i64 %170, ptr %176, align 8
  %177 = getelementptr inbounds %struct.Context, ptr %164, i64 0, i32 5, i64 0, i32 3
  store i64 %172, ptr %177, align 8
  %178 = getelementptr inbounds %struct.Context, ptr %164, i64 0, i32 5, i64 0, i32 4
  store i64 %174, ptr %178, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %167, ptr noundef nonnull align 8 dereferenceable(40) %168, i64 40, i1 false)
  %179 = add nuw nsw i64 %160, 1
  %180 = icmp eq i64 %179, %138
  br i1 %180, label %212, label %159

181:                                              ; preds = %149, %145
  %182 = phi i64 [ 0, %149 ], [ %138, %145 ]
  %183 = phi i1 [ false, %149 ], [ %90, %145 ]
  %184 = tail call fastcc ptr @context(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %85)
  %185 = mul nsw i64 %86, %85
  %186 = load i64, ptr %6, align 8
  %187 = add nsw i64 %34, 1
  %188 = icmp slt i64 %187, %186
  br i1 %188, label %196, label %189

189:                                              ; preds = %196, %181
  %190 = phi i64 [ %85, %181 ], [ %201, %196 ]
  tail call fastcc void @put_now(ptr noundef nonnull %184, i64 noundef %86, i64 noundef 0, i64 noundef %190)
  %191 = icmp sgt i64 %87, 0
  %192 = zext i1 %191 to i64
  %193 = tail call fastcc i64 @least(i64 noundef %87, i64 noundef %190)
  tail call fastcc void @put_now(ptr noundef nonnull %184, i64 noundef %192, i64 noundef %86, i64 noundef %193)
  br i1 %183, label %194, label %212

194:                                              ; preds = %189
  %195 = getelementptr inbounds %struct.Context, ptr %184, i64 0, i32 3
  br label %204

196:                                              ; preds = %181, %196
  %197 = phi i64 [ %202, %196 ], [ %187, %181 ]
  %198 = phi i64 [ %201, %196 ], [ %85, %181 ]
  %199 = getelementptr inbounds %struct.Chain, ptr %6, i64 0, i32 4, i64 %197
  %200 = load i64, ptr %199, align 8
  %201 = tail call fastcc i64 @least(i64 noundef %198, i64 noundef %200)
  %202 = add nsw i64 %197, 1
  %203 = icmp eq i64 %202, %186
  br i1 %203, label %189, label %196

204:                                              ; preds = %194, %204
  %205 = phi i64 [ 0, %194 ], [ %210, %204 ]
  %206 = load i64, ptr %195, align 8
  %207 = add nsw i64 %206, 1
  store i64 %207, ptr %195, align 8
  %208 = getelementptr inbounds %struct.Context, ptr %184, i64 0, i32 5, i64 %206
  %209 = getelementptr inbounds [32 x %struct.Group], ptr %11, i64 0, i64 %205
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %208, ptr noundef nonnull align 8 dereferenceable(40) %209, i64 40, i1 false)
  %210 = add nuw nsw i64 %205, 1
  %211 = icmp eq i64 %210, %182
  br i1 %211, label %212, label %204

212:                                              ; preds = %204, %159, %149, %189, %153, %98
  call void @llvm.lifetime.end.p0(i64 1280, ptr nonnull %11)
  br label %213

213:                                              ; preds = %212, %71
  call void @llvm.lifetime.end.p0(i64 800, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 800, ptr nonnull %9)
  br label %214

214:                                              ; preds = %8, %213
  ret void
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @inner(ptr noalias nocapture writeonly sret(%struct.Group) align 8 %0, ptr nocapture noundef byval(%struct.Group) align 8 %1, ptr nocapture noundef readonly %2, i64 noundef %3) unnamed_addr {
  %5 = alloca %struct.Before, align 8
  %6 = alloca [2 x %struct.Before], align 16
  %7 = load i64, ptr %2, align 8
  %8 = icmp sgt i64 %7, %3
  br i1 %8, label %9, label %19

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.Group, ptr %1, i64 0, i32 3
  %11 = getelementptr inbounds %struct.Before, ptr %5, i64 0, i32 1
  %12 = getelementptr inbounds %struct.Group, ptr %1, i64 0, i32 4
  %13 = getelementptr inbounds %struct.Before, ptr %6, i64 0, i32 1
  %14 = getelementptr inbounds %struct.Group, ptr %1, i64 0, i32 2
  %15 = load i64, ptr %10, align 8
  %16 = load i64, ptr %12, align 8
  %17 = load i64, ptr %14, align 8
  br label %20

18:                                               ; preds = %20
  store i64 %28, ptr %10, align 8
  store i64 %29, ptr %12, align 8
  store i64 %30, ptr %14, align 8
  br label %19

19:                                               ; preds = %18, %4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, i64 40, i1 false)
  ret void

20:                                               ; preds = %9, %20
  %21 = phi i64 [ %17, %9 ], [ %30, %20 ]
  %22 = phi i64 [ %16, %9 ], [ %29, %20 ]
  %23 = phi i64 [ %15, %9 ], [ %28, %20 ]
  %24 = phi i64 [ %3, %9 ], [ %31, %20 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5)
  store i64 %23, ptr %5, align 8
  store i64 %22, ptr %11, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6)
  %25 = getelementptr inbounds %struct.Chain, ptr %2, i64 0, i32 4, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call fastcc i64 @last(ptr noundef nonnull %5, i64 noundef 1, i64 noundef %26, ptr noundef nonnull %6)
  %28 = load i64, ptr %6, align 16
  %29 = load i64, ptr %13, align 8
  %30 = tail call fastcc i64 @least(i64 noundef %21, i64 noundef %26)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5)
  %31 = add i64 %24, 1
  %32 = icmp eq i64 %31, %7
  br i1 %32, label %18, label %20
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @last(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %8, label %47

6:                                                ; preds = %35
  %7 = icmp eq i64 %40, 0
  br i1 %7, label %47, label %43

8:                                                ; preds = %4, %35
  %9 = phi i64 [ %40, %35 ], [ 0, %4 ]
  %10 = phi i64 [ %37, %35 ], [ 0, %4 ]
  %11 = phi i64 [ %36, %35 ], [ 0, %4 ]
  %12 = phi i64 [ %41, %35 ], [ 0, %4 ]
  %13 = getelementptr inbounds %struct.Before, ptr %0, i64 %12
  %14 = getelementptr inbounds %struct.Before, ptr %0, i64 %12, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = sdiv i64 %15, %2
  %17 = srem i64 %15, %2
  %18 = mul nsw i64 %16, %2
  %19 = icmp eq i64 %9, 0
  %20 = icmp ne i64 %15, %18
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %28

22:                                               ; preds = %8
  %23 = add nsw i64 %11, 1
  %24 = getelementptr inbounds %struct.Before, ptr %3, i64 %11
  %25 = load i64, ptr %13, align 8
  %26 = add nsw i64 %25, %18
  store i64 %26, ptr %24, align 8
  %27 = getelementptr inbounds i8, ptr %24, i64 8
  store i64 %17, ptr %27, align 8
  br label %29

28:                                               ; preds = %8
  br i1 %19, label %29, label %35

29:                                               ; preds = %22, %28
  %30 = phi i64 [ %23, %22 ], [ %11, %28 ]
  %31 = load i64, ptr %13, align 8
  %32 = add nsw i64 %16, -1
  %33 = mul nsw i64 %32, %2
  %34 = add nsw i64 %31, %33
  br label %35

35:                                               ; preds = %29, %28
  %36 = phi i64 [ %11, %28 ], [ %30, %29 ]
  %37 = phi i64 [ %10, %28 ], [ %34, %29 ]
  %38 = icmp sgt i64 %16, 0
  %39 = zext i1 %38 to i64
  %40 = or i64 %9, %39
  %41 = add nuw nsw i64 %12, 1
  %42 = icmp eq i64 %41, %1
  br i1 %42, label %6, label %8

43:                                               ; preds = %6
  %44 = add nsw i64 %36, 1
  %45 = getelementptr inbounds %struct.Before, ptr %3, i64 %36
  store i64 %37, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %45, i64 8
  store i64 %2, ptr %46, align 8
  br label %47

47:                                               ; preds = %4, %43, %6
  %48 = phi i64 [ %44, %43 ], [ %36, %6 ], [ 0, %4 ]
  ret i64 %48
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc i64 @ceiling(i64 noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = mul nsw i64 %2, %0
  %5 = add i64 %1, -1
  %6 = add i64 %5, %4
  %7 = sdiv i64 %6, %1
  ret i64 %7
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc i64 @filling(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = alloca [2 x [16 x i64]], align 16
  %6 = alloca [2 x i64], align 16
  %7 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %188

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 14
  %12 = load ptr, ptr %11, align 8
  %13 = icmp sgt i64 %2, 0
  %14 = getelementptr inbounds [2 x i64], ptr %6, i64 0, i64 1
  %15 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %16 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 9
  %17 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 2
  %18 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 15
  br label %19

19:                                               ; preds = %10, %185
  %20 = phi i64 [ 0, %10 ], [ %186, %185 ]
  %21 = shl nuw nsw i64 %20, 1
  %22 = getelementptr inbounds i64, ptr %12, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %185, label %25

25:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %5, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  br i1 %13, label %38, label %165

26:                                               ; preds = %54
  %27 = load i64, ptr %6, align 16
  %28 = load i64, ptr %14, align 8
  %29 = icmp ne i64 %27, 0
  %30 = icmp ne i64 %28, 0
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %32, label %165

32:                                               ; preds = %26
  %33 = load i64, ptr %15, align 8
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %165

35:                                               ; preds = %32
  %36 = load i64, ptr %0, align 8
  %37 = icmp sgt i64 %36, 0
  br label %57

38:                                               ; preds = %25, %54
  %39 = phi i64 [ %55, %54 ], [ 0, %25 ]
  %40 = getelementptr inbounds %struct.Node, ptr %1, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 2
  br i1 %42, label %43, label %54

43:                                               ; preds = %38
  %44 = getelementptr inbounds %struct.Node, ptr %1, i64 %39, i32 3
  %45 = load i64, ptr %44, align 8
  %46 = and i64 %45, 65535
  %47 = icmp eq i64 %46, %20
  br i1 %47, label %48, label %54

48:                                               ; preds = %43
  %49 = ashr i64 %45, 16
  %50 = getelementptr inbounds %struct.Node, ptr %1, i64 %39, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds [2 x [16 x i64]], ptr %5, i64 0, i64 %49, i64 %51
  store i64 1, ptr %52, align 8
  %53 = getelementptr inbounds [2 x i64], ptr %6, i64 0, i64 %49
  store i64 1, ptr %53, align 8
  br label %54

54:                                               ; preds = %38, %43, %48
  %55 = add nuw nsw i64 %39, 1
  %56 = icmp eq i64 %55, %2
  br i1 %56, label %26, label %38

57:                                               ; preds = %35, %117
  %58 = phi i64 [ 0, %35 ], [ %121, %117 ]
  %59 = phi ptr [ null, %35 ], [ %120, %117 ]
  %60 = phi i64 [ 0, %35 ], [ %119, %117 ]
  %61 = phi i64 [ 0, %35 ], [ %118, %117 ]
  br i1 %37, label %62, label %91

62:                                               ; preds = %57
  %63 = mul nsw i64 %36, %58
  br label %70

64:                                               ; preds = %117
  %65 = icmp ne i64 %118, 1
  %66 = icmp ne i64 %119, 1
  %67 = select i1 %65, i1 true, i1 %66
  br i1 %67, label %165, label %123

68:                                               ; preds = %85
  %69 = icmp eq i64 %88, 0
  br i1 %69, label %117, label %91

70:                                               ; preds = %62, %85
  %71 = phi i64 [ 0, %62 ], [ %89, %85 ]
  %72 = phi i64 [ 1, %62 ], [ %88, %85 ]
  %73 = getelementptr inbounds [16 x i64], ptr %5, i64 0, i64 %71
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds [2 x [16 x i64]], ptr %5, i64 0, i64 1, i64 %71
  %76 = load i64, ptr %75, align 8
  %77 = or i64 %76, %74
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %85, label %79

79:                                               ; preds = %70
  %80 = load ptr, ptr %16, align 8
  %81 = add nsw i64 %63, %71
  %82 = getelementptr inbounds i64, ptr %80, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = icmp ne i64 %83, 0
  br label %85

85:                                               ; preds = %79, %70
  %86 = phi i1 [ true, %70 ], [ %84, %79 ]
  %87 = zext i1 %86 to i64
  %88 = and i64 %72, %87
  %89 = add nuw nsw i64 %71, 1
  %90 = icmp eq i64 %89, %36
  br i1 %90, label %68, label %70

91:                                               ; preds = %57, %68
  %92 = add nsw i64 %61, 1
  %93 = load i64, ptr %17, align 8
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %95, label %117

95:                                               ; preds = %91, %112
  %96 = phi i64 [ %115, %112 ], [ 0, %91 ]
  %97 = phi ptr [ %114, %112 ], [ %59, %91 ]
  %98 = phi i64 [ %113, %112 ], [ %60, %91 ]
  %99 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %96, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = icmp eq i64 %100, %58
  br i1 %101, label %102, label %112

102:                                              ; preds = %95
  %103 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %96
  %104 = load ptr, ptr %18, align 8
  %105 = load i64, ptr %103, align 8
  %106 = getelementptr inbounds i64, ptr %104, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = icmp sgt i64 %107, %20
  %109 = zext i1 %108 to i64
  %110 = add nsw i64 %98, %109
  %111 = select i1 %108, ptr %103, ptr %97
  br label %112

112:                                              ; preds = %102, %95
  %113 = phi i64 [ %98, %95 ], [ %110, %102 ]
  %114 = phi ptr [ %97, %95 ], [ %111, %102 ]
  %115 = add nuw nsw i64 %96, 1
  %116 = icmp eq i64 %115, %93
  br i1 %116, label %117, label %95

117:                                              ; preds = %112, %91, %68
  %118 = phi i64 [ %61, %68 ], [ %92, %91 ], [ %92, %112 ]
  %119 = phi i64 [ %60, %68 ], [ %60, %91 ], [ %113, %112 ]
  %120 = phi ptr [ %59, %68 ], [ %59, %91 ], [ %114, %112 ]
  %121 = add nuw nsw i64 %58, 1
  %122 = icmp eq i64 %121, %33
  br i1 %122, label %64, label %57

123:                                              ; preds = %64
  %124 = getelementptr inbounds %struct.Kept, ptr %120, i64 0, i32 4
  %125 = load i64, ptr %124, align 8
  %126 = icmp eq i64 %125, 1
  br i1 %126, label %127, label %165

127:                                              ; preds = %123
  %128 = getelementptr inbounds i64, ptr %12, i64 %21
  %129 = load i64, ptr %0, align 8
  %130 = icmp sgt i64 %129, 0
  %131 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 4
  br label %132

132:                                              ; preds = %127, %161
  %133 = phi i64 [ 1, %127 ], [ %163, %161 ]
  %134 = phi i64 [ %23, %127 ], [ %162, %161 ]
  br i1 %130, label %137, label %158

135:                                              ; preds = %151
  %136 = icmp eq i64 %155, 0
  br i1 %136, label %161, label %158

137:                                              ; preds = %132, %151
  %138 = phi i64 [ %156, %151 ], [ 0, %132 ]
  %139 = phi i64 [ %155, %151 ], [ 1, %132 ]
  %140 = getelementptr inbounds [2 x [16 x i64]], ptr %5, i64 0, i64 %133, i64 %138
  %141 = load i64, ptr %140, align 8
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %151, label %143

143:                                              ; preds = %137
  %144 = load ptr, ptr %16, align 8
  %145 = load i64, ptr %131, align 8
  %146 = mul nsw i64 %145, %129
  %147 = add nsw i64 %146, %138
  %148 = getelementptr inbounds i64, ptr %144, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = icmp ne i64 %149, 0
  br label %151

151:                                              ; preds = %143, %137
  %152 = phi i1 [ false, %137 ], [ %150, %143 ]
  %153 = xor i1 %152, true
  %154 = zext i1 %153 to i64
  %155 = and i64 %139, %154
  %156 = add nuw nsw i64 %138, 1
  %157 = icmp eq i64 %156, %129
  br i1 %157, label %135, label %137

158:                                              ; preds = %132, %135
  %159 = getelementptr inbounds i64, ptr %128, i64 %133
  %160 = load i64, ptr %159, align 8
  br label %161

161:                                              ; preds = %158, %135
  %162 = phi i64 [ %160, %158 ], [ %134, %135 ]
  %163 = add nsw i64 %133, -1
  %164 = icmp eq i64 %133, 0
  br i1 %164, label %166, label %132

165:                                              ; preds = %32, %25, %26, %123, %64
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5)
  br label %185

166:                                              ; preds = %161
  %167 = getelementptr inbounds %struct.Kept, ptr %120, i64 0, i32 1
  %168 = load i64, ptr %167, align 8
  %169 = load i64, ptr %131, align 8
  %170 = icmp eq i64 %168, %169
  %171 = getelementptr inbounds %struct.Kept, ptr %120, i64 0, i32 6, i32 3
  %172 = getelementptr inbounds %struct.Kept, ptr %120, i64 0, i32 6, i32 1
  %173 = select i1 %170, ptr %171, ptr %172
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds i64, ptr %128, i64 1
  %176 = load i64, ptr %175, align 8
  %177 = add i64 %23, -2
  %178 = add i64 %177, %176
  %179 = mul nsw i64 %178, %174
  %180 = load i64, ptr %172, align 8
  %181 = mul nsw i64 %180, %162
  %182 = add i64 %181, -1
  %183 = add i64 %182, %179
  %184 = tail call fastcc i64 @most(i64 noundef 0, i64 noundef %183)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5)
  br label %188

185:                                              ; preds = %19, %165
  %186 = add nuw nsw i64 %20, 1
  %187 = icmp eq i64 %186, %8
  br i1 %187, label %188, label %19

188:                                              ; preds = %185, %4, %166
  %189 = phi i64 [ %184, %166 ], [ 0, %4 ], [ 0, %185 ]
  ret i64 %189
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: read)
define internal fastcc i64 @busy(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3) unnamed_addr {
  %5 = getelementptr inbounds %struct.Port, ptr %1, i64 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 3
  br i1 %7, label %16, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %67

12:                                               ; preds = %8
  %13 = load i64, ptr %1, align 8
  %14 = icmp eq i64 %6, 1
  %15 = icmp eq i64 %6, 0
  br label %35

16:                                               ; preds = %4
  %17 = getelementptr inbounds %struct.Problem, ptr %0, i64 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %67

20:                                               ; preds = %16
  %21 = load i64, ptr %1, align 8
  %22 = mul nsw i64 %21, %18
  br label %23

23:                                               ; preds = %20, %23
  %24 = phi i64 [ 0, %20 ], [ %32, %23 ]
  %25 = phi i64 [ 0, %20 ], [ %33, %23 ]
  %26 = getelementptr inbounds i64, ptr %2, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %22, %25
  %29 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 5, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = mul nsw i64 %30, %27
  %32 = add nsw i64 %31, %24
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp eq i64 %33, %18
  br i1 %34, label %67, label %23

35:                                               ; preds = %12, %63
  %36 = phi i64 [ 0, %12 ], [ %64, %63 ]
  %37 = phi i64 [ 0, %12 ], [ %65, %63 ]
  %38 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, %13
  br i1 %40, label %41, label %63

41:                                               ; preds = %35
  %42 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %37, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds i64, ptr %2, i64 %43
  %45 = load i64, ptr %44, align 8
  br i1 %14, label %54, label %46

46:                                               ; preds = %41
  %47 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %37, i32 6
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %37, i32 6, i32 3
  %50 = load i64, ptr %49, align 8
  %51 = add nsw i64 %50, %48
  %52 = mul nsw i64 %51, %45
  %53 = add nsw i64 %52, %36
  br i1 %15, label %63, label %54

54:                                               ; preds = %41, %46
  %55 = phi i64 [ %53, %46 ], [ %36, %41 ]
  %56 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %37, i32 6, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds %struct.Result, ptr %3, i64 0, i32 10, i64 %37, i32 6, i32 2
  %59 = load i64, ptr %58, align 8
  %60 = add nsw i64 %59, %57
  %61 = mul nsw i64 %60, %45
  %62 = add nsw i64 %61, %55
  br label %63

63:                                               ; preds = %46, %54, %35
  %64 = phi i64 [ %36, %35 ], [ %62, %54 ], [ %53, %46 ]
  %65 = add nuw nsw i64 %37, 1
  %66 = icmp eq i64 %65, %10
  br i1 %66, label %67, label %35

67:                                               ; preds = %63, %23, %8, %16
  %68 = phi i64 [ 0, %16 ], [ 0, %8 ], [ %32, %23 ], [ %64, %63 ]
  %69 = getelementptr inbounds %struct.Port, ptr %1, i64 0, i32 2
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds %struct.Port, ptr %1, i64 0, i32 3
  %72 = load i64, ptr %71, align 8
  %73 = tail call fastcc i64 @ceiling(i64 noundef %68, i64 noundef %70, i64 noundef %72)
  ret i64 %73
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)



