; RUN: opt -S -passes=dfa-jump-threading -dfa-cost-threshold=10 -pass-remarks-missed=dfa-jump-threading -pass-remarks=dfa-jump-threading
; Copies that cost more than the threshold for each branch that they save are not made.
define i32 @machine(i32 %n, ptr %p) {
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
  %x0 = mul i32 %count, 3
  store volatile i32 %x0, ptr %p
  %x1 = mul i32 %count, 4
  store volatile i32 %x1, ptr %p
  %x2 = mul i32 %count, 5
  store volatile i32 %x2, ptr %p
  %x3 = mul i32 %count, 6
  store volatile i32 %x3, ptr %p
  %x4 = mul i32 %count, 7
  store volatile i32 %x4, ptr %p
  %x5 = mul i32 %count, 8
  store volatile i32 %x5, ptr %p
  %inc = add nuw i32 %count, 1
  %c = icmp ult i32 %inc, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %count
}
; EXPECT
; remark: <unknown>:0:0: Duplication cost exceeds the cost threshold (cost=16, threshold=10).
;
; define i32 @machine(i32 %n, ptr %p) {
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
;   %x0 = mul i32 %count, 3
;   store volatile i32 %x0, ptr %p, align 4
;   %x1 = mul i32 %count, 4
;   store volatile i32 %x1, ptr %p, align 4
;   %x2 = mul i32 %count, 5
;   store volatile i32 %x2, ptr %p, align 4
;   %x3 = mul i32 %count, 6
;   store volatile i32 %x3, ptr %p, align 4
;   %x4 = mul i32 %count, 7
;   store volatile i32 %x4, ptr %p, align 4
;   %x5 = mul i32 %count, 8
;   store volatile i32 %x5, ptr %p, align 4
;   %inc = add nuw i32 %count, 1
;   %c = icmp ult i32 %inc, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret i32 %count
; }
