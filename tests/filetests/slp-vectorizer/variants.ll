; RUN: opt -passes='slp-vectorizer'
; Calls of a function with a variant for vectors become one call of it, unless they write memory or memory is written between them.
declare float @shape(float) memory(read) nounwind willreturn
declare <2 x float> @vshape(<2 x float>)
declare float @note(float) nounwind willreturn
declare <2 x float> @vnote(<2 x float>)
define <2 x float> @reads(<2 x float> %v) {
  %a = extractelement <2 x float> %v, i32 0
  %x = call fast float @shape(float %a) #0
  %r = insertelement <2 x float> poison, float %x, i32 0
  %b = extractelement <2 x float> %v, i32 1
  %y = call fast float @shape(float %b) #0
  %s = insertelement <2 x float> %r, float %y, i32 1
  ret <2 x float> %s
}
define <2 x float> @write_between(<2 x float> %v, ptr %p) {
  %a = extractelement <2 x float> %v, i32 0
  %x = call fast float @shape(float %a) #0
  %r = insertelement <2 x float> poison, float %x, i32 0
  store i8 0, ptr %p
  %b = extractelement <2 x float> %v, i32 1
  %y = call fast float @shape(float %b) #0
  %s = insertelement <2 x float> %r, float %y, i32 1
  ret <2 x float> %s
}
define <2 x float> @writes(<2 x float> %v) {
  %a = extractelement <2 x float> %v, i32 0
  %x = call float @note(float %a) #1
  %r = insertelement <2 x float> poison, float %x, i32 0
  %b = extractelement <2 x float> %v, i32 1
  %y = call float @note(float %b) #1
  %s = insertelement <2 x float> %r, float %y, i32 1
  ret <2 x float> %s
}
attributes #0 = { "vector-function-abi-variant"="_ZGV_LLVM_N2v_shape(vshape)" }
attributes #1 = { "vector-function-abi-variant"="_ZGV_LLVM_N2v_note(vnote)" }
; EXPECT
; ; Function Attrs: nounwind willreturn memory(read)
; declare float @shape(float) #0
;
; declare <2 x float> @vshape(<2 x float>)
;
; ; Function Attrs: nounwind willreturn
; declare float @note(float) #1
;
; declare <2 x float> @vnote(<2 x float>)
;
; define <2 x float> @reads(<2 x float> %v) {
;   %1 = call fast <2 x float> @vshape(<2 x float> %v)
;   ret <2 x float> %1
; }
;
; define <2 x float> @write_between(<2 x float> %v, ptr %p) {
;   %a = extractelement <2 x float> %v, i32 0
;   %x = call fast float @shape(float %a) #2
;   %r = insertelement <2 x float> poison, float %x, i32 0
;   store i8 0, ptr %p, align 1
;   %b = extractelement <2 x float> %v, i32 1
;   %y = call fast float @shape(float %b) #2
;   %s = insertelement <2 x float> %r, float %y, i32 1
;   ret <2 x float> %s
; }
;
; define <2 x float> @writes(<2 x float> %v) {
;   %a = extractelement <2 x float> %v, i32 0
;   %x = call float @note(float %a) #3
;   %r = insertelement <2 x float> poison, float %x, i32 0
;   %b = extractelement <2 x float> %v, i32 1
;   %y = call float @note(float %b) #3
;   %s = insertelement <2 x float> %r, float %y, i32 1
;   ret <2 x float> %s
; }
;
; attributes #0 = { nounwind willreturn memory(read) }
; attributes #1 = { nounwind willreturn }
; attributes #2 = { "vector-function-abi-variant"="_ZGV_LLVM_N2v_shape(vshape)" }
; attributes #3 = { "vector-function-abi-variant"="_ZGV_LLVM_N2v_note(vnote)" }
