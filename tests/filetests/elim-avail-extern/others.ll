; RUN: opt -passes=elim-avail-extern
; Other linkages are left alone.
define linkonce_odr i32 @odr() {
  ret i32 1
}
define internal i32 @internal() {
  ret i32 2
}
define weak i32 @weak() {
  ret i32 3
}
declare i32 @declared()
define i32 @f() {
  %a = call i32 @odr()
  %b = call i32 @internal()
  %c = call i32 @weak()
  %d = call i32 @declared()
  %s = add i32 %a, %b
  ret i32 %s
}
; EXPECT
; define linkonce_odr i32 @odr() {
;   ret i32 1
; }
;
; define internal i32 @internal() {
;   ret i32 2
; }
;
; define weak i32 @weak() {
;   ret i32 3
; }
;
; declare i32 @declared()
;
; define i32 @f() {
;   %a = call i32 @odr()
;   %b = call i32 @internal()
;   %c = call i32 @weak()
;   %d = call i32 @declared()
;   %s = add i32 %a, %b
;   ret i32 %s
; }
