; RUN: not verify
; A function is inlined always or never.

define void @f() noinline alwaysinline {
  ret void
}
; EXPECT
; INPUT: error: Attributes 'noinline and alwaysinline' are incompatible!
; ptr @f
; INPUT: error: input module is broken!
