; RUN: opt -passes='early-cse<memssa>'
; A barrier lets other threads write: the second load stays. Special registers of a thread do not change.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i32 @f(ptr addrspace(3) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = getelementptr i32, ptr addrspace(3) %p, i32 %t
  %a = load i32, ptr addrspace(3) %q, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = getelementptr i32, ptr addrspace(3) %p, i32 %u
  %b = load i32, ptr addrspace(3) %r, align 4
  %s = add i32 %a, %b
  ret i32 %s
}
; EXPECT
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
;
; define i32 @f(ptr addrspace(3) %p) {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %q = getelementptr i32, ptr addrspace(3) %p, i32 %t
;   %a = load i32, ptr addrspace(3) %q, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %b = load i32, ptr addrspace(3) %q, align 4
;   %s = add i32 %a, %b
;   ret i32 %s
; }
;
; attributes #0 = { convergent nocallback nounwind }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
