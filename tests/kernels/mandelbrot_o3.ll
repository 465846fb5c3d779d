; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandelbrot(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %1
  %19 = icmp slt i32 %17, %2
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %51

21:                                               ; preds = %7
  %22 = sitofp i32 %12 to float
  %23 = fmul contract float %5, %22
  %24 = fadd contract float %3, %23
  %25 = uitofp nneg i32 %17 to float
  %26 = fmul contract float %5, %25
  %27 = fadd contract float %4, %26
  %28 = icmp sgt i32 %6, 0
  br i1 %28, label %29, label %45

29:                                               ; preds = %21, %37
  %30 = phi i32 [ %43, %37 ], [ 0, %21 ]
  %31 = phi float [ %42, %37 ], [ 0.000000e+00, %21 ]
  %32 = phi float [ %39, %37 ], [ 0.000000e+00, %21 ]
  %33 = fmul contract float %32, %32
  %34 = fmul contract float %31, %31
  %35 = fadd contract float %33, %34
  %36 = fcmp contract olt float %35, 4.000000e+00
  br i1 %36, label %37, label %45

37:                                               ; preds = %29
  %38 = fsub contract float %33, %34
  %39 = fadd contract float %24, %38
  %40 = fmul contract float %32, 2.000000e+00
  %41 = fmul contract float %40, %31
  %42 = fadd contract float %27, %41
  %43 = add nuw nsw i32 %30, 1
  %44 = icmp eq i32 %43, %6
  br i1 %44, label %45, label %29, !llvm.loop !7

45:                                               ; preds = %29, %37, %21
  %46 = phi i32 [ 0, %21 ], [ %30, %29 ], [ %6, %37 ]
  %47 = mul nsw i32 %1, %17
  %48 = add nsw i32 %47, %12
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %0, i64 %49
  store i32 %46, ptr %50, align 4, !tbaa !3
  br label %51

51:                                               ; preds = %7, %45
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandelbrot_double(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, double noundef %3, double noundef %4, double noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = mul nsw i32 %2, %1
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %76

15:                                               ; preds = %7
  %16 = icmp sgt i32 %6, 0
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %18 = mul i32 %17, %9
  br label %19

19:                                               ; preds = %15, %69
  %20 = phi i32 [ %12, %15 ], [ %74, %69 ]
  %21 = freeze i32 %20
  %22 = sdiv i32 %21, %1
  %23 = mul i32 %22, %1
  %24 = sub i32 %21, %23
  %25 = sitofp i32 %24 to double
  %26 = fmul contract double %5, %25
  %27 = fadd contract double %3, %26
  %28 = sitofp i32 %22 to double
  %29 = fmul contract double %5, %28
  %30 = fadd contract double %4, %29
  %31 = fmul contract double %30, %30
  %32 = fadd contract double %27, -2.500000e-01
  %33 = fmul contract double %32, %32
  %34 = fadd contract double %33, %31
  %35 = fadd contract double %27, %34
  %36 = fadd contract double %35, -2.500000e-01
  %37 = fmul contract double %34, %36
  %38 = fmul contract double %30, 2.500000e-01
  %39 = fmul contract double %30, %38
  %40 = fcmp contract ogt double %37, %39
  br i1 %40, label %41, label %69

41:                                               ; preds = %19
  %42 = fadd contract double %27, 1.000000e+00
  %43 = fmul contract double %42, %42
  %44 = fadd contract double %43, %31
  %45 = fcmp contract ogt double %44, 6.250000e-02
  br i1 %45, label %46, label %69

46:                                               ; preds = %41
  %47 = fmul contract double %27, %27
  %48 = fadd contract double %47, %31
  %49 = fcmp contract ole double %48, 4.000000e+00
  %50 = and i1 %16, %49
  br i1 %50, label %51, label %69

51:                                               ; preds = %46, %51
  %52 = phi i32 [ %64, %51 ], [ 0, %46 ]
  %53 = phi double [ %63, %51 ], [ %31, %46 ]
  %54 = phi double [ %62, %51 ], [ %47, %46 ]
  %55 = phi double [ %59, %51 ], [ %30, %46 ]
  %56 = phi double [ %61, %51 ], [ %27, %46 ]
  %57 = fmul contract double %56, 2.000000e+00
  %58 = fmul contract double %57, %55
  %59 = fadd contract double %30, %58
  %60 = fsub contract double %54, %53
  %61 = fadd contract double %27, %60
  %62 = fmul contract double %61, %61
  %63 = fmul contract double %59, %59
  %64 = add nuw nsw i32 %52, 1
  %65 = icmp slt i32 %64, %6
  %66 = fadd contract double %62, %63
  %67 = fcmp contract ole double %66, 4.000000e+00
  %68 = select i1 %65, i1 %67, i1 false
  br i1 %68, label %51, label %69, !llvm.loop !9

69:                                               ; preds = %51, %46, %41, %19
  %70 = phi i32 [ %6, %19 ], [ %6, %41 ], [ 0, %46 ], [ %64, %51 ]
  %71 = trunc i32 %70 to i16
  %72 = sext i32 %20 to i64
  %73 = getelementptr inbounds i16, ptr %0, i64 %72
  store i16 %71, ptr %73, align 2, !tbaa !10
  %74 = add i32 %20, %18
  %75 = icmp slt i32 %74, %13
  br i1 %75, label %19, label %76, !llvm.loop !12

76:                                               ; preds = %69, %7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @julia(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %11, %1
  %18 = icmp slt i32 %16, %2
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %84

20:                                               ; preds = %6
  %21 = sitofp i32 %11 to float
  %22 = sitofp i32 %1 to float
  %23 = fmul contract float %22, 5.000000e-01
  %24 = fsub contract float %21, %23
  %25 = fmul contract float %24, %5
  %26 = uitofp nneg i32 %16 to float
  %27 = uitofp nneg i32 %2 to float
  %28 = fmul contract float %27, 5.000000e-01
  %29 = fsub contract float %26, %28
  %30 = fmul contract float %29, %5
  br label %31

31:                                               ; preds = %31, %20
  %32 = phi i32 [ 0, %20 ], [ %45, %31 ]
  %33 = phi float [ %30, %20 ], [ %41, %31 ]
  %34 = phi float [ %25, %20 ], [ %38, %31 ]
  %35 = fmul contract float %34, %34
  %36 = fmul contract float %33, %33
  %37 = fsub contract float %35, %36
  %38 = fadd contract float %3, %37
  %39 = fmul contract float %34, 2.000000e+00
  %40 = fmul contract float %33, %39
  %41 = fadd contract float %4, %40
  %42 = fmul contract float %38, %38
  %43 = fmul contract float %41, %41
  %44 = fadd contract float %42, %43
  %45 = add nuw nsw i32 %32, 1
  %46 = icmp samesign ult i32 %32, 255
  %47 = fcmp contract olt float %44, 6.400000e+01
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %31, label %49, !llvm.loop !13

49:                                               ; preds = %31
  %50 = fadd contract float %44, 1.000000e+00
  %51 = tail call contract noundef float @__nv_log2f(float noundef %50) #4
  %52 = fmul contract float %51, 5.000000e-01
  %53 = tail call contract noundef float @__nv_log2f(float noundef %52) #4
  %54 = icmp eq i32 %45, 256
  br i1 %54, label %78, label %55

55:                                               ; preds = %49
  %56 = uitofp nneg i32 %45 to float
  %57 = fsub contract float %56, %53
  %58 = fmul contract float %57, 3.906250e-03
  %59 = fsub contract float 1.000000e+00, %58
  %60 = fmul contract float %59, 9.000000e+00
  %61 = fmul contract float %58, %60
  %62 = fmul contract float %58, %61
  %63 = fmul contract float %58, %58
  %64 = tail call contract noundef float @__nv_saturatef(float noundef %62) #4
  %65 = fmul contract float %64, 2.550000e+02
  %66 = fptoui float %65 to i32
  %67 = tail call contract noundef float @__nv_saturatef(float noundef %63) #4
  %68 = fmul contract float %67, 2.550000e+02
  %69 = fptoui float %68 to i32
  %70 = tail call contract noundef float @__nv_saturatef(float noundef %59) #4
  %71 = fmul contract float %70, 2.550000e+02
  %72 = fptoui float %71 to i32
  %73 = shl i32 %66, 16
  %74 = shl i32 %69, 8
  %75 = or i32 %73, %74
  %76 = or i32 %75, %72
  %77 = or i32 %76, -16777216
  br label %78

78:                                               ; preds = %49, %55
  %79 = phi i32 [ %77, %55 ], [ -16777216, %49 ]
  %80 = mul nsw i32 %1, %16
  %81 = add nsw i32 %80, %11
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %0, i64 %82
  store i32 %79, ptr %83, align 4, !tbaa !3
  br label %84

84:                                               ; preds = %6, %78
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_log2f(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_saturatef(float noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
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
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
!9 = distinct !{!9, !8}
!10 = !{!11, !11, i64 0}
!11 = !{!"short", !5, i64 0}
!12 = distinct !{!12, !8}
!13 = distinct !{!13, !8}
