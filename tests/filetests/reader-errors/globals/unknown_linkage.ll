; RUN: not verify
; A word that is no linkage.

@g = frob global i32 0
; EXPECT
; INPUT:4:6: error: expected 'global' or 'constant'
; @g = frob global i32 0
;      ^~~~
