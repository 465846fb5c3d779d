; RUN: opt -passes=gvn
; A barrier lets other threads write: the load behind it stays. Private memory is not theirs.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i32 @f(ptr addrspace(3) %p) {
  %own = alloca i32, align 4
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr %own, align 4
  %a = load i32, ptr addrspace(3) %q, align 4
  %a2 = load i32, ptr addrspace(3) %q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %b = load i32, ptr addrspace(3) %q, align 4
  %c = load i32, ptr %own, align 4
  %s = add i32 %a, %b
  %s2 = add i32 %s, %a2
  %s3 = add i32 %s2, %c
  ret i32 %s3
}
; EXPECT
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
;
; define i32 @f(ptr addrspace(3) %p) {
;   %own = alloca i32, align 4
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %q = getelementptr i32, ptr addrspace(3) %p, i32 %t
;   store i32 %t, ptr %own, align 4
;   %a = load i32, ptr addrspace(3) %q, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %b = load i32, ptr addrspace(3) %q, align 4
;   %s = add i32 %a, %b
;   %s2 = add i32 %s, %a
;   %s3 = add i32 %s2, %t
;   ret i32 %s3
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
