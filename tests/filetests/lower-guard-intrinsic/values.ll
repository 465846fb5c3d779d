; RUN: opt -passes=lower-guard-intrinsic
; A guard becomes a branch that is hardly ever taken to a return of what the deoptimisation gives.
declare void @llvm.experimental.guard(i1, ...)
define i32 @f(i1 %c, i32 %v) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 %v) [ "deopt"(i32 %v, i32 7) ]
  ret i32 %v
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define i32 @f(i1 %c, i32 %v) {
;   br i1 %c, label %guarded, label %deopt, !prof !0
;
; deopt:                                            ; preds = %0
;   %deoptcall = call i32 (...) @llvm.experimental.deoptimize.i32(i32 %v) [ "deopt"(i32 %v, i32 7) ]
;   ret i32 %deoptcall
;
; guarded:                                          ; preds = %0
;   ret i32 %v
; }
;
; declare i32 @llvm.experimental.deoptimize.i32(...)
;
; !0 = !{!"branch_weights", i32 1048576, i32 1}
