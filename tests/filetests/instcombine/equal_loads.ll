; RUN: opt -passes='instcombine'
; A load that stands for a later one keeps what is undefined at once where it does not hold; promises that make poison only where both
; make them.
define i32 @defined(ptr %p) {
  %a = load i32, ptr %p, !range !0, !noundef !2, !alias.scope !3
  %b = load i32, ptr %p, !range !1, !noundef !2
  %r = mul i32 %a, %b
  ret i32 %r
}
define i32 @may_be_poison(ptr %p) {
  %a = load i32, ptr %p, !range !0, !alias.scope !3
  %b = load i32, ptr %p, !range !1
  %r = mul i32 %a, %b
  ret i32 %r
}
!0 = !{i32 0, i32 5}
!1 = !{i32 7, i32 9}
!2 = !{}
!3 = !{!4}
!4 = distinct !{!4, !5}
!5 = distinct !{!5}
; EXPECT
; define i32 @defined(ptr %p) {
;   %a = load i32, ptr %p, align 4, !range !0, !alias.scope !1, !noundef !4
;   %r = mul nuw nsw i32 %a, %a
;   ret i32 %r
; }
;
; define i32 @may_be_poison(ptr %p) {
;   %a = load i32, ptr %p, align 4, !alias.scope !1
;   %r = mul i32 %a, %a
;   ret i32 %r
; }
;
; !0 = !{i32 0, i32 5}
; !1 = !{!2}
; !2 = distinct !{!2, !3}
; !3 = distinct !{!3}
; !4 = !{}
