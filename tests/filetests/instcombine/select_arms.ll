; RUN: opt -passes='instcombine'
; An operation with a constant goes into the arms of a select one of which it folds with.
define i16 @conversion(i32 %x, i32 %y, i32 %z) {
  %c = icmp ult i32 %x, %y
  %s = select i1 %c, i32 42, i32 %z
  %r = trunc i32 %s to i16
  ret i16 %r
}
define i32 @sum(i1 %c, i32 %z) {
  %s = select i1 %c, i32 %z, i32 42
  %r = add nsw i32 %s, 5
  ret i32 %r
}
; A division is not done where it was not.
define i32 @division(i1 %c, i32 %z) {
  %s = select i1 %c, i32 %z, i32 42
  %r = sdiv i32 100, %s
  ret i32 %r
}
; A clamp stays one.
define i32 @clamp(i32 %x) {
  %c = icmp sgt i32 %x, 10
  %s = select i1 %c, i32 10, i32 %x
  %r = add i32 %s, 1
  ret i32 %r
}
define i32 @other_arm(i1 %c, i32 %x, i32 %y) {
  %s = select i1 %c, i32 %x, i32 %y
  %r = sub i32 %x, %s
  ret i32 %r
}
define i32 @symmetric(i1 %c, i1 %d, i32 %a, i32 %b) {
  %x = select i1 %c, i32 %a, i32 %b
  %y = select i1 %c, i32 %b, i32 %a
  %r = select i1 %d, i32 %x, i32 %y
  ret i32 %r
}
; EXPECT
; define i16 @conversion(i32 %x, i32 %y, i32 %z) {
;   %c = icmp ult i32 %x, %y
;   %1 = trunc i32 %z to i16
;   %r = select i1 %c, i16 42, i16 %1
;   ret i16 %r
; }
;
; define i32 @sum(i1 %c, i32 %z) {
;   %1 = add nsw i32 %z, 5
;   %r = select i1 %c, i32 %1, i32 47
;   ret i32 %r
; }
;
; define i32 @division(i1 %c, i32 %z) {
;   %s = select i1 %c, i32 %z, i32 42
;   %r = sdiv i32 100, %s
;   ret i32 %r
; }
;
; define i32 @clamp(i32 %x) {
;   %s = call i32 @llvm.smin.i32(i32 %x, i32 10)
;   %r = add nsw i32 %s, 1
;   ret i32 %r
; }
;
; define i32 @other_arm(i1 %c, i32 %x, i32 %y) {
;   %1 = sub i32 %x, %y
;   %r = select i1 %c, i32 0, i32 %1
;   ret i32 %r
; }
;
; define i32 @symmetric(i1 %c, i1 %d, i32 %a, i32 %b) {
;   %1 = xor i1 %c, %d
;   %r = select i1 %1, i32 %b, i32 %a
;   ret i32 %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
