; RUN: opt -passes=dot-cfg-only
; Colours say that the inner loop runs most often.
define void @nest(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add i32 %j, 1
  %again = icmp slt i32 %j.next, %n
  br i1 %again, label %inner, label %latch
latch:
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; Writing '.nest.dot'...
; == .nest.dot
; digraph "CFG for 'nest' function" {
; 	label="CFG for 'nest' function";
;
; 	Node0 [shape=record,color="#3d50c3ff", style=filled, fillcolor="#ec7f6370", fontname="Courier",label="{entry}"];
; 	Node0 -> Node1;
; 	Node1 [shape=record,color="#3d50c3ff", style=filled, fillcolor="#d6524470", fontname="Courier",label="{outer}"];
; 	Node1 -> Node2;
; 	Node2 [shape=record,color="#b70d28ff", style=filled, fillcolor="#b70d2870", fontname="Courier",label="{inner|{<s0>T|<s1>F}}"];
; 	Node2:s0 -> Node2;
; 	Node2:s1 -> Node3;
; 	Node3 [shape=record,color="#3d50c3ff", style=filled, fillcolor="#d6524470", fontname="Courier",label="{latch|{<s0>T|<s1>F}}"];
; 	Node3:s0 -> Node1;
; 	Node3:s1 -> Node4;
; 	Node4 [shape=record,color="#3d50c3ff", style=filled, fillcolor="#ec7f6370", fontname="Courier",label="{exit}"];
; }
