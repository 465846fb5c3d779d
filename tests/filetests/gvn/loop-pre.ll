; RUN: opt -passes=gvn
; A load of the header that only a block which is rarely run clobbers: loads go into the preheader and behind the clobber.
define i32 @f(ptr byval(i32) %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %x = load i32, ptr %p, align 4
  %c = icmp eq i32 %x, 0
  br i1 %c, label %cold, label %latch
cold:
  call void @work(ptr %p)
  br label %latch
latch:
  %j = add i32 %i, %x
  %d = icmp ult i32 %j, %n
  br i1 %d, label %head, label %exit
exit:
  ret i32 %x
}
declare void @work(ptr)
; EXPECT
; define i32 @f(ptr byval(i32) %p, i32 %n) {
; entry:
;   %x.pre = load i32, ptr %p, align 4
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %x = phi i32 [ %x.pre, %entry ], [ %x3, %latch ]
;   %i = phi i32 [ 0, %entry ], [ %j, %latch ]
;   %c = icmp eq i32 %x, 0
;   br i1 %c, label %cold, label %latch
;
; cold:                                             ; preds = %head
;   call void @work(ptr %p)
;   %x.pre1 = load i32, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %cold, %head
;   %x3 = phi i32 [ %x.pre1, %cold ], [ %x, %head ]
;   %j = add i32 %i, %x
;   %d = icmp ult i32 %j, %n
;   br i1 %d, label %head, label %exit
;
; exit:                                             ; preds = %latch
;   ret i32 %x
; }
;
; declare void @work(ptr)
