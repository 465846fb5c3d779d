; RUN: not verify
; Elements of an array have its type.

@g = global [2 x i32] [i32 1, i64 2]
; EXPECT
; INPUT:4:24: error: array element #1 is not of type 'i32
; @g = global [2 x i32] [i32 1, i64 2]
;                        ^~~
