; RUN: opt -passes='instcombine'
; Selects of comparisons are minima, maxima, absolute values and saturating differences.
define i32 @f(i32 %a, i32 %b) {
  %c = icmp sgt i32 %a, %b
  %m = select i1 %c, i32 %b, i32 %a
  %d = icmp ult i32 %m, 100
  %n = select i1 %d, i32 %m, i32 99
  ret i32 %n
}
define i32 @abs(i32 %a) {
  %n = sub nsw i32 0, %a
  %c = icmp sge i32 %a, 0
  %s = select i1 %c, i32 %a, i32 %n
  ret i32 %s
}
define i32 @sat(i32 %a, i32 %b) {
  %c = icmp ugt i32 %a, %b
  %d = sub i32 %a, %b
  %s = select i1 %c, i32 %d, i32 0
  ret i32 %s
}
; EXPECT
; define i32 @f(i32 %a, i32 %b) {
;   %m = call i32 @llvm.smin.i32(i32 %a, i32 %b)
;   %n = call i32 @llvm.umin.i32(i32 %m, i32 99)
;   ret i32 %n
; }
;
; define i32 @abs(i32 %a) {
;   %s = call i32 @llvm.abs.i32(i32 %a, i1 true)
;   ret i32 %s
; }
;
; define i32 @sat(i32 %a, i32 %b) {
;   %s = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
;   ret i32 %s
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.abs.i32(i32, i1 immarg) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.usub.sat.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
