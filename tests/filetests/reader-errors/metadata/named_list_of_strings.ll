; RUN: not verify
; Named lists hold numbered nodes.

!named = !{!"text"}
; EXPECT
; INPUT:4:13: error: expected integer
; !named = !{!"text"}
;             ^~~~~~
