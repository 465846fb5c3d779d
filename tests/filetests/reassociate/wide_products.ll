; RUN: opt -passes='reassociate<keep-forms>'
; Words are summed up before a product of words is added to them, as carries of long multiplication are; a product that is used elsewhere,
; a narrower sum, and what a loop does not change stay in the order of ranks.
define i64 @carry(ptr %p, i32 %low, i32 %high) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %product = mul nuw i64 %x, %y
  %c = load i64, ptr %p
  %word = and i64 %c, 4294967295
  %d = load i64, ptr %p
  %carry = lshr i64 %d, 32
  %s = add nuw i64 %product, %word
  %t = add nuw i64 %s, %carry
  ret i64 %t
}
define i64 @used_elsewhere(ptr %p) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %product = mul nuw i64 %x, %y
  store i64 %product, ptr %p
  %c = load i64, ptr %p
  %word = and i64 %c, 4294967295
  %d = load i64, ptr %p
  %carry = lshr i64 %d, 32
  %s = add nuw i64 %product, %word
  %t = add nuw i64 %s, %carry
  ret i64 %t
}
define i64 @invariant(ptr %p, i32 %a, i32 %b, i64 %base) {
entry:
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  br label %loop
loop:
  %c = load volatile i64, ptr %p
  %d = load volatile i64, ptr %p
  %product = mul nuw i64 %x, %y
  %s = add i64 %c, %product
  %t = add i64 %s, %base
  %u = add i64 %t, %d
  %again = icmp ult i64 %u, 1000
  br i1 %again, label %loop, label %done
done:
  ret i64 %u
}
; EXPECT
; define i64 @carry(ptr %p, i32 %low, i32 %high) {
;   %a = load i32, ptr %p, align 4
;   %b = load i32, ptr %p, align 4
;   %x = zext i32 %a to i64
;   %y = zext i32 %b to i64
;   %product = mul nuw i64 %x, %y
;   %c = load i64, ptr %p, align 4
;   %word = and i64 %c, 4294967295
;   %d = load i64, ptr %p, align 4
;   %carry = lshr i64 %d, 32
;   %s = add nuw i64 %carry, %word
;   %t = add nuw i64 %s, %product
;   ret i64 %t
; }
;
; define i64 @used_elsewhere(ptr %p) {
;   %a = load i32, ptr %p, align 4
;   %b = load i32, ptr %p, align 4
;   %x = zext i32 %a to i64
;   %y = zext i32 %b to i64
;   %product = mul nuw i64 %x, %y
;   store i64 %product, ptr %p, align 4
;   %c = load i64, ptr %p, align 4
;   %word = and i64 %c, 4294967295
;   %d = load i64, ptr %p, align 4
;   %carry = lshr i64 %d, 32
;   %s = add nuw i64 %product, %word
;   %t = add nuw i64 %s, %carry
;   ret i64 %t
; }
;
; define i64 @invariant(ptr %p, i32 %a, i32 %b, i64 %base) {
; entry:
;   %x = zext i32 %a to i64
;   %y = zext i32 %b to i64
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %c = load volatile i64, ptr %p, align 4
;   %d = load volatile i64, ptr %p, align 4
;   %product = mul nuw i64 %x, %y
;   %s = add i64 %base, %product
;   %t = add i64 %c, %s
;   %u = add i64 %t, %d
;   %again = icmp ult i64 %u, 1000
;   br i1 %again, label %loop, label %done
;
; done:                                             ; preds = %loop
;   ret i64 %u
; }
