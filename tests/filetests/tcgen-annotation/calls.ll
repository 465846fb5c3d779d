; RUN: opt -passes='tcgen-annotation'
; A function has what it calls; one that is not reached and one that uses no tensor memory say nothing.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3), i32)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3), i32)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6), i32)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3))
declare void @llvm.nvvm.tcgen05.wait.ld()
declare i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6), i1)

define void @allocates(ptr addrspace(3) %slot) {
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %slot, i32 64)
  ret void
}
define void @frees(ptr addrspace(6) %columns) {
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %columns, i32 64)
  ret void
}
define void @nothing() {
  ret void
}
define ptx_kernel void @k(ptr addrspace(3) %slot, ptr addrspace(6) %columns) {
  call void @allocates(ptr addrspace(3) %slot)
  call void @nothing()
  call void @frees(ptr addrspace(6) %columns)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
; declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) writeonly captures(none), i32) #0
;
; ; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
; declare void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) writeonly captures(none), i32) #0
;
; ; Function Attrs: convergent nounwind memory(argmem: readwrite)
; declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #1
;
; ; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
; declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #0
;
; ; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
; declare void @llvm.nvvm.tcgen05.wait.ld() #2
;
; ; Function Attrs: convergent nounwind memory(argmem: readwrite)
; declare i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6) captures(none), i1 immarg) #1
;
; define void @allocates(ptr addrspace(3) %slot) #3 {
;   call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %slot, i32 64)
;   ret void
; }
;
; define void @frees(ptr addrspace(6) %columns) #4 {
;   call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %columns, i32 64)
;   ret void
; }
;
; define void @nothing() {
;   ret void
; }
;
; define ptx_kernel void @k(ptr addrspace(3) %slot, ptr addrspace(6) %columns) #5 {
;   call void @allocates(ptr addrspace(3) %slot)
;   call void @nothing()
;   call void @frees(ptr addrspace(6) %columns)
;   ret void
; }
;
; attributes #0 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
; attributes #1 = { convergent nounwind memory(argmem: readwrite) }
; attributes #2 = { convergent nounwind memory(inaccessiblemem: readwrite) }
; attributes #3 = { "nvvm-tcgen05"="alloc" "nvvm-tcgen05-cta-group"="1" }
; attributes #4 = { "nvvm-tcgen05"="free" "nvvm-tcgen05-cta-group"="1" }
; attributes #5 = { "nvvm-tcgen05"="alloc,free" "nvvm-tcgen05-cta-group"="1" }
