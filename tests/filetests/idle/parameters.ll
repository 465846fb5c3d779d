; RUN: not opt -passes='hardware-loops<force-hardware-loops>' -disable-output
; Parameters that ask for what is not here are refused.
define void @f() {
  ret void
}
; EXPECT
; invalid parameter `force-hardware-loops` of pass `hardware-loops`
