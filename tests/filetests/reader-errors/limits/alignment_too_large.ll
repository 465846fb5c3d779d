; RUN: not verify
; Alignments are at most 2^32.

@g = global i32 0, align 8589934592
; EXPECT
; INPUT:4:26: error: huge alignments are not supported yet
; @g = global i32 0, align 8589934592
;                          ^~~~~~~~~~
