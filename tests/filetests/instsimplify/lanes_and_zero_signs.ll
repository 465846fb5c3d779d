; RUN: opt -passes=instsimplify
; Bits of one element of a vector are those of its own lane; shifts that are too far in every lane are poison; equal floats differ in the
; signs of zeros alone.

define i1 @lane(<2 x i16> %x) {
  %o = or <2 x i16> %x, <i16 1, i16 0>
  %b = call <2 x i16> @llvm.bswap.v2i16(<2 x i16> %o)
  %e = extractelement <2 x i16> %b, i32 0
  %c = icmp eq i16 %e, 0
  ret i1 %c
}

define i1 @other_lane(<2 x i16> %x) {
  %o = or <2 x i16> %x, <i16 1, i16 0>
  %e = extractelement <2 x i16> %o, i32 1
  %c = icmp eq i16 %e, 0
  ret i1 %c
}

define i1 @moved_lane(<2 x i16> %x, <2 x i16> %y) {
  %o = or <2 x i16> %y, <i16 0, i16 4>
  %s = shufflevector <2 x i16> %x, <2 x i16> %o, <2 x i32> <i32 3, i32 0>
  %e = extractelement <2 x i16> %s, i32 0
  %c = icmp eq i16 %e, 3
  ret i1 %c
}

define <4 x i8> @too_far(<4 x i8> %a) {
  %r = shl <4 x i8> %a, <i8 8, i8 9, i8 undef, i8 -1>
  ret <4 x i8> %r
}

define <2 x i8> @not_too_far(<2 x i8> %a) {
  %r = lshr <2 x i8> %a, <i8 8, i8 7>
  ret <2 x i8> %r
}

define float @equal(float %x, float %y) {
  %c = fcmp oeq float %x, %y
  %r = select nsz i1 %c, float %x, float %y
  ret float %r
}

define float @unequal_swapped(float %x, float %y) {
  %c = fcmp une float %x, %y
  %r = select nsz i1 %c, float %y, float %x
  ret float %r
}

define float @with_zero_signs(float %x, float %y) {
  %c = fcmp oeq float %x, %y
  %r = select i1 %c, float %x, float %y
  ret float %r
}

define float @unordered(float %x, float %y) {
  %c = fcmp ueq float %x, %y
  %r = select nsz i1 %c, float %x, float %y
  ret float %r
}

declare <2 x i16> @llvm.bswap.v2i16(<2 x i16>)
; EXPECT
; define i1 @lane(<2 x i16> %x) {
;   ret i1 false
; }
;
; define i1 @other_lane(<2 x i16> %x) {
;   %o = or <2 x i16> %x, <i16 1, i16 0>
;   %e = extractelement <2 x i16> %o, i32 1
;   %c = icmp eq i16 %e, 0
;   ret i1 %c
; }
;
; define i1 @moved_lane(<2 x i16> %x, <2 x i16> %y) {
;   ret i1 false
; }
;
; define <4 x i8> @too_far(<4 x i8> %a) {
;   ret <4 x i8> poison
; }
;
; define <2 x i8> @not_too_far(<2 x i8> %a) {
;   %r = lshr <2 x i8> %a, <i8 8, i8 7>
;   ret <2 x i8> %r
; }
;
; define float @equal(float %x, float %y) {
;   ret float %y
; }
;
; define float @unequal_swapped(float %x, float %y) {
;   ret float %y
; }
;
; define float @with_zero_signs(float %x, float %y) {
;   %c = fcmp oeq float %x, %y
;   %r = select i1 %c, float %x, float %y
;   ret float %r
; }
;
; define float @unordered(float %x, float %y) {
;   %c = fcmp ueq float %x, %y
;   %r = select nsz i1 %c, float %x, float %y
;   ret float %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare <2 x i16> @llvm.bswap.v2i16(<2 x i16>) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
