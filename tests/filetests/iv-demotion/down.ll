; RUN: opt -passes=iv-demotion
; It counts down below zero: extended by its sign.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 100, %entry ], [ %next, %body ]
  %p = getelementptr inbounds i64, ptr addrspace(1) %a, i64 %i
  store i64 %i, ptr addrspace(1) %p
  %next = add nsw i64 %i, -4
  %more = icmp sgt i64 %next, -40
  br i1 %more, label %body, label %exit
exit:
  store i64 %next, ptr addrspace(1) %a
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) %a, i32 %n) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i.short = phi i32 [ 100, %entry ], [ %next.short, %body ]
;   %0 = sext i32 %i.short to i64
;   %p = getelementptr inbounds i64, ptr addrspace(1) %a, i64 %0
;   store i64 %0, ptr addrspace(1) %p, align 8
;   %next.short = add nsw i32 %i.short, -4
;   %1 = sext i32 %next.short to i64
;   %more = icmp sgt i64 %1, -40
;   br i1 %more, label %body, label %exit
;
; exit:                                             ; preds = %body
;   store i64 %1, ptr addrspace(1) %a, align 8
;   ret void
; }
