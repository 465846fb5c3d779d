; RUN: not opt -passes='print<cost-model>' -cost-kind=weight -disable-output
; A kind of costs that there is not.
define void @f() {
  ret void
}
; EXPECT
; INPUT: error: -cost-kind=weight: one of throughput, latency, code-size, size-latency, all
; after pass `cost-model` on function `f`
