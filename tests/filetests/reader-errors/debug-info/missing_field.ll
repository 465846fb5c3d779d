; RUN: not verify
; Fields that a kind needs are there.

!0 = !DILocation(line: 1)
; EXPECT
; INPUT:4:25: error: missing required field 'scope'
; !0 = !DILocation(line: 1)
;                         ^
