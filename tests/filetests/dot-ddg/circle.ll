; RUN: opt -passes=dot-ddg
; Accesses that may be of the same memory lead to each other.
define void @f(ptr %a, ptr %b, i64 %n) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %l ]
  %p = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %p
  %q = getelementptr i32, ptr %b, i64 %i
  store i32 %v, ptr %q
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %l, label %e
e:
  ret void
}
; EXPECT
; Writing 'ddg.f.l.dot'...
; == ddg.f.l.dot
; digraph "DDG for 'f.l'" {
; 	label="DDG for 'f.l'";
;
; 	Node0x8 [shape=record,label="{\<kind:root\>\nroot\n}"];
; 	Node0x8 -> Node0xa[label="[rooted]"];
; 	Node0xa [shape=record,label="{\<kind:pi-block\>\n--- start of nodes in pi-block ---\n\<kind:single-instruction\>\n  %i = phi i64 [ 0, %entry ], [ %j, %l ]\n\n\<kind:single-instruction\>\n  %j = add nuw nsw i64 %i, 1\n--- end of nodes in pi-block ---\n}"];
; 	Node0xa -> Node0x1[label="[def-use]"];
; 	Node0xa -> Node0x3[label="[def-use]"];
; 	Node0xa -> Node0x6[label="[def-use]"];
; 	Node0x6 [shape=record,label="{\<kind:multi-instruction\>\n  %c = icmp ult i64 %j, %n\n  br i1 %c, label %l, label %e\n}"];
; 	Node0x3 [shape=record,label="{\<kind:single-instruction\>\n  %q = getelementptr i32, ptr %b, i64 %i\n}"];
; 	Node0x3 -> Node0x9[label="[def-use]"];
; 	Node0x1 [shape=record,label="{\<kind:single-instruction\>\n  %p = getelementptr i32, ptr %a, i64 %i\n}"];
; 	Node0x1 -> Node0x9[label="[def-use]"];
; 	Node0x9 [shape=record,label="{\<kind:pi-block\>\n--- start of nodes in pi-block ---\n\<kind:single-instruction\>\n  %v = load i32, ptr %p, align 4\n\n\<kind:single-instruction\>\n  store i32 %v, ptr %q, align 4\n--- end of nodes in pi-block ---\n}"];
; }
