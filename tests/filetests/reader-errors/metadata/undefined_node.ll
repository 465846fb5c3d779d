; RUN: not verify
; A node that is named is defined.

!named = !{!0}
; EXPECT
; INPUT:4:13: error: use of undefined metadata '!0'
; !named = !{!0}
;             ^
