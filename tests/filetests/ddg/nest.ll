; RUN: opt -passes='print<ddg>' -disable-output
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
; 'DDG' for loop 'l':
; Node Address:0x9:root
;  Edges:
;   [rooted] to 0xa
;
; Node Address:0xa:pi-block
; --- start of nodes in pi-block ---
; Node Address:0x0:single-instruction
;  Instructions:
;     %j = phi i64 [ 0, %o ], [ %j2, %l ]
;  Edges:
;   [def-use] to 0x6
;
; Node Address:0x6:single-instruction
;  Instructions:
;     %j2 = add nsw i64 %j, 1
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
;     %c = icmp slt i64 %j2, %n
;     br i1 %c, label %l, label %ol
;  Edges:none!
;
; Node Address:0x4:single-instruction
;  Instructions:
;     %q = getelementptr i32, ptr %b, i64 %j
;  Edges:
;   [def-use] to 0x5
;
; Node Address:0x1:multi-instruction
;  Instructions:
;     %s = add i64 %i, %j
;     %p = getelementptr i32, ptr %a, i64 %s
;     %v = load i32, ptr %p, align 4
;  Edges:
;   [def-use] to 0x5
;
; Node Address:0x5:single-instruction
;  Instructions:
;     store i32 %v, ptr %q, align 4
;  Edges:none!
;
;
; 'DDG' for loop 'o':
; Node Address:0xe:root
;  Edges:
;   [rooted] to 0x1
;   [rooted] to 0xf
;   [rooted] to 0x10
;
; Node Address:0x10:pi-block
; --- start of nodes in pi-block ---
; Node Address:0x2:single-instruction
;  Instructions:
;     %j = phi i64 [ 0, %o ], [ %j2, %l ]
;  Edges:
;   [def-use] to 0x8
;
; Node Address:0x8:single-instruction
;  Instructions:
;     %j2 = add nsw i64 %j, 1
;  Edges:
;   [def-use] to 0x2
; --- end of nodes in pi-block ---
;  Edges:
;   [def-use] to 0x3
;   [def-use] to 0x6
;   [def-use] to 0x9
;
; Node Address:0x9:multi-instruction
;  Instructions:
;     %c = icmp slt i64 %j2, %n
;     br i1 %c, label %l, label %ol
;  Edges:none!
;
; Node Address:0x6:single-instruction
;  Instructions:
;     %q = getelementptr i32, ptr %b, i64 %j
;  Edges:
;   [def-use] to 0x7
;
; Node Address:0xf:pi-block
; --- start of nodes in pi-block ---
; Node Address:0x0:single-instruction
;  Instructions:
;     %i = phi i64 [ 0, %entry ], [ %i2, %ol ]
;  Edges:
;   [def-use] to 0xb
;
; Node Address:0xb:single-instruction
;  Instructions:
;     %i2 = add nsw i64 %i, 1
;  Edges:
;   [def-use] to 0x0
; --- end of nodes in pi-block ---
;  Edges:
;   [def-use] to 0x3
;   [def-use] to 0xc
;
; Node Address:0xc:multi-instruction
;  Instructions:
;     %d = icmp slt i64 %i2, %n
;     br i1 %d, label %o, label %e
;  Edges:none!
;
; Node Address:0x3:multi-instruction
;  Instructions:
;     %s = add i64 %i, %j
;     %p = getelementptr i32, ptr %a, i64 %s
;     %v = load i32, ptr %p, align 4
;  Edges:
;   [def-use] to 0x7
;
; Node Address:0x7:single-instruction
;  Instructions:
;     store i32 %v, ptr %q, align 4
;  Edges:none!
;
; Node Address:0x1:single-instruction
;  Instructions:
;     br label %l
;  Edges:none!
