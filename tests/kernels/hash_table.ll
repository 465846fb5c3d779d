; ModuleID = 'hash_table.cu'
source_filename = "hash_table.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Node = type { i32, i32, i32 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @insert_linear(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  store ptr %0, ptr %7, align 8, !tbaa !7
  store i32 %1, ptr %8, align 4, !tbaa !3
  store ptr %2, ptr %9, align 8, !tbaa !10
  store ptr %3, ptr %10, align 8, !tbaa !10
  store ptr %4, ptr %11, align 8, !tbaa !10
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %24 = add i32 %22, %23
  store i32 %24, ptr %13, align 4, !tbaa !3
  %25 = load i32, ptr %13, align 4, !tbaa !3
  %26 = load i32, ptr %12, align 4, !tbaa !3
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %94

29:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %30 = load ptr, ptr %9, align 8, !tbaa !10
  %31 = load i32, ptr %13, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !3
  store i32 %34, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %35 = load i32, ptr %15, align 4, !tbaa !3
  %36 = call noundef i32 @_ZL6hash32j(i32 noundef %35) #6
  %37 = load i32, ptr %8, align 4, !tbaa !3
  %38 = and i32 %36, %37
  store i32 %38, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %39 = load i32, ptr %15, align 4, !tbaa !3
  %40 = zext i32 %39 to i64
  %41 = shl i64 %40, 32
  %42 = load ptr, ptr %10, align 8, !tbaa !10
  %43 = load i32, ptr %13, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %42, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = zext i32 %46 to i64
  %48 = or i64 %41, %47
  store i64 %48, ptr %17, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %18) #5
  store i32 0, ptr %18, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %85, %29
  %50 = load i32, ptr %18, align 4, !tbaa !3
  %51 = load i32, ptr %8, align 4, !tbaa !3
  %52 = icmp ule i32 %50, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %49
  store i32 2, ptr %14, align 4
  br label %88

54:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %55 = load ptr, ptr %7, align 8, !tbaa !7
  %56 = load i32, ptr %16, align 4, !tbaa !3
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %55, i64 %57
  %59 = load i64, ptr %17, align 8, !tbaa !12
  %60 = call noundef i64 @_ZL9atomicCASPmmm(ptr noundef %58, i64 noundef -1, i64 noundef %59) #6
  store i64 %60, ptr %19, align 8, !tbaa !12
  %61 = load i64, ptr %19, align 8, !tbaa !12
  %62 = icmp eq i64 %61, -1
  br i1 %62, label %63, label %64

63:                                               ; preds = %54
  store i32 1, ptr %14, align 4
  br label %82

64:                                               ; preds = %54
  %65 = load i64, ptr %19, align 8, !tbaa !12
  %66 = lshr i64 %65, 32
  %67 = trunc i64 %66 to i32
  %68 = load i32, ptr %15, align 4, !tbaa !3
  %69 = icmp eq i32 %67, %68
  br i1 %69, label %70, label %77

70:                                               ; preds = %64
  %71 = load ptr, ptr %7, align 8, !tbaa !7
  %72 = load i32, ptr %16, align 4, !tbaa !3
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i64, ptr %71, i64 %73
  %75 = load i64, ptr %17, align 8, !tbaa !12
  %76 = call noundef i64 @_ZL10atomicExchPmm(ptr noundef %74, i64 noundef %75) #6
  store i32 1, ptr %14, align 4
  br label %82

77:                                               ; preds = %64
  %78 = load i32, ptr %16, align 4, !tbaa !3
  %79 = add i32 %78, 1
  %80 = load i32, ptr %8, align 4, !tbaa !3
  %81 = and i32 %79, %80
  store i32 %81, ptr %16, align 4, !tbaa !3
  store i32 0, ptr %14, align 4
  br label %82

82:                                               ; preds = %77, %70, %63
  call void @llvm.lifetime.end.p0(ptr %19) #5
  %83 = load i32, ptr %14, align 4
  switch i32 %83, label %88 [
    i32 0, label %84
  ]

84:                                               ; preds = %82
  br label %85

85:                                               ; preds = %84
  %86 = load i32, ptr %18, align 4, !tbaa !3
  %87 = add i32 %86, 1
  store i32 %87, ptr %18, align 4, !tbaa !3
  br label %49, !llvm.loop !14

88:                                               ; preds = %82, %53
  call void @llvm.lifetime.end.p0(ptr %18) #5
  %89 = load i32, ptr %14, align 4
  switch i32 %89, label %93 [
    i32 2, label %90
  ]

90:                                               ; preds = %88
  %91 = load ptr, ptr %11, align 8, !tbaa !10
  %92 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %91, i32 noundef 1) #6
  store i32 0, ptr %14, align 4
  br label %93

93:                                               ; preds = %90, %88
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  br label %94

94:                                               ; preds = %93, %28
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %95 = load i32, ptr %14, align 4
  switch i32 %95, label %97 [
    i32 0, label %96
    i32 1, label %96
  ]

96:                                               ; preds = %94, %94
  ret void

97:                                               ; preds = %94
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
define internal noundef i32 @_ZL6hash32j(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = lshr i32 %3, 16
  %5 = load i32, ptr %2, align 4, !tbaa !3
  %6 = xor i32 %5, %4
  store i32 %6, ptr %2, align 4, !tbaa !3
  %7 = load i32, ptr %2, align 4, !tbaa !3
  %8 = mul i32 %7, -2048144789
  store i32 %8, ptr %2, align 4, !tbaa !3
  %9 = load i32, ptr %2, align 4, !tbaa !3
  %10 = lshr i32 %9, 13
  %11 = load i32, ptr %2, align 4, !tbaa !3
  %12 = xor i32 %11, %10
  store i32 %12, ptr %2, align 4, !tbaa !3
  %13 = load i32, ptr %2, align 4, !tbaa !3
  %14 = mul i32 %13, -1028477387
  store i32 %14, ptr %2, align 4, !tbaa !3
  %15 = load i32, ptr %2, align 4, !tbaa !3
  %16 = load i32, ptr %2, align 4, !tbaa !3
  %17 = lshr i32 %16, 16
  %18 = xor i32 %15, %17
  ret i32 %18
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL9atomicCASPmmm(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store i64 %1, ptr %5, align 8, !tbaa !12
  store i64 %2, ptr %6, align 8, !tbaa !12
  %7 = load ptr, ptr %4, align 8, !tbaa !7
  %8 = load i64, ptr %5, align 8, !tbaa !12
  %9 = load i64, ptr %6, align 8, !tbaa !12
  %10 = cmpxchg ptr %7, i64 %8, i64 %9 seq_cst seq_cst, align 8
  %11 = extractvalue { i64, i1 } %10, 0
  ret i64 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL10atomicExchPmm(ptr noundef %0, i64 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i64 %1, ptr %4, align 8, !tbaa !12
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i64, ptr %4, align 8, !tbaa !12
  %7 = atomicrmw xchg ptr %5, i64 %6 seq_cst, align 8
  ret i64 %7
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
define dso_local ptx_kernel void @lookup_linear(ptr noalias noundef %0, i32 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i64, align 8
  store ptr %0, ptr %6, align 8, !tbaa !7
  store i32 %1, ptr %7, align 4, !tbaa !3
  store ptr %2, ptr %8, align 8, !tbaa !10
  store ptr %3, ptr %9, align 8, !tbaa !10
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4, !tbaa !3
  %22 = load i32, ptr %11, align 4, !tbaa !3
  %23 = load i32, ptr %10, align 4, !tbaa !3
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %69

26:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %27 = load ptr, ptr %8, align 8, !tbaa !10
  %28 = load i32, ptr %11, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  store i32 %31, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %32 = load i32, ptr %13, align 4, !tbaa !3
  %33 = call noundef i32 @_ZL6hash32j(i32 noundef %32) #6
  %34 = load i32, ptr %7, align 4, !tbaa !3
  %35 = and i32 %33, %34
  store i32 %35, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store i32 -1, ptr %15, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %62, %26
  br label %37

37:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %38 = load ptr, ptr %6, align 8, !tbaa !7
  %39 = load i32, ptr %14, align 4, !tbaa !3
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i64, ptr %38, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !12
  store i64 %42, ptr %16, align 8, !tbaa !12
  %43 = load i64, ptr %16, align 8, !tbaa !12
  %44 = icmp eq i64 %43, -1
  br i1 %44, label %45, label %46

45:                                               ; preds = %37
  store i32 3, ptr %12, align 4
  br label %60

46:                                               ; preds = %37
  %47 = load i64, ptr %16, align 8, !tbaa !12
  %48 = lshr i64 %47, 32
  %49 = trunc i64 %48 to i32
  %50 = load i32, ptr %13, align 4, !tbaa !3
  %51 = icmp eq i32 %49, %50
  br i1 %51, label %52, label %55

52:                                               ; preds = %46
  %53 = load i64, ptr %16, align 8, !tbaa !12
  %54 = trunc i64 %53 to i32
  store i32 %54, ptr %15, align 4, !tbaa !3
  store i32 3, ptr %12, align 4
  br label %60

55:                                               ; preds = %46
  %56 = load i32, ptr %14, align 4, !tbaa !3
  %57 = add i32 %56, 1
  %58 = load i32, ptr %7, align 4, !tbaa !3
  %59 = and i32 %57, %58
  store i32 %59, ptr %14, align 4, !tbaa !3
  store i32 0, ptr %12, align 4
  br label %60

60:                                               ; preds = %55, %52, %45
  call void @llvm.lifetime.end.p0(ptr %16) #5
  %61 = load i32, ptr %12, align 4
  switch i32 %61, label %72 [
    i32 0, label %62
    i32 3, label %63
  ]

62:                                               ; preds = %60
  br label %36, !llvm.loop !16

63:                                               ; preds = %60
  %64 = load i32, ptr %15, align 4, !tbaa !3
  %65 = load ptr, ptr %9, align 8, !tbaa !10
  %66 = load i32, ptr %11, align 4, !tbaa !3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  store i32 %64, ptr %68, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  store i32 0, ptr %12, align 4
  br label %69

69:                                               ; preds = %63, %25
  call void @llvm.lifetime.end.p0(ptr %11) #5
  %70 = load i32, ptr %12, align 4
  switch i32 %70, label %72 [
    i32 0, label %71
    i32 1, label %71
  ]

71:                                               ; preds = %69, %69
  ret void

72:                                               ; preds = %69, %60
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @insert_cuckoo(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !7
  store i32 %2, ptr %9, align 4, !tbaa !3
  store ptr %3, ptr %10, align 8, !tbaa !7
  store ptr %4, ptr %11, align 8, !tbaa !10
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %23 = add i32 %21, %22
  store i32 %23, ptr %13, align 4, !tbaa !3
  %24 = load i32, ptr %13, align 4, !tbaa !3
  %25 = load i32, ptr %12, align 4, !tbaa !3
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %82

28:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %29 = load ptr, ptr %10, align 8, !tbaa !7
  %30 = load i32, ptr %13, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i64, ptr %29, i64 %31
  %33 = load i64, ptr %32, align 8, !tbaa !12
  store i64 %33, ptr %15, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %72, %28
  %35 = load i32, ptr %16, align 4, !tbaa !3
  %36 = icmp slt i32 %35, 64
  br i1 %36, label %37, label %40

37:                                               ; preds = %34
  %38 = load i64, ptr %15, align 8, !tbaa !12
  %39 = icmp ne i64 %38, -1
  br label %40

40:                                               ; preds = %37, %34
  %41 = phi i1 [ false, %34 ], [ %39, %37 ]
  br i1 %41, label %43, label %42

42:                                               ; preds = %40
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %75

43:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %44 = load i64, ptr %15, align 8, !tbaa !12
  %45 = lshr i64 %44, 32
  %46 = trunc i64 %45 to i32
  store i32 %46, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %47 = load i32, ptr %16, align 4, !tbaa !3
  %48 = and i32 %47, 1
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %59

50:                                               ; preds = %43
  %51 = load ptr, ptr %8, align 8, !tbaa !7
  %52 = load i32, ptr %17, align 4, !tbaa !3
  %53 = xor i32 %52, -1640531527
  %54 = call noundef i32 @_ZL6hash32j(i32 noundef %53) #6
  %55 = load i32, ptr %9, align 4, !tbaa !3
  %56 = urem i32 %54, %55
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %51, i64 %57
  br label %67

59:                                               ; preds = %43
  %60 = load ptr, ptr %7, align 8, !tbaa !7
  %61 = load i32, ptr %17, align 4, !tbaa !3
  %62 = call noundef i32 @_ZL6hash32j(i32 noundef %61) #6
  %63 = load i32, ptr %9, align 4, !tbaa !3
  %64 = urem i32 %62, %63
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i64, ptr %60, i64 %65
  br label %67

67:                                               ; preds = %59, %50
  %68 = phi ptr [ %58, %50 ], [ %66, %59 ]
  store ptr %68, ptr %18, align 8, !tbaa !7
  %69 = load ptr, ptr %18, align 8, !tbaa !7
  %70 = load i64, ptr %15, align 8, !tbaa !12
  %71 = call noundef i64 @_ZL10atomicExchPmm(ptr noundef %69, i64 noundef %70) #6
  store i64 %71, ptr %15, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  br label %72

72:                                               ; preds = %67
  %73 = load i32, ptr %16, align 4, !tbaa !3
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %16, align 4, !tbaa !3
  br label %34, !llvm.loop !17

75:                                               ; preds = %42
  %76 = load i64, ptr %15, align 8, !tbaa !12
  %77 = icmp ne i64 %76, -1
  br i1 %77, label %78, label %81

78:                                               ; preds = %75
  %79 = load ptr, ptr %11, align 8, !tbaa !10
  %80 = call noundef i32 @_ZL10atomicExchPii(ptr noundef %79, i32 noundef 1) #6
  br label %81

81:                                               ; preds = %78, %75
  call void @llvm.lifetime.end.p0(ptr %15) #5
  store i32 0, ptr %14, align 4
  br label %82

82:                                               ; preds = %81, %27
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %83 = load i32, ptr %14, align 4
  switch i32 %83, label %85 [
    i32 0, label %84
    i32 1, label %84
  ]

84:                                               ; preds = %82, %82
  ret void

85:                                               ; preds = %82
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10atomicExchPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !10
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !10
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw xchg ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_words(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !10
  store ptr %1, ptr %8, align 8, !tbaa !18
  store ptr %2, ptr %9, align 8, !tbaa !10
  store i32 %3, ptr %10, align 4, !tbaa !3
  store ptr %4, ptr %11, align 8, !tbaa !10
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %25 = add i32 %23, %24
  store i32 %25, ptr %13, align 4, !tbaa !3
  %26 = load i32, ptr %13, align 4, !tbaa !3
  %27 = load i32, ptr %12, align 4, !tbaa !3
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %119

30:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %31 = load ptr, ptr %11, align 8, !tbaa !10
  %32 = load i32, ptr %13, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  store i32 %35, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %36 = load i32, ptr %15, align 4, !tbaa !3
  %37 = call noundef i32 @_ZL6hash32j(i32 noundef %36) #6
  %38 = load i32, ptr %10, align 4, !tbaa !3
  %39 = urem i32 %37, %38
  store i32 %39, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #5
  store i32 -1, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %40 = load ptr, ptr %7, align 8, !tbaa !10
  %41 = load i32, ptr %16, align 4, !tbaa !3
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %40, i64 %42
  %44 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %43, i32 noundef 0) #6
  store i32 %44, ptr %18, align 4, !tbaa !3
  br label %45

45:                                               ; preds = %117, %30
  br label %46

46:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %47 = load i32, ptr %18, align 4, !tbaa !3
  store i32 %47, ptr %19, align 4, !tbaa !3
  br label %48

48:                                               ; preds = %69, %46
  %49 = load i32, ptr %19, align 4, !tbaa !3
  %50 = icmp sge i32 %49, 0
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  store i32 4, ptr %14, align 4
  br label %76

52:                                               ; preds = %48
  %53 = load ptr, ptr %8, align 8, !tbaa !18
  %54 = load i32, ptr %19, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.Node, ptr %53, i64 %55
  %57 = getelementptr inbounds nuw %struct.Node, ptr %56, i32 0, i32 0
  %58 = load i32, ptr %57, align 4, !tbaa !20
  %59 = load i32, ptr %15, align 4, !tbaa !3
  %60 = icmp eq i32 %58, %59
  br i1 %60, label %61, label %68

61:                                               ; preds = %52
  %62 = load ptr, ptr %8, align 8, !tbaa !18
  %63 = load i32, ptr %19, align 4, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.Node, ptr %62, i64 %64
  %66 = getelementptr inbounds nuw %struct.Node, ptr %65, i32 0, i32 1
  %67 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %66, i32 noundef 1) #6
  store i32 1, ptr %14, align 4
  br label %76

68:                                               ; preds = %52
  br label %69

69:                                               ; preds = %68
  %70 = load ptr, ptr %8, align 8, !tbaa !18
  %71 = load i32, ptr %19, align 4, !tbaa !3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds %struct.Node, ptr %70, i64 %72
  %74 = getelementptr inbounds nuw %struct.Node, ptr %73, i32 0, i32 2
  %75 = load i32, ptr %74, align 4, !tbaa !22
  store i32 %75, ptr %19, align 4, !tbaa !3
  br label %48, !llvm.loop !23

76:                                               ; preds = %61, %51
  call void @llvm.lifetime.end.p0(ptr %19) #5
  %77 = load i32, ptr %14, align 4
  switch i32 %77, label %118 [
    i32 4, label %78
  ]

78:                                               ; preds = %76
  %79 = load i32, ptr %17, align 4, !tbaa !3
  %80 = icmp slt i32 %79, 0
  br i1 %80, label %81, label %95

81:                                               ; preds = %78
  %82 = load ptr, ptr %9, align 8, !tbaa !10
  %83 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %82, i32 noundef 1) #6
  store i32 %83, ptr %17, align 4, !tbaa !3
  %84 = load i32, ptr %15, align 4, !tbaa !3
  %85 = load ptr, ptr %8, align 8, !tbaa !18
  %86 = load i32, ptr %17, align 4, !tbaa !3
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds %struct.Node, ptr %85, i64 %87
  %89 = getelementptr inbounds nuw %struct.Node, ptr %88, i32 0, i32 0
  store i32 %84, ptr %89, align 4, !tbaa !20
  %90 = load ptr, ptr %8, align 8, !tbaa !18
  %91 = load i32, ptr %17, align 4, !tbaa !3
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds %struct.Node, ptr %90, i64 %92
  %94 = getelementptr inbounds nuw %struct.Node, ptr %93, i32 0, i32 1
  store i32 1, ptr %94, align 4, !tbaa !24
  br label %95

95:                                               ; preds = %81, %78
  %96 = load i32, ptr %18, align 4, !tbaa !3
  %97 = load ptr, ptr %8, align 8, !tbaa !18
  %98 = load i32, ptr %17, align 4, !tbaa !3
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.Node, ptr %97, i64 %99
  %101 = getelementptr inbounds nuw %struct.Node, ptr %100, i32 0, i32 2
  store i32 %96, ptr %101, align 4, !tbaa !22
  call void @_ZL13__threadfencev() #6
  call void @llvm.lifetime.start.p0(ptr %20) #5
  %102 = load ptr, ptr %7, align 8, !tbaa !10
  %103 = load i32, ptr %16, align 4, !tbaa !3
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i32, ptr %102, i64 %104
  %106 = load i32, ptr %18, align 4, !tbaa !3
  %107 = load i32, ptr %17, align 4, !tbaa !3
  %108 = call noundef i32 @_ZL9atomicCASPiii(ptr noundef %105, i32 noundef %106, i32 noundef %107) #6
  store i32 %108, ptr %20, align 4, !tbaa !3
  %109 = load i32, ptr %20, align 4, !tbaa !3
  %110 = load i32, ptr %18, align 4, !tbaa !3
  %111 = icmp eq i32 %109, %110
  br i1 %111, label %112, label %113

112:                                              ; preds = %95
  store i32 1, ptr %14, align 4
  br label %115

113:                                              ; preds = %95
  %114 = load i32, ptr %20, align 4, !tbaa !3
  store i32 %114, ptr %18, align 4, !tbaa !3
  store i32 0, ptr %14, align 4
  br label %115

115:                                              ; preds = %113, %112
  call void @llvm.lifetime.end.p0(ptr %20) #5
  %116 = load i32, ptr %14, align 4
  switch i32 %116, label %118 [
    i32 0, label %117
  ]

117:                                              ; preds = %115
  br label %45, !llvm.loop !25

118:                                              ; preds = %115, %76
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  br label %119

119:                                              ; preds = %118, %29
  call void @llvm.lifetime.end.p0(ptr %13) #5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !10
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !10
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL13__threadfencev() #2 {
  call void @llvm.nvvm.membar.gl()
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicCASPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !10
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8, !tbaa !10
  %8 = load i32, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = cmpxchg ptr %7, i32 %8, i32 %9 seq_cst seq_cst, align 4
  %11 = extractvalue { i32, i1 } %10, 0
  ret i32 %11
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bloom_query(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !10
  store i32 %1, ptr %7, align 4, !tbaa !3
  store ptr %2, ptr %8, align 8, !tbaa !10
  store ptr %3, ptr %9, align 8, !tbaa !26
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %22 = add i32 %20, %21
  store i32 %22, ptr %11, align 4, !tbaa !3
  %23 = load i32, ptr %11, align 4, !tbaa !3
  %24 = load i32, ptr %10, align 4, !tbaa !3
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %87

27:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %28 = load ptr, ptr %8, align 8, !tbaa !10
  %29 = load i32, ptr %11, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = call noundef i32 @_ZL6hash32j(i32 noundef %32) #6
  store i32 %33, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %34 = load i32, ptr %13, align 4, !tbaa !3
  %35 = xor i32 %34, 1540483477
  %36 = call noundef i32 @_ZL6hash32j(i32 noundef %35) #6
  %37 = or i32 %36, 1
  store i32 %37, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = load i32, ptr %7, align 4, !tbaa !3
  %40 = and i32 %38, %39
  store i32 %40, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %41 = load i32, ptr %13, align 4, !tbaa !3
  %42 = load i32, ptr %14, align 4, !tbaa !3
  %43 = add i32 %41, %42
  %44 = load i32, ptr %7, align 4, !tbaa !3
  %45 = and i32 %43, %44
  store i32 %45, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %46 = load i32, ptr %13, align 4, !tbaa !3
  %47 = load i32, ptr %14, align 4, !tbaa !3
  %48 = mul i32 2, %47
  %49 = add i32 %46, %48
  %50 = load i32, ptr %7, align 4, !tbaa !3
  %51 = and i32 %49, %50
  store i32 %51, ptr %17, align 4, !tbaa !3
  %52 = load ptr, ptr %6, align 8, !tbaa !10
  %53 = load i32, ptr %15, align 4, !tbaa !3
  %54 = lshr i32 %53, 5
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %52, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = load i32, ptr %15, align 4, !tbaa !3
  %59 = and i32 %58, 31
  %60 = lshr i32 %57, %59
  %61 = load ptr, ptr %6, align 8, !tbaa !10
  %62 = load i32, ptr %16, align 4, !tbaa !3
  %63 = lshr i32 %62, 5
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr %61, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = load i32, ptr %16, align 4, !tbaa !3
  %68 = and i32 %67, 31
  %69 = lshr i32 %66, %68
  %70 = and i32 %60, %69
  %71 = load ptr, ptr %6, align 8, !tbaa !10
  %72 = load i32, ptr %17, align 4, !tbaa !3
  %73 = lshr i32 %72, 5
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %71, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !3
  %77 = load i32, ptr %17, align 4, !tbaa !3
  %78 = and i32 %77, 31
  %79 = lshr i32 %76, %78
  %80 = and i32 %70, %79
  %81 = and i32 %80, 1
  %82 = trunc i32 %81 to i8
  %83 = load ptr, ptr %9, align 8, !tbaa !26
  %84 = load i32, ptr %11, align 4, !tbaa !3
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr %83, i64 %85
  store i8 %82, ptr %86, align 1, !tbaa !28
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  store i32 0, ptr %12, align 4
  br label %87

87:                                               ; preds = %27, %26
  call void @llvm.lifetime.end.p0(ptr %11) #5
  %88 = load i32, ptr %12, align 4
  switch i32 %88, label %90 [
    i32 0, label %89
    i32 1, label %89
  ]

89:                                               ; preds = %87, %87
  ret void

90:                                               ; preds = %87
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }
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
!8 = !{!"p1 long", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !5, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS4Node", !9, i64 0}
!20 = !{!21, !4, i64 0}
!21 = !{!"_ZTS4Node", !4, i64 0, !4, i64 4, !4, i64 8}
!22 = !{!21, !4, i64 8}
!23 = distinct !{!23, !15}
!24 = !{!21, !4, i64 4}
!25 = distinct !{!25, !15}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 omnipotent char", !9, i64 0}
!28 = !{!5, !5, i64 0}
