; RUN: not verify
; A range is of integers.

declare void @f(ptr range(i32 0, 4))
; EXPECT
; INPUT: error: Attribute 'range(i32 0, 4)' applied to incompatible type!
; ptr @f
; INPUT: error: input module is broken!
