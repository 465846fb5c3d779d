; RUN: opt -passes='ipsccp<func-spec>' -funcspec-min-function-size=5
; A copy is made where a good part of the function folds: blocks that nothing leads to count, phis of one constant, too. The other function
; would keep nearly all it has.
define internal i32 @folds(i32 %kind, i32 %n, ptr %p) {
entry:
  switch i32 %kind, label %other [
    i32 0, label %zero
    i32 1, label %one
  ]
zero:
  %a = sdiv i32 %n, 3
  %b = sdiv i32 %a, 5
  %c = sdiv i32 %b, %n
  store volatile i32 %c, ptr %p
  br label %other
one:
  %d = sdiv i32 %n, 7
  %e = sdiv i32 %d, 9
  %f = sdiv i32 %e, %n
  store volatile i32 %f, ptr %p
  br label %other
other:
  %s = mul i32 %kind, 7
  %t = udiv i32 %s, 3
  %u = udiv i32 %t, 3
  %v = udiv i32 %u, 3
  %w = add i32 %v, %n
  ret i32 %w
}
define i32 @call_folds(i32 %n, i32 %k, ptr %p) {
  %a = call i32 @folds(i32 5, i32 %n, ptr %p)
  %b = call i32 @folds(i32 %k, i32 %a, ptr %p)
  ret i32 %b
}
define internal i32 @keeps(i32 %kind, i32 %n, ptr %p) {
entry:
  %a = sdiv i32 %n, 3
  %b = sdiv i32 %a, 5
  %c = sdiv i32 %b, %n
  store volatile i32 %c, ptr %p
  %d = add i32 %kind, %c
  ret i32 %d
}
define i32 @call_keeps(i32 %n, i32 %k, ptr %p) {
  %a = call i32 @keeps(i32 5, i32 %n, ptr %p)
  %b = call i32 @keeps(i32 %k, i32 %a, ptr %p)
  ret i32 %b
}
; EXPECT
; define internal i32 @folds(i32 %kind, i32 %n, ptr %p) {
; entry:
;   switch i32 %kind, label %other [
;     i32 0, label %zero
;     i32 1, label %one
;   ]
;
; zero:                                             ; preds = %entry
;   %a = sdiv i32 %n, 3
;   %b = sdiv i32 %a, 5
;   %c = sdiv i32 %b, %n
;   store volatile i32 %c, ptr %p, align 4
;   br label %other
;
; one:                                              ; preds = %entry
;   %d = sdiv i32 %n, 7
;   %e = sdiv i32 %d, 9
;   %f = sdiv i32 %e, %n
;   store volatile i32 %f, ptr %p, align 4
;   br label %other
;
; other:                                            ; preds = %one, %zero, %entry
;   %s = mul i32 %kind, 7
;   %t = udiv i32 %s, 3
;   %u = udiv i32 %t, 3
;   %v = udiv i32 %u, 3
;   %w = add i32 %v, %n
;   ret i32 %w
; }
;
; define i32 @call_folds(i32 %n, i32 %k, ptr %p) {
;   %a = call i32 @folds.specialized.1(i32 5, i32 %n, ptr %p)
;   %b = call i32 @folds(i32 %k, i32 %a, ptr %p)
;   ret i32 %b
; }
;
; define internal i32 @keeps(i32 %kind, i32 %n, ptr %p) {
; entry:
;   %a = sdiv i32 %n, 3
;   %b = sdiv i32 %a, 5
;   %c = sdiv i32 %b, %n
;   store volatile i32 %c, ptr %p, align 4
;   %d = add i32 %kind, %c
;   ret i32 %d
; }
;
; define i32 @call_keeps(i32 %n, i32 %k, ptr %p) {
;   %a = call i32 @keeps(i32 5, i32 %n, ptr %p)
;   %b = call i32 @keeps(i32 %k, i32 %a, ptr %p)
;   ret i32 %b
; }
;
; define internal i32 @folds.specialized.1(i32 %kind, i32 %n, ptr %p) {
; entry:
;   br label %other
;
; other:                                            ; preds = %entry
;   %w = add i32 1, %n
;   ret i32 %w
; }
