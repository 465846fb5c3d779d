; RUN: opt -passes=canonicalize-aliases -S
; Aliases of aliases stand for the variable; one with an offset stays.
@g = global [4 x i32] zeroinitializer
@a = alias i32, ptr @g
@b = alias i32, ptr @a
@c = alias i32, ptr @b
@d = alias i32, getelementptr (i32, ptr @b, i64 1)
; EXPECT
; @g = global [4 x i32] zeroinitializer
;
; @a = alias i32, ptr @g
; @b = alias i32, ptr @g
; @c = alias i32, ptr @g
; @d = alias i32, getelementptr (i32, ptr @b, i64 1)
