; RUN: opt -passes=loop-data-prefetch -prefetch-distance=16 -loop-prefetch-writes -max-prefetch-iters-ahead=4
; What will be stored to is prefetched as well where that is asked for; a loop with a prefetch of its own is left alone.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @written(ptr addrspace(1) %a, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %p = getelementptr inbounds [64 x i32], ptr addrspace(1) %a, i64 %i
  store i32 1, ptr addrspace(1) %p
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %body
exit:
  ret void
}

define ptx_kernel void @knows(ptr addrspace(1) %a, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %p = getelementptr inbounds [64 x i32], ptr addrspace(1) %a, i64 %i
  %q = getelementptr inbounds [64 x i32], ptr addrspace(1) %p, i64 2
  call void @llvm.prefetch.p1(ptr addrspace(1) %q, i32 1, i32 3, i32 1)
  store i32 1, ptr addrspace(1) %p
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %body
exit:
  ret void
}
declare void @llvm.prefetch.p1(ptr addrspace(1), i32, i32, i32)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @written(ptr addrspace(1) %a, i64 %n) {
; entry:
;   %scevgep = getelementptr i8, ptr addrspace(1) %a, i64 768
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %body ]
;   %p = getelementptr inbounds [64 x i32], ptr addrspace(1) %a, i64 %i
;   %0 = shl i64 %i, 8
;   %scevgep1 = getelementptr i8, ptr addrspace(1) %scevgep, i64 %0
;   call void @llvm.prefetch.p1(ptr addrspace(1) %scevgep1, i32 1, i32 3, i32 1)
;   store i32 1, ptr addrspace(1) %p, align 4
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %body
;
; exit:                                             ; preds = %body
;   ret void
; }
;
; define ptx_kernel void @knows(ptr addrspace(1) %a, i64 %n) {
; entry:
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %body ]
;   %p = getelementptr inbounds [64 x i32], ptr addrspace(1) %a, i64 %i
;   %q = getelementptr inbounds [64 x i32], ptr addrspace(1) %p, i64 2
;   call void @llvm.prefetch.p1(ptr addrspace(1) %q, i32 1, i32 3, i32 1)
;   store i32 1, ptr addrspace(1) %p, align 4
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %body
;
; exit:                                             ; preds = %body
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
; declare void @llvm.prefetch.p1(ptr addrspace(1) readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
