; RUN: opt -passes=infer-address-spaces
; The test of an address of a known space is answered; an address in the shared memory of the cluster may be the block's.

target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] undef, align 4

define void @f(ptr addrspace(7) %c, ptr %g, i64 %i, ptr addrspace(1) %out) {
  %p = addrspacecast ptr addrspace(3) @s to ptr
  %q = getelementptr i32, ptr %p, i64 %i
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %q)
  %cluster = call i1 @llvm.nvvm.isspacep.shared.cluster(ptr %q)
  %global = call i1 @llvm.nvvm.isspacep.global(ptr %q)
  %r = addrspacecast ptr addrspace(7) %c to ptr
  %own = call i1 @llvm.nvvm.isspacep.shared(ptr %r)
  %unknown = call i1 @llvm.nvvm.isspacep.local(ptr %g)
  store i1 %shared, ptr addrspace(1) %out
  store volatile i1 %cluster, ptr addrspace(1) %out
  store volatile i1 %global, ptr addrspace(1) %out
  store volatile i1 %own, ptr addrspace(1) %out
  store volatile i1 %unknown, ptr addrspace(1) %out
  ret void
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.local(ptr)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @s = internal addrspace(3) global [64 x i32] undef, align 4
;
; define void @f(ptr addrspace(7) %c, ptr %g, i64 %i, ptr addrspace(1) %out) {
;   %p = addrspacecast ptr addrspace(3) @s to ptr
;   %q = getelementptr i32, ptr %p, i64 %i
;   %r = addrspacecast ptr addrspace(7) %c to ptr
;   %own = call i1 @llvm.nvvm.isspacep.shared(ptr %r)
;   %unknown = call i1 @llvm.nvvm.isspacep.local(ptr %g)
;   store i1 true, ptr addrspace(1) %out, align 1
;   store volatile i1 true, ptr addrspace(1) %out, align 1
;   store volatile i1 false, ptr addrspace(1) %out, align 1
;   store volatile i1 %own, ptr addrspace(1) %out, align 1
;   store volatile i1 %unknown, ptr addrspace(1) %out, align 1
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.nvvm.isspacep.local(ptr captures(none)) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
