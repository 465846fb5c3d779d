; RUN: opt -passes='print<scalar-evolution>,scev-cgp' -print-after-scev-cgp -scalar-evolution-classify-expressions=false
; What it prints goes to the log.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, i64 %i, i1 %c) {
entry:
  %p = getelementptr [4 x float], ptr addrspace(1) %a, i64 %i
  %v = load float, ptr addrspace(1) %p
  br i1 %c, label %yes, label %no
yes:
  %j = add i64 %i, 1
  %q = getelementptr [4 x float], ptr addrspace(1) %a, i64 %j
  store float %v, ptr addrspace(1) %q
  ret void
no:
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'k':
; Determining loop execution counts for: @k
; ; *** IR Dump After scev-cgp on k ***
; define ptx_kernel void @k(ptr addrspace(1) %a, i64 %i, i1 %c) {
; entry:
;   %p = getelementptr [4 x float], ptr addrspace(1) %a, i64 %i
;   %v = load float, ptr addrspace(1) %p, align 4
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %0 = getelementptr i8, ptr addrspace(1) %p, i64 16
;   store float %v, ptr addrspace(1) %0, align 4
;   ret void
;
; no:                                               ; preds = %entry
;   ret void
; }
