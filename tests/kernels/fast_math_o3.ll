; ModuleID = 'fast_math.cu'
source_filename = "fast_math.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float3 = type { float, float, float }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @normalise3(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %31

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds %struct.float3, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = fmul fast float %13, %13
  %19 = fmul fast float %15, %15
  %20 = fadd fast float %19, %18
  %21 = fmul fast float %17, %17
  %22 = fadd fast float %20, %21
  %23 = tail call fast noundef nofpclass(nan inf) float @__nv_sqrtf(float noundef nofpclass(nan inf) %22) #6
  %24 = fdiv fast float 1.000000e+00, %23
  %25 = fmul fast float %24, %13
  %26 = fmul fast float %24, %15
  %27 = fmul fast float %24, %17
  %28 = getelementptr inbounds %struct.float3, ptr %1, i64 %11
  store float %25, ptr %28, align 4, !tbaa !7
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  store float %26, ptr %29, align 4, !tbaa !7
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store float %27, ptr %30, align 4, !tbaa !7
  br label %31

31:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @horner(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %25

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = fmul fast float %13, 0x3FB99999A0000000
  %15 = fadd fast float %14, 0x3FC99999A0000000
  %16 = fmul fast float %15, %13
  %17 = fadd fast float %16, 0xBFD3333340000000
  %18 = fmul fast float %17, %13
  %19 = fadd fast float %18, 0x3FD99999A0000000
  %20 = fmul fast float %19, %13
  %21 = fadd fast float %20, -5.000000e-01
  %22 = fmul fast float %21, %13
  %23 = fadd fast float %22, 0x3FE3333340000000
  %24 = getelementptr inbounds float, ptr %1, i64 %11
  store float %23, ptr %24, align 4, !tbaa !7
  br label %25

25:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sum_reassociated(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp slt i32 %4, %2
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %12

8:                                                ; preds = %12, %3
  %9 = phi float [ 0.000000e+00, %3 ], [ %19, %12 ]
  %10 = zext nneg i32 %4 to i64
  %11 = getelementptr inbounds nuw float, ptr %1, i64 %10
  store float %9, ptr %11, align 4, !tbaa !7
  ret void

12:                                               ; preds = %6, %12
  %13 = phi i32 [ %4, %6 ], [ %20, %12 ]
  %14 = phi float [ 0.000000e+00, %6 ], [ %19, %12 ]
  %15 = sext i32 %13 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = fmul fast float %17, 0x3FF5555560000000
  %19 = fadd fast float %18, %14
  %20 = add i32 %13, %7
  %21 = icmp slt i32 %20, %2
  br i1 %21, label %12, label %8, !llvm.loop !9
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @select_min_max(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %26

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = getelementptr inbounds float, ptr %1, i64 %12
  %16 = load float, ptr %15, align 4, !tbaa !7
  %17 = tail call fast float @llvm.minnum.f32(float %14, float %16)
  %18 = tail call fast float @llvm.fabs.f32(float %14)
  %19 = fmul fast float %17, %18
  %20 = tail call fast noundef nofpclass(nan inf) float @__nv_sinf(float noundef nofpclass(nan inf) %16) #6
  %21 = load float, ptr %13, align 4, !tbaa !7
  %22 = tail call fast noundef nofpclass(nan inf) float @__nv_expf(float noundef nofpclass(nan inf) %21) #6
  %23 = fdiv fast float %20, %22
  %24 = fadd fast float %23, %19
  %25 = getelementptr inbounds float, ptr %2, i64 %12
  store float %24, ptr %25, align 4, !tbaa !7
  br label %26

26:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local nofpclass(nan inf) float @__nv_sqrtf(float noundef nofpclass(nan inf)) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local nofpclass(nan inf) float @__nv_sinf(float noundef nofpclass(nan inf)) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local nofpclass(nan inf) float @__nv_expf(float noundef nofpclass(nan inf)) local_unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "denormal-fp-math-f32"="preserve-sign,preserve-sign" "frame-pointer"="all" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "denormal-fp-math-f32"="preserve-sign,preserve-sign" "frame-pointer"="all" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "denormal-fp-math-f32"="preserve-sign,preserve-sign" "frame-pointer"="all" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "denormal-fp-math-f32"="preserve-sign,preserve-sign" "frame-pointer"="all" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
