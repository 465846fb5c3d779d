; RUN: opt -passes=nvptx-copy-byval-args
; Arguments without uses and pointers are not copied.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr byval(i64) %a, ptr %o) {
  store i64 1, ptr %o
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr byval(i64) %a, ptr %o) {
;   store i64 1, ptr %o, align 8
;   ret void
; }
