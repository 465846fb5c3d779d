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
;   %scevgep = getelementptr nuw i8, ptr %p, i64 40
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %0 = phi i64 [ %2, %loop ], [ 0, %entry ]
;   %1 = phi i64 [ %3, %loop ], [ 0, %entry ]
;   %2 = add i64 %0, 1
;   %3 = add i64 %1, 1
;   %4 = mul i64 %1, 24
;   %scevgep1 = getelementptr i8, ptr %scevgep, i64 %4
;   store double 1.000000e+00, ptr %scevgep1, align 8
;   %5 = mul i64 %0, 3
;   %6 = add i64 %5, 8
;   %c = icmp ult i64 %6, %n
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
