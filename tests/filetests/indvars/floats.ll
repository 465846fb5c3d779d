; RUN: opt -passes='loop(indvars)'
; A counter of floats that are whole numbers becomes one of integers; one whose limit is not met exactly stays where that would not end.
target triple = "nvptx64-nvidia-cuda"
define void @whole(ptr %p) {
entry:
  br label %loop
loop:
  %x = phi float [ 0.0, %entry ], [ %next, %loop ]
  store volatile float %x, ptr %p
  %next = fadd float %x, 2.0
  %c = fcmp olt float %next, 100.0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @missed(ptr %p) {
entry:
  br label %loop
loop:
  %x = phi float [ 0.0, %entry ], [ %next, %loop ]
  store volatile float %x, ptr %p
  %next = fadd float %x, 2.0
  %c = fcmp une float %next, 99.0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @large(ptr %p) {
entry:
  br label %loop
loop:
  %x = phi float [ 0.0, %entry ], [ %next, %loop ]
  store volatile float %x, ptr %p
  %next = fadd float %x, 1.0
  %c = fcmp olt float %next, 16777216.0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @whole(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %x.int = phi i32 [ 0, %entry ], [ %next.int, %loop ]
;   %indvar.conv = sitofp i32 %x.int to float
;   store volatile float %indvar.conv, ptr %p, align 4
;   %next.int = add nuw nsw i32 %x.int, 2
;   %c1 = icmp samesign ult i32 %next.int, 100
;   br i1 %c1, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @missed(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %x = phi float [ 0.000000e+00, %entry ], [ %next, %loop ]
;   store volatile float %x, ptr %p, align 4
;   %next = fadd float %x, 2.000000e+00
;   %c = fcmp une float %next, 9.900000e+01
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @large(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %x = phi float [ 0.000000e+00, %entry ], [ %next, %loop ]
;   store volatile float %x, ptr %p, align 4
;   %next = fadd float %x, 1.000000e+00
;   %c = fcmp olt float %next, 0x4170000000000000
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
