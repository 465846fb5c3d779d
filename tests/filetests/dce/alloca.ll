; RUN: opt -passes='dce'
; Of a chain of unused results the last goes first, and with it the stack slot that only it used.
define i32 @f() {
  %a = alloca i32, align 4
  %b = getelementptr i8, ptr %a, i64 2
  ret i32 1
}
; EXPECT
; define i32 @f() {
;   ret i32 1
; }
