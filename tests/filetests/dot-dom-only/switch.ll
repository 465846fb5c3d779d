; RUN: opt -passes=dot-dom-only
; A target of several edges of a switch stands once below it.
define void @switch(i32 %n) {
entry:
  switch i32 %n, label %default [
    i32 -1, label %a
    i32 2, label %a
    i32 3, label %default
  ]
a:
  ret void
default:
  ret void
}
; EXPECT
; Writing 'domonly.switch.dot'...
; == domonly.switch.dot
; digraph "Dominator tree for 'switch' function" {
; 	label="Dominator tree for 'switch' function";
;
; 	Node0 [shape=record,label="{entry}"];
; 	Node0 -> Node2;
; 	Node0 -> Node1;
; 	Node2 [shape=record,label="{default}"];
; 	Node1 [shape=record,label="{a}"];
; }
