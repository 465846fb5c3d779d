; RUN: opt -mtriple=nvptx64-nvidia-cuda -passes='default<O1>'
; A step of a scalable vector is of unknown size: not zero. What such a store writes is not known either.
define ptr @g(ptr %a, i32 %b) {
  %g = getelementptr <vscale x 4 x i32>, ptr %a, i32 %b
  ret ptr %g
}
define ptr @c(ptr %a) {
  %g = getelementptr <vscale x 4 x i32>, ptr %a, i32 1
  ret ptr %g
}
define i32 @l(ptr %a, <vscale x 4 x i32> %v) {
  store i32 7, ptr %a
  store <vscale x 4 x i32> %v, ptr %a
  %r = load i32, ptr %a
  ret i32 %r
}
define i32 @m(ptr %a, <vscale x 4 x i32> %v) {
  %q = getelementptr i32, ptr %a, i64 1
  store i32 7, ptr %q
  store <vscale x 4 x i32> %v, ptr %a
  %r = load i32, ptr %q
  ret i32 %r
}
; EXPECT
; target triple = "nvptx64-nvidia-cuda"
;
; define ptr @g(ptr %a, i32 %b) {
;   %1 = sext i32 %b to i64
;   %g = getelementptr <vscale x 4 x i32>, ptr %a, i64 %1
;   ret ptr %g
; }
;
; define ptr @c(ptr %a) {
;   %g = getelementptr <vscale x 4 x i32>, ptr %a, i64 1
;   ret ptr %g
; }
;
; define i32 @l(ptr %a, <vscale x 4 x i32> %v) {
;   store i32 7, ptr %a, align 4
;   store <vscale x 4 x i32> %v, ptr %a, align 16
;   %r = load i32, ptr %a, align 4
;   ret i32 %r
; }
;
; define i32 @m(ptr %a, <vscale x 4 x i32> %v) {
;   %q = getelementptr i8, ptr %a, i64 4
;   store i32 7, ptr %q, align 4
;   store <vscale x 4 x i32> %v, ptr %a, align 16
;   %r = load i32, ptr %q, align 4
;   ret i32 %r
; }
