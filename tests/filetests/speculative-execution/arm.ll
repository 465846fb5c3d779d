; RUN: opt -passes='speculative-execution'
; Cheap arithmetic of the only arm runs before the branch; a division that may trap and what needs it stay.
define i32 @arm(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %yes, label %end
yes:
  %x = add i32 %a, 1
  %y = mul i32 %x, %b
  %d = udiv i32 %y, %b
  %z = add i32 %d, 1
  br label %end
end:
  %v = phi i32 [ 0, %entry ], [ %z, %yes ]
  ret i32 %v
}
; EXPECT
; define i32 @arm(i1 %c, i32 %a, i32 %b) {
; entry:
;   %x = add i32 %a, 1
;   %y = mul i32 %x, %b
;   br i1 %c, label %yes, label %end
;
; yes:                                              ; preds = %entry
;   %d = udiv i32 %y, %b
;   %z = add i32 %d, 1
;   br label %end
;
; end:                                              ; preds = %yes, %entry
;   %v = phi i32 [ 0, %entry ], [ %z, %yes ]
;   ret i32 %v
; }
