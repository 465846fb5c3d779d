; RUN: opt -passes='instcombine'
; A sum of negations is the negation of a sum; what two arms of a select add to one value is chosen first, then added.
define i32 @two(i32 %a, i32 %b) {
  %x = sub i32 0, %a
  %y = sub i32 0, %b
  %s = add i32 %x, %y
  ret i32 %s
}
define i32 @shifted(i32 %a, i32 %n, i32 %b) {
  %x = sub i32 0, %a
  %s = shl i32 %x, %n
  %r = add i32 %s, %b
  ret i32 %r
}
define float @chosen(i1 %c, float %x, float %y, float %z) {
  %a = fadd float %x, %y
  %b = fsub float %x, %z
  %r = select i1 %c, float %a, float %b
  ret float %r
}
define i32 @chosen_integers(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = sub i32 %x, %y
  %b = add i32 %z, %x
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}
define i32 @complement_of_minimum(i32 %x, i32 %y) {
  %a = sub i32 0, %x
  %b = sub i32 -2, %y
  %m = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %r = xor i32 %m, -1
  ret i32 %r
}
; EXPECT
; define i32 @two(i32 %a, i32 %b) {
;   %1 = add i32 %a, %b
;   %s = sub i32 0, %1
;   ret i32 %s
; }
;
; define i32 @shifted(i32 %a, i32 %n, i32 %b) {
;   %1 = shl i32 %a, %n
;   %r = sub i32 %b, %1
;   ret i32 %r
; }
;
; define float @chosen(i1 %c, float %x, float %y, float %z) {
;   %1 = fneg float %z
;   %2 = select i1 %c, float %y, float %1
;   %r = fadd float %x, %2
;   ret float %r
; }
;
; define i32 @chosen_integers(i1 %c, i32 %x, i32 %y, i32 %z) {
;   %1 = sub i32 0, %y
;   %2 = select i1 %c, i32 %1, i32 %z
;   %r = add i32 %x, %2
;   ret i32 %r
; }
;
; define i32 @complement_of_minimum(i32 %x, i32 %y) {
;   %1 = add i32 %x, -1
;   %2 = add i32 %y, 1
;   %r = call i32 @llvm.smin.i32(i32 %1, i32 %2)
;   ret i32 %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
