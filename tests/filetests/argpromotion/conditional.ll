; RUN: opt -passes=argpromotion
; A load under a condition moves only where all callers pass memory that is there and aligned.
define internal i32 @known(i1 %c, ptr %p) {
  br i1 %c, label %then, label %else
then:
  %x = load i32, ptr %p, align 4
  ret i32 %x
else:
  ret i32 0
}
define internal i32 @unknown(i1 %c, ptr %p) {
  br i1 %c, label %then, label %else
then:
  %x = load i32, ptr %p, align 4
  ret i32 %x
else:
  ret i32 0
}
define i32 @f(i1 %c, ptr %p, ptr align 4 dereferenceable(4) %q) {
  %slot = alloca i32, align 4
  store i32 1, ptr %slot
  %a = call i32 @known(i1 %c, ptr %slot)
  %b = call i32 @known(i1 %c, ptr %q)
  %d = call i32 @unknown(i1 %c, ptr %p)
  %s = add i32 %a, %b
  %t = add i32 %s, %d
  ret i32 %t
}
; EXPECT
; define internal i32 @known(i1 %c, i32 %p.0.val) {
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %0
;   ret i32 %p.0.val
;
; else:                                             ; preds = %0
;   ret i32 0
; }
;
; define internal i32 @unknown(i1 %c, ptr %p) {
;   br i1 %c, label %then, label %else
;
; then:                                             ; preds = %0
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
;
; else:                                             ; preds = %0
;   ret i32 0
; }
;
; define i32 @f(i1 %c, ptr %p, ptr align 4 dereferenceable(4) %q) {
;   %slot = alloca i32, align 4
;   store i32 1, ptr %slot, align 4
;   %slot.val = load i32, ptr %slot, align 4
;   %a = call i32 @known(i1 %c, i32 %slot.val)
;   %q.val = load i32, ptr %q, align 4
;   %b = call i32 @known(i1 %c, i32 %q.val)
;   %d = call i32 @unknown(i1 %c, ptr %p)
;   %s = add i32 %a, %b
;   %t = add i32 %s, %d
;   ret i32 %t
; }
