; RUN: not verify
; Attributes that exclude each other.

declare void @f(i32 signext zeroext)
; EXPECT
; INPUT: error: Attributes 'zeroext and signext' are incompatible!
; ptr @f
; INPUT: error: input module is broken!
