; RUN: opt -passes='loop-mssa(loop-predication)'
; A guard of a counter that goes down, after its step: its first value is compared with the length.
declare void @llvm.experimental.guard(i1, ...)
define void @f(ptr %p, i32 %len, i32 %n) {
entry:
  %none = icmp eq i32 %n, 0
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i32 [ %next, %loop ], [ %n, %entry ]
  %next = add nsw i32 %i, -1
  %check = icmp ult i32 %next, %len
  call void (i1, ...) @llvm.experimental.guard(i1 %check, i32 9) [ "deopt"() ]
  %a = getelementptr inbounds i32, ptr %p, i32 %next
  store i32 0, ptr %a
  %more = icmp ugt i32 %i, 1
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define void @f(ptr %p, i32 %len, i32 %n) {
; entry:
;   %none = icmp eq i32 %n, 0
;   br i1 %none, label %exit, label %loop.preheader
;
; loop.preheader:                                   ; preds = %entry
;   %0 = add i32 %n, -1
;   %1 = icmp ult i32 %0, %len
;   %2 = and i1 %1, true
;   %3 = freeze i1 %2
;   br label %loop
;
; loop:                                             ; preds = %loop, %loop.preheader
;   %i = phi i32 [ %next, %loop ], [ %n, %loop.preheader ]
;   %next = add nsw i32 %i, -1
;   %check = icmp ult i32 %next, %len
;   call void (i1, ...) @llvm.experimental.guard(i1 %3, i32 9) [ "deopt"() ]
;   call void @llvm.assume(i1 %check)
;   %a = getelementptr inbounds i32, ptr %p, i32 %next
;   store i32 0, ptr %a, align 4
;   %more = icmp ugt i32 %i, 1
;   br i1 %more, label %loop, label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %loop
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
