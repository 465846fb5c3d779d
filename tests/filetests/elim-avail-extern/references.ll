; RUN: opt -passes=elim-avail-extern
; What only such a body refers to has no use any more.
@table = internal constant i32 3
define available_externally i32 @elsewhere() {
  %x = load i32, ptr @table
  %y = call i32 @helper()
  ret i32 %x
}
define internal i32 @helper() {
  ret i32 1
}
define ptr @f() {
  ret ptr @elsewhere
}
; EXPECT
; @table = internal constant i32 3
;
; declare i32 @elsewhere()
;
; define internal i32 @helper() {
;   ret i32 1
; }
;
; define ptr @f() {
;   ret ptr @elsewhere
; }
