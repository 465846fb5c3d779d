; ModuleID = 'layernorm.cu'
source_filename = "layernorm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Welford = type { float, float, float }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.float4 = type { float, float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

@_ZZ17layernorm_welfordE4part = internal addrspace(3) global [32 x %struct.Welford] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@_ZZ21layernorm_backward_dxE2s1 = internal addrspace(3) global float undef, align 4
@_ZZ21layernorm_backward_dxE2s2 = internal addrspace(3) global float undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @layernorm_welford(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca ptr, align 8
  %14 = alloca %struct.Welford, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca %struct.Welford, align 4
  %19 = alloca %struct.Welford, align 4
  %20 = alloca %struct.Welford, align 4
  %21 = alloca %struct.Welford, align 4
  %22 = alloca %struct.Welford, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !7
  store ptr %3, ptr %10, align 8, !tbaa !7
  store i32 %4, ptr %11, align 4, !tbaa !3
  store float %5, ptr %12, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %26 = load ptr, ptr %7, align 8, !tbaa !7
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %28 = zext i32 %27 to i64
  %29 = load i32, ptr %11, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = mul i64 %28, %30
  %32 = getelementptr inbounds nuw float, ptr %26, i64 %31
  store ptr %32, ptr %13, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %14) #9
  call void @llvm.memset.p0.i64(ptr align 4 %14, i8 0, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(ptr %15) #9
  %33 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  store i32 %33, ptr %15, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %68, %6
  %35 = load i32, ptr %15, align 4, !tbaa !3
  %36 = load i32, ptr %11, align 4, !tbaa !3
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr %15) #9
  br label %72

39:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %16) #9
  %40 = load ptr, ptr %13, align 8, !tbaa !7
  %41 = load i32, ptr %15, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !10
  store float %44, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %45 = load float, ptr %16, align 4, !tbaa !10
  %46 = getelementptr inbounds nuw %struct.Welford, ptr %14, i32 0, i32 0
  %47 = load float, ptr %46, align 4, !tbaa !12
  %48 = fsub contract float %45, %47
  store float %48, ptr %17, align 4, !tbaa !10
  %49 = getelementptr inbounds nuw %struct.Welford, ptr %14, i32 0, i32 2
  %50 = load float, ptr %49, align 4, !tbaa !14
  %51 = fadd contract float %50, 1.000000e+00
  store float %51, ptr %49, align 4, !tbaa !14
  %52 = load float, ptr %17, align 4, !tbaa !10
  %53 = getelementptr inbounds nuw %struct.Welford, ptr %14, i32 0, i32 2
  %54 = load float, ptr %53, align 4, !tbaa !14
  %55 = fdiv contract float %52, %54
  %56 = getelementptr inbounds nuw %struct.Welford, ptr %14, i32 0, i32 0
  %57 = load float, ptr %56, align 4, !tbaa !12
  %58 = fadd contract float %57, %55
  store float %58, ptr %56, align 4, !tbaa !12
  %59 = load float, ptr %17, align 4, !tbaa !10
  %60 = load float, ptr %16, align 4, !tbaa !10
  %61 = getelementptr inbounds nuw %struct.Welford, ptr %14, i32 0, i32 0
  %62 = load float, ptr %61, align 4, !tbaa !12
  %63 = fsub contract float %60, %62
  %64 = fmul contract float %59, %63
  %65 = getelementptr inbounds nuw %struct.Welford, ptr %14, i32 0, i32 1
  %66 = load float, ptr %65, align 4, !tbaa !15
  %67 = fadd contract float %66, %64
  store float %67, ptr %65, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %17) #9
  call void @llvm.lifetime.end.p0(ptr %16) #9
  br label %68

68:                                               ; preds = %39
  %69 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %70 = load i32, ptr %15, align 4, !tbaa !3
  %71 = add i32 %70, %69
  store i32 %71, ptr %15, align 4, !tbaa !3
  br label %34, !llvm.loop !16

72:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(ptr %18) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %14, i64 12, i1 false), !tbaa.struct !18
  %73 = call %struct.Welford @_ZL10warp_merge7Welford(ptr noundef byval(%struct.Welford) align 4 %19) #10
  %74 = getelementptr inbounds nuw %struct.Welford, ptr %18, i32 0, i32 0
  %75 = extractvalue %struct.Welford %73, 0
  store float %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.Welford, ptr %18, i32 0, i32 1
  %77 = extractvalue %struct.Welford %73, 1
  store float %77, ptr %76, align 4
  %78 = getelementptr inbounds nuw %struct.Welford, ptr %18, i32 0, i32 2
  %79 = extractvalue %struct.Welford %73, 2
  store float %79, ptr %78, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %18, i64 12, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %18) #9
  %80 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %81 = urem i32 %80, 32
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %88

83:                                               ; preds = %72
  %84 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %85 = udiv i32 %84, 32
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw [32 x %struct.Welford], ptr addrspacecast (ptr addrspace(3) @_ZZ17layernorm_welfordE4part to ptr), i64 0, i64 %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %87, ptr align 4 %14, i64 12, i1 false), !tbaa.struct !18
  br label %88

88:                                               ; preds = %83, %72
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %89 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %90 = icmp ult i32 %89, 32
  br i1 %90, label %91, label %116

91:                                               ; preds = %88
  call void @llvm.lifetime.start.p0(ptr %20) #9
  %92 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %93 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %94 = udiv i32 %93, 32
  %95 = icmp ult i32 %92, %94
  br i1 %95, label %96, label %100

96:                                               ; preds = %91
  %97 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw [32 x %struct.Welford], ptr addrspacecast (ptr addrspace(3) @_ZZ17layernorm_welfordE4part to ptr), i64 0, i64 %98
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %99, i64 12, i1 false), !tbaa.struct !18
  br label %104

100:                                              ; preds = %91
  %101 = getelementptr inbounds nuw %struct.Welford, ptr %20, i32 0, i32 0
  store float 0.000000e+00, ptr %101, align 4, !tbaa !12
  %102 = getelementptr inbounds nuw %struct.Welford, ptr %20, i32 0, i32 1
  store float 0.000000e+00, ptr %102, align 4, !tbaa !15
  %103 = getelementptr inbounds nuw %struct.Welford, ptr %20, i32 0, i32 2
  store float 0.000000e+00, ptr %103, align 4, !tbaa !14
  br label %104

104:                                              ; preds = %100, %96
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %20, i64 12, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %20) #9
  call void @llvm.lifetime.start.p0(ptr %21) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %14, i64 12, i1 false), !tbaa.struct !18
  %105 = call %struct.Welford @_ZL10warp_merge7Welford(ptr noundef byval(%struct.Welford) align 4 %22) #10
  %106 = getelementptr inbounds nuw %struct.Welford, ptr %21, i32 0, i32 0
  %107 = extractvalue %struct.Welford %105, 0
  store float %107, ptr %106, align 4
  %108 = getelementptr inbounds nuw %struct.Welford, ptr %21, i32 0, i32 1
  %109 = extractvalue %struct.Welford %105, 1
  store float %109, ptr %108, align 4
  %110 = getelementptr inbounds nuw %struct.Welford, ptr %21, i32 0, i32 2
  %111 = extractvalue %struct.Welford %105, 2
  store float %111, ptr %110, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %21, i64 12, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %21) #9
  %112 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %115

114:                                              ; preds = %104
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 addrspacecast (ptr addrspace(3) @_ZZ17layernorm_welfordE4part to ptr), ptr align 4 %14, i64 12, i1 false), !tbaa.struct !18
  br label %115

115:                                              ; preds = %114, %104
  br label %116

116:                                              ; preds = %115, %88
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %23) #9
  %117 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ17layernorm_welfordE4part to ptr), align 4, !tbaa !12
  store float %117, ptr %23, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %24) #9
  %118 = load float, ptr getelementptr inbounds nuw (%struct.Welford, ptr addrspacecast (ptr addrspace(3) @_ZZ17layernorm_welfordE4part to ptr), i32 0, i32 1), align 4, !tbaa !15
  %119 = load i32, ptr %11, align 4, !tbaa !3
  %120 = sitofp i32 %119 to float
  %121 = fdiv contract float %118, %120
  %122 = load float, ptr %12, align 4, !tbaa !10
  %123 = fadd contract float %121, %122
  %124 = call contract noundef float @_ZL6rsqrtff(float noundef %123) #10
  store float %124, ptr %24, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %25) #9
  %125 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  store i32 %125, ptr %25, align 4, !tbaa !3
  br label %126

126:                                              ; preds = %163, %116
  %127 = load i32, ptr %25, align 4, !tbaa !3
  %128 = load i32, ptr %11, align 4, !tbaa !3
  %129 = icmp slt i32 %127, %128
  br i1 %129, label %131, label %130

130:                                              ; preds = %126
  call void @llvm.lifetime.end.p0(ptr %25) #9
  br label %167

131:                                              ; preds = %126
  %132 = load ptr, ptr %13, align 8, !tbaa !7
  %133 = load i32, ptr %25, align 4, !tbaa !3
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %132, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !10
  %137 = load float, ptr %23, align 4, !tbaa !10
  %138 = fsub contract float %136, %137
  %139 = load float, ptr %24, align 4, !tbaa !10
  %140 = fmul contract float %138, %139
  %141 = load ptr, ptr %8, align 8, !tbaa !7
  %142 = load i32, ptr %25, align 4, !tbaa !3
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr %141, i64 %143
  %145 = load float, ptr %144, align 4, !tbaa !10
  %146 = fmul contract float %140, %145
  %147 = load ptr, ptr %9, align 8, !tbaa !7
  %148 = load i32, ptr %25, align 4, !tbaa !3
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr %147, i64 %149
  %151 = load float, ptr %150, align 4, !tbaa !10
  %152 = fadd contract float %146, %151
  %153 = load ptr, ptr %10, align 8, !tbaa !7
  %154 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %155 = zext i32 %154 to i64
  %156 = load i32, ptr %11, align 4, !tbaa !3
  %157 = sext i32 %156 to i64
  %158 = mul i64 %155, %157
  %159 = load i32, ptr %25, align 4, !tbaa !3
  %160 = sext i32 %159 to i64
  %161 = add i64 %158, %160
  %162 = getelementptr inbounds nuw float, ptr %153, i64 %161
  store float %152, ptr %162, align 4, !tbaa !10
  br label %163

163:                                              ; preds = %131
  %164 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %165 = load i32, ptr %25, align 4, !tbaa !3
  %166 = add i32 %165, %164
  store i32 %166, ptr %25, align 4, !tbaa !3
  br label %126, !llvm.loop !19

167:                                              ; preds = %130
  call void @llvm.lifetime.end.p0(ptr %24) #9
  call void @llvm.lifetime.end.p0(ptr %23) #9
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.Welford @_ZL10warp_merge7Welford(ptr noundef byval(%struct.Welford) align 4 %0) #2 {
  %2 = alloca %struct.Welford, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Welford, align 4
  %5 = alloca %struct.Welford, align 4
  %6 = alloca %struct.Welford, align 4
  %7 = alloca %struct.Welford, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #9
  store i32 16, ptr %3, align 4, !tbaa !3
  br label %8

8:                                                ; preds = %35, %1
  %9 = load i32, ptr %3, align 4, !tbaa !3
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %3) #9
  br label %38

12:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %4) #9
  %13 = getelementptr inbounds nuw %struct.Welford, ptr %4, i32 0, i32 0
  %14 = getelementptr inbounds nuw %struct.Welford, ptr %0, i32 0, i32 0
  %15 = load float, ptr %14, align 4, !tbaa !12
  %16 = load i32, ptr %3, align 4, !tbaa !3
  %17 = call contract noundef float @_ZL16__shfl_down_syncjfji(i32 noundef -1, float noundef %15, i32 noundef %16, i32 noundef 32) #10
  store float %17, ptr %13, align 4, !tbaa !12
  %18 = getelementptr inbounds nuw %struct.Welford, ptr %4, i32 0, i32 1
  %19 = getelementptr inbounds nuw %struct.Welford, ptr %0, i32 0, i32 1
  %20 = load float, ptr %19, align 4, !tbaa !15
  %21 = load i32, ptr %3, align 4, !tbaa !3
  %22 = call contract noundef float @_ZL16__shfl_down_syncjfji(i32 noundef -1, float noundef %20, i32 noundef %21, i32 noundef 32) #10
  store float %22, ptr %18, align 4, !tbaa !15
  %23 = getelementptr inbounds nuw %struct.Welford, ptr %4, i32 0, i32 2
  %24 = getelementptr inbounds nuw %struct.Welford, ptr %0, i32 0, i32 2
  %25 = load float, ptr %24, align 4, !tbaa !14
  %26 = load i32, ptr %3, align 4, !tbaa !3
  %27 = call contract noundef float @_ZL16__shfl_down_syncjfji(i32 noundef -1, float noundef %25, i32 noundef %26, i32 noundef 32) #10
  store float %27, ptr %23, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %5) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %0, i64 12, i1 false), !tbaa.struct !18
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %4, i64 12, i1 false), !tbaa.struct !18
  %28 = call %struct.Welford @_ZL5merge7WelfordS_(ptr noundef byval(%struct.Welford) align 4 %6, ptr noundef byval(%struct.Welford) align 4 %7) #10
  %29 = getelementptr inbounds nuw %struct.Welford, ptr %5, i32 0, i32 0
  %30 = extractvalue %struct.Welford %28, 0
  store float %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Welford, ptr %5, i32 0, i32 1
  %32 = extractvalue %struct.Welford %28, 1
  store float %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Welford, ptr %5, i32 0, i32 2
  %34 = extractvalue %struct.Welford %28, 2
  store float %34, ptr %33, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %5, i64 12, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %5) #9
  call void @llvm.lifetime.end.p0(ptr %4) #9
  br label %35

35:                                               ; preds = %12
  %36 = load i32, ptr %3, align 4, !tbaa !3
  %37 = ashr i32 %36, 1
  store i32 %37, ptr %3, align 4, !tbaa !3
  br label %8, !llvm.loop !20

38:                                               ; preds = %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %0, i64 12, i1 false), !tbaa.struct !18
  %39 = load %struct.Welford, ptr %2, align 4
  ret %struct.Welford %39
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6rsqrtff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_rsqrtf(float noundef %3) #10
  ret float %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rmsnorm_1024(ptr noundef %0, ptr noundef %1, ptr noundef %2, float noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca [8 x %struct.float4], align 16
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.float4, align 16
  %19 = alloca %struct.float4, align 16
  store ptr %0, ptr %5, align 8, !tbaa !22
  store ptr %1, ptr %6, align 8, !tbaa !22
  store ptr %2, ptr %7, align 8, !tbaa !22
  store float %3, ptr %8, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %22 = udiv i32 %21, 32
  %23 = mul i32 %20, %22
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %25 = udiv i32 %24, 32
  %26 = add i32 %23, %25
  store i32 %26, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %28 = urem i32 %27, 32
  store i32 %28, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %29 = load ptr, ptr %5, align 8, !tbaa !22
  %30 = load i32, ptr %9, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = mul i64 %31, 256
  %33 = getelementptr inbounds nuw %struct.float4, ptr %29, i64 %32
  store ptr %33, ptr %11, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %12) #9
  call void @llvm.lifetime.start.p0(ptr %13) #9
  store float 0.000000e+00, ptr %13, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %14) #9
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %34

34:                                               ; preds = %98, %4
  %35 = load i32, ptr %14, align 4, !tbaa !3
  %36 = icmp slt i32 %35, 8
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr %14) #9
  br label %101

38:                                               ; preds = %34
  %39 = load ptr, ptr %11, align 8, !tbaa !22
  %40 = load i32, ptr %14, align 4, !tbaa !3
  %41 = mul nsw i32 %40, 32
  %42 = load i32, ptr %10, align 4, !tbaa !3
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.float4, ptr %39, i64 %44
  %46 = load i32, ptr %14, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [8 x %struct.float4], ptr %12, i64 0, i64 %47
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %48, ptr align 16 %45, i64 16, i1 false), !tbaa.struct !24
  %49 = load i32, ptr %14, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x %struct.float4], ptr %12, i64 0, i64 %50
  %52 = getelementptr inbounds nuw %struct.float4, ptr %51, i32 0, i32 0
  %53 = load float, ptr %52, align 16, !tbaa !25
  %54 = load i32, ptr %14, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [8 x %struct.float4], ptr %12, i64 0, i64 %55
  %57 = getelementptr inbounds nuw %struct.float4, ptr %56, i32 0, i32 0
  %58 = load float, ptr %57, align 16, !tbaa !25
  %59 = fmul contract float %53, %58
  %60 = load i32, ptr %14, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [8 x %struct.float4], ptr %12, i64 0, i64 %61
  %63 = getelementptr inbounds nuw %struct.float4, ptr %62, i32 0, i32 1
  %64 = load float, ptr %63, align 4, !tbaa !27
  %65 = load i32, ptr %14, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [8 x %struct.float4], ptr %12, i64 0, i64 %66
  %68 = getelementptr inbounds nuw %struct.float4, ptr %67, i32 0, i32 1
  %69 = load float, ptr %68, align 4, !tbaa !27
  %70 = fmul contract float %64, %69
  %71 = fadd contract float %59, %70
  %72 = load i32, ptr %14, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [8 x %struct.float4], ptr %12, i64 0, i64 %73
  %75 = getelementptr inbounds nuw %struct.float4, ptr %74, i32 0, i32 2
  %76 = load float, ptr %75, align 8, !tbaa !28
  %77 = load i32, ptr %14, align 4, !tbaa !3
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [8 x %struct.float4], ptr %12, i64 0, i64 %78
  %80 = getelementptr inbounds nuw %struct.float4, ptr %79, i32 0, i32 2
  %81 = load float, ptr %80, align 8, !tbaa !28
  %82 = fmul contract float %76, %81
  %83 = fadd contract float %71, %82
  %84 = load i32, ptr %14, align 4, !tbaa !3
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [8 x %struct.float4], ptr %12, i64 0, i64 %85
  %87 = getelementptr inbounds nuw %struct.float4, ptr %86, i32 0, i32 3
  %88 = load float, ptr %87, align 4, !tbaa !29
  %89 = load i32, ptr %14, align 4, !tbaa !3
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [8 x %struct.float4], ptr %12, i64 0, i64 %90
  %92 = getelementptr inbounds nuw %struct.float4, ptr %91, i32 0, i32 3
  %93 = load float, ptr %92, align 4, !tbaa !29
  %94 = fmul contract float %88, %93
  %95 = fadd contract float %83, %94
  %96 = load float, ptr %13, align 4, !tbaa !10
  %97 = fadd contract float %96, %95
  store float %97, ptr %13, align 4, !tbaa !10
  br label %98

98:                                               ; preds = %38
  %99 = load i32, ptr %14, align 4, !tbaa !3
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %14, align 4, !tbaa !3
  br label %34, !llvm.loop !30

101:                                              ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %15) #9
  store i32 16, ptr %15, align 4, !tbaa !3
  br label %102

102:                                              ; preds = %112, %101
  %103 = load i32, ptr %15, align 4, !tbaa !3
  %104 = icmp ne i32 %103, 0
  br i1 %104, label %106, label %105

105:                                              ; preds = %102
  call void @llvm.lifetime.end.p0(ptr %15) #9
  br label %115

106:                                              ; preds = %102
  %107 = load float, ptr %13, align 4, !tbaa !10
  %108 = load i32, ptr %15, align 4, !tbaa !3
  %109 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %107, i32 noundef %108, i32 noundef 32) #10
  %110 = load float, ptr %13, align 4, !tbaa !10
  %111 = fadd contract float %110, %109
  store float %111, ptr %13, align 4, !tbaa !10
  br label %112

112:                                              ; preds = %106
  %113 = load i32, ptr %15, align 4, !tbaa !3
  %114 = ashr i32 %113, 1
  store i32 %114, ptr %15, align 4, !tbaa !3
  br label %102, !llvm.loop !31

115:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr %16) #9
  %116 = load float, ptr %13, align 4, !tbaa !10
  %117 = fmul contract float %116, 0x3F50000000000000
  %118 = load float, ptr %8, align 4, !tbaa !10
  %119 = fadd contract float %117, %118
  %120 = call contract noundef float @_ZL6rsqrtff(float noundef %119) #10
  store float %120, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #9
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %121

121:                                              ; preds = %189, %115
  %122 = load i32, ptr %17, align 4, !tbaa !3
  %123 = icmp slt i32 %122, 8
  br i1 %123, label %125, label %124

124:                                              ; preds = %121
  call void @llvm.lifetime.end.p0(ptr %17) #9
  br label %192

125:                                              ; preds = %121
  call void @llvm.lifetime.start.p0(ptr %18) #9
  %126 = load ptr, ptr %6, align 8, !tbaa !22
  %127 = load i32, ptr %17, align 4, !tbaa !3
  %128 = mul nsw i32 %127, 32
  %129 = load i32, ptr %10, align 4, !tbaa !3
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds %struct.float4, ptr %126, i64 %131
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %18, ptr align 16 %132, i64 16, i1 false), !tbaa.struct !24
  call void @llvm.lifetime.start.p0(ptr %19) #9
  %133 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 0
  %134 = load i32, ptr %17, align 4, !tbaa !3
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [8 x %struct.float4], ptr %12, i64 0, i64 %135
  %137 = getelementptr inbounds nuw %struct.float4, ptr %136, i32 0, i32 0
  %138 = load float, ptr %137, align 16, !tbaa !25
  %139 = load float, ptr %16, align 4, !tbaa !10
  %140 = fmul contract float %138, %139
  %141 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 0
  %142 = load float, ptr %141, align 16, !tbaa !25
  %143 = fmul contract float %140, %142
  store float %143, ptr %133, align 16, !tbaa !25
  %144 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 1
  %145 = load i32, ptr %17, align 4, !tbaa !3
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [8 x %struct.float4], ptr %12, i64 0, i64 %146
  %148 = getelementptr inbounds nuw %struct.float4, ptr %147, i32 0, i32 1
  %149 = load float, ptr %148, align 4, !tbaa !27
  %150 = load float, ptr %16, align 4, !tbaa !10
  %151 = fmul contract float %149, %150
  %152 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 1
  %153 = load float, ptr %152, align 4, !tbaa !27
  %154 = fmul contract float %151, %153
  store float %154, ptr %144, align 4, !tbaa !27
  %155 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 2
  %156 = load i32, ptr %17, align 4, !tbaa !3
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [8 x %struct.float4], ptr %12, i64 0, i64 %157
  %159 = getelementptr inbounds nuw %struct.float4, ptr %158, i32 0, i32 2
  %160 = load float, ptr %159, align 8, !tbaa !28
  %161 = load float, ptr %16, align 4, !tbaa !10
  %162 = fmul contract float %160, %161
  %163 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 2
  %164 = load float, ptr %163, align 8, !tbaa !28
  %165 = fmul contract float %162, %164
  store float %165, ptr %155, align 8, !tbaa !28
  %166 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 3
  %167 = load i32, ptr %17, align 4, !tbaa !3
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [8 x %struct.float4], ptr %12, i64 0, i64 %168
  %170 = getelementptr inbounds nuw %struct.float4, ptr %169, i32 0, i32 3
  %171 = load float, ptr %170, align 4, !tbaa !29
  %172 = load float, ptr %16, align 4, !tbaa !10
  %173 = fmul contract float %171, %172
  %174 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 3
  %175 = load float, ptr %174, align 4, !tbaa !29
  %176 = fmul contract float %173, %175
  store float %176, ptr %166, align 4, !tbaa !29
  %177 = load ptr, ptr %7, align 8, !tbaa !22
  %178 = load i32, ptr %9, align 4, !tbaa !3
  %179 = sext i32 %178 to i64
  %180 = mul i64 %179, 256
  %181 = load i32, ptr %17, align 4, !tbaa !3
  %182 = mul nsw i32 %181, 32
  %183 = sext i32 %182 to i64
  %184 = add i64 %180, %183
  %185 = load i32, ptr %10, align 4, !tbaa !3
  %186 = sext i32 %185 to i64
  %187 = add i64 %184, %186
  %188 = getelementptr inbounds nuw %struct.float4, ptr %177, i64 %187
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %188, ptr align 16 %19, i64 16, i1 false), !tbaa.struct !24
  call void @llvm.lifetime.end.p0(ptr %19) #9
  call void @llvm.lifetime.end.p0(ptr %18) #9
  br label %189

189:                                              ; preds = %125
  %190 = load i32, ptr %17, align 4, !tbaa !3
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %17, align 4, !tbaa !3
  br label %121, !llvm.loop !32

192:                                              ; preds = %124
  call void @llvm.lifetime.end.p0(ptr %16) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store float %1, ptr %6, align 4, !tbaa !10
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load float, ptr %6, align 4, !tbaa !10
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @layernorm_backward_dx(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  store ptr %0, ptr %8, align 8, !tbaa !33
  store ptr %1, ptr %9, align 8, !tbaa !33
  store ptr %2, ptr %10, align 8, !tbaa !7
  store ptr %3, ptr %11, align 8, !tbaa !7
  store ptr %4, ptr %12, align 8, !tbaa !7
  store ptr %5, ptr %13, align 8, !tbaa !33
  store i32 %6, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #9
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %27 = zext i32 %26 to i64
  %28 = load i32, ptr %14, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = mul i64 %27, %29
  store i64 %30, ptr %15, align 8, !tbaa !35
  %31 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %7
  store float 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ21layernorm_backward_dxE2s2 to ptr), align 4, !tbaa !10
  store float 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ21layernorm_backward_dxE2s1 to ptr), align 4, !tbaa !10
  br label %34

34:                                               ; preds = %33, %7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %16) #9
  %35 = load ptr, ptr %11, align 8, !tbaa !7
  %36 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !10
  store float %39, ptr %16, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %40 = load ptr, ptr %12, align 8, !tbaa !7
  %41 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !10
  store float %44, ptr %17, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %18) #9
  store float 0.000000e+00, ptr %18, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %19) #9
  store float 0.000000e+00, ptr %19, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %20) #9
  %45 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  store i32 %45, ptr %20, align 4, !tbaa !3
  br label %46

46:                                               ; preds = %86, %34
  %47 = load i32, ptr %20, align 4, !tbaa !3
  %48 = load i32, ptr %14, align 4, !tbaa !3
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %51, label %50

50:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(ptr %20) #9
  br label %90

51:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr %21) #9
  %52 = load ptr, ptr %8, align 8, !tbaa !33
  %53 = load i64, ptr %15, align 8, !tbaa !35
  %54 = load i32, ptr %20, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = add i64 %53, %55
  %57 = getelementptr inbounds nuw bfloat, ptr %52, i64 %56
  %58 = load bfloat, ptr %57, align 2, !tbaa !37
  %59 = fpext contract bfloat %58 to float
  %60 = load ptr, ptr %10, align 8, !tbaa !7
  %61 = load i32, ptr %20, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %60, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !10
  %65 = fmul contract float %59, %64
  store float %65, ptr %21, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %22) #9
  %66 = load ptr, ptr %9, align 8, !tbaa !33
  %67 = load i64, ptr %15, align 8, !tbaa !35
  %68 = load i32, ptr %20, align 4, !tbaa !3
  %69 = sext i32 %68 to i64
  %70 = add i64 %67, %69
  %71 = getelementptr inbounds nuw bfloat, ptr %66, i64 %70
  %72 = load bfloat, ptr %71, align 2, !tbaa !37
  %73 = fpext contract bfloat %72 to float
  %74 = load float, ptr %16, align 4, !tbaa !10
  %75 = fsub contract float %73, %74
  %76 = load float, ptr %17, align 4, !tbaa !10
  %77 = fmul contract float %75, %76
  store float %77, ptr %22, align 4, !tbaa !10
  %78 = load float, ptr %21, align 4, !tbaa !10
  %79 = load float, ptr %18, align 4, !tbaa !10
  %80 = fadd contract float %79, %78
  store float %80, ptr %18, align 4, !tbaa !10
  %81 = load float, ptr %21, align 4, !tbaa !10
  %82 = load float, ptr %22, align 4, !tbaa !10
  %83 = fmul contract float %81, %82
  %84 = load float, ptr %19, align 4, !tbaa !10
  %85 = fadd contract float %84, %83
  store float %85, ptr %19, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr %22) #9
  call void @llvm.lifetime.end.p0(ptr %21) #9
  br label %86

86:                                               ; preds = %51
  %87 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %88 = load i32, ptr %20, align 4, !tbaa !3
  %89 = add i32 %88, %87
  store i32 %89, ptr %20, align 4, !tbaa !3
  br label %46, !llvm.loop !39

90:                                               ; preds = %50
  %91 = load float, ptr %18, align 4, !tbaa !10
  %92 = call contract noundef float @_ZL9atomicAddPff(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ21layernorm_backward_dxE2s1 to ptr), float noundef %91) #10
  %93 = load float, ptr %19, align 4, !tbaa !10
  %94 = call contract noundef float @_ZL9atomicAddPff(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ21layernorm_backward_dxE2s2 to ptr), float noundef %93) #10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %95 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ21layernorm_backward_dxE2s1 to ptr), align 4, !tbaa !10
  %96 = load i32, ptr %14, align 4, !tbaa !3
  %97 = sitofp i32 %96 to float
  %98 = fdiv contract float %95, %97
  store float %98, ptr %18, align 4, !tbaa !10
  %99 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ21layernorm_backward_dxE2s2 to ptr), align 4, !tbaa !10
  %100 = load i32, ptr %14, align 4, !tbaa !3
  %101 = sitofp i32 %100 to float
  %102 = fdiv contract float %99, %101
  store float %102, ptr %19, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %23) #9
  %103 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  store i32 %103, ptr %23, align 4, !tbaa !3
  br label %104

104:                                              ; preds = %152, %90
  %105 = load i32, ptr %23, align 4, !tbaa !3
  %106 = load i32, ptr %14, align 4, !tbaa !3
  %107 = icmp slt i32 %105, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %104
  call void @llvm.lifetime.end.p0(ptr %23) #9
  br label %156

109:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %24) #9
  %110 = load ptr, ptr %8, align 8, !tbaa !33
  %111 = load i64, ptr %15, align 8, !tbaa !35
  %112 = load i32, ptr %23, align 4, !tbaa !3
  %113 = sext i32 %112 to i64
  %114 = add i64 %111, %113
  %115 = getelementptr inbounds nuw bfloat, ptr %110, i64 %114
  %116 = load bfloat, ptr %115, align 2, !tbaa !37
  %117 = fpext contract bfloat %116 to float
  %118 = load ptr, ptr %10, align 8, !tbaa !7
  %119 = load i32, ptr %23, align 4, !tbaa !3
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %118, i64 %120
  %122 = load float, ptr %121, align 4, !tbaa !10
  %123 = fmul contract float %117, %122
  store float %123, ptr %24, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %25) #9
  %124 = load ptr, ptr %9, align 8, !tbaa !33
  %125 = load i64, ptr %15, align 8, !tbaa !35
  %126 = load i32, ptr %23, align 4, !tbaa !3
  %127 = sext i32 %126 to i64
  %128 = add i64 %125, %127
  %129 = getelementptr inbounds nuw bfloat, ptr %124, i64 %128
  %130 = load bfloat, ptr %129, align 2, !tbaa !37
  %131 = fpext contract bfloat %130 to float
  %132 = load float, ptr %16, align 4, !tbaa !10
  %133 = fsub contract float %131, %132
  %134 = load float, ptr %17, align 4, !tbaa !10
  %135 = fmul contract float %133, %134
  store float %135, ptr %25, align 4, !tbaa !10
  %136 = load float, ptr %17, align 4, !tbaa !10
  %137 = load float, ptr %24, align 4, !tbaa !10
  %138 = load float, ptr %18, align 4, !tbaa !10
  %139 = fsub contract float %137, %138
  %140 = load float, ptr %25, align 4, !tbaa !10
  %141 = load float, ptr %19, align 4, !tbaa !10
  %142 = fmul contract float %140, %141
  %143 = fsub contract float %139, %142
  %144 = fmul contract float %136, %143
  %145 = fptrunc contract float %144 to bfloat
  %146 = load ptr, ptr %13, align 8, !tbaa !33
  %147 = load i64, ptr %15, align 8, !tbaa !35
  %148 = load i32, ptr %23, align 4, !tbaa !3
  %149 = sext i32 %148 to i64
  %150 = add i64 %147, %149
  %151 = getelementptr inbounds nuw bfloat, ptr %146, i64 %150
  store bfloat %145, ptr %151, align 2, !tbaa !37
  call void @llvm.lifetime.end.p0(ptr %25) #9
  call void @llvm.lifetime.end.p0(ptr %24) #9
  br label %152

152:                                              ; preds = %109
  %153 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %154 = load i32, ptr %23, align 4, !tbaa !3
  %155 = add i32 %154, %153
  store i32 %155, ptr %23, align 4, !tbaa !3
  br label %104, !llvm.loop !40

156:                                              ; preds = %108
  call void @llvm.lifetime.end.p0(ptr %19) #9
  call void @llvm.lifetime.end.p0(ptr %18) #9
  call void @llvm.lifetime.end.p0(ptr %17) #9
  call void @llvm.lifetime.end.p0(ptr %16) #9
  call void @llvm.lifetime.end.p0(ptr %15) #9
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9atomicAddPff(ptr noundef %0, float noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load float, ptr %4, align 4, !tbaa !10
  %7 = atomicrmw fadd ptr %5, float %6 seq_cst, align 4
  ret float %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL16__shfl_down_syncjfji(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store float %1, ptr %6, align 4, !tbaa !10
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load float, ptr %6, align 4, !tbaa !10
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.Welford @_ZL5merge7WelfordS_(ptr noundef byval(%struct.Welford) align 4 %0, ptr noundef byval(%struct.Welford) align 4 %1) #2 {
  %3 = alloca %struct.Welford, align 4
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr %4) #9
  %8 = getelementptr inbounds nuw %struct.Welford, ptr %0, i32 0, i32 2
  %9 = load float, ptr %8, align 4, !tbaa !14
  %10 = getelementptr inbounds nuw %struct.Welford, ptr %1, i32 0, i32 2
  %11 = load float, ptr %10, align 4, !tbaa !14
  %12 = fadd contract float %9, %11
  store float %12, ptr %4, align 4, !tbaa !10
  %13 = load float, ptr %4, align 4, !tbaa !10
  %14 = fcmp contract oeq float %13, 0.000000e+00
  br i1 %14, label %15, label %16

15:                                               ; preds = %2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 12, i1 false), !tbaa.struct !18
  store i32 1, ptr %5, align 4
  br label %50

16:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %6) #9
  %17 = getelementptr inbounds nuw %struct.Welford, ptr %1, i32 0, i32 0
  %18 = load float, ptr %17, align 4, !tbaa !12
  %19 = getelementptr inbounds nuw %struct.Welford, ptr %0, i32 0, i32 0
  %20 = load float, ptr %19, align 4, !tbaa !12
  %21 = fsub contract float %18, %20
  store float %21, ptr %6, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %22 = getelementptr inbounds nuw %struct.Welford, ptr %1, i32 0, i32 2
  %23 = load float, ptr %22, align 4, !tbaa !14
  %24 = load float, ptr %4, align 4, !tbaa !10
  %25 = fdiv contract float %23, %24
  store float %25, ptr %7, align 4, !tbaa !10
  %26 = getelementptr inbounds nuw %struct.Welford, ptr %3, i32 0, i32 0
  %27 = getelementptr inbounds nuw %struct.Welford, ptr %0, i32 0, i32 0
  %28 = load float, ptr %27, align 4, !tbaa !12
  %29 = load float, ptr %6, align 4, !tbaa !10
  %30 = load float, ptr %7, align 4, !tbaa !10
  %31 = fmul contract float %29, %30
  %32 = fadd contract float %28, %31
  store float %32, ptr %26, align 4, !tbaa !12
  %33 = getelementptr inbounds nuw %struct.Welford, ptr %3, i32 0, i32 1
  %34 = getelementptr inbounds nuw %struct.Welford, ptr %0, i32 0, i32 1
  %35 = load float, ptr %34, align 4, !tbaa !15
  %36 = getelementptr inbounds nuw %struct.Welford, ptr %1, i32 0, i32 1
  %37 = load float, ptr %36, align 4, !tbaa !15
  %38 = fadd contract float %35, %37
  %39 = load float, ptr %6, align 4, !tbaa !10
  %40 = load float, ptr %6, align 4, !tbaa !10
  %41 = fmul contract float %39, %40
  %42 = getelementptr inbounds nuw %struct.Welford, ptr %0, i32 0, i32 2
  %43 = load float, ptr %42, align 4, !tbaa !14
  %44 = fmul contract float %41, %43
  %45 = load float, ptr %7, align 4, !tbaa !10
  %46 = fmul contract float %44, %45
  %47 = fadd contract float %38, %46
  store float %47, ptr %33, align 4, !tbaa !15
  %48 = getelementptr inbounds nuw %struct.Welford, ptr %3, i32 0, i32 2
  %49 = load float, ptr %4, align 4, !tbaa !10
  store float %49, ptr %48, align 4, !tbaa !14
  store i32 1, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #9
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %50

50:                                               ; preds = %16, %15
  call void @llvm.lifetime.end.p0(ptr %4) #9
  %51 = load %struct.Welford, ptr %3, align 4
  ret %struct.Welford %51
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }

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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = !{!13, !11, i64 0}
!13 = !{!"_ZTS7Welford", !11, i64 0, !11, i64 4, !11, i64 8}
!14 = !{!13, !11, i64 8}
!15 = !{!13, !11, i64 4}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{i64 0, i64 4, !10, i64 4, i64 4, !10, i64 8, i64 4, !10}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17, !21}
!21 = !{!"llvm.loop.unroll.enable"}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 _ZTS6float4", !9, i64 0}
!24 = !{i64 0, i64 4, !10, i64 4, i64 4, !10, i64 8, i64 4, !10, i64 12, i64 4, !10}
!25 = !{!26, !11, i64 0}
!26 = !{!"_ZTS6float4", !11, i64 0, !11, i64 4, !11, i64 8, !11, i64 12}
!27 = !{!26, !11, i64 4}
!28 = !{!26, !11, i64 8}
!29 = !{!26, !11, i64 12}
!30 = distinct !{!30, !17, !21}
!31 = distinct !{!31, !17, !21}
!32 = distinct !{!32, !17, !21}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 __bf16", !9, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"long", !5, i64 0}
!37 = !{!38, !38, i64 0}
!38 = !{!"__bf16", !5, i64 0}
!39 = distinct !{!39, !17}
!40 = distinct !{!40, !17}
