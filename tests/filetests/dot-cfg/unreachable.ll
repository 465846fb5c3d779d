; RUN: opt -passes=dot-cfg -cfg-heat-colors=false
; Blocks that control never reaches are drawn too.
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
; Writing '.unreachable.dot'...
; == .unreachable.dot
; digraph "CFG for 'unreachable' function" {
; 	label="CFG for 'unreachable' function";
;
; 	Node0 [shape=record,label="{entry:\l|  br i1 %c, label %trap, label %done\l|{<s0>T|<s1>F}}"];
; 	Node0:s0 -> Node1;
; 	Node0:s1 -> Node2;
; 	Node1 [shape=record,label="{trap:\l|  unreachable\l}"];
; 	Node2 [shape=record,label="{done:\l|  ret void\l}"];
; 	Node3 [shape=record,label="{dead:\l|  br i1 %c, label %dead, label %done\l|{<s0>T|<s1>F}}"];
; 	Node3:s0 -> Node3;
; 	Node3:s1 -> Node2;
; }
