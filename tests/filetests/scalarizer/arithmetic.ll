; RUN: opt -passes=scalarizer
; Each element is computed for itself; what a call needs is put together again, and its elements are taken out behind it.
declare <2 x i32> @whole(<2 x i32>)
define <2 x i32> @f(<2 x i32> %a, <2 x i32> %b) {
  %s = add nsw <2 x i32> %a, %b
  %t = call <2 x i32> @whole(<2 x i32> %s)
  %c = icmp slt <2 x i32> %t, <i32 3, i32 4>
  %r = select <2 x i1> %c, <2 x i32> %s, <2 x i32> zeroinitializer
  ret <2 x i32> %r
}
; EXPECT
; declare <2 x i32> @whole(<2 x i32>)
;
; define <2 x i32> @f(<2 x i32> %a, <2 x i32> %b) {
;   %a.i0 = extractelement <2 x i32> %a, i64 0
;   %b.i0 = extractelement <2 x i32> %b, i64 0
;   %s.i0 = add nsw i32 %a.i0, %b.i0
;   %a.i1 = extractelement <2 x i32> %a, i64 1
;   %b.i1 = extractelement <2 x i32> %b, i64 1
;   %s.i1 = add nsw i32 %a.i1, %b.i1
;   %s.upto0 = insertelement <2 x i32> poison, i32 %s.i0, i64 0
;   %s = insertelement <2 x i32> %s.upto0, i32 %s.i1, i64 1
;   %t = call <2 x i32> @whole(<2 x i32> %s)
;   %t.i0 = extractelement <2 x i32> %t, i64 0
;   %c.i0 = icmp slt i32 %t.i0, 3
;   %t.i1 = extractelement <2 x i32> %t, i64 1
;   %c.i1 = icmp slt i32 %t.i1, 4
;   %r.i0 = select i1 %c.i0, i32 %s.i0, i32 0
;   %r.i1 = select i1 %c.i1, i32 %s.i1, i32 0
;   %r.upto0 = insertelement <2 x i32> poison, i32 %r.i0, i64 0
;   %r = insertelement <2 x i32> %r.upto0, i32 %r.i1, i64 1
;   ret <2 x i32> %r
; }
