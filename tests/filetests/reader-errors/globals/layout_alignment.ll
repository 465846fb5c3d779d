; RUN: not verify
; An alignment of the layout is whole bytes.

target datalayout = "e-i64:65"
; EXPECT
; INPUT:4:21: error: ABI alignment must be a power of two times the byte width
; target datalayout = "e-i64:65"
;                     ^~~~~~~~~~
