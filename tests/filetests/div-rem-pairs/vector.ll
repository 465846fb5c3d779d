; RUN: opt -passes='div-rem-pairs'
; Vectors are divided lane by lane in the same way.
define <2 x i32> @vector(<2 x i32> noundef %a, <2 x i32> noundef %b) {
  %q = udiv <2 x i32> %a, %b
  %r = urem <2 x i32> %a, %b
  %s = xor <2 x i32> %q, %r
  ret <2 x i32> %s
}
; EXPECT
; define <2 x i32> @vector(<2 x i32> noundef %a, <2 x i32> noundef %b) {
;   %q = udiv <2 x i32> %a, %b
;   %1 = mul <2 x i32> %q, %b
;   %r.decomposed = sub <2 x i32> %a, %1
;   %s = xor <2 x i32> %q, %r.decomposed
;   ret <2 x i32> %s
; }
