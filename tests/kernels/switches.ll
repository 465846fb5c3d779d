; ModuleID = 'switches.cu'
source_filename = "switches.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dense(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !10
  store ptr %2, ptr %8, align 8, !tbaa !10
  store ptr %3, ptr %9, align 8, !tbaa !10
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %20 = add i32 %18, %19
  store i32 %20, ptr %11, align 4, !tbaa !3
  %21 = load i32, ptr %11, align 4, !tbaa !3
  %22 = load i32, ptr %10, align 4, !tbaa !3
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %80

25:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %26 = load ptr, ptr %7, align 8, !tbaa !10
  %27 = load i32, ptr %11, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !12
  store float %30, ptr %13, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %31 = load ptr, ptr %8, align 8, !tbaa !10
  %32 = load i32, ptr %11, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !12
  store float %35, ptr %14, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %36 = load ptr, ptr %6, align 8, !tbaa !7
  %37 = load i32, ptr %11, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  switch i32 %40, label %73 [
    i32 0, label %41
    i32 1, label %45
    i32 2, label %49
    i32 3, label %53
    i32 4, label %57
    i32 5, label %61
    i32 6, label %65
    i32 7, label %70
  ]

41:                                               ; preds = %25
  %42 = load float, ptr %13, align 4, !tbaa !12
  %43 = load float, ptr %14, align 4, !tbaa !12
  %44 = fadd contract float %42, %43
  store float %44, ptr %15, align 4, !tbaa !12
  br label %74

45:                                               ; preds = %25
  %46 = load float, ptr %13, align 4, !tbaa !12
  %47 = load float, ptr %14, align 4, !tbaa !12
  %48 = fsub contract float %46, %47
  store float %48, ptr %15, align 4, !tbaa !12
  br label %74

49:                                               ; preds = %25
  %50 = load float, ptr %13, align 4, !tbaa !12
  %51 = load float, ptr %14, align 4, !tbaa !12
  %52 = fmul contract float %50, %51
  store float %52, ptr %15, align 4, !tbaa !12
  br label %74

53:                                               ; preds = %25
  %54 = load float, ptr %13, align 4, !tbaa !12
  %55 = load float, ptr %14, align 4, !tbaa !12
  %56 = fdiv contract float %54, %55
  store float %56, ptr %15, align 4, !tbaa !12
  br label %74

57:                                               ; preds = %25
  %58 = load float, ptr %13, align 4, !tbaa !12
  %59 = load float, ptr %14, align 4, !tbaa !12
  %60 = call contract noundef float @_ZL5fminfff(float noundef %58, float noundef %59) #6
  store float %60, ptr %15, align 4, !tbaa !12
  br label %74

61:                                               ; preds = %25
  %62 = load float, ptr %13, align 4, !tbaa !12
  %63 = load float, ptr %14, align 4, !tbaa !12
  %64 = call contract noundef float @_ZL5fmaxfff(float noundef %62, float noundef %63) #6
  store float %64, ptr %15, align 4, !tbaa !12
  br label %74

65:                                               ; preds = %25
  %66 = load float, ptr %13, align 4, !tbaa !12
  %67 = load float, ptr %14, align 4, !tbaa !12
  %68 = fcmp contract olt float %66, %67
  %69 = uitofp i1 %68 to float
  store float %69, ptr %15, align 4, !tbaa !12
  br label %74

70:                                               ; preds = %25
  %71 = load float, ptr %13, align 4, !tbaa !12
  %72 = fneg contract float %71
  store float %72, ptr %15, align 4, !tbaa !12
  br label %74

73:                                               ; preds = %25
  store float 0.000000e+00, ptr %15, align 4, !tbaa !12
  br label %74

74:                                               ; preds = %73, %70, %65, %61, %57, %53, %49, %45, %41
  %75 = load float, ptr %15, align 4, !tbaa !12
  %76 = load ptr, ptr %9, align 8, !tbaa !10
  %77 = load i32, ptr %11, align 4, !tbaa !3
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %76, i64 %78
  store float %75, ptr %79, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  store i32 0, ptr %12, align 4
  br label %80

80:                                               ; preds = %74, %24
  call void @llvm.lifetime.end.p0(ptr %11) #5
  %81 = load i32, ptr %12, align 4
  switch i32 %81, label %83 [
    i32 0, label %82
    i32 1, label %82
  ]

82:                                               ; preds = %80, %80
  ret void

83:                                               ; preds = %80
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
define internal noundef float @_ZL5fminfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !12
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load float, ptr %3, align 4, !tbaa !12
  %6 = load float, ptr %4, align 4, !tbaa !12
  %7 = call contract float @__nv_fminf(float noundef %5, float noundef %6) #6
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !12
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load float, ptr %3, align 4, !tbaa !12
  %6 = load float, ptr %4, align 4, !tbaa !12
  %7 = call contract float @__nv_fmaxf(float noundef %5, float noundef %6) #6
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sparse(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %13 = add i32 %11, %12
  store i32 %13, ptr %7, align 4, !tbaa !3
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = load i32, ptr %6, align 4, !tbaa !3
  %16 = icmp sge i32 %14, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %65

18:                                               ; preds = %3
  %19 = load ptr, ptr %4, align 8, !tbaa !7
  %20 = load i32, ptr %7, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %19, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  switch i32 %23, label %44 [
    i32 200, label %24
    i32 301, label %29
    i32 302, label %29
    i32 307, label %29
    i32 308, label %29
    i32 404, label %34
    i32 -559038737, label %47
  ]

24:                                               ; preds = %18
  %25 = load ptr, ptr %5, align 8, !tbaa !7
  %26 = load i32, ptr %7, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  store i32 1, ptr %28, align 4, !tbaa !3
  store i32 1, ptr %8, align 4
  br label %65

29:                                               ; preds = %18, %18, %18, %18
  %30 = load ptr, ptr %5, align 8, !tbaa !7
  %31 = load i32, ptr %7, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  store i32 2, ptr %33, align 4, !tbaa !3
  store i32 1, ptr %8, align 4
  br label %65

34:                                               ; preds = %18
  %35 = load ptr, ptr %5, align 8, !tbaa !7
  %36 = load i32, ptr %7, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  store i32 3, ptr %38, align 4, !tbaa !3
  store i32 1, ptr %8, align 4
  br label %65

39:                                               ; preds = %44
  %40 = load ptr, ptr %5, align 8, !tbaa !7
  %41 = load i32, ptr %7, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  store i32 4, ptr %43, align 4, !tbaa !3
  store i32 1, ptr %8, align 4
  br label %65

44:                                               ; preds = %18
  %45 = sub i32 %23, 500
  %46 = icmp ule i32 %45, 99
  br i1 %46, label %39, label %52

47:                                               ; preds = %18
  %48 = load ptr, ptr %5, align 8, !tbaa !7
  %49 = load i32, ptr %7, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  store i32 5, ptr %51, align 4, !tbaa !3
  store i32 1, ptr %8, align 4
  br label %65

52:                                               ; preds = %44
  %53 = load ptr, ptr %4, align 8, !tbaa !7
  %54 = load i32, ptr %7, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = icmp ult i32 %57, 100
  %59 = zext i1 %58 to i64
  %60 = select i1 %58, i32 6, i32 0
  %61 = load ptr, ptr %5, align 8, !tbaa !7
  %62 = load i32, ptr %7, align 4, !tbaa !3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %61, i64 %63
  store i32 %60, ptr %64, align 4, !tbaa !3
  store i32 0, ptr %8, align 4
  br label %65

65:                                               ; preds = %52, %47, %39, %34, %29, %24, %17
  call void @llvm.lifetime.end.p0(ptr %7) #5
  %66 = load i32, ptr %8, align 4
  switch i32 %66, label %68 [
    i32 0, label %67
    i32 1, label %67
  ]

67:                                               ; preds = %65, %65
  ret void

68:                                               ; preds = %65
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @interpret(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca [16 x i32], align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !14
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !7
  store ptr %3, ptr %9, align 8, !tbaa !7
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 0, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store i32 0, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %22 = add i32 %20, %21
  store i32 %22, ptr %14, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %215, %5
  %24 = load i32, ptr %10, align 4, !tbaa !3
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %218

26:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %27 = load ptr, ptr %6, align 8, !tbaa !14
  %28 = load i32, ptr %13, align 4, !tbaa !3
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %13, align 4, !tbaa !3
  %30 = sext i32 %28 to i64
  %31 = getelementptr inbounds i8, ptr %27, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !16
  store i8 %32, ptr %15, align 1, !tbaa !16
  %33 = load i8, ptr %15, align 1, !tbaa !16
  %34 = zext i8 %33 to i32
  switch i32 %34, label %206 [
    i32 0, label %35
    i32 1, label %51
    i32 2, label %66
    i32 3, label %81
    i32 4, label %96
    i32 5, label %109
    i32 6, label %133
    i32 7, label %153
    i32 8, label %174
    i32 9, label %195
  ]

35:                                               ; preds = %26
  %36 = load ptr, ptr %7, align 8, !tbaa !7
  %37 = load ptr, ptr %6, align 8, !tbaa !14
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %13, align 4, !tbaa !3
  %40 = sext i32 %38 to i64
  %41 = getelementptr inbounds i8, ptr %37, i64 %40
  %42 = load i8, ptr %41, align 1, !tbaa !16
  %43 = zext i8 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %36, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = load i32, ptr %12, align 4, !tbaa !3
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %12, align 4, !tbaa !3
  %48 = and i32 %46, 15
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %49
  store i32 %45, ptr %50, align 4, !tbaa !3
  br label %211

51:                                               ; preds = %26
  %52 = load i32, ptr %12, align 4, !tbaa !3
  %53 = add nsw i32 %52, -1
  store i32 %53, ptr %12, align 4, !tbaa !3
  %54 = load i32, ptr %12, align 4, !tbaa !3
  %55 = and i32 %54, 15
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !3
  %59 = load i32, ptr %12, align 4, !tbaa !3
  %60 = sub nsw i32 %59, 1
  %61 = and i32 %60, 15
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = add nsw i32 %64, %58
  store i32 %65, ptr %63, align 4, !tbaa !3
  br label %211

66:                                               ; preds = %26
  %67 = load i32, ptr %12, align 4, !tbaa !3
  %68 = add nsw i32 %67, -1
  store i32 %68, ptr %12, align 4, !tbaa !3
  %69 = load i32, ptr %12, align 4, !tbaa !3
  %70 = and i32 %69, 15
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !3
  %74 = load i32, ptr %12, align 4, !tbaa !3
  %75 = sub nsw i32 %74, 1
  %76 = and i32 %75, 15
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !3
  %80 = sub nsw i32 %79, %73
  store i32 %80, ptr %78, align 4, !tbaa !3
  br label %211

81:                                               ; preds = %26
  %82 = load i32, ptr %12, align 4, !tbaa !3
  %83 = add nsw i32 %82, -1
  store i32 %83, ptr %12, align 4, !tbaa !3
  %84 = load i32, ptr %12, align 4, !tbaa !3
  %85 = and i32 %84, 15
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = load i32, ptr %12, align 4, !tbaa !3
  %90 = sub nsw i32 %89, 1
  %91 = and i32 %90, 15
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %92
  %94 = load i32, ptr %93, align 4, !tbaa !3
  %95 = mul nsw i32 %94, %88
  store i32 %95, ptr %93, align 4, !tbaa !3
  br label %211

96:                                               ; preds = %26
  %97 = load i32, ptr %12, align 4, !tbaa !3
  %98 = sub nsw i32 %97, 1
  %99 = and i32 %98, 15
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !3
  %103 = load i32, ptr %12, align 4, !tbaa !3
  %104 = and i32 %103, 15
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %105
  store i32 %102, ptr %106, align 4, !tbaa !3
  %107 = load i32, ptr %12, align 4, !tbaa !3
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %12, align 4, !tbaa !3
  br label %211

109:                                              ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %110 = load i32, ptr %12, align 4, !tbaa !3
  %111 = sub nsw i32 %110, 1
  %112 = and i32 %111, 15
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !3
  store i32 %115, ptr %16, align 4, !tbaa !3
  %116 = load i32, ptr %12, align 4, !tbaa !3
  %117 = sub nsw i32 %116, 2
  %118 = and i32 %117, 15
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !3
  %122 = load i32, ptr %12, align 4, !tbaa !3
  %123 = sub nsw i32 %122, 1
  %124 = and i32 %123, 15
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %125
  store i32 %121, ptr %126, align 4, !tbaa !3
  %127 = load i32, ptr %16, align 4, !tbaa !3
  %128 = load i32, ptr %12, align 4, !tbaa !3
  %129 = sub nsw i32 %128, 2
  %130 = and i32 %129, 15
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %131
  store i32 %127, ptr %132, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %211

133:                                              ; preds = %26
  %134 = load i32, ptr %12, align 4, !tbaa !3
  %135 = add nsw i32 %134, -1
  store i32 %135, ptr %12, align 4, !tbaa !3
  %136 = and i32 %135, 15
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %137
  %139 = load i32, ptr %138, align 4, !tbaa !3
  %140 = icmp ne i32 %139, 0
  br i1 %140, label %141, label %148

141:                                              ; preds = %133
  %142 = load ptr, ptr %6, align 8, !tbaa !14
  %143 = load i32, ptr %13, align 4, !tbaa !3
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i8, ptr %142, i64 %144
  %146 = load i8, ptr %145, align 1, !tbaa !16
  %147 = zext i8 %146 to i32
  br label %151

148:                                              ; preds = %133
  %149 = load i32, ptr %13, align 4, !tbaa !3
  %150 = add nsw i32 %149, 1
  br label %151

151:                                              ; preds = %148, %141
  %152 = phi i32 [ %147, %141 ], [ %150, %148 ]
  store i32 %152, ptr %13, align 4, !tbaa !3
  br label %211

153:                                              ; preds = %26
  %154 = load ptr, ptr %8, align 8, !tbaa !7
  %155 = load i32, ptr %14, align 4, !tbaa !3
  %156 = mul nsw i32 %155, 8
  %157 = load ptr, ptr %6, align 8, !tbaa !14
  %158 = load i32, ptr %13, align 4, !tbaa !3
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %13, align 4, !tbaa !3
  %160 = sext i32 %158 to i64
  %161 = getelementptr inbounds i8, ptr %157, i64 %160
  %162 = load i8, ptr %161, align 1, !tbaa !16
  %163 = zext i8 %162 to i32
  %164 = and i32 %163, 7
  %165 = add nsw i32 %156, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i32, ptr %154, i64 %166
  %168 = load i32, ptr %167, align 4, !tbaa !3
  %169 = load i32, ptr %12, align 4, !tbaa !3
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %12, align 4, !tbaa !3
  %171 = and i32 %169, 15
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %172
  store i32 %168, ptr %173, align 4, !tbaa !3
  br label %211

174:                                              ; preds = %26
  %175 = load i32, ptr %12, align 4, !tbaa !3
  %176 = add nsw i32 %175, -1
  store i32 %176, ptr %12, align 4, !tbaa !3
  %177 = and i32 %176, 15
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %178
  %180 = load i32, ptr %179, align 4, !tbaa !3
  %181 = load ptr, ptr %8, align 8, !tbaa !7
  %182 = load i32, ptr %14, align 4, !tbaa !3
  %183 = mul nsw i32 %182, 8
  %184 = load ptr, ptr %6, align 8, !tbaa !14
  %185 = load i32, ptr %13, align 4, !tbaa !3
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %13, align 4, !tbaa !3
  %187 = sext i32 %185 to i64
  %188 = getelementptr inbounds i8, ptr %184, i64 %187
  %189 = load i8, ptr %188, align 1, !tbaa !16
  %190 = zext i8 %189 to i32
  %191 = and i32 %190, 7
  %192 = add nsw i32 %183, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds i32, ptr %181, i64 %193
  store i32 %180, ptr %194, align 4, !tbaa !3
  br label %211

195:                                              ; preds = %26
  %196 = load i32, ptr %12, align 4, !tbaa !3
  %197 = sub nsw i32 %196, 1
  %198 = and i32 %197, 15
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %199
  %201 = load i32, ptr %200, align 4, !tbaa !3
  %202 = load ptr, ptr %9, align 8, !tbaa !7
  %203 = load i32, ptr %14, align 4, !tbaa !3
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i32, ptr %202, i64 %204
  store i32 %201, ptr %205, align 4, !tbaa !3
  store i32 1, ptr %17, align 4
  br label %212

206:                                              ; preds = %26
  %207 = load ptr, ptr %9, align 8, !tbaa !7
  %208 = load i32, ptr %14, align 4, !tbaa !3
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds i32, ptr %207, i64 %209
  store i32 -1, ptr %210, align 4, !tbaa !3
  store i32 1, ptr %17, align 4
  br label %212

211:                                              ; preds = %174, %153, %151, %109, %96, %81, %66, %51, %35
  store i32 0, ptr %17, align 4
  br label %212

212:                                              ; preds = %211, %206, %195
  call void @llvm.lifetime.end.p0(ptr %15) #5
  %213 = load i32, ptr %17, align 4
  switch i32 %213, label %223 [
    i32 0, label %214
  ]

214:                                              ; preds = %212
  br label %215

215:                                              ; preds = %214
  %216 = load i32, ptr %10, align 4, !tbaa !3
  %217 = add nsw i32 %216, -1
  store i32 %217, ptr %10, align 4, !tbaa !3
  br label %23, !llvm.loop !17

218:                                              ; preds = %23
  %219 = load ptr, ptr %9, align 8, !tbaa !7
  %220 = load i32, ptr %14, align 4, !tbaa !3
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds i32, ptr %219, i64 %221
  store i32 -2, ptr %222, align 4, !tbaa !3
  store i32 0, ptr %17, align 4
  br label %223

223:                                              ; preds = %218, %212
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  %224 = load i32, ptr %17, align 4
  switch i32 %224, label %226 [
    i32 0, label %225
    i32 1, label %225
  ]

225:                                              ; preds = %223, %223
  ret void

226:                                              ; preds = %223
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tokenise(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  store ptr %0, ptr %4, align 8, !tbaa !14
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %16 = add i32 %14, %15
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = mul i32 %16, %17
  store i32 %18, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store i32 0, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store i32 0, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %53, %3
  %20 = load i32, ptr %10, align 4, !tbaa !3
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %56

24:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %25 = load ptr, ptr %4, align 8, !tbaa !14
  %26 = load i32, ptr %7, align 4, !tbaa !3
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %25, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !16
  store i8 %31, ptr %11, align 1, !tbaa !16
  %32 = load i8, ptr %11, align 1, !tbaa !16
  %33 = sext i8 %32 to i32
  switch i32 %33, label %49 [
    i32 32, label %34
    i32 9, label %34
    i32 10, label %34
    i32 48, label %40
    i32 49, label %40
    i32 50, label %40
    i32 51, label %40
    i32 52, label %40
    i32 53, label %40
    i32 54, label %40
    i32 55, label %40
    i32 56, label %40
    i32 57, label %40
    i32 95, label %47
    i32 65, label %46
    i32 66, label %46
    i32 67, label %46
    i32 68, label %46
    i32 69, label %46
    i32 70, label %46
    i32 71, label %46
    i32 72, label %46
    i32 73, label %46
    i32 74, label %46
    i32 75, label %46
    i32 76, label %46
    i32 77, label %46
    i32 78, label %46
    i32 79, label %46
    i32 80, label %46
    i32 81, label %46
    i32 82, label %46
    i32 83, label %46
    i32 84, label %46
    i32 85, label %46
    i32 86, label %46
    i32 87, label %46
    i32 88, label %46
    i32 89, label %46
    i32 90, label %46
    i32 97, label %45
    i32 98, label %45
    i32 99, label %45
    i32 100, label %45
    i32 101, label %45
    i32 102, label %45
    i32 103, label %45
    i32 104, label %45
    i32 105, label %45
    i32 106, label %45
    i32 107, label %45
    i32 108, label %45
    i32 109, label %45
    i32 110, label %45
    i32 111, label %45
    i32 112, label %45
    i32 113, label %45
    i32 114, label %45
    i32 115, label %45
    i32 116, label %45
    i32 117, label %45
    i32 118, label %45
    i32 119, label %45
    i32 120, label %45
    i32 121, label %45
    i32 122, label %45
    i32 34, label %48
  ]

34:                                               ; preds = %24, %24, %24
  %35 = load i32, ptr %8, align 4, !tbaa !3
  %36 = icmp ne i32 %35, 0
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = add nsw i32 %38, %37
  store i32 %39, ptr %9, align 4, !tbaa !3
  store i32 0, ptr %8, align 4, !tbaa !3
  br label %52

40:                                               ; preds = %24, %24, %24, %24, %24, %24, %24, %24, %24, %24
  %41 = load i32, ptr %8, align 4, !tbaa !3
  %42 = icmp eq i32 %41, 2
  %43 = zext i1 %42 to i64
  %44 = select i1 %42, i32 2, i32 1
  store i32 %44, ptr %8, align 4, !tbaa !3
  br label %52

45:                                               ; preds = %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24
  br label %46

46:                                               ; preds = %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %24, %45
  br label %47

47:                                               ; preds = %24, %46
  store i32 2, ptr %8, align 4, !tbaa !3
  br label %52

48:                                               ; preds = %24
  store i32 3, ptr %8, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %24, %48
  %50 = load i32, ptr %9, align 4, !tbaa !3
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %9, align 4, !tbaa !3
  br label %52

52:                                               ; preds = %49, %47, %40, %34
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %10, align 4, !tbaa !3
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %10, align 4, !tbaa !3
  br label %19, !llvm.loop !19

56:                                               ; preds = %23
  %57 = load i32, ptr %9, align 4, !tbaa !3
  %58 = load ptr, ptr %5, align 8, !tbaa !7
  %59 = load i32, ptr %7, align 4, !tbaa !3
  %60 = load i32, ptr %6, align 4, !tbaa !3
  %61 = sdiv i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %58, i64 %62
  store i32 %57, ptr %63, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @duff_copy(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %10 = load ptr, ptr %4, align 8, !tbaa !7
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %12 = zext i32 %11 to i64
  %13 = load i32, ptr %6, align 4, !tbaa !3
  %14 = sext i32 %13 to i64
  %15 = mul i64 %12, %14
  %16 = getelementptr inbounds nuw i32, ptr %10, i64 %15
  store ptr %16, ptr %7, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %17 = load ptr, ptr %5, align 8, !tbaa !7
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6
  %19 = zext i32 %18 to i64
  %20 = load i32, ptr %6, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = mul i64 %19, %21
  %23 = getelementptr inbounds nuw i32, ptr %17, i64 %22
  store ptr %23, ptr %8, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %24 = load i32, ptr %6, align 4, !tbaa !3
  %25 = add nsw i32 %24, 3
  %26 = sdiv i32 %25, 4
  store i32 %26, ptr %9, align 4, !tbaa !3
  %27 = load i32, ptr %6, align 4, !tbaa !3
  %28 = and i32 %27, 3
  switch i32 %28, label %59 [
    i32 0, label %29
    i32 3, label %36
    i32 2, label %42
    i32 1, label %48
  ]

29:                                               ; preds = %3
  br label %30

30:                                               ; preds = %54, %29
  %31 = load ptr, ptr %7, align 8, !tbaa !7
  %32 = getelementptr inbounds nuw i32, ptr %31, i32 1
  store ptr %32, ptr %7, align 8, !tbaa !7
  %33 = load i32, ptr %31, align 4, !tbaa !3
  %34 = load ptr, ptr %8, align 8, !tbaa !7
  %35 = getelementptr inbounds nuw i32, ptr %34, i32 1
  store ptr %35, ptr %8, align 8, !tbaa !7
  store i32 %33, ptr %34, align 4, !tbaa !3
  br label %36

36:                                               ; preds = %3, %30
  %37 = load ptr, ptr %7, align 8, !tbaa !7
  %38 = getelementptr inbounds nuw i32, ptr %37, i32 1
  store ptr %38, ptr %7, align 8, !tbaa !7
  %39 = load i32, ptr %37, align 4, !tbaa !3
  %40 = load ptr, ptr %8, align 8, !tbaa !7
  %41 = getelementptr inbounds nuw i32, ptr %40, i32 1
  store ptr %41, ptr %8, align 8, !tbaa !7
  store i32 %39, ptr %40, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %3, %36
  %43 = load ptr, ptr %7, align 8, !tbaa !7
  %44 = getelementptr inbounds nuw i32, ptr %43, i32 1
  store ptr %44, ptr %7, align 8, !tbaa !7
  %45 = load i32, ptr %43, align 4, !tbaa !3
  %46 = load ptr, ptr %8, align 8, !tbaa !7
  %47 = getelementptr inbounds nuw i32, ptr %46, i32 1
  store ptr %47, ptr %8, align 8, !tbaa !7
  store i32 %45, ptr %46, align 4, !tbaa !3
  br label %48

48:                                               ; preds = %3, %42
  %49 = load ptr, ptr %7, align 8, !tbaa !7
  %50 = getelementptr inbounds nuw i32, ptr %49, i32 1
  store ptr %50, ptr %7, align 8, !tbaa !7
  %51 = load i32, ptr %49, align 4, !tbaa !3
  %52 = load ptr, ptr %8, align 8, !tbaa !7
  %53 = getelementptr inbounds nuw i32, ptr %52, i32 1
  store ptr %53, ptr %8, align 8, !tbaa !7
  store i32 %51, ptr %52, align 4, !tbaa !3
  br label %54

54:                                               ; preds = %48
  %55 = load i32, ptr %9, align 4, !tbaa !3
  %56 = add nsw i32 %55, -1
  store i32 %56, ptr %9, align 4, !tbaa !3
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %30, label %58, !llvm.loop !20

58:                                               ; preds = %54
  br label %59

59:                                               ; preds = %58, %3
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
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
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 float", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 omnipotent char", !9, i64 0}
!16 = !{!5, !5, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = distinct !{!19, !18}
!20 = distinct !{!20, !18}
