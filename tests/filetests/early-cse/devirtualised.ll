; RUN: opt -passes='early-cse<memssa>' -check-analyses
; A call whose callee is found touches less memory than one of an unknown function: memory SSA is not what it was.
declare i32 @none() memory(none)
declare i32 @read() memory(read)
define i32 @f(ptr %p, i1 %c) {
  %g = select i1 true, ptr @none, ptr null
  %h = select i1 %c, ptr @read, ptr @read
  %a = call i32 %g()
  store i32 1, ptr %p
  %b = call i32 %h()
  %l = load i32, ptr %p
  %s = add i32 %a, %b
  %t = add i32 %s, %l
  ret i32 %t
}
; EXPECT
; ; Function Attrs: memory(none)
; declare i32 @none() #0
;
; ; Function Attrs: memory(read)
; declare i32 @read() #1
;
; define i32 @f(ptr %p, i1 %c) {
;   %a = call i32 @none()
;   store i32 1, ptr %p, align 4
;   %b = call i32 @read()
;   %s = add i32 %a, %b
;   %t = add i32 %s, 1
;   ret i32 %t
; }
;
; attributes #0 = { memory(none) }
; attributes #1 = { memory(read) }
