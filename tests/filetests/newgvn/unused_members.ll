; RUN: opt -passes='newgvn'
; A member of a class of several members goes if nothing uses it once the others are replaced; a lone one is left.
define i32 @f(i32 %x, ptr %p, i1 %c) {
entry:
  %a = mul i32 %x, 3
  %b = mul i32 %x, 3
  %s = sub i32 %a, %b
  %lone = add i32 %x, 7
  %t = mul i32 %lone, %s
  br i1 %c, label %left, label %right
left:
  %l = load i32, ptr %p
  br label %join
right:
  %m = load i32, ptr %p
  br label %join
join:
  %phi = phi i32 [ %l, %left ], [ %m, %right ]
  %u = xor i32 %phi, 5
  ret i32 %t
}
; EXPECT
; define i32 @f(i32 %x, ptr %p, i1 %c) {
; entry:
;   %lone = add i32 %x, 7
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %entry
;   br label %join
;
; right:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %right, %left
;   ret i32 0
; }
