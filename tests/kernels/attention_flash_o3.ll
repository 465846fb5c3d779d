; ModuleID = 'attention_flash.cu'
source_filename = "attention_flash.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2 = type { float, float }

@_ZZ13flash_forwardE1q = internal unnamed_addr addrspace(3) global [32 x [65 x float]] undef, align 4
@_ZZ13flash_forwardE1k = internal unnamed_addr addrspace(3) global [32 x [64 x float]] undef, align 4
@_ZZ13flash_forwardE1v = internal unnamed_addr addrspace(3) global [32 x [64 x float]] undef, align 4
@_ZZ16decode_attentionE2sm = internal unnamed_addr addrspace(3) global [4 x float] undef, align 4
@_ZZ16decode_attentionE2sl = internal unnamed_addr addrspace(3) global [4 x float] undef, align 4
@_ZZ16decode_attentionE2so = internal unnamed_addr addrspace(3) global [4 x [32 x %struct.float2]] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flash_forward(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, float noundef %6, i1 noundef zeroext %7) local_unnamed_addr #0 {
  %9 = alloca [64 x float], align 4
  %10 = alloca [32 x float], align 4
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %13 = mul nuw i32 %11, %12
  %14 = zext i32 %13 to i64
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %16 = zext nneg i32 %15 to i64
  %17 = add nuw nsw i64 %14, %16
  %18 = sext i32 %5 to i64
  %19 = mul nsw i64 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = shl i32 %21, 5
  %23 = add i32 %22, %20
  %24 = sext i32 %23 to i64
  %25 = add nsw i64 %19, %24
  %26 = shl i64 %25, 7
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 %26
  %28 = zext nneg i32 %20 to i64
  %29 = getelementptr inbounds nuw [65 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1q to ptr), i64 %28
  br label %110

30:                                               ; preds = %110
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %9, i8 0, i64 256, i1 false)
  %31 = add i32 %22, 32
  %32 = select i1 %7, i32 %31, i32 %5
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %169

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %36 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %37 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %38 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %9, i64 20
  %40 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %9, i64 28
  %42 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %43 = getelementptr inbounds nuw i8, ptr %9, i64 36
  %44 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %45 = getelementptr inbounds nuw i8, ptr %9, i64 44
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 52
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %49 = getelementptr inbounds nuw i8, ptr %9, i64 60
  %50 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 68
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 76
  %54 = getelementptr inbounds nuw i8, ptr %9, i64 80
  %55 = getelementptr inbounds nuw i8, ptr %9, i64 84
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 88
  %57 = getelementptr inbounds nuw i8, ptr %9, i64 92
  %58 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 100
  %60 = getelementptr inbounds nuw i8, ptr %9, i64 104
  %61 = getelementptr inbounds nuw i8, ptr %9, i64 108
  %62 = getelementptr inbounds nuw i8, ptr %9, i64 112
  %63 = getelementptr inbounds nuw i8, ptr %9, i64 116
  %64 = getelementptr inbounds nuw i8, ptr %9, i64 120
  %65 = getelementptr inbounds nuw i8, ptr %9, i64 124
  %66 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %67 = getelementptr inbounds nuw i8, ptr %9, i64 132
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 136
  %69 = getelementptr inbounds nuw i8, ptr %9, i64 140
  %70 = getelementptr inbounds nuw i8, ptr %9, i64 144
  %71 = getelementptr inbounds nuw i8, ptr %9, i64 148
  %72 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 156
  %74 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %75 = getelementptr inbounds nuw i8, ptr %9, i64 164
  %76 = getelementptr inbounds nuw i8, ptr %9, i64 168
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 172
  %78 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %79 = getelementptr inbounds nuw i8, ptr %9, i64 180
  %80 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %81 = getelementptr inbounds nuw i8, ptr %9, i64 188
  %82 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %83 = getelementptr inbounds nuw i8, ptr %9, i64 196
  %84 = getelementptr inbounds nuw i8, ptr %9, i64 200
  %85 = getelementptr inbounds nuw i8, ptr %9, i64 204
  %86 = getelementptr inbounds nuw i8, ptr %9, i64 208
  %87 = getelementptr inbounds nuw i8, ptr %9, i64 212
  %88 = getelementptr inbounds nuw i8, ptr %9, i64 216
  %89 = getelementptr inbounds nuw i8, ptr %9, i64 220
  %90 = getelementptr inbounds nuw i8, ptr %9, i64 224
  %91 = getelementptr inbounds nuw i8, ptr %9, i64 228
  %92 = getelementptr inbounds nuw i8, ptr %9, i64 232
  %93 = getelementptr inbounds nuw i8, ptr %9, i64 236
  %94 = getelementptr inbounds nuw i8, ptr %9, i64 240
  %95 = getelementptr inbounds nuw i8, ptr %9, i64 244
  %96 = getelementptr inbounds nuw i8, ptr %9, i64 248
  %97 = getelementptr inbounds nuw i8, ptr %9, i64 252
  %98 = and i32 %20, 32
  %99 = icmp eq i32 %98, 0
  %100 = zext nneg i32 %20 to i64
  %101 = lshr i32 %20, 6
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1k to ptr), i64 %102
  %104 = and i32 %20, 63
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw float, ptr %103, i64 %105
  %107 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1v to ptr), i64 %102
  %108 = getelementptr inbounds nuw float, ptr %107, i64 %105
  %109 = add nuw nsw i32 %20, 32
  br label %174

110:                                              ; preds = %110, %8
  %111 = phi i32 [ 0, %8 ], [ %167, %110 ]
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw half, ptr %27, i64 %112
  %114 = load half, ptr %113, align 2, !tbaa !7
  %115 = fpext contract half %114 to float
  %116 = fmul contract float %6, %115
  %117 = getelementptr inbounds nuw float, ptr %29, i64 %112
  store float %116, ptr %117, align 4, !tbaa !9
  %118 = or disjoint i32 %111, 1
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw half, ptr %27, i64 %119
  %121 = load half, ptr %120, align 2, !tbaa !7
  %122 = fpext contract half %121 to float
  %123 = fmul contract float %6, %122
  %124 = getelementptr inbounds nuw float, ptr %29, i64 %119
  store float %123, ptr %124, align 4, !tbaa !9
  %125 = or disjoint i32 %111, 2
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw half, ptr %27, i64 %126
  %128 = load half, ptr %127, align 2, !tbaa !7
  %129 = fpext contract half %128 to float
  %130 = fmul contract float %6, %129
  %131 = getelementptr inbounds nuw float, ptr %29, i64 %126
  store float %130, ptr %131, align 4, !tbaa !9
  %132 = or disjoint i32 %111, 3
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw half, ptr %27, i64 %133
  %135 = load half, ptr %134, align 2, !tbaa !7
  %136 = fpext contract half %135 to float
  %137 = fmul contract float %6, %136
  %138 = getelementptr inbounds nuw float, ptr %29, i64 %133
  store float %137, ptr %138, align 4, !tbaa !9
  %139 = or disjoint i32 %111, 4
  %140 = zext nneg i32 %139 to i64
  %141 = getelementptr inbounds nuw half, ptr %27, i64 %140
  %142 = load half, ptr %141, align 2, !tbaa !7
  %143 = fpext contract half %142 to float
  %144 = fmul contract float %6, %143
  %145 = getelementptr inbounds nuw float, ptr %29, i64 %140
  store float %144, ptr %145, align 4, !tbaa !9
  %146 = or disjoint i32 %111, 5
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw half, ptr %27, i64 %147
  %149 = load half, ptr %148, align 2, !tbaa !7
  %150 = fpext contract half %149 to float
  %151 = fmul contract float %6, %150
  %152 = getelementptr inbounds nuw float, ptr %29, i64 %147
  store float %151, ptr %152, align 4, !tbaa !9
  %153 = or disjoint i32 %111, 6
  %154 = zext nneg i32 %153 to i64
  %155 = getelementptr inbounds nuw half, ptr %27, i64 %154
  %156 = load half, ptr %155, align 2, !tbaa !7
  %157 = fpext contract half %156 to float
  %158 = fmul contract float %6, %157
  %159 = getelementptr inbounds nuw float, ptr %29, i64 %154
  store float %158, ptr %159, align 4, !tbaa !9
  %160 = or disjoint i32 %111, 7
  %161 = zext nneg i32 %160 to i64
  %162 = getelementptr inbounds nuw half, ptr %27, i64 %161
  %163 = load half, ptr %162, align 2, !tbaa !7
  %164 = fpext contract half %163 to float
  %165 = fmul contract float %6, %164
  %166 = getelementptr inbounds nuw float, ptr %29, i64 %161
  store float %165, ptr %166, align 4, !tbaa !9
  %167 = add nuw nsw i32 %111, 8
  %168 = icmp eq i32 %167, 64
  br i1 %168, label %30, label %110, !llvm.loop !11

169:                                              ; preds = %488, %30
  %170 = phi float [ 0.000000e+00, %30 ], [ %819, %488 ]
  %171 = phi float [ 0xFFF0000000000000, %30 ], [ %244, %488 ]
  %172 = fdiv contract float 1.000000e+00, %170
  %173 = getelementptr inbounds nuw i8, ptr %3, i64 %26
  br label %827

174:                                              ; preds = %34, %488
  %175 = phi float [ 0xFFF0000000000000, %34 ], [ %244, %488 ]
  %176 = phi float [ 0.000000e+00, %34 ], [ %819, %488 ]
  %177 = phi i32 [ 0, %34 ], [ %489, %488 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %178 = zext nneg i32 %177 to i64
  %179 = add nsw i64 %19, %178
  %180 = shl i64 %179, 6
  br i1 %99, label %189, label %181

181:                                              ; preds = %174
  %182 = add i64 %180, %100
  %183 = getelementptr inbounds nuw half, ptr %1, i64 %182
  %184 = load half, ptr %183, align 2, !tbaa !7
  %185 = fpext contract half %184 to float
  store float %185, ptr %106, align 4, !tbaa !9
  %186 = getelementptr inbounds nuw half, ptr %2, i64 %182
  %187 = load half, ptr %186, align 2, !tbaa !7
  %188 = fpext contract half %187 to float
  store float %188, ptr %108, align 4, !tbaa !9
  br label %189

189:                                              ; preds = %174, %181
  %190 = phi i32 [ %20, %174 ], [ %109, %181 ]
  %191 = and i32 %190, 63
  %192 = and i32 %190, 63
  %193 = xor i32 %192, 32
  %194 = zext nneg i32 %191 to i64
  %195 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1k to ptr), i64 %194
  %196 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1v to ptr), i64 %194
  %197 = zext nneg i32 %193 to i64
  %198 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1k to ptr), i64 %197
  %199 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1v to ptr), i64 %197
  br label %201

200:                                              ; preds = %201
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #9
  br label %230

201:                                              ; preds = %201, %189
  %202 = phi i32 [ %190, %189 ], [ %228, %201 ]
  %203 = zext nneg i32 %202 to i64
  %204 = add i64 %180, %203
  %205 = getelementptr inbounds nuw half, ptr %1, i64 %204
  %206 = load half, ptr %205, align 2, !tbaa !7
  %207 = fpext contract half %206 to float
  %208 = lshr i32 %202, 6
  %209 = zext nneg i32 %208 to i64
  %210 = getelementptr inbounds [64 x float], ptr %195, i64 %209
  store float %207, ptr %210, align 4, !tbaa !9
  %211 = getelementptr inbounds nuw half, ptr %2, i64 %204
  %212 = load half, ptr %211, align 2, !tbaa !7
  %213 = fpext contract half %212 to float
  %214 = getelementptr inbounds [64 x float], ptr %196, i64 %209
  store float %213, ptr %214, align 4, !tbaa !9
  %215 = add nuw nsw i32 %202, 32
  %216 = zext nneg i32 %215 to i64
  %217 = add i64 %180, %216
  %218 = getelementptr inbounds nuw half, ptr %1, i64 %217
  %219 = load half, ptr %218, align 2, !tbaa !7
  %220 = fpext contract half %219 to float
  %221 = lshr i32 %215, 6
  %222 = zext nneg i32 %221 to i64
  %223 = getelementptr inbounds [64 x float], ptr %198, i64 %222
  store float %220, ptr %223, align 4, !tbaa !9
  %224 = getelementptr inbounds nuw half, ptr %2, i64 %217
  %225 = load half, ptr %224, align 2, !tbaa !7
  %226 = fpext contract half %225 to float
  %227 = getelementptr inbounds [64 x float], ptr %199, i64 %222
  store float %226, ptr %227, align 4, !tbaa !9
  %228 = add nuw nsw i32 %202, 64
  %229 = icmp ult i32 %202, 1984
  br i1 %229, label %201, label %200, !llvm.loop !13

230:                                              ; preds = %200, %238
  %231 = phi i32 [ 0, %200 ], [ %245, %238 ]
  %232 = phi float [ %175, %200 ], [ %244, %238 ]
  %233 = zext nneg i32 %231 to i64
  %234 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1k to ptr), i64 %233
  br label %247

235:                                              ; preds = %238
  %236 = fsub contract float %175, %244
  %237 = tail call contract noundef float @__nv_fast_expf(float noundef %236) #10
  br label %379

238:                                              ; preds = %247
  %239 = or disjoint i32 %231, %177
  %240 = icmp sgt i32 %239, %23
  %241 = select i1 %7, i1 %240, i1 false
  %242 = select contract i1 %241, float 0xFFF0000000000000, float %376
  %243 = getelementptr inbounds nuw float, ptr %10, i64 %233
  store float %242, ptr %243, align 4, !tbaa !9
  %244 = tail call contract noundef float @__nv_fmaxf(float noundef %232, float noundef %242) #10
  %245 = add nuw nsw i32 %231, 1
  %246 = icmp eq i32 %245, 32
  br i1 %246, label %235, label %230, !llvm.loop !14

247:                                              ; preds = %247, %230
  %248 = phi i32 [ 0, %230 ], [ %377, %247 ]
  %249 = phi float [ 0.000000e+00, %230 ], [ %376, %247 ]
  %250 = zext nneg i32 %248 to i64
  %251 = getelementptr inbounds nuw float, ptr %29, i64 %250
  %252 = load float, ptr %251, align 4, !tbaa !9
  %253 = getelementptr inbounds nuw float, ptr %234, i64 %250
  %254 = load float, ptr %253, align 4, !tbaa !9
  %255 = fmul contract float %252, %254
  %256 = fadd contract float %249, %255
  %257 = or disjoint i32 %248, 1
  %258 = zext nneg i32 %257 to i64
  %259 = getelementptr inbounds nuw float, ptr %29, i64 %258
  %260 = load float, ptr %259, align 4, !tbaa !9
  %261 = getelementptr inbounds nuw float, ptr %234, i64 %258
  %262 = load float, ptr %261, align 4, !tbaa !9
  %263 = fmul contract float %260, %262
  %264 = fadd contract float %256, %263
  %265 = or disjoint i32 %248, 2
  %266 = zext nneg i32 %265 to i64
  %267 = getelementptr inbounds nuw float, ptr %29, i64 %266
  %268 = load float, ptr %267, align 4, !tbaa !9
  %269 = getelementptr inbounds nuw float, ptr %234, i64 %266
  %270 = load float, ptr %269, align 4, !tbaa !9
  %271 = fmul contract float %268, %270
  %272 = fadd contract float %264, %271
  %273 = or disjoint i32 %248, 3
  %274 = zext nneg i32 %273 to i64
  %275 = getelementptr inbounds nuw float, ptr %29, i64 %274
  %276 = load float, ptr %275, align 4, !tbaa !9
  %277 = getelementptr inbounds nuw float, ptr %234, i64 %274
  %278 = load float, ptr %277, align 4, !tbaa !9
  %279 = fmul contract float %276, %278
  %280 = fadd contract float %272, %279
  %281 = or disjoint i32 %248, 4
  %282 = zext nneg i32 %281 to i64
  %283 = getelementptr inbounds nuw float, ptr %29, i64 %282
  %284 = load float, ptr %283, align 4, !tbaa !9
  %285 = getelementptr inbounds nuw float, ptr %234, i64 %282
  %286 = load float, ptr %285, align 4, !tbaa !9
  %287 = fmul contract float %284, %286
  %288 = fadd contract float %280, %287
  %289 = or disjoint i32 %248, 5
  %290 = zext nneg i32 %289 to i64
  %291 = getelementptr inbounds nuw float, ptr %29, i64 %290
  %292 = load float, ptr %291, align 4, !tbaa !9
  %293 = getelementptr inbounds nuw float, ptr %234, i64 %290
  %294 = load float, ptr %293, align 4, !tbaa !9
  %295 = fmul contract float %292, %294
  %296 = fadd contract float %288, %295
  %297 = or disjoint i32 %248, 6
  %298 = zext nneg i32 %297 to i64
  %299 = getelementptr inbounds nuw float, ptr %29, i64 %298
  %300 = load float, ptr %299, align 4, !tbaa !9
  %301 = getelementptr inbounds nuw float, ptr %234, i64 %298
  %302 = load float, ptr %301, align 4, !tbaa !9
  %303 = fmul contract float %300, %302
  %304 = fadd contract float %296, %303
  %305 = or disjoint i32 %248, 7
  %306 = zext nneg i32 %305 to i64
  %307 = getelementptr inbounds nuw float, ptr %29, i64 %306
  %308 = load float, ptr %307, align 4, !tbaa !9
  %309 = getelementptr inbounds nuw float, ptr %234, i64 %306
  %310 = load float, ptr %309, align 4, !tbaa !9
  %311 = fmul contract float %308, %310
  %312 = fadd contract float %304, %311
  %313 = or disjoint i32 %248, 8
  %314 = zext nneg i32 %313 to i64
  %315 = getelementptr inbounds nuw float, ptr %29, i64 %314
  %316 = load float, ptr %315, align 4, !tbaa !9
  %317 = getelementptr inbounds nuw float, ptr %234, i64 %314
  %318 = load float, ptr %317, align 4, !tbaa !9
  %319 = fmul contract float %316, %318
  %320 = fadd contract float %312, %319
  %321 = or disjoint i32 %248, 9
  %322 = zext nneg i32 %321 to i64
  %323 = getelementptr inbounds nuw float, ptr %29, i64 %322
  %324 = load float, ptr %323, align 4, !tbaa !9
  %325 = getelementptr inbounds nuw float, ptr %234, i64 %322
  %326 = load float, ptr %325, align 4, !tbaa !9
  %327 = fmul contract float %324, %326
  %328 = fadd contract float %320, %327
  %329 = or disjoint i32 %248, 10
  %330 = zext nneg i32 %329 to i64
  %331 = getelementptr inbounds nuw float, ptr %29, i64 %330
  %332 = load float, ptr %331, align 4, !tbaa !9
  %333 = getelementptr inbounds nuw float, ptr %234, i64 %330
  %334 = load float, ptr %333, align 4, !tbaa !9
  %335 = fmul contract float %332, %334
  %336 = fadd contract float %328, %335
  %337 = or disjoint i32 %248, 11
  %338 = zext nneg i32 %337 to i64
  %339 = getelementptr inbounds nuw float, ptr %29, i64 %338
  %340 = load float, ptr %339, align 4, !tbaa !9
  %341 = getelementptr inbounds nuw float, ptr %234, i64 %338
  %342 = load float, ptr %341, align 4, !tbaa !9
  %343 = fmul contract float %340, %342
  %344 = fadd contract float %336, %343
  %345 = or disjoint i32 %248, 12
  %346 = zext nneg i32 %345 to i64
  %347 = getelementptr inbounds nuw float, ptr %29, i64 %346
  %348 = load float, ptr %347, align 4, !tbaa !9
  %349 = getelementptr inbounds nuw float, ptr %234, i64 %346
  %350 = load float, ptr %349, align 4, !tbaa !9
  %351 = fmul contract float %348, %350
  %352 = fadd contract float %344, %351
  %353 = or disjoint i32 %248, 13
  %354 = zext nneg i32 %353 to i64
  %355 = getelementptr inbounds nuw float, ptr %29, i64 %354
  %356 = load float, ptr %355, align 4, !tbaa !9
  %357 = getelementptr inbounds nuw float, ptr %234, i64 %354
  %358 = load float, ptr %357, align 4, !tbaa !9
  %359 = fmul contract float %356, %358
  %360 = fadd contract float %352, %359
  %361 = or disjoint i32 %248, 14
  %362 = zext nneg i32 %361 to i64
  %363 = getelementptr inbounds nuw float, ptr %29, i64 %362
  %364 = load float, ptr %363, align 4, !tbaa !9
  %365 = getelementptr inbounds nuw float, ptr %234, i64 %362
  %366 = load float, ptr %365, align 4, !tbaa !9
  %367 = fmul contract float %364, %366
  %368 = fadd contract float %360, %367
  %369 = or disjoint i32 %248, 15
  %370 = zext nneg i32 %369 to i64
  %371 = getelementptr inbounds nuw float, ptr %29, i64 %370
  %372 = load float, ptr %371, align 4, !tbaa !9
  %373 = getelementptr inbounds nuw float, ptr %234, i64 %370
  %374 = load float, ptr %373, align 4, !tbaa !9
  %375 = fmul contract float %372, %374
  %376 = fadd contract float %368, %375
  %377 = add nuw nsw i32 %248, 16
  %378 = icmp eq i32 %377, 64
  br i1 %378, label %238, label %247, !llvm.loop !15

379:                                              ; preds = %379, %235
  %380 = phi i32 [ 0, %235 ], [ %420, %379 ]
  %381 = zext nneg i32 %380 to i64
  %382 = getelementptr inbounds nuw float, ptr %9, i64 %381
  %383 = load float, ptr %382, align 4, !tbaa !9
  %384 = fmul contract float %237, %383
  store float %384, ptr %382, align 4, !tbaa !9
  %385 = zext nneg i32 %380 to i64
  %386 = getelementptr inbounds nuw float, ptr %9, i64 %385
  %387 = getelementptr inbounds nuw i8, ptr %386, i64 4
  %388 = load float, ptr %387, align 4, !tbaa !9
  %389 = fmul contract float %237, %388
  store float %389, ptr %387, align 4, !tbaa !9
  %390 = zext nneg i32 %380 to i64
  %391 = getelementptr inbounds nuw float, ptr %9, i64 %390
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 8
  %393 = load float, ptr %392, align 4, !tbaa !9
  %394 = fmul contract float %237, %393
  store float %394, ptr %392, align 4, !tbaa !9
  %395 = zext nneg i32 %380 to i64
  %396 = getelementptr inbounds nuw float, ptr %9, i64 %395
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 12
  %398 = load float, ptr %397, align 4, !tbaa !9
  %399 = fmul contract float %237, %398
  store float %399, ptr %397, align 4, !tbaa !9
  %400 = zext nneg i32 %380 to i64
  %401 = getelementptr inbounds nuw float, ptr %9, i64 %400
  %402 = getelementptr inbounds nuw i8, ptr %401, i64 16
  %403 = load float, ptr %402, align 4, !tbaa !9
  %404 = fmul contract float %237, %403
  store float %404, ptr %402, align 4, !tbaa !9
  %405 = zext nneg i32 %380 to i64
  %406 = getelementptr inbounds nuw float, ptr %9, i64 %405
  %407 = getelementptr inbounds nuw i8, ptr %406, i64 20
  %408 = load float, ptr %407, align 4, !tbaa !9
  %409 = fmul contract float %237, %408
  store float %409, ptr %407, align 4, !tbaa !9
  %410 = zext nneg i32 %380 to i64
  %411 = getelementptr inbounds nuw float, ptr %9, i64 %410
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 24
  %413 = load float, ptr %412, align 4, !tbaa !9
  %414 = fmul contract float %237, %413
  store float %414, ptr %412, align 4, !tbaa !9
  %415 = zext nneg i32 %380 to i64
  %416 = getelementptr inbounds nuw float, ptr %9, i64 %415
  %417 = getelementptr inbounds nuw i8, ptr %416, i64 28
  %418 = load float, ptr %417, align 4, !tbaa !9
  %419 = fmul contract float %237, %418
  store float %419, ptr %417, align 4, !tbaa !9
  %420 = add nuw nsw i32 %380, 8
  %421 = icmp eq i32 %420, 64
  br i1 %421, label %422, label %379, !llvm.loop !17

422:                                              ; preds = %379
  %423 = fmul contract float %176, %237
  %424 = load float, ptr %9, align 4
  %425 = load float, ptr %35, align 4
  %426 = load float, ptr %36, align 4
  %427 = load float, ptr %37, align 4
  %428 = load float, ptr %38, align 4
  %429 = load float, ptr %39, align 4
  %430 = load float, ptr %40, align 4
  %431 = load float, ptr %41, align 4
  %432 = load float, ptr %42, align 4
  %433 = load float, ptr %43, align 4
  %434 = load float, ptr %44, align 4
  %435 = load float, ptr %45, align 4
  %436 = load float, ptr %46, align 4
  %437 = load float, ptr %47, align 4
  %438 = load float, ptr %48, align 4
  %439 = load float, ptr %49, align 4
  %440 = load float, ptr %50, align 4
  %441 = load float, ptr %51, align 4
  %442 = load float, ptr %52, align 4
  %443 = load float, ptr %53, align 4
  %444 = load float, ptr %54, align 4
  %445 = load float, ptr %55, align 4
  %446 = load float, ptr %56, align 4
  %447 = load float, ptr %57, align 4
  %448 = load float, ptr %58, align 4
  %449 = load float, ptr %59, align 4
  %450 = load float, ptr %60, align 4
  %451 = load float, ptr %61, align 4
  %452 = load float, ptr %62, align 4
  %453 = load float, ptr %63, align 4
  %454 = load float, ptr %64, align 4
  %455 = load float, ptr %65, align 4
  %456 = load float, ptr %66, align 4
  %457 = load float, ptr %67, align 4
  %458 = load float, ptr %68, align 4
  %459 = load float, ptr %69, align 4
  %460 = load float, ptr %70, align 4
  %461 = load float, ptr %71, align 4
  %462 = load float, ptr %72, align 4
  %463 = load float, ptr %73, align 4
  %464 = load float, ptr %74, align 4
  %465 = load float, ptr %75, align 4
  %466 = load float, ptr %76, align 4
  %467 = load float, ptr %77, align 4
  %468 = load float, ptr %78, align 4
  %469 = load float, ptr %79, align 4
  %470 = load float, ptr %80, align 4
  %471 = load float, ptr %81, align 4
  %472 = load float, ptr %82, align 4
  %473 = load float, ptr %83, align 4
  %474 = load float, ptr %84, align 4
  %475 = load float, ptr %85, align 4
  %476 = load float, ptr %86, align 4
  %477 = load float, ptr %87, align 4
  %478 = load float, ptr %88, align 4
  %479 = load float, ptr %89, align 4
  %480 = load float, ptr %90, align 4
  %481 = load float, ptr %91, align 4
  %482 = load float, ptr %92, align 4
  %483 = load float, ptr %93, align 4
  %484 = load float, ptr %94, align 4
  %485 = load float, ptr %95, align 4
  %486 = load float, ptr %96, align 4
  %487 = load float, ptr %97, align 4
  br label %491

488:                                              ; preds = %491
  store float %566, ptr %9, align 4
  store float %570, ptr %35, align 4
  store float %574, ptr %36, align 4
  store float %578, ptr %37, align 4
  store float %582, ptr %38, align 4
  store float %586, ptr %39, align 4
  store float %590, ptr %40, align 4
  store float %594, ptr %41, align 4
  store float %598, ptr %42, align 4
  store float %602, ptr %43, align 4
  store float %606, ptr %44, align 4
  store float %610, ptr %45, align 4
  store float %614, ptr %46, align 4
  store float %618, ptr %47, align 4
  store float %622, ptr %48, align 4
  store float %626, ptr %49, align 4
  store float %630, ptr %50, align 4
  store float %634, ptr %51, align 4
  store float %638, ptr %52, align 4
  store float %642, ptr %53, align 4
  store float %646, ptr %54, align 4
  store float %650, ptr %55, align 4
  store float %654, ptr %56, align 4
  store float %658, ptr %57, align 4
  store float %662, ptr %58, align 4
  store float %666, ptr %59, align 4
  store float %670, ptr %60, align 4
  store float %674, ptr %61, align 4
  store float %678, ptr %62, align 4
  store float %682, ptr %63, align 4
  store float %686, ptr %64, align 4
  store float %690, ptr %65, align 4
  store float %694, ptr %66, align 4
  store float %698, ptr %67, align 4
  store float %702, ptr %68, align 4
  store float %706, ptr %69, align 4
  store float %710, ptr %70, align 4
  store float %714, ptr %71, align 4
  store float %718, ptr %72, align 4
  store float %722, ptr %73, align 4
  store float %726, ptr %74, align 4
  store float %730, ptr %75, align 4
  store float %734, ptr %76, align 4
  store float %738, ptr %77, align 4
  store float %742, ptr %78, align 4
  store float %746, ptr %79, align 4
  store float %750, ptr %80, align 4
  store float %754, ptr %81, align 4
  store float %758, ptr %82, align 4
  store float %762, ptr %83, align 4
  store float %766, ptr %84, align 4
  store float %770, ptr %85, align 4
  store float %774, ptr %86, align 4
  store float %778, ptr %87, align 4
  store float %782, ptr %88, align 4
  store float %786, ptr %89, align 4
  store float %790, ptr %90, align 4
  store float %794, ptr %91, align 4
  store float %798, ptr %92, align 4
  store float %802, ptr %93, align 4
  store float %806, ptr %94, align 4
  store float %810, ptr %95, align 4
  store float %814, ptr %96, align 4
  store float %818, ptr %97, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #9
  %489 = add nuw nsw i32 %177, 32
  %490 = icmp slt i32 %489, %32
  br i1 %490, label %174, label %169, !llvm.loop !18

491:                                              ; preds = %422, %491
  %492 = phi float [ %818, %491 ], [ %487, %422 ]
  %493 = phi float [ %814, %491 ], [ %486, %422 ]
  %494 = phi float [ %810, %491 ], [ %485, %422 ]
  %495 = phi float [ %806, %491 ], [ %484, %422 ]
  %496 = phi float [ %802, %491 ], [ %483, %422 ]
  %497 = phi float [ %798, %491 ], [ %482, %422 ]
  %498 = phi float [ %794, %491 ], [ %481, %422 ]
  %499 = phi float [ %790, %491 ], [ %480, %422 ]
  %500 = phi float [ %786, %491 ], [ %479, %422 ]
  %501 = phi float [ %782, %491 ], [ %478, %422 ]
  %502 = phi float [ %778, %491 ], [ %477, %422 ]
  %503 = phi float [ %774, %491 ], [ %476, %422 ]
  %504 = phi float [ %770, %491 ], [ %475, %422 ]
  %505 = phi float [ %766, %491 ], [ %474, %422 ]
  %506 = phi float [ %762, %491 ], [ %473, %422 ]
  %507 = phi float [ %758, %491 ], [ %472, %422 ]
  %508 = phi float [ %754, %491 ], [ %471, %422 ]
  %509 = phi float [ %750, %491 ], [ %470, %422 ]
  %510 = phi float [ %746, %491 ], [ %469, %422 ]
  %511 = phi float [ %742, %491 ], [ %468, %422 ]
  %512 = phi float [ %738, %491 ], [ %467, %422 ]
  %513 = phi float [ %734, %491 ], [ %466, %422 ]
  %514 = phi float [ %730, %491 ], [ %465, %422 ]
  %515 = phi float [ %726, %491 ], [ %464, %422 ]
  %516 = phi float [ %722, %491 ], [ %463, %422 ]
  %517 = phi float [ %718, %491 ], [ %462, %422 ]
  %518 = phi float [ %714, %491 ], [ %461, %422 ]
  %519 = phi float [ %710, %491 ], [ %460, %422 ]
  %520 = phi float [ %706, %491 ], [ %459, %422 ]
  %521 = phi float [ %702, %491 ], [ %458, %422 ]
  %522 = phi float [ %698, %491 ], [ %457, %422 ]
  %523 = phi float [ %694, %491 ], [ %456, %422 ]
  %524 = phi float [ %690, %491 ], [ %455, %422 ]
  %525 = phi float [ %686, %491 ], [ %454, %422 ]
  %526 = phi float [ %682, %491 ], [ %453, %422 ]
  %527 = phi float [ %678, %491 ], [ %452, %422 ]
  %528 = phi float [ %674, %491 ], [ %451, %422 ]
  %529 = phi float [ %670, %491 ], [ %450, %422 ]
  %530 = phi float [ %666, %491 ], [ %449, %422 ]
  %531 = phi float [ %662, %491 ], [ %448, %422 ]
  %532 = phi float [ %658, %491 ], [ %447, %422 ]
  %533 = phi float [ %654, %491 ], [ %446, %422 ]
  %534 = phi float [ %650, %491 ], [ %445, %422 ]
  %535 = phi float [ %646, %491 ], [ %444, %422 ]
  %536 = phi float [ %642, %491 ], [ %443, %422 ]
  %537 = phi float [ %638, %491 ], [ %442, %422 ]
  %538 = phi float [ %634, %491 ], [ %441, %422 ]
  %539 = phi float [ %630, %491 ], [ %440, %422 ]
  %540 = phi float [ %626, %491 ], [ %439, %422 ]
  %541 = phi float [ %622, %491 ], [ %438, %422 ]
  %542 = phi float [ %618, %491 ], [ %437, %422 ]
  %543 = phi float [ %614, %491 ], [ %436, %422 ]
  %544 = phi float [ %610, %491 ], [ %435, %422 ]
  %545 = phi float [ %606, %491 ], [ %434, %422 ]
  %546 = phi float [ %602, %491 ], [ %433, %422 ]
  %547 = phi float [ %598, %491 ], [ %432, %422 ]
  %548 = phi float [ %594, %491 ], [ %431, %422 ]
  %549 = phi float [ %590, %491 ], [ %430, %422 ]
  %550 = phi float [ %586, %491 ], [ %429, %422 ]
  %551 = phi float [ %582, %491 ], [ %428, %422 ]
  %552 = phi float [ %578, %491 ], [ %427, %422 ]
  %553 = phi float [ %574, %491 ], [ %426, %422 ]
  %554 = phi float [ %570, %491 ], [ %425, %422 ]
  %555 = phi float [ %566, %491 ], [ %424, %422 ]
  %556 = phi i32 [ %820, %491 ], [ 0, %422 ]
  %557 = phi float [ %819, %491 ], [ %423, %422 ]
  %558 = zext nneg i32 %556 to i64
  %559 = getelementptr inbounds nuw float, ptr %10, i64 %558
  %560 = load float, ptr %559, align 4, !tbaa !9
  %561 = fsub contract float %560, %244
  %562 = tail call contract noundef float @__nv_fast_expf(float noundef %561) #10
  %563 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13flash_forwardE1v to ptr), i64 %558
  %564 = load float, ptr %563, align 4, !tbaa !9
  %565 = fmul contract float %562, %564
  %566 = fadd contract float %555, %565
  %567 = getelementptr inbounds nuw i8, ptr %563, i64 4
  %568 = load float, ptr %567, align 4, !tbaa !9
  %569 = fmul contract float %562, %568
  %570 = fadd contract float %554, %569
  %571 = getelementptr inbounds nuw i8, ptr %563, i64 8
  %572 = load float, ptr %571, align 4, !tbaa !9
  %573 = fmul contract float %562, %572
  %574 = fadd contract float %553, %573
  %575 = getelementptr inbounds nuw i8, ptr %563, i64 12
  %576 = load float, ptr %575, align 4, !tbaa !9
  %577 = fmul contract float %562, %576
  %578 = fadd contract float %552, %577
  %579 = getelementptr inbounds nuw i8, ptr %563, i64 16
  %580 = load float, ptr %579, align 4, !tbaa !9
  %581 = fmul contract float %562, %580
  %582 = fadd contract float %551, %581
  %583 = getelementptr inbounds nuw i8, ptr %563, i64 20
  %584 = load float, ptr %583, align 4, !tbaa !9
  %585 = fmul contract float %562, %584
  %586 = fadd contract float %550, %585
  %587 = getelementptr inbounds nuw i8, ptr %563, i64 24
  %588 = load float, ptr %587, align 4, !tbaa !9
  %589 = fmul contract float %562, %588
  %590 = fadd contract float %549, %589
  %591 = getelementptr inbounds nuw i8, ptr %563, i64 28
  %592 = load float, ptr %591, align 4, !tbaa !9
  %593 = fmul contract float %562, %592
  %594 = fadd contract float %548, %593
  %595 = getelementptr inbounds nuw i8, ptr %563, i64 32
  %596 = load float, ptr %595, align 4, !tbaa !9
  %597 = fmul contract float %562, %596
  %598 = fadd contract float %547, %597
  %599 = getelementptr inbounds nuw i8, ptr %563, i64 36
  %600 = load float, ptr %599, align 4, !tbaa !9
  %601 = fmul contract float %562, %600
  %602 = fadd contract float %546, %601
  %603 = getelementptr inbounds nuw i8, ptr %563, i64 40
  %604 = load float, ptr %603, align 4, !tbaa !9
  %605 = fmul contract float %562, %604
  %606 = fadd contract float %545, %605
  %607 = getelementptr inbounds nuw i8, ptr %563, i64 44
  %608 = load float, ptr %607, align 4, !tbaa !9
  %609 = fmul contract float %562, %608
  %610 = fadd contract float %544, %609
  %611 = getelementptr inbounds nuw i8, ptr %563, i64 48
  %612 = load float, ptr %611, align 4, !tbaa !9
  %613 = fmul contract float %562, %612
  %614 = fadd contract float %543, %613
  %615 = getelementptr inbounds nuw i8, ptr %563, i64 52
  %616 = load float, ptr %615, align 4, !tbaa !9
  %617 = fmul contract float %562, %616
  %618 = fadd contract float %542, %617
  %619 = getelementptr inbounds nuw i8, ptr %563, i64 56
  %620 = load float, ptr %619, align 4, !tbaa !9
  %621 = fmul contract float %562, %620
  %622 = fadd contract float %541, %621
  %623 = getelementptr inbounds nuw i8, ptr %563, i64 60
  %624 = load float, ptr %623, align 4, !tbaa !9
  %625 = fmul contract float %562, %624
  %626 = fadd contract float %540, %625
  %627 = getelementptr inbounds nuw i8, ptr %563, i64 64
  %628 = load float, ptr %627, align 4, !tbaa !9
  %629 = fmul contract float %562, %628
  %630 = fadd contract float %539, %629
  %631 = getelementptr inbounds nuw i8, ptr %563, i64 68
  %632 = load float, ptr %631, align 4, !tbaa !9
  %633 = fmul contract float %562, %632
  %634 = fadd contract float %538, %633
  %635 = getelementptr inbounds nuw i8, ptr %563, i64 72
  %636 = load float, ptr %635, align 4, !tbaa !9
  %637 = fmul contract float %562, %636
  %638 = fadd contract float %537, %637
  %639 = getelementptr inbounds nuw i8, ptr %563, i64 76
  %640 = load float, ptr %639, align 4, !tbaa !9
  %641 = fmul contract float %562, %640
  %642 = fadd contract float %536, %641
  %643 = getelementptr inbounds nuw i8, ptr %563, i64 80
  %644 = load float, ptr %643, align 4, !tbaa !9
  %645 = fmul contract float %562, %644
  %646 = fadd contract float %535, %645
  %647 = getelementptr inbounds nuw i8, ptr %563, i64 84
  %648 = load float, ptr %647, align 4, !tbaa !9
  %649 = fmul contract float %562, %648
  %650 = fadd contract float %534, %649
  %651 = getelementptr inbounds nuw i8, ptr %563, i64 88
  %652 = load float, ptr %651, align 4, !tbaa !9
  %653 = fmul contract float %562, %652
  %654 = fadd contract float %533, %653
  %655 = getelementptr inbounds nuw i8, ptr %563, i64 92
  %656 = load float, ptr %655, align 4, !tbaa !9
  %657 = fmul contract float %562, %656
  %658 = fadd contract float %532, %657
  %659 = getelementptr inbounds nuw i8, ptr %563, i64 96
  %660 = load float, ptr %659, align 4, !tbaa !9
  %661 = fmul contract float %562, %660
  %662 = fadd contract float %531, %661
  %663 = getelementptr inbounds nuw i8, ptr %563, i64 100
  %664 = load float, ptr %663, align 4, !tbaa !9
  %665 = fmul contract float %562, %664
  %666 = fadd contract float %530, %665
  %667 = getelementptr inbounds nuw i8, ptr %563, i64 104
  %668 = load float, ptr %667, align 4, !tbaa !9
  %669 = fmul contract float %562, %668
  %670 = fadd contract float %529, %669
  %671 = getelementptr inbounds nuw i8, ptr %563, i64 108
  %672 = load float, ptr %671, align 4, !tbaa !9
  %673 = fmul contract float %562, %672
  %674 = fadd contract float %528, %673
  %675 = getelementptr inbounds nuw i8, ptr %563, i64 112
  %676 = load float, ptr %675, align 4, !tbaa !9
  %677 = fmul contract float %562, %676
  %678 = fadd contract float %527, %677
  %679 = getelementptr inbounds nuw i8, ptr %563, i64 116
  %680 = load float, ptr %679, align 4, !tbaa !9
  %681 = fmul contract float %562, %680
  %682 = fadd contract float %526, %681
  %683 = getelementptr inbounds nuw i8, ptr %563, i64 120
  %684 = load float, ptr %683, align 4, !tbaa !9
  %685 = fmul contract float %562, %684
  %686 = fadd contract float %525, %685
  %687 = getelementptr inbounds nuw i8, ptr %563, i64 124
  %688 = load float, ptr %687, align 4, !tbaa !9
  %689 = fmul contract float %562, %688
  %690 = fadd contract float %524, %689
  %691 = getelementptr inbounds nuw i8, ptr %563, i64 128
  %692 = load float, ptr %691, align 4, !tbaa !9
  %693 = fmul contract float %562, %692
  %694 = fadd contract float %523, %693
  %695 = getelementptr inbounds nuw i8, ptr %563, i64 132
  %696 = load float, ptr %695, align 4, !tbaa !9
  %697 = fmul contract float %562, %696
  %698 = fadd contract float %522, %697
  %699 = getelementptr inbounds nuw i8, ptr %563, i64 136
  %700 = load float, ptr %699, align 4, !tbaa !9
  %701 = fmul contract float %562, %700
  %702 = fadd contract float %521, %701
  %703 = getelementptr inbounds nuw i8, ptr %563, i64 140
  %704 = load float, ptr %703, align 4, !tbaa !9
  %705 = fmul contract float %562, %704
  %706 = fadd contract float %520, %705
  %707 = getelementptr inbounds nuw i8, ptr %563, i64 144
  %708 = load float, ptr %707, align 4, !tbaa !9
  %709 = fmul contract float %562, %708
  %710 = fadd contract float %519, %709
  %711 = getelementptr inbounds nuw i8, ptr %563, i64 148
  %712 = load float, ptr %711, align 4, !tbaa !9
  %713 = fmul contract float %562, %712
  %714 = fadd contract float %518, %713
  %715 = getelementptr inbounds nuw i8, ptr %563, i64 152
  %716 = load float, ptr %715, align 4, !tbaa !9
  %717 = fmul contract float %562, %716
  %718 = fadd contract float %517, %717
  %719 = getelementptr inbounds nuw i8, ptr %563, i64 156
  %720 = load float, ptr %719, align 4, !tbaa !9
  %721 = fmul contract float %562, %720
  %722 = fadd contract float %516, %721
  %723 = getelementptr inbounds nuw i8, ptr %563, i64 160
  %724 = load float, ptr %723, align 4, !tbaa !9
  %725 = fmul contract float %562, %724
  %726 = fadd contract float %515, %725
  %727 = getelementptr inbounds nuw i8, ptr %563, i64 164
  %728 = load float, ptr %727, align 4, !tbaa !9
  %729 = fmul contract float %562, %728
  %730 = fadd contract float %514, %729
  %731 = getelementptr inbounds nuw i8, ptr %563, i64 168
  %732 = load float, ptr %731, align 4, !tbaa !9
  %733 = fmul contract float %562, %732
  %734 = fadd contract float %513, %733
  %735 = getelementptr inbounds nuw i8, ptr %563, i64 172
  %736 = load float, ptr %735, align 4, !tbaa !9
  %737 = fmul contract float %562, %736
  %738 = fadd contract float %512, %737
  %739 = getelementptr inbounds nuw i8, ptr %563, i64 176
  %740 = load float, ptr %739, align 4, !tbaa !9
  %741 = fmul contract float %562, %740
  %742 = fadd contract float %511, %741
  %743 = getelementptr inbounds nuw i8, ptr %563, i64 180
  %744 = load float, ptr %743, align 4, !tbaa !9
  %745 = fmul contract float %562, %744
  %746 = fadd contract float %510, %745
  %747 = getelementptr inbounds nuw i8, ptr %563, i64 184
  %748 = load float, ptr %747, align 4, !tbaa !9
  %749 = fmul contract float %562, %748
  %750 = fadd contract float %509, %749
  %751 = getelementptr inbounds nuw i8, ptr %563, i64 188
  %752 = load float, ptr %751, align 4, !tbaa !9
  %753 = fmul contract float %562, %752
  %754 = fadd contract float %508, %753
  %755 = getelementptr inbounds nuw i8, ptr %563, i64 192
  %756 = load float, ptr %755, align 4, !tbaa !9
  %757 = fmul contract float %562, %756
  %758 = fadd contract float %507, %757
  %759 = getelementptr inbounds nuw i8, ptr %563, i64 196
  %760 = load float, ptr %759, align 4, !tbaa !9
  %761 = fmul contract float %562, %760
  %762 = fadd contract float %506, %761
  %763 = getelementptr inbounds nuw i8, ptr %563, i64 200
  %764 = load float, ptr %763, align 4, !tbaa !9
  %765 = fmul contract float %562, %764
  %766 = fadd contract float %505, %765
  %767 = getelementptr inbounds nuw i8, ptr %563, i64 204
  %768 = load float, ptr %767, align 4, !tbaa !9
  %769 = fmul contract float %562, %768
  %770 = fadd contract float %504, %769
  %771 = getelementptr inbounds nuw i8, ptr %563, i64 208
  %772 = load float, ptr %771, align 4, !tbaa !9
  %773 = fmul contract float %562, %772
  %774 = fadd contract float %503, %773
  %775 = getelementptr inbounds nuw i8, ptr %563, i64 212
  %776 = load float, ptr %775, align 4, !tbaa !9
  %777 = fmul contract float %562, %776
  %778 = fadd contract float %502, %777
  %779 = getelementptr inbounds nuw i8, ptr %563, i64 216
  %780 = load float, ptr %779, align 4, !tbaa !9
  %781 = fmul contract float %562, %780
  %782 = fadd contract float %501, %781
  %783 = getelementptr inbounds nuw i8, ptr %563, i64 220
  %784 = load float, ptr %783, align 4, !tbaa !9
  %785 = fmul contract float %562, %784
  %786 = fadd contract float %500, %785
  %787 = getelementptr inbounds nuw i8, ptr %563, i64 224
  %788 = load float, ptr %787, align 4, !tbaa !9
  %789 = fmul contract float %562, %788
  %790 = fadd contract float %499, %789
  %791 = getelementptr inbounds nuw i8, ptr %563, i64 228
  %792 = load float, ptr %791, align 4, !tbaa !9
  %793 = fmul contract float %562, %792
  %794 = fadd contract float %498, %793
  %795 = getelementptr inbounds nuw i8, ptr %563, i64 232
  %796 = load float, ptr %795, align 4, !tbaa !9
  %797 = fmul contract float %562, %796
  %798 = fadd contract float %497, %797
  %799 = getelementptr inbounds nuw i8, ptr %563, i64 236
  %800 = load float, ptr %799, align 4, !tbaa !9
  %801 = fmul contract float %562, %800
  %802 = fadd contract float %496, %801
  %803 = getelementptr inbounds nuw i8, ptr %563, i64 240
  %804 = load float, ptr %803, align 4, !tbaa !9
  %805 = fmul contract float %562, %804
  %806 = fadd contract float %495, %805
  %807 = getelementptr inbounds nuw i8, ptr %563, i64 244
  %808 = load float, ptr %807, align 4, !tbaa !9
  %809 = fmul contract float %562, %808
  %810 = fadd contract float %494, %809
  %811 = getelementptr inbounds nuw i8, ptr %563, i64 248
  %812 = load float, ptr %811, align 4, !tbaa !9
  %813 = fmul contract float %562, %812
  %814 = fadd contract float %493, %813
  %815 = getelementptr inbounds nuw i8, ptr %563, i64 252
  %816 = load float, ptr %815, align 4, !tbaa !9
  %817 = fmul contract float %562, %816
  %818 = fadd contract float %492, %817
  %819 = fadd contract float %557, %562
  %820 = add nuw nsw i32 %556, 1
  %821 = icmp eq i32 %820, 32
  br i1 %821, label %488, label %491, !llvm.loop !19

822:                                              ; preds = %827
  %823 = tail call contract noundef float @__nv_fast_logf(float noundef %170) #10
  %824 = fadd contract float %171, %823
  %825 = getelementptr float, ptr %4, i64 %19
  %826 = getelementptr float, ptr %825, i64 %24
  store float %824, ptr %826, align 4, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  ret void

827:                                              ; preds = %827, %169
  %828 = phi i32 [ 0, %169 ], [ %884, %827 ]
  %829 = zext nneg i32 %828 to i64
  %830 = getelementptr inbounds nuw float, ptr %9, i64 %829
  %831 = load float, ptr %830, align 4, !tbaa !9
  %832 = fmul contract float %172, %831
  %833 = fptrunc contract float %832 to half
  %834 = getelementptr inbounds nuw half, ptr %173, i64 %829
  store half %833, ptr %834, align 2, !tbaa !7
  %835 = or disjoint i32 %828, 1
  %836 = zext nneg i32 %835 to i64
  %837 = getelementptr inbounds nuw float, ptr %9, i64 %836
  %838 = load float, ptr %837, align 4, !tbaa !9
  %839 = fmul contract float %172, %838
  %840 = fptrunc contract float %839 to half
  %841 = getelementptr inbounds nuw half, ptr %173, i64 %836
  store half %840, ptr %841, align 2, !tbaa !7
  %842 = or disjoint i32 %828, 2
  %843 = zext nneg i32 %842 to i64
  %844 = getelementptr inbounds nuw float, ptr %9, i64 %843
  %845 = load float, ptr %844, align 4, !tbaa !9
  %846 = fmul contract float %172, %845
  %847 = fptrunc contract float %846 to half
  %848 = getelementptr inbounds nuw half, ptr %173, i64 %843
  store half %847, ptr %848, align 2, !tbaa !7
  %849 = or disjoint i32 %828, 3
  %850 = zext nneg i32 %849 to i64
  %851 = getelementptr inbounds nuw float, ptr %9, i64 %850
  %852 = load float, ptr %851, align 4, !tbaa !9
  %853 = fmul contract float %172, %852
  %854 = fptrunc contract float %853 to half
  %855 = getelementptr inbounds nuw half, ptr %173, i64 %850
  store half %854, ptr %855, align 2, !tbaa !7
  %856 = or disjoint i32 %828, 4
  %857 = zext nneg i32 %856 to i64
  %858 = getelementptr inbounds nuw float, ptr %9, i64 %857
  %859 = load float, ptr %858, align 4, !tbaa !9
  %860 = fmul contract float %172, %859
  %861 = fptrunc contract float %860 to half
  %862 = getelementptr inbounds nuw half, ptr %173, i64 %857
  store half %861, ptr %862, align 2, !tbaa !7
  %863 = or disjoint i32 %828, 5
  %864 = zext nneg i32 %863 to i64
  %865 = getelementptr inbounds nuw float, ptr %9, i64 %864
  %866 = load float, ptr %865, align 4, !tbaa !9
  %867 = fmul contract float %172, %866
  %868 = fptrunc contract float %867 to half
  %869 = getelementptr inbounds nuw half, ptr %173, i64 %864
  store half %868, ptr %869, align 2, !tbaa !7
  %870 = or disjoint i32 %828, 6
  %871 = zext nneg i32 %870 to i64
  %872 = getelementptr inbounds nuw float, ptr %9, i64 %871
  %873 = load float, ptr %872, align 4, !tbaa !9
  %874 = fmul contract float %172, %873
  %875 = fptrunc contract float %874 to half
  %876 = getelementptr inbounds nuw half, ptr %173, i64 %871
  store half %875, ptr %876, align 2, !tbaa !7
  %877 = or disjoint i32 %828, 7
  %878 = zext nneg i32 %877 to i64
  %879 = getelementptr inbounds nuw float, ptr %9, i64 %878
  %880 = load float, ptr %879, align 4, !tbaa !9
  %881 = fmul contract float %172, %880
  %882 = fptrunc contract float %881 to half
  %883 = getelementptr inbounds nuw half, ptr %173, i64 %878
  store half %882, ptr %883, align 2, !tbaa !7
  %884 = add nuw nsw i32 %828, 8
  %885 = icmp eq i32 %884, 64
  br i1 %885, label %822, label %827, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @decode_attention(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, float noundef %6) local_unnamed_addr #4 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = lshr i32 %8, 5
  %10 = and i32 %8, 31
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 5
  %13 = or disjoint i32 %12, %10
  %14 = zext i32 %13 to i64
  %15 = icmp slt i32 %9, %5
  br i1 %15, label %18, label %16

16:                                               ; preds = %7
  %17 = zext nneg i32 %10 to i64
  br label %26

18:                                               ; preds = %7
  %19 = getelementptr inbounds nuw <2 x half>, ptr %0, i64 %14
  %20 = zext nneg i32 %10 to i64
  %21 = load half, ptr %19, align 4, !tbaa !21
  %22 = fpext contract half %21 to float
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 2
  %24 = load half, ptr %23, align 2, !tbaa !21
  %25 = fpext contract half %24 to float
  br label %39

26:                                               ; preds = %39, %16
  %27 = phi i64 [ %17, %16 ], [ %20, %39 ]
  %28 = phi float [ 0.000000e+00, %16 ], [ %94, %39 ]
  %29 = phi float [ 0.000000e+00, %16 ], [ %89, %39 ]
  %30 = phi float [ 0.000000e+00, %16 ], [ %84, %39 ]
  %31 = phi float [ 0xFFF0000000000000, %16 ], [ %78, %39 ]
  %32 = zext nneg i32 %9 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), i64 %32
  store float %31, ptr %33, align 4, !tbaa !9
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sl to ptr), i64 %32
  store float %30, ptr %34, align 4, !tbaa !9
  %35 = getelementptr inbounds nuw [32 x %struct.float2], ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2so to ptr), i64 %32
  %36 = getelementptr inbounds nuw %struct.float2, ptr %35, i64 %27
  store float %29, ptr %36, align 8, !tbaa !9
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 4
  store float %28, ptr %37, align 4, !tbaa !9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = icmp eq i32 %9, 0
  br i1 %38, label %97, label %165

39:                                               ; preds = %18, %39
  %40 = phi float [ 0xFFF0000000000000, %18 ], [ %78, %39 ]
  %41 = phi float [ 0.000000e+00, %18 ], [ %84, %39 ]
  %42 = phi float [ 0.000000e+00, %18 ], [ %89, %39 ]
  %43 = phi float [ 0.000000e+00, %18 ], [ %94, %39 ]
  %44 = phi i32 [ %9, %18 ], [ %95, %39 ]
  %45 = lshr i32 %44, 4
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr %3, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !3
  %49 = sext i32 %48 to i64
  %50 = shl nsw i64 %49, 9
  %51 = shl i32 %44, 5
  %52 = and i32 %51, 480
  %53 = zext nneg i32 %52 to i64
  %54 = or disjoint i64 %50, %53
  %55 = or disjoint i64 %54, %20
  %56 = getelementptr inbounds nuw <2 x half>, ptr %1, i64 %55
  %57 = getelementptr inbounds nuw <2 x half>, ptr %2, i64 %55
  %58 = load <2 x half>, ptr %57, align 4, !tbaa !21
  %59 = load half, ptr %56, align 4, !tbaa !21
  %60 = fpext contract half %59 to float
  %61 = fmul contract float %22, %60
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 2
  %63 = load half, ptr %62, align 2, !tbaa !21
  %64 = fpext contract half %63 to float
  %65 = fmul contract float %25, %64
  %66 = fadd contract float %61, %65
  %67 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %66, i32 range(i32 1, 0) 16, i32 31)
  %68 = fadd contract float %66, %67
  %69 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %68, i32 range(i32 1, 0) 8, i32 31)
  %70 = fadd contract float %68, %69
  %71 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %70, i32 range(i32 1, 0) 4, i32 31)
  %72 = fadd contract float %70, %71
  %73 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %72, i32 range(i32 1, 0) 2, i32 31)
  %74 = fadd contract float %72, %73
  %75 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %74, i32 range(i32 1, 0) 1, i32 31)
  %76 = fadd contract float %74, %75
  %77 = fmul contract float %6, %76
  %78 = tail call contract noundef float @__nv_fmaxf(float noundef %40, float noundef %77) #10
  %79 = fsub contract float %40, %78
  %80 = tail call contract noundef float @__nv_fast_expf(float noundef %79) #10
  %81 = fsub contract float %77, %78
  %82 = tail call contract noundef float @__nv_fast_expf(float noundef %81) #10
  %83 = fmul contract float %41, %80
  %84 = fadd contract float %83, %82
  %85 = fmul contract float %42, %80
  %86 = extractelement <2 x half> %58, i64 0
  %87 = fpext contract half %86 to float
  %88 = fmul contract float %82, %87
  %89 = fadd contract float %85, %88
  %90 = fmul contract float %43, %80
  %91 = extractelement <2 x half> %58, i64 1
  %92 = fpext contract half %91 to float
  %93 = fmul contract float %82, %92
  %94 = fadd contract float %90, %93
  %95 = add nuw nsw i32 %44, 4
  %96 = icmp slt i32 %95, %5
  br i1 %96, label %39, label %26, !llvm.loop !22

97:                                               ; preds = %26
  %98 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), align 4, !tbaa !9
  %99 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), i64 4), align 4, !tbaa !9
  %100 = tail call contract noundef float @__nv_fmaxf(float noundef %98, float noundef %99) #10
  %101 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), i64 8), align 4, !tbaa !9
  %102 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), i64 12), align 4, !tbaa !9
  %103 = tail call contract noundef float @__nv_fmaxf(float noundef %101, float noundef %102) #10
  %104 = tail call contract noundef float @__nv_fmaxf(float noundef %100, float noundef %103) #10
  %105 = getelementptr inbounds nuw %struct.float2, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2so to ptr), i64 %27
  %106 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), align 4, !tbaa !9
  %107 = fsub contract float %106, %104
  %108 = tail call contract noundef float @__nv_fast_expf(float noundef %107) #10
  %109 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sl to ptr), align 4, !tbaa !9
  %110 = fmul contract float %108, %109
  %111 = fadd contract float %110, 0.000000e+00
  %112 = load float, ptr %105, align 8, !tbaa !23
  %113 = fmul contract float %108, %112
  %114 = fadd contract float %113, 0.000000e+00
  %115 = getelementptr inbounds nuw i8, ptr %105, i64 4
  %116 = load float, ptr %115, align 4, !tbaa !25
  %117 = fmul contract float %108, %116
  %118 = fadd contract float %117, 0.000000e+00
  %119 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), i64 4), align 4, !tbaa !9
  %120 = fsub contract float %119, %104
  %121 = tail call contract noundef float @__nv_fast_expf(float noundef %120) #10
  %122 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sl to ptr), i64 4), align 4, !tbaa !9
  %123 = fmul contract float %121, %122
  %124 = fadd contract float %111, %123
  %125 = getelementptr inbounds nuw i8, ptr %105, i64 256
  %126 = load float, ptr %125, align 8, !tbaa !23
  %127 = fmul contract float %121, %126
  %128 = fadd contract float %114, %127
  %129 = getelementptr inbounds nuw i8, ptr %105, i64 260
  %130 = load float, ptr %129, align 4, !tbaa !25
  %131 = fmul contract float %121, %130
  %132 = fadd contract float %118, %131
  %133 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), i64 8), align 4, !tbaa !9
  %134 = fsub contract float %133, %104
  %135 = tail call contract noundef float @__nv_fast_expf(float noundef %134) #10
  %136 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sl to ptr), i64 8), align 4, !tbaa !9
  %137 = fmul contract float %135, %136
  %138 = fadd contract float %124, %137
  %139 = getelementptr inbounds nuw i8, ptr %105, i64 512
  %140 = load float, ptr %139, align 8, !tbaa !23
  %141 = fmul contract float %135, %140
  %142 = fadd contract float %128, %141
  %143 = getelementptr inbounds nuw i8, ptr %105, i64 516
  %144 = load float, ptr %143, align 4, !tbaa !25
  %145 = fmul contract float %135, %144
  %146 = fadd contract float %132, %145
  %147 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sm to ptr), i64 12), align 4, !tbaa !9
  %148 = fsub contract float %147, %104
  %149 = tail call contract noundef float @__nv_fast_expf(float noundef %148) #10
  %150 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16decode_attentionE2sl to ptr), i64 12), align 4, !tbaa !9
  %151 = fmul contract float %149, %150
  %152 = fadd contract float %138, %151
  %153 = getelementptr inbounds nuw i8, ptr %105, i64 768
  %154 = load float, ptr %153, align 8, !tbaa !23
  %155 = fmul contract float %149, %154
  %156 = fadd contract float %142, %155
  %157 = getelementptr inbounds nuw i8, ptr %105, i64 772
  %158 = load float, ptr %157, align 4, !tbaa !25
  %159 = fmul contract float %149, %158
  %160 = fadd contract float %146, %159
  %161 = fdiv contract float %156, %152
  %162 = fdiv contract float %160, %152
  %163 = getelementptr inbounds nuw %struct.float2, ptr %4, i64 %14
  store float %161, ptr %163, align 8, !tbaa !9
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 4
  store float %162, ptr %164, align 4, !tbaa !9
  br label %165

165:                                              ; preds = %97, %26
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @rope(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #5 {
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = icmp slt i32 %8, %3
  br i1 %9, label %10, label %50

10:                                               ; preds = %5
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !3
  %16 = sitofp i32 %15 to float
  %17 = fneg contract float %4
  %18 = uitofp nneg i32 %8 to float
  %19 = fmul contract float %18, %17
  %20 = uitofp nneg i32 %3 to float
  %21 = fdiv contract float %19, %20
  %22 = tail call contract noundef float @__nv_exp2f(float noundef %21) #10
  %23 = fmul contract float %22, %16
  call void @__nv_sincosf(float noundef %23, ptr noundef nonnull %6, ptr noundef nonnull %7) #10
  %24 = sext i32 %2 to i64
  %25 = mul nsw i64 %24, %13
  %26 = zext nneg i32 %11 to i64
  %27 = add nsw i64 %25, %26
  %28 = zext nneg i32 %3 to i64
  %29 = mul i64 %27, %28
  %30 = zext nneg i32 %8 to i64
  %31 = getelementptr <2 x half>, ptr %0, i64 %29
  %32 = getelementptr <2 x half>, ptr %31, i64 %30
  %33 = load half, ptr %32, align 4
  %34 = fpext contract half %33 to float
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 2
  %36 = load half, ptr %35, align 2
  %37 = fpext contract half %36 to float
  %38 = load float, ptr %7, align 4, !tbaa !9
  %39 = fmul contract float %38, %34
  %40 = load float, ptr %6, align 4, !tbaa !9
  %41 = fmul contract float %40, %37
  %42 = fsub contract float %39, %41
  %43 = fptrunc contract float %42 to half
  %44 = insertelement <2 x half> poison, half %43, i64 0
  %45 = fmul contract float %40, %34
  %46 = fmul contract float %38, %37
  %47 = fadd contract float %45, %46
  %48 = fptrunc contract float %47 to half
  %49 = insertelement <2 x half> %44, half %48, i64 1
  store <2 x half> %49, ptr %32, align 4, !tbaa !21
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  br label %50

50:                                               ; preds = %5, %10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_expf(float noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fast_logf(float noundef) local_unnamed_addr #7

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #8

; Function Attrs: convergent nounwind
declare dso_local float @__nv_exp2f(float noundef) local_unnamed_addr #7

; Function Attrs: convergent nounwind
declare dso_local void @__nv_sincosf(float noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="32" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" }
attributes #8 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!8 = !{!"_Float16", !5, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !5, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = !{!5, !5, i64 0}
!22 = distinct !{!22, !12}
!23 = !{!24, !10, i64 0}
!24 = !{!"_ZTS6float2", !10, i64 0, !10, i64 4}
!25 = !{!24, !10, i64 4}
