; RUN: opt -passes='loop-mssa(loop-predication)' -loop-predication-insert-assumes-of-predicated-guards-conditions=false
; Two range checks and a condition that is none, joined: the first two become conditions before the loop.
declare void @llvm.experimental.guard(i1, ...)
define void @f(ptr %p, ptr %q, i32 %len, i32 %other, i32 %n) {
entry:
  %none = icmp eq i32 %n, 0
  br i1 %none, label %exit, label %loop
loop:
  %i = phi i32 [ %next, %loop ], [ 0, %entry ]
  %check = icmp ult i32 %i, %len
  %again = icmp ult i32 %i, %other
  %v = load volatile i32, ptr %q
  %odd = trunc i32 %v to i1
  %two = and i1 %check, %again
  %all = and i1 %two, %odd
  call void (i1, ...) @llvm.experimental.guard(i1 %all, i32 9) [ "deopt"() ]
  %a = getelementptr inbounds i32, ptr %p, i32 %i
  store i32 0, ptr %a
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define void @f(ptr %p, ptr %q, i32 %len, i32 %other, i32 %n) {
; entry:
;   %none = icmp eq i32 %n, 0
;   br i1 %none, label %exit, label %loop.preheader
;
; loop.preheader:                                   ; preds = %entry
;   %0 = icmp ule i32 %n, %other
;   %1 = icmp ult i32 0, %other
;   %2 = and i1 %1, %0
;   %3 = freeze i1 %2
;   %4 = icmp ule i32 %n, %len
;   %5 = icmp ult i32 0, %len
;   %6 = and i1 %5, %4
;   %7 = freeze i1 %6
;   br label %loop
;
; loop:                                             ; preds = %loop, %loop.preheader
;   %i = phi i32 [ %next, %loop ], [ 0, %loop.preheader ]
;   %v = load volatile i32, ptr %q, align 4
;   %odd = trunc i32 %v to i1
;   %8 = and i1 %odd, %3
;   %9 = and i1 %8, %7
;   call void (i1, ...) @llvm.experimental.guard(i1 %9, i32 9) [ "deopt"() ]
;   %a = getelementptr inbounds i32, ptr %p, i32 %i
;   store i32 0, ptr %a, align 4
;   %next = add nuw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %loop
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
; }
