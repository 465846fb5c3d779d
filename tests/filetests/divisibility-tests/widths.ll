; RUN: opt -passes='divisibility-tests'
; Numbers of 8 to 32 bits are tested in words of 32, up to 64 in words of 64; wider and shorter ones, and vectors, stay.
target triple = "nvptx64-nvidia-cuda"
define i1 @of_8(i8 %x) {
  %r = urem i8 %x, 5
  %c = icmp eq i8 %r, 0
  ret i1 %c
}
define i1 @of_33(i33 %x) {
  %r = srem i33 %x, 12
  %c = icmp eq i33 %r, 0
  ret i1 %c
}
define i1 @of_64(i64 %x) {
  %r = urem i64 %x, 1000
  %c = icmp ne i64 %r, 999
  ret i1 %c
}
define i1 @of_7(i7 %x) {
  %r = urem i7 %x, 5
  %c = icmp eq i7 %r, 0
  ret i1 %c
}
define i1 @of_128(i128 %x) {
  %r = urem i128 %x, 5
  %c = icmp eq i128 %r, 0
  ret i1 %c
}
define <2 x i1> @lanes(<2 x i32> %x) {
  %r = urem <2 x i32> %x, splat (i32 10)
  %c = icmp eq <2 x i32> %r, zeroinitializer
  ret <2 x i1> %c
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i1 @of_8(i8 %x) {
;   %1 = zext i8 %x to i32
;   %2 = mul i32 %1, -858993459
;   %3 = icmp ule i32 %2, 858993459
;   ret i1 %3
; }
;
; define i1 @of_33(i33 %x) {
;   %1 = sext i33 %x to i64
;   %2 = mul i64 %1, -6148914691236517205
;   %3 = add i64 %2, 3074457345618258600
;   %4 = call i64 @llvm.fshr.i64(i64 %3, i64 %3, i64 2)
;   %5 = icmp ule i64 %4, 1537228672809129300
;   ret i1 %5
; }
;
; define i1 @of_64(i64 %x) {
;   %1 = mul i64 %x, 2066035336255469781
;   %2 = add i64 %1, 2066035336255469773
;   %3 = call i64 @llvm.fshr.i64(i64 %2, i64 %2, i64 3)
;   %4 = icmp ugt i64 %3, 18446744073709550
;   ret i1 %4
; }
;
; define i1 @of_7(i7 %x) {
;   %r = urem i7 %x, 5
;   %c = icmp eq i7 %r, 0
;   ret i1 %c
; }
;
; define i1 @of_128(i128 %x) {
;   %r = urem i128 %x, 5
;   %c = icmp eq i128 %r, 0
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
; declare i64 @llvm.fshr.i64(i64, i64, i64) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
