; RUN: opt -passes=loop-term-fold
; Loops that walk by a pointer end by it, for a count that is constant and for one that is not.
define void @constant(ptr %a) {
entry:
  %first = getelementptr i8, ptr %a, i64 84
  br label %loop
loop:
  %p = phi ptr [ %next, %loop ], [ %first, %entry ]
  %i = phi i64 [ %j, %loop ], [ 0, %entry ]
  store i32 1, ptr %p, align 4
  %j = add nuw nsw i64 %i, 1
  %next = getelementptr inbounds i8, ptr %p, i64 4
  %done = icmp eq i64 %j, 379
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @counted(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %next, %loop ], [ %a, %entry ]
  %i = phi i32 [ %j, %loop ], [ 0, %entry ]
  store i32 1, ptr addrspace(1) %p, align 4
  %next = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %j = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %j, %n
  br i1 %again, label %loop, label %exit, !prof !0
exit:
  ret void
}
!0 = !{!"branch_weights", i32 99, i32 1}
; EXPECT
; define void @constant(ptr %a) {
; entry:
;   %first = getelementptr i8, ptr %a, i64 84
;   %scevgep = getelementptr i8, ptr %a, i64 1600
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi ptr [ %next, %loop ], [ %first, %entry ]
;   store i32 1, ptr %p, align 4
;   %next = getelementptr i8, ptr %p, i64 4
;   %lsr_fold_term_cond.replaced_term_cond = icmp eq ptr %next, %scevgep
;   br i1 %lsr_fold_term_cond.replaced_term_cond, label %exit, label %loop
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @counted(ptr addrspace(1) %a, i32 %n) {
; entry:
;   %umax = call i32 @llvm.umax.i32(i32 %n, i32 1)
;   %0 = add i32 %umax, -1
;   %1 = zext i32 %0 to i64
;   %2 = shl nuw nsw i64 %1, 2
;   %3 = add nuw nsw i64 %2, 4
;   %scevgep = getelementptr i8, ptr addrspace(1) %a, i64 %3
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi ptr addrspace(1) [ %next, %loop ], [ %a, %entry ]
;   store i32 1, ptr addrspace(1) %p, align 4
;   %next = getelementptr i8, ptr addrspace(1) %p, i64 4
;   %lsr_fold_term_cond.replaced_term_cond = icmp eq ptr addrspace(1) %next, %scevgep
;   br i1 %lsr_fold_term_cond.replaced_term_cond, label %exit, label %loop, !prof !0
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
;
; !0 = !{!"branch_weights", i32 1, i32 99}
