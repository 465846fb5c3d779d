; ModuleID = 'inline_asm.cu'
source_filename = "inline_asm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.u256 = type { [8 x i32] }
%struct.float4 = type { float, float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @special_registers(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  store ptr %0, ptr %2, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %3) #5
  call void @llvm.lifetime.start.p0(ptr %4) #5
  call void @llvm.lifetime.start.p0(ptr %5) #5
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %8 = call i32 asm "mov.u32 $0, %laneid;", "=r"() #6, !srcloc !10
  store i32 %8, ptr %3, align 4, !tbaa !3
  %9 = call i32 asm sideeffect "mov.u32 $0, %warpid;", "=r"() #7, !srcloc !11
  store i32 %9, ptr %4, align 4, !tbaa !3
  %10 = call i32 asm sideeffect "mov.u32 $0, %smid;", "=r"() #7, !srcloc !12
  store i32 %10, ptr %5, align 4, !tbaa !3
  %11 = call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"() #6, !srcloc !13
  store i32 %11, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %12 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() #7, !srcloc !14
  store i64 %12, ptr %7, align 8, !tbaa !15
  %13 = load i32, ptr %3, align 4, !tbaa !3
  %14 = load i32, ptr %4, align 4, !tbaa !3
  %15 = shl i32 %14, 8
  %16 = xor i32 %13, %15
  %17 = load i32, ptr %5, align 4, !tbaa !3
  %18 = shl i32 %17, 16
  %19 = xor i32 %16, %18
  %20 = load i32, ptr %6, align 4, !tbaa !3
  %21 = xor i32 %19, %20
  %22 = load i64, ptr %7, align 8, !tbaa !15
  %23 = trunc i64 %22 to i32
  %24 = xor i32 %21, %23
  %25 = load ptr, ptr %2, align 8, !tbaa !7
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %30 = add i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %25, i64 %31
  store i32 %24, ptr %32, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #5
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  call void @llvm.lifetime.end.p0(ptr %4) #5
  call void @llvm.lifetime.end.p0(ptr %3) #5
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
define dso_local ptx_kernel void @add256(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.u256, align 4
  %14 = alloca %struct.u256, align 4
  %15 = alloca %struct.u256, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !17
  store ptr %1, ptr %7, align 8, !tbaa !17
  store ptr %2, ptr %8, align 8, !tbaa !17
  store ptr %3, ptr %9, align 8, !tbaa !7
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %18 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4, !tbaa !3
  %22 = load i32, ptr %11, align 4, !tbaa !3
  %23 = load i32, ptr %10, align 4, !tbaa !3
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %118

26:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %27 = load ptr, ptr %6, align 8, !tbaa !17
  %28 = load i32, ptr %11, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.u256, ptr %27, i64 %29
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %30, i64 32, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %31 = load ptr, ptr %7, align 8, !tbaa !17
  %32 = load i32, ptr %11, align 4, !tbaa !3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.u256, ptr %31, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %34, i64 32, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.start.p0(ptr %15) #5
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %35 = getelementptr inbounds nuw %struct.u256, ptr %15, i32 0, i32 0
  %36 = getelementptr inbounds [8 x i32], ptr %35, i64 0, i64 0
  %37 = getelementptr inbounds nuw %struct.u256, ptr %15, i32 0, i32 0
  %38 = getelementptr inbounds [8 x i32], ptr %37, i64 0, i64 1
  %39 = getelementptr inbounds nuw %struct.u256, ptr %15, i32 0, i32 0
  %40 = getelementptr inbounds [8 x i32], ptr %39, i64 0, i64 2
  %41 = getelementptr inbounds nuw %struct.u256, ptr %15, i32 0, i32 0
  %42 = getelementptr inbounds [8 x i32], ptr %41, i64 0, i64 3
  %43 = getelementptr inbounds nuw %struct.u256, ptr %15, i32 0, i32 0
  %44 = getelementptr inbounds [8 x i32], ptr %43, i64 0, i64 4
  %45 = getelementptr inbounds nuw %struct.u256, ptr %15, i32 0, i32 0
  %46 = getelementptr inbounds [8 x i32], ptr %45, i64 0, i64 5
  %47 = getelementptr inbounds nuw %struct.u256, ptr %15, i32 0, i32 0
  %48 = getelementptr inbounds [8 x i32], ptr %47, i64 0, i64 6
  %49 = getelementptr inbounds nuw %struct.u256, ptr %15, i32 0, i32 0
  %50 = getelementptr inbounds [8 x i32], ptr %49, i64 0, i64 7
  %51 = getelementptr inbounds nuw %struct.u256, ptr %13, i32 0, i32 0
  %52 = getelementptr inbounds [8 x i32], ptr %51, i64 0, i64 0
  %53 = load i32, ptr %52, align 4, !tbaa !3
  %54 = getelementptr inbounds nuw %struct.u256, ptr %13, i32 0, i32 0
  %55 = getelementptr inbounds [8 x i32], ptr %54, i64 0, i64 1
  %56 = load i32, ptr %55, align 4, !tbaa !3
  %57 = getelementptr inbounds nuw %struct.u256, ptr %13, i32 0, i32 0
  %58 = getelementptr inbounds [8 x i32], ptr %57, i64 0, i64 2
  %59 = load i32, ptr %58, align 4, !tbaa !3
  %60 = getelementptr inbounds nuw %struct.u256, ptr %13, i32 0, i32 0
  %61 = getelementptr inbounds [8 x i32], ptr %60, i64 0, i64 3
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = getelementptr inbounds nuw %struct.u256, ptr %13, i32 0, i32 0
  %64 = getelementptr inbounds [8 x i32], ptr %63, i64 0, i64 4
  %65 = load i32, ptr %64, align 4, !tbaa !3
  %66 = getelementptr inbounds nuw %struct.u256, ptr %13, i32 0, i32 0
  %67 = getelementptr inbounds [8 x i32], ptr %66, i64 0, i64 5
  %68 = load i32, ptr %67, align 4, !tbaa !3
  %69 = getelementptr inbounds nuw %struct.u256, ptr %13, i32 0, i32 0
  %70 = getelementptr inbounds [8 x i32], ptr %69, i64 0, i64 6
  %71 = load i32, ptr %70, align 4, !tbaa !3
  %72 = getelementptr inbounds nuw %struct.u256, ptr %13, i32 0, i32 0
  %73 = getelementptr inbounds [8 x i32], ptr %72, i64 0, i64 7
  %74 = load i32, ptr %73, align 4, !tbaa !3
  %75 = getelementptr inbounds nuw %struct.u256, ptr %14, i32 0, i32 0
  %76 = getelementptr inbounds [8 x i32], ptr %75, i64 0, i64 0
  %77 = load i32, ptr %76, align 4, !tbaa !3
  %78 = getelementptr inbounds nuw %struct.u256, ptr %14, i32 0, i32 0
  %79 = getelementptr inbounds [8 x i32], ptr %78, i64 0, i64 1
  %80 = load i32, ptr %79, align 4, !tbaa !3
  %81 = getelementptr inbounds nuw %struct.u256, ptr %14, i32 0, i32 0
  %82 = getelementptr inbounds [8 x i32], ptr %81, i64 0, i64 2
  %83 = load i32, ptr %82, align 4, !tbaa !3
  %84 = getelementptr inbounds nuw %struct.u256, ptr %14, i32 0, i32 0
  %85 = getelementptr inbounds [8 x i32], ptr %84, i64 0, i64 3
  %86 = load i32, ptr %85, align 4, !tbaa !3
  %87 = getelementptr inbounds nuw %struct.u256, ptr %14, i32 0, i32 0
  %88 = getelementptr inbounds [8 x i32], ptr %87, i64 0, i64 4
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = getelementptr inbounds nuw %struct.u256, ptr %14, i32 0, i32 0
  %91 = getelementptr inbounds [8 x i32], ptr %90, i64 0, i64 5
  %92 = load i32, ptr %91, align 4, !tbaa !3
  %93 = getelementptr inbounds nuw %struct.u256, ptr %14, i32 0, i32 0
  %94 = getelementptr inbounds [8 x i32], ptr %93, i64 0, i64 6
  %95 = load i32, ptr %94, align 4, !tbaa !3
  %96 = getelementptr inbounds nuw %struct.u256, ptr %14, i32 0, i32 0
  %97 = getelementptr inbounds [8 x i32], ptr %96, i64 0, i64 7
  %98 = load i32, ptr %97, align 4, !tbaa !3
  %99 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm "add.cc.u32 $0, $9, $17;\0A\09addc.cc.u32 $1, $10, $18;\0A\09addc.cc.u32 $2, $11, $19;\0A\09addc.cc.u32 $3, $12, $20;\0A\09addc.cc.u32 $4, $13, $21;\0A\09addc.cc.u32 $5, $14, $22;\0A\09addc.cc.u32 $6, $15, $23;\0A\09addc.cc.u32 $7, $16, $24;\0A\09addc.u32 $8, 0, 0;", "=r,=r,=r,=r,=r,=r,=r,=r,=r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r"(i32 %53, i32 %56, i32 %59, i32 %62, i32 %65, i32 %68, i32 %71, i32 %74, i32 %77, i32 %80, i32 %83, i32 %86, i32 %89, i32 %92, i32 %95, i32 %98) #6, !srcloc !21
  %100 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %99, 0
  %101 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %99, 1
  %102 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %99, 2
  %103 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %99, 3
  %104 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %99, 4
  %105 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %99, 5
  %106 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %99, 6
  %107 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %99, 7
  %108 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32 } %99, 8
  store i32 %100, ptr %36, align 4, !tbaa !3
  store i32 %101, ptr %38, align 4, !tbaa !3
  store i32 %102, ptr %40, align 4, !tbaa !3
  store i32 %103, ptr %42, align 4, !tbaa !3
  store i32 %104, ptr %44, align 4, !tbaa !3
  store i32 %105, ptr %46, align 4, !tbaa !3
  store i32 %106, ptr %48, align 4, !tbaa !3
  store i32 %107, ptr %50, align 4, !tbaa !3
  store i32 %108, ptr %16, align 4, !tbaa !3
  %109 = load ptr, ptr %8, align 8, !tbaa !17
  %110 = load i32, ptr %11, align 4, !tbaa !3
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds %struct.u256, ptr %109, i64 %111
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %112, ptr align 4 %15, i64 32, i1 false), !tbaa.struct !19
  %113 = load i32, ptr %16, align 4, !tbaa !3
  %114 = load ptr, ptr %9, align 8, !tbaa !7
  %115 = load i32, ptr %11, align 4, !tbaa !3
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i32, ptr %114, i64 %116
  store i32 %113, ptr %117, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  store i32 0, ptr %12, align 4
  br label %118

118:                                              ; preds = %26, %25
  call void @llvm.lifetime.end.p0(ptr %11) #5
  %119 = load i32, ptr %12, align 4
  switch i32 %119, label %121 [
    i32 0, label %120
    i32 1, label %120
  ]

120:                                              ; preds = %118, %118
  ret void

121:                                              ; preds = %118
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stream_scale(ptr noundef %0, ptr noundef %1, float noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.float4, align 16
  %12 = alloca %struct.float4, align 16
  store ptr %0, ptr %5, align 8, !tbaa !22
  store ptr %1, ptr %6, align 8, !tbaa !22
  store float %2, ptr %7, align 4, !tbaa !24
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %17 = add i32 %15, %16
  store i32 %17, ptr %9, align 4, !tbaa !3
  %18 = load i32, ptr %9, align 4, !tbaa !3
  %19 = load i32, ptr %8, align 4, !tbaa !3
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %60

22:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %23 = load ptr, ptr %5, align 8, !tbaa !22
  %24 = load i32, ptr %9, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.float4, ptr %23, i64 %25
  %27 = call %struct.float4 @_ZL9ld_streamPK6float4(ptr noundef %26) #7
  %28 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %29 = extractvalue %struct.float4 %27, 0
  store float %29, ptr %28, align 16
  %30 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %31 = extractvalue %struct.float4 %27, 1
  store float %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %33 = extractvalue %struct.float4 %27, 2
  store float %33, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %35 = extractvalue %struct.float4 %27, 3
  store float %35, ptr %34, align 4
  %36 = load ptr, ptr %6, align 8, !tbaa !22
  %37 = load i32, ptr %9, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.float4, ptr %36, i64 %38
  %40 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %41 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %42 = load float, ptr %41, align 16, !tbaa !26
  %43 = load float, ptr %7, align 4, !tbaa !24
  %44 = fmul contract float %42, %43
  store float %44, ptr %40, align 16, !tbaa !26
  %45 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %46 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %47 = load float, ptr %46, align 4, !tbaa !28
  %48 = load float, ptr %7, align 4, !tbaa !24
  %49 = fmul contract float %47, %48
  store float %49, ptr %45, align 4, !tbaa !28
  %50 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %51 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %52 = load float, ptr %51, align 8, !tbaa !29
  %53 = load float, ptr %7, align 4, !tbaa !24
  %54 = fmul contract float %52, %53
  store float %54, ptr %50, align 8, !tbaa !29
  %55 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %56 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %57 = load float, ptr %56, align 4, !tbaa !30
  %58 = load float, ptr %7, align 4, !tbaa !24
  %59 = fmul contract float %57, %58
  store float %59, ptr %55, align 4, !tbaa !30
  call void @_ZL9st_streamP6float4S_(ptr noundef %39, ptr noundef byval(%struct.float4) align 16 %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #5
  store i32 0, ptr %10, align 4
  br label %60

60:                                               ; preds = %22, %21
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %61 = load i32, ptr %10, align 4
  switch i32 %61, label %63 [
    i32 0, label %62
    i32 1, label %62
  ]

62:                                               ; preds = %60, %60
  ret void

63:                                               ; preds = %60
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal %struct.float4 @_ZL9ld_streamPK6float4(ptr noundef %0) #2 {
  %2 = alloca %struct.float4, align 16
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !22
  %4 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 1
  %6 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 2
  %7 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 3
  %8 = load ptr, ptr %3, align 8, !tbaa !22
  %9 = call contract { float, float, float, float } asm sideeffect "ld.global.L1::no_allocate.v4.f32 {$0, $1, $2, $3}, [$4];", "=f,=f,=f,=f,l"(ptr %8) #7, !srcloc !31
  %10 = extractvalue { float, float, float, float } %9, 0
  %11 = extractvalue { float, float, float, float } %9, 1
  %12 = extractvalue { float, float, float, float } %9, 2
  %13 = extractvalue { float, float, float, float } %9, 3
  store float %10, ptr %4, align 16, !tbaa !26
  store float %11, ptr %5, align 4, !tbaa !28
  store float %12, ptr %6, align 8, !tbaa !29
  store float %13, ptr %7, align 4, !tbaa !30
  %14 = load %struct.float4, ptr %2, align 16
  ret %struct.float4 %14
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL9st_streamP6float4S_(ptr noundef %0, ptr noundef byval(%struct.float4) align 16 %1) #2 {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !22
  %4 = load ptr, ptr %3, align 8, !tbaa !22
  %5 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 0
  %6 = load float, ptr %5, align 16, !tbaa !26
  %7 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 1
  %8 = load float, ptr %7, align 4, !tbaa !28
  %9 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 2
  %10 = load float, ptr %9, align 8, !tbaa !29
  %11 = getelementptr inbounds nuw %struct.float4, ptr %1, i32 0, i32 3
  %12 = load float, ptr %11, align 4, !tbaa !30
  call void asm sideeffect "st.global.cs.v4.f32 [$0], {$1, $2, $3, $4};", "l,f,f,f,f,~{memory}"(ptr %4, float %6, float %8, float %10, float %12) #7, !srcloc !32
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @asm_blocks(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca double, align 8
  %15 = alloca i16, align 2
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !33
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %20 = add i32 %18, %19
  store i32 %20, ptr %9, align 4, !tbaa !3
  %21 = load i32, ptr %9, align 4, !tbaa !3
  %22 = load i32, ptr %8, align 4, !tbaa !3
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %62

25:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %26 = load ptr, ptr %5, align 8, !tbaa !7
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  store i32 %30, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = call i32 asm "{\0A\09.reg .pred p;\0A\09.reg .b32 t;\0A\09setp.gt.s32 p, $1, 100;\0A\09mov.b32 t, $1;\0A\09@p bra SKIP_${:uid};\0A\09shl.b32 t, t, 1;\0A\09SKIP_${:uid}:\0A\09add.s32 $0, t, $2;\0A\09}", "=r,r,n"(i32 %31, i32 7) #6, !srcloc !35
  store i32 %32, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %33 = load i32, ptr %12, align 4, !tbaa !3
  %34 = call i32 asm "bfe.u32 $0, $1, 4, 8;", "=r,r"(i32 %33) #6, !srcloc !36
  store i32 %34, ptr %13, align 4, !tbaa !3
  %35 = load i32, ptr %13, align 4, !tbaa !3
  %36 = load i32, ptr %11, align 4, !tbaa !3
  %37 = call i32 asm "bfi.b32 $0, $1, $0, 16, 8;", "=r,r,0"(i32 %36, i32 %35) #6, !srcloc !37
  store i32 %37, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %38 = load ptr, ptr %7, align 8, !tbaa !33
  %39 = load i32, ptr %9, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !38
  store double %42, ptr %14, align 8, !tbaa !38
  %43 = load double, ptr %14, align 8, !tbaa !38
  %44 = call contract double asm "{ .reg .b32 lo, hi; mov.b64 {lo, hi}, $0; xor.b32 hi, hi, 0x80000000; mov.b64 $0, {lo, hi}; }", "=d,0"(double %43) #6, !srcloc !40
  store double %44, ptr %14, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %45 = load i32, ptr %11, align 4, !tbaa !3
  %46 = trunc i32 %45 to i16
  store i16 %46, ptr %15, align 2, !tbaa !41
  %47 = load i16, ptr %15, align 2, !tbaa !41
  %48 = call i16 asm "neg.s16 $0, $0;", "=h,0"(i16 %47) #6, !srcloc !43
  store i16 %48, ptr %15, align 2, !tbaa !41
  %49 = load double, ptr %14, align 8, !tbaa !38
  %50 = load ptr, ptr %7, align 8, !tbaa !33
  %51 = load i32, ptr %9, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  store double %49, ptr %53, align 8, !tbaa !38
  %54 = load i32, ptr %13, align 4, !tbaa !3
  %55 = load i16, ptr %15, align 2, !tbaa !41
  %56 = sext i16 %55 to i32
  %57 = add nsw i32 %54, %56
  %58 = load ptr, ptr %6, align 8, !tbaa !7
  %59 = load i32, ptr %9, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %58, i64 %60
  store i32 %57, ptr %61, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  store i32 0, ptr %10, align 4
  br label %62

62:                                               ; preds = %25, %24
  call void @llvm.lifetime.end.p0(ptr %9) #5
  %63 = load i32, ptr %10, align 4
  switch i32 %63, label %65 [
    i32 0, label %64
    i32 1, label %64
  ]

64:                                               ; preds = %62, %62
  ret void

65:                                               ; preds = %62
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind memory(none) }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{i64 408}
!11 = !{i64 462}
!12 = !{i64 516}
!13 = !{i64 557}
!14 = !{i64 638}
!15 = !{!16, !16, i64 0}
!16 = !{!"long long", !5, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS4u256", !9, i64 0}
!19 = !{i64 0, i64 32, !20}
!20 = !{!5, !5, i64 0}
!21 = !{i64 1092, i64 1118, i64 1156, i64 1194, i64 1232, i64 1270, i64 1308, i64 1346, i64 1384}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 _ZTS6float4", !9, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !5, i64 0}
!26 = !{!27, !25, i64 0}
!27 = !{!"_ZTS6float4", !25, i64 0, !25, i64 4, !25, i64 8, !25, i64 12}
!28 = !{!27, !25, i64 4}
!29 = !{!27, !25, i64 8}
!30 = !{!27, !25, i64 12}
!31 = !{i64 1879}
!32 = !{i64 2098}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 double", !9, i64 0}
!35 = !{i64 2748, i64 2752, i64 2778, i64 2803, i64 2839, i64 2866, i64 2894, i64 2923, i64 2944, i64 2975}
!36 = !{i64 3051}
!37 = !{i64 3103}
!38 = !{!39, !39, i64 0}
!39 = !{!"double", !5, i64 0}
!40 = !{i64 3179}
!41 = !{!42, !42, i64 0}
!42 = !{!"short", !5, i64 0}
!43 = !{i64 3315}
