; RUN: opt -passes='reassociate'
; Code that is never reached may use itself; it stays as it is.
define void @unreachable() {
entry:
  ret void
loop:
  %a = add i32 %b, 1
  %b = add i32 %a, %b
  br label %loop
}
; EXPECT
; define void @unreachable() {
; entry:
;   ret void
;
; loop:                                             ; preds = %loop
;   %a = add i32 %b, 1
;   %b = add i32 %a, %b
;   br label %loop
; }
