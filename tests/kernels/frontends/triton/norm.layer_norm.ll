; arch: sm_90a
; ModuleID = 'norm.py'
source_filename = "norm.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @layer_norm(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, ptr addrspace(1) %4, ptr addrspace(1) %5, i32 %6, i32 %7, float %8, ptr addrspace(1) nofree readnone captures(none) %9, ptr addrspace(1) nofree readnone captures(none) %10) local_unnamed_addr #0 {
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %6, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %14
  %16 = getelementptr [2 x i8], ptr addrspace(1) %3, i64 %14
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = and i32 %17, 255
  %19 = shl nuw nsw i32 %18, 2
  %20 = or disjoint i32 %19, 1
  %21 = or disjoint i32 %19, 2
  %22 = or disjoint i32 %19, 3
  %23 = icmp sgt i32 %7, 0
  br i1 %23, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %11, %.lr.ph
  %24 = phi i32 [ %47, %.lr.ph ], [ 0, %11 ]
  %25 = phi <4 x float> [ %46, %.lr.ph ], [ zeroinitializer, %11 ]
  %26 = or disjoint i32 %24, %19
  %27 = or disjoint i32 %24, %20
  %28 = or disjoint i32 %24, %21
  %29 = or disjoint i32 %24, %22
  %30 = icmp slt i32 %26, %7
  %31 = icmp slt i32 %27, %7
  %32 = icmp slt i32 %28, %7
  %33 = icmp slt i32 %29, %7
  %34 = sext i32 %26 to i64
  %35 = getelementptr [2 x i8], ptr addrspace(1) %15, i64 %34
  %36 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %35, i1 %30) #6
  %37 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %35, i1 %31) #6
  %38 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %35, i1 %32) #6
  %39 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %35, i1 %33) #6
  %40 = insertelement <4 x i16> poison, i16 %36, i64 0
  %41 = insertelement <4 x i16> %40, i16 %37, i64 1
  %42 = insertelement <4 x i16> %41, i16 %38, i64 2
  %43 = insertelement <4 x i16> %42, i16 %39, i64 3
  %44 = bitcast <4 x i16> %43 to <4 x half>
  %45 = fpext <4 x half> %44 to <4 x float>
  %46 = fadd <4 x float> %25, %45
  %47 = add i32 %24, 1024
  %48 = icmp slt i32 %47, %7
  br i1 %48, label %.lr.ph, label %._crit_edge.loopexit

._crit_edge.loopexit:                             ; preds = %.lr.ph
  %shift = shufflevector <4 x float> %46, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop = fadd <4 x float> %46, %shift
  %shift29 = shufflevector <4 x float> %46, <4 x float> poison, <4 x i32> <i32 poison, i32 poison, i32 3, i32 poison>
  %foldExtExtBinop30 = fadd <4 x float> %46, %shift29
  %shift32 = shufflevector <4 x float> %foldExtExtBinop30, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop33 = fadd <4 x float> %foldExtExtBinop, %shift32
  %49 = extractelement <4 x float> %foldExtExtBinop33, i64 0
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %11
  %50 = phi float [ 0x0000000000000000, %11 ], [ %49, %._crit_edge.loopexit ]
  %51 = bitcast float %50 to i32
  %52 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %51, i32 16, i32 31)
  %53 = bitcast i32 %52 to float
  %54 = fadd float %50, %53
  %55 = bitcast float %54 to i32
  %56 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %55, i32 8, i32 31)
  %57 = bitcast i32 %56 to float
  %58 = fadd float %54, %57
  %59 = bitcast float %58 to i32
  %60 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %59, i32 4, i32 31)
  %61 = bitcast i32 %60 to float
  %62 = fadd float %58, %61
  %63 = bitcast float %62 to i32
  %64 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %63, i32 2, i32 31)
  %65 = bitcast i32 %64 to float
  %66 = fadd float %62, %65
  %67 = bitcast float %66 to i32
  %68 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %67, i32 1, i32 31)
  %69 = bitcast i32 %68 to float
  %70 = fadd float %66, %69
  %71 = lshr i32 %17, 3
  %72 = and i32 %71, 28
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %72
  store float %70, ptr addrspace(3) %73, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = shl nuw nsw i32 %17, 2
  %75 = and i32 %74, 28
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %75
  %77 = load i32, ptr addrspace(3) %76, align 4
  %78 = bitcast i32 %77 to float
  %79 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %77, i32 4, i32 31)
  %80 = bitcast i32 %79 to float
  %81 = fadd float %78, %80
  %82 = bitcast float %81 to i32
  %83 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %82, i32 2, i32 31)
  %84 = bitcast i32 %83 to float
  %85 = fadd float %81, %84
  %86 = bitcast float %85 to i32
  %87 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %86, i32 1, i32 31)
  %88 = bitcast i32 %87 to float
  %89 = fadd float %85, %88
  %90 = sitofp i32 %7 to float
  %91 = tail call float @llvm.nvvm.div.full(float %89, float %90)
  br i1 %23, label %.lr.ph12.preheader, label %._crit_edge13

.lr.ph12.preheader:                               ; preds = %._crit_edge
  %92 = insertelement <4 x i32> poison, i32 %19, i64 0
  %93 = insertelement <4 x i32> %92, i32 %20, i64 1
  %94 = insertelement <4 x i32> %93, i32 %21, i64 2
  %95 = insertelement <4 x i32> %94, i32 %22, i64 3
  %96 = insertelement <4 x i32> poison, i32 %7, i64 0
  %97 = shufflevector <4 x i32> %96, <4 x i32> poison, <4 x i32> zeroinitializer
  %98 = insertelement <4 x float> poison, float %91, i64 0
  %99 = shufflevector <4 x float> %98, <4 x float> poison, <4 x i32> zeroinitializer
  br label %.lr.ph12

.lr.ph12:                                         ; preds = %.lr.ph12.preheader, %.lr.ph12
  %100 = phi i32 [ %127, %.lr.ph12 ], [ 0, %.lr.ph12.preheader ]
  %101 = phi <4 x float> [ %126, %.lr.ph12 ], [ zeroinitializer, %.lr.ph12.preheader ]
  %102 = insertelement <4 x i32> poison, i32 %100, i64 0
  %103 = shufflevector <4 x i32> %102, <4 x i32> poison, <4 x i32> zeroinitializer
  %104 = or disjoint <4 x i32> %103, %95
  %105 = or disjoint i32 %100, %19
  %106 = sext i32 %105 to i64
  %107 = getelementptr [2 x i8], ptr addrspace(1) %15, i64 %106
  %108 = icmp slt <4 x i32> %104, %97
  %109 = extractelement <4 x i1> %108, i64 0
  %110 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %107, i1 %109) #6
  %111 = extractelement <4 x i1> %108, i64 1
  %112 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %107, i1 %111) #6
  %113 = extractelement <4 x i1> %108, i64 2
  %114 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %107, i1 %113) #6
  %115 = extractelement <4 x i1> %108, i64 3
  %116 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %107, i1 %115) #6
  %117 = insertelement <4 x i16> poison, i16 %110, i64 0
  %118 = insertelement <4 x i16> %117, i16 %112, i64 1
  %119 = insertelement <4 x i16> %118, i16 %114, i64 2
  %120 = insertelement <4 x i16> %119, i16 %116, i64 3
  %121 = bitcast <4 x i16> %120 to <4 x half>
  %122 = fpext <4 x half> %121 to <4 x float>
  %123 = fsub <4 x float> %122, %99
  %124 = select <4 x i1> %108, <4 x float> %123, <4 x float> zeroinitializer
  %125 = fmul <4 x float> %124, %124
  %126 = fadd <4 x float> %101, %125
  %127 = add i32 %100, 1024
  %128 = icmp slt i32 %127, %7
  br i1 %128, label %.lr.ph12, label %._crit_edge13.loopexit

._crit_edge13.loopexit:                           ; preds = %.lr.ph12
  %shift35 = shufflevector <4 x float> %126, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop36 = fadd <4 x float> %126, %shift35
  %shift38 = shufflevector <4 x float> %126, <4 x float> poison, <4 x i32> <i32 poison, i32 poison, i32 3, i32 poison>
  %foldExtExtBinop39 = fadd <4 x float> %126, %shift38
  %shift41 = shufflevector <4 x float> %foldExtExtBinop39, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop42 = fadd <4 x float> %foldExtExtBinop36, %shift41
  %129 = extractelement <4 x float> %foldExtExtBinop42, i64 0
  br label %._crit_edge13

._crit_edge13:                                    ; preds = %._crit_edge13.loopexit, %._crit_edge
  %130 = phi float [ 0x0000000000000000, %._crit_edge ], [ %129, %._crit_edge13.loopexit ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %131 = bitcast float %130 to i32
  %132 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %131, i32 16, i32 31)
  %133 = bitcast i32 %132 to float
  %134 = fadd float %130, %133
  %135 = bitcast float %134 to i32
  %136 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %135, i32 8, i32 31)
  %137 = bitcast i32 %136 to float
  %138 = fadd float %134, %137
  %139 = bitcast float %138 to i32
  %140 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %139, i32 4, i32 31)
  %141 = bitcast i32 %140 to float
  %142 = fadd float %138, %141
  %143 = bitcast float %142 to i32
  %144 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %143, i32 2, i32 31)
  %145 = bitcast i32 %144 to float
  %146 = fadd float %142, %145
  %147 = bitcast float %146 to i32
  %148 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %147, i32 1, i32 31)
  %149 = bitcast i32 %148 to float
  %150 = fadd float %146, %149
  store float %150, ptr addrspace(3) %73, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %151 = load i32, ptr addrspace(3) %76, align 4
  %152 = bitcast i32 %151 to float
  %153 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %151, i32 4, i32 31)
  %154 = bitcast i32 %153 to float
  %155 = fadd float %152, %154
  %156 = bitcast float %155 to i32
  %157 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %156, i32 2, i32 31)
  %158 = bitcast i32 %157 to float
  %159 = fadd float %155, %158
  %160 = bitcast float %159 to i32
  %161 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %160, i32 1, i32 31)
  %162 = bitcast i32 %161 to float
  %163 = fadd float %159, %162
  %164 = tail call float @llvm.nvvm.div.full(float %163, float %90)
  %165 = fadd float %8, %164
  %166 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #6
  %.not.i = icmp eq i32 %166, 0
  %167 = tail call i32 @__nvvm_reflect(ptr nonnull @.str.2) #6
  %.not1.i = icmp eq i32 %167, 0
  br i1 %.not.i, label %173, label %168

168:                                              ; preds = %._crit_edge13
  br i1 %.not1.i, label %171, label %169

169:                                              ; preds = %168
  %170 = tail call float @llvm.nvvm.sqrt.rn.ftz.f(float %165) #6
  br label %__nv_sqrtf.exit

171:                                              ; preds = %168
  %172 = tail call float @llvm.nvvm.sqrt.approx.ftz.f(float %165) #6
  br label %__nv_sqrtf.exit

173:                                              ; preds = %._crit_edge13
  br i1 %.not1.i, label %176, label %174

174:                                              ; preds = %173
  %175 = tail call float @llvm.nvvm.sqrt.rn.f(float %165) #6
  br label %__nv_sqrtf.exit

176:                                              ; preds = %173
  %177 = tail call float @llvm.nvvm.sqrt.approx.f(float %165) #6
  br label %__nv_sqrtf.exit

__nv_sqrtf.exit:                                  ; preds = %169, %171, %174, %176
  %.0.i = phi float [ %170, %169 ], [ %172, %171 ], [ %175, %174 ], [ %177, %176 ]
  %178 = tail call float @llvm.nvvm.div.full(float 0x3FF0000000000000, float %.0.i)
  %179 = zext nneg i32 %12 to i64
  %180 = getelementptr [4 x i8], ptr addrspace(1) %4, i64 %179
  %181 = icmp eq i32 %17, 0
  %182 = bitcast float %91 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %182, ptr addrspace(1) %180, i1 %181) #6
  %183 = getelementptr [4 x i8], ptr addrspace(1) %5, i64 %179
  %184 = bitcast float %178 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %184, ptr addrspace(1) %183, i1 %181) #6
  br i1 %23, label %.lr.ph15, label %._crit_edge16

.lr.ph15:                                         ; preds = %__nv_sqrtf.exit
  %185 = and i32 %74, 252
  %186 = lshr i32 %17, 5
  %187 = and i32 %186, 2
  %188 = shl nuw nsw i32 %17, 1
  %189 = and i32 %188, 256
  %190 = or disjoint i32 %187, %189
  %191 = or disjoint i32 %190, %185
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %191
  %193 = xor i32 %191, 544
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %193
  %195 = xor i32 %191, 1088
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %195
  %197 = xor i32 %191, 1632
  %198 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %197
  %199 = and i32 %17, 3
  %200 = shl nuw nsw i32 %199, 9
  %201 = shl nuw nsw i32 %199, 5
  %202 = and i32 %17, 252
  %203 = xor i32 %201, %202
  %204 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %200
  %205 = getelementptr inbounds nuw i8, ptr addrspace(3) %204, i32 %203
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) %205, i32 256
  %invariant.op = or i32 %17, 768
  br label %207

207:                                              ; preds = %.lr.ph15, %207
  %208 = phi i32 [ 0, %.lr.ph15 ], [ %286, %207 ]
  %209 = or disjoint i32 %208, %19
  %210 = or disjoint i32 %208, %20
  %211 = or disjoint i32 %208, %21
  %212 = or disjoint i32 %208, %22
  %213 = or disjoint i32 %208, %18
  %214 = or disjoint i32 %213, 256
  %215 = or disjoint i32 %213, 512
  %.reass = or disjoint i32 %208, %invariant.op
  %216 = icmp slt i32 %209, %7
  %217 = icmp slt i32 %210, %7
  %218 = icmp slt i32 %211, %7
  %219 = icmp slt i32 %212, %7
  %220 = icmp slt i32 %213, %7
  %221 = icmp slt i32 %214, %7
  %222 = icmp slt i32 %215, %7
  %223 = icmp slt i32 %.reass, %7
  %224 = sext i32 %209 to i64
  %225 = getelementptr [2 x i8], ptr addrspace(1) %15, i64 %224
  %226 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %225, i1 %216) #6
  %227 = bitcast i16 %226 to half
  %228 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 2 ];", "=c,l,b"(ptr addrspace(1) %225, i1 %217) #6
  %229 = bitcast i16 %228 to half
  %230 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 4 ];", "=c,l,b"(ptr addrspace(1) %225, i1 %218) #6
  %231 = bitcast i16 %230 to half
  %232 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 6 ];", "=c,l,b"(ptr addrspace(1) %225, i1 %219) #6
  %233 = bitcast i16 %232 to half
  %234 = fpext half %227 to float
  %235 = fpext half %229 to float
  %236 = fpext half %231 to float
  %237 = fpext half %233 to float
  %238 = fsub float %234, %91
  %239 = fsub float %235, %91
  %240 = fsub float %236, %91
  %241 = fsub float %237, %91
  %242 = fmul float %178, %238
  %243 = fmul float %178, %239
  %244 = fmul float %178, %240
  %245 = fmul float %178, %241
  %246 = sext i32 %213 to i64
  %247 = getelementptr [2 x i8], ptr addrspace(1) %16, i64 %246
  %248 = sext i32 %214 to i64
  %249 = getelementptr [2 x i8], ptr addrspace(1) %16, i64 %248
  %250 = sext i32 %215 to i64
  %251 = getelementptr [2 x i8], ptr addrspace(1) %16, i64 %250
  %252 = sext i32 %.reass to i64
  %253 = getelementptr [2 x i8], ptr addrspace(1) %16, i64 %252
  %254 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %224
  %255 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %254, i1 %216) #6
  %256 = bitcast i32 %255 to float
  %257 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %254, i1 %217) #6
  %258 = bitcast i32 %257 to float
  %259 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %254, i1 %218) #6
  %260 = bitcast i32 %259 to float
  %261 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %254, i1 %219) #6
  %262 = bitcast i32 %261 to float
  %263 = fmul float %242, %256
  %264 = fmul float %243, %258
  %265 = fmul float %244, %260
  %266 = fmul float %245, %262
  %267 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %224
  %268 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %267, i1 %216) #6
  %269 = bitcast i32 %268 to float
  %270 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %267, i1 %217) #6
  %271 = bitcast i32 %270 to float
  %272 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %267, i1 %218) #6
  %273 = bitcast i32 %272 to float
  %274 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %267, i1 %219) #6
  %275 = bitcast i32 %274 to float
  %276 = fadd float %263, %269
  %277 = fadd float %264, %271
  %278 = fadd float %265, %273
  %279 = fadd float %266, %275
  %280 = fptrunc float %276 to half
  %281 = fptrunc float %277 to half
  %282 = fptrunc float %278 to half
  %283 = fptrunc float %279 to half
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store half %280, ptr addrspace(3) %192, align 2
  store half %281, ptr addrspace(3) %194, align 2
  store half %282, ptr addrspace(3) %196, align 2
  store half %283, ptr addrspace(3) %198, align 2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %284 = load <2 x i16>, ptr addrspace(3) %205, align 4
  %285 = load <2 x i16>, ptr addrspace(3) %206, align 4
  %.extract = extractelement <2 x i16> %284, i64 0
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract, ptr addrspace(1) %247, i1 %220) #6
  %.extract7 = extractelement <2 x i16> %284, i64 1
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract7, ptr addrspace(1) %249, i1 %221) #6
  %.extract8 = extractelement <2 x i16> %285, i64 0
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract8, ptr addrspace(1) %251, i1 %222) #6
  %.extract9 = extractelement <2 x i16> %285, i64 1
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract9, ptr addrspace(1) %253, i1 %223) #6
  %286 = add i32 %208, 1024
  %287 = icmp slt i32 %286, %7
  br i1 %287, label %207, label %._crit_edge16

._crit_edge16:                                    ; preds = %207, %__nv_sqrtf.exit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

attributes #0 = { nounwind "nvvm.reqntid"="256" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #5 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!nvvmir.version = !{!3}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!3 = !{i32 2, i32 0}
