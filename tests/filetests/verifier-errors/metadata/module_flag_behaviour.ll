; RUN: not verify
; A module flag says how it is put together with others.

!llvm.module.flags = !{!0}
!0 = !{i32 9, !"flag", i32 1}
; EXPECT
; INPUT: error: invalid behavior operand in module flag (unexpected constant)
; i32 9
; INPUT: error: input module is broken!
