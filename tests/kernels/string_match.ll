; ModuleID = 'string_match.cu'
source_filename = "string_match.cu"
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
@kmp_pattern = dso_local addrspace(4) externally_initialized constant [64 x i8] zeroinitializer, align 1
@kmp_fail = dso_local addrspace(4) externally_initialized constant [64 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @kmp_pattern to ptr), ptr addrspacecast (ptr addrspace(4) @kmp_fail to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @find_naive(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !7
  store i32 %1, ptr %9, align 4, !tbaa !3
  store ptr %2, ptr %10, align 8, !tbaa !7
  store i32 %3, ptr %11, align 4, !tbaa !3
  store ptr %4, ptr %12, align 8, !tbaa !10
  store ptr %5, ptr %13, align 8, !tbaa !10
  store i32 %6, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %23 = add i32 %21, %22
  store i32 %23, ptr %15, align 4, !tbaa !3
  %24 = load i32, ptr %15, align 4, !tbaa !3
  %25 = load i32, ptr %9, align 4, !tbaa !3
  %26 = load i32, ptr %11, align 4, !tbaa !3
  %27 = sub nsw i32 %25, %26
  %28 = icmp sgt i32 %24, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %7
  store i32 1, ptr %16, align 4
  br label %72

30:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr %17) #5
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %31

31:                                               ; preds = %54, %30
  %32 = load i32, ptr %17, align 4, !tbaa !3
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %36, label %35

35:                                               ; preds = %31
  store i32 2, ptr %16, align 4
  br label %57

36:                                               ; preds = %31
  %37 = load ptr, ptr %8, align 8, !tbaa !7
  %38 = load i32, ptr %15, align 4, !tbaa !3
  %39 = load i32, ptr %17, align 4, !tbaa !3
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %37, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !12
  %44 = sext i8 %43 to i32
  %45 = load ptr, ptr %10, align 8, !tbaa !7
  %46 = load i32, ptr %17, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %45, i64 %47
  %49 = load i8, ptr %48, align 1, !tbaa !12
  %50 = sext i8 %49 to i32
  %51 = icmp ne i32 %44, %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %36
  store i32 1, ptr %16, align 4
  br label %57

53:                                               ; preds = %36
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %17, align 4, !tbaa !3
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %17, align 4, !tbaa !3
  br label %31, !llvm.loop !13

57:                                               ; preds = %52, %35
  call void @llvm.lifetime.end.p0(ptr %17) #5
  %58 = load i32, ptr %16, align 4
  switch i32 %58, label %72 [
    i32 2, label %59
  ]

59:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %60 = load ptr, ptr %13, align 8, !tbaa !10
  %61 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %60, i32 noundef 1) #6
  store i32 %61, ptr %18, align 4, !tbaa !3
  %62 = load i32, ptr %18, align 4, !tbaa !3
  %63 = load i32, ptr %14, align 4, !tbaa !3
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %65, label %71

65:                                               ; preds = %59
  %66 = load i32, ptr %15, align 4, !tbaa !3
  %67 = load ptr, ptr %12, align 8, !tbaa !10
  %68 = load i32, ptr %18, align 4, !tbaa !3
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %67, i64 %69
  store i32 %66, ptr %70, align 4, !tbaa !3
  br label %71

71:                                               ; preds = %65, %59
  call void @llvm.lifetime.end.p0(ptr %18) #5
  store i32 0, ptr %16, align 4
  br label %72

72:                                               ; preds = %71, %57, %29
  call void @llvm.lifetime.end.p0(ptr %15) #5
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !10
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !10
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @find_kmp(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store i32 %1, ptr %7, align 4, !tbaa !3
  store i32 %2, ptr %8, align 4, !tbaa !3
  store i32 %3, ptr %9, align 4, !tbaa !3
  store ptr %4, ptr %10, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %20 = add i32 %18, %19
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = mul i32 %20, %21
  store i32 %22, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %23 = load i32, ptr %11, align 4, !tbaa !3
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = add nsw i32 %23, %24
  %26 = load i32, ptr %8, align 4, !tbaa !3
  %27 = add nsw i32 %25, %26
  %28 = sub nsw i32 %27, 1
  %29 = load i32, ptr %7, align 4, !tbaa !3
  %30 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %28, i32 noundef %29) #6
  store i32 %30, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store i32 0, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %31 = load i32, ptr %11, align 4, !tbaa !3
  store i32 %31, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store i32 0, ptr %15, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %91, %5
  %33 = load i32, ptr %14, align 4, !tbaa !3
  %34 = load i32, ptr %12, align 4, !tbaa !3
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %94

37:                                               ; preds = %32
  br label %38

38:                                               ; preds = %56, %37
  %39 = load i32, ptr %15, align 4, !tbaa !3
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %54

41:                                               ; preds = %38
  %42 = load ptr, ptr %6, align 8, !tbaa !7
  %43 = load i32, ptr %14, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %42, i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !12
  %47 = sext i8 %46 to i32
  %48 = load i32, ptr %15, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [64 x i8], ptr addrspacecast (ptr addrspace(4) @kmp_pattern to ptr), i64 0, i64 %49
  %51 = load i8, ptr %50, align 1, !tbaa !12
  %52 = sext i8 %51 to i32
  %53 = icmp ne i32 %47, %52
  br label %54

54:                                               ; preds = %41, %38
  %55 = phi i1 [ false, %38 ], [ %53, %41 ]
  br i1 %55, label %56, label %62

56:                                               ; preds = %54
  %57 = load i32, ptr %15, align 4, !tbaa !3
  %58 = sub nsw i32 %57, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @kmp_fail to ptr), i64 0, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  store i32 %61, ptr %15, align 4, !tbaa !3
  br label %38, !llvm.loop !15

62:                                               ; preds = %54
  %63 = load ptr, ptr %6, align 8, !tbaa !7
  %64 = load i32, ptr %14, align 4, !tbaa !3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr %63, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !12
  %68 = sext i8 %67 to i32
  %69 = load i32, ptr %15, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [64 x i8], ptr addrspacecast (ptr addrspace(4) @kmp_pattern to ptr), i64 0, i64 %70
  %72 = load i8, ptr %71, align 1, !tbaa !12
  %73 = sext i8 %72 to i32
  %74 = icmp eq i32 %68, %73
  br i1 %74, label %75, label %78

75:                                               ; preds = %62
  %76 = load i32, ptr %15, align 4, !tbaa !3
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %15, align 4, !tbaa !3
  br label %78

78:                                               ; preds = %75, %62
  %79 = load i32, ptr %15, align 4, !tbaa !3
  %80 = load i32, ptr %8, align 4, !tbaa !3
  %81 = icmp eq i32 %79, %80
  br i1 %81, label %82, label %90

82:                                               ; preds = %78
  %83 = load i32, ptr %13, align 4, !tbaa !3
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %13, align 4, !tbaa !3
  %85 = load i32, ptr %15, align 4, !tbaa !3
  %86 = sub nsw i32 %85, 1
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @kmp_fail to ptr), i64 0, i64 %87
  %89 = load i32, ptr %88, align 4, !tbaa !3
  store i32 %89, ptr %15, align 4, !tbaa !3
  br label %90

90:                                               ; preds = %82, %78
  br label %91

91:                                               ; preds = %90
  %92 = load i32, ptr %14, align 4, !tbaa !3
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %14, align 4, !tbaa !3
  br label %32, !llvm.loop !16

94:                                               ; preds = %36
  %95 = load i32, ptr %13, align 4, !tbaa !3
  %96 = icmp ne i32 %95, 0
  br i1 %96, label %97, label %101

97:                                               ; preds = %94
  %98 = load ptr, ptr %10, align 8, !tbaa !10
  %99 = load i32, ptr %13, align 4, !tbaa !3
  %100 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %98, i32 noundef %99) #6
  br label %101

101:                                              ; preds = %97, %94
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
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
define dso_local ptx_kernel void @aho_corasick(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !10
  store ptr %2, ptr %9, align 8, !tbaa !17
  store ptr %3, ptr %10, align 8, !tbaa !10
  store ptr %4, ptr %11, align 8, !tbaa !10
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %22 = add i32 %20, %21
  store i32 %22, ptr %13, align 4, !tbaa !3
  %23 = load i32, ptr %13, align 4, !tbaa !3
  %24 = load i32, ptr %12, align 4, !tbaa !3
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %74

27:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store i32 0, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store i32 0, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %28 = load ptr, ptr %8, align 8, !tbaa !10
  %29 = load i32, ptr %13, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  store i32 %32, ptr %17, align 4, !tbaa !3
  br label %33

33:                                               ; preds = %65, %27
  %34 = load i32, ptr %17, align 4, !tbaa !3
  %35 = load ptr, ptr %8, align 8, !tbaa !10
  %36 = load i32, ptr %13, align 4, !tbaa !3
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %35, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = icmp slt i32 %34, %40
  br i1 %41, label %43, label %42

42:                                               ; preds = %33
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #5
  br label %68

43:                                               ; preds = %33
  %44 = load ptr, ptr %9, align 8, !tbaa !17
  %45 = load i32, ptr %15, align 4, !tbaa !3
  %46 = mul i32 %45, 256
  %47 = load ptr, ptr %7, align 8, !tbaa !7
  %48 = load i32, ptr %17, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr %47, i64 %49
  %51 = load i8, ptr %50, align 1, !tbaa !12
  %52 = zext i8 %51 to i32
  %53 = add i32 %46, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i16, ptr %44, i64 %54
  %56 = load i16, ptr %55, align 2, !tbaa !19
  %57 = zext i16 %56 to i32
  store i32 %57, ptr %15, align 4, !tbaa !3
  %58 = load ptr, ptr %10, align 8, !tbaa !10
  %59 = load i32, ptr %15, align 4, !tbaa !3
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %58, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = load i32, ptr %16, align 4, !tbaa !3
  %64 = or i32 %63, %62
  store i32 %64, ptr %16, align 4, !tbaa !3
  br label %65

65:                                               ; preds = %43
  %66 = load i32, ptr %17, align 4, !tbaa !3
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %17, align 4, !tbaa !3
  br label %33, !llvm.loop !21

68:                                               ; preds = %42
  %69 = load i32, ptr %16, align 4, !tbaa !3
  %70 = load ptr, ptr %11, align 8, !tbaa !10
  %71 = load i32, ptr %13, align 4, !tbaa !3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr %70, i64 %72
  store i32 %69, ptr %73, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  store i32 0, ptr %14, align 4
  br label %74

74:                                               ; preds = %68, %26
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %75 = load i32, ptr %14, align 4
  switch i32 %75, label %77 [
    i32 0, label %76
    i32 1, label %76
  ]

76:                                               ; preds = %74, %74
  ret void

77:                                               ; preds = %74
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @parse_ints(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !10
  store ptr %2, ptr %8, align 8, !tbaa !10
  store ptr %3, ptr %9, align 8, !tbaa !7
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %24 = add i32 %22, %23
  store i32 %24, ptr %11, align 4, !tbaa !3
  %25 = load i32, ptr %11, align 4, !tbaa !3
  %26 = load i32, ptr %10, align 4, !tbaa !3
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %161

29:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %30 = load ptr, ptr %6, align 8, !tbaa !7
  %31 = load ptr, ptr %7, align 8, !tbaa !10
  %32 = load i32, ptr %11, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr %30, i64 %36
  store ptr %37, ptr %13, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %38 = load ptr, ptr %6, align 8, !tbaa !7
  %39 = load ptr, ptr %7, align 8, !tbaa !10
  %40 = load i32, ptr %11, align 4, !tbaa !3
  %41 = add nsw i32 %40, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %39, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %38, i64 %45
  store ptr %46, ptr %14, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store i8 0, ptr %15, align 1, !tbaa !22
  br label %47

47:                                               ; preds = %65, %29
  %48 = load ptr, ptr %13, align 8, !tbaa !7
  %49 = load ptr, ptr %14, align 8, !tbaa !7
  %50 = icmp ult ptr %48, %49
  br i1 %50, label %51, label %63

51:                                               ; preds = %47
  %52 = load ptr, ptr %13, align 8, !tbaa !7
  %53 = load i8, ptr %52, align 1, !tbaa !12
  %54 = sext i8 %53 to i32
  %55 = icmp eq i32 %54, 32
  br i1 %55, label %61, label %56

56:                                               ; preds = %51
  %57 = load ptr, ptr %13, align 8, !tbaa !7
  %58 = load i8, ptr %57, align 1, !tbaa !12
  %59 = sext i8 %58 to i32
  %60 = icmp eq i32 %59, 9
  br label %61

61:                                               ; preds = %56, %51
  %62 = phi i1 [ true, %51 ], [ %60, %56 ]
  br label %63

63:                                               ; preds = %61, %47
  %64 = phi i1 [ false, %47 ], [ %62, %61 ]
  br i1 %64, label %65, label %68

65:                                               ; preds = %63
  %66 = load ptr, ptr %13, align 8, !tbaa !7
  %67 = getelementptr inbounds nuw i8, ptr %66, i32 1
  store ptr %67, ptr %13, align 8, !tbaa !7
  br label %47, !llvm.loop !24

68:                                               ; preds = %63
  %69 = load ptr, ptr %13, align 8, !tbaa !7
  %70 = load ptr, ptr %14, align 8, !tbaa !7
  %71 = icmp ult ptr %69, %70
  br i1 %71, label %72, label %89

72:                                               ; preds = %68
  %73 = load ptr, ptr %13, align 8, !tbaa !7
  %74 = load i8, ptr %73, align 1, !tbaa !12
  %75 = sext i8 %74 to i32
  %76 = icmp eq i32 %75, 45
  br i1 %76, label %82, label %77

77:                                               ; preds = %72
  %78 = load ptr, ptr %13, align 8, !tbaa !7
  %79 = load i8, ptr %78, align 1, !tbaa !12
  %80 = sext i8 %79 to i32
  %81 = icmp eq i32 %80, 43
  br i1 %81, label %82, label %89

82:                                               ; preds = %77, %72
  %83 = load ptr, ptr %13, align 8, !tbaa !7
  %84 = getelementptr inbounds nuw i8, ptr %83, i32 1
  store ptr %84, ptr %13, align 8, !tbaa !7
  %85 = load i8, ptr %83, align 1, !tbaa !12
  %86 = sext i8 %85 to i32
  %87 = icmp eq i32 %86, 45
  %88 = zext i1 %87 to i8
  store i8 %88, ptr %15, align 1, !tbaa !22
  br label %89

89:                                               ; preds = %82, %77, %68
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store i32 0, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #5
  store i32 0, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #5
  store i8 0, ptr %18, align 1, !tbaa !22
  br label %90

90:                                               ; preds = %131, %89
  %91 = load ptr, ptr %13, align 8, !tbaa !7
  %92 = load ptr, ptr %14, align 8, !tbaa !7
  %93 = icmp ult ptr %91, %92
  br i1 %93, label %94, label %134

94:                                               ; preds = %90
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %95 = load ptr, ptr %13, align 8, !tbaa !7
  %96 = load i8, ptr %95, align 1, !tbaa !12
  %97 = zext i8 %96 to i32
  %98 = sub nsw i32 %97, 48
  store i32 %98, ptr %19, align 4, !tbaa !3
  %99 = load i32, ptr %19, align 4, !tbaa !3
  %100 = icmp ugt i32 %99, 9
  br i1 %100, label %101, label %102

101:                                              ; preds = %94
  store i8 1, ptr %18, align 1, !tbaa !22
  store i32 4, ptr %12, align 4
  br label %128

102:                                              ; preds = %94
  %103 = load i32, ptr %16, align 4, !tbaa !3
  %104 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %103, i32 10)
  %105 = extractvalue { i32, i1 } %104, 1
  %106 = extractvalue { i32, i1 } %104, 0
  store i32 %106, ptr %16, align 4
  %107 = zext i1 %105 to i32
  %108 = load i8, ptr %18, align 1, !tbaa !22, !range !25, !noundef !26
  %109 = trunc i8 %108 to i1
  %110 = zext i1 %109 to i32
  %111 = or i32 %110, %107
  %112 = icmp ne i32 %111, 0
  %113 = zext i1 %112 to i8
  store i8 %113, ptr %18, align 1, !tbaa !22
  %114 = load i32, ptr %16, align 4, !tbaa !3
  %115 = load i32, ptr %19, align 4, !tbaa !3
  %116 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %114, i32 %115)
  %117 = extractvalue { i32, i1 } %116, 1
  %118 = extractvalue { i32, i1 } %116, 0
  store i32 %118, ptr %16, align 4
  %119 = zext i1 %117 to i32
  %120 = load i8, ptr %18, align 1, !tbaa !22, !range !25, !noundef !26
  %121 = trunc i8 %120 to i1
  %122 = zext i1 %121 to i32
  %123 = or i32 %122, %119
  %124 = icmp ne i32 %123, 0
  %125 = zext i1 %124 to i8
  store i8 %125, ptr %18, align 1, !tbaa !22
  %126 = load i32, ptr %17, align 4, !tbaa !3
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %17, align 4, !tbaa !3
  store i32 0, ptr %12, align 4
  br label %128

128:                                              ; preds = %102, %101
  call void @llvm.lifetime.end.p0(ptr %19) #5
  %129 = load i32, ptr %12, align 4
  switch i32 %129, label %164 [
    i32 0, label %130
    i32 4, label %134
  ]

130:                                              ; preds = %128
  br label %131

131:                                              ; preds = %130
  %132 = load ptr, ptr %13, align 8, !tbaa !7
  %133 = getelementptr inbounds nuw i8, ptr %132, i32 1
  store ptr %133, ptr %13, align 8, !tbaa !7
  br label %90, !llvm.loop !27

134:                                              ; preds = %128, %90
  %135 = load i8, ptr %15, align 1, !tbaa !22, !range !25, !noundef !26
  %136 = trunc i8 %135 to i1
  br i1 %136, label %137, label %140

137:                                              ; preds = %134
  %138 = load i32, ptr %16, align 4, !tbaa !3
  %139 = sub nsw i32 0, %138
  br label %142

140:                                              ; preds = %134
  %141 = load i32, ptr %16, align 4, !tbaa !3
  br label %142

142:                                              ; preds = %140, %137
  %143 = phi i32 [ %139, %137 ], [ %141, %140 ]
  %144 = load ptr, ptr %8, align 8, !tbaa !10
  %145 = load i32, ptr %11, align 4, !tbaa !3
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i32, ptr %144, i64 %146
  store i32 %143, ptr %147, align 4, !tbaa !3
  %148 = load i32, ptr %17, align 4, !tbaa !3
  %149 = icmp sgt i32 %148, 0
  br i1 %149, label %150, label %154

150:                                              ; preds = %142
  %151 = load i8, ptr %18, align 1, !tbaa !22, !range !25, !noundef !26
  %152 = trunc i8 %151 to i1
  %153 = xor i1 %152, true
  br label %154

154:                                              ; preds = %150, %142
  %155 = phi i1 [ false, %142 ], [ %153, %150 ]
  %156 = zext i1 %155 to i8
  %157 = load ptr, ptr %9, align 8, !tbaa !7
  %158 = load i32, ptr %11, align 4, !tbaa !3
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds i8, ptr %157, i64 %159
  store i8 %156, ptr %160, align 1, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  store i32 0, ptr %12, align 4
  br label %161

161:                                              ; preds = %154, %28
  call void @llvm.lifetime.end.p0(ptr %11) #5
  %162 = load i32, ptr %12, align 4
  switch i32 %162, label %164 [
    i32 0, label %163
    i32 1, label %163
  ]

163:                                              ; preds = %161, %161
  ret void

164:                                              ; preds = %161, %128
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fold_case(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !10
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %20 = add i32 %18, %19
  store i32 %20, ptr %7, align 4, !tbaa !3
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = load i32, ptr %6, align 4, !tbaa !3
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %69

25:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %26 = load ptr, ptr %4, align 8, !tbaa !10
  %27 = load i32, ptr %7, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  store i32 %30, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %31 = load i32, ptr %9, align 4, !tbaa !3
  %32 = and i32 %31, 2139062143
  store i32 %32, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %33 = load i32, ptr %10, align 4, !tbaa !3
  %34 = add i32 %33, 1061109567
  store i32 %34, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %35 = load i32, ptr %10, align 4, !tbaa !3
  %36 = add i32 %35, 623191333
  store i32 %36, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %37 = load i32, ptr %11, align 4, !tbaa !3
  %38 = load i32, ptr %12, align 4, !tbaa !3
  %39 = xor i32 %37, %38
  %40 = load i32, ptr %9, align 4, !tbaa !3
  %41 = xor i32 %40, -1
  %42 = and i32 %39, %41
  %43 = and i32 %42, -2139062144
  store i32 %43, ptr %13, align 4, !tbaa !3
  %44 = load i32, ptr %9, align 4, !tbaa !3
  %45 = load i32, ptr %13, align 4, !tbaa !3
  %46 = lshr i32 %45, 2
  %47 = or i32 %44, %46
  %48 = load ptr, ptr %4, align 8, !tbaa !10
  %49 = load i32, ptr %7, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  store i32 %47, ptr %51, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %52 = load i32, ptr %9, align 4, !tbaa !3
  %53 = xor i32 %52, 538976288
  store i32 %53, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %54 = load i32, ptr %14, align 4, !tbaa !3
  %55 = and i32 %54, 2139062143
  %56 = add i32 %55, 2139062143
  %57 = load i32, ptr %14, align 4, !tbaa !3
  %58 = or i32 %56, %57
  %59 = or i32 %58, 2139062143
  %60 = xor i32 %59, -1
  store i32 %60, ptr %15, align 4, !tbaa !3
  %61 = load i32, ptr %15, align 4, !tbaa !3
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %63, label %68

63:                                               ; preds = %25
  %64 = load ptr, ptr %5, align 8, !tbaa !10
  %65 = load i32, ptr %15, align 4, !tbaa !3
  %66 = call noundef i32 @_ZL6__popcj(i32 noundef %65) #6
  %67 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %64, i32 noundef %66) #6
  br label %68

68:                                               ; preds = %63, %25
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  store i32 0, ptr %8, align 4
  br label %69

69:                                               ; preds = %68, %24
  call void @llvm.lifetime.end.p0(ptr %7) #5
  %70 = load i32, ptr %8, align 4
  switch i32 %70, label %72 [
    i32 0, label %71
    i32 1, label %71
  ]

71:                                               ; preds = %69, %69
  ret void

72:                                               ; preds = %69
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6__popcj(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = call i32 @llvm.ctpop.i32(i32 %3)
  ret i32 %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!5, !5, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 short", !9, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"short", !5, i64 0}
!21 = distinct !{!21, !14}
!22 = !{!23, !23, i64 0}
!23 = !{!"bool", !5, i64 0}
!24 = distinct !{!24, !14}
!25 = !{i8 0, i8 2}
!26 = !{}
!27 = distinct !{!27, !14}
