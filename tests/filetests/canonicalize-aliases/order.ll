; RUN: opt -passes=canonicalize-aliases -S
; The alias that is meant comes later.
@g = global i32 0
@c = alias i32, ptr @b
@b = alias i32, ptr @a
@a = alias i32, ptr @g
; EXPECT
; @g = global i32 0
;
; @c = alias i32, ptr @g
; @b = alias i32, ptr @g
; @a = alias i32, ptr @g
