; RUN: opt -passes=loop-load-elim
; Of two stores to one place in one block the last one counts; a store to where the load of the same iteration is from leaves it alone.
define void @last(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %to = getelementptr inbounds i32, ptr %a, i64 %next
  %x = load i32, ptr %at, align 4
  %y = add i32 %x, 1
  store i32 %y, ptr %to, align 4
  %z = add i32 %x, 2
  store i32 %z, ptr %to, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @same(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %to = getelementptr inbounds i32, ptr %a, i64 %next
  store i32 5, ptr %at, align 4
  %x = load i32, ptr %at, align 4
  %y = add i32 %x, 1
  store i32 %y, ptr %to, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; define void @last(ptr noalias %a, i64 %n) {
; entry:
;   %load_initial = load i32, ptr %a, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %store_forwarded = phi i32 [ %load_initial, %entry ], [ %z, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   %x = load i32, ptr %at, align 4
;   %y = add i32 %store_forwarded, 1
;   store i32 %y, ptr %to, align 4
;   %z = add i32 %store_forwarded, 2
;   store i32 %z, ptr %to, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @same(ptr noalias %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   store i32 5, ptr %at, align 4
;   %x = load i32, ptr %at, align 4
;   %y = add i32 %x, 1
;   store i32 %y, ptr %to, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
