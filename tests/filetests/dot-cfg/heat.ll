; RUN: opt -passes=dot-cfg
; The block that runs most often has the warmest colour, and a block that never runs the coldest.
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
dead:
  ret void
}
; EXPECT
; Writing '.nest.dot'...
; == .nest.dot
; digraph "CFG for 'nest' function" {
; 	label="CFG for 'nest' function";
;
; 	Node0 [shape=record,color="#3d50c3ff", style=filled, fillcolor="#ec7f6370", fontname="Courier",label="{entry:\l|  br label %outer\l}"];
; 	Node0 -> Node1;
; 	Node1 [shape=record,color="#3d50c3ff", style=filled, fillcolor="#d6524470", fontname="Courier",label="{outer:\l|  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]\l  br label %inner\l}"];
; 	Node1 -> Node2;
; 	Node2 [shape=record,color="#b70d28ff", style=filled, fillcolor="#b70d2870", fontname="Courier",label="{inner:\l|  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]\l  %j.next = add i32 %j, 1\l  %again = icmp slt i32 %j.next, %n\l  br i1 %again, label %inner, label %latch\l|{<s0>T|<s1>F}}"];
; 	Node2:s0 -> Node2;
; 	Node2:s1 -> Node3;
; 	Node3 [shape=record,color="#3d50c3ff", style=filled, fillcolor="#d6524470", fontname="Courier",label="{latch:\l|  %i.next = add i32 %i, 1\l  %more = icmp slt i32 %i.next, %n\l  br i1 %more, label %outer, label %exit\l|{<s0>T|<s1>F}}"];
; 	Node3:s0 -> Node1;
; 	Node3:s1 -> Node4;
; 	Node4 [shape=record,color="#3d50c3ff", style=filled, fillcolor="#ec7f6370", fontname="Courier",label="{exit:\l|  ret void\l}"];
; 	Node5 [shape=record,color="#3d50c3ff", style=filled, fillcolor="#3d50c370", fontname="Courier",label="{dead:\l|  ret void\l}"];
; }
