; ModuleID = 'image.cl'
source_filename = "image.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Image = type { i32, i32, i32, float, <4 x i8> }

@taps = dso_local addrspace(4) constant [5 x float] [float 6.250000e-02, float 2.500000e-01, float 3.750000e-01, float 2.500000e-01, float 6.250000e-02], align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @blur5(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr noundef byval(%struct.Image) align 4 %2) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8, !tbaa !11
  store ptr addrspace(1) %1, ptr %5, align 8, !tbaa !11
  %6 = load ptr addrspace(1), ptr %4, align 8, !tbaa !11
  %7 = load ptr addrspace(1), ptr %5, align 8, !tbaa !11
  call void @__clang_ocl_kern_imp_blur5(ptr addrspace(1) noundef align 1 %6, ptr addrspace(1) noundef align 1 %7, ptr noundef byval(%struct.Image) align 4 %2) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_blur5(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr noundef byval(%struct.Image) align 4 %2) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8, !tbaa !11
  store ptr addrspace(1) %1, ptr %5, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %6) #9
  %12 = call i64 @gid(i32 noundef 0) #8
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %14 = call i64 @gid(i32 noundef 1) #8
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %7, align 4, !tbaa !3
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = getelementptr inbounds nuw %struct.Image, ptr %2, i32 0, i32 0
  %18 = load i32, ptr %17, align 4, !tbaa !14
  %19 = icmp sge i32 %16, %18
  br i1 %19, label %25, label %20

20:                                               ; preds = %3
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = getelementptr inbounds nuw %struct.Image, ptr %2, i32 0, i32 1
  %23 = load i32, ptr %22, align 4, !tbaa !17
  %24 = icmp sge i32 %21, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %20, %3
  store i32 1, ptr %8, align 4
  br label %80

26:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store float 0.000000e+00, ptr %9, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %10) #9
  store i32 -2, ptr %10, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %62, %26
  %28 = load i32, ptr %10, align 4, !tbaa !3
  %29 = icmp sle i32 %28, 2
  br i1 %29, label %31, label %30

30:                                               ; preds = %27
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #9
  br label %65

31:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %11) #9
  store i32 -2, ptr %11, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %58, %31
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = icmp sle i32 %33, 2
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #9
  br label %61

36:                                               ; preds = %32
  %37 = load i32, ptr %10, align 4, !tbaa !3
  %38 = add nsw i32 %37, 2
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [5 x float], ptr addrspace(4) @taps, i64 0, i64 %39
  %41 = load float, ptr addrspace(4) %40, align 4, !tbaa !18
  %42 = load i32, ptr %11, align 4, !tbaa !3
  %43 = add nsw i32 %42, 2
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [5 x float], ptr addrspace(4) @taps, i64 0, i64 %44
  %46 = load float, ptr addrspace(4) %45, align 4, !tbaa !18
  %47 = fmul float %41, %46
  %48 = load ptr addrspace(1), ptr %4, align 8, !tbaa !11
  %49 = load i32, ptr %6, align 4, !tbaa !3
  %50 = load i32, ptr %11, align 4, !tbaa !3
  %51 = add nsw i32 %49, %50
  %52 = load i32, ptr %7, align 4, !tbaa !3
  %53 = load i32, ptr %10, align 4, !tbaa !3
  %54 = add nsw i32 %52, %53
  %55 = call float @tap(ptr addrspace(1) noundef %48, ptr noundef byval(%struct.Image) align 4 %2, i32 noundef %51, i32 noundef %54) #8
  %56 = load float, ptr %9, align 4, !tbaa !18
  %57 = call float @llvm.fmuladd.f32(float %47, float %55, float %56)
  store float %57, ptr %9, align 4, !tbaa !18
  br label %58

58:                                               ; preds = %36
  %59 = load i32, ptr %11, align 4, !tbaa !3
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %11, align 4, !tbaa !3
  br label %32

61:                                               ; preds = %35
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %10, align 4, !tbaa !3
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %10, align 4, !tbaa !3
  br label %27

65:                                               ; preds = %30
  %66 = load float, ptr %9, align 4, !tbaa !18
  %67 = getelementptr inbounds nuw %struct.Image, ptr %2, i32 0, i32 3
  %68 = load float, ptr %67, align 4, !tbaa !19
  %69 = fmul float %66, %68
  %70 = fptoui float %69 to i8
  %71 = load ptr addrspace(1), ptr %5, align 8, !tbaa !11
  %72 = load i32, ptr %7, align 4, !tbaa !3
  %73 = getelementptr inbounds nuw %struct.Image, ptr %2, i32 0, i32 2
  %74 = load i32, ptr %73, align 4, !tbaa !20
  %75 = mul nsw i32 %72, %74
  %76 = load i32, ptr %6, align 4, !tbaa !3
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i8, ptr addrspace(1) %71, i64 %78
  store i8 %70, ptr addrspace(1) %79, align 1, !tbaa !21
  call void @llvm.lifetime.end.p0(ptr %9) #9
  store i32 0, ptr %8, align 4
  br label %80

80:                                               ; preds = %65, %25
  call void @llvm.lifetime.end.p0(ptr %7) #9
  call void @llvm.lifetime.end.p0(ptr %6) #9
  %81 = load i32, ptr %8, align 4
  switch i32 %81, label %83 [
    i32 0, label %82
    i32 1, label %82
  ]

82:                                               ; preds = %80, %80
  ret void

83:                                               ; preds = %80
  unreachable
}

; Function Attrs: convergent norecurse nounwind
define dso_local i32 @sum_range(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !22
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #9
  store i32 0, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !3
  br label %7

7:                                                ; preds = %20, %2
  %8 = load i32, ptr %6, align 4, !tbaa !3
  %9 = load i32, ptr %4, align 4, !tbaa !3
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %12, label %11

11:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %23

12:                                               ; preds = %7
  %13 = load ptr, ptr %3, align 8, !tbaa !22
  %14 = load i32, ptr %6, align 4, !tbaa !3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = load i32, ptr %5, align 4, !tbaa !3
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %5, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %12
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %6, align 4, !tbaa !3
  br label %7

23:                                               ; preds = %11
  %24 = load i32, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %5) #9
  ret i32 %24
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @generic_sum(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8, !tbaa !22
  store ptr addrspace(3) %1, ptr %6, align 8, !tbaa !22
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load ptr addrspace(1), ptr %5, align 8, !tbaa !22
  %10 = load ptr addrspace(3), ptr %6, align 8, !tbaa !22
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  call void @__clang_ocl_kern_imp_generic_sum(ptr addrspace(1) noundef align 4 %9, ptr addrspace(3) noundef align 4 %10, i32 noundef %11, i32 noundef %12) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_generic_sum(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [8 x i32], align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  store ptr addrspace(1) %0, ptr %5, align 8, !tbaa !22
  store ptr addrspace(3) %1, ptr %6, align 8, !tbaa !22
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #9
  call void @llvm.lifetime.start.p0(ptr %10) #9
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %13

13:                                               ; preds = %27, %4
  %14 = load i32, ptr %10, align 4, !tbaa !3
  %15 = icmp slt i32 %14, 8
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %10) #9
  br label %30

17:                                               ; preds = %13
  %18 = load ptr addrspace(1), ptr %5, align 8, !tbaa !22
  %19 = load i32, ptr %10, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %18, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !3
  %23 = mul nsw i32 %22, 2
  %24 = load i32, ptr %10, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 %25
  store i32 %23, ptr %26, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %17
  %28 = load i32, ptr %10, align 4, !tbaa !3
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %10, align 4, !tbaa !3
  br label %13

30:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %31 = call i64 @lid(i32 noundef 0) #8
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr %11, align 4, !tbaa !3
  br label %33

33:                                               ; preds = %49, %30
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = load i32, ptr %7, align 4, !tbaa !3
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(ptr %11) #9
  br label %55

38:                                               ; preds = %33
  %39 = load ptr addrspace(1), ptr %5, align 8, !tbaa !22
  %40 = load i32, ptr %11, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr addrspace(1) %39, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !3
  %44 = add nsw i32 %43, 1
  %45 = load ptr addrspace(3), ptr %6, align 8, !tbaa !22
  %46 = load i32, ptr %11, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr addrspace(3) %45, i64 %47
  store i32 %44, ptr addrspace(3) %48, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %38
  %50 = call i64 @lsize() #8
  %51 = load i32, ptr %11, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = add i64 %52, %50
  %54 = trunc i64 %53 to i32
  store i32 %54, ptr %11, align 4, !tbaa !3
  br label %33

55:                                               ; preds = %37
  call void @local_barrier() #8
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %56 = load i32, ptr %8, align 4, !tbaa !3
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %61

58:                                               ; preds = %55
  %59 = load ptr addrspace(1), ptr %5, align 8, !tbaa !22
  %60 = addrspacecast ptr addrspace(1) %59 to ptr
  br label %71

61:                                               ; preds = %55
  %62 = load i32, ptr %8, align 4, !tbaa !3
  %63 = icmp eq i32 %62, 1
  br i1 %63, label %64, label %67

64:                                               ; preds = %61
  %65 = load ptr addrspace(3), ptr %6, align 8, !tbaa !22
  %66 = addrspacecast ptr addrspace(3) %65 to ptr
  br label %69

67:                                               ; preds = %61
  %68 = getelementptr inbounds [8 x i32], ptr %9, i64 0, i64 0
  br label %69

69:                                               ; preds = %67, %64
  %70 = phi ptr [ %66, %64 ], [ %68, %67 ]
  br label %71

71:                                               ; preds = %69, %58
  %72 = phi ptr [ %60, %58 ], [ %70, %69 ]
  store ptr %72, ptr %12, align 8, !tbaa !22
  %73 = load ptr, ptr %12, align 8, !tbaa !22
  %74 = load i32, ptr %8, align 4, !tbaa !3
  %75 = icmp eq i32 %74, 2
  br i1 %75, label %76, label %77

76:                                               ; preds = %71
  br label %79

77:                                               ; preds = %71
  %78 = load i32, ptr %7, align 4, !tbaa !3
  br label %79

79:                                               ; preds = %77, %76
  %80 = phi i32 [ 8, %76 ], [ %78, %77 ]
  %81 = call i32 @sum_range(ptr noundef %73, i32 noundef %80) #8
  %82 = load ptr addrspace(1), ptr %5, align 8, !tbaa !22
  %83 = load i32, ptr %7, align 4, !tbaa !3
  %84 = sext i32 %83 to i64
  %85 = call i64 @gid(i32 noundef 0) #8
  %86 = add i64 %84, %85
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %82, i64 %86
  store i32 %81, ptr addrspace(1) %87, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  ret void
}

; Function Attrs: convergent inlinehint norecurse nounwind
define internal i64 @gid(i32 noundef %0) #4 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = sext i32 %6 to i64
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = sext i32 %8 to i64
  %10 = mul i64 %7, %9
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = sext i32 %11 to i64
  %13 = add i64 %10, %12
  br label %23

14:                                               ; preds = %1
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = sext i32 %15 to i64
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = sext i32 %17 to i64
  %19 = mul i64 %16, %18
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %21 = sext i32 %20 to i64
  %22 = add i64 %19, %21
  br label %23

23:                                               ; preds = %14, %5
  %24 = phi i64 [ %13, %5 ], [ %22, %14 ]
  ret i64 %24
}

; Function Attrs: convergent norecurse nounwind
define internal float @tap(ptr addrspace(1) noundef %0, ptr noundef byval(%struct.Image) align 4 %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca float, align 4
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8, !tbaa !11
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %7, align 4, !tbaa !3
  %10 = icmp slt i32 %9, 0
  br i1 %10, label %24, label %11

11:                                               ; preds = %4
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %24, label %14

14:                                               ; preds = %11
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = getelementptr inbounds nuw %struct.Image, ptr %1, i32 0, i32 0
  %17 = load i32, ptr %16, align 4, !tbaa !14
  %18 = icmp sge i32 %15, %17
  br i1 %18, label %24, label %19

19:                                               ; preds = %14
  %20 = load i32, ptr %8, align 4, !tbaa !3
  %21 = getelementptr inbounds nuw %struct.Image, ptr %1, i32 0, i32 1
  %22 = load i32, ptr %21, align 4, !tbaa !17
  %23 = icmp sge i32 %20, %22
  br i1 %23, label %24, label %29

24:                                               ; preds = %19, %14, %11, %4
  %25 = getelementptr inbounds nuw %struct.Image, ptr %1, i32 0, i32 4
  %26 = load <4 x i8>, ptr %25, align 4
  %27 = extractelement <4 x i8> %26, i64 0
  %28 = uitofp i8 %27 to float
  store float %28, ptr %5, align 4
  br label %41

29:                                               ; preds = %19
  %30 = load ptr addrspace(1), ptr %6, align 8, !tbaa !11
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = getelementptr inbounds nuw %struct.Image, ptr %1, i32 0, i32 2
  %33 = load i32, ptr %32, align 4, !tbaa !20
  %34 = mul nsw i32 %31, %33
  %35 = load i32, ptr %7, align 4, !tbaa !3
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i8, ptr addrspace(1) %30, i64 %37
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !21
  %40 = uitofp i8 %39 to float
  store float %40, ptr %5, align 4
  br label %41

41:                                               ; preds = %29, %24
  %42 = load float, ptr %5, align 4
  ret float %42
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: convergent inlinehint norecurse nounwind
define internal i64 @lid(i32 noundef %0) #4 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %9

7:                                                ; preds = %1
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i32 [ %6, %5 ], [ %8, %7 ]
  %11 = sext i32 %10 to i64
  ret i64 %11
}

; Function Attrs: convergent inlinehint norecurse nounwind
define internal i64 @lsize() #4 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %2 = sext i32 %1 to i64
  ret i64 %2
}

; Function Attrs: convergent inlinehint norecurse nounwind
define internal void @local_barrier() #4 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #7

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+ptx88,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+ptx88,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+ptx88,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent inlinehint norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+ptx88,+sm_90" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{i32 1, i32 1, i32 0}
!8 = !{!"none", !"none", !"none"}
!9 = !{!"uchar*", !"uchar*", !"Image"}
!10 = !{!"const", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 omnipotent char", !13, i64 0}
!13 = !{!"any pointer", !5, i64 0}
!14 = !{!15, !4, i64 0}
!15 = !{!"", !4, i64 0, !4, i64 4, !4, i64 8, !16, i64 12, !5, i64 16}
!16 = !{!"float", !5, i64 0}
!17 = !{!15, !4, i64 4}
!18 = !{!16, !16, i64 0}
!19 = !{!15, !16, i64 12}
!20 = !{!15, !4, i64 8}
!21 = !{!5, !5, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 int", !13, i64 0}
!24 = !{i32 1, i32 3, i32 0, i32 0}
!25 = !{!"none", !"none", !"none", !"none"}
!26 = !{!"int*", !"int*", !"int", !"int"}
!27 = !{!"", !"", !"", !""}
