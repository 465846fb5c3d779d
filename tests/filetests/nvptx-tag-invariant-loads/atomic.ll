; RUN: opt -passes=nvptx-tag-invariant-loads
; Volatile and atomic loads, and loads of other address spaces, are not marked.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(1) noalias readonly %a, ptr noalias readonly %g, ptr addrspace(3) noalias readonly %s) {
  %v = load volatile i32, ptr addrspace(1) %a
  %w = load atomic i32, ptr addrspace(1) %a monotonic, align 4
  %x = load i32, ptr %g
  %y = load i32, ptr addrspace(3) %s
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr addrspace(1) noalias readonly %a, ptr noalias readonly %g, ptr addrspace(3) noalias readonly %s) {
;   %v = load volatile i32, ptr addrspace(1) %a, align 4
;   %w = load atomic i32, ptr addrspace(1) %a monotonic, align 4
;   %x = load i32, ptr %g, align 4
;   %y = load i32, ptr addrspace(3) %s, align 4
;   ret void
; }
