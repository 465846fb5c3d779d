; RUN: opt -passes='memory-space-opt<second>' -do-clone-for-ip-msp=0
; A parameter that all calls give shared addresses, some through another function, is a shared address; one of two spaces is not.
@s = internal addrspace(3) global [64 x i32] poison

define internal i32 @deep(ptr %p) noinline {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define internal i32 @middle(ptr %p, ptr %q) noinline {
  %a = getelementptr i32, ptr %p, i64 1
  %v = call i32 @deep(ptr %a)
  store i32 %v, ptr %q, align 4
  ret i32 %v
}

define ptx_kernel void @k(ptr addrspace(1) %g) {
  %p = addrspacecast ptr addrspace(3) @s to ptr
  %q = addrspacecast ptr addrspace(1) %g to ptr
  %a = call i32 @middle(ptr %p, ptr %q)
  %b = call i32 @middle(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %p)
  ret void
}
; EXPECT
; @s = internal addrspace(3) global [64 x i32] poison
;
; ; Function Attrs: noinline
; define internal i32 @deep(ptr %p) #0 {
;   %1 = addrspacecast ptr %p to ptr addrspace(3)
;   %v = load i32, ptr addrspace(3) %1, align 4
;   ret i32 %v
; }
;
; ; Function Attrs: noinline
; define internal i32 @middle(ptr %p, ptr %q) #0 {
;   %a = getelementptr i32, ptr %p, i64 1
;   %v = call i32 @deep(ptr %a)
;   store i32 %v, ptr %q, align 4
;   ret i32 %v
; }
;
; define ptx_kernel void @k(ptr addrspace(1) %g) {
;   %p = addrspacecast ptr addrspace(3) @s to ptr
;   %q = addrspacecast ptr addrspace(1) %g to ptr
;   %a = call i32 @middle(ptr %p, ptr %q)
;   %b = call i32 @middle(ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr %p)
;   ret void
; }
;
; attributes #0 = { noinline }
