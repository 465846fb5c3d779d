; RUN: not opt -passes='loop-bound-split<threshold=3>'
; It takes no parameters.
target triple = "nvptx64-nvidia-cuda"

define void @f() {
  ret void
}
; EXPECT
; invalid parameter `threshold=3` of pass `loop-bound-split`
