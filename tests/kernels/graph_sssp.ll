; ModuleID = 'graph_sssp.cu'
source_filename = "graph_sssp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Edge = type { i32, i32, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ20floyd_blocked_phase3E3row = internal addrspace(3) global [16 x [16 x i32]] undef, align 4
@_ZZ20floyd_blocked_phase3E3col = internal addrspace(3) global [16 x [16 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bellman_ford(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Edge, align 4
  %12 = alloca float, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store i32 %1, ptr %6, align 4, !tbaa !3
  store ptr %2, ptr %7, align 8, !tbaa !10
  store ptr %3, ptr %8, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %17 = add i32 %15, %16
  store i32 %17, ptr %9, align 4, !tbaa !3
  %18 = load i32, ptr %9, align 4, !tbaa !3
  %19 = load i32, ptr %6, align 4, !tbaa !3
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %48

22:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %23 = load ptr, ptr %5, align 8, !tbaa !7
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.Edge, ptr %23, i64 %25
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %26, i64 12, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %27 = load ptr, ptr %7, align 8, !tbaa !10
  %28 = getelementptr inbounds nuw %struct.Edge, ptr %11, i32 0, i32 0
  %29 = load i32, ptr %28, align 4, !tbaa !17
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %27, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !15
  %33 = getelementptr inbounds nuw %struct.Edge, ptr %11, i32 0, i32 2
  %34 = load float, ptr %33, align 4, !tbaa !19
  %35 = fadd contract float %32, %34
  store float %35, ptr %12, align 4, !tbaa !15
  %36 = load float, ptr %12, align 4, !tbaa !15
  %37 = load ptr, ptr %7, align 8, !tbaa !10
  %38 = getelementptr inbounds nuw %struct.Edge, ptr %11, i32 0, i32 1
  %39 = load i32, ptr %38, align 4, !tbaa !20
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %37, i64 %40
  %42 = load float, ptr %12, align 4, !tbaa !15
  %43 = call contract noundef float @_ZL16atomic_min_floatPff(ptr noundef %41, float noundef %42) #7
  %44 = fcmp contract olt float %36, %43
  br i1 %44, label %45, label %47

45:                                               ; preds = %22
  %46 = load ptr, ptr %8, align 8, !tbaa !12
  store i32 1, ptr %46, align 4, !tbaa !3
  br label %47

47:                                               ; preds = %45, %22
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  store i32 0, ptr %10, align 4
  br label %48

48:                                               ; preds = %47, %21
  call void @llvm.lifetime.end.p0(ptr %9) #6
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL16atomic_min_floatPff(ptr noundef %0, float noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !10
  store float %1, ptr %4, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = load ptr, ptr %3, align 8, !tbaa !10
  %9 = load i32, ptr %8, align 4, !tbaa !3
  store i32 %9, ptr %5, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %29, %2
  %11 = load i32, ptr %5, align 4, !tbaa !3
  %12 = call contract noundef float @_ZL14__int_as_floati(i32 noundef %11) #7
  %13 = load float, ptr %4, align 4, !tbaa !15
  %14 = fcmp contract ogt float %12, %13
  br i1 %14, label %15, label %30

15:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %16 = load ptr, ptr %3, align 8, !tbaa !10
  %17 = load i32, ptr %5, align 4, !tbaa !3
  %18 = load float, ptr %4, align 4, !tbaa !15
  %19 = call noundef i32 @_ZL14__float_as_intf(float noundef %18) #7
  %20 = call noundef i32 @_ZL9atomicCASPiii(ptr noundef %16, i32 noundef %17, i32 noundef %19) #7
  store i32 %20, ptr %6, align 4, !tbaa !3
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = load i32, ptr %5, align 4, !tbaa !3
  %23 = icmp eq i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %15
  store i32 3, ptr %7, align 4
  br label %27

25:                                               ; preds = %15
  %26 = load i32, ptr %6, align 4, !tbaa !3
  store i32 %26, ptr %5, align 4, !tbaa !3
  store i32 0, ptr %7, align 4
  br label %27

27:                                               ; preds = %25, %24
  call void @llvm.lifetime.end.p0(ptr %6) #6
  %28 = load i32, ptr %7, align 4
  switch i32 %28, label %33 [
    i32 0, label %29
    i32 3, label %30
  ]

29:                                               ; preds = %27
  br label %10, !llvm.loop !21

30:                                               ; preds = %27, %10
  %31 = load i32, ptr %5, align 4, !tbaa !3
  %32 = call contract noundef float @_ZL14__int_as_floati(i32 noundef %31) #7
  store i32 1, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret float %32

33:                                               ; preds = %27
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @delta_step(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, i32 noundef %10) #0 {
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  store ptr %0, ptr %12, align 8, !tbaa !12
  store ptr %1, ptr %13, align 8, !tbaa !12
  store ptr %2, ptr %14, align 8, !tbaa !12
  store ptr %3, ptr %15, align 8, !tbaa !12
  store ptr %4, ptr %16, align 8, !tbaa !12
  store i32 %5, ptr %17, align 4, !tbaa !3
  store ptr %6, ptr %18, align 8, !tbaa !12
  store ptr %7, ptr %19, align 8, !tbaa !12
  store ptr %8, ptr %20, align 8, !tbaa !12
  store ptr %9, ptr %21, align 8, !tbaa !12
  store i32 %10, ptr %22, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %23) #6
  %29 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %30 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %31 = mul i32 %29, %30
  %32 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %33 = add i32 %31, %32
  store i32 %33, ptr %23, align 4, !tbaa !3
  %34 = load i32, ptr %23, align 4, !tbaa !3
  %35 = load i32, ptr %17, align 4, !tbaa !3
  %36 = icmp sge i32 %34, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %11
  store i32 1, ptr %24, align 4
  br label %116

38:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %25) #6
  %39 = load ptr, ptr %16, align 8, !tbaa !12
  %40 = load i32, ptr %23, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  store i32 %43, ptr %25, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %26) #6
  %44 = load ptr, ptr %15, align 8, !tbaa !12
  %45 = load i32, ptr %25, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !3
  store i32 %48, ptr %26, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %27) #6
  %49 = load ptr, ptr %12, align 8, !tbaa !12
  %50 = load i32, ptr %25, align 4, !tbaa !3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !3
  store i32 %53, ptr %27, align 4, !tbaa !3
  br label %54

54:                                               ; preds = %112, %38
  %55 = load i32, ptr %27, align 4, !tbaa !3
  %56 = load ptr, ptr %12, align 8, !tbaa !12
  %57 = load i32, ptr %25, align 4, !tbaa !3
  %58 = add nsw i32 %57, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %56, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = icmp slt i32 %55, %61
  br i1 %62, label %64, label %63

63:                                               ; preds = %54
  store i32 2, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #6
  br label %115

64:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(ptr %28) #6
  %65 = load i32, ptr %26, align 4, !tbaa !3
  %66 = load ptr, ptr %14, align 8, !tbaa !12
  %67 = load i32, ptr %27, align 4, !tbaa !3
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %66, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !3
  %71 = add i32 %65, %70
  store i32 %71, ptr %28, align 4, !tbaa !3
  %72 = load ptr, ptr %15, align 8, !tbaa !12
  %73 = load ptr, ptr %13, align 8, !tbaa !12
  %74 = load i32, ptr %27, align 4, !tbaa !3
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %73, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !3
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %72, i64 %78
  %80 = load i32, ptr %28, align 4, !tbaa !3
  %81 = call noundef i32 @_ZL9atomicMinPjj(ptr noundef %79, i32 noundef %80) #7
  %82 = load i32, ptr %28, align 4, !tbaa !3
  %83 = icmp ugt i32 %81, %82
  br i1 %83, label %84, label %111

84:                                               ; preds = %64
  %85 = load i32, ptr %28, align 4, !tbaa !3
  %86 = load i32, ptr %22, align 4, !tbaa !3
  %87 = icmp ult i32 %85, %86
  br i1 %87, label %88, label %99

88:                                               ; preds = %84
  %89 = load ptr, ptr %13, align 8, !tbaa !12
  %90 = load i32, ptr %27, align 4, !tbaa !3
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %89, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !3
  %94 = load ptr, ptr %18, align 8, !tbaa !12
  %95 = load ptr, ptr %19, align 8, !tbaa !12
  %96 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %95, i32 noundef 1) #7
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %94, i64 %97
  store i32 %93, ptr %98, align 4, !tbaa !3
  br label %110

99:                                               ; preds = %84
  %100 = load ptr, ptr %13, align 8, !tbaa !12
  %101 = load i32, ptr %27, align 4, !tbaa !3
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i32, ptr %100, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !3
  %105 = load ptr, ptr %20, align 8, !tbaa !12
  %106 = load ptr, ptr %21, align 8, !tbaa !12
  %107 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %106, i32 noundef 1) #7
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i32, ptr %105, i64 %108
  store i32 %104, ptr %109, align 4, !tbaa !3
  br label %110

110:                                              ; preds = %99, %88
  br label %111

111:                                              ; preds = %110, %64
  call void @llvm.lifetime.end.p0(ptr %28) #6
  br label %112

112:                                              ; preds = %111
  %113 = load i32, ptr %27, align 4, !tbaa !3
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %27, align 4, !tbaa !3
  br label %54, !llvm.loop !23

115:                                              ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %26) #6
  call void @llvm.lifetime.end.p0(ptr %25) #6
  store i32 0, ptr %24, align 4
  br label %116

116:                                              ; preds = %115, %37
  call void @llvm.lifetime.end.p0(ptr %23) #6
  %117 = load i32, ptr %24, align 4
  switch i32 %117, label %119 [
    i32 0, label %118
    i32 1, label %118
  ]

118:                                              ; preds = %116, %116
  ret void

119:                                              ; preds = %116
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMinPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !12
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !12
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw umin ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !12
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !12
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @floyd_step(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !12
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #7
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #7
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #7
  %13 = add i32 %11, %12
  store i32 %13, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %18 = add i32 %16, %17
  store i32 %18, ptr %8, align 4, !tbaa !3
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = load i32, ptr %5, align 4, !tbaa !3
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %64

22:                                               ; preds = %3
  %23 = load i32, ptr %8, align 4, !tbaa !3
  %24 = load i32, ptr %5, align 4, !tbaa !3
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %64

26:                                               ; preds = %22
  %27 = load ptr, ptr %4, align 8, !tbaa !12
  %28 = load i32, ptr %7, align 4, !tbaa !3
  %29 = load i32, ptr %5, align 4, !tbaa !3
  %30 = mul nsw i32 %28, %29
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %27, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !3
  %36 = load ptr, ptr %4, align 8, !tbaa !12
  %37 = load i32, ptr %7, align 4, !tbaa !3
  %38 = load i32, ptr %5, align 4, !tbaa !3
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %6, align 4, !tbaa !3
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %36, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = load ptr, ptr %4, align 8, !tbaa !12
  %46 = load i32, ptr %6, align 4, !tbaa !3
  %47 = load i32, ptr %5, align 4, !tbaa !3
  %48 = mul nsw i32 %46, %47
  %49 = load i32, ptr %8, align 4, !tbaa !3
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %45, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !3
  %54 = add nsw i32 %44, %53
  %55 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %35, i32 noundef %54) #7
  %56 = load ptr, ptr %4, align 8, !tbaa !12
  %57 = load i32, ptr %7, align 4, !tbaa !3
  %58 = load i32, ptr %5, align 4, !tbaa !3
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %8, align 4, !tbaa !3
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %56, i64 %62
  store i32 %55, ptr %63, align 4, !tbaa !3
  br label %64

64:                                               ; preds = %26, %22, %3
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
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
define dso_local ptx_kernel void @floyd_blocked_phase3(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !12
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #7
  store i32 %14, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  store i32 %15, ptr %8, align 4, !tbaa !3
  %16 = load i32, ptr %7, align 4, !tbaa !3
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = icmp eq i32 %16, %17
  br i1 %18, label %23, label %19

19:                                               ; preds = %3
  %20 = load i32, ptr %8, align 4, !tbaa !3
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = icmp eq i32 %20, %21
  br i1 %22, label %23, label %24

23:                                               ; preds = %19, %3
  store i32 1, ptr %9, align 4
  br label %113

24:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %25 = load i32, ptr %7, align 4, !tbaa !3
  %26 = mul nsw i32 %25, 16
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #7
  %28 = add i32 %26, %27
  store i32 %28, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %29 = load i32, ptr %8, align 4, !tbaa !3
  %30 = mul nsw i32 %29, 16
  %31 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %32 = add i32 %30, %31
  store i32 %32, ptr %11, align 4, !tbaa !3
  %33 = load ptr, ptr %4, align 8, !tbaa !12
  %34 = load i32, ptr %6, align 4, !tbaa !3
  %35 = mul nsw i32 %34, 16
  %36 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #7
  %37 = add i32 %35, %36
  %38 = load i32, ptr %5, align 4, !tbaa !3
  %39 = mul i32 %37, %38
  %40 = load i32, ptr %11, align 4, !tbaa !3
  %41 = add i32 %39, %40
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %33, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #7
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw [16 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ20floyd_blocked_phase3E3row to ptr), i64 0, i64 %46
  %48 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw [16 x i32], ptr %47, i64 0, i64 %49
  store i32 %44, ptr %50, align 4, !tbaa !3
  %51 = load ptr, ptr %4, align 8, !tbaa !12
  %52 = load i32, ptr %10, align 4, !tbaa !3
  %53 = load i32, ptr %5, align 4, !tbaa !3
  %54 = mul nsw i32 %52, %53
  %55 = load i32, ptr %6, align 4, !tbaa !3
  %56 = mul nsw i32 %55, 16
  %57 = add nsw i32 %54, %56
  %58 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %59 = add i32 %57, %58
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %51, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #7
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw [16 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ20floyd_blocked_phase3E3col to ptr), i64 0, i64 %64
  %66 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw [16 x i32], ptr %65, i64 0, i64 %67
  store i32 %62, ptr %68, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %69 = load ptr, ptr %4, align 8, !tbaa !12
  %70 = load i32, ptr %10, align 4, !tbaa !3
  %71 = load i32, ptr %5, align 4, !tbaa !3
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %11, align 4, !tbaa !3
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %69, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !3
  store i32 %77, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %78

78:                                               ; preds = %100, %24
  %79 = load i32, ptr %13, align 4, !tbaa !3
  %80 = icmp slt i32 %79, 16
  br i1 %80, label %82, label %81

81:                                               ; preds = %78
  store i32 2, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %103

82:                                               ; preds = %78
  %83 = load i32, ptr %12, align 4, !tbaa !3
  %84 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #7
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw [16 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ20floyd_blocked_phase3E3col to ptr), i64 0, i64 %85
  %87 = load i32, ptr %13, align 4, !tbaa !3
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [16 x i32], ptr %86, i64 0, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !3
  %91 = load i32, ptr %13, align 4, !tbaa !3
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [16 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ20floyd_blocked_phase3E3row to ptr), i64 0, i64 %92
  %94 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw [16 x i32], ptr %93, i64 0, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !3
  %98 = add nsw i32 %90, %97
  %99 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %83, i32 noundef %98) #7
  store i32 %99, ptr %12, align 4, !tbaa !3
  br label %100

100:                                              ; preds = %82
  %101 = load i32, ptr %13, align 4, !tbaa !3
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %13, align 4, !tbaa !3
  br label %78, !llvm.loop !24

103:                                              ; preds = %81
  %104 = load i32, ptr %12, align 4, !tbaa !3
  %105 = load ptr, ptr %4, align 8, !tbaa !12
  %106 = load i32, ptr %10, align 4, !tbaa !3
  %107 = load i32, ptr %5, align 4, !tbaa !3
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %11, align 4, !tbaa !3
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr %105, i64 %111
  store i32 %104, ptr %112, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  store i32 0, ptr %9, align 4
  br label %113

113:                                              ; preds = %103, %23
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  %114 = load i32, ptr %9, align 4
  switch i32 %114, label %116 [
    i32 0, label %115
    i32 1, label %115
  ]

115:                                              ; preds = %113, %113
  ret void

116:                                              ; preds = %113
  unreachable
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL14__int_as_floati(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load float, ptr %2, align 4, !tbaa !26
  ret float %3
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicCASPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !12
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8, !tbaa !12
  %8 = load i32, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = cmpxchg ptr %7, i32 %8, i32 %9 seq_cst seq_cst, align 4
  %11 = extractvalue { i32, i1 } %10, 0
  ret i32 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14__float_as_intf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !15
  %3 = load i32, ptr %2, align 4, !tbaa !26
  ret i32 %3
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"p1 _ZTS4Edge", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 float", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 int", !9, i64 0}
!14 = !{i64 0, i64 4, !3, i64 4, i64 4, !3, i64 8, i64 4, !15}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !5, i64 0}
!17 = !{!18, !4, i64 0}
!18 = !{!"_ZTS4Edge", !4, i64 0, !4, i64 4, !16, i64 8}
!19 = !{!18, !16, i64 8}
!20 = !{!18, !4, i64 4}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = distinct !{!23, !22}
!24 = distinct !{!24, !22, !25}
!25 = !{!"llvm.loop.unroll.enable"}
!26 = !{!5, !5, i64 0}
