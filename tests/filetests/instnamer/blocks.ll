; RUN: opt -passes='instnamer<blocks>'
; Only blocks get names, arguments and instructions do not.
define i32 @f(i1 %0, i32 %1) {
  br i1 %0, label %3, label %5

3:
  %4 = add i32 %1, 1
  br label %5

5:
  %6 = phi i32 [ %4, %3 ], [ %1, %2 ]
  ret i32 %6
}
; EXPECT
; define i32 @f(i1 %0, i32 %1) {
; bb:
;   br i1 %0, label %bb1, label %bb2
;
; bb1:                                              ; preds = %bb
;   %2 = add i32 %1, 1
;   br label %bb2
;
; bb2:                                              ; preds = %bb1, %bb
;   %3 = phi i32 [ %2, %bb1 ], [ %1, %bb ]
;   ret i32 %3
; }
