; RUN: opt -passes='dot-products'
; Halves of a word by the lower bytes of another, or the upper ones.
define i32 @low(i32 %a, i32 %b, i32 %c) {
  %a0 = shl i32 %a, 16
  %x0 = ashr exact i32 %a0, 16
  %b0 = shl i32 %b, 24
  %y0 = ashr exact i32 %b0, 24
  %m0 = mul i32 %x0, %y0
  %x1 = ashr i32 %a, 16
  %b1 = shl i32 %b, 16
  %y1 = ashr i32 %b1, 24
  %m1 = mul i32 %y1, %x1
  %s0 = add i32 %m0, %c
  %s1 = add i32 %s0, %m1
  ret i32 %s1
}
define i32 @high(i32 %a, i32 %b) {
  %x0 = and i32 %a, 65535
  %b0 = shl i32 %b, 8
  %y0 = ashr i32 %b0, 24
  %m0 = mul i32 %x0, %y0
  %x1 = lshr i32 %a, 16
  %y1 = ashr i32 %b, 24
  %m1 = mul i32 %y1, %x1
  %s1 = add i32 %m0, %m1
  ret i32 %s1
}
; Lower and upper bytes exchanged.
define i32 @not(i32 %a, i32 %b) {
  %x0 = and i32 %a, 65535
  %y0 = ashr i32 %b, 24
  %m0 = mul i32 %x0, %y0
  %x1 = lshr i32 %a, 16
  %b1 = shl i32 %b, 8
  %y1 = ashr i32 %b1, 24
  %m1 = mul i32 %y1, %x1
  %s1 = add i32 %m0, %m1
  ret i32 %s1
}
; EXPECT
; define i32 @low(i32 %a, i32 %b, i32 %c) {
;   %s1 = call i32 @llvm.nvvm.idp2a.s.s(i32 %a, i32 %b, i1 false, i32 %c)
;   ret i32 %s1
; }
;
; define i32 @high(i32 %a, i32 %b) {
;   %s1 = call i32 @llvm.nvvm.idp2a.u.s(i32 %a, i32 %b, i1 true, i32 0)
;   ret i32 %s1
; }
;
; define i32 @not(i32 %a, i32 %b) {
;   %x0 = and i32 %a, 65535
;   %y0 = ashr i32 %b, 24
;   %m0 = mul i32 %x0, %y0
;   %x1 = lshr i32 %a, 16
;   %b1 = shl i32 %b, 8
;   %y1 = ashr i32 %b1, 24
;   %m1 = mul i32 %y1, %x1
;   %s1 = add i32 %m0, %m1
;   ret i32 %s1
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.idp2a.s.s(i32, i32, i1 immarg, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.idp2a.u.s(i32, i32, i1 immarg, i32) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
