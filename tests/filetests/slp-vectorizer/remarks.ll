; RUN: opt -passes='slp-vectorizer' -pass-remarks=slp -pass-remarks-missed=slp
; Remarks say what the vector code costs less, or that it costs more.
target triple = "nvptx64-nvidia-cuda"
define <2 x float> @dear(float %a, float %b) {
  %x = fadd float %a, 1.0
  %y = fadd float %b, 1.0
  %v = insertelement <2 x float> poison, float %x, i32 0
  %w = insertelement <2 x float> %v, float %y, i32 1
  ret <2 x float> %w
}
define <2 x half> @cheap(<2 x half> %v) {
  %a = extractelement <2 x half> %v, i32 0
  %b = extractelement <2 x half> %v, i32 1
  %x = fadd half %a, 1.0
  %y = fadd half %b, 1.0
  %w = insertelement <2 x half> poison, half %x, i32 0
  %z = insertelement <2 x half> %w, half %y, i32 1
  ret <2 x half> %z
}
define <2 x i32> @other(i32 %a, i32 %b) {
  %v = insertelement <2 x i32> poison, i32 %a, i32 0
  %w = insertelement <2 x i32> %v, i32 %b, i32 1
  ret <2 x i32> %w
}
define i16 @dear_sum(i16 %a, i16 %b, i16 %c, i16 %d) {
  %p = mul i16 %a, %b
  %q = mul i16 %b, %c
  %r = mul i16 %c, %d
  %s = mul i16 %d, %a
  %t = add i16 %p, %q
  %u = add i16 %t, %r
  %v = add i16 %u, %s
  ret i16 %v
}
; EXPECT
; remark: <unknown>:0:0: List vectorization was possible but not beneficial with cost 0 >= 0
; remark: <unknown>:0:0: SLP vectorized with cost -4 and with tree size 3
; remark: <unknown>:0:0: Cannot SLP vectorize list: vectorization was impossible with available vectorization factors
; remark: <unknown>:0:0: Vectorizing horizontal reduction is possible but not beneficial with cost 12 and threshold 0
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define <2 x float> @dear(float %a, float %b) {
;   %x = fadd float %a, 1.000000e+00
;   %y = fadd float %b, 1.000000e+00
;   %v = insertelement <2 x float> poison, float %x, i32 0
;   %w = insertelement <2 x float> %v, float %y, i32 1
;   ret <2 x float> %w
; }
;
; define <2 x half> @cheap(<2 x half> %v) {
;   %1 = fadd <2 x half> %v, splat (half 0xH3C00)
;   ret <2 x half> %1
; }
;
; define <2 x i32> @other(i32 %a, i32 %b) {
;   %v = insertelement <2 x i32> poison, i32 %a, i32 0
;   %w = insertelement <2 x i32> %v, i32 %b, i32 1
;   ret <2 x i32> %w
; }
;
; define i16 @dear_sum(i16 %a, i16 %b, i16 %c, i16 %d) {
;   %p = mul i16 %a, %b
;   %q = mul i16 %b, %c
;   %r = mul i16 %c, %d
;   %s = mul i16 %d, %a
;   %t = add i16 %p, %q
;   %u = add i16 %t, %r
;   %v = add i16 %u, %s
;   ret i16 %v
; }
