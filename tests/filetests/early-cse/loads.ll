; RUN: opt -passes='early-cse'
; Loads of unchanged memory and of what was stored; a write to unknown memory ends both.
declare void @g()
define i32 @f(ptr %p, ptr %q) {
  %a = load i32, ptr %p, align 4
  %b = load i32, ptr %p, align 4
  store i32 %a, ptr %q, align 4
  %c = load i32, ptr %q, align 4
  call void @g()
  %d = load i32, ptr %q, align 4
  %s = add i32 %a, %b
  %t = add i32 %c, %d
  %u = add i32 %s, %t
  ret i32 %u
}
; EXPECT
; declare void @g()
;
; define i32 @f(ptr %p, ptr %q) {
;   %a = load i32, ptr %p, align 4
;   store i32 %a, ptr %q, align 4
;   call void @g()
;   %d = load i32, ptr %q, align 4
;   %s = add i32 %a, %a
;   %t = add i32 %a, %d
;   %u = add i32 %s, %t
;   ret i32 %u
; }
