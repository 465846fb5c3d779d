; ModuleID = 'image_filters.cu'
source_filename = "image_filters.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uchar4 = type { i8, i8, i8, i8 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sobel(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  %15 = icmp sgt i32 %9, 0
  %16 = icmp ne i32 %14, 0
  %17 = and i1 %15, %16
  %18 = add nsw i32 %2, -1
  %19 = icmp slt i32 %9, %18
  %20 = select i1 %17, i1 %19, i1 false
  %21 = add nsw i32 %3, -1
  %22 = icmp slt i32 %14, %21
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %77

24:                                               ; preds = %4
  %25 = add nsw i32 %14, -1
  %26 = mul nsw i32 %2, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  %29 = zext nneg i32 %9 to i64
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 %29
  %31 = sext i32 %2 to i64
  %32 = getelementptr inbounds i8, ptr %30, i64 %31
  %33 = getelementptr inbounds i8, ptr %32, i64 %31
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 1
  %35 = load i8, ptr %34, align 1, !tbaa !7
  %36 = zext i8 %35 to i32
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 1
  %38 = load i8, ptr %37, align 1, !tbaa !7
  %39 = zext i8 %38 to i32
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 1
  %41 = load i8, ptr %40, align 1, !tbaa !7
  %42 = zext i8 %41 to i32
  %43 = getelementptr inbounds i8, ptr %30, i64 -1
  %44 = load i8, ptr %43, align 1, !tbaa !7
  %45 = zext i8 %44 to i32
  %46 = getelementptr inbounds i8, ptr %32, i64 -1
  %47 = load i8, ptr %46, align 1, !tbaa !7
  %48 = zext i8 %47 to i32
  %49 = getelementptr inbounds i8, ptr %33, i64 -1
  %50 = load i8, ptr %49, align 1, !tbaa !7
  %51 = zext i8 %50 to i32
  %52 = sub nsw i32 %39, %48
  %53 = shl nsw i32 %52, 1
  %54 = add nuw nsw i32 %42, %36
  %55 = add nuw nsw i32 %45, %51
  %56 = sub nsw i32 %54, %55
  %57 = add nsw i32 %56, %53
  %58 = load i8, ptr %33, align 1, !tbaa !7
  %59 = zext i8 %58 to i32
  %60 = load i8, ptr %30, align 1, !tbaa !7
  %61 = zext i8 %60 to i32
  %62 = sub nsw i32 %59, %61
  %63 = shl nsw i32 %62, 1
  %64 = add nuw nsw i32 %36, %45
  %65 = sub nsw i32 %42, %64
  %66 = add nsw i32 %65, %51
  %67 = add nsw i32 %66, %63
  %68 = tail call noundef range(i32 -1020, 1021) i32 @llvm.abs.i32(i32 range(i32 -1020, 1021) %57, i1 true)
  %69 = tail call noundef range(i32 -1020, 1021) i32 @llvm.abs.i32(i32 range(i32 -1020, 1021) %67, i1 true)
  %70 = add nuw nsw i32 %69, %68
  %71 = tail call i32 @llvm.umin.i32(i32 %70, i32 255)
  %72 = trunc nuw i32 %71 to i8
  %73 = mul nsw i32 %2, %14
  %74 = add nsw i32 %73, %9
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr %1, i64 %75
  store i8 %72, ptr %76, align 1, !tbaa !7
  br label %77

77:                                               ; preds = %4, %24
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bilateral(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #1 {
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
  br i1 %20, label %21, label %75

21:                                               ; preds = %7
  %22 = mul nsw i32 %2, %17
  %23 = add nsw i32 %22, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = sub nsw i32 0, %4
  %28 = icmp slt i32 %4, 0
  br i1 %28, label %43, label %29

29:                                               ; preds = %21
  %30 = add nsw i32 %3, -1
  %31 = add nsw i32 %2, -1
  br label %32

32:                                               ; preds = %29, %46
  %33 = phi float [ 0.000000e+00, %29 ], [ %71, %46 ]
  %34 = phi i32 [ %27, %29 ], [ %47, %46 ]
  %35 = phi float [ 0.000000e+00, %29 ], [ %72, %46 ]
  %36 = add nsw i32 %34, %17
  %37 = tail call noundef i32 @llvm.smax.i32(i32 %36, i32 0)
  %38 = tail call noundef i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %30, i32 %37)
  %39 = mul nsw i32 %38, %2
  %40 = mul nsw i32 %34, %34
  br label %49

41:                                               ; preds = %46
  %42 = fdiv contract float %71, %72
  br label %43

43:                                               ; preds = %41, %21
  %44 = phi float [ 0x7FF8000000000000, %21 ], [ %42, %41 ]
  %45 = getelementptr inbounds float, ptr %1, i64 %24
  store float %44, ptr %45, align 4, !tbaa !8
  br label %75

46:                                               ; preds = %49
  %47 = add i32 %34, 1
  %48 = icmp eq i32 %34, %4
  br i1 %48, label %41, label %32, !llvm.loop !10

49:                                               ; preds = %32, %49
  %50 = phi float [ %33, %32 ], [ %71, %49 ]
  %51 = phi i32 [ %27, %32 ], [ %73, %49 ]
  %52 = phi float [ %35, %32 ], [ %72, %49 ]
  %53 = add nsw i32 %51, %12
  %54 = tail call noundef i32 @llvm.smax.i32(i32 %53, i32 0)
  %55 = tail call noundef i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %31, i32 %54)
  %56 = add nsw i32 %55, %39
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = mul nsw i32 %51, %51
  %61 = add nuw nsw i32 %40, %60
  %62 = sub nsw i32 0, %61
  %63 = sitofp i32 %62 to float
  %64 = fmul contract float %5, %63
  %65 = fsub contract float %59, %26
  %66 = fmul contract float %65, %65
  %67 = fmul contract float %6, %66
  %68 = fsub contract float %64, %67
  %69 = tail call contract noundef float @__nv_fast_expf(float noundef %68) #7
  %70 = fmul contract float %59, %69
  %71 = fadd contract float %50, %70
  %72 = fadd contract float %52, %69
  %73 = add i32 %51, 1
  %74 = icmp eq i32 %51, %4
  br i1 %74, label %46, label %49, !llvm.loop !12

75:                                               ; preds = %7, %43
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @yuv420_to_rgba(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %11, %4
  %18 = icmp slt i32 %16, %5
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %68

20:                                               ; preds = %6
  %21 = lshr i32 %16, 1
  %22 = sdiv i32 %4, 2
  %23 = mul nsw i32 %22, %21
  %24 = sdiv i32 %11, 2
  %25 = add nsw i32 %23, %24
  %26 = mul nsw i32 %4, %16
  %27 = add nsw i32 %26, %11
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %0, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !7
  %31 = zext i8 %30 to i32
  %32 = add nsw i32 %31, -16
  %33 = sitofp i32 %32 to float
  %34 = fmul contract float %33, 0x3FF29FBE80000000
  %35 = sext i32 %25 to i64
  %36 = getelementptr inbounds i8, ptr %1, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !7
  %38 = uitofp i8 %37 to float
  %39 = fadd contract float %38, -1.280000e+02
  %40 = getelementptr inbounds i8, ptr %2, i64 %35
  %41 = load i8, ptr %40, align 1, !tbaa !7
  %42 = uitofp i8 %41 to float
  %43 = fadd contract float %42, -1.280000e+02
  %44 = fmul contract float %43, 0x3FF9893740000000
  %45 = fadd contract float %34, %44
  %46 = fadd contract float %45, 5.000000e-01
  %47 = tail call contract noundef float @__nv_fmaxf(float noundef %46, float noundef 0.000000e+00) #7
  %48 = tail call contract noundef float @__nv_fminf(float noundef %47, float noundef 2.550000e+02) #7
  %49 = fptoui float %48 to i8
  %50 = fmul contract float %39, 0x3FD9168720000000
  %51 = fsub contract float %34, %50
  %52 = fmul contract float %43, 0x3FEA0418A0000000
  %53 = fsub contract float %51, %52
  %54 = fadd contract float %53, 5.000000e-01
  %55 = tail call contract noundef float @__nv_fmaxf(float noundef %54, float noundef 0.000000e+00) #7
  %56 = tail call contract noundef float @__nv_fminf(float noundef %55, float noundef 2.550000e+02) #7
  %57 = fptoui float %56 to i8
  %58 = fmul contract float %39, 0x400022D0E0000000
  %59 = fadd contract float %34, %58
  %60 = fadd contract float %59, 5.000000e-01
  %61 = tail call contract noundef float @__nv_fmaxf(float noundef %60, float noundef 0.000000e+00) #7
  %62 = tail call contract noundef float @__nv_fminf(float noundef %61, float noundef 2.550000e+02) #7
  %63 = fptoui float %62 to i8
  %64 = getelementptr inbounds %struct.uchar4, ptr %3, i64 %28
  store i8 %49, ptr %64, align 4, !tbaa !7
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 1
  store i8 %57, ptr %65, align 1, !tbaa !7
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 2
  store i8 %63, ptr %66, align 2, !tbaa !7
  %67 = getelementptr inbounds nuw i8, ptr %64, i64 3
  store i8 -1, ptr %67, align 1, !tbaa !7
  br label %68

68:                                               ; preds = %6, %20
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @resize_bilinear(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %11, %4
  %18 = icmp slt i32 %16, %5
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %165

20:                                               ; preds = %6
  %21 = sitofp i32 %11 to float
  %22 = fadd contract float %21, 5.000000e-01
  %23 = sitofp i32 %2 to float
  %24 = fmul contract float %22, %23
  %25 = sitofp i32 %4 to float
  %26 = fdiv contract float %24, %25
  %27 = fadd contract float %26, -5.000000e-01
  %28 = tail call contract noundef float @__nv_fmaxf(float noundef %27, float noundef 0.000000e+00) #7
  %29 = uitofp nneg i32 %16 to float
  %30 = fadd contract float %29, 5.000000e-01
  %31 = sitofp i32 %3 to float
  %32 = fmul contract float %30, %31
  %33 = uitofp nneg i32 %5 to float
  %34 = fdiv contract float %32, %33
  %35 = fadd contract float %34, -5.000000e-01
  %36 = tail call contract noundef float @__nv_fmaxf(float noundef %35, float noundef 0.000000e+00) #7
  %37 = fptosi float %28 to i32
  %38 = fptosi float %36 to i32
  %39 = add nsw i32 %37, 1
  %40 = add nsw i32 %2, -1
  %41 = tail call noundef i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %40, i32 %39)
  %42 = add nsw i32 %38, 1
  %43 = add nsw i32 %3, -1
  %44 = tail call noundef i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %43, i32 %42)
  %45 = sitofp i32 %37 to float
  %46 = fsub contract float %28, %45
  %47 = sitofp i32 %38 to float
  %48 = fsub contract float %36, %47
  %49 = mul nsw i32 %2, %38
  %50 = add nsw i32 %49, %37
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.uchar4, ptr %0, i64 %51
  %53 = load i8, ptr %52, align 4, !tbaa !7
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 1
  %55 = load i8, ptr %54, align 1, !tbaa !7
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 2
  %57 = load i8, ptr %56, align 2, !tbaa !7
  %58 = getelementptr inbounds nuw i8, ptr %52, i64 3
  %59 = load i8, ptr %58, align 1, !tbaa !7
  %60 = add nsw i32 %49, %41
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.uchar4, ptr %0, i64 %61
  %63 = load i8, ptr %62, align 4, !tbaa !7
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 1
  %65 = load i8, ptr %64, align 1, !tbaa !7
  %66 = getelementptr inbounds nuw i8, ptr %62, i64 2
  %67 = load i8, ptr %66, align 2, !tbaa !7
  %68 = getelementptr inbounds nuw i8, ptr %62, i64 3
  %69 = load i8, ptr %68, align 1, !tbaa !7
  %70 = mul nsw i32 %44, %2
  %71 = add nsw i32 %70, %37
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds %struct.uchar4, ptr %0, i64 %72
  %74 = load i8, ptr %73, align 4, !tbaa !7
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 1
  %76 = load i8, ptr %75, align 1, !tbaa !7
  %77 = getelementptr inbounds nuw i8, ptr %73, i64 2
  %78 = load i8, ptr %77, align 2, !tbaa !7
  %79 = getelementptr inbounds nuw i8, ptr %73, i64 3
  %80 = load i8, ptr %79, align 1, !tbaa !7
  %81 = add nsw i32 %70, %41
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds %struct.uchar4, ptr %0, i64 %82
  %84 = load i8, ptr %83, align 4, !tbaa !7
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 1
  %86 = load i8, ptr %85, align 1, !tbaa !7
  %87 = getelementptr inbounds nuw i8, ptr %83, i64 2
  %88 = load i8, ptr %87, align 2, !tbaa !7
  %89 = getelementptr inbounds nuw i8, ptr %83, i64 3
  %90 = load i8, ptr %89, align 1, !tbaa !7
  %91 = fsub contract float 1.000000e+00, %46
  %92 = fsub contract float 1.000000e+00, %48
  %93 = fmul contract float %91, %92
  %94 = fmul contract float %46, %92
  %95 = fmul contract float %91, %48
  %96 = fmul contract float %46, %48
  %97 = uitofp i8 %53 to float
  %98 = fmul contract float %93, %97
  %99 = uitofp i8 %63 to float
  %100 = fmul contract float %94, %99
  %101 = fadd contract float %98, %100
  %102 = uitofp i8 %74 to float
  %103 = fmul contract float %95, %102
  %104 = fadd contract float %101, %103
  %105 = uitofp i8 %84 to float
  %106 = fmul contract float %96, %105
  %107 = fadd contract float %104, %106
  %108 = fadd contract float %107, 5.000000e-01
  %109 = tail call contract noundef float @__nv_fmaxf(float noundef %108, float noundef 0.000000e+00) #7
  %110 = tail call contract noundef float @__nv_fminf(float noundef %109, float noundef 2.550000e+02) #7
  %111 = uitofp i8 %55 to float
  %112 = fmul contract float %93, %111
  %113 = uitofp i8 %65 to float
  %114 = fmul contract float %94, %113
  %115 = fadd contract float %112, %114
  %116 = uitofp i8 %76 to float
  %117 = fmul contract float %95, %116
  %118 = fadd contract float %115, %117
  %119 = uitofp i8 %86 to float
  %120 = fmul contract float %96, %119
  %121 = fadd contract float %118, %120
  %122 = fadd contract float %121, 5.000000e-01
  %123 = tail call contract noundef float @__nv_fmaxf(float noundef %122, float noundef 0.000000e+00) #7
  %124 = tail call contract noundef float @__nv_fminf(float noundef %123, float noundef 2.550000e+02) #7
  %125 = uitofp i8 %57 to float
  %126 = fmul contract float %93, %125
  %127 = uitofp i8 %67 to float
  %128 = fmul contract float %94, %127
  %129 = fadd contract float %126, %128
  %130 = uitofp i8 %78 to float
  %131 = fmul contract float %95, %130
  %132 = fadd contract float %129, %131
  %133 = uitofp i8 %88 to float
  %134 = fmul contract float %96, %133
  %135 = fadd contract float %132, %134
  %136 = fadd contract float %135, 5.000000e-01
  %137 = tail call contract noundef float @__nv_fmaxf(float noundef %136, float noundef 0.000000e+00) #7
  %138 = tail call contract noundef float @__nv_fminf(float noundef %137, float noundef 2.550000e+02) #7
  %139 = uitofp i8 %59 to float
  %140 = fmul contract float %93, %139
  %141 = uitofp i8 %69 to float
  %142 = fmul contract float %94, %141
  %143 = fadd contract float %140, %142
  %144 = uitofp i8 %80 to float
  %145 = fmul contract float %95, %144
  %146 = fadd contract float %143, %145
  %147 = uitofp i8 %90 to float
  %148 = fmul contract float %96, %147
  %149 = fadd contract float %146, %148
  %150 = fadd contract float %149, 5.000000e-01
  %151 = tail call contract noundef float @__nv_fmaxf(float noundef %150, float noundef 0.000000e+00) #7
  %152 = tail call contract noundef float @__nv_fminf(float noundef %151, float noundef 2.550000e+02) #7
  %153 = mul nsw i32 %4, %16
  %154 = add nsw i32 %153, %11
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds %struct.uchar4, ptr %1, i64 %155
  %157 = fptoui float %152 to i8
  %158 = fptoui float %138 to i8
  %159 = fptoui float %124 to i8
  %160 = fptoui float %110 to i8
  %161 = insertelement <4 x i8> poison, i8 %160, i64 0
  %162 = insertelement <4 x i8> %161, i8 %159, i64 1
  %163 = insertelement <4 x i8> %162, i8 %158, i64 2
  %164 = insertelement <4 x i8> %163, i8 %157, i64 3
  store <4 x i8> %164, ptr %156, align 4, !tbaa !7
  br label %165

165:                                              ; preds = %6, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @dilate_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  br i1 %17, label %18, label %95

18:                                               ; preds = %4
  %19 = icmp eq i32 %9, 0
  %20 = add nsw i32 %9, 1
  %21 = icmp slt i32 %20, %2
  %22 = icmp eq i32 %14, 0
  br i1 %22, label %44, label %23

23:                                               ; preds = %18
  %24 = add nsw i32 %14, -1
  %25 = mul nsw i32 %24, %2
  %26 = add nsw i32 %25, %9
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  br i1 %19, label %33, label %30

30:                                               ; preds = %23
  %31 = getelementptr i8, ptr %28, i64 -4
  %32 = load i32, ptr %31, align 4, !tbaa !3
  br label %33

33:                                               ; preds = %23, %30
  %34 = phi i32 [ %32, %30 ], [ 0, %23 ]
  br i1 %21, label %35, label %38

35:                                               ; preds = %33
  %36 = getelementptr i8, ptr %28, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !3
  br label %38

38:                                               ; preds = %33, %35
  %39 = phi i32 [ %37, %35 ], [ 0, %33 ]
  %40 = tail call noundef i32 @llvm.fshl.i32(i32 %29, i32 %34, i32 1)
  %41 = tail call noundef i32 @llvm.fshl.i32(i32 %39, i32 %29, i32 31)
  %42 = or i32 %40, %41
  %43 = or i32 %42, %29
  br label %44

44:                                               ; preds = %38, %18
  %45 = phi i32 [ %43, %38 ], [ 0, %18 ]
  %46 = mul nsw i32 %14, %2
  %47 = add nsw i32 %46, %9
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !3
  br i1 %19, label %54, label %51

51:                                               ; preds = %44
  %52 = getelementptr i8, ptr %49, i64 -4
  %53 = load i32, ptr %52, align 4, !tbaa !3
  br label %54

54:                                               ; preds = %51, %44
  %55 = phi i32 [ %53, %51 ], [ 0, %44 ]
  br i1 %21, label %56, label %59

56:                                               ; preds = %54
  %57 = getelementptr i8, ptr %49, i64 4
  %58 = load i32, ptr %57, align 4, !tbaa !3
  br label %59

59:                                               ; preds = %56, %54
  %60 = phi i32 [ %58, %56 ], [ 0, %54 ]
  %61 = tail call noundef i32 @llvm.fshl.i32(i32 %50, i32 %55, i32 1)
  %62 = tail call noundef i32 @llvm.fshl.i32(i32 %60, i32 %50, i32 31)
  %63 = or i32 %61, %62
  %64 = or i32 %63, %45
  %65 = or i32 %64, %50
  %66 = add nuw nsw i32 %14, 1
  %67 = icmp samesign ult i32 %66, %3
  br i1 %67, label %68, label %89

68:                                               ; preds = %59
  %69 = mul nsw i32 %66, %2
  %70 = add nsw i32 %69, %9
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %0, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !3
  br i1 %19, label %77, label %74

74:                                               ; preds = %68
  %75 = getelementptr i8, ptr %72, i64 -4
  %76 = load i32, ptr %75, align 4, !tbaa !3
  br label %77

77:                                               ; preds = %74, %68
  %78 = phi i32 [ %76, %74 ], [ 0, %68 ]
  br i1 %21, label %79, label %82

79:                                               ; preds = %77
  %80 = getelementptr i8, ptr %72, i64 4
  %81 = load i32, ptr %80, align 4, !tbaa !3
  br label %82

82:                                               ; preds = %79, %77
  %83 = phi i32 [ %81, %79 ], [ 0, %77 ]
  %84 = tail call noundef i32 @llvm.fshl.i32(i32 %73, i32 %78, i32 1)
  %85 = tail call noundef i32 @llvm.fshl.i32(i32 %83, i32 %73, i32 31)
  %86 = or i32 %84, %85
  %87 = or i32 %86, %65
  %88 = or i32 %87, %73
  br label %89

89:                                               ; preds = %82, %59
  %90 = phi i32 [ %88, %82 ], [ %65, %59 ]
  %91 = mul nsw i32 %2, %14
  %92 = add nsw i32 %91, %9
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %1, i64 %93
  store i32 %90, ptr %94, align 4, !tbaa !3
  br label %95

95:                                               ; preds = %4, %89
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !5, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
