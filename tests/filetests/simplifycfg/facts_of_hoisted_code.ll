; RUN: opt -passes='simplifycfg<hoist-common-insts>'
; What is said of code that moves up from several arms holds of all of them.
define i8 @ranges(i64 %i, ptr %p) {
  switch i64 %i, label %a [
    i64 1, label %b
    i64 2, label %c
  ]
a:
  %t = load i8, ptr %p, !range !0
  br label %out
b:
  %e = load i8, ptr %p, !range !1
  br label %out
c:
  %f = load i8, ptr %p, !range !2
  br label %out
out:
  %r = phi i8 [ %t, %a ], [ %e, %b ], [ %f, %c ]
  ret i8 %r
}
define double @errors(i1 %c, double %x) {
  br i1 %c, label %a, label %b
a:
  %t = fdiv double %x, 3.0, !fpmath !3
  br label %out
b:
  %e = fdiv double %x, 3.0, !fpmath !4
  br label %out
out:
  %r = phi double [ %t, %a ], [ %e, %b ]
  ret double %r
}
!0 = !{i8 0, i8 1}
!1 = !{i8 3, i8 5}
!2 = !{i8 7, i8 9}
!3 = !{float 5.0}
!4 = !{float 2.5}
; EXPECT
; define i8 @ranges(i64 %i, ptr %p) {
; a:
;   %t = load i8, ptr %p, align 1, !range !0
;   ret i8 %t
; }
;
; define double @errors(i1 %c, double %x) {
; out:
;   %t = fdiv double %x, 3.000000e+00, !fpmath !1
;   ret double %t
; }
;
; !0 = !{i8 0, i8 1, i8 3, i8 5, i8 7, i8 9}
; !1 = !{float 2.500000e+00}
