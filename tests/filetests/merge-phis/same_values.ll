; RUN: opt -passes='merge-phis'
; Equal values on every edge, and phis that keep themselves; floats are left alone.
define i32 @f(i1 %c, i32 %x, i32 %y, float %z) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ %x, %entry ], [ %y, %a ], [ %p, %b ]
  %q = phi i32 [ %x, %entry ], [ %y, %a ], [ %q, %b ]
  %r = phi i32 [ %x, %entry ], [ %y, %a ], [ %x, %b ]
  %s = phi float [ 0.0, %entry ], [ %z, %a ], [ 1.0, %b ]
  %t = phi float [ 0.0, %entry ], [ %z, %a ], [ 1.0, %b ]
  %u = fcmp une float %s, %t
  br i1 %u, label %b, label %o
o:
  %g = add i32 %p, %q
  %h = add i32 %g, %r
  ret i32 %h
}
; EXPECT
; define i32 @f(i1 %c, i32 %x, i32 %y, float %z) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   br label %b
;
; b:                                                ; preds = %b, %a, %entry
;   %p = phi i32 [ %x, %entry ], [ %y, %a ], [ %p, %b ]
;   %r = phi i32 [ %x, %entry ], [ %y, %a ], [ %x, %b ]
;   %s = phi float [ 0.000000e+00, %entry ], [ %z, %a ], [ 1.000000e+00, %b ]
;   %t = phi float [ 0.000000e+00, %entry ], [ %z, %a ], [ 1.000000e+00, %b ]
;   %u = fcmp une float %s, %t
;   br i1 %u, label %b, label %o
;
; o:                                                ; preds = %b
;   %g = add i32 %p, %p
;   %h = add i32 %g, %r
;   ret i32 %h
; }
