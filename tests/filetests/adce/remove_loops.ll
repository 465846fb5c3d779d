; RUN: opt -passes='adce' -adce-remove-loops
; With `-adce-remove-loops` a loop that has no effect is left at once, although it may not end; one that stores stays.
define void @spin(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @stores(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  store i32 %j, ptr %p
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; define void @spin(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %entry
;   br label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @stores(ptr %p, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %j = add i32 %i, 1
;   store i32 %j, ptr %p, align 4
;   %c = icmp ult i32 %j, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
