; RUN: opt -passes='load-store-vectorizer'
; Unreachable code, where a value may be computed from itself, stays as it is; empty pointers and wide lanes are no chain.
target triple = "nvptx64-nvidia-cuda"
define void @dead(ptr %p) {
  ret void
loop:
  %q = getelementptr i32, ptr %q, i64 1
  %a = load i32, ptr %q
  %r = getelementptr i32, ptr %q, i64 1
  %b = load i32, ptr %r
  br label %loop
}
define i128 @wide(ptr align 32 %p) {
  %p1 = getelementptr i128, ptr %p, i64 1
  %a = load i128, ptr %p
  %b = load i128, ptr %p1
  %r = add i128 %a, %b
  ret i128 %r
}
define i1 @bits(ptr align 8 %p) {
  %p1 = getelementptr i1, ptr %p, i64 1
  %a = load i1, ptr %p
  %b = load i1, ptr %p1
  %r = xor i1 %a, %b
  ret i1 %r
}
define void @poison() {
  %a = load i32, ptr poison
  %b = load i32, ptr getelementptr (i8, ptr null, i64 4)
  store i32 %a, ptr undef
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @dead(ptr %p) {
;   ret void
;
; loop:                                             ; preds = %loop
;   %q = getelementptr i32, ptr %q, i64 1
;   %a = load i32, ptr %q, align 4
;   %r = getelementptr i32, ptr %q, i64 1
;   %b = load i32, ptr %r, align 4
;   br label %loop
; }
;
; define i128 @wide(ptr align 32 %p) {
;   %p1 = getelementptr i128, ptr %p, i64 1
;   %a = load i128, ptr %p, align 16
;   %b = load i128, ptr %p1, align 16
;   %r = add i128 %a, %b
;   ret i128 %r
; }
;
; define i1 @bits(ptr align 8 %p) {
;   %p1 = getelementptr i1, ptr %p, i64 1
;   %a = load i1, ptr %p, align 1
;   %b = load i1, ptr %p1, align 1
;   %r = xor i1 %a, %b
;   ret i1 %r
; }
;
; define void @poison() {
;   %a = load i32, ptr poison, align 4
;   %b = load i32, ptr getelementptr (i8, ptr null, i64 4), align 4
;   store i32 %a, ptr undef, align 4
;   ret void
; }
