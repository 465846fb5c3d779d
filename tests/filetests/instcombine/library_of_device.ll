; RUN: opt -passes=instcombine
; Device code has no C library, so a function called strlen stays one like any other; memory of the heap that is only freed goes.
target triple = "nvptx64-nvidia-cuda"
@text = private constant [3 x i8] c"ab\00"
declare i64 @strlen(ptr)
declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr) allockind("free") "alloc-family"="malloc"
define i64 @length() {
  %n = call i64 @strlen(ptr @text)
  ret i64 %n
}
define void @freed() {
  %p = call ptr @malloc(i64 4)
  store i8 0, ptr %p
  call void @free(ptr %p)
  ret void
}
define ptr @known() {
  %p = call ptr @malloc(i64 4)
  ret ptr %p
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @text = private constant [3 x i8] c"ab\00"
;
; declare i64 @strlen(ptr)
;
; ; Function Attrs: allockind("alloc,uninitialized") allocsize(0)
; declare noalias ptr @malloc(i64) #0
;
; ; Function Attrs: allockind("free")
; declare void @free(ptr allocptr) #1
;
; define i64 @length() {
;   %n = call i64 @strlen(ptr nonnull @text)
;   ret i64 %n
; }
;
; define void @freed() {
;   ret void
; }
;
; define ptr @known() {
;   %p = call dereferenceable_or_null(4) ptr @malloc(i64 4)
;   ret ptr %p
; }
;
; attributes #0 = { allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" }
; attributes #1 = { allockind("free") "alloc-family"="malloc" }
