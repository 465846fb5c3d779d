; RUN: opt -passes='dot-products'
; In a loop: the sum so far is added first; products that are made outside of it stay there.
define i32 @f(ptr %p, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %k = zext i32 %i to i64
  %q = getelementptr i32, ptr %p, i64 %k
  %a = load i32, ptr %q, align 4
  %x0 = and i32 %a, 255
  %y0 = and i32 %b, 255
  %p0 = mul i32 %x0, %y0
  %s0 = add i32 %p0, %s
  %a1 = lshr i32 %a, 8
  %x1 = and i32 %a1, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %p1 = mul i32 %x1, %y1
  %s1 = add i32 %p1, %s0
  %a2 = lshr i32 %a, 16
  %x2 = and i32 %a2, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %p2 = mul i32 %x2, %y2
  %s2 = add i32 %p2, %s1
  %x3 = lshr i32 %a, 24
  %y3 = lshr i32 %b, 24
  %p3 = mul i32 %x3, %y3
  %s3 = add i32 %p3, %s2
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret i32 %s3
}
define i32 @g(i32 %a, i32 %b, i1 %c) {
entry:
  %x0 = and i32 %a, 255
  %y0 = and i32 %b, 255
  %p0 = mul i32 %x0, %y0
  %a1 = lshr i32 %a, 8
  %x1 = and i32 %a1, 255
  %b1 = lshr i32 %b, 8
  %y1 = and i32 %b1, 255
  %p1 = mul i32 %x1, %y1
  %a2 = lshr i32 %a, 16
  %x2 = and i32 %a2, 255
  %b2 = lshr i32 %b, 16
  %y2 = and i32 %b2, 255
  %p2 = mul i32 %x2, %y2
  %x3 = lshr i32 %a, 24
  %y3 = lshr i32 %b, 24
  %p3 = mul i32 %x3, %y3
  br label %next
next:
  %s1 = add i32 %p1, %p0
  %s2 = add i32 %s1, %p2
  %s3 = add i32 %s2, %p3
  ret i32 %s3
}
; EXPECT
; define i32 @f(ptr %p, i32 %b, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
;   %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
;   %k = zext i32 %i to i64
;   %q = getelementptr i32, ptr %p, i64 %k
;   %a = load i32, ptr %q, align 4
;   %s3 = call i32 @llvm.nvvm.idp4a.u.u(i32 %a, i32 %b, i32 %s)
;   %j = add i32 %i, 1
;   %c = icmp ult i32 %j, %n
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   ret i32 %s3
; }
;
; define i32 @g(i32 %a, i32 %b, i1 %c) {
; entry:
;   %x0 = and i32 %a, 255
;   %y0 = and i32 %b, 255
;   %p0 = mul i32 %x0, %y0
;   %a1 = lshr i32 %a, 8
;   %x1 = and i32 %a1, 255
;   %b1 = lshr i32 %b, 8
;   %y1 = and i32 %b1, 255
;   %p1 = mul i32 %x1, %y1
;   %a2 = lshr i32 %a, 16
;   %x2 = and i32 %a2, 255
;   %b2 = lshr i32 %b, 16
;   %y2 = and i32 %b2, 255
;   %p2 = mul i32 %x2, %y2
;   %x3 = lshr i32 %a, 24
;   %y3 = lshr i32 %b, 24
;   %p3 = mul i32 %x3, %y3
;   br label %next
;
; next:                                             ; preds = %entry
;   %s1 = add i32 %p1, %p0
;   %s2 = add i32 %s1, %p2
;   %s3 = add i32 %s2, %p3
;   ret i32 %s3
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.nvvm.idp4a.u.u(i32, i32, i32) #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
