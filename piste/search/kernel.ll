
%struct.Work = type { ptr, ptr, [16 x i64], [16 x ptr], [16 x i64], [16 x i64], [16 x ptr], [16 x [1024 x double]], [16 x [1024 x double]], [16 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [17 x [1024 x double]], [1024 x double], [1024 x double], [1024 x double], [1024 x double] }
%struct.Sheet = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, double, double, double, double }
%struct.Best = type { double, i64, i64, [16 x i64] }

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define i64 @solve(ptr noundef %p, ptr nocapture noundef readonly %ends, ptr nocapture noundef readonly %bounds, i64 noundef %jobs, ptr noundef %best, ptr nocapture noundef %k, ptr noundef %space, ptr noundef %numbers, i64 noundef %room) {
entry:
  store ptr %p, ptr %k, align 8
  %best2 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 1
  store ptr %best, ptr %best2, align 8
  %cmp.not87 = icmp sgt i64 %jobs, 0
  br i1 %cmp.not87, label %for.body.lr.ph, label %cleanup

for.body.lr.ph:                                   ; preds = %entry
  %slack = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 33
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup6
  %j.088 = phi i64 [ 0, %for.body.lr.ph ], [ %inc40, %for.cond.cleanup6 ]
  %arrayidx = getelementptr inbounds double, ptr %bounds, i64 %j.088
  %0 = load double, ptr %arrayidx, align 8
  %1 = load double, ptr %best, align 8
  %2 = load double, ptr %slack, align 8
  %sub = fsub double 1.000000e+00, %2
  %mul = fmul double %1, %sub
  %cmp3 = fcmp ult double %0, %mul
  br i1 %cmp3, label %for.cond4.preheader, label %cleanup

for.cond4.preheader:                              ; preds = %for.body
  %3 = load i64, ptr %p, align 8
  %cmp584 = icmp sgt i64 %3, 0
  br i1 %cmp584, label %for.body7, label %for.cond.cleanup6

for.cond.cleanup6:                                ; preds = %for.cond.cleanup27, %for.cond4.preheader
  %used.0.lcssa = phi i64 [ 0, %for.cond4.preheader ], [ %add24, %for.cond.cleanup27 ]
  %add.ptr36 = getelementptr inbounds i64, ptr %space, i64 %used.0.lcssa
  %add.ptr37 = getelementptr inbounds double, ptr %numbers, i64 %used.0.lcssa
  %sub38 = sub nsw i64 %room, %used.0.lcssa
  tail call fastcc void @branch(ptr noundef nonnull %k, ptr noundef %add.ptr36, ptr noundef %add.ptr37, i64 noundef %sub38, i64 noundef 1)
  %inc40 = add nuw nsw i64 %j.088, 1
  %exitcond91.not = icmp eq i64 %inc40, %jobs
  br i1 %exitcond91.not, label %cleanup, label %for.body

for.body7:                                        ; preds = %for.cond4.preheader, %for.cond.cleanup27
  %4 = phi i64 [ %7, %for.cond.cleanup27 ], [ %3, %for.cond4.preheader ]
  %g.086 = phi i64 [ %inc34, %for.cond.cleanup27 ], [ 0, %for.cond4.preheader ]
  %used.085 = phi i64 [ %add24, %for.cond.cleanup27 ], [ 0, %for.cond4.preheader ]
  %mul9 = mul nsw i64 %4, %j.088
  %add = add nsw i64 %mul9, %g.086
  %mul10 = shl nsw i64 %add, 1
  %arrayidx11 = getelementptr inbounds i64, ptr %ends, i64 %mul10
  %5 = load i64, ptr %arrayidx11, align 8
  %add16 = or i64 %mul10, 1
  %arrayidx17 = getelementptr inbounds i64, ptr %ends, i64 %add16
  %6 = load i64, ptr %arrayidx17, align 8
  %add.ptr = getelementptr inbounds i64, ptr %space, i64 %used.085
  %arrayidx18 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 3, i64 %g.086
  store ptr %add.ptr, ptr %arrayidx18, align 8
  %add.ptr19 = getelementptr inbounds double, ptr %numbers, i64 %used.085
  %arrayidx20 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 6, i64 %g.086
  store ptr %add.ptr19, ptr %arrayidx20, align 8
  %sub21 = sub nsw i64 %6, %5
  %arrayidx22 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %g.086
  store i64 %sub21, ptr %arrayidx22, align 8
  %add24 = add nsw i64 %sub21, %used.085
  %cmp2682 = icmp sgt i64 %6, %5
  br i1 %cmp2682, label %for.body28, label %for.cond.cleanup27

for.cond.cleanup27:                               ; preds = %for.body28, %for.body7
  %inc34 = add nuw nsw i64 %g.086, 1
  %7 = load i64, ptr %p, align 8
  %cmp5 = icmp slt i64 %inc34, %7
  br i1 %cmp5, label %for.body7, label %for.cond.cleanup6

for.body28:                                       ; preds = %for.body7, %for.body28
  %i.083 = phi i64 [ %inc, %for.body28 ], [ %5, %for.body7 ]
  %sub31 = sub nsw i64 %i.083, %5
  %arrayidx32 = getelementptr inbounds i64, ptr %add.ptr, i64 %sub31
  store i64 %i.083, ptr %arrayidx32, align 8
  %inc = add nsw i64 %i.083, 1
  %exitcond.not = icmp eq i64 %inc, %6
  br i1 %exitcond.not, label %for.cond.cleanup27, label %for.body28

cleanup:                                          ; preds = %for.cond.cleanup6, %for.body, %entry
  %j.0.lcssa = phi i64 [ 0, %entry ], [ %j.088, %for.body ], [ %jobs, %for.cond.cleanup6 ]
  %spec.select = tail call i64 @llvm.smin.i64(i64 %j.0.lcssa, i64 %jobs)
  ret i64 %spec.select
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @branch(ptr nocapture noundef %k, ptr noundef %space, ptr noundef %numbers, i64 noundef %left, i64 noundef %root) unnamed_addr {
entry:
  %split = alloca i64, align 8
  %column = alloca i64, align 8
  %n71 = alloca [16 x i64], align 16
  %rows72 = alloca [16 x ptr], align 16
  %keys73 = alloca [16 x ptr], align 16
  %0 = load ptr, ptr %k, align 8
  %1 = load i64, ptr %0, align 8
  %cmp312 = icmp sgt i64 %1, 0
  br i1 %cmp312, label %for.body, label %do.body.preheader

for.body:                                         ; preds = %entry, %for.body
  %now.0314 = phi i64 [ %add, %for.body ], [ 0, %entry ]
  %g.0313 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  tail call fastcc void @least(ptr noundef nonnull %k, i64 noundef %g.0313)
  %arrayidx = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %g.0313
  %2 = load i64, ptr %arrayidx, align 8
  %add = add nsw i64 %2, %now.0314
  %inc = add nuw nsw i64 %g.0313, 1
  %3 = load i64, ptr %0, align 8
  %cmp = icmp slt i64 %inc, %3
  br i1 %cmp, label %for.body, label %do.body.preheader

do.body.preheader:                                ; preds = %for.body, %entry
  %.ph = phi i64 [ %1, %entry ], [ %3, %for.body ]
  %now.1.ph = phi i64 [ 0, %entry ], [ %add, %for.body ]
  br label %do.body

do.body:                                          ; preds = %do.body.preheader, %do.cond
  %4 = phi i64 [ %7, %do.cond ], [ %.ph, %do.body.preheader ]
  %now.1 = phi i64 [ %now.2.lcssa, %do.cond ], [ %now.1.ph, %do.body.preheader ]
  %cmp5.not316 = icmp sgt i64 %4, 0
  br i1 %cmp5.not316, label %for.body7, label %do.cond

for.body7:                                        ; preds = %do.body, %if.end
  %now.2318 = phi i64 [ %add12, %if.end ], [ 0, %do.body ]
  %g2.0317 = phi i64 [ %inc14, %if.end ], [ 0, %do.body ]
  tail call fastcc void @shrink(ptr noundef nonnull %k, i64 noundef %g2.0317)
  %arrayidx9 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %g2.0317
  %5 = load i64, ptr %arrayidx9, align 8
  %tobool.not = icmp eq i64 %5, 0
  br i1 %tobool.not, label %cleanup197, label %if.end

if.end:                                           ; preds = %for.body7
  %add12 = add nsw i64 %5, %now.2318
  %inc14 = add nuw nsw i64 %g2.0317, 1
  %6 = load i64, ptr %0, align 8
  %cmp5.not = icmp slt i64 %inc14, %6
  br i1 %cmp5.not, label %for.body7, label %do.cond

do.cond:                                          ; preds = %if.end, %do.body
  %7 = phi i64 [ %4, %do.body ], [ %6, %if.end ]
  %now.2.lcssa = phi i64 [ 0, %do.body ], [ %add12, %if.end ]
  %mul = mul nsw i64 %now.2.lcssa, 5
  %mul16 = shl nsw i64 %now.1, 2
  %cmp17 = icmp slt i64 %mul, %mul16
  br i1 %cmp17, label %do.body, label %for.cond19.preheader

for.cond19.preheader:                             ; preds = %do.cond
  %cmp21320 = icmp sgt i64 %7, 0
  br i1 %cmp21320, label %for.body23.lr.ph, label %for.cond.cleanup22.thread

for.cond.cleanup22.thread:                        ; preds = %for.cond19.preheader
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %split)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %column)
  br label %if.then45

for.body23.lr.ph:                                 ; preds = %for.cond19.preheader
  %tobool24.not = icmp eq i64 %root, 0
  br label %for.body23

for.cond.cleanup22:                               ; preds = %if.end30
  %8 = fcmp ole double %mul33, 6.400000e+01
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %split)
  store i64 0, ptr %split, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %column)
  store i64 0, ptr %column, align 8
  %cmp40 = icmp sgt i64 %now.2.lcssa, %left
  %or.cond = select i1 %8, i1 true, i1 %cmp40
  br i1 %or.cond, label %if.then45, label %lor.lhs.false42

for.body23:                                       ; preds = %for.body23.lr.ph, %if.end30
  %9 = phi i64 [ %7, %for.body23.lr.ph ], [ %13, %if.end30 ]
  %g18.0322 = phi i64 [ 0, %for.body23.lr.ph ], [ %inc35, %if.end30 ]
  %combinations.0321 = phi double [ 1.000000e+00, %for.body23.lr.ph ], [ %mul33, %if.end30 ]
  br i1 %tobool24.not, label %if.end30, label %if.then25

if.then25:                                        ; preds = %for.body23
  %arrayidx26 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 3, i64 %g18.0322
  %10 = load ptr, ptr %arrayidx26, align 8
  %arrayidx27 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 6, i64 %g18.0322
  %11 = load ptr, ptr %arrayidx27, align 8
  %arrayidx29 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %g18.0322
  %12 = load i64, ptr %arrayidx29, align 8
  tail call fastcc void @sort(ptr noundef %10, ptr noundef %11, i64 noundef %12)
  tail call fastcc void @front(ptr noundef nonnull %k, i64 noundef %g18.0322)
  tail call fastcc void @least(ptr noundef nonnull %k, i64 noundef %g18.0322)
  %.pre = load i64, ptr %0, align 8
  br label %if.end30

if.end30:                                         ; preds = %if.then25, %for.body23
  %13 = phi i64 [ %.pre, %if.then25 ], [ %9, %for.body23 ]
  %arrayidx32 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %g18.0322
  %14 = load i64, ptr %arrayidx32, align 8
  %conv = sitofp i64 %14 to double
  %mul33 = fmul double %combinations.0321, %conv
  %inc35 = add nuw nsw i64 %g18.0322, 1
  %cmp21 = icmp slt i64 %inc35, %13
  br i1 %cmp21, label %for.body23, label %for.cond.cleanup22

lor.lhs.false42:                                  ; preds = %for.cond.cleanup22
  %call = call fastcc double @widest(ptr noundef nonnull %k, ptr noundef nonnull %split, ptr noundef nonnull %column)
  %cmp43 = fcmp ugt double %call, 1.000000e+00
  br i1 %cmp43, label %if.end46, label %if.then45

if.then45:                                        ; preds = %for.cond.cleanup22.thread, %lor.lhs.false42, %for.cond.cleanup22
  tail call fastcc void @choose(ptr noundef nonnull %k)
  br label %cleanup194

if.end46:                                         ; preds = %lor.lhs.false42
  %15 = load i64, ptr %split, align 8
  %16 = load i64, ptr %column, align 8
  %arrayidx48 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 7, i64 %15, i64 %16
  %17 = load double, ptr %arrayidx48, align 8
  %arrayidx51 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %15
  %18 = load i64, ptr %arrayidx51, align 8
  %cmp52325 = icmp sgt i64 %18, 0
  br i1 %cmp52325, label %for.body55.lr.ph, label %for.cond.cleanup54

for.body55.lr.ph:                                 ; preds = %if.end46
  %w = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 10
  %19 = load ptr, ptr %w, align 8
  %arrayidx56 = getelementptr inbounds ptr, ptr %19, i64 %15
  %20 = load ptr, ptr %arrayidx56, align 8
  %arrayidx58 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 3, i64 %15
  %21 = load ptr, ptr %arrayidx58, align 8
  %whole = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 1
  %22 = load i64, ptr %whole, align 8
  br label %for.body55

for.cond.cleanup54:                               ; preds = %for.body55, %if.end46
  %high.0.lcssa = phi double [ %17, %if.end46 ], [ %high.1, %for.body55 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %n71)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %rows72)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %keys73)
  %cmp77329 = icmp sgt i64 %13, 0
  br i1 %cmp77329, label %for.body80, label %for.cond94.preheader

for.body55:                                       ; preds = %for.body55.lr.ph, %for.body55
  %i.0327 = phi i64 [ 0, %for.body55.lr.ph ], [ %inc68, %for.body55 ]
  %high.0326 = phi double [ %17, %for.body55.lr.ph ], [ %high.1, %for.body55 ]
  %arrayidx59 = getelementptr inbounds i64, ptr %21, i64 %i.0327
  %23 = load i64, ptr %arrayidx59, align 8
  %mul60 = mul nsw i64 %22, %23
  %add61 = add nsw i64 %mul60, %16
  %arrayidx62 = getelementptr inbounds double, ptr %20, i64 %add61
  %24 = load double, ptr %arrayidx62, align 8
  %cmp63 = fcmp ogt double %24, %high.0326
  %high.1 = select i1 %cmp63, double %24, double %high.0326
  %inc68 = add nuw nsw i64 %i.0327, 1
  %exitcond.not = icmp eq i64 %inc68, %18
  br i1 %exitcond.not, label %for.cond.cleanup54, label %for.body55

for.cond94.preheader:                             ; preds = %for.body80, %for.cond.cleanup54
  %w121 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 10
  %whole125 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 1
  %mul132 = fmul double %17, %high.0.lcssa
  br label %for.cond100.preheader

for.body80:                                       ; preds = %for.cond.cleanup54, %for.body80
  %g74.0330 = phi i64 [ %inc91, %for.body80 ], [ 0, %for.cond.cleanup54 ]
  %arrayidx82 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %g74.0330
  %25 = load i64, ptr %arrayidx82, align 8
  %arrayidx83 = getelementptr inbounds [16 x i64], ptr %n71, i64 0, i64 %g74.0330
  store i64 %25, ptr %arrayidx83, align 8
  %arrayidx85 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 3, i64 %g74.0330
  %26 = load ptr, ptr %arrayidx85, align 8
  %arrayidx86 = getelementptr inbounds [16 x ptr], ptr %rows72, i64 0, i64 %g74.0330
  store ptr %26, ptr %arrayidx86, align 8
  %arrayidx88 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 6, i64 %g74.0330
  %27 = load ptr, ptr %arrayidx88, align 8
  %arrayidx89 = getelementptr inbounds [16 x ptr], ptr %keys73, i64 0, i64 %g74.0330
  store ptr %27, ptr %arrayidx89, align 8
  %inc91 = add nuw nsw i64 %g74.0330, 1
  %exitcond342.not = icmp eq i64 %inc91, %13
  br i1 %exitcond342.not, label %for.cond94.preheader, label %for.body80

for.cond100.preheader:                            ; preds = %for.cond94.preheader, %for.cond.cleanup104
  %cmp95 = phi i1 [ true, %for.cond94.preheader ], [ false, %for.cond.cleanup104 ]
  %half.0338 = phi i64 [ 0, %for.cond94.preheader ], [ 1, %for.cond.cleanup104 ]
  %28 = load i64, ptr %0, align 8
  %cmp102334 = icmp sgt i64 %28, 0
  br i1 %cmp102334, label %for.body105, label %for.cond.cleanup104

for.cond175.preheader:                            ; preds = %for.cond.cleanup104
  %29 = load i64, ptr %0, align 8
  %cmp177339 = icmp sgt i64 %29, 0
  br i1 %cmp177339, label %for.body180, label %for.cond.cleanup179

for.cond.cleanup104:                              ; preds = %for.cond.cleanup118, %for.cond100.preheader
  %used.0.lcssa = phi i64 [ 0, %for.cond100.preheader ], [ %add163, %for.cond.cleanup118 ]
  %add.ptr168 = getelementptr inbounds i64, ptr %space, i64 %used.0.lcssa
  %add.ptr169 = getelementptr inbounds double, ptr %numbers, i64 %used.0.lcssa
  %sub = sub nsw i64 %left, %used.0.lcssa
  tail call fastcc void @branch(ptr noundef nonnull %k, ptr noundef %add.ptr168, ptr noundef %add.ptr169, i64 noundef %sub, i64 noundef 0)
  br i1 %cmp95, label %for.cond100.preheader, label %for.cond175.preheader

for.body105:                                      ; preds = %for.cond100.preheader, %for.cond.cleanup118
  %g99.0336 = phi i64 [ %inc165, %for.cond.cleanup118 ], [ 0, %for.cond100.preheader ]
  %used.0335 = phi i64 [ %add163, %for.cond.cleanup118 ], [ 0, %for.cond100.preheader ]
  %add.ptr = getelementptr inbounds i64, ptr %space, i64 %used.0335
  %arrayidx107 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 3, i64 %g99.0336
  store ptr %add.ptr, ptr %arrayidx107, align 8
  %add.ptr108 = getelementptr inbounds double, ptr %numbers, i64 %used.0335
  %arrayidx110 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 6, i64 %g99.0336
  store ptr %add.ptr108, ptr %arrayidx110, align 8
  %arrayidx112 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %g99.0336
  store i64 0, ptr %arrayidx112, align 8
  %arrayidx115 = getelementptr inbounds [16 x i64], ptr %n71, i64 0, i64 %g99.0336
  %30 = load i64, ptr %arrayidx115, align 8
  %cmp116331 = icmp sgt i64 %30, 0
  br i1 %cmp116331, label %for.body119.lr.ph, label %for.cond.cleanup118

for.body119.lr.ph:                                ; preds = %for.body105
  %arrayidx123 = getelementptr inbounds [16 x ptr], ptr %rows72, i64 0, i64 %g99.0336
  %cmp129 = icmp eq i64 %g99.0336, %15
  %arrayidx147 = getelementptr inbounds [16 x ptr], ptr %keys73, i64 0, i64 %g99.0336
  br label %for.body119

for.cond.cleanup118:                              ; preds = %cleanup155, %for.body105
  %31 = phi i64 [ 0, %for.body105 ], [ %44, %cleanup155 ]
  %add163 = add nsw i64 %31, %used.0335
  %inc165 = add nuw nsw i64 %g99.0336, 1
  %32 = load i64, ptr %0, align 8
  %cmp102 = icmp slt i64 %inc165, %32
  br i1 %cmp102, label %for.body105, label %for.cond.cleanup104

for.body119:                                      ; preds = %for.body119.lr.ph, %cleanup155
  %33 = phi i64 [ 0, %for.body119.lr.ph ], [ %44, %cleanup155 ]
  %i113.0332 = phi i64 [ 0, %for.body119.lr.ph ], [ %inc158, %cleanup155 ]
  br i1 %cmp129, label %land.lhs.true, label %for.body119.if.end139_crit_edge

for.body119.if.end139_crit_edge:                  ; preds = %for.body119
  %.pre344 = load ptr, ptr %arrayidx123, align 8
  %arrayidx141.phi.trans.insert = getelementptr inbounds i64, ptr %.pre344, i64 %i113.0332
  %.pre345 = load i64, ptr %arrayidx141.phi.trans.insert, align 8
  br label %if.end139

land.lhs.true:                                    ; preds = %for.body119
  %34 = load ptr, ptr %w121, align 8
  %arrayidx122 = getelementptr inbounds ptr, ptr %34, i64 %15
  %35 = load ptr, ptr %arrayidx122, align 8
  %36 = load ptr, ptr %arrayidx123, align 8
  %arrayidx124 = getelementptr inbounds i64, ptr %36, i64 %i113.0332
  %37 = load i64, ptr %arrayidx124, align 8
  %38 = load i64, ptr %whole125, align 8
  %mul126 = mul nsw i64 %38, %37
  %add127 = add nsw i64 %mul126, %16
  %arrayidx128 = getelementptr inbounds double, ptr %35, i64 %add127
  %39 = load double, ptr %arrayidx128, align 8
  %mul131 = fmul double %39, %39
  %cmp133 = fcmp ogt double %mul131, %mul132
  %conv135 = zext i1 %cmp133 to i64
  %cmp136.not = icmp eq i64 %half.0338, %conv135
  br i1 %cmp136.not, label %if.end139, label %cleanup155

if.end139:                                        ; preds = %for.body119.if.end139_crit_edge, %land.lhs.true
  %40 = phi i64 [ %.pre345, %for.body119.if.end139_crit_edge ], [ %37, %land.lhs.true ]
  %arrayidx146 = getelementptr inbounds i64, ptr %add.ptr, i64 %33
  store i64 %40, ptr %arrayidx146, align 8
  %41 = load ptr, ptr %arrayidx147, align 8
  %arrayidx148 = getelementptr inbounds double, ptr %41, i64 %i113.0332
  %42 = load double, ptr %arrayidx148, align 8
  %43 = load i64, ptr %arrayidx112, align 8
  %inc153 = add nsw i64 %43, 1
  store i64 %inc153, ptr %arrayidx112, align 8
  %arrayidx154 = getelementptr inbounds double, ptr %add.ptr108, i64 %43
  store double %42, ptr %arrayidx154, align 8
  br label %cleanup155

cleanup155:                                       ; preds = %land.lhs.true, %if.end139
  %44 = phi i64 [ %33, %land.lhs.true ], [ %inc153, %if.end139 ]
  %inc158 = add nuw nsw i64 %i113.0332, 1
  %exitcond343.not = icmp eq i64 %inc158, %30
  br i1 %exitcond343.not, label %for.cond.cleanup118, label %for.body119

for.cond.cleanup179:                              ; preds = %for.body180, %for.cond175.preheader
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %keys73)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %rows72)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %n71)
  br label %cleanup194

for.body180:                                      ; preds = %for.cond175.preheader, %for.body180
  %g174.0340 = phi i64 [ %inc191, %for.body180 ], [ 0, %for.cond175.preheader ]
  %arrayidx181 = getelementptr inbounds [16 x i64], ptr %n71, i64 0, i64 %g174.0340
  %45 = load i64, ptr %arrayidx181, align 8
  %arrayidx183 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %g174.0340
  store i64 %45, ptr %arrayidx183, align 8
  %arrayidx184 = getelementptr inbounds [16 x ptr], ptr %rows72, i64 0, i64 %g174.0340
  %46 = load ptr, ptr %arrayidx184, align 8
  %arrayidx186 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 3, i64 %g174.0340
  store ptr %46, ptr %arrayidx186, align 8
  %arrayidx187 = getelementptr inbounds [16 x ptr], ptr %keys73, i64 0, i64 %g174.0340
  %47 = load ptr, ptr %arrayidx187, align 8
  %arrayidx189 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 6, i64 %g174.0340
  store ptr %47, ptr %arrayidx189, align 8
  %inc191 = add nuw nsw i64 %g174.0340, 1
  %48 = load i64, ptr %0, align 8
  %cmp177 = icmp slt i64 %inc191, %48
  br i1 %cmp177, label %for.body180, label %for.cond.cleanup179

cleanup194:                                       ; preds = %for.cond.cleanup179, %if.then45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %column)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %split)
  br label %cleanup197

cleanup197:                                       ; preds = %for.body7, %cleanup194
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define i64 @room() {
entry:
  ret i64 1401488
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @least(ptr nocapture noundef %k, i64 noundef %g) unnamed_addr {
entry:
  %0 = load ptr, ptr %k, align 8
  %whole = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 1
  %1 = load i64, ptr %whole, align 8
  %cmp181 = icmp sgt i64 %1, 0
  br i1 %cmp181, label %for.body, label %for.cond4.preheader

for.cond4.preheader:                              ; preds = %for.body, %entry
  %taken = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 2
  %2 = load i64, ptr %taken, align 8
  %cmp5183 = icmp sgt i64 %2, 0
  br i1 %cmp5183, label %for.body7, label %for.cond14.preheader

for.body:                                         ; preds = %entry, %for.body
  %c.0182 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx2 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 7, i64 %g, i64 %c.0182
  store double 0x7FF0000000000000, ptr %arrayidx2, align 8
  %inc = add nuw nsw i64 %c.0182, 1
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %for.cond4.preheader, label %for.body

for.cond14.preheader:                             ; preds = %for.body7, %for.cond4.preheader
  %share = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 3
  %3 = load i64, ptr %share, align 8
  %cmp15186 = icmp sgt i64 %3, 0
  br i1 %cmp15186, label %for.body17, label %for.cond23.preheader

for.body7:                                        ; preds = %for.cond4.preheader, %for.body7
  %c3.0184 = phi i64 [ %inc11, %for.body7 ], [ 0, %for.cond4.preheader ]
  %arrayidx9 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 8, i64 %g, i64 %c3.0184
  store double 0.000000e+00, ptr %arrayidx9, align 8
  %inc11 = add nuw nsw i64 %c3.0184, 1
  %exitcond197.not = icmp eq i64 %inc11, %2
  br i1 %exitcond197.not, label %for.cond14.preheader, label %for.body7

for.cond23.preheader:                             ; preds = %for.body17, %for.cond14.preheader
  %arrayidx24 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %g
  %4 = load i64, ptr %arrayidx24, align 8
  %cmp25195 = icmp sgt i64 %4, 0
  br i1 %cmp25195, label %for.body27.lr.ph, label %for.cond.cleanup26

for.body27.lr.ph:                                 ; preds = %for.cond23.preheader
  %w28 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 10
  %5 = load ptr, ptr %w28, align 8
  %arrayidx29 = getelementptr inbounds ptr, ptr %5, i64 %g
  %6 = load ptr, ptr %arrayidx29, align 8
  %arrayidx30 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 3, i64 %g
  %7 = load ptr, ptr %arrayidx30, align 8
  %t33 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 11
  %8 = load ptr, ptr %t33, align 8
  %arrayidx34 = getelementptr inbounds ptr, ptr %8, i64 %g
  %9 = load ptr, ptr %arrayidx34, align 8
  %s41 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 12
  %10 = load ptr, ptr %s41, align 8
  %arrayidx42 = getelementptr inbounds ptr, ptr %10, i64 %g
  %11 = load ptr, ptr %arrayidx42, align 8
  br label %for.body27

for.body17:                                       ; preds = %for.cond14.preheader, %for.body17
  %c13.0187 = phi i64 [ %inc21, %for.body17 ], [ 0, %for.cond14.preheader ]
  %arrayidx19 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 9, i64 %g, i64 %c13.0187
  store double 0.000000e+00, ptr %arrayidx19, align 8
  %inc21 = add nuw nsw i64 %c13.0187, 1
  %exitcond198.not = icmp eq i64 %inc21, %3
  br i1 %exitcond198.not, label %for.cond23.preheader, label %for.body17

for.cond.cleanup26:                               ; preds = %for.cond.cleanup91, %for.cond23.preheader
  ret void

for.body27:                                       ; preds = %for.body27.lr.ph, %for.cond.cleanup91
  %i.0196 = phi i64 [ 0, %for.body27.lr.ph ], [ %inc108, %for.cond.cleanup91 ]
  %arrayidx31 = getelementptr inbounds i64, ptr %7, i64 %i.0196
  %12 = load i64, ptr %arrayidx31, align 8
  %mul = mul nsw i64 %12, %1
  %add.ptr = getelementptr inbounds double, ptr %6, i64 %mul
  %mul39 = mul nsw i64 %12, %2
  %add.ptr40 = getelementptr inbounds double, ptr %9, i64 %mul39
  %mul47 = mul nsw i64 %12, %3
  %add.ptr48 = getelementptr inbounds double, ptr %11, i64 %mul47
  br i1 %cmp181, label %for.body54, label %for.cond68.preheader

for.cond68.preheader:                             ; preds = %for.inc64, %for.body27
  br i1 %cmp5183, label %for.body72, label %for.cond88.preheader

for.body54:                                       ; preds = %for.body27, %for.inc64
  %c49.0190 = phi i64 [ %inc65, %for.inc64 ], [ 0, %for.body27 ]
  %arrayidx55 = getelementptr inbounds double, ptr %add.ptr, i64 %c49.0190
  %13 = load double, ptr %arrayidx55, align 8
  %arrayidx58 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 7, i64 %g, i64 %c49.0190
  %14 = load double, ptr %arrayidx58, align 8
  %cmp59 = fcmp olt double %13, %14
  br i1 %cmp59, label %if.then, label %for.inc64

if.then:                                          ; preds = %for.body54
  store double %13, ptr %arrayidx58, align 8
  br label %for.inc64

for.inc64:                                        ; preds = %for.body54, %if.then
  %inc65 = add nuw nsw i64 %c49.0190, 1
  %exitcond199.not = icmp eq i64 %inc65, %1
  br i1 %exitcond199.not, label %for.cond68.preheader, label %for.body54

for.cond88.preheader:                             ; preds = %for.inc84, %for.cond68.preheader
  br i1 %cmp15186, label %for.body92, label %for.cond.cleanup91

for.body72:                                       ; preds = %for.cond68.preheader, %for.inc84
  %c67.0192 = phi i64 [ %inc85, %for.inc84 ], [ 0, %for.cond68.preheader ]
  %arrayidx73 = getelementptr inbounds double, ptr %add.ptr40, i64 %c67.0192
  %15 = load double, ptr %arrayidx73, align 8
  %arrayidx76 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 8, i64 %g, i64 %c67.0192
  %16 = load double, ptr %arrayidx76, align 8
  %cmp77 = fcmp ogt double %15, %16
  br i1 %cmp77, label %if.then78, label %for.inc84

if.then78:                                        ; preds = %for.body72
  store double %15, ptr %arrayidx76, align 8
  br label %for.inc84

for.inc84:                                        ; preds = %for.body72, %if.then78
  %inc85 = add nuw nsw i64 %c67.0192, 1
  %exitcond200.not = icmp eq i64 %inc85, %2
  br i1 %exitcond200.not, label %for.cond88.preheader, label %for.body72

for.cond.cleanup91:                               ; preds = %for.inc104, %for.cond88.preheader
  %inc108 = add nuw nsw i64 %i.0196, 1
  %exitcond202.not = icmp eq i64 %inc108, %4
  br i1 %exitcond202.not, label %for.cond.cleanup26, label %for.body27

for.body92:                                       ; preds = %for.cond88.preheader, %for.inc104
  %c87.0194 = phi i64 [ %inc105, %for.inc104 ], [ 0, %for.cond88.preheader ]
  %arrayidx93 = getelementptr inbounds double, ptr %add.ptr48, i64 %c87.0194
  %17 = load double, ptr %arrayidx93, align 8
  %arrayidx96 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 9, i64 %g, i64 %c87.0194
  %18 = load double, ptr %arrayidx96, align 8
  %cmp97 = fcmp ogt double %17, %18
  br i1 %cmp97, label %if.then98, label %for.inc104

if.then98:                                        ; preds = %for.body92
  store double %17, ptr %arrayidx96, align 8
  br label %for.inc104

for.inc104:                                       ; preds = %for.body92, %if.then98
  %inc105 = add nuw nsw i64 %c87.0194, 1
  %exitcond201.not = icmp eq i64 %inc105, %3
  br i1 %exitcond201.not, label %for.cond.cleanup91, label %for.body92
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @shrink(ptr nocapture noundef %k, i64 noundef %g) unnamed_addr {
entry:
  %0 = load ptr, ptr %k, align 8
  %best = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 1
  %1 = load ptr, ptr %best, align 8
  %2 = load double, ptr %1, align 8
  %slack = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 33
  %3 = load double, ptr %slack, align 8
  %sub = fsub double 1.000000e+00, %3
  %mul = fmul double %2, %sub
  %4 = load i64, ptr %0, align 8
  %notmask = shl nsw i64 -1, %4
  %sub2 = xor i64 %notmask, -1
  %shl3.neg = shl nsw i64 -1, %g
  %sub4 = add i64 %shl3.neg, %sub2
  tail call fastcc void @fill(ptr noundef nonnull %k, i64 noundef 0, i64 noundef %sub4)
  %arrayidx = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %g
  %5 = load i64, ptr %arrayidx, align 8
  %cmp66 = icmp sgt i64 %5, 0
  br i1 %cmp66, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx5 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 3, i64 %g
  %w = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 10
  %whole = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 1
  %t = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 11
  %taken = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 2
  %s = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 12
  %share = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 3
  %arrayidx19 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 6, i64 %g
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %left.0.lcssa = phi i64 [ 0, %entry ], [ %left.1, %if.end ]
  %.lcssa = phi i64 [ %5, %entry ], [ %19, %if.end ]
  store i64 %left.0.lcssa, ptr %arrayidx, align 8
  %tobool.not = icmp eq i64 %.lcssa, %left.0.lcssa
  br i1 %tobool.not, label %if.end28, label %if.then27

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %left.068 = phi i64 [ 0, %for.body.lr.ph ], [ %left.1, %if.end ]
  %i.067 = phi i64 [ 0, %for.body.lr.ph ], [ %inc21, %if.end ]
  %6 = load ptr, ptr %arrayidx5, align 8
  %arrayidx6 = getelementptr inbounds i64, ptr %6, i64 %i.067
  %7 = load i64, ptr %arrayidx6, align 8
  %8 = load ptr, ptr %w, align 8
  %arrayidx7 = getelementptr inbounds ptr, ptr %8, i64 %g
  %9 = load ptr, ptr %arrayidx7, align 8
  %10 = load i64, ptr %whole, align 8
  %mul8 = mul nsw i64 %10, %7
  %add.ptr = getelementptr inbounds double, ptr %9, i64 %mul8
  %11 = load ptr, ptr %t, align 8
  %arrayidx9 = getelementptr inbounds ptr, ptr %11, i64 %g
  %12 = load ptr, ptr %arrayidx9, align 8
  %13 = load i64, ptr %taken, align 8
  %mul10 = mul nsw i64 %13, %7
  %add.ptr11 = getelementptr inbounds double, ptr %12, i64 %mul10
  %14 = load ptr, ptr %s, align 8
  %arrayidx12 = getelementptr inbounds ptr, ptr %14, i64 %g
  %15 = load ptr, ptr %arrayidx12, align 8
  %16 = load i64, ptr %share, align 8
  %mul13 = mul nsw i64 %16, %7
  %add.ptr14 = getelementptr inbounds double, ptr %15, i64 %mul13
  %call = tail call fastcc double @bound(ptr noundef nonnull %k, i64 noundef 0, i64 noundef %sub4, ptr noundef %add.ptr, ptr noundef %add.ptr11, ptr noundef %add.ptr14)
  %cmp15 = fcmp olt double %call, %mul
  br i1 %cmp15, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %17 = load ptr, ptr %arrayidx5, align 8
  %arrayidx18 = getelementptr inbounds i64, ptr %17, i64 %left.068
  store i64 %7, ptr %arrayidx18, align 8
  %18 = load ptr, ptr %arrayidx19, align 8
  %inc = add nsw i64 %left.068, 1
  %arrayidx20 = getelementptr inbounds double, ptr %18, i64 %left.068
  store double %call, ptr %arrayidx20, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %left.1 = phi i64 [ %inc, %if.then ], [ %left.068, %for.body ]
  %inc21 = add nuw nsw i64 %i.067, 1
  %19 = load i64, ptr %arrayidx, align 8
  %cmp = icmp slt i64 %inc21, %19
  br i1 %cmp, label %for.body, label %for.cond.cleanup

if.then27:                                        ; preds = %for.cond.cleanup
  tail call fastcc void @least(ptr noundef nonnull %k, i64 noundef %g)
  br label %if.end28

if.end28:                                         ; preds = %if.then27, %for.cond.cleanup
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @sort(ptr nocapture noundef %rows, ptr nocapture noundef %keys, i64 noundef %n) unnamed_addr {
entry:
  %cmp117 = icmp sgt i64 %n, 1
  br i1 %cmp117, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div123124 = lshr i64 %n, 1
  br label %for.body

for.cond.loopexit:                                ; preds = %if.end29, %cleanup, %lor.lhs.false33, %if.end
  %cmp = icmp sgt i64 %end.1, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.cond.loopexit
  %end.0119 = phi i64 [ %end.1, %for.cond.loopexit ], [ %n, %for.body.preheader ]
  %start.0118 = phi i64 [ %start.1, %for.cond.loopexit ], [ %div123124, %for.body.preheader ]
  %tobool.not = icmp eq i64 %start.0118, 0
  br i1 %tobool.not, label %if.else, label %if.then

if.then:                                          ; preds = %for.body
  %dec = add nsw i64 %start.0118, -1
  br label %if.end

if.else:                                          ; preds = %for.body
  %dec1 = add nsw i64 %end.0119, -1
  %arrayidx = getelementptr inbounds i64, ptr %rows, i64 %dec1
  %0 = load i64, ptr %arrayidx, align 8
  %1 = load i64, ptr %rows, align 8
  store i64 %1, ptr %arrayidx, align 8
  store i64 %0, ptr %rows, align 8
  %arrayidx5 = getelementptr inbounds double, ptr %keys, i64 %dec1
  %2 = load double, ptr %arrayidx5, align 8
  %3 = load double, ptr %keys, align 8
  store double %3, ptr %arrayidx5, align 8
  store double %2, ptr %keys, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %start.1 = phi i64 [ %dec, %if.then ], [ 0, %if.else ]
  %end.1 = phi i64 [ %end.0119, %if.then ], [ %dec1, %if.else ]
  %mul125 = shl nsw i64 %start.1, 1
  %add126 = or i64 %mul125, 1
  %cmp10.not127 = icmp slt i64 %add126, %end.1
  br i1 %cmp10.not127, label %if.end12, label %for.cond.loopexit

if.end12:                                         ; preds = %if.end, %cleanup
  %add130 = phi i64 [ %add, %cleanup ], [ %add126, %if.end ]
  %mul129 = phi i64 [ %mul, %cleanup ], [ %mul125, %if.end ]
  %root.1128 = phi i64 [ %child.0, %cleanup ], [ %start.1, %if.end ]
  %add13 = add i64 %mul129, 2
  %cmp14 = icmp slt i64 %add13, %end.1
  br i1 %cmp14, label %land.lhs.true, label %if.end29

land.lhs.true:                                    ; preds = %if.end12
  %arrayidx15 = getelementptr inbounds double, ptr %keys, i64 %add130
  %4 = load double, ptr %arrayidx15, align 8
  %arrayidx17 = getelementptr inbounds double, ptr %keys, i64 %add13
  %5 = load double, ptr %arrayidx17, align 8
  %cmp18 = fcmp olt double %4, %5
  br i1 %cmp18, label %if.then28, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true
  %cmp22 = fcmp oeq double %4, %5
  br i1 %cmp22, label %land.lhs.true23, label %if.end29

land.lhs.true23:                                  ; preds = %lor.lhs.false
  %arrayidx24 = getelementptr inbounds i64, ptr %rows, i64 %add130
  %6 = load i64, ptr %arrayidx24, align 8
  %arrayidx26 = getelementptr inbounds i64, ptr %rows, i64 %add13
  %7 = load i64, ptr %arrayidx26, align 8
  %cmp27 = icmp slt i64 %6, %7
  br i1 %cmp27, label %if.then28, label %if.end29

if.then28:                                        ; preds = %land.lhs.true23, %land.lhs.true
  br label %if.end29

if.end29:                                         ; preds = %if.then28, %land.lhs.true23, %lor.lhs.false, %if.end12
  %child.0 = phi i64 [ %add13, %if.then28 ], [ %add130, %land.lhs.true23 ], [ %add130, %lor.lhs.false ], [ %add130, %if.end12 ]
  %arrayidx30 = getelementptr inbounds double, ptr %keys, i64 %root.1128
  %8 = load double, ptr %arrayidx30, align 8
  %arrayidx31 = getelementptr inbounds double, ptr %keys, i64 %child.0
  %9 = load double, ptr %arrayidx31, align 8
  %cmp32 = fcmp ogt double %8, %9
  br i1 %cmp32, label %for.cond.loopexit, label %lor.lhs.false33

lor.lhs.false33:                                  ; preds = %if.end29
  %cmp36 = fcmp oeq double %8, %9
  %arrayidx38 = getelementptr inbounds i64, ptr %rows, i64 %root.1128
  %10 = load i64, ptr %arrayidx38, align 8
  %arrayidx39 = getelementptr inbounds i64, ptr %rows, i64 %child.0
  %11 = load i64, ptr %arrayidx39, align 8
  %cmp40 = icmp sgt i64 %10, %11
  %or.cond = select i1 %cmp36, i1 %cmp40, i1 false
  br i1 %or.cond, label %for.cond.loopexit, label %cleanup

cleanup:                                          ; preds = %lor.lhs.false33
  %arrayidx44 = getelementptr inbounds i64, ptr %rows, i64 %root.1128
  %arrayidx45 = getelementptr inbounds i64, ptr %rows, i64 %child.0
  store i64 %11, ptr %arrayidx44, align 8
  store i64 %10, ptr %arrayidx45, align 8
  store double %9, ptr %arrayidx30, align 8
  store double %8, ptr %arrayidx31, align 8
  %mul = shl nsw i64 %child.0, 1
  %add = or i64 %mul, 1
  %cmp10.not = icmp slt i64 %add, %end.1
  br i1 %cmp10.not, label %if.end12, label %for.cond.loopexit
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @front(ptr nocapture noundef %k, i64 noundef %g) unnamed_addr {
entry:
  %arrayidx = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %g
  %0 = load i64, ptr %arrayidx, align 8
  %cmp155 = icmp sgt i64 %0, 0
  br i1 %cmp155, label %for.body.lr.ph, label %entry.for.cond.cleanup_crit_edge

entry.for.cond.cleanup_crit_edge:                 ; preds = %entry
  %arrayidx78.phi.trans.insert = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 3, i64 %g
  %.pre159 = load ptr, ptr %arrayidx78.phi.trans.insert, align 8
  br label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %1 = load ptr, ptr %k, align 8
  %d = getelementptr inbounds %struct.Sheet, ptr %1, i64 0, i32 13
  %2 = load ptr, ptr %d, align 8
  %arrayidx2 = getelementptr inbounds ptr, ptr %2, i64 %g
  %3 = load ptr, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 3, i64 %g
  %4 = load ptr, ptr %arrayidx3, align 8
  %order = getelementptr inbounds %struct.Sheet, ptr %1, i64 0, i32 4
  %arrayidx42 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 6, i64 %g
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end71, %entry.for.cond.cleanup_crit_edge
  %5 = phi ptr [ %.pre159, %entry.for.cond.cleanup_crit_edge ], [ %4, %if.end71 ]
  %left.0.lcssa = phi i64 [ 0, %entry.for.cond.cleanup_crit_edge ], [ %left.1, %if.end71 ]
  store i64 %left.0.lcssa, ptr %arrayidx, align 8
  %arrayidx80 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 6, i64 %g
  %6 = load ptr, ptr %arrayidx80, align 8
  tail call fastcc void @sort(ptr noundef %5, ptr noundef %6, i64 noundef %left.0.lcssa)
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %if.end71
  %left.0157 = phi i64 [ 0, %for.body.lr.ph ], [ %left.1, %if.end71 ]
  %i.0156 = phi i64 [ 0, %for.body.lr.ph ], [ %inc73, %if.end71 ]
  %arrayidx4 = getelementptr inbounds i64, ptr %4, i64 %i.0156
  %7 = load i64, ptr %arrayidx4, align 8
  %8 = load i64, ptr %order, align 8
  %mul = mul nsw i64 %8, %7
  %add.ptr = getelementptr inbounds double, ptr %3, i64 %mul
  %cmp6152 = icmp sgt i64 %left.0157, 0
  br i1 %cmp6152, label %for.body8, label %if.then57

for.cond.cleanup7:                                ; preds = %if.end
  br i1 %cmp25, label %if.end71, label %for.cond.cleanup7.if.then57_crit_edge

for.cond.cleanup7.if.then57_crit_edge:            ; preds = %for.cond.cleanup7
  %.pre = load i64, ptr %arrayidx4, align 8
  br label %if.then57

for.body8thread-pre-split:                        ; preds = %if.end
  %.pr = load i64, ptr %order, align 8
  br label %for.body8

for.body8:                                        ; preds = %for.body, %for.body8thread-pre-split
  %9 = phi i64 [ %.pr, %for.body8thread-pre-split ], [ %8, %for.body ]
  %j.0153 = phi i64 [ %inc55, %for.body8thread-pre-split ], [ 0, %for.body ]
  %arrayidx13 = getelementptr inbounds i64, ptr %4, i64 %j.0153
  %10 = load i64, ptr %arrayidx13, align 8
  %mul15 = mul nsw i64 %9, %10
  %add.ptr16 = getelementptr inbounds double, ptr %3, i64 %mul15
  %cmp18149 = icmp sgt i64 %9, 0
  br i1 %cmp18149, label %land.rhs19, label %while.end

land.rhs19:                                       ; preds = %for.body8, %while.body
  %c.0150 = phi i64 [ %inc, %while.body ], [ 0, %for.body8 ]
  %arrayidx20 = getelementptr inbounds double, ptr %add.ptr16, i64 %c.0150
  %11 = load double, ptr %arrayidx20, align 8
  %arrayidx21 = getelementptr inbounds double, ptr %add.ptr, i64 %c.0150
  %12 = load double, ptr %arrayidx21, align 8
  %cmp22 = fcmp ugt double %11, %12
  br i1 %cmp22, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs19
  %inc = add nuw nsw i64 %c.0150, 1
  %exitcond.not = icmp eq i64 %inc, %9
  br i1 %exitcond.not, label %while.end, label %land.rhs19

while.end:                                        ; preds = %land.rhs19, %while.body, %for.body8
  %c.0.lcssa = phi i64 [ 0, %for.body8 ], [ %9, %while.body ], [ %c.0150, %land.rhs19 ]
  %cmp25 = icmp eq i64 %c.0.lcssa, %9
  %tobool28 = icmp ne i64 %j.0153, 0
  %or.cond = select i1 %cmp25, i1 %tobool28, i1 false
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %while.end
  %div148 = lshr i64 %j.0153, 1
  %arrayidx34 = getelementptr inbounds i64, ptr %4, i64 %div148
  %13 = load i64, ptr %arrayidx34, align 8
  store i64 %13, ptr %arrayidx13, align 8
  store i64 %10, ptr %arrayidx34, align 8
  %14 = load ptr, ptr %arrayidx42, align 8
  %arrayidx43 = getelementptr inbounds double, ptr %14, i64 %j.0153
  %15 = load double, ptr %arrayidx43, align 8
  %arrayidx47 = getelementptr inbounds double, ptr %14, i64 %div148
  %16 = load double, ptr %arrayidx47, align 8
  store double %16, ptr %arrayidx43, align 8
  store double %15, ptr %arrayidx47, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %while.end
  %inc55 = add nuw nsw i64 %j.0153, 1
  %cmp6 = icmp sge i64 %inc55, %left.0157
  %.not = select i1 %cmp6, i1 true, i1 %cmp25
  br i1 %.not, label %for.cond.cleanup7, label %for.body8thread-pre-split

if.then57:                                        ; preds = %for.cond.cleanup7.if.then57_crit_edge, %for.body
  %17 = phi i64 [ %.pre, %for.cond.cleanup7.if.then57_crit_edge ], [ %7, %for.body ]
  %arrayidx63 = getelementptr inbounds i64, ptr %4, i64 %left.0157
  store i64 %17, ptr %arrayidx63, align 8
  %18 = load ptr, ptr %arrayidx42, align 8
  %arrayidx66 = getelementptr inbounds double, ptr %18, i64 %i.0156
  %19 = load double, ptr %arrayidx66, align 8
  %inc69 = add nsw i64 %left.0157, 1
  %arrayidx70 = getelementptr inbounds double, ptr %18, i64 %left.0157
  store double %19, ptr %arrayidx70, align 8
  br label %if.end71

if.end71:                                         ; preds = %if.then57, %for.cond.cleanup7
  %left.1 = phi i64 [ %left.0157, %for.cond.cleanup7 ], [ %inc69, %if.then57 ]
  %inc73 = add nuw nsw i64 %i.0156, 1
  %20 = load i64, ptr %arrayidx, align 8
  %cmp = icmp slt i64 %inc73, %20
  br i1 %cmp, label %for.body, label %for.cond.cleanup
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc double @widest(ptr nocapture noundef readonly %k, ptr nocapture noundef writeonly %group, ptr nocapture noundef writeonly %column) unnamed_addr {
entry:
  %0 = load ptr, ptr %k, align 8
  %1 = load i64, ptr %0, align 8
  %cmp69 = icmp sgt i64 %1, 0
  br i1 %cmp69, label %for.cond2.preheader.lr.ph, label %for.cond.cleanup

for.cond2.preheader.lr.ph:                        ; preds = %entry
  %whole = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 1
  %w = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 10
  %.pre = load i64, ptr %whole, align 8
  br label %for.cond2.preheader

for.cond2.preheader:                              ; preds = %for.cond2.preheader.lr.ph, %for.cond.cleanup5
  %2 = phi i64 [ %1, %for.cond2.preheader.lr.ph ], [ %13, %for.cond.cleanup5 ]
  %3 = phi i64 [ %.pre, %for.cond2.preheader.lr.ph ], [ %14, %for.cond.cleanup5 ]
  %4 = phi i64 [ %.pre, %for.cond2.preheader.lr.ph ], [ %15, %for.cond.cleanup5 ]
  %most.071 = phi double [ 1.000000e+00, %for.cond2.preheader.lr.ph ], [ %most.1.lcssa, %for.cond.cleanup5 ]
  %g.070 = phi i64 [ 0, %for.cond2.preheader.lr.ph ], [ %inc32, %for.cond.cleanup5 ]
  %arrayidx = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %g.070
  %cmp364 = icmp sgt i64 %4, 0
  br i1 %cmp364, label %land.rhs.lr.ph, label %for.cond.cleanup5

land.rhs.lr.ph:                                   ; preds = %for.cond2.preheader
  %arrayidx14 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 3, i64 %g.070
  br label %land.rhs

for.cond.cleanup:                                 ; preds = %for.cond.cleanup5, %entry
  %most.0.lcssa = phi double [ 1.000000e+00, %entry ], [ %most.1.lcssa, %for.cond.cleanup5 ]
  ret double %most.0.lcssa

land.rhs:                                         ; preds = %land.rhs.lr.ph, %if.end27
  %5 = phi i64 [ %3, %land.rhs.lr.ph ], [ %19, %if.end27 ]
  %6 = phi i64 [ %4, %land.rhs.lr.ph ], [ %19, %if.end27 ]
  %most.166 = phi double [ %most.071, %land.rhs.lr.ph ], [ %most.2, %if.end27 ]
  %c.065 = phi i64 [ 0, %land.rhs.lr.ph ], [ %inc29, %if.end27 ]
  %7 = load i64, ptr %arrayidx, align 8
  %cmp4 = icmp sgt i64 %7, 1
  br i1 %cmp4, label %for.body12.lr.ph, label %for.cond.cleanup5.loopexit

for.body12.lr.ph:                                 ; preds = %land.rhs
  %8 = load ptr, ptr %w, align 8
  %arrayidx13 = getelementptr inbounds ptr, ptr %8, i64 %g.070
  %9 = load ptr, ptr %arrayidx13, align 8
  %10 = load ptr, ptr %arrayidx14, align 8
  br label %for.body12

for.cond.cleanup5.loopexit:                       ; preds = %if.end27, %land.rhs
  %11 = phi i64 [ %5, %land.rhs ], [ %19, %if.end27 ]
  %12 = phi i64 [ %6, %land.rhs ], [ %19, %if.end27 ]
  %most.1.lcssa.ph = phi double [ %most.166, %land.rhs ], [ %most.2, %if.end27 ]
  %.pre74 = load i64, ptr %0, align 8
  br label %for.cond.cleanup5

for.cond.cleanup5:                                ; preds = %for.cond.cleanup5.loopexit, %for.cond2.preheader
  %13 = phi i64 [ %2, %for.cond2.preheader ], [ %.pre74, %for.cond.cleanup5.loopexit ]
  %14 = phi i64 [ %3, %for.cond2.preheader ], [ %11, %for.cond.cleanup5.loopexit ]
  %15 = phi i64 [ %4, %for.cond2.preheader ], [ %12, %for.cond.cleanup5.loopexit ]
  %most.1.lcssa = phi double [ %most.071, %for.cond2.preheader ], [ %most.1.lcssa.ph, %for.cond.cleanup5.loopexit ]
  %inc32 = add nuw nsw i64 %g.070, 1
  %cmp = icmp slt i64 %inc32, %13
  br i1 %cmp, label %for.cond2.preheader, label %for.cond.cleanup

for.cond.cleanup11:                               ; preds = %for.body12
  %arrayidx20 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 7, i64 %g.070, i64 %c.065
  %16 = load double, ptr %arrayidx20, align 8
  %mul21 = fmul double %most.166, %16
  %cmp22 = fcmp ogt double %high.1, %mul21
  br i1 %cmp22, label %if.then23, label %if.end27

for.body12:                                       ; preds = %for.body12.lr.ph, %for.body12
  %i.063 = phi i64 [ 0, %for.body12.lr.ph ], [ %inc, %for.body12 ]
  %high.062 = phi double [ 0.000000e+00, %for.body12.lr.ph ], [ %high.1, %for.body12 ]
  %arrayidx15 = getelementptr inbounds i64, ptr %10, i64 %i.063
  %17 = load i64, ptr %arrayidx15, align 8
  %mul = mul nsw i64 %17, %6
  %add = add nsw i64 %mul, %c.065
  %arrayidx17 = getelementptr inbounds double, ptr %9, i64 %add
  %18 = load double, ptr %arrayidx17, align 8
  %cmp18 = fcmp ogt double %18, %high.062
  %high.1 = select i1 %cmp18, double %18, double %high.062
  %inc = add nuw nsw i64 %i.063, 1
  %exitcond.not = icmp eq i64 %inc, %7
  br i1 %exitcond.not, label %for.cond.cleanup11, label %for.body12

if.then23:                                        ; preds = %for.cond.cleanup11
  %div = fdiv double %high.1, %16
  store i64 %g.070, ptr %group, align 8
  store i64 %c.065, ptr %column, align 8
  %.pre73 = load i64, ptr %whole, align 8
  br label %if.end27

if.end27:                                         ; preds = %if.then23, %for.cond.cleanup11
  %19 = phi i64 [ %.pre73, %if.then23 ], [ %5, %for.cond.cleanup11 ]
  %most.2 = phi double [ %div, %if.then23 ], [ %most.166, %for.cond.cleanup11 ]
  %inc29 = add nuw nsw i64 %c.065, 1
  %cmp3 = icmp slt i64 %inc29, %19
  br i1 %cmp3, label %land.rhs, label %for.cond.cleanup5.loopexit
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @choose(ptr nocapture noundef %k) unnamed_addr {
entry:
  %0 = load ptr, ptr %k, align 8
  %1 = load i64, ptr %0, align 8
  %notmask = shl nsw i64 -1, %1
  %sub = xor i64 %notmask, -1
  %cmp117 = icmp sgt i64 %1, 0
  br i1 %cmp117, label %for.body, label %for.cond43.preheader

for.cond5.preheader:                              ; preds = %for.body
  %cmp7122 = icmp sgt i64 %5, 0
  br i1 %cmp7122, label %for.cond10.preheader, label %for.cond43.preheader

for.body:                                         ; preds = %entry, %for.body
  %g.0118 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 3, i64 %g.0118
  %2 = load ptr, ptr %arrayidx, align 8
  %arrayidx3 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 6, i64 %g.0118
  %3 = load ptr, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %g.0118
  %4 = load i64, ptr %arrayidx4, align 8
  tail call fastcc void @sort(ptr noundef %2, ptr noundef %3, i64 noundef %4)
  %inc = add nuw nsw i64 %g.0118, 1
  %5 = load i64, ptr %0, align 8
  %cmp = icmp slt i64 %inc, %5
  br i1 %cmp, label %for.body, label %for.cond5.preheader

for.cond10.preheader:                             ; preds = %for.cond5.preheader, %for.end25
  %d.0123 = phi i64 [ %inc29, %for.end25 ], [ 0, %for.cond5.preheader ]
  %tobool.not119 = icmp eq i64 %d.0123, 0
  br i1 %tobool.not119, label %for.end25, label %land.rhs.lr.ph

land.rhs.lr.ph:                                   ; preds = %for.cond10.preheader
  %arrayidx16 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %d.0123
  br label %land.rhs

for.cond32.preheader:                             ; preds = %for.end25
  %cmp34124 = icmp sgt i64 %9, 0
  br i1 %cmp34124, label %for.body36, label %for.cond43.preheader

land.rhs:                                         ; preds = %land.rhs.lr.ph, %for.body18
  %at.0120 = phi i64 [ %d.0123, %land.rhs.lr.ph ], [ %sub12, %for.body18 ]
  %sub12 = add nsw i64 %at.0120, -1
  %arrayidx13 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 4, i64 %sub12
  %6 = load i64, ptr %arrayidx13, align 8
  %arrayidx14 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %6
  %7 = load i64, ptr %arrayidx14, align 8
  %8 = load i64, ptr %arrayidx16, align 8
  %cmp17 = icmp sgt i64 %7, %8
  br i1 %cmp17, label %for.body18, label %for.end25

for.body18:                                       ; preds = %land.rhs
  %arrayidx23 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 4, i64 %at.0120
  store i64 %6, ptr %arrayidx23, align 8
  %tobool.not = icmp eq i64 %sub12, 0
  br i1 %tobool.not, label %for.end25, label %land.rhs

for.end25:                                        ; preds = %land.rhs, %for.body18, %for.cond10.preheader
  %at.0.lcssa = phi i64 [ 0, %for.cond10.preheader ], [ 0, %for.body18 ], [ %at.0120, %land.rhs ]
  %arrayidx27 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 4, i64 %at.0.lcssa
  store i64 %d.0123, ptr %arrayidx27, align 8
  %inc29 = add nuw nsw i64 %d.0123, 1
  %9 = load i64, ptr %0, align 8
  %cmp7 = icmp slt i64 %inc29, %9
  br i1 %cmp7, label %for.cond10.preheader, label %for.cond32.preheader

for.cond43.preheader:                             ; preds = %for.body36, %entry, %for.cond5.preheader, %for.cond32.preheader
  %whole = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 1
  %10 = load i64, ptr %whole, align 8
  %cmp44127 = icmp sgt i64 %10, 0
  br i1 %cmp44127, label %for.body46.lr.ph, label %for.cond53.preheader

for.body46.lr.ph:                                 ; preds = %for.cond43.preheader
  %w = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 14
  br label %for.body46

for.body36:                                       ; preds = %for.cond32.preheader, %for.body36
  %d31.0126 = phi i64 [ %inc41, %for.body36 ], [ 0, %for.cond32.preheader ]
  %open.0125 = phi i64 [ %and, %for.body36 ], [ %sub, %for.cond32.preheader ]
  tail call fastcc void @fill(ptr noundef nonnull %k, i64 noundef %d31.0126, i64 noundef %open.0125)
  %arrayidx38 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 4, i64 %d31.0126
  %11 = load i64, ptr %arrayidx38, align 8
  %shl39 = shl nuw i64 1, %11
  %not = xor i64 %shl39, -1
  %and = and i64 %open.0125, %not
  %inc41 = add nuw nsw i64 %d31.0126, 1
  %12 = load i64, ptr %0, align 8
  %cmp34 = icmp slt i64 %inc41, %12
  br i1 %cmp34, label %for.body36, label %for.cond43.preheader

for.cond53.preheader:                             ; preds = %for.body46, %for.cond43.preheader
  %taken = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 2
  %13 = load i64, ptr %taken, align 8
  %cmp54129 = icmp sgt i64 %13, 0
  br i1 %cmp54129, label %for.body56.lr.ph, label %for.cond63.preheader

for.body56.lr.ph:                                 ; preds = %for.cond53.preheader
  %t = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 15
  br label %for.body56

for.body46:                                       ; preds = %for.body46.lr.ph, %for.body46
  %c.0128 = phi i64 [ 0, %for.body46.lr.ph ], [ %inc50, %for.body46 ]
  %arrayidx48 = getelementptr inbounds [1024 x double], ptr %w, i64 0, i64 %c.0128
  store double 1.000000e+00, ptr %arrayidx48, align 8
  %inc50 = add nuw nsw i64 %c.0128, 1
  %exitcond.not = icmp eq i64 %inc50, %10
  br i1 %exitcond.not, label %for.cond53.preheader, label %for.body46

for.cond63.preheader:                             ; preds = %for.body56, %for.cond53.preheader
  %share = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 3
  %14 = load i64, ptr %share, align 8
  %cmp64131 = icmp sgt i64 %14, 0
  br i1 %cmp64131, label %for.body66.lr.ph, label %for.cond.cleanup65

for.body66.lr.ph:                                 ; preds = %for.cond63.preheader
  %s = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 16
  br label %for.body66

for.body56:                                       ; preds = %for.body56.lr.ph, %for.body56
  %c52.0130 = phi i64 [ 0, %for.body56.lr.ph ], [ %inc60, %for.body56 ]
  %arrayidx58 = getelementptr inbounds [1024 x double], ptr %t, i64 0, i64 %c52.0130
  store double 1.000000e+00, ptr %arrayidx58, align 8
  %inc60 = add nuw nsw i64 %c52.0130, 1
  %exitcond133.not = icmp eq i64 %inc60, %13
  br i1 %exitcond133.not, label %for.cond63.preheader, label %for.body56

for.cond.cleanup65:                               ; preds = %for.body66, %for.cond63.preheader
  tail call fastcc void @descend(ptr noundef nonnull %k, i64 noundef 0, i64 noundef %sub)
  ret void

for.body66:                                       ; preds = %for.body66.lr.ph, %for.body66
  %c62.0132 = phi i64 [ 0, %for.body66.lr.ph ], [ %inc70, %for.body66 ]
  %arrayidx68 = getelementptr inbounds [1024 x double], ptr %s, i64 0, i64 %c62.0132
  store double 1.000000e+00, ptr %arrayidx68, align 8
  %inc70 = add nuw nsw i64 %c62.0132, 1
  %exitcond134.not = icmp eq i64 %inc70, %14
  br i1 %exitcond134.not, label %for.cond.cleanup65, label %for.body66
}

; Function Attrs: nofree noinline norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @fill(ptr nocapture noundef %k, i64 noundef %d, i64 noundef %open) unnamed_addr {
entry:
  %0 = load ptr, ptr %k, align 8
  %whole = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 1
  %1 = load i64, ptr %whole, align 8
  %cmp142 = icmp sgt i64 %1, 0
  br i1 %cmp142, label %for.body, label %for.cond4.preheader

for.cond4.preheader:                              ; preds = %for.body, %entry
  %taken = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 2
  %2 = load i64, ptr %taken, align 8
  %cmp5144 = icmp sgt i64 %2, 0
  br i1 %cmp5144, label %for.body7, label %for.cond14.preheader

for.body:                                         ; preds = %entry, %for.body
  %c.0143 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx2 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 10, i64 %d, i64 %c.0143
  store double 1.000000e+00, ptr %arrayidx2, align 8
  %inc = add nuw nsw i64 %c.0143, 1
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %for.cond4.preheader, label %for.body

for.cond14.preheader:                             ; preds = %for.body7, %for.cond4.preheader
  %share = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 3
  %3 = load i64, ptr %share, align 8
  %cmp15147 = icmp sgt i64 %3, 0
  br i1 %cmp15147, label %for.body17, label %for.cond25.preheader

for.body7:                                        ; preds = %for.cond4.preheader, %for.body7
  %c3.0145 = phi i64 [ %inc11, %for.body7 ], [ 0, %for.cond4.preheader ]
  %arrayidx9 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 11, i64 %d, i64 %c3.0145
  store double 1.000000e+00, ptr %arrayidx9, align 8
  %inc11 = add nuw nsw i64 %c3.0145, 1
  %exitcond159.not = icmp eq i64 %inc11, %2
  br i1 %exitcond159.not, label %for.cond14.preheader, label %for.body7

for.cond25.preheader:                             ; preds = %for.body17, %for.cond14.preheader
  %4 = load i64, ptr %0, align 8
  %cmp26156 = icmp sgt i64 %4, 0
  br i1 %cmp26156, label %for.body28.lr.ph, label %for.cond.cleanup27

for.body28.lr.ph:                                 ; preds = %for.cond25.preheader
  %owner = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 21
  br label %for.body28

for.body17:                                       ; preds = %for.cond14.preheader, %for.body17
  %c13.0148 = phi i64 [ %inc23, %for.body17 ], [ 0, %for.cond14.preheader ]
  %arrayidx19 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 13, i64 %d, i64 %c13.0148
  store double 1.000000e+00, ptr %arrayidx19, align 8
  %arrayidx21 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 12, i64 %d, i64 %c13.0148
  store double 1.000000e+00, ptr %arrayidx21, align 8
  %inc23 = add nuw nsw i64 %c13.0148, 1
  %exitcond160.not = icmp eq i64 %inc23, %3
  br i1 %exitcond160.not, label %for.cond25.preheader, label %for.body17

for.cond.cleanup27:                               ; preds = %for.inc84, %for.cond25.preheader
  ret void

for.body28:                                       ; preds = %for.body28.lr.ph, %for.inc84
  %g.0157 = phi i64 [ 0, %for.body28.lr.ph ], [ %inc85, %for.inc84 ]
  %5 = shl nuw i64 1, %g.0157
  %6 = and i64 %5, %open
  %tobool.not = icmp eq i64 %6, 0
  br i1 %tobool.not, label %for.inc84, label %for.cond30.preheader

for.cond30.preheader:                             ; preds = %for.body28
  br i1 %cmp142, label %for.body34, label %for.cond44.preheader

for.cond44.preheader:                             ; preds = %for.body34, %for.cond30.preheader
  br i1 %cmp5144, label %for.body48, label %for.cond59.preheader

for.body34:                                       ; preds = %for.cond30.preheader, %for.body34
  %c29.0151 = phi i64 [ %inc41, %for.body34 ], [ 0, %for.cond30.preheader ]
  %arrayidx36 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 7, i64 %g.0157, i64 %c29.0151
  %7 = load double, ptr %arrayidx36, align 8
  %arrayidx39 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 10, i64 %d, i64 %c29.0151
  %8 = load double, ptr %arrayidx39, align 8
  %mul = fmul double %7, %8
  store double %mul, ptr %arrayidx39, align 8
  %inc41 = add nuw nsw i64 %c29.0151, 1
  %exitcond161.not = icmp eq i64 %inc41, %1
  br i1 %exitcond161.not, label %for.cond44.preheader, label %for.body34

for.cond59.preheader:                             ; preds = %for.body48, %for.cond44.preheader
  br i1 %cmp15147, label %for.body63.lr.ph, label %for.inc84

for.body63.lr.ph:                                 ; preds = %for.cond59.preheader
  %9 = load ptr, ptr %owner, align 8
  br label %for.body63

for.body48:                                       ; preds = %for.cond44.preheader, %for.body48
  %c43.0153 = phi i64 [ %inc56, %for.body48 ], [ 0, %for.cond44.preheader ]
  %arrayidx50 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 8, i64 %g.0157, i64 %c43.0153
  %10 = load double, ptr %arrayidx50, align 8
  %arrayidx53 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 11, i64 %d, i64 %c43.0153
  %11 = load double, ptr %arrayidx53, align 8
  %mul54 = fmul double %10, %11
  store double %mul54, ptr %arrayidx53, align 8
  %inc56 = add nuw nsw i64 %c43.0153, 1
  %exitcond162.not = icmp eq i64 %inc56, %2
  br i1 %exitcond162.not, label %for.cond59.preheader, label %for.body48

for.body63:                                       ; preds = %for.body63.lr.ph, %for.inc81
  %c58.0155 = phi i64 [ 0, %for.body63.lr.ph ], [ %inc82, %for.inc81 ]
  %arrayidx65 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 9, i64 %g.0157, i64 %c58.0155
  %12 = load double, ptr %arrayidx65, align 8
  %arrayidx68 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 12, i64 %d, i64 %c58.0155
  %13 = load double, ptr %arrayidx68, align 8
  %mul69 = fmul double %12, %13
  store double %mul69, ptr %arrayidx68, align 8
  %arrayidx70 = getelementptr inbounds i64, ptr %9, i64 %c58.0155
  %14 = load i64, ptr %arrayidx70, align 8
  %cmp71.not = icmp eq i64 %14, %g.0157
  br i1 %cmp71.not, label %for.inc81, label %if.then72

if.then72:                                        ; preds = %for.body63
  %15 = load double, ptr %arrayidx65, align 8
  %arrayidx78 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 13, i64 %d, i64 %c58.0155
  %16 = load double, ptr %arrayidx78, align 8
  %mul79 = fmul double %15, %16
  store double %mul79, ptr %arrayidx78, align 8
  br label %for.inc81

for.inc81:                                        ; preds = %for.body63, %if.then72
  %inc82 = add nuw nsw i64 %c58.0155, 1
  %exitcond163.not = icmp eq i64 %inc82, %3
  br i1 %exitcond163.not, label %for.inc84, label %for.body63

for.inc84:                                        ; preds = %for.inc81, %for.cond59.preheader, %for.body28
  %inc85 = add nuw nsw i64 %g.0157, 1
  %exitcond164.not = icmp eq i64 %inc85, %4
  br i1 %exitcond164.not, label %for.cond.cleanup27, label %for.body28
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc double @bound(ptr nocapture noundef %k, i64 noundef %d, i64 noundef %open, ptr nocapture noundef readonly %w, ptr nocapture noundef readonly %t, ptr nocapture noundef readonly %s) unnamed_addr {
entry:
  %0 = load ptr, ptr %k, align 8
  %whole = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 1
  %1 = load i64, ptr %whole, align 8
  %cmp77 = icmp sgt i64 %1, 0
  br i1 %cmp77, label %for.body, label %for.cond6.preheader

for.cond6.preheader:                              ; preds = %for.body, %entry
  %taken = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 2
  %2 = load i64, ptr %taken, align 8
  %cmp779 = icmp sgt i64 %2, 0
  br i1 %cmp779, label %for.body9, label %for.cond19.preheader

for.body:                                         ; preds = %entry, %for.body
  %c.078 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds double, ptr %w, i64 %c.078
  %3 = load double, ptr %arrayidx, align 8
  %arrayidx3 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 10, i64 %d, i64 %c.078
  %4 = load double, ptr %arrayidx3, align 8
  %mul = fmul double %3, %4
  %arrayidx4 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 17, i64 %c.078
  store double %mul, ptr %arrayidx4, align 8
  %inc = add nuw nsw i64 %c.078, 1
  %exitcond.not = icmp eq i64 %inc, %1
  br i1 %exitcond.not, label %for.cond6.preheader, label %for.body

for.cond19.preheader:                             ; preds = %for.body9, %for.cond6.preheader
  %share = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 3
  %5 = load i64, ptr %share, align 8
  %cmp2081 = icmp sgt i64 %5, 0
  br i1 %cmp2081, label %for.body22, label %for.cond.cleanup21

for.body9:                                        ; preds = %for.cond6.preheader, %for.body9
  %c5.080 = phi i64 [ %inc16, %for.body9 ], [ 0, %for.cond6.preheader ]
  %arrayidx10 = getelementptr inbounds double, ptr %t, i64 %c5.080
  %6 = load double, ptr %arrayidx10, align 8
  %arrayidx12 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 11, i64 %d, i64 %c5.080
  %7 = load double, ptr %arrayidx12, align 8
  %mul13 = fmul double %6, %7
  %arrayidx14 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 18, i64 %c5.080
  store double %mul13, ptr %arrayidx14, align 8
  %inc16 = add nuw nsw i64 %c5.080, 1
  %exitcond83.not = icmp eq i64 %inc16, %2
  br i1 %exitcond83.not, label %for.cond19.preheader, label %for.body9

for.cond.cleanup21:                               ; preds = %for.body22, %for.cond19.preheader
  %fw36 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 17
  %ft37 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 18
  %fs39 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 19
  %fl41 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 20
  %call = tail call fastcc double @judge(ptr noundef nonnull %0, ptr noundef nonnull %fw36, ptr noundef nonnull %ft37, ptr noundef nonnull %fs39, ptr noundef nonnull %fl41, i64 noundef %open)
  ret double %call

for.body22:                                       ; preds = %for.cond19.preheader, %for.body22
  %c18.082 = phi i64 [ %inc34, %for.body22 ], [ 0, %for.cond19.preheader ]
  %arrayidx23 = getelementptr inbounds double, ptr %s, i64 %c18.082
  %8 = load double, ptr %arrayidx23, align 8
  %arrayidx25 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 12, i64 %d, i64 %c18.082
  %9 = load double, ptr %arrayidx25, align 8
  %mul26 = fmul double %8, %9
  %arrayidx27 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 19, i64 %c18.082
  store double %mul26, ptr %arrayidx27, align 8
  %10 = load double, ptr %arrayidx23, align 8
  %arrayidx30 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 13, i64 %d, i64 %c18.082
  %11 = load double, ptr %arrayidx30, align 8
  %mul31 = fmul double %10, %11
  %arrayidx32 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 20, i64 %c18.082
  store double %mul31, ptr %arrayidx32, align 8
  %inc34 = add nuw nsw i64 %c18.082, 1
  %exitcond84.not = icmp eq i64 %inc34, %5
  br i1 %exitcond84.not, label %for.cond.cleanup21, label %for.body22
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc double @judge(ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %w, ptr nocapture noundef readonly %t, ptr nocapture noundef readonly %s, ptr nocapture noundef readonly %loose, i64 noundef %open) unnamed_addr {
entry:
  %total = alloca [1024 x double], align 16
  %rooms = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 7
  %0 = load i64, ptr %rooms, align 8
  %room_from = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 23
  %room_column = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 24
  %room_bits = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 22
  %smax = tail call i64 @llvm.smax.i64(i64 %0, i64 0)
  br label %for.cond

for.cond:                                         ; preds = %for.cond.cleanup5, %entry
  %r.0 = phi i64 [ 0, %entry ], [ %add, %for.cond.cleanup5 ]
  %exitcond363.not = icmp eq i64 %r.0, %smax
  br i1 %exitcond363.not, label %for.end16, label %for.body

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %room_from, align 8
  %arrayidx = getelementptr inbounds i64, ptr %1, i64 %r.0
  %2 = load i64, ptr %arrayidx, align 8
  %add = add nuw i64 %r.0, 1
  %arrayidx3 = getelementptr inbounds i64, ptr %1, i64 %add
  %3 = load i64, ptr %arrayidx3, align 8
  %cmp4322 = icmp slt i64 %2, %3
  br i1 %cmp4322, label %for.body6.lr.ph, label %for.cond.cleanup5

for.body6.lr.ph:                                  ; preds = %for.body
  %4 = load ptr, ptr %room_column, align 8
  br label %for.body6

for.cond.cleanup5:                                ; preds = %for.body6, %for.body
  %held.0.lcssa = phi double [ 0.000000e+00, %for.body ], [ %add9, %for.body6 ]
  %5 = load ptr, ptr %room_bits, align 8
  %arrayidx10 = getelementptr inbounds double, ptr %5, i64 %r.0
  %6 = load double, ptr %arrayidx10, align 8
  %cmp11 = fcmp ule double %held.0.lcssa, %6
  br i1 %cmp11, label %for.cond, label %return

for.body6:                                        ; preds = %for.body6.lr.ph, %for.body6
  %held.0324 = phi double [ 0.000000e+00, %for.body6.lr.ph ], [ %add9, %for.body6 ]
  %c.0323 = phi i64 [ %2, %for.body6.lr.ph ], [ %inc, %for.body6 ]
  %arrayidx7 = getelementptr inbounds i64, ptr %4, i64 %c.0323
  %7 = load i64, ptr %arrayidx7, align 8
  %arrayidx8 = getelementptr inbounds double, ptr %w, i64 %7
  %8 = load double, ptr %arrayidx8, align 8
  %add9 = fadd double %held.0324, %8
  %inc = add nsw i64 %c.0323, 1
  %exitcond.not = icmp eq i64 %inc, %3
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6

for.end16:                                        ; preds = %for.cond
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %total)
  %steps = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 29
  %9 = load i64, ptr %steps, align 8
  %arrayidx17 = getelementptr inbounds double, ptr %w, i64 %9
  %10 = load double, ptr %arrayidx17, align 8
  %rate = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 30
  %11 = load double, ptr %rate, align 8
  %div = fdiv double %10, %11
  %slack = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 33
  %12 = load double, ptr %slack, align 8
  %call = tail call fastcc double @ceiling(double noundef %div, double noundef %12)
  %quantities = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 5
  %13 = load i64, ptr %quantities, align 8
  %cmp19334 = icmp sgt i64 %13, 0
  br i1 %cmp19334, label %for.body21.lr.ph, label %for.cond58.preheader

for.body21.lr.ph:                                 ; preds = %for.end16
  %plain22 = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 14
  %14 = load ptr, ptr %plain22, align 8
  %whole = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 1
  %15 = load i64, ptr %whole, align 8
  %minus23 = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 15
  %16 = load ptr, ptr %minus23, align 8
  %taken = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 2
  %17 = load i64, ptr %taken, align 8
  %cmp29326 = icmp sgt i64 %15, 0
  %cmp43330 = icmp sgt i64 %17, 0
  br label %for.body21

for.cond58.preheader:                             ; preds = %for.cond.cleanup44, %for.end16
  %kept = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 6
  %18 = load i64, ptr %kept, align 8
  %cmp59352 = icmp sgt i64 %18, 0
  br i1 %cmp59352, label %for.body61.lr.ph, label %for.cond123.preheader

for.body61.lr.ph:                                 ; preds = %for.cond58.preheader
  %kept_from = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 18
  %19 = load ptr, ptr %kept_from, align 8
  %owner70 = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 21
  %listed = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 20
  %kept_price = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 19
  %kept_column = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 17
  %kept_quantity = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 16
  %.pre = load i64, ptr %19, align 8
  br label %for.body61

for.body21:                                       ; preds = %for.body21.lr.ph, %for.cond.cleanup44
  %q.0335 = phi i64 [ 0, %for.body21.lr.ph ], [ %inc55, %for.cond.cleanup44 ]
  %mul = mul nsw i64 %15, %q.0335
  %add.ptr = getelementptr inbounds double, ptr %14, i64 %mul
  %mul24 = mul nsw i64 %17, %q.0335
  %add.ptr25 = getelementptr inbounds double, ptr %16, i64 %mul24
  br i1 %cmp29326, label %for.body31, label %for.cond41.preheader

for.cond41.preheader:                             ; preds = %for.body31, %for.body21
  %sum.0.lcssa = phi double [ 0.000000e+00, %for.body21 ], [ %add35, %for.body31 ]
  br i1 %cmp43330, label %for.body45, label %for.cond.cleanup44

for.body31:                                       ; preds = %for.body21, %for.body31
  %c26.0328 = phi i64 [ %inc37, %for.body31 ], [ 0, %for.body21 ]
  %sum.0327 = phi double [ %add35, %for.body31 ], [ 0.000000e+00, %for.body21 ]
  %arrayidx32 = getelementptr inbounds double, ptr %add.ptr, i64 %c26.0328
  %20 = load double, ptr %arrayidx32, align 8
  %arrayidx33 = getelementptr inbounds double, ptr %w, i64 %c26.0328
  %21 = load double, ptr %arrayidx33, align 8
  %mul34 = fmul double %20, %21
  %add35 = fadd double %sum.0327, %mul34
  %inc37 = add nuw nsw i64 %c26.0328, 1
  %exitcond364.not = icmp eq i64 %inc37, %15
  br i1 %exitcond364.not, label %for.cond41.preheader, label %for.body31

for.cond.cleanup44:                               ; preds = %for.body45, %for.cond41.preheader
  %sum.1.lcssa = phi double [ %sum.0.lcssa, %for.cond41.preheader ], [ %sub, %for.body45 ]
  %arrayidx53 = getelementptr inbounds [1024 x double], ptr %total, i64 0, i64 %q.0335
  store double %sum.1.lcssa, ptr %arrayidx53, align 8
  %inc55 = add nuw nsw i64 %q.0335, 1
  %exitcond366.not = icmp eq i64 %inc55, %13
  br i1 %exitcond366.not, label %for.cond58.preheader, label %for.body21

for.body45:                                       ; preds = %for.cond41.preheader, %for.body45
  %c40.0332 = phi i64 [ %inc50, %for.body45 ], [ 0, %for.cond41.preheader ]
  %sum.1331 = phi double [ %sub, %for.body45 ], [ %sum.0.lcssa, %for.cond41.preheader ]
  %arrayidx46 = getelementptr inbounds double, ptr %add.ptr25, i64 %c40.0332
  %22 = load double, ptr %arrayidx46, align 8
  %arrayidx47 = getelementptr inbounds double, ptr %t, i64 %c40.0332
  %23 = load double, ptr %arrayidx47, align 8
  %mul48 = fmul double %22, %23
  %sub = fsub double %sum.1331, %mul48
  %inc50 = add nuw nsw i64 %c40.0332, 1
  %exitcond365.not = icmp eq i64 %inc50, %17
  br i1 %exitcond365.not, label %for.cond.cleanup44, label %for.body45

for.cond123.preheader:                            ; preds = %if.end117, %for.cond58.preheader
  br i1 %cmp19334, label %for.body127.lr.ph, label %for.cond150.preheader

for.body127.lr.ph:                                ; preds = %for.cond123.preheader
  %rates = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 28
  %24 = load ptr, ptr %rates, align 8
  br label %for.body127

for.body61:                                       ; preds = %for.body61.lr.ph, %if.end117
  %25 = phi i64 [ %.pre, %for.body61.lr.ph ], [ %26, %if.end117 ]
  %k.0353 = phi i64 [ 0, %for.body61.lr.ph ], [ %add65, %if.end117 ]
  %add65 = add nuw nsw i64 %k.0353, 1
  %arrayidx66 = getelementptr inbounds i64, ptr %19, i64 %add65
  %26 = load i64, ptr %arrayidx66, align 8
  %cmp67347 = icmp slt i64 %25, %26
  br i1 %cmp67347, label %for.body69.lr.ph, label %if.then107

for.body69.lr.ph:                                 ; preds = %for.body61
  %27 = load ptr, ptr %owner70, align 8
  %28 = load ptr, ptr %listed, align 8
  br label %for.body69

for.cond.cleanup68:                               ; preds = %for.end99
  %cmp106 = fcmp olt double %add103, 1.000000e+00
  br i1 %cmp106, label %if.then107, label %if.end117

for.body69:                                       ; preds = %for.body69.lr.ph, %for.end99
  %i.0349 = phi i64 [ %25, %for.body69.lr.ph ], [ %i.1.lcssa, %for.end99 ]
  %stays.0348 = phi double [ 0.000000e+00, %for.body69.lr.ph ], [ %add103, %for.end99 ]
  %arrayidx71 = getelementptr inbounds i64, ptr %28, i64 %i.0349
  %29 = load i64, ptr %arrayidx71, align 8
  %arrayidx72 = getelementptr inbounds i64, ptr %27, i64 %29
  %30 = load i64, ptr %arrayidx72, align 8
  %cmp77337 = icmp slt i64 %i.0349, %26
  br i1 %cmp77337, label %land.rhs, label %for.end99

land.rhs:                                         ; preds = %for.body69, %for.body83
  %most.0340 = phi double [ %most.1, %for.body83 ], [ 0.000000e+00, %for.body69 ]
  %part.0339 = phi double [ %add87, %for.body83 ], [ 0.000000e+00, %for.body69 ]
  %i.1338 = phi i64 [ %inc98, %for.body83 ], [ %i.0349, %for.body69 ]
  %arrayidx80 = getelementptr inbounds i64, ptr %28, i64 %i.1338
  %31 = load i64, ptr %arrayidx80, align 8
  %arrayidx81 = getelementptr inbounds i64, ptr %27, i64 %31
  %32 = load i64, ptr %arrayidx81, align 8
  %cmp82 = icmp eq i64 %32, %30
  br i1 %cmp82, label %for.body83, label %for.end99

for.body83:                                       ; preds = %land.rhs
  %arrayidx86 = getelementptr inbounds double, ptr %s, i64 %31
  %33 = load double, ptr %arrayidx86, align 8
  %add87 = fadd double %part.0339, %33
  %arrayidx90 = getelementptr inbounds double, ptr %loose, i64 %31
  %34 = load double, ptr %arrayidx90, align 8
  %cmp91 = fcmp ogt double %34, %most.0340
  %most.1 = select i1 %cmp91, double %34, double %most.0340
  %inc98 = add i64 %i.1338, 1
  %exitcond367.not = icmp eq i64 %inc98, %26
  br i1 %exitcond367.not, label %for.end99, label %land.rhs

for.end99:                                        ; preds = %land.rhs, %for.body83, %for.body69
  %i.1.lcssa = phi i64 [ %i.0349, %for.body69 ], [ %26, %for.body83 ], [ %i.1338, %land.rhs ]
  %part.0.lcssa = phi double [ 0.000000e+00, %for.body69 ], [ %add87, %for.body83 ], [ %part.0339, %land.rhs ]
  %most.0.lcssa = phi double [ 0.000000e+00, %for.body69 ], [ %most.1, %for.body83 ], [ %most.0340, %land.rhs ]
  %35 = shl nuw i64 1, %30
  %36 = and i64 %35, %open
  %tobool.not = icmp ne i64 %36, 0
  %cmp100 = fcmp ogt double %part.0.lcssa, %most.0.lcssa
  %or.cond = select i1 %tobool.not, i1 %cmp100, i1 false
  %part.1 = select i1 %or.cond, double %most.0.lcssa, double %part.0.lcssa
  %add103 = fadd double %stays.0348, %part.1
  %cmp67 = icmp slt i64 %i.1.lcssa, %26
  br i1 %cmp67, label %for.body69, label %for.cond.cleanup68

if.then107:                                       ; preds = %for.body61, %for.cond.cleanup68
  %stays.0.lcssa373 = phi double [ %add103, %for.cond.cleanup68 ], [ 0.000000e+00, %for.body61 ]
  %37 = load ptr, ptr %kept_price, align 8
  %arrayidx108 = getelementptr inbounds double, ptr %37, i64 %k.0353
  %38 = load double, ptr %arrayidx108, align 8
  %39 = load ptr, ptr %kept_column, align 8
  %arrayidx109 = getelementptr inbounds i64, ptr %39, i64 %k.0353
  %40 = load i64, ptr %arrayidx109, align 8
  %arrayidx110 = getelementptr inbounds double, ptr %w, i64 %40
  %41 = load double, ptr %arrayidx110, align 8
  %mul111 = fmul double %38, %41
  %sub112 = fsub double 1.000000e+00, %stays.0.lcssa373
  %mul113 = fmul double %sub112, %mul111
  %42 = load ptr, ptr %kept_quantity, align 8
  %arrayidx114 = getelementptr inbounds i64, ptr %42, i64 %k.0353
  %43 = load i64, ptr %arrayidx114, align 8
  %arrayidx115 = getelementptr inbounds [1024 x double], ptr %total, i64 0, i64 %43
  %44 = load double, ptr %arrayidx115, align 8
  %add116 = fadd double %mul113, %44
  store double %add116, ptr %arrayidx115, align 8
  br label %if.end117

if.end117:                                        ; preds = %if.then107, %for.cond.cleanup68
  %exitcond368.not = icmp eq i64 %add65, %18
  br i1 %exitcond368.not, label %for.cond123.preheader, label %for.body61

for.cond150.preheader:                            ; preds = %for.inc146, %for.cond123.preheader
  %cycles.0.lcssa = phi double [ %call, %for.cond123.preheader ], [ %cycles.2, %for.inc146 ]
  %cap = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 27
  %measures = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 9
  %45 = load i64, ptr %measures, align 8
  %cmp151.not358 = icmp sgt i64 %45, 0
  br i1 %cmp151.not358, label %for.body153.lr.ph, label %cleanup192

for.body153.lr.ph:                                ; preds = %for.cond150.preheader
  %measure_code = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 25
  %46 = load ptr, ptr %measure_code, align 8
  %measure_quantity = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 26
  %fixed = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 31
  %leak = getelementptr inbounds %struct.Sheet, ptr %p, i64 0, i32 32
  br label %for.body153

for.body127:                                      ; preds = %for.body127.lr.ph, %for.inc146
  %q122.0356 = phi i64 [ 0, %for.body127.lr.ph ], [ %inc147, %for.inc146 ]
  %cycles.0355 = phi double [ %call, %for.body127.lr.ph ], [ %cycles.2, %for.inc146 ]
  %arrayidx128 = getelementptr inbounds [1024 x double], ptr %total, i64 0, i64 %q122.0356
  %47 = load double, ptr %arrayidx128, align 8
  %cmp129 = fcmp olt double %47, 0.000000e+00
  br i1 %cmp129, label %if.then130, label %if.end132

if.then130:                                       ; preds = %for.body127
  store double 0.000000e+00, ptr %arrayidx128, align 8
  br label %if.end132

if.end132:                                        ; preds = %if.then130, %for.body127
  %48 = phi double [ 0.000000e+00, %if.then130 ], [ %47, %for.body127 ]
  %arrayidx133 = getelementptr inbounds double, ptr %24, i64 %q122.0356
  %49 = load double, ptr %arrayidx133, align 8
  %cmp134 = fcmp ogt double %49, 0.000000e+00
  br i1 %cmp134, label %if.then135, label %for.inc146

if.then135:                                       ; preds = %if.end132
  %div139 = fdiv double %48, %49
  %call141 = tail call fastcc double @ceiling(double noundef %div139, double noundef %12)
  %cmp142 = fcmp ogt double %call141, %cycles.0355
  %cycles.1 = select i1 %cmp142, double %call141, double %cycles.0355
  br label %for.inc146

for.inc146:                                       ; preds = %if.end132, %if.then135
  %cycles.2 = phi double [ %cycles.1, %if.then135 ], [ %cycles.0355, %if.end132 ]
  %inc147 = add nuw nsw i64 %q122.0356, 1
  %exitcond369.not = icmp eq i64 %inc147, %13
  br i1 %exitcond369.not, label %for.cond150.preheader, label %for.body127

for.body153:                                      ; preds = %for.body153.lr.ph, %for.inc190
  %m.0360 = phi i64 [ 0, %for.body153.lr.ph ], [ %inc191, %for.inc190 ]
  %first.0359 = phi double [ 0.000000e+00, %for.body153.lr.ph ], [ %first.1, %for.inc190 ]
  %arrayidx154 = getelementptr inbounds i64, ptr %46, i64 %m.0360
  %50 = load i64, ptr %arrayidx154, align 8
  %cmp155 = icmp eq i64 %50, 1
  br i1 %cmp155, label %if.end168, label %cond.end

cond.end:                                         ; preds = %for.body153
  %51 = load ptr, ptr %measure_quantity, align 8
  %arrayidx156 = getelementptr inbounds i64, ptr %51, i64 %m.0360
  %52 = load i64, ptr %arrayidx156, align 8
  %arrayidx157 = getelementptr inbounds [1024 x double], ptr %total, i64 0, i64 %52
  %53 = load double, ptr %arrayidx157, align 8
  switch i64 %50, label %if.end168 [
    i64 0, label %if.then164
    i64 2, label %if.then164
  ]

if.then164:                                       ; preds = %cond.end, %cond.end
  %54 = load double, ptr %fixed, align 8
  %55 = load double, ptr %leak, align 8
  %mul165 = fmul double %cycles.0.lcssa, %55
  %add166 = fadd double %54, %mul165
  %add167 = fadd double %53, %add166
  br label %if.end168

if.end168:                                        ; preds = %for.body153, %cond.end, %if.then164
  %amount.1 = phi double [ %cycles.0.lcssa, %for.body153 ], [ %53, %cond.end ], [ %add167, %if.then164 ]
  %cmp176 = icmp eq i64 %50, 2
  %mul178 = select i1 %cmp176, double %cycles.0.lcssa, double 1.000000e+00
  %amount.2 = fmul double %mul178, %amount.1
  %cmp180 = icmp eq i64 %m.0360, 0
  br i1 %cmp180, label %for.inc190, label %if.else

if.else:                                          ; preds = %if.end168
  %56 = load ptr, ptr %cap, align 8
  %arrayidx182 = getelementptr inbounds double, ptr %56, i64 %m.0360
  %57 = load double, ptr %arrayidx182, align 8
  %cmp183 = fcmp ogt double %amount.2, %57
  br i1 %cmp183, label %cleanup192, label %for.inc190

for.inc190:                                       ; preds = %if.else, %if.end168
  %first.1 = phi double [ %first.0359, %if.else ], [ %amount.2, %if.end168 ]
  %inc191 = add nuw nsw i64 %m.0360, 1
  %exitcond370.not = icmp eq i64 %inc191, %45
  br i1 %exitcond370.not, label %cleanup192, label %for.body153

cleanup192:                                       ; preds = %for.inc190, %if.else, %for.cond150.preheader
  %retval.6 = phi double [ 0.000000e+00, %for.cond150.preheader ], [ 0x7FF0000000000000, %if.else ], [ %first.1, %for.inc190 ]
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %total)
  br label %return

return:                                           ; preds = %for.cond.cleanup5, %cleanup192
  %retval.7 = phi double [ %retval.6, %cleanup192 ], [ 0x7FF0000000000000, %for.cond.cleanup5 ]
  ret double %retval.7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc double @ceiling(double noundef %x, double noundef %slack) unnamed_addr {
entry:
  %sub = fsub double 1.000000e+00, %slack
  %mul = fmul double %sub, %x
  %cmp = fcmp ogt double %mul, 9.000000e+18
  br i1 %cmp, label %cond.end7, label %cond.false

cond.false:                                       ; preds = %entry
  %conv = fptosi double %mul to i64
  %conv1 = sitofp i64 %conv to double
  %cmp3 = fcmp ogt double %mul, %conv1
  %add = fadd double %conv1, 1.000000e+00
  %cond = select i1 %cmp3, double %add, double %conv1
  br label %cond.end7

cond.end7:                                        ; preds = %entry, %cond.false
  %cond8 = phi double [ %cond, %cond.false ], [ %mul, %entry ]
  ret double %cond8
}

; Function Attrs: nofree noinline nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @descend(ptr nocapture noundef %k, i64 noundef %d, i64 noundef %open) unnamed_addr {
entry:
  %0 = load ptr, ptr %k, align 8
  %arrayidx = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 4, i64 %d
  %1 = load i64, ptr %arrayidx, align 8
  %shl = shl nuw i64 1, %1
  %not = xor i64 %shl, -1
  %and = and i64 %not, %open
  %best = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 1
  %arrayidx2 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 2, i64 %1
  %2 = load i64, ptr %arrayidx2, align 8
  %cmp241 = icmp sgt i64 %2, 0
  br i1 %cmp241, label %for.body.lr.ph, label %cleanup136

for.body.lr.ph:                                   ; preds = %entry
  %slack = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 33
  %arrayidx3 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 6, i64 %1
  %arrayidx6 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 3, i64 %1
  %w8 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 10
  %whole = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 1
  %t11 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 11
  %taken = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 2
  %s15 = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 12
  %share = getelementptr inbounds %struct.Sheet, ptr %0, i64 0, i32 3
  %add = add nsw i64 %d, 1
  %arrayidx68 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 5, i64 %d
  %arrayidx94 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 14, i64 %add
  %arrayidx98 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 15, i64 %add
  %arrayidx102 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 16, i64 %add
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.inc134
  %i.0242 = phi i64 [ 0, %for.body.lr.ph ], [ %inc135, %for.inc134 ]
  %3 = load ptr, ptr %best, align 8
  %4 = load double, ptr %3, align 8
  %5 = load double, ptr %slack, align 8
  %sub = fsub double 1.000000e+00, %5
  %mul = fmul double %4, %sub
  %6 = load ptr, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds double, ptr %6, i64 %i.0242
  %7 = load double, ptr %arrayidx4, align 8
  %cmp5 = fcmp ult double %7, %mul
  br i1 %cmp5, label %if.end, label %cleanup136

if.end:                                           ; preds = %for.body
  %8 = load ptr, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i64, ptr %8, i64 %i.0242
  %9 = load i64, ptr %arrayidx7, align 8
  %10 = load ptr, ptr %w8, align 8
  %arrayidx9 = getelementptr inbounds ptr, ptr %10, i64 %1
  %11 = load ptr, ptr %arrayidx9, align 8
  %12 = load i64, ptr %whole, align 8
  %mul10 = mul nsw i64 %12, %9
  %add.ptr = getelementptr inbounds double, ptr %11, i64 %mul10
  %13 = load ptr, ptr %t11, align 8
  %arrayidx12 = getelementptr inbounds ptr, ptr %13, i64 %1
  %14 = load ptr, ptr %arrayidx12, align 8
  %15 = load i64, ptr %taken, align 8
  %mul13 = mul nsw i64 %15, %9
  %add.ptr14 = getelementptr inbounds double, ptr %14, i64 %mul13
  %16 = load ptr, ptr %s15, align 8
  %arrayidx16 = getelementptr inbounds ptr, ptr %16, i64 %1
  %17 = load ptr, ptr %arrayidx16, align 8
  %18 = load i64, ptr %share, align 8
  %mul17 = mul nsw i64 %18, %9
  %add.ptr18 = getelementptr inbounds double, ptr %17, i64 %mul17
  %cmp21233 = icmp sgt i64 %12, 0
  br i1 %cmp21233, label %for.body23, label %for.cond33.preheader

for.cond33.preheader:                             ; preds = %for.body23, %if.end
  %cmp35235 = icmp sgt i64 %15, 0
  br i1 %cmp35235, label %for.body37, label %for.cond51.preheader

for.body23:                                       ; preds = %if.end, %for.body23
  %c.0234 = phi i64 [ %inc, %for.body23 ], [ 0, %if.end ]
  %arrayidx26 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 14, i64 %d, i64 %c.0234
  %19 = load double, ptr %arrayidx26, align 8
  %arrayidx27 = getelementptr inbounds double, ptr %add.ptr, i64 %c.0234
  %20 = load double, ptr %arrayidx27, align 8
  %mul28 = fmul double %19, %20
  %arrayidx31 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 14, i64 %add, i64 %c.0234
  store double %mul28, ptr %arrayidx31, align 8
  %inc = add nuw nsw i64 %c.0234, 1
  %exitcond.not = icmp eq i64 %inc, %12
  br i1 %exitcond.not, label %for.cond33.preheader, label %for.body23

for.cond51.preheader:                             ; preds = %for.body37, %for.cond33.preheader
  %cmp53237 = icmp sgt i64 %18, 0
  br i1 %cmp53237, label %for.body55, label %for.cond.cleanup54

for.body37:                                       ; preds = %for.cond33.preheader, %for.body37
  %c32.0236 = phi i64 [ %inc48, %for.body37 ], [ 0, %for.cond33.preheader ]
  %arrayidx40 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 15, i64 %d, i64 %c32.0236
  %21 = load double, ptr %arrayidx40, align 8
  %arrayidx41 = getelementptr inbounds double, ptr %add.ptr14, i64 %c32.0236
  %22 = load double, ptr %arrayidx41, align 8
  %mul42 = fmul double %21, %22
  %arrayidx46 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 15, i64 %add, i64 %c32.0236
  store double %mul42, ptr %arrayidx46, align 8
  %inc48 = add nuw nsw i64 %c32.0236, 1
  %exitcond243.not = icmp eq i64 %inc48, %15
  br i1 %exitcond243.not, label %for.cond51.preheader, label %for.body37

for.cond.cleanup54:                               ; preds = %for.body55, %for.cond51.preheader
  store i64 %9, ptr %arrayidx68, align 8
  %23 = load i64, ptr %0, align 8
  %cmp70 = icmp slt i64 %add, %23
  br i1 %cmp70, label %if.then71, label %if.end88

for.body55:                                       ; preds = %for.cond51.preheader, %for.body55
  %c50.0238 = phi i64 [ %inc66, %for.body55 ], [ 0, %for.cond51.preheader ]
  %arrayidx58 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 16, i64 %d, i64 %c50.0238
  %24 = load double, ptr %arrayidx58, align 8
  %arrayidx59 = getelementptr inbounds double, ptr %add.ptr18, i64 %c50.0238
  %25 = load double, ptr %arrayidx59, align 8
  %mul60 = fmul double %24, %25
  %arrayidx64 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 16, i64 %add, i64 %c50.0238
  store double %mul60, ptr %arrayidx64, align 8
  %inc66 = add nuw nsw i64 %c50.0238, 1
  %exitcond244.not = icmp eq i64 %inc66, %18
  br i1 %exitcond244.not, label %for.cond.cleanup54, label %for.body55

if.then71:                                        ; preds = %for.cond.cleanup54
  %call = tail call fastcc double @bound(ptr noundef nonnull %k, i64 noundef %add, i64 noundef %and, ptr noundef nonnull %arrayidx94, ptr noundef nonnull %arrayidx98, ptr noundef nonnull %arrayidx102)
  %cmp84 = fcmp olt double %call, %mul
  br i1 %cmp84, label %if.then85, label %for.inc134

if.then85:                                        ; preds = %if.then71
  tail call fastcc void @descend(ptr noundef nonnull %k, i64 noundef %add, i64 noundef %and)
  br label %for.inc134

if.end88:                                         ; preds = %for.cond.cleanup54
  %evaluated = getelementptr inbounds %struct.Best, ptr %3, i64 0, i32 1
  %26 = load i64, ptr %evaluated, align 8
  %inc90 = add nsw i64 %26, 1
  store i64 %inc90, ptr %evaluated, align 8
  %call108 = tail call fastcc double @judge(ptr noundef nonnull %0, ptr noundef nonnull %arrayidx94, ptr noundef nonnull %arrayidx98, ptr noundef nonnull %arrayidx102, ptr noundef nonnull %arrayidx102, i64 noundef 0)
  %cmp109 = fcmp olt double %call108, %mul
  br i1 %cmp109, label %if.then110, label %for.inc134

if.then110:                                       ; preds = %if.end88
  store double %call108, ptr %3, align 8
  %found = getelementptr inbounds %struct.Best, ptr %3, i64 0, i32 2
  store i64 1, ptr %found, align 8
  %cmp116239 = icmp sgt i64 %23, 0
  br i1 %cmp116239, label %for.body118, label %for.inc134

for.body118:                                      ; preds = %if.then110, %for.body118
  %e.0240 = phi i64 [ %inc127, %for.body118 ], [ 0, %if.then110 ]
  %arrayidx120 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 5, i64 %e.0240
  %27 = load i64, ptr %arrayidx120, align 8
  %arrayidx124 = getelementptr inbounds %struct.Work, ptr %k, i64 0, i32 4, i64 %e.0240
  %28 = load i64, ptr %arrayidx124, align 8
  %arrayidx125 = getelementptr inbounds %struct.Best, ptr %3, i64 0, i32 3, i64 %28
  store i64 %27, ptr %arrayidx125, align 8
  %inc127 = add nuw nsw i64 %e.0240, 1
  %29 = load i64, ptr %0, align 8
  %cmp116 = icmp slt i64 %inc127, %29
  br i1 %cmp116, label %for.body118, label %for.inc134

for.inc134:                                       ; preds = %for.body118, %if.then110, %if.then85, %if.then71, %if.end88
  %inc135 = add nuw nsw i64 %i.0242, 1
  %30 = load i64, ptr %arrayidx2, align 8
  %cmp = icmp slt i64 %inc135, %30
  br i1 %cmp, label %for.body, label %cleanup136

cleanup136:                                       ; preds = %for.inc134, %for.body, %entry
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)



