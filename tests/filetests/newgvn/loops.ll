; RUN: opt -passes=newgvn
; Two counters of a loop that run alike are one; assumed equal, and found so.
define i32 @f(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %head ]
  %j = phi i32 [ 0, %entry ], [ %j.next, %head ]
  %i.next = add i32 %i, 1
  %j.next = add i32 %j, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %head, label %exit
exit:
  %d = sub i32 %i.next, %j.next
  %s = add i32 %d, %j
  ret i32 %s
}
; EXPECT
; define i32 @f(i32 %n) {
; entry:
;   br label %head
;
; head:                                             ; preds = %head, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %head ]
;   %i.next = add i32 %i, 1
;   %more = icmp ult i32 %i.next, %n
;   br i1 %more, label %head, label %exit
;
; exit:                                             ; preds = %head
;   ret i32 %i
; }
