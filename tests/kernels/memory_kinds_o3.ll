; ModuleID = 'memory_kinds.cu'
source_filename = "memory_kinds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.int3 = type { i32, i32, i32 }
%struct.int4 = type { i32, i32, i32, i32 }
%struct.ushort2 = type { i16, i16 }
%struct.uchar4 = type { i8, i8, i8, i8 }
%struct.double2 = type { double, double }
%struct.longlong2 = type { i64, i64 }
%struct.float4 = type { float, float, float, float }
%struct.Wire = type <{ i8, i32, i64, i16 }>

@_ZZ15explicit_spacesE1s = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @volatile_flags(ptr noundef %0, ptr noundef %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  store volatile i32 1, ptr %9, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %6, %3
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw float, ptr %1, i64 %11
  %13 = load volatile float, ptr %12, align 4, !tbaa !7
  %14 = load volatile float, ptr %12, align 4, !tbaa !7
  %15 = fadd contract float %13, %14
  %16 = getelementptr inbounds nuw float, ptr %2, i64 %11
  store float %15, ptr %16, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @all_widths(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7) local_unnamed_addr #1 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds %struct.int3, ptr %5, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !3
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !3
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = load i32, ptr %19, align 4, !tbaa !3
  %21 = getelementptr inbounds %struct.int4, ptr %6, i64 %14
  %22 = load i32, ptr %21, align 16, !tbaa !3
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %26 = load i32, ptr %25, align 8, !tbaa !3
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 12
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = getelementptr inbounds i8, ptr %0, i64 %14
  %30 = load i8, ptr %29, align 1, !tbaa !9
  %31 = zext i8 %30 to i32
  %32 = getelementptr inbounds %struct.ushort2, ptr %1, i64 %14
  %33 = load i16, ptr %32, align 4, !tbaa !10
  %34 = zext i16 %33 to i32
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 2
  %36 = load i16, ptr %35, align 2, !tbaa !13
  %37 = zext i16 %36 to i32
  %38 = mul nuw nsw i32 %37, %34
  %39 = getelementptr inbounds %struct.uchar4, ptr %2, i64 %14
  %40 = load i8, ptr %39, align 4, !tbaa !14
  %41 = zext i8 %40 to i32
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 3
  %43 = load i8, ptr %42, align 1, !tbaa !16
  %44 = zext i8 %43 to i32
  %45 = getelementptr inbounds %struct.double2, ptr %3, i64 %14
  %46 = load double, ptr %45, align 16, !tbaa !17
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %48 = load double, ptr %47, align 8, !tbaa !20
  %49 = fadd contract double %46, %48
  %50 = fptosi double %49 to i32
  %51 = getelementptr inbounds %struct.longlong2, ptr %4, i64 %14
  %52 = load i64, ptr %51, align 16, !tbaa !21
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %54 = load i64, ptr %53, align 8, !tbaa !24
  %55 = xor i64 %54, %52
  %56 = trunc i64 %55 to i32
  %57 = mul nsw i32 %20, %18
  %58 = add i32 %57, %16
  %59 = add i32 %58, %22
  %60 = add i32 %59, %24
  %61 = add i32 %60, %26
  %62 = add i32 %61, %28
  %63 = add i32 %62, %31
  %64 = add i32 %63, %38
  %65 = add i32 %64, %41
  %66 = add i32 %65, %44
  %67 = add i32 %66, %50
  %68 = add i32 %67, %56
  %69 = getelementptr inbounds i32, ptr %7, i64 %14
  store i32 %68, ptr %69, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @read_only(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %30

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = addrspacecast ptr %13 to ptr addrspace(1)
  %15 = load i32, ptr addrspace(1) %14, align 4, !invariant.load !25
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds %struct.float4, ptr %0, i64 %16
  %18 = addrspacecast ptr %17 to ptr addrspace(1)
  %19 = load float, ptr addrspace(1) %18, align 16
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 4
  %21 = load float, ptr addrspace(1) %20, align 4
  %22 = fmul contract float %19, %21
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 8
  %24 = load float, ptr addrspace(1) %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 12
  %26 = load float, ptr addrspace(1) %25, align 4
  %27 = fmul contract float %24, %26
  %28 = fadd contract float %22, %27
  %29 = getelementptr inbounds float, ptr %2, i64 %12
  store float %28, ptr %29, align 4, !tbaa !7
  br label %30

30:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @non_temporal(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  %13 = getelementptr inbounds i32, ptr %0, i64 %11
  %14 = getelementptr i8, ptr %13, i64 4096
  %15 = load i32, ptr %13, align 4, !tbaa !3, !nontemporal !26
  tail call void @llvm.prefetch.p0(ptr %14, i32 0, i32 3, i32 1)
  %16 = mul nsw i32 %15, 3
  store i32 %16, ptr %12, align 4, !tbaa !3, !nontemporal !26
  br label %17

17:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @explicit_spaces(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = addrspacecast ptr %0 to ptr addrspace(1)
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !3
  %8 = and i32 %4, 63
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ15explicit_spacesE1s, i64 %9
  store i32 %7, ptr addrspace(3) %10, align 4, !tbaa !3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = icmp eq i32 %1, 0
  %12 = select i1 %11, ptr %0, ptr addrspacecast (ptr addrspace(3) @_ZZ15explicit_spacesE1s to ptr)
  %13 = add nuw nsw i32 %4, 1
  %14 = and i32 %13, 63
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %12, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = tail call i1 @llvm.nvvm.isspacep.shared(ptr %12)
  %19 = add nsw i32 %17, 1000
  %20 = select i1 %18, i32 %19, i32 %17
  %21 = tail call i1 @llvm.nvvm.isspacep.global(ptr %12)
  %22 = add nsw i32 %20, 2000
  %23 = select i1 %21, i32 %22, i32 %20
  store i32 %23, ptr addrspace(1) %6, align 4, !tbaa !3
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #6

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @misaligned(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = mul nsw i32 %8, 3
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %2, i64 %10
  %12 = load i32, ptr %11, align 1
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds %struct.Wire, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 5
  %16 = load i64, ptr %15, align 1, !tbaa !27
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 1
  %18 = load i32, ptr %17, align 1, !tbaa !30
  %19 = load i8, ptr %14, align 1, !tbaa !31
  %20 = zext i8 %19 to i32
  %21 = mul i32 %18, %20
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 13
  %24 = load i16, ptr %23, align 1, !tbaa !32
  %25 = zext i16 %24 to i64
  %26 = zext i32 %12 to i64
  %27 = add i64 %16, %26
  %28 = add i64 %27, %25
  %29 = add i64 %28, %22
  %30 = getelementptr inbounds i64, ptr %1, i64 %13
  store i64 %29, ptr %30, align 8, !tbaa !33
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!5, !5, i64 0}
!10 = !{!11, !12, i64 0}
!11 = !{!"_ZTS7ushort2", !12, i64 0, !12, i64 2}
!12 = !{!"short", !5, i64 0}
!13 = !{!11, !12, i64 2}
!14 = !{!15, !5, i64 0}
!15 = !{!"_ZTS6uchar4", !5, i64 0, !5, i64 1, !5, i64 2, !5, i64 3}
!16 = !{!15, !5, i64 3}
!17 = !{!18, !19, i64 0}
!18 = !{!"_ZTS7double2", !19, i64 0, !19, i64 8}
!19 = !{!"double", !5, i64 0}
!20 = !{!18, !19, i64 8}
!21 = !{!22, !23, i64 0}
!22 = !{!"_ZTS9longlong2", !23, i64 0, !23, i64 8}
!23 = !{!"long long", !5, i64 0}
!24 = !{!22, !23, i64 8}
!25 = !{}
!26 = !{i32 1}
!27 = !{!28, !29, i64 5}
!28 = !{!"_ZTS4Wire", !5, i64 0, !4, i64 1, !29, i64 5, !12, i64 13}
!29 = !{!"long", !5, i64 0}
!30 = !{!28, !4, i64 1}
!31 = !{!28, !5, i64 0}
!32 = !{!28, !12, i64 13}
!33 = !{!29, !29, i64 0}
