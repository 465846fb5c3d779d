; ModuleID = 'quaternions.cu'
source_filename = "quaternions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Quat = type { float, float, float, float }
%struct.float3 = type { float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @quat_compose(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Quat, align 4
  %11 = alloca %struct.Quat, align 4
  %12 = alloca %struct.Quat, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %17 = add i32 %15, %16
  store i32 %17, ptr %9, align 4, !tbaa !3
  %18 = load i32, ptr %9, align 4, !tbaa !3
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %43

21:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %22 = load ptr, ptr %5, align 8, !tbaa !7
  %23 = load i32, ptr %9, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.Quat, ptr %22, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %25, i64 16, i1 false), !tbaa.struct !10
  %26 = load ptr, ptr %6, align 8, !tbaa !7
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.Quat, ptr %26, i64 %28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %29, i64 16, i1 false), !tbaa.struct !10
  %30 = call %struct.Quat @_ZL3mul4QuatS_(ptr noundef byval(%struct.Quat) align 4 %11, ptr noundef byval(%struct.Quat) align 4 %12) #7
  %31 = getelementptr inbounds nuw %struct.Quat, ptr %10, i32 0, i32 0
  %32 = extractvalue %struct.Quat %30, 0
  store float %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Quat, ptr %10, i32 0, i32 1
  %34 = extractvalue %struct.Quat %30, 1
  store float %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Quat, ptr %10, i32 0, i32 2
  %36 = extractvalue %struct.Quat %30, 2
  store float %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.Quat, ptr %10, i32 0, i32 3
  %38 = extractvalue %struct.Quat %30, 3
  store float %38, ptr %37, align 4
  %39 = load ptr, ptr %7, align 8, !tbaa !7
  %40 = load i32, ptr %9, align 4, !tbaa !3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.Quat, ptr %39, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %42, ptr align 4 %10, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %43

43:                                               ; preds = %21, %4
  call void @llvm.lifetime.end.p0(ptr %9) #6
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.Quat @_ZL3mul4QuatS_(ptr noundef byval(%struct.Quat) align 4 %0, ptr noundef byval(%struct.Quat) align 4 %1) #2 {
  %3 = alloca %struct.Quat, align 4
  %4 = getelementptr inbounds nuw %struct.Quat, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 4, !tbaa !13
  %7 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !13
  %9 = fmul contract float %6, %8
  %10 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 1
  %11 = load float, ptr %10, align 4, !tbaa !15
  %12 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 1
  %13 = load float, ptr %12, align 4, !tbaa !15
  %14 = fmul contract float %11, %13
  %15 = fsub contract float %9, %14
  %16 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 2
  %17 = load float, ptr %16, align 4, !tbaa !16
  %18 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 2
  %19 = load float, ptr %18, align 4, !tbaa !16
  %20 = fmul contract float %17, %19
  %21 = fsub contract float %15, %20
  %22 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 3
  %23 = load float, ptr %22, align 4, !tbaa !17
  %24 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 3
  %25 = load float, ptr %24, align 4, !tbaa !17
  %26 = fmul contract float %23, %25
  %27 = fsub contract float %21, %26
  store float %27, ptr %4, align 4, !tbaa !13
  %28 = getelementptr inbounds nuw %struct.Quat, ptr %3, i32 0, i32 1
  %29 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 0
  %30 = load float, ptr %29, align 4, !tbaa !13
  %31 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 1
  %32 = load float, ptr %31, align 4, !tbaa !15
  %33 = fmul contract float %30, %32
  %34 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 1
  %35 = load float, ptr %34, align 4, !tbaa !15
  %36 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 0
  %37 = load float, ptr %36, align 4, !tbaa !13
  %38 = fmul contract float %35, %37
  %39 = fadd contract float %33, %38
  %40 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 2
  %41 = load float, ptr %40, align 4, !tbaa !16
  %42 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 3
  %43 = load float, ptr %42, align 4, !tbaa !17
  %44 = fmul contract float %41, %43
  %45 = fadd contract float %39, %44
  %46 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 3
  %47 = load float, ptr %46, align 4, !tbaa !17
  %48 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 2
  %49 = load float, ptr %48, align 4, !tbaa !16
  %50 = fmul contract float %47, %49
  %51 = fsub contract float %45, %50
  store float %51, ptr %28, align 4, !tbaa !15
  %52 = getelementptr inbounds nuw %struct.Quat, ptr %3, i32 0, i32 2
  %53 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 0
  %54 = load float, ptr %53, align 4, !tbaa !13
  %55 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 2
  %56 = load float, ptr %55, align 4, !tbaa !16
  %57 = fmul contract float %54, %56
  %58 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 1
  %59 = load float, ptr %58, align 4, !tbaa !15
  %60 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 3
  %61 = load float, ptr %60, align 4, !tbaa !17
  %62 = fmul contract float %59, %61
  %63 = fsub contract float %57, %62
  %64 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 2
  %65 = load float, ptr %64, align 4, !tbaa !16
  %66 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 0
  %67 = load float, ptr %66, align 4, !tbaa !13
  %68 = fmul contract float %65, %67
  %69 = fadd contract float %63, %68
  %70 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 3
  %71 = load float, ptr %70, align 4, !tbaa !17
  %72 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 1
  %73 = load float, ptr %72, align 4, !tbaa !15
  %74 = fmul contract float %71, %73
  %75 = fadd contract float %69, %74
  store float %75, ptr %52, align 4, !tbaa !16
  %76 = getelementptr inbounds nuw %struct.Quat, ptr %3, i32 0, i32 3
  %77 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 0
  %78 = load float, ptr %77, align 4, !tbaa !13
  %79 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 3
  %80 = load float, ptr %79, align 4, !tbaa !17
  %81 = fmul contract float %78, %80
  %82 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 1
  %83 = load float, ptr %82, align 4, !tbaa !15
  %84 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 2
  %85 = load float, ptr %84, align 4, !tbaa !16
  %86 = fmul contract float %83, %85
  %87 = fadd contract float %81, %86
  %88 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 2
  %89 = load float, ptr %88, align 4, !tbaa !16
  %90 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 1
  %91 = load float, ptr %90, align 4, !tbaa !15
  %92 = fmul contract float %89, %91
  %93 = fsub contract float %87, %92
  %94 = getelementptr inbounds nuw %struct.Quat, ptr %0, i32 0, i32 3
  %95 = load float, ptr %94, align 4, !tbaa !17
  %96 = getelementptr inbounds nuw %struct.Quat, ptr %1, i32 0, i32 0
  %97 = load float, ptr %96, align 4, !tbaa !13
  %98 = fmul contract float %95, %97
  %99 = fadd contract float %93, %98
  store float %99, ptr %76, align 4, !tbaa !17
  %100 = load %struct.Quat, ptr %3, align 4
  ret %struct.Quat %100
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @quat_rotate(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Quat, align 4
  %12 = alloca %struct.float3, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca %struct.float3, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !18
  store ptr %2, ptr %7, align 8, !tbaa !18
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %21 = add i32 %19, %20
  store i32 %21, ptr %9, align 4, !tbaa !3
  %22 = load i32, ptr %9, align 4, !tbaa !3
  %23 = load i32, ptr %8, align 4, !tbaa !3
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %129

26:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %27 = load ptr, ptr %5, align 8, !tbaa !7
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.Quat, ptr %27, i64 %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %30, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %31 = load ptr, ptr %6, align 8, !tbaa !18
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.float3, ptr %31, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %34, i64 12, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %35 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 2
  %36 = load float, ptr %35, align 4, !tbaa !16
  %37 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 2
  %38 = load float, ptr %37, align 4, !tbaa !21
  %39 = fmul contract float %36, %38
  %40 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 3
  %41 = load float, ptr %40, align 4, !tbaa !17
  %42 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 1
  %43 = load float, ptr %42, align 4, !tbaa !23
  %44 = fmul contract float %41, %43
  %45 = fsub contract float %39, %44
  %46 = fmul contract float 2.000000e+00, %45
  store float %46, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %47 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 3
  %48 = load float, ptr %47, align 4, !tbaa !17
  %49 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 0
  %50 = load float, ptr %49, align 4, !tbaa !24
  %51 = fmul contract float %48, %50
  %52 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 1
  %53 = load float, ptr %52, align 4, !tbaa !15
  %54 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 2
  %55 = load float, ptr %54, align 4, !tbaa !21
  %56 = fmul contract float %53, %55
  %57 = fsub contract float %51, %56
  %58 = fmul contract float 2.000000e+00, %57
  store float %58, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %59 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 1
  %60 = load float, ptr %59, align 4, !tbaa !15
  %61 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 1
  %62 = load float, ptr %61, align 4, !tbaa !23
  %63 = fmul contract float %60, %62
  %64 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 2
  %65 = load float, ptr %64, align 4, !tbaa !16
  %66 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 0
  %67 = load float, ptr %66, align 4, !tbaa !24
  %68 = fmul contract float %65, %67
  %69 = fsub contract float %63, %68
  %70 = fmul contract float 2.000000e+00, %69
  store float %70, ptr %15, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %71 = getelementptr inbounds nuw %struct.float3, ptr %16, i32 0, i32 0
  %72 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 0
  %73 = load float, ptr %72, align 4, !tbaa !24
  %74 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 0
  %75 = load float, ptr %74, align 4, !tbaa !13
  %76 = load float, ptr %13, align 4, !tbaa !11
  %77 = fmul contract float %75, %76
  %78 = fadd contract float %73, %77
  %79 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 2
  %80 = load float, ptr %79, align 4, !tbaa !16
  %81 = load float, ptr %15, align 4, !tbaa !11
  %82 = fmul contract float %80, %81
  %83 = fadd contract float %78, %82
  %84 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 3
  %85 = load float, ptr %84, align 4, !tbaa !17
  %86 = load float, ptr %14, align 4, !tbaa !11
  %87 = fmul contract float %85, %86
  %88 = fsub contract float %83, %87
  store float %88, ptr %71, align 4, !tbaa !24
  %89 = getelementptr inbounds nuw %struct.float3, ptr %16, i32 0, i32 1
  %90 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 1
  %91 = load float, ptr %90, align 4, !tbaa !23
  %92 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 0
  %93 = load float, ptr %92, align 4, !tbaa !13
  %94 = load float, ptr %14, align 4, !tbaa !11
  %95 = fmul contract float %93, %94
  %96 = fadd contract float %91, %95
  %97 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 3
  %98 = load float, ptr %97, align 4, !tbaa !17
  %99 = load float, ptr %13, align 4, !tbaa !11
  %100 = fmul contract float %98, %99
  %101 = fadd contract float %96, %100
  %102 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 1
  %103 = load float, ptr %102, align 4, !tbaa !15
  %104 = load float, ptr %15, align 4, !tbaa !11
  %105 = fmul contract float %103, %104
  %106 = fsub contract float %101, %105
  store float %106, ptr %89, align 4, !tbaa !23
  %107 = getelementptr inbounds nuw %struct.float3, ptr %16, i32 0, i32 2
  %108 = getelementptr inbounds nuw %struct.float3, ptr %12, i32 0, i32 2
  %109 = load float, ptr %108, align 4, !tbaa !21
  %110 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 0
  %111 = load float, ptr %110, align 4, !tbaa !13
  %112 = load float, ptr %15, align 4, !tbaa !11
  %113 = fmul contract float %111, %112
  %114 = fadd contract float %109, %113
  %115 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 1
  %116 = load float, ptr %115, align 4, !tbaa !15
  %117 = load float, ptr %14, align 4, !tbaa !11
  %118 = fmul contract float %116, %117
  %119 = fadd contract float %114, %118
  %120 = getelementptr inbounds nuw %struct.Quat, ptr %11, i32 0, i32 2
  %121 = load float, ptr %120, align 4, !tbaa !16
  %122 = load float, ptr %13, align 4, !tbaa !11
  %123 = fmul contract float %121, %122
  %124 = fsub contract float %119, %123
  store float %124, ptr %107, align 4, !tbaa !21
  %125 = load ptr, ptr %7, align 8, !tbaa !18
  %126 = load i32, ptr %9, align 4, !tbaa !3
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds %struct.float3, ptr %125, i64 %127
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %128, ptr align 4 %16, i64 12, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  store i32 0, ptr %10, align 4
  br label %129

129:                                              ; preds = %26, %25
  call void @llvm.lifetime.end.p0(ptr %9) #6
  %130 = load i32, ptr %10, align 4
  switch i32 %130, label %132 [
    i32 0, label %131
    i32 1, label %131
  ]

131:                                              ; preds = %129, %129
  ret void

132:                                              ; preds = %129
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @quat_slerp(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Quat, align 4
  %14 = alloca %struct.Quat, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca %struct.Quat, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca %struct.Quat, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !25
  store ptr %3, ptr %9, align 8, !tbaa !7
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %27 = add i32 %25, %26
  store i32 %27, ptr %11, align 4, !tbaa !3
  %28 = load i32, ptr %11, align 4, !tbaa !3
  %29 = load i32, ptr %10, align 4, !tbaa !3
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %159

32:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %33 = load ptr, ptr %6, align 8, !tbaa !7
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.Quat, ptr %33, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %36, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %37 = load ptr, ptr %7, align 8, !tbaa !7
  %38 = load i32, ptr %11, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.Quat, ptr %37, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %40, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %41 = getelementptr inbounds nuw %struct.Quat, ptr %13, i32 0, i32 0
  %42 = load float, ptr %41, align 4, !tbaa !13
  %43 = getelementptr inbounds nuw %struct.Quat, ptr %14, i32 0, i32 0
  %44 = load float, ptr %43, align 4, !tbaa !13
  %45 = fmul contract float %42, %44
  %46 = getelementptr inbounds nuw %struct.Quat, ptr %13, i32 0, i32 1
  %47 = load float, ptr %46, align 4, !tbaa !15
  %48 = getelementptr inbounds nuw %struct.Quat, ptr %14, i32 0, i32 1
  %49 = load float, ptr %48, align 4, !tbaa !15
  %50 = fmul contract float %47, %49
  %51 = fadd contract float %45, %50
  %52 = getelementptr inbounds nuw %struct.Quat, ptr %13, i32 0, i32 2
  %53 = load float, ptr %52, align 4, !tbaa !16
  %54 = getelementptr inbounds nuw %struct.Quat, ptr %14, i32 0, i32 2
  %55 = load float, ptr %54, align 4, !tbaa !16
  %56 = fmul contract float %53, %55
  %57 = fadd contract float %51, %56
  %58 = getelementptr inbounds nuw %struct.Quat, ptr %13, i32 0, i32 3
  %59 = load float, ptr %58, align 4, !tbaa !17
  %60 = getelementptr inbounds nuw %struct.Quat, ptr %14, i32 0, i32 3
  %61 = load float, ptr %60, align 4, !tbaa !17
  %62 = fmul contract float %59, %61
  %63 = fadd contract float %57, %62
  store float %63, ptr %15, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %64 = load ptr, ptr %8, align 8, !tbaa !25
  %65 = load i32, ptr %11, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %64, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !11
  store float %68, ptr %16, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %69 = load float, ptr %16, align 4, !tbaa !11
  %70 = fsub contract float 1.000000e+00, %69
  store float %70, ptr %17, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %71 = load float, ptr %16, align 4, !tbaa !11
  store float %71, ptr %18, align 4, !tbaa !11
  %72 = load float, ptr %15, align 4, !tbaa !11
  %73 = fcmp contract olt float %72, 0.000000e+00
  br i1 %73, label %74, label %93

74:                                               ; preds = %32
  %75 = load float, ptr %15, align 4, !tbaa !11
  %76 = fneg contract float %75
  store float %76, ptr %15, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %19) #6
  %77 = getelementptr inbounds nuw %struct.Quat, ptr %19, i32 0, i32 0
  %78 = getelementptr inbounds nuw %struct.Quat, ptr %14, i32 0, i32 0
  %79 = load float, ptr %78, align 4, !tbaa !13
  %80 = fneg contract float %79
  store float %80, ptr %77, align 4, !tbaa !13
  %81 = getelementptr inbounds nuw %struct.Quat, ptr %19, i32 0, i32 1
  %82 = getelementptr inbounds nuw %struct.Quat, ptr %14, i32 0, i32 1
  %83 = load float, ptr %82, align 4, !tbaa !15
  %84 = fneg contract float %83
  store float %84, ptr %81, align 4, !tbaa !15
  %85 = getelementptr inbounds nuw %struct.Quat, ptr %19, i32 0, i32 2
  %86 = getelementptr inbounds nuw %struct.Quat, ptr %14, i32 0, i32 2
  %87 = load float, ptr %86, align 4, !tbaa !16
  %88 = fneg contract float %87
  store float %88, ptr %85, align 4, !tbaa !16
  %89 = getelementptr inbounds nuw %struct.Quat, ptr %19, i32 0, i32 3
  %90 = getelementptr inbounds nuw %struct.Quat, ptr %14, i32 0, i32 3
  %91 = load float, ptr %90, align 4, !tbaa !17
  %92 = fneg contract float %91
  store float %92, ptr %89, align 4, !tbaa !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %19, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %93

93:                                               ; preds = %74, %32
  %94 = load float, ptr %15, align 4, !tbaa !11
  %95 = fcmp contract olt float %94, 0x3FEFFBE760000000
  br i1 %95, label %96, label %114

96:                                               ; preds = %93
  call void @llvm.lifetime.start.p0(ptr %20) #6
  %97 = load float, ptr %15, align 4, !tbaa !11
  %98 = call contract noundef float @_ZL5acosff(float noundef %97) #7
  store float %98, ptr %20, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %99 = load float, ptr %20, align 4, !tbaa !11
  %100 = call contract noundef float @_ZL4sinff(float noundef %99) #7
  %101 = fdiv contract float 1.000000e+00, %100
  store float %101, ptr %21, align 4, !tbaa !11
  %102 = load float, ptr %17, align 4, !tbaa !11
  %103 = load float, ptr %20, align 4, !tbaa !11
  %104 = fmul contract float %102, %103
  %105 = call contract noundef float @_ZL4sinff(float noundef %104) #7
  %106 = load float, ptr %21, align 4, !tbaa !11
  %107 = fmul contract float %105, %106
  store float %107, ptr %17, align 4, !tbaa !11
  %108 = load float, ptr %18, align 4, !tbaa !11
  %109 = load float, ptr %20, align 4, !tbaa !11
  %110 = fmul contract float %108, %109
  %111 = call contract noundef float @_ZL4sinff(float noundef %110) #7
  %112 = load float, ptr %21, align 4, !tbaa !11
  %113 = fmul contract float %111, %112
  store float %113, ptr %18, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %21) #6
  call void @llvm.lifetime.end.p0(ptr %20) #6
  br label %114

114:                                              ; preds = %96, %93
  call void @llvm.lifetime.start.p0(ptr %22) #6
  %115 = getelementptr inbounds nuw %struct.Quat, ptr %22, i32 0, i32 0
  %116 = getelementptr inbounds nuw %struct.Quat, ptr %13, i32 0, i32 0
  %117 = load float, ptr %116, align 4, !tbaa !13
  %118 = load float, ptr %17, align 4, !tbaa !11
  %119 = fmul contract float %117, %118
  %120 = getelementptr inbounds nuw %struct.Quat, ptr %14, i32 0, i32 0
  %121 = load float, ptr %120, align 4, !tbaa !13
  %122 = load float, ptr %18, align 4, !tbaa !11
  %123 = fmul contract float %121, %122
  %124 = fadd contract float %119, %123
  store float %124, ptr %115, align 4, !tbaa !13
  %125 = getelementptr inbounds nuw %struct.Quat, ptr %22, i32 0, i32 1
  %126 = getelementptr inbounds nuw %struct.Quat, ptr %13, i32 0, i32 1
  %127 = load float, ptr %126, align 4, !tbaa !15
  %128 = load float, ptr %17, align 4, !tbaa !11
  %129 = fmul contract float %127, %128
  %130 = getelementptr inbounds nuw %struct.Quat, ptr %14, i32 0, i32 1
  %131 = load float, ptr %130, align 4, !tbaa !15
  %132 = load float, ptr %18, align 4, !tbaa !11
  %133 = fmul contract float %131, %132
  %134 = fadd contract float %129, %133
  store float %134, ptr %125, align 4, !tbaa !15
  %135 = getelementptr inbounds nuw %struct.Quat, ptr %22, i32 0, i32 2
  %136 = getelementptr inbounds nuw %struct.Quat, ptr %13, i32 0, i32 2
  %137 = load float, ptr %136, align 4, !tbaa !16
  %138 = load float, ptr %17, align 4, !tbaa !11
  %139 = fmul contract float %137, %138
  %140 = getelementptr inbounds nuw %struct.Quat, ptr %14, i32 0, i32 2
  %141 = load float, ptr %140, align 4, !tbaa !16
  %142 = load float, ptr %18, align 4, !tbaa !11
  %143 = fmul contract float %141, %142
  %144 = fadd contract float %139, %143
  store float %144, ptr %135, align 4, !tbaa !16
  %145 = getelementptr inbounds nuw %struct.Quat, ptr %22, i32 0, i32 3
  %146 = getelementptr inbounds nuw %struct.Quat, ptr %13, i32 0, i32 3
  %147 = load float, ptr %146, align 4, !tbaa !17
  %148 = load float, ptr %17, align 4, !tbaa !11
  %149 = fmul contract float %147, %148
  %150 = getelementptr inbounds nuw %struct.Quat, ptr %14, i32 0, i32 3
  %151 = load float, ptr %150, align 4, !tbaa !17
  %152 = load float, ptr %18, align 4, !tbaa !11
  %153 = fmul contract float %151, %152
  %154 = fadd contract float %149, %153
  store float %154, ptr %145, align 4, !tbaa !17
  %155 = load ptr, ptr %9, align 8, !tbaa !7
  %156 = load i32, ptr %11, align 4, !tbaa !3
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds %struct.Quat, ptr %155, i64 %157
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %158, ptr align 4 %22, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %22) #6
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  store i32 0, ptr %12, align 4
  br label %159

159:                                              ; preds = %114, %31
  call void @llvm.lifetime.end.p0(ptr %11) #6
  %160 = load i32, ptr %12, align 4
  switch i32 %160, label %162 [
    i32 0, label %161
    i32 1, label %161
  ]

161:                                              ; preds = %159, %159
  ret void

162:                                              ; preds = %159
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5acosff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @__nv_acosf(float noundef %3) #7
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL4sinff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @__nv_sinf(float noundef %3) #7
  ret float %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @quat_from_matrix(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca float, align 4
  %11 = alloca %struct.Quat, align 4
  %12 = alloca float, align 4
  %13 = alloca %struct.Quat, align 4
  %14 = alloca float, align 4
  %15 = alloca %struct.Quat, align 4
  %16 = alloca float, align 4
  %17 = alloca %struct.Quat, align 4
  %18 = alloca float, align 4
  %19 = alloca %struct.Quat, align 4
  store ptr %0, ptr %4, align 8, !tbaa !25
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %24 = add i32 %22, %23
  store i32 %24, ptr %7, align 4, !tbaa !3
  %25 = load i32, ptr %7, align 4, !tbaa !3
  %26 = load i32, ptr %6, align 4, !tbaa !3
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %261

29:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %30 = load ptr, ptr %4, align 8, !tbaa !25
  %31 = load i32, ptr %7, align 4, !tbaa !3
  %32 = mul nsw i32 9, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %30, i64 %33
  store ptr %34, ptr %9, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %35 = load ptr, ptr %9, align 8, !tbaa !25
  %36 = getelementptr inbounds float, ptr %35, i64 0
  %37 = load float, ptr %36, align 4, !tbaa !11
  %38 = load ptr, ptr %9, align 8, !tbaa !25
  %39 = getelementptr inbounds float, ptr %38, i64 4
  %40 = load float, ptr %39, align 4, !tbaa !11
  %41 = fadd contract float %37, %40
  %42 = load ptr, ptr %9, align 8, !tbaa !25
  %43 = getelementptr inbounds float, ptr %42, i64 8
  %44 = load float, ptr %43, align 4, !tbaa !11
  %45 = fadd contract float %41, %44
  store float %45, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %46 = load float, ptr %10, align 4, !tbaa !11
  %47 = fcmp contract ogt float %46, 0.000000e+00
  br i1 %47, label %48, label %86

48:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %49 = load float, ptr %10, align 4, !tbaa !11
  %50 = fadd contract float %49, 1.000000e+00
  %51 = call contract noundef float @_ZL5sqrtff(float noundef %50) #7
  %52 = fmul contract float %51, 2.000000e+00
  store float %52, ptr %12, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %53 = getelementptr inbounds nuw %struct.Quat, ptr %13, i32 0, i32 0
  %54 = load float, ptr %12, align 4, !tbaa !11
  %55 = fmul contract float 2.500000e-01, %54
  store float %55, ptr %53, align 4, !tbaa !13
  %56 = getelementptr inbounds nuw %struct.Quat, ptr %13, i32 0, i32 1
  %57 = load ptr, ptr %9, align 8, !tbaa !25
  %58 = getelementptr inbounds float, ptr %57, i64 7
  %59 = load float, ptr %58, align 4, !tbaa !11
  %60 = load ptr, ptr %9, align 8, !tbaa !25
  %61 = getelementptr inbounds float, ptr %60, i64 5
  %62 = load float, ptr %61, align 4, !tbaa !11
  %63 = fsub contract float %59, %62
  %64 = load float, ptr %12, align 4, !tbaa !11
  %65 = fdiv contract float %63, %64
  store float %65, ptr %56, align 4, !tbaa !15
  %66 = getelementptr inbounds nuw %struct.Quat, ptr %13, i32 0, i32 2
  %67 = load ptr, ptr %9, align 8, !tbaa !25
  %68 = getelementptr inbounds float, ptr %67, i64 2
  %69 = load float, ptr %68, align 4, !tbaa !11
  %70 = load ptr, ptr %9, align 8, !tbaa !25
  %71 = getelementptr inbounds float, ptr %70, i64 6
  %72 = load float, ptr %71, align 4, !tbaa !11
  %73 = fsub contract float %69, %72
  %74 = load float, ptr %12, align 4, !tbaa !11
  %75 = fdiv contract float %73, %74
  store float %75, ptr %66, align 4, !tbaa !16
  %76 = getelementptr inbounds nuw %struct.Quat, ptr %13, i32 0, i32 3
  %77 = load ptr, ptr %9, align 8, !tbaa !25
  %78 = getelementptr inbounds float, ptr %77, i64 3
  %79 = load float, ptr %78, align 4, !tbaa !11
  %80 = load ptr, ptr %9, align 8, !tbaa !25
  %81 = getelementptr inbounds float, ptr %80, i64 1
  %82 = load float, ptr %81, align 4, !tbaa !11
  %83 = fsub contract float %79, %82
  %84 = load float, ptr %12, align 4, !tbaa !11
  %85 = fdiv contract float %83, %84
  store float %85, ptr %76, align 4, !tbaa !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %13, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %256

86:                                               ; preds = %29
  %87 = load ptr, ptr %9, align 8, !tbaa !25
  %88 = getelementptr inbounds float, ptr %87, i64 0
  %89 = load float, ptr %88, align 4, !tbaa !11
  %90 = load ptr, ptr %9, align 8, !tbaa !25
  %91 = getelementptr inbounds float, ptr %90, i64 4
  %92 = load float, ptr %91, align 4, !tbaa !11
  %93 = fcmp contract ogt float %89, %92
  br i1 %93, label %94, label %150

94:                                               ; preds = %86
  %95 = load ptr, ptr %9, align 8, !tbaa !25
  %96 = getelementptr inbounds float, ptr %95, i64 0
  %97 = load float, ptr %96, align 4, !tbaa !11
  %98 = load ptr, ptr %9, align 8, !tbaa !25
  %99 = getelementptr inbounds float, ptr %98, i64 8
  %100 = load float, ptr %99, align 4, !tbaa !11
  %101 = fcmp contract ogt float %97, %100
  br i1 %101, label %102, label %150

102:                                              ; preds = %94
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %103 = load ptr, ptr %9, align 8, !tbaa !25
  %104 = getelementptr inbounds float, ptr %103, i64 0
  %105 = load float, ptr %104, align 4, !tbaa !11
  %106 = fadd contract float 1.000000e+00, %105
  %107 = load ptr, ptr %9, align 8, !tbaa !25
  %108 = getelementptr inbounds float, ptr %107, i64 4
  %109 = load float, ptr %108, align 4, !tbaa !11
  %110 = fsub contract float %106, %109
  %111 = load ptr, ptr %9, align 8, !tbaa !25
  %112 = getelementptr inbounds float, ptr %111, i64 8
  %113 = load float, ptr %112, align 4, !tbaa !11
  %114 = fsub contract float %110, %113
  %115 = call contract noundef float @_ZL5sqrtff(float noundef %114) #7
  %116 = fmul contract float %115, 2.000000e+00
  store float %116, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %117 = getelementptr inbounds nuw %struct.Quat, ptr %15, i32 0, i32 0
  %118 = load ptr, ptr %9, align 8, !tbaa !25
  %119 = getelementptr inbounds float, ptr %118, i64 7
  %120 = load float, ptr %119, align 4, !tbaa !11
  %121 = load ptr, ptr %9, align 8, !tbaa !25
  %122 = getelementptr inbounds float, ptr %121, i64 5
  %123 = load float, ptr %122, align 4, !tbaa !11
  %124 = fsub contract float %120, %123
  %125 = load float, ptr %14, align 4, !tbaa !11
  %126 = fdiv contract float %124, %125
  store float %126, ptr %117, align 4, !tbaa !13
  %127 = getelementptr inbounds nuw %struct.Quat, ptr %15, i32 0, i32 1
  %128 = load float, ptr %14, align 4, !tbaa !11
  %129 = fmul contract float 2.500000e-01, %128
  store float %129, ptr %127, align 4, !tbaa !15
  %130 = getelementptr inbounds nuw %struct.Quat, ptr %15, i32 0, i32 2
  %131 = load ptr, ptr %9, align 8, !tbaa !25
  %132 = getelementptr inbounds float, ptr %131, i64 1
  %133 = load float, ptr %132, align 4, !tbaa !11
  %134 = load ptr, ptr %9, align 8, !tbaa !25
  %135 = getelementptr inbounds float, ptr %134, i64 3
  %136 = load float, ptr %135, align 4, !tbaa !11
  %137 = fadd contract float %133, %136
  %138 = load float, ptr %14, align 4, !tbaa !11
  %139 = fdiv contract float %137, %138
  store float %139, ptr %130, align 4, !tbaa !16
  %140 = getelementptr inbounds nuw %struct.Quat, ptr %15, i32 0, i32 3
  %141 = load ptr, ptr %9, align 8, !tbaa !25
  %142 = getelementptr inbounds float, ptr %141, i64 2
  %143 = load float, ptr %142, align 4, !tbaa !11
  %144 = load ptr, ptr %9, align 8, !tbaa !25
  %145 = getelementptr inbounds float, ptr %144, i64 6
  %146 = load float, ptr %145, align 4, !tbaa !11
  %147 = fadd contract float %143, %146
  %148 = load float, ptr %14, align 4, !tbaa !11
  %149 = fdiv contract float %147, %148
  store float %149, ptr %140, align 4, !tbaa !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %15, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %255

150:                                              ; preds = %94, %86
  %151 = load ptr, ptr %9, align 8, !tbaa !25
  %152 = getelementptr inbounds float, ptr %151, i64 4
  %153 = load float, ptr %152, align 4, !tbaa !11
  %154 = load ptr, ptr %9, align 8, !tbaa !25
  %155 = getelementptr inbounds float, ptr %154, i64 8
  %156 = load float, ptr %155, align 4, !tbaa !11
  %157 = fcmp contract ogt float %153, %156
  br i1 %157, label %158, label %206

158:                                              ; preds = %150
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %159 = load ptr, ptr %9, align 8, !tbaa !25
  %160 = getelementptr inbounds float, ptr %159, i64 4
  %161 = load float, ptr %160, align 4, !tbaa !11
  %162 = fadd contract float 1.000000e+00, %161
  %163 = load ptr, ptr %9, align 8, !tbaa !25
  %164 = getelementptr inbounds float, ptr %163, i64 0
  %165 = load float, ptr %164, align 4, !tbaa !11
  %166 = fsub contract float %162, %165
  %167 = load ptr, ptr %9, align 8, !tbaa !25
  %168 = getelementptr inbounds float, ptr %167, i64 8
  %169 = load float, ptr %168, align 4, !tbaa !11
  %170 = fsub contract float %166, %169
  %171 = call contract noundef float @_ZL5sqrtff(float noundef %170) #7
  %172 = fmul contract float %171, 2.000000e+00
  store float %172, ptr %16, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %173 = getelementptr inbounds nuw %struct.Quat, ptr %17, i32 0, i32 0
  %174 = load ptr, ptr %9, align 8, !tbaa !25
  %175 = getelementptr inbounds float, ptr %174, i64 2
  %176 = load float, ptr %175, align 4, !tbaa !11
  %177 = load ptr, ptr %9, align 8, !tbaa !25
  %178 = getelementptr inbounds float, ptr %177, i64 6
  %179 = load float, ptr %178, align 4, !tbaa !11
  %180 = fsub contract float %176, %179
  %181 = load float, ptr %16, align 4, !tbaa !11
  %182 = fdiv contract float %180, %181
  store float %182, ptr %173, align 4, !tbaa !13
  %183 = getelementptr inbounds nuw %struct.Quat, ptr %17, i32 0, i32 1
  %184 = load ptr, ptr %9, align 8, !tbaa !25
  %185 = getelementptr inbounds float, ptr %184, i64 1
  %186 = load float, ptr %185, align 4, !tbaa !11
  %187 = load ptr, ptr %9, align 8, !tbaa !25
  %188 = getelementptr inbounds float, ptr %187, i64 3
  %189 = load float, ptr %188, align 4, !tbaa !11
  %190 = fadd contract float %186, %189
  %191 = load float, ptr %16, align 4, !tbaa !11
  %192 = fdiv contract float %190, %191
  store float %192, ptr %183, align 4, !tbaa !15
  %193 = getelementptr inbounds nuw %struct.Quat, ptr %17, i32 0, i32 2
  %194 = load float, ptr %16, align 4, !tbaa !11
  %195 = fmul contract float 2.500000e-01, %194
  store float %195, ptr %193, align 4, !tbaa !16
  %196 = getelementptr inbounds nuw %struct.Quat, ptr %17, i32 0, i32 3
  %197 = load ptr, ptr %9, align 8, !tbaa !25
  %198 = getelementptr inbounds float, ptr %197, i64 5
  %199 = load float, ptr %198, align 4, !tbaa !11
  %200 = load ptr, ptr %9, align 8, !tbaa !25
  %201 = getelementptr inbounds float, ptr %200, i64 7
  %202 = load float, ptr %201, align 4, !tbaa !11
  %203 = fadd contract float %199, %202
  %204 = load float, ptr %16, align 4, !tbaa !11
  %205 = fdiv contract float %203, %204
  store float %205, ptr %196, align 4, !tbaa !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %17, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %254

206:                                              ; preds = %150
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %207 = load ptr, ptr %9, align 8, !tbaa !25
  %208 = getelementptr inbounds float, ptr %207, i64 8
  %209 = load float, ptr %208, align 4, !tbaa !11
  %210 = fadd contract float 1.000000e+00, %209
  %211 = load ptr, ptr %9, align 8, !tbaa !25
  %212 = getelementptr inbounds float, ptr %211, i64 0
  %213 = load float, ptr %212, align 4, !tbaa !11
  %214 = fsub contract float %210, %213
  %215 = load ptr, ptr %9, align 8, !tbaa !25
  %216 = getelementptr inbounds float, ptr %215, i64 4
  %217 = load float, ptr %216, align 4, !tbaa !11
  %218 = fsub contract float %214, %217
  %219 = call contract noundef float @_ZL5sqrtff(float noundef %218) #7
  %220 = fmul contract float %219, 2.000000e+00
  store float %220, ptr %18, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %19) #6
  %221 = getelementptr inbounds nuw %struct.Quat, ptr %19, i32 0, i32 0
  %222 = load ptr, ptr %9, align 8, !tbaa !25
  %223 = getelementptr inbounds float, ptr %222, i64 3
  %224 = load float, ptr %223, align 4, !tbaa !11
  %225 = load ptr, ptr %9, align 8, !tbaa !25
  %226 = getelementptr inbounds float, ptr %225, i64 1
  %227 = load float, ptr %226, align 4, !tbaa !11
  %228 = fsub contract float %224, %227
  %229 = load float, ptr %18, align 4, !tbaa !11
  %230 = fdiv contract float %228, %229
  store float %230, ptr %221, align 4, !tbaa !13
  %231 = getelementptr inbounds nuw %struct.Quat, ptr %19, i32 0, i32 1
  %232 = load ptr, ptr %9, align 8, !tbaa !25
  %233 = getelementptr inbounds float, ptr %232, i64 2
  %234 = load float, ptr %233, align 4, !tbaa !11
  %235 = load ptr, ptr %9, align 8, !tbaa !25
  %236 = getelementptr inbounds float, ptr %235, i64 6
  %237 = load float, ptr %236, align 4, !tbaa !11
  %238 = fadd contract float %234, %237
  %239 = load float, ptr %18, align 4, !tbaa !11
  %240 = fdiv contract float %238, %239
  store float %240, ptr %231, align 4, !tbaa !15
  %241 = getelementptr inbounds nuw %struct.Quat, ptr %19, i32 0, i32 2
  %242 = load ptr, ptr %9, align 8, !tbaa !25
  %243 = getelementptr inbounds float, ptr %242, i64 5
  %244 = load float, ptr %243, align 4, !tbaa !11
  %245 = load ptr, ptr %9, align 8, !tbaa !25
  %246 = getelementptr inbounds float, ptr %245, i64 7
  %247 = load float, ptr %246, align 4, !tbaa !11
  %248 = fadd contract float %244, %247
  %249 = load float, ptr %18, align 4, !tbaa !11
  %250 = fdiv contract float %248, %249
  store float %250, ptr %241, align 4, !tbaa !16
  %251 = getelementptr inbounds nuw %struct.Quat, ptr %19, i32 0, i32 3
  %252 = load float, ptr %18, align 4, !tbaa !11
  %253 = fmul contract float 2.500000e-01, %252
  store float %253, ptr %251, align 4, !tbaa !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %19, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %19) #6
  call void @llvm.lifetime.end.p0(ptr %18) #6
  br label %254

254:                                              ; preds = %206, %158
  br label %255

255:                                              ; preds = %254, %102
  br label %256

256:                                              ; preds = %255, %48
  %257 = load ptr, ptr %5, align 8, !tbaa !7
  %258 = load i32, ptr %7, align 4, !tbaa !3
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds %struct.Quat, ptr %257, i64 %259
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %260, ptr align 4 %11, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  store i32 0, ptr %8, align 4
  br label %261

261:                                              ; preds = %256, %28
  call void @llvm.lifetime.end.p0(ptr %7) #6
  %262 = load i32, ptr %8, align 4
  switch i32 %262, label %264 [
    i32 0, label %263
    i32 1, label %263
  ]

263:                                              ; preds = %261, %261
  ret void

264:                                              ; preds = %261
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5sqrtff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @__nv_sqrtf(float noundef %3) #7
  ret float %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @euler_angles(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Quat, align 4
  %10 = alloca float, align 4
  %11 = alloca %struct.float3, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !18
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %16 = add i32 %14, %15
  store i32 %16, ptr %7, align 4, !tbaa !3
  %17 = load i32, ptr %7, align 4, !tbaa !3
  %18 = load i32, ptr %6, align 4, !tbaa !3
  %19 = icmp sge i32 %17, %18
  br i1 %19, label %20, label %21

20:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %108

21:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %22 = load ptr, ptr %4, align 8, !tbaa !7
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.Quat, ptr %22, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %25, i64 16, i1 false), !tbaa.struct !10
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %26 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 0
  %27 = load float, ptr %26, align 4, !tbaa !13
  %28 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 2
  %29 = load float, ptr %28, align 4, !tbaa !16
  %30 = fmul contract float %27, %29
  %31 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 3
  %32 = load float, ptr %31, align 4, !tbaa !17
  %33 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 1
  %34 = load float, ptr %33, align 4, !tbaa !15
  %35 = fmul contract float %32, %34
  %36 = fsub contract float %30, %35
  %37 = fmul contract float 2.000000e+00, %36
  store float %37, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %38 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 0
  %39 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 0
  %40 = load float, ptr %39, align 4, !tbaa !13
  %41 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 1
  %42 = load float, ptr %41, align 4, !tbaa !15
  %43 = fmul contract float %40, %42
  %44 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 2
  %45 = load float, ptr %44, align 4, !tbaa !16
  %46 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 3
  %47 = load float, ptr %46, align 4, !tbaa !17
  %48 = fmul contract float %45, %47
  %49 = fadd contract float %43, %48
  %50 = fmul contract float 2.000000e+00, %49
  %51 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 1
  %52 = load float, ptr %51, align 4, !tbaa !15
  %53 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 1
  %54 = load float, ptr %53, align 4, !tbaa !15
  %55 = fmul contract float %52, %54
  %56 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 2
  %57 = load float, ptr %56, align 4, !tbaa !16
  %58 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 2
  %59 = load float, ptr %58, align 4, !tbaa !16
  %60 = fmul contract float %57, %59
  %61 = fadd contract float %55, %60
  %62 = fmul contract float 2.000000e+00, %61
  %63 = fsub contract float 1.000000e+00, %62
  %64 = call contract noundef float @_ZL6atan2fff(float noundef %50, float noundef %63) #7
  store float %64, ptr %38, align 4, !tbaa !24
  %65 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 1
  %66 = load float, ptr %10, align 4, !tbaa !11
  %67 = call contract noundef float @_ZL5fabsff(float noundef %66) #7
  %68 = fcmp contract oge float %67, 1.000000e+00
  br i1 %68, label %69, label %72

69:                                               ; preds = %21
  %70 = load float, ptr %10, align 4, !tbaa !11
  %71 = call contract noundef float @_ZL9copysignfff(float noundef 0x3FF921FB60000000, float noundef %70) #7
  br label %75

72:                                               ; preds = %21
  %73 = load float, ptr %10, align 4, !tbaa !11
  %74 = call contract noundef float @_ZL5asinff(float noundef %73) #7
  br label %75

75:                                               ; preds = %72, %69
  %76 = phi contract float [ %71, %69 ], [ %74, %72 ]
  store float %76, ptr %65, align 4, !tbaa !23
  %77 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 2
  %78 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 0
  %79 = load float, ptr %78, align 4, !tbaa !13
  %80 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 3
  %81 = load float, ptr %80, align 4, !tbaa !17
  %82 = fmul contract float %79, %81
  %83 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 1
  %84 = load float, ptr %83, align 4, !tbaa !15
  %85 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 2
  %86 = load float, ptr %85, align 4, !tbaa !16
  %87 = fmul contract float %84, %86
  %88 = fadd contract float %82, %87
  %89 = fmul contract float 2.000000e+00, %88
  %90 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 2
  %91 = load float, ptr %90, align 4, !tbaa !16
  %92 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 2
  %93 = load float, ptr %92, align 4, !tbaa !16
  %94 = fmul contract float %91, %93
  %95 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 3
  %96 = load float, ptr %95, align 4, !tbaa !17
  %97 = getelementptr inbounds nuw %struct.Quat, ptr %9, i32 0, i32 3
  %98 = load float, ptr %97, align 4, !tbaa !17
  %99 = fmul contract float %96, %98
  %100 = fadd contract float %94, %99
  %101 = fmul contract float 2.000000e+00, %100
  %102 = fsub contract float 1.000000e+00, %101
  %103 = call contract noundef float @_ZL6atan2fff(float noundef %89, float noundef %102) #7
  store float %103, ptr %77, align 4, !tbaa !21
  %104 = load ptr, ptr %5, align 8, !tbaa !18
  %105 = load i32, ptr %7, align 4, !tbaa !3
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds %struct.float3, ptr %104, i64 %106
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %107, ptr align 4 %11, i64 12, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  store i32 0, ptr %8, align 4
  br label %108

108:                                              ; preds = %75, %20
  call void @llvm.lifetime.end.p0(ptr %7) #6
  %109 = load i32, ptr %8, align 4
  switch i32 %109, label %111 [
    i32 0, label %110
    i32 1, label %110
  ]

110:                                              ; preds = %108, %108
  ret void

111:                                              ; preds = %108
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6atan2fff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store float %1, ptr %4, align 4, !tbaa !11
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load float, ptr %4, align 4, !tbaa !11
  %7 = call contract float @__nv_atan2f(float noundef %5, float noundef %6) #7
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fabsff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @__nv_fabsf(float noundef %3) #7
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9copysignfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store float %1, ptr %4, align 4, !tbaa !11
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load float, ptr %4, align 4, !tbaa !11
  %7 = call contract float @__nv_copysignf(float noundef %5, float noundef %6) #7
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5asinff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = call contract float @__nv_asinf(float noundef %3) #7
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_acosf(float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_atan2f(float noundef, float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_copysignf(float noundef, float noundef) #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_asinf(float noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
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
!8 = !{!"p1 _ZTS4Quat", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{i64 0, i64 4, !11, i64 4, i64 4, !11, i64 8, i64 4, !11, i64 12, i64 4, !11}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !5, i64 0}
!13 = !{!14, !12, i64 0}
!14 = !{!"_ZTS4Quat", !12, i64 0, !12, i64 4, !12, i64 8, !12, i64 12}
!15 = !{!14, !12, i64 4}
!16 = !{!14, !12, i64 8}
!17 = !{!14, !12, i64 12}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS6float3", !9, i64 0}
!20 = !{i64 0, i64 4, !11, i64 4, i64 4, !11, i64 8, i64 4, !11}
!21 = !{!22, !12, i64 8}
!22 = !{!"_ZTS6float3", !12, i64 0, !12, i64 4, !12, i64 8}
!23 = !{!22, !12, i64 4}
!24 = !{!22, !12, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 float", !9, i64 0}
