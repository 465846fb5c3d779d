; RUN: opt -passes=dot-callgraph -callgraph-dot-filename-prefix=taken -callgraph-show-weights -disable-output
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
; Writing 'taken.callgraph.dot'...
; == taken.callgraph.dot
; digraph "Call graph: INPUT" {
; 	label="Call graph: INPUT";
;
; 	Node2 [shape=record,label="{f}"];
; 	Node3 [shape=record,label="{g}"];
; 	Node4 [shape=record,label="{h}"];
; }
