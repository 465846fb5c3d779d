; RUN: opt -passes='correlated-propagation'
; The thread number is below the size of the block; indices become unsigned and do not wrap. The barrier and the convergent call
; stay where they are, and a pointer that was compared with null is passed as not null.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @use(ptr) convergent
define ptx_kernel void @f(ptr %out, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp slt i32 %tid, %n
  br i1 %inside, label %body, label %exit
body:
  %next = add i32 %tid, 1
  %at = sext i32 %next to i64
  %ptr = getelementptr float, ptr %out, i64 %at
  %null = icmp eq ptr %out, null
  br i1 %null, label %exit, label %store
store:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @use(ptr %out) convergent
  store float 1.0, ptr %ptr
  br label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; ; Function Attrs: convergent
; declare void @use(ptr) #2
;
; define ptx_kernel void @f(ptr %out, i32 %n) {
; entry:
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %inside = icmp slt i32 %tid, %n
;   br i1 %inside, label %body, label %exit
;
; body:                                             ; preds = %entry
;   %next = add nuw nsw i32 %tid, 1
;   %at = zext nneg i32 %next to i64
;   %ptr = getelementptr float, ptr %out, i64 %at
;   %null = icmp eq ptr %out, null
;   br i1 %null, label %exit, label %store
;
; store:                                            ; preds = %body
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   call void @use(ptr nonnull %out) #2
;   store float 1.000000e+00, ptr %ptr, align 4
;   br label %exit
;
; exit:                                             ; preds = %store, %body, %entry
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
; attributes #2 = { convergent }
