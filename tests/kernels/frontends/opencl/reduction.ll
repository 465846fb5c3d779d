; ModuleID = 'reduction.cl'
source_filename = "reduction.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@histogram.h = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8, !tbaa !11
  store ptr addrspace(1) %1, ptr %6, align 8, !tbaa !11
  store ptr addrspace(3) %2, ptr %7, align 8, !tbaa !11
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load ptr addrspace(1), ptr %5, align 8, !tbaa !11
  %10 = load ptr addrspace(1), ptr %6, align 8, !tbaa !11
  %11 = load ptr addrspace(3), ptr %7, align 8, !tbaa !11
  %12 = load i32, ptr %8, align 4, !tbaa !3
  call void @__clang_ocl_kern_imp_reduce_local(ptr addrspace(1) noundef align 4 %9, ptr addrspace(1) noundef align 4 %10, ptr addrspace(3) noundef align 4 %11, i32 noundef %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_reduce_local(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !7 !kernel_arg_access_qual !8 !kernel_arg_type !9 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %5, align 8, !tbaa !11
  store ptr addrspace(1) %1, ptr %6, align 8, !tbaa !11
  store ptr addrspace(3) %2, ptr %7, align 8, !tbaa !11
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %12 = call i64 @lid(i32 noundef 0) #6
  store i64 %12, ptr %9, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %13 = call i64 @gid(i32 noundef 0) #6
  store i64 %13, ptr %10, align 8, !tbaa !14
  %14 = load i64, ptr %10, align 8, !tbaa !14
  %15 = load i32, ptr %8, align 4, !tbaa !3
  %16 = zext i32 %15 to i64
  %17 = icmp ult i64 %14, %16
  br i1 %17, label %18, label %23

18:                                               ; preds = %4
  %19 = load ptr addrspace(1), ptr %5, align 8, !tbaa !11
  %20 = load i64, ptr %10, align 8, !tbaa !14
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %19, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !16
  br label %24

23:                                               ; preds = %4
  br label %24

24:                                               ; preds = %23, %18
  %25 = phi float [ %22, %18 ], [ 0.000000e+00, %23 ]
  %26 = load ptr addrspace(3), ptr %7, align 8, !tbaa !11
  %27 = load i64, ptr %9, align 8, !tbaa !14
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) %26, i64 %27
  store float %25, ptr addrspace(3) %28, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %29 = call i64 @lsize() #6
  %30 = udiv i64 %29, 2
  store i64 %30, ptr %11, align 8, !tbaa !14
  br label %31

31:                                               ; preds = %52, %24
  %32 = load i64, ptr %11, align 8, !tbaa !14
  %33 = icmp ugt i64 %32, 0
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %55

35:                                               ; preds = %31
  call void @local_barrier() #6
  %36 = load i64, ptr %9, align 8, !tbaa !14
  %37 = load i64, ptr %11, align 8, !tbaa !14
  %38 = icmp ult i64 %36, %37
  br i1 %38, label %39, label %51

39:                                               ; preds = %35
  %40 = load ptr addrspace(3), ptr %7, align 8, !tbaa !11
  %41 = load i64, ptr %9, align 8, !tbaa !14
  %42 = load i64, ptr %11, align 8, !tbaa !14
  %43 = add i64 %41, %42
  %44 = getelementptr inbounds nuw float, ptr addrspace(3) %40, i64 %43
  %45 = load float, ptr addrspace(3) %44, align 4, !tbaa !16
  %46 = load ptr addrspace(3), ptr %7, align 8, !tbaa !11
  %47 = load i64, ptr %9, align 8, !tbaa !14
  %48 = getelementptr inbounds nuw float, ptr addrspace(3) %46, i64 %47
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !16
  %50 = fadd float %49, %45
  store float %50, ptr addrspace(3) %48, align 4, !tbaa !16
  br label %51

51:                                               ; preds = %39, %35
  br label %52

52:                                               ; preds = %51
  %53 = load i64, ptr %11, align 8, !tbaa !14
  %54 = lshr i64 %53, 1
  store i64 %54, ptr %11, align 8, !tbaa !14
  br label %31

55:                                               ; preds = %34
  %56 = load i64, ptr %9, align 8, !tbaa !14
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %65

58:                                               ; preds = %55
  %59 = load ptr addrspace(3), ptr %7, align 8, !tbaa !11
  %60 = getelementptr inbounds float, ptr addrspace(3) %59, i64 0
  %61 = load float, ptr addrspace(3) %60, align 4, !tbaa !16
  %62 = load ptr addrspace(1), ptr %6, align 8, !tbaa !11
  %63 = call i64 @grp(i32 noundef 0) #6
  %64 = getelementptr inbounds nuw float, ptr addrspace(1) %62, i64 %63
  store float %61, ptr addrspace(1) %64, align 4, !tbaa !16
  br label %65

65:                                               ; preds = %58, %55
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @histogram(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 !reqd_work_group_size !22 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8, !tbaa !23
  store ptr addrspace(1) %1, ptr %5, align 8, !tbaa !25
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr addrspace(1), ptr %4, align 8, !tbaa !23
  %8 = load ptr addrspace(1), ptr %5, align 8, !tbaa !25
  %9 = load i32, ptr %6, align 4, !tbaa !3
  call void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 !reqd_work_group_size !22 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8, !tbaa !23
  store ptr addrspace(1) %1, ptr %5, align 8, !tbaa !25
  store i32 %2, ptr %6, align 4, !tbaa !3
  %13 = call i64 @lid(i32 noundef 0) #6
  %14 = add i64 %13, 128
  %15 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @histogram.h, i64 0, i64 %14
  store i32 0, ptr addrspace(3) %15, align 4, !tbaa !3
  %16 = call i64 @lid(i32 noundef 0) #6
  %17 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @histogram.h, i64 0, i64 %16
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !3
  call void @local_barrier() #6
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %18 = call i64 @gid(i32 noundef 0) #6
  store i64 %18, ptr %7, align 8, !tbaa !14
  br label %19

19:                                               ; preds = %35, %3
  %20 = load i64, ptr %7, align 8, !tbaa !14
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = zext i32 %21 to i64
  %23 = icmp ult i64 %20, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %38

25:                                               ; preds = %19
  %26 = load ptr addrspace(1), ptr %4, align 8, !tbaa !23
  %27 = load i64, ptr %7, align 8, !tbaa !14
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 %27
  %29 = load i8, ptr addrspace(1) %28, align 1, !tbaa !27
  %30 = zext i8 %29 to i64
  %31 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @histogram.h, i64 0, i64 %30
  store i32 1, ptr %8, align 4, !tbaa !3
  %32 = load i32, ptr %8, align 4
  %33 = atomicrmw add ptr addrspace(3) %31, i32 %32 monotonic, align 4
  store i32 %33, ptr %9, align 4
  %34 = load i32, ptr %9, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %25
  %36 = load i64, ptr %7, align 8, !tbaa !14
  %37 = add i64 %36, 8192
  store i64 %37, ptr %7, align 8, !tbaa !14
  br label %19

38:                                               ; preds = %24
  call void @local_barrier() #6
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %39 = call i64 @lid(i32 noundef 0) #6
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr %10, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %64, %38
  %42 = load i32, ptr %10, align 4, !tbaa !3
  %43 = icmp ult i32 %42, 256
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %67

45:                                               ; preds = %41
  %46 = load i32, ptr %10, align 4, !tbaa !3
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @histogram.h, i64 0, i64 %47
  %49 = load i32, ptr addrspace(3) %48, align 4, !tbaa !3
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %63

51:                                               ; preds = %45
  %52 = load ptr addrspace(1), ptr %5, align 8, !tbaa !25
  %53 = load i32, ptr %10, align 4, !tbaa !3
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %52, i64 %54
  %56 = load i32, ptr %10, align 4, !tbaa !3
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @histogram.h, i64 0, i64 %57
  %59 = load i32, ptr addrspace(3) %58, align 4, !tbaa !3
  store i32 %59, ptr %11, align 4, !tbaa !3
  %60 = load i32, ptr %11, align 4
  %61 = atomicrmw add ptr addrspace(1) %55, i32 %60 monotonic, align 4
  store i32 %61, ptr %12, align 4
  %62 = load i32, ptr %12, align 4, !tbaa !3
  br label %63

63:                                               ; preds = %51, %45
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %10, align 4, !tbaa !3
  %66 = add i32 %65, 128
  store i32 %66, ptr %10, align 4, !tbaa !3
  br label %41

67:                                               ; preds = %44
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

; Function Attrs: convergent inlinehint norecurse nounwind
define internal i64 @lsize() #3 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %2 = sext i32 %1 to i64
  ret i64 %2
}

; Function Attrs: convergent inlinehint norecurse nounwind
define internal void @local_barrier() #3 {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+ptx88,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+ptx88,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent inlinehint norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+ptx88,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
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
!7 = !{i32 1, i32 1, i32 3, i32 0}
!8 = !{!"none", !"none", !"none", !"none"}
!9 = !{!"float*", !"float*", !"float*", !"uint"}
!10 = !{!"const", !"", !"", !""}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 float", !13, i64 0}
!13 = !{!"any pointer", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !5, i64 0}
!18 = !{i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"uchar*", !"int*", !"uint"}
!21 = !{!"const", !"", !""}
!22 = !{i32 128, i32 1, i32 1}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 omnipotent char", !13, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 int", !13, i64 0}
!27 = !{!5, !5, i64 0}
