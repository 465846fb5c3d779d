; RUN: opt -passes='warp-shuffle'
; Exchanges without a mask: a uniform value needs none, but which lanes are there is not known, so a ballot stays and two equal shuffles are two.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.down.i32(i32, i32, i32)
declare i32 @llvm.nvvm.vote.ballot(i1)
declare i1 @llvm.nvvm.vote.any(i1)

define ptx_kernel void @f(ptr addrspace(1) %p, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %n, 3
  %same = call i32 @llvm.nvvm.shfl.down.i32(i32 %n, i32 2, i32 31)
  %any = call i1 @llvm.nvvm.vote.any(i1 %c)
  %ballot = call i32 @llvm.nvvm.vote.ballot(i1 %c)
  %one = call i32 @llvm.nvvm.shfl.down.i32(i32 %t, i32 2, i32 31)
  %two = call i32 @llvm.nvvm.shfl.down.i32(i32 %t, i32 2, i32 31)
  %none = call i32 @llvm.nvvm.shfl.down.i32(i32 %t, i32 0, i32 31)
  store volatile i32 %same, ptr addrspace(1) %p, align 4
  store volatile i1 %any, ptr addrspace(1) %p, align 1
  store volatile i32 %ballot, ptr addrspace(1) %p, align 4
  store volatile i32 %one, ptr addrspace(1) %p, align 4
  store volatile i32 %two, ptr addrspace(1) %p, align 4
  store volatile i32 %none, ptr addrspace(1) %p, align 4
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
; declare i32 @llvm.nvvm.shfl.down.i32(i32, i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.vote.ballot(i1) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i1 @llvm.nvvm.vote.any(i1) #1
;
; define ptx_kernel void @f(ptr addrspace(1) %p, i32 %n) {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp eq i32 %n, 3
;   %ballot = call i32 @llvm.nvvm.vote.ballot(i1 %c)
;   %one = call i32 @llvm.nvvm.shfl.down.i32(i32 %t, i32 2, i32 31)
;   %two = call i32 @llvm.nvvm.shfl.down.i32(i32 %t, i32 2, i32 31)
;   store volatile i32 %n, ptr addrspace(1) %p, align 4
;   store volatile i1 %c, ptr addrspace(1) %p, align 1
;   store volatile i32 %ballot, ptr addrspace(1) %p, align 4
;   store volatile i32 %one, ptr addrspace(1) %p, align 4
;   store volatile i32 %two, ptr addrspace(1) %p, align 4
;   store volatile i32 %t, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
