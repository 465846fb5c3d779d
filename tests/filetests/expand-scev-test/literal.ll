; RUN: opt -passes='expand-scev-test<literal;fresh>,adce,early-cse'
; The same with phis of their own; a pointer steps by bytes.
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
;   %1 = phi i64 [ %3, %loop ], [ 8, %entry ]
;   %2 = phi ptr [ %4, %loop ], [ %0, %entry ]
;   %3 = add i64 %1, 3
;   %4 = getelementptr i8, ptr %2, i64 24
;   store double 1.000000e+00, ptr %2, align 8
;   %c = icmp ult i64 %1, %n
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret void
; }
