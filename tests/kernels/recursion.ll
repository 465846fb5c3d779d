; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.uint2 = type { i32, i32 }
%struct.Node = type { i32, i32, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z9quicksortPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  br label %11

11:                                               ; preds = %99, %3
  %12 = load i32, ptr %5, align 4, !tbaa !3
  %13 = load i32, ptr %6, align 4, !tbaa !3
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %100

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %16 = load ptr, ptr %4, align 8, !tbaa !7
  %17 = load i32, ptr %5, align 4, !tbaa !3
  %18 = load i32, ptr %6, align 4, !tbaa !3
  %19 = add nsw i32 %17, %18
  %20 = sdiv i32 %19, 2
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %16, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !3
  store i32 %23, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %24 = load i32, ptr %5, align 4, !tbaa !3
  store i32 %24, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %25 = load i32, ptr %6, align 4, !tbaa !3
  store i32 %25, ptr %9, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %80, %15
  %27 = load i32, ptr %8, align 4, !tbaa !3
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = icmp sle i32 %27, %28
  br i1 %29, label %30, label %81

30:                                               ; preds = %26
  br label %31

31:                                               ; preds = %39, %30
  %32 = load ptr, ptr %4, align 8, !tbaa !7
  %33 = load i32, ptr %8, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = load i32, ptr %7, align 4, !tbaa !3
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %42

39:                                               ; preds = %31
  %40 = load i32, ptr %8, align 4, !tbaa !3
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %8, align 4, !tbaa !3
  br label %31, !llvm.loop !10

42:                                               ; preds = %31
  br label %43

43:                                               ; preds = %51, %42
  %44 = load ptr, ptr %4, align 8, !tbaa !7
  %45 = load i32, ptr %9, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = load i32, ptr %7, align 4, !tbaa !3
  %50 = icmp sgt i32 %48, %49
  br i1 %50, label %51, label %54

51:                                               ; preds = %43
  %52 = load i32, ptr %9, align 4, !tbaa !3
  %53 = add nsw i32 %52, -1
  store i32 %53, ptr %9, align 4, !tbaa !3
  br label %43, !llvm.loop !12

54:                                               ; preds = %43
  %55 = load i32, ptr %8, align 4, !tbaa !3
  %56 = load i32, ptr %9, align 4, !tbaa !3
  %57 = icmp sle i32 %55, %56
  br i1 %57, label %58, label %80

58:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %59 = load ptr, ptr %4, align 8, !tbaa !7
  %60 = load i32, ptr %8, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !3
  store i32 %63, ptr %10, align 4, !tbaa !3
  %64 = load ptr, ptr %4, align 8, !tbaa !7
  %65 = load i32, ptr %9, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !3
  %69 = load ptr, ptr %4, align 8, !tbaa !7
  %70 = load i32, ptr %8, align 4, !tbaa !3
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %8, align 4, !tbaa !3
  %72 = sext i32 %70 to i64
  %73 = getelementptr inbounds i32, ptr %69, i64 %72
  store i32 %68, ptr %73, align 4, !tbaa !3
  %74 = load i32, ptr %10, align 4, !tbaa !3
  %75 = load ptr, ptr %4, align 8, !tbaa !7
  %76 = load i32, ptr %9, align 4, !tbaa !3
  %77 = add nsw i32 %76, -1
  store i32 %77, ptr %9, align 4, !tbaa !3
  %78 = sext i32 %76 to i64
  %79 = getelementptr inbounds i32, ptr %75, i64 %78
  store i32 %74, ptr %79, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %80

80:                                               ; preds = %58, %54
  br label %26, !llvm.loop !13

81:                                               ; preds = %26
  %82 = load i32, ptr %9, align 4, !tbaa !3
  %83 = load i32, ptr %5, align 4, !tbaa !3
  %84 = sub nsw i32 %82, %83
  %85 = load i32, ptr %6, align 4, !tbaa !3
  %86 = load i32, ptr %8, align 4, !tbaa !3
  %87 = sub nsw i32 %85, %86
  %88 = icmp slt i32 %84, %87
  br i1 %88, label %89, label %94

89:                                               ; preds = %81
  %90 = load ptr, ptr %4, align 8, !tbaa !7
  %91 = load i32, ptr %5, align 4, !tbaa !3
  %92 = load i32, ptr %9, align 4, !tbaa !3
  call void @_Z9quicksortPiii(ptr noundef %90, i32 noundef %91, i32 noundef %92) #8
  %93 = load i32, ptr %8, align 4, !tbaa !3
  store i32 %93, ptr %5, align 4, !tbaa !3
  br label %99

94:                                               ; preds = %81
  %95 = load ptr, ptr %4, align 8, !tbaa !7
  %96 = load i32, ptr %8, align 4, !tbaa !3
  %97 = load i32, ptr %6, align 4, !tbaa !3
  call void @_Z9quicksortPiii(ptr noundef %95, i32 noundef %96, i32 noundef %97) #8
  %98 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %98, ptr %6, align 4, !tbaa !3
  br label %99

99:                                               ; preds = %94, %89
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %11, !llvm.loop !14

100:                                              ; preds = %11
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sort_segments(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4, !tbaa !3
  %13 = load i32, ptr %7, align 4, !tbaa !3
  %14 = load i32, ptr %6, align 4, !tbaa !3
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %30

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8, !tbaa !7
  %18 = load ptr, ptr %5, align 8, !tbaa !7
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = load ptr, ptr %5, align 8, !tbaa !7
  %24 = load i32, ptr %7, align 4, !tbaa !3
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %23, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = sub nsw i32 %28, 1
  call void @_Z9quicksortPiii(ptr noundef %17, i32 noundef %22, i32 noundef %29) #8
  br label %30

30:                                               ; preds = %16, %3
  call void @llvm.lifetime.end.p0(ptr %7) #7
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z9ackermannjj(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = add i32 %9, 1
  store i32 %10, ptr %3, align 4
  br label %26

11:                                               ; preds = %2
  %12 = load i32, ptr %5, align 4, !tbaa !3
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 4, !tbaa !3
  %16 = sub i32 %15, 1
  %17 = call noundef i32 @_Z9ackermannjj(i32 noundef %16, i32 noundef 1) #8
  store i32 %17, ptr %3, align 4
  br label %26

18:                                               ; preds = %11
  %19 = load i32, ptr %4, align 4, !tbaa !3
  %20 = sub i32 %19, 1
  %21 = load i32, ptr %4, align 4, !tbaa !3
  %22 = load i32, ptr %5, align 4, !tbaa !3
  %23 = sub i32 %22, 1
  %24 = call noundef i32 @_Z9ackermannjj(i32 noundef %21, i32 noundef %23) #8
  %25 = call noundef i32 @_Z9ackermannjj(i32 noundef %20, i32 noundef %24) #8
  store i32 %25, ptr %3, align 4
  br label %26

26:                                               ; preds = %18, %14, %8
  %27 = load i32, ptr %3, align 4
  ret i32 %27
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef zeroext i1 @_Z7is_evenj(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !tbaa !3
  %7 = sub i32 %6, 1
  %8 = call noundef zeroext i1 @_Z6is_oddj(i32 noundef %7) #8
  br label %9

9:                                                ; preds = %5, %1
  %10 = phi i1 [ true, %1 ], [ %8, %5 ]
  ret i1 %10
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef zeroext i1 @_Z6is_oddj(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !tbaa !3
  %7 = sub i32 %6, 1
  %8 = call noundef zeroext i1 @_Z7is_evenj(i32 noundef %7) #8
  br label %9

9:                                                ; preds = %5, %1
  %10 = phi i1 [ false, %1 ], [ %8, %5 ]
  ret i1 %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @recursive_numbers(ptr noundef %0, ptr noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.uint2, align 8
  store ptr %0, ptr %3, align 8, !tbaa !15
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %6 = load ptr, ptr %3, align 8, !tbaa !15
  %7 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw %struct.uint2, ptr %6, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %9, i64 8, i1 false), !tbaa.struct !17
  %10 = getelementptr inbounds nuw %struct.uint2, ptr %5, i32 0, i32 0
  %11 = load i32, ptr %10, align 8, !tbaa !18
  %12 = getelementptr inbounds nuw %struct.uint2, ptr %5, i32 0, i32 1
  %13 = load i32, ptr %12, align 4, !tbaa !20
  %14 = call noundef i32 @_Z9ackermannjj(i32 noundef %11, i32 noundef %13) #8
  %15 = mul i32 %14, 2
  %16 = getelementptr inbounds nuw %struct.uint2, ptr %5, i32 0, i32 1
  %17 = load i32, ptr %16, align 4, !tbaa !20
  %18 = call noundef zeroext i1 @_Z7is_evenj(i32 noundef %17) #8
  %19 = zext i1 %18 to i32
  %20 = add i32 %15, %19
  %21 = load ptr, ptr %4, align 8, !tbaa !7
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %21, i64 %23
  store i32 %20, ptr %24, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef float @_Z8tree_sumPK4Nodei(ptr noundef %0, i32 noundef %1) #4 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !21
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  br label %33

8:                                                ; preds = %2
  %9 = load ptr, ptr %3, align 8, !tbaa !21
  %10 = load i32, ptr %4, align 4, !tbaa !3
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds %struct.Node, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw %struct.Node, ptr %12, i32 0, i32 2
  %14 = load float, ptr %13, align 4, !tbaa !23
  %15 = load ptr, ptr %3, align 8, !tbaa !21
  %16 = load ptr, ptr %3, align 8, !tbaa !21
  %17 = load i32, ptr %4, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.Node, ptr %16, i64 %18
  %20 = getelementptr inbounds nuw %struct.Node, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %20, align 4, !tbaa !26
  %22 = call contract noundef float @_Z8tree_sumPK4Nodei(ptr noundef %15, i32 noundef %21) #8
  %23 = fadd contract float %14, %22
  %24 = load ptr, ptr %3, align 8, !tbaa !21
  %25 = load ptr, ptr %3, align 8, !tbaa !21
  %26 = load i32, ptr %4, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.Node, ptr %25, i64 %27
  %29 = getelementptr inbounds nuw %struct.Node, ptr %28, i32 0, i32 1
  %30 = load i32, ptr %29, align 4, !tbaa !27
  %31 = call contract noundef float @_Z8tree_sumPK4Nodei(ptr noundef %24, i32 noundef %30) #8
  %32 = fadd contract float %23, %31
  br label %33

33:                                               ; preds = %8, %7
  %34 = phi contract float [ 0.000000e+00, %7 ], [ %32, %8 ]
  ret float %34
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_sums(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [32 x i32], align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !21
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !28
  store ptr %3, ptr %9, align 8, !tbaa !28
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4, !tbaa !3
  %22 = load i32, ptr %11, align 4, !tbaa !3
  %23 = load i32, ptr %10, align 4, !tbaa !3
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %101

26:                                               ; preds = %5
  %27 = load ptr, ptr %6, align 8, !tbaa !21
  %28 = load ptr, ptr %7, align 8, !tbaa !7
  %29 = load i32, ptr %11, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = call contract noundef float @_Z8tree_sumPK4Nodei(ptr noundef %27, i32 noundef %32) #8
  %34 = load ptr, ptr %8, align 8, !tbaa !28
  %35 = load i32, ptr %11, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  store float %33, ptr %37, align 4, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %13) #7
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store float 0.000000e+00, ptr %15, align 4, !tbaa !30
  %38 = load ptr, ptr %7, align 8, !tbaa !7
  %39 = load i32, ptr %11, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = load i32, ptr %14, align 4, !tbaa !3
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %14, align 4, !tbaa !3
  %45 = sext i32 %43 to i64
  %46 = getelementptr inbounds [32 x i32], ptr %13, i64 0, i64 %45
  store i32 %42, ptr %46, align 4, !tbaa !3
  br label %47

47:                                               ; preds = %94, %92, %26
  %48 = load i32, ptr %14, align 4, !tbaa !3
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %50, label %95

50:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %51 = load i32, ptr %14, align 4, !tbaa !3
  %52 = add nsw i32 %51, -1
  store i32 %52, ptr %14, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [32 x i32], ptr %13, i64 0, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !3
  store i32 %55, ptr %16, align 4, !tbaa !3
  %56 = load i32, ptr %16, align 4, !tbaa !3
  %57 = icmp slt i32 %56, 0
  br i1 %57, label %58, label %59

58:                                               ; preds = %50
  store i32 2, ptr %12, align 4
  br label %92, !llvm.loop !31

59:                                               ; preds = %50
  %60 = load ptr, ptr %6, align 8, !tbaa !21
  %61 = load i32, ptr %16, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds %struct.Node, ptr %60, i64 %62
  %64 = getelementptr inbounds nuw %struct.Node, ptr %63, i32 0, i32 2
  %65 = load float, ptr %64, align 4, !tbaa !23
  %66 = load float, ptr %15, align 4, !tbaa !30
  %67 = fadd contract float %66, %65
  store float %67, ptr %15, align 4, !tbaa !30
  %68 = load i32, ptr %14, align 4, !tbaa !3
  %69 = icmp slt i32 %68, 31
  br i1 %69, label %70, label %91

70:                                               ; preds = %59
  %71 = load ptr, ptr %6, align 8, !tbaa !21
  %72 = load i32, ptr %16, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds %struct.Node, ptr %71, i64 %73
  %75 = getelementptr inbounds nuw %struct.Node, ptr %74, i32 0, i32 0
  %76 = load i32, ptr %75, align 4, !tbaa !26
  %77 = load i32, ptr %14, align 4, !tbaa !3
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %14, align 4, !tbaa !3
  %79 = sext i32 %77 to i64
  %80 = getelementptr inbounds [32 x i32], ptr %13, i64 0, i64 %79
  store i32 %76, ptr %80, align 4, !tbaa !3
  %81 = load ptr, ptr %6, align 8, !tbaa !21
  %82 = load i32, ptr %16, align 4, !tbaa !3
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds %struct.Node, ptr %81, i64 %83
  %85 = getelementptr inbounds nuw %struct.Node, ptr %84, i32 0, i32 1
  %86 = load i32, ptr %85, align 4, !tbaa !27
  %87 = load i32, ptr %14, align 4, !tbaa !3
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %14, align 4, !tbaa !3
  %89 = sext i32 %87 to i64
  %90 = getelementptr inbounds [32 x i32], ptr %13, i64 0, i64 %89
  store i32 %86, ptr %90, align 4, !tbaa !3
  br label %91

91:                                               ; preds = %70, %59
  store i32 0, ptr %12, align 4
  br label %92

92:                                               ; preds = %91, %58
  call void @llvm.lifetime.end.p0(ptr %16) #7
  %93 = load i32, ptr %12, align 4
  switch i32 %93, label %104 [
    i32 0, label %94
    i32 2, label %47
  ]

94:                                               ; preds = %92
  br label %47, !llvm.loop !31

95:                                               ; preds = %47
  %96 = load float, ptr %15, align 4, !tbaa !30
  %97 = load ptr, ptr %9, align 8, !tbaa !28
  %98 = load i32, ptr %11, align 4, !tbaa !3
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %97, i64 %99
  store float %96, ptr %100, align 4, !tbaa !30
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  store i32 0, ptr %12, align 4
  br label %101

101:                                              ; preds = %95, %25
  call void @llvm.lifetime.end.p0(ptr %11) #7
  %102 = load i32, ptr %12, align 4
  switch i32 %102, label %104 [
    i32 0, label %103
    i32 1, label %103
  ]

103:                                              ; preds = %101, %101
  ret void

104:                                              ; preds = %101, %92
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 _ZTS5uint2", !9, i64 0}
!17 = !{i64 0, i64 4, !3, i64 4, i64 4, !3}
!18 = !{!19, !4, i64 0}
!19 = !{!"_ZTS5uint2", !4, i64 0, !4, i64 4}
!20 = !{!19, !4, i64 4}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS4Node", !9, i64 0}
!23 = !{!24, !25, i64 8}
!24 = !{!"_ZTS4Node", !4, i64 0, !4, i64 4, !25, i64 8}
!25 = !{!"float", !5, i64 0}
!26 = !{!24, !4, i64 0}
!27 = !{!24, !4, i64 4}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 float", !9, i64 0}
!30 = !{!25, !25, i64 0}
!31 = distinct !{!31, !11}
