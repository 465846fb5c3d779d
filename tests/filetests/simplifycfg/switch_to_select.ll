; RUN: opt -passes='simplifycfg'
; Switches that choose one of two or three constants become selects.
define i32 @two_cases(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 10, label %first
    i32 20, label %second
  ], !prof !0
first:
  br label %join
second:
  br label %join
other:
  br label %join
join:
  %r = phi i32 [ 7, %first ], [ 2, %second ], [ 4, %other ]
  ret i32 %r
}
define i32 @no_default(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 10, label %first
    i32 20, label %second
  ], !prof !0
first:
  br label %join
second:
  br label %join
other:
  unreachable
join:
  %r = phi i32 [ 7, %first ], [ 2, %second ]
  ret i32 %r
}
; Arms may compute: the condition is known there.
define i8 @computed(i8 %x) {
entry:
  switch i8 %x, label %other [
    i8 -10, label %first
    i8 20, label %first
  ], !prof !0
first:
  %n = mul i8 %x, 2
  %z = icmp slt i8 %n, 0
  br label %join
other:
  br label %join
join:
  %r = phi i8 [ 7, %first ], [ 4, %other ]
  %s = phi i1 [ %z, %first ], [ true, %other ]
  %t = zext i1 %s to i8
  %u = add i8 %t, %r
  ret i8 %u
}
define i32 @bits(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 -5, label %hit
    i32 -3, label %hit
    i32 3, label %hit
    i32 5, label %hit
  ]
hit:
  br label %join
other:
  br label %join
join:
  %r = phi i32 [ 7, %hit ], [ 4, %other ]
  ret i32 %r
}
; Four cases whose distances are not all combinations of two bits; a value that is no constant.
define i32 @stays(i32 %x, i32 %y) {
entry:
  switch i32 %x, label %other [
    i32 0, label %hit
    i32 1, label %hit
    i32 2, label %hit
    i32 5, label %hit
  ]
hit:
  br label %join
other:
  br label %join
join:
  %r = phi i32 [ 7, %hit ], [ 4, %other ]
  switch i32 %x, label %last [
    i32 7, label %third
    i32 9, label %fourth
  ]
third:
  br label %last
fourth:
  br label %last
last:
  %s = phi i32 [ %r, %join ], [ 1, %third ], [ %y, %fourth ]
  ret i32 %s
}
!0 = !{!"branch_weights", i32 3, i32 5, i32 7}
; EXPECT
; define i32 @two_cases(i32 %x) {
; entry:
;   %switch.selectcmp = icmp eq i32 %x, 20
;   %switch.select = select i1 %switch.selectcmp, i32 2, i32 4, !prof !0
;   %switch.selectcmp1 = icmp eq i32 %x, 10
;   %switch.select2 = select i1 %switch.selectcmp1, i32 7, i32 %switch.select, !prof !1
;   ret i32 %switch.select2
; }
;
; define i32 @no_default(i32 %x) {
; entry:
;   %switch.selectcmp = icmp eq i32 %x, 10
;   %switch.select = select i1 %switch.selectcmp, i32 7, i32 2, !prof !1
;   ret i32 %switch.select
; }
;
; define i8 @computed(i8 %x) {
; entry:
;   switch i8 %x, label %join [
;     i8 -10, label %first
;     i8 20, label %first
;   ], !prof !2
;
; first:                                            ; preds = %entry, %entry
;   %n = mul i8 %x, 2
;   %z = icmp slt i8 %n, 0
;   br label %join
;
; join:                                             ; preds = %first, %entry
;   %r = phi i8 [ 7, %first ], [ 4, %entry ]
;   %s = phi i1 [ %z, %first ], [ true, %entry ]
;   %t = zext i1 %s to i8
;   %u = add i8 %t, %r
;   ret i8 %u
; }
;
; define i32 @bits(i32 %x) {
; entry:
;   %0 = sub i32 %x, -5
;   %switch.and = and i32 %0, -11
;   %switch.selectcmp = icmp eq i32 %switch.and, 0
;   %1 = select i1 %switch.selectcmp, i32 7, i32 4
;   ret i32 %1
; }
;
; define i32 @stays(i32 %x, i32 %y) {
; entry:
;   switch i32 %x, label %other [
;     i32 0, label %join
;     i32 1, label %join
;     i32 2, label %join
;     i32 5, label %join
;   ]
;
; other:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %other, %entry, %entry, %entry, %entry
;   %r = phi i32 [ 4, %other ], [ 7, %entry ], [ 7, %entry ], [ 7, %entry ], [ 7, %entry ]
;   switch i32 %x, label %last [
;     i32 7, label %third
;     i32 9, label %fourth
;   ]
;
; third:                                            ; preds = %join
;   br label %last
;
; fourth:                                           ; preds = %join
;   br label %last
;
; last:                                             ; preds = %fourth, %third, %join
;   %s = phi i32 [ %r, %join ], [ 1, %third ], [ %y, %fourth ]
;   ret i32 %s
; }
;
; !0 = !{!"branch_weights", i32 7, i32 8}
; !1 = !{!"branch_weights", i32 5, i32 10}
; !2 = !{!"branch_weights", i32 3, i32 5, i32 7}
