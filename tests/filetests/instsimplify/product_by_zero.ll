; RUN: opt -passes='instsimplify'
; A test that a factor is not zero says nothing more where the product overflows: zero times anything does not.
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
define i1 @f(i8 %x, i8 %y) {
  %c = icmp ne i8 %x, 0
  %m = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %y, i8 %x)
  %o = extractvalue { i8, i1 } %m, 1
  %r = and i1 %c, %o
  ret i1 %r
}
; EXPECT
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #0
;
; define i1 @f(i8 %x, i8 %y) {
;   %m = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %y, i8 %x)
;   %o = extractvalue { i8, i1 } %m, 1
;   ret i1 %o
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
