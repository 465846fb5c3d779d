; RUN: opt -passes=partial-inliner -skip-partial-inlining-cost-analysis
; A rest with a barrier becomes a convergent function.
target triple = "nvptx64-nvidia-cuda"
define internal void @f(ptr %p, i1 %c) convergent {
entry:
  br i1 %c, label %rest, label %exit
rest:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 poison, ptr %p, align 4
  br label %exit
exit:
  ret void
}
define ptx_kernel void @k(ptr %p, i1 %c) convergent {
  call void @f(ptr %p, i1 %c)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent
; define internal void @f(ptr %p, i1 %c) #0 {
; entry:
;   br i1 %c, label %rest, label %exit
;
; rest:                                             ; preds = %entry
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   store i32 poison, ptr %p, align 4
;   br label %exit
;
; exit:                                             ; preds = %rest, %entry
;   ret void
; }
;
; ; Function Attrs: convergent
; define ptx_kernel void @k(ptr %p, i1 %c) #0 {
;   br i1 %c, label %codeRepl.i, label %f1.exit
;
; codeRepl.i:                                       ; preds = %0
;   call void @f1.rest(ptr %p)
;   br label %f1.exit
;
; f1.exit:                                          ; preds = %codeRepl.i, %0
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; ; Function Attrs: convergent
; define internal void @f1.rest(ptr %p) #0 {
; newFuncRoot:
;   br label %rest
;
; rest:                                             ; preds = %newFuncRoot
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   store i32 poison, ptr %p, align 4
;   br label %exit.exitStub
;
; exit.exitStub:                                    ; preds = %rest
;   ret void
; }
;
; attributes #0 = { convergent }
; attributes #1 = { convergent nocallback nounwind }
