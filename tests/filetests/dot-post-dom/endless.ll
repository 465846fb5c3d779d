; RUN: opt -passes=dot-post-dom
; An endless loop has a block that stands below the root in place of an end.
define void @endless(i1 %c) {
entry:
  br i1 %c, label %spin, label %done
spin:
  br label %body
body:
  br label %spin
done:
  ret void
}
; EXPECT
; Writing 'postdom.endless.dot'...
; == postdom.endless.dot
; digraph "Post dominator tree for 'endless' function" {
; 	label="Post dominator tree for 'endless' function";
;
; 	Root [shape=record,label="{Post dominance root node}"];
; 	Root -> Node3;
; 	Root -> Node0;
; 	Root -> Node2;
; 	Node3 [shape=record,label="{done:\l|  ret void\l}"];
; 	Node0 [shape=record,label="{entry:\l|  br i1 %c, label %spin, label %done\l}"];
; 	Node2 [shape=record,label="{body:\l|  br label %spin\l}"];
; 	Node2 -> Node1;
; 	Node1 [shape=record,label="{spin:\l|  br label %body\l}"];
; }
