; RUN: opt -passes='print<structural-hash>' -disable-output
; Types and constants do not count: the functions are equal.
define i64 @f1(i64 %a) {
  %b = add i64 %a, 1
  ret i64 %b
}
define i32 @f2(i32 %a) {
  %b = add i32 %a, 2
  ret i32 %b
}
declare void @d()
; EXPECT
; Module Hash: 0fcb6d46af29cf5c
; Function f1 Hash: 636df67a935d4ecd
; Function f2 Hash: 636df67a935d4ecd
