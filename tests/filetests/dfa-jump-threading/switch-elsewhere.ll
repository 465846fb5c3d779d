; RUN: opt -S -passes=dfa-jump-threading -pass-remarks=dfa-jump-threading
; The phi of states stands above the switch, with a branch between: ways go over both sides.
define void @f(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %state = phi i8 [ 0, %entry ], [ %next, %latch ]
  %odd = trunc i32 %i to i1
  br i1 %odd, label %middle, label %choose
middle:
  store i32 %i, ptr %p
  br label %choose
choose:
  switch i8 %state, label %latch [
    i8 0, label %a
    i8 1, label %b
    i8 2, label %a
  ]
a:
  br label %latch
b:
  br label %latch
latch:
  %next = phi i8 [ 1, %a ], [ 2, %b ], [ 0, %choose ]
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; remark: <unknown>:0:0: Switch statement jump-threaded.
;
; define void @f(i32 %n, ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
;   %state = phi i8 [ 0, %entry ], [ poison, %latch ]
;   %odd = trunc i32 %i to i1
;   br i1 %odd, label %middle, label %choose
;
; loop.jt2:                                         ; preds = %latch.jt2
;   %i.jt2 = phi i32 [ %i1.jt2, %latch.jt2 ]
;   %state.jt2 = phi i8 [ %next.jt2, %latch.jt2 ]
;   %odd.jt2 = trunc i32 %i.jt2 to i1
;   br i1 %odd.jt2, label %middle.jt2, label %choose.jt2
;
; loop.jt1:                                         ; preds = %latch.jt1
;   %i.jt1 = phi i32 [ %i1.jt1, %latch.jt1 ]
;   %state.jt1 = phi i8 [ %next.jt1, %latch.jt1 ]
;   %odd.jt1 = trunc i32 %i.jt1 to i1
;   br i1 %odd.jt1, label %middle.jt1, label %choose.jt1
;
; middle:                                           ; preds = %loop
;   store i32 %i, ptr %p, align 4
;   br label %choose
;
; middle.jt2:                                       ; preds = %loop.jt2
;   store i32 %i.jt2, ptr %p, align 4
;   br label %choose.jt2
;
; middle.jt1:                                       ; preds = %loop.jt1
;   store i32 %i.jt1, ptr %p, align 4
;   br label %choose.jt1
;
; choose:                                           ; preds = %middle, %loop
;   switch i8 %state, label %latch.jt2 [
;     i8 0, label %a
;     i8 1, label %b
;     i8 2, label %a
;   ]
;
; choose.jt2:                                       ; preds = %middle.jt2, %loop.jt2
;   br label %a
;
; choose.jt1:                                       ; preds = %middle.jt1, %loop.jt1
;   br label %b
;
; a:                                                ; preds = %choose.jt2, %choose, %choose
;   %i4 = phi i32 [ %i.jt2, %choose.jt2 ], [ %i, %choose ], [ %i, %choose ]
;   br label %latch.jt1
;
; b:                                                ; preds = %choose.jt1, %choose
;   %i3 = phi i32 [ %i.jt1, %choose.jt1 ], [ %i, %choose ]
;   br label %latch.jt2
;
; latch:                                            ; No predecessors!
;   %i1 = add i32 undef, 1
;   %c = icmp ult i32 %i1, %n
;   br i1 %c, label %loop, label %exit
;
; latch.jt2:                                        ; preds = %b, %choose
;   %i2 = phi i32 [ %i, %choose ], [ %i3, %b ]
;   %next.jt2 = phi i8 [ 0, %choose ], [ 2, %b ]
;   %i1.jt2 = add i32 %i2, 1
;   %c.jt2 = icmp ult i32 %i1.jt2, %n
;   br i1 %c.jt2, label %loop.jt2, label %exit
;
; latch.jt1:                                        ; preds = %a
;   %next.jt1 = phi i8 [ 1, %a ]
;   %i1.jt1 = add i32 %i4, 1
;   %c.jt1 = icmp ult i32 %i1.jt1, %n
;   br i1 %c.jt1, label %loop.jt1, label %exit
;
; exit:                                             ; preds = %latch.jt1, %latch.jt2, %latch
;   ret void
; }
