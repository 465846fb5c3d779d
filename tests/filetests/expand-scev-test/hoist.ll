; RUN: opt -passes='expand-scev-test<uses>,adce'
; What does not change goes before the outermost loop that it does not change in.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %p, i32 %n, i32 %m, i32 %k) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j2, %inner ]
  %row = mul i32 %i, %k
  %at = add i32 %row, %j
  %w = zext i32 %at to i64
  %a = getelementptr float, ptr %p, i64 %w
  store float 1.0, ptr %a
  %kk = mul i32 %k, %m
  %v = add i32 %kk, %j
  store i32 %v, ptr %a
  %j2 = add i32 %j, 1
  %c = icmp ult i32 %j2, %n
  br i1 %c, label %inner, label %latch
latch:
  %i2 = add i32 %i, 1
  %d = icmp ult i32 %i2, %m
  br i1 %d, label %outer, label %done
done:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p, i32 %n, i32 %m, i32 %k) {
; entry:
;   %0 = mul i32 %k, %m
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %1 = phi i32 [ %2, %latch ], [ 0, %entry ]
;   %2 = add i32 %1, 1
;   %3 = mul i32 %1, %k
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %4 = phi i32 [ %5, %inner ], [ 0, %outer ]
;   %5 = add i32 %4, 1
;   %6 = add i32 %4, %3
;   %7 = zext i32 %6 to i64
;   %8 = shl nuw nsw i64 %7, 2
;   %scevgep = getelementptr i8, ptr %p, i64 %8
;   store float 1.000000e+00, ptr %scevgep, align 4
;   %9 = add i32 %4, %0
;   store i32 %9, ptr %scevgep, align 4
;   %c = icmp ult i32 %5, %n
;   br i1 %c, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %d = icmp ult i32 %2, %m
;   br i1 %d, label %outer, label %done
;
; done:                                             ; preds = %latch
;   ret void
; }
