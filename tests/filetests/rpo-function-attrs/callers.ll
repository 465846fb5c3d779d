; RUN: opt -passes=rpo-function-attrs
; An internal function whose callers do not recurse does not either, though it calls an unknown function.
declare void @unknown()
define ptx_kernel void @kernel() norecurse {
  call void @inner()
  ret void
}
define internal void @inner() {
  call void @innermost()
  ret void
}
define internal void @innermost() {
  call void @unknown()
  ret void
}
define void @visible() {
  call void @also_called_here()
  ret void
}
define internal void @also_called_here() {
  ret void
}
define internal void @taken() {
  ret void
}
define ptr @address() norecurse {
  call void @taken()
  ret ptr @taken
}
; EXPECT
; declare void @unknown()
;
; ; Function Attrs: norecurse
; define ptx_kernel void @kernel() #0 {
;   call void @inner()
;   ret void
; }
;
; ; Function Attrs: norecurse
; define internal void @inner() #0 {
;   call void @innermost()
;   ret void
; }
;
; ; Function Attrs: norecurse
; define internal void @innermost() #0 {
;   call void @unknown()
;   ret void
; }
;
; define void @visible() {
;   call void @also_called_here()
;   ret void
; }
;
; define internal void @also_called_here() {
;   ret void
; }
;
; define internal void @taken() {
;   ret void
; }
;
; ; Function Attrs: norecurse
; define ptr @address() #0 {
;   call void @taken()
;   ret ptr @taken
; }
;
; attributes #0 = { norecurse }
