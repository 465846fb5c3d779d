; ModuleID = 'mma_sync_gemm.cu'
source_filename = "mma_sync_gemm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%class.anon = type { ptr, ptr, ptr, ptr, ptr }
%struct.float2 = type { float, float }
%struct.float4 = type { float, float, float, float }
%struct.double2 = type { double, double }
%struct.int4 = type { i32, i32, i32, i32 }

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv = comdat any

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

@_ZZ9hgemm_mmaE2As = internal addrspace(3) global [2 x [2048 x half]] undef, align 128
@_ZZ9hgemm_mmaE2Bs = internal addrspace(3) global [2 x [2048 x half]] undef, align 128
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hgemm_mma(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, i32 noundef %3, i32 noundef %4) #0 {
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
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca %class.anon, align 8
  %19 = alloca [2 x [4 x [4 x float]]], align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca [2 x [4 x i32]], align 4
  %25 = alloca [4 x [2 x i32]], align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca ptr, align 8
  %37 = alloca %struct.float2, align 8
  %38 = alloca %struct.float2, align 8
  store ptr %0, ptr %6, align 8, !tbaa !7
  store ptr %1, ptr %7, align 8, !tbaa !7
  store ptr %2, ptr %8, align 8, !tbaa !10
  store i32 %3, ptr %9, align 4, !tbaa !3
  store i32 %4, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %39 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  store i32 %39, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %40 = load i32, ptr %11, align 4, !tbaa !3
  %41 = and i32 %40, 31
  store i32 %41, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %42 = load i32, ptr %11, align 4, !tbaa !3
  %43 = ashr i32 %42, 5
  store i32 %43, ptr %13, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %14) #9
  %44 = load i32, ptr %13, align 4, !tbaa !3
  %45 = sdiv i32 %44, 2
  %46 = mul nsw i32 %45, 32
  store i32 %46, ptr %14, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %15) #9
  %47 = load i32, ptr %13, align 4, !tbaa !3
  %48 = srem i32 %47, 2
  %49 = mul nsw i32 %48, 32
  store i32 %49, ptr %15, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %16) #9
  %50 = load ptr, ptr %6, align 8, !tbaa !7
  %51 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #10
  %52 = zext i32 %51 to i64
  %53 = mul i64 %52, 64
  %54 = load i32, ptr %10, align 4, !tbaa !3
  %55 = sext i32 %54 to i64
  %56 = mul i64 %53, %55
  %57 = getelementptr inbounds nuw half, ptr %50, i64 %56
  store ptr %57, ptr %16, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %58 = load ptr, ptr %7, align 8, !tbaa !7
  %59 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %60 = mul i32 %59, 64
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw half, ptr %58, i64 %61
  store ptr %62, ptr %17, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %18) #9
  %63 = getelementptr inbounds nuw %class.anon, ptr %18, i32 0, i32 0
  store ptr %11, ptr %63, align 8, !tbaa !12
  %64 = getelementptr inbounds nuw %class.anon, ptr %18, i32 0, i32 1
  store ptr %16, ptr %64, align 8, !tbaa !14
  %65 = getelementptr inbounds nuw %class.anon, ptr %18, i32 0, i32 2
  store ptr %10, ptr %65, align 8, !tbaa !12
  %66 = getelementptr inbounds nuw %class.anon, ptr %18, i32 0, i32 3
  store ptr %17, ptr %66, align 8, !tbaa !14
  %67 = getelementptr inbounds nuw %class.anon, ptr %18, i32 0, i32 4
  store ptr %9, ptr %67, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %19) #9
  call void @llvm.memset.p0.i64(ptr align 4 %19, i8 0, i64 128, i1 false)
  call void @_ZZ9hgemm_mmaENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %18, i32 noundef 0, i32 noundef 0) #10
  call void @llvm.lifetime.start.p0(ptr %20) #9
  store i32 0, ptr %20, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %21) #9
  store i32 0, ptr %21, align 4, !tbaa !3
  br label %68

68:                                               ; preds = %197, %5
  %69 = load i32, ptr %21, align 4, !tbaa !3
  %70 = load i32, ptr %10, align 4, !tbaa !3
  %71 = icmp slt i32 %69, %70
  br i1 %71, label %73, label %72

72:                                               ; preds = %68
  store i32 2, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #9
  br label %202

73:                                               ; preds = %68
  %74 = load i32, ptr %21, align 4, !tbaa !3
  %75 = add nsw i32 %74, 32
  %76 = load i32, ptr %10, align 4, !tbaa !3
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %78, label %83

78:                                               ; preds = %73
  %79 = load i32, ptr %20, align 4, !tbaa !3
  %80 = xor i32 %79, 1
  %81 = load i32, ptr %21, align 4, !tbaa !3
  %82 = add nsw i32 %81, 32
  call void @_ZZ9hgemm_mmaENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %18, i32 noundef %80, i32 noundef %82) #10
  call void asm sideeffect "cp.async.wait_group $0;", "n,~{memory}"(i32 1) #10, !srcloc !17
  br label %84

83:                                               ; preds = %73
  call void asm sideeffect "cp.async.wait_group $0;", "n,~{memory}"(i32 0) #10, !srcloc !18
  br label %84

84:                                               ; preds = %83, %78
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %23) #9
  store i32 0, ptr %23, align 4, !tbaa !3
  br label %85

85:                                               ; preds = %193, %84
  %86 = load i32, ptr %23, align 4, !tbaa !3
  %87 = icmp slt i32 %86, 32
  br i1 %87, label %89, label %88

88:                                               ; preds = %85
  store i32 5, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #9
  br label %196

89:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %24) #9
  call void @llvm.lifetime.start.p0(ptr %25) #9
  call void @llvm.lifetime.start.p0(ptr %26) #9
  store i32 0, ptr %26, align 4, !tbaa !3
  br label %90

90:                                               ; preds = %125, %89
  %91 = load i32, ptr %26, align 4, !tbaa !3
  %92 = icmp slt i32 %91, 2
  br i1 %92, label %94, label %93

93:                                               ; preds = %90
  store i32 8, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #9
  br label %128

94:                                               ; preds = %90
  call void @llvm.lifetime.start.p0(ptr %27) #9
  %95 = load i32, ptr %14, align 4, !tbaa !3
  %96 = load i32, ptr %26, align 4, !tbaa !3
  %97 = mul nsw i32 %96, 16
  %98 = add nsw i32 %95, %97
  %99 = load i32, ptr %12, align 4, !tbaa !3
  %100 = and i32 %99, 15
  %101 = add nsw i32 %98, %100
  store i32 %101, ptr %27, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %28) #9
  %102 = load i32, ptr %23, align 4, !tbaa !3
  %103 = sdiv i32 %102, 8
  %104 = load i32, ptr %12, align 4, !tbaa !3
  %105 = sdiv i32 %104, 16
  %106 = add nsw i32 %103, %105
  store i32 %106, ptr %28, align 4, !tbaa !3
  %107 = load i32, ptr %26, align 4, !tbaa !3
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [2 x [4 x i32]], ptr %24, i64 0, i64 %108
  %110 = load i32, ptr %20, align 4, !tbaa !3
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [2 x [2048 x half]], ptr addrspacecast (ptr addrspace(3) @_ZZ9hgemm_mmaE2As to ptr), i64 0, i64 %111
  %113 = load i32, ptr %27, align 4, !tbaa !3
  %114 = mul nsw i32 %113, 32
  %115 = load i32, ptr %28, align 4, !tbaa !3
  %116 = load i32, ptr %27, align 4, !tbaa !3
  %117 = ashr i32 %116, 1
  %118 = and i32 %117, 3
  %119 = xor i32 %115, %118
  %120 = mul nsw i32 %119, 8
  %121 = add nsw i32 %114, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [2048 x half], ptr %112, i64 0, i64 %122
  %124 = call noundef i32 @_ZL8smem_u32PKv(ptr noundef %123) #10
  call void @_ZL11ldmatrix_x4RA4_jj(ptr noundef nonnull align 4 dereferenceable(16) %109, i32 noundef %124) #10
  call void @llvm.lifetime.end.p0(ptr %28) #9
  call void @llvm.lifetime.end.p0(ptr %27) #9
  br label %125

125:                                              ; preds = %94
  %126 = load i32, ptr %26, align 4, !tbaa !3
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %26, align 4, !tbaa !3
  br label %90, !llvm.loop !19

128:                                              ; preds = %93
  call void @llvm.lifetime.start.p0(ptr %29) #9
  store i32 0, ptr %29, align 4, !tbaa !3
  br label %129

129:                                              ; preds = %159, %128
  %130 = load i32, ptr %29, align 4, !tbaa !3
  %131 = icmp slt i32 %130, 4
  br i1 %131, label %133, label %132

132:                                              ; preds = %129
  store i32 11, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #9
  br label %162

133:                                              ; preds = %129
  call void @llvm.lifetime.start.p0(ptr %30) #9
  %134 = load i32, ptr %23, align 4, !tbaa !3
  %135 = load i32, ptr %12, align 4, !tbaa !3
  %136 = and i32 %135, 15
  %137 = add nsw i32 %134, %136
  store i32 %137, ptr %30, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %31) #9
  %138 = load i32, ptr %15, align 4, !tbaa !3
  %139 = sdiv i32 %138, 8
  %140 = load i32, ptr %29, align 4, !tbaa !3
  %141 = add nsw i32 %139, %140
  store i32 %141, ptr %31, align 4, !tbaa !3
  %142 = load i32, ptr %29, align 4, !tbaa !3
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [4 x [2 x i32]], ptr %25, i64 0, i64 %143
  %145 = load i32, ptr %20, align 4, !tbaa !3
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [2 x [2048 x half]], ptr addrspacecast (ptr addrspace(3) @_ZZ9hgemm_mmaE2Bs to ptr), i64 0, i64 %146
  %148 = load i32, ptr %30, align 4, !tbaa !3
  %149 = mul nsw i32 %148, 64
  %150 = load i32, ptr %31, align 4, !tbaa !3
  %151 = load i32, ptr %30, align 4, !tbaa !3
  %152 = and i32 %151, 7
  %153 = xor i32 %150, %152
  %154 = mul nsw i32 %153, 8
  %155 = add nsw i32 %149, %154
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [2048 x half], ptr %147, i64 0, i64 %156
  %158 = call noundef i32 @_ZL8smem_u32PKv(ptr noundef %157) #10
  call void @_ZL17ldmatrix_x2_transRA2_jj(ptr noundef nonnull align 4 dereferenceable(8) %144, i32 noundef %158) #10
  call void @llvm.lifetime.end.p0(ptr %31) #9
  call void @llvm.lifetime.end.p0(ptr %30) #9
  br label %159

159:                                              ; preds = %133
  %160 = load i32, ptr %29, align 4, !tbaa !3
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %29, align 4, !tbaa !3
  br label %129, !llvm.loop !22

162:                                              ; preds = %132
  call void @llvm.lifetime.start.p0(ptr %32) #9
  store i32 0, ptr %32, align 4, !tbaa !3
  br label %163

163:                                              ; preds = %189, %162
  %164 = load i32, ptr %32, align 4, !tbaa !3
  %165 = icmp slt i32 %164, 2
  br i1 %165, label %167, label %166

166:                                              ; preds = %163
  store i32 14, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #9
  br label %192

167:                                              ; preds = %163
  call void @llvm.lifetime.start.p0(ptr %33) #9
  store i32 0, ptr %33, align 4, !tbaa !3
  br label %168

168:                                              ; preds = %185, %167
  %169 = load i32, ptr %33, align 4, !tbaa !3
  %170 = icmp slt i32 %169, 4
  br i1 %170, label %172, label %171

171:                                              ; preds = %168
  store i32 17, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #9
  br label %188

172:                                              ; preds = %168
  %173 = load i32, ptr %32, align 4, !tbaa !3
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [2 x [4 x [4 x float]]], ptr %19, i64 0, i64 %174
  %176 = load i32, ptr %33, align 4, !tbaa !3
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [4 x [4 x float]], ptr %175, i64 0, i64 %177
  %179 = load i32, ptr %32, align 4, !tbaa !3
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [2 x [4 x i32]], ptr %24, i64 0, i64 %180
  %182 = load i32, ptr %33, align 4, !tbaa !3
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [4 x [2 x i32]], ptr %25, i64 0, i64 %183
  call void @_ZL7mma_f16RA4_fRA4_KjRA2_S1_(ptr noundef nonnull align 4 dereferenceable(16) %178, ptr noundef nonnull align 4 dereferenceable(16) %181, ptr noundef nonnull align 4 dereferenceable(8) %184) #10
  br label %185

185:                                              ; preds = %172
  %186 = load i32, ptr %33, align 4, !tbaa !3
  %187 = add nsw i32 %186, 1
  store i32 %187, ptr %33, align 4, !tbaa !3
  br label %168, !llvm.loop !23

188:                                              ; preds = %171
  br label %189

189:                                              ; preds = %188
  %190 = load i32, ptr %32, align 4, !tbaa !3
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %32, align 4, !tbaa !3
  br label %163, !llvm.loop !24

192:                                              ; preds = %166
  call void @llvm.lifetime.end.p0(ptr %25) #9
  call void @llvm.lifetime.end.p0(ptr %24) #9
  br label %193

193:                                              ; preds = %192
  %194 = load i32, ptr %23, align 4, !tbaa !3
  %195 = add nsw i32 %194, 16
  store i32 %195, ptr %23, align 4, !tbaa !3
  br label %85, !llvm.loop !25

196:                                              ; preds = %88
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %197

197:                                              ; preds = %196
  %198 = load i32, ptr %21, align 4, !tbaa !3
  %199 = add nsw i32 %198, 32
  store i32 %199, ptr %21, align 4, !tbaa !3
  %200 = load i32, ptr %20, align 4, !tbaa !3
  %201 = xor i32 %200, 1
  store i32 %201, ptr %20, align 4, !tbaa !3
  br label %68, !llvm.loop !26

202:                                              ; preds = %72
  call void @llvm.lifetime.start.p0(ptr %34) #9
  store i32 0, ptr %34, align 4, !tbaa !3
  br label %203

203:                                              ; preds = %291, %202
  %204 = load i32, ptr %34, align 4, !tbaa !3
  %205 = icmp slt i32 %204, 2
  br i1 %205, label %207, label %206

206:                                              ; preds = %203
  store i32 20, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #9
  br label %294

207:                                              ; preds = %203
  call void @llvm.lifetime.start.p0(ptr %35) #9
  store i32 0, ptr %35, align 4, !tbaa !3
  br label %208

208:                                              ; preds = %287, %207
  %209 = load i32, ptr %35, align 4, !tbaa !3
  %210 = icmp slt i32 %209, 4
  br i1 %210, label %212, label %211

211:                                              ; preds = %208
  store i32 23, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #9
  br label %290

212:                                              ; preds = %208
  call void @llvm.lifetime.start.p0(ptr %36) #9
  %213 = load ptr, ptr %8, align 8, !tbaa !10
  %214 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #10
  %215 = mul i32 %214, 64
  %216 = load i32, ptr %14, align 4, !tbaa !3
  %217 = add i32 %215, %216
  %218 = load i32, ptr %34, align 4, !tbaa !3
  %219 = mul nsw i32 %218, 16
  %220 = add i32 %217, %219
  %221 = load i32, ptr %12, align 4, !tbaa !3
  %222 = sdiv i32 %221, 4
  %223 = add i32 %220, %222
  %224 = zext i32 %223 to i64
  %225 = load i32, ptr %9, align 4, !tbaa !3
  %226 = sext i32 %225 to i64
  %227 = mul i64 %224, %226
  %228 = getelementptr inbounds nuw float, ptr %213, i64 %227
  %229 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #10
  %230 = mul i32 %229, 64
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw float, ptr %228, i64 %231
  %233 = load i32, ptr %15, align 4, !tbaa !3
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds float, ptr %232, i64 %234
  %236 = load i32, ptr %35, align 4, !tbaa !3
  %237 = mul nsw i32 %236, 8
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds float, ptr %235, i64 %238
  %240 = load i32, ptr %12, align 4, !tbaa !3
  %241 = srem i32 %240, 4
  %242 = mul nsw i32 %241, 2
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds float, ptr %239, i64 %243
  store ptr %244, ptr %36, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %37) #9
  %245 = getelementptr inbounds nuw %struct.float2, ptr %37, i32 0, i32 0
  %246 = load i32, ptr %34, align 4, !tbaa !3
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds [2 x [4 x [4 x float]]], ptr %19, i64 0, i64 %247
  %249 = load i32, ptr %35, align 4, !tbaa !3
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds [4 x [4 x float]], ptr %248, i64 0, i64 %250
  %252 = getelementptr inbounds [4 x float], ptr %251, i64 0, i64 0
  %253 = load float, ptr %252, align 4, !tbaa !27
  store float %253, ptr %245, align 8, !tbaa !29
  %254 = getelementptr inbounds nuw %struct.float2, ptr %37, i32 0, i32 1
  %255 = load i32, ptr %34, align 4, !tbaa !3
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [2 x [4 x [4 x float]]], ptr %19, i64 0, i64 %256
  %258 = load i32, ptr %35, align 4, !tbaa !3
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [4 x [4 x float]], ptr %257, i64 0, i64 %259
  %261 = getelementptr inbounds [4 x float], ptr %260, i64 0, i64 1
  %262 = load float, ptr %261, align 4, !tbaa !27
  store float %262, ptr %254, align 4, !tbaa !31
  %263 = load ptr, ptr %36, align 8, !tbaa !10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %263, ptr align 8 %37, i64 8, i1 false), !tbaa.struct !32
  call void @llvm.lifetime.end.p0(ptr %37) #9
  call void @llvm.lifetime.start.p0(ptr %38) #9
  %264 = getelementptr inbounds nuw %struct.float2, ptr %38, i32 0, i32 0
  %265 = load i32, ptr %34, align 4, !tbaa !3
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds [2 x [4 x [4 x float]]], ptr %19, i64 0, i64 %266
  %268 = load i32, ptr %35, align 4, !tbaa !3
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds [4 x [4 x float]], ptr %267, i64 0, i64 %269
  %271 = getelementptr inbounds [4 x float], ptr %270, i64 0, i64 2
  %272 = load float, ptr %271, align 4, !tbaa !27
  store float %272, ptr %264, align 8, !tbaa !29
  %273 = getelementptr inbounds nuw %struct.float2, ptr %38, i32 0, i32 1
  %274 = load i32, ptr %34, align 4, !tbaa !3
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds [2 x [4 x [4 x float]]], ptr %19, i64 0, i64 %275
  %277 = load i32, ptr %35, align 4, !tbaa !3
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds [4 x [4 x float]], ptr %276, i64 0, i64 %278
  %280 = getelementptr inbounds [4 x float], ptr %279, i64 0, i64 3
  %281 = load float, ptr %280, align 4, !tbaa !27
  store float %281, ptr %273, align 4, !tbaa !31
  %282 = load ptr, ptr %36, align 8, !tbaa !10
  %283 = load i32, ptr %9, align 4, !tbaa !3
  %284 = sext i32 %283 to i64
  %285 = mul i64 8, %284
  %286 = getelementptr inbounds nuw float, ptr %282, i64 %285
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %286, ptr align 8 %38, i64 8, i1 false), !tbaa.struct !32
  call void @llvm.lifetime.end.p0(ptr %38) #9
  call void @llvm.lifetime.end.p0(ptr %36) #9
  br label %287

287:                                              ; preds = %212
  %288 = load i32, ptr %35, align 4, !tbaa !3
  %289 = add nsw i32 %288, 1
  store i32 %289, ptr %35, align 4, !tbaa !3
  br label %208, !llvm.loop !33

290:                                              ; preds = %211
  br label %291

291:                                              ; preds = %290
  %292 = load i32, ptr %34, align 4, !tbaa !3
  %293 = add nsw i32 %292, 1
  store i32 %293, ptr %34, align 4, !tbaa !3
  br label %203, !llvm.loop !34

294:                                              ; preds = %206
  call void @llvm.lifetime.end.p0(ptr %20) #9
  call void @llvm.lifetime.end.p0(ptr %19) #9
  call void @llvm.lifetime.end.p0(ptr %18) #9
  call void @llvm.lifetime.end.p0(ptr %17) #9
  call void @llvm.lifetime.end.p0(ptr %16) #9
  call void @llvm.lifetime.end.p0(ptr %15) #9
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
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
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal void @_ZZ9hgemm_mmaENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %0, i32 noundef %1, i32 noundef %2) #4 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !35
  store i32 %1, ptr %5, align 4, !tbaa !3
  store i32 %2, ptr %6, align 4, !tbaa !3
  %13 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #9
  store i32 0, ptr %7, align 4, !tbaa !3
  br label %14

14:                                               ; preds = %97, %3
  %15 = load i32, ptr %7, align 4, !tbaa !3
  %16 = icmp slt i32 %15, 2
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %7) #9
  br label %100

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %19 = getelementptr inbounds nuw %class.anon, ptr %13, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8, !tbaa !36, !nonnull !38, !align !39
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = load i32, ptr %7, align 4, !tbaa !3
  %23 = mul nsw i32 %22, 128
  %24 = add nsw i32 %21, %23
  store i32 %24, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %25 = load i32, ptr %8, align 4, !tbaa !3
  %26 = sdiv i32 %25, 4
  store i32 %26, ptr %9, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %27 = load i32, ptr %8, align 4, !tbaa !3
  %28 = srem i32 %27, 4
  store i32 %28, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %29 = load i32, ptr %8, align 4, !tbaa !3
  %30 = sdiv i32 %29, 8
  store i32 %30, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %31 = load i32, ptr %8, align 4, !tbaa !3
  %32 = srem i32 %31, 8
  store i32 %32, ptr %12, align 4, !tbaa !3
  %33 = load i32, ptr %5, align 4, !tbaa !3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [2 x [2048 x half]], ptr addrspacecast (ptr addrspace(3) @_ZZ9hgemm_mmaE2As to ptr), i64 0, i64 %34
  %36 = load i32, ptr %9, align 4, !tbaa !3
  %37 = mul nsw i32 %36, 32
  %38 = load i32, ptr %10, align 4, !tbaa !3
  %39 = load i32, ptr %9, align 4, !tbaa !3
  %40 = ashr i32 %39, 1
  %41 = and i32 %40, 3
  %42 = xor i32 %38, %41
  %43 = mul nsw i32 %42, 8
  %44 = add nsw i32 %37, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [2048 x half], ptr %35, i64 0, i64 %45
  %47 = call noundef i32 @_ZL8smem_u32PKv(ptr noundef %46) #10
  %48 = getelementptr inbounds nuw %class.anon, ptr %13, i32 0, i32 1
  %49 = load ptr, ptr %48, align 8, !tbaa !40, !nonnull !38, !align !41
  %50 = load ptr, ptr %49, align 8, !tbaa !7
  %51 = load i32, ptr %9, align 4, !tbaa !3
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds nuw %class.anon, ptr %13, i32 0, i32 2
  %54 = load ptr, ptr %53, align 8, !tbaa !42, !nonnull !38, !align !39
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = sext i32 %55 to i64
  %57 = mul i64 %52, %56
  %58 = getelementptr inbounds nuw half, ptr %50, i64 %57
  %59 = load i32, ptr %6, align 4, !tbaa !3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds half, ptr %58, i64 %60
  %62 = load i32, ptr %10, align 4, !tbaa !3
  %63 = mul nsw i32 %62, 8
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds half, ptr %61, i64 %64
  call void @_ZL10cp_async16jPKv(i32 noundef %47, ptr noundef %65) #10
  %66 = load i32, ptr %5, align 4, !tbaa !3
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [2 x [2048 x half]], ptr addrspacecast (ptr addrspace(3) @_ZZ9hgemm_mmaE2Bs to ptr), i64 0, i64 %67
  %69 = load i32, ptr %11, align 4, !tbaa !3
  %70 = mul nsw i32 %69, 64
  %71 = load i32, ptr %12, align 4, !tbaa !3
  %72 = load i32, ptr %11, align 4, !tbaa !3
  %73 = and i32 %72, 7
  %74 = xor i32 %71, %73
  %75 = mul nsw i32 %74, 8
  %76 = add nsw i32 %70, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [2048 x half], ptr %68, i64 0, i64 %77
  %79 = call noundef i32 @_ZL8smem_u32PKv(ptr noundef %78) #10
  %80 = getelementptr inbounds nuw %class.anon, ptr %13, i32 0, i32 3
  %81 = load ptr, ptr %80, align 8, !tbaa !43, !nonnull !38, !align !41
  %82 = load ptr, ptr %81, align 8, !tbaa !7
  %83 = load i32, ptr %6, align 4, !tbaa !3
  %84 = load i32, ptr %11, align 4, !tbaa !3
  %85 = add nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds nuw %class.anon, ptr %13, i32 0, i32 4
  %88 = load ptr, ptr %87, align 8, !tbaa !44, !nonnull !38, !align !39
  %89 = load i32, ptr %88, align 4, !tbaa !3
  %90 = sext i32 %89 to i64
  %91 = mul i64 %86, %90
  %92 = getelementptr inbounds nuw half, ptr %82, i64 %91
  %93 = load i32, ptr %12, align 4, !tbaa !3
  %94 = mul nsw i32 %93, 8
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds half, ptr %92, i64 %95
  call void @_ZL10cp_async16jPKv(i32 noundef %79, ptr noundef %96) #10
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %97

97:                                               ; preds = %18
  %98 = load i32, ptr %7, align 4, !tbaa !3
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %7, align 4, !tbaa !3
  br label %14, !llvm.loop !45

100:                                              ; preds = %17
  call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #10, !srcloc !46
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL11ldmatrix_x4RA4_jj(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !12
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !12, !nonnull !38, !align !39
  %6 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 0
  %7 = load ptr, ptr %3, align 8, !tbaa !12, !nonnull !38, !align !39
  %8 = getelementptr inbounds [4 x i32], ptr %7, i64 0, i64 1
  %9 = load ptr, ptr %3, align 8, !tbaa !12, !nonnull !38, !align !39
  %10 = getelementptr inbounds [4 x i32], ptr %9, i64 0, i64 2
  %11 = load ptr, ptr %3, align 8, !tbaa !12, !nonnull !38, !align !39
  %12 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 3
  %13 = load i32, ptr %4, align 4, !tbaa !3
  %14 = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r"(i32 %13) #10, !srcloc !47
  %15 = extractvalue { i32, i32, i32, i32 } %14, 0
  %16 = extractvalue { i32, i32, i32, i32 } %14, 1
  %17 = extractvalue { i32, i32, i32, i32 } %14, 2
  %18 = extractvalue { i32, i32, i32, i32 } %14, 3
  store i32 %15, ptr %6, align 4, !tbaa !3
  store i32 %16, ptr %8, align 4, !tbaa !3
  store i32 %17, ptr %10, align 4, !tbaa !3
  store i32 %18, ptr %12, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8smem_u32PKv(ptr noundef %0) #2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !35
  %3 = load ptr, ptr %2, align 8, !tbaa !35
  %4 = addrspacecast ptr %3 to ptr addrspace(3)
  %5 = ptrtoint ptr addrspace(3) %4 to i64
  %6 = trunc i64 %5 to i32
  ret i32 %6
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL17ldmatrix_x2_transRA2_jj(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !12
  store i32 %1, ptr %4, align 4, !tbaa !3
  %5 = load ptr, ptr %3, align 8, !tbaa !12, !nonnull !38, !align !39
  %6 = getelementptr inbounds [2 x i32], ptr %5, i64 0, i64 0
  %7 = load ptr, ptr %3, align 8, !tbaa !12, !nonnull !38, !align !39
  %8 = getelementptr inbounds [2 x i32], ptr %7, i64 0, i64 1
  %9 = load i32, ptr %4, align 4, !tbaa !3
  %10 = call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];", "=r,=r,r"(i32 %9) #10, !srcloc !48
  %11 = extractvalue { i32, i32 } %10, 0
  %12 = extractvalue { i32, i32 } %10, 1
  store i32 %11, ptr %6, align 4, !tbaa !3
  store i32 %12, ptr %8, align 4, !tbaa !3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL7mma_f16RA4_fRA4_KjRA2_S1_(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(8) %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !10
  store ptr %1, ptr %5, align 8, !tbaa !12
  store ptr %2, ptr %6, align 8, !tbaa !12
  %7 = load ptr, ptr %4, align 8, !tbaa !10, !nonnull !38, !align !39
  %8 = getelementptr inbounds [4 x float], ptr %7, i64 0, i64 0
  %9 = load float, ptr %8, align 4, !tbaa !27
  %10 = load ptr, ptr %4, align 8, !tbaa !10, !nonnull !38, !align !39
  %11 = getelementptr inbounds [4 x float], ptr %10, i64 0, i64 1
  %12 = load float, ptr %11, align 4, !tbaa !27
  %13 = load ptr, ptr %4, align 8, !tbaa !10, !nonnull !38, !align !39
  %14 = getelementptr inbounds [4 x float], ptr %13, i64 0, i64 2
  %15 = load float, ptr %14, align 4, !tbaa !27
  %16 = load ptr, ptr %4, align 8, !tbaa !10, !nonnull !38, !align !39
  %17 = getelementptr inbounds [4 x float], ptr %16, i64 0, i64 3
  %18 = load float, ptr %17, align 4, !tbaa !27
  %19 = load ptr, ptr %5, align 8, !tbaa !12, !nonnull !38, !align !39
  %20 = getelementptr inbounds [4 x i32], ptr %19, i64 0, i64 0
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = load ptr, ptr %5, align 8, !tbaa !12, !nonnull !38, !align !39
  %23 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 1
  %24 = load i32, ptr %23, align 4, !tbaa !3
  %25 = load ptr, ptr %5, align 8, !tbaa !12, !nonnull !38, !align !39
  %26 = getelementptr inbounds [4 x i32], ptr %25, i64 0, i64 2
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = load ptr, ptr %5, align 8, !tbaa !12, !nonnull !38, !align !39
  %29 = getelementptr inbounds [4 x i32], ptr %28, i64 0, i64 3
  %30 = load i32, ptr %29, align 4, !tbaa !3
  %31 = load ptr, ptr %6, align 8, !tbaa !12, !nonnull !38, !align !39
  %32 = getelementptr inbounds [2 x i32], ptr %31, i64 0, i64 0
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = load ptr, ptr %6, align 8, !tbaa !12, !nonnull !38, !align !39
  %35 = getelementptr inbounds [2 x i32], ptr %34, i64 0, i64 1
  %36 = load i32, ptr %35, align 4, !tbaa !3
  %37 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %21, i32 %24, i32 %27, i32 %30, i32 %33, i32 %36, float %9, float %12, float %15, float %18) #10, !srcloc !49
  %38 = extractvalue { float, float, float, float } %37, 0
  %39 = extractvalue { float, float, float, float } %37, 1
  %40 = extractvalue { float, float, float, float } %37, 2
  %41 = extractvalue { float, float, float, float } %37, 3
  store float %38, ptr %8, align 4, !tbaa !27
  store float %39, ptr %11, align 4, !tbaa !27
  store float %40, ptr %14, align 4, !tbaa !27
  store float %41, ptr %17, align 4, !tbaa !27
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mma_shapes(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #7 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca %struct.float4, align 16
  %13 = alloca %struct.double2, align 16
  %14 = alloca %struct.int4, align 16
  store ptr %0, ptr %6, align 8, !tbaa !12
  store ptr %1, ptr %7, align 8, !tbaa !12
  store ptr %2, ptr %8, align 8, !tbaa !50
  store ptr %3, ptr %9, align 8, !tbaa !52
  store ptr %4, ptr %10, align 8, !tbaa !54
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %15 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #10
  store i32 %15, ptr %11, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %16 = load ptr, ptr %8, align 8, !tbaa !50
  %17 = load i32, ptr %11, align 4, !tbaa !3
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.float4, ptr %16, i64 %18
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %12, ptr align 16 %19, i64 16, i1 false), !tbaa.struct !56
  %20 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %21 = load float, ptr %20, align 16, !tbaa !57
  %22 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %23 = load float, ptr %22, align 4, !tbaa !59
  %24 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %25 = load float, ptr %24, align 8, !tbaa !60
  %26 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %27 = load float, ptr %26, align 4, !tbaa !61
  %28 = load ptr, ptr %6, align 8, !tbaa !12
  %29 = load i32, ptr %11, align 4, !tbaa !3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !3
  %33 = load ptr, ptr %6, align 8, !tbaa !12
  %34 = load i32, ptr %11, align 4, !tbaa !3
  %35 = add nsw i32 %34, 32
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %33, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = load ptr, ptr %6, align 8, !tbaa !12
  %40 = load i32, ptr %11, align 4, !tbaa !3
  %41 = add nsw i32 %40, 64
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %39, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !3
  %45 = load ptr, ptr %6, align 8, !tbaa !12
  %46 = load i32, ptr %11, align 4, !tbaa !3
  %47 = add nsw i32 %46, 96
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %45, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !3
  %51 = load ptr, ptr %7, align 8, !tbaa !12
  %52 = load i32, ptr %11, align 4, !tbaa !3
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %51, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !3
  %56 = load ptr, ptr %7, align 8, !tbaa !12
  %57 = load i32, ptr %11, align 4, !tbaa !3
  %58 = add nsw i32 %57, 32
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %56, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !3
  %62 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %32, i32 %38, i32 %44, i32 %50, i32 %55, i32 %61, float %21, float %23, float %25, float %27) #10, !srcloc !62
  %63 = extractvalue { float, float, float, float } %62, 0
  %64 = extractvalue { float, float, float, float } %62, 1
  %65 = extractvalue { float, float, float, float } %62, 2
  %66 = extractvalue { float, float, float, float } %62, 3
  store float %63, ptr %20, align 16, !tbaa !57
  store float %64, ptr %22, align 4, !tbaa !59
  store float %65, ptr %24, align 8, !tbaa !60
  store float %66, ptr %26, align 4, !tbaa !61
  %67 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %68 = load float, ptr %67, align 16, !tbaa !57
  %69 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %70 = load float, ptr %69, align 4, !tbaa !59
  %71 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %72 = load float, ptr %71, align 8, !tbaa !60
  %73 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %74 = load float, ptr %73, align 4, !tbaa !61
  %75 = load ptr, ptr %6, align 8, !tbaa !12
  %76 = load i32, ptr %11, align 4, !tbaa !3
  %77 = add nsw i32 %76, 128
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %75, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !3
  %81 = load ptr, ptr %6, align 8, !tbaa !12
  %82 = load i32, ptr %11, align 4, !tbaa !3
  %83 = add nsw i32 %82, 160
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %81, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !3
  %87 = load ptr, ptr %7, align 8, !tbaa !12
  %88 = load i32, ptr %11, align 4, !tbaa !3
  %89 = add nsw i32 %88, 64
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %87, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !3
  %93 = call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 {$0,$1,$2,$3}, {$4,$5}, {$6}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,0,1,2,3"(i32 %80, i32 %86, i32 %92, float %68, float %70, float %72, float %74) #10, !srcloc !63
  %94 = extractvalue { float, float, float, float } %93, 0
  %95 = extractvalue { float, float, float, float } %93, 1
  %96 = extractvalue { float, float, float, float } %93, 2
  %97 = extractvalue { float, float, float, float } %93, 3
  store float %94, ptr %67, align 16, !tbaa !57
  store float %95, ptr %69, align 4, !tbaa !59
  store float %96, ptr %71, align 8, !tbaa !60
  store float %97, ptr %73, align 4, !tbaa !61
  %98 = load ptr, ptr %8, align 8, !tbaa !50
  %99 = load i32, ptr %11, align 4, !tbaa !3
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds %struct.float4, ptr %98, i64 %100
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %101, ptr align 16 %12, i64 16, i1 false), !tbaa.struct !56
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %102 = load ptr, ptr %9, align 8, !tbaa !52
  %103 = load i32, ptr %11, align 4, !tbaa !3
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds %struct.double2, ptr %102, i64 %104
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 %105, i64 16, i1 false), !tbaa.struct !64
  %106 = getelementptr inbounds nuw %struct.double2, ptr %13, i32 0, i32 0
  %107 = load double, ptr %106, align 16, !tbaa !67
  %108 = getelementptr inbounds nuw %struct.double2, ptr %13, i32 0, i32 1
  %109 = load double, ptr %108, align 8, !tbaa !69
  %110 = load ptr, ptr %6, align 8, !tbaa !12
  %111 = load i32, ptr %11, align 4, !tbaa !3
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i32, ptr %110, i64 %112
  %114 = load i32, ptr %113, align 4, !tbaa !3
  %115 = uitofp i32 %114 to double
  %116 = load ptr, ptr %7, align 8, !tbaa !12
  %117 = load i32, ptr %11, align 4, !tbaa !3
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr %116, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !3
  %121 = uitofp i32 %120 to double
  %122 = call contract { double, double } asm sideeffect "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {$0,$1}, {$2}, {$3}, {$0,$1};", "=d,=d,d,d,0,1"(double %115, double %121, double %107, double %109) #10, !srcloc !70
  %123 = extractvalue { double, double } %122, 0
  %124 = extractvalue { double, double } %122, 1
  store double %123, ptr %106, align 16, !tbaa !67
  store double %124, ptr %108, align 8, !tbaa !69
  %125 = load ptr, ptr %9, align 8, !tbaa !52
  %126 = load i32, ptr %11, align 4, !tbaa !3
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds %struct.double2, ptr %125, i64 %127
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %128, ptr align 16 %13, i64 16, i1 false), !tbaa.struct !64
  call void @llvm.lifetime.start.p0(ptr %14) #9
  %129 = load ptr, ptr %10, align 8, !tbaa !54
  %130 = load i32, ptr %11, align 4, !tbaa !3
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds %struct.int4, ptr %129, i64 %131
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %14, ptr align 16 %132, i64 16, i1 false), !tbaa.struct !71
  %133 = getelementptr inbounds nuw %struct.int4, ptr %14, i32 0, i32 0
  %134 = load i32, ptr %133, align 16, !tbaa !72
  %135 = getelementptr inbounds nuw %struct.int4, ptr %14, i32 0, i32 1
  %136 = load i32, ptr %135, align 4, !tbaa !74
  %137 = getelementptr inbounds nuw %struct.int4, ptr %14, i32 0, i32 2
  %138 = load i32, ptr %137, align 8, !tbaa !75
  %139 = getelementptr inbounds nuw %struct.int4, ptr %14, i32 0, i32 3
  %140 = load i32, ptr %139, align 4, !tbaa !76
  %141 = load ptr, ptr %6, align 8, !tbaa !12
  %142 = load i32, ptr %11, align 4, !tbaa !3
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds i32, ptr %141, i64 %143
  %145 = load i32, ptr %144, align 4, !tbaa !3
  %146 = load ptr, ptr %6, align 8, !tbaa !12
  %147 = load i32, ptr %11, align 4, !tbaa !3
  %148 = add nsw i32 %147, 32
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i32, ptr %146, i64 %149
  %151 = load i32, ptr %150, align 4, !tbaa !3
  %152 = load ptr, ptr %6, align 8, !tbaa !12
  %153 = load i32, ptr %11, align 4, !tbaa !3
  %154 = add nsw i32 %153, 64
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i32, ptr %152, i64 %155
  %157 = load i32, ptr %156, align 4, !tbaa !3
  %158 = load ptr, ptr %6, align 8, !tbaa !12
  %159 = load i32, ptr %11, align 4, !tbaa !3
  %160 = add nsw i32 %159, 96
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds i32, ptr %158, i64 %161
  %163 = load i32, ptr %162, align 4, !tbaa !3
  %164 = load ptr, ptr %7, align 8, !tbaa !12
  %165 = load i32, ptr %11, align 4, !tbaa !3
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i32, ptr %164, i64 %166
  %168 = load i32, ptr %167, align 4, !tbaa !3
  %169 = load ptr, ptr %7, align 8, !tbaa !12
  %170 = load i32, ptr %11, align 4, !tbaa !3
  %171 = add nsw i32 %170, 32
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds i32, ptr %169, i64 %172
  %174 = load i32, ptr %173, align 4, !tbaa !3
  %175 = call { i32, i32, i32, i32 } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=r,=r,=r,=r,r,r,r,r,r,r,0,1,2,3"(i32 %145, i32 %151, i32 %157, i32 %163, i32 %168, i32 %174, i32 %134, i32 %136, i32 %138, i32 %140) #10, !srcloc !77
  %176 = extractvalue { i32, i32, i32, i32 } %175, 0
  %177 = extractvalue { i32, i32, i32, i32 } %175, 1
  %178 = extractvalue { i32, i32, i32, i32 } %175, 2
  %179 = extractvalue { i32, i32, i32, i32 } %175, 3
  store i32 %176, ptr %133, align 16, !tbaa !72
  store i32 %177, ptr %135, align 4, !tbaa !74
  store i32 %178, ptr %137, align 8, !tbaa !75
  store i32 %179, ptr %139, align 4, !tbaa !76
  %180 = load ptr, ptr %10, align 8, !tbaa !54
  %181 = load i32, ptr %11, align 4, !tbaa !3
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds %struct.int4, ptr %180, i64 %182
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %183, ptr align 16 %14, i64 16, i1 false), !tbaa.struct !71
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL10cp_async16jPKv(i32 noundef %0, ptr noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4, !tbaa !3
  store ptr %1, ptr %4, align 8, !tbaa !35
  %5 = load i32, ptr %3, align 4, !tbaa !3
  %6 = load ptr, ptr %4, align 8, !tbaa !35
  call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %5, ptr %6) #10, !srcloc !78
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx80,+sm_80" "uniform-work-group-size"="true" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!"p1 _Float16", !9, i64 0}
!9 = !{!"any pointer", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"p1 float", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 int", !9, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"p2 _Float16", !16, i64 0}
!16 = !{!"any p2 pointer", !9, i64 0}
!17 = !{i64 2460}
!18 = !{i64 2540}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.enable"}
!22 = distinct !{!22, !20, !21}
!23 = distinct !{!23, !20, !21}
!24 = distinct !{!24, !20, !21}
!25 = distinct !{!25, !20, !21}
!26 = distinct !{!26, !20}
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !5, i64 0}
!29 = !{!30, !28, i64 0}
!30 = !{!"_ZTS6float2", !28, i64 0, !28, i64 4}
!31 = !{!30, !28, i64 4}
!32 = !{i64 0, i64 4, !27, i64 4, i64 4, !27}
!33 = distinct !{!33, !20, !21}
!34 = distinct !{!34, !20, !21}
!35 = !{!9, !9, i64 0}
!36 = !{!37, !13, i64 0}
!37 = !{!"_ZTSZ9hgemm_mmaEUliiE_", !13, i64 0, !15, i64 8, !13, i64 16, !15, i64 24, !13, i64 32}
!38 = !{}
!39 = !{i64 4}
!40 = !{!37, !15, i64 8}
!41 = !{i64 8}
!42 = !{!37, !13, i64 16}
!43 = !{!37, !15, i64 24}
!44 = !{!37, !13, i64 32}
!45 = distinct !{!45, !20, !21}
!46 = !{i64 2238}
!47 = !{i64 383}
!48 = !{i64 625}
!49 = !{i64 831}
!50 = !{!51, !51, i64 0}
!51 = !{!"p1 _ZTS6float4", !9, i64 0}
!52 = !{!53, !53, i64 0}
!53 = !{!"p1 _ZTS7double2", !9, i64 0}
!54 = !{!55, !55, i64 0}
!55 = !{!"p1 _ZTS4int4", !9, i64 0}
!56 = !{i64 0, i64 4, !27, i64 4, i64 4, !27, i64 8, i64 4, !27, i64 12, i64 4, !27}
!57 = !{!58, !28, i64 0}
!58 = !{!"_ZTS6float4", !28, i64 0, !28, i64 4, !28, i64 8, !28, i64 12}
!59 = !{!58, !28, i64 4}
!60 = !{!58, !28, i64 8}
!61 = !{!58, !28, i64 12}
!62 = !{i64 3791}
!63 = !{i64 4077}
!64 = !{i64 0, i64 8, !65, i64 8, i64 8, !65}
!65 = !{!66, !66, i64 0}
!66 = !{!"double", !5, i64 0}
!67 = !{!68, !66, i64 0}
!68 = !{!"_ZTS7double2", !66, i64 0, !66, i64 8}
!69 = !{!68, !66, i64 8}
!70 = !{i64 4350}
!71 = !{i64 0, i64 4, !3, i64 4, i64 4, !3, i64 8, i64 4, !3, i64 12, i64 4, !3}
!72 = !{!73, !4, i64 0}
!73 = !{!"_ZTS4int4", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12}
!74 = !{!73, !4, i64 4}
!75 = !{!73, !4, i64 8}
!76 = !{!73, !4, i64 12}
!77 = !{i64 4568}
!78 = !{i64 1186}
