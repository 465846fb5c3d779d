; ModuleID = 'stencil_2d.cu'
source_filename = "stencil_2d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11heat9_tiledE1s = internal unnamed_addr addrspace(3) global [10 x [34 x float]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @heat5_direct(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp sgt i32 %10, 0
  %17 = icmp ne i32 %15, 0
  %18 = and i1 %16, %17
  %19 = add nsw i32 %2, -1
  %20 = icmp slt i32 %10, %19
  %21 = select i1 %18, i1 %20, i1 false
  %22 = add nsw i32 %3, -1
  %23 = icmp slt i32 %15, %22
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %51

25:                                               ; preds = %5
  %26 = mul nsw i32 %2, %15
  %27 = add nsw i32 %26, %10
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = getelementptr i8, ptr %29, i64 -4
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = getelementptr i8, ptr %29, i64 4
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = fadd contract float %32, %34
  %36 = sub nsw i32 %27, %2
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !7
  %40 = fadd contract float %35, %39
  %41 = add nsw i32 %27, %2
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = fadd contract float %40, %44
  %46 = fmul contract float %30, 4.000000e+00
  %47 = fsub contract float %45, %46
  %48 = fmul contract float %4, %47
  %49 = fadd contract float %30, %48
  %50 = getelementptr inbounds float, ptr %1, i64 %28
  store float %49, ptr %50, align 4, !tbaa !7
  br label %51

51:                                               ; preds = %5, %25
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @heat9_tiled(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4, float noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = shl nuw nsw i32 %11, 3
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp samesign ult i32 %13, 10
  br i1 %15, label %16, label %29

16:                                               ; preds = %6
  %17 = icmp samesign ult i32 %9, 34
  br label %18

18:                                               ; preds = %16, %33
  %19 = phi i32 [ %13, %16 ], [ %34, %33 ]
  br i1 %17, label %20, label %33

20:                                               ; preds = %18
  %21 = add nuw nsw i32 %19, %12
  %22 = tail call i32 @llvm.smax.i32(i32 %21, i32 1)
  %23 = tail call i32 @llvm.smin.i32(i32 %3, i32 %22)
  %24 = add nsw i32 %23, -1
  %25 = mul nsw i32 %24, %2
  %26 = add i32 %25, -1
  %27 = zext nneg i32 %19 to i64
  %28 = getelementptr inbounds nuw [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11heat9_tiledE1s to ptr), i64 %27
  br label %36

29:                                               ; preds = %33, %6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp slt i32 %10, %2
  %31 = icmp slt i32 %14, %3
  %32 = and i1 %30, %31
  br i1 %32, label %49, label %94

33:                                               ; preds = %36, %18
  %34 = add nuw nsw i32 %19, 8
  %35 = icmp samesign ult i32 %19, 2
  br i1 %35, label %18, label %29, !llvm.loop !9

36:                                               ; preds = %20, %36
  %37 = phi i32 [ %9, %20 ], [ %47, %36 ]
  %38 = add nsw i32 %37, %8
  %39 = tail call i32 @llvm.smax.i32(i32 %38, i32 1)
  %40 = tail call i32 @llvm.smin.i32(i32 %2, i32 %39)
  %41 = add i32 %26, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !7
  %45 = zext nneg i32 %37 to i64
  %46 = getelementptr inbounds nuw float, ptr %28, i64 %45
  store float %44, ptr %46, align 4, !tbaa !7
  %47 = add nuw nsw i32 %37, 32
  %48 = icmp samesign ult i32 %37, 2
  br i1 %48, label %36, label %33, !llvm.loop !11

49:                                               ; preds = %29
  %50 = add nuw nsw i32 %9, 1
  %51 = zext nneg i32 %13 to i64
  %52 = getelementptr inbounds nuw [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11heat9_tiledE1s to ptr), i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 136
  %54 = zext nneg i32 %50 to i64
  %55 = getelementptr inbounds nuw float, ptr %53, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !7
  %57 = zext nneg i32 %9 to i64
  %58 = getelementptr inbounds nuw float, ptr %53, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !7
  %60 = add nuw nsw i32 %9, 2
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr %53, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !7
  %64 = fadd contract float %59, %63
  %65 = getelementptr inbounds nuw float, ptr %52, i64 %54
  %66 = load float, ptr %65, align 4, !tbaa !7
  %67 = fadd contract float %64, %66
  %68 = getelementptr inbounds nuw i8, ptr %52, i64 272
  %69 = getelementptr inbounds nuw float, ptr %68, i64 %54
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fadd contract float %67, %70
  %72 = getelementptr inbounds nuw float, ptr %52, i64 %57
  %73 = load float, ptr %72, align 4, !tbaa !7
  %74 = getelementptr inbounds nuw float, ptr %52, i64 %61
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fadd contract float %73, %75
  %77 = getelementptr inbounds nuw float, ptr %68, i64 %57
  %78 = load float, ptr %77, align 4, !tbaa !7
  %79 = fadd contract float %76, %78
  %80 = getelementptr inbounds nuw float, ptr %68, i64 %61
  %81 = load float, ptr %80, align 4, !tbaa !7
  %82 = fadd contract float %79, %81
  %83 = fmul contract float %56, 4.000000e+00
  %84 = fsub contract float %71, %83
  %85 = fmul contract float %4, %84
  %86 = fadd contract float %56, %85
  %87 = fsub contract float %82, %83
  %88 = fmul contract float %5, %87
  %89 = fadd contract float %86, %88
  %90 = mul nsw i32 %2, %14
  %91 = add nsw i32 %90, %10
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %1, i64 %92
  store float %89, ptr %93, align 4, !tbaa !7
  br label %94

94:                                               ; preds = %29, %49
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fdtd_update_h(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
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
  %17 = icmp slt i32 %11, %3
  %18 = add nsw i32 %4, -1
  %19 = icmp slt i32 %16, %18
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %21, label %38

21:                                               ; preds = %6
  %22 = add nuw nsw i32 %16, 1
  %23 = mul nsw i32 %3, %22
  %24 = add nsw i32 %23, %11
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %2, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !7
  %28 = mul nsw i32 %3, %16
  %29 = add nsw i32 %28, %11
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %2, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !7
  %33 = fsub contract float %27, %32
  %34 = fmul contract float %5, %33
  %35 = getelementptr inbounds float, ptr %0, i64 %30
  %36 = load float, ptr %35, align 4, !tbaa !7
  %37 = fsub contract float %36, %34
  store float %37, ptr %35, align 4, !tbaa !7
  br label %38

38:                                               ; preds = %21, %6
  %39 = add nsw i32 %3, -1
  %40 = icmp slt i32 %11, %39
  %41 = icmp slt i32 %16, %4
  %42 = and i1 %40, %41
  br i1 %42, label %43, label %56

43:                                               ; preds = %38
  %44 = mul nsw i32 %3, %16
  %45 = add nsw i32 %44, %11
  %46 = sext i32 %45 to i64
  %47 = getelementptr float, ptr %2, i64 %46
  %48 = getelementptr i8, ptr %47, i64 4
  %49 = load float, ptr %48, align 4, !tbaa !7
  %50 = load float, ptr %47, align 4, !tbaa !7
  %51 = fsub contract float %49, %50
  %52 = fmul contract float %5, %51
  %53 = getelementptr inbounds float, ptr %1, i64 %46
  %54 = load float, ptr %53, align 4, !tbaa !7
  %55 = fadd contract float %54, %52
  store float %55, ptr %53, align 4, !tbaa !7
  br label %56

56:                                               ; preds = %43, %38
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fdtd_update_e(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #0 {
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
  %18 = icmp ne i32 %12, 0
  %19 = icmp ne i32 %17, 0
  %20 = and i1 %18, %19
  %21 = icmp slt i32 %12, %4
  %22 = and i1 %20, %21
  %23 = icmp slt i32 %17, %5
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %49

25:                                               ; preds = %7
  %26 = mul nsw i32 %4, %17
  %27 = add nsw i32 %26, %12
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %3, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !7
  %31 = fdiv contract float %6, %30
  %32 = getelementptr inbounds float, ptr %1, i64 %28
  %33 = load float, ptr %32, align 4, !tbaa !7
  %34 = getelementptr i8, ptr %32, i64 -4
  %35 = load float, ptr %34, align 4, !tbaa !7
  %36 = fsub contract float %33, %35
  %37 = getelementptr inbounds float, ptr %0, i64 %28
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = sub nsw i32 %27, %4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !7
  %43 = fsub contract float %38, %42
  %44 = fsub contract float %36, %43
  %45 = fmul contract float %31, %44
  %46 = getelementptr inbounds float, ptr %2, i64 %28
  %47 = load float, ptr %46, align 4, !tbaa !7
  %48 = fadd contract float %47, %45
  store float %48, ptr %46, align 4, !tbaa !7
  br label %49

49:                                               ; preds = %7, %25
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = distinct !{!11, !10}
