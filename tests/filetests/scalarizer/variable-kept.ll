; RUN: opt -passes=scalarizer -scalarize-variable-insert-extract=0
; With the knob off such vectors stay whole.
define i32 @f(<3 x i32> %v, i32 %n, i32 %x) {
  %a = add <3 x i32> %v, %v
  %w = insertelement <3 x i32> %a, i32 %x, i32 %n
  %r = extractelement <3 x i32> %w, i32 %n
  ret i32 %r
}
; EXPECT
; define i32 @f(<3 x i32> %v, i32 %n, i32 %x) {
;   %v.i0 = extractelement <3 x i32> %v, i64 0
;   %a.i0 = add i32 %v.i0, %v.i0
;   %v.i1 = extractelement <3 x i32> %v, i64 1
;   %a.i1 = add i32 %v.i1, %v.i1
;   %v.i2 = extractelement <3 x i32> %v, i64 2
;   %a.i2 = add i32 %v.i2, %v.i2
;   %a.upto0 = insertelement <3 x i32> poison, i32 %a.i0, i64 0
;   %a.upto1 = insertelement <3 x i32> %a.upto0, i32 %a.i1, i64 1
;   %a = insertelement <3 x i32> %a.upto1, i32 %a.i2, i64 2
;   %w = insertelement <3 x i32> %a, i32 %x, i32 %n
;   %r = extractelement <3 x i32> %w, i32 %n
;   ret i32 %r
; }
