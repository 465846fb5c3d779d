; ModuleID = 'constant_globals.cu'
source_filename = "constant_globals.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Material = type { [3 x float], i16, i8, double }
%struct.Hook = type { ptr, ptr, ptr }

@gauss = dso_local addrspace(4) externally_initialized constant [3 x [3 x float]] [[3 x float] [float 6.250000e-02, float 1.250000e-01, float 6.250000e-02], [3 x float] [float 1.250000e-01, float 2.500000e-01, float 1.250000e-01], [3 x float] [float 6.250000e-02, float 1.250000e-01, float 6.250000e-02]], align 4
@knight = dso_local addrspace(4) externally_initialized constant [8 x [2 x i8]] [[2 x i8] c"\01\02", [2 x i8] c"\02\01", [2 x i8] c"\FF\02", [2 x i8] c"\FE\01", [2 x i8] c"\01\FE", [2 x i8] c"\02\FF", [2 x i8] c"\FF\FE", [2 x i8] c"\FE\FF"], align 1
@materials = dso_local addrspace(1) externally_initialized global [2 x %struct.Material] [%struct.Material { [3 x float] [float 1.000000e+00, float 5.000000e-01, float 2.500000e-01], i16 7, i8 1, double 1.000000e-03 }, %struct.Material { [3 x float] [float 0.000000e+00, float 0.000000e+00, float 1.000000e+00], i16 -2, i8 0, double 2.500000e+00 }], align 8
@scratch = dso_local addrspace(1) externally_initialized global [1024 x i32] zeroinitializer, align 4
@cursor = dso_local addrspace(1) externally_initialized global ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @scratch to ptr), i64 64), align 8
@counters = dso_local addrspace(1) externally_initialized global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@.str = private unnamed_addr constant [6 x i8] c"alpha\00", align 1
@.str1 = private unnamed_addr constant [5 x i8] c"beta\00", align 1
@.str2 = private unnamed_addr constant [6 x i8] c"gamma\00", align 1
@names = dso_local addrspace(1) externally_initialized global [3 x ptr] [ptr @.str, ptr @.str1, ptr @.str2], align 8
@mask64 = dso_local addrspace(1) externally_initialized global i64 -9223372036854775807, align 8
@nan_inf = dso_local addrspace(1) externally_initialized global [3 x float] [float 0x7FF8000000000000, float 0x7FF0000000000000, float -0.000000e+00], align 4
@hook = dso_local addrspace(1) externally_initialized global %struct.Hook { ptr @_Z5twicei, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @counters to ptr), i64 4), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @materials to ptr), i64 24) }, align 8
@_ZL10counter_of = internal unnamed_addr addrspace(4) constant [4 x ptr] [ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @counters to ptr), i64 12), ptr addrspacecast (ptr addrspace(1) @counters to ptr), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @counters to ptr), i64 8), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @counters to ptr), i64 4)], align 8
@llvm.compiler.used = appending global [10 x ptr] [ptr addrspacecast (ptr addrspace(1) @counters to ptr), ptr addrspacecast (ptr addrspace(1) @cursor to ptr), ptr addrspacecast (ptr addrspace(4) @gauss to ptr), ptr addrspacecast (ptr addrspace(1) @hook to ptr), ptr addrspacecast (ptr addrspace(4) @knight to ptr), ptr addrspacecast (ptr addrspace(1) @mask64 to ptr), ptr addrspacecast (ptr addrspace(1) @materials to ptr), ptr addrspacecast (ptr addrspace(1) @names to ptr), ptr addrspacecast (ptr addrspace(1) @nan_inf to ptr), ptr addrspacecast (ptr addrspace(1) @scratch to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 -2147483648, 2147483647) i32 @_Z5twicei(i32 noundef %0) #0 {
  %2 = shl nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @blur3x3(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
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
  br i1 %23, label %24, label %105

24:                                               ; preds = %4
  %25 = add nsw i32 %14, -1
  %26 = mul nsw i32 %25, %2
  %27 = add nsw i32 %26, %9
  %28 = load float, ptr addrspacecast (ptr addrspace(4) @gauss to ptr), align 4, !tbaa !7
  %29 = sext i32 %27 to i64
  %30 = getelementptr i8, ptr %0, i64 %29
  %31 = getelementptr i8, ptr %30, i64 -1
  %32 = load i8, ptr %31, align 1, !tbaa !9
  %33 = uitofp i8 %32 to float
  %34 = fmul contract float %28, %33
  %35 = fadd contract float %34, 0.000000e+00
  %36 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @gauss to ptr), i64 4), align 4, !tbaa !7
  %37 = sext i32 %27 to i64
  %38 = getelementptr inbounds i8, ptr %0, i64 %37
  %39 = load i8, ptr %38, align 1, !tbaa !9
  %40 = uitofp i8 %39 to float
  %41 = fmul contract float %36, %40
  %42 = fadd contract float %35, %41
  %43 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @gauss to ptr), i64 8), align 4, !tbaa !7
  %44 = sext i32 %27 to i64
  %45 = getelementptr i8, ptr %0, i64 %44
  %46 = getelementptr i8, ptr %45, i64 1
  %47 = load i8, ptr %46, align 1, !tbaa !9
  %48 = uitofp i8 %47 to float
  %49 = fmul contract float %43, %48
  %50 = fadd contract float %42, %49
  %51 = mul nsw i32 %14, %2
  %52 = add nsw i32 %51, %9
  %53 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @gauss to ptr), i64 12), align 4, !tbaa !7
  %54 = sext i32 %52 to i64
  %55 = getelementptr i8, ptr %0, i64 %54
  %56 = getelementptr i8, ptr %55, i64 -1
  %57 = load i8, ptr %56, align 1, !tbaa !9
  %58 = uitofp i8 %57 to float
  %59 = fmul contract float %53, %58
  %60 = fadd contract float %50, %59
  %61 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @gauss to ptr), i64 16), align 4, !tbaa !7
  %62 = sext i32 %52 to i64
  %63 = getelementptr inbounds i8, ptr %0, i64 %62
  %64 = load i8, ptr %63, align 1, !tbaa !9
  %65 = uitofp i8 %64 to float
  %66 = fmul contract float %61, %65
  %67 = fadd contract float %60, %66
  %68 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @gauss to ptr), i64 20), align 4, !tbaa !7
  %69 = sext i32 %52 to i64
  %70 = getelementptr i8, ptr %0, i64 %69
  %71 = getelementptr i8, ptr %70, i64 1
  %72 = load i8, ptr %71, align 1, !tbaa !9
  %73 = uitofp i8 %72 to float
  %74 = fmul contract float %68, %73
  %75 = fadd contract float %67, %74
  %76 = add nuw nsw i32 %14, 1
  %77 = mul nsw i32 %76, %2
  %78 = add nsw i32 %77, %9
  %79 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @gauss to ptr), i64 24), align 4, !tbaa !7
  %80 = sext i32 %78 to i64
  %81 = getelementptr i8, ptr %0, i64 %80
  %82 = getelementptr i8, ptr %81, i64 -1
  %83 = load i8, ptr %82, align 1, !tbaa !9
  %84 = uitofp i8 %83 to float
  %85 = fmul contract float %79, %84
  %86 = fadd contract float %75, %85
  %87 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @gauss to ptr), i64 28), align 4, !tbaa !7
  %88 = sext i32 %78 to i64
  %89 = getelementptr inbounds i8, ptr %0, i64 %88
  %90 = load i8, ptr %89, align 1, !tbaa !9
  %91 = uitofp i8 %90 to float
  %92 = fmul contract float %87, %91
  %93 = fadd contract float %86, %92
  %94 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @gauss to ptr), i64 32), align 4, !tbaa !7
  %95 = sext i32 %78 to i64
  %96 = getelementptr i8, ptr %0, i64 %95
  %97 = getelementptr i8, ptr %96, i64 1
  %98 = load i8, ptr %97, align 1, !tbaa !9
  %99 = uitofp i8 %98 to float
  %100 = fmul contract float %94, %99
  %101 = fadd contract float %93, %100
  %102 = fadd contract float %101, 5.000000e-01
  %103 = fptoui float %102 to i8
  %104 = getelementptr inbounds i8, ptr %1, i64 %62
  store i8 %103, ptr %104, align 1, !tbaa !9
  br label %105

105:                                              ; preds = %4, %24
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @knight_degree(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %5 = load i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), align 1, !tbaa !9
  %6 = sext i8 %5 to i32
  %7 = add nsw i32 %3, %6
  %8 = icmp ult i32 %7, %1
  %9 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 1), align 1
  %10 = sext i8 %9 to i32
  %11 = add nsw i32 %4, %10
  %12 = icmp ult i32 %11, %1
  %13 = select i1 %8, i1 %12, i1 false
  %14 = zext i1 %13 to i32
  %15 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 2), align 1, !tbaa !9
  %16 = sext i8 %15 to i32
  %17 = add nsw i32 %3, %16
  %18 = icmp ult i32 %17, %1
  %19 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 3), align 1
  %20 = sext i8 %19 to i32
  %21 = add nsw i32 %4, %20
  %22 = icmp ult i32 %21, %1
  %23 = select i1 %18, i1 %22, i1 false
  %24 = zext i1 %23 to i32
  %25 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 4), align 1, !tbaa !9
  %26 = sext i8 %25 to i32
  %27 = add nsw i32 %3, %26
  %28 = icmp ult i32 %27, %1
  %29 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 5), align 1
  %30 = sext i8 %29 to i32
  %31 = add nsw i32 %4, %30
  %32 = icmp ult i32 %31, %1
  %33 = select i1 %28, i1 %32, i1 false
  %34 = zext i1 %33 to i32
  %35 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 6), align 1, !tbaa !9
  %36 = sext i8 %35 to i32
  %37 = add nsw i32 %3, %36
  %38 = icmp ult i32 %37, %1
  %39 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 7), align 1
  %40 = sext i8 %39 to i32
  %41 = add nsw i32 %4, %40
  %42 = icmp ult i32 %41, %1
  %43 = select i1 %38, i1 %42, i1 false
  %44 = zext i1 %43 to i32
  %45 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 8), align 1, !tbaa !9
  %46 = sext i8 %45 to i32
  %47 = add nsw i32 %3, %46
  %48 = icmp ult i32 %47, %1
  %49 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 9), align 1
  %50 = sext i8 %49 to i32
  %51 = add nsw i32 %4, %50
  %52 = icmp ult i32 %51, %1
  %53 = select i1 %48, i1 %52, i1 false
  %54 = zext i1 %53 to i32
  %55 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 10), align 1, !tbaa !9
  %56 = sext i8 %55 to i32
  %57 = add nsw i32 %3, %56
  %58 = icmp ult i32 %57, %1
  %59 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 11), align 1
  %60 = sext i8 %59 to i32
  %61 = add nsw i32 %4, %60
  %62 = icmp ult i32 %61, %1
  %63 = select i1 %58, i1 %62, i1 false
  %64 = zext i1 %63 to i32
  %65 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 12), align 1, !tbaa !9
  %66 = sext i8 %65 to i32
  %67 = add nsw i32 %3, %66
  %68 = icmp ult i32 %67, %1
  %69 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 13), align 1
  %70 = sext i8 %69 to i32
  %71 = add nsw i32 %4, %70
  %72 = icmp ult i32 %71, %1
  %73 = select i1 %68, i1 %72, i1 false
  %74 = zext i1 %73 to i32
  %75 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 14), align 1, !tbaa !9
  %76 = sext i8 %75 to i32
  %77 = add nsw i32 %3, %76
  %78 = icmp ult i32 %77, %1
  %79 = load i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @knight to ptr), i64 15), align 1
  %80 = sext i8 %79 to i32
  %81 = add nsw i32 %4, %80
  %82 = icmp ult i32 %81, %1
  %83 = select i1 %78, i1 %82, i1 false
  %84 = zext i1 %83 to i32
  %85 = add nuw nsw i32 %24, %14
  %86 = add nuw nsw i32 %85, %34
  %87 = add nuw nsw i32 %86, %44
  %88 = add nuw nsw i32 %87, %54
  %89 = add nuw nsw i32 %88, %64
  %90 = add nuw nsw i32 %89, %74
  %91 = add nuw nsw i32 %90, %84
  %92 = mul nsw i32 %1, %4
  %93 = add nsw i32 %92, %3
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr %0, i64 %94
  store i32 %91, ptr %95, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @bump_counters(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !3
  %7 = and i32 %6, 3
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(4) @_ZL10counter_of to ptr), i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !10
  %11 = atomicrmw add ptr %10, i32 1 seq_cst, align 4
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %11, ptr %12, align 4, !tbaa !3
  %13 = icmp eq i32 %3, 0
  br i1 %13, label %14, label %19

14:                                               ; preds = %2
  %15 = load ptr, ptr addrspacecast (ptr addrspace(1) @cursor to ptr), align 8, !tbaa !10
  %16 = icmp eq ptr %15, getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @scratch to ptr), i64 4092)
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = select i1 %16, ptr addrspacecast (ptr addrspace(1) @scratch to ptr), ptr %17
  store ptr %18, ptr addrspacecast (ptr addrspace(1) @cursor to ptr), align 8, !tbaa !10
  br label %19

19:                                               ; preds = %14, %2
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @read_globals(ptr noundef writeonly captures(none) initializes((0, 24)) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = and i32 %2, 1
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw %struct.Material, ptr addrspacecast (ptr addrspace(1) @materials to ptr), i64 %5
  %7 = srem i32 %2, 3
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds float, ptr %6, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !7
  %11 = fpext contract float %10 to double
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %13 = load double, ptr %12, align 8, !tbaa !13
  %14 = fmul contract double %13, %11
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %16 = load i16, ptr %15, align 4, !tbaa !18
  %17 = sitofp i16 %16 to double
  %18 = fadd contract double %14, %17
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 14
  %20 = load i8, ptr %19, align 2, !tbaa !19, !range !20, !noundef !21
  %21 = uitofp nneg i8 %20 to double
  %22 = fadd contract double %18, %21
  store double %22, ptr %0, align 8, !tbaa !22
  %23 = load ptr, ptr addrspacecast (ptr addrspace(1) @hook to ptr), align 8, !tbaa !23
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @hook to ptr), i64 8), align 8, !tbaa !26
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = tail call noundef i32 %23(i32 noundef %25) #6
  %27 = sitofp i32 %26 to double
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @hook to ptr), i64 16), align 8, !tbaa !27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %30 = load double, ptr %29, align 8, !tbaa !13
  %31 = fadd contract double %30, %27
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %31, ptr %32, align 8, !tbaa !22
  %33 = load i64, ptr addrspacecast (ptr addrspace(1) @mask64 to ptr), align 8, !tbaa !28
  %34 = zext nneg i32 %2 to i64
  %35 = lshr i64 %33, %34
  %36 = uitofp i64 %35 to double
  %37 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(1) @nan_inf to ptr), i64 %8
  %38 = load float, ptr %37, align 4, !tbaa !7
  %39 = fpext contract float %38 to double
  %40 = fadd contract double %36, %39
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %40, ptr %41, align 8, !tbaa !22
  %42 = load ptr, ptr addrspacecast (ptr addrspace(1) @cursor to ptr), align 8, !tbaa !10
  store i32 %2, ptr %42, align 4, !tbaa !3
  %43 = getelementptr inbounds ptr, ptr addrspacecast (ptr addrspace(1) @names to ptr), i64 %8
  %44 = load ptr, ptr %43, align 8, !tbaa !30
  br label %45

45:                                               ; preds = %45, %3
  %46 = phi i32 [ 0, %3 ], [ %51, %45 ]
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 %47
  %49 = load i8, ptr %48, align 1, !tbaa !9
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 %47
  store i8 %49, ptr %50, align 1, !tbaa !9
  %51 = add nuw nsw i32 %46, 1
  %52 = icmp eq i8 %49, 0
  br i1 %52, label %53, label %45, !llvm.loop !32

53:                                               ; preds = %45
  ret void
}

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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !12, i64 0}
!12 = !{!"any pointer", !5, i64 0}
!13 = !{!14, !17, i64 16}
!14 = !{!"_ZTS8Material", !5, i64 0, !15, i64 12, !16, i64 14, !17, i64 16}
!15 = !{!"short", !5, i64 0}
!16 = !{!"bool", !5, i64 0}
!17 = !{!"double", !5, i64 0}
!18 = !{!14, !15, i64 12}
!19 = !{!14, !16, i64 14}
!20 = !{i8 0, i8 2}
!21 = !{}
!22 = !{!17, !17, i64 0}
!23 = !{!24, !12, i64 0}
!24 = !{!"_ZTS4Hook", !12, i64 0, !11, i64 8, !25, i64 16}
!25 = !{!"p1 _ZTS8Material", !12, i64 0}
!26 = !{!24, !11, i64 8}
!27 = !{!24, !25, i64 16}
!28 = !{!29, !29, i64 0}
!29 = !{!"long", !5, i64 0}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 omnipotent char", !12, i64 0}
!32 = distinct !{!32, !33}
!33 = !{!"llvm.loop.mustprogress"}
