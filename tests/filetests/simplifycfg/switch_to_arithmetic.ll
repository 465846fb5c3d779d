; RUN: opt -passes='simplifycfg<switch-to-arithmetic>'
; Of the computations only those that compute no table of bits.
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
;   switch i32 %x, label %other [
;     i32 0, label %join
;     i32 1, label %b
;     i32 3, label %d
;   ]
;
; b:                                                ; preds = %entry
;   br label %join
;
; d:                                                ; preds = %entry
;   br label %join
;
; other:                                            ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %other, %d, %b, %entry
;   %r = phi i8 [ 9, %other ], [ -1, %b ], [ 14, %d ], [ 5, %entry ]
;   ret i8 %r
; }
;
; define i8 @masked(i32 %x, i8 %y) {
; entry:
;   switch i32 %x, label %other [
;     i32 1, label %join
;     i32 2, label %b
;     i32 4, label %c
;     i32 6, label %d
;   ]
;
; b:                                                ; preds = %entry
;   br label %join
;
; c:                                                ; preds = %entry
;   br label %join
;
; d:                                                ; preds = %entry
;   br label %join
;
; other:                                            ; preds = %entry
;   %z = call i8 @f(i8 %y)
;   br label %join
;
; join:                                             ; preds = %other, %d, %c, %b, %entry
;   %r = phi i8 [ %z, %other ], [ -1, %b ], [ 14, %c ], [ 7, %d ], [ 5, %entry ]
;   ret i8 %r
; }
;
; define i8 @covered(i2 %x, i32 %y) {
; entry:
;   switch i2 %x, label %other [
;     i2 0, label %join
;     i2 1, label %b
;     i2 -2, label %c
;     i2 -1, label %d
;   ]
;
; b:                                                ; preds = %entry
;   br label %join
;
; c:                                                ; preds = %entry
;   br label %join
;
; d:                                                ; preds = %entry
;   br label %join
;
; other:                                            ; preds = %entry
;   unreachable
;
; join:                                             ; preds = %d, %c, %b, %entry
;   %r = phi i8 [ 7, %d ], [ -1, %b ], [ 14, %c ], [ 5, %entry ]
;   %m = and i32 %y, 7
;   switch i32 %m, label %least [
;     i32 1, label %last
;     i32 2, label %g
;     i32 5, label %h
;   ]
;
; g:                                                ; preds = %join
;   br label %last
;
; h:                                                ; preds = %join
;   br label %last
;
; least:                                            ; preds = %join
;   br label %last
;
; last:                                             ; preds = %least, %h, %g, %join
;   %s = phi i8 [ 77, %least ], [ 11, %g ], [ 9, %h ], [ 1, %join ]
;   %t = add i8 %r, %s
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
