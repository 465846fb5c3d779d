; RUN: opt -passes='instsimplify'
; An assumption that control surely comes to holds before it, but not for what it tests itself. What is used where neither undef nor
; poison is allowed is frozen already.
declare void @llvm.assume(i1)
declare void @may_exit()
declare void @use(i1)
define i1 @ahead(i8 %x) {
  %r = icmp ult i8 %x, 20
  %c = icmp ult i8 %x, 10
  call void @llvm.assume(i1 %c)
  ret i1 %r
}
define i1 @behind_a_call(i8 %x) {
  %r = icmp ult i8 %x, 20
  call void @may_exit()
  %c = icmp ult i8 %x, 10
  call void @llvm.assume(i1 %c)
  ret i1 %r
}
define void @tested(i8 %x) {
  %c = icmp ult i8 %x, 10
  call void @llvm.assume(i1 %c)
  call void @use(i1 %c)
  ret void
}
define ptr @loaded(ptr %p) {
  %f = freeze ptr %p
  %v = load volatile i32, ptr %p
  ret ptr %f
}
define ptr @loaded_later(ptr %p) {
  %f = freeze ptr %p
  call void @may_exit()
  %v = load volatile i32, ptr %p
  ret ptr %f
}
define i32 @divided(i32 %x) {
  %f = freeze i32 %x
  %q = udiv i32 7, %x
  %r = add i32 %f, %q
  ret i32 %r
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; declare void @may_exit()
;
; declare void @use(i1)
;
; define i1 @ahead(i8 %x) {
;   %c = icmp ult i8 %x, 10
;   call void @llvm.assume(i1 %c)
;   ret i1 true
; }
;
; define i1 @behind_a_call(i8 %x) {
;   %r = icmp ult i8 %x, 20
;   call void @may_exit()
;   %c = icmp ult i8 %x, 10
;   call void @llvm.assume(i1 %c)
;   ret i1 %r
; }
;
; define void @tested(i8 %x) {
;   %c = icmp ult i8 %x, 10
;   call void @llvm.assume(i1 %c)
;   call void @use(i1 %c)
;   ret void
; }
;
; define ptr @loaded(ptr %p) {
;   %v = load volatile i32, ptr %p, align 4
;   ret ptr %p
; }
;
; define ptr @loaded_later(ptr %p) {
;   %f = freeze ptr %p
;   call void @may_exit()
;   %v = load volatile i32, ptr %p, align 4
;   ret ptr %f
; }
;
; define i32 @divided(i32 %x) {
;   %f = freeze i32 %x
;   %q = udiv i32 7, %x
;   %r = add i32 %f, %q
;   ret i32 %r
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
