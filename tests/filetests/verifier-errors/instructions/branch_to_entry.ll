; RUN: not verify
; Nothing branches to the first block.

define void @f() {
a:
  br label %a
}
; EXPECT
; INPUT: error: Entry block to function must not have predecessors!
; label %a
; INPUT: error: input module is broken!
