; RUN: opt -passes='reassociate'
; Constants of a chain meet, whatever stands between them; sums keep `nuw`, which holds in any order.
define i32 @sum(i32 %a, i32 %b) {
  %x = add nuw i32 %a, 5
  %y = add nuw i32 %x, %b
  %z = add nuw i32 %y, 7
  ret i32 %z
}
define i32 @absorbed(i32 %a, i32 %b) {
  %x = and i32 %a, 12
  %y = and i32 %x, %b
  %z = and i32 %y, 3
  ret i32 %z
}
; EXPECT
; define i32 @sum(i32 %a, i32 %b) {
;   %y = add nuw i32 %a, 12
;   %z = add nuw i32 %y, %b
;   ret i32 %z
; }
;
; define i32 @absorbed(i32 %a, i32 %b) {
;   ret i32 0
; }
