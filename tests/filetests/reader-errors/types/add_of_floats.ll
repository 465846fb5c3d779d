; RUN: not verify
; `add` is of integers.

define void @f(float %a) {
  %x = add float %a, %a
  ret void
}
; EXPECT
; INPUT:5:12: error: invalid operand type for instruction
;   %x = add float %a, %a
;            ^~~~~
