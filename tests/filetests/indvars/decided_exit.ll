; RUN: opt -passes='loop(indvars)' --check-analyses
; The exit is always taken. In the block behind it, which is never reached, the condition is known to be false, and what is computed from it
; another number than without that; either is right there.
define ptx_kernel void @k(ptr %out, ptr %in, ptr %counters, i32 %n) {
entry:
  br label %b11
b11:
  %v24 = select i1 false, i1 true, i1 true
  br i1 %v24, label %b30, label %b31
b30:
  ret void
b31:
  %v34 = call i1 @llvm.ctlz.i1(i1 %v24, i1 false)
  br label %b11
}
declare i1 @llvm.ctlz.i1(i1, i1 immarg)
; EXPECT
; define ptx_kernel void @k(ptr %out, ptr %in, ptr %counters, i32 %n) {
; entry:
;   br label %b11
;
; b11:                                              ; preds = %b31, %entry
;   %v24 = select i1 false, i1 true, i1 true
;   br i1 true, label %b30, label %b31
;
; b30:                                              ; preds = %b11
;   ret void
;
; b31:                                              ; preds = %b11
;   %v34 = call i1 @llvm.ctlz.i1(i1 %v24, i1 false)
;   br label %b11
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i1 @llvm.ctlz.i1(i1, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
