; RUN: opt -passes=nvptx-tag-invariant-loads
; Arguments of functions that are no kernels promise nothing about other threads.
target triple = "nvptx64-nvidia-cuda"

define i32 @f(ptr addrspace(1) noalias readonly %a) {
  %v = load i32, ptr addrspace(1) %a
  ret i32 %v
}
define void @empty() {
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(ptr addrspace(1) noalias readonly %a) {
;   %v = load i32, ptr addrspace(1) %a, align 4
;   ret i32 %v
; }
;
; define void @empty() {
;   ret void
; }
