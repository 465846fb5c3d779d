; RUN: opt -passes='function(instsimplify,print<lazy-value-info>)' -disable-output
; It stands among other passes over functions.
define i32 @f(i32 %x) {
  %y = add i32 %x, 0
  ret i32 %y
}
; EXPECT
; LVI for function 'f':
