; ModuleID = 'atomics_all.cu'
source_filename = "atomics_all.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

@_ZZ11atomics_intE1s = internal addrspace(3) global [8 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @atomics_int(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !10
  store i32 %3, ptr %8, align 4, !tbaa !3
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %13 = icmp ult i32 %12, 8
  br i1 %13, label %14, label %18

14:                                               ; preds = %4
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 0, i64 %16
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %18

18:                                               ; preds = %14, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = call noundef i32 @_ZL9atomicAddPii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i32 noundef %19) #6
  %21 = load i32, ptr %8, align 4, !tbaa !3
  %22 = call noundef i32 @_ZL9atomicMinPii(ptr noundef getelementptr inbounds ([8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 0, i64 1), i32 noundef %21) #6
  %23 = load i32, ptr %8, align 4, !tbaa !3
  %24 = call noundef i32 @_ZL9atomicMaxPii(ptr noundef getelementptr inbounds ([8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 0, i64 2), i32 noundef %23) #6
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = call noundef i32 @_ZL10atomicExchPii(ptr noundef getelementptr inbounds ([8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 0, i64 3), i32 noundef %25) #6
  %27 = load i32, ptr %8, align 4, !tbaa !3
  %28 = call noundef i32 @_ZL9atomicCASPiii(ptr noundef getelementptr inbounds ([8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 0, i64 4), i32 noundef 0, i32 noundef %27) #6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %29 = load ptr, ptr %5, align 8, !tbaa !7
  %30 = getelementptr inbounds i32, ptr %29, i64 0
  %31 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), align 4, !tbaa !3
  %32 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %30, i32 noundef %31) #6
  %33 = load ptr, ptr %5, align 8, !tbaa !7
  %34 = getelementptr inbounds i32, ptr %33, i64 1
  %35 = load i32, ptr getelementptr inbounds ([8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 0, i64 1), align 4, !tbaa !3
  %36 = call noundef i32 @_ZL9atomicSubPii(ptr noundef %34, i32 noundef %35) #6
  %37 = xor i32 %32, %36
  %38 = load ptr, ptr %5, align 8, !tbaa !7
  %39 = getelementptr inbounds i32, ptr %38, i64 2
  %40 = load i32, ptr getelementptr inbounds ([8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 0, i64 2), align 4, !tbaa !3
  %41 = call noundef i32 @_ZL9atomicMinPii(ptr noundef %39, i32 noundef %40) #6
  %42 = xor i32 %37, %41
  %43 = load ptr, ptr %5, align 8, !tbaa !7
  %44 = getelementptr inbounds i32, ptr %43, i64 3
  %45 = load i32, ptr getelementptr inbounds ([8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 0, i64 3), align 4, !tbaa !3
  %46 = call noundef i32 @_ZL9atomicMaxPii(ptr noundef %44, i32 noundef %45) #6
  %47 = xor i32 %42, %46
  store i32 %47, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %48 = load ptr, ptr %6, align 8, !tbaa !7
  %49 = getelementptr inbounds i32, ptr %48, i64 0
  %50 = call noundef i32 @_ZL9atomicIncPjj(ptr noundef %49, i32 noundef 99) #6
  %51 = load ptr, ptr %6, align 8, !tbaa !7
  %52 = getelementptr inbounds i32, ptr %51, i64 1
  %53 = call noundef i32 @_ZL9atomicDecPjj(ptr noundef %52, i32 noundef 99) #6
  %54 = xor i32 %50, %53
  %55 = load ptr, ptr %6, align 8, !tbaa !7
  %56 = getelementptr inbounds i32, ptr %55, i64 2
  %57 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %58 = shl i32 -2, %57
  %59 = call noundef i32 @_ZL9atomicAndPjj(ptr noundef %56, i32 noundef %58) #6
  %60 = xor i32 %54, %59
  %61 = load ptr, ptr %6, align 8, !tbaa !7
  %62 = getelementptr inbounds i32, ptr %61, i64 3
  %63 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %64 = shl i32 1, %63
  %65 = call noundef i32 @_ZL8atomicOrPjj(ptr noundef %62, i32 noundef %64) #6
  %66 = xor i32 %60, %65
  %67 = load ptr, ptr %6, align 8, !tbaa !7
  %68 = getelementptr inbounds i32, ptr %67, i64 4
  %69 = load i32, ptr %9, align 4, !tbaa !3
  %70 = call noundef i32 @_ZL9atomicXorPjj(ptr noundef %68, i32 noundef %69) #6
  %71 = xor i32 %66, %70
  %72 = load ptr, ptr %6, align 8, !tbaa !7
  %73 = getelementptr inbounds i32, ptr %72, i64 5
  %74 = call noundef i32 @_ZL9atomicMinPjj(ptr noundef %73, i32 noundef 7) #6
  %75 = xor i32 %71, %74
  %76 = load ptr, ptr %6, align 8, !tbaa !7
  %77 = getelementptr inbounds i32, ptr %76, i64 6
  %78 = call noundef i32 @_ZL9atomicMaxPjj(ptr noundef %77, i32 noundef 7) #6
  %79 = xor i32 %75, %78
  store i32 %79, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %80 = load ptr, ptr %7, align 8, !tbaa !10
  %81 = getelementptr inbounds i64, ptr %80, i64 0
  %82 = load i32, ptr %10, align 4, !tbaa !3
  %83 = zext i32 %82 to i64
  %84 = call noundef i64 @_ZL9atomicAddPmm(ptr noundef %81, i64 noundef %83) #6
  %85 = load ptr, ptr %7, align 8, !tbaa !10
  %86 = getelementptr inbounds i64, ptr %85, i64 1
  %87 = load i32, ptr %10, align 4, !tbaa !3
  %88 = zext i32 %87 to i64
  %89 = call noundef i64 @_ZL9atomicMinPmm(ptr noundef %86, i64 noundef %88) #6
  %90 = add i64 %84, %89
  %91 = load ptr, ptr %7, align 8, !tbaa !10
  %92 = getelementptr inbounds i64, ptr %91, i64 2
  %93 = load i32, ptr %10, align 4, !tbaa !3
  %94 = zext i32 %93 to i64
  %95 = call noundef i64 @_ZL9atomicMaxPmm(ptr noundef %92, i64 noundef %94) #6
  %96 = add i64 %90, %95
  %97 = load ptr, ptr %7, align 8, !tbaa !10
  %98 = getelementptr inbounds i64, ptr %97, i64 3
  %99 = load i32, ptr %10, align 4, !tbaa !3
  %100 = zext i32 %99 to i64
  %101 = call noundef i64 @_ZL10atomicExchPmm(ptr noundef %98, i64 noundef %100) #6
  %102 = add i64 %96, %101
  %103 = load ptr, ptr %7, align 8, !tbaa !10
  %104 = getelementptr inbounds i64, ptr %103, i64 4
  %105 = load i32, ptr %10, align 4, !tbaa !3
  %106 = zext i32 %105 to i64
  %107 = call noundef i64 @_ZL9atomicCASPmmm(ptr noundef %104, i64 noundef 0, i64 noundef %106) #6
  %108 = add i64 %102, %107
  store i64 %108, ptr %11, align 8, !tbaa !12
  %109 = load i64, ptr %11, align 8, !tbaa !12
  %110 = icmp eq i64 %109, 42
  br i1 %110, label %111, label %114

111:                                              ; preds = %18
  %112 = load ptr, ptr %5, align 8, !tbaa !7
  %113 = getelementptr inbounds i32, ptr %112, i64 4
  store i32 1, ptr %113, align 4, !tbaa !3
  br label %114

114:                                              ; preds = %111, %18
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMinPii(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw min ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMaxPii(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw max ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10atomicExchPii(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw xchg ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicCASPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8, !tbaa !7
  %8 = load i32, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = cmpxchg ptr %7, i32 %8, i32 %9 seq_cst seq_cst, align 4
  %11 = extractvalue { i32, i1 } %10, 0
  ret i32 %11
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicSubPii(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = sub nsw i32 0, %6
  %8 = atomicrmw add ptr %5, i32 %7 seq_cst, align 4
  ret i32 %8
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicIncPjj(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw uinc_wrap ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicDecPjj(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw udec_wrap ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAndPjj(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw and ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8atomicOrPjj(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw or ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicXorPjj(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw xor ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMinPjj(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw umin ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMaxPjj(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw umax ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL9atomicAddPmm(ptr noundef %0, i64 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !10
  store i64 %1, ptr %4, align 8, !tbaa !12
  %5 = load ptr, ptr %3, align 8, !tbaa !10
  %6 = load i64, ptr %4, align 8, !tbaa !12
  %7 = atomicrmw add ptr %5, i64 %6 seq_cst, align 8
  ret i64 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL9atomicMinPmm(ptr noundef %0, i64 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !10
  store i64 %1, ptr %4, align 8, !tbaa !12
  %5 = load ptr, ptr %3, align 8, !tbaa !10
  %6 = load i64, ptr %4, align 8, !tbaa !12
  %7 = atomicrmw umin ptr %5, i64 %6 seq_cst, align 8
  ret i64 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL9atomicMaxPmm(ptr noundef %0, i64 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !10
  store i64 %1, ptr %4, align 8, !tbaa !12
  %5 = load ptr, ptr %3, align 8, !tbaa !10
  %6 = load i64, ptr %4, align 8, !tbaa !12
  %7 = atomicrmw umax ptr %5, i64 %6 seq_cst, align 8
  ret i64 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL10atomicExchPmm(ptr noundef %0, i64 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !10
  store i64 %1, ptr %4, align 8, !tbaa !12
  %5 = load ptr, ptr %3, align 8, !tbaa !10
  %6 = load i64, ptr %4, align 8, !tbaa !12
  %7 = atomicrmw xchg ptr %5, i64 %6 seq_cst, align 8
  ret i64 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL9atomicCASPmmm(ptr noundef %0, i64 noundef %1, i64 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !10
  store i64 %1, ptr %5, align 8, !tbaa !12
  store i64 %2, ptr %6, align 8, !tbaa !12
  %7 = load ptr, ptr %4, align 8, !tbaa !10
  %8 = load i64, ptr %5, align 8, !tbaa !12
  %9 = load i64, ptr %6, align 8, !tbaa !12
  %10 = cmpxchg ptr %7, i64 %8, i64 %9 seq_cst seq_cst, align 8
  %11 = extractvalue { i64, i1 } %10, 0
  ret i64 %11
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @atomics_float(ptr noundef %0, ptr noundef %1, float noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !14
  store ptr %1, ptr %5, align 8, !tbaa !16
  store float %2, ptr %6, align 4, !tbaa !18
  %8 = load ptr, ptr %4, align 8, !tbaa !14
  %9 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %10 = and i32 %9, 3
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw float, ptr %8, i64 %11
  %13 = load float, ptr %6, align 4, !tbaa !18
  %14 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %12, float noundef %13) #6
  %15 = load ptr, ptr %5, align 8, !tbaa !16
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %17 = and i32 %16, 3
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw double, ptr %15, i64 %18
  %20 = load float, ptr %6, align 4, !tbaa !18
  %21 = fpext contract float %20 to double
  %22 = call contract noundef double @_ZL9atomicAddPdd(ptr noundef %19, double noundef %21) #6
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %23 = load ptr, ptr %4, align 8, !tbaa !14
  %24 = getelementptr inbounds float, ptr %23, i64 4
  %25 = load float, ptr %6, align 4, !tbaa !18
  %26 = call contract noundef float @_ZL10atomicExchPff(ptr noundef %24, float noundef %25) #6
  store float %26, ptr %7, align 4, !tbaa !18
  %27 = load float, ptr %7, align 4, !tbaa !18
  %28 = fcmp contract oeq float %27, 0.000000e+00
  br i1 %28, label %29, label %34

29:                                               ; preds = %3
  %30 = load ptr, ptr %4, align 8, !tbaa !14
  %31 = getelementptr inbounds float, ptr %30, i64 5
  %32 = load float, ptr %7, align 4, !tbaa !18
  %33 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %31, float noundef %32) #6
  br label %34

34:                                               ; preds = %29, %3
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9atomicAddPff(ptr noundef %0, float noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !14
  store float %1, ptr %4, align 4, !tbaa !18
  %5 = load ptr, ptr %3, align 8, !tbaa !14
  %6 = load float, ptr %4, align 4, !tbaa !18
  %7 = atomicrmw fadd ptr %5, float %6 seq_cst, align 4
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL9atomicAddPdd(ptr noundef %0, double noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !16
  store double %1, ptr %4, align 8, !tbaa !20
  %5 = load ptr, ptr %3, align 8, !tbaa !16
  %6 = load double, ptr %4, align 8, !tbaa !20
  %7 = atomicrmw fadd ptr %5, double %6 seq_cst, align 8
  ret double %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL10atomicExchPff(ptr noundef %0, float noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !14
  store float %1, ptr %4, align 4, !tbaa !18
  %5 = load ptr, ptr %3, align 8, !tbaa !14
  %6 = load float, ptr %4, align 4, !tbaa !18
  %7 = call noundef i32 @_ZL14__float_as_intf(float noundef %6) #6
  %8 = atomicrmw xchg ptr %5, i32 %7 seq_cst, align 4
  %9 = call contract noundef float @_ZL14__int_as_floati(i32 noundef %8) #6
  ret float %9
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @atomics_cas_loops(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !16
  store ptr %1, ptr %6, align 8, !tbaa !22
  store ptr %2, ptr %7, align 8, !tbaa !16
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %15 = add i32 %13, %14
  store i32 %15, ptr %9, align 4, !tbaa !3
  %16 = load i32, ptr %9, align 4, !tbaa !3
  %17 = load i32, ptr %8, align 4, !tbaa !3
  %18 = icmp sge i32 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %34

20:                                               ; preds = %4
  %21 = load ptr, ptr %5, align 8, !tbaa !16
  %22 = load ptr, ptr %7, align 8, !tbaa !16
  %23 = load i32, ptr %9, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !20
  %27 = call contract noundef double @_ZL17atomic_max_doublePdd(ptr noundef %21, double noundef %26) #6
  %28 = load ptr, ptr %6, align 8, !tbaa !22
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = srem i32 %29, 97
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr %28, i64 %31
  %33 = call noundef zeroext i8 @_ZL15atomic_add_bytePhh(ptr noundef %32, i8 noundef zeroext 1) #6
  store i32 0, ptr %10, align 4
  br label %34

34:                                               ; preds = %20, %19
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %35 = load i32, ptr %10, align 4
  switch i32 %35, label %37 [
    i32 0, label %36
    i32 1, label %36
  ]

36:                                               ; preds = %34, %34
  ret void

37:                                               ; preds = %34
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #1 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL17atomic_max_doublePdd(ptr noundef %0, double noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !16
  store double %1, ptr %4, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %8 = load ptr, ptr %3, align 8, !tbaa !16
  store ptr %8, ptr %5, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %9 = load ptr, ptr %5, align 8, !tbaa !10
  %10 = load i64, ptr %9, align 8, !tbaa !12
  store i64 %10, ptr %6, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %7) #7
  br label %11

11:                                               ; preds = %24, %2
  %12 = load i64, ptr %6, align 8, !tbaa !12
  store i64 %12, ptr %7, align 8, !tbaa !12
  %13 = load i64, ptr %7, align 8, !tbaa !12
  %14 = call contract noundef double @_ZL20__longlong_as_doublel(i64 noundef %13) #6
  %15 = load double, ptr %4, align 8, !tbaa !20
  %16 = fcmp contract oge double %14, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %11
  br label %28

18:                                               ; preds = %11
  %19 = load ptr, ptr %5, align 8, !tbaa !10
  %20 = load i64, ptr %7, align 8, !tbaa !12
  %21 = load double, ptr %4, align 8, !tbaa !20
  %22 = call noundef i64 @_ZL20__double_as_longlongd(double noundef %21) #6
  %23 = call noundef i64 @_ZL9atomicCASPmmm(ptr noundef %19, i64 noundef %20, i64 noundef %22) #6
  store i64 %23, ptr %6, align 8, !tbaa !12
  br label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %7, align 8, !tbaa !12
  %26 = load i64, ptr %6, align 8, !tbaa !12
  %27 = icmp ne i64 %25, %26
  br i1 %27, label %11, label %28, !llvm.loop !24

28:                                               ; preds = %24, %17
  %29 = load i64, ptr %6, align 8, !tbaa !12
  %30 = call contract noundef double @_ZL20__longlong_as_doublel(i64 noundef %29) #6
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret double %30
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i8 @_ZL15atomic_add_bytePhh(ptr noundef %0, i8 noundef zeroext %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !22
  store i8 %1, ptr %4, align 1, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %10 = load ptr, ptr %3, align 8, !tbaa !22
  %11 = ptrtoint ptr %10 to i64
  %12 = and i64 %11, -4
  %13 = inttoptr i64 %12 to ptr
  store ptr %13, ptr %5, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %14 = load ptr, ptr %3, align 8, !tbaa !22
  %15 = ptrtoint ptr %14 to i64
  %16 = and i64 %15, 3
  %17 = mul i64 %16, 8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %19 = load ptr, ptr %5, align 8, !tbaa !7
  %20 = load i32, ptr %19, align 4, !tbaa !3
  store i32 %20, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  br label %21

21:                                               ; preds = %42, %2
  %22 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %22, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %23 = load i32, ptr %8, align 4, !tbaa !3
  %24 = load i32, ptr %6, align 4, !tbaa !3
  %25 = lshr i32 %23, %24
  %26 = load i8, ptr %4, align 1, !tbaa !26
  %27 = zext i8 %26 to i32
  %28 = add i32 %25, %27
  %29 = and i32 %28, 255
  store i32 %29, ptr %9, align 4, !tbaa !3
  %30 = load ptr, ptr %5, align 8, !tbaa !7
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = load i32, ptr %8, align 4, !tbaa !3
  %33 = load i32, ptr %6, align 4, !tbaa !3
  %34 = shl i32 255, %33
  %35 = xor i32 %34, -1
  %36 = and i32 %32, %35
  %37 = load i32, ptr %9, align 4, !tbaa !3
  %38 = load i32, ptr %6, align 4, !tbaa !3
  %39 = shl i32 %37, %38
  %40 = or i32 %36, %39
  %41 = call noundef i32 @_ZL9atomicCASPjjj(ptr noundef %30, i32 noundef %31, i32 noundef %40) #6
  store i32 %41, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %42

42:                                               ; preds = %21
  %43 = load i32, ptr %8, align 4, !tbaa !3
  %44 = load i32, ptr %7, align 4, !tbaa !3
  %45 = icmp ne i32 %43, %44
  br i1 %45, label %21, label %46, !llvm.loop !27

46:                                               ; preds = %42
  %47 = load i32, ptr %7, align 4, !tbaa !3
  %48 = load i32, ptr %6, align 4, !tbaa !3
  %49 = lshr i32 %47, %48
  %50 = trunc i32 %49 to i8
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret i8 %50
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @atomics_scoped(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  store i32 %25, ptr %7, align 4, !tbaa !3
  %26 = load ptr, ptr %4, align 8, !tbaa !7
  %27 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %27, ptr %8, align 4, !tbaa !3
  %28 = load i32, ptr %8, align 4
  %29 = atomicrmw add ptr %26, i32 %28 monotonic, align 4
  store i32 %29, ptr %9, align 4
  %30 = load i32, ptr %9, align 4, !tbaa !3
  %31 = load i32, ptr %7, align 4, !tbaa !3
  %32 = add nsw i32 %31, %30
  store i32 %32, ptr %7, align 4, !tbaa !3
  %33 = load ptr, ptr %4, align 8, !tbaa !7
  %34 = getelementptr inbounds i32, ptr %33, i64 1
  %35 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %35, ptr %10, align 4, !tbaa !3
  %36 = load i32, ptr %10, align 4
  %37 = atomicrmw add ptr %34, i32 %36 acq_rel, align 4
  store i32 %37, ptr %11, align 4
  %38 = load i32, ptr %11, align 4, !tbaa !3
  %39 = load i32, ptr %7, align 4, !tbaa !3
  %40 = add nsw i32 %39, %38
  store i32 %40, ptr %7, align 4, !tbaa !3
  %41 = load ptr, ptr %4, align 8, !tbaa !7
  %42 = getelementptr inbounds i32, ptr %41, i64 2
  %43 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %43, ptr %12, align 4, !tbaa !3
  %44 = load i32, ptr %12, align 4
  %45 = atomicrmw xchg ptr %42, i32 %44 release, align 4
  store i32 %45, ptr %13, align 4
  %46 = load i32, ptr %13, align 4, !tbaa !3
  %47 = load i32, ptr %7, align 4, !tbaa !3
  %48 = xor i32 %47, %46
  store i32 %48, ptr %7, align 4, !tbaa !3
  %49 = load ptr, ptr %4, align 8, !tbaa !7
  %50 = getelementptr inbounds i32, ptr %49, i64 3
  %51 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %51, ptr %14, align 4, !tbaa !3
  %52 = load i32, ptr %14, align 4
  %53 = atomicrmw max ptr %50, i32 %52 acquire, align 4
  store i32 %53, ptr %15, align 4
  %54 = load i32, ptr %15, align 4, !tbaa !3
  %55 = load i32, ptr %7, align 4, !tbaa !3
  %56 = add nsw i32 %55, %54
  store i32 %56, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %57 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %57, ptr %16, align 4, !tbaa !3
  br label %58

58:                                               ; preds = %73, %3
  %59 = load ptr, ptr %5, align 8, !tbaa !7
  %60 = load i32, ptr %7, align 4, !tbaa !3
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %17, align 4, !tbaa !3
  %62 = load i32, ptr %16, align 4
  %63 = load i32, ptr %17, align 4
  %64 = cmpxchg weak ptr %59, i32 %62, i32 %63 seq_cst monotonic, align 4
  %65 = extractvalue { i32, i1 } %64, 0
  %66 = extractvalue { i32, i1 } %64, 1
  br i1 %66, label %68, label %67

67:                                               ; preds = %58
  store i32 %65, ptr %16, align 4
  br label %68

68:                                               ; preds = %67, %58
  %69 = zext i1 %66 to i8
  store i8 %69, ptr %18, align 1, !tbaa !28
  %70 = load i8, ptr %18, align 1, !tbaa !28, !range !30, !noundef !31
  %71 = trunc i8 %70 to i1
  %72 = xor i1 %71, true
  br i1 %72, label %73, label %75

73:                                               ; preds = %68
  %74 = load i32, ptr %16, align 4, !tbaa !3
  store i32 %74, ptr %7, align 4, !tbaa !3
  br label %58, !llvm.loop !32

75:                                               ; preds = %68
  %76 = load ptr, ptr %5, align 8, !tbaa !7
  %77 = getelementptr inbounds i32, ptr %76, i64 1
  %78 = load i32, ptr %7, align 4, !tbaa !3
  store i32 %78, ptr %19, align 4, !tbaa !3
  %79 = load i32, ptr %19, align 4
  store atomic i32 %79, ptr %77 release, align 4
  %80 = load ptr, ptr %5, align 8, !tbaa !7
  %81 = getelementptr inbounds i32, ptr %80, i64 2
  %82 = load atomic i32, ptr %81 acquire, align 4
  store i32 %82, ptr %20, align 4
  %83 = load i32, ptr %20, align 4, !tbaa !3
  %84 = load i32, ptr %7, align 4, !tbaa !3
  %85 = add nsw i32 %84, %83
  store i32 %85, ptr %7, align 4, !tbaa !3
  fence seq_cst
  %86 = load ptr, ptr %6, align 8, !tbaa !10
  %87 = load i32, ptr %7, align 4, !tbaa !3
  %88 = sext i32 %87 to i64
  store i64 %88, ptr %21, align 8, !tbaa !12
  %89 = load i64, ptr %21, align 8
  %90 = atomicrmw or ptr %86, i64 %89 monotonic, align 8
  store i64 %90, ptr %22, align 8
  %91 = load i64, ptr %22, align 8, !tbaa !12
  call void @_ZL19__threadfence_blockv() #6
  %92 = load ptr, ptr %6, align 8, !tbaa !10
  %93 = getelementptr inbounds i64, ptr %92, i64 1
  %94 = load i32, ptr %7, align 4, !tbaa !3
  %95 = sext i32 %94 to i64
  store i64 %95, ptr %23, align 8, !tbaa !12
  %96 = load i64, ptr %23, align 8
  %97 = atomicrmw and ptr %93, i64 %96 monotonic, align 8
  store i64 %97, ptr %24, align 8
  %98 = load i64, ptr %24, align 8, !tbaa !12
  call void @_ZL20__threadfence_systemv() #6
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL19__threadfence_blockv() #1 {
  call void @llvm.nvvm.membar.cta()
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL20__threadfence_systemv() #1 {
  call void @llvm.nvvm.membar.sys()
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ticket_lock(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !7
  %8 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %26

10:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %11 = load ptr, ptr %4, align 8, !tbaa !7
  %12 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %11, i32 noundef 1) #6
  store i32 %12, ptr %7, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %18, %10
  %14 = load ptr, ptr %5, align 8, !tbaa !7
  %15 = load volatile i32, ptr %14, align 4, !tbaa !3
  %16 = load i32, ptr %7, align 4, !tbaa !3
  %17 = icmp ne i32 %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %13
  br label %13, !llvm.loop !33

19:                                               ; preds = %13
  call void @_ZL13__threadfencev() #6
  %20 = load ptr, ptr %6, align 8, !tbaa !7
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %20, align 4, !tbaa !3
  call void @_ZL13__threadfencev() #6
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = add i32 %23, 1
  %25 = load ptr, ptr %5, align 8, !tbaa !7
  store volatile i32 %24, ptr %25, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %26

26:                                               ; preds = %19, %3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPjj(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL13__threadfencev() #1 {
  call void @llvm.nvvm.membar.gl()
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL14__int_as_floati(i32 noundef %0) #1 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load float, ptr %2, align 4, !tbaa !26
  ret float %3
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14__float_as_intf(float noundef %0) #1 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !18
  %3 = load i32, ptr %2, align 4, !tbaa !26
  ret i32 %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL20__longlong_as_doublel(i64 noundef %0) #1 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !12
  %3 = load double, ptr %2, align 8, !tbaa !26
  ret double %3
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL20__double_as_longlongd(double noundef %0) #1 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !20
  %3 = load i64, ptr %2, align 8, !tbaa !26
  ret i64 %3
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicCASPjjj(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8, !tbaa !7
  %8 = load i32, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = cmpxchg ptr %7, i32 %8, i32 %9 seq_cst seq_cst, align 4
  %11 = extractvalue { i32, i1 } %10, 0
  ret i32 %11
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.sys() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx80,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx80,+sm_75" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nounwind }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 long", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 float", !9, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 double", !9, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !5, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !5, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 omnipotent char", !9, i64 0}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!5, !5, i64 0}
!27 = distinct !{!27, !25}
!28 = !{!29, !29, i64 0}
!29 = !{!"bool", !5, i64 0}
!30 = !{i8 0, i8 2}
!31 = !{}
!32 = distinct !{!32, !25}
!33 = distinct !{!33, !25}
