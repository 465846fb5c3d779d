; RUN: opt -passes='slsr'
; Products of the same values but for a constant are made of the first, if that is cheaper; what must not wrap there is no start.
define void @rows(ptr addrspace(1) %p, i64 %y, i64 %w) {
  %m = mul nsw i64 %y, %w
  %a = getelementptr float, ptr addrspace(1) %p, i64 %m
  store float 0.0, ptr addrspace(1) %a
  %y1 = add nsw i64 %y, -1
  %n = mul i64 %y1, %w
  call void @use64(i64 %n)
  %y4 = add i64 %y, 4
  %n4 = mul i64 %w, %y4
  call void @use64(i64 %n4)
  ret void
}
define void @short(i32 %y, i32 %w) {
  %y1 = add nsw i32 %y, 1
  %m = mul nsw i32 %y1, %w
  call void @use32(i32 %m)
  %y2 = add nsw i32 %y, 2
  %n = mul nsw i32 %y2, %w
  call void @use32(i32 %n)
  %y5 = add nsw i32 %y, 5
  %k = mul nsw i32 %y5, %w
  call void @use32(i32 %k)
  ret void
}
define void @ext(i32 %y, i64 %w) {
  %z = zext i32 %y to i64
  %m = mul i64 %z, %w
  call void @use64(i64 %m)
  %y1 = add nuw i32 %y, 1
  %z1 = zext i32 %y1 to i64
  %n = mul i64 %z1, %w
  call void @use64(i64 %n)
  %y2 = add i32 %y, 1
  %z2 = zext i32 %y2 to i64
  %k = mul i64 %z2, %w
  call void @use64(i64 %k)
  ret void
}
define void @bound(i32 %y, i64 %w) {
  %y1 = add nuw i32 %y, 1
  %z1 = zext i32 %y1 to i64
  %n = mul i64 %z1, %w
  call void @use64(i64 %n)
  %z = zext i32 %y to i64
  %m = mul i64 %z, %w
  call void @use64(i64 %m)
  ret void
}
define void @branches(i1 %c, i64 %y, i64 %w) {
  br i1 %c, label %a, label %b
a:
  %m = mul i64 %y, %w
  call void @use64(i64 %m)
  br label %b
b:
  %y1 = add i64 %y, 1
  %n = mul i64 %y1, %w
  call void @use64(i64 %n)
  ret void
}
declare void @use64(i64)
declare void @use32(i32)
define void @costs_as_much(i32 %y, i32 %w) {
  %m = mul i32 %y, %w
  call void @use32(i32 %m)
  %y1 = add i32 %y, 1
  call void @use32(i32 %y1)
  %n = mul i32 %y1, %w
  call void @use32(i32 %n)
  %y2 = add i32 %y, -2
  %k = mul i32 %y2, %w
  call void @use32(i32 %k)
  ret void
}
define void @not_a_power_of_two(i64 %y, i64 %w) {
  %m = mul i64 %y, %w
  call void @use64(i64 %m)
  %y3 = add i64 %y, 3
  %n = mul i64 %y3, %w
  call void @use64(i64 %n)
  ret void
}
define void @equal(i64 %y, i64 %w) {
  %m = mul nuw i64 %y, %w
  call void @use64(i64 %m)
  %n = mul nsw i64 %w, %y
  call void @use64(i64 %n)
  ret void
}
; EXPECT
; define void @rows(ptr addrspace(1) %p, i64 %y, i64 %w) {
;   %m = mul i64 %y, %w
;   %a = getelementptr float, ptr addrspace(1) %p, i64 %m
;   store float 0.000000e+00, ptr addrspace(1) %a, align 4
;   %n = sub i64 %m, %w
;   call void @use64(i64 %n)
;   %1 = shl i64 %w, 2
;   %n4 = add i64 %m, %1
;   call void @use64(i64 %n4)
;   ret void
; }
;
; define void @short(i32 %y, i32 %w) {
;   %y1 = add i32 %y, 1
;   %m = mul i32 %y1, %w
;   call void @use32(i32 %m)
;   %n = add i32 %m, %w
;   call void @use32(i32 %n)
;   %1 = shl i32 %w, 2
;   %k = add i32 %m, %1
;   call void @use32(i32 %k)
;   ret void
; }
;
; define void @ext(i32 %y, i64 %w) {
;   %z = zext i32 %y to i64
;   %m = mul i64 %z, %w
;   call void @use64(i64 %m)
;   %n = add i64 %m, %w
;   call void @use64(i64 %n)
;   %y2 = add i32 %y, 1
;   %z2 = zext i32 %y2 to i64
;   %k = mul i64 %z2, %w
;   call void @use64(i64 %k)
;   ret void
; }
;
; define void @bound(i32 %y, i64 %w) {
;   %y1 = add nuw i32 %y, 1
;   %z1 = zext i32 %y1 to i64
;   %n = mul i64 %z1, %w
;   call void @use64(i64 %n)
;   %z = zext i32 %y to i64
;   %m = mul i64 %z, %w
;   call void @use64(i64 %m)
;   ret void
; }
;
; define void @branches(i1 %c, i64 %y, i64 %w) {
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %0
;   %m = mul i64 %y, %w
;   call void @use64(i64 %m)
;   br label %b
;
; b:                                                ; preds = %a, %0
;   %y1 = add i64 %y, 1
;   %n = mul i64 %y1, %w
;   call void @use64(i64 %n)
;   ret void
; }
;
; declare void @use64(i64)
;
; declare void @use32(i32)
;
; define void @costs_as_much(i32 %y, i32 %w) {
;   %m = mul i32 %y, %w
;   call void @use32(i32 %m)
;   %y1 = add i32 %y, 1
;   call void @use32(i32 %y1)
;   %n = mul i32 %y1, %w
;   call void @use32(i32 %n)
;   %y2 = add i32 %y, -2
;   %k = mul i32 %y2, %w
;   call void @use32(i32 %k)
;   ret void
; }
;
; define void @not_a_power_of_two(i64 %y, i64 %w) {
;   %m = mul i64 %y, %w
;   call void @use64(i64 %m)
;   %y3 = add i64 %y, 3
;   %n = mul i64 %y3, %w
;   call void @use64(i64 %n)
;   ret void
; }
;
; define void @equal(i64 %y, i64 %w) {
;   %n = mul i64 %y, %w
;   call void @use64(i64 %n)
;   call void @use64(i64 %n)
;   ret void
; }
