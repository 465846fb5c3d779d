; RUN: not verify
; A layout string says sizes in bits.

target datalayout = "e-p:x:64"
; EXPECT
; INPUT:4:21: error: pointer size must be a non-zero 24-bit integer
; target datalayout = "e-p:x:64"
;                     ^~~~~~~~~~
