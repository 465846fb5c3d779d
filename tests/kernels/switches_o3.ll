; ModuleID = 'switches.cu'
source_filename = "switches.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dense(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %40

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !7
  %16 = getelementptr inbounds float, ptr %2, i64 %13
  %17 = load float, ptr %16, align 4, !tbaa !7
  %18 = getelementptr inbounds i32, ptr %0, i64 %13
  %19 = load i32, ptr %18, align 4, !tbaa !3
  switch i32 %19, label %37 [
    i32 0, label %20
    i32 1, label %22
    i32 2, label %24
    i32 3, label %26
    i32 4, label %28
    i32 5, label %30
    i32 6, label %32
    i32 7, label %35
  ]

20:                                               ; preds = %12
  %21 = fadd contract float %15, %17
  br label %37

22:                                               ; preds = %12
  %23 = fsub contract float %15, %17
  br label %37

24:                                               ; preds = %12
  %25 = fmul contract float %15, %17
  br label %37

26:                                               ; preds = %12
  %27 = fdiv contract float %15, %17
  br label %37

28:                                               ; preds = %12
  %29 = tail call contract noundef float @__nv_fminf(float noundef %15, float noundef %17) #7
  br label %37

30:                                               ; preds = %12
  %31 = tail call contract noundef float @__nv_fmaxf(float noundef %15, float noundef %17) #7
  br label %37

32:                                               ; preds = %12
  %33 = fcmp contract olt float %15, %17
  %34 = uitofp i1 %33 to float
  br label %37

35:                                               ; preds = %12
  %36 = fneg contract float %15
  br label %37

37:                                               ; preds = %12, %35, %32, %30, %28, %26, %24, %22, %20
  %38 = phi float [ %36, %35 ], [ %21, %20 ], [ %23, %22 ], [ %25, %24 ], [ %27, %26 ], [ %29, %28 ], [ %31, %30 ], [ %34, %32 ], [ 0.000000e+00, %12 ]
  %39 = getelementptr inbounds float, ptr %3, i64 %13
  store float %38, ptr %39, align 4, !tbaa !7
  br label %40

40:                                               ; preds = %5, %37
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sparse(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %26

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !3
  switch i32 %13, label %16 [
    i32 200, label %23
    i32 301, label %14
    i32 302, label %14
    i32 307, label %14
    i32 308, label %14
    i32 404, label %15
    i32 -559038737, label %19
  ]

14:                                               ; preds = %10, %10, %10, %10
  br label %23

15:                                               ; preds = %10
  br label %23

16:                                               ; preds = %10
  %17 = add i32 %13, -500
  %18 = icmp ult i32 %17, 100
  br i1 %18, label %23, label %20

19:                                               ; preds = %10
  br label %23

20:                                               ; preds = %16
  %21 = icmp ult i32 %13, 100
  %22 = select i1 %21, i32 6, i32 0
  br label %23

23:                                               ; preds = %16, %10, %14, %15, %19, %20
  %24 = phi i32 [ %22, %20 ], [ 5, %19 ], [ 1, %10 ], [ 3, %15 ], [ 2, %14 ], [ 4, %16 ]
  %25 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %24, ptr %25, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %23, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @interpret(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp sgt i32 %4, 0
  br i1 %12, label %13, label %147

13:                                               ; preds = %5
  %14 = shl nsw i32 %11, 3
  br label %15

15:                                               ; preds = %13, %142
  %16 = phi i32 [ %4, %13 ], [ %145, %142 ]
  %17 = phi i32 [ 0, %13 ], [ %144, %142 ]
  %18 = phi i32 [ 0, %13 ], [ %143, %142 ]
  %19 = add nsw i32 %18, 1
  %20 = sext i32 %18 to i64
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !9
  switch i8 %22, label %147 [
    i8 0, label %23
    i8 1, label %35
    i8 2, label %47
    i8 3, label %59
    i8 4, label %71
    i8 5, label %81
    i8 6, label %92
    i8 7, label %106
    i8 8, label %121
    i8 9, label %136
  ]

23:                                               ; preds = %15
  %24 = add nsw i32 %18, 2
  %25 = sext i32 %19 to i64
  %26 = getelementptr inbounds i8, ptr %0, i64 %25
  %27 = load i8, ptr %26, align 1, !tbaa !9
  %28 = zext i8 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %1, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = add nsw i32 %17, 1
  %32 = and i32 %17, 15
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr %6, i64 %33
  store i32 %30, ptr %34, align 4, !tbaa !3
  br label %142

35:                                               ; preds = %15
  %36 = add nsw i32 %17, -1
  %37 = and i32 %36, 15
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %6, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = add i32 %17, 14
  %42 = and i32 %41, 15
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %6, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = add nsw i32 %45, %40
  store i32 %46, ptr %44, align 4, !tbaa !3
  br label %142

47:                                               ; preds = %15
  %48 = add nsw i32 %17, -1
  %49 = and i32 %48, 15
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %6, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  %53 = add i32 %17, 14
  %54 = and i32 %53, 15
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %6, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = sub nsw i32 %57, %52
  store i32 %58, ptr %56, align 4, !tbaa !3
  br label %142

59:                                               ; preds = %15
  %60 = add nsw i32 %17, -1
  %61 = and i32 %60, 15
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %6, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !3
  %65 = add i32 %17, 14
  %66 = and i32 %65, 15
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr %6, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !3
  %70 = mul nsw i32 %69, %64
  store i32 %70, ptr %68, align 4, !tbaa !3
  br label %142

71:                                               ; preds = %15
  %72 = add i32 %17, 15
  %73 = and i32 %72, 15
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %6, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !3
  %77 = and i32 %17, 15
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %6, i64 %78
  store i32 %76, ptr %79, align 4, !tbaa !3
  %80 = add nsw i32 %17, 1
  br label %142

81:                                               ; preds = %15
  %82 = add i32 %17, 15
  %83 = and i32 %82, 15
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr %6, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !3
  %87 = add i32 %17, 14
  %88 = and i32 %87, 15
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr %6, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !3
  store i32 %91, ptr %85, align 4, !tbaa !3
  store i32 %86, ptr %90, align 4, !tbaa !3
  br label %142

92:                                               ; preds = %15
  %93 = add nsw i32 %17, -1
  %94 = and i32 %93, 15
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %6, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !3
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %104, label %99

99:                                               ; preds = %92
  %100 = sext i32 %19 to i64
  %101 = getelementptr inbounds i8, ptr %0, i64 %100
  %102 = load i8, ptr %101, align 1, !tbaa !9
  %103 = zext i8 %102 to i32
  br label %142

104:                                              ; preds = %92
  %105 = add nsw i32 %18, 2
  br label %142

106:                                              ; preds = %15
  %107 = add nsw i32 %18, 2
  %108 = sext i32 %19 to i64
  %109 = getelementptr inbounds i8, ptr %0, i64 %108
  %110 = load i8, ptr %109, align 1, !tbaa !9
  %111 = and i8 %110, 7
  %112 = zext nneg i8 %111 to i32
  %113 = or disjoint i32 %14, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i32, ptr %2, i64 %114
  %116 = load i32, ptr %115, align 4, !tbaa !3
  %117 = add nsw i32 %17, 1
  %118 = and i32 %17, 15
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %6, i64 %119
  store i32 %116, ptr %120, align 4, !tbaa !3
  br label %142

121:                                              ; preds = %15
  %122 = add nsw i32 %17, -1
  %123 = and i32 %122, 15
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i32, ptr %6, i64 %124
  %126 = load i32, ptr %125, align 4, !tbaa !3
  %127 = add nsw i32 %18, 2
  %128 = sext i32 %19 to i64
  %129 = getelementptr inbounds i8, ptr %0, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !9
  %131 = and i8 %130, 7
  %132 = zext nneg i8 %131 to i32
  %133 = or disjoint i32 %14, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i32, ptr %2, i64 %134
  store i32 %126, ptr %135, align 4, !tbaa !3
  br label %142

136:                                              ; preds = %15
  %137 = add i32 %17, 15
  %138 = and i32 %137, 15
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr %6, i64 %139
  %141 = load i32, ptr %140, align 4, !tbaa !3
  br label %147

142:                                              ; preds = %99, %104, %121, %106, %81, %71, %59, %47, %35, %23
  %143 = phi i32 [ %103, %99 ], [ %105, %104 ], [ %24, %23 ], [ %19, %35 ], [ %19, %47 ], [ %19, %59 ], [ %19, %71 ], [ %19, %81 ], [ %127, %121 ], [ %107, %106 ]
  %144 = phi i32 [ %93, %99 ], [ %93, %104 ], [ %31, %23 ], [ %36, %35 ], [ %48, %47 ], [ %60, %59 ], [ %80, %71 ], [ %17, %81 ], [ %122, %121 ], [ %117, %106 ]
  %145 = add nsw i32 %16, -1
  %146 = icmp samesign ugt i32 %16, 1
  br i1 %146, label %15, label %147, !llvm.loop !10

147:                                              ; preds = %142, %15, %5, %136
  %148 = phi i32 [ -2, %5 ], [ %141, %136 ], [ -1, %15 ], [ -2, %142 ]
  %149 = sext i32 %11 to i64
  %150 = getelementptr inbounds i32, ptr %3, i64 %149
  store i32 %148, ptr %150, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @tokenise(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = mul i32 %2, %8
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %49

11:                                               ; preds = %3
  %12 = and i32 %2, 3
  %13 = icmp ult i32 %2, 4
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  %15 = and i32 %2, 2147483644
  br label %54

16:                                               ; preds = %131
  %17 = icmp eq i32 %12, 0
  br i1 %17, label %49, label %18

18:                                               ; preds = %16, %11
  %19 = phi i32 [ 0, %11 ], [ %133, %16 ]
  %20 = phi i32 [ 0, %11 ], [ %134, %16 ]
  %21 = phi i32 [ 0, %11 ], [ %132, %16 ]
  %22 = icmp ne i32 %12, 0
  tail call void @llvm.assume(i1 %22)
  br label %23

23:                                               ; preds = %43, %18
  %24 = phi i32 [ %45, %43 ], [ %19, %18 ]
  %25 = phi i32 [ %46, %43 ], [ %20, %18 ]
  %26 = phi i32 [ %44, %43 ], [ %21, %18 ]
  %27 = phi i32 [ %47, %43 ], [ 0, %18 ]
  %28 = add nsw i32 %25, %9
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %0, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !9
  switch i8 %31, label %40 [
    i8 32, label %36
    i8 9, label %36
    i8 10, label %36
    i8 48, label %33
    i8 49, label %33
    i8 50, label %33
    i8 51, label %33
    i8 52, label %33
    i8 53, label %33
    i8 54, label %33
    i8 55, label %33
    i8 56, label %33
    i8 57, label %33
    i8 95, label %43
    i8 65, label %43
    i8 66, label %43
    i8 67, label %43
    i8 68, label %43
    i8 69, label %43
    i8 70, label %43
    i8 71, label %43
    i8 72, label %43
    i8 73, label %43
    i8 74, label %43
    i8 75, label %43
    i8 76, label %43
    i8 77, label %43
    i8 78, label %43
    i8 79, label %43
    i8 80, label %43
    i8 81, label %43
    i8 82, label %43
    i8 83, label %43
    i8 84, label %43
    i8 85, label %43
    i8 86, label %43
    i8 87, label %43
    i8 88, label %43
    i8 89, label %43
    i8 90, label %43
    i8 97, label %43
    i8 98, label %43
    i8 99, label %43
    i8 100, label %43
    i8 101, label %43
    i8 102, label %43
    i8 103, label %43
    i8 104, label %43
    i8 105, label %43
    i8 106, label %43
    i8 107, label %43
    i8 108, label %43
    i8 109, label %43
    i8 110, label %43
    i8 111, label %43
    i8 112, label %43
    i8 113, label %43
    i8 114, label %43
    i8 115, label %43
    i8 116, label %43
    i8 117, label %43
    i8 118, label %43
    i8 119, label %43
    i8 120, label %43
    i8 121, label %43
    i8 122, label %43
    i8 34, label %32
  ]

32:                                               ; preds = %23
  br label %40

33:                                               ; preds = %23, %23, %23, %23, %23, %23, %23, %23, %23, %23
  %34 = icmp eq i32 %24, 2
  %35 = select i1 %34, i32 2, i32 1
  br label %43

36:                                               ; preds = %23, %23, %23
  %37 = icmp ne i32 %24, 0
  %38 = zext i1 %37 to i32
  %39 = add nsw i32 %26, %38
  br label %43

40:                                               ; preds = %32, %23
  %41 = phi i32 [ %24, %23 ], [ 3, %32 ]
  %42 = add nsw i32 %26, 1
  br label %43

43:                                               ; preds = %40, %36, %33, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23, %23
  %44 = phi i32 [ %42, %40 ], [ %39, %36 ], [ %26, %33 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ], [ %26, %23 ]
  %45 = phi i32 [ %41, %40 ], [ 0, %36 ], [ %35, %33 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ], [ 2, %23 ]
  %46 = add nuw nsw i32 %25, 1
  %47 = add i32 %27, 1
  %48 = icmp eq i32 %47, %12
  br i1 %48, label %49, label %23, !llvm.loop !12

49:                                               ; preds = %16, %43, %3
  %50 = phi i32 [ 0, %3 ], [ %132, %16 ], [ %44, %43 ]
  %51 = sdiv i32 %9, %2
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %1, i64 %52
  store i32 %50, ptr %53, align 4, !tbaa !3
  ret void

54:                                               ; preds = %131, %14
  %55 = phi i32 [ 0, %14 ], [ %133, %131 ]
  %56 = phi i32 [ 0, %14 ], [ %134, %131 ]
  %57 = phi i32 [ 0, %14 ], [ %132, %131 ]
  %58 = phi i32 [ 0, %14 ], [ %135, %131 ]
  %59 = add nsw i32 %56, %9
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i8, ptr %0, i64 %60
  %62 = load i8, ptr %61, align 1, !tbaa !9
  switch i8 %62, label %71 [
    i8 32, label %63
    i8 9, label %63
    i8 10, label %63
    i8 48, label %67
    i8 49, label %67
    i8 50, label %67
    i8 51, label %67
    i8 52, label %67
    i8 53, label %67
    i8 54, label %67
    i8 55, label %67
    i8 56, label %67
    i8 57, label %67
    i8 95, label %74
    i8 65, label %74
    i8 66, label %74
    i8 67, label %74
    i8 68, label %74
    i8 69, label %74
    i8 70, label %74
    i8 71, label %74
    i8 72, label %74
    i8 73, label %74
    i8 74, label %74
    i8 75, label %74
    i8 76, label %74
    i8 77, label %74
    i8 78, label %74
    i8 79, label %74
    i8 80, label %74
    i8 81, label %74
    i8 82, label %74
    i8 83, label %74
    i8 84, label %74
    i8 85, label %74
    i8 86, label %74
    i8 87, label %74
    i8 88, label %74
    i8 89, label %74
    i8 90, label %74
    i8 97, label %74
    i8 98, label %74
    i8 99, label %74
    i8 100, label %74
    i8 101, label %74
    i8 102, label %74
    i8 103, label %74
    i8 104, label %74
    i8 105, label %74
    i8 106, label %74
    i8 107, label %74
    i8 108, label %74
    i8 109, label %74
    i8 110, label %74
    i8 111, label %74
    i8 112, label %74
    i8 113, label %74
    i8 114, label %74
    i8 115, label %74
    i8 116, label %74
    i8 117, label %74
    i8 118, label %74
    i8 119, label %74
    i8 120, label %74
    i8 121, label %74
    i8 122, label %74
    i8 34, label %70
  ]

63:                                               ; preds = %54, %54, %54
  %64 = icmp ne i32 %55, 0
  %65 = zext i1 %64 to i32
  %66 = add nsw i32 %57, %65
  br label %74

67:                                               ; preds = %54, %54, %54, %54, %54, %54, %54, %54, %54, %54
  %68 = icmp eq i32 %55, 2
  %69 = select i1 %68, i32 2, i32 1
  br label %74

70:                                               ; preds = %54
  br label %71

71:                                               ; preds = %54, %70
  %72 = phi i32 [ %55, %54 ], [ 3, %70 ]
  %73 = add nsw i32 %57, 1
  br label %74

74:                                               ; preds = %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %54, %71, %67, %63
  %75 = phi i32 [ %73, %71 ], [ %66, %63 ], [ %57, %67 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ], [ %57, %54 ]
  %76 = phi i32 [ %72, %71 ], [ 0, %63 ], [ %69, %67 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ], [ 2, %54 ]
  %77 = or disjoint i32 %56, 1
  %78 = add nsw i32 %77, %9
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr %0, i64 %79
  %81 = load i8, ptr %80, align 1, !tbaa !9
  switch i8 %81, label %90 [
    i8 32, label %86
    i8 9, label %86
    i8 10, label %86
    i8 48, label %83
    i8 49, label %83
    i8 50, label %83
    i8 51, label %83
    i8 52, label %83
    i8 53, label %83
    i8 54, label %83
    i8 55, label %83
    i8 56, label %83
    i8 57, label %83
    i8 95, label %93
    i8 65, label %93
    i8 66, label %93
    i8 67, label %93
    i8 68, label %93
    i8 69, label %93
    i8 70, label %93
    i8 71, label %93
    i8 72, label %93
    i8 73, label %93
    i8 74, label %93
    i8 75, label %93
    i8 76, label %93
    i8 77, label %93
    i8 78, label %93
    i8 79, label %93
    i8 80, label %93
    i8 81, label %93
    i8 82, label %93
    i8 83, label %93
    i8 84, label %93
    i8 85, label %93
    i8 86, label %93
    i8 87, label %93
    i8 88, label %93
    i8 89, label %93
    i8 90, label %93
    i8 97, label %93
    i8 98, label %93
    i8 99, label %93
    i8 100, label %93
    i8 101, label %93
    i8 102, label %93
    i8 103, label %93
    i8 104, label %93
    i8 105, label %93
    i8 106, label %93
    i8 107, label %93
    i8 108, label %93
    i8 109, label %93
    i8 110, label %93
    i8 111, label %93
    i8 112, label %93
    i8 113, label %93
    i8 114, label %93
    i8 115, label %93
    i8 116, label %93
    i8 117, label %93
    i8 118, label %93
    i8 119, label %93
    i8 120, label %93
    i8 121, label %93
    i8 122, label %93
    i8 34, label %82
  ]

82:                                               ; preds = %74
  br label %90

83:                                               ; preds = %74, %74, %74, %74, %74, %74, %74, %74, %74, %74
  %84 = icmp eq i32 %76, 2
  %85 = select i1 %84, i32 2, i32 1
  br label %93

86:                                               ; preds = %74, %74, %74
  %87 = icmp ne i32 %76, 0
  %88 = zext i1 %87 to i32
  %89 = add nsw i32 %75, %88
  br label %93

90:                                               ; preds = %82, %74
  %91 = phi i32 [ %76, %74 ], [ 3, %82 ]
  %92 = add nsw i32 %75, 1
  br label %93

93:                                               ; preds = %90, %86, %83, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74, %74
  %94 = phi i32 [ %92, %90 ], [ %89, %86 ], [ %75, %83 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ], [ %75, %74 ]
  %95 = phi i32 [ %91, %90 ], [ 0, %86 ], [ %85, %83 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ], [ 2, %74 ]
  %96 = or disjoint i32 %56, 2
  %97 = add nsw i32 %96, %9
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i8, ptr %0, i64 %98
  %100 = load i8, ptr %99, align 1, !tbaa !9
  switch i8 %100, label %109 [
    i8 32, label %105
    i8 9, label %105
    i8 10, label %105
    i8 48, label %102
    i8 49, label %102
    i8 50, label %102
    i8 51, label %102
    i8 52, label %102
    i8 53, label %102
    i8 54, label %102
    i8 55, label %102
    i8 56, label %102
    i8 57, label %102
    i8 95, label %112
    i8 65, label %112
    i8 66, label %112
    i8 67, label %112
    i8 68, label %112
    i8 69, label %112
    i8 70, label %112
    i8 71, label %112
    i8 72, label %112
    i8 73, label %112
    i8 74, label %112
    i8 75, label %112
    i8 76, label %112
    i8 77, label %112
    i8 78, label %112
    i8 79, label %112
    i8 80, label %112
    i8 81, label %112
    i8 82, label %112
    i8 83, label %112
    i8 84, label %112
    i8 85, label %112
    i8 86, label %112
    i8 87, label %112
    i8 88, label %112
    i8 89, label %112
    i8 90, label %112
    i8 97, label %112
    i8 98, label %112
    i8 99, label %112
    i8 100, label %112
    i8 101, label %112
    i8 102, label %112
    i8 103, label %112
    i8 104, label %112
    i8 105, label %112
    i8 106, label %112
    i8 107, label %112
    i8 108, label %112
    i8 109, label %112
    i8 110, label %112
    i8 111, label %112
    i8 112, label %112
    i8 113, label %112
    i8 114, label %112
    i8 115, label %112
    i8 116, label %112
    i8 117, label %112
    i8 118, label %112
    i8 119, label %112
    i8 120, label %112
    i8 121, label %112
    i8 122, label %112
    i8 34, label %101
  ]

101:                                              ; preds = %93
  br label %109

102:                                              ; preds = %93, %93, %93, %93, %93, %93, %93, %93, %93, %93
  %103 = icmp eq i32 %95, 2
  %104 = select i1 %103, i32 2, i32 1
  br label %112

105:                                              ; preds = %93, %93, %93
  %106 = icmp ne i32 %95, 0
  %107 = zext i1 %106 to i32
  %108 = add nsw i32 %94, %107
  br label %112

109:                                              ; preds = %101, %93
  %110 = phi i32 [ %95, %93 ], [ 3, %101 ]
  %111 = add nsw i32 %94, 1
  br label %112

112:                                              ; preds = %109, %105, %102, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93, %93
  %113 = phi i32 [ %111, %109 ], [ %108, %105 ], [ %94, %102 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ], [ %94, %93 ]
  %114 = phi i32 [ %110, %109 ], [ 0, %105 ], [ %104, %102 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ], [ 2, %93 ]
  %115 = or disjoint i32 %56, 3
  %116 = add nsw i32 %115, %9
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i8, ptr %0, i64 %117
  %119 = load i8, ptr %118, align 1, !tbaa !9
  switch i8 %119, label %128 [
    i8 32, label %124
    i8 9, label %124
    i8 10, label %124
    i8 48, label %121
    i8 49, label %121
    i8 50, label %121
    i8 51, label %121
    i8 52, label %121
    i8 53, label %121
    i8 54, label %121
    i8 55, label %121
    i8 56, label %121
    i8 57, label %121
    i8 95, label %131
    i8 65, label %131
    i8 66, label %131
    i8 67, label %131
    i8 68, label %131
    i8 69, label %131
    i8 70, label %131
    i8 71, label %131
    i8 72, label %131
    i8 73, label %131
    i8 74, label %131
    i8 75, label %131
    i8 76, label %131
    i8 77, label %131
    i8 78, label %131
    i8 79, label %131
    i8 80, label %131
    i8 81, label %131
    i8 82, label %131
    i8 83, label %131
    i8 84, label %131
    i8 85, label %131
    i8 86, label %131
    i8 87, label %131
    i8 88, label %131
    i8 89, label %131
    i8 90, label %131
    i8 97, label %131
    i8 98, label %131
    i8 99, label %131
    i8 100, label %131
    i8 101, label %131
    i8 102, label %131
    i8 103, label %131
    i8 104, label %131
    i8 105, label %131
    i8 106, label %131
    i8 107, label %131
    i8 108, label %131
    i8 109, label %131
    i8 110, label %131
    i8 111, label %131
    i8 112, label %131
    i8 113, label %131
    i8 114, label %131
    i8 115, label %131
    i8 116, label %131
    i8 117, label %131
    i8 118, label %131
    i8 119, label %131
    i8 120, label %131
    i8 121, label %131
    i8 122, label %131
    i8 34, label %120
  ]

120:                                              ; preds = %112
  br label %128

121:                                              ; preds = %112, %112, %112, %112, %112, %112, %112, %112, %112, %112
  %122 = icmp eq i32 %114, 2
  %123 = select i1 %122, i32 2, i32 1
  br label %131

124:                                              ; preds = %112, %112, %112
  %125 = icmp ne i32 %114, 0
  %126 = zext i1 %125 to i32
  %127 = add nsw i32 %113, %126
  br label %131

128:                                              ; preds = %120, %112
  %129 = phi i32 [ %114, %112 ], [ 3, %120 ]
  %130 = add nsw i32 %113, 1
  br label %131

131:                                              ; preds = %128, %124, %121, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112, %112
  %132 = phi i32 [ %130, %128 ], [ %127, %124 ], [ %113, %121 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ], [ %113, %112 ]
  %133 = phi i32 [ %129, %128 ], [ 0, %124 ], [ %123, %121 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ], [ 2, %112 ]
  %134 = add nuw nsw i32 %56, 4
  %135 = add i32 %58, 4
  %136 = icmp eq i32 %135, %15
  br i1 %136, label %16, label %54, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @duff_copy(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = sext i32 %2 to i64
  %7 = mul nsw i64 %6, %5
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %7
  %10 = add nsw i32 %2, 3
  %11 = sdiv i32 %10, 4
  %12 = and i32 %2, 3
  switch i32 %12, label %43 [
    i32 0, label %13
    i32 3, label %20
    i32 2, label %27
    i32 1, label %34
  ]

13:                                               ; preds = %3, %34
  %14 = phi ptr [ %8, %3 ], [ %38, %34 ]
  %15 = phi ptr [ %9, %3 ], [ %40, %34 ]
  %16 = phi i32 [ %11, %3 ], [ %41, %34 ]
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %18 = load i32, ptr %14, align 4, !tbaa !3
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store i32 %18, ptr %15, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %3, %13
  %21 = phi ptr [ %17, %13 ], [ %8, %3 ]
  %22 = phi ptr [ %19, %13 ], [ %9, %3 ]
  %23 = phi i32 [ %16, %13 ], [ %11, %3 ]
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %25 = load i32, ptr %21, align 4, !tbaa !3
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 4
  store i32 %25, ptr %22, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %3, %20
  %28 = phi ptr [ %24, %20 ], [ %8, %3 ]
  %29 = phi ptr [ %26, %20 ], [ %9, %3 ]
  %30 = phi i32 [ %23, %20 ], [ %11, %3 ]
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %32 = load i32, ptr %28, align 4, !tbaa !3
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 4
  store i32 %32, ptr %29, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %3, %27
  %35 = phi ptr [ %31, %27 ], [ %8, %3 ]
  %36 = phi ptr [ %33, %27 ], [ %9, %3 ]
  %37 = phi i32 [ %30, %27 ], [ %11, %3 ]
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %39 = load i32, ptr %35, align 4, !tbaa !3
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 4
  store i32 %39, ptr %36, align 4, !tbaa !3
  %41 = add nsw i32 %37, -1
  %42 = icmp sgt i32 %37, 1
  br i1 %42, label %13, label %44, !llvm.loop !15

43:                                               ; preds = %3
  unreachable

44:                                               ; preds = %34
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
