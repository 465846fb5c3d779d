; RUN: opt -passes='called-value-propagation'
; An internal variable that is only loaded and stored holds what is stored in it; one whose address goes elsewhere holds anything.
@hook = internal global ptr null
@seen = internal global ptr @one
declare void @one(i32)
declare void @two(i32)
declare void @look(ptr)
define void @set(i1 %c) {
  %f = select i1 %c, ptr @one, ptr @two
  store ptr %f, ptr @hook
  call void @look(ptr @seen)
  ret void
}
define void @call_hook() {
  %f = load ptr, ptr @hook
  call void %f(i32 1)
  ret void
}
define void @call_seen() {
  %f = load ptr, ptr @seen
  call void %f(i32 1)
  ret void
}
; EXPECT
; @hook = internal global ptr null
; @seen = internal global ptr @one
;
; declare void @one(i32)
;
; declare void @two(i32)
;
; declare void @look(ptr)
;
; define void @set(i1 %c) {
;   %f = select i1 %c, ptr @one, ptr @two
;   store ptr %f, ptr @hook, align 8
;   call void @look(ptr @seen)
;   ret void
; }
;
; define void @call_hook() {
;   %f = load ptr, ptr @hook, align 8
;   call void %f(i32 1), !callees !0
;   ret void
; }
;
; define void @call_seen() {
;   %f = load ptr, ptr @seen, align 8
;   call void %f(i32 1)
;   ret void
; }
;
; !0 = !{ptr @one, ptr @two}
