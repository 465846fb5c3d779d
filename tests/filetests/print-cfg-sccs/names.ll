; RUN: opt -passes='print-cfg-sccs' -disable-output
; Blocks without names, and names that need quotes.
define void @"odd name"(i1 %c) {
  br i1 %c, label %"a b", label %3

"a b":
  br i1 %c, label %"a b", label %2

2:
  ret void

3:
  br label %"7"

"7":
  br i1 %c, label %3, label %2
}

define void @one() {
  ret void
}
; EXPECT
; SCCs for Function odd name in PostOrder:
; SCC #1: %1
; SCC #2: %"a b" (Has self-loop).
; SCC #3: %"7", %2
; SCC #4: %0
; SCCs for Function one in PostOrder:
; SCC #1: %0
