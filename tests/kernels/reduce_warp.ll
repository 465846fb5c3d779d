; ModuleID = 'reduce_warp.cu'
source_filename = "reduce_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Best = type { float, i32 }
%union.anon = type { double }
%struct.int4 = type { i32, i32, i32, i32 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@__const.argmax_per_warp.b = private unnamed_addr constant %struct.Best { float 0xFFF0000000000000, i32 -1 }, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dot_per_warp(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %18 = add i32 %16, %17
  %19 = udiv i32 %18, 32
  store i32 %19, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %21 = urem i32 %20, 32
  store i32 %21, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  store float 0.000000e+00, ptr %11, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %22 = load i32, ptr %10, align 4, !tbaa !3
  store i32 %22, ptr %12, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %50, %4
  %24 = load i32, ptr %12, align 4, !tbaa !3
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %53

28:                                               ; preds = %23
  %29 = load ptr, ptr %5, align 8, !tbaa !7
  %30 = load i32, ptr %9, align 4, !tbaa !3
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %12, align 4, !tbaa !3
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %29, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !10
  %38 = load ptr, ptr %6, align 8, !tbaa !7
  %39 = load i32, ptr %9, align 4, !tbaa !3
  %40 = load i32, ptr %8, align 4, !tbaa !3
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %12, align 4, !tbaa !3
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %38, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !10
  %47 = fmul contract float %37, %46
  %48 = load float, ptr %11, align 4, !tbaa !10
  %49 = fadd contract float %48, %47
  store float %49, ptr %11, align 4, !tbaa !10
  br label %50

50:                                               ; preds = %28
  %51 = load i32, ptr %12, align 4, !tbaa !3
  %52 = add nsw i32 %51, 32
  store i32 %52, ptr %12, align 4, !tbaa !3
  br label %23, !llvm.loop !12

53:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 16, ptr %13, align 4, !tbaa !3
  br label %54

54:                                               ; preds = %64, %53
  %55 = load i32, ptr %13, align 4, !tbaa !3
  %56 = icmp ne i32 %55, 0
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %67

58:                                               ; preds = %54
  %59 = load float, ptr %11, align 4, !tbaa !10
  %60 = load i32, ptr %13, align 4, !tbaa !3
  %61 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %59, i32 noundef %60, i32 noundef 32) #7
  %62 = load float, ptr %11, align 4, !tbaa !10
  %63 = fadd contract float %62, %61
  store float %63, ptr %11, align 4, !tbaa !10
  br label %64

64:                                               ; preds = %58
  %65 = load i32, ptr %13, align 4, !tbaa !3
  %66 = sdiv i32 %65, 2
  store i32 %66, ptr %13, align 4, !tbaa !3
  br label %54, !llvm.loop !14

67:                                               ; preds = %57
  %68 = load i32, ptr %10, align 4, !tbaa !3
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %76

70:                                               ; preds = %67
  %71 = load float, ptr %11, align 4, !tbaa !10
  %72 = load ptr, ptr %7, align 8, !tbaa !7
  %73 = load i32, ptr %9, align 4, !tbaa !3
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  store float %71, ptr %75, align 4, !tbaa !10
  br label %76

76:                                               ; preds = %70, %67
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
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
define internal noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store float %1, ptr %6, align 4, !tbaa !10
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load float, ptr %6, align 4, !tbaa !10
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @argmax_per_warp(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Best, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca %struct.Best, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.Best, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !15
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %21 = add i32 %19, %20
  %22 = udiv i32 %21, 32
  store i32 %22, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %24 = urem i32 %23, 32
  store i32 %24, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 @__const.argmax_per_warp.b, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %25 = load i32, ptr %8, align 4, !tbaa !3
  store i32 %25, ptr %10, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %53, %3
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = load i32, ptr %6, align 4, !tbaa !3
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %56

31:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %32 = load ptr, ptr %4, align 8, !tbaa !7
  %33 = load i32, ptr %7, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %6, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = mul nsw i64 %34, %36
  %38 = load i32, ptr %10, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = add nsw i64 %37, %39
  %41 = getelementptr inbounds float, ptr %32, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !10
  store float %42, ptr %11, align 4, !tbaa !10
  %43 = load float, ptr %11, align 4, !tbaa !10
  %44 = getelementptr inbounds nuw %struct.Best, ptr %9, i32 0, i32 0
  %45 = load float, ptr %44, align 4, !tbaa !17
  %46 = fcmp contract ogt float %43, %45
  br i1 %46, label %47, label %52

47:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %48 = getelementptr inbounds nuw %struct.Best, ptr %12, i32 0, i32 0
  %49 = load float, ptr %11, align 4, !tbaa !10
  store float %49, ptr %48, align 4, !tbaa !17
  %50 = getelementptr inbounds nuw %struct.Best, ptr %12, i32 0, i32 1
  %51 = load i32, ptr %10, align 4, !tbaa !3
  store i32 %51, ptr %50, align 4, !tbaa !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %12, i64 8, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %52

52:                                               ; preds = %47, %31
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %10, align 4, !tbaa !3
  %55 = add nsw i32 %54, 32
  store i32 %55, ptr %10, align 4, !tbaa !3
  br label %26, !llvm.loop !21

56:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 16, ptr %13, align 4, !tbaa !3
  br label %57

57:                                               ; preds = %90, %56
  %58 = load i32, ptr %13, align 4, !tbaa !3
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %93

61:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %62 = getelementptr inbounds nuw %struct.Best, ptr %9, i32 0, i32 0
  %63 = load float, ptr %62, align 4, !tbaa !17
  %64 = load i32, ptr %13, align 4, !tbaa !3
  %65 = call contract noundef float @_ZL16__shfl_down_syncjfji(i32 noundef -1, float noundef %63, i32 noundef %64, i32 noundef 32) #7
  store float %65, ptr %14, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %66 = getelementptr inbounds nuw %struct.Best, ptr %9, i32 0, i32 1
  %67 = load i32, ptr %66, align 4, !tbaa !19
  %68 = load i32, ptr %13, align 4, !tbaa !3
  %69 = call noundef i32 @_ZL16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %67, i32 noundef %68, i32 noundef 32) #7
  store i32 %69, ptr %15, align 4, !tbaa !3
  %70 = load float, ptr %14, align 4, !tbaa !10
  %71 = getelementptr inbounds nuw %struct.Best, ptr %9, i32 0, i32 0
  %72 = load float, ptr %71, align 4, !tbaa !17
  %73 = fcmp contract ogt float %70, %72
  br i1 %73, label %84, label %74

74:                                               ; preds = %61
  %75 = load float, ptr %14, align 4, !tbaa !10
  %76 = getelementptr inbounds nuw %struct.Best, ptr %9, i32 0, i32 0
  %77 = load float, ptr %76, align 4, !tbaa !17
  %78 = fcmp contract oeq float %75, %77
  br i1 %78, label %79, label %89

79:                                               ; preds = %74
  %80 = load i32, ptr %15, align 4, !tbaa !3
  %81 = getelementptr inbounds nuw %struct.Best, ptr %9, i32 0, i32 1
  %82 = load i32, ptr %81, align 4, !tbaa !19
  %83 = icmp slt i32 %80, %82
  br i1 %83, label %84, label %89

84:                                               ; preds = %79, %61
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %85 = getelementptr inbounds nuw %struct.Best, ptr %16, i32 0, i32 0
  %86 = load float, ptr %14, align 4, !tbaa !10
  store float %86, ptr %85, align 4, !tbaa !17
  %87 = getelementptr inbounds nuw %struct.Best, ptr %16, i32 0, i32 1
  %88 = load i32, ptr %15, align 4, !tbaa !3
  store i32 %88, ptr %87, align 4, !tbaa !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %16, i64 8, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %89

89:                                               ; preds = %84, %79, %74
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %90

90:                                               ; preds = %89
  %91 = load i32, ptr %13, align 4, !tbaa !3
  %92 = sdiv i32 %91, 2
  store i32 %92, ptr %13, align 4, !tbaa !3
  br label %57, !llvm.loop !22

93:                                               ; preds = %60
  %94 = load i32, ptr %8, align 4, !tbaa !3
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %101

96:                                               ; preds = %93
  %97 = load ptr, ptr %5, align 8, !tbaa !15
  %98 = load i32, ptr %7, align 4, !tbaa !3
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.Best, ptr %97, i64 %99
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %100, ptr align 4 %9, i64 8, i1 false), !tbaa.struct !20
  br label %101

101:                                              ; preds = %96, %93
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL16__shfl_down_syncjfji(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store float %1, ptr %6, align 4, !tbaa !10
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load float, ptr %6, align 4, !tbaa !10
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL16__shfl_down_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 {
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
  %16 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_double_warp(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !24
  store ptr %1, ptr %4, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %6 = load ptr, ptr %3, align 8, !tbaa !24
  %7 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %11 = add i32 %9, %10
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw double, ptr %6, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !26
  store double %14, ptr %5, align 8, !tbaa !26
  %15 = load double, ptr %5, align 8, !tbaa !26
  %16 = call contract noundef double @_ZL16__shfl_down_syncjdji(i32 noundef -1, double noundef %15, i32 noundef 16, i32 noundef 32) #7
  %17 = load double, ptr %5, align 8, !tbaa !26
  %18 = fadd contract double %17, %16
  store double %18, ptr %5, align 8, !tbaa !26
  %19 = load double, ptr %5, align 8, !tbaa !26
  %20 = call contract noundef double @_ZL16__shfl_down_syncjdji(i32 noundef -1, double noundef %19, i32 noundef 8, i32 noundef 32) #7
  %21 = load double, ptr %5, align 8, !tbaa !26
  %22 = fadd contract double %21, %20
  store double %22, ptr %5, align 8, !tbaa !26
  %23 = load double, ptr %5, align 8, !tbaa !26
  %24 = call contract noundef double @_ZL16__shfl_down_syncjdji(i32 noundef -1, double noundef %23, i32 noundef 4, i32 noundef 32) #7
  %25 = load double, ptr %5, align 8, !tbaa !26
  %26 = fadd contract double %25, %24
  store double %26, ptr %5, align 8, !tbaa !26
  %27 = load double, ptr %5, align 8, !tbaa !26
  %28 = call contract noundef double @_ZL16__shfl_down_syncjdji(i32 noundef -1, double noundef %27, i32 noundef 2, i32 noundef 32) #7
  %29 = load double, ptr %5, align 8, !tbaa !26
  %30 = fadd contract double %29, %28
  store double %30, ptr %5, align 8, !tbaa !26
  %31 = load double, ptr %5, align 8, !tbaa !26
  %32 = call contract noundef double @_ZL16__shfl_down_syncjdji(i32 noundef -1, double noundef %31, i32 noundef 1, i32 noundef 32) #7
  %33 = load double, ptr %5, align 8, !tbaa !26
  %34 = fadd contract double %33, %32
  store double %34, ptr %5, align 8, !tbaa !26
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %36 = urem i32 %35, 32
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %49

38:                                               ; preds = %2
  %39 = load double, ptr %5, align 8, !tbaa !26
  %40 = load ptr, ptr %4, align 8, !tbaa !24
  %41 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %42 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %43 = mul i32 %41, %42
  %44 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %45 = add i32 %43, %44
  %46 = udiv i32 %45, 32
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw double, ptr %40, i64 %47
  store double %39, ptr %48, align 8, !tbaa !26
  br label %49

49:                                               ; preds = %38, %2
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL16__shfl_down_syncjdji(i32 noundef %0, double noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %union.anon, align 8
  store i32 %0, ptr %5, align 4, !tbaa !3
  store double %1, ptr %6, align 8, !tbaa !26
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %10 = load double, ptr %6, align 8, !tbaa !26
  store double %10, ptr %9, align 8, !tbaa !28
  %11 = load i32, ptr %5, align 4, !tbaa !3
  %12 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  %13 = load i32, ptr %12, align 8, !tbaa !28
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = load i32, ptr %8, align 4, !tbaa !3
  %16 = call noundef i32 @_ZL16__shfl_down_syncjiji(i32 noundef %11, i32 noundef %13, i32 noundef %14, i32 noundef %15) #7
  %17 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  store i32 %16, ptr %17, align 8, !tbaa !28
  %18 = load i32, ptr %5, align 4, !tbaa !3
  %19 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 1
  %20 = load i32, ptr %19, align 4, !tbaa !28
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = call noundef i32 @_ZL16__shfl_down_syncjiji(i32 noundef %18, i32 noundef %20, i32 noundef %21, i32 noundef %22) #7
  %24 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 1
  store i32 %23, ptr %24, align 4, !tbaa !28
  %25 = load double, ptr %9, align 8, !tbaa !28
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret double %25
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @redux_stats(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.int4, align 16
  store ptr %0, ptr %3, align 8, !tbaa !29
  store ptr %1, ptr %4, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %12 = add i32 %10, %11
  store i32 %12, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %13 = load ptr, ptr %3, align 8, !tbaa !29
  %14 = load i32, ptr %5, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  store i32 %17, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %18 = load i32, ptr %6, align 4, !tbaa !3
  %19 = call noundef i32 @_ZL17__reduce_add_syncIiET_jS0_(i32 noundef -1, i32 noundef %18) #7
  %20 = getelementptr inbounds nuw %struct.int4, ptr %7, i32 0, i32 0
  store i32 %19, ptr %20, align 16, !tbaa !33
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = call noundef i32 @_ZL17__reduce_min_syncIiET_jS0_(i32 noundef -1, i32 noundef %21) #7
  %23 = getelementptr inbounds nuw %struct.int4, ptr %7, i32 0, i32 1
  store i32 %22, ptr %23, align 4, !tbaa !35
  %24 = load i32, ptr %6, align 4, !tbaa !3
  %25 = call noundef i32 @_ZL17__reduce_max_syncIiET_jS0_(i32 noundef -1, i32 noundef %24) #7
  %26 = getelementptr inbounds nuw %struct.int4, ptr %7, i32 0, i32 2
  store i32 %25, ptr %26, align 8, !tbaa !36
  %27 = load i32, ptr %6, align 4, !tbaa !3
  %28 = call noundef i32 @_ZL16__reduce_or_syncjj(i32 noundef -1, i32 noundef %27) #7
  %29 = load i32, ptr %6, align 4, !tbaa !3
  %30 = call noundef i32 @_ZL17__reduce_and_syncjj(i32 noundef -1, i32 noundef %29) #7
  %31 = xor i32 %28, %30
  %32 = load i32, ptr %6, align 4, !tbaa !3
  %33 = call noundef i32 @_ZL17__reduce_xor_syncjj(i32 noundef -1, i32 noundef %32) #7
  %34 = xor i32 %31, %33
  %35 = getelementptr inbounds nuw %struct.int4, ptr %7, i32 0, i32 3
  store i32 %34, ptr %35, align 4, !tbaa !37
  %36 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %37 = urem i32 %36, 32
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %45

39:                                               ; preds = %2
  %40 = load ptr, ptr %4, align 8, !tbaa !31
  %41 = load i32, ptr %5, align 4, !tbaa !3
  %42 = sdiv i32 %41, 32
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.int4, ptr %40, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %44, ptr align 16 %7, i64 16, i1 false), !tbaa.struct !38
  br label %45

45:                                               ; preds = %39, %2
  call void @llvm.lifetime.end.p0(ptr %7) #6
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL17__reduce_add_syncIiET_jS0_(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = call i32 @llvm.nvvm.redux.sync.add(i32 %5, i32 %6)
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL17__reduce_min_syncIiET_jS0_(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = call i32 @llvm.nvvm.redux.sync.min(i32 %5, i32 %6)
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL17__reduce_max_syncIiET_jS0_(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = call i32 @llvm.nvvm.redux.sync.max(i32 %5, i32 %6)
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL16__reduce_or_syncjj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = call i32 @llvm.nvvm.redux.sync.or(i32 %5, i32 %6)
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL17__reduce_and_syncjj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = call i32 @llvm.nvvm.redux.sync.and(i32 %5, i32 %6)
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL17__reduce_xor_syncjj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = call i32 @llvm.nvvm.redux.sync.xor(i32 %5, i32 %6)
  ret i32 %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.or(i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.and(i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.xor(i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.min(i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.max(i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 _ZTS4Best", !9, i64 0}
!17 = !{!18, !11, i64 0}
!18 = !{!"_ZTS4Best", !11, i64 0, !4, i64 4}
!19 = !{!18, !4, i64 4}
!20 = !{i64 0, i64 4, !10, i64 4, i64 4, !3}
!21 = distinct !{!21, !13}
!22 = distinct !{!22, !13, !23}
!23 = !{!"llvm.loop.unroll.enable"}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 double", !9, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"double", !5, i64 0}
!28 = !{!5, !5, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 int", !9, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"p1 _ZTS4int4", !9, i64 0}
!33 = !{!34, !4, i64 0}
!34 = !{!"_ZTS4int4", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12}
!35 = !{!34, !4, i64 4}
!36 = !{!34, !4, i64 8}
!37 = !{!34, !4, i64 12}
!38 = !{i64 0, i64 4, !3, i64 4, i64 4, !3, i64 8, i64 4, !3, i64 12, i64 4, !3}
