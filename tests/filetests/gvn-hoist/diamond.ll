; RUN: opt -passes=gvn-hoist
; Loads and what is computed of them on both sides of a diamond move above it, in rounds.
define float @f(i1 %c, ptr %p, ptr %q) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %a = load float, ptr %p
  %b = load float, ptr %q
  %d = fsub nnan float %a, %b
  br label %exit
no:
  %e = load float, ptr %q
  %g = load float, ptr %p
  %h = fsub float %g, %e
  br label %exit
exit:
  %r = phi float [ %d, %yes ], [ %h, %no ]
  ret float %r
}
; EXPECT
; define float @f(i1 %c, ptr %p, ptr %q) {
; entry:
;   %a = load float, ptr %p, align 4
;   %b = load float, ptr %q, align 4
;   %d = fsub float %a, %b
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   br label %exit
;
; no:                                               ; preds = %entry
;   br label %exit
;
; exit:                                             ; preds = %no, %yes
;   %r = phi float [ %d, %yes ], [ %d, %no ]
;   ret float %r
; }
