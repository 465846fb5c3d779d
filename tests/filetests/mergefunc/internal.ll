; RUN: opt -passes=mergefunc
; Callers of an internal function call the equal one, and it goes; names and the order of blocks do not count.
define internal i32 @first(i32 %x, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %y = add nsw i32 %x, 1
  ret i32 %y
b:
  ret i32 0
}
define internal i32 @second(i32 %value, i1 %cond) {
entry:
  br i1 %cond, label %then, label %else
else:
  ret i32 0
then:
  %sum = add nsw i32 %value, 1
  ret i32 %sum
}
define ptx_kernel void @k(ptr %p, i1 %c) {
  %a = call i32 @first(i32 1, i1 %c)
  %b = call i32 @second(i32 2, i1 %c)
  store i32 %a, ptr %p
  store i32 %b, ptr %p
  ret void
}
; EXPECT
; define internal i32 @first(i32 %x, i1 %c) {
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %0
;   %y = add nsw i32 %x, 1
;   ret i32 %y
;
; b:                                                ; preds = %0
;   ret i32 0
; }
;
; define ptx_kernel void @k(ptr %p, i1 %c) {
;   %a = call i32 @first(i32 1, i1 %c)
;   %b = call i32 @first(i32 2, i1 %c)
;   store i32 %a, ptr %p, align 4
;   store i32 %b, ptr %p, align 4
;   ret void
; }
