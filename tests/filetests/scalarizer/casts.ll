; RUN: opt -passes=scalarizer
; A bit cast between vectors of different lengths goes through smaller vectors, a conversion is done element by element.
define <2 x i64> @f(<4 x i32> %v, <2 x i16> %w) {
  %a = bitcast <4 x i32> %v to <2 x i64>
  %b = zext nneg <2 x i16> %w to <2 x i64>
  %r = xor <2 x i64> %a, %b
  ret <2 x i64> %r
}
define <4 x i32> @g(<2 x i64> %v) {
  %a = bitcast <2 x i64> %v to <4 x i32>
  %r = add <4 x i32> %a, %a
  ret <4 x i32> %r
}
; EXPECT
; define <2 x i64> @f(<4 x i32> %v, <2 x i16> %w) {
;   %w.i0 = extractelement <2 x i16> %w, i64 0
;   %w.i1 = extractelement <2 x i16> %w, i64 1
;   %v.i0 = extractelement <4 x i32> %v, i64 0
;   %v.i1 = extractelement <4 x i32> %v, i64 1
;   %a.i0.upto0 = insertelement <2 x i32> poison, i32 %v.i0, i64 0
;   %a.i0.upto1 = insertelement <2 x i32> %a.i0.upto0, i32 %v.i1, i64 1
;   %a.i0 = bitcast <2 x i32> %a.i0.upto1 to i64
;   %v.i2 = extractelement <4 x i32> %v, i64 2
;   %v.i3 = extractelement <4 x i32> %v, i64 3
;   %a.i1.upto0 = insertelement <2 x i32> poison, i32 %v.i2, i64 0
;   %a.i1.upto1 = insertelement <2 x i32> %a.i1.upto0, i32 %v.i3, i64 1
;   %a.i1 = bitcast <2 x i32> %a.i1.upto1 to i64
;   %b.i0 = zext nneg i16 %w.i0 to i64
;   %b.i1 = zext nneg i16 %w.i1 to i64
;   %r.i0 = xor i64 %a.i0, %b.i0
;   %r.i1 = xor i64 %a.i1, %b.i1
;   %r.upto0 = insertelement <2 x i64> poison, i64 %r.i0, i64 0
;   %r = insertelement <2 x i64> %r.upto0, i64 %r.i1, i64 1
;   ret <2 x i64> %r
; }
;
; define <4 x i32> @g(<2 x i64> %v) {
;   %v.i0 = extractelement <2 x i64> %v, i64 0
;   %v.i0.cast = bitcast i64 %v.i0 to <2 x i32>
;   %v.i0.cast.i0 = extractelement <2 x i32> %v.i0.cast, i64 0
;   %v.i0.cast.i1 = extractelement <2 x i32> %v.i0.cast, i64 1
;   %v.i1 = extractelement <2 x i64> %v, i64 1
;   %v.i1.cast = bitcast i64 %v.i1 to <2 x i32>
;   %v.i1.cast.i0 = extractelement <2 x i32> %v.i1.cast, i64 0
;   %v.i1.cast.i1 = extractelement <2 x i32> %v.i1.cast, i64 1
;   %r.i0 = add i32 %v.i0.cast.i0, %v.i0.cast.i0
;   %r.i1 = add i32 %v.i0.cast.i1, %v.i0.cast.i1
;   %r.i2 = add i32 %v.i1.cast.i0, %v.i1.cast.i0
;   %r.i3 = add i32 %v.i1.cast.i1, %v.i1.cast.i1
;   %r.upto0 = insertelement <4 x i32> poison, i32 %r.i0, i64 0
;   %r.upto1 = insertelement <4 x i32> %r.upto0, i32 %r.i1, i64 1
;   %r.upto2 = insertelement <4 x i32> %r.upto1, i32 %r.i2, i64 2
;   %r = insertelement <4 x i32> %r.upto2, i32 %r.i3, i64 3
;   ret <4 x i32> %r
; }
