; ModuleID = 'vectors.cl'
source_filename = "vectors.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @saxpy4(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 %1, float noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8, !tbaa !12
  store ptr addrspace(1) %1, ptr %6, align 8, !tbaa !12
  store float %2, ptr %7, align 4, !tbaa !14
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load ptr addrspace(1), ptr %5, align 8, !tbaa !12
  %10 = load ptr addrspace(1), ptr %6, align 8, !tbaa !12
  %11 = load float, ptr %7, align 4, !tbaa !14
  %12 = load i32, ptr %8, align 4, !tbaa !3
  call void @__clang_ocl_kern_imp_saxpy4(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, float noundef %11, i32 noundef %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_saxpy4(ptr addrspace(1) noalias noundef align 16 %0, ptr addrspace(1) noalias noundef align 16 %1, float noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8, !tbaa !12
  store ptr addrspace(1) %1, ptr %6, align 8, !tbaa !12
  store float %2, ptr %7, align 4, !tbaa !14
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %10 = call i64 @gid(i32 noundef 0) #6
  store i64 %10, ptr %9, align 8, !tbaa !16
  %11 = load i64, ptr %9, align 8, !tbaa !16
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = zext i32 %12 to i64
  %14 = icmp ult i64 %11, %13
  br i1 %14, label %15, label %31

15:                                               ; preds = %4
  %16 = load float, ptr %7, align 4, !tbaa !14
  %17 = insertelement <4 x float> poison, float %16, i64 0
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> zeroinitializer
  %19 = load ptr addrspace(1), ptr %5, align 8, !tbaa !12
  %20 = load i64, ptr %9, align 8, !tbaa !16
  %21 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %19, i64 %20
  %22 = load <4 x float>, ptr addrspace(1) %21, align 16, !tbaa !18
  %23 = load ptr addrspace(1), ptr %6, align 8, !tbaa !12
  %24 = load i64, ptr %9, align 8, !tbaa !16
  %25 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %23, i64 %24
  %26 = load <4 x float>, ptr addrspace(1) %25, align 16, !tbaa !18
  %27 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %18, <4 x float> %22, <4 x float> %26)
  %28 = load ptr addrspace(1), ptr %6, align 8, !tbaa !12
  %29 = load i64, ptr %9, align 8, !tbaa !16
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %28, i64 %29
  store <4 x float> %27, ptr addrspace(1) %30, align 16, !tbaa !18
  br label %31

31:                                               ; preds = %15, %4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @swizzles(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 32 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8, !tbaa !12
  store ptr addrspace(1) %1, ptr %5, align 8, !tbaa !12
  store ptr addrspace(1) %2, ptr %6, align 8, !tbaa !12
  %7 = load ptr addrspace(1), ptr %4, align 8, !tbaa !12
  %8 = load ptr addrspace(1), ptr %5, align 8, !tbaa !12
  %9 = load ptr addrspace(1), ptr %6, align 8, !tbaa !12
  call void @__clang_ocl_kern_imp_swizzles(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 32 %8, ptr addrspace(1) noundef align 16 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_swizzles(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 32 %1, ptr addrspace(1) noundef align 16 %2) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <4 x float>, align 16
  %9 = alloca <8 x float>, align 32
  %10 = alloca <8 x float>, align 32
  store ptr addrspace(1) %0, ptr %4, align 8, !tbaa !12
  store ptr addrspace(1) %1, ptr %5, align 8, !tbaa !12
  store ptr addrspace(1) %2, ptr %6, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %11 = call i64 @gid(i32 noundef 0) #6
  store i64 %11, ptr %7, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %12 = load ptr addrspace(1), ptr %4, align 8, !tbaa !12
  %13 = load i64, ptr %7, align 8, !tbaa !16
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %12, i64 %13
  %15 = load <4 x float>, ptr addrspace(1) %14, align 16, !tbaa !18
  store <4 x float> %15, ptr %8, align 16, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %16 = load <4 x float>, ptr %8, align 16
  %17 = shufflevector <4 x float> %16, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %19 = shufflevector <8 x float> %18, <8 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %20 = load <4 x float>, ptr %8, align 16
  %21 = shufflevector <4 x float> %20, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %23 = shufflevector <8 x float> %19, <8 x float> %22, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>
  store <8 x float> %23, ptr %10, align 32, !tbaa !18
  %24 = load <8 x float>, ptr %10, align 32, !tbaa !18
  store <8 x float> %24, ptr %9, align 32, !tbaa !18
  %25 = load <4 x float>, ptr %8, align 16
  %26 = shufflevector <4 x float> %25, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %27 = load <8 x float>, ptr %9, align 32
  %28 = shufflevector <8 x float> %27, <8 x float> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %29 = fadd <4 x float> %28, %26
  %30 = load <8 x float>, ptr %9, align 32
  %31 = shufflevector <4 x float> %29, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %32 = shufflevector <8 x float> %30, <8 x float> %31, <8 x i32> <i32 0, i32 8, i32 2, i32 9, i32 4, i32 10, i32 6, i32 11>
  store <8 x float> %32, ptr %9, align 32
  %33 = load <8 x float>, ptr %9, align 32
  %34 = shufflevector <8 x float> %33, <8 x float> poison, <2 x i32> <i32 7, i32 0>
  %35 = load <8 x float>, ptr %9, align 32
  %36 = shufflevector <2 x float> %34, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %37 = shufflevector <8 x float> %35, <8 x float> %36, <8 x i32> <i32 8, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 9>
  store <8 x float> %37, ptr %9, align 32
  %38 = load <8 x float>, ptr %9, align 32, !tbaa !18
  %39 = load ptr addrspace(1), ptr %5, align 8, !tbaa !12
  %40 = load i64, ptr %7, align 8, !tbaa !16
  %41 = getelementptr inbounds nuw <8 x float>, ptr addrspace(1) %39, i64 %40
  store <8 x float> %38, ptr addrspace(1) %41, align 32, !tbaa !18
  %42 = load <4 x float>, ptr %8, align 16, !tbaa !18
  %43 = bitcast <4 x float> %42 to <4 x i32>
  %44 = load <4 x float>, ptr %8, align 16, !tbaa !18
  %45 = fcmp ogt <4 x float> %44, splat (float 5.000000e-01)
  %46 = sext <4 x i1> %45 to <4 x i32>
  %47 = and <4 x i32> %43, %46
  %48 = load ptr addrspace(1), ptr %6, align 8, !tbaa !12
  %49 = load i64, ptr %7, align 8, !tbaa !16
  %50 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %48, i64 %49
  store <4 x i32> %47, ptr addrspace(1) %50, align 16, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @pack_pixels(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3) #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !8 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8, !tbaa !12
  store ptr addrspace(1) %1, ptr %6, align 8, !tbaa !12
  store ptr addrspace(1) %2, ptr %7, align 8, !tbaa !12
  store ptr addrspace(1) %3, ptr %8, align 8, !tbaa !12
  %9 = load ptr addrspace(1), ptr %5, align 8, !tbaa !12
  %10 = load ptr addrspace(1), ptr %6, align 8, !tbaa !12
  %11 = load ptr addrspace(1), ptr %7, align 8, !tbaa !12
  %12 = load ptr addrspace(1), ptr %8, align 8, !tbaa !12
  call void @__clang_ocl_kern_imp_pack_pixels(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 16 %11, ptr addrspace(1) noundef align 8 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_pack_pixels(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 8 %3) #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !8 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  %11 = alloca <8 x i16>, align 16
  store ptr addrspace(1) %0, ptr %5, align 8, !tbaa !12
  store ptr addrspace(1) %1, ptr %6, align 8, !tbaa !12
  store ptr addrspace(1) %2, ptr %7, align 8, !tbaa !12
  store ptr addrspace(1) %3, ptr %8, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %12 = call i64 @gid(i32 noundef 0) #6
  store i64 %12, ptr %9, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %13 = load ptr addrspace(1), ptr %5, align 8, !tbaa !12
  %14 = load i64, ptr %9, align 8, !tbaa !16
  %15 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %13, i64 %14
  %16 = load <4 x float>, ptr addrspace(1) %15, align 16, !tbaa !18
  %17 = fmul <4 x float> %16, splat (float 2.550000e+02)
  store <4 x float> %17, ptr %10, align 16, !tbaa !18
  %18 = load <4 x float>, ptr %10, align 16, !tbaa !18
  %19 = fcmp olt <4 x float> %18, zeroinitializer
  %20 = sext <4 x i1> %19 to <4 x i32>
  %21 = load <4 x float>, ptr %10, align 16, !tbaa !18
  %22 = icmp slt <4 x i32> %20, zeroinitializer
  %23 = sext <4 x i1> %22 to <4 x i32>
  %24 = xor <4 x i32> %23, splat (i32 -1)
  %25 = bitcast <4 x float> %21 to <4 x i32>
  %26 = and <4 x i32> %25, %24
  %27 = and <4 x i32> zeroinitializer, %23
  %28 = or <4 x i32> %26, %27
  %29 = bitcast <4 x i32> %28 to <4 x float>
  store <4 x float> %29, ptr %10, align 16, !tbaa !18
  %30 = load <4 x float>, ptr %10, align 16, !tbaa !18
  %31 = fcmp ogt <4 x float> %30, splat (float 2.550000e+02)
  %32 = sext <4 x i1> %31 to <4 x i32>
  %33 = load <4 x float>, ptr %10, align 16, !tbaa !18
  %34 = icmp slt <4 x i32> %32, zeroinitializer
  %35 = sext <4 x i1> %34 to <4 x i32>
  %36 = xor <4 x i32> %35, splat (i32 -1)
  %37 = bitcast <4 x float> %33 to <4 x i32>
  %38 = and <4 x i32> %37, %36
  %39 = and <4 x i32> splat (i32 1132396544), %35
  %40 = or <4 x i32> %38, %39
  %41 = bitcast <4 x i32> %40 to <4 x float>
  store <4 x float> %41, ptr %10, align 16, !tbaa !18
  %42 = load <4 x float>, ptr %10, align 16, !tbaa !18
  %43 = fptoui <4 x float> %42 to <4 x i8>
  %44 = load ptr addrspace(1), ptr %6, align 8, !tbaa !12
  %45 = load i64, ptr %9, align 8, !tbaa !16
  %46 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %44, i64 %45
  store <4 x i8> %43, ptr addrspace(1) %46, align 4, !tbaa !18
  %47 = load ptr addrspace(1), ptr %8, align 8, !tbaa !12
  %48 = load i64, ptr %9, align 8, !tbaa !16
  %49 = getelementptr inbounds nuw <8 x i8>, ptr addrspace(1) %47, i64 %48
  %50 = load <8 x i8>, ptr addrspace(1) %49, align 8, !tbaa !18
  %51 = sext <8 x i8> %50 to <8 x i16>
  store <8 x i16> <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 0>, ptr %11, align 16, !tbaa !18
  %52 = load <8 x i16>, ptr %11, align 16, !tbaa !18
  %53 = and <8 x i16> %52, splat (i16 15)
  %54 = shl <8 x i16> %51, %53
  %55 = load ptr addrspace(1), ptr %7, align 8, !tbaa !12
  %56 = load i64, ptr %9, align 8, !tbaa !16
  %57 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %55, i64 %56
  store <8 x i16> %54, ptr addrspace(1) %57, align 16, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @dot16(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8, !tbaa !12
  store ptr addrspace(1) %1, ptr %5, align 8, !tbaa !12
  store ptr addrspace(1) %2, ptr %6, align 8, !tbaa !31
  %7 = load ptr addrspace(1), ptr %4, align 8, !tbaa !12
  %8 = load ptr addrspace(1), ptr %5, align 8, !tbaa !12
  %9 = load ptr addrspace(1), ptr %6, align 8, !tbaa !31
  call void @__clang_ocl_kern_imp_dot16(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_dot16(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !28 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i64, align 8
  %8 = alloca <16 x i32>, align 64
  %9 = alloca <8 x i32>, align 32
  %10 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8, !tbaa !12
  store ptr addrspace(1) %1, ptr %5, align 8, !tbaa !12
  store ptr addrspace(1) %2, ptr %6, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %11 = call i64 @gid(i32 noundef 0) #6
  store i64 %11, ptr %7, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %12 = load ptr addrspace(1), ptr %4, align 8, !tbaa !12
  %13 = load i64, ptr %7, align 8, !tbaa !16
  %14 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %12, i64 %13
  %15 = load <16 x i8>, ptr addrspace(1) %14, align 16, !tbaa !18
  %16 = sext <16 x i8> %15 to <16 x i32>
  %17 = load ptr addrspace(1), ptr %5, align 8, !tbaa !12
  %18 = load i64, ptr %7, align 8, !tbaa !16
  %19 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %17, i64 %18
  %20 = load <16 x i8>, ptr addrspace(1) %19, align 16, !tbaa !18
  %21 = sext <16 x i8> %20 to <16 x i32>
  %22 = mul <16 x i32> %16, %21
  store <16 x i32> %22, ptr %8, align 64, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %23 = load <16 x i32>, ptr %8, align 64
  %24 = shufflevector <16 x i32> %23, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %25 = load <16 x i32>, ptr %8, align 64
  %26 = shufflevector <16 x i32> %25, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %27 = add <8 x i32> %24, %26
  store <8 x i32> %27, ptr %9, align 32, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %28 = load <8 x i32>, ptr %9, align 32
  %29 = shufflevector <8 x i32> %28, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %30 = load <8 x i32>, ptr %9, align 32
  %31 = shufflevector <8 x i32> %30, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %32 = add <4 x i32> %29, %31
  store <4 x i32> %32, ptr %10, align 16, !tbaa !18
  %33 = load <4 x i32>, ptr %10, align 16
  %34 = extractelement <4 x i32> %33, i64 0
  %35 = load <4 x i32>, ptr %10, align 16
  %36 = extractelement <4 x i32> %35, i64 1
  %37 = add nsw i32 %34, %36
  %38 = load <4 x i32>, ptr %10, align 16
  %39 = extractelement <4 x i32> %38, i64 2
  %40 = add nsw i32 %37, %39
  %41 = load <4 x i32>, ptr %10, align 16
  %42 = extractelement <4 x i32> %41, i64 3
  %43 = add nsw i32 %40, %42
  %44 = load ptr addrspace(1), ptr %6, align 8, !tbaa !31
  %45 = load i64, ptr %7, align 8, !tbaa !16
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %44, i64 %45
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

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
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+ptx88,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+ptx88,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent inlinehint norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+ptx88,+sm_90" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!7 = !{i32 1, i32 1, i32 0, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float4*", !"float4*", !"float", !"uint"}
!10 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float", !"uint"}
!11 = !{!"restrict const", !"restrict", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"any pointer", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !5, i64 0}
!18 = !{!5, !5, i64 0}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"float4*", !"float8*", !"int4*"}
!22 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(8)))*", !"int __attribute__((ext_vector_type(4)))*"}
!23 = !{!"const", !"", !""}
!24 = !{i32 1, i32 1, i32 1, i32 1}
!25 = !{!"float4*", !"uchar4*", !"short8*", !"char8*"}
!26 = !{!"float __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"short __attribute__((ext_vector_type(8)))*", !"char __attribute__((ext_vector_type(8)))*"}
!27 = !{!"const", !"", !"", !"const"}
!28 = !{!"char16*", !"char16*", !"int*"}
!29 = !{!"char __attribute__((ext_vector_type(16)))*", !"char __attribute__((ext_vector_type(16)))*", !"int*"}
!30 = !{!"const", !"const", !""}
!31 = !{!32, !32, i64 0}
!32 = !{!"p1 int", !13, i64 0}
