; RUN: opt -passes='adce'
; An address that is computed and never used goes, and the stack slot that it was the address of.
define i32 @f() {
  %a = alloca i32, align 4
  %b = getelementptr i8, ptr %a, i64 2
  ret i32 1
}
; EXPECT
; define i32 @f() {
;   ret i32 1
; }
