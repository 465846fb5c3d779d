; RUN: opt -passes=strip -S
; What is visible outside keeps its name, linkonce and weak definitions too.
@a = internal global i32 0
@b = private global i32 0
@c = linkonce_odr global i32 0
@d = weak global i32 0

define internal void @f(ptr %p) {
  ret void
}

define weak void @g(ptr %p) {
  call void @f(ptr @a)
  call void @f(ptr @b)
  ret void
}

define ptx_kernel void @kernel(ptr %out) {
  call void @f(ptr %out)
  ret void
}
; EXPECT
; @0 = internal global i32 0
; @1 = private global i32 0
; @c = linkonce_odr global i32 0
; @d = weak global i32 0
;
; define internal void @2(ptr %0) {
;   ret void
; }
;
; define weak void @g(ptr %0) {
;   call void @2(ptr @0)
;   call void @2(ptr @1)
;   ret void
; }
;
; define ptx_kernel void @kernel(ptr %0) {
;   call void @2(ptr %0)
;   ret void
; }
