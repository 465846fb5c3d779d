; RUN: opt -passes='tailcallelim'
; A store between the call and the end keeps its place, and a stack slot of variable size keeps the call.
define void @stores(ptr %p, i32 %n) {
  call void @stores(ptr %p, i32 %n)
  store i32 %n, ptr %p
  ret void
}
define void @slot(i32 %n) {
  %a = alloca i32, i32 %n
  call void @slot(i32 %n)
  ret void
}
; EXPECT
; define void @stores(ptr %p, i32 %n) {
;   tail call void @stores(ptr %p, i32 %n)
;   store i32 %n, ptr %p, align 4
;   ret void
; }
;
; define void @slot(i32 %n) {
;   %a = alloca i32, i32 %n, align 4
;   tail call void @slot(i32 %n)
;   ret void
; }
