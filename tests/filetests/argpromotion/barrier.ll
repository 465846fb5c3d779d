; RUN: opt -passes=argpromotion
; Behind a barrier, a store or an atomic another value may be read: the pointer stays. A volatile read is no copy.
declare void @llvm.nvvm.barrier0()
define internal i32 @behind_barrier(ptr %p) {
  call void @llvm.nvvm.barrier0()
  %x = load i32, ptr %p
  ret i32 %x
}
define internal i32 @behind_store(ptr %p, ptr %q) {
  store i32 1, ptr %q
  %x = load i32, ptr %p
  ret i32 %x
}
define internal i32 @behind_atomic(ptr %p, ptr %q) {
  %old = atomicrmw add ptr %q, i32 1 seq_cst
  %x = load i32, ptr %p
  ret i32 %x
}
define internal i32 @volatile(ptr %p) {
  %x = load volatile i32, ptr %p
  ret i32 %x
}
define ptx_kernel void @k(ptr %p, ptr %q) {
  %a = call i32 @behind_barrier(ptr %p)
  %b = call i32 @behind_store(ptr %p, ptr %q)
  %c = call i32 @behind_atomic(ptr %p, ptr %q)
  %d = call i32 @volatile(ptr %p)
  store i32 %a, ptr %q
  store i32 %b, ptr %q
  store i32 %c, ptr %q
  store i32 %d, ptr %q
  ret void
}
; EXPECT
; define internal i32 @behind_barrier(ptr %p) {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
; }
;
; define internal i32 @behind_store(ptr %p, ptr %q) {
;   store i32 1, ptr %q, align 4
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
; }
;
; define internal i32 @behind_atomic(ptr %p, ptr %q) {
;   %old = atomicrmw add ptr %q, i32 1 seq_cst, align 4
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
; }
;
; define internal i32 @volatile(ptr %p) {
;   %x = load volatile i32, ptr %p, align 4
;   ret i32 %x
; }
;
; define ptx_kernel void @k(ptr %p, ptr %q) {
;   %a = call i32 @behind_barrier(ptr %p)
;   %b = call i32 @behind_store(ptr %p, ptr %q)
;   %c = call i32 @behind_atomic(ptr %p, ptr %q)
;   %d = call i32 @volatile(ptr %p)
;   store i32 %a, ptr %q, align 4
;   store i32 %b, ptr %q, align 4
;   store i32 %c, ptr %q, align 4
;   store i32 %d, ptr %q, align 4
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
