; RUN: opt -passes=lower-invoke
; A function without any stays.
define void @f() {
  ret void
}
; EXPECT
; define void @f() {
;   ret void
; }
