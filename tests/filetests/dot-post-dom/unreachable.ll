; RUN: opt -passes=dot-post-dom
; A block that control never reaches is in the tree where it leads to an end; an unreachable instruction is an end.
define void @unreachable(i1 %c) {
entry:
  br i1 %c, label %trap, label %done
trap:
  unreachable
done:
  ret void
dead:
  br i1 %c, label %dead, label %done
}
; EXPECT
; Writing 'postdom.unreachable.dot'...
; == postdom.unreachable.dot
; digraph "Post dominator tree for 'unreachable' function" {
; 	label="Post dominator tree for 'unreachable' function";
;
; 	Root [shape=record,label="{Post dominance root node}"];
; 	Root -> Node1;
; 	Root -> Node0;
; 	Root -> Node2;
; 	Node1 [shape=record,label="{trap:\l|  unreachable\l}"];
; 	Node0 [shape=record,label="{entry:\l|  br i1 %c, label %trap, label %done\l}"];
; 	Node2 [shape=record,label="{done:\l|  ret void\l}"];
; 	Node2 -> Node3;
; 	Node3 [shape=record,label="{dead:\l|  br i1 %c, label %dead, label %done\l}"];
; }
