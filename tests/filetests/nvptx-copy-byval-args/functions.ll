; RUN: opt -passes=nvptx-copy-byval-args
; Functions that are no kernels keep their arguments.
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr byval(i64) %a, ptr %o) {
  %v = load i64, ptr %a
  store i64 %v, ptr %o
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr byval(i64) %a, ptr %o) {
;   %v = load i64, ptr %a, align 8
;   store i64 %v, ptr %o, align 8
;   ret void
; }
