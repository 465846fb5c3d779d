; RUN: opt -passes='slsr'
; Sums of the same values but for a multiple of one are made of the first: `b + (k * n + t)` and `(k * n + b) * m + t`.
declare void @use(i32)
define void @two_levels(i32 %b, i32 %n, i32 %t) {
  %i0 = add nsw i32 %b, %t
  call void @use(i32 %i0)
  %m2 = shl i32 %n, 1
  %x2 = add i32 %m2, %t
  %i2 = add nsw i32 %b, %x2
  call void @use(i32 %i2)
  %m3 = mul i32 %n, 3
  %x3 = add i32 %m3, %t
  %i3 = add nsw i32 %b, %x3
  call void @use(i32 %i3)
  ret void
}
define void @products(i32 %b, i32 %n, i32 %m, i32 %t) {
  %p0 = mul i32 %b, %m
  %i0 = add nsw i32 %p0, %t
  call void @use(i32 %i0)
  %n1 = shl nsw i32 %n, 2
  %b1 = add nsw i32 %n1, %b
  %p1 = mul nsw i32 %b1, %m
  %i1 = add nsw i32 %p1, %t
  call void @use(i32 %i1)
  %n2 = mul i32 %n, 12
  %b2 = add i32 %n2, %b
  %p2 = mul i32 %m, %b2
  %i2 = add i32 %p2, %t
  call void @use(i32 %i2)
  ret void
}
; The product of `n` and `m` would serve one sum only.
define void @one_product(i32 %b, i32 %n, i32 %m, i32 %t) {
  %p0 = mul i32 %b, %m
  %i0 = add i32 %p0, %t
  call void @use(i32 %i0)
  %n1 = shl i32 %n, 2
  %b1 = add i32 %n1, %b
  %p1 = mul i32 %b1, %m
  %i1 = add i32 %p1, %t
  call void @use(i32 %i1)
  ret void
}
; Three values are added by one instruction.
define void @cheap(i32 %b, i32 %n, i32 %t) {
  %i0 = add i32 %b, %t
  call void @use(i32 %i0)
  %x1 = add i32 %n, %t
  %i1 = add i32 %b, %x1
  call void @use(i32 %i1)
  ret void
}
; The first sum may be poison where the second, which has no `u`, is none; and the first of two arms is not met in the second.
define void @other_value(i32 %b, i32 %n, i32 %t, i32 %u, i1 %c) {
  %i0 = add i32 %u, %t
  call void @use(i32 %i0)
  br i1 %c, label %yes, label %no
yes:
  %i1 = add i32 %b, %t
  call void @use(i32 %i1)
  ret void
no:
  %m2 = mul i32 %n, 3
  %x2 = add i32 %m2, %t
  %i2 = add i32 %b, %x2
  call void @use(i32 %i2)
  ret void
}
; EXPECT
; declare void @use(i32)
;
; define void @two_levels(i32 %b, i32 %n, i32 %t) {
;   %i0 = add i32 %b, %t
;   call void @use(i32 %i0)
;   %1 = shl i32 %n, 1
;   %i2 = add i32 %i0, %1
;   call void @use(i32 %i2)
;   %2 = mul i32 %n, 3
;   %i3 = add i32 %i0, %2
;   call void @use(i32 %i3)
;   ret void
; }
;
; define void @products(i32 %b, i32 %n, i32 %m, i32 %t) {
;   %p0 = mul i32 %b, %m
;   %i0 = add i32 %p0, %t
;   call void @use(i32 %i0)
;   %1 = mul i32 %n, %m
;   %2 = shl i32 %1, 2
;   %i1 = add i32 %i0, %2
;   call void @use(i32 %i1)
;   %3 = mul i32 %1, 12
;   %i2 = add i32 %i0, %3
;   call void @use(i32 %i2)
;   ret void
; }
;
; define void @one_product(i32 %b, i32 %n, i32 %m, i32 %t) {
;   %p0 = mul i32 %b, %m
;   %i0 = add i32 %p0, %t
;   call void @use(i32 %i0)
;   %n1 = shl i32 %n, 2
;   %b1 = add i32 %n1, %b
;   %p1 = mul i32 %b1, %m
;   %i1 = add i32 %p1, %t
;   call void @use(i32 %i1)
;   ret void
; }
;
; define void @cheap(i32 %b, i32 %n, i32 %t) {
;   %i0 = add i32 %b, %t
;   call void @use(i32 %i0)
;   %x1 = add i32 %n, %t
;   %i1 = add i32 %b, %x1
;   call void @use(i32 %i1)
;   ret void
; }
;
; define void @other_value(i32 %b, i32 %n, i32 %t, i32 %u, i1 %c) {
;   %i0 = add i32 %u, %t
;   call void @use(i32 %i0)
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %0
;   %i1 = add i32 %b, %t
;   call void @use(i32 %i1)
;   ret void
;
; no:                                               ; preds = %0
;   %m2 = mul i32 %n, 3
;   %x2 = add i32 %m2, %t
;   %i2 = add i32 %b, %x2
;   call void @use(i32 %i2)
;   ret void
; }
