; RUN: opt -passes='instsimplify'
; Comparisons that a declared range decides; of several intervals it is the range around them that counts.
define i1 @loaded(ptr %p) {
  %x = load i32, ptr %p, align 4, !range !0
  %c = icmp ne i32 %x, 0
  ret i1 %c
}
define i1 @inside(ptr %p) {
  %x = load i32, ptr %p, align 4, !range !0
  %c = icmp ne i32 %x, 5
  ret i1 %c
}
define i1 @two_intervals(ptr %p) {
  %x = load i32, ptr %p, align 4, !range !1
  %c = icmp ult i32 %x, 50
  ret i1 %c
}
define i1 @between_two_intervals(ptr %p) {
  %x = load i32, ptr %p, align 4, !range !1
  %c = icmp eq i32 %x, 10
  ret i1 %c
}
define i1 @wrapping_intervals(ptr %p) {
  %x = load i8, ptr %p, align 1, !range !2
  %c = icmp eq i8 %x, 64
  ret i1 %c
}
define i1 @returned() {
  %x = call range(i32 1, 1025) i32 @number()
  %c = icmp samesign ugt i32 %x, 1024
  ret i1 %c
}
define i1 @argument(i32 range(i32 -3, 4) %x) {
  %c = icmp slt i32 %x, 4
  ret i1 %c
}
declare i32 @number()
!0 = !{i32 1, i32 6}
!1 = !{i32 1, i32 6, i32 20, i32 40}
!2 = !{i8 -3, i8 4, i8 100, i8 -100}
; EXPECT
; define i1 @loaded(ptr %p) {
;   ret i1 true
; }
;
; define i1 @inside(ptr %p) {
;   %x = load i32, ptr %p, align 4, !range !0
;   %c = icmp ne i32 %x, 5
;   ret i1 %c
; }
;
; define i1 @two_intervals(ptr %p) {
;   ret i1 true
; }
;
; define i1 @between_two_intervals(ptr %p) {
;   %x = load i32, ptr %p, align 4, !range !1
;   %c = icmp eq i32 %x, 10
;   ret i1 %c
; }
;
; define i1 @wrapping_intervals(ptr %p) {
;   %x = load i8, ptr %p, align 1, !range !2
;   %c = icmp eq i8 %x, 64
;   ret i1 %c
; }
;
; define i1 @returned() {
;   %x = call range(i32 1, 1025) i32 @number()
;   ret i1 false
; }
;
; define i1 @argument(i32 range(i32 -3, 4) %x) {
;   ret i1 true
; }
;
; declare i32 @number()
;
; !0 = !{i32 1, i32 6}
; !1 = !{i32 1, i32 6, i32 20, i32 40}
; !2 = !{i8 -3, i8 4, i8 100, i8 -100}
