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
define dso_local ptx_kernel void @strided_copy(ptr noundef byval(%struct.Tensor) align 8 %0, ptr noundef byval(%struct.Tensor) align 8 %1) #0 !dbg !11 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #6, !dbg !14
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7, !dbg !15
  %9 = zext i32 %8 to i64, !dbg !15
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7, !dbg !16
  %11 = zext i32 %10 to i64, !dbg !16
  %12 = mul nsw i64 %9, %11, !dbg !17
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7, !dbg !18
  %14 = zext i32 %13 to i64, !dbg !18
  %15 = add nsw i64 %12, %14, !dbg !19
  store i64 %15, ptr %3, align 8, !dbg !20, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %4) #6, !dbg !14
  store i64 0, ptr %4, align 8, !dbg !23, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %5) #6, !dbg !14
  store i64 0, ptr %5, align 8, !dbg !24, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %6) #6, !dbg !25
  %16 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 3, !dbg !26
  %17 = load i32, ptr %16, align 8, !dbg !26, !tbaa !27
  %18 = sub nsw i32 %17, 1, !dbg !31
  store i32 %18, ptr %6, align 4, !dbg !32, !tbaa !7
  br label %19, !dbg !25

19:                                               ; preds = %56, %2
  %20 = load i32, ptr %6, align 4, !dbg !33, !tbaa !7
  %21 = icmp sge i32 %20, 0, !dbg !34
  br i1 %21, label %23, label %22, !dbg !35

22:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %6) #6, !dbg !35
  br label %59

23:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %7) #6, !dbg !36
  %24 = load i64, ptr %3, align 8, !dbg !37, !tbaa !21
  %25 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 1, !dbg !38
  %26 = load i32, ptr %6, align 4, !dbg !39, !tbaa !7
  %27 = sext i32 %26 to i64, !dbg !40
  %28 = getelementptr inbounds [4 x i64], ptr %25, i64 0, i64 %27, !dbg !40
  %29 = load i64, ptr %28, align 8, !dbg !40, !tbaa !21
  %30 = srem i64 %24, %29, !dbg !41
  store i64 %30, ptr %7, align 8, !dbg !42, !tbaa !21
  %31 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 1, !dbg !43
  %32 = load i32, ptr %6, align 4, !dbg !44, !tbaa !7
  %33 = sext i32 %32 to i64, !dbg !45
  %34 = getelementptr inbounds [4 x i64], ptr %31, i64 0, i64 %33, !dbg !45
  %35 = load i64, ptr %34, align 8, !dbg !45, !tbaa !21
  %36 = load i64, ptr %3, align 8, !dbg !46, !tbaa !21
  %37 = sdiv i64 %36, %35, !dbg !46
  store i64 %37, ptr %3, align 8, !dbg !46, !tbaa !21
  %38 = load i64, ptr %7, align 8, !dbg !47, !tbaa !21
  %39 = getelementptr inbounds nuw %struct.Tensor, ptr %1, i32 0, i32 2, !dbg !48
  %40 = load i32, ptr %6, align 4, !dbg !49, !tbaa !7
  %41 = sext i32 %40 to i64, !dbg !50
  %42 = getelementptr inbounds [4 x i64], ptr %39, i64 0, i64 %41, !dbg !50
  %43 = load i64, ptr %42, align 8, !dbg !50, !tbaa !21
  %44 = mul nsw i64 %38, %43, !dbg !51
  %45 = load i64, ptr %4, align 8, !dbg !52, !tbaa !21
  %46 = add nsw i64 %45, %44, !dbg !52
  store i64 %46, ptr %4, align 8, !dbg !52, !tbaa !21
  %47 = load i64, ptr %7, align 8, !dbg !53, !tbaa !21
  %48 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 2, !dbg !54
  %49 = load i32, ptr %6, align 4, !dbg !55, !tbaa !7
  %50 = sext i32 %49 to i64, !dbg !56
  %51 = getelementptr inbounds [4 x i64], ptr %48, i64 0, i64 %50, !dbg !56
  %52 = load i64, ptr %51, align 8, !dbg !56, !tbaa !21
  %53 = mul nsw i64 %47, %52, !dbg !57
  %54 = load i64, ptr %5, align 8, !dbg !58, !tbaa !21
  %55 = add nsw i64 %54, %53, !dbg !58
  store i64 %55, ptr %5, align 8, !dbg !58, !tbaa !21
  call void @llvm.lifetime.end.p0(ptr %7) #6, !dbg !59
  br label %56, !dbg !59

56:                                               ; preds = %23
  %57 = load i32, ptr %6, align 4, !dbg !60, !tbaa !7
  %58 = add nsw i32 %57, -1, !dbg !60
  store i32 %58, ptr %6, align 4, !dbg !60, !tbaa !7
  br label %19, !dbg !35, !llvm.loop !61

59:                                               ; preds = %22
  %60 = load i64, ptr %3, align 8, !dbg !63, !tbaa !21
  %61 = icmp eq i64 %60, 0, !dbg !64
  br i1 %61, label %62, label %72, !dbg !64

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw %struct.Tensor, ptr %1, i32 0, i32 0, !dbg !65
  %64 = load ptr, ptr %63, align 8, !dbg !65, !tbaa !66
  %65 = load i64, ptr %4, align 8, !dbg !67, !tbaa !21
  %66 = getelementptr inbounds float, ptr %64, i64 %65, !dbg !68
  %67 = load float, ptr %66, align 4, !dbg !68, !tbaa !69
  %68 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 0, !dbg !71
  %69 = load ptr, ptr %68, align 8, !dbg !71, !tbaa !66
  %70 = load i64, ptr %5, align 8, !dbg !72, !tbaa !21
  %71 = getelementptr inbounds float, ptr %69, i64 %70, !dbg !73
  store float %67, ptr %71, align 4, !dbg !74, !tbaa !69
  br label %72, !dbg !73

72:                                               ; preds = %62, %59
  call void @llvm.lifetime.end.p0(ptr %5) #6, !dbg !75
  call void @llvm.lifetime.end.p0(ptr %4) #6, !dbg !75
  call void @llvm.lifetime.end.p0(ptr %3) #6, !dbg !75
  ret void, !dbg !75
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !76 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !78
  ret i32 %1, !dbg !79
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !80 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !81
  ret i32 %1, !dbg !82
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !83 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84
  ret i32 %1, !dbg !85
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @grid_constant_lookup(ptr noundef byval(%struct.Tensor) align 8 "nvvm.grid_constant" %0, ptr noundef %1, ptr noundef %2) #0 !dbg !86 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %1, ptr %4, align 8, !tbaa !87
  store ptr %2, ptr %5, align 8, !tbaa !89
  call void @llvm.lifetime.start.p0(ptr %6) #6, !dbg !91
  %8 = load ptr, ptr %4, align 8, !dbg !92, !tbaa !87
  %9 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7, !dbg !93
  %10 = zext i32 %9 to i64, !dbg !92
  %11 = getelementptr inbounds nuw i32, ptr %8, i64 %10, !dbg !92
  %12 = load i32, ptr %11, align 4, !dbg !92, !tbaa !7
  %13 = and i32 %12, 3, !dbg !94
  store i32 %13, ptr %6, align 4, !dbg !95, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #6, !dbg !96
  %14 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 1, !dbg !97
  %15 = getelementptr inbounds [4 x i64], ptr %14, i64 0, i64 0, !dbg !98
  store ptr %15, ptr %7, align 8, !dbg !99, !tbaa !89
  %16 = load ptr, ptr %7, align 8, !dbg !100, !tbaa !89
  %17 = load i32, ptr %6, align 4, !dbg !101, !tbaa !7
  %18 = sext i32 %17 to i64, !dbg !100
  %19 = getelementptr inbounds i64, ptr %16, i64 %18, !dbg !100
  %20 = load i64, ptr %19, align 8, !dbg !100, !tbaa !21
  %21 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 2, !dbg !102
  %22 = load i32, ptr %6, align 4, !dbg !103, !tbaa !7
  %23 = sext i32 %22 to i64, !dbg !104
  %24 = getelementptr inbounds [4 x i64], ptr %21, i64 0, i64 %23, !dbg !104
  %25 = load i64, ptr %24, align 8, !dbg !104, !tbaa !21
  %26 = mul nsw i64 %20, %25, !dbg !105
  %27 = getelementptr inbounds nuw %struct.Tensor, ptr %0, i32 0, i32 4, !dbg !106
  %28 = load i32, ptr %6, align 4, !dbg !107, !tbaa !7
  %29 = sext i32 %28 to i64, !dbg !108
  %30 = getelementptr inbounds [12 x i8], ptr %27, i64 0, i64 %29, !dbg !108
  %31 = load i8, ptr %30, align 1, !dbg !108, !tbaa !109
  %32 = sext i8 %31 to i64, !dbg !108
  %33 = add nsw i64 %26, %32, !dbg !110
  %34 = load ptr, ptr %5, align 8, !dbg !111, !tbaa !89
  %35 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7, !dbg !112
  %36 = zext i32 %35 to i64, !dbg !111
  %37 = getelementptr inbounds nuw i64, ptr %34, i64 %36, !dbg !111
  store i64 %33, ptr %37, align 8, !dbg !113, !tbaa !21
  call void @llvm.lifetime.end.p0(ptr %7) #6, !dbg !114
  call void @llvm.lifetime.end.p0(ptr %6) #6, !dbg !114
  ret void, !dbg !114
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @packed_records(ptr noundef %0, ptr noundef %1, ptr noundef byval(%struct.Record) align 1 %2, i32 noundef %3) #0 !dbg !115 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Record, align 1
  store ptr %0, ptr %5, align 8, !tbaa !116
  store ptr %1, ptr %6, align 8, !tbaa !116
  store i32 %3, ptr %7, align 4, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %8) #6, !dbg !118
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7, !dbg !119
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7, !dbg !120
  %13 = mul i32 %11, %12, !dbg !121
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7, !dbg !122
  %15 = add i32 %13, %14, !dbg !123
  store i32 %15, ptr %8, align 4, !dbg !124, !tbaa !7
  %16 = load i32, ptr %8, align 4, !dbg !125, !tbaa !7
  %17 = load i32, ptr %7, align 4, !dbg !126, !tbaa !7
  %18 = icmp sge i32 %16, %17, !dbg !127
  br i1 %18, label %19, label %20, !dbg !127

19:                                               ; preds = %4
  store i32 1, ptr %9, align 4
  br label %54, !dbg !128

20:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %10) #6, !dbg !129
  %21 = load ptr, ptr %5, align 8, !dbg !130, !tbaa !116
  %22 = load i32, ptr %8, align 4, !dbg !131, !tbaa !7
  %23 = sext i32 %22 to i64, !dbg !130
  %24 = getelementptr inbounds %struct.Record, ptr %21, i64 %23, !dbg !130
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %24, i64 19, i1 false), !dbg !130, !tbaa.struct !132
  %25 = getelementptr inbounds nuw %struct.Record, ptr %2, i32 0, i32 1, !dbg !135
  %26 = load i32, ptr %25, align 1, !dbg !135, !tbaa !136
  %27 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 1, !dbg !138
  %28 = load i32, ptr %27, align 1, !dbg !139, !tbaa !136
  %29 = add nsw i32 %28, %26, !dbg !139
  store i32 %29, ptr %27, align 1, !dbg !139, !tbaa !136
  %30 = getelementptr inbounds nuw %struct.Record, ptr %2, i32 0, i32 2, !dbg !140
  %31 = load double, ptr %30, align 1, !dbg !140, !tbaa !141
  %32 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 2, !dbg !142
  %33 = load double, ptr %32, align 1, !dbg !143, !tbaa !141
  %34 = fmul contract double %33, %31, !dbg !143
  store double %34, ptr %32, align 1, !dbg !143, !tbaa !141
  %35 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 3, !dbg !144
  %36 = getelementptr inbounds [3 x i16], ptr %35, i64 0, i64 0, !dbg !145
  %37 = load i16, ptr %36, align 1, !dbg !145, !tbaa !146
  %38 = sext i16 %37 to i32, !dbg !145
  %39 = getelementptr inbounds nuw %struct.Record, ptr %2, i32 0, i32 3, !dbg !148
  %40 = getelementptr inbounds [3 x i16], ptr %39, i64 0, i64 2, !dbg !149
  %41 = load i16, ptr %40, align 1, !dbg !149, !tbaa !146
  %42 = sext i16 %41 to i32, !dbg !149
  %43 = add nsw i32 %38, %42, !dbg !150
  %44 = trunc i32 %43 to i16, !dbg !151
  %45 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 3, !dbg !152
  %46 = getelementptr inbounds [3 x i16], ptr %45, i64 0, i64 1, !dbg !153
  store i16 %44, ptr %46, align 1, !dbg !154, !tbaa !146
  %47 = getelementptr inbounds nuw %struct.Record, ptr %2, i32 0, i32 0, !dbg !155
  %48 = load i8, ptr %47, align 1, !dbg !155, !tbaa !156
  %49 = getelementptr inbounds nuw %struct.Record, ptr %10, i32 0, i32 0, !dbg !157
  store i8 %48, ptr %49, align 1, !dbg !158, !tbaa !156
  %50 = load ptr, ptr %6, align 8, !dbg !159, !tbaa !116
  %51 = load i32, ptr %8, align 4, !dbg !160, !tbaa !7
  %52 = sext i32 %51 to i64, !dbg !159
  %53 = getelementptr inbounds %struct.Record, ptr %50, i64 %52, !dbg !159
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %53, ptr align 1 %10, i64 19, i1 false), !dbg !161, !tbaa.struct !132
  call void @llvm.lifetime.end.p0(ptr %10) #6, !dbg !162
  store i32 0, ptr %9, align 4, !dbg !162
  br label %54, !dbg !162

54:                                               ; preds = %20, %19
  call void @llvm.lifetime.end.p0(ptr %8) #6, !dbg !162
  %55 = load i32, ptr %9, align 4
  switch i32 %55, label %57 [
    i32 0, label %56
    i32 1, label %56
  ]

56:                                               ; preds = %54, %54
  ret void, !dbg !162

57:                                               ; preds = %54
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @many_scalars(i1 noundef zeroext %0, i8 noundef signext %1, i8 noundef zeroext %2, i16 noundef signext %3, i16 noundef zeroext %4, i32 noundef %5, i64 noundef %6, half noundef %7, float noundef %8, double noundef %9, ptr noundef byval(%struct.float3) align 4 %10, ptr noundef byval(%struct.uchar4) align 4 %11, ptr noundef %12, ptr noundef %13) #0 !dbg !163 {
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
  store i8 %28, ptr %15, align 1, !tbaa !164
  store i8 %1, ptr %16, align 1, !tbaa !109
  store i8 %2, ptr %17, align 1, !tbaa !109
  store i16 %3, ptr %18, align 2, !tbaa !146
  store i16 %4, ptr %19, align 2, !tbaa !146
  store i32 %5, ptr %20, align 4, !tbaa !7
  store i64 %6, ptr %21, align 8, !tbaa !21
  store half %7, ptr %22, align 2, !tbaa !166
  store float %8, ptr %23, align 4, !tbaa !69
  store double %9, ptr %24, align 8, !tbaa !133
  store ptr %12, ptr %25, align 8, !tbaa !87
  store ptr %13, ptr %26, align 8, !tbaa !168
  call void @llvm.lifetime.start.p0(ptr %27) #6, !dbg !170
  %29 = load i8, ptr %15, align 1, !dbg !171, !tbaa !164, !range !172, !noundef !13
  %30 = trunc i8 %29 to i1, !dbg !171
  br i1 %30, label %31, label %34, !dbg !171

31:                                               ; preds = %14
  %32 = load i8, ptr %16, align 1, !dbg !173, !tbaa !109
  %33 = sext i8 %32 to i32, !dbg !173
  br label %37, !dbg !171

34:                                               ; preds = %14
  %35 = load i8, ptr %17, align 1, !dbg !174, !tbaa !109
  %36 = zext i8 %35 to i32, !dbg !174
  br label %37, !dbg !171

37:                                               ; preds = %34, %31
  %38 = phi i32 [ %33, %31 ], [ %36, %34 ], !dbg !171
  %39 = sitofp i32 %38 to double, !dbg !171
  store double %39, ptr %27, align 8, !dbg !175, !tbaa !133
  %40 = load i16, ptr %18, align 2, !dbg !176, !tbaa !146
  %41 = sext i16 %40 to i32, !dbg !176
  %42 = load i16, ptr %19, align 2, !dbg !177, !tbaa !146
  %43 = zext i16 %42 to i32, !dbg !177
  %44 = mul nsw i32 %41, %43, !dbg !178
  %45 = load i32, ptr %20, align 4, !dbg !179, !tbaa !7
  %46 = add nsw i32 %44, %45, !dbg !180
  %47 = sitofp i32 %46 to double, !dbg !176
  %48 = load i64, ptr %21, align 8, !dbg !181, !tbaa !21
  %49 = sitofp i64 %48 to double, !dbg !181
  %50 = fadd contract double %47, %49, !dbg !182
  %51 = load half, ptr %22, align 2, !dbg !183, !tbaa !166
  %52 = fpext contract half %51 to double, !dbg !183
  %53 = fadd contract double %50, %52, !dbg !184
  %54 = load float, ptr %23, align 4, !dbg !185, !tbaa !69
  %55 = fpext contract float %54 to double, !dbg !185
  %56 = fadd contract double %53, %55, !dbg !186
  %57 = load double, ptr %24, align 8, !dbg !187, !tbaa !133
  %58 = fadd contract double %56, %57, !dbg !188
  %59 = getelementptr inbounds nuw %struct.float3, ptr %10, i32 0, i32 0, !dbg !189
  %60 = load float, ptr %59, align 4, !dbg !189, !tbaa !190
  %61 = getelementptr inbounds nuw %struct.float3, ptr %10, i32 0, i32 1, !dbg !192
  %62 = load float, ptr %61, align 4, !dbg !192, !tbaa !193
  %63 = fmul contract float %60, %62, !dbg !194
  %64 = fpext contract float %63 to double, !dbg !195
  %65 = fadd contract double %58, %64, !dbg !196
  %66 = getelementptr inbounds nuw %struct.float3, ptr %10, i32 0, i32 2, !dbg !197
  %67 = load float, ptr %66, align 4, !dbg !197, !tbaa !198
  %68 = fpext contract float %67 to double, !dbg !199
  %69 = fsub contract double %65, %68, !dbg !200
  %70 = getelementptr inbounds nuw %struct.uchar4, ptr %11, i32 0, i32 0, !dbg !201
  %71 = load i8, ptr %70, align 4, !dbg !201, !tbaa !202
  %72 = zext i8 %71 to i32, !dbg !204
  %73 = sitofp i32 %72 to double, !dbg !204
  %74 = fadd contract double %69, %73, !dbg !205
  %75 = getelementptr inbounds nuw %struct.uchar4, ptr %11, i32 0, i32 3, !dbg !206
  %76 = load i8, ptr %75, align 1, !dbg !206, !tbaa !207
  %77 = zext i8 %76 to i32, !dbg !208
  %78 = sitofp i32 %77 to double, !dbg !208
  %79 = fadd contract double %74, %78, !dbg !209
  %80 = load double, ptr %27, align 8, !dbg !210, !tbaa !133
  %81 = fadd contract double %80, %79, !dbg !210
  store double %81, ptr %27, align 8, !dbg !210, !tbaa !133
  %82 = load double, ptr %27, align 8, !dbg !211, !tbaa !133
  %83 = load ptr, ptr %25, align 8, !dbg !212, !tbaa !87
  %84 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7, !dbg !213
  %85 = zext i32 %84 to i64, !dbg !212
  %86 = getelementptr inbounds nuw i32, ptr %83, i64 %85, !dbg !212
  %87 = load i32, ptr %86, align 4, !dbg !212, !tbaa !7
  %88 = sitofp i32 %87 to double, !dbg !212
  %89 = fadd contract double %82, %88, !dbg !214
  %90 = load ptr, ptr %26, align 8, !dbg !215, !tbaa !168
  %91 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7, !dbg !216
  %92 = zext i32 %91 to i64, !dbg !215
  %93 = getelementptr inbounds nuw double, ptr %90, i64 %92, !dbg !215
  store double %89, ptr %93, align 8, !dbg !217, !tbaa !133
  call void @llvm.lifetime.end.p0(ptr %27) #6, !dbg !218
  ret void, !dbg !218
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Mat3 @_Z8multiply4Mat3RKS_(ptr noundef byval(%struct.Mat3) align 4 %0, ptr noundef nonnull align 4 dereferenceable(36) %1) #4 !dbg !219 {
  %3 = alloca %struct.Mat3, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  store ptr %1, ptr %4, align 8, !tbaa !220
  call void @llvm.lifetime.start.p0(ptr %5) #6, !dbg !222
  store i32 0, ptr %5, align 4, !dbg !223, !tbaa !7
  br label %10, !dbg !222

10:                                               ; preds = %61, %2
  %11 = load i32, ptr %5, align 4, !dbg !224, !tbaa !7
  %12 = icmp slt i32 %11, 3, !dbg !225
  br i1 %12, label %14, label %13, !dbg !226

13:                                               ; preds = %10
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #6, !dbg !226
  br label %64

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %7) #6, !dbg !227
  store i32 0, ptr %7, align 4, !dbg !228, !tbaa !7
  br label %15, !dbg !227

15:                                               ; preds = %57, %14
  %16 = load i32, ptr %7, align 4, !dbg !229, !tbaa !7
  %17 = icmp slt i32 %16, 3, !dbg !230
  br i1 %17, label %19, label %18, !dbg !231

18:                                               ; preds = %15
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #6, !dbg !231
  br label %60

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %8) #6, !dbg !232
  store float 0.000000e+00, ptr %8, align 4, !dbg !233, !tbaa !69
  call void @llvm.lifetime.start.p0(ptr %9) #6, !dbg !234
  store i32 0, ptr %9, align 4, !dbg !235, !tbaa !7
  br label %20, !dbg !234

20:                                               ; preds = %45, %19
  %21 = load i32, ptr %9, align 4, !dbg !236, !tbaa !7
  %22 = icmp slt i32 %21, 3, !dbg !237
  br i1 %22, label %24, label %23, !dbg !238

23:                                               ; preds = %20
  store i32 8, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #6, !dbg !238
  br label %48

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw %struct.Mat3, ptr %0, i32 0, i32 0, !dbg !239
  %26 = load i32, ptr %5, align 4, !dbg !240, !tbaa !7
  %27 = sext i32 %26 to i64, !dbg !241
  %28 = getelementptr inbounds [3 x [3 x float]], ptr %25, i64 0, i64 %27, !dbg !241
  %29 = load i32, ptr %9, align 4, !dbg !242, !tbaa !7
  %30 = sext i32 %29 to i64, !dbg !241
  %31 = getelementptr inbounds [3 x float], ptr %28, i64 0, i64 %30, !dbg !241
  %32 = load float, ptr %31, align 4, !dbg !241, !tbaa !69
  %33 = load ptr, ptr %4, align 8, !dbg !243, !tbaa !220, !nonnull !13, !align !244
  %34 = getelementptr inbounds nuw %struct.Mat3, ptr %33, i32 0, i32 0, !dbg !245
  %35 = load i32, ptr %9, align 4, !dbg !246, !tbaa !7
  %36 = sext i32 %35 to i64, !dbg !243
  %37 = getelementptr inbounds [3 x [3 x float]], ptr %34, i64 0, i64 %36, !dbg !243
  %38 = load i32, ptr %7, align 4, !dbg !247, !tbaa !7
  %39 = sext i32 %38 to i64, !dbg !243
  %40 = getelementptr inbounds [3 x float], ptr %37, i64 0, i64 %39, !dbg !243
  %41 = load float, ptr %40, align 4, !dbg !243, !tbaa !69
  %42 = fmul contract float %32, %41, !dbg !248
  %43 = load float, ptr %8, align 4, !dbg !249, !tbaa !69
  %44 = fadd contract float %43, %42, !dbg !249
  store float %44, ptr %8, align 4, !dbg !249, !tbaa !69
  br label %45, !dbg !250

45:                                               ; preds = %24
  %46 = load i32, ptr %9, align 4, !dbg !251, !tbaa !7
  %47 = add nsw i32 %46, 1, !dbg !251
  store i32 %47, ptr %9, align 4, !dbg !251, !tbaa !7
  br label %20, !dbg !238, !llvm.loop !252

48:                                               ; preds = %23
  %49 = load float, ptr %8, align 4, !dbg !254, !tbaa !69
  %50 = getelementptr inbounds nuw %struct.Mat3, ptr %3, i32 0, i32 0, !dbg !255
  %51 = load i32, ptr %5, align 4, !dbg !256, !tbaa !7
  %52 = sext i32 %51 to i64, !dbg !257
  %53 = getelementptr inbounds [3 x [3 x float]], ptr %50, i64 0, i64 %52, !dbg !257
  %54 = load i32, ptr %7, align 4, !dbg !258, !tbaa !7
  %55 = sext i32 %54 to i64, !dbg !257
  %56 = getelementptr inbounds [3 x float], ptr %53, i64 0, i64 %55, !dbg !257
  store float %49, ptr %56, align 4, !dbg !259, !tbaa !69
  call void @llvm.lifetime.end.p0(ptr %8) #6, !dbg !260
  br label %57, !dbg !260

57:                                               ; preds = %48
  %58 = load i32, ptr %7, align 4, !dbg !261, !tbaa !7
  %59 = add nsw i32 %58, 1, !dbg !261
  store i32 %59, ptr %7, align 4, !dbg !261, !tbaa !7
  br label %15, !dbg !231, !llvm.loop !262

60:                                               ; preds = %18
  br label %61, !dbg !260

61:                                               ; preds = %60
  %62 = load i32, ptr %5, align 4, !dbg !263, !tbaa !7
  %63 = add nsw i32 %62, 1, !dbg !263
  store i32 %63, ptr %5, align 4, !dbg !263, !tbaa !7
  br label %10, !dbg !226, !llvm.loop !264

64:                                               ; preds = %13
  %65 = load %struct.Mat3, ptr %3, align 4, !dbg !265
  ret %struct.Mat3 %65, !dbg !265
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Pair @_Z5splitd(double noundef %0) #4 !dbg !266 {
  %2 = alloca %struct.Pair, align 8
  %3 = alloca double, align 8
  store double %0, ptr %3, align 8, !tbaa !133
  %4 = getelementptr inbounds nuw %struct.Pair, ptr %2, i32 0, i32 0, !dbg !267
  %5 = load double, ptr %3, align 8, !dbg !268, !tbaa !133
  %6 = fptosi double %5 to i64, !dbg !268
  store i64 %6, ptr %4, align 8, !dbg !267, !tbaa !269
  %7 = getelementptr inbounds nuw %struct.Pair, ptr %2, i32 0, i32 1, !dbg !267
  %8 = load double, ptr %3, align 8, !dbg !271, !tbaa !133
  %9 = load double, ptr %3, align 8, !dbg !272, !tbaa !133
  %10 = fptosi double %9 to i64, !dbg !272
  %11 = sitofp i64 %10 to double, !dbg !273
  %12 = fsub contract double %8, %11, !dbg !274
  %13 = fptrunc contract double %12 to float, !dbg !275
  store float %13, ptr %7, align 8, !dbg !267, !tbaa !276
  %14 = load %struct.Pair, ptr %2, align 8, !dbg !277
  ret %struct.Pair %14, !dbg !277
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.float4 @_Z5blend6float46uchar4b(ptr noundef byval(%struct.float4) align 16 %0, ptr noundef byval(%struct.uchar4) align 4 %1, i1 noundef zeroext %2) #4 !dbg !278 {
  %4 = alloca %struct.float4, align 16
  %5 = alloca i8, align 1
  %6 = zext i1 %2 to i8
  store i8 %6, ptr %5, align 1, !tbaa !164
  %7 = load i8, ptr %5, align 1, !dbg !279, !tbaa !164, !range !172, !noundef !13
  %8 = trunc i8 %7 to i1, !dbg !279
  br i1 %8, label %9, label %22, !dbg !279

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 0, !dbg !280
  %11 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 3, !dbg !281
  %12 = load float, ptr %11, align 4, !dbg !281, !tbaa !282
  store float %12, ptr %10, align 16, !dbg !280, !tbaa !284
  %13 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 1, !dbg !280
  %14 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 2, !dbg !285
  %15 = load float, ptr %14, align 8, !dbg !285, !tbaa !286
  store float %15, ptr %13, align 4, !dbg !280, !tbaa !287
  %16 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 2, !dbg !280
  %17 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 1, !dbg !288
  %18 = load float, ptr %17, align 4, !dbg !288, !tbaa !287
  store float %18, ptr %16, align 8, !dbg !280, !tbaa !286
  %19 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 3, !dbg !280
  %20 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 0, !dbg !289
  %21 = load float, ptr %20, align 16, !dbg !289, !tbaa !284
  store float %21, ptr %19, align 4, !dbg !280, !tbaa !282
  br label %55, !dbg !279

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 0, !dbg !290
  %24 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 0, !dbg !291
  %25 = load float, ptr %24, align 16, !dbg !291, !tbaa !284
  %26 = getelementptr inbounds nuw %struct.uchar4, ptr %1, i32 0, i32 0, !dbg !292
  %27 = load i8, ptr %26, align 4, !dbg !292, !tbaa !202
  %28 = zext i8 %27 to i32, !dbg !293
  %29 = sitofp i32 %28 to float, !dbg !293
  %30 = fmul contract float %25, %29, !dbg !294
  store float %30, ptr %23, align 16, !dbg !290, !tbaa !284
  %31 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 1, !dbg !290
  %32 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 1, !dbg !295
  %33 = load float, ptr %32, align 4, !dbg !295, !tbaa !287
  %34 = getelementptr inbounds nuw %struct.uchar4, ptr %1, i32 0, i32 1, !dbg !296
  %35 = load i8, ptr %34, align 1, !dbg !296, !tbaa !297
  %36 = zext i8 %35 to i32, !dbg !298
  %37 = sitofp i32 %36 to float, !dbg !298
  %38 = fmul contract float %33, %37, !dbg !299
  store float %38, ptr %31, align 4, !dbg !290, !tbaa !287
  %39 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 2, !dbg !290
  %40 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 2, !dbg !300
  %41 = load float, ptr %40, align 8, !dbg !300, !tbaa !286
  %42 = getelementptr inbounds nuw %struct.uchar4, ptr %1, i32 0, i32 2, !dbg !301
  %43 = load i8, ptr %42, align 2, !dbg !301, !tbaa !302
  %44 = zext i8 %43 to i32, !dbg !303
  %45 = sitofp i32 %44 to float, !dbg !303
  %46 = fmul contract float %41, %45, !dbg !304
  store float %46, ptr %39, align 8, !dbg !290, !tbaa !286
  %47 = getelementptr inbounds nuw %struct.float4, ptr %4, i32 0, i32 3, !dbg !290
  %48 = getelementptr inbounds nuw %struct.float4, ptr %0, i32 0, i32 3, !dbg !305
  %49 = load float, ptr %48, align 4, !dbg !305, !tbaa !282
  %50 = getelementptr inbounds nuw %struct.uchar4, ptr %1, i32 0, i32 3, !dbg !306
  %51 = load i8, ptr %50, align 1, !dbg !306, !tbaa !207
  %52 = zext i8 %51 to i32, !dbg !307
  %53 = sitofp i32 %52 to float, !dbg !307
  %54 = fmul contract float %49, %53, !dbg !308
  store float %54, ptr %47, align 4, !dbg !290, !tbaa !282
  br label %55, !dbg !279

55:                                               ; preds = %22, %9
  %56 = load %struct.float4, ptr %4, align 16, !dbg !309
  ret %struct.float4 %56, !dbg !309
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @calls_with_structs(ptr noundef byval(%struct.Mat3) align 4 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef byval(%struct.uchar4) align 4 %5) #0 !dbg !310 {
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
  store ptr %1, ptr %7, align 8, !tbaa !220
  store ptr %2, ptr %8, align 8, !tbaa !220
  store ptr %3, ptr %9, align 8, !tbaa !168
  store ptr %4, ptr %10, align 8, !tbaa !311
  call void @llvm.lifetime.start.p0(ptr %11) #6, !dbg !313
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7, !dbg !314
  store i32 %18, ptr %11, align 4, !dbg !315, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %12) #6, !dbg !316
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %0, i64 36, i1 false), !dbg !317, !tbaa.struct !318
  %19 = load ptr, ptr %7, align 8, !dbg !319, !tbaa !220
  %20 = load i32, ptr %11, align 4, !dbg !320, !tbaa !7
  %21 = sext i32 %20 to i64, !dbg !319
  %22 = getelementptr inbounds %struct.Mat3, ptr %19, i64 %21, !dbg !319
  %23 = call %struct.Mat3 @_Z8multiply4Mat3RKS_(ptr noundef byval(%struct.Mat3) align 4 %13, ptr noundef nonnull align 4 dereferenceable(36) %22) #7, !dbg !316
  %24 = getelementptr inbounds nuw %struct.Mat3, ptr %12, i32 0, i32 0, !dbg !316
  %25 = extractvalue %struct.Mat3 %23, 0, !dbg !316
  store [3 x [3 x float]] %25, ptr %24, align 4, !dbg !316
  %26 = load ptr, ptr %8, align 8, !dbg !321, !tbaa !220
  %27 = load i32, ptr %11, align 4, !dbg !322, !tbaa !7
  %28 = sext i32 %27 to i64, !dbg !321
  %29 = getelementptr inbounds %struct.Mat3, ptr %26, i64 %28, !dbg !321
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %12, i64 36, i1 false), !dbg !323, !tbaa.struct !318
  call void @llvm.lifetime.end.p0(ptr %12) #6, !dbg !321
  call void @llvm.lifetime.start.p0(ptr %14) #6, !dbg !324
  %30 = load ptr, ptr %9, align 8, !dbg !325, !tbaa !168
  %31 = load i32, ptr %11, align 4, !dbg !326, !tbaa !7
  %32 = sext i32 %31 to i64, !dbg !325
  %33 = getelementptr inbounds double, ptr %30, i64 %32, !dbg !325
  %34 = load double, ptr %33, align 8, !dbg !325, !tbaa !133
  %35 = call %struct.Pair @_Z5splitd(double noundef %34) #7, !dbg !327
  %36 = getelementptr inbounds nuw %struct.Pair, ptr %14, i32 0, i32 0, !dbg !327
  %37 = extractvalue %struct.Pair %35, 0, !dbg !327
  store i64 %37, ptr %36, align 8, !dbg !327
  %38 = getelementptr inbounds nuw %struct.Pair, ptr %14, i32 0, i32 1, !dbg !327
  %39 = extractvalue %struct.Pair %35, 1, !dbg !327
  store float %39, ptr %38, align 8, !dbg !327
  %40 = getelementptr inbounds nuw %struct.Pair, ptr %14, i32 0, i32 0, !dbg !328
  %41 = load i64, ptr %40, align 8, !dbg !328, !tbaa !269
  %42 = sitofp i64 %41 to float, !dbg !329
  %43 = getelementptr inbounds nuw %struct.Pair, ptr %14, i32 0, i32 1, !dbg !330
  %44 = load float, ptr %43, align 8, !dbg !330, !tbaa !276
  %45 = fadd contract float %42, %44, !dbg !331
  %46 = fpext contract float %45 to double, !dbg !329
  %47 = load ptr, ptr %9, align 8, !dbg !332, !tbaa !168
  %48 = load i32, ptr %11, align 4, !dbg !333, !tbaa !7
  %49 = sext i32 %48 to i64, !dbg !332
  %50 = getelementptr inbounds double, ptr %47, i64 %49, !dbg !332
  store double %46, ptr %50, align 8, !dbg !334, !tbaa !133
  call void @llvm.lifetime.start.p0(ptr %15) #6, !dbg !335
  %51 = load ptr, ptr %10, align 8, !dbg !336, !tbaa !311
  %52 = load i32, ptr %11, align 4, !dbg !337, !tbaa !7
  %53 = sext i32 %52 to i64, !dbg !336
  %54 = getelementptr inbounds %struct.float4, ptr %51, i64 %53, !dbg !336
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %16, ptr align 16 %54, i64 16, i1 false), !dbg !336, !tbaa.struct !338
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %5, i64 4, i1 false), !dbg !339, !tbaa.struct !340
  %55 = getelementptr inbounds nuw %struct.Pair, ptr %14, i32 0, i32 0, !dbg !341
  %56 = load i64, ptr %55, align 8, !dbg !341, !tbaa !269
  %57 = and i64 %56, 1, !dbg !342
  %58 = icmp ne i64 %57, 0, !dbg !343
  %59 = call %struct.float4 @_Z5blend6float46uchar4b(ptr noundef byval(%struct.float4) align 16 %16, ptr noundef byval(%struct.uchar4) align 4 %17, i1 noundef zeroext %58) #7, !dbg !335
  %60 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 0, !dbg !335
  %61 = extractvalue %struct.float4 %59, 0, !dbg !335
  store float %61, ptr %60, align 16, !dbg !335
  %62 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 1, !dbg !335
  %63 = extractvalue %struct.float4 %59, 1, !dbg !335
  store float %63, ptr %62, align 4, !dbg !335
  %64 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 2, !dbg !335
  %65 = extractvalue %struct.float4 %59, 2, !dbg !335
  store float %65, ptr %64, align 8, !dbg !335
  %66 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 3, !dbg !335
  %67 = extractvalue %struct.float4 %59, 3, !dbg !335
  store float %67, ptr %66, align 4, !dbg !335
  %68 = load ptr, ptr %10, align 8, !dbg !344, !tbaa !311
  %69 = load i32, ptr %11, align 4, !dbg !345, !tbaa !7
  %70 = sext i32 %69 to i64, !dbg !344
  %71 = getelementptr inbounds %struct.float4, ptr %68, i64 %70, !dbg !344
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %71, ptr align 16 %15, i64 16, i1 false), !dbg !346, !tbaa.struct !338
  call void @llvm.lifetime.end.p0(ptr %15) #6, !dbg !344
  call void @llvm.lifetime.end.p0(ptr %14) #6, !dbg !347
  call void @llvm.lifetime.end.p0(ptr %11) #6, !dbg !347
  ret void, !dbg !347
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "structs_by_value.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "strided_copy", scope: !1, file: !1, line: 14, type: !12, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 15, column: 3, scope: !11)
!15 = !DILocation(line: 15, column: 24, scope: !11)
!16 = !DILocation(line: 15, column: 37, scope: !11)
!17 = !DILocation(line: 15, column: 35, scope: !11)
!18 = !DILocation(line: 15, column: 50, scope: !11)
!19 = !DILocation(line: 15, column: 48, scope: !11)
!20 = !DILocation(line: 15, column: 11, scope: !11)
!21 = !{!22, !22, i64 0}
!22 = !{!"long", !9, i64 0}
!23 = !DILocation(line: 15, column: 63, scope: !11)
!24 = !DILocation(line: 15, column: 71, scope: !11)
!25 = !DILocation(line: 16, column: 8, scope: !11)
!26 = !DILocation(line: 16, column: 20, scope: !11)
!27 = !{!28, !8, i64 72}
!28 = !{!"_ZTS6Tensor", !29, i64 0, !9, i64 8, !9, i64 40, !8, i64 72, !9, i64 76}
!29 = !{!"p1 float", !30, i64 0}
!30 = !{!"any pointer", !9, i64 0}
!31 = !DILocation(line: 16, column: 25, scope: !11)
!32 = !DILocation(line: 16, column: 12, scope: !11)
!33 = !DILocation(line: 16, column: 30, scope: !11)
!34 = !DILocation(line: 16, column: 32, scope: !11)
!35 = !DILocation(line: 16, column: 3, scope: !11)
!36 = !DILocation(line: 17, column: 5, scope: !11)
!37 = !DILocation(line: 17, column: 17, scope: !11)
!38 = !DILocation(line: 17, column: 25, scope: !11)
!39 = !DILocation(line: 17, column: 30, scope: !11)
!40 = !DILocation(line: 17, column: 21, scope: !11)
!41 = !DILocation(line: 17, column: 19, scope: !11)
!42 = !DILocation(line: 17, column: 13, scope: !11)
!43 = !DILocation(line: 18, column: 14, scope: !11)
!44 = !DILocation(line: 18, column: 19, scope: !11)
!45 = !DILocation(line: 18, column: 10, scope: !11)
!46 = !DILocation(line: 18, column: 7, scope: !11)
!47 = !DILocation(line: 19, column: 11, scope: !11)
!48 = !DILocation(line: 19, column: 19, scope: !11)
!49 = !DILocation(line: 19, column: 26, scope: !11)
!50 = !DILocation(line: 19, column: 15, scope: !11)
!51 = !DILocation(line: 19, column: 13, scope: !11)
!52 = !DILocation(line: 19, column: 8, scope: !11)
!53 = !DILocation(line: 20, column: 10, scope: !11)
!54 = !DILocation(line: 20, column: 18, scope: !11)
!55 = !DILocation(line: 20, column: 25, scope: !11)
!56 = !DILocation(line: 20, column: 14, scope: !11)
!57 = !DILocation(line: 20, column: 12, scope: !11)
!58 = !DILocation(line: 20, column: 7, scope: !11)
!59 = !DILocation(line: 21, column: 3, scope: !11)
!60 = !DILocation(line: 16, column: 39, scope: !11)
!61 = distinct !{!61, !35, !59, !62}
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocation(line: 22, column: 7, scope: !11)
!64 = !DILocation(line: 22, column: 9, scope: !11)
!65 = !DILocation(line: 23, column: 23, scope: !11)
!66 = !{!28, !29, i64 0}
!67 = !DILocation(line: 23, column: 28, scope: !11)
!68 = !DILocation(line: 23, column: 19, scope: !11)
!69 = !{!70, !70, i64 0}
!70 = !{!"float", !9, i64 0}
!71 = !DILocation(line: 23, column: 9, scope: !11)
!72 = !DILocation(line: 23, column: 14, scope: !11)
!73 = !DILocation(line: 23, column: 5, scope: !11)
!74 = !DILocation(line: 23, column: 17, scope: !11)
!75 = !DILocation(line: 24, column: 1, scope: !11)
!76 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !77, file: !77, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!78 = !DILocation(line: 66, column: 27, scope: !76)
!79 = !DILocation(line: 66, column: 3, scope: !76)
!80 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !77, file: !77, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = !DILocation(line: 79, column: 27, scope: !80)
!82 = !DILocation(line: 79, column: 3, scope: !80)
!83 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !77, file: !77, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DILocation(line: 53, column: 27, scope: !83)
!85 = !DILocation(line: 53, column: 3, scope: !83)
!86 = distinct !DISubprogram(name: "grid_constant_lookup", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !{!88, !88, i64 0}
!88 = !{!"p1 int", !30, i64 0}
!89 = !{!90, !90, i64 0}
!90 = !{!"p1 long", !30, i64 0}
!91 = !DILocation(line: 27, column: 3, scope: !86)
!92 = !DILocation(line: 27, column: 11, scope: !86)
!93 = !DILocation(line: 27, column: 17, scope: !86)
!94 = !DILocation(line: 27, column: 30, scope: !86)
!95 = !DILocation(line: 27, column: 7, scope: !86)
!96 = !DILocation(line: 28, column: 3, scope: !86)
!97 = !DILocation(line: 28, column: 25, scope: !86)
!98 = !DILocation(line: 28, column: 23, scope: !86)
!99 = !DILocation(line: 28, column: 18, scope: !86)
!100 = !DILocation(line: 29, column: 22, scope: !86)
!101 = !DILocation(line: 29, column: 24, scope: !86)
!102 = !DILocation(line: 29, column: 31, scope: !86)
!103 = !DILocation(line: 29, column: 38, scope: !86)
!104 = !DILocation(line: 29, column: 29, scope: !86)
!105 = !DILocation(line: 29, column: 27, scope: !86)
!106 = !DILocation(line: 29, column: 45, scope: !86)
!107 = !DILocation(line: 29, column: 50, scope: !86)
!108 = !DILocation(line: 29, column: 43, scope: !86)
!109 = !{!9, !9, i64 0}
!110 = !DILocation(line: 29, column: 41, scope: !86)
!111 = !DILocation(line: 29, column: 3, scope: !86)
!112 = !DILocation(line: 29, column: 7, scope: !86)
!113 = !DILocation(line: 29, column: 20, scope: !86)
!114 = !DILocation(line: 30, column: 1, scope: !86)
!115 = distinct !DISubprogram(name: "packed_records", scope: !1, file: !1, line: 41, type: !12, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = !{!117, !117, i64 0}
!117 = !{!"p1 _ZTS6Record", !30, i64 0}
!118 = !DILocation(line: 42, column: 3, scope: !115)
!119 = !DILocation(line: 42, column: 11, scope: !115)
!120 = !DILocation(line: 42, column: 24, scope: !115)
!121 = !DILocation(line: 42, column: 22, scope: !115)
!122 = !DILocation(line: 42, column: 37, scope: !115)
!123 = !DILocation(line: 42, column: 35, scope: !115)
!124 = !DILocation(line: 42, column: 7, scope: !115)
!125 = !DILocation(line: 43, column: 7, scope: !115)
!126 = !DILocation(line: 43, column: 12, scope: !115)
!127 = !DILocation(line: 43, column: 9, scope: !115)
!128 = !DILocation(line: 44, column: 5, scope: !115)
!129 = !DILocation(line: 45, column: 3, scope: !115)
!130 = !DILocation(line: 45, column: 14, scope: !115)
!131 = !DILocation(line: 45, column: 17, scope: !115)
!132 = !{i64 0, i64 1, !109, i64 1, i64 4, !7, i64 5, i64 8, !133, i64 13, i64 6, !109}
!133 = !{!134, !134, i64 0}
!134 = !{!"double", !9, i64 0}
!135 = !DILocation(line: 46, column: 17, scope: !115)
!136 = !{!137, !8, i64 1}
!137 = !{!"_ZTS6Record", !9, i64 0, !8, i64 1, !134, i64 5, !9, i64 13}
!138 = !DILocation(line: 46, column: 5, scope: !115)
!139 = !DILocation(line: 46, column: 8, scope: !115)
!140 = !DILocation(line: 47, column: 20, scope: !115)
!141 = !{!137, !134, i64 5}
!142 = !DILocation(line: 47, column: 5, scope: !115)
!143 = !DILocation(line: 47, column: 11, scope: !115)
!144 = !DILocation(line: 48, column: 26, scope: !115)
!145 = !DILocation(line: 48, column: 24, scope: !115)
!146 = !{!147, !147, i64 0}
!147 = !{!"short", !9, i64 0}
!148 = !DILocation(line: 48, column: 43, scope: !115)
!149 = !DILocation(line: 48, column: 37, scope: !115)
!150 = !DILocation(line: 48, column: 35, scope: !115)
!151 = !DILocation(line: 48, column: 23, scope: !115)
!152 = !DILocation(line: 48, column: 5, scope: !115)
!153 = !DILocation(line: 48, column: 3, scope: !115)
!154 = !DILocation(line: 48, column: 14, scope: !115)
!155 = !DILocation(line: 49, column: 17, scope: !115)
!156 = !{!137, !9, i64 0}
!157 = !DILocation(line: 49, column: 5, scope: !115)
!158 = !DILocation(line: 49, column: 9, scope: !115)
!159 = !DILocation(line: 50, column: 3, scope: !115)
!160 = !DILocation(line: 50, column: 7, scope: !115)
!161 = !DILocation(line: 50, column: 10, scope: !115)
!162 = !DILocation(line: 51, column: 1, scope: !115)
!163 = distinct !DISubprogram(name: "many_scalars", scope: !1, file: !1, line: 53, type: !12, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!164 = !{!165, !165, i64 0}
!165 = !{!"bool", !9, i64 0}
!166 = !{!167, !167, i64 0}
!167 = !{!"_Float16", !9, i64 0}
!168 = !{!169, !169, i64 0}
!169 = !{!"p1 double", !30, i64 0}
!170 = !DILocation(line: 55, column: 3, scope: !163)
!171 = !DILocation(line: 55, column: 14, scope: !163)
!172 = !{i8 0, i8 2}
!173 = !DILocation(line: 55, column: 18, scope: !163)
!174 = !DILocation(line: 55, column: 22, scope: !163)
!175 = !DILocation(line: 55, column: 10, scope: !163)
!176 = !DILocation(line: 56, column: 8, scope: !163)
!177 = !DILocation(line: 56, column: 12, scope: !163)
!178 = !DILocation(line: 56, column: 10, scope: !163)
!179 = !DILocation(line: 56, column: 17, scope: !163)
!180 = !DILocation(line: 56, column: 15, scope: !163)
!181 = !DILocation(line: 56, column: 29, scope: !163)
!182 = !DILocation(line: 56, column: 19, scope: !163)
!183 = !DILocation(line: 56, column: 41, scope: !163)
!184 = !DILocation(line: 56, column: 31, scope: !163)
!185 = !DILocation(line: 56, column: 45, scope: !163)
!186 = !DILocation(line: 56, column: 43, scope: !163)
!187 = !DILocation(line: 56, column: 49, scope: !163)
!188 = !DILocation(line: 56, column: 47, scope: !163)
!189 = !DILocation(line: 56, column: 55, scope: !163)
!190 = !{!191, !70, i64 0}
!191 = !{!"_ZTS6float3", !70, i64 0, !70, i64 4, !70, i64 8}
!192 = !DILocation(line: 56, column: 61, scope: !163)
!193 = !{!191, !70, i64 4}
!194 = !DILocation(line: 56, column: 57, scope: !163)
!195 = !DILocation(line: 56, column: 53, scope: !163)
!196 = !DILocation(line: 56, column: 51, scope: !163)
!197 = !DILocation(line: 56, column: 67, scope: !163)
!198 = !{!191, !70, i64 8}
!199 = !DILocation(line: 56, column: 65, scope: !163)
!200 = !DILocation(line: 56, column: 63, scope: !163)
!201 = !DILocation(line: 56, column: 73, scope: !163)
!202 = !{!203, !9, i64 0}
!203 = !{!"_ZTS6uchar4", !9, i64 0, !9, i64 1, !9, i64 2, !9, i64 3}
!204 = !DILocation(line: 56, column: 71, scope: !163)
!205 = !DILocation(line: 56, column: 69, scope: !163)
!206 = !DILocation(line: 56, column: 79, scope: !163)
!207 = !{!203, !9, i64 3}
!208 = !DILocation(line: 56, column: 77, scope: !163)
!209 = !DILocation(line: 56, column: 75, scope: !163)
!210 = !DILocation(line: 56, column: 5, scope: !163)
!211 = !DILocation(line: 57, column: 22, scope: !163)
!212 = !DILocation(line: 57, column: 26, scope: !163)
!213 = !DILocation(line: 57, column: 28, scope: !163)
!214 = !DILocation(line: 57, column: 24, scope: !163)
!215 = !DILocation(line: 57, column: 3, scope: !163)
!216 = !DILocation(line: 57, column: 7, scope: !163)
!217 = !DILocation(line: 57, column: 20, scope: !163)
!218 = !DILocation(line: 58, column: 1, scope: !163)
!219 = distinct !DISubprogram(name: "multiply", scope: !1, file: !1, line: 68, type: !12, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!220 = !{!221, !221, i64 0}
!221 = !{!"p1 _ZTS4Mat3", !30, i64 0}
!222 = !DILocation(line: 70, column: 8, scope: !219)
!223 = !DILocation(line: 70, column: 12, scope: !219)
!224 = !DILocation(line: 70, column: 19, scope: !219)
!225 = !DILocation(line: 70, column: 21, scope: !219)
!226 = !DILocation(line: 70, column: 3, scope: !219)
!227 = !DILocation(line: 71, column: 10, scope: !219)
!228 = !DILocation(line: 71, column: 14, scope: !219)
!229 = !DILocation(line: 71, column: 21, scope: !219)
!230 = !DILocation(line: 71, column: 23, scope: !219)
!231 = !DILocation(line: 71, column: 5, scope: !219)
!232 = !DILocation(line: 72, column: 7, scope: !219)
!233 = !DILocation(line: 72, column: 13, scope: !219)
!234 = !DILocation(line: 73, column: 12, scope: !219)
!235 = !DILocation(line: 73, column: 16, scope: !219)
!236 = !DILocation(line: 73, column: 23, scope: !219)
!237 = !DILocation(line: 73, column: 25, scope: !219)
!238 = !DILocation(line: 73, column: 7, scope: !219)
!239 = !DILocation(line: 74, column: 16, scope: !219)
!240 = !DILocation(line: 74, column: 18, scope: !219)
!241 = !DILocation(line: 74, column: 14, scope: !219)
!242 = !DILocation(line: 74, column: 21, scope: !219)
!243 = !DILocation(line: 74, column: 26, scope: !219)
!244 = !{i64 4}
!245 = !DILocation(line: 74, column: 28, scope: !219)
!246 = !DILocation(line: 74, column: 30, scope: !219)
!247 = !DILocation(line: 74, column: 33, scope: !219)
!248 = !DILocation(line: 74, column: 24, scope: !219)
!249 = !DILocation(line: 74, column: 11, scope: !219)
!250 = !DILocation(line: 74, column: 9, scope: !219)
!251 = !DILocation(line: 73, column: 31, scope: !219)
!252 = distinct !{!252, !238, !253, !62}
!253 = !DILocation(line: 74, column: 34, scope: !219)
!254 = !DILocation(line: 75, column: 19, scope: !219)
!255 = !DILocation(line: 75, column: 9, scope: !219)
!256 = !DILocation(line: 75, column: 11, scope: !219)
!257 = !DILocation(line: 75, column: 7, scope: !219)
!258 = !DILocation(line: 75, column: 14, scope: !219)
!259 = !DILocation(line: 75, column: 17, scope: !219)
!260 = !DILocation(line: 76, column: 5, scope: !219)
!261 = !DILocation(line: 71, column: 29, scope: !219)
!262 = distinct !{!262, !231, !260, !62}
!263 = !DILocation(line: 70, column: 27, scope: !219)
!264 = distinct !{!264, !226, !260, !62}
!265 = !DILocation(line: 77, column: 3, scope: !219)
!266 = distinct !DISubprogram(name: "split", scope: !1, file: !1, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!267 = !DILocation(line: 79, column: 55, scope: !266)
!268 = !DILocation(line: 79, column: 62, scope: !266)
!269 = !{!270, !22, i64 0}
!270 = !{!"_ZTS4Pair", !22, i64 0, !70, i64 8}
!271 = !DILocation(line: 79, column: 73, scope: !266)
!272 = !DILocation(line: 79, column: 91, scope: !266)
!273 = !DILocation(line: 79, column: 85, scope: !266)
!274 = !DILocation(line: 79, column: 75, scope: !266)
!275 = !DILocation(line: 79, column: 72, scope: !266)
!276 = !{!270, !70, i64 8}
!277 = !DILocation(line: 79, column: 48, scope: !266)
!278 = distinct !DISubprogram(name: "blend", scope: !1, file: !1, line: 80, type: !12, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!279 = !DILocation(line: 81, column: 10, scope: !278)
!280 = !DILocation(line: 81, column: 23, scope: !278)
!281 = !DILocation(line: 81, column: 26, scope: !278)
!282 = !{!283, !70, i64 12}
!283 = !{!"_ZTS6float4", !70, i64 0, !70, i64 4, !70, i64 8, !70, i64 12}
!284 = !{!283, !70, i64 0}
!285 = !DILocation(line: 81, column: 31, scope: !278)
!286 = !{!283, !70, i64 8}
!287 = !{!283, !70, i64 4}
!288 = !DILocation(line: 81, column: 36, scope: !278)
!289 = !DILocation(line: 81, column: 41, scope: !278)
!290 = !DILocation(line: 81, column: 52, scope: !278)
!291 = !DILocation(line: 81, column: 55, scope: !278)
!292 = !DILocation(line: 81, column: 61, scope: !278)
!293 = !DILocation(line: 81, column: 59, scope: !278)
!294 = !DILocation(line: 81, column: 57, scope: !278)
!295 = !DILocation(line: 81, column: 66, scope: !278)
!296 = !DILocation(line: 81, column: 72, scope: !278)
!297 = !{!203, !9, i64 1}
!298 = !DILocation(line: 81, column: 70, scope: !278)
!299 = !DILocation(line: 81, column: 68, scope: !278)
!300 = !DILocation(line: 81, column: 77, scope: !278)
!301 = !DILocation(line: 81, column: 83, scope: !278)
!302 = !{!203, !9, i64 2}
!303 = !DILocation(line: 81, column: 81, scope: !278)
!304 = !DILocation(line: 81, column: 79, scope: !278)
!305 = !DILocation(line: 81, column: 88, scope: !278)
!306 = !DILocation(line: 81, column: 94, scope: !278)
!307 = !DILocation(line: 81, column: 92, scope: !278)
!308 = !DILocation(line: 81, column: 90, scope: !278)
!309 = !DILocation(line: 81, column: 3, scope: !278)
!310 = distinct !DISubprogram(name: "calls_with_structs", scope: !1, file: !1, line: 84, type: !12, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!311 = !{!312, !312, i64 0}
!312 = !{!"p1 _ZTS6float4", !30, i64 0}
!313 = !DILocation(line: 85, column: 3, scope: !310)
!314 = !DILocation(line: 85, column: 11, scope: !310)
!315 = !DILocation(line: 85, column: 7, scope: !310)
!316 = !DILocation(line: 86, column: 12, scope: !310)
!317 = !DILocation(line: 86, column: 21, scope: !310)
!318 = !{i64 0, i64 36, !109}
!319 = !DILocation(line: 86, column: 24, scope: !310)
!320 = !DILocation(line: 86, column: 26, scope: !310)
!321 = !DILocation(line: 86, column: 3, scope: !310)
!322 = !DILocation(line: 86, column: 7, scope: !310)
!323 = !DILocation(line: 86, column: 10, scope: !310)
!324 = !DILocation(line: 87, column: 3, scope: !310)
!325 = !DILocation(line: 87, column: 18, scope: !310)
!326 = !DILocation(line: 87, column: 20, scope: !310)
!327 = !DILocation(line: 87, column: 12, scope: !310)
!328 = !DILocation(line: 88, column: 12, scope: !310)
!329 = !DILocation(line: 88, column: 10, scope: !310)
!330 = !DILocation(line: 88, column: 18, scope: !310)
!331 = !DILocation(line: 88, column: 14, scope: !310)
!332 = !DILocation(line: 88, column: 3, scope: !310)
!333 = !DILocation(line: 88, column: 5, scope: !310)
!334 = !DILocation(line: 88, column: 8, scope: !310)
!335 = !DILocation(line: 89, column: 10, scope: !310)
!336 = !DILocation(line: 89, column: 16, scope: !310)
!337 = !DILocation(line: 89, column: 18, scope: !310)
!338 = !{i64 0, i64 4, !69, i64 4, i64 4, !69, i64 8, i64 4, !69, i64 12, i64 4, !69}
!339 = !DILocation(line: 89, column: 22, scope: !310)
!340 = !{i64 0, i64 1, !109, i64 1, i64 1, !109, i64 2, i64 1, !109, i64 3, i64 1, !109}
!341 = !DILocation(line: 89, column: 27, scope: !310)
!342 = !DILocation(line: 89, column: 29, scope: !310)
!343 = !DILocation(line: 89, column: 25, scope: !310)
!344 = !DILocation(line: 89, column: 3, scope: !310)
!345 = !DILocation(line: 89, column: 5, scope: !310)
!346 = !DILocation(line: 89, column: 8, scope: !310)
!347 = !DILocation(line: 90, column: 1, scope: !310)
