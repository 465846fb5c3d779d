; RUN: not verify
; What an initialiser names is defined.

@g = global ptr @missing
; EXPECT
; INPUT:4:17: error: use of undefined value '@missing'
; @g = global ptr @missing
;                 ^~~~~~~~
