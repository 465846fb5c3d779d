; RUN: not verify
; Constant expressions of multiplications are gone.

@g = global i32 mul (i32 1, i32 2)
; EXPECT
; INPUT:4:17: error: mul constexprs are no longer supported
; @g = global i32 mul (i32 1, i32 2)
;                 ^~~
