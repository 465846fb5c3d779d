; RUN: opt -passes=dot-cfg-only -cfg-heat-colors=false
; Edges of a switch are named after their values.
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
; Writing '.switch.dot'...
; == .switch.dot
; digraph "CFG for 'switch' function" {
; 	label="CFG for 'switch' function";
;
; 	Node0 [shape=record,label="{entry|{<s0>def|<s1>-1|<s2>2|<s3>3}}"];
; 	Node0:s0 -> Node2;
; 	Node0:s1 -> Node1;
; 	Node0:s2 -> Node1;
; 	Node0:s3 -> Node2;
; 	Node1 [shape=record,label="{a}"];
; 	Node2 [shape=record,label="{default}"];
; }
