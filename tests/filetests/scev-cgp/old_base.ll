; RUN: opt -passes='scev-cgp' -scev-cgp-old-base
; The base is an address of an access.
target triple = "nvptx64-nvidia-cuda"
declare void @use(ptr)
define void @f(ptr %a, i64 %i) {
  %p = getelementptr [4 x float], ptr %a, i64 %i
  call void @use(ptr %p)
  %j = add i64 %i, 1
  %q = getelementptr [4 x float], ptr %a, i64 %j
  store float 1.0, ptr %q
  %q2 = getelementptr [4 x float], ptr %a, i64 %i, i64 2
  store float 1.0, ptr %q2
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @use(ptr)
;
; define void @f(ptr %a, i64 %i) {
;   %p = getelementptr [4 x float], ptr %a, i64 %i
;   call void @use(ptr %p)
;   %j = add i64 %i, 1
;   %q = getelementptr [4 x float], ptr %a, i64 %j
;   store float 1.000000e+00, ptr %q, align 4
;   %1 = getelementptr i8, ptr %q, i64 -8
;   store float 1.000000e+00, ptr %1, align 4
;   ret void
; }
