; RUN: not verify
; Only pointers are null.

@g = global i32 null
; EXPECT
; INPUT:4:17: error: null must be a pointer type
; @g = global i32 null
;                 ^~~~
