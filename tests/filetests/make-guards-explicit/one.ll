; RUN: opt -passes=make-guards-explicit
; The branch stays one that passes may widen.
declare void @llvm.experimental.guard(i1, ...)
define i32 @f(i1 %c) {
entry:
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 3) [ "deopt"() ]
  ret i32 0
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define i32 @f(i1 %c) {
; entry:
;   %widenable_cond = call i1 @llvm.experimental.widenable.condition()
;   %exiplicit_guard_cond = and i1 %c, %widenable_cond
;   br i1 %exiplicit_guard_cond, label %guarded, label %deopt, !prof !0
;
; deopt:                                            ; preds = %entry
;   %deoptcall = call i32 (...) @llvm.experimental.deoptimize.i32(i32 3) [ "deopt"() ]
;   ret i32 %deoptcall
;
; guarded:                                          ; preds = %entry
;   ret i32 0
; }
;
; declare i32 @llvm.experimental.deoptimize.i32(...)
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare noundef i1 @llvm.experimental.widenable.condition() #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
;
; !0 = !{!"branch_weights", i32 1048576, i32 1}
