; RUN: opt -passes=dse
; A store of what is there already goes: just loaded, stored twice, filled, decided by a branch, zero in memory that is made of
; zeros. One whose memory may have changed in between stays.
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare noalias ptr @zeroed(i64) allockind("alloc,zeroed") allocsize(0) memory(inaccessiblemem: readwrite) nounwind willreturn
define void @loaded(ptr %p, ptr noalias %q) {
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %p, align 4
  store i32 1, ptr %q, align 4
  ret void
}
define void @changed(ptr %p, ptr %q) {
  %v = load i32, ptr %p, align 4
  store i32 1, ptr %q, align 4
  store i32 %v, ptr %p, align 4
  ret void
}
define i32 @twice(ptr %p, ptr %q, i32 %v) {
  store i32 %v, ptr %p, align 4
  %r = load i32, ptr %q, align 4
  store i32 %v, ptr %p, align 4
  ret i32 %r
}
define i32 @filled(ptr %p, ptr %q) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 16, i1 false)
  %r = load i32, ptr %q, align 4
  %e = getelementptr i8, ptr %p, i64 4
  store i32 16843009, ptr %e, align 4
  ret i32 %r
}
define void @decided(ptr %p) {
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %v, 5
  br i1 %c, label %a, label %b
a:
  store i32 5, ptr %p, align 4
  br label %b
b:
  ret void
}
define ptr @zero() {
  %m = call ptr @zeroed(i64 16)
  store i32 0, ptr %m, align 4
  ret ptr %m
}
; EXPECT
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0
;
; ; Function Attrs: nounwind willreturn allockind("alloc,zeroed") allocsize(0) memory(inaccessiblemem: readwrite)
; declare noalias ptr @zeroed(i64) #1
;
; define void @loaded(ptr %p, ptr noalias %q) {
;   store i32 1, ptr %q, align 4
;   ret void
; }
;
; define void @changed(ptr %p, ptr %q) {
;   %v = load i32, ptr %p, align 4
;   store i32 1, ptr %q, align 4
;   store i32 %v, ptr %p, align 4
;   ret void
; }
;
; define i32 @twice(ptr %p, ptr %q, i32 %v) {
;   store i32 %v, ptr %p, align 4
;   %r = load i32, ptr %q, align 4
;   ret i32 %r
; }
;
; define i32 @filled(ptr %p, ptr %q) {
;   call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 16, i1 false)
;   %r = load i32, ptr %q, align 4
;   ret i32 %r
; }
;
; define void @decided(ptr %p) {
;   %v = load i32, ptr %p, align 4
;   %c = icmp eq i32 %v, 5
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %0
;   br label %b
;
; b:                                                ; preds = %a, %0
;   ret void
; }
;
; define ptr @zero() {
;   %m = call ptr @zeroed(i64 16)
;   ret ptr %m
; }
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; attributes #1 = { nounwind willreturn allockind("alloc,zeroed") allocsize(0) memory(inaccessiblemem: readwrite) }
