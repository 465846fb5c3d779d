; RUN: opt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)'
; A guard becomes a branch to where it fails, and a loop without it is left.
declare void @llvm.experimental.guard(i1, ...)
define void @guarded(ptr %p, i1 %c, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p, align 4
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 7) [ "deopt"() ]
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define void @guarded(ptr %p, i1 %c, i32 %n) {
; entry:
;   %c.fr = freeze i1 %c
;   br i1 %c.fr, label %entry.split.us, label %entry.split, !prof !0
;
; entry.split.us:                                   ; preds = %entry
;   br label %loop.us
;
; loop.us:                                          ; preds = %guarded.us, %entry.split.us
;   %i.us = phi i32 [ 0, %entry.split.us ], [ %next.us, %guarded.us ]
;   store volatile i32 %i.us, ptr %p, align 4
;   br label %guarded.us
;
; guarded.us:                                       ; preds = %loop.us
;   %next.us = add nuw nsw i32 %i.us, 1
;   %more.us = icmp ult i32 %next.us, %n
;   br i1 %more.us, label %loop.us, label %done.split.us
;
; done.split.us:                                    ; preds = %guarded.us
;   br label %done
;
; entry.split:                                      ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %entry.split
;   store volatile i32 0, ptr %p, align 4
;   br label %deopt
;
; deopt:                                            ; preds = %loop
;   call void (i1, ...) @llvm.experimental.guard(i1 false, i32 7) [ "deopt"() ]
;   unreachable
;
; done:                                             ; preds = %done.split.us
;   ret void
; }
;
; !0 = !{!"branch_weights", i32 1048575, i32 1}
