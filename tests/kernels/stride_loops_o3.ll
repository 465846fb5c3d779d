; ModuleID = 'stride_loops.cu'
source_filename = "stride_loops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @thread_chunk(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = add nsw i32 %8, 1
  %10 = mul nsw i32 %2, %9
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %3
  %13 = mul nsw i32 %2, %8
  br label %18

14:                                               ; preds = %18, %3
  %15 = phi i32 [ 0, %3 ], [ %24, %18 ]
  %16 = sext i32 %8 to i64
  %17 = getelementptr inbounds i32, ptr %1, i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !3
  ret void

18:                                               ; preds = %12, %18
  %19 = phi i32 [ %25, %18 ], [ %13, %12 ]
  %20 = phi i32 [ %24, %18 ], [ 0, %12 ]
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = add nsw i32 %23, %20
  %25 = add nsw i32 %19, 1
  %26 = icmp slt i32 %25, %10
  br i1 %26, label %18, label %14, !llvm.loop !7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @block_stride(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = icmp slt i32 %5, %2
  br i1 %6, label %7, label %12

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = icmp slt i32 %8, %3
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %13

12:                                               ; preds = %17, %4
  ret void

13:                                               ; preds = %7, %17
  %14 = phi i32 [ %5, %7 ], [ %18, %17 ]
  br i1 %9, label %15, label %17

15:                                               ; preds = %13
  %16 = mul nsw i32 %14, %3
  br label %20

17:                                               ; preds = %20, %13
  %18 = add i32 %14, %11
  %19 = icmp slt i32 %18, %2
  br i1 %19, label %13, label %12, !llvm.loop !9

20:                                               ; preds = %15, %20
  %21 = phi i32 [ %8, %15 ], [ %28, %20 ]
  %22 = add nsw i32 %21, %16
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !10
  %26 = fmul contract float %25, 2.000000e+00
  %27 = getelementptr inbounds float, ptr %1, i64 %23
  store float %26, ptr %27, align 4, !tbaa !10
  %28 = add i32 %21, %10
  %29 = icmp slt i32 %28, %3
  br i1 %29, label %20, label %17, !llvm.loop !12
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @warp_stride(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = lshr i32 %7, 5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = and i32 %9, 31
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %11, %6
  %13 = add i32 %12, %9
  %14 = lshr i32 %13, 5
  %15 = icmp slt i32 %14, %2
  br i1 %15, label %16, label %26

16:                                               ; preds = %4
  %17 = icmp slt i32 %10, %3
  %18 = sext i32 %3 to i64
  %19 = icmp eq i32 %10, 0
  br label %20

20:                                               ; preds = %16, %51
  %21 = phi i32 [ %14, %16 ], [ %52, %51 ]
  br i1 %17, label %22, label %27

22:                                               ; preds = %20
  %23 = zext nneg i32 %21 to i64
  %24 = mul nsw i64 %23, %18
  %25 = getelementptr float, ptr %0, i64 %24
  br label %38

26:                                               ; preds = %51, %4
  ret void

27:                                               ; preds = %38, %20
  %28 = phi float [ 0.000000e+00, %20 ], [ %44, %38 ]
  %29 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %28, i32 16, i32 31)
  %30 = fadd contract float %28, %29
  %31 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %30, i32 8, i32 31)
  %32 = fadd contract float %30, %31
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %32, i32 4, i32 31)
  %34 = fadd contract float %32, %33
  %35 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %34, i32 2, i32 31)
  %36 = fadd contract float %34, %35
  %37 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %36, i32 1, i32 31)
  br i1 %19, label %47, label %51

38:                                               ; preds = %22, %38
  %39 = phi i32 [ %10, %22 ], [ %45, %38 ]
  %40 = phi float [ 0.000000e+00, %22 ], [ %44, %38 ]
  %41 = zext nneg i32 %39 to i64
  %42 = getelementptr float, ptr %25, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !10
  %44 = fadd contract float %40, %43
  %45 = add nuw nsw i32 %39, 32
  %46 = icmp slt i32 %45, %3
  br i1 %46, label %38, label %27, !llvm.loop !13

47:                                               ; preds = %27
  %48 = zext nneg i32 %21 to i64
  %49 = getelementptr inbounds nuw float, ptr %1, i64 %48
  %50 = fadd contract float %36, %37
  store float %50, ptr %49, align 4, !tbaa !10
  br label %51

51:                                               ; preds = %47, %27
  %52 = add nuw nsw i32 %21, %8
  %53 = icmp slt i32 %52, %2
  br i1 %53, label %20, label %26, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @grid_stride_64(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = mul nuw nsw i64 %5, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = mul nuw nsw i64 %10, %7
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = zext nneg i32 %12 to i64
  %14 = add nuw nsw i64 %11, %13
  %15 = icmp ult i64 %14, %2
  br i1 %15, label %17, label %16

16:                                               ; preds = %17, %3
  ret void

17:                                               ; preds = %3, %17
  %18 = phi i64 [ %23, %17 ], [ %14, %3 ]
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 %18
  %20 = load i8, ptr %19, align 1, !tbaa !15
  %21 = xor i8 %20, -1
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 %18
  store i8 %21, ptr %22, align 1, !tbaa !15
  %23 = add i64 %18, %8
  %24 = icmp ult i64 %23, %2
  br i1 %24, label %17, label %16, !llvm.loop !16
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @hand_unrolled(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = shl i32 %6, 2
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = mul nuw nsw i32 %5, 3
  %11 = add nsw i32 %9, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %20

13:                                               ; preds = %3
  %14 = shl nuw nsw i32 %5, 1
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %16 = shl nuw nsw i32 %5, 2
  %17 = mul i32 %16, %15
  br label %26

18:                                               ; preds = %26
  %19 = fadd contract float %46, %50
  br label %20

20:                                               ; preds = %18, %3
  %21 = phi i32 [ %9, %3 ], [ %51, %18 ]
  %22 = phi float [ 0.000000e+00, %3 ], [ %36, %18 ]
  %23 = phi float [ 0.000000e+00, %3 ], [ %41, %18 ]
  %24 = phi float [ 0.000000e+00, %3 ], [ %19, %18 ]
  %25 = icmp slt i32 %21, %2
  br i1 %25, label %54, label %63

26:                                               ; preds = %13, %26
  %27 = phi i32 [ %11, %13 ], [ %52, %26 ]
  %28 = phi float [ 0.000000e+00, %13 ], [ %50, %26 ]
  %29 = phi float [ 0.000000e+00, %13 ], [ %46, %26 ]
  %30 = phi float [ 0.000000e+00, %13 ], [ %41, %26 ]
  %31 = phi float [ 0.000000e+00, %13 ], [ %36, %26 ]
  %32 = phi i32 [ %9, %13 ], [ %51, %26 ]
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !10
  %36 = fadd contract float %31, %35
  %37 = add i32 %32, %5
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !10
  %41 = fadd contract float %30, %40
  %42 = add i32 %32, %14
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !10
  %46 = fadd contract float %29, %45
  %47 = zext i32 %27 to i64
  %48 = getelementptr inbounds nuw float, ptr %0, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !10
  %50 = fadd contract float %28, %49
  %51 = add i32 %32, %17
  %52 = add nsw i32 %51, %10
  %53 = icmp slt i32 %52, %2
  br i1 %53, label %26, label %18, !llvm.loop !17

54:                                               ; preds = %20, %54
  %55 = phi float [ %60, %54 ], [ %22, %20 ]
  %56 = phi i32 [ %61, %54 ], [ %21, %20 ]
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !10
  %60 = fadd contract float %55, %59
  %61 = add i32 %56, %5
  %62 = icmp slt i32 %61, %2
  br i1 %62, label %54, label %63, !llvm.loop !18

63:                                               ; preds = %54, %20
  %64 = phi float [ %22, %20 ], [ %60, %54 ]
  %65 = fadd contract float %23, %64
  %66 = fadd contract float %24, %65
  %67 = add i32 %6, %8
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr %1, i64 %68
  store float %66, ptr %69, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @down_counting(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = sext i32 %1 to i64
  %10 = mul nsw i64 %9, %8
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = icmp sgt i32 %1, 1
  br i1 %12, label %13, label %36

13:                                               ; preds = %2
  %14 = add nuw i32 %1, 7
  %15 = add nsw i32 %1, -2
  %16 = and i32 %14, 7
  %17 = and i32 %1, 7
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %33, label %19

19:                                               ; preds = %13, %19
  %20 = phi i32 [ %22, %19 ], [ %1, %13 ]
  %21 = phi i32 [ %31, %19 ], [ 0, %13 ]
  %22 = add nsw i32 %20, -1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %11, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = zext nneg i32 %20 to i64
  %27 = getelementptr i32, ptr %11, i64 %26
  %28 = getelementptr i8, ptr %27, i64 -8
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = sub nsw i32 %25, %29
  store i32 %30, ptr %24, align 4, !tbaa !3
  %31 = add i32 %21, 1
  %32 = icmp eq i32 %31, %16
  br i1 %32, label %33, label %19, !llvm.loop !19

33:                                               ; preds = %19, %13
  %34 = phi i32 [ %1, %13 ], [ %22, %19 ]
  %35 = icmp ult i32 %15, 7
  br i1 %35, label %36, label %37

36:                                               ; preds = %33, %37, %2
  ret void

37:                                               ; preds = %33, %37
  %38 = phi i32 [ %102, %37 ], [ %34, %33 ]
  %39 = add nsw i32 %38, -1
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %11, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = zext nneg i32 %38 to i64
  %44 = getelementptr i32, ptr %11, i64 %43
  %45 = getelementptr i8, ptr %44, i64 -8
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = sub nsw i32 %42, %46
  store i32 %47, ptr %41, align 4, !tbaa !3
  %48 = add nsw i32 %38, -2
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %11, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = zext nneg i32 %39 to i64
  %53 = getelementptr i32, ptr %11, i64 %52
  %54 = getelementptr i8, ptr %53, i64 -8
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = sub nsw i32 %51, %55
  store i32 %56, ptr %50, align 4, !tbaa !3
  %57 = add nsw i32 %38, -3
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr %11, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !3
  %61 = zext nneg i32 %48 to i64
  %62 = getelementptr i32, ptr %11, i64 %61
  %63 = getelementptr i8, ptr %62, i64 -8
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = sub nsw i32 %60, %64
  store i32 %65, ptr %59, align 4, !tbaa !3
  %66 = add nsw i32 %38, -4
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr %11, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = zext nneg i32 %57 to i64
  %71 = getelementptr i32, ptr %11, i64 %70
  %72 = getelementptr i8, ptr %71, i64 -8
  %73 = load i32, ptr %72, align 4, !tbaa !3
  %74 = sub nsw i32 %69, %73
  store i32 %74, ptr %68, align 4, !tbaa !3
  %75 = add nsw i32 %38, -5
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %11, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !3
  %79 = zext nneg i32 %66 to i64
  %80 = getelementptr i32, ptr %11, i64 %79
  %81 = getelementptr i8, ptr %80, i64 -8
  %82 = load i32, ptr %81, align 4, !tbaa !3
  %83 = sub nsw i32 %78, %82
  store i32 %83, ptr %77, align 4, !tbaa !3
  %84 = add nsw i32 %38, -6
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr %11, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !3
  %88 = zext nneg i32 %75 to i64
  %89 = getelementptr i32, ptr %11, i64 %88
  %90 = getelementptr i8, ptr %89, i64 -8
  %91 = load i32, ptr %90, align 4, !tbaa !3
  %92 = sub nsw i32 %87, %91
  store i32 %92, ptr %86, align 4, !tbaa !3
  %93 = add nsw i32 %38, -7
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr %11, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !3
  %97 = zext nneg i32 %84 to i64
  %98 = getelementptr i32, ptr %11, i64 %97
  %99 = getelementptr i8, ptr %98, i64 -8
  %100 = load i32, ptr %99, align 4, !tbaa !3
  %101 = sub nsw i32 %96, %100
  store i32 %101, ptr %95, align 4, !tbaa !3
  %102 = add nsw i32 %38, -8
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr %11, i64 %103
  %105 = load i32, ptr %104, align 4, !tbaa !3
  %106 = zext nneg i32 %93 to i64
  %107 = getelementptr i32, ptr %11, i64 %106
  %108 = getelementptr i8, ptr %107, i64 -8
  %109 = load i32, ptr %108, align 4, !tbaa !3
  %110 = sub nsw i32 %105, %109
  store i32 %110, ptr %104, align 4, !tbaa !3
  %111 = icmp sgt i32 %38, 9
  br i1 %111, label %37, label %36, !llvm.loop !21
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pointer_walk(ptr noundef readonly captures(address) %0, ptr noundef readnone captures(address) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i16, ptr %0, i64 %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = zext nneg i32 %7 to i64
  br label %9

9:                                                ; preds = %9, %3
  %10 = phi ptr [ %6, %3 ], [ %17, %9 ]
  %11 = phi i32 [ 0, %3 ], [ %16, %9 ]
  %12 = phi i32 [ 0, %3 ], [ %14, %9 ]
  %13 = load i16, ptr %10, align 2, !tbaa !22
  %14 = sext i16 %13 to i32
  %15 = mul nsw i32 %12, %14
  %16 = add nsw i32 %15, %11
  %17 = getelementptr inbounds nuw i16, ptr %10, i64 %8
  %18 = icmp ult ptr %17, %1
  br i1 %18, label %9, label %19, !llvm.loop !24

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  store i32 %16, ptr %20, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @find_first(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp slt i32 %5, %2
  br i1 %6, label %7, label %20

7:                                                ; preds = %4
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %9

9:                                                ; preds = %15, %7
  %10 = phi i32 [ %5, %7 ], [ %17, %15 ]
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = icmp eq i32 %13, %3
  br i1 %14, label %20, label %15

15:                                               ; preds = %9
  %16 = icmp sgt i32 %13, -1
  %17 = add i32 %10, %8
  %18 = icmp slt i32 %17, %2
  %19 = and i1 %16, %18
  br i1 %19, label %9, label %20, !llvm.loop !25

20:                                               ; preds = %9, %15, %4
  %21 = phi i32 [ -1, %4 ], [ -1, %15 ], [ %10, %9 ]
  %22 = zext nneg i32 %5 to i64
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %22
  store i32 %21, ptr %23, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @triangular_pairs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %52

10:                                               ; preds = %3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = mul i32 %11, %5
  %13 = xor i32 %6, -1
  %14 = add i32 %2, %13
  %15 = mul i32 %5, %11
  %16 = add i32 %2, -2
  %17 = add i32 %6, %7
  br label %18

18:                                               ; preds = %10, %56
  %19 = phi i32 [ 0, %10 ], [ %60, %56 ]
  %20 = phi i32 [ %8, %10 ], [ %58, %56 ]
  %21 = phi float [ 0.000000e+00, %10 ], [ %57, %56 ]
  %22 = mul i32 %15, %19
  %23 = add i32 %17, %22
  %24 = sub i32 %16, %23
  %25 = add nsw i32 %20, 1
  %26 = icmp slt i32 %25, %2
  br i1 %26, label %27, label %56

27:                                               ; preds = %18
  %28 = add i32 %7, %22
  %29 = sub i32 %14, %28
  %30 = sext i32 %20 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !10
  %33 = and i32 %29, 3
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %47, label %35

35:                                               ; preds = %27, %35
  %36 = phi i32 [ %44, %35 ], [ %25, %27 ]
  %37 = phi float [ %43, %35 ], [ %21, %27 ]
  %38 = phi i32 [ %45, %35 ], [ 0, %27 ]
  %39 = sext i32 %36 to i64
  %40 = getelementptr inbounds float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !10
  %42 = fmul contract float %32, %41
  %43 = fadd contract float %37, %42
  %44 = add nsw i32 %36, 1
  %45 = add i32 %38, 1
  %46 = icmp eq i32 %45, %33
  br i1 %46, label %47, label %35, !llvm.loop !26

47:                                               ; preds = %35, %27
  %48 = phi i32 [ %25, %27 ], [ %44, %35 ]
  %49 = phi float [ %21, %27 ], [ %43, %35 ]
  %50 = phi float [ poison, %27 ], [ %43, %35 ]
  %51 = icmp ult i32 %24, 3
  br i1 %51, label %56, label %61

52:                                               ; preds = %56, %3
  %53 = phi float [ 0.000000e+00, %3 ], [ %57, %56 ]
  %54 = sext i32 %8 to i64
  %55 = getelementptr inbounds float, ptr %1, i64 %54
  store float %53, ptr %55, align 4, !tbaa !10
  ret void

56:                                               ; preds = %47, %61, %18
  %57 = phi float [ %21, %18 ], [ %50, %47 ], [ %86, %61 ]
  %58 = add i32 %20, %12
  %59 = icmp slt i32 %58, %2
  %60 = add i32 %19, 1
  br i1 %59, label %18, label %52, !llvm.loop !27

61:                                               ; preds = %47, %61
  %62 = phi i32 [ %87, %61 ], [ %48, %47 ]
  %63 = phi float [ %86, %61 ], [ %49, %47 ]
  %64 = sext i32 %62 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !10
  %67 = fmul contract float %32, %66
  %68 = fadd contract float %63, %67
  %69 = sext i32 %62 to i64
  %70 = getelementptr float, ptr %0, i64 %69
  %71 = getelementptr i8, ptr %70, i64 4
  %72 = load float, ptr %71, align 4, !tbaa !10
  %73 = fmul contract float %32, %72
  %74 = fadd contract float %68, %73
  %75 = sext i32 %62 to i64
  %76 = getelementptr float, ptr %0, i64 %75
  %77 = getelementptr i8, ptr %76, i64 8
  %78 = load float, ptr %77, align 4, !tbaa !10
  %79 = fmul contract float %32, %78
  %80 = fadd contract float %74, %79
  %81 = sext i32 %62 to i64
  %82 = getelementptr float, ptr %0, i64 %81
  %83 = getelementptr i8, ptr %82, i64 12
  %84 = load float, ptr %83, align 4, !tbaa !10
  %85 = fmul contract float %32, %84
  %86 = fadd contract float %80, %85
  %87 = add nsw i32 %62, 4
  %88 = icmp slt i32 %87, %2
  br i1 %88, label %61, label %56, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
!11 = !{!"float", !5, i64 0}
!12 = distinct !{!12, !8}
!13 = distinct !{!13, !8}
!14 = distinct !{!14, !8}
!15 = !{!5, !5, i64 0}
!16 = distinct !{!16, !8}
!17 = distinct !{!17, !8}
!18 = distinct !{!18, !8}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !8}
!22 = !{!23, !23, i64 0}
!23 = !{!"short", !5, i64 0}
!24 = distinct !{!24, !8}
!25 = distinct !{!25, !8}
!26 = distinct !{!26, !20}
!27 = distinct !{!27, !8, !20}
!28 = distinct !{!28, !8, !20}
