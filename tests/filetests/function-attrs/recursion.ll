; RUN: opt -passes=function-attrs
; Functions that call each other are judged together; one that breaks an assumption breaks it for both.
@counter = global i32 0
define i32 @even(ptr %p, i32 %n) {
  %next = sub i32 %n, 1
  %r = call i32 @odd(ptr %p, i32 %next)
  ret i32 %r
}
define i32 @odd(ptr %p, i32 %n) {
  %x = load i32, ptr %p
  %r = call i32 @even(ptr %p, i32 %x)
  ret i32 %r
}
define void @ping(ptr %p) {
  call void @pong(ptr %p)
  ret void
}
define void @pong(ptr %p) {
  store ptr %p, ptr @counter
  call void @ping(ptr null)
  ret void
}
define ptr @through(ptr %p) {
  %r = call ptr @through(ptr %p)
  store ptr %r, ptr @counter
  ret ptr %p
}
; EXPECT
; @counter = global i32 0
;
; ; Function Attrs: nofree nosync nounwind memory(argmem: read)
; define i32 @even(ptr readonly captures(none) %p, i32 %n) #0 {
;   %next = sub i32 %n, 1
;   %r = call i32 @odd(ptr %p, i32 %next)
;   ret i32 %r
; }
;
; ; Function Attrs: nofree nosync nounwind memory(argmem: read)
; define i32 @odd(ptr readonly captures(none) %p, i32 %n) #0 {
;   %x = load i32, ptr %p, align 4
;   %r = call i32 @even(ptr %p, i32 %x)
;   ret i32 %r
; }
;
; ; Function Attrs: nofree nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
; define void @ping(ptr %p) #1 {
;   call void @pong(ptr %p)
;   ret void
; }
;
; ; Function Attrs: nofree nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
; define void @pong(ptr %p) #1 {
;   store ptr %p, ptr @counter, align 8
;   call void @ping(ptr null)
;   ret void
; }
;
; ; Function Attrs: nofree nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
; define ptr @through(ptr returned %p) #1 {
;   %r = call ptr @through(ptr %p)
;   store ptr %r, ptr @counter, align 8
;   ret ptr %p
; }
;
; attributes #0 = { nofree nosync nounwind memory(argmem: read) }
; attributes #1 = { nofree nosync nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
