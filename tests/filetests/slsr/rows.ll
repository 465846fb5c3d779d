; RUN: opt -passes='slsr'
; Rows of a matrix, one stride apart: one product, one addition per row.
define void @f(ptr addrspace(1) %p, i32 %x, i32 %w) {
  %i0 = sext i32 %x to i64
  %a0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i0
  store float 0.0, ptr addrspace(1) %a0, align 4
  %s1 = add nsw i32 %x, %w
  %i1 = sext i32 %s1 to i64
  %a1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i1
  store float 1.0, ptr addrspace(1) %a1, align 4
  %w2 = shl nsw i32 %w, 1
  %s2 = add nsw i32 %w2, %x
  %i2 = sext i32 %s2 to i64
  %a2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i2
  store float 2.0, ptr addrspace(1) %a2, align 4
  %w3 = mul nsw i32 %w, 3
  %s3 = add nsw i32 %w3, %x
  %i3 = sext i32 %s3 to i64
  %a3 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i3
  store float 3.0, ptr addrspace(1) %a3, align 4
  ret void
}
; EXPECT
; define void @f(ptr addrspace(1) %p, i32 %x, i32 %w) {
;   %i0 = sext i32 %x to i64
;   %a0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i0
;   store float 0.000000e+00, ptr addrspace(1) %a0, align 4
;   %1 = sext i32 %w to i64
;   %2 = mul i64 %1, 4
;   %a1 = getelementptr i8, ptr addrspace(1) %a0, i64 %2
;   store float 1.000000e+00, ptr addrspace(1) %a1, align 4
;   %a2 = getelementptr i8, ptr addrspace(1) %a1, i64 %2
;   store float 2.000000e+00, ptr addrspace(1) %a2, align 4
;   %a3 = getelementptr i8, ptr addrspace(1) %a2, i64 %2
;   store float 3.000000e+00, ptr addrspace(1) %a3, align 4
;   ret void
; }
