; RUN: opt -passes='called-value-propagation'
; A function that is defined here returns what its returns say; a weak one may be replaced.
declare void @one(i32)
declare void @two(i32)
define ptr @choose(i32 %x) {
entry:
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret ptr @one
b:
  ret ptr @two
}
define weak ptr @weak_choice() {
  ret ptr @one
}
define void @f(i32 %x) {
  %p = call ptr @choose(i32 %x)
  call void %p(i32 %x)
  %q = call ptr @weak_choice()
  call void %q(i32 %x)
  ret void
}
; EXPECT
; declare void @one(i32)
;
; declare void @two(i32)
;
; define ptr @choose(i32 %x) {
; entry:
;   %c = icmp eq i32 %x, 0
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   ret ptr @one
;
; b:                                                ; preds = %entry
;   ret ptr @two
; }
;
; define weak ptr @weak_choice() {
;   ret ptr @one
; }
;
; define void @f(i32 %x) {
;   %p = call ptr @choose(i32 %x)
;   call void %p(i32 %x), !callees !0
;   %q = call ptr @weak_choice()
;   call void %q(i32 %x)
;   ret void
; }
;
; !0 = !{ptr @one, ptr @two}
