; RUN: not verify
; A truncation makes numbers narrower.

define void @f(i32 %a) {
  %x = trunc i32 %a to i64
  ret void
}
; EXPECT
; INPUT:5:14: error: invalid cast opcode for cast from 'i32' to 'i64'
;   %x = trunc i32 %a to i64
;              ^~~
