; RUN: not verify
; A struct does not hold itself.

%s = type { i32, %s }
@g = global %s zeroinitializer
; EXPECT
; INPUT:4:1: error: identified structure type 's' is recursive
; %s = type { i32, %s }
; ^~
