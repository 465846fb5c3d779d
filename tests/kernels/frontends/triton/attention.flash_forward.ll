; arch: sm_90a
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
  %76 = phi float [ 0x0000000000000000, %.lr.ph ], [ %467, %__nv_exp2f.exit60 ]
  %77 = phi float [ 0x0000000000000000, %.lr.ph ], [ %468, %__nv_exp2f.exit60 ]
  %78 = phi float [ 0x0000000000000000, %.lr.ph ], [ %469, %__nv_exp2f.exit60 ]
  %79 = phi float [ 0x0000000000000000, %.lr.ph ], [ %470, %__nv_exp2f.exit60 ]
  %80 = phi float [ 0x0000000000000000, %.lr.ph ], [ %472, %__nv_exp2f.exit60 ]
  %81 = phi float [ 0x0000000000000000, %.lr.ph ], [ %473, %__nv_exp2f.exit60 ]
  %82 = phi float [ 0x0000000000000000, %.lr.ph ], [ %474, %__nv_exp2f.exit60 ]
  %83 = phi float [ 0x0000000000000000, %.lr.ph ], [ %475, %__nv_exp2f.exit60 ]
  %84 = phi float [ 0x0000000000000000, %.lr.ph ], [ %477, %__nv_exp2f.exit60 ]
  %85 = phi float [ 0x0000000000000000, %.lr.ph ], [ %478, %__nv_exp2f.exit60 ]
  %86 = phi float [ 0x0000000000000000, %.lr.ph ], [ %479, %__nv_exp2f.exit60 ]
  %87 = phi float [ 0x0000000000000000, %.lr.ph ], [ %480, %__nv_exp2f.exit60 ]
  %88 = phi float [ 0x0000000000000000, %.lr.ph ], [ %482, %__nv_exp2f.exit60 ]
  %89 = phi float [ 0x0000000000000000, %.lr.ph ], [ %483, %__nv_exp2f.exit60 ]
  %90 = phi float [ 0x0000000000000000, %.lr.ph ], [ %484, %__nv_exp2f.exit60 ]
  %91 = phi float [ 0x0000000000000000, %.lr.ph ], [ %485, %__nv_exp2f.exit60 ]
  %92 = phi float [ 0x0000000000000000, %.lr.ph ], [ %367, %__nv_exp2f.exit60 ]
  %93 = phi float [ 0x0000000000000000, %.lr.ph ], [ %368, %__nv_exp2f.exit60 ]
  %94 = phi float [ 0xFFF0000000000000, %.lr.ph ], [ %225, %__nv_exp2f.exit60 ]
  %95 = phi float [ 0xFFF0000000000000, %.lr.ph ], [ %226, %__nv_exp2f.exit60 ]
  %96 = phi i32 [ 0, %.lr.ph ], [ %486, %__nv_exp2f.exit60 ]
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
  %394 = insertelement <2 x float> poison, float %.0.i, i64 0
  %395 = insertelement <2 x float> %394, float %.0.i11, i64 1
  %396 = fptrunc <2 x float> %395 to <2 x half>
  %397 = insertelement <2 x float> poison, float %.0.i14, i64 0
  %398 = insertelement <2 x float> %397, float %.0.i17, i64 1
  %399 = fptrunc <2 x float> %398 to <2 x half>
  %400 = insertelement <2 x float> poison, float %.0.i20, i64 0
  %401 = insertelement <2 x float> %400, float %.0.i23, i64 1
  %402 = fptrunc <2 x float> %401 to <2 x half>
  %403 = insertelement <2 x float> poison, float %.0.i26, i64 0
  %404 = insertelement <2 x float> %403, float %.0.i29, i64 1
  %405 = fptrunc <2 x float> %404 to <2 x half>
  %406 = insertelement <2 x float> poison, float %.0.i32, i64 0
  %407 = insertelement <2 x float> %406, float %.0.i35, i64 1
  %408 = fptrunc <2 x float> %407 to <2 x half>
  %409 = insertelement <2 x float> poison, float %.0.i38, i64 0
  %410 = insertelement <2 x float> %409, float %.0.i41, i64 1
  %411 = fptrunc <2 x float> %410 to <2 x half>
  %412 = insertelement <2 x float> poison, float %.0.i44, i64 0
  %413 = insertelement <2 x float> %412, float %.0.i47, i64 1
  %414 = fptrunc <2 x float> %413 to <2 x half>
  %415 = insertelement <2 x float> poison, float %.0.i50, i64 0
  %416 = insertelement <2 x float> %415, float %.0.i53, i64 1
  %417 = fptrunc <2 x float> %416 to <2 x half>
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %418 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %68)
  %419 = extractvalue { i32, i32, i32, i32 } %418, 0
  %420 = extractvalue { i32, i32, i32, i32 } %418, 1
  %421 = extractvalue { i32, i32, i32, i32 } %418, 2
  %422 = extractvalue { i32, i32, i32, i32 } %418, 3
  %423 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %70)
  %424 = extractvalue { i32, i32, i32, i32 } %423, 0
  %425 = extractvalue { i32, i32, i32, i32 } %423, 1
  %426 = extractvalue { i32, i32, i32, i32 } %423, 2
  %427 = extractvalue { i32, i32, i32, i32 } %423, 3
  %428 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %72)
  %429 = extractvalue { i32, i32, i32, i32 } %428, 0
  %430 = extractvalue { i32, i32, i32, i32 } %428, 1
  %431 = extractvalue { i32, i32, i32, i32 } %428, 2
  %432 = extractvalue { i32, i32, i32, i32 } %428, 3
  %433 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %74)
  %434 = extractvalue { i32, i32, i32, i32 } %433, 0
  %435 = extractvalue { i32, i32, i32, i32 } %433, 1
  %436 = extractvalue { i32, i32, i32, i32 } %433, 2
  %437 = extractvalue { i32, i32, i32, i32 } %433, 3
  %438 = bitcast <2 x half> %396 to i32
  %439 = bitcast <2 x half> %399 to i32
  %440 = bitcast <2 x half> %402 to i32
  %441 = bitcast <2 x half> %405 to i32
  %442 = bitcast <2 x half> %408 to i32
  %443 = bitcast <2 x half> %411 to i32
  %444 = bitcast <2 x half> %414 to i32
  %445 = bitcast <2 x half> %417 to i32
  %446 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %369, float %370, float %371, float %372, i32 %438, i32 %439, i32 %440, i32 %441, i32 %419, i32 %420) #9
  %447 = extractvalue { float, float, float, float } %446, 0
  %448 = extractvalue { float, float, float, float } %446, 1
  %449 = extractvalue { float, float, float, float } %446, 2
  %450 = extractvalue { float, float, float, float } %446, 3
  %451 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %373, float %374, float %375, float %376, i32 %438, i32 %439, i32 %440, i32 %441, i32 %424, i32 %425) #9
  %452 = extractvalue { float, float, float, float } %451, 0
  %453 = extractvalue { float, float, float, float } %451, 1
  %454 = extractvalue { float, float, float, float } %451, 2
  %455 = extractvalue { float, float, float, float } %451, 3
  %456 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %377, float %378, float %379, float %380, i32 %438, i32 %439, i32 %440, i32 %441, i32 %429, i32 %430) #9
  %457 = extractvalue { float, float, float, float } %456, 0
  %458 = extractvalue { float, float, float, float } %456, 1
  %459 = extractvalue { float, float, float, float } %456, 2
  %460 = extractvalue { float, float, float, float } %456, 3
  %461 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %381, float %382, float %383, float %384, i32 %438, i32 %439, i32 %440, i32 %441, i32 %434, i32 %435) #9
  %462 = extractvalue { float, float, float, float } %461, 0
  %463 = extractvalue { float, float, float, float } %461, 1
  %464 = extractvalue { float, float, float, float } %461, 2
  %465 = extractvalue { float, float, float, float } %461, 3
  %466 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %447, float %448, float %449, float %450, i32 %442, i32 %443, i32 %444, i32 %445, i32 %421, i32 %422) #9
  %467 = extractvalue { float, float, float, float } %466, 0
  %468 = extractvalue { float, float, float, float } %466, 1
  %469 = extractvalue { float, float, float, float } %466, 2
  %470 = extractvalue { float, float, float, float } %466, 3
  %471 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %452, float %453, float %454, float %455, i32 %442, i32 %443, i32 %444, i32 %445, i32 %426, i32 %427) #9
  %472 = extractvalue { float, float, float, float } %471, 0
  %473 = extractvalue { float, float, float, float } %471, 1
  %474 = extractvalue { float, float, float, float } %471, 2
  %475 = extractvalue { float, float, float, float } %471, 3
  %476 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %457, float %458, float %459, float %460, i32 %442, i32 %443, i32 %444, i32 %445, i32 %431, i32 %432) #9
  %477 = extractvalue { float, float, float, float } %476, 0
  %478 = extractvalue { float, float, float, float } %476, 1
  %479 = extractvalue { float, float, float, float } %476, 2
  %480 = extractvalue { float, float, float, float } %476, 3
  %481 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %462, float %463, float %464, float %465, i32 %442, i32 %443, i32 %444, i32 %445, i32 %436, i32 %437) #9
  %482 = extractvalue { float, float, float, float } %481, 0
  %483 = extractvalue { float, float, float, float } %481, 1
  %484 = extractvalue { float, float, float, float } %481, 2
  %485 = extractvalue { float, float, float, float } %481, 3
  %486 = add i32 %96, 32
  %487 = icmp slt i32 %486, %4
  br i1 %487, label %75, label %._crit_edge

._crit_edge:                                      ; preds = %__nv_exp2f.exit60, %.._crit_edge_crit_edge
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %48, %__nv_exp2f.exit60 ]
  %488 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %367, %__nv_exp2f.exit60 ]
  %489 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %368, %__nv_exp2f.exit60 ]
  %490 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %467, %__nv_exp2f.exit60 ]
  %491 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %468, %__nv_exp2f.exit60 ]
  %492 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %469, %__nv_exp2f.exit60 ]
  %493 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %470, %__nv_exp2f.exit60 ]
  %494 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %472, %__nv_exp2f.exit60 ]
  %495 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %473, %__nv_exp2f.exit60 ]
  %496 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %474, %__nv_exp2f.exit60 ]
  %497 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %475, %__nv_exp2f.exit60 ]
  %498 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %477, %__nv_exp2f.exit60 ]
  %499 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %478, %__nv_exp2f.exit60 ]
  %500 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %479, %__nv_exp2f.exit60 ]
  %501 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %480, %__nv_exp2f.exit60 ]
  %502 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %482, %__nv_exp2f.exit60 ]
  %503 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %483, %__nv_exp2f.exit60 ]
  %504 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %484, %__nv_exp2f.exit60 ]
  %505 = phi float [ 0x0000000000000000, %.._crit_edge_crit_edge ], [ %485, %__nv_exp2f.exit60 ]
  %506 = getelementptr [2 x i8], ptr addrspace(1) %3, i64 %16
  %507 = getelementptr [2 x i8], ptr addrspace(1) %506, i64 %21
  %508 = getelementptr [2 x i8], ptr addrspace(1) %507, i64 %25
  %509 = tail call float @llvm.nvvm.div.full(float %490, float %488)
  %510 = tail call float @llvm.nvvm.div.full(float %491, float %488)
  %511 = tail call float @llvm.nvvm.div.full(float %492, float %489)
  %512 = tail call float @llvm.nvvm.div.full(float %493, float %489)
  %513 = tail call float @llvm.nvvm.div.full(float %494, float %488)
  %514 = tail call float @llvm.nvvm.div.full(float %495, float %488)
  %515 = tail call float @llvm.nvvm.div.full(float %496, float %489)
  %516 = tail call float @llvm.nvvm.div.full(float %497, float %489)
  %517 = tail call float @llvm.nvvm.div.full(float %498, float %488)
  %518 = tail call float @llvm.nvvm.div.full(float %499, float %488)
  %519 = tail call float @llvm.nvvm.div.full(float %500, float %489)
  %520 = tail call float @llvm.nvvm.div.full(float %501, float %489)
  %521 = tail call float @llvm.nvvm.div.full(float %502, float %488)
  %522 = tail call float @llvm.nvvm.div.full(float %503, float %488)
  %523 = tail call float @llvm.nvvm.div.full(float %504, float %489)
  %524 = tail call float @llvm.nvvm.div.full(float %505, float %489)
  %525 = insertelement <2 x float> poison, float %509, i64 0
  %526 = insertelement <2 x float> %525, float %510, i64 1
  %527 = fptrunc <2 x float> %526 to <2 x half>
  %528 = insertelement <2 x float> poison, float %511, i64 0
  %529 = insertelement <2 x float> %528, float %512, i64 1
  %530 = fptrunc <2 x float> %529 to <2 x half>
  %531 = insertelement <2 x float> poison, float %513, i64 0
  %532 = insertelement <2 x float> %531, float %514, i64 1
  %533 = fptrunc <2 x float> %532 to <2 x half>
  %534 = insertelement <2 x float> poison, float %515, i64 0
  %535 = insertelement <2 x float> %534, float %516, i64 1
  %536 = fptrunc <2 x float> %535 to <2 x half>
  %537 = insertelement <2 x float> poison, float %517, i64 0
  %538 = insertelement <2 x float> %537, float %518, i64 1
  %539 = fptrunc <2 x float> %538 to <2 x half>
  %540 = insertelement <2 x float> poison, float %519, i64 0
  %541 = insertelement <2 x float> %540, float %520, i64 1
  %542 = fptrunc <2 x float> %541 to <2 x half>
  %543 = insertelement <2 x float> poison, float %521, i64 0
  %544 = insertelement <2 x float> %543, float %522, i64 1
  %545 = fptrunc <2 x float> %544 to <2 x half>
  %546 = insertelement <2 x float> poison, float %523, i64 0
  %547 = insertelement <2 x float> %546, float %524, i64 1
  %548 = fptrunc <2 x float> %547 to <2 x half>
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
  %558 = bitcast <2 x half> %527 to i32
  %559 = bitcast <2 x half> %533 to i32
  %560 = bitcast <2 x half> %539 to i32
  %561 = bitcast <2 x half> %545 to i32
  %562 = insertelement <4 x i32> poison, i32 %558, i64 0
  %563 = insertelement <4 x i32> %562, i32 %559, i64 1
  %564 = insertelement <4 x i32> %563, i32 %560, i64 2
  %565 = insertelement <4 x i32> %564, i32 %561, i64 3
  store <4 x i32> %565, ptr addrspace(3) %557, align 16
  %566 = getelementptr inbounds nuw i8, ptr addrspace(3) %557, i32 128
  %567 = bitcast <2 x half> %530 to i32
  %568 = bitcast <2 x half> %536 to i32
  %569 = bitcast <2 x half> %542 to i32
  %570 = bitcast <2 x half> %548 to i32
  %571 = insertelement <4 x i32> poison, i32 %567, i64 0
  %572 = insertelement <4 x i32> %571, i32 %568, i64 1
  %573 = insertelement <4 x i32> %572, i32 %569, i64 2
  %574 = insertelement <4 x i32> %573, i32 %570, i64 3
  store <4 x i32> %574, ptr addrspace(3) %566, align 16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %575 = shl nuw nsw i32 %10, 8
  %576 = and i32 %575, 1536
  %577 = and i32 %32, 112
  %578 = and i32 %551, 480
  %579 = xor i32 %577, %578
  %580 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %576
  %581 = getelementptr inbounds nuw i8, ptr addrspace(3) %580, i32 %579
  %582 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %581)
  %583 = extractvalue { i32, i32, i32, i32 } %582, 0
  %584 = extractvalue { i32, i32, i32, i32 } %582, 1
  %585 = extractvalue { i32, i32, i32, i32 } %582, 2
  %586 = extractvalue { i32, i32, i32, i32 } %582, 3
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %583, i32 %584, i32 %585, i32 %586, ptr addrspace(1) %508) #9
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
