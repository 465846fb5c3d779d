; RUN: opt -passes=dot-dom-only
; The join of two branches stands below the block that branches; blocks are shown by their names alone.
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
; Writing 'domonly.diamond.dot'...
; == domonly.diamond.dot
; digraph "Dominator tree for 'diamond' function" {
; 	label="Dominator tree for 'diamond' function";
;
; 	Node0 [shape=record,label="{%0}"];
; 	Node0 -> Node1;
; 	Node0 -> Node3;
; 	Node0 -> Node2;
; 	Node1 [shape=record,label="{then}"];
; 	Node3 [shape=record,label="{join}"];
; 	Node2 [shape=record,label="{else}"];
; }
