; ModuleID = 'matmul.cl'
source_filename = "matmul.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@matmul_local.a = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@matmul_local.b = internal addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @matmul_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8, !tbaa !11
  store ptr addrspace(1) %1, ptr %7, align 8, !tbaa !11
  store ptr addrspace(1) %2, ptr %8, align 8, !tbaa !11
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  %11 = load ptr addrspace(1), ptr %6, align 8, !tbaa !11
  %12 = load ptr addrspace(1), ptr %7, align 8, !tbaa !11
  %13 = load ptr addrspace(1), ptr %8, align 8, !tbaa !11
  %14 = load i32, ptr %9, align 4, !tbaa !3
  %15 = load i32, ptr %10, align 4, !tbaa !3
  call void @__clang_ocl_kern_imp_matmul_local(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, i32 noundef %14, i32 noundef %15) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_matmul_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8, !tbaa !11
  store ptr addrspace(1) %1, ptr %7, align 8, !tbaa !11
  store ptr addrspace(1) %2, ptr %8, align 8, !tbaa !11
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %19 = call i64 @lid(i32 noundef 0) #8
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %21 = call i64 @lid(i32 noundef 1) #8
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %23 = call i64 @grp(i32 noundef 1) #8
  %24 = mul i64 %23, 16
  %25 = load i32, ptr %12, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = add i64 %24, %26
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #9
  %29 = call i64 @grp(i32 noundef 0) #8
  %30 = mul i64 %29, 16
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = add i64 %30, %32
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #9
  store float 0.000000e+00, ptr %15, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %16) #9
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %100, %5
  %36 = load i32, ptr %16, align 4, !tbaa !3
  %37 = load i32, ptr %10, align 4, !tbaa !3
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %40, label %39

39:                                               ; preds = %35
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #9
  br label %103

40:                                               ; preds = %35
  %41 = load ptr addrspace(1), ptr %6, align 8, !tbaa !11
  %42 = load i32, ptr %13, align 4, !tbaa !3
  %43 = load i32, ptr %10, align 4, !tbaa !3
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %16, align 4, !tbaa !3
  %46 = add nsw i32 %44, %45
  %47 = load i32, ptr %11, align 4, !tbaa !3
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %41, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !14
  %52 = load i32, ptr %12, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @matmul_local.a, i64 0, i64 %53
  %55 = load i32, ptr %11, align 4, !tbaa !3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [16 x float], ptr addrspace(3) %54, i64 0, i64 %56
  store float %51, ptr addrspace(3) %57, align 4, !tbaa !14
  %58 = load ptr addrspace(1), ptr %7, align 8, !tbaa !11
  %59 = load i32, ptr %16, align 4, !tbaa !3
  %60 = load i32, ptr %12, align 4, !tbaa !3
  %61 = add nsw i32 %59, %60
  %62 = load i32, ptr %9, align 4, !tbaa !3
  %63 = mul nsw i32 %61, %62
  %64 = load i32, ptr %14, align 4, !tbaa !3
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr addrspace(1) %58, i64 %66
  %68 = load float, ptr addrspace(1) %67, align 4, !tbaa !14
  %69 = load i32, ptr %12, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @matmul_local.b, i64 0, i64 %70
  %72 = load i32, ptr %11, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [16 x float], ptr addrspace(3) %71, i64 0, i64 %73
  store float %68, ptr addrspace(3) %74, align 4, !tbaa !14
  call void @local_barrier() #8
  call void @llvm.lifetime.start.p0(ptr %18) #9
  store i32 0, ptr %18, align 4, !tbaa !3
  br label %75

75:                                               ; preds = %96, %40
  %76 = load i32, ptr %18, align 4, !tbaa !3
  %77 = icmp slt i32 %76, 16
  br i1 %77, label %79, label %78

78:                                               ; preds = %75
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #9
  br label %99

79:                                               ; preds = %75
  %80 = load i32, ptr %12, align 4, !tbaa !3
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @matmul_local.a, i64 0, i64 %81
  %83 = load i32, ptr %18, align 4, !tbaa !3
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [16 x float], ptr addrspace(3) %82, i64 0, i64 %84
  %86 = load float, ptr addrspace(3) %85, align 4, !tbaa !14
  %87 = load i32, ptr %18, align 4, !tbaa !3
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @matmul_local.b, i64 0, i64 %88
  %90 = load i32, ptr %11, align 4, !tbaa !3
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [16 x float], ptr addrspace(3) %89, i64 0, i64 %91
  %93 = load float, ptr addrspace(3) %92, align 4, !tbaa !14
  %94 = load float, ptr %15, align 4, !tbaa !14
  %95 = call float @llvm.fma.f32(float %86, float %93, float %94)
  store float %95, ptr %15, align 4, !tbaa !14
  br label %96

96:                                               ; preds = %79
  %97 = load i32, ptr %18, align 4, !tbaa !3
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %18, align 4, !tbaa !3
  br label %75, !llvm.loop !16

99:                                               ; preds = %78
  call void @local_barrier() #8
  br label %100

100:                                              ; preds = %99
  %101 = load i32, ptr %16, align 4, !tbaa !3
  %102 = add nsw i32 %101, 16
  store i32 %102, ptr %16, align 4, !tbaa !3
  br label %35

103:                                              ; preds = %39
  %104 = load float, ptr %15, align 4, !tbaa !14
  %105 = load ptr addrspace(1), ptr %8, align 8, !tbaa !11
  %106 = load i32, ptr %13, align 4, !tbaa !3
  %107 = load i32, ptr %9, align 4, !tbaa !3
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %14, align 4, !tbaa !3
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr addrspace(1) %105, i64 %111
  store float %104, ptr addrspace(1) %112, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %15) #9
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @matmul_private(ptr addrspace(1) noundef align 8 %0, ptr addrspace(4) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !10 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8, !tbaa !20
  store ptr addrspace(4) %1, ptr %7, align 8, !tbaa !20
  store ptr addrspace(1) %2, ptr %8, align 8, !tbaa !20
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  %11 = load ptr addrspace(1), ptr %6, align 8, !tbaa !20
  %12 = load ptr addrspace(4), ptr %7, align 8, !tbaa !20
  %13 = load ptr addrspace(1), ptr %8, align 8, !tbaa !20
  %14 = load i32, ptr %9, align 4, !tbaa !3
  %15 = load i32, ptr %10, align 4, !tbaa !3
  call void @__clang_ocl_kern_imp_matmul_private(ptr addrspace(1) noundef align 8 %11, ptr addrspace(4) noundef align 8 %12, ptr addrspace(1) noundef align 8 %13, i32 noundef %14, i32 noundef %15) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_matmul_private(ptr addrspace(1) noundef align 8 %0, ptr addrspace(4) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !8 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !10 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [4 x double], align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8, !tbaa !20
  store ptr addrspace(4) %1, ptr %7, align 8, !tbaa !20
  store ptr addrspace(1) %2, ptr %8, align 8, !tbaa !20
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #9
  call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %18 = call i64 @gid(i32 noundef 0) #8
  store i64 %18, ptr %12, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %13) #9
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %58, %5
  %20 = load i32, ptr %13, align 4, !tbaa !3
  %21 = load i32, ptr %10, align 4, !tbaa !3
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #9
  br label %61

24:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %15) #9
  %25 = load ptr addrspace(1), ptr %6, align 8, !tbaa !20
  %26 = load i64, ptr %12, align 8, !tbaa !22
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = mul i64 %26, %28
  %30 = load i32, ptr %13, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = add i64 %29, %31
  %33 = getelementptr inbounds nuw double, ptr addrspace(1) %25, i64 %32
  %34 = load double, ptr addrspace(1) %33, align 8, !tbaa !24
  store double %34, ptr %15, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %16) #9
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %54, %24
  %36 = load i32, ptr %16, align 4, !tbaa !3
  %37 = icmp slt i32 %36, 4
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #9
  br label %57

39:                                               ; preds = %35
  %40 = load double, ptr %15, align 8, !tbaa !24
  %41 = load ptr addrspace(4), ptr %7, align 8, !tbaa !20
  %42 = load i32, ptr %13, align 4, !tbaa !3
  %43 = mul nsw i32 %42, 4
  %44 = load i32, ptr %16, align 4, !tbaa !3
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr addrspace(4) %41, i64 %46
  %48 = load double, ptr addrspace(4) %47, align 8, !tbaa !24
  %49 = load i32, ptr %16, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x double], ptr %11, i64 0, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !24
  %53 = call double @llvm.fmuladd.f64(double %40, double %48, double %52)
  store double %53, ptr %51, align 8, !tbaa !24
  br label %54

54:                                               ; preds = %39
  %55 = load i32, ptr %16, align 4, !tbaa !3
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %16, align 4, !tbaa !3
  br label %35

57:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %15) #9
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %13, align 4, !tbaa !3
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %13, align 4, !tbaa !3
  br label %19

61:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %17) #9
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %62

62:                                               ; preds = %80, %61
  %63 = load i32, ptr %17, align 4, !tbaa !3
  %64 = icmp slt i32 %63, 4
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #9
  br label %83

66:                                               ; preds = %62
  %67 = load i32, ptr %17, align 4, !tbaa !3
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [4 x double], ptr %11, i64 0, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !24
  %71 = load ptr addrspace(1), ptr %8, align 8, !tbaa !20
  %72 = load i64, ptr %12, align 8, !tbaa !22
  %73 = load i32, ptr %9, align 4, !tbaa !3
  %74 = sext i32 %73 to i64
  %75 = mul i64 %72, %74
  %76 = load i32, ptr %17, align 4, !tbaa !3
  %77 = sext i32 %76 to i64
  %78 = add i64 %75, %77
  %79 = getelementptr inbounds nuw double, ptr addrspace(1) %71, i64 %78
  store double %70, ptr addrspace(1) %79, align 8, !tbaa !24
  br label %80

80:                                               ; preds = %66
  %81 = load i32, ptr %17, align 4, !tbaa !3
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %17, align 4, !tbaa !3
  br label %62

83:                                               ; preds = %65
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent inlinehint norecurse nounwind
define internal i64 @lid(i32 noundef %0) #3 {
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
define internal i64 @grp(i32 noundef %0) #3 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %9

7:                                                ; preds = %1
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi i32 [ %6, %5 ], [ %8, %7 ]
  %11 = sext i32 %10 to i64
  ret i64 %11
}

; Function Attrs: convergent inlinehint norecurse nounwind
define internal void @local_barrier() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: convergent inlinehint norecurse nounwind
define internal i64 @gid(i32 noundef %0) #3 {
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+ptx88,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+ptx88,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent inlinehint norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+ptx88,+sm_90" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!7 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*", !"int", !"int"}
!10 = !{!"const", !"const", !"", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 float", !13, i64 0}
!13 = !{!"any pointer", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !5, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.enable"}
!18 = !{i32 1, i32 2, i32 1, i32 0, i32 0}
!19 = !{!"double*", !"double*", !"double*", !"int", !"int"}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 double", !13, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"long", !5, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"double", !5, i64 0}
