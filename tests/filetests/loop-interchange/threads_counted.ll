; RUN: opt -passes=loop-interchange -loop-interchange-coalescing=false
; The same, where all accesses count.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tw = zext i32 %t to i64
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %inext, %olatch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %jnext, %inner ]
  %p = getelementptr inbounds [64 x [8 x float]], ptr addrspace(1) %a, i64 %j, i64 %i, i64 %tw
  %x = load float, ptr addrspace(1) %p
  %y = fadd float %x, %k
  store float %y, ptr addrspace(1) %p
  %jnext = add nuw nsw i64 %j, 1
  %jdone = icmp eq i64 %jnext, 64
  br i1 %jdone, label %olatch, label %inner
olatch:
  %inext = add nuw nsw i64 %i, 1
  %idone = icmp eq i64 %inext, 64
  br i1 %idone, label %exit, label %outer
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; define ptx_kernel void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, float %k) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %tw = zext i32 %t to i64
;   br label %inner.preheader
;
; outer.preheader:                                  ; preds = %inner
;   br label %outer
;
; outer:                                            ; preds = %olatch, %outer.preheader
;   %i = phi i64 [ %inext, %olatch ], [ 0, %outer.preheader ]
;   br label %inner.split1
;
; inner.preheader:                                  ; preds = %entry
;   br label %inner
;
; inner:                                            ; preds = %inner.split, %inner.preheader
;   %j = phi i64 [ %0, %inner.split ], [ 0, %inner.preheader ]
;   br label %outer.preheader
;
; inner.split1:                                     ; preds = %outer
;   %p = getelementptr inbounds [64 x [8 x float]], ptr addrspace(1) %a, i64 %j, i64 %i, i64 %tw
;   %x = load float, ptr addrspace(1) %p, align 4
;   %y = fadd float %x, %k
;   store float %y, ptr addrspace(1) %p, align 4
;   %jnext = add nuw nsw i64 %j, 1
;   %jdone = icmp eq i64 %jnext, 64
;   br label %olatch
;
; inner.split:                                      ; preds = %olatch
;   %0 = add nuw nsw i64 %j, 1
;   %1 = icmp eq i64 %0, 64
;   br i1 %1, label %exit, label %inner
;
; olatch:                                           ; preds = %inner.split1
;   %inext = add nuw nsw i64 %i, 1
;   %idone = icmp eq i64 %inext, 64
;   br i1 %idone, label %inner.split, label %outer
;
; exit:                                             ; preds = %inner.split
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
