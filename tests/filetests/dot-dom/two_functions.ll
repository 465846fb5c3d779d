; RUN: opt -passes=dot-dom
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
; Writing 'dom.one.dot'...
; Writing 'dom.two.dot'...
; == dom.one.dot
; digraph "Dominator tree for 'one' function" {
; 	label="Dominator tree for 'one' function";
;
; 	Node0 [shape=record,label="{0:\l|  ret void\l}"];
; }
; == dom.two.dot
; digraph "Dominator tree for 'two' function" {
; 	label="Dominator tree for 'two' function";
;
; 	Node0 [shape=record,label="{entry:\l|  br label %next\l}"];
; 	Node0 -> Node1;
; 	Node1 [shape=record,label="{next:\l|  call void @outside(i32 %a)\l  ret void\l}"];
; }
