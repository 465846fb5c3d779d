; RUN: opt -passes=scalarizer
; Vectors whose length is not known stay.
define <vscale x 2 x i32> @f(<vscale x 2 x i32> %v) {
  %r = add <vscale x 2 x i32> %v, %v
  ret <vscale x 2 x i32> %r
}
; EXPECT
; define <vscale x 2 x i32> @f(<vscale x 2 x i32> %v) {
;   %r = add <vscale x 2 x i32> %v, %v
;   ret <vscale x 2 x i32> %r
; }
