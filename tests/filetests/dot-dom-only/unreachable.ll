; RUN: opt -passes=dot-dom-only
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
; Writing 'domonly.unreachable.dot'...
; == domonly.unreachable.dot
; digraph "Dominator tree for 'unreachable' function" {
; 	label="Dominator tree for 'unreachable' function";
;
; 	Node0 [shape=record,label="{entry}"];
; 	Node0 -> Node1;
; 	Node0 -> Node2;
; 	Node1 [shape=record,label="{trap}"];
; 	Node2 [shape=record,label="{done}"];
; }
