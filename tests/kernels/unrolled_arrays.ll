; ModuleID = 'unrolled_arrays.cu'
source_filename = "unrolled_arrays.cu"
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
@__const.polynomial.coefficients = private unnamed_addr constant [6 x float] [float 1.000000e+00, float 5.000000e-01, float 2.500000e-01, float 1.250000e-01, float 6.250000e-02, float 3.125000e-02], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sort8(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca [8 x i32], align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %3) #5
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %15 = add i32 %13, %14
  store i32 %15, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #5
  call void @llvm.lifetime.start.p0(ptr %5) #5
  store i32 0, ptr %5, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %32, %1
  %17 = load i32, ptr %5, align 4, !tbaa !3
  %18 = icmp slt i32 %17, 8
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %5) #5
  br label %35

20:                                               ; preds = %16
  %21 = load ptr, ptr %2, align 8, !tbaa !7
  %22 = load i32, ptr %3, align 4, !tbaa !3
  %23 = mul nsw i32 %22, 8
  %24 = load i32, ptr %5, align 4, !tbaa !3
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %21, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = load i32, ptr %5, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %30
  store i32 %28, ptr %31, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %20
  %33 = load i32, ptr %5, align 4, !tbaa !3
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %5, align 4, !tbaa !3
  br label %16, !llvm.loop !10

35:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %6) #5
  store i32 0, ptr %6, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %82, %35
  %37 = load i32, ptr %6, align 4, !tbaa !3
  %38 = icmp slt i32 %37, 8
  br i1 %38, label %40, label %39

39:                                               ; preds = %36
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #5
  br label %85

40:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %41 = load i32, ptr %6, align 4, !tbaa !3
  %42 = and i32 %41, 1
  store i32 %42, ptr %8, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %78, %40
  %44 = load i32, ptr %8, align 4, !tbaa !3
  %45 = add nsw i32 %44, 1
  %46 = icmp slt i32 %45, 8
  br i1 %46, label %48, label %47

47:                                               ; preds = %43
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #5
  br label %81

48:                                               ; preds = %43
  %49 = load i32, ptr %8, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = load i32, ptr %8, align 4, !tbaa !3
  %54 = add nsw i32 %53, 1
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = icmp sgt i32 %52, %57
  br i1 %58, label %59, label %77

59:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %60 = load i32, ptr %8, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !3
  store i32 %63, ptr %9, align 4, !tbaa !3
  %64 = load i32, ptr %8, align 4, !tbaa !3
  %65 = add nsw i32 %64, 1
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !3
  %69 = load i32, ptr %8, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %70
  store i32 %68, ptr %71, align 4, !tbaa !3
  %72 = load i32, ptr %9, align 4, !tbaa !3
  %73 = load i32, ptr %8, align 4, !tbaa !3
  %74 = add nsw i32 %73, 1
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %75
  store i32 %72, ptr %76, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %77

77:                                               ; preds = %59, %48
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %8, align 4, !tbaa !3
  %80 = add nsw i32 %79, 2
  store i32 %80, ptr %8, align 4, !tbaa !3
  br label %43, !llvm.loop !13

81:                                               ; preds = %47
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %6, align 4, !tbaa !3
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %6, align 4, !tbaa !3
  br label %36, !llvm.loop !14

85:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %86

86:                                               ; preds = %102, %85
  %87 = load i32, ptr %10, align 4, !tbaa !3
  %88 = icmp slt i32 %87, 8
  br i1 %88, label %90, label %89

89:                                               ; preds = %86
  store i32 11, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %105

90:                                               ; preds = %86
  %91 = load i32, ptr %10, align 4, !tbaa !3
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %92
  %94 = load i32, ptr %93, align 4, !tbaa !3
  %95 = load ptr, ptr %2, align 8, !tbaa !7
  %96 = load i32, ptr %3, align 4, !tbaa !3
  %97 = mul nsw i32 %96, 8
  %98 = load i32, ptr %10, align 4, !tbaa !3
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i32, ptr %95, i64 %100
  store i32 %94, ptr %101, align 4, !tbaa !3
  br label %102

102:                                              ; preds = %90
  %103 = load i32, ptr %10, align 4, !tbaa !3
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %10, align 4, !tbaa !3
  br label %86, !llvm.loop !15

105:                                              ; preds = %89
  call void @llvm.lifetime.end.p0(ptr %4) #5
  call void @llvm.lifetime.end.p0(ptr %3) #5
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
define dso_local ptx_kernel void @bubble8(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca [8 x i32], align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %3) #5
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %15 = add i32 %13, %14
  store i32 %15, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #5
  call void @llvm.lifetime.start.p0(ptr %5) #5
  store i32 0, ptr %5, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %32, %1
  %17 = load i32, ptr %5, align 4, !tbaa !3
  %18 = icmp slt i32 %17, 8
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %5) #5
  br label %35

20:                                               ; preds = %16
  %21 = load ptr, ptr %2, align 8, !tbaa !7
  %22 = load i32, ptr %3, align 4, !tbaa !3
  %23 = mul nsw i32 %22, 8
  %24 = load i32, ptr %5, align 4, !tbaa !3
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %21, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = load i32, ptr %5, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %30
  store i32 %28, ptr %31, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %20
  %33 = load i32, ptr %5, align 4, !tbaa !3
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %5, align 4, !tbaa !3
  br label %16, !llvm.loop !16

35:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %6) #5
  store i32 0, ptr %6, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %81, %35
  %37 = load i32, ptr %6, align 4, !tbaa !3
  %38 = icmp slt i32 %37, 8
  br i1 %38, label %40, label %39

39:                                               ; preds = %36
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #5
  br label %84

40:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store i32 0, ptr %8, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %77, %40
  %42 = load i32, ptr %8, align 4, !tbaa !3
  %43 = load i32, ptr %6, align 4, !tbaa !3
  %44 = sub nsw i32 7, %43
  %45 = icmp slt i32 %42, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %41
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #5
  br label %80

47:                                               ; preds = %41
  %48 = load i32, ptr %8, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = load i32, ptr %8, align 4, !tbaa !3
  %53 = add nsw i32 %52, 1
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !3
  %57 = icmp sgt i32 %51, %56
  br i1 %57, label %58, label %76

58:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %59 = load i32, ptr %8, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !3
  store i32 %62, ptr %9, align 4, !tbaa !3
  %63 = load i32, ptr %8, align 4, !tbaa !3
  %64 = add nsw i32 %63, 1
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !3
  %68 = load i32, ptr %8, align 4, !tbaa !3
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %69
  store i32 %67, ptr %70, align 4, !tbaa !3
  %71 = load i32, ptr %9, align 4, !tbaa !3
  %72 = load i32, ptr %8, align 4, !tbaa !3
  %73 = add nsw i32 %72, 1
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %74
  store i32 %71, ptr %75, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %76

76:                                               ; preds = %58, %47
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %8, align 4, !tbaa !3
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %8, align 4, !tbaa !3
  br label %41, !llvm.loop !17

80:                                               ; preds = %46
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %6, align 4, !tbaa !3
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %6, align 4, !tbaa !3
  br label %36, !llvm.loop !18

84:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %85

85:                                               ; preds = %101, %84
  %86 = load i32, ptr %10, align 4, !tbaa !3
  %87 = icmp slt i32 %86, 8
  br i1 %87, label %89, label %88

88:                                               ; preds = %85
  store i32 11, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %104

89:                                               ; preds = %85
  %90 = load i32, ptr %10, align 4, !tbaa !3
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !3
  %94 = load ptr, ptr %2, align 8, !tbaa !7
  %95 = load i32, ptr %3, align 4, !tbaa !3
  %96 = mul nsw i32 %95, 8
  %97 = load i32, ptr %10, align 4, !tbaa !3
  %98 = add nsw i32 %96, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i32, ptr %94, i64 %99
  store i32 %93, ptr %100, align 4, !tbaa !3
  br label %101

101:                                              ; preds = %89
  %102 = load i32, ptr %10, align 4, !tbaa !3
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %10, align 4, !tbaa !3
  br label %85, !llvm.loop !19

104:                                              ; preds = %88
  call void @llvm.lifetime.end.p0(ptr %4) #5
  call void @llvm.lifetime.end.p0(ptr %3) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tile4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [4 x [4 x float]], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !20
  store ptr %1, ptr %6, align 8, !tbaa !20
  store ptr %2, ptr %7, align 8, !tbaa !20
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %23 = add i32 %21, %22
  store i32 %23, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %44, %4
  %25 = load i32, ptr %11, align 4, !tbaa !3
  %26 = icmp slt i32 %25, 4
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %47

28:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %29

29:                                               ; preds = %40, %28
  %30 = load i32, ptr %13, align 4, !tbaa !3
  %31 = icmp slt i32 %30, 4
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %43

33:                                               ; preds = %29
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [4 x [4 x float]], ptr %10, i64 0, i64 %35
  %37 = load i32, ptr %13, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [4 x float], ptr %36, i64 0, i64 %38
  store float 0.000000e+00, ptr %39, align 4, !tbaa !22
  br label %40

40:                                               ; preds = %33
  %41 = load i32, ptr %13, align 4, !tbaa !3
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %13, align 4, !tbaa !3
  br label %29, !llvm.loop !24

43:                                               ; preds = %32
  br label %44

44:                                               ; preds = %43
  %45 = load i32, ptr %11, align 4, !tbaa !3
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %11, align 4, !tbaa !3
  br label %24, !llvm.loop !25

47:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %14) #5
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %48

48:                                               ; preds = %101, %47
  %49 = load i32, ptr %14, align 4, !tbaa !3
  %50 = load i32, ptr %8, align 4, !tbaa !3
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %104

53:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store i32 0, ptr %15, align 4, !tbaa !3
  br label %54

54:                                               ; preds = %97, %53
  %55 = load i32, ptr %15, align 4, !tbaa !3
  %56 = icmp slt i32 %55, 4
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 11, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #5
  br label %100

58:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %59

59:                                               ; preds = %93, %58
  %60 = load i32, ptr %16, align 4, !tbaa !3
  %61 = icmp slt i32 %60, 4
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  store i32 14, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %96

63:                                               ; preds = %59
  %64 = load ptr, ptr %5, align 8, !tbaa !20
  %65 = load i32, ptr %9, align 4, !tbaa !3
  %66 = mul nsw i32 %65, 4
  %67 = load i32, ptr %15, align 4, !tbaa !3
  %68 = add nsw i32 %66, %67
  %69 = load i32, ptr %8, align 4, !tbaa !3
  %70 = mul nsw i32 %68, %69
  %71 = load i32, ptr %14, align 4, !tbaa !3
  %72 = add nsw i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %64, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !22
  %76 = load ptr, ptr %6, align 8, !tbaa !20
  %77 = load i32, ptr %14, align 4, !tbaa !3
  %78 = mul nsw i32 %77, 4
  %79 = load i32, ptr %16, align 4, !tbaa !3
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %76, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !22
  %84 = fmul contract float %75, %83
  %85 = load i32, ptr %15, align 4, !tbaa !3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [4 x [4 x float]], ptr %10, i64 0, i64 %86
  %88 = load i32, ptr %16, align 4, !tbaa !3
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [4 x float], ptr %87, i64 0, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !22
  %92 = fadd contract float %91, %84
  store float %92, ptr %90, align 4, !tbaa !22
  br label %93

93:                                               ; preds = %63
  %94 = load i32, ptr %16, align 4, !tbaa !3
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %16, align 4, !tbaa !3
  br label %59, !llvm.loop !26

96:                                               ; preds = %62
  br label %97

97:                                               ; preds = %96
  %98 = load i32, ptr %15, align 4, !tbaa !3
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %15, align 4, !tbaa !3
  br label %54, !llvm.loop !27

100:                                              ; preds = %57
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %14, align 4, !tbaa !3
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %14, align 4, !tbaa !3
  br label %48, !llvm.loop !28

104:                                              ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %17) #5
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %105

105:                                              ; preds = %136, %104
  %106 = load i32, ptr %17, align 4, !tbaa !3
  %107 = icmp slt i32 %106, 4
  br i1 %107, label %109, label %108

108:                                              ; preds = %105
  store i32 17, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #5
  br label %139

109:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr %18) #5
  store i32 0, ptr %18, align 4, !tbaa !3
  br label %110

110:                                              ; preds = %132, %109
  %111 = load i32, ptr %18, align 4, !tbaa !3
  %112 = icmp slt i32 %111, 4
  br i1 %112, label %114, label %113

113:                                              ; preds = %110
  store i32 20, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #5
  br label %135

114:                                              ; preds = %110
  %115 = load i32, ptr %17, align 4, !tbaa !3
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [4 x [4 x float]], ptr %10, i64 0, i64 %116
  %118 = load i32, ptr %18, align 4, !tbaa !3
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [4 x float], ptr %117, i64 0, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !22
  %122 = load ptr, ptr %7, align 8, !tbaa !20
  %123 = load i32, ptr %9, align 4, !tbaa !3
  %124 = mul nsw i32 %123, 4
  %125 = load i32, ptr %17, align 4, !tbaa !3
  %126 = add nsw i32 %124, %125
  %127 = mul nsw i32 %126, 4
  %128 = load i32, ptr %18, align 4, !tbaa !3
  %129 = add nsw i32 %127, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %122, i64 %130
  store float %121, ptr %131, align 4, !tbaa !22
  br label %132

132:                                              ; preds = %114
  %133 = load i32, ptr %18, align 4, !tbaa !3
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %18, align 4, !tbaa !3
  br label %110, !llvm.loop !29

135:                                              ; preds = %113
  br label %136

136:                                              ; preds = %135
  %137 = load i32, ptr %17, align 4, !tbaa !3
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %17, align 4, !tbaa !3
  br label %105, !llvm.loop !30

139:                                              ; preds = %108
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @polynomial(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [6 x float], align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !20
  store ptr %1, ptr %4, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %5) #5
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 @__const.polynomial.coefficients, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %14 = add i32 %12, %13
  store i32 %14, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %15 = load ptr, ptr %3, align 8, !tbaa !20
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !22
  store float %19, ptr %7, align 4, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store float 0.000000e+00, ptr %8, align 4, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store i32 5, ptr %9, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %33, %2
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = icmp sge i32 %21, 0
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %36

24:                                               ; preds = %20
  %25 = load float, ptr %8, align 4, !tbaa !22
  %26 = load float, ptr %7, align 4, !tbaa !22
  %27 = fmul contract float %25, %26
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [6 x float], ptr %5, i64 0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !22
  %32 = fadd contract float %27, %31
  store float %32, ptr %8, align 4, !tbaa !22
  br label %33

33:                                               ; preds = %24
  %34 = load i32, ptr %9, align 4, !tbaa !3
  %35 = add nsw i32 %34, -1
  store i32 %35, ptr %9, align 4, !tbaa !3
  br label %20, !llvm.loop !31

36:                                               ; preds = %23
  %37 = load float, ptr %8, align 4, !tbaa !22
  %38 = load ptr, ptr %4, align 8, !tbaa !20
  %39 = load i32, ptr %6, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  store float %37, ptr %41, align 4, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @by_four(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %12 = add i32 %10, %11
  store i32 %12, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #5
  store i32 0, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  store i32 0, ptr %7, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %30, %2
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = icmp slt i32 %14, 64
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %7) #5
  br label %33

17:                                               ; preds = %13
  %18 = load ptr, ptr %3, align 8, !tbaa !7
  %19 = load i32, ptr %5, align 4, !tbaa !3
  %20 = mul nsw i32 %19, 64
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = add nsw i32 %20, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %18, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = load i32, ptr %7, align 4, !tbaa !3
  %27 = xor i32 %25, %26
  %28 = load i32, ptr %6, align 4, !tbaa !3
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr %6, align 4, !tbaa !3
  br label %30

30:                                               ; preds = %17
  %31 = load i32, ptr %7, align 4, !tbaa !3
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %7, align 4, !tbaa !3
  br label %13, !llvm.loop !32

33:                                               ; preds = %16
  %34 = load i32, ptr %6, align 4, !tbaa !3
  %35 = load ptr, ptr %4, align 8, !tbaa !7
  %36 = load i32, ptr %5, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  store i32 %34, ptr %38, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.enable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
!19 = distinct !{!19, !11, !12}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 float", !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !5, i64 0}
!24 = distinct !{!24, !11, !12}
!25 = distinct !{!25, !11, !12}
!26 = distinct !{!26, !11, !12}
!27 = distinct !{!27, !11, !12}
!28 = distinct !{!28, !11}
!29 = distinct !{!29, !11, !12}
!30 = distinct !{!30, !11, !12}
!31 = distinct !{!31, !11}
!32 = distinct !{!32, !11, !33}
!33 = !{!"llvm.loop.unroll.count", i32 4}
