; RUN: opt -passes=print-callgraph-sccs -disable-output
; Three functions that call each other in a circle, and one that calls itself.
define void @a() {
  call void @b()
  ret void
}

define internal void @b() {
  call void @c()
  call void @c()
  ret void
}

define internal void @c() {
  call void @a()
  call void @d()
  ret void
}

define internal void @d() {
  call void @d()
  ret void
}
; EXPECT
; SCCs for the program in PostOrder:
; SCC #1: d (Has self-loop).
; SCC #2: c, b, a
; SCC #3: external node
