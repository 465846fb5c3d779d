; RUN: opt -passes='print<lazy-value-info>,print<lazy-value-info>' -disable-output
; Each time that it runs it says the same.
define void @f() {
  ret void
}
; EXPECT
; LVI for function 'f':
; LVI for function 'f':
