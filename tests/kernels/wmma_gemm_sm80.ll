; ModuleID = 'wmma_gemm.cu'
source_filename = "wmma_gemm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @wmma_f16_f32(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca [8 x float], align 4
  %17 = alloca i32, align 4
  %18 = alloca [8 x i32], align 4
  %19 = alloca [8 x i32], align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !10
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store i32 %5, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %20 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #9
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #9
  %24 = add i32 %22, %23
  %25 = udiv i32 %24, 32
  store i32 %25, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %26 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9
  %27 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #9
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #9
  %30 = add i32 %28, %29
  store i32 %30, ptr %14, align 4, !tbaa !3
  %31 = load i32, ptr %13, align 4, !tbaa !3
  %32 = mul nsw i32 %31, 16
  %33 = load i32, ptr %10, align 4, !tbaa !3
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %40, label %35

35:                                               ; preds = %6
  %36 = load i32, ptr %14, align 4, !tbaa !3
  %37 = mul nsw i32 %36, 16
  %38 = load i32, ptr %11, align 4, !tbaa !3
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %35, %6
  store i32 1, ptr %15, align 4
  br label %243

41:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %16) #8
  call void @llvm.memset.p0.i64(ptr align 4 %16, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %17) #8
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %42

42:                                               ; preds = %209, %41
  %43 = load i32, ptr %17, align 4, !tbaa !3
  %44 = load i32, ptr %12, align 4, !tbaa !3
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #8
  br label %212

47:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %18) #8
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %48 = getelementptr inbounds [8 x i32], ptr %18, i64 0, i64 0
  %49 = load ptr, ptr %7, align 8, !tbaa !7
  %50 = load i32, ptr %13, align 4, !tbaa !3
  %51 = sext i32 %50 to i64
  %52 = mul i64 %51, 16
  %53 = load i32, ptr %12, align 4, !tbaa !3
  %54 = sext i32 %53 to i64
  %55 = mul i64 %52, %54
  %56 = getelementptr inbounds nuw half, ptr %49, i64 %55
  %57 = load i32, ptr %17, align 4, !tbaa !3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds half, ptr %56, i64 %58
  %60 = load i32, ptr %12, align 4, !tbaa !3
  %61 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %59, i32 %60)
  %62 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %61, 0
  %63 = bitcast <2 x half> %62 to i32
  %64 = getelementptr i32, ptr %48, i32 0
  store i32 %63, ptr %64, align 4
  %65 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %61, 1
  %66 = bitcast <2 x half> %65 to i32
  %67 = getelementptr i32, ptr %48, i32 1
  store i32 %66, ptr %67, align 4
  %68 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %61, 2
  %69 = bitcast <2 x half> %68 to i32
  %70 = getelementptr i32, ptr %48, i32 2
  store i32 %69, ptr %70, align 4
  %71 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %61, 3
  %72 = bitcast <2 x half> %71 to i32
  %73 = getelementptr i32, ptr %48, i32 3
  store i32 %72, ptr %73, align 4
  %74 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %61, 4
  %75 = bitcast <2 x half> %74 to i32
  %76 = getelementptr i32, ptr %48, i32 4
  store i32 %75, ptr %76, align 4
  %77 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %61, 5
  %78 = bitcast <2 x half> %77 to i32
  %79 = getelementptr i32, ptr %48, i32 5
  store i32 %78, ptr %79, align 4
  %80 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %61, 6
  %81 = bitcast <2 x half> %80 to i32
  %82 = getelementptr i32, ptr %48, i32 6
  store i32 %81, ptr %82, align 4
  %83 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %61, 7
  %84 = bitcast <2 x half> %83 to i32
  %85 = getelementptr i32, ptr %48, i32 7
  store i32 %84, ptr %85, align 4
  %86 = getelementptr inbounds [8 x i32], ptr %19, i64 0, i64 0
  %87 = load ptr, ptr %8, align 8, !tbaa !7
  %88 = load i32, ptr %17, align 4, !tbaa !3
  %89 = sext i32 %88 to i64
  %90 = load i32, ptr %11, align 4, !tbaa !3
  %91 = sext i32 %90 to i64
  %92 = mul i64 %89, %91
  %93 = getelementptr inbounds nuw half, ptr %87, i64 %92
  %94 = load i32, ptr %14, align 4, !tbaa !3
  %95 = mul nsw i32 %94, 16
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds half, ptr %93, i64 %96
  %98 = load i32, ptr %11, align 4, !tbaa !3
  %99 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr %97, i32 %98)
  %100 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %99, 0
  %101 = bitcast <2 x half> %100 to i32
  %102 = getelementptr i32, ptr %86, i32 0
  store i32 %101, ptr %102, align 4
  %103 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %99, 1
  %104 = bitcast <2 x half> %103 to i32
  %105 = getelementptr i32, ptr %86, i32 1
  store i32 %104, ptr %105, align 4
  %106 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %99, 2
  %107 = bitcast <2 x half> %106 to i32
  %108 = getelementptr i32, ptr %86, i32 2
  store i32 %107, ptr %108, align 4
  %109 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %99, 3
  %110 = bitcast <2 x half> %109 to i32
  %111 = getelementptr i32, ptr %86, i32 3
  store i32 %110, ptr %111, align 4
  %112 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %99, 4
  %113 = bitcast <2 x half> %112 to i32
  %114 = getelementptr i32, ptr %86, i32 4
  store i32 %113, ptr %114, align 4
  %115 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %99, 5
  %116 = bitcast <2 x half> %115 to i32
  %117 = getelementptr i32, ptr %86, i32 5
  store i32 %116, ptr %117, align 4
  %118 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %99, 6
  %119 = bitcast <2 x half> %118 to i32
  %120 = getelementptr i32, ptr %86, i32 6
  store i32 %119, ptr %120, align 4
  %121 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %99, 7
  %122 = bitcast <2 x half> %121 to i32
  %123 = getelementptr i32, ptr %86, i32 7
  store i32 %122, ptr %123, align 4
  %124 = getelementptr inbounds [8 x float], ptr %16, i64 0, i64 0
  %125 = getelementptr inbounds [8 x i32], ptr %18, i64 0, i64 0
  %126 = getelementptr inbounds [8 x i32], ptr %19, i64 0, i64 0
  %127 = getelementptr inbounds [8 x float], ptr %16, i64 0, i64 0
  %128 = getelementptr i32, ptr %125, i32 0
  %129 = load i32, ptr %128, align 4
  %130 = bitcast i32 %129 to <2 x half>
  %131 = getelementptr i32, ptr %125, i32 1
  %132 = load i32, ptr %131, align 4
  %133 = bitcast i32 %132 to <2 x half>
  %134 = getelementptr i32, ptr %125, i32 2
  %135 = load i32, ptr %134, align 4
  %136 = bitcast i32 %135 to <2 x half>
  %137 = getelementptr i32, ptr %125, i32 3
  %138 = load i32, ptr %137, align 4
  %139 = bitcast i32 %138 to <2 x half>
  %140 = getelementptr i32, ptr %125, i32 4
  %141 = load i32, ptr %140, align 4
  %142 = bitcast i32 %141 to <2 x half>
  %143 = getelementptr i32, ptr %125, i32 5
  %144 = load i32, ptr %143, align 4
  %145 = bitcast i32 %144 to <2 x half>
  %146 = getelementptr i32, ptr %125, i32 6
  %147 = load i32, ptr %146, align 4
  %148 = bitcast i32 %147 to <2 x half>
  %149 = getelementptr i32, ptr %125, i32 7
  %150 = load i32, ptr %149, align 4
  %151 = bitcast i32 %150 to <2 x half>
  %152 = getelementptr i32, ptr %126, i32 0
  %153 = load i32, ptr %152, align 4
  %154 = bitcast i32 %153 to <2 x half>
  %155 = getelementptr i32, ptr %126, i32 1
  %156 = load i32, ptr %155, align 4
  %157 = bitcast i32 %156 to <2 x half>
  %158 = getelementptr i32, ptr %126, i32 2
  %159 = load i32, ptr %158, align 4
  %160 = bitcast i32 %159 to <2 x half>
  %161 = getelementptr i32, ptr %126, i32 3
  %162 = load i32, ptr %161, align 4
  %163 = bitcast i32 %162 to <2 x half>
  %164 = getelementptr i32, ptr %126, i32 4
  %165 = load i32, ptr %164, align 4
  %166 = bitcast i32 %165 to <2 x half>
  %167 = getelementptr i32, ptr %126, i32 5
  %168 = load i32, ptr %167, align 4
  %169 = bitcast i32 %168 to <2 x half>
  %170 = getelementptr i32, ptr %126, i32 6
  %171 = load i32, ptr %170, align 4
  %172 = bitcast i32 %171 to <2 x half>
  %173 = getelementptr i32, ptr %126, i32 7
  %174 = load i32, ptr %173, align 4
  %175 = bitcast i32 %174 to <2 x half>
  %176 = getelementptr float, ptr %127, i32 0
  %177 = load float, ptr %176, align 4
  %178 = getelementptr float, ptr %127, i32 1
  %179 = load float, ptr %178, align 4
  %180 = getelementptr float, ptr %127, i32 2
  %181 = load float, ptr %180, align 4
  %182 = getelementptr float, ptr %127, i32 3
  %183 = load float, ptr %182, align 4
  %184 = getelementptr float, ptr %127, i32 4
  %185 = load float, ptr %184, align 4
  %186 = getelementptr float, ptr %127, i32 5
  %187 = load float, ptr %186, align 4
  %188 = getelementptr float, ptr %127, i32 6
  %189 = load float, ptr %188, align 4
  %190 = getelementptr float, ptr %127, i32 7
  %191 = load float, ptr %190, align 4
  %192 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half> %130, <2 x half> %133, <2 x half> %136, <2 x half> %139, <2 x half> %142, <2 x half> %145, <2 x half> %148, <2 x half> %151, <2 x half> %154, <2 x half> %157, <2 x half> %160, <2 x half> %163, <2 x half> %166, <2 x half> %169, <2 x half> %172, <2 x half> %175, float %177, float %179, float %181, float %183, float %185, float %187, float %189, float %191)
  %193 = extractvalue { float, float, float, float, float, float, float, float } %192, 0
  %194 = getelementptr float, ptr %124, i32 0
  store float %193, ptr %194, align 4
  %195 = extractvalue { float, float, float, float, float, float, float, float } %192, 1
  %196 = getelementptr float, ptr %124, i32 1
  store float %195, ptr %196, align 4
  %197 = extractvalue { float, float, float, float, float, float, float, float } %192, 2
  %198 = getelementptr float, ptr %124, i32 2
  store float %197, ptr %198, align 4
  %199 = extractvalue { float, float, float, float, float, float, float, float } %192, 3
  %200 = getelementptr float, ptr %124, i32 3
  store float %199, ptr %200, align 4
  %201 = extractvalue { float, float, float, float, float, float, float, float } %192, 4
  %202 = getelementptr float, ptr %124, i32 4
  store float %201, ptr %202, align 4
  %203 = extractvalue { float, float, float, float, float, float, float, float } %192, 5
  %204 = getelementptr float, ptr %124, i32 5
  store float %203, ptr %204, align 4
  %205 = extractvalue { float, float, float, float, float, float, float, float } %192, 6
  %206 = getelementptr float, ptr %124, i32 6
  store float %205, ptr %206, align 4
  %207 = extractvalue { float, float, float, float, float, float, float, float } %192, 7
  %208 = getelementptr float, ptr %124, i32 7
  store float %207, ptr %208, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #8
  call void @llvm.lifetime.end.p0(ptr %18) #8
  br label %209

209:                                              ; preds = %47
  %210 = load i32, ptr %17, align 4, !tbaa !3
  %211 = add nsw i32 %210, 16
  store i32 %211, ptr %17, align 4, !tbaa !3
  br label %42, !llvm.loop !12

212:                                              ; preds = %46
  %213 = load ptr, ptr %9, align 8, !tbaa !10
  %214 = load i32, ptr %13, align 4, !tbaa !3
  %215 = sext i32 %214 to i64
  %216 = mul i64 %215, 16
  %217 = load i32, ptr %11, align 4, !tbaa !3
  %218 = sext i32 %217 to i64
  %219 = mul i64 %216, %218
  %220 = getelementptr inbounds nuw float, ptr %213, i64 %219
  %221 = load i32, ptr %14, align 4, !tbaa !3
  %222 = mul nsw i32 %221, 16
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds float, ptr %220, i64 %223
  %225 = getelementptr inbounds [8 x float], ptr %16, i64 0, i64 0
  %226 = load i32, ptr %11, align 4, !tbaa !3
  %227 = getelementptr float, ptr %225, i32 0
  %228 = load float, ptr %227, align 4
  %229 = getelementptr float, ptr %225, i32 1
  %230 = load float, ptr %229, align 4
  %231 = getelementptr float, ptr %225, i32 2
  %232 = load float, ptr %231, align 4
  %233 = getelementptr float, ptr %225, i32 3
  %234 = load float, ptr %233, align 4
  %235 = getelementptr float, ptr %225, i32 4
  %236 = load float, ptr %235, align 4
  %237 = getelementptr float, ptr %225, i32 5
  %238 = load float, ptr %237, align 4
  %239 = getelementptr float, ptr %225, i32 6
  %240 = load float, ptr %239, align 4
  %241 = getelementptr float, ptr %225, i32 7
  %242 = load float, ptr %241, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %224, float %228, float %230, float %232, float %234, float %236, float %238, float %240, float %242, i32 %226)
  call void @llvm.lifetime.end.p0(ptr %16) #8
  store i32 0, ptr %15, align 4
  br label %243

243:                                              ; preds = %212, %40
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  %244 = load i32, ptr %15, align 4
  switch i32 %244, label %246 [
    i32 0, label %245
    i32 1, label %245
  ]

245:                                              ; preds = %243, %243
  ret void

246:                                              ; preds = %243
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
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #6

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @wmma_tile_axpby(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, float noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca [8 x i32], align 4
  %14 = alloca [8 x i32], align 4
  %15 = alloca [8 x float], align 4
  %16 = alloca [8 x float], align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !10
  store ptr %3, ptr %10, align 8, !tbaa !10
  store float %4, ptr %11, align 4, !tbaa !14
  store float %5, ptr %12, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %13) #8
  call void @llvm.lifetime.start.p0(ptr %14) #8
  call void @llvm.lifetime.start.p0(ptr %15) #8
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %18 = getelementptr inbounds [8 x i32], ptr %13, i64 0, i64 0
  %19 = load ptr, ptr %7, align 8, !tbaa !7
  %20 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %19, i32 16)
  %21 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %20, 0
  %22 = bitcast <2 x half> %21 to i32
  %23 = getelementptr i32, ptr %18, i32 0
  store i32 %22, ptr %23, align 4
  %24 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %20, 1
  %25 = bitcast <2 x half> %24 to i32
  %26 = getelementptr i32, ptr %18, i32 1
  store i32 %25, ptr %26, align 4
  %27 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %20, 2
  %28 = bitcast <2 x half> %27 to i32
  %29 = getelementptr i32, ptr %18, i32 2
  store i32 %28, ptr %29, align 4
  %30 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %20, 3
  %31 = bitcast <2 x half> %30 to i32
  %32 = getelementptr i32, ptr %18, i32 3
  store i32 %31, ptr %32, align 4
  %33 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %20, 4
  %34 = bitcast <2 x half> %33 to i32
  %35 = getelementptr i32, ptr %18, i32 4
  store i32 %34, ptr %35, align 4
  %36 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %20, 5
  %37 = bitcast <2 x half> %36 to i32
  %38 = getelementptr i32, ptr %18, i32 5
  store i32 %37, ptr %38, align 4
  %39 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %20, 6
  %40 = bitcast <2 x half> %39 to i32
  %41 = getelementptr i32, ptr %18, i32 6
  store i32 %40, ptr %41, align 4
  %42 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %20, 7
  %43 = bitcast <2 x half> %42 to i32
  %44 = getelementptr i32, ptr %18, i32 7
  store i32 %43, ptr %44, align 4
  %45 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 0
  %46 = load ptr, ptr %8, align 8, !tbaa !7
  %47 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr %46, i32 16)
  %48 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 0
  %49 = bitcast <2 x half> %48 to i32
  %50 = getelementptr i32, ptr %45, i32 0
  store i32 %49, ptr %50, align 4
  %51 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 1
  %52 = bitcast <2 x half> %51 to i32
  %53 = getelementptr i32, ptr %45, i32 1
  store i32 %52, ptr %53, align 4
  %54 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 2
  %55 = bitcast <2 x half> %54 to i32
  %56 = getelementptr i32, ptr %45, i32 2
  store i32 %55, ptr %56, align 4
  %57 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 3
  %58 = bitcast <2 x half> %57 to i32
  %59 = getelementptr i32, ptr %45, i32 3
  store i32 %58, ptr %59, align 4
  %60 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 4
  %61 = bitcast <2 x half> %60 to i32
  %62 = getelementptr i32, ptr %45, i32 4
  store i32 %61, ptr %62, align 4
  %63 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 5
  %64 = bitcast <2 x half> %63 to i32
  %65 = getelementptr i32, ptr %45, i32 5
  store i32 %64, ptr %65, align 4
  %66 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 6
  %67 = bitcast <2 x half> %66 to i32
  %68 = getelementptr i32, ptr %45, i32 6
  store i32 %67, ptr %68, align 4
  %69 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %47, 7
  %70 = bitcast <2 x half> %69 to i32
  %71 = getelementptr i32, ptr %45, i32 7
  store i32 %70, ptr %71, align 4
  %72 = getelementptr inbounds [8 x float], ptr %15, i64 0, i64 0
  %73 = getelementptr inbounds [8 x i32], ptr %13, i64 0, i64 0
  %74 = getelementptr inbounds [8 x i32], ptr %14, i64 0, i64 0
  %75 = getelementptr inbounds [8 x float], ptr %15, i64 0, i64 0
  %76 = getelementptr i32, ptr %73, i32 0
  %77 = load i32, ptr %76, align 4
  %78 = bitcast i32 %77 to <2 x half>
  %79 = getelementptr i32, ptr %73, i32 1
  %80 = load i32, ptr %79, align 4
  %81 = bitcast i32 %80 to <2 x half>
  %82 = getelementptr i32, ptr %73, i32 2
  %83 = load i32, ptr %82, align 4
  %84 = bitcast i32 %83 to <2 x half>
  %85 = getelementptr i32, ptr %73, i32 3
  %86 = load i32, ptr %85, align 4
  %87 = bitcast i32 %86 to <2 x half>
  %88 = getelementptr i32, ptr %73, i32 4
  %89 = load i32, ptr %88, align 4
  %90 = bitcast i32 %89 to <2 x half>
  %91 = getelementptr i32, ptr %73, i32 5
  %92 = load i32, ptr %91, align 4
  %93 = bitcast i32 %92 to <2 x half>
  %94 = getelementptr i32, ptr %73, i32 6
  %95 = load i32, ptr %94, align 4
  %96 = bitcast i32 %95 to <2 x half>
  %97 = getelementptr i32, ptr %73, i32 7
  %98 = load i32, ptr %97, align 4
  %99 = bitcast i32 %98 to <2 x half>
  %100 = getelementptr i32, ptr %74, i32 0
  %101 = load i32, ptr %100, align 4
  %102 = bitcast i32 %101 to <2 x half>
  %103 = getelementptr i32, ptr %74, i32 1
  %104 = load i32, ptr %103, align 4
  %105 = bitcast i32 %104 to <2 x half>
  %106 = getelementptr i32, ptr %74, i32 2
  %107 = load i32, ptr %106, align 4
  %108 = bitcast i32 %107 to <2 x half>
  %109 = getelementptr i32, ptr %74, i32 3
  %110 = load i32, ptr %109, align 4
  %111 = bitcast i32 %110 to <2 x half>
  %112 = getelementptr i32, ptr %74, i32 4
  %113 = load i32, ptr %112, align 4
  %114 = bitcast i32 %113 to <2 x half>
  %115 = getelementptr i32, ptr %74, i32 5
  %116 = load i32, ptr %115, align 4
  %117 = bitcast i32 %116 to <2 x half>
  %118 = getelementptr i32, ptr %74, i32 6
  %119 = load i32, ptr %118, align 4
  %120 = bitcast i32 %119 to <2 x half>
  %121 = getelementptr i32, ptr %74, i32 7
  %122 = load i32, ptr %121, align 4
  %123 = bitcast i32 %122 to <2 x half>
  %124 = getelementptr float, ptr %75, i32 0
  %125 = load float, ptr %124, align 4
  %126 = getelementptr float, ptr %75, i32 1
  %127 = load float, ptr %126, align 4
  %128 = getelementptr float, ptr %75, i32 2
  %129 = load float, ptr %128, align 4
  %130 = getelementptr float, ptr %75, i32 3
  %131 = load float, ptr %130, align 4
  %132 = getelementptr float, ptr %75, i32 4
  %133 = load float, ptr %132, align 4
  %134 = getelementptr float, ptr %75, i32 5
  %135 = load float, ptr %134, align 4
  %136 = getelementptr float, ptr %75, i32 6
  %137 = load float, ptr %136, align 4
  %138 = getelementptr float, ptr %75, i32 7
  %139 = load float, ptr %138, align 4
  %140 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half> %78, <2 x half> %81, <2 x half> %84, <2 x half> %87, <2 x half> %90, <2 x half> %93, <2 x half> %96, <2 x half> %99, <2 x half> %102, <2 x half> %105, <2 x half> %108, <2 x half> %111, <2 x half> %114, <2 x half> %117, <2 x half> %120, <2 x half> %123, float %125, float %127, float %129, float %131, float %133, float %135, float %137, float %139)
  %141 = extractvalue { float, float, float, float, float, float, float, float } %140, 0
  %142 = getelementptr float, ptr %72, i32 0
  store float %141, ptr %142, align 4
  %143 = extractvalue { float, float, float, float, float, float, float, float } %140, 1
  %144 = getelementptr float, ptr %72, i32 1
  store float %143, ptr %144, align 4
  %145 = extractvalue { float, float, float, float, float, float, float, float } %140, 2
  %146 = getelementptr float, ptr %72, i32 2
  store float %145, ptr %146, align 4
  %147 = extractvalue { float, float, float, float, float, float, float, float } %140, 3
  %148 = getelementptr float, ptr %72, i32 3
  store float %147, ptr %148, align 4
  %149 = extractvalue { float, float, float, float, float, float, float, float } %140, 4
  %150 = getelementptr float, ptr %72, i32 4
  store float %149, ptr %150, align 4
  %151 = extractvalue { float, float, float, float, float, float, float, float } %140, 5
  %152 = getelementptr float, ptr %72, i32 5
  store float %151, ptr %152, align 4
  %153 = extractvalue { float, float, float, float, float, float, float, float } %140, 6
  %154 = getelementptr float, ptr %72, i32 6
  store float %153, ptr %154, align 4
  %155 = extractvalue { float, float, float, float, float, float, float, float } %140, 7
  %156 = getelementptr float, ptr %72, i32 7
  store float %155, ptr %156, align 4
  %157 = getelementptr inbounds [8 x float], ptr %16, i64 0, i64 0
  %158 = load ptr, ptr %9, align 8, !tbaa !10
  %159 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32.p0(ptr %158, i32 16)
  %160 = extractvalue { float, float, float, float, float, float, float, float } %159, 0
  %161 = getelementptr float, ptr %157, i32 0
  store float %160, ptr %161, align 4
  %162 = extractvalue { float, float, float, float, float, float, float, float } %159, 1
  %163 = getelementptr float, ptr %157, i32 1
  store float %162, ptr %163, align 4
  %164 = extractvalue { float, float, float, float, float, float, float, float } %159, 2
  %165 = getelementptr float, ptr %157, i32 2
  store float %164, ptr %165, align 4
  %166 = extractvalue { float, float, float, float, float, float, float, float } %159, 3
  %167 = getelementptr float, ptr %157, i32 3
  store float %166, ptr %167, align 4
  %168 = extractvalue { float, float, float, float, float, float, float, float } %159, 4
  %169 = getelementptr float, ptr %157, i32 4
  store float %168, ptr %169, align 4
  %170 = extractvalue { float, float, float, float, float, float, float, float } %159, 5
  %171 = getelementptr float, ptr %157, i32 5
  store float %170, ptr %171, align 4
  %172 = extractvalue { float, float, float, float, float, float, float, float } %159, 6
  %173 = getelementptr float, ptr %157, i32 6
  store float %172, ptr %173, align 4
  %174 = extractvalue { float, float, float, float, float, float, float, float } %159, 7
  %175 = getelementptr float, ptr %157, i32 7
  store float %174, ptr %175, align 4
  call void @llvm.lifetime.start.p0(ptr %17) #8
  store i32 0, ptr %17, align 4, !tbaa !3
  br label %176

176:                                              ; preds = %197, %6
  %177 = load i32, ptr %17, align 4, !tbaa !3
  %178 = icmp slt i32 %177, 8
  br i1 %178, label %180, label %179

179:                                              ; preds = %176
  call void @llvm.lifetime.end.p0(ptr %17) #8
  br label %200

180:                                              ; preds = %176
  %181 = load float, ptr %11, align 4, !tbaa !14
  %182 = load i32, ptr %17, align 4, !tbaa !3
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [8 x float], ptr %15, i64 0, i64 %183
  %185 = load float, ptr %184, align 4, !tbaa !14
  %186 = fmul contract float %181, %185
  %187 = load float, ptr %12, align 4, !tbaa !14
  %188 = load i32, ptr %17, align 4, !tbaa !3
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [8 x float], ptr %16, i64 0, i64 %189
  %191 = load float, ptr %190, align 4, !tbaa !14
  %192 = fmul contract float %187, %191
  %193 = fadd contract float %186, %192
  %194 = load i32, ptr %17, align 4, !tbaa !3
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [8 x float], ptr %15, i64 0, i64 %195
  store float %193, ptr %196, align 4, !tbaa !14
  br label %197

197:                                              ; preds = %180
  %198 = load i32, ptr %17, align 4, !tbaa !3
  %199 = add nsw i32 %198, 1
  store i32 %199, ptr %17, align 4, !tbaa !3
  br label %176, !llvm.loop !16

200:                                              ; preds = %179
  %201 = load ptr, ptr %10, align 8, !tbaa !10
  %202 = getelementptr inbounds [8 x float], ptr %15, i64 0, i64 0
  %203 = getelementptr float, ptr %202, i32 0
  %204 = load float, ptr %203, align 4
  %205 = getelementptr float, ptr %202, i32 1
  %206 = load float, ptr %205, align 4
  %207 = getelementptr float, ptr %202, i32 2
  %208 = load float, ptr %207, align 4
  %209 = getelementptr float, ptr %202, i32 3
  %210 = load float, ptr %209, align 4
  %211 = getelementptr float, ptr %202, i32 4
  %212 = load float, ptr %211, align 4
  %213 = getelementptr float, ptr %202, i32 5
  %214 = load float, ptr %213, align 4
  %215 = getelementptr float, ptr %202, i32 6
  %216 = load float, ptr %215, align 4
  %217 = getelementptr float, ptr %202, i32 7
  %218 = load float, ptr %217, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %201, float %204, float %206, float %208, float %210, float %212, float %214, float %216, float %218, i32 16)
  call void @llvm.lifetime.end.p0(ptr %16) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  ret void
}

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #5

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32.p0(ptr readonly captures(none), i32) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @wmma_s8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [8 x i32], align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca [2 x i32], align 4
  %16 = alloca [2 x i32], align 4
  store ptr %0, ptr %6, align 8, !tbaa !18
  store ptr %1, ptr %7, align 8, !tbaa !18
  store ptr %2, ptr %8, align 8, !tbaa !20
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #8
  call void @llvm.memset.p0.i64(ptr align 4 %11, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %17 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #9
  %18 = mul i32 %17, 16
  store i32 %18, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %19 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #9
  %20 = mul i32 %19, 16
  store i32 %20, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #8
  store i32 0, ptr %14, align 4, !tbaa !3
  br label %21

21:                                               ; preds = %106, %5
  %22 = load i32, ptr %14, align 4, !tbaa !3
  %23 = load i32, ptr %10, align 4, !tbaa !3
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %14) #8
  br label %109

26:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %15) #8
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %27 = getelementptr inbounds [2 x i32], ptr %15, i64 0, i64 0
  %28 = load ptr, ptr %6, align 8, !tbaa !18
  %29 = load i32, ptr %12, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %10, align 4, !tbaa !3
  %32 = sext i32 %31 to i64
  %33 = mul i64 %30, %32
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 %33
  %35 = load i32, ptr %14, align 4, !tbaa !3
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr %34, i64 %36
  %38 = load i32, ptr %10, align 4, !tbaa !3
  %39 = call { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.s8.p0(ptr %37, i32 %38)
  %40 = extractvalue { i32, i32 } %39, 0
  %41 = getelementptr i32, ptr %27, i32 0
  store i32 %40, ptr %41, align 4
  %42 = extractvalue { i32, i32 } %39, 1
  %43 = getelementptr i32, ptr %27, i32 1
  store i32 %42, ptr %43, align 4
  %44 = getelementptr inbounds [2 x i32], ptr %16, i64 0, i64 0
  %45 = load ptr, ptr %7, align 8, !tbaa !18
  %46 = load i32, ptr %13, align 4, !tbaa !3
  %47 = sext i32 %46 to i64
  %48 = load i32, ptr %10, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = mul i64 %47, %49
  %51 = getelementptr inbounds nuw i8, ptr %45, i64 %50
  %52 = load i32, ptr %14, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %51, i64 %53
  %55 = load i32, ptr %10, align 4, !tbaa !3
  %56 = call { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.s8.p0(ptr %54, i32 %55)
  %57 = extractvalue { i32, i32 } %56, 0
  %58 = getelementptr i32, ptr %44, i32 0
  store i32 %57, ptr %58, align 4
  %59 = extractvalue { i32, i32 } %56, 1
  %60 = getelementptr i32, ptr %44, i32 1
  store i32 %59, ptr %60, align 4
  %61 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 0
  %62 = getelementptr inbounds [2 x i32], ptr %15, i64 0, i64 0
  %63 = getelementptr inbounds [2 x i32], ptr %16, i64 0, i64 0
  %64 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 0
  %65 = getelementptr i32, ptr %62, i32 0
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr i32, ptr %62, i32 1
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr i32, ptr %63, i32 0
  %70 = load i32, ptr %69, align 4
  %71 = getelementptr i32, ptr %63, i32 1
  %72 = load i32, ptr %71, align 4
  %73 = getelementptr i32, ptr %64, i32 0
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr i32, ptr %64, i32 1
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr i32, ptr %64, i32 2
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr i32, ptr %64, i32 3
  %80 = load i32, ptr %79, align 4
  %81 = getelementptr i32, ptr %64, i32 4
  %82 = load i32, ptr %81, align 4
  %83 = getelementptr i32, ptr %64, i32 5
  %84 = load i32, ptr %83, align 4
  %85 = getelementptr i32, ptr %64, i32 6
  %86 = load i32, ptr %85, align 4
  %87 = getelementptr i32, ptr %64, i32 7
  %88 = load i32, ptr %87, align 4
  %89 = call { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.mma.row.col.s8(i32 %66, i32 %68, i32 %70, i32 %72, i32 %74, i32 %76, i32 %78, i32 %80, i32 %82, i32 %84, i32 %86, i32 %88)
  %90 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 0
  %91 = getelementptr i32, ptr %61, i32 0
  store i32 %90, ptr %91, align 4
  %92 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 1
  %93 = getelementptr i32, ptr %61, i32 1
  store i32 %92, ptr %93, align 4
  %94 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 2
  %95 = getelementptr i32, ptr %61, i32 2
  store i32 %94, ptr %95, align 4
  %96 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 3
  %97 = getelementptr i32, ptr %61, i32 3
  store i32 %96, ptr %97, align 4
  %98 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 4
  %99 = getelementptr i32, ptr %61, i32 4
  store i32 %98, ptr %99, align 4
  %100 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 5
  %101 = getelementptr i32, ptr %61, i32 5
  store i32 %100, ptr %101, align 4
  %102 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 6
  %103 = getelementptr i32, ptr %61, i32 6
  store i32 %102, ptr %103, align 4
  %104 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %89, 7
  %105 = getelementptr i32, ptr %61, i32 7
  store i32 %104, ptr %105, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %106

106:                                              ; preds = %26
  %107 = load i32, ptr %14, align 4, !tbaa !3
  %108 = add nsw i32 %107, 16
  store i32 %108, ptr %14, align 4, !tbaa !3
  br label %21, !llvm.loop !22

109:                                              ; preds = %25
  %110 = load ptr, ptr %8, align 8, !tbaa !20
  %111 = load i32, ptr %12, align 4, !tbaa !3
  %112 = sext i32 %111 to i64
  %113 = load i32, ptr %9, align 4, !tbaa !3
  %114 = sext i32 %113 to i64
  %115 = mul i64 %112, %114
  %116 = getelementptr inbounds nuw i32, ptr %110, i64 %115
  %117 = load i32, ptr %13, align 4, !tbaa !3
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr %116, i64 %118
  %120 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 0
  %121 = load i32, ptr %9, align 4, !tbaa !3
  %122 = getelementptr i32, ptr %120, i32 0
  %123 = load i32, ptr %122, align 4
  %124 = getelementptr i32, ptr %120, i32 1
  %125 = load i32, ptr %124, align 4
  %126 = getelementptr i32, ptr %120, i32 2
  %127 = load i32, ptr %126, align 4
  %128 = getelementptr i32, ptr %120, i32 3
  %129 = load i32, ptr %128, align 4
  %130 = getelementptr i32, ptr %120, i32 4
  %131 = load i32, ptr %130, align 4
  %132 = getelementptr i32, ptr %120, i32 5
  %133 = load i32, ptr %132, align 4
  %134 = getelementptr i32, ptr %120, i32 6
  %135 = load i32, ptr %134, align 4
  %136 = getelementptr i32, ptr %120, i32 7
  %137 = load i32, ptr %136, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.s32.p0(ptr %119, i32 %123, i32 %125, i32 %127, i32 %129, i32 %131, i32 %133, i32 %135, i32 %137, i32 %121)
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  ret void
}

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.s8.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { i32, i32 } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.s8.p0(ptr readonly captures(none), i32) #4

; Function Attrs: nocallback nounwind memory(none)
declare { i32, i32, i32, i32, i32, i32, i32, i32 } @llvm.nvvm.wmma.m16n16k16.mma.row.col.s8(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) #5

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.s32.p0(ptr writeonly captures(none), i32, i32, i32, i32, i32, i32, i32, i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nounwind willreturn memory(argmem: read) }
attributes #5 = { nocallback nounwind memory(none) }
attributes #6 = { nocallback nounwind memory(argmem: write) }
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
!8 = !{!"p1 _Float16", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 float", !9, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !5, i64 0}
!16 = distinct !{!16, !13, !17}
!17 = !{!"llvm.loop.unroll.enable"}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 omnipotent char", !9, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 int", !9, i64 0}
!22 = distinct !{!22, !13}
