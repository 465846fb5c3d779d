; RUN: opt -S -passes=dfa-jump-threading
; A select of states becomes a branch. Its condition is frozen: the branch runs where the loop may end before the switch.
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
  %bit = icmp eq i32 %count, 50
  %s = select i1 %bit, i32 1, i32 2
  br label %latch
latch:
  %next = phi i32 [ 2, %a ], [ %s, %b ], [ 1, %loop ]
  %inc = add nuw i32 %count, 1
  %c = icmp ult i32 %inc, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %count
}
; EXPECT
; define i32 @machine(i32 %n, ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %count = phi i32 [ 0, %entry ], [ %inc, %latch ]
;   %state = phi i32 [ 1, %entry ], [ %next, %latch ]
;   switch i32 %state, label %latch.jt1 [
;     i32 1, label %a
;     i32 2, label %b
;   ]
;
; loop.jt1:                                         ; preds = %latch.jt1
;   %count.jt1 = phi i32 [ %inc.jt1, %latch.jt1 ]
;   %state.jt1 = phi i32 [ %next.jt1, %latch.jt1 ]
;   br label %a
;
; loop.jt2:                                         ; preds = %latch.jt2
;   %count.jt2 = phi i32 [ %inc.jt2, %latch.jt2 ]
;   %state.jt2 = phi i32 [ %next.jt2, %latch.jt2 ]
;   br label %b
;
; a:                                                ; preds = %loop.jt1, %loop
;   %count4 = phi i32 [ %count.jt1, %loop.jt1 ], [ %count, %loop ]
;   store i32 %count4, ptr %p, align 4
;   br label %latch.jt2
;
; b:                                                ; preds = %loop.jt2, %loop
;   %count2 = phi i32 [ %count.jt2, %loop.jt2 ], [ %count, %loop ]
;   %bit = icmp eq i32 %count2, 50
;   %bit.fr = freeze i1 %bit
;   br i1 %bit.fr, label %latch.jt1, label %s.si.unfold.false.jt2
;
; s.si.unfold.false:                                ; No predecessors!
;   br label %latch
;
; s.si.unfold.false.jt2:                            ; preds = %b
;   %.si.unfold.phi.jt2 = phi i32 [ 2, %b ]
;   br label %latch.jt2
;
; latch:                                            ; preds = %s.si.unfold.false
;   %next = phi i32 [ poison, %s.si.unfold.false ]
;   %inc = add nuw i32 undef, 1
;   %c = icmp ult i32 %inc, %n
;   br i1 %c, label %loop, label %exit
;
; latch.jt1:                                        ; preds = %b, %loop
;   %count1 = phi i32 [ %count, %loop ], [ %count2, %b ]
;   %next.jt1 = phi i32 [ 1, %loop ], [ 1, %b ]
;   %inc.jt1 = add nuw i32 %count1, 1
;   %c.jt1 = icmp ult i32 %inc.jt1, %n
;   br i1 %c.jt1, label %loop.jt1, label %exit
;
; latch.jt2:                                        ; preds = %s.si.unfold.false.jt2, %a
;   %count3 = phi i32 [ %count2, %s.si.unfold.false.jt2 ], [ %count4, %a ]
;   %next.jt2 = phi i32 [ 2, %a ], [ %.si.unfold.phi.jt2, %s.si.unfold.false.jt2 ]
;   %inc.jt2 = add nuw i32 %count3, 1
;   %c.jt2 = icmp ult i32 %inc.jt2, %n
;   br i1 %c.jt2, label %loop.jt2, label %exit
;
; exit:                                             ; preds = %latch.jt2, %latch.jt1, %latch
;   %count5 = phi i32 [ %count1, %latch.jt1 ], [ %count3, %latch.jt2 ], [ undef, %latch ]
;   ret i32 %count5
; }
