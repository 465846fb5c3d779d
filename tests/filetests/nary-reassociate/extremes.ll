; RUN: opt -passes=nary-reassociate
; So it is for the smallest and largest of integers, as intrinsics and as selects.
declare i32 @llvm.smax.i32(i32, i32)
define i32 @intrinsics(i32 %a, i32 %b, i32 %c) {
  %ab = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %bc = call i32 @llvm.smax.i32(i32 %b, i32 %c)
  %bca = call i32 @llvm.smax.i32(i32 %bc, i32 %a)
  %r = add i32 %ab, %bca
  ret i32 %r
}
define i32 @selects(i32 %a, i32 %b, i32 %c) {
  %c1 = icmp ult i32 %a, %b
  %ab = select i1 %c1, i32 %a, i32 %b
  %c2 = icmp ule i32 %b, %c
  %bc = select i1 %c2, i32 %b, i32 %c
  %c3 = icmp ugt i32 %bc, %a
  %bca = select i1 %c3, i32 %a, i32 %bc
  %r = add i32 %ab, %bca
  ret i32 %r
}
; EXPECT
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; define i32 @intrinsics(i32 %a, i32 %b, i32 %c) {
;   %ab = call i32 @llvm.smax.i32(i32 %a, i32 %b)
;   %bca.nary = call i32 @llvm.smax.i32(i32 %ab, i32 %c)
;   %r = add i32 %ab, %bca.nary
;   ret i32 %r
; }
;
; define i32 @selects(i32 %a, i32 %b, i32 %c) {
;   %c1 = icmp ult i32 %a, %b
;   %ab = select i1 %c1, i32 %a, i32 %b
;   %bca.nary = call i32 @llvm.umin.i32(i32 %ab, i32 %c)
;   %r = add i32 %ab, %bca.nary
;   ret i32 %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
