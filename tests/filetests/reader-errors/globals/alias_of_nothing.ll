; RUN: not verify
; An alias has an aliasee.

@a = alias i32, ptr @missing
; EXPECT
; INPUT:4:21: error: use of undefined value '@missing'
; @a = alias i32, ptr @missing
;                     ^~~~~~~~
