; RUN: opt -passes='instcombine'
; A product by zero does not overflow; the other factor is read always now.
define i1 @guarded(i8 %x, i8 %y) {
  %n = icmp ne i8 %x, 0
  %m = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x, i8 %y)
  %o = extractvalue { i8, i1 } %m, 1
  %r = select i1 %n, i1 %o, i1 false
  ret i1 %r
}
define i1 @guarded_complement(i8 %x, i8 %y) {
  %n = icmp eq i8 %y, 0
  %m = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %x, i8 %y)
  %o = extractvalue { i8, i1 } %m, 1
  %q = xor i1 %o, true
  %r = select i1 %n, i1 true, i1 %q
  ret i1 %r
}
define i1 @by_division(i32 %x, i32 %y) {
  %d = udiv i32 -1, %x
  %r = icmp ult i32 %d, %y
  ret i1 %r
}
define i1 @no_overflow_by_division(i32 %x, i32 %y) {
  %d = udiv i32 -1, %x
  %r = icmp ule i32 %y, %d
  ret i1 %r
}
define i1 @borrow(i8 %x, i8 %y) {
  %n = or i8 %y, 1
  %d = sub i8 %x, %n
  %r = icmp ult i8 %d, %x
  ret i1 %r
}
define i32 @minimum_and_maximum(i32 %a, i32 %b) {
  %x = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %y = call i32 @llvm.smin.i32(i32 %b, i32 %a)
  %r = add nsw i32 %y, %x
  ret i32 %r
}
define i32 @positive(i32 %a) {
  %b = lshr i32 %a, 2
  %c = shl nsw i32 %b, 3
  ret i32 %c
}
; EXPECT
; define i1 @guarded(i8 %x, i8 %y) {
;   %1 = freeze i8 %y
;   %m = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x, i8 %1)
;   %o = extractvalue { i8, i1 } %m, 1
;   ret i1 %o
; }
;
; define i1 @guarded_complement(i8 %x, i8 %y) {
;   %1 = freeze i8 %x
;   %m = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %1, i8 %y)
;   %o = extractvalue { i8, i1 } %m, 1
;   %q = xor i1 %o, true
;   ret i1 %q
; }
;
; define i1 @by_division(i32 %x, i32 %y) {
;   %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x, i32 %y)
;   %r = extractvalue { i32, i1 } %1, 1
;   ret i1 %r
; }
;
; define i1 @no_overflow_by_division(i32 %x, i32 %y) {
;   %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x, i32 %y)
;   %2 = extractvalue { i32, i1 } %1, 1
;   %r = xor i1 %2, true
;   ret i1 %r
; }
;
; define i1 @borrow(i8 %x, i8 %y) {
;   %n = or i8 %y, 1
;   %r = icmp ule i8 %n, %x
;   ret i1 %r
; }
;
; define i32 @minimum_and_maximum(i32 %a, i32 %b) {
;   %r = add nsw i32 %b, %a
;   ret i32 %r
; }
;
; define i32 @positive(i32 %a) {
;   %1 = shl i32 %a, 1
;   %c = and i32 %1, 2147483640
;   ret i32 %c
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
