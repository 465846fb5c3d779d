; RUN: opt -passes=print-callgraph-sccs -disable-output
; Functions whose addresses are stored may be called from outside.
@slot = global ptr @f

define internal void @f() {
  ret void
}

define internal void @g() {
  ret void
}

define void @h(ptr %p) {
  store ptr @g, ptr %p, align 8
  ret void
}
; EXPECT
; SCCs for the program in PostOrder:
; SCC #1: f
; SCC #2: g
; SCC #3: h
; SCC #4: external node
