; ModuleID = 'stride_loops.cu'
source_filename = "stride_loops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @thread_chunk(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store i32 0, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = mul nsw i32 %15, %16
  store i32 %17, ptr %9, align 4, !tbaa !3
  br label %18

18:                                               ; preds = %34, %3
  %19 = load i32, ptr %9, align 4, !tbaa !3
  %20 = load i32, ptr %7, align 4, !tbaa !3
  %21 = add nsw i32 %20, 1
  %22 = load i32, ptr %6, align 4, !tbaa !3
  %23 = mul nsw i32 %21, %22
  %24 = icmp slt i32 %19, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %37

26:                                               ; preds = %18
  %27 = load ptr, ptr %4, align 8, !tbaa !7
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = load i32, ptr %8, align 4, !tbaa !3
  %33 = add nsw i32 %32, %31
  store i32 %33, ptr %8, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %26
  %35 = load i32, ptr %9, align 4, !tbaa !3
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %9, align 4, !tbaa !3
  br label %18, !llvm.loop !10

37:                                               ; preds = %25
  %38 = load i32, ptr %8, align 4, !tbaa !3
  %39 = load ptr, ptr %5, align 8, !tbaa !7
  %40 = load i32, ptr %7, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  store i32 %38, ptr %42, align 4, !tbaa !3
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_stride(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !12
  store ptr %1, ptr %6, align 8, !tbaa !12
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  store i32 %12, ptr %9, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %49, %4
  %14 = load i32, ptr %9, align 4, !tbaa !3
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %53

18:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  store i32 %19, ptr %11, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %44, %18
  %21 = load i32, ptr %11, align 4, !tbaa !3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %48

25:                                               ; preds = %20
  %26 = load ptr, ptr %5, align 8, !tbaa !12
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = load i32, ptr %8, align 4, !tbaa !3
  %29 = mul nsw i32 %27, %28
  %30 = load i32, ptr %11, align 4, !tbaa !3
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %26, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !14
  %35 = fmul contract float %34, 2.000000e+00
  %36 = load ptr, ptr %6, align 8, !tbaa !12
  %37 = load i32, ptr %9, align 4, !tbaa !3
  %38 = load i32, ptr %8, align 4, !tbaa !3
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %11, align 4, !tbaa !3
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %36, i64 %42
  store float %35, ptr %43, align 4, !tbaa !14
  br label %44

44:                                               ; preds = %25
  %45 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %46 = load i32, ptr %11, align 4, !tbaa !3
  %47 = add i32 %46, %45
  store i32 %47, ptr %11, align 4, !tbaa !3
  br label %20, !llvm.loop !16

48:                                               ; preds = %24
  br label %49

49:                                               ; preds = %48
  %50 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #6
  %51 = load i32, ptr %9, align 4, !tbaa !3
  %52 = add i32 %51, %50
  store i32 %52, ptr %9, align 4, !tbaa !3
  br label %13, !llvm.loop !17

53:                                               ; preds = %17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_stride(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !12
  store ptr %1, ptr %6, align 8, !tbaa !12
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %15 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #6
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %17 = mul i32 %15, %16
  %18 = udiv i32 %17, 32
  store i32 %18, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %20 = urem i32 %19, 32
  store i32 %20, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %25 = add i32 %23, %24
  %26 = udiv i32 %25, 32
  store i32 %26, ptr %11, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %86, %4
  %28 = load i32, ptr %11, align 4, !tbaa !3
  %29 = load i32, ptr %7, align 4, !tbaa !3
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %90

32:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store float 0.000000e+00, ptr %13, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %33 = load i32, ptr %10, align 4, !tbaa !3
  store i32 %33, ptr %14, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %53, %32
  %35 = load i32, ptr %14, align 4, !tbaa !3
  %36 = load i32, ptr %8, align 4, !tbaa !3
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %56

39:                                               ; preds = %34
  %40 = load ptr, ptr %5, align 8, !tbaa !12
  %41 = load i32, ptr %11, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = load i32, ptr %8, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  %45 = mul i64 %42, %44
  %46 = load i32, ptr %14, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = add i64 %45, %47
  %49 = getelementptr inbounds nuw float, ptr %40, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !14
  %51 = load float, ptr %13, align 4, !tbaa !14
  %52 = fadd contract float %51, %50
  store float %52, ptr %13, align 4, !tbaa !14
  br label %53

53:                                               ; preds = %39
  %54 = load i32, ptr %14, align 4, !tbaa !3
  %55 = add nsw i32 %54, 32
  store i32 %55, ptr %14, align 4, !tbaa !3
  br label %34, !llvm.loop !18

56:                                               ; preds = %38
  %57 = load float, ptr %13, align 4, !tbaa !14
  %58 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %57, i32 noundef 16, i32 noundef 32) #6
  %59 = load float, ptr %13, align 4, !tbaa !14
  %60 = fadd contract float %59, %58
  store float %60, ptr %13, align 4, !tbaa !14
  %61 = load float, ptr %13, align 4, !tbaa !14
  %62 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %61, i32 noundef 8, i32 noundef 32) #6
  %63 = load float, ptr %13, align 4, !tbaa !14
  %64 = fadd contract float %63, %62
  store float %64, ptr %13, align 4, !tbaa !14
  %65 = load float, ptr %13, align 4, !tbaa !14
  %66 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %65, i32 noundef 4, i32 noundef 32) #6
  %67 = load float, ptr %13, align 4, !tbaa !14
  %68 = fadd contract float %67, %66
  store float %68, ptr %13, align 4, !tbaa !14
  %69 = load float, ptr %13, align 4, !tbaa !14
  %70 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %69, i32 noundef 2, i32 noundef 32) #6
  %71 = load float, ptr %13, align 4, !tbaa !14
  %72 = fadd contract float %71, %70
  store float %72, ptr %13, align 4, !tbaa !14
  %73 = load float, ptr %13, align 4, !tbaa !14
  %74 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %73, i32 noundef 1, i32 noundef 32) #6
  %75 = load float, ptr %13, align 4, !tbaa !14
  %76 = fadd contract float %75, %74
  store float %76, ptr %13, align 4, !tbaa !14
  %77 = load i32, ptr %10, align 4, !tbaa !3
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %85

79:                                               ; preds = %56
  %80 = load float, ptr %13, align 4, !tbaa !14
  %81 = load ptr, ptr %6, align 8, !tbaa !12
  %82 = load i32, ptr %11, align 4, !tbaa !3
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %81, i64 %83
  store float %80, ptr %84, align 4, !tbaa !14
  br label %85

85:                                               ; preds = %79, %56
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %86

86:                                               ; preds = %85
  %87 = load i32, ptr %9, align 4, !tbaa !3
  %88 = load i32, ptr %11, align 4, !tbaa !3
  %89 = add nsw i32 %88, %87
  store i32 %89, ptr %11, align 4, !tbaa !3
  br label %27, !llvm.loop !19

90:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store float %1, ptr %6, align 4, !tbaa !14
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load float, ptr %6, align 4, !tbaa !14
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_stride_64(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !20
  store ptr %1, ptr %5, align 8, !tbaa !20
  store i64 %2, ptr %6, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %9 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #6
  %10 = zext i32 %9 to i64
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %12 = zext i32 %11 to i64
  %13 = mul i64 %10, %12
  store i64 %13, ptr %7, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %15 = zext i32 %14 to i64
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %17 = zext i32 %16 to i64
  %18 = mul i64 %15, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %20 = zext i32 %19 to i64
  %21 = add i64 %18, %20
  store i64 %21, ptr %8, align 8, !tbaa !22
  br label %22

22:                                               ; preds = %38, %3
  %23 = load i64, ptr %8, align 8, !tbaa !22
  %24 = load i64, ptr %6, align 8, !tbaa !22
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %8) #5
  br label %42

27:                                               ; preds = %22
  %28 = load ptr, ptr %4, align 8, !tbaa !20
  %29 = load i64, ptr %8, align 8, !tbaa !22
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !24
  %32 = zext i8 %31 to i32
  %33 = xor i32 %32, -1
  %34 = trunc i32 %33 to i8
  %35 = load ptr, ptr %5, align 8, !tbaa !20
  %36 = load i64, ptr %8, align 8, !tbaa !22
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 %36
  store i8 %34, ptr %37, align 1, !tbaa !24
  br label %38

38:                                               ; preds = %27
  %39 = load i64, ptr %7, align 8, !tbaa !22
  %40 = load i64, ptr %8, align 8, !tbaa !22
  %41 = add i64 %40, %39
  store i64 %41, ptr %8, align 8, !tbaa !22
  br label %22, !llvm.loop !25

42:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hand_unrolled(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !12
  store ptr %1, ptr %5, align 8, !tbaa !12
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %14 = mul i32 %12, %13
  %15 = mul i32 %14, 4
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %17 = add i32 %15, %16
  store i32 %17, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store float 0.000000e+00, ptr %8, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store float 0.000000e+00, ptr %9, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store float 0.000000e+00, ptr %10, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store float 0.000000e+00, ptr %11, align 4, !tbaa !14
  br label %18

18:                                               ; preds = %62, %3
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %21 = mul nsw i32 3, %20
  %22 = add nsw i32 %19, %21
  %23 = load i32, ptr %6, align 4, !tbaa !3
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %69

25:                                               ; preds = %18
  %26 = load ptr, ptr %4, align 8, !tbaa !12
  %27 = load i32, ptr %7, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !14
  %31 = load float, ptr %8, align 4, !tbaa !14
  %32 = fadd contract float %31, %30
  store float %32, ptr %8, align 4, !tbaa !14
  %33 = load ptr, ptr %4, align 8, !tbaa !12
  %34 = load i32, ptr %7, align 4, !tbaa !3
  %35 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %36 = add i32 %34, %35
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %33, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !14
  %40 = load float, ptr %9, align 4, !tbaa !14
  %41 = fadd contract float %40, %39
  store float %41, ptr %9, align 4, !tbaa !14
  %42 = load ptr, ptr %4, align 8, !tbaa !12
  %43 = load i32, ptr %7, align 4, !tbaa !3
  %44 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %45 = mul i32 2, %44
  %46 = add i32 %43, %45
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr %42, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !14
  %50 = load float, ptr %10, align 4, !tbaa !14
  %51 = fadd contract float %50, %49
  store float %51, ptr %10, align 4, !tbaa !14
  %52 = load ptr, ptr %4, align 8, !tbaa !12
  %53 = load i32, ptr %7, align 4, !tbaa !3
  %54 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %55 = mul i32 3, %54
  %56 = add i32 %53, %55
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr %52, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !14
  %60 = load float, ptr %11, align 4, !tbaa !14
  %61 = fadd contract float %60, %59
  store float %61, ptr %11, align 4, !tbaa !14
  br label %62

62:                                               ; preds = %25
  %63 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #6
  %64 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %65 = mul i32 %63, %64
  %66 = mul i32 %65, 4
  %67 = load i32, ptr %7, align 4, !tbaa !3
  %68 = add i32 %67, %66
  store i32 %68, ptr %7, align 4, !tbaa !3
  br label %18, !llvm.loop !26

69:                                               ; preds = %18
  br label %70

70:                                               ; preds = %82, %69
  %71 = load i32, ptr %7, align 4, !tbaa !3
  %72 = load i32, ptr %6, align 4, !tbaa !3
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %86

74:                                               ; preds = %70
  %75 = load ptr, ptr %4, align 8, !tbaa !12
  %76 = load i32, ptr %7, align 4, !tbaa !3
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %75, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !14
  %80 = load float, ptr %8, align 4, !tbaa !14
  %81 = fadd contract float %80, %79
  store float %81, ptr %8, align 4, !tbaa !14
  br label %82

82:                                               ; preds = %74
  %83 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %84 = load i32, ptr %7, align 4, !tbaa !3
  %85 = add i32 %84, %83
  store i32 %85, ptr %7, align 4, !tbaa !3
  br label %70, !llvm.loop !27

86:                                               ; preds = %70
  %87 = load float, ptr %8, align 4, !tbaa !14
  %88 = load float, ptr %9, align 4, !tbaa !14
  %89 = fadd contract float %87, %88
  %90 = load float, ptr %10, align 4, !tbaa !14
  %91 = load float, ptr %11, align 4, !tbaa !14
  %92 = fadd contract float %90, %91
  %93 = fadd contract float %89, %92
  %94 = load ptr, ptr %5, align 8, !tbaa !12
  %95 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %96 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %97 = mul i32 %95, %96
  %98 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %99 = add i32 %97, %98
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw float, ptr %94, i64 %100
  store float %93, ptr %101, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @down_counting(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %7 = load ptr, ptr %3, align 8, !tbaa !7
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %12 = add i32 %10, %11
  %13 = zext i32 %12 to i64
  %14 = load i32, ptr %4, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = mul i64 %13, %15
  %17 = getelementptr inbounds nuw i32, ptr %7, i64 %16
  store ptr %17, ptr %5, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %18 = load i32, ptr %4, align 4, !tbaa !3
  %19 = sub nsw i32 %18, 1
  store i32 %19, ptr %6, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %41, %2
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %6) #5
  br label %44

24:                                               ; preds = %20
  %25 = load ptr, ptr %5, align 8, !tbaa !7
  %26 = load i32, ptr %6, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = load ptr, ptr %5, align 8, !tbaa !7
  %31 = load i32, ptr %6, align 4, !tbaa !3
  %32 = sub nsw i32 %31, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %30, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = sub nsw i32 %29, %35
  %37 = load ptr, ptr %5, align 8, !tbaa !7
  %38 = load i32, ptr %6, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  store i32 %36, ptr %40, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %24
  %42 = load i32, ptr %6, align 4, !tbaa !3
  %43 = add nsw i32 %42, -1
  store i32 %43, ptr %6, align 4, !tbaa !3
  br label %20, !llvm.loop !28

44:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pointer_walk(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !29
  store ptr %1, ptr %5, align 8, !tbaa !29
  store ptr %2, ptr %6, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %10 = load ptr, ptr %4, align 8, !tbaa !29
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i16, ptr %10, i64 %12
  store ptr %13, ptr %7, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store i32 0, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %29, %3
  %15 = load ptr, ptr %7, align 8, !tbaa !29
  %16 = load i16, ptr %15, align 2, !tbaa !31
  %17 = sext i16 %16 to i32
  %18 = load i32, ptr %9, align 4, !tbaa !3
  %19 = mul nsw i32 %17, %18
  %20 = load i32, ptr %8, align 4, !tbaa !3
  %21 = add nsw i32 %20, %19
  store i32 %21, ptr %8, align 4, !tbaa !3
  %22 = load ptr, ptr %7, align 8, !tbaa !29
  %23 = load i16, ptr %22, align 2, !tbaa !31
  %24 = sext i16 %23 to i32
  store i32 %24, ptr %9, align 4, !tbaa !3
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %26 = load ptr, ptr %7, align 8, !tbaa !29
  %27 = zext i32 %25 to i64
  %28 = getelementptr inbounds nuw i16, ptr %26, i64 %27
  store ptr %28, ptr %7, align 8, !tbaa !29
  br label %29

29:                                               ; preds = %14
  %30 = load ptr, ptr %7, align 8, !tbaa !29
  %31 = load ptr, ptr %5, align 8, !tbaa !29
  %32 = icmp ult ptr %30, %31
  br i1 %32, label %14, label %33, !llvm.loop !33

33:                                               ; preds = %29
  %34 = load i32, ptr %8, align 4, !tbaa !3
  %35 = load ptr, ptr %6, align 8, !tbaa !7
  %36 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %35, i64 %37
  store i32 %34, ptr %38, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @find_first(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  store i32 %11, ptr %9, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %33, %4
  %13 = load i32, ptr %9, align 4, !tbaa !3
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %37

16:                                               ; preds = %12
  %17 = load ptr, ptr %5, align 8, !tbaa !7
  %18 = load i32, ptr %9, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = icmp eq i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %16
  br label %42

25:                                               ; preds = %16
  %26 = load ptr, ptr %5, align 8, !tbaa !7
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = icmp slt i32 %30, 0
  br i1 %31, label %32, label %33

32:                                               ; preds = %25
  br label %37

33:                                               ; preds = %25
  %34 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %35 = load i32, ptr %9, align 4, !tbaa !3
  %36 = add i32 %35, %34
  store i32 %36, ptr %9, align 4, !tbaa !3
  br label %12, !llvm.loop !34

37:                                               ; preds = %32, %12
  %38 = load ptr, ptr %6, align 8, !tbaa !7
  %39 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %38, i64 %40
  store i32 -1, ptr %41, align 4, !tbaa !3
  store i32 1, ptr %10, align 4
  br label %48

42:                                               ; preds = %24
  %43 = load i32, ptr %9, align 4, !tbaa !3
  %44 = load ptr, ptr %6, align 8, !tbaa !7
  %45 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %44, i64 %46
  store i32 %43, ptr %47, align 4, !tbaa !3
  store i32 0, ptr %10, align 4
  br label %48

48:                                               ; preds = %42, %37
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %49 = load i32, ptr %10, align 4
  switch i32 %49, label %51 [
    i32 0, label %50
    i32 1, label %50
  ]

50:                                               ; preds = %48, %48
  ret void

51:                                               ; preds = %48
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @triangular_pairs(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !12
  store ptr %1, ptr %5, align 8, !tbaa !12
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %16 = add i32 %14, %15
  store i32 %16, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store float 0.000000e+00, ptr %8, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %17 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %17, ptr %9, align 4, !tbaa !3
  br label %18

18:                                               ; preds = %49, %3
  %19 = load i32, ptr %9, align 4, !tbaa !3
  %20 = load i32, ptr %6, align 4, !tbaa !3
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %55

23:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %11, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %45, %23
  %27 = load i32, ptr %11, align 4, !tbaa !3
  %28 = load i32, ptr %6, align 4, !tbaa !3
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %48

31:                                               ; preds = %26
  %32 = load ptr, ptr %4, align 8, !tbaa !12
  %33 = load i32, ptr %9, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !14
  %37 = load ptr, ptr %4, align 8, !tbaa !12
  %38 = load i32, ptr %11, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !14
  %42 = fmul contract float %36, %41
  %43 = load float, ptr %8, align 4, !tbaa !14
  %44 = fadd contract float %43, %42
  store float %44, ptr %8, align 4, !tbaa !14
  br label %45

45:                                               ; preds = %31
  %46 = load i32, ptr %11, align 4, !tbaa !3
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %11, align 4, !tbaa !3
  br label %26, !llvm.loop !35

48:                                               ; preds = %30
  br label %49

49:                                               ; preds = %48
  %50 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #6
  %51 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %52 = mul i32 %50, %51
  %53 = load i32, ptr %9, align 4, !tbaa !3
  %54 = add i32 %53, %52
  store i32 %54, ptr %9, align 4, !tbaa !3
  br label %18, !llvm.loop !37

55:                                               ; preds = %22
  %56 = load float, ptr %8, align 4, !tbaa !14
  %57 = load ptr, ptr %5, align 8, !tbaa !12
  %58 = load i32, ptr %7, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %57, i64 %59
  store float %56, ptr %60, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 float", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !5, i64 0}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 omnipotent char", !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"long", !5, i64 0}
!24 = !{!5, !5, i64 0}
!25 = distinct !{!25, !11}
!26 = distinct !{!26, !11}
!27 = distinct !{!27, !11}
!28 = distinct !{!28, !11}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 short", !9, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"short", !5, i64 0}
!33 = distinct !{!33, !11}
!34 = distinct !{!34, !11}
!35 = distinct !{!35, !11, !36}
!36 = !{!"llvm.loop.unroll.count", i32 4}
!37 = distinct !{!37, !11, !38}
!38 = !{!"llvm.loop.unroll.disable"}
