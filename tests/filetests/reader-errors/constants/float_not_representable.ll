; RUN: not verify
; A decimal number is exact in its type.

@g = global float 0.1
; EXPECT
; INPUT:4:19: error: floating point constant invalid for type
; @g = global float 0.1
;                   ^~~
