; RUN: not verify
; `nonnull` is of pointers.

declare void @f(i32 nonnull)
; EXPECT
; INPUT: error: Attribute 'nonnull' applied to incompatible type!
; ptr @f
; INPUT: error: input module is broken!
