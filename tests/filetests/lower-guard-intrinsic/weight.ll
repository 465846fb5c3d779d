; RUN: opt -passes=lower-guard-intrinsic -guards-predicate-pass-branch-weight=100
; The weight of the way that passes is a knob.
declare void @llvm.experimental.guard(i1, ...)
define i32 @f(i1 %c) {
entry:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret i32 0
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define i32 @f(i1 %c) {
; entry:
;   br i1 %c, label %guarded, label %deopt, !prof !0
;
; deopt:                                            ; preds = %entry
;   %deoptcall = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
;   ret i32 %deoptcall
;
; guarded:                                          ; preds = %entry
;   ret i32 0
; }
;
; declare i32 @llvm.experimental.deoptimize.i32(...)
;
; !0 = !{!"branch_weights", i32 100, i32 1}
