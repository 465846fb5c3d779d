; RUN: opt -passes='globaldce'
; A declaration that nothing names goes, and so does a definition that other modules may bring themselves.
declare void @used()
declare void @unused()
define linkonce_odr void @odr() {
  ret void
}
define void @f() {
  call void @used()
  ret void
}
; EXPECT
; declare void @used()
;
; define void @f() {
;   call void @used()
;   ret void
; }
