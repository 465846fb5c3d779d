; ModuleID = 'half_arith.cu'
source_filename = "half_arith.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hsaxpy(half noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca half, align 2
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store half %0, ptr %5, align 2, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !9
  store ptr %2, ptr %7, align 8, !tbaa !9
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %14 = add i32 %12, %13
  store i32 %14, ptr %9, align 4, !tbaa !3
  %15 = load i32, ptr %9, align 4, !tbaa !3
  %16 = load i32, ptr %8, align 4, !tbaa !3
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %36

18:                                               ; preds = %4
  %19 = load half, ptr %5, align 2, !tbaa !7
  %20 = load ptr, ptr %6, align 8, !tbaa !9
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds half, ptr %20, i64 %22
  %24 = load half, ptr %23, align 2, !tbaa !7
  %25 = fmul contract half %19, %24
  %26 = load ptr, ptr %7, align 8, !tbaa !9
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds half, ptr %26, i64 %28
  %30 = load half, ptr %29, align 2, !tbaa !7
  %31 = fadd contract half %25, %30
  %32 = load ptr, ptr %7, align 8, !tbaa !9
  %33 = load i32, ptr %9, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds half, ptr %32, i64 %34
  store half %31, ptr %35, align 2, !tbaa !7
  br label %36

36:                                               ; preds = %18, %4
  call void @llvm.lifetime.end.p0(ptr %9) #6
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hsaxpy2(<2 x half> noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca <2 x half>, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store <2 x half> %0, ptr %5, align 4, !tbaa !12
  store ptr %1, ptr %6, align 8, !tbaa !13
  store ptr %2, ptr %7, align 8, !tbaa !13
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %14 = add i32 %12, %13
  store i32 %14, ptr %9, align 4, !tbaa !3
  %15 = load i32, ptr %9, align 4, !tbaa !3
  %16 = load i32, ptr %8, align 4, !tbaa !3
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %35

18:                                               ; preds = %4
  %19 = load <2 x half>, ptr %5, align 4, !tbaa !12
  %20 = load ptr, ptr %6, align 8, !tbaa !13
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds <2 x half>, ptr %20, i64 %22
  %24 = load <2 x half>, ptr %23, align 4, !tbaa !12
  %25 = load ptr, ptr %7, align 8, !tbaa !13
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds <2 x half>, ptr %25, i64 %27
  %29 = load <2 x half>, ptr %28, align 4, !tbaa !12
  %30 = call contract <2 x half> @llvm.fma.v2f16(<2 x half> %19, <2 x half> %24, <2 x half> %29)
  %31 = load ptr, ptr %7, align 8, !tbaa !13
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds <2 x half>, ptr %31, i64 %33
  store <2 x half> %30, ptr %34, align 4, !tbaa !12
  br label %35

35:                                               ; preds = %18, %4
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bf16_axpby(bfloat noundef %0, ptr noundef %1, bfloat noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca bfloat, align 2
  %7 = alloca ptr, align 8
  %8 = alloca bfloat, align 2
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store bfloat %0, ptr %6, align 2, !tbaa !14
  store ptr %1, ptr %7, align 8, !tbaa !16
  store bfloat %2, ptr %8, align 2, !tbaa !14
  store ptr %3, ptr %9, align 8, !tbaa !16
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %16 = add i32 %14, %15
  store i32 %16, ptr %11, align 4, !tbaa !3
  %17 = load i32, ptr %11, align 4, !tbaa !3
  %18 = load i32, ptr %10, align 4, !tbaa !3
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %45

20:                                               ; preds = %5
  %21 = load bfloat, ptr %6, align 2, !tbaa !14
  %22 = fpext contract bfloat %21 to float
  %23 = load ptr, ptr %7, align 8, !tbaa !16
  %24 = load i32, ptr %11, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds bfloat, ptr %23, i64 %25
  %27 = load bfloat, ptr %26, align 2, !tbaa !14
  %28 = fpext contract bfloat %27 to float
  %29 = fmul contract float %22, %28
  %30 = load bfloat, ptr %8, align 2, !tbaa !14
  %31 = fpext contract bfloat %30 to float
  %32 = load ptr, ptr %9, align 8, !tbaa !16
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds bfloat, ptr %32, i64 %34
  %36 = load bfloat, ptr %35, align 2, !tbaa !14
  %37 = fpext contract bfloat %36 to float
  %38 = fmul contract float %31, %37
  %39 = fadd contract float %29, %38
  %40 = fptrunc contract float %39 to bfloat
  %41 = load ptr, ptr %9, align 8, !tbaa !16
  %42 = load i32, ptr %11, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds bfloat, ptr %41, i64 %43
  store bfloat %40, ptr %44, align 2, !tbaa !14
  br label %45

45:                                               ; preds = %20, %5
  call void @llvm.lifetime.end.p0(ptr %11) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_dot(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca <2 x half>, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !13
  store ptr %1, ptr %6, align 8, !tbaa !13
  store ptr %2, ptr %7, align 8, !tbaa !18
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store float 0.000000e+00, ptr %9, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %13, ptr %10, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %40, %4
  %15 = load i32, ptr %10, align 4, !tbaa !3
  %16 = load i32, ptr %8, align 4, !tbaa !3
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %44

19:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %20 = load ptr, ptr %5, align 8, !tbaa !13
  %21 = load i32, ptr %10, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds <2 x half>, ptr %20, i64 %22
  %24 = load <2 x half>, ptr %23, align 4, !tbaa !12
  %25 = load ptr, ptr %6, align 8, !tbaa !13
  %26 = load i32, ptr %10, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds <2 x half>, ptr %25, i64 %27
  %29 = load <2 x half>, ptr %28, align 4, !tbaa !12
  %30 = fmul contract <2 x half> %24, %29
  store <2 x half> %30, ptr %11, align 4, !tbaa !12
  %31 = load <2 x half>, ptr %11, align 4
  %32 = extractelement <2 x half> %31, i64 0
  %33 = fpext contract half %32 to float
  %34 = load <2 x half>, ptr %11, align 4
  %35 = extractelement <2 x half> %34, i64 1
  %36 = fpext contract half %35 to float
  %37 = fadd contract float %33, %36
  %38 = load float, ptr %9, align 4, !tbaa !20
  %39 = fadd contract float %38, %37
  store float %39, ptr %9, align 4, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %40

40:                                               ; preds = %19
  %41 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %42 = load i32, ptr %10, align 4, !tbaa !3
  %43 = add i32 %42, %41
  store i32 %43, ptr %10, align 4, !tbaa !3
  br label %14, !llvm.loop !22

44:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 16, ptr %12, align 4, !tbaa !3
  br label %45

45:                                               ; preds = %55, %44
  %46 = load i32, ptr %12, align 4, !tbaa !3
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %58

49:                                               ; preds = %45
  %50 = load float, ptr %9, align 4, !tbaa !20
  %51 = load i32, ptr %12, align 4, !tbaa !3
  %52 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %50, i32 noundef %51, i32 noundef 32) #7
  %53 = load float, ptr %9, align 4, !tbaa !20
  %54 = fadd contract float %53, %52
  store float %54, ptr %9, align 4, !tbaa !20
  br label %55

55:                                               ; preds = %49
  %56 = load i32, ptr %12, align 4, !tbaa !3
  %57 = ashr i32 %56, 1
  store i32 %57, ptr %12, align 4, !tbaa !3
  br label %45, !llvm.loop !24

58:                                               ; preds = %48
  %59 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %60 = and i32 %59, 31
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %66

62:                                               ; preds = %58
  %63 = load ptr, ptr %7, align 8, !tbaa !18
  %64 = load float, ptr %9, align 4, !tbaa !20
  %65 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %63, float noundef %64) #7
  br label %66

66:                                               ; preds = %62, %58
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store float %1, ptr %6, align 4, !tbaa !20
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load float, ptr %6, align 4, !tbaa !20
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9atomicAddPff(ptr noundef %0, float noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !18
  store float %1, ptr %4, align 4, !tbaa !20
  %5 = load ptr, ptr %3, align 8, !tbaa !18
  %6 = load float, ptr %4, align 4, !tbaa !20
  %7 = atomicrmw fadd ptr %5, float %6 seq_cst, align 4
  ret float %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @convert_all(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  store ptr %0, ptr %8, align 8, !tbaa !18
  store ptr %1, ptr %9, align 8, !tbaa !9
  store ptr %2, ptr %10, align 8, !tbaa !16
  store ptr %3, ptr %11, align 8, !tbaa !25
  store ptr %4, ptr %12, align 8, !tbaa !27
  store ptr %5, ptr %13, align 8, !tbaa !29
  store i32 %6, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %22 = add i32 %20, %21
  store i32 %22, ptr %15, align 4, !tbaa !3
  %23 = load i32, ptr %15, align 4, !tbaa !3
  %24 = load i32, ptr %14, align 4, !tbaa !3
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %7
  store i32 1, ptr %16, align 4
  br label %72

27:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %28 = load ptr, ptr %8, align 8, !tbaa !18
  %29 = load i32, ptr %15, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !20
  store float %32, ptr %17, align 4, !tbaa !20
  %33 = load float, ptr %17, align 4, !tbaa !20
  %34 = fptrunc contract float %33 to half
  %35 = load ptr, ptr %9, align 8, !tbaa !9
  %36 = load i32, ptr %15, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds half, ptr %35, i64 %37
  store half %34, ptr %38, align 2, !tbaa !7
  %39 = load float, ptr %17, align 4, !tbaa !20
  %40 = fptrunc contract float %39 to bfloat
  %41 = load ptr, ptr %10, align 8, !tbaa !16
  %42 = load i32, ptr %15, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds bfloat, ptr %41, i64 %43
  store bfloat %40, ptr %44, align 2, !tbaa !14
  %45 = load float, ptr %17, align 4, !tbaa !20
  %46 = fptrunc contract float %45 to half
  %47 = fpext contract half %46 to double
  %48 = load float, ptr %17, align 4, !tbaa !20
  %49 = fptrunc contract float %48 to bfloat
  %50 = fpext contract bfloat %49 to float
  %51 = fpext contract float %50 to double
  %52 = fadd contract double %47, %51
  %53 = load ptr, ptr %11, align 8, !tbaa !25
  %54 = load i32, ptr %15, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %53, i64 %55
  store double %52, ptr %56, align 8, !tbaa !31
  %57 = load float, ptr %17, align 4, !tbaa !20
  %58 = fptrunc contract float %57 to half
  %59 = fptosi half %58 to i16
  %60 = load ptr, ptr %12, align 8, !tbaa !27
  %61 = load i32, ptr %15, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i16, ptr %60, i64 %62
  store i16 %59, ptr %63, align 2, !tbaa !33
  %64 = load float, ptr %17, align 4, !tbaa !20
  %65 = call contract float @llvm.maxnum.f32(float %64, float 0.000000e+00)
  %66 = call contract float @llvm.minnum.f32(float %65, float 2.550000e+02)
  %67 = fptoui float %66 to i8
  %68 = load ptr, ptr %13, align 8, !tbaa !29
  %69 = load i32, ptr %15, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr %68, i64 %70
  store i8 %67, ptr %71, align 1, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %17) #6
  store i32 0, ptr %16, align 4
  br label %72

72:                                               ; preds = %27, %26
  call void @llvm.lifetime.end.p0(ptr %15) #6
  %73 = load i32, ptr %16, align 4
  switch i32 %73, label %75 [
    i32 0, label %74
    i32 1, label %74
  ]

74:                                               ; preds = %72, %72
  ret void

75:                                               ; preds = %72
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_clip_compare(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca half, align 2
  %16 = alloca half, align 2
  %17 = alloca half, align 2
  %18 = alloca i8, align 1
  %19 = alloca half, align 2
  store ptr %0, ptr %7, align 8, !tbaa !9
  store ptr %1, ptr %8, align 8, !tbaa !9
  store ptr %2, ptr %9, align 8, !tbaa !9
  store ptr %3, ptr %10, align 8, !tbaa !9
  store ptr %4, ptr %11, align 8, !tbaa !35
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %24 = add i32 %22, %23
  store i32 %24, ptr %13, align 4, !tbaa !3
  %25 = load i32, ptr %13, align 4, !tbaa !3
  %26 = load i32, ptr %12, align 4, !tbaa !3
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %86

29:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %30 = load ptr, ptr %7, align 8, !tbaa !9
  %31 = load i32, ptr %13, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds half, ptr %30, i64 %32
  %34 = load half, ptr %33, align 2, !tbaa !7
  store half %34, ptr %15, align 2, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %35 = load ptr, ptr %8, align 8, !tbaa !9
  %36 = getelementptr inbounds half, ptr %35, i64 0
  %37 = load half, ptr %36, align 2, !tbaa !7
  store half %37, ptr %16, align 2, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %38 = load ptr, ptr %9, align 8, !tbaa !9
  %39 = getelementptr inbounds half, ptr %38, i64 0
  %40 = load half, ptr %39, align 2, !tbaa !7
  store half %40, ptr %17, align 2, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %41 = load half, ptr %15, align 2, !tbaa !7
  %42 = load half, ptr %16, align 2, !tbaa !7
  %43 = fcmp contract olt half %41, %42
  br i1 %43, label %48, label %44

44:                                               ; preds = %29
  %45 = load half, ptr %15, align 2, !tbaa !7
  %46 = load half, ptr %17, align 2, !tbaa !7
  %47 = fcmp contract ogt half %45, %46
  br label %48

48:                                               ; preds = %44, %29
  %49 = phi i1 [ true, %29 ], [ %47, %44 ]
  %50 = zext i1 %49 to i8
  store i8 %50, ptr %18, align 1, !tbaa !37
  call void @llvm.lifetime.start.p0(ptr %19) #6
  %51 = load half, ptr %15, align 2, !tbaa !7
  %52 = load half, ptr %16, align 2, !tbaa !7
  %53 = fcmp contract olt half %51, %52
  br i1 %53, label %54, label %56

54:                                               ; preds = %48
  %55 = load half, ptr %16, align 2, !tbaa !7
  br label %66

56:                                               ; preds = %48
  %57 = load half, ptr %15, align 2, !tbaa !7
  %58 = load half, ptr %17, align 2, !tbaa !7
  %59 = fcmp contract ogt half %57, %58
  br i1 %59, label %60, label %62

60:                                               ; preds = %56
  %61 = load half, ptr %17, align 2, !tbaa !7
  br label %64

62:                                               ; preds = %56
  %63 = load half, ptr %15, align 2, !tbaa !7
  br label %64

64:                                               ; preds = %62, %60
  %65 = phi contract half [ %61, %60 ], [ %63, %62 ]
  br label %66

66:                                               ; preds = %64, %54
  %67 = phi contract half [ %55, %54 ], [ %65, %64 ]
  store half %67, ptr %19, align 2, !tbaa !7
  %68 = load half, ptr %15, align 2, !tbaa !7
  %69 = load half, ptr %15, align 2, !tbaa !7
  %70 = fcmp contract oeq half %68, %69
  br i1 %70, label %71, label %73

71:                                               ; preds = %66
  %72 = load half, ptr %19, align 2, !tbaa !7
  br label %74

73:                                               ; preds = %66
  br label %74

74:                                               ; preds = %73, %71
  %75 = phi contract half [ %72, %71 ], [ 0xH0000, %73 ]
  %76 = load ptr, ptr %10, align 8, !tbaa !9
  %77 = load i32, ptr %13, align 4, !tbaa !3
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds half, ptr %76, i64 %78
  store half %75, ptr %79, align 2, !tbaa !7
  %80 = load i8, ptr %18, align 1, !tbaa !37, !range !39, !noundef !40
  %81 = trunc i8 %80 to i1
  br i1 %81, label %82, label %85

82:                                               ; preds = %74
  %83 = load ptr, ptr %11, align 8, !tbaa !35
  %84 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %83, i32 noundef 1) #7
  br label %85

85:                                               ; preds = %82, %74
  call void @llvm.lifetime.end.p0(ptr %19) #6
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  store i32 0, ptr %14, align 4
  br label %86

86:                                               ; preds = %85, %28
  call void @llvm.lifetime.end.p0(ptr %13) #6
  %87 = load i32, ptr %14, align 4
  switch i32 %87, label %89 [
    i32 0, label %88
    i32 1, label %88
  ]

88:                                               ; preds = %86, %86
  ret void

89:                                               ; preds = %86
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !35
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !35
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx80,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx80,+sm_75" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!8 = !{!"_Float16", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"p1 _Float16", !11, i64 0}
!11 = !{!"any pointer", !5, i64 0}
!12 = !{!5, !5, i64 0}
!13 = !{!11, !11, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"__bf16", !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 __bf16", !11, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 float", !11, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !5, i64 0}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = distinct !{!24, !23}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 double", !11, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"p1 short", !11, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 omnipotent char", !11, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"double", !5, i64 0}
!33 = !{!34, !34, i64 0}
!34 = !{!"short", !5, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"p1 int", !11, i64 0}
!37 = !{!38, !38, i64 0}
!38 = !{!"bool", !5, i64 0}
!39 = !{i8 0, i8 2}
!40 = !{}
