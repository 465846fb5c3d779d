; RUN: opt -passes='sinking2'
; A value moves to its first user where its operands are live anyway.
define i32 @user(i32 %a, i32 %b, ptr %p) {
  %x = mul i32 %a, %b
  store i32 %a, ptr %p
  %v = load i32, ptr %p
  %y = add i32 %x, %v
  %z = xor i32 %y, %a
  %r = or i32 %z, %b
  ret i32 %r
}
; EXPECT
; define i32 @user(i32 %a, i32 %b, ptr %p) {
;   store i32 %a, ptr %p, align 4
;   %v = load i32, ptr %p, align 4
;   %x = mul i32 %a, %b
;   %y = add i32 %x, %v
;   %z = xor i32 %y, %a
;   %r = or i32 %z, %b
;   ret i32 %r
; }
