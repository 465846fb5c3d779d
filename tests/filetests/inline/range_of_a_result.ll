; RUN: opt -passes='inline'
; Two ranges of a result: what is in both is left. Ranges that have nothing in common stay as they are.

declare i8 @number()

define i8 @both() {
  %r = call range(i8 5, 10) i8 @number()
  ret i8 %r
}

define i8 @narrower() {
  %r = call range(i8 0, 7) i8 @both()
  ret i8 %r
}

define i8 @nothing_in_common() {
  %r = call range(i8 20, 30) i8 @both()
  ret i8 %r
}
; EXPECT
; declare i8 @number()
;
; define i8 @both() {
;   %r = call range(i8 5, 10) i8 @number()
;   ret i8 %r
; }
;
; define i8 @narrower() {
;   %r.i = call range(i8 5, 7) i8 @number()
;   ret i8 %r.i
; }
;
; define i8 @nothing_in_common() {
;   %r.i = call range(i8 5, 10) i8 @number()
;   ret i8 %r.i
; }
