; RUN: opt -passes='branch-dist' -branch-dist-norm=-100 -ignore-variance-cond
; The slot of an error is read and written by its own name only, never through a select.
define void @f(ptr %p, ptr swifterror %e, i1 %c) {
entry:
  br i1 %c, label %yes, label %no

yes:                                              ; preds = %entry
  store ptr null, ptr %e, align 8
  br label %join

no:                                               ; preds = %entry
  store ptr null, ptr %p, align 8
  br label %join

join:                                             ; preds = %no, %yes
  ret void
}
; EXPECT
; define void @f(ptr %p, ptr swifterror %e, i1 %c) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   store ptr null, ptr %e, align 8
;   br label %join
;
; no:                                               ; preds = %entry
;   store ptr null, ptr %p, align 8
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   ret void
; }
