; RUN: opt -passes='print<da>'
; A tiled matrix product: stores into the tiles in shared memory and loads from them in the inner loop. Each thread stores one
; element per tile and reads a row of one and a column of the other; memory of another space is not touched.

target triple = "nvptx64-nvidia-cuda"

@as = internal addrspace(3) global [16 x [16 x float]] zeroinitializer
@bs = internal addrspace(3) global [16 x [16 x float]] zeroinitializer

define ptx_kernel void @tiled(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %tiles) {
entry:
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %lt
lt:
  %t = phi i32 [ 0, %entry ], [ %t1, %ltx ]
  %at = shl nuw nsw i32 %t, 4
  %col = add nuw nsw i32 %at, %tx
  %ap = getelementptr inbounds float, ptr addrspace(1) %a, i32 %col
  %x = load float, ptr addrspace(1) %ap, align 4
  %sa = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @as, i32 0, i32 %ty, i32 %tx
  store float %x, ptr addrspace(3) %sa, align 4
  %sb = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @bs, i32 0, i32 %ty, i32 %tx
  store float %x, ptr addrspace(3) %sb, align 4
  br label %lk
lk:
  %k = phi i32 [ 0, %lt ], [ %k1, %lk ]
  %ra = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @as, i32 0, i32 %ty, i32 %k
  %u = load float, ptr addrspace(3) %ra, align 4
  %rb = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @bs, i32 0, i32 %k, i32 %tx
  %v = load float, ptr addrspace(3) %rb, align 4
  %k1 = add nuw nsw i32 %k, 1
  %kc = icmp ult i32 %k1, 16
  br i1 %kc, label %lk, label %ltx
ltx:
  %t1 = add nuw nsw i32 %t, 1
  %tc = icmp slt i32 %t1, %tiles
  br i1 %tc, label %lt, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; EXPECT
; Printing analysis 'Dependence Analysis' for function 'tiled':
; Src:  %x = load float, ptr addrspace(1) %ap, align 4 --> Dst:  %x = load float, ptr addrspace(1) %ap, align 4
;   da analyze - none!
; Src:  %x = load float, ptr addrspace(1) %ap, align 4 --> Dst:  store float %x, ptr addrspace(3) %sa, align 4
;   da analyze - none!
; Src:  %x = load float, ptr addrspace(1) %ap, align 4 --> Dst:  store float %x, ptr addrspace(3) %sb, align 4
;   da analyze - none!
; Src:  %x = load float, ptr addrspace(1) %ap, align 4 --> Dst:  %u = load float, ptr addrspace(3) %ra, align 4
;   da analyze - none!
; Src:  %x = load float, ptr addrspace(1) %ap, align 4 --> Dst:  %v = load float, ptr addrspace(3) %rb, align 4
;   da analyze - none!
; Src:  store float %x, ptr addrspace(3) %sa, align 4 --> Dst:  store float %x, ptr addrspace(3) %sa, align 4
;   da analyze - consistent output [S]!
; Src:  store float %x, ptr addrspace(3) %sa, align 4 --> Dst:  store float %x, ptr addrspace(3) %sb, align 4
;   da analyze - none!
; Src:  store float %x, ptr addrspace(3) %sa, align 4 --> Dst:  %u = load float, ptr addrspace(3) %ra, align 4
;   da analyze - flow [S|<]!
; Src:  store float %x, ptr addrspace(3) %sa, align 4 --> Dst:  %v = load float, ptr addrspace(3) %rb, align 4
;   da analyze - none!
; Src:  store float %x, ptr addrspace(3) %sb, align 4 --> Dst:  store float %x, ptr addrspace(3) %sb, align 4
;   da analyze - consistent output [S]!
; Src:  store float %x, ptr addrspace(3) %sb, align 4 --> Dst:  %u = load float, ptr addrspace(3) %ra, align 4
;   da analyze - none!
; Src:  store float %x, ptr addrspace(3) %sb, align 4 --> Dst:  %v = load float, ptr addrspace(3) %rb, align 4
;   da analyze - flow [S|<]!
; Src:  %u = load float, ptr addrspace(3) %ra, align 4 --> Dst:  %u = load float, ptr addrspace(3) %ra, align 4
;   da analyze - consistent input [S 0]!
; Src:  %u = load float, ptr addrspace(3) %ra, align 4 --> Dst:  %v = load float, ptr addrspace(3) %rb, align 4
;   da analyze - none!
; Src:  %v = load float, ptr addrspace(3) %rb, align 4 --> Dst:  %v = load float, ptr addrspace(3) %rb, align 4
;   da analyze - consistent input [S 0]!
