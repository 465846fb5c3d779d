; RUN: opt -passes='speculative-execution' -spec-exec-max-speculation-cost=1
; Two additions are more than may be computed in vain.
define i32 @dear(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %yes, label %end
yes:
  %x = add i32 %a, 1
  %y = add i32 %x, %b
  br label %end
end:
  %v = phi i32 [ 0, %entry ], [ %y, %yes ]
  ret i32 %v
}
; EXPECT
; define i32 @dear(i1 %c, i32 %a, i32 %b) {
; entry:
;   br i1 %c, label %yes, label %end
;
; yes:                                              ; preds = %entry
;   %x = add i32 %a, 1
;   %y = add i32 %x, %b
;   br label %end
;
; end:                                              ; preds = %yes, %entry
;   %v = phi i32 [ 0, %entry ], [ %y, %yes ]
;   ret i32 %v
; }
