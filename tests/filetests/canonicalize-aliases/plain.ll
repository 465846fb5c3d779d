; RUN: opt -passes=canonicalize-aliases -S
; An alias of a variable stays as it is.
@g = global i32 0
@a = alias i32, ptr @g
; EXPECT
; @g = global i32 0
;
; @a = alias i32, ptr @g
