; RUN: opt -passes='expand-scev-test,adce'
; A value is used again without the flag that would make it poison where the expression is not.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %a, i32 %b) {
  %x = add nsw i32 %a, %b
  %y = add i32 %b, %a
  ret i32 %y
}
define i32 @step(i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k2, %loop ]
  %next = add i32 %i, %s
  %k2 = add i32 %k, 1
  %c = icmp ult i32 %k2, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %i
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i32 %a, i32 %b) {
;   %x = add i32 %a, %b
;   ret i32 %x
; }
;
; define i32 @step(i32 %s, i32 %n) {
; entry:
;   %0 = freeze i32 %s
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %1 = phi i32 [ %2, %loop ], [ 0, %entry ]
;   %2 = add i32 %1, 1
;   %3 = mul i32 %0, %1
;   %c = icmp ult i32 %2, %n
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret i32 %3
; }
