; ModuleID = 'moe_routing.cu'
source_filename = "moe_routing.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.int2 = type { i32, i32 }
%struct.float2 = type { float, float }
%struct.uint4 = type { i32, i32, i32, i32 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @top2_gate(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.int2, align 8
  %21 = alloca %struct.float2, align 8
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !10
  store ptr %2, ptr %8, align 8, !tbaa !12
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %26 = add i32 %24, %25
  store i32 %26, ptr %11, align 4, !tbaa !3
  %27 = load i32, ptr %11, align 4, !tbaa !3
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %91

31:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store float 0xFFF0000000000000, ptr %13, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store float 0xFFF0000000000000, ptr %14, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %15) #6
  store i32 0, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #6
  store i32 0, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #6
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %64, %31
  %33 = load i32, ptr %17, align 4, !tbaa !3
  %34 = load i32, ptr %10, align 4, !tbaa !3
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %67

37:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %38 = load ptr, ptr %6, align 8, !tbaa !7
  %39 = load i32, ptr %11, align 4, !tbaa !3
  %40 = load i32, ptr %10, align 4, !tbaa !3
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %17, align 4, !tbaa !3
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %38, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !14
  store float %46, ptr %18, align 4, !tbaa !14
  %47 = load float, ptr %18, align 4, !tbaa !14
  %48 = load float, ptr %13, align 4, !tbaa !14
  %49 = fcmp contract ogt float %47, %48
  br i1 %49, label %50, label %55

50:                                               ; preds = %37
  %51 = load float, ptr %13, align 4, !tbaa !14
  store float %51, ptr %14, align 4, !tbaa !14
  %52 = load i32, ptr %15, align 4, !tbaa !3
  store i32 %52, ptr %16, align 4, !tbaa !3
  %53 = load float, ptr %18, align 4, !tbaa !14
  store float %53, ptr %13, align 4, !tbaa !14
  %54 = load i32, ptr %17, align 4, !tbaa !3
  store i32 %54, ptr %15, align 4, !tbaa !3
  br label %63

55:                                               ; preds = %37
  %56 = load float, ptr %18, align 4, !tbaa !14
  %57 = load float, ptr %14, align 4, !tbaa !14
  %58 = fcmp contract ogt float %56, %57
  br i1 %58, label %59, label %62

59:                                               ; preds = %55
  %60 = load float, ptr %18, align 4, !tbaa !14
  store float %60, ptr %14, align 4, !tbaa !14
  %61 = load i32, ptr %17, align 4, !tbaa !3
  store i32 %61, ptr %16, align 4, !tbaa !3
  br label %62

62:                                               ; preds = %59, %55
  br label %63

63:                                               ; preds = %62, %50
  call void @llvm.lifetime.end.p0(ptr %18) #6
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %17, align 4, !tbaa !3
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %17, align 4, !tbaa !3
  br label %32, !llvm.loop !16

67:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %19) #6
  %68 = load float, ptr %14, align 4, !tbaa !14
  %69 = load float, ptr %13, align 4, !tbaa !14
  %70 = fsub contract float %68, %69
  %71 = call contract noundef float @_ZL6__expff(float noundef %70) #7
  %72 = fadd contract float 1.000000e+00, %71
  %73 = fdiv contract float 1.000000e+00, %72
  store float %73, ptr %19, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %20) #6
  %74 = getelementptr inbounds nuw %struct.int2, ptr %20, i32 0, i32 0
  %75 = load i32, ptr %15, align 4, !tbaa !3
  store i32 %75, ptr %74, align 8, !tbaa !18
  %76 = getelementptr inbounds nuw %struct.int2, ptr %20, i32 0, i32 1
  %77 = load i32, ptr %16, align 4, !tbaa !3
  store i32 %77, ptr %76, align 4, !tbaa !20
  %78 = load ptr, ptr %7, align 8, !tbaa !10
  %79 = load i32, ptr %11, align 4, !tbaa !3
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds %struct.int2, ptr %78, i64 %80
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %20, i64 8, i1 false), !tbaa.struct !21
  call void @llvm.lifetime.end.p0(ptr %20) #6
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %82 = getelementptr inbounds nuw %struct.float2, ptr %21, i32 0, i32 0
  %83 = load float, ptr %19, align 4, !tbaa !14
  store float %83, ptr %82, align 8, !tbaa !22
  %84 = getelementptr inbounds nuw %struct.float2, ptr %21, i32 0, i32 1
  %85 = load float, ptr %19, align 4, !tbaa !14
  %86 = fsub contract float 1.000000e+00, %85
  store float %86, ptr %84, align 4, !tbaa !24
  %87 = load ptr, ptr %8, align 8, !tbaa !12
  %88 = load i32, ptr %11, align 4, !tbaa !3
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds %struct.float2, ptr %87, i64 %89
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr align 8 %21, i64 8, i1 false), !tbaa.struct !25
  call void @llvm.lifetime.end.p0(ptr %21) #6
  call void @llvm.lifetime.end.p0(ptr %19) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  store i32 0, ptr %12, align 4
  br label %91

91:                                               ; preds = %67, %30
  call void @llvm.lifetime.end.p0(ptr %11) #6
  %92 = load i32, ptr %12, align 4
  switch i32 %92, label %94 [
    i32 0, label %93
    i32 1, label %93
  ]

93:                                               ; preds = %91, %91
  ret void

94:                                               ; preds = %91
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
define internal noundef float @_ZL6__expff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !14
  %3 = load float, ptr %2, align 4, !tbaa !14
  %4 = call contract float @__nv_fast_expf(float noundef %3) #7
  ret float %4
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_tokens(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !10
  store ptr %1, ptr %6, align 8, !tbaa !26
  store ptr %2, ptr %7, align 8, !tbaa !26
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %15 = add i32 %13, %14
  store i32 %15, ptr %9, align 4, !tbaa !3
  %16 = load i32, ptr %9, align 4, !tbaa !3
  %17 = load i32, ptr %8, align 4, !tbaa !3
  %18 = icmp sge i32 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %52

20:                                               ; preds = %4
  %21 = load ptr, ptr %6, align 8, !tbaa !26
  %22 = load ptr, ptr %5, align 8, !tbaa !10
  %23 = load i32, ptr %9, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.int2, ptr %22, i64 %24
  %26 = getelementptr inbounds nuw %struct.int2, ptr %25, i32 0, i32 0
  %27 = load i32, ptr %26, align 8, !tbaa !18
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %21, i64 %28
  %30 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %29, i32 noundef 1) #7
  %31 = load ptr, ptr %7, align 8, !tbaa !26
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = mul nsw i32 2, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %31, i64 %34
  store i32 %30, ptr %35, align 4, !tbaa !3
  %36 = load ptr, ptr %6, align 8, !tbaa !26
  %37 = load ptr, ptr %5, align 8, !tbaa !10
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.int2, ptr %37, i64 %39
  %41 = getelementptr inbounds nuw %struct.int2, ptr %40, i32 0, i32 1
  %42 = load i32, ptr %41, align 4, !tbaa !20
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %36, i64 %43
  %45 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %44, i32 noundef 1) #7
  %46 = load ptr, ptr %7, align 8, !tbaa !26
  %47 = load i32, ptr %9, align 4, !tbaa !3
  %48 = mul nsw i32 2, %47
  %49 = add nsw i32 %48, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %46, i64 %50
  store i32 %45, ptr %51, align 4, !tbaa !3
  store i32 0, ptr %10, align 4
  br label %52

52:                                               ; preds = %20, %19
  call void @llvm.lifetime.end.p0(ptr %9) #6
  %53 = load i32, ptr %10, align 4
  switch i32 %53, label %55 [
    i32 0, label %54
    i32 1, label %54
  ]

54:                                               ; preds = %52, %52
  ret void

55:                                               ; preds = %52
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !26
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !26
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @permute_tokens(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
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
  store ptr %0, ptr %7, align 8, !tbaa !28
  store ptr %1, ptr %8, align 8, !tbaa !10
  store ptr %2, ptr %9, align 8, !tbaa !26
  store ptr %3, ptr %10, align 8, !tbaa !26
  store ptr %4, ptr %11, align 8, !tbaa !28
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  store i32 %18, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #7
  store i32 %19, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %20 = load i32, ptr %14, align 4, !tbaa !3
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %29

22:                                               ; preds = %6
  %23 = load ptr, ptr %8, align 8, !tbaa !10
  %24 = load i32, ptr %13, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.int2, ptr %23, i64 %25
  %27 = getelementptr inbounds nuw %struct.int2, ptr %26, i32 0, i32 1
  %28 = load i32, ptr %27, align 4, !tbaa !20
  br label %36

29:                                               ; preds = %6
  %30 = load ptr, ptr %8, align 8, !tbaa !10
  %31 = load i32, ptr %13, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.int2, ptr %30, i64 %32
  %34 = getelementptr inbounds nuw %struct.int2, ptr %33, i32 0, i32 0
  %35 = load i32, ptr %34, align 8, !tbaa !18
  br label %36

36:                                               ; preds = %29, %22
  %37 = phi i32 [ %28, %22 ], [ %35, %29 ]
  store i32 %37, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %38 = load ptr, ptr %9, align 8, !tbaa !26
  %39 = load i32, ptr %15, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = load ptr, ptr %10, align 8, !tbaa !26
  %44 = load i32, ptr %13, align 4, !tbaa !3
  %45 = mul nsw i32 2, %44
  %46 = load i32, ptr %14, align 4, !tbaa !3
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %43, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = add nsw i32 %42, %50
  store i32 %51, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %52 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %52, ptr %17, align 4, !tbaa !3
  br label %53

53:                                               ; preds = %79, %36
  %54 = load i32, ptr %17, align 4, !tbaa !3
  %55 = load i32, ptr %12, align 4, !tbaa !3
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %83

58:                                               ; preds = %53
  %59 = load ptr, ptr %7, align 8, !tbaa !28
  %60 = load i32, ptr %13, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = load i32, ptr %12, align 4, !tbaa !3
  %63 = sext i32 %62 to i64
  %64 = mul i64 %61, %63
  %65 = load i32, ptr %17, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = add i64 %64, %66
  %68 = getelementptr inbounds nuw %struct.uint4, ptr %59, i64 %67
  %69 = load ptr, ptr %11, align 8, !tbaa !28
  %70 = load i32, ptr %16, align 4, !tbaa !3
  %71 = sext i32 %70 to i64
  %72 = load i32, ptr %12, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = mul i64 %71, %73
  %75 = load i32, ptr %17, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = add i64 %74, %76
  %78 = getelementptr inbounds nuw %struct.uint4, ptr %69, i64 %77
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %78, ptr align 16 %68, i64 16, i1 false), !tbaa.struct !30
  br label %79

79:                                               ; preds = %58
  %80 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %81 = load i32, ptr %17, align 4, !tbaa !3
  %82 = add i32 %81, %80
  store i32 %82, ptr %17, align 4, !tbaa !3
  br label %53, !llvm.loop !31

83:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @combine(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.int2, align 8
  %19 = alloca <2 x half>, align 4
  %20 = alloca <2 x half>, align 4
  %21 = alloca %struct.float2, align 8
  store ptr %0, ptr %8, align 8, !tbaa !32
  store ptr %1, ptr %9, align 8, !tbaa !10
  store ptr %2, ptr %10, align 8, !tbaa !26
  store ptr %3, ptr %11, align 8, !tbaa !26
  store ptr %4, ptr %12, align 8, !tbaa !12
  store ptr %5, ptr %13, align 8, !tbaa !32
  store i32 %6, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  store i32 %22, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #7
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %27 = add i32 %25, %26
  store i32 %27, ptr %16, align 4, !tbaa !3
  %28 = load i32, ptr %16, align 4, !tbaa !3
  %29 = load i32, ptr %14, align 4, !tbaa !3
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %7
  store i32 1, ptr %17, align 4
  br label %128

32:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %33 = load ptr, ptr %9, align 8, !tbaa !10
  %34 = load i32, ptr %15, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.int2, ptr %33, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %36, i64 8, i1 false), !tbaa.struct !21
  call void @llvm.lifetime.start.p0(ptr %19) #6
  %37 = load ptr, ptr %8, align 8, !tbaa !32
  %38 = load ptr, ptr %10, align 8, !tbaa !26
  %39 = getelementptr inbounds nuw %struct.int2, ptr %18, i32 0, i32 0
  %40 = load i32, ptr %39, align 8, !tbaa !18
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %38, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = load ptr, ptr %11, align 8, !tbaa !26
  %45 = load i32, ptr %15, align 4, !tbaa !3
  %46 = mul nsw i32 2, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %44, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !3
  %50 = add nsw i32 %43, %49
  %51 = sext i32 %50 to i64
  %52 = load i32, ptr %14, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = mul i64 %51, %53
  %55 = load i32, ptr %16, align 4, !tbaa !3
  %56 = sext i32 %55 to i64
  %57 = add i64 %54, %56
  %58 = getelementptr inbounds nuw <2 x half>, ptr %37, i64 %57
  %59 = load <2 x half>, ptr %58, align 4, !tbaa !33
  store <2 x half> %59, ptr %19, align 4, !tbaa !33
  call void @llvm.lifetime.start.p0(ptr %20) #6
  %60 = load ptr, ptr %8, align 8, !tbaa !32
  %61 = load ptr, ptr %10, align 8, !tbaa !26
  %62 = getelementptr inbounds nuw %struct.int2, ptr %18, i32 0, i32 1
  %63 = load i32, ptr %62, align 4, !tbaa !20
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %61, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = load ptr, ptr %11, align 8, !tbaa !26
  %68 = load i32, ptr %15, align 4, !tbaa !3
  %69 = mul nsw i32 2, %68
  %70 = add nsw i32 %69, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %67, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !3
  %74 = add nsw i32 %66, %73
  %75 = sext i32 %74 to i64
  %76 = load i32, ptr %14, align 4, !tbaa !3
  %77 = sext i32 %76 to i64
  %78 = mul i64 %75, %77
  %79 = load i32, ptr %16, align 4, !tbaa !3
  %80 = sext i32 %79 to i64
  %81 = add i64 %78, %80
  %82 = getelementptr inbounds nuw <2 x half>, ptr %60, i64 %81
  %83 = load <2 x half>, ptr %82, align 4, !tbaa !33
  store <2 x half> %83, ptr %20, align 4, !tbaa !33
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %84 = load ptr, ptr %12, align 8, !tbaa !12
  %85 = load i32, ptr %15, align 4, !tbaa !3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds %struct.float2, ptr %84, i64 %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %87, i64 8, i1 false), !tbaa.struct !25
  %88 = getelementptr inbounds nuw %struct.float2, ptr %21, i32 0, i32 0
  %89 = load float, ptr %88, align 8, !tbaa !22
  %90 = load <2 x half>, ptr %19, align 4
  %91 = extractelement <2 x half> %90, i64 0
  %92 = fpext contract half %91 to float
  %93 = fmul contract float %89, %92
  %94 = getelementptr inbounds nuw %struct.float2, ptr %21, i32 0, i32 1
  %95 = load float, ptr %94, align 4, !tbaa !24
  %96 = load <2 x half>, ptr %20, align 4
  %97 = extractelement <2 x half> %96, i64 0
  %98 = fpext contract half %97 to float
  %99 = fmul contract float %95, %98
  %100 = fadd contract float %93, %99
  %101 = fptrunc contract float %100 to half
  %102 = insertelement <2 x half> poison, half %101, i32 0
  %103 = getelementptr inbounds nuw %struct.float2, ptr %21, i32 0, i32 0
  %104 = load float, ptr %103, align 8, !tbaa !22
  %105 = load <2 x half>, ptr %19, align 4
  %106 = extractelement <2 x half> %105, i64 1
  %107 = fpext contract half %106 to float
  %108 = fmul contract float %104, %107
  %109 = getelementptr inbounds nuw %struct.float2, ptr %21, i32 0, i32 1
  %110 = load float, ptr %109, align 4, !tbaa !24
  %111 = load <2 x half>, ptr %20, align 4
  %112 = extractelement <2 x half> %111, i64 1
  %113 = fpext contract half %112 to float
  %114 = fmul contract float %110, %113
  %115 = fadd contract float %108, %114
  %116 = fptrunc contract float %115 to half
  %117 = insertelement <2 x half> %102, half %116, i32 1
  %118 = load ptr, ptr %13, align 8, !tbaa !32
  %119 = load i32, ptr %15, align 4, !tbaa !3
  %120 = sext i32 %119 to i64
  %121 = load i32, ptr %14, align 4, !tbaa !3
  %122 = sext i32 %121 to i64
  %123 = mul i64 %120, %122
  %124 = load i32, ptr %16, align 4, !tbaa !3
  %125 = sext i32 %124 to i64
  %126 = add i64 %123, %125
  %127 = getelementptr inbounds nuw <2 x half>, ptr %118, i64 %126
  store <2 x half> %117, ptr %127, align 4, !tbaa !33
  call void @llvm.lifetime.end.p0(ptr %21) #6
  call void @llvm.lifetime.end.p0(ptr %20) #6
  call void @llvm.lifetime.end.p0(ptr %19) #6
  call void @llvm.lifetime.end.p0(ptr %18) #6
  store i32 0, ptr %17, align 4
  br label %128

128:                                              ; preds = %32, %31
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  %129 = load i32, ptr %17, align 4
  switch i32 %129, label %131 [
    i32 0, label %130
    i32 1, label %130
  ]

130:                                              ; preds = %128, %128
  ret void

131:                                              ; preds = %128
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @repetition_penalty(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca float, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !26
  store i32 %2, ptr %9, align 4, !tbaa !3
  store i32 %3, ptr %10, align 4, !tbaa !3
  store float %4, ptr %11, align 4, !tbaa !14
  store float %5, ptr %12, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %21 = add i32 %19, %20
  store i32 %21, ptr %13, align 4, !tbaa !3
  %22 = load i32, ptr %13, align 4, !tbaa !3
  %23 = load i32, ptr %9, align 4, !tbaa !3
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %62

26:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %27 = load ptr, ptr %7, align 8, !tbaa !7
  %28 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #7
  %29 = zext i32 %28 to i64
  %30 = load i32, ptr %10, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = mul i64 %29, %31
  %33 = load ptr, ptr %8, align 8, !tbaa !26
  %34 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #7
  %35 = load i32, ptr %9, align 4, !tbaa !3
  %36 = mul i32 %34, %35
  %37 = load i32, ptr %13, align 4, !tbaa !3
  %38 = add i32 %36, %37
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %33, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = add i64 %32, %42
  %44 = getelementptr inbounds nuw float, ptr %27, i64 %43
  store ptr %44, ptr %15, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %45 = load ptr, ptr %15, align 8, !tbaa !7
  %46 = load float, ptr %45, align 4, !tbaa !14
  store float %46, ptr %16, align 4, !tbaa !14
  %47 = load float, ptr %16, align 4, !tbaa !14
  %48 = fcmp contract ogt float %47, 0.000000e+00
  br i1 %48, label %49, label %53

49:                                               ; preds = %26
  %50 = load float, ptr %16, align 4, !tbaa !14
  %51 = load float, ptr %11, align 4, !tbaa !14
  %52 = fdiv contract float %50, %51
  br label %57

53:                                               ; preds = %26
  %54 = load float, ptr %16, align 4, !tbaa !14
  %55 = load float, ptr %11, align 4, !tbaa !14
  %56 = fmul contract float %54, %55
  br label %57

57:                                               ; preds = %53, %49
  %58 = phi contract float [ %52, %49 ], [ %56, %53 ]
  %59 = load float, ptr %12, align 4, !tbaa !14
  %60 = fdiv contract float %58, %59
  %61 = load ptr, ptr %15, align 8, !tbaa !7
  store float %60, ptr %61, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  store i32 0, ptr %14, align 4
  br label %62

62:                                               ; preds = %57, %25
  call void @llvm.lifetime.end.p0(ptr %13) #6
  %63 = load i32, ptr %14, align 4
  switch i32 %63, label %65 [
    i32 0, label %64
    i32 1, label %64
  ]

64:                                               ; preds = %62, %62
  ret void

65:                                               ; preds = %62
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @append_paged_cache(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  store ptr %0, ptr %7, align 8, !tbaa !28
  store ptr %1, ptr %8, align 8, !tbaa !28
  store ptr %2, ptr %9, align 8, !tbaa !26
  store ptr %3, ptr %10, align 8, !tbaa !26
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  store i32 %16, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %17 = load ptr, ptr %10, align 8, !tbaa !26
  %18 = load i32, ptr %13, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !3
  store i32 %21, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %22 = load ptr, ptr %9, align 8, !tbaa !26
  %23 = load i32, ptr %13, align 4, !tbaa !3
  %24 = load i32, ptr %11, align 4, !tbaa !3
  %25 = mul nsw i32 %23, %24
  %26 = load i32, ptr %14, align 4, !tbaa !3
  %27 = sdiv i32 %26, 16
  %28 = add nsw i32 %25, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %22, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = mul i64 %32, 16
  %34 = load i32, ptr %14, align 4, !tbaa !3
  %35 = srem i32 %34, 16
  %36 = sext i32 %35 to i64
  %37 = add i64 %33, %36
  store i64 %37, ptr %15, align 8, !tbaa !34
  %38 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %39 = load i32, ptr %12, align 4, !tbaa !3
  %40 = icmp ult i32 %38, %39
  br i1 %40, label %41, label %61

41:                                               ; preds = %6
  %42 = load ptr, ptr %7, align 8, !tbaa !28
  %43 = load i32, ptr %13, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  %45 = load i32, ptr %12, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = mul i64 %44, %46
  %48 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %49 = zext i32 %48 to i64
  %50 = add i64 %47, %49
  %51 = getelementptr inbounds nuw %struct.uint4, ptr %42, i64 %50
  %52 = load ptr, ptr %8, align 8, !tbaa !28
  %53 = load i64, ptr %15, align 8, !tbaa !34
  %54 = load i32, ptr %12, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = mul i64 %53, %55
  %57 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %58 = zext i32 %57 to i64
  %59 = add i64 %56, %58
  %60 = getelementptr inbounds nuw %struct.uint4, ptr %52, i64 %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %60, ptr align 16 %51, i64 16, i1 false), !tbaa.struct !30
  br label %61

61:                                               ; preds = %41, %6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 _ZTS4int2", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 _ZTS6float2", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !5, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!19, !4, i64 0}
!19 = !{!"_ZTS4int2", !4, i64 0, !4, i64 4}
!20 = !{!19, !4, i64 4}
!21 = !{i64 0, i64 4, !3, i64 4, i64 4, !3}
!22 = !{!23, !15, i64 0}
!23 = !{!"_ZTS6float2", !15, i64 0, !15, i64 4}
!24 = !{!23, !15, i64 4}
!25 = !{i64 0, i64 4, !14, i64 4, i64 4, !14}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 int", !9, i64 0}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 _ZTS5uint4", !9, i64 0}
!30 = !{i64 0, i64 4, !3, i64 4, i64 4, !3, i64 8, i64 4, !3, i64 12, i64 4, !3}
!31 = distinct !{!31, !17}
!32 = !{!9, !9, i64 0}
!33 = !{!5, !5, i64 0}
!34 = !{!35, !35, i64 0}
!35 = !{!"long", !5, i64 0}
