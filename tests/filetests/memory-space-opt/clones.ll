; RUN: opt -passes='memory-space-opt<second>'
; Callers of a function pass global and shared addresses: one more clone does for each space, through a second function too. What is only compared, and calls that pass any address, stay.
@s = internal addrspace(3) global [64 x i32] poison

define internal i32 @deep(ptr %p) noinline {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define internal i32 @middle(ptr %p) noinline {
  %a = getelementptr i32, ptr %p, i64 1
  %v = call i32 @deep(ptr %a)
  ret i32 %v
}
define i1 @compares(ptr %p) {
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i32 @visible(ptr %p) noinline {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define ptx_kernel void @k(ptr addrspace(1) %g, ptr %any) {
  %q = addrspacecast ptr addrspace(1) %g to ptr
  %a = call i32 @middle(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  %b = call i32 @middle(ptr %q)
  %c = call i1 @compares(ptr %q)
  %d = call i32 @visible(ptr %q)
  %e = call i32 @visible(ptr %any)
  ret void
}
; EXPECT
; @s = internal addrspace(3) global [64 x i32] poison
;
; ; Function Attrs: noinline
; define internal i32 @deep(ptr %p) #0 {
;   %1 = addrspacecast ptr %p to ptr addrspace(1)
;   %v = load i32, ptr addrspace(1) %1, align 4
;   ret i32 %v
; }
;
; ; Function Attrs: noinline
; define internal i32 @middle(ptr %p) #0 {
;   %a = getelementptr i32, ptr %p, i64 1
;   %v = call i32 @deep(ptr %a)
;   ret i32 %v
; }
;
; define i1 @compares(ptr %p) {
;   %c = icmp eq ptr %p, null
;   ret i1 %c
; }
;
; ; Function Attrs: noinline
; define i32 @visible(ptr %p) #0 {
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
; }
;
; define ptx_kernel void @k(ptr addrspace(1) %g, ptr %any) {
;   %q = addrspacecast ptr addrspace(1) %g to ptr
;   %a = call i32 @middle.space1(ptr addrspacecast (ptr addrspace(3) @s to ptr))
;   %b = call i32 @middle(ptr %q)
;   %c = call i1 @compares(ptr %q)
;   %d = call i32 @visible.space1(ptr %q)
;   %e = call i32 @visible(ptr %any)
;   ret void
; }
;
; ; Function Attrs: noinline
; define internal i32 @middle.space1(ptr %p) #0 {
;   %a = getelementptr i32, ptr %p, i64 1
;   %v = call i32 @deep.space1(ptr %a)
;   ret i32 %v
; }
;
; ; Function Attrs: noinline
; define internal i32 @visible.space1(ptr %p) #0 {
;   %1 = addrspacecast ptr %p to ptr addrspace(1)
;   %v = load i32, ptr addrspace(1) %1, align 4
;   ret i32 %v
; }
;
; ; Function Attrs: noinline
; define internal i32 @deep.space1(ptr %p) #0 {
;   %1 = addrspacecast ptr %p to ptr addrspace(3)
;   %v = load i32, ptr addrspace(3) %1, align 4
;   ret i32 %v
; }
;
; attributes #0 = { noinline }
