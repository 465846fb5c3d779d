; RUN: not verify
; A name is defined once.

@g = global i32 0
@g = global i32 1
; EXPECT
; INPUT:5:1: error: redefinition of global '@g'
; @g = global i32 1
; ^~
