; RUN: opt -passes=loop-extract
; A loop with a barrier becomes a convergent function; the kernel's attributes go along, its convention does not.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) #0 {
entry:
  %z = icmp sgt i32 %n, 0
  br i1 %z, label %pre, label %exit
pre:
  br label %loop
loop:
  %i = phi i32 [ 0, %pre ], [ %j, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %x = load float, ptr addrspace(1) %a, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = fmul float %x, 2.0
  store float %y, ptr addrspace(1) %a, align 4
  %j = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %loop, label %out
out:
  br label %exit
exit:
  ret void
}
attributes #0 = { convergent norecurse willreturn memory(argmem: readwrite) "nvvm.maxntid"="64" "target-cpu"="sm_90" }
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: convergent norecurse willreturn memory(argmem: readwrite)
; define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) #0 {
; entry:
;   %z = icmp sgt i32 %n, 0
;   br i1 %z, label %pre, label %exit
;
; pre:                                              ; preds = %entry
;   br label %codeRepl
;
; codeRepl:                                         ; preds = %pre
;   call void @k.loop(ptr addrspace(1) %p, i32 %n)
;   br label %out
;
; out:                                              ; preds = %codeRepl
;   br label %exit
;
; exit:                                             ; preds = %out, %entry
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; ; Function Attrs: convergent norecurse
; define internal void @k.loop(ptr addrspace(1) %p, i32 %n) #2 {
; newFuncRoot:
;   br label %loop
;
; loop:                                             ; preds = %loop, %newFuncRoot
;   %i = phi i32 [ 0, %newFuncRoot ], [ %j, %loop ]
;   %a = getelementptr float, ptr addrspace(1) %p, i32 %i
;   %x = load float, ptr addrspace(1) %a, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %y = fmul float %x, 2.000000e+00
;   store float %y, ptr addrspace(1) %a, align 4
;   %j = add nuw nsw i32 %i, 1
;   %d = icmp slt i32 %j, %n
;   br i1 %d, label %loop, label %out.exitStub
;
; out.exitStub:                                     ; preds = %loop
;   ret void
; }
;
; attributes #0 = { convergent norecurse willreturn memory(argmem: readwrite) "nvvm.maxntid"="64" "target-cpu"="sm_90" }
; attributes #1 = { convergent nocallback nounwind }
; attributes #2 = { convergent norecurse "nvvm.maxntid"="64" "target-cpu"="sm_90" }
