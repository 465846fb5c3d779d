; RUN: opt -passes='dot-products'
; In an unreachable block a sum may be one of its own terms.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(1) %p) {
entry:
  ret void
dead:
  %y = add i32 %y, 0
  %z = add i32 %y, %y
  store i32 %z, ptr addrspace(1) %p
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr addrspace(1) %p) {
; entry:
;   ret void
;
; dead:                                             ; No predecessors!
;   %y = add i32 %y, 0
;   %z = add i32 %y, %y
;   store i32 %z, ptr addrspace(1) %p, align 4
;   ret void
; }
