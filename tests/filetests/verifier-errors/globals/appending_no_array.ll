; RUN: not verify
; Appending variables are arrays.

@g = appending global i32 0
; EXPECT
; INPUT: error: Only global arrays can have appending linkage!
; ptr @g
; INPUT: error: input module is broken!
