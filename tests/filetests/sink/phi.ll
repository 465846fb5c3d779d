; RUN: opt -passes='sink'
; A phi uses its value at the end of the block it comes from.
define i32 @phi(i1 %c, i32 %a) {
entry:
  %x = mul i32 %a, %a
  br i1 %c, label %yes, label %end
yes:
  br label %end
end:
  %v = phi i32 [ %x, %yes ], [ 0, %entry ]
  ret i32 %v
}
; EXPECT
; define i32 @phi(i1 %c, i32 %a) {
; entry:
;   br i1 %c, label %yes, label %end
;
; yes:                                              ; preds = %entry
;   %x = mul i32 %a, %a
;   br label %end
;
; end:                                              ; preds = %yes, %entry
;   %v = phi i32 [ %x, %yes ], [ 0, %entry ]
;   ret i32 %v
; }
