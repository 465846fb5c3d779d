; RUN: opt -passes=loop-unroll-full<own> -unroll-budget=30
; The first loop fits the budget of the function, the second does not any more.
define void @f(ptr %p) {
entry:
  br label %a
a:
  %i = phi i32 [ 0, %entry ], [ %i.next, %a ]
  store volatile i32 %i, ptr %p
  %i.next = add i32 %i, 1
  %c = icmp eq i32 %i.next, 4
  br i1 %c, label %b, label %a
b:
  %j = phi i32 [ 0, %a ], [ %j.next, %b ]
  store volatile i32 %j, ptr %p
  %j.next = add i32 %j, 1
  %d = icmp eq i32 %j.next, 4
  br i1 %d, label %exit, label %b
exit:
  ret void
}
; EXPECT
; define void @f(ptr %p) {
; entry:
;   br label %a
;
; a:                                                ; preds = %a, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %a ]
;   store volatile i32 %i, ptr %p, align 4
;   %i.next = add i32 %i, 1
;   %c = icmp eq i32 %i.next, 4
;   br i1 %c, label %b.preheader, label %a
;
; b.preheader:                                      ; preds = %a
;   br label %b
;
; b:                                                ; preds = %b, %b.preheader
;   %j = phi i32 [ %j.next, %b ], [ 0, %b.preheader ]
;   store volatile i32 %j, ptr %p, align 4
;   %j.next = add i32 %j, 1
;   %d = icmp eq i32 %j.next, 4
;   br i1 %d, label %exit, label %b
;
; exit:                                             ; preds = %b
;   ret void
; }
