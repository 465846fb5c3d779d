; RUN: opt -passes='divergence-lowering'
; Behind a branch that all threads take together only one side runs, so the phi costs nothing that logic would save.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(i32 %n, ptr addrspace(1) %p) {
entry:
  %c = icmp slt i32 %n, 7
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr addrspace(1) %p
  br label %join
no:
  store i32 2, ptr addrspace(1) %p
  br label %join
join:
  %a = phi i1 [ true, %yes ], [ false, %no ]
  store i1 %a, ptr addrspace(1) %p
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(i32 %n, ptr addrspace(1) %p) {
; entry:
;   %c = icmp slt i32 %n, 7
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   store i32 1, ptr addrspace(1) %p, align 4
;   br label %join
;
; no:                                               ; preds = %entry
;   store i32 2, ptr addrspace(1) %p, align 4
;   br label %join
;
; join:                                             ; preds = %no, %yes
;   %a = phi i1 [ true, %yes ], [ false, %no ]
;   store i1 %a, ptr addrspace(1) %p, align 1
;   ret void
; }
