; RUN: opt -passes=loop-term-fold
; A loop with a barrier runs as often as before, and so does one inside another one.
define void @tiles(ptr addrspace(3) %a, i32 %n) convergent {
entry:
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %k.next, %outer.latch ]
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ %next, %loop ], [ %a, %outer ]
  %i = phi i32 [ %j, %loop ], [ 0, %outer ]
  store i32 %k, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = getelementptr inbounds i8, ptr addrspace(3) %p, i32 128
  %j = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %j, 16
  br i1 %again, label %loop, label %outer.latch
outer.latch:
  %k.next = add nuw i32 %k, 1
  %more = icmp ult i32 %k.next, %n
  br i1 %more, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; ; Function Attrs: convergent
; define void @tiles(ptr addrspace(3) %a, i32 %n) #0 {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %outer.latch, %entry
;   %k = phi i32 [ 0, %entry ], [ %k.next, %outer.latch ]
;   %scevgep = getelementptr i8, ptr addrspace(3) %a, i64 2048
;   br label %loop
;
; loop:                                             ; preds = %loop, %outer
;   %p = phi ptr addrspace(3) [ %next, %loop ], [ %a, %outer ]
;   store i32 %k, ptr addrspace(3) %p, align 4
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   %next = getelementptr i8, ptr addrspace(3) %p, i32 128
;   %lsr_fold_term_cond.replaced_term_cond = icmp eq ptr addrspace(3) %next, %scevgep
;   br i1 %lsr_fold_term_cond.replaced_term_cond, label %outer.latch, label %loop
;
; outer.latch:                                      ; preds = %loop
;   %k.next = add nuw i32 %k, 1
;   %more = icmp ult i32 %k.next, %n
;   br i1 %more, label %outer, label %exit
;
; exit:                                             ; preds = %outer.latch
;   ret void
; }
;
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
;
; attributes #0 = { convergent }
; attributes #1 = { convergent nocallback nounwind }
