; RUN: opt -passes='speculative-execution'
; Of two arms one is empty: the other one runs before the branch.
define i32 @diamond(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %x = add i32 %a, 1
  br label %end
no:
  br label %end
end:
  %v = phi i32 [ 0, %no ], [ %x, %yes ]
  ret i32 %v
}
; EXPECT
; define i32 @diamond(i1 %c, i32 %a) {
; entry:
;   %x = add i32 %a, 1
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   br label %end
;
; no:                                               ; preds = %entry
;   br label %end
;
; end:                                              ; preds = %no, %yes
;   %v = phi i32 [ 0, %no ], [ %x, %yes ]
;   ret i32 %v
; }
