; RUN: opt -passes='ipsccp'
; The one constant that all callers pass takes the place of the argument; what the function returns takes that of the calls, and
; its results go. Ranges become attributes.
define internal i32 @callee(i32 %x, i32 %y) {
  %r = add i32 %x, 1
  %z = and i32 %y, 15
  %u = icmp ult i32 %y, 300
  br i1 %u, label %yes, label %no
yes:
  ret i32 %r
no:
  ret i32 %z
}
define internal i32 @ranged(i32 %x) {
  %r = udiv i32 %x, 2
  ret i32 %r
}
define i32 @caller(i8 %v) {
  %w = zext i8 %v to i32
  %a = call i32 @callee(i32 7, i32 %w)
  %b = call i32 @callee(i32 7, i32 12)
  %c = add i32 %a, %b
  %d = call i32 @ranged(i32 %w)
  %e = icmp ult i32 %d, 128
  %f = select i1 %e, i32 %c, i32 %d
  ret i32 %f
}
; EXPECT
; define internal i32 @callee(i32 %x, i32 range(i32 0, 256) %y) {
;   %z = and i32 %y, 15
;   br label %yes
;
; yes:                                              ; preds = %0
;   ret i32 poison
; }
;
; define internal range(i32 0, 128) i32 @ranged(i32 range(i32 0, 256) %x) {
;   %r = udiv i32 %x, 2
;   ret i32 %r
; }
;
; define i32 @caller(i8 %v) {
;   %w = zext i8 %v to i32
;   %a = call i32 @callee(i32 7, i32 %w)
;   %b = call i32 @callee(i32 7, i32 12)
;   %d = call i32 @ranged(i32 %w)
;   ret i32 16
; }
