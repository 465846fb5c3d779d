; ModuleID = 'fft.cu'
source_filename = "fft.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float2 = type { float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ15fft256_stockhamE3buf = internal addrspace(3) global [2 x [256 x %struct.float2]] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fft_stage_radix2(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.float2, align 8
  %12 = alloca %struct.float2, align 8
  %13 = alloca %struct.float2, align 8
  %14 = alloca %struct.float2, align 8
  %15 = alloca %struct.float2, align 8
  %16 = alloca %struct.float2, align 8
  %17 = alloca %struct.float2, align 8
  %18 = alloca %struct.float2, align 8
  %19 = alloca %struct.float2, align 8
  %20 = alloca %struct.float2, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %25 = add i32 %23, %24
  store i32 %25, ptr %7, align 4, !tbaa !3
  %26 = load i32, ptr %7, align 4, !tbaa !3
  %27 = load i32, ptr %5, align 4, !tbaa !3
  %28 = sdiv i32 %27, 2
  %29 = icmp sge i32 %26, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %86

31:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %32 = load i32, ptr %7, align 4, !tbaa !3
  %33 = load i32, ptr %6, align 4, !tbaa !3
  %34 = sub nsw i32 %33, 1
  %35 = and i32 %32, %34
  store i32 %35, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %36 = load i32, ptr %7, align 4, !tbaa !3
  %37 = mul nsw i32 2, %36
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = sub nsw i32 %37, %38
  store i32 %39, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %40 = load ptr, ptr %4, align 8, !tbaa !7
  %41 = load i32, ptr %10, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.float2, ptr %40, i64 %42
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %43, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %44 = load ptr, ptr %4, align 8, !tbaa !7
  %45 = load i32, ptr %10, align 4, !tbaa !3
  %46 = load i32, ptr %6, align 4, !tbaa !3
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.float2, ptr %44, i64 %48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %49, i64 8, i1 false), !tbaa.struct !10
  %50 = load i32, ptr %9, align 4, !tbaa !3
  %51 = sitofp i32 %50 to float
  %52 = load i32, ptr %6, align 4, !tbaa !3
  %53 = mul nsw i32 2, %52
  %54 = sitofp i32 %53 to float
  %55 = fdiv contract float %51, %54
  %56 = call %struct.float2 @_ZL7twiddlef(float noundef %55) #8
  %57 = getelementptr inbounds nuw %struct.float2, ptr %14, i32 0, i32 0
  %58 = extractvalue %struct.float2 %56, 0
  store float %58, ptr %57, align 8
  %59 = getelementptr inbounds nuw %struct.float2, ptr %14, i32 0, i32 1
  %60 = extractvalue %struct.float2 %56, 1
  store float %60, ptr %59, align 4
  %61 = call %struct.float2 @_Zml6float2S_(ptr noundef byval(%struct.float2) align 8 %13, ptr noundef byval(%struct.float2) align 8 %14) #8
  %62 = getelementptr inbounds nuw %struct.float2, ptr %12, i32 0, i32 0
  %63 = extractvalue %struct.float2 %61, 0
  store float %63, ptr %62, align 8
  %64 = getelementptr inbounds nuw %struct.float2, ptr %12, i32 0, i32 1
  %65 = extractvalue %struct.float2 %61, 1
  store float %65, ptr %64, align 4
  call void @llvm.lifetime.start.p0(ptr %15) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %11, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %12, i64 8, i1 false), !tbaa.struct !10
  %66 = call %struct.float2 @_Zpl6float2S_(ptr noundef byval(%struct.float2) align 8 %16, ptr noundef byval(%struct.float2) align 8 %17) #8
  %67 = getelementptr inbounds nuw %struct.float2, ptr %15, i32 0, i32 0
  %68 = extractvalue %struct.float2 %66, 0
  store float %68, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.float2, ptr %15, i32 0, i32 1
  %70 = extractvalue %struct.float2 %66, 1
  store float %70, ptr %69, align 4
  %71 = load ptr, ptr %4, align 8, !tbaa !7
  %72 = load i32, ptr %10, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds %struct.float2, ptr %71, i64 %73
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %15, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.start.p0(ptr %18) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %11, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %12, i64 8, i1 false), !tbaa.struct !10
  %75 = call %struct.float2 @_Zmi6float2S_(ptr noundef byval(%struct.float2) align 8 %19, ptr noundef byval(%struct.float2) align 8 %20) #8
  %76 = getelementptr inbounds nuw %struct.float2, ptr %18, i32 0, i32 0
  %77 = extractvalue %struct.float2 %75, 0
  store float %77, ptr %76, align 8
  %78 = getelementptr inbounds nuw %struct.float2, ptr %18, i32 0, i32 1
  %79 = extractvalue %struct.float2 %75, 1
  store float %79, ptr %78, align 4
  %80 = load ptr, ptr %4, align 8, !tbaa !7
  %81 = load i32, ptr %10, align 4, !tbaa !3
  %82 = load i32, ptr %6, align 4, !tbaa !3
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds %struct.float2, ptr %80, i64 %84
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %85, ptr align 8 %18, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %86

86:                                               ; preds = %31, %30
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %87 = load i32, ptr %8, align 4
  switch i32 %87, label %89 [
    i32 0, label %88
    i32 1, label %88
  ]

88:                                               ; preds = %86, %86
  ret void

89:                                               ; preds = %86
  unreachable
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float2 @_Zml6float2S_(ptr noundef byval(%struct.float2) align 8 %0, ptr noundef byval(%struct.float2) align 8 %1) #2 {
  %3 = alloca %struct.float2, align 8
  %4 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 8, !tbaa !13
  %9 = fmul contract float %6, %8
  %10 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 1
  %11 = load float, ptr %10, align 4, !tbaa !15
  %12 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 1
  %13 = load float, ptr %12, align 4, !tbaa !15
  %14 = fmul contract float %11, %13
  %15 = fsub contract float %9, %14
  store float %15, ptr %4, align 8, !tbaa !13
  %16 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 1
  %17 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 0
  %18 = load float, ptr %17, align 8, !tbaa !13
  %19 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 1
  %20 = load float, ptr %19, align 4, !tbaa !15
  %21 = fmul contract float %18, %20
  %22 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 1
  %23 = load float, ptr %22, align 4, !tbaa !15
  %24 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 0
  %25 = load float, ptr %24, align 8, !tbaa !13
  %26 = fmul contract float %23, %25
  %27 = fadd contract float %21, %26
  store float %27, ptr %16, align 4, !tbaa !15
  %28 = load %struct.float2, ptr %3, align 8
  ret %struct.float2 %28
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float2 @_ZL7twiddlef(float noundef %0) #2 {
  %2 = alloca %struct.float2, align 8
  %3 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  %4 = load float, ptr %3, align 4, !tbaa !11
  %5 = fmul contract float 0xC01921FB60000000, %4
  %6 = getelementptr inbounds nuw %struct.float2, ptr %2, i32 0, i32 1
  %7 = getelementptr inbounds nuw %struct.float2, ptr %2, i32 0, i32 0
  call void @_ZL7sincosffPfS_(float noundef %5, ptr noundef %6, ptr noundef %7) #8
  %8 = load %struct.float2, ptr %2, align 8
  ret %struct.float2 %8
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float2 @_Zpl6float2S_(ptr noundef byval(%struct.float2) align 8 %0, ptr noundef byval(%struct.float2) align 8 %1) #2 {
  %3 = alloca %struct.float2, align 8
  %4 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 8, !tbaa !13
  %9 = fadd contract float %6, %8
  store float %9, ptr %4, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !15
  %13 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !15
  %15 = fadd contract float %12, %14
  store float %15, ptr %10, align 4, !tbaa !15
  %16 = load %struct.float2, ptr %3, align 8
  ret %struct.float2 %16
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float2 @_Zmi6float2S_(ptr noundef byval(%struct.float2) align 8 %0, ptr noundef byval(%struct.float2) align 8 %1) #2 {
  %3 = alloca %struct.float2, align 8
  %4 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 8, !tbaa !13
  %7 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 8, !tbaa !13
  %9 = fsub contract float %6, %8
  store float %9, ptr %4, align 8, !tbaa !13
  %10 = getelementptr inbounds nuw %struct.float2, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !15
  %13 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !15
  %15 = fsub contract float %12, %14
  store float %15, ptr %10, align 4, !tbaa !15
  %16 = load %struct.float2, ptr %3, align 8
  ret %struct.float2 %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fft256_stockham(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.float2, align 8
  %10 = alloca %struct.float2, align 8
  %11 = alloca %struct.float2, align 8
  %12 = alloca %struct.float2, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.float2, align 8
  %15 = alloca %struct.float2, align 8
  %16 = alloca %struct.float2, align 8
  %17 = alloca %struct.float2, align 8
  %18 = alloca %struct.float2, align 8
  %19 = alloca %struct.float2, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %20, ptr %5, align 4, !tbaa !3
  %21 = load ptr, ptr %3, align 8, !tbaa !7
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %23 = mul i32 %22, 256
  %24 = load i32, ptr %5, align 4, !tbaa !3
  %25 = add i32 %23, %24
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.float2, ptr %21, i64 %26
  %28 = load i32, ptr %5, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [256 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ15fft256_stockhamE3buf to ptr), i64 0, i64 %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %27, i64 8, i1 false), !tbaa.struct !10
  %31 = load ptr, ptr %3, align 8, !tbaa !7
  %32 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %33 = mul i32 %32, 256
  %34 = load i32, ptr %5, align 4, !tbaa !3
  %35 = add i32 %33, %34
  %36 = add i32 %35, 128
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw %struct.float2, ptr %31, i64 %37
  %39 = load i32, ptr %5, align 4, !tbaa !3
  %40 = add nsw i32 %39, 128
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [256 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ15fft256_stockhamE3buf to ptr), i64 0, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %38, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i32 0, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 1, ptr %7, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %113, %2
  %44 = load i32, ptr %7, align 4, !tbaa !3
  %45 = icmp slt i32 %44, 256
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %116

47:                                               ; preds = %43
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %48 = load i32, ptr %5, align 4, !tbaa !3
  %49 = load i32, ptr %7, align 4, !tbaa !3
  %50 = sub nsw i32 %49, 1
  %51 = and i32 %48, %50
  store i32 %51, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %52 = load i32, ptr %6, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [2 x [256 x %struct.float2]], ptr addrspacecast (ptr addrspace(3) @_ZZ15fft256_stockhamE3buf to ptr), i64 0, i64 %53
  %55 = load i32, ptr %5, align 4, !tbaa !3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [256 x %struct.float2], ptr %54, i64 0, i64 %56
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %57, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %58 = load i32, ptr %6, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [2 x [256 x %struct.float2]], ptr addrspacecast (ptr addrspace(3) @_ZZ15fft256_stockhamE3buf to ptr), i64 0, i64 %59
  %61 = load i32, ptr %5, align 4, !tbaa !3
  %62 = add nsw i32 %61, 128
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [256 x %struct.float2], ptr %60, i64 0, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %64, i64 8, i1 false), !tbaa.struct !10
  %65 = load i32, ptr %8, align 4, !tbaa !3
  %66 = sitofp i32 %65 to float
  %67 = load i32, ptr %7, align 4, !tbaa !3
  %68 = mul nsw i32 2, %67
  %69 = sitofp i32 %68 to float
  %70 = fdiv contract float %66, %69
  %71 = call %struct.float2 @_ZL7twiddlef(float noundef %70) #8
  %72 = getelementptr inbounds nuw %struct.float2, ptr %12, i32 0, i32 0
  %73 = extractvalue %struct.float2 %71, 0
  store float %73, ptr %72, align 8
  %74 = getelementptr inbounds nuw %struct.float2, ptr %12, i32 0, i32 1
  %75 = extractvalue %struct.float2 %71, 1
  store float %75, ptr %74, align 4
  %76 = call %struct.float2 @_Zml6float2S_(ptr noundef byval(%struct.float2) align 8 %11, ptr noundef byval(%struct.float2) align 8 %12) #8
  %77 = getelementptr inbounds nuw %struct.float2, ptr %10, i32 0, i32 0
  %78 = extractvalue %struct.float2 %76, 0
  store float %78, ptr %77, align 8
  %79 = getelementptr inbounds nuw %struct.float2, ptr %10, i32 0, i32 1
  %80 = extractvalue %struct.float2 %76, 1
  store float %80, ptr %79, align 4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %81 = load i32, ptr %5, align 4, !tbaa !3
  %82 = mul nsw i32 2, %81
  %83 = load i32, ptr %8, align 4, !tbaa !3
  %84 = sub nsw i32 %82, %83
  store i32 %84, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %9, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %10, i64 8, i1 false), !tbaa.struct !10
  %85 = call %struct.float2 @_Zpl6float2S_(ptr noundef byval(%struct.float2) align 8 %15, ptr noundef byval(%struct.float2) align 8 %16) #8
  %86 = getelementptr inbounds nuw %struct.float2, ptr %14, i32 0, i32 0
  %87 = extractvalue %struct.float2 %85, 0
  store float %87, ptr %86, align 8
  %88 = getelementptr inbounds nuw %struct.float2, ptr %14, i32 0, i32 1
  %89 = extractvalue %struct.float2 %85, 1
  store float %89, ptr %88, align 4
  %90 = load i32, ptr %6, align 4, !tbaa !3
  %91 = sub nsw i32 1, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [2 x [256 x %struct.float2]], ptr addrspacecast (ptr addrspace(3) @_ZZ15fft256_stockhamE3buf to ptr), i64 0, i64 %92
  %94 = load i32, ptr %13, align 4, !tbaa !3
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [256 x %struct.float2], ptr %93, i64 0, i64 %95
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %96, ptr align 8 %14, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.start.p0(ptr %17) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %9, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %10, i64 8, i1 false), !tbaa.struct !10
  %97 = call %struct.float2 @_Zmi6float2S_(ptr noundef byval(%struct.float2) align 8 %18, ptr noundef byval(%struct.float2) align 8 %19) #8
  %98 = getelementptr inbounds nuw %struct.float2, ptr %17, i32 0, i32 0
  %99 = extractvalue %struct.float2 %97, 0
  store float %99, ptr %98, align 8
  %100 = getelementptr inbounds nuw %struct.float2, ptr %17, i32 0, i32 1
  %101 = extractvalue %struct.float2 %97, 1
  store float %101, ptr %100, align 4
  %102 = load i32, ptr %6, align 4, !tbaa !3
  %103 = sub nsw i32 1, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [2 x [256 x %struct.float2]], ptr addrspacecast (ptr addrspace(3) @_ZZ15fft256_stockhamE3buf to ptr), i64 0, i64 %104
  %106 = load i32, ptr %13, align 4, !tbaa !3
  %107 = load i32, ptr %7, align 4, !tbaa !3
  %108 = add nsw i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [256 x %struct.float2], ptr %105, i64 0, i64 %109
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %110, ptr align 8 %17, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %17) #7
  %111 = load i32, ptr %6, align 4, !tbaa !3
  %112 = sub nsw i32 1, %111
  store i32 %112, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %113

113:                                              ; preds = %47
  %114 = load i32, ptr %7, align 4, !tbaa !3
  %115 = mul nsw i32 %114, 2
  store i32 %115, ptr %7, align 4, !tbaa !3
  br label %43, !llvm.loop !16

116:                                              ; preds = %46
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %117 = load i32, ptr %6, align 4, !tbaa !3
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [2 x [256 x %struct.float2]], ptr addrspacecast (ptr addrspace(3) @_ZZ15fft256_stockhamE3buf to ptr), i64 0, i64 %118
  %120 = load i32, ptr %5, align 4, !tbaa !3
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [256 x %struct.float2], ptr %119, i64 0, i64 %121
  %123 = load ptr, ptr %4, align 8, !tbaa !7
  %124 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %125 = mul i32 %124, 256
  %126 = load i32, ptr %5, align 4, !tbaa !3
  %127 = add i32 %125, %126
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw %struct.float2, ptr %123, i64 %128
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %129, ptr align 8 %122, i64 8, i1 false), !tbaa.struct !10
  %130 = load i32, ptr %6, align 4, !tbaa !3
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [2 x [256 x %struct.float2]], ptr addrspacecast (ptr addrspace(3) @_ZZ15fft256_stockhamE3buf to ptr), i64 0, i64 %131
  %133 = load i32, ptr %5, align 4, !tbaa !3
  %134 = add nsw i32 %133, 128
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [256 x %struct.float2], ptr %132, i64 0, i64 %135
  %137 = load ptr, ptr %4, align 8, !tbaa !7
  %138 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %139 = mul i32 %138, 256
  %140 = load i32, ptr %5, align 4, !tbaa !3
  %141 = add i32 %139, %140
  %142 = add i32 %141, 128
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw %struct.float2, ptr %137, i64 %143
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %144, ptr align 8 %136, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fft8_registers(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca %struct.float2, align 8
  %11 = alloca %struct.float2, align 8
  %12 = alloca %struct.float2, align 8
  %13 = alloca %struct.float2, align 8
  %14 = alloca %struct.float2, align 8
  %15 = alloca %struct.float2, align 8
  %16 = alloca %struct.float2, align 8
  %17 = alloca %struct.float2, align 8
  %18 = alloca float, align 4
  %19 = alloca %struct.float2, align 8
  %20 = alloca %struct.float2, align 8
  %21 = alloca %struct.float2, align 8
  %22 = alloca %struct.float2, align 8
  %23 = alloca %struct.float2, align 8
  %24 = alloca %struct.float2, align 8
  %25 = alloca %struct.float2, align 8
  %26 = alloca %struct.float2, align 8
  %27 = alloca %struct.float2, align 8
  %28 = alloca %struct.float2, align 8
  %29 = alloca %struct.float2, align 8
  %30 = alloca %struct.float2, align 8
  %31 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %32 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %33 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %34 = mul i32 %32, %33
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %36 = add i32 %34, %35
  store i32 %36, ptr %7, align 4, !tbaa !3
  %37 = load i32, ptr %7, align 4, !tbaa !3
  %38 = load i32, ptr %6, align 4, !tbaa !3
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %113

41:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %42 = load ptr, ptr %4, align 8, !tbaa !7
  %43 = load i32, ptr %7, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  %45 = mul i64 %44, 8
  %46 = getelementptr inbounds nuw %struct.float2, ptr %42, i64 %45
  store ptr %46, ptr %9, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %47 = load ptr, ptr %9, align 8, !tbaa !7
  %48 = getelementptr inbounds %struct.float2, ptr %47, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %48, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %49 = load ptr, ptr %9, align 8, !tbaa !7
  %50 = getelementptr inbounds %struct.float2, ptr %49, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %50, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %51 = load ptr, ptr %9, align 8, !tbaa !7
  %52 = getelementptr inbounds %struct.float2, ptr %51, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %52, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %53 = load ptr, ptr %9, align 8, !tbaa !7
  %54 = getelementptr inbounds %struct.float2, ptr %53, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %54, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %55 = load ptr, ptr %9, align 8, !tbaa !7
  %56 = getelementptr inbounds %struct.float2, ptr %55, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %56, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %57 = load ptr, ptr %9, align 8, !tbaa !7
  %58 = getelementptr inbounds %struct.float2, ptr %57, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %58, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %59 = load ptr, ptr %9, align 8, !tbaa !7
  %60 = getelementptr inbounds %struct.float2, ptr %59, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %60, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %61 = load ptr, ptr %9, align 8, !tbaa !7
  %62 = getelementptr inbounds %struct.float2, ptr %61, i64 7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %62, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %18) #7
  store float 0x3FE6A09E60000000, ptr %18, align 4, !tbaa !11
  call void @_ZL4fft2R6float2S0_(ptr noundef nonnull align 8 dereferenceable(8) %10, ptr noundef nonnull align 8 dereferenceable(8) %14) #8
  call void @_ZL4fft2R6float2S0_(ptr noundef nonnull align 8 dereferenceable(8) %11, ptr noundef nonnull align 8 dereferenceable(8) %15) #8
  call void @_ZL4fft2R6float2S0_(ptr noundef nonnull align 8 dereferenceable(8) %12, ptr noundef nonnull align 8 dereferenceable(8) %16) #8
  call void @_ZL4fft2R6float2S0_(ptr noundef nonnull align 8 dereferenceable(8) %13, ptr noundef nonnull align 8 dereferenceable(8) %17) #8
  call void @llvm.lifetime.start.p0(ptr %19) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %15, i64 8, i1 false), !tbaa.struct !10
  %63 = getelementptr inbounds nuw %struct.float2, ptr %21, i32 0, i32 0
  store float 0x3FE6A09E60000000, ptr %63, align 8, !tbaa !13
  %64 = getelementptr inbounds nuw %struct.float2, ptr %21, i32 0, i32 1
  store float 0xBFE6A09E60000000, ptr %64, align 4, !tbaa !15
  %65 = call %struct.float2 @_Zml6float2S_(ptr noundef byval(%struct.float2) align 8 %20, ptr noundef byval(%struct.float2) align 8 %21) #8
  %66 = getelementptr inbounds nuw %struct.float2, ptr %19, i32 0, i32 0
  %67 = extractvalue %struct.float2 %65, 0
  store float %67, ptr %66, align 8
  %68 = getelementptr inbounds nuw %struct.float2, ptr %19, i32 0, i32 1
  %69 = extractvalue %struct.float2 %65, 1
  store float %69, ptr %68, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %19, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.start.p0(ptr %22) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %16, i64 8, i1 false), !tbaa.struct !10
  %70 = call %struct.float2 @_ZL9mul_neg_i6float2(ptr noundef byval(%struct.float2) align 8 %23) #8
  %71 = getelementptr inbounds nuw %struct.float2, ptr %22, i32 0, i32 0
  %72 = extractvalue %struct.float2 %70, 0
  store float %72, ptr %71, align 8
  %73 = getelementptr inbounds nuw %struct.float2, ptr %22, i32 0, i32 1
  %74 = extractvalue %struct.float2 %70, 1
  store float %74, ptr %73, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %22, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.start.p0(ptr %24) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %17, i64 8, i1 false), !tbaa.struct !10
  %75 = getelementptr inbounds nuw %struct.float2, ptr %26, i32 0, i32 0
  store float 0xBFE6A09E60000000, ptr %75, align 8, !tbaa !13
  %76 = getelementptr inbounds nuw %struct.float2, ptr %26, i32 0, i32 1
  store float 0xBFE6A09E60000000, ptr %76, align 4, !tbaa !15
  %77 = call %struct.float2 @_Zml6float2S_(ptr noundef byval(%struct.float2) align 8 %25, ptr noundef byval(%struct.float2) align 8 %26) #8
  %78 = getelementptr inbounds nuw %struct.float2, ptr %24, i32 0, i32 0
  %79 = extractvalue %struct.float2 %77, 0
  store float %79, ptr %78, align 8
  %80 = getelementptr inbounds nuw %struct.float2, ptr %24, i32 0, i32 1
  %81 = extractvalue %struct.float2 %77, 1
  store float %81, ptr %80, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %24, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @_ZL4fft2R6float2S0_(ptr noundef nonnull align 8 dereferenceable(8) %10, ptr noundef nonnull align 8 dereferenceable(8) %12) #8
  call void @_ZL4fft2R6float2S0_(ptr noundef nonnull align 8 dereferenceable(8) %11, ptr noundef nonnull align 8 dereferenceable(8) %13) #8
  call void @_ZL4fft2R6float2S0_(ptr noundef nonnull align 8 dereferenceable(8) %14, ptr noundef nonnull align 8 dereferenceable(8) %16) #8
  call void @_ZL4fft2R6float2S0_(ptr noundef nonnull align 8 dereferenceable(8) %15, ptr noundef nonnull align 8 dereferenceable(8) %17) #8
  call void @llvm.lifetime.start.p0(ptr %27) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %13, i64 8, i1 false), !tbaa.struct !10
  %82 = call %struct.float2 @_ZL9mul_neg_i6float2(ptr noundef byval(%struct.float2) align 8 %28) #8
  %83 = getelementptr inbounds nuw %struct.float2, ptr %27, i32 0, i32 0
  %84 = extractvalue %struct.float2 %82, 0
  store float %84, ptr %83, align 8
  %85 = getelementptr inbounds nuw %struct.float2, ptr %27, i32 0, i32 1
  %86 = extractvalue %struct.float2 %82, 1
  store float %86, ptr %85, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %27, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %27) #7
  call void @llvm.lifetime.start.p0(ptr %29) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %17, i64 8, i1 false), !tbaa.struct !10
  %87 = call %struct.float2 @_ZL9mul_neg_i6float2(ptr noundef byval(%struct.float2) align 8 %30) #8
  %88 = getelementptr inbounds nuw %struct.float2, ptr %29, i32 0, i32 0
  %89 = extractvalue %struct.float2 %87, 0
  store float %89, ptr %88, align 8
  %90 = getelementptr inbounds nuw %struct.float2, ptr %29, i32 0, i32 1
  %91 = extractvalue %struct.float2 %87, 1
  store float %91, ptr %90, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %29, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %29) #7
  call void @_ZL4fft2R6float2S0_(ptr noundef nonnull align 8 dereferenceable(8) %10, ptr noundef nonnull align 8 dereferenceable(8) %11) #8
  call void @_ZL4fft2R6float2S0_(ptr noundef nonnull align 8 dereferenceable(8) %12, ptr noundef nonnull align 8 dereferenceable(8) %13) #8
  call void @_ZL4fft2R6float2S0_(ptr noundef nonnull align 8 dereferenceable(8) %14, ptr noundef nonnull align 8 dereferenceable(8) %15) #8
  call void @_ZL4fft2R6float2S0_(ptr noundef nonnull align 8 dereferenceable(8) %16, ptr noundef nonnull align 8 dereferenceable(8) %17) #8
  call void @llvm.lifetime.start.p0(ptr %31) #7
  %92 = load ptr, ptr %5, align 8, !tbaa !7
  %93 = load i32, ptr %7, align 4, !tbaa !3
  %94 = sext i32 %93 to i64
  %95 = mul i64 %94, 8
  %96 = getelementptr inbounds nuw %struct.float2, ptr %92, i64 %95
  store ptr %96, ptr %31, align 8, !tbaa !7
  %97 = load ptr, ptr %31, align 8, !tbaa !7
  %98 = getelementptr inbounds %struct.float2, ptr %97, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %98, ptr align 8 %10, i64 8, i1 false), !tbaa.struct !10
  %99 = load ptr, ptr %31, align 8, !tbaa !7
  %100 = getelementptr inbounds %struct.float2, ptr %99, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %100, ptr align 8 %14, i64 8, i1 false), !tbaa.struct !10
  %101 = load ptr, ptr %31, align 8, !tbaa !7
  %102 = getelementptr inbounds %struct.float2, ptr %101, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %102, ptr align 8 %12, i64 8, i1 false), !tbaa.struct !10
  %103 = load ptr, ptr %31, align 8, !tbaa !7
  %104 = getelementptr inbounds %struct.float2, ptr %103, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %104, ptr align 8 %16, i64 8, i1 false), !tbaa.struct !10
  %105 = load ptr, ptr %31, align 8, !tbaa !7
  %106 = getelementptr inbounds %struct.float2, ptr %105, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %106, ptr align 8 %11, i64 8, i1 false), !tbaa.struct !10
  %107 = load ptr, ptr %31, align 8, !tbaa !7
  %108 = getelementptr inbounds %struct.float2, ptr %107, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %108, ptr align 8 %15, i64 8, i1 false), !tbaa.struct !10
  %109 = load ptr, ptr %31, align 8, !tbaa !7
  %110 = getelementptr inbounds %struct.float2, ptr %109, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %110, ptr align 8 %13, i64 8, i1 false), !tbaa.struct !10
  %111 = load ptr, ptr %31, align 8, !tbaa !7
  %112 = getelementptr inbounds %struct.float2, ptr %111, i64 7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %112, ptr align 8 %17, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %31) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %113

113:                                              ; preds = %41, %40
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %114 = load i32, ptr %8, align 4
  switch i32 %114, label %116 [
    i32 0, label %115
    i32 1, label %115
  ]

115:                                              ; preds = %113, %113
  ret void

116:                                              ; preds = %113
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL4fft2R6float2S0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.float2, align 8
  %6 = alloca %struct.float2, align 8
  %7 = alloca %struct.float2, align 8
  %8 = alloca %struct.float2, align 8
  %9 = alloca %struct.float2, align 8
  %10 = alloca %struct.float2, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %11 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !18, !align !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %11, i64 8, i1 false), !tbaa.struct !10
  %12 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !18, !align !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %12, i64 8, i1 false), !tbaa.struct !10
  %13 = call %struct.float2 @_Zmi6float2S_(ptr noundef byval(%struct.float2) align 8 %6, ptr noundef byval(%struct.float2) align 8 %7) #8
  %14 = getelementptr inbounds nuw %struct.float2, ptr %5, i32 0, i32 0
  %15 = extractvalue %struct.float2 %13, 0
  store float %15, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.float2, ptr %5, i32 0, i32 1
  %17 = extractvalue %struct.float2 %13, 1
  store float %17, ptr %16, align 4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %18 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !18, !align !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %18, i64 8, i1 false), !tbaa.struct !10
  %19 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !18, !align !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %19, i64 8, i1 false), !tbaa.struct !10
  %20 = call %struct.float2 @_Zpl6float2S_(ptr noundef byval(%struct.float2) align 8 %9, ptr noundef byval(%struct.float2) align 8 %10) #8
  %21 = getelementptr inbounds nuw %struct.float2, ptr %8, i32 0, i32 0
  %22 = extractvalue %struct.float2 %20, 0
  store float %22, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.float2, ptr %8, i32 0, i32 1
  %24 = extractvalue %struct.float2 %20, 1
  store float %24, ptr %23, align 4
  %25 = load ptr, ptr %3, align 8, !tbaa !7, !nonnull !18, !align !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %25, ptr align 8 %8, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %8) #7
  %26 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !18, !align !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %5, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float2 @_ZL9mul_neg_i6float2(ptr noundef byval(%struct.float2) align 8 %0) #2 {
  %2 = alloca %struct.float2, align 8
  %3 = getelementptr inbounds nuw %struct.float2, ptr %2, i32 0, i32 0
  %4 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 1
  %5 = load float, ptr %4, align 4, !tbaa !15
  store float %5, ptr %3, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw %struct.float2, ptr %2, i32 0, i32 1
  %7 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 0
  %8 = load float, ptr %7, align 8, !tbaa !13
  %9 = fneg contract float %8
  store float %9, ptr %6, align 4, !tbaa !15
  %10 = load %struct.float2, ptr %2, align 8
  ret %struct.float2 %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ntt_stage(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !20
  store ptr %1, ptr %6, align 8, !tbaa !20
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %20 = add i32 %18, %19
  store i32 %20, ptr %9, align 4, !tbaa !3
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = sdiv i32 %22, 2
  %24 = icmp sge i32 %21, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %95

26:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = load i32, ptr %7, align 4, !tbaa !3
  %29 = sub nsw i32 %28, 1
  %30 = and i32 %27, %29
  store i32 %30, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %31 = load i32, ptr %9, align 4, !tbaa !3
  %32 = mul nsw i32 2, %31
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = sub nsw i32 %32, %33
  store i32 %34, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %35 = load ptr, ptr %5, align 8, !tbaa !20
  %36 = load i32, ptr %12, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %35, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !22
  store i64 %39, ptr %13, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %40 = load ptr, ptr %5, align 8, !tbaa !20
  %41 = load i32, ptr %12, align 4, !tbaa !3
  %42 = load i32, ptr %7, align 4, !tbaa !3
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i64, ptr %40, i64 %44
  %46 = load i64, ptr %45, align 8, !tbaa !22
  %47 = load ptr, ptr %6, align 8, !tbaa !20
  %48 = load i32, ptr %7, align 4, !tbaa !3
  %49 = load i32, ptr %11, align 4, !tbaa !3
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i64, ptr %47, i64 %51
  %53 = load i64, ptr %52, align 8, !tbaa !22
  %54 = call noundef i64 @_ZL6mulmodmm(i64 noundef %46, i64 noundef %53) #8
  store i64 %54, ptr %14, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %55 = load i64, ptr %13, align 8, !tbaa !22
  %56 = load i64, ptr %14, align 8, !tbaa !22
  %57 = add i64 %55, %56
  store i64 %57, ptr %15, align 8, !tbaa !22
  %58 = load i64, ptr %15, align 8, !tbaa !22
  %59 = load i64, ptr %13, align 8, !tbaa !22
  %60 = icmp ult i64 %58, %59
  br i1 %60, label %64, label %61

61:                                               ; preds = %26
  %62 = load i64, ptr %15, align 8, !tbaa !22
  %63 = icmp uge i64 %62, -4294967295
  br i1 %63, label %64, label %67

64:                                               ; preds = %61, %26
  %65 = load i64, ptr %15, align 8, !tbaa !22
  %66 = sub i64 %65, -4294967295
  br label %69

67:                                               ; preds = %61
  %68 = load i64, ptr %15, align 8, !tbaa !22
  br label %69

69:                                               ; preds = %67, %64
  %70 = phi i64 [ %66, %64 ], [ %68, %67 ]
  %71 = load ptr, ptr %5, align 8, !tbaa !20
  %72 = load i32, ptr %12, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i64, ptr %71, i64 %73
  store i64 %70, ptr %74, align 8, !tbaa !22
  %75 = load i64, ptr %13, align 8, !tbaa !22
  %76 = load i64, ptr %14, align 8, !tbaa !22
  %77 = icmp uge i64 %75, %76
  br i1 %77, label %78, label %82

78:                                               ; preds = %69
  %79 = load i64, ptr %13, align 8, !tbaa !22
  %80 = load i64, ptr %14, align 8, !tbaa !22
  %81 = sub i64 %79, %80
  br label %87

82:                                               ; preds = %69
  %83 = load i64, ptr %13, align 8, !tbaa !22
  %84 = load i64, ptr %14, align 8, !tbaa !22
  %85 = sub i64 -4294967295, %84
  %86 = add i64 %83, %85
  br label %87

87:                                               ; preds = %82, %78
  %88 = phi i64 [ %81, %78 ], [ %86, %82 ]
  %89 = load ptr, ptr %5, align 8, !tbaa !20
  %90 = load i32, ptr %12, align 4, !tbaa !3
  %91 = load i32, ptr %7, align 4, !tbaa !3
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i64, ptr %89, i64 %93
  store i64 %88, ptr %94, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  store i32 0, ptr %10, align 4
  br label %95

95:                                               ; preds = %87, %25
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %96 = load i32, ptr %10, align 4
  switch i32 %96, label %98 [
    i32 0, label %97
    i32 1, label %97
  ]

97:                                               ; preds = %95, %95
  ret void

98:                                               ; preds = %95
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL6mulmodmm(i64 noundef %0, i64 noundef %1) #2 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !22
  store i64 %1, ptr %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %12 = load i64, ptr %3, align 8, !tbaa !22
  %13 = load i64, ptr %4, align 8, !tbaa !22
  %14 = mul i64 %12, %13
  store i64 %14, ptr %5, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %15 = load i64, ptr %3, align 8, !tbaa !22
  %16 = load i64, ptr %4, align 8, !tbaa !22
  %17 = call noundef i64 @_ZL10__umul64himm(i64 noundef %15, i64 noundef %16) #8
  store i64 %17, ptr %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %18 = load i64, ptr %6, align 8, !tbaa !22
  %19 = lshr i64 %18, 32
  store i64 %19, ptr %7, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %20 = load i64, ptr %6, align 8, !tbaa !22
  %21 = and i64 %20, 4294967295
  store i64 %21, ptr %8, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %22 = load i64, ptr %5, align 8, !tbaa !22
  %23 = load i64, ptr %7, align 8, !tbaa !22
  %24 = sub i64 %22, %23
  store i64 %24, ptr %9, align 8, !tbaa !22
  %25 = load i64, ptr %5, align 8, !tbaa !22
  %26 = load i64, ptr %7, align 8, !tbaa !22
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %28, label %31

28:                                               ; preds = %2
  %29 = load i64, ptr %9, align 8, !tbaa !22
  %30 = sub i64 %29, 4294967295
  store i64 %30, ptr %9, align 8, !tbaa !22
  br label %31

31:                                               ; preds = %28, %2
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %32 = load i64, ptr %8, align 8, !tbaa !22
  %33 = shl i64 %32, 32
  %34 = load i64, ptr %8, align 8, !tbaa !22
  %35 = sub i64 %33, %34
  store i64 %35, ptr %10, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %36 = load i64, ptr %9, align 8, !tbaa !22
  %37 = load i64, ptr %10, align 8, !tbaa !22
  %38 = add i64 %36, %37
  store i64 %38, ptr %11, align 8, !tbaa !22
  %39 = load i64, ptr %11, align 8, !tbaa !22
  %40 = load i64, ptr %10, align 8, !tbaa !22
  %41 = icmp ult i64 %39, %40
  br i1 %41, label %45, label %42

42:                                               ; preds = %31
  %43 = load i64, ptr %11, align 8, !tbaa !22
  %44 = icmp uge i64 %43, -4294967295
  br i1 %44, label %45, label %48

45:                                               ; preds = %42, %31
  %46 = load i64, ptr %11, align 8, !tbaa !22
  %47 = sub i64 %46, -4294967295
  br label %50

48:                                               ; preds = %42
  %49 = load i64, ptr %11, align 8, !tbaa !22
  br label %50

50:                                               ; preds = %48, %45
  %51 = phi i64 [ %47, %45 ], [ %49, %48 ]
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret i64 %51
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL7sincosffPfS_(float noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store float %0, ptr %4, align 4, !tbaa !11
  store ptr %1, ptr %5, align 8, !tbaa !24
  store ptr %2, ptr %6, align 8, !tbaa !24
  %7 = load float, ptr %4, align 4, !tbaa !11
  %8 = load ptr, ptr %5, align 8, !tbaa !24
  %9 = load ptr, ptr %6, align 8, !tbaa !24
  call void @__nv_sincosf(float noundef %7, ptr noundef %8, ptr noundef %9) #8
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @__nv_sincosf(float noundef, ptr noundef, ptr noundef) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL10__umul64himm(i64 noundef %0, i64 noundef %1) #2 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i64 %0, ptr %3, align 8, !tbaa !22
  store i64 %1, ptr %4, align 8, !tbaa !22
  %5 = load i64, ptr %3, align 8, !tbaa !22
  %6 = zext i64 %5 to i128
  %7 = load i64, ptr %4, align 8, !tbaa !22
  %8 = zext i64 %7 to i128
  %9 = mul i128 %6, %8
  %10 = lshr i128 %9, 64
  %11 = trunc i128 %10 to i64
  ret i64 %11
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS6float2", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{i64 0, i64 4, !11, i64 4, i64 4, !11}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!14, !12, i64 0}
!14 = !{!"_ZTS6float2", !12, i64 0, !12, i64 4}
!15 = !{!14, !12, i64 4}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{}
!19 = !{i64 8}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 long", !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"long", !5, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 float", !9, i64 0}
