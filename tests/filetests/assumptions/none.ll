; RUN: opt -passes='print<assumptions>' -disable-output
; Where nothing is assumed there is the headline alone, for each function.
define void @none() {
  ret void
}
define void @unused(i1 %c) {
  ret void
}
; EXPECT
; Cached assumptions for function: none
; Cached assumptions for function: unused
