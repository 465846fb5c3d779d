; RUN: opt -passes='dot-callgraph' -disable-output
; Each call once.
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
; Writing 'INPUT.callgraph.dot'...
; == input.ll.callgraph.dot
; digraph "Call graph: INPUT" {
; 	label="Call graph: INPUT";
;
; 	Node2 [shape=record,label="{outside}"];
; 	Node3 [shape=record,label="{never_back}"];
; 	Node4 [shape=record,label="{llvm.sqrt.f32}"];
; 	Node5 [shape=record,label="{hidden}"];
; 	Node5 -> Node3;
; 	Node6 [shape=record,label="{leaf}"];
; 	Node6 -> Node4;
; 	Node7 [shape=record,label="{even}"];
; 	Node7 -> Node8;
; 	Node8 [shape=record,label="{odd}"];
; 	Node8 -> Node7;
; 	Node9 [shape=record,label="{own}"];
; 	Node9 -> Node9;
; 	Node9 -> Node2;
; }
