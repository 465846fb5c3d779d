; ModuleID = 'saxpy.cu'
source_filename = "saxpy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @saxpy(i32 noundef %0, float noundef %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %0
  br i1 %10, label %11, label %19

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %2, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = fmul contract float %1, %14
  %16 = getelementptr inbounds float, ptr %3, i64 %12
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = fadd contract float %15, %17
  store float %18, ptr %16, align 4, !tbaa !7
  br label %19

19:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @saxpy_grid_stride(i32 noundef %0, float noundef %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %0
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %6, %12
  br label %15

14:                                               ; preds = %15, %4
  ret void

15:                                               ; preds = %11, %15
  %16 = phi i32 [ %9, %11 ], [ %24, %15 ]
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %2, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = fmul contract float %1, %19
  %21 = getelementptr inbounds float, ptr %3, i64 %17
  %22 = load float, ptr %21, align 4, !tbaa !7
  %23 = fadd contract float %20, %22
  store float %23, ptr %21, align 4, !tbaa !7
  %24 = add i32 %16, %13
  %25 = icmp slt i32 %24, %0
  br i1 %25, label %15, label %14, !llvm.loop !9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @saxpy_vec4(i32 noundef %0, float noundef %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = sdiv i32 %0, 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %38

12:                                               ; preds = %4
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds %struct.float4, ptr %2, i64 %13
  %15 = load float, ptr %14, align 16, !tbaa !7
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %19 = load float, ptr %18, align 8, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = getelementptr inbounds %struct.float4, ptr %3, i64 %13
  %23 = load float, ptr %22, align 16, !tbaa !7
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %27 = load float, ptr %26, align 8, !tbaa !7
  %28 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %29 = load float, ptr %28, align 4, !tbaa !7
  %30 = fmul contract float %1, %15
  %31 = fadd contract float %30, %23
  %32 = fmul contract float %1, %17
  %33 = fadd contract float %32, %25
  %34 = fmul contract float %1, %19
  %35 = fadd contract float %34, %27
  %36 = fmul contract float %1, %21
  %37 = fadd contract float %36, %29
  store float %31, ptr %22, align 16, !tbaa !7
  store float %33, ptr %24, align 4, !tbaa !7
  store float %35, ptr %26, align 8, !tbaa !7
  store float %37, ptr %28, align 4, !tbaa !7
  br label %38

38:                                               ; preds = %12, %4
  %39 = mul i32 %10, 4
  %40 = sub i32 %0, %39
  %41 = icmp slt i32 %9, %40
  br i1 %41, label %42, label %52

42:                                               ; preds = %38
  %43 = shl nsw i32 %10, 2
  %44 = add nsw i32 %43, %9
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %2, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fmul contract float %1, %47
  %49 = getelementptr inbounds float, ptr %3, i64 %45
  %50 = load float, ptr %49, align 4, !tbaa !7
  %51 = fadd contract float %48, %50
  store float %51, ptr %49, align 4, !tbaa !7
  br label %52

52:                                               ; preds = %42, %38
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @daxpy_strided(i32 noundef %0, double noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3, ptr noundef captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = mul nuw nsw i64 %8, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = zext nneg i32 %12 to i64
  %14 = add nuw nsw i64 %11, %13
  %15 = sext i32 %0 to i64
  %16 = icmp slt i64 %14, %15
  br i1 %16, label %17, label %46

17:                                               ; preds = %6
  %18 = icmp slt i32 %3, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %17
  %20 = sub nsw i64 %14, %15
  %21 = add nsw i64 %20, 1
  %22 = sext i32 %3 to i64
  %23 = mul nsw i64 %21, %22
  br label %27

24:                                               ; preds = %17
  %25 = zext nneg i32 %3 to i64
  %26 = mul nuw nsw i64 %14, %25
  br label %27

27:                                               ; preds = %24, %19
  %28 = phi i64 [ %23, %19 ], [ %26, %24 ]
  %29 = icmp slt i32 %5, 0
  br i1 %29, label %30, label %35

30:                                               ; preds = %27
  %31 = sub nsw i64 %14, %15
  %32 = add nsw i64 %31, 1
  %33 = sext i32 %5 to i64
  %34 = mul nsw i64 %32, %33
  br label %38

35:                                               ; preds = %27
  %36 = zext nneg i32 %5 to i64
  %37 = mul nuw nsw i64 %14, %36
  br label %38

38:                                               ; preds = %35, %30
  %39 = phi i64 [ %34, %30 ], [ %37, %35 ]
  %40 = getelementptr inbounds double, ptr %2, i64 %28
  %41 = load double, ptr %40, align 8, !tbaa !11
  %42 = fmul contract double %1, %41
  %43 = getelementptr inbounds double, ptr %4, i64 %39
  %44 = load double, ptr %43, align 8, !tbaa !11
  %45 = fadd contract double %44, %42
  store double %45, ptr %43, align 8, !tbaa !11
  br label %46

46:                                               ; preds = %6, %38
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !5, i64 0}
