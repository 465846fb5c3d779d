; ModuleID = 'virtual_dispatch.cu'
source_filename = "virtual_dispatch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Ops = type { ptr, ptr, i32 }
%union.Slot = type { double, [8 x i8] }
%struct.float2 = type { float, float }
%class.anon = type { float }
%class.anon.0 = type { float }
%struct.Circle = type <{ %struct.Shape, float, [4 x i8] }>
%struct.Shape = type { ptr }
%struct.Rect = type { %struct.Shape, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN6CircleC1Ef = comdat any

$_ZN4RectC1Eff = comdat any

$_ZN6SquareC1Ef = comdat any

$_ZN6CircleC2Ef = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZNK6Circle4areaEv = comdat any

$_ZNK6Circle8distanceEff = comdat any

$_ZN4RectC2Eff = comdat any

$_ZNK4Rect4areaEv = comdat any

$_ZNK4Rect8distanceEff = comdat any

$_ZN6SquareC2Ef = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZTV6Circle = comdat any

$_ZTV5Shape = comdat any

$_ZTV4Rect = comdat any

$_ZTV6Square = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZL9ops_table = internal addrspace(4) constant [3 x %struct.Ops] [%struct.Ops { ptr @.str, ptr @_Z9apply_sumii, i32 0 }, %struct.Ops { ptr @.str1, ptr @_Z9apply_xorii, i32 0 }, %struct.Ops { ptr @.str2, ptr @_Z9apply_gcdii, i32 0 }], align 8
@_ZTV6Circle = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZNK6Circle4areaEv, ptr @_ZNK6Circle8distanceEff] }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @__cxa_pure_virtual, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZTV4Rect = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZNK4Rect4areaEv, ptr @_ZNK4Rect8distanceEff] }, comdat, align 8
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZNK6Square4areaEv, ptr @_ZNK4Rect8distanceEff] }, comdat, align 8
@.str = private unnamed_addr constant [4 x i8] c"sum\00", align 1
@.str1 = private unnamed_addr constant [4 x i8] c"xor\00", align 1
@.str2 = private unnamed_addr constant [4 x i8] c"gcd\00", align 1

; Function Attrs: convergent mustprogress nounwind
define dso_local void @__cxa_pure_virtual() unnamed_addr #0 {
  call void @llvm.trap()
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @make_shapes(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !10
  store ptr %2, ptr %7, align 8, !tbaa !12
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %15 = add i32 %13, %14
  store i32 %15, ptr %9, align 4, !tbaa !3
  %16 = load i32, ptr %9, align 4, !tbaa !3
  %17 = load i32, ptr %8, align 4, !tbaa !3
  %18 = icmp sge i32 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %75

20:                                               ; preds = %4
  %21 = load ptr, ptr %6, align 8, !tbaa !10
  %22 = load i32, ptr %9, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %38

27:                                               ; preds = %20
  %28 = load ptr, ptr %5, align 8, !tbaa !7
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds %union.Slot, ptr %28, i64 %30
  %32 = load ptr, ptr %7, align 8, !tbaa !12
  %33 = load i32, ptr %9, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.float2, ptr %32, i64 %34
  %36 = getelementptr inbounds nuw %struct.float2, ptr %35, i32 0, i32 0
  %37 = load float, ptr %36, align 8, !tbaa !14
  call void @_ZN6CircleC1Ef(ptr noundef nonnull align 8 dereferenceable(16) %31, float noundef %37) #9
  br label %74

38:                                               ; preds = %20
  %39 = load ptr, ptr %6, align 8, !tbaa !10
  %40 = load i32, ptr %9, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  %44 = icmp eq i32 %43, 1
  br i1 %44, label %45, label %62

45:                                               ; preds = %38
  %46 = load ptr, ptr %5, align 8, !tbaa !7
  %47 = load i32, ptr %9, align 4, !tbaa !3
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %union.Slot, ptr %46, i64 %48
  %50 = load ptr, ptr %7, align 8, !tbaa !12
  %51 = load i32, ptr %9, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds %struct.float2, ptr %50, i64 %52
  %54 = getelementptr inbounds nuw %struct.float2, ptr %53, i32 0, i32 0
  %55 = load float, ptr %54, align 8, !tbaa !14
  %56 = load ptr, ptr %7, align 8, !tbaa !12
  %57 = load i32, ptr %9, align 4, !tbaa !3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.float2, ptr %56, i64 %58
  %60 = getelementptr inbounds nuw %struct.float2, ptr %59, i32 0, i32 1
  %61 = load float, ptr %60, align 4, !tbaa !17
  call void @_ZN4RectC1Eff(ptr noundef nonnull align 8 dereferenceable(16) %49, float noundef %55, float noundef %61) #9
  br label %73

62:                                               ; preds = %38
  %63 = load ptr, ptr %5, align 8, !tbaa !7
  %64 = load i32, ptr %9, align 4, !tbaa !3
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds %union.Slot, ptr %63, i64 %65
  %67 = load ptr, ptr %7, align 8, !tbaa !12
  %68 = load i32, ptr %9, align 4, !tbaa !3
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds %struct.float2, ptr %67, i64 %69
  %71 = getelementptr inbounds nuw %struct.float2, ptr %70, i32 0, i32 0
  %72 = load float, ptr %71, align 8, !tbaa !14
  call void @_ZN6SquareC1Ef(ptr noundef nonnull align 8 dereferenceable(16) %66, float noundef %72) #9
  br label %73

73:                                               ; preds = %62, %45
  br label %74

74:                                               ; preds = %73, %27
  store i32 0, ptr %10, align 4
  br label %75

75:                                               ; preds = %74, %19
  call void @llvm.lifetime.end.p0(ptr %9) #8
  %76 = load i32, ptr %10, align 4
  switch i32 %76, label %78 [
    i32 0, label %77
    i32 1, label %77
  ]

77:                                               ; preds = %75, %75
  ret void

78:                                               ; preds = %75
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #4 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #4 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #4 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6CircleC1Ef(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !18
  store float %1, ptr %4, align 4, !tbaa !20
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !20
  call void @_ZN6CircleC2Ef(ptr noundef nonnull align 8 dereferenceable(16) %5, float noundef %6) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4RectC1Eff(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1, float noundef %2) unnamed_addr #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !21
  store float %1, ptr %5, align 4, !tbaa !20
  store float %2, ptr %6, align 4, !tbaa !20
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4, !tbaa !20
  %9 = load float, ptr %6, align 4, !tbaa !20
  call void @_ZN4RectC2Eff(ptr noundef nonnull align 8 dereferenceable(16) %7, float noundef %8, float noundef %9) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6SquareC1Ef(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !23
  store float %1, ptr %4, align 4, !tbaa !20
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !20
  call void @_ZN6SquareC2Ef(ptr noundef nonnull align 8 dereferenceable(16) %5, float noundef %6) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @total_area(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !25
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4, !tbaa !3
  %13 = load i32, ptr %7, align 4, !tbaa !3
  %14 = load i32, ptr %6, align 4, !tbaa !3
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %27

16:                                               ; preds = %3
  %17 = load ptr, ptr %5, align 8, !tbaa !25
  %18 = load ptr, ptr %4, align 8, !tbaa !7
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %union.Slot, ptr %18, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !27
  %23 = getelementptr inbounds ptr, ptr %22, i64 0
  %24 = load ptr, ptr %23, align 8
  %25 = call contract noundef float %24(ptr noundef nonnull align 8 dereferenceable(8) %21) #9
  %26 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %17, float noundef %25) #9
  br label %27

27:                                               ; preds = %16, %3
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9atomicAddPff(ptr noundef %0, float noundef %1) #4 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !25
  store float %1, ptr %4, align 4, !tbaa !20
  %5 = load ptr, ptr %3, align 8, !tbaa !25
  %6 = load float, ptr %4, align 4, !tbaa !20
  %7 = atomicrmw fadd ptr %5, float %6 seq_cst, align 4
  ret float %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nearest_shape(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !12
  store ptr %2, ptr %8, align 8, !tbaa !10
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4, !tbaa !3
  %22 = load i32, ptr %11, align 4, !tbaa !3
  %23 = load i32, ptr %10, align 4, !tbaa !3
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %69

26:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #8
  store float 0x7FF0000000000000, ptr %13, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %14) #8
  store i32 -1, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #8
  store i32 0, ptr %15, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %60, %26
  %28 = load i32, ptr %15, align 4, !tbaa !3
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %63

32:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %33 = load ptr, ptr %6, align 8, !tbaa !7
  %34 = load i32, ptr %15, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %union.Slot, ptr %33, i64 %35
  %37 = load ptr, ptr %7, align 8, !tbaa !12
  %38 = load i32, ptr %11, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.float2, ptr %37, i64 %39
  %41 = getelementptr inbounds nuw %struct.float2, ptr %40, i32 0, i32 0
  %42 = load float, ptr %41, align 8, !tbaa !14
  %43 = load ptr, ptr %7, align 8, !tbaa !12
  %44 = load i32, ptr %11, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.float2, ptr %43, i64 %45
  %47 = getelementptr inbounds nuw %struct.float2, ptr %46, i32 0, i32 1
  %48 = load float, ptr %47, align 4, !tbaa !17
  %49 = load ptr, ptr %36, align 8, !tbaa !27
  %50 = getelementptr inbounds ptr, ptr %49, i64 1
  %51 = load ptr, ptr %50, align 8
  %52 = call contract noundef float %51(ptr noundef nonnull align 8 dereferenceable(8) %36, float noundef %42, float noundef %48) #9
  store float %52, ptr %16, align 4, !tbaa !20
  %53 = load float, ptr %16, align 4, !tbaa !20
  %54 = load float, ptr %13, align 4, !tbaa !20
  %55 = fcmp contract olt float %53, %54
  br i1 %55, label %56, label %59

56:                                               ; preds = %32
  %57 = load float, ptr %16, align 4, !tbaa !20
  store float %57, ptr %13, align 4, !tbaa !20
  %58 = load i32, ptr %15, align 4, !tbaa !3
  store i32 %58, ptr %14, align 4, !tbaa !3
  br label %59

59:                                               ; preds = %56, %32
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %60

60:                                               ; preds = %59
  %61 = load i32, ptr %15, align 4, !tbaa !3
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %15, align 4, !tbaa !3
  br label %27, !llvm.loop !29

63:                                               ; preds = %31
  %64 = load i32, ptr %14, align 4, !tbaa !3
  %65 = load ptr, ptr %8, align 8, !tbaa !10
  %66 = load i32, ptr %11, align 4, !tbaa !3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  store i32 %64, ptr %68, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  store i32 0, ptr %12, align 4
  br label %69

69:                                               ; preds = %63, %25
  call void @llvm.lifetime.end.p0(ptr %11) #8
  %70 = load i32, ptr %12, align 4
  switch i32 %70, label %72 [
    i32 0, label %71
    i32 1, label %71
  ]

71:                                               ; preds = %69, %69
  ret void

72:                                               ; preds = %69
  unreachable
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z9apply_sumii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = add nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z9apply_xorii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = xor i32 %5, %6
  ret i32 %7
}

; Function Attrs: convergent mustprogress nounwind
define dso_local noundef i32 @_Z9apply_gcdii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  br label %6

6:                                                ; preds = %9, %2
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %15

9:                                                ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %10 = load i32, ptr %3, align 4, !tbaa !3
  %11 = load i32, ptr %4, align 4, !tbaa !3
  %12 = srem i32 %10, %11
  store i32 %12, ptr %5, align 4, !tbaa !3
  %13 = load i32, ptr %4, align 4, !tbaa !3
  store i32 %13, ptr %3, align 4, !tbaa !3
  %14 = load i32, ptr %5, align 4, !tbaa !3
  store i32 %14, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %5) #8
  br label %6, !llvm.loop !31

15:                                               ; preds = %6
  %16 = load i32, ptr %3, align 4, !tbaa !3
  ret i32 %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fold_with(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !10
  store ptr %1, ptr %6, align 8, !tbaa !10
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %13 = load i32, ptr %7, align 4, !tbaa !3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [3 x %struct.Ops], ptr addrspacecast (ptr addrspace(4) @_ZL9ops_table to ptr), i64 0, i64 %14
  store ptr %15, ptr %9, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %16 = load ptr, ptr %9, align 8, !tbaa !32, !nonnull !34, !align !35
  %17 = getelementptr inbounds nuw %struct.Ops, ptr %16, i32 0, i32 2
  %18 = load i32, ptr %17, align 8, !tbaa !36
  store i32 %18, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %23 = add i32 %21, %22
  store i32 %23, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #8
  store i32 0, ptr %12, align 4, !tbaa !3
  br label %24

24:                                               ; preds = %44, %4
  %25 = load i32, ptr %12, align 4, !tbaa !3
  %26 = load i32, ptr %8, align 4, !tbaa !3
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %47

29:                                               ; preds = %24
  %30 = load ptr, ptr %9, align 8, !tbaa !32, !nonnull !34, !align !35
  %31 = getelementptr inbounds nuw %struct.Ops, ptr %30, i32 0, i32 1
  %32 = load ptr, ptr %31, align 8, !tbaa !39
  %33 = load i32, ptr %10, align 4, !tbaa !3
  %34 = load ptr, ptr %5, align 8, !tbaa !10
  %35 = load i32, ptr %11, align 4, !tbaa !3
  %36 = load i32, ptr %8, align 4, !tbaa !3
  %37 = mul nsw i32 %35, %36
  %38 = load i32, ptr %12, align 4, !tbaa !3
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %34, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = call noundef i32 %32(i32 noundef %33, i32 noundef %42) #9
  store i32 %43, ptr %10, align 4, !tbaa !3
  br label %44

44:                                               ; preds = %29
  %45 = load i32, ptr %12, align 4, !tbaa !3
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %12, align 4, !tbaa !3
  br label %24, !llvm.loop !40

47:                                               ; preds = %28
  %48 = load i32, ptr %10, align 4, !tbaa !3
  %49 = load ptr, ptr %6, align 8, !tbaa !10
  %50 = load i32, ptr %11, align 4, !tbaa !3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  store i32 %48, ptr %52, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @integrals(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca %class.anon, align 4
  %9 = alloca %class.anon.0, align 4
  store ptr %0, ptr %4, align 8, !tbaa !25
  store ptr %1, ptr %5, align 8, !tbaa !25
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %10 = load ptr, ptr %4, align 8, !tbaa !25
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr %10, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !20
  store float %14, ptr %7, align 4, !tbaa !20
  %15 = getelementptr inbounds nuw %class.anon, ptr %8, i32 0, i32 0
  %16 = load float, ptr %7, align 4, !tbaa !20
  store float %16, ptr %15, align 4, !tbaa !41
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = call contract noundef float @_Z9integrateIZ9integralsEUlfE_EfT_ffi(ptr noundef byval(%class.anon) align 4 %8, float noundef 0.000000e+00, float noundef 1.000000e+00, i32 noundef %17) #9
  %19 = getelementptr inbounds nuw %class.anon.0, ptr %9, i32 0, i32 0
  %20 = load float, ptr %7, align 4, !tbaa !20
  store float %20, ptr %19, align 4, !tbaa !43
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = call contract noundef float @_Z9integrateIZ9integralsEUlfE0_EfT_ffi(ptr noundef byval(%class.anon.0) align 4 %9, float noundef 0.000000e+00, float noundef 2.000000e+00, i32 noundef %21) #9
  %23 = fadd contract float %18, %22
  %24 = load ptr, ptr %5, align 8, !tbaa !25
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw float, ptr %24, i64 %26
  store float %23, ptr %27, align 4, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_Z9integrateIZ9integralsEUlfE_EfT_ffi(ptr noundef byval(%class.anon) align 4 %0, float noundef %1, float noundef %2, i32 noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store float %1, ptr %5, align 4, !tbaa !20
  store float %2, ptr %6, align 4, !tbaa !20
  store i32 %3, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #8
  store float 0.000000e+00, ptr %8, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %11 = load float, ptr %6, align 4, !tbaa !20
  %12 = load float, ptr %5, align 4, !tbaa !20
  %13 = fsub contract float %11, %12
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = sitofp i32 %14 to float
  %16 = fdiv contract float %13, %15
  store float %16, ptr %9, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %10) #8
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %33, %4
  %18 = load i32, ptr %10, align 4, !tbaa !3
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %10) #8
  br label %36

22:                                               ; preds = %17
  %23 = load float, ptr %5, align 4, !tbaa !20
  %24 = load i32, ptr %10, align 4, !tbaa !3
  %25 = sitofp i32 %24 to float
  %26 = fadd contract float %25, 5.000000e-01
  %27 = load float, ptr %9, align 4, !tbaa !20
  %28 = fmul contract float %26, %27
  %29 = fadd contract float %23, %28
  %30 = call contract noundef float @_ZZ9integralsENKUlfE_clEf(ptr noundef nonnull align 4 dereferenceable(4) %0, float noundef %29) #9
  %31 = load float, ptr %8, align 4, !tbaa !20
  %32 = fadd contract float %31, %30
  store float %32, ptr %8, align 4, !tbaa !20
  br label %33

33:                                               ; preds = %22
  %34 = load i32, ptr %10, align 4, !tbaa !3
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %10, align 4, !tbaa !3
  br label %17, !llvm.loop !45

36:                                               ; preds = %21
  %37 = load float, ptr %8, align 4, !tbaa !20
  %38 = load float, ptr %9, align 4, !tbaa !20
  %39 = fmul contract float %37, %38
  call void @llvm.lifetime.end.p0(ptr %9) #8
  call void @llvm.lifetime.end.p0(ptr %8) #8
  ret float %39
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_Z9integrateIZ9integralsEUlfE0_EfT_ffi(ptr noundef byval(%class.anon.0) align 4 %0, float noundef %1, float noundef %2, i32 noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store float %1, ptr %5, align 4, !tbaa !20
  store float %2, ptr %6, align 4, !tbaa !20
  store i32 %3, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #8
  store float 0.000000e+00, ptr %8, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %11 = load float, ptr %6, align 4, !tbaa !20
  %12 = load float, ptr %5, align 4, !tbaa !20
  %13 = fsub contract float %11, %12
  %14 = load i32, ptr %7, align 4, !tbaa !3
  %15 = sitofp i32 %14 to float
  %16 = fdiv contract float %13, %15
  store float %16, ptr %9, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %10) #8
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %17

17:                                               ; preds = %33, %4
  %18 = load i32, ptr %10, align 4, !tbaa !3
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %10) #8
  br label %36

22:                                               ; preds = %17
  %23 = load float, ptr %5, align 4, !tbaa !20
  %24 = load i32, ptr %10, align 4, !tbaa !3
  %25 = sitofp i32 %24 to float
  %26 = fadd contract float %25, 5.000000e-01
  %27 = load float, ptr %9, align 4, !tbaa !20
  %28 = fmul contract float %26, %27
  %29 = fadd contract float %23, %28
  %30 = call contract noundef float @_ZZ9integralsENKUlfE0_clEf(ptr noundef nonnull align 4 dereferenceable(4) %0, float noundef %29) #9
  %31 = load float, ptr %8, align 4, !tbaa !20
  %32 = fadd contract float %31, %30
  store float %32, ptr %8, align 4, !tbaa !20
  br label %33

33:                                               ; preds = %22
  %34 = load i32, ptr %10, align 4, !tbaa !3
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %10, align 4, !tbaa !3
  br label %17, !llvm.loop !46

36:                                               ; preds = %21
  %37 = load float, ptr %8, align 4, !tbaa !20
  %38 = load float, ptr %9, align 4, !tbaa !20
  %39 = fmul contract float %37, %38
  call void @llvm.lifetime.end.p0(ptr %9) #8
  call void @llvm.lifetime.end.p0(ptr %8) #8
  ret float %39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6CircleC2Ef(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !18
  store float %1, ptr %4, align 4, !tbaa !20
  %5 = load ptr, ptr %3, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #9
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV6Circle, i32 0, i32 0, i32 2), ptr %5, align 8, !tbaa !27
  %6 = getelementptr inbounds nuw %struct.Circle, ptr %5, i32 0, i32 1
  %7 = load float, ptr %4, align 4, !tbaa !20
  store float %7, ptr %6, align 8, !tbaa !47
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !50
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV5Shape, i32 0, i32 0, i32 2), ptr %3, align 8, !tbaa !27
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6Circle4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !18
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Circle, ptr %3, i32 0, i32 1
  %5 = load float, ptr %4, align 8, !tbaa !47
  %6 = fmul contract float 0x400921FB60000000, %5
  %7 = getelementptr inbounds nuw %struct.Circle, ptr %3, i32 0, i32 1
  %8 = load float, ptr %7, align 8, !tbaa !47
  %9 = fmul contract float %6, %8
  ret float %9
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6Circle8distanceEff(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1, float noundef %2) unnamed_addr #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !18
  store float %1, ptr %5, align 4, !tbaa !20
  store float %2, ptr %6, align 4, !tbaa !20
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4, !tbaa !20
  %9 = load float, ptr %5, align 4, !tbaa !20
  %10 = fmul contract float %8, %9
  %11 = load float, ptr %6, align 4, !tbaa !20
  %12 = load float, ptr %6, align 4, !tbaa !20
  %13 = fmul contract float %11, %12
  %14 = fadd contract float %10, %13
  %15 = call contract noundef float @_ZL5sqrtff(float noundef %14) #9
  %16 = getelementptr inbounds nuw %struct.Circle, ptr %7, i32 0, i32 1
  %17 = load float, ptr %16, align 8, !tbaa !47
  %18 = fsub contract float %15, %17
  ret float %18
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5sqrtff(float noundef %0) #4 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !20
  %3 = load float, ptr %2, align 4, !tbaa !20
  %4 = call contract float @__nv_sqrtf(float noundef %3) #9
  ret float %4
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #7

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4RectC2Eff(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1, float noundef %2) unnamed_addr #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !21
  store float %1, ptr %5, align 4, !tbaa !20
  store float %2, ptr %6, align 4, !tbaa !20
  %7 = load ptr, ptr %4, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #9
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV4Rect, i32 0, i32 0, i32 2), ptr %7, align 8, !tbaa !27
  %8 = getelementptr inbounds nuw %struct.Rect, ptr %7, i32 0, i32 1
  %9 = load float, ptr %5, align 4, !tbaa !20
  store float %9, ptr %8, align 8, !tbaa !52
  %10 = getelementptr inbounds nuw %struct.Rect, ptr %7, i32 0, i32 2
  %11 = load float, ptr %6, align 4, !tbaa !20
  store float %11, ptr %10, align 4, !tbaa !54
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4Rect4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Rect, ptr %3, i32 0, i32 1
  %5 = load float, ptr %4, align 8, !tbaa !52
  %6 = getelementptr inbounds nuw %struct.Rect, ptr %3, i32 0, i32 2
  %7 = load float, ptr %6, align 4, !tbaa !54
  %8 = fmul contract float %5, %7
  ret float %8
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4Rect8distanceEff(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1, float noundef %2) unnamed_addr #0 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !21
  store float %1, ptr %5, align 4, !tbaa !20
  store float %2, ptr %6, align 4, !tbaa !20
  %9 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %10 = load float, ptr %5, align 4, !tbaa !20
  %11 = call contract noundef float @_ZL5fabsff(float noundef %10) #9
  %12 = getelementptr inbounds nuw %struct.Rect, ptr %9, i32 0, i32 1
  %13 = load float, ptr %12, align 8, !tbaa !52
  %14 = fmul contract float %13, 5.000000e-01
  %15 = fsub contract float %11, %14
  %16 = call contract noundef float @_ZL5fmaxfff(float noundef %15, float noundef 0.000000e+00) #9
  store float %16, ptr %7, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %17 = load float, ptr %6, align 4, !tbaa !20
  %18 = call contract noundef float @_ZL5fabsff(float noundef %17) #9
  %19 = getelementptr inbounds nuw %struct.Rect, ptr %9, i32 0, i32 2
  %20 = load float, ptr %19, align 4, !tbaa !54
  %21 = fmul contract float %20, 5.000000e-01
  %22 = fsub contract float %18, %21
  %23 = call contract noundef float @_ZL5fmaxfff(float noundef %22, float noundef 0.000000e+00) #9
  store float %23, ptr %8, align 4, !tbaa !20
  %24 = load float, ptr %7, align 4, !tbaa !20
  %25 = load float, ptr %7, align 4, !tbaa !20
  %26 = fmul contract float %24, %25
  %27 = load float, ptr %8, align 4, !tbaa !20
  %28 = load float, ptr %8, align 4, !tbaa !20
  %29 = fmul contract float %27, %28
  %30 = fadd contract float %26, %29
  %31 = call contract noundef float @_ZL5sqrtff(float noundef %30) #9
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret float %31
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #4 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !20
  store float %1, ptr %4, align 4, !tbaa !20
  %5 = load float, ptr %3, align 4, !tbaa !20
  %6 = load float, ptr %4, align 4, !tbaa !20
  %7 = call contract float @__nv_fmaxf(float noundef %5, float noundef %6) #9
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fabsff(float noundef %0) #4 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !20
  %3 = load float, ptr %2, align 4, !tbaa !20
  %4 = call contract float @__nv_fabsf(float noundef %3) #9
  ret float %4
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) #7

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6SquareC2Ef(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !23
  store float %1, ptr %4, align 4, !tbaa !20
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !20
  %7 = load float, ptr %4, align 4, !tbaa !20
  call void @_ZN4RectC2Eff(ptr noundef nonnull align 8 dereferenceable(16) %5, float noundef %6, float noundef %7) #9
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV6Square, i32 0, i32 0, i32 2), ptr %5, align 8, !tbaa !27
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !23
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Rect, ptr %3, i32 0, i32 1
  %5 = load float, ptr %4, align 8, !tbaa !52
  %6 = getelementptr inbounds nuw %struct.Rect, ptr %3, i32 0, i32 1
  %7 = load float, ptr %6, align 8, !tbaa !52
  %8 = fmul contract float %5, %7
  ret float %8
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZZ9integralsENKUlfE_clEf(ptr noundef nonnull align 4 dereferenceable(4) %0, float noundef %1) #6 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !55
  store float %1, ptr %4, align 4, !tbaa !20
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon, ptr %5, i32 0, i32 0
  %7 = load float, ptr %6, align 4, !tbaa !41
  %8 = load float, ptr %4, align 4, !tbaa !20
  %9 = fmul contract float %7, %8
  %10 = load float, ptr %4, align 4, !tbaa !20
  %11 = fmul contract float %9, %10
  ret float %11
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZZ9integralsENKUlfE0_clEf(ptr noundef nonnull align 4 dereferenceable(4) %0, float noundef %1) #6 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !55
  store float %1, ptr %4, align 4, !tbaa !20
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.anon.0, ptr %5, i32 0, i32 0
  %7 = load float, ptr %6, align 4, !tbaa !43
  %8 = load float, ptr %4, align 4, !tbaa !20
  %9 = fmul contract float %7, %8
  %10 = fadd contract float 1.000000e+00, %9
  %11 = fdiv contract float 1.000000e+00, %10
  ret float %11
}

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS4Slot", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 _ZTS6float2", !9, i64 0}
!14 = !{!15, !16, i64 0}
!15 = !{!"_ZTS6float2", !16, i64 0, !16, i64 4}
!16 = !{!"float", !5, i64 0}
!17 = !{!15, !16, i64 4}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS6Circle", !9, i64 0}
!20 = !{!16, !16, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS4Rect", !9, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 _ZTS6Square", !9, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 float", !9, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"vtable pointer", !6, i64 0}
!29 = distinct !{!29, !30}
!30 = !{!"llvm.loop.mustprogress"}
!31 = distinct !{!31, !30}
!32 = !{!33, !33, i64 0}
!33 = !{!"p1 _ZTS3Ops", !9, i64 0}
!34 = !{}
!35 = !{i64 8}
!36 = !{!37, !4, i64 16}
!37 = !{!"_ZTS3Ops", !38, i64 0, !9, i64 8, !4, i64 16}
!38 = !{!"p1 omnipotent char", !9, i64 0}
!39 = !{!37, !9, i64 8}
!40 = distinct !{!40, !30}
!41 = !{!42, !16, i64 0}
!42 = !{!"_ZTSZ9integralsEUlfE_", !16, i64 0}
!43 = !{!44, !16, i64 0}
!44 = !{!"_ZTSZ9integralsEUlfE0_", !16, i64 0}
!45 = distinct !{!45, !30}
!46 = distinct !{!46, !30}
!47 = !{!48, !16, i64 8}
!48 = !{!"_ZTS6Circle", !49, i64 0, !16, i64 8}
!49 = !{!"_ZTS5Shape"}
!50 = !{!51, !51, i64 0}
!51 = !{!"p1 _ZTS5Shape", !9, i64 0}
!52 = !{!53, !16, i64 8}
!53 = !{!"_ZTS4Rect", !49, i64 0, !16, i64 8, !16, i64 12}
!54 = !{!53, !16, i64 12}
!55 = !{!9, !9, i64 0}
