; ModuleID = 'nbody.cl'
source_filename = "nbody.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @forces(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, float noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8, !tbaa !12
  store ptr addrspace(1) %1, ptr %6, align 8, !tbaa !12
  store i32 %2, ptr %7, align 4, !tbaa !3
  store float %3, ptr %8, align 4, !tbaa !14
  %9 = load ptr addrspace(1), ptr %5, align 8, !tbaa !12
  %10 = load ptr addrspace(1), ptr %6, align 8, !tbaa !12
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load float, ptr %8, align 4, !tbaa !14
  call void @__clang_ocl_kern_imp_forces(ptr addrspace(1) noundef align 16 %9, ptr addrspace(1) noundef align 16 %10, i32 noundef %11, float noundef %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_forces(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2, float noundef %3) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  %11 = alloca <4 x float>, align 16
  %12 = alloca i32, align 4
  %13 = alloca <4 x float>, align 16
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8, !tbaa !12
  store ptr addrspace(1) %1, ptr %6, align 8, !tbaa !12
  store i32 %2, ptr %7, align 4, !tbaa !3
  store float %3, ptr %8, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %16 = call i64 @gid(i32 noundef 0) #6
  store i64 %16, ptr %9, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %17 = load ptr addrspace(1), ptr %5, align 8, !tbaa !12
  %18 = load i64, ptr %9, align 8, !tbaa !16
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %17, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !18
  store <4 x float> %20, ptr %10, align 16, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store <4 x float> zeroinitializer, ptr %11, align 16, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %71, %4
  %22 = load i32, ptr %12, align 4, !tbaa !3
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = icmp ult i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %74

26:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %27 = load ptr addrspace(1), ptr %5, align 8, !tbaa !12
  %28 = load i32, ptr %12, align 4, !tbaa !3
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %27, i64 %29
  %31 = load <4 x float>, ptr addrspace(1) %30, align 16, !tbaa !18
  %32 = load <4 x float>, ptr %10, align 16, !tbaa !18
  %33 = fsub <4 x float> %31, %32
  store <4 x float> %33, ptr %13, align 16, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %34 = load <4 x float>, ptr %13, align 16
  %35 = extractelement <4 x float> %34, i64 0
  %36 = load <4 x float>, ptr %13, align 16
  %37 = extractelement <4 x float> %36, i64 0
  %38 = load <4 x float>, ptr %13, align 16
  %39 = extractelement <4 x float> %38, i64 1
  %40 = load <4 x float>, ptr %13, align 16
  %41 = extractelement <4 x float> %40, i64 1
  %42 = fmul float %39, %41
  %43 = call float @llvm.fmuladd.f32(float %35, float %37, float %42)
  %44 = load <4 x float>, ptr %13, align 16
  %45 = extractelement <4 x float> %44, i64 2
  %46 = load <4 x float>, ptr %13, align 16
  %47 = extractelement <4 x float> %46, i64 2
  %48 = call float @llvm.fmuladd.f32(float %45, float %47, float %43)
  %49 = load float, ptr %8, align 4, !tbaa !14
  %50 = fadd float %48, %49
  store float %50, ptr %14, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %51 = load float, ptr %14, align 4, !tbaa !14
  %52 = fdiv float 1.000000e+00, %51, !fpmath !19
  %53 = call float @llvm.sqrt.f32(float %52), !fpmath !20
  store float %53, ptr %15, align 4, !tbaa !14
  %54 = load <4 x float>, ptr %13, align 16, !tbaa !18
  %55 = load ptr addrspace(1), ptr %5, align 8, !tbaa !12
  %56 = load i32, ptr %12, align 4, !tbaa !3
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %55, i64 %57
  %59 = load <4 x float>, ptr addrspace(1) %58, align 16
  %60 = extractelement <4 x float> %59, i64 3
  %61 = load float, ptr %15, align 4, !tbaa !14
  %62 = fmul float %60, %61
  %63 = load float, ptr %15, align 4, !tbaa !14
  %64 = fmul float %62, %63
  %65 = load float, ptr %15, align 4, !tbaa !14
  %66 = fmul float %64, %65
  %67 = insertelement <4 x float> poison, float %66, i64 0
  %68 = shufflevector <4 x float> %67, <4 x float> poison, <4 x i32> zeroinitializer
  %69 = load <4 x float>, ptr %11, align 16, !tbaa !18
  %70 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %54, <4 x float> %68, <4 x float> %69)
  store <4 x float> %70, ptr %11, align 16, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %71

71:                                               ; preds = %26
  %72 = load i32, ptr %12, align 4, !tbaa !3
  %73 = add i32 %72, 1
  store i32 %73, ptr %12, align 4, !tbaa !3
  br label %21

74:                                               ; preds = %25
  %75 = load <4 x float>, ptr %11, align 16
  %76 = insertelement <4 x float> %75, float 0.000000e+00, i64 3
  store <4 x float> %76, ptr %11, align 16
  %77 = load <4 x float>, ptr %11, align 16, !tbaa !18
  %78 = load ptr addrspace(1), ptr %6, align 8, !tbaa !12
  %79 = load i64, ptr %9, align 8, !tbaa !16
  %80 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %78, i64 %79
  store <4 x float> %77, ptr addrspace(1) %80, align 16, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @xorshift(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8, !tbaa !12
  store ptr addrspace(1) %1, ptr %4, align 8, !tbaa !12
  %5 = load ptr addrspace(1), ptr %3, align 8, !tbaa !12
  %6 = load ptr addrspace(1), ptr %4, align 8, !tbaa !12
  call void @__clang_ocl_kern_imp_xorshift(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 16 %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_xorshift(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8, !tbaa !12
  store ptr addrspace(1) %1, ptr %4, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %7 = call i64 @gid(i32 noundef 0) #6
  store i64 %7, ptr %5, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %8 = load ptr addrspace(1), ptr %3, align 8, !tbaa !12
  %9 = load i64, ptr %5, align 8, !tbaa !16
  %10 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %8, i64 %9
  %11 = load <4 x i32>, ptr addrspace(1) %10, align 16, !tbaa !18
  store <4 x i32> %11, ptr %6, align 16, !tbaa !18
  %12 = load <4 x i32>, ptr %6, align 16, !tbaa !18
  %13 = shl <4 x i32> %12, splat (i32 13)
  %14 = load <4 x i32>, ptr %6, align 16, !tbaa !18
  %15 = xor <4 x i32> %14, %13
  store <4 x i32> %15, ptr %6, align 16, !tbaa !18
  %16 = load <4 x i32>, ptr %6, align 16, !tbaa !18
  %17 = lshr <4 x i32> %16, splat (i32 17)
  %18 = load <4 x i32>, ptr %6, align 16, !tbaa !18
  %19 = xor <4 x i32> %18, %17
  store <4 x i32> %19, ptr %6, align 16, !tbaa !18
  %20 = load <4 x i32>, ptr %6, align 16, !tbaa !18
  %21 = shl <4 x i32> %20, splat (i32 5)
  %22 = load <4 x i32>, ptr %6, align 16, !tbaa !18
  %23 = xor <4 x i32> %22, %21
  store <4 x i32> %23, ptr %6, align 16, !tbaa !18
  %24 = load <4 x i32>, ptr %6, align 16, !tbaa !18
  %25 = load ptr addrspace(1), ptr %3, align 8, !tbaa !12
  %26 = load i64, ptr %5, align 8, !tbaa !16
  %27 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %25, i64 %26
  store <4 x i32> %24, ptr addrspace(1) %27, align 16, !tbaa !18
  %28 = load <4 x i32>, ptr %6, align 16, !tbaa !18
  %29 = lshr <4 x i32> %28, splat (i32 8)
  %30 = uitofp <4 x i32> %29 to <4 x float>
  %31 = fmul <4 x float> %30, splat (float 0x3E70000000000000)
  %32 = load ptr addrspace(1), ptr %4, align 8, !tbaa !12
  %33 = load i64, ptr %5, align 8, !tbaa !16
  %34 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %32, i64 %33
  store <4 x float> %31, ptr addrspace(1) %34, align 16, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
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
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

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
!9 = !{!"float4*", !"float4*", !"uint", !"float"}
!10 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uint", !"float"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"any pointer", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !5, i64 0}
!18 = !{!5, !5, i64 0}
!19 = !{float 2.500000e+00}
!20 = !{float 3.000000e+00}
!21 = !{i32 1, i32 1}
!22 = !{!"none", !"none"}
!23 = !{!"uint4*", !"float4*"}
!24 = !{!"uint __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!25 = !{!"", !""}
