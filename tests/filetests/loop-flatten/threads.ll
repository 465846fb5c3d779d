; RUN: opt -passes='loop(loop-flatten)' -loop-flatten-cost-threshold=4
; A vote in the inner loop: threads that run it equally often stay together in one loop; those that do not would meet others.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i1 @llvm.nvvm.vote.any(i1)
define ptx_kernel void @together(ptr addrspace(1) %p, i16 %n, i16 %m) {
entry:
  %wide.n = zext i16 %n to i32
  %wide.m = zext i16 %m to i32
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i32 %i, %wide.m
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i32 %row, %j
  %b = trunc i32 %k to i1
  %v = call i1 @llvm.nvvm.vote.any(i1 %b)
  store i1 %v, ptr addrspace(1) %p
  %j.next = add nuw nsw i32 %j, 1
  %c = icmp ne i32 %j.next, %wide.m
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add nuw nsw i32 %i, 1
  %d = icmp ne i32 %i.next, %wide.n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
define ptx_kernel void @apart(ptr addrspace(1) %p, i16 %n) {
entry:
  %wide.n = zext i16 %n to i32
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide.m = add nuw nsw i32 %t, 1
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i32 %i, %wide.m
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i32 %row, %j
  %b = trunc i32 %k to i1
  %v = call i1 @llvm.nvvm.vote.any(i1 %b)
  store i1 %v, ptr addrspace(1) %p
  %j.next = add nuw nsw i32 %j, 1
  %c = icmp ne i32 %j.next, %wide.m
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add nuw nsw i32 %i, 1
  %d = icmp ne i32 %i.next, %wide.n
  br i1 %d, label %outer, label %exit
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
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i1 @llvm.nvvm.vote.any(i1) #1
;
; define ptx_kernel void @together(ptr addrspace(1) %p, i16 %n, i16 %m) {
; entry:
;   %wide.n = zext i16 %n to i32
;   %wide.m = zext i16 %m to i32
;   %0 = zext i32 %wide.m to i64
;   %1 = zext i32 %wide.n to i64
;   %flatten.tripcount = mul i64 %0, %1
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %indvars.iv1 = phi i64 [ %indvars.iv.next2, %latch ], [ 0, %entry ]
;   %2 = trunc nuw nsw i64 %indvars.iv1 to i32
;   %row = mul i32 %2, %wide.m
;   %flatten.trunciv = trunc i64 %indvars.iv1 to i32
;   br label %inner
;
; inner:                                            ; preds = %outer
;   %indvars.iv = phi i64 [ 0, %outer ]
;   %3 = trunc nuw nsw i64 %indvars.iv to i32
;   %k = add i32 %row, %3
;   %b = trunc i32 %flatten.trunciv to i1
;   %v = call i1 @llvm.nvvm.vote.any(i1 %b)
;   store i1 %v, ptr addrspace(1) %p, align 1
;   %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
;   %c = icmp ne i64 %indvars.iv.next, %0
;   br label %latch
;
; latch:                                            ; preds = %inner
;   %indvars.iv.next2 = add nuw nsw i64 %indvars.iv1, 1
;   %d = icmp ne i64 %indvars.iv.next2, %flatten.tripcount
;   br i1 %d, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; define ptx_kernel void @apart(ptr addrspace(1) %p, i16 %n) {
; entry:
;   %wide.n = zext i16 %n to i32
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %wide.m = add nuw nsw i32 %t, 1
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
;   %row = mul i32 %i, %wide.m
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
;   %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
;   %k = add i32 %row, %j
;   %b = trunc i32 %k to i1
;   %v = call i1 @llvm.nvvm.vote.any(i1 %b)
;   store i1 %v, ptr addrspace(1) %p, align 1
;   %j.next = add nuw nsw i32 %j, 1
;   %c = icmp ne i32 %j.next, %wide.m
;   br i1 %c, label %inner, label %latch
;
; latch:                                            ; preds = %inner
;   %i.next = add nuw nsw i32 %i, 1
;   %d = icmp ne i32 %i.next, %wide.n
;   br i1 %d, label %outer, label %exit
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
