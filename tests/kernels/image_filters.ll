; ModuleID = 'image_filters.cu'
source_filename = "image_filters.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.uchar4 = type { i8, i8, i8, i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sobel(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %21 = add i32 %19, %20
  store i32 %21, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #8
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #8
  %26 = add i32 %24, %25
  store i32 %26, ptr %10, align 4, !tbaa !3
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = icmp slt i32 %27, 1
  br i1 %28, label %42, label %29

29:                                               ; preds = %4
  %30 = load i32, ptr %10, align 4, !tbaa !3
  %31 = icmp slt i32 %30, 1
  br i1 %31, label %42, label %32

32:                                               ; preds = %29
  %33 = load i32, ptr %9, align 4, !tbaa !3
  %34 = load i32, ptr %7, align 4, !tbaa !3
  %35 = sub nsw i32 %34, 1
  %36 = icmp sge i32 %33, %35
  br i1 %36, label %42, label %37

37:                                               ; preds = %32
  %38 = load i32, ptr %10, align 4, !tbaa !3
  %39 = load i32, ptr %8, align 4, !tbaa !3
  %40 = sub nsw i32 %39, 1
  %41 = icmp sge i32 %38, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %37, %32, %29, %4
  store i32 1, ptr %11, align 4
  br label %139

43:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %44 = load ptr, ptr %5, align 8, !tbaa !7
  %45 = load i32, ptr %10, align 4, !tbaa !3
  %46 = sub nsw i32 %45, 1
  %47 = load i32, ptr %7, align 4, !tbaa !3
  %48 = mul nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr %44, i64 %49
  %51 = load i32, ptr %9, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr %50, i64 %52
  store ptr %53, ptr %12, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %54 = load ptr, ptr %12, align 8, !tbaa !7
  %55 = load i32, ptr %7, align 4, !tbaa !3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %54, i64 %56
  store ptr %57, ptr %13, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %58 = load ptr, ptr %13, align 8, !tbaa !7
  %59 = load i32, ptr %7, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i8, ptr %58, i64 %60
  store ptr %61, ptr %14, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %62 = load ptr, ptr %12, align 8, !tbaa !7
  %63 = getelementptr inbounds i8, ptr %62, i64 1
  %64 = load i8, ptr %63, align 1, !tbaa !10
  %65 = zext i8 %64 to i32
  %66 = load ptr, ptr %13, align 8, !tbaa !7
  %67 = getelementptr inbounds i8, ptr %66, i64 1
  %68 = load i8, ptr %67, align 1, !tbaa !10
  %69 = zext i8 %68 to i32
  %70 = mul nsw i32 2, %69
  %71 = add nsw i32 %65, %70
  %72 = load ptr, ptr %14, align 8, !tbaa !7
  %73 = getelementptr inbounds i8, ptr %72, i64 1
  %74 = load i8, ptr %73, align 1, !tbaa !10
  %75 = zext i8 %74 to i32
  %76 = add nsw i32 %71, %75
  %77 = load ptr, ptr %12, align 8, !tbaa !7
  %78 = getelementptr inbounds i8, ptr %77, i64 -1
  %79 = load i8, ptr %78, align 1, !tbaa !10
  %80 = zext i8 %79 to i32
  %81 = sub nsw i32 %76, %80
  %82 = load ptr, ptr %13, align 8, !tbaa !7
  %83 = getelementptr inbounds i8, ptr %82, i64 -1
  %84 = load i8, ptr %83, align 1, !tbaa !10
  %85 = zext i8 %84 to i32
  %86 = mul nsw i32 2, %85
  %87 = sub nsw i32 %81, %86
  %88 = load ptr, ptr %14, align 8, !tbaa !7
  %89 = getelementptr inbounds i8, ptr %88, i64 -1
  %90 = load i8, ptr %89, align 1, !tbaa !10
  %91 = zext i8 %90 to i32
  %92 = sub nsw i32 %87, %91
  store i32 %92, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %93 = load ptr, ptr %14, align 8, !tbaa !7
  %94 = getelementptr inbounds i8, ptr %93, i64 -1
  %95 = load i8, ptr %94, align 1, !tbaa !10
  %96 = zext i8 %95 to i32
  %97 = load ptr, ptr %14, align 8, !tbaa !7
  %98 = getelementptr inbounds i8, ptr %97, i64 0
  %99 = load i8, ptr %98, align 1, !tbaa !10
  %100 = zext i8 %99 to i32
  %101 = mul nsw i32 2, %100
  %102 = add nsw i32 %96, %101
  %103 = load ptr, ptr %14, align 8, !tbaa !7
  %104 = getelementptr inbounds i8, ptr %103, i64 1
  %105 = load i8, ptr %104, align 1, !tbaa !10
  %106 = zext i8 %105 to i32
  %107 = add nsw i32 %102, %106
  %108 = load ptr, ptr %12, align 8, !tbaa !7
  %109 = getelementptr inbounds i8, ptr %108, i64 -1
  %110 = load i8, ptr %109, align 1, !tbaa !10
  %111 = zext i8 %110 to i32
  %112 = sub nsw i32 %107, %111
  %113 = load ptr, ptr %12, align 8, !tbaa !7
  %114 = getelementptr inbounds i8, ptr %113, i64 0
  %115 = load i8, ptr %114, align 1, !tbaa !10
  %116 = zext i8 %115 to i32
  %117 = mul nsw i32 2, %116
  %118 = sub nsw i32 %112, %117
  %119 = load ptr, ptr %12, align 8, !tbaa !7
  %120 = getelementptr inbounds i8, ptr %119, i64 1
  %121 = load i8, ptr %120, align 1, !tbaa !10
  %122 = zext i8 %121 to i32
  %123 = sub nsw i32 %118, %122
  store i32 %123, ptr %16, align 4, !tbaa !3
  %124 = load i32, ptr %15, align 4, !tbaa !3
  %125 = call noundef i32 @_ZL3absi(i32 noundef %124) #8
  %126 = load i32, ptr %16, align 4, !tbaa !3
  %127 = call noundef i32 @_ZL3absi(i32 noundef %126) #8
  %128 = add nsw i32 %125, %127
  %129 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %128, i32 noundef 255) #8
  %130 = trunc i32 %129 to i8
  %131 = load ptr, ptr %6, align 8, !tbaa !7
  %132 = load i32, ptr %10, align 4, !tbaa !3
  %133 = load i32, ptr %7, align 4, !tbaa !3
  %134 = mul nsw i32 %132, %133
  %135 = load i32, ptr %9, align 4, !tbaa !3
  %136 = add nsw i32 %134, %135
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i8, ptr %131, i64 %137
  store i8 %130, ptr %138, align 1, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  store i32 0, ptr %11, align 4
  br label %139

139:                                              ; preds = %43, %42
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %140 = load i32, ptr %11, align 4
  switch i32 %140, label %142 [
    i32 0, label %141
    i32 1, label %141
  ]

141:                                              ; preds = %139, %139
  ret void

142:                                              ; preds = %139
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3absi(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !tbaa !3
  %7 = sub nsw i32 0, %6
  br label %10

8:                                                ; preds = %1
  %9 = load i32, ptr %2, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %8, %5
  %11 = phi i32 [ %7, %5 ], [ %9, %8 ]
  ret i32 %11
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bilateral(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
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
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  store ptr %0, ptr %8, align 8, !tbaa !11
  store ptr %1, ptr %9, align 8, !tbaa !11
  store i32 %2, ptr %10, align 4, !tbaa !3
  store i32 %3, ptr %11, align 4, !tbaa !3
  store i32 %4, ptr %12, align 4, !tbaa !3
  store float %5, ptr %13, align 4, !tbaa !13
  store float %6, ptr %14, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %29 = add i32 %27, %28
  store i32 %29, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %30 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  %31 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #8
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #8
  %34 = add i32 %32, %33
  store i32 %34, ptr %16, align 4, !tbaa !3
  %35 = load i32, ptr %15, align 4, !tbaa !3
  %36 = load i32, ptr %10, align 4, !tbaa !3
  %37 = icmp sge i32 %35, %36
  br i1 %37, label %42, label %38

38:                                               ; preds = %7
  %39 = load i32, ptr %16, align 4, !tbaa !3
  %40 = load i32, ptr %11, align 4, !tbaa !3
  %41 = icmp sge i32 %39, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %7
  store i32 1, ptr %17, align 4
  br label %137

43:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %44 = load ptr, ptr %8, align 8, !tbaa !11
  %45 = load i32, ptr %16, align 4, !tbaa !3
  %46 = load i32, ptr %10, align 4, !tbaa !3
  %47 = mul nsw i32 %45, %46
  %48 = load i32, ptr %15, align 4, !tbaa !3
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %44, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !13
  store float %52, ptr %18, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store float 0.000000e+00, ptr %19, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %20) #7
  store float 0.000000e+00, ptr %20, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %53 = load i32, ptr %12, align 4, !tbaa !3
  %54 = sub nsw i32 0, %53
  store i32 %54, ptr %21, align 4, !tbaa !3
  br label %55

55:                                               ; preds = %122, %43
  %56 = load i32, ptr %21, align 4, !tbaa !3
  %57 = load i32, ptr %12, align 4, !tbaa !3
  %58 = icmp sle i32 %56, %57
  br i1 %58, label %60, label %59

59:                                               ; preds = %55
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %125

60:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %61 = load i32, ptr %12, align 4, !tbaa !3
  %62 = sub nsw i32 0, %61
  store i32 %62, ptr %22, align 4, !tbaa !3
  br label %63

63:                                               ; preds = %118, %60
  %64 = load i32, ptr %22, align 4, !tbaa !3
  %65 = load i32, ptr %12, align 4, !tbaa !3
  %66 = icmp sle i32 %64, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %63
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #7
  br label %121

68:                                               ; preds = %63
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %69 = load ptr, ptr %8, align 8, !tbaa !11
  %70 = load i32, ptr %16, align 4, !tbaa !3
  %71 = load i32, ptr %21, align 4, !tbaa !3
  %72 = add nsw i32 %70, %71
  %73 = load i32, ptr %11, align 4, !tbaa !3
  %74 = sub nsw i32 %73, 1
  %75 = call noundef i32 @_ZL5clampIiET_S0_S0_S0_(i32 noundef %72, i32 noundef 0, i32 noundef %74) #8
  %76 = load i32, ptr %10, align 4, !tbaa !3
  %77 = mul nsw i32 %75, %76
  %78 = load i32, ptr %15, align 4, !tbaa !3
  %79 = load i32, ptr %22, align 4, !tbaa !3
  %80 = add nsw i32 %78, %79
  %81 = load i32, ptr %10, align 4, !tbaa !3
  %82 = sub nsw i32 %81, 1
  %83 = call noundef i32 @_ZL5clampIiET_S0_S0_S0_(i32 noundef %80, i32 noundef 0, i32 noundef %82) #8
  %84 = add nsw i32 %77, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %69, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !13
  store float %87, ptr %23, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %88 = load i32, ptr %22, align 4, !tbaa !3
  %89 = load i32, ptr %22, align 4, !tbaa !3
  %90 = mul nsw i32 %88, %89
  %91 = load i32, ptr %21, align 4, !tbaa !3
  %92 = load i32, ptr %21, align 4, !tbaa !3
  %93 = mul nsw i32 %91, %92
  %94 = add nsw i32 %90, %93
  %95 = sub nsw i32 0, %94
  %96 = sitofp i32 %95 to float
  %97 = load float, ptr %13, align 4, !tbaa !13
  %98 = fmul contract float %96, %97
  %99 = load float, ptr %23, align 4, !tbaa !13
  %100 = load float, ptr %18, align 4, !tbaa !13
  %101 = fsub contract float %99, %100
  %102 = load float, ptr %23, align 4, !tbaa !13
  %103 = load float, ptr %18, align 4, !tbaa !13
  %104 = fsub contract float %102, %103
  %105 = fmul contract float %101, %104
  %106 = load float, ptr %14, align 4, !tbaa !13
  %107 = fmul contract float %105, %106
  %108 = fsub contract float %98, %107
  %109 = call contract noundef float @_ZL6__expff(float noundef %108) #8
  store float %109, ptr %24, align 4, !tbaa !13
  %110 = load float, ptr %24, align 4, !tbaa !13
  %111 = load float, ptr %23, align 4, !tbaa !13
  %112 = fmul contract float %110, %111
  %113 = load float, ptr %19, align 4, !tbaa !13
  %114 = fadd contract float %113, %112
  store float %114, ptr %19, align 4, !tbaa !13
  %115 = load float, ptr %24, align 4, !tbaa !13
  %116 = load float, ptr %20, align 4, !tbaa !13
  %117 = fadd contract float %116, %115
  store float %117, ptr %20, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @llvm.lifetime.end.p0(ptr %23) #7
  br label %118

118:                                              ; preds = %68
  %119 = load i32, ptr %22, align 4, !tbaa !3
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %22, align 4, !tbaa !3
  br label %63, !llvm.loop !15

121:                                              ; preds = %67
  br label %122

122:                                              ; preds = %121
  %123 = load i32, ptr %21, align 4, !tbaa !3
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %21, align 4, !tbaa !3
  br label %55, !llvm.loop !17

125:                                              ; preds = %59
  %126 = load float, ptr %19, align 4, !tbaa !13
  %127 = load float, ptr %20, align 4, !tbaa !13
  %128 = fdiv contract float %126, %127
  %129 = load ptr, ptr %9, align 8, !tbaa !11
  %130 = load i32, ptr %16, align 4, !tbaa !3
  %131 = load i32, ptr %10, align 4, !tbaa !3
  %132 = mul nsw i32 %130, %131
  %133 = load i32, ptr %15, align 4, !tbaa !3
  %134 = add nsw i32 %132, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %129, i64 %135
  store float %128, ptr %136, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  store i32 0, ptr %17, align 4
  br label %137

137:                                              ; preds = %125, %42
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  %138 = load i32, ptr %17, align 4
  switch i32 %138, label %140 [
    i32 0, label %139
    i32 1, label %139
  ]

139:                                              ; preds = %137, %137
  ret void

140:                                              ; preds = %137
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5clampIiET_S0_S0_S0_(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %8 = load i32, ptr %5, align 4, !tbaa !3
  %9 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %7, i32 noundef %8) #8
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %9, i32 noundef %10) #8
  ret i32 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6__expff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !13
  %3 = load float, ptr %2, align 4, !tbaa !13
  %4 = call contract float @__nv_fast_expf(float noundef %3) #8
  ret float %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @yuv420_to_rgba(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.uchar4, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !7
  store ptr %3, ptr %10, align 8, !tbaa !18
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %25 = add i32 %23, %24
  store i32 %25, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #8
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #8
  %30 = add i32 %28, %29
  store i32 %30, ptr %14, align 4, !tbaa !3
  %31 = load i32, ptr %13, align 4, !tbaa !3
  %32 = load i32, ptr %11, align 4, !tbaa !3
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %38, label %34

34:                                               ; preds = %6
  %35 = load i32, ptr %14, align 4, !tbaa !3
  %36 = load i32, ptr %12, align 4, !tbaa !3
  %37 = icmp sge i32 %35, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %34, %6
  store i32 1, ptr %15, align 4
  br label %107

39:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %40 = load i32, ptr %14, align 4, !tbaa !3
  %41 = sdiv i32 %40, 2
  %42 = load i32, ptr %11, align 4, !tbaa !3
  %43 = sdiv i32 %42, 2
  %44 = mul nsw i32 %41, %43
  %45 = load i32, ptr %13, align 4, !tbaa !3
  %46 = sdiv i32 %45, 2
  %47 = add nsw i32 %44, %46
  store i32 %47, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %48 = load ptr, ptr %7, align 8, !tbaa !7
  %49 = load i32, ptr %14, align 4, !tbaa !3
  %50 = load i32, ptr %11, align 4, !tbaa !3
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %13, align 4, !tbaa !3
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i8, ptr %48, i64 %54
  %56 = load i8, ptr %55, align 1, !tbaa !10
  %57 = zext i8 %56 to i32
  %58 = sub nsw i32 %57, 16
  %59 = sitofp i32 %58 to float
  %60 = fmul contract float 0x3FF29FBE80000000, %59
  store float %60, ptr %17, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %61 = load ptr, ptr %8, align 8, !tbaa !7
  %62 = load i32, ptr %16, align 4, !tbaa !3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %61, i64 %63
  %65 = load i8, ptr %64, align 1, !tbaa !10
  %66 = zext i8 %65 to i32
  %67 = sitofp i32 %66 to float
  %68 = fsub contract float %67, 1.280000e+02
  store float %68, ptr %18, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %69 = load ptr, ptr %9, align 8, !tbaa !7
  %70 = load i32, ptr %16, align 4, !tbaa !3
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr %69, i64 %71
  %73 = load i8, ptr %72, align 1, !tbaa !10
  %74 = zext i8 %73 to i32
  %75 = sitofp i32 %74 to float
  %76 = fsub contract float %75, 1.280000e+02
  store float %76, ptr %19, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %77 = getelementptr inbounds nuw %struct.uchar4, ptr %20, i32 0, i32 0
  %78 = load float, ptr %17, align 4, !tbaa !13
  %79 = load float, ptr %19, align 4, !tbaa !13
  %80 = fmul contract float 0x3FF9893740000000, %79
  %81 = fadd contract float %78, %80
  %82 = call noundef zeroext i8 @_ZL7to_bytef(float noundef %81) #8
  store i8 %82, ptr %77, align 4, !tbaa !20
  %83 = getelementptr inbounds nuw %struct.uchar4, ptr %20, i32 0, i32 1
  %84 = load float, ptr %17, align 4, !tbaa !13
  %85 = load float, ptr %18, align 4, !tbaa !13
  %86 = fmul contract float 0x3FD9168720000000, %85
  %87 = fsub contract float %84, %86
  %88 = load float, ptr %19, align 4, !tbaa !13
  %89 = fmul contract float 0x3FEA0418A0000000, %88
  %90 = fsub contract float %87, %89
  %91 = call noundef zeroext i8 @_ZL7to_bytef(float noundef %90) #8
  store i8 %91, ptr %83, align 1, !tbaa !22
  %92 = getelementptr inbounds nuw %struct.uchar4, ptr %20, i32 0, i32 2
  %93 = load float, ptr %17, align 4, !tbaa !13
  %94 = load float, ptr %18, align 4, !tbaa !13
  %95 = fmul contract float 0x400022D0E0000000, %94
  %96 = fadd contract float %93, %95
  %97 = call noundef zeroext i8 @_ZL7to_bytef(float noundef %96) #8
  store i8 %97, ptr %92, align 2, !tbaa !23
  %98 = getelementptr inbounds nuw %struct.uchar4, ptr %20, i32 0, i32 3
  store i8 -1, ptr %98, align 1, !tbaa !24
  %99 = load ptr, ptr %10, align 8, !tbaa !18
  %100 = load i32, ptr %14, align 4, !tbaa !3
  %101 = load i32, ptr %11, align 4, !tbaa !3
  %102 = mul nsw i32 %100, %101
  %103 = load i32, ptr %13, align 4, !tbaa !3
  %104 = add nsw i32 %102, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds %struct.uchar4, ptr %99, i64 %105
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %106, ptr align 4 %20, i64 4, i1 false), !tbaa.struct !25
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  store i32 0, ptr %15, align 4
  br label %107

107:                                              ; preds = %39, %38
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  %108 = load i32, ptr %15, align 4
  switch i32 %108, label %110 [
    i32 0, label %109
    i32 1, label %109
  ]

109:                                              ; preds = %107, %107
  ret void

110:                                              ; preds = %107
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i8 @_ZL7to_bytef(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !13
  %3 = load float, ptr %2, align 4, !tbaa !13
  %4 = fadd contract float %3, 5.000000e-01
  %5 = call contract noundef float @_ZL5fmaxfff(float noundef %4, float noundef 0.000000e+00) #8
  %6 = call contract noundef float @_ZL5fminfff(float noundef %5, float noundef 2.550000e+02) #8
  %7 = fptoui float %6 to i8
  ret i8 %7
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @resize_bilinear(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca %struct.uchar4, align 4
  %25 = alloca %struct.uchar4, align 4
  %26 = alloca %struct.uchar4, align 4
  %27 = alloca %struct.uchar4, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca %struct.uchar4, align 4
  store ptr %0, ptr %7, align 8, !tbaa !18
  store ptr %1, ptr %8, align 8, !tbaa !18
  store i32 %2, ptr %9, align 4, !tbaa !3
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %33 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %34 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %35 = mul i32 %33, %34
  %36 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %37 = add i32 %35, %36
  store i32 %37, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %38 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  %39 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #8
  %40 = mul i32 %38, %39
  %41 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #8
  %42 = add i32 %40, %41
  store i32 %42, ptr %14, align 4, !tbaa !3
  %43 = load i32, ptr %13, align 4, !tbaa !3
  %44 = load i32, ptr %11, align 4, !tbaa !3
  %45 = icmp sge i32 %43, %44
  br i1 %45, label %50, label %46

46:                                               ; preds = %6
  %47 = load i32, ptr %14, align 4, !tbaa !3
  %48 = load i32, ptr %12, align 4, !tbaa !3
  %49 = icmp sge i32 %47, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %46, %6
  store i32 1, ptr %15, align 4
  br label %268

51:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %52 = load i32, ptr %13, align 4, !tbaa !3
  %53 = sitofp i32 %52 to float
  %54 = fadd contract float %53, 5.000000e-01
  %55 = load i32, ptr %9, align 4, !tbaa !3
  %56 = sitofp i32 %55 to float
  %57 = fmul contract float %54, %56
  %58 = load i32, ptr %11, align 4, !tbaa !3
  %59 = sitofp i32 %58 to float
  %60 = fdiv contract float %57, %59
  %61 = fsub contract float %60, 5.000000e-01
  %62 = call contract noundef float @_ZL5fmaxfff(float noundef %61, float noundef 0.000000e+00) #8
  store float %62, ptr %16, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %63 = load i32, ptr %14, align 4, !tbaa !3
  %64 = sitofp i32 %63 to float
  %65 = fadd contract float %64, 5.000000e-01
  %66 = load i32, ptr %10, align 4, !tbaa !3
  %67 = sitofp i32 %66 to float
  %68 = fmul contract float %65, %67
  %69 = load i32, ptr %12, align 4, !tbaa !3
  %70 = sitofp i32 %69 to float
  %71 = fdiv contract float %68, %70
  %72 = fsub contract float %71, 5.000000e-01
  %73 = call contract noundef float @_ZL5fmaxfff(float noundef %72, float noundef 0.000000e+00) #8
  store float %73, ptr %17, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %74 = load float, ptr %16, align 4, !tbaa !13
  %75 = fptosi float %74 to i32
  store i32 %75, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %76 = load float, ptr %17, align 4, !tbaa !13
  %77 = fptosi float %76 to i32
  store i32 %77, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %78 = load i32, ptr %18, align 4, !tbaa !3
  %79 = add nsw i32 %78, 1
  %80 = load i32, ptr %9, align 4, !tbaa !3
  %81 = sub nsw i32 %80, 1
  %82 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %79, i32 noundef %81) #8
  store i32 %82, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %83 = load i32, ptr %19, align 4, !tbaa !3
  %84 = add nsw i32 %83, 1
  %85 = load i32, ptr %10, align 4, !tbaa !3
  %86 = sub nsw i32 %85, 1
  %87 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %84, i32 noundef %86) #8
  store i32 %87, ptr %21, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %88 = load float, ptr %16, align 4, !tbaa !13
  %89 = load i32, ptr %18, align 4, !tbaa !3
  %90 = sitofp i32 %89 to float
  %91 = fsub contract float %88, %90
  store float %91, ptr %22, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %92 = load float, ptr %17, align 4, !tbaa !13
  %93 = load i32, ptr %19, align 4, !tbaa !3
  %94 = sitofp i32 %93 to float
  %95 = fsub contract float %92, %94
  store float %95, ptr %23, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %96 = load ptr, ptr %7, align 8, !tbaa !18
  %97 = load i32, ptr %19, align 4, !tbaa !3
  %98 = load i32, ptr %9, align 4, !tbaa !3
  %99 = mul nsw i32 %97, %98
  %100 = load i32, ptr %18, align 4, !tbaa !3
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds %struct.uchar4, ptr %96, i64 %102
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %103, i64 4, i1 false), !tbaa.struct !25
  call void @llvm.lifetime.start.p0(ptr %25) #7
  %104 = load ptr, ptr %7, align 8, !tbaa !18
  %105 = load i32, ptr %19, align 4, !tbaa !3
  %106 = load i32, ptr %9, align 4, !tbaa !3
  %107 = mul nsw i32 %105, %106
  %108 = load i32, ptr %20, align 4, !tbaa !3
  %109 = add nsw i32 %107, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds %struct.uchar4, ptr %104, i64 %110
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %111, i64 4, i1 false), !tbaa.struct !25
  call void @llvm.lifetime.start.p0(ptr %26) #7
  %112 = load ptr, ptr %7, align 8, !tbaa !18
  %113 = load i32, ptr %21, align 4, !tbaa !3
  %114 = load i32, ptr %9, align 4, !tbaa !3
  %115 = mul nsw i32 %113, %114
  %116 = load i32, ptr %18, align 4, !tbaa !3
  %117 = add nsw i32 %115, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds %struct.uchar4, ptr %112, i64 %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %26, ptr align 4 %119, i64 4, i1 false), !tbaa.struct !25
  call void @llvm.lifetime.start.p0(ptr %27) #7
  %120 = load ptr, ptr %7, align 8, !tbaa !18
  %121 = load i32, ptr %21, align 4, !tbaa !3
  %122 = load i32, ptr %9, align 4, !tbaa !3
  %123 = mul nsw i32 %121, %122
  %124 = load i32, ptr %20, align 4, !tbaa !3
  %125 = add nsw i32 %123, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds %struct.uchar4, ptr %120, i64 %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %27, ptr align 4 %127, i64 4, i1 false), !tbaa.struct !25
  call void @llvm.lifetime.start.p0(ptr %28) #7
  %128 = load float, ptr %22, align 4, !tbaa !13
  %129 = fsub contract float 1.000000e+00, %128
  %130 = load float, ptr %23, align 4, !tbaa !13
  %131 = fsub contract float 1.000000e+00, %130
  %132 = fmul contract float %129, %131
  store float %132, ptr %28, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %29) #7
  %133 = load float, ptr %22, align 4, !tbaa !13
  %134 = load float, ptr %23, align 4, !tbaa !13
  %135 = fsub contract float 1.000000e+00, %134
  %136 = fmul contract float %133, %135
  store float %136, ptr %29, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %30) #7
  %137 = load float, ptr %22, align 4, !tbaa !13
  %138 = fsub contract float 1.000000e+00, %137
  %139 = load float, ptr %23, align 4, !tbaa !13
  %140 = fmul contract float %138, %139
  store float %140, ptr %30, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %31) #7
  %141 = load float, ptr %22, align 4, !tbaa !13
  %142 = load float, ptr %23, align 4, !tbaa !13
  %143 = fmul contract float %141, %142
  store float %143, ptr %31, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %32) #7
  %144 = getelementptr inbounds nuw %struct.uchar4, ptr %32, i32 0, i32 0
  %145 = getelementptr inbounds nuw %struct.uchar4, ptr %24, i32 0, i32 0
  %146 = load i8, ptr %145, align 4, !tbaa !20
  %147 = zext i8 %146 to i32
  %148 = sitofp i32 %147 to float
  %149 = load float, ptr %28, align 4, !tbaa !13
  %150 = fmul contract float %148, %149
  %151 = getelementptr inbounds nuw %struct.uchar4, ptr %25, i32 0, i32 0
  %152 = load i8, ptr %151, align 4, !tbaa !20
  %153 = zext i8 %152 to i32
  %154 = sitofp i32 %153 to float
  %155 = load float, ptr %29, align 4, !tbaa !13
  %156 = fmul contract float %154, %155
  %157 = fadd contract float %150, %156
  %158 = getelementptr inbounds nuw %struct.uchar4, ptr %26, i32 0, i32 0
  %159 = load i8, ptr %158, align 4, !tbaa !20
  %160 = zext i8 %159 to i32
  %161 = sitofp i32 %160 to float
  %162 = load float, ptr %30, align 4, !tbaa !13
  %163 = fmul contract float %161, %162
  %164 = fadd contract float %157, %163
  %165 = getelementptr inbounds nuw %struct.uchar4, ptr %27, i32 0, i32 0
  %166 = load i8, ptr %165, align 4, !tbaa !20
  %167 = zext i8 %166 to i32
  %168 = sitofp i32 %167 to float
  %169 = load float, ptr %31, align 4, !tbaa !13
  %170 = fmul contract float %168, %169
  %171 = fadd contract float %164, %170
  %172 = call noundef zeroext i8 @_ZL7to_bytef(float noundef %171) #8
  store i8 %172, ptr %144, align 4, !tbaa !20
  %173 = getelementptr inbounds nuw %struct.uchar4, ptr %32, i32 0, i32 1
  %174 = getelementptr inbounds nuw %struct.uchar4, ptr %24, i32 0, i32 1
  %175 = load i8, ptr %174, align 1, !tbaa !22
  %176 = zext i8 %175 to i32
  %177 = sitofp i32 %176 to float
  %178 = load float, ptr %28, align 4, !tbaa !13
  %179 = fmul contract float %177, %178
  %180 = getelementptr inbounds nuw %struct.uchar4, ptr %25, i32 0, i32 1
  %181 = load i8, ptr %180, align 1, !tbaa !22
  %182 = zext i8 %181 to i32
  %183 = sitofp i32 %182 to float
  %184 = load float, ptr %29, align 4, !tbaa !13
  %185 = fmul contract float %183, %184
  %186 = fadd contract float %179, %185
  %187 = getelementptr inbounds nuw %struct.uchar4, ptr %26, i32 0, i32 1
  %188 = load i8, ptr %187, align 1, !tbaa !22
  %189 = zext i8 %188 to i32
  %190 = sitofp i32 %189 to float
  %191 = load float, ptr %30, align 4, !tbaa !13
  %192 = fmul contract float %190, %191
  %193 = fadd contract float %186, %192
  %194 = getelementptr inbounds nuw %struct.uchar4, ptr %27, i32 0, i32 1
  %195 = load i8, ptr %194, align 1, !tbaa !22
  %196 = zext i8 %195 to i32
  %197 = sitofp i32 %196 to float
  %198 = load float, ptr %31, align 4, !tbaa !13
  %199 = fmul contract float %197, %198
  %200 = fadd contract float %193, %199
  %201 = call noundef zeroext i8 @_ZL7to_bytef(float noundef %200) #8
  store i8 %201, ptr %173, align 1, !tbaa !22
  %202 = getelementptr inbounds nuw %struct.uchar4, ptr %32, i32 0, i32 2
  %203 = getelementptr inbounds nuw %struct.uchar4, ptr %24, i32 0, i32 2
  %204 = load i8, ptr %203, align 2, !tbaa !23
  %205 = zext i8 %204 to i32
  %206 = sitofp i32 %205 to float
  %207 = load float, ptr %28, align 4, !tbaa !13
  %208 = fmul contract float %206, %207
  %209 = getelementptr inbounds nuw %struct.uchar4, ptr %25, i32 0, i32 2
  %210 = load i8, ptr %209, align 2, !tbaa !23
  %211 = zext i8 %210 to i32
  %212 = sitofp i32 %211 to float
  %213 = load float, ptr %29, align 4, !tbaa !13
  %214 = fmul contract float %212, %213
  %215 = fadd contract float %208, %214
  %216 = getelementptr inbounds nuw %struct.uchar4, ptr %26, i32 0, i32 2
  %217 = load i8, ptr %216, align 2, !tbaa !23
  %218 = zext i8 %217 to i32
  %219 = sitofp i32 %218 to float
  %220 = load float, ptr %30, align 4, !tbaa !13
  %221 = fmul contract float %219, %220
  %222 = fadd contract float %215, %221
  %223 = getelementptr inbounds nuw %struct.uchar4, ptr %27, i32 0, i32 2
  %224 = load i8, ptr %223, align 2, !tbaa !23
  %225 = zext i8 %224 to i32
  %226 = sitofp i32 %225 to float
  %227 = load float, ptr %31, align 4, !tbaa !13
  %228 = fmul contract float %226, %227
  %229 = fadd contract float %222, %228
  %230 = call noundef zeroext i8 @_ZL7to_bytef(float noundef %229) #8
  store i8 %230, ptr %202, align 2, !tbaa !23
  %231 = getelementptr inbounds nuw %struct.uchar4, ptr %32, i32 0, i32 3
  %232 = getelementptr inbounds nuw %struct.uchar4, ptr %24, i32 0, i32 3
  %233 = load i8, ptr %232, align 1, !tbaa !24
  %234 = zext i8 %233 to i32
  %235 = sitofp i32 %234 to float
  %236 = load float, ptr %28, align 4, !tbaa !13
  %237 = fmul contract float %235, %236
  %238 = getelementptr inbounds nuw %struct.uchar4, ptr %25, i32 0, i32 3
  %239 = load i8, ptr %238, align 1, !tbaa !24
  %240 = zext i8 %239 to i32
  %241 = sitofp i32 %240 to float
  %242 = load float, ptr %29, align 4, !tbaa !13
  %243 = fmul contract float %241, %242
  %244 = fadd contract float %237, %243
  %245 = getelementptr inbounds nuw %struct.uchar4, ptr %26, i32 0, i32 3
  %246 = load i8, ptr %245, align 1, !tbaa !24
  %247 = zext i8 %246 to i32
  %248 = sitofp i32 %247 to float
  %249 = load float, ptr %30, align 4, !tbaa !13
  %250 = fmul contract float %248, %249
  %251 = fadd contract float %244, %250
  %252 = getelementptr inbounds nuw %struct.uchar4, ptr %27, i32 0, i32 3
  %253 = load i8, ptr %252, align 1, !tbaa !24
  %254 = zext i8 %253 to i32
  %255 = sitofp i32 %254 to float
  %256 = load float, ptr %31, align 4, !tbaa !13
  %257 = fmul contract float %255, %256
  %258 = fadd contract float %251, %257
  %259 = call noundef zeroext i8 @_ZL7to_bytef(float noundef %258) #8
  store i8 %259, ptr %231, align 1, !tbaa !24
  %260 = load ptr, ptr %8, align 8, !tbaa !18
  %261 = load i32, ptr %14, align 4, !tbaa !3
  %262 = load i32, ptr %11, align 4, !tbaa !3
  %263 = mul nsw i32 %261, %262
  %264 = load i32, ptr %13, align 4, !tbaa !3
  %265 = add nsw i32 %263, %264
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds %struct.uchar4, ptr %260, i64 %266
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %267, ptr align 4 %32, i64 4, i1 false), !tbaa.struct !25
  call void @llvm.lifetime.end.p0(ptr %32) #7
  call void @llvm.lifetime.end.p0(ptr %31) #7
  call void @llvm.lifetime.end.p0(ptr %30) #7
  call void @llvm.lifetime.end.p0(ptr %29) #7
  call void @llvm.lifetime.end.p0(ptr %28) #7
  call void @llvm.lifetime.end.p0(ptr %27) #7
  call void @llvm.lifetime.end.p0(ptr %26) #7
  call void @llvm.lifetime.end.p0(ptr %25) #7
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @llvm.lifetime.end.p0(ptr %23) #7
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  store i32 0, ptr %15, align 4
  br label %268

268:                                              ; preds = %51, %50
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  %269 = load i32, ptr %15, align 4
  switch i32 %269, label %271 [
    i32 0, label %270
    i32 1, label %270
  ]

270:                                              ; preds = %268, %268
  ret void

271:                                              ; preds = %268
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !13
  store float %1, ptr %4, align 4, !tbaa !13
  %5 = load float, ptr %3, align 4, !tbaa !13
  %6 = load float, ptr %4, align 4, !tbaa !13
  %7 = call contract float @__nv_fmaxf(float noundef %5, float noundef %6) #8
  ret float %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dilate_bits(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
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
  store ptr %0, ptr %5, align 8, !tbaa !26
  store ptr %1, ptr %6, align 8, !tbaa !26
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %22 = add i32 %20, %21
  store i32 %22, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #8
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #8
  %27 = add i32 %25, %26
  store i32 %27, ptr %10, align 4, !tbaa !3
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = load i32, ptr %7, align 4, !tbaa !3
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %35, label %31

31:                                               ; preds = %4
  %32 = load i32, ptr %10, align 4, !tbaa !3
  %33 = load i32, ptr %8, align 4, !tbaa !3
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %31, %4
  store i32 1, ptr %11, align 4
  br label %123

36:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 -1, ptr %13, align 4, !tbaa !3
  br label %37

37:                                               ; preds = %110, %36
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = icmp sle i32 %38, 1
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %113

41:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %42 = load i32, ptr %10, align 4, !tbaa !3
  %43 = load i32, ptr %13, align 4, !tbaa !3
  %44 = add nsw i32 %42, %43
  store i32 %44, ptr %14, align 4, !tbaa !3
  %45 = load i32, ptr %14, align 4, !tbaa !3
  %46 = icmp slt i32 %45, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %41
  %48 = load i32, ptr %14, align 4, !tbaa !3
  %49 = load i32, ptr %8, align 4, !tbaa !3
  %50 = icmp sge i32 %48, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %47, %41
  store i32 4, ptr %11, align 4
  br label %107

52:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %53 = load ptr, ptr %5, align 8, !tbaa !26
  %54 = load i32, ptr %14, align 4, !tbaa !3
  %55 = load i32, ptr %7, align 4, !tbaa !3
  %56 = mul nsw i32 %54, %55
  %57 = load i32, ptr %9, align 4, !tbaa !3
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %53, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  store i32 %61, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %62 = load i32, ptr %9, align 4, !tbaa !3
  %63 = icmp ne i32 %62, 0
  br i1 %63, label %64, label %75

64:                                               ; preds = %52
  %65 = load ptr, ptr %5, align 8, !tbaa !26
  %66 = load i32, ptr %14, align 4, !tbaa !3
  %67 = load i32, ptr %7, align 4, !tbaa !3
  %68 = mul nsw i32 %66, %67
  %69 = load i32, ptr %9, align 4, !tbaa !3
  %70 = add nsw i32 %68, %69
  %71 = sub nsw i32 %70, 1
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr %65, i64 %72
  %74 = load i32, ptr %73, align 4, !tbaa !3
  br label %76

75:                                               ; preds = %52
  br label %76

76:                                               ; preds = %75, %64
  %77 = phi i32 [ %74, %64 ], [ 0, %75 ]
  store i32 %77, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %78 = load i32, ptr %9, align 4, !tbaa !3
  %79 = add nsw i32 %78, 1
  %80 = load i32, ptr %7, align 4, !tbaa !3
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %82, label %93

82:                                               ; preds = %76
  %83 = load ptr, ptr %5, align 8, !tbaa !26
  %84 = load i32, ptr %14, align 4, !tbaa !3
  %85 = load i32, ptr %7, align 4, !tbaa !3
  %86 = mul nsw i32 %84, %85
  %87 = load i32, ptr %9, align 4, !tbaa !3
  %88 = add nsw i32 %86, %87
  %89 = add nsw i32 %88, 1
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %83, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !3
  br label %94

93:                                               ; preds = %76
  br label %94

94:                                               ; preds = %93, %82
  %95 = phi i32 [ %92, %82 ], [ 0, %93 ]
  store i32 %95, ptr %17, align 4, !tbaa !3
  %96 = load i32, ptr %15, align 4, !tbaa !3
  %97 = load i32, ptr %16, align 4, !tbaa !3
  %98 = load i32, ptr %15, align 4, !tbaa !3
  %99 = call noundef i32 @_ZL15__funnelshift_ljjj(i32 noundef %97, i32 noundef %98, i32 noundef 1) #8
  %100 = or i32 %96, %99
  %101 = load i32, ptr %15, align 4, !tbaa !3
  %102 = load i32, ptr %17, align 4, !tbaa !3
  %103 = call noundef i32 @_ZL15__funnelshift_rjjj(i32 noundef %101, i32 noundef %102, i32 noundef 1) #8
  %104 = or i32 %100, %103
  %105 = load i32, ptr %12, align 4, !tbaa !3
  %106 = or i32 %105, %104
  store i32 %106, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  store i32 0, ptr %11, align 4
  br label %107

107:                                              ; preds = %94, %51
  call void @llvm.lifetime.end.p0(ptr %14) #7
  %108 = load i32, ptr %11, align 4
  switch i32 %108, label %126 [
    i32 0, label %109
    i32 4, label %110
  ]

109:                                              ; preds = %107
  br label %110

110:                                              ; preds = %109, %107
  %111 = load i32, ptr %13, align 4, !tbaa !3
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %13, align 4, !tbaa !3
  br label %37, !llvm.loop !28

113:                                              ; preds = %40
  %114 = load i32, ptr %12, align 4, !tbaa !3
  %115 = load ptr, ptr %6, align 8, !tbaa !26
  %116 = load i32, ptr %10, align 4, !tbaa !3
  %117 = load i32, ptr %7, align 4, !tbaa !3
  %118 = mul nsw i32 %116, %117
  %119 = load i32, ptr %9, align 4, !tbaa !3
  %120 = add nsw i32 %118, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr %115, i64 %121
  store i32 %114, ptr %122, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %12) #7
  store i32 0, ptr %11, align 4
  br label %123

123:                                              ; preds = %113, %35
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %124 = load i32, ptr %11, align 4
  switch i32 %124, label %126 [
    i32 0, label %125
    i32 1, label %125
  ]

125:                                              ; preds = %123, %123
  ret void

126:                                              ; preds = %123, %107
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15__funnelshift_ljjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load i32, ptr %5, align 4, !tbaa !3
  %8 = load i32, ptr %4, align 4, !tbaa !3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = call i32 @llvm.fshl.i32(i32 %7, i32 %8, i32 %9)
  ret i32 %10
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15__funnelshift_rjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load i32, ptr %5, align 4, !tbaa !3
  %8 = load i32, ptr %4, align 4, !tbaa !3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = call i32 @llvm.fshr.i32(i32 %7, i32 %8, i32 %9)
  ret i32 %10
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

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fminfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !13
  store float %1, ptr %4, align 4, !tbaa !13
  %5 = load float, ptr %3, align 4, !tbaa !13
  %6 = load float, ptr %4, align 4, !tbaa !13
  %7 = call contract float @__nv_fminf(float noundef %5, float noundef %6) #8
  ret float %7
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #6

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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!10 = !{!5, !5, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 float", !9, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS6uchar4", !9, i64 0}
!20 = !{!21, !5, i64 0}
!21 = !{!"_ZTS6uchar4", !5, i64 0, !5, i64 1, !5, i64 2, !5, i64 3}
!22 = !{!21, !5, i64 1}
!23 = !{!21, !5, i64 2}
!24 = !{!21, !5, i64 3}
!25 = !{i64 0, i64 1, !10, i64 1, i64 1, !10, i64 2, i64 1, !10, i64 3, i64 1, !10}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 int", !9, i64 0}
!28 = distinct !{!28, !16, !29}
!29 = !{!"llvm.loop.unroll.enable"}
