; RUN: not verify
; `!nonnull` is of loads of pointers.

define void @f(ptr %p) {
  %x = load i32, ptr %p, !nonnull !0
  ret void
}
!0 = !{}
; EXPECT
; INPUT: error: nonnull applies only to pointer types
;   %x = load i32, ptr %p, align 4, !nonnull !0
; INPUT: error: input module is broken!
