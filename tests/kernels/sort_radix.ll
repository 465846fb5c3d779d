; ModuleID = 'sort_radix.cu'
source_filename = "sort_radix.cu"
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
@_ZZ15digit_histogramE1h = internal addrspace(3) global [16 x i32] undef, align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@_ZZ13digit_scatterE10warp_count = internal addrspace(3) global [8 x [16 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @make_keys(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !10
  store ptr %2, ptr %7, align 8, !tbaa !10
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %14 = add i32 %12, %13
  store i32 %14, ptr %9, align 4, !tbaa !3
  %15 = load i32, ptr %9, align 4, !tbaa !3
  %16 = load i32, ptr %8, align 4, !tbaa !3
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %34

18:                                               ; preds = %4
  %19 = load ptr, ptr %5, align 8, !tbaa !7
  %20 = load i32, ptr %9, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %19, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !12
  %24 = call noundef i32 @_ZL12float_to_keyf(float noundef %23) #9
  %25 = load ptr, ptr %6, align 8, !tbaa !10
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  store i32 %24, ptr %28, align 4, !tbaa !3
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = load ptr, ptr %7, align 8, !tbaa !10
  %31 = load i32, ptr %9, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  store i32 %29, ptr %33, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %18, %4
  call void @llvm.lifetime.end.p0(ptr %9) #8
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL12float_to_keyf(float noundef %0) #2 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %3) #8
  %4 = load float, ptr %2, align 4, !tbaa !12
  %5 = call noundef i32 @_ZL15__float_as_uintf(float noundef %4) #9
  store i32 %5, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = load i32, ptr %3, align 4, !tbaa !3
  %8 = ashr i32 %7, 31
  %9 = or i32 %8, -2147483648
  %10 = xor i32 %6, %9
  call void @llvm.lifetime.end.p0(ptr %3) #8
  ret i32 %10
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @restore_floats(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !10
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4, !tbaa !3
  %13 = load i32, ptr %7, align 4, !tbaa !3
  %14 = load i32, ptr %6, align 4, !tbaa !3
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %27

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8, !tbaa !10
  %18 = load i32, ptr %7, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = call contract noundef float @_ZL12key_to_floatj(i32 noundef %21) #9
  %23 = load ptr, ptr %5, align 8, !tbaa !7
  %24 = load i32, ptr %7, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  store float %22, ptr %26, align 4, !tbaa !12
  br label %27

27:                                               ; preds = %16, %3
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL12key_to_floatj(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = load i32, ptr %2, align 4, !tbaa !3
  %5 = lshr i32 %4, 31
  %6 = sub i32 %5, 1
  %7 = or i32 %6, -2147483648
  %8 = xor i32 %3, %7
  %9 = call contract noundef float @_ZL15__uint_as_floatj(i32 noundef %8) #9
  ret float %9
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @digit_histogram(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !10
  store ptr %1, ptr %6, align 8, !tbaa !10
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %10 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %11 = icmp ult i32 %10, 16
  br i1 %11, label %12, label %16

12:                                               ; preds = %4
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ15digit_histogramE1h to ptr), i64 0, i64 %14
  store i32 0, ptr %15, align 4, !tbaa !3
  br label %16

16:                                               ; preds = %12, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %21 = add i32 %19, %20
  store i32 %21, ptr %9, align 4, !tbaa !3
  %22 = load i32, ptr %9, align 4, !tbaa !3
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %37

25:                                               ; preds = %16
  %26 = load ptr, ptr %5, align 8, !tbaa !10
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = lshr i32 %30, %31
  %33 = and i32 %32, 15
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ15digit_histogramE1h to ptr), i64 0, i64 %34
  %36 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %35, i32 noundef 1) #9
  br label %37

37:                                               ; preds = %25, %16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %39 = icmp ult i32 %38, 16
  br i1 %39, label %40, label %53

40:                                               ; preds = %37
  %41 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ15digit_histogramE1h to ptr), i64 0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = load ptr, ptr %6, align 8, !tbaa !10
  %46 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %47 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #9
  %48 = mul i32 %46, %47
  %49 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %50 = add i32 %48, %49
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %45, i64 %51
  store i32 %44, ptr %52, align 4, !tbaa !3
  br label %53

53:                                               ; preds = %40, %37
  call void @llvm.lifetime.end.p0(ptr %9) #8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

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
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @digit_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) #4 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i8, align 1
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i8, align 1
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !10
  store ptr %1, ptr %9, align 8, !tbaa !10
  store ptr %2, ptr %10, align 8, !tbaa !10
  store ptr %3, ptr %11, align 8, !tbaa !10
  store ptr %4, ptr %12, align 8, !tbaa !10
  store i32 %5, ptr %13, align 4, !tbaa !3
  store i32 %6, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %31 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %31, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %32 = load i32, ptr %15, align 4, !tbaa !3
  %33 = and i32 %32, 31
  store i32 %33, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %34 = load i32, ptr %15, align 4, !tbaa !3
  %35 = ashr i32 %34, 5
  store i32 %35, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #8
  %36 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %37 = mul i32 %36, 256
  %38 = load i32, ptr %15, align 4, !tbaa !3
  %39 = add i32 %37, %38
  store i32 %39, ptr %18, align 4, !tbaa !3
  %40 = load i32, ptr %16, align 4, !tbaa !3
  %41 = icmp slt i32 %40, 16
  br i1 %41, label %42, label %49

42:                                               ; preds = %7
  %43 = load i32, ptr %17, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [8 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13digit_scatterE10warp_count to ptr), i64 0, i64 %44
  %46 = load i32, ptr %16, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [16 x i32], ptr %45, i64 0, i64 %47
  store i32 0, ptr %48, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %42, %7
  call void @_ZL10__syncwarpj(i32 noundef -1) #9
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %50 = load i32, ptr %18, align 4, !tbaa !3
  %51 = load i32, ptr %13, align 4, !tbaa !3
  %52 = icmp slt i32 %50, %51
  %53 = zext i1 %52 to i8
  store i8 %53, ptr %19, align 1, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %20) #8
  %54 = load i8, ptr %19, align 1, !tbaa !14, !range !16, !noundef !17
  %55 = trunc i8 %54 to i1
  br i1 %55, label %56, label %62

56:                                               ; preds = %49
  %57 = load ptr, ptr %8, align 8, !tbaa !10
  %58 = load i32, ptr %18, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  br label %63

62:                                               ; preds = %49
  br label %63

63:                                               ; preds = %62, %56
  %64 = phi i32 [ %61, %56 ], [ -1, %62 ]
  store i32 %64, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #8
  %65 = load i32, ptr %20, align 4, !tbaa !3
  %66 = load i32, ptr %14, align 4, !tbaa !3
  %67 = lshr i32 %65, %66
  %68 = and i32 %67, 15
  store i32 %68, ptr %21, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %22) #8
  %69 = load i8, ptr %19, align 1, !tbaa !14, !range !16, !noundef !17
  %70 = trunc i8 %69 to i1
  %71 = zext i1 %70 to i32
  %72 = call noundef i32 @_ZL13__ballot_syncji(i32 noundef -1, i32 noundef %71) #9
  store i32 %72, ptr %22, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %23) #8
  store i32 0, ptr %23, align 4, !tbaa !3
  br label %73

73:                                               ; preds = %99, %63
  %74 = load i32, ptr %23, align 4, !tbaa !3
  %75 = icmp slt i32 %74, 4
  br i1 %75, label %77, label %76

76:                                               ; preds = %73
  call void @llvm.lifetime.end.p0(ptr %23) #8
  br label %102

77:                                               ; preds = %73
  call void @llvm.lifetime.start.p0(ptr %24) #8
  %78 = load i32, ptr %21, align 4, !tbaa !3
  %79 = load i32, ptr %23, align 4, !tbaa !3
  %80 = lshr i32 %78, %79
  %81 = and i32 %80, 1
  %82 = icmp ne i32 %81, 0
  %83 = zext i1 %82 to i8
  store i8 %83, ptr %24, align 1, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %25) #8
  %84 = load i8, ptr %24, align 1, !tbaa !14, !range !16, !noundef !17
  %85 = trunc i8 %84 to i1
  %86 = zext i1 %85 to i32
  %87 = call noundef i32 @_ZL13__ballot_syncji(i32 noundef -1, i32 noundef %86) #9
  store i32 %87, ptr %25, align 4, !tbaa !3
  %88 = load i8, ptr %24, align 1, !tbaa !14, !range !16, !noundef !17
  %89 = trunc i8 %88 to i1
  br i1 %89, label %90, label %92

90:                                               ; preds = %77
  %91 = load i32, ptr %25, align 4, !tbaa !3
  br label %95

92:                                               ; preds = %77
  %93 = load i32, ptr %25, align 4, !tbaa !3
  %94 = xor i32 %93, -1
  br label %95

95:                                               ; preds = %92, %90
  %96 = phi i32 [ %91, %90 ], [ %94, %92 ]
  %97 = load i32, ptr %22, align 4, !tbaa !3
  %98 = and i32 %97, %96
  store i32 %98, ptr %22, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %25) #8
  call void @llvm.lifetime.end.p0(ptr %24) #8
  br label %99

99:                                               ; preds = %95
  %100 = load i32, ptr %23, align 4, !tbaa !3
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %23, align 4, !tbaa !3
  br label %73, !llvm.loop !18

102:                                              ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %26) #8
  %103 = load i32, ptr %22, align 4, !tbaa !3
  %104 = load i32, ptr %16, align 4, !tbaa !3
  %105 = shl i32 1, %104
  %106 = sub i32 %105, 1
  %107 = and i32 %103, %106
  %108 = call noundef i32 @_ZL6__popcj(i32 noundef %107) #9
  store i32 %108, ptr %26, align 4, !tbaa !3
  %109 = load i8, ptr %19, align 1, !tbaa !14, !range !16, !noundef !17
  %110 = trunc i8 %109 to i1
  br i1 %110, label %111, label %123

111:                                              ; preds = %102
  %112 = load i32, ptr %26, align 4, !tbaa !3
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %123

114:                                              ; preds = %111
  %115 = load i32, ptr %22, align 4, !tbaa !3
  %116 = call noundef i32 @_ZL6__popcj(i32 noundef %115) #9
  %117 = load i32, ptr %17, align 4, !tbaa !3
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [8 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13digit_scatterE10warp_count to ptr), i64 0, i64 %118
  %120 = load i32, ptr %21, align 4, !tbaa !3
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw [16 x i32], ptr %119, i64 0, i64 %121
  store i32 %116, ptr %122, align 4, !tbaa !3
  br label %123

123:                                              ; preds = %114, %111, %102
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %124 = load i32, ptr %15, align 4, !tbaa !3
  %125 = icmp slt i32 %124, 16
  br i1 %125, label %126, label %162

126:                                              ; preds = %123
  call void @llvm.lifetime.start.p0(ptr %27) #8
  %127 = load ptr, ptr %10, align 8, !tbaa !10
  %128 = load i32, ptr %15, align 4, !tbaa !3
  %129 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #9
  %130 = mul i32 %128, %129
  %131 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %132 = add i32 %130, %131
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr %127, i64 %133
  %135 = load i32, ptr %134, align 4, !tbaa !3
  store i32 %135, ptr %27, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %28) #8
  store i32 0, ptr %28, align 4, !tbaa !3
  br label %136

136:                                              ; preds = %158, %126
  %137 = load i32, ptr %28, align 4, !tbaa !3
  %138 = icmp slt i32 %137, 8
  br i1 %138, label %140, label %139

139:                                              ; preds = %136
  call void @llvm.lifetime.end.p0(ptr %28) #8
  br label %161

140:                                              ; preds = %136
  call void @llvm.lifetime.start.p0(ptr %29) #8
  %141 = load i32, ptr %28, align 4, !tbaa !3
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [8 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13digit_scatterE10warp_count to ptr), i64 0, i64 %142
  %144 = load i32, ptr %15, align 4, !tbaa !3
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [16 x i32], ptr %143, i64 0, i64 %145
  %147 = load i32, ptr %146, align 4, !tbaa !3
  store i32 %147, ptr %29, align 4, !tbaa !3
  %148 = load i32, ptr %27, align 4, !tbaa !3
  %149 = load i32, ptr %28, align 4, !tbaa !3
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [8 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13digit_scatterE10warp_count to ptr), i64 0, i64 %150
  %152 = load i32, ptr %15, align 4, !tbaa !3
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [16 x i32], ptr %151, i64 0, i64 %153
  store i32 %148, ptr %154, align 4, !tbaa !3
  %155 = load i32, ptr %29, align 4, !tbaa !3
  %156 = load i32, ptr %27, align 4, !tbaa !3
  %157 = add i32 %156, %155
  store i32 %157, ptr %27, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %29) #8
  br label %158

158:                                              ; preds = %140
  %159 = load i32, ptr %28, align 4, !tbaa !3
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %28, align 4, !tbaa !3
  br label %136, !llvm.loop !21

161:                                              ; preds = %139
  call void @llvm.lifetime.end.p0(ptr %27) #8
  br label %162

162:                                              ; preds = %161, %123
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %163 = load i8, ptr %19, align 1, !tbaa !14, !range !16, !noundef !17
  %164 = trunc i8 %163 to i1
  br i1 %164, label %165, label %189

165:                                              ; preds = %162
  call void @llvm.lifetime.start.p0(ptr %30) #8
  %166 = load i32, ptr %17, align 4, !tbaa !3
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [8 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13digit_scatterE10warp_count to ptr), i64 0, i64 %167
  %169 = load i32, ptr %21, align 4, !tbaa !3
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw [16 x i32], ptr %168, i64 0, i64 %170
  %172 = load i32, ptr %171, align 4, !tbaa !3
  %173 = load i32, ptr %26, align 4, !tbaa !3
  %174 = add i32 %172, %173
  store i32 %174, ptr %30, align 4, !tbaa !3
  %175 = load i32, ptr %20, align 4, !tbaa !3
  %176 = load ptr, ptr %11, align 8, !tbaa !10
  %177 = load i32, ptr %30, align 4, !tbaa !3
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i32, ptr %176, i64 %178
  store i32 %175, ptr %179, align 4, !tbaa !3
  %180 = load ptr, ptr %9, align 8, !tbaa !10
  %181 = load i32, ptr %18, align 4, !tbaa !3
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds i32, ptr %180, i64 %182
  %184 = load i32, ptr %183, align 4, !tbaa !3
  %185 = load ptr, ptr %12, align 8, !tbaa !10
  %186 = load i32, ptr %30, align 4, !tbaa !3
  %187 = zext i32 %186 to i64
  %188 = getelementptr inbounds nuw i32, ptr %185, i64 %187
  store i32 %184, ptr %188, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %30) #8
  br label %189

189:                                              ; preds = %165, %162
  call void @llvm.lifetime.end.p0(ptr %26) #8
  call void @llvm.lifetime.end.p0(ptr %22) #8
  call void @llvm.lifetime.end.p0(ptr %21) #8
  call void @llvm.lifetime.end.p0(ptr %20) #8
  call void @llvm.lifetime.end.p0(ptr %19) #8
  call void @llvm.lifetime.end.p0(ptr %18) #8
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %16) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10__syncwarpj(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  call void @llvm.nvvm.bar.warp.sync(i32 %3)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL13__ballot_syncji(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = icmp ne i32 %6, 0
  %8 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %5, i1 %7)
  ret i32 %8
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15__float_as_uintf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load i32, ptr %2, align 4, !tbaa !22
  ret i32 %3
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL15__uint_as_floatj(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load float, ptr %2, align 4, !tbaa !22
  ret float %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"bool", !5, i64 0}
!16 = !{i8 0, i8 2}
!17 = !{}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.enable"}
!21 = distinct !{!21, !19}
!22 = !{!5, !5, i64 0}
