; RUN: not verify
; Elements of vectors are numbers and pointers.

@g = global <2 x [2 x i32]> zeroinitializer
; EXPECT
; INPUT:4:18: error: invalid vector element type
; @g = global <2 x [2 x i32]> zeroinitializer
;                  ^
