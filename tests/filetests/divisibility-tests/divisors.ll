; RUN: opt -passes='divisibility-tests'
; Powers of two, zero, one and the least signed number stay; a divisor beyond half of the range and a negative one are as good as any.
target triple = "nvptx64-nvidia-cuda"
define i1 @zero(i32 %x) {
  %r = urem i32 %x, 0
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @one(i32 %x) {
  %r = srem i32 %x, 1
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @minus_one(i32 %x) {
  %r = srem i32 %x, -1
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @least(i32 %x) {
  %r = srem i32 %x, -2147483648
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @large(i32 %x) {
  %r = urem i32 %x, -2
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @negative(i64 %x) {
  %r = srem i64 %x, -7
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i1 @zero(i32 %x) {
;   %r = urem i32 %x, 0
;   %c = icmp eq i32 %r, 0
;   ret i1 %c
; }
;
; define i1 @one(i32 %x) {
;   %r = srem i32 %x, 1
;   %c = icmp eq i32 %r, 0
;   ret i1 %c
; }
;
; define i1 @minus_one(i32 %x) {
;   %r = srem i32 %x, -1
;   %c = icmp eq i32 %r, 0
;   ret i1 %c
; }
;
; define i1 @least(i32 %x) {
;   %r = srem i32 %x, -2147483648
;   %c = icmp eq i32 %r, 0
;   ret i1 %c
; }
;
; define i1 @large(i32 %x) {
;   %1 = mul i32 %x, 2147483647
;   %2 = call i32 @llvm.fshr.i32(i32 %1, i32 %1, i32 1)
;   %3 = icmp ule i32 %2, 1
;   ret i1 %3
; }
;
; define i1 @negative(i64 %x) {
;   %1 = mul i64 %x, 7905747460161236407
;   %2 = add i64 %1, 1317624576693539401
;   %3 = icmp ule i64 %2, 2635249153387078802
;   ret i1 %3
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fshr.i32(i32, i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
