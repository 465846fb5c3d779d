; RUN: not verify
; A value is defined once.

define void @f(i32 %a) {
  %x = add i32 %a, 1
  %x = add i32 %a, 2
  ret void
}
; EXPECT
; INPUT:6:3: error: multiple definition of local value named 'x'
;   %x = add i32 %a, 2
;   ^~
