; RUN: opt -passes=loop-load-elim
; A store between the two that may be to the same memory is compared before, and the loop is copied; not around a vote.
define void @apart(ptr %a, ptr %b, ptr %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %to = getelementptr inbounds i32, ptr %a, i64 %next
  %bat = getelementptr inbounds i32, ptr %b, i64 %i
  %cat = getelementptr inbounds i32, ptr %c, i64 %i
  %y = load i32, ptr %bat, align 4
  %p1 = add i32 %y, 2
  store i32 %p1, ptr %to, align 4
  %x = load i32, ptr %at, align 4
  %z = mul i32 %x, 2
  store i32 %z, ptr %cat, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @vote(ptr %a, ptr %b, ptr %c, i64 %n) convergent {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %to = getelementptr inbounds i32, ptr %a, i64 %next
  %bat = getelementptr inbounds i32, ptr %b, i64 %i
  %cat = getelementptr inbounds i32, ptr %c, i64 %i
  %y = load i32, ptr %bat, align 4
  %s = call i32 @convergent(i32 %y)
  store i32 %s, ptr %to, align 4
  %x = load i32, ptr %at, align 4
  %z = mul i32 %x, 2
  store i32 %z, ptr %cat, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @small(ptr %a, ptr %b, ptr %c, i64 %n) optsize {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %to = getelementptr inbounds i32, ptr %a, i64 %next
  %bat = getelementptr inbounds i32, ptr %b, i64 %i
  %cat = getelementptr inbounds i32, ptr %c, i64 %i
  %y = load i32, ptr %bat, align 4
  %p1 = add i32 %y, 2
  store i32 %p1, ptr %to, align 4
  %x = load i32, ptr %at, align 4
  %z = mul i32 %x, 2
  store i32 %z, ptr %cat, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
declare i32 @convergent(i32) convergent nounwind willreturn memory(none)
; EXPECT
; define void @apart(ptr %a, ptr %b, ptr %c, i64 %n) {
; loop.lver.check:
;   %0 = shl i64 %n, 2
;   %1 = add i64 %0, 4
;   %scevgep = getelementptr i8, ptr %a, i64 %1
;   %scevgep1 = getelementptr i8, ptr %c, i64 %0
;   %bound0 = icmp ult ptr %a, %scevgep1
;   %bound1 = icmp ult ptr %c, %scevgep
;   %found.conflict = and i1 %bound0, %bound1
;   br i1 %found.conflict, label %loop.ph.lver.orig, label %loop.ph
;
; loop.ph.lver.orig:                                ; preds = %loop.lver.check
;   br label %loop.lver.orig
;
; loop.lver.orig:                                   ; preds = %loop.lver.orig, %loop.ph.lver.orig
;   %i.lver.orig = phi i64 [ 0, %loop.ph.lver.orig ], [ %next.lver.orig, %loop.lver.orig ]
;   %next.lver.orig = add nuw nsw i64 %i.lver.orig, 1
;   %at.lver.orig = getelementptr inbounds i32, ptr %a, i64 %i.lver.orig
;   %to.lver.orig = getelementptr inbounds i32, ptr %a, i64 %next.lver.orig
;   %bat.lver.orig = getelementptr inbounds i32, ptr %b, i64 %i.lver.orig
;   %cat.lver.orig = getelementptr inbounds i32, ptr %c, i64 %i.lver.orig
;   %y.lver.orig = load i32, ptr %bat.lver.orig, align 4
;   %p1.lver.orig = add i32 %y.lver.orig, 2
;   store i32 %p1.lver.orig, ptr %to.lver.orig, align 4
;   %x.lver.orig = load i32, ptr %at.lver.orig, align 4
;   %z.lver.orig = mul i32 %x.lver.orig, 2
;   store i32 %z.lver.orig, ptr %cat.lver.orig, align 4
;   %done.lver.orig = icmp eq i64 %next.lver.orig, %n
;   br i1 %done.lver.orig, label %exit.loopexit, label %loop.lver.orig
;
; loop.ph:                                          ; preds = %loop.lver.check
;   %load_initial = load i32, ptr %a, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %loop.ph
;   %store_forwarded = phi i32 [ %load_initial, %loop.ph ], [ %p1, %loop ]
;   %i = phi i64 [ 0, %loop.ph ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   %bat = getelementptr inbounds i32, ptr %b, i64 %i
;   %cat = getelementptr inbounds i32, ptr %c, i64 %i
;   %y = load i32, ptr %bat, align 4
;   %p1 = add i32 %y, 2
;   store i32 %p1, ptr %to, align 4
;   %x = load i32, ptr %at, align 4
;   %z = mul i32 %store_forwarded, 2
;   store i32 %z, ptr %cat, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit.loopexit2, label %loop
;
; exit.loopexit:                                    ; preds = %loop.lver.orig
;   br label %exit
;
; exit.loopexit2:                                   ; preds = %loop
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit2, %exit.loopexit
;   ret void
; }
;
; ; Function Attrs: convergent
; define void @vote(ptr %a, ptr %b, ptr %c, i64 %n) #0 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   %bat = getelementptr inbounds i32, ptr %b, i64 %i
;   %cat = getelementptr inbounds i32, ptr %c, i64 %i
;   %y = load i32, ptr %bat, align 4
;   %s = call i32 @convergent(i32 %y)
;   store i32 %s, ptr %to, align 4
;   %x = load i32, ptr %at, align 4
;   %z = mul i32 %x, 2
;   store i32 %z, ptr %cat, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: optsize
; define void @small(ptr %a, ptr %b, ptr %c, i64 %n) #1 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   %bat = getelementptr inbounds i32, ptr %b, i64 %i
;   %cat = getelementptr inbounds i32, ptr %c, i64 %i
;   %y = load i32, ptr %bat, align 4
;   %p1 = add i32 %y, 2
;   store i32 %p1, ptr %to, align 4
;   %x = load i32, ptr %at, align 4
;   %z = mul i32 %x, 2
;   store i32 %z, ptr %cat, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: convergent nounwind willreturn memory(none)
; declare i32 @convergent(i32) #2
;
; attributes #0 = { convergent }
; attributes #1 = { optsize }
; attributes #2 = { convergent nounwind willreturn memory(none) }
