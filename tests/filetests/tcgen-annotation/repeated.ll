; RUN: opt -passes='tcgen-annotation,globaldce,tcgen-annotation'
; What a function said before it changed is said anew.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3), i32)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3), i32)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6), i32)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3))
declare void @llvm.nvvm.tcgen05.wait.ld()
declare i32 @llvm.nvvm.tcgen05.ld.16x64b.x1(ptr addrspace(6), i1)

define void @f(ptr addrspace(3) %slot) "nvvm-tcgen05"="product" {
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) %slot)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
; declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #0
;
; define void @f(ptr addrspace(3) %slot) #1 {
;   call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) %slot)
;   ret void
; }
;
; attributes #0 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
; attributes #1 = { "nvvm-tcgen05"="order" "nvvm-tcgen05-cta-group"="1" }
