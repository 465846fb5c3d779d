; RUN: opt -passes=nvptx-tag-invariant-loads
; What may be written keeps its loads: no noalias, no readonly, a choice of both, unknown and undefined addresses.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(1) noalias %b, ptr addrspace(1) readonly %c, ptr addrspace(1) noalias readonly %a, i1 %k) {
  %x = load i32, ptr addrspace(1) %b
  %y = load i32, ptr addrspace(1) %c
  %s = select i1 %k, ptr addrspace(1) %a, ptr addrspace(1) %b
  %z = load i32, ptr addrspace(1) %s
  %u = load i32, ptr addrspace(1) undef
  %v = load i32, ptr addrspace(1) poison
  %p = load ptr addrspace(1), ptr addrspace(1) %b
  %w = load i32, ptr addrspace(1) %p
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr addrspace(1) noalias %b, ptr addrspace(1) readonly %c, ptr addrspace(1) noalias readonly %a, i1 %k) {
;   %x = load i32, ptr addrspace(1) %b, align 4
;   %y = load i32, ptr addrspace(1) %c, align 4
;   %s = select i1 %k, ptr addrspace(1) %a, ptr addrspace(1) %b
;   %z = load i32, ptr addrspace(1) %s, align 4
;   %u = load i32, ptr addrspace(1) undef, align 4
;   %v = load i32, ptr addrspace(1) poison, align 4
;   %p = load ptr addrspace(1), ptr addrspace(1) %b, align 8
;   %w = load i32, ptr addrspace(1) %p, align 4
;   ret void
; }
