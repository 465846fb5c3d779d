; RUN: opt -passes='print<scalar-evolution>'
; Terms with a common factor are one product; factors common to both sides of a quotient go, where nothing wraps (wrapping in `%xs` and
; `%ys` would divide by poison).

define void @factors(i32 %a, i32 %b, i32 %s, i32 %x, i32 %y) {
  %as = mul i32 %a, %s
  %bs = mul i32 %b, %s
  %sum = add i32 %as, %bs
  %xs = mul nuw i32 %x, %s
  %ys = mul nuw i32 %y, %s
  %q = udiv i32 %xs, %s
  %r = udiv i32 %xs, %ys
  %uses = udiv i32 %a, %xs
  %may = udiv i32 %as, %s
  ret void
}
; EXPECT
; Printing analysis 'Scalar Evolution Analysis' for function 'factors':
; Classifying expressions for: @factors
;   %as = mul i32 %a, %s
;   -->  (%a * %s) U: full-set S: full-set
;   %bs = mul i32 %b, %s
;   -->  (%b * %s) U: full-set S: full-set
;   %sum = add i32 %as, %bs
;   -->  ((%a + %b) * %s) U: full-set S: full-set
;   %xs = mul nuw i32 %x, %s
;   -->  (%s * %x)<nuw> U: full-set S: full-set
;   %ys = mul nuw i32 %y, %s
;   -->  (%s * %y)<nuw> U: full-set S: full-set
;   %q = udiv i32 %xs, %s
;   -->  %x U: full-set S: full-set
;   %r = udiv i32 %xs, %ys
;   -->  (%x /u %y) U: full-set S: full-set
;   %uses = udiv i32 %a, %xs
;   -->  (%a /u (%s * %x)<nuw>) U: full-set S: full-set
;   %may = udiv i32 %as, %s
;   -->  ((%a * %s) /u %s) U: full-set S: full-set
; Determining loop execution counts for: @factors
