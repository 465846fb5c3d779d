; RUN: not verify
; A field stands once.

!0 = !DILocation(line: 1, line: 2, scope: !1)
!1 = !{}
; EXPECT
; INPUT:4:27: error: field 'line' cannot be specified more than once
; !0 = !DILocation(line: 1, line: 2, scope: !1)
;                           ^~~~~
