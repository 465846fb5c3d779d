; RUN: opt -passes='print<inline-advisor>,print<ctx-prof-analysis>,print<reg-usage>' -disable-output
; Printers of what is not there say so.
define void @f() {
  ret void
}
; EXPECT
; No Inline Advisor
; No contextual profile was provided.
