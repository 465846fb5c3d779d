; ModuleID = 'structs_by_value.cu'
source_filename = "structs_by_value.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Tensor = type { ptr, [4 x i64], [4 x i64], i32, [12 x i8] }
%struct.Record = type <{ i8, i32, double, [3 x i16] }>
%struct.float3 = type { float, float, float }
%struct.uchar4 = type { i8, i8, i8, i8 }
%struct.Mat3 = type { [3 x [3 x float]] }
%struct.Pair = type { i64, float }
%struct.float4 = type { float, float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @strided_copy(ptr noundef byval(%struct.Tensor) align 8 %0, ptr noundef byval(%struct.Tensor) align 8 %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %9 = zext i32 %8 to i64
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %11 = zext i32 %10 to i64
  %12 = mul nsw i64 %9, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %14 = zext i32 %13 to i64
  %15 = add nsw i64 %12, %14
  store i64 %15, ptr %3, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %4) #6
  store i64 0, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i64 0, ptr %5, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %16 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 3
  %17 = load i32, ptr %16, align 8, !tbaa !9
  %18 = sub nsw i32 %17, 1
  store i32 %18, ptr %6, align 4, !tbaa !3
  br label %19

19:                                               ; preds = %56, %2
  %20 = load i32, ptr %6, align 4, !tbaa !3
  %21 = icmp sge i32 %20, 0
  br i1 %21, label %23, label %22

22:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %6) #6
  br label %59

23:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %24 = load i64, ptr %3, align 8, !tbaa !7
  %25 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 1
  %26 = load i32, ptr %6, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [4 x i64], ptr %25, i64 0, i64 %27
  %29 = load i64, ptr %28, align 8, !tbaa !7
  %30 = srem i64 %24, %29
  store i64 %30, ptr %7, align 8, !tbaa !7
  %31 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 1
  %32 = load i32, ptr %6, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [4 x i64], ptr %31, i64 0, i64 %33
  %35 = load i64, ptr %34, align 8, !tbaa !7
  %36 = load i64, ptr %3, align 8, !tbaa !7
  %37 = sdiv i64 %36, %35
  store i64 %37, ptr %3, align 8, !tbaa !7
  %38 = load i64, ptr %7, align 8, !tbaa !7
  %39 = getelementptr inbounds nuw %struct.Tensor, ptr %1, i32 0, i32 2
  %40 = load i32, ptr %6, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [4 x i64], ptr %39, i64 0, i64 %41
  %43 = load i64, ptr %42, align 8, !tbaa !7
  %44 = mul nsw i64 %38, %43
  %45 = load i64, ptr %4, align 8, !tbaa !7
  %46 = add nsw i64 %45, %44
  store i64 %46, ptr %4, align 8, !tbaa !7
  %47 = load i64, ptr %7, align 8, !tbaa !7
  %48 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 2
  %49 = load i32, ptr %6, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x i64], ptr %48, i64 0, i64 %50
  %52 = load i64, ptr %51, align 8, !tbaa !7
  %53 = mul nsw i64 %47, %52
  %54 = load i64, ptr %5, align 8, !tbaa !7
  %55 = add nsw i64 %54, %53
  store i64 %55, ptr %5, align 8, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %56

56:                                               ; preds = %23
  %57 = load i32, ptr %6, align 4, !tbaa !3
  %58 = add nsw i32 %57, -1
  store i32 %58, ptr %6, align 4, !tbaa !3
  br label %19, !llvm.loop !13

59:                                               ; preds = %22
  %60 = load i64, ptr %3, align 8, !tbaa !7
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %72

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw %struct.Tensor, ptr %1, i32 0, i32 0
  %64 = load ptr, ptr %63, align 8, !tbaa !15
  %65 = load i64, ptr %4, align 8, !tbaa !7
  %66 = getelementptr inbounds float, ptr %64, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !16
  %68 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 0
  %69 = load ptr, ptr %68, align 8, !tbaa !15
  %70 = load i64, ptr %5, align 8, !tbaa !7
  %71 = getelementptr inbounds float, ptr %69, i64 %70
  store float %67, ptr %71, align 4, !tbaa !16
  br label %72

72:                                               ; preds = %62, %59
  call void @llvm.lifetime.end.p0(ptr %5) #6
  call void @llvm.lifetime.end.p0(ptr %4) #6
  call void @llvm.lifetime.end.p0(ptr %3) #6
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_constant_lookup(ptr noundef byval(%struct.Tensor) align 8 "nvvm.grid_constant" %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %1, ptr %4, align 8, !tbaa !18
  store ptr %2, ptr %5, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %8 = load ptr, ptr %4, align 8, !tbaa !18
  %9 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %8, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !3
  %13 = and i32 %12, 3
  store i32 %13, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %14 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 1
  %15 = getelementptr inbounds [4 x i64], ptr %14, i64 0, i64 0
  store ptr %15, ptr %7, align 8, !tbaa !20
  %16 = load ptr, ptr %7, align 8, !tbaa !20
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %16, i64 %18
  %20 = load i64, ptr %19, align 8, !tbaa !7
  %21 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 2
  %22 = load i32, ptr %6, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x i64], ptr %21, i64 0, i64 %23
  %25 = load i64, ptr %24, align 8, !tbaa !7
  %26 = mul nsw i64 %20, %25
  %27 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 4
  %28 = load i32, ptr %6, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [12 x i8], ptr %27, i64 0, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !22
  %32 = sext i8 %31 to i64
  %33 = add nsw i64 %26, %32
  %34 = load ptr, ptr %5, align 8, !tbaa !20
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i64, ptr %34, i64 %36
  store i64 %33, ptr %37, align 8, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr %7) #6
  call void @llvm.lifetime.end.p0(ptr %6) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @packed_records(ptr noundef %0, ptr noundef %1, ptr noundef byval(%struct.Record) align 1 %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Record, align 1
  store ptr %0, ptr %5, align 8, !tbaa !23
  store ptr %1, ptr %6, align 8, !tbaa !23
  store i32 %3, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %15 = add i32 %13, %14
  store i32 %15, ptr %8, align 4, !tbaa !3
  %16 = load i32, ptr %8, align 4, !tbaa !3
  %17 = load i32, ptr %7, align 4, !tbaa !3
  %18 = icmp sge i32 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %4
  store i32 1, ptr %9, align 4
  br label %54

20:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %21 = load ptr, ptr %5, align 8, !tbaa !23
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.Record, ptr %21, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %24, i64 19, i1 false), !tbaa.struct !25
  %25 = getelementptr inbounds nuw %struct.Record, ptr %2, i32 0, i32 1
  %26 = load i32, ptr %25, align 1, !tbaa !28
  %27 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 1
  %28 = load i32, ptr %27, align 1, !tbaa !28
  %29 = add nsw i32 %28, %26
  store i32 %29, ptr %27, align 1, !tbaa !28
  %30 = getelementptr inbounds nuw %struct.Record, ptr %2, i32 0, i32 2
  %31 = load double, ptr %30, align 1, !tbaa !30
  %32 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 2
  %33 = load double, ptr %32, align 1, !tbaa !30
  %34 = fmul contract double %33, %31
  store double %34, ptr %32, align 1, !tbaa !30
  %35 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 3
  %36 = getelementptr inbounds [3 x i16], ptr %35, i64 0, i64 0
  %37 = load i16, ptr %36, align 1, !tbaa !31
  %38 = sext i16 %37 to i32
  %39 = getelementptr inbounds nuw %struct.Record, ptr %2, i32 0, i32 3
  %40 = getelementptr inbounds [3 x i16], ptr %39, i64 0, i64 2
  %41 = load i16, ptr %40, align 1, !tbaa !31
  %42 = sext i16 %41 to i32
  %43 = add nsw i32 %38, %42
  %44 = trunc i32 %43 to i16
  %45 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 3
  %46 = getelementptr inbounds [3 x i16], ptr %45, i64 0, i64 1
  store i16 %44, ptr %46, align 1, !tbaa !31
  %47 = getelementptr inbounds nuw %struct.Record, ptr %2, i32 0, i32 0
  %48 = load i8, ptr %47, align 1, !tbaa !33
  %49 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 0
  store i8 %48, ptr %49, align 1, !tbaa !33
  %50 = load ptr, ptr %6, align 8, !tbaa !23
  %51 = load i32, ptr %8, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds %struct.Record, ptr %50, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %53, ptr align 1 %10, i64 19, i1 false), !tbaa.struct !25
  call void @llvm.lifetime.end.p0(ptr %10) #6
  store i32 0, ptr %9, align 4
  br label %54

54:                                               ; preds = %20, %19
  call void @llvm.lifetime.end.p0(ptr %8) #6
  %55 = load i32, ptr %9, align 4
  switch i32 %55, label %57 [
    i32 0, label %56
    i32 1, label %56
  ]

56:                                               ; preds = %54, %54
  ret void

57:                                               ; preds = %54
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @many_scalars(i1 noundef zeroext %0, i8 noundef signext %1, i8 noundef zeroext %2, i16 noundef signext %3, i16 noundef zeroext %4, i32 noundef %5, i64 noundef %6, half noundef %7, float noundef %8, double noundef %9, ptr noundef byval(%struct.float3) align 4 %10, ptr noundef byval(%struct.uchar4) align 4 %11, ptr noundef %12, ptr noundef %13) #0 {
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  %18 = alloca i16, align 2
  %19 = alloca i16, align 2
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca half, align 2
  %23 = alloca float, align 4
  %24 = alloca double, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca double, align 8
  %28 = zext i1 %0 to i8
  store i8 %28, ptr %15, align 1, !tbaa !34
  store i8 %1, ptr %16, align 1, !tbaa !22
  store i8 %2, ptr %17, align 1, !tbaa !22
  store i16 %3, ptr %18, align 2, !tbaa !31
  store i16 %4, ptr %19, align 2, !tbaa !31
  store i32 %5, ptr %20, align 4, !tbaa !3
  store i64 %6, ptr %21, align 8, !tbaa !7
  store half %7, ptr %22, align 2, !tbaa !36
  store float %8, ptr %23, align 4, !tbaa !16
  store double %9, ptr %24, align 8, !tbaa !26
  store ptr %12, ptr %25, align 8, !tbaa !18
  store ptr %13, ptr %26, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(ptr %27) #6
  %29 = load i8, ptr %15, align 1, !tbaa !34, !range !40, !noundef !41
  %30 = trunc i8 %29 to i1
  br i1 %30, label %31, label %34

31:                                               ; preds = %14
  %32 = load i8, ptr %16, align 1, !tbaa !22
  %33 = sext i8 %32 to i32
  br label %37

34:                                               ; preds = %14
  %35 = load i8, ptr %17, align 1, !tbaa !22
  %36 = zext i8 %35 to i32
  br label %37

37:                                               ; preds = %34, %31
  %38 = phi i32 [ %33, %31 ], [ %36, %34 ]
  %39 = sitofp i32 %38 to double
  store double %39, ptr %27, align 8, !tbaa !26
  %40 = load i16, ptr %18, align 2, !tbaa !31
  %41 = sext i16 %40 to i32
  %42 = load i16, ptr %19, align 2, !tbaa !31
  %43 = zext i16 %42 to i32
  %44 = mul nsw i32 %41, %43
  %45 = load i32, ptr %20, align 4, !tbaa !3
  %46 = add nsw i32 %44, %45
  %47 = sitofp i32 %46 to double
  %48 = load i64, ptr %21, align 8, !tbaa !7
  %49 = sitofp i64 %48 to double
  %50 = fadd contract double %47, %49
  %51 = load half, ptr %22, align 2, !tbaa !36
  %52 = fpext contract half %51 to double
  %53 = fadd contract double %50, %52
  %54 = load float, ptr %23, align 4, !tbaa !16
  %55 = fpext contract float %54 to double
  %56 = fadd contract double %53, %55
  %57 = load double, ptr %24, align 8, !tbaa !26
  %58 = fadd contract double %56, %57
  %59 = getelementptr inbounds nuw %struct.float3, ptr %10, i32 0, i32 0
  %60 = load float, ptr %59, align 4, !tbaa !42
  %61 = getelementptr inbounds nuw %struct.float3, ptr %10, i32 0, i32 1
  %62 = load float, ptr %61, align 4, !tbaa !44
  %63 = fmul contract float %60, %62
  %64 = fpext contract float %63 to double
  %65 = fadd contract double %58, %64
  %66 = getelementptr inbounds nuw %struct.float3, ptr %10, i32 0, i32 2
  %67 = load float, ptr %66, align 4, !tbaa !45
  %68 = fpext contract float %67 to double
  %69 = fsub contract double %65, %68
  %70 = getelementptr inbounds nuw %struct.uchar4, ptr %11, i32 0, i32 0
  %71 = load i8, ptr %70, align 4, !tbaa !46
  %72 = zext i8 %71 to i32
  %73 = sitofp i32 %72 to double
  %74 = fadd contract double %69, %73
  %75 = getelementptr inbounds nuw %struct.uchar4, ptr %11, i32 0, i32 3
  %76 = load i8, ptr %75, align 1, !tbaa !48
  %77 = zext i8 %76 to i32
  %78 = sitofp i32 %77 to double
  %79 = fadd contract double %74, %78
  %80 = load double, ptr %27, align 8, !tbaa !26
  %81 = fadd contract double %80, %79
  store double %81, ptr %27, align 8, !tbaa !26
  %82 = load double, ptr %27, align 8, !tbaa !26
  %83 = load ptr, ptr %25, align 8, !tbaa !18
  %84 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr %83, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !3
  %88 = sitofp i32 %87 to double
  %89 = fadd contract double %82, %88
  %90 = load ptr, ptr %26, align 8, !tbaa !38
  %91 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw double, ptr %90, i64 %92
  store double %89, ptr %93, align 8, !tbaa !26
  call void @llvm.lifetime.end.p0(ptr %27) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Mat3 @_Z8multiply4Mat3RKS_(ptr noundef byval(%struct.Mat3) align 4 %0, ptr noundef nonnull align 4 dereferenceable(36) %1) #4 {
  %3 = alloca %struct.Mat3, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  store ptr %1, ptr %4, align 8, !tbaa !49
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 0, ptr %5, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %61, %2
  %11 = load i32, ptr %5, align 4, !tbaa !3
  %12 = icmp slt i32 %11, 3
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #6
  br label %64

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 0, ptr %7, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %57, %14
  %16 = load i32, ptr %7, align 4, !tbaa !3
  %17 = icmp slt i32 %16, 3
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %60

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store float 0.000000e+00, ptr %8, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store i32 0, ptr %9, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %45, %19
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = icmp slt i32 %21, 3
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 8, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %48

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw %struct.Mat3, ptr %0, i32 0, i32 0
  %26 = load i32, ptr %5, align 4, !tbaa !3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [3 x [3 x float]], ptr %25, i64 0, i64 %27
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [3 x float], ptr %28, i64 0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !16
  %33 = load ptr, ptr %4, align 8, !tbaa !49, !nonnull !41, !align !51
  %34 = getelementptr inbounds nuw %struct.Mat3, ptr %33, i32 0, i32 0
  %35 = load i32, ptr %9, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [3 x [3 x float]], ptr %34, i64 0, i64 %36
  %38 = load i32, ptr %7, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [3 x float], ptr %37, i64 0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !16
  %42 = fmul contract float %32, %41
  %43 = load float, ptr %8, align 4, !tbaa !16
  %44 = fadd contract float %43, %42
  store float %44, ptr %8, align 4, !tbaa !16
  br label %45

45:                                               ; preds = %24
  %46 = load i32, ptr %9, align 4, !tbaa !3
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %9, align 4, !tbaa !3
  br label %20, !llvm.loop !52

48:                                               ; preds = %23
  %49 = load float, ptr %8, align 4, !tbaa !16
  %50 = getelementptr inbounds nuw %struct.Mat3, ptr %3, i32 0, i32 0
  %51 = load i32, ptr %5, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [3 x [3 x float]], ptr %50, i64 0, i64 %52
  %54 = load i32, ptr %7, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [3 x float], ptr %53, i64 0, i64 %55
  store float %49, ptr %56, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %57

57:                                               ; preds = %48
  %58 = load i32, ptr %7, align 4, !tbaa !3
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %7, align 4, !tbaa !3
  br label %15, !llvm.loop !53

60:                                               ; preds = %18
  br label %61

61:                                               ; preds = %60
  %62 = load i32, ptr %5, align 4, !tbaa !3
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %5, align 4, !tbaa !3
  br label %10, !llvm.loop !54

64:                                               ; preds = %13
  %65 = load %struct.Mat3, ptr %3, align 4
  ret %struct.Mat3 %65
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Pair @_Z5splitd(double noundef %0) #4 {
  %2 = alloca %struct.Pair, align 8
  %3 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !26
  %4 = getelementptr inbounds nuw %struct.Pair, ptr %2, i32 0, i32 0
  %5 = load double, ptr %3, align 8, !tbaa !26
  %6 = fptosi double %5 to i64
  store i64 %6, ptr %4, align 8, !tbaa !55
  %7 = getelementptr inbounds nuw %struct.Pair, ptr %2, i32 0, i32 1
  %8 = load double, ptr %3, align 8, !tbaa !26
  %9 = load double, ptr %3, align 8, !tbaa !26
  %10 = fptosi double %9 to i64
  %11 = sitofp i64 %10 to double
  %12 = fsub contract double %8, %11
  %13 = fptrunc contract double %12 to float
  store float %13, ptr %7, align 8, !tbaa !57
  %14 = load %struct.Pair, ptr %2, align 8
  ret %struct.Pair %14
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.float4 @_Z5blend6float46uchar4b(ptr noundef byval(%struct.float4) align 16 %0, ptr noundef byval(%struct.uchar4) align 4 %1, i1 noundef zeroext %2) #4 {
  %4 = alloca %struct.float4, align 16
  %5 = alloca i8, align 1
  %6 = zext i1 %2 to i8
  store i8 %6, ptr %5, align 1, !tbaa !34
  %7 = load i8, ptr %5, align 1, !tbaa !34, !range !40, !noundef !41
  %8 = trunc i8 %7 to i1
  br i1 %8, label %9, label %22

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 0
  %11 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 3
  %12 = load float, ptr %11, align 4, !tbaa !58
  store float %12, ptr %10, align 16, !tbaa !60
  %13 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 1
  %14 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 2
  %15 = load float, ptr %14, align 8, !tbaa !61
  store float %15, ptr %13, align 4, !tbaa !62
  %16 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 2
  %17 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 1
  %18 = load float, ptr %17, align 4, !tbaa !62
  store float %18, ptr %16, align 8, !tbaa !61
  %19 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 3
  %20 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 0
  %21 = load float, ptr %20, align 16, !tbaa !60
  store float %21, ptr %19, align 4, !tbaa !58
  br label %55

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 0
  %24 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 0
  %25 = load float, ptr %24, align 16, !tbaa !60
  %26 = getelementptr inbounds nuw %struct.uchar4, ptr %1, i32 0, i32 0
  %27 = load i8, ptr %26, align 4, !tbaa !46
  %28 = zext i8 %27 to i32
  %29 = sitofp i32 %28 to float
  %30 = fmul contract float %25, %29
  store float %30, ptr %23, align 16, !tbaa !60
  %31 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 1
  %32 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 1
  %33 = load float, ptr %32, align 4, !tbaa !62
  %34 = getelementptr inbounds nuw %struct.uchar4, ptr %1, i32 0, i32 1
  %35 = load i8, ptr %34, align 1, !tbaa !63
  %36 = zext i8 %35 to i32
  %37 = sitofp i32 %36 to float
  %38 = fmul contract float %33, %37
  store float %38, ptr %31, align 4, !tbaa !62
  %39 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 2
  %40 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 2
  %41 = load float, ptr %40, align 8, !tbaa !61
  %42 = getelementptr inbounds nuw %struct.uchar4, ptr %1, i32 0, i32 2
  %43 = load i8, ptr %42, align 2, !tbaa !64
  %44 = zext i8 %43 to i32
  %45 = sitofp i32 %44 to float
  %46 = fmul contract float %41, %45
  store float %46, ptr %39, align 8, !tbaa !61
  %47 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 3
  %48 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 3
  %49 = load float, ptr %48, align 4, !tbaa !58
  %50 = getelementptr inbounds nuw %struct.uchar4, ptr %1, i32 0, i32 3
  %51 = load i8, ptr %50, align 1, !tbaa !48
  %52 = zext i8 %51 to i32
  %53 = sitofp i32 %52 to float
  %54 = fmul contract float %49, %53
  store float %54, ptr %47, align 4, !tbaa !58
  br label %55

55:                                               ; preds = %22, %9
  %56 = load %struct.float4, ptr %4, align 16
  ret %struct.float4 %56
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @calls_with_structs(ptr noundef byval(%struct.Mat3) align 4 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef byval(%struct.uchar4) align 4 %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca %struct.Mat3, align 4
  %13 = alloca %struct.Mat3, align 4
  %14 = alloca %struct.Pair, align 8
  %15 = alloca %struct.float4, align 16
  %16 = alloca %struct.float4, align 16
  %17 = alloca %struct.uchar4, align 4
  store ptr %1, ptr %7, align 8, !tbaa !49
  store ptr %2, ptr %8, align 8, !tbaa !49
  store ptr %3, ptr %9, align 8, !tbaa !38
  store ptr %4, ptr %10, align 8, !tbaa !65
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %18, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %0, i64 36, i1 false), !tbaa.struct !67
  %19 = load ptr, ptr %7, align 8, !tbaa !49
  %20 = load i32, ptr %11, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.Mat3, ptr %19, i64 %21
  %23 = call %struct.Mat3 @_Z8multiply4Mat3RKS_(ptr noundef byval(%struct.Mat3) align 4 %13, ptr noundef nonnull align 4 dereferenceable(36) %22) #7
  %24 = getelementptr inbounds nuw %struct.Mat3, ptr %12, i32 0, i32 0
  %25 = extractvalue %struct.Mat3 %23, 0
  store [3 x [3 x float]] %25, ptr %24, align 4
  %26 = load ptr, ptr %8, align 8, !tbaa !49
  %27 = load i32, ptr %11, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.Mat3, ptr %26, i64 %28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %12, i64 36, i1 false), !tbaa.struct !67
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %30 = load ptr, ptr %9, align 8, !tbaa !38
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !26
  %35 = call %struct.Pair @_Z5splitd(double noundef %34) #7
  %36 = getelementptr inbounds nuw %struct.Pair, ptr %14, i32 0, i32 0
  %37 = extractvalue %struct.Pair %35, 0
  store i64 %37, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.Pair, ptr %14, i32 0, i32 1
  %39 = extractvalue %struct.Pair %35, 1
  store float %39, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.Pair, ptr %14, i32 0, i32 0
  %41 = load i64, ptr %40, align 8, !tbaa !55
  %42 = sitofp i64 %41 to float
  %43 = getelementptr inbounds nuw %struct.Pair, ptr %14, i32 0, i32 1
  %44 = load float, ptr %43, align 8, !tbaa !57
  %45 = fadd contract float %42, %44
  %46 = fpext contract float %45 to double
  %47 = load ptr, ptr %9, align 8, !tbaa !38
  %48 = load i32, ptr %11, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %47, i64 %49
  store double %46, ptr %50, align 8, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %51 = load ptr, ptr %10, align 8, !tbaa !65
  %52 = load i32, ptr %11, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds %struct.float4, ptr %51, i64 %53
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %16, ptr align 16 %54, i64 16, i1 false), !tbaa.struct !68
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %5, i64 4, i1 false), !tbaa.struct !69
  %55 = getelementptr inbounds nuw %struct.Pair, ptr %14, i32 0, i32 0
  %56 = load i64, ptr %55, align 8, !tbaa !55
  %57 = and i64 %56, 1
  %58 = icmp ne i64 %57, 0
  %59 = call %struct.float4 @_Z5blend6float46uchar4b(ptr noundef byval(%struct.float4) align 16 %16, ptr noundef byval(%struct.uchar4) align 4 %17, i1 noundef zeroext %58) #7
  %60 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 0
  %61 = extractvalue %struct.float4 %59, 0
  store float %61, ptr %60, align 16
  %62 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 1
  %63 = extractvalue %struct.float4 %59, 1
  store float %63, ptr %62, align 4
  %64 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 2
  %65 = extractvalue %struct.float4 %59, 2
  store float %65, ptr %64, align 8
  %66 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 3
  %67 = extractvalue %struct.float4 %59, 3
  store float %67, ptr %66, align 4
  %68 = load ptr, ptr %10, align 8, !tbaa !65
  %69 = load i32, ptr %11, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds %struct.float4, ptr %68, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %71, ptr align 16 %15, i64 16, i1 false), !tbaa.struct !68
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
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
!7 = !{!8, !8, i64 0}
!8 = !{!"long", !5, i64 0}
!9 = !{!10, !4, i64 72}
!10 = !{!"_ZTS6Tensor", !11, i64 0, !5, i64 8, !5, i64 40, !4, i64 72, !5, i64 76}
!11 = !{!"p1 float", !12, i64 0}
!12 = !{!"any pointer", !5, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!10, !11, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !5, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 int", !12, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 long", !12, i64 0}
!22 = !{!5, !5, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 _ZTS6Record", !12, i64 0}
!25 = !{i64 0, i64 1, !22, i64 1, i64 4, !3, i64 5, i64 8, !26, i64 13, i64 6, !22}
!26 = !{!27, !27, i64 0}
!27 = !{!"double", !5, i64 0}
!28 = !{!29, !4, i64 1}
!29 = !{!"_ZTS6Record", !5, i64 0, !4, i64 1, !27, i64 5, !5, i64 13}
!30 = !{!29, !27, i64 5}
!31 = !{!32, !32, i64 0}
!32 = !{!"short", !5, i64 0}
!33 = !{!29, !5, i64 0}
!34 = !{!35, !35, i64 0}
!35 = !{!"bool", !5, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"_Float16", !5, i64 0}
!38 = !{!39, !39, i64 0}
!39 = !{!"p1 double", !12, i64 0}
!40 = !{i8 0, i8 2}
!41 = !{}
!42 = !{!43, !17, i64 0}
!43 = !{!"_ZTS6float3", !17, i64 0, !17, i64 4, !17, i64 8}
!44 = !{!43, !17, i64 4}
!45 = !{!43, !17, i64 8}
!46 = !{!47, !5, i64 0}
!47 = !{!"_ZTS6uchar4", !5, i64 0, !5, i64 1, !5, i64 2, !5, i64 3}
!48 = !{!47, !5, i64 3}
!49 = !{!50, !50, i64 0}
!50 = !{!"p1 _ZTS4Mat3", !12, i64 0}
!51 = !{i64 4}
!52 = distinct !{!52, !14}
!53 = distinct !{!53, !14}
!54 = distinct !{!54, !14}
!55 = !{!56, !8, i64 0}
!56 = !{!"_ZTS4Pair", !8, i64 0, !17, i64 8}
!57 = !{!56, !17, i64 8}
!58 = !{!59, !17, i64 12}
!59 = !{!"_ZTS6float4", !17, i64 0, !17, i64 4, !17, i64 8, !17, i64 12}
!60 = !{!59, !17, i64 0}
!61 = !{!59, !17, i64 8}
!62 = !{!59, !17, i64 4}
!63 = !{!47, !5, i64 1}
!64 = !{!47, !5, i64 2}
!65 = !{!66, !66, i64 0}
!66 = !{!"p1 _ZTS6float4", !12, i64 0}
!67 = !{i64 0, i64 36, !22}
!68 = !{i64 0, i64 4, !16, i64 4, i64 4, !16, i64 8, i64 4, !16, i64 12, i64 4, !16}
!69 = !{i64 0, i64 1, !22, i64 1, i64 1, !22, i64 2, i64 1, !22, i64 3, i64 1, !22}
