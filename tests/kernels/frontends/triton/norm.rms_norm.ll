; arch: sm_90a
; ModuleID = 'norm.py'
source_filename = "norm.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @rms_norm(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, i32 %4, float %5, ptr addrspace(1) nofree readnone captures(none) %6, ptr addrspace(1) nofree readnone captures(none) %7) local_unnamed_addr #0 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = and i32 %10, 127
  %12 = shl nuw nsw i32 %11, 2
  %13 = or disjoint i32 %12, 1
  %14 = or disjoint i32 %12, 2
  %15 = or disjoint i32 %12, 3
  %16 = or disjoint i32 %12, 512
  %17 = or disjoint i32 %12, 513
  %18 = or disjoint i32 %12, 514
  %19 = or disjoint i32 %12, 515
  %20 = or disjoint i32 %12, 1024
  %21 = or disjoint i32 %12, 1025
  %22 = or disjoint i32 %12, 1026
  %23 = or disjoint i32 %12, 1027
  %24 = or disjoint i32 %12, 1536
  %25 = or disjoint i32 %12, 1537
  %26 = or disjoint i32 %12, 1538
  %27 = or disjoint i32 %12, 1539
  %28 = icmp slt i32 %12, %4
  %29 = icmp slt i32 %13, %4
  %30 = icmp slt i32 %14, %4
  %31 = icmp slt i32 %15, %4
  %32 = icmp slt i32 %16, %4
  %33 = icmp slt i32 %17, %4
  %34 = icmp slt i32 %18, %4
  %35 = icmp slt i32 %19, %4
  %36 = icmp slt i32 %20, %4
  %37 = icmp slt i32 %21, %4
  %38 = icmp slt i32 %22, %4
  %39 = icmp slt i32 %23, %4
  %40 = icmp slt i32 %24, %4
  %41 = icmp slt i32 %25, %4
  %42 = icmp slt i32 %26, %4
  %43 = icmp slt i32 %27, %4
  %44 = mul i32 %3, %9
  %45 = sext i32 %44 to i64
  %46 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %45
  %47 = zext nneg i32 %12 to i64
  %48 = getelementptr [2 x i8], ptr addrspace(1) %46, i64 %47
  %49 = zext nneg i32 %16 to i64
  %50 = getelementptr [2 x i8], ptr addrspace(1) %46, i64 %49
  %51 = zext nneg i32 %20 to i64
  %52 = getelementptr [2 x i8], ptr addrspace(1) %46, i64 %51
  %53 = zext nneg i32 %24 to i64
  %54 = getelementptr [2 x i8], ptr addrspace(1) %46, i64 %53
  %55 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %48, i1 %28) #8
  %56 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %48, i1 %29) #8
  %57 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %48, i1 %30) #8
  %58 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %48, i1 %31) #8
  %59 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %50, i1 %32) #8
  %60 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %50, i1 %33) #8
  %61 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %50, i1 %34) #8
  %62 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %50, i1 %35) #8
  %63 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %52, i1 %36) #8
  %64 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %52, i1 %37) #8
  %65 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %52, i1 %38) #8
  %66 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %52, i1 %39) #8
  %67 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %54, i1 %40) #8
  %68 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %54, i1 %41) #8
  %69 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %54, i1 %42) #8
  %70 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %54, i1 %43) #8
  %71 = insertelement <16 x i16> poison, i16 %55, i64 0
  %72 = insertelement <16 x i16> %71, i16 %56, i64 1
  %73 = insertelement <16 x i16> %72, i16 %57, i64 2
  %74 = insertelement <16 x i16> %73, i16 %58, i64 3
  %75 = insertelement <16 x i16> %74, i16 %59, i64 4
  %76 = insertelement <16 x i16> %75, i16 %60, i64 5
  %77 = insertelement <16 x i16> %76, i16 %61, i64 6
  %78 = insertelement <16 x i16> %77, i16 %62, i64 7
  %79 = insertelement <16 x i16> %78, i16 %63, i64 8
  %80 = insertelement <16 x i16> %79, i16 %64, i64 9
  %81 = insertelement <16 x i16> %80, i16 %65, i64 10
  %82 = insertelement <16 x i16> %81, i16 %66, i64 11
  %83 = insertelement <16 x i16> %82, i16 %67, i64 12
  %84 = insertelement <16 x i16> %83, i16 %68, i64 13
  %85 = insertelement <16 x i16> %84, i16 %69, i64 14
  %86 = insertelement <16 x i16> %85, i16 %70, i64 15
  %87 = bitcast <16 x i16> %86 to <16 x bfloat>
  %88 = fpext <16 x bfloat> %87 to <16 x float>
  %89 = fmul <16 x float> %88, %88
  %90 = extractelement <16 x float> %89, i64 0
  %shift = shufflevector <16 x float> %89, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop = fadd <16 x float> %89, %shift
  %shift16 = shufflevector <16 x float> %89, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop17 = fadd <16 x float> %89, %shift16
  %shift19 = shufflevector <16 x float> %89, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 9, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop20 = fadd <16 x float> %89, %shift19
  %shift22 = shufflevector <16 x float> %89, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 11, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop23 = fadd <16 x float> %89, %shift22
  %shift25 = shufflevector <16 x float> %89, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 13, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop26 = fadd <16 x float> %89, %shift25
  %shift28 = shufflevector <16 x float> %89, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 15, i32 poison>
  %foldExtExtBinop29 = fadd <16 x float> %89, %shift28
  %shift31 = shufflevector <16 x float> %foldExtExtBinop23, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 10, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop32 = fadd <16 x float> %foldExtExtBinop20, %shift31
  %shift34 = shufflevector <16 x float> %foldExtExtBinop29, <16 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 14, i32 poison, i32 poison, i32 poison>
  %foldExtExtBinop35 = fadd <16 x float> %foldExtExtBinop26, %shift34
  %91 = shufflevector <16 x float> %89, <16 x float> %foldExtExtBinop, <4 x i32> <i32 1, i32 2, i32 20, i32 poison>
  %92 = shufflevector <16 x float> %foldExtExtBinop32, <16 x float> poison, <4 x i32> <i32 8, i32 poison, i32 poison, i32 poison>
  %93 = shufflevector <4 x float> %91, <4 x float> %92, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %94 = shufflevector <16 x float> %89, <16 x float> poison, <4 x i32> <i32 poison, i32 3, i32 poison, i32 poison>
  %95 = insertelement <4 x float> %94, float 0x8000000000000000, i64 0
  %96 = shufflevector <16 x float> %foldExtExtBinop17, <16 x float> poison, <4 x i32> <i32 poison, i32 poison, i32 6, i32 poison>
  %97 = shufflevector <4 x float> %95, <4 x float> %96, <4 x i32> <i32 0, i32 1, i32 6, i32 poison>
  %98 = shufflevector <16 x float> %foldExtExtBinop35, <16 x float> poison, <4 x i32> <i32 12, i32 poison, i32 poison, i32 poison>
  %99 = shufflevector <4 x float> %97, <4 x float> %98, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %100 = fadd <4 x float> %93, %99
  %101 = tail call float @llvm.vector.reduce.fadd.v4f32(float %90, <4 x float> %100)
  %102 = bitcast float %101 to i32
  %103 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %102, i32 16, i32 31)
  %104 = bitcast i32 %103 to float
  %105 = fadd float %101, %104
  %106 = bitcast float %105 to i32
  %107 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %106, i32 8, i32 31)
  %108 = bitcast i32 %107 to float
  %109 = fadd float %105, %108
  %110 = bitcast float %109 to i32
  %111 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %110, i32 4, i32 31)
  %112 = bitcast i32 %111 to float
  %113 = fadd float %109, %112
  %114 = bitcast float %113 to i32
  %115 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %114, i32 2, i32 31)
  %116 = bitcast i32 %115 to float
  %117 = fadd float %113, %116
  %118 = bitcast float %117 to i32
  %119 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %118, i32 1, i32 31)
  %120 = bitcast i32 %119 to float
  %121 = fadd float %117, %120
  %122 = and i32 %10, 96
  %123 = lshr exact i32 %122, 3
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %123
  store float %121, ptr addrspace(3) %124, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %125 = shl nuw nsw i32 %10, 2
  %126 = and i32 %125, 12
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %126
  %128 = load i32, ptr addrspace(3) %127, align 4
  %129 = bitcast i32 %128 to float
  %130 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %128, i32 2, i32 31)
  %131 = bitcast i32 %130 to float
  %132 = fadd float %129, %131
  %133 = bitcast float %132 to i32
  %134 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %133, i32 1, i32 31)
  %135 = bitcast i32 %134 to float
  %136 = fadd float %132, %135
  %137 = sitofp i32 %4 to float
  %138 = tail call float @llvm.nvvm.div.full(float %136, float %137)
  %139 = fadd float %5, %138
  %140 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #8
  %.not.i = icmp eq i32 %140, 0
  br i1 %.not.i, label %143, label %141

141:                                              ; preds = %8
  %142 = tail call float @llvm.nvvm.rsqrt.approx.ftz.f(float %139)
  br label %__nv_rsqrtf.exit

143:                                              ; preds = %8
  %144 = tail call float @llvm.nvvm.rsqrt.approx.f(float %139)
  br label %__nv_rsqrtf.exit

__nv_rsqrtf.exit:                                 ; preds = %141, %143
  %.0.i = phi float [ %142, %141 ], [ %144, %143 ]
  %145 = or i32 %10, 1920
  %146 = icmp slt i32 %145, %4
  %147 = or disjoint i32 %11, 1792
  %148 = icmp slt i32 %147, %4
  %149 = or disjoint i32 %11, 1664
  %150 = icmp slt i32 %149, %4
  %151 = or disjoint i32 %11, 1536
  %152 = icmp slt i32 %151, %4
  %153 = or disjoint i32 %11, 1408
  %154 = icmp slt i32 %153, %4
  %155 = or disjoint i32 %11, 1280
  %156 = icmp slt i32 %155, %4
  %157 = or disjoint i32 %11, 1152
  %158 = icmp slt i32 %157, %4
  %159 = or disjoint i32 %11, 1024
  %160 = icmp slt i32 %159, %4
  %161 = or i32 %10, 896
  %162 = icmp slt i32 %161, %4
  %163 = or disjoint i32 %11, 768
  %164 = icmp slt i32 %163, %4
  %165 = or disjoint i32 %11, 640
  %166 = icmp slt i32 %165, %4
  %167 = or disjoint i32 %11, 512
  %168 = icmp slt i32 %167, %4
  %169 = or disjoint i32 %11, 384
  %170 = icmp slt i32 %169, %4
  %171 = or disjoint i32 %11, 256
  %172 = icmp slt i32 %171, %4
  %173 = or disjoint i32 %11, 128
  %174 = icmp slt i32 %173, %4
  %175 = icmp slt i32 %11, %4
  %176 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %45
  %177 = zext nneg i32 %11 to i64
  %178 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %177
  %179 = zext nneg i32 %173 to i64
  %180 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %179
  %181 = zext nneg i32 %171 to i64
  %182 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %181
  %183 = zext nneg i32 %169 to i64
  %184 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %183
  %185 = zext nneg i32 %167 to i64
  %186 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %185
  %187 = zext nneg i32 %165 to i64
  %188 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %187
  %189 = zext nneg i32 %163 to i64
  %190 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %189
  %191 = zext nneg i32 %161 to i64
  %192 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %191
  %193 = zext nneg i32 %159 to i64
  %194 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %193
  %195 = zext nneg i32 %157 to i64
  %196 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %195
  %197 = zext nneg i32 %155 to i64
  %198 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %197
  %199 = zext nneg i32 %153 to i64
  %200 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %199
  %201 = zext nneg i32 %151 to i64
  %202 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %201
  %203 = zext nneg i32 %149 to i64
  %204 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %203
  %205 = zext nneg i32 %147 to i64
  %206 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %205
  %207 = zext nneg i32 %145 to i64
  %208 = getelementptr [2 x i8], ptr addrspace(1) %176, i64 %207
  %209 = extractelement <16 x float> %88, i64 0
  %210 = fmul float %.0.i, %209
  %211 = extractelement <16 x float> %88, i64 1
  %212 = fmul float %.0.i, %211
  %213 = extractelement <16 x float> %88, i64 2
  %214 = fmul float %.0.i, %213
  %215 = extractelement <16 x float> %88, i64 3
  %216 = fmul float %.0.i, %215
  %217 = extractelement <16 x float> %88, i64 4
  %218 = fmul float %.0.i, %217
  %219 = extractelement <16 x float> %88, i64 5
  %220 = fmul float %.0.i, %219
  %221 = extractelement <16 x float> %88, i64 6
  %222 = fmul float %.0.i, %221
  %223 = extractelement <16 x float> %88, i64 7
  %224 = fmul float %.0.i, %223
  %225 = extractelement <16 x float> %88, i64 8
  %226 = fmul float %.0.i, %225
  %227 = extractelement <16 x float> %88, i64 9
  %228 = fmul float %.0.i, %227
  %229 = extractelement <16 x float> %88, i64 10
  %230 = fmul float %.0.i, %229
  %231 = extractelement <16 x float> %88, i64 11
  %232 = fmul float %.0.i, %231
  %233 = extractelement <16 x float> %88, i64 12
  %234 = fmul float %.0.i, %233
  %235 = extractelement <16 x float> %88, i64 13
  %236 = fmul float %.0.i, %235
  %237 = extractelement <16 x float> %88, i64 14
  %238 = fmul float %.0.i, %237
  %239 = extractelement <16 x float> %88, i64 15
  %240 = fmul float %.0.i, %239
  %241 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %47
  %242 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %49
  %243 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %51
  %244 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %53
  %245 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %241, i1 %28) #8
  %246 = bitcast i32 %245 to float
  %247 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %241, i1 %29) #8
  %248 = bitcast i32 %247 to float
  %249 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %241, i1 %30) #8
  %250 = bitcast i32 %249 to float
  %251 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %241, i1 %31) #8
  %252 = bitcast i32 %251 to float
  %253 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %242, i1 %32) #8
  %254 = bitcast i32 %253 to float
  %255 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %242, i1 %33) #8
  %256 = bitcast i32 %255 to float
  %257 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %242, i1 %34) #8
  %258 = bitcast i32 %257 to float
  %259 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %242, i1 %35) #8
  %260 = bitcast i32 %259 to float
  %261 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %243, i1 %36) #8
  %262 = bitcast i32 %261 to float
  %263 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %243, i1 %37) #8
  %264 = bitcast i32 %263 to float
  %265 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %243, i1 %38) #8
  %266 = bitcast i32 %265 to float
  %267 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %243, i1 %39) #8
  %268 = bitcast i32 %267 to float
  %269 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %244, i1 %40) #8
  %270 = bitcast i32 %269 to float
  %271 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %244, i1 %41) #8
  %272 = bitcast i32 %271 to float
  %273 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %244, i1 %42) #8
  %274 = bitcast i32 %273 to float
  %275 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %244, i1 %43) #8
  %276 = bitcast i32 %275 to float
  %277 = fmul float %210, %246
  %278 = fmul float %212, %248
  %279 = fmul float %214, %250
  %280 = fmul float %216, %252
  %281 = fmul float %218, %254
  %282 = fmul float %220, %256
  %283 = fmul float %222, %258
  %284 = fmul float %224, %260
  %285 = fmul float %226, %262
  %286 = fmul float %228, %264
  %287 = fmul float %230, %266
  %288 = fmul float %232, %268
  %289 = fmul float %234, %270
  %290 = fmul float %236, %272
  %291 = fmul float %238, %274
  %292 = fmul float %240, %276
  %293 = fptrunc float %277 to bfloat
  %294 = fptrunc float %278 to bfloat
  %295 = fptrunc float %279 to bfloat
  %296 = fptrunc float %280 to bfloat
  %297 = fptrunc float %281 to bfloat
  %298 = fptrunc float %282 to bfloat
  %299 = fptrunc float %283 to bfloat
  %300 = fptrunc float %284 to bfloat
  %301 = fptrunc float %285 to bfloat
  %302 = fptrunc float %286 to bfloat
  %303 = fptrunc float %287 to bfloat
  %304 = fptrunc float %288 to bfloat
  %305 = fptrunc float %289 to bfloat
  %306 = fptrunc float %290 to bfloat
  %307 = fptrunc float %291 to bfloat
  %308 = fptrunc float %292 to bfloat
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %309 = shl nuw nsw i32 %11, 4
  %310 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %309
  %311 = insertelement <2 x bfloat> poison, bfloat %293, i64 0
  %312 = insertelement <2 x bfloat> %311, bfloat %297, i64 1
  %313 = bitcast <2 x bfloat> %312 to i32
  %314 = insertelement <2 x bfloat> poison, bfloat %294, i64 0
  %315 = insertelement <2 x bfloat> %314, bfloat %298, i64 1
  %316 = bitcast <2 x bfloat> %315 to i32
  %317 = insertelement <2 x bfloat> poison, bfloat %295, i64 0
  %318 = insertelement <2 x bfloat> %317, bfloat %299, i64 1
  %319 = bitcast <2 x bfloat> %318 to i32
  %320 = insertelement <2 x bfloat> poison, bfloat %296, i64 0
  %321 = insertelement <2 x bfloat> %320, bfloat %300, i64 1
  %322 = bitcast <2 x bfloat> %321 to i32
  %323 = insertelement <4 x i32> poison, i32 %313, i64 0
  %324 = insertelement <4 x i32> %323, i32 %316, i64 1
  %325 = insertelement <4 x i32> %324, i32 %319, i64 2
  %326 = insertelement <4 x i32> %325, i32 %322, i64 3
  store <4 x i32> %326, ptr addrspace(3) %310, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %327 = shl nuw nsw i32 %10, 6
  %328 = and i32 %327, 1536
  %329 = shl nuw nsw i32 %10, 4
  %330 = and i32 %329, 112
  %331 = shl nuw nsw i32 %122, 2
  %332 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %328
  %333 = getelementptr inbounds nuw i8, ptr addrspace(3) %332, i32 %330
  %334 = getelementptr inbounds nuw i8, ptr addrspace(3) %333, i32 %331
  %335 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %334)
  %336 = extractvalue { i32, i32, i32, i32 } %335, 0
  %337 = extractvalue { i32, i32, i32, i32 } %335, 1
  %338 = extractvalue { i32, i32, i32, i32 } %335, 2
  %339 = extractvalue { i32, i32, i32, i32 } %335, 3
  %extelt.offset = lshr i32 %336, 16
  %340 = trunc nuw i32 %extelt.offset to i16
  %extelt.offset2 = lshr i32 %337, 16
  %341 = trunc nuw i32 %extelt.offset2 to i16
  %extelt.offset4 = lshr i32 %338, 16
  %342 = trunc nuw i32 %extelt.offset4 to i16
  %extelt.offset6 = lshr i32 %339, 16
  %343 = trunc nuw i32 %extelt.offset6 to i16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %344 = insertelement <2 x bfloat> poison, bfloat %301, i64 0
  %345 = insertelement <2 x bfloat> %344, bfloat %305, i64 1
  %346 = bitcast <2 x bfloat> %345 to i32
  %347 = insertelement <2 x bfloat> poison, bfloat %302, i64 0
  %348 = insertelement <2 x bfloat> %347, bfloat %306, i64 1
  %349 = bitcast <2 x bfloat> %348 to i32
  %350 = insertelement <2 x bfloat> poison, bfloat %303, i64 0
  %351 = insertelement <2 x bfloat> %350, bfloat %307, i64 1
  %352 = bitcast <2 x bfloat> %351 to i32
  %353 = insertelement <2 x bfloat> poison, bfloat %304, i64 0
  %354 = insertelement <2 x bfloat> %353, bfloat %308, i64 1
  %355 = bitcast <2 x bfloat> %354 to i32
  %356 = insertelement <4 x i32> poison, i32 %346, i64 0
  %357 = insertelement <4 x i32> %356, i32 %349, i64 1
  %358 = insertelement <4 x i32> %357, i32 %352, i64 2
  %359 = insertelement <4 x i32> %358, i32 %355, i64 3
  store <4 x i32> %359, ptr addrspace(3) %310, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %360 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %334)
  %361 = extractvalue { i32, i32, i32, i32 } %360, 0
  %362 = extractvalue { i32, i32, i32, i32 } %360, 1
  %363 = extractvalue { i32, i32, i32, i32 } %360, 2
  %364 = extractvalue { i32, i32, i32, i32 } %360, 3
  %extelt.offset8 = lshr i32 %361, 16
  %365 = trunc nuw i32 %extelt.offset8 to i16
  %extelt.offset10 = lshr i32 %362, 16
  %366 = trunc nuw i32 %extelt.offset10 to i16
  %extelt.offset12 = lshr i32 %363, 16
  %367 = trunc nuw i32 %extelt.offset12 to i16
  %extelt.offset14 = lshr i32 %364, 16
  %368 = trunc nuw i32 %extelt.offset14 to i16
  %.extract = trunc i32 %336 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract, ptr addrspace(1) %178, i1 %175) #8
  %.extract1 = trunc i32 %337 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract1, ptr addrspace(1) %180, i1 %174) #8
  %.extract3 = trunc i32 %338 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract3, ptr addrspace(1) %182, i1 %172) #8
  %.extract5 = trunc i32 %339 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract5, ptr addrspace(1) %184, i1 %170) #8
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %340, ptr addrspace(1) %186, i1 %168) #8
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %341, ptr addrspace(1) %188, i1 %166) #8
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %342, ptr addrspace(1) %190, i1 %164) #8
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %343, ptr addrspace(1) %192, i1 %162) #8
  %.extract7 = trunc i32 %361 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract7, ptr addrspace(1) %194, i1 %160) #8
  %.extract9 = trunc i32 %362 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract9, ptr addrspace(1) %196, i1 %158) #8
  %.extract11 = trunc i32 %363 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract11, ptr addrspace(1) %198, i1 %156) #8
  %.extract13 = trunc i32 %364 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract13, ptr addrspace(1) %200, i1 %154) #8
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %365, ptr addrspace(1) %202, i1 %152) #8
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %366, ptr addrspace(1) %204, i1 %150) #8
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %367, ptr addrspace(1) %206, i1 %148) #8
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %368, ptr addrspace(1) %208, i1 %146) #8
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

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #5

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #7

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #6 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!nvvmir.version = !{!3}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!3 = !{i32 2, i32 0}
