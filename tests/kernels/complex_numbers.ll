; ModuleID = 'complex_numbers.cu'
source_filename = "complex_numbers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Complex = type { float, float }
%struct.Complex.0 = type { double, double }
%struct.Dual = type { double, double }
%struct.double2 = type { double, double }
%struct.float2 = type { float, float }

$_Z11complex_fmaIfEvPK7ComplexIT_ES4_PS2_i = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZNK7ComplexIfEmlES0_ = comdat any

$_ZNK7ComplexIfEplES0_ = comdat any

$_Z11complex_fmaIdEvPK7ComplexIT_ES4_PS2_i = comdat any

$_ZNK7ComplexIdEmlES0_ = comdat any

$_ZNK7ComplexIdEplES0_ = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

$_ZNK7ComplexIfEmiES0_ = comdat any

$_ZNK7ComplexIfE4normEv = comdat any

$_ZNK7ComplexIfEdvES0_ = comdat any

$_ZN4DualC1Edd = comdat any

$_ZN4DualC2Edd = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@__const.newton_basins.one = private unnamed_addr constant %struct.Complex { float 1.000000e+00, float 0.000000e+00 }, align 4
@__const.newton_basins.three = private unnamed_addr constant %struct.Complex { float 3.000000e+00, float 0.000000e+00 }, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11complex_fmaIfEvPK7ComplexIT_ES4_PS2_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Complex, align 4
  %11 = alloca %struct.Complex, align 4
  %12 = alloca %struct.Complex, align 4
  %13 = alloca %struct.Complex, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4, !tbaa !3
  %19 = load i32, ptr %9, align 4, !tbaa !3
  %20 = load i32, ptr %8, align 4, !tbaa !3
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %49

22:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %10) #7
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %23 = load ptr, ptr %5, align 8, !tbaa !7
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.Complex, ptr %23, i64 %25
  %27 = load ptr, ptr %6, align 8, !tbaa !7
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.Complex, ptr %27, i64 %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %30, i64 8, i1 false), !tbaa.struct !10
  %31 = call %struct.Complex @_ZNK7ComplexIfEmlES0_(ptr noundef nonnull align 4 dereferenceable(8) %26, ptr noundef byval(%struct.Complex) align 4 %12) #8
  %32 = getelementptr inbounds nuw %struct.Complex, ptr %11, i32 0, i32 0
  %33 = extractvalue %struct.Complex %31, 0
  store float %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Complex, ptr %11, i32 0, i32 1
  %35 = extractvalue %struct.Complex %31, 1
  store float %35, ptr %34, align 4
  %36 = load ptr, ptr %7, align 8, !tbaa !7
  %37 = load i32, ptr %9, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.Complex, ptr %36, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %39, i64 8, i1 false), !tbaa.struct !10
  %40 = call %struct.Complex @_ZNK7ComplexIfEplES0_(ptr noundef nonnull align 4 dereferenceable(8) %11, ptr noundef byval(%struct.Complex) align 4 %13) #8
  %41 = getelementptr inbounds nuw %struct.Complex, ptr %10, i32 0, i32 0
  %42 = extractvalue %struct.Complex %40, 0
  store float %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Complex, ptr %10, i32 0, i32 1
  %44 = extractvalue %struct.Complex %40, 1
  store float %44, ptr %43, align 4
  %45 = load ptr, ptr %7, align 8, !tbaa !7
  %46 = load i32, ptr %9, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds %struct.Complex, ptr %45, i64 %47
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %48, ptr align 4 %10, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %49

49:                                               ; preds = %22, %4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Complex @_ZNK7ComplexIfEmlES0_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef byval(%struct.Complex) align 4 %1) #3 comdat align 2 {
  %3 = alloca %struct.Complex, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !13
  %9 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !13
  %11 = fmul contract float %8, %10
  %12 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 1
  %13 = load float, ptr %12, align 4, !tbaa !15
  %14 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 1
  %15 = load float, ptr %14, align 4, !tbaa !15
  %16 = fmul contract float %13, %15
  %17 = fsub contract float %11, %16
  store float %17, ptr %6, align 4, !tbaa !13
  %18 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 1
  %19 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 0
  %20 = load float, ptr %19, align 4, !tbaa !13
  %21 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 1
  %22 = load float, ptr %21, align 4, !tbaa !15
  %23 = fmul contract float %20, %22
  %24 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 1
  %25 = load float, ptr %24, align 4, !tbaa !15
  %26 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 0
  %27 = load float, ptr %26, align 4, !tbaa !13
  %28 = fmul contract float %25, %27
  %29 = fadd contract float %23, %28
  store float %29, ptr %18, align 4, !tbaa !15
  %30 = load %struct.Complex, ptr %3, align 4
  ret %struct.Complex %30
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Complex @_ZNK7ComplexIfEplES0_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef byval(%struct.Complex) align 4 %1) #3 comdat align 2 {
  %3 = alloca %struct.Complex, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !13
  %9 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !13
  %11 = fadd contract float %8, %10
  store float %11, ptr %6, align 4, !tbaa !13
  %12 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !15
  %15 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 1
  %16 = load float, ptr %15, align 4, !tbaa !15
  %17 = fadd contract float %14, %16
  store float %17, ptr %12, align 4, !tbaa !15
  %18 = load %struct.Complex, ptr %3, align 4
  ret %struct.Complex %18
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z11complex_fmaIdEvPK7ComplexIT_ES4_PS2_i(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Complex.0, align 8
  %11 = alloca %struct.Complex.0, align 8
  %12 = alloca %struct.Complex.0, align 8
  %13 = alloca %struct.Complex.0, align 8
  store ptr %0, ptr %5, align 8, !tbaa !16
  store ptr %1, ptr %6, align 8, !tbaa !16
  store ptr %2, ptr %7, align 8, !tbaa !16
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4, !tbaa !3
  %19 = load i32, ptr %9, align 4, !tbaa !3
  %20 = load i32, ptr %8, align 4, !tbaa !3
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %49

22:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %10) #7
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %23 = load ptr, ptr %5, align 8, !tbaa !16
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.Complex.0, ptr %23, i64 %25
  %27 = load ptr, ptr %6, align 8, !tbaa !16
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.Complex.0, ptr %27, i64 %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %30, i64 16, i1 false), !tbaa.struct !18
  %31 = call %struct.Complex.0 @_ZNK7ComplexIdEmlES0_(ptr noundef nonnull align 8 dereferenceable(16) %26, ptr noundef byval(%struct.Complex.0) align 8 %12) #8
  %32 = getelementptr inbounds nuw %struct.Complex.0, ptr %11, i32 0, i32 0
  %33 = extractvalue %struct.Complex.0 %31, 0
  store double %33, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.Complex.0, ptr %11, i32 0, i32 1
  %35 = extractvalue %struct.Complex.0 %31, 1
  store double %35, ptr %34, align 8
  %36 = load ptr, ptr %7, align 8, !tbaa !16
  %37 = load i32, ptr %9, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.Complex.0, ptr %36, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %39, i64 16, i1 false), !tbaa.struct !18
  %40 = call %struct.Complex.0 @_ZNK7ComplexIdEplES0_(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef byval(%struct.Complex.0) align 8 %13) #8
  %41 = getelementptr inbounds nuw %struct.Complex.0, ptr %10, i32 0, i32 0
  %42 = extractvalue %struct.Complex.0 %40, 0
  store double %42, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.Complex.0, ptr %10, i32 0, i32 1
  %44 = extractvalue %struct.Complex.0 %40, 1
  store double %44, ptr %43, align 8
  %45 = load ptr, ptr %7, align 8, !tbaa !16
  %46 = load i32, ptr %9, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds %struct.Complex.0, ptr %45, i64 %47
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %10, i64 16, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %49

49:                                               ; preds = %22, %4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Complex.0 @_ZNK7ComplexIdEmlES0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef byval(%struct.Complex.0) align 8 %1) #3 comdat align 2 {
  %3 = alloca %struct.Complex.0, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !16
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Complex.0, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.Complex.0, ptr %5, i32 0, i32 0
  %8 = load double, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw %struct.Complex.0, ptr %1, i32 0, i32 0
  %10 = load double, ptr %9, align 8, !tbaa !21
  %11 = fmul contract double %8, %10
  %12 = getelementptr inbounds nuw %struct.Complex.0, ptr %5, i32 0, i32 1
  %13 = load double, ptr %12, align 8, !tbaa !23
  %14 = getelementptr inbounds nuw %struct.Complex.0, ptr %1, i32 0, i32 1
  %15 = load double, ptr %14, align 8, !tbaa !23
  %16 = fmul contract double %13, %15
  %17 = fsub contract double %11, %16
  store double %17, ptr %6, align 8, !tbaa !21
  %18 = getelementptr inbounds nuw %struct.Complex.0, ptr %3, i32 0, i32 1
  %19 = getelementptr inbounds nuw %struct.Complex.0, ptr %5, i32 0, i32 0
  %20 = load double, ptr %19, align 8, !tbaa !21
  %21 = getelementptr inbounds nuw %struct.Complex.0, ptr %1, i32 0, i32 1
  %22 = load double, ptr %21, align 8, !tbaa !23
  %23 = fmul contract double %20, %22
  %24 = getelementptr inbounds nuw %struct.Complex.0, ptr %5, i32 0, i32 1
  %25 = load double, ptr %24, align 8, !tbaa !23
  %26 = getelementptr inbounds nuw %struct.Complex.0, ptr %1, i32 0, i32 0
  %27 = load double, ptr %26, align 8, !tbaa !21
  %28 = fmul contract double %25, %27
  %29 = fadd contract double %23, %28
  store double %29, ptr %18, align 8, !tbaa !23
  %30 = load %struct.Complex.0, ptr %3, align 8
  ret %struct.Complex.0 %30
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Complex.0 @_ZNK7ComplexIdEplES0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef byval(%struct.Complex.0) align 8 %1) #3 comdat align 2 {
  %3 = alloca %struct.Complex.0, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !16
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Complex.0, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.Complex.0, ptr %5, i32 0, i32 0
  %8 = load double, ptr %7, align 8, !tbaa !21
  %9 = getelementptr inbounds nuw %struct.Complex.0, ptr %1, i32 0, i32 0
  %10 = load double, ptr %9, align 8, !tbaa !21
  %11 = fadd contract double %8, %10
  store double %11, ptr %6, align 8, !tbaa !21
  %12 = getelementptr inbounds nuw %struct.Complex.0, ptr %3, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.Complex.0, ptr %5, i32 0, i32 1
  %14 = load double, ptr %13, align 8, !tbaa !23
  %15 = getelementptr inbounds nuw %struct.Complex.0, ptr %1, i32 0, i32 1
  %16 = load double, ptr %15, align 8, !tbaa !23
  %17 = fadd contract double %14, %16
  store double %17, ptr %12, align 8, !tbaa !23
  %18 = load %struct.Complex.0, ptr %3, align 8
  ret %struct.Complex.0 %18
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @newton_basins(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.Complex, align 4
  %13 = alloca %struct.Complex, align 4
  %14 = alloca %struct.Complex, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.Complex, align 4
  %17 = alloca %struct.Complex, align 4
  %18 = alloca %struct.Complex, align 4
  %19 = alloca %struct.Complex, align 4
  %20 = alloca %struct.Complex, align 4
  %21 = alloca %struct.Complex, align 4
  %22 = alloca %struct.Complex, align 4
  %23 = alloca %struct.Complex, align 4
  %24 = alloca %struct.Complex, align 4
  %25 = alloca %struct.Complex, align 4
  store ptr %0, ptr %5, align 8, !tbaa !24
  store i32 %1, ptr %6, align 4, !tbaa !3
  store i32 %2, ptr %7, align 4, !tbaa !3
  store float %3, ptr %8, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %30 = add i32 %28, %29
  store i32 %30, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %31 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  %32 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #8
  %33 = mul i32 %31, %32
  %34 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #8
  %35 = add i32 %33, %34
  store i32 %35, ptr %10, align 4, !tbaa !3
  %36 = load i32, ptr %9, align 4, !tbaa !3
  %37 = load i32, ptr %6, align 4, !tbaa !3
  %38 = icmp sge i32 %36, %37
  br i1 %38, label %43, label %39

39:                                               ; preds = %4
  %40 = load i32, ptr %10, align 4, !tbaa !3
  %41 = load i32, ptr %7, align 4, !tbaa !3
  %42 = icmp sge i32 %40, %41
  br i1 %42, label %43, label %44

43:                                               ; preds = %39, %4
  store i32 1, ptr %11, align 4
  br label %130

44:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %45 = getelementptr inbounds nuw %struct.Complex, ptr %12, i32 0, i32 0
  %46 = load i32, ptr %9, align 4, !tbaa !3
  %47 = load i32, ptr %6, align 4, !tbaa !3
  %48 = sdiv i32 %47, 2
  %49 = sub nsw i32 %46, %48
  %50 = sitofp i32 %49 to float
  %51 = load float, ptr %8, align 4, !tbaa !11
  %52 = fmul contract float %50, %51
  store float %52, ptr %45, align 4, !tbaa !13
  %53 = getelementptr inbounds nuw %struct.Complex, ptr %12, i32 0, i32 1
  %54 = load i32, ptr %10, align 4, !tbaa !3
  %55 = load i32, ptr %7, align 4, !tbaa !3
  %56 = sdiv i32 %55, 2
  %57 = sub nsw i32 %54, %56
  %58 = sitofp i32 %57 to float
  %59 = load float, ptr %8, align 4, !tbaa !11
  %60 = fmul contract float %58, %59
  store float %60, ptr %53, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %13) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 @__const.newton_basins.one, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %14) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 @__const.newton_basins.three, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !3
  br label %61

61:                                               ; preds = %102, %44
  %62 = load i32, ptr %15, align 4, !tbaa !3
  %63 = icmp slt i32 %62, 32
  br i1 %63, label %64, label %105

64:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %16) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %12, i64 8, i1 false), !tbaa.struct !10
  %65 = call %struct.Complex @_ZNK7ComplexIfEmlES0_(ptr noundef nonnull align 4 dereferenceable(8) %12, ptr noundef byval(%struct.Complex) align 4 %17) #8
  %66 = getelementptr inbounds nuw %struct.Complex, ptr %16, i32 0, i32 0
  %67 = extractvalue %struct.Complex %65, 0
  store float %67, ptr %66, align 4
  %68 = getelementptr inbounds nuw %struct.Complex, ptr %16, i32 0, i32 1
  %69 = extractvalue %struct.Complex %65, 1
  store float %69, ptr %68, align 4
  call void @llvm.lifetime.start.p0(ptr %18) #7
  call void @llvm.lifetime.start.p0(ptr %19) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %12, i64 8, i1 false), !tbaa.struct !10
  %70 = call %struct.Complex @_ZNK7ComplexIfEmlES0_(ptr noundef nonnull align 4 dereferenceable(8) %16, ptr noundef byval(%struct.Complex) align 4 %20) #8
  %71 = getelementptr inbounds nuw %struct.Complex, ptr %19, i32 0, i32 0
  %72 = extractvalue %struct.Complex %70, 0
  store float %72, ptr %71, align 4
  %73 = getelementptr inbounds nuw %struct.Complex, ptr %19, i32 0, i32 1
  %74 = extractvalue %struct.Complex %70, 1
  store float %74, ptr %73, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %13, i64 8, i1 false), !tbaa.struct !10
  %75 = call %struct.Complex @_ZNK7ComplexIfEmiES0_(ptr noundef nonnull align 4 dereferenceable(8) %19, ptr noundef byval(%struct.Complex) align 4 %21) #8
  %76 = getelementptr inbounds nuw %struct.Complex, ptr %18, i32 0, i32 0
  %77 = extractvalue %struct.Complex %75, 0
  store float %77, ptr %76, align 4
  %78 = getelementptr inbounds nuw %struct.Complex, ptr %18, i32 0, i32 1
  %79 = extractvalue %struct.Complex %75, 1
  store float %79, ptr %78, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #7
  %80 = call contract noundef float @_ZNK7ComplexIfE4normEv(ptr noundef nonnull align 4 dereferenceable(8) %18) #8
  %81 = fcmp contract olt float %80, 0x3EB0C6F7A0000000
  br i1 %81, label %82, label %83

82:                                               ; preds = %64
  store i32 2, ptr %11, align 4
  br label %99

83:                                               ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %22) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %16, i64 8, i1 false), !tbaa.struct !10
  %84 = call %struct.Complex @_ZNK7ComplexIfEmlES0_(ptr noundef nonnull align 4 dereferenceable(8) %14, ptr noundef byval(%struct.Complex) align 4 %25) #8
  %85 = getelementptr inbounds nuw %struct.Complex, ptr %24, i32 0, i32 0
  %86 = extractvalue %struct.Complex %84, 0
  store float %86, ptr %85, align 4
  %87 = getelementptr inbounds nuw %struct.Complex, ptr %24, i32 0, i32 1
  %88 = extractvalue %struct.Complex %84, 1
  store float %88, ptr %87, align 4
  %89 = call %struct.Complex @_ZNK7ComplexIfEdvES0_(ptr noundef nonnull align 4 dereferenceable(8) %18, ptr noundef byval(%struct.Complex) align 4 %24) #8
  %90 = getelementptr inbounds nuw %struct.Complex, ptr %23, i32 0, i32 0
  %91 = extractvalue %struct.Complex %89, 0
  store float %91, ptr %90, align 4
  %92 = getelementptr inbounds nuw %struct.Complex, ptr %23, i32 0, i32 1
  %93 = extractvalue %struct.Complex %89, 1
  store float %93, ptr %92, align 4
  %94 = call %struct.Complex @_ZNK7ComplexIfEmiES0_(ptr noundef nonnull align 4 dereferenceable(8) %12, ptr noundef byval(%struct.Complex) align 4 %23) #8
  %95 = getelementptr inbounds nuw %struct.Complex, ptr %22, i32 0, i32 0
  %96 = extractvalue %struct.Complex %94, 0
  store float %96, ptr %95, align 4
  %97 = getelementptr inbounds nuw %struct.Complex, ptr %22, i32 0, i32 1
  %98 = extractvalue %struct.Complex %94, 1
  store float %98, ptr %97, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %22, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %22) #7
  store i32 0, ptr %11, align 4
  br label %99

99:                                               ; preds = %83, %82
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  %100 = load i32, ptr %11, align 4
  switch i32 %100, label %133 [
    i32 0, label %101
    i32 2, label %105
  ]

101:                                              ; preds = %99
  br label %102

102:                                              ; preds = %101
  %103 = load i32, ptr %15, align 4, !tbaa !3
  %104 = add nsw i32 %103, 1
  store i32 %104, ptr %15, align 4, !tbaa !3
  br label %61, !llvm.loop !26

105:                                              ; preds = %99, %61
  %106 = load i32, ptr %15, align 4, !tbaa !3
  %107 = mul nsw i32 %106, 4
  %108 = getelementptr inbounds nuw %struct.Complex, ptr %12, i32 0, i32 0
  %109 = load float, ptr %108, align 4, !tbaa !13
  %110 = fcmp contract ogt float %109, 0.000000e+00
  br i1 %110, label %111, label %112

111:                                              ; preds = %105
  br label %118

112:                                              ; preds = %105
  %113 = getelementptr inbounds nuw %struct.Complex, ptr %12, i32 0, i32 1
  %114 = load float, ptr %113, align 4, !tbaa !15
  %115 = fcmp contract ogt float %114, 0.000000e+00
  %116 = zext i1 %115 to i64
  %117 = select i1 %115, i32 1, i32 2
  br label %118

118:                                              ; preds = %112, %111
  %119 = phi i32 [ 0, %111 ], [ %117, %112 ]
  %120 = add nsw i32 %107, %119
  %121 = trunc i32 %120 to i8
  %122 = load ptr, ptr %5, align 8, !tbaa !24
  %123 = load i32, ptr %10, align 4, !tbaa !3
  %124 = load i32, ptr %6, align 4, !tbaa !3
  %125 = mul nsw i32 %123, %124
  %126 = load i32, ptr %9, align 4, !tbaa !3
  %127 = add nsw i32 %125, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds i8, ptr %122, i64 %128
  store i8 %121, ptr %129, align 1, !tbaa !28
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  store i32 0, ptr %11, align 4
  br label %130

130:                                              ; preds = %118, %43
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %131 = load i32, ptr %11, align 4
  switch i32 %131, label %133 [
    i32 0, label %132
    i32 1, label %132
  ]

132:                                              ; preds = %130, %130
  ret void

133:                                              ; preds = %130, %99
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Complex @_ZNK7ComplexIfEmiES0_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef byval(%struct.Complex) align 4 %1) #3 comdat align 2 {
  %3 = alloca %struct.Complex, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !7
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !13
  %9 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !13
  %11 = fsub contract float %8, %10
  store float %11, ptr %6, align 4, !tbaa !13
  %12 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !15
  %15 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 1
  %16 = load float, ptr %15, align 4, !tbaa !15
  %17 = fsub contract float %14, %16
  store float %17, ptr %12, align 4, !tbaa !15
  %18 = load %struct.Complex, ptr %3, align 4
  ret %struct.Complex %18
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK7ComplexIfE4normEv(ptr noundef nonnull align 4 dereferenceable(8) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !7
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 0
  %5 = load float, ptr %4, align 4, !tbaa !13
  %6 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 0
  %7 = load float, ptr %6, align 4, !tbaa !13
  %8 = fmul contract float %5, %7
  %9 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 1
  %10 = load float, ptr %9, align 4, !tbaa !15
  %11 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !15
  %13 = fmul contract float %10, %12
  %14 = fadd contract float %8, %13
  ret float %14
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Complex @_ZNK7ComplexIfEdvES0_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef byval(%struct.Complex) align 4 %1) #3 comdat align 2 {
  %3 = alloca %struct.Complex, align 4
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  %6 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %7 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !13
  %9 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !13
  %11 = fmul contract float %8, %10
  %12 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 1
  %13 = load float, ptr %12, align 4, !tbaa !15
  %14 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 1
  %15 = load float, ptr %14, align 4, !tbaa !15
  %16 = fmul contract float %13, %15
  %17 = fadd contract float %11, %16
  store float %17, ptr %5, align 4, !tbaa !11
  %18 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 0
  %19 = getelementptr inbounds nuw %struct.Complex, ptr %6, i32 0, i32 0
  %20 = load float, ptr %19, align 4, !tbaa !13
  %21 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 0
  %22 = load float, ptr %21, align 4, !tbaa !13
  %23 = fmul contract float %20, %22
  %24 = getelementptr inbounds nuw %struct.Complex, ptr %6, i32 0, i32 1
  %25 = load float, ptr %24, align 4, !tbaa !15
  %26 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 1
  %27 = load float, ptr %26, align 4, !tbaa !15
  %28 = fmul contract float %25, %27
  %29 = fadd contract float %23, %28
  %30 = load float, ptr %5, align 4, !tbaa !11
  %31 = fdiv contract float %29, %30
  store float %31, ptr %18, align 4, !tbaa !13
  %32 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 1
  %33 = getelementptr inbounds nuw %struct.Complex, ptr %6, i32 0, i32 1
  %34 = load float, ptr %33, align 4, !tbaa !15
  %35 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 0
  %36 = load float, ptr %35, align 4, !tbaa !13
  %37 = fmul contract float %34, %36
  %38 = getelementptr inbounds nuw %struct.Complex, ptr %6, i32 0, i32 0
  %39 = load float, ptr %38, align 4, !tbaa !13
  %40 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 1
  %41 = load float, ptr %40, align 4, !tbaa !15
  %42 = fmul contract float %39, %41
  %43 = fsub contract float %37, %42
  %44 = load float, ptr %5, align 4, !tbaa !11
  %45 = fdiv contract float %43, %44
  store float %45, ptr %32, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %5) #7
  %46 = load %struct.Complex, ptr %3, align 4
  ret %struct.Complex %46
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @derivative(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Dual, align 8
  %10 = alloca %struct.Dual, align 8
  %11 = alloca %struct.Dual, align 8
  %12 = alloca %struct.Dual, align 8
  %13 = alloca %struct.Dual, align 8
  %14 = alloca %struct.Dual, align 8
  %15 = alloca %struct.Dual, align 8
  %16 = alloca %struct.Dual, align 8
  %17 = alloca %struct.Dual, align 8
  %18 = alloca %struct.Dual, align 8
  %19 = alloca %struct.Dual, align 8
  %20 = alloca %struct.Dual, align 8
  %21 = alloca %struct.Dual, align 8
  %22 = alloca %struct.Dual, align 8
  %23 = alloca %struct.Dual, align 8
  %24 = alloca %struct.double2, align 16
  store ptr %0, ptr %4, align 8, !tbaa !29
  store ptr %1, ptr %5, align 8, !tbaa !31
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %29 = add i32 %27, %28
  store i32 %29, ptr %7, align 4, !tbaa !3
  %30 = load i32, ptr %7, align 4, !tbaa !3
  %31 = load i32, ptr %6, align 4, !tbaa !3
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %85

34:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %35 = load ptr, ptr %4, align 8, !tbaa !29
  %36 = load i32, ptr %7, align 4, !tbaa !3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !19
  call void @_ZN4DualC1Edd(ptr noundef nonnull align 8 dereferenceable(16) %9, double noundef %39, double noundef 1.000000e+00) #8
  call void @llvm.lifetime.start.p0(ptr %10) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %9, i64 16, i1 false), !tbaa.struct !18
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %9, i64 16, i1 false), !tbaa.struct !18
  %40 = call %struct.Dual @_Zml4DualS_(ptr noundef byval(%struct.Dual) align 8 %13, ptr noundef byval(%struct.Dual) align 8 %14) #8
  %41 = getelementptr inbounds nuw %struct.Dual, ptr %12, i32 0, i32 0
  %42 = extractvalue %struct.Dual %40, 0
  store double %42, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.Dual, ptr %12, i32 0, i32 1
  %44 = extractvalue %struct.Dual %40, 1
  store double %44, ptr %43, align 8
  call void @_ZN4DualC1Edd(ptr noundef nonnull align 8 dereferenceable(16) %15, double noundef 3.000000e+00, double noundef 0.000000e+00) #8
  %45 = call %struct.Dual @_Zpl4DualS_(ptr noundef byval(%struct.Dual) align 8 %12, ptr noundef byval(%struct.Dual) align 8 %15) #8
  %46 = getelementptr inbounds nuw %struct.Dual, ptr %11, i32 0, i32 0
  %47 = extractvalue %struct.Dual %45, 0
  store double %47, ptr %46, align 8
  %48 = getelementptr inbounds nuw %struct.Dual, ptr %11, i32 0, i32 1
  %49 = extractvalue %struct.Dual %45, 1
  store double %49, ptr %48, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %9, i64 16, i1 false), !tbaa.struct !18
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %9, i64 16, i1 false), !tbaa.struct !18
  %50 = call %struct.Dual @_Zml4DualS_(ptr noundef byval(%struct.Dual) align 8 %20, ptr noundef byval(%struct.Dual) align 8 %21) #8
  %51 = getelementptr inbounds nuw %struct.Dual, ptr %19, i32 0, i32 0
  %52 = extractvalue %struct.Dual %50, 0
  store double %52, ptr %51, align 8
  %53 = getelementptr inbounds nuw %struct.Dual, ptr %19, i32 0, i32 1
  %54 = extractvalue %struct.Dual %50, 1
  store double %54, ptr %53, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %9, i64 16, i1 false), !tbaa.struct !18
  %55 = call %struct.Dual @_Zml4DualS_(ptr noundef byval(%struct.Dual) align 8 %19, ptr noundef byval(%struct.Dual) align 8 %22) #8
  %56 = getelementptr inbounds nuw %struct.Dual, ptr %18, i32 0, i32 0
  %57 = extractvalue %struct.Dual %55, 0
  store double %57, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.Dual, ptr %18, i32 0, i32 1
  %59 = extractvalue %struct.Dual %55, 1
  store double %59, ptr %58, align 8
  call void @_ZN4DualC1Edd(ptr noundef nonnull align 8 dereferenceable(16) %23, double noundef 1.000000e+00, double noundef 0.000000e+00) #8
  %60 = call %struct.Dual @_Zpl4DualS_(ptr noundef byval(%struct.Dual) align 8 %18, ptr noundef byval(%struct.Dual) align 8 %23) #8
  %61 = getelementptr inbounds nuw %struct.Dual, ptr %17, i32 0, i32 0
  %62 = extractvalue %struct.Dual %60, 0
  store double %62, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.Dual, ptr %17, i32 0, i32 1
  %64 = extractvalue %struct.Dual %60, 1
  store double %64, ptr %63, align 8
  %65 = call %struct.Dual @_ZL4sqrt4Dual(ptr noundef byval(%struct.Dual) align 8 %17) #8
  %66 = getelementptr inbounds nuw %struct.Dual, ptr %16, i32 0, i32 0
  %67 = extractvalue %struct.Dual %65, 0
  store double %67, ptr %66, align 8
  %68 = getelementptr inbounds nuw %struct.Dual, ptr %16, i32 0, i32 1
  %69 = extractvalue %struct.Dual %65, 1
  store double %69, ptr %68, align 8
  %70 = call %struct.Dual @_Zdv4DualS_(ptr noundef byval(%struct.Dual) align 8 %11, ptr noundef byval(%struct.Dual) align 8 %16) #8
  %71 = getelementptr inbounds nuw %struct.Dual, ptr %10, i32 0, i32 0
  %72 = extractvalue %struct.Dual %70, 0
  store double %72, ptr %71, align 8
  %73 = getelementptr inbounds nuw %struct.Dual, ptr %10, i32 0, i32 1
  %74 = extractvalue %struct.Dual %70, 1
  store double %74, ptr %73, align 8
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %75 = getelementptr inbounds nuw %struct.double2, ptr %24, i32 0, i32 0
  %76 = getelementptr inbounds nuw %struct.Dual, ptr %10, i32 0, i32 0
  %77 = load double, ptr %76, align 8, !tbaa !33
  store double %77, ptr %75, align 16, !tbaa !35
  %78 = getelementptr inbounds nuw %struct.double2, ptr %24, i32 0, i32 1
  %79 = getelementptr inbounds nuw %struct.Dual, ptr %10, i32 0, i32 1
  %80 = load double, ptr %79, align 8, !tbaa !37
  store double %80, ptr %78, align 8, !tbaa !38
  %81 = load ptr, ptr %5, align 8, !tbaa !31
  %82 = load i32, ptr %7, align 4, !tbaa !3
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds %struct.double2, ptr %81, i64 %83
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %84, ptr align 16 %24, i64 16, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %85

85:                                               ; preds = %34, %33
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %86 = load i32, ptr %8, align 4
  switch i32 %86, label %88 [
    i32 0, label %87
    i32 1, label %87
  ]

87:                                               ; preds = %85, %85
  ret void

88:                                               ; preds = %85
  unreachable
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4DualC1Edd(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1, double noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %4, align 8, !tbaa !39
  store double %1, ptr %5, align 8, !tbaa !19
  store double %2, ptr %6, align 8, !tbaa !19
  %7 = load ptr, ptr %4, align 8
  %8 = load double, ptr %5, align 8, !tbaa !19
  %9 = load double, ptr %6, align 8, !tbaa !19
  call void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %7, double noundef %8, double noundef %9) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.Dual @_Zdv4DualS_(ptr noundef byval(%struct.Dual) align 8 %0, ptr noundef byval(%struct.Dual) align 8 %1) #2 {
  %3 = alloca %struct.Dual, align 8
  %4 = getelementptr inbounds nuw %struct.Dual, ptr %0, i32 0, i32 0
  %5 = load double, ptr %4, align 8, !tbaa !33
  %6 = getelementptr inbounds nuw %struct.Dual, ptr %1, i32 0, i32 0
  %7 = load double, ptr %6, align 8, !tbaa !33
  %8 = fdiv contract double %5, %7
  %9 = getelementptr inbounds nuw %struct.Dual, ptr %0, i32 0, i32 1
  %10 = load double, ptr %9, align 8, !tbaa !37
  %11 = getelementptr inbounds nuw %struct.Dual, ptr %1, i32 0, i32 0
  %12 = load double, ptr %11, align 8, !tbaa !33
  %13 = fmul contract double %10, %12
  %14 = getelementptr inbounds nuw %struct.Dual, ptr %0, i32 0, i32 0
  %15 = load double, ptr %14, align 8, !tbaa !33
  %16 = getelementptr inbounds nuw %struct.Dual, ptr %1, i32 0, i32 1
  %17 = load double, ptr %16, align 8, !tbaa !37
  %18 = fmul contract double %15, %17
  %19 = fsub contract double %13, %18
  %20 = getelementptr inbounds nuw %struct.Dual, ptr %1, i32 0, i32 0
  %21 = load double, ptr %20, align 8, !tbaa !33
  %22 = getelementptr inbounds nuw %struct.Dual, ptr %1, i32 0, i32 0
  %23 = load double, ptr %22, align 8, !tbaa !33
  %24 = fmul contract double %21, %23
  %25 = fdiv contract double %19, %24
  call void @_ZN4DualC1Edd(ptr noundef nonnull align 8 dereferenceable(16) %3, double noundef %8, double noundef %25) #8
  %26 = load %struct.Dual, ptr %3, align 8
  ret %struct.Dual %26
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.Dual @_Zpl4DualS_(ptr noundef byval(%struct.Dual) align 8 %0, ptr noundef byval(%struct.Dual) align 8 %1) #2 {
  %3 = alloca %struct.Dual, align 8
  %4 = getelementptr inbounds nuw %struct.Dual, ptr %0, i32 0, i32 0
  %5 = load double, ptr %4, align 8, !tbaa !33
  %6 = getelementptr inbounds nuw %struct.Dual, ptr %1, i32 0, i32 0
  %7 = load double, ptr %6, align 8, !tbaa !33
  %8 = fadd contract double %5, %7
  %9 = getelementptr inbounds nuw %struct.Dual, ptr %0, i32 0, i32 1
  %10 = load double, ptr %9, align 8, !tbaa !37
  %11 = getelementptr inbounds nuw %struct.Dual, ptr %1, i32 0, i32 1
  %12 = load double, ptr %11, align 8, !tbaa !37
  %13 = fadd contract double %10, %12
  call void @_ZN4DualC1Edd(ptr noundef nonnull align 8 dereferenceable(16) %3, double noundef %8, double noundef %13) #8
  %14 = load %struct.Dual, ptr %3, align 8
  ret %struct.Dual %14
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.Dual @_Zml4DualS_(ptr noundef byval(%struct.Dual) align 8 %0, ptr noundef byval(%struct.Dual) align 8 %1) #2 {
  %3 = alloca %struct.Dual, align 8
  %4 = getelementptr inbounds nuw %struct.Dual, ptr %0, i32 0, i32 0
  %5 = load double, ptr %4, align 8, !tbaa !33
  %6 = getelementptr inbounds nuw %struct.Dual, ptr %1, i32 0, i32 0
  %7 = load double, ptr %6, align 8, !tbaa !33
  %8 = fmul contract double %5, %7
  %9 = getelementptr inbounds nuw %struct.Dual, ptr %0, i32 0, i32 1
  %10 = load double, ptr %9, align 8, !tbaa !37
  %11 = getelementptr inbounds nuw %struct.Dual, ptr %1, i32 0, i32 0
  %12 = load double, ptr %11, align 8, !tbaa !33
  %13 = fmul contract double %10, %12
  %14 = getelementptr inbounds nuw %struct.Dual, ptr %0, i32 0, i32 0
  %15 = load double, ptr %14, align 8, !tbaa !33
  %16 = getelementptr inbounds nuw %struct.Dual, ptr %1, i32 0, i32 1
  %17 = load double, ptr %16, align 8, !tbaa !37
  %18 = fmul contract double %15, %17
  %19 = fadd contract double %13, %18
  call void @_ZN4DualC1Edd(ptr noundef nonnull align 8 dereferenceable(16) %3, double noundef %8, double noundef %19) #8
  %20 = load %struct.Dual, ptr %3, align 8
  ret %struct.Dual %20
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.Dual @_ZL4sqrt4Dual(ptr noundef byval(%struct.Dual) align 8 %0) #2 {
  %2 = alloca %struct.Dual, align 8
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %4 = getelementptr inbounds nuw %struct.Dual, ptr %0, i32 0, i32 0
  %5 = load double, ptr %4, align 8, !tbaa !33
  %6 = call contract noundef double @_ZL4sqrtd(double noundef %5) #8
  store double %6, ptr %3, align 8, !tbaa !19
  %7 = load double, ptr %3, align 8, !tbaa !19
  %8 = getelementptr inbounds nuw %struct.Dual, ptr %0, i32 0, i32 1
  %9 = load double, ptr %8, align 8, !tbaa !37
  %10 = load double, ptr %3, align 8, !tbaa !19
  %11 = fmul contract double 2.000000e+00, %10
  %12 = fdiv contract double %9, %11
  call void @_ZN4DualC1Edd(ptr noundef nonnull align 8 dereferenceable(16) %2, double noundef %7, double noundef %12) #8
  call void @llvm.lifetime.end.p0(ptr %3) #7
  %13 = load %struct.Dual, ptr %2, align 8
  ret %struct.Dual %13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bezier(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca %struct.float2, align 8
  store ptr %0, ptr %4, align 8, !tbaa !41
  store ptr %1, ptr %5, align 8, !tbaa !41
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %21 = add i32 %19, %20
  store i32 %21, ptr %7, align 4, !tbaa !3
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = load i32, ptr %6, align 4, !tbaa !3
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %126

26:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %27 = load ptr, ptr %4, align 8, !tbaa !41
  %28 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  %29 = mul i32 4, %28
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw %struct.float2, ptr %27, i64 %30
  store ptr %31, ptr %9, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %32 = load i32, ptr %7, align 4, !tbaa !3
  %33 = sitofp i32 %32 to float
  %34 = load i32, ptr %6, align 4, !tbaa !3
  %35 = sub nsw i32 %34, 1
  %36 = sitofp i32 %35 to float
  %37 = fdiv contract float %33, %36
  store float %37, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %38 = load float, ptr %10, align 4, !tbaa !11
  %39 = fsub contract float 1.000000e+00, %38
  store float %39, ptr %11, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %40 = load float, ptr %11, align 4, !tbaa !11
  %41 = load float, ptr %11, align 4, !tbaa !11
  %42 = fmul contract float %40, %41
  %43 = load float, ptr %11, align 4, !tbaa !11
  %44 = fmul contract float %42, %43
  store float %44, ptr %12, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %45 = load float, ptr %11, align 4, !tbaa !11
  %46 = fmul contract float 3.000000e+00, %45
  %47 = load float, ptr %11, align 4, !tbaa !11
  %48 = fmul contract float %46, %47
  %49 = load float, ptr %10, align 4, !tbaa !11
  %50 = fmul contract float %48, %49
  store float %50, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %51 = load float, ptr %11, align 4, !tbaa !11
  %52 = fmul contract float 3.000000e+00, %51
  %53 = load float, ptr %10, align 4, !tbaa !11
  %54 = fmul contract float %52, %53
  %55 = load float, ptr %10, align 4, !tbaa !11
  %56 = fmul contract float %54, %55
  store float %56, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %57 = load float, ptr %10, align 4, !tbaa !11
  %58 = load float, ptr %10, align 4, !tbaa !11
  %59 = fmul contract float %57, %58
  %60 = load float, ptr %10, align 4, !tbaa !11
  %61 = fmul contract float %59, %60
  store float %61, ptr %15, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %62 = getelementptr inbounds nuw %struct.float2, ptr %16, i32 0, i32 0
  %63 = load float, ptr %12, align 4, !tbaa !11
  %64 = load ptr, ptr %9, align 8, !tbaa !41
  %65 = getelementptr inbounds %struct.float2, ptr %64, i64 0
  %66 = getelementptr inbounds nuw %struct.float2, ptr %65, i32 0, i32 0
  %67 = load float, ptr %66, align 8, !tbaa !43
  %68 = fmul contract float %63, %67
  %69 = load float, ptr %13, align 4, !tbaa !11
  %70 = load ptr, ptr %9, align 8, !tbaa !41
  %71 = getelementptr inbounds %struct.float2, ptr %70, i64 1
  %72 = getelementptr inbounds nuw %struct.float2, ptr %71, i32 0, i32 0
  %73 = load float, ptr %72, align 8, !tbaa !43
  %74 = fmul contract float %69, %73
  %75 = fadd contract float %68, %74
  %76 = load float, ptr %14, align 4, !tbaa !11
  %77 = load ptr, ptr %9, align 8, !tbaa !41
  %78 = getelementptr inbounds %struct.float2, ptr %77, i64 2
  %79 = getelementptr inbounds nuw %struct.float2, ptr %78, i32 0, i32 0
  %80 = load float, ptr %79, align 8, !tbaa !43
  %81 = fmul contract float %76, %80
  %82 = fadd contract float %75, %81
  %83 = load float, ptr %15, align 4, !tbaa !11
  %84 = load ptr, ptr %9, align 8, !tbaa !41
  %85 = getelementptr inbounds %struct.float2, ptr %84, i64 3
  %86 = getelementptr inbounds nuw %struct.float2, ptr %85, i32 0, i32 0
  %87 = load float, ptr %86, align 8, !tbaa !43
  %88 = fmul contract float %83, %87
  %89 = fadd contract float %82, %88
  store float %89, ptr %62, align 8, !tbaa !43
  %90 = getelementptr inbounds nuw %struct.float2, ptr %16, i32 0, i32 1
  %91 = load float, ptr %12, align 4, !tbaa !11
  %92 = load ptr, ptr %9, align 8, !tbaa !41
  %93 = getelementptr inbounds %struct.float2, ptr %92, i64 0
  %94 = getelementptr inbounds nuw %struct.float2, ptr %93, i32 0, i32 1
  %95 = load float, ptr %94, align 4, !tbaa !45
  %96 = fmul contract float %91, %95
  %97 = load float, ptr %13, align 4, !tbaa !11
  %98 = load ptr, ptr %9, align 8, !tbaa !41
  %99 = getelementptr inbounds %struct.float2, ptr %98, i64 1
  %100 = getelementptr inbounds nuw %struct.float2, ptr %99, i32 0, i32 1
  %101 = load float, ptr %100, align 4, !tbaa !45
  %102 = fmul contract float %97, %101
  %103 = fadd contract float %96, %102
  %104 = load float, ptr %14, align 4, !tbaa !11
  %105 = load ptr, ptr %9, align 8, !tbaa !41
  %106 = getelementptr inbounds %struct.float2, ptr %105, i64 2
  %107 = getelementptr inbounds nuw %struct.float2, ptr %106, i32 0, i32 1
  %108 = load float, ptr %107, align 4, !tbaa !45
  %109 = fmul contract float %104, %108
  %110 = fadd contract float %103, %109
  %111 = load float, ptr %15, align 4, !tbaa !11
  %112 = load ptr, ptr %9, align 8, !tbaa !41
  %113 = getelementptr inbounds %struct.float2, ptr %112, i64 3
  %114 = getelementptr inbounds nuw %struct.float2, ptr %113, i32 0, i32 1
  %115 = load float, ptr %114, align 4, !tbaa !45
  %116 = fmul contract float %111, %115
  %117 = fadd contract float %110, %116
  store float %117, ptr %90, align 4, !tbaa !45
  %118 = load ptr, ptr %5, align 8, !tbaa !41
  %119 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  %120 = load i32, ptr %6, align 4, !tbaa !3
  %121 = mul i32 %119, %120
  %122 = load i32, ptr %7, align 4, !tbaa !3
  %123 = add i32 %121, %122
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw %struct.float2, ptr %118, i64 %124
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %125, ptr align 8 %16, i64 8, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %126

126:                                              ; preds = %26, %25
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %127 = load i32, ptr %8, align 4
  switch i32 %127, label %129 [
    i32 0, label %128
    i32 1, label %128
  ]

128:                                              ; preds = %126, %126
  ret void

129:                                              ; preds = %126
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4DualC2Edd(ptr noundef nonnull align 8 dereferenceable(16) %0, double noundef %1, double noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  store ptr %0, ptr %4, align 8, !tbaa !39
  store double %1, ptr %5, align 8, !tbaa !19
  store double %2, ptr %6, align 8, !tbaa !19
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 0
  %9 = load double, ptr %5, align 8, !tbaa !19
  store double %9, ptr %8, align 8, !tbaa !33
  %10 = getelementptr inbounds nuw %struct.Dual, ptr %7, i32 0, i32 1
  %11 = load double, ptr %6, align 8, !tbaa !19
  store double %11, ptr %10, align 8, !tbaa !37
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4sqrtd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !19
  %3 = load double, ptr %2, align 8, !tbaa !19
  %4 = call contract double @__nv_sqrt(double noundef %3) #8
  ret double %4
}

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!8 = !{!"p1 _ZTS7ComplexIfE", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{i64 0, i64 4, !11, i64 4, i64 4, !11}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!14, !12, i64 0}
!14 = !{!"_ZTS7ComplexIfE", !12, i64 0, !12, i64 4}
!15 = !{!14, !12, i64 4}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 _ZTS7ComplexIdE", !9, i64 0}
!18 = !{i64 0, i64 8, !19, i64 8, i64 8, !19}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !5, i64 0}
!21 = !{!22, !20, i64 0}
!22 = !{!"_ZTS7ComplexIdE", !20, i64 0, !20, i64 8}
!23 = !{!22, !20, i64 8}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 omnipotent char", !9, i64 0}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!5, !5, i64 0}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 double", !9, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"p1 _ZTS7double2", !9, i64 0}
!33 = !{!34, !20, i64 0}
!34 = !{!"_ZTS4Dual", !20, i64 0, !20, i64 8}
!35 = !{!36, !20, i64 0}
!36 = !{!"_ZTS7double2", !20, i64 0, !20, i64 8}
!37 = !{!34, !20, i64 8}
!38 = !{!36, !20, i64 8}
!39 = !{!40, !40, i64 0}
!40 = !{!"p1 _ZTS4Dual", !9, i64 0}
!41 = !{!42, !42, i64 0}
!42 = !{!"p1 _ZTS6float2", !9, i64 0}
!43 = !{!44, !12, i64 0}
!44 = !{!"_ZTS6float2", !12, i64 0, !12, i64 4}
!45 = !{!44, !12, i64 4}
