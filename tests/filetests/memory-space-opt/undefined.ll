; RUN: opt -passes='memory-space-opt<second>'
; Calls with other arguments than the function has, and addresses that are not known, leave parameters generic.
@s = internal addrspace(3) global i32 poison

define internal i32 @g(ptr %p, ptr %q) noinline {
  %v = load i32, ptr %p, align 4
  %w = load i32, ptr %q, align 4
  %s = add i32 %v, %w
  ret i32 %s
}

define i32 @f(ptr %unknown) {
  %p = addrspacecast ptr addrspace(3) @s to ptr
  %a = call i32 @g(ptr %p, ptr %unknown)
  %b = call i32 @g(ptr %p, ptr poison)
  %c = add i32 %a, %b
  ret i32 %c
}
; EXPECT
; @s = internal addrspace(3) global i32 poison
;
; ; Function Attrs: noinline
; define internal i32 @g(ptr %p, ptr %q) #0 {
;   %1 = addrspacecast ptr %p to ptr addrspace(3)
;   %v = load i32, ptr addrspace(3) %1, align 4
;   %w = load i32, ptr %q, align 4
;   %s = add i32 %v, %w
;   ret i32 %s
; }
;
; define i32 @f(ptr %unknown) {
;   %p = addrspacecast ptr addrspace(3) @s to ptr
;   %a = call i32 @g(ptr %p, ptr %unknown)
;   %b = call i32 @g(ptr %p, ptr poison)
;   %c = add i32 %a, %b
;   ret i32 %c
; }
;
; attributes #0 = { noinline }
