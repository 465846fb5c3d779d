; arch: sm_80
; ModuleID = 'attention.py'
source_filename = "attention.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @flash_forward(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, float %5, ptr addrspace(1) nofree readnone captures(none) %6, ptr addrspace(1) nofree readnone captures(none) %7) local_unnamed_addr #0 {
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = lshr i32 %10, 2
  %12 = and i32 %11, 31
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = shl nuw nsw i32 %13, 5
  %15 = mul i32 %14, %4
  %16 = sext i32 %15 to i64
  %17 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %16
  %18 = shl i32 %9, 10
  %19 = shl nuw nsw i32 %12, 5
  %20 = or disjoint i32 %19, %18
  %21 = sext i32 %20 to i64
  %22 = getelementptr [2 x i8], ptr addrspace(1) %17, i64 %21
  %23 = and i32 %10, 3
  %24 = shl nuw nsw i32 %23, 3
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr [2 x i8], ptr addrspace(1) %22, i64 %25
  %27 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %26) #9
  %28 = extractvalue { i32, i32, i32, i32 } %27, 0
  %29 = extractvalue { i32, i32, i32, i32 } %27, 1
  %30 = extractvalue { i32, i32, i32, i32 } %27, 2
  %31 = extractvalue { i32, i32, i32, i32 } %27, 3
  %32 = shl nuw nsw i32 %10, 4
  %33 = and i32 %32, 2032
  %34 = and i32 %10, 24
  %35 = shl nuw nsw i32 %34, 1
  %36 = xor i32 %33, %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %36
  %38 = insertelement <4 x i32> poison, i32 %28, i64 0
  %39 = insertelement <4 x i32> %38, i32 %29, i64 1
  %40 = insertelement <4 x i32> %39, i32 %30, i64 2
  %41 = insertelement <4 x i32> %40, i32 %31, i64 3
  store <4 x i32> %41, ptr addrspace(3) %37, align 16
  %42 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %16
  %43 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %16
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %25
  %invariant.gep62 = getelementptr [2 x i8], ptr addrspace(1) %43, i64 %25
  %44 = icmp sgt i32 %4, 0
  br i1 %44, label %.lr.ph, label %.._crit_edge_crit_edge

.._crit_edge_crit_edge:                           ; preds = %8
  %.pre = shl nuw nsw i32 %10, 3
  br label %._crit_edge

.lr.ph:                                           ; preds = %8
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %36
  %46 = shl nuw nsw i32 %10, 6
  %47 = and i32 %46, 960
  %48 = shl nuw nsw i32 %10, 3
  %49 = and i32 %48, 48
  %50 = and i32 %10, 16
  %51 = shl nuw nsw i32 %10, 5
  %52 = and i32 %51, 1024
  %53 = or disjoint i32 %47, %52
  %54 = xor i32 %49, %50
  %55 = or disjoint i32 %53, %54
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %55
  %57 = xor i32 %55, 32
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %57
  %59 = and i32 %46, 448
  %60 = or disjoint i32 %59, %49
  %61 = xor i32 %60, %35
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %61
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 512
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 1024
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 1536
  %66 = and i32 %46, 1984
  %67 = or disjoint i32 %66, %49
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %67
  %69 = xor i32 %67, 16
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %69
  %71 = xor i32 %67, 32
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %71
  %73 = xor i32 %67, 48
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %73
  br label %75

75:                                               ; preds = %.lr.ph, %__nv_exp2f.exit60
  %76 = phi float [ 0x0000000000000000, %.lr.ph ], [ %475, %__nv_exp2f.exit60 ]
  %77 = phi float [ 0x0000000000000000, %.lr.ph ], [ %476, %__nv_exp2f.exit60 ]
  %78 = phi float [ 0x0000000000000000, %.lr.ph ], [ %477, %__nv_exp2f.exit60 ]
  %79 = phi float [ 0x0000000000000000, %.lr.ph ], [ %478, %__nv_exp2f.exit60 ]
  %80 = phi float [ 0x0000000000000000, %.lr.ph ], [ %480, %__nv_exp2f.exit60 ]
  %81 = phi float [ 0x0000000000000000, %.lr.ph ], [ %481, %__nv_exp2f.exit60 ]
  %82 = phi float [ 0x0000000000000000, %.lr.ph ], [ %482, %__nv_exp2f.exit60 ]
  %83 = phi float [ 0x0000000000000000, %.lr.ph ], [ %483, %__nv_exp2f.exit60 ]
  %84 = phi float [ 0x0000000000000000, %.lr.ph ], [ %485, %__nv_exp2f.exit60 ]
  %85 = phi float [ 0x0000000000000000, %.lr.ph ], [ %486, %__nv_exp2f.exit60 ]
  %86 = phi float [ 0x0000000000000000, %.lr.ph ], [ %487, %__nv_exp2f.exit60 ]
  %87 = phi float [ 0x0000000000000000, %.lr.ph ], [ %488, %__nv_exp2f.exit60 ]
  %88 = phi float [ 0x0000000000000000, %.lr.ph ], [ %490, %__nv_exp2f.exit60 ]
  %89 = phi float [ 0x0000000000000000, %.lr.ph ], [ %491, %__nv_exp2f.exit60 ]
  %90 = phi float [ 0x0000000000000000, %.lr.ph ], [ %492, %__nv_exp2f.exit60 ]
  %91 = phi float [ 0x0000000000000000, %.lr.ph ], [ %493, %__nv_exp2f.exit60 ]
  %92 = phi float [ 0x0000000000000000, %.lr.ph ], [ %367, %__nv_exp2f.exit60 ]
  %93 = phi float [ 0x0000000000000000, %.lr.ph ], [ %368, %__nv_exp2f.exit60 ]
  %94 = phi float [ 0xFFF0000000000000, %.lr.ph ], [ %225, %__nv_exp2f.exit60 ]
  %95 = phi float [ 0xFFF0000000000000, %.lr.ph ], [ %226, %__nv_exp2f.exit60 ]
  %96 = phi i32 [ 0, %.lr.ph ], [ %494, %__nv_exp2f.exit60 ]
  %97 = or disjoint i32 %96, %12
  %98 = shl i32 %97, 5
  %99 = sext i32 %98 to i64
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %99
  %100 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep) #9
  %101 = extractvalue { i32, i32, i32, i32 } %100, 0
  %102 = extractvalue { i32, i32, i32, i32 } %100, 1
  %103 = extractvalue { i32, i32, i32, i32 } %100, 2
  %104 = extractvalue { i32, i32, i32, i32 } %100, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %105 = insertelement <4 x i32> poison, i32 %101, i64 0
  %106 = insertelement <4 x i32> %105, i32 %102, i64 1
  %107 = insertelement <4 x i32> %106, i32 %103, i64 2
  %108 = insertelement <4 x i32> %107, i32 %104, i64 3
  store <4 x i32> %108, ptr addrspace(3) %45, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %109 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %56)
  %110 = extractvalue { i32, i32, i32, i32 } %109, 0
  %111 = extractvalue { i32, i32, i32, i32 } %109, 1
  %112 = extractvalue { i32, i32, i32, i32 } %109, 2
  %113 = extractvalue { i32, i32, i32, i32 } %109, 3
  %114 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %58)
  %115 = extractvalue { i32, i32, i32, i32 } %114, 0
  %116 = extractvalue { i32, i32, i32, i32 } %114, 1
  %117 = extractvalue { i32, i32, i32, i32 } %114, 2
  %118 = extractvalue { i32, i32, i32, i32 } %114, 3
  %119 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %62)
  %120 = extractvalue { i32, i32, i32, i32 } %119, 0
  %121 = extractvalue { i32, i32, i32, i32 } %119, 1
  %122 = extractvalue { i32, i32, i32, i32 } %119, 2
  %123 = extractvalue { i32, i32, i32, i32 } %119, 3
  %124 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %63)
  %125 = extractvalue { i32, i32, i32, i32 } %124, 0
  %126 = extractvalue { i32, i32, i32, i32 } %124, 1
  %127 = extractvalue { i32, i32, i32, i32 } %124, 2
  %128 = extractvalue { i32, i32, i32, i32 } %124, 3
  %129 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %64)
  %130 = extractvalue { i32, i32, i32, i32 } %129, 0
  %131 = extractvalue { i32, i32, i32, i32 } %129, 1
  %132 = extractvalue { i32, i32, i32, i32 } %129, 2
  %133 = extractvalue { i32, i32, i32, i32 } %129, 3
  %134 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %65)
  %135 = extractvalue { i32, i32, i32, i32 } %134, 0
  %136 = extractvalue { i32, i32, i32, i32 } %134, 1
  %137 = extractvalue { i32, i32, i32, i32 } %134, 2
  %138 = extractvalue { i32, i32, i32, i32 } %134, 3
  %139 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, i32 %110, i32 %111, i32 %112, i32 %113, i32 %120, i32 %121) #9
  %140 = extractvalue { float, float, float, float } %139, 0
  %141 = extractvalue { float, float, float, float } %139, 1
  %142 = extractvalue { float, float, float, float } %139, 2
  %143 = extractvalue { float, float, float, float } %139, 3
  %144 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, i32 %110, i32 %111, i32 %112, i32 %113, i32 %125, i32 %126) #9
  %145 = extractvalue { float, float, float, float } %144, 0
  %146 = extractvalue { float, float, float, float } %144, 1
  %147 = extractvalue { float, float, float, float } %144, 2
  %148 = extractvalue { float, float, float, float } %144, 3
  %149 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, i32 %110, i32 %111, i32 %112, i32 %113, i32 %130, i32 %131) #9
  %150 = extractvalue { float, float, float, float } %149, 0
  %151 = extractvalue { float, float, float, float } %149, 1
  %152 = extractvalue { float, float, float, float } %149, 2
  %153 = extractvalue { float, float, float, float } %149, 3
  %154 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, float 0x0000000000000000, i32 %110, i32 %111, i32 %112, i32 %113, i32 %135, i32 %136) #9
  %155 = extractvalue { float, float, float, float } %154, 0
  %156 = extractvalue { float, float, float, float } %154, 1
  %157 = extractvalue { float, float, float, float } %154, 2
  %158 = extractvalue { float, float, float, float } %154, 3
  %159 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %140, float %141, float %142, float %143, i32 %115, i32 %116, i32 %117, i32 %118, i32 %122, i32 %123) #9
  %160 = extractvalue { float, float, float, float } %159, 0
  %161 = extractvalue { float, float, float, float } %159, 1
  %162 = extractvalue { float, float, float, float } %159, 2
  %163 = extractvalue { float, float, float, float } %159, 3
  %164 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %145, float %146, float %147, float %148, i32 %115, i32 %116, i32 %117, i32 %118, i32 %127, i32 %128) #9
  %165 = extractvalue { float, float, float, float } %164, 0
  %166 = extractvalue { float, float, float, float } %164, 1
  %167 = extractvalue { float, float, float, float } %164, 2
  %168 = extractvalue { float, float, float, float } %164, 3
  %169 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %150, float %151, float %152, float %153, i32 %115, i32 %116, i32 %117, i32 %118, i32 %132, i32 %133) #9
  %170 = extractvalue { float, float, float, float } %169, 0
  %171 = extractvalue { float, float, float, float } %169, 1
  %172 = extractvalue { float, float, float, float } %169, 2
  %173 = extractvalue { float, float, float, float } %169, 3
  %174 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %155, float %156, float %157, float %158, i32 %115, i32 %116, i32 %117, i32 %118, i32 %137, i32 %138) #9
  %175 = extractvalue { float, float, float, float } %174, 0
  %176 = extractvalue { float, float, float, float } %174, 1
  %177 = extractvalue { float, float, float, float } %174, 2
  %178 = extractvalue { float, float, float, float } %174, 3
  %179 = fmul float %5, %160
  %180 = fmul float %5, %161
  %181 = fmul float %5, %162
  %182 = fmul float %5, %163
  %183 = fmul float %5, %165
  %184 = fmul float %5, %166
  %185 = fmul float %5, %167
  %186 = fmul float %5, %168
  %187 = fmul float %5, %170
  %188 = fmul float %5, %171
  %189 = fmul float %5, %172
  %190 = fmul float %5, %173
  %191 = fmul float %5, %175
  %192 = fmul float %5, %176
  %193 = fmul float %5, %177
  %194 = fmul float %5, %178
  %195 = tail call float @llvm.maxnum.f32(float %179, float %180)
  %196 = tail call float @llvm.maxnum.f32(float %183, float %184)
  %197 = tail call float @llvm.maxnum.f32(float %187, float %188)
  %198 = tail call float @llvm.maxnum.f32(float %191, float %192)
  %199 = tail call float @llvm.maxnum.f32(float %195, float %196)
  %200 = tail call float @llvm.maxnum.f32(float %197, float %198)
  %201 = tail call float @llvm.maxnum.f32(float %199, float %200)
  %202 = tail call float @llvm.maxnum.f32(float %181, float %182)
  %203 = tail call float @llvm.maxnum.f32(float %185, float %186)
  %204 = tail call float @llvm.maxnum.f32(float %189, float %190)
  %205 = tail call float @llvm.maxnum.f32(float %193, float %194)
  %206 = tail call float @llvm.maxnum.f32(float %202, float %203)
  %207 = tail call float @llvm.maxnum.f32(float %204, float %205)
  %208 = tail call float @llvm.maxnum.f32(float %206, float %207)
  %209 = bitcast float %201 to i32
  %210 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %209, i32 2, i32 31)
  %211 = bitcast i32 %210 to float
  %212 = tail call float @llvm.maxnum.f32(float %201, float %211)
  %213 = bitcast float %212 to i32
  %214 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %213, i32 1, i32 31)
  %215 = bitcast i32 %214 to float
  %216 = tail call float @llvm.maxnum.f32(float %212, float %215)
  %217 = bitcast float %208 to i32
  %218 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %217, i32 2, i32 31)
  %219 = bitcast i32 %218 to float
  %220 = tail call float @llvm.maxnum.f32(float %208, float %219)
  %221 = bitcast float %220 to i32
  %222 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %221, i32 1, i32 31)
  %223 = bitcast i32 %222 to float
  %224 = tail call float @llvm.maxnum.f32(float %220, float %223)
  %225 = tail call float @llvm.maxnum.f32(float %94, float %216)
  %226 = tail call float @llvm.maxnum.f32(float %95, float %224)
  %227 = fsub float %179, %225
  %228 = fsub float %180, %225
  %229 = fsub float %181, %226
  %230 = fsub float %182, %226
  %231 = fsub float %183, %225
  %232 = fsub float %184, %225
  %233 = fsub float %185, %226
  %234 = fsub float %186, %226
  %235 = fsub float %187, %225
  %236 = fsub float %188, %225
  %237 = fsub float %189, %226
  %238 = fsub float %190, %226
  %239 = fsub float %191, %225
  %240 = fsub float %192, %225
  %241 = fsub float %193, %226
  %242 = fsub float %194, %226
  %243 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i = icmp eq i32 %243, 0
  br i1 %.not.i, label %246, label %244

244:                                              ; preds = %75
  %245 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %227)
  br label %__nv_exp2f.exit

246:                                              ; preds = %75
  %247 = tail call float @llvm.nvvm.ex2.approx.f32(float %227)
  br label %__nv_exp2f.exit

__nv_exp2f.exit:                                  ; preds = %244, %246
  %.0.i = phi float [ %245, %244 ], [ %247, %246 ]
  %248 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i10 = icmp eq i32 %248, 0
  br i1 %.not.i10, label %251, label %249

249:                                              ; preds = %__nv_exp2f.exit
  %250 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %228)
  br label %__nv_exp2f.exit12

251:                                              ; preds = %__nv_exp2f.exit
  %252 = tail call float @llvm.nvvm.ex2.approx.f32(float %228)
  br label %__nv_exp2f.exit12

__nv_exp2f.exit12:                                ; preds = %249, %251
  %.0.i11 = phi float [ %250, %249 ], [ %252, %251 ]
  %253 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i13 = icmp eq i32 %253, 0
  br i1 %.not.i13, label %256, label %254

254:                                              ; preds = %__nv_exp2f.exit12
  %255 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %229)
  br label %__nv_exp2f.exit15

256:                                              ; preds = %__nv_exp2f.exit12
  %257 = tail call float @llvm.nvvm.ex2.approx.f32(float %229)
  br label %__nv_exp2f.exit15

__nv_exp2f.exit15:                                ; preds = %254, %256
  %.0.i14 = phi float [ %255, %254 ], [ %257, %256 ]
  %258 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i16 = icmp eq i32 %258, 0
  br i1 %.not.i16, label %261, label %259

259:                                              ; preds = %__nv_exp2f.exit15
  %260 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %230)
  br label %__nv_exp2f.exit18

261:                                              ; preds = %__nv_exp2f.exit15
  %262 = tail call float @llvm.nvvm.ex2.approx.f32(float %230)
  br label %__nv_exp2f.exit18

__nv_exp2f.exit18:                                ; preds = %259, %261
  %.0.i17 = phi float [ %260, %259 ], [ %262, %261 ]
  %263 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i19 = icmp eq i32 %263, 0
  br i1 %.not.i19, label %266, label %264

264:                                              ; preds = %__nv_exp2f.exit18
  %265 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %231)
  br label %__nv_exp2f.exit21

266:                                              ; preds = %__nv_exp2f.exit18
  %267 = tail call float @llvm.nvvm.ex2.approx.f32(float %231)
  br label %__nv_exp2f.exit21

__nv_exp2f.exit21:                                ; preds = %264, %266
  %.0.i20 = phi float [ %265, %264 ], [ %267, %266 ]
  %268 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i22 = icmp eq i32 %268, 0
  br i1 %.not.i22, label %271, label %269

269:                                              ; preds = %__nv_exp2f.exit21
  %270 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %232)
  br label %__nv_exp2f.exit24

271:                                              ; preds = %__nv_exp2f.exit21
  %272 = tail call float @llvm.nvvm.ex2.approx.f32(float %232)
  br label %__nv_exp2f.exit24

__nv_exp2f.exit24:                                ; preds = %269, %271
  %.0.i23 = phi float [ %270, %269 ], [ %272, %271 ]
  %273 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i25 = icmp eq i32 %273, 0
  br i1 %.not.i25, label %276, label %274

274:                                              ; preds = %__nv_exp2f.exit24
  %275 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %233)
  br label %__nv_exp2f.exit27

276:                                              ; preds = %__nv_exp2f.exit24
  %277 = tail call float @llvm.nvvm.ex2.approx.f32(float %233)
  br label %__nv_exp2f.exit27

__nv_exp2f.exit27:                                ; preds = %274, %276
  %.0.i26 = phi float [ %275, %274 ], [ %277, %276 ]
  %278 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i28 = icmp eq i32 %278, 0
  br i1 %.not.i28, label %281, label %279

279:                                              ; preds = %__nv_exp2f.exit27
  %280 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %234)
  br label %__nv_exp2f.exit30

281:                                              ; preds = %__nv_exp2f.exit27
  %282 = tail call float @llvm.nvvm.ex2.approx.f32(float %234)
  br label %__nv_exp2f.exit30

__nv_exp2f.exit30:                                ; preds = %279, %281
  %.0.i29 = phi float [ %280, %279 ], [ %282, %281 ]
  %283 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i31 = icmp eq i32 %283, 0
  br i1 %.not.i31, label %286, label %284

284:                                              ; preds = %__nv_exp2f.exit30
  %285 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %235)
  br label %__nv_exp2f.exit33

286:                                              ; preds = %__nv_exp2f.exit30
  %287 = tail call float @llvm.nvvm.ex2.approx.f32(float %235)
  br label %__nv_exp2f.exit33

__nv_exp2f.exit33:                                ; preds = %284, %286
  %.0.i32 = phi float [ %285, %284 ], [ %287, %286 ]
  %288 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i34 = icmp eq i32 %288, 0
  br i1 %.not.i34, label %291, label %289

289:                                              ; preds = %__nv_exp2f.exit33
  %290 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %236)
  br label %__nv_exp2f.exit36

291:                                              ; preds = %__nv_exp2f.exit33
  %292 = tail call float @llvm.nvvm.ex2.approx.f32(float %236)
  br label %__nv_exp2f.exit36

__nv_exp2f.exit36:                                ; preds = %289, %291
  %.0.i35 = phi float [ %290, %289 ], [ %292, %291 ]
  %293 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i37 = icmp eq i32 %293, 0
  br i1 %.not.i37, label %296, label %294

294:                                              ; preds = %__nv_exp2f.exit36
  %295 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %237)
  br label %__nv_exp2f.exit39

296:                                              ; preds = %__nv_exp2f.exit36
  %297 = tail call float @llvm.nvvm.ex2.approx.f32(float %237)
  br label %__nv_exp2f.exit39

__nv_exp2f.exit39:                                ; preds = %294, %296
  %.0.i38 = phi float [ %295, %294 ], [ %297, %296 ]
  %298 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i40 = icmp eq i32 %298, 0
  br i1 %.not.i40, label %301, label %299

299:                                              ; preds = %__nv_exp2f.exit39
  %300 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %238)
  br label %__nv_exp2f.exit42

301:                                              ; preds = %__nv_exp2f.exit39
  %302 = tail call float @llvm.nvvm.ex2.approx.f32(float %238)
  br label %__nv_exp2f.exit42

__nv_exp2f.exit42:                                ; preds = %299, %301
  %.0.i41 = phi float [ %300, %299 ], [ %302, %301 ]
  %303 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i43 = icmp eq i32 %303, 0
  br i1 %.not.i43, label %306, label %304

304:                                              ; preds = %__nv_exp2f.exit42
  %305 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %239)
  br label %__nv_exp2f.exit45

306:                                              ; preds = %__nv_exp2f.exit42
  %307 = tail call float @llvm.nvvm.ex2.approx.f32(float %239)
  br label %__nv_exp2f.exit45

__nv_exp2f.exit45:                                ; preds = %304, %306
  %.0.i44 = phi float [ %305, %304 ], [ %307, %306 ]
  %308 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i46 = icmp eq i32 %308, 0
  br i1 %.not.i46, label %311, label %309

309:                                              ; preds = %__nv_exp2f.exit45
  %310 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %240)
  br label %__nv_exp2f.exit48

311:                                              ; preds = %__nv_exp2f.exit45
  %312 = tail call float @llvm.nvvm.ex2.approx.f32(float %240)
  br label %__nv_exp2f.exit48

__nv_exp2f.exit48:                                ; preds = %309, %311
  %.0.i47 = phi float [ %310, %309 ], [ %312, %311 ]
  %313 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i49 = icmp eq i32 %313, 0
  br i1 %.not.i49, label %316, label %314

314:                                              ; preds = %__nv_exp2f.exit48
  %315 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %241)
  br label %__nv_exp2f.exit51

316:                                              ; preds = %__nv_exp2f.exit48
  %317 = tail call float @llvm.nvvm.ex2.approx.f32(float %241)
  br label %__nv_exp2f.exit51

__nv_exp2f.exit51:                                ; preds = %314, %316
  %.0.i50 = phi float [ %315, %314 ], [ %317, %316 ]
  %318 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i52 = icmp eq i32 %318, 0
  br i1 %.not.i52, label %321, label %319

319:                                              ; preds = %__nv_exp2f.exit51
  %320 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %242)
  br label %__nv_exp2f.exit54

321:                                              ; preds = %__nv_exp2f.exit51
  %322 = tail call float @llvm.nvvm.ex2.approx.f32(float %242)
  br label %__nv_exp2f.exit54

__nv_exp2f.exit54:                                ; preds = %319, %321
  %.0.i53 = phi float [ %320, %319 ], [ %322, %321 ]
  %323 = fsub float %94, %225
  %324 = fsub float %95, %226
  %325 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i55 = icmp eq i32 %325, 0
  br i1 %.not.i55, label %328, label %326

326:                                              ; preds = %__nv_exp2f.exit54
  %327 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %323)
  br label %__nv_exp2f.exit57

328:                                              ; preds = %__nv_exp2f.exit54
  %329 = tail call float @llvm.nvvm.ex2.approx.f32(float %323)
  br label %__nv_exp2f.exit57

__nv_exp2f.exit57:                                ; preds = %326, %328
  %.0.i56 = phi float [ %327, %326 ], [ %329, %328 ]
  %330 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #9
  %.not.i58 = icmp eq i32 %330, 0
  br i1 %.not.i58, label %333, label %331

331:                                              ; preds = %__nv_exp2f.exit57
  %332 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %324)
  br label %__nv_exp2f.exit60

333:                                              ; preds = %__nv_exp2f.exit57
  %334 = tail call float @llvm.nvvm.ex2.approx.f32(float %324)
  br label %__nv_exp2f.exit60

__nv_exp2f.exit60:                                ; preds = %331, %333
  %.0.i59 = phi float [ %332, %331 ], [ %334, %333 ]
  %335 = fmul float %92, %.0.i56
  %336 = fmul float %93, %.0.i59
  %337 = fadd float %.0.i, %.0.i11
  %338 = fadd float %.0.i20, %.0.i23
  %339 = fadd float %.0.i32, %.0.i35
  %340 = fadd float %.0.i44, %.0.i47
  %341 = fadd float %337, %338
  %342 = fadd float %339, %340
  %343 = fadd float %341, %342
  %344 = fadd float %.0.i14, %.0.i17
  %345 = fadd float %.0.i26, %.0.i29
  %346 = fadd float %.0.i38, %.0.i41
  %347 = fadd float %.0.i50, %.0.i53
  %348 = fadd float %344, %345
  %349 = fadd float %346, %347
  %350 = fadd float %348, %349
  %351 = bitcast float %343 to i32
  %352 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %351, i32 2, i32 31)
  %353 = bitcast i32 %352 to float
  %354 = fadd float %343, %353
  %355 = bitcast float %354 to i32
  %356 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %355, i32 1, i32 31)
  %357 = bitcast i32 %356 to float
  %358 = fadd float %354, %357
  %359 = bitcast float %350 to i32
  %360 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %359, i32 2, i32 31)
  %361 = bitcast i32 %360 to float
  %362 = fadd float %350, %361
  %363 = bitcast float %362 to i32
  %364 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %363, i32 1, i32 31)
  %365 = bitcast i32 %364 to float
  %366 = fadd float %362, %365
  %367 = fadd float %335, %358
  %368 = fadd float %336, %366
  %369 = fmul float %76, %.0.i56
  %370 = fmul float %77, %.0.i56
  %371 = fmul float %78, %.0.i59
  %372 = fmul float %79, %.0.i59
  %373 = fmul float %80, %.0.i56
  %374 = fmul float %81, %.0.i56
  %375 = fmul float %82, %.0.i59
  %376 = fmul float %83, %.0.i59
  %377 = fmul float %84, %.0.i56
  %378 = fmul float %85, %.0.i56
  %379 = fmul float %86, %.0.i59
  %380 = fmul float %87, %.0.i59
  %381 = fmul float %88, %.0.i56
  %382 = fmul float %89, %.0.i56
  %383 = fmul float %90, %.0.i59
  %384 = fmul float %91, %.0.i59
  %gep63 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep62, i64 %99
  %385 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep63) #9
  %386 = extractvalue { i32, i32, i32, i32 } %385, 0
  %387 = extractvalue { i32, i32, i32, i32 } %385, 1
  %388 = extractvalue { i32, i32, i32, i32 } %385, 2
  %389 = extractvalue { i32, i32, i32, i32 } %385, 3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %390 = insertelement <4 x i32> poison, i32 %386, i64 0
  %391 = insertelement <4 x i32> %390, i32 %387, i64 1
  %392 = insertelement <4 x i32> %391, i32 %388, i64 2
  %393 = insertelement <4 x i32> %392, i32 %389, i64 3
  store <4 x i32> %393, ptr addrspace(3) %45, align 16
  %394 = fptrunc float %.0.i to half
  %395 = fptrunc float %.0.i11 to half
  %396 = fptrunc float %.0.i14 to half
  %397 = fptrunc float %.0.i17 to half
  %398 = fptrunc float %.0.i20 to half
  %399 = fptrunc float %.0.i23 to half
  %400 = fptrunc float %.0.i26 to half
  %401 = fptrunc float %.0.i29 to half
  %402 = fptrunc float %.0.i32 to half
  %403 = fptrunc float %.0.i35 to half
  %404 = fptrunc float %.0.i38 to half
  %405 = fptrunc float %.0.i41 to half
  %406 = fptrunc float %.0.i44 to half
  %407 = fptrunc float %.0.i47 to half
  %408 = fptrunc float %.0.i50 to half
  %409 = fptrunc float %.0.i53 to half
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %410 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %68)
  %411 = extractvalue { i32, i32, i32, i32 } %410, 0
  %412 = extractvalue { i32, i32, i32, i32 } %410, 1
  %413 = extractvalue { i32, i32, i32, i32 } %410, 2
  %414 = extractvalue { i32, i32, i32, i32 } %410, 3
  %415 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %70)
  %416 = extractvalue { i32, i32, i32, i32 } %415, 0
  %417 = extractvalue { i32, i32, i32, i32 } %415, 1
  %418 = extractvalue { i32, i32, i32, i32 } %415, 2
  %419 = extractvalue { i32, i32, i32, i32 } %415, 3
  %420 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %72)
  %421 = extractvalue { i32, i32, i32, i32 } %420, 0
  %422 = extractvalue { i32, i32, i32, i32 } %420, 1
  %423 = extractvalue { i32, i32, i32, i32 } %420, 2
  %424 = extractvalue { i32, i32, i32, i32 } %420, 3
  %425 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %74)
  %426 = extractvalue { i32, i32, i32, i32 } %425, 0
  %427 = extractvalue { i32, i32, i32, i32 } %425, 1
  %428 = extractvalue { i32, i32, i32, i32 } %425, 2
  %429 = extractvalue { i32, i32, i32, i32 } %425, 3
  %430 = insertelement <2 x half> poison, half %394, i64 0
  %431 = insertelement <2 x half> %430, half %395, i64 1
  %432 = bitcast <2 x half> %431 to i32
  %433 = insertelement <2 x half> poison, half %396, i64 0
  %434 = insertelement <2 x half> %433, half %397, i64 1
  %435 = bitcast <2 x half> %434 to i32
  %436 = insertelement <2 x half> poison, half %398, i64 0
  %437 = insertelement <2 x half> %436, half %399, i64 1
  %438 = bitcast <2 x half> %437 to i32
  %439 = insertelement <2 x half> poison, half %400, i64 0
  %440 = insertelement <2 x half> %439, half %401, i64 1
  %441 = bitcast <2 x half> %440 to i32
  %442 = insertelement <2 x half> poison, half %402, i64 0
  %443 = insertelement <2 x half> %442, half %403, i64 1
  %444 = bitcast <2 x half> %443 to i32
  %445 = insertelement <2 x half> poison, half %404, i64 0
  %446 = insertelement <2 x half> %445, half %405, i64 1
  %447 = bitcast <2 x half> %446 to i32
  %448 = insertelement <2 x half> poison, half %406, i64 0
  %449 = insertelement <2 x half> %448, half %407, i64 1
  %450 = bitcast <2 x half> %449 to i32
  %451 = insertelement <2 x half> poison, half %408, i64 0
  %452 = insertelement <2 x half> %451, half %409, i64 1
  %453 = bitcast <2 x half> %452 to i32
  %454 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %369, float %370, float %371, float %372, i32 %432, i32 %435, i32 %438, i32 %441, i32 %411, i32 %412) #9
  %455 = extractvalue { float, float, float, float } %454, 0
  %456 = extractvalue { float, float, float, float } %454, 1
  %457 = extractvalue { float, float, float, float } %454, 2
  %458 = extractvalue { float, float, float, float } %454, 3
  %459 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %373, float %374, float %375, float %376, i32 %432, i32 %435, i32 %438, i32 %441, i32 %416, i32 %417) #9
  %460 = extractvalue { float, float, float, float } %459, 0
  %461 = extractvalue { float, float, float, float } %459, 1
  %462 = extractvalue { float, float, float, float } %459, 2
  %463 = extractvalue { float, float, float, float } %459, 3
  %464 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %377, float %378, float %379, float %380, i32 %432, i32 %435, i32 %438, i32 %441, i32 %421, i32 %422) #9
  %465 = extractvalue { float, float, float, float } %464, 0
  %466 = extractvalue { float, float, float, float } %464, 1
  %467 = extractvalue { float, float, float, float } %464, 2
  %468 = extractvalue { float, float, float, float } %464, 3
  %469 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %381, float %382, float %383, float %384, i32 %432, i32 %435, i32 %438, i32 %441, i32 %426, i32 %427) #9
  %470 = extractvalue { float, float, float, float } %469, 0
  %471 = extractvalue { float, float, float, float } %469, 1
  %472 = extractvalue { float, float, float, float } %469, 2
  %473 = extractvalue { float, float, float, float } %469, 3
  %474 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %455, float %456, float %457, float %458, i32 %444, i32 %447, i32 %450, i32 %453, i32 %413, i32 %414) #9
  %475 = extractvalue { float, float, float, float } %474, 0
  %476 = extractvalue { float, float, float, float } %474, 1
  %477 = extractvalue { float, float, float, float } %474, 2
  %478 = extractvalue { float, float, float, float } %474, 3
  %479 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %460, float %461, float %462, float %463, i32 %444, i32 %447, i32 %450, i32 %453, i32 %418, i32 %419) #9
  %480 = extractvalue { float, float, float, float } %479, 0
  %481 = extractvalue { float, float, float, float } %479, 1
  %482 = extractvalue { float, float, float, float } %479, 2
  %483 = extractvalue { float, float, float, float } %479, 3
  %484 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %465, float %466, float %467, float %468, i32 %444, i32 %447, i32 %450, i32 %453, i32 %423, i32 %424) #9
  %485 = extractvalue { float, float, float, float } %484, 0
  %486 = extractvalue { float, float, float, float } %484, 1
  %487 = extractvalue { float, float, float, float } %484, 2
  %488 = extractvalue { float, float, float, float } %484, 3
  %489 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %470, float %471, float %472, float %473, i32 %444, i32 %447, i32 %450, i32 %453, i32 %428, i32 %429) #9
  %490 = extractvalue { float, float, float, float } %489, 0
  %491 = extractvalue { float, float, float, float } %489, 1
  %492 = extractvalue { float, float, float, float } %489, 2
  %493 = extractvalue { float, float, float, float } %489, 3
  %494 = add i32 %96, 32
  %495 = icmp slt i32 %494, %4
  br i1 %495, label %75, label %._crit_edge

._crit_edge:                                      ; preds = %__nv_exp2f.exit60, %.._crit_edge_crit_edge
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %48, %__nv_exp2f.exit60 ]
  %496 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %367, %__nv_exp2f.exit60 ]
  %497 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %368, %__nv_exp2f.exit60 ]
  %498 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %475, %__nv_exp2f.exit60 ]
  %499 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %476, %__nv_exp2f.exit60 ]
  %500 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %477, %__nv_exp2f.exit60 ]
  %501 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %478, %__nv_exp2f.exit60 ]
  %502 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %480, %__nv_exp2f.exit60 ]
  %503 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %481, %__nv_exp2f.exit60 ]
  %504 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %482, %__nv_exp2f.exit60 ]
  %505 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %483, %__nv_exp2f.exit60 ]
  %506 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %485, %__nv_exp2f.exit60 ]
  %507 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %486, %__nv_exp2f.exit60 ]
  %508 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %487, %__nv_exp2f.exit60 ]
  %509 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %488, %__nv_exp2f.exit60 ]
  %510 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %490, %__nv_exp2f.exit60 ]
  %511 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %491, %__nv_exp2f.exit60 ]
  %512 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %492, %__nv_exp2f.exit60 ]
  %513 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %493, %__nv_exp2f.exit60 ]
  %514 = getelementptr [2 x i8], ptr addrspace(1) %3, i64 %16
  %515 = getelementptr [2 x i8], ptr addrspace(1) %514, i64 %21
  %516 = getelementptr [2 x i8], ptr addrspace(1) %515, i64 %25
  %517 = tail call float @llvm.nvvm.div.full(float %498, float %496)
  %518 = tail call float @llvm.nvvm.div.full(float %499, float %496)
  %519 = tail call float @llvm.nvvm.div.full(float %500, float %497)
  %520 = tail call float @llvm.nvvm.div.full(float %501, float %497)
  %521 = tail call float @llvm.nvvm.div.full(float %502, float %496)
  %522 = tail call float @llvm.nvvm.div.full(float %503, float %496)
  %523 = tail call float @llvm.nvvm.div.full(float %504, float %497)
  %524 = tail call float @llvm.nvvm.div.full(float %505, float %497)
  %525 = tail call float @llvm.nvvm.div.full(float %506, float %496)
  %526 = tail call float @llvm.nvvm.div.full(float %507, float %496)
  %527 = tail call float @llvm.nvvm.div.full(float %508, float %497)
  %528 = tail call float @llvm.nvvm.div.full(float %509, float %497)
  %529 = tail call float @llvm.nvvm.div.full(float %510, float %496)
  %530 = tail call float @llvm.nvvm.div.full(float %511, float %496)
  %531 = tail call float @llvm.nvvm.div.full(float %512, float %497)
  %532 = tail call float @llvm.nvvm.div.full(float %513, float %497)
  %533 = fptrunc float %517 to half
  %534 = fptrunc float %518 to half
  %535 = fptrunc float %519 to half
  %536 = fptrunc float %520 to half
  %537 = fptrunc float %521 to half
  %538 = fptrunc float %522 to half
  %539 = fptrunc float %523 to half
  %540 = fptrunc float %524 to half
  %541 = fptrunc float %525 to half
  %542 = fptrunc float %526 to half
  %543 = fptrunc float %527 to half
  %544 = fptrunc float %528 to half
  %545 = fptrunc float %529 to half
  %546 = fptrunc float %530 to half
  %547 = fptrunc float %531 to half
  %548 = fptrunc float %532 to half
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %549 = shl nuw nsw i32 %34, 6
  %550 = shl nuw nsw i32 %23, 5
  %551 = shl nuw nsw i32 %10, 2
  %552 = and i32 %551, 112
  %553 = and i32 %.pre-phi, 256
  %554 = or disjoint i32 %549, %550
  %555 = xor i32 %554, %552
  %556 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %553
  %557 = getelementptr inbounds nuw i8, ptr addrspace(3) %556, i32 %555
  %558 = insertelement <2 x half> poison, half %533, i64 0
  %559 = insertelement <2 x half> %558, half %534, i64 1
  %560 = bitcast <2 x half> %559 to i32
  %561 = insertelement <2 x half> poison, half %537, i64 0
  %562 = insertelement <2 x half> %561, half %538, i64 1
  %563 = bitcast <2 x half> %562 to i32
  %564 = insertelement <2 x half> poison, half %541, i64 0
  %565 = insertelement <2 x half> %564, half %542, i64 1
  %566 = bitcast <2 x half> %565 to i32
  %567 = insertelement <2 x half> poison, half %545, i64 0
  %568 = insertelement <2 x half> %567, half %546, i64 1
  %569 = bitcast <2 x half> %568 to i32
  %570 = insertelement <4 x i32> poison, i32 %560, i64 0
  %571 = insertelement <4 x i32> %570, i32 %563, i64 1
  %572 = insertelement <4 x i32> %571, i32 %566, i64 2
  %573 = insertelement <4 x i32> %572, i32 %569, i64 3
  store <4 x i32> %573, ptr addrspace(3) %557, align 16
  %574 = getelementptr inbounds nuw i8, ptr addrspace(3) %557, i32 128
  %575 = insertelement <2 x half> poison, half %535, i64 0
  %576 = insertelement <2 x half> %575, half %536, i64 1
  %577 = bitcast <2 x half> %576 to i32
  %578 = insertelement <2 x half> poison, half %539, i64 0
  %579 = insertelement <2 x half> %578, half %540, i64 1
  %580 = bitcast <2 x half> %579 to i32
  %581 = insertelement <2 x half> poison, half %543, i64 0
  %582 = insertelement <2 x half> %581, half %544, i64 1
  %583 = bitcast <2 x half> %582 to i32
  %584 = insertelement <2 x half> poison, half %547, i64 0
  %585 = insertelement <2 x half> %584, half %548, i64 1
  %586 = bitcast <2 x half> %585 to i32
  %587 = insertelement <4 x i32> poison, i32 %577, i64 0
  %588 = insertelement <4 x i32> %587, i32 %580, i64 1
  %589 = insertelement <4 x i32> %588, i32 %583, i64 2
  %590 = insertelement <4 x i32> %589, i32 %586, i64 3
  store <4 x i32> %590, ptr addrspace(3) %574, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %591 = shl nuw nsw i32 %10, 8
  %592 = and i32 %591, 1536
  %593 = and i32 %32, 112
  %594 = and i32 %551, 480
  %595 = xor i32 %593, %594
  %596 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %592
  %597 = getelementptr inbounds nuw i8, ptr addrspace(3) %596, i32 %595
  %598 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %597)
  %599 = extractvalue { i32, i32, i32, i32 } %598, 0
  %600 = extractvalue { i32, i32, i32, i32 } %598, 1
  %601 = extractvalue { i32, i32, i32, i32 } %598, 2
  %602 = extractvalue { i32, i32, i32, i32 } %598, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %599, i32 %600, i32 %601, i32 %602, ptr addrspace(1) %516) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #4

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #8

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}
!nvvmir.version = !{!3}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!3 = !{i32 2, i32 0}
