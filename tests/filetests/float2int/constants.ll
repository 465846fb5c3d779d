; RUN: opt -passes='float2int'
; Whole constants are integers, others keep the set as it is.
define i32 @whole(i16 %a) {
  %x = uitofp i16 %a to double
  %s = fmul double %x, 3.0
  %t = fsub double 10.0, %s
  %r = fptosi double %t to i32
  ret i32 %r
}
define i32 @part(i16 %a) {
  %x = uitofp i16 %a to double
  %s = fmul double %x, 3.5
  %r = fptosi double %s to i32
  ret i32 %r
}
; EXPECT
; define i32 @whole(i16 %a) {
;   %1 = zext i16 %a to i32
;   %s1 = mul i32 %1, 3
;   %t2 = sub i32 10, %s1
;   ret i32 %t2
; }
;
; define i32 @part(i16 %a) {
;   %x = uitofp i16 %a to double
;   %s = fmul double %x, 3.500000e+00
;   %r = fptosi double %s to i32
;   ret i32 %r
; }
