; RUN: opt -passes=dot-post-dom
; Both branches and their origin stand below the join; blocks are shown with their code.
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
; Writing 'postdom.diamond.dot'...
; == postdom.diamond.dot
; digraph "Post dominator tree for 'diamond' function" {
; 	label="Post dominator tree for 'diamond' function";
;
; 	Root [shape=record,label="{Post dominance root node}"];
; 	Root -> Node3;
; 	Node3 [shape=record,label="{join:\l|  %r = phi i32 [ %b, %then ], [ 0, %else ]\l  ret i32 %r\l}"];
; 	Node3 -> Node1;
; 	Node3 -> Node0;
; 	Node3 -> Node2;
; 	Node1 [shape=record,label="{then:\l|  %b = add i32 %a, 1\l  br label %join\l}"];
; 	Node0 [shape=record,label="{0:\l|  br i1 %c, label %then, label %else\l}"];
; 	Node2 [shape=record,label="{else:\l|  br label %join\l}"];
; }
