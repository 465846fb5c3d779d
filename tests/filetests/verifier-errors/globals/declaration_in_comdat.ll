; RUN: not verify
; A declaration is in no comdat.

$c = comdat any
@g = external global i32, comdat($c)
; EXPECT
; INPUT: error: Declaration may not be in a Comdat!
; ptr @g
; INPUT: error: input module is broken!
