; RUN: opt -passes='load-store-vectorizer'
; Nothing moves across a barrier, a fence, an acquiring load or what may not come to its end; volatile and atomic accesses stay.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @stop() memory(none)
define i32 @barrier(ptr addrspace(3) align 8 %p) {
  %p1 = getelementptr i32, ptr addrspace(3) %p, i64 1
  %a = load i32, ptr addrspace(3) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load i32, ptr addrspace(3) %p1
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @fence(ptr addrspace(1) align 8 %p) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %a = load i32, ptr addrspace(1) %p
  fence acquire
  %b = load i32, ptr addrspace(1) %p1
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @acquire(ptr addrspace(1) align 8 %p, ptr addrspace(1) %flag) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %a = load i32, ptr addrspace(1) %p
  %x = load atomic i32, ptr addrspace(1) %flag acquire, align 4
  %b = load i32, ptr addrspace(1) %p1
  %c = add i32 %a, %b
  %r = add i32 %c, %x
  ret i32 %r
}
define i32 @may_stop(ptr addrspace(1) align 8 %p) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %a = load i32, ptr addrspace(1) %p
  call void @stop()
  %b = load i32, ptr addrspace(1) %p1
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @ordered(ptr addrspace(1) align 8 %p) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
  %a = load volatile i32, ptr addrspace(1) %p
  %b = load volatile i32, ptr addrspace(1) %p1
  %c = load atomic i32, ptr addrspace(1) %p monotonic, align 4
  %d = load atomic i32, ptr addrspace(1) %p1 monotonic, align 4
  %e = add i32 %a, %b
  %g = add i32 %c, %d
  %r = add i32 %e, %g
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: memory(none)
; declare void @stop() #1
;
; define i32 @barrier(ptr addrspace(3) align 8 %p) {
;   %p1 = getelementptr i32, ptr addrspace(3) %p, i64 1
;   %a = load i32, ptr addrspace(3) %p, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %b = load i32, ptr addrspace(3) %p1, align 4
;   %r = add i32 %a, %b
;   ret i32 %r
; }
;
; define i32 @fence(ptr addrspace(1) align 8 %p) {
;   %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
;   %a = load i32, ptr addrspace(1) %p, align 4
;   fence acquire
;   %b = load i32, ptr addrspace(1) %p1, align 4
;   %r = add i32 %a, %b
;   ret i32 %r
; }
;
; define i32 @acquire(ptr addrspace(1) align 8 %p, ptr addrspace(1) %flag) {
;   %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
;   %a = load i32, ptr addrspace(1) %p, align 4
;   %x = load atomic i32, ptr addrspace(1) %flag acquire, align 4
;   %b = load i32, ptr addrspace(1) %p1, align 4
;   %c = add i32 %a, %b
;   %r = add i32 %c, %x
;   ret i32 %r
; }
;
; define i32 @may_stop(ptr addrspace(1) align 8 %p) {
;   %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
;   %a = load i32, ptr addrspace(1) %p, align 4
;   call void @stop()
;   %b = load i32, ptr addrspace(1) %p1, align 4
;   %r = add i32 %a, %b
;   ret i32 %r
; }
;
; define i32 @ordered(ptr addrspace(1) align 8 %p) {
;   %p1 = getelementptr i32, ptr addrspace(1) %p, i64 1
;   %a = load volatile i32, ptr addrspace(1) %p, align 4
;   %b = load volatile i32, ptr addrspace(1) %p1, align 4
;   %c = load atomic i32, ptr addrspace(1) %p monotonic, align 4
;   %d = load atomic i32, ptr addrspace(1) %p1 monotonic, align 4
;   %e = add i32 %a, %b
;   %g = add i32 %c, %d
;   %r = add i32 %e, %g
;   ret i32 %r
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { memory(none) }
