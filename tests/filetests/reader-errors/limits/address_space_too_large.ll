; RUN: not verify
; Address spaces have 24 bits.

@g = addrspace(16777216) global i32 0
; EXPECT
; INPUT:4:16: error: invalid address space, must be a 24-bit integer
; @g = addrspace(16777216) global i32 0
;                ^~~~~~~~
