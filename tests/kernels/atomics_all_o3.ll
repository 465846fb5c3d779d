; ModuleID = 'atomics_all.cu'
source_filename = "atomics_all.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11atomics_intE1s = internal addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @atomics_int(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp samesign ult i32 %5, 8
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 %8
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %7, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i32 %3 seq_cst, align 4
  %12 = atomicrmw min ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 4), i32 %3 seq_cst, align 4
  %13 = atomicrmw max ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 8), i32 %3 seq_cst, align 4
  %14 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 12), i32 %3 seq_cst, align 4
  %15 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 16), i32 0, i32 %3 seq_cst seq_cst, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), align 4, !tbaa !3
  %17 = atomicrmw add ptr %0, i32 %16 seq_cst, align 4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 4), align 4, !tbaa !3
  %20 = sub nsw i32 0, %19
  %21 = atomicrmw add ptr %18, i32 %20 seq_cst, align 4
  %22 = xor i32 %21, %17
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 8), align 4, !tbaa !3
  %25 = atomicrmw min ptr %23, i32 %24 seq_cst, align 4
  %26 = xor i32 %22, %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %28 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11atomics_intE1s to ptr), i64 12), align 4, !tbaa !3
  %29 = atomicrmw max ptr %27, i32 %28 seq_cst, align 4
  %30 = xor i32 %26, %29
  %31 = atomicrmw uinc_wrap ptr %1, i32 99 seq_cst, align 4
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %33 = atomicrmw udec_wrap ptr %32, i32 99 seq_cst, align 4
  %34 = xor i32 %33, %31
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %36 = shl i32 -2, %5
  %37 = atomicrmw and ptr %35, i32 %36 seq_cst, align 4
  %38 = xor i32 %34, %37
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %40 = shl nuw i32 1, %5
  %41 = atomicrmw or ptr %39, i32 %40 seq_cst, align 4
  %42 = xor i32 %38, %41
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %44 = atomicrmw xor ptr %43, i32 %30 seq_cst, align 4
  %45 = xor i32 %42, %44
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %47 = atomicrmw umin ptr %46, i32 7 seq_cst, align 4
  %48 = xor i32 %45, %47
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %50 = atomicrmw umax ptr %49, i32 7 seq_cst, align 4
  %51 = xor i32 %48, %50
  %52 = zext i32 %51 to i64
  %53 = atomicrmw add ptr %2, i64 %52 seq_cst, align 8
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %55 = atomicrmw umin ptr %54, i64 %52 seq_cst, align 8
  %56 = add i64 %55, %53
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %58 = atomicrmw umax ptr %57, i64 %52 seq_cst, align 8
  %59 = add i64 %56, %58
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %61 = atomicrmw xchg ptr %60, i64 %52 seq_cst, align 8
  %62 = add i64 %59, %61
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %64 = cmpxchg ptr %63, i64 0, i64 %52 seq_cst seq_cst, align 8
  %65 = extractvalue { i64, i1 } %64, 0
  %66 = add i64 %62, %65
  %67 = icmp eq i64 %66, 42
  br i1 %67, label %68, label %70

68:                                               ; preds = %10
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 1, ptr %69, align 4, !tbaa !3
  br label %70

70:                                               ; preds = %68, %10
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @atomics_float(ptr noundef captures(none) %0, ptr noundef captures(none) %1, float noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 3
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = atomicrmw fadd ptr %7, float %2 seq_cst, align 4
  %9 = getelementptr inbounds nuw double, ptr %1, i64 %6
  %10 = fpext contract float %2 to double
  %11 = atomicrmw fadd ptr %9, double %10 seq_cst, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = bitcast float %2 to i32
  %14 = atomicrmw xchg ptr %12, i32 %13 seq_cst, align 4
  %15 = bitcast i32 %14 to float
  %16 = fcmp contract oeq float %15, 0.000000e+00
  br i1 %16, label %17, label %20

17:                                               ; preds = %3
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %19 = atomicrmw fadd ptr %18, float %15 seq_cst, align 4
  br label %20

20:                                               ; preds = %17, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @atomics_cas_loops(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %49

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !7
  %15 = load i64, ptr %0, align 8, !tbaa !9
  %16 = bitcast double %14 to i64
  br label %17

17:                                               ; preds = %21, %11
  %18 = phi i64 [ %15, %11 ], [ %23, %21 ]
  %19 = bitcast i64 %18 to double
  %20 = fcmp contract ugt double %14, %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %17
  %22 = cmpxchg ptr %0, i64 %18, i64 %16 seq_cst seq_cst, align 8
  %23 = extractvalue { i64, i1 } %22, 0
  %24 = icmp eq i64 %18, %23
  br i1 %24, label %25, label %17, !llvm.loop !11

25:                                               ; preds = %17, %21
  %26 = srem i32 %9, 97
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %1, i64 %27
  %29 = ptrtoint ptr %28 to i64
  %30 = and i64 %29, -4
  %31 = inttoptr i64 %30 to ptr
  %32 = trunc i64 %29 to i32
  %33 = shl i32 %32, 3
  %34 = and i32 %33, 24
  %35 = load i32, ptr %31, align 4, !tbaa !3
  %36 = shl nuw i32 255, %34
  %37 = xor i32 %36, -1
  br label %38

38:                                               ; preds = %38, %25
  %39 = phi i32 [ %35, %25 ], [ %47, %38 ]
  %40 = lshr i32 %39, %34
  %41 = add i32 %40, 1
  %42 = and i32 %41, 255
  %43 = and i32 %39, %37
  %44 = shl nuw i32 %42, %34
  %45 = or i32 %44, %43
  %46 = cmpxchg ptr %31, i32 %39, i32 %45 seq_cst seq_cst, align 4
  %47 = extractvalue { i32, i1 } %46, 0
  %48 = icmp eq i32 %39, %47
  br i1 %48, label %49, label %38, !llvm.loop !13

49:                                               ; preds = %38, %4
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @atomics_scoped(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = atomicrmw add ptr %0, i32 %4 monotonic, align 4
  %6 = add nsw i32 %5, %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = atomicrmw add ptr %7, i32 %6 acq_rel, align 4
  %9 = add nsw i32 %6, %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = atomicrmw xchg ptr %10, i32 %9 release, align 4
  %12 = xor i32 %9, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %14 = atomicrmw max ptr %13, i32 %12 acquire, align 4
  %15 = add nsw i32 %12, %14
  br label %16

16:                                               ; preds = %16, %3
  %17 = phi i32 [ %15, %3 ], [ %21, %16 ]
  %18 = add nsw i32 %17, 1
  %19 = cmpxchg weak ptr %1, i32 %17, i32 %18 seq_cst monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  %21 = extractvalue { i32, i1 } %19, 0
  br i1 %20, label %22, label %16, !llvm.loop !14

22:                                               ; preds = %16
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store atomic i32 %17, ptr %23 release, align 4
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load atomic i32, ptr %24 acquire, align 4
  %26 = add nsw i32 %25, %17
  fence seq_cst
  %27 = sext i32 %26 to i64
  %28 = atomicrmw or ptr %2, i64 %27 monotonic, align 8
  tail call void @llvm.nvvm.membar.cta()
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %30 = atomicrmw and ptr %29, i64 %27 monotonic, align 8
  tail call void @llvm.nvvm.membar.sys()
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ticket_lock(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %3
  %7 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  br label %8

8:                                                ; preds = %8, %6
  %9 = load volatile i32, ptr %1, align 4, !tbaa !3
  %10 = icmp eq i32 %9, %7
  br i1 %10, label %11, label %8, !llvm.loop !15

11:                                               ; preds = %8
  tail call void @llvm.nvvm.membar.gl()
  %12 = load i32, ptr %2, align 4, !tbaa !3
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %2, align 4, !tbaa !3
  tail call void @llvm.nvvm.membar.gl()
  %14 = add i32 %7, 1
  store volatile i32 %14, ptr %1, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %11, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #6

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.sys() #6

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nounwind }

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
!8 = !{!"double", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !5, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
