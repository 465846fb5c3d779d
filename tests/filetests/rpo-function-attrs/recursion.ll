; RUN: opt -passes=rpo-function-attrs
; Functions that call each other or themselves recurse, whoever calls them.
define ptx_kernel void @kernel() norecurse {
  call void @self()
  call void @even()
  ret void
}
define internal void @self() {
  call void @self()
  ret void
}
define internal void @even() {
  call void @odd()
  ret void
}
define internal void @odd() {
  call void @even()
  ret void
}
; EXPECT
; ; Function Attrs: norecurse
; define ptx_kernel void @kernel() #0 {
;   call void @self()
;   call void @even()
;   ret void
; }
;
; define internal void @self() {
;   call void @self()
;   ret void
; }
;
; define internal void @even() {
;   call void @odd()
;   ret void
; }
;
; define internal void @odd() {
;   call void @even()
;   ret void
; }
;
; attributes #0 = { norecurse }
