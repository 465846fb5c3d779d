; RUN: opt -passes='print<ddg>' -disable-output
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
; 'DDG' for loop '':
; Node Address:0x1:root
;  Edges:
;   [rooted] to 0x0
;
; Node Address:0x0:single-instruction
;  Instructions:
;     br i1 %c, label %1, label %2
;  Edges:none!
