; RUN: opt -S -passes=dfa-jump-threading
; So does a select of a select.
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
  %bit2 = icmp eq i32 %count, 70
  %s1 = select i1 %bit, i32 1, i32 2
  %s = select i1 %bit2, i32 %s1, i32 3
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
; loop.jt3:                                         ; preds = %latch.jt3
;   %count.jt3 = phi i32 [ %inc.jt3, %latch.jt3 ]
;   %state.jt3 = phi i32 [ %next.jt3, %latch.jt3 ]
;   br label %latch.jt1
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
;   %count7 = phi i32 [ %count.jt1, %loop.jt1 ], [ %count, %loop ]
;   store i32 %count7, ptr %p, align 4
;   br label %latch.jt2
;
; b:                                                ; preds = %loop.jt2, %loop
;   %count3 = phi i32 [ %count.jt2, %loop.jt2 ], [ %count, %loop ]
;   %bit = icmp eq i32 %count3, 50
;   %bit2 = icmp eq i32 %count3, 70
;   %bit2.fr = freeze i1 %bit2
;   %bit.fr = freeze i1 %bit
;   br i1 %bit2.fr, label %s1.si.unfold.true.jt1, label %s.si.unfold.false.jt3
;
; s.si.unfold.false:                                ; No predecessors!
;   br label %latch
;
; s.si.unfold.false.jt3:                            ; preds = %b
;   %.si.unfold.phi.jt3 = phi i32 [ 3, %b ]
;   br label %latch.jt3
;
; s1.si.unfold.true:                                ; No predecessors!
;   br i1 %bit.fr, label %latch, label %s1.si.unfold.false.jt2
;
; s1.si.unfold.true.jt1:                            ; preds = %b
;   %.si.unfold.phi1.jt1 = phi i32 [ 1, %b ]
;   br i1 %bit.fr, label %latch.jt1, label %s1.si.unfold.false.jt2
;
; s1.si.unfold.false:                               ; No predecessors!
;   br label %latch
;
; s1.si.unfold.false.jt2:                           ; preds = %s1.si.unfold.true.jt1, %s1.si.unfold.true
;   %count6 = phi i32 [ %count3, %s1.si.unfold.true.jt1 ], [ undef, %s1.si.unfold.true ]
;   %.si.unfold.phi2.jt2 = phi i32 [ 2, %s1.si.unfold.true ], [ 2, %s1.si.unfold.true.jt1 ]
;   br label %latch.jt2
;
; latch:                                            ; preds = %s1.si.unfold.false, %s1.si.unfold.true, %s.si.unfold.false
;   %next = phi i32 [ poison, %s1.si.unfold.true ], [ poison, %s1.si.unfold.false ], [ poison, %s.si.unfold.false ]
;   %inc = add nuw i32 undef, 1
;   %c = icmp ult i32 %inc, %n
;   br i1 %c, label %loop, label %exit
;
; latch.jt3:                                        ; preds = %s.si.unfold.false.jt3
;   %next.jt3 = phi i32 [ %.si.unfold.phi.jt3, %s.si.unfold.false.jt3 ]
;   %inc.jt3 = add nuw i32 %count3, 1
;   %c.jt3 = icmp ult i32 %inc.jt3, %n
;   br i1 %c.jt3, label %loop.jt3, label %exit
;
; latch.jt1:                                        ; preds = %s1.si.unfold.true.jt1, %loop.jt3, %loop
;   %count4 = phi i32 [ %count.jt3, %loop.jt3 ], [ %count3, %s1.si.unfold.true.jt1 ], [ %count, %loop ]
;   %next.jt1 = phi i32 [ %.si.unfold.phi1.jt1, %s1.si.unfold.true.jt1 ], [ 1, %loop.jt3 ], [ 1, %loop ]
;   %inc.jt1 = add nuw i32 %count4, 1
;   %c.jt1 = icmp ult i32 %inc.jt1, %n
;   br i1 %c.jt1, label %loop.jt1, label %exit
;
; latch.jt2:                                        ; preds = %s1.si.unfold.false.jt2, %a
;   %count5 = phi i32 [ %count6, %s1.si.unfold.false.jt2 ], [ %count7, %a ]
;   %next.jt2 = phi i32 [ 2, %a ], [ %.si.unfold.phi2.jt2, %s1.si.unfold.false.jt2 ]
;   %inc.jt2 = add nuw i32 %count5, 1
;   %c.jt2 = icmp ult i32 %inc.jt2, %n
;   br i1 %c.jt2, label %loop.jt2, label %exit
;
; exit:                                             ; preds = %latch.jt2, %latch.jt1, %latch.jt3, %latch
;   %count8 = phi i32 [ %count3, %latch.jt3 ], [ %count4, %latch.jt1 ], [ %count5, %latch.jt2 ], [ undef, %latch ]
;   ret i32 %count8
; }
