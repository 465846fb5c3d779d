; RUN: not verify
; A symbol of local linkage has default visibility.

@g = private protected global i32 0
; EXPECT
; INPUT:4:1: error: symbol with local linkage must have default visibility
; @g = private protected global i32 0
; ^~
