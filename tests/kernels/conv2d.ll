; ModuleID = 'conv2d.cu'
source_filename = "conv2d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.ConvShape = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.float4 = type { float, float, float, float }
%class.anon = type { ptr, ptr, ptr }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@taps = dso_local addrspace(4) externally_initialized constant [17 x float] zeroinitializer, align 4
@_ZZ9conv_rowsE1s = internal addrspace(3) global [4 x [80 x float]] undef, align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @taps to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @conv2d_direct(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noundef byval(%struct.ConvShape) align 4 "nvvm.grid_constant" %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !7
  store ptr %3, ptr %9, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %25 = add i32 %23, %24
  store i32 %25, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  store i32 %26, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv() #8
  %28 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 3
  %29 = load i32, ptr %28, align 4, !tbaa !10
  %30 = urem i32 %27, %29
  store i32 %30, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %31 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv() #8
  %32 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 3
  %33 = load i32, ptr %32, align 4, !tbaa !10
  %34 = udiv i32 %31, %33
  store i32 %34, ptr %13, align 4, !tbaa !3
  %35 = load i32, ptr %10, align 4, !tbaa !3
  %36 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 7
  %37 = load i32, ptr %36, align 4, !tbaa !12
  %38 = icmp sge i32 %35, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %5
  store i32 1, ptr %14, align 4
  br label %187

40:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %41 = load ptr, ptr %8, align 8, !tbaa !7
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %49

43:                                               ; preds = %40
  %44 = load ptr, ptr %8, align 8, !tbaa !7
  %45 = load i32, ptr %12, align 4, !tbaa !3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !13
  br label %50

49:                                               ; preds = %40
  br label %50

50:                                               ; preds = %49, %43
  %51 = phi contract float [ %48, %43 ], [ 0.000000e+00, %49 ]
  store float %51, ptr %15, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 0, ptr %16, align 4, !tbaa !3
  br label %52

52:                                               ; preds = %163, %50
  %53 = load i32, ptr %16, align 4, !tbaa !3
  %54 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 0
  %55 = load i32, ptr %54, align 4, !tbaa !15
  %56 = icmp slt i32 %53, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %52
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %166

58:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %17) #7
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %59

59:                                               ; preds = %159, %58
  %60 = load i32, ptr %17, align 4, !tbaa !3
  %61 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 4
  %62 = load i32, ptr %61, align 4, !tbaa !16
  %63 = icmp slt i32 %60, %62
  br i1 %63, label %65, label %64

64:                                               ; preds = %59
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %162

65:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %66 = load i32, ptr %11, align 4, !tbaa !3
  %67 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 8
  %68 = load i32, ptr %67, align 4, !tbaa !17
  %69 = mul nsw i32 %66, %68
  %70 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 9
  %71 = load i32, ptr %70, align 4, !tbaa !18
  %72 = sub nsw i32 %69, %71
  %73 = load i32, ptr %17, align 4, !tbaa !3
  %74 = add nsw i32 %72, %73
  store i32 %74, ptr %18, align 4, !tbaa !3
  %75 = load i32, ptr %18, align 4, !tbaa !3
  %76 = icmp slt i32 %75, 0
  br i1 %76, label %82, label %77

77:                                               ; preds = %65
  %78 = load i32, ptr %18, align 4, !tbaa !3
  %79 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 1
  %80 = load i32, ptr %79, align 4, !tbaa !19
  %81 = icmp sge i32 %78, %80
  br i1 %81, label %82, label %83

82:                                               ; preds = %77, %65
  store i32 7, ptr %14, align 4
  br label %156

83:                                               ; preds = %77
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store i32 0, ptr %19, align 4, !tbaa !3
  br label %84

84:                                               ; preds = %152, %83
  %85 = load i32, ptr %19, align 4, !tbaa !3
  %86 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 5
  %87 = load i32, ptr %86, align 4, !tbaa !20
  %88 = icmp slt i32 %85, %87
  br i1 %88, label %90, label %89

89:                                               ; preds = %84
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #7
  br label %155

90:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %91 = load i32, ptr %10, align 4, !tbaa !3
  %92 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 8
  %93 = load i32, ptr %92, align 4, !tbaa !17
  %94 = mul nsw i32 %91, %93
  %95 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 9
  %96 = load i32, ptr %95, align 4, !tbaa !18
  %97 = sub nsw i32 %94, %96
  %98 = load i32, ptr %19, align 4, !tbaa !3
  %99 = add nsw i32 %97, %98
  store i32 %99, ptr %20, align 4, !tbaa !3
  %100 = load i32, ptr %20, align 4, !tbaa !3
  %101 = icmp sge i32 %100, 0
  br i1 %101, label %102, label %151

102:                                              ; preds = %90
  %103 = load i32, ptr %20, align 4, !tbaa !3
  %104 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 2
  %105 = load i32, ptr %104, align 4, !tbaa !21
  %106 = icmp slt i32 %103, %105
  br i1 %106, label %107, label %151

107:                                              ; preds = %102
  %108 = load ptr, ptr %6, align 8, !tbaa !7
  %109 = load i32, ptr %13, align 4, !tbaa !3
  %110 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 0
  %111 = load i32, ptr %110, align 4, !tbaa !15
  %112 = mul nsw i32 %109, %111
  %113 = load i32, ptr %16, align 4, !tbaa !3
  %114 = add nsw i32 %112, %113
  %115 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 1
  %116 = load i32, ptr %115, align 4, !tbaa !19
  %117 = mul nsw i32 %114, %116
  %118 = load i32, ptr %18, align 4, !tbaa !3
  %119 = add nsw i32 %117, %118
  %120 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 2
  %121 = load i32, ptr %120, align 4, !tbaa !21
  %122 = mul nsw i32 %119, %121
  %123 = load i32, ptr %20, align 4, !tbaa !3
  %124 = add nsw i32 %122, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %108, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !13
  %128 = load ptr, ptr %7, align 8, !tbaa !7
  %129 = load i32, ptr %12, align 4, !tbaa !3
  %130 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 0
  %131 = load i32, ptr %130, align 4, !tbaa !15
  %132 = mul nsw i32 %129, %131
  %133 = load i32, ptr %16, align 4, !tbaa !3
  %134 = add nsw i32 %132, %133
  %135 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 4
  %136 = load i32, ptr %135, align 4, !tbaa !16
  %137 = mul nsw i32 %134, %136
  %138 = load i32, ptr %17, align 4, !tbaa !3
  %139 = add nsw i32 %137, %138
  %140 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 5
  %141 = load i32, ptr %140, align 4, !tbaa !20
  %142 = mul nsw i32 %139, %141
  %143 = load i32, ptr %19, align 4, !tbaa !3
  %144 = add nsw i32 %142, %143
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr %128, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !13
  %148 = fmul contract float %127, %147
  %149 = load float, ptr %15, align 4, !tbaa !13
  %150 = fadd contract float %149, %148
  store float %150, ptr %15, align 4, !tbaa !13
  br label %151

151:                                              ; preds = %107, %102, %90
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %152

152:                                              ; preds = %151
  %153 = load i32, ptr %19, align 4, !tbaa !3
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %19, align 4, !tbaa !3
  br label %84, !llvm.loop !22

155:                                              ; preds = %89
  store i32 0, ptr %14, align 4
  br label %156

156:                                              ; preds = %155, %82
  call void @llvm.lifetime.end.p0(ptr %18) #7
  %157 = load i32, ptr %14, align 4
  switch i32 %157, label %190 [
    i32 0, label %158
    i32 7, label %159
  ]

158:                                              ; preds = %156
  br label %159

159:                                              ; preds = %158, %156
  %160 = load i32, ptr %17, align 4, !tbaa !3
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %17, align 4, !tbaa !3
  br label %59, !llvm.loop !24

162:                                              ; preds = %64
  br label %163

163:                                              ; preds = %162
  %164 = load i32, ptr %16, align 4, !tbaa !3
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %16, align 4, !tbaa !3
  br label %52, !llvm.loop !25

166:                                              ; preds = %57
  %167 = load float, ptr %15, align 4, !tbaa !13
  %168 = load ptr, ptr %9, align 8, !tbaa !7
  %169 = load i32, ptr %13, align 4, !tbaa !3
  %170 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 3
  %171 = load i32, ptr %170, align 4, !tbaa !10
  %172 = mul nsw i32 %169, %171
  %173 = load i32, ptr %12, align 4, !tbaa !3
  %174 = add nsw i32 %172, %173
  %175 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 6
  %176 = load i32, ptr %175, align 4, !tbaa !26
  %177 = mul nsw i32 %174, %176
  %178 = load i32, ptr %11, align 4, !tbaa !3
  %179 = add nsw i32 %177, %178
  %180 = getelementptr inbounds nuw %struct.ConvShape, ptr %4, i32 0, i32 7
  %181 = load i32, ptr %180, align 4, !tbaa !12
  %182 = mul nsw i32 %179, %181
  %183 = load i32, ptr %10, align 4, !tbaa !3
  %184 = add nsw i32 %182, %183
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds float, ptr %168, i64 %185
  store float %167, ptr %186, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %15) #7
  store i32 0, ptr %14, align 4
  br label %187

187:                                              ; preds = %166, %39
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  %188 = load i32, ptr %14, align 4
  switch i32 %188, label %190 [
    i32 0, label %189
    i32 1, label %189
  ]

189:                                              ; preds = %187, %187
  ret void

190:                                              ; preds = %187, %156
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @conv_rows(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %16 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %17 = mul i32 %16, 64
  %18 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %19 = add i32 %17, %18
  store i32 %19, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  %21 = mul i32 %20, 4
  %22 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #8
  %23 = add i32 %21, %22
  store i32 %23, ptr %10, align 4, !tbaa !3
  %24 = load i32, ptr %10, align 4, !tbaa !3
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %68

27:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %28 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %28, ptr %11, align 4, !tbaa !3
  br label %29

29:                                               ; preds = %64, %27
  %30 = load i32, ptr %11, align 4, !tbaa !3
  %31 = icmp slt i32 %30, 80
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %67

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %34 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %35 = mul i32 %34, 64
  %36 = load i32, ptr %11, align 4, !tbaa !3
  %37 = add nsw i32 %35, %36
  %38 = sub nsw i32 %37, 8
  store i32 %38, ptr %12, align 4, !tbaa !3
  %39 = load i32, ptr %12, align 4, !tbaa !3
  %40 = icmp sge i32 %39, 0
  br i1 %40, label %41, label %55

41:                                               ; preds = %33
  %42 = load i32, ptr %12, align 4, !tbaa !3
  %43 = load i32, ptr %7, align 4, !tbaa !3
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %55

45:                                               ; preds = %41
  %46 = load ptr, ptr %5, align 8, !tbaa !7
  %47 = load i32, ptr %10, align 4, !tbaa !3
  %48 = load i32, ptr %7, align 4, !tbaa !3
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %12, align 4, !tbaa !3
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %46, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !13
  br label %56

55:                                               ; preds = %41, %33
  br label %56

56:                                               ; preds = %55, %45
  %57 = phi contract float [ %54, %45 ], [ 0.000000e+00, %55 ]
  %58 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #8
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [4 x [80 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9conv_rowsE1s to ptr), i64 0, i64 %59
  %61 = load i32, ptr %11, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [80 x float], ptr %60, i64 0, i64 %62
  store float %57, ptr %63, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %64

64:                                               ; preds = %56
  %65 = load i32, ptr %11, align 4, !tbaa !3
  %66 = add nsw i32 %65, 64
  store i32 %66, ptr %11, align 4, !tbaa !3
  br label %29, !llvm.loop !27

67:                                               ; preds = %32
  br label %68

68:                                               ; preds = %67, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = load i32, ptr %9, align 4, !tbaa !3
  %70 = load i32, ptr %7, align 4, !tbaa !3
  %71 = icmp sge i32 %69, %70
  br i1 %71, label %76, label %72

72:                                               ; preds = %68
  %73 = load i32, ptr %10, align 4, !tbaa !3
  %74 = load i32, ptr %8, align 4, !tbaa !3
  %75 = icmp sge i32 %73, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %72, %68
  store i32 1, ptr %13, align 4
  br label %112

77:                                               ; preds = %72
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store float 0.000000e+00, ptr %14, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !3
  br label %78

78:                                               ; preds = %99, %77
  %79 = load i32, ptr %15, align 4, !tbaa !3
  %80 = icmp sle i32 %79, 16
  br i1 %80, label %82, label %81

81:                                               ; preds = %78
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %102

82:                                               ; preds = %78
  %83 = load i32, ptr %15, align 4, !tbaa !3
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [17 x float], ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 0, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !13
  %87 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #8
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw [4 x [80 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9conv_rowsE1s to ptr), i64 0, i64 %88
  %90 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %91 = load i32, ptr %15, align 4, !tbaa !3
  %92 = add i32 %90, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw [80 x float], ptr %89, i64 0, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !13
  %96 = fmul contract float %86, %95
  %97 = load float, ptr %14, align 4, !tbaa !13
  %98 = fadd contract float %97, %96
  store float %98, ptr %14, align 4, !tbaa !13
  br label %99

99:                                               ; preds = %82
  %100 = load i32, ptr %15, align 4, !tbaa !3
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %15, align 4, !tbaa !3
  br label %78, !llvm.loop !28

102:                                              ; preds = %81
  %103 = load float, ptr %14, align 4, !tbaa !13
  %104 = load ptr, ptr %6, align 8, !tbaa !7
  %105 = load i32, ptr %10, align 4, !tbaa !3
  %106 = load i32, ptr %7, align 4, !tbaa !3
  %107 = mul nsw i32 %105, %106
  %108 = load i32, ptr %9, align 4, !tbaa !3
  %109 = add nsw i32 %107, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %104, i64 %110
  store float %103, ptr %111, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %14) #7
  store i32 0, ptr %13, align 4
  br label %112

112:                                              ; preds = %102, %76
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %113 = load i32, ptr %13, align 4
  switch i32 %113, label %115 [
    i32 0, label %114
    i32 1, label %114
  ]

114:                                              ; preds = %112, %112
  ret void

115:                                              ; preds = %112
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @depthwise3x3(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
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
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !30
  store ptr %1, ptr %8, align 8, !tbaa !30
  store ptr %2, ptr %9, align 8, !tbaa !30
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %25 = add i32 %23, %24
  store i32 %25, ptr %13, align 4, !tbaa !3
  %26 = load i32, ptr %13, align 4, !tbaa !3
  %27 = load i32, ptr %10, align 4, !tbaa !3
  %28 = load i32, ptr %11, align 4, !tbaa !3
  %29 = mul nsw i32 %27, %28
  %30 = load i32, ptr %12, align 4, !tbaa !3
  %31 = mul nsw i32 %29, %30
  %32 = icmp sge i32 %26, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %114

34:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %35 = load i32, ptr %13, align 4, !tbaa !3
  %36 = load i32, ptr %11, align 4, !tbaa !3
  %37 = load i32, ptr %12, align 4, !tbaa !3
  %38 = mul nsw i32 %36, %37
  %39 = sdiv i32 %35, %38
  store i32 %39, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %40 = load i32, ptr %13, align 4, !tbaa !3
  %41 = load i32, ptr %12, align 4, !tbaa !3
  %42 = sdiv i32 %40, %41
  %43 = load i32, ptr %11, align 4, !tbaa !3
  %44 = srem i32 %42, %43
  store i32 %44, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %45 = load i32, ptr %13, align 4, !tbaa !3
  %46 = load i32, ptr %12, align 4, !tbaa !3
  %47 = srem i32 %45, %46
  store i32 %47, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #7
  store float 0.000000e+00, ptr %18, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store i32 -1, ptr %19, align 4, !tbaa !3
  br label %48

48:                                               ; preds = %104, %34
  %49 = load i32, ptr %19, align 4, !tbaa !3
  %50 = icmp sle i32 %49, 1
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #7
  br label %107

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %20) #7
  store i32 -1, ptr %20, align 4, !tbaa !3
  br label %53

53:                                               ; preds = %100, %52
  %54 = load i32, ptr %20, align 4, !tbaa !3
  %55 = icmp sle i32 %54, 1
  br i1 %55, label %57, label %56

56:                                               ; preds = %53
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %103

57:                                               ; preds = %53
  %58 = load i32, ptr %16, align 4, !tbaa !3
  %59 = load i32, ptr %19, align 4, !tbaa !3
  %60 = add nsw i32 %58, %59
  %61 = load i32, ptr %11, align 4, !tbaa !3
  %62 = icmp ult i32 %60, %61
  br i1 %62, label %63, label %99

63:                                               ; preds = %57
  %64 = load i32, ptr %17, align 4, !tbaa !3
  %65 = load i32, ptr %20, align 4, !tbaa !3
  %66 = add nsw i32 %64, %65
  %67 = load i32, ptr %12, align 4, !tbaa !3
  %68 = icmp ult i32 %66, %67
  br i1 %68, label %69, label %99

69:                                               ; preds = %63
  %70 = load ptr, ptr %7, align 8, !tbaa !30
  %71 = load i32, ptr %13, align 4, !tbaa !3
  %72 = load i32, ptr %19, align 4, !tbaa !3
  %73 = load i32, ptr %12, align 4, !tbaa !3
  %74 = mul nsw i32 %72, %73
  %75 = add nsw i32 %71, %74
  %76 = load i32, ptr %20, align 4, !tbaa !3
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds half, ptr %70, i64 %78
  %80 = load half, ptr %79, align 2, !tbaa !32
  %81 = fpext contract half %80 to float
  %82 = load ptr, ptr %8, align 8, !tbaa !30
  %83 = load i32, ptr %15, align 4, !tbaa !3
  %84 = mul nsw i32 %83, 9
  %85 = load i32, ptr %19, align 4, !tbaa !3
  %86 = add nsw i32 %85, 1
  %87 = mul nsw i32 %86, 3
  %88 = add nsw i32 %84, %87
  %89 = load i32, ptr %20, align 4, !tbaa !3
  %90 = add nsw i32 %88, %89
  %91 = add nsw i32 %90, 1
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds half, ptr %82, i64 %92
  %94 = load half, ptr %93, align 2, !tbaa !32
  %95 = fpext contract half %94 to float
  %96 = fmul contract float %81, %95
  %97 = load float, ptr %18, align 4, !tbaa !13
  %98 = fadd contract float %97, %96
  store float %98, ptr %18, align 4, !tbaa !13
  br label %99

99:                                               ; preds = %69, %63, %57
  br label %100

100:                                              ; preds = %99
  %101 = load i32, ptr %20, align 4, !tbaa !3
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %20, align 4, !tbaa !3
  br label %53, !llvm.loop !34

103:                                              ; preds = %56
  br label %104

104:                                              ; preds = %103
  %105 = load i32, ptr %19, align 4, !tbaa !3
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %19, align 4, !tbaa !3
  br label %48, !llvm.loop !35

107:                                              ; preds = %51
  %108 = load float, ptr %18, align 4, !tbaa !13
  %109 = fptrunc contract float %108 to half
  %110 = load ptr, ptr %9, align 8, !tbaa !30
  %111 = load i32, ptr %13, align 4, !tbaa !3
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds half, ptr %110, i64 %112
  store half %109, ptr %113, align 2, !tbaa !32
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  store i32 0, ptr %14, align 4
  br label %114

114:                                              ; preds = %107, %33
  call void @llvm.lifetime.end.p0(ptr %13) #7
  %115 = load i32, ptr %14, align 4
  switch i32 %115, label %117 [
    i32 0, label %116
    i32 1, label %116
  ]

116:                                              ; preds = %114, %114
  ret void

117:                                              ; preds = %114
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @im2col(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10) #0 {
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca ptr, align 8
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  store ptr %0, ptr %12, align 8, !tbaa !7
  store ptr %1, ptr %13, align 8, !tbaa !7
  store i32 %2, ptr %14, align 4, !tbaa !3
  store i32 %3, ptr %15, align 4, !tbaa !3
  store i32 %4, ptr %16, align 4, !tbaa !3
  store i32 %5, ptr %17, align 4, !tbaa !3
  store i32 %6, ptr %18, align 4, !tbaa !3
  store i32 %7, ptr %19, align 4, !tbaa !3
  store i32 %8, ptr %20, align 4, !tbaa !3
  store i32 %9, ptr %21, align 4, !tbaa !3
  store i32 %10, ptr %22, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %35 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %36 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %37 = mul i32 %35, %36
  %38 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %39 = add i32 %37, %38
  store i32 %39, ptr %23, align 4, !tbaa !3
  br label %40

40:                                               ; preds = %156, %11
  %41 = load i32, ptr %23, align 4, !tbaa !3
  %42 = load i32, ptr %22, align 4, !tbaa !3
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %40
  store i32 2, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #7
  br label %162

45:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %25) #7
  %46 = load i32, ptr %23, align 4, !tbaa !3
  %47 = load i32, ptr %19, align 4, !tbaa !3
  %48 = srem i32 %46, %47
  store i32 %48, ptr %25, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %26) #7
  %49 = load i32, ptr %23, align 4, !tbaa !3
  %50 = load i32, ptr %19, align 4, !tbaa !3
  %51 = sdiv i32 %49, %50
  %52 = load i32, ptr %18, align 4, !tbaa !3
  %53 = srem i32 %51, %52
  store i32 %53, ptr %26, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %27) #7
  %54 = load i32, ptr %23, align 4, !tbaa !3
  %55 = load i32, ptr %19, align 4, !tbaa !3
  %56 = load i32, ptr %18, align 4, !tbaa !3
  %57 = mul nsw i32 %55, %56
  %58 = sdiv i32 %54, %57
  store i32 %58, ptr %27, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %28) #7
  %59 = load i32, ptr %26, align 4, !tbaa !3
  %60 = load i32, ptr %20, align 4, !tbaa !3
  %61 = mul nsw i32 %59, %60
  %62 = load i32, ptr %21, align 4, !tbaa !3
  %63 = sub nsw i32 %61, %62
  store i32 %63, ptr %28, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %29) #7
  %64 = load i32, ptr %25, align 4, !tbaa !3
  %65 = load i32, ptr %20, align 4, !tbaa !3
  %66 = mul nsw i32 %64, %65
  %67 = load i32, ptr %21, align 4, !tbaa !3
  %68 = sub nsw i32 %66, %67
  store i32 %68, ptr %29, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %30) #7
  %69 = load ptr, ptr %13, align 8, !tbaa !7
  %70 = load i32, ptr %27, align 4, !tbaa !3
  %71 = sext i32 %70 to i64
  %72 = load i32, ptr %16, align 4, !tbaa !3
  %73 = sext i32 %72 to i64
  %74 = mul i64 %71, %73
  %75 = load i32, ptr %17, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = mul i64 %74, %76
  %78 = load i32, ptr %18, align 4, !tbaa !3
  %79 = sext i32 %78 to i64
  %80 = mul i64 %77, %79
  %81 = load i32, ptr %19, align 4, !tbaa !3
  %82 = sext i32 %81 to i64
  %83 = mul i64 %80, %82
  %84 = getelementptr inbounds nuw float, ptr %69, i64 %83
  %85 = load i32, ptr %26, align 4, !tbaa !3
  %86 = load i32, ptr %19, align 4, !tbaa !3
  %87 = mul nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %84, i64 %88
  %90 = load i32, ptr %25, align 4, !tbaa !3
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %89, i64 %91
  store ptr %92, ptr %30, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %31) #7
  store i32 0, ptr %31, align 4, !tbaa !3
  br label %93

93:                                               ; preds = %152, %45
  %94 = load i32, ptr %31, align 4, !tbaa !3
  %95 = load i32, ptr %16, align 4, !tbaa !3
  %96 = icmp slt i32 %94, %95
  br i1 %96, label %98, label %97

97:                                               ; preds = %93
  store i32 5, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #7
  br label %155

98:                                               ; preds = %93
  call void @llvm.lifetime.start.p0(ptr %32) #7
  store i32 0, ptr %32, align 4, !tbaa !3
  br label %99

99:                                               ; preds = %142, %98
  %100 = load i32, ptr %32, align 4, !tbaa !3
  %101 = load i32, ptr %17, align 4, !tbaa !3
  %102 = icmp slt i32 %100, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %99
  store i32 8, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #7
  br label %151

104:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %33) #7
  %105 = load i32, ptr %28, align 4, !tbaa !3
  %106 = load i32, ptr %31, align 4, !tbaa !3
  %107 = add nsw i32 %105, %106
  store i32 %107, ptr %33, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %34) #7
  %108 = load i32, ptr %29, align 4, !tbaa !3
  %109 = load i32, ptr %32, align 4, !tbaa !3
  %110 = add nsw i32 %108, %109
  store i32 %110, ptr %34, align 4, !tbaa !3
  %111 = load i32, ptr %33, align 4, !tbaa !3
  %112 = icmp sge i32 %111, 0
  br i1 %112, label %113, label %138

113:                                              ; preds = %104
  %114 = load i32, ptr %34, align 4, !tbaa !3
  %115 = icmp sge i32 %114, 0
  br i1 %115, label %116, label %138

116:                                              ; preds = %113
  %117 = load i32, ptr %33, align 4, !tbaa !3
  %118 = load i32, ptr %14, align 4, !tbaa !3
  %119 = icmp slt i32 %117, %118
  br i1 %119, label %120, label %138

120:                                              ; preds = %116
  %121 = load i32, ptr %34, align 4, !tbaa !3
  %122 = load i32, ptr %15, align 4, !tbaa !3
  %123 = icmp slt i32 %121, %122
  br i1 %123, label %124, label %138

124:                                              ; preds = %120
  %125 = load ptr, ptr %12, align 8, !tbaa !7
  %126 = load i32, ptr %27, align 4, !tbaa !3
  %127 = load i32, ptr %14, align 4, !tbaa !3
  %128 = mul nsw i32 %126, %127
  %129 = load i32, ptr %33, align 4, !tbaa !3
  %130 = add nsw i32 %128, %129
  %131 = load i32, ptr %15, align 4, !tbaa !3
  %132 = mul nsw i32 %130, %131
  %133 = load i32, ptr %34, align 4, !tbaa !3
  %134 = add nsw i32 %132, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %125, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !13
  br label %139

138:                                              ; preds = %120, %116, %113, %104
  br label %139

139:                                              ; preds = %138, %124
  %140 = phi contract float [ %137, %124 ], [ 0.000000e+00, %138 ]
  %141 = load ptr, ptr %30, align 8, !tbaa !7
  store float %140, ptr %141, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %34) #7
  call void @llvm.lifetime.end.p0(ptr %33) #7
  br label %142

142:                                              ; preds = %139
  %143 = load i32, ptr %32, align 4, !tbaa !3
  %144 = add nsw i32 %143, 1
  store i32 %144, ptr %32, align 4, !tbaa !3
  %145 = load i32, ptr %18, align 4, !tbaa !3
  %146 = load i32, ptr %19, align 4, !tbaa !3
  %147 = mul nsw i32 %145, %146
  %148 = load ptr, ptr %30, align 8, !tbaa !7
  %149 = sext i32 %147 to i64
  %150 = getelementptr inbounds float, ptr %148, i64 %149
  store ptr %150, ptr %30, align 8, !tbaa !7
  br label %99, !llvm.loop !36

151:                                              ; preds = %103
  br label %152

152:                                              ; preds = %151
  %153 = load i32, ptr %31, align 4, !tbaa !3
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %31, align 4, !tbaa !3
  br label %93, !llvm.loop !37

155:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(ptr %30) #7
  call void @llvm.lifetime.end.p0(ptr %29) #7
  call void @llvm.lifetime.end.p0(ptr %28) #7
  call void @llvm.lifetime.end.p0(ptr %27) #7
  call void @llvm.lifetime.end.p0(ptr %26) #7
  call void @llvm.lifetime.end.p0(ptr %25) #7
  br label %156

156:                                              ; preds = %155
  %157 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %158 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #8
  %159 = mul i32 %157, %158
  %160 = load i32, ptr %23, align 4, !tbaa !3
  %161 = add i32 %160, %159
  store i32 %161, ptr %23, align 4, !tbaa !3
  br label %40, !llvm.loop !38

162:                                              ; preds = %44
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @winograd_input(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.float4, align 16
  %10 = alloca %struct.float4, align 16
  %11 = alloca %struct.float4, align 16
  %12 = alloca %struct.float4, align 16
  %13 = alloca %struct.float4, align 16
  %14 = alloca %struct.float4, align 16
  %15 = alloca %struct.float4, align 16
  %16 = alloca %struct.float4, align 16
  %17 = alloca %class.anon, align 8
  %18 = alloca %struct.float4, align 16
  %19 = alloca %struct.float4, align 16
  %20 = alloca %struct.float4, align 16
  %21 = alloca %struct.float4, align 16
  store ptr %0, ptr %4, align 8, !tbaa !39
  store ptr %1, ptr %5, align 8, !tbaa !7
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %26 = add i32 %24, %25
  store i32 %26, ptr %7, align 4, !tbaa !3
  %27 = load i32, ptr %7, align 4, !tbaa !3
  %28 = load i32, ptr %6, align 4, !tbaa !3
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %154

31:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %32 = load ptr, ptr %4, align 8, !tbaa !39
  %33 = load i32, ptr %7, align 4, !tbaa !3
  %34 = mul nsw i32 %33, 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.float4, ptr %32, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 16 %36, i64 16, i1 false), !tbaa.struct !41
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %37 = load ptr, ptr %4, align 8, !tbaa !39
  %38 = load i32, ptr %7, align 4, !tbaa !3
  %39 = mul nsw i32 %38, 4
  %40 = add nsw i32 %39, 1
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.float4, ptr %37, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %10, ptr align 16 %42, i64 16, i1 false), !tbaa.struct !41
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %43 = load ptr, ptr %4, align 8, !tbaa !39
  %44 = load i32, ptr %7, align 4, !tbaa !3
  %45 = mul nsw i32 %44, 4
  %46 = add nsw i32 %45, 2
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds %struct.float4, ptr %43, i64 %47
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 %48, i64 16, i1 false), !tbaa.struct !41
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %49 = load ptr, ptr %4, align 8, !tbaa !39
  %50 = load i32, ptr %7, align 4, !tbaa !3
  %51 = mul nsw i32 %50, 4
  %52 = add nsw i32 %51, 3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds %struct.float4, ptr %49, i64 %53
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %12, ptr align 16 %54, i64 16, i1 false), !tbaa.struct !41
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %55 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 0
  %56 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 0
  %57 = load float, ptr %56, align 16, !tbaa !42
  %58 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %59 = load float, ptr %58, align 16, !tbaa !42
  %60 = fsub contract float %57, %59
  store float %60, ptr %55, align 16, !tbaa !42
  %61 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 1
  %62 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 1
  %63 = load float, ptr %62, align 4, !tbaa !44
  %64 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %65 = load float, ptr %64, align 4, !tbaa !44
  %66 = fsub contract float %63, %65
  store float %66, ptr %61, align 4, !tbaa !44
  %67 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 2
  %68 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 2
  %69 = load float, ptr %68, align 8, !tbaa !45
  %70 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %71 = load float, ptr %70, align 8, !tbaa !45
  %72 = fsub contract float %69, %71
  store float %72, ptr %67, align 8, !tbaa !45
  %73 = getelementptr inbounds nuw %struct.float4, ptr %13, i32 0, i32 3
  %74 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 3
  %75 = load float, ptr %74, align 4, !tbaa !46
  %76 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %77 = load float, ptr %76, align 4, !tbaa !46
  %78 = fsub contract float %75, %77
  store float %78, ptr %73, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %79 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 0
  %80 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %81 = load float, ptr %80, align 16, !tbaa !42
  %82 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %83 = load float, ptr %82, align 16, !tbaa !42
  %84 = fadd contract float %81, %83
  store float %84, ptr %79, align 16, !tbaa !42
  %85 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 1
  %86 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %87 = load float, ptr %86, align 4, !tbaa !44
  %88 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %89 = load float, ptr %88, align 4, !tbaa !44
  %90 = fadd contract float %87, %89
  store float %90, ptr %85, align 4, !tbaa !44
  %91 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 2
  %92 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %93 = load float, ptr %92, align 8, !tbaa !45
  %94 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %95 = load float, ptr %94, align 8, !tbaa !45
  %96 = fadd contract float %93, %95
  store float %96, ptr %91, align 8, !tbaa !45
  %97 = getelementptr inbounds nuw %struct.float4, ptr %14, i32 0, i32 3
  %98 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %99 = load float, ptr %98, align 4, !tbaa !46
  %100 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %101 = load float, ptr %100, align 4, !tbaa !46
  %102 = fadd contract float %99, %101
  store float %102, ptr %97, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %103 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 0
  %104 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %105 = load float, ptr %104, align 16, !tbaa !42
  %106 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %107 = load float, ptr %106, align 16, !tbaa !42
  %108 = fsub contract float %105, %107
  store float %108, ptr %103, align 16, !tbaa !42
  %109 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 1
  %110 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %111 = load float, ptr %110, align 4, !tbaa !44
  %112 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %113 = load float, ptr %112, align 4, !tbaa !44
  %114 = fsub contract float %111, %113
  store float %114, ptr %109, align 4, !tbaa !44
  %115 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 2
  %116 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %117 = load float, ptr %116, align 8, !tbaa !45
  %118 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %119 = load float, ptr %118, align 8, !tbaa !45
  %120 = fsub contract float %117, %119
  store float %120, ptr %115, align 8, !tbaa !45
  %121 = getelementptr inbounds nuw %struct.float4, ptr %15, i32 0, i32 3
  %122 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %123 = load float, ptr %122, align 4, !tbaa !46
  %124 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %125 = load float, ptr %124, align 4, !tbaa !46
  %126 = fsub contract float %123, %125
  store float %126, ptr %121, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %127 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 0
  %128 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %129 = load float, ptr %128, align 16, !tbaa !42
  %130 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %131 = load float, ptr %130, align 16, !tbaa !42
  %132 = fsub contract float %129, %131
  store float %132, ptr %127, align 16, !tbaa !42
  %133 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 1
  %134 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %135 = load float, ptr %134, align 4, !tbaa !44
  %136 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %137 = load float, ptr %136, align 4, !tbaa !44
  %138 = fsub contract float %135, %137
  store float %138, ptr %133, align 4, !tbaa !44
  %139 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 2
  %140 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %141 = load float, ptr %140, align 8, !tbaa !45
  %142 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %143 = load float, ptr %142, align 8, !tbaa !45
  %144 = fsub contract float %141, %143
  store float %144, ptr %139, align 8, !tbaa !45
  %145 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 3
  %146 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %147 = load float, ptr %146, align 4, !tbaa !46
  %148 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %149 = load float, ptr %148, align 4, !tbaa !46
  %150 = fsub contract float %147, %149
  store float %150, ptr %145, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %151 = getelementptr inbounds nuw %class.anon, ptr %17, i32 0, i32 0
  store ptr %5, ptr %151, align 8, !tbaa !47
  %152 = getelementptr inbounds nuw %class.anon, ptr %17, i32 0, i32 1
  store ptr %6, ptr %152, align 8, !tbaa !50
  %153 = getelementptr inbounds nuw %class.anon, ptr %17, i32 0, i32 2
  store ptr %7, ptr %153, align 8, !tbaa !50
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %18, ptr align 16 %13, i64 16, i1 false), !tbaa.struct !41
  call void @_ZZ14winograd_inputENKUli6float4E_clEiS_(ptr noundef nonnull align 8 dereferenceable(24) %17, i32 noundef 0, ptr noundef byval(%struct.float4) align 16 %18) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %19, ptr align 16 %14, i64 16, i1 false), !tbaa.struct !41
  call void @_ZZ14winograd_inputENKUli6float4E_clEiS_(ptr noundef nonnull align 8 dereferenceable(24) %17, i32 noundef 1, ptr noundef byval(%struct.float4) align 16 %19) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %20, ptr align 16 %15, i64 16, i1 false), !tbaa.struct !41
  call void @_ZZ14winograd_inputENKUli6float4E_clEiS_(ptr noundef nonnull align 8 dereferenceable(24) %17, i32 noundef 2, ptr noundef byval(%struct.float4) align 16 %20) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %21, ptr align 16 %16, i64 16, i1 false), !tbaa.struct !41
  call void @_ZZ14winograd_inputENKUli6float4E_clEiS_(ptr noundef nonnull align 8 dereferenceable(24) %17, i32 noundef 3, ptr noundef byval(%struct.float4) align 16 %21) #8
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %154

154:                                              ; preds = %31, %30
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %155 = load i32, ptr %8, align 4
  switch i32 %155, label %157 [
    i32 0, label %156
    i32 1, label %156
  ]

156:                                              ; preds = %154, %154
  ret void

157:                                              ; preds = %154
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZZ14winograd_inputENKUli6float4E_clEiS_(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1, ptr noundef byval(%struct.float4) align 16 %2) #5 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !52
  store i32 %1, ptr %5, align 4, !tbaa !3
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 0
  %8 = load float, ptr %7, align 16, !tbaa !42
  %9 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 2
  %10 = load float, ptr %9, align 8, !tbaa !45
  %11 = fsub contract float %8, %10
  %12 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8, !tbaa !53, !nonnull !55, !align !56
  %14 = load ptr, ptr %13, align 8, !tbaa !7
  %15 = load i32, ptr %5, align 4, !tbaa !3
  %16 = mul nsw i32 %15, 4
  %17 = add nsw i32 %16, 0
  %18 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8, !tbaa !57, !nonnull !55, !align !58
  %20 = load i32, ptr %19, align 4, !tbaa !3
  %21 = mul nsw i32 %17, %20
  %22 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8, !tbaa !59, !nonnull !55, !align !58
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = add nsw i32 %21, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %14, i64 %26
  store float %11, ptr %27, align 4, !tbaa !13
  %28 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 1
  %29 = load float, ptr %28, align 4, !tbaa !44
  %30 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 2
  %31 = load float, ptr %30, align 8, !tbaa !45
  %32 = fadd contract float %29, %31
  %33 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8, !tbaa !53, !nonnull !55, !align !56
  %35 = load ptr, ptr %34, align 8, !tbaa !7
  %36 = load i32, ptr %5, align 4, !tbaa !3
  %37 = mul nsw i32 %36, 4
  %38 = add nsw i32 %37, 1
  %39 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %40 = load ptr, ptr %39, align 8, !tbaa !57, !nonnull !55, !align !58
  %41 = load i32, ptr %40, align 4, !tbaa !3
  %42 = mul nsw i32 %38, %41
  %43 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 2
  %44 = load ptr, ptr %43, align 8, !tbaa !59, !nonnull !55, !align !58
  %45 = load i32, ptr %44, align 4, !tbaa !3
  %46 = add nsw i32 %42, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %35, i64 %47
  store float %32, ptr %48, align 4, !tbaa !13
  %49 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 2
  %50 = load float, ptr %49, align 8, !tbaa !45
  %51 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 1
  %52 = load float, ptr %51, align 4, !tbaa !44
  %53 = fsub contract float %50, %52
  %54 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8, !tbaa !53, !nonnull !55, !align !56
  %56 = load ptr, ptr %55, align 8, !tbaa !7
  %57 = load i32, ptr %5, align 4, !tbaa !3
  %58 = mul nsw i32 %57, 4
  %59 = add nsw i32 %58, 2
  %60 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %61 = load ptr, ptr %60, align 8, !tbaa !57, !nonnull !55, !align !58
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = mul nsw i32 %59, %62
  %64 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 2
  %65 = load ptr, ptr %64, align 8, !tbaa !59, !nonnull !55, !align !58
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = add nsw i32 %63, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %56, i64 %68
  store float %53, ptr %69, align 4, !tbaa !13
  %70 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 1
  %71 = load float, ptr %70, align 4, !tbaa !44
  %72 = getelementptr inbounds nuw %struct.float4, ptr %2, i32 0, i32 3
  %73 = load float, ptr %72, align 4, !tbaa !46
  %74 = fsub contract float %71, %73
  %75 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 0
  %76 = load ptr, ptr %75, align 8, !tbaa !53, !nonnull !55, !align !56
  %77 = load ptr, ptr %76, align 8, !tbaa !7
  %78 = load i32, ptr %5, align 4, !tbaa !3
  %79 = mul nsw i32 %78, 4
  %80 = add nsw i32 %79, 3
  %81 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 1
  %82 = load ptr, ptr %81, align 8, !tbaa !57, !nonnull !55, !align !58
  %83 = load i32, ptr %82, align 4, !tbaa !3
  %84 = mul nsw i32 %80, %83
  %85 = getelementptr inbounds nuw %class.anon, ptr %6, i32 0, i32 2
  %86 = load ptr, ptr %85, align 8, !tbaa !59, !nonnull !55, !align !58
  %87 = load i32, ptr %86, align 4, !tbaa !3
  %88 = add nsw i32 %84, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %77, i64 %89
  store float %74, ptr %90, align 4, !tbaa !13
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"p1 float", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !4, i64 12}
!11 = !{!"_ZTS9ConvShape", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !4, i64 16, !4, i64 20, !4, i64 24, !4, i64 28, !4, i64 32, !4, i64 36}
!12 = !{!11, !4, i64 28}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{!11, !4, i64 0}
!16 = !{!11, !4, i64 16}
!17 = !{!11, !4, i64 32}
!18 = !{!11, !4, i64 36}
!19 = !{!11, !4, i64 4}
!20 = !{!11, !4, i64 20}
!21 = !{!11, !4, i64 8}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = distinct !{!24, !23}
!25 = distinct !{!25, !23}
!26 = !{!11, !4, i64 24}
!27 = distinct !{!27, !23}
!28 = distinct !{!28, !23, !29}
!29 = !{!"llvm.loop.unroll.enable"}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 _Float16", !9, i64 0}
!32 = !{!33, !33, i64 0}
!33 = !{!"_Float16", !5, i64 0}
!34 = distinct !{!34, !23, !29}
!35 = distinct !{!35, !23, !29}
!36 = distinct !{!36, !23}
!37 = distinct !{!37, !23}
!38 = distinct !{!38, !23}
!39 = !{!40, !40, i64 0}
!40 = !{!"p1 _ZTS6float4", !9, i64 0}
!41 = !{i64 0, i64 4, !13, i64 4, i64 4, !13, i64 8, i64 4, !13, i64 12, i64 4, !13}
!42 = !{!43, !14, i64 0}
!43 = !{!"_ZTS6float4", !14, i64 0, !14, i64 4, !14, i64 8, !14, i64 12}
!44 = !{!43, !14, i64 4}
!45 = !{!43, !14, i64 8}
!46 = !{!43, !14, i64 12}
!47 = !{!48, !48, i64 0}
!48 = !{!"p2 float", !49, i64 0}
!49 = !{!"any p2 pointer", !9, i64 0}
!50 = !{!51, !51, i64 0}
!51 = !{!"p1 int", !9, i64 0}
!52 = !{!9, !9, i64 0}
!53 = !{!54, !48, i64 0}
!54 = !{!"_ZTSZ14winograd_inputEUli6float4E_", !48, i64 0, !51, i64 8, !51, i64 16}
!55 = !{}
!56 = !{i64 8}
!57 = !{!54, !51, i64 8}
!58 = !{i64 4}
!59 = !{!54, !51, i64 16}
