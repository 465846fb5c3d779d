; RUN: opt -passes='simplifycfg<switch-to-lookup>'
; Switches that choose constants become computations.
target datalayout = "e-i64:64-n8:16:32:64"
define i8 @linear(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 10, label %a
    i32 11, label %b
    i32 12, label %c
    i32 13, label %d
  ], !prof !0
a:
  br label %join
b:
  br label %join
c:
  br label %join
d:
  br label %join
other:
  br label %join
join:
  %r = phi i8 [ 5, %a ], [ 8, %b ], [ 11, %c ], [ 14, %d ], [ 0, %other ]
  ret i8 %r
}
define i8 @bits(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 0, label %a
    i32 1, label %b
    i32 3, label %d
  ]
a:
  br label %join
b:
  br label %join
d:
  br label %join
other:
  br label %join
join:
  %r = phi i8 [ 5, %a ], [ -1, %b ], [ 14, %d ], [ 9, %other ]
  ret i8 %r
}
; What the default brings is no constant: a mask tells the cases.
define i8 @masked(i32 %x, i8 %y) {
entry:
  switch i32 %x, label %other [
    i32 1, label %a
    i32 2, label %b
    i32 4, label %c
    i32 6, label %d
  ]
a:
  br label %join
b:
  br label %join
c:
  br label %join
d:
  br label %join
other:
  %z = call i8 @f(i8 %y)
  br label %join
join:
  %r = phi i8 [ 5, %a ], [ -1, %b ], [ 14, %c ], [ 7, %d ], [ %z, %other ]
  ret i8 %r
}
; All values are cases, or all that the condition can have: no comparison.
define i8 @covered(i2 %x, i32 %y) {
entry:
  switch i2 %x, label %other [
    i2 0, label %a
    i2 1, label %b
    i2 2, label %c
    i2 3, label %d
  ]
a:
  br label %join
b:
  br label %join
c:
  br label %join
d:
  br label %join
other:
  unreachable
join:
  %r = phi i8 [ 5, %a ], [ -1, %b ], [ 14, %c ], [ 7, %d ]
  %m = and i32 %y, 7
  switch i32 %m, label %least [
    i32 1, label %e
    i32 2, label %g
    i32 5, label %h
  ]
e:
  br label %last
g:
  br label %last
h:
  br label %last
least:
  br label %last
last:
  %s = phi i8 [ 1, %e ], [ 11, %g ], [ 9, %h ], [ 77, %least ]
  %t = add i8 %r, %s
  ret i8 %t
}
; Too wide for one integer, and no cases for a mask.
define i64 @stays(i32 %x, i64 %y) {
entry:
  switch i32 %x, label %other [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
  ]
a:
  br label %join
b:
  br label %join
c:
  br label %join
other:
  br label %join
join:
  %r = phi i64 [ 5, %a ], [ 1, %b ], [ 14, %c ], [ 9, %other ]
  ret i64 %r
}
declare i8 @f(i8)
!0 = !{!"branch_weights", i32 3, i32 5, i32 7, i32 9, i32 11}
; EXPECT
; target datalayout = "e-i64:64-n8:16:32:64"
;
; define i8 @linear(i32 %x) {
; entry:
;   %switch.tableidx = sub i32 %x, 10
;   %0 = icmp ult i32 %switch.tableidx, 4
;   %switch.idx.cast = trunc i32 %switch.tableidx to i8
;   %switch.idx.mult = mul nsw i8 %switch.idx.cast, 3
;   %switch.offset = add nsw i8 %switch.idx.mult, 5
;   %r = select i1 %0, i8 %switch.offset, i8 0, !prof !0
;   ret i8 %r
; }
;
; define i8 @bits(i32 %x) {
; entry:
;   %0 = icmp ult i32 %x, 4
;   %switch.shiftamt = mul nuw nsw i32 %x, 8
;   %switch.downshift = lshr i32 235536133, %switch.shiftamt
;   %switch.masked = trunc i32 %switch.downshift to i8
;   %r = select i1 %0, i8 %switch.masked, i8 9
;   ret i8 %r
; }
;
; define i8 @masked(i32 %x, i8 %y) {
; entry:
;   %switch.tableidx = sub i32 %x, 1
;   %0 = icmp ult i32 %switch.tableidx, 6
;   %switch.maskindex = trunc i32 %switch.tableidx to i8
;   %switch.shifted = lshr i8 43, %switch.maskindex
;   %switch.lobit = trunc i8 %switch.shifted to i1
;   %or.cond = select i1 %0, i1 %switch.lobit, i1 false
;   br i1 %or.cond, label %switch.lookup, label %other
;
; other:                                            ; preds = %entry
;   %z = call i8 @f(i8 %y)
;   br label %join
;
; switch.lookup:                                    ; preds = %entry
;   %switch.cast = zext i32 %switch.tableidx to i48
;   %switch.shiftamt = mul nuw nsw i48 %switch.cast, 8
;   %switch.downshift = lshr i48 7696816340741, %switch.shiftamt
;   %switch.masked = trunc i48 %switch.downshift to i8
;   br label %join
;
; join:                                             ; preds = %switch.lookup, %other
;   %r = phi i8 [ %switch.masked, %switch.lookup ], [ %z, %other ]
;   ret i8 %r
; }
;
; define i8 @covered(i2 %x, i32 %y) {
; entry:
;   %switch.tableidx = sub i2 %x, -2
;   %switch.cast = zext i2 %switch.tableidx to i32
;   %switch.shiftamt = mul nuw nsw i32 %switch.cast, 8
;   %switch.downshift = lshr i32 -16447730, %switch.shiftamt
;   %switch.masked = trunc i32 %switch.downshift to i8
;   %m = and i32 %y, 7
;   %switch.cast1 = zext i32 %m to i64
;   %switch.shiftamt2 = mul nuw nsw i64 %switch.cast1, 8
;   %switch.downshift3 = lshr i64 5570118541736870221, %switch.shiftamt2
;   %switch.masked4 = trunc i64 %switch.downshift3 to i8
;   %t = add i8 %switch.masked, %switch.masked4
;   ret i8 %t
; }
;
; define i64 @stays(i32 %x, i64 %y) {
; entry:
;   switch i32 %x, label %other [
;     i32 0, label %join
;     i32 1, label %b
;     i32 2, label %c
;   ]
;
; b:                                                ; preds = %entry
;   br label %join
;
; c:                                                ; preds = %entry
;   br label %join
;
; other:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %other, %c, %b, %entry
;   %r = phi i64 [ 9, %other ], [ 1, %b ], [ 14, %c ], [ 5, %entry ]
;   ret i64 %r
; }
;
; declare i8 @f(i8)
;
; !0 = !{!"branch_weights", i32 32, i32 3}
