; ModuleID = 'attention_flash.cu'
source_filename = "attention_flash.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float2 = type { float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_zEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ13flash_forwardE1q = internal addrspace(3) global [32 x [65 x float]] undef, align 4
@_ZZ13flash_forwardE1k = internal addrspace(3) global [32 x [64 x float]] undef, align 4
@_ZZ13flash_forwardE1v = internal addrspace(3) global [32 x [64 x float]] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ16decode_attentionE2sm = internal addrspace(3) global [4 x float] undef, align 4
@_ZZ16decode_attentionE2sl = internal addrspace(3) global [4 x float] undef, align 4
@_ZZ16decode_attentionE2so = internal addrspace(3) global [4 x [32 x %struct.float2]] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flash_forward(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, float noundef %6, i1 noundef zeroext %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i8, align 1
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca [64 x float], align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca [32 x float], align 4
  %29 = alloca float, align 4
  %30 = alloca i32, align 4
  %31 = alloca float, align 4
  %32 = alloca i32, align 4
  %33 = alloca float, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca float, align 4
  %37 = alloca i32, align 4
  %38 = alloca float, align 4
  %39 = alloca i32, align 4
  store ptr %0, ptr %9, align 8, !tbaa !7
  store ptr %1, ptr %10, align 8, !tbaa !7
  store ptr %2, ptr %11, align 8, !tbaa !7
  store ptr %3, ptr %12, align 8, !tbaa !7
  store ptr %4, ptr %13, align 8, !tbaa !10
  store i32 %5, ptr %14, align 4, !tbaa !3
  store float %6, ptr %15, align 4, !tbaa !12
  %40 = zext i1 %7 to i8
  store i8 %40, ptr %16, align 1, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %17) #11
  %41 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #12
  %42 = zext i32 %41 to i64
  %43 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_zEv() #12
  %44 = zext i32 %43 to i64
  %45 = mul i64 %42, %44
  %46 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv() #12
  %47 = zext i32 %46 to i64
  %48 = add i64 %45, %47
  %49 = load i32, ptr %14, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = mul i64 %51, 64
  store i64 %52, ptr %17, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %18) #11
  %53 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #12
  store i32 %53, ptr %18, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %19) #11
  %54 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #12
  %55 = mul i32 %54, 32
  %56 = load i32, ptr %18, align 4, !tbaa !3
  %57 = add i32 %55, %56
  store i32 %57, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %20) #11
  store i32 0, ptr %20, align 4, !tbaa !3
  br label %58

58:                                               ; preds = %83, %8
  %59 = load i32, ptr %20, align 4, !tbaa !3
  %60 = icmp slt i32 %59, 64
  br i1 %60, label %62, label %61

61:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr %20) #11
  br label %86

62:                                               ; preds = %58
  %63 = load ptr, ptr %9, align 8, !tbaa !7
  %64 = load i64, ptr %17, align 8, !tbaa !16
  %65 = load i32, ptr %19, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = mul i64 %66, 64
  %68 = add i64 %64, %67
  %69 = load i32, ptr %20, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = add i64 %68, %70
  %72 = getelementptr inbounds nuw half, ptr %63, i64 %71
  %73 = load half, ptr %72, align 2, !tbaa !18
  %74 = fpext contract half %73 to float
  %75 = load float, ptr %15, align 4, !tbaa !12
  %76 = fmul contract float %74, %75
  %77 = load i32, ptr %18, align 4, !tbaa !3
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [32 x [65 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1q to ptr), i64 0, i64 %78
  %80 = load i32, ptr %20, align 4, !tbaa !3
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [65 x float], ptr %79, i64 0, i64 %81
  store float %76, ptr %82, align 4, !tbaa !12
  br label %83

83:                                               ; preds = %62
  %84 = load i32, ptr %20, align 4, !tbaa !3
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %20, align 4, !tbaa !3
  br label %58, !llvm.loop !20

86:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %21) #11
  call void @llvm.memset.p0.i64(ptr align 4 %21, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %22) #11
  store float 0xFFF0000000000000, ptr %22, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %23) #11
  store float 0.000000e+00, ptr %23, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %24) #11
  %87 = load i8, ptr %16, align 1, !tbaa !14, !range !22, !noundef !23
  %88 = trunc i8 %87 to i1
  br i1 %88, label %89, label %93

89:                                               ; preds = %86
  %90 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #12
  %91 = add i32 %90, 1
  %92 = mul i32 %91, 32
  br label %95

93:                                               ; preds = %86
  %94 = load i32, ptr %14, align 4, !tbaa !3
  br label %95

95:                                               ; preds = %93, %89
  %96 = phi i32 [ %92, %89 ], [ %94, %93 ]
  store i32 %96, ptr %24, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %25) #11
  store i32 0, ptr %25, align 4, !tbaa !3
  br label %97

97:                                               ; preds = %276, %95
  %98 = load i32, ptr %25, align 4, !tbaa !3
  %99 = load i32, ptr %24, align 4, !tbaa !3
  %100 = icmp slt i32 %98, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %97
  store i32 5, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #11
  br label %279

102:                                              ; preds = %97
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %27) #11
  %103 = load i32, ptr %18, align 4, !tbaa !3
  store i32 %103, ptr %27, align 4, !tbaa !3
  br label %104

104:                                              ; preds = %149, %102
  %105 = load i32, ptr %27, align 4, !tbaa !3
  %106 = icmp slt i32 %105, 2048
  br i1 %106, label %108, label %107

107:                                              ; preds = %104
  store i32 8, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #11
  br label %152

108:                                              ; preds = %104
  %109 = load ptr, ptr %10, align 8, !tbaa !7
  %110 = load i64, ptr %17, align 8, !tbaa !16
  %111 = load i32, ptr %25, align 4, !tbaa !3
  %112 = sext i32 %111 to i64
  %113 = mul i64 %112, 64
  %114 = add i64 %110, %113
  %115 = load i32, ptr %27, align 4, !tbaa !3
  %116 = sext i32 %115 to i64
  %117 = add i64 %114, %116
  %118 = getelementptr inbounds nuw half, ptr %109, i64 %117
  %119 = load half, ptr %118, align 2, !tbaa !18
  %120 = fpext contract half %119 to float
  %121 = load i32, ptr %27, align 4, !tbaa !3
  %122 = sdiv i32 %121, 64
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [32 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1k to ptr), i64 0, i64 %123
  %125 = load i32, ptr %27, align 4, !tbaa !3
  %126 = srem i32 %125, 64
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [64 x float], ptr %124, i64 0, i64 %127
  store float %120, ptr %128, align 4, !tbaa !12
  %129 = load ptr, ptr %11, align 8, !tbaa !7
  %130 = load i64, ptr %17, align 8, !tbaa !16
  %131 = load i32, ptr %25, align 4, !tbaa !3
  %132 = sext i32 %131 to i64
  %133 = mul i64 %132, 64
  %134 = add i64 %130, %133
  %135 = load i32, ptr %27, align 4, !tbaa !3
  %136 = sext i32 %135 to i64
  %137 = add i64 %134, %136
  %138 = getelementptr inbounds nuw half, ptr %129, i64 %137
  %139 = load half, ptr %138, align 2, !tbaa !18
  %140 = fpext contract half %139 to float
  %141 = load i32, ptr %27, align 4, !tbaa !3
  %142 = sdiv i32 %141, 64
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [32 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1v to ptr), i64 0, i64 %143
  %145 = load i32, ptr %27, align 4, !tbaa !3
  %146 = srem i32 %145, 64
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [64 x float], ptr %144, i64 0, i64 %147
  store float %140, ptr %148, align 4, !tbaa !12
  br label %149

149:                                              ; preds = %108
  %150 = load i32, ptr %27, align 4, !tbaa !3
  %151 = add nsw i32 %150, 32
  store i32 %151, ptr %27, align 4, !tbaa !3
  br label %104, !llvm.loop !24

152:                                              ; preds = %107
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %28) #11
  call void @llvm.lifetime.start.p0(ptr %29) #11
  %153 = load float, ptr %22, align 4, !tbaa !12
  store float %153, ptr %29, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %30) #11
  store i32 0, ptr %30, align 4, !tbaa !3
  br label %154

154:                                              ; preds = %207, %152
  %155 = load i32, ptr %30, align 4, !tbaa !3
  %156 = icmp slt i32 %155, 32
  br i1 %156, label %158, label %157

157:                                              ; preds = %154
  store i32 11, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #11
  br label %210

158:                                              ; preds = %154
  call void @llvm.lifetime.start.p0(ptr %31) #11
  store float 0.000000e+00, ptr %31, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %32) #11
  store i32 0, ptr %32, align 4, !tbaa !3
  br label %159

159:                                              ; preds = %181, %158
  %160 = load i32, ptr %32, align 4, !tbaa !3
  %161 = icmp slt i32 %160, 64
  br i1 %161, label %163, label %162

162:                                              ; preds = %159
  store i32 14, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #11
  br label %184

163:                                              ; preds = %159
  %164 = load i32, ptr %18, align 4, !tbaa !3
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [32 x [65 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1q to ptr), i64 0, i64 %165
  %167 = load i32, ptr %32, align 4, !tbaa !3
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [65 x float], ptr %166, i64 0, i64 %168
  %170 = load float, ptr %169, align 4, !tbaa !12
  %171 = load i32, ptr %30, align 4, !tbaa !3
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [32 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1k to ptr), i64 0, i64 %172
  %174 = load i32, ptr %32, align 4, !tbaa !3
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [64 x float], ptr %173, i64 0, i64 %175
  %177 = load float, ptr %176, align 4, !tbaa !12
  %178 = fmul contract float %170, %177
  %179 = load float, ptr %31, align 4, !tbaa !12
  %180 = fadd contract float %179, %178
  store float %180, ptr %31, align 4, !tbaa !12
  br label %181

181:                                              ; preds = %163
  %182 = load i32, ptr %32, align 4, !tbaa !3
  %183 = add nsw i32 %182, 1
  store i32 %183, ptr %32, align 4, !tbaa !3
  br label %159, !llvm.loop !25

184:                                              ; preds = %162
  %185 = load i8, ptr %16, align 1, !tbaa !14, !range !22, !noundef !23
  %186 = trunc i8 %185 to i1
  br i1 %186, label %187, label %194

187:                                              ; preds = %184
  %188 = load i32, ptr %25, align 4, !tbaa !3
  %189 = load i32, ptr %30, align 4, !tbaa !3
  %190 = add nsw i32 %188, %189
  %191 = load i32, ptr %19, align 4, !tbaa !3
  %192 = icmp sgt i32 %190, %191
  br i1 %192, label %193, label %194

193:                                              ; preds = %187
  br label %196

194:                                              ; preds = %187, %184
  %195 = load float, ptr %31, align 4, !tbaa !12
  br label %196

196:                                              ; preds = %194, %193
  %197 = phi contract float [ 0xFFF0000000000000, %193 ], [ %195, %194 ]
  %198 = load i32, ptr %30, align 4, !tbaa !3
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [32 x float], ptr %28, i64 0, i64 %199
  store float %197, ptr %200, align 4, !tbaa !12
  %201 = load float, ptr %29, align 4, !tbaa !12
  %202 = load i32, ptr %30, align 4, !tbaa !3
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [32 x float], ptr %28, i64 0, i64 %203
  %205 = load float, ptr %204, align 4, !tbaa !12
  %206 = call contract noundef float @_ZL5fmaxfff(float noundef %201, float noundef %205) #12
  store float %206, ptr %29, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %31) #11
  br label %207

207:                                              ; preds = %196
  %208 = load i32, ptr %30, align 4, !tbaa !3
  %209 = add nsw i32 %208, 1
  store i32 %209, ptr %30, align 4, !tbaa !3
  br label %154, !llvm.loop !27

210:                                              ; preds = %157
  call void @llvm.lifetime.start.p0(ptr %33) #11
  %211 = load float, ptr %22, align 4, !tbaa !12
  %212 = load float, ptr %29, align 4, !tbaa !12
  %213 = fsub contract float %211, %212
  %214 = call contract noundef float @_ZL6__expff(float noundef %213) #12
  store float %214, ptr %33, align 4, !tbaa !12
  %215 = load float, ptr %33, align 4, !tbaa !12
  %216 = load float, ptr %23, align 4, !tbaa !12
  %217 = fmul contract float %216, %215
  store float %217, ptr %23, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %34) #11
  store i32 0, ptr %34, align 4, !tbaa !3
  br label %218

218:                                              ; preds = %229, %210
  %219 = load i32, ptr %34, align 4, !tbaa !3
  %220 = icmp slt i32 %219, 64
  br i1 %220, label %222, label %221

221:                                              ; preds = %218
  store i32 17, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #11
  br label %232

222:                                              ; preds = %218
  %223 = load float, ptr %33, align 4, !tbaa !12
  %224 = load i32, ptr %34, align 4, !tbaa !3
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [64 x float], ptr %21, i64 0, i64 %225
  %227 = load float, ptr %226, align 4, !tbaa !12
  %228 = fmul contract float %227, %223
  store float %228, ptr %226, align 4, !tbaa !12
  br label %229

229:                                              ; preds = %222
  %230 = load i32, ptr %34, align 4, !tbaa !3
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %34, align 4, !tbaa !3
  br label %218, !llvm.loop !28

232:                                              ; preds = %221
  call void @llvm.lifetime.start.p0(ptr %35) #11
  store i32 0, ptr %35, align 4, !tbaa !3
  br label %233

233:                                              ; preds = %271, %232
  %234 = load i32, ptr %35, align 4, !tbaa !3
  %235 = icmp slt i32 %234, 32
  br i1 %235, label %237, label %236

236:                                              ; preds = %233
  store i32 20, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #11
  br label %274

237:                                              ; preds = %233
  call void @llvm.lifetime.start.p0(ptr %36) #11
  %238 = load i32, ptr %35, align 4, !tbaa !3
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [32 x float], ptr %28, i64 0, i64 %239
  %241 = load float, ptr %240, align 4, !tbaa !12
  %242 = load float, ptr %29, align 4, !tbaa !12
  %243 = fsub contract float %241, %242
  %244 = call contract noundef float @_ZL6__expff(float noundef %243) #12
  store float %244, ptr %36, align 4, !tbaa !12
  %245 = load float, ptr %36, align 4, !tbaa !12
  %246 = load float, ptr %23, align 4, !tbaa !12
  %247 = fadd contract float %246, %245
  store float %247, ptr %23, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %37) #11
  store i32 0, ptr %37, align 4, !tbaa !3
  br label %248

248:                                              ; preds = %267, %237
  %249 = load i32, ptr %37, align 4, !tbaa !3
  %250 = icmp slt i32 %249, 64
  br i1 %250, label %252, label %251

251:                                              ; preds = %248
  store i32 23, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %37) #11
  br label %270

252:                                              ; preds = %248
  %253 = load float, ptr %36, align 4, !tbaa !12
  %254 = load i32, ptr %35, align 4, !tbaa !3
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [32 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1v to ptr), i64 0, i64 %255
  %257 = load i32, ptr %37, align 4, !tbaa !3
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds [64 x float], ptr %256, i64 0, i64 %258
  %260 = load float, ptr %259, align 4, !tbaa !12
  %261 = fmul contract float %253, %260
  %262 = load i32, ptr %37, align 4, !tbaa !3
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds [64 x float], ptr %21, i64 0, i64 %263
  %265 = load float, ptr %264, align 4, !tbaa !12
  %266 = fadd contract float %265, %261
  store float %266, ptr %264, align 4, !tbaa !12
  br label %267

267:                                              ; preds = %252
  %268 = load i32, ptr %37, align 4, !tbaa !3
  %269 = add nsw i32 %268, 1
  store i32 %269, ptr %37, align 4, !tbaa !3
  br label %248, !llvm.loop !29

270:                                              ; preds = %251
  call void @llvm.lifetime.end.p0(ptr %36) #11
  br label %271

271:                                              ; preds = %270
  %272 = load i32, ptr %35, align 4, !tbaa !3
  %273 = add nsw i32 %272, 1
  store i32 %273, ptr %35, align 4, !tbaa !3
  br label %233, !llvm.loop !31

274:                                              ; preds = %236
  %275 = load float, ptr %29, align 4, !tbaa !12
  store float %275, ptr %22, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %33) #11
  call void @llvm.lifetime.end.p0(ptr %29) #11
  call void @llvm.lifetime.end.p0(ptr %28) #11
  br label %276

276:                                              ; preds = %274
  %277 = load i32, ptr %25, align 4, !tbaa !3
  %278 = add nsw i32 %277, 32
  store i32 %278, ptr %25, align 4, !tbaa !3
  br label %97, !llvm.loop !32

279:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %38) #11
  %280 = load float, ptr %23, align 4, !tbaa !12
  %281 = fdiv contract float 1.000000e+00, %280
  store float %281, ptr %38, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %39) #11
  store i32 0, ptr %39, align 4, !tbaa !3
  br label %282

282:                                              ; preds = %304, %279
  %283 = load i32, ptr %39, align 4, !tbaa !3
  %284 = icmp slt i32 %283, 64
  br i1 %284, label %286, label %285

285:                                              ; preds = %282
  store i32 26, ptr %26, align 4
  call void @llvm.lifetime.end.p0(ptr %39) #11
  br label %307

286:                                              ; preds = %282
  %287 = load i32, ptr %39, align 4, !tbaa !3
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds [64 x float], ptr %21, i64 0, i64 %288
  %290 = load float, ptr %289, align 4, !tbaa !12
  %291 = load float, ptr %38, align 4, !tbaa !12
  %292 = fmul contract float %290, %291
  %293 = fptrunc contract float %292 to half
  %294 = load ptr, ptr %12, align 8, !tbaa !7
  %295 = load i64, ptr %17, align 8, !tbaa !16
  %296 = load i32, ptr %19, align 4, !tbaa !3
  %297 = sext i32 %296 to i64
  %298 = mul i64 %297, 64
  %299 = add i64 %295, %298
  %300 = load i32, ptr %39, align 4, !tbaa !3
  %301 = sext i32 %300 to i64
  %302 = add i64 %299, %301
  %303 = getelementptr inbounds nuw half, ptr %294, i64 %302
  store half %293, ptr %303, align 2, !tbaa !18
  br label %304

304:                                              ; preds = %286
  %305 = load i32, ptr %39, align 4, !tbaa !3
  %306 = add nsw i32 %305, 1
  store i32 %306, ptr %39, align 4, !tbaa !3
  br label %282, !llvm.loop !33

307:                                              ; preds = %285
  %308 = load float, ptr %22, align 4, !tbaa !12
  %309 = load float, ptr %23, align 4, !tbaa !12
  %310 = call contract noundef float @_ZL6__logff(float noundef %309) #12
  %311 = fadd contract float %308, %310
  %312 = load ptr, ptr %13, align 8, !tbaa !10
  %313 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #12
  %314 = zext i32 %313 to i64
  %315 = call noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_zEv() #12
  %316 = zext i32 %315 to i64
  %317 = mul i64 %314, %316
  %318 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv() #12
  %319 = zext i32 %318 to i64
  %320 = add i64 %317, %319
  %321 = load i32, ptr %14, align 4, !tbaa !3
  %322 = sext i32 %321 to i64
  %323 = mul i64 %320, %322
  %324 = load i32, ptr %19, align 4, !tbaa !3
  %325 = sext i32 %324 to i64
  %326 = add i64 %323, %325
  %327 = getelementptr inbounds nuw float, ptr %312, i64 %326
  store float %311, ptr %327, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %38) #11
  call void @llvm.lifetime.end.p0(ptr %24) #11
  call void @llvm.lifetime.end.p0(ptr %23) #11
  call void @llvm.lifetime.end.p0(ptr %22) #11
  call void @llvm.lifetime.end.p0(ptr %21) #11
  call void @llvm.lifetime.end.p0(ptr %19) #11
  call void @llvm.lifetime.end.p0(ptr %18) #11
  call void @llvm.lifetime.end.p0(ptr %17) #11
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN24__cuda_builtin_gridDim_t17__fetch_builtin_zEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_zEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fmaxfff(float noundef %0, float noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !12
  store float %1, ptr %4, align 4, !tbaa !12
  %5 = load float, ptr %3, align 4, !tbaa !12
  %6 = load float, ptr %4, align 4, !tbaa !12
  %7 = call contract float @__nv_fmaxf(float noundef %5, float noundef %6) #12
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6__expff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call contract float @__nv_fast_expf(float noundef %3) #12
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6__logff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call contract float @__nv_fast_logf(float noundef %3) #12
  ret float %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @decode_attention(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, float noundef %6) #5 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca <2 x half>, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.float2, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca <2 x half>, align 4
  %25 = alloca <2 x half>, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  %33 = alloca %struct.float2, align 8
  %34 = alloca i32, align 4
  %35 = alloca float, align 4
  %36 = alloca %struct.float2, align 8
  store ptr %0, ptr %8, align 8, !tbaa !34
  store ptr %1, ptr %9, align 8, !tbaa !34
  store ptr %2, ptr %10, align 8, !tbaa !34
  store ptr %3, ptr %11, align 8, !tbaa !35
  store ptr %4, ptr %12, align 8, !tbaa !37
  store i32 %5, ptr %13, align 4, !tbaa !3
  store float %6, ptr %14, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %15) #11
  %37 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #12
  %38 = udiv i32 %37, 32
  store i32 %38, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #11
  %39 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #12
  %40 = urem i32 %39, 32
  store i32 %40, ptr %16, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %17) #11
  %41 = load ptr, ptr %8, align 8, !tbaa !34
  %42 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #12
  %43 = mul i32 %42, 32
  %44 = load i32, ptr %16, align 4, !tbaa !3
  %45 = add i32 %43, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw <2 x half>, ptr %41, i64 %46
  %48 = load <2 x half>, ptr %47, align 4, !tbaa !39
  store <2 x half> %48, ptr %17, align 4, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %18) #11
  store float 0xFFF0000000000000, ptr %18, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %19) #11
  store float 0.000000e+00, ptr %19, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %20) #11
  call void @llvm.memset.p0.i64(ptr align 8 %20, i8 0, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %21) #11
  %49 = load i32, ptr %15, align 4, !tbaa !3
  store i32 %49, ptr %21, align 4, !tbaa !3
  br label %50

50:                                               ; preds = %151, %7
  %51 = load i32, ptr %21, align 4, !tbaa !3
  %52 = load i32, ptr %13, align 4, !tbaa !3
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %50
  store i32 2, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #11
  br label %154

55:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(ptr %23) #11
  %56 = load ptr, ptr %11, align 8, !tbaa !35
  %57 = load i32, ptr %21, align 4, !tbaa !3
  %58 = sdiv i32 %57, 16
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %56, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = sext i32 %61 to i64
  %63 = mul i64 %62, 16
  %64 = load i32, ptr %21, align 4, !tbaa !3
  %65 = srem i32 %64, 16
  %66 = sext i32 %65 to i64
  %67 = add i64 %63, %66
  %68 = mul i64 %67, 32
  %69 = load i32, ptr %16, align 4, !tbaa !3
  %70 = sext i32 %69 to i64
  %71 = add i64 %68, %70
  store i64 %71, ptr %23, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %24) #11
  %72 = load ptr, ptr %9, align 8, !tbaa !34
  %73 = load i64, ptr %23, align 8, !tbaa !16
  %74 = getelementptr inbounds nuw <2 x half>, ptr %72, i64 %73
  %75 = load <2 x half>, ptr %74, align 4, !tbaa !39
  store <2 x half> %75, ptr %24, align 4, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %25) #11
  %76 = load ptr, ptr %10, align 8, !tbaa !34
  %77 = load i64, ptr %23, align 8, !tbaa !16
  %78 = getelementptr inbounds nuw <2 x half>, ptr %76, i64 %77
  %79 = load <2 x half>, ptr %78, align 4, !tbaa !39
  store <2 x half> %79, ptr %25, align 4, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %26) #11
  %80 = load <2 x half>, ptr %17, align 4
  %81 = extractelement <2 x half> %80, i64 0
  %82 = fpext contract half %81 to float
  %83 = load <2 x half>, ptr %24, align 4
  %84 = extractelement <2 x half> %83, i64 0
  %85 = fpext contract half %84 to float
  %86 = fmul contract float %82, %85
  %87 = load <2 x half>, ptr %17, align 4
  %88 = extractelement <2 x half> %87, i64 1
  %89 = fpext contract half %88 to float
  %90 = load <2 x half>, ptr %24, align 4
  %91 = extractelement <2 x half> %90, i64 1
  %92 = fpext contract half %91 to float
  %93 = fmul contract float %89, %92
  %94 = fadd contract float %86, %93
  store float %94, ptr %26, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %27) #11
  store i32 16, ptr %27, align 4, !tbaa !3
  br label %95

95:                                               ; preds = %105, %55
  %96 = load i32, ptr %27, align 4, !tbaa !3
  %97 = icmp ne i32 %96, 0
  br i1 %97, label %99, label %98

98:                                               ; preds = %95
  store i32 5, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %27) #11
  br label %108

99:                                               ; preds = %95
  %100 = load float, ptr %26, align 4, !tbaa !12
  %101 = load i32, ptr %27, align 4, !tbaa !3
  %102 = call contract noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef -1, float noundef %100, i32 noundef %101, i32 noundef 32) #12
  %103 = load float, ptr %26, align 4, !tbaa !12
  %104 = fadd contract float %103, %102
  store float %104, ptr %26, align 4, !tbaa !12
  br label %105

105:                                              ; preds = %99
  %106 = load i32, ptr %27, align 4, !tbaa !3
  %107 = ashr i32 %106, 1
  store i32 %107, ptr %27, align 4, !tbaa !3
  br label %95, !llvm.loop !40

108:                                              ; preds = %98
  %109 = load float, ptr %14, align 4, !tbaa !12
  %110 = load float, ptr %26, align 4, !tbaa !12
  %111 = fmul contract float %110, %109
  store float %111, ptr %26, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %28) #11
  %112 = load float, ptr %18, align 4, !tbaa !12
  %113 = load float, ptr %26, align 4, !tbaa !12
  %114 = call contract noundef float @_ZL5fmaxfff(float noundef %112, float noundef %113) #12
  store float %114, ptr %28, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %29) #11
  %115 = load float, ptr %18, align 4, !tbaa !12
  %116 = load float, ptr %28, align 4, !tbaa !12
  %117 = fsub contract float %115, %116
  %118 = call contract noundef float @_ZL6__expff(float noundef %117) #12
  store float %118, ptr %29, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %30) #11
  %119 = load float, ptr %26, align 4, !tbaa !12
  %120 = load float, ptr %28, align 4, !tbaa !12
  %121 = fsub contract float %119, %120
  %122 = call contract noundef float @_ZL6__expff(float noundef %121) #12
  store float %122, ptr %30, align 4, !tbaa !12
  %123 = load float, ptr %19, align 4, !tbaa !12
  %124 = load float, ptr %29, align 4, !tbaa !12
  %125 = fmul contract float %123, %124
  %126 = load float, ptr %30, align 4, !tbaa !12
  %127 = fadd contract float %125, %126
  store float %127, ptr %19, align 4, !tbaa !12
  %128 = getelementptr inbounds nuw %struct.float2, ptr %20, i32 0, i32 0
  %129 = load float, ptr %128, align 8, !tbaa !41
  %130 = load float, ptr %29, align 4, !tbaa !12
  %131 = fmul contract float %129, %130
  %132 = load float, ptr %30, align 4, !tbaa !12
  %133 = load <2 x half>, ptr %25, align 4
  %134 = extractelement <2 x half> %133, i64 0
  %135 = fpext contract half %134 to float
  %136 = fmul contract float %132, %135
  %137 = fadd contract float %131, %136
  %138 = getelementptr inbounds nuw %struct.float2, ptr %20, i32 0, i32 0
  store float %137, ptr %138, align 8, !tbaa !41
  %139 = getelementptr inbounds nuw %struct.float2, ptr %20, i32 0, i32 1
  %140 = load float, ptr %139, align 4, !tbaa !43
  %141 = load float, ptr %29, align 4, !tbaa !12
  %142 = fmul contract float %140, %141
  %143 = load float, ptr %30, align 4, !tbaa !12
  %144 = load <2 x half>, ptr %25, align 4
  %145 = extractelement <2 x half> %144, i64 1
  %146 = fpext contract half %145 to float
  %147 = fmul contract float %143, %146
  %148 = fadd contract float %142, %147
  %149 = getelementptr inbounds nuw %struct.float2, ptr %20, i32 0, i32 1
  store float %148, ptr %149, align 4, !tbaa !43
  %150 = load float, ptr %28, align 4, !tbaa !12
  store float %150, ptr %18, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %30) #11
  call void @llvm.lifetime.end.p0(ptr %29) #11
  call void @llvm.lifetime.end.p0(ptr %28) #11
  call void @llvm.lifetime.end.p0(ptr %26) #11
  call void @llvm.lifetime.end.p0(ptr %25) #11
  call void @llvm.lifetime.end.p0(ptr %24) #11
  call void @llvm.lifetime.end.p0(ptr %23) #11
  br label %151

151:                                              ; preds = %108
  %152 = load i32, ptr %21, align 4, !tbaa !3
  %153 = add nsw i32 %152, 4
  store i32 %153, ptr %21, align 4, !tbaa !3
  br label %50, !llvm.loop !44

154:                                              ; preds = %54
  %155 = load float, ptr %18, align 4, !tbaa !12
  %156 = load i32, ptr %15, align 4, !tbaa !3
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), i64 0, i64 %157
  store float %155, ptr %158, align 4, !tbaa !12
  %159 = load float, ptr %19, align 4, !tbaa !12
  %160 = load i32, ptr %15, align 4, !tbaa !3
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sl to ptr), i64 0, i64 %161
  store float %159, ptr %162, align 4, !tbaa !12
  %163 = load i32, ptr %15, align 4, !tbaa !3
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [4 x [32 x %struct.float2]], ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2so to ptr), i64 0, i64 %164
  %166 = load i32, ptr %16, align 4, !tbaa !3
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [32 x %struct.float2], ptr %165, i64 0, i64 %167
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %168, ptr align 8 %20, i64 8, i1 false), !tbaa.struct !45
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %169 = load i32, ptr %15, align 4, !tbaa !3
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %246

171:                                              ; preds = %154
  call void @llvm.lifetime.start.p0(ptr %31) #11
  %172 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), align 4, !tbaa !12
  %173 = load float, ptr getelementptr inbounds ([4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), i64 0, i64 1), align 4, !tbaa !12
  %174 = call contract noundef float @_ZL5fmaxfff(float noundef %172, float noundef %173) #12
  %175 = load float, ptr getelementptr inbounds ([4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), i64 0, i64 2), align 4, !tbaa !12
  %176 = load float, ptr getelementptr inbounds ([4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), i64 0, i64 3), align 4, !tbaa !12
  %177 = call contract noundef float @_ZL5fmaxfff(float noundef %175, float noundef %176) #12
  %178 = call contract noundef float @_ZL5fmaxfff(float noundef %174, float noundef %177) #12
  store float %178, ptr %31, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %32) #11
  store float 0.000000e+00, ptr %32, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %33) #11
  call void @llvm.memset.p0.i64(ptr align 8 %33, i8 0, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %34) #11
  store i32 0, ptr %34, align 4, !tbaa !3
  br label %179

179:                                              ; preds = %225, %171
  %180 = load i32, ptr %34, align 4, !tbaa !3
  %181 = icmp slt i32 %180, 4
  br i1 %181, label %183, label %182

182:                                              ; preds = %179
  store i32 8, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #11
  br label %228

183:                                              ; preds = %179
  call void @llvm.lifetime.start.p0(ptr %35) #11
  %184 = load i32, ptr %34, align 4, !tbaa !3
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), i64 0, i64 %185
  %187 = load float, ptr %186, align 4, !tbaa !12
  %188 = load float, ptr %31, align 4, !tbaa !12
  %189 = fsub contract float %187, %188
  %190 = call contract noundef float @_ZL6__expff(float noundef %189) #12
  store float %190, ptr %35, align 4, !tbaa !12
  %191 = load i32, ptr %34, align 4, !tbaa !3
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sl to ptr), i64 0, i64 %192
  %194 = load float, ptr %193, align 4, !tbaa !12
  %195 = load float, ptr %35, align 4, !tbaa !12
  %196 = fmul contract float %194, %195
  %197 = load float, ptr %32, align 4, !tbaa !12
  %198 = fadd contract float %197, %196
  store float %198, ptr %32, align 4, !tbaa !12
  %199 = load i32, ptr %34, align 4, !tbaa !3
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [4 x [32 x %struct.float2]], ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2so to ptr), i64 0, i64 %200
  %202 = load i32, ptr %16, align 4, !tbaa !3
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [32 x %struct.float2], ptr %201, i64 0, i64 %203
  %205 = getelementptr inbounds nuw %struct.float2, ptr %204, i32 0, i32 0
  %206 = load float, ptr %205, align 8, !tbaa !41
  %207 = load float, ptr %35, align 4, !tbaa !12
  %208 = fmul contract float %206, %207
  %209 = getelementptr inbounds nuw %struct.float2, ptr %33, i32 0, i32 0
  %210 = load float, ptr %209, align 8, !tbaa !41
  %211 = fadd contract float %210, %208
  store float %211, ptr %209, align 8, !tbaa !41
  %212 = load i32, ptr %34, align 4, !tbaa !3
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [4 x [32 x %struct.float2]], ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2so to ptr), i64 0, i64 %213
  %215 = load i32, ptr %16, align 4, !tbaa !3
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [32 x %struct.float2], ptr %214, i64 0, i64 %216
  %218 = getelementptr inbounds nuw %struct.float2, ptr %217, i32 0, i32 1
  %219 = load float, ptr %218, align 4, !tbaa !43
  %220 = load float, ptr %35, align 4, !tbaa !12
  %221 = fmul contract float %219, %220
  %222 = getelementptr inbounds nuw %struct.float2, ptr %33, i32 0, i32 1
  %223 = load float, ptr %222, align 4, !tbaa !43
  %224 = fadd contract float %223, %221
  store float %224, ptr %222, align 4, !tbaa !43
  call void @llvm.lifetime.end.p0(ptr %35) #11
  br label %225

225:                                              ; preds = %183
  %226 = load i32, ptr %34, align 4, !tbaa !3
  %227 = add nsw i32 %226, 1
  store i32 %227, ptr %34, align 4, !tbaa !3
  br label %179, !llvm.loop !46

228:                                              ; preds = %182
  call void @llvm.lifetime.start.p0(ptr %36) #11
  %229 = getelementptr inbounds nuw %struct.float2, ptr %36, i32 0, i32 0
  %230 = getelementptr inbounds nuw %struct.float2, ptr %33, i32 0, i32 0
  %231 = load float, ptr %230, align 8, !tbaa !41
  %232 = load float, ptr %32, align 4, !tbaa !12
  %233 = fdiv contract float %231, %232
  store float %233, ptr %229, align 8, !tbaa !41
  %234 = getelementptr inbounds nuw %struct.float2, ptr %36, i32 0, i32 1
  %235 = getelementptr inbounds nuw %struct.float2, ptr %33, i32 0, i32 1
  %236 = load float, ptr %235, align 4, !tbaa !43
  %237 = load float, ptr %32, align 4, !tbaa !12
  %238 = fdiv contract float %236, %237
  store float %238, ptr %234, align 4, !tbaa !43
  %239 = load ptr, ptr %12, align 8, !tbaa !37
  %240 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #12
  %241 = mul i32 %240, 32
  %242 = load i32, ptr %16, align 4, !tbaa !3
  %243 = add i32 %241, %242
  %244 = zext i32 %243 to i64
  %245 = getelementptr inbounds nuw %struct.float2, ptr %239, i64 %244
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %245, ptr align 8 %36, i64 8, i1 false), !tbaa.struct !45
  call void @llvm.lifetime.end.p0(ptr %36) #11
  call void @llvm.lifetime.end.p0(ptr %33) #11
  call void @llvm.lifetime.end.p0(ptr %32) #11
  call void @llvm.lifetime.end.p0(ptr %31) #11
  br label %246

246:                                              ; preds = %228, %154
  call void @llvm.lifetime.end.p0(ptr %20) #11
  call void @llvm.lifetime.end.p0(ptr %19) #11
  call void @llvm.lifetime.end.p0(ptr %18) #11
  call void @llvm.lifetime.end.p0(ptr %17) #11
  call void @llvm.lifetime.end.p0(ptr %16) #11
  call void @llvm.lifetime.end.p0(ptr %15) #11
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !3
  store float %1, ptr %6, align 4, !tbaa !12
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  %9 = load i32, ptr %5, align 4, !tbaa !3
  %10 = load float, ptr %6, align 4, !tbaa !12
  %11 = load i32, ptr %7, align 4, !tbaa !3
  %12 = load i32, ptr %8, align 4, !tbaa !3
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rope(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4) #7 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca ptr, align 8
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !34
  store ptr %1, ptr %7, align 8, !tbaa !35
  store i32 %2, ptr %8, align 4, !tbaa !3
  store i32 %3, ptr %9, align 4, !tbaa !3
  store float %4, ptr %10, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %11) #11
  %21 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #12
  store i32 %21, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #11
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #12
  store i32 %22, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #11
  %23 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #12
  store i32 %23, ptr %13, align 4, !tbaa !3
  %24 = load i32, ptr %13, align 4, !tbaa !3
  %25 = load i32, ptr %9, align 4, !tbaa !3
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %5
  store i32 1, ptr %14, align 4
  br label %89

28:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %15) #11
  call void @llvm.lifetime.start.p0(ptr %16) #11
  call void @llvm.lifetime.start.p0(ptr %17) #11
  %29 = load ptr, ptr %7, align 8, !tbaa !35
  %30 = load i32, ptr %11, align 4, !tbaa !3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = sitofp i32 %33 to float
  %35 = load float, ptr %10, align 4, !tbaa !12
  %36 = fneg contract float %35
  %37 = load i32, ptr %13, align 4, !tbaa !3
  %38 = sitofp i32 %37 to float
  %39 = fmul contract float %36, %38
  %40 = load i32, ptr %9, align 4, !tbaa !3
  %41 = sitofp i32 %40 to float
  %42 = fdiv contract float %39, %41
  %43 = call contract noundef float @_ZL5exp2ff(float noundef %42) #12
  %44 = fmul contract float %34, %43
  store float %44, ptr %17, align 4, !tbaa !12
  %45 = load float, ptr %17, align 4, !tbaa !12
  call void @_ZL7sincosffPfS_(float noundef %45, ptr noundef %15, ptr noundef %16) #12
  call void @llvm.lifetime.start.p0(ptr %18) #11
  %46 = load ptr, ptr %6, align 8, !tbaa !34
  %47 = load i32, ptr %11, align 4, !tbaa !3
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %8, align 4, !tbaa !3
  %50 = sext i32 %49 to i64
  %51 = mul i64 %48, %50
  %52 = load i32, ptr %12, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = add i64 %51, %53
  %55 = load i32, ptr %9, align 4, !tbaa !3
  %56 = sext i32 %55 to i64
  %57 = mul i64 %54, %56
  %58 = load i32, ptr %13, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = add i64 %57, %59
  %61 = getelementptr inbounds nuw <2 x half>, ptr %46, i64 %60
  store ptr %61, ptr %18, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr %19) #11
  %62 = load ptr, ptr %18, align 8, !tbaa !34
  %63 = load <2 x half>, ptr %62, align 4
  %64 = extractelement <2 x half> %63, i64 0
  %65 = fpext contract half %64 to float
  store float %65, ptr %19, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %20) #11
  %66 = load ptr, ptr %18, align 8, !tbaa !34
  %67 = load <2 x half>, ptr %66, align 4
  %68 = extractelement <2 x half> %67, i64 1
  %69 = fpext contract half %68 to float
  store float %69, ptr %20, align 4, !tbaa !12
  %70 = load float, ptr %19, align 4, !tbaa !12
  %71 = load float, ptr %16, align 4, !tbaa !12
  %72 = fmul contract float %70, %71
  %73 = load float, ptr %20, align 4, !tbaa !12
  %74 = load float, ptr %15, align 4, !tbaa !12
  %75 = fmul contract float %73, %74
  %76 = fsub contract float %72, %75
  %77 = fptrunc contract float %76 to half
  %78 = insertelement <2 x half> poison, half %77, i32 0
  %79 = load float, ptr %19, align 4, !tbaa !12
  %80 = load float, ptr %15, align 4, !tbaa !12
  %81 = fmul contract float %79, %80
  %82 = load float, ptr %20, align 4, !tbaa !12
  %83 = load float, ptr %16, align 4, !tbaa !12
  %84 = fmul contract float %82, %83
  %85 = fadd contract float %81, %84
  %86 = fptrunc contract float %85 to half
  %87 = insertelement <2 x half> %78, half %86, i32 1
  %88 = load ptr, ptr %18, align 8, !tbaa !34
  store <2 x half> %87, ptr %88, align 4, !tbaa !39
  call void @llvm.lifetime.end.p0(ptr %20) #11
  call void @llvm.lifetime.end.p0(ptr %19) #11
  call void @llvm.lifetime.end.p0(ptr %18) #11
  call void @llvm.lifetime.end.p0(ptr %17) #11
  call void @llvm.lifetime.end.p0(ptr %16) #11
  call void @llvm.lifetime.end.p0(ptr %15) #11
  store i32 0, ptr %14, align 4
  br label %89

89:                                               ; preds = %28, %27
  call void @llvm.lifetime.end.p0(ptr %13) #11
  call void @llvm.lifetime.end.p0(ptr %12) #11
  call void @llvm.lifetime.end.p0(ptr %11) #11
  %90 = load i32, ptr %14, align 4
  switch i32 %90, label %92 [
    i32 0, label %91
    i32 1, label %91
  ]

91:                                               ; preds = %89, %89
  ret void

92:                                               ; preds = %89
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5exp2ff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call contract float @__nv_exp2f(float noundef %3) #12
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL7sincosffPfS_(float noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store float %0, ptr %4, align 4, !tbaa !12
  store ptr %1, ptr %5, align 8, !tbaa !10
  store ptr %2, ptr %6, align 8, !tbaa !10
  %7 = load float, ptr %4, align 4, !tbaa !12
  %8 = load ptr, ptr %5, align 8, !tbaa !10
  %9 = load ptr, ptr %6, align 8, !tbaa !10
  call void @__nv_sincosf(float noundef %7, ptr noundef %8, ptr noundef %9) #12
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) #9

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_logf(float noundef) #9

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #10

; Function Attrs: convergent nounwind
declare dso_local float @__nv_exp2f(float noundef) #9

; Function Attrs: convergent nounwind
declare dso_local void @__nv_sincosf(float noundef, ptr noundef, ptr noundef) #9

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="32" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #10 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #11 = { nounwind }
attributes #12 = { convergent nounwind }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"bool", !5, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !5, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"_Float16", !5, i64 0}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{i8 0, i8 2}
!23 = !{}
!24 = distinct !{!24, !21}
!25 = distinct !{!25, !21, !26}
!26 = !{!"llvm.loop.unroll.count", i32 16}
!27 = distinct !{!27, !21}
!28 = distinct !{!28, !21}
!29 = distinct !{!29, !21, !30}
!30 = !{!"llvm.loop.unroll.enable"}
!31 = distinct !{!31, !21}
!32 = distinct !{!32, !21}
!33 = distinct !{!33, !21}
!34 = !{!9, !9, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"p1 int", !9, i64 0}
!37 = !{!38, !38, i64 0}
!38 = !{!"p1 _ZTS6float2", !9, i64 0}
!39 = !{!5, !5, i64 0}
!40 = distinct !{!40, !21, !30}
!41 = !{!42, !13, i64 0}
!42 = !{!"_ZTS6float2", !13, i64 0, !13, i64 4}
!43 = !{!42, !13, i64 4}
!44 = distinct !{!44, !21}
!45 = !{i64 0, i64 4, !12, i64 4, i64 4, !12}
!46 = distinct !{!46, !21}
