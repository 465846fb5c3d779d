; RUN: opt -passes='print-cfg-sccs' -disable-output
; Blocks that nothing leads to, and one that leads to a reached one.
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b

lost:
  br label %b

gone:
  br i1 %c, label %gone, label %lost

a:
  br label %b

b:
  ret void
}
; EXPECT
; SCCs for Function f in PostOrder:
; SCC #1: %b
; SCC #2: %a
; SCC #3: %entry
