; RUN: opt -passes='divisibility-tests'
; Remainders by odd and even constants are compared by products with an inverse, of 8 to 64 bits; not those that are read elsewhere, by powers of two, or signed ones compared with something else than zero.
target triple = "nvptx64-nvidia-cuda"
define i1 @odd(i64 %x) {
  %r = urem i64 %x, 3
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @even_of_signed(i32 %x) {
  %r = srem i32 %x, -6
  %c = icmp ne i32 %r, 0
  ret i1 %c
}
define i1 @rest(i32 %x) {
  %r = urem i32 %x, 10
  %c = icmp eq i32 %r, 7
  ret i1 %c
}
define i1 @short(i16 %x) {
  %r = srem i16 %x, 100
  %c = icmp eq i16 %r, 0
  ret i1 %c
}
define i1 @read_elsewhere(i32 %x, ptr %p) {
  %r = urem i32 %x, 10
  store i32 %r, ptr %p
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @power(i32 %x) {
  %r = srem i32 %x, 8
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @signed_rest(i32 %x) {
  %r = srem i32 %x, 10
  %c = icmp eq i32 %r, 1
  ret i1 %c
}
define i1 @not_constant(i32 %x, i32 %y) {
  %r = urem i32 %x, %y
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define <2 x i1> @lanes(<2 x i32> %x) {
  %r = urem <2 x i32> %x, <i32 10, i32 10>
  %c = icmp eq <2 x i32> %r, zeroinitializer
  ret <2 x i1> %c
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i1 @odd(i64 %x) {
;   %1 = mul i64 %x, -6148914691236517205
;   %2 = icmp ule i64 %1, 6148914691236517205
;   ret i1 %2
; }
;
; define i1 @even_of_signed(i32 %x) {
;   %1 = mul i32 %x, -1431655765
;   %2 = add i32 %1, 715827882
;   %3 = call i32 @llvm.fshr.i32(i32 %2, i32 %2, i32 1)
;   %4 = icmp ugt i32 %3, 715827882
;   ret i1 %4
; }
;
; define i1 @rest(i32 %x) {
;   %1 = mul i32 %x, -858993459
;   %2 = add i32 %1, 1717986917
;   %3 = call i32 @llvm.fshr.i32(i32 %2, i32 %2, i32 1)
;   %4 = icmp ule i32 %3, 429496728
;   ret i1 %4
; }
;
; define i1 @short(i16 %x) {
;   %1 = sext i16 %x to i32
;   %2 = mul i32 %1, -1030792151
;   %3 = add i32 %2, 85899344
;   %4 = call i32 @llvm.fshr.i32(i32 %3, i32 %3, i32 2)
;   %5 = icmp ule i32 %4, 42949672
;   ret i1 %5
; }
;
; define i1 @read_elsewhere(i32 %x, ptr %p) {
;   %r = urem i32 %x, 10
;   store i32 %r, ptr %p, align 4
;   %c = icmp eq i32 %r, 0
;   ret i1 %c
; }
;
; define i1 @power(i32 %x) {
;   %r = srem i32 %x, 8
;   %c = icmp eq i32 %r, 0
;   ret i1 %c
; }
;
; define i1 @signed_rest(i32 %x) {
;   %r = srem i32 %x, 10
;   %c = icmp eq i32 %r, 1
;   ret i1 %c
; }
;
; define i1 @not_constant(i32 %x, i32 %y) {
;   %r = urem i32 %x, %y
;   %c = icmp eq i32 %r, 0
;   ret i1 %c
; }
;
; define <2 x i1> @lanes(<2 x i32> %x) {
;   %r = urem <2 x i32> %x, splat (i32 10)
;   %c = icmp eq <2 x i32> %r, zeroinitializer
;   ret <2 x i1> %c
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fshr.i32(i32, i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
