; RUN: not verify
; Integers have at most 2^23 bits.

@g = global i8388609 0
; EXPECT
; INPUT:4:13: error: bitwidth for integer type out of range
; @g = global i8388609 0
;             ^~~~~~~~
