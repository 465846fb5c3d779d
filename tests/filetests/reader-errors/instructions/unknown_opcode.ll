; RUN: not verify
; A word that is no opcode.

define void @f() {
  frobnicate i32 1
  ret void
}
; EXPECT
; INPUT:5:3: error: expected instruction opcode
;   frobnicate i32 1
;   ^~~~~~~~~~
