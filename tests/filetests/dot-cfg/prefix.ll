; RUN: opt -passes=dot-cfg -cfg-dot-filename-prefix=out -cfg-func-name=tw -cfg-heat-colors=false
; The name of the file begins with the prefix, and only the named functions have a file.
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
; Writing 'out.two.dot'...
; == out.two.dot
; digraph "CFG for 'two' function" {
; 	label="CFG for 'two' function";
;
; 	Node0 [shape=record,label="{entry:\l|  br label %next\l}"];
; 	Node0 -> Node1;
; 	Node1 [shape=record,label="{next:\l|  call void @outside(i32 %a)\l  ret void\l}"];
; }
