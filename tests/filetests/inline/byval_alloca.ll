; RUN: opt -passes='inline'
; A byval argument is copied; the callee's stack slot moves to the caller's entry.
%s = type { i32, i32 }
define internal i32 @callee(ptr byval(%s) align 4 %p) {
  %t = alloca i32, align 4
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  store i32 %v, ptr %t, align 4
  %w = load i32, ptr %t, align 4
  ret i32 %w
}
define i32 @g(ptr %q, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %v = call i32 @callee(ptr byval(%s) align 4 %q)
  ret i32 %v
b:
  ret i32 0
}
