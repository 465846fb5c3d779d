; RUN: opt -passes='print-cfg-sccs' -disable-output
; A loop that nothing leaves beside a way out, and one that ends in unreachable code.
define void @f(i1 %a, i1 %b) {
entry:
  br i1 %a, label %left, label %right

left:
  br label %left

right:
  br i1 %b, label %right, label %dies

dies:
  unreachable
}

define i32 @g(i1 %a) {
entry:
  br i1 %a, label %x, label %y

x:
  br label %y

y:
  br label %x
}
; EXPECT
; SCCs for Function f in PostOrder:
; SCC #1: %left (Has self-loop).
; SCC #2: %dies
; SCC #3: %right (Has self-loop).
; SCC #4: %entry
; SCCs for Function g in PostOrder:
; SCC #1: %y, %x
; SCC #2: %entry
