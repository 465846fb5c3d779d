; ModuleID = 'fluid.cu'
source_filename = "fluid.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%class.anon = type { i8 }
%struct.int3 = type { i32, i32, i32 }
%struct.float4 = type { float, float, float, float }
%struct.float2 = type { float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@__const.muscl_flux.van_leer = private unnamed_addr constant %class.anon undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lbm_d2q9(ptr noalias noundef %0, ptr noalias noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  %36 = alloca float, align 4
  %37 = alloca float, align 4
  %38 = alloca float, align 4
  %39 = alloca float, align 4
  %40 = alloca float, align 4
  %41 = alloca float, align 4
  store ptr %0, ptr %7, align 8, !tbaa !7
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !10
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store float %5, ptr %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %42 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %43 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %44 = mul i32 %42, %43
  %45 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %46 = add i32 %44, %45
  store i32 %46, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %47 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  store i32 %47, ptr %14, align 4, !tbaa !3
  %48 = load i32, ptr %13, align 4, !tbaa !3
  %49 = load i32, ptr %10, align 4, !tbaa !3
  %50 = icmp sge i32 %48, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %6
  store i32 1, ptr %15, align 4
  br label %538

52:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %53 = load i32, ptr %10, align 4, !tbaa !3
  %54 = load i32, ptr %11, align 4, !tbaa !3
  %55 = mul nsw i32 %53, %54
  store i32 %55, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %56 = load i32, ptr %13, align 4, !tbaa !3
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %58, label %61

58:                                               ; preds = %52
  %59 = load i32, ptr %13, align 4, !tbaa !3
  %60 = sub nsw i32 %59, 1
  br label %64

61:                                               ; preds = %52
  %62 = load i32, ptr %10, align 4, !tbaa !3
  %63 = sub nsw i32 %62, 1
  br label %64

64:                                               ; preds = %61, %58
  %65 = phi i32 [ %60, %58 ], [ %63, %61 ]
  store i32 %65, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %66 = load i32, ptr %13, align 4, !tbaa !3
  %67 = add nsw i32 %66, 1
  %68 = load i32, ptr %10, align 4, !tbaa !3
  %69 = icmp slt i32 %67, %68
  br i1 %69, label %70, label %73

70:                                               ; preds = %64
  %71 = load i32, ptr %13, align 4, !tbaa !3
  %72 = add nsw i32 %71, 1
  br label %74

73:                                               ; preds = %64
  br label %74

74:                                               ; preds = %73, %70
  %75 = phi i32 [ %72, %70 ], [ 0, %73 ]
  store i32 %75, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %76 = load i32, ptr %14, align 4, !tbaa !3
  %77 = icmp ne i32 %76, 0
  br i1 %77, label %78, label %81

78:                                               ; preds = %74
  %79 = load i32, ptr %14, align 4, !tbaa !3
  %80 = sub nsw i32 %79, 1
  br label %84

81:                                               ; preds = %74
  %82 = load i32, ptr %11, align 4, !tbaa !3
  %83 = sub nsw i32 %82, 1
  br label %84

84:                                               ; preds = %81, %78
  %85 = phi i32 [ %80, %78 ], [ %83, %81 ]
  store i32 %85, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %86 = load i32, ptr %14, align 4, !tbaa !3
  %87 = add nsw i32 %86, 1
  %88 = load i32, ptr %11, align 4, !tbaa !3
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %90, label %93

90:                                               ; preds = %84
  %91 = load i32, ptr %14, align 4, !tbaa !3
  %92 = add nsw i32 %91, 1
  br label %94

93:                                               ; preds = %84
  br label %94

94:                                               ; preds = %93, %90
  %95 = phi i32 [ %92, %90 ], [ 0, %93 ]
  store i32 %95, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %96 = load i32, ptr %14, align 4, !tbaa !3
  %97 = load i32, ptr %10, align 4, !tbaa !3
  %98 = mul nsw i32 %96, %97
  %99 = load i32, ptr %13, align 4, !tbaa !3
  %100 = add nsw i32 %98, %99
  store i32 %100, ptr %21, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %101 = load ptr, ptr %7, align 8, !tbaa !7
  %102 = load i32, ptr %21, align 4, !tbaa !3
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %101, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !12
  store float %105, ptr %22, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %106 = load ptr, ptr %7, align 8, !tbaa !7
  %107 = load i32, ptr %16, align 4, !tbaa !3
  %108 = load i32, ptr %14, align 4, !tbaa !3
  %109 = load i32, ptr %10, align 4, !tbaa !3
  %110 = mul nsw i32 %108, %109
  %111 = add nsw i32 %107, %110
  %112 = load i32, ptr %17, align 4, !tbaa !3
  %113 = add nsw i32 %111, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %106, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !12
  store float %116, ptr %23, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %117 = load ptr, ptr %7, align 8, !tbaa !7
  %118 = load i32, ptr %16, align 4, !tbaa !3
  %119 = mul nsw i32 2, %118
  %120 = load i32, ptr %19, align 4, !tbaa !3
  %121 = load i32, ptr %10, align 4, !tbaa !3
  %122 = mul nsw i32 %120, %121
  %123 = add nsw i32 %119, %122
  %124 = load i32, ptr %13, align 4, !tbaa !3
  %125 = add nsw i32 %123, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %117, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !12
  store float %128, ptr %24, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %25) #7
  %129 = load ptr, ptr %7, align 8, !tbaa !7
  %130 = load i32, ptr %16, align 4, !tbaa !3
  %131 = mul nsw i32 3, %130
  %132 = load i32, ptr %14, align 4, !tbaa !3
  %133 = load i32, ptr %10, align 4, !tbaa !3
  %134 = mul nsw i32 %132, %133
  %135 = add nsw i32 %131, %134
  %136 = load i32, ptr %18, align 4, !tbaa !3
  %137 = add nsw i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %129, i64 %138
  %140 = load float, ptr %139, align 4, !tbaa !12
  store float %140, ptr %25, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %26) #7
  %141 = load ptr, ptr %7, align 8, !tbaa !7
  %142 = load i32, ptr %16, align 4, !tbaa !3
  %143 = mul nsw i32 4, %142
  %144 = load i32, ptr %20, align 4, !tbaa !3
  %145 = load i32, ptr %10, align 4, !tbaa !3
  %146 = mul nsw i32 %144, %145
  %147 = add nsw i32 %143, %146
  %148 = load i32, ptr %13, align 4, !tbaa !3
  %149 = add nsw i32 %147, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr %141, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !12
  store float %152, ptr %26, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %27) #7
  %153 = load ptr, ptr %7, align 8, !tbaa !7
  %154 = load i32, ptr %16, align 4, !tbaa !3
  %155 = mul nsw i32 5, %154
  %156 = load i32, ptr %19, align 4, !tbaa !3
  %157 = load i32, ptr %10, align 4, !tbaa !3
  %158 = mul nsw i32 %156, %157
  %159 = add nsw i32 %155, %158
  %160 = load i32, ptr %17, align 4, !tbaa !3
  %161 = add nsw i32 %159, %160
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr %153, i64 %162
  %164 = load float, ptr %163, align 4, !tbaa !12
  store float %164, ptr %27, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %28) #7
  %165 = load ptr, ptr %7, align 8, !tbaa !7
  %166 = load i32, ptr %16, align 4, !tbaa !3
  %167 = mul nsw i32 6, %166
  %168 = load i32, ptr %19, align 4, !tbaa !3
  %169 = load i32, ptr %10, align 4, !tbaa !3
  %170 = mul nsw i32 %168, %169
  %171 = add nsw i32 %167, %170
  %172 = load i32, ptr %18, align 4, !tbaa !3
  %173 = add nsw i32 %171, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %165, i64 %174
  %176 = load float, ptr %175, align 4, !tbaa !12
  store float %176, ptr %28, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %29) #7
  %177 = load ptr, ptr %7, align 8, !tbaa !7
  %178 = load i32, ptr %16, align 4, !tbaa !3
  %179 = mul nsw i32 7, %178
  %180 = load i32, ptr %20, align 4, !tbaa !3
  %181 = load i32, ptr %10, align 4, !tbaa !3
  %182 = mul nsw i32 %180, %181
  %183 = add nsw i32 %179, %182
  %184 = load i32, ptr %18, align 4, !tbaa !3
  %185 = add nsw i32 %183, %184
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds float, ptr %177, i64 %186
  %188 = load float, ptr %187, align 4, !tbaa !12
  store float %188, ptr %29, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %30) #7
  %189 = load ptr, ptr %7, align 8, !tbaa !7
  %190 = load i32, ptr %16, align 4, !tbaa !3
  %191 = mul nsw i32 8, %190
  %192 = load i32, ptr %20, align 4, !tbaa !3
  %193 = load i32, ptr %10, align 4, !tbaa !3
  %194 = mul nsw i32 %192, %193
  %195 = add nsw i32 %191, %194
  %196 = load i32, ptr %17, align 4, !tbaa !3
  %197 = add nsw i32 %195, %196
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds float, ptr %189, i64 %198
  %200 = load float, ptr %199, align 4, !tbaa !12
  store float %200, ptr %30, align 4, !tbaa !12
  %201 = load ptr, ptr %9, align 8, !tbaa !10
  %202 = load i32, ptr %21, align 4, !tbaa !3
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds i8, ptr %201, i64 %203
  %205 = load i8, ptr %204, align 1, !tbaa !14
  %206 = icmp ne i8 %205, 0
  br i1 %206, label %207, label %276

207:                                              ; preds = %94
  %208 = load float, ptr %22, align 4, !tbaa !12
  %209 = load ptr, ptr %8, align 8, !tbaa !7
  %210 = load i32, ptr %21, align 4, !tbaa !3
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds float, ptr %209, i64 %211
  store float %208, ptr %212, align 4, !tbaa !12
  %213 = load float, ptr %25, align 4, !tbaa !12
  %214 = load ptr, ptr %8, align 8, !tbaa !7
  %215 = load i32, ptr %16, align 4, !tbaa !3
  %216 = load i32, ptr %21, align 4, !tbaa !3
  %217 = add nsw i32 %215, %216
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds float, ptr %214, i64 %218
  store float %213, ptr %219, align 4, !tbaa !12
  %220 = load float, ptr %23, align 4, !tbaa !12
  %221 = load ptr, ptr %8, align 8, !tbaa !7
  %222 = load i32, ptr %16, align 4, !tbaa !3
  %223 = mul nsw i32 3, %222
  %224 = load i32, ptr %21, align 4, !tbaa !3
  %225 = add nsw i32 %223, %224
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds float, ptr %221, i64 %226
  store float %220, ptr %227, align 4, !tbaa !12
  %228 = load float, ptr %26, align 4, !tbaa !12
  %229 = load ptr, ptr %8, align 8, !tbaa !7
  %230 = load i32, ptr %16, align 4, !tbaa !3
  %231 = mul nsw i32 2, %230
  %232 = load i32, ptr %21, align 4, !tbaa !3
  %233 = add nsw i32 %231, %232
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds float, ptr %229, i64 %234
  store float %228, ptr %235, align 4, !tbaa !12
  %236 = load float, ptr %24, align 4, !tbaa !12
  %237 = load ptr, ptr %8, align 8, !tbaa !7
  %238 = load i32, ptr %16, align 4, !tbaa !3
  %239 = mul nsw i32 4, %238
  %240 = load i32, ptr %21, align 4, !tbaa !3
  %241 = add nsw i32 %239, %240
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds float, ptr %237, i64 %242
  store float %236, ptr %243, align 4, !tbaa !12
  %244 = load float, ptr %29, align 4, !tbaa !12
  %245 = load ptr, ptr %8, align 8, !tbaa !7
  %246 = load i32, ptr %16, align 4, !tbaa !3
  %247 = mul nsw i32 5, %246
  %248 = load i32, ptr %21, align 4, !tbaa !3
  %249 = add nsw i32 %247, %248
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds float, ptr %245, i64 %250
  store float %244, ptr %251, align 4, !tbaa !12
  %252 = load float, ptr %27, align 4, !tbaa !12
  %253 = load ptr, ptr %8, align 8, !tbaa !7
  %254 = load i32, ptr %16, align 4, !tbaa !3
  %255 = mul nsw i32 7, %254
  %256 = load i32, ptr %21, align 4, !tbaa !3
  %257 = add nsw i32 %255, %256
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds float, ptr %253, i64 %258
  store float %252, ptr %259, align 4, !tbaa !12
  %260 = load float, ptr %30, align 4, !tbaa !12
  %261 = load ptr, ptr %8, align 8, !tbaa !7
  %262 = load i32, ptr %16, align 4, !tbaa !3
  %263 = mul nsw i32 6, %262
  %264 = load i32, ptr %21, align 4, !tbaa !3
  %265 = add nsw i32 %263, %264
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds float, ptr %261, i64 %266
  store float %260, ptr %267, align 4, !tbaa !12
  %268 = load float, ptr %28, align 4, !tbaa !12
  %269 = load ptr, ptr %8, align 8, !tbaa !7
  %270 = load i32, ptr %16, align 4, !tbaa !3
  %271 = mul nsw i32 8, %270
  %272 = load i32, ptr %21, align 4, !tbaa !3
  %273 = add nsw i32 %271, %272
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds float, ptr %269, i64 %274
  store float %268, ptr %275, align 4, !tbaa !12
  store i32 1, ptr %15, align 4
  br label %537

276:                                              ; preds = %94
  call void @llvm.lifetime.start.p0(ptr %31) #7
  %277 = load float, ptr %22, align 4, !tbaa !12
  %278 = load float, ptr %23, align 4, !tbaa !12
  %279 = fadd contract float %277, %278
  %280 = load float, ptr %24, align 4, !tbaa !12
  %281 = fadd contract float %279, %280
  %282 = load float, ptr %25, align 4, !tbaa !12
  %283 = fadd contract float %281, %282
  %284 = load float, ptr %26, align 4, !tbaa !12
  %285 = fadd contract float %283, %284
  %286 = load float, ptr %27, align 4, !tbaa !12
  %287 = fadd contract float %285, %286
  %288 = load float, ptr %28, align 4, !tbaa !12
  %289 = fadd contract float %287, %288
  %290 = load float, ptr %29, align 4, !tbaa !12
  %291 = fadd contract float %289, %290
  %292 = load float, ptr %30, align 4, !tbaa !12
  %293 = fadd contract float %291, %292
  store float %293, ptr %31, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %32) #7
  %294 = load float, ptr %31, align 4, !tbaa !12
  %295 = fdiv contract float 1.000000e+00, %294
  store float %295, ptr %32, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %33) #7
  %296 = load float, ptr %23, align 4, !tbaa !12
  %297 = load float, ptr %27, align 4, !tbaa !12
  %298 = fadd contract float %296, %297
  %299 = load float, ptr %30, align 4, !tbaa !12
  %300 = fadd contract float %298, %299
  %301 = load float, ptr %25, align 4, !tbaa !12
  %302 = fsub contract float %300, %301
  %303 = load float, ptr %28, align 4, !tbaa !12
  %304 = fsub contract float %302, %303
  %305 = load float, ptr %29, align 4, !tbaa !12
  %306 = fsub contract float %304, %305
  %307 = load float, ptr %32, align 4, !tbaa !12
  %308 = fmul contract float %306, %307
  store float %308, ptr %33, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %34) #7
  %309 = load float, ptr %24, align 4, !tbaa !12
  %310 = load float, ptr %27, align 4, !tbaa !12
  %311 = fadd contract float %309, %310
  %312 = load float, ptr %28, align 4, !tbaa !12
  %313 = fadd contract float %311, %312
  %314 = load float, ptr %26, align 4, !tbaa !12
  %315 = fsub contract float %313, %314
  %316 = load float, ptr %29, align 4, !tbaa !12
  %317 = fsub contract float %315, %316
  %318 = load float, ptr %30, align 4, !tbaa !12
  %319 = fsub contract float %317, %318
  %320 = load float, ptr %32, align 4, !tbaa !12
  %321 = fmul contract float %319, %320
  store float %321, ptr %34, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %35) #7
  %322 = load float, ptr %33, align 4, !tbaa !12
  %323 = load float, ptr %33, align 4, !tbaa !12
  %324 = fmul contract float %322, %323
  %325 = load float, ptr %34, align 4, !tbaa !12
  %326 = load float, ptr %34, align 4, !tbaa !12
  %327 = fmul contract float %325, %326
  %328 = fadd contract float %324, %327
  %329 = fmul contract float 1.500000e+00, %328
  %330 = fsub contract float 1.000000e+00, %329
  store float %330, ptr %35, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %36) #7
  %331 = load float, ptr %12, align 4, !tbaa !12
  %332 = load float, ptr %31, align 4, !tbaa !12
  %333 = fmul contract float %331, %332
  %334 = fmul contract float %333, 0x3FDC71C720000000
  store float %334, ptr %36, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %37) #7
  %335 = load float, ptr %12, align 4, !tbaa !12
  %336 = load float, ptr %31, align 4, !tbaa !12
  %337 = fmul contract float %335, %336
  %338 = fmul contract float %337, 0x3FBC71C720000000
  store float %338, ptr %37, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %38) #7
  %339 = load float, ptr %12, align 4, !tbaa !12
  %340 = load float, ptr %31, align 4, !tbaa !12
  %341 = fmul contract float %339, %340
  %342 = fmul contract float %341, 0x3F9C71C720000000
  store float %342, ptr %38, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %39) #7
  %343 = load float, ptr %12, align 4, !tbaa !12
  %344 = fsub contract float 1.000000e+00, %343
  store float %344, ptr %39, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %40) #7
  %345 = load float, ptr %33, align 4, !tbaa !12
  %346 = load float, ptr %34, align 4, !tbaa !12
  %347 = fadd contract float %345, %346
  store float %347, ptr %40, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %41) #7
  %348 = load float, ptr %33, align 4, !tbaa !12
  %349 = load float, ptr %34, align 4, !tbaa !12
  %350 = fsub contract float %348, %349
  store float %350, ptr %41, align 4, !tbaa !12
  %351 = load float, ptr %39, align 4, !tbaa !12
  %352 = load float, ptr %22, align 4, !tbaa !12
  %353 = fmul contract float %351, %352
  %354 = load float, ptr %36, align 4, !tbaa !12
  %355 = load float, ptr %35, align 4, !tbaa !12
  %356 = fmul contract float %354, %355
  %357 = fadd contract float %353, %356
  %358 = load ptr, ptr %8, align 8, !tbaa !7
  %359 = load i32, ptr %21, align 4, !tbaa !3
  %360 = sext i32 %359 to i64
  %361 = getelementptr inbounds float, ptr %358, i64 %360
  store float %357, ptr %361, align 4, !tbaa !12
  %362 = load float, ptr %39, align 4, !tbaa !12
  %363 = load float, ptr %23, align 4, !tbaa !12
  %364 = fmul contract float %362, %363
  %365 = load float, ptr %37, align 4, !tbaa !12
  %366 = load float, ptr %35, align 4, !tbaa !12
  %367 = load float, ptr %33, align 4, !tbaa !12
  %368 = fmul contract float 3.000000e+00, %367
  %369 = fadd contract float %366, %368
  %370 = load float, ptr %33, align 4, !tbaa !12
  %371 = fmul contract float 4.500000e+00, %370
  %372 = load float, ptr %33, align 4, !tbaa !12
  %373 = fmul contract float %371, %372
  %374 = fadd contract float %369, %373
  %375 = fmul contract float %365, %374
  %376 = fadd contract float %364, %375
  %377 = load ptr, ptr %8, align 8, !tbaa !7
  %378 = load i32, ptr %16, align 4, !tbaa !3
  %379 = load i32, ptr %21, align 4, !tbaa !3
  %380 = add nsw i32 %378, %379
  %381 = sext i32 %380 to i64
  %382 = getelementptr inbounds float, ptr %377, i64 %381
  store float %376, ptr %382, align 4, !tbaa !12
  %383 = load float, ptr %39, align 4, !tbaa !12
  %384 = load float, ptr %24, align 4, !tbaa !12
  %385 = fmul contract float %383, %384
  %386 = load float, ptr %37, align 4, !tbaa !12
  %387 = load float, ptr %35, align 4, !tbaa !12
  %388 = load float, ptr %34, align 4, !tbaa !12
  %389 = fmul contract float 3.000000e+00, %388
  %390 = fadd contract float %387, %389
  %391 = load float, ptr %34, align 4, !tbaa !12
  %392 = fmul contract float 4.500000e+00, %391
  %393 = load float, ptr %34, align 4, !tbaa !12
  %394 = fmul contract float %392, %393
  %395 = fadd contract float %390, %394
  %396 = fmul contract float %386, %395
  %397 = fadd contract float %385, %396
  %398 = load ptr, ptr %8, align 8, !tbaa !7
  %399 = load i32, ptr %16, align 4, !tbaa !3
  %400 = mul nsw i32 2, %399
  %401 = load i32, ptr %21, align 4, !tbaa !3
  %402 = add nsw i32 %400, %401
  %403 = sext i32 %402 to i64
  %404 = getelementptr inbounds float, ptr %398, i64 %403
  store float %397, ptr %404, align 4, !tbaa !12
  %405 = load float, ptr %39, align 4, !tbaa !12
  %406 = load float, ptr %25, align 4, !tbaa !12
  %407 = fmul contract float %405, %406
  %408 = load float, ptr %37, align 4, !tbaa !12
  %409 = load float, ptr %35, align 4, !tbaa !12
  %410 = load float, ptr %33, align 4, !tbaa !12
  %411 = fmul contract float 3.000000e+00, %410
  %412 = fsub contract float %409, %411
  %413 = load float, ptr %33, align 4, !tbaa !12
  %414 = fmul contract float 4.500000e+00, %413
  %415 = load float, ptr %33, align 4, !tbaa !12
  %416 = fmul contract float %414, %415
  %417 = fadd contract float %412, %416
  %418 = fmul contract float %408, %417
  %419 = fadd contract float %407, %418
  %420 = load ptr, ptr %8, align 8, !tbaa !7
  %421 = load i32, ptr %16, align 4, !tbaa !3
  %422 = mul nsw i32 3, %421
  %423 = load i32, ptr %21, align 4, !tbaa !3
  %424 = add nsw i32 %422, %423
  %425 = sext i32 %424 to i64
  %426 = getelementptr inbounds float, ptr %420, i64 %425
  store float %419, ptr %426, align 4, !tbaa !12
  %427 = load float, ptr %39, align 4, !tbaa !12
  %428 = load float, ptr %26, align 4, !tbaa !12
  %429 = fmul contract float %427, %428
  %430 = load float, ptr %37, align 4, !tbaa !12
  %431 = load float, ptr %35, align 4, !tbaa !12
  %432 = load float, ptr %34, align 4, !tbaa !12
  %433 = fmul contract float 3.000000e+00, %432
  %434 = fsub contract float %431, %433
  %435 = load float, ptr %34, align 4, !tbaa !12
  %436 = fmul contract float 4.500000e+00, %435
  %437 = load float, ptr %34, align 4, !tbaa !12
  %438 = fmul contract float %436, %437
  %439 = fadd contract float %434, %438
  %440 = fmul contract float %430, %439
  %441 = fadd contract float %429, %440
  %442 = load ptr, ptr %8, align 8, !tbaa !7
  %443 = load i32, ptr %16, align 4, !tbaa !3
  %444 = mul nsw i32 4, %443
  %445 = load i32, ptr %21, align 4, !tbaa !3
  %446 = add nsw i32 %444, %445
  %447 = sext i32 %446 to i64
  %448 = getelementptr inbounds float, ptr %442, i64 %447
  store float %441, ptr %448, align 4, !tbaa !12
  %449 = load float, ptr %39, align 4, !tbaa !12
  %450 = load float, ptr %27, align 4, !tbaa !12
  %451 = fmul contract float %449, %450
  %452 = load float, ptr %38, align 4, !tbaa !12
  %453 = load float, ptr %35, align 4, !tbaa !12
  %454 = load float, ptr %40, align 4, !tbaa !12
  %455 = fmul contract float 3.000000e+00, %454
  %456 = fadd contract float %453, %455
  %457 = load float, ptr %40, align 4, !tbaa !12
  %458 = fmul contract float 4.500000e+00, %457
  %459 = load float, ptr %40, align 4, !tbaa !12
  %460 = fmul contract float %458, %459
  %461 = fadd contract float %456, %460
  %462 = fmul contract float %452, %461
  %463 = fadd contract float %451, %462
  %464 = load ptr, ptr %8, align 8, !tbaa !7
  %465 = load i32, ptr %16, align 4, !tbaa !3
  %466 = mul nsw i32 5, %465
  %467 = load i32, ptr %21, align 4, !tbaa !3
  %468 = add nsw i32 %466, %467
  %469 = sext i32 %468 to i64
  %470 = getelementptr inbounds float, ptr %464, i64 %469
  store float %463, ptr %470, align 4, !tbaa !12
  %471 = load float, ptr %39, align 4, !tbaa !12
  %472 = load float, ptr %28, align 4, !tbaa !12
  %473 = fmul contract float %471, %472
  %474 = load float, ptr %38, align 4, !tbaa !12
  %475 = load float, ptr %35, align 4, !tbaa !12
  %476 = load float, ptr %41, align 4, !tbaa !12
  %477 = fmul contract float 3.000000e+00, %476
  %478 = fsub contract float %475, %477
  %479 = load float, ptr %41, align 4, !tbaa !12
  %480 = fmul contract float 4.500000e+00, %479
  %481 = load float, ptr %41, align 4, !tbaa !12
  %482 = fmul contract float %480, %481
  %483 = fadd contract float %478, %482
  %484 = fmul contract float %474, %483
  %485 = fadd contract float %473, %484
  %486 = load ptr, ptr %8, align 8, !tbaa !7
  %487 = load i32, ptr %16, align 4, !tbaa !3
  %488 = mul nsw i32 6, %487
  %489 = load i32, ptr %21, align 4, !tbaa !3
  %490 = add nsw i32 %488, %489
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds float, ptr %486, i64 %491
  store float %485, ptr %492, align 4, !tbaa !12
  %493 = load float, ptr %39, align 4, !tbaa !12
  %494 = load float, ptr %29, align 4, !tbaa !12
  %495 = fmul contract float %493, %494
  %496 = load float, ptr %38, align 4, !tbaa !12
  %497 = load float, ptr %35, align 4, !tbaa !12
  %498 = load float, ptr %40, align 4, !tbaa !12
  %499 = fmul contract float 3.000000e+00, %498
  %500 = fsub contract float %497, %499
  %501 = load float, ptr %40, align 4, !tbaa !12
  %502 = fmul contract float 4.500000e+00, %501
  %503 = load float, ptr %40, align 4, !tbaa !12
  %504 = fmul contract float %502, %503
  %505 = fadd contract float %500, %504
  %506 = fmul contract float %496, %505
  %507 = fadd contract float %495, %506
  %508 = load ptr, ptr %8, align 8, !tbaa !7
  %509 = load i32, ptr %16, align 4, !tbaa !3
  %510 = mul nsw i32 7, %509
  %511 = load i32, ptr %21, align 4, !tbaa !3
  %512 = add nsw i32 %510, %511
  %513 = sext i32 %512 to i64
  %514 = getelementptr inbounds float, ptr %508, i64 %513
  store float %507, ptr %514, align 4, !tbaa !12
  %515 = load float, ptr %39, align 4, !tbaa !12
  %516 = load float, ptr %30, align 4, !tbaa !12
  %517 = fmul contract float %515, %516
  %518 = load float, ptr %38, align 4, !tbaa !12
  %519 = load float, ptr %35, align 4, !tbaa !12
  %520 = load float, ptr %41, align 4, !tbaa !12
  %521 = fmul contract float 3.000000e+00, %520
  %522 = fadd contract float %519, %521
  %523 = load float, ptr %41, align 4, !tbaa !12
  %524 = fmul contract float 4.500000e+00, %523
  %525 = load float, ptr %41, align 4, !tbaa !12
  %526 = fmul contract float %524, %525
  %527 = fadd contract float %522, %526
  %528 = fmul contract float %518, %527
  %529 = fadd contract float %517, %528
  %530 = load ptr, ptr %8, align 8, !tbaa !7
  %531 = load i32, ptr %16, align 4, !tbaa !3
  %532 = mul nsw i32 8, %531
  %533 = load i32, ptr %21, align 4, !tbaa !3
  %534 = add nsw i32 %532, %533
  %535 = sext i32 %534 to i64
  %536 = getelementptr inbounds float, ptr %530, i64 %535
  store float %529, ptr %536, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %41) #7
  call void @llvm.lifetime.end.p0(ptr %40) #7
  call void @llvm.lifetime.end.p0(ptr %39) #7
  call void @llvm.lifetime.end.p0(ptr %38) #7
  call void @llvm.lifetime.end.p0(ptr %37) #7
  call void @llvm.lifetime.end.p0(ptr %36) #7
  call void @llvm.lifetime.end.p0(ptr %35) #7
  call void @llvm.lifetime.end.p0(ptr %34) #7
  call void @llvm.lifetime.end.p0(ptr %33) #7
  call void @llvm.lifetime.end.p0(ptr %32) #7
  call void @llvm.lifetime.end.p0(ptr %31) #7
  store i32 0, ptr %15, align 4
  br label %537

537:                                              ; preds = %276, %207
  call void @llvm.lifetime.end.p0(ptr %30) #7
  call void @llvm.lifetime.end.p0(ptr %29) #7
  call void @llvm.lifetime.end.p0(ptr %28) #7
  call void @llvm.lifetime.end.p0(ptr %27) #7
  call void @llvm.lifetime.end.p0(ptr %26) #7
  call void @llvm.lifetime.end.p0(ptr %25) #7
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @llvm.lifetime.end.p0(ptr %23) #7
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %538

538:                                              ; preds = %537, %51
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  %539 = load i32, ptr %15, align 4
  switch i32 %539, label %541 [
    i32 0, label %540
    i32 1, label %540
  ]

540:                                              ; preds = %538, %538
  ret void

541:                                              ; preds = %538
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sph_density(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef byval(%struct.int3) align 4 %4, float noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.float4, align 16
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  store ptr %0, ptr %8, align 8, !tbaa !15
  store ptr %1, ptr %9, align 8, !tbaa !17
  store ptr %2, ptr %10, align 8, !tbaa !17
  store ptr %3, ptr %11, align 8, !tbaa !7
  store float %5, ptr %12, align 4, !tbaa !12
  store i32 %6, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %31 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %32 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %33 = mul i32 %31, %32
  %34 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %35 = add i32 %33, %34
  store i32 %35, ptr %14, align 4, !tbaa !3
  %36 = load i32, ptr %14, align 4, !tbaa !3
  %37 = load i32, ptr %13, align 4, !tbaa !3
  %38 = icmp sge i32 %36, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %7
  store i32 1, ptr %15, align 4
  br label %210

40:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %41 = load ptr, ptr %8, align 8, !tbaa !15
  %42 = load i32, ptr %14, align 4, !tbaa !3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.float4, ptr %41, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %16, ptr align 16 %44, i64 16, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %45 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 0
  %46 = load float, ptr %45, align 16, !tbaa !20
  %47 = load float, ptr %12, align 4, !tbaa !12
  %48 = fdiv contract float %46, %47
  %49 = fptosi float %48 to i32
  store i32 %49, ptr %17, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %50 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 1
  %51 = load float, ptr %50, align 4, !tbaa !22
  %52 = load float, ptr %12, align 4, !tbaa !12
  %53 = fdiv contract float %51, %52
  %54 = fptosi float %53 to i32
  store i32 %54, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %55 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 2
  %56 = load float, ptr %55, align 8, !tbaa !23
  %57 = load float, ptr %12, align 4, !tbaa !12
  %58 = fdiv contract float %56, %57
  %59 = fptosi float %58 to i32
  store i32 %59, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %20) #7
  store float 0.000000e+00, ptr %20, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %60 = load float, ptr %12, align 4, !tbaa !12
  %61 = load float, ptr %12, align 4, !tbaa !12
  %62 = fmul contract float %60, %61
  store float %62, ptr %21, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %63 = load i32, ptr %19, align 4, !tbaa !3
  %64 = sub nsw i32 %63, 1
  %65 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %64, i32 noundef 0) #8
  store i32 %65, ptr %22, align 4, !tbaa !3
  br label %66

66:                                               ; preds = %201, %40
  %67 = load i32, ptr %22, align 4, !tbaa !3
  %68 = load i32, ptr %19, align 4, !tbaa !3
  %69 = add nsw i32 %68, 1
  %70 = getelementptr inbounds nuw %struct.int3, ptr %4, i32 0, i32 2
  %71 = load i32, ptr %70, align 4, !tbaa !24
  %72 = sub nsw i32 %71, 1
  %73 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %69, i32 noundef %72) #8
  %74 = icmp sle i32 %67, %73
  br i1 %74, label %76, label %75

75:                                               ; preds = %66
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #7
  br label %204

76:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %77 = load i32, ptr %18, align 4, !tbaa !3
  %78 = sub nsw i32 %77, 1
  %79 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %78, i32 noundef 0) #8
  store i32 %79, ptr %23, align 4, !tbaa !3
  br label %80

80:                                               ; preds = %197, %76
  %81 = load i32, ptr %23, align 4, !tbaa !3
  %82 = load i32, ptr %18, align 4, !tbaa !3
  %83 = add nsw i32 %82, 1
  %84 = getelementptr inbounds nuw %struct.int3, ptr %4, i32 0, i32 1
  %85 = load i32, ptr %84, align 4, !tbaa !26
  %86 = sub nsw i32 %85, 1
  %87 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %83, i32 noundef %86) #8
  %88 = icmp sle i32 %81, %87
  br i1 %88, label %90, label %89

89:                                               ; preds = %80
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #7
  br label %200

90:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %91 = load i32, ptr %17, align 4, !tbaa !3
  %92 = sub nsw i32 %91, 1
  %93 = call noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %92, i32 noundef 0) #8
  store i32 %93, ptr %24, align 4, !tbaa !3
  br label %94

94:                                               ; preds = %193, %90
  %95 = load i32, ptr %24, align 4, !tbaa !3
  %96 = load i32, ptr %17, align 4, !tbaa !3
  %97 = add nsw i32 %96, 1
  %98 = getelementptr inbounds nuw %struct.int3, ptr %4, i32 0, i32 0
  %99 = load i32, ptr %98, align 4, !tbaa !27
  %100 = sub nsw i32 %99, 1
  %101 = call noundef i32 @_ZL3minIiET_S0_S0_(i32 noundef %97, i32 noundef %100) #8
  %102 = icmp sle i32 %95, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %94
  store i32 8, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #7
  br label %196

104:                                              ; preds = %94
  call void @llvm.lifetime.start.p0(ptr %25) #7
  %105 = load i32, ptr %22, align 4, !tbaa !3
  %106 = getelementptr inbounds nuw %struct.int3, ptr %4, i32 0, i32 1
  %107 = load i32, ptr %106, align 4, !tbaa !26
  %108 = mul nsw i32 %105, %107
  %109 = load i32, ptr %23, align 4, !tbaa !3
  %110 = add nsw i32 %108, %109
  %111 = getelementptr inbounds nuw %struct.int3, ptr %4, i32 0, i32 0
  %112 = load i32, ptr %111, align 4, !tbaa !27
  %113 = mul nsw i32 %110, %112
  %114 = load i32, ptr %24, align 4, !tbaa !3
  %115 = add nsw i32 %113, %114
  store i32 %115, ptr %25, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %26) #7
  %116 = load ptr, ptr %9, align 8, !tbaa !17
  %117 = load i32, ptr %25, align 4, !tbaa !3
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr %116, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !3
  store i32 %120, ptr %26, align 4, !tbaa !3
  br label %121

121:                                              ; preds = %189, %104
  %122 = load i32, ptr %26, align 4, !tbaa !3
  %123 = load ptr, ptr %10, align 8, !tbaa !17
  %124 = load i32, ptr %25, align 4, !tbaa !3
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i32, ptr %123, i64 %125
  %127 = load i32, ptr %126, align 4, !tbaa !3
  %128 = icmp slt i32 %122, %127
  br i1 %128, label %130, label %129

129:                                              ; preds = %121
  store i32 11, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #7
  br label %192

130:                                              ; preds = %121
  call void @llvm.lifetime.start.p0(ptr %27) #7
  %131 = load ptr, ptr %8, align 8, !tbaa !15
  %132 = load i32, ptr %26, align 4, !tbaa !3
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds %struct.float4, ptr %131, i64 %133
  %135 = getelementptr inbounds nuw %struct.float4, ptr %134, i32 0, i32 0
  %136 = load float, ptr %135, align 16, !tbaa !20
  %137 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 0
  %138 = load float, ptr %137, align 16, !tbaa !20
  %139 = fsub contract float %136, %138
  store float %139, ptr %27, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %28) #7
  %140 = load ptr, ptr %8, align 8, !tbaa !15
  %141 = load i32, ptr %26, align 4, !tbaa !3
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds %struct.float4, ptr %140, i64 %142
  %144 = getelementptr inbounds nuw %struct.float4, ptr %143, i32 0, i32 1
  %145 = load float, ptr %144, align 4, !tbaa !22
  %146 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 1
  %147 = load float, ptr %146, align 4, !tbaa !22
  %148 = fsub contract float %145, %147
  store float %148, ptr %28, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %29) #7
  %149 = load ptr, ptr %8, align 8, !tbaa !15
  %150 = load i32, ptr %26, align 4, !tbaa !3
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds %struct.float4, ptr %149, i64 %151
  %153 = getelementptr inbounds nuw %struct.float4, ptr %152, i32 0, i32 2
  %154 = load float, ptr %153, align 8, !tbaa !23
  %155 = getelementptr inbounds nuw %struct.float4, ptr %16, i32 0, i32 2
  %156 = load float, ptr %155, align 8, !tbaa !23
  %157 = fsub contract float %154, %156
  store float %157, ptr %29, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %30) #7
  %158 = load float, ptr %21, align 4, !tbaa !12
  %159 = load float, ptr %27, align 4, !tbaa !12
  %160 = load float, ptr %27, align 4, !tbaa !12
  %161 = fmul contract float %159, %160
  %162 = fsub contract float %158, %161
  %163 = load float, ptr %28, align 4, !tbaa !12
  %164 = load float, ptr %28, align 4, !tbaa !12
  %165 = fmul contract float %163, %164
  %166 = fsub contract float %162, %165
  %167 = load float, ptr %29, align 4, !tbaa !12
  %168 = load float, ptr %29, align 4, !tbaa !12
  %169 = fmul contract float %167, %168
  %170 = fsub contract float %166, %169
  store float %170, ptr %30, align 4, !tbaa !12
  %171 = load float, ptr %30, align 4, !tbaa !12
  %172 = fcmp contract ogt float %171, 0.000000e+00
  br i1 %172, label %173, label %188

173:                                              ; preds = %130
  %174 = load ptr, ptr %8, align 8, !tbaa !15
  %175 = load i32, ptr %26, align 4, !tbaa !3
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds %struct.float4, ptr %174, i64 %176
  %178 = getelementptr inbounds nuw %struct.float4, ptr %177, i32 0, i32 3
  %179 = load float, ptr %178, align 4, !tbaa !28
  %180 = load float, ptr %30, align 4, !tbaa !12
  %181 = fmul contract float %179, %180
  %182 = load float, ptr %30, align 4, !tbaa !12
  %183 = fmul contract float %181, %182
  %184 = load float, ptr %30, align 4, !tbaa !12
  %185 = fmul contract float %183, %184
  %186 = load float, ptr %20, align 4, !tbaa !12
  %187 = fadd contract float %186, %185
  store float %187, ptr %20, align 4, !tbaa !12
  br label %188

188:                                              ; preds = %173, %130
  call void @llvm.lifetime.end.p0(ptr %30) #7
  call void @llvm.lifetime.end.p0(ptr %29) #7
  call void @llvm.lifetime.end.p0(ptr %28) #7
  call void @llvm.lifetime.end.p0(ptr %27) #7
  br label %189

189:                                              ; preds = %188
  %190 = load i32, ptr %26, align 4, !tbaa !3
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %26, align 4, !tbaa !3
  br label %121, !llvm.loop !29

192:                                              ; preds = %129
  call void @llvm.lifetime.end.p0(ptr %25) #7
  br label %193

193:                                              ; preds = %192
  %194 = load i32, ptr %24, align 4, !tbaa !3
  %195 = add nsw i32 %194, 1
  store i32 %195, ptr %24, align 4, !tbaa !3
  br label %94, !llvm.loop !31

196:                                              ; preds = %103
  br label %197

197:                                              ; preds = %196
  %198 = load i32, ptr %23, align 4, !tbaa !3
  %199 = add nsw i32 %198, 1
  store i32 %199, ptr %23, align 4, !tbaa !3
  br label %80, !llvm.loop !32

200:                                              ; preds = %89
  br label %201

201:                                              ; preds = %200
  %202 = load i32, ptr %22, align 4, !tbaa !3
  %203 = add nsw i32 %202, 1
  store i32 %203, ptr %22, align 4, !tbaa !3
  br label %66, !llvm.loop !33

204:                                              ; preds = %75
  %205 = load float, ptr %20, align 4, !tbaa !12
  %206 = load ptr, ptr %11, align 8, !tbaa !7
  %207 = load i32, ptr %14, align 4, !tbaa !3
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds float, ptr %206, i64 %208
  store float %205, ptr %209, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  store i32 0, ptr %15, align 4
  br label %210

210:                                              ; preds = %204, %39
  call void @llvm.lifetime.end.p0(ptr %14) #7
  %211 = load i32, ptr %15, align 4
  switch i32 %211, label %213 [
    i32 0, label %212
    i32 1, label %212
  ]

212:                                              ; preds = %210, %210
  ret void

213:                                              ; preds = %210
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3maxIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #2 {
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

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @advect(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.float2, align 8
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca ptr, align 8
  store ptr %0, ptr %7, align 8, !tbaa !34
  store ptr %1, ptr %8, align 8, !tbaa !7
  store ptr %2, ptr %9, align 8, !tbaa !7
  store i32 %3, ptr %10, align 4, !tbaa !3
  store i32 %4, ptr %11, align 4, !tbaa !3
  store float %5, ptr %12, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %24 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %25 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %28 = add i32 %26, %27
  store i32 %28, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %29 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #8
  %30 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_yEv() #8
  %31 = mul i32 %29, %30
  %32 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_yEv() #8
  %33 = add i32 %31, %32
  store i32 %33, ptr %14, align 4, !tbaa !3
  %34 = load i32, ptr %13, align 4, !tbaa !3
  %35 = load i32, ptr %10, align 4, !tbaa !3
  %36 = icmp sge i32 %34, %35
  br i1 %36, label %41, label %37

37:                                               ; preds = %6
  %38 = load i32, ptr %14, align 4, !tbaa !3
  %39 = load i32, ptr %11, align 4, !tbaa !3
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %6
  store i32 1, ptr %15, align 4
  br label %139

42:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %43 = load ptr, ptr %7, align 8, !tbaa !34
  %44 = load i32, ptr %14, align 4, !tbaa !3
  %45 = load i32, ptr %10, align 4, !tbaa !3
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %13, align 4, !tbaa !3
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.float2, ptr %43, i64 %49
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %50, i64 8, i1 false), !tbaa.struct !36
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %51 = load i32, ptr %13, align 4, !tbaa !3
  %52 = sitofp i32 %51 to float
  %53 = load float, ptr %12, align 4, !tbaa !12
  %54 = getelementptr inbounds nuw %struct.float2, ptr %16, i32 0, i32 0
  %55 = load float, ptr %54, align 8, !tbaa !37
  %56 = fmul contract float %53, %55
  %57 = fsub contract float %52, %56
  %58 = call contract noundef float @_ZL5fmaxfff(float noundef %57, float noundef 0.000000e+00) #8
  %59 = load i32, ptr %10, align 4, !tbaa !3
  %60 = sitofp i32 %59 to float
  %61 = fsub contract float %60, 0x3FF00418A0000000
  %62 = call contract noundef float @_ZL5fminfff(float noundef %58, float noundef %61) #8
  store float %62, ptr %17, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %63 = load i32, ptr %14, align 4, !tbaa !3
  %64 = sitofp i32 %63 to float
  %65 = load float, ptr %12, align 4, !tbaa !12
  %66 = getelementptr inbounds nuw %struct.float2, ptr %16, i32 0, i32 1
  %67 = load float, ptr %66, align 4, !tbaa !39
  %68 = fmul contract float %65, %67
  %69 = fsub contract float %64, %68
  %70 = call contract noundef float @_ZL5fmaxfff(float noundef %69, float noundef 0.000000e+00) #8
  %71 = load i32, ptr %11, align 4, !tbaa !3
  %72 = sitofp i32 %71 to float
  %73 = fsub contract float %72, 0x3FF00418A0000000
  %74 = call contract noundef float @_ZL5fminfff(float noundef %70, float noundef %73) #8
  store float %74, ptr %18, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %75 = load float, ptr %17, align 4, !tbaa !12
  %76 = fptosi float %75 to i32
  store i32 %76, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %77 = load float, ptr %18, align 4, !tbaa !12
  %78 = fptosi float %77 to i32
  store i32 %78, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %79 = load float, ptr %17, align 4, !tbaa !12
  %80 = load i32, ptr %19, align 4, !tbaa !3
  %81 = sitofp i32 %80 to float
  %82 = fsub contract float %79, %81
  store float %82, ptr %21, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %83 = load float, ptr %18, align 4, !tbaa !12
  %84 = load i32, ptr %20, align 4, !tbaa !3
  %85 = sitofp i32 %84 to float
  %86 = fsub contract float %83, %85
  store float %86, ptr %22, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %87 = load ptr, ptr %8, align 8, !tbaa !7
  %88 = load i32, ptr %20, align 4, !tbaa !3
  %89 = load i32, ptr %10, align 4, !tbaa !3
  %90 = mul nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %87, i64 %91
  %93 = load i32, ptr %19, align 4, !tbaa !3
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %92, i64 %94
  store ptr %95, ptr %23, align 8, !tbaa !7
  %96 = load float, ptr %22, align 4, !tbaa !12
  %97 = fsub contract float 1.000000e+00, %96
  %98 = load float, ptr %21, align 4, !tbaa !12
  %99 = fsub contract float 1.000000e+00, %98
  %100 = load ptr, ptr %23, align 8, !tbaa !7
  %101 = getelementptr inbounds float, ptr %100, i64 0
  %102 = load float, ptr %101, align 4, !tbaa !12
  %103 = fmul contract float %99, %102
  %104 = load float, ptr %21, align 4, !tbaa !12
  %105 = load ptr, ptr %23, align 8, !tbaa !7
  %106 = getelementptr inbounds float, ptr %105, i64 1
  %107 = load float, ptr %106, align 4, !tbaa !12
  %108 = fmul contract float %104, %107
  %109 = fadd contract float %103, %108
  %110 = fmul contract float %97, %109
  %111 = load float, ptr %22, align 4, !tbaa !12
  %112 = load float, ptr %21, align 4, !tbaa !12
  %113 = fsub contract float 1.000000e+00, %112
  %114 = load ptr, ptr %23, align 8, !tbaa !7
  %115 = load i32, ptr %10, align 4, !tbaa !3
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr %114, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !12
  %119 = fmul contract float %113, %118
  %120 = load float, ptr %21, align 4, !tbaa !12
  %121 = load ptr, ptr %23, align 8, !tbaa !7
  %122 = load i32, ptr %10, align 4, !tbaa !3
  %123 = add nsw i32 %122, 1
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %121, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !12
  %127 = fmul contract float %120, %126
  %128 = fadd contract float %119, %127
  %129 = fmul contract float %111, %128
  %130 = fadd contract float %110, %129
  %131 = load ptr, ptr %9, align 8, !tbaa !7
  %132 = load i32, ptr %14, align 4, !tbaa !3
  %133 = load i32, ptr %10, align 4, !tbaa !3
  %134 = mul nsw i32 %132, %133
  %135 = load i32, ptr %13, align 4, !tbaa !3
  %136 = add nsw i32 %134, %135
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr %131, i64 %137
  store float %130, ptr %138, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %23) #7
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  store i32 0, ptr %15, align 4
  br label %139

139:                                              ; preds = %42, %41
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  %140 = load i32, ptr %15, align 4
  switch i32 %140, label %142 [
    i32 0, label %141
    i32 1, label %141
  ]

141:                                              ; preds = %139, %139
  ret void

142:                                              ; preds = %139
  unreachable
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fminfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !12
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load float, ptr %3, align 4, !tbaa !12
  %6 = load float, ptr %4, align 4, !tbaa !12
  %7 = call contract float @__nv_fminf(float noundef %5, float noundef %6) #8
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !12
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load float, ptr %3, align 4, !tbaa !12
  %6 = load float, ptr %4, align 4, !tbaa !12
  %7 = call contract float @__nv_fmaxf(float noundef %5, float noundef %6) #8
  ret float %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @muscl_flux(ptr noundef %0, ptr noundef %1, i32 noundef %2, double noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %class.anon, align 1
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  store ptr %0, ptr %5, align 8, !tbaa !40
  store ptr %1, ptr %6, align 8, !tbaa !40
  store i32 %2, ptr %7, align 4, !tbaa !3
  store double %3, ptr %8, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %15 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %18 = add i32 %16, %17
  %19 = add i32 %18, 2
  store i32 %19, ptr %9, align 4, !tbaa !3
  %20 = load i32, ptr %9, align 4, !tbaa !3
  %21 = load i32, ptr %7, align 4, !tbaa !3
  %22 = sub nsw i32 %21, 1
  %23 = icmp sge i32 %20, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %78

25:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %11, ptr align 1 @__const.muscl_flux.van_leer, i64 1, i1 false)
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %26 = load ptr, ptr %5, align 8, !tbaa !40
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !42
  %31 = load ptr, ptr %5, align 8, !tbaa !40
  %32 = load i32, ptr %9, align 4, !tbaa !3
  %33 = sub nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %31, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !42
  %37 = fsub contract double %30, %36
  store double %37, ptr %12, align 8, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %38 = load double, ptr %12, align 8, !tbaa !42
  %39 = call contract noundef double @_ZL4fabsd(double noundef %38) #8
  %40 = fcmp contract ogt double %39, 0x3D719799812DEA11
  br i1 %40, label %41, label %57

41:                                               ; preds = %25
  %42 = load ptr, ptr %5, align 8, !tbaa !40
  %43 = load i32, ptr %9, align 4, !tbaa !3
  %44 = sub nsw i32 %43, 1
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %42, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !42
  %48 = load ptr, ptr %5, align 8, !tbaa !40
  %49 = load i32, ptr %9, align 4, !tbaa !3
  %50 = sub nsw i32 %49, 2
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %48, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !42
  %54 = fsub contract double %47, %53
  %55 = load double, ptr %12, align 8, !tbaa !42
  %56 = fdiv contract double %54, %55
  br label %58

57:                                               ; preds = %25
  br label %58

58:                                               ; preds = %57, %41
  %59 = phi contract double [ %56, %41 ], [ 0.000000e+00, %57 ]
  store double %59, ptr %13, align 8, !tbaa !42
  %60 = load double, ptr %8, align 8, !tbaa !42
  %61 = load ptr, ptr %5, align 8, !tbaa !40
  %62 = load i32, ptr %9, align 4, !tbaa !3
  %63 = sub nsw i32 %62, 1
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %61, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !42
  %67 = load double, ptr %13, align 8, !tbaa !42
  %68 = call contract noundef double @_ZZ10muscl_fluxENKUldE_clEd(ptr noundef nonnull align 1 dereferenceable(1) %11, double noundef %67) #8
  %69 = fmul contract double 5.000000e-01, %68
  %70 = load double, ptr %12, align 8, !tbaa !42
  %71 = fmul contract double %69, %70
  %72 = fadd contract double %66, %71
  %73 = fmul contract double %60, %72
  %74 = load ptr, ptr %6, align 8, !tbaa !40
  %75 = load i32, ptr %9, align 4, !tbaa !3
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %74, i64 %76
  store double %73, ptr %77, align 8, !tbaa !42
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  store i32 0, ptr %10, align 4
  br label %78

78:                                               ; preds = %58, %24
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %79 = load i32, ptr %10, align 4
  switch i32 %79, label %81 [
    i32 0, label %80
    i32 1, label %80
  ]

80:                                               ; preds = %78, %78
  ret void

81:                                               ; preds = %78
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4fabsd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !42
  %3 = load double, ptr %2, align 8, !tbaa !42
  %4 = call contract double @__nv_fabs(double noundef %3) #8
  ret double %4
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef double @_ZZ10muscl_fluxENKUldE_clEd(ptr noundef nonnull align 1 dereferenceable(1) %0, double noundef %1) #4 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !44
  store double %1, ptr %4, align 8, !tbaa !42
  %5 = load ptr, ptr %3, align 8
  %6 = load double, ptr %4, align 8, !tbaa !42
  %7 = load double, ptr %4, align 8, !tbaa !42
  %8 = call contract noundef double @_ZL4fabsd(double noundef %7) #8
  %9 = fadd contract double %6, %8
  %10 = load double, ptr %4, align 8, !tbaa !42
  %11 = call contract noundef double @_ZL4fabsd(double noundef %10) #8
  %12 = fadd contract double 1.000000e+00, %11
  %13 = fdiv contract double %9, %12
  ret double %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #6

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
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
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 omnipotent char", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!5, !5, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 _ZTS6float4", !9, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !9, i64 0}
!19 = !{i64 0, i64 4, !12, i64 4, i64 4, !12, i64 8, i64 4, !12, i64 12, i64 4, !12}
!20 = !{!21, !13, i64 0}
!21 = !{!"_ZTS6float4", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12}
!22 = !{!21, !13, i64 4}
!23 = !{!21, !13, i64 8}
!24 = !{!25, !4, i64 8}
!25 = !{!"_ZTS4int3", !4, i64 0, !4, i64 4, !4, i64 8}
!26 = !{!25, !4, i64 4}
!27 = !{!25, !4, i64 0}
!28 = !{!21, !13, i64 12}
!29 = distinct !{!29, !30}
!30 = !{!"llvm.loop.mustprogress"}
!31 = distinct !{!31, !30}
!32 = distinct !{!32, !30}
!33 = distinct !{!33, !30}
!34 = !{!35, !35, i64 0}
!35 = !{!"p1 _ZTS6float2", !9, i64 0}
!36 = !{i64 0, i64 4, !12, i64 4, i64 4, !12}
!37 = !{!38, !13, i64 0}
!38 = !{!"_ZTS6float2", !13, i64 0, !13, i64 4}
!39 = !{!38, !13, i64 4}
!40 = !{!41, !41, i64 0}
!41 = !{!"p1 double", !9, i64 0}
!42 = !{!43, !43, i64 0}
!43 = !{!"double", !5, i64 0}
!44 = !{!9, !9, i64 0}
