; RUN: opt -passes=partially-inline-libcalls
; A function that is not that of the library stays, by attribute or by its type.
target triple = "x86_64-unknown-linux-gnu"
declare double @sqrt(double)
declare i32 @sqrtf(i32)
define double @f(double %x, i32 %y) {
  %r = call double @sqrt(double %x) nobuiltin
  %s = call i32 @sqrtf(i32 %y)
  ret double %r
}
; EXPECT
; target triple = "x86_64-unknown-linux-gnu"
;
; declare double @sqrt(double)
;
; declare i32 @sqrtf(i32)
;
; define double @f(double %x, i32 %y) {
;   %r = call double @sqrt(double %x) #0
;   %s = call i32 @sqrtf(i32 %y)
;   ret double %r
; }
;
; attributes #0 = { nobuiltin }
