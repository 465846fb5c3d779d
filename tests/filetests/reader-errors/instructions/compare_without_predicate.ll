; RUN: not verify
; A comparison says what it compares by.

define void @f(i32 %a) {
  %x = icmp i32 %a, 3
  ret void
}
; EXPECT
; INPUT:5:13: error: expected icmp predicate (e.g. 'eq')
;   %x = icmp i32 %a, 3
;             ^~~
