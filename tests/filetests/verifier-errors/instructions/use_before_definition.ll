; RUN: not verify
; A definition dominates its uses.

define void @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = add i32 1, 2
  br label %b
b:
  %y = add i32 %x, 1
  ret void
}
; EXPECT
; INPUT: error: Instruction does not dominate all uses!
;   %x = add i32 1, 2
;   %y = add i32 %x, 1
; INPUT: error: input module is broken!
