; RUN: opt -passes=dot-post-dom
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
; Writing 'postdom.one.dot'...
; Writing 'postdom.two.dot'...
; == postdom.one.dot
; digraph "Post dominator tree for 'one' function" {
; 	label="Post dominator tree for 'one' function";
;
; 	Root [shape=record,label="{Post dominance root node}"];
; 	Root -> Node0;
; 	Node0 [shape=record,label="{0:\l|  ret void\l}"];
; }
; == postdom.two.dot
; digraph "Post dominator tree for 'two' function" {
; 	label="Post dominator tree for 'two' function";
;
; 	Root [shape=record,label="{Post dominance root node}"];
; 	Root -> Node1;
; 	Node1 [shape=record,label="{next:\l|  call void @outside(i32 %a)\l  ret void\l}"];
; 	Node1 -> Node0;
; 	Node0 [shape=record,label="{entry:\l|  br label %next\l}"];
; }
