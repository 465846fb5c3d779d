; RUN: opt -passes=nvptx-lower-ctor-dtor
; A module without lists stays as it is.
target triple = "nvptx64-nvidia-cuda"

@g = global i32 1
define void @a() {
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @g = global i32 1
;
; define void @a() {
;   ret void
; }
