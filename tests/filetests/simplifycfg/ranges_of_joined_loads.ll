; RUN: opt -passes='simplifycfg<hoist-common-insts>'
; Two loads become one: what it gives is in a range of one or the other. A range that wraps says nothing then.

define i8 @apart(i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %v = load i8, ptr %p, !range !0
  ret i8 %v

no:
  %w = load i8, ptr %p, !range !1
  ret i8 %w
}

define i8 @touching(i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %v = load i8, ptr %p, !range !0
  ret i8 %v

no:
  %w = load i8, ptr %p, !range !2
  ret i8 %w
}

define i8 @wraps(i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %v = load i8, ptr %p, !range !0
  ret i8 %v

no:
  %w = load i8, ptr %p, !range !3
  ret i8 %w
}

!0 = !{i8 -4, i8 2}
!1 = !{i8 5, i8 9}
!2 = !{i8 2, i8 7}
!3 = !{i8 100, i8 -100}
; EXPECT
; define i8 @apart(i1 %c, ptr %p) {
; entry:
;   %v = load i8, ptr %p, align 1, !range !0
;   ret i8 %v
; }
;
; define i8 @touching(i1 %c, ptr %p) {
; entry:
;   %v = load i8, ptr %p, align 1, !range !1
;   ret i8 %v
; }
;
; define i8 @wraps(i1 %c, ptr %p) {
; entry:
;   %v = load i8, ptr %p, align 1
;   ret i8 %v
; }
;
; !0 = !{i8 -4, i8 2, i8 5, i8 9}
; !1 = !{i8 -4, i8 7}
