; RUN: opt -passes=libcalls-shrinkwrap
; Under constrained floating point the comparison is constrained too.
target triple = "x86_64-unknown-linux-gnu"
declare double @log(double)
define void @f(double %x) strictfp {
  %a = call double @log(double %x) strictfp
  ret void
}
; EXPECT
; target triple = "x86_64-unknown-linux-gnu"
;
; declare double @log(double)
;
; ; Function Attrs: strictfp
; define void @f(double %x) #0 {
;   %1 = call i1 @llvm.experimental.constrained.fcmp.f64(double %x, double 0.000000e+00, metadata !"ole", metadata !"fpexcept.strict") #0
;   br i1 %1, label %cdce.call, label %cdce.end, !prof !0
;
; cdce.call:                                        ; preds = %0
;   %a = call double @log(double %x) #0
;   br label %cdce.end
;
; cdce.end:                                         ; preds = %cdce.call, %0
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite)
; declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata) #1
;
; attributes #0 = { strictfp }
; attributes #1 = { nocallback nofree nosync nounwind strictfp willreturn memory(inaccessiblemem: readwrite) }
;
; !0 = !{!"branch_weights", i32 1, i32 1048575}
