; RUN: opt -passes='memory-space-opt<second>'
; With `second` the function is cloned for the space that one of its callers passes, and both bodies read from their space.
define internal i32 @read(ptr %p) noinline {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

define i32 @f(ptr addrspace(1) %g, ptr addrspace(3) %s) {
  %p = addrspacecast ptr addrspace(1) %g to ptr
  %q = addrspacecast ptr addrspace(3) %s to ptr
  %a = call i32 @read(ptr %p)
  %b = call i32 @read(ptr %q)
  %c = load i32, ptr %q, align 4
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
; EXPECT
; ; Function Attrs: noinline
; define internal i32 @read(ptr %p) #0 {
;   %1 = addrspacecast ptr %p to ptr addrspace(1)
;   %v = load i32, ptr addrspace(1) %1, align 4
;   ret i32 %v
; }
;
; define i32 @f(ptr addrspace(1) %g, ptr addrspace(3) %s) {
;   %p = addrspacecast ptr addrspace(1) %g to ptr
;   %q = addrspacecast ptr addrspace(3) %s to ptr
;   %a = call i32 @read(ptr %p)
;   %b = call i32 @read.space1(ptr %q)
;   %c = load i32, ptr addrspace(3) %s, align 4
;   %d = add i32 %a, %b
;   %e = add i32 %d, %c
;   ret i32 %e
; }
;
; ; Function Attrs: noinline
; define internal i32 @read.space1(ptr %p) #0 {
;   %1 = addrspacecast ptr %p to ptr addrspace(3)
;   %v = load i32, ptr addrspace(3) %1, align 4
;   ret i32 %v
; }
;
; attributes #0 = { noinline }
