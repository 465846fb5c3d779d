; RUN: opt -passes='ipsccp<func-spec>' -force-specialization
; A function is copied for the constants that calls pass, each call calls the best copy that fits, and what nobody calls any more goes. A
; function that others see stays beside its copies, and so does one that is called with something else.
define internal i32 @apply(ptr %f, i32 %n) {
  %r = call i32 %f(i32 %n)
  ret i32 %r
}
define i32 @twice(i32 %n) {
  %r = mul i32 %n, 2
  ret i32 %r
}
define i32 @next(i32 %n) {
  %r = add i32 %n, 1
  ret i32 %r
}
define i32 @first(i32 %n) {
  %r = call i32 @apply(ptr @twice, i32 %n)
  ret i32 %r
}
define i32 @second(i32 %n) {
  %a = call i32 @apply(ptr @next, i32 %n)
  %r = call i32 @apply(ptr @twice, i32 %a)
  ret i32 %r
}
define i32 @seen(i1 %c, i32 %n) {
  br i1 %c, label %one, label %two
one:
  %a = mul i32 %n, 3
  ret i32 %a
two:
  ret i32 %n
}
define i32 @third(i32 %n, i1 %c) {
  %a = call i32 @seen(i1 true, i32 %n)
  %b = call i32 @seen(i1 %c, i32 %a)
  ret i32 %b
}
; What others may replace, what must not be copied and what is to be small stays.
define weak i32 @weak(i32 %n) {
  ret i32 %n
}
define internal i32 @single(i32 %n) noduplicate {
  %r = add i32 %n, 1
  ret i32 %r
}
define internal i32 @small(i32 %n) minsize {
  %r = add i32 %n, 1
  ret i32 %r
}
define i32 @fourth() {
  %a = call i32 @weak(i32 1)
  %b = call i32 @single(i32 1)
  %c = call i32 @single(i32 2)
  %d = call i32 @small(i32 1)
  %e = call i32 @small(i32 2)
  %f = call i32 @external(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e)
  ret i32 %f
}
declare i32 @external(i32, i32, i32, i32, i32)
; The address of a variable that is no constant is none to copy for.
@variable = global i32 0
@constant = constant i32 7
define internal i32 @reads(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @fifth() {
  %a = call i32 @reads(ptr @variable)
  %b = call i32 @reads(ptr @constant)
  %c = add i32 %a, %b
  ret i32 %c
}
; EXPECT
; @variable = global i32 0
; @constant = constant i32 7
;
; define i32 @twice(i32 %n) {
;   %r = mul i32 %n, 2
;   ret i32 %r
; }
;
; define i32 @next(i32 %n) {
;   %r = add i32 %n, 1
;   ret i32 %r
; }
;
; define i32 @first(i32 %n) {
;   %r = call i32 @apply.specialized.1(ptr @twice, i32 %n)
;   ret i32 %r
; }
;
; define i32 @second(i32 %n) {
;   %a = call i32 @apply.specialized.2(ptr @next, i32 %n)
;   %r = call i32 @apply.specialized.1(ptr @twice, i32 %a)
;   ret i32 %r
; }
;
; define i32 @seen(i1 %c, i32 %n) {
;   br i1 %c, label %one, label %two
;
; one:                                              ; preds = %0
;   %a = mul i32 %n, 3
;   ret i32 %a
;
; two:                                              ; preds = %0
;   ret i32 %n
; }
;
; define i32 @third(i32 %n, i1 %c) {
;   %a = call i32 @seen.specialized.3(i1 true, i32 %n)
;   %b = call i32 @seen(i1 %c, i32 %a)
;   ret i32 %b
; }
;
; define weak i32 @weak(i32 %n) {
;   ret i32 %n
; }
;
; ; Function Attrs: noduplicate
; define internal range(i32 2, 4) i32 @single(i32 range(i32 1, 3) %n) #0 {
;   %r = add nuw nsw i32 %n, 1
;   ret i32 %r
; }
;
; ; Function Attrs: minsize
; define internal range(i32 2, 4) i32 @small(i32 range(i32 1, 3) %n) #1 {
;   %r = add nuw nsw i32 %n, 1
;   ret i32 %r
; }
;
; define i32 @fourth() {
;   %a = call i32 @weak(i32 1)
;   %b = call i32 @single(i32 1)
;   %c = call i32 @single(i32 2)
;   %d = call i32 @small(i32 1)
;   %e = call i32 @small(i32 2)
;   %f = call i32 @external(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e)
;   ret i32 %f
; }
;
; declare i32 @external(i32, i32, i32, i32, i32)
;
; define internal i32 @reads(ptr %p) {
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
; }
;
; define i32 @fifth() {
;   %a = call i32 @reads(ptr @variable)
;   %b = call i32 @reads.specialized.4(ptr @constant)
;   %c = add i32 %a, 7
;   ret i32 %c
; }
;
; define internal i32 @apply.specialized.1(ptr %f, i32 %n) {
;   %r = call i32 @twice(i32 %n)
;   ret i32 %r
; }
;
; define internal i32 @apply.specialized.2(ptr %f, i32 %n) {
;   %r = call i32 @next(i32 %n)
;   ret i32 %r
; }
;
; define internal i32 @seen.specialized.3(i1 %c, i32 %n) {
;   br label %one
;
; one:                                              ; preds = %0
;   %a = mul i32 %n, 3
;   ret i32 %a
; }
;
; define internal i32 @reads.specialized.4(ptr %p) {
;   ret i32 poison
; }
;
; attributes #0 = { noduplicate }
; attributes #1 = { minsize }
