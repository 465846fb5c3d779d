; RUN: opt -passes='print<structural-hash><detailed>' -disable-output
; Types and constants count.
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
; Module Hash: 682e9d4e76554920
; Function f1 Hash: acd7c2f677ee4403
; Function f2 Hash: 9a737a4950034b41
