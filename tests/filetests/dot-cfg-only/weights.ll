; RUN: opt -passes=dot-cfg-only -cfg-weights
; Edges say how probable they are, blocks by their colours how often they run.
define i32 @weights(i1 %c) {
entry:
  br i1 %c, label %likely, label %unlikely, !prof !0
likely:
  ret i32 1
unlikely:
  ret i32 0
}
!0 = !{!"branch_weights", i32 3, i32 1}
; EXPECT
; Writing '.weights.dot'...
; == .weights.dot
; digraph "CFG for 'weights' function" {
; 	label="CFG for 'weights' function";
;
; 	Node0 [shape=record,color="#b70d28ff", style=filled, fillcolor="#b70d2870", fontname="Courier",label="{entry|{<s0>T|<s1>F}}"];
; 	Node0:s0 -> Node1[tooltip="entry -> likely\nProbability 75.00%" label="75.00%" penwidth=1.75];
; 	Node0:s1 -> Node2[tooltip="entry -> unlikely\nProbability 25.00%" label="25.00%" penwidth=1.25];
; 	Node1 [shape=record,color="#b70d28ff", style=filled, fillcolor="#bc1b2c70", fontname="Courier",label="{likely}"];
; 	Node2 [shape=record,color="#3d50c3ff", style=filled, fillcolor="#c6333470", fontname="Courier",label="{unlikely}"];
; }
