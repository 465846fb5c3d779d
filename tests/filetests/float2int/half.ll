; RUN: opt -passes='float2int'
; Half precision holds few integers exactly.
define i32 @half(i5 %a) {
  %x = uitofp i5 %a to half
  %s = fadd half %x, 1.0
  %r = fptoui half %s to i32
  ret i32 %r
}
define i32 @large(i16 %a) {
  %x = uitofp i16 %a to half
  %r = fptoui half %x to i32
  ret i32 %r
}
; EXPECT
; define i32 @half(i5 %a) {
;   %1 = zext i5 %a to i32
;   %s1 = add i32 %1, 1
;   ret i32 %s1
; }
;
; define i32 @large(i16 %a) {
;   %x = uitofp i16 %a to half
;   %r = fptoui half %x to i32
;   ret i32 %r
; }
