; RUN: opt -passes='inline'
; A musttail call of a function with variable arguments passes those of the call on: the body alone has lost them.
declare void @target(ptr, ...)
define internal void @thunk(ptr %p, ...) {
  %q = getelementptr i8, ptr %p, i32 4
  musttail call void (ptr, ...) @target(ptr %q, ...)
  ret void
}
define void @f(ptr %p) {
  call void (ptr, ...) @thunk(ptr %p, i32 42)
  ret void
}
; EXPECT
; declare void @target(ptr, ...)
;
; define internal void @thunk(ptr %p, ...) {
;   %q = getelementptr i8, ptr %p, i32 4
;   musttail call void (ptr, ...) @target(ptr %q, ...)
;   ret void
; }
;
; define void @f(ptr %p) {
;   call void (ptr, ...) @thunk(ptr %p, i32 42)
;   ret void
; }
