; RUN: opt -passes=dot-dom
; Blocks that control never reaches are not in the tree.
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
; Writing 'dom.unreachable.dot'...
; == dom.unreachable.dot
; digraph "Dominator tree for 'unreachable' function" {
; 	label="Dominator tree for 'unreachable' function";
;
; 	Node0 [shape=record,label="{entry:\l|  br i1 %c, label %trap, label %done\l}"];
; 	Node0 -> Node1;
; 	Node0 -> Node2;
; 	Node1 [shape=record,label="{trap:\l|  unreachable\l}"];
; 	Node2 [shape=record,label="{done:\l|  ret void\l}"];
; }
