; RUN: not verify
; A switch has a case once.

define void @f(i32 %a) {
  switch i32 %a, label %d [ i32 1, label %d
 i32 1, label %d ]
d:
  ret void
}
; EXPECT
; INPUT:6:2: error: duplicate case value in switch
;  i32 1, label %d ]
;  ^~~
