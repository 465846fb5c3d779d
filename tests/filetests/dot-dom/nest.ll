; RUN: opt -passes=dot-dom
; The blocks of a nest of loops stand below each other.
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
; Writing 'dom.nest.dot'...
; == dom.nest.dot
; digraph "Dominator tree for 'nest' function" {
; 	label="Dominator tree for 'nest' function";
;
; 	Node0 [shape=record,label="{entry:\l|  br label %outer\l}"];
; 	Node0 -> Node1;
; 	Node1 [shape=record,label="{outer:\l|  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]\l  br label %inner\l}"];
; 	Node1 -> Node2;
; 	Node2 [shape=record,label="{inner:\l|  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]\l  %j.next = add i32 %j, 1\l  %again = icmp slt i32 %j.next, %n\l  br i1 %again, label %inner, label %latch\l}"];
; 	Node2 -> Node3;
; 	Node3 [shape=record,label="{latch:\l|  %i.next = add i32 %i, 1\l  %more = icmp slt i32 %i.next, %n\l  br i1 %more, label %outer, label %exit\l}"];
; 	Node3 -> Node4;
; 	Node4 [shape=record,label="{exit:\l|  ret void\l}"];
; }
