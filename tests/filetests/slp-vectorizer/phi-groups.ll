; RUN: opt -passes='slp-vectorizer'
; Without a target phis of any width are tried, those with the same kinds of values from each block together.
define void @groups(i1 %c, double %x, double %y, double %z, double %w, ptr %p) {
entry:
  %a = fmul double %x, 3.0
  %b = fmul double %y, 4.0
  %d = fmul double %z, 5.0
  %e = fmul double %w, 6.0
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %i = phi double [ %a, %entry ], [ %x, %then ]
  %j = phi double [ %x, %entry ], [ %b, %then ]
  %k = phi double [ %d, %entry ], [ %z, %then ]
  %l = phi double [ %w, %entry ], [ %e, %then ]
  %m = fadd double %i, 1.0
  %n = fadd double %k, 2.0
  store double %m, ptr %p
  %p1 = getelementptr double, ptr %p, i64 1
  store double %n, ptr %p1
  ret void
}
; EXPECT
; define void @groups(i1 %c, double %x, double %y, double %z, double %w, ptr %p) {
; entry:
;   %a = fmul double %x, 3.000000e+00
;   %d = fmul double %z, 5.000000e+00
;   %0 = insertelement <2 x double> poison, double %y, i32 0
;   %1 = insertelement <2 x double> %0, double %w, i32 1
;   %2 = fmul <2 x double> %1, <double 4.000000e+00, double 6.000000e+00>
;   %3 = insertelement <2 x double> poison, double %x, i32 0
;   %4 = insertelement <2 x double> %3, double %w, i32 1
;   br i1 %c, label %then, label %end
;
; then:                                             ; preds = %entry
;   br label %end
;
; end:                                              ; preds = %then, %entry
;   %i = phi double [ %a, %entry ], [ %x, %then ]
;   %k = phi double [ %d, %entry ], [ %z, %then ]
;   %5 = phi <2 x double> [ %4, %entry ], [ %2, %then ]
;   %m = fadd double %i, 1.000000e+00
;   %n = fadd double %k, 2.000000e+00
;   store double %m, ptr %p, align 8
;   %p1 = getelementptr double, ptr %p, i64 1
;   store double %n, ptr %p1, align 8
;   ret void
; }
