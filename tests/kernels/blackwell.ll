; ModuleID = 'blackwell.cu'
source_filename = "blackwell.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float8 = type { [8 x float] }
%struct.float2 = type { float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ13tensor_memoryE4addr = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @redux_float(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %12 = add i32 %10, %11
  store i32 %12, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %13 = load ptr, ptr %3, align 8, !tbaa !7
  %14 = load i32, ptr %5, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %13, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !10
  %18 = call contract float @llvm.nvvm.redux.sync.fmin(float %17, i32 -1)
  store float %18, ptr %6, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %19 = load ptr, ptr %3, align 8, !tbaa !7
  %20 = load i32, ptr %5, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %19, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !10
  %24 = call contract float @llvm.nvvm.redux.sync.fmax.abs(float %23, i32 -1)
  store float %24, ptr %7, align 4, !tbaa !10
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %26 = and i32 %25, 31
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %37

28:                                               ; preds = %2
  %29 = load float, ptr %7, align 4, !tbaa !10
  %30 = load float, ptr %6, align 4, !tbaa !10
  %31 = fsub contract float %29, %30
  %32 = load ptr, ptr %4, align 8, !tbaa !7
  %33 = load i32, ptr %5, align 4, !tbaa !3
  %34 = sdiv i32 %33, 32
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %32, i64 %35
  store float %31, ptr %36, align 4, !tbaa !10
  br label %37

37:                                               ; preds = %28, %2
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
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

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.redux.sync.fmin(float, i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.redux.sync.fmax.abs(float, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scale_256bit(ptr noundef %0, ptr noundef %1, float noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.float8, align 32
  store ptr %0, ptr %5, align 8, !tbaa !12
  store ptr %1, ptr %6, align 8, !tbaa !12
  store float %2, ptr %7, align 4, !tbaa !10
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4, !tbaa !3
  %17 = load i32, ptr %9, align 4, !tbaa !3
  %18 = load i32, ptr %8, align 4, !tbaa !3
  %19 = icmp sge i32 %17, %18
  br i1 %19, label %20, label %21

20:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %95

21:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %22 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %23 = getelementptr inbounds [8 x float], ptr %22, i64 0, i64 0
  %24 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %25 = getelementptr inbounds [8 x float], ptr %24, i64 0, i64 1
  %26 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %27 = getelementptr inbounds [8 x float], ptr %26, i64 0, i64 2
  %28 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %29 = getelementptr inbounds [8 x float], ptr %28, i64 0, i64 3
  %30 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %31 = getelementptr inbounds [8 x float], ptr %30, i64 0, i64 4
  %32 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %33 = getelementptr inbounds [8 x float], ptr %32, i64 0, i64 5
  %34 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %35 = getelementptr inbounds [8 x float], ptr %34, i64 0, i64 6
  %36 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %37 = getelementptr inbounds [8 x float], ptr %36, i64 0, i64 7
  %38 = load ptr, ptr %5, align 8, !tbaa !12
  %39 = load i32, ptr %9, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds %struct.float8, ptr %38, i64 %40
  %42 = call contract { float, float, float, float, float, float, float, float } asm sideeffect "ld.global.v8.f32 {$0, $1, $2, $3, $4, $5, $6, $7}, [$8];", "=f,=f,=f,=f,=f,=f,=f,=f,l"(ptr %41) #8, !srcloc !14
  %43 = extractvalue { float, float, float, float, float, float, float, float } %42, 0
  %44 = extractvalue { float, float, float, float, float, float, float, float } %42, 1
  %45 = extractvalue { float, float, float, float, float, float, float, float } %42, 2
  %46 = extractvalue { float, float, float, float, float, float, float, float } %42, 3
  %47 = extractvalue { float, float, float, float, float, float, float, float } %42, 4
  %48 = extractvalue { float, float, float, float, float, float, float, float } %42, 5
  %49 = extractvalue { float, float, float, float, float, float, float, float } %42, 6
  %50 = extractvalue { float, float, float, float, float, float, float, float } %42, 7
  store float %43, ptr %23, align 32, !tbaa !10
  store float %44, ptr %25, align 4, !tbaa !10
  store float %45, ptr %27, align 8, !tbaa !10
  store float %46, ptr %29, align 4, !tbaa !10
  store float %47, ptr %31, align 16, !tbaa !10
  store float %48, ptr %33, align 4, !tbaa !10
  store float %49, ptr %35, align 8, !tbaa !10
  store float %50, ptr %37, align 4, !tbaa !10
  %51 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %52 = getelementptr inbounds [8 x float], ptr %51, i64 0, i64 0
  %53 = load float, ptr %52, align 32, !tbaa !10
  %54 = load float, ptr %7, align 4, !tbaa !10
  %55 = fmul contract float %53, %54
  %56 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %57 = getelementptr inbounds [8 x float], ptr %56, i64 0, i64 1
  %58 = load float, ptr %57, align 4, !tbaa !10
  %59 = load float, ptr %7, align 4, !tbaa !10
  %60 = fmul contract float %58, %59
  %61 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %62 = getelementptr inbounds [8 x float], ptr %61, i64 0, i64 2
  %63 = load float, ptr %62, align 8, !tbaa !10
  %64 = load float, ptr %7, align 4, !tbaa !10
  %65 = fmul contract float %63, %64
  %66 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %67 = getelementptr inbounds [8 x float], ptr %66, i64 0, i64 3
  %68 = load float, ptr %67, align 4, !tbaa !10
  %69 = load float, ptr %7, align 4, !tbaa !10
  %70 = fmul contract float %68, %69
  %71 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %72 = getelementptr inbounds [8 x float], ptr %71, i64 0, i64 4
  %73 = load float, ptr %72, align 16, !tbaa !10
  %74 = load float, ptr %7, align 4, !tbaa !10
  %75 = fmul contract float %73, %74
  %76 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %77 = getelementptr inbounds [8 x float], ptr %76, i64 0, i64 5
  %78 = load float, ptr %77, align 4, !tbaa !10
  %79 = load float, ptr %7, align 4, !tbaa !10
  %80 = fmul contract float %78, %79
  %81 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %82 = getelementptr inbounds [8 x float], ptr %81, i64 0, i64 6
  %83 = load float, ptr %82, align 8, !tbaa !10
  %84 = load float, ptr %7, align 4, !tbaa !10
  %85 = fmul contract float %83, %84
  %86 = getelementptr inbounds nuw %struct.float8, ptr %11, i32 0, i32 0
  %87 = getelementptr inbounds [8 x float], ptr %86, i64 0, i64 7
  %88 = load float, ptr %87, align 4, !tbaa !10
  %89 = load float, ptr %7, align 4, !tbaa !10
  %90 = fmul contract float %88, %89
  %91 = load ptr, ptr %6, align 8, !tbaa !12
  %92 = load i32, ptr %9, align 4, !tbaa !3
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds %struct.float8, ptr %91, i64 %93
  call void asm sideeffect "st.global.v8.f32 [$8], {$0, $1, $2, $3, $4, $5, $6, $7};", "f,f,f,f,f,f,f,f,l,~{memory}"(float %55, float %60, float %65, float %70, float %75, float %80, float %85, float %90, ptr %94) #8, !srcloc !15
  call void @llvm.lifetime.end.p0(ptr %11) #7
  store i32 0, ptr %10, align 4
  br label %95

95:                                               ; preds = %21, %20
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fma_packed(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.float2, align 8
  %11 = alloca %struct.float2, align 8
  %12 = alloca %struct.float2, align 8
  %13 = alloca %struct.float2, align 8
  store ptr %0, ptr %5, align 8, !tbaa !16
  store ptr %1, ptr %6, align 8, !tbaa !16
  store ptr %2, ptr %7, align 8, !tbaa !16
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4, !tbaa !3
  %19 = load i32, ptr %9, align 4, !tbaa !3
  %20 = load i32, ptr %8, align 4, !tbaa !3
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %44

22:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %23 = load ptr, ptr %5, align 8, !tbaa !16
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.float2, ptr %23, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %26, i64 8, i1 false), !tbaa.struct !18
  %27 = load ptr, ptr %6, align 8, !tbaa !16
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.float2, ptr %27, i64 %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %30, i64 8, i1 false), !tbaa.struct !18
  %31 = load ptr, ptr %7, align 8, !tbaa !16
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.float2, ptr %31, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %34, i64 8, i1 false), !tbaa.struct !18
  %35 = call %struct.float2 @_ZL4fma26float2S_S_(ptr noundef byval(%struct.float2) align 8 %11, ptr noundef byval(%struct.float2) align 8 %12, ptr noundef byval(%struct.float2) align 8 %13) #8
  %36 = getelementptr inbounds nuw %struct.float2, ptr %10, i32 0, i32 0
  %37 = extractvalue %struct.float2 %35, 0
  store float %37, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.float2, ptr %10, i32 0, i32 1
  %39 = extractvalue %struct.float2 %35, 1
  store float %39, ptr %38, align 4
  %40 = load ptr, ptr %7, align 8, !tbaa !16
  %41 = load i32, ptr %9, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.float2, ptr %40, i64 %42
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %10, i64 8, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %44

44:                                               ; preds = %22, %4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float2 @_ZL4fma26float2S_S_(ptr noundef byval(%struct.float2) align 8 %0, ptr noundef byval(%struct.float2) align 8 %1, ptr noundef byval(%struct.float2) align 8 %2) #2 {
  %4 = alloca %struct.float2, align 8
  %5 = getelementptr inbounds nuw %struct.float2, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %struct.float2, ptr %4, i32 0, i32 1
  %7 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 0
  %8 = load float, ptr %7, align 8, !tbaa !19
  %9 = getelementptr inbounds nuw %struct.float2, ptr %0, i32 0, i32 1
  %10 = load float, ptr %9, align 4, !tbaa !21
  %11 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 0
  %12 = load float, ptr %11, align 8, !tbaa !19
  %13 = getelementptr inbounds nuw %struct.float2, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !21
  %15 = getelementptr inbounds nuw %struct.float2, ptr %2, i32 0, i32 0
  %16 = load float, ptr %15, align 8, !tbaa !19
  %17 = getelementptr inbounds nuw %struct.float2, ptr %2, i32 0, i32 1
  %18 = load float, ptr %17, align 4, !tbaa !21
  %19 = call contract { float, float } asm "{.reg .b64 a, b, c; mov.b64 a, {$2, $3}; mov.b64 b, {$4, $5}; mov.b64 c, {$6, $7};\0A\09fma.rn.f32x2 c, a, b, c; mov.b64 {$0, $1}, c;}", "=f,=f,f,f,f,f,f,f"(float %8, float %10, float %12, float %14, float %16, float %18) #9, !srcloc !22
  %20 = extractvalue { float, float } %19, 0
  %21 = extractvalue { float, float } %19, 1
  store float %20, ptr %5, align 8, !tbaa !19
  store float %21, ptr %6, align 4, !tbaa !21
  %22 = load %struct.float2, ptr %4, align 8
  ret %struct.float2 %22
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @to_fp4(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i16, align 2
  store ptr %0, ptr %4, align 8, !tbaa !16
  store ptr %1, ptr %5, align 8, !tbaa !23
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4, !tbaa !3
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = icmp sge i32 %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %39

19:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %20 = load ptr, ptr %4, align 8, !tbaa !16
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.float2, ptr %20, i64 %22
  %24 = getelementptr inbounds nuw %struct.float2, ptr %23, i32 0, i32 1
  %25 = load float, ptr %24, align 4, !tbaa !21
  %26 = load ptr, ptr %4, align 8, !tbaa !16
  %27 = load i32, ptr %7, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.float2, ptr %26, i64 %28
  %30 = getelementptr inbounds nuw %struct.float2, ptr %29, i32 0, i32 0
  %31 = load float, ptr %30, align 8, !tbaa !19
  %32 = call i16 asm "{.reg .b8 t; cvt.rn.satfinite.e2m1x2.f32 t, $1, $2; mov.b16 $0, {t, 0};}", "=h,f,f"(float %25, float %31) #9, !srcloc !25
  store i16 %32, ptr %9, align 2, !tbaa !26
  %33 = load i16, ptr %9, align 2, !tbaa !26
  %34 = trunc i16 %33 to i8
  %35 = load ptr, ptr %5, align 8, !tbaa !23
  %36 = load i32, ptr %7, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr %35, i64 %37
  store i8 %34, ptr %38, align 1, !tbaa !28
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %39

39:                                               ; preds = %19, %18
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %40 = load i32, ptr %8, align 4
  switch i32 %40, label %42 [
    i32 0, label %41
    i32 1, label %41
  ]

41:                                               ; preds = %39, %39
  ret void

42:                                               ; preds = %39
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tensor_memory(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !29
  %5 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %6 = icmp ult i32 %5, 32
  br i1 %6, label %7, label %9

7:                                                ; preds = %1
  %8 = call noundef i32 @_ZL8smem_u32PKv(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ13tensor_memoryE4addr to ptr)) #8
  call void asm sideeffect "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], 32;", "r,~{memory}"(i32 %8) #8, !srcloc !31
  br label %9

9:                                                ; preds = %7, %1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %10 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13tensor_memoryE4addr to ptr), align 4, !tbaa !3
  store i32 %10, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %11 = load i32, ptr %3, align 4, !tbaa !3
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %13 = udiv i32 %12, 32
  %14 = shl i32 %13, 21
  %15 = add i32 %11, %14
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  call void asm sideeffect "tcgen05.st.sync.aligned.32x32b.x1.b32 [$0], {$1};", "r,r,~{memory}"(i32 %15, i32 %16) #8, !srcloc !32
  call void asm sideeffect "tcgen05.wait::st.sync.aligned;", "~{memory}"() #8, !srcloc !33
  %17 = load i32, ptr %3, align 4, !tbaa !3
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %19 = udiv i32 %18, 32
  %20 = shl i32 %19, 21
  %21 = add i32 %17, %20
  %22 = call i32 asm sideeffect "tcgen05.ld.sync.aligned.32x32b.x1.b32 {$0}, [$1];", "=r,r,~{memory}"(i32 %21) #8, !srcloc !34
  store i32 %22, ptr %4, align 4, !tbaa !3
  call void asm sideeffect "tcgen05.wait::ld.sync.aligned;", "~{memory}"() #8, !srcloc !35
  %23 = load i32, ptr %4, align 4, !tbaa !3
  %24 = load ptr, ptr %2, align 8, !tbaa !29
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %24, i64 %26
  store i32 %23, ptr %27, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %29 = icmp ult i32 %28, 32
  br i1 %29, label %30, label %32

30:                                               ; preds = %9
  %31 = load i32, ptr %3, align 4, !tbaa !3
  call void asm sideeffect "tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, 32;", "r"(i32 %31) #8, !srcloc !36
  br label %32

32:                                               ; preds = %30, %9
  call void @llvm.lifetime.end.p0(ptr %4) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8smem_u32PKv(ptr noundef %0) #2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !37
  %3 = load ptr, ptr %2, align 8, !tbaa !37
  %4 = addrspacecast ptr %3 to ptr addrspace(3)
  %5 = ptrtoint ptr addrspace(3) %4 to i64
  %6 = trunc i64 %5 to i32
  ret i32 %6
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_100a" "target-features"="+ptx88,+sm_100a" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_100a" "target-features"="+ptx88,+sm_100a" }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind memory(none) }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 _ZTS6float8", !9, i64 0}
!14 = !{i64 805}
!15 = !{i64 1055}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 _ZTS6float2", !9, i64 0}
!18 = !{i64 0, i64 4, !10, i64 4, i64 4, !10}
!19 = !{!20, !11, i64 0}
!20 = !{!"_ZTS6float2", !11, i64 0, !11, i64 4}
!21 = !{!20, !11, i64 4}
!22 = !{i64 1395, i64 1480}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 omnipotent char", !9, i64 0}
!25 = !{i64 2026}
!26 = !{!27, !27, i64 0}
!27 = !{!"short", !5, i64 0}
!28 = !{!5, !5, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 int", !9, i64 0}
!31 = !{i64 2301}
!32 = !{i64 2463}
!33 = !{i64 2597}
!34 = !{i64 2660}
!35 = !{i64 2786}
!36 = !{i64 2918}
!37 = !{!9, !9, i64 0}
