; RUN: not verify
; A declaration has no initialiser.

@g = external global i32 0
; EXPECT
; INPUT:4:26: error: expected top-level entity
; @g = external global i32 0
;                          ^
