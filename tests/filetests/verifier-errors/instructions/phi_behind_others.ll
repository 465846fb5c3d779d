; RUN: not verify
; Phis stand first in their block.

define void @f() {
  br label %b
b:
  %y = add i32 1, 2
  %x = phi i32 [ 1, %0 ]
  ret void
}
; EXPECT
; INPUT: error: PHI nodes not grouped at top of basic block!
;   %x = phi i32 [ 1, %0 ]
; label %b
; INPUT: error: input module is broken!
