; ModuleID = 'dynamic_shared.cu'
source_filename = "dynamic_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@smem = external dso_local addrspace(3) global [0 x i8], align 16
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ16generic_pointersE5guard = internal addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @carve(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
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
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !10
  store ptr %2, ptr %7, align 8, !tbaa !12
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  store ptr addrspacecast (ptr addrspace(3) @smem to ptr), ptr %9, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %17 = load ptr, ptr %9, align 8, !tbaa !12
  %18 = load i32, ptr %8, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  store ptr %20, ptr %10, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %21 = load ptr, ptr %10, align 8, !tbaa !7
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr %21, i64 %23
  store ptr %24, ptr %11, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %25, ptr %12, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %36, %4
  %27 = load i32, ptr %12, align 4, !tbaa !3
  %28 = load i32, ptr %8, align 4, !tbaa !3
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %40

31:                                               ; preds = %26
  %32 = load ptr, ptr %9, align 8, !tbaa !12
  %33 = load i32, ptr %12, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %32, i64 %34
  store double 0.000000e+00, ptr %35, align 8, !tbaa !14
  br label %36

36:                                               ; preds = %31
  %37 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %38 = load i32, ptr %12, align 4, !tbaa !3
  %39 = add i32 %38, %37
  store i32 %39, ptr %12, align 4, !tbaa !3
  br label %26, !llvm.loop !16

40:                                               ; preds = %30
  %41 = load ptr, ptr %5, align 8, !tbaa !7
  %42 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %43 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %44 = mul i32 %42, %43
  %45 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %46 = add i32 %44, %45
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr %41, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !18
  %50 = load ptr, ptr %10, align 8, !tbaa !7
  %51 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw float, ptr %50, i64 %52
  store float %49, ptr %53, align 4, !tbaa !18
  %54 = load ptr, ptr %6, align 8, !tbaa !10
  %55 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %56 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %57 = mul i32 %55, %56
  %58 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %59 = add i32 %57, %58
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %54, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = load ptr, ptr %11, align 8, !tbaa !10
  %64 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr %63, i64 %65
  store i32 %62, ptr %66, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %67 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %67, ptr %13, align 4, !tbaa !3
  br label %68

68:                                               ; preds = %105, %40
  %69 = load i32, ptr %13, align 4, !tbaa !3
  %70 = load i32, ptr %8, align 4, !tbaa !3
  %71 = icmp ult i32 %69, %70
  br i1 %71, label %73, label %72

72:                                               ; preds = %68
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #8
  br label %109

73:                                               ; preds = %68
  call void @llvm.lifetime.start.p0(ptr %15) #8
  store i32 0, ptr %15, align 4, !tbaa !3
  br label %74

74:                                               ; preds = %101, %73
  %75 = load i32, ptr %15, align 4, !tbaa !3
  %76 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %77 = icmp ult i32 %75, %76
  br i1 %77, label %79, label %78

78:                                               ; preds = %74
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %104

79:                                               ; preds = %74
  %80 = load ptr, ptr %11, align 8, !tbaa !10
  %81 = load i32, ptr %15, align 4, !tbaa !3
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr %80, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !3
  %85 = load i32, ptr %13, align 4, !tbaa !3
  %86 = icmp eq i32 %84, %85
  br i1 %86, label %87, label %100

87:                                               ; preds = %79
  %88 = load ptr, ptr %10, align 8, !tbaa !7
  %89 = load i32, ptr %15, align 4, !tbaa !3
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw float, ptr %88, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !18
  %93 = fpext contract float %92 to double
  %94 = load ptr, ptr %9, align 8, !tbaa !12
  %95 = load i32, ptr %13, align 4, !tbaa !3
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw double, ptr %94, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !14
  %99 = fadd contract double %98, %93
  store double %99, ptr %97, align 8, !tbaa !14
  br label %100

100:                                              ; preds = %87, %79
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %15, align 4, !tbaa !3
  %103 = add i32 %102, 1
  store i32 %103, ptr %15, align 4, !tbaa !3
  br label %74, !llvm.loop !20

104:                                              ; preds = %78
  br label %105

105:                                              ; preds = %104
  %106 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %107 = load i32, ptr %13, align 4, !tbaa !3
  %108 = add i32 %107, %106
  store i32 %108, ptr %13, align 4, !tbaa !3
  br label %68, !llvm.loop !21

109:                                              ; preds = %72
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %110 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %110, ptr %16, align 4, !tbaa !3
  br label %111

111:                                              ; preds = %127, %109
  %112 = load i32, ptr %16, align 4, !tbaa !3
  %113 = load i32, ptr %8, align 4, !tbaa !3
  %114 = icmp slt i32 %112, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %111
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %131

116:                                              ; preds = %111
  %117 = load ptr, ptr %7, align 8, !tbaa !12
  %118 = load i32, ptr %16, align 4, !tbaa !3
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds double, ptr %117, i64 %119
  %121 = load ptr, ptr %9, align 8, !tbaa !12
  %122 = load i32, ptr %16, align 4, !tbaa !3
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %121, i64 %123
  %125 = load double, ptr %124, align 8, !tbaa !14
  %126 = call contract noundef double @_ZL9atomicAddPdd(ptr noundef %120, double noundef %125) #9
  br label %127

127:                                              ; preds = %116
  %128 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %129 = load i32, ptr %16, align 4, !tbaa !3
  %130 = add i32 %129, %128
  store i32 %130, ptr %16, align 4, !tbaa !3
  br label %111, !llvm.loop !22

131:                                              ; preds = %115
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

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
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL9atomicAddPdd(ptr noundef %0, double noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !12
  store double %1, ptr %4, align 8, !tbaa !14
  %5 = load ptr, ptr %3, align 8, !tbaa !12
  %6 = load double, ptr %4, align 8, !tbaa !14
  %7 = atomicrmw fadd ptr %5, double %6 seq_cst, align 8
  ret double %7
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z16reverse_in_placePii(ptr noundef %0, i32 noundef %1) #4 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !10
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %7 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %7, ptr %5, align 4, !tbaa !3
  br label %8

8:                                                ; preds = %40, %2
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %4, align 4, !tbaa !3
  %11 = sdiv i32 %10, 2
  %12 = icmp slt i32 %9, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %5) #8
  br label %44

14:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %6) #8
  %15 = load ptr, ptr %3, align 8, !tbaa !10
  %16 = load i32, ptr %5, align 4, !tbaa !3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !3
  store i32 %19, ptr %6, align 4, !tbaa !3
  %20 = load ptr, ptr %3, align 8, !tbaa !10
  %21 = load i32, ptr %4, align 4, !tbaa !3
  %22 = sub nsw i32 %21, 1
  %23 = load i32, ptr %5, align 4, !tbaa !3
  %24 = sub nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %20, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = load ptr, ptr %3, align 8, !tbaa !10
  %29 = load i32, ptr %5, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  store i32 %27, ptr %31, align 4, !tbaa !3
  %32 = load i32, ptr %6, align 4, !tbaa !3
  %33 = load ptr, ptr %3, align 8, !tbaa !10
  %34 = load i32, ptr %4, align 4, !tbaa !3
  %35 = sub nsw i32 %34, 1
  %36 = load i32, ptr %5, align 4, !tbaa !3
  %37 = sub nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %33, i64 %38
  store i32 %32, ptr %39, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %6) #8
  br label %40

40:                                               ; preds = %14
  %41 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %42 = load i32, ptr %5, align 4, !tbaa !3
  %43 = add i32 %42, %41
  store i32 %43, ptr %5, align 4, !tbaa !3
  br label %8, !llvm.loop !23

44:                                               ; preds = %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @generic_pointers(ptr noundef %0, i32 noundef %1, i1 noundef zeroext %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !10
  store i32 %1, ptr %5, align 4, !tbaa !3
  %11 = zext i1 %2 to i8
  store i8 %11, ptr %6, align 1, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %7) #8
  store ptr addrspacecast (ptr addrspace(3) @smem to ptr), ptr %7, align 8, !tbaa !10
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %13 = icmp ult i32 %12, 4
  br i1 %13, label %14, label %19

14:                                               ; preds = %3
  %15 = load i32, ptr %5, align 4, !tbaa !3
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ16generic_pointersE5guard to ptr), i64 0, i64 %17
  store i32 %15, ptr %18, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %14, %3
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %20 = load ptr, ptr %4, align 8, !tbaa !10
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %22 = load i32, ptr %5, align 4, !tbaa !3
  %23 = mul i32 %21, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %20, i64 %24
  store ptr %25, ptr %8, align 8, !tbaa !10
  %26 = load i8, ptr %6, align 1, !tbaa !24, !range !26, !noundef !27
  %27 = trunc i8 %26 to i1
  br i1 %27, label %28, label %50

28:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %29 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %29, ptr %9, align 4, !tbaa !3
  br label %30

30:                                               ; preds = %45, %28
  %31 = load i32, ptr %9, align 4, !tbaa !3
  %32 = load i32, ptr %5, align 4, !tbaa !3
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %49

35:                                               ; preds = %30
  %36 = load ptr, ptr %8, align 8, !tbaa !10
  %37 = load i32, ptr %9, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = load ptr, ptr %7, align 8, !tbaa !10
  %42 = load i32, ptr %9, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %41, i64 %43
  store i32 %40, ptr %44, align 4, !tbaa !3
  br label %45

45:                                               ; preds = %35
  %46 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %47 = load i32, ptr %9, align 4, !tbaa !3
  %48 = add i32 %47, %46
  store i32 %48, ptr %9, align 4, !tbaa !3
  br label %30, !llvm.loop !28

49:                                               ; preds = %34
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %50

50:                                               ; preds = %49, %19
  %51 = load i8, ptr %6, align 1, !tbaa !24, !range !26, !noundef !27
  %52 = trunc i8 %51 to i1
  br i1 %52, label %53, label %55

53:                                               ; preds = %50
  %54 = load ptr, ptr %7, align 8, !tbaa !10
  br label %57

55:                                               ; preds = %50
  %56 = load ptr, ptr %8, align 8, !tbaa !10
  br label %57

57:                                               ; preds = %55, %53
  %58 = phi ptr [ %54, %53 ], [ %56, %55 ]
  %59 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %60 = and i32 %59, 3
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ16generic_pointersE5guard to ptr), i64 0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !3
  call void @_Z16reverse_in_placePii(ptr noundef %58, i32 noundef %63) #9
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = load i8, ptr %6, align 1, !tbaa !24, !range !26, !noundef !27
  %65 = trunc i8 %64 to i1
  br i1 %65, label %66, label %88

66:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %67 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %67, ptr %10, align 4, !tbaa !3
  br label %68

68:                                               ; preds = %83, %66
  %69 = load i32, ptr %10, align 4, !tbaa !3
  %70 = load i32, ptr %5, align 4, !tbaa !3
  %71 = icmp slt i32 %69, %70
  br i1 %71, label %73, label %72

72:                                               ; preds = %68
  call void @llvm.lifetime.end.p0(ptr %10) #8
  br label %87

73:                                               ; preds = %68
  %74 = load ptr, ptr %7, align 8, !tbaa !10
  %75 = load i32, ptr %10, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %74, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !3
  %79 = load ptr, ptr %8, align 8, !tbaa !10
  %80 = load i32, ptr %10, align 4, !tbaa !3
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %79, i64 %81
  store i32 %78, ptr %82, align 4, !tbaa !3
  br label %83

83:                                               ; preds = %73
  %84 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %85 = load i32, ptr %10, align 4, !tbaa !3
  %86 = add i32 %85, %84
  store i32 %86, ptr %10, align 4, !tbaa !3
  br label %68, !llvm.loop !29

87:                                               ; preds = %72
  br label %88

88:                                               ; preds = %87, %57
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_specialised(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.float4, align 16
  store ptr %0, ptr %4, align 8, !tbaa !30
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  store ptr addrspacecast (ptr addrspace(3) @smem to ptr), ptr %7, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %17 = udiv i32 %16, 32
  store i32 %17, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %19 = urem i32 %18, 32
  store i32 %19, ptr %9, align 4, !tbaa !3
  %20 = load i32, ptr %8, align 4, !tbaa !3
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %57

22:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %10) #8
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %53, %22
  %24 = load i32, ptr %10, align 4, !tbaa !3
  %25 = load i32, ptr %6, align 4, !tbaa !3
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %10) #8
  br label %56

28:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %29 = load i32, ptr %10, align 4, !tbaa !3
  %30 = and i32 %29, 1
  store i32 %30, ptr %11, align 4, !tbaa !3
  %31 = load i32, ptr %10, align 4, !tbaa !3
  %32 = icmp sge i32 %31, 2
  br i1 %32, label %33, label %36

33:                                               ; preds = %28
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = add nsw i32 3, %34
  call void @llvm.nvvm.barrier.cta.sync.count(i32 %35, i32 128)
  br label %36

36:                                               ; preds = %33, %28
  %37 = load ptr, ptr %4, align 8, !tbaa !30
  %38 = load i32, ptr %10, align 4, !tbaa !3
  %39 = mul nsw i32 %38, 32
  %40 = load i32, ptr %9, align 4, !tbaa !3
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.float4, ptr %37, i64 %42
  %44 = load ptr, ptr %7, align 8, !tbaa !30
  %45 = load i32, ptr %11, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [32 x %struct.float4], ptr %44, i64 %46
  %48 = load i32, ptr %9, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [32 x %struct.float4], ptr %47, i64 0, i64 %49
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %50, ptr align 16 %43, i64 16, i1 false), !tbaa.struct !32
  call void @_ZL19__threadfence_blockv() #9
  %51 = load i32, ptr %11, align 4, !tbaa !3
  %52 = add nsw i32 1, %51
  call void @llvm.nvvm.barrier.cta.sync.count(i32 %52, i32 128)
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %53

53:                                               ; preds = %36
  %54 = load i32, ptr %10, align 4, !tbaa !3
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %10, align 4, !tbaa !3
  br label %23, !llvm.loop !33

56:                                               ; preds = %27
  br label %119

57:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %12) #8
  store float 0.000000e+00, ptr %12, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %13) #8
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %58

58:                                               ; preds = %106, %57
  %59 = load i32, ptr %13, align 4, !tbaa !3
  %60 = load i32, ptr %6, align 4, !tbaa !3
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %63, label %62

62:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr %13) #8
  br label %109

63:                                               ; preds = %58
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %64 = load i32, ptr %13, align 4, !tbaa !3
  %65 = and i32 %64, 1
  store i32 %65, ptr %14, align 4, !tbaa !3
  %66 = load i32, ptr %14, align 4, !tbaa !3
  %67 = add nsw i32 1, %66
  call void @llvm.nvvm.barrier.cta.sync.count(i32 %67, i32 128)
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %68 = load ptr, ptr %7, align 8, !tbaa !30
  %69 = load i32, ptr %14, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [32 x %struct.float4], ptr %68, i64 %70
  %72 = load i32, ptr %9, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [32 x %struct.float4], ptr %71, i64 0, i64 %73
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %15, ptr align 16 %74, i64 16, i1 false), !tbaa.struct !32
  %75 = load i32, ptr %8, align 4, !tbaa !3
  %76 = icmp eq i32 %75, 1
  br i1 %76, label %77, label %83

77:                                               ; preds = %63
  %78 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 0
  %79 = load float, ptr %78, align 16, !tbaa !34
  %80 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 1
  %81 = load float, ptr %80, align 4, !tbaa !36
  %82 = fadd contract float %79, %81
  br label %94

83:                                               ; preds = %63
  %84 = load i32, ptr %8, align 4, !tbaa !3
  %85 = icmp eq i32 %84, 2
  br i1 %85, label %86, label %89

86:                                               ; preds = %83
  %87 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 2
  %88 = load float, ptr %87, align 8, !tbaa !37
  br label %92

89:                                               ; preds = %83
  %90 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 3
  %91 = load float, ptr %90, align 4, !tbaa !38
  br label %92

92:                                               ; preds = %89, %86
  %93 = phi contract float [ %88, %86 ], [ %91, %89 ]
  br label %94

94:                                               ; preds = %92, %77
  %95 = phi contract float [ %82, %77 ], [ %93, %92 ]
  %96 = load float, ptr %12, align 4, !tbaa !18
  %97 = fadd contract float %96, %95
  store float %97, ptr %12, align 4, !tbaa !18
  %98 = load i32, ptr %13, align 4, !tbaa !3
  %99 = add nsw i32 %98, 2
  %100 = load i32, ptr %6, align 4, !tbaa !3
  %101 = icmp slt i32 %99, %100
  br i1 %101, label %102, label %105

102:                                              ; preds = %94
  %103 = load i32, ptr %14, align 4, !tbaa !3
  %104 = add nsw i32 3, %103
  call void @llvm.nvvm.barrier.cta.sync.count(i32 %104, i32 128)
  br label %105

105:                                              ; preds = %102, %94
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  br label %106

106:                                              ; preds = %105
  %107 = load i32, ptr %13, align 4, !tbaa !3
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %13, align 4, !tbaa !3
  br label %58, !llvm.loop !39

109:                                              ; preds = %62
  %110 = load float, ptr %12, align 4, !tbaa !18
  %111 = load ptr, ptr %5, align 8, !tbaa !7
  %112 = load i32, ptr %8, align 4, !tbaa !3
  %113 = sub nsw i32 %112, 1
  %114 = mul nsw i32 %113, 32
  %115 = load i32, ptr %9, align 4, !tbaa !3
  %116 = add nsw i32 %114, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %111, i64 %117
  store float %110, ptr %118, align 4, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %119

119:                                              ; preds = %109, %56
  call void @llvm.lifetime.end.p0(ptr %9) #8
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.count(i32, i32) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL19__threadfence_blockv() #2 {
  call void @llvm.nvvm.membar.cta()
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nounwind }
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
!13 = !{!"p1 double", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !5, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !5, i64 0}
!20 = distinct !{!20, !17}
!21 = distinct !{!21, !17}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = !{!25, !25, i64 0}
!25 = !{!"bool", !5, i64 0}
!26 = !{i8 0, i8 2}
!27 = !{}
!28 = distinct !{!28, !17}
!29 = distinct !{!29, !17}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 _ZTS6float4", !9, i64 0}
!32 = !{i64 0, i64 4, !18, i64 4, i64 4, !18, i64 8, i64 4, !18, i64 12, i64 4, !18}
!33 = distinct !{!33, !17}
!34 = !{!35, !19, i64 0}
!35 = !{!"_ZTS6float4", !19, i64 0, !19, i64 4, !19, i64 8, !19, i64 12}
!36 = !{!35, !19, i64 4}
!37 = !{!35, !19, i64 8}
!38 = !{!35, !19, i64 12}
!39 = distinct !{!39, !17}
