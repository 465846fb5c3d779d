; RUN: opt -passes='instcombine'
; Counts say their range; parts of operations with overflow; remainders that wrap at the end; differing ranges.
define i32 @count(i32 %x) {
  %m = and i32 %x, 255
  %c = call i32 @llvm.ctpop.i32(i32 %m)
  ret i32 %c
}
define i32 @zeros(i32 %x) {
  %m = or i32 %x, 4096
  %c = call i32 @llvm.ctlz.i32(i32 %m, i1 false)
  ret i32 %c
}
define i1 @above_bound(i8 %a) {
  %r = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %a, i8 5)
  %o = extractvalue { i8, i1 } %r, 1
  ret i1 %o
}
define i1 @below_bound(i8 %a) {
  %r = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %a, i8 -5)
  %o = extractvalue { i8, i1 } %r, 1
  ret i1 %o
}
define i1 @product_bound(i8 %a) {
  %r = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %a, i8 10)
  %o = extractvalue { i8, i1 } %r, 1
  ret i1 %o
}
define i8 @difference(i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %a, i8 %b)
  %o = extractvalue { i8, i1 } %r, 0
  ret i8 %o
}
define i32 @ring(i32 noundef %x, i32 noundef %n) {
  %in = icmp ult i32 %x, %n
  br i1 %in, label %t, label %f
t:
  %a = add i32 %x, 1
  %r = urem i32 %a, %n
  ret i32 %r
f:
  %b = add i32 %x, 1
  %q = urem i32 %b, %n
  ret i32 %q
}
define i1 @between(i32 %x) {
  %a = icmp sgt i32 %x, 32767
  %b = icmp sgt i32 %x, -32768
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @without_rest(i32 %x, i8 %y) {
  %z = zext i8 %y to i32
  %d = udiv exact i32 %x, %z
  %r = icmp eq i32 %d, 7
  ret i1 %r
}
define i32 @magnitude(i32 %x) {
  %s = ashr i32 %x, 31
  %o = or i32 %s, 1
  %r = mul nsw i32 %o, %x
  ret i32 %r
}
define i32 @masked_shift(i32 %x) {
  %m = and i32 %x, -65536
  %r = ashr i32 %m, 8
  ret i32 %r
}
define float @both_ends(float %x, float %y) {
  %a = call float @llvm.minimum.f32(float %x, float %y)
  %b = call float @llvm.maximum.f32(float %x, float %y)
  %r = fmul float %a, %b
  ret float %r
}
define i32 @turned(i1 %x, i32 %a, i32 %b, i32 %v, i32 %w) {
  %e = icmp eq i32 %a, %b
  %n = xor i1 %x, true
  %o = or i1 %n, %e
  %r = select i1 %o, i32 %v, i32 %w
  ret i32 %r
}
define i8 @case(i8 %c) {
  switch i8 %c, label %d [
    i8 1, label %a
    i8 7, label %b
  ]
a:
  br label %m
b:
  br label %m
d:
  ret i8 42
m:
  %r = phi i8 [ 1, %a ], [ 7, %b ]
  ret i8 %r
}
; Two cases lead to one block: which one was taken is not known.
define i8 @shared_case(i8 %c) {
  switch i8 %c, label %d [
    i8 1, label %a
    i8 2, label %a
    i8 7, label %b
  ]
a:
  br label %m
b:
  br label %m
d:
  ret i8 42
m:
  %r = phi i8 [ 1, %a ], [ 7, %b ]
  ret i8 %r
}
; EXPECT
; define i32 @count(i32 %x) {
;   %m = and i32 %x, 255
;   %c = call range(i32 0, 9) i32 @llvm.ctpop.i32(i32 %m)
;   ret i32 %c
; }
;
; define i32 @zeros(i32 %x) {
;   %m = or i32 %x, 4096
;   %c = call range(i32 0, 20) i32 @llvm.ctlz.i32(i32 %m, i1 true)
;   ret i32 %c
; }
;
; define i1 @above_bound(i8 %a) {
;   %o = icmp ugt i8 %a, -6
;   ret i1 %o
; }
;
; define i1 @below_bound(i8 %a) {
;   %o = icmp slt i8 %a, -123
;   ret i1 %o
; }
;
; define i1 @product_bound(i8 %a) {
;   %o = icmp ugt i8 %a, 25
;   ret i1 %o
; }
;
; define i8 @difference(i8 %a, i8 %b) {
;   %o = sub i8 %a, %b
;   ret i8 %o
; }
;
; define i32 @ring(i32 noundef %x, i32 noundef %n) {
;   %in = icmp ult i32 %x, %n
;   br i1 %in, label %t, label %f
;
; t:                                                ; preds = %0
;   %a = add i32 %x, 1
;   %1 = icmp eq i32 %a, %n
;   %r = select i1 %1, i32 0, i32 %a
;   ret i32 %r
;
; f:                                                ; preds = %0
;   %b = add i32 %x, 1
;   %q = urem i32 %b, %n
;   ret i32 %q
; }
;
; define i1 @between(i32 %x) {
;   %1 = add i32 %x, 32767
;   %r = icmp ult i32 %1, 65535
;   ret i1 %r
; }
;
; define i1 @without_rest(i32 %x, i8 %y) {
;   %z = zext i8 %y to i32
;   %1 = mul nuw nsw i32 %z, 7
;   %r = icmp eq i32 %1, %x
;   ret i1 %r
; }
;
; define i32 @magnitude(i32 %x) {
;   %r = call i32 @llvm.abs.i32(i32 %x, i1 true)
;   ret i32 %r
; }
;
; define i32 @masked_shift(i32 %x) {
;   %1 = ashr i32 %x, 8
;   %r = and i32 %1, -256
;   ret i32 %r
; }
;
; define float @both_ends(float %x, float %y) {
;   %r = fmul float %x, %y
;   ret float %r
; }
;
; define i32 @turned(i1 %x, i32 %a, i32 %b, i32 %v, i32 %w) {
;   %e.not = icmp ne i32 %a, %b
;   %1 = and i1 %e.not, %x
;   %r = select i1 %1, i32 %w, i32 %v
;   ret i32 %r
; }
;
; define i8 @case(i8 %c) {
;   switch i8 %c, label %d [
;     i8 1, label %a
;     i8 7, label %b
;   ]
;
; a:                                                ; preds = %0
;   br label %m
;
; b:                                                ; preds = %0
;   br label %m
;
; d:                                                ; preds = %0
;   ret i8 42
;
; m:                                                ; preds = %b, %a
;   ret i8 %c
; }
;
; define i8 @shared_case(i8 %c) {
;   switch i8 %c, label %d [
;     i8 1, label %a
;     i8 2, label %a
;     i8 7, label %b
;   ]
;
; a:                                                ; preds = %0, %0
;   br label %m
;
; b:                                                ; preds = %0
;   br label %m
;
; d:                                                ; preds = %0
;   ret i8 42
;
; m:                                                ; preds = %b, %a
;   %r = phi i8 [ 1, %a ], [ 7, %b ]
;   ret i8 %r
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctlz.i32(i32, i1 immarg) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.ctpop.i32(i32) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.maximum.f32(float, float) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare float @llvm.minimum.f32(float, float) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8) #1
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.abs.i32(i32, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
