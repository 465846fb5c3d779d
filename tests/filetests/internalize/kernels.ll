; RUN: opt -passes='internalize'
; Kernels stay visible, helpers do not.
define ptx_kernel void @k() {
  call void @h()
  ret void
}
define void @h() {
  ret void
}
; EXPECT
; define ptx_kernel void @k() {
;   call void @h()
;   ret void
; }
;
; define internal void @h() {
;   ret void
; }
