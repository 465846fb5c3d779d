; RUN: not verify
; A variable is no function.

@f = global i32 0
declare void @f()
; EXPECT
; INPUT:5:14: error: redefinition of function '@f'
; declare void @f()
;              ^~
