; ModuleID = 'checksum_aes.cu'
source_filename = "checksum_aes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.uint4 = type { i32, i32, i32, i32 }
%struct.uint2 = type { i32, i32 }
%class.anon = type { ptr }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@crc_nibble = dso_local addrspace(4) externally_initialized constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ10aes128_ctrE1T = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ10aes128_ctrE2rk = internal addrspace(3) global [44 x i32] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @crc_nibble to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @crc32_chunks(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !10
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %19 = load i32, ptr %9, align 4, !tbaa !3
  %20 = load i32, ptr %7, align 4, !tbaa !3
  %21 = mul nsw i32 %19, %20
  store i32 %21, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %22 = load i32, ptr %10, align 4, !tbaa !3
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = add nsw i32 %22, %23
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %24, i32 noundef %25) #10
  store i32 %26, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #9
  store i32 -1, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %27 = load i32, ptr %10, align 4, !tbaa !3
  store i32 %27, ptr %13, align 4, !tbaa !3
  br label %28

28:                                               ; preds = %58, %4
  %29 = load i32, ptr %13, align 4, !tbaa !3
  %30 = load i32, ptr %11, align 4, !tbaa !3
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr %13) #9
  br label %61

33:                                               ; preds = %28
  %34 = load ptr, ptr %5, align 8, !tbaa !7
  %35 = load i32, ptr %13, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr %34, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !12
  %39 = zext i8 %38 to i32
  %40 = load i32, ptr %12, align 4, !tbaa !3
  %41 = xor i32 %40, %39
  store i32 %41, ptr %12, align 4, !tbaa !3
  %42 = load i32, ptr %12, align 4, !tbaa !3
  %43 = and i32 %42, 15
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(4) @crc_nibble to ptr), i64 0, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = load i32, ptr %12, align 4, !tbaa !3
  %48 = lshr i32 %47, 4
  %49 = xor i32 %46, %48
  store i32 %49, ptr %12, align 4, !tbaa !3
  %50 = load i32, ptr %12, align 4, !tbaa !3
  %51 = and i32 %50, 15
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(4) @crc_nibble to ptr), i64 0, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !3
  %55 = load i32, ptr %12, align 4, !tbaa !3
  %56 = lshr i32 %55, 4
  %57 = xor i32 %54, %56
  store i32 %57, ptr %12, align 4, !tbaa !3
  br label %58

58:                                               ; preds = %33
  %59 = load i32, ptr %13, align 4, !tbaa !3
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %13, align 4, !tbaa !3
  br label %28, !llvm.loop !13

61:                                               ; preds = %32
  %62 = load i32, ptr %12, align 4, !tbaa !3
  %63 = xor i32 %62, -1
  %64 = load ptr, ptr %6, align 8, !tbaa !10
  %65 = load i32, ptr %9, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  store i32 %63, ptr %67, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
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
define internal noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %4, align 4, !tbaa !3
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %3, align 4, !tbaa !3
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @crc32_table(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %3) #9
  %5 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  store i32 %5, ptr %3, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %4) #9
  store i32 0, ptr %4, align 4, !tbaa !3
  br label %6

6:                                                ; preds = %23, %1
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %8 = icmp slt i32 %7, 8
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  call void @llvm.lifetime.end.p0(ptr %4) #9
  br label %26

10:                                               ; preds = %6
  %11 = load i32, ptr %3, align 4, !tbaa !3
  %12 = and i32 %11, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = load i32, ptr %3, align 4, !tbaa !3
  %16 = lshr i32 %15, 1
  %17 = xor i32 -306674912, %16
  br label %21

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4, !tbaa !3
  %20 = lshr i32 %19, 1
  br label %21

21:                                               ; preds = %18, %14
  %22 = phi i32 [ %17, %14 ], [ %20, %18 ]
  store i32 %22, ptr %3, align 4, !tbaa !3
  br label %23

23:                                               ; preds = %21
  %24 = load i32, ptr %4, align 4, !tbaa !3
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %4, align 4, !tbaa !3
  br label %6, !llvm.loop !15

26:                                               ; preds = %9
  %27 = load i32, ptr %3, align 4, !tbaa !3
  %28 = load ptr, ptr %2, align 8, !tbaa !10
  %29 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %28, i64 %30
  store i32 %27, ptr %31, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %3) #9
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @adler32_chunks(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.uint4, align 16
  %13 = alloca [4 x i32], align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.uint2, align 8
  store ptr %0, ptr %4, align 8, !tbaa !17
  store ptr %1, ptr %5, align 8, !tbaa !19
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %20 = add i32 %18, %19
  store i32 %20, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 1, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #9
  store i32 0, ptr %10, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %76, %3
  %22 = load i32, ptr %10, align 4, !tbaa !3
  %23 = load i32, ptr %6, align 4, !tbaa !3
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #9
  br label %79

26:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %27 = load ptr, ptr %4, align 8, !tbaa !17
  %28 = load i32, ptr %7, align 4, !tbaa !3
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %6, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = mul i64 %29, %31
  %33 = load i32, ptr %10, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = add i64 %32, %34
  %36 = getelementptr inbounds nuw %struct.uint4, ptr %27, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %12, ptr align 16 %36, i64 16, i1 false), !tbaa.struct !21
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %37 = getelementptr inbounds nuw %struct.uint4, ptr %12, i32 0, i32 0
  %38 = load i32, ptr %37, align 16, !tbaa !22
  store i32 %38, ptr %13, align 4, !tbaa !3
  %39 = getelementptr inbounds i32, ptr %13, i64 1
  %40 = getelementptr inbounds nuw %struct.uint4, ptr %12, i32 0, i32 1
  %41 = load i32, ptr %40, align 4, !tbaa !24
  store i32 %41, ptr %39, align 4, !tbaa !3
  %42 = getelementptr inbounds i32, ptr %13, i64 2
  %43 = getelementptr inbounds nuw %struct.uint4, ptr %12, i32 0, i32 2
  %44 = load i32, ptr %43, align 8, !tbaa !25
  store i32 %44, ptr %42, align 4, !tbaa !3
  %45 = getelementptr inbounds i32, ptr %13, i64 3
  %46 = getelementptr inbounds nuw %struct.uint4, ptr %12, i32 0, i32 3
  %47 = load i32, ptr %46, align 4, !tbaa !26
  store i32 %47, ptr %45, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #9
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %48

48:                                               ; preds = %68, %26
  %49 = load i32, ptr %14, align 4, !tbaa !3
  %50 = icmp slt i32 %49, 16
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #9
  br label %71

52:                                               ; preds = %48
  %53 = load i32, ptr %14, align 4, !tbaa !3
  %54 = sdiv i32 %53, 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [4 x i32], ptr %13, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = load i32, ptr %14, align 4, !tbaa !3
  %59 = srem i32 %58, 4
  %60 = mul nsw i32 %59, 8
  %61 = lshr i32 %57, %60
  %62 = and i32 %61, 255
  %63 = load i32, ptr %8, align 4, !tbaa !3
  %64 = add i32 %63, %62
  store i32 %64, ptr %8, align 4, !tbaa !3
  %65 = load i32, ptr %8, align 4, !tbaa !3
  %66 = load i32, ptr %9, align 4, !tbaa !3
  %67 = add i32 %66, %65
  store i32 %67, ptr %9, align 4, !tbaa !3
  br label %68

68:                                               ; preds = %52
  %69 = load i32, ptr %14, align 4, !tbaa !3
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %14, align 4, !tbaa !3
  br label %48, !llvm.loop !27

71:                                               ; preds = %51
  %72 = load i32, ptr %8, align 4, !tbaa !3
  %73 = urem i32 %72, 65521
  store i32 %73, ptr %8, align 4, !tbaa !3
  %74 = load i32, ptr %9, align 4, !tbaa !3
  %75 = urem i32 %74, 65521
  store i32 %75, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %13) #9
  call void @llvm.lifetime.end.p0(ptr %12) #9
  br label %76

76:                                               ; preds = %71
  %77 = load i32, ptr %10, align 4, !tbaa !3
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %10, align 4, !tbaa !3
  br label %21, !llvm.loop !28

79:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %15) #9
  %80 = getelementptr inbounds nuw %struct.uint2, ptr %15, i32 0, i32 0
  %81 = load i32, ptr %8, align 4, !tbaa !3
  store i32 %81, ptr %80, align 8, !tbaa !29
  %82 = getelementptr inbounds nuw %struct.uint2, ptr %15, i32 0, i32 1
  %83 = load i32, ptr %9, align 4, !tbaa !3
  store i32 %83, ptr %82, align 4, !tbaa !31
  %84 = load ptr, ptr %5, align 8, !tbaa !19
  %85 = load i32, ptr %7, align 4, !tbaa !3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds %struct.uint2, ptr %84, i64 %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 8 %15, i64 8, i1 false), !tbaa.struct !32
  call void @llvm.lifetime.end.p0(ptr %15) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @aes128_ctr(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef byval(%struct.uint4) align 16 %4, i32 noundef %5) #4 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca %class.anon, align 8
  %24 = alloca %struct.uint4, align 16
  store ptr %0, ptr %7, align 8, !tbaa !10
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !10
  store ptr %3, ptr %10, align 8, !tbaa !17
  store i32 %5, ptr %11, align 4, !tbaa !3
  %25 = load ptr, ptr %7, align 8, !tbaa !10
  %26 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %31
  store i32 %29, ptr %32, align 4, !tbaa !3
  %33 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %34 = icmp ult i32 %33, 44
  br i1 %34, label %35, label %44

35:                                               ; preds = %6
  %36 = load ptr, ptr %9, align 8, !tbaa !10
  %37 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw [44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 %42
  store i32 %40, ptr %43, align 4, !tbaa !3
  br label %44

44:                                               ; preds = %35, %6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %45 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %46 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %47 = mul i32 %45, %46
  %48 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %49 = add i32 %47, %48
  store i32 %49, ptr %12, align 4, !tbaa !3
  %50 = load i32, ptr %12, align 4, !tbaa !3
  %51 = load i32, ptr %11, align 4, !tbaa !3
  %52 = icmp sge i32 %50, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %44
  store i32 1, ptr %13, align 4
  br label %270

54:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr %14) #9
  %55 = getelementptr inbounds nuw %struct.uint4, ptr %4, i32 0, i32 0
  %56 = load i32, ptr %55, align 16, !tbaa !22
  %57 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), align 4, !tbaa !3
  %58 = xor i32 %56, %57
  store i32 %58, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #9
  %59 = getelementptr inbounds nuw %struct.uint4, ptr %4, i32 0, i32 1
  %60 = load i32, ptr %59, align 4, !tbaa !24
  %61 = load i32, ptr getelementptr inbounds ([44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 1), align 4, !tbaa !3
  %62 = xor i32 %60, %61
  store i32 %62, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #9
  %63 = getelementptr inbounds nuw %struct.uint4, ptr %4, i32 0, i32 2
  %64 = load i32, ptr %63, align 8, !tbaa !25
  %65 = load i32, ptr getelementptr inbounds ([44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 2), align 4, !tbaa !3
  %66 = xor i32 %64, %65
  store i32 %66, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %67 = getelementptr inbounds nuw %struct.uint4, ptr %4, i32 0, i32 3
  %68 = load i32, ptr %67, align 4, !tbaa !26
  %69 = load i32, ptr %12, align 4, !tbaa !3
  %70 = add i32 %68, %69
  %71 = load i32, ptr getelementptr inbounds ([44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 3), align 4, !tbaa !3
  %72 = xor i32 %70, %71
  store i32 %72, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #9
  store i32 1, ptr %18, align 4, !tbaa !3
  br label %73

73:                                               ; preds = %221, %54
  %74 = load i32, ptr %18, align 4, !tbaa !3
  %75 = icmp slt i32 %74, 10
  br i1 %75, label %77, label %76

76:                                               ; preds = %73
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #9
  br label %224

77:                                               ; preds = %73
  call void @llvm.lifetime.start.p0(ptr %19) #9
  %78 = load i32, ptr %14, align 4, !tbaa !3
  %79 = and i32 %78, 255
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !3
  %83 = load i32, ptr %15, align 4, !tbaa !3
  %84 = lshr i32 %83, 8
  %85 = and i32 %84, 255
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !3
  %89 = call noundef i32 @_ZL4rotrji(i32 noundef %88, i32 noundef 24) #10
  %90 = xor i32 %82, %89
  %91 = load i32, ptr %16, align 4, !tbaa !3
  %92 = lshr i32 %91, 16
  %93 = and i32 %92, 255
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !3
  %97 = call noundef i32 @_ZL4rotrji(i32 noundef %96, i32 noundef 16) #10
  %98 = xor i32 %90, %97
  %99 = load i32, ptr %17, align 4, !tbaa !3
  %100 = lshr i32 %99, 24
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !3
  %104 = call noundef i32 @_ZL4rotrji(i32 noundef %103, i32 noundef 8) #10
  %105 = xor i32 %98, %104
  %106 = load i32, ptr %18, align 4, !tbaa !3
  %107 = mul nsw i32 %106, 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 %108
  %110 = load i32, ptr %109, align 4, !tbaa !3
  %111 = xor i32 %105, %110
  store i32 %111, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %20) #9
  %112 = load i32, ptr %15, align 4, !tbaa !3
  %113 = and i32 %112, 255
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %114
  %116 = load i32, ptr %115, align 4, !tbaa !3
  %117 = load i32, ptr %16, align 4, !tbaa !3
  %118 = lshr i32 %117, 8
  %119 = and i32 %118, 255
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !3
  %123 = call noundef i32 @_ZL4rotrji(i32 noundef %122, i32 noundef 24) #10
  %124 = xor i32 %116, %123
  %125 = load i32, ptr %17, align 4, !tbaa !3
  %126 = lshr i32 %125, 16
  %127 = and i32 %126, 255
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %128
  %130 = load i32, ptr %129, align 4, !tbaa !3
  %131 = call noundef i32 @_ZL4rotrji(i32 noundef %130, i32 noundef 16) #10
  %132 = xor i32 %124, %131
  %133 = load i32, ptr %14, align 4, !tbaa !3
  %134 = lshr i32 %133, 24
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %135
  %137 = load i32, ptr %136, align 4, !tbaa !3
  %138 = call noundef i32 @_ZL4rotrji(i32 noundef %137, i32 noundef 8) #10
  %139 = xor i32 %132, %138
  %140 = load i32, ptr %18, align 4, !tbaa !3
  %141 = mul nsw i32 %140, 4
  %142 = add nsw i32 %141, 1
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 %143
  %145 = load i32, ptr %144, align 4, !tbaa !3
  %146 = xor i32 %139, %145
  store i32 %146, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #9
  %147 = load i32, ptr %16, align 4, !tbaa !3
  %148 = and i32 %147, 255
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %149
  %151 = load i32, ptr %150, align 4, !tbaa !3
  %152 = load i32, ptr %17, align 4, !tbaa !3
  %153 = lshr i32 %152, 8
  %154 = and i32 %153, 255
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %155
  %157 = load i32, ptr %156, align 4, !tbaa !3
  %158 = call noundef i32 @_ZL4rotrji(i32 noundef %157, i32 noundef 24) #10
  %159 = xor i32 %151, %158
  %160 = load i32, ptr %14, align 4, !tbaa !3
  %161 = lshr i32 %160, 16
  %162 = and i32 %161, 255
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %163
  %165 = load i32, ptr %164, align 4, !tbaa !3
  %166 = call noundef i32 @_ZL4rotrji(i32 noundef %165, i32 noundef 16) #10
  %167 = xor i32 %159, %166
  %168 = load i32, ptr %15, align 4, !tbaa !3
  %169 = lshr i32 %168, 24
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %170
  %172 = load i32, ptr %171, align 4, !tbaa !3
  %173 = call noundef i32 @_ZL4rotrji(i32 noundef %172, i32 noundef 8) #10
  %174 = xor i32 %167, %173
  %175 = load i32, ptr %18, align 4, !tbaa !3
  %176 = mul nsw i32 %175, 4
  %177 = add nsw i32 %176, 2
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 %178
  %180 = load i32, ptr %179, align 4, !tbaa !3
  %181 = xor i32 %174, %180
  store i32 %181, ptr %21, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %22) #9
  %182 = load i32, ptr %17, align 4, !tbaa !3
  %183 = and i32 %182, 255
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %184
  %186 = load i32, ptr %185, align 4, !tbaa !3
  %187 = load i32, ptr %14, align 4, !tbaa !3
  %188 = lshr i32 %187, 8
  %189 = and i32 %188, 255
  %190 = zext i32 %189 to i64
  %191 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %190
  %192 = load i32, ptr %191, align 4, !tbaa !3
  %193 = call noundef i32 @_ZL4rotrji(i32 noundef %192, i32 noundef 24) #10
  %194 = xor i32 %186, %193
  %195 = load i32, ptr %15, align 4, !tbaa !3
  %196 = lshr i32 %195, 16
  %197 = and i32 %196, 255
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %198
  %200 = load i32, ptr %199, align 4, !tbaa !3
  %201 = call noundef i32 @_ZL4rotrji(i32 noundef %200, i32 noundef 16) #10
  %202 = xor i32 %194, %201
  %203 = load i32, ptr %16, align 4, !tbaa !3
  %204 = lshr i32 %203, 24
  %205 = zext i32 %204 to i64
  %206 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE1T to ptr), i64 0, i64 %205
  %207 = load i32, ptr %206, align 4, !tbaa !3
  %208 = call noundef i32 @_ZL4rotrji(i32 noundef %207, i32 noundef 8) #10
  %209 = xor i32 %202, %208
  %210 = load i32, ptr %18, align 4, !tbaa !3
  %211 = mul nsw i32 %210, 4
  %212 = add nsw i32 %211, 3
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 %213
  %215 = load i32, ptr %214, align 4, !tbaa !3
  %216 = xor i32 %209, %215
  store i32 %216, ptr %22, align 4, !tbaa !3
  %217 = load i32, ptr %19, align 4, !tbaa !3
  store i32 %217, ptr %14, align 4, !tbaa !3
  %218 = load i32, ptr %20, align 4, !tbaa !3
  store i32 %218, ptr %15, align 4, !tbaa !3
  %219 = load i32, ptr %21, align 4, !tbaa !3
  store i32 %219, ptr %16, align 4, !tbaa !3
  %220 = load i32, ptr %22, align 4, !tbaa !3
  store i32 %220, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %22) #9
  call void @llvm.lifetime.end.p0(ptr %21) #9
  call void @llvm.lifetime.end.p0(ptr %20) #9
  call void @llvm.lifetime.end.p0(ptr %19) #9
  br label %221

221:                                              ; preds = %77
  %222 = load i32, ptr %18, align 4, !tbaa !3
  %223 = add nsw i32 %222, 1
  store i32 %223, ptr %18, align 4, !tbaa !3
  br label %73, !llvm.loop !33

224:                                              ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %23) #9
  %225 = getelementptr inbounds nuw %class.anon, ptr %23, i32 0, i32 0
  store ptr %8, ptr %225, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr %24) #9
  %226 = load ptr, ptr %10, align 8, !tbaa !17
  %227 = load i32, ptr %12, align 4, !tbaa !3
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds %struct.uint4, ptr %226, i64 %228
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %24, ptr align 16 %229, i64 16, i1 false), !tbaa.struct !21
  %230 = load i32, ptr %14, align 4, !tbaa !3
  %231 = load i32, ptr %15, align 4, !tbaa !3
  %232 = load i32, ptr %16, align 4, !tbaa !3
  %233 = load i32, ptr %17, align 4, !tbaa !3
  %234 = load i32, ptr getelementptr inbounds ([44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 40), align 4, !tbaa !3
  %235 = call noundef i32 @_ZZ10aes128_ctrENKUljjjjjE_clEjjjjj(ptr noundef nonnull align 8 dereferenceable(8) %23, i32 noundef %230, i32 noundef %231, i32 noundef %232, i32 noundef %233, i32 noundef %234) #10
  %236 = getelementptr inbounds nuw %struct.uint4, ptr %24, i32 0, i32 0
  %237 = load i32, ptr %236, align 16, !tbaa !22
  %238 = xor i32 %237, %235
  store i32 %238, ptr %236, align 16, !tbaa !22
  %239 = load i32, ptr %15, align 4, !tbaa !3
  %240 = load i32, ptr %16, align 4, !tbaa !3
  %241 = load i32, ptr %17, align 4, !tbaa !3
  %242 = load i32, ptr %14, align 4, !tbaa !3
  %243 = load i32, ptr getelementptr inbounds ([44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 41), align 4, !tbaa !3
  %244 = call noundef i32 @_ZZ10aes128_ctrENKUljjjjjE_clEjjjjj(ptr noundef nonnull align 8 dereferenceable(8) %23, i32 noundef %239, i32 noundef %240, i32 noundef %241, i32 noundef %242, i32 noundef %243) #10
  %245 = getelementptr inbounds nuw %struct.uint4, ptr %24, i32 0, i32 1
  %246 = load i32, ptr %245, align 4, !tbaa !24
  %247 = xor i32 %246, %244
  store i32 %247, ptr %245, align 4, !tbaa !24
  %248 = load i32, ptr %16, align 4, !tbaa !3
  %249 = load i32, ptr %17, align 4, !tbaa !3
  %250 = load i32, ptr %14, align 4, !tbaa !3
  %251 = load i32, ptr %15, align 4, !tbaa !3
  %252 = load i32, ptr getelementptr inbounds ([44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 42), align 4, !tbaa !3
  %253 = call noundef i32 @_ZZ10aes128_ctrENKUljjjjjE_clEjjjjj(ptr noundef nonnull align 8 dereferenceable(8) %23, i32 noundef %248, i32 noundef %249, i32 noundef %250, i32 noundef %251, i32 noundef %252) #10
  %254 = getelementptr inbounds nuw %struct.uint4, ptr %24, i32 0, i32 2
  %255 = load i32, ptr %254, align 8, !tbaa !25
  %256 = xor i32 %255, %253
  store i32 %256, ptr %254, align 8, !tbaa !25
  %257 = load i32, ptr %17, align 4, !tbaa !3
  %258 = load i32, ptr %14, align 4, !tbaa !3
  %259 = load i32, ptr %15, align 4, !tbaa !3
  %260 = load i32, ptr %16, align 4, !tbaa !3
  %261 = load i32, ptr getelementptr inbounds ([44 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10aes128_ctrE2rk to ptr), i64 0, i64 43), align 4, !tbaa !3
  %262 = call noundef i32 @_ZZ10aes128_ctrENKUljjjjjE_clEjjjjj(ptr noundef nonnull align 8 dereferenceable(8) %23, i32 noundef %257, i32 noundef %258, i32 noundef %259, i32 noundef %260, i32 noundef %261) #10
  %263 = getelementptr inbounds nuw %struct.uint4, ptr %24, i32 0, i32 3
  %264 = load i32, ptr %263, align 4, !tbaa !26
  %265 = xor i32 %264, %262
  store i32 %265, ptr %263, align 4, !tbaa !26
  %266 = load ptr, ptr %10, align 8, !tbaa !17
  %267 = load i32, ptr %12, align 4, !tbaa !3
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds %struct.uint4, ptr %266, i64 %268
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %269, ptr align 16 %24, i64 16, i1 false), !tbaa.struct !21
  call void @llvm.lifetime.end.p0(ptr %24) #9
  call void @llvm.lifetime.end.p0(ptr %23) #9
  call void @llvm.lifetime.end.p0(ptr %17) #9
  call void @llvm.lifetime.end.p0(ptr %16) #9
  call void @llvm.lifetime.end.p0(ptr %15) #9
  call void @llvm.lifetime.end.p0(ptr %14) #9
  store i32 0, ptr %13, align 4
  br label %270

270:                                              ; preds = %224, %53
  call void @llvm.lifetime.end.p0(ptr %12) #9
  %271 = load i32, ptr %13, align 4
  switch i32 %271, label %273 [
    i32 0, label %272
    i32 1, label %272
  ]

272:                                              ; preds = %270, %270
  ret void

273:                                              ; preds = %270
  unreachable
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL4rotrji(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = load i32, ptr %4, align 4, !tbaa !3
  %8 = call noundef i32 @_ZL15__funnelshift_rjjj(i32 noundef %5, i32 noundef %6, i32 noundef %7) #10
  ret i32 %8
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZZ10aes128_ctrENKUljjjjjE_clEjjjjj(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #6 align 2 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !37
  store i32 %1, ptr %8, align 4, !tbaa !3
  store i32 %2, ptr %9, align 4, !tbaa !3
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  %13 = load ptr, ptr %7, align 8
  %14 = getelementptr inbounds nuw %class.anon, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8, !tbaa !38, !nonnull !40, !align !41
  %16 = load ptr, ptr %15, align 8, !tbaa !7
  %17 = load i32, ptr %8, align 4, !tbaa !3
  %18 = and i32 %17, 255
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !12
  %22 = zext i8 %21 to i32
  %23 = getelementptr inbounds nuw %class.anon, ptr %13, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8, !tbaa !38, !nonnull !40, !align !41
  %25 = load ptr, ptr %24, align 8, !tbaa !7
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = lshr i32 %26, 8
  %28 = and i32 %27, 255
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !12
  %32 = zext i8 %31 to i32
  %33 = shl i32 %32, 8
  %34 = or i32 %22, %33
  %35 = getelementptr inbounds nuw %class.anon, ptr %13, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8, !tbaa !38, !nonnull !40, !align !41
  %37 = load ptr, ptr %36, align 8, !tbaa !7
  %38 = load i32, ptr %10, align 4, !tbaa !3
  %39 = lshr i32 %38, 16
  %40 = and i32 %39, 255
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr %37, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !12
  %44 = zext i8 %43 to i32
  %45 = shl i32 %44, 16
  %46 = or i32 %34, %45
  %47 = getelementptr inbounds nuw %class.anon, ptr %13, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8, !tbaa !38, !nonnull !40, !align !41
  %49 = load ptr, ptr %48, align 8, !tbaa !7
  %50 = load i32, ptr %11, align 4, !tbaa !3
  %51 = lshr i32 %50, 24
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr %49, i64 %52
  %54 = load i8, ptr %53, align 1, !tbaa !12
  %55 = zext i8 %54 to i32
  %56 = shl i32 %55, 24
  %57 = or i32 %46, %56
  %58 = load i32, ptr %12, align 4, !tbaa !3
  %59 = xor i32 %57, %58
  ret i32 %59
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @aes_mix_columns(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !10
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #10
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  %15 = add i32 %13, %14
  store i32 %15, ptr %7, align 4, !tbaa !3
  %16 = load i32, ptr %7, align 4, !tbaa !3
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = icmp sge i32 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %44

20:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %21 = load ptr, ptr %4, align 8, !tbaa !10
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  store i32 %25, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = call noundef i32 @_ZL6xtime4j(i32 noundef %26) #10
  store i32 %27, ptr %10, align 4, !tbaa !3
  %28 = load i32, ptr %10, align 4, !tbaa !3
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = load i32, ptr %10, align 4, !tbaa !3
  %31 = xor i32 %29, %30
  %32 = call noundef i32 @_ZL4rotrji(i32 noundef %31, i32 noundef 8) #10
  %33 = xor i32 %28, %32
  %34 = load i32, ptr %9, align 4, !tbaa !3
  %35 = call noundef i32 @_ZL4rotrji(i32 noundef %34, i32 noundef 16) #10
  %36 = xor i32 %33, %35
  %37 = load i32, ptr %9, align 4, !tbaa !3
  %38 = call noundef i32 @_ZL4rotrji(i32 noundef %37, i32 noundef 24) #10
  %39 = xor i32 %36, %38
  %40 = load ptr, ptr %5, align 8, !tbaa !10
  %41 = load i32, ptr %7, align 4, !tbaa !3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  store i32 %39, ptr %43, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  store i32 0, ptr %8, align 4
  br label %44

44:                                               ; preds = %20, %19
  call void @llvm.lifetime.end.p0(ptr %7) #9
  %45 = load i32, ptr %8, align 4
  switch i32 %45, label %47 [
    i32 0, label %46
    i32 1, label %46
  ]

46:                                               ; preds = %44, %44
  ret void

47:                                               ; preds = %44
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6xtime4j(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = shl i32 %3, 1
  %5 = and i32 %4, -16843010
  %6 = load i32, ptr %2, align 4, !tbaa !3
  %7 = lshr i32 %6, 7
  %8 = and i32 %7, 16843009
  %9 = mul i32 %8, 27
  %10 = xor i32 %5, %9
  ret i32 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15__funnelshift_rjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !3
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load i32, ptr %5, align 4, !tbaa !3
  %8 = load i32, ptr %4, align 4, !tbaa !3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = call i32 @llvm.fshr.i32(i32 %7, i32 %8, i32 %9)
  ret i32 %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #8

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"p1 omnipotent char", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!5, !5, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14, !16}
!16 = !{!"llvm.loop.unroll.enable"}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS5uint4", !9, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 _ZTS5uint2", !9, i64 0}
!21 = !{i64 0, i64 4, !3, i64 4, i64 4, !3, i64 8, i64 4, !3, i64 12, i64 4, !3}
!22 = !{!23, !4, i64 0}
!23 = !{!"_ZTS5uint4", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12}
!24 = !{!23, !4, i64 4}
!25 = !{!23, !4, i64 8}
!26 = !{!23, !4, i64 12}
!27 = distinct !{!27, !14, !16}
!28 = distinct !{!28, !14}
!29 = !{!30, !4, i64 0}
!30 = !{!"_ZTS5uint2", !4, i64 0, !4, i64 4}
!31 = !{!30, !4, i64 4}
!32 = !{i64 0, i64 4, !3, i64 4, i64 4, !3}
!33 = distinct !{!33, !14}
!34 = !{!35, !35, i64 0}
!35 = !{!"p2 omnipotent char", !36, i64 0}
!36 = !{!"any p2 pointer", !9, i64 0}
!37 = !{!9, !9, i64 0}
!38 = !{!39, !35, i64 0}
!39 = !{!"_ZTSZ10aes128_ctrEUljjjjjE_", !35, i64 0}
!40 = !{}
!41 = !{i64 8}
