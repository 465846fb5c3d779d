; RUN: not verify
; Common variables are zero.

@g = common global i32 1
; EXPECT
; INPUT: error: 'common' global must have a zero initializer!
; ptr @g
; INPUT: error: input module is broken!
