; RUN: opt -passes=dot-cfg-only -cfg-heat-colors=false
; Every function with a body has a file of its own.
declare void @outside(i32)
define void @one() {
  ret void
}
define void @two(i32 %a) {
entry:
  br label %next
next:
  call void @outside(i32 %a)
  ret void
}
; EXPECT
; Writing '.one.dot'...
; Writing '.two.dot'...
; == .one.dot
; digraph "CFG for 'one' function" {
; 	label="CFG for 'one' function";
;
; 	Node0 [shape=record,label="{%0}"];
; }
; == .two.dot
; digraph "CFG for 'two' function" {
; 	label="CFG for 'two' function";
;
; 	Node0 [shape=record,label="{entry}"];
; 	Node0 -> Node1;
; 	Node1 [shape=record,label="{next}"];
; }
