; RUN: opt -passes=scalarizer
; A phi becomes one per element, also where it brings itself.
define <2 x float> @f(<2 x float> %v, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %acc = phi <2 x float> [ %v, %entry ], [ %sum, %loop ]
  %keep = phi <2 x float> [ %v, %entry ], [ %keep, %loop ]
  %sum = fadd contract <2 x float> %acc, %keep
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret <2 x float> %sum
}
; EXPECT
; define <2 x float> @f(<2 x float> %v, i32 %n) {
; entry:
;   %v.i0 = extractelement <2 x float> %v, i64 0
;   %v.i1 = extractelement <2 x float> %v, i64 1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %acc.i0 = phi float [ %v.i0, %entry ], [ %sum.i0, %loop ]
;   %acc.i1 = phi float [ %v.i1, %entry ], [ %sum.i1, %loop ]
;   %keep.i0 = phi float [ %v.i0, %entry ], [ %keep.i0, %loop ]
;   %keep.i1 = phi float [ %v.i1, %entry ], [ %keep.i1, %loop ]
;   %sum.i0 = fadd contract float %acc.i0, %keep.i0
;   %sum.i1 = fadd contract float %acc.i1, %keep.i1
;   %sum.upto0 = insertelement <2 x float> poison, float %sum.i0, i64 0
;   %sum = insertelement <2 x float> %sum.upto0, float %sum.i1, i64 1
;   %next = add i32 %i, 1
;   %c = icmp ult i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret <2 x float> %sum
; }
