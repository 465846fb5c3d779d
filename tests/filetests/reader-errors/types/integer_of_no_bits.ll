; RUN: not verify
; Integers have at least one bit.

@g = global i0 0
; EXPECT
; INPUT:4:13: error: bitwidth for integer type out of range
; @g = global i0 0
;             ^~
