; RUN: opt -passes=loop-rotate -loop-rotate-multi
; The latch only leaves to a deoptimisation: the loop is rotated until it leaves to the other exit at its end.
declare i32 @llvm.experimental.deoptimize.i32(...)
define i32 @f(ptr %p, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = icmp eq i32 %i, %n
  br i1 %a, label %done, label %check
check:
  %v = load volatile i32, ptr %p
  %b = icmp eq i32 %v, 0
  br i1 %b, label %deopt, label %latch
latch:
  store volatile i32 %i, ptr %p
  %next = add i32 %i, 1
  br label %header
deopt:
  %d = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret i32 %d
done:
  ret i32 1
}
; EXPECT
; declare i32 @llvm.experimental.deoptimize.i32(...)
;
; define i32 @f(ptr %p, i32 %n) {
; entry:
;   %a1 = icmp eq i32 0, %n
;   br i1 %a1, label %done, label %check.lr.ph
;
; check.lr.ph:                                      ; preds = %entry
;   br label %check
;
; check:                                            ; preds = %latch, %check.lr.ph
;   %i2 = phi i32 [ 0, %check.lr.ph ], [ %next, %latch ]
;   %v = load volatile i32, ptr %p, align 4
;   %b = icmp eq i32 %v, 0
;   br i1 %b, label %deopt, label %latch
;
; latch:                                            ; preds = %check
;   store volatile i32 %i2, ptr %p, align 4
;   %next = add i32 %i2, 1
;   %a = icmp eq i32 %next, %n
;   br i1 %a, label %header.done_crit_edge, label %check
;
; deopt:                                            ; preds = %check
;   %d = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
;   ret i32 %d
;
; header.done_crit_edge:                            ; preds = %latch
;   br label %done
;
; done:                                             ; preds = %header.done_crit_edge, %entry
;   ret i32 1
; }
