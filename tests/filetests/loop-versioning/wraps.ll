; RUN: opt -passes=loop-versioning
; A narrow counter that is widened in an address is asked whether it wraps.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) noalias %c, ptr addrspace(1) noalias %d, i32 %n, i32 %from, i32 %step) {
entry:
  br label %body
body:
  %i = phi i32 [ %from, %entry ], [ %inext, %body ]
  %k = phi i32 [ 0, %entry ], [ %next, %body ]
  %wide = zext i32 %i to i64
  %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %wide
  %u = load float, ptr addrspace(1) %pd
  %pc = getelementptr inbounds float, ptr addrspace(1) %d, i64 %wide
  %v = fadd float %u, 1.0
  store float %v, ptr addrspace(1) %pc
  %inext = add i32 %i, 2
  %next = add i32 %k, 1
  %done = icmp ult i32 %next, %n
  br i1 %done, label %body, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) noalias %c, ptr addrspace(1) noalias %d, i32 %n, i32 %from, i32 %step) {
; body.lver.check:
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   %0 = add i32 %umax, -1
;   %mul = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 2, i32 %0)
;   %mul.result = extractvalue { i32, i1 } %mul, 0
;   %mul.overflow = extractvalue { i32, i1 } %mul, 1
;   %1 = add i32 %from, %mul.result
;   %2 = icmp ult i32 %1, %from
;   %3 = or i1 %mul.overflow, %2
;   br i1 %3, label %body.ph.lver.orig, label %body.ph
;
; body.ph.lver.orig:                                ; preds = %body.lver.check
;   br label %body.lver.orig
;
; body.lver.orig:                                   ; preds = %body.lver.orig, %body.ph.lver.orig
;   %i.lver.orig = phi i32 [ %from, %body.ph.lver.orig ], [ %inext.lver.orig, %body.lver.orig ]
;   %k.lver.orig = phi i32 [ 0, %body.ph.lver.orig ], [ %next.lver.orig, %body.lver.orig ]
;   %wide.lver.orig = zext i32 %i.lver.orig to i64
;   %pd.lver.orig = getelementptr inbounds float, ptr addrspace(1) %d, i64 %wide.lver.orig
;   %u.lver.orig = load float, ptr addrspace(1) %pd.lver.orig, align 4
;   %pc.lver.orig = getelementptr inbounds float, ptr addrspace(1) %d, i64 %wide.lver.orig
;   %v.lver.orig = fadd float %u.lver.orig, 1.000000e+00
;   store float %v.lver.orig, ptr addrspace(1) %pc.lver.orig, align 4
;   %inext.lver.orig = add i32 %i.lver.orig, 2
;   %next.lver.orig = add i32 %k.lver.orig, 1
;   %done.lver.orig = icmp ult i32 %next.lver.orig, %n
;   br i1 %done.lver.orig, label %body.lver.orig, label %exit.loopexit
;
; body.ph:                                          ; preds = %body.lver.check
;   br label %body
;
; body:                                             ; preds = %body, %body.ph
;   %i = phi i32 [ %from, %body.ph ], [ %inext, %body ]
;   %k = phi i32 [ 0, %body.ph ], [ %next, %body ]
;   %wide = zext i32 %i to i64
;   %pd = getelementptr inbounds float, ptr addrspace(1) %d, i64 %wide
;   %u = load float, ptr addrspace(1) %pd, align 4, !alias.scope !0
;   %pc = getelementptr inbounds float, ptr addrspace(1) %d, i64 %wide
;   %v = fadd float %u, 1.000000e+00
;   store float %v, ptr addrspace(1) %pc, align 4, !alias.scope !0
;   %inext = add i32 %i, 2
;   %next = add i32 %k, 1
;   %done = icmp ult i32 %next, %n
;   br i1 %done, label %body, label %exit.loopexit1
;
; exit.loopexit:                                    ; preds = %body.lver.orig
;   br label %exit
;
; exit.loopexit1:                                   ; preds = %body
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit1, %exit.loopexit
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = !{!1}
; !1 = distinct !{!1, !2}
; !2 = distinct !{!2, !"LVerDomain"}
