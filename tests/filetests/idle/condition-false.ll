; RUN: opt -passes='coro-cond(globaldce,function(adce))'
; Without coroutines nothing runs: neither the function nor the sum goes.
define internal i32 @f(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %x
}
; EXPECT
; define internal i32 @f(i32 %x) {
;   %y = add i32 %x, 1
;   ret i32 %x
; }
