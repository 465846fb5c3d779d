; RUN: opt -passes='slp-vectorizer' -slp-threshold=-10
; A block that comes to a phi twice brings one vector, also where it is put together; a lane that others need is taken out behind the phis.
target triple = "nvptx64-nvidia-cuda"
define half @twice(ptr align 4 %p, i32 %n, half %x, half %y, half %z) {
entry:
  switch i32 %n, label %other [
    i32 0, label %join
    i32 1, label %join
  ]
other:
  %g = fadd half %x, %z
  %h = fadd half %y, %z
  br label %join
join:
  %a = phi half [ %x, %entry ], [ %x, %entry ], [ %g, %other ]
  %b = phi half [ %y, %entry ], [ %y, %entry ], [ %h, %other ]
  %c = fmul half %a, %z
  %d = fmul half %b, %z
  %e = fadd half %c, 1.0
  %f = fadd half %d, 1.0
  %i = fmul half %e, %z
  %k = fmul half %f, %z
  %p1 = getelementptr half, ptr %p, i64 1
  store half %i, ptr %p
  store half %k, ptr %p1
  ret half %b
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define half @twice(ptr align 4 %p, i32 %n, half %x, half %y, half %z) {
; entry:
;   %0 = insertelement <2 x half> poison, half %x, i32 0
;   %1 = insertelement <2 x half> %0, half %y, i32 1
;   switch i32 %n, label %other [
;     i32 0, label %join
;     i32 1, label %join
;   ]
;
; other:                                            ; preds = %entry
;   %2 = insertelement <2 x half> %0, half %y, i32 1
;   %3 = insertelement <2 x half> poison, half %z, i32 0
;   %4 = shufflevector <2 x half> %3, <2 x half> poison, <2 x i32> zeroinitializer
;   %5 = fadd <2 x half> %2, %4
;   br label %join
;
; join:                                             ; preds = %other, %entry, %entry
;   %6 = phi <2 x half> [ %1, %entry ], [ %1, %entry ], [ %5, %other ]
;   %7 = extractelement <2 x half> %6, i32 1
;   %8 = insertelement <2 x half> poison, half %z, i32 0
;   %9 = shufflevector <2 x half> %8, <2 x half> poison, <2 x i32> zeroinitializer
;   %10 = fmul <2 x half> %6, %9
;   %11 = fadd <2 x half> %10, splat (half 0xH3C00)
;   %12 = fmul <2 x half> %11, %9
;   store <2 x half> %12, ptr %p, align 4
;   ret half %7
; }
