; RUN: opt -passes='nvptx-lower-args'
target triple = "nvptx64-nvidia-cuda"

; Not a kernel: nothing is known.
define void @d(ptr %p, i32 %v) {
  store i32 %v, ptr %p, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @d(ptr %p, i32 %v) {
;   store i32 %v, ptr %p, align 4
;   ret void
; }
