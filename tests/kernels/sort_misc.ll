; ModuleID = 'sort_misc.cu'
source_filename = "sort_misc.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_Z11merge_pairsIiLi4EEvPKT_PS0_ii = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_Z11merge_pairsIdLi2EEvPKT_PS0_ii = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@s = external dso_local addrspace(3) global [0 x i32], align 4
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @odd_even_sort(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  store i32 %11, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %12 = load i32, ptr %5, align 4, !tbaa !3
  store i32 %12, ptr %6, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %27, %2
  %14 = load i32, ptr %6, align 4, !tbaa !3
  %15 = load i32, ptr %4, align 4, !tbaa !3
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %6) #5
  br label %31

18:                                               ; preds = %13
  %19 = load ptr, ptr %3, align 8, !tbaa !7
  %20 = load i32, ptr %6, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %19, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  %24 = load i32, ptr %6, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %25
  store i32 %23, ptr %26, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %18
  %28 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %29 = load i32, ptr %6, align 4, !tbaa !3
  %30 = add i32 %29, %28
  store i32 %30, ptr %6, align 4, !tbaa !3
  br label %13, !llvm.loop !10

31:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr %7) #5
  store i32 0, ptr %7, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %77, %31
  %33 = load i32, ptr %7, align 4, !tbaa !3
  %34 = load i32, ptr %4, align 4, !tbaa !3
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr %7) #5
  br label %80

37:                                               ; preds = %32
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %38 = load i32, ptr %5, align 4, !tbaa !3
  %39 = mul nsw i32 2, %38
  %40 = load i32, ptr %7, align 4, !tbaa !3
  %41 = and i32 %40, 1
  %42 = add nsw i32 %39, %41
  store i32 %42, ptr %8, align 4, !tbaa !3
  %43 = load i32, ptr %8, align 4, !tbaa !3
  %44 = add nsw i32 %43, 1
  %45 = load i32, ptr %4, align 4, !tbaa !3
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %76

47:                                               ; preds = %37
  %48 = load i32, ptr %8, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = load i32, ptr %8, align 4, !tbaa !3
  %53 = add nsw i32 %52, 1
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !3
  %57 = icmp sgt i32 %51, %56
  br i1 %57, label %58, label %76

58:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %59 = load i32, ptr %8, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !3
  store i32 %62, ptr %9, align 4, !tbaa !3
  %63 = load i32, ptr %8, align 4, !tbaa !3
  %64 = add nsw i32 %63, 1
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !3
  %68 = load i32, ptr %8, align 4, !tbaa !3
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %69
  store i32 %67, ptr %70, align 4, !tbaa !3
  %71 = load i32, ptr %9, align 4, !tbaa !3
  %72 = load i32, ptr %8, align 4, !tbaa !3
  %73 = add nsw i32 %72, 1
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %74
  store i32 %71, ptr %75, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %76

76:                                               ; preds = %58, %47, %37
  call void @llvm.lifetime.end.p0(ptr %8) #5
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %7, align 4, !tbaa !3
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %7, align 4, !tbaa !3
  br label %32, !llvm.loop !12

80:                                               ; preds = %36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %81 = load i32, ptr %5, align 4, !tbaa !3
  store i32 %81, ptr %10, align 4, !tbaa !3
  br label %82

82:                                               ; preds = %96, %80
  %83 = load i32, ptr %10, align 4, !tbaa !3
  %84 = load i32, ptr %4, align 4, !tbaa !3
  %85 = icmp slt i32 %83, %84
  br i1 %85, label %87, label %86

86:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %100

87:                                               ; preds = %82
  %88 = load i32, ptr %10, align 4, !tbaa !3
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !3
  %92 = load ptr, ptr %3, align 8, !tbaa !7
  %93 = load i32, ptr %10, align 4, !tbaa !3
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr %92, i64 %94
  store i32 %91, ptr %95, align 4, !tbaa !3
  br label %96

96:                                               ; preds = %87
  %97 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %98 = load i32, ptr %10, align 4, !tbaa !3
  %99 = add i32 %98, %97
  store i32 %99, ptr %10, align 4, !tbaa !3
  br label %82, !llvm.loop !13

100:                                              ; preds = %86
  call void @llvm.lifetime.end.p0(ptr %5) #5
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
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11merge_pairsIiLi4EEvPKT_PS0_ii(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i8, align 1
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %26 = add i32 %24, %25
  store i32 %26, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = mul nsw i32 %27, 4
  store i32 %28, ptr %10, align 4, !tbaa !3
  %29 = load i32, ptr %10, align 4, !tbaa !3
  %30 = load i32, ptr %7, align 4, !tbaa !3
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %4
  store i32 1, ptr %11, align 4
  br label %149

33:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %34 = load i32, ptr %10, align 4, !tbaa !3
  %35 = load i32, ptr %8, align 4, !tbaa !3
  %36 = mul nsw i32 2, %35
  %37 = sdiv i32 %34, %36
  %38 = load i32, ptr %8, align 4, !tbaa !3
  %39 = mul nsw i32 2, %38
  %40 = mul nsw i32 %37, %39
  store i32 %40, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %41 = load ptr, ptr %5, align 8, !tbaa !7
  %42 = load i32, ptr %12, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %41, i64 %43
  store ptr %44, ptr %13, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %45 = load ptr, ptr %13, align 8, !tbaa !7
  %46 = load i32, ptr %8, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %45, i64 %47
  store ptr %48, ptr %14, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %49 = load i32, ptr %8, align 4, !tbaa !3
  %50 = load i32, ptr %7, align 4, !tbaa !3
  %51 = load i32, ptr %12, align 4, !tbaa !3
  %52 = sub nsw i32 %50, %51
  %53 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %49, i32 noundef %52) #6
  store i32 %53, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %54 = load i32, ptr %8, align 4, !tbaa !3
  %55 = load i32, ptr %7, align 4, !tbaa !3
  %56 = load i32, ptr %12, align 4, !tbaa !3
  %57 = sub nsw i32 %55, %56
  %58 = load i32, ptr %8, align 4, !tbaa !3
  %59 = sub nsw i32 %57, %58
  %60 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %54, i32 noundef %59) #6
  %61 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef 0, i32 noundef %60) #6
  store i32 %61, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %62 = load i32, ptr %10, align 4, !tbaa !3
  %63 = load i32, ptr %12, align 4, !tbaa !3
  %64 = sub nsw i32 %62, %63
  store i32 %64, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %65 = load ptr, ptr %13, align 8, !tbaa !7
  %66 = load i32, ptr %15, align 4, !tbaa !3
  %67 = load ptr, ptr %14, align 8, !tbaa !7
  %68 = load i32, ptr %16, align 4, !tbaa !3
  %69 = load i32, ptr %17, align 4, !tbaa !3
  %70 = call noundef i32 @_ZL10merge_pathIiEiPKT_iS2_ii(ptr noundef %65, i32 noundef %66, ptr noundef %67, i32 noundef %68, i32 noundef %69) #6
  store i32 %70, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %71 = load i32, ptr %17, align 4, !tbaa !3
  %72 = load i32, ptr %18, align 4, !tbaa !3
  %73 = sub nsw i32 %71, %72
  store i32 %73, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %20) #5
  store i32 0, ptr %20, align 4, !tbaa !3
  br label %74

74:                                               ; preds = %144, %33
  %75 = load i32, ptr %20, align 4, !tbaa !3
  %76 = icmp slt i32 %75, 4
  br i1 %76, label %78, label %77

77:                                               ; preds = %74
  store i32 2, ptr %11, align 4
  br label %147

78:                                               ; preds = %74
  %79 = load i32, ptr %10, align 4, !tbaa !3
  %80 = load i32, ptr %20, align 4, !tbaa !3
  %81 = add nsw i32 %79, %80
  %82 = load i32, ptr %7, align 4, !tbaa !3
  %83 = icmp sge i32 %81, %82
  br i1 %83, label %84, label %85

84:                                               ; preds = %78
  store i32 2, ptr %11, align 4
  br label %147

85:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %86 = load i32, ptr %19, align 4, !tbaa !3
  %87 = load i32, ptr %16, align 4, !tbaa !3
  %88 = icmp sge i32 %86, %87
  br i1 %88, label %108, label %89

89:                                               ; preds = %85
  %90 = load i32, ptr %18, align 4, !tbaa !3
  %91 = load i32, ptr %15, align 4, !tbaa !3
  %92 = icmp slt i32 %90, %91
  br i1 %92, label %93, label %106

93:                                               ; preds = %89
  %94 = load ptr, ptr %14, align 8, !tbaa !7
  %95 = load i32, ptr %19, align 4, !tbaa !3
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %94, i64 %96
  %98 = load i32, ptr %97, align 4, !tbaa !3
  %99 = load ptr, ptr %13, align 8, !tbaa !7
  %100 = load i32, ptr %18, align 4, !tbaa !3
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %99, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !3
  %104 = icmp slt i32 %98, %103
  %105 = xor i1 %104, true
  br label %106

106:                                              ; preds = %93, %89
  %107 = phi i1 [ false, %89 ], [ %105, %93 ]
  br label %108

108:                                              ; preds = %106, %85
  %109 = phi i1 [ true, %85 ], [ %107, %106 ]
  %110 = zext i1 %109 to i8
  store i8 %110, ptr %21, align 1, !tbaa !14
  %111 = load i8, ptr %21, align 1, !tbaa !14, !range !16, !noundef !17
  %112 = trunc i8 %111 to i1
  br i1 %112, label %113, label %119

113:                                              ; preds = %108
  %114 = load ptr, ptr %13, align 8, !tbaa !7
  %115 = load i32, ptr %18, align 4, !tbaa !3
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i32, ptr %114, i64 %116
  %118 = load i32, ptr %117, align 4, !tbaa !3
  br label %125

119:                                              ; preds = %108
  %120 = load ptr, ptr %14, align 8, !tbaa !7
  %121 = load i32, ptr %19, align 4, !tbaa !3
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds i32, ptr %120, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !3
  br label %125

125:                                              ; preds = %119, %113
  %126 = phi i32 [ %118, %113 ], [ %124, %119 ]
  %127 = load ptr, ptr %6, align 8, !tbaa !7
  %128 = load i32, ptr %10, align 4, !tbaa !3
  %129 = load i32, ptr %20, align 4, !tbaa !3
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr %127, i64 %131
  store i32 %126, ptr %132, align 4, !tbaa !3
  %133 = load i8, ptr %21, align 1, !tbaa !14, !range !16, !noundef !17
  %134 = trunc i8 %133 to i1
  %135 = zext i1 %134 to i32
  %136 = load i32, ptr %18, align 4, !tbaa !3
  %137 = add nsw i32 %136, %135
  store i32 %137, ptr %18, align 4, !tbaa !3
  %138 = load i8, ptr %21, align 1, !tbaa !14, !range !16, !noundef !17
  %139 = trunc i8 %138 to i1
  %140 = xor i1 %139, true
  %141 = zext i1 %140 to i32
  %142 = load i32, ptr %19, align 4, !tbaa !3
  %143 = add nsw i32 %142, %141
  store i32 %143, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %21) #5
  br label %144

144:                                              ; preds = %125
  %145 = load i32, ptr %20, align 4, !tbaa !3
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %20, align 4, !tbaa !3
  br label %74, !llvm.loop !18

147:                                              ; preds = %84, %77
  call void @llvm.lifetime.end.p0(ptr %20) #5
  br label %148

148:                                              ; preds = %147
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  store i32 0, ptr %11, align 4
  br label %149

149:                                              ; preds = %148, %32
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %150 = load i32, ptr %11, align 4
  switch i32 %150, label %152 [
    i32 0, label %151
    i32 1, label %151
  ]

151:                                              ; preds = %149, %149
  ret void

152:                                              ; preds = %149
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10merge_pathIiEiPKT_iS2_ii(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store i32 %1, ptr %7, align 4, !tbaa !3
  store ptr %2, ptr %8, align 8, !tbaa !7
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %14 = load i32, ptr %10, align 4, !tbaa !3
  %15 = load i32, ptr %9, align 4, !tbaa !3
  %16 = sub nsw i32 %14, %15
  %17 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef 0, i32 noundef %16) #6
  store i32 %17, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %18 = load i32, ptr %10, align 4, !tbaa !3
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %18, i32 noundef %19) #6
  store i32 %20, ptr %12, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %49, %5
  %22 = load i32, ptr %11, align 4, !tbaa !3
  %23 = load i32, ptr %12, align 4, !tbaa !3
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %50

25:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %26 = load i32, ptr %11, align 4, !tbaa !3
  %27 = load i32, ptr %12, align 4, !tbaa !3
  %28 = add nsw i32 %26, %27
  %29 = ashr i32 %28, 1
  store i32 %29, ptr %13, align 4, !tbaa !3
  %30 = load ptr, ptr %8, align 8, !tbaa !7
  %31 = load i32, ptr %10, align 4, !tbaa !3
  %32 = sub nsw i32 %31, 1
  %33 = load i32, ptr %13, align 4, !tbaa !3
  %34 = sub nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %30, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = load ptr, ptr %6, align 8, !tbaa !7
  %39 = load i32, ptr %13, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = icmp slt i32 %37, %42
  br i1 %43, label %47, label %44

44:                                               ; preds = %25
  %45 = load i32, ptr %13, align 4, !tbaa !3
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %11, align 4, !tbaa !3
  br label %49

47:                                               ; preds = %25
  %48 = load i32, ptr %13, align 4, !tbaa !3
  store i32 %48, ptr %12, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %47, %44
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %21, !llvm.loop !20

50:                                               ; preds = %21
  %51 = load i32, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  ret i32 %51
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11merge_pairsIdLi2EEvPKT_PS0_ii(ptr noalias noundef %0, ptr noalias noundef %1, i32 noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i8, align 1
  store ptr %0, ptr %5, align 8, !tbaa !21
  store ptr %1, ptr %6, align 8, !tbaa !21
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %26 = add i32 %24, %25
  store i32 %26, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = mul nsw i32 %27, 2
  store i32 %28, ptr %10, align 4, !tbaa !3
  %29 = load i32, ptr %10, align 4, !tbaa !3
  %30 = load i32, ptr %7, align 4, !tbaa !3
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %4
  store i32 1, ptr %11, align 4
  br label %149

33:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %34 = load i32, ptr %10, align 4, !tbaa !3
  %35 = load i32, ptr %8, align 4, !tbaa !3
  %36 = mul nsw i32 2, %35
  %37 = sdiv i32 %34, %36
  %38 = load i32, ptr %8, align 4, !tbaa !3
  %39 = mul nsw i32 2, %38
  %40 = mul nsw i32 %37, %39
  store i32 %40, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %41 = load ptr, ptr %5, align 8, !tbaa !21
  %42 = load i32, ptr %12, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  store ptr %44, ptr %13, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %45 = load ptr, ptr %13, align 8, !tbaa !21
  %46 = load i32, ptr %8, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  store ptr %48, ptr %14, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %49 = load i32, ptr %8, align 4, !tbaa !3
  %50 = load i32, ptr %7, align 4, !tbaa !3
  %51 = load i32, ptr %12, align 4, !tbaa !3
  %52 = sub nsw i32 %50, %51
  %53 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %49, i32 noundef %52) #6
  store i32 %53, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %54 = load i32, ptr %8, align 4, !tbaa !3
  %55 = load i32, ptr %7, align 4, !tbaa !3
  %56 = load i32, ptr %12, align 4, !tbaa !3
  %57 = sub nsw i32 %55, %56
  %58 = load i32, ptr %8, align 4, !tbaa !3
  %59 = sub nsw i32 %57, %58
  %60 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %54, i32 noundef %59) #6
  %61 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef 0, i32 noundef %60) #6
  store i32 %61, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %62 = load i32, ptr %10, align 4, !tbaa !3
  %63 = load i32, ptr %12, align 4, !tbaa !3
  %64 = sub nsw i32 %62, %63
  store i32 %64, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %65 = load ptr, ptr %13, align 8, !tbaa !21
  %66 = load i32, ptr %15, align 4, !tbaa !3
  %67 = load ptr, ptr %14, align 8, !tbaa !21
  %68 = load i32, ptr %16, align 4, !tbaa !3
  %69 = load i32, ptr %17, align 4, !tbaa !3
  %70 = call noundef i32 @_ZL10merge_pathIdEiPKT_iS2_ii(ptr noundef %65, i32 noundef %66, ptr noundef %67, i32 noundef %68, i32 noundef %69) #6
  store i32 %70, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %71 = load i32, ptr %17, align 4, !tbaa !3
  %72 = load i32, ptr %18, align 4, !tbaa !3
  %73 = sub nsw i32 %71, %72
  store i32 %73, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %20) #5
  store i32 0, ptr %20, align 4, !tbaa !3
  br label %74

74:                                               ; preds = %144, %33
  %75 = load i32, ptr %20, align 4, !tbaa !3
  %76 = icmp slt i32 %75, 2
  br i1 %76, label %78, label %77

77:                                               ; preds = %74
  store i32 2, ptr %11, align 4
  br label %147

78:                                               ; preds = %74
  %79 = load i32, ptr %10, align 4, !tbaa !3
  %80 = load i32, ptr %20, align 4, !tbaa !3
  %81 = add nsw i32 %79, %80
  %82 = load i32, ptr %7, align 4, !tbaa !3
  %83 = icmp sge i32 %81, %82
  br i1 %83, label %84, label %85

84:                                               ; preds = %78
  store i32 2, ptr %11, align 4
  br label %147

85:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %86 = load i32, ptr %19, align 4, !tbaa !3
  %87 = load i32, ptr %16, align 4, !tbaa !3
  %88 = icmp sge i32 %86, %87
  br i1 %88, label %108, label %89

89:                                               ; preds = %85
  %90 = load i32, ptr %18, align 4, !tbaa !3
  %91 = load i32, ptr %15, align 4, !tbaa !3
  %92 = icmp slt i32 %90, %91
  br i1 %92, label %93, label %106

93:                                               ; preds = %89
  %94 = load ptr, ptr %14, align 8, !tbaa !21
  %95 = load i32, ptr %19, align 4, !tbaa !3
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds double, ptr %94, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !23
  %99 = load ptr, ptr %13, align 8, !tbaa !21
  %100 = load i32, ptr %18, align 4, !tbaa !3
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds double, ptr %99, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !23
  %104 = fcmp contract olt double %98, %103
  %105 = xor i1 %104, true
  br label %106

106:                                              ; preds = %93, %89
  %107 = phi i1 [ false, %89 ], [ %105, %93 ]
  br label %108

108:                                              ; preds = %106, %85
  %109 = phi i1 [ true, %85 ], [ %107, %106 ]
  %110 = zext i1 %109 to i8
  store i8 %110, ptr %21, align 1, !tbaa !14
  %111 = load i8, ptr %21, align 1, !tbaa !14, !range !16, !noundef !17
  %112 = trunc i8 %111 to i1
  br i1 %112, label %113, label %119

113:                                              ; preds = %108
  %114 = load ptr, ptr %13, align 8, !tbaa !21
  %115 = load i32, ptr %18, align 4, !tbaa !3
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds double, ptr %114, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !23
  br label %125

119:                                              ; preds = %108
  %120 = load ptr, ptr %14, align 8, !tbaa !21
  %121 = load i32, ptr %19, align 4, !tbaa !3
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds double, ptr %120, i64 %122
  %124 = load double, ptr %123, align 8, !tbaa !23
  br label %125

125:                                              ; preds = %119, %113
  %126 = phi contract double [ %118, %113 ], [ %124, %119 ]
  %127 = load ptr, ptr %6, align 8, !tbaa !21
  %128 = load i32, ptr %10, align 4, !tbaa !3
  %129 = load i32, ptr %20, align 4, !tbaa !3
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds double, ptr %127, i64 %131
  store double %126, ptr %132, align 8, !tbaa !23
  %133 = load i8, ptr %21, align 1, !tbaa !14, !range !16, !noundef !17
  %134 = trunc i8 %133 to i1
  %135 = zext i1 %134 to i32
  %136 = load i32, ptr %18, align 4, !tbaa !3
  %137 = add nsw i32 %136, %135
  store i32 %137, ptr %18, align 4, !tbaa !3
  %138 = load i8, ptr %21, align 1, !tbaa !14, !range !16, !noundef !17
  %139 = trunc i8 %138 to i1
  %140 = xor i1 %139, true
  %141 = zext i1 %140 to i32
  %142 = load i32, ptr %19, align 4, !tbaa !3
  %143 = add nsw i32 %142, %141
  store i32 %143, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %21) #5
  br label %144

144:                                              ; preds = %125
  %145 = load i32, ptr %20, align 4, !tbaa !3
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %20, align 4, !tbaa !3
  br label %74, !llvm.loop !25

147:                                              ; preds = %84, %77
  call void @llvm.lifetime.end.p0(ptr %20) #5
  br label %148

148:                                              ; preds = %147
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  store i32 0, ptr %11, align 4
  br label %149

149:                                              ; preds = %148, %32
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %150 = load i32, ptr %11, align 4
  switch i32 %150, label %152 [
    i32 0, label %151
    i32 1, label %151
  ]

151:                                              ; preds = %149, %149
  ret void

152:                                              ; preds = %149
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10merge_pathIdEiPKT_iS2_ii(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !21
  store i32 %1, ptr %7, align 4, !tbaa !3
  store ptr %2, ptr %8, align 8, !tbaa !21
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %14 = load i32, ptr %10, align 4, !tbaa !3
  %15 = load i32, ptr %9, align 4, !tbaa !3
  %16 = sub nsw i32 %14, %15
  %17 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef 0, i32 noundef %16) #6
  store i32 %17, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %18 = load i32, ptr %10, align 4, !tbaa !3
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %18, i32 noundef %19) #6
  store i32 %20, ptr %12, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %49, %5
  %22 = load i32, ptr %11, align 4, !tbaa !3
  %23 = load i32, ptr %12, align 4, !tbaa !3
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %50

25:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %26 = load i32, ptr %11, align 4, !tbaa !3
  %27 = load i32, ptr %12, align 4, !tbaa !3
  %28 = add nsw i32 %26, %27
  %29 = ashr i32 %28, 1
  store i32 %29, ptr %13, align 4, !tbaa !3
  %30 = load ptr, ptr %8, align 8, !tbaa !21
  %31 = load i32, ptr %10, align 4, !tbaa !3
  %32 = sub nsw i32 %31, 1
  %33 = load i32, ptr %13, align 4, !tbaa !3
  %34 = sub nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %30, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !23
  %38 = load ptr, ptr %6, align 8, !tbaa !21
  %39 = load i32, ptr %13, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !23
  %43 = fcmp contract olt double %37, %42
  br i1 %43, label %47, label %44

44:                                               ; preds = %25
  %45 = load i32, ptr %13, align 4, !tbaa !3
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %11, align 4, !tbaa !3
  br label %49

47:                                               ; preds = %25
  %48 = load i32, ptr %13, align 4, !tbaa !3
  store i32 %48, ptr %12, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %47, %44
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %21, !llvm.loop !26

50:                                               ; preds = %21
  %51 = load i32, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  ret i32 %51
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rank_sort(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !27
  store ptr %1, ptr %5, align 8, !tbaa !27
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %16 = add i32 %14, %15
  store i32 %16, ptr %7, align 4, !tbaa !3
  %17 = load i32, ptr %7, align 4, !tbaa !3
  %18 = load i32, ptr %6, align 4, !tbaa !3
  %19 = icmp sge i32 %17, %18
  br i1 %19, label %20, label %21

20:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %68

21:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %22 = load ptr, ptr %4, align 8, !tbaa !27
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !29
  store float %26, ptr %9, align 4, !tbaa !29
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store i32 0, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %59, %21
  %28 = load i32, ptr %11, align 4, !tbaa !3
  %29 = load i32, ptr %6, align 4, !tbaa !3
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %62

32:                                               ; preds = %27
  %33 = load ptr, ptr %4, align 8, !tbaa !27
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %33, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !29
  %38 = load float, ptr %9, align 4, !tbaa !29
  %39 = fcmp contract olt float %37, %38
  br i1 %39, label %54, label %40

40:                                               ; preds = %32
  %41 = load ptr, ptr %4, align 8, !tbaa !27
  %42 = load i32, ptr %11, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !29
  %46 = load float, ptr %9, align 4, !tbaa !29
  %47 = fcmp contract oeq float %45, %46
  br i1 %47, label %48, label %52

48:                                               ; preds = %40
  %49 = load i32, ptr %11, align 4, !tbaa !3
  %50 = load i32, ptr %7, align 4, !tbaa !3
  %51 = icmp slt i32 %49, %50
  br label %52

52:                                               ; preds = %48, %40
  %53 = phi i1 [ false, %40 ], [ %51, %48 ]
  br label %54

54:                                               ; preds = %52, %32
  %55 = phi i1 [ true, %32 ], [ %53, %52 ]
  %56 = zext i1 %55 to i32
  %57 = load i32, ptr %10, align 4, !tbaa !3
  %58 = add nsw i32 %57, %56
  store i32 %58, ptr %10, align 4, !tbaa !3
  br label %59

59:                                               ; preds = %54
  %60 = load i32, ptr %11, align 4, !tbaa !3
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %11, align 4, !tbaa !3
  br label %27, !llvm.loop !31

62:                                               ; preds = %31
  %63 = load float, ptr %9, align 4, !tbaa !29
  %64 = load ptr, ptr %5, align 8, !tbaa !27
  %65 = load i32, ptr %10, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %64, i64 %66
  store float %63, ptr %67, align 4, !tbaa !29
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  store i32 0, ptr %8, align 4
  br label %68

68:                                               ; preds = %62, %20
  call void @llvm.lifetime.end.p0(ptr %7) #5
  %69 = load i32, ptr %8, align 4
  switch i32 %69, label %71 [
    i32 0, label %70
    i32 1, label %70
  ]

70:                                               ; preds = %68, %68
  ret void

71:                                               ; preds = %68
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @median_of_9(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [9 x i32], align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !32
  store ptr %1, ptr %6, align 8, !tbaa !32
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %23 = add i32 %21, %22
  store i32 %23, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %28 = add i32 %26, %27
  store i32 %28, ptr %10, align 4, !tbaa !3
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = icmp slt i32 %29, 1
  br i1 %30, label %44, label %31

31:                                               ; preds = %4
  %32 = load i32, ptr %10, align 4, !tbaa !3
  %33 = icmp slt i32 %32, 1
  br i1 %33, label %44, label %34

34:                                               ; preds = %31
  %35 = load i32, ptr %9, align 4, !tbaa !3
  %36 = load i32, ptr %7, align 4, !tbaa !3
  %37 = sub nsw i32 %36, 1
  %38 = icmp sge i32 %35, %37
  br i1 %38, label %44, label %39

39:                                               ; preds = %34
  %40 = load i32, ptr %10, align 4, !tbaa !3
  %41 = load i32, ptr %8, align 4, !tbaa !3
  %42 = sub nsw i32 %41, 1
  %43 = icmp sge i32 %40, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %39, %34, %31, %4
  store i32 1, ptr %11, align 4
  br label %138

45:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %12) #5
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store i32 0, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  store i32 -1, ptr %14, align 4, !tbaa !3
  br label %46

46:                                               ; preds = %78, %45
  %47 = load i32, ptr %14, align 4, !tbaa !3
  %48 = icmp sle i32 %47, 1
  br i1 %48, label %50, label %49

49:                                               ; preds = %46
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %81

50:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store i32 -1, ptr %15, align 4, !tbaa !3
  br label %51

51:                                               ; preds = %74, %50
  %52 = load i32, ptr %15, align 4, !tbaa !3
  %53 = icmp sle i32 %52, 1
  br i1 %53, label %55, label %54

54:                                               ; preds = %51
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #5
  br label %77

55:                                               ; preds = %51
  %56 = load ptr, ptr %5, align 8, !tbaa !32
  %57 = load i32, ptr %10, align 4, !tbaa !3
  %58 = load i32, ptr %14, align 4, !tbaa !3
  %59 = add nsw i32 %57, %58
  %60 = load i32, ptr %7, align 4, !tbaa !3
  %61 = mul nsw i32 %59, %60
  %62 = load i32, ptr %9, align 4, !tbaa !3
  %63 = add nsw i32 %61, %62
  %64 = load i32, ptr %15, align 4, !tbaa !3
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %56, i64 %66
  %68 = load i8, ptr %67, align 1, !tbaa !34
  %69 = zext i8 %68 to i32
  %70 = load i32, ptr %13, align 4, !tbaa !3
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %13, align 4, !tbaa !3
  %72 = sext i32 %70 to i64
  %73 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 %72
  store i32 %69, ptr %73, align 4, !tbaa !3
  br label %74

74:                                               ; preds = %55
  %75 = load i32, ptr %15, align 4, !tbaa !3
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %15, align 4, !tbaa !3
  br label %51, !llvm.loop !35

77:                                               ; preds = %54
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %14, align 4, !tbaa !3
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %14, align 4, !tbaa !3
  br label %46, !llvm.loop !36

81:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store i32 1, ptr %16, align 4, !tbaa !3
  br label %82

82:                                               ; preds = %123, %81
  %83 = load i32, ptr %16, align 4, !tbaa !3
  %84 = icmp slt i32 %83, 9
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  store i32 8, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %126

86:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %87 = load i32, ptr %16, align 4, !tbaa !3
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !3
  store i32 %90, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %91 = load i32, ptr %16, align 4, !tbaa !3
  %92 = sub nsw i32 %91, 1
  store i32 %92, ptr %18, align 4, !tbaa !3
  br label %93

93:                                               ; preds = %114, %86
  %94 = load i32, ptr %18, align 4, !tbaa !3
  %95 = icmp sge i32 %94, 0
  br i1 %95, label %96, label %103

96:                                               ; preds = %93
  %97 = load i32, ptr %18, align 4, !tbaa !3
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !3
  %101 = load i32, ptr %17, align 4, !tbaa !3
  %102 = icmp sgt i32 %100, %101
  br label %103

103:                                              ; preds = %96, %93
  %104 = phi i1 [ false, %93 ], [ %102, %96 ]
  br i1 %104, label %105, label %117

105:                                              ; preds = %103
  %106 = load i32, ptr %18, align 4, !tbaa !3
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !3
  %110 = load i32, ptr %18, align 4, !tbaa !3
  %111 = add nsw i32 %110, 1
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 %112
  store i32 %109, ptr %113, align 4, !tbaa !3
  br label %114

114:                                              ; preds = %105
  %115 = load i32, ptr %18, align 4, !tbaa !3
  %116 = add nsw i32 %115, -1
  store i32 %116, ptr %18, align 4, !tbaa !3
  br label %93, !llvm.loop !37

117:                                              ; preds = %103
  %118 = load i32, ptr %17, align 4, !tbaa !3
  %119 = load i32, ptr %18, align 4, !tbaa !3
  %120 = add nsw i32 %119, 1
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 %121
  store i32 %118, ptr %122, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  br label %123

123:                                              ; preds = %117
  %124 = load i32, ptr %16, align 4, !tbaa !3
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %16, align 4, !tbaa !3
  br label %82, !llvm.loop !38

126:                                              ; preds = %85
  %127 = getelementptr inbounds [9 x i32], ptr %12, i64 0, i64 4
  %128 = load i32, ptr %127, align 4, !tbaa !3
  %129 = trunc i32 %128 to i8
  %130 = load ptr, ptr %6, align 8, !tbaa !32
  %131 = load i32, ptr %10, align 4, !tbaa !3
  %132 = load i32, ptr %7, align 4, !tbaa !3
  %133 = mul nsw i32 %131, %132
  %134 = load i32, ptr %9, align 4, !tbaa !3
  %135 = add nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds i8, ptr %130, i64 %136
  store i8 %129, ptr %137, align 1, !tbaa !34
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  store i32 0, ptr %11, align 4
  br label %138

138:                                              ; preds = %126, %44
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %139 = load i32, ptr %11, align 4
  switch i32 %139, label %141 [
    i32 0, label %140
    i32 1, label %140
  ]

140:                                              ; preds = %138, %138
  ret void

141:                                              ; preds = %138
  unreachable
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = !{!15, !15, i64 0}
!15 = !{!"bool", !5, i64 0}
!16 = !{i8 0, i8 2}
!17 = !{}
!18 = distinct !{!18, !11, !19}
!19 = !{!"llvm.loop.unroll.enable"}
!20 = distinct !{!20, !11}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 double", !9, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"double", !5, i64 0}
!25 = distinct !{!25, !11, !19}
!26 = distinct !{!26, !11}
!27 = !{!28, !28, i64 0}
!28 = !{!"p1 float", !9, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !5, i64 0}
!31 = distinct !{!31, !11}
!32 = !{!33, !33, i64 0}
!33 = !{!"p1 omnipotent char", !9, i64 0}
!34 = !{!5, !5, i64 0}
!35 = distinct !{!35, !11}
!36 = distinct !{!36, !11}
!37 = distinct !{!37, !11}
!38 = distinct !{!38, !11}
