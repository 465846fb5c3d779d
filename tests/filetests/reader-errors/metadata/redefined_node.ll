; RUN: not verify
; A node is defined once.

!0 = !{}
!0 = !{}
; EXPECT
; INPUT:5:2: error: Metadata id is already used
; !0 = !{}
;  ^
