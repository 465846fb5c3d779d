; RUN: opt -passes=dot-dom
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
; Writing 'dom.switch.dot'...
; == dom.switch.dot
; digraph "Dominator tree for 'switch' function" {
; 	label="Dominator tree for 'switch' function";
;
; 	Node0 [shape=record,label="{entry:\l|  switch i32 %n, label %default [\l    i32 -1, label %a\l    i32 2, label %a\l    i32 3, label %default\l  ]\l}"];
; 	Node0 -> Node2;
; 	Node0 -> Node1;
; 	Node2 [shape=record,label="{default:\l|  ret void\l}"];
; 	Node1 [shape=record,label="{a:\l|  ret void\l}"];
; }
