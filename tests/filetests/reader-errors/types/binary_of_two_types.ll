; RUN: not verify
; Both operands of an operation have one type, which is written once.

define void @f(i32 %a, i64 %b) {
  %x = add i32 %a, %b
  ret void
}
; EXPECT
; INPUT:5:20: error: '%b' defined with type 'i64' but expected 'i32'
;   %x = add i32 %a, %b
;                    ^~
