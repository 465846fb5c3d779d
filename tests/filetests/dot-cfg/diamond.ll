; RUN: opt -passes=dot-cfg -cfg-heat-colors=false
; Blocks show their names and code, two edges of a block are named T and F; a block without a name has a number.
define i32 @diamond(i1 %c, i32 %a) {
  br i1 %c, label %then, label %else
then:
  %b = add i32 %a, 1
  br label %join
else:
  br label %join
join:
  %r = phi i32 [ %b, %then ], [ 0, %else ]
  ret i32 %r
}
; EXPECT
; Writing '.diamond.dot'...
; == .diamond.dot
; digraph "CFG for 'diamond' function" {
; 	label="CFG for 'diamond' function";
;
; 	Node0 [shape=record,label="{0:\l|  br i1 %c, label %then, label %else\l|{<s0>T|<s1>F}}"];
; 	Node0:s0 -> Node1;
; 	Node0:s1 -> Node2;
; 	Node1 [shape=record,label="{then:\l|  %b = add i32 %a, 1\l  br label %join\l}"];
; 	Node1 -> Node3;
; 	Node2 [shape=record,label="{else:\l|  br label %join\l}"];
; 	Node2 -> Node3;
; 	Node3 [shape=record,label="{join:\l|  %r = phi i32 [ %b, %then ], [ 0, %else ]\l  ret i32 %r\l}"];
; }
