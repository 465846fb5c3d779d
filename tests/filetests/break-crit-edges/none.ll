; RUN: opt -passes='break-crit-edges'
; A tree of blocks has no critical edge.
define i32 @none(i1 %c) {
entry:
  br i1 %c, label %x, label %y
x:
  ret i32 1
y:
  ret i32 2
}
; EXPECT
; define i32 @none(i1 %c) {
; entry:
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   ret i32 1
;
; y:                                                ; preds = %entry
;   ret i32 2
; }
