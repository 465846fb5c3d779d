; RUN: not verify
; A string needs its second quote before the file ends.

target triple = "a
; EXPECT
; INPUT:4:17: error: end of file in string constant
; target triple = "a
;                 ^~
