; RUN: opt -passes='induct-addresses'
; Two arrays by one index that is added to: two pointers, the counter stays.
define float @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %k = add nsw i32 %i, %m
  %w = sext i32 %k to i64
  %a = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w
  %x = load float, ptr addrspace(1) %a
  %b = getelementptr inbounds float, ptr addrspace(1) %q, i64 %w
  %y = load float, ptr addrspace(1) %b
  %z = fmul float %x, %y
  %t = fadd float %s, %z
  %j = add nuw nsw i32 %i, 32
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret float %t
}
; EXPECT
; define float @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n, i32 %m) {
; entry:
;   %0 = sext i32 %m to i64
;   %1 = getelementptr float, ptr addrspace(1) %p, i64 %0
;   %2 = getelementptr float, ptr addrspace(1) %q, i64 %0
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %3 = phi ptr addrspace(1) [ %scevgep1, %loop ], [ %2, %entry ]
;   %4 = phi ptr addrspace(1) [ %scevgep, %loop ], [ %1, %entry ]
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %s = phi float [ 0.000000e+00, %entry ], [ %t, %loop ]
;   %scevgep1 = getelementptr i8, ptr addrspace(1) %3, i64 128
;   %scevgep = getelementptr i8, ptr addrspace(1) %4, i64 128
;   %x = load float, ptr addrspace(1) %4, align 4
;   %y = load float, ptr addrspace(1) %3, align 4
;   %z = fmul float %x, %y
;   %t = fadd float %s, %z
;   %j = add nuw nsw i32 %i, 32
;   %c = icmp slt i32 %j, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret float %t
; }
