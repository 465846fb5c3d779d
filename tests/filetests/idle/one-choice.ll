; RUN: not opt -passes='cfguard<check;dispatch>' -disable-output
; Of words that exclude each other one may be given.
define void @f() {
  ret void
}
; EXPECT
; invalid parameter `dispatch` of pass `cfguard`
