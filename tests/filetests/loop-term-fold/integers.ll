; RUN: opt -passes=loop-term-fold
; The other variable may be an integer, wide or narrow; of several the last one is taken. The step that could be poison in the end loses its flags.
define i64 @several(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %next, %loop ], [ %a, %entry ]
  %o = phi i64 [ %o.next, %loop ], [ 0, %entry ]
  %i = phi i32 [ %j, %loop ], [ 5, %entry ]
  store i64 1, ptr %p, align 1
  %at = getelementptr inbounds i8, ptr %a, i64 %o
  store i8 1, ptr %at, align 1
  %o.next = add nuw nsw i64 %o, 12
  %next = getelementptr inbounds i8, ptr %p, i64 8
  %j = add nsw i32 %i, -1
  %done = icmp eq i32 %j, 0
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %n
}

define void @wide(ptr %a) {
entry:
  br label %loop
loop:
  %w = phi i128 [ %w.next, %loop ], [ 7, %entry ]
  %i = phi i8 [ %j, %loop ], [ 100, %entry ]
  %t = trunc i128 %w to i64
  %at = getelementptr inbounds i8, ptr %a, i128 %w
  store i64 %t, ptr %at, align 1
  %w.next = add nuw nsw i128 %w, 3
  %j = add nsw i8 %i, -1
  %done = icmp eq i8 %j, 0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; define i64 @several(ptr %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi ptr [ %next, %loop ], [ %a, %entry ]
;   %o = phi i64 [ %o.next, %loop ], [ 0, %entry ]
;   store i64 1, ptr %p, align 1
;   %at = getelementptr inbounds i8, ptr %a, i64 %o
;   store i8 1, ptr %at, align 1
;   %o.next = add i64 %o, 12
;   %next = getelementptr inbounds i8, ptr %p, i64 8
;   %lsr_fold_term_cond.replaced_term_cond = icmp eq i64 %o.next, 60
;   br i1 %lsr_fold_term_cond.replaced_term_cond, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret i64 %n
; }
;
; define void @wide(ptr %a) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %w = phi i128 [ %w.next, %loop ], [ 7, %entry ]
;   %t = trunc i128 %w to i64
;   %at = getelementptr inbounds i8, ptr %a, i128 %w
;   store i64 %t, ptr %at, align 1
;   %w.next = add i128 %w, 3
;   %lsr_fold_term_cond.replaced_term_cond = icmp eq i128 %w.next, 307
;   br i1 %lsr_fold_term_cond.replaced_term_cond, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
