; RUN: not verify
; Only the first or second parameter returns a struct.

declare void @f(i32, i32, ptr sret(i32))
; EXPECT
; INPUT: error: Attribute 'sret' is not on first or second parameter!
; ptr @f
; INPUT: error: input module is broken!
