; RUN: opt -passes=loop-load-elim
; Loads stay where the load or the store is under a condition, the distance is another one, the access is volatile, a barrier stands between,
; and where another store may be to the same place.
define void @conditional_load(ptr noalias %a, i64 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %to = getelementptr inbounds i32, ptr %a, i64 %next
  br i1 %c, label %then, label %latch
then:
  %x = load i32, ptr %at, align 4
  br label %latch
latch:
  %y = phi i32 [ 7, %loop ], [ %x, %then ]
  store i32 %y, ptr %to, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @conditional_store(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %to = getelementptr inbounds i32, ptr %a, i64 %next
  %x = load i32, ptr %at, align 4
  %c = icmp slt i32 %x, 7
  br i1 %c, label %then, label %latch
then:
  store i32 1, ptr %to, align 4
  br label %latch
latch:
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @two_apart(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %later = add nuw nsw i64 %i, 2
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %to = getelementptr inbounds i32, ptr %a, i64 %later
  %x = load i32, ptr %at, align 4
  %y = add i32 %x, 1
  store i32 %y, ptr %to, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @observed(ptr noalias %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr %a, i64 %i
  %to = getelementptr inbounds i32, ptr %a, i64 %next
  %x = load volatile i32, ptr %at, align 4
  store i32 %x, ptr %to, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @barrier(ptr addrspace(3) noalias %a, i64 %n) convergent {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i64 %i, 1
  %at = getelementptr inbounds i32, ptr addrspace(3) %a, i64 %i
  %to = getelementptr inbounds i32, ptr addrspace(3) %a, i64 %next
  %x = load i32, ptr addrspace(3) %at, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = add i32 %x, 1
  store i32 %y, ptr addrspace(3) %to, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @elsewhere(ptr noalias %a, ptr noalias %k, i64 %n) {
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
  %j = load i64, ptr %k, align 8
  %any = getelementptr inbounds i32, ptr %a, i64 %j
  store i32 0, ptr %any, align 4
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
; EXPECT
; define void @conditional_load(ptr noalias %a, i64 %n, i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %latch ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   br i1 %c, label %then, label %latch
;
; then:                                             ; preds = %loop
;   %x = load i32, ptr %at, align 4
;   br label %latch
;
; latch:                                            ; preds = %then, %loop
;   %y = phi i32 [ 7, %loop ], [ %x, %then ]
;   store i32 %y, ptr %to, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define void @conditional_store(ptr noalias %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %latch ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   %x = load i32, ptr %at, align 4
;   %c = icmp slt i32 %x, 7
;   br i1 %c, label %then, label %latch
;
; then:                                             ; preds = %loop
;   store i32 1, ptr %to, align 4
;   br label %latch
;
; latch:                                            ; preds = %then, %loop
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define void @two_apart(ptr noalias %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %later = add nuw nsw i64 %i, 2
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %later
;   %x = load i32, ptr %at, align 4
;   %y = add i32 %x, 1
;   store i32 %y, ptr %to, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @observed(ptr noalias %a, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   %x = load volatile i32, ptr %at, align 4
;   store i32 %x, ptr %to, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: convergent
; define void @barrier(ptr addrspace(3) noalias %a, i64 %n) #0 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr addrspace(3) %a, i64 %i
;   %to = getelementptr inbounds i32, ptr addrspace(3) %a, i64 %next
;   %x = load i32, ptr addrspace(3) %at, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %y = add i32 %x, 1
;   store i32 %y, ptr addrspace(3) %to, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @elsewhere(ptr noalias %a, ptr noalias %k, i64 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %next = add nuw nsw i64 %i, 1
;   %at = getelementptr inbounds i32, ptr %a, i64 %i
;   %to = getelementptr inbounds i32, ptr %a, i64 %next
;   %x = load i32, ptr %at, align 4
;   %y = add i32 %x, 1
;   store i32 %y, ptr %to, align 4
;   %j = load i64, ptr %k, align 8
;   %any = getelementptr inbounds i32, ptr %a, i64 %j
;   store i32 0, ptr %any, align 4
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; attributes #0 = { convergent }
; attributes #1 = { convergent nocallback nounwind }
