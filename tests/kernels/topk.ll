; ModuleID = 'topk.cu'
source_filename = "topk.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.TopK = type { [8 x float], [8 x i32] }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

$_ZN4TopKILi8EE4initEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN4TopKILi8EE4pushEfi = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

@_ZZ10topk8_rowsE4part = internal addrspace(3) global [64 x %struct.TopK] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@_ZZ12radix_selectE4hist = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ12radix_selectE6prefix = internal addrspace(3) global i32 undef, align 4
@_ZZ12radix_selectE4left = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @topk8_rows(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.TopK, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !10
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  call void @_ZN4TopKILi8EE4initEv(ptr noundef nonnull align 4 dereferenceable(64) %9) #8
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %14, ptr %10, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %33, %4
  %16 = load i32, ptr %10, align 4, !tbaa !3
  %17 = load i32, ptr %8, align 4, !tbaa !3
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %37

20:                                               ; preds = %15
  %21 = load ptr, ptr %5, align 8, !tbaa !7
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %23 = zext i32 %22 to i64
  %24 = load i32, ptr %8, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = mul i64 %23, %25
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = add i64 %26, %28
  %30 = getelementptr inbounds nuw float, ptr %21, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !12
  %32 = load i32, ptr %10, align 4, !tbaa !3
  call void @_ZN4TopKILi8EE4pushEfi(ptr noundef nonnull align 4 dereferenceable(64) %9, float noundef %31, i32 noundef %32) #8
  br label %33

33:                                               ; preds = %20
  %34 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %35 = load i32, ptr %10, align 4, !tbaa !3
  %36 = add i32 %35, %34
  store i32 %36, ptr %10, align 4, !tbaa !3
  br label %15, !llvm.loop !14

37:                                               ; preds = %19
  %38 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw [64 x %struct.TopK], ptr addrspacecast (ptr addrspace(3) @_ZZ10topk8_rowsE4part to ptr), i64 0, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %40, ptr align 4 %9, i64 64, i1 false), !tbaa.struct !16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %41 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %42 = udiv i32 %41, 2
  store i32 %42, ptr %11, align 4, !tbaa !3
  br label %43

43:                                               ; preds = %85, %37
  %44 = load i32, ptr %11, align 4, !tbaa !3
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %88

47:                                               ; preds = %43
  %48 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %49 = load i32, ptr %11, align 4, !tbaa !3
  %50 = icmp ult i32 %48, %49
  br i1 %50, label %51, label %84

51:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %52

52:                                               ; preds = %77, %51
  %53 = load i32, ptr %13, align 4, !tbaa !3
  %54 = icmp slt i32 %53, 8
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %80

56:                                               ; preds = %52
  %57 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %58 = load i32, ptr %11, align 4, !tbaa !3
  %59 = add i32 %57, %58
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw [64 x %struct.TopK], ptr addrspacecast (ptr addrspace(3) @_ZZ10topk8_rowsE4part to ptr), i64 0, i64 %60
  %62 = getelementptr inbounds nuw %struct.TopK, ptr %61, i32 0, i32 0
  %63 = load i32, ptr %13, align 4, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [8 x float], ptr %62, i64 0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !12
  %67 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %68 = load i32, ptr %11, align 4, !tbaa !3
  %69 = add i32 %67, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw [64 x %struct.TopK], ptr addrspacecast (ptr addrspace(3) @_ZZ10topk8_rowsE4part to ptr), i64 0, i64 %70
  %72 = getelementptr inbounds nuw %struct.TopK, ptr %71, i32 0, i32 1
  %73 = load i32, ptr %13, align 4, !tbaa !3
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [8 x i32], ptr %72, i64 0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !3
  call void @_ZN4TopKILi8EE4pushEfi(ptr noundef nonnull align 4 dereferenceable(64) %9, float noundef %66, i32 noundef %76) #8
  br label %77

77:                                               ; preds = %56
  %78 = load i32, ptr %13, align 4, !tbaa !3
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %13, align 4, !tbaa !3
  br label %52, !llvm.loop !18

80:                                               ; preds = %55
  %81 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [64 x %struct.TopK], ptr addrspacecast (ptr addrspace(3) @_ZZ10topk8_rowsE4part to ptr), i64 0, i64 %82
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %83, ptr align 4 %9, i64 64, i1 false), !tbaa.struct !16
  br label %84

84:                                               ; preds = %80, %47
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %85

85:                                               ; preds = %84
  %86 = load i32, ptr %11, align 4, !tbaa !3
  %87 = lshr i32 %86, 1
  store i32 %87, ptr %11, align 4, !tbaa !3
  br label %43, !llvm.loop !19

88:                                               ; preds = %46
  %89 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %90 = icmp ult i32 %89, 8
  br i1 %90, label %91, label %114

91:                                               ; preds = %88
  %92 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10topk8_rowsE4part to ptr), i64 0, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !12
  %96 = load ptr, ptr %6, align 8, !tbaa !7
  %97 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %98 = mul i32 %97, 8
  %99 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %100 = add i32 %98, %99
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw float, ptr %96, i64 %101
  store float %95, ptr %102, align 4, !tbaa !12
  %103 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw [8 x i32], ptr getelementptr inbounds nuw (%struct.TopK, ptr addrspacecast (ptr addrspace(3) @_ZZ10topk8_rowsE4part to ptr), i32 0, i32 1), i64 0, i64 %104
  %106 = load i32, ptr %105, align 4, !tbaa !3
  %107 = load ptr, ptr %7, align 8, !tbaa !10
  %108 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %109 = mul i32 %108, 8
  %110 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %111 = add i32 %109, %110
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr %107, i64 %112
  store i32 %106, ptr %113, align 4, !tbaa !3
  br label %114

114:                                              ; preds = %91, %88
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TopKILi8EE4initEv(ptr noundef nonnull align 4 dereferenceable(64) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !20
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store i32 0, ptr %3, align 4, !tbaa !3
  br label %5

5:                                                ; preds = %18, %1
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = icmp slt i32 %6, 8
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #7
  br label %21

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw %struct.TopK, ptr %4, i32 0, i32 0
  %11 = load i32, ptr %3, align 4, !tbaa !3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 %12
  store float 0xFFF0000000000000, ptr %13, align 4, !tbaa !12
  %14 = getelementptr inbounds nuw %struct.TopK, ptr %4, i32 0, i32 1
  %15 = load i32, ptr %3, align 4, !tbaa !3
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 %16
  store i32 -1, ptr %17, align 4, !tbaa !3
  br label %18

18:                                               ; preds = %9
  %19 = load i32, ptr %3, align 4, !tbaa !3
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %3, align 4, !tbaa !3
  br label %5, !llvm.loop !22

21:                                               ; preds = %8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TopKILi8EE4pushEfi(ptr noundef nonnull align 4 dereferenceable(64) %0, float noundef %1, i32 noundef %2) #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !20
  store float %1, ptr %5, align 4, !tbaa !12
  store i32 %2, ptr %6, align 4, !tbaa !3
  %10 = load ptr, ptr %4, align 8
  %11 = load float, ptr %5, align 4, !tbaa !12
  %12 = getelementptr inbounds nuw %struct.TopK, ptr %10, i32 0, i32 0
  %13 = getelementptr inbounds [8 x float], ptr %12, i64 0, i64 7
  %14 = load float, ptr %13, align 4, !tbaa !12
  %15 = fcmp contract ogt float %11, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %3
  br label %88

17:                                               ; preds = %3
  %18 = load float, ptr %5, align 4, !tbaa !12
  %19 = getelementptr inbounds nuw %struct.TopK, ptr %10, i32 0, i32 0
  %20 = getelementptr inbounds [8 x float], ptr %19, i64 0, i64 7
  store float %18, ptr %20, align 4, !tbaa !12
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = getelementptr inbounds nuw %struct.TopK, ptr %10, i32 0, i32 1
  %23 = getelementptr inbounds [8 x i32], ptr %22, i64 0, i64 7
  store i32 %21, ptr %23, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 7, ptr %7, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %85, %17
  %25 = load i32, ptr %7, align 4, !tbaa !3
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %88

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw %struct.TopK, ptr %10, i32 0, i32 0
  %30 = load i32, ptr %7, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [8 x float], ptr %29, i64 0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !12
  %34 = getelementptr inbounds nuw %struct.TopK, ptr %10, i32 0, i32 0
  %35 = load i32, ptr %7, align 4, !tbaa !3
  %36 = sub nsw i32 %35, 1
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [8 x float], ptr %34, i64 0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !12
  %40 = fcmp contract ogt float %33, %39
  br i1 %40, label %41, label %84

41:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %42 = getelementptr inbounds nuw %struct.TopK, ptr %10, i32 0, i32 0
  %43 = load i32, ptr %7, align 4, !tbaa !3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [8 x float], ptr %42, i64 0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !12
  store float %46, ptr %8, align 4, !tbaa !12
  %47 = getelementptr inbounds nuw %struct.TopK, ptr %10, i32 0, i32 0
  %48 = load i32, ptr %7, align 4, !tbaa !3
  %49 = sub nsw i32 %48, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x float], ptr %47, i64 0, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !12
  %53 = getelementptr inbounds nuw %struct.TopK, ptr %10, i32 0, i32 0
  %54 = load i32, ptr %7, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [8 x float], ptr %53, i64 0, i64 %55
  store float %52, ptr %56, align 4, !tbaa !12
  %57 = load float, ptr %8, align 4, !tbaa !12
  %58 = getelementptr inbounds nuw %struct.TopK, ptr %10, i32 0, i32 0
  %59 = load i32, ptr %7, align 4, !tbaa !3
  %60 = sub nsw i32 %59, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [8 x float], ptr %58, i64 0, i64 %61
  store float %57, ptr %62, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %63 = getelementptr inbounds nuw %struct.TopK, ptr %10, i32 0, i32 1
  %64 = load i32, ptr %7, align 4, !tbaa !3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [8 x i32], ptr %63, i64 0, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !3
  store i32 %67, ptr %9, align 4, !tbaa !3
  %68 = getelementptr inbounds nuw %struct.TopK, ptr %10, i32 0, i32 1
  %69 = load i32, ptr %7, align 4, !tbaa !3
  %70 = sub nsw i32 %69, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [8 x i32], ptr %68, i64 0, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !3
  %74 = getelementptr inbounds nuw %struct.TopK, ptr %10, i32 0, i32 1
  %75 = load i32, ptr %7, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [8 x i32], ptr %74, i64 0, i64 %76
  store i32 %73, ptr %77, align 4, !tbaa !3
  %78 = load i32, ptr %9, align 4, !tbaa !3
  %79 = getelementptr inbounds nuw %struct.TopK, ptr %10, i32 0, i32 1
  %80 = load i32, ptr %7, align 4, !tbaa !3
  %81 = sub nsw i32 %80, 1
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [8 x i32], ptr %79, i64 0, i64 %82
  store i32 %78, ptr %83, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %84

84:                                               ; preds = %41, %28
  br label %85

85:                                               ; preds = %84
  %86 = load i32, ptr %7, align 4, !tbaa !3
  %87 = add nsw i32 %86, -1
  store i32 %87, ptr %7, align 4, !tbaa !3
  br label %24, !llvm.loop !24

88:                                               ; preds = %16, %27
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @radix_select(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
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
  store ptr %0, ptr %5, align 8, !tbaa !10
  store ptr %1, ptr %6, align 8, !tbaa !10
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ12radix_selectE6prefix to ptr), align 4, !tbaa !3
  %18 = load i32, ptr %8, align 4, !tbaa !3
  store i32 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ12radix_selectE4left to ptr), align 4, !tbaa !3
  br label %19

19:                                               ; preds = %17, %4
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 24, ptr %9, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %112, %19
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = icmp sge i32 %21, 0
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %115

24:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %25, ptr %11, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %34, %24
  %27 = load i32, ptr %11, align 4, !tbaa !3
  %28 = icmp slt i32 %27, 256
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %38

30:                                               ; preds = %26
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12radix_selectE4hist to ptr), i64 0, i64 %32
  store i32 0, ptr %33, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %30
  %35 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %36 = load i32, ptr %11, align 4, !tbaa !3
  %37 = add i32 %36, %35
  store i32 %37, ptr %11, align 4, !tbaa !3
  br label %26, !llvm.loop !25

38:                                               ; preds = %29
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %39 = load i32, ptr %9, align 4, !tbaa !3
  %40 = icmp eq i32 %39, 24
  br i1 %40, label %41, label %42

41:                                               ; preds = %38
  br label %46

42:                                               ; preds = %38
  %43 = load i32, ptr %9, align 4, !tbaa !3
  %44 = add nsw i32 %43, 8
  %45 = shl i32 -1, %44
  br label %46

46:                                               ; preds = %42, %41
  %47 = phi i32 [ 0, %41 ], [ %45, %42 ]
  store i32 %47, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %48 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %48, ptr %13, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %77, %46
  %50 = load i32, ptr %13, align 4, !tbaa !3
  %51 = load i32, ptr %7, align 4, !tbaa !3
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %49
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %81

54:                                               ; preds = %49
  %55 = load ptr, ptr %5, align 8, !tbaa !10
  %56 = load i32, ptr %13, align 4, !tbaa !3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = load i32, ptr %12, align 4, !tbaa !3
  %61 = and i32 %59, %60
  %62 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12radix_selectE6prefix to ptr), align 4, !tbaa !3
  %63 = icmp eq i32 %61, %62
  br i1 %63, label %64, label %76

64:                                               ; preds = %54
  %65 = load ptr, ptr %5, align 8, !tbaa !10
  %66 = load i32, ptr %13, align 4, !tbaa !3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = load i32, ptr %9, align 4, !tbaa !3
  %71 = lshr i32 %69, %70
  %72 = and i32 %71, 255
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12radix_selectE4hist to ptr), i64 0, i64 %73
  %75 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %74, i32 noundef 1) #8
  br label %76

76:                                               ; preds = %64, %54
  br label %77

77:                                               ; preds = %76
  %78 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %79 = load i32, ptr %13, align 4, !tbaa !3
  %80 = add i32 %79, %78
  store i32 %80, ptr %13, align 4, !tbaa !3
  br label %49, !llvm.loop !26

81:                                               ; preds = %53
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %82 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %111

84:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %85

85:                                               ; preds = %97, %84
  %86 = load i32, ptr %14, align 4, !tbaa !3
  %87 = icmp ult i32 %86, 255
  br i1 %87, label %88, label %95

88:                                               ; preds = %85
  %89 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12radix_selectE4left to ptr), align 4, !tbaa !3
  %90 = load i32, ptr %14, align 4, !tbaa !3
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12radix_selectE4hist to ptr), i64 0, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !3
  %94 = icmp uge i32 %89, %93
  br label %95

95:                                               ; preds = %88, %85
  %96 = phi i1 [ false, %85 ], [ %94, %88 ]
  br i1 %96, label %97, label %105

97:                                               ; preds = %95
  %98 = load i32, ptr %14, align 4, !tbaa !3
  %99 = add i32 %98, 1
  store i32 %99, ptr %14, align 4, !tbaa !3
  %100 = zext i32 %98 to i64
  %101 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12radix_selectE4hist to ptr), i64 0, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !3
  %103 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12radix_selectE4left to ptr), align 4, !tbaa !3
  %104 = sub i32 %103, %102
  store i32 %104, ptr addrspacecast (ptr addrspace(3) @_ZZ12radix_selectE4left to ptr), align 4, !tbaa !3
  br label %85, !llvm.loop !27

105:                                              ; preds = %95
  %106 = load i32, ptr %14, align 4, !tbaa !3
  %107 = load i32, ptr %9, align 4, !tbaa !3
  %108 = shl i32 %106, %107
  %109 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12radix_selectE6prefix to ptr), align 4, !tbaa !3
  %110 = or i32 %109, %108
  store i32 %110, ptr addrspacecast (ptr addrspace(3) @_ZZ12radix_selectE6prefix to ptr), align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %111

111:                                              ; preds = %105, %81
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %112

112:                                              ; preds = %111
  %113 = load i32, ptr %9, align 4, !tbaa !3
  %114 = sub nsw i32 %113, 8
  store i32 %114, ptr %9, align 4, !tbaa !3
  br label %20, !llvm.loop !28

115:                                              ; preds = %23
  %116 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %121

118:                                              ; preds = %115
  %119 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12radix_selectE6prefix to ptr), align 4, !tbaa !3
  %120 = load ptr, ptr %6, align 8, !tbaa !10
  store i32 %119, ptr %120, align 4, !tbaa !3
  br label %121

121:                                              ; preds = %118, %115
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPjj(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !10
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !10
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @argmax_packed(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !29
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4, !tbaa !3
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = icmp sge i32 %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %46

19:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %20 = load ptr, ptr %4, align 8, !tbaa !7
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !12
  %25 = call noundef i32 @_ZL15__float_as_uintf(float noundef %24) #8
  store i32 %25, ptr %9, align 4, !tbaa !3
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = and i32 %26, -2147483648
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %19
  %30 = load i32, ptr %9, align 4, !tbaa !3
  %31 = xor i32 %30, -1
  br label %35

32:                                               ; preds = %19
  %33 = load i32, ptr %9, align 4, !tbaa !3
  %34 = or i32 %33, -2147483648
  br label %35

35:                                               ; preds = %32, %29
  %36 = phi i32 [ %31, %29 ], [ %34, %32 ]
  store i32 %36, ptr %9, align 4, !tbaa !3
  %37 = load ptr, ptr %5, align 8, !tbaa !29
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = zext i32 %38 to i64
  %40 = shl i64 %39, 32
  %41 = load i32, ptr %7, align 4, !tbaa !3
  %42 = xor i32 %41, -1
  %43 = zext i32 %42 to i64
  %44 = or i64 %40, %43
  %45 = call noundef i64 @_ZL9atomicMaxPmm(ptr noundef %37, i64 noundef %44) #8
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %46

46:                                               ; preds = %35, %18
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %47 = load i32, ptr %8, align 4
  switch i32 %47, label %49 [
    i32 0, label %48
    i32 1, label %48
  ]

48:                                               ; preds = %46, %46
  ret void

49:                                               ; preds = %46
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15__float_as_uintf(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load i32, ptr %2, align 4, !tbaa !17
  ret i32 %3
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL9atomicMaxPmm(ptr noundef %0, i64 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !29
  store i64 %1, ptr %4, align 8, !tbaa !31
  %5 = load ptr, ptr %3, align 8, !tbaa !29
  %6 = load i64, ptr %4, align 8, !tbaa !31
  %7 = atomicrmw umax ptr %5, i64 %6 seq_cst, align 8
  ret i64 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sample_top_p(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !10
  store ptr %2, ptr %9, align 8, !tbaa !7
  store ptr %3, ptr %10, align 8, !tbaa !10
  store i32 %4, ptr %11, align 4, !tbaa !3
  store float %5, ptr %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %24 = add i32 %22, %23
  store i32 %24, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %25 = load ptr, ptr %7, align 8, !tbaa !7
  %26 = load i32, ptr %13, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %11, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = mul i64 %27, %29
  %31 = getelementptr inbounds nuw float, ptr %25, i64 %30
  store ptr %31, ptr %14, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store float 0.000000e+00, ptr %15, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %42, %6
  %33 = load i32, ptr %16, align 4, !tbaa !3
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %40

36:                                               ; preds = %32
  %37 = load float, ptr %15, align 4, !tbaa !12
  %38 = load float, ptr %12, align 4, !tbaa !12
  %39 = fcmp contract olt float %37, %38
  br label %40

40:                                               ; preds = %36, %32
  %41 = phi i1 [ false, %32 ], [ %39, %36 ]
  br i1 %41, label %42, label %51

42:                                               ; preds = %40
  %43 = load ptr, ptr %14, align 8, !tbaa !7
  %44 = load i32, ptr %16, align 4, !tbaa !3
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %16, align 4, !tbaa !3
  %46 = sext i32 %44 to i64
  %47 = getelementptr inbounds float, ptr %43, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !12
  %49 = load float, ptr %15, align 4, !tbaa !12
  %50 = fadd contract float %49, %48
  store float %50, ptr %15, align 4, !tbaa !12
  br label %32, !llvm.loop !33

51:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %52 = load ptr, ptr %9, align 8, !tbaa !7
  %53 = load i32, ptr %13, align 4, !tbaa !3
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !12
  %57 = load float, ptr %15, align 4, !tbaa !12
  %58 = fmul contract float %56, %57
  store float %58, ptr %17, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %18) #7
  store float 0.000000e+00, ptr %18, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store i32 0, ptr %19, align 4, !tbaa !3
  br label %59

59:                                               ; preds = %77, %51
  %60 = load i32, ptr %19, align 4, !tbaa !3
  %61 = load i32, ptr %16, align 4, !tbaa !3
  %62 = sub nsw i32 %61, 1
  %63 = icmp slt i32 %60, %62
  br i1 %63, label %64, label %80

64:                                               ; preds = %59
  %65 = load ptr, ptr %14, align 8, !tbaa !7
  %66 = load i32, ptr %19, align 4, !tbaa !3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %65, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !12
  %70 = load float, ptr %18, align 4, !tbaa !12
  %71 = fadd contract float %70, %69
  store float %71, ptr %18, align 4, !tbaa !12
  %72 = load float, ptr %18, align 4, !tbaa !12
  %73 = load float, ptr %17, align 4, !tbaa !12
  %74 = fcmp contract oge float %72, %73
  br i1 %74, label %75, label %76

75:                                               ; preds = %64
  br label %80

76:                                               ; preds = %64
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %19, align 4, !tbaa !3
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %19, align 4, !tbaa !3
  br label %59, !llvm.loop !34

80:                                               ; preds = %75, %59
  %81 = load ptr, ptr %8, align 8, !tbaa !10
  %82 = load i32, ptr %13, align 4, !tbaa !3
  %83 = sext i32 %82 to i64
  %84 = load i32, ptr %11, align 4, !tbaa !3
  %85 = sext i32 %84 to i64
  %86 = mul i64 %83, %85
  %87 = load i32, ptr %19, align 4, !tbaa !3
  %88 = sext i32 %87 to i64
  %89 = add i64 %86, %88
  %90 = getelementptr inbounds nuw i32, ptr %81, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !3
  %92 = load ptr, ptr %10, align 8, !tbaa !10
  %93 = load i32, ptr %13, align 4, !tbaa !3
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr %92, i64 %94
  store i32 %91, ptr %95, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{i64 0, i64 32, !17, i64 32, i64 32, !17}
!17 = !{!5, !5, i64 0}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 _ZTS4TopKILi8EE", !9, i64 0}
!22 = distinct !{!22, !15, !23}
!23 = !{!"llvm.loop.unroll.enable"}
!24 = distinct !{!24, !15, !23}
!25 = distinct !{!25, !15}
!26 = distinct !{!26, !15}
!27 = distinct !{!27, !15}
!28 = distinct !{!28, !15}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 long", !9, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"long", !5, i64 0}
!33 = distinct !{!33, !15}
!34 = distinct !{!34, !15}
