; RUN: opt -passes='guard-widening' -guard-widening-widen-branch-guards=false
; Branches are left alone.
declare void @llvm.experimental.guard(i1, ...)
declare i1 @llvm.experimental.widenable.condition()
declare void @llvm.experimental.deoptimize.isVoid(...)
define void @both(i1 noundef %a, i1 noundef %b, i1 noundef %c) {
entry:
  call void (i1, ...) @llvm.experimental.guard(i1 %a) [ "deopt"() ]
  %w = call i1 @llvm.experimental.widenable.condition()
  %d = and i1 %b, %w
  br i1 %d, label %then, label %deopt
then:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret void
deopt:
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  ret void
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare noundef i1 @llvm.experimental.widenable.condition() #0
;
; declare void @llvm.experimental.deoptimize.isVoid(...)
;
; define void @both(i1 noundef %a, i1 noundef %b, i1 noundef %c) {
; entry:
;   %wide.chk = and i1 %a, %c
;   call void (i1, ...) @llvm.experimental.guard(i1 %wide.chk) [ "deopt"() ]
;   %w = call i1 @llvm.experimental.widenable.condition()
;   %d = and i1 %b, %w
;   br i1 %d, label %then, label %deopt
;
; then:                                             ; preds = %entry
;   ret void
;
; deopt:                                            ; preds = %entry
;   call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
