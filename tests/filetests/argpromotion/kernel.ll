; RUN: opt -passes=argpromotion
; Parameters of kernels stay as the host passes them, and so do those of functions whose address is taken.
define internal ptx_kernel void @k(ptr byval(i32) align 4 %p, ptr %out) {
  %x = load i32, ptr %p
  store i32 %x, ptr %out
  ret void
}
define internal i32 @taken(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @f(ptr %p, ptr %q) {
  store ptr @taken, ptr %q
  store ptr @k, ptr %q
  %x = call i32 @taken(ptr %p)
  ret i32 %x
}
; EXPECT
; define internal ptx_kernel void @k(ptr byval(i32) align 4 %p, ptr %out) {
;   %x = load i32, ptr %p, align 4
;   store i32 %x, ptr %out, align 4
;   ret void
; }
;
; define internal i32 @taken(ptr %p) {
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
; }
;
; define i32 @f(ptr %p, ptr %q) {
;   store ptr @taken, ptr %q, align 8
;   store ptr @k, ptr %q, align 8
;   %x = call i32 @taken(ptr %p)
;   ret i32 %x
; }
