; ModuleID = 'dynamic_programming.cu'
source_filename = "dynamic_programming.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.SwCell = type { i16, i16, i16 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@d = external dso_local addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @knapsack_row(ptr noalias noundef %0, ptr noalias noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !7
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %22 = add i32 %20, %21
  store i32 %22, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i8 0, ptr %14, align 1, !tbaa !10
  %23 = load i32, ptr %13, align 4, !tbaa !3
  %24 = load i32, ptr %10, align 4, !tbaa !3
  %25 = icmp sle i32 %23, %24
  br i1 %25, label %26, label %64

26:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %27 = load ptr, ptr %7, align 8, !tbaa !7
  %28 = load i32, ptr %13, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  store i32 %31, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %32 = load i32, ptr %13, align 4, !tbaa !3
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %35, label %45

35:                                               ; preds = %26
  %36 = load ptr, ptr %7, align 8, !tbaa !7
  %37 = load i32, ptr %13, align 4, !tbaa !3
  %38 = load i32, ptr %11, align 4, !tbaa !3
  %39 = sub nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %36, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = load i32, ptr %12, align 4, !tbaa !3
  %44 = add nsw i32 %42, %43
  br label %46

45:                                               ; preds = %26
  br label %46

46:                                               ; preds = %45, %35
  %47 = phi i32 [ %44, %35 ], [ -1, %45 ]
  store i32 %47, ptr %16, align 4, !tbaa !3
  %48 = load i32, ptr %16, align 4, !tbaa !3
  %49 = load i32, ptr %15, align 4, !tbaa !3
  %50 = icmp sgt i32 %48, %49
  %51 = zext i1 %50 to i8
  store i8 %51, ptr %14, align 1, !tbaa !10
  %52 = load i8, ptr %14, align 1, !tbaa !10, !range !12, !noundef !13
  %53 = trunc i8 %52 to i1
  br i1 %53, label %54, label %56

54:                                               ; preds = %46
  %55 = load i32, ptr %16, align 4, !tbaa !3
  br label %58

56:                                               ; preds = %46
  %57 = load i32, ptr %15, align 4, !tbaa !3
  br label %58

58:                                               ; preds = %56, %54
  %59 = phi i32 [ %55, %54 ], [ %57, %56 ]
  %60 = load ptr, ptr %8, align 8, !tbaa !7
  %61 = load i32, ptr %13, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  store i32 %59, ptr %63, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %64

64:                                               ; preds = %58, %6
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %65 = load i8, ptr %14, align 1, !tbaa !10, !range !12, !noundef !13
  %66 = trunc i8 %65 to i1
  %67 = zext i1 %66 to i32
  %68 = call noundef i32 @_ZL13__ballot_syncji(i32 noundef -1, i32 noundef %67) #8
  store i32 %68, ptr %17, align 4, !tbaa !3
  %69 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %70 = and i32 %69, 31
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %83

72:                                               ; preds = %64
  %73 = load i32, ptr %13, align 4, !tbaa !3
  %74 = load i32, ptr %10, align 4, !tbaa !3
  %75 = icmp sle i32 %73, %74
  br i1 %75, label %76, label %83

76:                                               ; preds = %72
  %77 = load i32, ptr %17, align 4, !tbaa !3
  %78 = load ptr, ptr %9, align 8, !tbaa !7
  %79 = load i32, ptr %13, align 4, !tbaa !3
  %80 = ashr i32 %79, 5
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %78, i64 %81
  store i32 %77, ptr %82, align 4, !tbaa !3
  br label %83

83:                                               ; preds = %76, %72, %64
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @edit_distance_diagonals(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8, !tbaa !14
  store ptr %1, ptr %7, align 8, !tbaa !14
  store i32 %2, ptr %8, align 4, !tbaa !3
  store i32 %3, ptr %9, align 4, !tbaa !3
  store ptr %4, ptr %10, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store ptr addrspacecast (ptr addrspace(3) @d to ptr), ptr %11, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @d to ptr), i64 %20
  %22 = getelementptr inbounds i32, ptr %21, i64 1
  store ptr %22, ptr %12, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %23 = load i32, ptr %8, align 4, !tbaa !3
  %24 = add nsw i32 %23, 1
  %25 = mul nsw i32 2, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @d to ptr), i64 %26
  store ptr %27, ptr %13, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %28

28:                                               ; preds = %122, %5
  %29 = load i32, ptr %14, align 4, !tbaa !3
  %30 = load i32, ptr %8, align 4, !tbaa !3
  %31 = load i32, ptr %9, align 4, !tbaa !3
  %32 = add nsw i32 %30, %31
  %33 = icmp sle i32 %29, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %28
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %125

35:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %36 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %36, ptr %16, align 4, !tbaa !3
  br label %37

37:                                               ; preds = %113, %35
  %38 = load i32, ptr %16, align 4, !tbaa !3
  %39 = load i32, ptr %8, align 4, !tbaa !3
  %40 = icmp sle i32 %38, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %37
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %117

42:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %43 = load i32, ptr %14, align 4, !tbaa !3
  %44 = load i32, ptr %16, align 4, !tbaa !3
  %45 = sub nsw i32 %43, %44
  store i32 %45, ptr %17, align 4, !tbaa !3
  %46 = load i32, ptr %17, align 4, !tbaa !3
  %47 = icmp slt i32 %46, 0
  br i1 %47, label %52, label %48

48:                                               ; preds = %42
  %49 = load i32, ptr %17, align 4, !tbaa !3
  %50 = load i32, ptr %9, align 4, !tbaa !3
  %51 = icmp sgt i32 %49, %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %48, %42
  store i32 7, ptr %15, align 4
  br label %110

53:                                               ; preds = %48
  %54 = load i32, ptr %16, align 4, !tbaa !3
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %59, label %56

56:                                               ; preds = %53
  %57 = load i32, ptr %17, align 4, !tbaa !3
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %67

59:                                               ; preds = %56, %53
  %60 = load i32, ptr %16, align 4, !tbaa !3
  %61 = load i32, ptr %17, align 4, !tbaa !3
  %62 = add nsw i32 %60, %61
  %63 = load ptr, ptr %13, align 8, !tbaa !7
  %64 = load i32, ptr %16, align 4, !tbaa !3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %63, i64 %65
  store i32 %62, ptr %66, align 4, !tbaa !3
  br label %109

67:                                               ; preds = %56
  %68 = load ptr, ptr %12, align 8, !tbaa !7
  %69 = load i32, ptr %16, align 4, !tbaa !3
  %70 = sub nsw i32 %69, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %68, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !3
  %74 = load ptr, ptr %12, align 8, !tbaa !7
  %75 = load i32, ptr %16, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %74, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !3
  %79 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %73, i32 noundef %78) #8
  %80 = add nsw i32 %79, 1
  %81 = load ptr, ptr %11, align 8, !tbaa !7
  %82 = load i32, ptr %16, align 4, !tbaa !3
  %83 = sub nsw i32 %82, 1
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %81, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !3
  %87 = load ptr, ptr %6, align 8, !tbaa !14
  %88 = load i32, ptr %16, align 4, !tbaa !3
  %89 = sub nsw i32 %88, 1
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr %87, i64 %90
  %92 = load i8, ptr %91, align 1, !tbaa !16
  %93 = sext i8 %92 to i32
  %94 = load ptr, ptr %7, align 8, !tbaa !14
  %95 = load i32, ptr %17, align 4, !tbaa !3
  %96 = sub nsw i32 %95, 1
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i8, ptr %94, i64 %97
  %99 = load i8, ptr %98, align 1, !tbaa !16
  %100 = sext i8 %99 to i32
  %101 = icmp ne i32 %93, %100
  %102 = zext i1 %101 to i32
  %103 = add nsw i32 %86, %102
  %104 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %80, i32 noundef %103) #8
  %105 = load ptr, ptr %13, align 8, !tbaa !7
  %106 = load i32, ptr %16, align 4, !tbaa !3
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr %105, i64 %107
  store i32 %104, ptr %108, align 4, !tbaa !3
  br label %109

109:                                              ; preds = %67, %59
  store i32 0, ptr %15, align 4
  br label %110

110:                                              ; preds = %109, %52
  call void @llvm.lifetime.end.p0(ptr %17) #7
  %111 = load i32, ptr %15, align 4
  switch i32 %111, label %136 [
    i32 0, label %112
    i32 7, label %113
  ]

112:                                              ; preds = %110
  br label %113

113:                                              ; preds = %112, %110
  %114 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %115 = load i32, ptr %16, align 4, !tbaa !3
  %116 = add i32 %115, %114
  store i32 %116, ptr %16, align 4, !tbaa !3
  br label %37, !llvm.loop !17

117:                                              ; preds = %41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %118 = load ptr, ptr %11, align 8, !tbaa !7
  store ptr %118, ptr %18, align 8, !tbaa !7
  %119 = load ptr, ptr %12, align 8, !tbaa !7
  store ptr %119, ptr %11, align 8, !tbaa !7
  %120 = load ptr, ptr %13, align 8, !tbaa !7
  store ptr %120, ptr %12, align 8, !tbaa !7
  %121 = load ptr, ptr %18, align 8, !tbaa !7
  store ptr %121, ptr %13, align 8, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %122

122:                                              ; preds = %117
  %123 = load i32, ptr %14, align 4, !tbaa !3
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %14, align 4, !tbaa !3
  br label %28, !llvm.loop !19

125:                                              ; preds = %34
  %126 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %135

128:                                              ; preds = %125
  %129 = load ptr, ptr %12, align 8, !tbaa !7
  %130 = load i32, ptr %8, align 4, !tbaa !3
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr %129, i64 %131
  %133 = load i32, ptr %132, align 4, !tbaa !3
  %134 = load ptr, ptr %10, align 8, !tbaa !7
  store i32 %133, ptr %134, align 4, !tbaa !3
  br label %135

135:                                              ; preds = %128, %125
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void

136:                                              ; preds = %110
  unreachable
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @edit_distance_bits(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  store ptr %0, ptr %7, align 8, !tbaa !20
  store i32 %1, ptr %8, align 4, !tbaa !3
  store ptr %2, ptr %9, align 8, !tbaa !14
  store ptr %3, ptr %10, align 8, !tbaa !7
  store ptr %4, ptr %11, align 8, !tbaa !7
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %29 = add i32 %27, %28
  store i32 %29, ptr %13, align 4, !tbaa !3
  %30 = load i32, ptr %13, align 4, !tbaa !3
  %31 = load i32, ptr %12, align 4, !tbaa !3
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %123

34:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i64 -1, ptr %15, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i64 0, ptr %16, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %35 = load i32, ptr %8, align 4, !tbaa !3
  %36 = sub nsw i32 %35, 1
  %37 = zext i32 %36 to i64
  %38 = shl i64 1, %37
  store i64 %38, ptr %17, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %39 = load i32, ptr %8, align 4, !tbaa !3
  store i32 %39, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %40 = load ptr, ptr %10, align 8, !tbaa !7
  %41 = load i32, ptr %13, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  store i32 %44, ptr %19, align 4, !tbaa !3
  br label %45

45:                                               ; preds = %114, %34
  %46 = load i32, ptr %19, align 4, !tbaa !3
  %47 = load ptr, ptr %10, align 8, !tbaa !7
  %48 = load i32, ptr %13, align 4, !tbaa !3
  %49 = add nsw i32 %48, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %47, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = icmp slt i32 %46, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %45
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #7
  br label %117

55:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %56 = load ptr, ptr %7, align 8, !tbaa !20
  %57 = load ptr, ptr %9, align 8, !tbaa !14
  %58 = load i32, ptr %19, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr %57, i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !16
  %62 = zext i8 %61 to i64
  %63 = getelementptr inbounds nuw i64, ptr %56, i64 %62
  %64 = load i64, ptr %63, align 8, !tbaa !22
  store i64 %64, ptr %20, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %65 = load i64, ptr %20, align 8, !tbaa !22
  %66 = load i64, ptr %16, align 8, !tbaa !22
  %67 = or i64 %65, %66
  store i64 %67, ptr %21, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %68 = load i64, ptr %20, align 8, !tbaa !22
  %69 = load i64, ptr %15, align 8, !tbaa !22
  %70 = and i64 %68, %69
  %71 = load i64, ptr %15, align 8, !tbaa !22
  %72 = add i64 %70, %71
  %73 = load i64, ptr %15, align 8, !tbaa !22
  %74 = xor i64 %72, %73
  %75 = load i64, ptr %20, align 8, !tbaa !22
  %76 = or i64 %74, %75
  store i64 %76, ptr %22, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %77 = load i64, ptr %16, align 8, !tbaa !22
  %78 = load i64, ptr %22, align 8, !tbaa !22
  %79 = load i64, ptr %15, align 8, !tbaa !22
  %80 = or i64 %78, %79
  %81 = xor i64 %80, -1
  %82 = or i64 %77, %81
  store i64 %82, ptr %23, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %83 = load i64, ptr %15, align 8, !tbaa !22
  %84 = load i64, ptr %22, align 8, !tbaa !22
  %85 = and i64 %83, %84
  store i64 %85, ptr %24, align 8, !tbaa !22
  %86 = load i64, ptr %23, align 8, !tbaa !22
  %87 = load i64, ptr %17, align 8, !tbaa !22
  %88 = and i64 %86, %87
  %89 = icmp ne i64 %88, 0
  %90 = zext i1 %89 to i32
  %91 = load i32, ptr %18, align 4, !tbaa !3
  %92 = add nsw i32 %91, %90
  store i32 %92, ptr %18, align 4, !tbaa !3
  %93 = load i64, ptr %24, align 8, !tbaa !22
  %94 = load i64, ptr %17, align 8, !tbaa !22
  %95 = and i64 %93, %94
  %96 = icmp ne i64 %95, 0
  %97 = zext i1 %96 to i32
  %98 = load i32, ptr %18, align 4, !tbaa !3
  %99 = sub nsw i32 %98, %97
  store i32 %99, ptr %18, align 4, !tbaa !3
  %100 = load i64, ptr %23, align 8, !tbaa !22
  %101 = shl i64 %100, 1
  %102 = or i64 %101, 1
  store i64 %102, ptr %23, align 8, !tbaa !22
  %103 = load i64, ptr %24, align 8, !tbaa !22
  %104 = shl i64 %103, 1
  store i64 %104, ptr %24, align 8, !tbaa !22
  %105 = load i64, ptr %24, align 8, !tbaa !22
  %106 = load i64, ptr %21, align 8, !tbaa !22
  %107 = load i64, ptr %23, align 8, !tbaa !22
  %108 = or i64 %106, %107
  %109 = xor i64 %108, -1
  %110 = or i64 %105, %109
  store i64 %110, ptr %15, align 8, !tbaa !22
  %111 = load i64, ptr %23, align 8, !tbaa !22
  %112 = load i64, ptr %21, align 8, !tbaa !22
  %113 = and i64 %111, %112
  store i64 %113, ptr %16, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @llvm.lifetime.end.p0(ptr %23) #7
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %114

114:                                              ; preds = %55
  %115 = load i32, ptr %19, align 4, !tbaa !3
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %19, align 4, !tbaa !3
  br label %45, !llvm.loop !24

117:                                              ; preds = %54
  %118 = load i32, ptr %18, align 4, !tbaa !3
  %119 = load ptr, ptr %11, align 8, !tbaa !7
  %120 = load i32, ptr %13, align 4, !tbaa !3
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i32, ptr %119, i64 %121
  store i32 %118, ptr %122, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  store i32 0, ptr %14, align 4
  br label %123

123:                                              ; preds = %117, %33
  call void @llvm.lifetime.end.p0(ptr %13) #7
  %124 = load i32, ptr %14, align 4
  switch i32 %124, label %126 [
    i32 0, label %125
    i32 1, label %125
  ]

125:                                              ; preds = %123, %123
  ret void

126:                                              ; preds = %123
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @smith_waterman_diagonal(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, i16 noundef signext %8, i16 noundef signext %9, i16 noundef signext %10, i16 noundef signext %11) #0 {
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i16, align 2
  %22 = alloca i16, align 2
  %23 = alloca i16, align 2
  %24 = alloca i16, align 2
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i16, align 2
  %28 = alloca i16, align 2
  %29 = alloca i16, align 2
  %30 = alloca %struct.SwCell, align 2
  store ptr %0, ptr %13, align 8, !tbaa !25
  store ptr %1, ptr %14, align 8, !tbaa !25
  store ptr %2, ptr %15, align 8, !tbaa !25
  store ptr %3, ptr %16, align 8, !tbaa !14
  store ptr %4, ptr %17, align 8, !tbaa !14
  store ptr %5, ptr %18, align 8, !tbaa !25
  store ptr %6, ptr %19, align 8, !tbaa !7
  store i32 %7, ptr %20, align 4, !tbaa !3
  store i16 %8, ptr %21, align 2, !tbaa !27
  store i16 %9, ptr %22, align 2, !tbaa !27
  store i16 %10, ptr %23, align 2, !tbaa !27
  store i16 %11, ptr %24, align 2, !tbaa !27
  call void @llvm.lifetime.start.p0(ptr %25) #7
  %31 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %32 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %33 = mul i32 %31, %32
  %34 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %35 = add i32 %33, %34
  store i32 %35, ptr %25, align 4, !tbaa !3
  %36 = load i32, ptr %25, align 4, !tbaa !3
  %37 = load i32, ptr %20, align 4, !tbaa !3
  %38 = icmp sge i32 %36, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %12
  store i32 1, ptr %26, align 4
  br label %139

40:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr %27) #7
  %41 = load ptr, ptr %14, align 8, !tbaa !25
  %42 = load i32, ptr %25, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.SwCell, ptr %41, i64 %43
  %45 = getelementptr inbounds nuw %struct.SwCell, ptr %44, i32 0, i32 1
  %46 = load i16, ptr %45, align 2, !tbaa !29
  %47 = sext i16 %46 to i32
  %48 = load i16, ptr %24, align 2, !tbaa !27
  %49 = sext i16 %48 to i32
  %50 = sub nsw i32 %47, %49
  %51 = trunc i32 %50 to i16
  %52 = load ptr, ptr %14, align 8, !tbaa !25
  %53 = load i32, ptr %25, align 4, !tbaa !3
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.SwCell, ptr %52, i64 %54
  %56 = getelementptr inbounds nuw %struct.SwCell, ptr %55, i32 0, i32 0
  %57 = load i16, ptr %56, align 2, !tbaa !31
  %58 = sext i16 %57 to i32
  %59 = load i16, ptr %23, align 2, !tbaa !27
  %60 = sext i16 %59 to i32
  %61 = sub nsw i32 %58, %60
  %62 = trunc i32 %61 to i16
  %63 = call noundef signext i16 @_ZL3maxIsET_S0_S0_(i16 noundef signext %51, i16 noundef signext %62) #8
  store i16 %63, ptr %27, align 2, !tbaa !27
  call void @llvm.lifetime.start.p0(ptr %28) #7
  %64 = load ptr, ptr %13, align 8, !tbaa !25
  %65 = load i32, ptr %25, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds %struct.SwCell, ptr %64, i64 %66
  %68 = getelementptr inbounds nuw %struct.SwCell, ptr %67, i32 0, i32 2
  %69 = load i16, ptr %68, align 2, !tbaa !32
  %70 = sext i16 %69 to i32
  %71 = load i16, ptr %24, align 2, !tbaa !27
  %72 = sext i16 %71 to i32
  %73 = sub nsw i32 %70, %72
  %74 = trunc i32 %73 to i16
  %75 = load ptr, ptr %13, align 8, !tbaa !25
  %76 = load i32, ptr %25, align 4, !tbaa !3
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds %struct.SwCell, ptr %75, i64 %77
  %79 = getelementptr inbounds nuw %struct.SwCell, ptr %78, i32 0, i32 0
  %80 = load i16, ptr %79, align 2, !tbaa !31
  %81 = sext i16 %80 to i32
  %82 = load i16, ptr %23, align 2, !tbaa !27
  %83 = sext i16 %82 to i32
  %84 = sub nsw i32 %81, %83
  %85 = trunc i32 %84 to i16
  %86 = call noundef signext i16 @_ZL3maxIsET_S0_S0_(i16 noundef signext %74, i16 noundef signext %85) #8
  store i16 %86, ptr %28, align 2, !tbaa !27
  call void @llvm.lifetime.start.p0(ptr %29) #7
  %87 = load ptr, ptr %15, align 8, !tbaa !25
  %88 = load i32, ptr %25, align 4, !tbaa !3
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds %struct.SwCell, ptr %87, i64 %89
  %91 = getelementptr inbounds nuw %struct.SwCell, ptr %90, i32 0, i32 0
  %92 = load i16, ptr %91, align 2, !tbaa !31
  %93 = sext i16 %92 to i32
  %94 = load ptr, ptr %16, align 8, !tbaa !14
  %95 = load i32, ptr %25, align 4, !tbaa !3
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %94, i64 %96
  %98 = load i8, ptr %97, align 1, !tbaa !16
  %99 = sext i8 %98 to i32
  %100 = load ptr, ptr %17, align 8, !tbaa !14
  %101 = load i32, ptr %20, align 4, !tbaa !3
  %102 = sub nsw i32 %101, 1
  %103 = load i32, ptr %25, align 4, !tbaa !3
  %104 = sub nsw i32 %102, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr %100, i64 %105
  %107 = load i8, ptr %106, align 1, !tbaa !16
  %108 = sext i8 %107 to i32
  %109 = icmp eq i32 %99, %108
  br i1 %109, label %110, label %112

110:                                              ; preds = %40
  %111 = load i16, ptr %21, align 2, !tbaa !27
  br label %114

112:                                              ; preds = %40
  %113 = load i16, ptr %22, align 2, !tbaa !27
  br label %114

114:                                              ; preds = %112, %110
  %115 = phi i16 [ %111, %110 ], [ %113, %112 ]
  %116 = sext i16 %115 to i32
  %117 = add nsw i32 %93, %116
  %118 = trunc i32 %117 to i16
  store i16 %118, ptr %29, align 2, !tbaa !27
  %119 = load i16, ptr %29, align 2, !tbaa !27
  %120 = call noundef signext i16 @_ZL3maxIsET_S0_S0_(i16 noundef signext %119, i16 noundef signext 0) #8
  %121 = load i16, ptr %27, align 2, !tbaa !27
  %122 = load i16, ptr %28, align 2, !tbaa !27
  %123 = call noundef signext i16 @_ZL3maxIsET_S0_S0_(i16 noundef signext %121, i16 noundef signext %122) #8
  %124 = call noundef signext i16 @_ZL3maxIsET_S0_S0_(i16 noundef signext %120, i16 noundef signext %123) #8
  store i16 %124, ptr %29, align 2, !tbaa !27
  call void @llvm.lifetime.start.p0(ptr %30) #7
  %125 = getelementptr inbounds nuw %struct.SwCell, ptr %30, i32 0, i32 0
  %126 = load i16, ptr %29, align 2, !tbaa !27
  store i16 %126, ptr %125, align 2, !tbaa !31
  %127 = getelementptr inbounds nuw %struct.SwCell, ptr %30, i32 0, i32 1
  %128 = load i16, ptr %27, align 2, !tbaa !27
  store i16 %128, ptr %127, align 2, !tbaa !29
  %129 = getelementptr inbounds nuw %struct.SwCell, ptr %30, i32 0, i32 2
  %130 = load i16, ptr %28, align 2, !tbaa !27
  store i16 %130, ptr %129, align 2, !tbaa !32
  %131 = load ptr, ptr %18, align 8, !tbaa !25
  %132 = load i32, ptr %25, align 4, !tbaa !3
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds %struct.SwCell, ptr %131, i64 %133
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %134, ptr align 2 %30, i64 6, i1 false), !tbaa.struct !33
  call void @llvm.lifetime.end.p0(ptr %30) #7
  %135 = load ptr, ptr %19, align 8, !tbaa !7
  %136 = load i16, ptr %29, align 2, !tbaa !27
  %137 = sext i16 %136 to i32
  %138 = call noundef i32 @_ZL9atomicMaxPii(ptr noundef %135, i32 noundef %137) #8
  call void @llvm.lifetime.end.p0(ptr %29) #7
  call void @llvm.lifetime.end.p0(ptr %28) #7
  call void @llvm.lifetime.end.p0(ptr %27) #7
  store i32 0, ptr %26, align 4
  br label %139

139:                                              ; preds = %114, %39
  call void @llvm.lifetime.end.p0(ptr %25) #7
  %140 = load i32, ptr %26, align 4
  switch i32 %140, label %142 [
    i32 0, label %141
    i32 1, label %141
  ]

141:                                              ; preds = %139, %139
  ret void

142:                                              ; preds = %139
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef signext i16 @_ZL3maxIsET_S0_S0_(i16 noundef signext %0, i16 noundef signext %1) #2 {
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  store i16 %0, ptr %3, align 2, !tbaa !27
  store i16 %1, ptr %4, align 2, !tbaa !27
  %5 = load i16, ptr %3, align 2, !tbaa !27
  %6 = sext i16 %5 to i32
  %7 = load i16, ptr %4, align 2, !tbaa !27
  %8 = sext i16 %7 to i32
  %9 = icmp slt i32 %6, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = load i16, ptr %4, align 2, !tbaa !27
  br label %14

12:                                               ; preds = %2
  %13 = load i16, ptr %3, align 2, !tbaa !27
  br label %14

14:                                               ; preds = %12, %10
  %15 = phi i16 [ %11, %10 ], [ %13, %12 ]
  ret i16 %15
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMaxPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw max ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @viterbi_step(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  store ptr %0, ptr %7, align 8, !tbaa !34
  store ptr %1, ptr %8, align 8, !tbaa !34
  store ptr %2, ptr %9, align 8, !tbaa !34
  store ptr %3, ptr %10, align 8, !tbaa !34
  store ptr %4, ptr %11, align 8, !tbaa !14
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %23 = add i32 %21, %22
  store i32 %23, ptr %13, align 4, !tbaa !3
  %24 = load i32, ptr %13, align 4, !tbaa !3
  %25 = load i32, ptr %12, align 4, !tbaa !3
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %78

28:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store float 0xFFF0000000000000, ptr %15, align 4, !tbaa !36
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 0, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #7
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %29

29:                                               ; preds = %57, %28
  %30 = load i32, ptr %17, align 4, !tbaa !3
  %31 = load i32, ptr %12, align 4, !tbaa !3
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %60

34:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %35 = load ptr, ptr %7, align 8, !tbaa !34
  %36 = load i32, ptr %17, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !36
  %40 = load ptr, ptr %8, align 8, !tbaa !34
  %41 = load i32, ptr %17, align 4, !tbaa !3
  %42 = load i32, ptr %12, align 4, !tbaa !3
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %13, align 4, !tbaa !3
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %40, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !36
  %49 = fadd contract float %39, %48
  store float %49, ptr %18, align 4, !tbaa !36
  %50 = load float, ptr %18, align 4, !tbaa !36
  %51 = load float, ptr %15, align 4, !tbaa !36
  %52 = fcmp contract ogt float %50, %51
  br i1 %52, label %53, label %56

53:                                               ; preds = %34
  %54 = load float, ptr %18, align 4, !tbaa !36
  store float %54, ptr %15, align 4, !tbaa !36
  %55 = load i32, ptr %17, align 4, !tbaa !3
  store i32 %55, ptr %16, align 4, !tbaa !3
  br label %56

56:                                               ; preds = %53, %34
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %17, align 4, !tbaa !3
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %17, align 4, !tbaa !3
  br label %29, !llvm.loop !38

60:                                               ; preds = %33
  %61 = load float, ptr %15, align 4, !tbaa !36
  %62 = load ptr, ptr %9, align 8, !tbaa !34
  %63 = load i32, ptr %13, align 4, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !36
  %67 = fadd contract float %61, %66
  %68 = load ptr, ptr %10, align 8, !tbaa !34
  %69 = load i32, ptr %13, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %68, i64 %70
  store float %67, ptr %71, align 4, !tbaa !36
  %72 = load i32, ptr %16, align 4, !tbaa !3
  %73 = trunc i32 %72 to i8
  %74 = load ptr, ptr %11, align 8, !tbaa !14
  %75 = load i32, ptr %13, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %74, i64 %76
  store i8 %73, ptr %77, align 1, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  store i32 0, ptr %14, align 4
  br label %78

78:                                               ; preds = %60, %27
  call void @llvm.lifetime.end.p0(ptr %13) #7
  %79 = load i32, ptr %14, align 4
  switch i32 %79, label %81 [
    i32 0, label %80
    i32 1, label %80
  ]

80:                                               ; preds = %78, %78
  ret void

81:                                               ; preds = %78
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"bool", !5, i64 0}
!12 = !{i8 0, i8 2}
!13 = !{}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 omnipotent char", !9, i64 0}
!16 = !{!5, !5, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = distinct !{!19, !18}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 long", !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"long", !5, i64 0}
!24 = distinct !{!24, !18}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 _ZTS6SwCell", !9, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"short", !5, i64 0}
!29 = !{!30, !28, i64 2}
!30 = !{!"_ZTS6SwCell", !28, i64 0, !28, i64 2, !28, i64 4}
!31 = !{!30, !28, i64 0}
!32 = !{!30, !28, i64 4}
!33 = !{i64 0, i64 2, !27, i64 2, i64 2, !27, i64 4, i64 2, !27}
!34 = !{!35, !35, i64 0}
!35 = !{!"p1 float", !9, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !5, i64 0}
!38 = distinct !{!38, !18}
