; RUN: opt -passes=dot-post-dom-only
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
; Writing 'postdomonly.unreachable.dot'...
; == postdomonly.unreachable.dot
; digraph "Post dominator tree for 'unreachable' function" {
; 	label="Post dominator tree for 'unreachable' function";
;
; 	Root [shape=record,label="{Post dominance root node}"];
; 	Root -> Node1;
; 	Root -> Node0;
; 	Root -> Node2;
; 	Node1 [shape=record,label="{trap}"];
; 	Node0 [shape=record,label="{entry}"];
; 	Node2 [shape=record,label="{done}"];
; 	Node2 -> Node3;
; 	Node3 [shape=record,label="{dead}"];
; }
