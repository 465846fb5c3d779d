; RUN: opt -passes='scev-cgp'
; Both arms compute an address from the same: it is computed before the branch. What one arm computes stays there.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %m, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %y = mul i32 %n, %m
  %yw = sext i32 %y to i64
  %q0 = getelementptr inbounds float, ptr addrspace(1) %b, i64 %yw
  store float 1.0, ptr addrspace(1) %q0
  %n2 = sext i32 %n to i64
  %z = getelementptr inbounds float, ptr addrspace(1) %a, i64 %n2
  store float 1.0, ptr addrspace(1) %z
  ret void
no:
  %y1 = mul i32 %n, %m
  %yw1 = sext i32 %y1 to i64
  %yw2 = add i64 %yw1, 4
  %q1 = getelementptr inbounds float, ptr addrspace(1) %b, i64 %yw2
  store float 2.0, ptr addrspace(1) %q1
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i32 %m, i1 %c) {
; entry:
;   %0 = mul i32 %m, %n
;   %1 = sext i32 %0 to i64
;   %2 = shl nsw i64 %1, 2
;   %scevgep = getelementptr i8, ptr addrspace(1) %b, i64 %2
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   store float 1.000000e+00, ptr addrspace(1) %scevgep, align 4
;   %n2 = sext i32 %n to i64
;   %z = getelementptr inbounds float, ptr addrspace(1) %a, i64 %n2
;   store float 1.000000e+00, ptr addrspace(1) %z, align 4
;   ret void
;
; no:                                               ; preds = %entry
;   %3 = getelementptr i8, ptr addrspace(1) %scevgep, i64 16
;   store float 2.000000e+00, ptr addrspace(1) %3, align 4
;   ret void
; }
