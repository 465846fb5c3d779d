; ModuleID = 'factorisation.cu'
source_filename = "factorisation.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.float4 = type { float, float, float, float }

$_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv = comdat any

$_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv = comdat any

$_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv = comdat any

$_Z16cholesky_batchedILi4EEvPKdPdPii = comdat any

@_ZZ8lu_pivotE8best_row = internal addrspace(3) global i32 undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lu_pivot(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !7
  store ptr %1, ptr %5, align 8, !tbaa !10
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %21 = load ptr, ptr %4, align 8, !tbaa !7
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %23 = zext i32 %22 to i64
  %24 = load i32, ptr %6, align 4, !tbaa !3
  %25 = sext i32 %24 to i64
  %26 = mul i64 %23, %25
  %27 = load i32, ptr %6, align 4, !tbaa !3
  %28 = sext i32 %27 to i64
  %29 = mul i64 %26, %28
  %30 = getelementptr inbounds nuw float, ptr %21, i64 %29
  store ptr %30, ptr %7, align 8, !tbaa !7
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !3
  br label %31

31:                                               ; preds = %254, %3
  %32 = load i32, ptr %8, align 4, !tbaa !3
  %33 = load i32, ptr %6, align 4, !tbaa !3
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %36, label %35

35:                                               ; preds = %31
  store i32 2, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %257

36:                                               ; preds = %31
  %37 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %97

39:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %40 = load i32, ptr %8, align 4, !tbaa !3
  store i32 %40, ptr %10, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %41 = load ptr, ptr %7, align 8, !tbaa !7
  %42 = load i32, ptr %8, align 4, !tbaa !3
  %43 = load i32, ptr %6, align 4, !tbaa !3
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %8, align 4, !tbaa !3
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %41, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !12
  %50 = call contract noundef float @_ZL5fabsff(float noundef %49) #8
  store float %50, ptr %11, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %51 = load i32, ptr %8, align 4, !tbaa !3
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %12, align 4, !tbaa !3
  br label %53

53:                                               ; preds = %84, %39
  %54 = load i32, ptr %12, align 4, !tbaa !3
  %55 = load i32, ptr %6, align 4, !tbaa !3
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  store i32 5, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %87

58:                                               ; preds = %53
  %59 = load ptr, ptr %7, align 8, !tbaa !7
  %60 = load i32, ptr %12, align 4, !tbaa !3
  %61 = load i32, ptr %6, align 4, !tbaa !3
  %62 = mul nsw i32 %60, %61
  %63 = load i32, ptr %8, align 4, !tbaa !3
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %59, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !12
  %68 = call contract noundef float @_ZL5fabsff(float noundef %67) #8
  %69 = load float, ptr %11, align 4, !tbaa !12
  %70 = fcmp contract ogt float %68, %69
  br i1 %70, label %71, label %83

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !7
  %73 = load i32, ptr %12, align 4, !tbaa !3
  %74 = load i32, ptr %6, align 4, !tbaa !3
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %8, align 4, !tbaa !3
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %72, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !12
  %81 = call contract noundef float @_ZL5fabsff(float noundef %80) #8
  store float %81, ptr %11, align 4, !tbaa !12
  %82 = load i32, ptr %12, align 4, !tbaa !3
  store i32 %82, ptr %10, align 4, !tbaa !3
  br label %83

83:                                               ; preds = %71, %58
  br label %84

84:                                               ; preds = %83
  %85 = load i32, ptr %12, align 4, !tbaa !3
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %12, align 4, !tbaa !3
  br label %53, !llvm.loop !14

87:                                               ; preds = %57
  %88 = load i32, ptr %10, align 4, !tbaa !3
  store i32 %88, ptr addrspacecast (ptr addrspace(3) @_ZZ8lu_pivotE8best_row to ptr), align 4, !tbaa !3
  %89 = load ptr, ptr %5, align 8, !tbaa !10
  %90 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %91 = load i32, ptr %6, align 4, !tbaa !3
  %92 = mul i32 %90, %91
  %93 = load i32, ptr %8, align 4, !tbaa !3
  %94 = add i32 %92, %93
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %89, i64 %95
  store i32 %88, ptr %96, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %97

97:                                               ; preds = %87, %36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %98 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8lu_pivotE8best_row to ptr), align 4, !tbaa !3
  store i32 %98, ptr %13, align 4, !tbaa !3
  %99 = load i32, ptr %13, align 4, !tbaa !3
  %100 = load i32, ptr %8, align 4, !tbaa !3
  %101 = icmp ne i32 %99, %100
  br i1 %101, label %102, label %150

102:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %103 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %103, ptr %14, align 4, !tbaa !3
  br label %104

104:                                              ; preds = %145, %102
  %105 = load i32, ptr %14, align 4, !tbaa !3
  %106 = load i32, ptr %6, align 4, !tbaa !3
  %107 = icmp slt i32 %105, %106
  br i1 %107, label %109, label %108

108:                                              ; preds = %104
  store i32 8, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %149

109:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %110 = load ptr, ptr %7, align 8, !tbaa !7
  %111 = load i32, ptr %8, align 4, !tbaa !3
  %112 = load i32, ptr %6, align 4, !tbaa !3
  %113 = mul nsw i32 %111, %112
  %114 = load i32, ptr %14, align 4, !tbaa !3
  %115 = add nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr %110, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !12
  store float %118, ptr %15, align 4, !tbaa !12
  %119 = load ptr, ptr %7, align 8, !tbaa !7
  %120 = load i32, ptr %13, align 4, !tbaa !3
  %121 = load i32, ptr %6, align 4, !tbaa !3
  %122 = mul nsw i32 %120, %121
  %123 = load i32, ptr %14, align 4, !tbaa !3
  %124 = add nsw i32 %122, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %119, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !12
  %128 = load ptr, ptr %7, align 8, !tbaa !7
  %129 = load i32, ptr %8, align 4, !tbaa !3
  %130 = load i32, ptr %6, align 4, !tbaa !3
  %131 = mul nsw i32 %129, %130
  %132 = load i32, ptr %14, align 4, !tbaa !3
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %128, i64 %134
  store float %127, ptr %135, align 4, !tbaa !12
  %136 = load float, ptr %15, align 4, !tbaa !12
  %137 = load ptr, ptr %7, align 8, !tbaa !7
  %138 = load i32, ptr %13, align 4, !tbaa !3
  %139 = load i32, ptr %6, align 4, !tbaa !3
  %140 = mul nsw i32 %138, %139
  %141 = load i32, ptr %14, align 4, !tbaa !3
  %142 = add nsw i32 %140, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr %137, i64 %143
  store float %136, ptr %144, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %145

145:                                              ; preds = %109
  %146 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %147 = load i32, ptr %14, align 4, !tbaa !3
  %148 = add i32 %147, %146
  store i32 %148, ptr %14, align 4, !tbaa !3
  br label %104, !llvm.loop !16

149:                                              ; preds = %108
  br label %150

150:                                              ; preds = %149, %97
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %151 = load ptr, ptr %7, align 8, !tbaa !7
  %152 = load i32, ptr %8, align 4, !tbaa !3
  %153 = load i32, ptr %6, align 4, !tbaa !3
  %154 = mul nsw i32 %152, %153
  %155 = load i32, ptr %8, align 4, !tbaa !3
  %156 = add nsw i32 %154, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %151, i64 %157
  %159 = load float, ptr %158, align 4, !tbaa !12
  %160 = fdiv contract float 1.000000e+00, %159
  store float %160, ptr %16, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %161 = load i32, ptr %8, align 4, !tbaa !3
  %162 = add nsw i32 %161, 1
  %163 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %164 = add i32 %162, %163
  store i32 %164, ptr %17, align 4, !tbaa !3
  br label %165

165:                                              ; preds = %182, %150
  %166 = load i32, ptr %17, align 4, !tbaa !3
  %167 = load i32, ptr %6, align 4, !tbaa !3
  %168 = icmp slt i32 %166, %167
  br i1 %168, label %170, label %169

169:                                              ; preds = %165
  store i32 11, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %186

170:                                              ; preds = %165
  %171 = load float, ptr %16, align 4, !tbaa !12
  %172 = load ptr, ptr %7, align 8, !tbaa !7
  %173 = load i32, ptr %17, align 4, !tbaa !3
  %174 = load i32, ptr %6, align 4, !tbaa !3
  %175 = mul nsw i32 %173, %174
  %176 = load i32, ptr %8, align 4, !tbaa !3
  %177 = add nsw i32 %175, %176
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds float, ptr %172, i64 %178
  %180 = load float, ptr %179, align 4, !tbaa !12
  %181 = fmul contract float %180, %171
  store float %181, ptr %179, align 4, !tbaa !12
  br label %182

182:                                              ; preds = %170
  %183 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %184 = load i32, ptr %17, align 4, !tbaa !3
  %185 = add i32 %184, %183
  store i32 %185, ptr %17, align 4, !tbaa !3
  br label %165, !llvm.loop !17

186:                                              ; preds = %169
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %187 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  store i32 %187, ptr %18, align 4, !tbaa !3
  br label %188

188:                                              ; preds = %249, %186
  %189 = load i32, ptr %18, align 4, !tbaa !3
  %190 = load i32, ptr %6, align 4, !tbaa !3
  %191 = load i32, ptr %8, align 4, !tbaa !3
  %192 = sub nsw i32 %190, %191
  %193 = sub nsw i32 %192, 1
  %194 = load i32, ptr %6, align 4, !tbaa !3
  %195 = load i32, ptr %8, align 4, !tbaa !3
  %196 = sub nsw i32 %194, %195
  %197 = sub nsw i32 %196, 1
  %198 = mul nsw i32 %193, %197
  %199 = icmp slt i32 %189, %198
  br i1 %199, label %201, label %200

200:                                              ; preds = %188
  store i32 14, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %253

201:                                              ; preds = %188
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %202 = load i32, ptr %8, align 4, !tbaa !3
  %203 = add nsw i32 %202, 1
  %204 = load i32, ptr %18, align 4, !tbaa !3
  %205 = load i32, ptr %6, align 4, !tbaa !3
  %206 = load i32, ptr %8, align 4, !tbaa !3
  %207 = sub nsw i32 %205, %206
  %208 = sub nsw i32 %207, 1
  %209 = sdiv i32 %204, %208
  %210 = add nsw i32 %203, %209
  store i32 %210, ptr %19, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %211 = load i32, ptr %8, align 4, !tbaa !3
  %212 = add nsw i32 %211, 1
  %213 = load i32, ptr %18, align 4, !tbaa !3
  %214 = load i32, ptr %6, align 4, !tbaa !3
  %215 = load i32, ptr %8, align 4, !tbaa !3
  %216 = sub nsw i32 %214, %215
  %217 = sub nsw i32 %216, 1
  %218 = srem i32 %213, %217
  %219 = add nsw i32 %212, %218
  store i32 %219, ptr %20, align 4, !tbaa !3
  %220 = load ptr, ptr %7, align 8, !tbaa !7
  %221 = load i32, ptr %19, align 4, !tbaa !3
  %222 = load i32, ptr %6, align 4, !tbaa !3
  %223 = mul nsw i32 %221, %222
  %224 = load i32, ptr %8, align 4, !tbaa !3
  %225 = add nsw i32 %223, %224
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds float, ptr %220, i64 %226
  %228 = load float, ptr %227, align 4, !tbaa !12
  %229 = load ptr, ptr %7, align 8, !tbaa !7
  %230 = load i32, ptr %8, align 4, !tbaa !3
  %231 = load i32, ptr %6, align 4, !tbaa !3
  %232 = mul nsw i32 %230, %231
  %233 = load i32, ptr %20, align 4, !tbaa !3
  %234 = add nsw i32 %232, %233
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds float, ptr %229, i64 %235
  %237 = load float, ptr %236, align 4, !tbaa !12
  %238 = fmul contract float %228, %237
  %239 = load ptr, ptr %7, align 8, !tbaa !7
  %240 = load i32, ptr %19, align 4, !tbaa !3
  %241 = load i32, ptr %6, align 4, !tbaa !3
  %242 = mul nsw i32 %240, %241
  %243 = load i32, ptr %20, align 4, !tbaa !3
  %244 = add nsw i32 %242, %243
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds float, ptr %239, i64 %245
  %247 = load float, ptr %246, align 4, !tbaa !12
  %248 = fsub contract float %247, %238
  store float %248, ptr %246, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  br label %249

249:                                              ; preds = %201
  %250 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %251 = load i32, ptr %18, align 4, !tbaa !3
  %252 = add i32 %251, %250
  store i32 %252, ptr %18, align 4, !tbaa !3
  br label %188, !llvm.loop !18

253:                                              ; preds = %200
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %254

254:                                              ; preds = %253
  %255 = load i32, ptr %8, align 4, !tbaa !3
  %256 = add nsw i32 %255, 1
  store i32 %256, ptr %8, align 4, !tbaa !3
  br label %31, !llvm.loop !19

257:                                              ; preds = %35
  call void @llvm.lifetime.end.p0(ptr %7) #7
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
define linkonce_odr dso_local noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5fabsff(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !12
  %3 = load float, ptr %2, align 4, !tbaa !12
  %4 = call contract float @__nv_fabsf(float noundef %3) #8
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z16cholesky_batchedILi4EEvPKdPdPii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [4 x [4 x double]], align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !20
  store ptr %1, ptr %6, align 8, !tbaa !20
  store ptr %2, ptr %7, align 8, !tbaa !10
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %22 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %23 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %26 = add i32 %24, %25
  store i32 %26, ptr %9, align 4, !tbaa !3
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = load i32, ptr %8, align 4, !tbaa !3
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %199

31:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 0, ptr %13, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %153, %31
  %33 = load i32, ptr %13, align 4, !tbaa !3
  %34 = icmp slt i32 %33, 4
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %156

36:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %37 = load ptr, ptr %5, align 8, !tbaa !20
  %38 = load i32, ptr %13, align 4, !tbaa !3
  %39 = mul nsw i32 %38, 4
  %40 = load i32, ptr %13, align 4, !tbaa !3
  %41 = add nsw i32 %39, %40
  %42 = load i32, ptr %8, align 4, !tbaa !3
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %9, align 4, !tbaa !3
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %37, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !22
  store double %48, ptr %14, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !3
  br label %49

49:                                               ; preds = %72, %36
  %50 = load i32, ptr %15, align 4, !tbaa !3
  %51 = load i32, ptr %13, align 4, !tbaa !3
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %49
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %75

54:                                               ; preds = %49
  %55 = load i32, ptr %13, align 4, !tbaa !3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [4 x [4 x double]], ptr %11, i64 0, i64 %56
  %58 = load i32, ptr %15, align 4, !tbaa !3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [4 x double], ptr %57, i64 0, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !22
  %62 = load i32, ptr %13, align 4, !tbaa !3
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [4 x [4 x double]], ptr %11, i64 0, i64 %63
  %65 = load i32, ptr %15, align 4, !tbaa !3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [4 x double], ptr %64, i64 0, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !22
  %69 = fmul contract double %61, %68
  %70 = load double, ptr %14, align 8, !tbaa !22
  %71 = fsub contract double %70, %69
  store double %71, ptr %14, align 8, !tbaa !22
  br label %72

72:                                               ; preds = %54
  %73 = load i32, ptr %15, align 4, !tbaa !3
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %15, align 4, !tbaa !3
  br label %49, !llvm.loop !24

75:                                               ; preds = %53
  %76 = load double, ptr %14, align 8, !tbaa !22
  %77 = fcmp contract ogt double %76, 0.000000e+00
  br i1 %77, label %84, label %78

78:                                               ; preds = %75
  %79 = load i32, ptr %12, align 4, !tbaa !3
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %84, label %81

81:                                               ; preds = %78
  %82 = load i32, ptr %13, align 4, !tbaa !3
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %12, align 4, !tbaa !3
  br label %84

84:                                               ; preds = %81, %78, %75
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %85 = load double, ptr %14, align 8, !tbaa !22
  %86 = call contract noundef double @_ZL4sqrtd(double noundef %85) #8
  store double %86, ptr %16, align 8, !tbaa !22
  %87 = load double, ptr %16, align 8, !tbaa !22
  %88 = load i32, ptr %13, align 4, !tbaa !3
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [4 x [4 x double]], ptr %11, i64 0, i64 %89
  %91 = load i32, ptr %13, align 4, !tbaa !3
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [4 x double], ptr %90, i64 0, i64 %92
  store double %87, ptr %93, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %94 = load i32, ptr %13, align 4, !tbaa !3
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %17, align 4, !tbaa !3
  br label %96

96:                                               ; preds = %149, %84
  %97 = load i32, ptr %17, align 4, !tbaa !3
  %98 = icmp slt i32 %97, 4
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %152

100:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %101 = load ptr, ptr %5, align 8, !tbaa !20
  %102 = load i32, ptr %17, align 4, !tbaa !3
  %103 = mul nsw i32 %102, 4
  %104 = load i32, ptr %13, align 4, !tbaa !3
  %105 = add nsw i32 %103, %104
  %106 = load i32, ptr %8, align 4, !tbaa !3
  %107 = mul nsw i32 %105, %106
  %108 = load i32, ptr %9, align 4, !tbaa !3
  %109 = add nsw i32 %107, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds double, ptr %101, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !22
  store double %112, ptr %18, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store i32 0, ptr %19, align 4, !tbaa !3
  br label %113

113:                                              ; preds = %136, %100
  %114 = load i32, ptr %19, align 4, !tbaa !3
  %115 = load i32, ptr %13, align 4, !tbaa !3
  %116 = icmp slt i32 %114, %115
  br i1 %116, label %118, label %117

117:                                              ; preds = %113
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #7
  br label %139

118:                                              ; preds = %113
  %119 = load i32, ptr %17, align 4, !tbaa !3
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [4 x [4 x double]], ptr %11, i64 0, i64 %120
  %122 = load i32, ptr %19, align 4, !tbaa !3
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [4 x double], ptr %121, i64 0, i64 %123
  %125 = load double, ptr %124, align 8, !tbaa !22
  %126 = load i32, ptr %13, align 4, !tbaa !3
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [4 x [4 x double]], ptr %11, i64 0, i64 %127
  %129 = load i32, ptr %19, align 4, !tbaa !3
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [4 x double], ptr %128, i64 0, i64 %130
  %132 = load double, ptr %131, align 8, !tbaa !22
  %133 = fmul contract double %125, %132
  %134 = load double, ptr %18, align 8, !tbaa !22
  %135 = fsub contract double %134, %133
  store double %135, ptr %18, align 8, !tbaa !22
  br label %136

136:                                              ; preds = %118
  %137 = load i32, ptr %19, align 4, !tbaa !3
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %19, align 4, !tbaa !3
  br label %113, !llvm.loop !25

139:                                              ; preds = %117
  %140 = load double, ptr %18, align 8, !tbaa !22
  %141 = load double, ptr %16, align 8, !tbaa !22
  %142 = fdiv contract double %140, %141
  %143 = load i32, ptr %17, align 4, !tbaa !3
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [4 x [4 x double]], ptr %11, i64 0, i64 %144
  %146 = load i32, ptr %13, align 4, !tbaa !3
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [4 x double], ptr %145, i64 0, i64 %147
  store double %142, ptr %148, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %149

149:                                              ; preds = %139
  %150 = load i32, ptr %17, align 4, !tbaa !3
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %17, align 4, !tbaa !3
  br label %96, !llvm.loop !26

152:                                              ; preds = %99
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %153

153:                                              ; preds = %152
  %154 = load i32, ptr %13, align 4, !tbaa !3
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %13, align 4, !tbaa !3
  br label %32, !llvm.loop !27

156:                                              ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %20) #7
  store i32 0, ptr %20, align 4, !tbaa !3
  br label %157

157:                                              ; preds = %190, %156
  %158 = load i32, ptr %20, align 4, !tbaa !3
  %159 = icmp slt i32 %158, 4
  br i1 %159, label %161, label %160

160:                                              ; preds = %157
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %193

161:                                              ; preds = %157
  call void @llvm.lifetime.start.p0(ptr %21) #7
  store i32 0, ptr %21, align 4, !tbaa !3
  br label %162

162:                                              ; preds = %186, %161
  %163 = load i32, ptr %21, align 4, !tbaa !3
  %164 = load i32, ptr %20, align 4, !tbaa !3
  %165 = icmp sle i32 %163, %164
  br i1 %165, label %167, label %166

166:                                              ; preds = %162
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %189

167:                                              ; preds = %162
  %168 = load i32, ptr %20, align 4, !tbaa !3
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [4 x [4 x double]], ptr %11, i64 0, i64 %169
  %171 = load i32, ptr %21, align 4, !tbaa !3
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [4 x double], ptr %170, i64 0, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !22
  %175 = load ptr, ptr %6, align 8, !tbaa !20
  %176 = load i32, ptr %20, align 4, !tbaa !3
  %177 = mul nsw i32 %176, 4
  %178 = load i32, ptr %21, align 4, !tbaa !3
  %179 = add nsw i32 %177, %178
  %180 = load i32, ptr %8, align 4, !tbaa !3
  %181 = mul nsw i32 %179, %180
  %182 = load i32, ptr %9, align 4, !tbaa !3
  %183 = add nsw i32 %181, %182
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds double, ptr %175, i64 %184
  store double %174, ptr %185, align 8, !tbaa !22
  br label %186

186:                                              ; preds = %167
  %187 = load i32, ptr %21, align 4, !tbaa !3
  %188 = add nsw i32 %187, 1
  store i32 %188, ptr %21, align 4, !tbaa !3
  br label %162, !llvm.loop !28

189:                                              ; preds = %166
  br label %190

190:                                              ; preds = %189
  %191 = load i32, ptr %20, align 4, !tbaa !3
  %192 = add nsw i32 %191, 1
  store i32 %192, ptr %20, align 4, !tbaa !3
  br label %157, !llvm.loop !29

193:                                              ; preds = %160
  %194 = load i32, ptr %12, align 4, !tbaa !3
  %195 = load ptr, ptr %7, align 8, !tbaa !10
  %196 = load i32, ptr %9, align 4, !tbaa !3
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds i32, ptr %195, i64 %197
  store i32 %194, ptr %198, align 4, !tbaa !3
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  store i32 0, ptr %10, align 4
  br label %199

199:                                              ; preds = %193, %30
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %200 = load i32, ptr %10, align 4
  switch i32 %200, label %202 [
    i32 0, label %201
    i32 1, label %201
  ]

201:                                              ; preds = %199, %199
  ret void

202:                                              ; preds = %199
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef double @_ZL4sqrtd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !22
  %3 = load double, ptr %2, align 8, !tbaa !22
  %4 = call contract double @__nv_sqrt(double noundef %3) #8
  ret double %4
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gram_schmidt_column(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !7
  store ptr %1, ptr %6, align 8, !tbaa !7
  store i32 %2, ptr %7, align 4, !tbaa !3
  store i32 %3, ptr %8, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %13 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %14 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %17 = add i32 %15, %16
  store i32 %17, ptr %9, align 4, !tbaa !3
  %18 = load i32, ptr %9, align 4, !tbaa !3
  %19 = load i32, ptr %7, align 4, !tbaa !3
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %68

22:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %23 = load ptr, ptr %5, align 8, !tbaa !7
  %24 = load i32, ptr %8, align 4, !tbaa !3
  %25 = load i32, ptr %7, align 4, !tbaa !3
  %26 = mul nsw i32 %24, %25
  %27 = load i32, ptr %9, align 4, !tbaa !3
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %23, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !12
  store float %31, ptr %11, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !3
  br label %32

32:                                               ; preds = %55, %22
  %33 = load i32, ptr %12, align 4, !tbaa !3
  %34 = load i32, ptr %8, align 4, !tbaa !3
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %58

37:                                               ; preds = %32
  %38 = load ptr, ptr %6, align 8, !tbaa !7
  %39 = load i32, ptr %12, align 4, !tbaa !3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !12
  %43 = load ptr, ptr %5, align 8, !tbaa !7
  %44 = load i32, ptr %12, align 4, !tbaa !3
  %45 = load i32, ptr %7, align 4, !tbaa !3
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %9, align 4, !tbaa !3
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %43, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !12
  %52 = fmul contract float %42, %51
  %53 = load float, ptr %11, align 4, !tbaa !12
  %54 = fsub contract float %53, %52
  store float %54, ptr %11, align 4, !tbaa !12
  br label %55

55:                                               ; preds = %37
  %56 = load i32, ptr %12, align 4, !tbaa !3
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %12, align 4, !tbaa !3
  br label %32, !llvm.loop !30

58:                                               ; preds = %36
  %59 = load float, ptr %11, align 4, !tbaa !12
  %60 = load ptr, ptr %5, align 8, !tbaa !7
  %61 = load i32, ptr %8, align 4, !tbaa !3
  %62 = load i32, ptr %7, align 4, !tbaa !3
  %63 = mul nsw i32 %61, %62
  %64 = load i32, ptr %9, align 4, !tbaa !3
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %60, i64 %66
  store float %59, ptr %67, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %11) #7
  store i32 0, ptr %10, align 4
  br label %68

68:                                               ; preds = %58, %21
  call void @llvm.lifetime.end.p0(ptr %9) #7
  %69 = load i32, ptr %10, align 4
  switch i32 %69, label %71 [
    i32 0, label %70
    i32 1, label %70
  ]

70:                                               ; preds = %68, %68
  ret void

71:                                               ; preds = %68
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @inverse_4x4(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.float4, align 16
  %10 = alloca %struct.float4, align 16
  %11 = alloca %struct.float4, align 16
  %12 = alloca %struct.float4, align 16
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca %struct.float4, align 16
  %27 = alloca %struct.float4, align 16
  %28 = alloca %struct.float4, align 16
  %29 = alloca %struct.float4, align 16
  store ptr %0, ptr %4, align 8, !tbaa !31
  store ptr %1, ptr %5, align 8, !tbaa !31
  store i32 %2, ptr %6, align 4, !tbaa !3
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %30 = call noundef i32 @_ZN25__cuda_builtin_blockIdx_t17__fetch_builtin_xEv() #8
  %31 = call noundef i32 @_ZN25__cuda_builtin_blockDim_t17__fetch_builtin_xEv() #8
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @_ZN26__cuda_builtin_threadIdx_t17__fetch_builtin_xEv() #8
  %34 = add i32 %32, %33
  store i32 %34, ptr %7, align 4, !tbaa !3
  %35 = load i32, ptr %7, align 4, !tbaa !3
  %36 = load i32, ptr %6, align 4, !tbaa !3
  %37 = icmp sge i32 %35, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %522

39:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %40 = load ptr, ptr %4, align 8, !tbaa !31
  %41 = load i32, ptr %7, align 4, !tbaa !3
  %42 = mul nsw i32 %41, 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.float4, ptr %40, i64 %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 16 %44, i64 16, i1 false), !tbaa.struct !33
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %45 = load ptr, ptr %4, align 8, !tbaa !31
  %46 = load i32, ptr %7, align 4, !tbaa !3
  %47 = mul nsw i32 %46, 4
  %48 = add nsw i32 %47, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.float4, ptr %45, i64 %49
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %10, ptr align 16 %50, i64 16, i1 false), !tbaa.struct !33
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %51 = load ptr, ptr %4, align 8, !tbaa !31
  %52 = load i32, ptr %7, align 4, !tbaa !3
  %53 = mul nsw i32 %52, 4
  %54 = add nsw i32 %53, 2
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.float4, ptr %51, i64 %55
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 %56, i64 16, i1 false), !tbaa.struct !33
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %57 = load ptr, ptr %4, align 8, !tbaa !31
  %58 = load i32, ptr %7, align 4, !tbaa !3
  %59 = mul nsw i32 %58, 4
  %60 = add nsw i32 %59, 3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.float4, ptr %57, i64 %61
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %12, ptr align 16 %62, i64 16, i1 false), !tbaa.struct !33
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %63 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 0
  %64 = load float, ptr %63, align 16, !tbaa !34
  %65 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %66 = load float, ptr %65, align 4, !tbaa !36
  %67 = fmul contract float %64, %66
  %68 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %69 = load float, ptr %68, align 16, !tbaa !34
  %70 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 1
  %71 = load float, ptr %70, align 4, !tbaa !36
  %72 = fmul contract float %69, %71
  %73 = fsub contract float %67, %72
  store float %73, ptr %13, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %74 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 0
  %75 = load float, ptr %74, align 16, !tbaa !34
  %76 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %77 = load float, ptr %76, align 8, !tbaa !37
  %78 = fmul contract float %75, %77
  %79 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %80 = load float, ptr %79, align 16, !tbaa !34
  %81 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 2
  %82 = load float, ptr %81, align 8, !tbaa !37
  %83 = fmul contract float %80, %82
  %84 = fsub contract float %78, %83
  store float %84, ptr %14, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %85 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 0
  %86 = load float, ptr %85, align 16, !tbaa !34
  %87 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %88 = load float, ptr %87, align 4, !tbaa !38
  %89 = fmul contract float %86, %88
  %90 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %91 = load float, ptr %90, align 16, !tbaa !34
  %92 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 3
  %93 = load float, ptr %92, align 4, !tbaa !38
  %94 = fmul contract float %91, %93
  %95 = fsub contract float %89, %94
  store float %95, ptr %15, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %96 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 1
  %97 = load float, ptr %96, align 4, !tbaa !36
  %98 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %99 = load float, ptr %98, align 8, !tbaa !37
  %100 = fmul contract float %97, %99
  %101 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %102 = load float, ptr %101, align 4, !tbaa !36
  %103 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 2
  %104 = load float, ptr %103, align 8, !tbaa !37
  %105 = fmul contract float %102, %104
  %106 = fsub contract float %100, %105
  store float %106, ptr %16, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %107 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 1
  %108 = load float, ptr %107, align 4, !tbaa !36
  %109 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %110 = load float, ptr %109, align 4, !tbaa !38
  %111 = fmul contract float %108, %110
  %112 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %113 = load float, ptr %112, align 4, !tbaa !36
  %114 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 3
  %115 = load float, ptr %114, align 4, !tbaa !38
  %116 = fmul contract float %113, %115
  %117 = fsub contract float %111, %116
  store float %117, ptr %17, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %118 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 2
  %119 = load float, ptr %118, align 8, !tbaa !37
  %120 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %121 = load float, ptr %120, align 4, !tbaa !38
  %122 = fmul contract float %119, %121
  %123 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %124 = load float, ptr %123, align 8, !tbaa !37
  %125 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 3
  %126 = load float, ptr %125, align 4, !tbaa !38
  %127 = fmul contract float %124, %126
  %128 = fsub contract float %122, %127
  store float %128, ptr %18, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %129 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %130 = load float, ptr %129, align 8, !tbaa !37
  %131 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %132 = load float, ptr %131, align 4, !tbaa !38
  %133 = fmul contract float %130, %132
  %134 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %135 = load float, ptr %134, align 8, !tbaa !37
  %136 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %137 = load float, ptr %136, align 4, !tbaa !38
  %138 = fmul contract float %135, %137
  %139 = fsub contract float %133, %138
  store float %139, ptr %19, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %140 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %141 = load float, ptr %140, align 4, !tbaa !36
  %142 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %143 = load float, ptr %142, align 4, !tbaa !38
  %144 = fmul contract float %141, %143
  %145 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %146 = load float, ptr %145, align 4, !tbaa !36
  %147 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %148 = load float, ptr %147, align 4, !tbaa !38
  %149 = fmul contract float %146, %148
  %150 = fsub contract float %144, %149
  store float %150, ptr %20, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %151 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %152 = load float, ptr %151, align 4, !tbaa !36
  %153 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %154 = load float, ptr %153, align 8, !tbaa !37
  %155 = fmul contract float %152, %154
  %156 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %157 = load float, ptr %156, align 4, !tbaa !36
  %158 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %159 = load float, ptr %158, align 8, !tbaa !37
  %160 = fmul contract float %157, %159
  %161 = fsub contract float %155, %160
  store float %161, ptr %21, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %162 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %163 = load float, ptr %162, align 16, !tbaa !34
  %164 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %165 = load float, ptr %164, align 4, !tbaa !38
  %166 = fmul contract float %163, %165
  %167 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %168 = load float, ptr %167, align 16, !tbaa !34
  %169 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %170 = load float, ptr %169, align 4, !tbaa !38
  %171 = fmul contract float %168, %170
  %172 = fsub contract float %166, %171
  store float %172, ptr %22, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %173 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %174 = load float, ptr %173, align 16, !tbaa !34
  %175 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %176 = load float, ptr %175, align 8, !tbaa !37
  %177 = fmul contract float %174, %176
  %178 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %179 = load float, ptr %178, align 16, !tbaa !34
  %180 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %181 = load float, ptr %180, align 8, !tbaa !37
  %182 = fmul contract float %179, %181
  %183 = fsub contract float %177, %182
  store float %183, ptr %23, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %184 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %185 = load float, ptr %184, align 16, !tbaa !34
  %186 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %187 = load float, ptr %186, align 4, !tbaa !36
  %188 = fmul contract float %185, %187
  %189 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %190 = load float, ptr %189, align 16, !tbaa !34
  %191 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %192 = load float, ptr %191, align 4, !tbaa !36
  %193 = fmul contract float %190, %192
  %194 = fsub contract float %188, %193
  store float %194, ptr %24, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %25) #7
  %195 = load float, ptr %13, align 4, !tbaa !12
  %196 = load float, ptr %19, align 4, !tbaa !12
  %197 = fmul contract float %195, %196
  %198 = load float, ptr %14, align 4, !tbaa !12
  %199 = load float, ptr %20, align 4, !tbaa !12
  %200 = fmul contract float %198, %199
  %201 = fsub contract float %197, %200
  %202 = load float, ptr %15, align 4, !tbaa !12
  %203 = load float, ptr %21, align 4, !tbaa !12
  %204 = fmul contract float %202, %203
  %205 = fadd contract float %201, %204
  %206 = load float, ptr %16, align 4, !tbaa !12
  %207 = load float, ptr %22, align 4, !tbaa !12
  %208 = fmul contract float %206, %207
  %209 = fadd contract float %205, %208
  %210 = load float, ptr %17, align 4, !tbaa !12
  %211 = load float, ptr %23, align 4, !tbaa !12
  %212 = fmul contract float %210, %211
  %213 = fsub contract float %209, %212
  %214 = load float, ptr %18, align 4, !tbaa !12
  %215 = load float, ptr %24, align 4, !tbaa !12
  %216 = fmul contract float %214, %215
  %217 = fadd contract float %213, %216
  %218 = fdiv contract float 1.000000e+00, %217
  store float %218, ptr %25, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %26) #7
  %219 = getelementptr inbounds nuw %struct.float4, ptr %26, i32 0, i32 0
  %220 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %221 = load float, ptr %220, align 4, !tbaa !36
  %222 = load float, ptr %19, align 4, !tbaa !12
  %223 = fmul contract float %221, %222
  %224 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %225 = load float, ptr %224, align 8, !tbaa !37
  %226 = load float, ptr %20, align 4, !tbaa !12
  %227 = fmul contract float %225, %226
  %228 = fsub contract float %223, %227
  %229 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %230 = load float, ptr %229, align 4, !tbaa !38
  %231 = load float, ptr %21, align 4, !tbaa !12
  %232 = fmul contract float %230, %231
  %233 = fadd contract float %228, %232
  %234 = load float, ptr %25, align 4, !tbaa !12
  %235 = fmul contract float %233, %234
  store float %235, ptr %219, align 16, !tbaa !34
  %236 = getelementptr inbounds nuw %struct.float4, ptr %26, i32 0, i32 1
  %237 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 1
  %238 = load float, ptr %237, align 4, !tbaa !36
  %239 = fneg contract float %238
  %240 = load float, ptr %19, align 4, !tbaa !12
  %241 = fmul contract float %239, %240
  %242 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 2
  %243 = load float, ptr %242, align 8, !tbaa !37
  %244 = load float, ptr %20, align 4, !tbaa !12
  %245 = fmul contract float %243, %244
  %246 = fadd contract float %241, %245
  %247 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 3
  %248 = load float, ptr %247, align 4, !tbaa !38
  %249 = load float, ptr %21, align 4, !tbaa !12
  %250 = fmul contract float %248, %249
  %251 = fsub contract float %246, %250
  %252 = load float, ptr %25, align 4, !tbaa !12
  %253 = fmul contract float %251, %252
  store float %253, ptr %236, align 4, !tbaa !36
  %254 = getelementptr inbounds nuw %struct.float4, ptr %26, i32 0, i32 2
  %255 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %256 = load float, ptr %255, align 4, !tbaa !36
  %257 = load float, ptr %18, align 4, !tbaa !12
  %258 = fmul contract float %256, %257
  %259 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %260 = load float, ptr %259, align 8, !tbaa !37
  %261 = load float, ptr %17, align 4, !tbaa !12
  %262 = fmul contract float %260, %261
  %263 = fsub contract float %258, %262
  %264 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %265 = load float, ptr %264, align 4, !tbaa !38
  %266 = load float, ptr %16, align 4, !tbaa !12
  %267 = fmul contract float %265, %266
  %268 = fadd contract float %263, %267
  %269 = load float, ptr %25, align 4, !tbaa !12
  %270 = fmul contract float %268, %269
  store float %270, ptr %254, align 8, !tbaa !37
  %271 = getelementptr inbounds nuw %struct.float4, ptr %26, i32 0, i32 3
  %272 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %273 = load float, ptr %272, align 4, !tbaa !36
  %274 = fneg contract float %273
  %275 = load float, ptr %18, align 4, !tbaa !12
  %276 = fmul contract float %274, %275
  %277 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %278 = load float, ptr %277, align 8, !tbaa !37
  %279 = load float, ptr %17, align 4, !tbaa !12
  %280 = fmul contract float %278, %279
  %281 = fadd contract float %276, %280
  %282 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %283 = load float, ptr %282, align 4, !tbaa !38
  %284 = load float, ptr %16, align 4, !tbaa !12
  %285 = fmul contract float %283, %284
  %286 = fsub contract float %281, %285
  %287 = load float, ptr %25, align 4, !tbaa !12
  %288 = fmul contract float %286, %287
  store float %288, ptr %271, align 4, !tbaa !38
  %289 = load ptr, ptr %5, align 8, !tbaa !31
  %290 = load i32, ptr %7, align 4, !tbaa !3
  %291 = mul nsw i32 %290, 4
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds %struct.float4, ptr %289, i64 %292
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %293, ptr align 16 %26, i64 16, i1 false), !tbaa.struct !33
  call void @llvm.lifetime.end.p0(ptr %26) #7
  call void @llvm.lifetime.start.p0(ptr %27) #7
  %294 = getelementptr inbounds nuw %struct.float4, ptr %27, i32 0, i32 0
  %295 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %296 = load float, ptr %295, align 16, !tbaa !34
  %297 = fneg contract float %296
  %298 = load float, ptr %19, align 4, !tbaa !12
  %299 = fmul contract float %297, %298
  %300 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %301 = load float, ptr %300, align 8, !tbaa !37
  %302 = load float, ptr %22, align 4, !tbaa !12
  %303 = fmul contract float %301, %302
  %304 = fadd contract float %299, %303
  %305 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %306 = load float, ptr %305, align 4, !tbaa !38
  %307 = load float, ptr %23, align 4, !tbaa !12
  %308 = fmul contract float %306, %307
  %309 = fsub contract float %304, %308
  %310 = load float, ptr %25, align 4, !tbaa !12
  %311 = fmul contract float %309, %310
  store float %311, ptr %294, align 16, !tbaa !34
  %312 = getelementptr inbounds nuw %struct.float4, ptr %27, i32 0, i32 1
  %313 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 0
  %314 = load float, ptr %313, align 16, !tbaa !34
  %315 = load float, ptr %19, align 4, !tbaa !12
  %316 = fmul contract float %314, %315
  %317 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 2
  %318 = load float, ptr %317, align 8, !tbaa !37
  %319 = load float, ptr %22, align 4, !tbaa !12
  %320 = fmul contract float %318, %319
  %321 = fsub contract float %316, %320
  %322 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 3
  %323 = load float, ptr %322, align 4, !tbaa !38
  %324 = load float, ptr %23, align 4, !tbaa !12
  %325 = fmul contract float %323, %324
  %326 = fadd contract float %321, %325
  %327 = load float, ptr %25, align 4, !tbaa !12
  %328 = fmul contract float %326, %327
  store float %328, ptr %312, align 4, !tbaa !36
  %329 = getelementptr inbounds nuw %struct.float4, ptr %27, i32 0, i32 2
  %330 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %331 = load float, ptr %330, align 16, !tbaa !34
  %332 = fneg contract float %331
  %333 = load float, ptr %18, align 4, !tbaa !12
  %334 = fmul contract float %332, %333
  %335 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %336 = load float, ptr %335, align 8, !tbaa !37
  %337 = load float, ptr %15, align 4, !tbaa !12
  %338 = fmul contract float %336, %337
  %339 = fadd contract float %334, %338
  %340 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %341 = load float, ptr %340, align 4, !tbaa !38
  %342 = load float, ptr %14, align 4, !tbaa !12
  %343 = fmul contract float %341, %342
  %344 = fsub contract float %339, %343
  %345 = load float, ptr %25, align 4, !tbaa !12
  %346 = fmul contract float %344, %345
  store float %346, ptr %329, align 8, !tbaa !37
  %347 = getelementptr inbounds nuw %struct.float4, ptr %27, i32 0, i32 3
  %348 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %349 = load float, ptr %348, align 16, !tbaa !34
  %350 = load float, ptr %18, align 4, !tbaa !12
  %351 = fmul contract float %349, %350
  %352 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %353 = load float, ptr %352, align 8, !tbaa !37
  %354 = load float, ptr %15, align 4, !tbaa !12
  %355 = fmul contract float %353, %354
  %356 = fsub contract float %351, %355
  %357 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %358 = load float, ptr %357, align 4, !tbaa !38
  %359 = load float, ptr %14, align 4, !tbaa !12
  %360 = fmul contract float %358, %359
  %361 = fadd contract float %356, %360
  %362 = load float, ptr %25, align 4, !tbaa !12
  %363 = fmul contract float %361, %362
  store float %363, ptr %347, align 4, !tbaa !38
  %364 = load ptr, ptr %5, align 8, !tbaa !31
  %365 = load i32, ptr %7, align 4, !tbaa !3
  %366 = mul nsw i32 %365, 4
  %367 = add nsw i32 %366, 1
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds %struct.float4, ptr %364, i64 %368
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %369, ptr align 16 %27, i64 16, i1 false), !tbaa.struct !33
  call void @llvm.lifetime.end.p0(ptr %27) #7
  call void @llvm.lifetime.start.p0(ptr %28) #7
  %370 = getelementptr inbounds nuw %struct.float4, ptr %28, i32 0, i32 0
  %371 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %372 = load float, ptr %371, align 16, !tbaa !34
  %373 = load float, ptr %20, align 4, !tbaa !12
  %374 = fmul contract float %372, %373
  %375 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %376 = load float, ptr %375, align 4, !tbaa !36
  %377 = load float, ptr %22, align 4, !tbaa !12
  %378 = fmul contract float %376, %377
  %379 = fsub contract float %374, %378
  %380 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 3
  %381 = load float, ptr %380, align 4, !tbaa !38
  %382 = load float, ptr %24, align 4, !tbaa !12
  %383 = fmul contract float %381, %382
  %384 = fadd contract float %379, %383
  %385 = load float, ptr %25, align 4, !tbaa !12
  %386 = fmul contract float %384, %385
  store float %386, ptr %370, align 16, !tbaa !34
  %387 = getelementptr inbounds nuw %struct.float4, ptr %28, i32 0, i32 1
  %388 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 0
  %389 = load float, ptr %388, align 16, !tbaa !34
  %390 = fneg contract float %389
  %391 = load float, ptr %20, align 4, !tbaa !12
  %392 = fmul contract float %390, %391
  %393 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 1
  %394 = load float, ptr %393, align 4, !tbaa !36
  %395 = load float, ptr %22, align 4, !tbaa !12
  %396 = fmul contract float %394, %395
  %397 = fadd contract float %392, %396
  %398 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 3
  %399 = load float, ptr %398, align 4, !tbaa !38
  %400 = load float, ptr %24, align 4, !tbaa !12
  %401 = fmul contract float %399, %400
  %402 = fsub contract float %397, %401
  %403 = load float, ptr %25, align 4, !tbaa !12
  %404 = fmul contract float %402, %403
  store float %404, ptr %387, align 4, !tbaa !36
  %405 = getelementptr inbounds nuw %struct.float4, ptr %28, i32 0, i32 2
  %406 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %407 = load float, ptr %406, align 16, !tbaa !34
  %408 = load float, ptr %17, align 4, !tbaa !12
  %409 = fmul contract float %407, %408
  %410 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %411 = load float, ptr %410, align 4, !tbaa !36
  %412 = load float, ptr %15, align 4, !tbaa !12
  %413 = fmul contract float %411, %412
  %414 = fsub contract float %409, %413
  %415 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 3
  %416 = load float, ptr %415, align 4, !tbaa !38
  %417 = load float, ptr %13, align 4, !tbaa !12
  %418 = fmul contract float %416, %417
  %419 = fadd contract float %414, %418
  %420 = load float, ptr %25, align 4, !tbaa !12
  %421 = fmul contract float %419, %420
  store float %421, ptr %405, align 8, !tbaa !37
  %422 = getelementptr inbounds nuw %struct.float4, ptr %28, i32 0, i32 3
  %423 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %424 = load float, ptr %423, align 16, !tbaa !34
  %425 = fneg contract float %424
  %426 = load float, ptr %17, align 4, !tbaa !12
  %427 = fmul contract float %425, %426
  %428 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %429 = load float, ptr %428, align 4, !tbaa !36
  %430 = load float, ptr %15, align 4, !tbaa !12
  %431 = fmul contract float %429, %430
  %432 = fadd contract float %427, %431
  %433 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 3
  %434 = load float, ptr %433, align 4, !tbaa !38
  %435 = load float, ptr %13, align 4, !tbaa !12
  %436 = fmul contract float %434, %435
  %437 = fsub contract float %432, %436
  %438 = load float, ptr %25, align 4, !tbaa !12
  %439 = fmul contract float %437, %438
  store float %439, ptr %422, align 4, !tbaa !38
  %440 = load ptr, ptr %5, align 8, !tbaa !31
  %441 = load i32, ptr %7, align 4, !tbaa !3
  %442 = mul nsw i32 %441, 4
  %443 = add nsw i32 %442, 2
  %444 = sext i32 %443 to i64
  %445 = getelementptr inbounds %struct.float4, ptr %440, i64 %444
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %445, ptr align 16 %28, i64 16, i1 false), !tbaa.struct !33
  call void @llvm.lifetime.end.p0(ptr %28) #7
  call void @llvm.lifetime.start.p0(ptr %29) #7
  %446 = getelementptr inbounds nuw %struct.float4, ptr %29, i32 0, i32 0
  %447 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 0
  %448 = load float, ptr %447, align 16, !tbaa !34
  %449 = fneg contract float %448
  %450 = load float, ptr %21, align 4, !tbaa !12
  %451 = fmul contract float %449, %450
  %452 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 1
  %453 = load float, ptr %452, align 4, !tbaa !36
  %454 = load float, ptr %23, align 4, !tbaa !12
  %455 = fmul contract float %453, %454
  %456 = fadd contract float %451, %455
  %457 = getelementptr inbounds nuw %struct.float4, ptr %10, i32 0, i32 2
  %458 = load float, ptr %457, align 8, !tbaa !37
  %459 = load float, ptr %24, align 4, !tbaa !12
  %460 = fmul contract float %458, %459
  %461 = fsub contract float %456, %460
  %462 = load float, ptr %25, align 4, !tbaa !12
  %463 = fmul contract float %461, %462
  store float %463, ptr %446, align 16, !tbaa !34
  %464 = getelementptr inbounds nuw %struct.float4, ptr %29, i32 0, i32 1
  %465 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 0
  %466 = load float, ptr %465, align 16, !tbaa !34
  %467 = load float, ptr %21, align 4, !tbaa !12
  %468 = fmul contract float %466, %467
  %469 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 1
  %470 = load float, ptr %469, align 4, !tbaa !36
  %471 = load float, ptr %23, align 4, !tbaa !12
  %472 = fmul contract float %470, %471
  %473 = fsub contract float %468, %472
  %474 = getelementptr inbounds nuw %struct.float4, ptr %9, i32 0, i32 2
  %475 = load float, ptr %474, align 8, !tbaa !37
  %476 = load float, ptr %24, align 4, !tbaa !12
  %477 = fmul contract float %475, %476
  %478 = fadd contract float %473, %477
  %479 = load float, ptr %25, align 4, !tbaa !12
  %480 = fmul contract float %478, %479
  store float %480, ptr %464, align 4, !tbaa !36
  %481 = getelementptr inbounds nuw %struct.float4, ptr %29, i32 0, i32 2
  %482 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 0
  %483 = load float, ptr %482, align 16, !tbaa !34
  %484 = fneg contract float %483
  %485 = load float, ptr %16, align 4, !tbaa !12
  %486 = fmul contract float %484, %485
  %487 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 1
  %488 = load float, ptr %487, align 4, !tbaa !36
  %489 = load float, ptr %14, align 4, !tbaa !12
  %490 = fmul contract float %488, %489
  %491 = fadd contract float %486, %490
  %492 = getelementptr inbounds nuw %struct.float4, ptr %12, i32 0, i32 2
  %493 = load float, ptr %492, align 8, !tbaa !37
  %494 = load float, ptr %13, align 4, !tbaa !12
  %495 = fmul contract float %493, %494
  %496 = fsub contract float %491, %495
  %497 = load float, ptr %25, align 4, !tbaa !12
  %498 = fmul contract float %496, %497
  store float %498, ptr %481, align 8, !tbaa !37
  %499 = getelementptr inbounds nuw %struct.float4, ptr %29, i32 0, i32 3
  %500 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 0
  %501 = load float, ptr %500, align 16, !tbaa !34
  %502 = load float, ptr %16, align 4, !tbaa !12
  %503 = fmul contract float %501, %502
  %504 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 1
  %505 = load float, ptr %504, align 4, !tbaa !36
  %506 = load float, ptr %14, align 4, !tbaa !12
  %507 = fmul contract float %505, %506
  %508 = fsub contract float %503, %507
  %509 = getelementptr inbounds nuw %struct.float4, ptr %11, i32 0, i32 2
  %510 = load float, ptr %509, align 8, !tbaa !37
  %511 = load float, ptr %13, align 4, !tbaa !12
  %512 = fmul contract float %510, %511
  %513 = fadd contract float %508, %512
  %514 = load float, ptr %25, align 4, !tbaa !12
  %515 = fmul contract float %513, %514
  store float %515, ptr %499, align 4, !tbaa !38
  %516 = load ptr, ptr %5, align 8, !tbaa !31
  %517 = load i32, ptr %7, align 4, !tbaa !3
  %518 = mul nsw i32 %517, 4
  %519 = add nsw i32 %518, 3
  %520 = sext i32 %519 to i64
  %521 = getelementptr inbounds %struct.float4, ptr %516, i64 %520
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %521, ptr align 16 %29, i64 16, i1 false), !tbaa.struct !33
  call void @llvm.lifetime.end.p0(ptr %29) #7
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
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  store i32 0, ptr %8, align 4
  br label %522

522:                                              ; preds = %39, %38
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %523 = load i32, ptr %8, align 4
  switch i32 %523, label %525 [
    i32 0, label %524
    i32 1, label %524
  ]

524:                                              ; preds = %522, %522
  ret void

525:                                              ; preds = %522
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!11 = !{!"p1 int", !9, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !5, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 double", !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !5, i64 0}
!24 = distinct !{!24, !15}
!25 = distinct !{!25, !15}
!26 = distinct !{!26, !15}
!27 = distinct !{!27, !15}
!28 = distinct !{!28, !15}
!29 = distinct !{!29, !15}
!30 = distinct !{!30, !15}
!31 = !{!32, !32, i64 0}
!32 = !{!"p1 _ZTS6float4", !9, i64 0}
!33 = !{i64 0, i64 4, !12, i64 4, i64 4, !12, i64 8, i64 4, !12, i64 12, i64 4, !12}
!34 = !{!35, !13, i64 0}
!35 = !{!"_ZTS6float4", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12}
!36 = !{!35, !13, i64 4}
!37 = !{!35, !13, i64 8}
!38 = !{!35, !13, i64 12}
