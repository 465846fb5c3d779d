; RUN: opt -passes=dot-dom-only
; The blocks of a loop are shown by their names alone, each below the block that dominates it.
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
; Writing 'domonly.loop.dot'...
; == domonly.loop.dot
; digraph "Dominator tree for 'loop' function" {
; 	label="Dominator tree for 'loop' function";
;
; 	Node0 [shape=record,label="{entry}"];
; 	Node0 -> Node1;
; 	Node1 [shape=record,label="{head}"];
; 	Node1 -> Node2;
; 	Node2 [shape=record,label="{exit}"];
; }
