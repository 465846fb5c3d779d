; RUN: opt -passes=rpo-function-attrs
; Only internal functions have no other callers.
define ptx_kernel void @kernel() norecurse {
  call void @internal()
  call void @private()
  call void @hidden()
  call void @odr()
  ret void
}
define internal void @internal() {
  ret void
}
define private void @private() {
  ret void
}
define hidden void @hidden() {
  ret void
}
define linkonce_odr void @odr() {
  ret void
}
; EXPECT
; ; Function Attrs: norecurse
; define ptx_kernel void @kernel() #0 {
;   call void @internal()
;   call void @private()
;   call void @hidden()
;   call void @odr()
;   ret void
; }
;
; ; Function Attrs: norecurse
; define internal void @internal() #0 {
;   ret void
; }
;
; define private void @private() {
;   ret void
; }
;
; define hidden void @hidden() {
;   ret void
; }
;
; define linkonce_odr void @odr() {
;   ret void
; }
;
; attributes #0 = { norecurse }
