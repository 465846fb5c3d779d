; RUN: opt -passes='loop-mssa(loop-predication)'
; A guard of a counter that goes up: the length is compared with the end of the loop before it; what the guard asked is assumed behind it.
declare void @llvm.experimental.guard(i1, ...)
define i32 @f(ptr %p, i32 %len, i32 %n) {
entry:
  %none = icmp eq i32 %n, 0
  br i1 %none, label %exit, label %loop
loop:
  %s = phi i32 [ %t, %loop ], [ 0, %entry ]
  %i = phi i32 [ %next, %loop ], [ 0, %entry ]
  %check = icmp ult i32 %i, %len
  call void (i1, ...) @llvm.experimental.guard(i1 %check, i32 9) [ "deopt"() ]
  %a = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %t = add i32 %s, %v
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = phi i32 [ 0, %entry ], [ %t, %loop ]
  ret i32 %r
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define i32 @f(ptr %p, i32 %len, i32 %n) {
; entry:
;   %none = icmp eq i32 %n, 0
;   br i1 %none, label %exit, label %loop.preheader
;
; loop.preheader:                                   ; preds = %entry
;   %0 = icmp ule i32 %n, %len
;   %1 = icmp ult i32 0, %len
;   %2 = and i1 %1, %0
;   %3 = freeze i1 %2
;   br label %loop
;
; loop:                                             ; preds = %loop, %loop.preheader
;   %s = phi i32 [ %t, %loop ], [ 0, %loop.preheader ]
;   %i = phi i32 [ %next, %loop ], [ 0, %loop.preheader ]
;   %check = icmp ult i32 %i, %len
;   call void (i1, ...) @llvm.experimental.guard(i1 %3, i32 9) [ "deopt"() ]
;   call void @llvm.assume(i1 %check)
;   %a = getelementptr inbounds i32, ptr %p, i32 %i
;   %v = load i32, ptr %a, align 4
;   %t = add i32 %s, %v
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %loop
;   %t.lcssa = phi i32 [ %t, %loop ]
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   %r = phi i32 [ 0, %entry ], [ %t.lcssa, %exit.loopexit ]
;   ret i32 %r
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
