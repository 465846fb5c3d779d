; RUN: opt -passes='instcombine'
; A load of one of two addresses whose values were just loaded.
define void @minimum(ptr %x, ptr %y) {
  %a = load i32, ptr %y
  %b = load i32, ptr %x
  %c = icmp slt i32 %a, %b
  %p = select i1 %c, ptr %y, ptr %x
  %v = load i32, ptr %p
  store i32 %v, ptr %x
  ret void
}
define { i64, i32 } @overwritten(i64 %x, i64 %y, i32 %z) {
  %a = insertvalue { i64, i32 } poison, i64 %x, 0
  %b = insertvalue { i64, i32 } %a, i32 %z, 1
  %c = insertvalue { i64, i32 } %b, i64 %y, 0
  ret { i64, i32 } %c
}
define i32 @frozen(i32 %x, i1 %c) {
  %f = freeze i32 %x
  %a = add i32 %f, %x
  br i1 %c, label %m, label %n
m:
  br label %n
n:
  %p = phi i32 [ %x, %0 ], [ %a, %m ]
  ret i32 %p
}
define i64 @negative_factor(i64 %x, i64 %y) {
  %m = mul i64 %x, -4
  %r = add i64 %m, %y
  ret i64 %r
}
; In registers of half the size.
define i32 @narrow(i64 %x, ptr %p) {
  %a = add i64 %x, 5000000001
  %t = trunc i64 %a to i32
  %b = sub i64 7, %x
  %u = trunc i64 %b to i32
  %c = shl i64 %x, 40
  %v = trunc i64 %c to i32
  %s = xor i32 %t, %u
  %r = xor i32 %s, %v
  ret i32 %r
}
define i32 @branches(i1 %x, i1 %y) {
  %n = xor i1 %y, true
  %c = select i1 %x, i1 %n, i1 false
  br i1 %c, label %t, label %f
t:
  ret i32 1
f:
  ret i32 2
}
define i32 @one_way(i1 %x, i32 %v) {
  %c = icmp eq i32 %v, 3
  br i1 %c, label %t, label %t
t:
  ret i32 1
}
; EXPECT
; define void @minimum(ptr %x, ptr %y) {
;   %a = load i32, ptr %y, align 4
;   %b = load i32, ptr %x, align 4
;   %v = call i32 @llvm.smin.i32(i32 %a, i32 %b)
;   store i32 %v, ptr %x, align 4
;   ret void
; }
;
; define { i64, i32 } @overwritten(i64 %x, i64 %y, i32 %z) {
;   %b = insertvalue { i64, i32 } poison, i32 %z, 1
;   %c = insertvalue { i64, i32 } %b, i64 %y, 0
;   ret { i64, i32 } %c
; }
;
; define i32 @frozen(i32 %x, i1 %c) {
;   %f = freeze i32 %x
;   br i1 %c, label %m, label %n
;
; m:                                                ; preds = %0
;   %a = shl i32 %f, 1
;   br label %n
;
; n:                                                ; preds = %m, %0
;   %p = phi i32 [ %x, %0 ], [ %a, %m ]
;   ret i32 %p
; }
;
; define i64 @negative_factor(i64 %x, i64 %y) {
;   %1 = shl i64 %x, 2
;   %r = sub i64 %y, %1
;   ret i64 %r
; }
;
; define i32 @narrow(i64 %x, ptr %p) {
;   %1 = trunc i64 %x to i32
;   %t = add i32 %1, 705032705
;   %2 = trunc i64 %x to i32
;   %u = sub i32 7, %2
;   %s = xor i32 %t, %u
;   ret i32 %s
; }
;
; define i32 @branches(i1 %x, i1 %y) {
;   %1 = xor i1 %x, true
;   %2 = select i1 %1, i1 true, i1 %y
;   br i1 %2, label %f, label %t
;
; t:                                                ; preds = %0
;   ret i32 1
;
; f:                                                ; preds = %0
;   ret i32 2
; }
;
; define i32 @one_way(i1 %x, i32 %v) {
;   br i1 false, label %t, label %t
;
; t:                                                ; preds = %0, %0
;   ret i32 1
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smin.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
