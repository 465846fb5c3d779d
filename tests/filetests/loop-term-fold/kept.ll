; RUN: opt -passes=loop-term-fold
; The counter stays where something else needs it, where the other variable may come round, may be poison, or stands still, where its last value
; costs too much, and where the comparison is needed or of something that changes.
define void @needed(ptr %a, ptr %b) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %next, %loop ], [ %a, %entry ]
  %i = phi i64 [ %j, %loop ], [ 0, %entry ]
  store i64 %i, ptr %p, align 4
  %j = add nuw nsw i64 %i, 1
  %next = getelementptr inbounds i8, ptr %p, i64 4
  %done = icmp eq i64 %j, 379
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @round(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %p = phi i8 [ %next, %loop ], [ 0, %entry ]
  %i = phi i64 [ %j, %loop ], [ 0, %entry ]
  %at = getelementptr inbounds i8, ptr %a, i8 %p
  store i8 1, ptr %at, align 4
  %j = add nuw nsw i64 %i, 1
  %next = add i8 %p, 1
  %done = icmp eq i64 %j, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @poison(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %next, %loop ], [ %a, %entry ]
  %i = phi i64 [ %j, %loop ], [ 0, %entry ]
  %j = add nuw nsw i64 %i, 1
  call void @use(ptr %p)
  %next = getelementptr inbounds i8, ptr %p, i64 4
  %done = icmp eq i64 %j, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @still(ptr %a, i64 %n, i64 %step) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %next, %loop ], [ %a, %entry ]
  %i = phi i64 [ %j, %loop ], [ 0, %entry ]
  %j = add nuw nsw i64 %i, 1
  store i8 1, ptr %p, align 1
  %next = getelementptr inbounds i8, ptr %p, i64 %step
  %done = icmp eq i64 %j, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @dear(ptr %a, i64 %n, i64 %m) {
entry:
  %d = or i64 %m, 1
  br label %loop
loop:
  %p = phi ptr [ %next, %loop ], [ %a, %entry ]
  %i = phi i64 [ %j, %loop ], [ %n, %entry ]
  %j = sub i64 %i, %d
  store i8 1, ptr %p, align 1
  %next = getelementptr inbounds i8, ptr %p, i64 4
  %done = icmp ult i64 %j, %m
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define i1 @asked(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %next, %loop ], [ %a, %entry ]
  %i = phi i64 [ %j, %loop ], [ 0, %entry ]
  %j = add nuw nsw i64 %i, 1
  store i8 1, ptr %p, align 1
  %next = getelementptr inbounds i8, ptr %p, i64 4
  %done = icmp eq i64 %j, %n
  br i1 %done, label %exit, label %loop
exit:
  ret i1 %done
}
declare void @use(ptr)
; EXPECT
; define void @needed(ptr %a, ptr %b) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi ptr [ %next, %loop ], [ %a, %entry ]
;   %i = phi i64 [ %j, %loop ], [ 0, %entry ]
;   store i64 %i, ptr %p, align 4
;   %j = add nuw nsw i64 %i, 1
;   %next = getelementptr inbounds i8, ptr %p, i64 4
;   %done = icmp eq i64 %j, 379
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @round(ptr %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi i8 [ %next, %loop ], [ 0, %entry ]
;   %i = phi i64 [ %j, %loop ], [ 0, %entry ]
;   %at = getelementptr inbounds i8, ptr %a, i8 %p
;   store i8 1, ptr %at, align 4
;   %j = add nuw nsw i64 %i, 1
;   %next = add i8 %p, 1
;   %done = icmp eq i64 %j, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @poison(ptr %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi ptr [ %next, %loop ], [ %a, %entry ]
;   %i = phi i64 [ %j, %loop ], [ 0, %entry ]
;   %j = add nuw nsw i64 %i, 1
;   call void @use(ptr %p)
;   %next = getelementptr inbounds i8, ptr %p, i64 4
;   %done = icmp eq i64 %j, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @still(ptr %a, i64 %n, i64 %step) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi ptr [ %next, %loop ], [ %a, %entry ]
;   %i = phi i64 [ %j, %loop ], [ 0, %entry ]
;   %j = add nuw nsw i64 %i, 1
;   store i8 1, ptr %p, align 1
;   %next = getelementptr inbounds i8, ptr %p, i64 %step
;   %done = icmp eq i64 %j, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @dear(ptr %a, i64 %n, i64 %m) {
; entry:
;   %d = or i64 %m, 1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi ptr [ %next, %loop ], [ %a, %entry ]
;   %i = phi i64 [ %j, %loop ], [ %n, %entry ]
;   %j = sub i64 %i, %d
;   store i8 1, ptr %p, align 1
;   %next = getelementptr inbounds i8, ptr %p, i64 4
;   %done = icmp ult i64 %j, %m
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define i1 @asked(ptr %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi ptr [ %next, %loop ], [ %a, %entry ]
;   %i = phi i64 [ %j, %loop ], [ 0, %entry ]
;   %j = add nuw nsw i64 %i, 1
;   store i8 1, ptr %p, align 1
;   %next = getelementptr inbounds i8, ptr %p, i64 4
;   %done = icmp eq i64 %j, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %done.lcssa = phi i1 [ %done, %loop ]
;   ret i1 %done.lcssa
; }
;
; declare void @use(ptr)
