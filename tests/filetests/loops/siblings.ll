; RUN: opt -passes='print<loops>' -disable-output
; Two loops one after the other, the later one first.
define void @two(i1 %c) {
entry:
  br label %first
first:
  br i1 %c, label %first, label %second
second:
  br i1 %c, label %second, label %done
done:
  ret void
}
; EXPECT
; Loop info for function 'two':
; Loop at depth 1 containing: %second<header><latch><exiting>
; Loop at depth 1 containing: %first<header><latch><exiting>
