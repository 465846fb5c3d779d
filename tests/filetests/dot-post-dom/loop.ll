; RUN: opt -passes=dot-post-dom
; The blocks of a loop are shown with their code, each below the block that post-dominates it.
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
; Writing 'postdom.loop.dot'...
; == postdom.loop.dot
; digraph "Post dominator tree for 'loop' function" {
; 	label="Post dominator tree for 'loop' function";
;
; 	Root [shape=record,label="{Post dominance root node}"];
; 	Root -> Node2;
; 	Node2 [shape=record,label="{exit:\l|  ret i32 %j\l}"];
; 	Node2 -> Node1;
; 	Node1 [shape=record,label="{head:\l|  %i = phi i32 [ 0, %entry ], [ %j, %head ]\l  %j = add i32 %i, 1\l  %c = icmp slt i32 %j, %n\l  br i1 %c, label %head, label %exit\l}"];
; 	Node1 -> Node0;
; 	Node0 [shape=record,label="{entry:\l|  br label %head\l}"];
; }
