; RUN: opt -passes='sroa'
; Lanes of a vector are inserted and extracted without memory.
define float @f(<4 x float> %v, float %x) {
  %p = alloca <4 x float>, align 16
  store <4 x float> %v, ptr %p, align 16
  %q = getelementptr inbounds i8, ptr %p, i64 8
  store float %x, ptr %q, align 8
  %r = getelementptr inbounds i8, ptr %p, i64 4
  %y = load float, ptr %r, align 4
  %w = load <4 x float>, ptr %p, align 16
  %z = extractelement <4 x float> %w, i32 2
  %s = fadd float %y, %z
  ret float %s
}
; EXPECT
; define float @f(<4 x float> %v, float %x) {
;   %p.8.vec.insert = insertelement <4 x float> %v, float %x, i32 2
;   %p.4.vec.extract = extractelement <4 x float> %p.8.vec.insert, i32 1
;   %z = extractelement <4 x float> %p.8.vec.insert, i32 2
;   %s = fadd float %p.4.vec.extract, %z
;   ret float %s
; }
