; ModuleID = 'constant_globals.cu'
source_filename = "constant_globals.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Material = type { [3 x float], i16, i8, double }
%struct.Hook = type { ptr, ptr, ptr }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

@gauss = dso_local addrspace(4) externally_initialized constant [3 x [3 x float]] [[3 x float] [float 6.250000e-02, float 1.250000e-01, float 6.250000e-02], [3 x float] [float 1.250000e-01, float 2.500000e-01, float 1.250000e-01], [3 x float] [float 6.250000e-02, float 1.250000e-01, float 6.250000e-02]], align 4
@knight = dso_local addrspace(4) externally_initialized constant [8 x [2 x i8]] [[2 x i8] c"\01\02", [2 x i8] c"\02\01", [2 x i8] c"\FF\02", [2 x i8] c"\FE\01", [2 x i8] c"\01\FE", [2 x i8] c"\02\FF", [2 x i8] c"\FF\FE", [2 x i8] c"\FE\FF"], align 1
@materials = dso_local addrspace(1) externally_initialized global [2 x %struct.Material] [%struct.Material { [3 x float] [float 1.000000e+00, float 5.000000e-01, float 2.500000e-01], i16 7, i8 1, double 1.000000e-03 }, %struct.Material { [3 x float] [float 0.000000e+00, float 0.000000e+00, float 1.000000e+00], i16 -2, i8 0, double 2.500000e+00 }], align 8
@scratch = dso_local addrspace(1) externally_initialized global [1024 x i32] zeroinitializer, align 4
@cursor = dso_local addrspace(1) externally_initialized global ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @scratch to ptr), i64 64), align 8
@counters = dso_local addrspace(1) externally_initialized global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@.str = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str1 = private unnamed_addr constant [5 x i8] c"beta\00", align 1
@.str2 = private unnamed_addr constant [6 x i8] c"gamma\00", align 1
@names = dso_local addrspace(1) externally_initialized global [3 x ptr] [ptr @.str, ptr @.str1, ptr @.str2], align 8
@mask64 = dso_local addrspace(1) externally_initialized global i64 -9223372036854775807, align 8
@nan_inf = dso_local addrspace(1) externally_initialized global [3 x float] [float 0x7FF8000000000000, float 0x7FF0000000000000, float -0.000000e+00], align 4
@hook = dso_local addrspace(1) externally_initialized global %struct.Hook { ptr @_Z5twicei, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @counters to ptr), i64 4), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @materials to ptr), i64 24) }, align 8
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZL10counter_of = internal addrspace(4) constant [4 x ptr] [ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @counters to ptr), i64 12), ptr addrspacecast (ptr addrspace(1) @counters to ptr), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @counters to ptr), i64 8), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @counters to ptr), i64 4)], align 8
@llvm.compiler.used = appending global [10 x ptr] [ptr addrspacecast (ptr addrspace(4) @gauss to ptr), ptr addrspacecast (ptr addrspace(4) @knight to ptr), ptr addrspacecast (ptr addrspace(1) @materials to ptr), ptr addrspacecast (ptr addrspace(1) @scratch to ptr), ptr addrspacecast (ptr addrspace(1) @cursor to ptr), ptr addrspacecast (ptr addrspace(1) @counters to ptr), ptr addrspacecast (ptr addrspace(1) @names to ptr), ptr addrspacecast (ptr addrspace(1) @mask64 to ptr), ptr addrspacecast (ptr addrspace(1) @nan_inf to ptr), ptr addrspacecast (ptr addrspace(1) @hook to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z5twicei(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = mul nsw i32 2, %3
  ret i32 %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @blur3x3(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %19 = add i32 %17, %18
  store i32 %19, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %24 = add i32 %22, %23
  store i32 %24, ptr %10, align 4, !tbaa !3
  %25 = load i32, ptr %9, align 4, !tbaa !3
  %26 = icmp slt i32 %25, 1
  br i1 %26, label %40, label %27

27:                                               ; preds = %4
  %28 = load i32, ptr %10, align 4, !tbaa !3
  %29 = icmp slt i32 %28, 1
  br i1 %29, label %40, label %30

30:                                               ; preds = %27
  %31 = load i32, ptr %9, align 4, !tbaa !3
  %32 = load i32, ptr %7, align 4, !tbaa !3
  %33 = sub nsw i32 %32, 1
  %34 = icmp sge i32 %31, %33
  br i1 %34, label %40, label %35

35:                                               ; preds = %30
  %36 = load i32, ptr %10, align 4, !tbaa !3
  %37 = load i32, ptr %8, align 4, !tbaa !3
  %38 = sub nsw i32 %37, 1
  %39 = icmp sge i32 %36, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %35, %30, %27, %4
  store i32 1, ptr %11, align 4
  br label %98

41:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store float 0.000000e+00, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store i32 -1, ptr %13, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %83, %41
  %43 = load i32, ptr %13, align 4, !tbaa !3
  %44 = icmp sle i32 %43, 1
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %86

46:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %14) #5
  store i32 -1, ptr %14, align 4, !tbaa !3
  br label %47

47:                                               ; preds = %79, %46
  %48 = load i32, ptr %14, align 4, !tbaa !3
  %49 = icmp sle i32 %48, 1
  br i1 %49, label %51, label %50

50:                                               ; preds = %47
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %82

51:                                               ; preds = %47
  %52 = load i32, ptr %13, align 4, !tbaa !3
  %53 = add nsw i32 %52, 1
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [3 x [3 x float]], ptr addrspacecast (ptr addrspace(4) @gauss to ptr), i64 0, i64 %54
  %56 = load i32, ptr %14, align 4, !tbaa !3
  %57 = add nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [3 x float], ptr %55, i64 0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !10
  %61 = load ptr, ptr %5, align 8, !tbaa !7
  %62 = load i32, ptr %10, align 4, !tbaa !3
  %63 = load i32, ptr %13, align 4, !tbaa !3
  %64 = add nsw i32 %62, %63
  %65 = load i32, ptr %7, align 4, !tbaa !3
  %66 = mul nsw i32 %64, %65
  %67 = load i32, ptr %9, align 4, !tbaa !3
  %68 = add nsw i32 %66, %67
  %69 = load i32, ptr %14, align 4, !tbaa !3
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr %61, i64 %71
  %73 = load i8, ptr %72, align 1, !tbaa !12
  %74 = zext i8 %73 to i32
  %75 = sitofp i32 %74 to float
  %76 = fmul contract float %60, %75
  %77 = load float, ptr %12, align 4, !tbaa !10
  %78 = fadd contract float %77, %76
  store float %78, ptr %12, align 4, !tbaa !10
  br label %79

79:                                               ; preds = %51
  %80 = load i32, ptr %14, align 4, !tbaa !3
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %14, align 4, !tbaa !3
  br label %47, !llvm.loop !13

82:                                               ; preds = %50
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %13, align 4, !tbaa !3
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %13, align 4, !tbaa !3
  br label %42, !llvm.loop !16

86:                                               ; preds = %45
  %87 = load float, ptr %12, align 4, !tbaa !10
  %88 = fadd contract float %87, 5.000000e-01
  %89 = fptoui float %88 to i8
  %90 = load ptr, ptr %6, align 8, !tbaa !7
  %91 = load i32, ptr %10, align 4, !tbaa !3
  %92 = load i32, ptr %7, align 4, !tbaa !3
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %9, align 4, !tbaa !3
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %90, i64 %96
  store i8 %89, ptr %97, align 1, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %12) #5
  store i32 0, ptr %11, align 4
  br label %98

98:                                               ; preds = %86, %40
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %99 = load i32, ptr %11, align 4
  switch i32 %99, label %101 [
    i32 0, label %100
    i32 1, label %100
  ]

100:                                              ; preds = %98, %98
  ret void

101:                                              ; preds = %98
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @knight_degree(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !17
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  store i32 %12, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  store i32 %13, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  store i32 0, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store ptr addrspacecast (ptr addrspace(4) @knight to ptr), ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store ptr addrspacecast (ptr addrspace(4) @knight to ptr), ptr %9, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store ptr getelementptr inbounds ([2 x i8], ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 8), ptr %10, align 8, !tbaa !7
  br label %14

14:                                               ; preds = %43, %2
  %15 = load ptr, ptr %9, align 8, !tbaa !7
  %16 = load ptr, ptr %10, align 8, !tbaa !7
  %17 = icmp ne ptr %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  br label %46

19:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %20 = load ptr, ptr %9, align 8, !tbaa !7
  store ptr %20, ptr %11, align 8, !tbaa !7
  %21 = load i32, ptr %5, align 4, !tbaa !3
  %22 = load ptr, ptr %11, align 8, !tbaa !7, !nonnull !19
  %23 = getelementptr inbounds [2 x i8], ptr %22, i64 0, i64 0
  %24 = load i8, ptr %23, align 1, !tbaa !12
  %25 = sext i8 %24 to i32
  %26 = add nsw i32 %21, %25
  %27 = load i32, ptr %4, align 4, !tbaa !3
  %28 = icmp ult i32 %26, %27
  br i1 %28, label %29, label %38

29:                                               ; preds = %19
  %30 = load i32, ptr %6, align 4, !tbaa !3
  %31 = load ptr, ptr %11, align 8, !tbaa !7, !nonnull !19
  %32 = getelementptr inbounds [2 x i8], ptr %31, i64 0, i64 1
  %33 = load i8, ptr %32, align 1, !tbaa !12
  %34 = sext i8 %33 to i32
  %35 = add nsw i32 %30, %34
  %36 = load i32, ptr %4, align 4, !tbaa !3
  %37 = icmp ult i32 %35, %36
  br label %38

38:                                               ; preds = %29, %19
  %39 = phi i1 [ false, %19 ], [ %37, %29 ]
  %40 = zext i1 %39 to i32
  %41 = load i32, ptr %7, align 4, !tbaa !3
  %42 = add nsw i32 %41, %40
  store i32 %42, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %43

43:                                               ; preds = %38
  %44 = load ptr, ptr %9, align 8, !tbaa !7
  %45 = getelementptr inbounds nuw [2 x i8], ptr %44, i32 1
  store ptr %45, ptr %9, align 8, !tbaa !7
  br label %14

46:                                               ; preds = %18
  %47 = load i32, ptr %7, align 4, !tbaa !3
  %48 = load ptr, ptr %3, align 8, !tbaa !17
  %49 = load i32, ptr %6, align 4, !tbaa !3
  %50 = load i32, ptr %4, align 4, !tbaa !3
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %5, align 4, !tbaa !3
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %48, i64 %54
  store i32 %47, ptr %55, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #5
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bump_counters(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !17
  store ptr %1, ptr %4, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %6 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  store i32 %6, ptr %5, align 4, !tbaa !3
  %7 = load ptr, ptr %3, align 8, !tbaa !17
  %8 = load i32, ptr %5, align 4, !tbaa !3
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %7, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = and i32 %11, 3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x ptr], ptr addrspacecast (ptr addrspace(4) @_ZL10counter_of to ptr), i64 0, i64 %13
  %15 = load ptr, ptr %14, align 8, !tbaa !17
  %16 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %15, i32 noundef 1) #6
  %17 = load ptr, ptr %4, align 8, !tbaa !17
  %18 = load i32, ptr %5, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  store i32 %16, ptr %20, align 4, !tbaa !3
  %21 = load i32, ptr %5, align 4, !tbaa !3
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %32

23:                                               ; preds = %2
  %24 = load ptr, ptr addrspacecast (ptr addrspace(1) @cursor to ptr), align 8, !tbaa !17
  %25 = icmp eq ptr %24, getelementptr inbounds (i32, ptr addrspacecast (ptr addrspace(1) @scratch to ptr), i64 1023)
  br i1 %25, label %26, label %27

26:                                               ; preds = %23
  br label %30

27:                                               ; preds = %23
  %28 = load ptr, ptr addrspacecast (ptr addrspace(1) @cursor to ptr), align 8, !tbaa !17
  %29 = getelementptr inbounds i32, ptr %28, i64 1
  br label %30

30:                                               ; preds = %27, %26
  %31 = phi ptr [ addrspacecast (ptr addrspace(1) @scratch to ptr), %26 ], [ %29, %27 ]
  store ptr %31, ptr addrspacecast (ptr addrspace(1) @cursor to ptr), align 8, !tbaa !17
  br label %32

32:                                               ; preds = %30, %2
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !17
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !17
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @read_globals(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !20
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = and i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [2 x %struct.Material], ptr addrspacecast (ptr addrspace(1) @materials to ptr), i64 0, i64 %12
  store ptr %13, ptr %7, align 8, !tbaa !22
  %14 = load ptr, ptr %7, align 8, !tbaa !22, !nonnull !19, !align !24
  %15 = getelementptr inbounds nuw %struct.Material, ptr %14, i32 0, i32 0
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = srem i32 %16, 3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [3 x float], ptr %15, i64 0, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !10
  %21 = fpext contract float %20 to double
  %22 = load ptr, ptr %7, align 8, !tbaa !22, !nonnull !19, !align !24
  %23 = getelementptr inbounds nuw %struct.Material, ptr %22, i32 0, i32 3
  %24 = load double, ptr %23, align 8, !tbaa !25
  %25 = fmul contract double %21, %24
  %26 = load ptr, ptr %7, align 8, !tbaa !22, !nonnull !19, !align !24
  %27 = getelementptr inbounds nuw %struct.Material, ptr %26, i32 0, i32 1
  %28 = load i16, ptr %27, align 4, !tbaa !30
  %29 = sext i16 %28 to i32
  %30 = sitofp i32 %29 to double
  %31 = fadd contract double %25, %30
  %32 = load ptr, ptr %7, align 8, !tbaa !22, !nonnull !19, !align !24
  %33 = getelementptr inbounds nuw %struct.Material, ptr %32, i32 0, i32 2
  %34 = load i8, ptr %33, align 2, !tbaa !31, !range !32, !noundef !19
  %35 = trunc i8 %34 to i1
  %36 = zext i1 %35 to i64
  %37 = select i1 %35, i32 1, i32 0
  %38 = sitofp i32 %37 to double
  %39 = fadd contract double %31, %38
  %40 = load ptr, ptr %4, align 8, !tbaa !20
  %41 = getelementptr inbounds double, ptr %40, i64 0
  store double %39, ptr %41, align 8, !tbaa !33
  %42 = load ptr, ptr addrspacecast (ptr addrspace(1) @hook to ptr), align 8, !tbaa !34
  %43 = load ptr, ptr getelementptr inbounds nuw (%struct.Hook, ptr addrspacecast (ptr addrspace(1) @hook to ptr), i32 0, i32 1), align 8, !tbaa !36
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = call noundef i32 %42(i32 noundef %44) #6
  %46 = sitofp i32 %45 to double
  %47 = load ptr, ptr getelementptr inbounds nuw (%struct.Hook, ptr addrspacecast (ptr addrspace(1) @hook to ptr), i32 0, i32 2), align 8, !tbaa !37
  %48 = getelementptr inbounds nuw %struct.Material, ptr %47, i32 0, i32 3
  %49 = load double, ptr %48, align 8, !tbaa !25
  %50 = fadd contract double %46, %49
  %51 = load ptr, ptr %4, align 8, !tbaa !20
  %52 = getelementptr inbounds double, ptr %51, i64 1
  store double %50, ptr %52, align 8, !tbaa !33
  %53 = load i64, ptr addrspacecast (ptr addrspace(1) @mask64 to ptr), align 8, !tbaa !38
  %54 = load i32, ptr %6, align 4, !tbaa !3
  %55 = zext i32 %54 to i64
  %56 = lshr i64 %53, %55
  %57 = uitofp i64 %56 to double
  %58 = load i32, ptr %6, align 4, !tbaa !3
  %59 = srem i32 %58, 3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [3 x float], ptr addrspacecast (ptr addrspace(1) @nan_inf to ptr), i64 0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !10
  %63 = fpext contract float %62 to double
  %64 = fadd contract double %57, %63
  %65 = load ptr, ptr %4, align 8, !tbaa !20
  %66 = getelementptr inbounds double, ptr %65, i64 2
  store double %64, ptr %66, align 8, !tbaa !33
  %67 = load i32, ptr %6, align 4, !tbaa !3
  %68 = load ptr, ptr addrspacecast (ptr addrspace(1) @cursor to ptr), align 8, !tbaa !17
  store i32 %67, ptr %68, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %69 = load i32, ptr %6, align 4, !tbaa !3
  %70 = srem i32 %69, 3
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [3 x ptr], ptr addrspacecast (ptr addrspace(1) @names to ptr), i64 0, i64 %71
  %73 = load ptr, ptr %72, align 8, !tbaa !7
  store ptr %73, ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %74

74:                                               ; preds = %84, %3
  %75 = load ptr, ptr %8, align 8, !tbaa !7
  %76 = load i32, ptr %9, align 4, !tbaa !3
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i8, ptr %75, i64 %77
  %79 = load i8, ptr %78, align 1, !tbaa !12
  %80 = load ptr, ptr %5, align 8, !tbaa !7
  %81 = load i32, ptr %9, align 4, !tbaa !3
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr %80, i64 %82
  store i8 %79, ptr %83, align 1, !tbaa !12
  br label %84

84:                                               ; preds = %74
  %85 = load ptr, ptr %8, align 8, !tbaa !7
  %86 = load i32, ptr %9, align 4, !tbaa !3
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %9, align 4, !tbaa !3
  %88 = sext i32 %86 to i64
  %89 = getelementptr inbounds i8, ptr %85, i64 %88
  %90 = load i8, ptr %89, align 1, !tbaa !12
  %91 = icmp ne i8 %90, 0
  br i1 %91, label %74, label %92, !llvm.loop !40

92:                                               ; preds = %84
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
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

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = !{!5, !5, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = distinct !{!16, !14, !15}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !9, i64 0}
!19 = !{}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 double", !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 _ZTS8Material", !9, i64 0}
!24 = !{i64 8}
!25 = !{!26, !29, i64 16}
!26 = !{!"_ZTS8Material", !5, i64 0, !27, i64 12, !28, i64 14, !29, i64 16}
!27 = !{!"short", !5, i64 0}
!28 = !{!"bool", !5, i64 0}
!29 = !{!"double", !5, i64 0}
!30 = !{!26, !27, i64 12}
!31 = !{!26, !28, i64 14}
!32 = !{i8 0, i8 2}
!33 = !{!29, !29, i64 0}
!34 = !{!35, !9, i64 0}
!35 = !{!"_ZTS4Hook", !9, i64 0, !18, i64 8, !23, i64 16}
!36 = !{!35, !18, i64 8}
!37 = !{!35, !23, i64 16}
!38 = !{!39, !39, i64 0}
!39 = !{!"long", !5, i64 0}
!40 = distinct !{!40, !14}
