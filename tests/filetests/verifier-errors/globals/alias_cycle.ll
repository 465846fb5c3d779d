; RUN: not verify
; An alias leads to a definition.

@a = alias i32, ptr @b
@b = alias i32, ptr @a
; EXPECT
; INPUT: error: Aliases cannot form a cycle
; ptr @a
; INPUT: error: Aliases cannot form a cycle
; ptr @b
; INPUT: error: input module is broken!
