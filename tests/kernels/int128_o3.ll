; ModuleID = 'int128.cu'
source_filename = "int128.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.double2 = type { double, double }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @add_mul_128(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %25

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i128, ptr %0, i64 %12
  %14 = load i128, ptr %13, align 16, !tbaa !7
  %15 = getelementptr inbounds i128, ptr %1, i64 %12
  %16 = load i128, ptr %15, align 16, !tbaa !7
  %17 = add i128 %16, %14
  %18 = sub i128 %14, %16
  %19 = mul i128 %17, %18
  %20 = lshr i128 %14, 5
  %21 = shl i128 %16, 77
  %22 = or i128 %21, %20
  %23 = xor i128 %19, %22
  %24 = getelementptr inbounds i128, ptr %2, i64 %12
  store i128 %23, ptr %24, align 16, !tbaa !7
  br label %25

25:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @exact_dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp slt i32 %5, %3
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %13

9:                                                ; preds = %13, %4
  %10 = phi i128 [ 0, %4 ], [ %24, %13 ]
  %11 = zext nneg i32 %5 to i64
  %12 = getelementptr inbounds nuw i128, ptr %2, i64 %11
  store i128 %10, ptr %12, align 16, !tbaa !7
  ret void

13:                                               ; preds = %7, %13
  %14 = phi i32 [ %5, %7 ], [ %25, %13 ]
  %15 = phi i128 [ 0, %7 ], [ %24, %13 ]
  %16 = sext i32 %14 to i64
  %17 = getelementptr inbounds i64, ptr %0, i64 %16
  %18 = load i64, ptr %17, align 8, !tbaa !9
  %19 = sext i64 %18 to i128
  %20 = getelementptr inbounds i64, ptr %1, i64 %16
  %21 = load i64, ptr %20, align 8, !tbaa !9
  %22 = sext i64 %21 to i128
  %23 = mul nsw i128 %22, %19
  %24 = add nsw i128 %23, %15
  %25 = add i32 %14, %8
  %26 = icmp slt i32 %25, %3
  br i1 %26, label %13, label %9, !llvm.loop !11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @modpow(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef writeonly captures(none) %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6) local_unnamed_addr #1 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %6
  br i1 %13, label %14, label %66

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = icmp eq i64 %1, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds i64, ptr %0, i64 %15
  %19 = load i64, ptr %18, align 8, !tbaa !9
  %20 = zext i64 %3 to i128
  br label %24

21:                                               ; preds = %48, %14
  %22 = phi i64 [ %5, %14 ], [ %50, %48 ]
  %23 = getelementptr inbounds i64, ptr %2, i64 %15
  store i64 %22, ptr %23, align 8, !tbaa !9
  br label %66

24:                                               ; preds = %17, %48
  %25 = phi i64 [ %1, %17 ], [ %64, %48 ]
  %26 = phi i64 [ %19, %17 ], [ %63, %48 ]
  %27 = phi i64 [ %5, %17 ], [ %50, %48 ]
  %28 = and i64 %25, 1
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %24
  %31 = zext i64 %26 to i128
  br label %48

32:                                               ; preds = %24
  %33 = zext i64 %27 to i128
  %34 = zext i64 %26 to i128
  %35 = mul nuw i128 %34, %33
  %36 = trunc i128 %35 to i64
  %37 = mul i64 %4, %36
  %38 = lshr i128 %35, 64
  %39 = trunc nuw i128 %38 to i64
  %40 = zext i64 %37 to i128
  %41 = mul nuw i128 %40, %20
  %42 = lshr i128 %41, 64
  %43 = trunc nuw i128 %42 to i64
  %44 = icmp ugt i64 %43, %39
  %45 = sub i64 %39, %43
  %46 = select i1 %44, i64 %3, i64 0
  %47 = add i64 %45, %46
  br label %48

48:                                               ; preds = %30, %32
  %49 = phi i128 [ %31, %30 ], [ %34, %32 ]
  %50 = phi i64 [ %27, %30 ], [ %47, %32 ]
  %51 = mul nuw i128 %49, %49
  %52 = trunc i128 %51 to i64
  %53 = mul i64 %4, %52
  %54 = lshr i128 %51, 64
  %55 = trunc nuw i128 %54 to i64
  %56 = zext i64 %53 to i128
  %57 = mul nuw i128 %56, %20
  %58 = lshr i128 %57, 64
  %59 = trunc nuw i128 %58 to i64
  %60 = icmp ugt i64 %59, %55
  %61 = sub i64 %55, %59
  %62 = select i1 %60, i64 %3, i64 0
  %63 = add i64 %61, %62
  %64 = lshr i64 %25, 1
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %21, label %24, !llvm.loop !13

66:                                               ; preds = %7, %21
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @compare_shift_128(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %28

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i128, ptr %0, i64 %13
  %15 = load i128, ptr %14, align 16, !tbaa !7
  %16 = tail call i32 @llvm.usub.sat.i32(i32 %10, i32 1)
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i128, ptr %0, i64 %17
  %19 = load i128, ptr %18, align 16, !tbaa !7
  %20 = tail call i32 @llvm.scmp.i32.i128(i128 %15, i128 %19)
  %21 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %20, ptr %21, align 4, !tbaa !3
  %22 = getelementptr inbounds i32, ptr %1, i64 %13
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = and i32 %23, 127
  %25 = zext nneg i32 %24 to i128
  %26 = ashr i128 %15, %25
  %27 = getelementptr inbounds i128, ptr %3, i64 %13
  store i128 %26, ptr %27, align 16, !tbaa !7
  br label %28

28:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @checked_ops(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %36

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = getelementptr inbounds i32, ptr %1, i64 %13
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %15, i32 %17)
  %19 = extractvalue { i32, i1 } %18, 1
  %20 = extractvalue { i32, i1 } %18, 0
  %21 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %15, i32 %17)
  %22 = extractvalue { i32, i1 } %21, 1
  %23 = extractvalue { i32, i1 } %21, 0
  %24 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %15, i32 %17)
  %25 = extractvalue { i32, i1 } %24, 1
  %26 = extractvalue { i32, i1 } %24, 0
  %27 = xor i32 %20, %23
  %28 = xor i32 %27, %26
  %29 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %28, ptr %29, align 4, !tbaa !3
  %30 = zext i1 %19 to i8
  %31 = select i1 %22, i8 2, i8 0
  %32 = or disjoint i8 %31, %30
  %33 = select i1 %25, i8 4, i8 0
  %34 = or disjoint i8 %32, %33
  %35 = getelementptr inbounds i8, ptr %3, i64 %13
  store i8 %34, ptr %35, align 1, !tbaa !14
  br label %36

36:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fixed_point(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %40

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i64, ptr %0, i64 %13
  %15 = load i64, ptr %14, align 8, !tbaa !9
  %16 = sext i64 %15 to i128
  %17 = getelementptr inbounds i64, ptr %1, i64 %13
  %18 = load i64, ptr %17, align 8, !tbaa !9
  %19 = sext i64 %18 to i128
  %20 = mul nsw i128 %19, %16
  %21 = lshr i128 %20, 32
  %22 = trunc i128 %21 to i64
  %23 = getelementptr inbounds i64, ptr %2, i64 %13
  store i64 %22, ptr %23, align 8, !tbaa !9
  %24 = getelementptr inbounds %struct.double2, ptr %3, i64 %13
  %25 = load double, ptr %24, align 16, !tbaa !15
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = load double, ptr %26, align 8, !tbaa !15
  %28 = load i64, ptr %14, align 8, !tbaa !9
  %29 = sitofp i64 %28 to double
  %30 = tail call contract noundef double @__nv_dadd_rn(double noundef %25, double noundef %29) #7
  %31 = fsub contract double %30, %25
  %32 = fsub contract double %30, %31
  %33 = fsub contract double %25, %32
  %34 = fsub contract double %29, %31
  %35 = fadd contract double %34, %33
  %36 = fadd contract double %27, %35
  %37 = fadd contract double %30, %36
  %38 = fsub contract double %30, %37
  %39 = fadd contract double %36, %38
  store double %37, ptr %24, align 16, !tbaa !15
  store double %39, ptr %26, align 8, !tbaa !15
  br label %40

40:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local double @__nv_dadd_rn(double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i32 -1, 2) i32 @llvm.scmp.i32.i128(i128, i128) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"__int128", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !5, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = !{!5, !5, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !5, i64 0}
