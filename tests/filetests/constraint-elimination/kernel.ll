; RUN: opt -passes='constraint-elimination'
; The check of the index of a thread covers those of its neighbours; the barrier and what is behind it stay.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @f(ptr %out, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %last = add nuw nsw i32 %tid, 2
  %inside = icmp ult i32 %last, %n
  br i1 %inside, label %body, label %exit
body:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add nuw nsw i32 %tid, 1
  %too = icmp ult i32 %next, %n
  br i1 %too, label %store, label %exit
store:
  %at = zext i32 %next to i64
  %p = getelementptr i32, ptr %out, i64 %at
  store i32 %n, ptr %p
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
; define ptx_kernel void @f(ptr %out, i32 %n) {
; entry:
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %last = add nuw nsw i32 %tid, 2
;   %inside = icmp ult i32 %last, %n
;   br i1 %inside, label %body, label %exit
;
; body:                                             ; preds = %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %next = add nuw nsw i32 %tid, 1
;   br i1 true, label %store, label %exit
;
; store:                                            ; preds = %body
;   %at = zext i32 %next to i64
;   %p = getelementptr i32, ptr %out, i64 %at
;   store i32 %n, ptr %p, align 4
;   br label %exit
;
; exit:                                             ; preds = %store, %body, %entry
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind }
