; RUN: opt -passes='nvptx-lower-args'
; Of the pointer arguments of a function that is no kernel nothing is known: they stay generic.
target triple = "nvptx64-nvidia-cuda"

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
