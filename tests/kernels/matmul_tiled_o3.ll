; ModuleID = 'matmul_tiled.cu'
source_filename = "matmul_tiled.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.double2 = type { double, double }

$_Z13matmul_sharedILi16EEvPKfS1_Pfiii = comdat any

$_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1a = comdat any

$_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1b = comdat any

@_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1a = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1b = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [16 x [16 x float]] undef, comdat, align 4
@_ZZ11sgemm_64x64E2As = internal unnamed_addr addrspace(3) global [8 x [64 x float]] undef, align 4
@_ZZ11sgemm_64x64E2Bs = internal unnamed_addr addrspace(3) global [8 x [64 x float]] undef, align 16

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @matmul_naive(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = add nuw nsw i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %11, %3
  %18 = icmp slt i32 %16, %4
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %112

20:                                               ; preds = %6
  %21 = icmp sgt i32 %5, 0
  br i1 %21, label %22, label %52

22:                                               ; preds = %20
  %23 = mul nuw nsw i32 %5, %11
  %24 = and i32 %5, 3
  %25 = icmp ult i32 %5, 4
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = and i32 %5, 2147483644
  br label %58

28:                                               ; preds = %58
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %52, label %30

30:                                               ; preds = %28, %22
  %31 = phi i32 [ 0, %22 ], [ %109, %28 ]
  %32 = phi float [ 0.000000e+00, %22 ], [ %108, %28 ]
  %33 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %33)
  br label %34

34:                                               ; preds = %34, %30
  %35 = phi i32 [ %31, %30 ], [ %49, %34 ]
  %36 = phi float [ %32, %30 ], [ %48, %34 ]
  %37 = phi i32 [ 0, %30 ], [ %50, %34 ]
  %38 = add nuw nsw i32 %35, %23
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !7
  %42 = mul nsw i32 %35, %4
  %43 = add nsw i32 %42, %16
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %1, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !7
  %47 = fmul contract float %41, %46
  %48 = fadd contract float %36, %47
  %49 = add nuw nsw i32 %35, 1
  %50 = add i32 %37, 1
  %51 = icmp eq i32 %50, %24
  br i1 %51, label %52, label %34, !llvm.loop !9

52:                                               ; preds = %28, %34, %20
  %53 = phi float [ 0.000000e+00, %20 ], [ %108, %28 ], [ %48, %34 ]
  %54 = mul nsw i32 %4, %11
  %55 = add nsw i32 %54, %16
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %2, i64 %56
  store float %53, ptr %57, align 4, !tbaa !7
  br label %112

58:                                               ; preds = %58, %26
  %59 = phi i32 [ 0, %26 ], [ %109, %58 ]
  %60 = phi float [ 0.000000e+00, %26 ], [ %108, %58 ]
  %61 = phi i32 [ 0, %26 ], [ %110, %58 ]
  %62 = add nuw nsw i32 %59, %23
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !7
  %66 = mul nsw i32 %59, %4
  %67 = add nsw i32 %66, %16
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %1, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !7
  %71 = fmul contract float %65, %70
  %72 = fadd contract float %60, %71
  %73 = or disjoint i32 %59, 1
  %74 = add nuw nsw i32 %73, %23
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw float, ptr %0, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !7
  %78 = mul nsw i32 %73, %4
  %79 = add nsw i32 %78, %16
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %1, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !7
  %83 = fmul contract float %77, %82
  %84 = fadd contract float %72, %83
  %85 = or disjoint i32 %59, 2
  %86 = add nuw nsw i32 %85, %23
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw float, ptr %0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !7
  %90 = mul nsw i32 %85, %4
  %91 = add nsw i32 %90, %16
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %1, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !7
  %95 = fmul contract float %89, %94
  %96 = fadd contract float %84, %95
  %97 = or disjoint i32 %59, 3
  %98 = add nuw nsw i32 %97, %23
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw float, ptr %0, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !7
  %102 = mul nsw i32 %97, %4
  %103 = add nsw i32 %102, %16
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %1, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !7
  %107 = fmul contract float %101, %106
  %108 = fadd contract float %96, %107
  %109 = add nuw nsw i32 %59, 4
  %110 = add i32 %61, 4
  %111 = icmp eq i32 %110, %27
  br i1 %111, label %28, label %58, !llvm.loop !11

112:                                              ; preds = %6, %52
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z13matmul_sharedILi16EEvPKfS1_Pfiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 comdat {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = add nuw nsw i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 4
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %57

16:                                               ; preds = %6
  %17 = icmp slt i32 %10, %3
  %18 = mul nuw nsw i32 %5, %10
  %19 = zext nneg i32 %9 to i64
  %20 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1a to ptr), i64 %19
  %21 = zext nneg i32 %13 to i64
  %22 = getelementptr inbounds nuw float, ptr %20, i64 %21
  %23 = icmp slt i32 %14, %4
  %24 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1b to ptr), i64 %19
  %25 = getelementptr inbounds nuw float, ptr %24, i64 %21
  %26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13matmul_sharedILi16EEvPKfS1_PfiiiE1b to ptr), i64 %21
  %27 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 64
  %29 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %31 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 192
  %33 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 256
  %35 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 320
  %37 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 384
  %39 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 448
  %41 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 512
  %43 = getelementptr inbounds nuw i8, ptr %20, i64 36
  %44 = getelementptr inbounds nuw i8, ptr %26, i64 576
  %45 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %46 = getelementptr inbounds nuw i8, ptr %26, i64 640
  %47 = getelementptr inbounds nuw i8, ptr %20, i64 44
  %48 = getelementptr inbounds nuw i8, ptr %26, i64 704
  %49 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %50 = getelementptr inbounds nuw i8, ptr %26, i64 768
  %51 = getelementptr inbounds nuw i8, ptr %20, i64 52
  %52 = getelementptr inbounds nuw i8, ptr %26, i64 832
  %53 = getelementptr inbounds nuw i8, ptr %20, i64 56
  %54 = getelementptr inbounds nuw i8, ptr %26, i64 896
  %55 = getelementptr inbounds nuw i8, ptr %20, i64 60
  %56 = getelementptr inbounds nuw i8, ptr %26, i64 960
  br label %62

57:                                               ; preds = %84, %6
  %58 = phi float [ 0.000000e+00, %6 ], [ %149, %84 ]
  %59 = icmp slt i32 %10, %3
  %60 = icmp slt i32 %14, %4
  %61 = and i1 %59, %60
  br i1 %61, label %152, label %157

62:                                               ; preds = %16, %84
  %63 = phi float [ 0.000000e+00, %16 ], [ %149, %84 ]
  %64 = phi i32 [ 0, %16 ], [ %150, %84 ]
  %65 = add nuw i32 %64, %13
  %66 = add nuw i32 %64, %9
  %67 = icmp slt i32 %65, %5
  %68 = and i1 %17, %67
  br i1 %68, label %69, label %74

69:                                               ; preds = %62
  %70 = add nsw i32 %65, %18
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !7
  br label %74

74:                                               ; preds = %62, %69
  %75 = phi contract float [ %73, %69 ], [ 0.000000e+00, %62 ]
  store float %75, ptr %22, align 4, !tbaa !7
  %76 = icmp slt i32 %66, %5
  %77 = and i1 %23, %76
  br i1 %77, label %78, label %84

78:                                               ; preds = %74
  %79 = mul nsw i32 %66, %4
  %80 = add nsw i32 %79, %14
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %1, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !7
  br label %84

84:                                               ; preds = %74, %78
  %85 = phi contract float [ %83, %78 ], [ 0.000000e+00, %74 ]
  store float %85, ptr %25, align 4, !tbaa !7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %86 = load float, ptr %20, align 4, !tbaa !7
  %87 = load float, ptr %26, align 4, !tbaa !7
  %88 = fmul contract float %86, %87
  %89 = fadd contract float %63, %88
  %90 = load float, ptr %27, align 4, !tbaa !7
  %91 = load float, ptr %28, align 4, !tbaa !7
  %92 = fmul contract float %90, %91
  %93 = fadd contract float %89, %92
  %94 = load float, ptr %29, align 4, !tbaa !7
  %95 = load float, ptr %30, align 4, !tbaa !7
  %96 = fmul contract float %94, %95
  %97 = fadd contract float %93, %96
  %98 = load float, ptr %31, align 4, !tbaa !7
  %99 = load float, ptr %32, align 4, !tbaa !7
  %100 = fmul contract float %98, %99
  %101 = fadd contract float %97, %100
  %102 = load float, ptr %33, align 4, !tbaa !7
  %103 = load float, ptr %34, align 4, !tbaa !7
  %104 = fmul contract float %102, %103
  %105 = fadd contract float %101, %104
  %106 = load float, ptr %35, align 4, !tbaa !7
  %107 = load float, ptr %36, align 4, !tbaa !7
  %108 = fmul contract float %106, %107
  %109 = fadd contract float %105, %108
  %110 = load float, ptr %37, align 4, !tbaa !7
  %111 = load float, ptr %38, align 4, !tbaa !7
  %112 = fmul contract float %110, %111
  %113 = fadd contract float %109, %112
  %114 = load float, ptr %39, align 4, !tbaa !7
  %115 = load float, ptr %40, align 4, !tbaa !7
  %116 = fmul contract float %114, %115
  %117 = fadd contract float %113, %116
  %118 = load float, ptr %41, align 4, !tbaa !7
  %119 = load float, ptr %42, align 4, !tbaa !7
  %120 = fmul contract float %118, %119
  %121 = fadd contract float %117, %120
  %122 = load float, ptr %43, align 4, !tbaa !7
  %123 = load float, ptr %44, align 4, !tbaa !7
  %124 = fmul contract float %122, %123
  %125 = fadd contract float %121, %124
  %126 = load float, ptr %45, align 4, !tbaa !7
  %127 = load float, ptr %46, align 4, !tbaa !7
  %128 = fmul contract float %126, %127
  %129 = fadd contract float %125, %128
  %130 = load float, ptr %47, align 4, !tbaa !7
  %131 = load float, ptr %48, align 4, !tbaa !7
  %132 = fmul contract float %130, %131
  %133 = fadd contract float %129, %132
  %134 = load float, ptr %49, align 4, !tbaa !7
  %135 = load float, ptr %50, align 4, !tbaa !7
  %136 = fmul contract float %134, %135
  %137 = fadd contract float %133, %136
  %138 = load float, ptr %51, align 4, !tbaa !7
  %139 = load float, ptr %52, align 4, !tbaa !7
  %140 = fmul contract float %138, %139
  %141 = fadd contract float %137, %140
  %142 = load float, ptr %53, align 4, !tbaa !7
  %143 = load float, ptr %54, align 4, !tbaa !7
  %144 = fmul contract float %142, %143
  %145 = fadd contract float %141, %144
  %146 = load float, ptr %55, align 4, !tbaa !7
  %147 = load float, ptr %56, align 4, !tbaa !7
  %148 = fmul contract float %146, %147
  %149 = fadd contract float %145, %148
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %150 = add nuw nsw i32 %64, 16
  %151 = icmp slt i32 %150, %5
  br i1 %151, label %62, label %57, !llvm.loop !13

152:                                              ; preds = %57
  %153 = mul nsw i32 %4, %10
  %154 = add nsw i32 %153, %14
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %2, i64 %155
  store float %58, ptr %156, align 4, !tbaa !7
  br label %157

157:                                              ; preds = %152, %57
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sgemm_64x64(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #3 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = lshr i32 %9, 4
  %11 = shl nuw nsw i32 %10, 3
  %12 = shl nuw nsw i32 %9, 2
  %13 = and i32 %12, 60
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = shl i32 %15, 6
  %17 = zext i32 %16 to i64
  %18 = icmp sgt i32 %5, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %8
  %20 = shl nuw nsw i32 %14, 6
  %21 = sext i32 %4 to i64
  %22 = zext nneg i32 %13 to i64
  br label %834

23:                                               ; preds = %8
  %24 = zext nneg i32 %5 to i64
  %25 = getelementptr inbounds nuw float, ptr %1, i64 %17
  %26 = shl nuw nsw i32 %14, 6
  %27 = zext nneg i32 %26 to i64
  %28 = mul nuw nsw i64 %24, %27
  %29 = getelementptr inbounds nuw float, ptr %0, i64 %28
  %30 = and i32 %9, 7
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr float, ptr %29, i64 %31
  %33 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 %31
  %34 = sext i32 %4 to i64
  %35 = zext nneg i32 %13 to i64
  %36 = getelementptr float, ptr %25, i64 %35
  %37 = zext nneg i32 %10 to i64
  %38 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 %37
  %39 = getelementptr inbounds nuw float, ptr %38, i64 %35
  %40 = lshr i32 %9, 3
  %41 = zext nneg i32 %40 to i64
  %42 = mul nuw nsw i64 %41, %24
  %43 = getelementptr inbounds nuw float, ptr %33, i64 %41
  %44 = add nuw nsw i32 %9, 128
  %45 = lshr i32 %44, 3
  %46 = zext nneg i32 %45 to i64
  %47 = mul nuw nsw i64 %46, %24
  %48 = getelementptr inbounds nuw float, ptr %33, i64 %46
  %49 = add nuw nsw i32 %9, 256
  %50 = lshr i32 %49, 3
  %51 = zext nneg i32 %50 to i64
  %52 = mul nuw nsw i64 %51, %24
  %53 = getelementptr inbounds nuw float, ptr %33, i64 %51
  %54 = add nuw nsw i32 %9, 384
  %55 = lshr i32 %54, 3
  %56 = zext nneg i32 %55 to i64
  %57 = mul nuw nsw i64 %56, %24
  %58 = getelementptr inbounds nuw float, ptr %33, i64 %56
  %59 = zext nneg i32 %11 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 %59
  %61 = or disjoint i32 %11, 1
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 %62
  %64 = or disjoint i32 %11, 2
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 %65
  %67 = or disjoint i32 %11, 3
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 %68
  %70 = or disjoint i32 %11, 4
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 %71
  %73 = or disjoint i32 %11, 5
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 %74
  %76 = or disjoint i32 %11, 6
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 %77
  %79 = or disjoint i32 %11, 7
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 %80
  %82 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 %35
  %83 = or disjoint i32 %13, 1
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 %84
  %86 = or disjoint i32 %13, 2
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 %87
  %89 = or disjoint i32 %13, 3
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 %90
  %92 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 256), i64 %59
  %93 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 256), i64 %62
  %94 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 256), i64 %65
  %95 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 256), i64 %68
  %96 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 256), i64 %71
  %97 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 256), i64 %74
  %98 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 256), i64 %77
  %99 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 256), i64 %80
  %100 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 256), i64 %35
  %101 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 256), i64 %84
  %102 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 256), i64 %87
  %103 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 256), i64 %90
  %104 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 512), i64 %59
  %105 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 512), i64 %62
  %106 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 512), i64 %65
  %107 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 512), i64 %68
  %108 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 512), i64 %71
  %109 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 512), i64 %74
  %110 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 512), i64 %77
  %111 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 512), i64 %80
  %112 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 512), i64 %35
  %113 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 512), i64 %84
  %114 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 512), i64 %87
  %115 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 512), i64 %90
  %116 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 768), i64 %59
  %117 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 768), i64 %62
  %118 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 768), i64 %65
  %119 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 768), i64 %68
  %120 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 768), i64 %71
  %121 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 768), i64 %74
  %122 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 768), i64 %77
  %123 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 768), i64 %80
  %124 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 768), i64 %35
  %125 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 768), i64 %84
  %126 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 768), i64 %87
  %127 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 768), i64 %90
  %128 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1024), i64 %59
  %129 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1024), i64 %62
  %130 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1024), i64 %65
  %131 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1024), i64 %68
  %132 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1024), i64 %71
  %133 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1024), i64 %74
  %134 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1024), i64 %77
  %135 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1024), i64 %80
  %136 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1024), i64 %35
  %137 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1024), i64 %84
  %138 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1024), i64 %87
  %139 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1024), i64 %90
  %140 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1280), i64 %59
  %141 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1280), i64 %62
  %142 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1280), i64 %65
  %143 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1280), i64 %68
  %144 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1280), i64 %71
  %145 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1280), i64 %74
  %146 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1280), i64 %77
  %147 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1280), i64 %80
  %148 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1280), i64 %35
  %149 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1280), i64 %84
  %150 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1280), i64 %87
  %151 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1280), i64 %90
  %152 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1536), i64 %59
  %153 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1536), i64 %62
  %154 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1536), i64 %65
  %155 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1536), i64 %68
  %156 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1536), i64 %71
  %157 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1536), i64 %74
  %158 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1536), i64 %77
  %159 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1536), i64 %80
  %160 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1536), i64 %35
  %161 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1536), i64 %84
  %162 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1536), i64 %87
  %163 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1536), i64 %90
  %164 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1792), i64 %59
  %165 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1792), i64 %62
  %166 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1792), i64 %65
  %167 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1792), i64 %68
  %168 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1792), i64 %71
  %169 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1792), i64 %74
  %170 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1792), i64 %77
  %171 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2As to ptr), i64 1792), i64 %80
  %172 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1792), i64 %35
  %173 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1792), i64 %84
  %174 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1792), i64 %87
  %175 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11sgemm_64x64E2Bs to ptr), i64 1792), i64 %90
  br label %176

176:                                              ; preds = %23, %176
  %177 = phi float [ 0.000000e+00, %23 ], [ %769, %176 ]
  %178 = phi float [ 0.000000e+00, %23 ], [ %771, %176 ]
  %179 = phi float [ 0.000000e+00, %23 ], [ %773, %176 ]
  %180 = phi float [ 0.000000e+00, %23 ], [ %775, %176 ]
  %181 = phi float [ 0.000000e+00, %23 ], [ %777, %176 ]
  %182 = phi float [ 0.000000e+00, %23 ], [ %779, %176 ]
  %183 = phi float [ 0.000000e+00, %23 ], [ %781, %176 ]
  %184 = phi float [ 0.000000e+00, %23 ], [ %783, %176 ]
  %185 = phi float [ 0.000000e+00, %23 ], [ %785, %176 ]
  %186 = phi float [ 0.000000e+00, %23 ], [ %787, %176 ]
  %187 = phi float [ 0.000000e+00, %23 ], [ %789, %176 ]
  %188 = phi float [ 0.000000e+00, %23 ], [ %791, %176 ]
  %189 = phi float [ 0.000000e+00, %23 ], [ %793, %176 ]
  %190 = phi float [ 0.000000e+00, %23 ], [ %795, %176 ]
  %191 = phi float [ 0.000000e+00, %23 ], [ %797, %176 ]
  %192 = phi float [ 0.000000e+00, %23 ], [ %799, %176 ]
  %193 = phi float [ 0.000000e+00, %23 ], [ %801, %176 ]
  %194 = phi float [ 0.000000e+00, %23 ], [ %803, %176 ]
  %195 = phi float [ 0.000000e+00, %23 ], [ %805, %176 ]
  %196 = phi float [ 0.000000e+00, %23 ], [ %807, %176 ]
  %197 = phi float [ 0.000000e+00, %23 ], [ %809, %176 ]
  %198 = phi float [ 0.000000e+00, %23 ], [ %811, %176 ]
  %199 = phi float [ 0.000000e+00, %23 ], [ %813, %176 ]
  %200 = phi float [ 0.000000e+00, %23 ], [ %815, %176 ]
  %201 = phi float [ 0.000000e+00, %23 ], [ %817, %176 ]
  %202 = phi float [ 0.000000e+00, %23 ], [ %819, %176 ]
  %203 = phi float [ 0.000000e+00, %23 ], [ %821, %176 ]
  %204 = phi float [ 0.000000e+00, %23 ], [ %823, %176 ]
  %205 = phi float [ 0.000000e+00, %23 ], [ %825, %176 ]
  %206 = phi float [ 0.000000e+00, %23 ], [ %827, %176 ]
  %207 = phi float [ 0.000000e+00, %23 ], [ %829, %176 ]
  %208 = phi float [ 0.000000e+00, %23 ], [ %831, %176 ]
  %209 = phi i32 [ 0, %23 ], [ %832, %176 ]
  %210 = zext nneg i32 %209 to i64
  %211 = getelementptr float, ptr %32, i64 %210
  %212 = getelementptr float, ptr %211, i64 %42
  %213 = load float, ptr %212, align 4, !tbaa !7
  store float %213, ptr %43, align 4, !tbaa !7
  %214 = getelementptr float, ptr %211, i64 %47
  %215 = load float, ptr %214, align 4, !tbaa !7
  store float %215, ptr %48, align 4, !tbaa !7
  %216 = getelementptr float, ptr %211, i64 %52
  %217 = load float, ptr %216, align 4, !tbaa !7
  store float %217, ptr %53, align 4, !tbaa !7
  %218 = getelementptr float, ptr %211, i64 %57
  %219 = load float, ptr %218, align 4, !tbaa !7
  store float %219, ptr %58, align 4, !tbaa !7
  %220 = add nuw nsw i32 %209, %10
  %221 = zext nneg i32 %220 to i64
  %222 = mul nsw i64 %221, %34
  %223 = getelementptr float, ptr %36, i64 %222
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %39, ptr noundef nonnull align 16 dereferenceable(16) %223, i64 16, i1 false), !tbaa.struct !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %224 = load float, ptr %60, align 4, !tbaa !7
  %225 = load float, ptr %63, align 4, !tbaa !7
  %226 = load float, ptr %66, align 4, !tbaa !7
  %227 = load float, ptr %69, align 4, !tbaa !7
  %228 = load float, ptr %72, align 4, !tbaa !7
  %229 = load float, ptr %75, align 4, !tbaa !7
  %230 = load float, ptr %78, align 4, !tbaa !7
  %231 = load float, ptr %81, align 4, !tbaa !7
  %232 = load float, ptr %82, align 4, !tbaa !7
  %233 = load float, ptr %85, align 4, !tbaa !7
  %234 = load float, ptr %88, align 4, !tbaa !7
  %235 = load float, ptr %91, align 4, !tbaa !7
  %236 = fmul contract float %224, %232
  %237 = fadd contract float %177, %236
  %238 = fmul contract float %224, %233
  %239 = fadd contract float %178, %238
  %240 = fmul contract float %224, %234
  %241 = fadd contract float %179, %240
  %242 = fmul contract float %224, %235
  %243 = fadd contract float %180, %242
  %244 = fmul contract float %225, %232
  %245 = fadd contract float %181, %244
  %246 = fmul contract float %225, %233
  %247 = fadd contract float %182, %246
  %248 = fmul contract float %225, %234
  %249 = fadd contract float %183, %248
  %250 = fmul contract float %225, %235
  %251 = fadd contract float %184, %250
  %252 = fmul contract float %226, %232
  %253 = fadd contract float %185, %252
  %254 = fmul contract float %226, %233
  %255 = fadd contract float %186, %254
  %256 = fmul contract float %226, %234
  %257 = fadd contract float %187, %256
  %258 = fmul contract float %226, %235
  %259 = fadd contract float %188, %258
  %260 = fmul contract float %227, %232
  %261 = fadd contract float %189, %260
  %262 = fmul contract float %227, %233
  %263 = fadd contract float %190, %262
  %264 = fmul contract float %227, %234
  %265 = fadd contract float %191, %264
  %266 = fmul contract float %227, %235
  %267 = fadd contract float %192, %266
  %268 = fmul contract float %228, %232
  %269 = fadd contract float %193, %268
  %270 = fmul contract float %228, %233
  %271 = fadd contract float %194, %270
  %272 = fmul contract float %228, %234
  %273 = fadd contract float %195, %272
  %274 = fmul contract float %228, %235
  %275 = fadd contract float %196, %274
  %276 = fmul contract float %229, %232
  %277 = fadd contract float %197, %276
  %278 = fmul contract float %229, %233
  %279 = fadd contract float %198, %278
  %280 = fmul contract float %229, %234
  %281 = fadd contract float %199, %280
  %282 = fmul contract float %229, %235
  %283 = fadd contract float %200, %282
  %284 = fmul contract float %230, %232
  %285 = fadd contract float %201, %284
  %286 = fmul contract float %230, %233
  %287 = fadd contract float %202, %286
  %288 = fmul contract float %230, %234
  %289 = fadd contract float %203, %288
  %290 = fmul contract float %230, %235
  %291 = fadd contract float %204, %290
  %292 = fmul contract float %231, %232
  %293 = fadd contract float %205, %292
  %294 = fmul contract float %231, %233
  %295 = fadd contract float %206, %294
  %296 = fmul contract float %231, %234
  %297 = fadd contract float %207, %296
  %298 = fmul contract float %231, %235
  %299 = fadd contract float %208, %298
  %300 = load float, ptr %92, align 4, !tbaa !7
  %301 = load float, ptr %93, align 4, !tbaa !7
  %302 = load float, ptr %94, align 4, !tbaa !7
  %303 = load float, ptr %95, align 4, !tbaa !7
  %304 = load float, ptr %96, align 4, !tbaa !7
  %305 = load float, ptr %97, align 4, !tbaa !7
  %306 = load float, ptr %98, align 4, !tbaa !7
  %307 = load float, ptr %99, align 4, !tbaa !7
  %308 = load float, ptr %100, align 4, !tbaa !7
  %309 = load float, ptr %101, align 4, !tbaa !7
  %310 = load float, ptr %102, align 4, !tbaa !7
  %311 = load float, ptr %103, align 4, !tbaa !7
  %312 = fmul contract float %300, %308
  %313 = fadd contract float %237, %312
  %314 = fmul contract float %300, %309
  %315 = fadd contract float %239, %314
  %316 = fmul contract float %300, %310
  %317 = fadd contract float %241, %316
  %318 = fmul contract float %300, %311
  %319 = fadd contract float %243, %318
  %320 = fmul contract float %301, %308
  %321 = fadd contract float %245, %320
  %322 = fmul contract float %301, %309
  %323 = fadd contract float %247, %322
  %324 = fmul contract float %301, %310
  %325 = fadd contract float %249, %324
  %326 = fmul contract float %301, %311
  %327 = fadd contract float %251, %326
  %328 = fmul contract float %302, %308
  %329 = fadd contract float %253, %328
  %330 = fmul contract float %302, %309
  %331 = fadd contract float %255, %330
  %332 = fmul contract float %302, %310
  %333 = fadd contract float %257, %332
  %334 = fmul contract float %302, %311
  %335 = fadd contract float %259, %334
  %336 = fmul contract float %303, %308
  %337 = fadd contract float %261, %336
  %338 = fmul contract float %303, %309
  %339 = fadd contract float %263, %338
  %340 = fmul contract float %303, %310
  %341 = fadd contract float %265, %340
  %342 = fmul contract float %303, %311
  %343 = fadd contract float %267, %342
  %344 = fmul contract float %304, %308
  %345 = fadd contract float %269, %344
  %346 = fmul contract float %304, %309
  %347 = fadd contract float %271, %346
  %348 = fmul contract float %304, %310
  %349 = fadd contract float %273, %348
  %350 = fmul contract float %304, %311
  %351 = fadd contract float %275, %350
  %352 = fmul contract float %305, %308
  %353 = fadd contract float %277, %352
  %354 = fmul contract float %305, %309
  %355 = fadd contract float %279, %354
  %356 = fmul contract float %305, %310
  %357 = fadd contract float %281, %356
  %358 = fmul contract float %305, %311
  %359 = fadd contract float %283, %358
  %360 = fmul contract float %306, %308
  %361 = fadd contract float %285, %360
  %362 = fmul contract float %306, %309
  %363 = fadd contract float %287, %362
  %364 = fmul contract float %306, %310
  %365 = fadd contract float %289, %364
  %366 = fmul contract float %306, %311
  %367 = fadd contract float %291, %366
  %368 = fmul contract float %307, %308
  %369 = fadd contract float %293, %368
  %370 = fmul contract float %307, %309
  %371 = fadd contract float %295, %370
  %372 = fmul contract float %307, %310
  %373 = fadd contract float %297, %372
  %374 = fmul contract float %307, %311
  %375 = fadd contract float %299, %374
  %376 = load float, ptr %104, align 4, !tbaa !7
  %377 = load float, ptr %105, align 4, !tbaa !7
  %378 = load float, ptr %106, align 4, !tbaa !7
  %379 = load float, ptr %107, align 4, !tbaa !7
  %380 = load float, ptr %108, align 4, !tbaa !7
  %381 = load float, ptr %109, align 4, !tbaa !7
  %382 = load float, ptr %110, align 4, !tbaa !7
  %383 = load float, ptr %111, align 4, !tbaa !7
  %384 = load float, ptr %112, align 4, !tbaa !7
  %385 = load float, ptr %113, align 4, !tbaa !7
  %386 = load float, ptr %114, align 4, !tbaa !7
  %387 = load float, ptr %115, align 4, !tbaa !7
  %388 = fmul contract float %376, %384
  %389 = fadd contract float %313, %388
  %390 = fmul contract float %376, %385
  %391 = fadd contract float %315, %390
  %392 = fmul contract float %376, %386
  %393 = fadd contract float %317, %392
  %394 = fmul contract float %376, %387
  %395 = fadd contract float %319, %394
  %396 = fmul contract float %377, %384
  %397 = fadd contract float %321, %396
  %398 = fmul contract float %377, %385
  %399 = fadd contract float %323, %398
  %400 = fmul contract float %377, %386
  %401 = fadd contract float %325, %400
  %402 = fmul contract float %377, %387
  %403 = fadd contract float %327, %402
  %404 = fmul contract float %378, %384
  %405 = fadd contract float %329, %404
  %406 = fmul contract float %378, %385
  %407 = fadd contract float %331, %406
  %408 = fmul contract float %378, %386
  %409 = fadd contract float %333, %408
  %410 = fmul contract float %378, %387
  %411 = fadd contract float %335, %410
  %412 = fmul contract float %379, %384
  %413 = fadd contract float %337, %412
  %414 = fmul contract float %379, %385
  %415 = fadd contract float %339, %414
  %416 = fmul contract float %379, %386
  %417 = fadd contract float %341, %416
  %418 = fmul contract float %379, %387
  %419 = fadd contract float %343, %418
  %420 = fmul contract float %380, %384
  %421 = fadd contract float %345, %420
  %422 = fmul contract float %380, %385
  %423 = fadd contract float %347, %422
  %424 = fmul contract float %380, %386
  %425 = fadd contract float %349, %424
  %426 = fmul contract float %380, %387
  %427 = fadd contract float %351, %426
  %428 = fmul contract float %381, %384
  %429 = fadd contract float %353, %428
  %430 = fmul contract float %381, %385
  %431 = fadd contract float %355, %430
  %432 = fmul contract float %381, %386
  %433 = fadd contract float %357, %432
  %434 = fmul contract float %381, %387
  %435 = fadd contract float %359, %434
  %436 = fmul contract float %382, %384
  %437 = fadd contract float %361, %436
  %438 = fmul contract float %382, %385
  %439 = fadd contract float %363, %438
  %440 = fmul contract float %382, %386
  %441 = fadd contract float %365, %440
  %442 = fmul contract float %382, %387
  %443 = fadd contract float %367, %442
  %444 = fmul contract float %383, %384
  %445 = fadd contract float %369, %444
  %446 = fmul contract float %383, %385
  %447 = fadd contract float %371, %446
  %448 = fmul contract float %383, %386
  %449 = fadd contract float %373, %448
  %450 = fmul contract float %383, %387
  %451 = fadd contract float %375, %450
  %452 = load float, ptr %116, align 4, !tbaa !7
  %453 = load float, ptr %117, align 4, !tbaa !7
  %454 = load float, ptr %118, align 4, !tbaa !7
  %455 = load float, ptr %119, align 4, !tbaa !7
  %456 = load float, ptr %120, align 4, !tbaa !7
  %457 = load float, ptr %121, align 4, !tbaa !7
  %458 = load float, ptr %122, align 4, !tbaa !7
  %459 = load float, ptr %123, align 4, !tbaa !7
  %460 = load float, ptr %124, align 4, !tbaa !7
  %461 = load float, ptr %125, align 4, !tbaa !7
  %462 = load float, ptr %126, align 4, !tbaa !7
  %463 = load float, ptr %127, align 4, !tbaa !7
  %464 = fmul contract float %452, %460
  %465 = fadd contract float %389, %464
  %466 = fmul contract float %452, %461
  %467 = fadd contract float %391, %466
  %468 = fmul contract float %452, %462
  %469 = fadd contract float %393, %468
  %470 = fmul contract float %452, %463
  %471 = fadd contract float %395, %470
  %472 = fmul contract float %453, %460
  %473 = fadd contract float %397, %472
  %474 = fmul contract float %453, %461
  %475 = fadd contract float %399, %474
  %476 = fmul contract float %453, %462
  %477 = fadd contract float %401, %476
  %478 = fmul contract float %453, %463
  %479 = fadd contract float %403, %478
  %480 = fmul contract float %454, %460
  %481 = fadd contract float %405, %480
  %482 = fmul contract float %454, %461
  %483 = fadd contract float %407, %482
  %484 = fmul contract float %454, %462
  %485 = fadd contract float %409, %484
  %486 = fmul contract float %454, %463
  %487 = fadd contract float %411, %486
  %488 = fmul contract float %455, %460
  %489 = fadd contract float %413, %488
  %490 = fmul contract float %455, %461
  %491 = fadd contract float %415, %490
  %492 = fmul contract float %455, %462
  %493 = fadd contract float %417, %492
  %494 = fmul contract float %455, %463
  %495 = fadd contract float %419, %494
  %496 = fmul contract float %456, %460
  %497 = fadd contract float %421, %496
  %498 = fmul contract float %456, %461
  %499 = fadd contract float %423, %498
  %500 = fmul contract float %456, %462
  %501 = fadd contract float %425, %500
  %502 = fmul contract float %456, %463
  %503 = fadd contract float %427, %502
  %504 = fmul contract float %457, %460
  %505 = fadd contract float %429, %504
  %506 = fmul contract float %457, %461
  %507 = fadd contract float %431, %506
  %508 = fmul contract float %457, %462
  %509 = fadd contract float %433, %508
  %510 = fmul contract float %457, %463
  %511 = fadd contract float %435, %510
  %512 = fmul contract float %458, %460
  %513 = fadd contract float %437, %512
  %514 = fmul contract float %458, %461
  %515 = fadd contract float %439, %514
  %516 = fmul contract float %458, %462
  %517 = fadd contract float %441, %516
  %518 = fmul contract float %458, %463
  %519 = fadd contract float %443, %518
  %520 = fmul contract float %459, %460
  %521 = fadd contract float %445, %520
  %522 = fmul contract float %459, %461
  %523 = fadd contract float %447, %522
  %524 = fmul contract float %459, %462
  %525 = fadd contract float %449, %524
  %526 = fmul contract float %459, %463
  %527 = fadd contract float %451, %526
  %528 = load float, ptr %128, align 4, !tbaa !7
  %529 = load float, ptr %129, align 4, !tbaa !7
  %530 = load float, ptr %130, align 4, !tbaa !7
  %531 = load float, ptr %131, align 4, !tbaa !7
  %532 = load float, ptr %132, align 4, !tbaa !7
  %533 = load float, ptr %133, align 4, !tbaa !7
  %534 = load float, ptr %134, align 4, !tbaa !7
  %535 = load float, ptr %135, align 4, !tbaa !7
  %536 = load float, ptr %136, align 4, !tbaa !7
  %537 = load float, ptr %137, align 4, !tbaa !7
  %538 = load float, ptr %138, align 4, !tbaa !7
  %539 = load float, ptr %139, align 4, !tbaa !7
  %540 = fmul contract float %528, %536
  %541 = fadd contract float %465, %540
  %542 = fmul contract float %528, %537
  %543 = fadd contract float %467, %542
  %544 = fmul contract float %528, %538
  %545 = fadd contract float %469, %544
  %546 = fmul contract float %528, %539
  %547 = fadd contract float %471, %546
  %548 = fmul contract float %529, %536
  %549 = fadd contract float %473, %548
  %550 = fmul contract float %529, %537
  %551 = fadd contract float %475, %550
  %552 = fmul contract float %529, %538
  %553 = fadd contract float %477, %552
  %554 = fmul contract float %529, %539
  %555 = fadd contract float %479, %554
  %556 = fmul contract float %530, %536
  %557 = fadd contract float %481, %556
  %558 = fmul contract float %530, %537
  %559 = fadd contract float %483, %558
  %560 = fmul contract float %530, %538
  %561 = fadd contract float %485, %560
  %562 = fmul contract float %530, %539
  %563 = fadd contract float %487, %562
  %564 = fmul contract float %531, %536
  %565 = fadd contract float %489, %564
  %566 = fmul contract float %531, %537
  %567 = fadd contract float %491, %566
  %568 = fmul contract float %531, %538
  %569 = fadd contract float %493, %568
  %570 = fmul contract float %531, %539
  %571 = fadd contract float %495, %570
  %572 = fmul contract float %532, %536
  %573 = fadd contract float %497, %572
  %574 = fmul contract float %532, %537
  %575 = fadd contract float %499, %574
  %576 = fmul contract float %532, %538
  %577 = fadd contract float %501, %576
  %578 = fmul contract float %532, %539
  %579 = fadd contract float %503, %578
  %580 = fmul contract float %533, %536
  %581 = fadd contract float %505, %580
  %582 = fmul contract float %533, %537
  %583 = fadd contract float %507, %582
  %584 = fmul contract float %533, %538
  %585 = fadd contract float %509, %584
  %586 = fmul contract float %533, %539
  %587 = fadd contract float %511, %586
  %588 = fmul contract float %534, %536
  %589 = fadd contract float %513, %588
  %590 = fmul contract float %534, %537
  %591 = fadd contract float %515, %590
  %592 = fmul contract float %534, %538
  %593 = fadd contract float %517, %592
  %594 = fmul contract float %534, %539
  %595 = fadd contract float %519, %594
  %596 = fmul contract float %535, %536
  %597 = fadd contract float %521, %596
  %598 = fmul contract float %535, %537
  %599 = fadd contract float %523, %598
  %600 = fmul contract float %535, %538
  %601 = fadd contract float %525, %600
  %602 = fmul contract float %535, %539
  %603 = fadd contract float %527, %602
  %604 = load float, ptr %140, align 4, !tbaa !7
  %605 = load float, ptr %141, align 4, !tbaa !7
  %606 = load float, ptr %142, align 4, !tbaa !7
  %607 = load float, ptr %143, align 4, !tbaa !7
  %608 = load float, ptr %144, align 4, !tbaa !7
  %609 = load float, ptr %145, align 4, !tbaa !7
  %610 = load float, ptr %146, align 4, !tbaa !7
  %611 = load float, ptr %147, align 4, !tbaa !7
  %612 = load float, ptr %148, align 4, !tbaa !7
  %613 = load float, ptr %149, align 4, !tbaa !7
  %614 = load float, ptr %150, align 4, !tbaa !7
  %615 = load float, ptr %151, align 4, !tbaa !7
  %616 = fmul contract float %604, %612
  %617 = fadd contract float %541, %616
  %618 = fmul contract float %604, %613
  %619 = fadd contract float %543, %618
  %620 = fmul contract float %604, %614
  %621 = fadd contract float %545, %620
  %622 = fmul contract float %604, %615
  %623 = fadd contract float %547, %622
  %624 = fmul contract float %605, %612
  %625 = fadd contract float %549, %624
  %626 = fmul contract float %605, %613
  %627 = fadd contract float %551, %626
  %628 = fmul contract float %605, %614
  %629 = fadd contract float %553, %628
  %630 = fmul contract float %605, %615
  %631 = fadd contract float %555, %630
  %632 = fmul contract float %606, %612
  %633 = fadd contract float %557, %632
  %634 = fmul contract float %606, %613
  %635 = fadd contract float %559, %634
  %636 = fmul contract float %606, %614
  %637 = fadd contract float %561, %636
  %638 = fmul contract float %606, %615
  %639 = fadd contract float %563, %638
  %640 = fmul contract float %607, %612
  %641 = fadd contract float %565, %640
  %642 = fmul contract float %607, %613
  %643 = fadd contract float %567, %642
  %644 = fmul contract float %607, %614
  %645 = fadd contract float %569, %644
  %646 = fmul contract float %607, %615
  %647 = fadd contract float %571, %646
  %648 = fmul contract float %608, %612
  %649 = fadd contract float %573, %648
  %650 = fmul contract float %608, %613
  %651 = fadd contract float %575, %650
  %652 = fmul contract float %608, %614
  %653 = fadd contract float %577, %652
  %654 = fmul contract float %608, %615
  %655 = fadd contract float %579, %654
  %656 = fmul contract float %609, %612
  %657 = fadd contract float %581, %656
  %658 = fmul contract float %609, %613
  %659 = fadd contract float %583, %658
  %660 = fmul contract float %609, %614
  %661 = fadd contract float %585, %660
  %662 = fmul contract float %609, %615
  %663 = fadd contract float %587, %662
  %664 = fmul contract float %610, %612
  %665 = fadd contract float %589, %664
  %666 = fmul contract float %610, %613
  %667 = fadd contract float %591, %666
  %668 = fmul contract float %610, %614
  %669 = fadd contract float %593, %668
  %670 = fmul contract float %610, %615
  %671 = fadd contract float %595, %670
  %672 = fmul contract float %611, %612
  %673 = fadd contract float %597, %672
  %674 = fmul contract float %611, %613
  %675 = fadd contract float %599, %674
  %676 = fmul contract float %611, %614
  %677 = fadd contract float %601, %676
  %678 = fmul contract float %611, %615
  %679 = fadd contract float %603, %678
  %680 = load float, ptr %152, align 4, !tbaa !7
  %681 = load float, ptr %153, align 4, !tbaa !7
  %682 = load float, ptr %154, align 4, !tbaa !7
  %683 = load float, ptr %155, align 4, !tbaa !7
  %684 = load float, ptr %156, align 4, !tbaa !7
  %685 = load float, ptr %157, align 4, !tbaa !7
  %686 = load float, ptr %158, align 4, !tbaa !7
  %687 = load float, ptr %159, align 4, !tbaa !7
  %688 = load float, ptr %160, align 4, !tbaa !7
  %689 = load float, ptr %161, align 4, !tbaa !7
  %690 = load float, ptr %162, align 4, !tbaa !7
  %691 = load float, ptr %163, align 4, !tbaa !7
  %692 = fmul contract float %680, %688
  %693 = fadd contract float %617, %692
  %694 = fmul contract float %680, %689
  %695 = fadd contract float %619, %694
  %696 = fmul contract float %680, %690
  %697 = fadd contract float %621, %696
  %698 = fmul contract float %680, %691
  %699 = fadd contract float %623, %698
  %700 = fmul contract float %681, %688
  %701 = fadd contract float %625, %700
  %702 = fmul contract float %681, %689
  %703 = fadd contract float %627, %702
  %704 = fmul contract float %681, %690
  %705 = fadd contract float %629, %704
  %706 = fmul contract float %681, %691
  %707 = fadd contract float %631, %706
  %708 = fmul contract float %682, %688
  %709 = fadd contract float %633, %708
  %710 = fmul contract float %682, %689
  %711 = fadd contract float %635, %710
  %712 = fmul contract float %682, %690
  %713 = fadd contract float %637, %712
  %714 = fmul contract float %682, %691
  %715 = fadd contract float %639, %714
  %716 = fmul contract float %683, %688
  %717 = fadd contract float %641, %716
  %718 = fmul contract float %683, %689
  %719 = fadd contract float %643, %718
  %720 = fmul contract float %683, %690
  %721 = fadd contract float %645, %720
  %722 = fmul contract float %683, %691
  %723 = fadd contract float %647, %722
  %724 = fmul contract float %684, %688
  %725 = fadd contract float %649, %724
  %726 = fmul contract float %684, %689
  %727 = fadd contract float %651, %726
  %728 = fmul contract float %684, %690
  %729 = fadd contract float %653, %728
  %730 = fmul contract float %684, %691
  %731 = fadd contract float %655, %730
  %732 = fmul contract float %685, %688
  %733 = fadd contract float %657, %732
  %734 = fmul contract float %685, %689
  %735 = fadd contract float %659, %734
  %736 = fmul contract float %685, %690
  %737 = fadd contract float %661, %736
  %738 = fmul contract float %685, %691
  %739 = fadd contract float %663, %738
  %740 = fmul contract float %686, %688
  %741 = fadd contract float %665, %740
  %742 = fmul contract float %686, %689
  %743 = fadd contract float %667, %742
  %744 = fmul contract float %686, %690
  %745 = fadd contract float %669, %744
  %746 = fmul contract float %686, %691
  %747 = fadd contract float %671, %746
  %748 = fmul contract float %687, %688
  %749 = fadd contract float %673, %748
  %750 = fmul contract float %687, %689
  %751 = fadd contract float %675, %750
  %752 = fmul contract float %687, %690
  %753 = fadd contract float %677, %752
  %754 = fmul contract float %687, %691
  %755 = fadd contract float %679, %754
  %756 = load float, ptr %164, align 4, !tbaa !7
  %757 = load float, ptr %165, align 4, !tbaa !7
  %758 = load float, ptr %166, align 4, !tbaa !7
  %759 = load float, ptr %167, align 4, !tbaa !7
  %760 = load float, ptr %168, align 4, !tbaa !7
  %761 = load float, ptr %169, align 4, !tbaa !7
  %762 = load float, ptr %170, align 4, !tbaa !7
  %763 = load float, ptr %171, align 4, !tbaa !7
  %764 = load float, ptr %172, align 4, !tbaa !7
  %765 = load float, ptr %173, align 4, !tbaa !7
  %766 = load float, ptr %174, align 4, !tbaa !7
  %767 = load float, ptr %175, align 4, !tbaa !7
  %768 = fmul contract float %756, %764
  %769 = fadd contract float %693, %768
  %770 = fmul contract float %756, %765
  %771 = fadd contract float %695, %770
  %772 = fmul contract float %756, %766
  %773 = fadd contract float %697, %772
  %774 = fmul contract float %756, %767
  %775 = fadd contract float %699, %774
  %776 = fmul contract float %757, %764
  %777 = fadd contract float %701, %776
  %778 = fmul contract float %757, %765
  %779 = fadd contract float %703, %778
  %780 = fmul contract float %757, %766
  %781 = fadd contract float %705, %780
  %782 = fmul contract float %757, %767
  %783 = fadd contract float %707, %782
  %784 = fmul contract float %758, %764
  %785 = fadd contract float %709, %784
  %786 = fmul contract float %758, %765
  %787 = fadd contract float %711, %786
  %788 = fmul contract float %758, %766
  %789 = fadd contract float %713, %788
  %790 = fmul contract float %758, %767
  %791 = fadd contract float %715, %790
  %792 = fmul contract float %759, %764
  %793 = fadd contract float %717, %792
  %794 = fmul contract float %759, %765
  %795 = fadd contract float %719, %794
  %796 = fmul contract float %759, %766
  %797 = fadd contract float %721, %796
  %798 = fmul contract float %759, %767
  %799 = fadd contract float %723, %798
  %800 = fmul contract float %760, %764
  %801 = fadd contract float %725, %800
  %802 = fmul contract float %760, %765
  %803 = fadd contract float %727, %802
  %804 = fmul contract float %760, %766
  %805 = fadd contract float %729, %804
  %806 = fmul contract float %760, %767
  %807 = fadd contract float %731, %806
  %808 = fmul contract float %761, %764
  %809 = fadd contract float %733, %808
  %810 = fmul contract float %761, %765
  %811 = fadd contract float %735, %810
  %812 = fmul contract float %761, %766
  %813 = fadd contract float %737, %812
  %814 = fmul contract float %761, %767
  %815 = fadd contract float %739, %814
  %816 = fmul contract float %762, %764
  %817 = fadd contract float %741, %816
  %818 = fmul contract float %762, %765
  %819 = fadd contract float %743, %818
  %820 = fmul contract float %762, %766
  %821 = fadd contract float %745, %820
  %822 = fmul contract float %762, %767
  %823 = fadd contract float %747, %822
  %824 = fmul contract float %763, %764
  %825 = fadd contract float %749, %824
  %826 = fmul contract float %763, %765
  %827 = fadd contract float %751, %826
  %828 = fmul contract float %763, %766
  %829 = fadd contract float %753, %828
  %830 = fmul contract float %763, %767
  %831 = fadd contract float %755, %830
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %832 = add nuw nsw i32 %209, 8
  %833 = icmp slt i32 %832, %5
  br i1 %833, label %176, label %834, !llvm.loop !15

834:                                              ; preds = %176, %19
  %835 = phi i64 [ %22, %19 ], [ %35, %176 ]
  %836 = phi i64 [ %21, %19 ], [ %34, %176 ]
  %837 = phi i32 [ %20, %19 ], [ %26, %176 ]
  %838 = phi float [ 0.000000e+00, %19 ], [ %769, %176 ]
  %839 = phi float [ 0.000000e+00, %19 ], [ %771, %176 ]
  %840 = phi float [ 0.000000e+00, %19 ], [ %773, %176 ]
  %841 = phi float [ 0.000000e+00, %19 ], [ %775, %176 ]
  %842 = phi float [ 0.000000e+00, %19 ], [ %777, %176 ]
  %843 = phi float [ 0.000000e+00, %19 ], [ %779, %176 ]
  %844 = phi float [ 0.000000e+00, %19 ], [ %781, %176 ]
  %845 = phi float [ 0.000000e+00, %19 ], [ %783, %176 ]
  %846 = phi float [ 0.000000e+00, %19 ], [ %785, %176 ]
  %847 = phi float [ 0.000000e+00, %19 ], [ %787, %176 ]
  %848 = phi float [ 0.000000e+00, %19 ], [ %789, %176 ]
  %849 = phi float [ 0.000000e+00, %19 ], [ %791, %176 ]
  %850 = phi float [ 0.000000e+00, %19 ], [ %793, %176 ]
  %851 = phi float [ 0.000000e+00, %19 ], [ %795, %176 ]
  %852 = phi float [ 0.000000e+00, %19 ], [ %797, %176 ]
  %853 = phi float [ 0.000000e+00, %19 ], [ %799, %176 ]
  %854 = phi float [ 0.000000e+00, %19 ], [ %801, %176 ]
  %855 = phi float [ 0.000000e+00, %19 ], [ %803, %176 ]
  %856 = phi float [ 0.000000e+00, %19 ], [ %805, %176 ]
  %857 = phi float [ 0.000000e+00, %19 ], [ %807, %176 ]
  %858 = phi float [ 0.000000e+00, %19 ], [ %809, %176 ]
  %859 = phi float [ 0.000000e+00, %19 ], [ %811, %176 ]
  %860 = phi float [ 0.000000e+00, %19 ], [ %813, %176 ]
  %861 = phi float [ 0.000000e+00, %19 ], [ %815, %176 ]
  %862 = phi float [ 0.000000e+00, %19 ], [ %817, %176 ]
  %863 = phi float [ 0.000000e+00, %19 ], [ %819, %176 ]
  %864 = phi float [ 0.000000e+00, %19 ], [ %821, %176 ]
  %865 = phi float [ 0.000000e+00, %19 ], [ %823, %176 ]
  %866 = phi float [ 0.000000e+00, %19 ], [ %825, %176 ]
  %867 = phi float [ 0.000000e+00, %19 ], [ %827, %176 ]
  %868 = phi float [ 0.000000e+00, %19 ], [ %829, %176 ]
  %869 = phi float [ 0.000000e+00, %19 ], [ %831, %176 ]
  %870 = add nuw nsw i32 %11, %837
  %871 = zext nneg i32 %870 to i64
  %872 = mul nsw i64 %836, %871
  %873 = getelementptr float, ptr %2, i64 %872
  %874 = getelementptr float, ptr %873, i64 %17
  %875 = getelementptr float, ptr %874, i64 %835
  %876 = fmul contract float %6, %838
  %877 = load float, ptr %875, align 4, !tbaa !7
  %878 = fmul contract float %7, %877
  %879 = fadd contract float %876, %878
  store float %879, ptr %875, align 4, !tbaa !7
  %880 = fmul contract float %6, %839
  %881 = getelementptr i8, ptr %875, i64 4
  %882 = load float, ptr %881, align 4, !tbaa !7
  %883 = fmul contract float %7, %882
  %884 = fadd contract float %880, %883
  store float %884, ptr %881, align 4, !tbaa !7
  %885 = fmul contract float %6, %840
  %886 = getelementptr i8, ptr %875, i64 8
  %887 = load float, ptr %886, align 4, !tbaa !7
  %888 = fmul contract float %7, %887
  %889 = fadd contract float %885, %888
  store float %889, ptr %886, align 4, !tbaa !7
  %890 = fmul contract float %6, %841
  %891 = getelementptr i8, ptr %875, i64 12
  %892 = load float, ptr %891, align 4, !tbaa !7
  %893 = fmul contract float %7, %892
  %894 = fadd contract float %890, %893
  store float %894, ptr %891, align 4, !tbaa !7
  %895 = getelementptr float, ptr %875, i64 %836
  %896 = fmul contract float %6, %842
  %897 = load float, ptr %895, align 4, !tbaa !7
  %898 = fmul contract float %7, %897
  %899 = fadd contract float %896, %898
  store float %899, ptr %895, align 4, !tbaa !7
  %900 = fmul contract float %6, %843
  %901 = getelementptr i8, ptr %895, i64 4
  %902 = load float, ptr %901, align 4, !tbaa !7
  %903 = fmul contract float %7, %902
  %904 = fadd contract float %900, %903
  store float %904, ptr %901, align 4, !tbaa !7
  %905 = fmul contract float %6, %844
  %906 = getelementptr i8, ptr %895, i64 8
  %907 = load float, ptr %906, align 4, !tbaa !7
  %908 = fmul contract float %7, %907
  %909 = fadd contract float %905, %908
  store float %909, ptr %906, align 4, !tbaa !7
  %910 = fmul contract float %6, %845
  %911 = getelementptr i8, ptr %895, i64 12
  %912 = load float, ptr %911, align 4, !tbaa !7
  %913 = fmul contract float %7, %912
  %914 = fadd contract float %910, %913
  store float %914, ptr %911, align 4, !tbaa !7
  %915 = shl nsw i64 %836, 3
  %916 = getelementptr i8, ptr %875, i64 %915
  %917 = fmul contract float %6, %846
  %918 = load float, ptr %916, align 4, !tbaa !7
  %919 = fmul contract float %7, %918
  %920 = fadd contract float %917, %919
  store float %920, ptr %916, align 4, !tbaa !7
  %921 = fmul contract float %6, %847
  %922 = getelementptr i8, ptr %916, i64 4
  %923 = load float, ptr %922, align 4, !tbaa !7
  %924 = fmul contract float %7, %923
  %925 = fadd contract float %921, %924
  store float %925, ptr %922, align 4, !tbaa !7
  %926 = fmul contract float %6, %848
  %927 = getelementptr i8, ptr %916, i64 8
  %928 = load float, ptr %927, align 4, !tbaa !7
  %929 = fmul contract float %7, %928
  %930 = fadd contract float %926, %929
  store float %930, ptr %927, align 4, !tbaa !7
  %931 = fmul contract float %6, %849
  %932 = getelementptr i8, ptr %916, i64 12
  %933 = load float, ptr %932, align 4, !tbaa !7
  %934 = fmul contract float %7, %933
  %935 = fadd contract float %931, %934
  store float %935, ptr %932, align 4, !tbaa !7
  %936 = mul nsw i64 %836, 12
  %937 = getelementptr i8, ptr %875, i64 %936
  %938 = fmul contract float %6, %850
  %939 = load float, ptr %937, align 4, !tbaa !7
  %940 = fmul contract float %7, %939
  %941 = fadd contract float %938, %940
  store float %941, ptr %937, align 4, !tbaa !7
  %942 = fmul contract float %6, %851
  %943 = getelementptr i8, ptr %937, i64 4
  %944 = load float, ptr %943, align 4, !tbaa !7
  %945 = fmul contract float %7, %944
  %946 = fadd contract float %942, %945
  store float %946, ptr %943, align 4, !tbaa !7
  %947 = fmul contract float %6, %852
  %948 = getelementptr i8, ptr %937, i64 8
  %949 = load float, ptr %948, align 4, !tbaa !7
  %950 = fmul contract float %7, %949
  %951 = fadd contract float %947, %950
  store float %951, ptr %948, align 4, !tbaa !7
  %952 = fmul contract float %6, %853
  %953 = getelementptr i8, ptr %937, i64 12
  %954 = load float, ptr %953, align 4, !tbaa !7
  %955 = fmul contract float %7, %954
  %956 = fadd contract float %952, %955
  store float %956, ptr %953, align 4, !tbaa !7
  %957 = shl nsw i64 %836, 4
  %958 = getelementptr i8, ptr %875, i64 %957
  %959 = fmul contract float %6, %854
  %960 = load float, ptr %958, align 4, !tbaa !7
  %961 = fmul contract float %7, %960
  %962 = fadd contract float %959, %961
  store float %962, ptr %958, align 4, !tbaa !7
  %963 = fmul contract float %6, %855
  %964 = getelementptr i8, ptr %958, i64 4
  %965 = load float, ptr %964, align 4, !tbaa !7
  %966 = fmul contract float %7, %965
  %967 = fadd contract float %963, %966
  store float %967, ptr %964, align 4, !tbaa !7
  %968 = fmul contract float %6, %856
  %969 = getelementptr i8, ptr %958, i64 8
  %970 = load float, ptr %969, align 4, !tbaa !7
  %971 = fmul contract float %7, %970
  %972 = fadd contract float %968, %971
  store float %972, ptr %969, align 4, !tbaa !7
  %973 = fmul contract float %6, %857
  %974 = getelementptr i8, ptr %958, i64 12
  %975 = load float, ptr %974, align 4, !tbaa !7
  %976 = fmul contract float %7, %975
  %977 = fadd contract float %973, %976
  store float %977, ptr %974, align 4, !tbaa !7
  %978 = mul nsw i64 %836, 20
  %979 = getelementptr i8, ptr %875, i64 %978
  %980 = fmul contract float %6, %858
  %981 = load float, ptr %979, align 4, !tbaa !7
  %982 = fmul contract float %7, %981
  %983 = fadd contract float %980, %982
  store float %983, ptr %979, align 4, !tbaa !7
  %984 = fmul contract float %6, %859
  %985 = getelementptr i8, ptr %979, i64 4
  %986 = load float, ptr %985, align 4, !tbaa !7
  %987 = fmul contract float %7, %986
  %988 = fadd contract float %984, %987
  store float %988, ptr %985, align 4, !tbaa !7
  %989 = fmul contract float %6, %860
  %990 = getelementptr i8, ptr %979, i64 8
  %991 = load float, ptr %990, align 4, !tbaa !7
  %992 = fmul contract float %7, %991
  %993 = fadd contract float %989, %992
  store float %993, ptr %990, align 4, !tbaa !7
  %994 = fmul contract float %6, %861
  %995 = getelementptr i8, ptr %979, i64 12
  %996 = load float, ptr %995, align 4, !tbaa !7
  %997 = fmul contract float %7, %996
  %998 = fadd contract float %994, %997
  store float %998, ptr %995, align 4, !tbaa !7
  %999 = mul nsw i64 %836, 24
  %1000 = getelementptr i8, ptr %875, i64 %999
  %1001 = fmul contract float %6, %862
  %1002 = load float, ptr %1000, align 4, !tbaa !7
  %1003 = fmul contract float %7, %1002
  %1004 = fadd contract float %1001, %1003
  store float %1004, ptr %1000, align 4, !tbaa !7
  %1005 = fmul contract float %6, %863
  %1006 = getelementptr i8, ptr %1000, i64 4
  %1007 = load float, ptr %1006, align 4, !tbaa !7
  %1008 = fmul contract float %7, %1007
  %1009 = fadd contract float %1005, %1008
  store float %1009, ptr %1006, align 4, !tbaa !7
  %1010 = fmul contract float %6, %864
  %1011 = getelementptr i8, ptr %1000, i64 8
  %1012 = load float, ptr %1011, align 4, !tbaa !7
  %1013 = fmul contract float %7, %1012
  %1014 = fadd contract float %1010, %1013
  store float %1014, ptr %1011, align 4, !tbaa !7
  %1015 = fmul contract float %6, %865
  %1016 = getelementptr i8, ptr %1000, i64 12
  %1017 = load float, ptr %1016, align 4, !tbaa !7
  %1018 = fmul contract float %7, %1017
  %1019 = fadd contract float %1015, %1018
  store float %1019, ptr %1016, align 4, !tbaa !7
  %1020 = mul nsw i64 %836, 28
  %1021 = getelementptr i8, ptr %875, i64 %1020
  %1022 = fmul contract float %6, %866
  %1023 = load float, ptr %1021, align 4, !tbaa !7
  %1024 = fmul contract float %7, %1023
  %1025 = fadd contract float %1022, %1024
  store float %1025, ptr %1021, align 4, !tbaa !7
  %1026 = fmul contract float %6, %867
  %1027 = getelementptr i8, ptr %1021, i64 4
  %1028 = load float, ptr %1027, align 4, !tbaa !7
  %1029 = fmul contract float %7, %1028
  %1030 = fadd contract float %1026, %1029
  store float %1030, ptr %1027, align 4, !tbaa !7
  %1031 = fmul contract float %6, %868
  %1032 = getelementptr i8, ptr %1021, i64 8
  %1033 = load float, ptr %1032, align 4, !tbaa !7
  %1034 = fmul contract float %7, %1033
  %1035 = fadd contract float %1031, %1034
  store float %1035, ptr %1032, align 4, !tbaa !7
  %1036 = fmul contract float %6, %869
  %1037 = getelementptr i8, ptr %1021, i64 12
  %1038 = load float, ptr %1037, align 4, !tbaa !7
  %1039 = fmul contract float %7, %1038
  %1040 = fadd contract float %1036, %1039
  store float %1040, ptr %1037, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dgemm_nt(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = add nuw nsw i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %11, %3
  %18 = icmp slt i32 %16, %4
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %130

20:                                               ; preds = %6
  %21 = zext nneg i32 %11 to i64
  %22 = sext i32 %5 to i64
  %23 = mul nsw i64 %22, %21
  %24 = getelementptr inbounds nuw double, ptr %0, i64 %23
  %25 = sext i32 %16 to i64
  %26 = mul nsw i64 %22, %25
  %27 = getelementptr inbounds nuw double, ptr %1, i64 %26
  %28 = sdiv i32 %5, 2
  %29 = icmp sgt i32 %5, 1
  br i1 %29, label %30, label %62

30:                                               ; preds = %20
  %31 = add nsw i32 %28, -1
  %32 = and i32 %28, 3
  %33 = icmp ult i32 %31, 3
  br i1 %33, label %38, label %34

34:                                               ; preds = %30
  %35 = and i32 %28, 1073741820
  br label %68

36:                                               ; preds = %68
  %37 = icmp eq i32 %32, 0
  br i1 %37, label %62, label %38

38:                                               ; preds = %36, %30
  %39 = phi i32 [ 0, %30 ], [ %127, %36 ]
  %40 = phi double [ 0.000000e+00, %30 ], [ %126, %36 ]
  %41 = icmp ne i32 %32, 0
  tail call void @llvm.assume(i1 %41)
  br label %42

42:                                               ; preds = %42, %38
  %43 = phi i32 [ %59, %42 ], [ %39, %38 ]
  %44 = phi double [ %58, %42 ], [ %40, %38 ]
  %45 = phi i32 [ %60, %42 ], [ 0, %38 ]
  %46 = zext nneg i32 %43 to i64
  %47 = getelementptr inbounds nuw %struct.double2, ptr %24, i64 %46
  %48 = load double, ptr %47, align 16, !tbaa !16
  %49 = getelementptr inbounds nuw %struct.double2, ptr %27, i64 %46
  %50 = load double, ptr %49, align 16, !tbaa !16
  %51 = fmul contract double %48, %50
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %53 = load double, ptr %52, align 8, !tbaa !19
  %54 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %55 = load double, ptr %54, align 8, !tbaa !19
  %56 = fmul contract double %53, %55
  %57 = fadd contract double %51, %56
  %58 = fadd contract double %44, %57
  %59 = add nuw nsw i32 %43, 1
  %60 = add i32 %45, 1
  %61 = icmp eq i32 %60, %32
  br i1 %61, label %62, label %42, !llvm.loop !20

62:                                               ; preds = %36, %42, %20
  %63 = phi double [ 0.000000e+00, %20 ], [ %126, %36 ], [ %58, %42 ]
  %64 = sext i32 %4 to i64
  %65 = mul nsw i64 %64, %21
  %66 = getelementptr double, ptr %2, i64 %65
  %67 = getelementptr double, ptr %66, i64 %25
  store double %63, ptr %67, align 8, !tbaa !21
  br label %130

68:                                               ; preds = %68, %34
  %69 = phi i32 [ 0, %34 ], [ %127, %68 ]
  %70 = phi double [ 0.000000e+00, %34 ], [ %126, %68 ]
  %71 = phi i32 [ 0, %34 ], [ %128, %68 ]
  %72 = zext nneg i32 %69 to i64
  %73 = getelementptr inbounds nuw %struct.double2, ptr %24, i64 %72
  %74 = load double, ptr %73, align 16, !tbaa !16
  %75 = getelementptr inbounds nuw %struct.double2, ptr %27, i64 %72
  %76 = load double, ptr %75, align 16, !tbaa !16
  %77 = fmul contract double %74, %76
  %78 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %79 = load double, ptr %78, align 8, !tbaa !19
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %81 = load double, ptr %80, align 8, !tbaa !19
  %82 = fmul contract double %79, %81
  %83 = fadd contract double %77, %82
  %84 = fadd contract double %70, %83
  %85 = or disjoint i32 %69, 1
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw %struct.double2, ptr %24, i64 %86
  %88 = load double, ptr %87, align 16, !tbaa !16
  %89 = getelementptr inbounds nuw %struct.double2, ptr %27, i64 %86
  %90 = load double, ptr %89, align 16, !tbaa !16
  %91 = fmul contract double %88, %90
  %92 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %93 = load double, ptr %92, align 8, !tbaa !19
  %94 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %95 = load double, ptr %94, align 8, !tbaa !19
  %96 = fmul contract double %93, %95
  %97 = fadd contract double %91, %96
  %98 = fadd contract double %84, %97
  %99 = or disjoint i32 %69, 2
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw %struct.double2, ptr %24, i64 %100
  %102 = load double, ptr %101, align 16, !tbaa !16
  %103 = getelementptr inbounds nuw %struct.double2, ptr %27, i64 %100
  %104 = load double, ptr %103, align 16, !tbaa !16
  %105 = fmul contract double %102, %104
  %106 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %107 = load double, ptr %106, align 8, !tbaa !19
  %108 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %109 = load double, ptr %108, align 8, !tbaa !19
  %110 = fmul contract double %107, %109
  %111 = fadd contract double %105, %110
  %112 = fadd contract double %98, %111
  %113 = or disjoint i32 %69, 3
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw %struct.double2, ptr %24, i64 %114
  %116 = load double, ptr %115, align 16, !tbaa !16
  %117 = getelementptr inbounds nuw %struct.double2, ptr %27, i64 %114
  %118 = load double, ptr %117, align 16, !tbaa !16
  %119 = fmul contract double %116, %118
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %121 = load double, ptr %120, align 8, !tbaa !19
  %122 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %123 = load double, ptr %122, align 8, !tbaa !19
  %124 = fmul contract double %121, %123
  %125 = fadd contract double %119, %124
  %126 = fadd contract double %112, %125
  %127 = add nuw nsw i32 %69, 4
  %128 = add i32 %71, 4
  %129 = icmp eq i32 %128, %35
  br i1 %129, label %36, label %68, !llvm.loop !22

130:                                              ; preds = %6, %62
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"float", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = !{i64 0, i64 4, !7, i64 4, i64 4, !7, i64 8, i64 4, !7, i64 12, i64 4, !7}
!15 = distinct !{!15, !12}
!16 = !{!17, !18, i64 0}
!17 = !{!"_ZTS7double2", !18, i64 0, !18, i64 8}
!18 = !{!"double", !5, i64 0}
!19 = !{!17, !18, i64 8}
!20 = distinct !{!20, !10}
!21 = !{!18, !18, i64 0}
!22 = distinct !{!22, !12}
