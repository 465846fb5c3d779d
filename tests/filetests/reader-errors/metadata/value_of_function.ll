; RUN: not verify
; Values of functions stand in no node of the module.

!0 = !{i32 %x}
; EXPECT
; INPUT:4:12: error: invalid use of function-local name
; !0 = !{i32 %x}
;            ^~
