; RUN: opt -passes='float2int'
; Sums of small integers are exact in single precision; a product of two of 16 bits is not.
define i1 @compared(i8 %a, i8 %b) {
  %x = uitofp i8 %a to float
  %y = sitofp i8 %b to float
  %s = fadd float %x, %y
  %c = fcmp olt float %s, 3.0
  ret i1 %c
}
define i32 @product(i16 %a, i16 %b) {
  %x = sitofp i16 %a to float
  %y = sitofp i16 %b to float
  %m = fmul float %x, %y
  %r = fptosi float %m to i32
  ret i32 %r
}
define i32 @seen(i8 %a, ptr %p) {
  %x = uitofp i8 %a to float
  %s = fadd float %x, 1.0
  store float %s, ptr %p
  %r = fptoui float %s to i32
  ret i32 %r
}
; EXPECT
; define i1 @compared(i8 %a, i8 %b) {
;   %1 = zext i8 %a to i32
;   %2 = sext i8 %b to i32
;   %s1 = add i32 %1, %2
;   %3 = icmp slt i32 %s1, 3
;   ret i1 %3
; }
;
; define i32 @product(i16 %a, i16 %b) {
;   %x = sitofp i16 %a to float
;   %y = sitofp i16 %b to float
;   %m = fmul float %x, %y
;   %r = fptosi float %m to i32
;   ret i32 %r
; }
;
; define i32 @seen(i8 %a, ptr %p) {
;   %x = uitofp i8 %a to float
;   %s = fadd float %x, 1.000000e+00
;   store float %s, ptr %p, align 4
;   %r = fptoui float %s to i32
;   ret i32 %r
; }
