; RUN: opt -passes=elim-avail-extern
; So does a variable.
@elsewhere = available_externally constant i32 7, align 8
@here = constant i32 7
define i32 @f() {
  %x = load i32, ptr @elsewhere
  %y = load i32, ptr @here
  %s = add i32 %x, %y
  ret i32 %s
}
; EXPECT
; @elsewhere = external constant i32, align 8
; @here = constant i32 7
;
; define i32 @f() {
;   %x = load i32, ptr @elsewhere, align 4
;   %y = load i32, ptr @here, align 4
;   %s = add i32 %x, %y
;   ret i32 %s
; }
