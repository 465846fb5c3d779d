; RUN: opt -passes='loop-versioning-licm,loop-mssa(licm)'
; The same with licm behind: the checked loop keeps the sum in a register.
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
  br i1 %done, label %olatch, label %body
olatch:
  %jnext = add nuw nsw i64 %j, 1
  %odone = icmp eq i64 %jnext, %m
  br i1 %odone, label %exit, label %outer
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %m, i64 %n) {
; entry:
;   %0 = shl i64 %n, 2
;   %scevgep1 = getelementptr i8, ptr addrspace(1) %a, i64 %0
;   br label %body.lver.check
;
; body.lver.check:                                  ; preds = %olatch, %entry
;   %j = phi i64 [ 0, %entry ], [ %jnext, %olatch ]
;   %pb = getelementptr inbounds float, ptr addrspace(1) %b, i64 %j
;   %1 = shl i64 %j, 2
;   %2 = add i64 %1, 4
;   %scevgep = getelementptr i8, ptr addrspace(1) %b, i64 %2
;   %bound0 = icmp ult ptr addrspace(1) %pb, %scevgep1
;   %bound1 = icmp ult ptr addrspace(1) %a, %scevgep
;   %found.conflict = and i1 %bound0, %bound1
;   call void @llvm.experimental.noalias.scope.decl(metadata !0)
;   call void @llvm.experimental.noalias.scope.decl(metadata !3)
;   br i1 %found.conflict, label %body.ph.lver.orig, label %body.ph
;
; body.ph.lver.orig:                                ; preds = %body.lver.check
;   %pb.promoted3 = load float, ptr addrspace(1) %pb, align 4
;   br label %body.lver.orig
;
; body.lver.orig:                                   ; preds = %body.lver.orig, %body.ph.lver.orig
;   %3 = phi float [ %pb.promoted3, %body.ph.lver.orig ], [ %t.lver.orig, %body.lver.orig ]
;   %i.lver.orig = phi i64 [ 0, %body.ph.lver.orig ], [ %next.lver.orig, %body.lver.orig ]
;   %pa.lver.orig = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i.lver.orig
;   %x.lver.orig = load float, ptr addrspace(1) %pa.lver.orig, align 4
;   %t.lver.orig = fadd float %3, %x.lver.orig
;   store float %t.lver.orig, ptr addrspace(1) %pb, align 4
;   %next.lver.orig = add nuw nsw i64 %i.lver.orig, 1
;   %done.lver.orig = icmp eq i64 %next.lver.orig, %n
;   br i1 %done.lver.orig, label %olatch.loopexit, label %body.lver.orig, !llvm.loop !5
;
; body.ph:                                          ; preds = %body.lver.check
;   %pb.promoted = load float, ptr addrspace(1) %pb, align 4, !alias.scope !0, !noalias !3
;   br label %body
;
; body:                                             ; preds = %body, %body.ph
;   %4 = phi float [ %pb.promoted, %body.ph ], [ %t, %body ]
;   %i = phi i64 [ 0, %body.ph ], [ %next, %body ]
;   %pa = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
;   %x = load float, ptr addrspace(1) %pa, align 4, !alias.scope !3
;   %t = fadd float %4, %x
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %olatch.loopexit2, label %body, !llvm.loop !7
;
; olatch.loopexit:                                  ; preds = %body.lver.orig
;   br label %olatch
;
; olatch.loopexit2:                                 ; preds = %body
;   %t.lcssa = phi float [ %t, %body ]
;   store float %t.lcssa, ptr addrspace(1) %pb, align 4, !alias.scope !0, !noalias !3
;   br label %olatch
;
; olatch:                                           ; preds = %olatch.loopexit2, %olatch.loopexit
;   %jnext = add nuw nsw i64 %j, 1
;   %odone = icmp eq i64 %jnext, %m
;   br i1 %odone, label %exit, label %body.lver.check
;
; exit:                                             ; preds = %olatch
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
; declare void @llvm.experimental.noalias.scope.decl(metadata) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
;
; !0 = !{!1}
; !1 = distinct !{!1, !2}
; !2 = distinct !{!2, !"LVerDomain"}
; !3 = !{!4}
; !4 = distinct !{!4, !2}
; !5 = distinct !{!5, !6}
; !6 = !{!"llvm.loop.licm_versioning.disable"}
; !7 = distinct !{!7, !6, !8}
; !8 = !{!"llvm.mem.parallel_loop_access"}
