; RUN: opt -passes='slp-vectorizer<width=2>' -slp-threshold=-20 -slp-max-reg-size=128
; Four sums of neighbours, which would be one vector with these knobs, are two pairs where a vector has at most two lanes.
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr noalias %p, ptr noalias %q) {
  %p1 = getelementptr float, ptr %p, i64 1
  %p2 = getelementptr float, ptr %p, i64 2
  %p3 = getelementptr float, ptr %p, i64 3
  %q1 = getelementptr float, ptr %q, i64 1
  %q2 = getelementptr float, ptr %q, i64 2
  %q3 = getelementptr float, ptr %q, i64 3
  %a0 = load float, ptr %p, align 16
  %a1 = load float, ptr %p1, align 4
  %a2 = load float, ptr %p2, align 4
  %a3 = load float, ptr %p3, align 4
  %s0 = fadd float %a0, %a0
  %s1 = fadd float %a1, %a1
  %s2 = fadd float %a2, %a2
  %s3 = fadd float %a3, %a3
  store float %s0, ptr %q, align 16
  store float %s1, ptr %q1, align 4
  store float %s2, ptr %q2, align 4
  store float %s3, ptr %q3, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr noalias %p, ptr noalias %q) {
;   %p2 = getelementptr float, ptr %p, i64 2
;   %q2 = getelementptr float, ptr %q, i64 2
;   %1 = load <2 x float>, ptr %p, align 16
;   %2 = load <2 x float>, ptr %p2, align 4
;   %3 = fadd <2 x float> %1, %1
;   %4 = fadd <2 x float> %2, %2
;   store <2 x float> %3, ptr %q, align 16
;   store <2 x float> %4, ptr %q2, align 4
;   ret void
; }
