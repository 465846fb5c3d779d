; ModuleID = 'game_of_life.cu'
source_filename = "game_of_life.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

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
define dso_local ptx_kernel void @life_bytes(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
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
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %19 = add i32 %17, %18
  store i32 %19, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %24 = add i32 %22, %23
  store i32 %24, ptr %10, align 4, !tbaa !3
  %25 = load i32, ptr %9, align 4, !tbaa !3
  %26 = load i32, ptr %7, align 4, !tbaa !3
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %32, label %28

28:                                               ; preds = %4
  %29 = load i32, ptr %10, align 4, !tbaa !3
  %30 = load i32, ptr %8, align 4, !tbaa !3
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %28, %4
  store i32 1, ptr %11, align 4
  br label %112

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 0, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store i32 -1, ptr %13, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %79, %33
  %35 = load i32, ptr %13, align 4, !tbaa !3
  %36 = icmp sle i32 %35, 1
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %82

38:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %14) #5
  store i32 -1, ptr %14, align 4, !tbaa !3
  br label %39

39:                                               ; preds = %75, %38
  %40 = load i32, ptr %14, align 4, !tbaa !3
  %41 = icmp sle i32 %40, 1
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %78

43:                                               ; preds = %39
  %44 = load i32, ptr %14, align 4, !tbaa !3
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %43
  %47 = load i32, ptr %13, align 4, !tbaa !3
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %74

49:                                               ; preds = %46, %43
  %50 = load ptr, ptr %5, align 8, !tbaa !7
  %51 = load i32, ptr %10, align 4, !tbaa !3
  %52 = load i32, ptr %13, align 4, !tbaa !3
  %53 = add nsw i32 %51, %52
  %54 = load i32, ptr %8, align 4, !tbaa !3
  %55 = add nsw i32 %53, %54
  %56 = load i32, ptr %8, align 4, !tbaa !3
  %57 = srem i32 %55, %56
  %58 = load i32, ptr %7, align 4, !tbaa !3
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %9, align 4, !tbaa !3
  %61 = load i32, ptr %14, align 4, !tbaa !3
  %62 = add nsw i32 %60, %61
  %63 = load i32, ptr %7, align 4, !tbaa !3
  %64 = add nsw i32 %62, %63
  %65 = load i32, ptr %7, align 4, !tbaa !3
  %66 = srem i32 %64, %65
  %67 = add nsw i32 %59, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i8, ptr %50, i64 %68
  %70 = load i8, ptr %69, align 1, !tbaa !10
  %71 = zext i8 %70 to i32
  %72 = load i32, ptr %12, align 4, !tbaa !3
  %73 = add nsw i32 %72, %71
  store i32 %73, ptr %12, align 4, !tbaa !3
  br label %74

74:                                               ; preds = %49, %46
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %14, align 4, !tbaa !3
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %14, align 4, !tbaa !3
  br label %39, !llvm.loop !11

78:                                               ; preds = %42
  br label %79

79:                                               ; preds = %78
  %80 = load i32, ptr %13, align 4, !tbaa !3
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %13, align 4, !tbaa !3
  br label %34, !llvm.loop !14

82:                                               ; preds = %37
  %83 = load i32, ptr %12, align 4, !tbaa !3
  %84 = icmp eq i32 %83, 3
  br i1 %84, label %101, label %85

85:                                               ; preds = %82
  %86 = load i32, ptr %12, align 4, !tbaa !3
  %87 = icmp eq i32 %86, 2
  br i1 %87, label %88, label %99

88:                                               ; preds = %85
  %89 = load ptr, ptr %5, align 8, !tbaa !7
  %90 = load i32, ptr %10, align 4, !tbaa !3
  %91 = load i32, ptr %7, align 4, !tbaa !3
  %92 = mul nsw i32 %90, %91
  %93 = load i32, ptr %9, align 4, !tbaa !3
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i8, ptr %89, i64 %95
  %97 = load i8, ptr %96, align 1, !tbaa !10
  %98 = icmp ne i8 %97, 0
  br label %99

99:                                               ; preds = %88, %85
  %100 = phi i1 [ false, %85 ], [ %98, %88 ]
  br label %101

101:                                              ; preds = %99, %82
  %102 = phi i1 [ true, %82 ], [ %100, %99 ]
  %103 = zext i1 %102 to i8
  %104 = load ptr, ptr %6, align 8, !tbaa !7
  %105 = load i32, ptr %10, align 4, !tbaa !3
  %106 = load i32, ptr %7, align 4, !tbaa !3
  %107 = mul nsw i32 %105, %106
  %108 = load i32, ptr %9, align 4, !tbaa !3
  %109 = add nsw i32 %107, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr %104, i64 %110
  store i8 %103, ptr %111, align 1, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %12) #5
  store i32 0, ptr %11, align 4
  br label %112

112:                                              ; preds = %101, %32
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %113 = load i32, ptr %11, align 4
  switch i32 %113, label %115 [
    i32 0, label %114
    i32 1, label %114
  ]

114:                                              ; preds = %112, %112
  ret void

115:                                              ; preds = %112
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @life_bits(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !15
  store ptr %1, ptr %6, align 8, !tbaa !15
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %38 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %39 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %40 = mul i32 %38, %39
  %41 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %42 = add i32 %40, %41
  store i32 %42, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %43 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %44 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %45 = mul i32 %43, %44
  %46 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %47 = add i32 %45, %46
  store i32 %47, ptr %10, align 4, !tbaa !3
  %48 = load i32, ptr %9, align 4, !tbaa !3
  %49 = load i32, ptr %7, align 4, !tbaa !3
  %50 = icmp sge i32 %48, %49
  br i1 %50, label %55, label %51

51:                                               ; preds = %4
  %52 = load i32, ptr %10, align 4, !tbaa !3
  %53 = load i32, ptr %8, align 4, !tbaa !3
  %54 = icmp sge i32 %52, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %51, %4
  store i32 1, ptr %11, align 4
  br label %205

56:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %57 = load i32, ptr %9, align 4, !tbaa !3
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %62

59:                                               ; preds = %56
  %60 = load i32, ptr %9, align 4, !tbaa !3
  %61 = sub nsw i32 %60, 1
  br label %65

62:                                               ; preds = %56
  %63 = load i32, ptr %7, align 4, !tbaa !3
  %64 = sub nsw i32 %63, 1
  br label %65

65:                                               ; preds = %62, %59
  %66 = phi i32 [ %61, %59 ], [ %64, %62 ]
  store i32 %66, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %67 = load i32, ptr %9, align 4, !tbaa !3
  %68 = add nsw i32 %67, 1
  %69 = load i32, ptr %7, align 4, !tbaa !3
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %71, label %74

71:                                               ; preds = %65
  %72 = load i32, ptr %9, align 4, !tbaa !3
  %73 = add nsw i32 %72, 1
  br label %75

74:                                               ; preds = %65
  br label %75

75:                                               ; preds = %74, %71
  %76 = phi i32 [ %73, %71 ], [ 0, %74 ]
  store i32 %76, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %77 = load ptr, ptr %5, align 8, !tbaa !15
  %78 = load i32, ptr %10, align 4, !tbaa !3
  %79 = icmp ne i32 %78, 0
  br i1 %79, label %80, label %83

80:                                               ; preds = %75
  %81 = load i32, ptr %10, align 4, !tbaa !3
  %82 = sub nsw i32 %81, 1
  br label %86

83:                                               ; preds = %75
  %84 = load i32, ptr %8, align 4, !tbaa !3
  %85 = sub nsw i32 %84, 1
  br label %86

86:                                               ; preds = %83, %80
  %87 = phi i32 [ %82, %80 ], [ %85, %83 ]
  %88 = load i32, ptr %7, align 4, !tbaa !3
  %89 = mul nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %77, i64 %90
  store ptr %91, ptr %14, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %92 = load ptr, ptr %5, align 8, !tbaa !15
  %93 = load i32, ptr %10, align 4, !tbaa !3
  %94 = load i32, ptr %7, align 4, !tbaa !3
  %95 = mul nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %92, i64 %96
  store ptr %97, ptr %15, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %98 = load ptr, ptr %5, align 8, !tbaa !15
  %99 = load i32, ptr %10, align 4, !tbaa !3
  %100 = add nsw i32 %99, 1
  %101 = load i32, ptr %8, align 4, !tbaa !3
  %102 = icmp slt i32 %100, %101
  br i1 %102, label %103, label %106

103:                                              ; preds = %86
  %104 = load i32, ptr %10, align 4, !tbaa !3
  %105 = add nsw i32 %104, 1
  br label %107

106:                                              ; preds = %86
  br label %107

107:                                              ; preds = %106, %103
  %108 = phi i32 [ %105, %103 ], [ 0, %106 ]
  %109 = load i32, ptr %7, align 4, !tbaa !3
  %110 = mul nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr %98, i64 %111
  store ptr %112, ptr %16, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %113 = load ptr, ptr %14, align 8, !tbaa !15
  %114 = load i32, ptr %9, align 4, !tbaa !3
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i32, ptr %113, i64 %115
  %117 = load i32, ptr %116, align 4, !tbaa !3
  store i32 %117, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %118 = load ptr, ptr %15, align 8, !tbaa !15
  %119 = load i32, ptr %9, align 4, !tbaa !3
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i32, ptr %118, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !3
  store i32 %122, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %123 = load ptr, ptr %16, align 8, !tbaa !15
  %124 = load i32, ptr %9, align 4, !tbaa !3
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i32, ptr %123, i64 %125
  %127 = load i32, ptr %126, align 4, !tbaa !3
  store i32 %127, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %20) #5
  %128 = load ptr, ptr %14, align 8, !tbaa !15
  %129 = load i32, ptr %12, align 4, !tbaa !3
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i32, ptr %128, i64 %130
  %132 = load i32, ptr %131, align 4, !tbaa !3
  %133 = load i32, ptr %17, align 4, !tbaa !3
  %134 = call noundef i32 @_ZL15__funnelshift_ljjj(i32 noundef %132, i32 noundef %133, i32 noundef 1) #6
  store i32 %134, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %135 = load i32, ptr %17, align 4, !tbaa !3
  %136 = load ptr, ptr %14, align 8, !tbaa !15
  %137 = load i32, ptr %13, align 4, !tbaa !3
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i32, ptr %136, i64 %138
  %140 = load i32, ptr %139, align 4, !tbaa !3
  %141 = call noundef i32 @_ZL15__funnelshift_rjjj(i32 noundef %135, i32 noundef %140, i32 noundef 1) #6
  store i32 %141, ptr %21, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %22) #5
  %142 = load ptr, ptr %15, align 8, !tbaa !15
  %143 = load i32, ptr %12, align 4, !tbaa !3
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %142, i64 %144
  %146 = load i32, ptr %145, align 4, !tbaa !3
  %147 = load i32, ptr %18, align 4, !tbaa !3
  %148 = call noundef i32 @_ZL15__funnelshift_ljjj(i32 noundef %146, i32 noundef %147, i32 noundef 1) #6
  store i32 %148, ptr %22, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %23) #5
  %149 = load i32, ptr %18, align 4, !tbaa !3
  %150 = load ptr, ptr %15, align 8, !tbaa !15
  %151 = load i32, ptr %13, align 4, !tbaa !3
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds i32, ptr %150, i64 %152
  %154 = load i32, ptr %153, align 4, !tbaa !3
  %155 = call noundef i32 @_ZL15__funnelshift_rjjj(i32 noundef %149, i32 noundef %154, i32 noundef 1) #6
  store i32 %155, ptr %23, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %24) #5
  %156 = load ptr, ptr %16, align 8, !tbaa !15
  %157 = load i32, ptr %12, align 4, !tbaa !3
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds i32, ptr %156, i64 %158
  %160 = load i32, ptr %159, align 4, !tbaa !3
  %161 = load i32, ptr %19, align 4, !tbaa !3
  %162 = call noundef i32 @_ZL15__funnelshift_ljjj(i32 noundef %160, i32 noundef %161, i32 noundef 1) #6
  store i32 %162, ptr %24, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %25) #5
  %163 = load i32, ptr %19, align 4, !tbaa !3
  %164 = load ptr, ptr %16, align 8, !tbaa !15
  %165 = load i32, ptr %13, align 4, !tbaa !3
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i32, ptr %164, i64 %166
  %168 = load i32, ptr %167, align 4, !tbaa !3
  %169 = call noundef i32 @_ZL15__funnelshift_rjjj(i32 noundef %163, i32 noundef %168, i32 noundef 1) #6
  store i32 %169, ptr %25, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %26) #5
  call void @llvm.lifetime.start.p0(ptr %27) #5
  call void @llvm.lifetime.start.p0(ptr %28) #5
  call void @llvm.lifetime.start.p0(ptr %29) #5
  call void @llvm.lifetime.start.p0(ptr %30) #5
  call void @llvm.lifetime.start.p0(ptr %31) #5
  call void @llvm.lifetime.start.p0(ptr %32) #5
  call void @llvm.lifetime.start.p0(ptr %33) #5
  call void @llvm.lifetime.start.p0(ptr %34) #5
  call void @llvm.lifetime.start.p0(ptr %35) #5
  call void @llvm.lifetime.start.p0(ptr %36) #5
  call void @llvm.lifetime.start.p0(ptr %37) #5
  %170 = load i32, ptr %20, align 4, !tbaa !3
  %171 = load i32, ptr %17, align 4, !tbaa !3
  %172 = load i32, ptr %21, align 4, !tbaa !3
  call void @_ZL8full_addjjjRjS_(i32 noundef %170, i32 noundef %171, i32 noundef %172, ptr noundef nonnull align 4 dereferenceable(4) %26, ptr noundef nonnull align 4 dereferenceable(4) %27) #6
  %173 = load i32, ptr %22, align 4, !tbaa !3
  %174 = load i32, ptr %23, align 4, !tbaa !3
  call void @_ZL8half_addjjRjS_(i32 noundef %173, i32 noundef %174, ptr noundef nonnull align 4 dereferenceable(4) %28, ptr noundef nonnull align 4 dereferenceable(4) %29) #6
  %175 = load i32, ptr %24, align 4, !tbaa !3
  %176 = load i32, ptr %19, align 4, !tbaa !3
  %177 = load i32, ptr %25, align 4, !tbaa !3
  call void @_ZL8full_addjjjRjS_(i32 noundef %175, i32 noundef %176, i32 noundef %177, ptr noundef nonnull align 4 dereferenceable(4) %30, ptr noundef nonnull align 4 dereferenceable(4) %31) #6
  %178 = load i32, ptr %26, align 4, !tbaa !3
  %179 = load i32, ptr %28, align 4, !tbaa !3
  %180 = load i32, ptr %30, align 4, !tbaa !3
  call void @_ZL8full_addjjjRjS_(i32 noundef %178, i32 noundef %179, i32 noundef %180, ptr noundef nonnull align 4 dereferenceable(4) %32, ptr noundef nonnull align 4 dereferenceable(4) %33) #6
  %181 = load i32, ptr %27, align 4, !tbaa !3
  %182 = load i32, ptr %29, align 4, !tbaa !3
  %183 = load i32, ptr %31, align 4, !tbaa !3
  call void @_ZL8full_addjjjRjS_(i32 noundef %181, i32 noundef %182, i32 noundef %183, ptr noundef nonnull align 4 dereferenceable(4) %34, ptr noundef nonnull align 4 dereferenceable(4) %35) #6
  %184 = load i32, ptr %34, align 4, !tbaa !3
  %185 = load i32, ptr %33, align 4, !tbaa !3
  call void @_ZL8half_addjjRjS_(i32 noundef %184, i32 noundef %185, ptr noundef nonnull align 4 dereferenceable(4) %36, ptr noundef nonnull align 4 dereferenceable(4) %37) #6
  %186 = load i32, ptr %35, align 4, !tbaa !3
  %187 = load i32, ptr %37, align 4, !tbaa !3
  %188 = or i32 %187, %186
  store i32 %188, ptr %37, align 4, !tbaa !3
  %189 = load i32, ptr %36, align 4, !tbaa !3
  %190 = load i32, ptr %37, align 4, !tbaa !3
  %191 = xor i32 %190, -1
  %192 = and i32 %189, %191
  %193 = load i32, ptr %32, align 4, !tbaa !3
  %194 = load i32, ptr %18, align 4, !tbaa !3
  %195 = or i32 %193, %194
  %196 = and i32 %192, %195
  %197 = load ptr, ptr %6, align 8, !tbaa !15
  %198 = load i32, ptr %10, align 4, !tbaa !3
  %199 = load i32, ptr %7, align 4, !tbaa !3
  %200 = mul nsw i32 %198, %199
  %201 = load i32, ptr %9, align 4, !tbaa !3
  %202 = add nsw i32 %200, %201
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds i32, ptr %197, i64 %203
  store i32 %196, ptr %204, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %37) #5
  call void @llvm.lifetime.end.p0(ptr %36) #5
  call void @llvm.lifetime.end.p0(ptr %35) #5
  call void @llvm.lifetime.end.p0(ptr %34) #5
  call void @llvm.lifetime.end.p0(ptr %33) #5
  call void @llvm.lifetime.end.p0(ptr %32) #5
  call void @llvm.lifetime.end.p0(ptr %31) #5
  call void @llvm.lifetime.end.p0(ptr %30) #5
  call void @llvm.lifetime.end.p0(ptr %29) #5
  call void @llvm.lifetime.end.p0(ptr %28) #5
  call void @llvm.lifetime.end.p0(ptr %27) #5
  call void @llvm.lifetime.end.p0(ptr %26) #5
  call void @llvm.lifetime.end.p0(ptr %25) #5
  call void @llvm.lifetime.end.p0(ptr %24) #5
  call void @llvm.lifetime.end.p0(ptr %23) #5
  call void @llvm.lifetime.end.p0(ptr %22) #5
  call void @llvm.lifetime.end.p0(ptr %21) #5
  call void @llvm.lifetime.end.p0(ptr %20) #5
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  store i32 0, ptr %11, align 4
  br label %205

205:                                              ; preds = %107, %55
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %206 = load i32, ptr %11, align 4
  switch i32 %206, label %208 [
    i32 0, label %207
    i32 1, label %207
  ]

207:                                              ; preds = %205, %205
  ret void

208:                                              ; preds = %205
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL8full_addjjjRjS_(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull align 4 dereferenceable(4) %3, ptr noundef nonnull align 4 dereferenceable(4) %4) #2 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store i32 %0, ptr %6, align 4, !tbaa !3
  store i32 %1, ptr %7, align 4, !tbaa !3
  store i32 %2, ptr %8, align 4, !tbaa !3
  store ptr %3, ptr %9, align 8, !tbaa !15
  store ptr %4, ptr %10, align 8, !tbaa !15
  %11 = load i32, ptr %6, align 4, !tbaa !3
  %12 = load i32, ptr %7, align 4, !tbaa !3
  %13 = xor i32 %11, %12
  %14 = load i32, ptr %8, align 4, !tbaa !3
  %15 = xor i32 %13, %14
  %16 = load ptr, ptr %9, align 8, !tbaa !15, !nonnull !17, !align !18
  store i32 %15, ptr %16, align 4, !tbaa !3
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = load i32, ptr %7, align 4, !tbaa !3
  %19 = and i32 %17, %18
  %20 = load i32, ptr %8, align 4, !tbaa !3
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = xor i32 %21, %22
  %24 = and i32 %20, %23
  %25 = or i32 %19, %24
  %26 = load ptr, ptr %10, align 8, !tbaa !15, !nonnull !17, !align !18
  store i32 %25, ptr %26, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL8half_addjjRjS_(i32 noundef %0, i32 noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store i32 %0, ptr %5, align 4, !tbaa !3
  store i32 %1, ptr %6, align 4, !tbaa !3
  store ptr %2, ptr %7, align 8, !tbaa !15
  store ptr %3, ptr %8, align 8, !tbaa !15
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = xor i32 %9, %10
  %12 = load ptr, ptr %7, align 8, !tbaa !15, !nonnull !17, !align !18
  store i32 %11, ptr %12, align 4, !tbaa !3
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = load i32, ptr %6, align 4, !tbaa !3
  %15 = and i32 %13, %14
  %16 = load ptr, ptr %8, align 8, !tbaa !15, !nonnull !17, !align !18
  store i32 %15, ptr %16, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @forest_fire(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
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
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i8, align 1
  store ptr %0, ptr %8, align 8, !tbaa !7
  store ptr %1, ptr %9, align 8, !tbaa !7
  store i32 %2, ptr %10, align 4, !tbaa !3
  store i32 %3, ptr %11, align 4, !tbaa !3
  store i32 %4, ptr %12, align 4, !tbaa !3
  store i32 %5, ptr %13, align 4, !tbaa !3
  store i32 %6, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %25 = add i32 %23, %24
  store i32 %25, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #6
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #6
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #6
  %30 = add i32 %28, %29
  store i32 %30, ptr %16, align 4, !tbaa !3
  %31 = load i32, ptr %15, align 4, !tbaa !3
  %32 = load i32, ptr %10, align 4, !tbaa !3
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %38, label %34

34:                                               ; preds = %7
  %35 = load i32, ptr %16, align 4, !tbaa !3
  %36 = load i32, ptr %11, align 4, !tbaa !3
  %37 = icmp sge i32 %35, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %34, %7
  store i32 1, ptr %17, align 4
  br label %153

39:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %40 = load i32, ptr %16, align 4, !tbaa !3
  %41 = load i32, ptr %10, align 4, !tbaa !3
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %15, align 4, !tbaa !3
  %44 = add nsw i32 %42, %43
  store i32 %44, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %45 = load i32, ptr %14, align 4, !tbaa !3
  %46 = load i32, ptr %18, align 4, !tbaa !3
  %47 = xor i32 %45, %46
  %48 = mul i32 %47, 747796405
  %49 = add i32 %48, -1403630843
  store i32 %49, ptr %19, align 4, !tbaa !3
  %50 = load i32, ptr %19, align 4, !tbaa !3
  %51 = load i32, ptr %19, align 4, !tbaa !3
  %52 = lshr i32 %51, 28
  %53 = add i32 %52, 4
  %54 = lshr i32 %50, %53
  %55 = load i32, ptr %19, align 4, !tbaa !3
  %56 = xor i32 %54, %55
  %57 = mul i32 %56, 277803737
  store i32 %57, ptr %19, align 4, !tbaa !3
  %58 = load ptr, ptr %8, align 8, !tbaa !7
  %59 = load i32, ptr %18, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i8, ptr %58, i64 %60
  %62 = load i8, ptr %61, align 1, !tbaa !10
  %63 = zext i8 %62 to i32
  switch i32 %63, label %152 [
    i32 0, label %64
    i32 2, label %74
    i32 1, label %79
  ]

64:                                               ; preds = %39
  %65 = load i32, ptr %19, align 4, !tbaa !3
  %66 = load i32, ptr %12, align 4, !tbaa !3
  %67 = icmp ult i32 %65, %66
  %68 = zext i1 %67 to i64
  %69 = select i1 %67, i8 1, i8 0
  %70 = load ptr, ptr %9, align 8, !tbaa !7
  %71 = load i32, ptr %18, align 4, !tbaa !3
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i8, ptr %70, i64 %72
  store i8 %69, ptr %73, align 1, !tbaa !10
  br label %152

74:                                               ; preds = %39
  %75 = load ptr, ptr %9, align 8, !tbaa !7
  %76 = load i32, ptr %18, align 4, !tbaa !3
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i8, ptr %75, i64 %77
  store i8 0, ptr %78, align 1, !tbaa !10
  br label %152

79:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %20) #5
  %80 = load i32, ptr %15, align 4, !tbaa !3
  %81 = icmp sgt i32 %80, 0
  br i1 %81, label %82, label %91

82:                                               ; preds = %79
  %83 = load ptr, ptr %8, align 8, !tbaa !7
  %84 = load i32, ptr %18, align 4, !tbaa !3
  %85 = sub nsw i32 %84, 1
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  %88 = load i8, ptr %87, align 1, !tbaa !10
  %89 = zext i8 %88 to i32
  %90 = icmp eq i32 %89, 2
  br i1 %90, label %135, label %91

91:                                               ; preds = %82, %79
  %92 = load i32, ptr %15, align 4, !tbaa !3
  %93 = add nsw i32 %92, 1
  %94 = load i32, ptr %10, align 4, !tbaa !3
  %95 = icmp slt i32 %93, %94
  br i1 %95, label %96, label %105

96:                                               ; preds = %91
  %97 = load ptr, ptr %8, align 8, !tbaa !7
  %98 = load i32, ptr %18, align 4, !tbaa !3
  %99 = add nsw i32 %98, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i8, ptr %97, i64 %100
  %102 = load i8, ptr %101, align 1, !tbaa !10
  %103 = zext i8 %102 to i32
  %104 = icmp eq i32 %103, 2
  br i1 %104, label %135, label %105

105:                                              ; preds = %96, %91
  %106 = load i32, ptr %16, align 4, !tbaa !3
  %107 = icmp sgt i32 %106, 0
  br i1 %107, label %108, label %118

108:                                              ; preds = %105
  %109 = load ptr, ptr %8, align 8, !tbaa !7
  %110 = load i32, ptr %18, align 4, !tbaa !3
  %111 = load i32, ptr %10, align 4, !tbaa !3
  %112 = sub nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr %109, i64 %113
  %115 = load i8, ptr %114, align 1, !tbaa !10
  %116 = zext i8 %115 to i32
  %117 = icmp eq i32 %116, 2
  br i1 %117, label %135, label %118

118:                                              ; preds = %108, %105
  %119 = load i32, ptr %16, align 4, !tbaa !3
  %120 = add nsw i32 %119, 1
  %121 = load i32, ptr %11, align 4, !tbaa !3
  %122 = icmp slt i32 %120, %121
  br i1 %122, label %123, label %133

123:                                              ; preds = %118
  %124 = load ptr, ptr %8, align 8, !tbaa !7
  %125 = load i32, ptr %18, align 4, !tbaa !3
  %126 = load i32, ptr %10, align 4, !tbaa !3
  %127 = add nsw i32 %125, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds i8, ptr %124, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !10
  %131 = zext i8 %130 to i32
  %132 = icmp eq i32 %131, 2
  br label %133

133:                                              ; preds = %123, %118
  %134 = phi i1 [ false, %118 ], [ %132, %123 ]
  br label %135

135:                                              ; preds = %133, %108, %96, %82
  %136 = phi i1 [ true, %108 ], [ true, %96 ], [ true, %82 ], [ %134, %133 ]
  %137 = zext i1 %136 to i8
  store i8 %137, ptr %20, align 1, !tbaa !19
  %138 = load i8, ptr %20, align 1, !tbaa !19, !range !21, !noundef !17
  %139 = trunc i8 %138 to i1
  br i1 %139, label %144, label %140

140:                                              ; preds = %135
  %141 = load i32, ptr %19, align 4, !tbaa !3
  %142 = load i32, ptr %13, align 4, !tbaa !3
  %143 = icmp ult i32 %141, %142
  br label %144

144:                                              ; preds = %140, %135
  %145 = phi i1 [ true, %135 ], [ %143, %140 ]
  %146 = zext i1 %145 to i64
  %147 = select i1 %145, i8 2, i8 1
  %148 = load ptr, ptr %9, align 8, !tbaa !7
  %149 = load i32, ptr %18, align 4, !tbaa !3
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i8, ptr %148, i64 %150
  store i8 %147, ptr %151, align 1, !tbaa !10
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #5
  br label %152

152:                                              ; preds = %39, %144, %74, %64
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  store i32 0, ptr %17, align 4
  br label %153

153:                                              ; preds = %152, %38
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  %154 = load i32, ptr %17, align 4
  switch i32 %154, label %156 [
    i32 0, label %155
    i32 1, label %155
  ]

155:                                              ; preds = %153, %153
  ret void

156:                                              ; preds = %153
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!5, !5, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.enable"}
!14 = distinct !{!14, !12, !13}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 int", !9, i64 0}
!17 = !{}
!18 = !{i64 4}
!19 = !{!20, !20, i64 0}
!20 = !{!"bool", !5, i64 0}
!21 = !{i8 0, i8 2}
