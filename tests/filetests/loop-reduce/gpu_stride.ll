; RUN: opt -passes='loop(loop-reduce<gpu>)'
; Planes of a volume: one distance steps for all accesses instead of shifts of each index.
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %start, i64 %row, i64 %plane, i32 %n) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %x = phi i64 [ %start, %entry ], [ %y, %loop ]
  %y = add i64 %x, %plane
  %up = sub i64 %y, %row
  %a = getelementptr float, ptr addrspace(1) %p, i64 %up
  %u = load float, ptr addrspace(1) %a
  %down = add i64 %y, %row
  %b = getelementptr float, ptr addrspace(1) %p, i64 %down
  %v = load float, ptr addrspace(1) %b
  %d = getelementptr float, ptr addrspace(1) %p, i64 %y
  %w = load float, ptr addrspace(1) %d
  %s = fadd float %u, %v
  %t = fadd float %s, %w
  %e = getelementptr float, ptr addrspace(1) %q, i64 %y
  store float %t, ptr addrspace(1) %e
  %k1 = add nuw nsw i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %start, i64 %row, i64 %plane, i32 %n) {
; entry:
;   %0 = add i64 %plane, %start
;   %1 = shl i64 %0, 2
;   %scevgep = getelementptr i8, ptr addrspace(1) %q, i64 %1
;   %2 = shl i64 %plane, 2
;   %scevgep2 = getelementptr i8, ptr addrspace(1) %p, i64 %1
;   %3 = add i64 %row, %0
;   %4 = shl i64 %3, 2
;   %scevgep4 = getelementptr i8, ptr addrspace(1) %p, i64 %4
;   %5 = sub i64 %0, %row
;   %6 = shl i64 %5, 2
;   %scevgep6 = getelementptr i8, ptr addrspace(1) %p, i64 %6
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %lsr.iv = phi i64 [ %lsr.iv.next, %loop ], [ 0, %entry ]
;   %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
;   %scevgep7 = getelementptr i8, ptr addrspace(1) %scevgep6, i64 %lsr.iv
;   %u = load float, ptr addrspace(1) %scevgep7, align 4
;   %scevgep5 = getelementptr i8, ptr addrspace(1) %scevgep4, i64 %lsr.iv
;   %v = load float, ptr addrspace(1) %scevgep5, align 4
;   %scevgep3 = getelementptr i8, ptr addrspace(1) %scevgep2, i64 %lsr.iv
;   %w = load float, ptr addrspace(1) %scevgep3, align 4
;   %s = fadd float %u, %v
;   %t = fadd float %s, %w
;   %scevgep1 = getelementptr i8, ptr addrspace(1) %scevgep, i64 %lsr.iv
;   store float %t, ptr addrspace(1) %scevgep1, align 4
;   %k1 = add nuw nsw i32 %k, 1
;   %lsr.iv.next = add i64 %lsr.iv, %2
;   %c = icmp slt i32 %k1, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
