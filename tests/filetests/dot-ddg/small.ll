; RUN: opt -passes=dot-ddg
; A loop without a name and without a counter; a function without loops.
define void @f(i1 %c) {
  br label %1
1:
  br i1 %c, label %1, label %2
2:
  ret void
}
define void @none() {
  ret void
}
; EXPECT
; Writing 'ddg.f..dot'...
; == ddg.f..dot
; digraph "DDG for 'f.'" {
; 	label="DDG for 'f.'";
;
; 	Node0x1 [shape=record,label="{\<kind:root\>\nroot\n}"];
; 	Node0x1 -> Node0x0[label="[rooted]"];
; 	Node0x0 [shape=record,label="{\<kind:single-instruction\>\n  br i1 %c, label %1, label %2\n}"];
; }
