; RUN: opt -passes=loop-versioning-licm
; The property says that the loop must not be copied.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %m, i64 %n) {
entry:
  br label %outer
outer:
  %j = phi i64 [ 0, %entry ], [ %jnext, %olatch ]
  %pb = getelementptr inbounds float, ptr addrspace(1) %b, i64 %j
  br label %body
body:
  %i = phi i64 [ 0, %outer ], [ %next, %body ]
  %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %x = load float, ptr addrspace(1) %pa
  %s = load float, ptr addrspace(1) %pb
  %t = fadd float %s, %x
  store float %t, ptr addrspace(1) %pb
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %olatch, label %body, !llvm.loop !0
olatch:
  %jnext = add nuw nsw i64 %j, 1
  %odone = icmp eq i64 %jnext, %m
  br i1 %odone, label %exit, label %outer
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.licm_versioning.disable"}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %m, i64 %n) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %olatch, %entry
;   %j = phi i64 [ 0, %entry ], [ %jnext, %olatch ]
;   %pb = getelementptr inbounds float, ptr addrspace(1) %b, i64 %j
;   br label %body
;
; body:                                             ; preds = %body, %outer
;   %i = phi i64 [ 0, %outer ], [ %next, %body ]
;   %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
;   %x = load float, ptr addrspace(1) %pa, align 4
;   %s = load float, ptr addrspace(1) %pb, align 4
;   %t = fadd float %s, %x
;   store float %t, ptr addrspace(1) %pb, align 4
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %olatch, label %body, !llvm.loop !0
;
; olatch:                                           ; preds = %body
;   %jnext = add nuw nsw i64 %j, 1
;   %odone = icmp eq i64 %jnext, %m
;   br i1 %odone, label %exit, label %outer
;
; exit:                                             ; preds = %olatch
;   ret void
; }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.licm_versioning.disable"}
