; RUN: opt -passes=globalopt
; Local functions that are only called get fastcc; kernels, taken addresses and variadic functions do not.
define internal i32 @local(i32 %x) noinline {
  ret i32 %x
}
define internal i32 @taken(i32 %x) {
  ret i32 %x
}
define internal i32 @variadic(i32 %x, ...) {
  ret i32 %x
}
define internal ptx_kernel void @hidden_kernel() {
  ret void
}
define i32 @visible(i32 %x) {
  ret i32 %x
}
define ptx_kernel void @kernel(ptr %p, i32 %x) {
  %a = call i32 @local(i32 %x)
  %b = call i32 @taken(i32 %a)
  %c = call i32 (i32, ...) @variadic(i32 %b, i32 1)
  %d = call i32 @visible(i32 %c)
  call ptx_kernel void @hidden_kernel()
  store ptr @taken, ptr %p
  ret void
}
; EXPECT
; ; Function Attrs: noinline
; define internal fastcc i32 @local(i32 %x) unnamed_addr #0 {
;   ret i32 %x
; }
;
; define internal i32 @taken(i32 %x) {
;   ret i32 %x
; }
;
; define internal i32 @variadic(i32 %x, ...) unnamed_addr {
;   ret i32 %x
; }
;
; define internal ptx_kernel void @hidden_kernel() unnamed_addr {
;   ret void
; }
;
; define i32 @visible(i32 %x) local_unnamed_addr {
;   ret i32 %x
; }
;
; define ptx_kernel void @kernel(ptr %p, i32 %x) local_unnamed_addr {
;   %a = call fastcc i32 @local(i32 %x)
;   %b = call i32 @taken(i32 %a)
;   %c = call i32 (i32, ...) @variadic(i32 %b, i32 1)
;   %d = call i32 @visible(i32 %c)
;   call ptx_kernel void @hidden_kernel()
;   store ptr @taken, ptr %p, align 8
;   ret void
; }
;
; attributes #0 = { noinline }
