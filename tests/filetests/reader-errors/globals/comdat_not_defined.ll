; RUN: not verify
; A comdat is defined.

@g = global i32 0, comdat($c)
; EXPECT
; INPUT:4:27: error: use of undefined comdat '$c'
; @g = global i32 0, comdat($c)
;                           ^~
