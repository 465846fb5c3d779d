; RUN: not verify
; An attachment has a kind.

define void @f() {
  ret void, !0
}
!0 = !{}
; EXPECT
; INPUT:5:13: error: expected metadata after comma
;   ret void, !0
;             ^
