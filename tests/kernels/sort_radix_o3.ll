; ModuleID = 'sort_radix.cu'
source_filename = "sort_radix.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ15digit_histogramE1h = internal addrspace(3) global [16 x i32] undef, align 4
@_ZZ13digit_scatterE10warp_count = internal unnamed_addr addrspace(3) global [8 x [16 x i32]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @make_keys(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !7
  %15 = ashr i32 %14, 31
  %16 = or i32 %15, -2147483648
  %17 = xor i32 %16, %14
  %18 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %17, ptr %18, align 4, !tbaa !3
  %19 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %9, ptr %19, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @restore_floats(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %19

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  %14 = lshr i32 %13, 31
  %15 = add nuw i32 %14, 2147483647
  %16 = or i32 %15, -2147483648
  %17 = xor i32 %16, %13
  %18 = getelementptr inbounds float, ptr %1, i64 %11
  store i32 %17, ptr %18, align 4, !tbaa !7
  br label %19

19:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @digit_histogram(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp samesign ult i32 %5, 16
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15digit_histogramE1h to ptr), i64 %8
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %7, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = add i32 %13, %5
  %15 = icmp slt i32 %14, %2
  br i1 %15, label %16, label %25

16:                                               ; preds = %10
  %17 = sext i32 %14 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !3
  %20 = lshr i32 %19, %3
  %21 = and i32 %20, 15
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15digit_histogramE1h to ptr), i64 %22
  %24 = atomicrmw add ptr %23, i32 1 seq_cst, align 4
  br label %25

25:                                               ; preds = %16, %10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %6, label %26, label %35

26:                                               ; preds = %25
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %28 = mul i32 %5, %27
  %29 = add i32 %28, %11
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %1, i64 %30
  %32 = zext nneg i32 %5 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15digit_histogramE1h to ptr), i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !3
  store i32 %34, ptr %31, align 4, !tbaa !3
  br label %35

35:                                               ; preds = %26, %25
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @digit_scatter(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #3 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = and i32 %8, 31
  %10 = lshr i32 %8, 5
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 8
  %13 = add i32 %12, %8
  %14 = icmp samesign ult i32 %9, 16
  br i1 %14, label %15, label %20

15:                                               ; preds = %7
  %16 = zext nneg i32 %10 to i64
  %17 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13digit_scatterE10warp_count to ptr), i64 %16
  %18 = zext nneg i32 %9 to i64
  %19 = getelementptr inbounds nuw i32, ptr %17, i64 %18
  store i32 0, ptr %19, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %15, %7
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %21 = icmp slt i32 %13, %5
  br i1 %21, label %22, label %26

22:                                               ; preds = %20
  %23 = sext i32 %13 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %20, %22
  %27 = phi i32 [ %25, %22 ], [ -1, %20 ]
  %28 = lshr i32 %27, %6
  %29 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %21)
  %30 = and i32 %28, 1
  %31 = icmp ne i32 %30, 0
  %32 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %31)
  %33 = xor i1 %31, true
  %34 = sext i1 %33 to i32
  %35 = xor i32 %32, %34
  %36 = and i32 %35, %29
  %37 = and i32 %28, 2
  %38 = icmp ne i32 %37, 0
  %39 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %38)
  %40 = xor i1 %38, true
  %41 = sext i1 %40 to i32
  %42 = xor i32 %39, %41
  %43 = and i32 %42, %36
  %44 = and i32 %28, 4
  %45 = icmp ne i32 %44, 0
  %46 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %45)
  %47 = xor i1 %45, true
  %48 = sext i1 %47 to i32
  %49 = xor i32 %46, %48
  %50 = and i32 %49, %43
  %51 = and i32 %28, 8
  %52 = icmp ne i32 %51, 0
  %53 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %52)
  %54 = xor i1 %52, true
  %55 = sext i1 %54 to i32
  %56 = xor i32 %53, %55
  %57 = and i32 %56, %50
  %58 = and i32 %28, 15
  %59 = shl nsw i32 -1, %9
  %60 = xor i32 %59, -1
  %61 = and i32 %57, %60
  %62 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %61)
  %63 = icmp eq i32 %61, 0
  %64 = and i1 %21, %63
  br i1 %64, label %65, label %71

65:                                               ; preds = %26
  %66 = zext nneg i32 %10 to i64
  %67 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13digit_scatterE10warp_count to ptr), i64 %66
  %68 = zext nneg i32 %58 to i64
  %69 = getelementptr inbounds nuw i32, ptr %67, i64 %68
  %70 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %57)
  store i32 %70, ptr %69, align 4, !tbaa !3
  br label %71

71:                                               ; preds = %65, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = icmp samesign ult i32 %8, 16
  br i1 %72, label %73, label %103

73:                                               ; preds = %71
  %74 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %75 = mul i32 %8, %74
  %76 = add i32 %75, %11
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %2, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !3
  %80 = zext nneg i32 %8 to i64
  %81 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13digit_scatterE10warp_count to ptr), i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !3
  store i32 %79, ptr %81, align 4, !tbaa !3
  %83 = add i32 %82, %79
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 64
  %85 = load i32, ptr %84, align 4, !tbaa !3
  store i32 %83, ptr %84, align 4, !tbaa !3
  %86 = add i32 %85, %83
  %87 = getelementptr inbounds nuw i8, ptr %81, i64 128
  %88 = load i32, ptr %87, align 4, !tbaa !3
  store i32 %86, ptr %87, align 4, !tbaa !3
  %89 = add i32 %88, %86
  %90 = getelementptr inbounds nuw i8, ptr %81, i64 192
  %91 = load i32, ptr %90, align 4, !tbaa !3
  store i32 %89, ptr %90, align 4, !tbaa !3
  %92 = add i32 %91, %89
  %93 = getelementptr inbounds nuw i8, ptr %81, i64 256
  %94 = load i32, ptr %93, align 4, !tbaa !3
  store i32 %92, ptr %93, align 4, !tbaa !3
  %95 = add i32 %94, %92
  %96 = getelementptr inbounds nuw i8, ptr %81, i64 320
  %97 = load i32, ptr %96, align 4, !tbaa !3
  store i32 %95, ptr %96, align 4, !tbaa !3
  %98 = add i32 %97, %95
  %99 = getelementptr inbounds nuw i8, ptr %81, i64 384
  %100 = load i32, ptr %99, align 4, !tbaa !3
  store i32 %98, ptr %99, align 4, !tbaa !3
  %101 = add i32 %100, %98
  %102 = getelementptr inbounds nuw i8, ptr %81, i64 448
  store i32 %101, ptr %102, align 4, !tbaa !3
  br label %103

103:                                              ; preds = %73, %71
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %21, label %104, label %117

104:                                              ; preds = %103
  %105 = zext nneg i32 %10 to i64
  %106 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13digit_scatterE10warp_count to ptr), i64 %105
  %107 = zext nneg i32 %58 to i64
  %108 = getelementptr inbounds nuw i32, ptr %106, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !3
  %110 = add i32 %109, %62
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %3, i64 %111
  store i32 %27, ptr %112, align 4, !tbaa !3
  %113 = sext i32 %13 to i64
  %114 = getelementptr inbounds i32, ptr %1, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !3
  %116 = getelementptr inbounds nuw i32, ptr %4, i64 %111
  store i32 %115, ptr %116, align 4, !tbaa !3
  br label %117

117:                                              ; preds = %104, %103
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
