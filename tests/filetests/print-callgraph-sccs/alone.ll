; RUN: opt -passes=print-callgraph-sccs -disable-output
; A function that nothing calls and that calls nothing.
define internal void @f() {
  ret void
}
; EXPECT
; SCCs for the program in PostOrder:
; SCC #1: external node
