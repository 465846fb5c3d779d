; RUN: opt -passes=lower-guard-intrinsic
; Two guards of a block are two branches, in order.
declare void @llvm.experimental.guard(i1, ...)
define i32 @f(i1 %c, i1 %d) {
entry:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  call void (i1, ...) @llvm.experimental.guard(i1 %d) [ "deopt"() ]
  ret i32 0
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define i32 @f(i1 %c, i1 %d) {
; entry:
;   br i1 %c, label %guarded, label %deopt, !prof !0
;
; deopt:                                            ; preds = %entry
;   %deoptcall = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
;   ret i32 %deoptcall
;
; guarded:                                          ; preds = %entry
;   br i1 %d, label %guarded1, label %deopt2, !prof !0
;
; deopt2:                                           ; preds = %guarded
;   %deoptcall3 = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
;   ret i32 %deoptcall3
;
; guarded1:                                         ; preds = %guarded
;   ret i32 0
; }
;
; declare i32 @llvm.experimental.deoptimize.i32(...)
;
; !0 = !{!"branch_weights", i32 1048576, i32 1}
