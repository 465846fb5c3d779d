; RUN: opt -passes='loop-mssa(licm)'
; Two accumulators whose indices are the same in all iterations and surely differ become values both: by a constant that may wrap, under an extension, from different constants, by their bits. Not where the difference may be zero, is smaller than an access, or changes from iteration to iteration.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @extended_sum(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %n) {
entry:
  %y = add i32 %x, 8
  %zx = zext i32 %x to i64
  %zy = zext i32 %y to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zx
  %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
  %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
  %v = load float, ptr addrspace(1) %g, align 4
  %s = load float, ptr addrspace(1) %a, align 4
  %s1 = fadd float %s, %v
  store float %s1, ptr addrspace(1) %a, align 4
  %t = load float, ptr addrspace(1) %b, align 4
  %t1 = fsub float %t, %v
  store float %t1, ptr addrspace(1) %b, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = trunc i64 %i1 to i32
  %d = icmp eq i32 %c, %n
  br i1 %d, label %exit, label %loop
exit:
  ret void
}
define ptx_kernel void @both_sums(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %n) {
entry:
  %y = add i32 %x, 8
  %w = sub i32 %x, 4
  %zw = sext i32 %w to i64
  %zy = sext i32 %y to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zw
  %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
  %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
  %v = load float, ptr addrspace(1) %g, align 4
  %s = load float, ptr addrspace(1) %a, align 4
  %s1 = fadd float %s, %v
  store float %s1, ptr addrspace(1) %a, align 4
  %t = load float, ptr addrspace(1) %b, align 4
  %t1 = fsub float %t, %v
  store float %t1, ptr addrspace(1) %b, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = trunc i64 %i1 to i32
  %d = icmp eq i32 %c, %n
  br i1 %d, label %exit, label %loop
exit:
  ret void
}
define ptx_kernel void @by_a_variable(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %k, i32 %n) {
entry:
  %o = or i32 %k, 1
  %y = add i32 %x, %o
  %zx = zext i32 %x to i64
  %zy = zext i32 %y to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zx
  %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
  %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
  %v = load float, ptr addrspace(1) %g, align 4
  %s = load float, ptr addrspace(1) %a, align 4
  %s1 = fadd float %s, %v
  store float %s1, ptr addrspace(1) %a, align 4
  %t = load float, ptr addrspace(1) %b, align 4
  %t1 = fsub float %t, %v
  store float %t1, ptr addrspace(1) %b, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = trunc i64 %i1 to i32
  %d = icmp eq i32 %c, %n
  br i1 %d, label %exit, label %loop
exit:
  ret void
}
define ptx_kernel void @by_a_bit(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %k, i32 %n) {
entry:
  %x1 = and i32 %x, -9
  %y = or i32 %k, 8
  %zx = zext i32 %x1 to i64
  %zy = zext i32 %y to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zx
  %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
  %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
  %v = load float, ptr addrspace(1) %g, align 4
  %s = load float, ptr addrspace(1) %a, align 4
  %s1 = fadd float %s, %v
  store float %s1, ptr addrspace(1) %a, align 4
  %t = load float, ptr addrspace(1) %b, align 4
  %t1 = fsub float %t, %v
  store float %t1, ptr addrspace(1) %b, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = trunc i64 %i1 to i32
  %d = icmp eq i32 %c, %n
  br i1 %d, label %exit, label %loop
exit:
  ret void
}
define ptx_kernel void @without_bounds(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %n) {
entry:
  %y = add i32 %x, 8
  %zx = zext i32 %x to i64
  %zy = zext i32 %y to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i64 %zx
  %b = getelementptr float, ptr addrspace(1) %p, i64 %zy
  %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
  %v = load float, ptr addrspace(1) %g, align 4
  %s = load float, ptr addrspace(1) %a, align 4
  %s1 = fadd float %s, %v
  store float %s1, ptr addrspace(1) %a, align 4
  %t = load float, ptr addrspace(1) %b, align 4
  %t1 = fsub float %t, %v
  store float %t1, ptr addrspace(1) %b, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = trunc i64 %i1 to i32
  %d = icmp eq i32 %c, %n
  br i1 %d, label %exit, label %loop
exit:
  ret void
}
define ptx_kernel void @maybe_equal(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %k, i32 %n) {
entry:
  %y = add i32 %x, %k
  %zx = zext i32 %x to i64
  %zy = zext i32 %y to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zx
  %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
  %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
  %v = load float, ptr addrspace(1) %g, align 4
  %s = load float, ptr addrspace(1) %a, align 4
  %s1 = fadd float %s, %v
  store float %s1, ptr addrspace(1) %a, align 4
  %t = load float, ptr addrspace(1) %b, align 4
  %t1 = fsub float %t, %v
  store float %t1, ptr addrspace(1) %b, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = trunc i64 %i1 to i32
  %d = icmp eq i32 %c, %n
  br i1 %d, label %exit, label %loop
exit:
  ret void
}
define ptx_kernel void @overlapping(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %n) {
entry:
  %y = add i32 %x, 8
  %zx = zext i32 %x to i64
  %zy = zext i32 %y to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %a = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %zx
  %b = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %zy
  %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
  %v = load float, ptr addrspace(1) %g, align 4
  %s = load float, ptr addrspace(1) %a, align 4
  %s1 = fadd float %s, %v
  store float %s1, ptr addrspace(1) %a, align 4
  %t = load float, ptr addrspace(1) %b, align 4
  %t1 = fsub float %t, %v
  store float %t1, ptr addrspace(1) %b, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = trunc i64 %i1 to i32
  %d = icmp eq i32 %c, %n
  br i1 %d, label %exit, label %loop
exit:
  ret void
}
define ptx_kernel void @of_other_iterations(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %n) {
entry:
  %zx = zext i32 %x to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %i32 = trunc i64 %i to i32
  %y = add i32 %x, %i32
  %y1 = or i32 %y, 1
  %zy = zext i32 %y1 to i64
  %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zx
  %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
  %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
  %v = load float, ptr addrspace(1) %g, align 4
  %s = load float, ptr addrspace(1) %a, align 4
  %s1 = fadd float %s, %v
  store float %s1, ptr addrspace(1) %a, align 4
  %t = load float, ptr addrspace(1) %b, align 4
  %t1 = fsub float %t, %v
  store float %t1, ptr addrspace(1) %b, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = trunc i64 %i1 to i32
  %d = icmp eq i32 %c, %n
  br i1 %d, label %exit, label %loop
exit:
  ret void
}
define ptx_kernel void @moving_outside(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %n) {
entry:
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %k1, %latch ]
  %y = add i32 %k, 8
  %zk = zext i32 %k to i64
  %zy = zext i32 %y to i64
  %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zk
  %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
  br label %loop
loop:
  %i = phi i64 [ 0, %outer ], [ %i1, %loop ]
  %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
  %v = load float, ptr addrspace(1) %g, align 4
  %s = load float, ptr addrspace(1) %a, align 4
  %s1 = fadd float %s, %v
  store float %s1, ptr addrspace(1) %a, align 4
  %t = load float, ptr addrspace(1) %b, align 4
  %t1 = fsub float %t, %v
  store float %t1, ptr addrspace(1) %b, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = trunc i64 %i1 to i32
  %d = icmp eq i32 %c, %n
  br i1 %d, label %latch, label %loop
latch:
  %k1 = add i32 %k, 1
  %e = icmp eq i32 %k1, %x
  br i1 %e, label %exit, label %outer
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @extended_sum(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %n) {
; entry:
;   %y = add i32 %x, 8
;   %zx = zext i32 %x to i64
;   %zy = zext i32 %y to i64
;   %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zx
;   %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
;   %a.promoted = load float, ptr addrspace(1) %a, align 4
;   %b.promoted = load float, ptr addrspace(1) %b, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %0 = phi float [ %b.promoted, %entry ], [ %t1, %loop ]
;   %1 = phi float [ %a.promoted, %entry ], [ %s1, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
;   %v = load float, ptr addrspace(1) %g, align 4
;   %s1 = fadd float %1, %v
;   %t1 = fsub float %0, %v
;   %i1 = add nuw nsw i64 %i, 1
;   %c = trunc i64 %i1 to i32
;   %d = icmp eq i32 %c, %n
;   br i1 %d, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %t1.lcssa = phi float [ %t1, %loop ]
;   %s1.lcssa = phi float [ %s1, %loop ]
;   store float %t1.lcssa, ptr addrspace(1) %b, align 4
;   store float %s1.lcssa, ptr addrspace(1) %a, align 4
;   ret void
; }
;
; define ptx_kernel void @both_sums(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %n) {
; entry:
;   %y = add i32 %x, 8
;   %w = sub i32 %x, 4
;   %zw = sext i32 %w to i64
;   %zy = sext i32 %y to i64
;   %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zw
;   %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
;   %a.promoted = load float, ptr addrspace(1) %a, align 4
;   %b.promoted = load float, ptr addrspace(1) %b, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %0 = phi float [ %b.promoted, %entry ], [ %t1, %loop ]
;   %1 = phi float [ %a.promoted, %entry ], [ %s1, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
;   %v = load float, ptr addrspace(1) %g, align 4
;   %s1 = fadd float %1, %v
;   %t1 = fsub float %0, %v
;   %i1 = add nuw nsw i64 %i, 1
;   %c = trunc i64 %i1 to i32
;   %d = icmp eq i32 %c, %n
;   br i1 %d, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %t1.lcssa = phi float [ %t1, %loop ]
;   %s1.lcssa = phi float [ %s1, %loop ]
;   store float %t1.lcssa, ptr addrspace(1) %b, align 4
;   store float %s1.lcssa, ptr addrspace(1) %a, align 4
;   ret void
; }
;
; define ptx_kernel void @by_a_variable(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %k, i32 %n) {
; entry:
;   %o = or i32 %k, 1
;   %y = add i32 %x, %o
;   %zx = zext i32 %x to i64
;   %zy = zext i32 %y to i64
;   %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zx
;   %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
;   %a.promoted = load float, ptr addrspace(1) %a, align 4
;   %b.promoted = load float, ptr addrspace(1) %b, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %0 = phi float [ %b.promoted, %entry ], [ %t1, %loop ]
;   %1 = phi float [ %a.promoted, %entry ], [ %s1, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
;   %v = load float, ptr addrspace(1) %g, align 4
;   %s1 = fadd float %1, %v
;   %t1 = fsub float %0, %v
;   %i1 = add nuw nsw i64 %i, 1
;   %c = trunc i64 %i1 to i32
;   %d = icmp eq i32 %c, %n
;   br i1 %d, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %t1.lcssa = phi float [ %t1, %loop ]
;   %s1.lcssa = phi float [ %s1, %loop ]
;   store float %t1.lcssa, ptr addrspace(1) %b, align 4
;   store float %s1.lcssa, ptr addrspace(1) %a, align 4
;   ret void
; }
;
; define ptx_kernel void @by_a_bit(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %k, i32 %n) {
; entry:
;   %x1 = and i32 %x, -9
;   %y = or i32 %k, 8
;   %zx = zext i32 %x1 to i64
;   %zy = zext i32 %y to i64
;   %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zx
;   %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
;   %a.promoted = load float, ptr addrspace(1) %a, align 4
;   %b.promoted = load float, ptr addrspace(1) %b, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %0 = phi float [ %b.promoted, %entry ], [ %t1, %loop ]
;   %1 = phi float [ %a.promoted, %entry ], [ %s1, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
;   %v = load float, ptr addrspace(1) %g, align 4
;   %s1 = fadd float %1, %v
;   %t1 = fsub float %0, %v
;   %i1 = add nuw nsw i64 %i, 1
;   %c = trunc i64 %i1 to i32
;   %d = icmp eq i32 %c, %n
;   br i1 %d, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %t1.lcssa = phi float [ %t1, %loop ]
;   %s1.lcssa = phi float [ %s1, %loop ]
;   store float %t1.lcssa, ptr addrspace(1) %b, align 4
;   store float %s1.lcssa, ptr addrspace(1) %a, align 4
;   ret void
; }
;
; define ptx_kernel void @without_bounds(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %n) {
; entry:
;   %y = add i32 %x, 8
;   %zx = zext i32 %x to i64
;   %zy = zext i32 %y to i64
;   %a = getelementptr float, ptr addrspace(1) %p, i64 %zx
;   %b = getelementptr float, ptr addrspace(1) %p, i64 %zy
;   %a.promoted = load float, ptr addrspace(1) %a, align 4
;   %b.promoted = load float, ptr addrspace(1) %b, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %0 = phi float [ %b.promoted, %entry ], [ %t1, %loop ]
;   %1 = phi float [ %a.promoted, %entry ], [ %s1, %loop ]
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
;   %v = load float, ptr addrspace(1) %g, align 4
;   %s1 = fadd float %1, %v
;   %t1 = fsub float %0, %v
;   %i1 = add nuw nsw i64 %i, 1
;   %c = trunc i64 %i1 to i32
;   %d = icmp eq i32 %c, %n
;   br i1 %d, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   %t1.lcssa = phi float [ %t1, %loop ]
;   %s1.lcssa = phi float [ %s1, %loop ]
;   store float %t1.lcssa, ptr addrspace(1) %b, align 4
;   store float %s1.lcssa, ptr addrspace(1) %a, align 4
;   ret void
; }
;
; define ptx_kernel void @maybe_equal(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %k, i32 %n) {
; entry:
;   %y = add i32 %x, %k
;   %zx = zext i32 %x to i64
;   %zy = zext i32 %y to i64
;   %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zx
;   %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
;   %v = load float, ptr addrspace(1) %g, align 4
;   %s = load float, ptr addrspace(1) %a, align 4
;   %s1 = fadd float %s, %v
;   store float %s1, ptr addrspace(1) %a, align 4
;   %t = load float, ptr addrspace(1) %b, align 4
;   %t1 = fsub float %t, %v
;   store float %t1, ptr addrspace(1) %b, align 4
;   %i1 = add nuw nsw i64 %i, 1
;   %c = trunc i64 %i1 to i32
;   %d = icmp eq i32 %c, %n
;   br i1 %d, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define ptx_kernel void @overlapping(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %n) {
; entry:
;   %y = add i32 %x, 8
;   %zx = zext i32 %x to i64
;   %zy = zext i32 %y to i64
;   %a = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %zx
;   %b = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %zy
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
;   %v = load float, ptr addrspace(1) %g, align 4
;   %s = load float, ptr addrspace(1) %a, align 4
;   %s1 = fadd float %s, %v
;   store float %s1, ptr addrspace(1) %a, align 4
;   %t = load float, ptr addrspace(1) %b, align 4
;   %t1 = fsub float %t, %v
;   store float %t1, ptr addrspace(1) %b, align 4
;   %i1 = add nuw nsw i64 %i, 1
;   %c = trunc i64 %i1 to i32
;   %d = icmp eq i32 %c, %n
;   br i1 %d, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define ptx_kernel void @of_other_iterations(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %n) {
; entry:
;   %zx = zext i32 %x to i64
;   %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zx
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
;   %i32 = trunc i64 %i to i32
;   %y = add i32 %x, %i32
;   %y1 = or i32 %y, 1
;   %zy = zext i32 %y1 to i64
;   %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
;   %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
;   %v = load float, ptr addrspace(1) %g, align 4
;   %s = load float, ptr addrspace(1) %a, align 4
;   %s1 = fadd float %s, %v
;   store float %s1, ptr addrspace(1) %a, align 4
;   %t = load float, ptr addrspace(1) %b, align 4
;   %t1 = fsub float %t, %v
;   store float %t1, ptr addrspace(1) %b, align 4
;   %i1 = add nuw nsw i64 %i, 1
;   %c = trunc i64 %i1 to i32
;   %d = icmp eq i32 %c, %n
;   br i1 %d, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define ptx_kernel void @moving_outside(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias readonly %q, i32 %x, i32 %n) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %k = phi i32 [ 0, %entry ], [ %k1, %latch ]
;   %y = add i32 %k, 8
;   %zk = zext i32 %k to i64
;   %zy = zext i32 %y to i64
;   %a = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zk
;   %b = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %zy
;   %a.promoted = load float, ptr addrspace(1) %a, align 4
;   %b.promoted = load float, ptr addrspace(1) %b, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %outer
;   %0 = phi float [ %b.promoted, %outer ], [ %t1, %loop ]
;   %1 = phi float [ %a.promoted, %outer ], [ %s1, %loop ]
;   %i = phi i64 [ 0, %outer ], [ %i1, %loop ]
;   %g = getelementptr inbounds nuw float, ptr addrspace(1) %q, i64 %i
;   %v = load float, ptr addrspace(1) %g, align 4
;   %s1 = fadd float %1, %v
;   %t1 = fsub float %0, %v
;   %i1 = add nuw nsw i64 %i, 1
;   %c = trunc i64 %i1 to i32
;   %d = icmp eq i32 %c, %n
;   br i1 %d, label %latch, label %loop
;
; latch:                                            ; preds = %loop
;   %t1.lcssa = phi float [ %t1, %loop ]
;   %s1.lcssa = phi float [ %s1, %loop ]
;   store float %t1.lcssa, ptr addrspace(1) %b, align 4
;   store float %s1.lcssa, ptr addrspace(1) %a, align 4
;   %k1 = add i32 %k, 1
;   %e = icmp eq i32 %k1, %x
;   br i1 %e, label %exit, label %outer
;
; exit:                                             ; preds = %latch
;   ret void
; }
