; RUN: opt -passes=gvn-sink
; What something else in its block uses stays, and what would need more phis than it saves.
define i32 @f(i1 %c, i32 %v, i32 %w, i32 %x, i32 %y) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %a = add i32 %v, %w
  br label %exit
no:
  %b = add i32 %x, %y
  br label %exit
exit:
  %r = phi i32 [ %a, %yes ], [ %b, %no ]
  %s = phi i32 [ %b, %no ], [ 0, %yes ]
  %t = xor i32 %r, %s
  ret i32 %t
}
; EXPECT
; define i32 @f(i1 %c, i32 %v, i32 %w, i32 %x, i32 %y) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %a = add i32 %v, %w
;   br label %exit
;
; no:                                               ; preds = %entry
;   %b = add i32 %x, %y
;   br label %exit
;
; exit:                                             ; preds = %no, %yes
;   %r = phi i32 [ %a, %yes ], [ %b, %no ]
;   %s = phi i32 [ %b, %no ], [ 0, %yes ]
;   %t = xor i32 %r, %s
;   ret i32 %t
; }
