; RUN: opt -passes=iv-demotion
; A start that is a value is truncated before the loop.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) %a, i32 %n) {
entry:
  %wide = zext i32 %n to i64
  %short = trunc i32 %n to i8
  %first = zext i8 %short to i64
  br label %body
body:
  %i = phi i64 [ %first, %entry ], [ %next, %body ]
  %p = getelementptr inbounds i64, ptr addrspace(1) %a, i64 %i
  store i64 %i, ptr addrspace(1) %p
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 1000
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
;   %wide = zext i32 %n to i64
;   %short = trunc i32 %n to i8
;   %first = zext i8 %short to i64
;   %0 = trunc i64 %first to i32
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i.short = phi i32 [ %0, %entry ], [ %next.short, %body ]
;   %1 = zext i32 %i.short to i64
;   %p = getelementptr inbounds i64, ptr addrspace(1) %a, i64 %1
;   store i64 %1, ptr addrspace(1) %p, align 8
;   %next.short = add nuw i32 %i.short, 1
;   %2 = zext i32 %next.short to i64
;   %more = icmp ult i64 %2, 1000
;   br i1 %more, label %body, label %exit
;
; exit:                                             ; preds = %body
;   store i64 %2, ptr addrspace(1) %a, align 8
;   ret void
; }
