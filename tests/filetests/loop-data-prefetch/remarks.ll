; RUN: opt -passes='loop-data-prefetch' -prefetch-distance=500 -pass-remarks-output=- -disable-output
; A prefetch is told where its access stands.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @ahead(ptr addrspace(1) %g, ptr %a) {
entry:
  br label %one
one:
  %one.i = phi i64 [ 0, %entry ], [ %one.next, %one ]
  %p = getelementptr inbounds [64 x i32], ptr addrspace(1) %g, i64 %one.i
  %v = load i32, ptr addrspace(1) %p, align 4
  store volatile i32 %v, ptr %a, align 4
  %one.next = add nuw nsw i64 %one.i, 1
  %one.done = icmp eq i64 %one.next, 1000
  br i1 %one.done, label %exit, label %one
exit:
  ret void
}
; EXPECT
; --- !Passed
; Pass:            loop-data-prefetch
; Name:            Prefetched
; Function:        ahead
; Args:
;   - String:          prefetched memory access
; ...
