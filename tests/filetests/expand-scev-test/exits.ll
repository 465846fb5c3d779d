; RUN: opt -passes='expand-scev-test<uses;exits>,adce'
; After the loop the variable is a function of how often it ran.
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %n) {
entry:
  %some = icmp ne i32 %n, 0
  br i1 %some, label %head, label %none
head:
  br label %loop
loop:
  %i = phi i32 [ 0, %head ], [ %next, %loop ]
  %s = phi i32 [ 0, %head ], [ %sum, %loop ]
  %sum = add i32 %s, %i
  %next = add nuw i32 %i, 1
  %c = icmp ne i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  %y = add i32 %sum, %next
  ret i32 %y
none:
  ret i32 0
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @f(i32 %n) {
; entry:
;   %some = icmp ne i32 %n, 0
;   br i1 %some, label %head, label %none
;
; head:                                             ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %loop, %head
;   %0 = phi i32 [ %1, %loop ], [ 0, %head ]
;   %1 = add i32 %0, 1
;   %c = icmp ne i32 %1, %n
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   %2 = add i32 %n, -1
;   %3 = zext i32 %2 to i33
;   %4 = add i32 %n, -2
;   %5 = zext i32 %4 to i33
;   %6 = mul i33 %3, %5
;   %7 = lshr i33 %6, 1
;   %8 = trunc i33 %7 to i32
;   %9 = shl i32 %n, 1
;   %10 = add i32 %9, %8
;   %11 = add i32 %10, -1
;   ret i32 %11
;
; none:                                             ; preds = %entry
;   ret i32 0
; }
