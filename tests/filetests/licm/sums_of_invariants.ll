; RUN: opt -passes='loop-mssa(licm)'
; Two invariants of a sum that is sign-extended stay apart on a GPU: without `nsw` the constants of an unrolled loop would not come into
; the addresses. Where there is none, or nothing is extended, they are joined before the loop.
target triple = "nvptx64-nvidia-cuda"
define void @extended(ptr addrspace(1) %p, i32 %a, i32 %t) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %x = add nsw i32 %a, %i
  %y = add nsw i32 %x, %t
  %z = sext i32 %y to i64
  %q = getelementptr float, ptr addrspace(1) %p, i64 %z
  store float 1.0, ptr addrspace(1) %q
  %i.next = add nsw i32 %i, 1
  %more = icmp slt i32 %i.next, 16
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
define void @not_extended(ptr addrspace(1) %p, i32 %a, i32 %t) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %x = add nsw i32 %a, %i
  %y = add nsw i32 %x, %t
  store volatile i32 %y, ptr addrspace(1) %p
  %i.next = add nsw i32 %i, 1
  %more = icmp slt i32 %i.next, 16
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
define void @may_wrap(ptr addrspace(1) %p, i32 %a, i32 %t) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %x = add i32 %a, %i
  %y = add i32 %x, %t
  %z = sext i32 %y to i64
  %q = getelementptr float, ptr addrspace(1) %p, i64 %z
  store float 1.0, ptr addrspace(1) %q
  %i.next = add nsw i32 %i, 1
  %more = icmp slt i32 %i.next, 16
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @extended(ptr addrspace(1) %p, i32 %a, i32 %t) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
;   %x = add nsw i32 %a, %i
;   %y = add nsw i32 %x, %t
;   %z = sext i32 %y to i64
;   %q = getelementptr float, ptr addrspace(1) %p, i64 %z
;   store float 1.000000e+00, ptr addrspace(1) %q, align 4
;   %i.next = add nsw i32 %i, 1
;   %more = icmp slt i32 %i.next, 16
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @not_extended(ptr addrspace(1) %p, i32 %a, i32 %t) {
; entry:
;   %invariant.op = add i32 %a, %t
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
;   %y.reass = add i32 %i, %invariant.op
;   store volatile i32 %y.reass, ptr addrspace(1) %p, align 4
;   %i.next = add nsw i32 %i, 1
;   %more = icmp slt i32 %i.next, 16
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @may_wrap(ptr addrspace(1) %p, i32 %a, i32 %t) {
; entry:
;   %invariant.op = add i32 %a, %t
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
;   %y.reass = add i32 %i, %invariant.op
;   %z = sext i32 %y.reass to i64
;   %q = getelementptr float, ptr addrspace(1) %p, i64 %z
;   store float 1.000000e+00, ptr addrspace(1) %q, align 4
;   %i.next = add nsw i32 %i, 1
;   %more = icmp slt i32 %i.next, 16
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
