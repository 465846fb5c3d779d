; ModuleID = 'matmul_tiled.cu'
source_filename = "matmul_tiled.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.double2 = type { double, double }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_Z13matmul_sharedILi16EEvPKfS1_Pfiii = comdat any

$_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1a = comdat any

$_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1b = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1a = linkonce_odr dso_local addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1b = linkonce_odr dso_local addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ11sgemm_64x64E2As = internal addrspace(3) global [8 x [64 x float]] undef, align 4
@_ZZ11sgemm_64x64E2Bs = internal addrspace(3) global [8 x [64 x float]] undef, align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matmul_naive(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !7
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #9
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %22 = add i32 %20, %21
  store i32 %22, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %27 = add i32 %25, %26
  store i32 %27, ptr %14, align 4, !tbaa !3
  %28 = load i32, ptr %13, align 4, !tbaa !3
  %29 = load i32, ptr %10, align 4, !tbaa !3
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %35, label %31

31:                                               ; preds = %6
  %32 = load i32, ptr %14, align 4, !tbaa !3
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %31, %6
  store i32 1, ptr %15, align 4
  br label %77

36:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %16) #8
  store float 0.000000e+00, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #8
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %37

37:                                               ; preds = %64, %36
  %38 = load i32, ptr %17, align 4, !tbaa !3
  %39 = load i32, ptr %12, align 4, !tbaa !3
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %37
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #8
  br label %67

42:                                               ; preds = %37
  %43 = load ptr, ptr %7, align 8, !tbaa !7
  %44 = load i32, ptr %13, align 4, !tbaa !3
  %45 = load i32, ptr %12, align 4, !tbaa !3
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %17, align 4, !tbaa !3
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %43, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !10
  %52 = load ptr, ptr %8, align 8, !tbaa !7
  %53 = load i32, ptr %17, align 4, !tbaa !3
  %54 = load i32, ptr %11, align 4, !tbaa !3
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %14, align 4, !tbaa !3
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %52, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !10
  %61 = fmul contract float %51, %60
  %62 = load float, ptr %16, align 4, !tbaa !10
  %63 = fadd contract float %62, %61
  store float %63, ptr %16, align 4, !tbaa !10
  br label %64

64:                                               ; preds = %42
  %65 = load i32, ptr %17, align 4, !tbaa !3
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %17, align 4, !tbaa !3
  br label %37, !llvm.loop !12

67:                                               ; preds = %41
  %68 = load float, ptr %16, align 4, !tbaa !10
  %69 = load ptr, ptr %9, align 8, !tbaa !7
  %70 = load i32, ptr %13, align 4, !tbaa !3
  %71 = load i32, ptr %11, align 4, !tbaa !3
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %14, align 4, !tbaa !3
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %69, i64 %75
  store float %68, ptr %76, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %16) #8
  store i32 0, ptr %15, align 4
  br label %77

77:                                               ; preds = %67, %35
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  %78 = load i32, ptr %15, align 4
  switch i32 %78, label %80 [
    i32 0, label %79
    i32 1, label %79
  ]

79:                                               ; preds = %77, %77
  ret void

80:                                               ; preds = %77
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13matmul_sharedILi16EEvPKfS1_Pfiii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 comdat {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !7
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9
  %20 = mul i32 %19, 16
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %22 = add i32 %20, %21
  store i32 %22, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %24 = mul i32 %23, 16
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %26 = add i32 %24, %25
  store i32 %26, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #8
  store float 0.000000e+00, ptr %15, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %16) #8
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %93, %6
  %28 = load i32, ptr %16, align 4, !tbaa !3
  %29 = load i32, ptr %12, align 4, !tbaa !3
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %96

32:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %33 = load i32, ptr %16, align 4, !tbaa !3
  %34 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %35 = add i32 %33, %34
  store i32 %35, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #8
  %36 = load i32, ptr %16, align 4, !tbaa !3
  %37 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %38 = add i32 %36, %37
  store i32 %38, ptr %18, align 4, !tbaa !3
  %39 = load i32, ptr %13, align 4, !tbaa !3
  %40 = load i32, ptr %10, align 4, !tbaa !3
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %56

42:                                               ; preds = %32
  %43 = load i32, ptr %17, align 4, !tbaa !3
  %44 = load i32, ptr %12, align 4, !tbaa !3
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %56

46:                                               ; preds = %42
  %47 = load ptr, ptr %7, align 8, !tbaa !7
  %48 = load i32, ptr %13, align 4, !tbaa !3
  %49 = load i32, ptr %12, align 4, !tbaa !3
  %50 = mul nsw i32 %48, %49
  %51 = load i32, ptr %17, align 4, !tbaa !3
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %47, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !10
  br label %57

56:                                               ; preds = %42, %32
  br label %57

57:                                               ; preds = %56, %46
  %58 = phi contract float [ %55, %46 ], [ 0.000000e+00, %56 ]
  %59 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1a to ptr), i64 0, i64 %60
  %62 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw [16 x float], ptr %61, i64 0, i64 %63
  store float %58, ptr %64, align 4, !tbaa !10
  %65 = load i32, ptr %18, align 4, !tbaa !3
  %66 = load i32, ptr %12, align 4, !tbaa !3
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %68, label %82

68:                                               ; preds = %57
  %69 = load i32, ptr %14, align 4, !tbaa !3
  %70 = load i32, ptr %11, align 4, !tbaa !3
  %71 = icmp slt i32 %69, %70
  br i1 %71, label %72, label %82

72:                                               ; preds = %68
  %73 = load ptr, ptr %8, align 8, !tbaa !7
  %74 = load i32, ptr %18, align 4, !tbaa !3
  %75 = load i32, ptr %11, align 4, !tbaa !3
  %76 = mul nsw i32 %74, %75
  %77 = load i32, ptr %14, align 4, !tbaa !3
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %73, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !10
  br label %83

82:                                               ; preds = %68, %57
  br label %83

83:                                               ; preds = %82, %72
  %84 = phi contract float [ %81, %72 ], [ 0.000000e+00, %82 ]
  %85 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1b to ptr), i64 0, i64 %86
  %88 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw [16 x float], ptr %87, i64 0, i64 %89
  store float %84, ptr %90, align 4, !tbaa !10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %91 = load float, ptr %15, align 4, !tbaa !10
  %92 = call contract noundef float @_ZL12tile_productILi16EEfPAT__KfS2_f(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1a to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1b to ptr), float noundef %91) #9
  store float %92, ptr %15, align 4, !tbaa !10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %18) #8
  call void @llvm.lifetime.end.p0(ptr %17) #8
  br label %93

93:                                               ; preds = %83
  %94 = load i32, ptr %16, align 4, !tbaa !3
  %95 = add nsw i32 %94, 16
  store i32 %95, ptr %16, align 4, !tbaa !3
  br label %27, !llvm.loop !14

96:                                               ; preds = %31
  %97 = load i32, ptr %13, align 4, !tbaa !3
  %98 = load i32, ptr %10, align 4, !tbaa !3
  %99 = icmp slt i32 %97, %98
  br i1 %99, label %100, label %114

100:                                              ; preds = %96
  %101 = load i32, ptr %14, align 4, !tbaa !3
  %102 = load i32, ptr %11, align 4, !tbaa !3
  %103 = icmp slt i32 %101, %102
  br i1 %103, label %104, label %114

104:                                              ; preds = %100
  %105 = load float, ptr %15, align 4, !tbaa !10
  %106 = load ptr, ptr %9, align 8, !tbaa !7
  %107 = load i32, ptr %13, align 4, !tbaa !3
  %108 = load i32, ptr %11, align 4, !tbaa !3
  %109 = mul nsw i32 %107, %108
  %110 = load i32, ptr %14, align 4, !tbaa !3
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %106, i64 %112
  store float %105, ptr %113, align 4, !tbaa !10
  br label %114

114:                                              ; preds = %104, %100, %96
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL12tile_productILi16EEfPAT__KfS2_f(ptr noundef %0, ptr noundef %1, float noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store float %2, ptr %6, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %7) #8
  store i32 0, ptr %7, align 4, !tbaa !3
  br label %8

8:                                                ; preds = %32, %3
  %9 = load i32, ptr %7, align 4, !tbaa !3
  %10 = icmp slt i32 %9, 16
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  br label %35

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8, !tbaa !7
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw [16 x float], ptr %13, i64 %15
  %17 = load i32, ptr %7, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [16 x float], ptr %16, i64 0, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !10
  %21 = load ptr, ptr %5, align 8, !tbaa !7
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [16 x float], ptr %21, i64 %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw [16 x float], ptr %24, i64 0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !10
  %29 = fmul contract float %20, %28
  %30 = load float, ptr %6, align 4, !tbaa !10
  %31 = fadd contract float %30, %29
  store float %31, ptr %6, align 4, !tbaa !10
  br label %32

32:                                               ; preds = %12
  %33 = load i32, ptr %7, align 4, !tbaa !3
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %7, align 4, !tbaa !3
  br label %8, !llvm.loop !15

35:                                               ; preds = %11
  %36 = load float, ptr %6, align 4, !tbaa !10
  ret float %36
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sgemm_64x64(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) #4 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca [8 x [4 x float]], align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca [8 x float], align 4
  %26 = alloca [4 x float], align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  store ptr %0, ptr %9, align 8, !tbaa !7
  store ptr %1, ptr %10, align 8, !tbaa !7
  store ptr %2, ptr %11, align 8, !tbaa !7
  store i32 %3, ptr %12, align 4, !tbaa !3
  store i32 %4, ptr %13, align 4, !tbaa !3
  store i32 %5, ptr %14, align 4, !tbaa !3
  store float %6, ptr %15, align 4, !tbaa !10
  store float %7, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %33 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %33, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #8
  %34 = load i32, ptr %17, align 4, !tbaa !3
  %35 = sdiv i32 %34, 16
  %36 = mul nsw i32 %35, 8
  store i32 %36, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %37 = load i32, ptr %17, align 4, !tbaa !3
  %38 = srem i32 %37, 16
  %39 = mul nsw i32 %38, 4
  store i32 %39, ptr %19, align 4, !tbaa !3
  %40 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9
  %41 = zext i32 %40 to i64
  %42 = mul i64 %41, 64
  %43 = load i32, ptr %14, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  %45 = mul i64 %42, %44
  %46 = load ptr, ptr %9, align 8, !tbaa !7
  %47 = getelementptr inbounds nuw float, ptr %46, i64 %45
  store ptr %47, ptr %9, align 8, !tbaa !7
  %48 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %49 = mul i32 %48, 64
  %50 = load ptr, ptr %10, align 8, !tbaa !7
  %51 = zext i32 %49 to i64
  %52 = getelementptr inbounds nuw float, ptr %50, i64 %51
  store ptr %52, ptr %10, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %20) #8
  call void @llvm.memset.p0.i64(ptr align 4 %20, i8 0, i64 128, i1 false)
  call void @llvm.lifetime.start.p0(ptr %21) #8
  store i32 0, ptr %21, align 4, !tbaa !3
  br label %53

53:                                               ; preds = %210, %8
  %54 = load i32, ptr %21, align 4, !tbaa !3
  %55 = load i32, ptr %14, align 4, !tbaa !3
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  store i32 2, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #8
  br label %213

58:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %23) #8
  store i32 0, ptr %23, align 4, !tbaa !3
  br label %59

59:                                               ; preds = %96, %58
  %60 = load i32, ptr %23, align 4, !tbaa !3
  %61 = icmp slt i32 %60, 512
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  store i32 5, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #8
  br label %99

63:                                               ; preds = %59
  %64 = load ptr, ptr %9, align 8, !tbaa !7
  %65 = load i32, ptr %23, align 4, !tbaa !3
  %66 = load i32, ptr %17, align 4, !tbaa !3
  %67 = add nsw i32 %65, %66
  %68 = sdiv i32 %67, 8
  %69 = sext i32 %68 to i64
  %70 = load i32, ptr %14, align 4, !tbaa !3
  %71 = sext i32 %70 to i64
  %72 = mul i64 %69, %71
  %73 = load i32, ptr %21, align 4, !tbaa !3
  %74 = sext i32 %73 to i64
  %75 = add i64 %72, %74
  %76 = load i32, ptr %23, align 4, !tbaa !3
  %77 = load i32, ptr %17, align 4, !tbaa !3
  %78 = add nsw i32 %76, %77
  %79 = srem i32 %78, 8
  %80 = sext i32 %79 to i64
  %81 = add i64 %75, %80
  %82 = getelementptr inbounds nuw float, ptr %64, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !10
  %84 = load i32, ptr %23, align 4, !tbaa !3
  %85 = load i32, ptr %17, align 4, !tbaa !3
  %86 = add nsw i32 %84, %85
  %87 = srem i32 %86, 8
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [8 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 0, i64 %88
  %90 = load i32, ptr %23, align 4, !tbaa !3
  %91 = load i32, ptr %17, align 4, !tbaa !3
  %92 = add nsw i32 %90, %91
  %93 = sdiv i32 %92, 8
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [64 x float], ptr %89, i64 0, i64 %94
  store float %83, ptr %95, align 4, !tbaa !10
  br label %96

96:                                               ; preds = %63
  %97 = load i32, ptr %23, align 4, !tbaa !3
  %98 = add nsw i32 %97, 128
  store i32 %98, ptr %23, align 4, !tbaa !3
  br label %59, !llvm.loop !17

99:                                               ; preds = %62
  %100 = load ptr, ptr %10, align 8, !tbaa !7
  %101 = load i32, ptr %21, align 4, !tbaa !3
  %102 = load i32, ptr %17, align 4, !tbaa !3
  %103 = sdiv i32 %102, 16
  %104 = add nsw i32 %101, %103
  %105 = sext i32 %104 to i64
  %106 = load i32, ptr %13, align 4, !tbaa !3
  %107 = sext i32 %106 to i64
  %108 = mul i64 %105, %107
  %109 = load i32, ptr %17, align 4, !tbaa !3
  %110 = srem i32 %109, 16
  %111 = mul nsw i32 %110, 4
  %112 = sext i32 %111 to i64
  %113 = add i64 %108, %112
  %114 = getelementptr inbounds nuw float, ptr %100, i64 %113
  %115 = load i32, ptr %17, align 4, !tbaa !3
  %116 = sdiv i32 %115, 16
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [8 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 0, i64 %117
  %119 = load i32, ptr %17, align 4, !tbaa !3
  %120 = srem i32 %119, 16
  %121 = mul nsw i32 %120, 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [64 x float], ptr %118, i64 0, i64 %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %123, ptr align 16 %114, i64 16, i1 false), !tbaa.struct !18
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %24) #8
  store i32 0, ptr %24, align 4, !tbaa !3
  br label %124

124:                                              ; preds = %206, %99
  %125 = load i32, ptr %24, align 4, !tbaa !3
  %126 = icmp slt i32 %125, 8
  br i1 %126, label %128, label %127

127:                                              ; preds = %124
  store i32 8, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #8
  br label %209

128:                                              ; preds = %124
  call void @llvm.lifetime.start.p0(ptr %25) #8
  call void @llvm.lifetime.start.p0(ptr %26) #8
  call void @llvm.lifetime.start.p0(ptr %27) #8
  store i32 0, ptr %27, align 4, !tbaa !3
  br label %129

129:                                              ; preds = %146, %128
  %130 = load i32, ptr %27, align 4, !tbaa !3
  %131 = icmp slt i32 %130, 8
  br i1 %131, label %133, label %132

132:                                              ; preds = %129
  store i32 11, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #8
  br label %149

133:                                              ; preds = %129
  %134 = load i32, ptr %24, align 4, !tbaa !3
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [8 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 0, i64 %135
  %137 = load i32, ptr %18, align 4, !tbaa !3
  %138 = load i32, ptr %27, align 4, !tbaa !3
  %139 = add nsw i32 %137, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [64 x float], ptr %136, i64 0, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !10
  %143 = load i32, ptr %27, align 4, !tbaa !3
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [8 x float], ptr %25, i64 0, i64 %144
  store float %142, ptr %145, align 4, !tbaa !10
  br label %146

146:                                              ; preds = %133
  %147 = load i32, ptr %27, align 4, !tbaa !3
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %27, align 4, !tbaa !3
  br label %129, !llvm.loop !19

149:                                              ; preds = %132
  call void @llvm.lifetime.start.p0(ptr %28) #8
  store i32 0, ptr %28, align 4, !tbaa !3
  br label %150

150:                                              ; preds = %167, %149
  %151 = load i32, ptr %28, align 4, !tbaa !3
  %152 = icmp slt i32 %151, 4
  br i1 %152, label %154, label %153

153:                                              ; preds = %150
  store i32 14, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #8
  br label %170

154:                                              ; preds = %150
  %155 = load i32, ptr %24, align 4, !tbaa !3
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [8 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 0, i64 %156
  %158 = load i32, ptr %19, align 4, !tbaa !3
  %159 = load i32, ptr %28, align 4, !tbaa !3
  %160 = add nsw i32 %158, %159
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [64 x float], ptr %157, i64 0, i64 %161
  %163 = load float, ptr %162, align 4, !tbaa !10
  %164 = load i32, ptr %28, align 4, !tbaa !3
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [4 x float], ptr %26, i64 0, i64 %165
  store float %163, ptr %166, align 4, !tbaa !10
  br label %167

167:                                              ; preds = %154
  %168 = load i32, ptr %28, align 4, !tbaa !3
  %169 = add nsw i32 %168, 1
  store i32 %169, ptr %28, align 4, !tbaa !3
  br label %150, !llvm.loop !20

170:                                              ; preds = %153
  call void @llvm.lifetime.start.p0(ptr %29) #8
  store i32 0, ptr %29, align 4, !tbaa !3
  br label %171

171:                                              ; preds = %202, %170
  %172 = load i32, ptr %29, align 4, !tbaa !3
  %173 = icmp slt i32 %172, 8
  br i1 %173, label %175, label %174

174:                                              ; preds = %171
  store i32 17, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #8
  br label %205

175:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(ptr %30) #8
  store i32 0, ptr %30, align 4, !tbaa !3
  br label %176

176:                                              ; preds = %198, %175
  %177 = load i32, ptr %30, align 4, !tbaa !3
  %178 = icmp slt i32 %177, 4
  br i1 %178, label %180, label %179

179:                                              ; preds = %176
  store i32 20, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #8
  br label %201

180:                                              ; preds = %176
  %181 = load i32, ptr %29, align 4, !tbaa !3
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [8 x float], ptr %25, i64 0, i64 %182
  %184 = load float, ptr %183, align 4, !tbaa !10
  %185 = load i32, ptr %30, align 4, !tbaa !3
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [4 x float], ptr %26, i64 0, i64 %186
  %188 = load float, ptr %187, align 4, !tbaa !10
  %189 = fmul contract float %184, %188
  %190 = load i32, ptr %29, align 4, !tbaa !3
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [8 x [4 x float]], ptr %20, i64 0, i64 %191
  %193 = load i32, ptr %30, align 4, !tbaa !3
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [4 x float], ptr %192, i64 0, i64 %194
  %196 = load float, ptr %195, align 4, !tbaa !10
  %197 = fadd contract float %196, %189
  store float %197, ptr %195, align 4, !tbaa !10
  br label %198

198:                                              ; preds = %180
  %199 = load i32, ptr %30, align 4, !tbaa !3
  %200 = add nsw i32 %199, 1
  store i32 %200, ptr %30, align 4, !tbaa !3
  br label %176, !llvm.loop !21

201:                                              ; preds = %179
  br label %202

202:                                              ; preds = %201
  %203 = load i32, ptr %29, align 4, !tbaa !3
  %204 = add nsw i32 %203, 1
  store i32 %204, ptr %29, align 4, !tbaa !3
  br label %171, !llvm.loop !22

205:                                              ; preds = %174
  call void @llvm.lifetime.end.p0(ptr %26) #8
  call void @llvm.lifetime.end.p0(ptr %25) #8
  br label %206

206:                                              ; preds = %205
  %207 = load i32, ptr %24, align 4, !tbaa !3
  %208 = add nsw i32 %207, 1
  store i32 %208, ptr %24, align 4, !tbaa !3
  br label %124, !llvm.loop !23

209:                                              ; preds = %127
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %210

210:                                              ; preds = %209
  %211 = load i32, ptr %21, align 4, !tbaa !3
  %212 = add nsw i32 %211, 8
  store i32 %212, ptr %21, align 4, !tbaa !3
  br label %53, !llvm.loop !24

213:                                              ; preds = %57
  %214 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9
  %215 = mul i32 %214, 64
  %216 = load i32, ptr %18, align 4, !tbaa !3
  %217 = add i32 %215, %216
  %218 = zext i32 %217 to i64
  %219 = load i32, ptr %13, align 4, !tbaa !3
  %220 = sext i32 %219 to i64
  %221 = mul i64 %218, %220
  %222 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %223 = mul i32 %222, 64
  %224 = zext i32 %223 to i64
  %225 = add i64 %221, %224
  %226 = load i32, ptr %19, align 4, !tbaa !3
  %227 = sext i32 %226 to i64
  %228 = add i64 %225, %227
  %229 = load ptr, ptr %11, align 8, !tbaa !7
  %230 = getelementptr inbounds nuw float, ptr %229, i64 %228
  store ptr %230, ptr %11, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %31) #8
  store i32 0, ptr %31, align 4, !tbaa !3
  br label %231

231:                                              ; preds = %278, %213
  %232 = load i32, ptr %31, align 4, !tbaa !3
  %233 = icmp slt i32 %232, 8
  br i1 %233, label %235, label %234

234:                                              ; preds = %231
  store i32 23, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #8
  br label %281

235:                                              ; preds = %231
  call void @llvm.lifetime.start.p0(ptr %32) #8
  store i32 0, ptr %32, align 4, !tbaa !3
  br label %236

236:                                              ; preds = %274, %235
  %237 = load i32, ptr %32, align 4, !tbaa !3
  %238 = icmp slt i32 %237, 4
  br i1 %238, label %240, label %239

239:                                              ; preds = %236
  store i32 26, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #8
  br label %277

240:                                              ; preds = %236
  %241 = load float, ptr %15, align 4, !tbaa !10
  %242 = load i32, ptr %31, align 4, !tbaa !3
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [8 x [4 x float]], ptr %20, i64 0, i64 %243
  %245 = load i32, ptr %32, align 4, !tbaa !3
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [4 x float], ptr %244, i64 0, i64 %246
  %248 = load float, ptr %247, align 4, !tbaa !10
  %249 = fmul contract float %241, %248
  %250 = load float, ptr %16, align 4, !tbaa !10
  %251 = load ptr, ptr %11, align 8, !tbaa !7
  %252 = load i32, ptr %31, align 4, !tbaa !3
  %253 = sext i32 %252 to i64
  %254 = load i32, ptr %13, align 4, !tbaa !3
  %255 = sext i32 %254 to i64
  %256 = mul i64 %253, %255
  %257 = load i32, ptr %32, align 4, !tbaa !3
  %258 = sext i32 %257 to i64
  %259 = add i64 %256, %258
  %260 = getelementptr inbounds nuw float, ptr %251, i64 %259
  %261 = load float, ptr %260, align 4, !tbaa !10
  %262 = fmul contract float %250, %261
  %263 = fadd contract float %249, %262
  %264 = load ptr, ptr %11, align 8, !tbaa !7
  %265 = load i32, ptr %31, align 4, !tbaa !3
  %266 = sext i32 %265 to i64
  %267 = load i32, ptr %13, align 4, !tbaa !3
  %268 = sext i32 %267 to i64
  %269 = mul i64 %266, %268
  %270 = load i32, ptr %32, align 4, !tbaa !3
  %271 = sext i32 %270 to i64
  %272 = add i64 %269, %271
  %273 = getelementptr inbounds nuw float, ptr %264, i64 %272
  store float %263, ptr %273, align 4, !tbaa !10
  br label %274

274:                                              ; preds = %240
  %275 = load i32, ptr %32, align 4, !tbaa !3
  %276 = add nsw i32 %275, 1
  store i32 %276, ptr %32, align 4, !tbaa !3
  br label %236, !llvm.loop !25

277:                                              ; preds = %239
  br label %278

278:                                              ; preds = %277
  %279 = load i32, ptr %31, align 4, !tbaa !3
  %280 = add nsw i32 %279, 1
  store i32 %280, ptr %31, align 4, !tbaa !3
  br label %231, !llvm.loop !26

281:                                              ; preds = %234
  call void @llvm.lifetime.end.p0(ptr %20) #8
  call void @llvm.lifetime.end.p0(ptr %19) #8
  call void @llvm.lifetime.end.p0(ptr %18) #8
  call void @llvm.lifetime.end.p0(ptr %17) #8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dgemm_nt(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !27
  store ptr %1, ptr %8, align 8, !tbaa !27
  store ptr %2, ptr %9, align 8, !tbaa !27
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #9
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %24 = add i32 %22, %23
  store i32 %24, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %29 = add i32 %27, %28
  store i32 %29, ptr %14, align 4, !tbaa !3
  %30 = load i32, ptr %13, align 4, !tbaa !3
  %31 = load i32, ptr %10, align 4, !tbaa !3
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %6
  %34 = load i32, ptr %14, align 4, !tbaa !3
  %35 = load i32, ptr %11, align 4, !tbaa !3
  %36 = icmp sge i32 %34, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %33, %6
  store i32 1, ptr %15, align 4
  br label %104

38:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %39 = load ptr, ptr %7, align 8, !tbaa !27
  %40 = load i32, ptr %13, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = load i32, ptr %12, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = mul i64 %41, %43
  %45 = getelementptr inbounds nuw double, ptr %39, i64 %44
  store ptr %45, ptr %16, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %46 = load ptr, ptr %8, align 8, !tbaa !27
  %47 = load i32, ptr %14, align 4, !tbaa !3
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %12, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = getelementptr inbounds nuw double, ptr %46, i64 %51
  store ptr %52, ptr %17, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(ptr %18) #8
  store double 0.000000e+00, ptr %18, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr %19) #8
  store i32 0, ptr %19, align 4, !tbaa !3
  br label %53

53:                                               ; preds = %89, %38
  %54 = load i32, ptr %19, align 4, !tbaa !3
  %55 = load i32, ptr %12, align 4, !tbaa !3
  %56 = sdiv i32 %55, 2
  %57 = icmp slt i32 %54, %56
  br i1 %57, label %59, label %58

58:                                               ; preds = %53
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #8
  br label %92

59:                                               ; preds = %53
  %60 = load ptr, ptr %16, align 8, !tbaa !29
  %61 = load i32, ptr %19, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds %struct.double2, ptr %60, i64 %62
  %64 = getelementptr inbounds nuw %struct.double2, ptr %63, i32 0, i32 0
  %65 = load double, ptr %64, align 16, !tbaa !33
  %66 = load ptr, ptr %17, align 8, !tbaa !29
  %67 = load i32, ptr %19, align 4, !tbaa !3
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds %struct.double2, ptr %66, i64 %68
  %70 = getelementptr inbounds nuw %struct.double2, ptr %69, i32 0, i32 0
  %71 = load double, ptr %70, align 16, !tbaa !33
  %72 = fmul contract double %65, %71
  %73 = load ptr, ptr %16, align 8, !tbaa !29
  %74 = load i32, ptr %19, align 4, !tbaa !3
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds %struct.double2, ptr %73, i64 %75
  %77 = getelementptr inbounds nuw %struct.double2, ptr %76, i32 0, i32 1
  %78 = load double, ptr %77, align 8, !tbaa !35
  %79 = load ptr, ptr %17, align 8, !tbaa !29
  %80 = load i32, ptr %19, align 4, !tbaa !3
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds %struct.double2, ptr %79, i64 %81
  %83 = getelementptr inbounds nuw %struct.double2, ptr %82, i32 0, i32 1
  %84 = load double, ptr %83, align 8, !tbaa !35
  %85 = fmul contract double %78, %84
  %86 = fadd contract double %72, %85
  %87 = load double, ptr %18, align 8, !tbaa !31
  %88 = fadd contract double %87, %86
  store double %88, ptr %18, align 8, !tbaa !31
  br label %89

89:                                               ; preds = %59
  %90 = load i32, ptr %19, align 4, !tbaa !3
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %19, align 4, !tbaa !3
  br label %53, !llvm.loop !36

92:                                               ; preds = %58
  %93 = load double, ptr %18, align 8, !tbaa !31
  %94 = load ptr, ptr %9, align 8, !tbaa !27
  %95 = load i32, ptr %13, align 4, !tbaa !3
  %96 = sext i32 %95 to i64
  %97 = load i32, ptr %11, align 4, !tbaa !3
  %98 = sext i32 %97 to i64
  %99 = mul i64 %96, %98
  %100 = load i32, ptr %14, align 4, !tbaa !3
  %101 = sext i32 %100 to i64
  %102 = add i64 %99, %101
  %103 = getelementptr inbounds nuw double, ptr %94, i64 %102
  store double %93, ptr %103, align 8, !tbaa !31
  call void @llvm.lifetime.end.p0(ptr %18) #8
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %16) #8
  store i32 0, ptr %15, align 4
  br label %104

104:                                              ; preds = %92, %37
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  %105 = load i32, ptr %15, align 4
  switch i32 %105, label %107 [
    i32 0, label %106
    i32 1, label %106
  ]

106:                                              ; preds = %104, %104
  ret void

107:                                              ; preds = %104
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_100" "target-features"="+ptx88,+sm_100" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_100" "target-features"="+ptx88,+sm_100" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_100" "target-features"="+ptx88,+sm_100" "uniform-work-group-size"="true" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13, !16}
!16 = !{!"llvm.loop.unroll.enable"}
!17 = distinct !{!17, !13, !16}
!18 = !{i64 0, i64 4, !10, i64 4, i64 4, !10, i64 8, i64 4, !10, i64 12, i64 4, !10}
!19 = distinct !{!19, !13}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !13}
!22 = distinct !{!22, !13}
!23 = distinct !{!23, !13, !16}
!24 = distinct !{!24, !13}
!25 = distinct !{!25, !13}
!26 = distinct !{!26, !13}
!27 = !{!28, !28, i64 0}
!28 = !{!"p1 double", !9, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 _ZTS7double2", !9, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"double", !5, i64 0}
!33 = !{!34, !32, i64 0}
!34 = !{!"_ZTS7double2", !32, i64 0, !32, i64 8}
!35 = !{!34, !32, i64 8}
!36 = distinct !{!36, !13}
