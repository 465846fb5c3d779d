; RUN: opt -passes=dot-post-dom-only
; Of a function with two ends, both and what leads to them stand below the root.
define void @switch(i32 %n) {
entry:
  switch i32 %n, label %default [
    i32 -1, label %a
    i32 2, label %a
    i32 3, label %default
  ]
a:
  ret void
default:
  ret void
}
; EXPECT
; Writing 'postdomonly.switch.dot'...
; == postdomonly.switch.dot
; digraph "Post dominator tree for 'switch' function" {
; 	label="Post dominator tree for 'switch' function";
;
; 	Root [shape=record,label="{Post dominance root node}"];
; 	Root -> Node1;
; 	Root -> Node0;
; 	Root -> Node2;
; 	Node1 [shape=record,label="{a}"];
; 	Node0 [shape=record,label="{entry}"];
; 	Node2 [shape=record,label="{default}"];
; }
