; ModuleID = 'graph_sssp.cu'
source_filename = "graph_sssp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Edge = type { i32, i32, float }

@_ZZ20floyd_blocked_phase3E3row = internal unnamed_addr addrspace(3) global [16 x [16 x i32]] undef, align 4
@_ZZ20floyd_blocked_phase3E3col = internal unnamed_addr addrspace(3) global [16 x [16 x i32]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bellman_ford(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %1
  br i1 %10, label %11, label %41

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds %struct.Edge, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !3
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %18 = load float, ptr %17, align 4, !tbaa !7
  %19 = sext i32 %14 to i64
  %20 = getelementptr inbounds float, ptr %2, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !7
  %22 = fadd contract float %18, %21
  %23 = sext i32 %16 to i64
  %24 = getelementptr inbounds float, ptr %2, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = bitcast float %22 to i32
  br label %27

27:                                               ; preds = %31, %11
  %28 = phi i32 [ %25, %11 ], [ %33, %31 ]
  %29 = bitcast i32 %28 to float
  %30 = fcmp contract olt float %22, %29
  br i1 %30, label %31, label %37

31:                                               ; preds = %27
  %32 = cmpxchg ptr %24, i32 %28, i32 %26 seq_cst seq_cst, align 4
  %33 = extractvalue { i32, i1 } %32, 0
  %34 = extractvalue { i32, i1 } %32, 1
  br i1 %34, label %35, label %27

35:                                               ; preds = %31
  %36 = bitcast i32 %33 to float
  br label %37

37:                                               ; preds = %27, %35
  %38 = phi float [ %36, %35 ], [ %29, %27 ]
  %39 = fcmp contract olt float %22, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %37
  store i32 1, ptr %3, align 4, !tbaa !3
  br label %41

41:                                               ; preds = %37, %40, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @delta_step(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5, ptr noundef writeonly captures(none) %6, ptr noundef captures(none) %7, ptr noundef writeonly captures(none) %8, ptr noundef captures(none) %9, i32 noundef %10) local_unnamed_addr #1 {
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %16, %5
  br i1 %17, label %18, label %54

18:                                               ; preds = %11
  %19 = sext i32 %16 to i64
  %20 = getelementptr inbounds i32, ptr %4, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %3, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = getelementptr inbounds i32, ptr %0, i64 %22
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = getelementptr i8, ptr %25, i64 4
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = icmp slt i32 %26, %28
  br i1 %29, label %30, label %54

30:                                               ; preds = %18, %50
  %31 = phi i32 [ %51, %50 ], [ %26, %18 ]
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %2, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !3
  %35 = add i32 %34, %24
  %36 = getelementptr inbounds i32, ptr %1, i64 %32
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %3, i64 %38
  %40 = atomicrmw umin ptr %39, i32 %35 seq_cst, align 4
  %41 = icmp ugt i32 %40, %35
  br i1 %41, label %42, label %50

42:                                               ; preds = %30
  %43 = icmp ult i32 %35, %10
  %44 = load i32, ptr %36, align 4, !tbaa !3
  %45 = select i1 %43, ptr %7, ptr %9
  %46 = select i1 %43, ptr %6, ptr %8
  %47 = atomicrmw add ptr %45, i32 1 seq_cst, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %46, i64 %48
  store i32 %44, ptr %49, align 4, !tbaa !3
  br label %50

50:                                               ; preds = %42, %30
  %51 = add nsw i32 %31, 1
  %52 = load i32, ptr %27, align 4, !tbaa !3
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %30, label %54, !llvm.loop !9

54:                                               ; preds = %50, %18, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @floyd_step(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = add nuw nsw i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %8, %1
  %15 = icmp slt i32 %13, %1
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %34

17:                                               ; preds = %3
  %18 = mul nsw i32 %1, %8
  %19 = add nsw i32 %18, %13
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %0, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = add nsw i32 %18, %2
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !3
  %27 = mul nsw i32 %2, %1
  %28 = add nsw i32 %27, %13
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = add nsw i32 %31, %26
  %33 = tail call noundef i32 @llvm.smin.i32(i32 %32, i32 %22)
  store i32 %33, ptr %21, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %17, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @floyd_blocked_phase3(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = icmp eq i32 %4, %2
  %7 = icmp eq i32 %5, %2
  %8 = or i1 %6, %7
  br i1 %8, label %134, label %9

9:                                                ; preds = %3
  %10 = shl nuw nsw i32 %4, 4
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = shl nsw i32 %5, 4
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add nuw i32 %13, %14
  %16 = shl nsw i32 %2, 4
  %17 = add i32 %16, %11
  %18 = mul i32 %17, %1
  %19 = add i32 %18, %15
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = zext nneg i32 %11 to i64
  %24 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ20floyd_blocked_phase3E3row to ptr), i64 %23
  %25 = zext nneg i32 %14 to i64
  %26 = getelementptr inbounds nuw i32, ptr %24, i64 %25
  store i32 %22, ptr %26, align 4, !tbaa !3
  %27 = mul nsw i32 %1, %12
  %28 = add i32 %27, %14
  %29 = add i32 %28, %16
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ20floyd_blocked_phase3E3col to ptr), i64 %23
  %34 = getelementptr inbounds nuw i32, ptr %33, i64 %25
  store i32 %32, ptr %34, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = add nsw i32 %27, %15
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20floyd_blocked_phase3E3row to ptr), i64 %25
  %40 = load i32, ptr %33, align 4, !tbaa !3
  %41 = load i32, ptr %39, align 4, !tbaa !3
  %42 = add nsw i32 %41, %40
  %43 = tail call noundef i32 @llvm.smin.i32(i32 %42, i32 %38)
  %44 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = getelementptr inbounds nuw i8, ptr %39, i64 64
  %47 = load i32, ptr %46, align 4, !tbaa !3
  %48 = add nsw i32 %47, %45
  %49 = tail call noundef i32 @llvm.smin.i32(i32 %48, i32 %43)
  %50 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %51 = load i32, ptr %50, align 4, !tbaa !3
  %52 = getelementptr inbounds nuw i8, ptr %39, i64 128
  %53 = load i32, ptr %52, align 4, !tbaa !3
  %54 = add nsw i32 %53, %51
  %55 = tail call noundef i32 @llvm.smin.i32(i32 %54, i32 %49)
  %56 = getelementptr inbounds nuw i8, ptr %33, i64 12
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = getelementptr inbounds nuw i8, ptr %39, i64 192
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = add nsw i32 %59, %57
  %61 = tail call noundef i32 @llvm.smin.i32(i32 %60, i32 %55)
  %62 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %63 = load i32, ptr %62, align 4, !tbaa !3
  %64 = getelementptr inbounds nuw i8, ptr %39, i64 256
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = add nsw i32 %65, %63
  %67 = tail call noundef i32 @llvm.smin.i32(i32 %66, i32 %61)
  %68 = getelementptr inbounds nuw i8, ptr %33, i64 20
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = getelementptr inbounds nuw i8, ptr %39, i64 320
  %71 = load i32, ptr %70, align 4, !tbaa !3
  %72 = add nsw i32 %71, %69
  %73 = tail call noundef i32 @llvm.smin.i32(i32 %72, i32 %67)
  %74 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %75 = load i32, ptr %74, align 4, !tbaa !3
  %76 = getelementptr inbounds nuw i8, ptr %39, i64 384
  %77 = load i32, ptr %76, align 4, !tbaa !3
  %78 = add nsw i32 %77, %75
  %79 = tail call noundef i32 @llvm.smin.i32(i32 %78, i32 %73)
  %80 = getelementptr inbounds nuw i8, ptr %33, i64 28
  %81 = load i32, ptr %80, align 4, !tbaa !3
  %82 = getelementptr inbounds nuw i8, ptr %39, i64 448
  %83 = load i32, ptr %82, align 4, !tbaa !3
  %84 = add nsw i32 %83, %81
  %85 = tail call noundef i32 @llvm.smin.i32(i32 %84, i32 %79)
  %86 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %87 = load i32, ptr %86, align 4, !tbaa !3
  %88 = getelementptr inbounds nuw i8, ptr %39, i64 512
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = add nsw i32 %89, %87
  %91 = tail call noundef i32 @llvm.smin.i32(i32 %90, i32 %85)
  %92 = getelementptr inbounds nuw i8, ptr %33, i64 36
  %93 = load i32, ptr %92, align 4, !tbaa !3
  %94 = getelementptr inbounds nuw i8, ptr %39, i64 576
  %95 = load i32, ptr %94, align 4, !tbaa !3
  %96 = add nsw i32 %95, %93
  %97 = tail call noundef i32 @llvm.smin.i32(i32 %96, i32 %91)
  %98 = getelementptr inbounds nuw i8, ptr %33, i64 40
  %99 = load i32, ptr %98, align 4, !tbaa !3
  %100 = getelementptr inbounds nuw i8, ptr %39, i64 640
  %101 = load i32, ptr %100, align 4, !tbaa !3
  %102 = add nsw i32 %101, %99
  %103 = tail call noundef i32 @llvm.smin.i32(i32 %102, i32 %97)
  %104 = getelementptr inbounds nuw i8, ptr %33, i64 44
  %105 = load i32, ptr %104, align 4, !tbaa !3
  %106 = getelementptr inbounds nuw i8, ptr %39, i64 704
  %107 = load i32, ptr %106, align 4, !tbaa !3
  %108 = add nsw i32 %107, %105
  %109 = tail call noundef i32 @llvm.smin.i32(i32 %108, i32 %103)
  %110 = getelementptr inbounds nuw i8, ptr %33, i64 48
  %111 = load i32, ptr %110, align 4, !tbaa !3
  %112 = getelementptr inbounds nuw i8, ptr %39, i64 768
  %113 = load i32, ptr %112, align 4, !tbaa !3
  %114 = add nsw i32 %113, %111
  %115 = tail call noundef i32 @llvm.smin.i32(i32 %114, i32 %109)
  %116 = getelementptr inbounds nuw i8, ptr %33, i64 52
  %117 = load i32, ptr %116, align 4, !tbaa !3
  %118 = getelementptr inbounds nuw i8, ptr %39, i64 832
  %119 = load i32, ptr %118, align 4, !tbaa !3
  %120 = add nsw i32 %119, %117
  %121 = tail call noundef i32 @llvm.smin.i32(i32 %120, i32 %115)
  %122 = getelementptr inbounds nuw i8, ptr %33, i64 56
  %123 = load i32, ptr %122, align 4, !tbaa !3
  %124 = getelementptr inbounds nuw i8, ptr %39, i64 896
  %125 = load i32, ptr %124, align 4, !tbaa !3
  %126 = add nsw i32 %125, %123
  %127 = tail call noundef i32 @llvm.smin.i32(i32 %126, i32 %121)
  %128 = getelementptr inbounds nuw i8, ptr %33, i64 60
  %129 = load i32, ptr %128, align 4, !tbaa !3
  %130 = getelementptr inbounds nuw i8, ptr %39, i64 960
  %131 = load i32, ptr %130, align 4, !tbaa !3
  %132 = add nsw i32 %131, %129
  %133 = tail call noundef i32 @llvm.smin.i32(i32 %132, i32 %127)
  store i32 %133, ptr %37, align 4, !tbaa !3
  br label %134

134:                                              ; preds = %3, %9
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
