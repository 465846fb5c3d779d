; RUN: opt -passes='instnamer'
; Names that are there stay.
define i32 @kept(i32 %a) {
entry:
  %x = add i32 %a, 1
  ret i32 %x
}
; EXPECT
; define i32 @kept(i32 %a) {
; entry:
;   %x = add i32 %a, 1
;   ret i32 %x
; }
