; RUN: opt -passes=dot-callgraph -callgraph-dot-filename-prefix=alone -callgraph-show-weights -disable-output
; A function that nothing calls and that calls nothing.
define internal void @f() {
  ret void
}
; EXPECT
; Writing 'alone.callgraph.dot'...
; == alone.callgraph.dot
; digraph "Call graph: INPUT" {
; 	label="Call graph: INPUT";
;
; 	Node2 [shape=record,label="{f}"];
; }
