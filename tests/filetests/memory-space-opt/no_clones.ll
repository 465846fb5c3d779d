; RUN: opt -passes='memory-space-opt<second>' -do-clone-for-ip-msp=0
; Without clones a function whose callers pass different spaces takes any address.
@s = internal addrspace(3) global [64 x i32] poison

define internal i32 @f(ptr %p) noinline {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define ptx_kernel void @k(ptr addrspace(1) %g) {
  %q = addrspacecast ptr addrspace(1) %g to ptr
  %a = call i32 @f(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %b = call i32 @f(ptr %q)
  ret void
}
; EXPECT
; @s = internal addrspace(3) global [64 x i32] poison
;
; ; Function Attrs: noinline
; define internal i32 @f(ptr %p) #0 {
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
; }
;
; define ptx_kernel void @k(ptr addrspace(1) %g) {
;   %q = addrspacecast ptr addrspace(1) %g to ptr
;   %a = call i32 @f(ptr addrspacecast (ptr addrspace(3) @s to ptr))
;   %b = call i32 @f(ptr %q)
;   ret void
; }
;
; attributes #0 = { noinline }
