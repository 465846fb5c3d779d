; RUN: not verify
; A character that begins no token.

@g = global i32 0
?
; EXPECT
; INPUT:5:1: error: unexpected character
; ?
; ^
