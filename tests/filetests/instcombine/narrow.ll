; RUN: opt -passes='instcombine'
; Arithmetic in a wide type that is cut again is done in the narrow one; rotations are funnel shifts.
define i32 @f(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %s = mul i64 %x, %y
  %t = add i64 %s, 12
  %r = trunc i64 %t to i32
  ret i32 %r
}
define i32 @rot(i32 %a, i32 %n) {
  %m = and i32 %n, 31
  %k = sub i32 0, %n
  %l = and i32 %k, 31
  %x = shl i32 %a, %m
  %y = lshr i32 %a, %l
  %r = or i32 %x, %y
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %a, i32 %b) {
;   %1 = mul i32 %a, %b
;   %r = add i32 %1, 12
;   ret i32 %r
; }
;
; define i32 @rot(i32 %a, i32 %n) {
;   %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 %n)
;   ret i32 %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fshl.i32(i32, i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
