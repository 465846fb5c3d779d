; RUN: opt -passes=scalarizer
; An insertion of code that nothing reaches may insert into itself; a phi gets poison from there.
define i16 @f(i1 %c) {
entry:
  br label %exit
body:
  %v = insertelement <4 x i16> %v, i16 1, i32 0
  br i1 %c, label %body, label %exit
exit:
  %p = phi <4 x i16> [ splat (i16 1), %entry ], [ %v, %body ]
  %r = extractelement <4 x i16> %p, i32 2
  ret i16 %r
}
; EXPECT
; define i16 @f(i1 %c) {
; entry:
;   br label %exit
;
; body:                                             ; preds = %body
;   %v = insertelement <4 x i16> %v, i16 1, i32 0
;   br i1 %c, label %body, label %exit
;
; exit:                                             ; preds = %body, %entry
;   %p.i2 = phi i16 [ 1, %entry ], [ poison, %body ]
;   ret i16 %p.i2
; }
