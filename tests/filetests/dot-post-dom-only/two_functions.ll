; RUN: opt -passes=dot-post-dom-only
; Every function with a body has a file of its own; declarations have none.
declare void @outside(i32)
define void @one() {
  ret void
}
define void @two(i32 %a) {
entry:
  br label %next
next:
  call void @outside(i32 %a)
  ret void
}
; EXPECT
; Writing 'postdomonly.one.dot'...
; Writing 'postdomonly.two.dot'...
; == postdomonly.one.dot
; digraph "Post dominator tree for 'one' function" {
; 	label="Post dominator tree for 'one' function";
;
; 	Root [shape=record,label="{Post dominance root node}"];
; 	Root -> Node0;
; 	Node0 [shape=record,label="{%0}"];
; }
; == postdomonly.two.dot
; digraph "Post dominator tree for 'two' function" {
; 	label="Post dominator tree for 'two' function";
;
; 	Root [shape=record,label="{Post dominance root node}"];
; 	Root -> Node1;
; 	Node1 [shape=record,label="{next}"];
; 	Node1 -> Node0;
; 	Node0 [shape=record,label="{entry}"];
; }
