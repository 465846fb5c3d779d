; RUN: not verify
; The function ends before its last block does.

define void @f() {
  %x = add i32 1, 2
}
; EXPECT
; INPUT:6:1: error: expected instruction opcode
; }
; ^
