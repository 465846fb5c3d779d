; RUN: opt -passes='slsr'
; Addresses under guards that follow one another are made of a common start before the first guard.
define void @guards(ptr addrspace(1) %a, ptr addrspace(1) %o, i32 %r, i32 %n, i32 %t, i32 %d, i1 %c0, i1 %c1, i1 %c2) {
entry:
  %s = mul nsw i32 %r, %n
  %i1 = add nsw i32 %t, %d
  %i2 = add nsw i32 %i1, %d
  br i1 %c0, label %a0, label %b0
a0:
  %x0 = add nsw i32 %s, %t
  %z0 = sext i32 %x0 to i64
  %p0 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z0
  store double 0.0, ptr addrspace(1) %p0
  br label %b0
b0:
  br i1 %c1, label %a1, label %b1
a1:
  %x1 = add nsw i32 %s, %i1
  %z1 = sext i32 %x1 to i64
  %p1 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z1
  store double 1.0, ptr addrspace(1) %p1
  br label %b1
b1:
  br i1 %c2, label %a2, label %e
a2:
  %x2 = add nsw i32 %s, %i2
  %z2 = sext i32 %x2 to i64
  %p2 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z2
  store double 2.0, ptr addrspace(1) %p2
  br label %e
e:
  ret void
}
; Sums that may wrap are other numbers when they are extended apart.
define void @may_wrap(ptr addrspace(1) %a, i32 %s, i32 %t, i32 %d, i1 %c0, i1 %c1, i1 %c2) {
entry:
  %i1 = add i32 %t, %d
  %i2 = add i32 %i1, %d
  br i1 %c0, label %a0, label %b0
a0:
  %x0 = add i32 %s, %t
  %z0 = sext i32 %x0 to i64
  %p0 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z0
  store double 0.0, ptr addrspace(1) %p0
  br label %b0
b0:
  br i1 %c1, label %a1, label %b1
a1:
  %x1 = add i32 %s, %i1
  %z1 = sext i32 %x1 to i64
  %p1 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z1
  store double 1.0, ptr addrspace(1) %p1
  br label %b1
b1:
  br i1 %c2, label %a2, label %e
a2:
  %x2 = add i32 %s, %i2
  %z2 = sext i32 %x2 to i64
  %p2 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z2
  store double 2.0, ptr addrspace(1) %p2
  br label %e
e:
  ret void
}
; One of the addresses is computed at most: a start would come on top.
define void @alternatives(ptr addrspace(1) %a, i32 %s, i32 %t, i32 %u, i32 %v, i32 %k) {
entry:
  switch i32 %k, label %e [ i32 0, label %a0
                            i32 1, label %a1
                            i32 2, label %a2 ]
a0:
  %x0 = add nsw i32 %s, %t
  %z0 = sext i32 %x0 to i64
  %p0 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z0
  store double 0.0, ptr addrspace(1) %p0
  br label %e
a1:
  %x1 = add nsw i32 %s, %u
  %z1 = sext i32 %x1 to i64
  %p1 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z1
  store double 1.0, ptr addrspace(1) %p1
  br label %e
a2:
  %x2 = add nsw i32 %s, %v
  %z2 = sext i32 %x2 to i64
  %p2 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z2
  store double 2.0, ptr addrspace(1) %p2
  br label %e
e:
  ret void
}
; EXPECT
; define void @guards(ptr addrspace(1) %a, ptr addrspace(1) %o, i32 %r, i32 %n, i32 %t, i32 %d, i1 %c0, i1 %c1, i1 %c2) {
; entry:
;   %s = mul nsw i32 %r, %n
;   %0 = sext i32 %s to i64
;   %1 = mul i64 %0, 8
;   %2 = getelementptr i8, ptr addrspace(1) %a, i64 %1
;   %3 = sext i32 %t to i64
;   %4 = mul i64 %3, 8
;   %5 = getelementptr i8, ptr addrspace(1) %2, i64 %4
;   br i1 %c0, label %a0, label %b0
;
; a0:                                               ; preds = %entry
;   store double 0.000000e+00, ptr addrspace(1) %5, align 8
;   br label %b0
;
; b0:                                               ; preds = %a0, %entry
;   br i1 %c1, label %a1, label %b1
;
; a1:                                               ; preds = %b0
;   %6 = sext i32 %d to i64
;   %7 = mul i64 %6, 8
;   %p1 = getelementptr i8, ptr addrspace(1) %5, i64 %7
;   store double 1.000000e+00, ptr addrspace(1) %p1, align 8
;   br label %b1
;
; b1:                                               ; preds = %a1, %b0
;   br i1 %c2, label %a2, label %e
;
; a2:                                               ; preds = %b1
;   %8 = sext i32 %d to i64
;   %9 = mul i64 %8, 16
;   %p2 = getelementptr i8, ptr addrspace(1) %5, i64 %9
;   store double 2.000000e+00, ptr addrspace(1) %p2, align 8
;   br label %e
;
; e:                                                ; preds = %a2, %b1
;   ret void
; }
;
; define void @may_wrap(ptr addrspace(1) %a, i32 %s, i32 %t, i32 %d, i1 %c0, i1 %c1, i1 %c2) {
; entry:
;   %i1 = add i32 %t, %d
;   %i2 = add i32 %i1, %d
;   br i1 %c0, label %a0, label %b0
;
; a0:                                               ; preds = %entry
;   %x0 = add i32 %s, %t
;   %z0 = sext i32 %x0 to i64
;   %p0 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z0
;   store double 0.000000e+00, ptr addrspace(1) %p0, align 8
;   br label %b0
;
; b0:                                               ; preds = %a0, %entry
;   br i1 %c1, label %a1, label %b1
;
; a1:                                               ; preds = %b0
;   %x1 = add i32 %s, %i1
;   %z1 = sext i32 %x1 to i64
;   %p1 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z1
;   store double 1.000000e+00, ptr addrspace(1) %p1, align 8
;   br label %b1
;
; b1:                                               ; preds = %a1, %b0
;   br i1 %c2, label %a2, label %e
;
; a2:                                               ; preds = %b1
;   %x2 = add i32 %s, %i2
;   %z2 = sext i32 %x2 to i64
;   %p2 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z2
;   store double 2.000000e+00, ptr addrspace(1) %p2, align 8
;   br label %e
;
; e:                                                ; preds = %a2, %b1
;   ret void
; }
;
; define void @alternatives(ptr addrspace(1) %a, i32 %s, i32 %t, i32 %u, i32 %v, i32 %k) {
; entry:
;   switch i32 %k, label %e [
;     i32 0, label %a0
;     i32 1, label %a1
;     i32 2, label %a2
;   ]
;
; a0:                                               ; preds = %entry
;   %x0 = add nsw i32 %s, %t
;   %z0 = sext i32 %x0 to i64
;   %p0 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z0
;   store double 0.000000e+00, ptr addrspace(1) %p0, align 8
;   br label %e
;
; a1:                                               ; preds = %entry
;   %x1 = add nsw i32 %s, %u
;   %z1 = sext i32 %x1 to i64
;   %p1 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z1
;   store double 1.000000e+00, ptr addrspace(1) %p1, align 8
;   br label %e
;
; a2:                                               ; preds = %entry
;   %x2 = add nsw i32 %s, %v
;   %z2 = sext i32 %x2 to i64
;   %p2 = getelementptr inbounds double, ptr addrspace(1) %a, i64 %z2
;   store double 2.000000e+00, ptr addrspace(1) %p2, align 8
;   br label %e
;
; e:                                                ; preds = %a2, %a1, %a0, %entry
;   ret void
; }
