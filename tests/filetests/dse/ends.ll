; RUN: opt -passes=dse
; Writes to memory that is gone are dead: at the end of the function, of a lifetime, and when it is freed. What escaped by the
; return value stays, and what was read stays.
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare noalias ptr @malloc(i64)
declare void @free(ptr)
declare void @use(ptr captures(none))
define void @slot(i32 %v) {
  %a = alloca i32, align 4
  call void @use(ptr %a)
  store i32 %v, ptr %a, align 4
  ret void
}
define i32 @lifetime(i32 %v) {
  %a = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @use(ptr %a)
  %r = load i32, ptr %a, align 4
  store i32 %v, ptr %a, align 4
  call void @llvm.lifetime.end.p0(ptr %a)
  ret i32 %r
}
define void @by_value(ptr byval(i64) %p) {
  store i32 1, ptr %p, align 4
  ret void
}
define void @freed(ptr %p) {
  %q = getelementptr i32, ptr %p, i64 2
  store i32 1, ptr %q, align 4
  call void @free(ptr %p)
  ret void
}
define void @made_and_lost() {
  %m = call ptr @malloc(i64 16)
  store i32 1, ptr %m, align 4
  ret void
}
define ptr @returned() {
  %m = call ptr @malloc(i64 16)
  store i32 1, ptr %m, align 4
  ret ptr %m
}
define void @kept_inside(ptr %out) {
  %a = alloca i32, align 4
  %b = alloca ptr, align 8
  store ptr %a, ptr %b, align 8
  store i32 1, ptr %a, align 4
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #0
;
; declare noalias ptr @malloc(i64)
;
; declare void @free(ptr)
;
; declare void @use(ptr captures(none))
;
; define void @slot(i32 %v) {
;   %a = alloca i32, align 4
;   call void @use(ptr %a)
;   ret void
; }
;
; define i32 @lifetime(i32 %v) {
;   %a = alloca i32, align 4
;   call void @llvm.lifetime.start.p0(ptr %a)
;   call void @use(ptr %a)
;   %r = load i32, ptr %a, align 4
;   call void @llvm.lifetime.end.p0(ptr %a)
;   ret i32 %r
; }
;
; define void @by_value(ptr byval(i64) %p) {
;   ret void
; }
;
; define void @freed(ptr %p) {
;   call void @free(ptr %p)
;   ret void
; }
;
; define void @made_and_lost() {
;   %m = call ptr @malloc(i64 16)
;   ret void
; }
;
; define ptr @returned() {
;   %m = call ptr @malloc(i64 16)
;   store i32 1, ptr %m, align 4
;   ret ptr %m
; }
;
; define void @kept_inside(ptr %out) {
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
