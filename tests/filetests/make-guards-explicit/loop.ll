; RUN: opt -passes=make-guards-explicit
; A guard of a loop leaves the function from within it.
declare void @llvm.experimental.guard(i1, ...)
define i32 @f(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %c = icmp ult i32 %i, %m
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  %next = add i32 %i, 1
  %d = icmp ult i32 %next, %n
  br i1 %d, label %loop, label %exit
exit:
  ret i32 %next
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define i32 @f(i32 %n, i32 %m) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %guarded, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %guarded ]
;   %c = icmp ult i32 %i, %m
;   %widenable_cond = call i1 @llvm.experimental.widenable.condition()
;   %exiplicit_guard_cond = and i1 %c, %widenable_cond
;   br i1 %exiplicit_guard_cond, label %guarded, label %deopt, !prof !0
;
; deopt:                                            ; preds = %loop
;   %deoptcall = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
;   ret i32 %deoptcall
;
; guarded:                                          ; preds = %loop
;   %next = add i32 %i, 1
;   %d = icmp ult i32 %next, %n
;   br i1 %d, label %loop, label %exit
;
; exit:                                             ; preds = %guarded
;   ret i32 %next
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
