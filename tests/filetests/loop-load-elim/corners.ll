; RUN: opt -passes=loop-load-elim
; Code that nothing reaches, values that are undef, wide integers, a loop that is put into form first.
define void @dead(ptr %a, i64 %n) {
entry:
  ret void
loop:
  %i = phi i64 [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %to = getelementptr inbounds i32, ptr %a, i64 %next
  %x = load i32, ptr %at, align 4
  store i32 %x, ptr %to, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @undefined(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %to = getelementptr inbounds i32, ptr %a, i64 %next
  %x = load i32, ptr %at, align 4
  %y = mul i32 %x, poison
  store i32 undef, ptr %to, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @wide(ptr noalias %a, i64 %n, i1 %c) {
entry:
  br i1 %c, label %loop, label %exit
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i256, ptr %a, i64 %i
  %to = getelementptr inbounds i256, ptr %a, i64 %next
  %x = load i256, ptr %at, align 32
  %y = add i256 %x, 12345678901234567890123
  store i256 %y, ptr %to, align 32
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @bits(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i1, ptr %a, i64 %i
  %to = getelementptr inbounds i1, ptr %a, i64 %next
  %x = load i1, ptr %at, align 1
  %y = xor i1 %x, true
  store i1 %y, ptr %to, align 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; define void @dead(ptr %a, i64 %n) {
; entry:
;   ret void
;
; loop:                                             ; preds = %loop
;   %i = phi i64 [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   %x = load i32, ptr %at, align 4
;   store i32 %x, ptr %to, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @undefined(ptr noalias %a, i64 %n) {
; entry:
;   %load_initial = load i32, ptr %a, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %store_forwarded = phi i32 [ %load_initial, %entry ], [ undef, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   %x = load i32, ptr %at, align 4
;   %y = mul i32 %store_forwarded, poison
;   store i32 undef, ptr %to, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @wide(ptr noalias %a, i64 %n, i1 %c) {
; entry:
;   br i1 %c, label %loop.preheader, label %exit
;
; loop.preheader:                                   ; preds = %entry
;   %load_initial = load i256, ptr %a, align 32
;   br label %loop
;
; loop:                                             ; preds = %loop, %loop.preheader
;   %store_forwarded = phi i256 [ %load_initial, %loop.preheader ], [ %y, %loop ]
;   %i = phi i64 [ %next, %loop ], [ 0, %loop.preheader ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i256, ptr %a, i64 %i
;   %to = getelementptr inbounds i256, ptr %a, i64 %next
;   %x = load i256, ptr %at, align 32
;   %y = add i256 %store_forwarded, 12345678901234567890123
;   store i256 %y, ptr %to, align 32
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit.loopexit, label %loop
;
; exit.loopexit:                                    ; preds = %loop
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
; }
;
; define void @bits(ptr noalias %a, i64 %n) {
; entry:
;   %load_initial = load i1, ptr %a, align 1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %store_forwarded = phi i1 [ %load_initial, %entry ], [ %y, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i1, ptr %a, i64 %i
;   %to = getelementptr inbounds i1, ptr %a, i64 %next
;   %x = load i1, ptr %at, align 1
;   %y = xor i1 %store_forwarded, true
;   store i1 %y, ptr %to, align 1
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
