; RUN: opt -passes=deadargelim
; An argument that two functions only pass to each other is dead in both; one that is stored is not.
define internal i32 @even(i32 %n, i32 %dead, ptr %out) {
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %yes, label %next
yes:
  ret i32 1
next:
  store i32 %n, ptr %out
  %less = sub i32 %n, 1
  %r = call i32 @odd(i32 %dead, i32 %less, ptr %out)
  ret i32 %r
}
define internal i32 @odd(i32 %dead, i32 noundef %n, ptr %out) {
  %less = sub i32 %n, 1
  %r = call i32 @even(i32 noundef %less, i32 %dead, ptr %out)
  ret i32 %r
}
define ptx_kernel void @k(i32 %n, ptr %out) {
  %r = call i32 @even(i32 %n, i32 7, ptr %out)
  store i32 %r, ptr %out
  ret void
}
; EXPECT
; define internal i32 @even(i32 %n, ptr %out) {
;   %zero = icmp eq i32 %n, 0
;   br i1 %zero, label %yes, label %next
;
; yes:                                              ; preds = %0
;   ret i32 1
;
; next:                                             ; preds = %0
;   store i32 %n, ptr %out, align 4
;   %less = sub i32 %n, 1
;   %r = call i32 @odd(i32 %less, ptr %out)
;   ret i32 %r
; }
;
; define internal i32 @odd(i32 noundef %n, ptr %out) {
;   %less = sub i32 %n, 1
;   %r = call i32 @even(i32 noundef %less, ptr %out)
;   ret i32 %r
; }
;
; define ptx_kernel void @k(i32 %n, ptr %out) {
;   %r = call i32 @even(i32 %n, ptr %out)
;   store i32 %r, ptr %out, align 4
;   ret void
; }
