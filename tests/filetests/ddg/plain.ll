; RUN: opt -passes='print<ddg>' -ddg-simplify=false -ddg-pi-blocks=false -disable-output
; A node for each instruction, in the order of the program.
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
; Node Address:0x0:single-instruction
;  Instructions:
;     %i = phi i64 [ 0, %entry ], [ %j, %l ]
;  Edges:
;   [def-use] to 0x6
;   [def-use] to 0x4
;   [def-use] to 0x1
;
; Node Address:0x1:single-instruction
;  Instructions:
;     %p = getelementptr float, ptr %a, i64 %i
;  Edges:
;   [def-use] to 0x2
;
; Node Address:0x2:single-instruction
;  Instructions:
;     %v = load float, ptr %p, align 4
;  Edges:
;   [def-use] to 0x3
;
; Node Address:0x3:single-instruction
;  Instructions:
;     %w = fadd float %v, 1.000000e+00
;  Edges:
;   [def-use] to 0x5
;
; Node Address:0x4:single-instruction
;  Instructions:
;     %q = getelementptr float, ptr %b, i64 %i
;  Edges:
;   [def-use] to 0x5
;
; Node Address:0x5:single-instruction
;  Instructions:
;     store float %w, ptr %q, align 4
;  Edges:none!
;
; Node Address:0x6:single-instruction
;  Instructions:
;     %j = add nuw nsw i64 %i, 1
;  Edges:
;   [def-use] to 0x7
;   [def-use] to 0x0
;
; Node Address:0x7:single-instruction
;  Instructions:
;     %c = icmp ult i64 %j, %n
;  Edges:
;   [def-use] to 0x8
;
; Node Address:0x8:single-instruction
;  Instructions:
;     br i1 %c, label %l, label %e
;  Edges:none!
;
; Node Address:0x9:root
;  Edges:
;   [rooted] to 0x0
