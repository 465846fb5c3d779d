; ModuleID = 'hopper_async.cu'
source_filename = "hopper_async.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%class.anon = type { ptr }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ15bulk_load_scaleE3buf = internal addrspace(3) global [2 x [256 x float]] undef, align 128
@_ZZ15bulk_load_scaleE3bar = internal addrspace(3) global [2 x i64] undef, align 8
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ10bulk_storeE3buf = internal addrspace(3) global [256 x float] undef, align 128
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ16cluster_exchangeE4mine = internal addrspace(3) global [128 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bulk_load_scale(ptr noundef %0, ptr noundef %1, float noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %class.anon, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store float %2, ptr %7, align 4, !tbaa !10
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  store i32 %12, ptr %9, align 4, !tbaa !3
  %13 = load i32, ptr %9, align 4, !tbaa !3
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %4
  %16 = call noundef i32 @_ZL8smem_u32PKv(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ15bulk_load_scaleE3bar to ptr)) #7
  call void @_ZL9mbar_initjj(i32 noundef %16, i32 noundef 1) #7
  %17 = call noundef i32 @_ZL8smem_u32PKv(ptr noundef getelementptr inbounds ([2 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ15bulk_load_scaleE3bar to ptr), i64 0, i64 1)) #7
  call void @_ZL9mbar_initjj(i32 noundef %17, i32 noundef 1) #7
  call void asm sideeffect "fence.mbarrier_init.release.cluster;", "~{memory}"() #7, !srcloc !12
  br label %18

18:                                               ; preds = %15, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %19 = getelementptr inbounds nuw %class.anon, ptr %10, i32 0, i32 0
  store ptr %5, ptr %19, align 8, !tbaa !13
  %20 = load i32, ptr %9, align 4, !tbaa !3
  %21 = icmp slt i32 %20, 32
  br i1 %21, label %22, label %25

22:                                               ; preds = %18
  %23 = call noundef zeroext i1 @_ZL9elect_onev() #7
  br i1 %23, label %24, label %25

24:                                               ; preds = %22
  call void @_ZZ15bulk_load_scaleENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(8) %10, i32 noundef 0) #7
  br label %25

25:                                               ; preds = %24, %22, %18
  call void @llvm.lifetime.start.p0(ptr %11) #6
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %68, %25
  %27 = load i32, ptr %11, align 4, !tbaa !3
  %28 = load i32, ptr %8, align 4, !tbaa !3
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %71

31:                                               ; preds = %26
  %32 = load i32, ptr %11, align 4, !tbaa !3
  %33 = add nsw i32 %32, 1
  %34 = load i32, ptr %8, align 4, !tbaa !3
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %42

36:                                               ; preds = %31
  %37 = load i32, ptr %9, align 4, !tbaa !3
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %42

39:                                               ; preds = %36
  %40 = load i32, ptr %11, align 4, !tbaa !3
  %41 = add nsw i32 %40, 1
  call void @_ZZ15bulk_load_scaleENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(8) %10, i32 noundef %41) #7
  br label %42

42:                                               ; preds = %39, %36, %31
  %43 = load i32, ptr %11, align 4, !tbaa !3
  %44 = and i32 %43, 1
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [2 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ15bulk_load_scaleE3bar to ptr), i64 0, i64 %45
  %47 = call noundef i32 @_ZL8smem_u32PKv(ptr noundef %46) #7
  %48 = load i32, ptr %11, align 4, !tbaa !3
  %49 = ashr i32 %48, 1
  %50 = and i32 %49, 1
  call void @_ZL9mbar_waitjj(i32 noundef %47, i32 noundef %50) #7
  %51 = load i32, ptr %11, align 4, !tbaa !3
  %52 = and i32 %51, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [2 x [256 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15bulk_load_scaleE3buf to ptr), i64 0, i64 %53
  %55 = load i32, ptr %9, align 4, !tbaa !3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [256 x float], ptr %54, i64 0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !10
  %59 = load float, ptr %7, align 4, !tbaa !10
  %60 = fmul contract float %58, %59
  %61 = load ptr, ptr %6, align 8, !tbaa !7
  %62 = load i32, ptr %11, align 4, !tbaa !3
  %63 = mul nsw i32 %62, 256
  %64 = load i32, ptr %9, align 4, !tbaa !3
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %61, i64 %66
  store float %60, ptr %67, align 4, !tbaa !10
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %68

68:                                               ; preds = %42
  %69 = load i32, ptr %11, align 4, !tbaa !3
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %11, align 4, !tbaa !3
  br label %26, !llvm.loop !16

71:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL9mbar_initjj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  call void asm sideeffect "mbarrier.init.shared::cta.b64 [$0], $1;", "r,r,~{memory}"(i32 %5, i32 %6) #7, !srcloc !18
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8smem_u32PKv(ptr noundef %0) #2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !19
  %3 = load ptr, ptr %2, align 8, !tbaa !19
  %4 = addrspacecast ptr %3 to ptr addrspace(3)
  %5 = ptrtoint ptr addrspace(3) %4 to i64
  %6 = trunc i64 %5 to i32
  ret i32 %6
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL9elect_onev() #2 {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %1) #6
  %2 = call i32 asm sideeffect "{\0A\09.reg .pred p;\0A\09elect.sync _|p, 0xffffffff;\0A\09selp.u32 $0, 1, 0, p;\0A\09}", "=r"() #7, !srcloc !20
  store i32 %2, ptr %1, align 4, !tbaa !3
  %3 = load i32, ptr %1, align 4, !tbaa !3
  %4 = icmp ne i32 %3, 0
  call void @llvm.lifetime.end.p0(ptr %1) #6
  ret i1 %4
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZZ15bulk_load_scaleENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #4 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !19
  store i32 %1, ptr %4, align 4, !tbaa !3
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %8 = and i32 %7, 1
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [2 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ15bulk_load_scaleE3bar to ptr), i64 0, i64 %9
  %11 = call noundef i32 @_ZL8smem_u32PKv(ptr noundef %10) #7
  store i32 %11, ptr %5, align 4, !tbaa !3
  %12 = load i32, ptr %5, align 4, !tbaa !3
  call void @_ZL11mbar_expectjj(i32 noundef %12, i32 noundef 1024) #7
  %13 = load i32, ptr %4, align 4, !tbaa !3
  %14 = and i32 %13, 1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [2 x [256 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ15bulk_load_scaleE3buf to ptr), i64 0, i64 %15
  %17 = getelementptr inbounds [256 x float], ptr %16, i64 0, i64 0
  %18 = call noundef i32 @_ZL8smem_u32PKv(ptr noundef %17) #7
  %19 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8, !tbaa !21, !nonnull !23, !align !24
  %21 = load ptr, ptr %20, align 8, !tbaa !7
  %22 = load i32, ptr %4, align 4, !tbaa !3
  %23 = mul nsw i32 %22, 256
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %21, i64 %24
  %26 = load i32, ptr %5, align 4, !tbaa !3
  call void asm sideeffect "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];", "r,l,r,r,~{memory}"(i32 %18, ptr %25, i32 1024, i32 %26) #7, !srcloc !25
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL9mbar_waitjj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  call void asm sideeffect "{\0A\09.reg .pred p;\0A\09WAIT_${:uid}:\0A\09mbarrier.try_wait.parity.shared::cta.b64 p, [$0], $1;\0A\09@p bra DONE_${:uid};\0A\09bra WAIT_${:uid};\0A\09DONE_${:uid}:\0A\09}", "r,r,~{memory}"(i32 %5, i32 %6) #7, !srcloc !26
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bulk_store(ptr noundef %0, float noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store float %1, ptr %4, align 4, !tbaa !10
  %5 = load float, ptr %4, align 4, !tbaa !10
  %6 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %7 = uitofp i32 %6 to float
  %8 = fadd contract float %5, %7
  %9 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10bulk_storeE3buf to ptr), i64 0, i64 %10
  store float %8, ptr %11, align 4, !tbaa !10
  call void asm sideeffect "fence.proxy.async.shared::cta;", "~{memory}"() #7, !srcloc !27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %21

14:                                               ; preds = %2
  %15 = load ptr, ptr %3, align 8, !tbaa !7
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %17 = mul i32 %16, 256
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr %15, i64 %18
  %20 = call noundef i32 @_ZL8smem_u32PKv(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ10bulk_storeE3buf to ptr)) #7
  call void asm sideeffect "cp.async.bulk.global.shared::cta.bulk_group [$0], [$1], $2;", "l,r,r,~{memory}"(ptr %19, i32 %20, i32 1024) #7, !srcloc !28
  call void asm sideeffect "cp.async.bulk.commit_group;\0A\09cp.async.bulk.wait_group.read 0;", "~{memory}"() #7, !srcloc !29
  br label %21

21:                                               ; preds = %14, %2
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cluster_exchange(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !30
  store ptr %1, ptr %4, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %5) #6
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %10 = call i32 asm sideeffect "mov.u32 $0, %cluster_ctarank;", "=r"() #7, !srcloc !32
  store i32 %10, ptr %5, align 4, !tbaa !3
  %11 = call i32 asm sideeffect "mov.u32 $0, %cluster_nctarank;", "=r"() #7, !srcloc !33
  store i32 %11, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %13 = mul i32 %12, 128
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %15 = add i32 %13, %14
  store i32 %15, ptr %7, align 4, !tbaa !3
  %16 = load ptr, ptr %3, align 8, !tbaa !30
  %17 = load i32, ptr %7, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !3
  %21 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ16cluster_exchangeE4mine to ptr), i64 0, i64 %22
  store i32 %20, ptr %23, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cluster.arrive()
  call void @llvm.nvvm.barrier.cluster.wait()
  call void @llvm.lifetime.start.p0(ptr %8) #6
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ16cluster_exchangeE4mine to ptr), i64 0, i64 %25
  %27 = call noundef i32 @_ZL8smem_u32PKv(ptr noundef %26) #7
  %28 = load i32, ptr %5, align 4, !tbaa !3
  %29 = add i32 %28, 1
  %30 = load i32, ptr %6, align 4, !tbaa !3
  %31 = urem i32 %29, %30
  %32 = call i32 asm sideeffect "mapa.shared::cluster.u32 $0, $1, $2;", "=r,r,r"(i32 %27, i32 %31) #7, !srcloc !34
  store i32 %32, ptr %8, align 4, !tbaa !3
  %33 = load i32, ptr %8, align 4, !tbaa !3
  %34 = call i32 asm sideeffect "ld.shared::cluster.s32 $0, [$1];", "=r,r,~{memory}"(i32 %33) #7, !srcloc !35
  store i32 %34, ptr %9, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cluster.arrive.relaxed()
  call void @llvm.nvvm.barrier.cluster.wait()
  %35 = load i32, ptr %9, align 4, !tbaa !3
  %36 = load ptr, ptr %4, align 8, !tbaa !30
  %37 = load i32, ptr %7, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  store i32 %35, ptr %39, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.arrive() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.wait() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cluster.arrive.relaxed() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL11mbar_expectjj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  call void asm sideeffect "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", "r,r,~{memory}"(i32 %5, i32 %6) #7, !srcloc !36
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !5, i64 0}
!12 = !{i64 1431}
!13 = !{!14, !14, i64 0}
!14 = !{!"p2 float", !15, i64 0}
!15 = !{!"any p2 pointer", !9, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{i64 366}
!19 = !{!9, !9, i64 0}
!20 = !{i64 1021, i64 1025, i64 1042, i64 1073, i64 1098}
!21 = !{!22, !14, i64 0}
!22 = !{!"_ZTSZ15bulk_load_scaleEUliE_", !14, i64 0}
!23 = !{}
!24 = !{i64 8}
!25 = !{i64 1635}
!26 = !{i64 681, i64 685, i64 702, i64 732, i64 807, i64 844, i64 878, i64 908}
!27 = !{i64 2303}
!28 = !{i64 2413}
!29 = !{i64 2617, i64 2647}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 int", !9, i64 0}
!32 = !{i64 2935}
!33 = !{i64 2998}
!34 = !{i64 3229}
!35 = !{i64 3360}
!36 = !{i64 517}
