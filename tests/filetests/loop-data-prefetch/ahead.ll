; RUN: opt -passes=loop-data-prefetch -prefetch-distance=64
; What is loaded in the eighth next iteration is asked for: the loop has eight instructions.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr addrspace(1) %a, ptr addrspace(1) %out, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ 0, %entry ], [ %add, %body ]
  %row = shl nuw nsw i64 %i, 8
  %p = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %row
  %x = load i32, ptr addrspace(1) %p
  %twice = shl i32 %x, 1
  %add = add i32 %sum, %twice
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %body
exit:
  store i32 %add, ptr addrspace(1) %out
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @f(ptr addrspace(1) %a, ptr addrspace(1) %out, i64 %n) {
; entry:
;   %scevgep = getelementptr i8, ptr addrspace(1) %a, i64 2048
;   br label %body
;
; body:                                             ; preds = %body, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %body ]
;   %sum = phi i32 [ 0, %entry ], [ %add, %body ]
;   %row = shl nuw nsw i64 %i, 8
;   %p = getelementptr inbounds i8, ptr addrspace(1) %a, i64 %row
;   %scevgep1 = getelementptr i8, ptr addrspace(1) %scevgep, i64 %row
;   call void @llvm.prefetch.p1(ptr addrspace(1) %scevgep1, i32 0, i32 3, i32 1)
;   %x = load i32, ptr addrspace(1) %p, align 4
;   %twice = shl i32 %x, 1
;   %add = add i32 %sum, %twice
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, %n
;   br i1 %done, label %exit, label %body
;
; exit:                                             ; preds = %body
;   store i32 %add, ptr addrspace(1) %out, align 4
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
; declare void @llvm.prefetch.p1(ptr addrspace(1) readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
