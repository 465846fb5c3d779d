; ModuleID = 'warp_intrinsics.cu'
source_filename = "warp_intrinsics.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16compact_positiveE9warp_base = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ16compact_positiveE10block_base = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @shuffles(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !3
  %11 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %10, i32 5, i32 31)
  %12 = add nuw nsw i32 %6, 1
  %13 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %10, i32 %12, i32 6175)
  %14 = shl i32 %13, 1
  %15 = add nsw i32 %14, %11
  %16 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %10, i32 3, i32 4096)
  %17 = xor i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %10, i32 2, i32 7199)
  %19 = add nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %10, i32 7, i32 31)
  %21 = xor i32 %19, %20
  %22 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %21, ptr %22, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @votes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = icmp sgt i32 %11, %2
  %13 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %12)
  %14 = tail call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %12)
  %15 = or i32 %13, -2147483648
  %16 = select i1 %14, i32 %15, i32 %13
  %17 = xor i1 %12, true
  %18 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %17)
  %19 = xor i32 %16, 16
  %20 = select i1 %18, i32 %19, i32 %16
  %21 = tail call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %12)
  %22 = sext i1 %21 to i32
  %23 = xor i32 %20, %22
  %24 = getelementptr inbounds i32, ptr %1, i64 %9
  store i32 %23, ptr %24, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @match_groups(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = tail call noundef i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %11)
  %13 = getelementptr inbounds i64, ptr %1, i64 %9
  %14 = load i64, ptr %13, align 8, !tbaa !7
  %15 = tail call noundef i32 @llvm.nvvm.match.any.sync.i64(i32 -1, i64 %14)
  %16 = tail call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %11)
  %17 = extractvalue { i32, i1 } %16, 1
  %18 = extractvalue { i32, i1 } %16, 0
  %19 = xor i32 %15, %12
  %20 = select i1 %17, i32 %18, i32 0
  %21 = add i32 %20, %19
  %22 = getelementptr inbounds i32, ptr %2, i64 %9
  store i32 %21, ptr %22, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @compact_positive(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = and i32 %8, 31
  %11 = lshr i32 %8, 5
  %12 = icmp slt i32 %9, %3
  br i1 %12, label %13, label %17

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !9
  br label %17

17:                                               ; preds = %4, %13
  %18 = phi contract float [ %16, %13 ], [ -1.000000e+00, %4 ]
  %19 = fcmp contract ogt float %18, 0.000000e+00
  %20 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %19)
  %21 = icmp eq i32 %10, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %17
  %23 = zext nneg i32 %11 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16compact_positiveE9warp_base to ptr), i64 %23
  %25 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %20)
  store i32 %25, ptr %24, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %22, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = icmp eq i32 %8, 0
  br i1 %27, label %28, label %102

28:                                               ; preds = %26
  %29 = lshr i32 %6, 5
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %53, label %31

31:                                               ; preds = %28
  %32 = and i32 %29, 7
  %33 = icmp samesign ult i32 %6, 256
  br i1 %33, label %38, label %34

34:                                               ; preds = %31
  %35 = and i32 %29, 56
  br label %56

36:                                               ; preds = %56
  %37 = icmp eq i32 %32, 0
  br i1 %37, label %53, label %38

38:                                               ; preds = %36, %31
  %39 = phi i32 [ 0, %31 ], [ %98, %36 ]
  %40 = phi i32 [ 0, %31 ], [ %99, %36 ]
  %41 = icmp ne i32 %32, 0
  tail call void @llvm.assume(i1 %41)
  br label %42

42:                                               ; preds = %42, %38
  %43 = phi i32 [ %49, %42 ], [ %39, %38 ]
  %44 = phi i32 [ %50, %42 ], [ %40, %38 ]
  %45 = phi i32 [ %51, %42 ], [ 0, %38 ]
  %46 = zext nneg i32 %44 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16compact_positiveE9warp_base to ptr), i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !3
  store i32 %43, ptr %47, align 4, !tbaa !3
  %49 = add nsw i32 %48, %43
  %50 = add nuw nsw i32 %44, 1
  %51 = add i32 %45, 1
  %52 = icmp eq i32 %51, %32
  br i1 %52, label %53, label %42, !llvm.loop !11

53:                                               ; preds = %36, %42, %28
  %54 = phi i32 [ 0, %28 ], [ %98, %36 ], [ %49, %42 ]
  %55 = atomicrmw add ptr %2, i32 %54 seq_cst, align 4
  store i32 %55, ptr addrspacecast (ptr addrspace(3) @_ZZ16compact_positiveE10block_base to ptr), align 4, !tbaa !3
  br label %102

56:                                               ; preds = %56, %34
  %57 = phi i32 [ 0, %34 ], [ %98, %56 ]
  %58 = phi i32 [ 0, %34 ], [ %99, %56 ]
  %59 = phi i32 [ 0, %34 ], [ %100, %56 ]
  %60 = zext nneg i32 %58 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16compact_positiveE9warp_base to ptr), i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !3
  store i32 %57, ptr %61, align 4, !tbaa !3
  %63 = add nsw i32 %62, %57
  %64 = zext nneg i32 %58 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16compact_positiveE9warp_base to ptr), i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %67 = load i32, ptr %66, align 4, !tbaa !3
  store i32 %63, ptr %66, align 4, !tbaa !3
  %68 = add nsw i32 %67, %63
  %69 = zext nneg i32 %58 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16compact_positiveE9warp_base to ptr), i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %72 = load i32, ptr %71, align 4, !tbaa !3
  store i32 %68, ptr %71, align 4, !tbaa !3
  %73 = add nsw i32 %72, %68
  %74 = zext nneg i32 %58 to i64
  %75 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16compact_positiveE9warp_base to ptr), i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 12
  %77 = load i32, ptr %76, align 4, !tbaa !3
  store i32 %73, ptr %76, align 4, !tbaa !3
  %78 = add nsw i32 %77, %73
  %79 = zext nneg i32 %58 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16compact_positiveE9warp_base to ptr), i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 16
  %82 = load i32, ptr %81, align 4, !tbaa !3
  store i32 %78, ptr %81, align 4, !tbaa !3
  %83 = add nsw i32 %82, %78
  %84 = zext nneg i32 %58 to i64
  %85 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16compact_positiveE9warp_base to ptr), i64 %84
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 20
  %87 = load i32, ptr %86, align 4, !tbaa !3
  store i32 %83, ptr %86, align 4, !tbaa !3
  %88 = add nsw i32 %87, %83
  %89 = zext nneg i32 %58 to i64
  %90 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16compact_positiveE9warp_base to ptr), i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 24
  %92 = load i32, ptr %91, align 4, !tbaa !3
  store i32 %88, ptr %91, align 4, !tbaa !3
  %93 = add nsw i32 %92, %88
  %94 = zext nneg i32 %58 to i64
  %95 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16compact_positiveE9warp_base to ptr), i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 28
  %97 = load i32, ptr %96, align 4, !tbaa !3
  store i32 %93, ptr %96, align 4, !tbaa !3
  %98 = add nsw i32 %97, %93
  %99 = add nuw nsw i32 %58, 8
  %100 = add i32 %59, 8
  %101 = icmp eq i32 %100, %35
  br i1 %101, label %36, label %56, !llvm.loop !13

102:                                              ; preds = %53, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %19, label %103, label %116

103:                                              ; preds = %102
  %104 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16compact_positiveE10block_base to ptr), align 4, !tbaa !3
  %105 = zext nneg i32 %11 to i64
  %106 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16compact_positiveE9warp_base to ptr), i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !3
  %108 = shl nsw i32 -1, %10
  %109 = xor i32 %108, -1
  %110 = and i32 %20, %109
  %111 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %110)
  %112 = add i32 %104, %111
  %113 = add i32 %112, %107
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %1, i64 %114
  store float %18, ptr %115, align 4, !tbaa !9
  br label %116

116:                                              ; preds = %103, %102
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @diverged_sum(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !3
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %27, label %14

14:                                               ; preds = %3
  %15 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %16 = tail call noundef i32 @llvm.nvvm.activemask()
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = icmp ne i32 %16, 0
  %19 = icmp eq i32 %17, %15
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %26

21:                                               ; preds = %14
  %22 = tail call noundef range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %16)
  %23 = sdiv i32 %8, 32
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %2, i64 %24
  store i32 %22, ptr %25, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %21, %14
  tail call void @llvm.nvvm.bar.warp.sync(i32 %16)
  br label %39

27:                                               ; preds = %3
  %28 = tail call noundef i32 @llvm.nvvm.activemask()
  %29 = getelementptr inbounds i32, ptr %1, i64 %9
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = icmp sgt i32 %30, 0
  %32 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 %28, i1 %31)
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %34 = mul i32 %33, %5
  %35 = lshr i32 %34, 5
  %36 = add i32 %35, %8
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %2, i64 %37
  store i32 %32, ptr %38, align 4, !tbaa !3
  br label %39

39:                                               ; preds = %27, %26
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i64(i32, i64) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.activemask() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!8 = !{!"long", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !5, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
