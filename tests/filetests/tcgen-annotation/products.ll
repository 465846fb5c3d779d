; RUN: opt -passes='tcgen-annotation'
; The group of a product is an operand of it.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6), i64, i64, i32, i1, i32, i32, i32)

define void @one(ptr addrspace(6) %d, i64 %a, i64 %b, i32 %i) {
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %d, i64 %a, i64 %b, i32 %i, i1 true, i32 0, i32 1, i32 0)
  ret void
}
define void @two(ptr addrspace(6) %d, i64 %a, i64 %b, i32 %i) {
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %d, i64 %a, i64 %b, i32 %i, i1 true, i32 0, i32 2, i32 0)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #0
;
; define void @one(ptr addrspace(6) %d, i64 %a, i64 %b, i32 %i) #1 {
;   call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %d, i64 %a, i64 %b, i32 %i, i1 true, i32 0, i32 1, i32 0)
;   ret void
; }
;
; define void @two(ptr addrspace(6) %d, i64 %a, i64 %b, i32 %i) #2 {
;   call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %d, i64 %a, i64 %b, i32 %i, i1 true, i32 0, i32 2, i32 0)
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { "nvvm-tcgen05"="product" "nvvm-tcgen05-cta-group"="1" }
; attributes #2 = { "nvvm-tcgen05"="product" "nvvm-tcgen05-cta-group"="2" }
