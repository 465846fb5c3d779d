; RUN: opt -passes='constraint-elimination'
; A counter that ends its loop when it equals a bound stays between its start and the bound.
declare void @use(i1)
define void @up(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %done = icmp eq i32 %i, %n
  br i1 %done, label %end, label %body
body:
  %inside = icmp ult i32 %i, %n
  call void @use(i1 %inside)
  br label %latch
latch:
  %next = add i32 %i, 1
  br label %head
end:
  ret void
}
; With another step it may pass the bound.
define void @by_three(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %done = icmp eq i32 %i, %n
  br i1 %done, label %end, label %body
body:
  %inside = icmp ult i32 %i, %n
  call void @use(i1 %inside)
  br label %latch
latch:
  %next = add i32 %i, 3
  br label %head
end:
  ret void
}
; EXPECT
; declare void @use(i1)
;
; define void @up(i32 %n) {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %done = icmp eq i32 %i, %n
;   br i1 %done, label %end, label %body
;
; body:                                             ; preds = %head
;   call void @use(i1 true)
;   br label %latch
;
; latch:                                            ; preds = %body
;   %next = add i32 %i, 1
;   br label %head
;
; end:                                              ; preds = %head
;   ret void
; }
;
; define void @by_three(i32 %n) {
; entry:
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %done = icmp eq i32 %i, %n
;   br i1 %done, label %end, label %body
;
; body:                                             ; preds = %head
;   %inside = icmp ult i32 %i, %n
;   call void @use(i1 %inside)
;   br label %latch
;
; latch:                                            ; preds = %body
;   %next = add i32 %i, 3
;   br label %head
;
; end:                                              ; preds = %head
;   ret void
; }
