; RUN: opt -passes='warp-shuffle'
; An exchange that nothing reaches, and one whose predicate is asked for, stay as they are.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32, i32, i32, i32)

define ptx_kernel void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  %pair = call { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32 -1, i32 %n, i32 4, i32 0)
  %in_range = extractvalue { i32, i1 } %pair, 1
  store volatile i1 %in_range, ptr addrspace(1) %p, align 1
  ret void

lost:
  %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %n, i32 0, i32 31)
  store volatile i32 %s, ptr addrspace(1) %p, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #0
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32, i32, i32, i32) #0
;
; define ptx_kernel void @f(ptr addrspace(1) %p, i32 %n) {
; entry:
;   %pair = call { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32 -1, i32 %n, i32 4, i32 0)
;   %in_range = extractvalue { i32, i1 } %pair, 1
;   store volatile i1 %in_range, ptr addrspace(1) %p, align 1
;   ret void
;
; lost:                                             ; No predecessors!
;   %s = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %n, i32 0, i32 31)
;   store volatile i32 %s, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
