; RUN: opt -passes=canonicalize-aliases -S
; Linkage and visibility of the aliases stay.
@g = global i32 0
@a = hidden alias i32, ptr @g
@b = weak alias i32, ptr @a
@c = private alias i32, ptr @a
; EXPECT
; @g = global i32 0
;
; @a = hidden alias i32, ptr @g
; @b = weak alias i32, ptr @g
; @c = private alias i32, ptr @g
