; RUN: opt -passes='print<structural-hash>' -disable-output
; A module without functions.
declare void @d()
; EXPECT
; Module Hash: 0000000000000000
