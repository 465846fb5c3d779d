; RUN: opt -enable-iv-demotion=false -passes=iv-demotion
; Not where the knob says so.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) %a, i32 %n) {
entry:
  %wide = zext i32 %n to i64
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %p = getelementptr inbounds i64, ptr addrspace(1) %a, i64 %i
  store i64 %i, ptr addrspace(1) %p
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, %wide
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
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %body ]
;   %p = getelementptr inbounds i64, ptr addrspace(1) %a, i64 %i
;   store i64 %i, ptr addrspace(1) %p, align 8
;   %next = add nuw nsw i64 %i, 1
;   %more = icmp ult i64 %next, %wide
;   br i1 %more, label %body, label %exit
;
; exit:                                             ; preds = %body
;   store i64 %next, ptr addrspace(1) %a, align 8
;   ret void
; }
