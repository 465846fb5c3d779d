; arch: sm_90a
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
  %25 = insertelement <4 x i32> poison, i32 %19, i64 0
  %26 = insertelement <4 x i32> %25, i32 %18, i64 1
  %27 = insertelement <4 x i32> %26, i32 %17, i64 2
  %28 = insertelement <4 x i32> %27, i32 %16, i64 3
  %29 = insertelement <4 x i32> poison, i32 %13, i64 0
  %30 = shufflevector <4 x i32> %29, <4 x i32> poison, <4 x i32> zeroinitializer
  %31 = or disjoint <4 x i32> %28, %30
  %32 = or disjoint i32 %20, %13
  %33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %34 = shl nuw nsw i32 %33, 5
  %35 = insertelement <4 x i32> poison, i32 %34, i64 0
  %36 = insertelement <4 x i32> %35, i32 %13, i64 1
  %37 = insertelement <4 x i32> %36, i32 %22, i64 2
  %38 = insertelement <4 x i32> %37, i32 %21, i64 3
  %39 = insertelement <4 x i32> poison, i32 %24, i64 0
  %40 = insertelement <4 x i32> %39, i32 %23, i64 1
  %41 = insertelement <4 x i32> %40, i32 %13, i64 2
  %42 = shufflevector <4 x i32> %41, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 2>
  %43 = or disjoint <4 x i32> %38, %42
  %44 = add i32 %5, 31
  %45 = sdiv i32 %44, 32
  %46 = icmp sgt i32 %44, 31
  br i1 %46, label %.lr.ph, label %.._crit_edge_crit_edge

.._crit_edge_crit_edge:                           ; preds = %11
  %.pre = and i32 %14, 16
  %.pre63 = shl nuw nsw i32 %14, 3
  %.pre65 = and i32 %14, 64
  br label %._crit_edge

.lr.ph:                                           ; preds = %11
  %47 = shl i32 %7, 5
  %48 = mul i32 %7, %23
  %49 = sext i32 %48 to i64
  %50 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %49
  %51 = mul i32 %7, %22
  %52 = sext i32 %51 to i64
  %53 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %52
  %54 = mul i32 %7, %21
  %55 = sext i32 %54 to i64
  %56 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %55
  %57 = mul i32 %7, %20
  %58 = sext i32 %57 to i64
  %59 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %58
  %60 = mul i32 %7, %19
  %61 = sext i32 %60 to i64
  %62 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %61
  %63 = mul i32 %7, %18
  %64 = sext i32 %63 to i64
  %65 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %64
  %66 = mul i32 %7, %17
  %67 = sext i32 %66 to i64
  %68 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %67
  %69 = mul i32 %7, %16
  %70 = sext i32 %69 to i64
  %71 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %70
  %72 = zext nneg i32 %24 to i64
  %73 = insertelement <4 x i32> poison, i32 %4, i64 0
  %74 = insertelement <4 x i32> %73, i32 %3, i64 1
  %75 = shufflevector <4 x i32> %74, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 1, i32 1>
  %76 = srem <4 x i32> %43, %75
  %77 = extractelement <4 x i32> %76, i64 0
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr [2 x i8], ptr addrspace(1) %50, i64 %78
  %80 = getelementptr [2 x i8], ptr addrspace(1) %53, i64 %78
  %81 = getelementptr [2 x i8], ptr addrspace(1) %56, i64 %78
  %82 = getelementptr [2 x i8], ptr addrspace(1) %59, i64 %78
  %83 = getelementptr [2 x i8], ptr addrspace(1) %62, i64 %78
  %84 = getelementptr [2 x i8], ptr addrspace(1) %65, i64 %78
  %85 = getelementptr [2 x i8], ptr addrspace(1) %68, i64 %78
  %86 = getelementptr [2 x i8], ptr addrspace(1) %71, i64 %78
  %87 = extractelement <4 x i32> %76, i64 1
  %88 = mul i32 %87, %6
  %89 = sext i32 %88 to i64
  %90 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %89
  %91 = getelementptr [2 x i8], ptr addrspace(1) %90, i64 %72
  %92 = extractelement <4 x i32> %76, i64 2
  %93 = mul i32 %92, %6
  %94 = sext i32 %93 to i64
  %95 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %94
  %96 = getelementptr [2 x i8], ptr addrspace(1) %95, i64 %72
  %97 = extractelement <4 x i32> %76, i64 3
  %98 = mul i32 %97, %6
  %99 = sext i32 %98 to i64
  %100 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %99
  %101 = getelementptr [2 x i8], ptr addrspace(1) %100, i64 %72
  %102 = srem i32 %32, %3
  %103 = mul i32 %102, %6
  %104 = sext i32 %103 to i64
  %105 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %104
  %106 = getelementptr [2 x i8], ptr addrspace(1) %105, i64 %72
  %107 = insertelement <4 x i32> poison, i32 %3, i64 0
  %108 = shufflevector <4 x i32> %107, <4 x i32> poison, <4 x i32> zeroinitializer
  %109 = srem <4 x i32> %31, %108
  %110 = extractelement <4 x i32> %109, i64 0
  %111 = mul i32 %110, %6
  %112 = sext i32 %111 to i64
  %113 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %112
  %114 = getelementptr [2 x i8], ptr addrspace(1) %113, i64 %72
  %115 = extractelement <4 x i32> %109, i64 1
  %116 = mul i32 %115, %6
  %117 = sext i32 %116 to i64
  %118 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %117
  %119 = getelementptr [2 x i8], ptr addrspace(1) %118, i64 %72
  %120 = extractelement <4 x i32> %109, i64 2
  %121 = mul i32 %120, %6
  %122 = sext i32 %121 to i64
  %123 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %122
  %124 = getelementptr [2 x i8], ptr addrspace(1) %123, i64 %72
  %125 = extractelement <4 x i32> %109, i64 3
  %126 = mul i32 %125, %6
  %127 = sext i32 %126 to i64
  %128 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %127
  %129 = getelementptr [2 x i8], ptr addrspace(1) %128, i64 %72
  %130 = shl nuw nsw i32 %14, 1
  %131 = and i32 %130, 126
  %132 = and i32 %14, 64
  %133 = icmp eq i32 %132, 0
  %134 = select i1 %133, i32 0, i32 144
  %135 = xor i32 %134, %131
  %136 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %135
  %137 = or disjoint i32 %135, 512
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %137
  %139 = or disjoint i32 %135, 1024
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %139
  %141 = or disjoint i32 %135, 1536
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %141
  %143 = xor i32 %135, 288
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %143
  %145 = or disjoint i32 %143, 512
  %146 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %145
  %147 = or disjoint i32 %143, 1024
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %147
  %149 = or disjoint i32 %143, 1536
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %149
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %135
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %137
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %139
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %141
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %143
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %145
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %147
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %149
  %159 = shl nuw nsw i32 %14, 6
  %160 = and i32 %159, 960
  %161 = shl nuw nsw i32 %14, 3
  %162 = and i32 %161, 48
  %163 = and i32 %14, 16
  %164 = shl nuw nsw i32 %132, 4
  %165 = or disjoint i32 %160, %164
  %166 = xor i32 %162, %163
  %167 = or disjoint i32 %165, %166
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %167
  %169 = xor i32 %167, 32
  %170 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %169
  %171 = shl nuw nsw i32 %24, 6
  %172 = lshr i32 %14, 1
  %173 = and i32 %172, 16
  %174 = xor i32 %162, %173
  %175 = or disjoint i32 %174, %171
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %175
  %177 = xor i32 %175, 32
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %177
  %179 = sext i32 %47 to i64
  br label %180

180:                                              ; preds = %.lr.ph, %180
  %181 = phi float [ 0x0000000000000000, %.lr.ph ], [ %264, %180 ]
  %182 = phi float [ 0x0000000000000000, %.lr.ph ], [ %265, %180 ]
  %183 = phi float [ 0x0000000000000000, %.lr.ph ], [ %266, %180 ]
  %184 = phi float [ 0x0000000000000000, %.lr.ph ], [ %267, %180 ]
  %185 = phi float [ 0x0000000000000000, %.lr.ph ], [ %269, %180 ]
  %186 = phi float [ 0x0000000000000000, %.lr.ph ], [ %270, %180 ]
  %187 = phi float [ 0x0000000000000000, %.lr.ph ], [ %271, %180 ]
  %188 = phi float [ 0x0000000000000000, %.lr.ph ], [ %272, %180 ]
  %.pn1761 = phi ptr addrspace(1) [ %79, %.lr.ph ], [ %288, %180 ]
  %.pn1960 = phi ptr addrspace(1) [ %80, %.lr.ph ], [ %287, %180 ]
  %.pn2159 = phi ptr addrspace(1) [ %81, %.lr.ph ], [ %286, %180 ]
  %.pn2358 = phi ptr addrspace(1) [ %82, %.lr.ph ], [ %285, %180 ]
  %.pn2557 = phi ptr addrspace(1) [ %83, %.lr.ph ], [ %284, %180 ]
  %.pn2756 = phi ptr addrspace(1) [ %84, %.lr.ph ], [ %283, %180 ]
  %.pn2955 = phi ptr addrspace(1) [ %85, %.lr.ph ], [ %282, %180 ]
  %.pn3154 = phi ptr addrspace(1) [ %86, %.lr.ph ], [ %281, %180 ]
  %.pn153 = phi ptr addrspace(1) [ %91, %.lr.ph ], [ %280, %180 ]
  %.pn352 = phi ptr addrspace(1) [ %96, %.lr.ph ], [ %279, %180 ]
  %.pn551 = phi ptr addrspace(1) [ %101, %.lr.ph ], [ %278, %180 ]
  %.pn750 = phi ptr addrspace(1) [ %106, %.lr.ph ], [ %277, %180 ]
  %.pn949 = phi ptr addrspace(1) [ %114, %.lr.ph ], [ %276, %180 ]
  %.pn1148 = phi ptr addrspace(1) [ %119, %.lr.ph ], [ %275, %180 ]
  %.pn1347 = phi ptr addrspace(1) [ %124, %.lr.ph ], [ %274, %180 ]
  %.pn1546 = phi ptr addrspace(1) [ %129, %.lr.ph ], [ %273, %180 ]
  %189 = phi i32 [ 0, %.lr.ph ], [ %289, %180 ]
  %190 = shl nuw nsw i32 %189, 5
  %191 = sub nsw i32 %5, %190
  %192 = icmp slt i32 %24, %191
  %193 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1546, i1 %192) #4
  %194 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1347, i1 %192) #4
  %195 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1148, i1 %192) #4
  %196 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn949, i1 %192) #4
  %197 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn750, i1 %192) #4
  %198 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn551, i1 %192) #4
  %199 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn352, i1 %192) #4
  %200 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn153, i1 %192) #4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %201 = insertelement <1 x i16> poison, i16 %193, i64 0
  store <1 x i16> %201, ptr addrspace(3) %136, align 2
  %202 = insertelement <1 x i16> poison, i16 %195, i64 0
  store <1 x i16> %202, ptr addrspace(3) %138, align 2
  %203 = insertelement <1 x i16> poison, i16 %197, i64 0
  store <1 x i16> %203, ptr addrspace(3) %140, align 2
  %204 = insertelement <1 x i16> poison, i16 %199, i64 0
  store <1 x i16> %204, ptr addrspace(3) %142, align 2
  %205 = insertelement <1 x i16> poison, i16 %194, i64 0
  store <1 x i16> %205, ptr addrspace(3) %144, align 2
  %206 = insertelement <1 x i16> poison, i16 %196, i64 0
  store <1 x i16> %206, ptr addrspace(3) %146, align 2
  %207 = insertelement <1 x i16> poison, i16 %198, i64 0
  store <1 x i16> %207, ptr addrspace(3) %148, align 2
  %208 = insertelement <1 x i16> poison, i16 %200, i64 0
  store <1 x i16> %208, ptr addrspace(3) %150, align 2
  %209 = icmp slt i32 %16, %191
  %210 = icmp slt i32 %17, %191
  %211 = icmp slt i32 %18, %191
  %212 = icmp slt i32 %19, %191
  %213 = icmp slt i32 %20, %191
  %214 = icmp slt i32 %21, %191
  %215 = icmp slt i32 %22, %191
  %216 = icmp slt i32 %23, %191
  %217 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn3154, i1 %209) #4
  %218 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2955, i1 %210) #4
  %219 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2756, i1 %211) #4
  %220 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2557, i1 %212) #4
  %221 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2358, i1 %213) #4
  %222 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn2159, i1 %214) #4
  %223 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1960, i1 %215) #4
  %224 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %.pn1761, i1 %216) #4
  %225 = insertelement <1 x i16> poison, i16 %217, i64 0
  store <1 x i16> %225, ptr addrspace(3) %151, align 2
  %226 = insertelement <1 x i16> poison, i16 %219, i64 0
  store <1 x i16> %226, ptr addrspace(3) %152, align 2
  %227 = insertelement <1 x i16> poison, i16 %221, i64 0
  store <1 x i16> %227, ptr addrspace(3) %153, align 2
  %228 = insertelement <1 x i16> poison, i16 %223, i64 0
  store <1 x i16> %228, ptr addrspace(3) %154, align 2
  %229 = insertelement <1 x i16> poison, i16 %218, i64 0
  store <1 x i16> %229, ptr addrspace(3) %155, align 2
  %230 = insertelement <1 x i16> poison, i16 %220, i64 0
  store <1 x i16> %230, ptr addrspace(3) %156, align 2
  %231 = insertelement <1 x i16> poison, i16 %222, i64 0
  store <1 x i16> %231, ptr addrspace(3) %157, align 2
  %232 = insertelement <1 x i16> poison, i16 %224, i64 0
  store <1 x i16> %232, ptr addrspace(3) %158, align 2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %233 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %168)
  %234 = extractvalue { i32, i32, i32, i32 } %233, 0
  %235 = extractvalue { i32, i32, i32, i32 } %233, 1
  %236 = extractvalue { i32, i32, i32, i32 } %233, 2
  %237 = extractvalue { i32, i32, i32, i32 } %233, 3
  %238 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %170)
  %239 = extractvalue { i32, i32, i32, i32 } %238, 0
  %240 = extractvalue { i32, i32, i32, i32 } %238, 1
  %241 = extractvalue { i32, i32, i32, i32 } %238, 2
  %242 = extractvalue { i32, i32, i32, i32 } %238, 3
  %243 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %176)
  %244 = extractvalue { i32, i32, i32, i32 } %243, 0
  %245 = extractvalue { i32, i32, i32, i32 } %243, 1
  %246 = extractvalue { i32, i32, i32, i32 } %243, 2
  %247 = extractvalue { i32, i32, i32, i32 } %243, 3
  %248 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %178)
  %249 = extractvalue { i32, i32, i32, i32 } %248, 0
  %250 = extractvalue { i32, i32, i32, i32 } %248, 1
  %251 = extractvalue { i32, i32, i32, i32 } %248, 2
  %252 = extractvalue { i32, i32, i32, i32 } %248, 3
  %253 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %181, float %182, float %183, float %184, i32 %234, i32 %235, i32 %236, i32 %237, i32 %244, i32 %245) #4
  %254 = extractvalue { float, float, float, float } %253, 0
  %255 = extractvalue { float, float, float, float } %253, 1
  %256 = extractvalue { float, float, float, float } %253, 2
  %257 = extractvalue { float, float, float, float } %253, 3
  %258 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %185, float %186, float %187, float %188, i32 %234, i32 %235, i32 %236, i32 %237, i32 %249, i32 %250) #4
  %259 = extractvalue { float, float, float, float } %258, 0
  %260 = extractvalue { float, float, float, float } %258, 1
  %261 = extractvalue { float, float, float, float } %258, 2
  %262 = extractvalue { float, float, float, float } %258, 3
  %263 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %254, float %255, float %256, float %257, i32 %239, i32 %240, i32 %241, i32 %242, i32 %246, i32 %247) #4
  %264 = extractvalue { float, float, float, float } %263, 0
  %265 = extractvalue { float, float, float, float } %263, 1
  %266 = extractvalue { float, float, float, float } %263, 2
  %267 = extractvalue { float, float, float, float } %263, 3
  %268 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %259, float %260, float %261, float %262, i32 %239, i32 %240, i32 %241, i32 %242, i32 %251, i32 %252) #4
  %269 = extractvalue { float, float, float, float } %268, 0
  %270 = extractvalue { float, float, float, float } %268, 1
  %271 = extractvalue { float, float, float, float } %268, 2
  %272 = extractvalue { float, float, float, float } %268, 3
  %273 = getelementptr i8, ptr addrspace(1) %.pn1546, i64 64
  %274 = getelementptr i8, ptr addrspace(1) %.pn1347, i64 64
  %275 = getelementptr i8, ptr addrspace(1) %.pn1148, i64 64
  %276 = getelementptr i8, ptr addrspace(1) %.pn949, i64 64
  %277 = getelementptr i8, ptr addrspace(1) %.pn750, i64 64
  %278 = getelementptr i8, ptr addrspace(1) %.pn551, i64 64
  %279 = getelementptr i8, ptr addrspace(1) %.pn352, i64 64
  %280 = getelementptr i8, ptr addrspace(1) %.pn153, i64 64
  %281 = getelementptr [2 x i8], ptr addrspace(1) %.pn3154, i64 %179
  %282 = getelementptr [2 x i8], ptr addrspace(1) %.pn2955, i64 %179
  %283 = getelementptr [2 x i8], ptr addrspace(1) %.pn2756, i64 %179
  %284 = getelementptr [2 x i8], ptr addrspace(1) %.pn2557, i64 %179
  %285 = getelementptr [2 x i8], ptr addrspace(1) %.pn2358, i64 %179
  %286 = getelementptr [2 x i8], ptr addrspace(1) %.pn2159, i64 %179
  %287 = getelementptr [2 x i8], ptr addrspace(1) %.pn1960, i64 %179
  %288 = getelementptr [2 x i8], ptr addrspace(1) %.pn1761, i64 %179
  %289 = add nuw nsw i32 %189, 1
  %exitcond.not = icmp eq i32 %289, %45
  br i1 %exitcond.not, label %._crit_edge.loopexit, label %180

._crit_edge.loopexit:                             ; preds = %180
  %290 = insertelement <8 x float> poison, float %264, i64 0
  %291 = insertelement <8 x float> %290, float %266, i64 1
  %292 = insertelement <8 x float> %291, float %265, i64 2
  %293 = insertelement <8 x float> %292, float %267, i64 3
  %294 = insertelement <8 x float> %293, float %269, i64 4
  %295 = insertelement <8 x float> %294, float %271, i64 5
  %296 = insertelement <8 x float> %295, float %270, i64 6
  %297 = insertelement <8 x float> %296, float %272, i64 7
  %298 = fptrunc <8 x float> %297 to <8 x half>
  br label %._crit_edge

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %.._crit_edge_crit_edge
  %.pre-phi66 = phi i32 [ %.pre65, %.._crit_edge_crit_edge ], [ %132, %._crit_edge.loopexit ]
  %.pre-phi64 = phi i32 [ %.pre63, %.._crit_edge_crit_edge ], [ %161, %._crit_edge.loopexit ]
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %163, %._crit_edge.loopexit ]
  %299 = phi <8 x half> [ zeroinitializer, %.._crit_edge_crit_edge ], [ %298, %._crit_edge.loopexit ]
  %300 = extractelement <4 x i32> %31, i64 3
  %301 = icmp slt i32 %300, %3
  %302 = extractelement <4 x i32> %31, i64 2
  %303 = icmp slt i32 %302, %3
  %304 = extractelement <4 x i32> %31, i64 1
  %305 = icmp slt i32 %304, %3
  %306 = extractelement <4 x i32> %31, i64 0
  %307 = icmp slt i32 %306, %3
  %308 = icmp slt i32 %32, %3
  %309 = extractelement <4 x i32> %43, i64 3
  %310 = icmp slt i32 %309, %3
  %311 = extractelement <4 x i32> %43, i64 2
  %312 = icmp slt i32 %311, %3
  %313 = extractelement <4 x i32> %43, i64 1
  %314 = icmp slt i32 %313, %3
  %315 = extractelement <4 x i32> %43, i64 0
  %316 = icmp slt i32 %315, %4
  %317 = and i1 %301, %316
  %318 = and i1 %303, %316
  %319 = and i1 %305, %316
  %320 = and i1 %307, %316
  %321 = and i1 %308, %316
  %322 = and i1 %310, %316
  %323 = and i1 %312, %316
  %324 = and i1 %314, %316
  %325 = mul i32 %8, %300
  %326 = mul i32 %8, %302
  %327 = mul i32 %8, %304
  %328 = mul i32 %8, %306
  %329 = mul i32 %8, %32
  %330 = mul i32 %8, %309
  %331 = mul i32 %8, %311
  %332 = mul i32 %8, %313
  %333 = sext i32 %325 to i64
  %334 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %333
  %335 = sext i32 %326 to i64
  %336 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %335
  %337 = sext i32 %327 to i64
  %338 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %337
  %339 = sext i32 %328 to i64
  %340 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %339
  %341 = sext i32 %329 to i64
  %342 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %341
  %343 = sext i32 %330 to i64
  %344 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %343
  %345 = sext i32 %331 to i64
  %346 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %345
  %347 = sext i32 %332 to i64
  %348 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %347
  %349 = zext nneg i32 %315 to i64
  %350 = getelementptr [2 x i8], ptr addrspace(1) %334, i64 %349
  %351 = getelementptr [2 x i8], ptr addrspace(1) %336, i64 %349
  %352 = getelementptr [2 x i8], ptr addrspace(1) %338, i64 %349
  %353 = getelementptr [2 x i8], ptr addrspace(1) %340, i64 %349
  %354 = getelementptr [2 x i8], ptr addrspace(1) %342, i64 %349
  %355 = getelementptr [2 x i8], ptr addrspace(1) %344, i64 %349
  %356 = getelementptr [2 x i8], ptr addrspace(1) %346, i64 %349
  %357 = getelementptr [2 x i8], ptr addrspace(1) %348, i64 %349
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %358 = shl nuw nsw i32 %14, 4
  %359 = and i32 %358, 48
  %360 = shl nuw nsw i32 %15, 1
  %361 = and i32 %14, 4
  %362 = icmp eq i32 %361, 0
  %363 = select i1 %362, i32 0, i32 260
  %364 = and i32 %14, 8
  %365 = icmp eq i32 %364, 0
  %366 = select i1 %365, i32 0, i32 576
  %367 = icmp eq i32 %.pre-phi, 0
  %368 = select i1 %367, i32 0, i32 1032
  %369 = or disjoint i32 %363, %368
  %370 = or disjoint i32 %359, %360
  %371 = xor i32 %370, %366
  %372 = or disjoint i32 %369, %371
  %373 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %372
  %374 = shufflevector <8 x half> %299, <8 x half> poison, <2 x i32> <i32 0, i32 1>
  store <2 x half> %374, ptr addrspace(3) %373, align 4
  %375 = xor i32 %372, 4
  %376 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %375
  %377 = shufflevector <8 x half> %299, <8 x half> poison, <2 x i32> <i32 2, i32 3>
  store <2 x half> %377, ptr addrspace(3) %376, align 4
  %378 = xor i32 %372, 8
  %379 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %378
  %380 = shufflevector <8 x half> %299, <8 x half> poison, <2 x i32> <i32 4, i32 5>
  store <2 x half> %380, ptr addrspace(3) %379, align 4
  %381 = xor i32 %372, 12
  %382 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %381
  %383 = shufflevector <8 x half> %299, <8 x half> poison, <2 x i32> <i32 6, i32 7>
  store <2 x half> %383, ptr addrspace(3) %382, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %384 = and i32 %.pre-phi64, 112
  %385 = shl nuw nsw i32 %14, 2
  %386 = and i32 %385, 4
  %387 = lshr exact i32 %.pre-phi, 1
  %388 = and i32 %14, 32
  %389 = icmp eq i32 %388, 0
  %390 = select i1 %389, i32 0, i32 260
  %391 = icmp eq i32 %.pre-phi66, 0
  %392 = select i1 %391, i32 0, i32 576
  %393 = or disjoint i32 %384, %386
  %394 = or disjoint i32 %390, %392
  %395 = xor i32 %394, %393
  %396 = or disjoint i32 %395, %387
  %397 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %396
  %398 = load <2 x i16>, ptr addrspace(3) %397, align 4
  %399 = getelementptr inbounds nuw i8, ptr addrspace(3) %397, i32 128
  %400 = load <2 x i16>, ptr addrspace(3) %399, align 4
  %401 = xor i32 %396, 1032
  %402 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %401
  %403 = load <2 x i16>, ptr addrspace(3) %402, align 4
  %404 = getelementptr inbounds nuw i8, ptr addrspace(3) %402, i32 128
  %405 = load <2 x i16>, ptr addrspace(3) %404, align 4
  %.extract = extractelement <2 x i16> %398, i64 0
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract, ptr addrspace(1) %350, i1 %317) #4
  %.extract39 = extractelement <2 x i16> %403, i64 0
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract39, ptr addrspace(1) %351, i1 %318) #4
  %.extract40 = extractelement <2 x i16> %398, i64 1
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract40, ptr addrspace(1) %352, i1 %319) #4
  %.extract41 = extractelement <2 x i16> %403, i64 1
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract41, ptr addrspace(1) %353, i1 %320) #4
  %.extract42 = extractelement <2 x i16> %400, i64 0
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract42, ptr addrspace(1) %354, i1 %321) #4
  %.extract43 = extractelement <2 x i16> %405, i64 0
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract43, ptr addrspace(1) %355, i1 %322) #4
  %.extract44 = extractelement <2 x i16> %400, i64 1
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract44, ptr addrspace(1) %356, i1 %323) #4
  %.extract45 = extractelement <2 x i16> %405, i64 1
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %.extract45, ptr addrspace(1) %357, i1 %324) #4
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
