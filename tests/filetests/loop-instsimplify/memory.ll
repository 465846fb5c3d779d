; RUN: opt -passes='loop-mssa(loop-instsimplify,licm)'
; A load of a constant goes, with its access in memory SSA, and licm finds the rest.
target triple = "nvptx64-nvidia-cuda"
@table = addrspace(4) constant [2 x i32] [i32 3, i32 4]
define void @f(ptr noalias %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = load i32, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @table, i64 4)
  %w = load i32, ptr %p
  %x = add i32 %v, %w
  store i32 %x, ptr %p
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @table = addrspace(4) constant [2 x i32] [i32 3, i32 4]
;
; define void @f(ptr noalias %p, i32 %n) {
; entry:
;   %p.promoted = load i32, ptr %p, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %0 = phi i32 [ %p.promoted, %entry ], [ %x, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;   %x = add i32 4, %0
;   %next = add i32 %i, 1
;   %c = icmp slt i32 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %x.lcssa = phi i32 [ %x, %loop ]
;   store i32 %x.lcssa, ptr %p, align 4
;   ret void
; }
