; RUN: opt -passes='memory-space-opt<second>'
; Recursive functions, variadic ones and those that another definition may replace are not cloned.
@s = internal addrspace(3) global [64 x i32] poison

define internal i32 @recursive(ptr %p, i32 %n) noinline {
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %n, 0
  br i1 %c, label %out, label %again
again:
  %m = sub i32 %n, 1
  %w = call i32 @recursive(ptr %p, i32 %m)
  br label %out
out:
  %r = phi i32 [ %v, %0 ], [ %w, %again ]
  ret i32 %r
}
define weak i32 @weak(ptr %p) noinline {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define internal i32 @variadic(ptr %p, ...) noinline {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define ptx_kernel void @k(ptr addrspace(1) %g) {
  %q = addrspacecast ptr addrspace(1) %g to ptr
  %a = call i32 @recursive(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 3)
  %b = call i32 @recursive(ptr %q, i32 3)
  %c = call i32 @weak(ptr %q)
  %d = call i32 (ptr, ...) @variadic(ptr %q)
  %e = call i32 (ptr, ...) @variadic(ptr addrspacecast (ptr addrspace(3) @s to ptr))
  ret void
}
; EXPECT
; @s = internal addrspace(3) global [64 x i32] poison
;
; ; Function Attrs: noinline
; define internal i32 @recursive(ptr %p, i32 %n) #0 {
;   %v = load i32, ptr %p, align 4
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %out, label %again
;
; again:                                            ; preds = %0
;   %m = sub i32 %n, 1
;   %w = call i32 @recursive(ptr %p, i32 %m)
;   br label %out
;
; out:                                              ; preds = %again, %0
;   %r = phi i32 [ %v, %0 ], [ %w, %again ]
;   ret i32 %r
; }
;
; ; Function Attrs: noinline
; define weak i32 @weak(ptr %p) #0 {
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
; }
;
; ; Function Attrs: noinline
; define internal i32 @variadic(ptr %p, ...) #0 {
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
; }
;
; define ptx_kernel void @k(ptr addrspace(1) %g) {
;   %q = addrspacecast ptr addrspace(1) %g to ptr
;   %a = call i32 @recursive(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 3)
;   %b = call i32 @recursive(ptr %q, i32 3)
;   %c = call i32 @weak(ptr %q)
;   %d = call i32 (ptr, ...) @variadic(ptr %q)
;   %e = call i32 (ptr, ...) @variadic(ptr addrspacecast (ptr addrspace(3) @s to ptr))
;   ret void
; }
;
; attributes #0 = { noinline }
