; RUN: opt -passes=scalarizer
; An element at an index that is not known is chosen by comparisons.
define i32 @f(<3 x i32> %v, i32 %n, i32 %x) {
  %w = insertelement <3 x i32> %v, i32 %x, i32 %n
  %r = extractelement <3 x i32> %w, i32 %n
  ret i32 %r
}
; EXPECT
; define i32 @f(<3 x i32> %v, i32 %n, i32 %x) {
;   %n.is.0 = icmp eq i32 %n, 0
;   %v.i0 = extractelement <3 x i32> %v, i64 0
;   %w.i0 = select i1 %n.is.0, i32 %x, i32 %v.i0
;   %n.is.1 = icmp eq i32 %n, 1
;   %v.i1 = extractelement <3 x i32> %v, i64 1
;   %w.i1 = select i1 %n.is.1, i32 %x, i32 %v.i1
;   %n.is.2 = icmp eq i32 %n, 2
;   %v.i2 = extractelement <3 x i32> %v, i64 2
;   %w.i2 = select i1 %n.is.2, i32 %x, i32 %v.i2
;   %n.is.01 = icmp eq i32 %n, 0
;   %r.upto0 = select i1 %n.is.01, i32 %w.i0, i32 poison
;   %n.is.12 = icmp eq i32 %n, 1
;   %r.upto1 = select i1 %n.is.12, i32 %w.i1, i32 %r.upto0
;   %n.is.23 = icmp eq i32 %n, 2
;   %r.upto2 = select i1 %n.is.23, i32 %w.i2, i32 %r.upto1
;   ret i32 %r.upto2
; }
