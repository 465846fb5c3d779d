; RUN: opt -passes='nvvm-intr-range'
; The shape of a cluster goes before the greatest rank.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()

define ptx_kernel void @f(ptr addrspace(1) %p) "nvvm.cluster_dim"="2,2,1" "nvvm.maxclusterrank"="16" {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
  store i32 %a, ptr addrspace(1) %p
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank() #0
;
; define ptx_kernel void @f(ptr addrspace(1) %p) #1 {
;   %a = call range(i32 1, 5) i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
;   store i32 %a, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { "nvvm.cluster_dim"="2,2,1" "nvvm.maxclusterrank"="16" }
