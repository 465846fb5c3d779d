; RUN: opt -passes='sinking2'
; Loads and calls with effects keep their places.
declare i32 @effect(i32)
define i32 @effects(i32 %a, ptr %p) {
  %v = load i32, ptr %p
  %e = call i32 @effect(i32 %a)
  store i32 0, ptr %p
  %x = add i32 %v, %e
  ret i32 %x
}
; EXPECT
; declare i32 @effect(i32)
;
; define i32 @effects(i32 %a, ptr %p) {
;   %v = load i32, ptr %p, align 4
;   %e = call i32 @effect(i32 %a)
;   store i32 0, ptr %p, align 4
;   %x = add i32 %v, %e
;   ret i32 %x
; }
