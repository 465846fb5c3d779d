; RUN: opt -passes=scalarizer
; Shuffles and insertions at known places only rename elements; undefined lanes are poison.
define <4 x half> @f(<2 x half> %a, <2 x half> %b, half %x) {
  %i = insertelement <2 x half> %a, half %x, i64 1
  %s = shufflevector <2 x half> %i, <2 x half> %b, <4 x i32> <i32 3, i32 1, i32 poison, i32 0>
  %r = fmul <4 x half> %s, splat (half 2.0)
  ret <4 x half> %r
}
; EXPECT
; define <4 x half> @f(<2 x half> %a, <2 x half> %b, half %x) {
;   %b.i1 = extractelement <2 x half> %b, i64 1
;   %a.i0 = extractelement <2 x half> %a, i64 0
;   %r.i0 = fmul half %b.i1, 0xH4000
;   %r.i1 = fmul half %x, 0xH4000
;   %r.i2 = fmul half poison, 0xH4000
;   %r.i3 = fmul half %a.i0, 0xH4000
;   %r.upto0 = insertelement <4 x half> poison, half %r.i0, i64 0
;   %r.upto1 = insertelement <4 x half> %r.upto0, half %r.i1, i64 1
;   %r.upto2 = insertelement <4 x half> %r.upto1, half %r.i2, i64 2
;   %r = insertelement <4 x half> %r.upto2, half %r.i3, i64 3
;   ret <4 x half> %r
; }
