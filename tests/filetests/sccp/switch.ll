; RUN: opt -passes='sccp'
; Cases outside of the range go; where the cases cover it, the default does.
define i32 @f(i32 %x) {
  %low = and i32 %x, 1
  switch i32 %low, label %other [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %two
  ]
zero:
  ret i32 10
one:
  ret i32 11
two:
  ret i32 12
other:
  ret i32 13
}
define i32 @g() {
  switch i32 7, label %other [
    i32 7, label %seven
    i32 8, label %eight
  ]
seven:
  ret i32 7
eight:
  ret i32 8
other:
  ret i32 0
}
; EXPECT
; define i32 @f(i32 %x) {
;   %low = and i32 %x, 1
;   switch i32 %low, label %default.unreachable [
;     i32 0, label %zero
;     i32 1, label %one
;   ]
;
; zero:                                             ; preds = %0
;   ret i32 10
;
; one:                                              ; preds = %0
;   ret i32 11
;
; default.unreachable:                              ; preds = %0
;   unreachable
; }
;
; define i32 @g() {
;   br label %seven
;
; seven:                                            ; preds = %0
;   ret i32 7
; }
