; RUN: opt -passes='loop-mssa(licm<no-allowspeculation>)' -licm-mssa-optimization-cap=0 -licm-mssa-max-acc-promotion=1
; Without questions about memory every write counts, with too many accesses nothing becomes a value, and without speculation a load must run whenever the loop is entered.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr noalias %p, ptr noalias dereferenceable(4) align 4 %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = load i32, ptr %q, align 4
  %old = load i32, ptr %p, align 4
  %new = add i32 %old, %v
  store i32 %new, ptr %p, align 4
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @g(ptr noalias %p, ptr noalias dereferenceable(4) align 4 %q, i1 %c) {
entry:
  br label %loop
loop:
  br i1 %c, label %rare, label %latch
rare:
  %v = load i32, ptr %q, align 4
  br label %latch
latch:
  %r = phi i32 [ %v, %rare ], [ 0, %loop ]
  %again = icmp ne i32 %r, 0
  br i1 %again, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr noalias %p, ptr noalias align 4 dereferenceable(4) %q, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %v = load i32, ptr %q, align 4
;   %old = load i32, ptr %p, align 4
;   %new = add i32 %old, %v
;   store i32 %new, ptr %p, align 4
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @g(ptr noalias %p, ptr noalias align 4 dereferenceable(4) %q, i1 %c) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   br i1 %c, label %rare, label %latch
;
; rare:                                             ; preds = %loop
;   %v = load i32, ptr %q, align 4
;   br label %latch
;
; latch:                                            ; preds = %rare, %loop
;   %r = phi i32 [ %v, %rare ], [ 0, %loop ]
;   %again = icmp ne i32 %r, 0
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
