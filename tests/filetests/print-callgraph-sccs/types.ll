; RUN: opt -passes=print-callgraph-sccs -disable-output
; A call by another type than the function has goes anywhere.
define internal i32 @f(i32 %x) {
  ret i32 %x
}

define i32 @g() {
  %r = call i32 (i64) @f(i64 1)
  ret i32 %r
}
; EXPECT
; SCCs for the program in PostOrder:
; SCC #1: f
; SCC #2: external node
; SCC #3: g
; SCC #4: external node
