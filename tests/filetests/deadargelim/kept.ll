; RUN: opt -passes=deadargelim
; Signatures stay where somebody else may call: kernels, visible functions, taken addresses, tail calls that must be, naked code.
define ptx_kernel void @kernel(i32 %unused) {
  ret void
}
define internal ptx_kernel void @hidden(i32 %unused) {
  ret void
}
define internal void @taken(i32 %unused) {
  ret void
}
define internal void @tail(i32 %unused) {
  ret void
}
define internal void @must(i32 %unused) {
  musttail call void @tail(i32 %unused)
  ret void
}
define internal void @bare(i32 %unused) naked {
  call void asm sideeffect "ret;", ""()
  unreachable
}
define void @f(ptr %p) {
  store ptr @taken, ptr %p
  call void @taken(i32 1)
  call void @must(i32 2)
  call void @bare(i32 3)
  ret void
}
; EXPECT
; define ptx_kernel void @kernel(i32 %unused) {
;   ret void
; }
;
; define internal ptx_kernel void @hidden(i32 %unused) {
;   ret void
; }
;
; define internal void @taken(i32 %unused) {
;   ret void
; }
;
; define internal void @tail(i32 %unused) {
;   ret void
; }
;
; define internal void @must(i32 %unused) {
;   musttail call void @tail(i32 poison)
;   ret void
; }
;
; ; Function Attrs: naked
; define internal void @bare(i32 %unused) #0 {
;   call void asm sideeffect "ret;", ""()
;   unreachable
; }
;
; define void @f(ptr %p) {
;   store ptr @taken, ptr %p, align 8
;   call void @taken(i32 poison)
;   call void @must(i32 poison)
;   call void @bare(i32 3)
;   ret void
; }
;
; attributes #0 = { naked }
