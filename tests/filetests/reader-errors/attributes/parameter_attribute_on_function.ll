; RUN: not verify
; Attributes of parameters stand at parameters.

declare void @f() byval(i32)
; EXPECT
; INPUT:4:19: error: this attribute does not apply to functions
; declare void @f() byval(i32)
;                   ^~~~~
