; RUN: opt -passes='internalize'
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
