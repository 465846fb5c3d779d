; RUN: opt -passes='warp-shuffle'
; Two butterflies are one, or none; not where the inner is used elsewhere, the mask differs, or a segment is smaller than the warp. Equal exchanges of one block are done once.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)

define ptx_kernel void @f(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 31)
  %b = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %a, i32 3, i32 31)
  store volatile i32 %b, ptr addrspace(1) %p, align 4
  %c = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 4, i32 31)
  %d = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %c, i32 4, i32 31)
  store volatile i32 %d, ptr addrspace(1) %p, align 4
  %e = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 7175)
  %g = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %e, i32 2, i32 7175)
  store volatile i32 %g, ptr addrspace(1) %p, align 4
  %h = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 15, i32 %t, i32 1, i32 31)
  %i = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %h, i32 2, i32 31)
  store volatile i32 %i, ptr addrspace(1) %p, align 4
  %j = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 8, i32 31)
  %k = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %j, i32 1, i32 31)
  store volatile i32 %j, ptr addrspace(1) %p, align 4
  store volatile i32 %k, ptr addrspace(1) %p, align 4
  %l = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 8, i32 31)
  store volatile i32 %l, ptr addrspace(1) %p, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #1
;
; define ptx_kernel void @f(ptr addrspace(1) %p) {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %b = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 2, i32 31)
;   store volatile i32 %b, ptr addrspace(1) %p, align 4
;   store volatile i32 %t, ptr addrspace(1) %p, align 4
;   %e = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 7175)
;   %g = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %e, i32 2, i32 7175)
;   store volatile i32 %g, ptr addrspace(1) %p, align 4
;   %h = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 15, i32 %t, i32 1, i32 31)
;   %i = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %h, i32 2, i32 31)
;   store volatile i32 %i, ptr addrspace(1) %p, align 4
;   %j = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 8, i32 31)
;   %k = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %j, i32 1, i32 31)
;   store volatile i32 %j, ptr addrspace(1) %p, align 4
;   store volatile i32 %k, ptr addrspace(1) %p, align 4
;   store volatile i32 %j, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
