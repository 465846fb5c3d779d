; arch: sm_80
; ModuleID = 'matmul.py'
source_filename = "matmul.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @matmul(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, ptr addrspace(1) nofree readnone captures(none) %9, ptr addrspace(1) nofree readnone captures(none) %10) local_unnamed_addr #0 {
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = shl i32 %12, 5
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = and i32 %14, 96
  %16 = lshr exact i32 %15, 5
  %17 = or disjoint i32 %16, 4
  %18 = or disjoint i32 %16, 8
  %19 = or disjoint i32 %16, 12
  %20 = or disjoint i32 %16, 16
  %21 = or disjoint i32 %16, 20
  %22 = or disjoint i32 %16, 24
  %23 = or disjoint i32 %16, 28
  %24 = and i32 %14, 31
  %25 = or disjoint i32 %16, %13
  %26 = or disjoint i32 %17, %13
  %27 = or disjoint i32 %18, %13
  %28 = or disjoint i32 %19, %13
  %29 = or disjoint i32 %20, %13
  %30 = or disjoint i32 %21, %13
  %31 = or disjoint i32 %22, %13
  %32 = or disjoint i32 %23, %13
  %33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %34 = shl nuw nsw i32 %33, 5
  %35 = or disjoint i32 %34, %24
  %36 = add i32 %5, 31
  %37 = sdiv i32 %36, 32
  %38 = icmp sgt i32 %36, 31
  br i1 %38, label %.lr.ph, label %.._crit_edge_crit_edge

.._crit_edge_crit_edge:                           ; preds = %11
  %.pre = and i32 %14, 16
  %.pre63 = shl nuw nsw i32 %14, 3
  %.pre65 = and i32 %14, 64
  br label %._crit_edge

.lr.ph:                                           ; preds = %11
  %39 = shl i32 %7, 5
  %40 = mul i32 %7, %23
  %41 = sext i32 %40 to i64
  %42 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %41
  %43 = srem i32 %35, %4
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %44
  %46 = mul i32 %7, %22
  %47 = sext i32 %46 to i64
  %48 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %47
  %49 = getelementptr [2 x i8], ptr addrspace(1) %48, i64 %44
  %50 = mul i32 %7, %21
  %51 = sext i32 %50 to i64
  %52 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %51
  %53 = getelementptr [2 x i8], ptr addrspace(1) %52, i64 %44
  %54 = mul i32 %7, %20
  %55 = sext i32 %54 to i64
  %56 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %55
  %57 = getelementptr [2 x i8], ptr addrspace(1) %56, i64 %44
  %58 = mul i32 %7, %19
  %59 = sext i32 %58 to i64
  %60 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %59
  %61 = getelementptr [2 x i8], ptr addrspace(1) %60, i64 %44
  %62 = mul i32 %7, %18
  %63 = sext i32 %62 to i64
  %64 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %63
  %65 = getelementptr [2 x i8], ptr addrspace(1) %64, i64 %44
  %66 = mul i32 %7, %17
  %67 = sext i32 %66 to i64
  %68 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %67
  %69 = getelementptr [2 x i8], ptr addrspace(1) %68, i64 %44
  %70 = mul i32 %7, %16
  %71 = sext i32 %70 to i64
  %72 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %71
  %73 = getelementptr [2 x i8], ptr addrspace(1) %72, i64 %44
  %74 = srem i32 %32, %3
  %75 = mul i32 %74, %6
  %76 = sext i32 %75 to i64
  %77 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %76
  %78 = zext nneg i32 %24 to i64
  %79 = getelementptr [2 x i8], ptr addrspace(1) %77, i64 %78
  %80 = srem i32 %31, %3
  %81 = mul i32 %80, %6
  %82 = sext i32 %81 to i64
  %83 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %82
  %84 = getelementptr [2 x i8], ptr addrspace(1) %83, i64 %78
  %85 = srem i32 %30, %3
  %86 = mul i32 %85, %6
  %87 = sext i32 %86 to i64
  %88 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %87
  %89 = getelementptr [2 x i8], ptr addrspace(1) %88, i64 %78
  %90 = srem i32 %29, %3
  %91 = mul i32 %90, %6
  %92 = sext i32 %91 to i64
  %93 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %92
  %94 = getelementptr [2 x i8], ptr addrspace(1) %93, i64 %78
  %95 = srem i32 %28, %3
  %96 = mul i32 %95, %6
  %97 = sext i32 %96 to i64
  %98 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %97
  %99 = getelementptr [2 x i8], ptr addrspace(1) %98, i64 %78
  %100 = srem i32 %27, %3
  %101 = mul i32 %100, %6
  %102 = sext i32 %101 to i64
  %103 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %102
  %104 = getelementptr [2 x i8], ptr addrspace(1) %103, i64 %78
  %105 = srem i32 %26, %3
  %106 = mul i32 %105, %6
  %107 = sext i32 %106 to i64
  %108 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %107
  %109 = getelementptr [2 x i8], ptr addrspace(1) %108, i64 %78
  %110 = srem i32 %25, %3
  %111 = mul i32 %110, %6
  %112 = sext i32 %111 to i64
  %113 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %112
  %114 = getelementptr [2 x i8], ptr addrspace(1) %113, i64 %78
  %115 = shl nuw nsw i32 %14, 1
  %116 = and i32 %115, 126
  %117 = and i32 %14, 64
  %118 = icmp eq i32 %117, 0
  %119 = select i1 %118, i32 0, i32 144
  %120 = xor i32 %119, %116
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %120
  %122 = or disjoint i32 %120, 512
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %122
  %124 = or disjoint i32 %120, 1024
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %124
  %126 = or disjoint i32 %120, 1536
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %126
  %128 = xor i32 %120, 288
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %128
  %130 = or disjoint i32 %128, 512
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %130
  %132 = or disjoint i32 %128, 1024
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %132
  %134 = or disjoint i32 %128, 1536
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %134
  %136 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %120
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %122
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %124
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %126
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %128
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %130
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %132
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %134
  %144 = shl nuw nsw i32 %14, 6
  %145 = and i32 %144, 960
  %146 = shl nuw nsw i32 %14, 3
  %147 = and i32 %146, 48
  %148 = and i32 %14, 16
  %149 = shl nuw nsw i32 %117, 4
  %150 = or disjoint i32 %145, %149
  %151 = xor i32 %147, %148
  %152 = or disjoint i32 %150, %151
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %152
  %154 = xor i32 %152, 32
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %154
  %156 = shl nuw nsw i32 %24, 6
  %157 = lshr i32 %14, 1
  %158 = and i32 %157, 16
  %159 = xor i32 %147, %158
  %160 = or disjoint i32 %159, %156
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %160
  %162 = xor i32 %160, 32
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %162
  %164 = sext i32 %39 to i64
  br label %165

165:                                              ; preds = %.lr.ph, %165
  %166 = phi float [ 0x0000000000000000, %.lr.ph ], [ %249, %165 ]
  %167 = phi float [ 0x0000000000000000, %.lr.ph ], [ %250, %165 ]
  %168 = phi float [ 0x0000000000000000, %.lr.ph ], [ %251, %165 ]
  %169 = phi float [ 0x0000000000000000, %.lr.ph ], [ %252, %165 ]
  %170 = phi float [ 0x0000000000000000, %.lr.ph ], [ %254, %165 ]
  %171 = phi float [ 0x0000000000000000, %.lr.ph ], [ %255, %165 ]
  %172 = phi float [ 0x0000000000000000, %.lr.ph ], [ %256, %165 ]
  %173 = phi float [ 0x0000000000000000, %.lr.ph ], [ %257, %165 ]
  %.pn1761 = phi ptr addrspace(1) [ %45, %.lr.ph ], [ %273, %165 ]
  %.pn1960 = phi ptr addrspace(1) [ %49, %.lr.ph ], [ %272, %165 ]
  %.pn2159 = phi ptr addrspace(1) [ %53, %.lr.ph ], [ %271, %165 ]
  %.pn2358 = phi ptr addrspace(1) [ %57, %.lr.ph ], [ %270, %165 ]
  %.pn2557 = phi ptr addrspace(1) [ %61, %.lr.ph ], [ %269, %165 ]
  %.pn2756 = phi ptr addrspace(1) [ %65, %.lr.ph ], [ %268, %165 ]
  %.pn2955 = phi ptr addrspace(1) [ %69, %.lr.ph ], [ %267, %165 ]
  %.pn3154 = phi ptr addrspace(1) [ %73, %.lr.ph ], [ %266, %165 ]
  %.pn153 = phi ptr addrspace(1) [ %79, %.lr.ph ], [ %265, %165 ]
  %.pn352 = phi ptr addrspace(1) [ %84, %.lr.ph ], [ %264, %165 ]
  %.pn551 = phi ptr addrspace(1) [ %89, %.lr.ph ], [ %263, %165 ]
  %.pn750 = phi ptr addrspace(1) [ %94, %.lr.ph ], [ %262, %165 ]
  %.pn949 = phi ptr addrspace(1) [ %99, %.lr.ph ], [ %261, %165 ]
  %.pn1148 = phi ptr addrspace(1) [ %104, %.lr.ph ], [ %260, %165 ]
  %.pn1347 = phi ptr addrspace(1) [ %109, %.lr.ph ], [ %259, %165 ]
  %.pn1546 = phi ptr addrspace(1) [ %114, %.lr.ph ], [ %258, %165 ]
  %174 = phi i32 [ 0, %.lr.ph ], [ %274, %165 ]
  %175 = shl nuw nsw i32 %174, 5
  %176 = sub nsw i32 %5, %175
  %177 = icmp slt i32 %24, %176
  %178 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1546, i1 %177) #4
  %179 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1347, i1 %177) #4
  %180 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1148, i1 %177) #4
  %181 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn949, i1 %177) #4
  %182 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn750, i1 %177) #4
  %183 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn551, i1 %177) #4
  %184 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn352, i1 %177) #4
  %185 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn153, i1 %177) #4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %186 = insertelement <1 x i16> poison, i16 %178, i64 0
  store <1 x i16> %186, ptr addrspace(3) %121, align 2
  %187 = insertelement <1 x i16> poison, i16 %180, i64 0
  store <1 x i16> %187, ptr addrspace(3) %123, align 2
  %188 = insertelement <1 x i16> poison, i16 %182, i64 0
  store <1 x i16> %188, ptr addrspace(3) %125, align 2
  %189 = insertelement <1 x i16> poison, i16 %184, i64 0
  store <1 x i16> %189, ptr addrspace(3) %127, align 2
  %190 = insertelement <1 x i16> poison, i16 %179, i64 0
  store <1 x i16> %190, ptr addrspace(3) %129, align 2
  %191 = insertelement <1 x i16> poison, i16 %181, i64 0
  store <1 x i16> %191, ptr addrspace(3) %131, align 2
  %192 = insertelement <1 x i16> poison, i16 %183, i64 0
  store <1 x i16> %192, ptr addrspace(3) %133, align 2
  %193 = insertelement <1 x i16> poison, i16 %185, i64 0
  store <1 x i16> %193, ptr addrspace(3) %135, align 2
  %194 = icmp slt i32 %16, %176
  %195 = icmp slt i32 %17, %176
  %196 = icmp slt i32 %18, %176
  %197 = icmp slt i32 %19, %176
  %198 = icmp slt i32 %20, %176
  %199 = icmp slt i32 %21, %176
  %200 = icmp slt i32 %22, %176
  %201 = icmp slt i32 %23, %176
  %202 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn3154, i1 %194) #4
  %203 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2955, i1 %195) #4
  %204 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2756, i1 %196) #4
  %205 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2557, i1 %197) #4
  %206 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2358, i1 %198) #4
  %207 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2159, i1 %199) #4
  %208 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1960, i1 %200) #4
  %209 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1761, i1 %201) #4
  %210 = insertelement <1 x i16> poison, i16 %202, i64 0
  store <1 x i16> %210, ptr addrspace(3) %136, align 2
  %211 = insertelement <1 x i16> poison, i16 %204, i64 0
  store <1 x i16> %211, ptr addrspace(3) %137, align 2
  %212 = insertelement <1 x i16> poison, i16 %206, i64 0
  store <1 x i16> %212, ptr addrspace(3) %138, align 2
  %213 = insertelement <1 x i16> poison, i16 %208, i64 0
  store <1 x i16> %213, ptr addrspace(3) %139, align 2
  %214 = insertelement <1 x i16> poison, i16 %203, i64 0
  store <1 x i16> %214, ptr addrspace(3) %140, align 2
  %215 = insertelement <1 x i16> poison, i16 %205, i64 0
  store <1 x i16> %215, ptr addrspace(3) %141, align 2
  %216 = insertelement <1 x i16> poison, i16 %207, i64 0
  store <1 x i16> %216, ptr addrspace(3) %142, align 2
  %217 = insertelement <1 x i16> poison, i16 %209, i64 0
  store <1 x i16> %217, ptr addrspace(3) %143, align 2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %218 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %153)
  %219 = extractvalue { i32, i32, i32, i32 } %218, 0
  %220 = extractvalue { i32, i32, i32, i32 } %218, 1
  %221 = extractvalue { i32, i32, i32, i32 } %218, 2
  %222 = extractvalue { i32, i32, i32, i32 } %218, 3
  %223 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %155)
  %224 = extractvalue { i32, i32, i32, i32 } %223, 0
  %225 = extractvalue { i32, i32, i32, i32 } %223, 1
  %226 = extractvalue { i32, i32, i32, i32 } %223, 2
  %227 = extractvalue { i32, i32, i32, i32 } %223, 3
  %228 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %161)
  %229 = extractvalue { i32, i32, i32, i32 } %228, 0
  %230 = extractvalue { i32, i32, i32, i32 } %228, 1
  %231 = extractvalue { i32, i32, i32, i32 } %228, 2
  %232 = extractvalue { i32, i32, i32, i32 } %228, 3
  %233 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %163)
  %234 = extractvalue { i32, i32, i32, i32 } %233, 0
  %235 = extractvalue { i32, i32, i32, i32 } %233, 1
  %236 = extractvalue { i32, i32, i32, i32 } %233, 2
  %237 = extractvalue { i32, i32, i32, i32 } %233, 3
  %238 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %166, float %167, float %168, float %169, i32 %219, i32 %220, i32 %221, i32 %222, i32 %229, i32 %230) #4
  %239 = extractvalue { float, float, float, float } %238, 0
  %240 = extractvalue { float, float, float, float } %238, 1
  %241 = extractvalue { float, float, float, float } %238, 2
  %242 = extractvalue { float, float, float, float } %238, 3
  %243 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %170, float %171, float %172, float %173, i32 %219, i32 %220, i32 %221, i32 %222, i32 %234, i32 %235) #4
  %244 = extractvalue { float, float, float, float } %243, 0
  %245 = extractvalue { float, float, float, float } %243, 1
  %246 = extractvalue { float, float, float, float } %243, 2
  %247 = extractvalue { float, float, float, float } %243, 3
  %248 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %239, float %240, float %241, float %242, i32 %224, i32 %225, i32 %226, i32 %227, i32 %231, i32 %232) #4
  %249 = extractvalue { float, float, float, float } %248, 0
  %250 = extractvalue { float, float, float, float } %248, 1
  %251 = extractvalue { float, float, float, float } %248, 2
  %252 = extractvalue { float, float, float, float } %248, 3
  %253 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %244, float %245, float %246, float %247, i32 %224, i32 %225, i32 %226, i32 %227, i32 %236, i32 %237) #4
  %254 = extractvalue { float, float, float, float } %253, 0
  %255 = extractvalue { float, float, float, float } %253, 1
  %256 = extractvalue { float, float, float, float } %253, 2
  %257 = extractvalue { float, float, float, float } %253, 3
  %258 = getelementptr i8, ptr addrspace(1) %.pn1546, i64 64
  %259 = getelementptr i8, ptr addrspace(1) %.pn1347, i64 64
  %260 = getelementptr i8, ptr addrspace(1) %.pn1148, i64 64
  %261 = getelementptr i8, ptr addrspace(1) %.pn949, i64 64
  %262 = getelementptr i8, ptr addrspace(1) %.pn750, i64 64
  %263 = getelementptr i8, ptr addrspace(1) %.pn551, i64 64
  %264 = getelementptr i8, ptr addrspace(1) %.pn352, i64 64
  %265 = getelementptr i8, ptr addrspace(1) %.pn153, i64 64
  %266 = getelementptr [2 x i8], ptr addrspace(1) %.pn3154, i64 %164
  %267 = getelementptr [2 x i8], ptr addrspace(1) %.pn2955, i64 %164
  %268 = getelementptr [2 x i8], ptr addrspace(1) %.pn2756, i64 %164
  %269 = getelementptr [2 x i8], ptr addrspace(1) %.pn2557, i64 %164
  %270 = getelementptr [2 x i8], ptr addrspace(1) %.pn2358, i64 %164
  %271 = getelementptr [2 x i8], ptr addrspace(1) %.pn2159, i64 %164
  %272 = getelementptr [2 x i8], ptr addrspace(1) %.pn1960, i64 %164
  %273 = getelementptr [2 x i8], ptr addrspace(1) %.pn1761, i64 %164
  %274 = add nuw nsw i32 %174, 1
  %exitcond.not = icmp eq i32 %274, %37
  br i1 %exitcond.not, label %._crit_edge.loopexit, label %165

._crit_edge.loopexit:                             ; preds = %165
  %275 = fptrunc float %249 to half
  %276 = fptrunc float %250 to half
  %277 = fptrunc float %251 to half
  %278 = fptrunc float %252 to half
  %279 = fptrunc float %254 to half
  %280 = fptrunc float %255 to half
  %281 = fptrunc float %256 to half
  %282 = fptrunc float %257 to half
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %.._crit_edge_crit_edge
  %.pre-phi66 = phi i32 [ %.pre65, %.._crit_edge_crit_edge ], [ %117, %._crit_edge.loopexit ]
  %.pre-phi64 = phi i32 [ %.pre63, %.._crit_edge_crit_edge ], [ %146, %._crit_edge.loopexit ]
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %148, %._crit_edge.loopexit ]
  %283 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %275, %._crit_edge.loopexit ]
  %284 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %276, %._crit_edge.loopexit ]
  %285 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %277, %._crit_edge.loopexit ]
  %286 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %278, %._crit_edge.loopexit ]
  %287 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %279, %._crit_edge.loopexit ]
  %288 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %280, %._crit_edge.loopexit ]
  %289 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %281, %._crit_edge.loopexit ]
  %290 = phi half [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %282, %._crit_edge.loopexit ]
  %291 = icmp slt i32 %25, %3
  %292 = icmp slt i32 %26, %3
  %293 = icmp slt i32 %27, %3
  %294 = icmp slt i32 %28, %3
  %295 = icmp slt i32 %29, %3
  %296 = icmp slt i32 %30, %3
  %297 = icmp slt i32 %31, %3
  %298 = icmp slt i32 %32, %3
  %299 = icmp slt i32 %35, %4
  %300 = and i1 %291, %299
  %301 = and i1 %292, %299
  %302 = and i1 %293, %299
  %303 = and i1 %294, %299
  %304 = and i1 %295, %299
  %305 = and i1 %296, %299
  %306 = and i1 %297, %299
  %307 = and i1 %298, %299
  %308 = mul i32 %8, %25
  %309 = mul i32 %8, %26
  %310 = mul i32 %8, %27
  %311 = mul i32 %8, %28
  %312 = mul i32 %8, %29
  %313 = mul i32 %8, %30
  %314 = mul i32 %8, %31
  %315 = mul i32 %8, %32
  %316 = sext i32 %308 to i64
  %317 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %316
  %318 = sext i32 %309 to i64
  %319 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %318
  %320 = sext i32 %310 to i64
  %321 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %320
  %322 = sext i32 %311 to i64
  %323 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %322
  %324 = sext i32 %312 to i64
  %325 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %324
  %326 = sext i32 %313 to i64
  %327 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %326
  %328 = sext i32 %314 to i64
  %329 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %328
  %330 = sext i32 %315 to i64
  %331 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %330
  %332 = zext nneg i32 %35 to i64
  %333 = getelementptr [2 x i8], ptr addrspace(1) %317, i64 %332
  %334 = getelementptr [2 x i8], ptr addrspace(1) %319, i64 %332
  %335 = getelementptr [2 x i8], ptr addrspace(1) %321, i64 %332
  %336 = getelementptr [2 x i8], ptr addrspace(1) %323, i64 %332
  %337 = getelementptr [2 x i8], ptr addrspace(1) %325, i64 %332
  %338 = getelementptr [2 x i8], ptr addrspace(1) %327, i64 %332
  %339 = getelementptr [2 x i8], ptr addrspace(1) %329, i64 %332
  %340 = getelementptr [2 x i8], ptr addrspace(1) %331, i64 %332
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %341 = shl nuw nsw i32 %14, 4
  %342 = and i32 %341, 48
  %343 = shl nuw nsw i32 %15, 1
  %344 = and i32 %14, 4
  %345 = icmp eq i32 %344, 0
  %346 = select i1 %345, i32 0, i32 260
  %347 = and i32 %14, 8
  %348 = icmp eq i32 %347, 0
  %349 = select i1 %348, i32 0, i32 576
  %350 = icmp eq i32 %.pre-phi, 0
  %351 = select i1 %350, i32 0, i32 1032
  %352 = or disjoint i32 %346, %351
  %353 = or disjoint i32 %342, %343
  %354 = xor i32 %353, %349
  %355 = or disjoint i32 %352, %354
  %356 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %355
  %357 = insertelement <2 x half> poison, half %283, i64 0
  %358 = insertelement <2 x half> %357, half %285, i64 1
  store <2 x half> %358, ptr addrspace(3) %356, align 4
  %359 = xor i32 %355, 4
  %360 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %359
  %361 = insertelement <2 x half> poison, half %284, i64 0
  %362 = insertelement <2 x half> %361, half %286, i64 1
  store <2 x half> %362, ptr addrspace(3) %360, align 4
  %363 = xor i32 %355, 8
  %364 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %363
  %365 = insertelement <2 x half> poison, half %287, i64 0
  %366 = insertelement <2 x half> %365, half %289, i64 1
  store <2 x half> %366, ptr addrspace(3) %364, align 4
  %367 = xor i32 %355, 12
  %368 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %367
  %369 = insertelement <2 x half> poison, half %288, i64 0
  %370 = insertelement <2 x half> %369, half %290, i64 1
  store <2 x half> %370, ptr addrspace(3) %368, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %371 = and i32 %.pre-phi64, 112
  %372 = shl nuw nsw i32 %14, 2
  %373 = and i32 %372, 4
  %374 = lshr exact i32 %.pre-phi, 1
  %375 = and i32 %14, 32
  %376 = icmp eq i32 %375, 0
  %377 = select i1 %376, i32 0, i32 260
  %378 = icmp eq i32 %.pre-phi66, 0
  %379 = select i1 %378, i32 0, i32 576
  %380 = or disjoint i32 %371, %373
  %381 = or disjoint i32 %377, %379
  %382 = xor i32 %381, %380
  %383 = or disjoint i32 %382, %374
  %384 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %383
  %385 = load <2 x i16>, ptr addrspace(3) %384, align 4
  %386 = getelementptr inbounds nuw i8, ptr addrspace(3) %384, i32 128
  %387 = load <2 x i16>, ptr addrspace(3) %386, align 4
  %388 = xor i32 %383, 1032
  %389 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %388
  %390 = load <2 x i16>, ptr addrspace(3) %389, align 4
  %391 = getelementptr inbounds nuw i8, ptr addrspace(3) %389, i32 128
  %392 = load <2 x i16>, ptr addrspace(3) %391, align 4
  %.extract = extractelement <2 x i16> %385, i64 0
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract, ptr addrspace(1) %333, i1 %300) #4
  %.extract39 = extractelement <2 x i16> %390, i64 0
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract39, ptr addrspace(1) %334, i1 %301) #4
  %.extract40 = extractelement <2 x i16> %385, i64 1
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract40, ptr addrspace(1) %335, i1 %302) #4
  %.extract41 = extractelement <2 x i16> %390, i64 1
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract41, ptr addrspace(1) %336, i1 %303) #4
  %.extract42 = extractelement <2 x i16> %387, i64 0
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract42, ptr addrspace(1) %337, i1 %304) #4
  %.extract43 = extractelement <2 x i16> %392, i64 0
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract43, ptr addrspace(1) %338, i1 %305) #4
  %.extract44 = extractelement <2 x i16> %387, i64 1
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract44, ptr addrspace(1) %339, i1 %306) #4
  %.extract45 = extractelement <2 x i16> %392, i64 1
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract45, ptr addrspace(1) %340, i1 %307) #4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #3

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #3

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
