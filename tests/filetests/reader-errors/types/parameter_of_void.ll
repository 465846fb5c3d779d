; RUN: not verify
; A parameter is no `void`.

declare void @f(void)
; EXPECT
; INPUT:4:17: error: argument can not have void type
; declare void @f(void)
;                 ^~~~
