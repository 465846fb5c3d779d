; RUN: opt -passes='nvptx-lower-args'
target triple = "nvptx64-nvidia-cuda"

; Not a kernel: nothing is known.
define void @d(ptr %p, i32 %v) {
  store i32 %v, ptr %p, align 4
  ret void
}
; EXPECT
; target triple = "nvptx64-nvidia-cuda"
;
; define void @d(ptr %p, i32 %v) {
;   store i32 %v, ptr %p, align 4
;   ret void
; }
