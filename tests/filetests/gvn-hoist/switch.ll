; RUN: opt -passes=gvn-hoist -gvn-hoist-max-depth=1
; All cases of a switch must have it; deeper than the limit nothing is looked at.
define i32 @f(i32 %n, i32 %v) {
entry:
  switch i32 %n, label %other [
    i32 0, label %zero
    i32 1, label %one
  ]
zero:
  %a = xor i32 %v, 9
  %b = udiv i32 %v, 3
  %c = add i32 %a, %b
  ret i32 %c
one:
  %d = xor i32 %v, 9
  %e = udiv i32 %v, 3
  %g = sub i32 %d, %e
  ret i32 %g
other:
  %h = xor i32 %v, 9
  %i = udiv i32 %v, 3
  %j = mul i32 %h, %i
  ret i32 %j
}
; EXPECT
; define i32 @f(i32 %n, i32 %v) {
; entry:
;   %h = xor i32 %v, 9
;   %i = udiv i32 %v, 3
;   switch i32 %n, label %other [
;     i32 0, label %zero
;     i32 1, label %one
;   ]
;
; zero:                                             ; preds = %entry
;   %c = add i32 %h, %i
;   ret i32 %c
;
; one:                                              ; preds = %entry
;   %g = sub i32 %h, %i
;   ret i32 %g
;
; other:                                            ; preds = %entry
;   %j = mul i32 %h, %i
;   ret i32 %j
; }
