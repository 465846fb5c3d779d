; RUN: opt -passes=lower-widenable-condition
; A function without them stays.
define void @f() {
  ret void
}
; EXPECT
; define void @f() {
;   ret void
; }
