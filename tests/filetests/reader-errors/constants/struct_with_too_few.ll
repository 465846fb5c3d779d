; RUN: not verify
; A struct has all its members.

@g = global { i32, i32 } { i32 1 }
; EXPECT
; INPUT:4:26: error: initializer with struct type has wrong # elements
; @g = global { i32, i32 } { i32 1 }
;                          ^
