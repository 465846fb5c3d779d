; RUN: not verify
; Records have kinds.

define void @f() {
  #dbg_frob(i32 0, !0, !DIExpression(), !1)
  ret void
}
; EXPECT
; INPUT:5:4: error: expected debug record type here
;   #dbg_frob(i32 0, !0, !DIExpression(), !1)
;    ^~~~~~~~
