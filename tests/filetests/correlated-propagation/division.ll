; RUN: opt -passes='correlated-propagation'
; Divisions of small or positive numbers become unsigned and narrower; of numbers below the divisor they go.
define i64 @f(i32 range(i32 0, 100) %x, i32 range(i32 1, 50) %y, i64 range(i64 -90, -3) %z) {
  %a = sdiv i32 %x, %y
  %b = srem i64 %z, 7
  %c = udiv i32 %y, 60
  %d = sdiv i64 %z, 2
  %e = zext i32 %a to i64
  %f = zext i32 %c to i64
  %g = add i64 %b, %d
  %h = add i64 %e, %f
  %i = add i64 %g, %h
  ret i64 %i
}
define i32 @expand(i32 range(i32 0, 40) %x) {
  %a = urem i32 %x, 32
  %b = udiv i32 %x, 32
  %c = add i32 %a, %b
  ret i32 %c
}
; EXPECT
; define i64 @f(i32 range(i32 0, 100) %x, i32 range(i32 1, 50) %y, i64 range(i64 -90, -3) %z) {
;   %a1.lhs.trunc = trunc i32 %x to i8
;   %a1.rhs.trunc = trunc i32 %y to i8
;   %a12 = udiv i8 %a1.lhs.trunc, %a1.rhs.trunc
;   %a1.zext = zext i8 %a12 to i32
;   %z.nonneg = sub i64 0, %z
;   %b3.lhs.trunc = trunc i64 %z.nonneg to i8
;   %b34 = urem i8 %b3.lhs.trunc, 7
;   %b3.zext = zext i8 %b34 to i64
;   %b3.neg = sub i64 0, %b3.zext
;   %z.nonneg5 = sub i64 0, %z
;   %d6.lhs.trunc = trunc i64 %z.nonneg5 to i8
;   %d67 = udiv i8 %d6.lhs.trunc, 2
;   %d6.zext = zext i8 %d67 to i64
;   %d6.neg = sub i64 0, %d6.zext
;   %e = zext nneg i32 %a1.zext to i64
;   %f = zext nneg i32 0 to i64
;   %g = add nsw i64 %b3.neg, %d6.neg
;   %h = add nuw nsw i64 %e, %f
;   %i = add nsw i64 %g, %h
;   ret i64 %i
; }
;
; define i32 @expand(i32 range(i32 0, 40) %x) {
;   %x.frozen = freeze i32 %x
;   %a.urem = sub nuw i32 %x.frozen, 32
;   %a.cmp = icmp ult i32 %x.frozen, 32
;   %a = select i1 %a.cmp, i32 %x.frozen, i32 %a.urem
;   %b.cmp = icmp uge i32 %x, 32
;   %b = zext i1 %b.cmp to i32
;   %c = add nuw i32 %a, %b
;   ret i32 %c
; }
