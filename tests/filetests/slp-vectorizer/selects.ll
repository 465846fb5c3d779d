; RUN: opt -passes='slp-vectorizer'
; Comparisons of one predicate and selects become vectors; a condition of all lanes stays one, and phis are gathered.
define <2 x i32> @max(<2 x i32> %a, <2 x i32> %b, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a0 = extractelement <2 x i32> %a, i32 0
  %a1 = extractelement <2 x i32> %a, i32 1
  %b0 = extractelement <2 x i32> %b, i32 0
  %b1 = extractelement <2 x i32> %b, i32 1
  %g0 = icmp sgt i32 %a0, %b0
  %g1 = icmp sgt i32 %a1, %b1
  %m0 = select i1 %g0, i32 %a0, i32 %b0
  %m1 = select i1 %g1, i32 %a1, i32 %b1
  %n0 = select i1 %c, i32 %m0, i32 %i
  %n1 = select i1 %c, i32 %m1, i32 %i
  %v0 = insertelement <2 x i32> poison, i32 %n0, i32 0
  %v1 = insertelement <2 x i32> %v0, i32 %n1, i32 1
  %j = add i32 %i, 1
  %k = icmp ult i32 %j, 10
  br i1 %k, label %loop, label %exit
exit:
  ret <2 x i32> %v1
}
; EXPECT
; define <2 x i32> @max(<2 x i32> %a, <2 x i32> %b, i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %0 = icmp sgt <2 x i32> %a, %b
;   %1 = select <2 x i1> %0, <2 x i32> %a, <2 x i32> %b
;   %2 = insertelement <2 x i32> poison, i32 %i, i32 0
;   %3 = shufflevector <2 x i32> %2, <2 x i32> poison, <2 x i32> zeroinitializer
;   %4 = select i1 %c, <2 x i32> %1, <2 x i32> %3
;   %j = add i32 %i, 1
;   %k = icmp ult i32 %j, 10
;   br i1 %k, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret <2 x i32> %4
; }
