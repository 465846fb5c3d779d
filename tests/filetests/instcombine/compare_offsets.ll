; RUN: opt -passes='instcombine'
; A constant on one side of a comparison moves to the other; `x * x` overflows where `x` has more than half of the bits.
define i1 @above(i8 %x) {
  %a = add i8 %x, -6
  %c = icmp ugt i8 %a, 2
  ret i1 %c
}
define i1 @exclusive(i32 %x, i32 %y) {
  %a = xor i32 %x, 5
  %c = icmp eq i32 %a, %y
  ret i1 %c
}
define i1 @square(i32 %x) {
  %m = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x, i32 %x)
  %o = extractvalue { i32, i1 } %m, 1
  ret i1 %o
}
; EXPECT
; define i1 @above(i8 %x) {
;   %1 = add i8 %x, -9
;   %c = icmp ult i8 %1, -3
;   ret i1 %c
; }
;
; define i1 @exclusive(i32 %x, i32 %y) {
;   %1 = xor i32 %x, %y
;   %c = icmp eq i32 %1, 5
;   ret i1 %c
; }
;
; define i1 @square(i32 %x) {
;   %o = icmp ugt i32 %x, 65535
;   ret i1 %o
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
