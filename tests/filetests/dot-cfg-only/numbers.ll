; RUN: opt -passes=dot-cfg-only -cfg-heat-colors=false
; A block without a name shows its number behind a percent sign.
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
; 	Node0 [shape=record,label="{%0|{<s0>T|<s1>F}}"];
; 	Node0:s0 -> Node1;
; 	Node0:s1 -> Node2;
; 	Node1 [shape=record,label="{then}"];
; 	Node1 -> Node3;
; 	Node2 [shape=record,label="{else}"];
; 	Node2 -> Node3;
; 	Node3 [shape=record,label="{join}"];
; }
