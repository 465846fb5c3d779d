; ModuleID = 'printf_assert.cu'
source_filename = "printf_assert.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%printf_args = type { ptr, i32 }
%printf_args.0 = type { i32, i32, ptr, double, i32, ptr, i64 }
%printf_args.1 = type { i32, i32 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@.str = private unnamed_addr constant [24 x i8] c"%s[%d] is not a number\0A\00", align 1
@.str1 = private unnamed_addr constant [54 x i8] c"block %u thread %u: %s = %g, bits %#x, at %p, %lld%%\0A\00", align 1
@.str2 = private unnamed_addr constant [6 x i8] c"done\0A\00", align 1
@.str3 = private unnamed_addr constant [20 x i8] c"j >= 0 && j < limit\00", align 1
@.str4 = private unnamed_addr constant [17 x i8] c"printf_assert.cu\00", align 1
@__func__.checked_gather = private unnamed_addr constant [15 x i8] c"checked_gather\00", align 1
@.str5 = private unnamed_addr constant [23 x i8] c"error %d in thread %d\0A\00", align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @print_values(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !11 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %printf_args, align 8
  %10 = alloca %printf_args.0, align 8
  store ptr %0, ptr %4, align 8, !tbaa !14
  store ptr %1, ptr %5, align 8, !tbaa !17
  store i32 %2, ptr %6, align 4, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !19
  %11 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9, !dbg !20
  %12 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9, !dbg !21
  %13 = mul i32 %11, %12, !dbg !22
  %14 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !23
  %15 = add i32 %13, %14, !dbg !24
  store i32 %15, ptr %7, align 4, !dbg !25, !tbaa !7
  %16 = load i32, ptr %7, align 4, !dbg !26, !tbaa !7
  %17 = load i32, ptr %6, align 4, !dbg !27, !tbaa !7
  %18 = icmp sge i32 %16, %17, !dbg !28
  br i1 %18, label %19, label %20, !dbg !28

19:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %78, !dbg !29

20:                                               ; preds = %3
  %21 = load ptr, ptr %4, align 8, !dbg !30, !tbaa !14
  %22 = load i32, ptr %7, align 4, !dbg !31, !tbaa !7
  %23 = sext i32 %22 to i64, !dbg !30
  %24 = getelementptr inbounds float, ptr %21, i64 %23, !dbg !30
  %25 = load float, ptr %24, align 4, !dbg !30, !tbaa !32
  %26 = load ptr, ptr %4, align 8, !dbg !34, !tbaa !14
  %27 = load i32, ptr %7, align 4, !dbg !35, !tbaa !7
  %28 = sext i32 %27 to i64, !dbg !34
  %29 = getelementptr inbounds float, ptr %26, i64 %28, !dbg !34
  %30 = load float, ptr %29, align 4, !dbg !34, !tbaa !32
  %31 = fcmp contract une float %25, %30, !dbg !36
  br i1 %31, label %32, label %38, !dbg !36

32:                                               ; preds = %20
  %33 = load ptr, ptr %5, align 8, !dbg !37, !tbaa !17
  %34 = load i32, ptr %7, align 4, !dbg !38, !tbaa !7
  %35 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 0, !dbg !39
  store ptr %33, ptr %35, align 8, !dbg !39
  %36 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 1, !dbg !39
  store i32 %34, ptr %36, align 4, !dbg !39
  %37 = call i32 @vprintf(ptr @.str, ptr %9), !dbg !39
  br label %77, !dbg !39

38:                                               ; preds = %20
  %39 = load i32, ptr %7, align 4, !dbg !40, !tbaa !7
  %40 = icmp eq i32 %39, 0, !dbg !41
  br i1 %40, label %41, label %76, !dbg !41

41:                                               ; preds = %38
  %42 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9, !dbg !42
  %43 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !43
  %44 = load ptr, ptr %5, align 8, !dbg !44, !tbaa !17
  %45 = load ptr, ptr %4, align 8, !dbg !45, !tbaa !14
  %46 = load i32, ptr %7, align 4, !dbg !46, !tbaa !7
  %47 = sext i32 %46 to i64, !dbg !45
  %48 = getelementptr inbounds float, ptr %45, i64 %47, !dbg !45
  %49 = load float, ptr %48, align 4, !dbg !45, !tbaa !32
  %50 = fpext contract float %49 to double, !dbg !45
  %51 = load ptr, ptr %4, align 8, !dbg !47, !tbaa !14
  %52 = load i32, ptr %7, align 4, !dbg !48, !tbaa !7
  %53 = sext i32 %52 to i64, !dbg !47
  %54 = getelementptr inbounds float, ptr %51, i64 %53, !dbg !47
  %55 = load float, ptr %54, align 4, !dbg !47, !tbaa !32
  %56 = call noundef i32 @_ZL15__float_as_uintf(float noundef %55) #9, !dbg !49
  %57 = load ptr, ptr %4, align 8, !dbg !50, !tbaa !14
  %58 = load i32, ptr %7, align 4, !dbg !51, !tbaa !7
  %59 = sext i32 %58 to i64, !dbg !50
  %60 = getelementptr inbounds float, ptr %57, i64 %59, !dbg !50
  %61 = load ptr, ptr %4, align 8, !dbg !52, !tbaa !14
  %62 = load i32, ptr %7, align 4, !dbg !53, !tbaa !7
  %63 = sext i32 %62 to i64, !dbg !52
  %64 = getelementptr inbounds float, ptr %61, i64 %63, !dbg !52
  %65 = load float, ptr %64, align 4, !dbg !52, !tbaa !32
  %66 = fmul contract float %65, 1.000000e+02, !dbg !54
  %67 = fptosi float %66 to i64, !dbg !55
  %68 = getelementptr inbounds nuw %printf_args.0, ptr %10, i32 0, i32 0, !dbg !56
  store i32 %42, ptr %68, align 4, !dbg !56
  %69 = getelementptr inbounds nuw %printf_args.0, ptr %10, i32 0, i32 1, !dbg !56
  store i32 %43, ptr %69, align 4, !dbg !56
  %70 = getelementptr inbounds nuw %printf_args.0, ptr %10, i32 0, i32 2, !dbg !56
  store ptr %44, ptr %70, align 8, !dbg !56
  %71 = getelementptr inbounds nuw %printf_args.0, ptr %10, i32 0, i32 3, !dbg !56
  store double %50, ptr %71, align 8, !dbg !56
  %72 = getelementptr inbounds nuw %printf_args.0, ptr %10, i32 0, i32 4, !dbg !56
  store i32 %56, ptr %72, align 4, !dbg !56
  %73 = getelementptr inbounds nuw %printf_args.0, ptr %10, i32 0, i32 5, !dbg !56
  store ptr %60, ptr %73, align 8, !dbg !56
  %74 = getelementptr inbounds nuw %printf_args.0, ptr %10, i32 0, i32 6, !dbg !56
  store i64 %67, ptr %74, align 8, !dbg !56
  %75 = call i32 @vprintf(ptr @.str1, ptr %10), !dbg !56
  br label %76, !dbg !56

76:                                               ; preds = %41, %38
  br label %77

77:                                               ; preds = %76, %32
  store i32 0, ptr %8, align 4, !dbg !57
  br label %78, !dbg !57

78:                                               ; preds = %77, %19
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !57
  %79 = load i32, ptr %8, align 4
  switch i32 %79, label %81 [
    i32 0, label %80
    i32 1, label %80
  ]

80:                                               ; preds = %78, %78
  ret void, !dbg !57

81:                                               ; preds = %78
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !58 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !60
  ret i32 %1, !dbg !61
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !62 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !63
  ret i32 %1, !dbg !64
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 !dbg !65 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
  ret i32 %1, !dbg !67
}

declare i32 @vprintf(ptr, ptr)

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL15__float_as_uintf(float noundef %0) #2 !dbg !68 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !32
  %3 = load i32, ptr %2, align 4, !dbg !70, !tbaa !71
  ret i32 %3, !dbg !72
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @print_nothing() #0 !dbg !73 {
  %1 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !74
  %2 = icmp eq i32 %1, 0, !dbg !75
  br i1 %2, label %3, label %5, !dbg !75

3:                                                ; preds = %0
  %4 = call i32 @vprintf(ptr @.str2, ptr null), !dbg !76
  br label %5, !dbg !76

5:                                                ; preds = %3, %0
  ret void, !dbg !77
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @checked_gather(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 !dbg !78 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !79
  store ptr %1, ptr %7, align 8, !tbaa !14
  store ptr %2, ptr %8, align 8, !tbaa !14
  store i32 %3, ptr %9, align 4, !tbaa !7
  store i32 %4, ptr %10, align 4, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %11) #8, !dbg !81
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9, !dbg !82
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9, !dbg !83
  %16 = mul i32 %14, %15, !dbg !84
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !85
  %18 = add i32 %16, %17, !dbg !86
  store i32 %18, ptr %11, align 4, !dbg !87, !tbaa !7
  %19 = load i32, ptr %11, align 4, !dbg !88, !tbaa !7
  %20 = load i32, ptr %9, align 4, !dbg !89, !tbaa !7
  %21 = icmp sge i32 %19, %20, !dbg !90
  br i1 %21, label %22, label %23, !dbg !90

22:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %48, !dbg !91

23:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %13) #8, !dbg !92
  %24 = load ptr, ptr %6, align 8, !dbg !93, !tbaa !79
  %25 = load i32, ptr %11, align 4, !dbg !94, !tbaa !7
  %26 = sext i32 %25 to i64, !dbg !93
  %27 = getelementptr inbounds i32, ptr %24, i64 %26, !dbg !93
  %28 = load i32, ptr %27, align 4, !dbg !93, !tbaa !7
  store i32 %28, ptr %13, align 4, !dbg !95, !tbaa !7
  %29 = load i32, ptr %13, align 4, !dbg !96, !tbaa !7
  %30 = icmp sge i32 %29, 0, !dbg !97
  br i1 %30, label %31, label %36, !dbg !98

31:                                               ; preds = %23
  %32 = load i32, ptr %13, align 4, !dbg !99, !tbaa !7
  %33 = load i32, ptr %10, align 4, !dbg !100, !tbaa !7
  %34 = icmp slt i32 %32, %33, !dbg !101
  br i1 %34, label %35, label %36, !dbg !102

35:                                               ; preds = %31
  br label %38, !dbg !102

36:                                               ; preds = %31, %23
  call void @__assertfail(ptr noundef @.str3, ptr noundef @.str4, i32 noundef 27, ptr noundef @__func__.checked_gather, i64 noundef 1) #10, !dbg !102
  unreachable, !dbg !102

37:                                               ; No predecessors!
  br label %38, !dbg !102

38:                                               ; preds = %37, %35
  %39 = load ptr, ptr %7, align 8, !dbg !103, !tbaa !14
  %40 = load i32, ptr %13, align 4, !dbg !104, !tbaa !7
  %41 = sext i32 %40 to i64, !dbg !103
  %42 = getelementptr inbounds float, ptr %39, i64 %41, !dbg !103
  %43 = load float, ptr %42, align 4, !dbg !103, !tbaa !32
  %44 = load ptr, ptr %8, align 8, !dbg !105, !tbaa !14
  %45 = load i32, ptr %11, align 4, !dbg !106, !tbaa !7
  %46 = sext i32 %45 to i64, !dbg !105
  %47 = getelementptr inbounds float, ptr %44, i64 %46, !dbg !105
  store float %43, ptr %47, align 4, !dbg !107, !tbaa !32
  call void @llvm.lifetime.end.p0(ptr %13) #8, !dbg !108
  store i32 0, ptr %12, align 4, !dbg !108
  br label %48, !dbg !108

48:                                               ; preds = %38, %22
  call void @llvm.lifetime.end.p0(ptr %11) #8, !dbg !108
  %49 = load i32, ptr %12, align 4
  switch i32 %49, label %51 [
    i32 0, label %50
    i32 1, label %50
  ]

50:                                               ; preds = %48, %48
  ret void, !dbg !108

51:                                               ; preds = %48
  unreachable
}

; Function Attrs: convergent noreturn nounwind
declare dso_local void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @trap_on_error(ptr noundef %0) #0 !dbg !109 {
  %2 = alloca ptr, align 8
  %3 = alloca %printf_args.1, align 8
  store ptr %0, ptr %2, align 8, !tbaa !79
  %4 = load ptr, ptr %2, align 8, !dbg !110, !tbaa !79
  %5 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !111
  %6 = zext i32 %5 to i64, !dbg !110
  %7 = getelementptr inbounds nuw i32, ptr %4, i64 %6, !dbg !110
  %8 = load i32, ptr %7, align 4, !dbg !110, !tbaa !7
  %9 = icmp slt i32 %8, 0, !dbg !112
  br i1 %9, label %10, label %20, !dbg !112

10:                                               ; preds = %1
  %11 = load ptr, ptr %2, align 8, !dbg !113, !tbaa !79
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !114
  %13 = zext i32 %12 to i64, !dbg !113
  %14 = getelementptr inbounds nuw i32, ptr %11, i64 %13, !dbg !113
  %15 = load i32, ptr %14, align 4, !dbg !113, !tbaa !7
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !115
  %17 = getelementptr inbounds nuw %printf_args.1, ptr %3, i32 0, i32 0, !dbg !116
  store i32 %15, ptr %17, align 4, !dbg !116
  %18 = getelementptr inbounds nuw %printf_args.1, ptr %3, i32 0, i32 1, !dbg !116
  store i32 %16, ptr %18, align 4, !dbg !116
  %19 = call i32 @vprintf(ptr @.str5, ptr %3), !dbg !116
  call void @llvm.trap(), !dbg !117
  br label %20, !dbg !118

20:                                               ; preds = %10, %1
  ret void, !dbg !119
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @timed_copy(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 !dbg !120 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !14
  store ptr %1, ptr %6, align 8, !tbaa !14
  store ptr %2, ptr %7, align 8, !tbaa !121
  store i32 %3, ptr %8, align 4, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %9) #8, !dbg !123
  %11 = call noundef i64 @_ZL7clock64v() #9, !dbg !124
  store i64 %11, ptr %9, align 8, !dbg !125, !tbaa !126
  call void @llvm.lifetime.start.p0(ptr %10) #8, !dbg !128
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !129
  store i32 %12, ptr %10, align 4, !dbg !130, !tbaa !7
  br label %13, !dbg !128

13:                                               ; preds = %28, %4
  %14 = load i32, ptr %10, align 4, !dbg !131, !tbaa !7
  %15 = load i32, ptr %8, align 4, !dbg !132, !tbaa !7
  %16 = icmp slt i32 %14, %15, !dbg !133
  br i1 %16, label %18, label %17, !dbg !134

17:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %10) #8, !dbg !134
  br label %32

18:                                               ; preds = %13
  %19 = load ptr, ptr %5, align 8, !dbg !135, !tbaa !14
  %20 = load i32, ptr %10, align 4, !dbg !136, !tbaa !7
  %21 = sext i32 %20 to i64, !dbg !135
  %22 = getelementptr inbounds float, ptr %19, i64 %21, !dbg !135
  %23 = load float, ptr %22, align 4, !dbg !135, !tbaa !32
  %24 = load ptr, ptr %6, align 8, !dbg !137, !tbaa !14
  %25 = load i32, ptr %10, align 4, !dbg !138, !tbaa !7
  %26 = sext i32 %25 to i64, !dbg !137
  %27 = getelementptr inbounds float, ptr %24, i64 %26, !dbg !137
  store float %23, ptr %27, align 4, !dbg !139, !tbaa !32
  br label %28, !dbg !137

28:                                               ; preds = %18
  %29 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9, !dbg !140
  %30 = load i32, ptr %10, align 4, !dbg !141, !tbaa !7
  %31 = add i32 %30, %29, !dbg !141
  store i32 %31, ptr %10, align 4, !dbg !141, !tbaa !7
  br label %13, !dbg !134, !llvm.loop !142

32:                                               ; preds = %17
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !145
  %33 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9, !dbg !146
  %34 = icmp eq i32 %33, 0, !dbg !147
  br i1 %34, label %35, label %43, !dbg !147

35:                                               ; preds = %32
  %36 = call noundef i64 @_ZL7clock64v() #9, !dbg !148
  %37 = load i64, ptr %9, align 8, !dbg !149, !tbaa !126
  %38 = sub nsw i64 %36, %37, !dbg !150
  %39 = load ptr, ptr %7, align 8, !dbg !151, !tbaa !121
  %40 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9, !dbg !152
  %41 = zext i32 %40 to i64, !dbg !151
  %42 = getelementptr inbounds nuw i64, ptr %39, i64 %41, !dbg !151
  store i64 %38, ptr %42, align 8, !dbg !153, !tbaa !126
  br label %43, !dbg !151

43:                                               ; preds = %35, %32
  call void @llvm.lifetime.end.p0(ptr %9) #8, !dbg !154
  ret void, !dbg !154
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL7clock64v() #2 !dbg !155 {
  %1 = call i64 @llvm.nvvm.read.ptx.sreg.clock64(), !dbg !156
  ret i64 %1, !dbg !157
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i64 @llvm.nvvm.read.ptx.sreg.clock64() #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #4 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "printf_assert.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "print_values", scope: !1, file: !1, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 float", !16, i64 0}
!16 = !{!"any pointer", !9, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 omnipotent char", !16, i64 0}
!19 = !DILocation(line: 7, column: 3, scope: !11)
!20 = !DILocation(line: 7, column: 11, scope: !11)
!21 = !DILocation(line: 7, column: 24, scope: !11)
!22 = !DILocation(line: 7, column: 22, scope: !11)
!23 = !DILocation(line: 7, column: 37, scope: !11)
!24 = !DILocation(line: 7, column: 35, scope: !11)
!25 = !DILocation(line: 7, column: 7, scope: !11)
!26 = !DILocation(line: 8, column: 7, scope: !11)
!27 = !DILocation(line: 8, column: 12, scope: !11)
!28 = !DILocation(line: 8, column: 9, scope: !11)
!29 = !DILocation(line: 9, column: 5, scope: !11)
!30 = !DILocation(line: 10, column: 7, scope: !11)
!31 = !DILocation(line: 10, column: 9, scope: !11)
!32 = !{!33, !33, i64 0}
!33 = !{!"float", !9, i64 0}
!34 = !DILocation(line: 10, column: 15, scope: !11)
!35 = !DILocation(line: 10, column: 17, scope: !11)
!36 = !DILocation(line: 10, column: 12, scope: !11)
!37 = !DILocation(line: 11, column: 40, scope: !11)
!38 = !DILocation(line: 11, column: 46, scope: !11)
!39 = !DILocation(line: 11, column: 5, scope: !11)
!40 = !DILocation(line: 12, column: 12, scope: !11)
!41 = !DILocation(line: 12, column: 14, scope: !11)
!42 = !DILocation(line: 13, column: 70, scope: !11)
!43 = !DILocation(line: 13, column: 82, scope: !11)
!44 = !DILocation(line: 13, column: 95, scope: !11)
!45 = !DILocation(line: 13, column: 101, scope: !11)
!46 = !DILocation(line: 13, column: 103, scope: !11)
!47 = !DILocation(line: 14, column: 28, scope: !11)
!48 = !DILocation(line: 14, column: 30, scope: !11)
!49 = !DILocation(line: 14, column: 12, scope: !11)
!50 = !DILocation(line: 14, column: 36, scope: !11)
!51 = !DILocation(line: 14, column: 38, scope: !11)
!52 = !DILocation(line: 14, column: 54, scope: !11)
!53 = !DILocation(line: 14, column: 56, scope: !11)
!54 = !DILocation(line: 14, column: 59, scope: !11)
!55 = !DILocation(line: 14, column: 53, scope: !11)
!56 = !DILocation(line: 13, column: 5, scope: !11)
!57 = !DILocation(line: 15, column: 1, scope: !11)
!58 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !59, file: !59, line: 66, type: !12, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!59 = !DIFile(filename: "clang/include/__clang_cuda_builtin_vars.h", directory: "")
!60 = !DILocation(line: 66, column: 27, scope: !58)
!61 = !DILocation(line: 66, column: 3, scope: !58)
!62 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !59, file: !59, line: 79, type: !12, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = !DILocation(line: 79, column: 27, scope: !62)
!64 = !DILocation(line: 79, column: 3, scope: !62)
!65 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !59, file: !59, line: 53, type: !12, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = !DILocation(line: 53, column: 27, scope: !65)
!67 = !DILocation(line: 53, column: 3, scope: !65)
!68 = distinct !DISubprogram(name: "__float_as_uint", scope: !69, file: !69, line: 177, type: !12, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = !DIFile(filename: "include/gpu.h", directory: ".")
!70 = !DILocation(line: 177, column: 51, scope: !68)
!71 = !{!9, !9, i64 0}
!72 = !DILocation(line: 177, column: 44, scope: !68)
!73 = distinct !DISubprogram(name: "print_nothing", scope: !1, file: !1, line: 17, type: !12, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = !DILocation(line: 18, column: 7, scope: !73)
!75 = !DILocation(line: 18, column: 19, scope: !73)
!76 = !DILocation(line: 19, column: 5, scope: !73)
!77 = !DILocation(line: 20, column: 1, scope: !73)
!78 = distinct !DISubprogram(name: "checked_gather", scope: !1, file: !1, line: 22, type: !12, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!79 = !{!80, !80, i64 0}
!80 = !{!"p1 int", !16, i64 0}
!81 = !DILocation(line: 23, column: 3, scope: !78)
!82 = !DILocation(line: 23, column: 11, scope: !78)
!83 = !DILocation(line: 23, column: 24, scope: !78)
!84 = !DILocation(line: 23, column: 22, scope: !78)
!85 = !DILocation(line: 23, column: 37, scope: !78)
!86 = !DILocation(line: 23, column: 35, scope: !78)
!87 = !DILocation(line: 23, column: 7, scope: !78)
!88 = !DILocation(line: 24, column: 7, scope: !78)
!89 = !DILocation(line: 24, column: 12, scope: !78)
!90 = !DILocation(line: 24, column: 9, scope: !78)
!91 = !DILocation(line: 25, column: 5, scope: !78)
!92 = !DILocation(line: 26, column: 3, scope: !78)
!93 = !DILocation(line: 26, column: 11, scope: !78)
!94 = !DILocation(line: 26, column: 15, scope: !78)
!95 = !DILocation(line: 26, column: 7, scope: !78)
!96 = !DILocation(line: 27, column: 10, scope: !78)
!97 = !DILocation(line: 27, column: 12, scope: !78)
!98 = !DILocation(line: 27, column: 17, scope: !78)
!99 = !DILocation(line: 27, column: 20, scope: !78)
!100 = !DILocation(line: 27, column: 24, scope: !78)
!101 = !DILocation(line: 27, column: 22, scope: !78)
!102 = !DILocation(line: 27, column: 3, scope: !78)
!103 = !DILocation(line: 28, column: 12, scope: !78)
!104 = !DILocation(line: 28, column: 16, scope: !78)
!105 = !DILocation(line: 28, column: 3, scope: !78)
!106 = !DILocation(line: 28, column: 7, scope: !78)
!107 = !DILocation(line: 28, column: 10, scope: !78)
!108 = !DILocation(line: 29, column: 1, scope: !78)
!109 = distinct !DISubprogram(name: "trap_on_error", scope: !1, file: !1, line: 31, type: !12, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!110 = !DILocation(line: 32, column: 7, scope: !109)
!111 = !DILocation(line: 32, column: 14, scope: !109)
!112 = !DILocation(line: 32, column: 27, scope: !109)
!113 = !DILocation(line: 33, column: 39, scope: !109)
!114 = !DILocation(line: 33, column: 46, scope: !109)
!115 = !DILocation(line: 33, column: 65, scope: !109)
!116 = !DILocation(line: 33, column: 5, scope: !109)
!117 = !DILocation(line: 34, column: 5, scope: !109)
!118 = !DILocation(line: 35, column: 3, scope: !109)
!119 = !DILocation(line: 36, column: 1, scope: !109)
!120 = distinct !DISubprogram(name: "timed_copy", scope: !1, file: !1, line: 38, type: !12, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!121 = !{!122, !122, i64 0}
!122 = !{!"p1 long", !16, i64 0}
!123 = !DILocation(line: 39, column: 3, scope: !120)
!124 = !DILocation(line: 39, column: 13, scope: !120)
!125 = !DILocation(line: 39, column: 8, scope: !120)
!126 = !{!127, !127, i64 0}
!127 = !{!"long", !9, i64 0}
!128 = !DILocation(line: 40, column: 8, scope: !120)
!129 = !DILocation(line: 40, column: 16, scope: !120)
!130 = !DILocation(line: 40, column: 12, scope: !120)
!131 = !DILocation(line: 40, column: 29, scope: !120)
!132 = !DILocation(line: 40, column: 33, scope: !120)
!133 = !DILocation(line: 40, column: 31, scope: !120)
!134 = !DILocation(line: 40, column: 3, scope: !120)
!135 = !DILocation(line: 41, column: 12, scope: !120)
!136 = !DILocation(line: 41, column: 14, scope: !120)
!137 = !DILocation(line: 41, column: 5, scope: !120)
!138 = !DILocation(line: 41, column: 7, scope: !120)
!139 = !DILocation(line: 41, column: 10, scope: !120)
!140 = !DILocation(line: 40, column: 41, scope: !120)
!141 = !DILocation(line: 40, column: 38, scope: !120)
!142 = distinct !{!142, !134, !143, !144}
!143 = !DILocation(line: 41, column: 15, scope: !120)
!144 = !{!"llvm.loop.mustprogress"}
!145 = !DILocation(line: 42, column: 3, scope: !120)
!146 = !DILocation(line: 43, column: 7, scope: !120)
!147 = !DILocation(line: 43, column: 19, scope: !120)
!148 = !DILocation(line: 44, column: 26, scope: !120)
!149 = !DILocation(line: 44, column: 38, scope: !120)
!150 = !DILocation(line: 44, column: 36, scope: !120)
!151 = !DILocation(line: 44, column: 5, scope: !120)
!152 = !DILocation(line: 44, column: 12, scope: !120)
!153 = !DILocation(line: 44, column: 24, scope: !120)
!154 = !DILocation(line: 45, column: 1, scope: !120)
!155 = distinct !DISubprogram(name: "clock64", scope: !69, file: !69, line: 191, type: !12, scopeLine: 191, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!156 = !DILocation(line: 191, column: 32, scope: !155)
!157 = !DILocation(line: 191, column: 25, scope: !155)
