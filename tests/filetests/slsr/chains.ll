; RUN: opt -passes='slsr'
; Indices that only addresses of several arrays use, and the next index of the chain, go when all of these addresses are made of earlier ones: none is worth it alone. They stay where something else uses an index, where an array has no address to start from, and where several arrays lie at constant addresses, which share the products.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [4096 x float] undef, align 4
@b = internal addrspace(3) global [4096 x float] undef, align 4
define ptx_kernel void @two(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i0, i32 %s) {
  %i1 = add nsw i32 %i0, %s
  %i2 = add nsw i32 %i1, %s
  %z0 = sext i32 %i0 to i64
  %z1 = sext i32 %i1 to i64
  %z2 = sext i32 %i2 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z0
  %a0 = load float, ptr addrspace(1) %p0
  %p1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z1
  %a1 = load float, ptr addrspace(1) %p1
  %p2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z2
  %a2 = load float, ptr addrspace(1) %p2
  %b0 = fadd float %a0, %a1
  %b1 = fadd float %a1, %a2
  %b2 = fadd float %a2, %a0
  %q0 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z0
  store float %b0, ptr addrspace(1) %q0
  %q1 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z1
  store float %b1, ptr addrspace(1) %q1
  %q2 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z2
  store float %b2, ptr addrspace(1) %q2
  ret void
}
define ptx_kernel void @one(ptr addrspace(1) %p, i32 %i0, i32 %s, ptr addrspace(1) %q) {
  %i1 = add nsw i32 %i0, %s
  %i2 = add nsw i32 %i1, %s
  %z0 = sext i32 %i0 to i64
  %z1 = sext i32 %i1 to i64
  %z2 = sext i32 %i2 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z0
  %a0 = load float, ptr addrspace(1) %p0
  %p1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z1
  %a1 = load float, ptr addrspace(1) %p1
  %p2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z2
  %a2 = load float, ptr addrspace(1) %p2
  %b0 = fadd float %a0, %a1
  %b1 = fadd float %b0, %a2
  store float %b1, ptr addrspace(1) %q
  ret void
}
define ptx_kernel void @multiples(ptr addrspace(1) noalias readonly %p, ptr addrspace(1) noalias %q, i32 %n, i64 %x) {
  %m1 = shl nsw i32 %n, 3
  %i1 = sext i32 %m1 to i64
  %g1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i1
  %v1 = load float, ptr addrspace(1) %g1, align 4
  %m2 = shl nsw i32 %n, 4
  %i2 = sext i32 %m2 to i64
  %g2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i2
  %v2 = load float, ptr addrspace(1) %g2, align 4
  %m3 = mul nsw i32 %n, 24
  %i3 = sext i32 %m3 to i64
  %g3 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i3
  %v3 = load float, ptr addrspace(1) %g3, align 4
  %h1 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %i1
  store float %v1, ptr addrspace(1) %h1, align 4
  %h2 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %i2
  store float %v2, ptr addrspace(1) %h2, align 4
  %h3 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %i3
  store float %v3, ptr addrspace(1) %h3, align 4
  ret void
}
define ptx_kernel void @downwards(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i0, i32 %s) {
  %i1 = sub nsw i32 %i0, %s
  %i2 = sub nsw i32 %i1, %s
  %z0 = sext i32 %i0 to i64
  %z1 = sext i32 %i1 to i64
  %z2 = sext i32 %i2 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z0
  %a0 = load float, ptr addrspace(1) %p0
  %p1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z1
  %a1 = load float, ptr addrspace(1) %p1
  %p2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z2
  %a2 = load float, ptr addrspace(1) %p2
  %b0 = fadd float %a0, %a1
  %b1 = fadd float %a1, %a2
  %b2 = fadd float %a2, %a0
  %q0 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z0
  store float %b0, ptr addrspace(1) %q0
  %q1 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z1
  store float %b1, ptr addrspace(1) %q1
  %q2 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z2
  store float %b2, ptr addrspace(1) %q2
  ret void
}
define ptx_kernel void @index_stays(ptr addrspace(1) %p, ptr addrspace(1) %r, ptr addrspace(1) %q, i32 %i0, i32 %s) {
  %i1 = add nsw i32 %i0, %s
  %i2 = add nsw i32 %i1, %s
  %z0 = sext i32 %i0 to i64
  %z1 = sext i32 %i1 to i64
  %z2 = sext i32 %i2 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z0
  %a0 = load float, ptr addrspace(1) %p0
  %p1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z1
  %a1 = load float, ptr addrspace(1) %p1
  %p2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z2
  %a2 = load float, ptr addrspace(1) %p2
  %b0 = fadd float %a0, %a1
  %b1 = fadd float %a1, %a2
  %b2 = fadd float %a2, %a0
  %q0 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z0
  store float %b0, ptr addrspace(1) %q0
  %q1 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z1
  store float %b1, ptr addrspace(1) %q1
  %q2 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z2
  store float %b2, ptr addrspace(1) %q2
  store i32 %i2, ptr addrspace(1) %r
  ret void
}
define ptx_kernel void @no_start(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i0, i32 %s) {
  %i1 = add nsw i32 %i0, %s
  %i2 = add nsw i32 %i1, %s
  %z0 = sext i32 %i0 to i64
  %z1 = sext i32 %i1 to i64
  %z2 = sext i32 %i2 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z0
  %a0 = load float, ptr addrspace(1) %p0
  %p1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z1
  %a1 = load float, ptr addrspace(1) %p1
  %p2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z2
  %a2 = load float, ptr addrspace(1) %p2
  %b0 = fadd float %a0, %a1
  %b1 = fadd float %a1, %a2
  %b2 = fadd float %a2, %a0
  %q0 = getelementptr inbounds float, ptr addrspace(1) %q, i64 0
  store float %b0, ptr addrspace(1) %q0
  %q1 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z1
  store float %b1, ptr addrspace(1) %q1
  %q2 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z2
  store float %b2, ptr addrspace(1) %q2
  ret void
}
define ptx_kernel void @constant_addresses(i32 %i0, i32 %s) {
  %i1 = add nsw i32 %i0, %s
  %i2 = add nsw i32 %i1, %s
  %z0 = sext i32 %i0 to i64
  %z1 = sext i32 %i1 to i64
  %z2 = sext i32 %i2 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(3) @a, i64 %z0
  %a0 = load float, ptr addrspace(3) %p0
  %p1 = getelementptr inbounds float, ptr addrspace(3) @a, i64 %z1
  %a1 = load float, ptr addrspace(3) %p1
  %p2 = getelementptr inbounds float, ptr addrspace(3) @a, i64 %z2
  %a2 = load float, ptr addrspace(3) %p2
  %b0 = fadd float %a0, %a1
  %b1 = fadd float %a1, %a2
  %b2 = fadd float %a2, %a0
  %q0 = getelementptr inbounds float, ptr addrspace(3) @b, i64 %z0
  store float %b0, ptr addrspace(3) %q0
  %q1 = getelementptr inbounds float, ptr addrspace(3) @b, i64 %z1
  store float %b1, ptr addrspace(3) %q1
  %q2 = getelementptr inbounds float, ptr addrspace(3) @b, i64 %z2
  store float %b2, ptr addrspace(3) %q2
  ret void
}
define ptx_kernel void @one_constant_address(i32 %i0, i32 %s, ptr addrspace(1) %q) {
  %i1 = add nsw i32 %i0, %s
  %i2 = add nsw i32 %i1, %s
  %z0 = sext i32 %i0 to i64
  %z1 = sext i32 %i1 to i64
  %z2 = sext i32 %i2 to i64
  %p0 = getelementptr inbounds float, ptr addrspace(3) @a, i64 %z0
  %a0 = load float, ptr addrspace(3) %p0
  %p1 = getelementptr inbounds float, ptr addrspace(3) @a, i64 %z1
  %a1 = load float, ptr addrspace(3) %p1
  %p2 = getelementptr inbounds float, ptr addrspace(3) @a, i64 %z2
  %a2 = load float, ptr addrspace(3) %p2
  %b0 = fadd float %a0, %a1
  %b1 = fadd float %b0, %a2
  store float %b1, ptr addrspace(1) %q
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @a = internal addrspace(3) global [4096 x float] undef, align 4
; @b = internal addrspace(3) global [4096 x float] undef, align 4
;
; define ptx_kernel void @two(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i0, i32 %s) {
;   %z0 = sext i32 %i0 to i64
;   %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z0
;   %a0 = load float, ptr addrspace(1) %p0, align 4
;   %1 = sext i32 %s to i64
;   %2 = mul i64 %1, 4
;   %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 %2
;   %a1 = load float, ptr addrspace(1) %p1, align 4
;   %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 %2
;   %a2 = load float, ptr addrspace(1) %p2, align 4
;   %b0 = fadd float %a0, %a1
;   %b1 = fadd float %a1, %a2
;   %b2 = fadd float %a2, %a0
;   %q0 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z0
;   store float %b0, ptr addrspace(1) %q0, align 4
;   %q1 = getelementptr i8, ptr addrspace(1) %q0, i64 %2
;   store float %b1, ptr addrspace(1) %q1, align 4
;   %q2 = getelementptr i8, ptr addrspace(1) %q1, i64 %2
;   store float %b2, ptr addrspace(1) %q2, align 4
;   ret void
; }
;
; define ptx_kernel void @one(ptr addrspace(1) %p, i32 %i0, i32 %s, ptr addrspace(1) %q) {
;   %z0 = sext i32 %i0 to i64
;   %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z0
;   %a0 = load float, ptr addrspace(1) %p0, align 4
;   %1 = sext i32 %s to i64
;   %2 = mul i64 %1, 4
;   %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 %2
;   %a1 = load float, ptr addrspace(1) %p1, align 4
;   %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 %2
;   %a2 = load float, ptr addrspace(1) %p2, align 4
;   %b0 = fadd float %a0, %a1
;   %b1 = fadd float %b0, %a2
;   store float %b1, ptr addrspace(1) %q, align 4
;   ret void
; }
;
; define ptx_kernel void @multiples(ptr addrspace(1) noalias readonly %p, ptr addrspace(1) noalias %q, i32 %n, i64 %x) {
;   %m1 = shl nsw i32 %n, 3
;   %i1 = sext i32 %m1 to i64
;   %g1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i1
;   %v1 = load float, ptr addrspace(1) %g1, align 4
;   %1 = sext i32 %n to i64
;   %2 = mul i64 %1, 32
;   %g2 = getelementptr i8, ptr addrspace(1) %g1, i64 %2
;   %v2 = load float, ptr addrspace(1) %g2, align 4
;   %g3 = getelementptr i8, ptr addrspace(1) %g2, i64 %2
;   %v3 = load float, ptr addrspace(1) %g3, align 4
;   %h1 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %i1
;   store float %v1, ptr addrspace(1) %h1, align 4
;   %h2 = getelementptr i8, ptr addrspace(1) %h1, i64 %2
;   store float %v2, ptr addrspace(1) %h2, align 4
;   %h3 = getelementptr i8, ptr addrspace(1) %h2, i64 %2
;   store float %v3, ptr addrspace(1) %h3, align 4
;   ret void
; }
;
; define ptx_kernel void @downwards(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i0, i32 %s) {
;   %z0 = sext i32 %i0 to i64
;   %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z0
;   %a0 = load float, ptr addrspace(1) %p0, align 4
;   %1 = sext i32 %s to i64
;   %2 = mul i64 %1, -4
;   %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 %2
;   %a1 = load float, ptr addrspace(1) %p1, align 4
;   %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 %2
;   %a2 = load float, ptr addrspace(1) %p2, align 4
;   %b0 = fadd float %a0, %a1
;   %b1 = fadd float %a1, %a2
;   %b2 = fadd float %a2, %a0
;   %q0 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z0
;   store float %b0, ptr addrspace(1) %q0, align 4
;   %q1 = getelementptr i8, ptr addrspace(1) %q0, i64 %2
;   store float %b1, ptr addrspace(1) %q1, align 4
;   %q2 = getelementptr i8, ptr addrspace(1) %q1, i64 %2
;   store float %b2, ptr addrspace(1) %q2, align 4
;   ret void
; }
;
; define ptx_kernel void @index_stays(ptr addrspace(1) %p, ptr addrspace(1) %r, ptr addrspace(1) %q, i32 %i0, i32 %s) {
;   %i1 = add nsw i32 %i0, %s
;   %i2 = add nsw i32 %i1, %s
;   %z0 = sext i32 %i0 to i64
;   %z1 = sext i32 %i1 to i64
;   %z2 = sext i32 %i2 to i64
;   %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z0
;   %a0 = load float, ptr addrspace(1) %p0, align 4
;   %p1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z1
;   %a1 = load float, ptr addrspace(1) %p1, align 4
;   %p2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z2
;   %a2 = load float, ptr addrspace(1) %p2, align 4
;   %b0 = fadd float %a0, %a1
;   %b1 = fadd float %a1, %a2
;   %b2 = fadd float %a2, %a0
;   %q0 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z0
;   store float %b0, ptr addrspace(1) %q0, align 4
;   %q1 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z1
;   store float %b1, ptr addrspace(1) %q1, align 4
;   %q2 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z2
;   store float %b2, ptr addrspace(1) %q2, align 4
;   store i32 %i2, ptr addrspace(1) %r, align 4
;   ret void
; }
;
; define ptx_kernel void @no_start(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i0, i32 %s) {
;   %i1 = add nsw i32 %i0, %s
;   %z0 = sext i32 %i0 to i64
;   %z1 = sext i32 %i1 to i64
;   %p0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z0
;   %a0 = load float, ptr addrspace(1) %p0, align 4
;   %p1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %z1
;   %a1 = load float, ptr addrspace(1) %p1, align 4
;   %1 = sext i32 %s to i64
;   %2 = mul i64 %1, 4
;   %p2 = getelementptr i8, ptr addrspace(1) %p1, i64 %2
;   %a2 = load float, ptr addrspace(1) %p2, align 4
;   %b0 = fadd float %a0, %a1
;   %b1 = fadd float %a1, %a2
;   %b2 = fadd float %a2, %a0
;   %q0 = getelementptr inbounds float, ptr addrspace(1) %q, i64 0
;   store float %b0, ptr addrspace(1) %q0, align 4
;   %q1 = getelementptr inbounds float, ptr addrspace(1) %q, i64 %z1
;   store float %b1, ptr addrspace(1) %q1, align 4
;   %q2 = getelementptr i8, ptr addrspace(1) %q1, i64 %2
;   store float %b2, ptr addrspace(1) %q2, align 4
;   ret void
; }
;
; define ptx_kernel void @constant_addresses(i32 %i0, i32 %s) {
;   %i1 = add nsw i32 %i0, %s
;   %i2 = add nsw i32 %i1, %s
;   %z0 = sext i32 %i0 to i64
;   %z1 = sext i32 %i1 to i64
;   %z2 = sext i32 %i2 to i64
;   %p0 = getelementptr inbounds float, ptr addrspace(3) @a, i64 %z0
;   %a0 = load float, ptr addrspace(3) %p0, align 4
;   %p1 = getelementptr inbounds float, ptr addrspace(3) @a, i64 %z1
;   %a1 = load float, ptr addrspace(3) %p1, align 4
;   %p2 = getelementptr inbounds float, ptr addrspace(3) @a, i64 %z2
;   %a2 = load float, ptr addrspace(3) %p2, align 4
;   %b0 = fadd float %a0, %a1
;   %b1 = fadd float %a1, %a2
;   %b2 = fadd float %a2, %a0
;   %q0 = getelementptr inbounds float, ptr addrspace(3) @b, i64 %z0
;   store float %b0, ptr addrspace(3) %q0, align 4
;   %q1 = getelementptr inbounds float, ptr addrspace(3) @b, i64 %z1
;   store float %b1, ptr addrspace(3) %q1, align 4
;   %q2 = getelementptr inbounds float, ptr addrspace(3) @b, i64 %z2
;   store float %b2, ptr addrspace(3) %q2, align 4
;   ret void
; }
;
; define ptx_kernel void @one_constant_address(i32 %i0, i32 %s, ptr addrspace(1) %q) {
;   %z0 = sext i32 %i0 to i64
;   %p0 = getelementptr inbounds float, ptr addrspace(3) @a, i64 %z0
;   %a0 = load float, ptr addrspace(3) %p0, align 4
;   %1 = sext i32 %s to i64
;   %2 = mul i64 %1, 4
;   %p1 = getelementptr i8, ptr addrspace(3) %p0, i64 %2
;   %a1 = load float, ptr addrspace(3) %p1, align 4
;   %p2 = getelementptr i8, ptr addrspace(3) %p1, i64 %2
;   %a2 = load float, ptr addrspace(3) %p2, align 4
;   %b0 = fadd float %a0, %a1
;   %b1 = fadd float %b0, %a2
;   store float %b1, ptr addrspace(1) %q, align 4
;   ret void
; }
