; ModuleID = 'elementwise_activations.cu'
source_filename = "elementwise_activations.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Relu = type { i8 }
%struct.LeakyRelu = type { float }
%struct.Gelu = type { i8 }
%struct.Silu = type { i8 }
%struct.float4 = type { float, float, float, float }

$_Z3mapI4ReluEvT_PKfPfi = comdat any

$_Z3mapI9LeakyReluEvT_PKfPfi = comdat any

$_Z3mapI4GeluEvT_PKfPfi = comdat any

$_Z3mapI4SiluEvT_PKfPfi = comdat any

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z3mapI4ReluEvT_PKfPfi(ptr noundef readnone byval(%struct.Relu) align 1 captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %18

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %2, i64 %12
  %14 = getelementptr inbounds float, ptr %1, i64 %12
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = fcmp contract ogt float %15, 0.000000e+00
  %17 = select contract i1 %16, float %15, float 0.000000e+00
  store float %17, ptr %13, align 4, !tbaa !7
  br label %18

18:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @_Z3mapI9LeakyReluEvT_PKfPfi(ptr noundef readonly byval(%struct.LeakyRelu) align 4 captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = fcmp contract ogt float %14, 0.000000e+00
  %16 = load float, ptr %0, align 4
  %17 = fmul contract float %14, %16
  %18 = select contract i1 %15, float %14, float %17
  %19 = getelementptr inbounds float, ptr %2, i64 %12
  store float %18, ptr %19, align 4, !tbaa !7
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3mapI4GeluEvT_PKfPfi(ptr noundef readnone byval(%struct.Gelu) align 1 captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %21

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = fmul contract float %14, 5.000000e-01
  %16 = fmul contract float %14, 0x3FE6A09E60000000
  %17 = tail call contract noundef float @__nv_erff(float noundef %16) #4
  %18 = fadd contract float %17, 1.000000e+00
  %19 = fmul contract float %15, %18
  %20 = getelementptr inbounds float, ptr %2, i64 %12
  store float %19, ptr %20, align 4, !tbaa !7
  br label %21

21:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3mapI4SiluEvT_PKfPfi(ptr noundef readnone byval(%struct.Silu) align 1 captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 comdat {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !7
  %15 = fneg contract float %14
  %16 = tail call contract noundef float @__nv_fast_expf(float noundef %15) #4
  %17 = fadd contract float %16, 1.000000e+00
  %18 = fdiv contract float %14, %17
  %19 = getelementptr inbounds float, ptr %2, i64 %12
  store float %18, ptr %19, align 4, !tbaa !7
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gelu_tanh_half(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %26

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds half, ptr %0, i64 %11
  %13 = load half, ptr %12, align 2, !tbaa !9
  %14 = fpext contract half %13 to float
  %15 = fmul contract float %14, 0x3FA6E4E260000000
  %16 = fmul contract float %15, %14
  %17 = fmul contract float %16, %14
  %18 = fadd contract float %17, %14
  %19 = fmul contract float %18, 0x3FE9884540000000
  %20 = fmul contract float %14, 5.000000e-01
  %21 = tail call contract noundef float @__nv_tanhf(float noundef %19) #4
  %22 = fadd contract float %21, 1.000000e+00
  %23 = fmul contract float %20, %22
  %24 = fptrunc contract float %23 to half
  %25 = getelementptr inbounds half, ptr %1, i64 %11
  store half %24, ptr %25, align 2, !tbaa !9
  br label %26

26:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mish(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %23

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !7
  %14 = fcmp contract ogt float %13, 2.000000e+01
  br i1 %14, label %18, label %15

15:                                               ; preds = %10
  %16 = tail call contract noundef float @__nv_fast_expf(float noundef %13) #4
  %17 = tail call contract noundef float @__nv_log1pf(float noundef %16) #4
  br label %18

18:                                               ; preds = %10, %15
  %19 = phi contract float [ %17, %15 ], [ %13, %10 ]
  %20 = tail call contract noundef float @__nv_tanhf(float noundef %19) #4
  %21 = fmul contract float %13, %20
  %22 = getelementptr inbounds float, ptr %1, i64 %11
  store float %21, ptr %22, align 4, !tbaa !7
  br label %23

23:                                               ; preds = %3, %18
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bias_dropout_residual(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, float noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %6
  br i1 %14, label %15, label %81

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds %struct.float4, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %19 = load float, ptr %18, align 4, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %21 = load float, ptr %20, align 8, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %23 = load float, ptr %22, align 4, !tbaa !7
  %24 = srem i32 %13, %7
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.float4, ptr %1, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %28 = load float, ptr %27, align 4, !tbaa !7
  %29 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %30 = load float, ptr %29, align 8, !tbaa !7
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 12
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = getelementptr inbounds %struct.float4, ptr %3, i64 %16
  %34 = load float, ptr %33, align 16, !tbaa !7
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %38 = load float, ptr %37, align 8, !tbaa !7
  %39 = getelementptr inbounds nuw i8, ptr %33, i64 12
  %40 = load float, ptr %39, align 4, !tbaa !7
  %41 = sdiv i32 %13, 8
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %2, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = mul i32 %41, 8
  %46 = sub i32 %13, %45
  %47 = shl nsw i32 %46, 2
  %48 = lshr i32 %44, %47
  %49 = and i32 %48, 1
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %56, label %51

51:                                               ; preds = %15
  %52 = load float, ptr %26, align 16, !tbaa !7
  %53 = load float, ptr %17, align 16, !tbaa !7
  %54 = fadd contract float %52, %53
  %55 = fmul contract float %5, %54
  br label %56

56:                                               ; preds = %15, %51
  %57 = phi contract float [ %55, %51 ], [ 0.000000e+00, %15 ]
  %58 = fadd contract float %34, %57
  %59 = and i32 %48, 2
  %60 = icmp eq i32 %59, 0
  %61 = fadd contract float %19, %28
  %62 = fmul contract float %5, %61
  %63 = select contract i1 %60, float 0.000000e+00, float %62
  %64 = fadd contract float %36, %63
  %65 = and i32 %48, 4
  %66 = icmp eq i32 %65, 0
  %67 = fadd contract float %21, %30
  %68 = fmul contract float %5, %67
  %69 = select contract i1 %66, float 0.000000e+00, float %68
  %70 = fadd contract float %38, %69
  %71 = and i32 %48, 8
  %72 = icmp eq i32 %71, 0
  %73 = fadd contract float %23, %32
  %74 = fmul contract float %5, %73
  %75 = select contract i1 %72, float 0.000000e+00, float %74
  %76 = fadd contract float %40, %75
  %77 = getelementptr inbounds %struct.float4, ptr %4, i64 %16
  store float %58, ptr %77, align 16, !tbaa !7
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 4
  store float %64, ptr %78, align 4, !tbaa !7
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 8
  store float %70, ptr %79, align 8, !tbaa !7
  %80 = getelementptr inbounds nuw i8, ptr %77, i64 12
  store float %76, ptr %80, align 4, !tbaa !7
  br label %81

81:                                               ; preds = %8, %56
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_erff(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanhf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log1pf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { convergent nounwind }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"_Float16", !5, i64 0}
