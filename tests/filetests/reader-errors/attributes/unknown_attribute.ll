; RUN: not verify
; A word that is no attribute.

declare void @f() frobnicate
; EXPECT
; INPUT:4:19: error: expected top-level entity
; declare void @f() frobnicate
;                   ^~~~~~~~~~
