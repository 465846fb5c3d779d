; RUN: opt -passes='correlated-propagation'
; Ranges make extremes, magnitudes, saturation and overflow bits simpler.
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
define i32 @f(i32 range(i32 0, 100) %x, i32 range(i32 50, 200) %y, i32 range(i32 -20, 1) %n) {
  %a = call i32 @llvm.abs.i32(i32 %x, i1 false)
  %b = call i32 @llvm.abs.i32(i32 %n, i1 true)
  %c = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  %d = call i32 @llvm.umax.i32(i32 %y, i32 40)
  %e = call i32 @llvm.sadd.sat.i32(i32 %x, i32 %y)
  %o = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %f = extractvalue { i32, i1 } %o, 0
  %g = extractvalue { i32, i1 } %o, 1
  %h = zext i1 %g to i32
  %1 = add i32 %a, %b
  %2 = xor i32 %c, %d
  %3 = xor i32 %e, %f
  %4 = xor i32 %1, %2
  %5 = xor i32 %3, %h
  %6 = xor i32 %4, %5
  ret i32 %6
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.abs.i32(i32, i1 immarg) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.sadd.sat.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #1
;
; define i32 @f(i32 range(i32 0, 100) %x, i32 range(i32 50, 200) %y, i32 range(i32 -20, 1) %n) {
;   %b1 = sub nsw i32 0, %n
;   %1 = call i32 @llvm.umin.i32(i32 %x, i32 %y)
;   %e2 = add nuw nsw i32 %x, %y
;   %o3 = add nuw nsw i32 %x, %y
;   %2 = insertvalue { i32, i1 } { i32 poison, i1 false }, i32 %o3, 0
;   %f = extractvalue { i32, i1 } %2, 0
;   %g = extractvalue { i32, i1 } %2, 1
;   %h = zext i1 %g to i32
;   %3 = add nuw nsw i32 %x, %b1
;   %4 = xor i32 %1, %y
;   %5 = xor i32 %e2, %f
;   %6 = xor i32 %3, %4
;   %7 = xor i32 %5, %h
;   %8 = xor i32 %6, %7
;   ret i32 %8
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
