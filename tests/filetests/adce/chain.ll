; RUN: opt -passes='adce'
; Unused arithmetic goes, operands first found last.
define i32 @f(i32 %a) {
  %x = add i32 %a, 1
  %y = mul i32 %x, %x
  %z = udiv i32 %y, %a
  ret i32 %a
}
; EXPECT
; define i32 @f(i32 %a) {
;   ret i32 %a
; }
