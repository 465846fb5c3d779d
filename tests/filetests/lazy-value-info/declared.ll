; RUN: opt -passes='print<lazy-value-info>' -disable-output
; Declarations have no headline of their own.
declare i32 @d(i32)
define i32 @f(i32 %x) {
  %y = call i32 @d(i32 %x)
  ret i32 %y
}
; EXPECT
; LVI for function 'f':
