; RUN: opt -passes=deadargelim
; Callers of a function that stays as it is pass poison for what it ignores, and noundef goes; a byval copy is still made.
define i32 @visible(i32 noundef %ignored, i32 %used, ptr byval(i32) %copy) {
  ret i32 %used
}
define linkonce i32 @replaceable(i32 %ignored) {
  ret i32 0
}
define i32 @f(i32 %x, ptr %p) {
  %r = call i32 @visible(i32 noundef %x, i32 %x, ptr byval(i32) %p)
  %s = call i32 @replaceable(i32 %x)
  %t = add i32 %r, %s
  ret i32 %t
}
; EXPECT
; define i32 @visible(i32 %ignored, i32 %used, ptr byval(i32) %copy) {
;   ret i32 %used
; }
;
; define linkonce i32 @replaceable(i32 %ignored) {
;   ret i32 0
; }
;
; define i32 @f(i32 %x, ptr %p) {
;   %r = call i32 @visible(i32 poison, i32 %x, ptr byval(i32) %p)
;   %s = call i32 @replaceable(i32 %x)
;   %t = add i32 %r, %s
;   ret i32 %t
; }
