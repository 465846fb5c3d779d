; RUN: opt -passes='early-cse'
; A store of what is there, and a store that is overwritten at once.
define void @f(ptr %p, ptr %q, i32 %v) {
  %a = load i32, ptr %p, align 4
  store i32 %a, ptr %p, align 4
  store i32 %v, ptr %q, align 4
  store i32 1, ptr %q, align 4
  ret void
}
; EXPECT
; define void @f(ptr %p, ptr %q, i32 %v) {
;   %a = load i32, ptr %p, align 4
;   store i32 1, ptr %q, align 4
;   ret void
; }
