; RUN: opt -passes=make-guards-explicit
; Phis of the blocks behind follow the split.
declare void @llvm.experimental.guard(i1, ...)
define i32 @f(i1 %c, i1 %d) {
entry:
  br i1 %d, label %yes, label %no
yes:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  br label %no
no:
  %r = phi i32 [ 0, %entry ], [ 1, %yes ]
  ret i32 %r
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define i32 @f(i1 %c, i1 %d) {
; entry:
;   br i1 %d, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %widenable_cond = call i1 @llvm.experimental.widenable.condition()
;   %exiplicit_guard_cond = and i1 %c, %widenable_cond
;   br i1 %exiplicit_guard_cond, label %guarded, label %deopt, !prof !0
;
; deopt:                                            ; preds = %yes
;   %deoptcall = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
;   ret i32 %deoptcall
;
; guarded:                                          ; preds = %yes
;   br label %no
;
; no:                                               ; preds = %guarded, %entry
;   %r = phi i32 [ 0, %entry ], [ 1, %guarded ]
;   ret i32 %r
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
