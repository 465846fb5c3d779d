; RUN: opt -passes=make-guards-explicit,lower-widenable-condition
; With the conditions lowered it is the branch that the guard alone would be.
declare void @llvm.experimental.guard(i1, ...)
define void @f(i1 %c) {
entry:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret void
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define void @f(i1 %c) {
; entry:
;   %exiplicit_guard_cond = and i1 %c, true
;   br i1 %exiplicit_guard_cond, label %guarded, label %deopt, !prof !0
;
; deopt:                                            ; preds = %entry
;   call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
;   ret void
;
; guarded:                                          ; preds = %entry
;   ret void
; }
;
; declare void @llvm.experimental.deoptimize.isVoid(...)
;
; !0 = !{!"branch_weights", i32 1048576, i32 1}
