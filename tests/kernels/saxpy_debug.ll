; ModuleID = 'saxpy.cu'
source_filename = "saxpy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.float4 = type { float, float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @saxpy(i32 noundef %0, float noundef %1, ptr noalias noundef %2, ptr noalias noundef %3) #0 !dbg !11 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !7
  store float %1, ptr %6, align 4, !tbaa !14
  store ptr %2, ptr %7, align 8, !tbaa !16
  store ptr %3, ptr %8, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %9) #5, !dbg !19
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6, !dbg !20
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6, !dbg !21
  %12 = mul i32 %10, %11, !dbg !22
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6, !dbg !23
  %14 = add i32 %12, %13, !dbg !24
  store i32 %14, ptr %9, align 4, !dbg !25, !tbaa !7
  %15 = load i32, ptr %9, align 4, !dbg !26, !tbaa !7
  %16 = load i32, ptr %5, align 4, !dbg !27, !tbaa !7
  %17 = icmp slt i32 %15, %16, !dbg !28
  br i1 %17, label %18, label %36, !dbg !28

18:                                               ; preds = %4
  %19 = load float, ptr %6, align 4, !dbg !29, !tbaa !14
  %20 = load ptr, ptr %7, align 8, !dbg !30, !tbaa !16
  %21 = load i32, ptr %9, align 4, !dbg !31, !tbaa !7
  %22 = sext i32 %21 to i64, !dbg !30
  %23 = getelementptr inbounds float, ptr %20, i64 %22, !dbg !30
  %24 = load float, ptr %23, align 4, !dbg !30, !tbaa !14
  %25 = fmul contract float %19, %24, !dbg !32
  %26 = load ptr, ptr %8, align 8, !dbg !33, !tbaa !16
  %27 = load i32, ptr %9, align 4, !dbg !34, !tbaa !7
  %28 = sext i32 %27 to i64, !dbg !33
  %29 = getelementptr inbounds float, ptr %26, i64 %28, !dbg !33
  %30 = load float, ptr %29, align 4, !dbg !33, !tbaa !14
  %31 = fadd contract float %25, %30, !dbg !35
  %32 = load ptr, ptr %8, align 8, !dbg !36, !tbaa !16
  %33 = load i32, ptr %9, align 4, !dbg !37, !tbaa !7
  %34 = sext i32 %33 to i64, !dbg !36
  %35 = getelementptr inbounds float, ptr %32, i64 %34, !dbg !36
  store float %31, ptr %35, align 4, !dbg !38, !tbaa !14
  br label %36, !dbg !36

36:                                               ; preds = %18, %4
  call void @llvm.lifetime.end.p0(ptr %9) #5, !dbg !39
  ret void, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !40 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !42
  ret i32 %1, !dbg !43
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !44 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45
  ret i32 %1, !dbg !46
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !47 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  ret i32 %1, !dbg !49
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @saxpy_grid_stride(i32 noundef %0, float noundef %1, ptr noundef %2, ptr noundef %3) #0 !dbg !50 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !7
  store float %1, ptr %6, align 4, !tbaa !14
  store ptr %2, ptr %7, align 8, !tbaa !16
  store ptr %3, ptr %8, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %9) #5, !dbg !51
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6, !dbg !52
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6, !dbg !53
  %12 = mul i32 %10, %11, !dbg !54
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6, !dbg !55
  %14 = add i32 %12, %13, !dbg !56
  store i32 %14, ptr %9, align 4, !dbg !57, !tbaa !7
  br label %15, !dbg !51

15:                                               ; preds = %38, %4
  %16 = load i32, ptr %9, align 4, !dbg !58, !tbaa !7
  %17 = load i32, ptr %5, align 4, !dbg !59, !tbaa !7
  %18 = icmp slt i32 %16, %17, !dbg !60
  br i1 %18, label %20, label %19, !dbg !61

19:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %9) #5, !dbg !61
  br label %44

20:                                               ; preds = %15
  %21 = load float, ptr %6, align 4, !dbg !62, !tbaa !14
  %22 = load ptr, ptr %7, align 8, !dbg !63, !tbaa !16
  %23 = load i32, ptr %9, align 4, !dbg !64, !tbaa !7
  %24 = sext i32 %23 to i64, !dbg !63
  %25 = getelementptr inbounds float, ptr %22, i64 %24, !dbg !63
  %26 = load float, ptr %25, align 4, !dbg !63, !tbaa !14
  %27 = fmul contract float %21, %26, !dbg !65
  %28 = load ptr, ptr %8, align 8, !dbg !66, !tbaa !16
  %29 = load i32, ptr %9, align 4, !dbg !67, !tbaa !7
  %30 = sext i32 %29 to i64, !dbg !66
  %31 = getelementptr inbounds float, ptr %28, i64 %30, !dbg !66
  %32 = load float, ptr %31, align 4, !dbg !66, !tbaa !14
  %33 = fadd contract float %27, %32, !dbg !68
  %34 = load ptr, ptr %8, align 8, !dbg !69, !tbaa !16
  %35 = load i32, ptr %9, align 4, !dbg !70, !tbaa !7
  %36 = sext i32 %35 to i64, !dbg !69
  %37 = getelementptr inbounds float, ptr %34, i64 %36, !dbg !69
  store float %33, ptr %37, align 4, !dbg !71, !tbaa !14
  br label %38, !dbg !69

38:                                               ; preds = %20
  %39 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6, !dbg !72
  %40 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #6, !dbg !73
  %41 = mul i32 %39, %40, !dbg !74
  %42 = load i32, ptr %9, align 4, !dbg !75, !tbaa !7
  %43 = add i32 %42, %41, !dbg !75
  store i32 %43, ptr %9, align 4, !dbg !75, !tbaa !7
  br label %15, !dbg !61, !llvm.loop !76

44:                                               ; preds = %19
  ret void, !dbg !79
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !80 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !81
  ret i32 %1, !dbg !82
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @saxpy_vec4(i32 noundef %0, float noundef %1, ptr noalias noundef %2, ptr noalias noundef %3) #0 !dbg !83 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.float4, align 16
  %11 = alloca %struct.float4, align 16
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  store i32 %0, ptr %5, align 4, !tbaa !7
  store float %1, ptr %6, align 4, !tbaa !14
  store ptr %2, ptr %7, align 8, !tbaa !84
  store ptr %3, ptr %8, align 8, !tbaa !84
  call void @llvm.lifetime.start.p0(ptr %9) #5, !dbg !86
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6, !dbg !87
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6, !dbg !88
  %17 = mul i32 %15, %16, !dbg !89
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6, !dbg !90
  %19 = add i32 %17, %18, !dbg !91
  store i32 %19, ptr %9, align 4, !dbg !92, !tbaa !7
  %20 = load i32, ptr %9, align 4, !dbg !93, !tbaa !7
  %21 = load i32, ptr %5, align 4, !dbg !94, !tbaa !7
  %22 = sdiv i32 %21, 4, !dbg !95
  %23 = icmp slt i32 %20, %22, !dbg !96
  br i1 %23, label %24, label %69, !dbg !96

24:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %10) #5, !dbg !97
  %25 = load ptr, ptr %7, align 8, !dbg !98, !tbaa !84
  %26 = load i32, ptr %9, align 4, !dbg !99, !tbaa !7
  %27 = sext i32 %26 to i64, !dbg !98
  %28 = getelementptr inbounds %struct.float4, ptr %25, i64 %27, !dbg !98
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %10, ptr align 16 %28, i64 16, i1 false), !dbg !98, !tbaa.struct !100
  call void @llvm.lifetime.start.p0(ptr %11) #5, !dbg !97
  %29 = load ptr, ptr %8, align 8, !dbg !101, !tbaa !84
  %30 = load i32, ptr %9, align 4, !dbg !102, !tbaa !7
  %31 = sext i32 %30 to i64, !dbg !101
  %32 = getelementptr inbounds %struct.float4, ptr %29, i64 %31, !dbg !101
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 %32, i64 16, i1 false), !dbg !101, !tbaa.struct !100
  %33 = load float, ptr %6, align 4, !dbg !103, !tbaa !14
  %34 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0, !dbg !104
  %35 = load float, ptr %34, align 16, !dbg !104, !tbaa !105
  %36 = fmul contract float %33, %35, !dbg !107
  %37 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0, !dbg !108
  %38 = load float, ptr %37, align 16, !dbg !108, !tbaa !105
  %39 = fadd contract float %36, %38, !dbg !109
  %40 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0, !dbg !110
  store float %39, ptr %40, align 16, !dbg !111, !tbaa !105
  %41 = load float, ptr %6, align 4, !dbg !112, !tbaa !14
  %42 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1, !dbg !113
  %43 = load float, ptr %42, align 4, !dbg !113, !tbaa !114
  %44 = fmul contract float %41, %43, !dbg !115
  %45 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1, !dbg !116
  %46 = load float, ptr %45, align 4, !dbg !116, !tbaa !114
  %47 = fadd contract float %44, %46, !dbg !117
  %48 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1, !dbg !118
  store float %47, ptr %48, align 4, !dbg !119, !tbaa !114
  %49 = load float, ptr %6, align 4, !dbg !120, !tbaa !14
  %50 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2, !dbg !121
  %51 = load float, ptr %50, align 8, !dbg !121, !tbaa !122
  %52 = fmul contract float %49, %51, !dbg !123
  %53 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2, !dbg !124
  %54 = load float, ptr %53, align 8, !dbg !124, !tbaa !122
  %55 = fadd contract float %52, %54, !dbg !125
  %56 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2, !dbg !126
  store float %55, ptr %56, align 8, !dbg !127, !tbaa !122
  %57 = load float, ptr %6, align 4, !dbg !128, !tbaa !14
  %58 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3, !dbg !129
  %59 = load float, ptr %58, align 4, !dbg !129, !tbaa !130
  %60 = fmul contract float %57, %59, !dbg !131
  %61 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3, !dbg !132
  %62 = load float, ptr %61, align 4, !dbg !132, !tbaa !130
  %63 = fadd contract float %60, %62, !dbg !133
  %64 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3, !dbg !134
  store float %63, ptr %64, align 4, !dbg !135, !tbaa !130
  %65 = load ptr, ptr %8, align 8, !dbg !136, !tbaa !84
  %66 = load i32, ptr %9, align 4, !dbg !137, !tbaa !7
  %67 = sext i32 %66 to i64, !dbg !136
  %68 = getelementptr inbounds %struct.float4, ptr %65, i64 %67, !dbg !136
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %68, ptr align 16 %11, i64 16, i1 false), !dbg !138, !tbaa.struct !100
  call void @llvm.lifetime.end.p0(ptr %11) #5, !dbg !139
  call void @llvm.lifetime.end.p0(ptr %10) #5, !dbg !139
  br label %69, !dbg !139

69:                                               ; preds = %24, %4
  call void @llvm.lifetime.start.p0(ptr %12) #5, !dbg !140
  %70 = load i32, ptr %5, align 4, !dbg !141, !tbaa !7
  %71 = sdiv i32 %70, 4, !dbg !142
  %72 = mul nsw i32 %71, 4, !dbg !143
  %73 = load i32, ptr %9, align 4, !dbg !144, !tbaa !7
  %74 = add nsw i32 %72, %73, !dbg !145
  store i32 %74, ptr %12, align 4, !dbg !146, !tbaa !7
  %75 = load i32, ptr %9, align 4, !dbg !147, !tbaa !7
  %76 = load i32, ptr %5, align 4, !dbg !148, !tbaa !7
  %77 = srem i32 %76, 4, !dbg !149
  %78 = icmp slt i32 %75, %77, !dbg !150
  br i1 %78, label %79, label %99, !dbg !150

79:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(ptr %13) #5, !dbg !151
  %80 = load ptr, ptr %7, align 8, !dbg !152, !tbaa !84
  store ptr %80, ptr %13, align 8, !dbg !153, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %14) #5, !dbg !154
  %81 = load ptr, ptr %8, align 8, !dbg !155, !tbaa !84
  store ptr %81, ptr %14, align 8, !dbg !156, !tbaa !16
  %82 = load float, ptr %6, align 4, !dbg !157, !tbaa !14
  %83 = load ptr, ptr %13, align 8, !dbg !158, !tbaa !16
  %84 = load i32, ptr %12, align 4, !dbg !159, !tbaa !7
  %85 = sext i32 %84 to i64, !dbg !158
  %86 = getelementptr inbounds float, ptr %83, i64 %85, !dbg !158
  %87 = load float, ptr %86, align 4, !dbg !158, !tbaa !14
  %88 = fmul contract float %82, %87, !dbg !160
  %89 = load ptr, ptr %14, align 8, !dbg !161, !tbaa !16
  %90 = load i32, ptr %12, align 4, !dbg !162, !tbaa !7
  %91 = sext i32 %90 to i64, !dbg !161
  %92 = getelementptr inbounds float, ptr %89, i64 %91, !dbg !161
  %93 = load float, ptr %92, align 4, !dbg !161, !tbaa !14
  %94 = fadd contract float %88, %93, !dbg !163
  %95 = load ptr, ptr %14, align 8, !dbg !164, !tbaa !16
  %96 = load i32, ptr %12, align 4, !dbg !165, !tbaa !7
  %97 = sext i32 %96 to i64, !dbg !164
  %98 = getelementptr inbounds float, ptr %95, i64 %97, !dbg !164
  store float %94, ptr %98, align 4, !dbg !166, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %14) #5, !dbg !167
  call void @llvm.lifetime.end.p0(ptr %13) #5, !dbg !167
  br label %99, !dbg !167

99:                                               ; preds = %79, %69
  call void @llvm.lifetime.end.p0(ptr %12) #5, !dbg !168
  call void @llvm.lifetime.end.p0(ptr %9) #5, !dbg !168
  ret void, !dbg !168
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @daxpy_strided(i32 noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) #0 !dbg !169 {
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store i32 %0, ptr %7, align 4, !tbaa !7
  store double %1, ptr %8, align 8, !tbaa !170
  store ptr %2, ptr %9, align 8, !tbaa !172
  store i32 %3, ptr %10, align 4, !tbaa !7
  store ptr %4, ptr %11, align 8, !tbaa !172
  store i32 %5, ptr %12, align 4, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %13) #5, !dbg !174
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #6, !dbg !175
  %18 = zext i32 %17 to i64, !dbg !175
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #6, !dbg !176
  %20 = zext i32 %19 to i64, !dbg !176
  %21 = mul nsw i64 %18, %20, !dbg !177
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #6, !dbg !178
  %23 = zext i32 %22 to i64, !dbg !178
  %24 = add nsw i64 %21, %23, !dbg !179
  store i64 %24, ptr %13, align 8, !dbg !180, !tbaa !181
  %25 = load i64, ptr %13, align 8, !dbg !183, !tbaa !181
  %26 = load i32, ptr %7, align 4, !dbg !184, !tbaa !7
  %27 = sext i32 %26 to i64, !dbg !184
  %28 = icmp sge i64 %25, %27, !dbg !185
  br i1 %28, label %29, label %30, !dbg !185

29:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %78, !dbg !186

30:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #5, !dbg !187
  %31 = load i32, ptr %10, align 4, !dbg !188, !tbaa !7
  %32 = icmp slt i32 %31, 0, !dbg !189
  br i1 %32, label %33, label %42, !dbg !188

33:                                               ; preds = %30
  %34 = load i64, ptr %13, align 8, !dbg !190, !tbaa !181
  %35 = load i32, ptr %7, align 4, !dbg !191, !tbaa !7
  %36 = sext i32 %35 to i64, !dbg !191
  %37 = sub nsw i64 %34, %36, !dbg !192
  %38 = add nsw i64 %37, 1, !dbg !193
  %39 = load i32, ptr %10, align 4, !dbg !194, !tbaa !7
  %40 = sext i32 %39 to i64, !dbg !194
  %41 = mul nsw i64 %38, %40, !dbg !195
  br label %47, !dbg !188

42:                                               ; preds = %30
  %43 = load i64, ptr %13, align 8, !dbg !196, !tbaa !181
  %44 = load i32, ptr %10, align 4, !dbg !197, !tbaa !7
  %45 = sext i32 %44 to i64, !dbg !197
  %46 = mul nsw i64 %43, %45, !dbg !198
  br label %47, !dbg !188

47:                                               ; preds = %42, %33
  %48 = phi i64 [ %41, %33 ], [ %46, %42 ], !dbg !188
  store i64 %48, ptr %15, align 8, !dbg !199, !tbaa !181
  call void @llvm.lifetime.start.p0(ptr %16) #5, !dbg !200
  %49 = load i32, ptr %12, align 4, !dbg !201, !tbaa !7
  %50 = icmp slt i32 %49, 0, !dbg !202
  br i1 %50, label %51, label %60, !dbg !201

51:                                               ; preds = %47
  %52 = load i64, ptr %13, align 8, !dbg !203, !tbaa !181
  %53 = load i32, ptr %7, align 4, !dbg !204, !tbaa !7
  %54 = sext i32 %53 to i64, !dbg !204
  %55 = sub nsw i64 %52, %54, !dbg !205
  %56 = add nsw i64 %55, 1, !dbg !206
  %57 = load i32, ptr %12, align 4, !dbg !207, !tbaa !7
  %58 = sext i32 %57 to i64, !dbg !207
  %59 = mul nsw i64 %56, %58, !dbg !208
  br label %65, !dbg !201

60:                                               ; preds = %47
  %61 = load i64, ptr %13, align 8, !dbg !209, !tbaa !181
  %62 = load i32, ptr %12, align 4, !dbg !210, !tbaa !7
  %63 = sext i32 %62 to i64, !dbg !210
  %64 = mul nsw i64 %61, %63, !dbg !211
  br label %65, !dbg !201

65:                                               ; preds = %60, %51
  %66 = phi i64 [ %59, %51 ], [ %64, %60 ], !dbg !201
  store i64 %66, ptr %16, align 8, !dbg !212, !tbaa !181
  %67 = load double, ptr %8, align 8, !dbg !213, !tbaa !170
  %68 = load ptr, ptr %9, align 8, !dbg !214, !tbaa !172
  %69 = load i64, ptr %15, align 8, !dbg !215, !tbaa !181
  %70 = getelementptr inbounds double, ptr %68, i64 %69, !dbg !214
  %71 = load double, ptr %70, align 8, !dbg !214, !tbaa !170
  %72 = fmul contract double %67, %71, !dbg !216
  %73 = load ptr, ptr %11, align 8, !dbg !217, !tbaa !172
  %74 = load i64, ptr %16, align 8, !dbg !218, !tbaa !181
  %75 = getelementptr inbounds double, ptr %73, i64 %74, !dbg !217
  %76 = load double, ptr %75, align 8, !dbg !219, !tbaa !170
  %77 = fadd contract double %76, %72, !dbg !219
  store double %77, ptr %75, align 8, !dbg !219, !tbaa !170
  call void @llvm.lifetime.end.p0(ptr %16) #5, !dbg !220
  call void @llvm.lifetime.end.p0(ptr %15) #5, !dbg !220
  store i32 0, ptr %14, align 4, !dbg !220
  br label %78, !dbg !220

78:                                               ; preds = %65, %29
  call void @llvm.lifetime.end.p0(ptr %13) #5, !dbg !220
  %79 = load i32, ptr %14, align 4
  switch i32 %79, label %81 [
    i32 0, label %80
    i32 1, label %80
  ]

80:                                               ; preds = %78, %78
  ret void, !dbg !220

81:                                               ; preds = %78
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "saxpy.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !9, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 float", !18, i64 0}
!18 = !{!"any pointer", !9, i64 0}
!19 = !DILocation(line: 7, column: 3, scope: !11)
!20 = !DILocation(line: 7, column: 11, scope: !11)
!21 = !DILocation(line: 7, column: 24, scope: !11)
!22 = !DILocation(line: 7, column: 22, scope: !11)
!23 = !DILocation(line: 7, column: 37, scope: !11)
!24 = !DILocation(line: 7, column: 35, scope: !11)
!25 = !DILocation(line: 7, column: 7, scope: !11)
!26 = !DILocation(line: 8, column: 7, scope: !11)
!27 = !DILocation(line: 8, column: 11, scope: !11)
!28 = !DILocation(line: 8, column: 9, scope: !11)
!29 = !DILocation(line: 9, column: 12, scope: !11)
!30 = !DILocation(line: 9, column: 16, scope: !11)
!31 = !DILocation(line: 9, column: 18, scope: !11)
!32 = !DILocation(line: 9, column: 14, scope: !11)
!33 = !DILocation(line: 9, column: 23, scope: !11)
!34 = !DILocation(line: 9, column: 25, scope: !11)
!35 = !DILocation(line: 9, column: 21, scope: !11)
!36 = !DILocation(line: 9, column: 5, scope: !11)
!37 = !DILocation(line: 9, column: 7, scope: !11)
!38 = !DILocation(line: 9, column: 10, scope: !11)
!39 = !DILocation(line: 10, column: 1, scope: !11)
!40 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !41, file: !41, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!42 = !DILocation(line: 66, column: 27, scope: !40)
!43 = !DILocation(line: 66, column: 3, scope: !40)
!44 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !41, file: !41, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = !DILocation(line: 79, column: 27, scope: !44)
!46 = !DILocation(line: 79, column: 3, scope: !44)
!47 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !41, file: !41, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DILocation(line: 53, column: 27, scope: !47)
!49 = !DILocation(line: 53, column: 3, scope: !47)
!50 = distinct !DISubprogram(name: "saxpy_grid_stride", scope: !1, file: !1, line: 12, type: !12, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = !DILocation(line: 13, column: 8, scope: !50)
!52 = !DILocation(line: 13, column: 16, scope: !50)
!53 = !DILocation(line: 13, column: 29, scope: !50)
!54 = !DILocation(line: 13, column: 27, scope: !50)
!55 = !DILocation(line: 13, column: 42, scope: !50)
!56 = !DILocation(line: 13, column: 40, scope: !50)
!57 = !DILocation(line: 13, column: 12, scope: !50)
!58 = !DILocation(line: 13, column: 55, scope: !50)
!59 = !DILocation(line: 13, column: 59, scope: !50)
!60 = !DILocation(line: 13, column: 57, scope: !50)
!61 = !DILocation(line: 13, column: 3, scope: !50)
!62 = !DILocation(line: 14, column: 12, scope: !50)
!63 = !DILocation(line: 14, column: 16, scope: !50)
!64 = !DILocation(line: 14, column: 18, scope: !50)
!65 = !DILocation(line: 14, column: 14, scope: !50)
!66 = !DILocation(line: 14, column: 23, scope: !50)
!67 = !DILocation(line: 14, column: 25, scope: !50)
!68 = !DILocation(line: 14, column: 21, scope: !50)
!69 = !DILocation(line: 14, column: 5, scope: !50)
!70 = !DILocation(line: 14, column: 7, scope: !50)
!71 = !DILocation(line: 14, column: 10, scope: !50)
!72 = !DILocation(line: 13, column: 67, scope: !50)
!73 = !DILocation(line: 13, column: 80, scope: !50)
!74 = !DILocation(line: 13, column: 78, scope: !50)
!75 = !DILocation(line: 13, column: 64, scope: !50)
!76 = distinct !{!76, !61, !77, !78}
!77 = !DILocation(line: 14, column: 26, scope: !50)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocation(line: 15, column: 1, scope: !50)
!80 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !41, file: !41, line: 92, type: !12, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = !DILocation(line: 92, column: 27, scope: !80)
!82 = !DILocation(line: 92, column: 3, scope: !80)
!83 = distinct !DISubprogram(name: "saxpy_vec4", scope: !1, file: !1, line: 18, type: !12, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !{!85, !85, i64 0}
!85 = !{!"p1 _ZTS6float4", !18, i64 0}
!86 = !DILocation(line: 19, column: 3, scope: !83)
!87 = !DILocation(line: 19, column: 11, scope: !83)
!88 = !DILocation(line: 19, column: 24, scope: !83)
!89 = !DILocation(line: 19, column: 22, scope: !83)
!90 = !DILocation(line: 19, column: 37, scope: !83)
!91 = !DILocation(line: 19, column: 35, scope: !83)
!92 = !DILocation(line: 19, column: 7, scope: !83)
!93 = !DILocation(line: 20, column: 7, scope: !83)
!94 = !DILocation(line: 20, column: 11, scope: !83)
!95 = !DILocation(line: 20, column: 13, scope: !83)
!96 = !DILocation(line: 20, column: 9, scope: !83)
!97 = !DILocation(line: 21, column: 5, scope: !83)
!98 = !DILocation(line: 21, column: 17, scope: !83)
!99 = !DILocation(line: 21, column: 19, scope: !83)
!100 = !{i64 0, i64 4, !14, i64 4, i64 4, !14, i64 8, i64 4, !14, i64 12, i64 4, !14}
!101 = !DILocation(line: 21, column: 28, scope: !83)
!102 = !DILocation(line: 21, column: 30, scope: !83)
!103 = !DILocation(line: 22, column: 12, scope: !83)
!104 = !DILocation(line: 22, column: 19, scope: !83)
!105 = !{!106, !15, i64 0}
!106 = !{!"_ZTS6float4", !15, i64 0, !15, i64 4, !15, i64 8, !15, i64 12}
!107 = !DILocation(line: 22, column: 14, scope: !83)
!108 = !DILocation(line: 22, column: 26, scope: !83)
!109 = !DILocation(line: 22, column: 21, scope: !83)
!110 = !DILocation(line: 22, column: 8, scope: !83)
!111 = !DILocation(line: 22, column: 10, scope: !83)
!112 = !DILocation(line: 23, column: 12, scope: !83)
!113 = !DILocation(line: 23, column: 19, scope: !83)
!114 = !{!106, !15, i64 4}
!115 = !DILocation(line: 23, column: 14, scope: !83)
!116 = !DILocation(line: 23, column: 26, scope: !83)
!117 = !DILocation(line: 23, column: 21, scope: !83)
!118 = !DILocation(line: 23, column: 8, scope: !83)
!119 = !DILocation(line: 23, column: 10, scope: !83)
!120 = !DILocation(line: 24, column: 12, scope: !83)
!121 = !DILocation(line: 24, column: 19, scope: !83)
!122 = !{!106, !15, i64 8}
!123 = !DILocation(line: 24, column: 14, scope: !83)
!124 = !DILocation(line: 24, column: 26, scope: !83)
!125 = !DILocation(line: 24, column: 21, scope: !83)
!126 = !DILocation(line: 24, column: 8, scope: !83)
!127 = !DILocation(line: 24, column: 10, scope: !83)
!128 = !DILocation(line: 25, column: 12, scope: !83)
!129 = !DILocation(line: 25, column: 19, scope: !83)
!130 = !{!106, !15, i64 12}
!131 = !DILocation(line: 25, column: 14, scope: !83)
!132 = !DILocation(line: 25, column: 26, scope: !83)
!133 = !DILocation(line: 25, column: 21, scope: !83)
!134 = !DILocation(line: 25, column: 8, scope: !83)
!135 = !DILocation(line: 25, column: 10, scope: !83)
!136 = !DILocation(line: 26, column: 5, scope: !83)
!137 = !DILocation(line: 26, column: 7, scope: !83)
!138 = !DILocation(line: 26, column: 10, scope: !83)
!139 = !DILocation(line: 27, column: 3, scope: !83)
!140 = !DILocation(line: 28, column: 3, scope: !83)
!141 = !DILocation(line: 28, column: 11, scope: !83)
!142 = !DILocation(line: 28, column: 13, scope: !83)
!143 = !DILocation(line: 28, column: 17, scope: !83)
!144 = !DILocation(line: 28, column: 23, scope: !83)
!145 = !DILocation(line: 28, column: 21, scope: !83)
!146 = !DILocation(line: 28, column: 7, scope: !83)
!147 = !DILocation(line: 29, column: 7, scope: !83)
!148 = !DILocation(line: 29, column: 11, scope: !83)
!149 = !DILocation(line: 29, column: 13, scope: !83)
!150 = !DILocation(line: 29, column: 9, scope: !83)
!151 = !DILocation(line: 30, column: 5, scope: !83)
!152 = !DILocation(line: 30, column: 38, scope: !83)
!153 = !DILocation(line: 30, column: 18, scope: !83)
!154 = !DILocation(line: 31, column: 5, scope: !83)
!155 = !DILocation(line: 31, column: 26, scope: !83)
!156 = !DILocation(line: 31, column: 12, scope: !83)
!157 = !DILocation(line: 32, column: 13, scope: !83)
!158 = !DILocation(line: 32, column: 17, scope: !83)
!159 = !DILocation(line: 32, column: 20, scope: !83)
!160 = !DILocation(line: 32, column: 15, scope: !83)
!161 = !DILocation(line: 32, column: 25, scope: !83)
!162 = !DILocation(line: 32, column: 28, scope: !83)
!163 = !DILocation(line: 32, column: 23, scope: !83)
!164 = !DILocation(line: 32, column: 5, scope: !83)
!165 = !DILocation(line: 32, column: 8, scope: !83)
!166 = !DILocation(line: 32, column: 11, scope: !83)
!167 = !DILocation(line: 33, column: 3, scope: !83)
!168 = !DILocation(line: 34, column: 1, scope: !83)
!169 = distinct !DISubprogram(name: "daxpy_strided", scope: !1, file: !1, line: 36, type: !12, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!170 = !{!171, !171, i64 0}
!171 = !{!"double", !9, i64 0}
!172 = !{!173, !173, i64 0}
!173 = !{!"p1 double", !18, i64 0}
!174 = !DILocation(line: 37, column: 3, scope: !169)
!175 = !DILocation(line: 37, column: 18, scope: !169)
!176 = !DILocation(line: 37, column: 31, scope: !169)
!177 = !DILocation(line: 37, column: 29, scope: !169)
!178 = !DILocation(line: 37, column: 44, scope: !169)
!179 = !DILocation(line: 37, column: 42, scope: !169)
!180 = !DILocation(line: 37, column: 8, scope: !169)
!181 = !{!182, !182, i64 0}
!182 = !{!"long", !9, i64 0}
!183 = !DILocation(line: 38, column: 7, scope: !169)
!184 = !DILocation(line: 38, column: 12, scope: !169)
!185 = !DILocation(line: 38, column: 9, scope: !169)
!186 = !DILocation(line: 39, column: 5, scope: !169)
!187 = !DILocation(line: 40, column: 3, scope: !169)
!188 = !DILocation(line: 40, column: 13, scope: !169)
!189 = !DILocation(line: 40, column: 18, scope: !169)
!190 = !DILocation(line: 40, column: 25, scope: !169)
!191 = !DILocation(line: 40, column: 29, scope: !169)
!192 = !DILocation(line: 40, column: 27, scope: !169)
!193 = !DILocation(line: 40, column: 31, scope: !169)
!194 = !DILocation(line: 40, column: 38, scope: !169)
!195 = !DILocation(line: 40, column: 36, scope: !169)
!196 = !DILocation(line: 40, column: 45, scope: !169)
!197 = !DILocation(line: 40, column: 49, scope: !169)
!198 = !DILocation(line: 40, column: 47, scope: !169)
!199 = !DILocation(line: 40, column: 8, scope: !169)
!200 = !DILocation(line: 41, column: 3, scope: !169)
!201 = !DILocation(line: 41, column: 13, scope: !169)
!202 = !DILocation(line: 41, column: 18, scope: !169)
!203 = !DILocation(line: 41, column: 25, scope: !169)
!204 = !DILocation(line: 41, column: 29, scope: !169)
!205 = !DILocation(line: 41, column: 27, scope: !169)
!206 = !DILocation(line: 41, column: 31, scope: !169)
!207 = !DILocation(line: 41, column: 38, scope: !169)
!208 = !DILocation(line: 41, column: 36, scope: !169)
!209 = !DILocation(line: 41, column: 45, scope: !169)
!210 = !DILocation(line: 41, column: 49, scope: !169)
!211 = !DILocation(line: 41, column: 47, scope: !169)
!212 = !DILocation(line: 41, column: 8, scope: !169)
!213 = !DILocation(line: 42, column: 12, scope: !169)
!214 = !DILocation(line: 42, column: 16, scope: !169)
!215 = !DILocation(line: 42, column: 18, scope: !169)
!216 = !DILocation(line: 42, column: 14, scope: !169)
!217 = !DILocation(line: 42, column: 3, scope: !169)
!218 = !DILocation(line: 42, column: 5, scope: !169)
!219 = !DILocation(line: 42, column: 9, scope: !169)
!220 = !DILocation(line: 43, column: 1, scope: !169)
