; RUN: opt -passes='reg2mem'
; A value of one block stays a value.
define i32 @local(i32 %a) {
  %x = add i32 %a, 1
  %y = mul i32 %x, %x
  ret i32 %y
}
; EXPECT
; define i32 @local(i32 %a) {
;   %"reg2mem alloca point" = bitcast i32 0 to i32
;   %x = add i32 %a, 1
;   %y = mul i32 %x, %x
;   ret i32 %y
; }
