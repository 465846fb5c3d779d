; RUN: opt -passes='early-cse<memssa>'
; Memory SSA knows that the store does not touch what is loaded.
define i32 @f(ptr noalias %p, ptr noalias %q) {
  %a = load i32, ptr %p, align 4
  store i32 %a, ptr %q, align 4
  %b = load i32, ptr %p, align 4
  %s = add i32 %a, %b
  ret i32 %s
}
; EXPECT
; define i32 @f(ptr noalias %p, ptr noalias %q) {
;   %a = load i32, ptr %p, align 4
;   store i32 %a, ptr %q, align 4
;   %s = add i32 %a, %a
;   ret i32 %s
; }
