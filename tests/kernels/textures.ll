; ModuleID = 'textures.cu'
source_filename = "textures.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rotate_image(i64 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, float noundef %5) #0 {
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca %struct.float4, align 16
  store i64 %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !9
  store i32 %2, ptr %9, align 4, !tbaa !3
  store i32 %3, ptr %10, align 4, !tbaa !3
  store float %4, ptr %11, align 4, !tbaa !12
  store float %5, ptr %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %23 = add i32 %21, %22
  store i32 %23, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %28 = add i32 %26, %27
  store i32 %28, ptr %14, align 4, !tbaa !3
  %29 = load i32, ptr %13, align 4, !tbaa !3
  %30 = load i32, ptr %9, align 4, !tbaa !3
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %36, label %32

32:                                               ; preds = %6
  %33 = load i32, ptr %14, align 4, !tbaa !3
  %34 = load i32, ptr %10, align 4, !tbaa !3
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %32, %6
  store i32 1, ptr %15, align 4
  br label %86

37:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = sitofp i32 %38 to float
  %40 = load i32, ptr %9, align 4, !tbaa !3
  %41 = sitofp i32 %40 to float
  %42 = fdiv contract float %39, %41
  %43 = fsub contract float %42, 5.000000e-01
  store float %43, ptr %16, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %44 = load i32, ptr %14, align 4, !tbaa !3
  %45 = sitofp i32 %44 to float
  %46 = load i32, ptr %10, align 4, !tbaa !3
  %47 = sitofp i32 %46 to float
  %48 = fdiv contract float %45, %47
  %49 = fsub contract float %48, 5.000000e-01
  store float %49, ptr %17, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %50 = load i64, ptr %7, align 8, !tbaa !7
  %51 = load float, ptr %16, align 4, !tbaa !12
  %52 = load float, ptr %11, align 4, !tbaa !12
  %53 = fmul contract float %51, %52
  %54 = load float, ptr %17, align 4, !tbaa !12
  %55 = load float, ptr %12, align 4, !tbaa !12
  %56 = fmul contract float %54, %55
  %57 = fsub contract float %53, %56
  %58 = fadd contract float %57, 5.000000e-01
  %59 = load float, ptr %17, align 4, !tbaa !12
  %60 = load float, ptr %11, align 4, !tbaa !12
  %61 = fmul contract float %59, %60
  %62 = load float, ptr %16, align 4, !tbaa !12
  %63 = load float, ptr %12, align 4, !tbaa !12
  %64 = fmul contract float %62, %63
  %65 = fadd contract float %61, %64
  %66 = fadd contract float %65, 5.000000e-01
  %67 = call %struct.float4 @_ZL5tex2dyff(i64 noundef %50, float noundef %58, float noundef %66) #6
  %68 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 0
  %69 = extractvalue %struct.float4 %67, 0
  store float %69, ptr %68, align 16
  %70 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 1
  %71 = extractvalue %struct.float4 %67, 1
  store float %71, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 2
  %73 = extractvalue %struct.float4 %67, 2
  store float %73, ptr %72, align 8
  %74 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 3
  %75 = extractvalue %struct.float4 %67, 3
  store float %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 0
  %77 = load float, ptr %76, align 16, !tbaa !14
  %78 = load ptr, ptr %8, align 8, !tbaa !9
  %79 = load i32, ptr %14, align 4, !tbaa !3
  %80 = load i32, ptr %9, align 4, !tbaa !3
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %13, align 4, !tbaa !3
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %78, i64 %84
  store float %77, ptr %85, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  store i32 0, ptr %15, align 4
  br label %86

86:                                               ; preds = %37, %36
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %87 = load i32, ptr %15, align 4
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
define internal %struct.float4 @_ZL5tex2dyff(i64 noundef %0, float noundef %1, float noundef %2) #2 {
  %4 = alloca %struct.float4, align 16
  %5 = alloca i64, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  store i64 %0, ptr %5, align 8, !tbaa !7
  store float %1, ptr %6, align 4, !tbaa !12
  store float %2, ptr %7, align 4, !tbaa !12
  %8 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 0
  %9 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 1
  %10 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 2
  %11 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 3
  %12 = load i64, ptr %5, align 8, !tbaa !7
  %13 = load float, ptr %6, align 4, !tbaa !12
  %14 = load float, ptr %7, align 4, !tbaa !12
  %15 = call contract { float, float, float, float } asm sideeffect "tex.2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %12, float %13, float %14) #6, !srcloc !16
  %16 = extractvalue { float, float, float, float } %15, 0
  %17 = extractvalue { float, float, float, float } %15, 1
  %18 = extractvalue { float, float, float, float } %15, 2
  %19 = extractvalue { float, float, float, float } %15, 3
  store float %16, ptr %8, align 16, !tbaa !14
  store float %17, ptr %9, align 4, !tbaa !17
  store float %18, ptr %10, align 8, !tbaa !18
  store float %19, ptr %11, align 4, !tbaa !19
  %20 = load %struct.float4, ptr %4, align 16
  ret %struct.float4 %20
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_tex(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !20
  store ptr %1, ptr %8, align 8, !tbaa !20
  store ptr %2, ptr %9, align 8, !tbaa !9
  store i64 %3, ptr %10, align 8, !tbaa !7
  store ptr %4, ptr %11, align 8, !tbaa !9
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %21 = add i32 %19, %20
  store i32 %21, ptr %13, align 4, !tbaa !3
  %22 = load i32, ptr %13, align 4, !tbaa !3
  %23 = load i32, ptr %12, align 4, !tbaa !3
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %67

26:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store float 0.000000e+00, ptr %15, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %27 = load ptr, ptr %7, align 8, !tbaa !20
  %28 = load i32, ptr %13, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  store i32 %31, ptr %16, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %58, %26
  %33 = load i32, ptr %16, align 4, !tbaa !3
  %34 = load ptr, ptr %7, align 8, !tbaa !20
  %35 = load i32, ptr %13, align 4, !tbaa !3
  %36 = add nsw i32 %35, 1
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %34, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !3
  %40 = icmp slt i32 %33, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %32
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %61

42:                                               ; preds = %32
  %43 = load ptr, ptr %9, align 8, !tbaa !9
  %44 = load i32, ptr %16, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !12
  %48 = load i64, ptr %10, align 8, !tbaa !7
  %49 = load ptr, ptr %8, align 8, !tbaa !20
  %50 = load i32, ptr %16, align 4, !tbaa !3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !3
  %54 = call contract noundef float @_ZL11tex1d_fetchyi(i64 noundef %48, i32 noundef %53) #6
  %55 = fmul contract float %47, %54
  %56 = load float, ptr %15, align 4, !tbaa !12
  %57 = fadd contract float %56, %55
  store float %57, ptr %15, align 4, !tbaa !12
  br label %58

58:                                               ; preds = %42
  %59 = load i32, ptr %16, align 4, !tbaa !3
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %16, align 4, !tbaa !3
  br label %32, !llvm.loop !22

61:                                               ; preds = %41
  %62 = load float, ptr %15, align 4, !tbaa !12
  %63 = load ptr, ptr %11, align 8, !tbaa !9
  %64 = load i32, ptr %13, align 4, !tbaa !3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %63, i64 %65
  store float %62, ptr %66, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %15) #5
  store i32 0, ptr %14, align 4
  br label %67

67:                                               ; preds = %61, %25
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %68 = load i32, ptr %14, align 4
  switch i32 %68, label %70 [
    i32 0, label %69
    i32 1, label %69
  ]

69:                                               ; preds = %67, %67
  ret void

70:                                               ; preds = %67
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL11tex1d_fetchyi(i64 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.float4, align 16
  store i64 %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %6 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 1
  %8 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 2
  %9 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 3
  %10 = load i64, ptr %3, align 8, !tbaa !7
  %11 = load i32, ptr %4, align 4, !tbaa !3
  %12 = call contract { float, float, float, float } asm "tex.1d.v4.f32.s32 {$0, $1, $2, $3}, [$4, {$5}];", "=f,=f,=f,=f,l,r"(i64 %10, i32 %11) #7, !srcloc !24
  %13 = extractvalue { float, float, float, float } %12, 0
  %14 = extractvalue { float, float, float, float } %12, 1
  %15 = extractvalue { float, float, float, float } %12, 2
  %16 = extractvalue { float, float, float, float } %12, 3
  store float %13, ptr %6, align 16, !tbaa !14
  store float %14, ptr %7, align 4, !tbaa !17
  store float %15, ptr %8, align 8, !tbaa !18
  store float %16, ptr %9, align 4, !tbaa !19
  %17 = getelementptr inbounds nuw %struct.float4, ptr %5, i32 0, i32 0
  %18 = load float, ptr %17, align 16, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret float %18
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volume_slice(i64 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, float noundef %5) #0 {
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.float4, align 16
  store i64 %0, ptr %7, align 8, !tbaa !7
  store i64 %1, ptr %8, align 8, !tbaa !7
  store i32 %2, ptr %9, align 4, !tbaa !3
  store i32 %3, ptr %10, align 4, !tbaa !3
  store float %4, ptr %11, align 4, !tbaa !12
  store float %5, ptr %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %21 = add i32 %19, %20
  store i32 %21, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %26 = add i32 %24, %25
  store i32 %26, ptr %14, align 4, !tbaa !3
  %27 = load i32, ptr %13, align 4, !tbaa !3
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %34, label %30

30:                                               ; preds = %6
  %31 = load i32, ptr %14, align 4, !tbaa !3
  %32 = load i32, ptr %10, align 4, !tbaa !3
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %30, %6
  store i32 1, ptr %15, align 4
  br label %72

35:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %36 = load i64, ptr %7, align 8, !tbaa !7
  %37 = load i32, ptr %13, align 4, !tbaa !3
  %38 = sitofp i32 %37 to float
  %39 = fadd contract float %38, 5.000000e-01
  %40 = load i32, ptr %9, align 4, !tbaa !3
  %41 = sitofp i32 %40 to float
  %42 = fdiv contract float %39, %41
  %43 = load i32, ptr %14, align 4, !tbaa !3
  %44 = sitofp i32 %43 to float
  %45 = fadd contract float %44, 5.000000e-01
  %46 = load i32, ptr %10, align 4, !tbaa !3
  %47 = sitofp i32 %46 to float
  %48 = fdiv contract float %45, %47
  %49 = load float, ptr %11, align 4, !tbaa !12
  %50 = load float, ptr %12, align 4, !tbaa !12
  %51 = call %struct.float4 @_ZL9tex3d_lodyffff(i64 noundef %36, float noundef %42, float noundef %48, float noundef %49, float noundef %50) #6
  %52 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 0
  %53 = extractvalue %struct.float4 %51, 0
  store float %53, ptr %52, align 16
  %54 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 1
  %55 = extractvalue %struct.float4 %51, 1
  store float %55, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 2
  %57 = extractvalue %struct.float4 %51, 2
  store float %57, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 3
  %59 = extractvalue %struct.float4 %51, 3
  store float %59, ptr %58, align 4
  %60 = load i64, ptr %8, align 8, !tbaa !7
  %61 = load i32, ptr %13, align 4, !tbaa !3
  %62 = mul nsw i32 %61, 16
  %63 = load i32, ptr %14, align 4, !tbaa !3
  %64 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 0
  %65 = load float, ptr %64, align 16, !tbaa !14
  %66 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 1
  %67 = load float, ptr %66, align 4, !tbaa !17
  %68 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 2
  %69 = load float, ptr %68, align 8, !tbaa !18
  %70 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 3
  %71 = load float, ptr %70, align 4, !tbaa !19
  call void asm sideeffect "sust.b.2d.v4.b32.trap [$0, {$1, $2}], {$3, $4, $5, $6};", "l,r,r,f,f,f,f,~{memory}"(i64 %60, i32 %62, i32 %63, float %65, float %67, float %69, float %71) #6, !srcloc !25
  call void @llvm.lifetime.end.p0(ptr %16) #5
  store i32 0, ptr %15, align 4
  br label %72

72:                                               ; preds = %35, %34
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %73 = load i32, ptr %15, align 4
  switch i32 %73, label %75 [
    i32 0, label %74
    i32 1, label %74
  ]

74:                                               ; preds = %72, %72
  ret void

75:                                               ; preds = %72
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float4 @_ZL9tex3d_lodyffff(i64 noundef %0, float noundef %1, float noundef %2, float noundef %3, float noundef %4) #2 {
  %6 = alloca %struct.float4, align 16
  %7 = alloca i64, align 8
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store i64 %0, ptr %7, align 8, !tbaa !7
  store float %1, ptr %8, align 4, !tbaa !12
  store float %2, ptr %9, align 4, !tbaa !12
  store float %3, ptr %10, align 4, !tbaa !12
  store float %4, ptr %11, align 4, !tbaa !12
  %12 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 0
  %13 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 1
  %14 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 2
  %15 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 3
  %16 = load i64, ptr %7, align 8, !tbaa !7
  %17 = load float, ptr %8, align 4, !tbaa !12
  %18 = load float, ptr %9, align 4, !tbaa !12
  %19 = load float, ptr %10, align 4, !tbaa !12
  %20 = load float, ptr %11, align 4, !tbaa !12
  %21 = call contract { float, float, float, float } asm sideeffect "tex.level.3d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6, $7, $7}], $8;", "=f,=f,=f,=f,l,f,f,f,f"(i64 %16, float %17, float %18, float %19, float %20) #6, !srcloc !26
  %22 = extractvalue { float, float, float, float } %21, 0
  %23 = extractvalue { float, float, float, float } %21, 1
  %24 = extractvalue { float, float, float, float } %21, 2
  %25 = extractvalue { float, float, float, float } %21, 3
  store float %22, ptr %12, align 16, !tbaa !14
  store float %23, ptr %13, align 4, !tbaa !17
  store float %24, ptr %14, align 8, !tbaa !18
  store float %25, ptr %15, align 4, !tbaa !19
  %26 = load %struct.float4, ptr %6, align 16
  ret %struct.float4 %26
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gather_edges(i64 noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.float4, align 16
  %13 = alloca %struct.float4, align 16
  store i64 %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !27
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %23 = add i32 %21, %22
  store i32 %23, ptr %10, align 4, !tbaa !3
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = load i32, ptr %7, align 4, !tbaa !3
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %31, label %27

27:                                               ; preds = %4
  %28 = load i32, ptr %10, align 4, !tbaa !3
  %29 = load i32, ptr %8, align 4, !tbaa !3
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %27, %4
  store i32 1, ptr %11, align 4
  br label %81

32:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %33 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %34 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %35 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %36 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %37 = load i64, ptr %5, align 8, !tbaa !7
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = sitofp i32 %38 to float
  %40 = fadd contract float %39, 5.000000e-01
  %41 = load i32, ptr %10, align 4, !tbaa !3
  %42 = sitofp i32 %41 to float
  %43 = fadd contract float %42, 5.000000e-01
  %44 = call contract { float, float, float, float } asm sideeffect "tld4.r.2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6}];", "=f,=f,=f,=f,l,f,f"(i64 %37, float %40, float %43) #6, !srcloc !29
  %45 = extractvalue { float, float, float, float } %44, 0
  %46 = extractvalue { float, float, float, float } %44, 1
  %47 = extractvalue { float, float, float, float } %44, 2
  %48 = extractvalue { float, float, float, float } %44, 3
  store float %45, ptr %33, align 16, !tbaa !14
  store float %46, ptr %34, align 4, !tbaa !17
  store float %47, ptr %35, align 8, !tbaa !18
  store float %48, ptr %36, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %49 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 0
  %50 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %51 = load float, ptr %50, align 4, !tbaa !17
  %52 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %53 = load float, ptr %52, align 16, !tbaa !14
  %54 = fsub contract float %51, %53
  store float %54, ptr %49, align 16, !tbaa !14
  %55 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 1
  %56 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %57 = load float, ptr %56, align 8, !tbaa !18
  %58 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %59 = load float, ptr %58, align 4, !tbaa !19
  %60 = fsub contract float %57, %59
  store float %60, ptr %55, align 4, !tbaa !17
  %61 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 2
  %62 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %63 = load float, ptr %62, align 8, !tbaa !18
  %64 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %65 = load float, ptr %64, align 4, !tbaa !17
  %66 = fsub contract float %63, %65
  store float %66, ptr %61, align 8, !tbaa !18
  %67 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 3
  %68 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %69 = load float, ptr %68, align 4, !tbaa !19
  %70 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %71 = load float, ptr %70, align 16, !tbaa !14
  %72 = fsub contract float %69, %71
  store float %72, ptr %67, align 4, !tbaa !19
  %73 = load ptr, ptr %6, align 8, !tbaa !27
  %74 = load i32, ptr %10, align 4, !tbaa !3
  %75 = load i32, ptr %7, align 4, !tbaa !3
  %76 = mul nsw i32 %74, %75
  %77 = load i32, ptr %9, align 4, !tbaa !3
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds %struct.float4, ptr %73, i64 %79
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %80, ptr align 16 %13, i64 16, i1 false), !tbaa.struct !30
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  store i32 0, ptr %11, align 4
  br label %81

81:                                               ; preds = %32, %31
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %82 = load i32, ptr %11, align 4
  switch i32 %82, label %84 [
    i32 0, label %83
    i32 1, label %83
  ]

83:                                               ; preds = %81, %81
  ret void

84:                                               ; preds = %81
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind memory(none) }

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
!8 = !{!"long long", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 float", !11, i64 0}
!11 = !{!"any pointer", !5, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!15, !13, i64 0}
!15 = !{!"_ZTS6float4", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12}
!16 = !{i64 307}
!17 = !{!15, !13, i64 4}
!18 = !{!15, !13, i64 8}
!19 = !{!15, !13, i64 12}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 int", !11, i64 0}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{i64 542}
!25 = !{i64 1986}
!26 = !{i64 776}
!27 = !{!28, !28, i64 0}
!28 = !{!"p1 _ZTS6float4", !11, i64 0}
!29 = !{i64 2402}
!30 = !{i64 0, i64 4, !12, i64 4, i64 4, !12, i64 8, i64 4, !12, i64 12, i64 4, !12}
