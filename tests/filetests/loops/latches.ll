; RUN: opt -passes='print<loops>' -disable-output
; A loop of one unnamed block, and one with two back edges.
define void @latches(i32 %n) {
  br label %1
1:
  %again = icmp eq i32 %n, 0
  br i1 %again, label %1, label %head
head:
  switch i32 %n, label %done [
    i32 1, label %head
    i32 2, label %back
  ]
back:
  br label %head
done:
  ret void
}
; EXPECT
; Loop info for function 'latches':
; Loop at depth 1 containing: %head<header><latch><exiting>,%back<latch>
; Loop at depth 1 containing: %1<header><latch><exiting>
