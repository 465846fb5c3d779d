; RUN: opt -passes='hoist-guarded'
; A step that others use, too, stays where it is; steps of other widths leave. Undef and poison are as invariant as any constant.
target triple = "nvptx64-nvidia-cuda"

define void @steps(ptr addrspace(3) %p, i64 %n, i64 %base, i1 %k) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  br i1 %k, label %guarded, label %latch

guarded:
  %shared = getelementptr i32, ptr addrspace(3) %p, i64 %i
  %b = getelementptr i32, ptr addrspace(3) %shared, i64 %base
  store i32 7, ptr addrspace(3) %b
  store i32 8, ptr addrspace(3) %shared
  %u = add i64 %base, undef
  %q = add i64 poison, %n
  %single = getelementptr i8, ptr addrspace(3) %p, i64 %i
  %d = getelementptr [4 x i32], ptr addrspace(3) %single, i64 %u
  store i64 %q, ptr addrspace(3) %d
  br label %latch

latch:
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %out

out:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @steps(ptr addrspace(3) %p, i64 %n, i64 %base, i1 %k) {
; entry:
;   %u = add i64 %base, undef
;   %q = add i64 poison, %n
;   %0 = getelementptr [4 x i32], ptr addrspace(3) %p, i64 %u
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %latch ]
;   br i1 %k, label %guarded, label %latch
;
; guarded:                                          ; preds = %loop
;   %shared = getelementptr i32, ptr addrspace(3) %p, i64 %i
;   %b = getelementptr i32, ptr addrspace(3) %shared, i64 %base
;   store i32 7, ptr addrspace(3) %b, align 4
;   store i32 8, ptr addrspace(3) %shared, align 4
;   %d = getelementptr i8, ptr addrspace(3) %0, i64 %i
;   store i64 %q, ptr addrspace(3) %d, align 8
;   br label %latch
;
; latch:                                            ; preds = %guarded, %loop
;   %next = add i64 %i, 1
;   %c = icmp ult i64 %next, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %latch
;   ret void
; }
