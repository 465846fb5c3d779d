; RUN: opt -passes='mem2reg'
; Nobody else sees the variable.
define i32 @f(i32 %x) {
  %a = alloca i32, align 4
  store atomic i32 %x, ptr %a seq_cst, align 4
  %r = load atomic i32, ptr %a seq_cst, align 4
  ret i32 %r
}
define i32 @stays(i32 %x) {
  %a = alloca i32, align 4
  store volatile i32 %x, ptr %a, align 4
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %x) {
;   ret i32 %x
; }
;
; define i32 @stays(i32 %x) {
;   %a = alloca i32, align 4
;   store volatile i32 %x, ptr %a, align 4
;   %r = load i32, ptr %a, align 4
;   ret i32 %r
; }
