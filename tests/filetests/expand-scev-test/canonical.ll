; RUN: opt -passes='expand-scev-test<fresh>,adce,early-cse'
; One variable that counts from zero; what it is multiplied by stays, and constants are added last.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 5, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds double, ptr %p, i64 %i
  store double 1.0, ptr %a
  %next = add nuw nsw i64 %i, 3
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p, i64 %n) {
; entry:
;   %0 = getelementptr nuw i8, ptr %p, i64 40
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %1 = phi i64 [ %3, %loop ], [ 0, %entry ]
;   %2 = phi i64 [ %4, %loop ], [ 0, %entry ]
;   %3 = add i64 %1, 1
;   %4 = add i64 %2, 1
;   %5 = mul i64 %2, 24
;   %6 = getelementptr i8, ptr %0, i64 %5
;   store double 1.000000e+00, ptr %6, align 8
;   %7 = mul i64 %1, 3
;   %8 = add i64 %7, 8
;   %c = icmp ult i64 %8, %n
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
