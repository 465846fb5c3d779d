; RUN: opt -passes='infer-address-spaces'
; The address that a cast to generic and an index give is computed in the space before the cast, and the load is of that space.
define float @f(ptr addrspace(3) %p, i64 %i) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %q = getelementptr inbounds float, ptr %g, i64 %i
  %v = load float, ptr %q, align 4
  ret float %v
}
; EXPECT
; define float @f(ptr addrspace(3) %p, i64 %i) {
;   %q = getelementptr inbounds float, ptr addrspace(3) %p, i64 %i
;   %v = load float, ptr addrspace(3) %q, align 4
;   ret float %v
; }
