; RUN: opt -passes='slsr'
; Iterations of an unrolled loop number themselves by a mask, whose products with a row's length differ by that length.
define float @f(ptr addrspace(1) %p, i32 %k, i32 %n, i32 %column) {
  %m0 = mul nsw i32 %k, %n
  %s0 = add nsw i32 %m0, %column
  %w0 = sext i32 %s0 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w0
  %v0 = load float, ptr addrspace(1) %p0, align 4
  %k1 = or disjoint i32 %k, 1
  %m1 = mul nsw i32 %k1, %n
  %s1 = add nsw i32 %m1, %column
  %w1 = sext i32 %s1 to i64
  %p1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w1
  %v1 = load float, ptr addrspace(1) %p1, align 4
  %k2 = or disjoint i32 %k, 2
  %m2 = mul nsw i32 %k2, %n
  %s2 = add nsw i32 %m2, %column
  %w2 = sext i32 %s2 to i64
  %p2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w2
  %v2 = load float, ptr addrspace(1) %p2, align 4
  %x = fadd float %v0, %v1
  %y = fadd float %x, %v2
  ret float %y
}
; A mask that may have a carry, and one with the sign, are no sums.
define float @g(ptr addrspace(1) %p, i32 %k, i32 %n, i32 %column) {
  %m0 = mul nsw i32 %k, %n
  %s0 = add nsw i32 %m0, %column
  %w0 = sext i32 %s0 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w0
  %v0 = load float, ptr addrspace(1) %p0, align 4
  %k1 = or i32 %k, 1
  %m1 = mul nsw i32 %k1, %n
  %s1 = add nsw i32 %m1, %column
  %w1 = sext i32 %s1 to i64
  %p1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w1
  %v1 = load float, ptr addrspace(1) %p1, align 4
  %k2 = or disjoint i32 %k, -2147483648
  %m2 = mul nsw i32 %k2, %n
  %s2 = add nsw i32 %m2, %column
  %w2 = sext i32 %s2 to i64
  %p2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w2
  %v2 = load float, ptr addrspace(1) %p2, align 4
  %x = fadd float %v0, %v1
  %y = fadd float %x, %v2
  ret float %y
}
; Users of the counter with one operand are no products.
define float @h(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %k, i32 %n) {
  %wide = sext i32 %k to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %wide
  %v0 = load float, ptr addrspace(1) %p0, align 4
  %k1 = or disjoint i32 %k, 1
  %m1 = mul nsw i32 %k1, %n
  %w1 = sext i32 %m1 to i64
  %p1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w1
  %v1 = load float, ptr addrspace(1) %p1, align 4
  %x = fadd float %v0, %v1
  ret float %x
}
; EXPECT
; define float @f(ptr addrspace(1) %p, i32 %k, i32 %n, i32 %column) {
;   %m0 = mul nsw i32 %k, %n
;   %s0 = add nsw i32 %m0, %column
;   %w0 = sext i32 %s0 to i64
;   %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w0
;   %v0 = load float, ptr addrspace(1) %p0, align 4
;   %1 = sext i32 %n to i64
;   %2 = mul i64 %1, 4
;   %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 %2
;   %v1 = load float, ptr addrspace(1) %p1, align 4
;   %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 %2
;   %v2 = load float, ptr addrspace(1) %p2, align 4
;   %x = fadd float %v0, %v1
;   %y = fadd float %x, %v2
;   ret float %y
; }
;
; define float @g(ptr addrspace(1) %p, i32 %k, i32 %n, i32 %column) {
;   %m0 = mul nsw i32 %k, %n
;   %s0 = add nsw i32 %m0, %column
;   %w0 = sext i32 %s0 to i64
;   %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w0
;   %v0 = load float, ptr addrspace(1) %p0, align 4
;   %k1 = or i32 %k, 1
;   %m1 = mul nsw i32 %k1, %n
;   %s1 = add nsw i32 %m1, %column
;   %w1 = sext i32 %s1 to i64
;   %p1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w1
;   %v1 = load float, ptr addrspace(1) %p1, align 4
;   %k2 = or disjoint i32 %k, -2147483648
;   %m2 = mul nsw i32 %k2, %n
;   %s2 = add nsw i32 %m2, %column
;   %w2 = sext i32 %s2 to i64
;   %p2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w2
;   %v2 = load float, ptr addrspace(1) %p2, align 4
;   %x = fadd float %v0, %v1
;   %y = fadd float %x, %v2
;   ret float %y
; }
;
; define float @h(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %k, i32 %n) {
;   %wide = sext i32 %k to i64
;   %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %wide
;   %v0 = load float, ptr addrspace(1) %p0, align 4
;   %k1 = or disjoint i32 %k, 1
;   %m1 = mul nsw i32 %k1, %n
;   %w1 = sext i32 %m1 to i64
;   %p1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %w1
;   %v1 = load float, ptr addrspace(1) %p1, align 4
;   %x = fadd float %v0, %v1
;   ret float %x
; }
