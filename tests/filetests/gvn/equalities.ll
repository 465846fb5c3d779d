; RUN: opt -passes=gvn
; What branches and switches say; of pointers only what is of the same object.
define i32 @branch(i32 %a, i32 %b) {
entry:
  %c = icmp eq i32 %a, 7
  %d = icmp ult i32 %b, 10
  %e = and i1 %c, %d
  br i1 %e, label %yes, label %no
yes:
  %x = add i32 %a, %b
  %n = icmp uge i32 %b, 10
  %z = zext i1 %n to i32
  %r = add i32 %x, %z
  ret i32 %r
no:
  ret i32 %a
}
define i32 @cases(i32 %a) {
entry:
  switch i32 %a, label %other [
    i32 1, label %one
    i32 2, label %both
    i32 3, label %both
  ]
one:
  %x = mul i32 %a, 5
  ret i32 %x
both:
  ret i32 %a
other:
  ret i32 0
}
define ptr @pointers(ptr %p, ptr %q) {
entry:
  %c = icmp eq ptr %p, %q
  br i1 %c, label %yes, label %no
yes:
  ret ptr %p
no:
  ret ptr %q
}
; EXPECT
; define i32 @branch(i32 %a, i32 %b) {
; entry:
;   %c = icmp eq i32 %a, 7
;   %d = icmp ult i32 %b, 10
;   %e = and i1 %c, %d
;   br i1 %e, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %x = add i32 7, %b
;   ret i32 %x
;
; no:                                               ; preds = %entry
;   ret i32 %a
; }
;
; define i32 @cases(i32 %a) {
; entry:
;   switch i32 %a, label %other [
;     i32 1, label %one
;     i32 2, label %both
;     i32 3, label %both
;   ]
;
; one:                                              ; preds = %entry
;   ret i32 5
;
; both:                                             ; preds = %entry, %entry
;   ret i32 %a
;
; other:                                            ; preds = %entry
;   ret i32 0
; }
;
; define ptr @pointers(ptr %p, ptr %q) {
; entry:
;   %c = icmp eq ptr %p, %q
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   ret ptr %p
;
; no:                                               ; preds = %entry
;   ret ptr %q
; }
