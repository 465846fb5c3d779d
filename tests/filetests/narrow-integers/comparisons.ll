; RUN: opt -passes='narrow-integers'
; Of sums, where signed order is unsigned order. Not of constants that do not fit, signs that count, other shifts, masks.
define i1 @sum(i16 %a, i16 %b, i32 %c) {
  %x = zext i16 %a to i64
  %y = zext i16 %b to i64
  %z = zext i32 %c to i64
  %s = add i64 %x, %y
  %p = icmp slt i64 %s, %z
  ret i1 %p
}
define i1 @not(i64 %a, i16 %b) {
  %h = lshr i64 %a, 32
  %x = zext i16 %b to i64
  %s = ashr i64 %a, 32
  %t = lshr i64 %a, 33
  %m = and i64 %a, 15
  %p = icmp eq i64 %h, 4294967296
  %q = icmp sgt i64 %x, -1
  %r = icmp eq i64 %s, 1
  %u = icmp eq i64 %t, 1
  %v = icmp eq i64 %m, 1
  %o1 = or i1 %p, %q
  %o2 = or i1 %r, %u
  %o3 = or i1 %o1, %o2
  %o4 = or i1 %o3, %v
  ret i1 %o4
}
; EXPECT
; define i1 @sum(i16 %a, i16 %b, i32 %c) {
;   %1 = zext i16 %a to i32
;   %2 = zext i16 %b to i32
;   %s.short = add nuw nsw i32 %1, %2
;   %p = icmp ult i32 %s.short, %c
;   ret i1 %p
; }
;
; define i1 @not(i64 %a, i16 %b) {
;   %h = lshr i64 %a, 32
;   %x = zext i16 %b to i64
;   %s = ashr i64 %a, 32
;   %t = lshr i64 %a, 33
;   %m = and i64 %a, 15
;   %p = icmp eq i64 %h, 4294967296
;   %q = icmp sgt i64 %x, -1
;   %r = icmp eq i64 %s, 1
;   %u = icmp eq i64 %t, 1
;   %v = icmp eq i64 %m, 1
;   %o1 = or i1 %p, %q
;   %o2 = or i1 %r, %u
;   %o3 = or i1 %o1, %o2
;   %o4 = or i1 %o3, %v
;   ret i1 %o4
; }
