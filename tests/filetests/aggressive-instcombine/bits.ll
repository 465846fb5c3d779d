; RUN: opt -passes='aggressive-instcombine'
; Bits that are tested one by one are tested by a mask; ones counted by masks are counted by the intrinsic.
define i32 @any(i32 %x) {
  %s = lshr i32 %x, 3
  %o = or i32 %s, %x
  %r = and i32 %o, 1
  ret i32 %r
}
define i32 @all(i32 %x) {
  %s = lshr i32 %x, 7
  %a = and i32 %s, %x
  %r = and i32 %a, 1
  ret i32 %r
}
define i32 @ones(i32 %x) {
  %1 = lshr i32 %x, 1
  %2 = and i32 %1, 1431655765
  %3 = sub i32 %x, %2
  %4 = and i32 %3, 858993459
  %5 = lshr i32 %3, 2
  %6 = and i32 %5, 858993459
  %7 = add i32 %6, %4
  %8 = lshr i32 %7, 4
  %9 = add i32 %8, %7
  %10 = and i32 %9, 252645135
  %11 = mul i32 %10, 16843009
  %12 = lshr i32 %11, 24
  ret i32 %12
}
; EXPECT
; define i32 @any(i32 %x) {
;   %1 = and i32 %x, 9
;   %2 = icmp ne i32 %1, 0
;   %3 = zext i1 %2 to i32
;   ret i32 %3
; }
;
; define i32 @all(i32 %x) {
;   %1 = and i32 %x, 129
;   %2 = icmp eq i32 %1, 129
;   %3 = zext i1 %2 to i32
;   ret i32 %3
; }
;
; define i32 @ones(i32 %x) {
;   %1 = call i32 @llvm.ctpop.i32(i32 %x)
;   ret i32 %1
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctpop.i32(i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
