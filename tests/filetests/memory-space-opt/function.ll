; RUN: opt -passes='memory-space-opt'
; Within a function addresses are inferred as infer-address-spaces does.
define i32 @f(ptr addrspace(1) %g, i64 %i) {
  %p = addrspacecast ptr addrspace(1) %g to ptr
  %q = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
; EXPECT
; define i32 @f(ptr addrspace(1) %g, i64 %i) {
;   %q = getelementptr i32, ptr addrspace(1) %g, i64 %i
;   %v = load i32, ptr addrspace(1) %q, align 4
;   ret i32 %v
; }
