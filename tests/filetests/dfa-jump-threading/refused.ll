; RUN: opt -S -passes=dfa-jump-threading -pass-remarks-missed=dfa-jump-threading
; Not: states that are loaded in the loop, ways from which a barrier is reached, functions that must be small.
define i32 @unknown(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %count = phi i32 [ 0, %entry ], [ %inc, %latch ]
  %state = phi i32 [ 1, %entry ], [ %next, %latch ]
  switch i32 %state, label %latch [
    i32 1, label %a
    i32 2, label %b
  ]
a:
  store i32 %count, ptr %p
  br label %latch
b:
  %s = load i32, ptr %p
  br label %latch
latch:
  %next = phi i32 [ 2, %a ], [ %s, %b ], [ 1, %loop ]
  %inc = add nuw i32 %count, 1
  %c = icmp ult i32 %inc, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %count
}
define i32 @barrier(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %count = phi i32 [ 0, %entry ], [ %inc, %latch ]
  %state = phi i32 [ 1, %entry ], [ %next, %latch ]
  switch i32 %state, label %latch [
    i32 1, label %a
    i32 2, label %b
  ]
a:
  store i32 %count, ptr %p
  br label %latch
b:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %latch
latch:
  %next = phi i32 [ 2, %a ], [ 1, %b ], [ 1, %loop ]
  %inc = add nuw i32 %count, 1
  %c = icmp ult i32 %inc, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %count
}
define i32 @small(i32 %n, ptr %p) optsize {
entry:
  br label %loop
loop:
  %count = phi i32 [ 0, %entry ], [ %inc, %latch ]
  %state = phi i32 [ 1, %entry ], [ %next, %latch ]
  switch i32 %state, label %latch [
    i32 1, label %a
    i32 2, label %b
  ]
a:
  store i32 %count, ptr %p
  br label %latch
b:
  br label %latch
latch:
  %next = phi i32 [ 2, %a ], [ 1, %b ], [ 1, %loop ]
  %inc = add nuw i32 %count, 1
  %c = icmp ult i32 %inc, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %count
}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; EXPECT
; remark: <unknown>:0:0: Switch instruction is not predictable.
; remark: <unknown>:0:0: Contains convergent instructions.
;
; define i32 @unknown(i32 %n, ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %count = phi i32 [ 0, %entry ], [ %inc, %latch ]
;   %state = phi i32 [ 1, %entry ], [ %next, %latch ]
;   switch i32 %state, label %latch [
;     i32 1, label %a
;     i32 2, label %b
;   ]
;
; a:                                                ; preds = %loop
;   store i32 %count, ptr %p, align 4
;   br label %latch
;
; b:                                                ; preds = %loop
;   %s = load i32, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %b, %a, %loop
;   %next = phi i32 [ 2, %a ], [ %s, %b ], [ 1, %loop ]
;   %inc = add nuw i32 %count, 1
;   %c = icmp ult i32 %inc, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret i32 %count
; }
;
; define i32 @barrier(i32 %n, ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %count = phi i32 [ 0, %entry ], [ %inc, %latch ]
;   %state = phi i32 [ 1, %entry ], [ %next, %latch ]
;   switch i32 %state, label %latch [
;     i32 1, label %a
;     i32 2, label %b
;   ]
;
; a:                                                ; preds = %loop
;   store i32 %count, ptr %p, align 4
;   br label %latch
;
; b:                                                ; preds = %loop
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %latch
;
; latch:                                            ; preds = %b, %a, %loop
;   %next = phi i32 [ 2, %a ], [ 1, %b ], [ 1, %loop ]
;   %inc = add nuw i32 %count, 1
;   %c = icmp ult i32 %inc, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret i32 %count
; }
;
; ; Function Attrs: optsize
; define i32 @small(i32 %n, ptr %p) #0 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %count = phi i32 [ 0, %entry ], [ %inc, %latch ]
;   %state = phi i32 [ 1, %entry ], [ %next, %latch ]
;   switch i32 %state, label %latch [
;     i32 1, label %a
;     i32 2, label %b
;   ]
;
; a:                                                ; preds = %loop
;   store i32 %count, ptr %p, align 4
;   br label %latch
;
; b:                                                ; preds = %loop
;   br label %latch
;
; latch:                                            ; preds = %b, %a, %loop
;   %next = phi i32 [ 2, %a ], [ 1, %b ], [ 1, %loop ]
;   %inc = add nuw i32 %count, 1
;   %c = icmp ult i32 %inc, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret i32 %count
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; attributes #0 = { optsize }
; attributes #1 = { convergent nocallback nounwind }
