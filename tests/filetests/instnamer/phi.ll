; RUN: opt -passes='instnamer'
; Blocks get names, and phis.
define i32 @phi(i1 %0) {
  br i1 %0, label %2, label %3
2:
  br label %3
3:
  %4 = phi i32 [ 1, %2 ], [ 2, %1 ]
  ret i32 %4
}
; EXPECT
; define i32 @phi(i1 %arg) {
; bb:
;   br i1 %arg, label %bb1, label %bb2
;
; bb1:                                              ; preds = %bb
;   br label %bb2
;
; bb2:                                              ; preds = %bb1, %bb
;   %i = phi i32 [ 1, %bb1 ], [ 2, %bb ]
;   ret i32 %i
; }
