; RUN: opt -passes='reassociate<keep-forms>'
; A sum with a constant that is sign-extended keeps its form, with which the constant goes into an address; not where it is not extended, has no constant, keeps nsw in any order, or where constants meet.
define i64 @address(i32 %k, i32 %n) {
  %i = or disjoint i32 %k, 3
  %s = add nsw i32 %i, %n
  %r = sext i32 %s to i64
  ret i64 %r
}
define i32 @narrow(i32 %k, i32 %n) {
  %i = or disjoint i32 %k, 3
  %s = add nsw i32 %i, %n
  ret i32 %s
}
define i64 @no_constant(i32 %m, i32 %n, ptr %p) {
  %k = load i32, ptr %p
  %i = add nsw i32 %k, %m
  %s = add nsw i32 %i, %n
  %r = sext i32 %s to i64
  ret i64 %r
}
define i64 @wraps(i32 %k, i32 %n) {
  %i = add i32 %k, 3
  %s = add nsw i32 %i, %n
  %r = sext i32 %s to i64
  ret i64 %r
}
define i64 @constants_meet(i32 %k, i32 %n) {
  %i = add nsw i32 %k, 3
  %j = add nsw i32 %n, 4
  %s = add nsw i32 %i, %j
  %r = sext i32 %s to i64
  ret i64 %r
}
; EXPECT
; define i64 @address(i32 %k, i32 %n) {
;   %i = or disjoint i32 %k, 3
;   %s = add nsw i32 %i, %n
;   %r = sext i32 %s to i64
;   ret i64 %r
; }
;
; define i32 @narrow(i32 %k, i32 %n) {
;   %i = or disjoint i32 %k, 3
;   %s = add nsw i32 %i, %n
;   ret i32 %s
; }
;
; define i64 @no_constant(i32 %m, i32 %n, ptr %p) {
;   %k = load i32, ptr %p, align 4
;   %i = add i32 %m, %n
;   %s = add i32 %k, %i
;   %r = sext i32 %s to i64
;   ret i64 %r
; }
;
; define i64 @wraps(i32 %k, i32 %n) {
;   %i = add i32 %k, 3
;   %s = add nsw i32 %i, %n
;   %r = sext i32 %s to i64
;   ret i64 %r
; }
;
; define i64 @constants_meet(i32 %k, i32 %n) {
;   %i = add i32 %k, 7
;   %s = add i32 %i, %n
;   %r = sext i32 %s to i64
;   ret i64 %r
; }
