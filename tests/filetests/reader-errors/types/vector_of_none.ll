; RUN: not verify
; A vector has at least one element.

@g = global <0 x i32> zeroinitializer
; EXPECT
; INPUT:4:14: error: zero element vector is illegal
; @g = global <0 x i32> zeroinitializer
;              ^
