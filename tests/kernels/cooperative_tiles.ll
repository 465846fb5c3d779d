; ModuleID = 'cooperative_tiles.cu'
source_filename = "cooperative_tiles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.Tile = type { i32, i32 }
%class.anon = type { i8 }
%struct.Tile.0 = type { i32, i32 }
%class.anon.1 = type { i8 }
%struct.Tile.3 = type { i32, i32 }
%class.anon.4 = type { i8 }

$_Z9row_normsILi4EEvPKfPfii = comdat any

$_ZN4TileILi4EEC1Ev = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZNK4TileILi4EE6reduceIfZ9row_normsILi4EEvPKfPfiiEUlffE_EET_S7_T0_ = comdat any

$_Z9row_normsILi32EEvPKfPfii = comdat any

$_ZN4TileILi32EEC1Ev = comdat any

$_ZNK4TileILi32EE6reduceIfZ9row_normsILi32EEvPKfPfiiEUlffE_EET_S7_T0_ = comdat any

$_ZN4TileILi16EEC1Ev = comdat any

$_ZNK4TileILi16EE13exclusive_sumIiEET_S2_ = comdat any

$_ZNK4TileILi16EE3anyEb = comdat any

$_ZNK4TileILi16EE4shflIiEET_S2_i = comdat any

$_ZNK4TileILi16EE4syncEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

$_ZN4TileILi4EEC2Ev = comdat any

$_ZZ9row_normsILi4EEvPKfPfiiENKUlffE_clEff = comdat any

$_ZN4TileILi32EEC2Ev = comdat any

$_ZZ9row_normsILi32EEvPKfPfiiENKUlffE_clEff = comdat any

$_ZN4TileILi16EEC2Ev = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9row_normsILi4EEvPKfPfii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Tile, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca %class.anon, align 1
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #10
  call void @_ZN4TileILi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(8) %9) #11
  call void @llvm.lifetime.start.p0(ptr %10) #10
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %18 = add i32 %16, %17
  %19 = udiv i32 %18, 4
  store i32 %19, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #10
  store float 0.000000e+00, ptr %11, align 4, !tbaa !10
  %20 = load i32, ptr %10, align 4, !tbaa !3
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %61

23:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %12) #10
  %24 = getelementptr inbounds nuw %struct.Tile, ptr %9, i32 0, i32 1
  %25 = load i32, ptr %24, align 4, !tbaa !12
  store i32 %25, ptr %12, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %57, %23
  %27 = load i32, ptr %12, align 4, !tbaa !3
  %28 = load i32, ptr %8, align 4, !tbaa !3
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %12) #10
  br label %60

31:                                               ; preds = %26
  %32 = load ptr, ptr %5, align 8, !tbaa !7
  %33 = load i32, ptr %10, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %8, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = mul i64 %34, %36
  %38 = load i32, ptr %12, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = add i64 %37, %39
  %41 = getelementptr inbounds nuw float, ptr %32, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !10
  %43 = load ptr, ptr %5, align 8, !tbaa !7
  %44 = load i32, ptr %10, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = load i32, ptr %8, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = mul i64 %45, %47
  %49 = load i32, ptr %12, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = add i64 %48, %50
  %52 = getelementptr inbounds nuw float, ptr %43, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !10
  %54 = fmul contract float %42, %53
  %55 = load float, ptr %11, align 4, !tbaa !10
  %56 = fadd contract float %55, %54
  store float %56, ptr %11, align 4, !tbaa !10
  br label %57

57:                                               ; preds = %31
  %58 = load i32, ptr %12, align 4, !tbaa !3
  %59 = add nsw i32 %58, 4
  store i32 %59, ptr %12, align 4, !tbaa !3
  br label %26, !llvm.loop !14

60:                                               ; preds = %30
  br label %61

61:                                               ; preds = %60, %4
  %62 = load float, ptr %11, align 4, !tbaa !10
  %63 = call contract noundef float @_ZNK4TileILi4EE6reduceIfZ9row_normsILi4EEvPKfPfiiEUlffE_EET_S7_T0_(ptr noundef nonnull align 4 dereferenceable(8) %9, float noundef %62, ptr noundef byval(%class.anon) align 1 %13) #11
  store float %63, ptr %11, align 4, !tbaa !10
  %64 = load i32, ptr %10, align 4, !tbaa !3
  %65 = load i32, ptr %7, align 4, !tbaa !3
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %67, label %78

67:                                               ; preds = %61
  %68 = getelementptr inbounds nuw %struct.Tile, ptr %9, i32 0, i32 1
  %69 = load i32, ptr %68, align 4, !tbaa !12
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %67
  %72 = load float, ptr %11, align 4, !tbaa !10
  %73 = call contract noundef float @_ZL5sqrtff(float noundef %72) #11
  %74 = load ptr, ptr %6, align 8, !tbaa !7
  %75 = load i32, ptr %10, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %74, i64 %76
  store float %73, ptr %77, align 4, !tbaa !10
  br label %78

78:                                               ; preds = %71, %67, %61
  call void @llvm.lifetime.end.p0(ptr %11) #10
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %9) #10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileILi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !16
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4TileILi4EEC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %3) #11
  ret void
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4TileILi4EE6reduceIfZ9row_normsILi4EEvPKfPfiiEUlffE_EET_S7_T0_(ptr noundef nonnull align 4 dereferenceable(8) %0, float noundef %1, ptr noundef byval(%class.anon) align 1 %2) #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !16
  store float %1, ptr %5, align 4, !tbaa !10
  %7 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #10
  store i32 2, ptr %6, align 4, !tbaa !3
  br label %8

8:                                                ; preds = %20, %3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %6) #10
  br label %23

12:                                               ; preds = %8
  %13 = load float, ptr %5, align 4, !tbaa !10
  %14 = getelementptr inbounds nuw %struct.Tile, ptr %7, i32 0, i32 0
  %15 = load i32, ptr %14, align 4, !tbaa !18
  %16 = load float, ptr %5, align 4, !tbaa !10
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef %15, float noundef %16, i32 noundef %17, i32 noundef 4) #11
  %19 = call contract noundef float @_ZZ9row_normsILi4EEvPKfPfiiENKUlffE_clEff(ptr noundef nonnull align 1 dereferenceable(1) %2, float noundef %13, float noundef %18) #11
  store float %19, ptr %5, align 4, !tbaa !10
  br label %20

20:                                               ; preds = %12
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = sdiv i32 %21, 2
  store i32 %22, ptr %6, align 4, !tbaa !3
  br label %8, !llvm.loop !19

23:                                               ; preds = %11
  %24 = load float, ptr %5, align 4, !tbaa !10
  ret float %24
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5sqrtff(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !10
  %3 = load float, ptr %2, align 4, !tbaa !10
  %4 = call contract float @__nv_sqrtf(float noundef %3) #11
  ret float %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9row_normsILi32EEvPKfPfii(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Tile.0, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca %class.anon.1, align 1
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #10
  call void @_ZN4TileILi32EEC1Ev(ptr noundef nonnull align 4 dereferenceable(8) %9) #11
  call void @llvm.lifetime.start.p0(ptr %10) #10
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %18 = add i32 %16, %17
  %19 = udiv i32 %18, 32
  store i32 %19, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #10
  store float 0.000000e+00, ptr %11, align 4, !tbaa !10
  %20 = load i32, ptr %10, align 4, !tbaa !3
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %61

23:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %12) #10
  %24 = getelementptr inbounds nuw %struct.Tile.0, ptr %9, i32 0, i32 1
  %25 = load i32, ptr %24, align 4, !tbaa !21
  store i32 %25, ptr %12, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %57, %23
  %27 = load i32, ptr %12, align 4, !tbaa !3
  %28 = load i32, ptr %8, align 4, !tbaa !3
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %12) #10
  br label %60

31:                                               ; preds = %26
  %32 = load ptr, ptr %5, align 8, !tbaa !7
  %33 = load i32, ptr %10, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %8, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = mul i64 %34, %36
  %38 = load i32, ptr %12, align 4, !tbaa !3
  %39 = sext i32 %38 to i64
  %40 = add i64 %37, %39
  %41 = getelementptr inbounds nuw float, ptr %32, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !10
  %43 = load ptr, ptr %5, align 8, !tbaa !7
  %44 = load i32, ptr %10, align 4, !tbaa !3
  %45 = sext i32 %44 to i64
  %46 = load i32, ptr %8, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = mul i64 %45, %47
  %49 = load i32, ptr %12, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = add i64 %48, %50
  %52 = getelementptr inbounds nuw float, ptr %43, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !10
  %54 = fmul contract float %42, %53
  %55 = load float, ptr %11, align 4, !tbaa !10
  %56 = fadd contract float %55, %54
  store float %56, ptr %11, align 4, !tbaa !10
  br label %57

57:                                               ; preds = %31
  %58 = load i32, ptr %12, align 4, !tbaa !3
  %59 = add nsw i32 %58, 32
  store i32 %59, ptr %12, align 4, !tbaa !3
  br label %26, !llvm.loop !23

60:                                               ; preds = %30
  br label %61

61:                                               ; preds = %60, %4
  %62 = load float, ptr %11, align 4, !tbaa !10
  %63 = call contract noundef float @_ZNK4TileILi32EE6reduceIfZ9row_normsILi32EEvPKfPfiiEUlffE_EET_S7_T0_(ptr noundef nonnull align 4 dereferenceable(8) %9, float noundef %62, ptr noundef byval(%class.anon.1) align 1 %13) #11
  store float %63, ptr %11, align 4, !tbaa !10
  %64 = load i32, ptr %10, align 4, !tbaa !3
  %65 = load i32, ptr %7, align 4, !tbaa !3
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %67, label %78

67:                                               ; preds = %61
  %68 = getelementptr inbounds nuw %struct.Tile.0, ptr %9, i32 0, i32 1
  %69 = load i32, ptr %68, align 4, !tbaa !21
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %67
  %72 = load float, ptr %11, align 4, !tbaa !10
  %73 = call contract noundef float @_ZL5sqrtff(float noundef %72) #11
  %74 = load ptr, ptr %6, align 8, !tbaa !7
  %75 = load i32, ptr %10, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %74, i64 %76
  store float %73, ptr %77, align 4, !tbaa !10
  br label %78

78:                                               ; preds = %71, %67, %61
  call void @llvm.lifetime.end.p0(ptr %11) #10
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %9) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileILi32EEC1Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !24
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4TileILi32EEC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %3) #11
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4TileILi32EE6reduceIfZ9row_normsILi32EEvPKfPfiiEUlffE_EET_S7_T0_(ptr noundef nonnull align 4 dereferenceable(8) %0, float noundef %1, ptr noundef byval(%class.anon.1) align 1 %2) #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !24
  store float %1, ptr %5, align 4, !tbaa !10
  %7 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #10
  store i32 16, ptr %6, align 4, !tbaa !3
  br label %8

8:                                                ; preds = %20, %3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %6) #10
  br label %23

12:                                               ; preds = %8
  %13 = load float, ptr %5, align 4, !tbaa !10
  %14 = getelementptr inbounds nuw %struct.Tile.0, ptr %7, i32 0, i32 0
  %15 = load i32, ptr %14, align 4, !tbaa !26
  %16 = load float, ptr %5, align 4, !tbaa !10
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef %15, float noundef %16, i32 noundef %17, i32 noundef 32) #11
  %19 = call contract noundef float @_ZZ9row_normsILi32EEvPKfPfiiENKUlffE_clEff(ptr noundef nonnull align 1 dereferenceable(1) %2, float noundef %13, float noundef %18) #11
  store float %19, ptr %5, align 4, !tbaa !10
  br label %20

20:                                               ; preds = %12
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = sdiv i32 %21, 2
  store i32 %22, ptr %6, align 4, !tbaa !3
  br label %8, !llvm.loop !27

23:                                               ; preds = %11
  %24 = load float, ptr %5, align 4, !tbaa !10
  ret float %24
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @segmented_ranks(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %struct.Tile.3, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %class.anon.4, align 1
  store ptr %0, ptr %4, align 8, !tbaa !28
  store ptr %1, ptr %5, align 8, !tbaa !28
  store ptr %2, ptr %6, align 8, !tbaa !28
  call void @llvm.lifetime.start.p0(ptr %7) #10
  call void @_ZN4TileILi16EEC1Ev(ptr noundef nonnull align 4 dereferenceable(8) %7) #11
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %15 = add i32 %13, %14
  store i32 %15, ptr %8, align 4, !tbaa !3
  %16 = load ptr, ptr %4, align 8, !tbaa !28
  %17 = load i32, ptr %8, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !3
  %21 = call noundef i32 @_ZNK4TileILi16EE13exclusive_sumIiEET_S2_(ptr noundef nonnull align 4 dereferenceable(8) %7, i32 noundef %20) #11
  %22 = load ptr, ptr %5, align 8, !tbaa !28
  %23 = load i32, ptr %8, align 4, !tbaa !3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  store i32 %21, ptr %25, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %26 = load ptr, ptr %4, align 8, !tbaa !28
  %27 = load i32, ptr %8, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = call noundef i32 @_ZNK4TileILi16EE6reduceIiZ15segmented_ranksEUliiE_EET_S3_T0_(ptr noundef nonnull align 4 dereferenceable(8) %7, i32 noundef %30, ptr noundef byval(%class.anon.4) align 1 %10) #11
  store i32 %31, ptr %9, align 4, !tbaa !3
  %32 = load ptr, ptr %4, align 8, !tbaa !28
  %33 = load i32, ptr %8, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = icmp sgt i32 %36, 100
  %38 = call noundef zeroext i1 @_ZNK4TileILi16EE3anyEb(ptr noundef nonnull align 4 dereferenceable(8) %7, i1 noundef zeroext %37) #11
  br i1 %38, label %39, label %51

39:                                               ; preds = %3
  %40 = getelementptr inbounds nuw %struct.Tile.3, ptr %7, i32 0, i32 1
  %41 = load i32, ptr %40, align 4, !tbaa !30
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %51

43:                                               ; preds = %39
  %44 = load i32, ptr %9, align 4, !tbaa !3
  %45 = call noundef i32 @_ZNK4TileILi16EE4shflIiEET_S2_i(ptr noundef nonnull align 4 dereferenceable(8) %7, i32 noundef %44, i32 noundef 3) #11
  %46 = load ptr, ptr %6, align 8, !tbaa !28
  %47 = load i32, ptr %8, align 4, !tbaa !3
  %48 = sdiv i32 %47, 16
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %46, i64 %49
  store i32 %45, ptr %50, align 4, !tbaa !3
  br label %51

51:                                               ; preds = %43, %39, %3
  call void @_ZNK4TileILi16EE4syncEv(ptr noundef nonnull align 4 dereferenceable(8) %7) #11
  call void @llvm.lifetime.end.p0(ptr %9) #10
  call void @llvm.lifetime.end.p0(ptr %8) #10
  call void @llvm.lifetime.end.p0(ptr %7) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileILi16EEC1Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !32
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4TileILi16EEC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %3) #11
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK4TileILi16EE13exclusive_sumIiEET_S2_(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !32
  store i32 %1, ptr %4, align 4, !tbaa !3
  %8 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %9 = load i32, ptr %4, align 4, !tbaa !3
  store i32 %9, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #10
  store i32 1, ptr %6, align 4, !tbaa !3
  br label %10

10:                                               ; preds = %29, %2
  %11 = load i32, ptr %6, align 4, !tbaa !3
  %12 = icmp slt i32 %11, 16
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %6) #10
  br label %32

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %7) #10
  %15 = getelementptr inbounds nuw %struct.Tile.3, ptr %8, i32 0, i32 0
  %16 = load i32, ptr %15, align 4, !tbaa !34
  %17 = load i32, ptr %5, align 4, !tbaa !3
  %18 = load i32, ptr %6, align 4, !tbaa !3
  %19 = call noundef i32 @_ZL14__shfl_up_syncjiji(i32 noundef %16, i32 noundef %17, i32 noundef %18, i32 noundef 16) #11
  store i32 %19, ptr %7, align 4, !tbaa !3
  %20 = getelementptr inbounds nuw %struct.Tile.3, ptr %8, i32 0, i32 1
  %21 = load i32, ptr %20, align 4, !tbaa !30
  %22 = load i32, ptr %6, align 4, !tbaa !3
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %28

24:                                               ; preds = %14
  %25 = load i32, ptr %7, align 4, !tbaa !3
  %26 = load i32, ptr %5, align 4, !tbaa !3
  %27 = add nsw i32 %26, %25
  store i32 %27, ptr %5, align 4, !tbaa !3
  br label %28

28:                                               ; preds = %24, %14
  call void @llvm.lifetime.end.p0(ptr %7) #10
  br label %29

29:                                               ; preds = %28
  %30 = load i32, ptr %6, align 4, !tbaa !3
  %31 = mul nsw i32 %30, 2
  store i32 %31, ptr %6, align 4, !tbaa !3
  br label %10, !llvm.loop !35

32:                                               ; preds = %13
  %33 = load i32, ptr %5, align 4, !tbaa !3
  %34 = load i32, ptr %4, align 4, !tbaa !3
  %35 = sub nsw i32 %33, %34
  call void @llvm.lifetime.end.p0(ptr %5) #10
  ret i32 %35
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZNK4TileILi16EE6reduceIiZ15segmented_ranksEUliiE_EET_S3_T0_(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1, ptr noundef byval(%class.anon.4) align 1 %2) #2 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !32
  store i32 %1, ptr %5, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #10
  store i32 8, ptr %6, align 4, !tbaa !3
  br label %8

8:                                                ; preds = %20, %3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %6) #10
  br label %23

12:                                               ; preds = %8
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = getelementptr inbounds nuw %struct.Tile.3, ptr %7, i32 0, i32 0
  %15 = load i32, ptr %14, align 4, !tbaa !34
  %16 = load i32, ptr %5, align 4, !tbaa !3
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = call noundef i32 @_ZL15__shfl_xor_syncjiii(i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef 16) #11
  %19 = call noundef i32 @_ZZ15segmented_ranksENKUliiE_clEii(ptr noundef nonnull align 1 dereferenceable(1) %2, i32 noundef %13, i32 noundef %18) #11
  store i32 %19, ptr %5, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %12
  %21 = load i32, ptr %6, align 4, !tbaa !3
  %22 = sdiv i32 %21, 2
  store i32 %22, ptr %6, align 4, !tbaa !3
  br label %8, !llvm.loop !36

23:                                               ; preds = %11
  %24 = load i32, ptr %5, align 4, !tbaa !3
  ret i32 %24
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef zeroext i1 @_ZNK4TileILi16EE3anyEb(ptr noundef nonnull align 4 dereferenceable(8) %0, i1 noundef zeroext %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i8, align 1
  store ptr %0, ptr %3, align 8, !tbaa !32
  %5 = zext i1 %1 to i8
  store i8 %5, ptr %4, align 1, !tbaa !37
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.Tile.3, ptr %6, i32 0, i32 0
  %8 = load i32, ptr %7, align 4, !tbaa !34
  %9 = load i8, ptr %4, align 1, !tbaa !37, !range !39, !noundef !40
  %10 = trunc i8 %9 to i1
  %11 = zext i1 %10 to i32
  %12 = call noundef i32 @_ZL13__ballot_syncji(i32 noundef %8, i32 noundef %11) #11
  %13 = getelementptr inbounds nuw %struct.Tile.3, ptr %6, i32 0, i32 0
  %14 = load i32, ptr %13, align 4, !tbaa !34
  %15 = and i32 %12, %14
  %16 = icmp ne i32 %15, 0
  ret i1 %16
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK4TileILi16EE4shflIiEET_S2_i(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2) #2 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !32
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Tile.3, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %8, align 4, !tbaa !34
  %10 = load i32, ptr %5, align 4, !tbaa !3
  %11 = load i32, ptr %6, align 4, !tbaa !3
  %12 = call noundef i32 @_ZL11__shfl_syncjiii(i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef 16) #11
  ret i32 %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZNK4TileILi16EE4syncEv(ptr noundef nonnull align 4 dereferenceable(8) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !32
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Tile.3, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 4, !tbaa !34
  call void @_ZL10__syncwarpj(i32 noundef %5) #11
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @partition_by_key(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !28
  store ptr %1, ptr %5, align 8, !tbaa !28
  store ptr %2, ptr %6, align 8, !tbaa !28
  call void @llvm.lifetime.start.p0(ptr %7) #10
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %15 = add i32 %13, %14
  store i32 %15, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %16 = load ptr, ptr %4, align 8, !tbaa !28
  %17 = load i32, ptr %7, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !3
  store i32 %20, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %21 = load i32, ptr %8, align 4, !tbaa !3
  %22 = call noundef i32 @_ZL16__match_any_syncjj(i32 noundef -1, i32 noundef %21) #11
  store i32 %22, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #10
  %23 = load i32, ptr %9, align 4, !tbaa !3
  %24 = load ptr, ptr %5, align 8, !tbaa !28
  %25 = load i32, ptr %7, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !3
  %29 = call noundef i32 @_ZL17__reduce_add_syncIiET_jS0_(i32 noundef %23, i32 noundef %28) #11
  store i32 %29, ptr %10, align 4, !tbaa !3
  %30 = call noundef i32 @_ZL7lane_idv() #11
  %31 = load i32, ptr %9, align 4, !tbaa !3
  %32 = call noundef i32 @_ZL5__ffsi(i32 noundef %31) #11
  %33 = sub nsw i32 %32, 1
  %34 = icmp eq i32 %30, %33
  br i1 %34, label %35, label %42

35:                                               ; preds = %3
  %36 = load ptr, ptr %6, align 8, !tbaa !28
  %37 = load i32, ptr %8, align 4, !tbaa !3
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %36, i64 %38
  %40 = load i32, ptr %10, align 4, !tbaa !3
  %41 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %39, i32 noundef %40) #11
  br label %42

42:                                               ; preds = %35, %3
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %9) #10
  call void @llvm.lifetime.end.p0(ptr %8) #10
  call void @llvm.lifetime.end.p0(ptr %7) #10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL16__match_any_syncjj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = call i32 @llvm.nvvm.match.any.sync.i32(i32 %5, i32 %6)
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL17__reduce_add_syncIiET_jS0_(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %4, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = call i32 @llvm.nvvm.redux.sync.add(i32 %5, i32 %6)
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7lane_idv() #3 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL5__ffsi(i32 noundef %0) #3 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  %4 = call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %5 = add i32 %4, 1
  %6 = icmp eq i32 %3, 0
  %7 = select i1 %6, i32 0, i32 %5
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !28
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !28
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @diffuse_persistent(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !28
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #10
  store i32 0, ptr %11, align 4, !tbaa !3
  br label %15

15:                                               ; preds = %71, %5
  %16 = load i32, ptr %11, align 4, !tbaa !3
  %17 = load i32, ptr %10, align 4, !tbaa !3
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %15
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #10
  br label %74

20:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %13) #10
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %25 = add i32 %23, %24
  %26 = add i32 %25, 1
  store i32 %26, ptr %13, align 4, !tbaa !3
  br label %27

27:                                               ; preds = %60, %20
  %28 = load i32, ptr %13, align 4, !tbaa !3
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = sub nsw i32 %29, 1
  %31 = icmp slt i32 %28, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %27
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #10
  br label %66

33:                                               ; preds = %27
  %34 = load ptr, ptr %6, align 8, !tbaa !7
  %35 = load i32, ptr %13, align 4, !tbaa !3
  %36 = sub nsw i32 %35, 1
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %34, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !10
  %40 = fmul contract float 2.500000e-01, %39
  %41 = load ptr, ptr %6, align 8, !tbaa !7
  %42 = load i32, ptr %13, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !10
  %46 = fmul contract float 5.000000e-01, %45
  %47 = fadd contract float %40, %46
  %48 = load ptr, ptr %6, align 8, !tbaa !7
  %49 = load i32, ptr %13, align 4, !tbaa !3
  %50 = add nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %48, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !10
  %54 = fmul contract float 2.500000e-01, %53
  %55 = fadd contract float %47, %54
  %56 = load ptr, ptr %7, align 8, !tbaa !7
  %57 = load i32, ptr %13, align 4, !tbaa !3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %56, i64 %58
  store float %55, ptr %59, align 4, !tbaa !10
  br label %60

60:                                               ; preds = %33
  %61 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #11
  %62 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #11
  %63 = mul i32 %61, %62
  %64 = load i32, ptr %13, align 4, !tbaa !3
  %65 = add i32 %64, %63
  store i32 %65, ptr %13, align 4, !tbaa !3
  br label %27, !llvm.loop !41

66:                                               ; preds = %32
  %67 = load ptr, ptr %8, align 8, !tbaa !28
  call void @_ZL9grid_syncPj(ptr noundef %67) #11
  call void @llvm.lifetime.start.p0(ptr %14) #10
  %68 = load ptr, ptr %6, align 8, !tbaa !7
  store ptr %68, ptr %14, align 8, !tbaa !7
  %69 = load ptr, ptr %7, align 8, !tbaa !7
  store ptr %69, ptr %6, align 8, !tbaa !7
  %70 = load ptr, ptr %14, align 8, !tbaa !7
  store ptr %70, ptr %7, align 8, !tbaa !7
  call void @llvm.lifetime.end.p0(ptr %14) #10
  br label %71

71:                                               ; preds = %66
  %72 = load i32, ptr %11, align 4, !tbaa !3
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %11, align 4, !tbaa !3
  br label %15, !llvm.loop !42

74:                                               ; preds = %19
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL9grid_syncPj(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !28
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %5 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #11
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %29

7:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %3) #10
  %8 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #11
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #11
  %12 = sub i32 %11, 1
  %13 = sub i32 -2147483648, %12
  br label %15

14:                                               ; preds = %7
  br label %15

15:                                               ; preds = %14, %10
  %16 = phi i32 [ %13, %10 ], [ 1, %14 ]
  store i32 %16, ptr %3, align 4, !tbaa !3
  call void @_ZL13__threadfencev() #11
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %17 = load ptr, ptr %2, align 8, !tbaa !28
  %18 = load i32, ptr %3, align 4, !tbaa !3
  %19 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %17, i32 noundef %18) #11
  store i32 %19, ptr %4, align 4, !tbaa !3
  br label %20

20:                                               ; preds = %27, %15
  %21 = load i32, ptr %4, align 4, !tbaa !3
  %22 = load ptr, ptr %2, align 8, !tbaa !28
  %23 = load volatile i32, ptr %22, align 4, !tbaa !3
  %24 = xor i32 %21, %23
  %25 = and i32 %24, -2147483648
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %20
  br label %20, !llvm.loop !43

28:                                               ; preds = %20
  call void @_ZL13__threadfencev() #11
  call void @llvm.lifetime.end.p0(ptr %4) #10
  call void @llvm.lifetime.end.p0(ptr %3) #10
  br label %29

29:                                               ; preds = %28, %1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #7

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL13__threadfencev() #3 {
  call void @llvm.nvvm.membar.gl()
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPjj(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !28
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !28
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #8

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileILi4EEC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !16
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #10
  %5 = call noundef i32 @_ZL7lane_idv() #11
  store i32 %5, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = urem i32 %6, 4
  %8 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 1
  store i32 %7, ptr %8, align 4, !tbaa !12
  %9 = load i32, ptr %3, align 4, !tbaa !3
  %10 = udiv i32 %9, 4
  %11 = mul i32 %10, 4
  %12 = shl i32 15, %11
  %13 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  store i32 %12, ptr %13, align 4, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZZ9row_normsILi4EEvPKfPfiiENKUlffE_clEff(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1, float noundef %2) #9 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !44
  store float %1, ptr %5, align 4, !tbaa !10
  store float %2, ptr %6, align 4, !tbaa !10
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4, !tbaa !10
  %9 = load float, ptr %6, align 4, !tbaa !10
  %10 = fadd contract float %8, %9
  ret float %10
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #3 {
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

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileILi32EEC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !24
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #10
  %5 = call noundef i32 @_ZL7lane_idv() #11
  store i32 %5, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = urem i32 %6, 32
  %8 = getelementptr inbounds nuw %struct.Tile.0, ptr %4, i32 0, i32 1
  store i32 %7, ptr %8, align 4, !tbaa !21
  %9 = getelementptr inbounds nuw %struct.Tile.0, ptr %4, i32 0, i32 0
  store i32 -1, ptr %9, align 4, !tbaa !26
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZZ9row_normsILi32EEvPKfPfiiENKUlffE_clEff(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1, float noundef %2) #9 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !44
  store float %1, ptr %5, align 4, !tbaa !10
  store float %2, ptr %6, align 4, !tbaa !10
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4, !tbaa !10
  %9 = load float, ptr %6, align 4, !tbaa !10
  %10 = fadd contract float %8, %9
  ret float %10
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileILi16EEC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !32
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #10
  %5 = call noundef i32 @_ZL7lane_idv() #11
  store i32 %5, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %3, align 4, !tbaa !3
  %7 = urem i32 %6, 16
  %8 = getelementptr inbounds nuw %struct.Tile.3, ptr %4, i32 0, i32 1
  store i32 %7, ptr %8, align 4, !tbaa !30
  %9 = load i32, ptr %3, align 4, !tbaa !3
  %10 = udiv i32 %9, 16
  %11 = mul i32 %10, 16
  %12 = shl i32 65535, %11
  %13 = getelementptr inbounds nuw %struct.Tile.3, ptr %4, i32 0, i32 0
  store i32 %12, ptr %13, align 4, !tbaa !34
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14__shfl_up_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store i32 %1, ptr %6, align 4, !tbaa !3
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %9, i32 %10, i32 %11, i32 %14)
  ret i32 %15
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZZ15segmented_ranksENKUliiE_clEii(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1, i32 noundef %2) #9 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !44
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4, !tbaa !3
  %9 = load i32, ptr %6, align 4, !tbaa !3
  %10 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %8, i32 noundef %9) #11
  ret i32 %10
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15__shfl_xor_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store i32 %1, ptr %6, align 4, !tbaa !3
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load i32, ptr %4, align 4, !tbaa !3
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

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL13__ballot_syncji(i32 noundef %0, i32 noundef %1) #3 {
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

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL11__shfl_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store i32 %1, ptr %6, align 4, !tbaa !3
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load i32, ptr %6, align 4, !tbaa !3
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10__syncwarpj(i32 noundef %0) #3 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !3
  %3 = load i32, ptr %2, align 4, !tbaa !3
  call void @llvm.nvvm.bar.warp.sync(i32 %3)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #7

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { convergent nocallback nounwind }
attributes #8 = { nocallback nounwind }
attributes #9 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

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
!12 = !{!13, !4, i64 4}
!13 = !{!"_ZTS4TileILi4EE", !4, i64 0, !4, i64 4}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 _ZTS4TileILi4EE", !9, i64 0}
!18 = !{!13, !4, i64 0}
!19 = distinct !{!19, !15, !20}
!20 = !{!"llvm.loop.unroll.enable"}
!21 = !{!22, !4, i64 4}
!22 = !{!"_ZTS4TileILi32EE", !4, i64 0, !4, i64 4}
!23 = distinct !{!23, !15}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 _ZTS4TileILi32EE", !9, i64 0}
!26 = !{!22, !4, i64 0}
!27 = distinct !{!27, !15, !20}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 int", !9, i64 0}
!30 = !{!31, !4, i64 4}
!31 = !{!"_ZTS4TileILi16EE", !4, i64 0, !4, i64 4}
!32 = !{!33, !33, i64 0}
!33 = !{!"p1 _ZTS4TileILi16EE", !9, i64 0}
!34 = !{!31, !4, i64 0}
!35 = distinct !{!35, !15, !20}
!36 = distinct !{!36, !15, !20}
!37 = !{!38, !38, i64 0}
!38 = !{!"bool", !5, i64 0}
!39 = !{i8 0, i8 2}
!40 = !{}
!41 = distinct !{!41, !15}
!42 = distinct !{!42, !15}
!43 = distinct !{!43, !15}
!44 = !{!9, !9, i64 0}
