; ModuleID = 'sort_bitonic.cu'
source_filename = "sort_bitonic.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

@_ZZ14bitonic_sharedE1k = internal addrspace(3) global [1024 x i32] undef, align 4
@_ZZ14bitonic_sharedE1v = internal addrspace(3) global [1024 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_shared(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  %14 = zext i1 %2 to i8
  store i8 %14, ptr %6, align 1, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %15, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %17 = mul i32 %16, 1024
  store i32 %17, ptr %8, align 4, !tbaa !3
  %18 = load ptr, ptr %4, align 8, !tbaa !7
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = load i32, ptr %7, align 4, !tbaa !3
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %18, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = load i32, ptr %7, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE1k to ptr), i64 0, i64 %26
  store i32 %24, ptr %27, align 4, !tbaa !3
  %28 = load ptr, ptr %5, align 8, !tbaa !7
  %29 = load i32, ptr %8, align 4, !tbaa !3
  %30 = load i32, ptr %7, align 4, !tbaa !3
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %28, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = load i32, ptr %7, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE1v to ptr), i64 0, i64 %36
  store i32 %34, ptr %37, align 4, !tbaa !3
  %38 = load ptr, ptr %4, align 8, !tbaa !7
  %39 = load i32, ptr %8, align 4, !tbaa !3
  %40 = load i32, ptr %7, align 4, !tbaa !3
  %41 = add nsw i32 %39, %40
  %42 = add nsw i32 %41, 512
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %38, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = load i32, ptr %7, align 4, !tbaa !3
  %47 = add nsw i32 %46, 512
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE1k to ptr), i64 0, i64 %48
  store i32 %45, ptr %49, align 4, !tbaa !3
  %50 = load ptr, ptr %5, align 8, !tbaa !7
  %51 = load i32, ptr %8, align 4, !tbaa !3
  %52 = load i32, ptr %7, align 4, !tbaa !3
  %53 = add nsw i32 %51, %52
  %54 = add nsw i32 %53, 512
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %50, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = load i32, ptr %7, align 4, !tbaa !3
  %59 = add nsw i32 %58, 512
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE1v to ptr), i64 0, i64 %60
  store i32 %57, ptr %61, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store i32 2, ptr %9, align 4, !tbaa !3
  br label %62

62:                                               ; preds = %115, %3
  %63 = load i32, ptr %9, align 4, !tbaa !3
  %64 = icmp sle i32 %63, 1024
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %118

66:                                               ; preds = %62
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %67 = load i8, ptr %6, align 1, !tbaa !10, !range !12, !noundef !13
  %68 = trunc i8 %67 to i1
  %69 = zext i1 %68 to i32
  %70 = load i32, ptr %7, align 4, !tbaa !3
  %71 = load i32, ptr %9, align 4, !tbaa !3
  %72 = sdiv i32 %71, 2
  %73 = and i32 %70, %72
  %74 = icmp ne i32 %73, 0
  %75 = zext i1 %74 to i32
  %76 = xor i32 %69, %75
  %77 = icmp ne i32 %76, 0
  %78 = zext i1 %77 to i8
  store i8 %78, ptr %11, align 1, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %79 = load i32, ptr %9, align 4, !tbaa !3
  %80 = sdiv i32 %79, 2
  store i32 %80, ptr %12, align 4, !tbaa !3
  br label %81

81:                                               ; preds = %111, %66
  %82 = load i32, ptr %12, align 4, !tbaa !3
  %83 = icmp sgt i32 %82, 0
  br i1 %83, label %85, label %84

84:                                               ; preds = %81
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %114

85:                                               ; preds = %81
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %86 = load i32, ptr %7, align 4, !tbaa !3
  %87 = mul nsw i32 2, %86
  %88 = load i32, ptr %7, align 4, !tbaa !3
  %89 = load i32, ptr %12, align 4, !tbaa !3
  %90 = sub nsw i32 %89, 1
  %91 = and i32 %88, %90
  %92 = sub nsw i32 %87, %91
  store i32 %92, ptr %13, align 4, !tbaa !3
  %93 = load i32, ptr %13, align 4, !tbaa !3
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE1k to ptr), i64 0, i64 %94
  %96 = load i32, ptr %13, align 4, !tbaa !3
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE1v to ptr), i64 0, i64 %97
  %99 = load i32, ptr %13, align 4, !tbaa !3
  %100 = load i32, ptr %12, align 4, !tbaa !3
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE1k to ptr), i64 0, i64 %102
  %104 = load i32, ptr %13, align 4, !tbaa !3
  %105 = load i32, ptr %12, align 4, !tbaa !3
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE1v to ptr), i64 0, i64 %107
  %109 = load i8, ptr %11, align 1, !tbaa !10, !range !12, !noundef !13
  %110 = trunc i8 %109 to i1
  call void @_ZL12compare_swapRjS_S_S_b(ptr noundef nonnull align 4 dereferenceable(4) %95, ptr noundef nonnull align 4 dereferenceable(4) %98, ptr noundef nonnull align 4 dereferenceable(4) %103, ptr noundef nonnull align 4 dereferenceable(4) %108, i1 noundef zeroext %110) #7
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %111

111:                                              ; preds = %85
  %112 = load i32, ptr %12, align 4, !tbaa !3
  %113 = ashr i32 %112, 1
  store i32 %113, ptr %12, align 4, !tbaa !3
  br label %81, !llvm.loop !14

114:                                              ; preds = %84
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %115

115:                                              ; preds = %114
  %116 = load i32, ptr %9, align 4, !tbaa !3
  %117 = shl i32 %116, 1
  store i32 %117, ptr %9, align 4, !tbaa !3
  br label %62, !llvm.loop !16

118:                                              ; preds = %65
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %119 = load i32, ptr %7, align 4, !tbaa !3
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE1k to ptr), i64 0, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !3
  %123 = load ptr, ptr %4, align 8, !tbaa !7
  %124 = load i32, ptr %8, align 4, !tbaa !3
  %125 = load i32, ptr %7, align 4, !tbaa !3
  %126 = add nsw i32 %124, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i32, ptr %123, i64 %127
  store i32 %122, ptr %128, align 4, !tbaa !3
  %129 = load i32, ptr %7, align 4, !tbaa !3
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE1v to ptr), i64 0, i64 %130
  %132 = load i32, ptr %131, align 4, !tbaa !3
  %133 = load ptr, ptr %5, align 8, !tbaa !7
  %134 = load i32, ptr %8, align 4, !tbaa !3
  %135 = load i32, ptr %7, align 4, !tbaa !3
  %136 = add nsw i32 %134, %135
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i32, ptr %133, i64 %137
  store i32 %132, ptr %138, align 4, !tbaa !3
  %139 = load i32, ptr %7, align 4, !tbaa !3
  %140 = add nsw i32 %139, 512
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE1k to ptr), i64 0, i64 %141
  %143 = load i32, ptr %142, align 4, !tbaa !3
  %144 = load ptr, ptr %4, align 8, !tbaa !7
  %145 = load i32, ptr %8, align 4, !tbaa !3
  %146 = load i32, ptr %7, align 4, !tbaa !3
  %147 = add nsw i32 %145, %146
  %148 = add nsw i32 %147, 512
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i32, ptr %144, i64 %149
  store i32 %143, ptr %150, align 4, !tbaa !3
  %151 = load i32, ptr %7, align 4, !tbaa !3
  %152 = add nsw i32 %151, 512
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [1024 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14bitonic_sharedE1v to ptr), i64 0, i64 %153
  %155 = load i32, ptr %154, align 4, !tbaa !3
  %156 = load ptr, ptr %5, align 8, !tbaa !7
  %157 = load i32, ptr %8, align 4, !tbaa !3
  %158 = load i32, ptr %7, align 4, !tbaa !3
  %159 = add nsw i32 %157, %158
  %160 = add nsw i32 %159, 512
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds i32, ptr %156, i64 %161
  store i32 %155, ptr %162, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL12compare_swapRjS_S_S_b(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3, i1 noundef zeroext %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !7
  store ptr %3, ptr %9, align 8, !tbaa !7
  %12 = zext i1 %4 to i8
  store i8 %12, ptr %10, align 1, !tbaa !10
  %13 = load ptr, ptr %6, align 8, !tbaa !7, !nonnull !13, !align !17
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = load ptr, ptr %8, align 8, !tbaa !7, !nonnull !13, !align !17
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = icmp ugt i32 %14, %16
  %18 = zext i1 %17 to i32
  %19 = load i8, ptr %10, align 1, !tbaa !10, !range !12, !noundef !13
  %20 = trunc i8 %19 to i1
  %21 = zext i1 %20 to i32
  %22 = icmp eq i32 %18, %21
  br i1 %22, label %23, label %38

23:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %24 = load ptr, ptr %6, align 8, !tbaa !7, !nonnull !13, !align !17
  %25 = load i32, ptr %24, align 4, !tbaa !3
  store i32 %25, ptr %11, align 4, !tbaa !3
  %26 = load ptr, ptr %8, align 8, !tbaa !7, !nonnull !13, !align !17
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = load ptr, ptr %6, align 8, !tbaa !7, !nonnull !13, !align !17
  store i32 %27, ptr %28, align 4, !tbaa !3
  %29 = load i32, ptr %11, align 4, !tbaa !3
  %30 = load ptr, ptr %8, align 8, !tbaa !7, !nonnull !13, !align !17
  store i32 %29, ptr %30, align 4, !tbaa !3
  %31 = load ptr, ptr %7, align 8, !tbaa !7, !nonnull !13, !align !17
  %32 = load i32, ptr %31, align 4, !tbaa !3
  store i32 %32, ptr %11, align 4, !tbaa !3
  %33 = load ptr, ptr %9, align 8, !tbaa !7, !nonnull !13, !align !17
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = load ptr, ptr %7, align 8, !tbaa !7, !nonnull !13, !align !17
  store i32 %34, ptr %35, align 4, !tbaa !3
  %36 = load i32, ptr %11, align 4, !tbaa !3
  %37 = load ptr, ptr %9, align 8, !tbaa !7, !nonnull !13, !align !17
  store i32 %36, ptr %37, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %38

38:                                               ; preds = %23, %5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_global_step(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca i8, align 1
  store ptr %0, ptr %4, align 8, !tbaa !18
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %17 = add i32 %15, %16
  store i32 %17, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %18 = load i32, ptr %7, align 4, !tbaa !3
  %19 = load i32, ptr %5, align 4, !tbaa !3
  %20 = xor i32 %18, %19
  store i32 %20, ptr %8, align 4, !tbaa !3
  %21 = load i32, ptr %8, align 4, !tbaa !3
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = icmp ule i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %3
  store i32 1, ptr %9, align 4
  br label %63

25:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %26 = load ptr, ptr %4, align 8, !tbaa !18
  %27 = load i32, ptr %7, align 4, !tbaa !3
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !20
  store float %30, ptr %10, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %31 = load ptr, ptr %4, align 8, !tbaa !18
  %32 = load i32, ptr %8, align 4, !tbaa !3
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !20
  store float %35, ptr %11, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %36 = load i32, ptr %7, align 4, !tbaa !3
  %37 = load i32, ptr %6, align 4, !tbaa !3
  %38 = and i32 %36, %37
  %39 = icmp eq i32 %38, 0
  %40 = zext i1 %39 to i8
  store i8 %40, ptr %12, align 1, !tbaa !10
  %41 = load i8, ptr %12, align 1, !tbaa !10, !range !12, !noundef !13
  %42 = trunc i8 %41 to i1
  br i1 %42, label %43, label %47

43:                                               ; preds = %25
  %44 = load float, ptr %10, align 4, !tbaa !20
  %45 = load float, ptr %11, align 4, !tbaa !20
  %46 = fcmp contract ogt float %44, %45
  br i1 %46, label %51, label %62

47:                                               ; preds = %25
  %48 = load float, ptr %10, align 4, !tbaa !20
  %49 = load float, ptr %11, align 4, !tbaa !20
  %50 = fcmp contract olt float %48, %49
  br i1 %50, label %51, label %62

51:                                               ; preds = %47, %43
  %52 = load float, ptr %11, align 4, !tbaa !20
  %53 = load ptr, ptr %4, align 8, !tbaa !18
  %54 = load i32, ptr %7, align 4, !tbaa !3
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw float, ptr %53, i64 %55
  store float %52, ptr %56, align 4, !tbaa !20
  %57 = load float, ptr %10, align 4, !tbaa !20
  %58 = load ptr, ptr %4, align 8, !tbaa !18
  %59 = load i32, ptr %8, align 4, !tbaa !3
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr %58, i64 %60
  store float %57, ptr %61, align 4, !tbaa !20
  br label %62

62:                                               ; preds = %51, %47, %43
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  store i32 0, ptr %9, align 4
  br label %63

63:                                               ; preds = %62, %24
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  %64 = load i32, ptr %9, align 4
  switch i32 %64, label %66 [
    i32 0, label %65
    i32 1, label %65
  ]

65:                                               ; preds = %63, %63
  ret void

66:                                               ; preds = %63
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_warp(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  store ptr %0, ptr %2, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %15 = add i32 %13, %14
  store i32 %15, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #6
  %16 = load i32, ptr %3, align 4, !tbaa !3
  %17 = and i32 %16, 31
  store i32 %17, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %18 = load ptr, ptr %2, align 8, !tbaa !7
  %19 = load i32, ptr %3, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !3
  store i32 %22, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #6
  store i32 2, ptr %6, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %66, %1
  %24 = load i32, ptr %6, align 4, !tbaa !3
  %25 = icmp sle i32 %24, 32
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #6
  br label %69

27:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %28 = load i32, ptr %6, align 4, !tbaa !3
  %29 = sdiv i32 %28, 2
  store i32 %29, ptr %8, align 4, !tbaa !3
  br label %30

30:                                               ; preds = %62, %27
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %65

34:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %35 = load i32, ptr %5, align 4, !tbaa !3
  %36 = load i32, ptr %8, align 4, !tbaa !3
  %37 = call noundef i32 @_ZL15__shfl_xor_syncjiii(i32 noundef -1, i32 noundef %35, i32 noundef %36, i32 noundef 32) #7
  store i32 %37, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %38 = load i32, ptr %4, align 4, !tbaa !3
  %39 = load i32, ptr %8, align 4, !tbaa !3
  %40 = and i32 %38, %39
  %41 = icmp eq i32 %40, 0
  %42 = zext i1 %41 to i32
  %43 = load i32, ptr %4, align 4, !tbaa !3
  %44 = load i32, ptr %6, align 4, !tbaa !3
  %45 = and i32 %43, %44
  %46 = icmp eq i32 %45, 0
  %47 = zext i1 %46 to i32
  %48 = icmp eq i32 %42, %47
  %49 = zext i1 %48 to i8
  store i8 %49, ptr %10, align 1, !tbaa !10
  %50 = load i8, ptr %10, align 1, !tbaa !10, !range !12, !noundef !13
  %51 = trunc i8 %50 to i1
  br i1 %51, label %52, label %56

52:                                               ; preds = %34
  %53 = load i32, ptr %9, align 4, !tbaa !3
  %54 = load i32, ptr %5, align 4, !tbaa !3
  %55 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %53, i32 noundef %54) #7
  br label %60

56:                                               ; preds = %34
  %57 = load i32, ptr %9, align 4, !tbaa !3
  %58 = load i32, ptr %5, align 4, !tbaa !3
  %59 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %57, i32 noundef %58) #7
  br label %60

60:                                               ; preds = %56, %52
  %61 = phi i32 [ %55, %52 ], [ %59, %56 ]
  store i32 %61, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %62

62:                                               ; preds = %60
  %63 = load i32, ptr %8, align 4, !tbaa !3
  %64 = sdiv i32 %63, 2
  store i32 %64, ptr %8, align 4, !tbaa !3
  br label %30, !llvm.loop !22

65:                                               ; preds = %33
  br label %66

66:                                               ; preds = %65
  %67 = load i32, ptr %6, align 4, !tbaa !3
  %68 = mul nsw i32 %67, 2
  store i32 %68, ptr %6, align 4, !tbaa !3
  br label %23, !llvm.loop !24

69:                                               ; preds = %26
  %70 = load i32, ptr %5, align 4, !tbaa !3
  %71 = load ptr, ptr %2, align 8, !tbaa !7
  %72 = load i32, ptr %3, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  store i32 %70, ptr %74, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %5) #6
  call void @llvm.lifetime.end.p0(ptr %4) #6
  call void @llvm.lifetime.end.p0(ptr %3) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15__shfl_xor_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store i32 %1, ptr %6, align 4, !tbaa !3
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
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
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"bool", !5, i64 0}
!12 = !{i8 0, i8 2}
!13 = !{}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = !{i64 4}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 float", !9, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !5, i64 0}
!22 = distinct !{!22, !15, !23}
!23 = !{!"llvm.loop.unroll.enable"}
!24 = distinct !{!24, !15, !23}
