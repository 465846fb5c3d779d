; RUN: opt -passes=rpo-function-attrs
; One caller that may recurse is enough.
define ptx_kernel void @kernel() norecurse {
  call void @shared()
  ret void
}
define void @visible() {
  call void @shared()
  ret void
}
define internal void @shared() {
  ret void
}
; EXPECT
; ; Function Attrs: norecurse
; define ptx_kernel void @kernel() #0 {
;   call void @shared()
;   ret void
; }
;
; define void @visible() {
;   call void @shared()
;   ret void
; }
;
; define internal void @shared() {
;   ret void
; }
;
; attributes #0 = { norecurse }
