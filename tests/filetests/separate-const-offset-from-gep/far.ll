; RUN: opt -passes='separate-const-offset-from-gep'
; What no address adds stays where it is.
define float @far(ptr %p, i64 %i) {
  %a = add i64 %i, 1073741824
  %q = getelementptr inbounds float, ptr %p, i64 %a
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @vanishing(ptr %p, i64 %i) {
  %a = add i64 %i, 4
  %q = getelementptr inbounds [4 x float], ptr %p, i64 -1, i64 %a
  %v = load float, ptr %q, align 4
  ret float %v
}
define float @unused(ptr %p, i64 %i) {
  %a = add i64 %i, 4
  %q = getelementptr inbounds float, ptr %p, i64 %a
  ret float 0.0
}
; EXPECT
; define float @far(ptr %p, i64 %i) {
;   %a = add i64 %i, 1073741824
;   %q = getelementptr inbounds float, ptr %p, i64 %a
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @vanishing(ptr %p, i64 %i) {
;   %q = getelementptr [4 x i8], ptr %p, i64 %i
;   %v = load float, ptr %q, align 4
;   ret float %v
; }
;
; define float @unused(ptr %p, i64 %i) {
;   %a = add i64 %i, 4
;   %q = getelementptr inbounds float, ptr %p, i64 %a
;   ret float 0.000000e+00
; }
