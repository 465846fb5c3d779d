; RUN: opt -passes=newgvn
; A way that is never taken brings nothing, and its code goes.
define i32 @f(i32 %a) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %a, 1
  %same = icmp eq i32 %x, %y
  br i1 %same, label %yes, label %no
yes:
  br label %join
no:
  %w = mul i32 %a, %a
  br label %join
join:
  %r = phi i32 [ %x, %yes ], [ %w, %no ]
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %a) {
; entry:
;   %x = add i32 %a, 1
;   br i1 true, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   br label %join
;
; no:                                               ; preds = %entry
;   store i8 poison, ptr null, align 1
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   ret i32 %x
; }
