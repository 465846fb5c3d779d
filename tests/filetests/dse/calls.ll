; RUN: opt -passes=dse
; `initializes` says that the callee writes an argument before it reads it. A call that only writes one argument, and that nobody
; reads, goes. A call that may unwind shows memory to the caller, unless that is gone then.
declare void @init(ptr initializes((0, 8)) captures(none)) memory(argmem: readwrite) nounwind
declare void @read(ptr captures(none)) memory(argmem: read) nounwind
declare void @fill(ptr writeonly captures(none)) memory(argmem: write) nounwind willreturn
declare void @may_unwind() memory(none)
define void @initialized(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @init(ptr %p)
  ret void
}
define void @too_far(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  store i32 1, ptr %q, align 4
  call void @init(ptr %p)
  ret void
}
define void @unread() {
  %a = alloca i32, align 4
  call void @fill(ptr %a)
  ret void
}
define void @unread_but_once() {
  %a = alloca i32, align 4
  call void @fill(ptr %a)
  call void @read(ptr %a)
  store i32 1, ptr %a, align 4
  ret void
}
define void @unwinding(ptr %p) {
  store i32 1, ptr %p, align 4
  call void @may_unwind()
  store i32 2, ptr %p, align 4
  ret void
}
define i32 @unwinding_own(i64 %i) {
  %a = alloca [2 x i32], align 4
  %p = getelementptr [2 x i32], ptr %a, i64 0, i64 %i
  store i32 1, ptr %p, align 4
  call void @may_unwind()
  store i32 2, ptr %p, align 4
  %v = load i32, ptr %a, align 4
  ret i32 %v
}
; EXPECT
; ; Function Attrs: nounwind memory(argmem: readwrite)
; declare void @init(ptr captures(none) initializes((0, 8))) #0
;
; ; Function Attrs: nounwind memory(argmem: read)
; declare void @read(ptr captures(none)) #1
;
; ; Function Attrs: nounwind willreturn memory(argmem: write)
; declare void @fill(ptr writeonly captures(none)) #2
;
; ; Function Attrs: memory(none)
; declare void @may_unwind() #3
;
; define void @initialized(ptr %p) {
;   call void @init(ptr %p)
;   ret void
; }
;
; define void @too_far(ptr %p) {
;   %q = getelementptr i8, ptr %p, i64 8
;   store i32 1, ptr %q, align 4
;   call void @init(ptr %p)
;   ret void
; }
;
; define void @unread() {
;   ret void
; }
;
; define void @unread_but_once() {
;   %a = alloca i32, align 4
;   call void @fill(ptr %a)
;   call void @read(ptr %a)
;   ret void
; }
;
; define void @unwinding(ptr %p) {
;   store i32 1, ptr %p, align 4
;   call void @may_unwind()
;   store i32 2, ptr %p, align 4
;   ret void
; }
;
; define i32 @unwinding_own(i64 %i) {
;   %a = alloca [2 x i32], align 4
;   %p = getelementptr [2 x i32], ptr %a, i64 0, i64 %i
;   call void @may_unwind()
;   store i32 2, ptr %p, align 4
;   %v = load i32, ptr %a, align 4
;   ret i32 %v
; }
;
; attributes #0 = { nounwind memory(argmem: readwrite) }
; attributes #1 = { nounwind memory(argmem: read) }
; attributes #2 = { nounwind willreturn memory(argmem: write) }
; attributes #3 = { memory(none) }
