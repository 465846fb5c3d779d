; RUN: opt -passes='reassociate'
; The pair that both trees have is computed first, so that it can be shared.
define void @pairs(i32 %a, i32 %b, i32 %c, i32 %d, ptr %p) {
  %x = mul i32 %a, %b
  %y = mul i32 %x, %c
  store i32 %y, ptr %p
  %u = mul i32 %d, %a
  %v = mul i32 %u, %c
  store i32 %v, ptr %p
  ret void
}
; EXPECT
; define void @pairs(i32 %a, i32 %b, i32 %c, i32 %d, ptr %p) {
;   %x = mul i32 %c, %a
;   %y = mul i32 %x, %b
;   store i32 %y, ptr %p, align 4
;   %u = mul i32 %c, %a
;   %v = mul i32 %u, %d
;   store i32 %v, ptr %p, align 4
;   ret void
; }
