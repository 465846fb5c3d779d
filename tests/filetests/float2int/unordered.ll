; RUN: opt -passes='float2int'
; Integers are never unordered: both kinds of comparison are the same.
define i1 @unordered(i8 %a, i8 %b) {
  %x = sitofp i8 %a to float
  %y = sitofp i8 %b to float
  %c = fcmp ule float %x, %y
  ret i1 %c
}
define i1 @nan(i8 %a, i8 %b) {
  %x = sitofp i8 %a to float
  %y = sitofp i8 %b to float
  %c = fcmp uno float %x, %y
  ret i1 %c
}
; EXPECT
; define i1 @unordered(i8 %a, i8 %b) {
;   %1 = sext i8 %a to i32
;   %2 = sext i8 %b to i32
;   %3 = icmp sle i32 %1, %2
;   ret i1 %3
; }
;
; define i1 @nan(i8 %a, i8 %b) {
;   %x = sitofp i8 %a to float
;   %y = sitofp i8 %b to float
;   %c = fcmp uno float %x, %y
;   ret i1 %c
; }
