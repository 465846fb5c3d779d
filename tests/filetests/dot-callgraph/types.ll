; RUN: opt -passes=dot-callgraph -callgraph-dot-filename-prefix=types -callgraph-show-weights -disable-output
; A call by another type than the function has goes anywhere.
define internal i32 @f(i32 %x) {
  ret i32 %x
}

define i32 @g() {
  %r = call i32 (i64) @f(i64 1)
  ret i32 %r
}
; EXPECT
; Writing 'types.callgraph.dot'...
; == types.callgraph.dot
; digraph "Call graph: INPUT" {
; 	label="Call graph: INPUT";
;
; 	Node2 [shape=record,label="{f}"];
; 	Node3 [shape=record,label="{g}"];
; }
