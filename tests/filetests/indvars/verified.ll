; RUN: opt -passes='loop(indvars)' -verify-indvars
; With verify-indvars the trip count is computed again behind the pass: the rewritten exit leaves as early as the one that was.
define void @by_three(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %next = add nsw i32 %i, 3
  %more = icmp slt i32 %next, 100
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; define void @by_three(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %at = getelementptr inbounds i32, ptr %p, i32 %i
;   store i32 %i, ptr %at, align 4
;   %next = add nuw nsw i32 %i, 3
;   %more = icmp samesign ult i32 %next, 100
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
