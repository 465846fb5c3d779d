; RUN: not verify
; A function does not return a label.

declare label @f()
; EXPECT
; INPUT:4:9: error: invalid function return type
; declare label @f()
;         ^~~~~
