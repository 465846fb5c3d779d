; RUN: opt -passes=gvn-sink
; Barriers and shuffles stay where they are, and what stands before them.
declare void @llvm.nvvm.barrier0()
define void @f(i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr %p
  call void @llvm.nvvm.barrier0()
  br label %exit
no:
  store i32 1, ptr %p
  call void @llvm.nvvm.barrier0()
  br label %exit
exit:
  ret void
}
; EXPECT
; define void @f(i1 %c, ptr %p) {
; entry:
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   store i32 1, ptr %p, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %exit
;
; no:                                               ; preds = %entry
;   store i32 1, ptr %p, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %exit
;
; exit:                                             ; preds = %no, %yes
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; attributes #0 = { convergent nocallback nounwind }
