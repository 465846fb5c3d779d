; RUN: not verify
; Attributes of functions stand behind them.

declare void @f(i32 alwaysinline)
; EXPECT
; INPUT:4:21: error: this attribute does not apply to parameters
; declare void @f(i32 alwaysinline)
;                     ^~~~~~~~~~~~
