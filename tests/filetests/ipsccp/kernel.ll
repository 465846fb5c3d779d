; RUN: opt -passes='ipsccp'
; Kernels and functions whose address is taken keep their arguments open.
target triple = "nvptx64-nvidia-cuda"
@table = global ptr @taken
define ptx_kernel void @kernel(ptr %p, i32 %n) {
  %v = call i32 @device(i32 %n, i32 3)
  store i32 %v, ptr %p, align 4
  %w = call i32 @taken(i32 5)
  store i32 %w, ptr %p, align 4
  ret void
}
define internal i32 @device(i32 %n, i32 %k) convergent {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = icmp eq i32 %k, 3
  %r = select i1 %c, i32 %n, i32 0
  ret i32 %r
}
define internal i32 @taken(i32 %k) {
  ret i32 %k
}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @table = global ptr @taken
;
; define ptx_kernel void @kernel(ptr %p, i32 %n) {
;   %v = call i32 @device(i32 %n, i32 3)
;   store i32 %v, ptr %p, align 4
;   %w = call i32 @taken(i32 5)
;   store i32 %w, ptr %p, align 4
;   ret void
; }
;
; ; Function Attrs: convergent
; define internal i32 @device(i32 %n, i32 %k) #0 {
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %r = select i1 true, i32 %n, i32 0
;   ret i32 %r
; }
;
; define internal i32 @taken(i32 %k) {
;   ret i32 %k
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; attributes #0 = { convergent }
; attributes #1 = { convergent nocallback nounwind }
