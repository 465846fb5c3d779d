; ModuleID = 'ray_tracing.cu'
source_filename = "ray_tracing.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Hit = type { float, i32 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float3 = type { float, float, float }
%struct.Ray = type { %struct.float3, %struct.float3 }
%struct.Scene = type { ptr, i32, %struct.float3, float }
%struct.Sphere = type { %struct.float3, float, %struct.float3, float }
%struct.Box = type { %struct.float3, %struct.float3 }
%struct.float2 = type { float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

@__const._Z9intersectRK5Scene3Ray.h = private unnamed_addr constant %struct.Hit { float 0x46293E5940000000, i32 -1 }, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@__const.triangle_test.r = private unnamed_addr constant %struct.float3 { float -1.000000e+00, float 0.000000e+00, float 0.000000e+00 }, align 4

; Function Attrs: convergent mustprogress nounwind
define dso_local %struct.Hit @_Z9intersectRK5Scene3Ray(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef byval(%struct.Ray) align 4 %1) #0 {
  %3 = alloca %struct.Hit, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.float3, align 4
  %8 = alloca %struct.float3, align 4
  %9 = alloca %struct.float3, align 4
  %10 = alloca float, align 4
  %11 = alloca %struct.float3, align 4
  %12 = alloca %struct.float3, align 4
  %13 = alloca float, align 4
  %14 = alloca %struct.float3, align 4
  %15 = alloca %struct.float3, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca %struct.Hit, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.Hit, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const._Z9intersectRK5Scene3Ray.h, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %5) #8
  store i32 0, ptr %5, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %95, %2
  %22 = load i32, ptr %5, align 4, !tbaa !3
  %23 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %24 = getelementptr inbounds nuw %struct.Scene, ptr %23, i32 0, i32 1
  %25 = load i32, ptr %24, align 8, !tbaa !12
  %26 = icmp slt i32 %22, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %21
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #8
  br label %98

28:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %29 = getelementptr inbounds nuw %struct.Ray, ptr %1, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %29, i64 12, i1 false), !tbaa.struct !17
  %30 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %31 = getelementptr inbounds nuw %struct.Scene, ptr %30, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8, !tbaa !19
  %33 = load i32, ptr %5, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.Sphere, ptr %32, i64 %34
  %36 = getelementptr inbounds nuw %struct.Sphere, ptr %35, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %36, i64 12, i1 false), !tbaa.struct !17
  %37 = call %struct.float3 @_Zmi6float3S_(ptr noundef byval(%struct.float3) align 4 %8, ptr noundef byval(%struct.float3) align 4 %9) #9
  %38 = getelementptr inbounds nuw %struct.float3, ptr %7, i32 0, i32 0
  %39 = extractvalue %struct.float3 %37, 0
  store float %39, ptr %38, align 4
  %40 = getelementptr inbounds nuw %struct.float3, ptr %7, i32 0, i32 1
  %41 = extractvalue %struct.float3 %37, 1
  store float %41, ptr %40, align 4
  %42 = getelementptr inbounds nuw %struct.float3, ptr %7, i32 0, i32 2
  %43 = extractvalue %struct.float3 %37, 2
  store float %43, ptr %42, align 4
  call void @llvm.lifetime.start.p0(ptr %10) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %7, i64 12, i1 false), !tbaa.struct !17
  %44 = getelementptr inbounds nuw %struct.Ray, ptr %1, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %44, i64 12, i1 false), !tbaa.struct !17
  %45 = call contract noundef float @_ZL3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %11, ptr noundef byval(%struct.float3) align 4 %12) #9
  store float %45, ptr %10, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %13) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %7, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %7, i64 12, i1 false), !tbaa.struct !17
  %46 = call contract noundef float @_ZL3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %14, ptr noundef byval(%struct.float3) align 4 %15) #9
  %47 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %48 = getelementptr inbounds nuw %struct.Scene, ptr %47, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8, !tbaa !19
  %50 = load i32, ptr %5, align 4, !tbaa !3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.Sphere, ptr %49, i64 %51
  %53 = getelementptr inbounds nuw %struct.Sphere, ptr %52, i32 0, i32 1
  %54 = load float, ptr %53, align 4, !tbaa !20
  %55 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %56 = getelementptr inbounds nuw %struct.Scene, ptr %55, i32 0, i32 0
  %57 = load ptr, ptr %56, align 8, !tbaa !19
  %58 = load i32, ptr %5, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds %struct.Sphere, ptr %57, i64 %59
  %61 = getelementptr inbounds nuw %struct.Sphere, ptr %60, i32 0, i32 1
  %62 = load float, ptr %61, align 4, !tbaa !20
  %63 = fmul contract float %54, %62
  %64 = fsub contract float %46, %63
  store float %64, ptr %13, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %65 = load float, ptr %10, align 4, !tbaa !18
  %66 = load float, ptr %10, align 4, !tbaa !18
  %67 = fmul contract float %65, %66
  %68 = load float, ptr %13, align 4, !tbaa !18
  %69 = fsub contract float %67, %68
  store float %69, ptr %16, align 4, !tbaa !18
  %70 = load float, ptr %16, align 4, !tbaa !18
  %71 = fcmp contract olt float %70, 0.000000e+00
  br i1 %71, label %72, label %73

72:                                               ; preds = %28
  store i32 4, ptr %6, align 4
  br label %92

73:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %74 = load float, ptr %10, align 4, !tbaa !18
  %75 = fneg contract float %74
  %76 = load float, ptr %16, align 4, !tbaa !18
  %77 = call contract noundef float @_ZL5sqrtff(float noundef %76) #9
  %78 = fsub contract float %75, %77
  store float %78, ptr %17, align 4, !tbaa !18
  %79 = load float, ptr %17, align 4, !tbaa !18
  %80 = fcmp contract ogt float %79, 0x3F50624DE0000000
  br i1 %80, label %81, label %91

81:                                               ; preds = %73
  %82 = load float, ptr %17, align 4, !tbaa !18
  %83 = getelementptr inbounds nuw %struct.Hit, ptr %3, i32 0, i32 0
  %84 = load float, ptr %83, align 4, !tbaa !22
  %85 = fcmp contract olt float %82, %84
  br i1 %85, label %86, label %91

86:                                               ; preds = %81
  call void @llvm.lifetime.start.p0(ptr %18) #8
  %87 = getelementptr inbounds nuw %struct.Hit, ptr %18, i32 0, i32 0
  %88 = load float, ptr %17, align 4, !tbaa !18
  store float %88, ptr %87, align 4, !tbaa !22
  %89 = getelementptr inbounds nuw %struct.Hit, ptr %18, i32 0, i32 1
  %90 = load i32, ptr %5, align 4, !tbaa !3
  store i32 %90, ptr %89, align 4, !tbaa !24
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %18, i64 8, i1 false), !tbaa.struct !25
  call void @llvm.lifetime.end.p0(ptr %18) #8
  br label %91

91:                                               ; preds = %86, %81, %73
  call void @llvm.lifetime.end.p0(ptr %17) #8
  store i32 0, ptr %6, align 4
  br label %92

92:                                               ; preds = %91, %72
  call void @llvm.lifetime.end.p0(ptr %16) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  %93 = load i32, ptr %6, align 4
  switch i32 %93, label %132 [
    i32 0, label %94
    i32 4, label %95
  ]

94:                                               ; preds = %92
  br label %95

95:                                               ; preds = %94, %92
  %96 = load i32, ptr %5, align 4, !tbaa !3
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %5, align 4, !tbaa !3
  br label %21, !llvm.loop !26

98:                                               ; preds = %27
  %99 = getelementptr inbounds nuw %struct.Ray, ptr %1, i32 0, i32 1
  %100 = getelementptr inbounds nuw %struct.float3, ptr %99, i32 0, i32 1
  %101 = load float, ptr %100, align 4, !tbaa !28
  %102 = fcmp contract olt float %101, 0.000000e+00
  br i1 %102, label %103, label %130

103:                                              ; preds = %98
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %104 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %105 = getelementptr inbounds nuw %struct.Scene, ptr %104, i32 0, i32 3
  %106 = load float, ptr %105, align 8, !tbaa !30
  %107 = getelementptr inbounds nuw %struct.Ray, ptr %1, i32 0, i32 0
  %108 = getelementptr inbounds nuw %struct.float3, ptr %107, i32 0, i32 1
  %109 = load float, ptr %108, align 4, !tbaa !31
  %110 = fsub contract float %106, %109
  %111 = getelementptr inbounds nuw %struct.Ray, ptr %1, i32 0, i32 1
  %112 = getelementptr inbounds nuw %struct.float3, ptr %111, i32 0, i32 1
  %113 = load float, ptr %112, align 4, !tbaa !28
  %114 = fdiv contract float %110, %113
  store float %114, ptr %19, align 4, !tbaa !18
  %115 = load float, ptr %19, align 4, !tbaa !18
  %116 = fcmp contract ogt float %115, 0x3F50624DE0000000
  br i1 %116, label %117, label %129

117:                                              ; preds = %103
  %118 = load float, ptr %19, align 4, !tbaa !18
  %119 = getelementptr inbounds nuw %struct.Hit, ptr %3, i32 0, i32 0
  %120 = load float, ptr %119, align 4, !tbaa !22
  %121 = fcmp contract olt float %118, %120
  br i1 %121, label %122, label %129

122:                                              ; preds = %117
  call void @llvm.lifetime.start.p0(ptr %20) #8
  %123 = getelementptr inbounds nuw %struct.Hit, ptr %20, i32 0, i32 0
  %124 = load float, ptr %19, align 4, !tbaa !18
  store float %124, ptr %123, align 4, !tbaa !22
  %125 = getelementptr inbounds nuw %struct.Hit, ptr %20, i32 0, i32 1
  %126 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %127 = getelementptr inbounds nuw %struct.Scene, ptr %126, i32 0, i32 1
  %128 = load i32, ptr %127, align 8, !tbaa !12
  store i32 %128, ptr %125, align 4, !tbaa !24
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %20, i64 8, i1 false), !tbaa.struct !25
  call void @llvm.lifetime.end.p0(ptr %20) #8
  br label %129

129:                                              ; preds = %122, %117, %103
  call void @llvm.lifetime.end.p0(ptr %19) #8
  br label %130

130:                                              ; preds = %129, %98
  %131 = load %struct.Hit, ptr %3, align 4
  ret %struct.Hit %131

132:                                              ; preds = %92
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float3 @_Zmi6float3S_(ptr noundef byval(%struct.float3) align 4 %0, ptr noundef byval(%struct.float3) align 4 %1) #3 {
  %3 = alloca %struct.float3, align 4
  %4 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 4, !tbaa !32
  %7 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !32
  %9 = fsub contract float %6, %8
  store float %9, ptr %4, align 4, !tbaa !32
  %10 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !33
  %13 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !33
  %15 = fsub contract float %12, %14
  store float %15, ptr %10, align 4, !tbaa !33
  %16 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 2
  %17 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 2
  %18 = load float, ptr %17, align 4, !tbaa !34
  %19 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 2
  %20 = load float, ptr %19, align 4, !tbaa !34
  %21 = fsub contract float %18, %20
  store float %21, ptr %16, align 4, !tbaa !34
  %22 = load %struct.float3, ptr %3, align 4
  ret %struct.float3 %22
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %0, ptr noundef byval(%struct.float3) align 4 %1) #3 {
  %3 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 0
  %4 = load float, ptr %3, align 4, !tbaa !32
  %5 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 0
  %6 = load float, ptr %5, align 4, !tbaa !32
  %7 = fmul contract float %4, %6
  %8 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 1
  %9 = load float, ptr %8, align 4, !tbaa !33
  %10 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 1
  %11 = load float, ptr %10, align 4, !tbaa !33
  %12 = fmul contract float %9, %11
  %13 = fadd contract float %7, %12
  %14 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 2
  %15 = load float, ptr %14, align 4, !tbaa !34
  %16 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 2
  %17 = load float, ptr %16, align 4, !tbaa !34
  %18 = fmul contract float %15, %17
  %19 = fadd contract float %13, %18
  ret float %19
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5sqrtff(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !18
  %3 = load float, ptr %2, align 4, !tbaa !18
  %4 = call contract float @__nv_sqrtf(float noundef %3) #9
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nounwind
define dso_local %struct.float3 @_Z5traceRK5Scene3Ray(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef byval(%struct.Ray) align 4 %1) #0 {
  %3 = alloca %struct.float3, align 4
  %4 = alloca ptr, align 8
  %5 = alloca %struct.float3, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Hit, align 4
  %10 = alloca %struct.Ray, align 4
  %11 = alloca float, align 4
  %12 = alloca %struct.float3, align 4
  %13 = alloca %struct.float3, align 4
  %14 = alloca %struct.float3, align 4
  %15 = alloca %struct.float3, align 4
  %16 = alloca %struct.float3, align 4
  %17 = alloca %struct.float3, align 4
  %18 = alloca %struct.float3, align 4
  %19 = alloca %struct.float3, align 4
  %20 = alloca %struct.float3, align 4
  %21 = alloca float, align 4
  %22 = alloca %struct.float3, align 4
  %23 = alloca i8, align 1
  %24 = alloca %struct.float3, align 4
  %25 = alloca ptr, align 8
  %26 = alloca %struct.float3, align 4
  %27 = alloca %struct.float3, align 4
  %28 = alloca %struct.float3, align 4
  %29 = alloca %struct.float3, align 4
  %30 = alloca %struct.float3, align 4
  %31 = alloca %struct.float3, align 4
  %32 = alloca %struct.float3, align 4
  %33 = alloca %struct.float3, align 4
  %34 = alloca float, align 4
  %35 = alloca %struct.float3, align 4
  %36 = alloca %struct.float3, align 4
  %37 = alloca %struct.Hit, align 4
  %38 = alloca %struct.Ray, align 4
  %39 = alloca %struct.float3, align 4
  %40 = alloca %struct.float3, align 4
  %41 = alloca %struct.float3, align 4
  %42 = alloca %struct.float3, align 4
  %43 = alloca %struct.Ray, align 4
  %44 = alloca %struct.float3, align 4
  %45 = alloca %struct.float3, align 4
  %46 = alloca %struct.float3, align 4
  %47 = alloca %struct.float3, align 4
  %48 = alloca %struct.float3, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #8
  call void @llvm.memset.p0.i64(ptr align 4 %5, i8 0, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(ptr %6) #8
  store float 1.000000e+00, ptr %6, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %7) #8
  store i32 0, ptr %7, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %270, %2
  %50 = load i32, ptr %7, align 4, !tbaa !3
  %51 = icmp slt i32 %50, 4
  br i1 %51, label %53, label %52

52:                                               ; preds = %49
  store i32 2, ptr %8, align 4
  br label %273

53:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %54 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %1, i64 24, i1 false), !tbaa.struct !35
  %55 = call %struct.Hit @_Z9intersectRK5Scene3Ray(ptr noundef nonnull align 8 dereferenceable(32) %54, ptr noundef byval(%struct.Ray) align 4 %10) #9
  %56 = getelementptr inbounds nuw %struct.Hit, ptr %9, i32 0, i32 0
  %57 = extractvalue %struct.Hit %55, 0
  store float %57, ptr %56, align 4
  %58 = getelementptr inbounds nuw %struct.Hit, ptr %9, i32 0, i32 1
  %59 = extractvalue %struct.Hit %55, 1
  store i32 %59, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.Hit, ptr %9, i32 0, i32 1
  %61 = load i32, ptr %60, align 4, !tbaa !24
  %62 = icmp slt i32 %61, 0
  br i1 %62, label %63, label %93

63:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %64 = getelementptr inbounds nuw %struct.Ray, ptr %1, i32 0, i32 1
  %65 = getelementptr inbounds nuw %struct.float3, ptr %64, i32 0, i32 1
  %66 = load float, ptr %65, align 4, !tbaa !28
  %67 = fadd contract float %66, 1.000000e+00
  %68 = fmul contract float 5.000000e-01, %67
  store float %68, ptr %11, align 4, !tbaa !18
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %5, i64 12, i1 false), !tbaa.struct !17
  %69 = getelementptr inbounds nuw %struct.float3, ptr %14, i32 0, i32 0
  %70 = load float, ptr %11, align 4, !tbaa !18
  %71 = fmul contract float 5.000000e-01, %70
  %72 = fsub contract float 1.000000e+00, %71
  store float %72, ptr %69, align 4, !tbaa !32
  %73 = getelementptr inbounds nuw %struct.float3, ptr %14, i32 0, i32 1
  %74 = load float, ptr %11, align 4, !tbaa !18
  %75 = fmul contract float 0x3FD3333340000000, %74
  %76 = fsub contract float 1.000000e+00, %75
  store float %76, ptr %73, align 4, !tbaa !33
  %77 = getelementptr inbounds nuw %struct.float3, ptr %14, i32 0, i32 2
  store float 1.000000e+00, ptr %77, align 4, !tbaa !34
  %78 = load float, ptr %6, align 4, !tbaa !18
  %79 = call %struct.float3 @_Zml6float3f(ptr noundef byval(%struct.float3) align 4 %14, float noundef %78) #9
  %80 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 0
  %81 = extractvalue %struct.float3 %79, 0
  store float %81, ptr %80, align 4
  %82 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 1
  %83 = extractvalue %struct.float3 %79, 1
  store float %83, ptr %82, align 4
  %84 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 2
  %85 = extractvalue %struct.float3 %79, 2
  store float %85, ptr %84, align 4
  %86 = call %struct.float3 @_Zpl6float3S_(ptr noundef byval(%struct.float3) align 4 %12, ptr noundef byval(%struct.float3) align 4 %13) #9
  %87 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 0
  %88 = extractvalue %struct.float3 %86, 0
  store float %88, ptr %87, align 4
  %89 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 1
  %90 = extractvalue %struct.float3 %86, 1
  store float %90, ptr %89, align 4
  %91 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 2
  %92 = extractvalue %struct.float3 %86, 2
  store float %92, ptr %91, align 4
  store i32 1, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %267

93:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %94 = getelementptr inbounds nuw %struct.Ray, ptr %1, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %94, i64 12, i1 false), !tbaa.struct !17
  %95 = getelementptr inbounds nuw %struct.Ray, ptr %1, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %95, i64 12, i1 false), !tbaa.struct !17
  %96 = getelementptr inbounds nuw %struct.Hit, ptr %9, i32 0, i32 0
  %97 = load float, ptr %96, align 4, !tbaa !22
  %98 = call %struct.float3 @_Zml6float3f(ptr noundef byval(%struct.float3) align 4 %18, float noundef %97) #9
  %99 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 0
  %100 = extractvalue %struct.float3 %98, 0
  store float %100, ptr %99, align 4
  %101 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 1
  %102 = extractvalue %struct.float3 %98, 1
  store float %102, ptr %101, align 4
  %103 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 2
  %104 = extractvalue %struct.float3 %98, 2
  store float %104, ptr %103, align 4
  %105 = call %struct.float3 @_Zpl6float3S_(ptr noundef byval(%struct.float3) align 4 %16, ptr noundef byval(%struct.float3) align 4 %17) #9
  %106 = getelementptr inbounds nuw %struct.float3, ptr %15, i32 0, i32 0
  %107 = extractvalue %struct.float3 %105, 0
  store float %107, ptr %106, align 4
  %108 = getelementptr inbounds nuw %struct.float3, ptr %15, i32 0, i32 1
  %109 = extractvalue %struct.float3 %105, 1
  store float %109, ptr %108, align 4
  %110 = getelementptr inbounds nuw %struct.float3, ptr %15, i32 0, i32 2
  %111 = extractvalue %struct.float3 %105, 2
  store float %111, ptr %110, align 4
  call void @llvm.lifetime.start.p0(ptr %19) #8
  call void @llvm.lifetime.start.p0(ptr %20) #8
  call void @llvm.lifetime.start.p0(ptr %21) #8
  store float 0.000000e+00, ptr %21, align 4, !tbaa !18
  %112 = getelementptr inbounds nuw %struct.Hit, ptr %9, i32 0, i32 1
  %113 = load i32, ptr %112, align 4, !tbaa !24
  %114 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %115 = getelementptr inbounds nuw %struct.Scene, ptr %114, i32 0, i32 1
  %116 = load i32, ptr %115, align 8, !tbaa !12
  %117 = icmp eq i32 %113, %116
  br i1 %117, label %118, label %145

118:                                              ; preds = %93
  call void @llvm.lifetime.start.p0(ptr %22) #8
  %119 = getelementptr inbounds nuw %struct.float3, ptr %22, i32 0, i32 0
  store float 0.000000e+00, ptr %119, align 4, !tbaa !32
  %120 = getelementptr inbounds nuw %struct.float3, ptr %22, i32 0, i32 1
  store float 1.000000e+00, ptr %120, align 4, !tbaa !33
  %121 = getelementptr inbounds nuw %struct.float3, ptr %22, i32 0, i32 2
  store float 0.000000e+00, ptr %121, align 4, !tbaa !34
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %22, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p0(ptr %22) #8
  call void @llvm.lifetime.start.p0(ptr %23) #8
  %122 = getelementptr inbounds nuw %struct.float3, ptr %15, i32 0, i32 0
  %123 = load float, ptr %122, align 4, !tbaa !32
  %124 = call contract noundef float @_ZL6floorff(float noundef %123) #9
  %125 = fptosi float %124 to i32
  %126 = getelementptr inbounds nuw %struct.float3, ptr %15, i32 0, i32 2
  %127 = load float, ptr %126, align 4, !tbaa !34
  %128 = call contract noundef float @_ZL6floorff(float noundef %127) #9
  %129 = fptosi float %128 to i32
  %130 = add nsw i32 %125, %129
  %131 = and i32 %130, 1
  %132 = icmp ne i32 %131, 0
  %133 = zext i1 %132 to i8
  store i8 %133, ptr %23, align 1, !tbaa !36
  call void @llvm.lifetime.start.p0(ptr %24) #8
  %134 = load i8, ptr %23, align 1, !tbaa !36, !range !38, !noundef !10
  %135 = trunc i8 %134 to i1
  br i1 %135, label %136, label %140

136:                                              ; preds = %118
  %137 = getelementptr inbounds nuw %struct.float3, ptr %24, i32 0, i32 0
  store float 0x3FC99999A0000000, ptr %137, align 4, !tbaa !32
  %138 = getelementptr inbounds nuw %struct.float3, ptr %24, i32 0, i32 1
  store float 0x3FC99999A0000000, ptr %138, align 4, !tbaa !33
  %139 = getelementptr inbounds nuw %struct.float3, ptr %24, i32 0, i32 2
  store float 0x3FC99999A0000000, ptr %139, align 4, !tbaa !34
  br label %144

140:                                              ; preds = %118
  %141 = getelementptr inbounds nuw %struct.float3, ptr %24, i32 0, i32 0
  store float 0x3FECCCCCC0000000, ptr %141, align 4, !tbaa !32
  %142 = getelementptr inbounds nuw %struct.float3, ptr %24, i32 0, i32 1
  store float 0x3FECCCCCC0000000, ptr %142, align 4, !tbaa !33
  %143 = getelementptr inbounds nuw %struct.float3, ptr %24, i32 0, i32 2
  store float 0x3FECCCCCC0000000, ptr %143, align 4, !tbaa !34
  br label %144

144:                                              ; preds = %140, %136
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %24, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p0(ptr %24) #8
  call void @llvm.lifetime.end.p0(ptr %23) #8
  br label %178

145:                                              ; preds = %93
  call void @llvm.lifetime.start.p0(ptr %25) #8
  %146 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %147 = getelementptr inbounds nuw %struct.Scene, ptr %146, i32 0, i32 0
  %148 = load ptr, ptr %147, align 8, !tbaa !19
  %149 = getelementptr inbounds nuw %struct.Hit, ptr %9, i32 0, i32 1
  %150 = load i32, ptr %149, align 4, !tbaa !24
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds %struct.Sphere, ptr %148, i64 %151
  store ptr %152, ptr %25, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %26) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %28, ptr align 4 %15, i64 12, i1 false), !tbaa.struct !17
  %153 = load ptr, ptr %25, align 8, !tbaa !39, !nonnull !10, !align !40
  %154 = getelementptr inbounds nuw %struct.Sphere, ptr %153, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %154, i64 12, i1 false), !tbaa.struct !17
  %155 = call %struct.float3 @_Zmi6float3S_(ptr noundef byval(%struct.float3) align 4 %28, ptr noundef byval(%struct.float3) align 4 %29) #9
  %156 = getelementptr inbounds nuw %struct.float3, ptr %27, i32 0, i32 0
  %157 = extractvalue %struct.float3 %155, 0
  store float %157, ptr %156, align 4
  %158 = getelementptr inbounds nuw %struct.float3, ptr %27, i32 0, i32 1
  %159 = extractvalue %struct.float3 %155, 1
  store float %159, ptr %158, align 4
  %160 = getelementptr inbounds nuw %struct.float3, ptr %27, i32 0, i32 2
  %161 = extractvalue %struct.float3 %155, 2
  store float %161, ptr %160, align 4
  %162 = load ptr, ptr %25, align 8, !tbaa !39, !nonnull !10, !align !40
  %163 = getelementptr inbounds nuw %struct.Sphere, ptr %162, i32 0, i32 1
  %164 = load float, ptr %163, align 4, !tbaa !20
  %165 = fdiv contract float 1.000000e+00, %164
  %166 = call %struct.float3 @_Zml6float3f(ptr noundef byval(%struct.float3) align 4 %27, float noundef %165) #9
  %167 = getelementptr inbounds nuw %struct.float3, ptr %26, i32 0, i32 0
  %168 = extractvalue %struct.float3 %166, 0
  store float %168, ptr %167, align 4
  %169 = getelementptr inbounds nuw %struct.float3, ptr %26, i32 0, i32 1
  %170 = extractvalue %struct.float3 %166, 1
  store float %170, ptr %169, align 4
  %171 = getelementptr inbounds nuw %struct.float3, ptr %26, i32 0, i32 2
  %172 = extractvalue %struct.float3 %166, 2
  store float %172, ptr %171, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %26, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p0(ptr %26) #8
  %173 = load ptr, ptr %25, align 8, !tbaa !39, !nonnull !10, !align !40
  %174 = getelementptr inbounds nuw %struct.Sphere, ptr %173, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %174, i64 12, i1 false), !tbaa.struct !17
  %175 = load ptr, ptr %25, align 8, !tbaa !39, !nonnull !10, !align !40
  %176 = getelementptr inbounds nuw %struct.Sphere, ptr %175, i32 0, i32 3
  %177 = load float, ptr %176, align 4, !tbaa !41
  store float %177, ptr %21, align 4, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr %25) #8
  br label %178

178:                                              ; preds = %145, %144
  call void @llvm.lifetime.start.p0(ptr %30) #8
  %179 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %180 = getelementptr inbounds nuw %struct.Scene, ptr %179, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %32, ptr align 4 %180, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %33, ptr align 4 %15, i64 12, i1 false), !tbaa.struct !17
  %181 = call %struct.float3 @_Zmi6float3S_(ptr noundef byval(%struct.float3) align 4 %32, ptr noundef byval(%struct.float3) align 4 %33) #9
  %182 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 0
  %183 = extractvalue %struct.float3 %181, 0
  store float %183, ptr %182, align 4
  %184 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 1
  %185 = extractvalue %struct.float3 %181, 1
  store float %185, ptr %184, align 4
  %186 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 2
  %187 = extractvalue %struct.float3 %181, 2
  store float %187, ptr %186, align 4
  %188 = call %struct.float3 @_ZL9normalize6float3(ptr noundef byval(%struct.float3) align 4 %31) #9
  %189 = getelementptr inbounds nuw %struct.float3, ptr %30, i32 0, i32 0
  %190 = extractvalue %struct.float3 %188, 0
  store float %190, ptr %189, align 4
  %191 = getelementptr inbounds nuw %struct.float3, ptr %30, i32 0, i32 1
  %192 = extractvalue %struct.float3 %188, 1
  store float %192, ptr %191, align 4
  %193 = getelementptr inbounds nuw %struct.float3, ptr %30, i32 0, i32 2
  %194 = extractvalue %struct.float3 %188, 2
  store float %194, ptr %193, align 4
  call void @llvm.lifetime.start.p0(ptr %34) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %35, ptr align 4 %19, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %36, ptr align 4 %30, i64 12, i1 false), !tbaa.struct !17
  %195 = call contract noundef float @_ZL3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %35, ptr noundef byval(%struct.float3) align 4 %36) #9
  %196 = call contract noundef float @_ZL5fmaxfff(float noundef %195, float noundef 0.000000e+00) #9
  store float %196, ptr %34, align 4, !tbaa !18
  %197 = load float, ptr %34, align 4, !tbaa !18
  %198 = fcmp contract ogt float %197, 0.000000e+00
  call void @llvm.lifetime.start.p0(ptr %37) #8
  br i1 %198, label %199, label %211

199:                                              ; preds = %178
  %200 = load ptr, ptr %4, align 8, !tbaa !7, !nonnull !10, !align !11
  %201 = getelementptr inbounds nuw %struct.Ray, ptr %38, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %201, ptr align 4 %15, i64 12, i1 false), !tbaa.struct !17
  %202 = getelementptr inbounds nuw %struct.Ray, ptr %38, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %202, ptr align 4 %30, i64 12, i1 false), !tbaa.struct !17
  %203 = call %struct.Hit @_Z9intersectRK5Scene3Ray(ptr noundef nonnull align 8 dereferenceable(32) %200, ptr noundef byval(%struct.Ray) align 4 %38) #9
  %204 = getelementptr inbounds nuw %struct.Hit, ptr %37, i32 0, i32 0
  %205 = extractvalue %struct.Hit %203, 0
  store float %205, ptr %204, align 4
  %206 = getelementptr inbounds nuw %struct.Hit, ptr %37, i32 0, i32 1
  %207 = extractvalue %struct.Hit %203, 1
  store i32 %207, ptr %206, align 4
  %208 = getelementptr inbounds nuw %struct.Hit, ptr %37, i32 0, i32 1
  %209 = load i32, ptr %208, align 4, !tbaa !24
  %210 = icmp sge i32 %209, 0
  br label %211

211:                                              ; preds = %199, %178
  %212 = phi i1 [ false, %178 ], [ %210, %199 ]
  call void @llvm.lifetime.end.p0(ptr %37) #8
  br i1 %212, label %213, label %216

213:                                              ; preds = %211
  %214 = load float, ptr %34, align 4, !tbaa !18
  %215 = fmul contract float %214, 0x3FD3333340000000
  store float %215, ptr %34, align 4, !tbaa !18
  br label %216

216:                                              ; preds = %213, %211
  call void @llvm.lifetime.start.p0(ptr %39) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %40, ptr align 4 %5, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %42, ptr align 4 %20, i64 12, i1 false), !tbaa.struct !17
  %217 = load float, ptr %6, align 4, !tbaa !18
  %218 = load float, ptr %21, align 4, !tbaa !18
  %219 = fsub contract float 1.000000e+00, %218
  %220 = fmul contract float %217, %219
  %221 = load float, ptr %34, align 4, !tbaa !18
  %222 = fmul contract float 0x3FECCCCCC0000000, %221
  %223 = fadd contract float 0x3FB99999A0000000, %222
  %224 = fmul contract float %220, %223
  %225 = call %struct.float3 @_Zml6float3f(ptr noundef byval(%struct.float3) align 4 %42, float noundef %224) #9
  %226 = getelementptr inbounds nuw %struct.float3, ptr %41, i32 0, i32 0
  %227 = extractvalue %struct.float3 %225, 0
  store float %227, ptr %226, align 4
  %228 = getelementptr inbounds nuw %struct.float3, ptr %41, i32 0, i32 1
  %229 = extractvalue %struct.float3 %225, 1
  store float %229, ptr %228, align 4
  %230 = getelementptr inbounds nuw %struct.float3, ptr %41, i32 0, i32 2
  %231 = extractvalue %struct.float3 %225, 2
  store float %231, ptr %230, align 4
  %232 = call %struct.float3 @_Zpl6float3S_(ptr noundef byval(%struct.float3) align 4 %40, ptr noundef byval(%struct.float3) align 4 %41) #9
  %233 = getelementptr inbounds nuw %struct.float3, ptr %39, i32 0, i32 0
  %234 = extractvalue %struct.float3 %232, 0
  store float %234, ptr %233, align 4
  %235 = getelementptr inbounds nuw %struct.float3, ptr %39, i32 0, i32 1
  %236 = extractvalue %struct.float3 %232, 1
  store float %236, ptr %235, align 4
  %237 = getelementptr inbounds nuw %struct.float3, ptr %39, i32 0, i32 2
  %238 = extractvalue %struct.float3 %232, 2
  store float %238, ptr %237, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %39, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p0(ptr %39) #8
  %239 = load float, ptr %21, align 4, !tbaa !18
  %240 = load float, ptr %6, align 4, !tbaa !18
  %241 = fmul contract float %240, %239
  store float %241, ptr %6, align 4, !tbaa !18
  %242 = load float, ptr %6, align 4, !tbaa !18
  %243 = fcmp contract olt float %242, 0x3F847AE140000000
  br i1 %243, label %244, label %245

244:                                              ; preds = %216
  store i32 2, ptr %8, align 4
  br label %266

245:                                              ; preds = %216
  call void @llvm.lifetime.start.p0(ptr %43) #8
  %246 = getelementptr inbounds nuw %struct.Ray, ptr %43, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %246, ptr align 4 %15, i64 12, i1 false), !tbaa.struct !17
  %247 = getelementptr inbounds nuw %struct.Ray, ptr %43, i32 0, i32 1
  %248 = getelementptr inbounds nuw %struct.Ray, ptr %1, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %44, ptr align 4 %248, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %46, ptr align 4 %19, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %47, ptr align 4 %19, i64 12, i1 false), !tbaa.struct !17
  %249 = getelementptr inbounds nuw %struct.Ray, ptr %1, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %48, ptr align 4 %249, i64 12, i1 false), !tbaa.struct !17
  %250 = call contract noundef float @_ZL3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %47, ptr noundef byval(%struct.float3) align 4 %48) #9
  %251 = fmul contract float 2.000000e+00, %250
  %252 = call %struct.float3 @_Zml6float3f(ptr noundef byval(%struct.float3) align 4 %46, float noundef %251) #9
  %253 = getelementptr inbounds nuw %struct.float3, ptr %45, i32 0, i32 0
  %254 = extractvalue %struct.float3 %252, 0
  store float %254, ptr %253, align 4
  %255 = getelementptr inbounds nuw %struct.float3, ptr %45, i32 0, i32 1
  %256 = extractvalue %struct.float3 %252, 1
  store float %256, ptr %255, align 4
  %257 = getelementptr inbounds nuw %struct.float3, ptr %45, i32 0, i32 2
  %258 = extractvalue %struct.float3 %252, 2
  store float %258, ptr %257, align 4
  %259 = call %struct.float3 @_Zmi6float3S_(ptr noundef byval(%struct.float3) align 4 %44, ptr noundef byval(%struct.float3) align 4 %45) #9
  %260 = getelementptr inbounds nuw %struct.float3, ptr %247, i32 0, i32 0
  %261 = extractvalue %struct.float3 %259, 0
  store float %261, ptr %260, align 4
  %262 = getelementptr inbounds nuw %struct.float3, ptr %247, i32 0, i32 1
  %263 = extractvalue %struct.float3 %259, 1
  store float %263, ptr %262, align 4
  %264 = getelementptr inbounds nuw %struct.float3, ptr %247, i32 0, i32 2
  %265 = extractvalue %struct.float3 %259, 2
  store float %265, ptr %264, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %1, ptr align 4 %43, i64 24, i1 false), !tbaa.struct !35
  call void @llvm.lifetime.end.p0(ptr %43) #8
  store i32 0, ptr %8, align 4
  br label %266

266:                                              ; preds = %245, %244
  call void @llvm.lifetime.end.p0(ptr %34) #8
  call void @llvm.lifetime.end.p0(ptr %30) #8
  call void @llvm.lifetime.end.p0(ptr %21) #8
  call void @llvm.lifetime.end.p0(ptr %20) #8
  call void @llvm.lifetime.end.p0(ptr %19) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %267

267:                                              ; preds = %266, %63
  call void @llvm.lifetime.end.p0(ptr %9) #8
  %268 = load i32, ptr %8, align 4
  switch i32 %268, label %273 [
    i32 0, label %269
  ]

269:                                              ; preds = %267
  br label %270

270:                                              ; preds = %269
  %271 = load i32, ptr %7, align 4, !tbaa !3
  %272 = add nsw i32 %271, 1
  store i32 %272, ptr %7, align 4, !tbaa !3
  br label %49, !llvm.loop !42

273:                                              ; preds = %267, %52
  call void @llvm.lifetime.end.p0(ptr %7) #8
  %274 = load i32, ptr %8, align 4
  switch i32 %274, label %276 [
    i32 2, label %275
  ]

275:                                              ; preds = %273
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %5, i64 12, i1 false), !tbaa.struct !17
  store i32 1, ptr %8, align 4
  br label %276

276:                                              ; preds = %275, %273
  call void @llvm.lifetime.end.p0(ptr %6) #8
  call void @llvm.lifetime.end.p0(ptr %5) #8
  %277 = load %struct.float3, ptr %3, align 4
  ret %struct.float3 %277
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float3 @_Zpl6float3S_(ptr noundef byval(%struct.float3) align 4 %0, ptr noundef byval(%struct.float3) align 4 %1) #3 {
  %3 = alloca %struct.float3, align 4
  %4 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 4, !tbaa !32
  %7 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !32
  %9 = fadd contract float %6, %8
  store float %9, ptr %4, align 4, !tbaa !32
  %10 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !33
  %13 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !33
  %15 = fadd contract float %12, %14
  store float %15, ptr %10, align 4, !tbaa !33
  %16 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 2
  %17 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 2
  %18 = load float, ptr %17, align 4, !tbaa !34
  %19 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 2
  %20 = load float, ptr %19, align 4, !tbaa !34
  %21 = fadd contract float %18, %20
  store float %21, ptr %16, align 4, !tbaa !34
  %22 = load %struct.float3, ptr %3, align 4
  ret %struct.float3 %22
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float3 @_Zml6float3f(ptr noundef byval(%struct.float3) align 4 %0, float noundef %1) #3 {
  %3 = alloca %struct.float3, align 4
  %4 = alloca float, align 4
  store float %1, ptr %4, align 4, !tbaa !18
  %5 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 0
  %6 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 0
  %7 = load float, ptr %6, align 4, !tbaa !32
  %8 = load float, ptr %4, align 4, !tbaa !18
  %9 = fmul contract float %7, %8
  store float %9, ptr %5, align 4, !tbaa !32
  %10 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !33
  %13 = load float, ptr %4, align 4, !tbaa !18
  %14 = fmul contract float %12, %13
  store float %14, ptr %10, align 4, !tbaa !33
  %15 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 2
  %16 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 2
  %17 = load float, ptr %16, align 4, !tbaa !34
  %18 = load float, ptr %4, align 4, !tbaa !18
  %19 = fmul contract float %17, %18
  store float %19, ptr %15, align 4, !tbaa !34
  %20 = load %struct.float3, ptr %3, align 4
  ret %struct.float3 %20
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6floorff(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !18
  %3 = load float, ptr %2, align 4, !tbaa !18
  %4 = call contract float @__nv_floorf(float noundef %3) #9
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float3 @_ZL9normalize6float3(ptr noundef byval(%struct.float3) align 4 %0) #3 {
  %2 = alloca %struct.float3, align 4
  %3 = alloca %struct.float3, align 4
  %4 = alloca %struct.float3, align 4
  %5 = alloca %struct.float3, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %0, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %0, i64 12, i1 false), !tbaa.struct !17
  %6 = call contract noundef float @_ZL3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %4, ptr noundef byval(%struct.float3) align 4 %5) #9
  %7 = call contract noundef float @_ZL6rsqrtff(float noundef %6) #9
  %8 = call %struct.float3 @_Zml6float3f(ptr noundef byval(%struct.float3) align 4 %3, float noundef %7) #9
  %9 = getelementptr inbounds nuw %struct.float3, ptr %2, i32 0, i32 0
  %10 = extractvalue %struct.float3 %8, 0
  store float %10, ptr %9, align 4
  %11 = getelementptr inbounds nuw %struct.float3, ptr %2, i32 0, i32 1
  %12 = extractvalue %struct.float3 %8, 1
  store float %12, ptr %11, align 4
  %13 = getelementptr inbounds nuw %struct.float3, ptr %2, i32 0, i32 2
  %14 = extractvalue %struct.float3 %8, 2
  store float %14, ptr %13, align 4
  %15 = load %struct.float3, ptr %2, align 4
  ret %struct.float3 %15
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !18
  store float %1, ptr %4, align 4, !tbaa !18
  %5 = load float, ptr %3, align 4, !tbaa !18
  %6 = load float, ptr %4, align 4, !tbaa !18
  %7 = call contract float @__nv_fmaxf(float noundef %5, float noundef %6) #9
  ret float %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @render(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef byval(%struct.Scene) align 8 %3, float noundef %4) #5 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.float3, align 4
  %14 = alloca %struct.float3, align 4
  %15 = alloca %struct.Ray, align 4
  %16 = alloca %struct.float3, align 4
  store ptr %0, ptr %6, align 8, !tbaa !43
  store i32 %1, ptr %7, align 4, !tbaa !3
  store i32 %2, ptr %8, align 4, !tbaa !3
  store float %4, ptr %9, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %21 = add i32 %19, %20
  store i32 %21, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #9
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %26 = add i32 %24, %25
  store i32 %26, ptr %11, align 4, !tbaa !3
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = load i32, ptr %7, align 4, !tbaa !3
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %34, label %30

30:                                               ; preds = %5
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = load i32, ptr %8, align 4, !tbaa !3
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %30, %5
  store i32 1, ptr %12, align 4
  br label %90

35:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %36 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 0
  %37 = load i32, ptr %10, align 4, !tbaa !3
  %38 = sitofp i32 %37 to float
  %39 = fadd contract float %38, 5.000000e-01
  %40 = load i32, ptr %7, align 4, !tbaa !3
  %41 = sitofp i32 %40 to float
  %42 = fmul contract float 5.000000e-01, %41
  %43 = fsub contract float %39, %42
  %44 = load float, ptr %9, align 4, !tbaa !18
  %45 = fmul contract float %43, %44
  %46 = load i32, ptr %7, align 4, !tbaa !3
  %47 = sitofp i32 %46 to float
  %48 = fdiv contract float %45, %47
  store float %48, ptr %36, align 4, !tbaa !32
  %49 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 1
  %50 = load i32, ptr %8, align 4, !tbaa !3
  %51 = sitofp i32 %50 to float
  %52 = fmul contract float 5.000000e-01, %51
  %53 = load i32, ptr %11, align 4, !tbaa !3
  %54 = sitofp i32 %53 to float
  %55 = fsub contract float %52, %54
  %56 = fsub contract float %55, 5.000000e-01
  %57 = load float, ptr %9, align 4, !tbaa !18
  %58 = fmul contract float %56, %57
  %59 = load i32, ptr %7, align 4, !tbaa !3
  %60 = sitofp i32 %59 to float
  %61 = fdiv contract float %58, %60
  store float %61, ptr %49, align 4, !tbaa !33
  %62 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 2
  store float -1.000000e+00, ptr %62, align 4, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %63 = getelementptr inbounds nuw %struct.Ray, ptr %15, i32 0, i32 0
  %64 = getelementptr inbounds nuw %struct.float3, ptr %63, i32 0, i32 0
  store float 0.000000e+00, ptr %64, align 4, !tbaa !32
  %65 = getelementptr inbounds nuw %struct.float3, ptr %63, i32 0, i32 1
  store float 1.000000e+00, ptr %65, align 4, !tbaa !33
  %66 = getelementptr inbounds nuw %struct.float3, ptr %63, i32 0, i32 2
  store float 4.000000e+00, ptr %66, align 4, !tbaa !34
  %67 = getelementptr inbounds nuw %struct.Ray, ptr %15, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %13, i64 12, i1 false), !tbaa.struct !17
  %68 = call %struct.float3 @_ZL9normalize6float3(ptr noundef byval(%struct.float3) align 4 %16) #9
  %69 = getelementptr inbounds nuw %struct.float3, ptr %67, i32 0, i32 0
  %70 = extractvalue %struct.float3 %68, 0
  store float %70, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.float3, ptr %67, i32 0, i32 1
  %72 = extractvalue %struct.float3 %68, 1
  store float %72, ptr %71, align 4
  %73 = getelementptr inbounds nuw %struct.float3, ptr %67, i32 0, i32 2
  %74 = extractvalue %struct.float3 %68, 2
  store float %74, ptr %73, align 4
  %75 = call %struct.float3 @_Z5traceRK5Scene3Ray(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef byval(%struct.Ray) align 4 %15) #9
  %76 = getelementptr inbounds nuw %struct.float3, ptr %14, i32 0, i32 0
  %77 = extractvalue %struct.float3 %75, 0
  store float %77, ptr %76, align 4
  %78 = getelementptr inbounds nuw %struct.float3, ptr %14, i32 0, i32 1
  %79 = extractvalue %struct.float3 %75, 1
  store float %79, ptr %78, align 4
  %80 = getelementptr inbounds nuw %struct.float3, ptr %14, i32 0, i32 2
  %81 = extractvalue %struct.float3 %75, 2
  store float %81, ptr %80, align 4
  %82 = load ptr, ptr %6, align 8, !tbaa !43
  %83 = load i32, ptr %11, align 4, !tbaa !3
  %84 = load i32, ptr %7, align 4, !tbaa !3
  %85 = mul nsw i32 %83, %84
  %86 = load i32, ptr %10, align 4, !tbaa !3
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds %struct.float3, ptr %82, i64 %88
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %89, ptr align 4 %14, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  store i32 0, ptr %12, align 4
  br label %90

90:                                               ; preds = %35, %34
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  %91 = load i32, ptr %12, align 4
  switch i32 %91, label %93 [
    i32 0, label %92
    i32 1, label %92
  ]

92:                                               ; preds = %90, %90
  ret void

93:                                               ; preds = %90
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @slab_test(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #5 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Ray, align 4
  %12 = alloca %struct.Box, align 4
  %13 = alloca %struct.float3, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca %struct.float2, align 8
  store ptr %0, ptr %5, align 8, !tbaa !45
  store ptr %1, ptr %6, align 8, !tbaa !47
  store ptr %2, ptr %7, align 8, !tbaa !49
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %27 = add i32 %25, %26
  store i32 %27, ptr %9, align 4, !tbaa !3
  %28 = load i32, ptr %9, align 4, !tbaa !3
  %29 = load i32, ptr %8, align 4, !tbaa !3
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %155

32:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %33 = load ptr, ptr %5, align 8, !tbaa !45
  %34 = load i32, ptr %9, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.Ray, ptr %33, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %36, i64 24, i1 false), !tbaa.struct !35
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %37 = load ptr, ptr %6, align 8, !tbaa !47
  %38 = load i32, ptr %9, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.Box, ptr %37, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %40, i64 24, i1 false), !tbaa.struct !35
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %41 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 0
  %42 = getelementptr inbounds nuw %struct.Ray, ptr %11, i32 0, i32 1
  %43 = getelementptr inbounds nuw %struct.float3, ptr %42, i32 0, i32 0
  %44 = load float, ptr %43, align 4, !tbaa !51
  %45 = fdiv contract float 1.000000e+00, %44
  store float %45, ptr %41, align 4, !tbaa !32
  %46 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 1
  %47 = getelementptr inbounds nuw %struct.Ray, ptr %11, i32 0, i32 1
  %48 = getelementptr inbounds nuw %struct.float3, ptr %47, i32 0, i32 1
  %49 = load float, ptr %48, align 4, !tbaa !28
  %50 = fdiv contract float 1.000000e+00, %49
  store float %50, ptr %46, align 4, !tbaa !33
  %51 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 2
  %52 = getelementptr inbounds nuw %struct.Ray, ptr %11, i32 0, i32 1
  %53 = getelementptr inbounds nuw %struct.float3, ptr %52, i32 0, i32 2
  %54 = load float, ptr %53, align 4, !tbaa !52
  %55 = fdiv contract float 1.000000e+00, %54
  store float %55, ptr %51, align 4, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %56 = getelementptr inbounds nuw %struct.Box, ptr %12, i32 0, i32 0
  %57 = getelementptr inbounds nuw %struct.float3, ptr %56, i32 0, i32 0
  %58 = load float, ptr %57, align 4, !tbaa !53
  %59 = getelementptr inbounds nuw %struct.Ray, ptr %11, i32 0, i32 0
  %60 = getelementptr inbounds nuw %struct.float3, ptr %59, i32 0, i32 0
  %61 = load float, ptr %60, align 4, !tbaa !55
  %62 = fsub contract float %58, %61
  %63 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 0
  %64 = load float, ptr %63, align 4, !tbaa !32
  %65 = fmul contract float %62, %64
  store float %65, ptr %14, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %66 = getelementptr inbounds nuw %struct.Box, ptr %12, i32 0, i32 1
  %67 = getelementptr inbounds nuw %struct.float3, ptr %66, i32 0, i32 0
  %68 = load float, ptr %67, align 4, !tbaa !56
  %69 = getelementptr inbounds nuw %struct.Ray, ptr %11, i32 0, i32 0
  %70 = getelementptr inbounds nuw %struct.float3, ptr %69, i32 0, i32 0
  %71 = load float, ptr %70, align 4, !tbaa !55
  %72 = fsub contract float %68, %71
  %73 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 0
  %74 = load float, ptr %73, align 4, !tbaa !32
  %75 = fmul contract float %72, %74
  store float %75, ptr %15, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %76 = getelementptr inbounds nuw %struct.Box, ptr %12, i32 0, i32 0
  %77 = getelementptr inbounds nuw %struct.float3, ptr %76, i32 0, i32 1
  %78 = load float, ptr %77, align 4, !tbaa !57
  %79 = getelementptr inbounds nuw %struct.Ray, ptr %11, i32 0, i32 0
  %80 = getelementptr inbounds nuw %struct.float3, ptr %79, i32 0, i32 1
  %81 = load float, ptr %80, align 4, !tbaa !31
  %82 = fsub contract float %78, %81
  %83 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 1
  %84 = load float, ptr %83, align 4, !tbaa !33
  %85 = fmul contract float %82, %84
  store float %85, ptr %16, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %86 = getelementptr inbounds nuw %struct.Box, ptr %12, i32 0, i32 1
  %87 = getelementptr inbounds nuw %struct.float3, ptr %86, i32 0, i32 1
  %88 = load float, ptr %87, align 4, !tbaa !58
  %89 = getelementptr inbounds nuw %struct.Ray, ptr %11, i32 0, i32 0
  %90 = getelementptr inbounds nuw %struct.float3, ptr %89, i32 0, i32 1
  %91 = load float, ptr %90, align 4, !tbaa !31
  %92 = fsub contract float %88, %91
  %93 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 1
  %94 = load float, ptr %93, align 4, !tbaa !33
  %95 = fmul contract float %92, %94
  store float %95, ptr %17, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %18) #8
  %96 = getelementptr inbounds nuw %struct.Box, ptr %12, i32 0, i32 0
  %97 = getelementptr inbounds nuw %struct.float3, ptr %96, i32 0, i32 2
  %98 = load float, ptr %97, align 4, !tbaa !59
  %99 = getelementptr inbounds nuw %struct.Ray, ptr %11, i32 0, i32 0
  %100 = getelementptr inbounds nuw %struct.float3, ptr %99, i32 0, i32 2
  %101 = load float, ptr %100, align 4, !tbaa !60
  %102 = fsub contract float %98, %101
  %103 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 2
  %104 = load float, ptr %103, align 4, !tbaa !34
  %105 = fmul contract float %102, %104
  store float %105, ptr %18, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %106 = getelementptr inbounds nuw %struct.Box, ptr %12, i32 0, i32 1
  %107 = getelementptr inbounds nuw %struct.float3, ptr %106, i32 0, i32 2
  %108 = load float, ptr %107, align 4, !tbaa !61
  %109 = getelementptr inbounds nuw %struct.Ray, ptr %11, i32 0, i32 0
  %110 = getelementptr inbounds nuw %struct.float3, ptr %109, i32 0, i32 2
  %111 = load float, ptr %110, align 4, !tbaa !60
  %112 = fsub contract float %108, %111
  %113 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 2
  %114 = load float, ptr %113, align 4, !tbaa !34
  %115 = fmul contract float %112, %114
  store float %115, ptr %19, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %20) #8
  %116 = load float, ptr %14, align 4, !tbaa !18
  %117 = load float, ptr %15, align 4, !tbaa !18
  %118 = call contract noundef float @_ZL5fminfff(float noundef %116, float noundef %117) #9
  %119 = load float, ptr %16, align 4, !tbaa !18
  %120 = load float, ptr %17, align 4, !tbaa !18
  %121 = call contract noundef float @_ZL5fminfff(float noundef %119, float noundef %120) #9
  %122 = call contract noundef float @_ZL5fmaxfff(float noundef %118, float noundef %121) #9
  %123 = load float, ptr %18, align 4, !tbaa !18
  %124 = load float, ptr %19, align 4, !tbaa !18
  %125 = call contract noundef float @_ZL5fminfff(float noundef %123, float noundef %124) #9
  %126 = call contract noundef float @_ZL5fmaxfff(float noundef %122, float noundef %125) #9
  store float %126, ptr %20, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %21) #8
  %127 = load float, ptr %14, align 4, !tbaa !18
  %128 = load float, ptr %15, align 4, !tbaa !18
  %129 = call contract noundef float @_ZL5fmaxfff(float noundef %127, float noundef %128) #9
  %130 = load float, ptr %16, align 4, !tbaa !18
  %131 = load float, ptr %17, align 4, !tbaa !18
  %132 = call contract noundef float @_ZL5fmaxfff(float noundef %130, float noundef %131) #9
  %133 = call contract noundef float @_ZL5fminfff(float noundef %129, float noundef %132) #9
  %134 = load float, ptr %18, align 4, !tbaa !18
  %135 = load float, ptr %19, align 4, !tbaa !18
  %136 = call contract noundef float @_ZL5fmaxfff(float noundef %134, float noundef %135) #9
  %137 = call contract noundef float @_ZL5fminfff(float noundef %133, float noundef %136) #9
  store float %137, ptr %21, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %22) #8
  %138 = load float, ptr %20, align 4, !tbaa !18
  %139 = load float, ptr %21, align 4, !tbaa !18
  %140 = fcmp contract ole float %138, %139
  br i1 %140, label %141, label %147

141:                                              ; preds = %32
  %142 = getelementptr inbounds nuw %struct.float2, ptr %22, i32 0, i32 0
  %143 = load float, ptr %20, align 4, !tbaa !18
  %144 = call contract noundef float @_ZL5fmaxfff(float noundef %143, float noundef 0.000000e+00) #9
  store float %144, ptr %142, align 8, !tbaa !62
  %145 = getelementptr inbounds nuw %struct.float2, ptr %22, i32 0, i32 1
  %146 = load float, ptr %21, align 4, !tbaa !18
  store float %146, ptr %145, align 4, !tbaa !64
  br label %150

147:                                              ; preds = %32
  %148 = getelementptr inbounds nuw %struct.float2, ptr %22, i32 0, i32 0
  store float 1.000000e+00, ptr %148, align 8, !tbaa !62
  %149 = getelementptr inbounds nuw %struct.float2, ptr %22, i32 0, i32 1
  store float -1.000000e+00, ptr %149, align 4, !tbaa !64
  br label %150

150:                                              ; preds = %147, %141
  %151 = load ptr, ptr %7, align 8, !tbaa !49
  %152 = load i32, ptr %9, align 4, !tbaa !3
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds %struct.float2, ptr %151, i64 %153
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %154, ptr align 8 %22, i64 8, i1 false), !tbaa.struct !65
  call void @llvm.lifetime.end.p0(ptr %22) #8
  call void @llvm.lifetime.end.p0(ptr %21) #8
  call void @llvm.lifetime.end.p0(ptr %20) #8
  call void @llvm.lifetime.end.p0(ptr %19) #8
  call void @llvm.lifetime.end.p0(ptr %18) #8
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %16) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  store i32 0, ptr %10, align 4
  br label %155

155:                                              ; preds = %150, %31
  call void @llvm.lifetime.end.p0(ptr %9) #8
  %156 = load i32, ptr %10, align 4
  switch i32 %156, label %158 [
    i32 0, label %157
    i32 1, label %157
  ]

157:                                              ; preds = %155, %155
  ret void

158:                                              ; preds = %155
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fminfff(float noundef %0, float noundef %1) #3 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !18
  store float %1, ptr %4, align 4, !tbaa !18
  %5 = load float, ptr %3, align 4, !tbaa !18
  %6 = load float, ptr %4, align 4, !tbaa !18
  %7 = call contract float @__nv_fminf(float noundef %5, float noundef %6) #9
  ret float %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @triangle_test(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #5 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.float3, align 4
  %12 = alloca %struct.float3, align 4
  %13 = alloca %struct.float3, align 4
  %14 = alloca %struct.float3, align 4
  %15 = alloca %struct.float3, align 4
  %16 = alloca %struct.float3, align 4
  %17 = alloca %struct.float3, align 4
  %18 = alloca %struct.float3, align 4
  %19 = alloca %struct.float3, align 4
  %20 = alloca float, align 4
  %21 = alloca %struct.float3, align 4
  %22 = alloca %struct.float3, align 4
  %23 = alloca %struct.float3, align 4
  %24 = alloca float, align 4
  %25 = alloca %struct.float3, align 4
  %26 = alloca %struct.float3, align 4
  %27 = alloca %struct.float3, align 4
  %28 = alloca %struct.float3, align 4
  %29 = alloca %struct.float3, align 4
  %30 = alloca %struct.float3, align 4
  %31 = alloca float, align 4
  %32 = alloca %struct.float3, align 4
  %33 = alloca %struct.float3, align 4
  %34 = alloca float, align 4
  %35 = alloca %struct.float3, align 4
  %36 = alloca %struct.float3, align 4
  %37 = alloca %struct.float3, align 4
  %38 = alloca %struct.float3, align 4
  %39 = alloca %struct.float3, align 4
  store ptr %0, ptr %5, align 8, !tbaa !45
  store ptr %1, ptr %6, align 8, !tbaa !43
  store ptr %2, ptr %7, align 8, !tbaa !43
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %40 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %41 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %42 = mul i32 %40, %41
  %43 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %44 = add i32 %42, %43
  store i32 %44, ptr %9, align 4, !tbaa !3
  %45 = load i32, ptr %9, align 4, !tbaa !3
  %46 = load i32, ptr %8, align 4, !tbaa !3
  %47 = icmp sge i32 %45, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %165

49:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %50 = load ptr, ptr %6, align 8, !tbaa !43
  %51 = load i32, ptr %9, align 4, !tbaa !3
  %52 = mul nsw i32 3, %51
  %53 = add nsw i32 %52, 1
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.float3, ptr %50, i64 %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %55, i64 12, i1 false), !tbaa.struct !17
  %56 = load ptr, ptr %6, align 8, !tbaa !43
  %57 = load i32, ptr %9, align 4, !tbaa !3
  %58 = mul nsw i32 3, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds %struct.float3, ptr %56, i64 %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %60, i64 12, i1 false), !tbaa.struct !17
  %61 = call %struct.float3 @_Zmi6float3S_(ptr noundef byval(%struct.float3) align 4 %12, ptr noundef byval(%struct.float3) align 4 %13) #9
  %62 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 0
  %63 = extractvalue %struct.float3 %61, 0
  store float %63, ptr %62, align 4
  %64 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 1
  %65 = extractvalue %struct.float3 %61, 1
  store float %65, ptr %64, align 4
  %66 = getelementptr inbounds nuw %struct.float3, ptr %11, i32 0, i32 2
  %67 = extractvalue %struct.float3 %61, 2
  store float %67, ptr %66, align 4
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %68 = load ptr, ptr %6, align 8, !tbaa !43
  %69 = load i32, ptr %9, align 4, !tbaa !3
  %70 = mul nsw i32 3, %69
  %71 = add nsw i32 %70, 2
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds %struct.float3, ptr %68, i64 %72
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %73, i64 12, i1 false), !tbaa.struct !17
  %74 = load ptr, ptr %6, align 8, !tbaa !43
  %75 = load i32, ptr %9, align 4, !tbaa !3
  %76 = mul nsw i32 3, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds %struct.float3, ptr %74, i64 %77
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %78, i64 12, i1 false), !tbaa.struct !17
  %79 = call %struct.float3 @_Zmi6float3S_(ptr noundef byval(%struct.float3) align 4 %15, ptr noundef byval(%struct.float3) align 4 %16) #9
  %80 = getelementptr inbounds nuw %struct.float3, ptr %14, i32 0, i32 0
  %81 = extractvalue %struct.float3 %79, 0
  store float %81, ptr %80, align 4
  %82 = getelementptr inbounds nuw %struct.float3, ptr %14, i32 0, i32 1
  %83 = extractvalue %struct.float3 %79, 1
  store float %83, ptr %82, align 4
  %84 = getelementptr inbounds nuw %struct.float3, ptr %14, i32 0, i32 2
  %85 = extractvalue %struct.float3 %79, 2
  store float %85, ptr %84, align 4
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %86 = load ptr, ptr %5, align 8, !tbaa !45
  %87 = load i32, ptr %9, align 4, !tbaa !3
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds %struct.Ray, ptr %86, i64 %88
  %90 = getelementptr inbounds nuw %struct.Ray, ptr %89, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %90, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %14, i64 12, i1 false), !tbaa.struct !17
  %91 = call %struct.float3 @_ZL5cross6float3S_(ptr noundef byval(%struct.float3) align 4 %18, ptr noundef byval(%struct.float3) align 4 %19) #9
  %92 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 0
  %93 = extractvalue %struct.float3 %91, 0
  store float %93, ptr %92, align 4
  %94 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 1
  %95 = extractvalue %struct.float3 %91, 1
  store float %95, ptr %94, align 4
  %96 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 2
  %97 = extractvalue %struct.float3 %91, 2
  store float %97, ptr %96, align 4
  call void @llvm.lifetime.start.p0(ptr %20) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %11, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %17, i64 12, i1 false), !tbaa.struct !17
  %98 = call contract noundef float @_ZL3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %21, ptr noundef byval(%struct.float3) align 4 %22) #9
  store float %98, ptr %20, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %23) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 @__const.triangle_test.r, i64 12, i1 false)
  %99 = load float, ptr %20, align 4, !tbaa !18
  %100 = call contract noundef float @_ZL5fabsff(float noundef %99) #9
  %101 = fcmp contract ogt float %100, 0x3E45798EE0000000
  br i1 %101, label %102, label %160

102:                                              ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %24) #8
  %103 = load float, ptr %20, align 4, !tbaa !18
  %104 = fdiv contract float 1.000000e+00, %103
  store float %104, ptr %24, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %25) #8
  %105 = load ptr, ptr %5, align 8, !tbaa !45
  %106 = load i32, ptr %9, align 4, !tbaa !3
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds %struct.Ray, ptr %105, i64 %107
  %109 = getelementptr inbounds nuw %struct.Ray, ptr %108, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %26, ptr align 4 %109, i64 12, i1 false), !tbaa.struct !17
  %110 = load ptr, ptr %6, align 8, !tbaa !43
  %111 = load i32, ptr %9, align 4, !tbaa !3
  %112 = mul nsw i32 3, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds %struct.float3, ptr %110, i64 %113
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %27, ptr align 4 %114, i64 12, i1 false), !tbaa.struct !17
  %115 = call %struct.float3 @_Zmi6float3S_(ptr noundef byval(%struct.float3) align 4 %26, ptr noundef byval(%struct.float3) align 4 %27) #9
  %116 = getelementptr inbounds nuw %struct.float3, ptr %25, i32 0, i32 0
  %117 = extractvalue %struct.float3 %115, 0
  store float %117, ptr %116, align 4
  %118 = getelementptr inbounds nuw %struct.float3, ptr %25, i32 0, i32 1
  %119 = extractvalue %struct.float3 %115, 1
  store float %119, ptr %118, align 4
  %120 = getelementptr inbounds nuw %struct.float3, ptr %25, i32 0, i32 2
  %121 = extractvalue %struct.float3 %115, 2
  store float %121, ptr %120, align 4
  call void @llvm.lifetime.start.p0(ptr %28) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %25, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %30, ptr align 4 %11, i64 12, i1 false), !tbaa.struct !17
  %122 = call %struct.float3 @_ZL5cross6float3S_(ptr noundef byval(%struct.float3) align 4 %29, ptr noundef byval(%struct.float3) align 4 %30) #9
  %123 = getelementptr inbounds nuw %struct.float3, ptr %28, i32 0, i32 0
  %124 = extractvalue %struct.float3 %122, 0
  store float %124, ptr %123, align 4
  %125 = getelementptr inbounds nuw %struct.float3, ptr %28, i32 0, i32 1
  %126 = extractvalue %struct.float3 %122, 1
  store float %126, ptr %125, align 4
  %127 = getelementptr inbounds nuw %struct.float3, ptr %28, i32 0, i32 2
  %128 = extractvalue %struct.float3 %122, 2
  store float %128, ptr %127, align 4
  call void @llvm.lifetime.start.p0(ptr %31) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %32, ptr align 4 %25, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %33, ptr align 4 %17, i64 12, i1 false), !tbaa.struct !17
  %129 = call contract noundef float @_ZL3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %32, ptr noundef byval(%struct.float3) align 4 %33) #9
  %130 = load float, ptr %24, align 4, !tbaa !18
  %131 = fmul contract float %129, %130
  store float %131, ptr %31, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %34) #8
  %132 = load ptr, ptr %5, align 8, !tbaa !45
  %133 = load i32, ptr %9, align 4, !tbaa !3
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds %struct.Ray, ptr %132, i64 %134
  %136 = getelementptr inbounds nuw %struct.Ray, ptr %135, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %35, ptr align 4 %136, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %36, ptr align 4 %28, i64 12, i1 false), !tbaa.struct !17
  %137 = call contract noundef float @_ZL3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %35, ptr noundef byval(%struct.float3) align 4 %36) #9
  %138 = load float, ptr %24, align 4, !tbaa !18
  %139 = fmul contract float %137, %138
  store float %139, ptr %34, align 4, !tbaa !18
  %140 = load float, ptr %31, align 4, !tbaa !18
  %141 = fcmp contract oge float %140, 0.000000e+00
  br i1 %141, label %142, label %159

142:                                              ; preds = %102
  %143 = load float, ptr %34, align 4, !tbaa !18
  %144 = fcmp contract oge float %143, 0.000000e+00
  br i1 %144, label %145, label %159

145:                                              ; preds = %142
  %146 = load float, ptr %31, align 4, !tbaa !18
  %147 = load float, ptr %34, align 4, !tbaa !18
  %148 = fadd contract float %146, %147
  %149 = fcmp contract ole float %148, 1.000000e+00
  br i1 %149, label %150, label %159

150:                                              ; preds = %145
  call void @llvm.lifetime.start.p0(ptr %37) #8
  %151 = getelementptr inbounds nuw %struct.float3, ptr %37, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %38, ptr align 4 %14, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %39, ptr align 4 %28, i64 12, i1 false), !tbaa.struct !17
  %152 = call contract noundef float @_ZL3dot6float3S_(ptr noundef byval(%struct.float3) align 4 %38, ptr noundef byval(%struct.float3) align 4 %39) #9
  %153 = load float, ptr %24, align 4, !tbaa !18
  %154 = fmul contract float %152, %153
  store float %154, ptr %151, align 4, !tbaa !32
  %155 = getelementptr inbounds nuw %struct.float3, ptr %37, i32 0, i32 1
  %156 = load float, ptr %31, align 4, !tbaa !18
  store float %156, ptr %155, align 4, !tbaa !33
  %157 = getelementptr inbounds nuw %struct.float3, ptr %37, i32 0, i32 2
  %158 = load float, ptr %34, align 4, !tbaa !18
  store float %158, ptr %157, align 4, !tbaa !34
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %37, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p0(ptr %37) #8
  br label %159

159:                                              ; preds = %150, %145, %142, %102
  call void @llvm.lifetime.end.p0(ptr %34) #8
  call void @llvm.lifetime.end.p0(ptr %31) #8
  call void @llvm.lifetime.end.p0(ptr %28) #8
  call void @llvm.lifetime.end.p0(ptr %25) #8
  call void @llvm.lifetime.end.p0(ptr %24) #8
  br label %160

160:                                              ; preds = %159, %49
  %161 = load ptr, ptr %7, align 8, !tbaa !43
  %162 = load i32, ptr %9, align 4, !tbaa !3
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds %struct.float3, ptr %161, i64 %163
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %164, ptr align 4 %23, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p0(ptr %23) #8
  call void @llvm.lifetime.end.p0(ptr %20) #8
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  store i32 0, ptr %10, align 4
  br label %165

165:                                              ; preds = %160, %48
  call void @llvm.lifetime.end.p0(ptr %9) #8
  %166 = load i32, ptr %10, align 4
  switch i32 %166, label %168 [
    i32 0, label %167
    i32 1, label %167
  ]

167:                                              ; preds = %165, %165
  ret void

168:                                              ; preds = %165
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float3 @_ZL5cross6float3S_(ptr noundef byval(%struct.float3) align 4 %0, ptr noundef byval(%struct.float3) align 4 %1) #3 {
  %3 = alloca %struct.float3, align 4
  %4 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 1
  %6 = load float, ptr %5, align 4, !tbaa !33
  %7 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 2
  %8 = load float, ptr %7, align 4, !tbaa !34
  %9 = fmul contract float %6, %8
  %10 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 2
  %11 = load float, ptr %10, align 4, !tbaa !34
  %12 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 1
  %13 = load float, ptr %12, align 4, !tbaa !33
  %14 = fmul contract float %11, %13
  %15 = fsub contract float %9, %14
  store float %15, ptr %4, align 4, !tbaa !32
  %16 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 1
  %17 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 2
  %18 = load float, ptr %17, align 4, !tbaa !34
  %19 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 0
  %20 = load float, ptr %19, align 4, !tbaa !32
  %21 = fmul contract float %18, %20
  %22 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 0
  %23 = load float, ptr %22, align 4, !tbaa !32
  %24 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 2
  %25 = load float, ptr %24, align 4, !tbaa !34
  %26 = fmul contract float %23, %25
  %27 = fsub contract float %21, %26
  store float %27, ptr %16, align 4, !tbaa !33
  %28 = getelementptr inbounds nuw %struct.float3, ptr %3, i32 0, i32 2
  %29 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 0
  %30 = load float, ptr %29, align 4, !tbaa !32
  %31 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 1
  %32 = load float, ptr %31, align 4, !tbaa !33
  %33 = fmul contract float %30, %32
  %34 = getelementptr inbounds nuw %struct.float3, ptr %0, i32 0, i32 1
  %35 = load float, ptr %34, align 4, !tbaa !33
  %36 = getelementptr inbounds nuw %struct.float3, ptr %1, i32 0, i32 0
  %37 = load float, ptr %36, align 4, !tbaa !32
  %38 = fmul contract float %35, %37
  %39 = fsub contract float %33, %38
  store float %39, ptr %28, align 4, !tbaa !34
  %40 = load %struct.float3, ptr %3, align 4
  ret %struct.float3 %40
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fabsff(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !18
  %3 = load float, ptr %2, align 4, !tbaa !18
  %4 = call contract float @__nv_fabsf(float noundef %3) #9
  ret float %4
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_floorf(float noundef) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6rsqrtff(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !18
  %3 = load float, ptr %2, align 4, !tbaa !18
  %4 = call contract float @__nv_rsqrtf(float noundef %3) #9
  ret float %4
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) #6

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"p1 _ZTS5Scene", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{}
!11 = !{i64 8}
!12 = !{!13, !4, i64 8}
!13 = !{!"_ZTS5Scene", !14, i64 0, !4, i64 8, !15, i64 12, !16, i64 24}
!14 = !{!"p1 _ZTS6Sphere", !9, i64 0}
!15 = !{!"_ZTS6float3", !16, i64 0, !16, i64 4, !16, i64 8}
!16 = !{!"float", !5, i64 0}
!17 = !{i64 0, i64 4, !18, i64 4, i64 4, !18, i64 8, i64 4, !18}
!18 = !{!16, !16, i64 0}
!19 = !{!13, !14, i64 0}
!20 = !{!21, !16, i64 12}
!21 = !{!"_ZTS6Sphere", !15, i64 0, !16, i64 12, !15, i64 16, !16, i64 28}
!22 = !{!23, !16, i64 0}
!23 = !{!"_ZTS3Hit", !16, i64 0, !4, i64 4}
!24 = !{!23, !4, i64 4}
!25 = !{i64 0, i64 4, !18, i64 4, i64 4, !3}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!29, !16, i64 16}
!29 = !{!"_ZTS3Ray", !15, i64 0, !15, i64 12}
!30 = !{!13, !16, i64 24}
!31 = !{!29, !16, i64 4}
!32 = !{!15, !16, i64 0}
!33 = !{!15, !16, i64 4}
!34 = !{!15, !16, i64 8}
!35 = !{i64 0, i64 4, !18, i64 4, i64 4, !18, i64 8, i64 4, !18, i64 12, i64 4, !18, i64 16, i64 4, !18, i64 20, i64 4, !18}
!36 = !{!37, !37, i64 0}
!37 = !{!"bool", !5, i64 0}
!38 = !{i8 0, i8 2}
!39 = !{!14, !14, i64 0}
!40 = !{i64 4}
!41 = !{!21, !16, i64 28}
!42 = distinct !{!42, !27}
!43 = !{!44, !44, i64 0}
!44 = !{!"p1 _ZTS6float3", !9, i64 0}
!45 = !{!46, !46, i64 0}
!46 = !{!"p1 _ZTS3Ray", !9, i64 0}
!47 = !{!48, !48, i64 0}
!48 = !{!"p1 _ZTS3Box", !9, i64 0}
!49 = !{!50, !50, i64 0}
!50 = !{!"p1 _ZTS6float2", !9, i64 0}
!51 = !{!29, !16, i64 12}
!52 = !{!29, !16, i64 20}
!53 = !{!54, !16, i64 0}
!54 = !{!"_ZTS3Box", !15, i64 0, !15, i64 12}
!55 = !{!29, !16, i64 0}
!56 = !{!54, !16, i64 12}
!57 = !{!54, !16, i64 4}
!58 = !{!54, !16, i64 16}
!59 = !{!54, !16, i64 8}
!60 = !{!29, !16, i64 8}
!61 = !{!54, !16, i64 20}
!62 = !{!63, !16, i64 0}
!63 = !{!"_ZTS6float2", !16, i64 0, !16, i64 4}
!64 = !{!63, !16, i64 4}
!65 = !{i64 0, i64 4, !18, i64 4, i64 4, !18}
