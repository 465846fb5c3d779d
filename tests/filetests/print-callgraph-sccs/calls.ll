; RUN: opt -passes='print-callgraph-sccs' -disable-output
; Functions that call each other are one part.
@table = global [2 x ptr] [ptr @hidden, ptr @leaf]

declare void @outside(ptr)
declare void @never_back() nocallback
declare float @llvm.sqrt.f32(float)

define internal void @hidden() {
  call void @never_back()
  ret void
}

define internal void @leaf() {
  %x = call float @llvm.sqrt.f32(float 1.0)
  ret void
}

define void @even(ptr %f) {
  call void @odd(ptr %f)
  call void %f()
  ret void
}

define void @odd(ptr %f) {
  call void @even(ptr %f)
  call void @even(ptr @own)
  ret void
}

define internal void @own() {
  call void @own()
  call void @outside(ptr null)
  ret void
}
; EXPECT
; SCCs for the program in PostOrder:
; SCC #1: external node
; SCC #2: outside
; SCC #3: never_back
; SCC #4: llvm.sqrt.f32
; SCC #5: hidden
; SCC #6: leaf
; SCC #7: odd, even
; SCC #8: own (Has self-loop).
; SCC #9: external node
