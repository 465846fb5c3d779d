; RUN: opt -passes='simplifycfg'
; A switch over what a stack slot holds waits for the slot to go: as a comparison it would be joined with the test of the loop.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %out, float %a) {
entry:
  %i = alloca i32
  %x = alloca float
  %d = alloca i32
  store i32 0, ptr %i
  store float %a, ptr %x
  br label %head
head:
  %0 = load i32, ptr %i
  %1 = icmp slt i32 %0, 64
  br i1 %1, label %body, label %exit
body:
  %2 = load float, ptr %x
  %3 = fmul float %2, %2
  %4 = fadd float %3, %a
  store float %4, ptr %x
  %5 = fcmp ogt float %4, 4.0
  br i1 %5, label %brk, label %next
brk:
  store i32 3, ptr %d
  br label %cleanup
next:
  %6 = load i32, ptr %i
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr %i
  store i32 0, ptr %d
  br label %cleanup
cleanup:
  %8 = load i32, ptr %d
  switch i32 %8, label %un [ i32 0, label %latch
                             i32 3, label %exit ]
latch:
  br label %head
exit:
  %9 = load i32, ptr %i
  store i32 %9, ptr %out
  ret void
un:
  unreachable
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr %out, float %a) {
; entry:
;   %i = alloca i32, align 4
;   %x = alloca float, align 4
;   %d = alloca i32, align 4
;   store i32 0, ptr %i, align 4
;   store float %a, ptr %x, align 4
;   br label %head
;
; head:                                             ; preds = %cleanup, %entry
;   %0 = load i32, ptr %i, align 4
;   %1 = icmp slt i32 %0, 64
;   br i1 %1, label %body, label %exit
;
; body:                                             ; preds = %head
;   %2 = load float, ptr %x, align 4
;   %3 = fmul float %2, %2
;   %4 = fadd float %3, %a
;   store float %4, ptr %x, align 4
;   %5 = fcmp ogt float %4, 4.000000e+00
;   br i1 %5, label %brk, label %next
;
; brk:                                              ; preds = %body
;   store i32 3, ptr %d, align 4
;   br label %cleanup
;
; next:                                             ; preds = %body
;   %6 = load i32, ptr %i, align 4
;   %7 = add nsw i32 %6, 1
;   store i32 %7, ptr %i, align 4
;   store i32 0, ptr %d, align 4
;   br label %cleanup
;
; cleanup:                                          ; preds = %next, %brk
;   %8 = load i32, ptr %d, align 4
;   switch i32 %8, label %un [
;     i32 0, label %head
;     i32 3, label %exit
;   ]
;
; exit:                                             ; preds = %cleanup, %head
;   %9 = load i32, ptr %i, align 4
;   store i32 %9, ptr %out, align 4
;   ret void
;
; un:                                               ; preds = %cleanup
;   unreachable
; }
