; RUN: not verify
; Ranges are in order.

define void @f(ptr %p) {
  %x = load i32, ptr %p, !range !0
  ret void
}
!0 = !{i32 5, i32 2, i32 1, i32 3}
; EXPECT
; INPUT: error: Intervals are overlapping
; !0 = !{i32 5, i32 2, i32 1, i32 3}
; INPUT: error: input module is broken!
