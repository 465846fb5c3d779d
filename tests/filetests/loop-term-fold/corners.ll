; RUN: opt -passes=loop-term-fold
; Code that nothing reaches, undef and poison as starts, another exit, an empty function.
define void @dead(ptr %a) {
entry:
  ret void
loop:
  %p = phi ptr [ %next, %loop ]
  %i = phi i64 [ %j, %loop ]
  store i32 1, ptr %p, align 4
  %j = add nuw nsw i64 %i, 1
  %next = getelementptr inbounds i8, ptr %p, i64 4
  %done = icmp eq i64 %j, 379
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @unknown(ptr %a) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %next, %loop ], [ undef, %entry ]
  %q = phi ptr [ %q.next, %loop ], [ poison, %entry ]
  %i = phi i64 [ %j, %loop ], [ 0, %entry ]
  store i32 1, ptr %p, align 4
  store i32 1, ptr %q, align 4
  %j = add nuw nsw i64 %i, 1
  %next = getelementptr inbounds i8, ptr %p, i64 4
  %q.next = getelementptr inbounds i8, ptr %q, i64 4
  %done = icmp eq i64 %j, 379
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @left_early(ptr %a, i32 %stop) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %next, %latch ], [ %a, %entry ]
  %i = phi i64 [ %j, %latch ], [ 0, %entry ]
  %v = load i32, ptr %p, align 4
  %found = icmp eq i32 %v, %stop
  br i1 %found, label %exit, label %latch
latch:
  %j = add nuw nsw i64 %i, 1
  %next = getelementptr inbounds i8, ptr %p, i64 4
  %done = icmp eq i64 %j, 379
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define i1 @bits(i1 %x) {
entry:
  br label %loop
loop:
  %b = phi i1 [ %c, %loop ], [ %x, %entry ]
  %i = phi i1 [ %j, %loop ], [ false, %entry ]
  %c = xor i1 %b, true
  %j = add i1 %i, true
  %done = icmp eq i1 %j, false
  br i1 %done, label %exit, label %loop
exit:
  ret i1 %c
}
; EXPECT
; define void @dead(ptr %a) {
; entry:
;   ret void
;
; loop:                                             ; preds = %loop
;   %p = phi ptr [ %next, %loop ]
;   %i = phi i64 [ %j, %loop ]
;   store i32 1, ptr %p, align 4
;   %j = add nuw nsw i64 %i, 1
;   %next = getelementptr inbounds i8, ptr %p, i64 4
;   %done = icmp eq i64 %j, 379
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @unknown(ptr %a) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi ptr [ %next, %loop ], [ undef, %entry ]
;   %q = phi ptr [ %q.next, %loop ], [ poison, %entry ]
;   store i32 1, ptr %p, align 4
;   store i32 1, ptr %q, align 4
;   %next = getelementptr inbounds i8, ptr %p, i64 4
;   %q.next = getelementptr i8, ptr %q, i64 4
;   %lsr_fold_term_cond.replaced_term_cond = icmp eq ptr %q.next, poison
;   br i1 %lsr_fold_term_cond.replaced_term_cond, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @left_early(ptr %a, i32 %stop) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %p = phi ptr [ %next, %latch ], [ %a, %entry ]
;   %i = phi i64 [ %j, %latch ], [ 0, %entry ]
;   %v = load i32, ptr %p, align 4
;   %found = icmp eq i32 %v, %stop
;   br i1 %found, label %exit, label %latch
;
; latch:                                            ; preds = %loop
;   %j = add nuw nsw i64 %i, 1
;   %next = getelementptr inbounds i8, ptr %p, i64 4
;   %done = icmp eq i64 %j, 379
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %latch, %loop
;   ret void
; }
;
; define i1 @bits(i1 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %b = phi i1 [ %c, %loop ], [ %x, %entry ]
;   %i = phi i1 [ %j, %loop ], [ false, %entry ]
;   %c = xor i1 %b, true
;   %j = add i1 %i, true
;   %done = icmp eq i1 %j, false
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %c.lcssa = phi i1 [ %c, %loop ]
;   ret i1 %c.lcssa
; }
