; RUN: opt -passes=instcombine
; Calls of the C library fold by its meaning; a function that is called instead is declared if the module does not have it.
target triple = "x86_64-unknown-linux-gnu"
@text = private constant [3 x i8] c"ab\00"
@one = private constant [2 x i8] c"x\00"
declare i64 @strlen(ptr)
declare i32 @printf(ptr, ...)
declare i32 @memcmp(ptr, ptr, i64)
define i64 @length() {
  %n = call i64 @strlen(ptr @text)
  ret i64 %n
}
define void @print() {
  %n = call i32 (ptr, ...) @printf(ptr @one)
  ret void
}
define i1 @compare(ptr %p, ptr %q, i64 %n) {
  %order = call i32 @memcmp(ptr %p, ptr %q, i64 %n)
  %same = icmp eq i32 %order, 0
  ret i1 %same
}
define i64 @kept() {
  %n = call i64 @strlen(ptr @text) nobuiltin
  ret i64 %n
}
; EXPECT
; target triple = "x86_64-unknown-linux-gnu"
;
; @text = private constant [3 x i8] c"ab\00"
; @one = private constant [2 x i8] c"x\00"
;
; declare i64 @strlen(ptr)
;
; declare i32 @printf(ptr, ...)
;
; declare i32 @memcmp(ptr, ptr, i64)
;
; define i64 @length() {
;   ret i64 2
; }
;
; define void @print() {
;   %n = call i32 @putchar(i32 120)
;   ret void
; }
;
; define i1 @compare(ptr %p, ptr %q, i64 %n) {
;   %order = call i32 @bcmp(ptr %p, ptr %q, i64 %n)
;   %same = icmp eq i32 %order, 0
;   ret i1 %same
; }
;
; define i64 @kept() {
;   %n = call i64 @strlen(ptr nonnull @text) #0
;   ret i64 %n
; }
;
; declare i32 @putchar(i32)
;
; declare i32 @bcmp(ptr, ptr, i64)
;
; attributes #0 = { nobuiltin }
