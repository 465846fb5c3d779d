; RUN: opt -passes=dot-ddg
; Each loop of a nest has its graph.
define void @f(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %o
o:
  %i = phi i64 [ 0, %entry ], [ %i2, %ol ]
  br label %l
l:
  %j = phi i64 [ 0, %o ], [ %j2, %l ]
  %s = add i64 %i, %j
  %p = getelementptr i32, ptr %a, i64 %s
  %v = load i32, ptr %p
  %q = getelementptr i32, ptr %b, i64 %j
  store i32 %v, ptr %q
  %j2 = add nsw i64 %j, 1
  %c = icmp slt i64 %j2, %n
  br i1 %c, label %l, label %ol
ol:
  %i2 = add nsw i64 %i, 1
  %d = icmp slt i64 %i2, %n
  br i1 %d, label %o, label %e
e:
  ret void
}
; EXPECT
; Writing 'ddg.f.l.dot'...
; Writing 'ddg.f.o.dot'...
; == ddg.f.l.dot
; digraph "DDG for 'f.l'" {
; 	label="DDG for 'f.l'";
;
; 	Node0x9 [shape=record,label="{\<kind:root\>\nroot\n}"];
; 	Node0x9 -> Node0xa[label="[rooted]"];
; 	Node0xa [shape=record,label="{\<kind:pi-block\>\n--- start of nodes in pi-block ---\n\<kind:single-instruction\>\n  %j = phi i64 [ 0, %o ], [ %j2, %l ]\n\n\<kind:single-instruction\>\n  %j2 = add nsw i64 %j, 1\n--- end of nodes in pi-block ---\n}"];
; 	Node0xa -> Node0x1[label="[def-use]"];
; 	Node0xa -> Node0x4[label="[def-use]"];
; 	Node0xa -> Node0x7[label="[def-use]"];
; 	Node0x7 [shape=record,label="{\<kind:multi-instruction\>\n  %c = icmp slt i64 %j2, %n\n  br i1 %c, label %l, label %ol\n}"];
; 	Node0x4 [shape=record,label="{\<kind:single-instruction\>\n  %q = getelementptr i32, ptr %b, i64 %j\n}"];
; 	Node0x4 -> Node0x5[label="[def-use]"];
; 	Node0x1 [shape=record,label="{\<kind:multi-instruction\>\n  %s = add i64 %i, %j\n  %p = getelementptr i32, ptr %a, i64 %s\n  %v = load i32, ptr %p, align 4\n}"];
; 	Node0x1 -> Node0x5[label="[def-use]"];
; 	Node0x5 [shape=record,label="{\<kind:single-instruction\>\n  store i32 %v, ptr %q, align 4\n}"];
; }
; == ddg.f.o.dot
; digraph "DDG for 'f.o'" {
; 	label="DDG for 'f.o'";
;
; 	Node0xe [shape=record,label="{\<kind:root\>\nroot\n}"];
; 	Node0xe -> Node0x1[label="[rooted]"];
; 	Node0xe -> Node0xf[label="[rooted]"];
; 	Node0xe -> Node0x10[label="[rooted]"];
; 	Node0x10 [shape=record,label="{\<kind:pi-block\>\n--- start of nodes in pi-block ---\n\<kind:single-instruction\>\n  %j = phi i64 [ 0, %o ], [ %j2, %l ]\n\n\<kind:single-instruction\>\n  %j2 = add nsw i64 %j, 1\n--- end of nodes in pi-block ---\n}"];
; 	Node0x10 -> Node0x3[label="[def-use]"];
; 	Node0x10 -> Node0x6[label="[def-use]"];
; 	Node0x10 -> Node0x9[label="[def-use]"];
; 	Node0x9 [shape=record,label="{\<kind:multi-instruction\>\n  %c = icmp slt i64 %j2, %n\n  br i1 %c, label %l, label %ol\n}"];
; 	Node0x6 [shape=record,label="{\<kind:single-instruction\>\n  %q = getelementptr i32, ptr %b, i64 %j\n}"];
; 	Node0x6 -> Node0x7[label="[def-use]"];
; 	Node0xf [shape=record,label="{\<kind:pi-block\>\n--- start of nodes in pi-block ---\n\<kind:single-instruction\>\n  %i = phi i64 [ 0, %entry ], [ %i2, %ol ]\n\n\<kind:single-instruction\>\n  %i2 = add nsw i64 %i, 1\n--- end of nodes in pi-block ---\n}"];
; 	Node0xf -> Node0x3[label="[def-use]"];
; 	Node0xf -> Node0xc[label="[def-use]"];
; 	Node0xc [shape=record,label="{\<kind:multi-instruction\>\n  %d = icmp slt i64 %i2, %n\n  br i1 %d, label %o, label %e\n}"];
; 	Node0x3 [shape=record,label="{\<kind:multi-instruction\>\n  %s = add i64 %i, %j\n  %p = getelementptr i32, ptr %a, i64 %s\n  %v = load i32, ptr %p, align 4\n}"];
; 	Node0x3 -> Node0x7[label="[def-use]"];
; 	Node0x7 [shape=record,label="{\<kind:single-instruction\>\n  store i32 %v, ptr %q, align 4\n}"];
; 	Node0x1 [shape=record,label="{\<kind:single-instruction\>\n  br label %l\n}"];
; }
