; ModuleID = 'game_of_life.cu'
source_filename = "game_of_life.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @life_bytes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %115

18:                                               ; preds = %4
  %19 = add nuw i32 %3, %14
  %20 = add i32 %2, %9
  %21 = add i32 %19, -1
  %22 = srem i32 %21, %3
  %23 = mul nsw i32 %22, %2
  %24 = add i32 %20, -1
  %25 = srem i32 %24, %2
  %26 = add nsw i32 %23, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !7
  %30 = zext i8 %29 to i32
  %31 = srem i32 %21, %3
  %32 = mul nsw i32 %31, %2
  %33 = srem i32 %20, %2
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %0, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !7
  %38 = zext i8 %37 to i32
  %39 = add nuw nsw i32 %30, %38
  %40 = srem i32 %21, %3
  %41 = mul nsw i32 %40, %2
  %42 = add i32 %20, 1
  %43 = srem i32 %42, %2
  %44 = add nsw i32 %41, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %0, i64 %45
  %47 = load i8, ptr %46, align 1, !tbaa !7
  %48 = zext i8 %47 to i32
  %49 = add nuw nsw i32 %39, %48
  %50 = srem i32 %19, %3
  %51 = mul nsw i32 %50, %2
  %52 = add i32 %20, -1
  %53 = srem i32 %52, %2
  %54 = add nsw i32 %51, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %0, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !7
  %58 = zext i8 %57 to i32
  %59 = add nuw nsw i32 %49, %58
  %60 = srem i32 %19, %3
  %61 = mul nsw i32 %60, %2
  %62 = add i32 %20, 1
  %63 = srem i32 %62, %2
  %64 = add nsw i32 %61, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr %0, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !7
  %68 = zext i8 %67 to i32
  %69 = add nuw nsw i32 %59, %68
  %70 = add nuw i32 %19, 1
  %71 = srem i32 %70, %3
  %72 = mul nsw i32 %71, %2
  %73 = add i32 %20, -1
  %74 = srem i32 %73, %2
  %75 = add nsw i32 %72, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %0, i64 %76
  %78 = load i8, ptr %77, align 1, !tbaa !7
  %79 = zext i8 %78 to i32
  %80 = add nuw nsw i32 %69, %79
  %81 = srem i32 %70, %3
  %82 = mul nsw i32 %81, %2
  %83 = srem i32 %20, %2
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr %0, i64 %85
  %87 = load i8, ptr %86, align 1, !tbaa !7
  %88 = zext i8 %87 to i32
  %89 = add nuw nsw i32 %80, %88
  %90 = srem i32 %70, %3
  %91 = mul nsw i32 %90, %2
  %92 = add i32 %20, 1
  %93 = srem i32 %92, %2
  %94 = add nsw i32 %91, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i8, ptr %0, i64 %95
  %97 = load i8, ptr %96, align 1, !tbaa !7
  %98 = zext i8 %97 to i32
  %99 = add nuw nsw i32 %89, %98
  switch i32 %99, label %107 [
    i32 3, label %108
    i32 2, label %100
  ]

100:                                              ; preds = %18
  %101 = mul nsw i32 %2, %14
  %102 = add nsw i32 %101, %9
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i8, ptr %0, i64 %103
  %105 = load i8, ptr %104, align 1, !tbaa !7
  %106 = icmp ne i8 %105, 0
  br label %108

107:                                              ; preds = %18
  br label %108

108:                                              ; preds = %18, %107, %100
  %109 = phi i1 [ true, %18 ], [ %106, %100 ], [ false, %107 ]
  %110 = zext i1 %109 to i8
  %111 = mul nsw i32 %2, %14
  %112 = add nsw i32 %111, %9
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr %1, i64 %113
  store i8 %110, ptr %114, align 1, !tbaa !7
  br label %115

115:                                              ; preds = %4, %108
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @life_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %99

18:                                               ; preds = %4
  %19 = icmp eq i32 %9, 0
  %20 = select i1 %19, i32 %2, i32 %9
  %21 = add nsw i32 %20, -1
  %22 = add nsw i32 %9, 1
  %23 = icmp slt i32 %22, %2
  %24 = select i1 %23, i32 %22, i32 0
  %25 = icmp eq i32 %14, 0
  %26 = select i1 %25, i32 %3, i32 %14
  %27 = add nsw i32 %26, -1
  %28 = mul nsw i32 %27, %2
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %0, i64 %29
  %31 = mul nsw i32 %2, %14
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %0, i64 %32
  %34 = add nuw nsw i32 %14, 1
  %35 = icmp samesign ult i32 %34, %3
  %36 = select i1 %35, i32 %34, i32 0
  %37 = mul nsw i32 %36, %2
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %0, i64 %38
  %40 = sext i32 %9 to i64
  %41 = getelementptr inbounds i32, ptr %30, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = getelementptr inbounds i32, ptr %33, i64 %40
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = getelementptr inbounds i32, ptr %39, i64 %40
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = sext i32 %21 to i64
  %48 = getelementptr inbounds i32, ptr %30, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !3
  %50 = tail call noundef i32 @llvm.fshl.i32(i32 %42, i32 %49, i32 1)
  %51 = sext i32 %24 to i64
  %52 = getelementptr inbounds i32, ptr %30, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !3
  %54 = tail call noundef i32 @llvm.fshl.i32(i32 %53, i32 %42, i32 31)
  %55 = getelementptr inbounds i32, ptr %33, i64 %47
  %56 = load i32, ptr %55, align 4, !tbaa !3
  %57 = tail call noundef i32 @llvm.fshl.i32(i32 %44, i32 %56, i32 1)
  %58 = getelementptr inbounds i32, ptr %33, i64 %51
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = tail call noundef i32 @llvm.fshl.i32(i32 %59, i32 %44, i32 31)
  %61 = getelementptr inbounds i32, ptr %39, i64 %47
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = tail call noundef i32 @llvm.fshl.i32(i32 %46, i32 %62, i32 1)
  %64 = getelementptr inbounds i32, ptr %39, i64 %51
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = tail call noundef i32 @llvm.fshl.i32(i32 %65, i32 %46, i32 31)
  %67 = xor i32 %50, %42
  %68 = xor i32 %67, %54
  %69 = and i32 %50, %42
  %70 = and i32 %54, %67
  %71 = or i32 %70, %69
  %72 = xor i32 %60, %57
  %73 = and i32 %60, %57
  %74 = xor i32 %63, %46
  %75 = xor i32 %74, %66
  %76 = and i32 %63, %46
  %77 = and i32 %66, %74
  %78 = or i32 %77, %76
  %79 = xor i32 %72, %68
  %80 = xor i32 %75, %79
  %81 = and i32 %72, %68
  %82 = and i32 %75, %79
  %83 = or i32 %82, %81
  %84 = xor i32 %73, %71
  %85 = xor i32 %78, %84
  %86 = and i32 %73, %71
  %87 = and i32 %78, %84
  %88 = or i32 %87, %86
  %89 = xor i32 %85, %83
  %90 = and i32 %85, %83
  %91 = or i32 %88, %90
  %92 = xor i32 %91, -1
  %93 = or i32 %80, %44
  %94 = and i32 %89, %93
  %95 = and i32 %94, %92
  %96 = add nsw i32 %31, %9
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %1, i64 %97
  store i32 %95, ptr %98, align 4, !tbaa !3
  br label %99

99:                                               ; preds = %4, %18
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @forest_fire(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %2
  %19 = icmp slt i32 %17, %3
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %76

21:                                               ; preds = %7
  %22 = mul nsw i32 %2, %17
  %23 = add nsw i32 %22, %12
  %24 = xor i32 %6, %23
  %25 = mul i32 %24, 747796405
  %26 = add i32 %25, -1403630843
  %27 = lshr i32 %26, 28
  %28 = add nuw nsw i32 %27, 4
  %29 = lshr i32 %26, %28
  %30 = xor i32 %29, %26
  %31 = mul i32 %30, 277803737
  %32 = sext i32 %23 to i64
  %33 = getelementptr inbounds i8, ptr %0, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !7
  switch i8 %34, label %76 [
    i8 0, label %35
    i8 2, label %73
    i8 1, label %38
  ]

35:                                               ; preds = %21
  %36 = icmp ult i32 %31, %4
  %37 = zext i1 %36 to i8
  br label %73

38:                                               ; preds = %21
  %39 = icmp sgt i32 %12, 0
  br i1 %39, label %40, label %44

40:                                               ; preds = %38
  %41 = getelementptr i8, ptr %33, i64 -1
  %42 = load i8, ptr %41, align 1, !tbaa !7
  %43 = icmp eq i8 %42, 2
  br i1 %43, label %68, label %44

44:                                               ; preds = %40, %38
  %45 = add nsw i32 %12, 1
  %46 = icmp slt i32 %45, %2
  br i1 %46, label %47, label %51

47:                                               ; preds = %44
  %48 = getelementptr i8, ptr %33, i64 1
  %49 = load i8, ptr %48, align 1, !tbaa !7
  %50 = icmp eq i8 %49, 2
  br i1 %50, label %68, label %51

51:                                               ; preds = %47, %44
  %52 = icmp eq i32 %17, 0
  br i1 %52, label %59, label %53

53:                                               ; preds = %51
  %54 = sub nsw i32 %23, %2
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %0, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !7
  %58 = icmp eq i8 %57, 2
  br i1 %58, label %68, label %59

59:                                               ; preds = %53, %51
  %60 = add nuw nsw i32 %17, 1
  %61 = icmp samesign ult i32 %60, %3
  br i1 %61, label %62, label %68

62:                                               ; preds = %59
  %63 = add nsw i32 %23, %2
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr %0, i64 %64
  %66 = load i8, ptr %65, align 1, !tbaa !7
  %67 = icmp eq i8 %66, 2
  br label %68

68:                                               ; preds = %59, %62, %53, %47, %40
  %69 = phi i1 [ true, %53 ], [ true, %47 ], [ true, %40 ], [ false, %59 ], [ %67, %62 ]
  %70 = icmp ult i32 %31, %5
  %71 = select i1 %69, i1 true, i1 %70
  %72 = select i1 %71, i8 2, i8 1
  br label %73

73:                                               ; preds = %21, %68, %35
  %74 = phi i8 [ %37, %35 ], [ %72, %68 ], [ 0, %21 ]
  %75 = getelementptr inbounds i8, ptr %1, i64 %32
  store i8 %74, ptr %75, align 1, !tbaa !7
  br label %76

76:                                               ; preds = %73, %21, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!5, !5, i64 0}
