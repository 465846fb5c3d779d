; ModuleID = 'stencil_1d_3d.cu'
source_filename = "stencil_1d_3d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_zEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_zEv = comdat any

@coef = dso_local addrspace(4) externally_initialized constant [5 x float] [float 0xC006C71C60000000, float 0x3FF99999A0000000, float 0xBFC99999A0000000, float 0x3F9A019E60000000, float 0xBF5D41C4C0000000], align 4
@_ZZ12stencil1d_r4E1s = internal addrspace(3) global [264 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ9fd3d_25ptE4tile = internal addrspace(3) global [24 x [24 x float]] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @coef to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stencil1d_r4(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %15 = add i32 %13, %14
  store i32 %15, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %17 = add i32 %16, 4
  store i32 %17, ptr %8, align 4, !tbaa !3
  %18 = load i32, ptr %7, align 4, !tbaa !3
  %19 = load i32, ptr %6, align 4, !tbaa !3
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %3
  %22 = load ptr, ptr %4, align 8, !tbaa !7
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !10
  br label %28

27:                                               ; preds = %3
  br label %28

28:                                               ; preds = %27, %21
  %29 = phi contract float [ %26, %21 ], [ 0.000000e+00, %27 ]
  %30 = load i32, ptr %8, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12stencil1d_r4E1s to ptr), i64 0, i64 %31
  store float %29, ptr %32, align 4, !tbaa !10
  %33 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %34 = icmp ult i32 %33, 4
  br i1 %34, label %35, label %70

35:                                               ; preds = %28
  %36 = load i32, ptr %7, align 4, !tbaa !3
  %37 = icmp sge i32 %36, 4
  br i1 %37, label %38, label %45

38:                                               ; preds = %35
  %39 = load ptr, ptr %4, align 8, !tbaa !7
  %40 = load i32, ptr %7, align 4, !tbaa !3
  %41 = sub nsw i32 %40, 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %39, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !10
  br label %46

45:                                               ; preds = %35
  br label %46

46:                                               ; preds = %45, %38
  %47 = phi contract float [ %44, %38 ], [ 0.000000e+00, %45 ]
  %48 = load i32, ptr %8, align 4, !tbaa !3
  %49 = sub nsw i32 %48, 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12stencil1d_r4E1s to ptr), i64 0, i64 %50
  store float %47, ptr %51, align 4, !tbaa !10
  %52 = load i32, ptr %7, align 4, !tbaa !3
  %53 = add nsw i32 %52, 256
  %54 = load i32, ptr %6, align 4, !tbaa !3
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %63

56:                                               ; preds = %46
  %57 = load ptr, ptr %4, align 8, !tbaa !7
  %58 = load i32, ptr %7, align 4, !tbaa !3
  %59 = add nsw i32 %58, 256
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %57, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !10
  br label %64

63:                                               ; preds = %46
  br label %64

64:                                               ; preds = %63, %56
  %65 = phi contract float [ %62, %56 ], [ 0.000000e+00, %63 ]
  %66 = load i32, ptr %8, align 4, !tbaa !3
  %67 = add nsw i32 %66, 256
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12stencil1d_r4E1s to ptr), i64 0, i64 %68
  store float %65, ptr %69, align 4, !tbaa !10
  br label %70

70:                                               ; preds = %64, %28
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %71 = load float, ptr addrspacecast (ptr addrspace(4) @coef to ptr), align 4, !tbaa !10
  %72 = load i32, ptr %8, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12stencil1d_r4E1s to ptr), i64 0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !10
  %76 = fmul contract float %71, %75
  store float %76, ptr %9, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store i32 1, ptr %10, align 4, !tbaa !3
  br label %77

77:                                               ; preds = %102, %70
  %78 = load i32, ptr %10, align 4, !tbaa !3
  %79 = icmp sle i32 %78, 4
  br i1 %79, label %81, label %80

80:                                               ; preds = %77
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %105

81:                                               ; preds = %77
  %82 = load i32, ptr %10, align 4, !tbaa !3
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [5 x float], ptr addrspacecast (ptr addrspace(4) @coef to ptr), i64 0, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !10
  %86 = load i32, ptr %8, align 4, !tbaa !3
  %87 = load i32, ptr %10, align 4, !tbaa !3
  %88 = sub nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12stencil1d_r4E1s to ptr), i64 0, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !10
  %92 = load i32, ptr %8, align 4, !tbaa !3
  %93 = load i32, ptr %10, align 4, !tbaa !3
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [264 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ12stencil1d_r4E1s to ptr), i64 0, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !10
  %98 = fadd contract float %91, %97
  %99 = fmul contract float %85, %98
  %100 = load float, ptr %9, align 4, !tbaa !10
  %101 = fadd contract float %100, %99
  store float %101, ptr %9, align 4, !tbaa !10
  br label %102

102:                                              ; preds = %81
  %103 = load i32, ptr %10, align 4, !tbaa !3
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %10, align 4, !tbaa !3
  br label %77, !llvm.loop !12

105:                                              ; preds = %80
  %106 = load i32, ptr %7, align 4, !tbaa !3
  %107 = load i32, ptr %6, align 4, !tbaa !3
  %108 = icmp slt i32 %106, %107
  br i1 %108, label %109, label %115

109:                                              ; preds = %105
  %110 = load float, ptr %9, align 4, !tbaa !10
  %111 = load ptr, ptr %5, align 8, !tbaa !7
  %112 = load i32, ptr %7, align 4, !tbaa !3
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %111, i64 %113
  store float %110, ptr %114, align 4, !tbaa !10
  br label %115

115:                                              ; preds = %109, %105
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stencil3d_7pt(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store ptr %0, ptr %6, align 8, !tbaa !15
  store ptr %1, ptr %7, align 8, !tbaa !15
  store i32 %2, ptr %8, align 4, !tbaa !3
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %21 = add i32 %19, %20
  %22 = add i32 %21, 1
  store i32 %22, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %27 = add i32 %25, %26
  %28 = add i32 %27, 1
  store i32 %28, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %29 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv() #6
  %30 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_zEv() #6
  %31 = mul i32 %29, %30
  %32 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_zEv() #6
  %33 = add i32 %31, %32
  %34 = add i32 %33, 1
  store i32 %34, ptr %13, align 4, !tbaa !3
  %35 = load i32, ptr %11, align 4, !tbaa !3
  %36 = load i32, ptr %8, align 4, !tbaa !3
  %37 = sub nsw i32 %36, 1
  %38 = icmp sge i32 %35, %37
  br i1 %38, label %49, label %39

39:                                               ; preds = %5
  %40 = load i32, ptr %12, align 4, !tbaa !3
  %41 = load i32, ptr %9, align 4, !tbaa !3
  %42 = sub nsw i32 %41, 1
  %43 = icmp sge i32 %40, %42
  br i1 %43, label %49, label %44

44:                                               ; preds = %39
  %45 = load i32, ptr %13, align 4, !tbaa !3
  %46 = load i32, ptr %10, align 4, !tbaa !3
  %47 = sub nsw i32 %46, 1
  %48 = icmp sge i32 %45, %47
  br i1 %48, label %49, label %50

49:                                               ; preds = %44, %39, %5
  store i32 1, ptr %14, align 4
  br label %114

50:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %51 = load i32, ptr %8, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = load i32, ptr %9, align 4, !tbaa !3
  %54 = sext i32 %53 to i64
  %55 = mul i64 %52, %54
  store i64 %55, ptr %15, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %56 = load i32, ptr %13, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = load i64, ptr %15, align 8, !tbaa !17
  %59 = mul i64 %57, %58
  %60 = load i32, ptr %12, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = load i32, ptr %8, align 4, !tbaa !3
  %63 = sext i32 %62 to i64
  %64 = mul i64 %61, %63
  %65 = add i64 %59, %64
  %66 = load i32, ptr %11, align 4, !tbaa !3
  %67 = sext i32 %66 to i64
  %68 = add i64 %65, %67
  store i64 %68, ptr %16, align 8, !tbaa !17
  %69 = load ptr, ptr %6, align 8, !tbaa !15
  %70 = load i64, ptr %16, align 8, !tbaa !17
  %71 = sub i64 %70, 1
  %72 = getelementptr inbounds nuw double, ptr %69, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !19
  %74 = load ptr, ptr %6, align 8, !tbaa !15
  %75 = load i64, ptr %16, align 8, !tbaa !17
  %76 = add i64 %75, 1
  %77 = getelementptr inbounds nuw double, ptr %74, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !19
  %79 = fadd contract double %73, %78
  %80 = load ptr, ptr %6, align 8, !tbaa !15
  %81 = load i64, ptr %16, align 8, !tbaa !17
  %82 = load i32, ptr %8, align 4, !tbaa !3
  %83 = sext i32 %82 to i64
  %84 = sub i64 %81, %83
  %85 = getelementptr inbounds nuw double, ptr %80, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !19
  %87 = fadd contract double %79, %86
  %88 = load ptr, ptr %6, align 8, !tbaa !15
  %89 = load i64, ptr %16, align 8, !tbaa !17
  %90 = load i32, ptr %8, align 4, !tbaa !3
  %91 = sext i32 %90 to i64
  %92 = add i64 %89, %91
  %93 = getelementptr inbounds nuw double, ptr %88, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !19
  %95 = fadd contract double %87, %94
  %96 = load ptr, ptr %6, align 8, !tbaa !15
  %97 = load i64, ptr %16, align 8, !tbaa !17
  %98 = load i64, ptr %15, align 8, !tbaa !17
  %99 = sub i64 %97, %98
  %100 = getelementptr inbounds nuw double, ptr %96, i64 %99
  %101 = load double, ptr %100, align 8, !tbaa !19
  %102 = fadd contract double %95, %101
  %103 = load ptr, ptr %6, align 8, !tbaa !15
  %104 = load i64, ptr %16, align 8, !tbaa !17
  %105 = load i64, ptr %15, align 8, !tbaa !17
  %106 = add i64 %104, %105
  %107 = getelementptr inbounds nuw double, ptr %103, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !19
  %109 = fadd contract double %102, %108
  %110 = fdiv contract double %109, 6.000000e+00
  %111 = load ptr, ptr %7, align 8, !tbaa !15
  %112 = load i64, ptr %16, align 8, !tbaa !17
  %113 = getelementptr inbounds nuw double, ptr %111, i64 %112
  store double %110, ptr %113, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  store i32 0, ptr %14, align 4
  br label %114

114:                                              ; preds = %50, %49
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  %115 = load i32, ptr %14, align 4
  switch i32 %115, label %117 [
    i32 0, label %116
    i32 1, label %116
  ]

116:                                              ; preds = %114, %114
  ret void

117:                                              ; preds = %114
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_zEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_zEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fd3d_25pt(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i64 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca [4 x float], align 4
  %21 = alloca [4 x float], align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca float, align 4
  %31 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !7
  store ptr %1, ptr %9, align 8, !tbaa !7
  store i32 %2, ptr %10, align 4, !tbaa !3
  store i32 %3, ptr %11, align 4, !tbaa !3
  store i32 %4, ptr %12, align 4, !tbaa !3
  store i64 %5, ptr %13, align 8, !tbaa !17
  store i64 %6, ptr %14, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %32 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %33 = mul i32 %32, 16
  %34 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %35 = add i32 %33, %34
  store i32 %35, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %36 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %37 = mul i32 %36, 16
  %38 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %39 = add i32 %37, %38
  store i32 %39, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %40 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %41 = add i32 %40, 4
  store i32 %41, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %42 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %43 = add i32 %42, 4
  store i32 %43, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %44 = load i32, ptr %16, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = load i64, ptr %13, align 8, !tbaa !17
  %47 = mul i64 %45, %46
  %48 = load i32, ptr %15, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = add i64 %47, %49
  store i64 %50, ptr %19, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %20) #5
  call void @llvm.lifetime.start.p0(ptr %21) #5
  call void @llvm.lifetime.start.p0(ptr %22) #5
  call void @llvm.lifetime.start.p0(ptr %23) #5
  store i32 2, ptr %23, align 4, !tbaa !3
  br label %51

51:                                               ; preds = %63, %7
  %52 = load i32, ptr %23, align 4, !tbaa !3
  %53 = icmp sge i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr %23) #5
  br label %69

55:                                               ; preds = %51
  %56 = load ptr, ptr %8, align 8, !tbaa !7
  %57 = load i64, ptr %19, align 8, !tbaa !17
  %58 = getelementptr inbounds nuw float, ptr %56, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !10
  %60 = load i32, ptr %23, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [4 x float], ptr %20, i64 0, i64 %61
  store float %59, ptr %62, align 4, !tbaa !10
  br label %63

63:                                               ; preds = %55
  %64 = load i32, ptr %23, align 4, !tbaa !3
  %65 = add nsw i32 %64, -1
  store i32 %65, ptr %23, align 4, !tbaa !3
  %66 = load i64, ptr %14, align 8, !tbaa !17
  %67 = load i64, ptr %19, align 8, !tbaa !17
  %68 = add i64 %67, %66
  store i64 %68, ptr %19, align 8, !tbaa !17
  br label %51, !llvm.loop !21

69:                                               ; preds = %54
  %70 = load ptr, ptr %8, align 8, !tbaa !7
  %71 = load i64, ptr %19, align 8, !tbaa !17
  %72 = getelementptr inbounds nuw float, ptr %70, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !10
  store float %73, ptr %22, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %24) #5
  %74 = load i64, ptr %19, align 8, !tbaa !17
  store i64 %74, ptr %24, align 8, !tbaa !17
  %75 = load i64, ptr %14, align 8, !tbaa !17
  %76 = load i64, ptr %19, align 8, !tbaa !17
  %77 = add i64 %76, %75
  store i64 %77, ptr %19, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %25) #5
  store i32 0, ptr %25, align 4, !tbaa !3
  br label %78

78:                                               ; preds = %90, %69
  %79 = load i32, ptr %25, align 4, !tbaa !3
  %80 = icmp slt i32 %79, 4
  br i1 %80, label %82, label %81

81:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(ptr %25) #5
  br label %96

82:                                               ; preds = %78
  %83 = load ptr, ptr %8, align 8, !tbaa !7
  %84 = load i64, ptr %19, align 8, !tbaa !17
  %85 = getelementptr inbounds nuw float, ptr %83, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !10
  %87 = load i32, ptr %25, align 4, !tbaa !3
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %88
  store float %86, ptr %89, align 4, !tbaa !10
  br label %90

90:                                               ; preds = %82
  %91 = load i32, ptr %25, align 4, !tbaa !3
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %25, align 4, !tbaa !3
  %93 = load i64, ptr %14, align 8, !tbaa !17
  %94 = load i64, ptr %19, align 8, !tbaa !17
  %95 = add i64 %94, %93
  store i64 %95, ptr %19, align 8, !tbaa !17
  br label %78, !llvm.loop !22

96:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %26) #5
  store i32 0, ptr %26, align 4, !tbaa !3
  br label %97

97:                                               ; preds = %293, %96
  %98 = load i32, ptr %26, align 4, !tbaa !3
  %99 = load i32, ptr %12, align 4, !tbaa !3
  %100 = icmp slt i32 %98, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %97
  store i32 8, ptr %27, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #5
  br label %296

102:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr %28) #5
  store i32 3, ptr %28, align 4, !tbaa !3
  br label %103

103:                                              ; preds = %116, %102
  %104 = load i32, ptr %28, align 4, !tbaa !3
  %105 = icmp sgt i32 %104, 0
  br i1 %105, label %107, label %106

106:                                              ; preds = %103
  store i32 11, ptr %27, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #5
  br label %119

107:                                              ; preds = %103
  %108 = load i32, ptr %28, align 4, !tbaa !3
  %109 = sub nsw i32 %108, 1
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [4 x float], ptr %20, i64 0, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !10
  %113 = load i32, ptr %28, align 4, !tbaa !3
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [4 x float], ptr %20, i64 0, i64 %114
  store float %112, ptr %115, align 4, !tbaa !10
  br label %116

116:                                              ; preds = %107
  %117 = load i32, ptr %28, align 4, !tbaa !3
  %118 = add nsw i32 %117, -1
  store i32 %118, ptr %28, align 4, !tbaa !3
  br label %103, !llvm.loop !23

119:                                              ; preds = %106
  %120 = load float, ptr %22, align 4, !tbaa !10
  %121 = getelementptr inbounds [4 x float], ptr %20, i64 0, i64 0
  store float %120, ptr %121, align 4, !tbaa !10
  %122 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 0
  %123 = load float, ptr %122, align 4, !tbaa !10
  store float %123, ptr %22, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %29) #5
  store i32 0, ptr %29, align 4, !tbaa !3
  br label %124

124:                                              ; preds = %137, %119
  %125 = load i32, ptr %29, align 4, !tbaa !3
  %126 = icmp slt i32 %125, 3
  br i1 %126, label %128, label %127

127:                                              ; preds = %124
  store i32 14, ptr %27, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #5
  br label %140

128:                                              ; preds = %124
  %129 = load i32, ptr %29, align 4, !tbaa !3
  %130 = add nsw i32 %129, 1
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %131
  %133 = load float, ptr %132, align 4, !tbaa !10
  %134 = load i32, ptr %29, align 4, !tbaa !3
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %135
  store float %133, ptr %136, align 4, !tbaa !10
  br label %137

137:                                              ; preds = %128
  %138 = load i32, ptr %29, align 4, !tbaa !3
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %29, align 4, !tbaa !3
  br label %124, !llvm.loop !24

140:                                              ; preds = %127
  %141 = load ptr, ptr %8, align 8, !tbaa !7
  %142 = load i64, ptr %19, align 8, !tbaa !17
  %143 = getelementptr inbounds nuw float, ptr %141, i64 %142
  %144 = load float, ptr %143, align 4, !tbaa !10
  %145 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 3
  store float %144, ptr %145, align 4, !tbaa !10
  %146 = load i64, ptr %14, align 8, !tbaa !17
  %147 = load i64, ptr %19, align 8, !tbaa !17
  %148 = add i64 %147, %146
  store i64 %148, ptr %19, align 8, !tbaa !17
  %149 = load i64, ptr %14, align 8, !tbaa !17
  %150 = load i64, ptr %24, align 8, !tbaa !17
  %151 = add i64 %150, %149
  store i64 %151, ptr %24, align 8, !tbaa !17
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %152 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %153 = icmp ult i32 %152, 4
  br i1 %153, label %154, label %183

154:                                              ; preds = %140
  %155 = load ptr, ptr %8, align 8, !tbaa !7
  %156 = load i64, ptr %24, align 8, !tbaa !17
  %157 = load i64, ptr %13, align 8, !tbaa !17
  %158 = mul i64 4, %157
  %159 = sub i64 %156, %158
  %160 = getelementptr inbounds nuw float, ptr %155, i64 %159
  %161 = load float, ptr %160, align 4, !tbaa !10
  %162 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw [24 x [24 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9fd3d_25ptE4tile to ptr), i64 0, i64 %163
  %165 = load i32, ptr %17, align 4, !tbaa !3
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [24 x float], ptr %164, i64 0, i64 %166
  store float %161, ptr %167, align 4, !tbaa !10
  %168 = load ptr, ptr %8, align 8, !tbaa !7
  %169 = load i64, ptr %24, align 8, !tbaa !17
  %170 = load i64, ptr %13, align 8, !tbaa !17
  %171 = mul i64 16, %170
  %172 = add i64 %169, %171
  %173 = getelementptr inbounds nuw float, ptr %168, i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !10
  %175 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %176 = add i32 %175, 16
  %177 = add i32 %176, 4
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw [24 x [24 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9fd3d_25ptE4tile to ptr), i64 0, i64 %178
  %180 = load i32, ptr %17, align 4, !tbaa !3
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [24 x float], ptr %179, i64 0, i64 %181
  store float %174, ptr %182, align 4, !tbaa !10
  br label %183

183:                                              ; preds = %154, %140
  %184 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %185 = icmp ult i32 %184, 4
  br i1 %185, label %186, label %211

186:                                              ; preds = %183
  %187 = load ptr, ptr %8, align 8, !tbaa !7
  %188 = load i64, ptr %24, align 8, !tbaa !17
  %189 = sub i64 %188, 4
  %190 = getelementptr inbounds nuw float, ptr %187, i64 %189
  %191 = load float, ptr %190, align 4, !tbaa !10
  %192 = load i32, ptr %18, align 4, !tbaa !3
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [24 x [24 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9fd3d_25ptE4tile to ptr), i64 0, i64 %193
  %195 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds nuw [24 x float], ptr %194, i64 0, i64 %196
  store float %191, ptr %197, align 4, !tbaa !10
  %198 = load ptr, ptr %8, align 8, !tbaa !7
  %199 = load i64, ptr %24, align 8, !tbaa !17
  %200 = add i64 %199, 16
  %201 = getelementptr inbounds nuw float, ptr %198, i64 %200
  %202 = load float, ptr %201, align 4, !tbaa !10
  %203 = load i32, ptr %18, align 4, !tbaa !3
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [24 x [24 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9fd3d_25ptE4tile to ptr), i64 0, i64 %204
  %206 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %207 = add i32 %206, 16
  %208 = add i32 %207, 4
  %209 = zext i32 %208 to i64
  %210 = getelementptr inbounds nuw [24 x float], ptr %205, i64 0, i64 %209
  store float %202, ptr %210, align 4, !tbaa !10
  br label %211

211:                                              ; preds = %186, %183
  %212 = load float, ptr %22, align 4, !tbaa !10
  %213 = load i32, ptr %18, align 4, !tbaa !3
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [24 x [24 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9fd3d_25ptE4tile to ptr), i64 0, i64 %214
  %216 = load i32, ptr %17, align 4, !tbaa !3
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [24 x float], ptr %215, i64 0, i64 %217
  store float %212, ptr %218, align 4, !tbaa !10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %30) #5
  %219 = load float, ptr addrspacecast (ptr addrspace(4) @coef to ptr), align 4, !tbaa !10
  %220 = load float, ptr %22, align 4, !tbaa !10
  %221 = fmul contract float %219, %220
  store float %221, ptr %30, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %31) #5
  store i32 1, ptr %31, align 4, !tbaa !3
  br label %222

222:                                              ; preds = %285, %211
  %223 = load i32, ptr %31, align 4, !tbaa !3
  %224 = icmp sle i32 %223, 4
  br i1 %224, label %226, label %225

225:                                              ; preds = %222
  store i32 17, ptr %27, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #5
  br label %288

226:                                              ; preds = %222
  %227 = load i32, ptr %31, align 4, !tbaa !3
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [5 x float], ptr addrspacecast (ptr addrspace(4) @coef to ptr), i64 0, i64 %228
  %230 = load float, ptr %229, align 4, !tbaa !10
  %231 = load i32, ptr %31, align 4, !tbaa !3
  %232 = sub nsw i32 %231, 1
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %233
  %235 = load float, ptr %234, align 4, !tbaa !10
  %236 = load i32, ptr %31, align 4, !tbaa !3
  %237 = sub nsw i32 %236, 1
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds [4 x float], ptr %20, i64 0, i64 %238
  %240 = load float, ptr %239, align 4, !tbaa !10
  %241 = fadd contract float %235, %240
  %242 = load i32, ptr %18, align 4, !tbaa !3
  %243 = load i32, ptr %31, align 4, !tbaa !3
  %244 = sub nsw i32 %242, %243
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds [24 x [24 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9fd3d_25ptE4tile to ptr), i64 0, i64 %245
  %247 = load i32, ptr %17, align 4, !tbaa !3
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds [24 x float], ptr %246, i64 0, i64 %248
  %250 = load float, ptr %249, align 4, !tbaa !10
  %251 = fadd contract float %241, %250
  %252 = load i32, ptr %18, align 4, !tbaa !3
  %253 = load i32, ptr %31, align 4, !tbaa !3
  %254 = add nsw i32 %252, %253
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [24 x [24 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9fd3d_25ptE4tile to ptr), i64 0, i64 %255
  %257 = load i32, ptr %17, align 4, !tbaa !3
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [24 x float], ptr %256, i64 0, i64 %258
  %260 = load float, ptr %259, align 4, !tbaa !10
  %261 = fadd contract float %251, %260
  %262 = load i32, ptr %18, align 4, !tbaa !3
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds [24 x [24 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9fd3d_25ptE4tile to ptr), i64 0, i64 %263
  %265 = load i32, ptr %17, align 4, !tbaa !3
  %266 = load i32, ptr %31, align 4, !tbaa !3
  %267 = sub nsw i32 %265, %266
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds [24 x float], ptr %264, i64 0, i64 %268
  %270 = load float, ptr %269, align 4, !tbaa !10
  %271 = fadd contract float %261, %270
  %272 = load i32, ptr %18, align 4, !tbaa !3
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds [24 x [24 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9fd3d_25ptE4tile to ptr), i64 0, i64 %273
  %275 = load i32, ptr %17, align 4, !tbaa !3
  %276 = load i32, ptr %31, align 4, !tbaa !3
  %277 = add nsw i32 %275, %276
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds [24 x float], ptr %274, i64 0, i64 %278
  %280 = load float, ptr %279, align 4, !tbaa !10
  %281 = fadd contract float %271, %280
  %282 = fmul contract float %230, %281
  %283 = load float, ptr %30, align 4, !tbaa !10
  %284 = fadd contract float %283, %282
  store float %284, ptr %30, align 4, !tbaa !10
  br label %285

285:                                              ; preds = %226
  %286 = load i32, ptr %31, align 4, !tbaa !3
  %287 = add nsw i32 %286, 1
  store i32 %287, ptr %31, align 4, !tbaa !3
  br label %222, !llvm.loop !25

288:                                              ; preds = %225
  %289 = load float, ptr %30, align 4, !tbaa !10
  %290 = load ptr, ptr %9, align 8, !tbaa !7
  %291 = load i64, ptr %24, align 8, !tbaa !17
  %292 = getelementptr inbounds nuw float, ptr %290, i64 %291
  store float %289, ptr %292, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %30) #5
  br label %293

293:                                              ; preds = %288
  %294 = load i32, ptr %26, align 4, !tbaa !3
  %295 = add nsw i32 %294, 1
  store i32 %295, ptr %26, align 4, !tbaa !3
  br label %97, !llvm.loop !26

296:                                              ; preds = %101
  call void @llvm.lifetime.end.p0(ptr %24) #5
  call void @llvm.lifetime.end.p0(ptr %22) #5
  call void @llvm.lifetime.end.p0(ptr %21) #5
  call void @llvm.lifetime.end.p0(ptr %20) #5
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.enable"}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 double", !9, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"long", !5, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !5, i64 0}
!21 = distinct !{!21, !13}
!22 = distinct !{!22, !13}
!23 = distinct !{!23, !13}
!24 = distinct !{!24, !13}
!25 = distinct !{!25, !13, !14}
!26 = distinct !{!26, !13}
