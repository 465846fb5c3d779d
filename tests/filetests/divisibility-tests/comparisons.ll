; RUN: opt -passes='divisibility-tests'
; Equalities with a constant below the divisor are tested; orders, other values, and signed remainders that are not compared with zero stay.
target triple = "nvptx64-nvidia-cuda"
define i1 @last(i32 %x) {
  %r = urem i32 %x, 6
  %c = icmp eq i32 %r, 5
  ret i1 %c
}
define i1 @never_as_large(i32 %x) {
  %r = urem i32 %x, 6
  %c = icmp eq i32 %r, 6
  ret i1 %c
}
define i1 @order(i32 %x) {
  %r = urem i32 %x, 6
  %c = icmp ult i32 %r, 2
  ret i1 %c
}
define i1 @value(i32 %x, i32 %y) {
  %r = urem i32 %x, 6
  %c = icmp eq i32 %r, %y
  ret i1 %c
}
define i1 @minus_one(i32 %x) {
  %r = srem i32 %x, 6
  %c = icmp eq i32 %r, -1
  ret i1 %c
}
define i1 @undefined(i32 %x) {
  %r = urem i32 undef, 6
  %c = icmp eq i32 %r, 0
  %p = urem i32 poison, 6
  %d = icmp eq i32 %p, 0
  %e = and i1 %c, %d
  ret i1 %e
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i1 @last(i32 %x) {
;   %1 = mul i32 %x, -1431655765
;   %2 = add i32 %1, -1431655767
;   %3 = call i32 @llvm.fshr.i32(i32 %2, i32 %2, i32 1)
;   %4 = icmp ule i32 %3, 715827881
;   ret i1 %4
; }
;
; define i1 @never_as_large(i32 %x) {
;   %r = urem i32 %x, 6
;   %c = icmp eq i32 %r, 6
;   ret i1 %c
; }
;
; define i1 @order(i32 %x) {
;   %r = urem i32 %x, 6
;   %c = icmp ult i32 %r, 2
;   ret i1 %c
; }
;
; define i1 @value(i32 %x, i32 %y) {
;   %r = urem i32 %x, 6
;   %c = icmp eq i32 %r, %y
;   ret i1 %c
; }
;
; define i1 @minus_one(i32 %x) {
;   %r = srem i32 %x, 6
;   %c = icmp eq i32 %r, -1
;   ret i1 %c
; }
;
; define i1 @undefined(i32 %x) {
;   %1 = mul i32 undef, -1431655765
;   %2 = call i32 @llvm.fshr.i32(i32 %1, i32 %1, i32 1)
;   %3 = icmp ule i32 %2, 715827882
;   %4 = mul i32 poison, -1431655765
;   %5 = call i32 @llvm.fshr.i32(i32 %4, i32 %4, i32 1)
;   %6 = icmp ule i32 %5, 715827882
;   %e = and i1 %3, %6
;   ret i1 %e
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fshr.i32(i32, i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
