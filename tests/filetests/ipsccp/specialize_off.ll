; RUN: opt -passes='ipsccp<no-func-spec>' -force-specialization
; No function is copied where that is switched off.
define internal i32 @apply(ptr %f, i32 %n) {
  %r = call i32 %f(i32 %n)
  ret i32 %r
}
declare i32 @twice(i32)
declare i32 @next(i32)
define i32 @first(i32 %n) {
  %a = call i32 @apply(ptr @twice, i32 %n)
  %b = call i32 @apply(ptr @next, i32 %a)
  ret i32 %b
}
; EXPECT
; define internal i32 @apply(ptr %f, i32 %n) {
;   %r = call i32 %f(i32 %n)
;   ret i32 %r
; }
;
; declare i32 @twice(i32)
;
; declare i32 @next(i32)
;
; define i32 @first(i32 %n) {
;   %a = call i32 @apply(ptr @twice, i32 %n)
;   %b = call i32 @apply(ptr @next, i32 %a)
;   ret i32 %b
; }
