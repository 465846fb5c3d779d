; RUN: opt -passes='float2int'
; A negation is a difference from 0.
define i32 @negation(i8 %a) {
  %x = sitofp i8 %a to float
  %n = fneg float %x
  %r = fptosi float %n to i32
  ret i32 %r
}
; EXPECT
; define i32 @negation(i8 %a) {
;   %1 = sext i8 %a to i32
;   %n1 = sub i32 0, %1
;   ret i32 %n1
; }
