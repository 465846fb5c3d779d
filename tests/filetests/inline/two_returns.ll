; RUN: opt -passes='inline'
; Two returns meet in a phi.
define i32 @pick(i32 %x) {
entry:
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  %n = sub i32 0, %x
  ret i32 %n
}
define i32 @g(i32 %a) {
  %v = call i32 @pick(i32 %a)
  %w = add i32 %v, 1
  ret i32 %w
}
