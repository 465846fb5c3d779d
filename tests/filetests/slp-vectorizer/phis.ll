; RUN: opt -passes='slp-vectorizer'
; Two accumulators of a loop become a pair, with the phis that carry them; what comes in from outside is put together there.
target triple = "nvptx64-nvidia-cuda"
define void @accumulate(ptr addrspace(1) noalias align 4 %p, ptr addrspace(1) noalias align 4 %q, i32 %n, half %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi half [ 0.0, %entry ], [ %u, %loop ]
  %t = phi half [ %x, %entry ], [ %v, %loop ]
  %k = shl i32 %i, 1
  %p0 = getelementptr half, ptr addrspace(1) %p, i32 %k
  %p1 = getelementptr half, ptr addrspace(1) %p0, i64 1
  %a = load half, ptr addrspace(1) %p0, align 4
  %b = load half, ptr addrspace(1) %p1, align 2
  %u = call half @llvm.fma.f16(half %a, half %a, half %s)
  %v = call half @llvm.fma.f16(half %b, half %b, half %t)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %q1 = getelementptr half, ptr addrspace(1) %q, i64 1
  store half %u, ptr addrspace(1) %q
  store half %v, ptr addrspace(1) %q1
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @accumulate(ptr addrspace(1) noalias align 4 %p, ptr addrspace(1) noalias align 4 %q, i32 %n, half %x) {
; entry:
;   %0 = insertelement <2 x half> <half 0xH0000, half poison>, half %x, i32 1
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %1 = phi <2 x half> [ %0, %entry ], [ %3, %loop ]
;   %k = shl i32 %i, 1
;   %p0 = getelementptr half, ptr addrspace(1) %p, i32 %k
;   %2 = load <2 x half>, ptr addrspace(1) %p0, align 4
;   %3 = call <2 x half> @llvm.fma.v2f16(<2 x half> %2, <2 x half> %2, <2 x half> %1)
;   %j = add i32 %i, 1
;   %c = icmp ult i32 %j, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   store <2 x half> %3, ptr addrspace(1) %q, align 4
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare half @llvm.fma.f16(half, half, half) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
