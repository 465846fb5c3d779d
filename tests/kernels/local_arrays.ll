; ModuleID = 'local_arrays.cu'
source_filename = "local_arrays.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Blob = type { [40 x i8], i32 }
%union.Bits = type { double }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @local_histogram(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [16 x i32], align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %16 = add i32 %14, %15
  store i32 %16, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  call void @llvm.memset.p0.i64(ptr align 4 %8, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %38, %3
  %18 = load i32, ptr %9, align 4, !tbaa !3
  %19 = load i32, ptr %6, align 4, !tbaa !3
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %41

22:                                               ; preds = %17
  %23 = load ptr, ptr %4, align 8, !tbaa !7
  %24 = load i32, ptr %7, align 4, !tbaa !3
  %25 = load i32, ptr %6, align 4, !tbaa !3
  %26 = mul nsw i32 %24, %25
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %23, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !12
  %32 = zext i8 %31 to i32
  %33 = and i32 %32, 15
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %35, align 4, !tbaa !3
  br label %38

38:                                               ; preds = %22
  %39 = load i32, ptr %9, align 4, !tbaa !3
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %9, align 4, !tbaa !3
  br label %17, !llvm.loop !13

41:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 1, ptr %11, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %59, %41
  %43 = load i32, ptr %11, align 4, !tbaa !3
  %44 = icmp slt i32 %43, 16
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %62

46:                                               ; preds = %42
  %47 = load i32, ptr %11, align 4, !tbaa !3
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = load i32, ptr %10, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !3
  %55 = icmp sgt i32 %50, %54
  br i1 %55, label %56, label %58

56:                                               ; preds = %46
  %57 = load i32, ptr %11, align 4, !tbaa !3
  store i32 %57, ptr %10, align 4, !tbaa !3
  br label %58

58:                                               ; preds = %56, %46
  br label %59

59:                                               ; preds = %58
  %60 = load i32, ptr %11, align 4, !tbaa !3
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %11, align 4, !tbaa !3
  br label %42, !llvm.loop !15

62:                                               ; preds = %45
  %63 = load i32, ptr %10, align 4, !tbaa !3
  %64 = load ptr, ptr %5, align 8, !tbaa !10
  %65 = load i32, ptr %7, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  store i32 %63, ptr %67, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z10fill_framePfif(ptr noundef %0, i32 noundef %1, float noundef %2) #4 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !16
  store i32 %1, ptr %5, align 4, !tbaa !3
  store float %2, ptr %6, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !3
  br label %8

8:                                                ; preds = %22, %3
  %9 = load i32, ptr %7, align 4, !tbaa !3
  %10 = load i32, ptr %5, align 4, !tbaa !3
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %25

13:                                               ; preds = %8
  %14 = load float, ptr %6, align 4, !tbaa !18
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = sitofp i32 %15 to float
  %17 = fmul contract float %14, %16
  %18 = load ptr, ptr %4, align 8, !tbaa !16
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  store float %17, ptr %21, align 4, !tbaa !18
  br label %22

22:                                               ; preds = %13
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %7, align 4, !tbaa !3
  br label %8, !llvm.loop !20

25:                                               ; preds = %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @large_frame(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca [512 x float], align 4
  store ptr %0, ptr %4, align 8, !tbaa !16
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %8 = getelementptr inbounds [512 x float], ptr %7, i64 0, i64 0
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %9, i32 noundef 512) #8
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %12 = uitofp i32 %11 to float
  call void @_Z10fill_framePfif(ptr noundef %8, i32 noundef %10, float noundef %12) #8
  %13 = load i32, ptr %6, align 4, !tbaa !3
  %14 = and i32 %13, 511
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [512 x float], ptr %7, i64 0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !18
  %18 = load i32, ptr %6, align 4, !tbaa !3
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %20 = add i32 %18, %19
  %21 = and i32 %20, 511
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [512 x float], ptr %7, i64 0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !18
  %25 = fadd contract float %17, %24
  %26 = load ptr, ptr %4, align 8, !tbaa !16
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr %26, i64 %28
  store float %25, ptr %29, align 4, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4, !tbaa !3
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %3, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @copies(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.Blob, align 4
  store ptr %0, ptr %6, align 8, !tbaa !21
  store ptr %1, ptr %7, align 8, !tbaa !21
  store ptr %2, ptr %8, align 8, !tbaa !7
  store ptr %3, ptr %9, align 8, !tbaa !7
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %12 = load ptr, ptr %7, align 8, !tbaa !21
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.Blob, ptr %12, i64 %14
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %15, i64 44, i1 false)
  %16 = getelementptr inbounds nuw %struct.Blob, ptr %11, i32 0, i32 0
  %17 = getelementptr inbounds [40 x i8], ptr %16, i64 0, i64 0
  %18 = getelementptr inbounds i8, ptr %17, i64 8
  call void @llvm.memset.p0.i64(ptr align 4 %18, i8 -91, i64 16, i1 false)
  %19 = getelementptr inbounds nuw %struct.Blob, ptr %11, i32 0, i32 0
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %21 = urem i32 %20, 40
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [40 x i8], ptr %19, i64 0, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !12
  %25 = zext i8 %24 to i32
  %26 = getelementptr inbounds nuw %struct.Blob, ptr %11, i32 0, i32 1
  %27 = load i32, ptr %26, align 4, !tbaa !23
  %28 = add nsw i32 %27, %25
  store i32 %28, ptr %26, align 4, !tbaa !23
  %29 = load ptr, ptr %6, align 8, !tbaa !21
  %30 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw %struct.Blob, ptr %29, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %32, ptr align 4 %11, i64 44, i1 false), !tbaa.struct !25
  %33 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %49

35:                                               ; preds = %5
  %36 = load ptr, ptr %8, align 8, !tbaa !7
  %37 = load ptr, ptr %9, align 8, !tbaa !7
  %38 = load i32, ptr %10, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %36, ptr align 1 %37, i64 %39, i1 false)
  %40 = load ptr, ptr %8, align 8, !tbaa !7
  %41 = getelementptr inbounds i8, ptr %40, i64 1
  %42 = load ptr, ptr %8, align 8, !tbaa !7
  %43 = load i32, ptr %10, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %41, ptr align 1 %42, i64 %44, i1 false)
  %45 = load ptr, ptr %8, align 8, !tbaa !7
  %46 = load i32, ptr %10, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %45, i64 %47
  call void @llvm.memset.p0.i64(ptr align 1 %48, i8 0, i64 64, i1 false)
  br label %49

49:                                               ; preds = %35, %5
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pun(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %union.Bits, align 8
  %8 = alloca i8, align 1
  store ptr %0, ptr %4, align 8, !tbaa !26
  store ptr %1, ptr %5, align 8, !tbaa !26
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %9 = load ptr, ptr %4, align 8, !tbaa !26
  %10 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw double, ptr %9, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !28
  store double %13, ptr %7, align 8, !tbaa !12
  %14 = getelementptr inbounds [2 x i32], ptr %7, i64 0, i64 1
  %15 = load i32, ptr %14, align 4, !tbaa !12
  %16 = xor i32 %15, -2147483648
  store i32 %16, ptr %14, align 4, !tbaa !12
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = and i32 %17, 3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x i16], ptr %7, i64 0, i64 %19
  %21 = load i16, ptr %20, align 2, !tbaa !12
  %22 = zext i16 %21 to i32
  %23 = add nsw i32 %22, 1
  %24 = trunc i32 %23 to i16
  store i16 %24, ptr %20, align 2, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %25 = getelementptr inbounds [8 x i8], ptr %7, i64 0, i64 0
  %26 = load i8, ptr %25, align 8, !tbaa !12
  store i8 %26, ptr %8, align 1, !tbaa !12
  %27 = load i32, ptr %6, align 4, !tbaa !3
  %28 = and i32 %27, 1
  %29 = sub nsw i32 7, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [8 x i8], ptr %7, i64 0, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !12
  %33 = getelementptr inbounds [8 x i8], ptr %7, i64 0, i64 0
  store i8 %32, ptr %33, align 8, !tbaa !12
  %34 = load i8, ptr %8, align 1, !tbaa !12
  %35 = getelementptr inbounds [8 x i8], ptr %7, i64 0, i64 6
  store i8 %34, ptr %35, align 2, !tbaa !12
  %36 = load double, ptr %7, align 8, !tbaa !12
  %37 = load ptr, ptr %5, align 8, !tbaa !26
  %38 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw double, ptr %37, i64 %39
  store double %36, ptr %40, align 8, !tbaa !28
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pointer_select(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [4 x i32], align 4
  %8 = alloca [4 x i32], align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !10
  store i32 %1, ptr %5, align 4, !tbaa !3
  store ptr %2, ptr %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 1, ptr %7, align 4, !tbaa !3
  %11 = getelementptr inbounds i32, ptr %7, i64 1
  store i32 2, ptr %11, align 4, !tbaa !3
  %12 = getelementptr inbounds i32, ptr %7, i64 2
  store i32 3, ptr %12, align 4, !tbaa !3
  %13 = getelementptr inbounds i32, ptr %7, i64 3
  %14 = load i32, ptr %5, align 4, !tbaa !3
  store i32 %14, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %15 = load i32, ptr %5, align 4, !tbaa !3
  store i32 %15, ptr %8, align 4, !tbaa !3
  %16 = getelementptr inbounds i32, ptr %8, i64 1
  store i32 5, ptr %16, align 4, !tbaa !3
  %17 = getelementptr inbounds i32, ptr %8, i64 2
  store i32 6, ptr %17, align 4, !tbaa !3
  %18 = getelementptr inbounds i32, ptr %8, i64 3
  store i32 7, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %20 = and i32 %19, 1
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %3
  br label %24

23:                                               ; preds = %3
  br label %24

24:                                               ; preds = %23, %22
  %25 = phi ptr [ %7, %22 ], [ %8, %23 ]
  %26 = getelementptr inbounds [4 x i32], ptr %25, i64 0, i64 0
  store ptr %26, ptr %9, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %28 = and i32 %27, 2
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %35

30:                                               ; preds = %24
  %31 = load i32, ptr %5, align 4, !tbaa !3
  %32 = and i32 %31, 3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 %33
  br label %40

35:                                               ; preds = %24
  %36 = load ptr, ptr %4, align 8, !tbaa !10
  %37 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %36, i64 %38
  br label %40

40:                                               ; preds = %35, %30
  %41 = phi ptr [ %34, %30 ], [ %39, %35 ]
  store ptr %41, ptr %10, align 8, !tbaa !10
  %42 = load ptr, ptr %10, align 8, !tbaa !10
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = load ptr, ptr %9, align 8, !tbaa !10
  %45 = load i32, ptr %5, align 4, !tbaa !3
  %46 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %47 = add i32 %45, %46
  %48 = and i32 %47, 3
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %44, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = add nsw i32 %51, %43
  store i32 %52, ptr %50, align 4, !tbaa !3
  %53 = load ptr, ptr %9, align 8, !tbaa !10
  %54 = getelementptr inbounds i32, ptr %53, i64 1
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = load ptr, ptr %10, align 8, !tbaa !10
  store i32 %55, ptr %56, align 4, !tbaa !3
  %57 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 0
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 1
  %60 = load i32, ptr %59, align 4, !tbaa !3
  %61 = add nsw i32 %58, %60
  %62 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 2
  %63 = load i32, ptr %62, align 4, !tbaa !3
  %64 = add nsw i32 %61, %63
  %65 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 3
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = add nsw i32 %64, %66
  %68 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 0
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = add nsw i32 %67, %69
  %71 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 1
  %72 = load i32, ptr %71, align 4, !tbaa !3
  %73 = add nsw i32 %70, %72
  %74 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 2
  %75 = load i32, ptr %74, align 4, !tbaa !3
  %76 = add nsw i32 %73, %75
  %77 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 3
  %78 = load i32, ptr %77, align 4, !tbaa !3
  %79 = add nsw i32 %76, %78
  %80 = load ptr, ptr %10, align 8, !tbaa !10
  %81 = load i32, ptr %80, align 4, !tbaa !3
  %82 = add nsw i32 %79, %81
  %83 = load ptr, ptr %6, align 8, !tbaa !10
  %84 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr %83, i64 %85
  store i32 %82, ptr %86, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matrix_stack(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca [4 x [3 x [3 x float]]], align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !16
  store ptr %1, ptr %6, align 8, !tbaa !10
  store ptr %2, ptr %7, align 8, !tbaa !16
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %18

18:                                               ; preds = %43, %4
  %19 = load i32, ptr %11, align 4, !tbaa !3
  %20 = icmp slt i32 %19, 3
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %46

22:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %39, %22
  %24 = load i32, ptr %13, align 4, !tbaa !3
  %25 = icmp slt i32 %24, 3
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %42

27:                                               ; preds = %23
  %28 = load i32, ptr %11, align 4, !tbaa !3
  %29 = load i32, ptr %13, align 4, !tbaa !3
  %30 = icmp eq i32 %28, %29
  %31 = uitofp i1 %30 to float
  %32 = getelementptr inbounds [4 x [3 x [3 x float]]], ptr %9, i64 0, i64 0
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [3 x [3 x float]], ptr %32, i64 0, i64 %34
  %36 = load i32, ptr %13, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [3 x float], ptr %35, i64 0, i64 %37
  store float %31, ptr %38, align 4, !tbaa !18
  br label %39

39:                                               ; preds = %27
  %40 = load i32, ptr %13, align 4, !tbaa !3
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %13, align 4, !tbaa !3
  br label %23, !llvm.loop !30

42:                                               ; preds = %26
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %11, align 4, !tbaa !3
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %11, align 4, !tbaa !3
  br label %18, !llvm.loop !31

46:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %47

47:                                               ; preds = %148, %46
  %48 = load i32, ptr %14, align 4, !tbaa !3
  %49 = load i32, ptr %8, align 4, !tbaa !3
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %47
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %151

52:                                               ; preds = %47
  %53 = load ptr, ptr %6, align 8, !tbaa !10
  %54 = load i32, ptr %14, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  switch i32 %57, label %96 [
    i32 0, label %58
    i32 1, label %92
  ]

58:                                               ; preds = %52
  %59 = load i32, ptr %10, align 4, !tbaa !3
  %60 = icmp slt i32 %59, 3
  br i1 %60, label %61, label %91

61:                                               ; preds = %58
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !3
  br label %62

62:                                               ; preds = %85, %61
  %63 = load i32, ptr %15, align 4, !tbaa !3
  %64 = icmp slt i32 %63, 9
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  store i32 12, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %88

66:                                               ; preds = %62
  %67 = load i32, ptr %10, align 4, !tbaa !3
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [4 x [3 x [3 x float]]], ptr %9, i64 0, i64 %68
  %70 = getelementptr inbounds [3 x [3 x float]], ptr %69, i64 0, i64 0
  %71 = getelementptr inbounds [3 x float], ptr %70, i64 0, i64 0
  %72 = load i32, ptr %15, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %71, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !18
  %76 = load i32, ptr %10, align 4, !tbaa !3
  %77 = add nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [4 x [3 x [3 x float]]], ptr %9, i64 0, i64 %78
  %80 = getelementptr inbounds [3 x [3 x float]], ptr %79, i64 0, i64 0
  %81 = getelementptr inbounds [3 x float], ptr %80, i64 0, i64 0
  %82 = load i32, ptr %15, align 4, !tbaa !3
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %81, i64 %83
  store float %75, ptr %84, align 4, !tbaa !18
  br label %85

85:                                               ; preds = %66
  %86 = load i32, ptr %15, align 4, !tbaa !3
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %15, align 4, !tbaa !3
  br label %62, !llvm.loop !32

88:                                               ; preds = %65
  %89 = load i32, ptr %10, align 4, !tbaa !3
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %10, align 4, !tbaa !3
  br label %91

91:                                               ; preds = %88, %58
  br label %147

92:                                               ; preds = %52
  %93 = load i32, ptr %10, align 4, !tbaa !3
  %94 = sub nsw i32 %93, 1
  %95 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %94, i32 noundef 0) #8
  store i32 %95, ptr %10, align 4, !tbaa !3
  br label %147

96:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %97

97:                                               ; preds = %143, %96
  %98 = load i32, ptr %16, align 4, !tbaa !3
  %99 = icmp slt i32 %98, 3
  br i1 %99, label %101, label %100

100:                                              ; preds = %97
  store i32 15, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %146

101:                                              ; preds = %97
  %102 = load i32, ptr %10, align 4, !tbaa !3
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [4 x [3 x [3 x float]]], ptr %9, i64 0, i64 %103
  %105 = load i32, ptr %16, align 4, !tbaa !3
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [3 x [3 x float]], ptr %104, i64 0, i64 %106
  %108 = getelementptr inbounds [3 x float], ptr %107, i64 0, i64 0
  %109 = load float, ptr %108, align 4, !tbaa !18
  %110 = load ptr, ptr %5, align 8, !tbaa !16
  %111 = load i32, ptr %14, align 4, !tbaa !3
  %112 = mul nsw i32 2, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %110, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !18
  %116 = fmul contract float %109, %115
  %117 = load i32, ptr %10, align 4, !tbaa !3
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [4 x [3 x [3 x float]]], ptr %9, i64 0, i64 %118
  %120 = load i32, ptr %16, align 4, !tbaa !3
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [3 x [3 x float]], ptr %119, i64 0, i64 %121
  %123 = getelementptr inbounds [3 x float], ptr %122, i64 0, i64 1
  %124 = load float, ptr %123, align 4, !tbaa !18
  %125 = load ptr, ptr %5, align 8, !tbaa !16
  %126 = load i32, ptr %14, align 4, !tbaa !3
  %127 = mul nsw i32 2, %126
  %128 = add nsw i32 %127, 1
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr %125, i64 %129
  %131 = load float, ptr %130, align 4, !tbaa !18
  %132 = fmul contract float %124, %131
  %133 = fadd contract float %116, %132
  %134 = load i32, ptr %10, align 4, !tbaa !3
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [4 x [3 x [3 x float]]], ptr %9, i64 0, i64 %135
  %137 = load i32, ptr %16, align 4, !tbaa !3
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [3 x [3 x float]], ptr %136, i64 0, i64 %138
  %140 = getelementptr inbounds [3 x float], ptr %139, i64 0, i64 2
  %141 = load float, ptr %140, align 4, !tbaa !18
  %142 = fadd contract float %141, %133
  store float %142, ptr %140, align 4, !tbaa !18
  br label %143

143:                                              ; preds = %101
  %144 = load i32, ptr %16, align 4, !tbaa !3
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %16, align 4, !tbaa !3
  br label %97, !llvm.loop !33

146:                                              ; preds = %100
  br label %147

147:                                              ; preds = %146, %92, %91
  br label %148

148:                                              ; preds = %147
  %149 = load i32, ptr %14, align 4, !tbaa !3
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %14, align 4, !tbaa !3
  br label %47, !llvm.loop !34

151:                                              ; preds = %51
  call void @llvm.lifetime.start.p0(ptr %17) #7
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %152

152:                                              ; preds = %173, %151
  %153 = load i32, ptr %17, align 4, !tbaa !3
  %154 = icmp slt i32 %153, 9
  br i1 %154, label %156, label %155

155:                                              ; preds = %152
  store i32 18, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %176

156:                                              ; preds = %152
  %157 = load i32, ptr %10, align 4, !tbaa !3
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [4 x [3 x [3 x float]]], ptr %9, i64 0, i64 %158
  %160 = getelementptr inbounds [3 x [3 x float]], ptr %159, i64 0, i64 0
  %161 = getelementptr inbounds [3 x float], ptr %160, i64 0, i64 0
  %162 = load i32, ptr %17, align 4, !tbaa !3
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr %161, i64 %163
  %165 = load float, ptr %164, align 4, !tbaa !18
  %166 = load ptr, ptr %7, align 8, !tbaa !16
  %167 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %168 = mul i32 %167, 9
  %169 = load i32, ptr %17, align 4, !tbaa !3
  %170 = add i32 %168, %169
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw float, ptr %166, i64 %171
  store float %165, ptr %172, align 4, !tbaa !18
  br label %173

173:                                              ; preds = %156
  %174 = load i32, ptr %17, align 4, !tbaa !3
  %175 = add nsw i32 %174, 1
  store i32 %175, ptr %17, align 4, !tbaa !3
  br label %152, !llvm.loop !35

176:                                              ; preds = %155
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4, !tbaa !3
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %3, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!5, !5, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 float", !9, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !5, i64 0}
!20 = distinct !{!20, !14}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS4Blob", !9, i64 0}
!23 = !{!24, !4, i64 40}
!24 = !{!"_ZTS4Blob", !5, i64 0, !4, i64 40}
!25 = !{i64 0, i64 40, !12, i64 40, i64 4, !3}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 double", !9, i64 0}
!28 = !{!29, !29, i64 0}
!29 = !{!"double", !5, i64 0}
!30 = distinct !{!30, !14}
!31 = distinct !{!31, !14}
!32 = distinct !{!32, !14}
!33 = distinct !{!33, !14}
!34 = distinct !{!34, !14}
!35 = distinct !{!35, !14}
