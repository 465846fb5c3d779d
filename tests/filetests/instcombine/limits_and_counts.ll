; RUN: opt -passes='instcombine'
; The first and last number against another value; counts of zero; opposite choices; three-way comparisons; clamps.
define i1 @never(i8 %x, i8 %y) {
  %a = icmp slt i8 %x, %y
  %b = icmp eq i8 %x, 127
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @implied(i8 %x, i8 %y) {
  %a = icmp ugt i8 %y, %x
  %b = icmp ne i8 %x, 255
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @other_limit(i8 %x, i8 %y) {
  %a = icmp slt i8 %x, %y
  %b = icmp eq i8 %x, 126
  %r = and i1 %a, %b
  ret i1 %r
}
define i16 @zeros(i32 %x) {
  %c = call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %x, i1 true)
  %t = trunc i32 %c to i16
  %z = icmp eq i32 %x, 0
  %r = select i1 %z, i16 32, i16 %t
  ret i16 %r
}
define i32 @choices(i1 %c, i32 %a, i32 %b) {
  %x = select i1 %c, i32 %a, i32 %b
  %y = select i1 %c, i32 %b, i32 %a
  %r = call i32 @llvm.umax.i32(i32 %x, i32 %y)
  ret i32 %r
}
define float @choices_of_blocks(i1 %c, float %a, float %b) {
entry:
  br i1 %c, label %t, label %m
t:
  br label %m
m:
  %x = phi float [ %a, %entry ], [ %b, %t ]
  %y = phi float [ %b, %entry ], [ %a, %t ]
  %r = fmul float %x, %y
  ret float %r
}
define i1 @three_way(i32 %x, i32 %y) {
  %c = call i8 @llvm.ucmp.i8.i32(i32 %x, i32 %y)
  %r = icmp sgt i8 %c, -1
  ret i1 %r
}
define i8 @three_way_negated(i32 %x, i32 %y) {
  %c = call i8 @llvm.scmp.i8.i32(i32 %x, i32 %y)
  %r = sub i8 0, %c
  ret i8 %r
}
define i32 @clamped(i32 %x) {
  %a = icmp sgt i32 %x, 32767
  %b = icmp slt i32 %x, -32768
  %l = select i1 %b, i32 -32768, i32 32767
  %o = or i1 %a, %b
  %r = select i1 %o, i32 %l, i32 %x
  ret i32 %r
}
; Limits of another range.
define i32 @not_clamped(i32 %x) {
  %a = icmp sgt i32 %x, 32767
  %b = icmp slt i32 %x, -32768
  %l = select i1 %b, i32 -32000, i32 32767
  %o = or i1 %a, %b
  %r = select i1 %o, i32 %l, i32 %x
  ret i32 %r
}
define i1 @sign_and_bit(i32 %a) {
  %m = and i32 %a, 8
  %x = icmp eq i32 %m, 0
  %y = icmp sgt i32 %a, -1
  %r = and i1 %x, %y
  ret i1 %r
}
define i32 @negated_magnitude(i32 %x) {
  %n = call i32 @llvm.abs.i32(i32 %x, i1 false)
  %c = sub i32 0, %n
  %s = icmp slt i32 %c, 0
  %r = select i1 %s, i32 %n, i32 %c
  ret i32 %r
}
; EXPECT
; define i1 @never(i8 %x, i8 %y) {
;   ret i1 false
; }
;
; define i1 @implied(i8 %x, i8 %y) {
;   %a = icmp ugt i8 %y, %x
;   ret i1 %a
; }
;
; define i1 @other_limit(i8 %x, i8 %y) {
;   %b = icmp eq i8 %x, 126
;   %1 = icmp eq i8 %y, 127
;   %r = and i1 %b, %1
;   ret i1 %r
; }
;
; define i16 @zeros(i32 %x) {
;   %c = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %x, i1 false)
;   %t = trunc nuw nsw i32 %c to i16
;   ret i16 %t
; }
;
; define i32 @choices(i1 %c, i32 %a, i32 %b) {
;   %r = call i32 @llvm.umax.i32(i32 %a, i32 %b)
;   ret i32 %r
; }
;
; define float @choices_of_blocks(i1 %c, float %a, float %b) {
; entry:
;   br i1 %c, label %t, label %m
;
; t:                                                ; preds = %entry
;   br label %m
;
; m:                                                ; preds = %t, %entry
;   %r = fmul float %a, %b
;   ret float %r
; }
;
; define i1 @three_way(i32 %x, i32 %y) {
;   %r = icmp uge i32 %x, %y
;   ret i1 %r
; }
;
; define i8 @three_way_negated(i32 %x, i32 %y) {
;   %r = call i8 @llvm.scmp.i8.i32(i32 %y, i32 %x)
;   ret i8 %r
; }
;
; define i32 @clamped(i32 %x) {
;   %1 = call i32 @llvm.smax.i32(i32 %x, i32 -32768)
;   %r = call i32 @llvm.smin.i32(i32 %1, i32 32767)
;   ret i32 %r
; }
;
; define i32 @not_clamped(i32 %x) {
;   %b = icmp slt i32 %x, -32768
;   %l = select i1 %b, i32 -32000, i32 32767
;   %1 = add i32 %x, -32768
;   %o = icmp ult i32 %1, -65536
;   %r = select i1 %o, i32 %l, i32 %x
;   ret i32 %r
; }
;
; define i1 @sign_and_bit(i32 %a) {
;   %1 = and i32 %a, -2147483640
;   %r = icmp eq i32 %1, 0
;   ret i1 %r
; }
;
; define i32 @negated_magnitude(i32 %x) {
;   %n = call i32 @llvm.abs.i32(i32 %x, i1 false)
;   ret i32 %n
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.abs.i32(i32, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.cttz.i32(i32, i1 immarg) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #1
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
