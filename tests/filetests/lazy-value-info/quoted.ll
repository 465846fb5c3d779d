; RUN: opt -passes='print<lazy-value-info>' -disable-output
; The name is as it is, without quotes of its own.
define void @"a b"() {
  ret void
}
; EXPECT
; LVI for function 'a b':
