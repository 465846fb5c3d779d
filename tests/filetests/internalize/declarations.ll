; RUN: opt -passes='internalize'
; Declarations and what is defined for inlining alone keep their linkage; a definition that may be dropped becomes internal.
declare void @ext()
define linkonce_odr void @odr() {
  call void @ext()
  ret void
}
define available_externally void @avail() {
  ret void
}
; EXPECT
; declare void @ext()
;
; define internal void @odr() {
;   call void @ext()
;   ret void
; }
;
; define available_externally void @avail() {
;   ret void
; }
