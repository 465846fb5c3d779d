; RUN: opt -passes='print<ddg>' -disable-output
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
; 'DDG' for loop 'l':
; Node Address:0x8:root
;  Edges:
;   [rooted] to 0xa
;
; Node Address:0xa:pi-block
; --- start of nodes in pi-block ---
; Node Address:0x0:single-instruction
;  Instructions:
;     %i = phi i64 [ 0, %entry ], [ %j, %l ]
;  Edges:
;   [def-use] to 0x5
;
; Node Address:0x5:single-instruction
;  Instructions:
;     %j = add nuw nsw i64 %i, 1
;  Edges:
;   [def-use] to 0x0
; --- end of nodes in pi-block ---
;  Edges:
;   [def-use] to 0x1
;   [def-use] to 0x3
;   [def-use] to 0x6
;
; Node Address:0x6:multi-instruction
;  Instructions:
;     %c = icmp ult i64 %j, %n
;     br i1 %c, label %l, label %e
;  Edges:none!
;
; Node Address:0x3:single-instruction
;  Instructions:
;     %q = getelementptr i32, ptr %b, i64 %i
;  Edges:
;   [def-use] to 0x9
;
; Node Address:0x1:single-instruction
;  Instructions:
;     %p = getelementptr i32, ptr %a, i64 %i
;  Edges:
;   [def-use] to 0x9
;
; Node Address:0x9:pi-block
; --- start of nodes in pi-block ---
; Node Address:0x2:single-instruction
;  Instructions:
;     %v = load i32, ptr %p, align 4
;  Edges:
;   [def-use] to 0x4
;   [memory] to 0x4
;
; Node Address:0x4:single-instruction
;  Instructions:
;     store i32 %v, ptr %q, align 4
;  Edges:
;   [memory] to 0x2
; --- end of nodes in pi-block ---
;  Edges:none!
