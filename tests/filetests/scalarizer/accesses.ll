; RUN: opt -passes='scalarizer<load-store>'
; Loads and stores are taken apart where that is asked for, with the alignment of each element; volatile ones stay.
define void @f(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %v = load <4 x i32>, ptr addrspace(1) %p, align 16
  %w = mul <4 x i32> %v, %v
  store <4 x i32> %w, ptr addrspace(3) %q, align 8
  %x = load volatile <2 x i32>, ptr addrspace(1) %p, align 8
  store volatile <2 x i32> %x, ptr addrspace(3) %q, align 8
  ret void
}
; EXPECT
; define void @f(ptr addrspace(1) %p, ptr addrspace(3) %q) {
;   %q.i1 = getelementptr i32, ptr addrspace(3) %q, i32 1
;   %q.i2 = getelementptr i32, ptr addrspace(3) %q, i32 2
;   %q.i3 = getelementptr i32, ptr addrspace(3) %q, i32 3
;   %v.i0 = load i32, ptr addrspace(1) %p, align 16
;   %p.i1 = getelementptr i32, ptr addrspace(1) %p, i32 1
;   %v.i1 = load i32, ptr addrspace(1) %p.i1, align 4
;   %p.i2 = getelementptr i32, ptr addrspace(1) %p, i32 2
;   %v.i2 = load i32, ptr addrspace(1) %p.i2, align 8
;   %p.i3 = getelementptr i32, ptr addrspace(1) %p, i32 3
;   %v.i3 = load i32, ptr addrspace(1) %p.i3, align 4
;   %w.i0 = mul i32 %v.i0, %v.i0
;   %w.i1 = mul i32 %v.i1, %v.i1
;   %w.i2 = mul i32 %v.i2, %v.i2
;   %w.i3 = mul i32 %v.i3, %v.i3
;   store i32 %w.i0, ptr addrspace(3) %q, align 8
;   store i32 %w.i1, ptr addrspace(3) %q.i1, align 4
;   store i32 %w.i2, ptr addrspace(3) %q.i2, align 8
;   store i32 %w.i3, ptr addrspace(3) %q.i3, align 4
;   %x = load volatile <2 x i32>, ptr addrspace(1) %p, align 8
;   store volatile <2 x i32> %x, ptr addrspace(3) %q, align 8
;   ret void
; }
