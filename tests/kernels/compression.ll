; ModuleID = 'compression.cu'
source_filename = "compression.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rle_expand(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !10
  store ptr %2, ptr %8, align 8, !tbaa !10
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %20 = add i32 %18, %19
  store i32 %20, ptr %11, align 4, !tbaa !3
  %21 = load i32, ptr %11, align 4, !tbaa !3
  %22 = load i32, ptr %10, align 4, !tbaa !3
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %60

25:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 0, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %26 = load i32, ptr %9, align 4, !tbaa !3
  %27 = sub nsw i32 %26, 1
  store i32 %27, ptr %14, align 4, !tbaa !3
  br label %28

28:                                               ; preds = %49, %25
  %29 = load i32, ptr %13, align 4, !tbaa !3
  %30 = load i32, ptr %14, align 4, !tbaa !3
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %32, label %50

32:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %33 = load i32, ptr %13, align 4, !tbaa !3
  %34 = load i32, ptr %14, align 4, !tbaa !3
  %35 = add nsw i32 %33, %34
  %36 = sdiv i32 %35, 2
  store i32 %36, ptr %15, align 4, !tbaa !3
  %37 = load ptr, ptr %6, align 8, !tbaa !7
  %38 = load i32, ptr %15, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = load i32, ptr %11, align 4, !tbaa !3
  %43 = icmp sgt i32 %41, %42
  br i1 %43, label %44, label %46

44:                                               ; preds = %32
  %45 = load i32, ptr %15, align 4, !tbaa !3
  store i32 %45, ptr %14, align 4, !tbaa !3
  br label %49

46:                                               ; preds = %32
  %47 = load i32, ptr %15, align 4, !tbaa !3
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %13, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %46, %44
  call void @llvm.lifetime.end.p0(ptr %15) #6
  br label %28, !llvm.loop !12

50:                                               ; preds = %28
  %51 = load ptr, ptr %7, align 8, !tbaa !10
  %52 = load i32, ptr %13, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %51, i64 %53
  %55 = load i8, ptr %54, align 1, !tbaa !14
  %56 = load ptr, ptr %8, align 8, !tbaa !10
  %57 = load i32, ptr %11, align 4, !tbaa !3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr %56, i64 %58
  store i8 %55, ptr %59, align 1, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  store i32 0, ptr %12, align 4
  br label %60

60:                                               ; preds = %50, %24
  call void @llvm.lifetime.end.p0(ptr %11) #6
  %61 = load i32, ptr %12, align 4
  switch i32 %61, label %63 [
    i32 0, label %62
    i32 1, label %62
  ]

62:                                               ; preds = %60, %60
  ret void

63:                                               ; preds = %60
  unreachable
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
define dso_local ptx_kernel void @unpack_bits(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store i32 %2, ptr %8, align 4, !tbaa !3
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
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
  br label %63

26:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %27 = load i32, ptr %11, align 4, !tbaa !3
  %28 = load i32, ptr %8, align 4, !tbaa !3
  %29 = mul i32 %27, %28
  store i32 %29, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %30 = load i32, ptr %13, align 4, !tbaa !3
  %31 = lshr i32 %30, 5
  store i32 %31, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %32 = load i32, ptr %13, align 4, !tbaa !3
  %33 = and i32 %32, 31
  store i32 %33, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %34 = load ptr, ptr %6, align 8, !tbaa !7
  %35 = load i32, ptr %14, align 4, !tbaa !3
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %34, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = load ptr, ptr %6, align 8, !tbaa !7
  %40 = load i32, ptr %14, align 4, !tbaa !3
  %41 = add i32 %40, 1
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %39, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = load i32, ptr %15, align 4, !tbaa !3
  %46 = call noundef i32 @_ZL15__funnelshift_rjjj(i32 noundef %38, i32 noundef %44, i32 noundef %45) #7
  %47 = load i32, ptr %8, align 4, !tbaa !3
  %48 = shl i32 1, %47
  %49 = sub i32 %48, 1
  %50 = and i32 %46, %49
  store i32 %50, ptr %16, align 4, !tbaa !3
  %51 = load i32, ptr %9, align 4, !tbaa !3
  %52 = load i32, ptr %16, align 4, !tbaa !3
  %53 = lshr i32 %52, 1
  %54 = load i32, ptr %16, align 4, !tbaa !3
  %55 = and i32 %54, 1
  %56 = sub i32 0, %55
  %57 = xor i32 %53, %56
  %58 = add nsw i32 %51, %57
  %59 = load ptr, ptr %7, align 8, !tbaa !7
  %60 = load i32, ptr %11, align 4, !tbaa !3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  store i32 %58, ptr %62, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  store i32 0, ptr %12, align 4
  br label %63

63:                                               ; preds = %26, %25
  call void @llvm.lifetime.end.p0(ptr %11) #6
  %64 = load i32, ptr %12, align 4
  switch i32 %64, label %66 [
    i32 0, label %65
    i32 1, label %65
  ]

65:                                               ; preds = %63, %63
  ret void

66:                                               ; preds = %63
  unreachable
}

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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @varint_lengths(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !10
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %34

18:                                               ; preds = %3
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %32, label %21

21:                                               ; preds = %18
  %22 = load ptr, ptr %4, align 8, !tbaa !10
  %23 = load i32, ptr %7, align 4, !tbaa !3
  %24 = sub nsw i32 %23, 1
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %22, i64 %25
  %27 = load i8, ptr %26, align 1, !tbaa !14
  %28 = zext i8 %27 to i32
  %29 = and i32 %28, 128
  %30 = icmp ne i32 %29, 0
  %31 = xor i1 %30, true
  br label %32

32:                                               ; preds = %21, %18
  %33 = phi i1 [ true, %18 ], [ %31, %21 ]
  br label %34

34:                                               ; preds = %32, %3
  %35 = phi i1 [ false, %3 ], [ %33, %32 ]
  %36 = zext i1 %35 to i8
  store i8 %36, ptr %8, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %37 = load i8, ptr %8, align 1, !tbaa !15, !range !17, !noundef !18
  %38 = trunc i8 %37 to i1
  %39 = zext i1 %38 to i32
  %40 = call noundef i32 @_ZL13__ballot_syncji(i32 noundef -1, i32 noundef %39) #7
  store i32 %40, ptr %9, align 4, !tbaa !3
  %41 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %42 = and i32 %41, 31
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %55

44:                                               ; preds = %34
  %45 = load i32, ptr %7, align 4, !tbaa !3
  %46 = load i32, ptr %6, align 4, !tbaa !3
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %55

48:                                               ; preds = %44
  %49 = load i32, ptr %9, align 4, !tbaa !3
  %50 = load ptr, ptr %5, align 8, !tbaa !7
  %51 = load i32, ptr %7, align 4, !tbaa !3
  %52 = sdiv i32 %51, 32
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %50, i64 %53
  store i32 %49, ptr %54, align 4, !tbaa !3
  br label %55

55:                                               ; preds = %48, %44, %34
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL13__ballot_syncji(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = icmp ne i32 %6, 0
  %8 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %5, i1 %7)
  ret i32 %8
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @base64_encode(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !10
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %10 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %14 = add i32 %12, %13
  store i32 %14, ptr %7, align 4, !tbaa !3
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = load i32, ptr %6, align 4, !tbaa !3
  %17 = icmp sge i32 %15, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %84

19:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %20 = load ptr, ptr %4, align 8, !tbaa !10
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = mul nsw i32 3, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %20, i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !14
  %26 = zext i8 %25 to i32
  %27 = shl i32 %26, 16
  %28 = load ptr, ptr %4, align 8, !tbaa !10
  %29 = load i32, ptr %7, align 4, !tbaa !3
  %30 = mul nsw i32 3, %29
  %31 = add nsw i32 %30, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %28, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !14
  %35 = zext i8 %34 to i32
  %36 = shl i32 %35, 8
  %37 = or i32 %27, %36
  %38 = load ptr, ptr %4, align 8, !tbaa !10
  %39 = load i32, ptr %7, align 4, !tbaa !3
  %40 = mul nsw i32 3, %39
  %41 = add nsw i32 %40, 2
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr %38, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !14
  %45 = zext i8 %44 to i32
  %46 = or i32 %37, %45
  store i32 %46, ptr %9, align 4, !tbaa !3
  %47 = load i32, ptr %9, align 4, !tbaa !3
  %48 = lshr i32 %47, 18
  %49 = call noundef signext i8 @_ZL12base64_digitj(i32 noundef %48) #7
  %50 = load ptr, ptr %5, align 8, !tbaa !10
  %51 = load i32, ptr %7, align 4, !tbaa !3
  %52 = mul nsw i32 4, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %50, i64 %53
  store i8 %49, ptr %54, align 1, !tbaa !14
  %55 = load i32, ptr %9, align 4, !tbaa !3
  %56 = lshr i32 %55, 12
  %57 = and i32 %56, 63
  %58 = call noundef signext i8 @_ZL12base64_digitj(i32 noundef %57) #7
  %59 = load ptr, ptr %5, align 8, !tbaa !10
  %60 = load i32, ptr %7, align 4, !tbaa !3
  %61 = mul nsw i32 4, %60
  %62 = add nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %59, i64 %63
  store i8 %58, ptr %64, align 1, !tbaa !14
  %65 = load i32, ptr %9, align 4, !tbaa !3
  %66 = lshr i32 %65, 6
  %67 = and i32 %66, 63
  %68 = call noundef signext i8 @_ZL12base64_digitj(i32 noundef %67) #7
  %69 = load ptr, ptr %5, align 8, !tbaa !10
  %70 = load i32, ptr %7, align 4, !tbaa !3
  %71 = mul nsw i32 4, %70
  %72 = add nsw i32 %71, 2
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i8, ptr %69, i64 %73
  store i8 %68, ptr %74, align 1, !tbaa !14
  %75 = load i32, ptr %9, align 4, !tbaa !3
  %76 = and i32 %75, 63
  %77 = call noundef signext i8 @_ZL12base64_digitj(i32 noundef %76) #7
  %78 = load ptr, ptr %5, align 8, !tbaa !10
  %79 = load i32, ptr %7, align 4, !tbaa !3
  %80 = mul nsw i32 4, %79
  %81 = add nsw i32 %80, 3
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr %78, i64 %82
  store i8 %77, ptr %83, align 1, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr %9) #6
  store i32 0, ptr %8, align 4
  br label %84

84:                                               ; preds = %19, %18
  call void @llvm.lifetime.end.p0(ptr %7) #6
  %85 = load i32, ptr %8, align 4
  switch i32 %85, label %87 [
    i32 0, label %86
    i32 1, label %86
  ]

86:                                               ; preds = %84, %84
  ret void

87:                                               ; preds = %84
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef signext i8 @_ZL12base64_digitj(i32 noundef %0) #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = icmp ult i32 %3, 26
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !tbaa !3
  %7 = add i32 65, %6
  br label %32

8:                                                ; preds = %1
  %9 = load i32, ptr %2, align 4, !tbaa !3
  %10 = icmp ult i32 %9, 52
  br i1 %10, label %11, label %15

11:                                               ; preds = %8
  %12 = load i32, ptr %2, align 4, !tbaa !3
  %13 = add i32 97, %12
  %14 = sub i32 %13, 26
  br label %30

15:                                               ; preds = %8
  %16 = load i32, ptr %2, align 4, !tbaa !3
  %17 = icmp ult i32 %16, 62
  br i1 %17, label %18, label %22

18:                                               ; preds = %15
  %19 = load i32, ptr %2, align 4, !tbaa !3
  %20 = add i32 48, %19
  %21 = sub i32 %20, 52
  br label %28

22:                                               ; preds = %15
  %23 = load i32, ptr %2, align 4, !tbaa !3
  %24 = icmp eq i32 %23, 62
  %25 = zext i1 %24 to i64
  %26 = select i1 %24, i8 43, i8 47
  %27 = sext i8 %26 to i32
  br label %28

28:                                               ; preds = %22, %18
  %29 = phi i32 [ %21, %18 ], [ %27, %22 ]
  br label %30

30:                                               ; preds = %28, %11
  %31 = phi i32 [ %14, %11 ], [ %29, %28 ]
  br label %32

32:                                               ; preds = %30, %5
  %33 = phi i32 [ %7, %5 ], [ %31, %30 ]
  %34 = trunc i32 %33 to i8
  ret i8 %34
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lz_decode(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !10
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !10
  store ptr %3, ptr %9, align 8, !tbaa !7
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %26 = add i32 %24, %25
  store i32 %26, ptr %11, align 4, !tbaa !3
  %27 = load i32, ptr %11, align 4, !tbaa !3
  %28 = load i32, ptr %10, align 4, !tbaa !3
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %160

31:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %32 = load ptr, ptr %6, align 8, !tbaa !10
  %33 = load ptr, ptr %7, align 8, !tbaa !7
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr %32, i64 %38
  store ptr %39, ptr %13, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %40 = load ptr, ptr %6, align 8, !tbaa !10
  %41 = load ptr, ptr %7, align 8, !tbaa !7
  %42 = load i32, ptr %11, align 4, !tbaa !3
  %43 = add nsw i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %41, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %40, i64 %47
  store ptr %48, ptr %14, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %49 = load ptr, ptr %8, align 8, !tbaa !10
  %50 = load ptr, ptr %9, align 8, !tbaa !7
  %51 = load i32, ptr %11, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %49, i64 %55
  store ptr %56, ptr %15, align 8, !tbaa !10
  br label %57

57:                                               ; preds = %158, %31
  %58 = load ptr, ptr %13, align 8, !tbaa !10
  %59 = load ptr, ptr %14, align 8, !tbaa !10
  %60 = icmp ult ptr %58, %59
  br i1 %60, label %61, label %159

61:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %62 = load ptr, ptr %13, align 8, !tbaa !10
  %63 = getelementptr inbounds nuw i8, ptr %62, i32 1
  store ptr %63, ptr %13, align 8, !tbaa !10
  %64 = load i8, ptr %62, align 1, !tbaa !14
  %65 = zext i8 %64 to i32
  store i32 %65, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %66 = load i32, ptr %16, align 4, !tbaa !3
  %67 = lshr i32 %66, 4
  store i32 %67, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %68 = load i32, ptr %16, align 4, !tbaa !3
  %69 = and i32 %68, 15
  store i32 %69, ptr %18, align 4, !tbaa !3
  %70 = load i32, ptr %17, align 4, !tbaa !3
  %71 = icmp eq i32 %70, 15
  br i1 %71, label %72, label %86

72:                                               ; preds = %61
  br label %73

73:                                               ; preds = %79, %72
  %74 = load ptr, ptr %13, align 8, !tbaa !10
  %75 = load i8, ptr %74, align 1, !tbaa !14
  %76 = zext i8 %75 to i32
  %77 = load i32, ptr %17, align 4, !tbaa !3
  %78 = add i32 %77, %76
  store i32 %78, ptr %17, align 4, !tbaa !3
  br label %79

79:                                               ; preds = %73
  %80 = load ptr, ptr %13, align 8, !tbaa !10
  %81 = getelementptr inbounds nuw i8, ptr %80, i32 1
  store ptr %81, ptr %13, align 8, !tbaa !10
  %82 = load i8, ptr %80, align 1, !tbaa !14
  %83 = zext i8 %82 to i32
  %84 = icmp eq i32 %83, 255
  br i1 %84, label %73, label %85, !llvm.loop !19

85:                                               ; preds = %79
  br label %86

86:                                               ; preds = %85, %61
  call void @llvm.lifetime.start.p0(ptr %19) #6
  store i32 0, ptr %19, align 4, !tbaa !3
  br label %87

87:                                               ; preds = %98, %86
  %88 = load i32, ptr %19, align 4, !tbaa !3
  %89 = load i32, ptr %17, align 4, !tbaa !3
  %90 = icmp ult i32 %88, %89
  br i1 %90, label %92, label %91

91:                                               ; preds = %87
  store i32 6, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %101

92:                                               ; preds = %87
  %93 = load ptr, ptr %13, align 8, !tbaa !10
  %94 = getelementptr inbounds nuw i8, ptr %93, i32 1
  store ptr %94, ptr %13, align 8, !tbaa !10
  %95 = load i8, ptr %93, align 1, !tbaa !14
  %96 = load ptr, ptr %15, align 8, !tbaa !10
  %97 = getelementptr inbounds nuw i8, ptr %96, i32 1
  store ptr %97, ptr %15, align 8, !tbaa !10
  store i8 %95, ptr %96, align 1, !tbaa !14
  br label %98

98:                                               ; preds = %92
  %99 = load i32, ptr %19, align 4, !tbaa !3
  %100 = add i32 %99, 1
  store i32 %100, ptr %19, align 4, !tbaa !3
  br label %87, !llvm.loop !20

101:                                              ; preds = %91
  %102 = load ptr, ptr %13, align 8, !tbaa !10
  %103 = load ptr, ptr %14, align 8, !tbaa !10
  %104 = icmp uge ptr %102, %103
  br i1 %104, label %105, label %106

105:                                              ; preds = %101
  store i32 3, ptr %12, align 4
  br label %156

106:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %20) #6
  %107 = load ptr, ptr %13, align 8, !tbaa !10
  %108 = getelementptr inbounds i8, ptr %107, i64 0
  %109 = load i8, ptr %108, align 1, !tbaa !14
  %110 = zext i8 %109 to i32
  %111 = load ptr, ptr %13, align 8, !tbaa !10
  %112 = getelementptr inbounds i8, ptr %111, i64 1
  %113 = load i8, ptr %112, align 1, !tbaa !14
  %114 = zext i8 %113 to i32
  %115 = shl i32 %114, 8
  %116 = or i32 %110, %115
  store i32 %116, ptr %20, align 4, !tbaa !3
  %117 = load ptr, ptr %13, align 8, !tbaa !10
  %118 = getelementptr inbounds i8, ptr %117, i64 2
  store ptr %118, ptr %13, align 8, !tbaa !10
  %119 = load i32, ptr %18, align 4, !tbaa !3
  %120 = icmp eq i32 %119, 15
  br i1 %120, label %121, label %135

121:                                              ; preds = %106
  br label %122

122:                                              ; preds = %128, %121
  %123 = load ptr, ptr %13, align 8, !tbaa !10
  %124 = load i8, ptr %123, align 1, !tbaa !14
  %125 = zext i8 %124 to i32
  %126 = load i32, ptr %18, align 4, !tbaa !3
  %127 = add i32 %126, %125
  store i32 %127, ptr %18, align 4, !tbaa !3
  br label %128

128:                                              ; preds = %122
  %129 = load ptr, ptr %13, align 8, !tbaa !10
  %130 = getelementptr inbounds nuw i8, ptr %129, i32 1
  store ptr %130, ptr %13, align 8, !tbaa !10
  %131 = load i8, ptr %129, align 1, !tbaa !14
  %132 = zext i8 %131 to i32
  %133 = icmp eq i32 %132, 255
  br i1 %133, label %122, label %134, !llvm.loop !21

134:                                              ; preds = %128
  br label %135

135:                                              ; preds = %134, %106
  call void @llvm.lifetime.start.p0(ptr %21) #6
  store i32 0, ptr %21, align 4, !tbaa !3
  br label %136

136:                                              ; preds = %150, %135
  %137 = load i32, ptr %21, align 4, !tbaa !3
  %138 = load i32, ptr %18, align 4, !tbaa !3
  %139 = add i32 %138, 4
  %140 = icmp ult i32 %137, %139
  br i1 %140, label %142, label %141

141:                                              ; preds = %136
  store i32 11, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #6
  br label %155

142:                                              ; preds = %136
  %143 = load ptr, ptr %15, align 8, !tbaa !10
  %144 = load i32, ptr %20, align 4, !tbaa !3
  %145 = zext i32 %144 to i64
  %146 = sub i64 0, %145
  %147 = getelementptr inbounds i8, ptr %143, i64 %146
  %148 = load i8, ptr %147, align 1, !tbaa !14
  %149 = load ptr, ptr %15, align 8, !tbaa !10
  store i8 %148, ptr %149, align 1, !tbaa !14
  br label %150

150:                                              ; preds = %142
  %151 = load i32, ptr %21, align 4, !tbaa !3
  %152 = add i32 %151, 1
  store i32 %152, ptr %21, align 4, !tbaa !3
  %153 = load ptr, ptr %15, align 8, !tbaa !10
  %154 = getelementptr inbounds nuw i8, ptr %153, i32 1
  store ptr %154, ptr %15, align 8, !tbaa !10
  br label %136, !llvm.loop !22

155:                                              ; preds = %141
  call void @llvm.lifetime.end.p0(ptr %20) #6
  store i32 0, ptr %12, align 4
  br label %156

156:                                              ; preds = %155, %105
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  %157 = load i32, ptr %12, align 4
  switch i32 %157, label %163 [
    i32 0, label %158
    i32 3, label %159
  ]

158:                                              ; preds = %156
  br label %57, !llvm.loop !23

159:                                              ; preds = %156, %57
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  store i32 0, ptr %12, align 4
  br label %160

160:                                              ; preds = %159, %30
  call void @llvm.lifetime.end.p0(ptr %11) #6
  %161 = load i32, ptr %12, align 4
  switch i32 %161, label %163 [
    i32 0, label %162
    i32 1, label %162
  ]

162:                                              ; preds = %160, %160
  ret void

163:                                              ; preds = %160, %156
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @quote_mask(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !10
  store ptr %1, ptr %6, align 8, !tbaa !7
  store ptr %2, ptr %7, align 8, !tbaa !7
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %17 = load i32, ptr %9, align 4, !tbaa !3
  %18 = load i32, ptr %8, align 4, !tbaa !3
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %27

20:                                               ; preds = %4
  %21 = load ptr, ptr %5, align 8, !tbaa !10
  %22 = load i32, ptr %9, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !14
  %26 = sext i8 %25 to i32
  br label %28

27:                                               ; preds = %4
  br label %28

28:                                               ; preds = %27, %20
  %29 = phi i32 [ %26, %20 ], [ 0, %27 ]
  %30 = trunc i32 %29 to i8
  store i8 %30, ptr %10, align 1, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %31 = load i8, ptr %10, align 1, !tbaa !14
  %32 = sext i8 %31 to i32
  %33 = icmp eq i32 %32, 34
  br i1 %33, label %34, label %48

34:                                               ; preds = %28
  %35 = load i32, ptr %9, align 4, !tbaa !3
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %46, label %37

37:                                               ; preds = %34
  %38 = load ptr, ptr %5, align 8, !tbaa !10
  %39 = load i32, ptr %9, align 4, !tbaa !3
  %40 = sub nsw i32 %39, 1
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %38, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !14
  %44 = sext i8 %43 to i32
  %45 = icmp ne i32 %44, 92
  br label %46

46:                                               ; preds = %37, %34
  %47 = phi i1 [ true, %34 ], [ %45, %37 ]
  br label %48

48:                                               ; preds = %46, %28
  %49 = phi i1 [ false, %28 ], [ %47, %46 ]
  %50 = zext i1 %49 to i32
  %51 = call noundef i32 @_ZL13__ballot_syncji(i32 noundef -1, i32 noundef %50) #7
  store i32 %51, ptr %11, align 4, !tbaa !3
  %52 = load i32, ptr %11, align 4, !tbaa !3
  %53 = shl i32 %52, 1
  %54 = load i32, ptr %11, align 4, !tbaa !3
  %55 = xor i32 %54, %53
  store i32 %55, ptr %11, align 4, !tbaa !3
  %56 = load i32, ptr %11, align 4, !tbaa !3
  %57 = shl i32 %56, 2
  %58 = load i32, ptr %11, align 4, !tbaa !3
  %59 = xor i32 %58, %57
  store i32 %59, ptr %11, align 4, !tbaa !3
  %60 = load i32, ptr %11, align 4, !tbaa !3
  %61 = shl i32 %60, 4
  %62 = load i32, ptr %11, align 4, !tbaa !3
  %63 = xor i32 %62, %61
  store i32 %63, ptr %11, align 4, !tbaa !3
  %64 = load i32, ptr %11, align 4, !tbaa !3
  %65 = shl i32 %64, 8
  %66 = load i32, ptr %11, align 4, !tbaa !3
  %67 = xor i32 %66, %65
  store i32 %67, ptr %11, align 4, !tbaa !3
  %68 = load i32, ptr %11, align 4, !tbaa !3
  %69 = shl i32 %68, 16
  %70 = load i32, ptr %11, align 4, !tbaa !3
  %71 = xor i32 %70, %69
  store i32 %71, ptr %11, align 4, !tbaa !3
  %72 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %73 = and i32 %72, 31
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %95

75:                                               ; preds = %48
  %76 = load ptr, ptr %7, align 8, !tbaa !7
  %77 = load i32, ptr %9, align 4, !tbaa !3
  %78 = sdiv i32 %77, 32
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %76, i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !3
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %83, label %86

83:                                               ; preds = %75
  %84 = load i32, ptr %11, align 4, !tbaa !3
  %85 = xor i32 %84, -1
  br label %88

86:                                               ; preds = %75
  %87 = load i32, ptr %11, align 4, !tbaa !3
  br label %88

88:                                               ; preds = %86, %83
  %89 = phi i32 [ %85, %83 ], [ %87, %86 ]
  %90 = load ptr, ptr %6, align 8, !tbaa !7
  %91 = load i32, ptr %9, align 4, !tbaa !3
  %92 = sdiv i32 %91, 32
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %90, i64 %93
  store i32 %89, ptr %94, align 4, !tbaa !3
  br label %95

95:                                               ; preds = %88, %48
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @huffman_decode(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i16, align 2
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !24
  store ptr %2, ptr %8, align 8, !tbaa !10
  store ptr %3, ptr %9, align 8, !tbaa !7
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #7
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #7
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #7
  %20 = add i32 %18, %19
  store i32 %20, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %21 = load ptr, ptr %9, align 8, !tbaa !7
  %22 = load i32, ptr %11, align 4, !tbaa !3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  store i32 %25, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %69, %5
  %27 = load i32, ptr %13, align 4, !tbaa !3
  %28 = load i32, ptr %10, align 4, !tbaa !3
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %72

31:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %32 = load ptr, ptr %6, align 8, !tbaa !7
  %33 = load i32, ptr %12, align 4, !tbaa !3
  %34 = lshr i32 %33, 5
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %32, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = load ptr, ptr %6, align 8, !tbaa !7
  %39 = load i32, ptr %12, align 4, !tbaa !3
  %40 = lshr i32 %39, 5
  %41 = add i32 %40, 1
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %38, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = load i32, ptr %12, align 4, !tbaa !3
  %46 = and i32 %45, 31
  %47 = call noundef i32 @_ZL15__funnelshift_rjjj(i32 noundef %37, i32 noundef %44, i32 noundef %46) #7
  store i32 %47, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %48 = load ptr, ptr %7, align 8, !tbaa !24
  %49 = load i32, ptr %14, align 4, !tbaa !3
  %50 = and i32 %49, 4095
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i16, ptr %48, i64 %51
  %53 = load i16, ptr %52, align 2, !tbaa !26
  store i16 %53, ptr %15, align 2, !tbaa !26
  %54 = load i16, ptr %15, align 2, !tbaa !26
  %55 = trunc i16 %54 to i8
  %56 = load ptr, ptr %8, align 8, !tbaa !10
  %57 = load i32, ptr %11, align 4, !tbaa !3
  %58 = load i32, ptr %10, align 4, !tbaa !3
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %13, align 4, !tbaa !3
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr %56, i64 %62
  store i8 %55, ptr %63, align 1, !tbaa !14
  %64 = load i16, ptr %15, align 2, !tbaa !26
  %65 = zext i16 %64 to i32
  %66 = ashr i32 %65, 8
  %67 = load i32, ptr %12, align 4, !tbaa !3
  %68 = add i32 %67, %66
  store i32 %68, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %69

69:                                               ; preds = %31
  %70 = load i32, ptr %13, align 4, !tbaa !3
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %13, align 4, !tbaa !3
  br label %26, !llvm.loop !28

72:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!8 = !{!"p1 int", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 omnipotent char", !9, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!5, !5, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"bool", !5, i64 0}
!17 = !{i8 0, i8 2}
!18 = !{}
!19 = distinct !{!19, !13}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !13}
!22 = distinct !{!22, !13}
!23 = distinct !{!23, !13}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 short", !9, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"short", !5, i64 0}
!28 = distinct !{!28, !13}
