; RUN: opt -passes='instsimplify'
; A number that is subnormal is not zero, but where the function may take it for zero; an assumption holds from where it stands on.
declare void @llvm.assume(i1)
define i1 @subnormal(float nofpclass(nan inf zero norm) %x) {
  %c = fcmp oeq float %x, 0.0
  ret i1 %c
}
define i1 @subnormal_flushed(float nofpclass(nan inf zero norm) %x) "denormal-fp-math-f32"="preserve-sign" {
  %c = fcmp oeq float %x, 0.0
  ret i1 %c
}
define i1 @assumed(float %x) {
  %a = fcmp ogt float %x, 0xFFF0000000000000
  call void @llvm.assume(i1 %a)
  %c = fcmp one float %x, 0xFFF0000000000000
  ret i1 %c
}
define i1 @assumed_later(float %x) {
  %c = fcmp one float %x, 0xFFF0000000000000
  %a = fcmp ogt float %x, 0xFFF0000000000000
  call void @llvm.assume(i1 %a)
  ret i1 %c
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; define i1 @subnormal(float nofpclass(nan inf zero norm) %x) {
;   ret i1 false
; }
;
; define i1 @subnormal_flushed(float nofpclass(nan inf zero norm) %x) #1 {
;   %c = fcmp oeq float %x, 0.000000e+00
;   ret i1 %c
; }
;
; define i1 @assumed(float %x) {
;   %a = fcmp ogt float %x, 0xFFF0000000000000
;   call void @llvm.assume(i1 %a)
;   ret i1 true
; }
;
; define i1 @assumed_later(float %x) {
;   %c = fcmp one float %x, 0xFFF0000000000000
;   %a = fcmp ogt float %x, 0xFFF0000000000000
;   call void @llvm.assume(i1 %a)
;   ret i1 %c
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; attributes #1 = { "denormal-fp-math-f32"="preserve-sign" }
