; RUN: opt -passes=lower-guard-intrinsic
; In a function without a result the deoptimisation has none.
declare void @llvm.experimental.guard(i1, ...)
define void @f(i1 %c) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret void
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define void @f(i1 %c) {
;   br i1 %c, label %guarded, label %deopt, !prof !0
;
; deopt:                                            ; preds = %0
;   call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
;   ret void
;
; guarded:                                          ; preds = %0
;   ret void
; }
;
; declare void @llvm.experimental.deoptimize.isVoid(...)
;
; !0 = !{!"branch_weights", i32 1048576, i32 1}
