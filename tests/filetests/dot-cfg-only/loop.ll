; RUN: opt -passes=dot-cfg-only -cfg-heat-colors=false
; Blocks show their names alone.
define i32 @loop(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %head, label %exit
exit:
  ret i32 %j
}
; EXPECT
; Writing '.loop.dot'...
; == .loop.dot
; digraph "CFG for 'loop' function" {
; 	label="CFG for 'loop' function";
;
; 	Node0 [shape=record,label="{entry}"];
; 	Node0 -> Node1;
; 	Node1 [shape=record,label="{head|{<s0>T|<s1>F}}"];
; 	Node1:s0 -> Node1;
; 	Node1:s1 -> Node2;
; 	Node2 [shape=record,label="{exit}"];
; }
