; ModuleID = 'mma_sync_gemm.cu'
source_filename = "mma_sync_gemm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.double2 = type { double, double }
%struct.int4 = type { i32, i32, i32, i32 }

@_ZZ9hgemm_mmaE2As = internal addrspace(3) global [2 x [2048 x half]] undef, align 128
@_ZZ9hgemm_mmaE2Bs = internal addrspace(3) global [2 x [2048 x half]] undef, align 128

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hgemm_mma(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = and i32 %6, 31
  %8 = lshr i32 %6, 1
  %9 = and i32 %8, 480
  %10 = lshr i32 %6, 5
  %11 = and i32 %10, 1
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = shl nuw nsw i32 %12, 6
  %14 = zext nneg i32 %13 to i64
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %15, %14
  %17 = getelementptr inbounds nuw half, ptr %0, i64 %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = shl i32 %18, 6
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw half, ptr %1, i64 %20
  %22 = lshr i32 %6, 2
  %23 = lshr i32 %6, 3
  %24 = shl nuw nsw i32 %22, 5
  %25 = shl nuw nsw i32 %6, 3
  %26 = xor i32 %25, %6
  %27 = and i32 %26, 24
  %28 = or disjoint i32 %27, %24
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw half, ptr addrspacecast (ptr addrspace(3) @_ZZ9hgemm_mmaE2As to ptr), i64 %29
  %31 = addrspacecast ptr %30 to ptr addrspace(3)
  %32 = ptrtoint ptr addrspace(3) %31 to i64
  %33 = trunc i64 %32 to i32
  %34 = zext nneg i32 %22 to i64
  %35 = mul nsw i64 %15, %34
  %36 = getelementptr inbounds nuw half, ptr %17, i64 %35
  %37 = and i32 %25, 24
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw half, ptr %36, i64 %38
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %33, ptr %39) #4, !srcloc !7
  %40 = shl nuw nsw i32 %23, 6
  %41 = xor i32 %23, %6
  %42 = shl nuw nsw i32 %41, 3
  %43 = and i32 %42, 56
  %44 = or disjoint i32 %43, %40
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw half, ptr addrspacecast (ptr addrspace(3) @_ZZ9hgemm_mmaE2Bs to ptr), i64 %45
  %47 = addrspacecast ptr %46 to ptr addrspace(3)
  %48 = ptrtoint ptr addrspace(3) %47 to i64
  %49 = trunc i64 %48 to i32
  %50 = zext nneg i32 %23 to i64
  %51 = sext i32 %3 to i64
  %52 = mul nsw i64 %51, %50
  %53 = getelementptr inbounds nuw half, ptr %21, i64 %52
  %54 = and i32 %25, 56
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw half, ptr %53, i64 %55
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %49, ptr %56) #4, !srcloc !7
  %57 = add nuw nsw i32 %6, 128
  %58 = lshr i32 %57, 2
  %59 = lshr i32 %57, 3
  %60 = shl nuw nsw i32 %58, 5
  %61 = or disjoint i32 %27, %60
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw half, ptr addrspacecast (ptr addrspace(3) @_ZZ9hgemm_mmaE2As to ptr), i64 %62
  %64 = addrspacecast ptr %63 to ptr addrspace(3)
  %65 = ptrtoint ptr addrspace(3) %64 to i64
  %66 = trunc i64 %65 to i32
  %67 = zext nneg i32 %58 to i64
  %68 = mul nsw i64 %15, %67
  %69 = getelementptr inbounds nuw half, ptr %17, i64 %68
  %70 = getelementptr inbounds nuw half, ptr %69, i64 %38
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %66, ptr %70) #4, !srcloc !7
  %71 = shl nuw nsw i32 %59, 6
  %72 = xor i32 %59, %6
  %73 = shl nuw nsw i32 %72, 3
  %74 = and i32 %73, 56
  %75 = or disjoint i32 %74, %71
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw half, ptr addrspacecast (ptr addrspace(3) @_ZZ9hgemm_mmaE2Bs to ptr), i64 %76
  %78 = addrspacecast ptr %77 to ptr addrspace(3)
  %79 = ptrtoint ptr addrspace(3) %78 to i64
  %80 = trunc i64 %79 to i32
  %81 = zext nneg i32 %59 to i64
  %82 = mul nsw i64 %51, %81
  %83 = getelementptr inbounds nuw half, ptr %21, i64 %82
  %84 = getelementptr inbounds nuw half, ptr %83, i64 %55
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %80, ptr %84) #4, !srcloc !7
  tail call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #4, !srcloc !8
  %85 = getelementptr half, ptr %21, i64 %55
  %86 = icmp sgt i32 %4, 0
  br i1 %86, label %87, label %139

87:                                               ; preds = %5
  %88 = and i32 %6, 15
  %89 = or disjoint i32 %88, %9
  %90 = lshr i32 %7, 4
  %91 = and i32 %8, 3
  %92 = shl nuw nsw i32 %11, 2
  %93 = and i32 %6, 7
  %94 = xor i32 %90, %91
  %95 = shl nuw nsw i32 %94, 3
  %96 = shl nuw nsw i32 %89, 5
  %97 = or disjoint i32 %96, %95
  %98 = zext nneg i32 %97 to i64
  %99 = or disjoint i32 %96, 512
  %100 = or disjoint i32 %99, %95
  %101 = zext nneg i32 %100 to i64
  %102 = shl nuw nsw i32 %88, 6
  %103 = xor i32 %92, %93
  %104 = shl nuw nsw i32 %103, 3
  %105 = or disjoint i32 %104, %102
  %106 = zext nneg i32 %105 to i64
  %107 = or disjoint i32 %92, 1
  %108 = xor i32 %107, %93
  %109 = shl nuw nsw i32 %108, 3
  %110 = or disjoint i32 %109, %102
  %111 = zext nneg i32 %110 to i64
  %112 = or disjoint i32 %92, 2
  %113 = xor i32 %112, %93
  %114 = shl nuw nsw i32 %113, 3
  %115 = or disjoint i32 %114, %102
  %116 = zext nneg i32 %115 to i64
  %117 = or disjoint i32 %92, 3
  %118 = xor i32 %117, %93
  %119 = shl nuw nsw i32 %118, 3
  %120 = or disjoint i32 %119, %102
  %121 = zext nneg i32 %120 to i64
  %122 = or disjoint i32 %90, 2
  %123 = xor i32 %122, %91
  %124 = shl nuw nsw i32 %123, 3
  %125 = or disjoint i32 %96, %124
  %126 = zext nneg i32 %125 to i64
  %127 = or disjoint i32 %99, %124
  %128 = zext nneg i32 %127 to i64
  %129 = shl nuw nsw i32 %88, 6
  %130 = or disjoint i32 %129, 1024
  %131 = or disjoint i32 %104, %130
  %132 = zext nneg i32 %131 to i64
  %133 = or disjoint i32 %109, %130
  %134 = zext nneg i32 %133 to i64
  %135 = or disjoint i32 %114, %130
  %136 = zext nneg i32 %135 to i64
  %137 = or disjoint i32 %119, %130
  %138 = zext nneg i32 %137 to i64
  br label %221

139:                                              ; preds = %292, %5
  %140 = phi float [ 0.000000e+00, %5 ], [ %430, %292 ]
  %141 = phi float [ 0.000000e+00, %5 ], [ %431, %292 ]
  %142 = phi float [ 0.000000e+00, %5 ], [ %432, %292 ]
  %143 = phi float [ 0.000000e+00, %5 ], [ %433, %292 ]
  %144 = phi float [ 0.000000e+00, %5 ], [ %435, %292 ]
  %145 = phi float [ 0.000000e+00, %5 ], [ %436, %292 ]
  %146 = phi float [ 0.000000e+00, %5 ], [ %437, %292 ]
  %147 = phi float [ 0.000000e+00, %5 ], [ %438, %292 ]
  %148 = phi float [ 0.000000e+00, %5 ], [ %440, %292 ]
  %149 = phi float [ 0.000000e+00, %5 ], [ %441, %292 ]
  %150 = phi float [ 0.000000e+00, %5 ], [ %442, %292 ]
  %151 = phi float [ 0.000000e+00, %5 ], [ %443, %292 ]
  %152 = phi float [ 0.000000e+00, %5 ], [ %445, %292 ]
  %153 = phi float [ 0.000000e+00, %5 ], [ %446, %292 ]
  %154 = phi float [ 0.000000e+00, %5 ], [ %447, %292 ]
  %155 = phi float [ 0.000000e+00, %5 ], [ %448, %292 ]
  %156 = phi float [ 0.000000e+00, %5 ], [ %450, %292 ]
  %157 = phi float [ 0.000000e+00, %5 ], [ %451, %292 ]
  %158 = phi float [ 0.000000e+00, %5 ], [ %452, %292 ]
  %159 = phi float [ 0.000000e+00, %5 ], [ %453, %292 ]
  %160 = phi float [ 0.000000e+00, %5 ], [ %455, %292 ]
  %161 = phi float [ 0.000000e+00, %5 ], [ %456, %292 ]
  %162 = phi float [ 0.000000e+00, %5 ], [ %457, %292 ]
  %163 = phi float [ 0.000000e+00, %5 ], [ %458, %292 ]
  %164 = phi float [ 0.000000e+00, %5 ], [ %460, %292 ]
  %165 = phi float [ 0.000000e+00, %5 ], [ %461, %292 ]
  %166 = phi float [ 0.000000e+00, %5 ], [ %462, %292 ]
  %167 = phi float [ 0.000000e+00, %5 ], [ %463, %292 ]
  %168 = phi float [ 0.000000e+00, %5 ], [ %465, %292 ]
  %169 = phi float [ 0.000000e+00, %5 ], [ %466, %292 ]
  %170 = phi float [ 0.000000e+00, %5 ], [ %467, %292 ]
  %171 = phi float [ 0.000000e+00, %5 ], [ %468, %292 ]
  %172 = shl nuw nsw i32 %11, 5
  %173 = add nuw nsw i32 %9, %13
  %174 = lshr i32 %7, 2
  %175 = or disjoint i32 %173, %174
  %176 = getelementptr float, ptr %2, i64 %20
  %177 = zext nneg i32 %172 to i64
  %178 = getelementptr float, ptr %176, i64 %177
  %179 = shl nuw nsw i32 %6, 1
  %180 = and i32 %179, 6
  %181 = zext nneg i32 %180 to i64
  %182 = getelementptr float, ptr %178, i64 %181
  %183 = shl nsw i64 %51, 5
  %184 = zext nneg i32 %175 to i64
  %185 = mul nsw i64 %184, %51
  %186 = getelementptr float, ptr %182, i64 %185
  store float %140, ptr %186, align 8, !tbaa !9
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 4
  store float %141, ptr %187, align 4, !tbaa !9
  %188 = getelementptr inbounds nuw i8, ptr %186, i64 %183
  store float %142, ptr %188, align 8, !tbaa !9
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 4
  store float %143, ptr %189, align 4, !tbaa !9
  %190 = getelementptr inbounds nuw i8, ptr %186, i64 32
  store float %144, ptr %190, align 8, !tbaa !9
  %191 = getelementptr inbounds nuw i8, ptr %186, i64 36
  store float %145, ptr %191, align 4, !tbaa !9
  %192 = getelementptr inbounds nuw i8, ptr %190, i64 %183
  store float %146, ptr %192, align 8, !tbaa !9
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  store float %147, ptr %193, align 4, !tbaa !9
  %194 = getelementptr inbounds nuw i8, ptr %186, i64 64
  store float %148, ptr %194, align 8, !tbaa !9
  %195 = getelementptr inbounds nuw i8, ptr %186, i64 68
  store float %149, ptr %195, align 4, !tbaa !9
  %196 = getelementptr inbounds nuw i8, ptr %194, i64 %183
  store float %150, ptr %196, align 8, !tbaa !9
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 4
  store float %151, ptr %197, align 4, !tbaa !9
  %198 = getelementptr inbounds nuw i8, ptr %186, i64 96
  store float %152, ptr %198, align 8, !tbaa !9
  %199 = getelementptr inbounds nuw i8, ptr %186, i64 100
  store float %153, ptr %199, align 4, !tbaa !9
  %200 = getelementptr inbounds nuw i8, ptr %198, i64 %183
  store float %154, ptr %200, align 8, !tbaa !9
  %201 = getelementptr inbounds nuw i8, ptr %200, i64 4
  store float %155, ptr %201, align 4, !tbaa !9
  %202 = or disjoint i32 %175, 16
  %203 = zext nneg i32 %202 to i64
  %204 = mul nsw i64 %203, %51
  %205 = getelementptr float, ptr %182, i64 %204
  store float %156, ptr %205, align 8, !tbaa !9
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 4
  store float %157, ptr %206, align 4, !tbaa !9
  %207 = getelementptr inbounds nuw i8, ptr %205, i64 %183
  store float %158, ptr %207, align 8, !tbaa !9
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 4
  store float %159, ptr %208, align 4, !tbaa !9
  %209 = getelementptr inbounds nuw i8, ptr %205, i64 32
  store float %160, ptr %209, align 8, !tbaa !9
  %210 = getelementptr inbounds nuw i8, ptr %205, i64 36
  store float %161, ptr %210, align 4, !tbaa !9
  %211 = getelementptr inbounds nuw i8, ptr %209, i64 %183
  store float %162, ptr %211, align 8, !tbaa !9
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 4
  store float %163, ptr %212, align 4, !tbaa !9
  %213 = getelementptr inbounds nuw i8, ptr %205, i64 64
  store float %164, ptr %213, align 8, !tbaa !9
  %214 = getelementptr inbounds nuw i8, ptr %205, i64 68
  store float %165, ptr %214, align 4, !tbaa !9
  %215 = getelementptr inbounds nuw i8, ptr %213, i64 %183
  store float %166, ptr %215, align 8, !tbaa !9
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 4
  store float %167, ptr %216, align 4, !tbaa !9
  %217 = getelementptr inbounds nuw i8, ptr %205, i64 96
  store float %168, ptr %217, align 8, !tbaa !9
  %218 = getelementptr inbounds nuw i8, ptr %205, i64 100
  store float %169, ptr %218, align 4, !tbaa !9
  %219 = getelementptr inbounds nuw i8, ptr %217, i64 %183
  store float %170, ptr %219, align 8, !tbaa !9
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 4
  store float %171, ptr %220, align 4, !tbaa !9
  ret void

221:                                              ; preds = %87, %292
  %222 = phi float [ 0.000000e+00, %87 ], [ %430, %292 ]
  %223 = phi float [ 0.000000e+00, %87 ], [ %431, %292 ]
  %224 = phi float [ 0.000000e+00, %87 ], [ %432, %292 ]
  %225 = phi float [ 0.000000e+00, %87 ], [ %433, %292 ]
  %226 = phi float [ 0.000000e+00, %87 ], [ %435, %292 ]
  %227 = phi float [ 0.000000e+00, %87 ], [ %436, %292 ]
  %228 = phi float [ 0.000000e+00, %87 ], [ %437, %292 ]
  %229 = phi float [ 0.000000e+00, %87 ], [ %438, %292 ]
  %230 = phi float [ 0.000000e+00, %87 ], [ %440, %292 ]
  %231 = phi float [ 0.000000e+00, %87 ], [ %441, %292 ]
  %232 = phi float [ 0.000000e+00, %87 ], [ %442, %292 ]
  %233 = phi float [ 0.000000e+00, %87 ], [ %443, %292 ]
  %234 = phi float [ 0.000000e+00, %87 ], [ %445, %292 ]
  %235 = phi float [ 0.000000e+00, %87 ], [ %446, %292 ]
  %236 = phi float [ 0.000000e+00, %87 ], [ %447, %292 ]
  %237 = phi float [ 0.000000e+00, %87 ], [ %448, %292 ]
  %238 = phi float [ 0.000000e+00, %87 ], [ %450, %292 ]
  %239 = phi float [ 0.000000e+00, %87 ], [ %451, %292 ]
  %240 = phi float [ 0.000000e+00, %87 ], [ %452, %292 ]
  %241 = phi float [ 0.000000e+00, %87 ], [ %453, %292 ]
  %242 = phi float [ 0.000000e+00, %87 ], [ %455, %292 ]
  %243 = phi float [ 0.000000e+00, %87 ], [ %456, %292 ]
  %244 = phi float [ 0.000000e+00, %87 ], [ %457, %292 ]
  %245 = phi float [ 0.000000e+00, %87 ], [ %458, %292 ]
  %246 = phi float [ 0.000000e+00, %87 ], [ %460, %292 ]
  %247 = phi float [ 0.000000e+00, %87 ], [ %461, %292 ]
  %248 = phi float [ 0.000000e+00, %87 ], [ %462, %292 ]
  %249 = phi float [ 0.000000e+00, %87 ], [ %463, %292 ]
  %250 = phi float [ 0.000000e+00, %87 ], [ %465, %292 ]
  %251 = phi float [ 0.000000e+00, %87 ], [ %466, %292 ]
  %252 = phi float [ 0.000000e+00, %87 ], [ %467, %292 ]
  %253 = phi float [ 0.000000e+00, %87 ], [ %468, %292 ]
  %254 = phi i32 [ 0, %87 ], [ %293, %292 ]
  %255 = phi i32 [ 0, %87 ], [ %256, %292 ]
  %256 = add nuw nsw i32 %255, 32
  %257 = icmp slt i32 %256, %4
  br i1 %257, label %258, label %290

258:                                              ; preds = %221
  %259 = xor i32 %254, 1
  %260 = zext nneg i32 %259 to i64
  %261 = getelementptr inbounds nuw [2048 x half], ptr addrspacecast (ptr addrspace(3) @_ZZ9hgemm_mmaE2As to ptr), i64 %260
  %262 = zext nneg i32 %256 to i64
  %263 = getelementptr inbounds nuw [2048 x half], ptr addrspacecast (ptr addrspace(3) @_ZZ9hgemm_mmaE2Bs to ptr), i64 %260
  %264 = getelementptr inbounds nuw half, ptr %261, i64 %29
  %265 = addrspacecast ptr %264 to ptr addrspace(3)
  %266 = ptrtoint ptr addrspace(3) %265 to i64
  %267 = trunc i64 %266 to i32
  %268 = getelementptr inbounds nuw half, ptr %39, i64 %262
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %267, ptr nonnull %268) #4, !srcloc !7
  %269 = getelementptr inbounds nuw half, ptr %263, i64 %45
  %270 = addrspacecast ptr %269 to ptr addrspace(3)
  %271 = ptrtoint ptr addrspace(3) %270 to i64
  %272 = trunc i64 %271 to i32
  %273 = add nuw nsw i32 %256, %23
  %274 = zext nneg i32 %273 to i64
  %275 = mul nsw i64 %274, %51
  %276 = getelementptr half, ptr %85, i64 %275
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %272, ptr %276) #4, !srcloc !7
  %277 = getelementptr inbounds nuw half, ptr %261, i64 %62
  %278 = addrspacecast ptr %277 to ptr addrspace(3)
  %279 = ptrtoint ptr addrspace(3) %278 to i64
  %280 = trunc i64 %279 to i32
  %281 = getelementptr inbounds nuw half, ptr %70, i64 %262
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %280, ptr nonnull %281) #4, !srcloc !7
  %282 = getelementptr inbounds nuw half, ptr %263, i64 %76
  %283 = addrspacecast ptr %282 to ptr addrspace(3)
  %284 = ptrtoint ptr addrspace(3) %283 to i64
  %285 = trunc i64 %284 to i32
  %286 = add nuw nsw i32 %256, %59
  %287 = zext nneg i32 %286 to i64
  %288 = mul nsw i64 %287, %51
  %289 = getelementptr half, ptr %85, i64 %288
  tail call void asm sideeffect "cp.async.cg.shared.global [$0], [$1], 16;", "r,l,~{memory}"(i32 %285, ptr %289) #4, !srcloc !7
  tail call void asm sideeffect "cp.async.commit_group;", "~{memory}"() #4, !srcloc !8
  tail call void asm sideeffect "cp.async.wait_group $0;", "n,~{memory}"(i32 1) #4, !srcloc !11
  br label %292

290:                                              ; preds = %221
  tail call void asm sideeffect "cp.async.wait_group $0;", "n,~{memory}"(i32 0) #4, !srcloc !12
  %291 = xor i32 %254, 1
  br label %292

292:                                              ; preds = %290, %258
  %293 = phi i32 [ %291, %290 ], [ %259, %258 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %294 = zext nneg i32 %254 to i64
  %295 = getelementptr inbounds nuw [2048 x half], ptr addrspacecast (ptr addrspace(3) @_ZZ9hgemm_mmaE2As to ptr), i64 %294
  %296 = getelementptr inbounds nuw [2048 x half], ptr addrspacecast (ptr addrspace(3) @_ZZ9hgemm_mmaE2Bs to ptr), i64 %294
  %297 = getelementptr inbounds nuw half, ptr %295, i64 %98
  %298 = addrspacecast ptr %297 to ptr addrspace(3)
  %299 = ptrtoint ptr addrspace(3) %298 to i64
  %300 = trunc i64 %299 to i32
  %301 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r"(i32 %300) #4, !srcloc !13
  %302 = extractvalue { i32, i32, i32, i32 } %301, 0
  %303 = extractvalue { i32, i32, i32, i32 } %301, 1
  %304 = extractvalue { i32, i32, i32, i32 } %301, 2
  %305 = extractvalue { i32, i32, i32, i32 } %301, 3
  %306 = getelementptr inbounds nuw half, ptr %295, i64 %101
  %307 = addrspacecast ptr %306 to ptr addrspace(3)
  %308 = ptrtoint ptr addrspace(3) %307 to i64
  %309 = trunc i64 %308 to i32
  %310 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r"(i32 %309) #4, !srcloc !13
  %311 = extractvalue { i32, i32, i32, i32 } %310, 0
  %312 = extractvalue { i32, i32, i32, i32 } %310, 1
  %313 = extractvalue { i32, i32, i32, i32 } %310, 2
  %314 = extractvalue { i32, i32, i32, i32 } %310, 3
  %315 = getelementptr inbounds nuw half, ptr %296, i64 %106
  %316 = addrspacecast ptr %315 to ptr addrspace(3)
  %317 = ptrtoint ptr addrspace(3) %316 to i64
  %318 = trunc i64 %317 to i32
  %319 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];", "=r,=r,r"(i32 %318) #4, !srcloc !14
  %320 = extractvalue { i32, i32 } %319, 0
  %321 = extractvalue { i32, i32 } %319, 1
  %322 = getelementptr inbounds nuw half, ptr %296, i64 %111
  %323 = addrspacecast ptr %322 to ptr addrspace(3)
  %324 = ptrtoint ptr addrspace(3) %323 to i64
  %325 = trunc i64 %324 to i32
  %326 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];", "=r,=r,r"(i32 %325) #4, !srcloc !14
  %327 = extractvalue { i32, i32 } %326, 0
  %328 = extractvalue { i32, i32 } %326, 1
  %329 = getelementptr inbounds nuw half, ptr %296, i64 %116
  %330 = addrspacecast ptr %329 to ptr addrspace(3)
  %331 = ptrtoint ptr addrspace(3) %330 to i64
  %332 = trunc i64 %331 to i32
  %333 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];", "=r,=r,r"(i32 %332) #4, !srcloc !14
  %334 = extractvalue { i32, i32 } %333, 0
  %335 = extractvalue { i32, i32 } %333, 1
  %336 = getelementptr inbounds nuw half, ptr %296, i64 %121
  %337 = addrspacecast ptr %336 to ptr addrspace(3)
  %338 = ptrtoint ptr addrspace(3) %337 to i64
  %339 = trunc i64 %338 to i32
  %340 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];", "=r,=r,r"(i32 %339) #4, !srcloc !14
  %341 = extractvalue { i32, i32 } %340, 0
  %342 = extractvalue { i32, i32 } %340, 1
  %343 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %302, i32 %303, i32 %304, i32 %305, i32 %320, i32 %321, float %222, float %223, float %224, float %225) #4, !srcloc !15
  %344 = extractvalue { float, float, float, float } %343, 0
  %345 = extractvalue { float, float, float, float } %343, 1
  %346 = extractvalue { float, float, float, float } %343, 2
  %347 = extractvalue { float, float, float, float } %343, 3
  %348 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %302, i32 %303, i32 %304, i32 %305, i32 %327, i32 %328, float %226, float %227, float %228, float %229) #4, !srcloc !15
  %349 = extractvalue { float, float, float, float } %348, 0
  %350 = extractvalue { float, float, float, float } %348, 1
  %351 = extractvalue { float, float, float, float } %348, 2
  %352 = extractvalue { float, float, float, float } %348, 3
  %353 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %302, i32 %303, i32 %304, i32 %305, i32 %334, i32 %335, float %230, float %231, float %232, float %233) #4, !srcloc !15
  %354 = extractvalue { float, float, float, float } %353, 0
  %355 = extractvalue { float, float, float, float } %353, 1
  %356 = extractvalue { float, float, float, float } %353, 2
  %357 = extractvalue { float, float, float, float } %353, 3
  %358 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %302, i32 %303, i32 %304, i32 %305, i32 %341, i32 %342, float %234, float %235, float %236, float %237) #4, !srcloc !15
  %359 = extractvalue { float, float, float, float } %358, 0
  %360 = extractvalue { float, float, float, float } %358, 1
  %361 = extractvalue { float, float, float, float } %358, 2
  %362 = extractvalue { float, float, float, float } %358, 3
  %363 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %311, i32 %312, i32 %313, i32 %314, i32 %320, i32 %321, float %238, float %239, float %240, float %241) #4, !srcloc !15
  %364 = extractvalue { float, float, float, float } %363, 0
  %365 = extractvalue { float, float, float, float } %363, 1
  %366 = extractvalue { float, float, float, float } %363, 2
  %367 = extractvalue { float, float, float, float } %363, 3
  %368 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %311, i32 %312, i32 %313, i32 %314, i32 %327, i32 %328, float %242, float %243, float %244, float %245) #4, !srcloc !15
  %369 = extractvalue { float, float, float, float } %368, 0
  %370 = extractvalue { float, float, float, float } %368, 1
  %371 = extractvalue { float, float, float, float } %368, 2
  %372 = extractvalue { float, float, float, float } %368, 3
  %373 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %311, i32 %312, i32 %313, i32 %314, i32 %334, i32 %335, float %246, float %247, float %248, float %249) #4, !srcloc !15
  %374 = extractvalue { float, float, float, float } %373, 0
  %375 = extractvalue { float, float, float, float } %373, 1
  %376 = extractvalue { float, float, float, float } %373, 2
  %377 = extractvalue { float, float, float, float } %373, 3
  %378 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %311, i32 %312, i32 %313, i32 %314, i32 %341, i32 %342, float %250, float %251, float %252, float %253) #4, !srcloc !15
  %379 = extractvalue { float, float, float, float } %378, 0
  %380 = extractvalue { float, float, float, float } %378, 1
  %381 = extractvalue { float, float, float, float } %378, 2
  %382 = extractvalue { float, float, float, float } %378, 3
  %383 = getelementptr inbounds nuw half, ptr %295, i64 %126
  %384 = addrspacecast ptr %383 to ptr addrspace(3)
  %385 = ptrtoint ptr addrspace(3) %384 to i64
  %386 = trunc i64 %385 to i32
  %387 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r"(i32 %386) #4, !srcloc !13
  %388 = extractvalue { i32, i32, i32, i32 } %387, 0
  %389 = extractvalue { i32, i32, i32, i32 } %387, 1
  %390 = extractvalue { i32, i32, i32, i32 } %387, 2
  %391 = extractvalue { i32, i32, i32, i32 } %387, 3
  %392 = getelementptr inbounds nuw half, ptr %295, i64 %128
  %393 = addrspacecast ptr %392 to ptr addrspace(3)
  %394 = ptrtoint ptr addrspace(3) %393 to i64
  %395 = trunc i64 %394 to i32
  %396 = tail call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r"(i32 %395) #4, !srcloc !13
  %397 = extractvalue { i32, i32, i32, i32 } %396, 0
  %398 = extractvalue { i32, i32, i32, i32 } %396, 1
  %399 = extractvalue { i32, i32, i32, i32 } %396, 2
  %400 = extractvalue { i32, i32, i32, i32 } %396, 3
  %401 = getelementptr inbounds nuw half, ptr %296, i64 %132
  %402 = addrspacecast ptr %401 to ptr addrspace(3)
  %403 = ptrtoint ptr addrspace(3) %402 to i64
  %404 = trunc i64 %403 to i32
  %405 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];", "=r,=r,r"(i32 %404) #4, !srcloc !14
  %406 = extractvalue { i32, i32 } %405, 0
  %407 = extractvalue { i32, i32 } %405, 1
  %408 = getelementptr inbounds nuw half, ptr %296, i64 %134
  %409 = addrspacecast ptr %408 to ptr addrspace(3)
  %410 = ptrtoint ptr addrspace(3) %409 to i64
  %411 = trunc i64 %410 to i32
  %412 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];", "=r,=r,r"(i32 %411) #4, !srcloc !14
  %413 = extractvalue { i32, i32 } %412, 0
  %414 = extractvalue { i32, i32 } %412, 1
  %415 = getelementptr inbounds nuw half, ptr %296, i64 %136
  %416 = addrspacecast ptr %415 to ptr addrspace(3)
  %417 = ptrtoint ptr addrspace(3) %416 to i64
  %418 = trunc i64 %417 to i32
  %419 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];", "=r,=r,r"(i32 %418) #4, !srcloc !14
  %420 = extractvalue { i32, i32 } %419, 0
  %421 = extractvalue { i32, i32 } %419, 1
  %422 = getelementptr inbounds nuw half, ptr %296, i64 %138
  %423 = addrspacecast ptr %422 to ptr addrspace(3)
  %424 = ptrtoint ptr addrspace(3) %423 to i64
  %425 = trunc i64 %424 to i32
  %426 = tail call { i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [$2];", "=r,=r,r"(i32 %425) #4, !srcloc !14
  %427 = extractvalue { i32, i32 } %426, 0
  %428 = extractvalue { i32, i32 } %426, 1
  %429 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %388, i32 %389, i32 %390, i32 %391, i32 %406, i32 %407, float %344, float %345, float %346, float %347) #4, !srcloc !15
  %430 = extractvalue { float, float, float, float } %429, 0
  %431 = extractvalue { float, float, float, float } %429, 1
  %432 = extractvalue { float, float, float, float } %429, 2
  %433 = extractvalue { float, float, float, float } %429, 3
  %434 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %388, i32 %389, i32 %390, i32 %391, i32 %413, i32 %414, float %349, float %350, float %351, float %352) #4, !srcloc !15
  %435 = extractvalue { float, float, float, float } %434, 0
  %436 = extractvalue { float, float, float, float } %434, 1
  %437 = extractvalue { float, float, float, float } %434, 2
  %438 = extractvalue { float, float, float, float } %434, 3
  %439 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %388, i32 %389, i32 %390, i32 %391, i32 %420, i32 %421, float %354, float %355, float %356, float %357) #4, !srcloc !15
  %440 = extractvalue { float, float, float, float } %439, 0
  %441 = extractvalue { float, float, float, float } %439, 1
  %442 = extractvalue { float, float, float, float } %439, 2
  %443 = extractvalue { float, float, float, float } %439, 3
  %444 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %388, i32 %389, i32 %390, i32 %391, i32 %427, i32 %428, float %359, float %360, float %361, float %362) #4, !srcloc !15
  %445 = extractvalue { float, float, float, float } %444, 0
  %446 = extractvalue { float, float, float, float } %444, 1
  %447 = extractvalue { float, float, float, float } %444, 2
  %448 = extractvalue { float, float, float, float } %444, 3
  %449 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %397, i32 %398, i32 %399, i32 %400, i32 %406, i32 %407, float %364, float %365, float %366, float %367) #4, !srcloc !15
  %450 = extractvalue { float, float, float, float } %449, 0
  %451 = extractvalue { float, float, float, float } %449, 1
  %452 = extractvalue { float, float, float, float } %449, 2
  %453 = extractvalue { float, float, float, float } %449, 3
  %454 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %397, i32 %398, i32 %399, i32 %400, i32 %413, i32 %414, float %369, float %370, float %371, float %372) #4, !srcloc !15
  %455 = extractvalue { float, float, float, float } %454, 0
  %456 = extractvalue { float, float, float, float } %454, 1
  %457 = extractvalue { float, float, float, float } %454, 2
  %458 = extractvalue { float, float, float, float } %454, 3
  %459 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %397, i32 %398, i32 %399, i32 %400, i32 %420, i32 %421, float %374, float %375, float %376, float %377) #4, !srcloc !15
  %460 = extractvalue { float, float, float, float } %459, 0
  %461 = extractvalue { float, float, float, float } %459, 1
  %462 = extractvalue { float, float, float, float } %459, 2
  %463 = extractvalue { float, float, float, float } %459, 3
  %464 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %397, i32 %398, i32 %399, i32 %400, i32 %427, i32 %428, float %379, float %380, float %381, float %382) #4, !srcloc !15
  %465 = extractvalue { float, float, float, float } %464, 0
  %466 = extractvalue { float, float, float, float } %464, 1
  %467 = extractvalue { float, float, float, float } %464, 2
  %468 = extractvalue { float, float, float, float } %464, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %257, label %221, label %139, !llvm.loop !16
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mma_shapes(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw %struct.float4, ptr %2, i64 %7
  %9 = load float, ptr %8, align 16, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %11 = load float, ptr %10, align 4, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %13 = load float, ptr %12, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %15 = load float, ptr %14, align 4, !tbaa !9
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %17 = load i32, ptr %16, align 4, !tbaa !3
  %18 = add nuw nsw i32 %6, 32
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = add nuw nsw i32 %6, 64
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !3
  %26 = getelementptr i8, ptr %16, i64 384
  %27 = load i32, ptr %26, align 4, !tbaa !3
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %7
  %29 = load i32, ptr %28, align 4, !tbaa !3
  %30 = getelementptr inbounds nuw i32, ptr %1, i64 %19
  %31 = load i32, ptr %30, align 4, !tbaa !3
  %32 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %17, i32 %21, i32 %25, i32 %27, i32 %29, i32 %31, float %9, float %11, float %13, float %15) #4, !srcloc !18
  %33 = extractvalue { float, float, float, float } %32, 0
  %34 = extractvalue { float, float, float, float } %32, 1
  %35 = extractvalue { float, float, float, float } %32, 2
  %36 = extractvalue { float, float, float, float } %32, 3
  %37 = getelementptr i8, ptr %16, i64 512
  %38 = load i32, ptr %37, align 4, !tbaa !3
  %39 = getelementptr i8, ptr %16, i64 640
  %40 = load i32, ptr %39, align 4, !tbaa !3
  %41 = getelementptr inbounds nuw i32, ptr %1, i64 %23
  %42 = load i32, ptr %41, align 4, !tbaa !3
  %43 = tail call contract { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 {$0,$1,$2,$3}, {$4,$5}, {$6}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,0,1,2,3"(i32 %38, i32 %40, i32 %42, float %33, float %34, float %35, float %36) #4, !srcloc !19
  %44 = extractvalue { float, float, float, float } %43, 0
  %45 = extractvalue { float, float, float, float } %43, 1
  %46 = extractvalue { float, float, float, float } %43, 2
  %47 = extractvalue { float, float, float, float } %43, 3
  store float %44, ptr %8, align 16, !tbaa !9
  store float %45, ptr %10, align 4, !tbaa !9
  store float %46, ptr %12, align 8, !tbaa !9
  store float %47, ptr %14, align 4, !tbaa !9
  %48 = getelementptr inbounds nuw %struct.double2, ptr %3, i64 %7
  %49 = load double, ptr %48, align 16, !tbaa !20
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %51 = load double, ptr %50, align 8, !tbaa !20
  %52 = load i32, ptr %16, align 4, !tbaa !3
  %53 = uitofp i32 %52 to double
  %54 = load i32, ptr %28, align 4, !tbaa !3
  %55 = uitofp i32 %54 to double
  %56 = tail call contract { double, double } asm sideeffect "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {$0,$1}, {$2}, {$3}, {$0,$1};", "=d,=d,d,d,0,1"(double %53, double %55, double %49, double %51) #4, !srcloc !22
  %57 = extractvalue { double, double } %56, 0
  %58 = extractvalue { double, double } %56, 1
  store double %57, ptr %48, align 16, !tbaa !20
  store double %58, ptr %50, align 8, !tbaa !20
  %59 = getelementptr inbounds nuw %struct.int4, ptr %4, i64 %7
  %60 = load i32, ptr %59, align 16, !tbaa !3
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %62 = load i32, ptr %61, align 4, !tbaa !3
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %64 = load i32, ptr %63, align 8, !tbaa !3
  %65 = getelementptr inbounds nuw i8, ptr %59, i64 12
  %66 = load i32, ptr %65, align 4, !tbaa !3
  %67 = load i32, ptr %16, align 4, !tbaa !3
  %68 = load i32, ptr %20, align 4, !tbaa !3
  %69 = load i32, ptr %24, align 4, !tbaa !3
  %70 = load i32, ptr %26, align 4, !tbaa !3
  %71 = load i32, ptr %28, align 4, !tbaa !3
  %72 = load i32, ptr %30, align 4, !tbaa !3
  %73 = tail call { i32, i32, i32, i32 } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=r,=r,=r,=r,r,r,r,r,r,r,0,1,2,3"(i32 %67, i32 %68, i32 %69, i32 %70, i32 %71, i32 %72, i32 %60, i32 %62, i32 %64, i32 %66) #4, !srcloc !23
  %74 = extractvalue { i32, i32, i32, i32 } %73, 0
  %75 = extractvalue { i32, i32, i32, i32 } %73, 1
  %76 = extractvalue { i32, i32, i32, i32 } %73, 2
  %77 = extractvalue { i32, i32, i32, i32 } %73, 3
  store i32 %74, ptr %59, align 16, !tbaa !3
  store i32 %75, ptr %61, align 4, !tbaa !3
  store i32 %76, ptr %63, align 8, !tbaa !3
  store i32 %77, ptr %65, align 4, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{i64 1186}
!8 = !{i64 2238}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !5, i64 0}
!11 = !{i64 2460}
!12 = !{i64 2540}
!13 = !{i64 383}
!14 = !{i64 625}
!15 = !{i64 831}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{i64 3791}
!19 = !{i64 4077}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !5, i64 0}
!22 = !{i64 4350}
!23 = !{i64 4568}
