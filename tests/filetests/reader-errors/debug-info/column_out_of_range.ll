; RUN: not verify
; A column has 16 bits.

!0 = !DILocation(line: 1, column: 70000, scope: !1)
!1 = !{}
; EXPECT
; INPUT:4:35: error: value for 'column' too large, limit is 65535
; !0 = !DILocation(line: 1, column: 70000, scope: !1)
;                                   ^~~~~
