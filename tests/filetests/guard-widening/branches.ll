; RUN: opt -passes='guard-widening'
; Branches on widenable conditions that deoptimise otherwise are guards. The check goes where the widenable condition is.
declare i1 @llvm.experimental.widenable.condition()
declare void @llvm.experimental.deoptimize.isVoid(...)
define void @widened(i1 %a, i1 %b) {
entry:
  %w = call i1 @llvm.experimental.widenable.condition()
  %c = and i1 %a, %w
  br i1 %c, label %first, label %deopt
first:
  %v = call i1 @llvm.experimental.widenable.condition()
  %d = and i1 %b, %v
  br i1 %d, label %second, label %deopt
second:
  ret void
deopt:
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  ret void
}
; The loaded check is not there yet; a side that does more than deoptimise is no guard.
define void @stays(ptr %p, i1 %a) {
entry:
  %w = call i1 @llvm.experimental.widenable.condition()
  %c = and i1 %a, %w
  br i1 %c, label %first, label %deopt
first:
  %b = load i1, ptr %p
  %v = call i1 @llvm.experimental.widenable.condition()
  %d = and i1 %b, %v
  br i1 %d, label %second, label %deopt
second:
  %u = call i1 @llvm.experimental.widenable.condition()
  br i1 %u, label %third, label %other
third:
  ret void
other:
  store i8 0, ptr %p
  br label %deopt
deopt:
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare noundef i1 @llvm.experimental.widenable.condition() #0
;
; declare void @llvm.experimental.deoptimize.isVoid(...)
;
; define void @widened(i1 %a, i1 %b) {
; entry:
;   %gw.fr = freeze i1 %b
;   %wide.chk = and i1 %a, %gw.fr
;   %w = call i1 @llvm.experimental.widenable.condition()
;   %c = and i1 %wide.chk, %w
;   br i1 %c, label %first, label %deopt
;
; first:                                            ; preds = %entry
;   %v = call i1 @llvm.experimental.widenable.condition()
;   %d = and i1 %gw.fr, %v
;   br i1 true, label %second, label %deopt
;
; second:                                           ; preds = %first
;   ret void
;
; deopt:                                            ; preds = %first, %entry
;   call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
;   ret void
; }
;
; define void @stays(ptr %p, i1 %a) {
; entry:
;   %w = call i1 @llvm.experimental.widenable.condition()
;   %c = and i1 %a, %w
;   br i1 %c, label %first, label %deopt
;
; first:                                            ; preds = %entry
;   %b = load i1, ptr %p, align 1
;   %v = call i1 @llvm.experimental.widenable.condition()
;   %d = and i1 %b, %v
;   br i1 %d, label %second, label %deopt
;
; second:                                           ; preds = %first
;   %u = call i1 @llvm.experimental.widenable.condition()
;   br i1 %u, label %third, label %other
;
; third:                                            ; preds = %second
;   ret void
;
; other:                                            ; preds = %second
;   store i8 0, ptr %p, align 1
;   br label %deopt
;
; deopt:                                            ; preds = %other, %first, %entry
;   call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
