; ModuleID = 'scan.cu'
source_filename = "scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@buf = external dso_local addrspace(3) global [0 x i32], align 4
@_ZZ13scan_blellochE1s = internal addrspace(3) global [529 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@_ZZ13scan_lookbackE8warp_tot = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ13scan_lookbackE6tile_s = internal addrspace(3) global i32 undef, align 4
@_ZZ13scan_lookbackE6excl_s = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_hillis_steele(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %12 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %12, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !3
  %13 = load i32, ptr %7, align 4, !tbaa !3
  %14 = load i32, ptr %6, align 4, !tbaa !3
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %22

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8, !tbaa !7
  %18 = load i32, ptr %7, align 4, !tbaa !3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !3
  br label %23

22:                                               ; preds = %3
  br label %23

23:                                               ; preds = %22, %16
  %24 = phi i32 [ %21, %16 ], [ 0, %22 ]
  %25 = load i32, ptr %7, align 4, !tbaa !3
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @buf to ptr), i64 0, i64 %26
  store i32 %24, ptr %27, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 1, ptr %9, align 4, !tbaa !3
  br label %28

28:                                               ; preds = %70, %23
  %29 = load i32, ptr %9, align 4, !tbaa !3
  %30 = load i32, ptr %6, align 4, !tbaa !3
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %73

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %34 = load i32, ptr %8, align 4, !tbaa !3
  %35 = sub nsw i32 1, %34
  store i32 %35, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %36 = load i32, ptr %8, align 4, !tbaa !3
  %37 = load i32, ptr %6, align 4, !tbaa !3
  %38 = mul nsw i32 %36, %37
  %39 = load i32, ptr %7, align 4, !tbaa !3
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @buf to ptr), i64 0, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !3
  store i32 %43, ptr %11, align 4, !tbaa !3
  %44 = load i32, ptr %7, align 4, !tbaa !3
  %45 = load i32, ptr %9, align 4, !tbaa !3
  %46 = icmp sge i32 %44, %45
  br i1 %46, label %47, label %60

47:                                               ; preds = %33
  %48 = load i32, ptr %8, align 4, !tbaa !3
  %49 = load i32, ptr %6, align 4, !tbaa !3
  %50 = mul nsw i32 %48, %49
  %51 = load i32, ptr %7, align 4, !tbaa !3
  %52 = add nsw i32 %50, %51
  %53 = load i32, ptr %9, align 4, !tbaa !3
  %54 = sub nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @buf to ptr), i64 0, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !3
  %58 = load i32, ptr %11, align 4, !tbaa !3
  %59 = add nsw i32 %58, %57
  store i32 %59, ptr %11, align 4, !tbaa !3
  br label %60

60:                                               ; preds = %47, %33
  %61 = load i32, ptr %11, align 4, !tbaa !3
  %62 = load i32, ptr %10, align 4, !tbaa !3
  %63 = load i32, ptr %6, align 4, !tbaa !3
  %64 = mul nsw i32 %62, %63
  %65 = load i32, ptr %7, align 4, !tbaa !3
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @buf to ptr), i64 0, i64 %67
  store i32 %61, ptr %68, align 4, !tbaa !3
  %69 = load i32, ptr %10, align 4, !tbaa !3
  store i32 %69, ptr %8, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %70

70:                                               ; preds = %60
  %71 = load i32, ptr %9, align 4, !tbaa !3
  %72 = mul nsw i32 %71, 2
  store i32 %72, ptr %9, align 4, !tbaa !3
  br label %28, !llvm.loop !10

73:                                               ; preds = %32
  %74 = load i32, ptr %7, align 4, !tbaa !3
  %75 = load i32, ptr %6, align 4, !tbaa !3
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %77, label %90

77:                                               ; preds = %73
  %78 = load i32, ptr %8, align 4, !tbaa !3
  %79 = load i32, ptr %6, align 4, !tbaa !3
  %80 = mul nsw i32 %78, %79
  %81 = load i32, ptr %7, align 4, !tbaa !3
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @buf to ptr), i64 0, i64 %83
  %85 = load i32, ptr %84, align 4, !tbaa !3
  %86 = load ptr, ptr %5, align 8, !tbaa !7
  %87 = load i32, ptr %7, align 4, !tbaa !3
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %86, i64 %88
  store i32 %85, ptr %89, align 4, !tbaa !3
  br label %90

90:                                               ; preds = %77, %73
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_blelloch(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store ptr %1, ptr %4, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %13 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %13, ptr %5, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %15 = mul i32 %14, 512
  store i32 %15, ptr %6, align 4, !tbaa !3
  %16 = load ptr, ptr %3, align 8, !tbaa !7
  %17 = load i32, ptr %6, align 4, !tbaa !3
  %18 = load i32, ptr %5, align 4, !tbaa !3
  %19 = add nsw i32 %17, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %16, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !3
  %23 = load i32, ptr %5, align 4, !tbaa !3
  %24 = load i32, ptr %5, align 4, !tbaa !3
  %25 = ashr i32 %24, 5
  %26 = add nsw i32 %23, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [529 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %27
  store i32 %22, ptr %28, align 4, !tbaa !3
  %29 = load ptr, ptr %3, align 8, !tbaa !7
  %30 = load i32, ptr %6, align 4, !tbaa !3
  %31 = load i32, ptr %5, align 4, !tbaa !3
  %32 = add nsw i32 %30, %31
  %33 = add nsw i32 %32, 256
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %29, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = load i32, ptr %5, align 4, !tbaa !3
  %38 = add nsw i32 %37, 256
  %39 = load i32, ptr %5, align 4, !tbaa !3
  %40 = add nsw i32 %39, 256
  %41 = ashr i32 %40, 5
  %42 = add nsw i32 %38, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [529 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %43
  store i32 %36, ptr %44, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 1, ptr %7, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 256, ptr %8, align 4, !tbaa !3
  br label %45

45:                                               ; preds = %90, %2
  %46 = load i32, ptr %8, align 4, !tbaa !3
  %47 = icmp sgt i32 %46, 0
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %95

49:                                               ; preds = %45
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = load i32, ptr %5, align 4, !tbaa !3
  %51 = load i32, ptr %8, align 4, !tbaa !3
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %89

53:                                               ; preds = %49
  %54 = load i32, ptr %7, align 4, !tbaa !3
  %55 = load i32, ptr %5, align 4, !tbaa !3
  %56 = mul nsw i32 2, %55
  %57 = add nsw i32 %56, 1
  %58 = mul nsw i32 %54, %57
  %59 = sub nsw i32 %58, 1
  %60 = load i32, ptr %7, align 4, !tbaa !3
  %61 = load i32, ptr %5, align 4, !tbaa !3
  %62 = mul nsw i32 2, %61
  %63 = add nsw i32 %62, 1
  %64 = mul nsw i32 %60, %63
  %65 = sub nsw i32 %64, 1
  %66 = ashr i32 %65, 5
  %67 = add nsw i32 %59, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [529 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !3
  %71 = load i32, ptr %7, align 4, !tbaa !3
  %72 = load i32, ptr %5, align 4, !tbaa !3
  %73 = mul nsw i32 2, %72
  %74 = add nsw i32 %73, 2
  %75 = mul nsw i32 %71, %74
  %76 = sub nsw i32 %75, 1
  %77 = load i32, ptr %7, align 4, !tbaa !3
  %78 = load i32, ptr %5, align 4, !tbaa !3
  %79 = mul nsw i32 2, %78
  %80 = add nsw i32 %79, 2
  %81 = mul nsw i32 %77, %80
  %82 = sub nsw i32 %81, 1
  %83 = ashr i32 %82, 5
  %84 = add nsw i32 %76, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [529 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !3
  %88 = add nsw i32 %87, %70
  store i32 %88, ptr %86, align 4, !tbaa !3
  br label %89

89:                                               ; preds = %53, %49
  br label %90

90:                                               ; preds = %89
  %91 = load i32, ptr %8, align 4, !tbaa !3
  %92 = ashr i32 %91, 1
  store i32 %92, ptr %8, align 4, !tbaa !3
  %93 = load i32, ptr %7, align 4, !tbaa !3
  %94 = shl i32 %93, 1
  store i32 %94, ptr %7, align 4, !tbaa !3
  br label %45, !llvm.loop !12

95:                                               ; preds = %48
  %96 = load i32, ptr %5, align 4, !tbaa !3
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %104

98:                                               ; preds = %95
  %99 = load i32, ptr getelementptr inbounds ([529 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 526), align 4, !tbaa !3
  %100 = load ptr, ptr %4, align 8, !tbaa !7
  %101 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %100, i64 %102
  store i32 %99, ptr %103, align 4, !tbaa !3
  store i32 0, ptr getelementptr inbounds ([529 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 526), align 4, !tbaa !3
  br label %104

104:                                              ; preds = %98, %95
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 1, ptr %9, align 4, !tbaa !3
  br label %105

105:                                              ; preds = %162, %104
  %106 = load i32, ptr %9, align 4, !tbaa !3
  %107 = icmp slt i32 %106, 512
  br i1 %107, label %109, label %108

108:                                              ; preds = %105
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %165

109:                                              ; preds = %105
  %110 = load i32, ptr %7, align 4, !tbaa !3
  %111 = ashr i32 %110, 1
  store i32 %111, ptr %7, align 4, !tbaa !3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %112 = load i32, ptr %5, align 4, !tbaa !3
  %113 = load i32, ptr %9, align 4, !tbaa !3
  %114 = icmp slt i32 %112, %113
  br i1 %114, label %115, label %161

115:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %116 = load i32, ptr %7, align 4, !tbaa !3
  %117 = load i32, ptr %5, align 4, !tbaa !3
  %118 = mul nsw i32 2, %117
  %119 = add nsw i32 %118, 1
  %120 = mul nsw i32 %116, %119
  %121 = sub nsw i32 %120, 1
  %122 = load i32, ptr %7, align 4, !tbaa !3
  %123 = load i32, ptr %5, align 4, !tbaa !3
  %124 = mul nsw i32 2, %123
  %125 = add nsw i32 %124, 1
  %126 = mul nsw i32 %122, %125
  %127 = sub nsw i32 %126, 1
  %128 = ashr i32 %127, 5
  %129 = add nsw i32 %121, %128
  store i32 %129, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %130 = load i32, ptr %7, align 4, !tbaa !3
  %131 = load i32, ptr %5, align 4, !tbaa !3
  %132 = mul nsw i32 2, %131
  %133 = add nsw i32 %132, 2
  %134 = mul nsw i32 %130, %133
  %135 = sub nsw i32 %134, 1
  %136 = load i32, ptr %7, align 4, !tbaa !3
  %137 = load i32, ptr %5, align 4, !tbaa !3
  %138 = mul nsw i32 2, %137
  %139 = add nsw i32 %138, 2
  %140 = mul nsw i32 %136, %139
  %141 = sub nsw i32 %140, 1
  %142 = ashr i32 %141, 5
  %143 = add nsw i32 %135, %142
  store i32 %143, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %144 = load i32, ptr %10, align 4, !tbaa !3
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [529 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %145
  %147 = load i32, ptr %146, align 4, !tbaa !3
  store i32 %147, ptr %12, align 4, !tbaa !3
  %148 = load i32, ptr %11, align 4, !tbaa !3
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [529 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %149
  %151 = load i32, ptr %150, align 4, !tbaa !3
  %152 = load i32, ptr %10, align 4, !tbaa !3
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [529 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %153
  store i32 %151, ptr %154, align 4, !tbaa !3
  %155 = load i32, ptr %12, align 4, !tbaa !3
  %156 = load i32, ptr %11, align 4, !tbaa !3
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [529 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %157
  %159 = load i32, ptr %158, align 4, !tbaa !3
  %160 = add nsw i32 %159, %155
  store i32 %160, ptr %158, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %161

161:                                              ; preds = %115, %109
  br label %162

162:                                              ; preds = %161
  %163 = load i32, ptr %9, align 4, !tbaa !3
  %164 = mul nsw i32 %163, 2
  store i32 %164, ptr %9, align 4, !tbaa !3
  br label %105, !llvm.loop !13

165:                                              ; preds = %108
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %166 = load i32, ptr %5, align 4, !tbaa !3
  %167 = load i32, ptr %5, align 4, !tbaa !3
  %168 = ashr i32 %167, 5
  %169 = add nsw i32 %166, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [529 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %170
  %172 = load i32, ptr %171, align 4, !tbaa !3
  %173 = load ptr, ptr %3, align 8, !tbaa !7
  %174 = load i32, ptr %6, align 4, !tbaa !3
  %175 = load i32, ptr %5, align 4, !tbaa !3
  %176 = add nsw i32 %174, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds i32, ptr %173, i64 %177
  store i32 %172, ptr %178, align 4, !tbaa !3
  %179 = load i32, ptr %5, align 4, !tbaa !3
  %180 = add nsw i32 %179, 256
  %181 = load i32, ptr %5, align 4, !tbaa !3
  %182 = add nsw i32 %181, 256
  %183 = ashr i32 %182, 5
  %184 = add nsw i32 %180, %183
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [529 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_blellochE1s to ptr), i64 0, i64 %185
  %187 = load i32, ptr %186, align 4, !tbaa !3
  %188 = load ptr, ptr %3, align 8, !tbaa !7
  %189 = load i32, ptr %6, align 4, !tbaa !3
  %190 = load i32, ptr %5, align 4, !tbaa !3
  %191 = add nsw i32 %189, %190
  %192 = add nsw i32 %191, 256
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds i32, ptr %188, i64 %193
  store i32 %187, ptr %194, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_lookback(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #4 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i32, align 4
  %27 = alloca i64, align 8
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !14
  store ptr %3, ptr %9, align 8, !tbaa !7
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %28, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %29 = load i32, ptr %11, align 4, !tbaa !3
  %30 = and i32 %29, 31
  store i32 %30, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %31 = load i32, ptr %11, align 4, !tbaa !3
  %32 = ashr i32 %31, 5
  store i32 %32, ptr %13, align 4, !tbaa !3
  %33 = load i32, ptr %11, align 4, !tbaa !3
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %38

35:                                               ; preds = %5
  %36 = load ptr, ptr %9, align 8, !tbaa !7
  %37 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %36, i32 noundef 1) #8
  store i32 %37, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_lookbackE6tile_s to ptr), align 4, !tbaa !3
  br label %38

38:                                               ; preds = %35, %5
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %39 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_lookbackE6tile_s to ptr), align 4, !tbaa !3
  store i32 %39, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %40 = load i32, ptr %14, align 4, !tbaa !3
  %41 = mul nsw i32 %40, 256
  %42 = load i32, ptr %11, align 4, !tbaa !3
  %43 = add nsw i32 %41, %42
  store i32 %43, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %44 = load i32, ptr %15, align 4, !tbaa !3
  %45 = load i32, ptr %10, align 4, !tbaa !3
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %38
  %48 = load ptr, ptr %6, align 8, !tbaa !7
  %49 = load i32, ptr %15, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !3
  br label %54

53:                                               ; preds = %38
  br label %54

54:                                               ; preds = %53, %47
  %55 = phi i32 [ %52, %47 ], [ 0, %53 ]
  store i32 %55, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %56 = load i32, ptr %16, align 4, !tbaa !3
  %57 = load i32, ptr %12, align 4, !tbaa !3
  %58 = call noundef i32 @_ZL14warp_inclusiveii(i32 noundef %56, i32 noundef %57) #8
  store i32 %58, ptr %17, align 4, !tbaa !3
  %59 = load i32, ptr %12, align 4, !tbaa !3
  %60 = icmp eq i32 %59, 31
  br i1 %60, label %61, label %66

61:                                               ; preds = %54
  %62 = load i32, ptr %17, align 4, !tbaa !3
  %63 = load i32, ptr %13, align 4, !tbaa !3
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_lookbackE8warp_tot to ptr), i64 0, i64 %64
  store i32 %62, ptr %65, align 4, !tbaa !3
  br label %66

66:                                               ; preds = %61, %54
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %18) #7
  store i32 0, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store i32 0, ptr %19, align 4, !tbaa !3
  br label %67

67:                                               ; preds = %79, %66
  %68 = load i32, ptr %19, align 4, !tbaa !3
  %69 = load i32, ptr %13, align 4, !tbaa !3
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %72, label %71

71:                                               ; preds = %67
  call void @llvm.lifetime.end.p0(ptr %19) #7
  br label %82

72:                                               ; preds = %67
  %73 = load i32, ptr %19, align 4, !tbaa !3
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_lookbackE8warp_tot to ptr), i64 0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !3
  %77 = load i32, ptr %18, align 4, !tbaa !3
  %78 = add nsw i32 %77, %76
  store i32 %78, ptr %18, align 4, !tbaa !3
  br label %79

79:                                               ; preds = %72
  %80 = load i32, ptr %19, align 4, !tbaa !3
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %19, align 4, !tbaa !3
  br label %67, !llvm.loop !16

82:                                               ; preds = %71
  %83 = load i32, ptr %18, align 4, !tbaa !3
  %84 = load i32, ptr %17, align 4, !tbaa !3
  %85 = add nsw i32 %84, %83
  store i32 %85, ptr %17, align 4, !tbaa !3
  %86 = load i32, ptr %11, align 4, !tbaa !3
  %87 = icmp eq i32 %86, 255
  br i1 %87, label %88, label %153

88:                                               ; preds = %82
  %89 = load ptr, ptr %8, align 8, !tbaa !14
  %90 = load i32, ptr %14, align 4, !tbaa !3
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i64, ptr %89, i64 %91
  %93 = load i32, ptr %14, align 4, !tbaa !3
  %94 = icmp ne i32 %93, 0
  %95 = zext i1 %94 to i64
  %96 = select i1 %94, i32 1, i32 2
  %97 = zext i32 %96 to i64
  %98 = shl i64 %97, 32
  %99 = load i32, ptr %17, align 4, !tbaa !3
  %100 = zext i32 %99 to i64
  %101 = or i64 %98, %100
  store i64 %101, ptr %20, align 8, !tbaa !17
  %102 = load i64, ptr %20, align 8
  store atomic i64 %102, ptr %92 release, align 8
  call void @llvm.lifetime.start.p0(ptr %21) #7
  store i32 0, ptr %21, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %103 = load i32, ptr %14, align 4, !tbaa !3
  %104 = sub nsw i32 %103, 1
  store i32 %104, ptr %22, align 4, !tbaa !3
  br label %105

105:                                              ; preds = %135, %133, %88
  %106 = load i32, ptr %22, align 4, !tbaa !3
  %107 = icmp sge i32 %106, 0
  br i1 %107, label %109, label %108

108:                                              ; preds = %105
  store i32 5, ptr %23, align 4
  br label %136

109:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %110 = load ptr, ptr %8, align 8, !tbaa !14
  %111 = load i32, ptr %22, align 4, !tbaa !3
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i64, ptr %110, i64 %112
  %114 = load atomic i64, ptr %113 acquire, align 8
  store i64 %114, ptr %25, align 8
  %115 = load i64, ptr %25, align 8, !tbaa !17
  store i64 %115, ptr %24, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %26) #7
  %116 = load i64, ptr %24, align 8, !tbaa !17
  %117 = lshr i64 %116, 32
  %118 = trunc i64 %117 to i32
  store i32 %118, ptr %26, align 4, !tbaa !3
  %119 = load i32, ptr %26, align 4, !tbaa !3
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %122

121:                                              ; preds = %109
  store i32 6, ptr %23, align 4
  br label %133, !llvm.loop !19

122:                                              ; preds = %109
  %123 = load i64, ptr %24, align 8, !tbaa !17
  %124 = trunc i64 %123 to i32
  %125 = load i32, ptr %21, align 4, !tbaa !3
  %126 = add nsw i32 %125, %124
  store i32 %126, ptr %21, align 4, !tbaa !3
  %127 = load i32, ptr %26, align 4, !tbaa !3
  %128 = icmp eq i32 %127, 2
  br i1 %128, label %129, label %130

129:                                              ; preds = %122
  store i32 5, ptr %23, align 4
  br label %133

130:                                              ; preds = %122
  %131 = load i32, ptr %22, align 4, !tbaa !3
  %132 = add nsw i32 %131, -1
  store i32 %132, ptr %22, align 4, !tbaa !3
  store i32 0, ptr %23, align 4
  br label %133

133:                                              ; preds = %130, %129, %121
  call void @llvm.lifetime.end.p0(ptr %26) #7
  call void @llvm.lifetime.end.p0(ptr %24) #7
  %134 = load i32, ptr %23, align 4
  switch i32 %134, label %136 [
    i32 0, label %135
    i32 6, label %105
  ]

135:                                              ; preds = %133
  br label %105, !llvm.loop !19

136:                                              ; preds = %133, %108
  call void @llvm.lifetime.end.p0(ptr %22) #7
  br label %137

137:                                              ; preds = %136
  %138 = load i32, ptr %21, align 4, !tbaa !3
  store i32 %138, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_lookbackE6excl_s to ptr), align 4, !tbaa !3
  %139 = load i32, ptr %14, align 4, !tbaa !3
  %140 = icmp ne i32 %139, 0
  br i1 %140, label %141, label %152

141:                                              ; preds = %137
  %142 = load ptr, ptr %8, align 8, !tbaa !14
  %143 = load i32, ptr %14, align 4, !tbaa !3
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i64, ptr %142, i64 %144
  %146 = load i32, ptr %21, align 4, !tbaa !3
  %147 = load i32, ptr %17, align 4, !tbaa !3
  %148 = add nsw i32 %146, %147
  %149 = zext i32 %148 to i64
  %150 = or i64 8589934592, %149
  store i64 %150, ptr %27, align 8, !tbaa !17
  %151 = load i64, ptr %27, align 8
  store atomic i64 %151, ptr %145 release, align 8
  br label %152

152:                                              ; preds = %141, %137
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %153

153:                                              ; preds = %152, %82
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %154 = load i32, ptr %15, align 4, !tbaa !3
  %155 = load i32, ptr %10, align 4, !tbaa !3
  %156 = icmp slt i32 %154, %155
  br i1 %156, label %157, label %165

157:                                              ; preds = %153
  %158 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13scan_lookbackE6excl_s to ptr), align 4, !tbaa !3
  %159 = load i32, ptr %17, align 4, !tbaa !3
  %160 = add nsw i32 %158, %159
  %161 = load ptr, ptr %7, align 8, !tbaa !7
  %162 = load i32, ptr %15, align 4, !tbaa !3
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds i32, ptr %161, i64 %163
  store i32 %160, ptr %164, align 4, !tbaa !3
  br label %165

165:                                              ; preds = %157, %153
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !7
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !7
  %6 = load i32, ptr %4, align 4, !tbaa !3
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14warp_inclusiveii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !3
  store i32 %1, ptr %4, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store i32 1, ptr %5, align 4, !tbaa !3
  br label %7

7:                                                ; preds = %23, %2
  %8 = load i32, ptr %5, align 4, !tbaa !3
  %9 = icmp slt i32 %8, 32
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  br label %26

11:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %12 = load i32, ptr %3, align 4, !tbaa !3
  %13 = load i32, ptr %5, align 4, !tbaa !3
  %14 = call noundef i32 @_ZL14__shfl_up_syncjiji(i32 noundef -1, i32 noundef %12, i32 noundef %13, i32 noundef 32) #8
  store i32 %14, ptr %6, align 4, !tbaa !3
  %15 = load i32, ptr %4, align 4, !tbaa !3
  %16 = load i32, ptr %5, align 4, !tbaa !3
  %17 = icmp sge i32 %15, %16
  br i1 %17, label %18, label %22

18:                                               ; preds = %11
  %19 = load i32, ptr %6, align 4, !tbaa !3
  %20 = load i32, ptr %3, align 4, !tbaa !3
  %21 = add nsw i32 %20, %19
  store i32 %21, ptr %3, align 4, !tbaa !3
  br label %22

22:                                               ; preds = %18, %11
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %23

23:                                               ; preds = %22
  %24 = load i32, ptr %5, align 4, !tbaa !3
  %25 = mul nsw i32 %24, 2
  store i32 %25, ptr %5, align 4, !tbaa !3
  br label %7, !llvm.loop !20

26:                                               ; preds = %10
  %27 = load i32, ptr %3, align 4, !tbaa !3
  ret i32 %27
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL14__shfl_up_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 {
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

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 long", !9, i64 0}
!16 = distinct !{!16, !11}
!17 = !{!18, !18, i64 0}
!18 = !{!"long", !5, i64 0}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !11, !21}
!21 = !{!"llvm.loop.unroll.enable"}
