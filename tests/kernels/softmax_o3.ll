; ModuleID = 'softmax.cu'
source_filename = "softmax.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@_ZZ13softmax_blockE3red = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_block(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = sext i32 %2 to i64
  %7 = mul nsw i64 %6, %5
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7
  %9 = getelementptr inbounds nuw float, ptr %1, i64 %7
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = lshr i32 %10, 5
  %12 = and i32 %10, 31
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = lshr i32 %13, 5
  %15 = icmp slt i32 %10, %2
  br i1 %15, label %29, label %16

16:                                               ; preds = %29, %3
  %17 = phi float [ 0xFFF0000000000000, %3 ], [ %35, %29 ]
  %18 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %17, i32 range(i32 1, 0) 16, i32 31)
  %19 = tail call contract noundef float @__nv_fmaxf(float noundef %17, float noundef %18) #5
  %20 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %19, i32 range(i32 1, 0) 8, i32 31)
  %21 = tail call contract noundef float @__nv_fmaxf(float noundef %19, float noundef %20) #5
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %21, i32 range(i32 1, 0) 4, i32 31)
  %23 = tail call contract noundef float @__nv_fmaxf(float noundef %21, float noundef %22) #5
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %23, i32 range(i32 1, 0) 2, i32 31)
  %25 = tail call contract noundef float @__nv_fmaxf(float noundef %23, float noundef %24) #5
  %26 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %25, i32 range(i32 1, 0) 1, i32 31)
  %27 = tail call contract noundef float @__nv_fmaxf(float noundef %25, float noundef %26) #5
  %28 = icmp eq i32 %12, 0
  br i1 %28, label %38, label %41

29:                                               ; preds = %3, %29
  %30 = phi float [ %35, %29 ], [ 0xFFF0000000000000, %3 ]
  %31 = phi i32 [ %36, %29 ], [ %10, %3 ]
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %8, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !7
  %35 = tail call contract noundef float @__nv_fmaxf(float noundef %30, float noundef %34) #5
  %36 = add i32 %31, %13
  %37 = icmp slt i32 %36, %2
  br i1 %37, label %29, label %16, !llvm.loop !9

38:                                               ; preds = %16
  %39 = zext nneg i32 %11 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockE3red to ptr), i64 %39
  store float %27, ptr %40, align 4, !tbaa !7
  br label %41

41:                                               ; preds = %38, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = icmp samesign ult i32 %12, %14
  br i1 %42, label %43, label %47

43:                                               ; preds = %41
  %44 = zext nneg i32 %12 to i64
  %45 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockE3red to ptr), i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  br label %47

47:                                               ; preds = %41, %43
  %48 = phi contract float [ %46, %43 ], [ 0xFFF0000000000000, %41 ]
  %49 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %48, i32 range(i32 1, 0) 16, i32 31)
  %50 = tail call contract noundef float @__nv_fmaxf(float noundef %48, float noundef %49) #5
  %51 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %50, i32 range(i32 1, 0) 8, i32 31)
  %52 = tail call contract noundef float @__nv_fmaxf(float noundef %50, float noundef %51) #5
  %53 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %52, i32 range(i32 1, 0) 4, i32 31)
  %54 = tail call contract noundef float @__nv_fmaxf(float noundef %52, float noundef %53) #5
  %55 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %54, i32 range(i32 1, 0) 2, i32 31)
  %56 = tail call contract noundef float @__nv_fmaxf(float noundef %54, float noundef %55) #5
  %57 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %56, i32 range(i32 1, 0) 1, i32 31)
  %58 = tail call contract noundef float @__nv_fmaxf(float noundef %56, float noundef %57) #5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %15, label %70, label %59

59:                                               ; preds = %70, %47
  %60 = phi float [ 0.000000e+00, %47 ], [ %79, %70 ]
  %61 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %60, i32 range(i32 1, 0) 16, i32 31)
  %62 = fadd contract float %60, %61
  %63 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %62, i32 range(i32 1, 0) 8, i32 31)
  %64 = fadd contract float %62, %63
  %65 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %64, i32 range(i32 1, 0) 4, i32 31)
  %66 = fadd contract float %64, %65
  %67 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %66, i32 range(i32 1, 0) 2, i32 31)
  %68 = fadd contract float %66, %67
  %69 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %68, i32 range(i32 1, 0) 1, i32 31)
  br i1 %28, label %82, label %86

70:                                               ; preds = %47, %70
  %71 = phi i32 [ %80, %70 ], [ %10, %47 ]
  %72 = phi float [ %79, %70 ], [ 0.000000e+00, %47 ]
  %73 = sext i32 %71 to i64
  %74 = getelementptr inbounds float, ptr %8, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !7
  %76 = fsub contract float %75, %58
  %77 = tail call contract noundef float @__nv_expf(float noundef %76) #5
  %78 = getelementptr inbounds float, ptr %9, i64 %73
  store float %77, ptr %78, align 4, !tbaa !7
  %79 = fadd contract float %72, %77
  %80 = add i32 %71, %13
  %81 = icmp slt i32 %80, %2
  br i1 %81, label %70, label %59, !llvm.loop !11

82:                                               ; preds = %59
  %83 = fadd contract float %68, %69
  %84 = zext nneg i32 %11 to i64
  %85 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockE3red to ptr), i64 %84
  store float %83, ptr %85, align 4, !tbaa !7
  br label %86

86:                                               ; preds = %82, %59
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %42, label %87, label %91

87:                                               ; preds = %86
  %88 = zext nneg i32 %12 to i64
  %89 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13softmax_blockE3red to ptr), i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !7
  br label %91

91:                                               ; preds = %86, %87
  %92 = phi contract float [ %90, %87 ], [ 0.000000e+00, %86 ]
  %93 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %92, i32 range(i32 1, 0) 16, i32 31)
  %94 = fadd contract float %92, %93
  %95 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %94, i32 range(i32 1, 0) 8, i32 31)
  %96 = fadd contract float %94, %95
  %97 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %96, i32 range(i32 1, 0) 4, i32 31)
  %98 = fadd contract float %96, %97
  %99 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %98, i32 range(i32 1, 0) 2, i32 31)
  %100 = fadd contract float %98, %99
  %101 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %100, i32 range(i32 1, 0) 1, i32 31)
  %102 = fadd contract float %100, %101
  %103 = fdiv contract float 1.000000e+00, %102
  br i1 %15, label %105, label %104

104:                                              ; preds = %105, %91
  ret void

105:                                              ; preds = %91, %105
  %106 = phi i32 [ %111, %105 ], [ %10, %91 ]
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %9, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !7
  %110 = fmul contract float %103, %109
  store float %110, ptr %108, align 4, !tbaa !7
  %111 = add i32 %106, %13
  %112 = icmp slt i32 %111, %2
  br i1 %112, label %105, label %104, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_online_warp(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = lshr i32 %6, 5
  %8 = mul i32 %7, %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = lshr i32 %9, 5
  %11 = add i32 %8, %10
  %12 = and i32 %9, 31
  %13 = icmp slt i32 %11, %2
  br i1 %13, label %14, label %105

14:                                               ; preds = %4
  %15 = sext i32 %11 to i64
  %16 = sext i32 %3 to i64
  %17 = mul nsw i64 %16, %15
  %18 = getelementptr inbounds nuw half, ptr %0, i64 %17
  %19 = icmp slt i32 %12, %3
  br i1 %19, label %73, label %20

20:                                               ; preds = %73, %14
  %21 = phi float [ 0.000000e+00, %14 ], [ %87, %73 ]
  %22 = phi float [ 0xFFF0000000000000, %14 ], [ %81, %73 ]
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 range(i32 1, 0) 16, i32 31)
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %21, i32 range(i32 1, 0) 16, i32 31)
  %25 = tail call contract noundef float @__nv_fmaxf(float noundef %22, float noundef %23) #5
  %26 = fsub contract float %22, %25
  %27 = tail call contract noundef float @__nv_fast_expf(float noundef %26) #5
  %28 = fmul contract float %21, %27
  %29 = fsub contract float %23, %25
  %30 = tail call contract noundef float @__nv_fast_expf(float noundef %29) #5
  %31 = fmul contract float %24, %30
  %32 = fadd contract float %28, %31
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %25, i32 range(i32 1, 0) 8, i32 31)
  %34 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %32, i32 range(i32 1, 0) 8, i32 31)
  %35 = tail call contract noundef float @__nv_fmaxf(float noundef %25, float noundef %33) #5
  %36 = fsub contract float %25, %35
  %37 = tail call contract noundef float @__nv_fast_expf(float noundef %36) #5
  %38 = fmul contract float %32, %37
  %39 = fsub contract float %33, %35
  %40 = tail call contract noundef float @__nv_fast_expf(float noundef %39) #5
  %41 = fmul contract float %34, %40
  %42 = fadd contract float %38, %41
  %43 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %35, i32 range(i32 1, 0) 4, i32 31)
  %44 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %42, i32 range(i32 1, 0) 4, i32 31)
  %45 = tail call contract noundef float @__nv_fmaxf(float noundef %35, float noundef %43) #5
  %46 = fsub contract float %35, %45
  %47 = tail call contract noundef float @__nv_fast_expf(float noundef %46) #5
  %48 = fmul contract float %42, %47
  %49 = fsub contract float %43, %45
  %50 = tail call contract noundef float @__nv_fast_expf(float noundef %49) #5
  %51 = fmul contract float %44, %50
  %52 = fadd contract float %48, %51
  %53 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %45, i32 range(i32 1, 0) 2, i32 31)
  %54 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %52, i32 range(i32 1, 0) 2, i32 31)
  %55 = tail call contract noundef float @__nv_fmaxf(float noundef %45, float noundef %53) #5
  %56 = fsub contract float %45, %55
  %57 = tail call contract noundef float @__nv_fast_expf(float noundef %56) #5
  %58 = fmul contract float %52, %57
  %59 = fsub contract float %53, %55
  %60 = tail call contract noundef float @__nv_fast_expf(float noundef %59) #5
  %61 = fmul contract float %54, %60
  %62 = fadd contract float %58, %61
  %63 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %55, i32 range(i32 1, 0) 1, i32 31)
  %64 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %62, i32 range(i32 1, 0) 1, i32 31)
  %65 = tail call contract noundef float @__nv_fmaxf(float noundef %55, float noundef %63) #5
  %66 = fsub contract float %55, %65
  %67 = tail call contract noundef float @__nv_fast_expf(float noundef %66) #5
  %68 = fmul contract float %62, %67
  %69 = fsub contract float %63, %65
  %70 = tail call contract noundef float @__nv_fast_expf(float noundef %69) #5
  %71 = fmul contract float %64, %70
  %72 = fadd contract float %68, %71
  br i1 %19, label %90, label %105

73:                                               ; preds = %14, %73
  %74 = phi float [ %81, %73 ], [ 0xFFF0000000000000, %14 ]
  %75 = phi float [ %87, %73 ], [ 0.000000e+00, %14 ]
  %76 = phi i32 [ %88, %73 ], [ %12, %14 ]
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw half, ptr %18, i64 %77
  %79 = load half, ptr %78, align 2, !tbaa !13
  %80 = fpext contract half %79 to float
  %81 = tail call contract noundef float @__nv_fmaxf(float noundef %74, float noundef %80) #5
  %82 = fsub contract float %74, %81
  %83 = tail call contract noundef float @__nv_fast_expf(float noundef %82) #5
  %84 = fmul contract float %75, %83
  %85 = fsub contract float %80, %81
  %86 = tail call contract noundef float @__nv_fast_expf(float noundef %85) #5
  %87 = fadd contract float %84, %86
  %88 = add nuw nsw i32 %76, 32
  %89 = icmp slt i32 %88, %3
  br i1 %89, label %73, label %20, !llvm.loop !15

90:                                               ; preds = %20
  %91 = getelementptr half, ptr %1, i64 %17
  br label %92

92:                                               ; preds = %90, %92
  %93 = phi i32 [ %12, %90 ], [ %103, %92 ]
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw half, ptr %18, i64 %94
  %96 = load half, ptr %95, align 2, !tbaa !13
  %97 = fpext contract half %96 to float
  %98 = fsub contract float %97, %65
  %99 = tail call contract noundef float @__nv_fast_expf(float noundef %98) #5
  %100 = fdiv contract float %99, %72
  %101 = fptrunc contract float %100 to half
  %102 = getelementptr half, ptr %91, i64 %94
  store half %101, ptr %102, align 2, !tbaa !13
  %103 = add nuw nsw i32 %93, 32
  %104 = icmp slt i32 %103, %3
  br i1 %104, label %92, label %105, !llvm.loop !16

105:                                              ; preds = %92, %20, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @log_softmax_128(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = lshr i32 %5, 5
  %7 = mul i32 %6, %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = lshr i32 %8, 5
  %10 = add i32 %7, %9
  %11 = and i32 %8, 31
  %12 = sext i32 %10 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = shl nsw i32 %10, 5
  %16 = or disjoint i32 %15, %11
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds %struct.float4, ptr %0, i64 %17
  %19 = load float, ptr %18, align 16, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %23 = load float, ptr %22, align 8, !tbaa !7
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %25 = load float, ptr %24, align 4, !tbaa !7
  %26 = shl nuw nsw i32 %11, 2
  %27 = icmp slt i32 %26, %14
  %28 = select contract i1 %27, float %19, float 0xFFF0000000000000
  %29 = or disjoint i32 %26, 1
  %30 = icmp slt i32 %29, %14
  %31 = select contract i1 %30, float %21, float 0xFFF0000000000000
  %32 = or disjoint i32 %26, 2
  %33 = icmp slt i32 %32, %14
  %34 = select contract i1 %33, float %23, float 0xFFF0000000000000
  %35 = or disjoint i32 %26, 3
  %36 = icmp slt i32 %35, %14
  %37 = select contract i1 %36, float %25, float 0xFFF0000000000000
  %38 = tail call contract noundef float @__nv_fmaxf(float noundef %28, float noundef %31) #5
  %39 = tail call contract noundef float @__nv_fmaxf(float noundef %34, float noundef %37) #5
  %40 = tail call contract noundef float @__nv_fmaxf(float noundef %38, float noundef %39) #5
  %41 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %40, i32 range(i32 1, 0) 16, i32 31)
  %42 = tail call contract noundef float @__nv_fmaxf(float noundef %40, float noundef %41) #5
  %43 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %42, i32 range(i32 1, 0) 8, i32 31)
  %44 = tail call contract noundef float @__nv_fmaxf(float noundef %42, float noundef %43) #5
  %45 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %44, i32 range(i32 1, 0) 4, i32 31)
  %46 = tail call contract noundef float @__nv_fmaxf(float noundef %44, float noundef %45) #5
  %47 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %46, i32 range(i32 1, 0) 2, i32 31)
  %48 = tail call contract noundef float @__nv_fmaxf(float noundef %46, float noundef %47) #5
  %49 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %48, i32 range(i32 1, 0) 1, i32 31)
  %50 = tail call contract noundef float @__nv_fmaxf(float noundef %48, float noundef %49) #5
  %51 = fsub contract float %28, %50
  %52 = tail call contract noundef float @__nv_fast_expf(float noundef %51) #5
  %53 = fsub contract float %31, %50
  %54 = tail call contract noundef float @__nv_fast_expf(float noundef %53) #5
  %55 = fadd contract float %52, %54
  %56 = fsub contract float %34, %50
  %57 = tail call contract noundef float @__nv_fast_expf(float noundef %56) #5
  %58 = fadd contract float %55, %57
  %59 = fsub contract float %37, %50
  %60 = tail call contract noundef float @__nv_fast_expf(float noundef %59) #5
  %61 = fadd contract float %58, %60
  %62 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %61, i32 range(i32 1, 0) 16, i32 31)
  %63 = fadd contract float %61, %62
  %64 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %63, i32 range(i32 1, 0) 8, i32 31)
  %65 = fadd contract float %63, %64
  %66 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %65, i32 range(i32 1, 0) 4, i32 31)
  %67 = fadd contract float %65, %66
  %68 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %67, i32 range(i32 1, 0) 2, i32 31)
  %69 = fadd contract float %67, %68
  %70 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %69, i32 range(i32 1, 0) 1, i32 31)
  %71 = fadd contract float %69, %70
  %72 = tail call contract noundef float @__nv_fast_logf(float noundef %71) #5
  %73 = fadd contract float %50, %72
  %74 = fsub contract float %28, %73
  %75 = fsub contract float %31, %73
  %76 = fsub contract float %34, %73
  %77 = fsub contract float %37, %73
  %78 = getelementptr inbounds %struct.float4, ptr %2, i64 %17
  store float %74, ptr %78, align 16, !tbaa !7
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 4
  store float %75, ptr %79, align 4, !tbaa !7
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 8
  store float %76, ptr %80, align 8, !tbaa !7
  %81 = getelementptr inbounds nuw i8, ptr %78, i64 12
  store float %77, ptr %81, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_logf(float noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind }

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
!12 = distinct !{!12, !10}
!13 = !{!14, !14, i64 0}
!14 = !{!"_Float16", !5, i64 0}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
