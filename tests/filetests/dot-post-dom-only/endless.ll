; RUN: opt -passes=dot-post-dom-only
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
; Writing 'postdomonly.endless.dot'...
; == postdomonly.endless.dot
; digraph "Post dominator tree for 'endless' function" {
; 	label="Post dominator tree for 'endless' function";
;
; 	Root [shape=record,label="{Post dominance root node}"];
; 	Root -> Node3;
; 	Root -> Node0;
; 	Root -> Node2;
; 	Node3 [shape=record,label="{done}"];
; 	Node0 [shape=record,label="{entry}"];
; 	Node2 [shape=record,label="{body}"];
; 	Node2 -> Node1;
; 	Node1 [shape=record,label="{spin}"];
; }
