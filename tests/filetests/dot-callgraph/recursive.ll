; RUN: opt -passes=dot-callgraph -callgraph-dot-filename-prefix=recursive -callgraph-show-weights -disable-output
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
; Writing 'recursive.callgraph.dot'...
; == recursive.callgraph.dot
; digraph "Call graph: INPUT" {
; 	label="Call graph: INPUT";
;
; 	Node2 [shape=record,label="{a}"];
; 	Node2 -> Node3[label="1"];
; 	Node3 [shape=record,label="{b}"];
; 	Node3 -> Node4[label="2"];
; 	Node4 [shape=record,label="{c}"];
; 	Node4 -> Node2[label="1"];
; 	Node4 -> Node5[label="1"];
; 	Node5 [shape=record,label="{d}"];
; 	Node5 -> Node5[label="1"];
; }
