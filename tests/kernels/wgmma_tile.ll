; ModuleID = 'wgmma_tile.cu'
source_filename = "wgmma_tile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint4 = type { i32, i32, i32, i32 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ14wgmma_64x16x16E2as = internal addrspace(3) global [128 x %struct.uint4] undef, align 128
@_ZZ14wgmma_64x16x16E2bs = internal addrspace(3) global [32 x %struct.uint4] undef, align 128
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ17producer_consumerE3buf = internal addrspace(3) global [128 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @wgmma_64x16x16(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca [8 x float], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store ptr %2, ptr %6, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  store i32 %15, ptr %7, align 4, !tbaa !3
  %16 = load ptr, ptr %4, align 8, !tbaa !7
  %17 = load i32, ptr %7, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.uint4, ptr %16, i64 %18
  %20 = load i32, ptr %7, align 4, !tbaa !3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [128 x %struct.uint4], ptr addrspacecast (ptr addrspace(3) @_ZZ14wgmma_64x16x16E2as to ptr), i64 0, i64 %21
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %22, ptr align 16 %19, i64 16, i1 false), !tbaa.struct !12
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = icmp slt i32 %23, 32
  br i1 %24, label %25, label %33

25:                                               ; preds = %3
  %26 = load ptr, ptr %5, align 8, !tbaa !7
  %27 = load i32, ptr %7, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.uint4, ptr %26, i64 %28
  %30 = load i32, ptr %7, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [32 x %struct.uint4], ptr addrspacecast (ptr addrspace(3) @_ZZ14wgmma_64x16x16E2bs to ptr), i64 0, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %32, ptr align 16 %29, i64 16, i1 false), !tbaa.struct !12
  br label %33

33:                                               ; preds = %25, %3
  call void asm sideeffect "fence.proxy.async;", "~{memory}"() #9, !srcloc !13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %34 = call noundef i64 @_ZL10descriptorPKvjj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ14wgmma_64x16x16E2as to ptr), i32 noundef 128, i32 noundef 256) #9
  store i64 %34, ptr %8, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %35 = call noundef i64 @_ZL10descriptorPKvjj(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ14wgmma_64x16x16E2bs to ptr), i32 noundef 128, i32 noundef 256) #9
  store i64 %35, ptr %9, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %10) #8
  call void @llvm.memset.p0.i64(ptr align 4 %10, i8 0, i64 32, i1 false)
  call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #9, !srcloc !16
  %36 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 0
  %37 = load float, ptr %36, align 4, !tbaa !17
  %38 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 1
  %39 = load float, ptr %38, align 4, !tbaa !17
  %40 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 2
  %41 = load float, ptr %40, align 4, !tbaa !17
  %42 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 3
  %43 = load float, ptr %42, align 4, !tbaa !17
  %44 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 4
  %45 = load float, ptr %44, align 4, !tbaa !17
  %46 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 5
  %47 = load float, ptr %46, align 4, !tbaa !17
  %48 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 6
  %49 = load float, ptr %48, align 4, !tbaa !17
  %50 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 7
  %51 = load float, ptr %50, align 4, !tbaa !17
  %52 = load i64, ptr %8, align 8, !tbaa !14
  %53 = load i64, ptr %9, align 8, !tbaa !14
  %54 = call contract { float, float, float, float, float, float, float, float } asm sideeffect "{\0A\09.reg .pred p;\0A\09setp.ne.b32 p, $10, 0;\0A\09wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, $8, $9, p, 1, 1, 0, 0;\0A\09}", "=f,=f,=f,=f,=f,=f,=f,=f,l,l,r,0,1,2,3,4,5,6,7"(i64 %52, i64 %53, i32 0, float %37, float %39, float %41, float %43, float %45, float %47, float %49, float %51) #9, !srcloc !19
  %55 = extractvalue { float, float, float, float, float, float, float, float } %54, 0
  %56 = extractvalue { float, float, float, float, float, float, float, float } %54, 1
  %57 = extractvalue { float, float, float, float, float, float, float, float } %54, 2
  %58 = extractvalue { float, float, float, float, float, float, float, float } %54, 3
  %59 = extractvalue { float, float, float, float, float, float, float, float } %54, 4
  %60 = extractvalue { float, float, float, float, float, float, float, float } %54, 5
  %61 = extractvalue { float, float, float, float, float, float, float, float } %54, 6
  %62 = extractvalue { float, float, float, float, float, float, float, float } %54, 7
  store float %55, ptr %36, align 4, !tbaa !17
  store float %56, ptr %38, align 4, !tbaa !17
  store float %57, ptr %40, align 4, !tbaa !17
  store float %58, ptr %42, align 4, !tbaa !17
  store float %59, ptr %44, align 4, !tbaa !17
  store float %60, ptr %46, align 4, !tbaa !17
  store float %61, ptr %48, align 4, !tbaa !17
  store float %62, ptr %50, align 4, !tbaa !17
  call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"() #9, !srcloc !20
  call void asm sideeffect "wgmma.wait_group.sync.aligned 0;", "~{memory}"() #9, !srcloc !21
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %63 = load i32, ptr %7, align 4, !tbaa !3
  %64 = sdiv i32 %63, 32
  store i32 %64, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %65 = load i32, ptr %7, align 4, !tbaa !3
  %66 = srem i32 %65, 32
  store i32 %66, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %67 = load ptr, ptr %6, align 8, !tbaa !10
  %68 = load i32, ptr %11, align 4, !tbaa !3
  %69 = mul nsw i32 %68, 16
  %70 = load i32, ptr %12, align 4, !tbaa !3
  %71 = sdiv i32 %70, 4
  %72 = add nsw i32 %69, %71
  %73 = mul nsw i32 %72, 16
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %67, i64 %74
  %76 = load i32, ptr %12, align 4, !tbaa !3
  %77 = srem i32 %76, 4
  %78 = mul nsw i32 %77, 2
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %75, i64 %79
  store ptr %80, ptr %13, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %14) #8
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %81

81:                                               ; preds = %133, %33
  %82 = load i32, ptr %14, align 4, !tbaa !3
  %83 = icmp slt i32 %82, 2
  br i1 %83, label %85, label %84

84:                                               ; preds = %81
  call void @llvm.lifetime.end.p0(ptr %14) #8
  br label %136

85:                                               ; preds = %81
  %86 = load i32, ptr %14, align 4, !tbaa !3
  %87 = mul nsw i32 %86, 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !17
  %91 = load ptr, ptr %13, align 8, !tbaa !10
  %92 = load i32, ptr %14, align 4, !tbaa !3
  %93 = mul nsw i32 %92, 8
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %91, i64 %94
  store float %90, ptr %95, align 4, !tbaa !17
  %96 = load i32, ptr %14, align 4, !tbaa !3
  %97 = mul nsw i32 %96, 4
  %98 = add nsw i32 %97, 1
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !17
  %102 = load ptr, ptr %13, align 8, !tbaa !10
  %103 = load i32, ptr %14, align 4, !tbaa !3
  %104 = mul nsw i32 %103, 8
  %105 = add nsw i32 %104, 1
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %102, i64 %106
  store float %101, ptr %107, align 4, !tbaa !17
  %108 = load i32, ptr %14, align 4, !tbaa !3
  %109 = mul nsw i32 %108, 4
  %110 = add nsw i32 %109, 2
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !17
  %114 = load ptr, ptr %13, align 8, !tbaa !10
  %115 = load i32, ptr %14, align 4, !tbaa !3
  %116 = mul nsw i32 %115, 8
  %117 = add nsw i32 %116, 128
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr %114, i64 %118
  store float %113, ptr %119, align 4, !tbaa !17
  %120 = load i32, ptr %14, align 4, !tbaa !3
  %121 = mul nsw i32 %120, 4
  %122 = add nsw i32 %121, 3
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [8 x float], ptr %10, i64 0, i64 %123
  %125 = load float, ptr %124, align 4, !tbaa !17
  %126 = load ptr, ptr %13, align 8, !tbaa !10
  %127 = load i32, ptr %14, align 4, !tbaa !3
  %128 = mul nsw i32 %127, 8
  %129 = add nsw i32 %128, 128
  %130 = add nsw i32 %129, 1
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr %126, i64 %131
  store float %125, ptr %132, align 4, !tbaa !17
  br label %133

133:                                              ; preds = %85
  %134 = load i32, ptr %14, align 4, !tbaa !3
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %14, align 4, !tbaa !3
  br label %81, !llvm.loop !22

136:                                              ; preds = %84
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL10descriptorPKvjj(ptr noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !25
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %8 = load ptr, ptr %4, align 8, !tbaa !25
  %9 = call noundef i32 @_ZL8smem_u32PKv(ptr noundef %8) #9
  %10 = and i32 %9, 262143
  %11 = lshr i32 %10, 4
  %12 = zext i32 %11 to i64
  store i64 %12, ptr %7, align 8, !tbaa !14
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = and i32 %13, 262143
  %15 = lshr i32 %14, 4
  %16 = zext i32 %15 to i64
  %17 = shl i64 %16, 16
  %18 = load i64, ptr %7, align 8, !tbaa !14
  %19 = or i64 %18, %17
  store i64 %19, ptr %7, align 8, !tbaa !14
  %20 = load i32, ptr %6, align 4, !tbaa !3
  %21 = and i32 %20, 262143
  %22 = lshr i32 %21, 4
  %23 = zext i32 %22 to i64
  %24 = shl i64 %23, 32
  %25 = load i64, ptr %7, align 8, !tbaa !14
  %26 = or i64 %25, %24
  store i64 %26, ptr %7, align 8, !tbaa !14
  %27 = load i64, ptr %7, align 8, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret i64 %27
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @producer_consumer(ptr noundef %0, ptr noundef %1) #6 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !10
  store ptr %1, ptr %4, align 8, !tbaa !10
  %5 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %6 = icmp uge i32 %5, 128
  br i1 %6, label %7, label %21

7:                                                ; preds = %2
  call void asm sideeffect "setmaxnreg.dec.sync.aligned.u32 40;", ""() #9, !srcloc !26
  %8 = load ptr, ptr %3, align 8, !tbaa !10
  %9 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %10 = mul i32 %9, 128
  %11 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %12 = add i32 %10, %11
  %13 = sub i32 %12, 128
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw float, ptr %8, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !17
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %18 = sub i32 %17, 128
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE3buf to ptr), i64 0, i64 %19
  store float %16, ptr %20, align 4, !tbaa !17
  call void asm sideeffect "bar.arrive 1, 256;", "~{memory}"() #9, !srcloc !27
  br label %34

21:                                               ; preds = %2
  call void asm sideeffect "setmaxnreg.inc.sync.aligned.u32 232;", ""() #9, !srcloc !28
  call void asm sideeffect "bar.sync 1, 256;", "~{memory}"() #9, !srcloc !29
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %23 = sub i32 127, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE3buf to ptr), i64 0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !17
  %27 = load ptr, ptr %4, align 8, !tbaa !10
  %28 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %29 = mul i32 %28, 128
  %30 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %31 = add i32 %29, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr %27, i64 %32
  store float %26, ptr %33, align 4, !tbaa !17
  br label %34

34:                                               ; preds = %21, %7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8smem_u32PKv(ptr noundef %0) #2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !25
  %3 = load ptr, ptr %2, align 8, !tbaa !25
  %4 = addrspacecast ptr %3 to ptr addrspace(3)
  %5 = ptrtoint ptr addrspace(3) %4 to i64
  %6 = trunc i64 %5 to i32
  ret i32 %6
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90a" "target-features"="+ptx83,+sm_90a" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90a" "target-features"="+ptx83,+sm_90a" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90a" "target-features"="+ptx83,+sm_90a" "uniform-work-group-size"="true" }
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
!8 = !{!"p1 _ZTS5uint4", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 float", !9, i64 0}
!12 = !{i64 0, i64 4, !3, i64 4, i64 4, !3, i64 8, i64 4, !3, i64 12, i64 4, !3}
!13 = !{i64 680}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !5, i64 0}
!16 = !{i64 842}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !5, i64 0}
!19 = !{i64 900, i64 904, i64 921, i64 947, i64 1094}
!20 = !{i64 1270}
!21 = !{i64 1335}
!22 = distinct !{!22, !23, !24}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!"llvm.loop.unroll.enable"}
!25 = !{!9, !9, i64 0}
!26 = !{i64 1847}
!27 = !{i64 1975}
!28 = !{i64 2039}
!29 = !{i64 2097}
