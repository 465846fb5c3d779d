; RUN: opt -passes='induct-addresses'
; The start of the second address steps in the outer loop: its value is there before the inner loop and is taken.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, i64 %s, i32 %n, ptr %o, ptr %q, i64 %t, i64 %m, i64 %u) {
entry:
  br label %outer
outer:
  %j = phi i64 [ 0, %entry ], [ %j1, %latch ]
  %ju = mul nsw i64 %j, %u
  %qj = getelementptr inbounds float, ptr %q, i64 %ju
  %c0 = icmp sgt i32 %n, 0
  br i1 %c0, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %outer ], [ %i1, %loop ]
  %acc = phi float [ 0.0, %outer ], [ %acc1, %loop ]
  %x = zext nneg i32 %i to i64
  %mm = mul nsw i64 %s, %x
  %g = getelementptr inbounds float, ptr %p, i64 %mm
  %v = load float, ptr %g, align 4
  %m2 = mul nsw i64 %t, %x
  %g2 = getelementptr inbounds float, ptr %qj, i64 %m2
  %v2 = load float, ptr %g2, align 4
  %d = fsub float %v, %v2
  %dd = fmul float %d, %d
  %acc1 = fadd float %acc, %dd
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi float [ 0.0, %outer ], [ %acc1, %loop ]
  %cc = fcmp olt float %r, 1.0
  br i1 %cc, label %st, label %latch
st:
  %oj = getelementptr float, ptr %o, i64 %j
  store float %r, ptr %oj, align 4
  br label %latch
latch:
  %j1 = add nuw nsw i64 %j, 1
  %c9 = icmp slt i64 %j1, %m
  br i1 %c9, label %outer, label %done
done:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr %p, i64 %s, i32 %n, ptr %o, ptr %q, i64 %t, i64 %m, i64 %u) {
; entry:
;   %0 = shl i64 %s, 2
;   %1 = shl i64 %t, 2
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %j = phi i64 [ 0, %entry ], [ %j1, %latch ]
;   %ju = mul nsw i64 %j, %u
;   %qj = getelementptr inbounds float, ptr %q, i64 %ju
;   %c0 = icmp sgt i32 %n, 0
;   br i1 %c0, label %2, label %exit
;
; 2:                                                ; preds = %outer
;   br label %loop
;
; loop:                                             ; preds = %loop, %2
;   %3 = phi ptr [ %qj, %2 ], [ %6, %loop ]
;   %4 = phi ptr [ %p, %2 ], [ %5, %loop ]
;   %i = phi i32 [ 0, %2 ], [ %i1, %loop ]
;   %acc = phi float [ 0.000000e+00, %2 ], [ %acc1, %loop ]
;   %v = load float, ptr %4, align 4
;   %v2 = load float, ptr %3, align 4
;   %d = fsub float %v, %v2
;   %dd = fmul float %d, %d
;   %acc1 = fadd float %acc, %dd
;   %i1 = add nuw nsw i32 %i, 1
;   %c = icmp slt i32 %i1, %n
;   %5 = getelementptr i8, ptr %4, i64 %0
;   %6 = getelementptr i8, ptr %3, i64 %1
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop, %outer
;   %r = phi float [ 0.000000e+00, %outer ], [ %acc1, %loop ]
;   %cc = fcmp olt float %r, 1.000000e+00
;   br i1 %cc, label %st, label %latch
;
; st:                                               ; preds = %exit
;   %oj = getelementptr float, ptr %o, i64 %j
;   store float %r, ptr %oj, align 4
;   br label %latch
;
; latch:                                            ; preds = %st, %exit
;   %j1 = add nuw nsw i64 %j, 1
;   %c9 = icmp slt i64 %j1, %m
;   br i1 %c9, label %outer, label %done
;
; done:                                             ; preds = %latch
;   ret void
; }
