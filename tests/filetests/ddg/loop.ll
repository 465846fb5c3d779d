; RUN: opt -passes='print<ddg>' -disable-output
; A chain from load to store; the counter is a circle.
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
; 'DDG' for loop 'l':
; Node Address:0x9:root
;  Edges:
;   [rooted] to 0xa
;
; Node Address:0xa:pi-block
; --- start of nodes in pi-block ---
; Node Address:0x0:single-instruction
;  Instructions:
;     %i = phi i64 [ 0, %entry ], [ %j, %l ]
;  Edges:
;   [def-use] to 0x6
;
; Node Address:0x6:single-instruction
;  Instructions:
;     %j = add nuw nsw i64 %i, 1
;  Edges:
;   [def-use] to 0x0
; --- end of nodes in pi-block ---
;  Edges:
;   [def-use] to 0x1
;   [def-use] to 0x4
;   [def-use] to 0x7
;
; Node Address:0x7:multi-instruction
;  Instructions:
;     %c = icmp ult i64 %j, %n
;     br i1 %c, label %l, label %e
;  Edges:none!
;
; Node Address:0x4:single-instruction
;  Instructions:
;     %q = getelementptr float, ptr %b, i64 %i
;  Edges:
;   [def-use] to 0x5
;
; Node Address:0x1:multi-instruction
;  Instructions:
;     %p = getelementptr float, ptr %a, i64 %i
;     %v = load float, ptr %p, align 4
;     %w = fadd float %v, 1.000000e+00
;  Edges:
;   [def-use] to 0x5
;
; Node Address:0x5:single-instruction
;  Instructions:
;     store float %w, ptr %q, align 4
;  Edges:none!
