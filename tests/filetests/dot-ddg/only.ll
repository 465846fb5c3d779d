; RUN: opt -passes=dot-ddg -dot-ddg-only
; Neither kinds nor the root, nor what dependences are.
define void @f(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %l ]
  %p = getelementptr float, ptr %a, i64 %i
  %v = load float, ptr %p
  %w = fadd float %v, 1.0
  %q = getelementptr float, ptr %b, i64 %i
  store float %w, ptr %q
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
; 	Node0xa [shape=record,label="{pi-block\nwith\n2 nodes\n}"];
; 	Node0xa -> Node0x1[label="[def-use]"];
; 	Node0xa -> Node0x4[label="[def-use]"];
; 	Node0xa -> Node0x7[label="[def-use]"];
; 	Node0x7 [shape=record,label="{  %c = icmp ult i64 %j, %n\n  br i1 %c, label %l, label %e\n}"];
; 	Node0x4 [shape=record,label="{  %q = getelementptr float, ptr %b, i64 %i\n}"];
; 	Node0x4 -> Node0x5[label="[def-use]"];
; 	Node0x1 [shape=record,label="{  %p = getelementptr float, ptr %a, i64 %i\n  %v = load float, ptr %p, align 4\n  %w = fadd float %v, 1.000000e+00\n}"];
; 	Node0x1 -> Node0x5[label="[def-use]"];
; 	Node0x5 [shape=record,label="{  store float %w, ptr %q, align 4\n}"];
; }
