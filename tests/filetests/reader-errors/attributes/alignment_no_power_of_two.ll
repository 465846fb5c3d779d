; RUN: not verify
; An alignment is a power of two.

declare void @f(ptr align 3)
; EXPECT
; INPUT:4:27: error: alignment is not a power of two
; declare void @f(ptr align 3)
;                           ^
